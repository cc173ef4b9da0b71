### Тонгиаки

## Цвета, тайлы, стороны света

tongiaki-colour-indigo = индиго
tongiaki-colour-moss = зелёный
tongiaki-colour-gold = золотой
tongiaki-colour-plum = сливовый
tongiaki-colour-teal = бирюзовый
tongiaki-colour-rose = розовый
tongiaki-boats-colour-indigo = { $boats ->
    [one] лодку цвета индиго
    [few] { $boats } лодки цвета индиго
   *[many] { $boats } лодок цвета индиго
}
tongiaki-boats-colour-moss = { $boats ->
    [one] зелёную лодку
    [few] { $boats } зелёные лодки
   *[many] { $boats } зелёных лодок
}
tongiaki-boats-colour-gold = { $boats ->
    [one] золотую лодку
    [few] { $boats } золотые лодки
   *[many] { $boats } золотых лодок
}
tongiaki-boats-colour-plum = { $boats ->
    [one] сливовую лодку
    [few] { $boats } сливовые лодки
   *[many] { $boats } сливовых лодок
}
tongiaki-boats-colour-teal = { $boats ->
    [one] бирюзовую лодку
    [few] { $boats } бирюзовые лодки
   *[many] { $boats } бирюзовых лодок
}
tongiaki-boats-colour-rose = { $boats ->
    [one] розовую лодку
    [few] { $boats } розовые лодки
   *[many] { $boats } розовых лодок
}

# Лодка, которая высаживается, пусть её и ведёт другой: её хозяин высаживается …
tongiaki-landing-indigo = с лодки цвета индиго
tongiaki-landing-moss = с зелёной лодки
tongiaki-landing-gold = с золотой лодки
tongiaki-landing-plum = со сливовой лодки
tongiaki-landing-teal = с бирюзовой лодки
tongiaki-landing-rose = с розовой лодки

tongiaki-island-tonga = Тонга
tongiaki-island-muroroa = Муруроа
tongiaki-island-nauru = Науру
tongiaki-island-tubuai = Тубуаи
tongiaki-island-rapa-nui = Рапа-Нуи
tongiaki-island-rarotonga = Раротонга
tongiaki-island-tokelau = Токелау
tongiaki-island-tuamotu = Туамоту
tongiaki-island-hiva-oa = Хива-Оа
tongiaki-island-mangareva = Мангарева
tongiaki-island-oahu = Оаху
tongiaki-island-tahiti = Таити
tongiaki-island-tuvalu = Тувалу
tongiaki-island-fidschi = Фиджи
tongiaki-island-hawaii = Гавайи
tongiaki-island-samoa = Самоа
tongiaki-ocean = океан { $letter }
tongiaki-beach = пляж { $beach } острова { $island }

tongiaki-on-islands = { $islands ->
    [one] { $islands } остров
    [few] { $islands } острова
   *[many] { $islands } островов
}

tongiaki-direction-south = юг
tongiaki-direction-southwest = юго-запад
tongiaki-direction-northwest = северо-запад
tongiaki-direction-north = север
tongiaki-direction-northeast = северо-восток
tongiaki-direction-southeast = юго-восток
tongiaki-beside-south = к югу от
tongiaki-beside-southwest = к юго-западу от
tongiaki-beside-northwest = к северо-западу от
tongiaki-beside-north = к северу от
tongiaki-beside-northeast = к северо-востоку от
tongiaki-beside-southeast = к юго-востоку от

## Вопросы

