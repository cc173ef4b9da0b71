### Die Anleitung von Namiji. Keine Zahl steht hier: Alle kommen aus der Schachtel.

rules-namiji-copies = { $count } Plättchen
rules-namiji-on-route = { $count } auf der Route, davon { $double ->
    [one] { $double } Doppelstation
   *[other] { $double } Doppelstationen
}

## Das Ziel des Spiels

rules-namiji-title-goal = Das Ziel des Spiels
rules-namiji-goal = Du steuerst ein kleines Fischerboot auf einer Rundfahrt über das Südmeer. Unterwegs fängst du Fische, holst Reusen ein, beobachtest Meerestiere und bringst dem Meer Opfergaben dar. Alles, was gelingt, bringt Punkte. Wer die meisten Punkte hat, wenn alle Boote daheim sind, gewinnt. { $least } bis { $most } Personen können mitspielen.
rules-namiji-R36 = Ein Solospiel gibt es nicht. Bist du allein, spiel gegen Bots.

## Spielaufbau

rules-namiji-title-set-up = Spielaufbau
rules-namiji-sea = Die Seeroute ist ein Rundkurs. Anleger teilen sie in { $legs } Etappen; sie beginnt und endet im selben Hafen.
rules-namiji-decks = Die { $dock_cards } Anlegerkarten, die { $rocks } Felskarten und die { $nets } Netze werden gemischt und verdeckt gestapelt. Die { $fish } Fische liegen verdeckt im Schwarm, bis auf einen, der aufgedeckt wird. { $shrimp } Garnelen und { $crabs } Krebse kommen in den Beutel.
rules-namiji-piles = Die Panoramakarten liegen nach Art und Zahl sortiert auf Stapeln, die kleinste Zahl oben. Die Karten für den Panoramabonus liegen neben dem Spielplan.
rules-namiji-boat = Jedes Boot hat eine leere Fischkiste, eine Reuse für Krustentiere und { $offerings ->
    [one] { $offerings } Opfergabe
   *[other] { $offerings } Opfergaben
} an Bord. Alle beginnen mit null Punkten.
rules-namiji-tokens = Neben dem Spielplan liegen so viele Ankunftsplättchen, wie Personen mitspielen, und zwar die mit den höchsten Werten.
rules-namiji-start = Die Boote stellen sich am Startanleger in zufälliger Reihenfolge auf. Wer in der Reihe ganz hinten steht, fährt zuerst.
rules-namiji-R33 = Gefahren wird im Uhrzeigersinn oder dagegen, alle in dieselbe Richtung. Das steht fest, bevor sich die Boote aufstellen.
rules-namiji-direction = Wer den Tisch eröffnet, wählt die Richtung oder lässt sie auslosen.
rules-namiji-R29 = Manche Stationen haben noch einen Liegeplatz abseits der Route: Das sind die Doppelstationen. Spielen höchstens { $few } Personen mit, bleibt der Liegeplatz abseits der Route ungenutzt, und eine solche Station fasst nur ein einziges Boot.

## Ein Spielzug

rules-namiji-title-turn = Ein Spielzug
rules-namiji-who-moves = Eine feste Reihenfolge gibt es nicht. Es zieht immer das Boot, das am weitesten hinten liegt. Liegt es nach seinem Zug noch immer ganz hinten, zieht es gleich noch einmal. Auf einer Doppelstation liegt das später gekommene Boot abseits der Route: Es gilt als das hintere und legt zuerst ab. Im Bild ist das Boot mit dem Ring am Zug.
rules-namiji-where-to = Fahr vorwärts zu einer beliebigen freien Station, höchstens bis zum nächsten Anleger. Du darfst beliebig viele überspringen, aber nie zurückfahren, und niemand fährt an einem Anleger vorbei.
rules-namiji-closed = Eine Station ist für dich gesperrt, wenn alle ihre Liegeplätze belegt sind. Mit voller Fischkiste kannst du an den Stationen „Angeln“ und „Netz auswerfen“ nicht halten. Auch ein Panorama, das du vollendet hast, ist für dich gesperrt. Ein Anleger hat immer einen Liegeplatz für dich.
rules-namiji-stop = Dann tu, was die Station sagt. Wer weit springt, überlässt den anderen Stationen und Züge; mit kleinen Schritten bist du selbst öfter dran. Darum geht es in diesem Spiel.
rules-namiji-R34 = Sind alle Stationen vor dem Anleger belegt oder für dich gesperrt, fährst du zum Anleger. Er hat für jedes Boot einen Liegeplatz.

## Angeln

rules-namiji-title-angling = Angeln
rules-namiji-angling = Nimm einen beliebigen Fisch aus dem Schwarm: einen, den du siehst, oder einen verdeckten. Danach wird ein anderer Fisch aufgedeckt. Jetzt behältst du deinen Fang in der Fischkiste, oder du lässt ihn frei: Dann liegt er offen im Schwarm.
rules-namiji-R1 = Liegt kein Fisch mehr verdeckt, wird keiner aufgedeckt. Einen offenen darfst du trotzdem nehmen.
rules-namiji-R2 = Ist der Schwarm leer, darfst du dort halten, aber es passiert nichts.
rules-namiji-R3 = Jedes Mal wird ein neuer Fisch aufgedeckt. Das entfällt nie.
rules-namiji-R4 = Welcher Fisch aufgedeckt wird, bestimmt der Zufall, denn die Rückseiten sind gleich. Ein verdeckt genommener Fisch wird allen gezeigt, bevor du entscheidest, ob du ihn behältst.
rules-namiji-R5 = Zuerst wird der neue Fisch aufgedeckt; dann erst entscheidest du. Ein freigelassener Fisch liegt offen.

## Die Fischkiste

rules-namiji-title-rack = Die Fischkiste
rules-namiji-rack = Dein allererster Fisch kommt in die Ecke oben links. Jeder weitere kommt neben ein Plättchen, das schon da liegt, waagerecht oder senkrecht, nie nur diagonal. Er bleibt liegen, wo du ihn hingelegt hast.
rules-namiji-rack-size = Die Fischkiste hat { $rack_rows } Reihen mit { $rack_columns } Fächern: Ihre Größe nennt die Anleitung, und die Punkte der Reihen verraten, wie herum sie liegt.
rules-namiji-lines = Fische und Netze bringen für sich allein keine Punkte. Gewertet wird eine volle Reihe oder eine volle Spalte, wenn alle ihre Fische dieselbe Farbe haben oder alle von derselben Art sind; sonst bringt sie nichts. Du darfst eine Reihe oder Spalte beginnen, bevor eine andere voll ist.
rules-namiji-lines-known = In der Anleitung bringt die oberste Reihe { $row_top }, andere Reihen bringen { $rows_other }, eine Spalte { $column_points }.
rules-namiji-line-points = Die Reihen bringen also von oben nach unten { $row_points } und jede Spalte { $column_points }. Ein Plättchen kann mehrere auf einmal vollenden: Jede wird gewertet. Im Bild zählt die oberste Reihe wegen ihrer Farbe und die linke Spalte wegen ihrer Art.
rules-namiji-signs = Wer Farben schlecht unterscheidet, achtet auf die kleinen Zeichen: eines für Blau, eines für Orange, eines für Grün.
rules-namiji-R6 = Solange ein Fach frei ist, gibt es einen Platz für einen Fisch. Du darfst ihn behalten oder freilassen, aber nicht gegen den gerade aufgedeckten tauschen.
rules-namiji-R8 = Ist dein erster Fang ein Netz, bedeckt eine Hälfte davon die Ecke oben links, und es liegt waagerecht oder senkrecht.
rules-namiji-R9 = Eine Reihe oder Spalte wird sofort gewertet und nur einmal, auch wenn ihre Fische sowohl in der Farbe als auch in der Art gleich sind.

