### Возвращение: столы, которые вас ждут, и маленькие удобства.

turns-waiting = { $count ->
    [one] { $count } ждёт вас
    [few] { $count } ждут вас
   *[many] { $count } ждут вас
}
turns-all = Показать все ({ $count })
waits-move = Ваш ход
waits-answer = Просят взять ход назад
waits-seat = Для вас оставлено место
waits-start = Все в сборе: начинайте игру
left-days = { $count ->
    [one] остался { $count } день
    [few] осталось { $count } дня
   *[many] осталось { $count } дней
}
left-hours = { $count ->
    [one] остался { $count } час
    [few] осталось { $count } часа
   *[many] осталось { $count } часов
}
left-minutes = { $count ->
    [one] осталась { $count } минута
    [few] осталось { $count } минуты
   *[many] осталось { $count } минут
}
next-table = { $count ->
    [one] Следующий стол
    [few] Следующий стол ({ $count } ждут)
   *[many] Следующий стол ({ $count } ждут)
}
next-table-key = К следующему столу, который вас ждёт (N)
key-n = следующий стол, который вас ждёт
redo = Вернуть
redo-key = Снова сделать ход, который вы взяли назад (R)
key-r = снова сделать ход, взятый назад
confirm = Нажимать дважды
confirm-always = для всего
confirm-risks = где есть риск
confirm-losses = только если теряются очки
pause = Пауза после хода бота
pause-value = { $seconds ->
    [0] нет
   *[other] { $seconds } с
}
forced = Ходить за меня, когда выбора нет
chat-lost = Не отправлено: связь потеряна. Ваши слова остались в поле.
notices-page = Уведомления
devices = Устройства и ключи доступа
signin-short = Войти

## Задача дня

daily = Испытание дня
daily-lead = Один расклад в день, одинаковый для всех, против капитанов. Засчитывается первая попытка; потом играйте его сколько угодно.
daily-next = { $hours ->
    [0] Новый расклад через { $minutes } мин.
   *[other] Новый расклад через { $hours } ч { $minutes } мин.
}
daily-try = Играть: попытка засчитывается
daily-go-on = Продолжить попытку
daily-again = Сыграть ещё раз для тренировки
daily-seat = { $players ->
    [one] { $players } игрок
    [few] { $players } игрока
   *[many] { $players } игроков
}; ваше место { $seat }.
daily-finished = { $count ->
    [0] Никто ещё не доиграл.
    [one] Доиграл { $count } человек.
    [few] Доиграли { $count } человека.
   *[many] Доиграли { $count } человек.
}
daily-closed = Результаты и партии остальных откроются после вашей попытки.
daily-late = День закончился, но начатые попытки засчитываются ещё два часа после полуночи (UTC). Потом результаты откроются для всех.
daily-standing = Таблица дня
daily-rank = Место
daily-name = Имя
daily-points = Очки
daily-place = Место за столом
daily-left = партия брошена
daily-bots = Боты на том же месте
daily-month = Таблица месяца
daily-month-about = Каждый день первые семеро получают 10, 8, 6, 5, 4, 3 и 2, все остальные доигравшие — 1. Сегодняшний день засчитается завтра.
daily-prizes = Призы
daily-tries = Партии
daily-before = Днём раньше
daily-after = Днём позже
daily-today = Сегодня
unrated-daily = Это испытание дня: у него своя таблица, в рейтингах оно не учитывается.
