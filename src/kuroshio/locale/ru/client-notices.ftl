### Уведомления: как узнать, что стол ждёт, и страница, где это настраивается.

notices-lead = Если стол ждёт вас, а вы не смотрели на него { $unit ->
    [minutes] { $count ->
        [one] { $count } минуту
        [few] { $count } минуты
       *[many] { $count } минут
    }
   *[seconds] { $count ->
        [one] { $count } секунду
        [few] { $count } секунды
       *[many] { $count } секунд
    }
}, вам можно об этом сообщить: о каждом столе один раз, пока вы на него не посмотрите. Без вас ничего не включается.
notices-device = Это устройство
notices-device-about = Сообщит браузер, даже если эта страница закрыта.
notices-device-on = На этом устройстве включено
notices-device-turn-on = Сообщать на это устройство
notices-device-never = Этот браузер не может получать сообщения, пока страница закрыта. На iPhone и iPad сначала добавьте страницу на экран «Домой» и откройте её оттуда.
notices-device-insecure = Браузеры разрешают это только на страницах с https:// в адресе или на машине самого сервера (localhost).
notices-device-denied = Браузер не разрешает уведомления с этой страницы. Это можно изменить в его настройках для сайта.
notices-device-failed = Браузер не смог связаться со своей службой уведомлений: { $detail }
notices-mail = По почте
notices-mail-about = Сначала на адрес придёт ссылка; сообщения начнут приходить, когда вы её откроете. По подтверждённому адресу можно и войти, если браузер вас забудет.
notices-mail-address = Адрес почты
notices-mail-add = Отправить ссылку
notices-mail-added = Ссылка отправлена на { $address }. Откройте её на любом устройстве и подтвердите там адрес.
notices-mail-none = Этот сервер писем не рассылает.
notices-webhook = Через вебхук
notices-webhook-about = Для вашей собственной программы или для вебхука мессенджера вроде Discord или Slack: на каждое уведомление один подписанный запрос.
notices-webhook-address = Адрес, начинается с https://
notices-webhook-add = Добавить
notices-webhook-added = { $address }: адрес добавлен. Доходят ли туда уведомления, можно проверить выше, в разделе «Что включено».
notices-webhook-secret = По этому секрету ваша программа проверит, что запрос от нас. Он показан только сейчас:
notices-on = Что включено
notices-none = Пока ничего.
notices-kind-push = Браузер
notices-kind-mail = Почта
notices-kind-webhook = Вебхук
notices-state-asked = ждёт, пока вы откроете ссылку из письма
notices-state-on = включено
notices-state-off = выключено: десять неудач подряд; удачное уведомление включит снова
notices-told = последнее { $when }
notices-try = Отправить мне сейчас
notices-tried = Отправлено. Скоро придёт.
notices-failed = Не дошло: { $problem }
notices-gone = Этот способ уже убран.
notices-remove = Убрать
notices-again = Отправить ссылку ещё раз
notices-sent-again = Ссылка отправлена ещё раз.
notices-this = это устройство
notices-quiet = Тихие часы
notices-quiet-about = В эти часы уведомления не приходят; если стол ждёт и потом, вы узнаете об этом, когда они закончатся.
notices-quiet-from = С
notices-quiet-to = до
notices-quiet-zone = по времени пояса { $zone }
notices-quiet-save = Сохранить
notices-quiet-off = Без тихих часов
notices-quiet-saved = Сохранено.
notices-quiet-none = Тихих часов нет.
notices-confirm-title = Это ваш адрес?
notices-confirm-after = Адрес подтверждён
notices-confirm-about = Нажмите кнопку, и уведомления будут приходить на адрес, куда отправлена ссылка.
notices-confirm-do = Да, сообщать туда
notices-confirm-done = Адрес { $address } подтверждён: уведомления будут приходить туда.
notices-stop-title = Больше не нужно писем?
notices-stop-after = Писем больше не будет
notices-stop-do = Больше не сообщать на этот адрес
notices-stop-done = На адрес { $address } уведомления больше не приходят.
