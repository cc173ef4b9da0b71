### The guided first game.

first-namiji-welcome = Welcome to the bay! Three boats sail round it; yours is the indigo one with the disc. The boat that is last on the route always moves, as far ahead as it likes. Whoever sails far leaves the others more turns.
first-namiji-sail = A glowing ring is a place that you can sail to. Sail to the next space, an angling station: choose it, then choose it once more to confirm.
first-namiji-fish = You may take a fish from the school. One lies face up: the blue pufferfish. A hidden one is a surprise. Take the one that you see.
first-namiji-keep = Fish go on your rack. Rows and columns pay points when all their fish share a colour or a kind, so think ahead. Put this one in its cell.
first-namiji-last = Another boat has moved, and you are last again: your turn. Sail to the whirlpool. It floats one of your offerings; every offering that is still aboard at the end costs points.
first-namiji-panorama = You are still last, so you move again. This is the best of small steps! Now sail to the whale panorama: each section that you add is worth more than the one before.
first-namiji-trap = One point for the first section. Next, a bit of nerve: sail to the crustacean trap.
first-namiji-haul = You draw from the bag as long as you dare. Shrimps and crabs score in their own ways, and too many crabs spill the whole catch. Draw again, or stop and keep what you have: as you like.
first-namiji-dock = That is the voyage: fish, panoramas, offerings, traps. At a dock all boats wait for each other, and whoever arrives first chooses a card first. Most points at the last port win. Now the bay is yours; your things are here.
