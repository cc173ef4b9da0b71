### Игра с теми, кто придёт, и какие столы видны в зале.

people-play = Играть с людьми
people-lead = Кто хочет играть в то же самое, садится за ваш стол. Если число игроков не важно, партия начнётся через несколько секунд после прихода второго.
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
people-soon = Ваша партия начнётся через несколько секунд.
people-fill = Через { $seconds ->
    [one] { $seconds } секунду
    [few] { $seconds } секунды
   *[many] { $seconds } секунд
} ожидания свободные места займут боты.
people-stay = Не закрывайте эту страницу.
people-may-go = Страницу можно закрыть: стол появится среди ваших партий.
people-stop = Больше не искать
people-crowd = { $count ->
    [one] ждёт { $count }
   *[many] ждут { $count }
}
pace-none = без ограничения времени
pace-move = { $time } на ход
pace-bank = { $time } + { $seconds } с
filters = Какие столы показывать
filter-games = Все игры
filter-paces = Любой темп
filter-live = За один присест
filter-days = По переписке
filter-free = Только со свободным местом
filter-none = Сейчас таких столов нет.

## Что о тебе видят другие, и кто сильнее всех

leaders = Таблица лидеров
leaders-people = Люди
leaders-about = По рейтинговым партиям между людьми. Сюда попадает тот, кто сыграл их { $needed }, если он не против.
leaders-bots-about = Уровни ботов по их партиям с людьми.
leaders-none = Здесь пока никого нет.
leaders-mine = У вас { $value } после { $games ->
    [one] { $games } партии
   *[many] { $games } партий
}.
leaders-setting = Что о вас видят другие
leaders-rating = Рейтинг
leaders-between = Наверняка между
leaders-games = Партии
leaders-people-rating = Рейтинг среди людей
leaders-bots-rating = Рейтинг против ботов
face-shown = Что о вас видят другие
face-nothing = Только имя
face-rating = Рейтинг
face-page = Страницу
face-nothing-about = Вас нет в таблицах лидеров, и вашего рейтинга никто не видит.
face-rating-about = Ваше имя есть в таблице лидеров, а рейтинг виден рядом с ним за открытыми столами.
face-page-about = Кто нажмёт на ваше имя в таблице лидеров или знает ссылку, увидит ваши партии, рейтинги и лучшие дни. Если страницу закрыть, ссылка перестанет работать.
face-look = Посмотреть мою страницу
face-closed = Такой страницы нет, или владелец её закрыл.
face-yours = Вот что о вас видят другие.
face-change = Изменить
face-no-games = Пока нет ни одной оконченной партии.
face-spread = (от { $low } до { $high })
face-days = Лучшие дни испытания
face-day = { $place }-е место, { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}
face-latest = Последние партии
leaders-programs = Программы
leaders-programs-about = Программы, которые играют по сети; они отмечены знаком ⚙ и играют между собой и с ботами, но не попадают в таблицу людей.
leaders-programs-rating = Рейтинг среди программ
bot-program = программа
face-puzzles = Задачи
face-puzzle = рейтинг { $rating }, решено { $solved } из { $tried }
