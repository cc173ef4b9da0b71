### Die Seiten gespielter Partien: Nachspielen, Analyse, Verlauf, Statistik.

## Nachspielen

replay-eyes = Gesehen von
replay-eyes-all = Allen: Karten offen
replay-download = Partie als Datei
replay-controls = Momente der Partie
replay-first = Zum Anfang
replay-back = Einen Zug zurück
replay-play = Abspielen
replay-pause = Pause
replay-next = Einen Zug vor
replay-last = Zum Ende
replay-moment = Moment
replay-at = nach { $at } von { $moves } Zügen
replay-side = Neben dem Spielplan
upload = Eine Partiedatei ansehen
upload-about = Zieh eine Partiedatei hierher oder wähle eine aus, um sie nachzuspielen und zu analysieren.
upload-busy = Alle Züge werden nachgespielt …
upload-choose = Datei auswählen

## Analyse

review-start = Diese Partie analysieren
review-about = Der Computer spielt die Partie von vielen Stellungen aus weiter und prüft jede Entscheidung noch einmal. Das dauert eine oder mehrere Minuten; die Seite kannst du solange schließen.
review-waiting = Andere Analysen sind zuerst dran …
review-working = Analysiert: { $share } …
review-left = { $minutes ->
    [one] Noch etwa eine Minute.
   *[other] Noch etwa { $minutes } Minuten.
}
review-goes-on = Du kannst diese Seite schließen: Die Analyse läuft weiter.
review-failed = Diese Partie konnte nicht analysiert werden.
review-curve = Siegchancen im Lauf der Partie
review-here = Die Entscheidung in diesem Moment
review-scale = Was nach jedem Zug zu erwarten ist, nach dem, was man auf dem Platz wusste: 100 % ist ein sicherer Sieg, 0 % ein sicherer letzter Rang. ± ist der Standardfehler.
review-played = gespielt
review-good = hat den besten Zug gefunden, soweit man das wissen konnte.
review-loss = hat { $loss } verschenkt (± { $error }).
review-equal = hatte vielleicht etwas Besseres, aber der Unterschied ist zu klein, um sicher zu sein.
review-forced = Hier gab es nichts zu wählen.
review-over = Die Partie ist zu Ende.
review-swings = Die Züge, die alles gewendet haben
review-swings-about = Wie sehr jeder die Siegchance dessen verändert hat, der ihn machte.
review-no-swings = Die Chancen haben sich nie auf einen Schlag stark verändert.
review-missed = Verpasste bessere Züge
review-better = { $best } – statt: { $played }
review-move = Zug { $number }
review-exact = Im Schnitt verschenkt
review-decisions = { $count ->
    [one] { $count } Entscheidung
   *[other] { $count } Entscheidungen
}
review-note = Die Kurve zeigt die Siegchance jedes Platzes bei offenen Karten, aus { $rollouts } Partien, die von jedem Moment aus weitergespielt wurden. Die Entscheidungen beurteilt der Kapitän nach dem, was man auf dem Platz damals wusste, mit { $iterations } Durchläufen. Das ± des Durchschnitts berücksichtigt auch bessere Züge, die der Kapitän übersehen haben könnte.

## Verlauf

history-whose = Partien
history-mine = Meine
history-public = Alle öffentlichen
history-none = Noch keine beendeten Partien.
history-more = Mehr

## Statistik

statistics-open = Wie man gewinnt
statistics-game = Wie man { $game } gewinnt
statistics-none = Hier wurde noch keine Partie beendet.
statistics-games = { $count ->
    [one] Aus der einen Partie, die hier beendet wurde.
   *[other] Aus den letzten { $count } Partien, die hier beendet wurden.
}
statistics-sources = Punkte nach Herkunft
statistics-winners = Sieger
statistics-others = die anderen
statistics-scores = Punkte der Plätze
statistics-lengths = Länge der Partien, in Zügen
statistics-games-axis = Partien
statistics-levels = Anteil der Siege von Menschen und Bots
statistics-people = Menschen
statistics-fair = Die Marke zeigt, was der reine Zufall ergäbe.
statistics-seats = Anteil der Siege nach Platz, { $players } Spieler
statistics-seats-count = { $count ->
    [one] { $count } Platz
   *[other] { $count } Plätze
}
statistics-games-count = { $count ->
    [one] { $count } Partie
   *[other] { $count } Partien
}

## Ein Spieler

player-none = Noch keine beendeten Partien. Spiel eine!
player-played = Partien
player-won = gewonnen
player-mean = Punkte im Schnitt
player-best = meiste Punkte
player-hints = genutzte Tipps
player-places = Ränge
player-ratings = Wertungen
player-against-bots = Gegen Bots ({ $games ->
    [one] { $games } Partie
   *[other] { $games } Partien
})
player-against-people = Gegen Menschen ({ $games ->
    [one] { $games } Partie
   *[other] { $games } Partien
})
player-no-people = Noch keine Wertung gegen Menschen.
player-sources = Punkte nach Herkunft, pro Partie
player-everyone = alle
player-note = Wertungen beginnen bei 0 und sind vorsichtig: Sie steigen mit jeder Partie, die ein Ergebnis sicherer macht.
