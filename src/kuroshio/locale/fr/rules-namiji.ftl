### Le livret de Namiji. Aucun nombre n’est écrit ici : tous viennent de la boîte.

rules-namiji-copies = { $count ->
    [one] { $count } jeton
   *[other] { $count } jetons
}
rules-namiji-on-route = { $count } sur la route, dont { $double } à emplacement double

## Le but du jeu

rules-namiji-title-goal = Le but du jeu
rules-namiji-goal = À la barre d’un petit bateau de pêche, vous faites un seul tour de la mer du Sud. En chemin, vous pêchez, relevez votre nasse à crustacés, admirez les animaux marins et faites des offrandes à la mer. Tout ce qui réussit rapporte des points. Quand tous les bateaux sont rentrés, qui a le plus de points l’emporte. De { $least } à { $most } joueurs.
rules-namiji-R36 = Le jeu ne se joue pas en solitaire. Sans partenaires, affrontez les robots.

## Mise en place

rules-namiji-title-set-up = Mise en place
rules-namiji-sea = La route maritime est une boucle. Des pontons la divisent en { $legs } tronçons ; elle part d’un port et y revient.
rules-namiji-decks = On mélange les { $dock_cards } cartes Ponton, les { $rocks } cartes Rocher sacré et les { $nets } filets, face cachée. Les { $fish } poissons forment le banc, face cachée, sauf un qui est visible. Le sac contient { $shrimp } crevettes et { $crabs } crabes.
rules-namiji-piles = Les cartes Panorama sont triées par type et par valeur, les plus petites au-dessus. Les cartes Bonus panorama sont à côté du plateau.
rules-namiji-boat = Chaque bateau a un casier à poissons vide, une nasse à crustacés et { $offerings ->
    [one] { $offerings } offrande
   *[other] { $offerings } offrandes
} à bord. Tous les scores partent de zéro.
rules-namiji-tokens = À côté du plateau, on place autant de jetons Arrivée qu’il y a de joueurs, en prenant les plus élevés.
rules-namiji-start = Les bateaux s’alignent au ponton de départ dans un ordre aléatoire. Le dernier de la file part le premier.
rules-namiji-R33 = On navigue dans le sens horaire ou antihoraire, tous dans le même sens. On en décide avant d’aligner les bateaux.
rules-namiji-direction = La personne qui ouvre la table choisit le sens, ou s’en remet au sort.
rules-namiji-R29 = Certains emplacements sont doubles : l’une de leurs places est hors de la route. Jusqu’à { $few } joueurs, cette place ne sert pas, et une telle station n’accueille qu’un seul bateau.

## Un tour

rules-namiji-title-turn = Un tour
rules-namiji-who-moves = Il n’y a pas d’ordre fixe : c’est toujours au bateau le plus en arrière d’avancer. S’il est encore dernier après son déplacement, il rejoue. Sur un emplacement double, le bateau arrivé après l’autre se tient hors de la route : il compte comme le plus en arrière et repart le premier. Sur l’image, c’est au bateau cerclé de jouer.
rules-namiji-where-to = Avancez jusqu’à n’importe quelle station libre, sans dépasser le prochain ponton. Vous pouvez sauter autant de stations que vous voulez, mais on ne recule jamais et personne ne passe un ponton sans s’y arrêter.
rules-namiji-closed = Une station vous est fermée si tous ses emplacements sont pris. Avec un casier plein, vous ne pouvez plus vous arrêter aux stations de pêche à la ligne et au filet. Un panorama que vous avez terminé vous est fermé aussi. Un ponton a toujours un emplacement pour vous.
rules-namiji-stop = Appliquez ensuite l’effet de la station. Un grand bond laisse des stations aux autres ; de petits pas vous donnent plus d’arrêts. Tout le jeu est là.
rules-namiji-R34 = Si toutes les stations avant le ponton sont prises ou vous sont fermées, allez au ponton : il a une place pour chaque bateau.

## La pêche à la ligne

