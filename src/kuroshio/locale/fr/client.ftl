### Ce que dit seulement le navigateur.

## Partout

language = Langue
theme = Thème
theme-light = Clair
theme-dark = Sombre
theme-auto = Comme le système
close = Fermer
yes = Oui
no = Non
menu = Menu
lobby = Accueil
points-word = { $count ->
    [one] point
   *[other] points
}

## La table

status-yours = À vous :
status-theirs = joue
status-absent = doit jouer, mais est hors ligne
nudge = Relancer
nudge-about = Rappeler poliment que c’est son tour : le rappel s’affiche sur sa page de cette table, une fois par coup
nudge-shown = Le rappel s’affiche chez { $name }, sur la page de cette table.
nudge-waits = { $name } n’est pas là. Le rappel s’affichera à son retour à cette table ; rien n’est envoyé ailleurs.
nudge-got = { $name } vous le rappelle : c’est à vous.
log-nudged = relance poliment
log-lost = La base de données est tombée en panne et a perdu les dernières actions de cette table. La partie reprend d’ici.
board = Plateau
watching = Mode spectateur
undo = Annuler
undo-key = Reprendre le dernier coup (U)
undo-asked = { $name } voudrait reprendre un coup. Êtes-vous d’accord ?
undo-waiting = On attend l’accord des autres pour l’annulation.
undo-refused = L’annulation a été refusée.
replay = Revoir
replay-since = Revoir ce qui s’est passé depuis votre dernier coup
rules = Règles
log = Journal
log-all = Tous
log-filter = Une seule place
log-empty = Il ne s’est encore rien passé.
chat = Discussion
chat-write = Dire quelque chose
chat-send = Envoyer
chat-empty = Personne n’a encore rien dit.
watchers = { $count ->
    [0] Personne ne regarde.
    [one] Une personne regarde.
   *[other] { $count } personnes regardent.
}
invite = Inviter
leave = Quitter la table
stay = Rester
speed = Vitesse
speed-none = Sans mouvement
speed-slow = Lente
speed-normal = Normale
speed-fast = Rapide
sound = Sons
notices = Me prévenir quand c’est à moi
notice-turn = { $game } : c’est à vous
tap-a-target = Touchez une cible lumineuse.
do-it = Jouer
offline = La connexion est perdue. Nouvel essai…
plate-moving = joue
plate-moving-away = doit jouer, hors ligne
plate-bot = robot, { $level }
plate-stand-in = un robot joue à sa place
plate-here = en ligne
plate-away = hors ligne
seat-open = libre
curtain-title = C’est le tour de { $name }
curtain-text = Passez l’appareil. Rien ne s’affiche avant que vous ayez confirmé.
curtain-open = Je suis { $name }

## La fin

end-title = { $winners ->
    [one] { $you ->
        [yes] Vous gagnez avec { points }
       *[no] { $name } gagne avec { points }
    }
   *[other] { $name } se partagent la victoire avec { points }
}
end-you = { $behind ->
    [0] Vous finissez au rang { $place }, à égalité de points.
    [one] Vous finissez au rang { $place }, à un point du vainqueur.
   *[other] Vous finissez au rang { $place }, à { $behind } points du vainqueur.
}
end-sources = D’où viennent les points
end-course = Les points au fil de la partie
end-points = Points
end-table = Revoir la table
end-show = Revoir le décompte
play-again = Rejouer
end-moves = { $moves ->
    [one] { $moves } coup
   *[other] { $moves } coups
}
moment-best = Le meilleur coup : +{ $points }
moment-best-text = { $name } : { $told }
moment-lead = En tête
moment-lead-text = Le plus longtemps en tête : { $name }. { $changes ->
    [0] La première place n’a jamais changé de mains.
    [one] La première place a changé de mains une fois.
   *[other] La première place a changé de mains { $changes } fois.
}
moment-run = La plus belle fin
moment-run-text = { $name } : { points } dans le dernier quart.

## Robots

bot-deckhand = mousse
bot-cook = coq
bot-fisher = pêcheur
bot-sailor = matelot
bot-boatswain = bosco
bot-helmsman = timonier
bot-navigator = navigateur
bot-captain = capitaine
bot-admiral = amiral
bot-deckhand-about = joue au hasard
bot-cook-about = joue selon ses goûts, oublie beaucoup
bot-fisher-about = voit ce qui est proche, rate le reste
bot-sailor-about = prend ce qui semble le mieux
bot-boatswain-about = regarde un peu plus loin
bot-helmsman-about = prévoit votre réponse
bot-navigator-about = prévoit la suite, et vite
bot-captain-about = réfléchit à l’avance, se trompe peu
bot-admiral-about = réfléchit dix fois plus longtemps

## L’accueil

