# Окно, в котором делятся столом.
share-what = Чем поделиться
share-picture = Эта позиция
share-film = Последний ход в движении
share-alt = { $game }: рисунок позиции
share-drawing = Картинка рисуется…
share-filming = Фильм готовится…
share-none = Сейчас картинку получить нельзя.
share-public = На ней видно то же, что видит зритель: ничего скрытого там нет.
share-send = Отправить…
share-link = Скопировать ссылку
share-link-copied = Ссылка скопирована
share-save = Сохранить картинку
share-embed = Скопировать код для страницы
share-embed-copied = Код скопирован
share-embed-about = Он показывает партию на вашей странице, её можно листать ход за ходом.
embed-whole = Вся запись партии
