### Wer den Server betreibt, erfährt von einer Nachricht oder einem Namen.

report = Melden
report-line = Nachricht von { $name } melden
report-name = { $name } melden
report-why = Grund
report-reason-rude = Beleidigend
report-reason-spam = Spam
report-reason-cheating = Betrug
report-reason-name = Der Name
report-reason-other = Etwas anderes
report-words = In deinen eigenen Worten, wenn du magst
report-kept = Wer diesen Server betreibt, sieht diese Zeile, die Zeilen davor und dass die Meldung von dir kommt. Die anderen sehen nichts davon.
report-kept-name = Wer diesen Server betreibt, sieht den Namen und dass die Meldung von dir kommt. Die anderen sehen nichts davon.
report-send = Meldung senden
report-sent = Danke. Wer diesen Server betreibt, wird es sich ansehen.
table-closed = Wer diesen Server betreibt, hat diesen Tisch geschlossen. Du kannst ihn ansehen, aber hier passiert nichts mehr.
status-closed = Dieser Tisch ist geschlossen.
