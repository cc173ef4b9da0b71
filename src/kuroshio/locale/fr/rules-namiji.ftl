### Le livret de Namiji. Aucun nombre n’est écrit ici : tous viennent de la boîte.

rules-namiji-copies = { $count ->
    [one] { $count } jeton
   *[other] { $count } jetons
}
rules-namiji-on-route = { $count } sur la route, dont { $double ->
    [one] { $double } double
   *[other] { $double } doubles
}

## Le but du jeu

rules-namiji-title-goal = Le but du jeu
rules-namiji-goal = À la barre d’un petit bateau de pêche, vous faites un seul tour de la mer du Sud. En chemin, vous pêchez, relevez des nasses, admirez dauphins, pieuvres et baleines, et faites des offrandes à la mer. Tout ce qui réussit rapporte des points. Quand tous les bateaux sont rentrés, le plus grand total l’emporte. De { $least } à { $most } joueurs.
rules-namiji-R36 = Le jeu ne se joue pas en solitaire. Sans partenaires, affrontez les robots.

## Mise en place

rules-namiji-title-set-up = Mise en place
rules-namiji-sea = La route est une boucle de { $stations } stations. { $docks ->
    [one] { $docks } ponton la partage
   *[other] { $docks } pontons la partagent
} en { $legs ->
    [one] { $legs } étape
   *[other] { $legs } étapes
}. Elle part d’un port et y revient.
rules-namiji-decks = Les { $fish } poissons forment le banc, face cachée, sauf un qui est visible. On mélange les { $nets } filets, les { $dock_cards } cartes Ponton et les { $rocks } cartes Rocher sacré. Le sac contient { $shrimp } crevettes et { $crabs } crabes.
rules-namiji-boat = Chaque bateau a un casier à poissons vide, une nasse et { $offerings ->
    [one] { $offerings } offrande
   *[other] { $offerings } offrandes
} à bord. Les bateaux s’alignent au port dans un ordre tiré au sort.
rules-namiji-R33 = On navigue dans le sens horaire ou antihoraire : la personne qui ouvre la table choisit, ou s’en remet au sort, avant le placement des bateaux.
rules-namiji-R29 = Jusqu’à { $few } joueurs, une station double n’accueille qu’un seul bateau, bateau neutre compris.

## Un tour

rules-namiji-title-turn = Un tour
rules-namiji-who-moves = Il n’y a pas d’ordre fixe : c’est toujours au bateau le plus en arrière d’avancer. S’il est encore dernier après son déplacement, il rejoue. Sur une station double, le bateau arrivé après l’autre se tient hors de la route : il compte comme le plus en arrière et repart le premier.
rules-namiji-where-to = Avancez jusqu’à n’importe quelle station libre, sans dépasser le prochain ponton. Vous pouvez sauter autant de stations que vous voulez, mais on ne recule jamais et personne ne passe un ponton sans s’y arrêter.
rules-namiji-closed = Une station est fermée si tous ses emplacements sont pris. Avec un casier plein, plus d’arrêt à la pêche à la ligne ni au filet. Un panorama que vous avez terminé vous est fermé aussi. Le prochain ponton est toujours ouvert.
rules-namiji-stop = Appliquez ensuite l’effet de la station. Un grand bond laisse des stations aux autres ; de petits pas vous donnent plus d’arrêts. Tout le jeu est là.
rules-namiji-R34 = Si toutes les stations avant le ponton sont prises ou vous sont fermées, allez au ponton : il a une place pour chaque bateau.

## La pêche à la ligne

rules-namiji-title-angling = La pêche à la ligne
rules-namiji-angling = Prenez n’importe quel poisson du banc : un poisson visible ou un poisson face cachée. On en retourne ensuite un autre face visible. Gardez alors votre prise dans le casier, ou relâchez-la face visible dans le banc.
rules-namiji-R1 = S’il n’y a plus de poisson face cachée, on n’en retourne pas. On peut toujours prendre un poisson visible.
rules-namiji-R2 = Si le banc est vide, l’arrêt est permis mais sans effet.
rules-namiji-R3 = On retourne un nouveau poisson à chaque fois, au hasard. Personne ne peut s’en dispenser.
rules-namiji-R4 = Un poisson pris face cachée est montré à tous avant que vous décidiez de le garder.
rules-namiji-R5 = On retourne d’abord le nouveau poisson ; vous décidez ensuite. Un poisson relâché reste face visible. On ne peut pas échanger sa prise contre le nouveau venu.

## Le casier

