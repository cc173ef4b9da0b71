### Jouer avec qui vient, et les tables que montre l’accueil.

people-play = Jouer avec d’autres
people-lead = Qui veut jouer à la même chose prend place à votre table. Si le nombre de joueurs vous importe peu, la partie commence quelques secondes après l’arrivée du deuxième.
people-games = Jeux
people-pace = Rythme
people-any = peu importe
people-bots = Après { $seconds } secondes, compléter avec des robots ({ $level })
people-find = Chercher des joueurs
people-waiting = Recherche de joueurs
people-others = { $count ->
    [0] Personne d’autre n’attend cela pour l’instant.
    [one] Une autre personne attend.
   *[other] { $count } autres personnes attendent.
}
people-soon = Votre partie commence dans quelques secondes.
people-fill = Après { $seconds } secondes d’attente, des robots prennent les places libres.
people-stay = Gardez cette page ouverte.
people-may-go = Vous pouvez fermer cette page : la table sera parmi vos parties.
people-stop = Ne plus chercher
people-crowd = { $count ->
    [one] 1 en attente
   *[other] { $count } en attente
}
pace-none = sans limite de temps
pace-move = { $time } par coup
pace-bank = { $time } + { $seconds } s
filters = Tables à montrer
filter-games = Tous les jeux
filter-paces = Tous les rythmes
filter-live = D’une traite
filter-days = Sur plusieurs jours
filter-free = Avec une place libre
filter-none = Aucune table de ce genre en ce moment.

## Ce que les autres voient de soi, et qui est le meilleur

leaders = Palmarès
leaders-people = Joueurs
leaders-about = D’après les parties classées entre personnes. On y figure après { $needed } parties, sauf si l’on préfère ne pas être montré.
leaders-bots-about = Les niveaux des robots, d’après leurs parties avec des personnes.
leaders-none = Personne n’y figure encore.
leaders-mine = Vous avez { $value } après { $games ->
    [one] une partie
   *[other] { $games } parties
}.
leaders-setting = Ce que les autres voient de vous
leaders-rating = Cote
leaders-between = À coup sûr entre
leaders-games = Parties
leaders-people-rating = Cote entre personnes
leaders-bots-rating = Cote contre les robots
face-shown = Ce que les autres voient de vous
face-nothing = Votre nom seul
face-rating = Votre cote
face-page = Une page
face-nothing-about = Vous n’êtes dans aucun palmarès et personne ne voit votre cote.
face-rating-about = Votre nom figure au palmarès, et votre cote à côté de lui aux tables ouvertes.
face-page-about = Qui suit votre nom dans le palmarès, ou connaît le lien, voit vos parties, vos cotes et vos meilleurs jours. Fermer la page met fin à son lien.
face-look = Voir ma page
face-closed = Cette page n’existe pas, ou son propriétaire l’a fermée.
face-yours = Voilà ce que les autres voient de vous.
face-change = Changer cela
face-no-games = Aucune partie n’est encore terminée.
face-spread = (de { $low } à { $high })
face-days = Meilleurs jours du défi
face-day = { $place ->
    [1] 1re place
   *[other] { $place }e place
}, { $points ->
    [one] { $points } point
   *[other] { $points } points
}
face-latest = Dernières parties
leaders-programs = Programmes
leaders-programs-about = Des programmes qui jouent par le réseau, marqués ⚙, entre eux et contre les robots ; jamais au palmarès des joueurs.
leaders-programs-rating = Cote entre programmes
bot-program = programme
face-puzzles = Problèmes
face-puzzle = cote { $rating }, { $solved } résolus sur { $tried }
