### Der Spielplan von Namiji

namiji-deck-rock = Felskarten
namiji-deck-dock = Anlegerkarten
namiji-deck-net = Netze
namiji-deck-bag = Beutel
namiji-school = Fischschwarm: { $up } offen, { $down } verdeckt
namiji-school-short = Schwarm
namiji-rack = Fischkiste
namiji-offerings = Opfergaben
namiji-trap = Reuse
namiji-panoramas = Panoramen
namiji-panorama-label = { $kind }: { $has } von { $of } Abschnitten
namiji-cards = Anleger- und Felskarten
namiji-no-cards = Noch keine.
namiji-if-now = wenn jetzt Schluss wäre: { $points }, mit { $offerings ->
    [0] keiner Opfergabe an Bord
    [one] einer Opfergabe an Bord
   *[other] { $offerings } Opfergaben an Bord
}
namiji-whole-sea = Ganzes Meer
namiji-fold = Das Meer sehen
namiji-unfold = Zurück zur Auswahl
namiji-this-section = Diese Etappe
namiji-do-keep = Wähle ein leuchtendes Fach deiner Fischkiste, oder lass den Fisch frei.
namiji-do-cast = Wähle das erste Fach des Netzes in deiner Fischkiste.
namiji-turn-down = Senkrecht drehen
namiji-turn-across = Waagerecht drehen
namiji-chance = { $left ->
    [one] { $left } Plättchen
   *[other] { $left } Plättchen
} im Beutel: { $percent } % Krebse
namiji-risk = Bei { $lost ->
    [one] { $lost } Krebs
   *[other] { $lost } Krebsen
} ist der Fang verloren: { $percent } % beim nächsten Ziehen
namiji-keep-haul = { $tokens ->
    [one] Behalten
    [2] Beide behalten
   *[other] Alle { $tokens } behalten
}
namiji-target = { $station }, { $ahead ->
    [one] ein Feld voraus
   *[other] { $ahead } Felder voraus
}{ $slot ->
    [0] {""}
   *[other] , Liegeplatz { $slot }
}. { $pays }
namiji-hint-angling = Nimm einen Fisch aus dem Schwarm; ein anderer wird aufgedeckt.
namiji-hint-net = Ein Netz mit zwei gleichen Fischen, wenn du Platz hast.
namiji-hint-crustacean = Zieh aus dem Beutel und hör rechtzeitig auf: je ein Punkt.
namiji-hint-whirlpool = { $left ->
    [0] Du hast keine Opfergabe mehr.
    [one] Lass deine letzte Opfergabe zu Wasser.
   *[other] Lass eine Opfergabe zu Wasser; { $left } an Bord.
}
namiji-hint-panorama = Abschnitt { $section } von { $of }{ $points ->
    [0] {""}
   *[other] : +{ $points }
}{ $bonus ->
    [0] {""}
   *[other] , davon { $bonus } als Panoramabonus
}.
namiji-hint-rock = Sieh dir { $look } Ziele an und behalte { $keep ->
    [one] eines
   *[other] bis zu { $keep }
}.
namiji-hint-dock = Liegeplatz { $slot }. Je näher an der Route, desto früher wählst du eine Karte und desto später legst du ab.
namiji-hint-port = { $points ->
    [0] Es ist kein Ankunftsplättchen mehr da.
   *[other] Ankunftsplättchen: +{ $points }.
}
namiji-hint-neutral = Das neutrale Boot nimmt an den Stationen nichts; es steht nur im Weg.
namiji-hint-neutral-dock = Liegeplatz { $slot } für das neutrale Boot: Ist es mit dem Wählen an der Reihe, kommt eine zufällig gezogene Anlegerkarte aus dem Spiel.
namiji-hint-neutral-port = { $points ->
    [0] Es ist kein Ankunftsplättchen mehr da, das es wegnehmen könnte.
   *[other] Das beste noch vorhandene Ankunftsplättchen, { $points } wert, wird abgeworfen.
}
namiji-hint-turns = { $boats ->
    [0] Danach bist du gleich noch einmal dran.
    [one] Danach fährt noch { $boats } Boot, bevor du weiterfährst.
   *[other] Danach fahren noch { $boats } Boote, bevor du weiterfährst.
}

## Das Protokoll

namiji-told-sailed = fährt auf Feld { $space }: { $station }
