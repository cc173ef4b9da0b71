### The rulebook of Namazu. No number is written here: all come from the box.

-third-ashigaru = third ashigaru

rules-namazu-gives-knacker = { $gain ->
    [one] { $gain } bone
   *[other] { $gain } bones
} for { $price }
rules-namazu-gives-butcher = { $gain } meat for { $price }
rules-namazu-gives-smith = { $gain } steel for { $price }
rules-namazu-gives-goldsmith = { $gain } gold for { $price }
rules-namazu-gives-armourer = { $gain } more shield for { $price }
rules-namazu-gives-builder = a building for { $price }
rules-namazu-gives-gaming = { $gain ->
    [one] { $gain } Koban
   *[other] { $gain } Kobans
} for { $price }
rules-namazu-slot = slot { $slot }
rules-namazu-slot-price = { $price }
rules-namazu-band = strength { $strength }
rules-namazu-loot = loot: { $loot }
rules-namazu-card = { $effect } (× { $copies })

## The goal

rules-namazu-title-goal = The goal
rules-namazu-goal = Namazu, the legendary catfish, is angry with the city of Edo, and the ground moves. You lead a family. Offerings alone will calm the god: build altars and lay offerings on them. Once it is calm, victory goes to the family that has helped the city most. { $least } to { $most } can play.

## The city

rules-namazu-title-city = The city
rules-namazu-rings = The city of Edo has { $rings } rings: the country outside, the suburbs, and the city within. A sector is a wedge with one cell of each ring.
rules-namazu-blocked = With { $blocked_groups } players some cells are closed for the whole game: { $blocked } of the country and as many of the suburbs, drawn by lot.
rules-namazu-B1 = Each ring has { $sectors } cells, so there are { $sectors } sectors and { $cells } cells in all.
rules-namazu-B2 = A blocking token closes the last cell of its kind, counted from A; it is drawn on the city. It turns with its ring. Nobody stands or builds there, and it separates its neighbours.
rules-namazu-B3 = If the only cell of its kind is blocked, that kind is not in this game. An option draws again if it is the tournament.
rules-namazu-B3-departs = The book leaves a blocked cell closed, and so do we. The redraw is ours, for those who do not want to miss the tournament.

## Setting up

rules-namazu-title-set-up = Setting up
rules-namazu-set-up = Each family begins with { $force } force, no shield, { $all_ashigarus } ashigarus, { $most_contracts } contracts and { $most_buildings } buildings.
rules-namazu-set-up-altars = There are { $series } series of { $copies } altars. With { $blocked_groups } players { $removed } series are taken out. The altars are shuffled, { $slots } lie face up, the others face down.
rules-namazu-set-up-piles = The brigand tokens go into the bag; their strength is { $strengths }. The { $cards } yakuza cards form a face-down pile. The offerings marker begins at { $track_start }.
rules-namazu-goods = Primary goods are rice, bamboo and ore. Manufactured goods are steel, meat and bone. There is gold as well. You can store { $meat } meat, { $bone } bones and { $gold } gold.
rules-namazu-steel = Of steel, too, you can store { $steel }.
rules-namazu-B43 = Goods and coins never run out in the bank. Primary goods and Kobans may be stored without limit.
rules-namazu-B44 = A family drawn by lot begins. All others begin with { $kobans ->
    [one] { $kobans } Koban
   *[other] { $kobans } Kobans
}.
rules-namazu-third-card = Each family draws a card for its { -third-ashigaru }; one of its ashigarus waits on it.

## A turn

rules-namazu-title-turn = A turn
rules-namazu-turn = Turns go clockwise. In yours, your buildings produce first; then the quake strikes, brigands may come, you place your ashigarus and activate the cells on which they stand.
rules-namazu-optional = You may leave out any activation.
rules-namazu-B15 = Place all your ashigarus first. Then activate their cells in any order, so that one may pay for another.

## Buildings

