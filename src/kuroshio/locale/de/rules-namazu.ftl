### Die Anleitung von Namazu. Keine Zahl steht hier: Alle kommen aus der Schachtel.

-third-ashigaru = { $case ->
    [title] Der dritte Ashigaru
    [object] dritten Ashigaru
   *[subject] dritte Ashigaru
}

rules-namazu-gives-knacker = { $gain } Knochen für { $price }
rules-namazu-gives-butcher = { $gain } Fleisch für { $price }
rules-namazu-gives-smith = { $gain } Stahl für { $price }
rules-namazu-gives-goldsmith = { $gain } Gold für { $price }
rules-namazu-gives-armourer = { $gain } Schild mehr für { $price }
rules-namazu-gives-builder = ein Gebäude für { $price }
rules-namazu-gives-gaming = { $gain } Koban für { $price }
rules-namazu-slot = Platz { $slot }
rules-namazu-slot-price = { $price }
rules-namazu-band = Stärke { $strength }
rules-namazu-loot = Beute: { $loot }
rules-namazu-card = { $effect } (× { $copies })

## Das Ziel des Spiels

rules-namazu-title-goal = Das Ziel des Spiels
rules-namazu-goal = Namazu, der sagenhafte Wels, zürnt der Stadt Edo, und die Erde bebt. Du führst eine Familie. Nur Opfergaben besänftigen den Gott: Errichte Altäre und leg Opfergaben darauf. Ist er besänftigt, gewinnt die Familie, die der Stadt am meisten geholfen hat. { $least } bis { $most } Personen können mitspielen.

## Die Stadt

rules-namazu-title-city = Die Stadt
rules-namazu-rings = Die Stadt Edo hat { $rings } Ringe: außen das Umland, dann die Vorstadt und innen die Stadt selbst. Ein Sektor ist ein Keil mit einem Feld aus jedem Ring.
rules-namazu-blocked = Bei { $blocked_groups } Spielern sind einige Felder für die ganze Partie gesperrt: { $blocked } im Umland und ebenso viele in der Vorstadt, durch das Los bestimmt.
rules-namazu-B1 = Jeder Ring hat { $sectors } Felder, also gibt es { $sectors } Sektoren und insgesamt { $cells } Felder.
rules-namazu-B2 = Ein Sperrplättchen sperrt das letzte Feld seiner Art, von A an gezählt; es ist auf der Stadt eingezeichnet. Es dreht sich mit seinem Ring. Dort steht und baut niemand, und es trennt seine Nachbarn.
rules-namazu-B3 = Ist das einzige Feld seiner Art gesperrt, fehlt diese Art in der Partie. Mit einer Option wird neu gezogen, wenn es das Turnier trifft.
rules-namazu-B3-departs = In der Anleitung bleibt ein gesperrtes Feld gesperrt, und so halten wir es auch. Das Neuziehen stammt von uns, für alle, die das Turnier nicht missen wollen.

## Spielaufbau

rules-namazu-title-set-up = Spielaufbau
rules-namazu-set-up = Jede Familie beginnt mit { $force } Kraft, ohne Schild, mit { $all_ashigarus } Ashigaru, { $most_contracts } Verträgen und { $most_buildings } Gebäuden.
rules-namazu-set-up-altars = Es gibt { $series } Serien zu { $copies } Altären. Bei { $blocked_groups } Spielern kommen { $removed } Serien aus dem Spiel. Die Altäre werden gemischt, { $slots } liegen offen aus, die übrigen verdeckt.
rules-namazu-set-up-piles = Die Räuberplättchen kommen in den Beutel; ihre Stärke ist { $strengths }. Die { $cards } Yakuza-Karten bilden einen verdeckten Nachziehstapel. Der Marker der Opfergaben beginnt auf { $track_start }.
rules-namazu-goods = Rohstoffe sind Reis, Bambus und Erz. Waren sind Stahl, Fleisch und Knochen. Dazu kommt Gold. Lagern kannst du { $meat } Fleisch, { $bone } Knochen und { $gold } Gold.
rules-namazu-steel = Auch vom Stahl kannst du { $steel } lagern.
rules-namazu-B43 = Güter und Münzen gehen im allgemeinen Vorrat nie aus. Rohstoffe und Koban lassen sich unbegrenzt lagern.
rules-namazu-B44 = Es beginnt eine ausgeloste Familie. Alle anderen beginnen mit { $kobans } Koban.
rules-namazu-third-card = Jede Familie zieht eine Karte für ihren { -third-ashigaru(case: "object") }; einer ihrer Ashigaru wartet auf dieser Karte.

