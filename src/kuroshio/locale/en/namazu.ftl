### Namazu

## Names

namazu-ring-country = country
namazu-ring-suburbs = suburbs
namazu-ring-city = city
namazu-whole-ring-country = ring of the country
namazu-whole-ring-suburbs = ring of the suburbs
namazu-whole-ring-city = ring of the city

namazu-type-rice = rice field
namazu-type-bamboo = bamboo grove
namazu-type-ore = ore mine
namazu-type-fuji = Mount Fuji
namazu-type-tournament = tournament
namazu-type-jobs = small jobs
namazu-type-barter = barter
namazu-type-offerings = offerings
namazu-type-rest = rest
namazu-type-altar = altar
namazu-type-knacker = knacker
namazu-type-butcher = butcher
namazu-type-smith = smith
namazu-type-goldsmith = goldsmith
namazu-type-yakuza = yakuza
namazu-type-armourer = armourer
namazu-type-builder = builder
namazu-type-market = black market
namazu-type-gaming = gaming circle
namazu-cell = { $kind } { $letter }
namazu-only-cell = the { $kind }

namazu-good-rice = rice
namazu-good-bamboo = bamboo
namazu-good-ore = ore
namazu-good-steel = steel
namazu-good-meat = meat
namazu-good-bone = bone
namazu-good-gold = gold
namazu-good-koban = Kobans
namazu-count-rice = { $count } rice
namazu-count-bamboo = { $count } bamboo
namazu-count-ore = { $count } ore
namazu-count-steel = { $count } steel
namazu-count-meat = { $count } meat
namazu-count-bone = { $count ->
    [one] { $count } bone
   *[other] { $count } bones
}
namazu-count-gold = { $count } gold
namazu-count-koban = { $count ->
    [one] { $count } Koban
   *[other] { $count } Kobans
}

# What somebody gives or takes, without and with its number.
namazu-some-rice = rice
namazu-some-bamboo = bamboo
namazu-some-ore = ore
namazu-some-steel = steel
namazu-some-meat = meat
namazu-some-bone = a bone
namazu-some-gold = gold
namazu-some-koban = Kobans
namazu-handed-rice = { namazu-count-rice }
namazu-handed-bamboo = { namazu-count-bamboo }
namazu-handed-ore = { namazu-count-ore }
namazu-handed-steel = { namazu-count-steel }
namazu-handed-meat = { namazu-count-meat }
namazu-handed-bone = { namazu-count-bone }
namazu-handed-gold = { namazu-count-gold }
namazu-handed-koban = { namazu-count-koban }

namazu-count-any = { $count ->
    [one] { $count } primary good of your choice
   *[other] { $count } primary goods of your choice
}
namazu-list = { $first }, { $rest }
namazu-kobans = { $kobans ->
    [one] { $kobans } Koban
   *[other] { $kobans } Kobans
}
namazu-fee = { $fee ->
    [one] { $fee } Koban
   *[other] { $fee } Kobans
}
namazu-nothing = nothing
namazu-token = strength { $strength }, loot: { $loot }

namazu-series-torii = Torii
namazu-series-lantern = Lantern
namazu-series-gong = Gong
namazu-series-gourd = Gourd
namazu-series-drum = Drum
namazu-series-keystone = Keystone
namazu-series-mirror = Mirror

namazu-improvement-brigands = Brigands
namazu-improvement-placement = Placement
namazu-improvement-barter = Barter
namazu-improvement-offerings = Offerings
namazu-improvement-rest = Rest
namazu-improvement-temple = Temple
namazu-improves-brigands = when brigands come you draw { $bands } bands and choose which to fight
namazu-improves-placement = your first ashigarus may stand on neighbouring cells of one ring instead of in one sector
namazu-improves-barter = you barter any good for any other
namazu-improves-offerings = goods on an altar may be alike
namazu-improves-rest = a rest brings { $rest } force
namazu-improves-temple = you may build any altar for { $temple }

namazu-source-groups = altars alike
namazu-source-singles = different altars
namazu-source-offerings = offerings
namazu-source-brigands = brigands
namazu-source-tournaments = tournaments
namazu-source-goals = goals

## Yakuza cards

