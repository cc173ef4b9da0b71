### The guided first game.

first-tongiaki-welcome = Everyone starts on Tonga, the island in the middle, and the sea round it is unknown. You find new islands by sailing off, together with the boats of others. Your boats are the indigo ones.
first-tongiaki-place = To begin with, everybody puts boats on the beaches in turn. Put your first boat on the beach at the bottom.
first-tongiaki-other = Spread out: a boat on another beach reaches another part of the sea. Put the next one on the beach at the top left.
first-tongiaki-increase = Now turns begin. The usual one is to increase: you get as many new boats on an island as you have there already, here two. Choose Tonga.
first-tongiaki-full = New boats go to different beaches, one each. A beach whose moorings are all taken is full, and the boats of full beaches must leave. Fill the beach at the bottom.
first-tongiaki-full-too = Now fill the one to the left of it.
first-tongiaki-depart = Both beaches are full. All boats of a full beach sail together, whoever they belong to. Let those at the bottom leave by their pier.
first-tongiaki-land = An ocean tile came, then an island. This current had no number, so everybody passes; others let a group pass only with enough colours aboard, else all its boats are lost. Whoever sails says who lands where: first an indigo boat of yours on beach 1.
first-tongiaki-land-too = Your first points! Every beach gets a boat first, so the other indigo one goes to beach 2; the gold one takes what is left.
first-tongiaki-again = The boats of your other full beach leave, too. They are of three colours, and so they would pass every current but the hardest.
first-tongiaki-share = Another island, right beside Tonga! Land your own boat on beach 1.
first-tongiaki-share-too = Gold goes to beach 3, and moss gets the last. The boats of a beach that is nearly full will leave soon: think of who will be aboard.
first-tongiaki-onward = Meanwhile a rival has sailed and carried a boat of yours to a third island: rivals sail for you. An island pays its points to everyone who has a boat there at the end. Now for an island of your own: increase on Hiva Oa.
first-tongiaki-fill = Its beach 1 has two moorings, and one is yours. Take the other: then only your boats leave.
first-tongiaki-leave = Two boats of one colour pass only currents without a number, so this is a risk; but whoever sails alone arrives alone. Let them leave by the pier to the south.
first-tongiaki-alone = An island at once: Nauru, and nobody is there but you. Hiva Oa’s points went with your boats. Land the first one on beach 3.
first-tongiaki-alone-too = And the other one on beach 2.
first-tongiaki-king = Again a rival has taken one of your boats along. On Nauru you are still alone: make one boat its king and take the other back. Then nobody lands there any more, and its points are yours to the end.
first-tongiaki-aim = Nauru is royal: two points that nobody can take or share. You have one king left, so keep it for a richer island. Those are the turns of Tongiaki; if you are stuck, you can also resettle, and look for a new island. From here on you are on your own.
