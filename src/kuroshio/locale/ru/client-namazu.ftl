### Поле «Намадзу»

client-namazu-board = Эдо: колец — { $rings }, клеток в каждом — { $cells }
client-namazu-sector = Сектор { $sector }
client-namazu-sector-before = Предыдущий сектор
client-namazu-sector-after = Следующий сектор
client-namazu-blocked = закрыто
client-namazu-free = даром
client-namazu-pact = договор
client-namazu-quake = Толчок
client-namazu-round = Раунд { $round }
client-namazu-appeasement = Подношения: { $now } из { $limit }
client-namazu-cards-left = Осталось карт якудза
client-namazu-brigands-left = Разбойников в мешочке
client-namazu-altars = Алтари на выбор
client-namazu-altars-own = Алтари
client-namazu-lacks = не хватает
client-namazu-with-gold = с
client-namazu-standing-sector = Выберите две клетки одного сектора: сначала одну, потом другую.
client-namazu-standing-neighbours = Выберите две клетки одного сектора или соседние в одном кольце.
client-namazu-standing-anywhere = Выберите любые две клетки.
client-namazu-standing-one = Выберите одну клетку.
client-namazu-standing-other = { $cell } — и какая ещё клетка?
client-namazu-choose-altar = Выберите один из алтарей на поле.
client-namazu-improvements = Улучшения
client-namazu-improvement = улучшение
client-namazu-third = Третий асигару
client-namazu-card = Карта якудза
client-namazu-cards = Карты якудза
client-namazu-force = Сила { $force }
client-namazu-shield = Щит { $shield }
client-namazu-of = у вас { $have }
client-namazu-brigands-beaten = Разбито шаек
client-namazu-wins = Побед в турнирах
client-namazu-houses = Постройки
client-namazu-contracts = Контракты
client-namazu-give = Отдать
client-namazu-get = Взять
client-namazu-pick-goods = Выберите ресурсы.
client-namazu-put-back = Вернуть
client-namazu-not-now = Не сейчас
client-namazu-more = { $altars ->
    [one] { $altars } алтарь
    [few] { $altars } алтаря
   *[many] { $altars } алтарей
}, { $cards ->
    [one] { $cards } карта
    [few] { $cards } карты
   *[many] { $cards } карт
}, улучшения…
