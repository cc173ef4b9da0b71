### Ce que disent tous les jeux.

the-end = La partie est terminée.
why-the-end = la partie est terminée
why-it-is-possible = c’est possible maintenant
seat-name = Joueur { $number }
you = Vous
points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}

## La table au terminal

play-which-game = Quel jeu ?
play-choose-number = Choisissez un nombre de 1 à { $last }.
play-how-many = Combien de joueurs, de { $first } à { $last } ? (Entrée : { $usual })
play-welcome = Bienvenue à { $game }.
play-seed = Graine de cette partie : { $seed }. La même graine donne la même partie.
play-commands = Répondez par le numéro d’un coup ou par sa notation. Autres commandes : help (aide), table (la table), moves (les coups), undo (annuler), save FICHIER (enregistrer), quit (quitter).
play-left = Vous quittez la table après { $moves ->
    [one] { $moves } coup
   *[other] { $moves } coups
}.
play-nothing-to-undo = Il n’y a rien à annuler.
play-said = { $who } : { $what }
play-undone = Coup annulé.
play-saved = Partie enregistrée dans { $file }.
play-cannot-save = Impossible d’écrire { $file } : { $reason }.
play-place = Rang { $place } : { $name }, { points }
