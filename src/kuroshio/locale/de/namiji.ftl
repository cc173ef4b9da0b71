### Namiji

namiji-nobody = Das neutrale Boot

## Stationen, Fische, Linien, Herkunft der Punkte

namiji-station-angling = Angeln
namiji-station-net = Netz auswerfen
namiji-station-crustacean = Reuse
namiji-station-whirlpool = Strudel
namiji-station-dolphin = Delfinpanorama
namiji-station-octopus = Krakenpanorama
namiji-station-whale = Walpanorama
namiji-station-rock = Heiliger Fels
namiji-station-dock = Anleger
namiji-station-port = Hafen

namiji-of-panorama-dolphin = des Delfinpanoramas
namiji-of-panorama-octopus = des Krakenpanoramas
namiji-of-panorama-whale = des Walpanoramas

namiji-fish-blue-bream = blaue Brasse
namiji-fish-blue-mackerel = blaue Makrele
namiji-fish-blue-puffer = blauer Kugelfisch
namiji-fish-blue-flounder = blaue Flunder
namiji-fish-orange-bream = orangefarbene Brasse
namiji-fish-orange-mackerel = orangefarbene Makrele
namiji-fish-orange-puffer = orangefarbener Kugelfisch
namiji-fish-orange-flounder = orangefarbene Flunder
namiji-fish-green-bream = grüne Brasse
namiji-fish-green-mackerel = grüne Makrele
namiji-fish-green-puffer = grüner Kugelfisch
namiji-fish-green-flounder = grüne Flunder

# Dieselben als das, was jemand nimmt (Akkusativ), und zwei davon auf einem Netz (nach „mit“).
namiji-the-fish-blue-bream = die blaue Brasse
namiji-the-fish-blue-mackerel = die blaue Makrele
namiji-the-fish-blue-puffer = den blauen Kugelfisch
namiji-the-fish-blue-flounder = die blaue Flunder
namiji-the-fish-orange-bream = die orangefarbene Brasse
namiji-the-fish-orange-mackerel = die orangefarbene Makrele
namiji-the-fish-orange-puffer = den orangefarbenen Kugelfisch
namiji-the-fish-orange-flounder = die orangefarbene Flunder
namiji-the-fish-green-bream = die grüne Brasse
namiji-the-fish-green-mackerel = die grüne Makrele
namiji-the-fish-green-puffer = den grünen Kugelfisch
namiji-the-fish-green-flounder = die grüne Flunder
namiji-two-fish-blue-bream = zwei blauen Brassen
namiji-two-fish-blue-mackerel = zwei blauen Makrelen
namiji-two-fish-blue-puffer = zwei blauen Kugelfischen
namiji-two-fish-blue-flounder = zwei blauen Flundern
namiji-two-fish-orange-bream = zwei orangefarbenen Brassen
namiji-two-fish-orange-mackerel = zwei orangefarbenen Makrelen
namiji-two-fish-orange-puffer = zwei orangefarbenen Kugelfischen
namiji-two-fish-orange-flounder = zwei orangefarbenen Flundern
namiji-two-fish-green-bream = zwei grünen Brassen
namiji-two-fish-green-mackerel = zwei grünen Makrelen
namiji-two-fish-green-puffer = zwei grünen Kugelfischen
namiji-two-fish-green-flounder = zwei grünen Flundern

namiji-row = Reihe { $which }
namiji-column = Spalte { $which }
namiji-place-across = { $cell } (waagerecht)
namiji-place-down = { $cell } (senkrecht)

namiji-source-rack = Fischkiste
namiji-source-trap = Krustentiere
namiji-source-panoramas = Panoramen
namiji-source-bonuses = Panoramabonus
namiji-source-meals = Mahlzeit
namiji-source-upgrades = Verbesserung
namiji-source-early-bird = Ankunftsplättchen
namiji-source-rocks = Felskarten
namiji-source-penalty = Opfergaben noch an Bord

## Gezähltes, für andere Nachrichten