# У кого один цвет, тому он не называется.
tongiaki-of-colour = { $colours ->
    [1] {""}
   *[other] { " " }(цвет: { $colour })
}
tongiaki-ask-set-up = На какой пляж поставить лодку{ tongiaki-of-colour }?
tongiaki-ask-act = { $colours ->
    [1] {""}
   *[other] Ваш цвет: { $colour }.{ " " }
}Пополнение, королевский остров или переселение?
tongiaki-ask-lift = В вашем запасе нет лодок{ tongiaki-of-colour }. Какую снять и поставить на остров { $island }?
tongiaki-ask-add = { $boats ->
    [one] { $island }: на какой пляж поставить лодку{ tongiaki-of-colour }?
    [few] { $island }: осталось поставить { $boats } лодки{ tongiaki-of-colour } на разные пляжи. На какой следующую?
   *[many] { $island }: осталось поставить { $boats } лодок{ tongiaki-of-colour } на разные пляжи. На какой следующую?
}
tongiaki-ask-come-back = На пляжах нет ваших лодок{ tongiaki-of-colour }. Где начать заново?
tongiaki-ask-put = { $island }: на какой пляж поставить лодку{ tongiaki-of-colour }?
tongiaki-ask-depart = С какого полного пляжа отплыть и от какого причала?
tongiaki-ask-lay = Вы вытянули тайл «{ $tile }». Куда его положить?
tongiaki-ask-turn = Куда смотрит красная метка тайла «{ $tile }»?
tongiaki-ask-land = { $boats ->
    [one] { $island }: на какой пляж высадить последнюю лодку?
    [few] { $island }: высаживаются { $boats } лодки. Какая следующая и на какой пляж?
   *[many] { $island }: высаживаются { $boats } лодок. Какая следующая и на какой пляж?
}

## Правила, стоящие за вопросами

tongiaki-rule-set-up = Все по очереди ставят лодки на начальный остров. На каждом пляже одно место должно остаться свободным.
tongiaki-rule-act = Пополнение: добавьте на остров столько лодок, сколько у вас там есть, не больше одной на пляж. Королевский остров: там, где нет чужих лодок, ваша лодка может стать королём; остальные возвращаются в запас, больше никто туда не высаживается, а очки ваши (не больше { $kings ->
    [one] { $kings } короля
   *[other] { $kings } королей
}; начальный остров, { $start }, не годится). Переселение: заберите все лодки, кроме королей, выкладывайте тайлы до первого острова и поставьте на него лодку.
tongiaki-rule-lift = Когда все ваши лодки на поле, пополнение переставляет одну из них; короли остаются.
tongiaki-rule-add = Пополнение ставит не больше одной лодки на пляж. Поставить нужно все лодки, какие вам положены и есть в запасе. Затем лодки с полных пляжей отплывают.
tongiaki-rule-come-back = Если на пляжах нет ваших лодок, поставьте { $start_boats ->
    [one] { $start_boats } лодку
    [few] { $start_boats } лодки
   *[many] { $start_boats } лодок
} на начальный остров ({ $start }) или { $other_boats ->
    [one] { $other_boats } лодку
    [few] { $other_boats } лодки
   *[many] { $other_boats } лодок
} на другой, не королевский.
tongiaki-rule-put = Лодке подойдёт любое свободное место. Затем лодки с полных пляжей отплывают.
tongiaki-rule-depart = Все лодки с полного пляжа уходят вместе. Выбор делается до того, как вытянут тайл. Течение с числом пропускает лишь группу, в которой не меньше стольких цветов; иначе все её лодки возвращаются к владельцам. Пока не вытянут тайл и не потеряна лодка, одним причалом можно воспользоваться не больше { $trips ->
    [one] { $trips } раза
   *[other] { $trips } раз
} за ход.
tongiaki-rule-lay = Тайл кладут туда, где он касается другого.
tongiaki-rule-turn = Тайл можно повернуть как угодно.
tongiaki-rule-land = Сначала каждый пляж, где есть место, получает по лодке, потом остальные высаживаются как угодно. Лодки, которым не хватило места, возвращаются к владельцам.

## Ходы

