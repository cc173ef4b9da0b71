### Tongiaki's board

client-tongiaki-map = Map of the sea
client-tongiaki-islands = Islands
client-tongiaki-oceans = Oceans
client-tongiaki-stack = Tiles found; which are left?
client-tongiaki-left = Still in the stack
client-tongiaki-removed = Out of the game
client-tongiaki-calm = No new tile for { $turns } turns; the game ends after { $limit }
client-tongiaki-zoom-in = Zoom in
client-tongiaki-zoom-out = Zoom out
client-tongiaki-fit = Show the whole map
client-tongiaki-drawn-here = a tile is drawn
client-tongiaki-turn-it = Turn the tile (R)
client-tongiaki-turn-left = Turn it left
client-tongiaki-turn-right = Turn it right
client-tongiaki-lay-so = Lay it like this
client-tongiaki-choose-place = Choose its place on the map.
client-tongiaki-last-place = last free mooring

## Expeditions

client-tongiaki-group = { $boats ->
    [one] one boat
   *[other] { $boats } boats
}, { $colours ->
    [one] one colour
   *[other] { $colours } colours
}
client-tongiaki-needs = { $aboard ->
    [one] one colour
   *[other] { $aboard } colours
} aboard, { $needs } needed
client-tongiaki-odds-land = { $count ->
    [one] { $count } lands
   *[other] { $count } land
}
client-tongiaki-odds-draw = { $count ->
    [one] { $count } sails on
   *[other] { $count } sail on
}
client-tongiaki-odds-royal = { $count } turned back
client-tongiaki-odds-lost = { $count } lost
client-tongiaki-odds-of = of { $of ->
    [one] one tile
   *[other] { $of } tiles
}
client-tongiaki-lost = a current of { $needs }: all boats are lost
client-tongiaki-draws = a tile is drawn
client-tongiaki-nothing = no tile is left: all boats are lost
client-tongiaki-royal = { $island } is royal: they turn back
client-tongiaki-lands = they land on { $island }
client-tongiaki-choose-pier = Choose the pier by which they leave.
client-tongiaki-landing = { $boats ->
    [one] One boat lands
   *[other] { $boats } boats land
} on { $island }
client-tongiaki-pick = Choose a boat, then its beach.
client-tongiaki-beach = Beach { $beach }

## The actions of a turn

client-tongiaki-increase = Increase
client-tongiaki-found = Royal island
client-tongiaki-resettle = Resettle…
client-tongiaki-why-not = Why not?

## Colours

client-tongiaki-supply = { $boats ->
    [one] one boat
   *[other] { $boats } boats
} in the supply
client-tongiaki-in-supply = in supply
client-tongiaki-on-islands = { $islands ->
    [one] on one island
   *[other] on { $islands } islands
}
client-tongiaki-islands-short = { $islands ->
    [one] island
   *[other] islands
}
client-tongiaki-kings = { $kings ->
    [one] one king
   *[other] { $kings } kings
}
client-tongiaki-source-islands = Islands
client-tongiaki-source-royal = Royal islands