namiji-shrimp = { $shrimp ->
    [one] { $shrimp } Garnele
   *[other] { $shrimp } Garnelen
}
namiji-crabs = { $crabs ->
    [one] { $crabs } Krebs
   *[other] { $crabs } Krebse
}
namiji-upgrade-points = { $number ->
    [one] { $number } Punkt
   *[other] { $number } Punkte
}
namiji-bound = { $bound ->
    [at-most] höchstens { $number }
   *[at-least] mindestens { $number }
}

## Fragen

namiji-ask-sail = Wohin fährst du?
namiji-ask-sail-neutral = Du liegst vorn: Wohin fährt das neutrale Boot?
namiji-ask-fish = Welchen Fisch nimmst du aus dem Schwarm?
namiji-ask-second-fish = „{ namiji-dock-second-hook }“: noch einen Fisch nehmen?
namiji-ask-keep = Dein Fang: { $fish }. Wohin damit?
namiji-ask-cast = { $nets ->
    [one] Wohin legst du das Netz?
   *[other] Welches Netz legst du, und wohin?
}
namiji-ask-haul = Dein Fang: { $shrimp ->
    [0] { namiji-crabs }
   *[other] { $crabs ->
        [0] { namiji-shrimp }
       *[other] { namiji-shrimp } und { namiji-crabs }
    }
}. Noch ein Plättchen ziehen oder den Fang behalten?
namiji-ask-offer = Wie viele Opfergaben lässt du zu Wasser?
namiji-ask-look = „{ namiji-dock-straw-rope }“: Wie viele Karten siehst du dir an?
namiji-ask-rock = Welches Ziel behältst du?
namiji-ask-second-rock = Ein zweites Ziel behalten?
namiji-ask-draft = Wähle eine der { $cards } Anlegerkarten.

## Die Regeln hinter den Fragen

namiji-rule-sail = Es zieht das Boot, das am weitesten hinten liegt. Es darf freie Felder überspringen, fährt nie zurück und hält am nächsten Anleger, zuletzt im Hafen. Auf einer Doppelstation und am Anleger legt zuerst das Boot ab, das weiter von der Route entfernt liegt. Eine volle Fischkiste versperrt das Angeln und die Netze, ein vollständiges Panorama seine eigenen Stationen.
namiji-rule-sail-neutral = Das neutrale Boot liegt am weitesten hinten, und du ziehst es, weil du am weitesten vorn liegst. Es darf freie Felder überspringen, fährt nie zurück und hält am nächsten Anleger, zuletzt im Hafen. Am Anleger legt zuerst das Boot ab, das weiter von der Route entfernt liegt. Für das neutrale Boot ist keine Station gesperrt, und es nimmt dort nichts; am Anleger aber kommt seinetwegen eine Karte aus dem Spiel, im Hafen ein Ankunftsplättchen, wenn noch eines da ist.
namiji-rule-fish = Nimm einen beliebigen Fisch, offen oder verdeckt. Danach wird immer ein anderer aufgedeckt. Du siehst deinen Fang, bevor du ihn behältst oder freilässt.
namiji-rule-second-fish = Mit „{ namiji-dock-second-hook }“ darfst du bei diesem Halt noch einen Fisch nehmen, sogar den, den du gerade freigelassen hast.
namiji-rule-keep = Der erste Fisch kommt in die Ecke oben links, jeder weitere neben einen Fisch, der schon da liegt. Dort bleibt er liegen. Eine volle Reihe oder Spalte mit Fischen einer einzigen Farbe oder Art bringt sofort Punkte. Oder lass den Fisch frei: Dann liegt er offen im Schwarm.
namiji-rule-cast = Ein Netz zeigt zwei gleiche Fische und bedeckt zwei Fächer, waagerecht oder senkrecht. Eines davon liegt neben einem Fisch oder ist, beim allerersten Fang, die Ecke oben links. Freigelassene Netze kommen unter den Stapel. Mit „{ namiji-dock-wide-net }“ darfst du mehrere aufdecken und eines davon legen.
namiji-rule-haul = Zieh bis zu { $draws } Plättchen und hör auf, wann du willst. Bei { $lost ->
    [one] { $lost } Krebs
   *[other] { $lost } Krebsen
} in einem Fang geht alles zurück in den Beutel. Jedes Plättchen, das du behältst, ist ein Punkt.
namiji-rule-offer = Jede Opfergabe, die am Ende noch an Bord ist, kostet Punkte. Mit „{ namiji-dock-twin-offerings }“ darfst du zwei zu Wasser lassen.
namiji-rule-look = Mit „{ namiji-dock-straw-rope }“ darfst du dir mehr Karten ansehen und bis zu { $keep } davon behalten.
namiji-rule-rock = Behalte eine Karte, verdeckt. Am Ende bringt sie Punkte, wenn du ihr Ziel erfüllt hast; wenn nicht, kostet sie nichts. Der Rest kommt unter den Stapel.
namiji-rule-second-rock = Mit „{ namiji-dock-straw-rope }“ darfst du eine zweite Karte behalten.
namiji-rule-draft = { $cards } Anlegerkarten machen die Runde, vom Liegeplatz direkt an der Route bis zum entferntesten. Eine Mahlzeit bringt sofort Punkte, eine Verbesserung wirkt für den Rest der Reise.

