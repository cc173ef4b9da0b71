### What only the browser says.

## Everywhere

language = Language
theme = Theme
theme-light = Light
theme-dark = Dark
theme-auto = As the system
close = Close
yes = Yes
no = No
menu = Menu
lobby = Lobby
points-word = { $count ->
    [one] point
   *[other] points
}

## The table

status-yours = Your turn:
status-theirs = to move
status-absent = to move, but away
nudge = Nudge
nudge-about = Remind them politely that it is their turn: on their page of this table, once a move
nudge-shown = { $name } is reminded on the page of this table.
nudge-waits = { $name } is not here. The reminder is shown when { $name } opens this table again; nothing is sent elsewhere.
nudge-got = { $name } reminds you: it is your turn.
log-nudged = gave a nudge
log-lost = The database failed and lost the last entries of this table. Play goes on from here.
board = Board
watching = Watching
undo = Undo
undo-key = Take the last move back (U)
undo-asked = { $name } would like to take a move back. Do you agree?
undo-waiting = Waiting for the others to agree to the undo.
undo-refused = The undo was not agreed to.
replay = Replay
replay-since = Show again what happened since your last move
rules = Rules
log = Log
log-all = All
log-filter = Only one seat
log-empty = Nothing has happened yet.
chat = Chat
chat-write = Say something
chat-send = Send
chat-empty = Nobody has said anything yet.
watchers = { $count ->
    [0] Nobody is watching.
    [one] One person is watching.
   *[other] { $count } people are watching.
}
invite = Invite
leave = Leave the table
stay = Stay
speed = Speed
speed-none = No motion
speed-slow = Slow
speed-normal = Normal
speed-fast = Fast
sound = Sounds
notices = Tell me when it is my turn
notice-turn = { $game }: it is your turn
tap-a-target = Tap a glowing target.
do-it = Do it
offline = The connection is lost. Trying again…
plate-moving = to move
plate-moving-away = to move, away
plate-bot = bot, { $level }
plate-stand-in = a bot stands in
plate-here = here
plate-away = away
seat-open = open
curtain-title = It is { $name }’s turn
curtain-text = Hand the device over. Nothing is shown until you say so.
curtain-open = I am { $name }

## The end

end-title = { $winners ->
    [one] { $you ->
        [yes] You win with { points }
       *[no] { $name } wins with { points }
    }
   *[other] { $name } share the victory with { points }
}
end-you = { $behind ->
    [0] Your place: { $place }, level on points.
    [one] Your place: { $place }, one point behind.
   *[other] Your place: { $place }, { $behind } points behind.
}
end-sources = Where the points came from
end-course = Points over the game
end-points = Points
end-table = Look at the table
end-show = Show the final count
play-again = Play again
end-moves = { $moves ->
    [one] { $moves } move
   *[other] { $moves } moves
}
moment-best = The best move: +{ $points }
moment-best-text = { $name }: { $told }
moment-lead = In front
moment-lead-text = { $name } led longest. { $changes ->
    [0] The lead never changed hands.
    [one] The lead changed hands once.
   *[other] The lead changed hands { $changes } times.
}
moment-run = The strongest finish
moment-run-text = { $name } scored { points } in the last quarter.

## Bots

bot-deckhand = deckhand
bot-cook = cook
bot-fisher = fisher
bot-sailor = sailor
bot-boatswain = boatswain
bot-helmsman = helmsman
bot-navigator = navigator
bot-captain = captain
bot-admiral = admiral
bot-deckhand-about = plays at random
bot-cook-about = plays by taste, overlooks a lot
bot-fisher-about = sees what is near, misses the rest
bot-sailor-about = takes what looks best
bot-boatswain-about = looks a little further
bot-helmsman-about = expects your answer
bot-navigator-about = plans ahead, quickly
bot-captain-about = thinks ahead, seldom errs
bot-admiral-about = thinks ten times as long

## The lobby

