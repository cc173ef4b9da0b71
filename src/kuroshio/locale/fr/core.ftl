### Ce que disent tous les jeux.

the-end = La partie est terminée.
why-the-end = la partie est terminée
why-it-is-possible = c’est possible maintenant
seat-name = Joueur { $number }
you = Vous
seat-within = { $name }
play-you = Joueur (vous)
points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
event-took-lead = prend la tête avec { points }

## Les jeux

namiji-name = Namiji
namiji-about = Un voyage en mer dans le Japon d’autrefois : le dernier sur la route avance, et choisit jusqu’où. Pêchez, relevez vos nasses, admirez les baleines, faites des offrandes et rentrez avec le plus de points ; de 2 à 5 joueurs.
tongiaki-name = Tongiaki
tongiaki-about = Tonga est surpeuplée : quand une plage est complète, ses bateaux partent ensemble, quels que soient leurs propriétaires, à la découverte de nouvelles îles. Les mers dangereuses ne laissent passer que des groupes de plusieurs couleurs : vous avez besoin de vos rivaux ; de 2 à 6 joueurs.
namazu-name = Namazu
namazu-about = Le poisson-chat Namazu ébranle la cité d’Edo : à chaque tour, un de ses cercles se déplace. À la tête d’une famille, récoltez, faites transformer, érigez des autels et garnissez-les d’offrandes. Celles de tous ensemble calment Namazu et mettent fin à la partie ; qui a le plus de points l’emporte ; de 2 à 4 joueurs.

## La table au terminal

play-which-game = Quel jeu ?
play-choose-number = Choisissez un nombre de 1 à { $last }.
play-how-many = Combien de joueurs, de { $first } à { $last } ? (Entrée : { $usual })
play-welcome = Bienvenue dans { $game }.
play-seed = Graine de cette partie : { $seed }. La même graine donne la même partie.
play-commands = Répondez par le numéro d’un coup ou par sa notation. Autres commandes : help (aide), table (la table), moves (les coups), undo (reprendre un coup), save FICHIER (enregistrer), quit (quitter).
play-no-move = « { $move } » n’est pas un coup de ce jeu.{ $count ->
    [0] { "" }
   *[other] { " " }Vouliez-vous dire : { $near } ?
}
play-left = Vous quittez la table après { $moves ->
    [one] { $moves } coup
   *[other] { $moves } coups
}.
play-nothing-to-undo = Il n’y a rien à reprendre.
play-said = { $who } { $what }
play-undone = Coup repris.
play-saved = Partie enregistrée dans { $file }.
play-cannot-save = Impossible d’écrire { $file } : { $reason }.
play-place = Rang { $place } : { $name }, { points }

# Pour les jeux qui n’apportent pas leurs propres mots.
default-question = Choisissez un coup.
default-rule = Tous les coups de la liste sont possibles.
default-move = { $text }
default-why-not = ce n’est pas possible maintenant
default-event = { $kind } { $details }

rules-place-en = livret anglais, « { $heading } », { $count ->
    [one] phrase
   *[other] phrases
} { $sentences }
rules-place-fr = livret français, « { $heading } », { $count ->
    [one] phrase
   *[other] phrases
} { $sentences }
