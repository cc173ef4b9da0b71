### Игра с теми, кто придёт, и какие столы видны в зале.

people-play = Играть с людьми
people-lead = Как только найдётся тот, кто хочет играть в то же самое, вас посадят за один стол.
people-games = Игры
people-pace = Темп
people-any = всё равно
people-bots = Через { $seconds } с занять свободные места ботами ({ $level })
people-find = Найти игроков
people-waiting = Ищем, с кем сыграть
people-others = { $count ->
    [0] Пока этого больше никто не ждёт.
    [one] Ждёт ещё { $count } человек.
    [few] Ждут ещё { $count } человека.
   *[many] Ждут ещё { $count } человек.
}
people-stay = Не закрывайте эту страницу.
people-may-go = Страницу можно закрыть: стол появится среди ваших партий.
people-stop = Больше не искать
people-crowd = { $count ->
    [one] ждёт { $count }
   *[many] ждут { $count }
}
pace-none = без часов
pace-move = { $time } на ход
pace-bank = { $time } + { $seconds } с
filters = Какие столы показывать
filter-games = Все игры
filter-paces = Любой темп
filter-live = За один присест
filter-days = По переписке
filter-free = Только со свободным местом
filter-none = Сейчас таких столов нет.
