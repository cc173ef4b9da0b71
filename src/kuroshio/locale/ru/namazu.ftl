### Намадзу

## Названия

namazu-ring-country = окрестности
namazu-ring-suburbs = предместье
namazu-ring-city = город
namazu-whole-ring-country = кольцо окрестностей
namazu-whole-ring-suburbs = кольцо предместья
namazu-whole-ring-city = кольцо города

namazu-type-rice = рисовое поле
namazu-type-bamboo = бамбуковая роща
namazu-type-ore = рудник
namazu-type-fuji = гора Фудзи
namazu-type-tournament = турнир
namazu-type-jobs = подработка
namazu-type-barter = обмен
namazu-type-offerings = подношения
namazu-type-rest = отдых
namazu-type-altar = алтарь
namazu-type-knacker = костерез
namazu-type-butcher = мясник
namazu-type-smith = кузнец
namazu-type-goldsmith = золотых дел мастер
namazu-type-yakuza = якудза
namazu-type-armourer = оружейник
namazu-type-builder = строитель
namazu-type-market = чёрный рынок
namazu-type-gaming = игорный дом
namazu-cell = { $kind } { $letter }
namazu-only-cell = { $kind }

namazu-good-rice = рис
namazu-good-bamboo = бамбук
namazu-good-ore = руда
namazu-good-steel = сталь
namazu-good-meat = мясо
namazu-good-bone = кость
namazu-good-gold = золото
namazu-good-koban = кобаны
namazu-count-rice = { $count ->
    [one] { $count } рис
   *[other] { $count } риса
}
namazu-count-bamboo = { $count ->
    [one] { $count } бамбук
   *[other] { $count } бамбука
}
namazu-count-ore = { $count ->
    [one] { $count } руда
   *[other] { $count } руды
}
namazu-count-steel = { $count ->
    [one] { $count } сталь
   *[other] { $count } стали
}
namazu-count-meat = { $count ->
    [one] { $count } мясо
   *[other] { $count } мяса
}
namazu-count-bone = { $count ->
    [one] { $count } кость
    [few] { $count } кости
   *[many] { $count } костей
}
namazu-count-gold = { $count ->
    [one] { $count } золото
   *[other] { $count } золота
}
namazu-count-koban = { $count ->
    [one] { $count } кобан
    [few] { $count } кобана
   *[many] { $count } кобанов
}

# То, что отдают или берут: винительный падеж, без числа и с числом.
namazu-some-rice = рис
namazu-some-bamboo = бамбук
namazu-some-ore = руду
namazu-some-steel = сталь
namazu-some-meat = мясо
namazu-some-bone = кость
namazu-some-gold = золото
namazu-some-koban = кобаны
namazu-handed-rice = { namazu-count-rice }
namazu-handed-bamboo = { namazu-count-bamboo }
namazu-handed-ore = { $count ->
    [one] { $count } руду
   *[other] { $count } руды
}
namazu-handed-steel = { namazu-count-steel }
namazu-handed-meat = { namazu-count-meat }
namazu-handed-bone = { namazu-count-bone }
namazu-handed-gold = { namazu-count-gold }
namazu-handed-koban = { namazu-count-koban }

namazu-count-any = { $count ->
    [one] { $count } единица сырья на выбор
    [few] { $count } единицы сырья на выбор
   *[many] { $count } единиц сырья на выбор
}
namazu-list = { $first }, { $rest }
namazu-kobans = { $kobans ->
    [one] { $kobans } кобан
    [few] { $kobans } кобана
   *[many] { $kobans } кобанов
}
namazu-fee = { $fee ->
    [one] { $fee } кобан
    [few] { $fee } кобана
   *[many] { $fee } кобанов
}
namazu-nothing = ничего
namazu-token = сила { $strength }, добыча: { $loot }

namazu-series-torii = Тории
namazu-series-lantern = Фонарь
namazu-series-gong = Гонг
namazu-series-gourd = Горлянка
namazu-series-drum = Барабан
namazu-series-keystone = Замковый камень
namazu-series-mirror = Зеркало

