### Namazu

## Namen

namazu-ring-country = Umland
namazu-ring-suburbs = Vorstadt
namazu-ring-city = Stadt
namazu-whole-ring-country = Ring des Umlands
namazu-whole-ring-suburbs = Ring der Vorstadt
namazu-whole-ring-city = Ring der Stadt

namazu-type-rice = Reisfeld
namazu-type-bamboo = Bambushain
namazu-type-ore = Erzmine
namazu-type-fuji = Berg Fuji
namazu-type-tournament = Turnier
namazu-type-jobs = Tagelohn
namazu-type-barter = Tausch
namazu-type-offerings = Opfergaben
namazu-type-rest = Rast
namazu-type-altar = Altar
namazu-type-knacker = Abdecker
namazu-type-butcher = Metzger
namazu-type-smith = Schmied
namazu-type-goldsmith = Goldschmied
namazu-type-yakuza = Yakuza
namazu-type-armourer = Waffenschmied
namazu-type-builder = Baumeister
namazu-type-market = Schwarzmarkt
namazu-type-gaming = Spielhaus
namazu-cell = { $kind } { $letter }
namazu-only-cell = { $kind }

namazu-good-rice = Reis
namazu-good-bamboo = Bambus
namazu-good-ore = Erz
namazu-good-steel = Stahl
namazu-good-meat = Fleisch
namazu-good-bone = Knochen
namazu-good-gold = Gold
namazu-good-koban = Koban
namazu-count-rice = { $count } Reis
namazu-count-bamboo = { $count } Bambus
namazu-count-ore = { $count } Erz
namazu-count-steel = { $count } Stahl
namazu-count-meat = { $count } Fleisch
namazu-count-bone = { $count } Knochen
namazu-count-gold = { $count } Gold
namazu-count-koban = { $count } Koban

# Was jemand gibt oder nimmt, ohne und mit Anzahl.
namazu-some-rice = Reis
namazu-some-bamboo = Bambus
namazu-some-ore = Erz
namazu-some-steel = Stahl
namazu-some-meat = Fleisch
namazu-some-bone = einen Knochen
namazu-some-gold = Gold
namazu-some-koban = Koban
namazu-handed-rice = { namazu-count-rice }
namazu-handed-bamboo = { namazu-count-bamboo }
namazu-handed-ore = { namazu-count-ore }
namazu-handed-steel = { namazu-count-steel }
namazu-handed-meat = { namazu-count-meat }
namazu-handed-bone = { namazu-count-bone }
namazu-handed-gold = { namazu-count-gold }
namazu-handed-koban = { namazu-count-koban }

namazu-count-any = { $count ->
    [one] { $count } Rohstoff nach Wahl
   *[other] { $count } Rohstoffe nach Wahl
}
namazu-list = { $first }, { $rest }
namazu-kobans = { $kobans } Koban
namazu-fee = { $fee } Koban
namazu-nothing = nichts
namazu-token = Stärke { $strength }, Beute: { $loot }

namazu-series-torii = Torii
namazu-series-lantern = Laterne
namazu-series-gong = Gong
namazu-series-gourd = Kalebasse
namazu-series-drum = Trommel
namazu-series-keystone = Schlussstein
namazu-series-mirror = Spiegel

namazu-improvement-brigands = Räuber
namazu-improvement-placement = Aufstellung
namazu-improvement-barter = Tausch
namazu-improvement-offerings = Opfergaben
namazu-improvement-rest = Rast
namazu-improvement-temple = Tempel
namazu-improves-brigands = kommen Räuber, ziehst du { $bands } Banden und wählst, gegen welche du kämpfst
namazu-improves-placement = deine ersten Ashigaru dürfen auf benachbarten Feldern eines Rings stehen statt in einem Sektor
namazu-improves-barter = du tauschst jedes Gut gegen jedes andere
namazu-improves-offerings = Güter auf einem Altar dürfen gleich sein
namazu-improves-rest = eine Rast bringt { $rest } Kraft
namazu-improves-temple = du darfst jeden Altar für { $temple } errichten

