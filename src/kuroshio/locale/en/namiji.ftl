### Namiji

namiji-nobody = The neutral boat

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

namiji-of-panorama-dolphin = of the dolphin panorama
namiji-of-panorama-octopus = of the octopus panorama
namiji-of-panorama-whale = of the whale panorama

namiji-fish-blue-bream = blue bream
namiji-fish-blue-mackerel = blue mackerel
namiji-fish-blue-puffer = blue pufferfish
namiji-fish-blue-flounder = blue flounder
namiji-fish-orange-bream = orange bream
namiji-fish-orange-mackerel = orange mackerel
namiji-fish-orange-puffer = orange pufferfish
namiji-fish-orange-flounder = orange flounder
namiji-fish-green-bream = green bream
namiji-fish-green-mackerel = green mackerel
namiji-fish-green-puffer = green pufferfish
namiji-fish-green-flounder = green flounder

# The same as what somebody takes, and two of them on a net.
namiji-the-fish-blue-bream = the blue bream
namiji-the-fish-blue-mackerel = the blue mackerel
namiji-the-fish-blue-puffer = the blue pufferfish
namiji-the-fish-blue-flounder = the blue flounder
namiji-the-fish-orange-bream = the orange bream
namiji-the-fish-orange-mackerel = the orange mackerel
namiji-the-fish-orange-puffer = the orange pufferfish
namiji-the-fish-orange-flounder = the orange flounder
namiji-the-fish-green-bream = the green bream
namiji-the-fish-green-mackerel = the green mackerel
namiji-the-fish-green-puffer = the green pufferfish
namiji-the-fish-green-flounder = the green flounder
namiji-two-fish-blue-bream = two blue bream
namiji-two-fish-blue-mackerel = two blue mackerel
namiji-two-fish-blue-puffer = two blue pufferfish
namiji-two-fish-blue-flounder = two blue flounder
namiji-two-fish-orange-bream = two orange bream
namiji-two-fish-orange-mackerel = two orange mackerel
namiji-two-fish-orange-puffer = two orange pufferfish
namiji-two-fish-orange-flounder = two orange flounder
namiji-two-fish-green-bream = two green bream
namiji-two-fish-green-mackerel = two green mackerel
namiji-two-fish-green-puffer = two green pufferfish
namiji-two-fish-green-flounder = two green flounder

namiji-row = row { $which }
namiji-column = column { $which }
namiji-place-across = { $cell } (across)
namiji-place-down = { $cell } (down)

namiji-source-rack = rack
namiji-source-trap = crustaceans
namiji-source-panoramas = panoramas
namiji-source-bonuses = Panorama Bonus
namiji-source-meals = meal
namiji-source-upgrades = upgrade
namiji-source-early-bird = Early Bird token
namiji-source-rocks = Sacred Rock cards
namiji-source-penalty = offerings left on board

## Counted things, used in other messages

namiji-shrimp = { $shrimp } shrimp
namiji-crabs = { $crabs ->
    [one] { $crabs } crab
   *[other] { $crabs } crabs
}
namiji-upgrade-points = { $number ->
    [one] { $number } point
   *[other] { $number } points
}
namiji-bound = { $bound ->
    [at-most] { $number ->
        [0] no
       *[other] at most { $number }
    }
   *[at-least] at least { $number }
}

## Questions

namiji-ask-sail = Where do you sail?
namiji-ask-sail-neutral = You are ahead: where does the neutral boat sail?
namiji-ask-fish = Which fish do you take from the school?
namiji-ask-second-fish = { namiji-dock-second-hook }: take one more fish?
namiji-ask-keep = Your catch: { $fish }. Where does it go?
namiji-ask-cast = { $nets ->
    [one] Where do you place the net?
   *[other] Which net do you place, and where?
}
namiji-ask-haul = Your haul: { $shrimp ->
    [0] { namiji-crabs }
   *[other] { $crabs ->
        [0] { namiji-shrimp }
       *[other] { namiji-shrimp } and { namiji-crabs }
    }
}. Draw on, or keep it?
namiji-ask-offer = How many offerings do you set afloat?
namiji-ask-look = { namiji-dock-straw-rope }: how many cards do you look at?
namiji-ask-rock = Which objective do you keep?
namiji-ask-second-rock = Keep a second objective?
namiji-ask-draft = Choose one of the { $cards } Dock cards.

