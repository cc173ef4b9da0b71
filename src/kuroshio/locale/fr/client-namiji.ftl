### Le plateau de Namiji

namiji-deck-rock = Cartes Rocher sacré
namiji-deck-dock = Cartes Ponton
namiji-deck-net = Filets
namiji-deck-bag = Sac
namiji-school = Banc de poissons : { $up ->
    [one] { $up } visible
   *[other] { $up } visibles
}, { $down ->
    [one] { $down } caché
   *[other] { $down } cachés
}
namiji-school-short = Banc
namiji-rack = Casier
namiji-offerings = Offrandes
namiji-trap = Nasse
namiji-panoramas = Panoramas
namiji-panorama-label = { $kind } : { $has ->
    [one] { $has } section
   *[other] { $has } sections
} sur { $of }
namiji-cards = Cartes Ponton et Rocher sacré
namiji-no-cards = Aucune pour l’instant.
namiji-if-now = si la partie finissait maintenant : { $points }, avec { $offerings ->
    [0] aucune offrande à bord
    [one] une offrande à bord
   *[other] { $offerings } offrandes à bord
}
namiji-whole-sea = Toute la mer
namiji-fold = Voir la mer
namiji-unfold = Revenir au choix
namiji-this-section = Ce tronçon
namiji-do-keep = Choisissez une case lumineuse de votre casier, ou relâchez le poisson.
namiji-do-cast = Choisissez la première case du filet dans votre casier.
namiji-turn-down = Poser à la verticale
namiji-turn-across = Poser à l’horizontale
namiji-chance = { $left ->
    [one] { $left } jeton
   *[other] { $left } jetons
} dans le sac : { $percent } % de crabes
namiji-risk = La prise est perdue à { $lost ->
    [one] { $lost } crabe
   *[other] { $lost } crabes
} : { $percent } % de risque à la prochaine pioche
namiji-keep-haul = { $tokens ->
    [one] Le garder
   *[other] Garder les { $tokens }
}
namiji-target = { $station }, { $ahead ->
    [one] une station plus loin
   *[other] { $ahead } stations plus loin
}{ $slot ->
    [0] {""}
   *[other] , emplacement { $slot }
}. { $pays }
namiji-hint-angling = Prenez un poisson du banc ; un autre est retourné.
namiji-hint-net = Un filet de deux poissons identiques, si vous avez la place.
namiji-hint-crustacean = Piochez dans le sac et arrêtez-vous à temps : un point par jeton.
namiji-hint-whirlpool = { $left ->
    [0] Vous n’avez plus d’offrande.
    [one] Faites voguer votre dernière offrande.
   *[other] Faites voguer une offrande ; { $left } à bord.
}
namiji-hint-panorama = Section { $section } sur { $of }{ $points ->
    [0] {""}
   *[other]  : +{ $points }
}{ $bonus ->
    [0] {""}
   *[other] , dont { $bonus } de Bonus panorama
}.
namiji-hint-rock = Consultez { $look } objectifs et gardez-en { $keep ->
    [one] un
   *[other] { $keep } au plus
}.
namiji-hint-dock = Emplacement { $slot }. Plus on est près de la route, plus tôt on choisit sa carte et plus tard on repart.
namiji-hint-port = { $points ->
    [0] Il ne reste plus de jeton Arrivée.
   *[other] Jeton Arrivée : +{ $points }.
}
namiji-hint-neutral = Aux stations, le bateau neutre ne prend rien ; il ne fait que gêner.
namiji-hint-neutral-dock = Emplacement { $slot } pour le bateau neutre : à son tour de choisir, une carte Ponton tirée au hasard quitte la partie.
namiji-hint-neutral-port = { $points ->
    [0] Il ne reste plus de jeton Arrivée à défausser.
   *[other] Le meilleur jeton Arrivée restant, de { $points }, est défaussé.
}
namiji-hint-turns = { $boats ->
    [0] Ensuite vous rejouez aussitôt.
    [one] Ensuite { $boats } bateau joue avant que vous ne repartiez.
   *[other] Ensuite { $boats } bateaux jouent avant que vous ne repartiez.
}

## Le journal

namiji-told-sailed = navigue jusqu’à la station { $space } : { $station }