namazu-card-smuggling = Smuggling
namazu-card-diverted-convoy = Diverted Convoy
namazu-card-discreet-ingot = Discreet Ingot
namazu-card-racket = Racket
namazu-card-burglary = Burglary
namazu-card-tremor = Tremor
namazu-card-bodyguards = Bodyguards
namazu-card-master-at-arms = Master at Arms
namazu-card-safe-passage = Safe Passage
namazu-card-intimidation = Intimidation
namazu-card-terror-of-the-roads = Terror of the Roads
namazu-card-glory-of-the-lists = Glory of the Lists
namazu-card-builder-of-edo = Builder of Edo
namazu-card-friend-of-the-guilds = Friend of the Guilds
namazu-card-inventive-spirit = Inventive Spirit
namazu-card-perfect-armour = Perfect Armour
namazu-card-full-coffer = Full Coffer
namazu-card-full-granary = Full Granary
namazu-card-devotion = Devotion

namazu-effect-smuggling = take { $amount ->
    [one] { $amount } primary good
   *[other] { $amount } primary goods
} of your choice
namazu-effect-convoy = take { $amount ->
    [one] { $amount } manufactured good
   *[other] { $amount } manufactured goods
} of your choice
namazu-effect-ingot = take { $amount } gold and { $also ->
    [one] { $also } Koban
   *[other] { $also } Kobans
}
namazu-effect-passage = stand wherever you like, and pay nothing for occupied cells
namazu-effect-bodyguards = brigands are beaten without spending force
namazu-effect-master = { $amount } more for your total in a tournament
namazu-effect-racket = an opponent gives you up to { $amount ->
    [one] { $amount } Koban
   *[other] { $amount } Kobans
}; the bank adds { $also } more
namazu-effect-burglary = take { $amount ->
    [one] { $amount } primary good
   *[other] { $amount } primary goods
} or { $also } manufactured from an opponent
namazu-effect-tremor = turn a ring by up to { $amount ->
    [one] { $amount } sector
   *[other] { $amount } sectors
}
namazu-effect-intimidation = pay nothing at a cell of the city
namazu-goal = at the end { $points } points for { $counts } { $measure }, never more
namazu-measure-brigands = brigand tokens
namazu-measure-wins = tournaments won
namazu-measure-buildings = buildings
namazu-measure-contracts = contracts
namazu-measure-improvements = improvements
namazu-measure-shield = points of shield
namazu-measure-kobans = Kobans left
namazu-measure-cubes = goods left
namazu-measure-full-altars = altars full of offerings

## Questions

namazu-ask-nothing = Nothing is asked.
namazu-ask-quake = Play a card before the quake?
namazu-ask-face = Which band of brigands do you fight?
namazu-ask-fight = Brigands attack you ({ $token }). How do you meet them?
namazu-ask-stand = Where do your two ashigarus stand?
namazu-ask-stand-alone = Where does your only ashigaru stand?
namazu-ask-third = Where does your third ashigaru stand?
namazu-ask-act = Which cell do you activate?
namazu-ask-challenge = Which family do you challenge?
namazu-ask-arms = Play a card before the dice?
namazu-ask-take = Which goods do you take?
namazu-ask-rob = What do you take from { $victim }?
namazu-ask-swap = Which good do you barter?
namazu-ask-altar = At which altar do you offer?
namazu-ask-offer = What do you offer at altar { $altar }?
namazu-ask-erect = Which altar do you build?
namazu-ask-pay = Do you pay with gold?
namazu-ask-build = On which field do you build?
namazu-ask-sign = Sign a contract with the { $kind }?
namazu-ask-keep = Which yakuza card do you keep?
namazu-ask-trade = What do you sell or buy?

## The rules behind the questions

