### Поле «Тонгиаки»

client-tongiaki-map = Карта моря
client-tongiaki-islands = Острова
client-tongiaki-oceans = Океаны
client-tongiaki-stack = Найденные тайлы; какие остались?
client-tongiaki-left = Ещё в стопке
client-tongiaki-removed = Вышли из игры
client-tongiaki-calm = Новых тайлов нет уже { $turns ->
    [one] { $turns } ход
    [few] { $turns } хода
   *[many] { $turns } ходов
}; игра кончится на { $limit }-м
client-tongiaki-zoom-in = Приблизить
client-tongiaki-zoom-out = Отдалить
client-tongiaki-fit = Показать всю карту
client-tongiaki-drawn-here = будет вытянут тайл
client-tongiaki-turn-it = Повернуть тайл (R)
client-tongiaki-turn-left = Повернуть влево
client-tongiaki-turn-right = Повернуть вправо
client-tongiaki-lay-so = Положить так
client-tongiaki-choose-place = Выберите место на карте.
client-tongiaki-last-place = последнее свободное место

## Экспедиции

client-tongiaki-group = { $boats ->
    [one] { $boats } лодка
    [few] { $boats } лодки
   *[many] { $boats } лодок
}, { $colours ->
    [one] { $colours } цвет
    [few] { $colours } цвета
   *[many] { $colours } цветов
}
client-tongiaki-needs = на борту { $aboard ->
    [one] { $aboard } цвет
    [few] { $aboard } цвета
   *[many] { $aboard } цветов
}, нужно { $needs }
client-tongiaki-odds-land = высадка: { $count }
client-tongiaki-odds-draw = дальше: { $count }
client-tongiaki-odds-royal = назад: { $count }
client-tongiaki-odds-lost = потеря: { $count }
client-tongiaki-odds-of = из { $of ->
    [one] { $of } тайла
   *[other] { $of } тайлов
}
client-tongiaki-lost = течение с числом { $needs }: все лодки будут потеряны
client-tongiaki-draws = будет вытянут тайл
client-tongiaki-nothing = тайлов больше нет: все лодки будут потеряны
client-tongiaki-royal = { $island } — королевский остров: лодки повернут назад
client-tongiaki-lands = высадка на остров { $island }
client-tongiaki-choose-pier = Выберите причал, от которого отплыть.
client-tongiaki-landing = { $island }: { $boats ->
    [one] высаживается { $boats } лодка
    [few] высаживаются { $boats } лодки
   *[many] высаживаются { $boats } лодок
}
client-tongiaki-pick = Выберите лодку, затем пляж.
client-tongiaki-beach = Пляж { $beach }

## Действия хода

client-tongiaki-increase = Пополнение
client-tongiaki-found = Королевский остров
client-tongiaki-resettle = Переселение…
client-tongiaki-why-not = Почему нельзя?

## Цвета

client-tongiaki-supply = { $boats ->
    [one] { $boats } лодка
    [few] { $boats } лодки
   *[many] { $boats } лодок
} в запасе
client-tongiaki-in-supply = в запасе
client-tongiaki-on-islands = { $islands ->
    [one] на { $islands } острове
   *[other] на { $islands } островах
}
client-tongiaki-islands-short = { $islands ->
    [one] остров
    [few] острова
   *[many] островов
}
client-tongiaki-kings = { $kings ->
    [one] { $kings } король
    [few] { $kings } короля
   *[many] { $kings } королей
}
client-tongiaki-source-islands = Острова
client-tongiaki-source-royal = Королевские острова
