### Правила «Намадзу». Чисел здесь нет: все они берутся из коробки.

-third-ashigaru = { $case ->
    [with] третьим асигару
    [title] Третий асигару
   *[subject] третий асигару
}

rules-namazu-gives-knacker = { $gain ->
    [one] { $gain } кость
    [few] { $gain } кости
   *[many] { $gain } костей
}; цена — { $price }
rules-namazu-gives-butcher = { $gain } мяса; цена — { $price }
rules-namazu-gives-smith = { $gain } стали; цена — { $price }
rules-namazu-gives-goldsmith = { $gain } золото; цена — { $price }
rules-namazu-gives-armourer = +{ $gain } к щиту; цена — { $price }
rules-namazu-gives-builder = постройка; цена — { $price }
rules-namazu-gives-gaming = { $gain ->
    [one] { $gain } кобан
    [few] { $gain } кобана
   *[many] { $gain } кобанов
}; цена — { $price }
rules-namazu-slot = место { $slot }
rules-namazu-slot-price = { $price }
rules-namazu-band = сила { $strength }
rules-namazu-loot = добыча: { $loot }
rules-namazu-card = { $effect } (× { $copies })

## Цель

rules-namazu-title-goal = Цель игры
rules-namazu-goal = Легендарный сом Намадзу разгневан на город Эдо, и земля ходит ходуном. Вы стоите во главе семьи. Успокоят божество только подношения: стройте алтари и кладите на них дары. Когда Намадзу успокоится, победит семья, которая больше всех помогла городу. Играют от { $least } до { $most } человек.

## Город

rules-namazu-title-city = Город и его кольца
rules-namazu-rings = В Эдо { $rings ->
    [one] { $rings } кольцо
    [few] { $rings } кольца
   *[many] { $rings } колец
}: снаружи окрестности, за ними предместье, в середине сам город. Сектор — это клин из клеток, по одной от каждого кольца.
rules-namazu-blocked = Если игроков { $blocked_groups }, часть клеток закрыта на всю игру: { $blocked } в окрестностях и столько же в предместье, по жребию.
rules-namazu-B1 = В каждом кольце { $sectors ->
    [one] { $sectors } клетка
    [few] { $sectors } клетки
   *[many] { $sectors } клеток
}, так что всего { $sectors ->
    [one] { $sectors } сектор
    [few] { $sectors } сектора
   *[many] { $sectors } секторов
} и { $cells ->
    [one] { $cells } клетка
    [few] { $cells } клетки
   *[many] { $cells } клеток
}.
rules-namazu-B2 = Жетон блокировки закрывает последнюю клетку своего рода, считая от A; он виден на поле. Он поворачивается вместе с кольцом. Там нельзя ни стоять, ни строить, и клетки по обе стороны от неё соседними не считаются.
rules-namazu-B3 = Если закрыта единственная клетка своего рода, в этой игре её нет. Есть вариант, в котором жетон турнира тянут заново.
rules-namazu-B3-departs = По правилам закрытая клетка так и остаётся закрытой, и у нас тоже. Повторный жребий придумали мы, для тех, кому жаль турнира.

## Подготовка

