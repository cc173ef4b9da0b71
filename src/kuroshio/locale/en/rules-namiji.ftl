### The rulebook of Namiji. No number is written here: all come from the box.

rules-namiji-copies = { $count ->
    [one] { $count } token
   *[other] { $count } tokens
}
rules-namiji-on-route = { $count } on the route, { $double } of them double-slot stations

## The goal

rules-namiji-title-goal = The goal
rules-namiji-goal = You skipper a small fishing boat on one trip round the southern sea. On the way you fish, haul in crustaceans, watch marine animals, and make offerings to the sea. Everything that goes well brings points. Whoever has the most points when all boats are home wins. { $least } to { $most } can play.
rules-namiji-R36 = There is no game for a single player. Play against bots if you are alone.

## Setting up

rules-namiji-title-set-up = Setting up
rules-namiji-sea = The Sea Route is a loop. Docks cut it into { $legs } parts, and it begins and ends in the same port.
rules-namiji-decks = The { $dock_cards } Dock cards, the { $rocks } Sacred Rock cards and the { $nets } nets are shuffled and lie face down. The { $fish } fish lie face down in the school, except for one that is turned face up. { $shrimp } shrimp and { $crabs } crabs go into the bag.
rules-namiji-piles = The Panorama cards lie in piles by type and number, the lowest number on top. The Panorama Bonus cards lie beside the board.
rules-namiji-boat = Every boat has an empty fish rack, a crustacean trap, and { $offerings ->
    [one] { $offerings } offering
   *[other] { $offerings } offerings
} on board. All scores begin at zero.
rules-namiji-tokens = As many Early Bird tokens as there are players lie beside the board, those of the highest value.
rules-namiji-start = The boats line up at the starting dock in a random order. Whoever stands last in the line sails first.
rules-namiji-R33 = You sail clockwise or counter-clockwise, all the same way. That is settled before the boats line up.
rules-namiji-direction = Whoever opens the table chooses the direction, or lets it be drawn by lot.
rules-namiji-R29 = Some stations have another slot, off the route: they are double-slot stations. With up to { $few } players the slot off the route is not used, and such a station holds a single boat.

## A turn

rules-namiji-title-turn = A turn
rules-namiji-who-moves = There is no fixed order. The boat farthest behind always moves next. If it is still the last one after its move, it moves again. On a double-slot station the boat that came later stands off the route: it counts as the one behind, and leaves first. In the picture it is the turn of the boat with the ring.
rules-namiji-where-to = Sail forward to any free station you like, as far as the next dock. You may skip as many as you wish, but you can never go back, and nobody sails past a dock.
rules-namiji-closed = A station is closed to you if all its slots are taken. With a full rack you cannot stop at angling or net casting stations. A panorama that you have completed is closed to you too. A dock always has a slot for you.
rules-namiji-stop = Then do what the station says. A long jump skips stations and leaves turns to the others; small steps give you more of them. That is the heart of the game.
rules-namiji-R34 = If every station before the dock is taken or closed to you, you sail to the dock. It has a slot for every boat.

## Angling

rules-namiji-title-angling = Angling
rules-namiji-angling = Take any fish from the school: one that you see, or one that lies face down. Then another fish is turned face up. Now keep your catch in your rack, or release it face up into the school.
rules-namiji-R1 = If no fish lies face down any more, nothing is turned up. You can still take one that lies face up.
rules-namiji-R2 = If the school is empty you may stop there, but nothing happens.
rules-namiji-R3 = A new fish is turned face up every time. This is never skipped.
rules-namiji-R4 = Which fish is turned up is left to chance, for their backs are alike. A fish that was taken face down is shown to everybody before you decide whether to keep it.
rules-namiji-R5 = The new fish is turned up first; only then do you decide. A released fish lies face up.

## The rack

rules-namiji-title-rack = The fish rack
rules-namiji-rack = Your very first fish goes into the upper left corner of the rack. Every other one goes beside a token that is already there, across or up and down, never only corner to corner. It stays where you put it.
rules-namiji-rack-size = The rack has { $rack_rows } rows of { $rack_columns } cells: the book gives its size, and the points of its rows tell which way it lies.
rules-namiji-lines = A fish or a net pays nothing by itself. A line is a full row or a full column. It pays if all its fish have the same colour or are all of the same kind; otherwise it pays nothing. A row or column may be begun before another is complete.
rules-namiji-lines-known = In the book the top row pays { $row_top }, other rows pay { $rows_other }, a column { $column_points }.
rules-namiji-line-points = So the rows pay { $row_points } from top to bottom, and each column { $column_points }. One token may complete several lines: each of them pays. In the picture the top row pays for its colour and the left column for its kind.
rules-namiji-signs = If the colours are hard for you to tell apart, look at the small signs: one for blue, one for orange, one for green.
rules-namiji-R6 = As long as a cell is free there is a place for a fish. You are free to keep or release it, but you cannot swap it for the one just turned up.
rules-namiji-R8 = If your first catch is a net, one half of it covers the upper left corner, and it lies across or down.
rules-namiji-R9 = A line pays at once, and only once, even if its fish are alike in both colour and kind.

