### Les pages des parties finies : relecture, analyse, historique, statistiques.

## Relecture

replay-eyes = Vu par
replay-eyes-all = Tous : mains découvertes
replay-download = Fichier de partie
replay-controls = Moments de la partie
replay-first = Au début
replay-back = Un coup en arrière
replay-play = Lire
replay-pause = Pause
replay-next = Un coup en avant
replay-last = À la fin
replay-moment = Moment
replay-at = après { $at } coups sur { $moves }
replay-side = À côté du plateau
upload = Regarder un fichier de partie
upload-about = Déposez ici un fichier de partie, ou choisissez-en un, pour le revoir et l’analyser.
upload-busy = Chaque coup est rejoué…
upload-choose = Choisir un fichier

## Analyse

review-start = Analyser cette partie
review-about = L’ordinateur continue la partie à partir de nombreuses positions et revoit chaque décision. Cela prend une ou plusieurs minutes ; vous pouvez fermer la page entre-temps.
review-waiting = D’autres analyses passent d’abord…
review-working = Analysé : { $share }…
review-left = { $minutes ->
    [one] Encore une minute environ.
   *[other] Encore { $minutes } minutes environ.
}
review-goes-on = Vous pouvez fermer cette page : l’analyse continue.
review-failed = Cette partie n’a pas pu être analysée.
review-curve = Chances de gagner au fil de la partie
review-here = La décision à ce moment
review-scale = Ce que l’on peut attendre de chaque coup, d’après ce que l’on savait à cette place : 100 % est une victoire sûre, 0 % la dernière place assurée. ± est l’erreur type.
review-played = joué
review-good = a trouvé le meilleur coup, autant qu’on pouvait le savoir.
review-loss = a laissé échapper { $loss } (± { $error }).
review-equal = avait peut-être mieux, mais l’écart est trop petit pour en être sûr.
review-forced = Il n’y avait rien à choisir ici.
review-over = La partie est finie.
review-swings = Les coups qui ont tout changé
review-swings-about = De combien chacun a changé les chances de victoire de qui l’a joué.
review-no-swings = Les chances n’ont jamais beaucoup changé d’un coup.
review-missed = Les meilleurs coups manqués
review-better = { $best } — au lieu de : { $played }
review-move = coup { $number }
review-exact = Ce que chacun a laissé échapper, en moyenne
review-decisions = { $count ->
    [one] { $count } décision
   *[other] { $count } décisions
}
review-note = La courbe donne les chances de gagner de chacun, mains découvertes, d’après { $rollouts } parties continuées à chaque moment. Les décisions sont jugées par le capitaine d’après ce que l’on savait alors à cette place, avec { $iterations } itérations. Le ± de la moyenne compte aussi les meilleurs coups que le capitaine a pu ne pas voir.

## Historique

history-whose = Parties
history-mine = Les miennes
history-public = Toutes les publiques
history-none = Aucune partie finie pour l’instant.
history-more = Plus

## Statistiques

statistics-open = Comment on y gagne
statistics-game = Comment on gagne à { $game }
statistics-none = Aucune partie n’a encore été finie ici.
statistics-games = { $count ->
    [one] D’après la seule partie finie ici.
   *[other] D’après les { $count } dernières parties finies ici.
}
statistics-sources = Points par source
statistics-winners = gagnants
statistics-others = les autres
statistics-scores = Points par joueur
statistics-lengths = Durée des parties, en coups
statistics-games-axis = parties
statistics-levels = Part de victoires des personnes et des robots
statistics-people = personnes
statistics-fair = Le repère montre ce que donnerait le seul hasard.
statistics-seats = Part de victoires par place, { $players } joueurs
statistics-seats-count = { $count ->
    [one] { $count } place
   *[other] { $count } places
}
statistics-games-count = { $count ->
    [one] { $count } partie
   *[other] { $count } parties
}

## Un joueur

player-none = Aucune partie finie pour l’instant. Jouez-en une !
player-played = parties
player-won = gagnées
player-mean = points en moyenne
player-best = meilleur total
player-hints = conseils demandés
player-places = Rangs
player-ratings = Cotes
player-against-bots = Contre les robots ({ $games ->
    [one] { $games } partie
   *[other] { $games } parties
})
player-against-people = Contre des personnes ({ $games ->
    [one] { $games } partie
   *[other] { $games } parties
})
player-no-people = Pas encore de cote contre des personnes.
player-sources = Points par source et par partie
player-everyone = tout le monde
player-note = Les cotes partent de 0 et sont prudentes : elles montent à chaque partie qui rend le résultat plus certain.
