### Jouer avec qui vient, et les tables que montre l’accueil.

people-play = Jouer avec d’autres
people-lead = Dès que quelqu’un veut jouer à la même chose, une table s’ouvre et la partie commence.
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
people-stay = Gardez cette page ouverte.
people-may-go = Vous pouvez fermer cette page : la table sera parmi vos parties.
people-stop = Ne plus chercher
people-crowd = { $count ->
    [one] 1 en attente
   *[other] { $count } en attente
}
pace-none = sans pendule
pace-move = { $time } par coup
pace-bank = { $time } + { $seconds } s
filters = Tables à montrer
filter-games = Tous les jeux
filter-paces = Tous les rythmes
filter-live = D’une traite
filter-days = Par jours
filter-free = Avec une place libre
filter-none = Aucune table de ce genre en ce moment.
