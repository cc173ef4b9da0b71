# Was Bilder und Vorschauen von Links sagen.
card-won = { $count ->
    [one] Sieg: { $names }
   *[other] Geteilter Sieg: { $names }
}
card-moment = Zug { $made } von { $moves }
card-turn = { $name } ist am Zug
card-ended = Die Partie ist zu Ende
preview-house = Drei Brettspiele im Browser, mit Freunden oder gegen Bots: Namiji, Tongiaki und Namazu. Ohne Konto.
preview-game = Wie { $game } gespielt wird, und sofort ein Tisch, mit Freunden oder gegen Bots.
preview-daily = Jeden Tag eine Ausgangslage pro Spiel, für alle dieselbe. Wie weit kommst du?
preview-open = { $free ->
    [0] Am Tisch: { $names }.
    [one] Am Tisch: { $names }. Ein Platz ist frei.
   *[other] Am Tisch: { $names }. { $free } Plätze sind frei.
}
preview-playing = Hier wird gespielt: { $names }. Schau zu!
preview-over = Eine beendete Partie, Zug für Zug anzusehen: { $names }.