rules-namiji-title-angling = La pêche à la ligne
rules-namiji-angling = Prenez n’importe quel poisson du banc : un poisson visible ou un poisson face cachée. On en retourne ensuite un autre face visible. Gardez alors votre prise dans le casier, ou relâchez-la face visible dans le banc.
rules-namiji-R1 = S’il n’y a plus de poisson face cachée, on n’en retourne pas. On peut toujours prendre un poisson visible.
rules-namiji-R2 = Si le banc est vide, l’arrêt est permis mais sans effet.
rules-namiji-R3 = On retourne un nouveau poisson face visible à chaque fois. On ne s’en dispense jamais.
rules-namiji-R4 = Le poisson retourné est tiré au hasard, car tous les dos sont pareils. Un poisson pris face cachée est montré à tous avant que vous décidiez de le garder.
rules-namiji-R5 = On retourne d’abord le nouveau poisson ; vous décidez ensuite. Un poisson relâché reste face visible.

## Le casier

rules-namiji-title-rack = Le casier à poissons
rules-namiji-rack = Votre tout premier poisson va dans le coin supérieur gauche du casier. Chacun des suivants se range à côté d’un jeton déjà là, à l’horizontale ou à la verticale, jamais en diagonale. Il n’en bouge plus.
rules-namiji-rack-size = Le casier compte { $rack_rows } lignes de { $rack_columns } cases : le livret donne sa taille, et les points de ses lignes disent dans quel sens.
rules-namiji-lines = Un poisson ou un filet ne rapporte rien à lui seul. Une ligne ou une colonne pleine rapporte des points si tous ses poissons sont de la même couleur, ou tous de la même forme ; sinon, elle ne rapporte rien. On peut en commencer une nouvelle avant d’en compléter une autre.
rules-namiji-lines-known = Dans le livret, la ligne du haut rapporte { $row_top }, d’autres lignes { $rows_other }, une colonne { $column_points }.
rules-namiji-line-points = Les lignes rapportent donc { $row_points } de haut en bas, et chaque colonne { $column_points }. Un même jeton peut en compléter plusieurs : chacune rapporte. Sur l’image, la ligne du haut rapporte grâce à sa couleur et la colonne de gauche grâce à sa forme.
rules-namiji-signs = Pour qui distingue mal les couleurs, un pictogramme les accompagne : un pour le bleu, un pour l’orange, un pour le vert.
rules-namiji-R6 = Tant qu’une case est libre, un poisson y trouve sa place. À vous de le garder ou de le relâcher, mais non de l’échanger contre celui qu’on vient de retourner.
rules-namiji-R8 = Si votre première prise est un filet, une de ses moitiés couvre le coin supérieur gauche, à l’horizontale ou à la verticale.
rules-namiji-R9 = Une ligne ou une colonne rapporte immédiatement, et une seule fois, même si ses poissons sont de même forme et de même couleur.

## La pêche au filet

rules-namiji-title-net = La pêche au filet
rules-namiji-net = Révélez le premier filet de la pile. Posez-le sur { $net_cells } cases libres côte à côte, à l’horizontale ou à la verticale, dont une au moins touche un autre jeton. Ou renoncez-y : il passe sous la pile, face cachée.
rules-namiji-net-fish = Un filet montre { $net_cells } poissons de même couleur et de même forme.
rules-namiji-R7 = Seul un casier plein ferme cette station. Si vos cases libres ne se touchent pas, l’arrêt est permis, mais il faut relâcher le filet.
rules-namiji-R10 = Si la pile de filets est vide, l’arrêt est permis mais sans effet.
rules-namiji-R43 = Le filet est montré à tous, qu’il soit posé ou relâché.

## La nasse à crustacés

rules-namiji-title-crustacean = La nasse à crustacés
rules-namiji-crustacean = Piochez des jetons dans le sac, l’un après l’autre, { $draws } au plus. Arrêtez-vous quand vous voulez et gardez-les tous : chacun vaut un point. Mais dès que la prise compte { $lost } { $lost ->
    [one] crabe
   *[other] crabes
}, tout retourne dans le sac.
rules-namiji-R11 = Il faut piocher au moins un jeton.
rules-namiji-R12 = Si le sac se vide, la pioche s’arrête et vous gardez la prise. S’il était déjà vide, l’arrêt est permis mais sans effet.
rules-namiji-R13 = Les jetons d’une prise perdue retournent aussitôt dans le sac. Ceux des arrêts précédents ne risquent rien.

