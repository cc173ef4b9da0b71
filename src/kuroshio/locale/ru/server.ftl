### В чём сервер отказывает и почему.

refused-bad-message = Это сообщение не читается ({ $detail }).
refused-bad-setup = Такой стол невозможен: { $detail }
refused-bad-record = Эта запись не годится: { $detail }
refused-no-identity = Сначала выберите имя.
refused-not-seated = Это доступно только сидящим за столом.
refused-not-yours = Это не ваше место.
refused-host-only = Это может сделать только хозяин стола, { $name }.
refused-one-seat = У вас уже есть место за этим столом. Занять ещё может только хозяин — для тех, кто играет с ним на одном устройстве.
refused-been-here = Вы уже сидели за этой партией и знаете то, чего не знают другие. Кто ушёл, тот в неё не возвращается.
refused-sent-away = Хозяин стола отправил вас из-за него.
refused-seat-kept = Место { $seat } оставлено для игрока { $name }.
refused-no-hints = За этим столом подсказки запрещены.
refused-bad-origin = Запросы с других сайтов не принимаются.
refused-bad-link = Эта ссылка никуда не ведёт или заменена более новой.
refused-at-the-table-only = Пока идёт партия, это видят только сидящие за столом.
refused-no-table = Такого стола нет.
refused-no-review = Эта партия не разобрана. Сначала запросите разбор.
refused-not-found = Здесь ничего нет.
refused-not-allowed = Так это не делается.
refused-not-your-turn = Сейчас не ваш ход.
refused-stale = Партия тем временем продолжилась. Посмотрите и решите заново.
refused-seat-taken = Место { $seat } занято.
refused-seat-empty = На месте { $seat } нет никого, кого можно убрать.
refused-colour-taken = Этот цвет уже у другого места. Выберите свободный.
refused-not-started = Партия ещё не началась.
refused-started = Партия уже началась.
refused-seats-open = { $count ->
    [one] Свободно ещё { $count } место.
    [few] Свободно ещё { $count } места.
   *[many] Свободно ещё { $count } мест.
}
refused-over = Партия окончена.
refused-not-over = Партия ещё не окончена.
refused-illegal-move = «{ $move }» — в этой игре нет такого хода.
refused-nothing-to-undo = Вам нечего взять назад.
refused-no-undo-asked = Никто не просит взять ход назад.
refused-not-away = Вы и так играете сами.
refused-not-absent = { $name } здесь или отсутствует совсем недолго.
refused-no-person = На месте { $seat } нет другого человека.
refused-called = Вы уже позвали замену.
refused-no-nudge = Сейчас напоминать некому.
refused-nudged = Напоминание уже отправлено.
refused-busy = За столом слишком оживлённо. Попробуйте ещё раз.
refused-too-large = Слишком много: не больше { $bytes } байт.
refused-too-many = Слишком много сразу. Попробуйте через { $seconds ->
    [one] { $seconds } секунду
    [few] { $seconds } секунды
   *[many] { $seconds } секунд
}.
refused-internal = В сервере произошла ошибка. На столе ничего не изменилось. (Номер { $request }, если решите о ней сообщить.)
refused-compiling = { $game } ещё готовится и скоро будет доступна.
refused-store-down = Хранилище недоступно. Ничего не потеряно; попробуйте чуть позже.
refused-stopping = Сервер перезапускается. Попробуйте чуть позже.
refused-banned = { $hours ->
    [0] Владелец сервера закрыл вам доступ.
    [one] Владелец сервера закрыл вам доступ ещё на { $hours } час.
    [few] Владелец сервера закрыл вам доступ ещё на { $hours } часа.
   *[many] Владелец сервера закрыл вам доступ ещё на { $hours } часов.
}
refused-muted = { $hours ->
    [0] Владелец сервера запретил вам писать.
    [one] Владелец сервера запретил вам писать ещё на { $hours } час.
    [few] Владелец сервера запретил вам писать ещё на { $hours } часа.
   *[many] Владелец сервера запретил вам писать ещё на { $hours } часов.
} Играть можно, писать другим нельзя.
refused-closed = Владелец сервера закрыл этот стол.
refused-not-operator = Это только для владельца сервера, а ключ не его.