## Züge

namiji-move-sail = Auf Feld { $space } fahren: { $station }
namiji-move-dock = Am Anleger festmachen, Liegeplatz { $slot }
namiji-move-home = In den Hafen heimfahren
namiji-move-take = Aus dem Schwarm { $fish } nehmen
namiji-move-take-hidden = Einen verdeckten Fisch nehmen
namiji-move-keep = In Fach { $cell } legen
namiji-move-release = Den Fang freilassen
namiji-move-cast-across = Netz mit { $fish }: { $cell } und das Fach rechts davon
namiji-move-cast-down = Netz mit { $fish }: { $cell } und das Fach darunter
namiji-move-reveal = Noch ein Netz aufdecken
namiji-move-draw = Noch ein Plättchen ziehen
namiji-move-stop = Aufhören und den Fang behalten
namiji-move-offer = { $count ->
    [one] Eine Opfergabe zu Wasser lassen
   *[other] { $count } Opfergaben zu Wasser lassen
}
namiji-move-look = { $count } Karten ansehen
namiji-move-pick = „{ $card }“: { $effect }
namiji-move-choose = „{ $card }“ ({ $effect })
namiji-move-done = Das ist alles

## Warum nicht

namiji-why-not-asked = das ist gerade nicht gefragt, sondern: „{ $question }“
namiji-why-no-such-fish = so ein Fisch liegt nicht im Schwarm
namiji-why-cell-taken = dieses Fach ist belegt, und ein Fisch bleibt, wo er liegt
namiji-why-cell-apart = ein Fisch kommt neben einen anderen, der allererste in die Ecke oben links
namiji-why-net-place = ein aufgedecktes Netz kommt auf zwei freie Fächer, eines davon neben einem Fisch (das allererste: in die Ecke oben links)
namiji-why-no-net = es lässt sich kein weiteres Netz aufdecken
namiji-why-no-such-card = diese Karte steht nicht zur Wahl
namiji-why-dock-first = am Anleger auf Feld { $space } halten alle
namiji-why-no-dock-left = der letzte Anleger liegt hinter dir; voraus liegt der Hafen
namiji-why-slot = dieser Liegeplatz ist belegt oder nicht in Gebrauch: Es gibt die Liegeplätze 1 bis { $slots }
namiji-why-off-the-route = die Felder der Route gehen von 1 bis { $last }
namiji-why-behind = Boote fahren nie zurück, und dieses liegt auf Feld { $space }
namiji-why-use-dock = das ist der Anleger: Wähle einen seiner Liegeplätze
namiji-why-occupied = auf Feld { $space } ist kein Liegeplatz frei
namiji-why-rack-full = die Fischkiste ist voll, das versperrt Angeln und Netze
namiji-why-panorama = dieses Panorama ist vollständig ({ $panorama })

## Anlegerkarten

