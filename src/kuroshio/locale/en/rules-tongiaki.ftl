### The rulebook of Tongiaki. No number is written here: all come from the box.

rules-tongiaki-island = { $worth ->
    [one] { $worth } point
   *[other] { $worth } points
}, moorings: { $beaches }
rules-tongiaki-ocean = { $currents }

## The goal

rules-tongiaki-title-goal = The goal
rules-tongiaki-goal = Driven by overpopulation, you set out from the island of Tonga into an ocean that nobody has mapped. As soon as all moorings of a beach are taken, its boats put to sea together; most often a new tile is then found. At the end every island pays its points to each player with a boat there, and whoever has the most points wins.
rules-tongiaki-players = For { $least } to { $most } players. Strong currents can only be crossed by groups of many colours, so you need your rivals.

## Islands and oceans

rules-tongiaki-title-tiles = Islands and oceans
rules-tongiaki-islands = Each player has { $boats } boats of one colour. Besides Tonga there are islands worth { $least_points } to { $most_points } points. Tonga has { $start_beaches } beaches of { $start_moorings } moorings each.
rules-tongiaki-beaches = The sand of an island is divided into beaches. Each beach has a number of moorings, one boat to each, and one or more piers that lead to sides of the tile. Tonga is worth nothing.
rules-tongiaki-oceans = The number on a current says how dangerous it is: { $currents }. Some currents have none.
rules-tongiaki-currents = An ocean tile has currents. Each joins one side to another and can be sailed both ways.
rules-tongiaki-A34 = Everybody may know how many islands and oceans are left in the stack, and which.

## Setting up

rules-tongiaki-title-set-up = Setting up
rules-tongiaki-set-up = Every player takes { $boats } boats of one colour. Tonga lies in the middle. The other tiles are shuffled into one face-down stack. In turn, everybody places one boat on a beach of Tonga, until each has { $set_up } there. At least one mooring of each beach must stay free.
rules-tongiaki-stack = The stack has { $tiles } tiles: { $drawn_islands } islands and { $oceans } oceans.
rules-tongiaki-A1 = Who begins is drawn by lot. That player places first and takes the first turn; play goes clockwise.
rules-tongiaki-A1-departs = In the book the youngest begins. At a table over the net nobody knows who that is, so we draw lots.
rules-tongiaki-A2 = The rule is the same for any number of players. With { $most } of them the { $all_boats } boats leave exactly one free mooring on every beach.
rules-tongiaki-A3 = Both your boats may be placed on the same beach.

## A turn

rules-tongiaki-title-turn = A turn
rules-tongiaki-turn = A turn begins with the increase of boats on an island. Instead of that you may found a royal island, or take all your boats back and resettle.
rules-tongiaki-full-beaches = Afterwards the boats of every full beach must put to sea, until no beach is full. Then it is the next player’s turn, clockwise.

## Increase

rules-tongiaki-title-increase = Increase
rules-tongiaki-increase = Choose an island on which you have at least one boat and double your boats there: add as many as you have, but at most as many as the island has beaches, and only one to each beach. Any beyond that are not placed.
rules-tongiaki-few-boats = If your supply has fewer, place those you have.
rules-tongiaki-A4 = You must place all the boats that you are due and have: none can be held back. There is always something that you can do, and only with an empty supply can you leave everything as it is.
rules-tongiaki-all-boats = If all your boats are on the board when your turn begins, take any of them but a king, and place it in the increase.
rules-tongiaki-A5 = Only when all new boats are placed is it decided which beaches are full. The same goes for a landing.
rules-tongiaki-A20 = You place just the boat that you lifted, on an island where you had a boat before. You may put it back where it was: that is the only way to pass.

## Royal islands

rules-tongiaki-title-royal = Royal islands
rules-tongiaki-royal = If all boats on an island are yours, you may make it a royal island, to be sure of its points. Put one of the boats on the mask in the middle: it is the king. You take the others back. Founding takes your whole turn. Nobody lands there any more. You can have { $kings ->
    [one] { $kings } royal island
   *[other] { $kings } royal islands
}, and Tonga cannot become one.
rules-tongiaki-A21 = No boats are added on a royal island, and nobody crosses it: its owner’s boats are turned away like all others.
rules-tongiaki-royal-stays = A royal island stays royal, and it scores for the king’s owner only.
rules-tongiaki-royal-tip = It pays most with { $most_points_less } or { $most_points } points. With { $least_points } or { $least_points_more } what you give up is probably worth more, unless the place shuts others out of a region that you then settle alone.

