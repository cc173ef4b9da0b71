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
board = Board
no-board = This game is played with the buttons beside the board.
watching = Watching
undo = Undo
undo-key = Take the last move back (U)
undo-asked = { $name } would like to take a move back. Do you agree?
undo-waiting = Waiting for the others to agree to the undo.
undo-refused = The undo was not agreed to.
replay = Replay
replay-since = Show again what happened since your last move
rules = Rules
rules-reconstructed = Names, numbers of cards and the board are partly reconstructed; the documentation lists what is printed in the rulebook, what is likely and what is ours.
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
speed = Speed
speed-none = No motion
speed-slow = Slow
speed-normal = Normal
speed-fast = Fast
sound = Sounds
one-click = One click is enough for everything
keys-help = Keys: 1–9 and 0 choose a target, Enter acts, Escape lets go, U takes back, L opens the log.
tap-a-target = Tap a glowing target.
do-it = Do it
offline = The connection is lost. Trying again …
plate-moving = to move
plate-bot = bot, { $level }
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
    [0] You come in place { $place }, level on points.
    [one] You come in place { $place }, one point behind.
   *[other] You come in place { $place }, { $behind } points behind.
}
end-sources = Where the points came from
end-course = Points over the game
end-points = Points
end-table = Look at the table
end-show = Show the final count
play-again = Play again

## Bots

bot-deckhand = deckhand
bot-sailor = sailor
bot-captain = captain
bot-admiral = admiral
bot-deckhand-about = plays at random
bot-sailor-about = takes what looks best
bot-captain-about = thinks ahead
bot-admiral-about = thinks longer

## Namiji

namiji-deck-rock = Sacred rocks
namiji-deck-dock = Dock cards
namiji-deck-net = Nets
namiji-deck-bag = Trap bag
namiji-school = School of fish: { $up } face up, { $down } face down
namiji-school-short = School
namiji-rack = Rack
namiji-offerings = Offerings
namiji-trap = Trap
namiji-panoramas = Panoramas
namiji-panorama-label = { $kind }: { $has } of { $of } sections
namiji-cards = Dock cards and sacred rocks
namiji-no-cards = None yet.
namiji-if-now = if it ended now: { $points }, with { $offerings ->
    [0] no offering aboard
    [one] one offering aboard
   *[other] { $offerings } offerings aboard
}
namiji-whole-sea = Whole sea
namiji-this-section = This section
namiji-do-keep = Choose a glowing cell of your rack, or release it.
namiji-do-cast = Choose the net’s first cell in your rack.
namiji-turn-down = Lay it down
namiji-turn-across = Lay it across
namiji-chance = { $left } tokens in the bag: { $percent } % crabs
namiji-keep-haul = { $tokens ->
    [one] Keep it
   *[other] Keep { $tokens }
}
namiji-target = { $station }, { $ahead ->
    [one] one space ahead
   *[other] { $ahead } spaces ahead
}, slot { $slot }. { $pays }
namiji-hint-angling = Take a fish from the school; another one turns up.
namiji-hint-net = A net with two equal fish, if you have room.
namiji-hint-crustacean = Draw from the bag and stop in time: a point each.
namiji-hint-whirlpool = { $left ->
    [0] You have no offering left.
    [one] Set your last offering afloat.
   *[other] Set an offering afloat; { $left } aboard.
}
namiji-hint-panorama = Section { $section } of { $of }: +{ $points }{ $bonus ->
    [0] {""}
   *[other] , and the Panorama Bonus +{ $bonus }
}
namiji-hint-rock = Look at two objectives and keep one.
namiji-hint-dock = Slot { $slot }. The first slot chooses its card first and leaves last.
namiji-hint-port = Early bird: +{ $points }
namiji-hint-neutral = The neutral boat takes nothing; it only stands in the way.