namiji-dock-rice-balls = Reisbällchen
namiji-dock-pickled-plums-and-tea = Salzpflaumen und Tee
namiji-dock-miso-soup = Misosuppe
namiji-dock-cold-noodles = Kalte Nudeln
namiji-dock-grilled-mackerel = Gegrillte Makrele
namiji-dock-maki-rolls = Maki-Röllchen
namiji-dock-prawn-tempura = Garnelen-Tempura
namiji-dock-harbour-hotpot = Hafeneintopf
namiji-dock-second-hook = Zweiter Haken
namiji-dock-fishmonger = Freund des Fischhändlers
namiji-dock-wide-net = Weites Netz
namiji-dock-net-floats = Netzschwimmer
namiji-dock-woven-pot = Geflochtene Reuse
namiji-dock-salted-bait = Gesalzene Köder
namiji-dock-paper-lanterns = Papierlaternen
namiji-dock-twin-offerings = Zwillingsgaben
namiji-dock-bow-whistle = Bugpfeife
namiji-dock-glass-bucket = Eimer mit Glasboden
namiji-dock-long-spyglass = Langes Fernrohr
namiji-dock-straw-rope = Strohseil

namiji-effect-meal = sofort { points }
namiji-effect-second-hook = Angeln: bei jedem Halt { $number ->
    [one] einen Fisch mehr
   *[other] { $number } Fische mehr
} nehmen
namiji-effect-fishmonger = Angeln: { namiji-upgrade-points }, wenn du einen Fisch behältst
namiji-effect-wide-net = Netze: bis zu { $number } aufdecken, eines legen
namiji-effect-net-floats = Netze: { namiji-upgrade-points } bei jedem Halt
namiji-effect-woven-pot = Reuse: Der Fang ist erst bei { $number ->
    [one] { $number } Krebs
   *[other] { $number } Krebsen
} verloren, weiterhin höchstens { $draws ->
    [one] { $draws } Mal
   *[other] { $draws } Mal
} ziehen
namiji-effect-salted-bait = Reuse: { namiji-upgrade-points }, wenn du einen Fang behältst
namiji-effect-paper-lanterns = Strudel: { namiji-upgrade-points }, wenn du eine Opfergabe zu Wasser lässt
namiji-effect-twin-offerings = Strudel: bis zu { $number ->
    [one] { $number } Opfergabe
   *[other] { $number } Opfergaben
} zu Wasser lassen und { $bonus ->
    [one] { $bonus } Punkt
   *[other] { $bonus } Punkte
} erhalten
namiji-effect-bow-whistle = Delfine: jeder Abschnitt bringt { namiji-upgrade-points } mehr
namiji-effect-glass-bucket = Kraken: jeder Abschnitt bringt { namiji-upgrade-points } mehr
namiji-effect-long-spyglass = Wale: jeder Abschnitt bringt { namiji-upgrade-points } mehr
namiji-effect-straw-rope = Heiliger Fels: { $number } Karten ansehen, bis zu { $keep } behalten

## Felskarten

namiji-rock-skilled-fisherman = Geschickter Fischer
namiji-rock-deep-hold = Tiefer Laderaum
namiji-rock-weaver-of-lines = Linienweber
namiji-rock-heavy-boat = Schweres Boot
namiji-rock-blue-tide = Blaue Flut
namiji-rock-orange-dusk = Orangerotes Abendlicht
namiji-rock-green-shallows = Grüne Untiefen
namiji-rock-four-cousins = Vier Vettern
namiji-rock-net-mender = Netzflicker
namiji-rock-brimming-trap = Übervolle Reuse
namiji-rock-crab-whisperer = Krebsflüsterer
namiji-rock-at-peace-with-the-sea = Im Frieden mit dem Meer
namiji-rock-proud-captain = Stolzer Kapitän
namiji-rock-dolphin-friend = Freund der Delfine
namiji-rock-octopus-charmer = Krakenbeschwörer
namiji-rock-whale-song = Walgesang
namiji-rock-two-horizons = Zwei Horizonte
namiji-rock-first-to-see = Erster Blick
namiji-rock-gourmet = Feinschmecker
namiji-rock-tinkerer = Tüftler

