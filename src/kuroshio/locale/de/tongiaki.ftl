### Tongiaki

## Farben, Plättchen, Richtungen

tongiaki-colour-indigo = Indigo
tongiaki-colour-moss = Moosgrün
tongiaki-colour-gold = Gold
tongiaki-colour-plum = Pflaume
tongiaki-colour-teal = Petrol
tongiaki-colour-rose = Rosa
tongiaki-boats-colour-indigo = { $boats ->
    [one] ein indigoblaues Schiff
   *[other] { $boats } indigoblaue Schiffe
}
tongiaki-boats-colour-moss = { $boats ->
    [one] ein moosgrünes Schiff
   *[other] { $boats } moosgrüne Schiffe
}
tongiaki-boats-colour-gold = { $boats ->
    [one] ein goldenes Schiff
   *[other] { $boats } goldene Schiffe
}
tongiaki-boats-colour-plum = { $boats ->
    [one] ein pflaumenfarbenes Schiff
   *[other] { $boats } pflaumenfarbene Schiffe
}
tongiaki-boats-colour-teal = { $boats ->
    [one] ein petrolfarbenes Schiff
   *[other] { $boats } petrolfarbene Schiffe
}
tongiaki-boats-colour-rose = { $boats ->
    [one] ein rosafarbenes Schiff
   *[other] { $boats } rosafarbene Schiffe
}

# Ein Schiff, das landet, auch von fremder Hand: Der Besitzer landet mit …
tongiaki-landing-indigo = einem indigoblauen Schiff
tongiaki-landing-moss = einem moosgrünen Schiff
tongiaki-landing-gold = einem goldenen Schiff
tongiaki-landing-plum = einem pflaumenfarbenen Schiff
tongiaki-landing-teal = einem petrolfarbenen Schiff
tongiaki-landing-rose = einem rosafarbenen Schiff

tongiaki-island-tonga = Tonga
tongiaki-island-muroroa = Muroroa
tongiaki-island-nauru = Nauru
tongiaki-island-tubuai = Tubuai
tongiaki-island-rapa-nui = Rapa Nui
tongiaki-island-rarotonga = Rarotonga
tongiaki-island-tokelau = Tokelau
tongiaki-island-tuamotu = Tuamotu
tongiaki-island-hiva-oa = Hiva Oa
tongiaki-island-mangareva = Mangareva
tongiaki-island-oahu = Oahu
tongiaki-island-tahiti = Tahiti
tongiaki-island-tuvalu = Tuvalu
tongiaki-island-fidschi = Fidschi
tongiaki-island-hawaii = Hawaii
tongiaki-island-samoa = Samoa
tongiaki-ocean = Meer { $letter }
tongiaki-beach = Strand { $beach } von { $island }

tongiaki-on-islands = { $islands ->
    [one] { $islands } Insel
   *[other] { $islands } Inseln
}

tongiaki-direction-south = Süden
tongiaki-direction-southwest = Südwesten
tongiaki-direction-northwest = Nordwesten
tongiaki-direction-north = Norden
tongiaki-direction-northeast = Nordosten
tongiaki-direction-southeast = Südosten
tongiaki-beside-south = südlich von
tongiaki-beside-southwest = südwestlich von
tongiaki-beside-northwest = nordwestlich von
tongiaki-beside-north = nördlich von
tongiaki-beside-northeast = nordöstlich von
tongiaki-beside-southeast = südöstlich von

## Fragen

