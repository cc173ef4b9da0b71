### Namiji

namiji-nobody = Le bateau neutre

## Stations, poissons, lignes, sources

namiji-station-angling = pêche à la ligne
namiji-station-net = pêche au filet
namiji-station-crustacean = nasse à crustacés
namiji-station-whirlpool = tourbillon
namiji-station-dolphin = panorama Dauphin
namiji-station-octopus = panorama Pieuvre
namiji-station-whale = panorama Baleine
namiji-station-rock = rocher sacré
namiji-station-dock = ponton
namiji-station-port = port

namiji-of-panorama-dolphin = du panorama Dauphin
namiji-of-panorama-octopus = du panorama Pieuvre
namiji-of-panorama-whale = du panorama Baleine

namiji-fish-blue-bream = daurade bleue
namiji-fish-blue-mackerel = maquereau bleu
namiji-fish-blue-puffer = fugu bleu
namiji-fish-blue-flounder = limande bleue
namiji-fish-orange-bream = daurade orange
namiji-fish-orange-mackerel = maquereau orange
namiji-fish-orange-puffer = fugu orange
namiji-fish-orange-flounder = limande orange
namiji-fish-green-bream = daurade verte
namiji-fish-green-mackerel = maquereau vert
namiji-fish-green-puffer = fugu vert
namiji-fish-green-flounder = limande verte

# Les mêmes avec leur article, et par deux sur un filet.
namiji-the-fish-blue-bream = la daurade bleue
namiji-the-fish-blue-mackerel = le maquereau bleu
namiji-the-fish-blue-puffer = le fugu bleu
namiji-the-fish-blue-flounder = la limande bleue
namiji-the-fish-orange-bream = la daurade orange
namiji-the-fish-orange-mackerel = le maquereau orange
namiji-the-fish-orange-puffer = le fugu orange
namiji-the-fish-orange-flounder = la limande orange
namiji-the-fish-green-bream = la daurade verte
namiji-the-fish-green-mackerel = le maquereau vert
namiji-the-fish-green-puffer = le fugu vert
namiji-the-fish-green-flounder = la limande verte
namiji-two-fish-blue-bream = deux daurades bleues
namiji-two-fish-blue-mackerel = deux maquereaux bleus
namiji-two-fish-blue-puffer = deux fugus bleus
namiji-two-fish-blue-flounder = deux limandes bleues
namiji-two-fish-orange-bream = deux daurades orange
namiji-two-fish-orange-mackerel = deux maquereaux orange
namiji-two-fish-orange-puffer = deux fugus orange
namiji-two-fish-orange-flounder = deux limandes orange
namiji-two-fish-green-bream = deux daurades vertes
namiji-two-fish-green-mackerel = deux maquereaux verts
namiji-two-fish-green-puffer = deux fugus verts
namiji-two-fish-green-flounder = deux limandes vertes

namiji-row = ligne { $which }
namiji-column = colonne { $which }
namiji-place-across = { $cell }, à l’horizontale
namiji-place-down = { $cell }, à la verticale

namiji-source-rack = casier
namiji-source-trap = crustacés
namiji-source-panoramas = panoramas
namiji-source-bonuses = Bonus panorama
namiji-source-meals = repas
namiji-source-upgrades = amélioration
namiji-source-early-bird = jeton Arrivée
namiji-source-rocks = cartes Rocher sacré
namiji-source-penalty = offrandes restées à bord

## Ce qui se compte, pour d’autres messages

namiji-shrimp = { $shrimp ->
    [one] { $shrimp } crevette
   *[other] { $shrimp } crevettes
}
namiji-crabs = { $crabs ->
    [one] { $crabs } crabe
   *[other] { $crabs } crabes
}
namiji-upgrade-points = { $number ->
    [one] { $number } point
   *[other] { $number } points
}
namiji-bound = { $bound ->
    [at-most] au plus { $number }
   *[at-least] au moins { $number }
}

## Questions