## Netz auswerfen

rules-namiji-title-net = Netz auswerfen
rules-namiji-net = Deck das oberste Netz auf. Leg es auf { $net_cells } freie Fächer nebeneinander, waagerecht oder senkrecht, von denen mindestens eines neben einem anderen Plättchen liegt. Oder lass es frei: Dann kommt es verdeckt unter den Stapel.
rules-namiji-net-fish = Ein Netz zeigt { $net_cells } Fische derselben Farbe und Art.
rules-namiji-R7 = Nur eine volle Fischkiste sperrt diese Station. Liegen deine freien Fächer nicht nebeneinander, darfst du halten, musst das Netz aber freilassen.
rules-namiji-R10 = Ist der Netzstapel leer, darfst du dort halten, aber es passiert nichts.
rules-namiji-R43 = Das Netz wird allen gezeigt, ob es gelegt oder freigelassen wird.

## Die Reuse

rules-namiji-title-crustacean = Die Reuse
rules-namiji-crustacean = Zieh Plättchen aus dem Beutel, eines nach dem anderen, höchstens { $draws }. Hör auf, wann du willst, und behalte sie alle: Jedes ist einen Punkt wert. Doch sobald { $lost } Krebse im Fang sind, geht alles in den Beutel zurück.
rules-namiji-R11 = Mindestens ein Plättchen musst du ziehen.
rules-namiji-R12 = Wird der Beutel leer, ist der Fang zu Ende, und du behältst ihn. War er schon leer, darfst du dort halten, aber es passiert nichts.
rules-namiji-R13 = Die Plättchen eines verlorenen Fangs gehen sofort in den Beutel zurück. Was du früher behalten hast, ist sicher.

## Der Strudel

rules-namiji-title-whirlpool = Der Strudel
rules-namiji-whirlpool = Lass eine deiner { $offerings } Opfergaben zu Wasser. Sie bringt keine Punkte, aber jede, die am Ende noch an Bord ist, kostet welche.
rules-namiji-R14 = Du darfst hier auch ohne Opfergabe halten, um die Station zu blockieren. Dann passiert nichts, und „{ namiji-dock-paper-lanterns }“ und „{ namiji-dock-twin-offerings }“ bringen nichts.
rules-namiji-R37 = Hast du noch Opfergaben an Bord, musst du eine zu Wasser lassen.
rules-namiji-twin-offerings = Mit „{ namiji-dock-twin-offerings }“ entscheidest du, wie viele, bis zu { $card_twin_offerings }, mindestens aber eine.

## Panoramen

rules-namiji-title-panorama = Panoramen
rules-namiji-panorama = Delfin, Krake und Wal haben je ein Panorama aus { $dolphin }, { $octopus } und { $whale } Abschnitten. Bei jedem Halt nimmst du den nächsten Abschnitt, und er bringt so viele Punkte, wie seine Zahl angibt: der erste am wenigsten, der letzte am meisten.
rules-namiji-panorama-example = Ein Beispiel aus der Anleitung: { $whale_seen } Karten des Walpanoramas haben { $whale_sum } Punkte gebracht. An einer weiteren Walstation bringt die nächste noch { $whale_next } dazu.
rules-namiji-panorama-bonus = Wer zuerst ein Panorama vollendet, nimmt dessen Panoramabonus und bekommt { $bonus } Extrapunkte. Dieselbe Person kann mehrere gewinnen.
rules-namiji-R15 = Die Abschnitte gehen nie aus: Für jedes Boot gibt es von jedem einen.
rules-namiji-R16 = Von jeder Art kannst du ein Panorama anlegen, mehrere gleichzeitig. An den Stationen eines vollendeten Panoramas kannst du nicht mehr halten.
rules-namiji-R17 = Nur wer ein Panorama zuerst vollendet, nimmt den Bonus. Die Boote ziehen nacheinander, darum gibt es keinen Gleichstand.

## Der Heilige Fels