namazu-improvement-brigands = Разбойники
namazu-improvement-placement = Расстановка
namazu-improvement-barter = Обмен
namazu-improvement-offerings = Подношения
namazu-improvement-rest = Отдых
namazu-improvement-temple = Храм
namazu-improves-brigands = при нападении разбойников вы тянете { $bands ->
    [one] { $bands } шайку
    [few] { $bands } шайки
   *[many] { $bands } шаек
} и выбираете, с какой сразиться
namazu-improves-placement = ваши первые асигару могут встать на соседние клетки одного кольца, а не в одном секторе
namazu-improves-barter = вы меняете любой ресурс на любой другой
namazu-improves-offerings = ресурсы на одном алтаре могут повторяться
namazu-improves-rest = отдых возвращает { $rest ->
    [one] { $rest } очко
    [few] { $rest } очка
   *[many] { $rest } очков
} силы
namazu-improves-temple = любой алтарь можно построить за { $temple }

namazu-source-groups = одинаковые алтари
namazu-source-singles = разные алтари
namazu-source-offerings = подношения
namazu-source-brigands = разбойники
namazu-source-tournaments = турниры
namazu-source-goals = цели

## Карты якудза

namazu-card-smuggling = Контрабанда
namazu-card-diverted-convoy = Угнанный обоз
namazu-card-discreet-ingot = Неприметный слиток
namazu-card-racket = Рэкет
namazu-card-burglary = Ограбление
namazu-card-tremor = Подземный толчок
namazu-card-bodyguards = Телохранители
namazu-card-master-at-arms = Мастер оружия
namazu-card-safe-passage = Охранная грамота
namazu-card-intimidation = Запугивание
namazu-card-terror-of-the-roads = Гроза дорог
namazu-card-glory-of-the-lists = Слава ристалищ
namazu-card-builder-of-edo = Строитель Эдо
namazu-card-friend-of-the-guilds = Друг гильдий
namazu-card-inventive-spirit = Изобретательный ум
namazu-card-perfect-armour = Совершенные доспехи
namazu-card-full-coffer = Полный сундук
namazu-card-full-granary = Полный амбар
namazu-card-devotion = Благочестие

namazu-effect-smuggling = возьмите { $amount ->
    [one] { $amount } единицу сырья
    [few] { $amount } единицы сырья
   *[many] { $amount } единиц сырья
} на выбор
namazu-effect-convoy = возьмите { $amount ->
    [one] { $amount } товар
    [few] { $amount } товара
   *[many] { $amount } товаров
} на выбор
namazu-effect-ingot = возьмите { $amount ->
    [one] { $amount } золото
   *[other] { $amount } золота
} и { $also ->
    [one] { $also } кобан
    [few] { $also } кобана
   *[many] { $also } кобанов
}
namazu-effect-passage = встаньте куда угодно, за занятые клетки платить не надо
namazu-effect-bodyguards = вы побеждаете разбойников без затрат силы
namazu-effect-master = ещё { $amount } к вашей сумме на турнире
namazu-effect-racket = противник отдаёт вам до { $amount ->
    [one] { $amount } кобана
   *[other] { $amount } кобанов
}; банк добавляет { $also }
namazu-effect-burglary = возьмите у противника { $amount ->
    [one] { $amount } единицу сырья
    [few] { $amount } единицы сырья
   *[many] { $amount } единиц сырья
} или { $also ->
    [one] { $also } товар
    [few] { $also } товара
   *[many] { $also } товаров
}
namazu-effect-tremor = поверните кольцо не более чем на { $amount ->
    [one] { $amount } сектор
    [few] { $amount } сектора
   *[many] { $amount } секторов
}
namazu-effect-intimidation = ничего не платите на клетке города
namazu-goal = в конце очки по числу { $measure } ({ $counts }): { $points }, не больше
namazu-measure-brigands = жетонов разбойников
namazu-measure-wins = выигранных турниров
namazu-measure-buildings = построек
namazu-measure-contracts = контрактов
namazu-measure-improvements = улучшений
namazu-measure-shield = очков щита
namazu-measure-kobans = оставшихся кобанов
namazu-measure-cubes = оставшихся ресурсов
namazu-measure-full-altars = заполненных алтарей