## Net casting

rules-namiji-title-net = Net casting
rules-namiji-net = Turn over the top net. Place it on { $net_cells } free cells side by side, across or down, at least one of them beside another token. Or release it: then it goes face down under the pile.
rules-namiji-net-fish = A net shows { $net_cells } fish of the same colour and kind.
rules-namiji-R7 = Only a full rack closes this station. If your free cells do not lie side by side, you may stop, but you must release the net.
rules-namiji-R10 = If the pile of nets is empty you may stop there, but nothing happens.
rules-namiji-R43 = The net is shown to everybody, whether it is placed or released.

## The crustacean trap

rules-namiji-title-crustacean = The crustacean trap
rules-namiji-crustacean = Draw tokens from the bag, one after the other, { $draws } at most. Stop when you like and keep them all: each is worth a point. But as soon as the haul holds { $lost } crabs, all of it goes back into the bag.
rules-namiji-R11 = You draw at least one token.
rules-namiji-R12 = If the bag runs out, the haul ends and you keep it. If it was empty already, you may stop there, but nothing happens.
rules-namiji-R13 = The tokens of a lost haul go back into the bag at once. What you kept before is safe.

## The whirlpool

rules-namiji-title-whirlpool = The whirlpool
rules-namiji-whirlpool = Set one of your { $offerings } offerings afloat. It brings no points, but every offering still on board at the end costs some.
rules-namiji-R14 = You may stop here without an offering, to block the station. Nothing happens then, and { namiji-dock-paper-lanterns } and { namiji-dock-twin-offerings } pay nothing.
rules-namiji-R37 = If you have an offering you must set one afloat.
rules-namiji-twin-offerings = With { namiji-dock-twin-offerings } you choose how many, up to { $card_twin_offerings }, but at least one.

## Panoramas

rules-namiji-title-panorama = Panoramas
rules-namiji-panorama = The dolphin, the octopus and the whale have a panorama each, made of { $dolphin }, { $octopus } and { $whale } sections. At every stop you take its next section, and it pays its own number: the first section least, the last one most.
rules-namiji-panorama-example = An example from the book: { $whale_seen } whale Panorama cards have paid { $whale_sum } points. At another whale Panorama station the next one pays { $whale_next } more.
rules-namiji-panorama-bonus = Whoever is the first to complete a panorama takes its Panorama Bonus card and { $bonus } extra points. One player may win several.
rules-namiji-R15 = Sections never run out: there is one of each for every boat.
rules-namiji-R16 = You can make one panorama of each type, several at the same time. Once you have completed one you can no longer stop at its stations.
rules-namiji-R17 = Only the first to complete a panorama takes the bonus. Boats move one after the other, so there is no tie.

## The sacred rock

rules-namiji-title-rock = The sacred rock
rules-namiji-rock = Look at { $rocks_looked_at } Sacred Rock cards and keep one, face down. The other goes under the deck. Each card names an objective. At the end it pays the points printed on it if you have met it. If not, it costs nothing.
rules-namiji-rock-points = The cards pay { $rock_points } points.
rules-namiji-R18 = If a single card is left, keep that one. If none is left, nothing happens.
rules-namiji-R19 = You must keep exactly one card.
rules-namiji-straw-rope = With { namiji-dock-straw-rope } you may look at { $card_straw_rope } cards and keep up to { $rope_keep } of them, but at least one.
rules-namiji-R40 = Each fish on a net counts as a fish when an objective counts fish, colours or kinds. { namiji-rock-net-mender } counts the nets themselves.
rules-namiji-rock-cards = All Sacred Rock cards, one of each:

## Docks

