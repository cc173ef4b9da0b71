### Стол исследования: позиция, рядом движок и дерево того, что могло бы быть.

analysis = Исследование
analyses-about = Позиция, а рядом движок: пробуйте ходы, решайте, как выпал случай, записывайте находки и делитесь ими по ссылке.
analyses-own = Ваши исследования
analyses-line = { $day } · { $nodes ->
    [0] без вариантов
    [one] { $nodes } вариант
    [few] { $nodes } варианта
   *[other] { $nodes } вариантов
}
analysis-new = Расставить партию
analysis-new-about = Пустой стол только для вас: можно следить за партией на настоящем столе или что-то проверить. Вы делаете ходы за всех и говорите, что вытянули или выбросили.
analysis-game = Игра
analysis-first = Кто начинает
analysis-open = Открыть стол
analysis-record = Сыгранная партия
analysis-record-about = Откройте одну из сыгранных партий или загрузите запись и выберите «Исследовать отсюда» в любой позиции.
analysis-delete = Удалить это исследование ({ $game })

## Позиция

analysis-controls = По шагам
analysis-made = { $made ->
    [0] До первого хода
    [one] После { $made } хода
    [few] После { $made } ходов
   *[other] После { $made } ходов
}
analysis-beginning = Начало
analysis-others-hand = Что на руках у этого места, здесь неизвестно. Выбор сделан в одном из возможных миров.
analysis-copied = Теперь это ваша собственная копия. Прежнее исследование осталось как было.

## Движок

analysis-engine = Движок
analysis-go = Думать
analysis-stop = Стоп
analysis-engine-about = Думает над показанной позицией и знает только то, что видно здесь.
analysis-begins = Движок начинает…
analysis-waiting = Ждёт: сначала партии, которые играют.
analysis-thinking = Думает, проб: { $visits }
analysis-stopped = Остановлен, проб: { $visits }
analysis-enough = Подумал достаточно, проб: { $visits }
analysis-visits = проб: { $visits }
analysis-thousand = { $count } тыс.
analysis-follows = Чаще всего дальше:

## Что произошло

analysis-happened = Что произошло
analysis-otherwise = Иначе…
analysis-looking = Ищем, что ещё возможно…
analysis-only-so = Ничего другого здесь быть не могло.
analysis-offered = На выбор: { $move }
analysis-nothing-more = Больше ничего

## Дерево

analysis-tree = Ходы
analysis-branch = Вариант:
analysis-noted = (есть заметка)
analysis-cut = Убрать этот вариант отсюда

## Заметки

analysis-notes = Заметки
analysis-comment = Комментарий к этой позиции
analysis-draw = Рисовать на поле
analysis-draw-none = Ничего
analysis-draw-ring = Круги
analysis-draw-arrow = Стрелки
analysis-arrow-from = Нажмите там, где начинается стрелка.
analysis-arrow-to = Начало — { $thing }: нажмите там, где стрелка кончается.
analysis-arrow = { $from } → { $to }
analysis-mark-by-words = Отметить, о чём говорит ход
analysis-unmark = Убрать отметку: { $thing }
analysis-thing-space = станция { $name }
analysis-thing-slot = место { $name }
analysis-thing-cell = клетка { $name }
analysis-thing-altar = алтарь { $name }
