### Das Analysebrett: eine Stellung, eine Engine daneben und ein Baum dessen, was hätte sein können.

analysis = Analysebrett
analyses-about = Eine Stellung mit einer Engine daneben: Probier Züge aus, bestimme den Zufall, schreib auf, was du findest, und teil es per Link.
analyses-own = Deine Analysebretter
analyses-line = { $day } · { $nodes ->
    [0] keine Varianten
    [one] { $nodes } Variante
   *[other] { $nodes } Varianten
}
analysis-new = Eine Partie aufbauen
analysis-new-about = Ein leerer Tisch für dich, um eine Partie an einem echten Tisch zu verfolgen oder etwas auszuprobieren. Du ziehst für alle und sagst, was gezogen oder gewürfelt wurde.
analysis-game = Spiel
analysis-first = Wer beginnt
analysis-open = Tisch öffnen
analysis-record = Eine gespielte Partie
analysis-record-about = Öffne eine beendete Partie aus den gespielten Partien oder lade eine Partiedatei hoch und wähle bei einer beliebigen Stellung „Von hier aus analysieren“.
analysis-delete = Dieses Analysebrett ({ $game }) löschen

## Stellung

analysis-controls = Schritte
analysis-made = { $made ->
    [0] Vor dem ersten Zug
    [one] Nach { $made } Zug
   *[other] Nach { $made } Zügen
}
analysis-beginning = Anfang
analysis-others-hand = Was dieser Platz auf der Hand hat, ist hier nicht bekannt. Er wählt in einer der Welten, die möglich sind.
analysis-copied = Das ist jetzt deine eigene Kopie. Die andere bleibt, wie sie war.

## Engine

analysis-engine = Engine
analysis-go = Nachdenken
analysis-stop = Anhalten
analysis-engine-about = Denkt über die gezeigte Stellung nach, nur mit dem, was hier zu sehen ist.
analysis-begins = Die Engine beginnt …
analysis-waiting = Bitte warten: Laufende Partien gehen vor.
analysis-thinking = Denkt nach: bisher { $visits } Versuche
analysis-stopped = Angehalten nach { $visits } Versuchen
analysis-enough = Genug nachgedacht: { $visits } Versuche
analysis-visits = { $visits } Versuche
analysis-thousand = { $count } Tsd.
analysis-follows = Was meistens folgt:

## Was passiert ist

analysis-happened = Was passiert ist
analysis-otherwise = Anders …
analysis-looking = Sucht, was sonst noch möglich ist …
analysis-only-so = Etwas anderes war hier nicht möglich.
analysis-offered = Zur Wahl: { $move }
analysis-nothing-more = Nichts weiter

## Baum

analysis-tree = Züge
analysis-branch = Variante:
analysis-noted = (mit einer Notiz)
analysis-cut = Diese Variante ab hier entfernen

## Notizen

analysis-notes = Notizen
analysis-comment = Kommentar zu dieser Stellung
analysis-draw = Auf den Spielplan zeichnen
analysis-draw-none = Nichts
analysis-draw-ring = Kreise
analysis-draw-arrow = Pfeile
analysis-arrow-from = Drück dorthin, wo der Pfeil beginnt.
analysis-arrow-to = Von { $thing }: Drück dorthin, wo der Pfeil endet.
analysis-arrow = { $from } → { $to }
analysis-mark-by-words = Markieren, wovon ein Zug spricht
analysis-unmark = Markierung entfernen: { $thing }
analysis-thing-space = Feld { $name }
analysis-thing-slot = Liegeplatz { $name }
analysis-thing-cell = Fach { $name }
analysis-thing-altar = Altar { $name }
