### Der Spielplan von Namazu

client-namazu-board = Edo: { $rings } Ringe mit { $cells } Feldern
client-namazu-sector = Sektor { $sector }
client-namazu-sector-before = Voriger Sektor
client-namazu-sector-after = Nächster Sektor
client-namazu-blocked = gesperrt
client-namazu-free = gratis
client-namazu-pact = Pakt
client-namazu-quake = Beben
client-namazu-round = Runde { $round }
client-namazu-appeasement = Opfergaben: { $now } von { $limit }
client-namazu-cards-left = Yakuza-Karten im Stapel
client-namazu-brigands-left = Banden im Beutel
client-namazu-altars = Altäre in der Auslage
client-namazu-altars-own = Altäre
client-namazu-lacks = es fehlt
client-namazu-with-gold = mit
client-namazu-standing-sector = Wähle zwei Felder eines Sektors: erst das eine, dann das andere.
client-namazu-standing-neighbours = Wähle zwei Felder eines Sektors oder zwei nebeneinander in einem Ring.
client-namazu-standing-anywhere = Wähle zwei beliebige Felder.
client-namazu-standing-one = Wähle ein Feld.
client-namazu-standing-other = { $cell } – und welches andere Feld?
client-namazu-choose-altar = Wähle einen der Altäre in der Auslage.
client-namazu-improvements = Verbesserungen
client-namazu-improvement = Verbesserung
client-namazu-third = Dritter Ashigaru
client-namazu-card = Yakuza-Karte
client-namazu-cards = Yakuza-Karten
client-namazu-force = Kraft { $force }
client-namazu-shield = Schild { $shield }
client-namazu-of = du hast { $have }
client-namazu-brigands-beaten = Besiegte Räuberbanden
client-namazu-wins = Gewonnene Turniere
client-namazu-houses = Gebäude
client-namazu-sign-about = Spätere Besuche hier kosten dich keine Güter.
client-namazu-sell = Verkaufen: wie viel?
client-namazu-buy = Kaufen, je eines:
client-namazu-no-card = Keine deiner Karten passt gerade. Du wirst gefragt, damit niemand erfährt, was du auf der Hand hast.
client-namazu-contracts = Verträge
client-namazu-give = Geben
client-namazu-get = Nehmen
client-namazu-pick-goods = Wähle Güter.
client-namazu-put-back = Zurücklegen
client-namazu-not-now = Jetzt nicht
client-namazu-more = { $altars ->
    [one] { $altars } Altar
   *[other] { $altars } Altäre
}, { $cards ->
    [one] { $cards } Karte
   *[other] { $cards } Karten
}, Verbesserungen …
