### Le livret de Namazu. Aucun nombre n’est écrit ici : tous viennent de la boîte.

-third-ashigaru = troisième ashigaru

rules-namazu-gives-knacker = { $gain } os contre { $price }
rules-namazu-gives-butcher = { $gain ->
    [one] { $gain } viande
   *[other] { $gain } viandes
} contre { $price }
rules-namazu-gives-smith = { $gain ->
    [one] { $gain } acier
   *[other] { $gain } aciers
} contre { $price }
rules-namazu-gives-goldsmith = { $gain } or contre { $price }
rules-namazu-gives-armourer = { $gain } point de bouclier de plus contre { $price }
rules-namazu-gives-builder = un bâtiment contre { $price }
rules-namazu-gives-gaming = { $gain ->
    [one] { $gain } koban
   *[other] { $gain } kobans
} contre { $price }
rules-namazu-slot = emplacement { $slot }
rules-namazu-slot-price = { $price }
rules-namazu-band = force { $strength }
rules-namazu-loot = butin : { $loot }
rules-namazu-card = { $effect } (× { $copies })

## Le but du jeu

rules-namazu-title-goal = Le but du jeu
rules-namazu-goal = Namazu, le poisson-chat légendaire, est en colère contre la cité d’Edo, et la terre tremble. Vous êtes à la tête d’une famille. Seules les offrandes calmeront le dieu : construisez des autels et faites-y des offrandes. Quand il est calmé, la victoire va à la famille qui a le mieux aidé la cité. De { $least } à { $most } joueurs.

## La cité

rules-namazu-title-city = La cité et ses cercles
rules-namazu-rings = La ville d’Edo compte { $rings } cercles : les campagnes à l’extérieur, les faubourgs, et la cité à l’intérieur. Un secteur contient une case de chacun des cercles.
rules-namazu-blocked = À { $blocked_groups } joueurs, des cases tirées au hasard sont bloquées durant la partie : { $blocked } dans les campagnes et autant dans les faubourgs.
rules-namazu-B1 = Chaque cercle compte { $sectors } cases : il y a donc { $sectors } secteurs et { $cells } cases en tout.
rules-namazu-B2 = Un jeton de blocage ferme la dernière case de son type, à compter de A ; il est dessiné sur la ville. Il tourne avec son cercle. Personne ne s’y place ni n’y construit, et les cases de part et d’autre ne sont pas contiguës.
rules-namazu-B3 = Si la seule case d’un type est bloquée, ce type manque à la partie. Une option fait repiocher si c’est le jeton Tournoi.
rules-namazu-B3-departs = Dans le livret, une case bloquée le reste, et c’est ce que nous faisons. La nouvelle pioche est de nous, pour qui ne veut pas se passer du tournoi.

## Mise en place

rules-namazu-title-set-up = Mise en place
rules-namazu-set-up = Chaque famille reçoit une force de { $force }, un bouclier à zéro, { $all_ashigarus } ashigarus, { $most_contracts } contrats et { $most_buildings } bâtiments.
rules-namazu-set-up-altars = Il y a { $series } séries de { $copies } autels identiques. À { $blocked_groups } joueurs, on en retire { $removed }. On mélange les autels ; { $slots } sont faces visibles, les autres faces cachées.
rules-namazu-set-up-piles = Les jetons brigands, de niveau { $strengths }, vont dans le sac. Les { $cards } cartes Yakuza forment une pioche face cachée. Le compteur d’offrandes part de { $track_start }.
rules-namazu-goods = Les ressources primaires sont le riz, le bambou et le minerai. Les ressources manufacturées sont l’acier, la viande et l’os. Il y a aussi l’or. On peut garder { $meat } viandes, { $bone } os et { $gold } ors.
rules-namazu-steel = De même, on peut garder { $steel } aciers.
rules-namazu-B43 = La banque ne manque jamais de ressources ni de pièces. Ressources primaires et kobans se stockent sans limite.
rules-namazu-B44 = Un premier joueur est déterminé au hasard. Les autres familles débutent avec { $kobans ->
    [one] { $kobans } koban
   *[other] { $kobans } kobans
}.
rules-namazu-third-card = Chaque famille tire une carte { -third-ashigaru } au hasard ; un de ses ashigarus y attend.

## Un tour