namazu-source-groups = gleiche Altäre
namazu-source-singles = verschiedene Altäre
namazu-source-offerings = Opfergaben
namazu-source-brigands = Räuber
namazu-source-tournaments = Turniere
namazu-source-goals = Ziele

## Yakuza-Karten

namazu-card-smuggling = Schmuggel
namazu-card-diverted-convoy = Umgeleiteter Transport
namazu-card-discreet-ingot = Diskreter Barren
namazu-card-racket = Schutzgeld
namazu-card-burglary = Einbruch
namazu-card-tremor = Erdstoß
namazu-card-bodyguards = Leibwache
namazu-card-master-at-arms = Waffenmeister
namazu-card-safe-passage = Passierschein
namazu-card-intimidation = Einschüchterung
namazu-card-terror-of-the-roads = Schrecken der Straßen
namazu-card-glory-of-the-lists = Ruhm der Arena
namazu-card-builder-of-edo = Erbauer von Edo
namazu-card-friend-of-the-guilds = Freund der Zünfte
namazu-card-inventive-spirit = Erfindergeist
namazu-card-perfect-armour = Perfekte Rüstung
namazu-card-full-coffer = Volle Truhe
namazu-card-full-granary = Voller Speicher
namazu-card-devotion = Frömmigkeit

namazu-effect-smuggling = nimm { $amount ->
    [one] { $amount } Rohstoff
   *[other] { $amount } Rohstoffe
} deiner Wahl
namazu-effect-convoy = nimm { $amount ->
    [one] { $amount } Ware
   *[other] { $amount } Waren
} deiner Wahl
namazu-effect-ingot = nimm { $amount } Gold und { $also } Koban
namazu-effect-passage = stell dich hin, wo du willst, und zahl nichts für besetzte Felder
namazu-effect-bodyguards = Räuber werden besiegt, ohne Kraft zu kosten
namazu-effect-master = { $amount } mehr für deine Summe in einem Turnier
namazu-effect-racket = ein Gegner gibt dir bis zu { $amount } Koban; die Bank legt { $also } dazu
namazu-effect-burglary = nimm einem Gegner { $amount ->
    [one] { $amount } Rohstoff
   *[other] { $amount } Rohstoffe
} oder { $also ->
    [one] { $also } Ware
   *[other] { $also } Waren
} weg
namazu-effect-tremor = dreh einen Ring um bis zu { $amount ->
    [one] { $amount } Sektor
   *[other] { $amount } Sektoren
}
namazu-effect-intimidation = zahl auf einem Feld der Stadt nichts
namazu-goal = am Ende { $points } Punkte für { $counts } { $measure }, nie mehr
namazu-measure-brigands = Räuberplättchen
namazu-measure-wins = gewonnene Turniere
namazu-measure-buildings = Gebäude
namazu-measure-contracts = Verträge
namazu-measure-improvements = Verbesserungen
namazu-measure-shield = Schildpunkte
namazu-measure-kobans = übrige Koban
namazu-measure-cubes = übrige Güter
namazu-measure-full-altars = Altäre voller Opfergaben

## Fragen

namazu-ask-nothing = Gerade ist nichts gefragt.
namazu-ask-quake = Vor dem Beben eine Karte ausspielen?
namazu-ask-face = Gegen welche Räuberbande kämpfst du?
namazu-ask-fight = Räuber greifen dich an ({ $token }). Wie begegnest du ihnen?
namazu-ask-stand = Wohin stellst du deine zwei Ashigaru?
namazu-ask-stand-alone = Wohin stellst du deinen einzigen Ashigaru?
namazu-ask-third = Wohin stellst du deinen dritten Ashigaru?
namazu-ask-act = Welches Feld aktivierst du?
namazu-ask-challenge = Welche Familie forderst du heraus?
namazu-ask-arms = Vor dem Würfeln eine Karte ausspielen?
namazu-ask-take = Welche Güter nimmst du?
namazu-ask-rob = Was nimmst du dir von { $victim }?
namazu-ask-swap = Welches Gut tauschst du?
namazu-ask-altar = An welchem Altar opferst du?
namazu-ask-offer = Was opferst du an Altar { $altar }?
namazu-ask-erect = Welchen Altar errichtest du?
namazu-ask-pay = Bezahlst du mit Gold?
namazu-ask-build = Auf welchem Produktionsfeld baust du?
namazu-ask-sign = Einen Vertrag schließen ({ $kind })?
namazu-ask-keep = Welche Yakuza-Karte behältst du?
namazu-ask-trade = Was verkaufst oder kaufst du?