## Le tourbillon

rules-namiji-title-whirlpool = Le tourbillon
rules-namiji-whirlpool = Faites voguer une de vos { $offerings } offrandes. Elle ne rapporte rien, mais chaque offrande encore à bord à la fin coûte des points.
rules-namiji-R14 = On peut s’arrêter ici sans offrande, pour bloquer la station. Il ne se passe rien, et les cartes « { namiji-dock-paper-lanterns } » et « { namiji-dock-twin-offerings } » ne rapportent rien.
rules-namiji-R37 = Tant que vous en avez à bord, il faut faire voguer une offrande.
rules-namiji-twin-offerings = Avec « { namiji-dock-twin-offerings } », vous choisissez combien, { $card_twin_offerings } au plus, mais au moins une.

## Les panoramas

rules-namiji-title-panorama = Les panoramas
rules-namiji-panorama = Dauphins, pieuvres et baleines ont chacun leur panorama, de { $dolphin }, { $octopus } et { $whale } sections. À chaque arrêt, vous prenez la section suivante ; elle rapporte son propre numéro : la première le moins, la dernière le plus.
rules-namiji-panorama-example = Un exemple du livret : { $whale_seen } cartes Panorama Baleine ont rapporté { $whale_sum } points. À une autre station Baleine, la suivante en rapporte { $whale_next } de plus.
rules-namiji-panorama-bonus = Qui termine un panorama en premier prend sa carte Bonus panorama et { $bonus } points de plus. Un même joueur peut en gagner plusieurs.
rules-namiji-R15 = Les sections ne manquent jamais : il y en a une de chaque par bateau.
rules-namiji-R16 = Chaque joueur ne compose qu’un panorama de chaque type, plusieurs à la fois s’il le souhaite. Une fois un panorama complété, ses stations lui sont fermées.
rules-namiji-R17 = Seul le premier à terminer un panorama prend le bonus. Les bateaux jouent l’un après l’autre : pas d’égalité possible.

## Le rocher sacré

rules-namiji-title-rock = Le rocher sacré
rules-namiji-rock = Consultez { $rocks_looked_at } cartes Rocher sacré et gardez-en une, face cachée. L’autre passe sous la pioche. Chaque carte fixe un objectif : atteint à la fin, il rapporte les points indiqués ; manqué, il ne coûte rien.
rules-namiji-rock-points = Les cartes rapportent { $rock_points } points.
rules-namiji-R18 = S’il ne reste qu’une carte, gardez-la. S’il n’en reste aucune, il ne se passe rien.
rules-namiji-R19 = Il faut garder une carte, ni plus ni moins.
rules-namiji-straw-rope = Avec « { namiji-dock-straw-rope } », vous pouvez consulter { $card_straw_rope } cartes et en garder jusqu’à { $rope_keep }, mais au moins une.
rules-namiji-R40 = Chaque poisson d’un filet compte comme un poisson quand un objectif compte des poissons, des couleurs ou des formes. « { namiji-rock-net-mender } » compte les filets eux-mêmes.
rules-namiji-rock-cards = Toutes les cartes Rocher sacré, chacune en un seul exemplaire :

## Les pontons