# Wer nur eine Farbe hat, wird ohne sie gefragt.
tongiaki-of-colour = { $colours ->
    [1] {""}
   *[other] { " " }({ $colour })
}
tongiaki-ask-set-up = An welchen Strand setzt du ein Schiff{ tongiaki-of-colour }?
tongiaki-ask-act = { $colours ->
    [1] Was tust du
   *[other] Was tust du mit { $colour }
}: vermehren, Königsinsel gründen oder neu besiedeln?
tongiaki-ask-lift = Im Vorrat ist kein Schiff mehr{ tongiaki-of-colour }. Welches nimmst du weg, um es auf { $island } einzusetzen?
tongiaki-ask-add = { $boats ->
    [one] { tongiaki-ask-put }
   *[other] { $boats } Schiffe{ tongiaki-of-colour } kommen an verschiedene Strände von { $island }. An welchen zuerst?
}
tongiaki-ask-come-back = Keines deiner Schiffe{ tongiaki-of-colour } liegt an einem Strand. Wo fängst du neu an?
tongiaki-ask-put = An welchen Strand von { $island } kommt dein Schiff{ tongiaki-of-colour }?
tongiaki-ask-depart = Von welchem vollen Strand legen die Schiffe ab, und über welchen Steg?
tongiaki-ask-lay = Du hast { $tile } gezogen. Wohin legst du das Plättchen?
tongiaki-ask-turn = In welche Richtung zeigt die rote Markierung von { $tile }?
tongiaki-ask-land = { $boats ->
    [one] An welchem Strand von { $island } landet das letzte Schiff?
   *[other] { $boats } Schiffe landen auf { $island }. Welches zuerst, und an welchem Strand?
}

## Die Regeln hinter den Fragen

tongiaki-rule-set-up = Reihum setzen alle Schiffe auf die Startinsel. An jedem Strand muss ein Liegeplatz frei bleiben.
tongiaki-rule-act = Vermehren: Setz auf einer Insel so viele Schiffe ein, wie du dort schon hast, höchstens eines pro Strand. Königsinsel: Wo nur du bist, darf ein Schiff König werden; die anderen gehen in den Vorrat, niemand landet dort mehr, und ihre Punkte gehören dir (höchstens { $kings ->
    [one] { $kings } König
   *[other] { $kings } Könige
}, nie auf { $start }). Neubesiedlung: Nimm alle Schiffe außer den Königen zurück, leg Plättchen, bis eine Insel kommt, und setz dort ein Schiff ein.
tongiaki-rule-lift = Sind alle deine Schiffe auf dem Spielplan, versetzt eine Vermehrung eines davon; Könige bleiben.
tongiaki-rule-add = Eine Vermehrung bringt höchstens ein Schiff an jeden Strand. Alle, die dir zustehen und die du hast, werden eingesetzt. Danach legen die Schiffe voller Strände ab.
tongiaki-rule-come-back = Ohne Schiff an einem Strand setzt du { $start_boats } Schiffe auf { $start } ein oder { $other_boats } auf einer anderen Insel, die keine Königsinsel ist.
tongiaki-rule-put = Jeder freie Liegeplatz ist dem Schiff recht. Danach legen die Schiffe voller Strände ab.
tongiaki-rule-depart = Alle Schiffe eines vollen Strandes legen gemeinsam ab. Wähle, bevor ein Plättchen gezogen wird. Eine Strömung mit Zahl lässt eine Gruppe nur durch, wenn sie mindestens so viele Farben hat; sonst gehen alle ihre Schiffe an die Besitzer zurück. Solange kein Plättchen gezogen wird und kein Schiff verloren geht, lässt sich ein Steg in einem Spielzug höchstens { $trips }-mal benutzen.
tongiaki-rule-lay = Ein Plättchen wird so gelegt, dass es ein anderes berührt.
tongiaki-rule-turn = Das Plättchen darf beliebig gedreht werden.
tongiaki-rule-land = Zuerst bekommt jeder Strand, der Platz hat, ein Schiff, dann landen die übrigen, wie du willst. Schiffe, die keinen Platz finden, gehen an ihre Besitzer zurück.

## Züge

