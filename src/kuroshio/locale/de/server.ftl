### Was der Server ablehnt, und warum.

refused-bad-message = Diese Nachricht ist unlesbar ({ $detail }).
refused-bad-setup = Ein solcher Tisch ist nicht möglich: { $detail }
refused-bad-name = Ein Name besteht aus sichtbaren Zeichen, mindestens einem.
refused-bad-record = Diese Partiedatei ist nicht zu gebrauchen: { $detail }
refused-no-identity = Wähle zuerst einen Namen.
refused-not-seated = Das können nur die, die am Tisch sitzen.
refused-not-yours = Das ist nicht dein Platz.
refused-host-only = Das kann nur, wer Gastgeber ist: { $name }.
refused-one-seat = Du hast schon einen Platz an diesem Tisch. Weitere darf nur der Gastgeber nehmen, für Leute am selben Gerät.
refused-been-here = Du hast in dieser Partie schon mitgespielt und weißt, was andere nicht wissen. Wer sie verlassen hat, kehrt nicht zurück.
refused-sent-away = Der Gastgeber hat dich von diesem Tisch weggeschickt.
refused-seat-kept = Platz { $seat } ist für { $name } reserviert.
refused-no-hints = An diesem Tisch sind keine Tipps erlaubt.
refused-bad-origin = Anfragen von anderen Websites werden nicht angenommen.
refused-bad-link = Dieser Link führt zu niemandem: Er wurde schon benutzt, ist älter als { $hours ->
    [one] eine Stunde
   *[other] { $hours } Stunden
}, oder ein neuerer hat ihn ersetzt.
refused-at-the-table-only = Solange die Partie läuft, sehen das nur die am Tisch.
refused-no-table = Diesen Tisch gibt es nicht.
refused-no-review = Diese Partie ist noch nicht analysiert. Bitte zuerst um die Analyse.
refused-not-found = Hier ist nichts.
refused-not-allowed = So geht das nicht.
refused-not-your-turn = Du bist nicht am Zug.
refused-stale = Die Partie ist inzwischen weitergegangen. Sieh noch einmal hin und entscheide neu.
refused-seat-taken = Platz { $seat } ist besetzt.
refused-seat-empty = Auf Platz { $seat } sitzt niemand, den man wegschicken könnte.
refused-colour-taken = Diese Farbe hat schon ein anderer Platz. Wähle eine, die frei ist.
refused-not-started = Die Partie hat noch nicht begonnen.
refused-started = Die Partie hat schon begonnen.
refused-seats-open = { $count ->
    [one] Ein Platz ist noch frei.
   *[other] { $count } Plätze sind noch frei.
}
refused-over = Die Partie ist zu Ende.
refused-not-over = Die Partie ist noch nicht zu Ende.
refused-illegal-move = „{ $move }“ ist kein Zug dieses Spiels.
refused-nothing-to-undo = Du hast nichts, was sich zurücknehmen ließe.
refused-no-undo-asked = Niemand möchte etwas zurücknehmen.
refused-not-away = Du spielst schon selbst.
refused-not-absent = { $name } ist da oder noch nicht lange weg.
refused-no-person = Auf Platz { $seat } sitzt keine andere Person.
refused-called = Du hast schon einen Ersatz gerufen.
refused-log-full = An diesem Tisch ist so viel passiert, dass jetzt nur noch möglich ist, was die Partie zu Ende bringt.
refused-no-nudge = Gerade gibt es niemanden anzustupsen.
refused-nudged = Die Erinnerung ist schon unterwegs.
refused-moved = Der Tisch ist gerade auf einen anderen Server umgezogen. Versuch es noch einmal.
refused-too-large = Das ist zu groß: höchstens { $size }.
refused-too-many = Zu viel auf einmal. Versuch es { $wait } noch einmal.
refused-internal = Auf dem Server ist etwas schiefgegangen. Der Tisch ist, wie er war. (Nummer { $request }, falls du es meldest.)
refused-compiling = { $game } wird noch vorbereitet und ist bald fertig.
refused-broken-table = Das Protokoll dieses Tisches ist beschädigt, darum lässt er sich nicht zeigen. Wer diesen Server betreibt, weiß Bescheid; andere Tische sind nicht betroffen.
refused-earlier-rules = Dieser Tisch wurde nach früheren Regeln des Spiels gespielt. Er lässt sich hier weder weiterspielen noch nachspielen; gezeigt wird, was davon aufbewahrt ist.
refused-store-down = Die Datenbank ist nicht erreichbar. Nichts ist verloren; versuch es bald noch einmal.
refused-stopping = Der Server startet gleich neu. Versuch es bald noch einmal.
refused-banned = { $good ->
    [1] Wer diesen Server betreibt, lässt dich nicht herein.
   *[0] Wer diesen Server betreibt, lässt dich { $time } nicht herein.
}
refused-muted = { $good ->
    [1] Wer diesen Server betreibt, hat dich stummgeschaltet.
   *[0] Wer diesen Server betreibt, hat dich { $time } stummgeschaltet.
} Du kannst spielen, aber den anderen nicht schreiben.
refused-closed = Wer diesen Server betreibt, hat diesen Tisch geschlossen.
refused-not-operator = Das ist denen vorbehalten, die diesen Server betreiben, und dieses Token gehört nicht dazu.
refused-daily-closed = Das ist die Tagespartie von heute. Ihre Partien stehen dir nach deinem eigenen Versuch offen.
refused-daily-today = Die Ausgangslage des Tages wird erst { $hours ->
    [one] eine Stunde
   *[other] { $hours } Stunden
} nach Mitternacht (UTC) verraten: Bis dahin zählen späte Versuche noch.
refused-people-only = Die Tagespartie ist Menschen vorbehalten.
refused-daily-no-undo = Im Versuch, der zählt, lässt sich nicht zurücknehmen, was aufgedeckt oder beantwortet ist.
refused-running-game = Diese Partie spielst du gerade noch. Analysieren kannst du sie, wenn sie zu Ende ist.
refused-too-much-kept = Aus deinem Netz können hier am Tag { $size } an Analysebrettern und Partiedateien dazukommen, und die sind aufgebraucht. Was da ist, kannst du weiter öffnen, kürzen und löschen. Neues geht { $wait } wieder.
refused-too-much-logged = Aus deinem Netz können hier am Tag { $size } an Zügen und Nachrichten dazukommen, und die sind aufgebraucht. Ansehen kannst du weiter alle Tische. Weiterspielen geht { $wait } wieder.
refused-too-many-analyses = Du hast { $count } Analysebretter; mehr kann niemand behalten. Lösch eines, das du nicht mehr brauchst.
refused-too-many-studies = Aus deinem Netz sind schon { $count } Analysebretter mit Engine offen; mehr dürfen es gleichzeitig nicht sein. Schließ eine dieser Seiten und versuch es { $wait } noch einmal.
refused-bad-address = { $detail ->
    [mail] Das ist keine Mailadresse.
    [https] Der Push-Dienst eines Browsers hat eine Adresse mit https://.
    [port] Erlaubt sind nur die Ports 80, 443 und alle ab 1024.
    [private] Diese Adresse gehört nicht zum öffentlichen Internet, und dorthin geht dieser Server nicht.
   *[other] Das ist keine Webadresse: Sie müsste mit https:// oder http:// beginnen und einen Rechner nennen.
}
refused-bad-ticket = Dieser Link gilt nicht mehr: Er wurde schon benutzt oder ist zu alt.
refused-too-many-ways = Du wirst schon auf { $count } Wegen benachrichtigt. Entferne zuerst einen.
refused-not-confirmed = Diese Adresse ist noch nicht bestätigt: Öffne zuerst den Link in der Mail.
refused-no-mail = Von hier konnte keine Mail verschickt werden.
refused-bad-passkey = Dieser Passkey ist hier nicht bekannt, oder es hat zu lange gedauert. Versuch es noch einmal.
refused-too-many-passkeys = Du hast schon { $count } Passkeys. Entferne zuerst einen.
refused-no-passkeys = Unter dieser Adresse legen Browser keine Passkeys an: Sie brauchen einen Domainnamen mit https:// oder localhost.

## Zeiten und Größen in einer Absage

in-seconds = in { $count ->
    [one] { $count } Sekunde
   *[other] { $count } Sekunden
}
in-minutes = in { $count ->
    [one] { $count } Minute
   *[other] { $count } Minuten
}
in-hours = in { $count ->
    [one] { $count } Stunde
   *[other] { $count } Stunden
}
in-days = in { $count ->
    [one] { $count } Tag
   *[other] { $count } Tagen
}
for-seconds = noch { $count ->
    [one] { $count } Sekunde
   *[other] { $count } Sekunden
} lang
for-minutes = noch { $count ->
    [one] { $count } Minute
   *[other] { $count } Minuten
} lang
for-hours = noch { $count ->
    [one] { $count } Stunde
   *[other] { $count } Stunden
} lang
for-days = noch { $count ->
    [one] { $count } Tag
   *[other] { $count } Tage
} lang
size-kilobytes = { $count } kB
size-megabytes = { $count } MB