namazu-rule-nothing = Nothing is asked.
namazu-rule-quake = Some yakuza cards can be played before the seismic die is thrown. You are asked whenever you hold cards, so that nobody learns which.
namazu-rule-face = With the improvement Brigands you draw two tokens and fight one of them; the other goes back into the bag.
namazu-rule-fight = With enough force you must fight: you lose as much force as the brigands’ strength, less your shield, and win their token and loot. Without it, one ashigaru stays at home this turn. The card { namazu-card-bodyguards } beats them without force.
namazu-rule-stand = Two ashigarus stand on two cells of one sector, with the improvement { namazu-improvement-placement } also on neighbouring cells of one ring. An occupied cell costs { namazu-fee }, paid to the family that stands there, and its ashigaru goes home. The tournament is closed to a family without force. Before that you may play yakuza cards.
namazu-rule-stand-alone = After a lost fight a single ashigaru acts: it may stand on any cell. An occupied cell costs { namazu-fee }, paid to the family that stands there, and its ashigaru goes home. The tournament is closed to a family without force. Before that you may play yakuza cards.
namazu-rule-stand-passage = With { namazu-card-safe-passage } your ashigarus stand on any cells and pay nothing for occupied ones; whoever stood there goes home. Blocked cells stay closed, and so does the tournament to a family without force. Before that you may play yakuza cards.
namazu-rule-third = The third ashigaru may stand on any other cell. { $passage ->
    [yes] Occupied cells cost nothing.
   *[no] An occupied cell costs { namazu-fee }.
}
namazu-rule-act = Each cell with an ashigaru of yours can be activated once, in any order. You may leave out any of them. In between you may play yakuza cards.
namazu-rule-challenge = No family may refuse. Force, shield and a die count; the higher total wins.
namazu-rule-arms = Both families throw a die of { $die } sides. Cards are played before that, the challenger’s first.
namazu-rule-take = Take { $some_primary ->
    [0] { $some_manufactured ->
        [one] { $some_manufactured } manufactured good
       *[other] { $some_manufactured } manufactured goods
    }
    [one] { $some_primary } primary good
   *[other] { $some_primary } primary goods
} of your choice from the bank. A good for which you have no room is not taken.
namazu-rule-take-burglary = { namazu-card-burglary } takes { $some_primary ->
    [one] { $some_primary } primary good
   *[other] { $some_primary } primary goods
} or { $some_manufactured } manufactured from that family, never gold: all that it has and you have room for.
namazu-rule-take-tournament = From a tournament’s loser: up to { $primary ->
    [one] { $primary } primary good
   *[other] { $primary } primary goods
}, or { $manufactured } manufactured, or { namazu-kobans }; never gold. A good for which you have no room stays where it is.
namazu-rule-swap = One good for another of its class, primary or manufactured; with the improvement Barter any for any. Gold is never bartered.
namazu-rule-altar = Up to { $offerings ->
    [one] { $offerings } good
   *[other] { $offerings } goods
} in all, on one or more of your altars.
namazu-rule-offer = Each altar has { $places } places and takes different goods; with the improvement Offerings they may be alike. Filled one after the other, the places are worth { $worth } points.
namazu-rule-erect = An altar costs the { $altar ->
    [one] { $altar } manufactured good
   *[other] { $altar } manufactured goods
} of its slot, or with the improvement { namazu-improvement-temple } { $temple }; gold stands for any of them. You can build one altar a turn.
namazu-rule-pay = A gold stands for any one primary or manufactured good.
namazu-rule-build = A building gives its good at once and at the start of each of your turns, unless another family’s ashigaru stands there. Each family has at most one on a field.
namazu-rule-sign = On your first paid visit, if nobody has it yet, you may sign: later visits cost you nothing. It is not offered again. You have { $contracts ->
    [one] { $contracts } contract
   *[other] { $contracts } contracts
} in all.
namazu-rule-keep = You keep one card, hidden; the other is discarded face up.
namazu-rule-trade = Sell as much as you like. Of each line you buy at most one a visit: improvement, altar, yakuza card, pact. Yakuza cards may be played here, too.

## Moves

namazu-move-stand-two = Stand at { $one } and { $two }
namazu-move-stand-one = Stand at { $cell }
namazu-move-quake = Let the quake come
namazu-move-face = Fight these: { $token }
namazu-move-fight = Face them without a card
namazu-move-activate = Activate { $cell }
namazu-move-challenge = Challenge { $other }
namazu-move-swap = Give { $given }, take { $taken }
namazu-move-altar = Offer at altar { $altar } ({ $series })
namazu-move-offer = Offer { $goods }
namazu-move-erect = Build { $series } in slot { $slot } for { $price }
namazu-move-erect-by-temple = Build { $series } in slot { $slot } as the Temple allows, for { $price }
namazu-move-pay = Pay as asked, without gold
namazu-move-pay-gold = Pay gold instead of { $goods }
namazu-move-build = Build on { $cell }
namazu-move-sign = Sign the contract
namazu-move-keep = Keep { $card }: { $effect }
namazu-move-sell = Sell { $goods } for { namazu-kobans }
namazu-move-buy-improvement = Buy { $improvement } for { namazu-kobans }: { $effect }
namazu-move-buy-altar = Buy { $series } from slot { $slot } for { namazu-kobans }
namazu-move-buy-card = Buy a yakuza card for { namazu-kobans }
namazu-move-buy-pact = Seal the pact with the yakuza for { namazu-kobans }
namazu-move-take = Take { $goods }
namazu-move-play = Play { $card }: { $effect }
namazu-move-play-on = Play { $card } on { $victim }: { $effect }
namazu-move-play-at = Play { $card } at { $cell }: { $effect }
namazu-move-play-tremor = Play { $card }: turn the { $ring } by { $sectors ->
    [one] { $sectors } sector
   *[other] { $sectors } sectors
} { $way ->
    [back] counter-clockwise
   *[on] clockwise
}
namazu-move-done = That is all
namazu-move-done-act = End your turn
namazu-move-done-arms = Play no card
namazu-move-done-take = Take nothing
namazu-move-done-altar = Offer no more
namazu-move-done-sign = Do not sign
namazu-move-done-trade = Leave the market

