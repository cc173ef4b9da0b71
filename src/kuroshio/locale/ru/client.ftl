### То, что говорит только браузер.

## Везде

language = Язык
theme = Тема
theme-light = Светлая
theme-dark = Тёмная
theme-auto = Как в системе
close = Закрыть
yes = Да
no = Нет
menu = Меню
lobby = К играм
points-word = { $count ->
    [one] очко
    [few] очка
   *[many] очков
}

## Стол

status-yours = Ваш ход:
status-theirs = ходит
status-absent = ходит, но не на связи
nudge = Напомнить
nudge-about = Вежливо напомнить о ходе на странице этого стола: один раз за ход
nudge-shown = { $name } видит напоминание на странице этого стола.
nudge-waits = { $name } сейчас не за столом. Напоминание появится, когда страницу этого стола откроют снова; больше никуда оно не отправляется.
nudge-got = { $name } напоминает: ваш ход.
log-nudged = напоминает о ходе
log-lost = Из-за сбоя базы данных последние действия за этим столом потеряны. Игра продолжается с этого места.
board = Поле
watching = Наблюдение
undo = Отменить
undo-key = Взять последний ход назад (U)
undo-asked = { $name } хочет взять ход назад. Вы согласны?
undo-waiting = Ждём согласия остальных на отмену хода.
undo-refused = На отмену хода не согласились.
replay = Повтор
replay-since = Показать, что было после вашего последнего хода
rules = Правила
log = Журнал
log-all = Все
log-filter = Только одно место
log-empty = Пока ничего не произошло.
chat = Беседа
chat-write = Написать
chat-send = Отправить
chat-empty = Пока никто ничего не сказал.
watchers = { $count ->
    [0] Никто не наблюдает.
    [one] Наблюдает { $count } человек.
    [few] Наблюдают { $count } человека.
   *[many] Наблюдают { $count } человек.
}
invite = Пригласить
leave = Уйти из-за стола
stay = Остаться
speed = Скорость
speed-none = Без анимации
speed-slow = Медленная
speed-normal = Обычная
speed-fast = Быстрая
sound = Звуки
notices = Сообщать о моём ходе
notice-turn = { $game }: ваш ход
tap-a-target = Коснитесь светящейся цели.
do-it = Сделать ход
offline = Связь потеряна. Пробуем снова…
plate-moving = ходит
plate-moving-away = ходит, не на связи
plate-bot = бот, { $level }
plate-stand-in = пока играет бот
plate-here = на связи
plate-away = не на связи
seat-open = свободно
curtain-title = Ход: { $name }
curtain-text = Передайте устройство. Пока вы не подтвердите, ничего не видно.
curtain-open = Это я, { $name }

## Конец

end-title = { $winners ->
    [one] { $you ->
        [yes] Вы победили: { points }
       *[no] Побеждает { $name }: { points }
    }
   *[other] Победу делят { $name }: { points }
}
end-you = { $behind ->
    [0] Ваше место — { $place }, очков поровну.
    [one] Ваше место — { $place }, отставание { $behind } очко.
    [few] Ваше место — { $place }, отставание { $behind } очка.
   *[many] Ваше место — { $place }, отставание { $behind } очков.
}
end-sources = Откуда очки
end-course = Очки по ходу игры
end-points = Очки
end-table = Посмотреть на стол
end-show = Показать подсчёт
play-again = Сыграть ещё
end-moves = { $moves ->
    [one] { $moves } ход
    [few] { $moves } хода
   *[many] { $moves } ходов
}
moment-best = Лучший ход: +{ $points }
moment-best-text = { $name }: { $told }
moment-lead = Впереди
moment-lead-text = Дольше всех впереди: { $name }. { $changes ->
    [0] Лидер ни разу не менялся.
    [one] Лидер сменился { $changes } раз.
    [few] Лидер сменился { $changes } раза.
   *[many] Лидер сменился { $changes } раз.
}
moment-run = Лучший финиш
moment-run-text = { $name }: { points } за последнюю четверть.

## Боты

bot-deckhand = юнга
bot-cook = кок
bot-fisher = рыбак
bot-sailor = матрос
bot-boatswain = боцман
bot-helmsman = рулевой
bot-navigator = штурман
bot-captain = капитан
bot-admiral = адмирал
bot-deckhand-about = ходит наугад
bot-cook-about = играет по вкусу, многое упускает
bot-fisher-about = видит только то, что рядом
bot-sailor-about = берёт, что выгоднее сейчас
bot-boatswain-about = смотрит чуть дальше
bot-helmsman-about = предвидит ваш ответ
bot-navigator-about = рассчитывает наперёд, и быстро
bot-captain-about = думает наперёд, редко ошибается
bot-admiral-about = думает в десять раз дольше