## The rules behind the questions

namiji-rule-sail = The boat farthest behind moves. It may skip any free space, never goes back, and stops at the next dock, or at last in the port. On a double-slot station, and at a dock, the boat farther from the route leaves first. A full rack bars angling and nets, a complete panorama its own stations.
namiji-rule-sail-neutral = The neutral boat is farthest behind, and you sail it because you are farthest ahead. It may skip any free space, never goes back, and stops at the next dock, or at last in the port. At a dock, the boat farther from the route leaves first. No station is closed to the neutral boat, and it takes nothing there; but at a dock a card leaves the game for it, and in the port an Early Bird token, if one is left.
namiji-rule-fish = Take any fish, face up or face down. Then another one is turned face up, always. You see your catch before you decide to keep or release it.
namiji-rule-second-fish = With { namiji-dock-second-hook } you may take one more fish at this stop, even the one you have just released.
namiji-rule-keep = The first fish goes to the upper left corner, every other one beside a fish that is already there. It stays where you put it. A full row or column of one colour or one kind pays at once. Or release the fish: then it lies face up in the school.
namiji-rule-cast = A net shows two fish alike and covers two cells, across or down. One of them is beside a fish, or for your very first catch the upper left corner. Released nets go under the pile. With { namiji-dock-wide-net } you may reveal more of them and place one.
namiji-rule-haul = Draw up to { $draws ->
    [one] { $draws } token
   *[other] { $draws } tokens
} and stop when you like. With { $lost ->
    [one] { $lost } crab
   *[other] { $lost } crabs
} in one haul, all of it goes back into the bag. Each token you keep is a point.
namiji-rule-offer = Every offering still on board at the end costs points. With { namiji-dock-twin-offerings } you may set two afloat.
namiji-rule-look = With { namiji-dock-straw-rope } you may look at more cards and keep up to { $keep } of them.
namiji-rule-rock = Keep one card, face down. It pays at the end if you have met its objective; if not, it costs nothing. The rest goes under the deck.
namiji-rule-second-rock = With { namiji-dock-straw-rope } you may keep a second card.
namiji-rule-draft = { $cards } Dock cards go round, from the slot nearest the route to the farthest. A meal pays at once, an upgrade works for the rest of the journey.

## Moves

namiji-move-sail = Sail to space { $space }: { $station }
namiji-move-dock = Moor in slot { $slot } of the dock
namiji-move-home = Sail home to the port
namiji-move-take = Take { $fish }
namiji-move-take-hidden = Take a fish that lies face down
namiji-move-keep = Keep it in { $cell }
namiji-move-release = Release the catch
namiji-move-cast-across = Net with { $fish }: { $cell } and the cell to its right
namiji-move-cast-down = Net with { $fish }: { $cell } and the cell below
namiji-move-reveal = Reveal one more net
namiji-move-draw = Draw another token
namiji-move-stop = Stop and keep the haul
namiji-move-offer = { $count ->
    [one] Set one offering afloat
   *[other] Set { $count } offerings afloat
}
namiji-move-look = Look at { $count } cards
namiji-move-pick = { $card }: { $effect }
namiji-move-choose = { $card } ({ $effect })
namiji-move-done = That is all

## Why not

namiji-why-not-asked = this is not what is asked now; the question is: “{ $question }”
namiji-why-no-such-fish = no such fish lies in the school
namiji-why-cell-taken = that cell is taken, and a fish stays where it lies
namiji-why-cell-apart = a fish goes beside another one, the first of all into the upper left corner
namiji-why-net-place = a revealed net goes on two free cells, one of them beside a fish (the first of all: the upper left corner)
namiji-why-no-net = no further net can be revealed
namiji-why-no-such-card = that card is not among those you may choose from
namiji-why-dock-first = everybody stops at the dock on space { $space }
namiji-why-no-dock-left = the last dock lies behind; ahead is the port
namiji-why-slot = that slot is taken or not in use: the slots are 1 to { $slots }
namiji-why-off-the-route = the spaces of the route are 1 to { $last }
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