rules-namiji-title-dock = Les pontons
rules-namiji-dock = Tout le monde s’arrête à chaque ponton et y attend les autres. En arrivant, choisissez un emplacement libre. Il y en a autant que de joueurs, mais au moins { $dock_slots }. Plus un bateau est proche de la route, plus tôt il choisit sa carte et plus tard il repart.
rules-namiji-dock-example = Un exemple du livret, à { $most } joueurs : Bleu arrive le premier et prend l’emplacement le plus éloigné de la route, pour repartir le premier. Vert arrive ensuite et prend le plus proche de la route, pour choisir sa carte le premier.
rules-namiji-draft = Quand tous les bateaux sont là, on pioche une carte Ponton de plus qu’il n’y a de joueurs : à { $draft_players } joueurs, par exemple, { $draft_cards } cartes. Le bateau le plus proche de la route en prend une et passe le reste. La dernière carte va sous la pioche, puis le voyage reprend.
rules-namiji-meal = Un repas rapporte ses points aussitôt.
rules-namiji-upgrade = Une amélioration agit à la station qu’elle montre, jusqu’à la fin de la partie. Vos cartes Ponton restent face visible.
rules-namiji-R20 = Une amélioration sert une fois par station où vous vous arrêtez. Si vous en avez plusieurs pour une même station, toutes agissent.
rules-namiji-R21 = Quand une amélioration vous donne quelque chose à faire, vous pouvez y renoncer. « { namiji-dock-woven-pot } » agit toujours, et les points s’ajoutent d’eux-mêmes.
rules-namiji-R22 = On ne distribue des cartes qu’aux pontons de la route, ni au départ ni à l’arrivée.
rules-namiji-R27 = À un ponton, le bateau le plus proche de la route compte comme le plus avancé. Il repart le dernier.
rules-namiji-R38 = « { namiji-dock-wide-net } » : on retourne les filets un par un, { $card_wide_net } au plus, en décidant après chacun d’en voir un autre ou non. On en pose un au plus. Les autres passent sous la pile dans un ordre que personne ne connaît.
rules-namiji-R39 = « { namiji-dock-second-hook } » : on peut même prendre le poisson que l’on vient de relâcher. La question ne se pose pas si le casier est plein ou le banc vide.
rules-namiji-dock-cards = Toutes les cartes Ponton, chacune en un seul exemplaire :

## La fin

rules-namiji-title-end = Le retour et le décompte
rules-namiji-port = Pour finir, vous rentrez au port. En arrivant, prenez le jeton Arrivée le plus élevé qui reste.
rules-namiji-early-known = Les premiers rentrés gagnent { $birds_known } points ; le dernier de { $most } en gagne encore { $bird_last }.
rules-namiji-early-birds = Les { $most } jetons Arrivée : { $early_birds }. Le livret passe l’un d’eux sous silence ; sa valeur est entre celles de ses voisins.
rules-namiji-R28 = Au port, seul compte l’ordre d’arrivée. On n’y choisit pas d’emplacement.
rules-namiji-count = Quand tous les bateaux sont rentrés, on révèle les cartes Rocher sacré, qui rapportent leurs points. Puis on paie les offrandes restées à bord : le malus est celui indiqué au-dessus de la plus haute.
rules-namiji-penalty-known = Avec les { $offerings } offrandes encore à bord, vous perdez { $penalty_all } points, avec { $some_left } vous en perdez { $penalty_some }, et sans offrande vous n’en perdez aucun.
rules-namiji-penalties = Les nombres intermédiaires suivent la même progression : s’il reste { $left } offrandes, vous perdez { $penalties } points.
rules-namiji-points = Tous les autres points ont été comptés en route. Le plus grand total l’emporte.
rules-namiji-collection = Les cartes et les jetons que vous avez obtenus forment votre collection : on peut à tout moment y recompter vos points.
rules-namiji-R30 = Un total peut descendre au-dessous de zéro.
rules-namiji-R31 = En cas d’égalité en tête, la victoire est partagée. Rien ne départage les ex æquo.
rules-namiji-R41 = Les ex æquo partagent la place ; les places suivantes restent vides.
rules-namiji-example-musubi = Un décompte final du livret, { $example_musubi } points en tout :
rules-namiji-example-tami = Un autre, pour qui rentre tout dernier et compte pourtant { $example_tami } points :
rules-namiji-counted-rack = casier
rules-namiji-counted-trap = crustacés
rules-namiji-counted-rocks = cartes Rocher sacré
rules-namiji-counted-dolphin = panorama Dauphin
rules-namiji-counted-octopus = panorama Pieuvre et son bonus
rules-namiji-counted-whale = panorama Baleine
rules-namiji-counted-meals = repas
rules-namiji-counted-early-bird = jeton Arrivée
rules-namiji-counted-offerings = offrandes restées à bord
rules-namiji-counted = { $sum }

