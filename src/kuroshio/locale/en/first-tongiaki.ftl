### The guided first game.

first-tongiaki-welcome = Everyone starts on Tonga, the island in the middle, and the sea round it is unknown. You find new islands by sailing off, together with the boats of others. Your boats are the indigo ones.
first-tongiaki-place = To begin with, everybody puts boats on the beaches in turn. Put your first boat on the beach at the bottom.
first-tongiaki-other = Spread out: a boat on another beach reaches another part of the sea. Put the next one on the beach at the top left.
first-tongiaki-increase = Now turns begin. The usual one is to increase: you get as many new boats on an island as you have there already. Choose Tonga.
first-tongiaki-full = New boats go to different beaches, one each. A beach whose moorings are all taken is full, and full beaches must leave. Fill these two, one after the other.
first-tongiaki-depart = Both beaches are full. All boats of a full beach sail together, whoever they belong to. Let the one at the bottom leave by its pier.
first-tongiaki-land = An ocean tile came, then an island. Some currents let a group pass only with enough colours aboard; otherwise all its boats are lost. This time you came through! Whoever sails says who lands where: land the boats.
first-tongiaki-again = Your other full beach leaves, too. It carries boats of three colours, and so it would pass every current but the hardest.
first-tongiaki-share = Another island! Every beach with room gets a boat first. Land them as you like: a beach that is nearly full will leave soon.
first-tongiaki-aim = An island pays its points to everyone who has a boat there when the game ends. Where you are alone, one of your boats may become king and nobody else lands there. Seek, settle, and let the others sail for you: from here on you play alone.
