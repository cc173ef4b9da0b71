### Lernen: ab einer Stellung weiterspielen, aus eigenen Partien lernen, Aufgaben.

## Weiterspielen

play-on = Von hier weiterspielen
analysis-here = Von hier aus analysieren
play-on-better = Den besseren Zug probieren
play-on-move = Erster Zug: { $move }
play-on-about = Ein eigener Tisch, der nach { $at } von { $moves } Zügen beginnt. Er zählt weder für die Wertungen noch für die Statistik.
play-on-seat = Dein Platz
play-on-others = Die anderen Plätze
play-on-deal = Was verdeckt war
play-on-new = Neu verteilt
play-on-new-about = Nach dem Wissen, das dieser Platz in diesem Moment hatte ({ $name }), und von da an mit neuem Glück. Niemand kann es nachsehen.
play-on-same = Wie es war
play-on-same-about = Dasselbe liegt verdeckt, und dasselbe Glück kommt. Wer jene Partie gesehen hat, kennt beides.
play-on-begin = Beginnen
play-on-open = Tisch öffnen

## Warum

why-hint = Warum eher I als II
why-review = Warum der beste Zug besser ist
why-points = erwartete Schlusspunkte { $points } (± { $error })
why-unsure = kein sicherer Unterschied bei den erwarteten Schlusspunkten
why-rest = alles Übrige
why-follows = Was gewöhnlich folgt:
why-note = Aus { $games } Partien, die nach jedem der Züge weitergespielt wurden, mit dem Wissen dieses Platzes und mit demselben Glück. Genannt wird nur, was deutlich über seinem Fehler liegt.

## Fehler

mistakes = Aus Fehlern lernen
mistakes-counts = jetzt: { $due } · später: { $later } · gelernt: { $known }
mistakes-none = Noch nichts zu lernen. Lass eine deiner Partien analysieren: Entscheidungen, mit denen du sicher etwas verschenkt hast, werden hier zu Fragen.
mistakes-later = Im Moment nichts. Die nächste Frage kommt am { $day }.
mistakes-all-known = Du kannst sie alle. Lass noch eine Partie analysieren.
mistakes-ask = Was ist hier besser?
mistakes-right = Richtig.
mistakes-wrong = Es geht besser.
mistakes-loss = Das verschenkt { $loss } (± { $error }).
mistakes-answer = Deine Antwort
mistakes-best = Besser
mistakes-then = Damals gespielt
mistakes-again = Die Frage kommt am { $day } wieder.
mistakes-known = Das kannst du: Diese Frage kommt nicht mehr.
mistakes-next = Nächste
mistakes-look = Partie ansehen
