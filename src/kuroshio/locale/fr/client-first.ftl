### La première partie guidée.

first-learn = Apprendre en jouant
first-title = Première partie
first-progress = Étape { $number } sur { $count }
first-next = Continuer
first-finish = Jouer
first-leave = Jouer sans guide
first-wait = Les autres jouent. Regardez le plateau, ou le journal pour savoir ce qu’ils ont fait.
first-elsewhere = La partie a pris un autre chemin. Jouez le coup que vous voulez, ou passez cette étape.
first-reading = lisez cette étape, puis choisissez « { first-next } ».
first-status = Première partie :