rules-namiji-title-rock = Der Heilige Fels
rules-namiji-rock = Sieh dir { $rocks_looked_at } Felskarten an und behalte eine, verdeckt. Die andere kommt unter den Stapel. Jede Karte nennt ein Ziel. Am Ende bringt sie die aufgedruckten Punkte, wenn du es erfüllt hast. Wenn nicht, kostet sie nichts.
rules-namiji-rock-points = Die Karten bringen { $rock_points } Punkte.
rules-namiji-R18 = Ist nur noch eine Karte da, behältst du sie. Ist keine mehr da, passiert nichts.
rules-namiji-R19 = Du musst genau eine Karte behalten.
rules-namiji-straw-rope = Mit „{ namiji-dock-straw-rope }“ darfst du dir { $card_straw_rope } Karten ansehen und bis zu { $rope_keep } davon behalten, mindestens aber eine.
rules-namiji-R40 = Jeder Fisch auf einem Netz zählt als Fisch, wenn ein Ziel Fische, Farben oder Arten zählt. „{ namiji-rock-net-mender }“ zählt die Netze selbst.
rules-namiji-rock-cards = Alle Felskarten, jede einmal vorhanden:

## Anleger

rules-namiji-title-dock = Anleger
rules-namiji-dock = An jedem Anleger halten alle und warten aufeinander. Wenn du ankommst, wähle einen beliebigen freien Liegeplatz. Es gibt so viele, wie Personen mitspielen, mindestens aber { $dock_slots }. Je näher ein Boot an der Route liegt, desto früher wählt es eine Karte und desto später legt es ab.
rules-namiji-dock-example = Ein Beispiel aus der Anleitung, mit { $most } Personen: Blau kommt zuerst an und nimmt den Liegeplatz, der am weitesten von der Route entfernt ist, um zuerst abzulegen. Dann kommt Grün und nimmt den Liegeplatz direkt an der Route, um zuerst eine Karte zu wählen.
rules-namiji-draft = Sind alle Boote da, machen Anlegerkarten die Runde, eine mehr, als Personen mitspielen: bei { $draft_players } Personen zum Beispiel { $draft_cards }. Das Boot direkt an der Route nimmt eine und gibt die übrigen weiter. Die letzte Karte kommt unter den Stapel. Dann geht die Reise weiter.
rules-namiji-meal = Eine Mahlzeit bringt ihre Punkte sofort.
rules-namiji-upgrade = Eine Verbesserung wirkt an der Station, die sie zeigt, bis zum Ende der Partie. Deine Anlegerkarten liegen offen.
rules-namiji-R20 = Eine Verbesserung wirkt bei jedem Halt einmal. Hast du mehrere für dieselbe Station, wirken alle.
rules-namiji-R21 = Gibt dir eine Verbesserung etwas zu tun, darfst du es lassen. „{ namiji-dock-woven-pot }“ wirkt immer, und Punkte kommen von selbst dazu.
rules-namiji-R22 = Karten gibt es nur an den Anlegern unterwegs, weder am Start noch bei der Heimkehr.
rules-namiji-R27 = Am Anleger gilt das Boot direkt an der Route als das vorderste: Es legt als letztes ab.
rules-namiji-R38 = „{ namiji-dock-wide-net }“: Du deckst die Netze einzeln auf, höchstens { $card_wide_net }, und entscheidest nach jedem, ob du noch eines sehen willst. Höchstens eines legst du. Die übrigen kommen in einer Reihenfolge unter den Stapel, die niemand kennt.
rules-namiji-R39 = „{ namiji-dock-second-hook }“: Du darfst sogar den Fisch nehmen, den du gerade freigelassen hast. Das wird nicht angeboten, wenn die Fischkiste voll oder der Schwarm leer ist.
rules-namiji-dock-cards = Alle Anlegerkarten, jede einmal vorhanden:

## Das Ende

