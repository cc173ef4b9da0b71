# Ce que disent les images et les aperçus de liens.
card-won = { $count ->
    [one] Victoire : { $names }
   *[other] Victoire partagée : { $names }
}
card-moment = Coup { $made } sur { $moves }
card-turn = Au tour de { $name }
card-ended = La partie est terminée
preview-house = Trois jeux de société dans le navigateur, entre amis ou contre des robots : Namiji, Tongiaki et Namazu. Sans compte.
preview-game = Les règles de { $game }, et une table tout de suite, entre amis ou contre des robots.
preview-daily = Chaque jour une donne par jeu, la même pour tous. Jusqu’où irez-vous ?
preview-open = { $free ->
    [0] À la table : { $names }.
    [one] À la table : { $names }. Une place est libre.
   *[other] À la table : { $names }. { $free } places sont libres.
}
preview-playing = La partie est en cours : { $names }. Venez regarder !
preview-over = Une partie terminée, à revoir coup par coup : { $names }.