rules-namazu-title-buildings = Buildings
rules-namazu-buildings = At the builder you may put a building on any field that produces primary goods, up to { $most_buildings }. It gives { $building } of its good at once and at the start of each of your turns, even if another family has built there too, but not while another family’s ashigaru stands on that cell.
rules-namazu-B4 = The start of your turn means: before the quake.
rules-namazu-B5 = A family has at most one building on a cell. Several families may build on the same one.
rules-namazu-B6 = If another family’s ashigaru stands on the field when you build there, nothing is produced at once.

## The quake

rules-namazu-title-quake = The quake
rules-namazu-quake = The seismic die has { $faces } faces. It says which ring is struck and which way: that ring turns by one sector. If it shows the sign of the brigands, they attack you.
rules-namazu-die = On our die the brigands come whenever the country is struck; the printed faces are not known to us.
rules-namazu-B46 = Everything on a ring turns with it: ashigarus, buildings, contracts, blocking tokens. So cells move on to other sectors. Nothing is lost.

## Brigands

rules-namazu-title-brigands = Brigands
rules-namazu-brigands = Draw a band of brigands from the bag. Their strength is { $strengths }; each point of shield lowers it by one. The fight costs what is left, in force. If you can pay it, you win their loot and keep the token, worth { $points_brigands ->
    [one] { $points_brigands } point
   *[other] { $points_brigands } points
}. If not, you lose no force, but the token goes back into the bag, and only one of your ashigarus acts this turn.
rules-namazu-B7 = If your force is enough you must fight.
rules-namazu-B8 = The cost never falls below zero.
rules-namazu-B9 = With the improvement { namazu-improvement-brigands } you draw { $tokens_drawn } tokens, choose which band you fight, and put the other back into the bag.
rules-namazu-B10 = Loot for which you have no room is lost.
rules-namazu-B11 = After a lost fight, if you have the { -third-ashigaru }, that one stays at home and the others act as usual.
rules-namazu-lone = A single ashigaru may stand on any cell.
rules-namazu-B47-departs = The book speaks of brigands whom an ashigaru “meets”, but says nowhere where they are. We take the sign on the die alone.
rules-namazu-B47 = Brigands attack whenever the die shows them, from the first turn on, wherever your ashigarus stand.
rules-namazu-all-brigands = All { $brigands } bands, one of each:

## Placing ashigarus

rules-namazu-title-placing = Placing ashigarus
rules-namazu-placing = Take your ashigarus back. Place your first { $first_ashigarus } on { $first_ashigarus } of the { $rings } cells of one sector. If another family’s ashigaru stands on a cell, it is open to you only if you give that family { $fee ->
    [one] { $fee } Koban
   *[other] { $fee } Kobans
}; its ashigaru goes home.
rules-namazu-B12 = The fee is due at once, from the Kobans that you have then. If you cannot pay, the cell is not open to you. The other family cannot refuse.
rules-namazu-B13 = All ashigarus that you have must be placed. There is always room for them.
rules-namazu-B14 = Your own ashigarus are taken back first, so they are never in your way. No cell takes more than one of yours.
rules-namazu-B16 = With the improvement { namazu-improvement-placement } they may stand on { $first_ashigarus } neighbouring cells of the same ring instead.

## The third ashigaru

rules-namazu-title-third = The { -third-ashigaru }
rules-namazu-third = Your card names the conditions: to have built an altar, and to have the improvement that it names. Then your { -third-ashigaru } joins you. It may stand on any cell, also in another sector.
rules-namazu-B38 = It is there from the turn after you have met both conditions.
rules-namazu-B48 = A bought altar counts like one that was built. The { -third-ashigaru } stays for the rest of the game, and there is one card for each improvement.

## The country

