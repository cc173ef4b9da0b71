### Le livret de Namazu. Aucun nombre n’est écrit ici : tous viennent de la boîte.

-third-ashigaru = troisième ashigaru

rules-namazu-gives-knacker = contre { $price } : { $gain } os
rules-namazu-gives-butcher = contre { $price } : viande, { $gain }
rules-namazu-gives-smith = contre { $price } : acier, { $gain }
rules-namazu-gives-goldsmith = contre { $price } : or, { $gain }
rules-namazu-gives-armourer = contre { $price } : bouclier, +{ $gain }
rules-namazu-gives-builder = contre { $price } : un bâtiment
rules-namazu-gives-gaming = contre { $price } : kobans, { $gain }
rules-namazu-slot = emplacement { $slot }
rules-namazu-slot-price = { $price }
rules-namazu-improves-brigands = face aux brigands, vous piochez { $tokens_drawn } jetons et choisissez lequel combattre
rules-namazu-improves-placement = vos premiers ashigarus peuvent occuper des cases voisines d’un même cercle plutôt qu’un même secteur
rules-namazu-improves-barter = vous troquez n’importe quelle ressource contre n’importe quelle autre
rules-namazu-improves-offerings = un autel peut recevoir des ressources identiques
rules-namazu-improves-rest = un repos rend { $rest_improved } de force
rules-namazu-improves-temple = vous pouvez bâtir n’importe quel autel pour { $price }
rules-namazu-band = force { $strength }
rules-namazu-loot = butin : { $loot }
rules-namazu-card = { $effect } (× { $copies })

## Le but du jeu

rules-namazu-title-goal = Le but du jeu
rules-namazu-goal = Sous la cité d’Edo, le poisson-chat géant Namazu s’agite et la terre bouge. À la tête d’une famille, vous envoyez vos ashigarus récolter, travailler, commercer et combattre ; vous bâtissez des autels et y déposez des offrandes pour apaiser la bête. Quand elle est calmée, la partie s’achève et le plus grand total l’emporte. De { $least } à { $most } joueurs.

## La cité

rules-namazu-title-city = La cité et ses cercles
rules-namazu-rings = La ville compte { $rings } cercles : les campagnes au-dehors, les faubourgs, et la cité au centre. Chacun a { $sectors } cases. Un secteur est un quartier formé d’une case de chaque cercle. Quand un cercle tourne, ses cases changent de secteur.
rules-namazu-blocked = Quand les familles sont peu nombreuses, des cases tirées au sort sont bloquées dans les campagnes et les faubourgs : { $blocked } par cercle pour { $groups } joueurs.
rules-namazu-B1 = Il y a { $sectors } secteurs, donc { $cells } cases en tout.
rules-namazu-B2 = Un jeton de blocage ferme la dernière case de son type. Il tourne avec son cercle. Personne ne s’y place ni n’y bâtit, et il sépare ses voisines.
rules-namazu-B3 = Si la seule case d’un type est bloquée, ce type manque à la partie. Une option fait retirer le jeton quand c’est le tournoi.

## Mise en place

rules-namazu-title-set-up = Mise en place
rules-namazu-set-up = Chaque famille commence avec { $force } de force, sans bouclier ni ressource, et { $first_ashigarus } ashigarus. On mélange les autels de { $in_play } séries, de { $copies } cartes chacune, pour { $groups } joueurs ; { $slots } sont visibles. Le sac contient { $brigands } bandes de brigands, la pioche { $cards } cartes Yakuza.
rules-namazu-goods = Les ressources primaires sont le riz, le bambou et le minerai. Les ressources manufacturées sont l’acier, la viande et l’os. L’or est un joker. On peut stocker { $steel } de chaque ressource manufacturée et { $gold } d’or.
rules-namazu-B43 = La banque ne manque jamais de ressources ni de pièces. Ressources primaires et kobans se stockent sans limite.
rules-namazu-B44 = Une famille tirée au sort commence, sans une pièce. Les autres débutent avec { $kobans ->
    [one] { $kobans } koban
   *[other] { $kobans } kobans
}.

## Un tour

rules-namazu-title-turn = Un tour
rules-namazu-turn = Votre tour suit toujours ces étapes : vos bâtiments produisent ; le séisme tourne un cercle ; des brigands surgissent parfois ; vous placez vos ashigarus ; vous activez les cases où ils se tiennent.
rules-namazu-B15 = Placez d’abord tous vos ashigarus. Activez ensuite leurs cases dans l’ordre voulu : l’une peut payer l’autre. Rien n’est obligatoire.

