### Namiji

namiji-name = Namiji
namiji-about = Sail round the southern sea, fish, watch whales and come home with the most points; 2 to 5 players.
namiji-nobody = Neutral boat

## Stations, fish, lines, sources

namiji-station-angling = angling
namiji-station-net = net casting
namiji-station-crustacean = crustacean trap
namiji-station-whirlpool = whirlpool
namiji-station-dolphin = dolphin panorama
namiji-station-octopus = octopus panorama
namiji-station-whale = whale panorama
namiji-station-rock = sacred rock
namiji-station-dock = dock
namiji-station-port = port

namiji-colour-blue = blue
namiji-colour-orange = orange
namiji-colour-green = green
namiji-kind-bream = bream
namiji-kind-mackerel = mackerel
namiji-kind-puffer = puffer
namiji-kind-flounder = flounder
namiji-fish = { $colour } { $kind }

namiji-row = row { $which }
namiji-column = column { $which }

namiji-source-rack = rack
namiji-source-trap = crustaceans
namiji-source-panoramas = panoramas
namiji-source-bonuses = panorama bonus
namiji-source-meals = meal
namiji-source-upgrades = upgrade
namiji-source-early-bird = early bird
namiji-source-rocks = sacred rocks
namiji-source-penalty = offerings left on board

## Questions

namiji-ask-sail = Where do you sail?
namiji-ask-sail-neutral = You are ahead: where does the neutral boat sail?
namiji-ask-fish = Which fish do you take from the school?
namiji-ask-second-fish = Second Hook: take one more fish?
namiji-ask-keep = Your catch is a { $fish }. Where does it go?
namiji-ask-cast = Where do you place a net?
namiji-ask-haul = Your haul: { $shrimp ->
    [one] { $shrimp } shrimp
   *[other] { $shrimp } shrimps
}, { $crabs ->
    [one] { $crabs } crab
   *[other] { $crabs } crabs
}. Draw on or keep it?
namiji-ask-offer = How many offerings do you set afloat?
namiji-ask-look = Straw Rope: how many cards do you look at?
namiji-ask-rock = Which objective do you keep?
namiji-ask-second-rock = Keep a second objective?
namiji-ask-draft = Choose one of { $cards ->
    [one] { $cards } dock card
   *[other] { $cards } dock cards
}.

## The rules behind the questions

namiji-rule-sail = The boat farthest behind moves. It may skip any free space, never goes back, and stops at the next dock. On a double station, and in a dock, the boat farther from the route leaves first. A full rack bars angling and nets, a finished panorama its own stations.
namiji-rule-fish = Take any fish, face up or face down. Then another one is turned face up, always. You see your catch before you decide to keep or release it.
namiji-rule-second-fish = With Second Hook you may take one more fish at this stop, also the one you have just released.
namiji-rule-keep = The first fish goes to the upper left corner, every other one beside a fish that is already there. It stays where you put it. A full row or column of one colour or one kind pays at once.
namiji-rule-cast = A net shows two equal fish and covers two cells, across or down, one of them beside a fish (the first: the upper left corner). Released nets go under the pile.
namiji-rule-haul = Draw up to { $draws } tokens and stop when you like. { $lost } crabs in one haul, and all of it goes back into the bag. Each token you keep is a point.
namiji-rule-offer = Every offering still on board at the end costs points. With Twin Offerings you may set two afloat.
namiji-rule-look = With Straw Rope you may look at more cards and keep up to { $keep } of them.
namiji-rule-rock = Keep one card, face down. It pays at the end if you have met its objective; if not, it costs nothing. The others go under the deck.
namiji-rule-second-rock = With Straw Rope you may keep a second card.
namiji-rule-draft = { $cards } cards go round, from the slot nearest the route to the farthest. A meal pays at once, an upgrade works for the rest of the journey.

## Moves

namiji-move-sail = Sail to space { $space }: { $station }
namiji-move-dock = Moor in slot { $slot } of the dock
namiji-move-home = Sail home to the port
namiji-move-take = Take the { $fish }
namiji-move-take-hidden = Take a fish that lies face down
namiji-move-keep = Keep it in { $cell }
namiji-move-release = Release the catch
namiji-move-cast-across = Net with two { $fish }: { $cell } and the cell to its right
namiji-move-cast-down = Net with two { $fish }: { $cell } and the cell below
namiji-move-reveal = Reveal one more net
namiji-move-draw = Draw another token
namiji-move-stop = Stop and keep the haul
namiji-move-offer = { $count ->
    [one] Set one offering afloat
   *[other] Set { $count } offerings afloat
}
namiji-move-look = Look at { $count } cards
namiji-move-pick = { $card }: { $effect }
namiji-move-choose = { $card }: { $effect }
namiji-move-done = That is all

