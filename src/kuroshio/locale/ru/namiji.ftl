### Намидзи

namiji-nobody = Нейтральная лодка

## Станции, рыбы, линии, источники очков

namiji-station-angling = ловля удочкой
namiji-station-net = ловля сетью
namiji-station-crustacean = ловля ракообразных
namiji-station-whirlpool = водоворот
namiji-station-dolphin = панорама «Дельфин»
namiji-station-octopus = панорама «Осьминог»
namiji-station-whale = панорама «Кит»
namiji-station-rock = священная скала
namiji-station-dock = причал
namiji-station-port = порт

namiji-of-panorama-dolphin = панорамы «Дельфин»
namiji-of-panorama-octopus = панорамы «Осьминог»
namiji-of-panorama-whale = панорамы «Кит»

namiji-fish-blue-bream = синяя дорада
namiji-fish-blue-mackerel = синяя скумбрия
namiji-fish-blue-puffer = синяя фугу
namiji-fish-blue-flounder = синяя камбала
namiji-fish-orange-bream = оранжевая дорада
namiji-fish-orange-mackerel = оранжевая скумбрия
namiji-fish-orange-puffer = оранжевая фугу
namiji-fish-orange-flounder = оранжевая камбала
namiji-fish-green-bream = зелёная дорада
namiji-fish-green-mackerel = зелёная скумбрия
namiji-fish-green-puffer = зелёная фугу
namiji-fish-green-flounder = зелёная камбала

# То же в винительном падеже и по две на сети (творительный).
namiji-the-fish-blue-bream = синюю дораду
namiji-the-fish-blue-mackerel = синюю скумбрию
namiji-the-fish-blue-puffer = синюю фугу
namiji-the-fish-blue-flounder = синюю камбалу
namiji-the-fish-orange-bream = оранжевую дораду
namiji-the-fish-orange-mackerel = оранжевую скумбрию
namiji-the-fish-orange-puffer = оранжевую фугу
namiji-the-fish-orange-flounder = оранжевую камбалу
namiji-the-fish-green-bream = зелёную дораду
namiji-the-fish-green-mackerel = зелёную скумбрию
namiji-the-fish-green-puffer = зелёную фугу
namiji-the-fish-green-flounder = зелёную камбалу
namiji-two-fish-blue-bream = двумя синими дорадами
namiji-two-fish-blue-mackerel = двумя синими скумбриями
namiji-two-fish-blue-puffer = двумя синими фугу
namiji-two-fish-blue-flounder = двумя синими камбалами
namiji-two-fish-orange-bream = двумя оранжевыми дорадами
namiji-two-fish-orange-mackerel = двумя оранжевыми скумбриями
namiji-two-fish-orange-puffer = двумя оранжевыми фугу
namiji-two-fish-orange-flounder = двумя оранжевыми камбалами
namiji-two-fish-green-bream = двумя зелёными дорадами
namiji-two-fish-green-mackerel = двумя зелёными скумбриями
namiji-two-fish-green-puffer = двумя зелёными фугу
namiji-two-fish-green-flounder = двумя зелёными камбалами

namiji-row = ряд { $which }
namiji-column = столбец { $which }
namiji-place-across = { $cell }, по горизонтали
namiji-place-down = { $cell }, по вертикали

namiji-source-rack = отсек для рыбы
namiji-source-trap = ракообразные
namiji-source-panoramas = панорамы
namiji-source-bonuses = бонус за панораму
namiji-source-meals = пища
namiji-source-upgrades = улучшение
namiji-source-early-bird = жетон ранней пташки
namiji-source-rocks = карты священных скал
namiji-source-penalty = подношения, оставшиеся на борту

## Исчисляемое, для других сообщений

