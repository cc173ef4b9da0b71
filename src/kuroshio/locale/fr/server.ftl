### Ce que le serveur refuse, et pourquoi.

refused-bad-message = Ce message est illisible ({ $detail }).
refused-bad-setup = Une telle table n’est pas possible : { $detail }
refused-bad-name = Un nom se compose de caractères visibles, au moins un.
refused-bad-record = Cet enregistrement est inutilisable : { $detail }
refused-no-identity = Choisissez d’abord un nom.
refused-not-seated = Il faut avoir une place à la table pour cela.
refused-not-yours = Cette place n’est pas la vôtre.
refused-host-only = Seul l’hôte, { $name }, peut le faire.
refused-one-seat = Vous avez déjà une place à cette table. Seul l’hôte peut en prendre d’autres, pour ceux qui partagent son appareil.
refused-been-here = Vous avez déjà pris part à cette partie et savez ce que d’autres ignorent. Qui l’a quittée n’y revient pas.
refused-sent-away = L’hôte vous a demandé de quitter cette table.
refused-seat-kept = La place { $seat } est réservée à { $name }.
refused-no-hints = Les conseils ne sont pas permis à cette table.
refused-bad-origin = Les demandes venant d’autres sites ne sont pas acceptées.
refused-bad-link = Ce lien ne mène à personne : il a déjà servi, date de plus de { $hours ->
    [one] { $hours } heure
   *[other] { $hours } heures
} ou a été remplacé par un plus récent.
refused-at-the-table-only = Tant que la partie dure, seules les personnes à la table peuvent voir cela.
refused-no-table = Cette table n’existe pas.
refused-no-review = Cette partie n’a pas encore été analysée. Demandez d’abord l’analyse.
refused-not-found = Il n’y a rien ici.
refused-not-allowed = Cela ne se fait pas ainsi.
refused-not-your-turn = Ce n’est pas votre tour.
refused-stale = La partie a continué entre-temps. Regardez et décidez de nouveau.
refused-seat-taken = La place { $seat } est prise.
refused-seat-empty = Il n’y a personne à renvoyer de la place { $seat }.
refused-colour-taken = Une autre place a cette couleur. Choisissez-en une qui est libre.
refused-not-started = La partie n’a pas commencé.
refused-started = La partie a déjà commencé.
refused-seats-open = { $count ->
    [one] Une place est encore libre.
   *[other] { $count } places sont encore libres.
}
refused-over = La partie est terminée.
refused-not-over = La partie n’est pas encore terminée.
refused-illegal-move = « { $move } » n’est pas un coup de ce jeu.
refused-nothing-to-undo = Vous n’avez rien à reprendre.
refused-no-undo-asked = Personne ne veut reprendre un coup.
refused-not-away = Vous jouez déjà en personne.
refused-not-absent = { $name } est là, ou son absence est toute récente.
refused-no-person = Aucune autre personne n’occupe la place { $seat }.
refused-called = Vous avez déjà demandé un remplaçant.
refused-log-full = Il s’est passé tant de choses à cette table que l’on ne peut plus que mener la partie à sa fin.
refused-no-nudge = Il n’y a personne à relancer pour l’instant.
refused-nudged = La relance a déjà été envoyée.
refused-moved = La table vient de passer à un autre serveur. Réessayez.
refused-too-large = C’est trop volumineux : { $size } au plus.
refused-too-many = Trop de demandes à la fois. Réessayez { $wait }.
refused-internal = Une erreur s’est produite sur le serveur. La table n’a pas changé. (Numéro { $request }, si vous la signalez.)
refused-compiling = { $game } est en préparation et sera bientôt prêt.
refused-broken-table = Le journal de cette table est endommagé : elle ne peut pas être affichée. La personne qui s’occupe de ce serveur en est informée ; les autres tables ne sont pas touchées.
refused-earlier-rules = Cette table a été jouée avec une version antérieure des règles. On ne peut plus y jouer ni la revoir ici ; voici ce qui en est conservé.
refused-store-down = La base de données est inaccessible. Rien n’est perdu ; réessayez bientôt.
refused-stopping = Le serveur va redémarrer. Réessayez bientôt.
refused-banned = { $good ->
    [1] L’accès à ce serveur vous est fermé par la personne qui s’en occupe.
   *[0] L’accès à ce serveur vous est fermé { $time } par la personne qui s’en occupe.
}
refused-muted = { $good ->
    [1] La personne qui s’occupe de ce serveur vous a retiré la parole.
   *[0] La personne qui s’occupe de ce serveur vous a retiré la parole { $time }.
} Vous pouvez jouer, mais pas écrire aux autres.
refused-closed = La personne qui s’occupe de ce serveur a fermé cette table.
refused-not-operator = Ceci est réservé à la personne qui s’occupe de ce serveur, et ce jeton n’est pas le sien.
refused-daily-closed = C’est le défi du jour. Ses parties vous seront ouvertes après votre propre essai.
refused-daily-today = La donne du jour n’est dévoilée que { $hours ->
    [one] { $hours } heure
   *[other] { $hours } heures
} après minuit (UTC), quand plus aucun essai ne peut compter.
refused-people-only = Le défi du jour est réservé aux personnes.
refused-daily-no-undo = Dans l’essai qui compte, ce qui a été révélé ou a reçu une réponse ne se reprend pas.
refused-running-game = Vous êtes encore en train de jouer cette partie. Vous pourrez l’étudier une fois finie.
refused-too-much-kept = Depuis votre réseau, on peut ajouter ici { $size } d’études et d’enregistrements par jour, et c’est épuisé. Vous pouvez toujours ouvrir, raccourcir et supprimer ce qui s’y trouve. Réessayez d’en ajouter { $wait }.
refused-too-much-logged = Depuis votre réseau, on peut ajouter ici { $size } de coups et de messages par jour, et c’est épuisé. Vous pouvez toujours regarder toutes les tables. Réessayez de jouer { $wait }.
refused-too-many-analyses = Vous avez { $count } études : personne ne peut en garder davantage. Supprimez-en une dont vous n’avez plus besoin.
refused-too-many-studies = Depuis votre réseau, { $count } études sont déjà ouvertes avec le moteur ; il ne peut y en avoir davantage à la fois. Fermez l’une de ces pages et réessayez { $wait }.
refused-bad-address = { $detail ->
    [mail] Ce n’est pas une adresse électronique.
    [https] Le service d’avis d’un navigateur a une adresse en https://.
    [port] Seuls les ports 80, 443 et ceux à partir de 1024 sont permis.
    [private] Cette adresse n’est pas sur l’internet public, et ce serveur n’y va pas.
   *[other] Ce n’est pas une adresse web : il lui faut https:// ou http://, puis le nom d’une machine.
}
refused-bad-ticket = Ce lien n’est plus valable : il a déjà servi, ou il est trop ancien.
refused-too-many-ways = Vous recevez déjà des avis par { $count } moyens. Supprimez-en d’abord un.
refused-not-confirmed = Cette adresse n’est pas encore confirmée : ouvrez d’abord le lien du courriel.
refused-no-mail = Aucun courriel n’a pu être envoyé d’ici.
refused-bad-passkey = Cette clé d’accès n’est pas connue ici, ou cela a trop duré. Réessayez.
refused-too-many-passkeys = Vous avez déjà { $count } clés d’accès. Supprimez-en d’abord une.
refused-no-passkeys = À cette adresse, les navigateurs ne créent pas de clés d’accès : il faut un nom de domaine en https://, ou localhost.

## Durées et tailles dans un refus

in-seconds = dans { $count ->
    [one] { $count } seconde
   *[other] { $count } secondes
}
in-minutes = dans { $count ->
    [one] { $count } minute
   *[other] { $count } minutes
}
in-hours = dans { $count ->
    [one] { $count } heure
   *[other] { $count } heures
}
in-days = dans { $count ->
    [one] { $count } jour
   *[other] { $count } jours
}
for-seconds = pendant encore { $count ->
    [one] { $count } seconde
   *[other] { $count } secondes
}
for-minutes = pendant encore { $count ->
    [one] { $count } minute
   *[other] { $count } minutes
}
for-hours = pendant encore { $count ->
    [one] { $count } heure
   *[other] { $count } heures
}
for-days = pendant encore { $count ->
    [one] { $count } jour
   *[other] { $count } jours
}
size-kilobytes = { $count } ko
size-megabytes = { $count } Mo
