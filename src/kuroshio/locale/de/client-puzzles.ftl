### Aufgaben.

puzzles-title = Aufgaben: { $game }
puzzles-lead = Aus Partien starker Bots. Ein Zug ist hier sicher der beste, und ein Matrose sieht ihn nicht.
puzzles-games = Aufgaben nach Spielen
puzzles-rating = Deine Wertung
puzzles-rating-value = { $rating } ± { $error }
puzzles-streak = In Folge
puzzles-longest = Längste Serie
puzzles-solved = Gelöst
puzzles-solved-value = { $solved } von { $tried }
puzzles-theme = Thema
puzzles-theme-all = Alle ({ $count })
puzzles-theme-one = { $theme } ({ $count })
puzzles-daily = Aufgabe des Tages
puzzles-daily-of = Aufgabe des Tages, { $day }
puzzles-daily-solved = Die heutige Aufgabe ist gelöst.
puzzles-daily-missed = Die heutige Aufgabe ging daneben.
puzzles-more = Weitere Aufgaben
puzzles-ask = Was ist der beste Zug?
puzzles-again = Diese Aufgabe hast du schon beantwortet. Sie zählt nicht mehr.
puzzles-right = Richtig!
puzzles-wrong = Es geht besser.
puzzles-loss = Das verschenkt mindestens { $loss }.
puzzles-answer = Deine Antwort
puzzles-best = { $count ->
    [one] Lösung
   *[other] Gleich gute Lösungen
}
puzzles-tempting = Ein Matrose spielt
puzzles-why = Warum die Lösung besser ist
puzzles-change = Deine Wertung: { $rating } ({ $change }). Die der Aufgabe: { $puzzle }.
puzzles-same = Deine Wertung bleibt bei { $rating }. Die der Aufgabe: { $puzzle }.
puzzles-next = Nächste Aufgabe
puzzles-none = Für dieses Spiel gibt es noch keine Aufgaben.
puzzles-all-done = Du hast hier alle Aufgaben gelöst.

## Worum es geht

puzzle-theme-fishing = Angeln
puzzle-theme-nets = Netz auswerfen
puzzle-theme-trap = Reuse
puzzle-theme-whirlpool = Strudel
puzzle-theme-rocks = Heiliger Fels
puzzle-theme-dock-cards = Anlegerkarten
puzzle-theme-dock-slots = Anleger
puzzle-theme-panoramas = Panoramen
puzzle-theme-home = Heimkehr
puzzle-theme-set-up = Erste Schiffe
puzzle-theme-tiles = Plättchen legen
puzzle-theme-landing = Landen
puzzle-theme-boats = Vermehrung
puzzle-theme-voyages = In See stechen
puzzle-theme-chain-reaction = Kettenreaktion
puzzle-theme-royal-island = Königsinsel
puzzle-theme-resettling = Neubesiedlung
puzzle-theme-brigands = Räuber
puzzle-theme-ashigarus = Ashigaru aufstellen
puzzle-theme-tournament = Turnier
puzzle-theme-goods = Rohstoffe und Waren
puzzle-theme-offerings = Opfergaben
puzzle-theme-altars = Altäre
puzzle-theme-buildings = Gebäude und Verträge
puzzle-theme-yakuza = Yakuza-Karten
puzzle-theme-market = Schwarzmarkt