## Les bâtiments

rules-namazu-title-buildings = Les bâtiments
rules-namazu-buildings = Vos bâtiments se dressent sur les cases de production. Au début de votre tour, chacun donne { $building } de sa ressource, sauf si un ashigaru adverse s’y trouve.
rules-namazu-B4 = Un bâtiment produit aussi dès sa construction. Au début du tour, il produit avant le séisme.
rules-namazu-B5 = Une famille a au plus un bâtiment par case. Plusieurs familles peuvent partager une case.
rules-namazu-B6 = Si un ashigaru adverse se tient sur la case quand vous bâtissez, il n’y a pas de production immédiate.

## Le séisme

rules-namazu-title-quake = Le séisme
rules-namazu-quake = Le dé séisme a { $faces } faces. Il dit quel cercle tourne d’un secteur, et dans quel sens. Quand il ébranle les campagnes, des brigands surgissent.
rules-namazu-B46 = Tout ce qui est sur un cercle tourne avec lui : ashigarus, bâtiments, contrats, jetons de blocage. Rien n’est perdu.

## Les brigands

rules-namazu-title-brigands = Les brigands
rules-namazu-brigands = Piochez une bande dans le sac. Sa force est de { $strengths }. Ôtez-en votre bouclier : le combat vous coûte le reste en force. Si vous l’avez, le butin est à vous et vous gardez le jeton, qui vaut { $points_brigands ->
    [one] { $points_brigands } point
   *[other] { $points_brigands } points
}. Sinon, la bande retourne dans le sac et un ashigaru reste chez lui ce tour-ci.
rules-namazu-B7 = Si votre force suffit, il faut combattre.
rules-namazu-B8 = Un bouclier égal à la force des brigands réduit le coût à rien, jamais au-dessous.
rules-namazu-B9 = Avec { namazu-improvement-brigands }, vous voyez l’une et l’autre bande, en choisissez une et remettez l’autre. Puis vous l’affrontez, ou échouez contre elle.
rules-namazu-B10 = Le butin qui n’a pas de place est perdu.
rules-namazu-B11 = Si un ashigaru reste chez lui, vous en placez un seul, sur n’importe quelle case. Avec le { -third-ashigaru }, les autres agissent comme d’habitude et c’est lui qui reste.
rules-namazu-B47 = Les brigands attaquent chaque fois que le dé les montre, dès le premier tour, où que soient vos ashigarus.
rules-namazu-all-brigands = Toutes les bandes, une de chaque :

## Placer les ashigarus

rules-namazu-title-placing = Placer les ashigarus
rules-namazu-placing = Reprenez vos ashigarus. Placez-en { $first_ashigarus } sur des cases différentes d’un même secteur. Si un ashigaru adverse occupe une case, versez { $fee ->
    [one] { $fee } koban
   *[other] { $fee } kobans
} à sa famille ; il rentre chez lui.
rules-namazu-B12 = On paie aussitôt, avec les kobans que l’on a alors. Qui ne peut payer ne peut s’y placer. L’autre famille ne peut refuser.
rules-namazu-B13 = Tous les ashigarus disponibles doivent être placés. Il y a toujours de la place.
rules-namazu-B14 = Vos propres ashigarus sont repris d’abord : ils ne gênent jamais. Une case n’en reçoit qu’un des vôtres.
rules-namazu-B16 = Avec { namazu-improvement-placement }, sont voisines les cases côte à côte d’un même cercle.

## Le troisième ashigaru

rules-namazu-title-third = Le { -third-ashigaru }
rules-namazu-third = Chaque famille a une carte qui nomme une amélioration. Quand vous avez un autel et cette amélioration, votre { -third-ashigaru } vous rejoint. Il se place sur n’importe quelle autre case, dans n’importe quel secteur.
rules-namazu-B38 = Il arrive au tour qui suit l’accomplissement de ces conditions, et reste jusqu’à la fin.
rules-namazu-B48 = Un autel acheté compte comme un autel bâti.

## Les campagnes