rules-namiji-title-rack = Le casier à poissons
rules-namiji-rack = Le casier compte { $rack_rows } lignes de { $rack_columns } cases. Votre tout premier poisson va dans le coin supérieur gauche. Chacun des suivants se range à côté d’un poisson déjà là, à l’horizontale ou à la verticale, jamais en diagonale. Il n’en bouge plus.
rules-namiji-lines = Une ligne ou une colonne pleine rapporte si tous ses poissons sont de la même couleur, ou tous de la même espèce. Les lignes valent { $row_points } de haut en bas, chaque colonne { $column_points }. Sur l’image, la ligne du haut paie pour sa couleur et la colonne de gauche pour son espèce.
rules-namiji-R6 = Tant qu’une case est libre, un poisson y trouve sa place. À vous de le garder ou de le relâcher.
rules-namiji-R8 = Si votre première prise est un filet, une de ses moitiés couvre le coin supérieur gauche, à l’horizontale ou à la verticale.
rules-namiji-R9 = Une ligne ou une colonne rapporte aussitôt, et une seule fois. Un même jeton peut en compléter plusieurs : chacune rapporte.

## La pêche au filet

rules-namiji-title-net = La pêche au filet
rules-namiji-net = Retournez le filet du dessus. Il montre { $net_cells } poissons de même couleur et de même espèce. Posez-le sur { $net_cells } cases libres côte à côte, à l’horizontale ou à la verticale, dont une au moins touche un poisson. Ou relâchez-le : il passe sous la pile.
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
rules-namiji-R12 = Si le sac est vide, la pioche s’arrête et vous gardez la prise.
rules-namiji-R13 = Les jetons d’une prise perdue retournent aussitôt dans le sac. Ceux des arrêts précédents ne risquent rien.

## Le tourbillon

rules-namiji-title-whirlpool = Le tourbillon
rules-namiji-whirlpool = Mettez à flot une de vos { $offerings } offrandes. Elle ne rapporte rien, mais chaque offrande encore à bord à la fin coûte des points.
rules-namiji-R14 = On peut s’arrêter ici sans offrande, pour barrer la station. Il ne se passe rien, et { namiji-dock-paper-lanterns } comme { namiji-dock-twin-offerings } ne rapportent rien.
rules-namiji-R37 = Avec une offrande à bord, il faut en mettre une à flot. Avec { namiji-dock-twin-offerings }, vous choisissez combien, { $card_twin_offerings } au plus, mais jamais aucune.

## Les panoramas

rules-namiji-title-panorama = Les panoramas
rules-namiji-panorama = Dauphins, pieuvres et baleines ont chacun leur panorama, de { $dolphin }, { $octopus } et { $whale } sections. À chaque arrêt, vous prenez la section suivante ; elle rapporte son propre numéro : la première le moins, la dernière le plus.
rules-namiji-panorama-bonus = Qui termine un panorama en premier prend son Bonus panorama de { $bonus }. Une même personne peut en gagner plusieurs.
rules-namiji-R15 = Les sections ne manquent jamais : il y en a une de chaque par bateau.
rules-namiji-R16 = Une fois un panorama terminé, ses stations vous sont fermées. Elles restent ouvertes au bateau neutre.
rules-namiji-R17 = Seul le premier à terminer un panorama prend le bonus. Les bateaux jouent l’un après l’autre : pas d’égalité possible.

## Le rocher sacré

rules-namiji-title-rock = Le rocher sacré
rules-namiji-rock = Consultez { $rocks_looked_at } cartes et gardez-en une, face cachée. Les autres passent sous la pioche. Chaque carte fixe un objectif : rempli à la fin, il rapporte { $rock_points } points ; manqué, il ne coûte rien.
rules-namiji-R18 = S’il ne reste qu’une carte, gardez-la. S’il n’en reste aucune, il ne se passe rien.
rules-namiji-R19 = Il faut garder une carte, ni plus ni moins. Avec { namiji-dock-straw-rope }, jusqu’à { $rope_keep }, mais jamais aucune.
rules-namiji-R40 = Chaque poisson d’un filet compte comme un poisson quand un objectif compte des poissons, des couleurs ou des espèces. { namiji-rock-net-mender } compte les filets eux-mêmes.
rules-namiji-rock-cards = Toutes les cartes Rocher sacré, en un exemplaire :

## Les pontons

