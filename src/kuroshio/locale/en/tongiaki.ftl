### Tongiaki

## Colours, tiles, directions

tongiaki-colour-indigo = indigo
tongiaki-colour-moss = moss
tongiaki-colour-gold = gold
tongiaki-colour-plum = plum
tongiaki-colour-teal = teal
tongiaki-colour-rose = rose
tongiaki-boats-colour-indigo = { $boats ->
    [one] an indigo boat
   *[other] { $boats } indigo boats
}
tongiaki-boats-colour-moss = { $boats ->
    [one] a moss boat
   *[other] { $boats } moss boats
}
tongiaki-boats-colour-gold = { $boats ->
    [one] a gold boat
   *[other] { $boats } gold boats
}
tongiaki-boats-colour-plum = { $boats ->
    [one] a plum boat
   *[other] { $boats } plum boats
}
tongiaki-boats-colour-teal = { $boats ->
    [one] a teal boat
   *[other] { $boats } teal boats
}
tongiaki-boats-colour-rose = { $boats ->
    [one] a rose boat
   *[other] { $boats } rose boats
}

# A boat that lands, by the hand of whoever sails: its owner lands with it.
tongiaki-landing-indigo = an indigo boat
tongiaki-landing-moss = a moss boat
tongiaki-landing-gold = a gold boat
tongiaki-landing-plum = a plum boat
tongiaki-landing-teal = a teal boat
tongiaki-landing-rose = a rose boat

tongiaki-island-tonga = Tonga
tongiaki-island-muroroa = Muroroa
tongiaki-island-nauru = Nauru
tongiaki-island-tubuai = Tubuai
tongiaki-island-rapa-nui = Rapa Nui
tongiaki-island-rarotonga = Rarotonga
tongiaki-island-tokelau = Tokelau
tongiaki-island-tuamotu = Tuamotu
tongiaki-island-hiva-oa = Hiva Oa
tongiaki-island-mangareva = Mangareva
tongiaki-island-oahu = Oahu
tongiaki-island-tahiti = Tahiti
tongiaki-island-tuvalu = Tuvalu
tongiaki-island-fidschi = Fiji
tongiaki-island-hawaii = Hawaii
tongiaki-island-samoa = Samoa
tongiaki-ocean = ocean { $letter }
tongiaki-beach = beach { $beach } of { $island }

tongiaki-on-islands = { $islands ->
    [one] { $islands } island
   *[other] { $islands } islands
}

tongiaki-direction-south = south
tongiaki-direction-southwest = southwest
tongiaki-direction-northwest = northwest
tongiaki-direction-north = north
tongiaki-direction-northeast = northeast
tongiaki-direction-southeast = southeast
tongiaki-beside-south = south of
tongiaki-beside-southwest = southwest of
tongiaki-beside-northwest = northwest of
tongiaki-beside-north = north of
tongiaki-beside-northeast = northeast of
tongiaki-beside-southeast = southeast of

## Questions

# Whoever has a single colour is asked without it.
tongiaki-of-colour = { $colours ->
    [1] {""}
   *[other] { $colour }{ " " }
}
tongiaki-ask-set-up = On which beach { $colours ->
    [1] do you
   *[other] does { $colour }
} place a boat?
tongiaki-ask-act = What { $colours ->
    [1] do you
   *[other] does { $colour }
} do: increase, found a royal island, or resettle?
tongiaki-ask-lift = None of your { tongiaki-of-colour }boats is left in the supply. Which one do you lift and put on { $island }?
tongiaki-ask-add = { $boats ->
    [one] { tongiaki-ask-put }
   *[other] { $boats } { tongiaki-of-colour }boats go to different beaches of { $island }. To which one first?
}
tongiaki-ask-come-back = None of your { tongiaki-of-colour }boats is on a beach. Where do you begin again?
tongiaki-ask-put = To which beach of { $island } does your { tongiaki-of-colour }boat go?
tongiaki-ask-depart = From which full beach do boats leave, and by which pier?
tongiaki-ask-lay = You have drawn { $tile }. Where do you lay it?
tongiaki-ask-turn = Which way does the red mark of { $tile } point?
tongiaki-ask-land = { $boats ->
    [one] On which beach of { $island } does the last boat land?
   *[other] { $boats } boats land on { $island }. Which one first, and on which beach?
}