rules-namiji-title-dock = Docks
rules-namiji-dock = Everybody stops at every dock and waits there for the others. When you arrive, choose any free slot. There are as many slots as players, but at least { $dock_slots }. The nearer a boat is to the route, the earlier it chooses a card and the later it leaves.
rules-namiji-dock-example = An example from the book, with { $most } players: Blue arrives first and takes the slot farthest from the route, to leave first. Green arrives next and takes the slot nearest the route, to choose a card first.
rules-namiji-draft = When all boats are there, one Dock card more than there are players goes round: with { $draft_players } players, for example, { $draft_cards } cards. The boat in the slot nearest the route takes one and passes the rest on. The last card goes under the deck. Then the journey goes on.
rules-namiji-meal = A meal pays its points at once.
rules-namiji-upgrade = An upgrade works at the station it shows, for the rest of the game. Your Dock cards lie face up.
rules-namiji-R20 = An upgrade works once at each station. If you have several for the same station, all of them work.
rules-namiji-R21 = Where an upgrade gives you something to do, you may leave it out. { namiji-dock-woven-pot } always works, and points are added by themselves.
rules-namiji-R22 = Cards are dealt only at the docks on the way, neither at the start nor when you come home.
rules-namiji-R27 = At a dock, the boat in the slot nearest the route counts as farthest ahead: it leaves last.
rules-namiji-R38 = { namiji-dock-wide-net }: you turn the nets over one by one, { $card_wide_net } at most, and decide after each whether to see another. You place at most one. The rest go under the pile in an order that nobody knows.
rules-namiji-R39 = { namiji-dock-second-hook }: you may even take the fish that you have just released. This is not offered when the rack is full or the school is empty.
rules-namiji-dock-cards = All Dock cards, one of each:

## The end

rules-namiji-title-end = Coming home, and the count
rules-namiji-port = Last of all you sail home to the port. Whoever arrives takes the Early Bird token of the highest value that is left.
rules-namiji-early-known = The first boats home get { $birds_known } points; whoever comes home last of { $most } still gets { $bird_last }.
rules-namiji-early-birds = All { $most } Early Bird tokens: { $early_birds }. One of them is not named in the book; its value lies between those of its neighbours.
rules-namiji-R28 = In the port only the order of arrival counts. Nobody chooses a slot.
rules-namiji-count = When all boats are home, the Sacred Rock cards are turned over and pay. Then offerings left on board are paid for: you lose as many points as the boat shows above the topmost one.
rules-namiji-penalty-known = With all { $offerings } offerings left you lose { $penalty_all } points, with { $some_left } left { $penalty_some }, with none nothing.
rules-namiji-penalties = The numbers between follow the same pattern: with { $left } offerings left you lose { $penalties }.
rules-namiji-points = All other points were counted on the way. The highest score wins.
rules-namiji-collection = What you have gained, cards and tokens, is your collection: your points can be counted again from it at any time.
rules-namiji-R30 = A score can fall below zero.
rules-namiji-R31 = Those who are level at the top share the victory. There is no tie-break.
rules-namiji-R41 = Equal scores share a place, and the places after it stay empty.
rules-namiji-example-musubi = A final count from the book, { $example_musubi } points in all:
rules-namiji-example-tami = And another, of whoever came home last of all and still has { $example_tami } points:
rules-namiji-counted-rack = rack
rules-namiji-counted-trap = crustaceans
rules-namiji-counted-rocks = Sacred Rock cards
rules-namiji-counted-dolphin = dolphin panorama
rules-namiji-counted-octopus = octopus panorama and its bonus
rules-namiji-counted-whale = whale panorama
rules-namiji-counted-meals = meals
rules-namiji-counted-early-bird = Early Bird token
rules-namiji-counted-offerings = offerings left on board
rules-namiji-counted = { $sum }

## A game of two

rules-namiji-title-two = Playing with { $least }
rules-namiji-neutral = With { $least } players a neutral boat sails along; its place in the line is random too, so that { $two_boats } boats are on the route. When it is the farthest behind, the player who is farthest ahead moves it. It takes nothing at stations and scores no points.
rules-namiji-neutral-port = In the port the neutral boat’s token is discarded: the highest one that is left.
rules-namiji-R23 = There is an Early Bird token for every boat: { $two_tokens }. The one for the neutral boat’s place leaves the game.
rules-namiji-R23-departs = The book lays out one token for each player, and so { $two_tokens_option } here. But its French edition also discards the token of the neutral boat’s place, whichever that is, and for the last place there would be none. So we give every boat a token; the option “Early Bird tokens” plays it by the letter.
rules-namiji-R24 = The player farthest ahead moves the neutral boat, even from the port. When both players are home, it comes home by itself.
rules-namiji-R25 = The neutral boat may stop at any free slot that players may use, up to and including the next dock. No station is closed to it, not even one with a panorama that a player has completed.
rules-namiji-R26 = At a dock, the player who moves the neutral boat also chooses its slot.
rules-namiji-R35 = { $two_cards } Dock cards go round. The neutral boat’s one is picked at random and discarded face down: it leaves the game unseen. The last card goes under the deck.
rules-namiji-R42 = As an option, only the tokens { $two_tokens_option } are used. Then whoever comes home last gets nothing.
rules-namiji-neutral-tip = Where you send the neutral boat is a key to victory.

