### The rulebook of Tongiaki. No number is written here: all come from the box.

rules-tongiaki-island = { $worth ->
    [one] { $worth } point
   *[other] { $worth } points
}, moorings { $beaches }

## The goal

rules-tongiaki-title-goal = The goal
rules-tongiaki-goal = You set out from Tonga into an ocean that nobody has mapped. Beaches fill with canoes of all colours until they must put to sea together. Strong currents can only be crossed by crews of many colours, so you need your rivals. At the end every island pays its points to each colour that has a boat there. { $least } to { $most } can play.

## Islands and oceans

rules-tongiaki-title-tiles = Islands and oceans
rules-tongiaki-islands = An island is worth { $least_points } to { $most_points } points; Tonga, where all begin, is worth none. Its sand is divided into beaches. Each beach has a number of moorings, one boat to each, and one or more piers that lead to sides of the tile.
rules-tongiaki-oceans = An ocean tile has currents. Each joins one side to another and can be sailed both ways. The numbers on them are { $currents }; some have none.
rules-tongiaki-A34 = Everybody may know how many islands and oceans are left in the stack, and which.

## Setting up

rules-tongiaki-title-set-up = Setting up
rules-tongiaki-set-up = Tonga lies in the middle. The other { $tiles } tiles, { $drawn_islands } islands and { $oceans } oceans, are shuffled into one face-down stack. Every colour has { $boats } boats. In turn, everybody places one boat on a beach of Tonga, until each colour has { $set_up } there. One mooring of each beach must stay free.
rules-tongiaki-A1 = A seat is drawn by lot to begin. It places first and also has the first turn. Then it goes round clockwise.
rules-tongiaki-A2 = The rule is the same for any number of players. With all { $all_boats } boats, every beach of Tonga but its last mooring is taken.
rules-tongiaki-A3 = Both your boats may be placed on the same beach.

## A turn

rules-tongiaki-title-turn = A turn
rules-tongiaki-turn = In your turn you do exactly one thing: increase on an island, found a royal island, or resettle. If you have no boat on any beach, you come back instead.
rules-tongiaki-full-beaches = Afterwards every full beach must put to sea, on any island, until none is full. Then it is the next player’s turn.

## Increase

rules-tongiaki-title-increase = Increase
rules-tongiaki-increase = Choose an island on which you have boats. Add as many boats from your supply as you have there, but at most one to each beach. All of them must be placed.
rules-tongiaki-A4 = You cannot place fewer, and you cannot pass. There is always something that you can do.
rules-tongiaki-A5 = Only when all new boats are placed is it decided which beaches are full. The same goes for a landing.
rules-tongiaki-A20 = If your supply is empty, lift one of your boats (never a king) from anywhere, and place just that one on an island where you had a boat before. You may put it back where it was: that is the only way to pass.

## Royal islands

rules-tongiaki-title-royal = Royal islands
rules-tongiaki-royal = If all boats on an island are yours, you may make it royal. One boat becomes its king; the others return to your supply. From now on nobody lands there, and its points are yours alone. You can have { $kings ->
    [one] { $kings } king
   *[other] { $kings } kings
}, and none on Tonga. Founding takes your whole turn.
rules-tongiaki-A21 = A royal island stays royal. Its piers are closed, nobody increases there, and its own king’s boats are turned away like all others. It scores for the king’s owner only.

## Resettle

rules-tongiaki-title-resettle = Resettle
rules-tongiaki-resettle = Take all your boats off the board, except kings. Draw tiles and lay each of them where you like, until an island comes. Put one boat on it. Your turn is over. It is a bold way out when bad luck has cut you off.
rules-tongiaki-A22 = All your boats on beaches are taken back. Kings stay.
rules-tongiaki-A23 = A tile is laid on any empty place that touches the map, turned as you like. You see it before you lay it.
rules-tongiaki-A24 = You may resettle in any turn in which you have a boat on a beach. The new boat goes to any beach of the island; it never fills it.
rules-tongiaki-A25 = If the last ocean comes while you resettle, go on drawing until you have your island, and place your boat. Then the game ends.

## Without a boat

rules-tongiaki-title-come-back = Without a boat
rules-tongiaki-come-back = If you begin your turn without a boat on any beach, place { $back_on_start } boats on Tonga, or { $back_elsewhere } on any other island that is not royal. Beaches that are full then put to sea as usual.
rules-tongiaki-A17 = Kings do not count here: with nothing but kings you come back in this way.
rules-tongiaki-A18 = You must come back. You cannot resettle instead.
rules-tongiaki-A19 = Any free moorings will do, also both on the same beach. A beach that becomes full puts to sea.
rules-tongiaki-A36 = If there is no place for you at all, because Tonga has left the game and all other islands are royal, you draw and lay tiles until an island comes and put one boat on it. If the stack has none, you pass.

## Putting to sea

rules-tongiaki-title-departure = Putting to sea
rules-tongiaki-departure = A beach is full when all its moorings are taken. Then all its boats, whoever owns them, leave together by one pier of that beach. Choose the beach and the pier before any tile is drawn.
rules-tongiaki-A35 = The player whose turn it is decides everything, even for a beach without a boat of that player.
rules-tongiaki-A6 = Full beaches leave one at a time, in any order. After each journey look again which ones are full.
rules-tongiaki-A7 = Boats leave by piers only. They can land from any side, pier or not.
rules-tongiaki-A30 = A lost group ends only its own journey. Other full beaches still put to sea.

## At sea

