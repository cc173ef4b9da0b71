### The rulebook of Namazu. No number is written here: all come from the box.

-third-ashigaru = third ashigaru

rules-namazu-gives-knacker = for { $price }: bones, { $gain }
rules-namazu-gives-butcher = for { $price }: meat, { $gain }
rules-namazu-gives-smith = for { $price }: steel, { $gain }
rules-namazu-gives-goldsmith = for { $price }: gold, { $gain }
rules-namazu-gives-armourer = for { $price }: shield, +{ $gain }
rules-namazu-gives-builder = for { $price }: a building
rules-namazu-gives-gaming = for { $price }: Kobans, { $gain }
rules-namazu-slot = slot { $slot }
rules-namazu-slot-price = { $price }
rules-namazu-improves-brigands = when brigands come you draw { $tokens_drawn } tokens and choose which to fight
rules-namazu-improves-placement = your first ashigarus may stand on neighbouring cells of one ring instead of in one sector
rules-namazu-improves-barter = you barter any good for any other
rules-namazu-improves-offerings = goods on an altar may be alike
rules-namazu-improves-rest = a rest brings { $rest_improved } force
rules-namazu-improves-temple = you may build any altar for { $price }
rules-namazu-band = strength { $strength }
rules-namazu-loot = loot: { $loot }
rules-namazu-card = { $effect } (× { $copies })

## The goal

rules-namazu-title-goal = The goal
rules-namazu-goal = Under the city of Edo the giant catfish Namazu stirs, and the ground moves. You lead a family. Send out your ashigarus to harvest, work, trade and fight; build altars and lay offerings on them, to calm the beast. When it is calm the game ends, and the most points win. { $least } to { $most } can play.

## The city

rules-namazu-title-city = The city
rules-namazu-rings = The city has { $rings } rings: the country outside, the suburbs, and the city within. Each has { $sectors } cells. A sector is a wedge with one cell of each ring. When a ring turns, its cells move on to other sectors.
rules-namazu-blocked = With fewer families some cells of the country and of the suburbs are blocked, chosen by lot: { $blocked } in each of these rings for { $groups } players.
rules-namazu-B1 = There are { $sectors } sectors, and so { $cells } cells in all.
rules-namazu-B2 = A blocking token closes the last cell of its kind. It turns with its ring. Nobody stands or builds there, and it separates its neighbours.
rules-namazu-B3 = If the only cell of its kind is blocked, that kind is not in this game. An option draws again if it is the tournament.

## Setting up

rules-namazu-title-set-up = Setting up
rules-namazu-set-up = Each family begins with { $force } force, no shield, no goods, and { $first_ashigarus } ashigarus. Altars of { $in_play } series, of { $copies } cards each, are shuffled for { $groups } players, and { $slots } of them lie open. The bag holds { $brigands } bands of brigands, the pile { $cards } yakuza cards.
rules-namazu-goods = Primary goods are rice, bamboo and ore. Manufactured goods are steel, meat and bone. Gold is a joker. You can store { $steel } of each manufactured good and { $gold } gold.
rules-namazu-B43 = Goods and coins never run out in the bank. Primary goods and Kobans may be stored without limit.
rules-namazu-B44 = A family drawn by lot begins, without a coin. All others begin with { $kobans ->
    [one] { $kobans } Koban
   *[other] { $kobans } Kobans
}.

## A turn

rules-namazu-title-turn = A turn
rules-namazu-turn = Your turn has these steps, always in this order: your buildings produce; the quake turns a ring; brigands may come; you place your ashigarus; you activate the cells on which they stand.
rules-namazu-B15 = Place all your ashigarus first. Then activate their cells in any order, so that one may pay for another. You may leave any of them out.

## Buildings

rules-namazu-title-buildings = Buildings
rules-namazu-buildings = Your buildings stand on fields. At the start of your turn each gives you { $building } of its good, unless another family’s ashigaru stands there.
rules-namazu-B4 = A building also produces at once when it is built. At the start of your turn it produces before the quake.
rules-namazu-B5 = A family has at most one building on a cell. Several families may build on the same one.
rules-namazu-B6 = If another family’s ashigaru stands on the field when you build there, nothing is produced at once.

## The quake

rules-namazu-title-quake = The quake
rules-namazu-quake = The seismic die has { $faces } faces. It says which ring turns by one sector, and which way. When it shakes the country, brigands come as well.
rules-namazu-B46 = Everything on a ring turns with it: ashigarus, buildings, contracts, blocking tokens. Nothing is lost.

## Brigands