tongiaki-move-place = Ein Schiff an { $place } setzen
tongiaki-move-increase = Die Schiffe auf { $island } um { $boats ->
    [one] eines
   *[other] { $boats }
} vermehren
tongiaki-move-found = Königsinsel auf { $island } gründen ({ points })
tongiaki-move-resettle = Neubesiedlung: alle Schiffe zurücknehmen und eine neue Insel suchen
tongiaki-move-lift = Ein Schiff von { $place } wegnehmen
tongiaki-move-depart = { $place }: nach { $direction } ablegen – { $outcome }
tongiaki-outcome-draw = ein Plättchen wird gezogen (von { $of } im Stapel { $land ->
    [0] führt keines
    [one] führt eines
   *[other] führen { $land }
} zur Landung, { $lost ->
    [0] keines
    [one] eines
   *[other] { $lost }
} zum Verlust, { $draw ->
    [0] keines
    [one] eines
   *[other] { $draw }
} weiter{ $royal ->
    [0] {""}
    [one] , eines zur Umkehr
   *[other] , { $royal } zur Umkehr
})
tongiaki-outcome-nothing = es ist kein Plättchen mehr da, alle Schiffe sind verloren
tongiaki-outcome-lost = die Strömung mit der Zahl { $number } auf { $tile } ist zu stark, alle Schiffe sind verloren
tongiaki-outcome-land = Landung auf { $island }
tongiaki-outcome-royal = Umkehr vor dem König von { $island }
tongiaki-move-lay = Plättchen { $beside } { $tile } anlegen
tongiaki-move-mark = Rote Markierung nach { $direction }
tongiaki-move-land = An Strand { $beach } landen lassen: { $fleet }

## Warum nicht

tongiaki-why-not-asked = das ist gerade nicht gefragt, sondern: „{ $question }“
tongiaki-why-no-such-move = so einen Zug gibt es nicht
tongiaki-why-start-there = alle setzen ihre ersten Schiffe auf { $island } ein
tongiaki-why-keep-one-free = vor dem ersten Spielzug bleibt an jedem Strand ein Liegeplatz frei
tongiaki-why-other-island = das Schiff kommt nach { $island }
tongiaki-why-not-on-the-map = { $island } liegt nicht auf der Karte
tongiaki-why-royal = { $island } ist eine Königsinsel: Niemand betritt sie mehr
tongiaki-why-one-a-beach = eine Vermehrung bringt höchstens ein Schiff an jeden Strand
tongiaki-why-one-a-beach-first = jeder Strand, der Platz hat, bekommt ein Schiff, bevor einer ein zweites bekommt
tongiaki-why-no-room = an diesem Strand ist kein Liegeplatz frei
tongiaki-why-no-own-boat = diese Farbe hat kein Schiff auf { $island }
tongiaki-why-no-own-boat-there = diese Farbe hat kein Schiff an diesem Strand
tongiaki-why-enough-kings = diese Farbe hat schon so viele Könige, wie sie haben darf ({ $kings })
tongiaki-why-not-alone = auf einer Königsinsel darf nur eine Farbe sein, darum kann { $island } keine werden
tongiaki-why-not-full = { $place } ist nicht voll
tongiaki-why-used-up = dieser Steg wurde in diesem Spielzug schon { $trips }-mal benutzt, ohne dass sich etwas geändert hat: Wähle eine andere Abfahrt
tongiaki-why-place-taken = dort liegt { $tile }
tongiaki-why-other-name = dieser Platz steht unter dem Namen eines anderen Plättchens in der Liste, das er berührt
tongiaki-why-same-again = so gedreht läge das Plättchen wie bei einer anderen Wahl
tongiaki-why-not-aboard = in der Gruppe ist kein Schiff dieser Farbe ({ $colour })

## Das Protokoll