rules-namazu-title-turn = Un tour
rules-namazu-turn = On joue dans le sens horaire. Au début de votre tour, vos bâtiments produisent ; puis viennent le séisme et d’éventuels brigands, vous placez vos ashigarus et activez leurs cases.
rules-namazu-optional = Activer une case n’est jamais obligatoire.
rules-namazu-B15 = Placez d’abord tous vos ashigarus. Activez ensuite leurs cases dans l’ordre voulu : l’une peut payer l’autre.

## Les bâtiments

rules-namazu-title-buildings = Les bâtiments
rules-namazu-buildings = Chez le bâtisseur, vous pouvez poser un bâtiment sur n’importe quelle case produisant des ressources primaires, { $most_buildings } au maximum. Il produit { $building } cube de sa ressource lors de sa pose et au début de chacun de vos tours, même si un bâtiment adverse s’y trouve, mais non si un ashigaru adverse est présent sur la case.
rules-namazu-B4 = Le début de votre tour veut dire : avant le séisme.
rules-namazu-B5 = Une famille a au plus un bâtiment par case. Plusieurs familles peuvent partager une case.
rules-namazu-B6 = Si un ashigaru adverse se tient sur la case quand vous construisez, il n’y a pas de production immédiate.

## Le séisme

rules-namazu-title-quake = Le séisme
rules-namazu-quake = Le dé séisme a { $faces } faces. Il dit quel cercle est touché et dans quel sens : ce cercle se déplace d’un secteur. S’il montre le symbole des brigands, ils vous attaquent.
rules-namazu-die = Sur notre dé, les brigands viennent chaque fois que les campagnes sont touchées ; nous ne connaissons pas les faces imprimées.
rules-namazu-B46 = Tout ce qui est sur un cercle tourne avec lui : ashigarus, bâtiments, contrats, jetons de blocage. Les cases changent donc de secteur. Rien n’est perdu.

## Les brigands

rules-namazu-title-brigands = Les brigands
rules-namazu-brigands = Piochez un jeton brigands dans le sac. Leur force est de { $strengths } ; chaque point de bouclier la diminue d’un point. Le combat coûte le reste en force. Si votre force suffit, vous récupérez les ressources abandonnées et gardez le jeton, qui rapporte { $points_brigands ->
    [one] { $points_brigands } point
   *[other] { $points_brigands } points
}. Sinon, vous ne perdez pas de force, mais le jeton est remis dans le sac et un seul de vos ashigarus agit ce tour-ci.
rules-namazu-B7 = Si votre force suffit, il faut combattre.
rules-namazu-B8 = Le coût ne descend jamais au-dessous de zéro.
rules-namazu-B9 = Avec l’amélioration { namazu-improvement-brigands }, vous piochez { $tokens_drawn } jetons et choisissez celui que vous combattez. L’autre est remis dans le sac.
rules-namazu-B10 = Le butin pour lequel vous n’avez pas la place est perdu.
rules-namazu-B11 = Après un combat perdu, si vous disposez du { -third-ashigaru }, c’est lui qui ne peut agir ; les autres agissent comme d’habitude.
rules-namazu-lone = Un ashigaru seul peut se placer sur n’importe quelle case.
rules-namazu-B47-departs = Le livret parle de brigands qu’un ashigaru « rencontre », sans dire où ils sont. Pour nous, seul compte le symbole du dé.
rules-namazu-B47 = Les brigands attaquent chaque fois que le dé les montre, dès le premier tour, où que soient vos ashigarus.
rules-namazu-all-brigands = Les { $brigands } bandes, une de chaque :

## Placer les ashigarus

rules-namazu-title-placing = Placer les ashigarus
rules-namazu-placing = Récupérez vos ashigarus. Placez-en { $first_ashigarus } sur { $first_ashigarus } des { $rings } cases d’un même secteur. Une case occupée par un ashigaru adverse n’est disponible que si vous donnez { $fee ->
    [one] { $fee } koban
   *[other] { $fee } kobans
} à sa famille ; il rentre sur son plateau.
rules-namazu-B12 = On paie aussitôt, avec les kobans que l’on a alors. Qui ne peut payer ne peut s’y placer. L’autre famille ne peut refuser.
rules-namazu-B13 = Tous les ashigarus disponibles doivent être placés. Il y a toujours de la place.
rules-namazu-B14 = Vos propres ashigarus sont repris d’abord : ils ne gênent jamais. Une case n’en reçoit qu’un des vôtres.
rules-namazu-B16 = Avec l’amélioration { namazu-improvement-placement }, ils peuvent se placer sur { $first_ashigarus } cases contiguës du même cercle.

