### Подсказки за столом и ссылки на страницы сыгранных партий.

hint = Подсказка
hint-ask = Как поступил бы капитан? (H)
hint-thinking = Думает…
hint-title = Капитан поступил бы так…
hint-result = ожидаемый итог: { $result }
hint-result-about = 100 % — верная победа, 0 % — верное последнее место.
hint-share = думал об этом { $share } времени
hints-allow = Подсказки разрешены
hints-allowed = За этим столом подсказки разрешены; всем видно, сколько их взято.
hints-forbidden = За этим столом подсказки запрещены.
hints-used = { $count ->
    [one] { $count } подсказка
    [few] { $count } подсказки
   *[many] { $count } подсказок
}
log-hinted = берёт подсказку
review = Разбор
statistics = Статистика
player = Моя статистика