namiji-shrimp = { $shrimp ->
    [one] { $shrimp } креветка
    [few] { $shrimp } креветки
   *[many] { $shrimp } креветок
}
namiji-crabs = { $crabs ->
    [one] { $crabs } краб
    [few] { $crabs } краба
   *[many] { $crabs } крабов
}
namiji-upgrade-points = { $number ->
    [one] { $number } очко
    [few] { $number } очка
   *[many] { $number } очков
}
namiji-bound = { $bound ->
    [at-most] не более { $number }
   *[at-least] не менее { $number }
}

## Вопросы

namiji-ask-sail = Куда плывёте?
namiji-ask-sail-neutral = Вы впереди: куда плывёт нейтральная лодка?
namiji-ask-fish = Какую рыбу берёте из косяка?
namiji-ask-second-fish = «{ namiji-dock-second-hook }»: взять ещё одну рыбу?
namiji-ask-keep = Ваш улов: { $fish }. Куда положить?
namiji-ask-cast = { $nets ->
    [1] Куда кладёте сеть?
   *[other] Какую сеть кладёте и куда?
}
namiji-ask-haul = Ваш улов: { $shrimp ->
    [0] { namiji-crabs }
   *[other] { $crabs ->
        [0] { namiji-shrimp }
       *[other] { namiji-shrimp } и { namiji-crabs }
    }
}. Тянуть дальше или оставить улов себе?
namiji-ask-offer = Сколько подношений отправить?
namiji-ask-look = «{ namiji-dock-straw-rope }»: сколько карт смотрите?
namiji-ask-rock = Какую цель оставляете себе?
namiji-ask-second-rock = Оставить себе и вторую цель?
namiji-ask-draft = Выберите одну из { $cards } карт причалов.

## Правила, стоящие за вопросами

namiji-rule-sail = Ходит самая отставшая лодка. Она может пропустить любые свободные станции, никогда не возвращается и останавливается у ближайшего причала, а под конец в порту. С двойной станции и от причала первой уходит лодка, стоящая дальше от морского пути. Полный отсек закрывает ловлю удочкой и сетью, собранная панорама — свои станции.
namiji-rule-sail-neutral = Нейтральная лодка отстала больше всех, а ведёте её вы, потому что ушли дальше всех. Она может пропустить любые свободные станции, никогда не возвращается и останавливается у ближайшего причала, а под конец в порту. От причала первой уходит лодка, стоящая дальше от морского пути. Закрытых станций для неё нет, и на станциях она ничего не берёт; но у причала из-за неё выбывает из игры карта, а в порту — жетон ранней пташки, если он остался.
namiji-rule-fish = Возьмите любую рыбу, открытую или закрытую. Затем всегда открывается ещё одна. Вы видите улов, прежде чем решить, оставить его себе или отпустить.
namiji-rule-second-fish = С картой «{ namiji-dock-second-hook }» можно взять на этой остановке ещё одну рыбу, даже только что отпущенную.
namiji-rule-keep = Первая рыба кладётся в левый верхний угол, каждая следующая — рядом с уже лежащей. Двигать её больше нельзя. Заполненный ряд или столбец одного цвета или одного вида сразу приносит очки. Или отпустите рыбу: она ляжет в косяк открытой.
namiji-rule-cast = На сети две одинаковые рыбы, она занимает две клетки по горизонтали или по вертикали. Одна из них лежит рядом с рыбой, а при самом первом улове — в левом верхнем углу. Отпущенные сети уходят под стопку. С картой «{ namiji-dock-wide-net }» можно открыть ещё несколько и разместить одну.
namiji-rule-haul = Тяните до { $draws ->
    [one] { $draws } жетона
   *[other] { $draws } жетонов
}, остановиться можно в любой момент. Если в одном улове { $lost ->
    [one] { $lost } краб
    [few] { $lost } краба
   *[many] { $lost } крабов
}, всё возвращается в мешочек. Каждый жетон, который остался у вас, — одно очко.
namiji-rule-offer = Каждое подношение, оставшееся на борту в конце, отнимает очки. С картой «{ namiji-dock-twin-offerings }» можно отправить в водоворот два.
namiji-rule-look = С картой «{ namiji-dock-straw-rope }» можно посмотреть больше карт и оставить себе до { $keep } из них.
namiji-rule-rock = Оставьте себе одну карту, рубашкой вверх. В конце она приносит очки, если цель достигнута; если нет, вы ничего не теряете. Всё остальное уходит под колоду.
namiji-rule-second-rock = С картой «{ namiji-dock-straw-rope }» можно оставить себе вторую карту.
namiji-rule-draft = { $cards ->
    [one] По рукам идёт { $cards } карта причалов
    [few] По рукам идут { $cards } карты причалов
   *[many] По рукам идут { $cards } карт причалов
}, от ближнего к морскому пути места до самого дальнего. Пища приносит очки сразу, улучшение действует до конца игры.

