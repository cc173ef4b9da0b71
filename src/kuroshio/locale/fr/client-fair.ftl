### Le jeu loyal : l’hôte, les absents et les partants, et quelles parties comptent.

host-mark = hôte
host-does = { $name } est l’hôte : c’est à l’hôte de placer les robots et de commencer la partie.
host-away = L’hôte n’est pas là.
host-take = Devenir l’hôte
seats-together = une seule personne tient ces places : { $names }
seat-kept = réservée à { $name }
room-kept = La partie commence dès que sont assis ceux pour qui une place est réservée : { $names }.
plate-for = robot, { $level }, pour { $name }
seat-vacant = { $name } a quitté la partie, et un robot continue. Vous pouvez prendre cette place.
stand-in-call = Demander un remplaçant
stand-in-about = { $name } n’est plus là depuis un moment. Un robot peut jouer jusqu’à son retour.
stand-in-early = { $minutes ->
    [one] Après une minute d’absence, les autres peuvent demander un remplaçant pour { $name }.
   *[other] Après { $minutes } minutes d’absence, les autres peuvent demander un remplaçant pour { $name }.
}
stand-in-wanted = { $name } propose qu’un robot joue pour { $absent } en son absence.
stand-in-waiting = Un robot jouera pour { $absent } dès que tous les autres seront d’accord.
leave-sure = Vous ne pourrez pas revenir dans cette partie, et elle sera perdue pour vous. Un robot continue pour les autres.
leave-sure-last = La partie s’arrête, et elle sera perdue pour vous. Pour la reprendre plus tard, fermez simplement la page.
abandoned = Tout le monde est parti : la partie est terminée.
log-left = partie quittée ; un robot continue
log-dismissed = renvoi par l’hôte
log-called = demande un remplaçant pour une personne absente
log-stood-in = absence ; un robot continue
log-hosted = nouvel hôte de la table
played-left = départ avant la fin
played-moves = { $moves ->
    [one] { $who } : { $moves } coup
   *[other] { $who } : { $moves } coups
}
again-waiting = La table de la prochaine partie vous attend.
again-yes = Oui, rejouer

## Quelles parties comptent

rated-yes = Cette partie compte pour les classements.
rated-rule = Une partie compte pour les classements si chacun y tient une seule place du début à la fin, si personne ne demande de conseil, et si l’on n’annule rien qui ait été révélé ou auquel d’autres aient répondu. Qui part avant la fin a perdu.
unrated-uploaded = Cette partie a été jouée ailleurs et ne compte pas pour les classements.
unrated-first = Une première partie ne compte pas pour les classements.
unrated-seeded = La graine de cette table a été choisie par la personne qui l’a ouverte, qui pourrait connaître ce qui est caché : la partie ne compte ni dans les classements ni dans les statistiques.
unrated-no-people = Les robots entre eux ne comptent pas pour les classements.
unrated-one-person = Une personne tient plusieurs places : la partie ne compte pas pour les classements.
unrated-swapped = Un robot a été échangé en cours de partie : elle ne compte pas pour les classements.
unrated-taken-back = On a annulé ce qui avait été révélé ou avait reçu une réponse : la partie ne compte pas pour les classements.
unrated-hints = Un conseil a été demandé : la partie ne compte pas pour les classements.
unrated-short = ne compte pas pour les classements