lobby-title = Choisissez un jeu
lobby-lead = Trois jeux de mer et de terre, dans votre navigateur.
lobby-facts = { $first }–{ $last } joueurs
lobby-namiji = Un tour de pêche dans la mer du Sud. C’est au dernier d’avancer, et de choisir jusqu’où.
lobby-tongiaki = Tonga est surpeuplée : les bateaux des plages complètes prennent la mer. À plusieurs couleurs, on passe mieux.
lobby-namazu = Namazu ébranle Edo. Les offrandes de tous le calment et terminent la partie ; qui a le plus de points l’emporte.
players = Joueurs
bots = Robots
play-now = Jouer contre des robots
starting = La partie commence…
compiling = Le moteur de jeu est en cours de compilation pour cette machine ; cela prend une minute, une seule fois.
provisional = Le moteur est encore en cours de compilation pour cette machine : en attendant, les robots sont plus lents ; les conseils et les analyses attendent.
new-table = Nouvelle table
my-games = Mes parties
seat-waiting = attend des joueurs
go-on = Continuer
open-tables = Tables ouvertes
no-open-tables = Aucune table n’attend de joueurs.
watch = Regarder
sit = S’asseoir
puzzles = Problèmes
history = Parties terminées
analyses = Études
history-place = rang { $place } sur { $of }, { points }
look = Voir
your-name = Votre nom
save = Enregistrer
guest-name = Invité
guest-number = Invité { $number }

## Avant le début

loading = Chargement…
no-table = Cette table n’existe pas.
room-free = { $free ->
    [0] Toutes les places sont prises.
    [one] Une place est encore libre.
   *[other] { $free } places sont encore libres.
}
# À l’hôte.
room-fill = { $free ->
    [one] Invitez quelqu’un ou placez-y un robot.
   *[other] Invitez du monde ou placez-y des robots.
}
start = Commencer la partie
seat-bot = Placer un robot
seat-free = Renvoyer
seat-unkeep = Libérer la place
seat-rise = Se lever
seat-invite = ouverte à qui a le lien
seat-guest = une personne sur cet appareil
seat-bot-level = robot : { $level }
invite-copy = Copier le lien
invite-copied = Copié
invite-about = Qui ouvre le lien peut prendre une place libre ou regarder.
game = Jeu
clock = Temps de réflexion
clock-none = Illimité
clock-minute = Une minute par coup
clock-bank = 10 minutes + 5 s
clock-day = Un jour par coup
clock-days = Trois jours par coup
clock-week = Une semaine par coup
listed = La montrer parmi les tables ouvertes
create = Ouvrir la table
option-namiji-direction = Sens du parcours
option-namiji-direction-drawn = tiré au sort
option-namiji-direction-clockwise = horaire
option-namiji-direction-counter-clockwise = antihoraire
option-namiji-early_birds = Jetons Arrivée
option-namiji-early_birds-three = un par bateau, le neutre compris (7 / 5 / 3)
option-namiji-early_birds-two = un par joueur, comme dans le livret (7 / 5)
option-tongiaki-colours = Couleurs
option-tongiaki-colours-two-each = deux par joueur, en alternance : on passe plus de chemins d’écume
option-tongiaki-colours-one-each = une par joueur, comme dans le livret : les chemins dangereux restent fermés
option-tongiaki-tiles = Tuiles suivantes d’une expédition
option-tongiaki-tiles-printed = symbole rouge vers les bateaux
option-tongiaki-tiles-rody = tournées librement (variante de Rody)
option-namazu-tournament_block = Si le sort bloque le tournoi
option-namazu-tournament_block-stays = il manque à la partie, comme dans le livret
option-namazu-tournament_block-redrawn = on repioche une autre case
option-namazu-win_limit = Victoires comptées
option-namazu-win_limit-as-printed = cinq tournois au plus (notre choix)
option-namazu-win_limit-none = tous les tournois, comme dans le livret
option-namazu-box = Les nombres en jeu
option-namazu-box-namazu-4 = ceux d’aujourd’hui : Namazu exige beaucoup d’offrandes
option-namazu-box-namazu-3 = les troisièmes : peu d’offrandes suffisent, les parties sont courtes
option-namazu-box-namazu-2 = les deuxièmes : ateliers bon marché, bâtiments chers
option-namazu-box-namazu-1 = les premiers : parties plus longues, cinq victoires comptées au plus

## Ce qui arrive encore à une table

log-undone = reprend un coup
log-timed-out = n’a plus de temps ; un robot continue
log-returned = revient à la table
log-rose = quitte la table
log-sat = prend place à la table
away-text = En votre absence, ou faute de temps, un robot joue pour vous.
away-return = Reprendre la main
free-seat = Une place est vide, et la partie l’attend.