## Ходы

namiji-move-sail = Плыть на станцию { $space }: { $station }
namiji-move-dock = Встать у причала на место { $slot }
namiji-move-home = Вернуться в порт
namiji-move-take = Взять { $fish }
namiji-move-take-hidden = Взять закрытую рыбу
namiji-move-keep = Положить в клетку { $cell }
namiji-move-release = Отпустить улов
namiji-move-cast-across = Сеть с { $fish }: { $cell } и клетка справа
namiji-move-cast-down = Сеть с { $fish }: { $cell } и клетка снизу
namiji-move-reveal = Открыть ещё одну сеть
namiji-move-draw = Вытянуть ещё жетон
namiji-move-stop = Остановиться и оставить улов себе
namiji-move-offer = { $count ->
    [one] Отправить в водоворот { $count } подношение
    [few] Отправить в водоворот { $count } подношения
   *[many] Отправить в водоворот { $count } подношений
}
namiji-move-look = Посмотреть { $count ->
    [one] { $count } карту
    [few] { $count } карты
   *[many] { $count } карт
}
namiji-move-pick = «{ $card }»: { $effect }
namiji-move-choose = «{ $card }» ({ $effect })
namiji-move-done = Это всё

## Почему нельзя

namiji-why-not-asked = сейчас спрашивается другое: «{ $question }»
namiji-why-no-such-fish = такой рыбы в косяке нет
namiji-why-cell-taken = эта клетка занята, а двигать лежащую рыбу нельзя
namiji-why-cell-apart = рыба кладётся рядом с другой, самая первая — в левый верхний угол
namiji-why-net-place = открытая сеть кладётся на две свободные клетки, одна из них рядом с рыбой (самая первая — в левый верхний угол)
namiji-why-no-net = больше ни одной сети открыть нельзя
namiji-why-no-such-card = этой карты нет среди тех, из которых вы выбираете
namiji-why-dock-first = у причала на станции { $space } останавливаются все
namiji-why-no-dock-left = последний причал позади; впереди порт
namiji-why-slot = это место занято или не используется: места — с 1 по { $slots }
namiji-why-off-the-route = станции морского пути — с 1 по { $last }
namiji-why-behind = лодки не возвращаются, а эта уже на станции { $space }
namiji-why-use-dock = это причал: выберите место у него
namiji-why-occupied = на станции { $space } нет свободного места
namiji-why-rack-full = отсек полон, ловля удочкой и сетью закрыта
namiji-why-panorama = эта панорама собрана ({ $panorama })

## Карты причала