## What is hidden

rules-namiji-title-knowledge = What is hidden
rules-namiji-R32 = Hidden: Sacred Rock cards, Dock cards while they go round, fish that lie face down, and the order of the decks as long as nobody has seen it. You remember what you have put under a deck, and everybody remembers a net that was released. Open to all: racks, traps, offerings, Dock cards, the number of Sacred Rock cards, and what is in the bag.

## What is in the box

rules-namiji-title-box = What is in the box
rules-namiji-stations = We do not have the printed board. Ours has { $stations } stations and { $docks } docks:
rules-namiji-fish = Fish come in { $colours } colours and { $kinds } kinds, with one net for each combination. The number of kinds and of copies is ours:

## At the table

explain-namiji-named = { $name }: { $text }
explain-namiji-score = Points so far; Sacred Rock cards and offerings left on board are counted at the end.
explain-namiji-station-angling = Angling: take a fish from the school, then keep it in your rack or release it.
explain-namiji-station-net = Net casting: a net with { $net_cells } equal fish, to be placed side by side or released.
explain-namiji-station-crustacean = Crustacean trap: draw up to { $draws } tokens for a point each; the haul is lost as soon as it holds { $lost } crabs.
explain-namiji-station-whirlpool = Whirlpool: set an offering afloat, so that it costs nothing at the end.
explain-namiji-station-dolphin = Dolphin panorama: take your next of { $dolphin } sections; it pays its own number.
explain-namiji-station-octopus = Octopus panorama: take your next of { $octopus } sections; it pays its own number.
explain-namiji-station-whale = Whale panorama: take your next of { $whale } sections; it pays its own number.
explain-namiji-station-rock = Sacred rock: look at { $rocks_looked_at } objectives and keep one for the end.
explain-namiji-station-dock = Dock: everybody stops here; the nearer to the route, the earlier you choose a card and the later you leave.
explain-namiji-station-port = Port: the start and the finish; whoever comes home takes the best Early Bird token that is left.
explain-namiji-boat = A boat; the one farthest behind moves next.
explain-namiji-neutral-boat = The neutral boat: it takes nothing at stations, removes a card at docks and a token in the port, and the player farthest ahead moves it.
explain-namiji-fish = A fish of the school that lies face up: you know what you take.
explain-namiji-fish-hidden = A fish face down: you see it only when you have taken it.
explain-namiji-school = The school: { $fish } fish at the start, in { $colours } colours and { $kinds } kinds.
explain-namiji-bag = The bag: { $shrimp } shrimp and { $crabs } crabs at the start.
explain-namiji-deck-rock = The Sacred Rock cards that are left, out of { $rocks }.
explain-namiji-deck-dock = The Dock cards that are left, out of { $dock_cards }; they go round when all boats are at a dock.
explain-namiji-deck-net = The nets that are left; released ones go under the pile.
explain-namiji-afloat = Offerings that were set afloat: they cost nothing any more.
explain-namiji-rack-cell = A cell of the rack: a fish goes beside another one, the first of all into the upper left corner.
explain-namiji-line-points = What this line pays once it is full and all of one colour or all of one kind.
explain-namiji-offering = An offering on board; with { $left } left at the end you lose { $penalties }.
explain-namiji-trap = Crustaceans that were kept: a point each.
explain-namiji-panorama-dolphin = The dolphin panorama: each section pays its number, and the first to complete it takes { $bonus } more.
explain-namiji-panorama-octopus = The octopus panorama: each section pays its number, and the first to complete it takes { $bonus } more.
explain-namiji-panorama-whale = The whale panorama: each section pays its number, and the first to complete it takes { $bonus } more.
explain-namiji-dock-hidden = A Dock card, face down.
explain-namiji-rock-hidden = A Sacred Rock card: its objective is secret and is counted at the end.
explain-namiji-hooked = The fish on the hook: keep it in a cell of your rack, or release it.
explain-namiji-net = A net on show with { $net_cells } equal fish: they go into the rack side by side, or back.
explain-namiji-haul = This haul: a point for each token if you stop in time, nothing once it holds too many crabs.
explain-namiji-panoramas = Points of panorama sections: each paid its own number.
explain-namiji-bonuses = Panorama Bonuses: { $bonus } for the first to complete each.
explain-namiji-meals = Points printed on the meals chosen at docks.
explain-namiji-upgrades = Points that upgrades chosen at docks have brought.
explain-namiji-rocks = Points of the Sacred Rock cards whose objective is met.
explain-namiji-early-bird = Points for coming home early: Early Bird tokens of { $early_birds }, in the order of arrival.