## Ein Spielzug

rules-namazu-title-turn = Ein Spielzug
rules-namazu-turn = Gespielt wird im Uhrzeigersinn. In deinem Spielzug produzieren zuerst deine Gebäude; dann kommt das Beben, vielleicht kommen Räuber, du stellst deine Ashigaru auf und aktivierst die Felder, auf denen sie stehen.
rules-namazu-optional = Auf jede Aktivierung darfst du verzichten.
rules-namazu-B15 = Stell zuerst alle deine Ashigaru auf. Dann aktiviere ihre Felder in beliebiger Reihenfolge, sodass eines für ein anderes bezahlen kann.

## Gebäude

rules-namazu-title-buildings = Gebäude
rules-namazu-buildings = Beim Baumeister darfst du ein Gebäude auf ein beliebiges Feld setzen, das Rohstoffe produziert, bis zu { $most_buildings }. Es bringt { $building ->
    [one] { $building } Einheit
   *[other] { $building } Einheiten
} vom Gut des Feldes, sofort und zu Beginn jedes deiner Spielzüge, auch wenn dort schon eine andere Familie gebaut hat, aber nicht, solange der Ashigaru einer anderen Familie auf diesem Feld steht.
rules-namazu-B4 = Zu Beginn deines Spielzugs heißt: vor dem Beben.
rules-namazu-B5 = Eine Familie hat auf einem Feld höchstens ein Gebäude. Mehrere Familien dürfen auf demselben bauen.
rules-namazu-B6 = Steht der Ashigaru einer anderen Familie auf dem Feld, wenn du dort baust, wird nicht sofort produziert.

## Das Beben

rules-namazu-title-quake = Das Beben
rules-namazu-quake = Der Erdbebenwürfel hat { $faces } Seiten. Er zeigt, welchen Ring es trifft und in welche Richtung: Dieser Ring dreht sich um einen Sektor. Zeigt er das Zeichen der Räuber, greifen sie dich an.
rules-namazu-die = Auf unserem Würfel kommen die Räuber immer, wenn es das Umland trifft; die gedruckten Seiten kennen wir nicht.
rules-namazu-B46 = Alles auf einem Ring dreht sich mit: Ashigaru, Gebäude, Verträge, Sperrplättchen. So wandern die Felder in andere Sektoren. Verloren geht nichts.

## Räuber

rules-namazu-title-brigands = Räuber
rules-namazu-brigands = Zieh eine Räuberbande aus dem Beutel. Ihre Stärke ist { $strengths }; jeder Punkt Schild senkt sie um eins. Was bleibt, kostet der Kampf an Kraft. Kannst du es bezahlen, gewinnst du ihre Beute und behältst das Plättchen, das { $points_brigands ->
    [one] { $points_brigands } Punkt
   *[other] { $points_brigands } Punkte
} wert ist. Wenn nicht, verlierst du keine Kraft, aber das Plättchen kommt in den Beutel zurück, und in diesem Spielzug handelt nur einer deiner Ashigaru.
rules-namazu-B7 = Reicht deine Kraft, musst du kämpfen.
rules-namazu-B8 = Die Kosten fallen nie unter null.
rules-namazu-B9 = Mit der Verbesserung „{ namazu-improvement-brigands }“ ziehst du { $tokens_drawn } Plättchen, wählst, gegen welche Bande du kämpfst, und legst die andere in den Beutel zurück.
rules-namazu-B10 = Beute, für die du keinen Platz hast, verfällt.
rules-namazu-B11 = Hast du nach einem verlorenen Kampf den { -third-ashigaru(case: "object") }, bleibt er zu Hause, und die anderen handeln wie gewohnt.
rules-namazu-lone = Ein einzelner Ashigaru darf auf jedem Feld stehen.
rules-namazu-B47-departs = Die Anleitung spricht von Räubern, die ein Ashigaru „trifft“, sagt aber nirgends, wo sie sind. Für uns zählt allein das Zeichen auf dem Würfel.
rules-namazu-B47 = Die Räuber greifen an, sooft der Würfel sie zeigt, vom ersten Spielzug an, wo immer deine Ashigaru stehen.
rules-namazu-all-brigands = Alle { $brigands } Banden, jede einmal vorhanden:

## Ashigaru aufstellen

rules-namazu-title-placing = Ashigaru aufstellen
rules-namazu-placing = Nimm deine Ashigaru zurück. Stell deine ersten { $first_ashigarus } auf { $first_ashigarus } der { $rings } Felder eines Sektors. Steht auf einem Feld der Ashigaru einer anderen Familie, steht es dir nur offen, wenn du dieser Familie { $fee } Koban gibst; ihr Ashigaru geht nach Hause.
rules-namazu-B12 = Die Gebühr ist sofort fällig, aus den Koban, die du dann hast. Kannst du nicht bezahlen, steht dir das Feld nicht offen. Die andere Familie kann nicht ablehnen.
rules-namazu-B13 = Alle Ashigaru, die du hast, müssen aufgestellt werden. Platz für sie gibt es immer.
rules-namazu-B14 = Zuerst nimmst du deine eigenen Ashigaru zurück, sie sind dir also nie im Weg. Auf einem Feld steht nie mehr als einer von dir.
rules-namazu-B16 = Mit der Verbesserung „{ namazu-improvement-placement }“ dürfen sie stattdessen auf { $first_ashigarus } benachbarten Feldern desselben Rings stehen.

## Der dritte Ashigaru

rules-namazu-title-third = { -third-ashigaru(case: "title") }
rules-namazu-third = Deine Karte nennt die Bedingungen: einen Altar errichtet zu haben und die Verbesserung zu besitzen, die sie nennt. Dann kommt der { -third-ashigaru } hinzu. Er darf auf jedem Feld stehen, auch in einem anderen Sektor.
rules-namazu-B38 = Er ist ab dem Spielzug da, der auf die Erfüllung beider Bedingungen folgt.
rules-namazu-B48 = Ein gekaufter Altar zählt wie ein errichteter. Der { -third-ashigaru } bleibt bis zum Ende der Partie, und für jede Verbesserung gibt es eine Karte.

## Das Umland

rules-namazu-title-country = Das Umland
rules-namazu-fields = Ein Reisfeld, ein Bambushain oder eine Erzmine bringt { $field ->
    [one] { $field } Einheit
   *[other] { $field } Einheiten
} des jeweiligen Guts.
rules-namazu-fuji = Der Berg Fuji gibt { $fuji } Kraft.
rules-namazu-tournament = Fordere eine andere Familie heraus. Jede zählt Kraft, Schild und einen Würfel zusammen. Wer die höhere Summe hat, gewinnt das Turnier und nimmt dem Verlierer bis zu { $win_primary } Rohstoffe oder { $win_manufactured } Ware oder { $win_kobans } Koban ab, nie Gold. Danach verliert der Sieger so viel Kraft, wie der Würfel des Verlierers zeigt; der Verlierer gewinnt so viel, wie der Würfel des Siegers zeigt. Bei Gleichstand passiert nichts. Ein gewonnenes Turnier ist { $points_win } Punkte wert.
rules-namazu-B33 = Du musst niemanden herausfordern. Eine Familie ohne Kraft darf nicht auf dem Turnierfeld stehen.
rules-namazu-no-refusal = Wer herausgefordert wird, kann nicht ablehnen, auch nicht ohne Kraft.
rules-namazu-B34 = Beide Seiten können gewinnen, auch die herausgeforderte.
rules-namazu-B35 = Kraft fällt nie unter null und steigt nie über { $most_force }.
rules-namazu-B36 = Der Sieger wählt aus dem, was der Verlierer hat und was im eigenen Lager Platz findet.
rules-namazu-B37 = Jeder Sieg zählt. Die erste Schachtel, die man vor der Partie wählen kann, hat eine Leiste mit wenigen Plätzen: Was darüber hinausgeht, bringt Beute, aber keine Punkte.

## Die Vorstadt