## Resettle

rules-tongiaki-title-resettle = Resettle
rules-tongiaki-resettle = Instead of your turn, take all your boats off the board. Draw tiles and lay each of them where you like, until an island comes. Put one boat on a beach of it; your turn is over.
rules-tongiaki-A22 = Kings stay: only boats on beaches are taken back. It is a bold way out when bad luck has cut you off.
rules-tongiaki-A23 = A tile is laid on any empty place that touches the map, turned as you like. You see it before you lay it.
rules-tongiaki-A24 = You may resettle in any turn in which you have a boat on a beach. The new boat never fills its beach.
rules-tongiaki-A25 = If the last ocean comes while you resettle, go on drawing until you have your island, and place your boat. Then the game ends.

## Without a boat

rules-tongiaki-title-come-back = Without a boat
rules-tongiaki-come-back = If you begin your turn without a boat on the board, you must place { $back_on_start } boats on Tonga, or { $back_elsewhere } on another island. You add no others, but boats of full beaches put to sea.
rules-tongiaki-A17 = Kings do not count here: with nothing but kings you come back in this way.
rules-tongiaki-A18 = You must come back. You cannot resettle instead.
rules-tongiaki-A19 = Any free moorings will do, also both on the same beach. A royal island is closed. If a beach becomes full, its boats put to sea.
rules-tongiaki-A36 = If there is no place for you at all, because Tonga has left the game and all other islands are royal, you draw and lay tiles until an island comes and put one boat on it.

## Putting to sea

rules-tongiaki-title-departure = Putting to sea
rules-tongiaki-departure = A beach is full when all its moorings are taken. Then all boats of this beach put to sea together. If it has several piers, or several beaches are full, choose the beach and the pier freely, before any tile is drawn.
rules-tongiaki-A35 = The player whose turn it is decides everything, whoever owns the boats.
rules-tongiaki-A6 = Journeys are made one at a time, in the order that you like. After each, see again which beaches are full.
rules-tongiaki-A7 = Boats leave by piers only. They can land from any side, pier or not.
rules-tongiaki-A30 = A lost group ends only its own journey. The boats of other full beaches still put to sea.

## At sea

rules-tongiaki-title-sailing = At sea
rules-tongiaki-sailing = If no tile lies beyond the pier, draw one and lay it there, its red mark towards the boats. If one lies there already, none is drawn, and the boats go on to it. Over an ocean, follow the current to its other end and go on from there in the same way, until the boats find an island or fail.
rules-tongiaki-current = A current with a number can be crossed only by a group with at least that many different colours. If there are too few, all its boats return to their owners. A current without a number carries everybody.
rules-tongiaki-crew = An example from the book: { $example_number } boats of only { $example_colours } colours leave a full beach and meet a current of { $example_number }. They cannot pass, and the journey fails; with one more colour among them they would have passed.
rules-tongiaki-alone = It is always risky to sail alone in the South Seas: when a tile is drawn, the chances to pass are few.
rules-tongiaki-alone-counted = Only one current in { $one_free_of } has no number. (The book says so of the tiles; by the list of oceans below it holds for the currents.)
rules-tongiaki-A8 = Neighbouring tiles need not match. From a pier you may land on an island directly beside it. A current that ends at an island lands you there. A current that meets another ocean goes on there, and the number there counts too.
rules-tongiaki-A9 = You have no choice with a tile drawn at sea: it lies where the boats come in, its red mark towards them.
rules-tongiaki-A10 = Colours count, not boats, on tiles drawn and on tiles already there.
rules-tongiaki-A27 = If a tile is needed and the stack is empty, all boats of the group are lost. You may choose such a departure, since the boats of full beaches have to leave.

## Landing

rules-tongiaki-title-landing = Landing
rules-tongiaki-landing = First, each beach gets one boat if possible. Then the others land as you like. If there are not enough free moorings, boats return to their owners; you choose which. The colours that are there already do not matter, and the rule is the same on a new island as on one that was there before.
rules-tongiaki-chain = A landing may fill beaches again. Then their boats put to sea in turn, and this chain reaction goes on until no beach is full.
rules-tongiaki-A11 = You choose the boats and their beaches. A beach whose boats are still waiting to leave is full, so it has no room.
rules-tongiaki-A12 = If a royal island turns boats back, they land again on the island that they came from, by the usual rule. The boats of beaches that are full then leave again.
rules-tongiaki-back-home = Boats that try to land on a royal island return to the island that they came from, by the same way.
rules-tongiaki-A13 = On the way back from a royal island currents are not checked again.
rules-tongiaki-A29 = A journey may end on the island where it began, on another side. That is a landing like any other.

