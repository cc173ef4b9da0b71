### Namazu's board

client-namazu-board = Edo: { $rings } rings of { $cells } cells
client-namazu-sector = Sector { $sector }
client-namazu-sector-before = Previous sector
client-namazu-sector-after = Next sector
client-namazu-blocked = blocked
client-namazu-free = free
client-namazu-pact = pact
client-namazu-quake = Quake
client-namazu-round = Round { $round }
client-namazu-appeasement = Offerings: { $now } of { $limit }
client-namazu-cards-left = Yakuza cards left
client-namazu-brigands-left = Bands left in the bag
client-namazu-altars = Altars on offer
client-namazu-altars-own = Altars
client-namazu-lacks = lacks
client-namazu-with-gold = with
client-namazu-standing-sector = Choose two cells of one sector: press one, then the other.
client-namazu-standing-neighbours = Choose two cells of one sector, or side by side in one ring.
client-namazu-standing-anywhere = Choose two cells, wherever they lie.
client-namazu-standing-one = Choose one cell.
client-namazu-standing-other = { $cell }, and which other cell?
client-namazu-choose-altar = Choose one of the altars on offer.
client-namazu-improvements = Improvements
client-namazu-improvement = improvement
client-namazu-third = Third ashigaru
client-namazu-card = Yakuza card
client-namazu-cards = Yakuza cards
client-namazu-force = Force { $force }
client-namazu-shield = Shield { $shield }
client-namazu-of = you have { $have }
client-namazu-brigands-beaten = Bands of brigands beaten
client-namazu-wins = Tournaments won
client-namazu-houses = Buildings
client-namazu-sign-about = Later visits here cost you no goods.
client-namazu-sell = Sell: how many?
client-namazu-buy = Buy, one of each kind:
client-namazu-no-card = None of your cards fits now. You are asked so that nobody learns what you hold.
client-namazu-contracts = Contracts
client-namazu-give = Give
client-namazu-get = Take
client-namazu-pick-goods = Pick goods.
client-namazu-put-back = Put it back
client-namazu-not-now = Not now
client-namazu-more = { $altars ->
    [one] { $altars } altar
   *[other] { $altars } altars
}, { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
}, improvements…