rules-namazu-title-suburbs = Die Vorstadt
rules-namazu-jobs = Der Tagelohn bringt { $jobs } Koban.
rules-namazu-rest = Eine Rast bringt { $rest } Kraft, mit der Verbesserung „{ namazu-improvement-rest }“ sind es { $rest_improved }, bis zu { $most_force }.
rules-namazu-barter = Der Tausch macht aus einem Gut ein anderes derselben Sorte, Rohstoff oder Ware.
rules-namazu-B28 = Immer eins gegen eins. Mit der Verbesserung „{ namazu-improvement-barter }“ spielt die Sorte keine Rolle. Gold wird nie getauscht.
rules-namazu-B52 = Du kannst ein Gut nicht gegen sich selbst tauschen und nicht gegen eines, für das du keinen Platz hast.

## Altäre und Opfergaben

rules-namazu-title-altars = Altäre und Opfergaben
rules-namazu-altar = Auf einem Altarfeld darfst du einen Altar errichten, und nur einen in diesem Spielzug. Er kostet die { $altar_goods } Waren unter seinem Platz. Eine neue Karte füllt den Platz sofort auf.
rules-namazu-slots = Was die Plätze kosten:
rules-namazu-B25 = Der Altar, den man auf dem Schwarzmarkt kaufen kann, kommt noch hinzu.
rules-namazu-B25-departs = Dem Wortlaut nach erlaubt die Anleitung einen Altar im ganzen Spielzug. Sie sagt das vom Altarfeld, und der Markt verkauft einen als eigene Zeile, darum zählen wir nur das Feld.
rules-namazu-B26 = Ist der Stapel der Altäre leer, bleiben Plätze leer, und die Partie geht weiter.
rules-namazu-B27 = Mit der Verbesserung „{ namazu-improvement-temple }“ darfst du für den Altar jedes Platzes { $temple_price } bezahlen oder den Preis des Platzes.
rules-namazu-offerings = Auf einem Opfergabenfeld gibst du bis zu { $offerings } deiner Güter ab, auch Gold, und legst sie auf deine Altäre. Jede Opfergabe rückt den Marker von Namazu um einen Schritt vor.
rules-namazu-places = Ein Altar hat { $places } Plätze. Sie sind { $place_points } Punkte wert, { $full_altar }, wenn der Altar voll ist.
rules-namazu-B21 = Auf einem Altar zählt Gold als eigene Art.
rules-namazu-B22 = Jeder Altar nimmt nur verschiedene Güter; mit der Verbesserung „{ namazu-improvement-offerings }“ dürfen sie gleich sein. Auf einem anderen Altar dürfen dieselben liegen.
rules-namazu-B23 = Leg mindestens ein Gut auf einen oder mehrere deiner Altäre. Jedes rückt den Marker einen Schritt vor.
rules-namazu-B24 = Ein Altar, den du gerade errichtet hast, kann im selben Spielzug Opfergaben bekommen, wenn du das Altarfeld zuerst aktiviert hast.
rules-namazu-B49 = Die Plätze eines Altars werden von links nach rechts gefüllt. Den Altar wählst du.

## Handwerker

rules-namazu-title-artisans = Handwerker und andere Felder der Stadt
rules-namazu-artisans = Die Handwerker verlangen Rohstoffe. Die gedruckten Preise kennen wir nicht; dies sind unsere:
rules-namazu-gains = Für die verlangten Rohstoffe gibt der Abdecker { $gain_knacker } Knochen, der Metzger { $gain_butcher } Fleisch, der Schmied { $gain_smith } Stahl, der Goldschmied { $gain_goldsmith } Gold. Das Spielhaus gibt { $gain_gaming } Koban. Der Waffenschmied gibt { $gain_armourer } Schild, bis zu { $most_shield }.
rules-namazu-shield = Jeder Punkt Schild senkt die Stärke der Räuber um eins und zählt im Turnier wie ein Punkt Kraft.
rules-namazu-shield-example = Ein Beispiel aus der Anleitung: Mit { $shield_example } Punkten Schild werden Räuber der Stärke { $strength_example } mit { $force_example } Kraft besiegt.
rules-namazu-gold = Gold kann jedes andere Gut ersetzen.
rules-namazu-B20 = Gold ersetzt einen Rohstoff oder eine Ware, wo immer mit Gütern bezahlt wird. Es ersetzt keine Koban und gilt nicht beim Tausch.
rules-namazu-B45 = Hast du nicht für alles Platz, was du bekommst, erhältst du so viel, wie hineinpasst. Der Preis ist ganz fällig.
rules-namazu-B50 = Du darfst ein Feld auch ohne Ertrag nutzen, etwa um einen Vertrag zu schließen. Beim Baumeister musst du noch ein Gebäude haben. Auf dem Yakuza-Feld darfst du ohne Pakt stehen, es aber nicht aktivieren.