namiji-objective = { $measure } ({ points })
namiji-measure-valid-lines = { namiji-bound } { $number ->
    [one] gewertete Reihe oder Spalte
   *[other] gewertete Reihen oder Spalten
}
namiji-measure-bottom-row = { $bound ->
    [at-most] die unterste Reihe ist nicht gewertet
   *[at-least] die unterste Reihe ist gewertet
}
namiji-measure-rows-and-columns = { $bound ->
    [at-most] gewertete Reihen: höchstens { $number }, oder Spalten: höchstens { $number }
   *[at-least] { $number ->
        [one] mindestens eine gewertete Reihe und eine gewertete Spalte
       *[other] mindestens { $number } gewertete Reihen und { $number } gewertete Spalten
    }
}
namiji-measure-fish = { namiji-bound } { $number ->
    [one] Fisch in der Fischkiste
   *[other] Fische in der Fischkiste
}
namiji-measure-colour = { namiji-bound } { $number ->
    [one] { $colour ->
        [blue] blauer Fisch
        [orange] orangefarbener Fisch
        [green] grüner Fisch
       *[other] Fisch ({ $colour })
    }
   *[other] { $colour ->
        [blue] blaue Fische
        [orange] orangefarbene Fische
        [green] grüne Fische
       *[other] Fische ({ $colour })
    }
} in der Fischkiste
namiji-measure-kinds = { namiji-bound } { $number ->
    [one] Fischart in der Fischkiste
   *[other] Fischarten in der Fischkiste
}
namiji-measure-nets = { namiji-bound } { $number ->
    [one] Netz in der Fischkiste
   *[other] Netze in der Fischkiste
}
namiji-measure-crustaceans = { namiji-bound } { $number ->
    [one] Krustentier in der Reuse
   *[other] Krustentiere in der Reuse
}
namiji-measure-crabs = { namiji-bound } { $number ->
    [one] Krebs in der Reuse
   *[other] Krebse in der Reuse
}
namiji-measure-offerings-left = { $number ->
    [0] keine Opfergabe mehr an Bord
    [one] { namiji-bound } Opfergabe noch an Bord
   *[other] { namiji-bound } Opfergaben noch an Bord
}
namiji-measure-dolphin = { namiji-bound } { $number ->
    [one] Abschnitt des Delfinpanoramas
   *[other] Abschnitte des Delfinpanoramas
}
namiji-measure-octopus = { namiji-bound } { $number ->
    [one] Abschnitt des Krakenpanoramas
   *[other] Abschnitte des Krakenpanoramas
}
namiji-measure-whale = { namiji-bound } { $number ->
    [one] Abschnitt des Walpanoramas
   *[other] Abschnitte des Walpanoramas
}
namiji-measure-panoramas-of-two = { namiji-bound } { $number ->
    [one] Panorama mit mehr als einem Abschnitt
   *[other] Panoramen mit mehr als einem Abschnitt
}
namiji-measure-panorama-bonuses = { namiji-bound } { $number ->
    [one] Panoramabonus
   *[other] Panoramaboni
}
namiji-measure-meals = { namiji-bound } { $number ->
    [one] Mahlzeit
   *[other] Mahlzeiten
}
namiji-measure-upgrades = { namiji-bound } { $number ->
    [one] Verbesserung
   *[other] Verbesserungen
}

## Das Protokoll

