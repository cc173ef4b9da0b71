### Страницы правил и пояснения за столом.

rules-search = Поиск по правилам
rules-contents = Содержание
rules-marks = Что значат пометки
rules-mark-printed = напечатано в правилах
rules-departs = Не так, как в правилах
rules-mark-likely = вероятно: выведено или известно из обзоров
rules-mark-reconstructed = восстановлено: наше, источников нет
rules-place-en = английские правила, «{ $heading }», предложение { $sentences }
rules-place-fr = французские правила, «{ $heading }», предложение { $sentences }
rules-missing = Правил такой игры нет.
rules-nothing = В правилах нигде нет «{ $wanted }».
rules-read = Читать правила
rules-all = Все правила
help = Что это?
help-about = Задержите указатель на чём угодно или нажмите и подержите, чтобы узнать, что это; или нажмите эту кнопку (?) и выберите
help-on = Выберите что угодно на столе, чтобы узнать, что это. ? или Escape — вернуться к игре.
help-rule = В правилах: { $where }
