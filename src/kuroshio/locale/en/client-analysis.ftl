### The analysis table: a position with an engine beside it, and a tree of what might have been.

analysis = Analysis
analyses-about = A position with an engine beside it: try moves, decide how chance falls, write down what you find, and share it by link.
analyses-own = Your analyses
analyses-line = { $day } · { $nodes ->
    [0] no branches
    [one] { $nodes } branch
   *[other] { $nodes } branches
}
analysis-new = Set a game up
analysis-new-about = An empty table of your own, to follow a game on a real table or to try something out. You make everyone’s moves, and say what was drawn or rolled.
analysis-game = Game
analysis-first = Who begins
analysis-open = Open the table
analysis-record = A game that was played
analysis-record-about = Open a finished game from the history, or upload a record, and choose “Analyse from here” at any position.
analysis-delete = Delete this analysis of { $game }

## Position

analysis-controls = Steps
analysis-made = { $made ->
    [0] Before the first move
    [one] After { $made } move
   *[other] After { $made } moves
}
analysis-beginning = Beginning
analysis-others-hand = What this seat holds is not known here. It chooses in one of the worlds that are possible.
analysis-copied = This is now your own copy. The other one stays as it was.

## Engine

analysis-engine = Engine
analysis-go = Think
analysis-stop = Stop
analysis-engine-about = Thinks about the position shown, from what is seen here alone.
analysis-begins = The engine begins…
analysis-waiting = Waiting: games being played come first.
analysis-thinking = Thinking: { $visits } tries so far
analysis-stopped = Stopped after { $visits } tries
analysis-enough = Thought enough: { $visits } tries
analysis-visits = { $visits } tries
analysis-thousand = { $count } thousand
analysis-follows = What mostly follows:

## What happened

analysis-happened = What happened
analysis-otherwise = Otherwise…
analysis-looking = Looking for what else is possible…
analysis-only-so = Nothing else was possible here.
analysis-offered = To choose from: { $move }
analysis-nothing-more = Nothing more

## Tree

analysis-tree = Moves
analysis-branch = Branch:
analysis-noted = (with a note)
analysis-cut = Remove this branch from here on

## Notes

analysis-notes = Notes
analysis-comment = Comment on this position
analysis-draw = Draw on the board
analysis-draw-none = Nothing
analysis-draw-ring = Rings
analysis-draw-arrow = Arrows
analysis-arrow-from = Press where the arrow begins.
analysis-arrow-to = From { $thing }: press where the arrow ends.
analysis-arrow = { $from } → { $to }
analysis-mark-by-words = Mark what a move speaks of
analysis-unmark = Remove the mark: { $thing }
analysis-thing-space = space { $name }
analysis-thing-slot = slot { $name }
analysis-thing-cell = cell { $name }
analysis-thing-altar = altar { $name }