rules-namazu-title-set-up = Подготовка
rules-namazu-set-up = У каждой семьи { $force ->
    [one] { $force } очко силы
    [few] { $force } очка силы
   *[many] { $force } очков силы
}, щит на нуле, { $all_ashigarus } асигару, { $most_contracts ->
    [one] { $most_contracts } контракт
    [few] { $most_contracts } контракта
   *[many] { $most_contracts } контрактов
} и { $most_buildings ->
    [one] { $most_buildings } постройка
    [few] { $most_buildings } постройки
   *[many] { $most_buildings } построек
}.
rules-namazu-set-up-altars = Есть { $series ->
    [one] { $series } серия
    [few] { $series } серии
   *[many] { $series } серий
} по { $copies ->
    [one] { $copies } алтарю
   *[other] { $copies } алтаря
}. Если игроков { $blocked_groups }, серий убирают { $removed }. Алтари перемешаны, открыто лежат { $slots }, остальные рубашкой вверх.
rules-namazu-set-up-piles = Жетоны разбойников силой { $strengths } лежат в мешочке. { $cards ->
    [one] { $cards } карта якудза сложена
    [few] { $cards } карты якудза сложены
   *[many] { $cards } карт якудза сложены
} стопкой рубашкой вверх. Счётчик подношений стоит на { $track_start }.
rules-namazu-goods = Сырьё — это рис, бамбук и руда. Товары — сталь, мясо и кость. Есть и золото. Хранить можно не больше { $meat } единиц мяса, { $bone } костей и { $gold } единиц золота.
rules-namazu-steel = Стали тоже — не больше { $steel } единиц.
rules-namazu-B43 = Ресурсы и монеты в банке не кончаются. Сырьё и кобаны хранят без ограничений.
rules-namazu-B44 = Начинает семья, выбранная жребием. У остальных в начале { $kobans ->
    [one] { $kobans } кобан
    [few] { $kobans } кобана
   *[many] { $kobans } кобанов
}.
rules-namazu-third-card = Каждая семья тянет карту, на которой ждёт { -third-ashigaru }.

## Ход

rules-namazu-title-turn = Ход
rules-namazu-turn = Ходят по часовой стрелке. В начале вашего хода постройки дают ресурсы; затем случается землетрясение, могут напасть разбойники, вы расставляете асигару и задействуете клетки, на которых они стоят.
rules-namazu-optional = Задействовать клетку не обязательно.
rules-namazu-B15 = Сначала расставьте всех асигару. Потом задействуйте клетки в любом порядке: одна может оплатить другую.

## Постройки

rules-namazu-title-buildings = Постройки
rules-namazu-buildings = У строителя можно поставить постройку на любое угодье, где добывают сырьё; всего их не больше { $most_buildings }. Она даёт { $building ->
    [one] { $building } единицу
    [few] { $building } единицы
   *[many] { $building } единиц
} своего ресурса сразу и в начале каждого вашего хода, даже если там есть чужая постройка, но не тогда, когда там стоит чужой асигару.
rules-namazu-B4 = В начале хода значит: до землетрясения.
rules-namazu-B5 = У семьи не больше одной постройки на клетке. Разные семьи могут строить на одной и той же.
rules-namazu-B6 = Если при строительстве на угодье стоит чужой асигару, сразу постройка ничего не даёт.

## Землетрясение

rules-namazu-title-quake = Землетрясение
rules-namazu-quake = У кубика землетрясения { $faces ->
    [one] { $faces } грань
    [few] { $faces } грани
   *[many] { $faces } граней
}. Он указывает, какое кольцо затронуто и в какую сторону оно повернётся на один сектор. Если на нём знак разбойников, они на вас нападают.
rules-namazu-die = На нашем кубике разбойники приходят всякий раз, когда трясёт окрестности; напечатанных граней мы не знаем.
rules-namazu-B46 = Всё, что стоит на кольце, поворачивается с ним: асигару, постройки, контракты, жетоны блокировки. Так клетки переходят в другие секторы. Ничто не пропадает.

## Разбойники

rules-namazu-title-brigands = Разбойники
rules-namazu-brigands = Вытяните из мешочка шайку разбойников. Её сила — { $strengths }; каждое очко щита уменьшает её на единицу. Остаток — цена боя в очках силы. Если силы хватает, добыча ваша, и жетон остаётся у вас; за него { $points_brigands ->
    [one] { $points_brigands } очко
    [few] { $points_brigands } очка
   *[many] { $points_brigands } очков
}. Если нет, силу вы не теряете, но жетон возвращается в мешочек, и в этот ход действует только один ваш асигару.
rules-namazu-B7 = Если силы хватает, сражаться обязательно.
rules-namazu-B8 = Цена боя не бывает меньше нуля.
rules-namazu-B9 = С улучшением «{ namazu-improvement-brigands }» вы тянете { $tokens_drawn ->
    [one] { $tokens_drawn } жетон
    [few] { $tokens_drawn } жетона
   *[many] { $tokens_drawn } жетонов
}, выбираете, с какой шайкой сразиться, а другую возвращаете в мешочек.
rules-namazu-B10 = Добыча, для которой нет места, пропадает.
rules-namazu-B11 = Если бой проигран и с вами { -third-ashigaru }, дома остаётся он, а остальные действуют как обычно.
rules-namazu-lone = Один-единственный асигару может встать на любую клетку.
rules-namazu-B47-departs = В правилах разбойников «встречает» асигару, но где они, не сказано. Для нас важен только знак на кубике.
rules-namazu-B47 = Разбойники нападают всякий раз, когда их показал кубик, с самого первого хода, где бы ни стояли асигару.
rules-namazu-all-brigands = Все { $brigands ->
    [one] { $brigands } шайка
    [few] { $brigands } шайки
   *[many] { $brigands } шаек
}, каждая в одном экземпляре:

## Расстановка

rules-namazu-title-placing = Расстановка
rules-namazu-placing = Заберите своих асигару. Первые { $first_ashigarus } встают на { $first_ashigarus } разные клетки из { $rings } в одном секторе. Если на клетке чужой асигару, она доступна, только если вы заплатите его семье { $fee ->
    [one] { $fee } кобан
    [few] { $fee } кобана
   *[many] { $fee } кобанов
}; он уходит домой.
rules-namazu-B12 = Плата вносится сразу, из кобанов, которые есть у вас в этот миг. Кто не может заплатить, встать туда не может. Чужая семья отказать не вправе.
rules-namazu-B13 = Поставить нужно всех асигару, какие есть. Место для них найдётся всегда.
rules-namazu-B14 = Своих асигару забирают вначале, так что они не мешают. На одной клетке встаёт не больше одного вашего.
rules-namazu-B16 = С улучшением «{ namazu-improvement-placement }» они могут встать и на соседние клетки одного кольца.

## Третий асигару

rules-namazu-title-third = { -third-ashigaru(case: "title") }
rules-namazu-third = На вашей карте названы условия: построить алтарь и приобрести указанное улучшение. Тогда к вам приходит { -third-ashigaru }. Он встаёт на любую клетку, хоть и в другом секторе.
rules-namazu-B38 = Он действует со следующего хода после того, как выполнены оба условия.
rules-namazu-B48 = Купленный алтарь считается наравне с построенным. Придя, { -third-ashigaru } остаётся до конца игры, а карт столько же, сколько улучшений.

## Окрестности

rules-namazu-title-country = Окрестности
rules-namazu-fields = Рисовое поле, бамбуковая роща и рудник дают { $field ->
    [one] { $field } единицу
    [few] { $field } единицы
   *[many] { $field } единиц
} своего ресурса.
rules-namazu-fuji = Гора Фудзи возвращает { $fuji ->
    [one] { $fuji } очко
    [few] { $fuji } очка
   *[many] { $fuji } очков
} силы.
rules-namazu-tournament = Вызовите другую семью. Каждая складывает силу, щит и бросок кубика. У кого сумма больше, тот выигрывает турнир и берёт у проигравшего до { $win_primary ->
    [one] { $win_primary } единицы сырья
   *[other] { $win_primary } единиц сырья
}, или { $win_manufactured ->
    [one] { $win_manufactured } товар
    [few] { $win_manufactured } товара
   *[many] { $win_manufactured } товаров
}, или до { $win_kobans ->
    [one] { $win_kobans } кобана
   *[other] { $win_kobans } кобанов
}, но не золото. Затем он теряет столько силы, сколько выпало у проигравшего, а тот получает столько, сколько выпало у победителя. При ничьей ничего не происходит. За выигранный турнир { $points_win ->
    [one] { $points_win } очко
    [few] { $points_win } очка
   *[many] { $points_win } очков
}.
rules-namazu-B33 = Вызывать никого не обязательно. Семья без силы встать на клетку турнира не может.
rules-namazu-no-refusal = Отказаться вызванный не может, даже без силы.
rules-namazu-B34 = Победить может любая сторона, и вызванная тоже.
rules-namazu-B35 = Сила не падает ниже нуля и не растёт выше { $most_force }.
rules-namazu-B36 = Победитель выбирает из того, что есть у проигравшего и для чего у него самого есть место.
rules-namazu-B37 = Засчитываются все победы. В первой коробке, которую можно выбрать перед игрой, на счётчике мало делений: победы сверх них приносят добычу, но не очки.

