### Поле «Намидзи»

namiji-deck-rock = Карты священных скал
namiji-deck-dock = Карты причалов
namiji-deck-net = Сети
namiji-deck-bag = Мешочек
namiji-school = Косяк: { $up ->
    [one] { $up } рыба открыта
    [few] { $up } рыбы открыты
   *[many] { $up } рыб открыто
}, { $down ->
    [one] { $down } закрыта
    [few] { $down } закрыты
   *[many] { $down } закрыто
}
namiji-school-short = Косяк
namiji-rack = Отсек для рыбы
namiji-offerings = Подношения
namiji-trap = Ловушка
namiji-panoramas = Панорамы
namiji-panorama-label = { $kind }: { $has ->
    [one] { $has } карта
    [few] { $has } карты
   *[many] { $has } карт
} из { $of }
namiji-cards = Карты причалов и священных скал
namiji-no-cards = Пока нет.
namiji-if-now = если бы игра кончилась сейчас: { $points }, на борту { $offerings ->
    [0] ни одного подношения
    [one] { $offerings } подношение
    [few] { $offerings } подношения
   *[many] { $offerings } подношений
}
namiji-whole-sea = Всё море
namiji-fold = Посмотреть на море
namiji-unfold = Вернуться к выбору
namiji-this-section = Эта часть пути
namiji-do-keep = Выберите светящуюся клетку отсека или отпустите рыбу.
namiji-do-cast = Выберите первую клетку сети в отсеке.
namiji-turn-down = Положить по вертикали
namiji-turn-across = Положить по горизонтали
namiji-chance = В мешочке { $left ->
    [one] { $left } жетон
    [few] { $left } жетона
   *[many] { $left } жетонов
}: { $percent } % крабов
namiji-risk = Улов теряется при { $lost ->
    [one] { $lost } крабе
   *[other] { $lost } крабах
}: риск на следующем жетоне { $percent } %
namiji-keep-haul = { $tokens ->
    [one] Оставить себе
    [2] Оставить себе оба
   *[other] Оставить себе все { $tokens }
}
namiji-target = { $station }, { $ahead ->
    [one] на { $ahead } станцию вперёд
    [few] на { $ahead } станции вперёд
   *[many] на { $ahead } станций вперёд
}{ $slot ->
    [0] {""}
   *[other] , место { $slot }
}. { $pays }
namiji-hint-angling = Возьмите рыбу из косяка; откроется ещё одна.
namiji-hint-net = Сеть с двумя одинаковыми рыбами, если есть место.
namiji-hint-crustacean = Тяните из мешочка и остановитесь вовремя: очко за жетон.
namiji-hint-whirlpool = { $left ->
    [0] Подношений у вас больше нет.
    [1] Отправьте в водоворот последнее подношение.
   *[other] Отправьте подношение в водоворот; на борту { $left }.
}
namiji-hint-panorama = Карта { $section } из { $of }{ $points ->
    [0] {""}
   *[other] : +{ $points }
}{ $bonus ->
    [0] {""}
   *[other] , из них { $bonus } — бонус за панораму
}.
namiji-hint-rock = Посмотрите { $look ->
    [one] { $look } цель
    [few] { $look } цели
   *[many] { $look } целей
} и оставьте себе { $keep ->
    [one] одну
   *[other] до { $keep }
}.
namiji-hint-dock = Место { $slot }. Чем ближе к морскому пути, тем раньше выбираешь карту и тем позже уходишь.
namiji-hint-port = { $points ->
    [0] Жетонов ранней пташки не осталось.
   *[other] Жетон ранней пташки: +{ $points }.
}
namiji-hint-neutral = На станциях нейтральная лодка ничего не берёт, только мешает.
namiji-hint-neutral-dock = Место { $slot } для нейтральной лодки: когда подойдёт её очередь, из игры выбывает случайная карта причалов.
namiji-hint-neutral-port = { $points ->
    [0] Жетонов ранней пташки, которые можно сбросить, не осталось.
   *[other] Лучший из оставшихся жетонов ранней пташки ({ $points }) сбрасывается.
}
namiji-hint-turns = { $boats ->
    [0] Затем сразу снова ваш ход.
    [one] Затем до вашего хода пойдёт { $boats } лодка.
    [few] Затем до вашего хода пойдут { $boats } лодки.
   *[many] Затем до вашего хода пойдут { $boats } лодок.
}

## Журнал

namiji-told-sailed = плывёт на станцию { $space }: { $station }