## Вопросы

namazu-ask-nothing = Вопросов нет.
namazu-ask-quake = Сыграть карту до землетрясения?
namazu-ask-face = С какой шайкой разбойников сражаетесь?
namazu-ask-fight = На вас напали разбойники ({ $token }). Чем ответите?
namazu-ask-stand = Куда ставите двух асигару?
namazu-ask-stand-alone = Куда ставите единственного асигару?
namazu-ask-third = Куда ставите третьего асигару?
namazu-ask-act = Какую клетку задействуете?
namazu-ask-challenge = Какую семью вызываете?
namazu-ask-arms = Сыграть карту до броска?
namazu-ask-take = Какие ресурсы берёте?
namazu-ask-rob = Что забираете у семьи «{ $victim }»?
namazu-ask-swap = Какой ресурс меняете?
namazu-ask-altar = На какой алтарь делаете подношение?
namazu-ask-offer = Что подносите на алтарь { $altar }?
namazu-ask-erect = Какой алтарь строите?
namazu-ask-pay = Платите золотом?
namazu-ask-build = На каком угодье строите?
namazu-ask-sign = Подписать контракт ({ $kind })?
namazu-ask-keep = Какую карту якудза оставляете себе?
namazu-ask-trade = Что продаёте или покупаете?

## Правила, стоящие за вопросами