## Предместье

rules-namazu-title-suburbs = Предместье
rules-namazu-jobs = Подработка приносит { $jobs ->
    [one] { $jobs } кобан
    [few] { $jobs } кобана
   *[many] { $jobs } кобанов
}.
rules-namazu-rest = Отдых возвращает { $rest ->
    [one] { $rest } очко
    [few] { $rest } очка
   *[many] { $rest } очков
} силы, а с улучшением «{ namazu-improvement-rest }» — { $rest_improved }, но не больше чем до { $most_force }.
rules-namazu-barter = Обмен: один ресурс на другой того же рода, сырьё на сырьё или товар на товар.
rules-namazu-B28 = Всегда один на один. С улучшением «{ namazu-improvement-barter }» род неважен. Золото не меняют.
rules-namazu-B52 = Нельзя менять ресурс на такой же или на тот, для которого нет места.

## Алтари и подношения

rules-namazu-title-altars = Алтари и подношения
rules-namazu-altar = На клетке алтаря можно построить один алтарь, и только один за ход. Он стоит { $altar_goods ->
    [one] { $altar_goods } товар
    [few] { $altar_goods } товара
   *[many] { $altar_goods } товаров
}, указанных под его местом. На освободившееся место сразу кладут новую карту.
rules-namazu-slots = Цены по местам:
rules-namazu-B25 = Алтарь, который можно купить на чёрном рынке, — сверх этого.
rules-namazu-B25-departs = Буквально правила разрешают один алтарь за весь ход. Но сказано это о клетке алтаря, а на рынке алтарь продают отдельной строкой, поэтому мы считаем только клетку.
rules-namazu-B26 = Если стопка алтарей пуста, места остаются пустыми, игра продолжается.
rules-namazu-B27 = С улучшением «{ namazu-improvement-temple }» за алтарь с любого места можно заплатить { $temple_price }, а можно и цену этого места.
rules-namazu-offerings = На клетке подношений отдайте до { $offerings ->
    [one] { $offerings } ресурса
   *[other] { $offerings } ресурсов
}, можно и золото, и положите их на свои алтари. Каждое подношение сдвигает счётчик Намадзу на один шаг.
rules-namazu-places = На алтаре { $places ->
    [one] { $places } место
    [few] { $places } места
   *[many] { $places } мест
}. Очки за них: { $place_points }, за полный алтарь всего { $full_altar }.
rules-namazu-B21 = На алтаре золото считается особым ресурсом.
rules-namazu-B22 = Каждый алтарь принимает только разные ресурсы; с улучшением «{ namazu-improvement-offerings }» они могут повторяться. На другом алтаре могут лежать такие же.
rules-namazu-B23 = Положить нужно хотя бы один, на один или несколько своих алтарей. Каждый сдвигает счётчик на шаг.
rules-namazu-B24 = Только что построенный алтарь может принять подношения в тот же ход, если клетка алтаря задействована раньше.
rules-namazu-B49 = Места алтаря заполняют слева направо. Какой алтарь, решаете вы.

## Ремесленники

rules-namazu-title-artisans = Ремесленники и другие клетки города
rules-namazu-artisans = Ремесленникам платят сырьём. Напечатанных цен мы не знаем, эти — наши:
rules-namazu-gains = За сырьё, которое они просят, костерез даёт { $gain_knacker ->
    [one] { $gain_knacker } кость
    [few] { $gain_knacker } кости
   *[many] { $gain_knacker } костей
}, мясник — { $gain_butcher } мяса, кузнец — { $gain_smith } стали, золотых дел мастер — { $gain_goldsmith } золото. Игорный дом даёт { $gain_gaming ->
    [one] { $gain_gaming } кобан
    [few] { $gain_gaming } кобана
   *[many] { $gain_gaming } кобанов
}. Оружейник даёт { $gain_armourer } очко щита, всего не больше { $most_shield }.
rules-namazu-shield = Каждое очко щита уменьшает на единицу силу разбойников и считается за очко силы на турнире.
rules-namazu-shield-example = Пример из правил: со щитом { $shield_example } разбойников силой { $strength_example } можно победить, потратив { $force_example ->
    [one] { $force_example } очко силы
    [few] { $force_example } очка силы
   *[many] { $force_example } очков силы
}.
rules-namazu-gold = Золото может заменить любой другой ресурс.
rules-namazu-B20 = Золото заменяет единицу сырья или один товар в любой оплате ресурсами. Кобанов оно не заменяет, и его не обменивают.
rules-namazu-B45 = Если всему полученному нет места, вы берёте сколько поместится. Цена платится целиком.
rules-namazu-B50 = Задействовать клетку можно и без выгоды, например чтобы подписать контракт. У строителя у вас должна остаться постройка. У якудза можно стоять и без договора, но клетка не сработает.