rules-namazu-title-country = The country
rules-namazu-fields = A rice field, bamboo grove or ore mine gives { $field } of its good.
rules-namazu-fuji = Mount Fuji gives { $fuji } force.
rules-namazu-tournament = Challenge another family. Each adds force, shield and a die. Whoever has the higher total wins the tournament and takes from the loser up to { $win_primary } primary goods, or { $win_manufactured } manufactured one, or { $win_kobans } Kobans, never gold. The winner then loses as much force as the loser’s die shows; the loser gains as much as the winner’s die shows. In a tie nothing happens. A tournament won is worth { $points_win } points.
rules-namazu-B33 = You need not challenge anybody. A family without force may not stand on the tournament cell.
rules-namazu-no-refusal = Whoever is challenged cannot refuse, even without force.
rules-namazu-B34 = Either side can win, also the challenged one.
rules-namazu-B35 = Force never falls below zero and never rises above { $most_force }.
rules-namazu-B36 = The winner chooses what to take among what the loser has and what fits into the store.
rules-namazu-B37 = Every win counts. The first box, which can be chosen before the game, has a counter with few places: what goes beyond them brings loot, but no points.

## The suburbs

rules-namazu-title-suburbs = The suburbs
rules-namazu-jobs = Small jobs give { $jobs ->
    [one] { $jobs } Koban
   *[other] { $jobs } Kobans
}.
rules-namazu-rest = A rest gives { $rest } force, or { $rest_improved } with the improvement { namazu-improvement-rest }, up to { $most_force }.
rules-namazu-barter = Barter exchanges one good for another of the same class, primary or manufactured.
rules-namazu-B28 = Always one for one. With the improvement { namazu-improvement-barter } the classes do not matter. Gold is never bartered.
rules-namazu-B52 = You cannot exchange a good for itself, nor for one that you have no room for.

## Altars and offerings

rules-namazu-title-altars = Altars and offerings
rules-namazu-altar = On an altar cell you may build one altar, and only one this turn. It costs the { $altar_goods } manufactured goods under its slot. A new card fills the slot at once.
rules-namazu-slots = What the slots cost:
rules-namazu-B25 = The altar that may be bought at the black market comes on top of it.
rules-namazu-B25-departs = By its letter the book allows one altar in the whole turn. It says so of the altar cell, and the market sells one as a line of its own, so we count the cell alone.
rules-namazu-B26 = If the pile of altars is empty, slots stay empty and the game goes on.
rules-namazu-B27 = With the improvement { namazu-improvement-temple } you may pay { $temple_price } for the altar of any slot, or the price of the slot.
rules-namazu-offerings = On an offerings cell you give up to { $offerings } of your goods, gold too, and lay them on your altars. Each offering moves the marker of Namazu by one step.
rules-namazu-places = An altar has { $places } places. They are worth { $place_points } points, { $full_altar } when the altar is full.
rules-namazu-B21 = On an altar gold counts as a kind of its own.
rules-namazu-B22 = Each altar takes different goods only; with the improvement { namazu-improvement-offerings } they may be alike. Another altar may have the same ones.
rules-namazu-B23 = Lay at least one good, on one or several of your altars. Each moves the marker one step.
rules-namazu-B24 = An altar that you have just built may receive offerings in the same turn, if you activated the altar cell first.
rules-namazu-B49 = The places of an altar are filled from left to right. You choose the altar.

## Artisans

rules-namazu-title-artisans = Artisans and other cells of the city
rules-namazu-artisans = The artisans ask for primary goods. The printed prices are not known to us; these are ours:
rules-namazu-gains = For the primary goods asked for, the knacker gives { $gain_knacker } bones, the butcher { $gain_butcher } meat, the smith { $gain_smith } steel, the goldsmith { $gain_goldsmith } gold. The gaming circle gives { $gain_gaming } Kobans. The armourer gives { $gain_armourer } shield, up to { $most_shield }.
rules-namazu-shield = Each point of shield lowers the strength of brigands by one, and counts as one force in a tournament.
rules-namazu-shield-example = An example from the book: with { $shield_example } points of shield, brigands of strength { $strength_example } are beaten with { $force_example } force.
rules-namazu-gold = Gold can take the place of any other good.
rules-namazu-B20 = Gold stands for one primary or manufactured good in any payment of goods. It does not stand for Kobans, nor in barter.
rules-namazu-B45 = If you have no room for all that you are given, you get as much as fits. The price is due in full.
rules-namazu-B50 = You may use a cell without any gain, for example to sign a contract. At the builder you must have a building left. On the yakuza cell you may stand without a pact, but not activate it.

