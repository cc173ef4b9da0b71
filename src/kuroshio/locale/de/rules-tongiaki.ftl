### Die Anleitung von Tongiaki. Keine Zahl steht hier: Alle kommen aus der Schachtel.

rules-tongiaki-island = { $worth ->
    [one] { $worth } Punkt
   *[other] { $worth } Punkte
}, Liegeplätze: { $beaches }
rules-tongiaki-ocean = { $currents }

## Das Ziel des Spiels

rules-tongiaki-title-goal = Das Ziel des Spiels
rules-tongiaki-goal = Von der Überbevölkerung getrieben, brecht ihr von der Insel Tonga in ein Meer auf, von dem es keine Karte gibt. Sobald alle Liegeplätze eines Strandes belegt sind, stechen seine Schiffe gemeinsam in See; meist wird dann ein neues Plättchen entdeckt. Am Ende bringt jede Insel allen, die dort ein Schiff haben, ihre Punkte, und wer die meisten Punkte hat, gewinnt.
rules-tongiaki-players = { $least } bis { $most } Personen können mitspielen. Starke Strömungen lassen sich nur mit vielen Farben überqueren, du brauchst also deine Rivalen.

## Inseln und Meere

rules-tongiaki-title-tiles = Inseln und Meere
rules-tongiaki-islands = Alle haben je { $boats } Schiffe in ihrer Farbe. Außer Tonga gibt es Inseln, die { $least_points } bis { $most_points } Punkte wert sind. Tonga hat { $start_beaches } Strände mit je { $start_moorings } Liegeplätzen.
rules-tongiaki-beaches = Der Sand einer Insel ist in Strände geteilt. Jeder Strand hat mehrere Liegeplätze für je ein Schiff und einen oder mehrere Stege, die zu den Seiten des Plättchens führen. Tonga ist nichts wert.
rules-tongiaki-oceans = Die Zahl auf einer Strömung sagt, wie gefährlich sie ist: { $currents }. Manche Strömungen haben keine.
rules-tongiaki-currents = Ein Meeresplättchen hat Strömungen. Jede verbindet eine Seite mit einer anderen und lässt sich in beiden Richtungen befahren.
rules-tongiaki-A34 = Alle dürfen wissen, wie viele Inseln und Meere noch im Stapel sind und welche.

## Spielaufbau

rules-tongiaki-title-set-up = Spielaufbau
rules-tongiaki-set-up = Alle nehmen sich { $boats } Schiffe einer Farbe. Tonga liegt in der Mitte. Die anderen Plättchen werden zu einem verdeckten Nachziehstapel gemischt. Reihum setzen alle ein Schiff an einen Strand von Tonga, bis jeder { $set_up } dort hat. An jedem Strand muss mindestens ein Liegeplatz frei bleiben.
rules-tongiaki-stack = Im Stapel sind { $tiles } Plättchen: { $drawn_islands } Inseln und { $oceans } Meere.
rules-tongiaki-A1 = Wer beginnt, entscheidet das Los. Dieser Spieler setzt zuerst und hat den ersten Spielzug; gespielt wird im Uhrzeigersinn.
rules-tongiaki-A1-departs = In der Anleitung beginnt der Jüngste. An einem Tisch im Netz weiß niemand, wer das ist, darum losen wir.
rules-tongiaki-A2 = Die Regel gilt für jede Anzahl von Spielern. Bei { $most } Spielern lassen die { $all_boats } Schiffe an jedem Strand genau einen Liegeplatz frei.
rules-tongiaki-A3 = Deine beiden Schiffe dürfen am selben Strand liegen.

## Ein Spielzug

rules-tongiaki-title-turn = Ein Spielzug
rules-tongiaki-turn = Ein Spielzug beginnt mit dem Vermehren der Schiffe auf einer Insel. Stattdessen darfst du eine Königsinsel gründen oder alle deine Schiffe zurücknehmen und neu besiedeln.
rules-tongiaki-full-beaches = Danach müssen die Schiffe aller vollen Strände in See stechen, bis kein Strand mehr voll ist. Dann ist im Uhrzeigersinn der Nächste dran.

## Vermehren