rules-namiji-title-end = Heimkehr und Schlusswertung
rules-namiji-port = Zu guter Letzt fährst du heim in den Hafen. Wer ankommt, nimmt das wertvollste Ankunftsplättchen, das noch da ist.
rules-namiji-early-known = Die ersten Boote daheim bekommen { $birds_known } Punkte; wer von { $most } als Letzter heimkehrt, bekommt immer noch { $bird_last }.
rules-namiji-early-birds = Alle { $most } Ankunftsplättchen: { $early_birds }. Eines davon nennt die Anleitung nicht; sein Wert liegt zwischen denen seiner Nachbarn.
rules-namiji-R28 = Im Hafen zählt nur die Reihenfolge der Ankunft. Einen Liegeplatz wählt dort niemand.
rules-namiji-count = Sind alle Boote daheim, werden die Felskarten aufgedeckt und gewertet. Dann kosten die Opfergaben, die noch an Bord sind: Du verlierst so viele Punkte, wie das Boot über der obersten zeigt.
rules-namiji-penalty-known = Mit allen { $offerings } Opfergaben an Bord verlierst du { $penalty_all } Punkte, mit { $some_left } verlierst du { $penalty_some }, ohne Opfergabe nichts.
rules-namiji-penalties = Die Zahlen dazwischen folgen demselben Muster: Sind noch { $left } Opfergaben da, verlierst du { $penalties }.
rules-namiji-points = Alle anderen Punkte wurden schon unterwegs gezählt. Die höchste Punktzahl gewinnt.
rules-namiji-collection = Was du an Karten und Plättchen bekommen hast, ist deine Sammlung: Aus ihr lassen sich deine Punkte jederzeit nachzählen.
rules-namiji-R30 = Eine Punktzahl kann unter null fallen.
rules-namiji-R31 = Wer an der Spitze gleichauf liegt, teilt sich den Sieg. Ein weiteres Kriterium gibt es nicht.
rules-namiji-R41 = Gleiche Punktzahlen teilen sich einen Rang, und die Ränge danach bleiben leer.
rules-namiji-example-musubi = Eine Schlusswertung aus der Anleitung, zusammen { $example_musubi } Punkte:
rules-namiji-example-tami = Und noch eine, von jemandem, der als Allerletzter heimkehrt und trotzdem { $example_tami } Punkte hat:
rules-namiji-counted-rack = Fischkiste
rules-namiji-counted-trap = Krustentiere
rules-namiji-counted-rocks = Felskarten
rules-namiji-counted-dolphin = Delfinpanorama
rules-namiji-counted-octopus = Krakenpanorama und sein Bonus
rules-namiji-counted-whale = Walpanorama
rules-namiji-counted-meals = Mahlzeiten
rules-namiji-counted-early-bird = Ankunftsplättchen
rules-namiji-counted-offerings = Opfergaben noch an Bord
rules-namiji-counted = { $sum }

## In kleinster Runde