## Journeys without end

rules-tongiaki-title-endless = Chain reactions without end
rules-tongiaki-endless = It is very rare: an island is surrounded only by tiles that lead back to it, and a journey from it is attempted. Then its boats return to their owners and the tile leaves the game. If another way out is left, you must take that one. Several tiles may be concerned at once.
rules-tongiaki-A14 = While no tile is drawn and no boat goes back to a supply, one pier can be used at most { $trips } times in a turn. After that it is closed, unless the journey would draw a tile or lose a boat. If no full beach has an open pier left, the reaction is endless: all islands with a full beach or a used-up pier leave the game.
rules-tongiaki-A14-departs = The book asks whether every way leads back to the same island. Whether that is so cannot be seen at a glance where several islands send boats to each other, and reactions may be very long without being endless. So we count the journeys by each pier instead.
rules-tongiaki-A15 = The place of such an island is empty again. The tile still counts as laid for the end of the game, its points are gone. If Tonga has left the game, nobody can come back there.
rules-tongiaki-A16 = If that leaves you without a boat on the board, or no island is left, draw and lay tiles until an island comes. Then it is the next player’s turn.
rules-tongiaki-endless-details = You place no boat then; in your next turn you come back. Kings do not count. If the stack has no island, it is laid out to its end.

## The end

rules-tongiaki-title-end = The end
rules-tongiaki-end = The game ends as soon as the last island or the last ocean is laid, the { $islands }th of its kind, counting Tonga among the islands; the turn is finished first.
rules-tongiaki-scoring = Every island pays its points to each player who has a boat there, no matter how many. Whoever has the most points wins.
rules-tongiaki-A26 = The last turn is played to its end: boats still land on a last island or sail over a last ocean.
rules-tongiaki-A28 = If points are level, the player on more islands wins, then the one with fewer boats on the board, a king counting as a boat.
rules-tongiaki-level = Tonga and royal islands count among the islands. If all that is level too, the victory is shared.
rules-tongiaki-A33 = If no tile is drawn for { $calm } rounds, the game ends and is counted. After { $calm_warning } rounds without one you are warned.
rules-tongiaki-two = A variant of the book, by jeuxoc, for { $least } players, so that currents do not stop the game: { $colours_each } colours each, which are played in turn.

## Variants

rules-tongiaki-title-variants = Variants
rules-tongiaki-A31 = The players take turns, each with one colour and the next time with the other. In all rules your colours are strangers to each other: each has its own boats and kings, and no island becomes royal while both are on it. Your points are the sum of both, so an island with both pays each of them, and counts for each when islands decide a tie.
rules-tongiaki-A31-departs = By the book { $least } players have one colour each, and this is a variant. We made it the usual way, for with { $least } colours at sea no group ever crosses a strong current, and many games come to a standstill. The option “Colours” plays it as in the book.
rules-tongiaki-rody = Another variant of the book, by Rody: only the first tile of a journey is laid with its red mark to the pier. All others are laid freely by whoever drew them.
rules-tongiaki-A32 = Freely means here that you turn such a tile as you like; it still goes to the place where the boats come in.

## What is in the box

rules-tongiaki-title-box = What is in the box
rules-tongiaki-all-islands = The islands with the moorings of their beaches:
rules-tongiaki-all-oceans = The oceans with the numbers on their currents; a dash is a current without a number:

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
explain-tongiaki-king = A king: his island is closed to everybody, his own colour too; each colour may have { $kings }.
explain-tongiaki-supply = Boats in the supply, out of { $boats }; an increase takes them from here.
explain-tongiaki-islands = Islands on which this colour has a boat or its king.
explain-tongiaki-kings = Royal islands of this colour, { $kings } at most.
explain-tongiaki-stack = Tiles found so far, and those left in the stack; the game ends with the turn of the last island or the last ocean.
explain-tongiaki-unknown = Nothing is known of this place: a tile is drawn when boats come here.
explain-tongiaki-held = The tile that was drawn; when you resettle you lay it where and as you like.
explain-tongiaki-fleet = The group at sea; each beach with room gets one boat first, then the rest land freely.
explain-tongiaki-calm = Turns without a new tile: after too many of them the game ends.
