### The guided first game.

first-namazu-welcome = This is Edo: three rings round the catfish Namazu, who shakes them. Outside the country with its fields and mines, then the suburbs, inside the city with its workshops. You send out your men, the ashigarus.
first-namazu-stand = Put two ashigarus on two cells of the same sector. Start simply: the rice field, and the small jobs beside it.
first-namazu-rice = Now activate the cells that you stand on. The rice field gives rice, which workshops turn into better things.
first-namazu-jobs = Activate the small jobs, too: they pay a Koban, the coin of Edo.
first-namazu-quake = Every family’s turn opens with a quake: a ring turns, and cells meet new neighbours. In the other family’s turn the country shook and brought brigands upon it, whose loot its force won. Then it placed its men: your ashigaru in the rice field was in its way, so it paid you a Koban and sent him home. Now it is your turn again, after a quake of your own.
first-namazu-bamboo-stand = Again two cells of one sector: the bamboo grove, and the builder in line with it. The builder puts up buildings; you cannot pay him yet.
first-namazu-bamboo = Activate the bamboo grove. Cells that you cannot pay for do not glow; press one, and it says why.
first-namazu-butcher-stand = This time the brigands came to you. Beating them cost 6 of your force, and they left 4 Kobans. Now for a workshop: send your men to the butcher and to the offerings.
first-namazu-butcher = Activate the butcher: he takes your rice and your bamboo and gives 2 meat. Workshops turn primary goods into those that altars cost.
first-namazu-contract = You were the first to pay here, so you may sign a contract: from now on the butcher works for you without pay. Sign it.
first-namazu-altar-stand = More brigands: they cost 5 force and left rice and steel. With 1 steel and 2 meat you can build an altar. Send your men to the ore mine and to the altar cell.
first-namazu-ore = First the mine: it gives ore.
first-namazu-altar = Now activate the altar cell, where altars are built.
first-namazu-erect = Your goods are enough for one of the four altars: the Torii, for 1 steel and 2 meat. Build it. Altars score, and the more of one kind you have, the more they are worth.
first-namazu-offering-stand = An altar wants offerings. Stand at the offerings, and at the knacker beside them.
first-namazu-knacker = Activate the knacker: for rice and ore he gives 2 bones.
first-namazu-refuse = He offers a contract, too. Contracts are few: decline this one.
first-namazu-offerings = Now activate the offerings: you may put goods on your altar.
first-namazu-offer = Offer a bone. It scores a point, and it calms Namazu a little.
first-namazu-end = You know how Edo works: goods from the country, better ones from the workshops, altars for them, and offerings on the altars. The offerings of all families together calm Namazu; when it is calm the game ends, and the most points win. Rest restores your force; at the tournament families fight for points. Your stores are here. Good luck!