## Die Regeln hinter den Fragen

namazu-rule-nothing = Gerade ist nichts gefragt.
namazu-rule-quake = Manche Yakuza-Karten lassen sich ausspielen, bevor der Erdbebenwürfel fällt. Du wirst gefragt, sobald du Karten auf der Hand hast, damit niemand erfährt, welche.
namazu-rule-face = Mit der Verbesserung „Räuber“ ziehst du zwei Plättchen und kämpfst gegen eines davon; das andere kommt in den Beutel zurück.
namazu-rule-fight = Reicht deine Kraft, musst du kämpfen: Du verlierst so viel Kraft, wie die Räuber stark sind, abzüglich deines Schildes, und gewinnst ihr Plättchen und ihre Beute. Reicht sie nicht, bleibt in diesem Spielzug ein Ashigaru zu Hause. Die Karte „{ namazu-card-bodyguards }“ besiegt sie ohne Kraft.
namazu-rule-stand = Zwei Ashigaru stehen auf zwei Feldern eines Sektors, mit der Verbesserung „{ namazu-improvement-placement }“ auch auf benachbarten Feldern eines Rings. Ein besetztes Feld kostet { namazu-fee } an die Familie, die dort steht, und ihr Ashigaru geht nach Hause. Das Turnier ist für eine Familie ohne Kraft gesperrt. Vorher darfst du Yakuza-Karten ausspielen.
namazu-rule-stand-alone = Nach einem verlorenen Kampf handelt nur ein Ashigaru: Er darf auf jedem Feld stehen. Ein besetztes Feld kostet { namazu-fee } an die Familie, die dort steht, und ihr Ashigaru geht nach Hause. Das Turnier ist für eine Familie ohne Kraft gesperrt. Vorher darfst du Yakuza-Karten ausspielen.
namazu-rule-stand-passage = Mit „{ namazu-card-safe-passage }“ stehen deine Ashigaru auf beliebigen Feldern und bezahlen nichts für besetzte; wer dort stand, geht nach Hause. Gesperrte Felder bleiben gesperrt, ebenso das Turnier für eine Familie ohne Kraft. Vorher darfst du Yakuza-Karten ausspielen.
namazu-rule-third = Der dritte Ashigaru darf auf jedem anderen Feld stehen. { $passage ->
    [yes] Besetzte Felder kosten nichts.
   *[no] Ein besetztes Feld kostet { namazu-fee }.
}
namazu-rule-act = Jedes Feld, auf dem dein Ashigaru steht, lässt sich einmal aktivieren, in beliebiger Reihenfolge. Du darfst auch verzichten. Dazwischen darfst du Yakuza-Karten ausspielen.
namazu-rule-challenge = Keine Familie darf ablehnen. Kraft, Schild und ein Würfel zählen; die höhere Summe gewinnt.
namazu-rule-arms = Beide Familien werfen einen Würfel mit { $die } Seiten. Karten werden vorher ausgespielt, zuerst von der Familie, die herausfordert.
namazu-rule-take = Nimm { $some_primary ->
    [0] { $some_manufactured ->
        [one] { $some_manufactured } Ware
       *[other] { $some_manufactured } Waren
    }
    [one] { $some_primary } Rohstoff
   *[other] { $some_primary } Rohstoffe
} deiner Wahl aus dem allgemeinen Vorrat. Ein Gut, für das du keinen Platz hast, nimmst du nicht.
namazu-rule-take-burglary = „{ namazu-card-burglary }“ nimmt dieser Familie { $some_primary ->
    [one] { $some_primary } Rohstoff
   *[other] { $some_primary } Rohstoffe
} oder { $some_manufactured ->
    [one] { $some_manufactured } Ware
   *[other] { $some_manufactured } Waren
}, nie Gold: alles, was sie hat und wofür du Platz hast.
namazu-rule-take-tournament = Vom Verlierer eines Turniers: bis zu { $primary ->
    [one] { $primary } Rohstoff
   *[other] { $primary } Rohstoffe
} oder { $manufactured ->
    [one] { $manufactured } Ware
   *[other] { $manufactured } Waren
} oder { namazu-kobans }; nie Gold. Ein Gut, für das du keinen Platz hast, bleibt, wo es ist.
namazu-rule-swap = Ein Gut gegen ein anderes derselben Sorte, Rohstoff oder Ware; mit der Verbesserung „Tausch“ jedes gegen jedes. Gold wird nie getauscht.
namazu-rule-altar = Insgesamt bis zu { $offerings ->
    [one] { $offerings } Gut
   *[other] { $offerings } Güter
}, auf einen oder mehrere deiner Altäre.
namazu-rule-offer = Jeder Altar hat { $places } Plätze und nimmt verschiedene Güter; mit der Verbesserung „Opfergaben“ dürfen sie gleich sein. Nacheinander gefüllt, sind die Plätze { $worth } Punkte wert.
namazu-rule-erect = Ein Altar kostet { $altar ->
    [one] die Ware
   *[other] die { $altar } Waren
} seines Platzes oder mit der Verbesserung „{ namazu-improvement-temple }“ { $temple }; Gold ersetzt jede davon. Du kannst einen Altar pro Spielzug errichten.
namazu-rule-pay = Ein Gold ersetzt einen beliebigen Rohstoff oder eine beliebige Ware.
namazu-rule-build = Ein Gebäude gibt sein Gut sofort und zu Beginn jedes deiner Spielzüge, es sei denn, dort steht der Ashigaru einer anderen Familie. Jede Familie hat höchstens eines auf einem Feld.
namazu-rule-sign = Bei deinem ersten bezahlten Besuch darfst du den Vertrag schließen, wenn ihn noch niemand hat: Spätere Besuche kosten dich nichts. Er wird nicht noch einmal angeboten. Insgesamt hast du { $contracts ->
    [one] { $contracts } Vertrag
   *[other] { $contracts } Verträge
}.
namazu-rule-keep = Du behältst eine Karte, verdeckt; die andere wird offen abgelegt.
namazu-rule-trade = Verkauf, so viel du willst. Von jeder Zeile kaufst du pro Besuch höchstens eines: Verbesserung, Altar, Yakuza-Karte, Pakt. Auch hier darfst du Yakuza-Karten ausspielen.

