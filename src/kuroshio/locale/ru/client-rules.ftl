### Страницы правил и пояснения за столом.

rules-search = Поиск по правилам
rules-contents = Содержание
rules-marks = Что значат пометки
rules-mark-printed = напечатано в правилах или на компонентах
rules-mark-likely = вероятно: выведено или известно из обзоров
rules-mark-reconstructed = восстановлено: наше, источников нет
rules-missing = Правил такой игры нет.
rules-nothing = В правилах нигде нет «{ $wanted }».
rules-read = Читать правила
rules-all = Все правила
