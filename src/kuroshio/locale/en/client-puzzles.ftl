### Puzzles.

puzzles-title = Puzzles: { $game }
puzzles-lead = From games of strong bots. Here one move is surely the best, and a sailor misses it.
puzzles-games = Puzzles of the games
puzzles-rating = Your rating
puzzles-rating-value = { $rating } ± { $error }
puzzles-streak = In a row
puzzles-longest = Longest row
puzzles-solved = Solved
puzzles-solved-value = { $solved } of { $tried }
puzzles-theme = Theme
puzzles-theme-all = All ({ $count })
puzzles-theme-one = { $theme } ({ $count })
puzzles-daily = Puzzle of the day
puzzles-daily-of = Puzzle of the day, { $day }
puzzles-daily-solved = Today’s puzzle is solved.
puzzles-daily-missed = Today’s puzzle went wrong.
puzzles-more = More puzzles
puzzles-ask = What is the best move?
puzzles-again = You have answered this one before. It no longer counts.
puzzles-right = Right!
puzzles-wrong = There is better.
puzzles-loss = This gives away at least { $loss }.
puzzles-answer = Your answer
puzzles-best = { $count ->
    [one] Solution
   *[other] Solutions, equally good
}
puzzles-tempting = A sailor plays
puzzles-why = Why the solution is better
puzzles-change = Your rating: { $rating } ({ $change }). The puzzle’s: { $puzzle }.
puzzles-same = Your rating stays at { $rating }. The puzzle’s: { $puzzle }.
puzzles-next = Next puzzle
puzzles-none = There are no puzzles of this game yet.
puzzles-all-done = You have solved every puzzle here.

## What a puzzle is about

puzzle-theme-fishing = Angling
puzzle-theme-nets = Net casting
puzzle-theme-trap = Crustacean trap
puzzle-theme-whirlpool = Whirlpool
puzzle-theme-rocks = Sacred Rocks
puzzle-theme-dock-cards = Dock cards
puzzle-theme-dock-slots = Docks
puzzle-theme-panoramas = Panoramas
puzzle-theme-home = Homecoming
puzzle-theme-set-up = First boats
puzzle-theme-tiles = Laying tiles
puzzle-theme-landing = Landing
puzzle-theme-boats = Adding boats
puzzle-theme-voyages = Putting to sea
puzzle-theme-chain-reaction = Chain reaction
puzzle-theme-royal-island = Royal island
puzzle-theme-resettling = Resettling
puzzle-theme-brigands = Brigands
puzzle-theme-ashigarus = Placing ashigarus
puzzle-theme-tournament = Tournament
puzzle-theme-goods = Goods
puzzle-theme-offerings = Offerings
puzzle-theme-altars = Altars
puzzle-theme-buildings = Buildings and contracts
puzzle-theme-yakuza = Yakuza cards
puzzle-theme-market = Black market