rules-namiji-title-two = Das Spiel mit { $least } Personen
rules-namiji-neutral = Bei { $least } Personen fährt ein neutrales Boot mit; auch sein Platz in der Reihe ist zufällig, sodass { $two_boats } Boote unterwegs sind. Liegt es am weitesten hinten, zieht es, wer am weitesten vorn liegt. An den Stationen nimmt es nichts, und es erhält keine Punkte.
rules-namiji-neutral-port = Im Hafen wird das Ankunftsplättchen des neutralen Bootes abgeworfen: das wertvollste, das noch da ist.
rules-namiji-R23 = Für jedes Boot gibt es ein Ankunftsplättchen: { $two_tokens }. Das für den Rang des neutralen Bootes kommt aus dem Spiel.
rules-namiji-R23-departs = Nach der Anleitung liegt für jede Person ein Plättchen aus, hier also { $two_tokens_option }. Ihre französische Ausgabe wirft aber auch das Plättchen für den Rang des neutralen Bootes ab, welcher es auch sei, und für den letzten Rang gäbe es keines. Darum geben wir jedem Boot eines; die Option „Ankunftsplättchen“ folgt dem Wortlaut.
rules-namiji-R24 = Wer am weitesten vorn liegt, zieht das neutrale Boot, auch noch vom Hafen aus. Sind beide Spieler daheim, kehrt es von selbst heim.
rules-namiji-R25 = Das neutrale Boot darf an jedem freien Liegeplatz halten, den auch die Spieler benutzen, bis einschließlich des nächsten Anlegers. Für das neutrale Boot ist keine Station gesperrt, nicht einmal die eines vollendeten Panoramas.
rules-namiji-R26 = Wer das neutrale Boot an den Anleger zieht, wählt auch seinen Liegeplatz.
rules-namiji-R35 = { $two_cards } Anlegerkarten machen die Runde. Die des neutralen Bootes wird zufällig gezogen und verdeckt abgeworfen: Sie kommt ungesehen aus dem Spiel. Die letzte Karte kommt unter den Stapel.
rules-namiji-R42 = Mit einer Option sind nur die Plättchen { $two_tokens_option } im Spiel. Dann geht leer aus, wer zuletzt heimkehrt.
rules-namiji-neutral-tip = Wohin du das neutrale Boot schickst, kann über den Sieg entscheiden.

## Was verdeckt ist

rules-namiji-title-knowledge = Was verdeckt ist
rules-namiji-R32 = Verdeckt sind: Felskarten, Anlegerkarten, solange sie die Runde machen, verdeckte Fische und die Reihenfolge der Stapel, solange niemand sie gesehen hat. Du merkst dir, was du unter einen Stapel gelegt hast, und alle merken sich ein freigelassenes Netz. Offen für alle sind: Fischkisten, Reusen, Opfergaben, erworbene Anlegerkarten, die Anzahl der Felskarten und der Inhalt des Beutels.

## Was in der Schachtel ist

rules-namiji-title-box = Was in der Schachtel ist
rules-namiji-stations = Den gedruckten Spielplan haben wir nicht. Unserer hat { $stations } Stationen und { $docks } Anleger:
rules-namiji-fish = Die Fische gibt es in { $colours } Farben und { $kinds } Arten, mit einem Netz für jede Kombination. Die Zahl der Arten und der Exemplare stammt von uns:

## Am Tisch