namazu-rule-nothing = Вопросов нет.
namazu-rule-quake = Некоторые карты якудза можно сыграть до броска кубика землетрясения. Вопрос задаётся всегда, когда у вас есть карты, чтобы никто не узнал, какие.
namazu-rule-face = С улучшением «Разбойники» вы тянете два жетона и сражаетесь с одним; другой возвращается в мешочек.
namazu-rule-fight = Если силы хватает, сражаться обязательно: вы теряете столько силы, сколько её у разбойников, за вычетом щита, и получаете их жетон и добычу. Если не хватает, один асигару в этот ход остаётся дома. Карта «{ namazu-card-bodyguards }» побеждает их без затрат силы.
namazu-rule-stand = Двое асигару встают на две клетки одного сектора, а с улучшением «{ namazu-improvement-placement }» — и на соседние клетки одного кольца. Занятая клетка стоит { namazu-fee }, плату получает стоящая там семья, а её асигару уходит домой. Турнир закрыт для семьи без силы. До этого можно играть карты якудза.
namazu-rule-stand-alone = После проигранного боя действует один асигару: он может встать на любую клетку. Занятая клетка стоит { namazu-fee }, плату получает стоящая там семья, а её асигару уходит домой. Турнир закрыт для семьи без силы. До этого можно играть карты якудза.
namazu-rule-stand-passage = С картой «{ namazu-card-safe-passage }» ваши асигару встают на любые клетки и за занятые не платят; стоявшие там уходят домой. Закрытые клетки остаются закрытыми, турнир для семьи без силы тоже. До этого можно играть карты якудза.
namazu-rule-third = Третий асигару встаёт на любую другую клетку. { $passage ->
    [yes] Занятые клетки ничего не стоят.
   *[no] Занятая клетка стоит { namazu-fee }.
}
namazu-rule-act = Каждую клетку с вашим асигару можно задействовать один раз, в любом порядке. Это не обязательно. В промежутках можно играть карты якудза.
namazu-rule-challenge = Отказаться не может ни одна семья. Складываются сила, щит и кубик; побеждает большая сумма.
namazu-rule-arms = Обе семьи бросают кубик с { $die ->
    [one] { $die } гранью
   *[other] { $die } гранями
}. Карты играются до броска, первой — вызвавшая семья.
namazu-rule-take = Возьмите из банка на выбор { $some_primary ->
    [0] { $some_manufactured ->
        [one] { $some_manufactured } товар
        [few] { $some_manufactured } товара
       *[many] { $some_manufactured } товаров
    }
    [one] { $some_primary } единицу сырья
    [few] { $some_primary } единицы сырья
   *[many] { $some_primary } единиц сырья
}. Ресурс, для которого нет места, не берут.
namazu-rule-take-burglary = «{ namazu-card-burglary }» забирает у этой семьи { $some_primary ->
    [one] { $some_primary } единицу сырья
    [few] { $some_primary } единицы сырья
   *[many] { $some_primary } единиц сырья
} или { $some_manufactured ->
    [one] { $some_manufactured } товар
    [few] { $some_manufactured } товара
   *[many] { $some_manufactured } товаров
}, но не золото: всё, что у неё есть и чему у вас найдётся место.
namazu-rule-take-tournament = У проигравшего турнир: до { $primary ->
    [one] { $primary } единицы сырья
   *[other] { $primary } единиц сырья
}, или { $manufactured ->
    [one] { $manufactured } товар
    [few] { $manufactured } товара
   *[many] { $manufactured } товаров
}, или { namazu-kobans }; золото — никогда. То, для чего у вас нет места, остаётся у владельца.
namazu-rule-swap = Один ресурс на другой того же рода, сырьё или товар; с улучшением «Обмен» — любой на любой. Золото не меняют.
namazu-rule-altar = Всего до { $offerings ->
    [one] { $offerings } ресурса
   *[other] { $offerings } ресурсов
}, на один или несколько ваших алтарей.
namazu-rule-offer = На алтаре { $places ->
    [one] { $places } место
    [few] { $places } места
   *[many] { $places } мест
}, и ресурсы на нём должны быть разными; с улучшением «Подношения» они могут повторяться. Места заполняют по порядку, и они приносят { $worth } очка.
namazu-rule-erect = Алтарь стоит { $altar ->
    [one] { $altar } товар
    [few] { $altar } товара
   *[other] { $altar } товаров
}, указанных под его местом, а с улучшением «{ namazu-improvement-temple }» — { $temple }; золото заменяет любой из них. За ход можно построить один алтарь.
namazu-rule-pay = Одно золото заменяет любую единицу сырья или любой товар.
namazu-rule-build = Постройка даёт свой ресурс сразу и в начале каждого вашего хода, если там не стоит чужой асигару. У семьи не более одной на каждом угодье.
namazu-rule-sign = При первом оплаченном посещении, если контракт ещё ничей, его можно подписать: дальше вы не платите. Второй раз его не предложат. Всего у вас { $contracts ->
    [one] { $contracts } контракт
    [few] { $contracts } контракта
   *[many] { $contracts } контрактов
}.
namazu-rule-keep = Вы оставляете себе одну карту втайне; другая сбрасывается в открытую.
namazu-rule-trade = Продавайте сколько угодно. За посещение можно купить не более одного в каждой строке: улучшение, алтарь, карту якудза, договор. Карты якудза здесь тоже можно играть.

## Ходы