## Verträge

rules-namazu-title-contracts = Verträge
rules-namazu-contracts = Wenn du das erste Mal zu einem Handwerker kommst, darfst du dort einen Vertrag schließen, falls das vor dir noch niemand getan hat. Von da an kostet er dich keine Güter. Eine Familie kann bis zu { $most_contracts } schließen.
rules-namazu-B17 = Der Besuch, bei dem du den Vertrag schließt, wird bezahlt. Alle anderen bezahlen weiterhin und dürfen weiterhin kommen. Schließt du ihn dann nicht, wirst du nicht noch einmal gefragt.
rules-namazu-unpaid = Ein Besuch mit „{ namazu-card-intimidation }“ ist nicht bezahlt, bei ihm darfst du also keinen Vertrag schließen.
rules-namazu-B18 = Verträge gibt es für Felder mit einem Preis, für den Schwarzmarkt keinen.

## Der Schwarzmarkt

rules-namazu-title-market = Der Schwarzmarkt
rules-namazu-market = Verkauf so viele Güter, wie du willst: einen Rohstoff für { $sell_primary }, eine Ware für { $sell_manufactured }, Gold für { $sell_gold } Koban. Kauf von jeder Zeile höchstens eines: eine Verbesserung für { $cost_improvement } Koban, einen Altar für { $cost_altar }, eine Yakuza-Karte für { $cost_card }, den Pakt für { $cost_pact }. Eine Verbesserung wirkt sofort. Ein gekaufter Altar kostet keine Güter, und eine neue Karte füllt seinen Platz auf.
rules-namazu-B29 = Während eines Besuchs darfst du in beliebiger Reihenfolge verkaufen und kaufen.
rules-namazu-improvements = Die Verbesserungen:
rules-namazu-B30 = Jede Verbesserung kannst du einmal haben, und höchstens { $most_improvements } der { $improvements }.

## Yakuza

rules-namazu-title-yakuza = Die Yakuza
rules-namazu-yakuza = Zieh { $cards_drawn } Yakuza-Karten, behalte eine und leg die andere offen ab: wenn du eine Karte kaufst oder, falls du den Pakt hast, auf dem Yakuza-Feld. Du darfst sie sofort oder später ausspielen. Manche Karten bringen am Ende der Partie Punkte.
rules-namazu-B19 = Der Pakt zählt als einer deiner Verträge, und nur eine Familie kann ihn je besiegeln.
rules-namazu-B31 = Ist der Nachziehstapel leer, wird die Ablage gemischt. Sind es immer noch zu wenige, nimm, was da ist.
rules-namazu-B32 = Karten darfst du vor dem Beben, vor dem Aufstellen, zwischen Aktivierungen und auf dem Markt ausspielen, auch mehrere in einem Spielzug. Manche nennen ihren eigenen Zeitpunkt: „{ namazu-card-tremor }“ kommt nach dem Beben, „{ namazu-card-bodyguards }“, wenn dich Räuber angreifen, „{ namazu-card-master-at-arms }“ in einem Turnier, zuerst von der Familie, die herausfordert (+{ $master } zur Summe), „{ namazu-card-safe-passage }“ vor dem Aufstellen, „{ namazu-card-intimidation }“ auf einem Feld mit einem Preis. Handkarten sind verdeckt und nicht begrenzt.
rules-namazu-B51 = Ein Gut, für das du keinen Platz hast, nimmst du nicht. Ganz ohne Platz darf „{ namazu-card-diverted-convoy }“ ohne Wirkung ausgespielt werden, „{ namazu-card-burglary }“ nicht.
rules-namazu-B53 = „{ namazu-card-racket }“ nimmt, was die andere Familie hat, höchstens { $racket }. „{ namazu-card-burglary }“ nimmt die volle Zahl. Du kannst nur eine Familie wählen, bei der etwas zu holen ist, und „{ namazu-card-intimidation }“ braucht einen Preis, den sie dir erspart.
rules-namazu-B54 = Mit „{ namazu-card-safe-passage }“ bezahlt in diesem Spielzug keiner deiner Ashigaru für ein besetztes Feld, aber nur die ersten { $first_ashigarus } dürfen beliebige Felder wählen. Gesperrte Felder bleiben gesperrt, ebenso das Turnier für Familien ohne Kraft. Pro Spielzug lässt sich eine solche Karte ausspielen.
rules-namazu-B55 = Liegt nur noch eine Karte im Stapel, nimm sie und eine aus der gemischten Ablage. Ist nur noch eine Bande im Beutel, kommt sie allein.
rules-namazu-all-cards = Alle Yakuza-Karten:

## Das Ende

rules-namazu-title-end = Das Ende
rules-namazu-end = Erreicht der Marker der Opfergaben seine Grenze, ist Namazu besänftigt. Spielt die Runde zu Ende, sodass alle Familien gleich viele Spielzüge hatten.
rules-namazu-limit = Die Grenze liegt bei { $appeasement } Opfergaben für { $groups } Spieler; die gedruckte kennen wir nicht.
rules-namazu-B39 = Opfergaben im Rest der Runde zählen noch.
rules-namazu-B42 = Damit auch eine Partie endet, in der niemand opfert, ist nach { $rounds } Runden Schluss.
rules-namazu-scoring = Zuerst kommen die Altäre. Dann { $offering_point } Punkt für jede Opfergabe, aber { $offering_last } für die letzte eines Altars; { $points_brigands } für jede Räuberbande; { $points_win } für jedes gewonnene Turnier; und die Yakuza-Karten, die Punkte bringen.
rules-namazu-scoring-altars = Gleiche Altäre: { $alike } Punkte für { $alike_counts } einer Serie. Die verschiedenen, die noch nicht gezählt sind, bringen { $different } Punkte für { $different_counts } davon.
rules-namazu-B40 = Gruppen gleicher Altäre zählen zuerst und werden nie aufgeteilt. Mehr als { $different_most } verschiedene beginnen eine neue Reihe.
rules-namazu-B41 = Bei Gleichstand gewinnt, wer mehr Güter und Koban hat.
rules-namazu-tie = Sie werden alle zusammengezählt; Opfergaben auf Altären zählen nicht. Ist auch das gleich, wird der Sieg geteilt.
rules-namazu-example = Ein Beispiel aus der Anleitung, { $example } Punkte:
rules-namazu-counted-alike = { $altars } gleiche Altäre
rules-namazu-counted-different = { $altars } verschiedene Altäre
rules-namazu-counted-full = ein Altar mit { $offerings ->
    [one] { $offerings } Opfergabe
   *[other] { $offerings } Opfergaben
}
rules-namazu-counted = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}

## Am Tisch

explain-namazu-named = { $name }: { $text }
explain-namazu-score = Die Punkte, wenn die Partie jetzt zu Ende wäre; bei dir mit den Zielen unter deinen Yakuza-Karten.
explain-namazu-type-rice = Reisfeld: { $field } Reis; hier können Gebäude stehen.
explain-namazu-type-bamboo = Bambushain: { $field } Bambus; hier können Gebäude stehen.
explain-namazu-type-ore = Erzmine: { $field } Erz; hier können Gebäude stehen.
explain-namazu-type-fuji = Berg Fuji: { $fuji } Kraft.
explain-namazu-type-tournament = Turnier: Fordere eine Familie heraus; Kraft, Schild und ein Würfel entscheiden über { $points_win } Punkte und Beute.
explain-namazu-type-jobs = Tagelohn: { $jobs } Koban.
explain-namazu-type-barter = Tausch: ein Gut gegen ein anderes derselben Sorte.
explain-namazu-type-offerings = Opfergaben: Leg bis zu { $offerings } Güter auf deine Altäre und besänftige Namazu.
explain-namazu-type-rest = Rast: { $rest } Kraft, { $rest_improved } mit der Verbesserung.
explain-namazu-type-altar = Altar: Errichte einen der offenen Altäre für { $altar_goods } Waren.
explain-namazu-type-market = Schwarzmarkt: Verkauf Güter, kauf Verbesserungen, einen Altar, eine Yakuza-Karte oder den Pakt.
explain-namazu-type-yakuza = Yakuza: Mit dem Pakt ziehst du { $cards_drawn } Karten und behältst eine.
explain-namazu-blocked = Ein gesperrtes Feld: für die ganze Partie geschlossen.
explain-namazu-sector = Ein Sektor: Deine ersten { $first_ashigarus } Ashigaru stehen auf verschiedenen Feldern eines Sektors.
explain-namazu-ashigaru = Ein Ashigaru; um auf seinem Feld zu stehen, zahlst du seiner Familie { $fee } Koban, und er geht nach Hause.
explain-namazu-building = Ein Gebäude: Es bringt { $building ->
    [one] { $building } Einheit
   *[other] { $building } Einheiten
} vom Gut des Feldes, wenn der Spielzug seiner Familie beginnt; jede Familie hat { $most_buildings }.
explain-namazu-contract = Ein Vertrag: Seine Familie zahlt hier nichts mehr; jede kann { $most_contracts } schließen.
explain-namazu-catfish = Namazu und seine Perlen: Jede Opfergabe besänftigt ihn um einen Schritt; ist er besänftigt, endet die Partie mit der Runde.
explain-namazu-die = Das letzte Beben: welcher Ring sich gedreht hat und in welche Richtung.
explain-namazu-round = Die Runde; die Partie endet mit der, in der Namazu besänftigt wird.
explain-namazu-cards-left = Yakuza-Karten im Stapel, von { $cards }.
explain-namazu-brigands-left = Räuberbanden im Beutel, von { $brigands }; ihre Stärke ist { $strengths }.
explain-namazu-prices = Die Preise des Schwarzmarkts, in Koban.
explain-namazu-slot = Ein Altar in der Auslage, mit den Gütern, die sein Platz verlangt.
explain-namazu-altar = Ein Altar: Seine { $places } Plätze sind { $place_points } wert, und gleiche Altäre zählen zusammen.
explain-namazu-good-rice = Reis, ein Rohstoff.
explain-namazu-good-bamboo = Bambus, ein Rohstoff.
explain-namazu-good-ore = Erz, ein Rohstoff.
explain-namazu-good-steel = Stahl, eine Ware; du kannst { $steel } lagern.
explain-namazu-good-meat = Fleisch, eine Ware; du kannst { $meat } lagern.
explain-namazu-good-bone = Knochen, eine Ware; du kannst { $bone } lagern.
explain-namazu-good-gold = Gold ersetzt beim Bezahlen jedes Gut; du kannst { $gold } lagern.
explain-namazu-good-koban = Koban, die Münzen für den Markt und für besetzte Felder.
explain-namazu-force = Kraft, höchstens { $most_force }: Kämpfe kosten sie, Fuji und Rast bringen sie zurück.
explain-namazu-shield = Schild, höchstens { $most_shield }: Er macht Kämpfe billiger und zählt in Turnieren.
explain-namazu-third = Der { -third-ashigaru } kommt mit einem Altar und der Verbesserung, die hier genannt ist.
explain-namazu-brigands = Besiegte Räuberbanden: je { $points_brigands ->
    [one] { $points_brigands } Punkt
   *[other] { $points_brigands } Punkte
}.
explain-namazu-wins = Gewonnene Turniere: je { $points_win ->
    [one] { $points_win } Punkt
   *[other] { $points_win } Punkte
}.
explain-namazu-buildings = Gebäude auf Feldern, höchstens { $most_buildings }.
explain-namazu-contracts = Geschlossene Verträge, höchstens { $most_contracts }.
explain-namazu-cards = Yakuza-Karten auf der Hand: Aktionen für deinen Spielzug, Ziele für das Ende.
explain-namazu-band = Eine Räuberbande: Ihre Stärke abzüglich deines Schildes ist die Kraft, die der Sieg über sie kostet; dann gehört die Beute dir.
explain-namazu-rival = Eine Familie, die du herausfordern kannst: Ihre Kraft, ihr Schild und ein Würfel zählen gegen deine.
explain-namazu-good-any = Ein Rohstoff deiner Wahl: Reis, Bambus oder Erz.
explain-namazu-improvements = Verbesserungen auf dem Familientableau, höchstens { $most_improvements } von { $improvements }.