rules-namiji-title-dock = Les pontons
rules-namiji-dock = Tout le monde s’arrête à chaque ponton. En arrivant, choisissez un emplacement libre. Il y en a autant que de joueurs, mais au moins { $dock_slots }. Près de la route, on choisit sa carte en premier ; loin de la route, on repart en premier.
rules-namiji-draft = Quand tous les bateaux sont là, on pioche une carte de plus que de bateaux. Le bateau le plus proche de la route en prend une et passe le reste. La dernière carte va sous la pioche, puis le voyage reprend.
rules-namiji-meal = Un repas rapporte ses points aussitôt.
rules-namiji-upgrade = Une amélioration agit à la station qu’elle montre, pour le reste du voyage. Les cartes acquises restent visibles de tous.
rules-namiji-R20 = Une amélioration sert une fois par arrêt. Si vous en avez plusieurs pour une même station, toutes agissent.
rules-namiji-R21 = Vous choisissez d’utiliser ou non une amélioration, et dans quel ordre. Les points s’ajoutent d’eux-mêmes.
rules-namiji-R22 = On ne distribue des cartes qu’aux pontons de la route, ni au départ ni à l’arrivée.
rules-namiji-R27 = À un ponton, le bateau le plus proche de la route compte comme le plus avancé. Il repart le dernier.
rules-namiji-R38 = { namiji-dock-wide-net } : on retourne les filets un par un, { $card_wide_net } au plus, en décidant après chacun d’en voir un autre ou non. On en pose un au plus. Les autres passent sous la pile dans un ordre que personne ne connaît.
rules-namiji-R39 = { namiji-dock-second-hook } : on peut même prendre le poisson que l’on vient de relâcher. La question ne se pose pas si le casier est plein ou le banc vide.
rules-namiji-dock-cards = Toutes les cartes Ponton, en un exemplaire :

## La fin

rules-namiji-title-end = Le retour et le décompte
rules-namiji-port = Après le dernier ponton, vous rentrez au port. Les jetons Arrivée rapportent { $early_birds } dans l’ordre d’arrivée.
rules-namiji-R28 = Au port, seul compte l’ordre d’arrivée. On n’y choisit pas d’emplacement.
rules-namiji-count = Quand tous les bateaux sont rentrés, on révèle les cartes Rocher sacré, qui rapportent leurs points. Puis on paie les offrandes restées à bord : s’il en reste { $left }, vous perdez { $penalties }.
rules-namiji-points = Tous les autres points ont été comptés en route : casier, crustacés, sections et bonus, repas et améliorations. Le plus grand total l’emporte.
rules-namiji-R30 = Un total peut descendre au-dessous de zéro.
rules-namiji-R31 = En cas d’égalité en tête, la victoire est partagée. Rien ne départage.
rules-namiji-R41 = Les places aussi se partagent : après une place { $shared_place } partagée vient la place { $next_place }.

## À l’effectif minimum

rules-namiji-title-two = À { $least } joueurs
rules-namiji-neutral = À { $least } joueurs, un bateau neutre vous accompagne : { $two_boats } bateaux sont donc en route. Quand il est le plus en arrière, la personne la plus avancée le déplace. Il ne fait rien aux stations : il prend seulement de la place, une carte Ponton et un jeton Arrivée.
rules-namiji-R23 = Il y a un jeton Arrivée par bateau : { $two_tokens }. Celui du rang du bateau neutre quitte la partie.
rules-namiji-R24 = La personne la plus avancée déplace le bateau neutre, même depuis le port. Quand les joueurs sont tous rentrés, il rentre de lui-même.
rules-namiji-R25 = Le bateau neutre peut s’arrêter à tout emplacement libre jusqu’au prochain ponton. Rien ne lui est fermé.
rules-namiji-R26 = Au ponton, qui déplace le bateau neutre choisit aussi son emplacement.
rules-namiji-R35 = { $two_cards } cartes circulent. Celle du bateau neutre, tirée au sort, quitte la partie sans être vue. La dernière passe sous la pioche.
rules-namiji-R42 = Une option ne met en jeu que les jetons { $two_tokens_option }. Le dernier bateau rentré n’a alors rien.

## Ce qui est caché

rules-namiji-title-knowledge = Ce qui est caché
rules-namiji-R32 = Sont cachés : les cartes Rocher sacré, les cartes Ponton qui circulent, les poissons face cachée et l’ordre des pioches, pour autant que personne ne l’ait vu. Vous retenez ce que vous avez remis sous une pioche, et chacun se souvient d’un filet relâché. Sont connus de tous : casiers, nasses, offrandes, cartes Ponton acquises, nombre de cartes Rocher sacré et contenu du sac.

## Le contenu de la boîte

rules-namiji-title-box = Le contenu de la boîte
rules-namiji-stations = Les stations de la route :
rules-namiji-fish = Les poissons sont de { $colours } couleurs et de { $kinds } espèces. Chacun a aussi son filet :

## À la table