namazu-move-stand-two = Встать на клетки «{ $one }» и «{ $two }»
namazu-move-stand-one = Встать на клетку «{ $cell }»
namazu-move-quake = Пусть начнётся землетрясение
namazu-move-face = Сразиться с этими: { $token }
namazu-move-fight = Встретить их без карты
namazu-move-activate = Задействовать клетку «{ $cell }»
namazu-move-challenge = Вызвать: { $other }
namazu-move-swap = Отдать { $given }, взять { $taken }
namazu-move-altar = Сделать подношение на алтарь { $altar } («{ $series }»)
namazu-move-offer = Поднести { $goods }
namazu-move-erect = Построить алтарь «{ $series }» с места { $slot }; цена: { $price }
namazu-move-erect-by-temple = Построить алтарь «{ $series }» с места { $slot } благодаря «Храму»; цена: { $price }
namazu-move-pay = Заплатить как положено, без золота
namazu-move-pay-gold = Заплатить золотом и сохранить { $goods }
namazu-move-build = Построить на клетке «{ $cell }»
namazu-move-sign = Подписать контракт
namazu-move-keep = Оставить себе карту «{ $card }»: { $effect }
namazu-move-sell = Продать { $goods } за { namazu-kobans }
namazu-move-buy-improvement = Купить улучшение «{ $improvement }» за { namazu-kobans }: { $effect }
namazu-move-buy-altar = Купить алтарь «{ $series }» с места { $slot } за { namazu-kobans }
namazu-move-buy-card = Купить карту якудза за { namazu-kobans }
namazu-move-buy-pact = Заключить договор с якудза за { namazu-kobans }
namazu-move-take = Взять { $goods }
namazu-move-play = Сыграть карту «{ $card }»: { $effect }
namazu-move-play-on = Сыграть карту «{ $card }» ({ $victim }): { $effect }
namazu-move-play-at = Сыграть карту «{ $card }» на клетке «{ $cell }»: { $effect }
namazu-move-play-tremor = Сыграть карту «{ $card }»: повернуть { $ring } на { $sectors ->
    [one] { $sectors } сектор
    [few] { $sectors } сектора
   *[many] { $sectors } секторов
} { $way ->
    [back] против часовой стрелки
   *[on] по часовой стрелке
}
namazu-move-done = Это всё
namazu-move-done-act = Закончить ход
namazu-move-done-arms = Обойтись без карты
namazu-move-done-take = Ничего не брать
namazu-move-done-altar = Больше ничего не подносить
namazu-move-done-sign = Не подписывать
namazu-move-done-trade = Уйти с рынка

## Почему нельзя

namazu-why-not-asked = сейчас спрашивается другое: «{ $question }»
namazu-why-face = этих разбойников здесь нет
namazu-why-stand-one = сейчас ставится только один асигару
namazu-why-stand-two = двое асигару ставятся вместе
namazu-why-blocked = клетка «{ $cell }» закрыта на всю игру
namazu-why-own-pawn = на клетке «{ $cell }» уже стоит ваш асигару
namazu-why-no-force = турнир закрыт для семьи без силы
namazu-why-not-one-sector = эти клетки не в одном секторе
namazu-why-not-neighbours = эти клетки не в одном секторе и не рядом на одном кольце
namazu-why-no-fee = каждая занятая клетка стоит { namazu-fee }, а у вас столько нет
namazu-why-not-waiting = на клетке «{ $cell }» нет вашего асигару, который ещё не действовал
namazu-why-no-price = цена на клетке «{ $cell }»: { $price }; столько вы заплатить не можете, даже золотом
namazu-why-no-building = все ваши постройки уже стоят
namazu-why-no-field = для вашей постройки не осталось угодий
namazu-why-no-swap = вам нечего менять
namazu-why-no-offering = на ваших алтарях нет места для ваших ресурсов
namazu-why-no-altar = вам не по средствам ни один алтарь
namazu-why-erected = на клетках алтарей за ход строится только один алтарь
namazu-why-no-pact = якудза служат только семье, заключившей договор
namazu-why-no-cards-left = карт якудза не осталось
namazu-why-challenge = вызвать можно любую другую семью за столом
namazu-why-swap-alike = ресурс не меняют на такой же
namazu-why-swap-none = у вас нет того, что вы отдали бы
namazu-why-swap-room = у вас нет места для того, что вы получили бы
namazu-why-swap-class = без улучшения «Обмен» оба ресурса должны быть одного рода
namazu-why-empty-slot = на этом месте нет алтаря
namazu-why-no-temple = у вас нет улучшения «Храм»
namazu-why-temple-alike = цена этого места та же, что и с улучшением «Храм»
namazu-why-altar-price = цена этого алтаря: { $price }; столько вы заплатить не можете, даже золотом
namazu-why-not-your-altar = этот алтарь не ваш
namazu-why-altar-full = этот алтарь полон
namazu-why-altar-takes-nothing = этот алтарь ничего вашего не примет
namazu-why-altar-served = туда вы только что сделали подношение
namazu-why-must-offer = нужно хотя бы одно подношение
namazu-why-offer-none = у вас нет этих ресурсов
namazu-why-offer-alike = без улучшения «Подношения» все ресурсы на алтаре должны быть разными
namazu-why-offer-room = на этом алтаре не осталось столько мест
namazu-why-offer-many = { $offerings ->
    [one] за одно действие — не больше { $offerings } подношения
   *[many] за одно действие — не больше { $offerings } подношений
}
namazu-why-pay = так заплатить нельзя
namazu-why-not-a-field = строят только на угодьях
namazu-why-built = там уже есть ваша постройка
namazu-why-keep = этой карты нет среди взятых
namazu-why-no-card = у вас нет карты «{ $card }»
namazu-why-no-target = для этой карты там ничего не найдётся
namazu-why-one-passage = за ход можно сыграть только одну такую карту
namazu-why-sell = столько у вас нет ({ $good })
namazu-why-line = эта строка рынка в это посещение уже использована
namazu-why-kobans = это стоит { namazu-kobans }, а у вас { $have }
namazu-why-improved = это улучшение у вас уже есть
namazu-why-markers = у вас не осталось маркера для ещё одного улучшения
namazu-why-pact-sealed = договор уже заключён
namazu-why-no-contract = у вас не осталось контрактов
namazu-why-take-there = столько там нет, или у вас нет места
namazu-why-take-less = это больше, чем можно взять
namazu-why-take-all = нужно взять всё, что можно