## Le troisième ashigaru

rules-namazu-title-third = Le { -third-ashigaru }
rules-namazu-third = Votre carte indique les conditions : avoir construit un autel et acquis l’amélioration donnée. Votre { -third-ashigaru } vous rejoint alors. Il se place sur la case de votre choix, même dans un secteur différent.
rules-namazu-B38 = Il agit dès votre prochain tour, une fois les conditions remplies.
rules-namazu-B48 = Un autel acheté compte comme un autel érigé. Le { -third-ashigaru } reste jusqu’à la fin, et il y a une carte par amélioration.

## Les campagnes

rules-namazu-title-country = Les campagnes
rules-namazu-fields = Une case de production, rizière, bambouseraie ou mine, donne { $field } cube de sa ressource primaire.
rules-namazu-fuji = Le mont Fuji rend { $fuji ->
    [one] { $fuji } point
   *[other] { $fuji } points
} de force.
rules-namazu-tournament = Défiez une autre famille. Chacune additionne force, bouclier et un jet de dé. La famille dont le total est le plus important remporte le tournoi et prend au vaincu jusqu’à { $win_primary } ressources primaires, ou { $win_manufactured } ressource manufacturée, ou { $win_kobans } kobans, jamais d’or. Le vainqueur perd alors autant de points de force que le dé du perdant ; le vaincu en gagne autant que le dé du vainqueur. À égalité, rien ne se passe. Un tournoi remporté vaut { $points_win } points.
rules-namazu-B33 = Rien n’oblige à défier. La case Tournoi est interdite à une famille sans force.
rules-namazu-no-refusal = On ne peut refuser un défi, même sans force.
rules-namazu-B34 = Chacun peut gagner, le joueur défié aussi.
rules-namazu-B35 = La force ne descend pas au-dessous de zéro et ne dépasse pas { $most_force }.
rules-namazu-B36 = Le vainqueur choisit parmi ce que possède le vaincu, s’il a lui-même la place de le garder.
rules-namazu-B37 = Toutes les victoires sont comptées. La première boîte, que l’on peut choisir avant la partie, a un compteur de peu de cases : au-delà, une victoire donne du butin, mais pas de points.

## Les faubourgs

rules-namazu-title-suburbs = Les faubourgs
rules-namazu-jobs = Les petits travaux rapportent { $jobs ->
    [one] { $jobs } koban
   *[other] { $jobs } kobans
}.
rules-namazu-rest = Un repos rend { $rest } points de force, ou { $rest_improved } avec l’amélioration { namazu-improvement-rest }, dans la limite de { $most_force }.
rules-namazu-barter = Le troc échange une ressource contre une autre du même type, primaire ou manufacturée.
rules-namazu-B28 = Toujours une contre une. Avec l’amélioration { namazu-improvement-barter }, peu importe le type. On ne troque jamais d’or.
rules-namazu-B52 = On ne troque pas une ressource contre elle-même, ni contre une pour laquelle vous n’avez pas la place.

## Autels et offrandes

rules-namazu-title-altars = Autels et offrandes
rules-namazu-altar = Sur une case Autel, vous pouvez ériger un et un seul autel ce tour. Il coûte les { $altar_goods } ressources manufacturées indiquées sous son emplacement. Une nouvelle carte le remplace immédiatement.
rules-namazu-slots = Le prix de chaque emplacement :
rules-namazu-B25 = L’autel que l’on peut acheter au marché noir vient en plus.
rules-namazu-B25-departs = À la lettre, le livret permet un seul autel par tour. Il le dit de la case Autel, et le marché en vend un sur une ligne à part : nous ne comptons que la case.
rules-namazu-B26 = Si la pile des autels est vide, l’emplacement reste vide et la partie continue.
rules-namazu-B27 = Avec l’amélioration { namazu-improvement-temple }, vous pouvez payer { $temple_price } pour n’importe quel autel, ou le prix de son emplacement.
rules-namazu-offerings = Sur une case Offrandes, faites don de { $offerings } ressources au plus, or compris, que vous placez sur vos autels. Chaque offrande avance d’une case le compteur d’apaisement de Namazu.
rules-namazu-places = Un autel a { $places } places. Elles valent { $place_points } points, soit { $full_altar } quand l’autel a fait le plein.
rules-namazu-B21 = Sur un autel, l’or compte comme une ressource à part.
rules-namazu-B22 = Chaque autel ne reçoit que des ressources différentes ; avec l’amélioration { namazu-improvement-offerings }, elles peuvent être identiques. Un autre autel peut recevoir les mêmes.
rules-namazu-B23 = Il faut en déposer au moins une, sur un ou plusieurs de vos autels. Chacune avance le compteur d’une case.
rules-namazu-B24 = Un autel que vous venez d’ériger peut recevoir des offrandes le même tour, si la case Autel a été activée avant.
rules-namazu-B49 = Les places d’un autel se remplissent de gauche à droite. Vous choisissez l’autel.