rules-namazu-title-brigands = Brigands
rules-namazu-brigands = Draw a band from the bag. Their strength is { $strengths }. Subtract your shield: that much force the fight costs you. If you have it, you win their loot and keep the token, worth { $points_brigands ->
    [one] { $points_brigands } point
   *[other] { $points_brigands } points
}. If not, the band goes back into the bag, and one ashigaru stays at home this turn.
rules-namazu-B7 = If your force is enough you must fight.
rules-namazu-B8 = A shield as strong as the brigands brings the cost down to nothing, never below.
rules-namazu-B9 = With { namazu-improvement-brigands } you see both bands, choose one, and put the other back. Then you fight it or fail against it.
rules-namazu-B10 = Loot for which you have no room is lost.
rules-namazu-B11 = If an ashigaru stays at home, you place a single one on any cell. If you have the { -third-ashigaru }, the others act as usual and that one stays.
rules-namazu-B47 = Brigands attack whenever the die shows them, from the first turn on, wherever your ashigarus stand.
rules-namazu-all-brigands = All bands, one of each:

## Placing ashigarus

rules-namazu-title-placing = Placing ashigarus
rules-namazu-placing = Take your ashigarus back. Place { $first_ashigarus } of them on different cells of one sector. If another family’s ashigaru stands on a cell, pay that family { $fee ->
    [one] { $fee } Koban
   *[other] { $fee } Kobans
}; its ashigaru goes home.
rules-namazu-B12 = The fee is due at once, from the Kobans that you have then. If you cannot pay, the cell is not open to you. The other family cannot refuse.
rules-namazu-B13 = All ashigarus that you have must be placed. There is always room for them.
rules-namazu-B14 = Your own ashigarus are taken back first, so they are never in your way. No cell takes more than one of yours.
rules-namazu-B16 = With { namazu-improvement-placement }, neighbours are cells side by side in the same ring.

## The third ashigaru

rules-namazu-title-third = The { -third-ashigaru }
rules-namazu-third = Each family has a card that names an improvement. When you have an altar and that improvement, your { -third-ashigaru } joins you. It may stand on any other cell, in any sector.
rules-namazu-B38 = It comes in the turn after you have met both conditions, and stays for the rest of the game.
rules-namazu-B48 = A bought altar counts like one that was built.

## The country

rules-namazu-title-country = The country
rules-namazu-fields = A rice field, bamboo grove or ore mine gives { $field } of its good.
rules-namazu-fuji = Mount Fuji gives { $fuji } force.
rules-namazu-tournament = Challenge another family. Each adds force, shield and a die of { $die } faces. The higher total wins { $points_win } points and takes from the loser up to { $win_primary } primary goods, or { $win_manufactured } manufactured, or { $win_kobans } Kobans. The winner then loses as much force as the loser’s die shows; the loser gains as much as the winner’s die shows. In a tie nothing happens.
rules-namazu-B33 = You need not challenge anybody, but whoever is challenged cannot refuse, even without force. A family without force may not stand on the tournament.
rules-namazu-B34 = Either side can win, also the challenged one.
rules-namazu-B35 = Force never falls below zero and never rises above { $most_force }.
rules-namazu-B36 = The winner chooses what to take among what the loser has and what fits into the store. Gold is never taken.
rules-namazu-B37 = At most { $most_wins } wins are counted. Further ones bring loot, but no points. An option lifts this limit.

## The suburbs

rules-namazu-title-suburbs = The suburbs
rules-namazu-jobs = Small jobs give { $jobs ->
    [one] { $jobs } Koban
   *[other] { $jobs } Kobans
}.
rules-namazu-rest = A rest gives { $rest } force, or { $rest_improved } with { namazu-improvement-rest }.
rules-namazu-barter = Barter exchanges one good for another of the same class, primary or manufactured.
rules-namazu-B28 = Always one for one. With { namazu-improvement-barter } the classes do not matter. Gold is never bartered.
rules-namazu-B52 = You cannot exchange a good for itself, nor for one that you have no room for.

## Altars and offerings