namiji-dock-rice-balls = Онигири
namiji-dock-pickled-plums-and-tea = Солёные сливы и чай
namiji-dock-miso-soup = Мисо-суп
namiji-dock-cold-noodles = Холодная лапша
namiji-dock-grilled-mackerel = Жареная скумбрия
namiji-dock-maki-rolls = Роллы маки
namiji-dock-prawn-tempura = Креветки в темпуре
namiji-dock-harbour-hotpot = Портовая похлёбка
namiji-dock-second-hook = Второй крючок
namiji-dock-fishmonger = Друг торговца рыбой
namiji-dock-wide-net = Широкая сеть
namiji-dock-net-floats = Поплавки для сети
namiji-dock-woven-pot = Плетёная ловушка
namiji-dock-salted-bait = Солёная наживка
namiji-dock-paper-lanterns = Бумажные фонарики
namiji-dock-twin-offerings = Парные подношения
namiji-dock-bow-whistle = Корабельный свисток
namiji-dock-glass-bucket = Ведро со стеклянным дном
namiji-dock-long-spyglass = Подзорная труба
namiji-dock-straw-rope = Соломенная верёвка

namiji-effect-meal = { points } сразу
namiji-effect-second-hook = удочка: на каждой остановке ещё { $number ->
    [one] { $number } рыба
    [few] { $number } рыбы
   *[many] { $number } рыб
}
namiji-effect-fishmonger = удочка: { namiji-upgrade-points }, если рыба осталась у вас
namiji-effect-wide-net = сети: откройте до { $number }, разместите одну
namiji-effect-net-floats = сети: { namiji-upgrade-points } на каждой остановке
namiji-effect-woven-pot = ловушка: улов теряется, только если в нём { $number ->
    [one] { $number } краб
    [few] { $number } краба
   *[many] { $number } крабов
}, по-прежнему не более { $draws ->
    [one] { $draws } жетона
   *[other] { $draws } жетонов
}
namiji-effect-salted-bait = ловушка: { namiji-upgrade-points }, если улов сохранён
namiji-effect-paper-lanterns = водоворот: { namiji-upgrade-points }, если вы отправили туда подношение
namiji-effect-twin-offerings = водоворот: отправьте туда до { $number ->
    [one] { $number } подношения
   *[other] { $number } подношений
} и получите { $bonus ->
    [one] { $bonus } очко
    [few] { $bonus } очка
   *[many] { $bonus } очков
}
namiji-effect-bow-whistle = дельфины: ещё { namiji-upgrade-points } за каждую карту
namiji-effect-glass-bucket = осьминоги: ещё { namiji-upgrade-points } за каждую карту
namiji-effect-long-spyglass = киты: ещё { namiji-upgrade-points } за каждую карту
namiji-effect-straw-rope = священная скала: посмотрите { $number ->
    [one] { $number } карту
    [few] { $number } карты
   *[many] { $number } карт
}, оставьте себе до { $keep }

## Карты священной скалы

namiji-rock-skilled-fisherman = Умелый рыбак
namiji-rock-deep-hold = Глубокий трюм
namiji-rock-weaver-of-lines = Сплетение линий
namiji-rock-heavy-boat = Гружёная лодка
namiji-rock-blue-tide = Синий прилив
namiji-rock-orange-dusk = Оранжевый закат
namiji-rock-green-shallows = Зелёное мелководье
namiji-rock-four-cousins = Четыре кузена
namiji-rock-net-mender = Мастер сетей
namiji-rock-brimming-trap = Полная ловушка
namiji-rock-crab-whisperer = Заклинатель крабов
namiji-rock-at-peace-with-the-sea = В ладу с морем
namiji-rock-proud-captain = Гордый капитан
namiji-rock-dolphin-friend = Друг дельфинов
namiji-rock-octopus-charmer = Укротитель осьминогов
namiji-rock-whale-song = Песнь китов
namiji-rock-two-horizons = Два горизонта
namiji-rock-first-to-see = Первый взгляд
namiji-rock-gourmet = Гурман
namiji-rock-tinkerer = Мастер на все руки