lobby-title = Choose a game
lobby-lead = Three board games of sea and earth, in your browser.
lobby-facts = { $first }–{ $last } players
lobby-namiji = A fishing trip round the southern sea of old Japan. Whoever is last moves, and chooses how far.
lobby-tongiaki = Tonga is overcrowded: the boats of full beaches put to sea, whoever owns them. Many colours cross more currents.
lobby-namazu = The catfish Namazu shakes Edo. The offerings of all calm it and end the game; the most points win.
players = Players
bots = Bots
play-now = Play now against bots
starting = Starting…
compiling = The engine is being compiled for this machine; it takes a minute, once.
provisional = The engine is still being compiled for this machine: bots take longer for now, and hints and reviews wait.
new-table = New table
my-games = My games
seat-waiting = waiting for players
go-on = Go on
open-tables = Open tables
no-open-tables = No table is waiting for players.
watch = Watch
sit = Sit down
puzzles = Puzzles
history = History
analyses = Analyses
history-place = place { $place } of { $of }, { points }
look = Look
your-name = Your name
save = Save
guest-name = Guest
guest-number = Guest { $number }

## Before the start

loading = Loading…
no-table = There is no such table.
room-free = { $free ->
    [0] All seats are taken.
    [one] One seat is still free.
   *[other] { $free } seats are still free.
}
# To the host.
room-fill = { $free ->
    [one] Invite somebody or put a bot there.
   *[other] Invite people or put bots there.
}
start = Start the game
seat-bot = Put a bot here
seat-free = Send away
seat-unkeep = Keep no longer
seat-rise = Stand up
seat-invite = open for anyone with the link
seat-guest = a person at this device
seat-bot-level = bot: { $level }
invite-copy = Copy the link
invite-copied = Copied
invite-about = Whoever opens the link may take a free seat or watch.
game = Game
clock = Clock
clock-none = None
clock-minute = A minute a move
clock-bank = 10 minutes + 5 s
clock-day = A day a move
clock-days = Three days a move
clock-week = A week a move
listed = Show it in the list of open tables
create = Open the table
option-namiji-direction = Direction of the journey
option-namiji-direction-drawn = drawn by lot
option-namiji-direction-clockwise = clockwise
option-namiji-direction-counter-clockwise = counter-clockwise
option-namiji-early_birds = Early Bird tokens
option-namiji-early_birds-three = one for each boat, the neutral one too (7 / 5 / 3)
option-namiji-early_birds-two = one for each player, as in the book (7 / 5)
option-tongiaki-colours = Colours
option-tongiaki-colours-two-each = two each, in turn: groups can cross more currents
option-tongiaki-colours-one-each = one each, as in the book: strong currents stay closed
option-tongiaki-tiles = Later tiles of a journey
option-tongiaki-tiles-printed = red mark to the boats
option-tongiaki-tiles-rody = turned freely (Rody’s variant)
option-namazu-tournament_block = If the tournament is blocked by lot
option-namazu-tournament_block-stays = it is not in the game, as in the book
option-namazu-tournament_block-redrawn = another cell is drawn
option-namazu-win_limit = Wins that count
option-namazu-win_limit-as-printed = five tournaments at most (our choice)
option-namazu-win_limit-none = every tournament, as in the book
option-namazu-box = Which numbers are played
option-namazu-box-namazu-4 = today’s: Namazu wants many offerings
option-namazu-box-namazu-3 = the third ones: few offerings calm Namazu, games are short
option-namazu-box-namazu-2 = the second ones: workshops are cheap, buildings dear
option-namazu-box-namazu-1 = the first ones: longer games, at most five wins count

## What else happens at a table

log-undone = took a move back
log-timed-out = ran out of time; a bot plays on
log-returned = came back
log-rose = left the table
log-sat = sat down
away-text = You were away or out of time, and a bot plays for you.
away-return = Play on myself
free-seat = A seat is empty, and the game waits for it.