rules-namazu-title-altars = Altars and offerings
rules-namazu-altar = On an altar cell you build one of the { $slots } open altars. Each costs { $altar_goods } manufactured goods, written under its slot. A new card fills the slot.
rules-namazu-slots = What the slots cost:
rules-namazu-B25 = You build at most one altar a turn on altar cells. One more may be bought at the market.
rules-namazu-B26 = If the pile of altars is empty, slots stay empty and the game goes on.
rules-namazu-B27 = With { namazu-improvement-temple } you may pay its price for any slot, or the printed one.
rules-namazu-offerings = On an offerings cell you lay up to { $offerings } goods on your altars. An altar has { $places } places, worth { $place_points } points. Each offering calms Namazu by one step.
rules-namazu-B21 = Gold may be offered. It counts as a kind of its own.
rules-namazu-B22 = All goods on one altar must differ. Another altar may have the same ones.
rules-namazu-B23 = Lay at least one good, on one or several of your altars. Each moves the marker one step.
rules-namazu-B24 = An altar that you have just built may receive offerings in the same turn, if you activated the altar cell first.
rules-namazu-B49 = The places of an altar are filled from left to right. You choose the altar.

## Artisans

rules-namazu-title-artisans = Artisans and other cells of the city
rules-namazu-artisans = These cells ask for primary goods:
rules-namazu-gold = A gold can take the place of any one good that you pay.
rules-namazu-B20 = Gold stands for one primary or manufactured good, in any payment of goods. It does not stand for Kobans.
rules-namazu-B45 = If you have no room for all that you are given, you get as much as fits. The price is due in full.
rules-namazu-B50 = You may use a cell without any gain, for example to sign a contract. The builder needs a building that is left. On the yakuza cell you may stand without a pact, but not activate it.

## Contracts

rules-namazu-title-contracts = Contracts
rules-namazu-contracts = When you pay at a cell of the city for the first time, you may sign a contract there if nobody has. From then on it costs you nothing. A family can sign { $most_contracts }.
rules-namazu-B17 = The visit at which you sign is paid. All others still pay, and may still come. If you do not sign then, you are not asked again. A visit by { namazu-card-intimidation } does not count as a paid one.
rules-namazu-B18 = Contracts are for cells with a price. The pact with the yakuza takes the place of a contract. There is none for the black market.

## The black market

rules-namazu-title-market = The black market
rules-namazu-market = Sell as many goods as you like: a primary good for { $sell_primary }, a manufactured one for { $sell_manufactured }, gold for { $sell_gold } Kobans. Buy at most one of each: an improvement for { $cost_improvement }, an altar for { $cost_altar }, a yakuza card for { $cost_card }, the pact for { $cost_pact }.
rules-namazu-B29 = You may sell and buy in any order during a visit.
rules-namazu-improvements = The improvements:
rules-namazu-B30 = You can have each improvement once, and { $most_improvements } of the { $improvements } at most.

## Yakuza

rules-namazu-title-yakuza = The yakuza
rules-namazu-yakuza = Draw { $cards_drawn } yakuza cards, keep one in secret and discard the other. You do so when you buy a card, or on the yakuza cell if you have the pact. Actions are played in your turn; goals pay at the end.
rules-namazu-B19 = The yakuza cell serves only the family with the pact. Only one family can ever have it.
rules-namazu-B31 = If the pile is empty, the discards are shuffled. If there are still too few, take what is there.
rules-namazu-B32 = You may play cards before the quake, before placing, between activations and at the market, several in a turn. Some name their own moment: { namazu-card-tremor } comes after the quake, { namazu-card-bodyguards } when brigands attack you, { namazu-card-master-at-arms } in a tournament, the challenger first (+{ $master } to the total), { namazu-card-safe-passage } before placing, { namazu-card-intimidation } on a cell with a price. Hands are hidden and have no limit.
rules-namazu-B51 = You do not take a good for which you have no room. With no room at all, { namazu-card-diverted-convoy } may be played for nothing, { namazu-card-burglary } not.
rules-namazu-B53 = { namazu-card-racket } takes what the other has, { $racket } at most. { namazu-card-burglary } takes the full number. You can only choose a family that has something to take.
rules-namazu-B54 = With { namazu-card-safe-passage } all your ashigarus stand for nothing this turn, but only the first { $first_ashigarus } may choose any cells. Blocked cells stay closed, and so does the tournament without force. You can play one a turn.
rules-namazu-B55 = If a single card is left in the pile, take it, and one from the shuffled discards. If a single band is left in the bag, it comes alone.
rules-namazu-all-cards = All yakuza cards:

## The end