## Züge

namazu-move-stand-two = Auf „{ $one }“ und „{ $two }“ aufstellen
namazu-move-stand-one = Auf „{ $cell }“ aufstellen
namazu-move-quake = Das Beben kommen lassen
namazu-move-face = Gegen diese kämpfen: { $token }
namazu-move-fight = Ihnen ohne Karte begegnen
namazu-move-activate = „{ $cell }“ aktivieren
namazu-move-challenge = { $other } herausfordern
namazu-move-swap = { $given } geben, { $taken } nehmen
namazu-move-altar = An Altar { $altar } („{ $series }“) opfern
namazu-move-offer = { $goods } opfern
namazu-move-erect = „{ $series }“ auf Platz { $slot } für { $price } errichten
namazu-move-erect-by-temple = „{ $series }“ auf Platz { $slot } dank Tempel für { $price } errichten
namazu-move-pay = Wie verlangt bezahlen, ohne Gold
namazu-move-pay-gold = Gold statt { $goods } zahlen
namazu-move-build = Auf „{ $cell }“ bauen
namazu-move-sign = Den Vertrag schließen
namazu-move-keep = „{ $card }“ behalten: { $effect }
namazu-move-sell = { $goods } für { namazu-kobans } verkaufen
namazu-move-buy-improvement = Verbesserung „{ $improvement }“ für { namazu-kobans } kaufen: { $effect }
namazu-move-buy-altar = „{ $series }“ von Platz { $slot } für { namazu-kobans } kaufen
namazu-move-buy-card = Yakuza-Karte für { namazu-kobans } kaufen
namazu-move-buy-pact = Den Pakt mit den Yakuza für { namazu-kobans } besiegeln
namazu-move-take = { $goods } nehmen
namazu-move-play = „{ $card }“ ausspielen: { $effect }
namazu-move-play-on = „{ $card }“ gegen { $victim } ausspielen: { $effect }
namazu-move-play-at = „{ $card }“ auf „{ $cell }“ ausspielen: { $effect }
namazu-move-play-tremor = „{ $card }“ ausspielen: den { $ring } um { $sectors ->
    [one] { $sectors } Sektor
   *[other] { $sectors } Sektoren
} { $way ->
    [back] gegen den Uhrzeigersinn
   *[on] im Uhrzeigersinn
} drehen
namazu-move-done = Das ist alles
namazu-move-done-act = Spielzug beenden
namazu-move-done-arms = Keine Karte ausspielen
namazu-move-done-take = Nichts nehmen
namazu-move-done-altar = Nichts mehr opfern
namazu-move-done-sign = Keinen Vertrag schließen
namazu-move-done-trade = Den Markt verlassen