tongiaki-event-began = beginnt ({ $colour })
tongiaki-event-placed = setzt { $fleet } an { $place }
tongiaki-event-increased = vermehrt die Schiffe auf { $island } um { $boats ->
    [one] eines
   *[other] { $boats }
}
tongiaki-event-lifted = nimmt { $fleet } von { $place } weg
tongiaki-event-founded = macht { $island } zur Königsinsel ({ $colour })
tongiaki-event-resettled = wagt eine Neubesiedlung und nimmt { $fleet } zurück
tongiaki-event-had-no-boats = hat an keinem Strand mehr ein Schiff ({ $colour })
tongiaki-event-set-sail = schickt die Schiffe von { $place } nach { $direction } in See
tongiaki-event-drew = zieht das Plättchen „{ $tile }“
tongiaki-event-laid = legt das Plättchen „{ $tile }“, rote Markierung nach { $mark }
tongiaki-event-crossed = { $colours ->
    [0] überquert { $tile } auf einer Strömung ohne Zahl
   *[other] überquert { $tile } auf einer Strömung mit der Zahl { $colours }
}
tongiaki-event-failed = scheitert auf { $tile }: Die Strömung verlangt { $colours } Farben
tongiaki-event-found-no-tile = findet kein Plättchen mehr: Die Schiffe sind verloren
tongiaki-event-turned-back = muss vor dem König von { $island } umkehren, zurück nach { $home }
tongiaki-event-landed = landet mit { $boat } an { $place }
tongiaki-event-lost = verliert { $fleet } (zurück in den Vorrat)
tongiaki-event-found-no-room = findet keinen Platz für { $fleet } (zurück in den Vorrat)
tongiaki-event-went-round = löst eine endlose Kettenreaktion aus
tongiaki-event-removed = nimmt { $island } aus dem Spiel
tongiaki-event-returned = bekommt { $fleet } zurück
tongiaki-event-grew-calm = entdeckt auch kein neues Plättchen: Bleibt es dabei, endet die Partie in { $rounds ->
    [one] einer Runde
   *[other] { $rounds } Runden
}
tongiaki-event-came-last = { $what ->
    [last-island] entdeckt die letzte Insel: Die Partie endet mit diesem Spielzug
   *[last-ocean] entdeckt das letzte Meer: Die Partie endet mit diesem Spielzug
}
tongiaki-event-ended = { $reason ->
    [last-island] beendet die Partie: Alle Inseln sind entdeckt
    [last-ocean] beendet die Partie: Alle Meere sind entdeckt
   *[calm-sea] beendet die Partie: Niemand entdeckt mehr etwas
}
tongiaki-event-scored = erhält { points } für { tongiaki-on-islands }

## Der Tisch in einfachen Zeilen

tongiaki-plain-island = { $name } bei { $q }, { $r } ({ points }), Markierung nach { $mark }
tongiaki-plain-royal = { $name } bei { $q }, { $r } ({ points }): Königsinsel ({ $colour })
tongiaki-plain-beach = Strand { $beach }, { $free } von { $moorings } Liegeplätzen frei; Stege: { $piers }; Schiffe: { $boats }
tongiaki-plain-pier = nach { $direction } ({ $side })
tongiaki-plain-ocean = { $name } bei { $q }, { $r }: { $currents }
tongiaki-plain-current = { $one }–{ $other } { $colours ->
    [0] ohne Zahl
   *[other] verlangt { $colours }
}
tongiaki-plain-nobody = keine
tongiaki-plain-stack = Im Stapel: { tongiaki-on-islands }{ $islands ->
    [0] {""}
   *[other] {" "}({ $island_names })
}, { $oceans ->
    [one] { $oceans } Meer
   *[other] { $oceans } Meere
}{ $oceans ->
    [0] {""}
   *[other] {" "}({ $ocean_names })
}
tongiaki-plain-removed = Aus dem Spiel: { $islands }
tongiaki-plain-in-hand = Gezogen: { $tile }
tongiaki-plain-fleet = Auf See, von { $home }: { $boats }
tongiaki-plain-colour = { $colour } ({ $name }): { points } auf { tongiaki-on-islands }. Schiffe an Land: { $ashore }, im Vorrat: { $supply }, Könige: { $kings }.
tongiaki-plain-your-colour = { $colour } (du): { points } auf { tongiaki-on-islands }. Schiffe an Land: { $ashore }, im Vorrat: { $supply }, Könige: { $kings }.
tongiaki-plain-calm = Seit { $turns } Spielzügen kein neues Plättchen; nach { $limit } endet die Partie.
