### Étudier : rejouer depuis une position, apprendre de ses parties, problèmes.

## Rejouer

analysis-here = Étudier à partir d’ici
play-on = Rejouer à partir d’ici
play-on-better = Essayer le meilleur coup
play-on-move = Premier coup : { $move }
play-on-about = Une table à part, qui commence après { $at } coups sur { $moves }. Elle n’est pas classée et n’entre pas dans les statistiques.
play-on-seat = Votre place
play-on-others = Les autres places
play-on-deal = Ce qui était caché
play-on-new = Redistribué
play-on-new-about = D’après ce que { $name } savait à ce moment-là, avec un autre hasard pour la suite. Personne ne peut le consulter.
play-on-same = Comme alors
play-on-same-about = Les mêmes éléments cachés et le même hasard pour la suite. Qui a vu cette partie les connaît.
play-on-begin = Commencer
play-on-open = Ouvrir la table

## Pourquoi

why-hint = Pourquoi I plutôt que II
why-review = Pourquoi le meilleur coup est meilleur
why-points = points finals attendus { $points } (± { $error })
why-unsure = pas de différence sûre dans les points finals attendus
why-rest = tout le reste
why-follows = Ce qui suit d’habitude :
why-note = D’après { $games } parties jouées jusqu’au bout après chacun des deux coups, selon ce que l’on sait à cette place et avec le même hasard. Seul ce qui dépasse nettement son erreur est nommé.

## Erreurs

mistakes = Apprendre de ses erreurs
mistakes-counts = maintenant : { $due } · plus tard : { $later } · acquises : { $known }
mistakes-none = Rien à apprendre pour l’instant. Faites analyser une de vos parties : celles de vos décisions qui ont, à coup sûr, fait perdre quelque chose deviennent ici des questions.
mistakes-later = Rien pour l’instant. La prochaine question viendra le { $day }.
mistakes-all-known = Vous les connaissez toutes. Faites analyser une autre partie.
mistakes-ask = Qu’est-ce qui est meilleur ici ?
mistakes-right = C’est juste.
mistakes-wrong = Il y a mieux.
mistakes-loss = Ce coup fait perdre { $loss } (± { $error }).
mistakes-answer = Votre réponse
mistakes-best = Meilleur
mistakes-then = Joué alors
mistakes-again = La question reviendra le { $day }.
mistakes-known = Acquis : cette question ne reviendra plus.
mistakes-next = Suivante
mistakes-look = Voir la partie