## Контракты

rules-namazu-title-contracts = Контракты
rules-namazu-contracts = Когда вы впервые обращаетесь к ремесленнику, можно подписать контракт, если никто не сделал этого раньше. С тех пор ресурсы вы там не тратите. Семья может подписать не больше { $most_contracts ->
    [one] { $most_contracts } контракта
   *[other] { $most_contracts } контрактов
}.
rules-namazu-B17 = Посещение, при котором подписывают контракт, оплачивают. Остальные семьи по-прежнему платят и по-прежнему могут приходить. Если вы не подписали, больше вам не предложат.
rules-namazu-unpaid = Посещение с картой «{ namazu-card-intimidation }» не оплачивают, поэтому контракт при нём не подписывают.
rules-namazu-B18 = Контракты бывают для клеток с ценой; на чёрном рынке их нет.

## Чёрный рынок

rules-namazu-title-market = Чёрный рынок
rules-namazu-market = Продавайте сколько угодно: сырьё по { $sell_primary }, товары по { $sell_manufactured }, золото по { $sell_gold } кобана. Купить можно не больше одного в каждой строке: улучшение за { $cost_improvement } кобанов, алтарь за { $cost_altar }, карту якудза за { $cost_card }, договор за { $cost_pact }. Улучшение действует сразу. Купленный алтарь не стоит ресурсов, и на его место сразу кладут новую карту.
rules-namazu-B29 = Продавать и покупать за одно посещение можно в любом порядке.
rules-namazu-improvements = Улучшения:
rules-namazu-B30 = Каждое улучшение берут один раз, и не больше { $most_improvements } из { $improvements }.

## Якудза

rules-namazu-title-yakuza = Якудза
rules-namazu-yakuza = Вытяните { $cards_drawn ->
    [one] { $cards_drawn } карту
    [few] { $cards_drawn } карты
   *[many] { $cards_drawn } карт
} якудза, оставьте себе одну, другую сбросьте в открытую: так бывает при покупке карты, а с договором — и на клетке якудза. Сыграть её можно сразу или позже. Некоторые карты приносят очки в конце игры.
rules-namazu-B19 = Договор считается одним из ваших контрактов, и заключить его может только одна семья.
rules-namazu-B31 = Если колода пуста, перемешивают сброс. Если карт всё ещё мало, берут что есть.
rules-namazu-B32 = Карты играют до землетрясения, до расстановки, между действиями на клетках и на рынке, можно несколько за ход. У некоторых своё время: «{ namazu-card-tremor }» — после землетрясения, «{ namazu-card-bodyguards }» — когда на вас напали разбойники, «{ namazu-card-master-at-arms }» — на турнире, сначала вызвавшая семья (+{ $master } к сумме), «{ namazu-card-safe-passage }» — до расстановки, «{ namazu-card-intimidation }» — на клетке с ценой. Карты на руках скрыты, их число не ограничено.
rules-namazu-B51 = Ресурс, для которого нет места, не берут. Если места нет совсем, «{ namazu-card-diverted-convoy }» можно сыграть впустую, «{ namazu-card-burglary }» нельзя.
rules-namazu-B53 = «{ namazu-card-racket }» отнимает что есть, не больше { $racket }. «{ namazu-card-burglary }» берёт всё, что позволяет карта. Выбрать можно только семью, у которой есть что взять, а карту «{ namazu-card-intimidation }» играют только там, где она избавляет от платы.
rules-namazu-B54 = С картой «{ namazu-card-safe-passage }» в этот ход ни один ваш асигару не платит, но любые клетки выбирают только первые { $first_ashigarus }. Закрытые клетки остаются закрытыми, турнир для семьи без силы тоже. За ход — одна такая карта.
rules-namazu-B55 = Если в колоде одна карта, возьмите её и ещё одну из перемешанного сброса. Если в мешочке одна шайка, приходит она одна.
rules-namazu-all-cards = Все карты якудза:

## Конец

rules-namazu-title-end = Конец игры
rules-namazu-end = Когда счётчик подношений доходит до предела, Намадзу спокоен. Раунд доигрывают, чтобы у всех семей было поровну ходов.
rules-namazu-limit = Предел — { $appeasement } подношений, когда игроков { $groups }; напечатанного мы не знаем.
rules-namazu-B39 = Подношения, сделанные до конца раунда, тоже приносят очки.
rules-namazu-B42 = Чтобы кончилась и игра, в которой никто ничего не подносит, её прекращают после { $rounds ->
    [one] { $rounds } раунда
   *[other] { $rounds } раундов
}.
rules-namazu-scoring = Сначала считают алтари. Затем { $offering_point } очко за каждое подношение, но { $offering_last } за последнее на алтаре; по { $points_brigands } за шайку разбойников; по { $points_win } за выигранный турнир; и карты якудза, которые приносят очки.
rules-namazu-scoring-altars = Одинаковые алтари: { $alike } очков за { $alike_counts } одной серии. Разные, ещё не посчитанные, приносят { $different }, когда их { $different_counts }.
rules-namazu-B40 = Сначала считают одинаковые алтари и никогда их не разделяют. Если разных больше { $different_most }, начинается новый ряд.
rules-namazu-B41 = При равенстве побеждает тот, у кого осталось больше ресурсов и кобанов.
rules-namazu-tie = Всё складывают, подношения на алтарях не в счёт. Если равно и это, победа общая.
rules-namazu-example = Пример из правил, { $example ->
    [one] { $example } очко
    [few] { $example } очка
   *[many] { $example } очков
}:
rules-namazu-counted-alike = { $altars ->
    [one] { $altars } одинаковый алтарь
    [few] { $altars } одинаковых алтаря
   *[many] { $altars } одинаковых алтарей
}
rules-namazu-counted-different = { $altars ->
    [one] { $altars } разный алтарь
    [few] { $altars } разных алтаря
   *[many] { $altars } разных алтарей
}
rules-namazu-counted-full = алтарь с { $offerings ->
    [one] { $offerings } подношением
   *[other] { $offerings } подношениями
}
rules-namazu-counted = { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}

## За столом

