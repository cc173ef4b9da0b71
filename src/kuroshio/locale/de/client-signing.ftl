### Anmelden: Geräte, Passkeys und der Weg zurück zu sich selbst.

devices-lead = Hier siehst du, wo du angemeldet bist, und sorgst dafür, dass du zurückfindest, auch wenn ein Browser dich vergisst.
passkeys = Passkeys
passkeys-about = Einen Passkey bewahrt dein Gerät auf oder das, was deine Passwörter aufbewahrt. Mit ihm meldest du dich hier auf jedem Gerät wieder an, ohne Passwort und ohne Konto.
passkeys-make = Passkey anlegen
passkeys-none = Noch keiner. Wenn dieser Browser dich vergisst, kann dir niemand deine Partien zurückgeben.
passkeys-used = zuletzt benutzt { $when }
passkeys-unused = noch nie benutzt
passkeys-made = angelegt { $when }
passkeys-remove = Entfernen
passkeys-done = Der Passkey ist angelegt.
passkeys-impossible = Passkeys brauchen eine Seite mit einem Domainnamen und https:// in der Adresse oder localhost. Unter dieser Adresse legen Browser keine an.
passkeys-not-here = Dieser Browser unterstützt keine Passkeys.
passkeys-stopped = Es wurde kein Passkey angelegt: Es wurde abgebrochen, oder dieses Gerät hat ihn schon.
devices-mail = { $count ->
    [one] Auch deine bestätigte Mailadresse meldet dich an:
   *[other] Auch deine bestätigten Mailadressen melden dich an:
}
devices-mail-none = Auch eine Adresse, die du unter „Benachrichtigungen“ bestätigst, meldet dich an.
devices-list = Geräte
devices-here = dieses Gerät
devices-how = { $how ->
    [link] über einen Link angemeldet
    [passkey] mit einem Passkey angemeldet
    [mail] per Mail angemeldet
    [older] vor langer Zeit angemeldet
   *[other] der Name wurde dort gewählt
}
devices-seen = zuletzt hier am { $when }
devices-end = Dort abmelden
devices-ended = Dort abgemeldet. Offene Verbindungen sind beendet.
devices-end-here = Hier abmelden
devices-end-here-sure = { $back ->
    [yes] Du kannst dich mit einem Passkey, per Mail oder von einem anderen Gerät aus wieder anmelden. Hier abmelden?
   *[no] Du hast keinen Passkey, keine bestätigte Mailadresse und kein anderes Gerät: Wenn du dich hier abmeldest, kann dich niemand zurückholen. Trotzdem abmelden?
}
devices-end-here-do = Ja, hier abmelden
devices-keep = Nein
signin = Anmelden
signin-lead = Du hast hier schon gespielt, und dieser Browser kennt dich nicht.
signin-passkey = Mit einem Passkey
signin-passkey-stopped = Der Browser hat keinen Passkey geliefert: Es wurde abgebrochen, oder auf diesem Gerät liegt keiner für diesen Server.
signin-mail-title = Per Mail
signin-mail-about = Wenn du hier eine Adresse bestätigt hast, geht ein Link dorthin. Er gilt einmal, eine Viertelstunde lang.
signin-mail-send = Link schicken
signin-mail-sent = Wenn hier jemand diese Adresse bestätigt hat, ist eine Mail unterwegs.
signin-mail-ask = Dieser Link meldet dich auf diesem Gerät an.
signin-mail-do = Auf diesem Gerät anmelden
signin-other = Dieser Browser gehört jetzt { $name }. Nach dem Anmelden gehört er der Person, als die du dich anmeldest. Nichts wird zusammengelegt: Tische und Ergebnisse von { $name } bleiben bei { $name }.
signin-other-back = { $back ->
    [yes] Zu { $name } kommst du mit einem Passkey, per Mail oder von einem anderen Gerät aus zurück.
   *[no] Aber { $name } hat keinen Passkey, keine bestätigte Mailadresse und kein anderes Gerät: Zu { $name } käme niemand zurück. Leg vorher einen Passkey an, wenn dir daran liegt.
}
signin-other-first = Geräte und Passkeys von { $name }
signin-done = Auf diesem Gerät bist du jetzt { $name }.
signedout = Dieses Gerät ist abgemeldet
signedout-about = Das geschah von einem anderen Gerät aus, oder unter diesem Namen kam so lange niemand, dass er vergessen wurde. Laufende Partien gehen weiter: Melde dich an, und du bist wieder an deinen Tischen.
signedout-lobby = Ohne Anmeldung zur Lobby