explain-namiji-named = { $name }: { $text }
explain-namiji-score = Die bisherigen Punkte; Felskarten und Opfergaben an Bord zählen am Ende.
explain-namiji-station-angling = Angeln: Nimm einen Fisch aus dem Schwarm, dann behalte ihn in der Fischkiste oder lass ihn frei.
explain-namiji-station-net = Netz auswerfen: ein Netz mit { $net_cells } gleichen Fischen; leg es auf freie Fächer nebeneinander oder lass es frei.
explain-namiji-station-crustacean = Reuse: Zieh bis zu { $draws } Plättchen zu je einem Punkt; sobald { $lost } Krebse im Fang sind, ist er verloren.
explain-namiji-station-whirlpool = Strudel: Lass eine Opfergabe zu Wasser, damit sie am Ende nichts kostet.
explain-namiji-station-dolphin = Delfinpanorama: Nimm deinen nächsten von { $dolphin } Abschnitten; er bringt so viele Punkte wie seine Zahl.
explain-namiji-station-octopus = Krakenpanorama: Nimm deinen nächsten von { $octopus } Abschnitten; er bringt so viele Punkte wie seine Zahl.
explain-namiji-station-whale = Walpanorama: Nimm deinen nächsten von { $whale } Abschnitten; er bringt so viele Punkte wie seine Zahl.
explain-namiji-station-rock = Heiliger Fels: Sieh dir { $rocks_looked_at } Ziele an und behalte eines für das Ende.
explain-namiji-station-dock = Anleger: Hier halten alle; je näher an der Route, desto früher wählst du eine Karte und desto später legst du ab.
explain-namiji-station-port = Hafen: Start und Ziel; wer heimkehrt, nimmt das beste noch vorhandene Ankunftsplättchen.
explain-namiji-boat = Ein Boot; als Nächstes zieht das, das am weitesten hinten liegt.
explain-namiji-neutral-boat = Das neutrale Boot: An den Stationen nimmt es nichts, am Anleger entfernt es eine Karte, im Hafen ein Plättchen, und wer am weitesten vorn liegt, zieht es.
explain-namiji-fish = Ein offener Fisch des Schwarms: Du weißt, was du nimmst.
explain-namiji-fish-hidden = Ein verdeckter Fisch: Du siehst ihn erst, wenn du ihn genommen hast.
explain-namiji-school = Der Schwarm: am Anfang { $fish } Fische in { $colours } Farben und { $kinds } Arten.
explain-namiji-bag = Der Beutel: am Anfang { $shrimp } Garnelen und { $crabs } Krebse.
explain-namiji-deck-rock = Die Felskarten, die noch da sind, von { $rocks }.
explain-namiji-deck-dock = Die Anlegerkarten, die noch da sind, von { $dock_cards }; sie machen die Runde, wenn alle Boote am Anleger liegen.
explain-namiji-deck-net = Die Netze, die noch da sind; freigelassene kommen unter den Stapel.
explain-namiji-afloat = Opfergaben, die zu Wasser gelassen wurden: Sie kosten nichts mehr.
explain-namiji-rack-cell = Ein Fach der Fischkiste: Ein Fisch kommt neben einen anderen, der allererste in die Ecke oben links.
explain-namiji-line-points = Was diese Reihe oder Spalte bringt, wenn sie voll ist und alle ihre Fische dieselbe Farbe haben oder von derselben Art sind.
explain-namiji-offering = Eine Opfergabe an Bord; sind am Ende noch { $left } da, verlierst du { $penalties }.
explain-namiji-trap = Behaltene Krustentiere: je ein Punkt.
explain-namiji-panorama-dolphin = Das Delfinpanorama: Jeder Abschnitt bringt so viele Punkte wie seine Zahl, und wer es zuerst vollendet, nimmt noch { $bonus }.
explain-namiji-panorama-octopus = Das Krakenpanorama: Jeder Abschnitt bringt so viele Punkte wie seine Zahl, und wer es zuerst vollendet, nimmt noch { $bonus }.
explain-namiji-panorama-whale = Das Walpanorama: Jeder Abschnitt bringt so viele Punkte wie seine Zahl, und wer es zuerst vollendet, nimmt noch { $bonus }.
explain-namiji-dock-hidden = Eine Anlegerkarte, verdeckt.
explain-namiji-rock-hidden = Eine Felskarte: Ihr Ziel ist geheim und zählt am Ende.
explain-namiji-hooked = Der Fisch am Haken: Behalte ihn in einem Fach deiner Fischkiste oder lass ihn frei.
explain-namiji-net = Ein aufgedecktes Netz mit { $net_cells } gleichen Fischen: Sie kommen nebeneinander in die Fischkiste, oder du lässt sie frei.
explain-namiji-haul = Dieser Fang: ein Punkt für jedes Plättchen, wenn du rechtzeitig aufhörst, nichts, sobald zu viele Krebse darin sind.
explain-namiji-panoramas = Punkte der Panoramaabschnitte: Jeder hat so viele gebracht wie seine Zahl.
explain-namiji-bonuses = Panoramaboni: { $bonus } für jedes Panorama, das du vor allen anderen vollendest.
explain-namiji-meals = Die Punkte auf den Mahlzeiten, die an Anlegern gewählt wurden.
explain-namiji-upgrades = Die Punkte, die Verbesserungen von den Anlegern gebracht haben.
explain-namiji-rocks = Die Punkte der Felskarten, deren Ziel erfüllt ist.
explain-namiji-early-bird = Punkte für frühe Heimkehr: Ankunftsplättchen zu { $early_birds }, in der Reihenfolge der Ankunft.