namiji-objective = { $measure } ({ points })
namiji-measure-valid-lines = { namiji-bound } { $number ->
    [one] линии, принёсшей очки
   *[other] линий, принёсших очки
}
namiji-measure-bottom-row = { $bound ->
    [at-most] нижний ряд не принёс очков
   *[at-least] нижний ряд принёс очки
}
namiji-measure-rows-and-columns = { $bound ->
    [at-most] рядов с очками не более { $number } или столбцов не более { $number }
   *[at-least] { $number ->
        [1] очки принесли хотя бы один ряд и один столбец
       *[other] очки принесли не менее { $number } рядов и { $number } столбцов
    }
}
namiji-measure-fish = { namiji-bound } { $number ->
    [one] рыбы в отсеке
   *[other] рыб в отсеке
}
namiji-measure-colour = { namiji-bound } { $number ->
    [one] { $colour ->
        [blue] синей
        [orange] оранжевой
        [green] зелёной
       *[other] { $colour }
    } рыбы
   *[other] { $colour ->
        [blue] синих
        [orange] оранжевых
        [green] зелёных
       *[other] { $colour }
    } рыб
} в отсеке
namiji-measure-kinds = { namiji-bound } { $number ->
    [one] вида рыб в отсеке
   *[other] видов рыб в отсеке
}
namiji-measure-nets = { namiji-bound } { $number ->
    [one] сети в отсеке
   *[other] сетей в отсеке
}
namiji-measure-crustaceans = { namiji-bound } { $number ->
    [one] ракообразного в ловушке
   *[other] ракообразных в ловушке
}
namiji-measure-crabs = { namiji-bound } { $number ->
    [one] краба в ловушке
   *[other] крабов в ловушке
}
namiji-measure-offerings-left = { $number ->
    [0] ни одного подношения на борту
    [one] { namiji-bound } подношения на борту
   *[other] { namiji-bound } подношений на борту
}
namiji-measure-dolphin = { namiji-bound } { $number ->
    [one] карты панорамы «Дельфин»
   *[other] карт панорамы «Дельфин»
}
namiji-measure-octopus = { namiji-bound } { $number ->
    [one] карты панорамы «Осьминог»
   *[other] карт панорамы «Осьминог»
}
namiji-measure-whale = { namiji-bound } { $number ->
    [one] карты панорамы «Кит»
   *[other] карт панорамы «Кит»
}
namiji-measure-panoramas-of-two = { namiji-bound } { $number ->
    [one] панорамы, где больше одной карты
   *[other] панорам, где больше одной карты
}
namiji-measure-panorama-bonuses = { namiji-bound } { $number ->
    [one] бонусной карты панорамы
   *[other] бонусных карт панорам
}
namiji-measure-meals = { namiji-bound } { $number ->
    [one] карты пищи
   *[other] карт пищи
}
namiji-measure-upgrades = { namiji-bound } { $number ->
    [one] улучшения
   *[other] улучшений
}

## Журнал