## Журнал

namazu-event-began-turn = начинает ход (раунд { $round })
namazu-event-gained = получает { $goods }
namazu-event-surplus = не может сохранить { $goods }: нет места
namazu-event-paid = платит { $goods }
namazu-event-sold = продаёт { $goods }
namazu-event-offered = подносит { $good } на алтарь { $altar }
namazu-event-handed = отдаёт { $goods }
namazu-event-took = забирает { $goods }
namazu-event-force = { $more ->
    [yes] получает
   *[no] теряет
} { $size ->
    [one] { $size } очко
    [few] { $size } очка
   *[many] { $size } очков
} силы, { $more ->
    [yes] теперь { $now }
   *[no] { $now ->
        [0] сил не осталось
       *[other] осталось { $now }
    }
}
namazu-event-shield = доводит щит до { $now }
namazu-event-produced = получает доход от постройки на клетке «{ $cell }»
namazu-event-hindered = не получает дохода от постройки на клетке «{ $cell }»: там стоит чужой асигару
namazu-event-shook = поворачивает { $ring } { $sectors ->
    [-2] на 2 сектора против часовой стрелки
    [-1] на 1 сектор против часовой стрелки
    [1] на 1 сектор по часовой стрелке
    [2] на 2 сектора по часовой стрелке
   *[other] на { $sectors } секторов
}
namazu-event-met-brigands = встречает разбойников ({ $token })
namazu-event-chose-brigands = выбирает этих разбойников ({ $token })
namazu-event-beat-brigands = { $guarded ->
    [yes] побеждает разбойников руками телохранителей ({ $token })
   *[no] побеждает разбойников ({ $token })
}
namazu-event-fled-brigands = отступает перед разбойниками ({ $token })
namazu-event-no-brigands = никого не встречает: разбойников не осталось
namazu-event-stood = ставит асигару на клетку «{ $cell }»
namazu-event-sent-home = уводит асигару домой с клетки «{ $cell }»
namazu-event-third-came = получает третьего асигару
namazu-event-activated = { $threat ->
    [yes] пускает в ход запугивание и не платит на клетке «{ $cell }»
   *[no] задействует клетку «{ $cell }»
}
namazu-event-challenged = вызывает на турнир: { $other }
namazu-event-rolled = выбрасывает { $die }, в сумме { $total }
namazu-event-won = выигрывает турнир ({ $wins ->
    [one] засчитана { $wins } победа
    [few] засчитаны { $wins } победы
   *[many] засчитано { $wins } побед
})
namazu-event-lost = проигрывает турнир
namazu-event-tied = сводит турнир вничью (соперник: { $other })
namazu-event-erected = строит алтарь { $altar } («{ $series }»)
namazu-event-bought-altar = покупает алтарь { $altar } («{ $series }»)
namazu-event-new-altar = новый алтарь на месте { $slot }: «{ $series }»
namazu-event-built = возводит постройку на клетке «{ $cell }»
namazu-event-signed = { $pact ->
    [yes] заключает договор с якудза
   *[no] подписывает контракт на клетке «{ $kind }»
}
namazu-event-improved = приобретает улучшение «{ $improvement }»
namazu-event-drew-cards = тянет { $cards ->
    [one] { $cards } карту
    [few] { $cards } карты
   *[many] { $cards } карт
} якудза
namazu-event-saw-card = видит карту «{ $card }»
namazu-event-kept-card = оставляет себе карту якудза
namazu-event-kept-this-card = оставляет себе карту «{ $card }»
namazu-event-discarded = сбрасывает карту «{ $card }»
namazu-event-reshuffled = сброс карт якудза перетасован
namazu-event-played = играет карту «{ $card }»
namazu-event-appeased = немного успокаивает Намадзу (всего { $now ->
    [one] { $now } подношение
    [few] { $now } подношения
   *[many] { $now } подношений
})
namazu-event-calmed = Намадзу спокоен: игра закончится в конце этого раунда
namazu-event-last-round = начинается раунд { $round }, последний: после него игра закончится в любом случае
namazu-event-scored = получает { points } ({ $source })
namazu-event-scored-goal = { $points ->
    [0] ничего не получает за карту «{ $card }»
   *[other] получает { points } за карту «{ $card }»
}