## Why not

namiji-why-not-asked = this is not what is asked now ({ $question })
namiji-why-no-such-fish = no such fish lies in the school
namiji-why-cell-taken = that cell is taken, and what lies in the rack stays there
namiji-why-cell-apart = a fish goes beside another one, the first of all into the upper left corner
namiji-why-net-place = a net needs two free cells, one of them beside a fish, and a net that has been revealed
namiji-why-no-net = no further net can be revealed
namiji-why-no-such-card = that card is not among those you may choose from
namiji-why-dock-first = everybody stops at the dock on space { $space }
namiji-why-no-dock-left = the last dock lies behind; ahead is the port
namiji-why-slot = that slot is taken or not in use; { $slots } slots are used
namiji-why-off-the-route = the route has the spaces 1 to { $last }
namiji-why-behind = boats never go back, and this one is on space { $space }
namiji-why-use-dock = that is the dock: choose one of its slots
namiji-why-occupied = no slot is free on space { $space }
namiji-why-rack-full = the rack is full, which bars angling and nets
namiji-why-panorama = that panorama is complete ({ $panorama })

## Dock cards

namiji-dock-rice-balls = Rice Balls
namiji-dock-pickled-plums-and-tea = Pickled Plums and Tea
namiji-dock-miso-soup = Miso Soup
namiji-dock-cold-noodles = Cold Noodles
namiji-dock-grilled-mackerel = Grilled Mackerel
namiji-dock-maki-rolls = Maki Rolls
namiji-dock-prawn-tempura = Prawn Tempura
namiji-dock-harbour-hotpot = Harbour Hotpot
namiji-dock-second-hook = Second Hook
namiji-dock-fishmonger = Fishmonger’s Friend
namiji-dock-wide-net = Wide Net
namiji-dock-net-floats = Net Floats
namiji-dock-woven-pot = Woven Pot
namiji-dock-salted-bait = Salted Bait
namiji-dock-paper-lanterns = Paper Lanterns
namiji-dock-twin-offerings = Twin Offerings
namiji-dock-bow-whistle = Bow Whistle
namiji-dock-glass-bucket = Glass-bottom Bucket
namiji-dock-long-spyglass = Long Spyglass
namiji-dock-straw-rope = Straw Rope

namiji-effect-meal = { $points ->
    [one] a point at once
   *[other] { $points } points at once
}
namiji-effect-second-hook = angling: take { $number ->
    [one] one more fish
   *[other] { $number } more fish
} at each stop
namiji-effect-fishmonger = angling: { $number } points if you kept a fish
namiji-effect-wide-net = nets: reveal up to { $number }, place one
namiji-effect-net-floats = nets: { $number } points at each stop
namiji-effect-woven-pot = trap: the haul is lost only at { $number } crabs (still { $draws } draws at most)
namiji-effect-salted-bait = trap: { $number } points if you keep a haul
namiji-effect-paper-lanterns = whirlpool: { $number } points if you set an offering afloat
namiji-effect-twin-offerings = whirlpool: set up to { $number } offerings afloat, and score { $bonus } if you do
namiji-effect-bow-whistle = dolphins: { $number } points for each section
namiji-effect-glass-bucket = octopuses: { $number } points for each section
namiji-effect-long-spyglass = whales: { $number } points for each section
namiji-effect-straw-rope = sacred rock: look at { $number } cards, keep up to { $keep }

## Sacred Rock cards

namiji-rock-skilled-fisherman = Skilled Fisherman
namiji-rock-deep-hold = Deep Hold
namiji-rock-weaver-of-lines = Weaver of Lines
namiji-rock-heavy-boat = Heavy Boat
namiji-rock-blue-tide = Blue Tide
namiji-rock-orange-dusk = Orange Dusk
namiji-rock-green-shallows = Green Shallows
namiji-rock-four-cousins = Four Cousins
namiji-rock-net-mender = Net Mender
namiji-rock-brimming-trap = Brimming Trap
namiji-rock-crab-whisperer = Crab Whisperer
namiji-rock-at-peace-with-the-sea = At Peace with the Sea
namiji-rock-proud-captain = Proud Captain
namiji-rock-dolphin-friend = Dolphin Friend
namiji-rock-octopus-charmer = Octopus Charmer
namiji-rock-whale-song = Whale Song
namiji-rock-two-horizons = Two Horizons
namiji-rock-first-to-see = First to See
namiji-rock-gourmet = Gourmet
namiji-rock-tinkerer = Tinkerer

