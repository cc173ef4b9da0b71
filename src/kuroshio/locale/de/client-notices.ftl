### Benachrichtigungen: erfahren, dass ein Tisch wartet, und die Seite, auf der man das einstellt.

notices-lead = Wenn ein Tisch auf dich wartet und du ihn { $unit ->
    [minutes] { $count ->
        [one] { $count } Minute
       *[other] { $count } Minuten
    }
   *[seconds] { $count ->
        [one] { $count } Sekunde
       *[other] { $count } Sekunden
    }
} lang nicht angesehen hast, können wir dir Bescheid sagen: einmal je Tisch, bis du ihn angesehen hast. Nichts davon ist an, bevor du es einschaltest.
notices-device = Dieses Gerät
notices-device-about = Der Browser sagt dir Bescheid, auch wenn diese Seite geschlossen ist.
notices-device-on = Auf diesem Gerät an
notices-device-turn-on = Auf diesem Gerät benachrichtigen
notices-device-never = Dieser Browser kann keine Benachrichtigungen empfangen, solange die Seite geschlossen ist. Auf iPhone und iPad leg die Seite zuerst auf den Home-Bildschirm und öffne sie von dort.
notices-device-insecure = Browser erlauben das nur auf Seiten mit https:// in der Adresse oder auf dem Rechner des Servers selbst (localhost).
notices-device-denied = Dieser Browser erlaubt dieser Seite keine Benachrichtigungen. Das lässt sich in seinen Einstellungen für diese Seite ändern.
notices-device-failed = Der Browser hat seinen Push-Dienst nicht erreicht: { $detail }
notices-mail = Per Mail
notices-mail-about = Zuerst geht ein Link an die Adresse; erst wenn du ihn geöffnet hast, kommen dort Benachrichtigungen an. Mit einer bestätigten Adresse kannst du dich auch wieder anmelden, wenn dieser Browser dich vergisst.
notices-mail-address = Mailadresse
notices-mail-add = Link schicken
notices-mail-added = Der Link ist unterwegs an { $address }. Öffne ihn auf irgendeinem Gerät und bestätige dort die Adresse.
notices-mail-none = Dieser Server verschickt keine Mails.
notices-webhook = Per Webhook
notices-webhook-about = Für ein eigenes Programm oder den Webhook eines Chats wie Discord oder Slack: für jede Benachrichtigung eine signierte Anfrage.
notices-webhook-address = Adresse, beginnt mit https://
notices-webhook-add = Hinzufügen
notices-webhook-added = { $address } ist hinzugefügt. Ob dort etwas ankommt, lässt sich oben unter „Was an ist“ ausprobieren.
notices-webhook-secret = Mit diesem Geheimnis kann dein Programm prüfen, dass eine Anfrage von uns ist. Es wird nur jetzt gezeigt:
notices-on = Was an ist
notices-none = Noch nichts.
notices-kind-push = Browser
notices-kind-mail = Mail
notices-kind-webhook = Webhook
notices-state-asked = wartet darauf, dass du den Link in der Mail öffnest
notices-state-on = an
notices-state-off = ausgeschaltet, weil es zehnmal hintereinander scheiterte; eine Benachrichtigung, die ankommt, schaltet es wieder ein
notices-told = zuletzt { $when }
notices-try = Jetzt eine schicken
notices-tried = Geschickt. Gleich sollte sie da sein.
notices-failed = Sie kam nicht an: { $problem }
notices-gone = Dieser Weg ist schon entfernt.
notices-remove = Entfernen
notices-again = Link noch einmal schicken
notices-sent-again = Der Link ist noch einmal unterwegs.
notices-this = dieses Gerät
notices-quiet = Ruhezeiten
notices-quiet-about = In dieser Zeit bekommst du keine Benachrichtigungen; wartet danach noch ein Tisch, erfährst du es dann.
notices-quiet-from = Von
notices-quiet-to = bis
notices-quiet-zone = nach der Uhr von { $zone }
notices-quiet-save = Speichern
notices-quiet-off = Keine Ruhezeiten
notices-quiet-saved = Gespeichert.
notices-quiet-none = Es gibt keine Ruhezeiten.
notices-confirm-title = Ist das deine Adresse?
notices-confirm-after = Die Adresse ist bestätigt
notices-confirm-about = Drück auf den Knopf, und Benachrichtigungen kommen an die Adresse, an die der Link ging.
notices-confirm-do = Ja, dort benachrichtigen
notices-confirm-done = { $address } ist bestätigt: Benachrichtigungen kommen dorthin.
notices-stop-title = Keine Mails mehr?
notices-stop-after = Keine Mails mehr
notices-stop-do = Keine Benachrichtigungen mehr an diese Adresse
notices-stop-done = { $address } bekommt keine Benachrichtigungen mehr.