## Les artisans

rules-namazu-title-artisans = Artisans et autres cases de la cité
rules-namazu-artisans = Les artisans demandent des ressources primaires. Nous ne connaissons pas les prix imprimés ; ceux-ci sont de nous :
rules-namazu-gains = Contre les ressources primaires demandées, l’équarrisseur donne { $gain_knacker } os, le boucher { $gain_butcher } viandes, le forgeron { $gain_smith } aciers, l’orfèvre { $gain_goldsmith } or. Le cercle de jeu donne { $gain_gaming } kobans. L’armurier donne { $gain_armourer } point de bouclier, { $most_shield } au maximum.
rules-namazu-shield = Chaque point de bouclier vous fait perdre un point de force de moins contre les brigands, et compte pour un point de force en tournoi.
rules-namazu-shield-example = Un exemple du livret : avec { $shield_example } points de bouclier, une force de { $force_example } suffit contre des brigands de force { $strength_example }.
rules-namazu-gold = L’or peut remplacer n’importe quelle autre ressource.
rules-namazu-B20 = L’or vaut une ressource primaire ou manufacturée dans tout paiement en ressources. Il ne remplace pas les kobans et ne se troque pas.
rules-namazu-B45 = S’il n’y a pas de place pour tout ce que vous recevez, vous prenez ce qui tient. Le prix est dû en entier.
rules-namazu-B50 = On peut utiliser une case sans rien y gagner, par exemple pour signer un contrat. Chez le bâtisseur, il doit vous rester un bâtiment. Chez les yakuzas, on peut se placer sans pacte, mais non activer la case.

## Les contrats

rules-namazu-title-contracts = Les contrats
rules-namazu-contracts = La première fois que vous sollicitez un artisan, vous pouvez signer un contrat, si personne ne l’a fait avant vous. Ensuite vous n’y dépensez plus de ressources. On peut signer jusqu’à { $most_contracts } contrats.
rules-namazu-B17 = La visite où l’on signe est payée. Les autres familles paient toujours, et peuvent toujours venir. Si vous ne signez pas alors, l’offre ne revient pas.
rules-namazu-unpaid = Une visite par « { namazu-card-intimidation } » n’est pas payée : on n’y signe pas.
rules-namazu-B18 = Il y a des contrats pour les cases qui ont un prix ; le marché noir n’en a pas.

## Le marché noir

rules-namazu-title-market = Le marché noir
rules-namazu-market = Vendez autant que vous voulez : une ressource primaire pour { $sell_primary } koban, une ressource manufacturée pour { $sell_manufactured }, l’or pour { $sell_gold }. Achetez au plus un élément par ligne : une amélioration pour { $cost_improvement } kobans, un autel pour { $cost_altar }, une carte Yakuza pour { $cost_card }, le pacte pour { $cost_pact }. Une amélioration est immédiatement active. Un autel acheté ne coûte pas de ressources, et une carte le remplace aussitôt.
rules-namazu-B29 = Ventes et achats se font dans l’ordre voulu pendant la visite.
rules-namazu-improvements = Les améliorations :
rules-namazu-B30 = Chaque amélioration s’acquiert une fois, { $most_improvements } sur { $improvements } au plus.

## Les yakuzas