## Warum nicht

namazu-why-not-asked = das ist gerade nicht gefragt, sondern: „{ $question }“
namazu-why-face = diese Räuber sind nicht hier
namazu-why-stand-one = jetzt wird nur ein Ashigaru aufgestellt
namazu-why-stand-two = zwei Ashigaru werden zusammen aufgestellt
namazu-why-blocked = „{ $cell }“ ist für die ganze Partie gesperrt
namazu-why-own-pawn = auf „{ $cell }“ steht schon ein Ashigaru von dir
namazu-why-no-force = das Turnier ist für eine Familie ohne Kraft gesperrt
namazu-why-not-one-sector = diese Felder liegen nicht in einem Sektor
namazu-why-not-neighbours = diese Felder liegen weder in einem Sektor noch nebeneinander in einem Ring
namazu-why-no-fee = jedes besetzte Feld kostet { namazu-fee }, und das kannst du nicht bezahlen
namazu-why-not-waiting = auf „{ $cell }“ wartet kein Ashigaru von dir
namazu-why-no-price = „{ $cell }“ verlangt { $price }; das kannst du nicht bezahlen, auch nicht mit Gold
namazu-why-no-building = alle deine Gebäude stehen schon
namazu-why-no-field = es gibt kein Produktionsfeld mehr für ein Gebäude von dir
namazu-why-no-swap = du hast nichts, was sich tauschen ließe
namazu-why-no-offering = du hast keinen Altar mit Platz für eines deiner Güter
namazu-why-no-altar = du kannst keinen Altar bezahlen
namazu-why-erected = auf Altarfeldern lässt sich ein Altar pro Spielzug errichten
namazu-why-no-pact = die Yakuza dienen nur der Familie mit dem Pakt
namazu-why-no-cards-left = es sind keine Yakuza-Karten mehr da
namazu-why-challenge = du kannst jede andere Familie am Tisch herausfordern
namazu-why-swap-alike = ein Gut tauscht man nicht gegen sich selbst
namazu-why-swap-none = du hast nichts von dem, was du geben willst
namazu-why-swap-room = du hast keinen Platz für das, was du bekämst
namazu-why-swap-class = ohne die Verbesserung „Tausch“ müssen beide Güter von derselben Sorte sein
namazu-why-empty-slot = auf diesem Platz liegt kein Altar
namazu-why-no-temple = dir fehlt die Verbesserung „Tempel“
namazu-why-temple-alike = der Platz verlangt dasselbe wie die Verbesserung „Tempel“
namazu-why-altar-price = dieser Altar verlangt { $price }; das kannst du nicht bezahlen, auch nicht mit Gold
namazu-why-not-your-altar = dieser Altar gehört dir nicht
namazu-why-altar-full = dieser Altar ist voll
namazu-why-altar-takes-nothing = dieser Altar kann nichts von dir aufnehmen
namazu-why-altar-served = an diesem Altar hast du gerade geopfert
namazu-why-must-offer = mindestens eine Opfergabe muss sein
namazu-why-offer-none = diese Güter hast du nicht
namazu-why-offer-alike = ohne die Verbesserung „Opfergaben“ müssen alle Güter auf einem Altar verschieden sein
namazu-why-offer-room = so viele Plätze hat dieser Altar nicht mehr
namazu-why-offer-many = { $offerings ->
    [one] bei einer Aktion wird nur { $offerings } Gut geopfert
   *[other] bei einer Aktion werden höchstens { $offerings } Güter geopfert
}
namazu-why-pay = so kannst du nicht bezahlen
namazu-why-not-a-field = Gebäude stehen nur auf Produktionsfeldern
namazu-why-built = du hast dort schon ein Gebäude
namazu-why-keep = diese Karte hast du nicht gezogen
namazu-why-no-card = du hast „{ $card }“ nicht auf der Hand
namazu-why-no-target = für diese Karte gibt es dort nichts zu tun oder zu holen
namazu-why-one-passage = pro Spielzug lässt sich ein „{ namazu-card-safe-passage }“ ausspielen
namazu-why-sell = so viel hast du nicht ({ $good })
namazu-why-line = diese Zeile des Marktes hast du bei diesem Besuch schon genutzt
namazu-why-kobans = das kostet { namazu-kobans }, und du hast { $have }
namazu-why-improved = diese Verbesserung hast du schon
namazu-why-markers = du hast keinen Marker für eine weitere Verbesserung mehr
namazu-why-pact-sealed = der Pakt ist schon besiegelt
namazu-why-no-contract = du hast keinen Vertrag mehr frei
namazu-why-take-there = so viel ist nicht da oder hat in deinem Lager keinen Platz
namazu-why-take-less = das ist mehr, als du nehmen darfst
namazu-why-take-all = du nimmst alles, was du nehmen darfst

