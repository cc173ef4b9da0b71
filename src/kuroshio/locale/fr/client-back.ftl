### Revenir : les tables qui attendent, et de petites attentions.

turns-waiting = { $count ->
    [one] { $count } vous attend
   *[other] { $count } vous attendent
}
turns-all = Tout afficher ({ $count })
waits-move = À vous
waits-answer = Quelqu’un demande à reprendre un coup
waits-seat = Une place vous est réservée
waits-start = Tout le monde est là : lancez la partie
left-days = encore { $count } jours
left-hours = encore { $count } heures
left-minutes = { $count ->
    [one] encore { $count } minute
   *[other] encore { $count } minutes
}
next-table = { $count ->
    [one] Table suivante
   *[other] Table suivante ({ $count } attendent)
}
next-table-key = Vers la prochaine table qui vous attend (N)
key-n = la prochaine table qui vous attend
redo = Rétablir
redo-key = Rejouer le coup que vous avez repris (R)
key-r = rejouer ce qui a été repris
confirm = Appuyer deux fois
confirm-always = pour tout
confirm-risks = en cas de risque
confirm-losses = si des points se perdent
pause = Pause après le coup d’un robot
pause-value = { $seconds ->
    [0] aucune
   *[other] { $seconds } s
}
forced = Jouer automatiquement quand je n’ai pas le choix
chat-lost = Rien n’a été envoyé : la connexion est perdue. Votre message est toujours là.
notices-page = Avis
devices = Appareils et clés d’accès
signin-short = S’identifier

## Le défi du jour

daily = Le défi du jour
daily-lead = Une donne par jour, la même pour tous, contre des capitaines. Le premier essai compte ; ensuite, rejouez-la tant que vous voulez.
daily-next = { $hours ->
    [0] Nouvelle donne dans { $minutes } min.
   *[other] Nouvelle donne dans { $hours } h { $minutes } min.
}
daily-try = Jouer : cet essai compte
daily-go-on = Continuer votre essai
daily-again = La rejouer pour s’entraîner
daily-seat = { $players } joueurs ; vous êtes à la place { $seat }.
daily-finished = { $count ->
    [0] Personne n’a encore terminé.
    [one] { $count } personne a terminé.
   *[other] { $count } personnes ont terminé.
}
daily-closed = Les résultats et les parties des autres s’ouvriront après votre propre essai.
daily-late = La journée est finie, mais les essais commencés comptent jusqu’à deux heures après minuit (UTC). Le classement sera alors ouvert à tous.
daily-standing = Classement
daily-rank = Rang
daily-name = Nom
daily-points = Points
daily-place = Place à la table
daily-left = abandon
daily-bots = Les robots à la même place
daily-month = Le tableau du mois
daily-month-about = Chaque jour, les sept premiers reçoivent 10, 8, 6, 5, 4, 3 et 2, et tous ceux qui terminent 1. Aujourd’hui comptera dès demain.
daily-prizes = Prix
daily-tries = Parties
daily-before = La veille
daily-after = Le lendemain
daily-today = Aujourd’hui
unrated-daily = C’est le défi du jour : il a son propre tableau et n’est pas classé.
