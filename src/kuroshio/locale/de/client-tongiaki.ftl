### Der Spielplan von Tongiaki

client-tongiaki-map = Seekarte
client-tongiaki-islands = Inseln
client-tongiaki-oceans = Meere
client-tongiaki-stack = Entdeckte Plättchen; welche sind übrig?
client-tongiaki-left = Noch im Stapel
client-tongiaki-removed = Aus dem Spiel
client-tongiaki-calm = Seit { $turns } Spielzügen kein neues Plättchen; nach { $limit } endet die Partie
client-tongiaki-zoom-in = Vergrößern
client-tongiaki-zoom-out = Verkleinern
client-tongiaki-fit = Ganze Karte zeigen
client-tongiaki-drawn-here = ein Plättchen wird gezogen
client-tongiaki-turn-it = Plättchen drehen (R)
client-tongiaki-turn-left = Nach links drehen
client-tongiaki-turn-right = Nach rechts drehen
client-tongiaki-lay-so = So hinlegen
client-tongiaki-choose-place = Wähle seinen Platz auf der Karte.
client-tongiaki-last-place = letzter freier Liegeplatz

## Fahrten

client-tongiaki-group = { $boats ->
    [one] ein Schiff
   *[other] { $boats } Schiffe
}, { $colours ->
    [one] eine Farbe
   *[other] { $colours } Farben
}
client-tongiaki-needs = { $aboard ->
    [one] eine Farbe
   *[other] { $aboard } Farben
} an Bord, { $needs } nötig
client-tongiaki-odds-land = { $count } zur Landung
client-tongiaki-odds-draw = { $count } weiter
client-tongiaki-odds-royal = { $count } zur Umkehr
client-tongiaki-odds-lost = { $count } zum Verlust
client-tongiaki-odds-of = von { $of ->
    [one] einem Plättchen
   *[other] { $of } Plättchen
}
client-tongiaki-lost = Strömung mit der Zahl { $needs }: alle Schiffe sind verloren
client-tongiaki-draws = ein Plättchen wird gezogen
client-tongiaki-nothing = kein Plättchen mehr da: alle Schiffe sind verloren
client-tongiaki-royal = { $island } ist Königsinsel: sie kehren um
client-tongiaki-lands = sie landen auf { $island }
client-tongiaki-choose-pier = Wähle den Steg, an dem sie ablegen.
client-tongiaki-landing = { $boats ->
    [one] Ein Schiff landet
   *[other] { $boats } Schiffe landen
} auf { $island }
client-tongiaki-pick = Wähle ein Schiff, dann seinen Strand.
client-tongiaki-beach = Strand { $beach }

## Was man in einem Spielzug tun kann

client-tongiaki-increase = Vermehren
client-tongiaki-found = Königsinsel
client-tongiaki-resettle = Neubesiedlung …
client-tongiaki-why-not = Warum nicht?

## Farben

client-tongiaki-supply = { $boats ->
    [one] ein Schiff
   *[other] { $boats } Schiffe
} im Vorrat
client-tongiaki-in-supply = im Vorrat
client-tongiaki-on-islands = { $islands ->
    [one] auf einer Insel
   *[other] auf { $islands } Inseln
}
client-tongiaki-islands-short = { $islands ->
    [one] Insel
   *[other] Inseln
}
client-tongiaki-kings = { $kings ->
    [one] ein König
   *[other] { $kings } Könige
}
client-tongiaki-source-islands = Inseln
client-tongiaki-source-royal = Königsinseln