## Das Protokoll

namazu-event-began-turn = beginnt den Spielzug (Runde { $round })
namazu-event-gained = erhält { $goods }
namazu-event-surplus = hat keinen Platz für { $goods }
namazu-event-paid = bezahlt { $goods }
namazu-event-sold = verkauft { $goods }
namazu-event-offered = opfert { $good } an Altar { $altar }
namazu-event-handed = gibt { $goods } ab
namazu-event-took = nimmt { $goods }
namazu-event-force = { $more ->
    [yes] gewinnt { $size } Kraft, hat jetzt { $now }
   *[no] { $now ->
        [0] verliert { $size } Kraft, hat keine mehr
       *[other] verliert { $size } Kraft, hat noch { $now }
    }
}
namazu-event-shield = erhöht den Schild auf { $now }
namazu-event-produced = erntet mit dem Gebäude auf „{ $cell }“
namazu-event-hindered = erntet nichts mit dem Gebäude auf „{ $cell }“: Dort steht der Ashigaru einer anderen Familie
namazu-event-shook = dreht den { $ring } { $sectors ->
    [-2] um 2 Sektoren gegen den Uhrzeigersinn
    [-1] um 1 Sektor gegen den Uhrzeigersinn
    [1] um 1 Sektor im Uhrzeigersinn
    [2] um 2 Sektoren im Uhrzeigersinn
   *[other] um { $sectors } Sektoren
}
namazu-event-met-brigands = trifft auf Räuber ({ $token })
namazu-event-chose-brigands = wählt diese Räuber ({ $token })
namazu-event-beat-brigands = { $guarded ->
    [yes] lässt die Räuber von der Leibwache besiegen ({ $token })
   *[no] besiegt die Räuber ({ $token })
}
namazu-event-fled-brigands = flieht vor den Räubern ({ $token })
namazu-event-no-brigands = trifft niemanden: Es sind keine Räuber mehr da
namazu-event-stood = stellt einen Ashigaru auf „{ $cell }“
namazu-event-sent-home = muss einen Ashigaru von „{ $cell }“ nach Hause holen
namazu-event-third-came = bekommt den dritten Ashigaru dazu
namazu-event-activated = { $threat ->
    [yes] lässt sich auf „{ $cell }“ durch Einschüchterung gratis bedienen
   *[no] aktiviert „{ $cell }“
}
namazu-event-challenged = fordert { $other } heraus
namazu-event-rolled = würfelt { $die }, zusammen { $total }
namazu-event-won = gewinnt das Turnier ({ $wins ->
    [one] { $wins } Sieg gezählt
   *[other] { $wins } Siege gezählt
})
namazu-event-lost = verliert das Turnier
namazu-event-tied = trennt sich im Turnier unentschieden von { $other }
namazu-event-erected = errichtet Altar { $altar }, „{ $series }“
namazu-event-bought-altar = kauft Altar { $altar }, „{ $series }“
namazu-event-new-altar = neuer Altar auf Platz { $slot }: „{ $series }“
namazu-event-built = baut ein Gebäude auf „{ $cell }“
namazu-event-signed = { $pact ->
    [yes] besiegelt den Pakt mit den Yakuza
   *[no] schließt einen Vertrag ({ $kind })
}
namazu-event-improved = erwirbt die Verbesserung „{ $improvement }“
namazu-event-drew-cards = { $cards ->
    [one] zieht eine Yakuza-Karte
   *[other] zieht { $cards } Yakuza-Karten
}
namazu-event-saw-card = sieht „{ $card }“
namazu-event-kept-card = behält eine Yakuza-Karte
namazu-event-kept-this-card = behält „{ $card }“
namazu-event-discarded = legt „{ $card }“ ab
namazu-event-reshuffled = die abgelegten Yakuza-Karten werden gemischt
namazu-event-played = spielt „{ $card }“ aus
namazu-event-appeased = besänftigt Namazu ein wenig (bisher { $now ->
    [one] { $now } Opfergabe
   *[other] { $now } Opfergaben
})
namazu-event-calmed = Namazu ist besänftigt: Die Partie endet mit dieser Runde
namazu-event-last-round = Runde { $round } beginnt, die letzte: Mit ihr endet die Partie auf jeden Fall
namazu-event-scored = erhält { points } ({ $source })
namazu-event-scored-goal = { $points ->
    [0] geht bei „{ $card }“ leer aus
   *[other] erhält { points } für „{ $card }“
}