## Contracts

rules-namazu-title-contracts = Contracts
rules-namazu-contracts = The first time you call on an artisan you may sign a contract there, if nobody has before you. From then on it costs you no goods. A family can sign up to { $most_contracts }.
rules-namazu-B17 = The visit at which you sign is paid. All others still pay, and may still come. If you do not sign then, you are not asked again.
rules-namazu-unpaid = A visit by { namazu-card-intimidation } is not paid, so it is not the one at which you may sign.
rules-namazu-B18 = Contracts are for cells with a price, and there is none for the black market.

## The black market

rules-namazu-title-market = The black market
rules-namazu-market = Sell as many goods as you like: a primary good for { $sell_primary }, a manufactured one for { $sell_manufactured }, gold for { $sell_gold } Kobans. Buy at most one of each line: an improvement for { $cost_improvement } Kobans, an altar for { $cost_altar }, a yakuza card for { $cost_card }, the pact for { $cost_pact }. An improvement works at once. A bought altar costs no goods, and a new card fills its slot.
rules-namazu-B29 = You may sell and buy in any order during a visit.
rules-namazu-improvements = The improvements:
rules-namazu-B30 = You can have each improvement once, and { $most_improvements } of the { $improvements } at most.

## Yakuza

rules-namazu-title-yakuza = The yakuza
rules-namazu-yakuza = Draw { $cards_drawn } yakuza cards, keep one and discard the other face up: when you buy a card, or on the yakuza cell if you have the pact. You may play it at once or later. Some cards bring points at the end of the game.
rules-namazu-B19 = The pact counts as one of your contracts, and only one family can ever seal it.
rules-namazu-B31 = If the pile is empty, the discards are shuffled. If there are still too few, take what is there.
rules-namazu-B32 = You may play cards before the quake, before placing, between activations and at the market, several in a turn. Some name their own moment: { namazu-card-tremor } comes after the quake, { namazu-card-bodyguards } when brigands attack you, { namazu-card-master-at-arms } in a tournament, the challenger first (+{ $master } to the total), { namazu-card-safe-passage } before placing, { namazu-card-intimidation } on a cell with a price. Hands are hidden and have no limit.
rules-namazu-B51 = You do not take a good for which you have no room. With no room at all, { namazu-card-diverted-convoy } may be played for nothing, { namazu-card-burglary } not.
rules-namazu-B53 = { namazu-card-racket } takes what the other has, { $racket } at most. { namazu-card-burglary } takes the full number. You can only choose a family that has something to take, and { namazu-card-intimidation } needs a price that it saves you.
rules-namazu-B54 = With { namazu-card-safe-passage } none of your ashigarus pays for an occupied cell this turn, but only the first { $first_ashigarus } may choose any cells. Blocked cells stay closed, and so does the tournament to a family without force. You can play only one a turn.
rules-namazu-B55 = If a single card is left in the pile, take it, and one from the shuffled discards. If a single band is left in the bag, it comes alone.
rules-namazu-all-cards = All yakuza cards:

## The end

