### Die geführte erste Partie.

first-namiji-welcome = Willkommen in der Bucht! Drei Boote umrunden sie; deines ist das indigoblaue mit der Scheibe. Es zieht immer das Boot, das auf der Route am weitesten hinten liegt, und zwar so weit es will, höchstens bis zum nächsten Anleger. Wer weit vorausfährt, lässt den anderen mehr Züge.
first-namiji-sail = Leuchtende Ringe zeigen dir, wohin du fahren kannst. Fahr zur nächsten Station, dem Angeln: Wähle sie, dann wähle sie zur Bestätigung noch einmal.
first-namiji-fish = Nimm einen Fisch aus dem Schwarm. Einer liegt offen: der blaue Kugelfisch. Ein verdeckter ist eine Überraschung. Nimm den, den du siehst.
first-namiji-keep = Ein anderer Fisch wurde aufgedeckt. Du könntest deinen freilassen, aber behalte ihn: Eine volle Reihe oder Spalte bringt Punkte, wenn alle Fische darin dieselbe Farbe haben oder von derselben Art sind, also plane voraus. Der erste kommt in die Ecke oben links.
first-namiji-rock = Ein anderes Boot ist weit vorausgefahren, und du liegst ganz hinten: Du bist dran. Fahr eine Station weiter zum Heiligen Fels.
first-namiji-pick = Du siehst dir zwei geheime Ziele an und behältst eines; das andere kommt unter den Stapel. Am Ende bringt es Punkte, wenn du es erfüllt hast, und kostet nichts, wenn nicht. Behalte den Tüftler: Er will Verbesserungen, und die gibt es an den Anlegern.
first-namiji-last = Du liegst immer noch ganz hinten, also ziehst du gleich noch einmal: Das ist das Schöne an kleinen Schritten! Fahr zum Strudel. Dort lässt du eine deiner Opfergaben zu Wasser; jede, die am Ende noch an Bord ist, kostet Punkte.
first-namiji-panorama = Eine Opfergabe weniger, und du bist wieder dran. Fahr jetzt zum Walpanorama: Jeder Abschnitt, den du anlegst, ist mehr wert als der davor.
first-namiji-trap = Ein Punkt für den ersten Abschnitt. Jetzt brauchst du etwas Mut: Fahr zur Reuse.
first-namiji-haul = Eine Garnele! Jede Garnele und jeder Krebs, den du behältst, ist ein Punkt, aber beim zweiten Krebs ist der ganze Fang verloren. Noch kein Krebs, also zieh noch einmal.
first-namiji-stop = Noch eine. Du könntest bis zu fünf Plättchen ziehen; hör diesmal auf und behalte beide.
first-namiji-net = Zwei Punkte mehr. Überspring jetzt ein paar Stationen bis „Netz auswerfen“, kurz vor dem Anleger: Die Stationen, die du auslässt, bleiben für die anderen frei.
first-namiji-cast = Das Netz zeigt zwei gleiche Fische, und sie sind blau wie deiner. Leg es waagerecht neben deinen Fisch: Noch ein blauer, und die oberste Reihe bringt Punkte.
first-namiji-dock = Die anderen liegen schon am Anleger. Wer zuerst ankommt, wählt zuerst einen Liegeplatz; wer direkt an der Route liegt, nimmt zuerst eine Karte und legt zuletzt ab. Für dich ist noch ein Liegeplatz frei: Mach dort fest.
first-namiji-draft = Alle Boote sind da, und Anlegerkarten machen die Runde. Die anderen haben ihre vor dir genommen; zwei sind übrig. Eine Mahlzeit bringt sofort Punkte; eine Verbesserung hilft dir ab jetzt an ihren Stationen, und der Tüftler will zwei davon. Nimm den Eimer mit Glasboden.
first-namiji-end = Dein Liegeplatz war am weitesten von der Route entfernt, also legst du zuerst ab. So geht die Reise: drei Anleger, dann heim in den Hafen. Je früher du ankommst, desto mehr Punkte bekommst du. Wer die meisten Punkte hat, wenn alle daheim sind, gewinnt. Jetzt gehört die Bucht dir; dies ist dein Boot.