rules-namazu-title-end = The end
rules-namazu-end = When the offerings on all altars reach { $appeasement } for { $groups } players, Namazu is calm. Play the round to its end, so that all families have had as many turns.
rules-namazu-B39 = Offerings made in the rest of the round still score.
rules-namazu-B42 = The game also ends after { $rounds } rounds.
rules-namazu-scoring = You score your altars, your offerings ({ $place_points } by place, { $full_altar } for a full altar), { $points_brigands } for each band of brigands, { $points_win } for each tournament won, and the goals among your yakuza cards.
rules-namazu-scoring-altars = Altars alike: { $alike } points for { $alike_counts } of one series. Those that are single in their series are counted together as different ones, { $different } in all for up to { $different_most } of them.
rules-namazu-B40 = Groups of altars alike are counted first and never broken up. More than { $different_most } different ones begin a new series.
rules-namazu-B41 = In a tie, more goods and Kobans left win, all added up. Offerings on altars do not count. Then the victory is shared.

## At the table

explain-namazu-named = { $name }: { $text }
explain-namazu-score = Points as they would be if the game ended now.
explain-namazu-type-rice = Rice field: { $field } rice; buildings can stand here.
explain-namazu-type-bamboo = Bamboo grove: { $field } bamboo; buildings can stand here.
explain-namazu-type-ore = Ore mine: { $field } ore; buildings can stand here.
explain-namazu-type-fuji = Mount Fuji: { $fuji } force.
explain-namazu-type-tournament = Tournament: challenge a family; force, shield and a die decide over { $points_win } points and loot.
explain-namazu-type-jobs = Small jobs: Kobans, { $jobs }.
explain-namazu-type-barter = Barter: one good for another of its class.
explain-namazu-type-offerings = Offerings: lay up to { $offerings } goods on your altars and calm Namazu.
explain-namazu-type-rest = Rest: { $rest } force, { $rest_improved } with the improvement.
explain-namazu-type-altar = Altar: build one of the open altars for { $altar_goods } manufactured goods.
explain-namazu-type-market = Black market: sell goods, and buy improvements, an altar, a yakuza card or the pact.
explain-namazu-type-yakuza = Yakuza: with the pact, draw { $cards_drawn } cards and keep one.
explain-namazu-blocked = A blocked cell: closed for the whole game.
explain-namazu-sector = A sector: your first { $first_ashigarus } ashigarus stand on different cells of one sector.
explain-namazu-ashigaru = An ashigaru; to stand on its cell you pay its family { $fee } and it goes home.
explain-namazu-building = A building: it gives { $building } of its good at the start of its family’s turn; each family has { $most_buildings }.
explain-namazu-contract = A contract: its family pays nothing here any more; each can sign { $most_contracts }.
explain-namazu-catfish = Namazu and its beads: each offering calms it by one step; when it is calm, the game ends with the round.
explain-namazu-die = The last quake: which ring turned, and which way.
explain-namazu-round = The round; the game ends after round { $rounds } in any case.
explain-namazu-cards-left = Yakuza cards left in the pile, out of { $cards }.
explain-namazu-brigands-left = Bands of brigands left in the bag, out of { $brigands }; their strength is { $strengths }.
explain-namazu-prices = Prices of the black market, in Kobans.
explain-namazu-slot = An altar on offer, with the goods that its slot asks for.
explain-namazu-altar = An altar: its { $places } places are worth { $place_points }, and altars alike score together.
explain-namazu-good-rice = Rice, a primary good.
explain-namazu-good-bamboo = Bamboo, a primary good.
explain-namazu-good-ore = Ore, a primary good.
explain-namazu-good-steel = Steel, a manufactured good; you can store { $steel }.
explain-namazu-good-meat = Meat, a manufactured good; you can store { $meat }.
explain-namazu-good-bone = Bone, a manufactured good; you can store { $bone }.
explain-namazu-good-gold = Gold stands for any good when you pay; you can store { $gold }.
explain-namazu-good-koban = Kobans, the coins of the market and of occupied cells.
explain-namazu-force = Force, { $most_force } at most: fights cost it, Fuji and rest bring it back.
explain-namazu-shield = Shield, { $most_shield } at most: it makes fights cheaper and counts in tournaments.
explain-namazu-third = The { -third-ashigaru } comes with an altar and the improvement that is named here.
explain-namazu-brigands = Bands beaten: { $points_brigands } each.
explain-namazu-wins = Tournaments won: { $points_win } each.
explain-namazu-buildings = Buildings on fields, { $most_buildings } at most.
explain-namazu-contracts = Contracts signed, { $most_contracts } at most.
explain-namazu-cards = Yakuza cards in hand: actions for your turn, goals for the end.
explain-namazu-band = A band of brigands: its strength less your shield is the force that the fight costs, and the loot is yours.
explain-namazu-rival = A family to challenge: its force, its shield and a die count against yours.
explain-namazu-good-any = Any good.
explain-namazu-improvements = Improvements of the family board, { $most_improvements } at most of { $improvements }.