rules-tongiaki-title-sailing = At sea
rules-tongiaki-sailing = If no tile lies beyond the pier, draw one and lay it there, its red mark towards the boats. Over an ocean, follow the current that begins where you come in; it carries you to the next place. So it goes on until the boats reach an island or are lost.
rules-tongiaki-current = A current with a number can be crossed only by a group with at least that many different colours. If there are too few, all its boats return to their owners. A current without a number carries everybody.
rules-tongiaki-A8 = Neighbouring tiles need not match. From a pier you may land on an island directly beside it. A current that ends at an island lands you there. A current that meets another ocean goes on there, and that number counts too.
rules-tongiaki-A9 = A tile that you find at sea has no choice: it lies where the boats come in, its mark towards them.
rules-tongiaki-A10 = Colours count, not boats. Every current on the way is checked, on old tiles and on new ones.
rules-tongiaki-A27 = If a tile is needed and the stack is empty, all boats of the group are lost. You may choose such a departure, since full beaches have to leave.

## Landing

rules-tongiaki-title-landing = Landing
rules-tongiaki-landing = First, each beach with a free mooring gets one boat. Then the others land as you like. Boats that find no room return to their owners; you choose which. Landings may fill beaches again, and then those put to sea.
rules-tongiaki-A11 = You choose the boats and their beaches. A beach that is still waiting to leave is full, so it has no room.
rules-tongiaki-A12 = If a royal island turns boats back, they land again on the island that they came from, by the usual rule. Beaches that are full then leave again.
rules-tongiaki-A13 = On the way back from a royal island currents are not checked again.
rules-tongiaki-A29 = A journey may end on the island where it began, on another side. That is a landing like any other.

## Journeys without end

rules-tongiaki-title-endless = Journeys without end
rules-tongiaki-endless = Now and then full beaches keep sending boats to each other. If such a reaction has no end, the islands in it leave the game with all their boats.
rules-tongiaki-A14 = While no tile is drawn and no boat goes back to a supply, one pier can be used { $trips } times in a turn. After that it is closed, unless the journey would draw a tile or lose a boat. If a full beach has no open pier at all, the reaction is endless: all islands with a full beach or a used-up pier leave the game.
rules-tongiaki-A15 = The place of such an island is empty again. The tile still counts as laid for the end of the game, its points are gone. If Tonga has left the game, nobody can come back there.
rules-tongiaki-A16 = If that leaves you without a boat on a beach, or no island is left, draw and lay tiles until an island comes, but place no boat. Your turn is over; next time you come back. If the stack has no island, it is laid out to its end.

## The end

rules-tongiaki-title-end = The end
rules-tongiaki-end = The game ends with the turn in which the last island or the last ocean is laid: { $islands } islands with Tonga, or { $oceans } oceans.
rules-tongiaki-scoring = Every island pays its points to each colour that has at least one boat there, however many boats that are. A royal island pays its king only. The highest sum wins.
rules-tongiaki-A26 = The last turn is played to its end: journeys go on, and all full beaches still put to sea.
rules-tongiaki-A28 = If points are level, more occupied islands win, Tonga and royal islands included. Then fewer boats on the board win, a king counting as a boat. Then the victory is shared.
rules-tongiaki-A33 = If no tile is drawn for { $calm } rounds, the game ends and is counted. The table says so from round { $calm_warning } on.

## Variants

rules-tongiaki-title-variants = Variants
rules-tongiaki-A31 = With { $least } players each has { $colours_each } colours, which take turns. In all rules they are strangers to each other: each has its own boats and kings, and no island becomes royal while both are on it. The sums of both colours are compared. You can also play with one colour each, but then strong currents cannot be crossed.
rules-tongiaki-A32 = In the variant for explorers only the first tile of a journey is laid with its mark towards the boats. Every further one goes to its forced place too, but you turn it as you like.

## What is in the box

rules-tongiaki-title-box = What is in the box
rules-tongiaki-all-islands = The islands with the moorings of their beaches:

## At the table

explain-tongiaki-named = { $name }: { $worth ->
    [one] { $worth } point
   *[other] { $worth } points
} at the end for each colour with a boat there.
explain-tongiaki-score = Points as they would be if the game ended now.
explain-tongiaki-start = Tonga: all begin here; it is worth nothing and never becomes royal.
explain-tongiaki-royal = A royal island: nobody lands here, and only its king scores.
explain-tongiaki-ocean = An ocean: boats that enter follow the current from that side to its other end.
explain-tongiaki-current = A current of { $needs }: only a group with at least { $needs } colours can cross it.
explain-tongiaki-current-free = A current without a number: everybody can cross it.
explain-tongiaki-beach = A beach: when all its moorings are taken, its boats must put to sea together.
explain-tongiaki-pier = A pier: boats of its beach leave by it; one can land without.
explain-tongiaki-boat = A boat: one on an island is enough to score it, and colours carry a group over currents.
explain-tongiaki-king = A king: his island is closed to all others; each colour may have { $kings }.
explain-tongiaki-supply = Boats in the supply, out of { $boats }; an increase takes them from here.
explain-tongiaki-islands = Islands on which this colour has a boat or its king.
explain-tongiaki-kings = Royal islands of this colour, { $kings } at most.
explain-tongiaki-stack = Tiles found so far; the game ends with the turn of the last island or the last ocean.
explain-tongiaki-unknown = Nothing is known of this place: a tile is drawn when boats come here.
explain-tongiaki-held = The tile that was drawn; when you resettle you lay it where and as you like.
explain-tongiaki-fleet = The group at sea; each beach with room gets one boat first, then the rest land freely.
explain-tongiaki-calm = Turns without a new tile: after too many of them the game ends.