rules-namazu-title-yakuza = Les yakuzas
rules-namazu-yakuza = Piochez { $cards_drawn } cartes Yakuza, choisissez-en une et défaussez l’autre face visible : quand vous achetez une carte, ou sur la case Yakuzas si vous avez le pacte. Vous pouvez la jouer immédiatement ou plus tard. Certaines cartes rapportent des points en fin de partie.
rules-namazu-B19 = Le pacte compte comme l’un de vos contrats ; on ne peut le sceller que si personne ne l’a fait avant.
rules-namazu-B31 = Si la pioche est vide, on mélange la défausse. S’il n’y a toujours pas assez de cartes, on prend ce qu’il y a.
rules-namazu-B32 = Les cartes se jouent avant le séisme, avant le placement, entre les activations et au marché, plusieurs par tour si l’on veut. Certaines ont leur moment : « { namazu-card-tremor } » après le séisme, « { namazu-card-bodyguards } » quand des brigands vous attaquent, « { namazu-card-master-at-arms } » en tournoi, la famille qui défie d’abord (+{ $master } au total), « { namazu-card-safe-passage } » avant le placement, « { namazu-card-intimidation } » sur une case qui a un prix. La main est cachée et sans limite.
rules-namazu-B51 = On ne prend pas une ressource pour laquelle on n’a pas la place. Sans aucune place, « { namazu-card-diverted-convoy } » peut se jouer pour rien, « { namazu-card-burglary } » non.
rules-namazu-B53 = « { namazu-card-racket } » prend ce que l’autre possède, { $racket } au plus. « { namazu-card-burglary } » prend tout ce que la carte permet. On ne vise qu’une famille qui a quelque chose à prendre, et « { namazu-card-intimidation } » veut un prix à vous épargner.
rules-namazu-B54 = Avec « { namazu-card-safe-passage } », aucun de vos ashigarus ne paie ce tour-ci, mais seuls les { $first_ashigarus } premiers choisissent librement leurs cases. Les cases bloquées restent fermées, le tournoi aussi pour une famille sans force. Une seule par tour.
rules-namazu-B55 = S’il reste une seule carte dans la pioche, prenez-la, puis une de la défausse mélangée. S’il reste une seule bande dans le sac, elle vient seule.
rules-namazu-all-cards = Toutes les cartes Yakuza :

## La fin

rules-namazu-title-end = La fin
rules-namazu-end = Quand le compteur d’offrandes atteint sa limite, Namazu est calmé. On finit le tour de table, pour que chaque famille ait joué le même nombre de tours.
rules-namazu-limit = La limite est de { $appeasement } offrandes pour { $groups } joueurs ; nous ne connaissons pas celle qui est imprimée.
rules-namazu-B39 = Les offrandes faites jusqu’à la fin de la manche comptent encore.
rules-namazu-B42 = Pour qu’une partie où personne n’offre rien finisse aussi, elle s’arrête après { $rounds } manches.
rules-namazu-scoring = On commence par les autels. Puis { $offering_point } point par offrande, mais { $offering_last } pour la dernière d’un autel ; { $points_brigands } par jeton brigands ; { $points_win } par tournoi remporté ; et les cartes Yakuza qui rapportent des points.
rules-namazu-scoring-altars = Autels identiques : { $alike } points pour { $alike_counts }. La série d’autels différents non encore comptabilisés rapporte { $different } points pour { $different_counts } autels.
rules-namazu-B40 = Les groupes d’autels identiques se comptent d’abord et ne se séparent jamais. Au-delà de { $different_most } autels différents, une nouvelle suite commence.
rules-namazu-B41 = En cas d’égalité, la famille qui a le plus de ressources (manufacturées, primaires, or et kobans) l’emporte.
rules-namazu-tie = On additionne tout, sans les offrandes des autels. Si c’est encore égal, la victoire est partagée.
rules-namazu-example = Un exemple du livret, { $example } points :
rules-namazu-counted-alike = { $altars } autels identiques
rules-namazu-counted-different = { $altars } autels différents
rules-namazu-counted-full = un autel à { $offerings ->
    [one] { $offerings } offrande
   *[other] { $offerings } offrandes
}
rules-namazu-counted = { $points ->
    [one] { $points } point
   *[other] { $points } points
}

## À la table

