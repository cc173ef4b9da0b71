### Задачи.

puzzles-title = Задачи: { $game }
puzzles-lead = Из партий сильных ботов. Один ход здесь точно лучший, и матрос его не видит.
puzzles-games = Задачи по играм
puzzles-rating = Ваш рейтинг
puzzles-rating-value = { $rating } ± { $error }
puzzles-streak = Подряд
puzzles-longest = Лучшая серия
puzzles-solved = Решено
puzzles-solved-value = { $solved } из { $tried }
puzzles-theme = Тема
puzzles-theme-all = Все ({ $count })
puzzles-theme-one = { $theme } ({ $count })
puzzles-daily = Задача дня
puzzles-daily-of = Задача дня, { $day }
puzzles-daily-solved = Задача дня решена.
puzzles-daily-missed = Задача дня не решена.
puzzles-more = Другие задачи
puzzles-ask = Какой ход лучший?
puzzles-again = На эту задачу вы уже отвечали. Она больше не учитывается.
puzzles-right = Верно!
puzzles-wrong = Есть ход лучше.
puzzles-loss = Этот ход упускает не меньше { $loss }.
puzzles-answer = Ваш ответ
puzzles-best = { $count ->
    [one] Решение
   *[other] Равноценные решения
}
puzzles-tempting = Ход матроса
puzzles-why = Чем решение лучше
puzzles-change = Ваш рейтинг: { $rating } ({ $change }). Рейтинг задачи: { $puzzle }.
puzzles-same = Ваш рейтинг не изменился: { $rating }. Рейтинг задачи: { $puzzle }.
puzzles-next = Следующая задача
puzzles-none = Для этой игры задач пока нет.
puzzles-all-done = Вы решили здесь все задачи.

## О чём задача

puzzle-theme-fishing = Ловля удочкой
puzzle-theme-nets = Ловля сетью
puzzle-theme-trap = Ловушка
puzzle-theme-whirlpool = Водоворот
puzzle-theme-rocks = Священные скалы
puzzle-theme-dock-cards = Карты причалов
puzzle-theme-dock-slots = Причалы
puzzle-theme-panoramas = Панорамы
puzzle-theme-home = Возвращение в порт
puzzle-theme-set-up = Первые лодки
puzzle-theme-tiles = Выкладывание тайлов
puzzle-theme-landing = Высадка
puzzle-theme-boats = Пополнение
puzzle-theme-voyages = Отплытие
puzzle-theme-chain-reaction = Цепная реакция
puzzle-theme-royal-island = Королевский остров
puzzle-theme-resettling = Переселение
puzzle-theme-brigands = Разбойники
puzzle-theme-ashigarus = Расстановка асигару
puzzle-theme-tournament = Турнир
puzzle-theme-goods = Сырьё и товары
puzzle-theme-offerings = Подношения
puzzle-theme-altars = Алтари
puzzle-theme-buildings = Постройки и контракты
puzzle-theme-yakuza = Карты якудза
puzzle-theme-market = Чёрный рынок
