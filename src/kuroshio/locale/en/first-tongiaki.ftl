### The guided first game.

first-tongiaki-welcome = Everyone starts on Tonga, the island in the middle, and the sea round it is unknown. You find new islands by sailing off, together with the boats of others. Your boats are the indigo ones.
first-tongiaki-place = To begin with, everybody puts boats on the beaches in turn. Put your first boat on the beach at the bottom.
first-tongiaki-other = Spread out: a boat on another beach reaches another part of the sea. Put the next one on the beach at the top left.
first-tongiaki-increase = Now turns begin. The usual one is to increase: you get as many new boats on an island as you have there already, here two. Choose Tonga.
first-tongiaki-full = New boats go to different beaches, one each. A beach whose moorings are all taken is full, and the boats of full beaches must leave. Fill these two, one after the other.
first-tongiaki-depart = Both beaches are full. All boats of a full beach sail together, whoever they belong to. Let those at the bottom leave by their pier.
first-tongiaki-land = An ocean tile came, then an island. This current had no number, so everybody passes; others let a group pass only with enough colours aboard, else all its boats are lost. Whoever sails says who lands where: land the boats.
first-tongiaki-again = The boats of your other full beach leave, too. They are of three colours, and so they would pass every current but the hardest.
first-tongiaki-share = Another island, right beside Tonga! Every beach with room gets a boat first. Land them as you like: a beach that is nearly full will leave soon.
first-tongiaki-aim = Meanwhile a rival has sailed and carried a boat of yours to a third island: rivals sail for you. An island pays its points to everyone who has a boat there at the end. Where you are alone, a boat may become king: then nobody lands there any more, and the points are safe. From here on you are on your own.