namiji-event-sailed = fährt auf Feld { $space }
namiji-event-moored = macht am Anleger auf Feld { $space } fest, Liegeplatz { $slot }
namiji-event-came-home = läuft als { $rank ->
    [1] erstes
    [2] zweites
    [3] drittes
    [4] viertes
   *[other] fünftes
} Boot im Hafen ein
namiji-event-took-fish = { $hidden ->
    [yes] nimmt einen verdeckten Fisch: { $fish }
   *[no] nimmt { $the_fish }
}
namiji-event-flipped-fish = { $by ->
    [nobody] ein Fisch des Schwarms liegt offen: { $fish }
   *[somebody] deckt im Schwarm einen anderen Fisch auf: { $fish }
}
namiji-event-kept-fish = legt { $the_fish } in Fach { $cell }
namiji-event-released-fish = lässt { $the_fish } frei
namiji-event-revealed-net = deckt ein Netz mit { $net } auf
namiji-event-cast-net = legt das Netz mit { $net } auf { $place }
namiji-event-released-net = schiebt das Netz mit { $net } unter den Stapel
namiji-event-drew-shrimp = zieht eine Garnele
namiji-event-drew-crab = zieht einen Krebs
namiji-event-kept-haul = { $tokens ->
    [one] behält einen Fang von einem Plättchen
   *[other] behält einen Fang von { $tokens } Plättchen
}
namiji-event-lost-haul = { $tokens ->
    [one] verliert einen Fang von einem Plättchen
   *[other] verliert einen Fang von { $tokens } Plättchen
}
namiji-event-set-afloat = { $offerings ->
    [one] lässt eine Opfergabe zu Wasser
   *[other] lässt { $offerings } Opfergaben zu Wasser
}
namiji-event-took-section = nimmt Abschnitt { $section } { $panorama }
namiji-event-took-bonus = vollendet vor allen anderen das { $panorama } und nimmt den Panoramabonus
namiji-event-looked-at-rocks = sieht sich { $cards ->
    [one] eine Felskarte
   *[other] { $cards } Felskarten
} an
namiji-event-saw-rock = sieht „{ $card }“
namiji-event-kept-rock = behält eine Felskarte
namiji-event-kept-this-rock = behält „{ $card }“
namiji-event-dealt-cards = { $cards } Anlegerkarten machen die Runde
namiji-event-took-card = nimmt „{ $card }“
namiji-event-neutral-took-card = nimmt eine Anlegerkarte ungesehen aus dem Spiel
namiji-event-card-under = die letzte Karte kommt unter den Stapel
namiji-event-scored = { $sign ->
    [minus] verliert { points } ({ $source })
   *[plus] erhält { points } ({ $source })
}
namiji-event-scored-line = erhält { points } für { $line }
namiji-event-scored-rock = erhält { points } für „{ $card }“
namiji-event-failed-rock = verfehlt das Ziel von „{ $card }“
namiji-event-took-early-bird = nimmt das Ankunftsplättchen mit dem Wert { $points }
namiji-event-discarded-early-bird = wirft das Ankunftsplättchen mit dem Wert { $points } ab
namiji-event-nothing-there = hält hier ohne Wirkung ({ $station })
namiji-event-last-dock = erreicht vor allen anderen den letzten Anleger: Der nächste Halt ist der Heimathafen
namiji-event-first-home = ist vor allen anderen daheim: Die Partie endet, wenn alle Spieler daheim sind

## Der Tisch in einfachen Zeilen

namiji-plain-direction-clockwise = Ihr fahrt im Uhrzeigersinn.
namiji-plain-direction-counter-clockwise = Ihr fahrt gegen den Uhrzeigersinn.
namiji-plain-space = Feld { $space }, { $station }: { $boats }
namiji-plain-nobody = niemand
namiji-plain-none = keine
namiji-plain-neutral = neutrales Boot
namiji-plain-school = Fischschwarm, offen: { $fish }. Verdeckt: { $hidden }.
namiji-plain-supply = Beutel: { namiji-shrimp }, { namiji-crabs }. Stapel: { $nets ->
    [one] { $nets } Netz
   *[other] { $nets } Netze
}, { $rocks ->
    [one] { $rocks } Felskarte
   *[other] { $rocks } Felskarten
}, { $docks ->
    [one] { $docks } Anlegerkarte
   *[other] { $docks } Anlegerkarten
}.
namiji-plain-boat = { $name }: { points }
namiji-plain-your-boat = Dein Boot ({ $name }): { points }
namiji-plain-hold = Opfergaben an Bord: { $offerings }. Reuse: { namiji-shrimp }, { namiji-crabs }. Abschnitte: { $panoramas }.
namiji-plain-sections = { $count } { $panorama }
namiji-plain-no-sections = keine
namiji-plain-rack-empty = Fischkiste: leer
namiji-plain-row = Fischkiste, Reihe { $row }: { $fish }
namiji-plain-dock-cards = Anlegerkarten: { $cards }
namiji-plain-rock-cards = Felskarten: { $cards }
namiji-plain-hidden-cards = { $count } verdeckt