explain-namazu-named = { $name }: { $text }
explain-namazu-score = Очки, если бы игра кончилась сейчас; у вас — с целями ваших карт якудза.
explain-namazu-type-rice = Рисовое поле: { $field } рис; здесь можно строить.
explain-namazu-type-bamboo = Бамбуковая роща: { $field } бамбук; здесь можно строить.
explain-namazu-type-ore = Рудник: { $field } руда; здесь можно строить.
explain-namazu-type-fuji = Гора Фудзи: { $fuji } очко силы.
explain-namazu-type-tournament = Турнир: вызовите семью; сила, щит и кубик решают, кому достанутся { $points_win ->
    [one] { $points_win } очко
    [few] { $points_win } очка
   *[many] { $points_win } очков
} и добыча.
explain-namazu-type-jobs = Подработка: { $jobs ->
    [one] { $jobs } кобан
    [few] { $jobs } кобана
   *[many] { $jobs } кобанов
}.
explain-namazu-type-barter = Обмен: один ресурс на другой того же рода.
explain-namazu-type-offerings = Подношения: положите на свои алтари ресурсы, не больше { $offerings }, и успокойте Намадзу.
explain-namazu-type-rest = Отдых: { $rest ->
    [one] { $rest } очко
    [few] { $rest } очка
   *[many] { $rest } очков
} силы, с улучшением { $rest_improved }.
explain-namazu-type-altar = Алтарь: постройте один из открытых алтарей за { $altar_goods ->
    [one] { $altar_goods } товар
    [few] { $altar_goods } товара
   *[many] { $altar_goods } товаров
}.
explain-namazu-type-market = Чёрный рынок: продавайте ресурсы, покупайте улучшения, алтарь, карту якудза или договор.
explain-namazu-type-yakuza = Якудза: с договором вытяните { $cards_drawn ->
    [one] { $cards_drawn } карту
    [few] { $cards_drawn } карты
   *[many] { $cards_drawn } карт
} и оставьте себе одну.
explain-namazu-blocked = Закрытая клетка: недоступна всю игру.
explain-namazu-sector = Сектор: первые { $first_ashigarus } асигару встают на разные клетки одного сектора.
explain-namazu-ashigaru = Асигару; чтобы встать на его клетку, заплатите его семье { $fee ->
    [one] { $fee } кобан
    [few] { $fee } кобана
   *[many] { $fee } кобанов
}, и он уйдёт домой.
explain-namazu-building = Постройка: даёт { $building ->
    [one] { $building } единицу
    [few] { $building } единицы
   *[many] { $building } единиц
} своего ресурса в начале хода семьи; построек у семьи не больше { $most_buildings }.
explain-namazu-contract = Контракт: его семья здесь больше не платит; контрактов у семьи не больше { $most_contracts }.
explain-namazu-catfish = Намадзу и чётки: каждое подношение успокаивает его на шаг; когда он спокоен, игра кончается в конце этого раунда.
explain-namazu-die = Последнее землетрясение: какое кольцо повернулось и куда.
explain-namazu-round = Раунд; игра кончается в конце того, в котором Намадзу успокоился.
explain-namazu-cards-left = Сколько карт якудза осталось из { $cards }.
explain-namazu-brigands-left = Сколько шаек осталось из { $brigands }; их сила — { $strengths }.
explain-namazu-prices = Цены чёрного рынка, в кобанах.
explain-namazu-slot = Алтарь на выбор и товары, которых стоит его место.
explain-namazu-altar = Алтарь: его места приносят { $place_points }, а одинаковые алтари считаются вместе.
explain-namazu-good-rice = Рис, сырьё.
explain-namazu-good-bamboo = Бамбук, сырьё.
explain-namazu-good-ore = Руда, сырьё.
explain-namazu-good-steel = Сталь, товар; хранить можно до { $steel } единиц.
explain-namazu-good-meat = Мясо, товар; хранить можно до { $meat } единиц.
explain-namazu-good-bone = Кость, товар; хранить можно до { $bone } единиц.
explain-namazu-good-gold = Золото заменяет любой ресурс при оплате; хранить можно до { $gold } единиц.
explain-namazu-good-koban = Кобаны — деньги для рынка и занятых клеток.
explain-namazu-force = Сила, не больше { $most_force }: бои её отнимают, Фудзи и отдых возвращают.
explain-namazu-shield = Щит, не больше { $most_shield }: бои обходятся дешевле, и он считается на турнире.
explain-namazu-third = Условие, при котором приходит { -third-ashigaru }: алтарь и названное здесь улучшение.
explain-namazu-brigands = Побеждённые шайки: по { $points_brigands ->
    [one] { $points_brigands } очку
   *[other] { $points_brigands } очка
} за каждую.
explain-namazu-wins = Выигранные турниры: по { $points_win ->
    [one] { $points_win } очку
   *[other] { $points_win } очка
} за каждый.
explain-namazu-buildings = Постройки на угодьях, не больше { $most_buildings }.
explain-namazu-contracts = Подписанные контракты, не больше { $most_contracts }.
explain-namazu-cards = Карты якудза на руках: действия для своего хода, цели для конца.
explain-namazu-band = Шайка: победа стоит столько силы, насколько она сильнее вашего щита, и тогда добыча ваша.
explain-namazu-rival = Семья для вызова: её сила, щит и кубик против ваших.
explain-namazu-good-any = Любое сырьё на выбор: рис, бамбук или руда.
explain-namazu-improvements = Улучшения планшета семьи: не больше { $most_improvements } из { $improvements }.
