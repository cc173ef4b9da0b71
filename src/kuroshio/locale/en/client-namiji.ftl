### Namiji's board

namiji-deck-rock = Sacred Rock cards
namiji-deck-dock = Dock cards
namiji-deck-net = Nets
namiji-deck-bag = Bag
namiji-school = School of fish: { $up } face up, { $down } face down
namiji-school-short = School
namiji-rack = Rack
namiji-offerings = Offerings
namiji-trap = Trap
namiji-panoramas = Panoramas
namiji-panorama-label = { $kind }: { $has } of { $of } sections
namiji-cards = Dock and Sacred Rock cards
namiji-no-cards = None yet.
namiji-if-now = if it ended now: { $points }, with { $offerings ->
    [0] no offering aboard
    [one] one offering aboard
   *[other] { $offerings } offerings aboard
}
namiji-whole-sea = Whole sea
namiji-fold = See the sea
namiji-unfold = Back to the choice
namiji-this-section = This part
namiji-do-keep = Choose a glowing cell of your rack, or release the fish.
namiji-do-cast = Choose the net’s first cell in your rack.
namiji-turn-down = Turn it downwards
namiji-turn-across = Turn it across
namiji-chance = { $left ->
    [one] { $left } token
   *[other] { $left } tokens
} in the bag: { $percent }% crabs
namiji-risk = With { $lost ->
    [one] { $lost } crab
   *[other] { $lost } crabs
} the haul is lost: { $percent }% on the next draw
namiji-keep-haul = { $tokens ->
    [one] Keep it
   *[other] Keep { $tokens }
}
namiji-target = { $station }, { $ahead ->
    [one] one space ahead
   *[other] { $ahead } spaces ahead
}{ $slot ->
    [0] {""}
   *[other] , slot { $slot }
}. { $pays }
namiji-hint-angling = Take a fish from the school; another one turns up.
namiji-hint-net = A net with two fish alike, if you have room.
namiji-hint-crustacean = Draw from the bag and stop in time: a point each.
namiji-hint-whirlpool = { $left ->
    [0] You have no offering left.
    [one] Set your last offering afloat.
   *[other] Set an offering afloat; { $left } aboard.
}
namiji-hint-panorama = Section { $section } of { $of }{ $points ->
    [0] {""}
   *[other] : +{ $points }
}{ $bonus ->
    [0] {""}
   *[other] , { $bonus } of them the Panorama Bonus
}.
namiji-hint-rock = Look at { $look } objectives and keep { $keep ->
    [one] one
   *[other] up to { $keep }
}.
namiji-hint-dock = Slot { $slot }. The nearer the route, the earlier you choose a card and the later you leave.
namiji-hint-port = { $points ->
    [0] No Early Bird token is left.
   *[other] Early Bird token: +{ $points }.
}
namiji-hint-neutral = The neutral boat takes nothing at stations; it only stands in the way.
namiji-hint-neutral-dock = Slot { $slot } for the neutral boat: when it would choose, a Dock card drawn at random leaves the game.
namiji-hint-neutral-port = { $points ->
    [0] No Early Bird token is left for it to remove.
   *[other] The best Early Bird token that is left, worth { $points }, is discarded.
}
namiji-hint-turns = { $boats ->
    [0] Then it is your turn again at once.
    [one] Then { $boats } boat sails before you go on.
   *[other] Then { $boats } boats sail before you go on.
}

## The log

namiji-told-sailed = sailed to space { $space }: { $station }
