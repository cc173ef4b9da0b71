### Die geführte erste Partie.

first-tongiaki-welcome = Alle beginnen auf Tonga, der Insel in der Mitte, und das Meer ringsum ist unbekannt. Neue Inseln entdeckst du, indem du in See stichst, gemeinsam mit den Schiffen anderer. Deine Schiffe sind die indigoblauen.
first-tongiaki-place = Zu Beginn setzen alle reihum Schiffe an die Strände. Setz dein erstes Schiff an den Strand ganz unten.
first-tongiaki-other = Verteil deine Schiffe: Von einem anderen Strand aus erreichst du einen anderen Teil des Meeres. Setz das nächste an den Strand oben links.
first-tongiaki-increase = Jetzt beginnen die Spielzüge. Meistens vermehrst du deine Schiffe: Du bekommst auf einer Insel so viele neue Schiffe, wie du dort schon hast, hier zwei. Wähle Tonga.
first-tongiaki-full = Neue Schiffe kommen an verschiedene Strände, je eines. Ein Strand, dessen Liegeplätze alle belegt sind, ist voll, und die Schiffe voller Strände müssen ablegen. Füll den Strand unten.
first-tongiaki-full-too = Füll jetzt den links daneben.
first-tongiaki-depart = Beide Strände sind voll. Alle Schiffe eines vollen Strandes fahren gemeinsam los, egal, wem sie gehören. Lass die von unten über ihren Steg ablegen.
first-tongiaki-land = Es kam ein Meer, dann eine Insel. Diese Strömung hatte keine Zahl, da kommen alle durch; andere lassen eine Gruppe nur mit genug Farben an Bord durch, sonst sind alle ihre Schiffe verloren. Wer fährt, bestimmt, wer wo landet: zuerst ein indigoblaues Schiff von dir an Strand 1.
first-tongiaki-land-too = Deine ersten Punkte! Jeder Strand bekommt zuerst ein Schiff, also kommt das andere indigoblaue an Strand 2; das goldene nimmt, was übrig ist.
first-tongiaki-again = Auch die Schiffe deines anderen vollen Strandes legen ab. Sie haben drei Farben und kämen damit durch jede Strömung außer der stärksten.
first-tongiaki-share = Noch eine Insel, gleich neben Tonga! Lass dein eigenes Schiff an Strand 1 landen.
first-tongiaki-share-too = Gold kommt an Strand 3, und Moosgrün bekommt den letzten. Von einem fast vollen Strand legen die Schiffe bald ab: Überleg dir, wer dann an Bord ist.
first-tongiaki-onward = Inzwischen ist ein Rivale losgefahren und hat eines deiner Schiffe auf eine dritte Insel mitgenommen: Rivalen fahren für dich. Eine Insel bringt am Ende allen, die dort ein Schiff haben, ihre Punkte. Jetzt zu einer eigenen Insel: Vermehr deine Schiffe auf Hiva Oa.
first-tongiaki-fill = Strand 1 hat dort zwei Liegeplätze, und einer gehört dir. Nimm den anderen: Dann legen nur deine Schiffe ab.
first-tongiaki-leave = Zwei Schiffe einer Farbe kommen nur durch Strömungen ohne Zahl, das ist also ein Wagnis; aber wer allein fährt, kommt auch allein an. Lass sie über den Steg nach Süden ablegen.
first-tongiaki-alone = Gleich eine Insel: Nauru, und außer dir ist niemand da. Die Punkte von Hiva Oa sind mit deinen Schiffen gegangen. Lass das erste an Strand 3 landen.
first-tongiaki-alone-too = Und das andere an Strand 2.
first-tongiaki-king = Wieder hat ein Rivale ein Schiff von dir mitgenommen. Auf Nauru bist du noch allein: Mach ein Schiff zum König und nimm das andere zurück. Dann landet dort niemand mehr, und die Punkte gehören dir bis zum Ende.
first-tongiaki-aim = Nauru ist Königsinsel: zwei Punkte, die dir niemand nehmen oder streitig machen kann. Du hast noch einen König, heb ihn für eine reichere Insel auf. Das waren die Spielzüge von Tongiaki; wenn du festsitzt, kannst du auch neu besiedeln und eine neue Insel suchen. Von hier an bist du auf dich gestellt.