namiji-ask-sail = Où allez-vous ?
namiji-ask-sail-neutral = Vous êtes en tête : où va le bateau neutre ?
namiji-ask-fish = Quel poisson prenez-vous dans le banc ?
namiji-ask-second-fish = « { namiji-dock-second-hook } » : prendre encore un poisson ?
namiji-ask-keep = Votre prise : { $fish }. Où la ranger ?
namiji-ask-cast = { $nets ->
    [one] Où posez-vous le filet ?
   *[other] Quel filet posez-vous, et où ?
}
namiji-ask-haul = Votre prise : { $shrimp ->
    [0] { namiji-crabs }
   *[other] { $crabs ->
        [0] { namiji-shrimp }
       *[other] { namiji-shrimp } et { namiji-crabs }
    }
}. Piocher encore ou la garder ?
namiji-ask-offer = Combien d’offrandes faites-vous voguer ?
namiji-ask-look = « { namiji-dock-straw-rope } » : combien de cartes consultez-vous ?
namiji-ask-rock = Quel objectif gardez-vous ?
namiji-ask-second-rock = Garder un second objectif ?
namiji-ask-draft = Choisissez une des { $cards } cartes Ponton.

## Les règles derrière les questions

namiji-rule-sail = C’est au bateau le plus en arrière d’avancer. Il peut sauter des stations libres, ne recule jamais et s’arrête au ponton suivant, ou enfin au port. Sur un emplacement double comme au ponton, le bateau le plus éloigné de la route repart le premier. Un casier plein ferme la pêche à la ligne et au filet, un panorama complet ferme ses propres stations.
namiji-rule-sail-neutral = Le bateau neutre est le plus en arrière, et c’est vous qui le déplacez, car vous êtes en tête. Il peut sauter des stations libres, ne recule jamais et s’arrête au ponton suivant, ou enfin au port. Au ponton, le bateau le plus éloigné de la route repart le premier. Aucune station ne lui est fermée, et il n’y prend rien ; mais à chaque ponton une carte quitte la partie pour lui, et au port un jeton Arrivée, s’il en reste.
namiji-rule-fish = Prenez n’importe quel poisson, face visible ou cachée. Un autre est ensuite toujours retourné face visible. Vous voyez votre prise avant de choisir de la garder ou de la relâcher.
namiji-rule-second-fish = Avec « { namiji-dock-second-hook } », vous pouvez prendre un poisson de plus à cet arrêt, même celui que vous venez de relâcher.
namiji-rule-keep = Le premier poisson va dans le coin supérieur gauche, chacun des suivants à côté d’un poisson déjà rangé. Il ne bouge plus ensuite. Une ligne ou une colonne pleine, d’une seule couleur ou d’une seule forme, rapporte aussitôt ses points. Ou relâchez le poisson : il rejoint le banc, face visible.
namiji-rule-cast = Un filet montre deux poissons identiques et couvre deux cases, à l’horizontale ou à la verticale. L’une d’elles touche un poisson ou, pour votre toute première prise, est le coin supérieur gauche. Les filets relâchés passent sous la pile. Avec « { namiji-dock-wide-net } », vous pouvez en révéler d’autres et en poser un.
namiji-rule-haul = Piochez jusqu’à { $draws ->
    [one] { $draws } jeton
   *[other] { $draws } jetons
} et arrêtez-vous quand vous voulez. Dès { $lost ->
    [one] { $lost } crabe
   *[other] { $lost } crabes
} dans une même prise, tout retourne dans le sac. Chaque jeton gardé vaut un point.
namiji-rule-offer = Chaque offrande encore à bord à la fin coûte des points. Avec « { namiji-dock-twin-offerings } », vous pouvez en faire voguer deux.
namiji-rule-look = Avec « { namiji-dock-straw-rope } », vous pouvez consulter plus de cartes et en garder jusqu’à { $keep }.
namiji-rule-rock = Gardez une carte, face cachée. Elle rapporte ses points à la fin si son objectif est atteint ; sinon elle ne coûte rien. Le reste passe sous la pioche.
namiji-rule-second-rock = Avec « { namiji-dock-straw-rope } », vous pouvez garder une seconde carte.
namiji-rule-draft = { $cards } cartes Ponton circulent, de l’emplacement le plus proche de la route au plus éloigné. Un repas rapporte ses points aussitôt, une amélioration sert pour le reste du voyage.

## Coups

namiji-move-sail = Naviguer jusqu’à la station { $space } : { $station }
namiji-move-dock = S’amarrer au ponton, emplacement { $slot }
namiji-move-home = Rentrer au port
namiji-move-take = Prendre { $fish }
namiji-move-take-hidden = Prendre un poisson face cachée
namiji-move-keep = La ranger en { $cell }
namiji-move-release = Relâcher la prise
namiji-move-cast-across = Filet de { $fish } : { $cell } et la case à sa droite
namiji-move-cast-down = Filet de { $fish } : { $cell } et la case au-dessous
namiji-move-reveal = Révéler encore un filet
namiji-move-draw = Piocher encore un jeton
namiji-move-stop = S’arrêter et garder la prise
namiji-move-offer = { $count ->
    [one] Faire voguer une offrande
   *[other] Faire voguer { $count } offrandes
}
namiji-move-look = Consulter { $count } cartes
namiji-move-pick = « { $card } » : { $effect }
namiji-move-choose = « { $card } » ({ $effect })
namiji-move-done = En rester là

## Pourquoi pas

namiji-why-not-asked = ce n’est pas ce qui est demandé ; la question est : « { $question } »
namiji-why-no-such-fish = ce poisson n’est pas dans le banc
namiji-why-cell-taken = cette case est prise, et un poisson rangé ne bouge plus
namiji-why-cell-apart = un poisson va à côté d’un autre, le tout premier dans le coin supérieur gauche
namiji-why-net-place = un filet révélé se pose sur deux cases libres, dont une à côté d’un poisson (le tout premier : dans le coin supérieur gauche)
namiji-why-no-net = aucun autre filet ne peut être révélé
namiji-why-no-such-card = cette carte n’est pas parmi celles au choix
namiji-why-dock-first = tout le monde s’arrête au ponton de la station { $space }
namiji-why-no-dock-left = le dernier ponton est passé ; devant, il y a le port
namiji-why-slot = cet emplacement est pris ou inutilisé : les emplacements vont de 1 à { $slots }
namiji-why-off-the-route = les stations de la route vont de 1 à { $last }
namiji-why-behind = un bateau ne recule jamais, et celui-ci est à la station { $space }
namiji-why-use-dock = c’est le ponton : choisissez un de ses emplacements
namiji-why-occupied = il n’y a plus d’emplacement libre à la station { $space }
namiji-why-rack-full = le casier est plein, ce qui ferme la pêche à la ligne et au filet
namiji-why-panorama = ce panorama est complet ({ $panorama })

## Cartes Ponton

namiji-dock-rice-balls = Boulettes de riz
namiji-dock-pickled-plums-and-tea = Prunes salées et thé
namiji-dock-miso-soup = Soupe miso
namiji-dock-cold-noodles = Nouilles froides
namiji-dock-grilled-mackerel = Maquereau grillé
namiji-dock-maki-rolls = Makis
namiji-dock-prawn-tempura = Tempura de crevettes
namiji-dock-harbour-hotpot = Marmite du port
namiji-dock-second-hook = Second hameçon
namiji-dock-fishmonger = L’ami du poissonnier
namiji-dock-wide-net = Grand filet
namiji-dock-net-floats = Flotteurs de filet
namiji-dock-woven-pot = Nasse tressée
namiji-dock-salted-bait = Appâts salés
namiji-dock-paper-lanterns = Lanternes de papier
namiji-dock-twin-offerings = Offrandes jumelles
namiji-dock-bow-whistle = Sifflet de proue
namiji-dock-glass-bucket = Seau à fond de verre
namiji-dock-long-spyglass = Longue-vue
namiji-dock-straw-rope = Corde de paille

namiji-effect-meal = { points } tout de suite
namiji-effect-second-hook = pêche à la ligne : à chaque arrêt, { $number ->
    [one] un poisson de plus
   *[other] { $number } poissons de plus
}
namiji-effect-fishmonger = pêche à la ligne : { namiji-upgrade-points } si vous gardez un poisson
namiji-effect-wide-net = filets : révélez-en jusqu’à { $number }, posez-en un
namiji-effect-net-floats = filets : { namiji-upgrade-points } à chaque arrêt
namiji-effect-woven-pot = nasse : la prise n’est perdue qu’à { $number ->
    [one] { $number } crabe
   *[other] { $number } crabes
}, toujours { $draws ->
    [one] { $draws } jeton
   *[other] { $draws } jetons
} au plus
namiji-effect-salted-bait = nasse : { namiji-upgrade-points } si vous gardez une prise
namiji-effect-paper-lanterns = tourbillon : { namiji-upgrade-points } si vous faites voguer une offrande
namiji-effect-twin-offerings = tourbillon : faites voguer jusqu’à { $number ->
    [one] { $number } offrande
   *[other] { $number } offrandes
} et marquez { $bonus ->
    [one] { $bonus } point
   *[other] { $bonus } points
}
namiji-effect-bow-whistle = dauphins : { namiji-upgrade-points } de plus par section
namiji-effect-glass-bucket = pieuvres : { namiji-upgrade-points } de plus par section
namiji-effect-long-spyglass = baleines : { namiji-upgrade-points } de plus par section
namiji-effect-straw-rope = rocher sacré : consultez { $number } cartes, gardez-en jusqu’à { $keep }

## Cartes Rocher sacré

namiji-rock-skilled-fisherman = Pêcheur habile
namiji-rock-deep-hold = Cale profonde
namiji-rock-weaver-of-lines = Tisseur de lignes
namiji-rock-heavy-boat = Bateau bien chargé
namiji-rock-blue-tide = Marée bleue
namiji-rock-orange-dusk = Crépuscule orange
namiji-rock-green-shallows = Hauts-fonds verts
namiji-rock-four-cousins = Quatre cousins
namiji-rock-net-mender = Ravaudeur de filets
namiji-rock-brimming-trap = Nasse débordante
namiji-rock-crab-whisperer = Chuchoteur de crabes
namiji-rock-at-peace-with-the-sea = En paix avec la mer
namiji-rock-proud-captain = Fier capitaine
namiji-rock-dolphin-friend = Ami des dauphins
namiji-rock-octopus-charmer = Charmeur de pieuvres
namiji-rock-whale-song = Chant des baleines
namiji-rock-two-horizons = Deux horizons
namiji-rock-first-to-see = Premier regard
namiji-rock-gourmet = Gourmet
namiji-rock-tinkerer = Bricoleur

namiji-objective = { $measure } ({ points })
namiji-measure-valid-lines = { namiji-bound } { $number ->
    [one] ligne ou colonne gagnante
   *[other] lignes ou colonnes gagnantes
}
namiji-measure-bottom-row = { $bound ->
    [at-most] la ligne du bas n’a pas marqué
   *[at-least] la ligne du bas a marqué
}
namiji-measure-rows-and-columns = { $bound ->
    [at-most] lignes gagnantes : au plus { $number }, ou colonnes : au plus { $number }
   *[at-least] { $number ->
        [one] au moins une ligne et une colonne gagnantes
       *[other] au moins { $number } lignes et { $number } colonnes gagnantes
    }
}
namiji-measure-fish = { namiji-bound } { $number ->
    [one] poisson dans le casier
   *[other] poissons dans le casier
}
namiji-measure-colour = { namiji-bound } { $number ->
    [one] poisson { $colour ->
        [blue] bleu
        [orange] orange
        [green] vert
       *[other] { $colour }
    }
   *[other] poissons { $colour ->
        [blue] bleus
        [orange] orange
        [green] verts
       *[other] { $colour }
    }
} dans le casier
namiji-measure-kinds = { namiji-bound } { $number ->
    [one] forme de poisson dans le casier
   *[other] formes de poissons dans le casier
}
namiji-measure-nets = { namiji-bound } { $number ->
    [one] filet dans le casier
   *[other] filets dans le casier
}
namiji-measure-crustaceans = { namiji-bound } { $number ->
    [one] crustacé dans la nasse
   *[other] crustacés dans la nasse
}
namiji-measure-crabs = { namiji-bound } { $number ->
    [one] crabe dans la nasse
   *[other] crabes dans la nasse
}
namiji-measure-offerings-left = { $number ->
    [0] aucune offrande restée à bord
    [one] { namiji-bound } offrande restée à bord
   *[other] { namiji-bound } offrandes restées à bord
}
namiji-measure-dolphin = { namiji-bound } { $number ->
    [one] section Dauphin
   *[other] sections Dauphin
}
namiji-measure-octopus = { namiji-bound } { $number ->
    [one] section Pieuvre
   *[other] sections Pieuvre
}
namiji-measure-whale = { namiji-bound } { $number ->
    [one] section Baleine
   *[other] sections Baleine
}
namiji-measure-panoramas-of-two = { namiji-bound } { $number ->
    [one] panorama de plus d’une section
   *[other] panoramas de plus d’une section
}
namiji-measure-panorama-bonuses = { namiji-bound } { $number ->
    [one] carte Bonus panorama
   *[other] cartes Bonus panorama
}
namiji-measure-meals = { namiji-bound } repas
namiji-measure-upgrades = { namiji-bound } { $number ->
    [one] amélioration
   *[other] améliorations
}

## Le journal

namiji-event-sailed = navigue jusqu’à la station { $space }
namiji-event-moored = s’amarre au ponton de la station { $space }, emplacement { $slot }
namiji-event-came-home = rentre au port en { $rank ->
    [1] première
    [2] deuxième
    [3] troisième
    [4] quatrième
   *[other] cinquième
} position
namiji-event-took-fish = { $hidden ->
    [yes] prend un poisson face cachée : { $fish }
   *[no] prend { $the_fish }
}
namiji-event-flipped-fish = { $by ->
    [nobody] un poisson du banc est visible : { $fish }
   *[somebody] retourne un autre poisson du banc : { $fish }
}
namiji-event-kept-fish = range { $the_fish } en { $cell }
namiji-event-released-fish = relâche { $the_fish }
namiji-event-revealed-net = révèle un filet de { $net }
namiji-event-cast-net = pose le filet de { $net } en { $place }
namiji-event-released-net = remet le filet de { $net } sous la pile
namiji-event-drew-shrimp = pioche une crevette
namiji-event-drew-crab = pioche un crabe
namiji-event-kept-haul = { $tokens ->
    [one] garde une prise d’un jeton
   *[other] garde une prise de { $tokens } jetons
}
namiji-event-lost-haul = { $tokens ->
    [one] perd une prise d’un jeton
   *[other] perd une prise de { $tokens } jetons
}
namiji-event-set-afloat = { $offerings ->
    [one] fait voguer une offrande
   *[other] fait voguer { $offerings } offrandes
}
namiji-event-took-section = prend la section { $section } { $panorama }
namiji-event-took-bonus = termine en premier le { $panorama } et prend le Bonus panorama
namiji-event-looked-at-rocks = { $cards ->
    [one] consulte une carte Rocher sacré
   *[other] consulte { $cards } cartes Rocher sacré
}
namiji-event-saw-rock = voit « { $card } »
namiji-event-kept-rock = garde une carte Rocher sacré
namiji-event-kept-this-rock = garde « { $card } »
namiji-event-dealt-cards = { $cards } cartes Ponton circulent
namiji-event-took-card = prend « { $card } »
namiji-event-neutral-took-card = retire de la partie une carte Ponton, sans qu’on la voie
namiji-event-card-under = la dernière carte passe sous la pioche
namiji-event-scored = { $sign ->
    [minus] perd { points } ({ $source })
   *[plus] marque { points } ({ $source })
}
namiji-event-scored-line = marque { points } pour la { $line }
namiji-event-scored-rock = marque { points } pour « { $card } »
namiji-event-failed-rock = manque l’objectif « { $card } »
namiji-event-took-early-bird = prend le jeton Arrivée de { points }
namiji-event-discarded-early-bird = défausse le jeton Arrivée de { points }
namiji-event-nothing-there = s’arrête ici sans effet ({ $station })
namiji-event-last-dock = atteint en premier le dernier ponton : la prochaine escale est l’arrivée
namiji-event-first-home = rentre au port en premier : la partie s’achève quand tous les joueurs sont rentrés

## La table en lignes simples

namiji-plain-direction-clockwise = La route suit le sens horaire.
namiji-plain-direction-counter-clockwise = La route suit le sens antihoraire.
namiji-plain-space = Station { $space }, { $station } : { $boats }
namiji-plain-nobody = personne
namiji-plain-none = aucun
namiji-plain-neutral = bateau neutre
namiji-plain-school = Banc de poissons, face visible : { $fish }. Face cachée : { $hidden }.
namiji-plain-supply = Sac : { namiji-shrimp }, { namiji-crabs }. Pioches : { $nets ->
    [one] { $nets } filet
   *[other] { $nets } filets
}, { $rocks ->
    [one] { $rocks } carte Rocher sacré
   *[other] { $rocks } cartes Rocher sacré
}, { $docks ->
    [one] { $docks } carte Ponton
   *[other] { $docks } cartes Ponton
}.
namiji-plain-boat = { $name } : { points }
namiji-plain-your-boat = Votre bateau ({ $name }) : { points }
namiji-plain-hold = Offrandes à bord : { $offerings }. Nasse : { namiji-shrimp }, { namiji-crabs }. Sections : { $panoramas }.
namiji-plain-sections = { $count } { $panorama }
namiji-plain-no-sections = aucune
namiji-plain-rack-empty = Casier : vide
namiji-plain-row = Casier, ligne { $row } : { $fish }
namiji-plain-dock-cards = Cartes Ponton : { $cards }
namiji-plain-rock-cards = Cartes Rocher sacré : { $cards }
namiji-plain-hidden-cards = { $count ->
    [one] { $count } cachée
   *[other] { $count } cachées
}