## Выбор игры

lobby-title = Выберите игру
lobby-lead = Три настольные игры о море и земле, в вашем браузере.
lobby-facts = { $last ->
    [one] { $first }–{ $last } игрок
    [few] { $first }–{ $last } игрока
   *[many] { $first }–{ $last } игроков
}
lobby-namiji = Рыбацкий поход по южному морю. Ходит тот, кто позади всех, и сам решает, как далеко.
lobby-tongiaki = На Тонге тесно: лодки с полных пляжей уходят в море. Чем больше цветов, тем больше течений открыто.
lobby-namazu = Сом Намадзу сотрясает Эдо. Подношения всех его успокаивают и завершают игру; решают очки.
players = Игроки
bots = Боты
play-now = Играть с ботами
starting = Начинаем…
compiling = Движок компилируется для этой машины; это займёт минуту и больше не повторится.
provisional = Движок ещё компилируется для этой машины: пока боты думают дольше, а подсказки и разборы подождут.
new-table = Новый стол
my-games = Мои партии
seat-waiting = ждёт игроков
go-on = Продолжить
open-tables = Открытые столы
no-open-tables = Ни один стол не ждёт игроков.
watch = Смотреть
sit = Сесть
puzzles = Задачи
history = Сыгранные партии
analyses = Исследования
history-place = место { $place } из { $of }, { points }
look = Открыть
your-name = Ваше имя
save = Сохранить
guest-name = Гость
guest-number = Гость { $number }

## До начала

loading = Загрузка…
no-table = Такого стола нет.
room-free = { $free ->
    [0] Все места заняты.
    [one] Свободно { $free } место.
    [few] Свободно { $free } места.
   *[many] Свободно { $free } мест.
}
# Хозяину стола.
room-fill = { $free ->
    [one] Пригласите кого-нибудь или посадите бота.
    [few] Пригласите людей или посадите ботов.
   *[many] Пригласите людей или посадите ботов.
}
start = Начать игру
seat-bot = Посадить бота
seat-free = Убрать
seat-unkeep = Освободить место
seat-rise = Встать
seat-invite = для всех, у кого есть ссылка
seat-guest = человек за этим устройством
seat-bot-level = бот: { $level }
invite-copy = Скопировать ссылку
invite-copied = Скопировано
invite-about = Кто откроет ссылку, может занять свободное место или смотреть.
game = Игра
clock = Контроль времени
clock-none = Без ограничений
clock-minute = Минута на ход
clock-bank = 10 минут + 5 с
clock-day = День на ход
clock-days = Три дня на ход
clock-week = Неделя на ход
listed = Показать среди открытых столов
create = Открыть стол
option-namiji-direction = Направление пути
option-namiji-direction-drawn = по жребию
option-namiji-direction-clockwise = по часовой
option-namiji-direction-counter-clockwise = против часовой
option-namiji-early_birds = Жетоны ранней пташки
option-namiji-early_birds-three = по числу лодок, с нейтральной (7 / 5 / 3)
option-namiji-early_birds-two = по числу игроков, как в правилах (7 / 5)
option-tongiaki-colours = Цвета
option-tongiaki-colours-two-each = по два, по очереди: пройти можно больше течений
option-tongiaki-colours-one-each = по одному, как в правилах: сильные течения закрыты
option-tongiaki-tiles = Следующие тайлы плавания
option-tongiaki-tiles-printed = красной меткой к лодкам
option-tongiaki-tiles-rody = поворот свободный (вариант Роди)
option-namazu-tournament_block = Если жребий закрыл турнир
option-namazu-tournament_block-stays = его в игре нет, как в правилах
option-namazu-tournament_block-redrawn = тянут другую клетку
option-namazu-win_limit = Засчитываемые победы
option-namazu-win_limit-as-printed = не больше пяти турниров (наше решение)
option-namazu-win_limit-none = все турниры, как в правилах
option-namazu-box = По каким числам играть
option-namazu-box-namazu-4 = сегодняшние: Намадзу требует много подношений
option-namazu-box-namazu-3 = третьи: подношений нужно мало, партии короткие
option-namazu-box-namazu-2 = вторые: мастерские дёшевы, постройки дороги
option-namazu-box-namazu-1 = первые: партии длиннее, засчитывается не больше пяти побед

## Что ещё бывает за столом

log-undone = берёт ход назад
log-timed-out = не успевает в срок; играет бот
log-returned = возвращается за стол
log-rose = встаёт из-за стола
log-sat = садится за стол
away-text = Вас не было или ваше время вышло, и за вас играет бот.
away-return = Вернуться в игру
free-seat = Одно место пусто, и игра его ждёт.