## Why not

namazu-why-not-asked = this is not what is asked now; the question is: “{ $question }”
namazu-why-face = those brigands are not here
namazu-why-stand-one = only one ashigaru is placed now
namazu-why-stand-two = two ashigarus are placed together
namazu-why-blocked = { $cell } is blocked for the whole game
namazu-why-own-pawn = an ashigaru of yours stands at { $cell } already
namazu-why-no-force = the tournament is closed to a family without force
namazu-why-not-one-sector = those cells do not lie in one sector
namazu-why-not-neighbours = those cells neither lie in one sector nor side by side in one ring
namazu-why-no-fee = each occupied cell costs { namazu-fee }, and you cannot pay that
namazu-why-not-waiting = no ashigaru of yours waits at { $cell }
namazu-why-no-price = { $cell } asks for { $price }; you cannot pay that, not even with gold
namazu-why-no-building = all your buildings stand already
namazu-why-no-field = there is no field left for a building of yours
namazu-why-no-swap = you have nothing that could be bartered
namazu-why-no-offering = you have no altar with room for a good of yours
namazu-why-no-altar = you cannot pay for any altar
namazu-why-erected = one altar a turn can be built at altar cells
namazu-why-no-pact = the yakuza only serve the family with the pact
namazu-why-no-cards-left = there are no yakuza cards left
namazu-why-challenge = you can challenge any other family at the table
namazu-why-swap-alike = a good is not bartered for itself
namazu-why-swap-none = you have none of the good that you would barter
namazu-why-swap-room = you have no room for what you would get
namazu-why-swap-class = without the improvement Barter both goods must be of one class
namazu-why-empty-slot = no altar lies in that slot
namazu-why-no-temple = you have not got the improvement Temple
namazu-why-temple-alike = the slot asks for the same as the improvement Temple
namazu-why-altar-price = that altar asks for { $price }; you cannot pay that, not even with gold
namazu-why-not-your-altar = that altar is not yours
namazu-why-altar-full = that altar is full
namazu-why-altar-takes-nothing = that altar can take nothing of yours
namazu-why-altar-served = you have just made an offering at that altar
namazu-why-must-offer = at least one offering must be made
namazu-why-offer-none = you have not got those goods
namazu-why-offer-alike = without the improvement Offerings all goods on an altar must differ
namazu-why-offer-room = that altar has not so many places left
namazu-why-offer-many = { $offerings ->
    [one] only { $offerings } good is offered in one action
   *[other] at most { $offerings } goods are offered in one action
}
namazu-why-pay = you cannot pay in that way
namazu-why-not-a-field = buildings stand on fields only
namazu-why-built = you have a building there already
namazu-why-keep = that card is not among those you drew
namazu-why-no-card = you do not hold { $card }
namazu-why-no-target = there is nothing there for that card to do or to take
namazu-why-one-passage = one { namazu-card-safe-passage } can be played a turn
namazu-why-sell = you have not got that many ({ $good })
namazu-why-line = you have used that line of the market at this visit
namazu-why-kobans = that costs { namazu-kobans }, and you have { $have }
namazu-why-improved = you have that improvement already
namazu-why-markers = you have no marker left for another improvement
namazu-why-pact-sealed = the pact is sealed already
namazu-why-no-contract = you have no contract left
namazu-why-take-there = so much is not there, or has no room in your store
namazu-why-take-less = that is more than you may take
namazu-why-take-all = you take all that you may

## The log

