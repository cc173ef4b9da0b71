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

## Les jeux

namiji-name = Namiji
namiji-about = Faites le tour de la mer du Sud, pêchez, observez les baleines et rentrez au port avec le plus de points ; de 2 à 5 joueurs.
tongiaki-name = Tongiaki
tongiaki-about = Quittez Tonga pour le Pacifique inconnu, alliés et rivaux dans le même bateau, et peuplez les îles ; de 2 à 6 joueurs.
namazu-name = Namazu
namazu-about = Le poisson-chat Namazu ébranle la cité d’Edo. À la tête d’une famille, récoltez, commercez, combattez, bâtissez des autels et calmez-le par vos offrandes ; de 2 à 4 joueurs.

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

# Pour les jeux qui n’apportent pas leurs propres mots.
default-question = Choisissez un coup.
default-rule = Tous les coups de la liste sont possibles.
default-move = { $text }
default-why-not = ce n’est pas possible maintenant
default-event = { $kind } { $details }