rules-namazu-title-country = Les campagnes
rules-namazu-fields = Une rizière, une bambouseraie ou une mine donne { $field } de sa ressource.
rules-namazu-fuji = Le mont Fuji rend { $fuji } de force.
rules-namazu-tournament = Défiez une autre famille. Chacune additionne force, bouclier et un dé à { $die } faces. Le plus grand total gagne { $points_win } points et prend au vaincu jusqu’à { $win_primary } ressources primaires, ou { $win_manufactured } manufacturée, ou { $win_kobans } kobans. Le vainqueur perd alors autant de force que le dé du vaincu ; le vaincu en gagne autant que le dé du vainqueur. À égalité, il ne se passe rien.
rules-namazu-B33 = Rien n’oblige à défier, mais on ne peut refuser un défi, même sans force. Une famille sans force ne peut se placer au tournoi.
rules-namazu-B34 = Chacun peut gagner, la famille défiée aussi.
rules-namazu-B35 = La force ne descend pas au-dessous de zéro et ne dépasse pas { $most_force }.
rules-namazu-B36 = Le vainqueur choisit parmi ce que possède le vaincu et ce que peut contenir sa réserve. L’or ne se prend jamais.
rules-namazu-B37 = On compte { $most_wins } victoires au plus. Les suivantes donnent du butin, mais pas de points. Une option lève cette limite.

## Les faubourgs

rules-namazu-title-suburbs = Les faubourgs
rules-namazu-jobs = Les petits travaux rapportent { $jobs ->
    [one] { $jobs } koban
   *[other] { $jobs } kobans
}.
rules-namazu-rest = Un repos rend { $rest } de force, ou { $rest_improved } avec { namazu-improvement-rest }.
rules-namazu-barter = Le troc échange une ressource contre une autre du même type, primaire ou manufacturée.
rules-namazu-B28 = Toujours une contre une. Avec { namazu-improvement-barter }, le type n’importe plus. L’or ne se troque jamais.
rules-namazu-B52 = On ne troque pas une ressource contre elle-même, ni contre une qui n’a pas de place.

## Autels et offrandes

rules-namazu-title-altars = Autels et offrandes
rules-namazu-altar = Sur une case Autel, bâtissez un des { $slots } autels visibles. Chacun coûte { $altar_goods } ressources manufacturées, indiquées sous son emplacement. Une nouvelle carte le remplace.
rules-namazu-slots = Le prix de chaque emplacement :
rules-namazu-B25 = Les cases Autel permettent un seul autel par tour. On peut en acheter un de plus au marché.
rules-namazu-B26 = Si la pile des autels est vide, l’emplacement reste vide et la partie continue.
rules-namazu-B27 = Avec { namazu-improvement-temple }, vous pouvez payer son prix pour n’importe quel emplacement, ou le prix imprimé.
rules-namazu-offerings = Sur une case Offrandes, déposez jusqu’à { $offerings } ressources sur vos autels. Un autel a { $places } places, qui valent { $place_points } points. Chaque offrande apaise Namazu d’un pas.
rules-namazu-B21 = L’or peut être offert. Il compte comme une ressource à part.
rules-namazu-B22 = Les ressources d’un même autel doivent être différentes. Un autre autel peut recevoir les mêmes.
rules-namazu-B23 = Il faut en déposer au moins une, sur un ou plusieurs de vos autels. Chacune avance le marqueur d’un pas.
rules-namazu-B24 = Un autel bâti à ce tour peut recevoir des offrandes aussitôt, si la case Autel a été activée avant.
rules-namazu-B49 = Les places d’un autel se remplissent de gauche à droite. Vous choisissez l’autel.

## Les artisans

rules-namazu-title-artisans = Artisans et autres cases de la cité
rules-namazu-artisans = Ces cases demandent des ressources primaires :
rules-namazu-gold = Un or peut remplacer n’importe quelle ressource à payer.
rules-namazu-B20 = L’or vaut une ressource primaire ou manufacturée, dans tout paiement en ressources. Il ne remplace pas les kobans.
rules-namazu-B45 = S’il n’y a pas de place pour tout ce que vous recevez, vous prenez ce qui tient. Le prix est dû en entier.
rules-namazu-B50 = On peut utiliser une case sans rien y gagner, par exemple pour signer un contrat. Le bâtisseur exige un bâtiment restant. Chez les yakuzas, on peut se placer sans pacte, mais non activer la case.

## Les contrats

rules-namazu-title-contracts = Les contrats
rules-namazu-contracts = La première fois que vous payez une case de la cité, vous pouvez y signer un contrat si personne ne l’a fait. Ensuite elle ne vous coûte plus rien. Une famille peut en signer { $most_contracts }.
rules-namazu-B17 = La visite où l’on signe est payée. Les autres familles paient toujours, et peuvent toujours venir. Si vous ne signez pas alors, l’offre ne revient pas. Une visite par { namazu-card-intimidation } ne compte pas comme payée.
rules-namazu-B18 = Il y a des contrats pour les cases qui ont un prix. Le pacte avec les yakuzas tient lieu de contrat. Le marché noir n’en a pas.