rules-tongiaki-title-increase = Vermehren
rules-tongiaki-increase = Wähle eine Insel, auf der du mindestens ein Schiff hast, und verdopple deine Schiffe dort: Setz so viele ein, wie du schon hast, höchstens aber so viele, wie die Insel Strände hat, und an jeden Strand nur eines. Was darüber hinausgeht, wird nicht eingesetzt.
rules-tongiaki-few-boats = Hat dein Vorrat weniger, setz die ein, die du hast.
rules-tongiaki-A4 = Du musst alle Schiffe einsetzen, die dir zustehen und die du hast; zurückhalten darfst du keines. Etwas kannst du immer tun, und nur mit leerem Vorrat kannst du alles lassen, wie es ist.
rules-tongiaki-all-boats = Sind zu Beginn deines Spielzugs alle deine Schiffe auf dem Spielplan, nimm ein beliebiges, nur keinen König, und setz es beim Vermehren ein.
rules-tongiaki-A5 = Erst wenn alle neuen Schiffe eingesetzt sind, wird geprüft, welche Strände voll sind. Dasselbe gilt für eine Landung.
rules-tongiaki-A20 = Du setzt nur das weggenommene Schiff ein, und zwar auf einer Insel, auf der du vorher ein Schiff hattest. Du darfst es dorthin zurücksetzen, wo es war: Nur so kannst du passen.

## Königsinseln

rules-tongiaki-title-royal = Königsinseln
rules-tongiaki-royal = Sind alle Schiffe auf einer Insel deine, darfst du sie zur Königsinsel machen und dir ihre Punkte sichern. Setz eines der Schiffe auf die Maske in der Mitte: Es ist der König. Die anderen nimmst du zurück. Das Gründen kostet deinen ganzen Spielzug. Niemand landet dort mehr. Du kannst { $kings ->
    [one] { $kings } Königsinsel
   *[other] { $kings } Königsinseln
} haben, und Tonga kann keine werden.
rules-tongiaki-A21 = Auf einer Königsinsel wird nichts mehr eingesetzt, und niemand fährt über sie hinweg: Auch die Schiffe ihres Besitzers werden abgewiesen wie alle anderen.
rules-tongiaki-royal-stays = Eine Königsinsel bleibt Königsinsel, und ihre Punkte bekommt nur der Besitzer des Königs.
rules-tongiaki-royal-tip = Am meisten lohnt es sich bei { $most_points_less } oder { $most_points } Punkten. Bei { $least_points } oder { $least_points_more } ist wohl mehr wert, was du aufgibst, es sei denn, die Lage sperrt andere aus einer Gegend aus, die du dann allein besiedelst.

## Neubesiedlung

rules-tongiaki-title-resettle = Neubesiedlung
rules-tongiaki-resettle = Statt deines Spielzugs nimmst du alle deine Schiffe vom Spielplan. Zieh Plättchen und leg jedes, wohin du willst, bis eine Insel kommt. Setz ein Schiff an einen ihrer Strände; dein Spielzug ist zu Ende.
rules-tongiaki-A22 = Könige bleiben: Nur Schiffe an Stränden werden zurückgenommen. Es ist ein kühner Ausweg, wenn dich das Pech abgeschnitten hat.
rules-tongiaki-A23 = Ein Plättchen kommt auf einen beliebigen leeren Platz, der die Karte berührt, gedreht, wie du willst. Du siehst es, bevor du es legst.
rules-tongiaki-A24 = Neu besiedeln darfst du in jedem Spielzug, in dem du ein Schiff an einem Strand hast. Das neue Schiff macht seinen Strand nie voll.
rules-tongiaki-A25 = Kommt bei der Neubesiedlung das letzte Meer, zieh weiter, bis du deine Insel hast, und setz dein Schiff ein. Dann endet die Partie.

## Ohne Schiff

rules-tongiaki-title-come-back = Ohne Schiff
rules-tongiaki-come-back = Beginnst du deinen Spielzug ohne Schiff auf dem Spielplan, musst du { $back_on_start } Schiffe auf Tonga einsetzen oder { $back_elsewhere } auf einer anderen Insel. Weitere kommen nicht dazu, aber die Schiffe voller Strände stechen in See.
rules-tongiaki-A17 = Könige zählen hier nicht: Wer nur noch Könige hat, kommt auf diese Weise zurück.
rules-tongiaki-A18 = Du musst zurückkommen. Neu besiedeln kannst du stattdessen nicht.
rules-tongiaki-A19 = Jeder freie Liegeplatz ist erlaubt, auch beide am selben Strand. Eine Königsinsel ist gesperrt. Wird ein Strand voll, stechen seine Schiffe in See.
rules-tongiaki-A36 = Gibt es gar keinen Platz für dich, weil Tonga aus dem Spiel ist und alle anderen Inseln Königsinseln sind, ziehst und legst du Plättchen, bis eine Insel kommt, und setzt dort ein Schiff ein.