## À l’effectif minimum

rules-namiji-title-two = À { $least } joueurs
rules-namiji-neutral = À { $least } joueurs, un bateau neutre vous accompagne, placé au hasard comme les autres : { $two_boats } bateaux sont donc en route. Quand il est le plus en arrière, le joueur en tête le déplace. Aux stations il ne prend rien, et il ne marque pas de points.
rules-namiji-neutral-port = Au port, le jeton Arrivée du bateau neutre est défaussé : le plus élevé qui reste.
rules-namiji-R23 = Il y a un jeton Arrivée par bateau : { $two_tokens }. Celui du rang du bateau neutre quitte la partie.
rules-namiji-R23-departs = Le livret prévoit un jeton par joueur, donc { $two_tokens_option } ici. Mais il fait aussi défausser le jeton du rang du bateau neutre, quel qu’il soit, et le dernier rang n’en aurait pas. Nous donnons donc un jeton à chaque bateau ; l’option « Jetons Arrivée » suit le livret à la lettre.
rules-namiji-R24 = Le joueur en tête déplace le bateau neutre, même depuis le port. Quand les joueurs sont tous rentrés, il rentre de lui-même.
rules-namiji-R25 = Le bateau neutre peut s’arrêter à tout emplacement libre dont les joueurs se servent, jusqu’au prochain ponton compris. Aucune station ne lui est fermée, pas même celle d’un panorama complété.
rules-namiji-R26 = Au ponton, qui déplace le bateau neutre choisit aussi son emplacement.
rules-namiji-R35 = { $two_cards } cartes Ponton circulent. Celle du bateau neutre, tirée au hasard, quitte la partie sans être vue. La dernière passe sous la pioche.
rules-namiji-R42 = Une option ne met en jeu que les jetons { $two_tokens_option }. Le dernier bateau rentré n’a alors rien.
rules-namiji-neutral-tip = Bien déplacer le bateau neutre est la clef de la victoire.

## Ce qui est caché

rules-namiji-title-knowledge = Ce qui est caché
rules-namiji-R32 = Sont cachés : les cartes Rocher sacré, les cartes Ponton qui circulent, les poissons face cachée et l’ordre des pioches, tant que personne ne l’a vu. Vous retenez ce que vous avez remis sous une pioche, et chacun se souvient d’un filet relâché. Sont connus de tous : casiers, nasses, offrandes, cartes Ponton acquises, nombre de cartes Rocher sacré et contenu du sac.

## Le contenu de la boîte

rules-namiji-title-box = Le contenu de la boîte
rules-namiji-stations = Nous n’avons pas le plateau imprimé. Le nôtre compte { $stations } stations et { $docks } pontons :
rules-namiji-fish = Les poissons sont de { $colours } couleurs et de { $kinds } formes ; à chaque combinaison son filet. Le nombre de formes et d’exemplaires est de nous :

## À la table

