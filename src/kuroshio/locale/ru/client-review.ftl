### Страницы сыгранных партий: повтор, разбор, история, статистика.

## Повтор

replay-eyes = Глазами
replay-eyes-all = Всех: карты открыты
replay-download = Запись партии
replay-controls = Моменты партии
replay-first = В начало
replay-back = На ход назад
replay-play = Воспроизвести
replay-pause = Пауза
replay-next = На ход вперёд
replay-last = В конец
replay-moment = Момент
replay-at = сделано ходов: { $at } из { $moves }
replay-side = Рядом с полем
upload = Посмотреть запись партии
upload-about = Перетащите сюда файл с записью или выберите его, чтобы пересмотреть и разобрать партию.
upload-busy = Повторяем каждый ход…
upload-choose = Выбрать файл

## Разбор

review-start = Разобрать эту партию
review-about = Компьютер доигрывает партию из многих позиций и заново рассматривает каждое решение. Это занимает минуту или несколько; страницу можно пока закрыть.
review-waiting = Сначала другие разборы…
review-working = Разобрано: { $share }…
review-left = { $minutes ->
    [one] Осталась примерно { $minutes } минута.
    [few] Осталось примерно { $minutes } минуты.
   *[other] Осталось примерно { $minutes } минут.
}
review-goes-on = Эту страницу можно закрыть: разбор продолжится.
review-failed = Эту партию разобрать не удалось.
review-curve = Шансы на победу по ходу партии
review-here = Решение в этот момент
review-scale = Чего ждать после каждого хода, судя по тому, что игрок мог знать: 100 % — верная победа, 0 % — верное последнее место. После ± — стандартная ошибка.
review-played = сыграно
review-good = находит лучший ход, насколько можно было судить.
review-loss = упускает { $loss } (± { $error }).
review-equal = возможно, упускает лучший ход, но разница слишком мала, чтобы сказать наверняка.
review-forced = Выбора здесь не было.
review-over = Партия окончена.
review-swings = Ходы, решившие партию
review-swings-about = Насколько каждый изменил шансы на победу того, кто его сделал.
review-no-swings = Шансы ни разу не менялись резко.
review-missed = Упущенные лучшие ходы
review-better = { $best } — вместо: { $played }
review-move = ход { $number }
review-exact = Сколько каждый упускал в среднем
review-decisions = { $count ->
    [one] { $count } решение
    [few] { $count } решения
   *[many] { $count } решений
}
review-note = Кривая — шансы каждого на победу при открытых картах: партия доиграна из каждой позиции { $rollouts } раз. Решения оценивает капитан по тому, что игрок мог тогда знать, за { $iterations } итераций. Погрешность среднего учитывает и лучшие ходы, которых капитан мог не заметить.

## История

history-whose = Партии
history-mine = Мои
history-public = Все открытые
history-none = Сыгранных партий пока нет.
history-more = Ещё

## Статистика

statistics-open = Как здесь побеждают
statistics-game = Как побеждают в игре «{ $game }»
statistics-none = Здесь ещё не сыграно ни одной партии.
statistics-games = { $count ->
    [1] По единственной сыгранной здесь партии.
    [one] По { $count } последней партии, сыгранной здесь.
    [few] По { $count } последним партиям, сыгранным здесь.
   *[many] По { $count } последним партиям, сыгранным здесь.
}
statistics-sources = Очки по источникам
statistics-winners = победители
statistics-others = остальные
statistics-scores = Очки игроков
statistics-lengths = Длина партий в ходах
statistics-games-axis = партии
statistics-levels = Доля побед людей и ботов
statistics-people = люди
statistics-fair = Черта показывает долю, которую дал бы один случай.
statistics-seats = Доля побед по местам, { $players ->
    [one] { $players } игрок
    [few] { $players } игрока
   *[many] { $players } игроков
}
statistics-seats-count = { $count ->
    [one] { $count } место
    [few] { $count } места
   *[many] { $count } мест
}
statistics-games-count = { $count ->
    [one] { $count } партия
    [few] { $count } партии
   *[many] { $count } партий
}

## Игрок

player-none = Сыгранных партий пока нет. Сыграйте!
player-played = партий
player-won = побед
player-mean = очков в среднем
player-best = больше всего очков
player-hints = подсказок взято
player-places = Места
player-ratings = Рейтинги
player-against-bots = Против ботов ({ $games ->
    [one] { $games } партия
    [few] { $games } партии
   *[many] { $games } партий
})
player-against-people = Против людей ({ $games ->
    [one] { $games } партия
    [few] { $games } партии
   *[many] { $games } партий
})
player-no-people = Рейтинга против людей пока нет.
player-sources = Очки по источникам за партию
player-everyone = все
player-note = Рейтинги начинаются с 0 и осторожны: они растут с каждой партией, которая делает результат надёжнее.