namiji-effect-meal = { points } at once
namiji-effect-second-hook = angling: take { $number ->
    [one] one more fish
   *[other] { $number } more fish
} at each stop
namiji-effect-fishmonger = angling: { namiji-upgrade-points } if you keep a fish
namiji-effect-wide-net = nets: reveal up to { $number }, place one
namiji-effect-net-floats = nets: { namiji-upgrade-points } at each stop
namiji-effect-woven-pot = trap: the haul is lost only with { $number ->
    [one] { $number } crab
   *[other] { $number } crabs
}, still at most { $draws ->
    [one] { $draws } draw
   *[other] { $draws } draws
}
namiji-effect-salted-bait = trap: { namiji-upgrade-points } if you keep a haul
namiji-effect-paper-lanterns = whirlpool: { namiji-upgrade-points } if you set an offering afloat
namiji-effect-twin-offerings = whirlpool: set up to { $number ->
    [one] { $number } offering
   *[other] { $number } offerings
} afloat and score { $bonus ->
    [one] { $bonus } point
   *[other] { $bonus } points
}
namiji-effect-bow-whistle = dolphins: each section pays { namiji-upgrade-points } more
namiji-effect-glass-bucket = octopuses: each section pays { namiji-upgrade-points } more
namiji-effect-long-spyglass = whales: each section pays { namiji-upgrade-points } more
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

namiji-objective = { $measure } ({ points })
namiji-measure-valid-lines = { namiji-bound } { $number ->
    [one] line that scored
   *[other] lines that scored
}
namiji-measure-bottom-row = { $bound ->
    [at-most] the bottom row has not scored
   *[at-least] the bottom row has scored
}
namiji-measure-rows-and-columns = { $bound ->
    [at-most] rows that scored: at most { $number }, or columns: at most { $number }
   *[at-least] { $number ->
        [one] at least one row and one column that scored
       *[other] at least { $number } rows and { $number } columns that scored
    }
}
namiji-measure-fish = { namiji-bound } fish in the rack
namiji-measure-colour = { namiji-bound } { $colour ->
    [blue] blue
    [orange] orange
    [green] green
   *[other] { $colour }
} fish in the rack
namiji-measure-kinds = { namiji-bound } { $number ->
    [one] kind of fish in the rack
   *[other] kinds of fish in the rack
}
namiji-measure-nets = { namiji-bound } { $number ->
    [one] net in the rack
   *[other] nets in the rack
}
namiji-measure-crustaceans = { namiji-bound } { $number ->
    [one] crustacean in the trap
   *[other] crustaceans in the trap
}
namiji-measure-crabs = { namiji-bound } { $number ->
    [one] crab in the trap
   *[other] crabs in the trap
}
namiji-measure-offerings-left = { namiji-bound } { $number ->
    [one] offering left on board
   *[other] offerings left on board
}
namiji-measure-dolphin = { namiji-bound } { $number ->
    [one] dolphin section
   *[other] dolphin sections
}
namiji-measure-octopus = { namiji-bound } { $number ->
    [one] octopus section
   *[other] octopus sections
}
namiji-measure-whale = { namiji-bound } { $number ->
    [one] whale section
   *[other] whale sections
}
namiji-measure-panoramas-of-two = { namiji-bound } { $number ->
    [one] panorama with more than one section
   *[other] panoramas with more than one section
}
namiji-measure-panorama-bonuses = { namiji-bound } { $number ->
    [one] Panorama Bonus
   *[other] Panorama Bonuses
}
namiji-measure-meals = { namiji-bound } { $number ->
    [one] meal
   *[other] meals
}
namiji-measure-upgrades = { namiji-bound } { $number ->
    [one] upgrade
   *[other] upgrades
}

## The log