## Стол простыми строками

namazu-plain-round = Раунд { $round }, всего не более { $rounds }. Подношения: { $appeasement } из { $limit }.
namazu-plain-sector = Сектор { $sector }: { $cells }
namazu-plain-blocked = закрыто
namazu-plain-pawn = асигару: { $name }
namazu-plain-building = постройка: { $name }
namazu-plain-contract = контракт: { $name }
namazu-plain-slot = { $slot }: { $series }, цена { $price }
namazu-plain-altars = Доступные алтари: { $altars }. В стопке: { $left }.
namazu-plain-supply = Шаек в мешочке: { $brigands }. Карт якудза: { $cards }, в сбросе: { $discards }.
namazu-plain-band = Разбойники: { $token }.
namazu-plain-none = нет
namazu-plain-between = { "; " }
namazu-plain-no-improvement = нет
namazu-plain-empty-altar = без подношений
namazu-plain-family = { $name }: { points }
namazu-plain-your-family = Ваша семья ({ $name }): { points }
namazu-plain-strength = Сила: { $force }. Щит: { $shield }. Выиграно турниров: { $wins }. Побеждено шаек: { $brigands }.
namazu-plain-store = Запас: { $goods }
namazu-plain-works = Построек: { $buildings }. Контракты: { $contracts }. Улучшения: { $improvements }. { $third ->
    [yes] Трое асигару.
   *[no] Третий асигару: за алтарь и улучшение «{ $needs }».
}
namazu-plain-altar = Алтарь { $altar }, { $series }: { $offerings }
namazu-plain-cards = Карты якудза: { $cards }
namazu-plain-hidden-cards = { $count ->
    [one] { $count } скрытая
    [few] { $count } скрытые
   *[many] { $count } скрытых
}