tongiaki-move-place = Поставить лодку на { $place }
tongiaki-move-increase = Добавить { $boats ->
    [one] { $boats } лодку
    [few] { $boats } лодки
   *[many] { $boats } лодок
} на остров { $island }
tongiaki-move-found = Основать королевский остров { $island } ({ points })
tongiaki-move-resettle = Переселение: забрать все лодки и искать новый остров
tongiaki-move-lift = Снять лодку: { $place }
tongiaki-move-depart = Отплыть на { $direction }: { $place } — { $outcome }
tongiaki-outcome-draw = будет вытянут тайл (из { $of ->
    [one] { $of } оставшегося
   *[other] { $of } оставшихся
} { $land ->
    [0] ни один не ведёт
    [one] { $land } ведёт
   *[other] { $land } ведут
} к высадке, { $lost ->
    [0] ни один
   *[other] { $lost }
} к потере, { $draw ->
    [0] ни один
   *[other] { $draw }
} дальше{ $royal ->
    [0] { "" }
   *[other] , { $royal } к королю, который не пустит
})
tongiaki-outcome-nothing = тайлов больше нет, все лодки будут потеряны
tongiaki-outcome-lost = течение с числом { $number } слишком сильное ({ $tile }), все лодки будут потеряны
tongiaki-outcome-land = высадка на остров { $island }
tongiaki-outcome-royal = король не пустит ({ $island })
tongiaki-move-lay = Положить { $beside } тайла «{ $tile }»
tongiaki-move-mark = Красная метка на { $direction }
tongiaki-move-land = Высадить { $fleet } на пляж { $beach }

## Почему нельзя

tongiaki-why-not-asked = сейчас спрашивается другое: «{ $question }»
tongiaki-why-no-such-move = такого хода нет
tongiaki-why-start-there = первые лодки все ставят на остров { $island }
tongiaki-why-keep-one-free = до первого хода на каждом пляже одно место остаётся свободным
tongiaki-why-other-island = лодку ставят на остров { $island }
tongiaki-why-not-on-the-map = тайла «{ $island }» нет на карте
tongiaki-why-royal = { $island } — королевский остров, на него никто не ступает
tongiaki-why-one-a-beach = пополнение ставит не больше одной лодки на пляж
tongiaki-why-one-a-beach-first = каждый пляж, где есть место, получает лодку, прежде чем какой-либо получит вторую
tongiaki-why-no-room = на этом пляже нет свободного места
tongiaki-why-no-own-boat = на острове { $island } нет лодок этого цвета
tongiaki-why-no-own-boat-there = на этом пляже нет лодки этого цвета
tongiaki-why-enough-kings = королей этого цвета уже { $kings }, больше нельзя
tongiaki-why-not-alone = на острове { $island } стоят лодки и других цветов, поэтому королевским он не станет
tongiaki-why-not-full = { $place } не полон
tongiaki-why-used-up = этим причалом уже воспользовались { $trips ->
    [one] { $trips } раз
    [few] { $trips } раза
   *[many] { $trips } раз
} за ход, и ничего не изменилось; выберите другое отплытие
tongiaki-why-place-taken = место занято: там тайл «{ $tile }»
tongiaki-why-other-name = это место названо по другому тайлу, которого оно касается
tongiaki-why-same-again = при таком повороте тайл лежал бы как в другом варианте
tongiaki-why-not-aboard = в группе нет лодки этого цвета ({ $colour })

## Журнал

