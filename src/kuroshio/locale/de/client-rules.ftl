### Die Regelseiten und die Erklärungen am Tisch.

rules-search = Regelsuche
rules-contents = Inhalt
rules-marks = Was die Zeichen bedeuten
rules-mark-printed = in einer Anleitung gedruckt
rules-departs = Anders als in der Anleitung
rules-mark-likely = wahrscheinlich: hergeleitet oder aus Rezensionen
rules-mark-reconstructed = rekonstruiert: von uns, wo nichts bekannt ist
rules-missing = Von einem solchen Spiel gibt es keine Regeln.
rules-nothing = Nichts in den Regeln enthält „{ $wanted }“.
rules-read = Regeln lesen
rules-all = Alle Regeln
help = Was ist das?
help-about = Zeig mit der Maus auf etwas oder drück länger darauf, um zu erfahren, was es ist; oder drück diesen Knopf (?) und wähle es dann
help-on = Wähle irgendetwas auf dem Tisch, um zu erfahren, was es ist. ? oder Esc: weiterspielen.
help-rule = In den Regeln: { $where }