## In See stechen

rules-tongiaki-title-departure = In See stechen
rules-tongiaki-departure = Ein Strand ist voll, wenn alle seine Liegeplätze belegt sind. Dann stechen alle Schiffe dieses Strandes gemeinsam in See. Hat er mehrere Stege oder sind mehrere Strände voll, wähle Strand und Steg frei, bevor ein Plättchen gezogen wird.
rules-tongiaki-A35 = Alles entscheidet, wer am Zug ist, egal, wem die Schiffe gehören.
rules-tongiaki-A6 = Die Fahrten werden einzeln gemacht, in beliebiger Reihenfolge. Nach jeder wird neu geprüft, welche Strände voll sind.
rules-tongiaki-A7 = Abgelegt wird nur über Stege. Landen können die Schiffe von jeder Seite, mit oder ohne Steg.
rules-tongiaki-A30 = Eine verlorene Gruppe beendet nur ihre eigene Fahrt. Die Schiffe anderer voller Strände stechen trotzdem in See.

## Auf See

rules-tongiaki-title-sailing = Auf See
rules-tongiaki-sailing = Liegt hinter dem Steg kein Plättchen, zieh eines und leg es dort an, die rote Markierung zu den Schiffen. Liegt dort schon eines, wird keines gezogen, und die Schiffe fahren darauf weiter. Auf dem Meer folgst du der Strömung bis zu ihrem anderen Ende, und von dort geht es genauso weiter, bis die Schiffe eine Insel finden oder scheitern.
rules-tongiaki-current = Eine Strömung mit Zahl kann nur eine Gruppe überqueren, die mindestens so viele verschiedene Farben hat. Sind es zu wenige, gehen alle ihre Schiffe an die Besitzer zurück. Eine Strömung ohne Zahl trägt alle.
rules-tongiaki-crew = Ein Beispiel aus der Anleitung: { $example_number } Schiffe in nur { $example_colours } Farben verlassen einen vollen Strand und treffen auf eine Strömung mit der Zahl { $example_number }. Sie kommen nicht durch, und die Fahrt scheitert; mit einer Farbe mehr wären sie durchgekommen.
rules-tongiaki-alone = Allein in der Südsee zu segeln, ist immer riskant: Wird ein Plättchen gezogen, stehen die Chancen schlecht, durchzukommen.
rules-tongiaki-alone-counted = Nur eine von { $one_free_of } Strömungen hat keine Zahl. (Die Anleitung sagt das von den Plättchen; nach der Liste der Meere unten gilt es für die Strömungen.)
rules-tongiaki-A8 = Benachbarte Plättchen müssen nicht zusammenpassen. Von einem Steg darfst du direkt auf der Insel daneben landen. Endet eine Strömung an einer Insel, landest du dort. Trifft sie auf ein anderes Meer, geht es dort weiter, und auch die Zahl dort gilt.
rules-tongiaki-A9 = Bei einem auf See gezogenen Plättchen hast du keine Wahl: Es liegt dort, wo die Schiffe ankommen, die rote Markierung zu ihnen.
rules-tongiaki-A10 = Farben zählen, nicht Schiffe, auf gezogenen Plättchen wie auf solchen, die schon liegen.
rules-tongiaki-A27 = Wird ein Plättchen gebraucht und der Stapel ist leer, sind alle Schiffe der Gruppe verloren. Wählen darfst du eine solche Abfahrt, denn die Schiffe voller Strände müssen ablegen.

## Landen

