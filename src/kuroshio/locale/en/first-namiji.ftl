### The guided first game.

first-namiji-welcome = Welcome to the bay! Three boats sail round it; yours is the indigo one with the disc. The boat that is last on the route always moves, as far as it likes, up to the next dock. Whoever sails far leaves the others more turns.
first-namiji-sail = Each glowing ring marks a place that you can sail to. Sail to the next station, angling: choose it, then choose it once more to confirm.
first-namiji-fish = Take a fish from the school. One lies face up: the blue pufferfish. A hidden one is a surprise. Take the one that you see.
first-namiji-keep = Another fish has turned up. You could release yours, but keep it: a full row or column pays when all its fish share a colour or a kind, so think ahead. The first one goes into the upper left corner.
first-namiji-rock = Another boat has sailed far ahead, and you are last: your turn. Sail one station on, to the sacred rock.
first-namiji-pick = You look at two secret objectives and keep one; the other goes under the deck. At the end it pays if you have met it, and costs nothing if not. Keep the Tinkerer: it wants upgrades, which you get at docks.
first-namiji-last = You are still last, so you move again: that is the beauty of small steps! Sail to the whirlpool. There you set one of your offerings afloat; every offering that is still aboard at the end costs points.
first-namiji-panorama = One offering less, and it is your turn again. Now sail to the whale panorama: each section that you add is worth more than the one before.
first-namiji-trap = One point for the first section. Next, a bit of nerve: sail to the crustacean trap.
first-namiji-haul = A shrimp! Each shrimp or crab that you keep is a point, but a second crab loses the whole haul. No crab yet, so draw once more.
first-namiji-stop = Another one. You could go on up to five tokens; this time stop and keep both.
first-namiji-net = Two points more. Now jump over some stations to net casting, just before the dock: the stations that you leave out stay open to the others.
first-namiji-cast = The net shows two fish alike, and they are blue as yours is. Place it across beside your fish: one more blue one, and the top row pays.
first-namiji-dock = The others are at the dock already. Whoever arrives first chooses a slot first; the slot nearest the route picks its card first and leaves last. One slot is left for you: moor there.
first-namiji-draft = All boats are here, and Dock cards go round. The others took theirs before you; two are left. A meal pays at once; an upgrade helps at its stations from now on, and the Tinkerer wants two. Take the Glass-bottom Bucket.
first-namiji-end = Your slot was the farthest from the route, so you leave first. That is the voyage: three docks, then home, where the earlier you arrive the more points you get. Whoever has the most points when all are home wins. Now the bay is yours; this is your boat.