## The rules behind the questions

tongiaki-rule-set-up = Everybody places boats on the start island in turn. One mooring of each beach must stay free.
tongiaki-rule-act = Increase: add as many boats to an island as you have there, at most one a beach. Royal island: where you are alone, one boat may become king; the others go back to the supply, nobody lands there any more, and its points are yours (at most { $kings ->
    [one] { $kings } king
   *[other] { $kings } kings
}, never on { $start }). Resettle: take back all boats but kings, lay tiles until an island comes, and put a boat there.
tongiaki-rule-lift = When all your boats are on the board, an increase moves one of them; kings stay.
tongiaki-rule-add = An increase puts at most one boat on each beach. You place all that you are due and have. Boats of full beaches leave afterwards.
tongiaki-rule-come-back = Without a boat on a beach you place { $start_boats } boats on { $start } or { $other_boats } on another island that is not royal.
tongiaki-rule-put = Any free mooring will do for the boat. Boats of full beaches leave afterwards.
tongiaki-rule-depart = All boats of a full beach leave together. Choose before a tile is drawn. A current with a number lets a group pass only if it has at least as many colours; otherwise all its boats go back to their owners. As long as no tile is drawn and no boat is lost, a pier can be used at most { $trips } times a turn.
tongiaki-rule-lay = A tile is laid where it touches another one.
tongiaki-rule-turn = The tile may be turned any way.
tongiaki-rule-land = First every beach with room gets one boat, then the rest land as you like. Boats that find no room go back to their owners.

## Moves

tongiaki-move-place = Put a boat on { $place }
tongiaki-move-increase = Increase on { $island } by { $boats ->
    [one] one boat
   *[other] { $boats } boats
}
tongiaki-move-found = Found a royal island on { $island } ({ points })
tongiaki-move-resettle = Resettle: take all boats back and look for a new island
tongiaki-move-lift = Lift a boat from { $place }
tongiaki-move-depart = Leave { $place } to the { $direction }: { $outcome }
tongiaki-outcome-draw = a tile is drawn (of { $of } left, { $land ->
    [one] one lands the boats
   *[other] { $land } land the boats
}, { $lost ->
    [one] one loses them
   *[other] { $lost } lose them
}, { $draw ->
    [one] one leads on
   *[other] { $draw } lead on
}{ $royal ->
    [0] {""}
    [one] , one turns them back
   *[other] , { $royal } turn them back
})
tongiaki-outcome-nothing = no tile is left to draw, all boats are lost
tongiaki-outcome-lost = the current of { $number } on { $tile } is too strong, all boats are lost
tongiaki-outcome-land = a landing on { $island }
tongiaki-outcome-royal = turned back by the king of { $island }
tongiaki-move-lay = Lay it { $beside } { $tile }
tongiaki-move-mark = Mark to the { $direction }
tongiaki-move-land = Land { $fleet } on beach { $beach }

## Why not

tongiaki-why-not-asked = this is not what is asked now; the question is: “{ $question }”
tongiaki-why-no-such-move = there is no such move
tongiaki-why-start-there = everybody’s first boats go to { $island }
tongiaki-why-keep-one-free = before the first turn one mooring of each beach stays free
tongiaki-why-other-island = the boat goes to { $island }
tongiaki-why-not-on-the-map = { $island } is not on the map
tongiaki-why-royal = { $island } is a royal island: nobody sets foot on it
tongiaki-why-one-a-beach = an increase puts at most one boat on each beach
tongiaki-why-one-a-beach-first = every beach with room gets one boat before any gets a second
tongiaki-why-no-room = there is no free mooring on that beach
tongiaki-why-no-own-boat = this colour has no boat on { $island }
tongiaki-why-no-own-boat-there = this colour has no boat on that beach
tongiaki-why-enough-kings = this colour already has all the kings that it may have ({ $kings })
tongiaki-why-not-alone = only one colour may be on a royal island, so { $island } cannot become one
tongiaki-why-not-full = { $place } is not full
tongiaki-why-used-up = that pier has been used { $trips } times this turn without any change: choose another departure
tongiaki-why-place-taken = { $tile } lies there
tongiaki-why-other-name = that place is listed under the name of another tile that it touches
tongiaki-why-same-again = turned that way, the tile would lie as in another choice
tongiaki-why-not-aboard = no { $colour } boat is in the group