## Le marché noir

rules-namazu-title-market = Le marché noir
rules-namazu-market = Vendez autant que vous voulez : une ressource primaire { $sell_primary }, une manufacturée { $sell_manufactured }, l’or { $sell_gold } kobans. Achetez au plus un de chaque : une amélioration pour { $cost_improvement }, un autel pour { $cost_altar }, une carte Yakuza pour { $cost_card }, le pacte pour { $cost_pact }.
rules-namazu-B29 = Ventes et achats se font dans l’ordre voulu pendant la visite.
rules-namazu-improvements = Les améliorations :
rules-namazu-B30 = Chaque amélioration s’acquiert une fois, { $most_improvements } sur { $improvements } au plus.

## Les yakuzas

rules-namazu-title-yakuza = Les yakuzas
rules-namazu-yakuza = Piochez { $cards_drawn } cartes Yakuza, gardez-en une en secret et défaussez l’autre : quand vous achetez une carte, ou sur la case Yakuzas si vous avez le pacte. Les actions se jouent à votre tour ; les objectifs rapportent à la fin.
rules-namazu-B19 = La case Yakuzas ne sert que la famille du pacte. Une seule famille peut l’avoir.
rules-namazu-B31 = Si la pioche est vide, on mélange la défausse. S’il n’y a toujours pas assez de cartes, on prend ce qu’il y a.
rules-namazu-B32 = Les cartes se jouent avant le séisme, avant le placement, entre les activations et au marché, plusieurs par tour si l’on veut. Certaines ont leur moment : { namazu-card-tremor } après le séisme, { namazu-card-bodyguards } quand des brigands vous attaquent, { namazu-card-master-at-arms } en tournoi, le défi d’abord (+{ $master } au total), { namazu-card-safe-passage } avant le placement, { namazu-card-intimidation } sur une case qui a un prix. La main est cachée et sans limite.
rules-namazu-B51 = On ne prend pas une ressource qui n’a pas de place. Sans aucune place, { namazu-card-diverted-convoy } peut se jouer pour rien, { namazu-card-burglary } non.
rules-namazu-B53 = { namazu-card-racket } prend ce que l’autre possède, { $racket } au plus. { namazu-card-burglary } prend le nombre entier. On ne vise qu’une famille qui a quelque chose à prendre.
rules-namazu-B54 = Avec { namazu-card-safe-passage }, aucun de vos ashigarus ne paie ce tour-ci, mais seuls les { $first_ashigarus } premiers choisissent librement leurs cases. Les cases bloquées restent fermées, le tournoi aussi sans force. Une seule par tour.
rules-namazu-B55 = S’il reste une seule carte dans la pioche, prenez-la, puis une de la défausse mélangée. S’il reste une seule bande dans le sac, elle vient seule.
rules-namazu-all-cards = Toutes les cartes Yakuza :

## La fin

rules-namazu-title-end = La fin
rules-namazu-end = Quand les offrandes de tous les autels atteignent { $appeasement } pour { $groups } joueurs, Namazu est calmé. On achève la manche, pour que chaque famille ait joué autant de tours.
rules-namazu-B39 = Les offrandes faites jusqu’à la fin de la manche comptent encore.
rules-namazu-B42 = La partie s’arrête aussi après { $rounds } manches.
rules-namazu-scoring = Vous marquez vos autels, vos offrandes ({ $place_points } selon la place, { $full_altar } pour un autel comblé), { $points_brigands } par bande de brigands, { $points_win } par tournoi gagné, et les objectifs de vos cartes Yakuza.
rules-namazu-scoring-altars = Autels identiques : { $alike } points pour { $alike_counts } d’une même série. Ceux qui sont seuls de leur série se comptent ensemble comme autels différents : { $different } en tout, jusqu’à { $different_most } autels.
rules-namazu-B40 = Les groupes d’autels identiques se comptent d’abord et ne se séparent jamais. Au-delà de { $different_most } autels différents, une nouvelle suite commence.
rules-namazu-B41 = À égalité, le plus de ressources et de kobans restants l’emporte, tout additionné, sans les offrandes des autels. Sinon, la victoire est partagée.

## À la table