rules-namazu-title-end = The end
rules-namazu-end = When the marker of the offerings reaches its limit, Namazu is calm. Play the round to its end, so that all families have had as many turns.
rules-namazu-limit = The limit is { $appeasement } offerings for { $groups } players; the printed one is not known to us.
rules-namazu-B39 = Offerings made in the rest of the round still score.
rules-namazu-B42 = So that a game in which nobody offers anything ends too, it is over after { $rounds } rounds.
rules-namazu-scoring = Altars come first. Then { $offering_point } point for each offering, but { $offering_last } for the last one of an altar; { $points_brigands } for each band of brigands; { $points_win } for each tournament won; and the yakuza cards that bring points.
rules-namazu-scoring-altars = Altars alike: { $alike } points for { $alike_counts } of one series. The different ones that are not counted yet bring { $different } points for { $different_counts } of them.
rules-namazu-B40 = Groups of altars alike are counted first and never broken up. More than { $different_most } different ones begin a new series.
rules-namazu-B41 = In a tie, whoever has more goods and Kobans wins.
rules-namazu-tie = All of them are added up; offerings on altars do not count. If that is level too, the victory is shared.
rules-namazu-example = An example from the book, { $example } points:
rules-namazu-counted-alike = { $altars } altars alike
rules-namazu-counted-different = { $altars } different altars
rules-namazu-counted-full = an altar with { $offerings ->
    [one] { $offerings } offering
   *[other] { $offerings } offerings
}
rules-namazu-counted = { $points ->
    [one] { $points } point
   *[other] { $points } points
}

## At the table

explain-namazu-named = { $name }: { $text }
explain-namazu-score = Points as they would be if the game ended now; for you with the goals among your yakuza cards.
explain-namazu-type-rice = Rice field: { $field } rice; buildings can stand here.
explain-namazu-type-bamboo = Bamboo grove: { $field } bamboo; buildings can stand here.
explain-namazu-type-ore = Ore mine: { $field } ore; buildings can stand here.
explain-namazu-type-fuji = Mount Fuji: { $fuji } force.
explain-namazu-type-tournament = Tournament: challenge a family; force, shield and a die decide over { $points_win } points and loot.
explain-namazu-type-jobs = Small jobs: { $jobs ->
    [one] { $jobs } Koban
   *[other] { $jobs } Kobans
}.
explain-namazu-type-barter = Barter: one good for another of its class.
explain-namazu-type-offerings = Offerings: lay up to { $offerings } goods on your altars and calm Namazu.
explain-namazu-type-rest = Rest: { $rest } force, { $rest_improved } with the improvement.
explain-namazu-type-altar = Altar: build one of the open altars for { $altar_goods } manufactured goods.
explain-namazu-type-market = Black market: sell goods, and buy improvements, an altar, a yakuza card or the pact.
explain-namazu-type-yakuza = Yakuza: with the pact, draw { $cards_drawn } cards and keep one.
explain-namazu-blocked = A blocked cell: closed for the whole game.
explain-namazu-sector = A sector: your first { $first_ashigarus } ashigarus stand on different cells of one sector.
explain-namazu-ashigaru = An ashigaru; to stand on its cell you pay its family { $fee ->
    [one] { $fee } Koban
   *[other] { $fee } Kobans
} and it goes home.
explain-namazu-building = A building: it gives { $building } of its good at the start of its family’s turn; each family has { $most_buildings }.
explain-namazu-contract = A contract: its family pays nothing here any more; each family can sign { $most_contracts }.
explain-namazu-catfish = Namazu and its beads: each offering calms it by one step; when it is calm, the game ends with the round.
explain-namazu-die = The last quake: which ring turned, and which way.
explain-namazu-round = The round; the game ends with the one in which Namazu is calmed.
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
explain-namazu-brigands = Bands of brigands beaten: { $points_brigands ->
    [one] { $points_brigands } point
   *[other] { $points_brigands } points
} each.
explain-namazu-wins = Tournaments won: { $points_win ->
    [one] { $points_win } point
   *[other] { $points_win } points
} each.
explain-namazu-buildings = Buildings on fields, { $most_buildings } at most.
explain-namazu-contracts = Contracts signed, { $most_contracts } at most.
explain-namazu-cards = Yakuza cards in hand: actions for your turn, goals for the end.
explain-namazu-band = A band of brigands: its strength less your shield is the force that it costs to beat it; then the loot is yours.
explain-namazu-rival = A family to challenge: its force, its shield and a die count against yours.
explain-namazu-good-any = A primary good of your choice: rice, bamboo or ore.
explain-namazu-improvements = Improvements of the family board, { $most_improvements } at most of { $improvements }.