rules-tongiaki-title-landing = Landen
rules-tongiaki-landing = Zuerst bekommt jeder Strand ein Schiff, wenn möglich. Dann landen die übrigen, wie du willst. Sind nicht genug Liegeplätze frei, gehen Schiffe an ihre Besitzer zurück; welche, bestimmst du. Welche Farben schon dort sind und ob die Insel neu ist, spielt keine Rolle.
rules-tongiaki-chain = Eine Landung kann wieder Strände füllen. Dann stechen auch deren Schiffe in See, und die Kettenreaktion geht weiter, bis kein Strand mehr voll ist.
rules-tongiaki-A11 = Du wählst die Schiffe und ihre Strände. Ein Strand, dessen Schiffe noch auf die Abfahrt warten, ist voll und hat keinen Platz.
rules-tongiaki-A12 = Weist eine Königsinsel Schiffe ab, landen sie nach der üblichen Regel wieder auf der Insel, von der sie kamen. Von Stränden, die dann voll sind, legen die Schiffe noch einmal ab.
rules-tongiaki-back-home = Schiffe, die auf einer Königsinsel landen wollen, kehren auf demselben Weg zu der Insel zurück, von der sie kamen.
rules-tongiaki-A13 = Auf dem Rückweg von einer Königsinsel werden die Strömungen nicht noch einmal geprüft.
rules-tongiaki-A29 = Eine Fahrt kann auf der Insel enden, auf der sie begann, an einer anderen Seite. Das ist eine Landung wie jede andere.

## Fahrten ohne Ende

rules-tongiaki-title-endless = Endlose Kettenreaktionen
rules-tongiaki-endless = Es kommt sehr selten vor: Eine Insel ist nur von Plättchen umgeben, die zu ihr zurückführen, und von ihr aus wird eine Fahrt versucht. Dann gehen ihre Schiffe an die Besitzer zurück, und das Plättchen kommt aus dem Spiel. Gibt es noch einen anderen Ausweg, musst du den nehmen. Es können auch mehrere Plättchen auf einmal betroffen sein.
rules-tongiaki-A14 = Solange kein Plättchen gezogen wird und kein Schiff in einen Vorrat zurückgeht, kann ein Steg in einem Spielzug höchstens { $trips }-mal benutzt werden. Danach ist er gesperrt, es sei denn, auf der Fahrt würde ein Plättchen gezogen oder ein Schiff verloren. Hat kein voller Strand mehr einen offenen Steg, ist die Reaktion endlos: Alle Inseln mit einem vollen Strand oder einem verbrauchten Steg kommen aus dem Spiel.
rules-tongiaki-A14-departs = Die Anleitung fragt, ob jeder Weg zur selben Insel zurückführt. Wo mehrere Inseln einander Schiffe schicken, sieht man das nicht auf einen Blick, und Reaktionen können sehr lang sein, ohne endlos zu sein. Darum zählen wir stattdessen die Fahrten über jeden Steg.
rules-tongiaki-A15 = Der Platz einer solchen Insel ist wieder leer. Das Plättchen gilt für das Ende der Partie weiter als gelegt, seine Punkte sind verloren. Ist Tonga aus dem Spiel, kann dort niemand mehr zurückkommen.
rules-tongiaki-A16 = Hast du dadurch kein Schiff mehr auf dem Spielplan oder ist keine Insel mehr da, ziehst und legst du Plättchen, bis eine Insel kommt. Dann ist der Nächste dran.
rules-tongiaki-endless-details = Du setzt dann kein Schiff ein; in deinem nächsten Spielzug kommst du zurück. Könige zählen nicht. Ist keine Insel im Stapel, wird er bis zum Ende ausgelegt.

## Das Ende

rules-tongiaki-title-end = Das Ende
rules-tongiaki-end = Die Partie endet, sobald die letzte Insel oder das letzte Meer gelegt ist, das { $islands }. Plättchen seiner Art, Tonga bei den Inseln mitgezählt; der Spielzug wird noch zu Ende gespielt.
rules-tongiaki-scoring = Jede Insel bringt allen, die dort ein Schiff haben, ihre Punkte, egal, wie viele Schiffe es sind. Wer die meisten Punkte hat, gewinnt.
rules-tongiaki-A26 = Der letzte Spielzug wird ganz ausgespielt: Die Schiffe landen noch auf der letzten Insel oder fahren über das letzte Meer.
rules-tongiaki-A28 = Bei Gleichstand gewinnt, wer auf mehr Inseln ist, dann, wer weniger Schiffe auf dem Spielplan hat; ein König zählt als Schiff.
rules-tongiaki-level = Tonga und die Königsinseln zählen bei den Inseln mit. Ist auch das alles gleich, wird der Sieg geteilt.
rules-tongiaki-A33 = Wird { $calm } Runden lang kein Plättchen gezogen, endet die Partie und wird gewertet. Nach { $calm_warning } Runden ohne Plättchen wirst du gewarnt.
rules-tongiaki-two = Eine Variante der Anleitung, von jeuxoc, für { $least } Spieler, damit die Strömungen das Spiel nicht aufhalten: { $colours_each } Farben für jeden, die abwechselnd gespielt werden.

