### Le jeu loyal : l’hôte, les absents et les partants, et quelles parties comptent.

host-mark = hôte
host-does = { $name } est l’hôte : c’est l’hôte qui place les robots et lance la partie.
host-away = L’hôte n’est pas là.
host-take = Devenir l’hôte
host-make = Nommer hôte
seats-together = une seule personne tient ces places : { $names }
seat-kept = réservée à { $name }
room-kept = La partie commence dès que ces personnes, dont la place est réservée, sont là : { $names }.
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
log-left = quitte la partie ; un robot continue
log-dismissed = quitte la table à la demande de l’hôte
left-rated = Dans les cotes, qui est parti a perdu contre tous ceux qui sont restés.
log-called = demande un remplaçant pour une personne absente
log-stood-in = n’est pas là ; un robot continue
log-hosted = devient l’hôte de la table
played-left = départ avant la fin
played-earlier = Partie jouée avec d’anciennes règles du jeu : elle ne peut plus être revue ici.
played-moves = { $moves ->
    [one] { $who } : { $moves } coup
   *[other] { $who } : { $moves } coups
}
again-waiting = La table de la prochaine partie vous attend.
again-yes = Oui, rejouer

## Quelles parties comptent

rated-yes = Cette partie est classée.
rated-rule = Une partie est classée si chacun y tient une seule place du début à la fin, si personne ne demande de conseil, et si l’on ne reprend rien qui ait été révélé ou à quoi d’autres aient répondu ; à plusieurs, qui le fait quand même ne peut qu’y perdre. Qui part avant la fin a perdu.
rated-gone = { $days ->
    [one] Qui laisse une partie en attente pendant un jour l’a quittée.
   *[other] Qui laisse une partie en attente pendant { $days } jours l’a quittée.
}
unrated-uploaded = Cette partie a été jouée ailleurs et n’est pas classée.
unrated-first = Une première partie n’est pas classée.
unrated-played-on = Cette partie reprend une position d’une autre : elle n’est pas classée et n’entre pas dans les statistiques.
unrated-seeded = La graine de cette table a été choisie par la personne qui l’a ouverte, qui pourrait connaître ce qui est caché : la partie n’est pas classée et n’entre pas dans les statistiques.
unrated-no-people = Une partie entre robots n’est pas classée.
unrated-one-person = Une personne tient plusieurs places : la partie n’est pas classée.
unrated-swapped = Un robot a été échangé en cours de partie : elle n’est pas classée.
unrated-taken-back = On a repris ce qui avait été révélé ou avait reçu une réponse : la partie n’est pas classée.
unrated-hints = Un conseil a été demandé : la partie n’est pas classée.
unrated-short = partie non classée
price-hint-alone = Si vous demandez un conseil, cette partie ne sera pas classée.
price-undo-alone = Si vous reprenez ce coup, cette partie ne sera pas classée : quelque chose a été révélé, ou d’autres ont déjà répondu.
price-hint = Si vous demandez un conseil, cette partie ne comptera dans votre cote que si vous finissez au dernier rang.
price-undo = Si vous reprenez ce coup, cette partie ne comptera dans votre cote que si vous finissez au dernier rang : quelque chose a été révélé, ou d’autres ont déjà répondu.
price-yes = Tant pis, je le fais
price-no = J’y renonce

## Une partie reprise

came-from-dealt = Reprise d’une autre partie, après { $made ->
    [one] { $made } coup
   *[other] { $made } coups
}. Ce qui y était caché a été redistribué.
came-from-same = Reprise d’une autre partie, après { $made ->
    [one] { $made } coup
   *[other] { $made } coups
}. Ce qui était caché et le hasard à venir sont les mêmes.
came-from-record = Reprise d’une position d’une autre partie.
came-from-look = Voir cette partie
log-played-on = La partie reprend une position d’une autre.
