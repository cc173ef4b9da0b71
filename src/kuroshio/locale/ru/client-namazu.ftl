### Поле «Намадзу»

client-namazu-board = Эдо: { $rings ->
    [one] { $rings } кольцо
    [few] { $rings } кольца
   *[many] { $rings } колец
} по { $cells ->
    [one] { $cells } клетке
   *[other] { $cells } клеток
}
client-namazu-sector = Сектор { $sector }
client-namazu-sector-before = Предыдущий сектор
client-namazu-sector-after = Следующий сектор
client-namazu-blocked = закрыто
client-namazu-free = бесплатно
client-namazu-pact = договор
client-namazu-quake = Землетрясение
client-namazu-round = Раунд { $round }
client-namazu-appeasement = Подношения: { $now } из { $limit }
client-namazu-cards-left = Осталось карт якудза
client-namazu-brigands-left = Шаек в мешочке
client-namazu-altars = Алтари на выбор
client-namazu-altars-own = Алтари
client-namazu-lacks = не хватает
client-namazu-with-gold = с
client-namazu-standing-sector = Выберите две клетки одного сектора: сначала одну, потом другую.
client-namazu-standing-neighbours = Выберите две клетки одного сектора или соседние в одном кольце.
client-namazu-standing-anywhere = Выберите любые две клетки.
client-namazu-standing-one = Выберите одну клетку.
client-namazu-standing-other = { $cell } — и какая ещё клетка?
client-namazu-choose-altar = Выберите один из предложенных алтарей.
client-namazu-improvements = Улучшения
client-namazu-improvement = улучшение
client-namazu-third = Третий асигару
client-namazu-card = Карта якудза
client-namazu-cards = Карты якудза
client-namazu-force = Сила { $force }
client-namazu-shield = Щит { $shield }
client-namazu-of = у вас { $have }
client-namazu-brigands-beaten = Побеждено шаек
client-namazu-wins = Побед в турнирах
client-namazu-houses = Постройки
client-namazu-sign-about = Следующие посещения не будут стоить вам ресурсов.
client-namazu-sell = Продать: сколько?
client-namazu-buy = Купить, по одному каждого вида:
client-namazu-no-card = Сейчас ни одна ваша карта не подходит. Вопрос задаётся, чтобы никто не узнал, какие у вас карты.
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