## Der Tisch in einfachen Zeilen

namazu-plain-round = Runde { $round } von höchstens { $rounds }. Opfergaben: { $appeasement } von { $limit }.
namazu-plain-sector = Sektor { $sector }: { $cells }
namazu-plain-blocked = gesperrt
namazu-plain-pawn = Ashigaru von { $name }
namazu-plain-building = Gebäude von { $name }
namazu-plain-contract = Vertrag von { $name }
namazu-plain-slot = { $slot }: { $series } für { $price }
namazu-plain-altars = Altäre in der Auslage: { $altars }. Im Stapel: { $left }.
namazu-plain-supply = Banden im Beutel: { $brigands }. Yakuza-Karten: { $cards }, abgelegt: { $discards }.
namazu-plain-band = Räuber: { $token }.
namazu-plain-none = keine
namazu-plain-between = { "; " }
namazu-plain-no-improvement = keine
namazu-plain-empty-altar = ohne Opfergaben
namazu-plain-family = { $name }: { points }
namazu-plain-your-family = Deine Familie ({ $name }): { points }
namazu-plain-strength = Kraft: { $force }. Schild: { $shield }. Gewonnene Turniere: { $wins }. Besiegte Banden: { $brigands }.
namazu-plain-store = Lager: { $goods }
namazu-plain-works = Gebäude: { $buildings }. Verträge: { $contracts }. Verbesserungen: { $improvements }. { $third ->
    [yes] Drei Ashigaru.
   *[no] Dritter Ashigaru: mit einem Altar und der Verbesserung „{ $needs }“.
}
namazu-plain-altar = Altar { $altar }, { $series }: { $offerings }
namazu-plain-cards = Yakuza-Karten: { $cards }
namazu-plain-hidden-cards = { $count } verdeckt