namiji-event-sailed = плывёт на станцию { $space }
namiji-event-moored = встаёт у причала на станции { $space }, место { $slot }
namiji-event-came-home = возвращается в порт на { $rank }-м месте
namiji-event-took-fish = { $hidden ->
    [yes] берёт закрытую рыбу: { $fish }
   *[no] берёт { $the_fish }
}
namiji-event-flipped-fish = { $by ->
    [nobody] в косяке лежит открытая рыба: { $fish }
   *[somebody] открывает в косяке ещё одну рыбу: { $fish }
}
namiji-event-kept-fish = кладёт { $the_fish } в клетку { $cell }
namiji-event-released-fish = отпускает { $the_fish }
namiji-event-revealed-net = открывает сеть с { $net }
namiji-event-cast-net = кладёт сеть с { $net } в отсек ({ $place })
namiji-event-released-net = убирает под стопку сеть с { $net }
namiji-event-drew-shrimp = вытягивает креветку
namiji-event-drew-crab = вытягивает краба
namiji-event-kept-haul = оставляет себе улов из { $tokens ->
    [one] { $tokens } жетона
   *[other] { $tokens } жетонов
}
namiji-event-lost-haul = теряет улов из { $tokens ->
    [one] { $tokens } жетона
   *[other] { $tokens } жетонов
}
namiji-event-set-afloat = { $offerings ->
    [1] отправляет в водоворот подношение
    [one] отправляет в водоворот { $offerings } подношение
    [few] отправляет в водоворот { $offerings } подношения
   *[many] отправляет в водоворот { $offerings } подношений
}
namiji-event-took-section = берёт карту № { $section } { $panorama }
namiji-event-took-bonus = получает бонус: { $panorama } собрана раньше всех
namiji-event-looked-at-rocks = смотрит { $cards ->
    [one] { $cards } карту
    [few] { $cards } карты
   *[many] { $cards } карт
} священных скал
namiji-event-saw-rock = видит карту «{ $card }»
namiji-event-kept-rock = оставляет себе карту священных скал
namiji-event-kept-this-rock = оставляет себе карту «{ $card }»
namiji-event-dealt-cards = { $cards ->
    [one] по рукам идёт { $cards } карта причалов
    [few] по рукам идут { $cards } карты причалов
   *[many] по рукам идут { $cards } карт причалов
}
namiji-event-took-card = берёт карту «{ $card }»
namiji-event-neutral-took-card = убирает из игры карту причалов, втёмную
namiji-event-card-under = последняя карта уходит под колоду
namiji-event-scored = { $sign ->
    [minus] теряет { points } ({ $source })
   *[plus] получает { points } ({ $source })
}
namiji-event-scored-line = получает { points } за { $line }
namiji-event-scored-rock = получает { points } за карту «{ $card }»
namiji-event-failed-rock = не достигает цели «{ $card }»
namiji-event-took-early-bird = берёт жетон ранней пташки на { points }
namiji-event-discarded-early-bird = сбрасывает жетон ранней пташки на { points }
namiji-event-nothing-there = останавливается здесь впустую ({ $station })
namiji-event-last-dock = раньше всех приходит к последнему причалу: дальше только порт
namiji-event-first-home = раньше всех возвращается в порт: игра кончится, когда вернутся все игроки

## Стол простыми строками

namiji-plain-direction-clockwise = Вы плывёте по часовой стрелке.
namiji-plain-direction-counter-clockwise = Вы плывёте против часовой стрелки.
namiji-plain-space = Станция { $space }, { $station }: { $boats }
namiji-plain-nobody = никого
namiji-plain-none = нет
namiji-plain-neutral = нейтральная лодка
namiji-plain-school = Косяк рыб, открыты: { $fish }. Закрыто: { $hidden }.
namiji-plain-supply = Мешочек: { namiji-shrimp }, { namiji-crabs }. Колоды: { $nets ->
    [one] { $nets } сеть
    [few] { $nets } сети
   *[many] { $nets } сетей
}, { $rocks ->
    [one] { $rocks } карта священных скал
    [few] { $rocks } карты священных скал
   *[many] { $rocks } карт священных скал
}, { $docks ->
    [one] { $docks } карта причалов
    [few] { $docks } карты причалов
   *[many] { $docks } карт причалов
}.
namiji-plain-boat = { $name }: { points }
namiji-plain-your-boat = Ваша лодка ({ $name }): { points }
namiji-plain-hold = Подношений на борту: { $offerings }. Ловушка: { namiji-shrimp }, { namiji-crabs }. Карты панорам: { $panoramas }.
namiji-plain-sections = { $count } из { $panorama }
namiji-plain-no-sections = нет
namiji-plain-rack-empty = Отсек для рыбы: пуст
namiji-plain-row = Отсек, ряд { $row }: { $fish }
namiji-plain-dock-cards = Карты причалов: { $cards }
namiji-plain-rock-cards = Карты священных скал: { $cards }
namiji-plain-hidden-cards = { $count ->
    [one] { $count } скрытая
    [few] { $count } скрытые
   *[many] { $count } скрытых
}