## Varianten

rules-tongiaki-title-variants = Varianten
rules-tongiaki-A31 = Ihr seid abwechselnd dran, jeder mit der einen und beim nächsten Mal mit der anderen Farbe. In allen Regeln sind deine Farben einander fremd: Jede hat ihre eigenen Schiffe und Könige, und keine Insel wird Königsinsel, solange beide darauf sind. Deine Punkte sind die Summe beider Farben: Eine Insel mit beiden bringt also jeder ihre Punkte und zählt für jede, wenn Inseln über einen Gleichstand entscheiden.
rules-tongiaki-A31-departs = Nach der Anleitung hat bei { $least } Spielern jeder eine Farbe, und dies ist eine Variante. Bei uns ist sie das Übliche, denn mit nur { $least } Farben auf See überquert keine Gruppe je eine starke Strömung, und viele Partien kommen zum Stillstand. Mit der Option „Farben“ spielst du wie in der Anleitung.
rules-tongiaki-rody = Noch eine Variante der Anleitung, von Rody: Nur das erste Plättchen einer Fahrt wird mit der roten Markierung zum Steg gelegt. Alle anderen legt frei, wer sie gezogen hat.
rules-tongiaki-A32 = Frei heißt hier, dass du ein solches Plättchen drehst, wie du willst; es kommt trotzdem dorthin, wo die Schiffe ankommen.

## Was in der Schachtel ist

rules-tongiaki-title-box = Was in der Schachtel ist
rules-tongiaki-all-islands = Die Inseln mit den Liegeplätzen ihrer Strände:
rules-tongiaki-all-oceans = Die Meere mit den Zahlen auf ihren Strömungen; ein Strich ist eine Strömung ohne Zahl:

## Am Tisch

explain-tongiaki-named = { $name }: am Ende { $worth ->
    [one] { $worth } Punkt
   *[other] { $worth } Punkte
} für jede Farbe, die dort ein Schiff hat.
explain-tongiaki-score = Die Punkte, wenn die Partie jetzt zu Ende wäre.
explain-tongiaki-start = Tonga: Hier beginnen alle; es ist nichts wert und wird nie Königsinsel.
explain-tongiaki-royal = Eine Königsinsel: Hier landet niemand, und nur ihr König bringt Punkte.
explain-tongiaki-ocean = Ein Meer: Schiffe, die hereinfahren, folgen der Strömung von dieser Seite bis zu ihrem anderen Ende.
explain-tongiaki-current = Eine Strömung mit { $needs }: Nur eine Gruppe mit mindestens { $needs } Farben kann sie überqueren.
explain-tongiaki-current-free = Eine Strömung ohne Zahl: Alle können sie überqueren.
explain-tongiaki-beach = Ein Strand: Sind alle seine Liegeplätze belegt, müssen seine Schiffe gemeinsam in See stechen.
explain-tongiaki-pier = Ein Steg: Über ihn legen die Schiffe seines Strandes ab; landen kann man auch ohne.
explain-tongiaki-boat = Ein Schiff: Eines auf einer Insel genügt, damit sie Punkte bringt, und Farben tragen eine Gruppe über Strömungen.
explain-tongiaki-king = Ein König: Seine Insel ist für alle gesperrt, auch für die eigene Farbe; jede Farbe darf { $kings } haben.
explain-tongiaki-supply = Schiffe im Vorrat, von { $boats }; beim Vermehren kommen sie von hier.
explain-tongiaki-islands = Inseln, auf denen diese Farbe ein Schiff oder ihren König hat.
explain-tongiaki-kings = Königsinseln dieser Farbe, höchstens { $kings }.
explain-tongiaki-stack = Die bisher entdeckten Plättchen und die im Stapel; die Partie endet mit dem Spielzug, in dem die letzte Insel oder das letzte Meer kommt.
explain-tongiaki-unknown = Von diesem Ort ist nichts bekannt: Kommen Schiffe hierher, wird ein Plättchen gezogen.
explain-tongiaki-held = Das gezogene Plättchen; bei einer Neubesiedlung legst du es, wohin und wie du willst.
explain-tongiaki-fleet = Die Gruppe auf See; zuerst bekommt jeder Strand, der Platz hat, ein Schiff, dann landen die übrigen frei.
explain-tongiaki-calm = Spielzüge ohne neues Plättchen: Werden es zu viele, endet die Partie.
