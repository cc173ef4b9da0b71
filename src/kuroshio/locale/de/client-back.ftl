### Zurückkommen: die eigenen Tische, die warten, und kleine Annehmlichkeiten.

turns-waiting = { $count ->
    [one] { $count } wartet auf dich
   *[other] { $count } warten auf dich
}
turns-all = Alle { $count } zeigen
waits-move = Du bist dran
waits-answer = Jemand möchte einen Zug zurücknehmen
waits-seat = Ein Platz ist für dich reserviert
waits-start = Alle sind da: Starte die Partie
left-days = noch { $count } Tage
left-hours = noch { $count } Stunden
left-minutes = { $count ->
    [one] noch { $count } Minute
   *[other] noch { $count } Minuten
}
next-table = { $count ->
    [one] Nächster Tisch
   *[other] Nächster Tisch ({ $count } warten)
}
next-table-key = Zum nächsten Tisch, der auf dich wartet (N)
key-n = der nächste Tisch, der auf dich wartet
redo = Wiederholen
redo-key = Den zurückgenommenen Zug noch einmal machen (R)
key-r = Zurückgenommenes wiederholen
confirm = Zweimal drücken
confirm-always = bei jedem Zug
confirm-risks = wenn es riskant ist
confirm-losses = nur wenn Punkte verloren gehen
pause = Pause nach dem Zug eines Bots
pause-value = { $seconds ->
    [0] keine
   *[other] { $seconds } s
}
forced = Automatisch ziehen, wo ich keine Wahl habe
chat-lost = Nicht gesendet: Die Verbindung ist unterbrochen. Dein Text ist noch da.
notices-page = Benachrichtigungen
devices = Geräte und Passkeys
signin-short = Anmelden

## Die Tagespartie

daily = Tagespartie
daily-lead = Jeden Tag eine Ausgangslage, für alle dieselbe, gegen Kapitäne. Dein erster Versuch zählt; danach spiel sie, so oft du magst.
daily-next = { $hours ->
    [0] Die nächste gibt es in { $minutes } min.
   *[other] Die nächste gibt es in { $hours } h { $minutes } min.
}
daily-try = Spielen: Dieser Versuch zählt
daily-go-on = Deinen Versuch fortsetzen
daily-again = Zur Übung noch einmal spielen
daily-seat = { $players } Spieler; du hast Platz { $seat }.
daily-finished = { $count ->
    [0] Noch ist niemand fertig.
    [one] Eine Person ist fertig.
   *[other] { $count } Personen sind fertig.
}
daily-closed = Wie es den anderen erging, und ihre Partien, siehst du nach deinem eigenen Versuch.
daily-late = Der Tag ist vorbei, aber begonnene Versuche zählen noch bis zwei Stunden nach Mitternacht (UTC). Dann ist der Stand für alle offen.
daily-standing = Rangliste
daily-rank = Rang
daily-name = Name
daily-points = Punkte
daily-place = Rang am Tisch
daily-left = ausgestiegen
daily-bots = Die Bots auf demselben Platz
daily-month = Monatstabelle
daily-month-about = Die ersten sieben eines Tages erhalten 10, 8, 6, 5, 4, 3 und 2, alle anderen, die zu Ende spielen, 1. Der heutige Tag zählt ab morgen.
daily-prizes = Tagespunkte
daily-tries = Partien
daily-before = Der Tag davor
daily-after = Der Tag danach
daily-today = Heute
unrated-daily = Das ist die Tagespartie: Sie hat ihre eigene Tabelle und wird nicht gewertet.
