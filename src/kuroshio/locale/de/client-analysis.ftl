### Der Studientisch: eine Stellung, daneben eine Engine, und der Baum dessen, was hätte sein können.

analysis = Studie
analyses-about = Eine Stellung mit einer Engine daneben: Züge ausprobieren, bestimmen, wie der Zufall fällt, Gefundenes aufschreiben und per Link teilen.
analyses-own = Deine Studien
analyses-line = { $day } · { $nodes ->
    [0] keine Varianten
    [one] { $nodes } Variante
   *[other] { $nodes } Varianten
}
analysis-new = Eine Partie aufbauen
analysis-new-about = Ein leerer Tisch für dich allein, um eine Partie am echten Tisch zu verfolgen oder etwas auszuprobieren. Du ziehst für alle und sagst, was gezogen oder gewürfelt wurde.
analysis-game = Spiel
analysis-first = Wer beginnt
analysis-open = Tisch öffnen
analysis-record = Eine gespielte Partie
analysis-record-about = Öffne eine beendete Partie aus dem Verlauf oder lade eine Aufzeichnung hoch und wähle bei einer beliebigen Stellung „Ab hier untersuchen“.
analysis-delete = Diese Studie von { $game } löschen

## Stellung

analysis-steps = Schritte
analysis-made = { $made ->
    [0] Vor dem ersten Zug
    [one] Nach { $made } Zug
   *[other] Nach { $made } Zügen
}
analysis-beginning = Anfang
analysis-others-hand = Was dieser Platz auf der Hand hat, ist hier nicht bekannt. Er wählt in einer der möglichen Welten.
analysis-copied = Das ist jetzt deine eigene Kopie. Die andere bleibt, wie sie war.

## Engine

analysis-engine = Engine
analysis-go = Nachdenken
analysis-stop = Anhalten
analysis-engine-about = Denkt über die gezeigte Stellung nach und weiß nur, was hier zu sehen ist.
analysis-begins = Die Engine beginnt …
analysis-waiting = Wartet: Laufende Partien gehen vor.
analysis-thinking = Denkt nach: bisher { $visits } Versuche
analysis-stopped = Nach { $visits } Versuchen angehalten
analysis-enough = Genug gedacht: { $visits } Versuche
analysis-visits = { $visits } Versuche
analysis-thousand = { $count } Tsd.
analysis-follows = Was meistens folgt:

## Was geschah

analysis-happened = Was geschah
analysis-otherwise = Anders …
analysis-looking = Sucht, was sonst möglich ist …
analysis-only-so = Etwas anderes war hier nicht möglich.
analysis-offered = Zur Auswahl: { $move }
analysis-nothing-more = Nichts weiter

## Baum

analysis-tree = Züge
analysis-branch = Variante:
analysis-noted = (mit Notiz)
analysis-cut = Diese Variante ab hier entfernen

## Notizen

analysis-notes = Notizen
analysis-comment = Kommentar zu dieser Stellung
analysis-draw = Auf den Plan zeichnen
analysis-draw-none = Nichts
analysis-draw-ring = Ringe
analysis-draw-arrow = Pfeile
analysis-arrow-from = Drücke dort, wo der Pfeil beginnt.
analysis-arrow-to = Von { $thing }: Drücke dort, wo der Pfeil endet.
analysis-arrow = { $from } → { $to }
analysis-mark-by-words = Markieren, wovon ein Zug spricht
analysis-unmark = Markierung entfernen: { $thing }
analysis-thing-space = Feld { $name }
analysis-thing-slot = Platz { $name }
analysis-thing-cell = Feld { $name }
analysis-thing-line = Linie { $name }
analysis-thing-ring = Ring { $name }
analysis-thing-tile = Plättchen { $name }
analysis-thing-beach = Strand { $name }
analysis-thing-panorama = Panorama { $name }
analysis-thing-altar = Altar { $name }