tongiaki-event-began = делает первый ход (цвет: { $colour })
tongiaki-event-placed = ставит { $fleet } на { $place }
tongiaki-event-increased = добавляет { $boats ->
    [one] { $boats } лодку
    [few] { $boats } лодки
   *[many] { $boats } лодок
} на остров { $island }
tongiaki-event-lifted = снимает { $fleet }: { $place }
tongiaki-event-founded = основывает королевский остров { $island } (цвет: { $colour })
tongiaki-event-resettled = переселяется и снимает с поля { $fleet }
tongiaki-event-had-no-boats = остаётся без лодок на пляжах (цвет: { $colour })
tongiaki-event-set-sail = отправляет лодки в море: { $place }, курс на { $direction }
tongiaki-event-drew = тянет тайл «{ $tile }»
tongiaki-event-laid = кладёт тайл «{ $tile }» красной меткой на { $mark }
tongiaki-event-crossed = { $colours ->
    [0] проходит по течению без числа ({ $tile })
   *[other] проходит по течению с числом { $colours } ({ $tile })
}
tongiaki-event-failed = терпит неудачу ({ $tile }): течению нужно { $colours ->
    [one] { $colours } цвет
    [few] { $colours } цвета
   *[many] { $colours } цветов
}
tongiaki-event-found-no-tile = остаётся без тайла: стопка пуста, лодки потеряны
tongiaki-event-turned-back = поворачивает у королевского острова ({ $island }) и возвращается на остров { $home }
tongiaki-event-landed = высаживается { $boat } на { $place }
tongiaki-event-lost = теряет { $fleet }: обратно в запас
tongiaki-event-found-no-room = не находит места и возвращает в запас { $fleet }
tongiaki-event-went-round = вызывает бесконечную цепную реакцию
tongiaki-event-removed = убирает из игры остров { $island }
tongiaki-event-returned = получает обратно { $fleet }
tongiaki-event-grew-calm = тоже не находит нового тайла: если так пойдёт и дальше, игра кончится через { $rounds ->
    [one] { $rounds } круг
    [few] { $rounds } круга
   *[many] { $rounds } кругов
}
tongiaki-event-came-last = { $what ->
    [last-island] находит последний остров: игра закончится в конце этого хода
   *[last-ocean] находит последний океан: игра закончится в конце этого хода
}
tongiaki-event-ended = { $reason ->
    [last-island] завершает игру: найдены все острова
    [last-ocean] завершает игру: найдены все океаны
   *[calm-sea] завершает игру: никто больше ничего не находит
}
tongiaki-event-scored = получает { points } за { tongiaki-on-islands }

## Стол построчно

tongiaki-plain-island = { $name }, место { $q }, { $r } ({ points }), метка на { $mark }
tongiaki-plain-royal = { $name }, место { $q }, { $r } ({ points }): королевский остров (цвет: { $colour })
tongiaki-plain-beach = Пляж { $beach }, мест свободно: { $free } из { $moorings }; причалы: { $piers }; лодки: { $boats }
tongiaki-plain-pier = на { $direction } ({ $side })
tongiaki-plain-ocean = { $name }, место { $q }, { $r }: { $currents }
tongiaki-plain-current = { $one }–{ $other } { $colours ->
    [0] (без числа)
   *[other] (цветов: { $colours })
}
tongiaki-plain-nobody = нет
tongiaki-plain-stack = В стопке: { tongiaki-on-islands }{ $islands ->
    [0] {""}
   *[other] {" "}({ $island_names })
}, { $oceans ->
    [one] { $oceans } океан
    [few] { $oceans } океана
   *[many] { $oceans } океанов
}{ $oceans ->
    [0] {""}
   *[other] {" "}({ $ocean_names })
}
tongiaki-plain-removed = Вне игры: { $islands }
tongiaki-plain-in-hand = Вытянут: { $tile }
tongiaki-plain-fleet = В море, вышли с острова { $home }: { $boats }
tongiaki-plain-colour = { $colour } ({ $name }): { points }, { tongiaki-on-islands }. Лодок на берегу: { $ashore }, в запасе: { $supply }, королей: { $kings }.
tongiaki-plain-your-colour = { $colour } (вы): { points }, { tongiaki-on-islands }. Лодок на берегу: { $ashore }, в запасе: { $supply }, королей: { $kings }.
tongiaki-plain-calm = Новых тайлов нет уже { $turns ->
    [one] { $turns } ход
    [few] { $turns } хода
   *[many] { $turns } ходов
}; игра кончится на { $limit }-м.