namiji-event-sailed = sailed to space { $space }
namiji-event-moored = moored in slot { $slot } of the dock on space { $space }
namiji-event-came-home = came home { $rank ->
    [1] first
    [2] second
    [3] third
    [4] fourth
   *[other] fifth
}
namiji-event-took-fish = { $hidden ->
    [yes] took a fish that lay face down: { $fish }
   *[no] took { $the_fish }
}
namiji-event-flipped-fish = { $by ->
    [nobody] a fish of the school lies face up: { $fish }
   *[somebody] turned another fish of the school face up: { $fish }
}
namiji-event-kept-fish = kept { $the_fish } in { $cell }
namiji-event-released-fish = released { $the_fish }
namiji-event-revealed-net = revealed a net with { $net }
namiji-event-cast-net = placed the net with { $net } at { $place }
namiji-event-released-net = put the net with { $net } under the pile
namiji-event-drew-shrimp = drew a shrimp
namiji-event-drew-crab = drew a crab
namiji-event-kept-haul = { $tokens ->
    [one] kept a haul of one token
   *[other] kept a haul of { $tokens } tokens
}
namiji-event-lost-haul = { $tokens ->
    [one] lost a haul of one token
   *[other] lost a haul of { $tokens } tokens
}
namiji-event-set-afloat = { $offerings ->
    [one] set an offering afloat
   *[other] set { $offerings } offerings afloat
}
namiji-event-took-section = took section { $section } { $panorama }
namiji-event-took-bonus = completed the { $panorama } before all others and took the Panorama Bonus
namiji-event-looked-at-rocks = looked at { $cards ->
    [one] one Sacred Rock card
   *[other] { $cards } Sacred Rock cards
}
namiji-event-saw-rock = saw { $card }
namiji-event-kept-rock = kept a Sacred Rock card
namiji-event-kept-this-rock = kept { $card }
namiji-event-dealt-cards = { $cards } Dock cards go round
namiji-event-took-card = took { $card }
namiji-event-neutral-took-card = took a Dock card out of the game, unseen
namiji-event-card-under = the last card went under the deck
namiji-event-scored = { $sign ->
    [minus] lost { points } ({ $source })
   *[plus] scored { points } ({ $source })
}
namiji-event-scored-line = scored { points } for { $line }
namiji-event-scored-rock = scored { points } for { $card }
namiji-event-failed-rock = did not meet the objective of { $card }
namiji-event-took-early-bird = took the Early Bird token worth { $points }
namiji-event-discarded-early-bird = discarded the Early Bird token worth { $points }
namiji-event-nothing-there = found nothing to do here ({ $station })
namiji-event-last-dock = reached the last dock first: the next harbour is home
namiji-event-first-home = came home first: the game ends when all players are home

## The table in plain lines

namiji-plain-direction-clockwise = You sail clockwise.
namiji-plain-direction-counter-clockwise = You sail counter-clockwise.
namiji-plain-space = Space { $space }, { $station }: { $boats }
namiji-plain-nobody = nobody
namiji-plain-none = none
namiji-plain-neutral = neutral boat
namiji-plain-school = School of fish, face up: { $fish }. Face down: { $hidden }.
namiji-plain-supply = Bag: { namiji-shrimp }, { namiji-crabs }. Decks: { $nets ->
    [one] { $nets } net
   *[other] { $nets } nets
}, { $rocks ->
    [one] { $rocks } Sacred Rock card
   *[other] { $rocks } Sacred Rock cards
}, { $docks ->
    [one] { $docks } Dock card
   *[other] { $docks } Dock cards
}.
namiji-plain-boat = { $name }: { points }
namiji-plain-your-boat = Your boat ({ $name }): { points }
namiji-plain-hold = Offerings on board: { $offerings }. Trap: { namiji-shrimp }, { namiji-crabs }. Sections: { $panoramas }.
namiji-plain-sections = { $count } { $panorama }
namiji-plain-no-sections = none
namiji-plain-rack-empty = Rack: empty
namiji-plain-row = Rack row { $row }: { $fish }
namiji-plain-dock-cards = Dock cards: { $cards }
namiji-plain-rock-cards = Sacred Rock cards: { $cards }
namiji-plain-hidden-cards = { $count } hidden