explain-namiji-named = { $name } : { $text }
explain-namiji-score = Les points marqués jusqu’ici ; cartes Rocher sacré et offrandes restées à bord comptent à la fin.
explain-namiji-station-angling = Pêche à la ligne : prenez un poisson du banc, puis gardez-le dans le casier ou relâchez-le.
explain-namiji-station-net = Pêche au filet : un filet de { $net_cells } poissons identiques, à poser d’un bloc ou à relâcher.
explain-namiji-station-crustacean = Nasse à crustacés : piochez jusqu’à { $draws } jetons d’un point chacun, et gare au crabe numéro { $lost }.
explain-namiji-station-whirlpool = Tourbillon : mettez une offrande à flot, pour qu’elle ne coûte rien à la fin.
explain-namiji-station-dolphin = Panorama Dauphin : prenez votre prochaine section sur { $dolphin } ; elle rapporte son numéro.
explain-namiji-station-octopus = Panorama Pieuvre : prenez votre prochaine section sur { $octopus } ; elle rapporte son numéro.
explain-namiji-station-whale = Panorama Baleine : prenez votre prochaine section sur { $whale } ; elle rapporte son numéro.
explain-namiji-station-rock = Rocher sacré : consultez { $rocks_looked_at } objectifs et gardez-en un pour la fin.
explain-namiji-station-dock = Ponton : tout le monde s’y arrête ; près de la route on choisit sa carte en premier, loin d’elle on repart en premier.
explain-namiji-station-port = Port : départ et arrivée ; les premiers rentrés prennent le meilleur de { $early_birds }.
explain-namiji-boat = Un bateau ; c’est au plus en arrière d’avancer.
explain-namiji-neutral-boat = Le bateau neutre : il ne prend rien, et la personne la plus avancée le déplace.
explain-namiji-fish = Un poisson visible du banc : vous savez ce que vous prenez.
explain-namiji-fish-hidden = Un poisson face cachée : vous ne le voyez qu’une fois pris.
explain-namiji-school = Le banc : { $fish } poissons, de { $colours } couleurs et { $kinds } espèces.
explain-namiji-bag = Le sac de la nasse : { $shrimp } crevettes et { $crabs } crabes au complet.
explain-namiji-deck-rock = Les cartes Rocher sacré restantes, sur { $rocks }.
explain-namiji-deck-dock = Les cartes Ponton restantes, sur { $dock_cards } ; on les distribue quand tous sont au ponton.
explain-namiji-deck-net = Les filets restants ; ceux qu’on relâche passent sous la pile.
explain-namiji-afloat = Les offrandes mises à flot : elles ne coûtent plus rien.
explain-namiji-rack-cell = Une case du casier : un poisson va à côté d’un autre, le tout premier en haut à gauche.
explain-namiji-line-points = Ce que rapporte cette ligne une fois pleine, d’une seule couleur ou d’une seule espèce.
explain-namiji-offering = Une offrande à bord ; s’il en reste { $left } à la fin, vous perdez { $penalties }.
explain-namiji-trap = Les crustacés gardés : un point chacun.
explain-namiji-panorama-dolphin = Le panorama Dauphin : chaque section rapporte son numéro, et le premier à le finir prend { $bonus } de plus.
explain-namiji-panorama-octopus = Le panorama Pieuvre : chaque section rapporte son numéro, et le premier à le finir prend { $bonus } de plus.
explain-namiji-panorama-whale = Le panorama Baleine : chaque section rapporte son numéro, et le premier à le finir prend { $bonus } de plus.
explain-namiji-dock-hidden = Une carte Ponton, face cachée.
explain-namiji-rock-hidden = Une carte Rocher sacré : son objectif est secret et se compte à la fin.
explain-namiji-hooked = Le poisson au bout de la ligne : gardez-le dans une case du casier ou relâchez-le.
explain-namiji-net = Un filet visible, de { $net_cells } poissons identiques : ils vont d’un bloc dans le casier, ou retournent à l’eau.
explain-namiji-haul = Cette prise : un point par jeton si vous arrêtez à temps, rien au crabe numéro { $lost }.
explain-namiji-panoramas = Les points des sections de panorama : chacune a rapporté son numéro.
explain-namiji-bonuses = Les bonus de panorama : { $bonus } au premier qui finit chacun.
explain-namiji-meals = Les points imprimés sur les repas choisis aux pontons.
explain-namiji-upgrades = Les points que les améliorations choisies aux pontons ont rapportés.
explain-namiji-rocks = Les points des cartes Rocher sacré dont l’objectif est atteint.
explain-namiji-early-bird = Les points de l’arrivée au port : { $early_birds }, dans l’ordre d’arrivée.
