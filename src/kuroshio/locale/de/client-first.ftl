### Die geführte erste Partie.

first-learn = Spielend lernen
first-title = Erste Partie
first-progress = Schritt { $number } von { $count }
first-next = Weiter
first-finish = Weiterspielen
first-leave = Ohne Anleitung spielen
first-wait = Die anderen ziehen. Beobachte den Spielplan oder lies im Protokoll nach, was sie getan haben.
first-elsewhere = Die Partie hat einen anderen Weg genommen. Zieh, wie du magst, oder überspring diesen Schritt.
first-reading = Lies diesen Schritt und wähle dann „{ first-next }“.
first-status = Erste Partie:
