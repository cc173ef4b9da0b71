### Клавиатура, чтение с экрана, размер текста, страница без сети.

skip = Перейти к содержимому
moves-title = { $count ->
    [0] Ходы: пока нет
    [one] { $count } ход
    [few] { $count } хода
   *[other] { $count } ходов
}
moves-show = Ходы списком
moves-confirm = Выбрано: { $move }. Нажмите ещё раз, чтобы сходить.
words-title = Стол словами
words-loading = Описываем стол…
words-trouble = Сейчас описать стол не получается.
text-size = Размер текста
text-size-value = { $percent } %
keys-title = Клавиши
keys-about = Tab переходит к следующему, Enter или пробел нажимает.
keys-single = Клавиши из одной буквы или цифры
key-digits = выбрать светящуюся цель или кнопку
key-enter = сделать выбранное
key-escape = отменить выбор, закрыть окно
key-arrows = вверх и вниз по списку ходов
key-m = ходы списком: показать или убрать
key-t = стол словами: показать или убрать
key-u = взять последний ход назад
key-h = совет капитана
key-l = журнал
key-c = беседа
key-k = этот список
key-name-digits = 1 … 9, 0
key-name-enter = Enter
key-name-escape = Esc
key-name-arrows = ↑ ↓
no-network = Нет связи
no-network-text = До Kuroshio не достучаться: либо у этого устройства сейчас нет сети, либо сервер выключен. Ни одна партия не потеряна: ваша продолжится с того же места.
no-network-again = Попробовать ещё раз
key-help = пояснить то, что выберете
own-side = Ваша сторона
