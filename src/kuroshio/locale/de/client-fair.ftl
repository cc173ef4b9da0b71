### Faires Spiel: der Gastgeber, wer geht oder fehlt, und welche Partien zählen.

host-mark = Gastgeber
host-does = { $name } ist Gastgeber, verteilt die Bots und startet die Partie.
host-away = Der Gastgeber ist nicht da.
host-take = Gastgeber werden
host-make = Zum Gastgeber machen
seats-together = diese Plätze gehören derselben Person: { $names }
seat-kept = reserviert für { $name }
room-kept = Die Partie beginnt, sobald alle sitzen, für die ein Platz reserviert ist: { $names }.
plate-for = Bot, { $level }, für { $name }
seat-vacant = { $name } ist gegangen, und ein Bot spielt weiter. Du kannst diesen Platz übernehmen.
stand-in-call = Ersatz rufen
stand-in-about = { $name } ist schon eine Weile weg. Bis zur Rückkehr kann ein Bot weiterspielen.
stand-in-early = { $minutes ->
    [one] Nach einer Minute Abwesenheit können die anderen für { $name } einen Ersatz rufen.
   *[other] Nach { $minutes } Minuten Abwesenheit können die anderen für { $name } einen Ersatz rufen.
}
stand-in-wanted = { $name } schlägt vor, dass ein Bot für { $absent } einspringt, solange dort niemand da ist.
stand-in-waiting = Ein Bot spielt für { $absent }, sobald alle anderen zustimmen.
leave-sure = Du kannst in diese Partie nicht zurückkehren, und sie zählt für dich als verloren. Für die anderen spielt ein Bot weiter.
leave-sure-last = Die Partie endet und zählt für dich als verloren. Willst du später weiterspielen, schließ einfach die Seite.
abandoned = Alle sind gegangen: Die Partie ist zu Ende.
log-left = verlässt die Partie; ein Bot spielt weiter
log-dismissed = geht auf Wunsch des Gastgebers
left-rated = In den Wertungen hat, wer gegangen ist, gegen alle anderen verloren.
log-called = möchte einen Ersatz für jemanden, der fehlt
log-stood-in = bleibt weg; ein Bot spielt weiter
log-hosted = ist jetzt Gastgeber
played-left = vorzeitig gegangen
played-earlier = Nach früheren Regeln des Spiels gespielt: Diese Partie lässt sich hier nicht mehr ansehen.
played-moves = { $moves ->
    [one] { $who }: { $moves } Zug
   *[other] { $who }: { $moves } Züge
}
again-waiting = Der Tisch der nächsten Partie wartet auf dich.
again-yes = Ja, noch eine Partie

## Welche Partien zählen

rated-yes = Diese Partie wird gewertet.
rated-rule = Eine Partie wird gewertet, wenn jede Person von Anfang bis Ende genau einen Platz hat, niemand um einen Tipp bittet und nichts zurückgenommen wird, was aufgedeckt war oder worauf andere schon reagiert hatten; spielen mehrere Menschen, kann, wer es trotzdem tut, dabei nur verlieren. Wer vorzeitig geht, hat verloren.
rated-gone = { $days ->
    [one] Wer eine Partie einen Tag lang warten lässt, hat sie verlassen.
   *[other] Wer eine Partie { $days } Tage lang warten lässt, hat sie verlassen.
}
unrated-uploaded = Diese Partie wurde anderswo gespielt und wird nicht gewertet.
unrated-first = Eine erste Partie wird nicht gewertet.
unrated-played-on = Diese Partie setzt eine Stellung aus einer anderen fort: Sie zählt weder für die Wertungen noch für die Statistik.
unrated-seeded = Den Startwert dieses Tisches hat gewählt, wer ihn eröffnet hat, und könnte damit wissen, was verdeckt ist: Die Partie zählt weder für die Wertungen noch für die Statistik.
unrated-no-people = Partien unter Bots werden nicht gewertet.
unrated-one-person = Eine Person hat mehrere Plätze: Die Partie wird nicht gewertet.
unrated-swapped = Mitten in der Partie wurde ein Bot ausgetauscht: Sie wird nicht gewertet.
unrated-taken-back = Es wurde etwas zurückgenommen, was schon aufgedeckt oder beantwortet war: Die Partie wird nicht gewertet.
unrated-hints = Es wurde um einen Tipp gebeten: Die Partie wird nicht gewertet.
unrated-short = wird nicht gewertet
price-hint-alone = Wenn du um einen Tipp bittest, wird diese Partie nicht gewertet.
price-undo-alone = Wenn du das zurücknimmst, wird diese Partie nicht gewertet: Es wurde etwas aufgedeckt, oder andere haben schon reagiert.
price-hint = Wenn du um einen Tipp bittest, wird diese Partie für dich nur gewertet, falls du auf dem letzten Rang landest.
price-undo = Wenn du das zurücknimmst, wird diese Partie für dich nur gewertet, falls du auf dem letzten Rang landest: Es wurde etwas aufgedeckt, oder andere haben schon reagiert.
price-yes = Trotzdem
price-no = Lieber nicht

## Eine fortgesetzte Partie

came-from-dealt = Fortsetzung einer anderen Partie, nach { $made ->
    [one] { $made } Zug
   *[other] { $made } Zügen
}. Was dort verdeckt war, wurde neu verteilt.
came-from-same = Fortsetzung einer anderen Partie, nach { $made ->
    [one] { $made } Zug
   *[other] { $made } Zügen
}. Alles Verdeckte und das kommende Glück sind dieselben wie dort.
came-from-record = Fortsetzung einer Stellung aus einer anderen Partie.
came-from-look = Jene Partie ansehen
log-played-on = Die Partie setzt eine Stellung aus einer anderen fort.