namazu-event-began-turn = began a turn (round { $round })
namazu-event-gained = gained { $goods }
namazu-event-surplus = had no room for { $goods }
namazu-event-paid = paid { $goods }
namazu-event-sold = sold { $goods }
namazu-event-offered = offered { $good } at altar { $altar }
namazu-event-handed = handed over { $goods }
namazu-event-took = took { $goods }
namazu-event-force = { $more ->
    [yes] gained { $size } force, { $now } now
   *[no] { $now ->
        [0] lost { $size } force, none left
       *[other] lost { $size } force, { $now } left
    }
}
namazu-event-shield = raised the shield to { $now }
namazu-event-produced = harvested with the building on { $cell }
namazu-event-hindered = harvested nothing with the building on { $cell }: another family’s ashigaru stands there
namazu-event-shook = turned the { $ring } { $sectors ->
    [-2] 2 sectors counter-clockwise
    [-1] 1 sector counter-clockwise
    [1] 1 sector clockwise
    [2] 2 sectors clockwise
   *[other] by { $sectors } sectors
}
namazu-event-met-brigands = met brigands ({ $token })
namazu-event-chose-brigands = chose these brigands ({ $token })
namazu-event-beat-brigands = { $guarded ->
    [yes] had the brigands beaten by bodyguards ({ $token })
   *[no] beat the brigands ({ $token })
}
namazu-event-fled-brigands = fled from the brigands ({ $token })
namazu-event-no-brigands = met nobody: no brigands are left
namazu-event-stood = placed an ashigaru at { $cell }
namazu-event-sent-home = had an ashigaru sent home from { $cell }
namazu-event-third-came = gained the third ashigaru
namazu-event-activated = { $threat ->
    [yes] intimidated { $cell }
   *[no] activated { $cell }
}
namazu-event-challenged = challenged { $other }
namazu-event-rolled = rolled { $die }, { $total } in all
namazu-event-won = won the tournament ({ $wins ->
    [one] { $wins } win counted
   *[other] { $wins } wins counted
})
namazu-event-lost = lost the tournament
namazu-event-tied = tied with { $other } in the tournament
namazu-event-erected = built altar { $altar }: { $series }
namazu-event-bought-altar = bought altar { $altar }: { $series }
namazu-event-new-altar = new altar in slot { $slot }: { $series }
namazu-event-built = built on { $cell }
namazu-event-signed = { $pact ->
    [yes] sealed the pact with the yakuza
   *[no] signed a contract with the { $kind }
}
namazu-event-improved = acquired the improvement { $improvement }
namazu-event-drew-cards = { $cards ->
    [one] drew a yakuza card
   *[other] drew { $cards } yakuza cards
}
namazu-event-saw-card = saw { $card }
namazu-event-kept-card = kept a yakuza card
namazu-event-kept-this-card = kept { $card }
namazu-event-discarded = discarded { $card }
namazu-event-reshuffled = the discarded yakuza cards were shuffled
namazu-event-played = played { $card }
namazu-event-appeased = calmed Namazu a little ({ $now ->
    [one] { $now } offering
   *[other] { $now } offerings
} so far)
namazu-event-calmed = Namazu is calm: the game ends with this round
namazu-event-last-round = round { $round } begins, the last one: the game ends with it in any case
namazu-event-scored = scored { points } ({ $source })
namazu-event-scored-goal = { $points ->
    [0] scored nothing for { $card }
   *[other] scored { points } for { $card }
}

## The table in plain lines

namazu-plain-round = Round { $round } of at most { $rounds }. Offerings: { $appeasement } of { $limit }.
namazu-plain-sector = Sector { $sector }: { $cells }
namazu-plain-blocked = blocked
namazu-plain-pawn = ashigaru of { $name }
namazu-plain-building = building of { $name }
namazu-plain-contract = contract of { $name }
namazu-plain-slot = { $slot }: { $series } for { $price }
namazu-plain-altars = Altars on offer: { $altars }. In the pile: { $left }.
namazu-plain-supply = Bands in the bag: { $brigands }. Yakuza cards: { $cards }, discarded: { $discards }.
namazu-plain-band = Brigands: { $token }.
namazu-plain-none = none
namazu-plain-between = { "; " }
namazu-plain-no-improvement = none
namazu-plain-empty-altar = no offerings
namazu-plain-family = { $name }: { points }
namazu-plain-your-family = Your family ({ $name }): { points }
namazu-plain-strength = Force: { $force }. Shield: { $shield }. Tournaments won: { $wins }. Bands beaten: { $brigands }.
namazu-plain-store = Store: { $goods }
namazu-plain-works = Buildings: { $buildings }. Contracts: { $contracts }. Improvements: { $improvements }. { $third ->
    [yes] Three ashigarus.
   *[no] Third ashigaru: with an altar and the improvement { $needs }.
}
namazu-plain-altar = Altar { $altar }, { $series }: { $offerings }
namazu-plain-cards = Yakuza cards: { $cards }
namazu-plain-hidden-cards = { $count } hidden