explain-namazu-named = { $name } : { $text }
explain-namazu-score = Les points, si la partie s’arrêtait maintenant ; pour vous, avec les objectifs de vos cartes Yakuza.
explain-namazu-type-rice = Rizière : { $field } riz ; on peut y construire.
explain-namazu-type-bamboo = Bambouseraie : { $field } bambou ; on peut y construire.
explain-namazu-type-ore = Mine : { $field } minerai ; on peut y construire.
explain-namazu-type-fuji = Mont Fuji : { $fuji } point de force.
explain-namazu-type-tournament = Tournoi : défiez une famille ; force, bouclier et dé décident de { $points_win } points et d’un butin.
explain-namazu-type-jobs = Petits travaux : { $jobs ->
    [one] { $jobs } koban
   *[other] { $jobs } kobans
}.
explain-namazu-type-barter = Troc : une ressource contre une autre du même type.
explain-namazu-type-offerings = Offrandes : déposez jusqu’à { $offerings } ressources sur vos autels et apaisez Namazu.
explain-namazu-type-rest = Repos : { $rest } points de force, { $rest_improved } avec l’amélioration.
explain-namazu-type-altar = Autel : érigez un des autels visibles pour { $altar_goods } ressources manufacturées.
explain-namazu-type-market = Marché noir : vendez des ressources, achetez améliorations, autel, carte Yakuza ou pacte.
explain-namazu-type-yakuza = Yakuzas : avec le pacte, piochez { $cards_drawn } cartes et gardez-en une.
explain-namazu-blocked = Une case bloquée : fermée pour toute la partie.
explain-namazu-sector = Un secteur : vos { $first_ashigarus } premiers ashigarus occupent des cases différentes d’un même secteur.
explain-namazu-ashigaru = Un ashigaru ; pour prendre sa case, versez { $fee ->
    [one] { $fee } koban
   *[other] { $fee } kobans
} à sa famille et il rentre chez lui.
explain-namazu-building = Un bâtiment : il donne { $building } cube de sa ressource au début du tour de sa famille ; chacune en a { $most_buildings }.
explain-namazu-contract = Un contrat : sa famille ne paie plus ici ; chacune peut en signer { $most_contracts }.
explain-namazu-catfish = Namazu et son chapelet : chaque offrande l’apaise d’un pas ; quand il est calmé, la partie s’achève avec la manche.
explain-namazu-die = Le dernier séisme : quel cercle a tourné, et dans quel sens.
explain-namazu-round = La manche ; la partie s’arrête avec celle où Namazu est apaisé.
explain-namazu-cards-left = Les cartes Yakuza restantes, sur { $cards }.
explain-namazu-brigands-left = Les bandes de brigands restantes, sur { $brigands } ; leur force est de { $strengths }.
explain-namazu-prices = Les prix du marché noir, en kobans.
explain-namazu-slot = Un autel à ériger, et les ressources que demande son emplacement.
explain-namazu-altar = Un autel : ses { $places } places valent { $place_points }, et les autels identiques se comptent ensemble.
explain-namazu-good-rice = Du riz, ressource primaire.
explain-namazu-good-bamboo = Du bambou, ressource primaire.
explain-namazu-good-ore = Du minerai, ressource primaire.
explain-namazu-good-steel = De l’acier, ressource manufacturée ; vous pouvez en garder { $steel }.
explain-namazu-good-meat = De la viande, ressource manufacturée ; vous pouvez en garder { $meat }.
explain-namazu-good-bone = De l’os, ressource manufacturée ; vous pouvez en garder { $bone }.
explain-namazu-good-gold = L’or remplace toute ressource à payer ; vous pouvez en garder { $gold }.
explain-namazu-good-koban = Les kobans, monnaie du marché et des cases occupées.
explain-namazu-force = La force, { $most_force } points au plus : les combats en coûtent, le Fuji et le repos en rendent.
explain-namazu-shield = Le bouclier, { $most_shield } au plus : il allège les combats et compte au tournoi.
explain-namazu-third = Le { -third-ashigaru } vient avec un autel et l’amélioration nommée ici.
explain-namazu-brigands = Les bandes vaincues : { $points_brigands ->
    [one] { $points_brigands } point
   *[other] { $points_brigands } points
} chacune.
explain-namazu-wins = Les tournois gagnés : { $points_win ->
    [one] { $points_win } point
   *[other] { $points_win } points
} chacun.
explain-namazu-buildings = Les bâtiments posés, { $most_buildings } au plus.
explain-namazu-contracts = Les contrats signés, { $most_contracts } au plus.
explain-namazu-cards = Les cartes Yakuza en main : actions pour votre tour, objectifs pour la fin.
explain-namazu-band = Une bande de brigands : sa force moins votre bouclier, voilà ce que coûte la victoire ; le butin est alors à vous.
explain-namazu-rival = Une famille à défier : sa force, son bouclier et un dé comptent contre les vôtres.
explain-namazu-good-any = Une ressource primaire au choix : riz, bambou ou minerai.
explain-namazu-improvements = Les améliorations du plateau de famille, { $most_improvements } au plus sur { $improvements }.