## The log

tongiaki-event-began = began, playing { $colour }
tongiaki-event-placed = placed { $fleet } on { $place }
tongiaki-event-increased = added { $boats ->
    [one] one boat
   *[other] { $boats } boats
} on { $island }
tongiaki-event-lifted = lifted { $fleet } from { $place }
tongiaki-event-founded = made { $island } the royal island of { $colour }
tongiaki-event-resettled = resettled and took back { $fleet }
tongiaki-event-had-no-boats = had no { $colour } boat on a beach
tongiaki-event-set-sail = sent the boats of { $place } to sea, heading { $direction }
tongiaki-event-drew = drew { $tile }
tongiaki-event-laid = laid { $tile }, its red mark to the { $mark }
tongiaki-event-crossed = { $colours ->
    [0] crossed { $tile } on a current without a number
   *[other] crossed { $tile } on a current of { $colours }
}
tongiaki-event-failed = failed on { $tile }: the current needs { $colours } colours
tongiaki-event-found-no-tile = found no tile left to draw: the boats are lost
tongiaki-event-turned-back = met the king of { $island } and turned back to { $home }
tongiaki-event-landed = landed with { $boat } on { $place }
tongiaki-event-lost = lost { $fleet }: back to the supply
tongiaki-event-found-no-room = found no room for { $fleet }: back to the supply
tongiaki-event-went-round = set off a chain reaction without end
tongiaki-event-removed = took { $island } out of the game
tongiaki-event-returned = got back { $fleet }
tongiaki-event-grew-calm = found no new tile either: without one the game ends in { $rounds ->
    [one] one round
   *[other] { $rounds } rounds
}
tongiaki-event-came-last = { $what ->
    [last-island] found the last island: the game ends with this turn
   *[last-ocean] found the last ocean: the game ends with this turn
}
tongiaki-event-ended = { $reason ->
    [last-island] ended the game: all islands are found
    [last-ocean] ended the game: all oceans are found
   *[calm-sea] ended the game: nobody finds anything any more
}
tongiaki-event-scored = scored { points } on { tongiaki-on-islands }

## The table in plain lines

tongiaki-plain-island = { $name } at { $q }, { $r } ({ points }), mark to the { $mark }
tongiaki-plain-royal = { $name } at { $q }, { $r } ({ points }): royal island of { $colour }
tongiaki-plain-beach = Beach { $beach }, { $free } of { $moorings } moorings free; piers: { $piers }; boats: { $boats }
tongiaki-plain-pier = to the { $direction } ({ $side })
tongiaki-plain-ocean = { $name } at { $q }, { $r }: { $currents }
tongiaki-plain-current = { $one }–{ $other } { $colours ->
    [0] has no number
   *[other] needs { $colours }
}
tongiaki-plain-nobody = none
tongiaki-plain-stack = In the stack: { tongiaki-on-islands }{ $islands ->
    [0] {""}
   *[other] {" "}({ $island_names })
}, { $oceans ->
    [one] { $oceans } ocean
   *[other] { $oceans } oceans
}{ $oceans ->
    [0] {""}
   *[other] {" "}({ $ocean_names })
}
tongiaki-plain-removed = Out of the game: { $islands }
tongiaki-plain-in-hand = Drawn: { $tile }
tongiaki-plain-fleet = At sea, from { $home }: { $boats }
tongiaki-plain-colour = { $colour } ({ $name }): { points } on { tongiaki-on-islands }. Boats ashore: { $ashore }, in the supply: { $supply }, kings: { $kings }.
tongiaki-plain-your-colour = { $colour } (you): { points } on { tongiaki-on-islands }. Boats ashore: { $ashore }, in the supply: { $supply }, kings: { $kings }.
tongiaki-plain-calm = No new tile for { $turns } turns; the game ends after { $limit }.