explain-namiji-named = { $name } : { $text }
explain-namiji-score = Les points marqués jusqu’ici ; cartes Rocher sacré et offrandes restées à bord comptent à la fin.
explain-namiji-station-angling = Pêche à la ligne : prenez un poisson du banc, puis gardez-le dans le casier ou relâchez-le.
explain-namiji-station-net = Pêche au filet : un filet de { $net_cells } poissons identiques, à poser d’un bloc ou à relâcher.
explain-namiji-station-crustacean = Nasse à crustacés : piochez jusqu’à { $draws } jetons d’un point chacun ; tout est perdu dès que la prise compte { $lost } crabes.
explain-namiji-station-whirlpool = Tourbillon : faites voguer une offrande, pour qu’elle ne coûte rien à la fin.
explain-namiji-station-dolphin = Panorama Dauphin : prenez votre prochaine section sur { $dolphin } ; elle rapporte son numéro.
explain-namiji-station-octopus = Panorama Pieuvre : prenez votre prochaine section sur { $octopus } ; elle rapporte son numéro.
explain-namiji-station-whale = Panorama Baleine : prenez votre prochaine section sur { $whale } ; elle rapporte son numéro.
explain-namiji-station-rock = Rocher sacré : consultez { $rocks_looked_at } objectifs et gardez-en un pour la fin.
explain-namiji-station-dock = Ponton : tout le monde s’y arrête ; plus on est près de la route, plus tôt on choisit sa carte et plus tard on repart.
explain-namiji-station-port = Port : départ et arrivée ; qui rentre prend le meilleur jeton Arrivée restant.
explain-namiji-boat = Un bateau ; c’est au plus en arrière d’avancer.
explain-namiji-neutral-boat = Le bateau neutre : aux stations il ne prend rien, il retire une carte aux pontons et un jeton au port, et le joueur en tête le déplace.
explain-namiji-fish = Un poisson visible du banc : vous savez ce que vous prenez.
explain-namiji-fish-hidden = Un poisson face cachée : vous ne le voyez qu’une fois pris.
explain-namiji-school = Le banc : { $fish } poissons au départ, de { $colours } couleurs et { $kinds } formes.
explain-namiji-bag = Le sac : { $shrimp } crevettes et { $crabs } crabes au départ.
explain-namiji-deck-rock = Les cartes Rocher sacré restantes, sur { $rocks }.
explain-namiji-deck-dock = Les cartes Ponton restantes, sur { $dock_cards } ; on les distribue quand tous les bateaux sont au ponton.
explain-namiji-deck-net = Les filets restants ; ceux qu’on relâche passent sous la pile.
explain-namiji-afloat = Les offrandes que l’on a fait voguer : elles ne coûtent plus rien.
explain-namiji-rack-cell = Une case du casier : un poisson va à côté d’un autre, le tout premier en haut à gauche.
explain-namiji-line-points = Ce que rapporte cette ligne ou cette colonne une fois pleine, d’une seule couleur ou d’une seule forme.
explain-namiji-offering = Une offrande à bord ; s’il en reste { $left } à la fin, vous perdez { $penalties }.
explain-namiji-trap = Les crustacés gardés : un point chacun.
explain-namiji-panorama-dolphin = Le panorama Dauphin : chaque section rapporte son numéro, et le premier à le finir prend { $bonus } de plus.
explain-namiji-panorama-octopus = Le panorama Pieuvre : chaque section rapporte son numéro, et le premier à le finir prend { $bonus } de plus.
explain-namiji-panorama-whale = Le panorama Baleine : chaque section rapporte son numéro, et le premier à le finir prend { $bonus } de plus.
explain-namiji-dock-hidden = Une carte Ponton, face cachée.
explain-namiji-rock-hidden = Une carte Rocher sacré : son objectif est secret et se compte à la fin.
explain-namiji-hooked = Le poisson au bout de la ligne : gardez-le dans une case du casier ou relâchez-le.
explain-namiji-net = Un filet visible, de { $net_cells } poissons identiques : ils vont d’un bloc dans le casier, ou retournent à l’eau.
explain-namiji-haul = Cette prise : un point par jeton si vous vous arrêtez à temps, rien dès qu’elle compte trop de crabes.
explain-namiji-panoramas = Les points des sections de panorama : chacune a rapporté son numéro.
explain-namiji-bonuses = Les Bonus panorama : { $bonus } points à qui termine un panorama en premier.
explain-namiji-meals = Les points imprimés sur les repas choisis aux pontons.
explain-namiji-upgrades = Les points que les améliorations choisies aux pontons ont rapportés.
explain-namiji-rocks = Les points des cartes Rocher sacré dont l’objectif est atteint.
explain-namiji-early-bird = Les points de l’arrivée au port : { $early_birds }, dans l’ordre d’arrivée.
