### La table d’étude : une position, un moteur à côté, et l’arbre de ce qui aurait pu arriver.

analysis = Étude
analyses-about = Une position avec un moteur à côté : essayez des coups, décidez du hasard, notez ce que vous trouvez et partagez-le par un lien.
analyses-own = Vos études
analyses-line = { $day } · { $nodes ->
    [0] aucune variante
    [one] { $nodes } variante
   *[other] { $nodes } variantes
}
analysis-new = Préparer une partie
analysis-new-about = Une table vide à vous, pour suivre une partie jouée sur une vraie table ou pour essayer une idée. Vous jouez pour tout le monde et dites ce qui a été pioché ou tiré.
analysis-game = Jeu
analysis-first = Qui commence
analysis-open = Ouvrir la table
analysis-record = Une partie déjà jouée
analysis-record-about = Ouvrez une de vos parties terminées, ou envoyez un enregistrement, puis choisissez « Étudier à partir d’ici » à n’importe quelle position.
analysis-delete = Supprimer cette étude de { $game }

## Position

analysis-controls = Pas à pas
analysis-made = { $made ->
    [0] Avant le premier coup
    [one] Après { $made } coup
   *[other] Après { $made } coups
}
analysis-beginning = Début
analysis-others-hand = On ne sait pas ici ce que cette place a en main. Elle choisit dans l’un des mondes possibles.
analysis-copied = C’est maintenant votre propre copie. L’autre reste telle quelle.

## Moteur

analysis-engine = Moteur
analysis-go = Réfléchir
analysis-stop = Arrêter
analysis-engine-about = Réfléchit à la position affichée, d’après ce que l’on voit ici seulement.
analysis-begins = Le moteur commence…
analysis-waiting = En attente : les parties en cours passent d’abord.
analysis-thinking = Réfléchit : { $visits } essais jusqu’ici
analysis-stopped = Arrêté après { $visits } essais
analysis-enough = Assez réfléchi : { $visits } essais
analysis-visits = { $visits } essais
analysis-thousand = { $count } mille
analysis-follows = Ce qui suit le plus souvent :

## Ce qui s’est passé

analysis-happened = Ce qui s’est passé
analysis-otherwise = Autrement…
analysis-looking = Recherche de ce qui est possible…
analysis-only-so = Rien d’autre n’était possible ici.
analysis-offered = Au choix : { $move }
analysis-nothing-more = Rien de plus

## Arbre

analysis-tree = Coups
analysis-branch = Variante :
analysis-noted = (avec une note)
analysis-cut = Retirer cette variante à partir d’ici

## Notes

analysis-notes = Notes
analysis-comment = Commentaire sur cette position
analysis-draw = Dessiner sur le plateau
analysis-draw-none = Rien
analysis-draw-ring = Cercles
analysis-draw-arrow = Flèches
analysis-arrow-from = Touchez l’endroit où la flèche commence.
analysis-arrow-to = De { $thing } : touchez l’endroit où la flèche finit.
analysis-arrow = { $from } → { $to }
analysis-mark-by-words = Marquer ce dont parle un coup
analysis-unmark = Retirer la marque : { $thing }
analysis-thing-space = station { $name }
analysis-thing-slot = emplacement { $name }
analysis-thing-cell = case { $name }
analysis-thing-altar = autel { $name }
