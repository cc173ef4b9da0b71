### Was alle Spiele sagen.

the-end = Die Partie ist zu Ende.
why-the-end = die Partie ist zu Ende
why-it-is-possible = das ist jetzt möglich
seat-name = Spieler { $number }
you = Du
seat-within = { $name }
play-you = Spieler (du)
points = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
event-took-lead = geht mit { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkten
} in Führung

## Die Spiele

namiji-name = Namiji
namiji-about = Eine Seereise im alten Japan: Wer auf der Route hinten liegt, zieht und entscheidet, wie weit. Fang Fische, hol Reusen ein, beobachte Wale, bring Opfergaben dar und kehr mit den meisten Punkten heim; 2 bis 5 Spieler.
tongiaki-name = Tongiaki
tongiaki-about = Tonga ist überfüllt: Ist ein Strand voll, stechen seine Schiffe gemeinsam in See, egal, wem sie gehören, und suchen neue Inseln. Starke Strömungen lassen nur viele Farben durch, du brauchst also deine Rivalen; 2 bis 6 Spieler.
namazu-name = Namazu
namazu-about = Der Wels Namazu lässt die Stadt Edo beben: In jedem Spielzug dreht sich einer ihrer Ringe. Führe eine Familie: Ernte, lass Waren fertigen, errichte Altäre und leg Opfergaben darauf. Die Opfergaben aller zusammen besänftigen Namazu und beenden das Spiel; wer die meisten Punkte hat, gewinnt; 2 bis 4 Spieler.

## Der Tisch im Terminal

play-which-game = Welches Spiel?
play-choose-number = Wähle eine Zahl von 1 bis { $last }.
play-how-many = Wie viele Spieler, { $first } bis { $last }? (Eingabetaste für { $usual })
play-welcome = Willkommen bei { $game }.
play-seed = Der Startwert dieser Partie ist { $seed }: Derselbe Startwert ergibt dieselbe Partie.
play-commands = Antworte mit der Nummer eines Zuges oder mit seiner Notation. Weitere Befehle: help (Hilfe), table (Tisch), moves (Züge), undo (zurücknehmen), save DATEI (speichern), quit (beenden).
play-no-move = „{ $move }“ ist kein Zug dieses Spiels.{ $count ->
    [0] { "" }
   *[other] { " " }Meintest du: { $near }?
}
play-left = Du verlässt den Tisch nach { $moves ->
    [one] { $moves } Zug
   *[other] { $moves } Zügen
}.
play-nothing-to-undo = Es gibt nichts zurückzunehmen.
play-said = { $who } { $what }
play-undone = Zurückgenommen.
play-saved = In { $file } gespeichert.
play-cannot-save = { $file } lässt sich nicht schreiben: { $reason }.
play-place = Rang { $place }: { $name }, { points }

# Für Spiele, die keine eigenen Wörter mitbringen.
default-question = Wähle einen Zug.
default-rule = Jeder Zug der Liste ist möglich.
default-move = { $text }
default-why-not = das ist jetzt nicht möglich
default-event = { $kind } { $details }

rules-place-en = englische Anleitung, „{ $heading }“, { $count ->
    [one] Satz
   *[other] Sätze
} { $sentences }
rules-place-fr = französische Anleitung, „{ $heading }“, { $count ->
    [one] Satz
   *[other] Sätze
} { $sentences }
