### Signaler à la personne qui s’occupe du serveur un message ou un nom.

report = Signaler
report-line = Signaler le message de { $name }
report-name = Signaler { $name }
report-why = Motif
report-reason-rude = Propos déplacés
report-reason-spam = Pub, répétitions
report-reason-cheating = Triche
report-reason-name = Le nom
report-reason-other = Autre
report-words = Avec vos mots, si vous le souhaitez
report-kept = La personne qui s’occupe de ce serveur verra ce message, ceux qui précèdent, et que le signalement vient de vous. Les autres n’en sauront rien.
report-kept-name = La personne qui s’occupe de ce serveur verra ce nom, et que le signalement vient de vous. Les autres n’en sauront rien.
report-send = Envoyer le signalement
report-sent = Merci. La personne qui s’occupe de ce serveur va l’examiner.
table-closed = La personne qui s’occupe de ce serveur a fermé cette table. On peut encore la regarder, mais il ne s’y passe plus rien.
status-closed = Cette table est fermée.