explain-namazu-named = { $name } : { $text }
explain-namazu-score = Les points, si la partie s’arrêtait maintenant.
explain-namazu-type-rice = Rizière : { $field } de riz ; on peut y bâtir.
explain-namazu-type-bamboo = Bambouseraie : { $field } de bambou ; on peut y bâtir.
explain-namazu-type-ore = Mine : { $field } de minerai ; on peut y bâtir.
explain-namazu-type-fuji = Mont Fuji : { $fuji } de force.
explain-namazu-type-tournament = Tournoi : défiez une famille ; force, bouclier et dé décident de { $points_win } points et d’un butin.
explain-namazu-type-jobs = Petits travaux : kobans, { $jobs }.
explain-namazu-type-barter = Troc : une ressource contre une autre du même type.
explain-namazu-type-offerings = Offrandes : déposez jusqu’à { $offerings } ressources sur vos autels et apaisez Namazu.
explain-namazu-type-rest = Repos : { $rest } de force, { $rest_improved } avec l’amélioration.
explain-namazu-type-altar = Autel : bâtissez un des autels visibles pour { $altar_goods } ressources manufacturées.
explain-namazu-type-market = Marché noir : vendez des ressources, achetez améliorations, autel, carte Yakuza ou pacte.
explain-namazu-type-yakuza = Yakuzas : avec le pacte, piochez { $cards_drawn } cartes et gardez-en une.
explain-namazu-blocked = Une case bloquée : fermée pour toute la partie.
explain-namazu-sector = Un secteur : vos { $first_ashigarus } premiers ashigarus occupent des cases différentes d’un même secteur.
explain-namazu-ashigaru = Un ashigaru ; pour prendre sa case, versez { $fee } koban à sa famille et il rentre chez lui.
explain-namazu-building = Un bâtiment : il donne { $building } de sa ressource au début du tour de sa famille ; chacune en a { $most_buildings }.
explain-namazu-contract = Un contrat : sa famille ne paie plus ici ; chacune peut en signer { $most_contracts }.
explain-namazu-catfish = Namazu et son chapelet : chaque offrande l’apaise d’un pas ; une fois calmé, la partie s’achève avec la manche.
explain-namazu-die = Le dernier séisme : quel cercle a tourné, et dans quel sens.
explain-namazu-round = La manche ; la partie s’arrête en tout cas après la manche { $rounds }.
explain-namazu-cards-left = Les cartes Yakuza restantes, sur { $cards }.
explain-namazu-brigands-left = Les bandes de brigands restantes, sur { $brigands } ; leur force est de { $strengths }.
explain-namazu-prices = Les prix du marché noir, en kobans.
explain-namazu-slot = Un autel à bâtir, et les ressources que demande son emplacement.
explain-namazu-altar = Un autel : ses { $places } places valent { $place_points }, et les autels identiques se comptent ensemble.
explain-namazu-good-rice = Du riz, ressource primaire.
explain-namazu-good-bamboo = Du bambou, ressource primaire.
explain-namazu-good-ore = Du minerai, ressource primaire.
explain-namazu-good-steel = De l’acier, ressource manufacturée ; la réserve en contient { $steel }.
explain-namazu-good-meat = De la viande, ressource manufacturée ; la réserve en contient { $meat }.
explain-namazu-good-bone = De l’os, ressource manufacturée ; la réserve en contient { $bone }.
explain-namazu-good-gold = L’or remplace toute ressource à payer ; la réserve en contient { $gold }.
explain-namazu-good-koban = Les kobans, monnaie du marché et des cases occupées.
explain-namazu-force = La force, { $most_force } au plus : les combats la coûtent, le Fuji et le repos la rendent.
explain-namazu-shield = Le bouclier, { $most_shield } au plus : il allège les combats et compte au tournoi.
explain-namazu-third = Le { -third-ashigaru } vient avec un autel et l’amélioration nommée ici.
explain-namazu-brigands = Les bandes vaincues : { $points_brigands } chacune.
explain-namazu-wins = Les tournois gagnés : { $points_win } chacun.
explain-namazu-buildings = Les bâtiments posés, { $most_buildings } au plus.
explain-namazu-contracts = Les contrats signés, { $most_contracts } au plus.
explain-namazu-cards = Les cartes Yakuza en main : actions pour votre tour, objectifs pour la fin.
explain-namazu-band = Une bande de brigands : sa force moins votre bouclier, voilà ce que coûte le combat ; le butin est à vous.
explain-namazu-rival = Une famille à défier : sa force, son bouclier et un dé comptent contre les vôtres.
explain-namazu-good-any = N’importe quelle ressource.
explain-namazu-improvements = Les améliorations du plateau de famille, { $most_improvements } au plus sur { $improvements }.