namiji-objective-at-least = { $measure }, at least { $number } ({ $points ->
    [one] { $points } point
   *[other] { $points } points
})
namiji-objective-at-most = { $measure }, at most { $number } ({ $points ->
    [one] { $points } point
   *[other] { $points } points
})
namiji-measure-valid-lines = lines that scored
namiji-measure-bottom-row = the bottom row scored
namiji-measure-rows-and-columns = a row and a column that scored, of each
namiji-measure-fish = fish in the rack
namiji-measure-colour-1 = blue fish
namiji-measure-colour-2 = orange fish
namiji-measure-colour-3 = green fish
namiji-measure-kinds = different kinds of fish
namiji-measure-nets = nets in the rack
namiji-measure-crustaceans = crustaceans
namiji-measure-crabs = crabs
namiji-measure-offerings-left = offerings left on board
namiji-measure-dolphin = dolphin sections
namiji-measure-octopus = octopus sections
namiji-measure-whale = whale sections
namiji-measure-panoramas-of-two = panoramas with two sections or more
namiji-measure-panorama-bonuses = Panorama Bonus cards
namiji-measure-meals = meals
namiji-measure-upgrades = upgrades

## The log

namiji-event-sailed = sailed to space { $space }
namiji-event-moored = moored in slot { $slot } of the dock on space { $space }
namiji-event-came-home = came home as number { $rank }
namiji-event-took-fish = { $hidden ->
    [yes] took a fish from below: { $fish }
   *[no] took the { $fish }
}
namiji-event-flipped-fish = a { $fish } turned up in the school
namiji-event-kept-fish = kept the { $fish } in { $cell }
namiji-event-released-fish = released the { $fish }
namiji-event-revealed-net = revealed a net: two { $net }
namiji-event-cast-net = placed the net with two { $net } at { $place }
namiji-event-released-net = put the net with two { $net } under the pile
namiji-event-drew-shrimp = drew a shrimp
namiji-event-drew-crab = drew a crab
namiji-event-kept-haul = kept a haul of { $tokens }
namiji-event-lost-haul = lost a haul of { $tokens }
namiji-event-set-afloat = { $offerings ->
    [one] set an offering afloat
   *[other] set { $offerings } offerings afloat
}
namiji-event-took-section = { $panorama }: took section { $section }
namiji-event-took-bonus = first to finish: { $panorama }
namiji-event-looked-at-rocks = looked at { $cards ->
    [one] one Sacred Rock card
   *[other] { $cards } Sacred Rock cards
}
namiji-event-saw-rock = saw { $card }
namiji-event-kept-rock = kept a Sacred Rock card
namiji-event-kept-this-rock = kept { $card }
namiji-event-dealt-cards = { $cards } dock cards go round
namiji-event-took-card = took { $card }
namiji-event-neutral-took-card = a dock card left the game unseen
namiji-event-card-under = the last card went under the deck
namiji-event-scored = { $points ->
    [one] { $points } point
   *[other] { $points } points
} ({ $source })
namiji-event-scored-line = { $points } points for { $line }
namiji-event-scored-rock = { $card }: { $points } points
namiji-event-failed-rock = { $card }: not met
namiji-event-took-early-bird = early bird token of { $points }
namiji-event-nothing-there = nothing to be had here ({ $station })

## The table in plain lines

namiji-plain-direction-clockwise = You sail clockwise.
namiji-plain-direction-counter-clockwise = You sail counter-clockwise.
namiji-plain-space = Space { $space }, { $station }: { $boats }
namiji-plain-nobody = nobody
namiji-plain-none = none
namiji-plain-neutral = neutral boat
namiji-plain-school = School of fish, face up: { $fish }. Face down: { $hidden }.
namiji-plain-supply = Bag: { $shrimp } shrimps, { $crabs } crabs. Decks: { $nets } nets, { $rocks } sacred rocks, { $docks } dock cards.
namiji-plain-boat = { $name }: { $points } points
namiji-plain-your-boat = Your boat ({ $name }): { $points } points
namiji-plain-hold = Offerings on board { $offerings }. Trap: { $shrimp } shrimps, { $crabs } crabs. Panoramas: { $panoramas }.
namiji-plain-rack-empty = Rack: empty
namiji-plain-row = Rack row { $row }: { $fish }
namiji-plain-dock-cards = Dock cards: { $cards }
namiji-plain-rock-cards = Sacred rocks: { $cards }
namiji-plain-hidden-cards = { $count } hidden
