### Что говорят все игры.

the-end = Игра окончена.
why-the-end = игра окончена
why-it-is-possible = сейчас это можно
seat-name = Игрок { $number }
you = Вы
points = { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}

## Игры

namiji-name = Намидзи
namiji-about = Обойдите южное море, ловите рыбу, любуйтесь китами и вернитесь домой с наибольшим числом очков; от 2 до 5 игроков.
tongiaki-name = Тонгиаки
tongiaki-about = Плывите с Тонги в неизведанный Тихий океан, союзники и соперники в одной лодке, и заселяйте острова; от 2 до 6 игроков.
namazu-name = Намадзу
namazu-about = Сом Намадзу сотрясает город Эдо. Возглавьте семью: собирайте урожай, торгуйте, сражайтесь, стройте алтари и успокойте его подношениями; от 2 до 4 игроков.

## Стол в терминале

play-which-game = Какая игра?
play-choose-number = Выберите число от 1 до { $last }.
play-how-many = Сколько игроков, от { $first } до { $last }? (Enter — { $usual })
play-welcome = Добро пожаловать в игру «{ $game }».
play-seed = Зерно этой партии: { $seed }. То же зерно даёт ту же партию.
play-commands = Отвечайте номером хода или его записью. Другие команды: help (помощь), table (стол), moves (ходы), undo (вернуть ход), save ФАЙЛ (сохранить), quit (выйти).
play-left = Вы вышли из-за стола. Позади { $moves ->
    [one] { $moves } ход
    [few] { $moves } хода
   *[many] { $moves } ходов
}.
play-nothing-to-undo = Возвращать нечего.
play-said = { $who }: { $what }
play-undone = Ход возвращён.
play-saved = Партия сохранена: { $file }.
play-cannot-save = Не удалось записать { $file }: { $reason }.
play-place = { $place }-е место: { $name }, { points }

# Для игр без собственных слов.
default-question = Выберите ход.
default-rule = Возможен любой ход из списка.
default-move = { $text }
default-why-not = сейчас это невозможно
default-event = { $kind } { $details }
