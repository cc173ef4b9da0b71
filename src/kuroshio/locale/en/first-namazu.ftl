### The guided first game.

first-namazu-welcome = This is Edo: three rings round the catfish Namazu, who shakes them. Outside the country with its fields and mines, then the suburbs, inside the city with its workshops. You send out your men, the ashigarus.
first-namazu-stand = Put two ashigarus on two cells of the same sector. Start simply: the rice field, and the small jobs beside it.
first-namazu-rice = Now activate the cells that you stand on. The rice field gives rice, which workshops turn into better things.
first-namazu-jobs = Activate the small jobs, too: they pay a Koban, the coin of Edo.
first-namazu-quake = After your turn Namazu stirs: a ring turns, and cells meet new neighbours. The country also brought brigands. Your force beat them, and they left you loot. Then the other family moved. An ashigaru in its way is sent home, and is paid for it.
first-namazu-free = Now choose two cells yourself. The mines give ore, the bamboo grove bamboo; workshops want such goods, and resting restores force.
first-namazu-act = Activate what you stand on, cell by cell, or end your turn. What is not possible now says why when you choose it.
first-namazu-altars = You know how Edo works. The aim: altars, bought with goods from the workshops, and offerings on them. Equal altars pay well, and every offering calms Namazu; when it is calm the game ends. Your stores are here. Good luck!
