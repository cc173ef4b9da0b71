### Namazu

## Noms

namazu-ring-country = campagnes
namazu-ring-suburbs = faubourgs
namazu-ring-city = cité
namazu-whole-ring-country = cercle des campagnes
namazu-whole-ring-suburbs = cercle des faubourgs
namazu-whole-ring-city = cercle de la cité

namazu-type-rice = rizière
namazu-type-bamboo = bambouseraie
namazu-type-ore = mine
namazu-type-fuji = mont Fuji
namazu-type-tournament = tournoi
namazu-type-jobs = petits travaux
namazu-type-barter = troc
namazu-type-offerings = offrandes
namazu-type-rest = repos
namazu-type-altar = autel
namazu-type-knacker = équarrisseur
namazu-type-butcher = boucher
namazu-type-smith = forgeron
namazu-type-goldsmith = orfèvre
namazu-type-yakuza = yakuzas
namazu-type-armourer = armurier
namazu-type-builder = bâtisseur
namazu-type-market = marché noir
namazu-type-gaming = cercle de jeu
namazu-cell = { $kind } { $letter }
namazu-only-cell = { $kind }

namazu-good-rice = riz
namazu-good-bamboo = bambou
namazu-good-ore = minerai
namazu-good-steel = acier
namazu-good-meat = viande
namazu-good-bone = os
namazu-good-gold = or
namazu-good-koban = kobans
namazu-count-rice = { $count } riz
namazu-count-bamboo = { $count ->
    [one] { $count } bambou
   *[other] { $count } bambous
}
namazu-count-ore = { $count ->
    [one] { $count } minerai
   *[other] { $count } minerais
}
namazu-count-steel = { $count ->
    [one] { $count } acier
   *[other] { $count } aciers
}
namazu-count-meat = { $count ->
    [one] { $count } viande
   *[other] { $count } viandes
}
namazu-count-bone = { $count } os
namazu-count-gold = { $count ->
    [one] { $count } or
   *[other] { $count } ors
}
namazu-count-koban = { $count ->
    [one] { $count } koban
   *[other] { $count } kobans
}

# Ce que l’on donne ou prend, sans nombre puis avec.
namazu-some-rice = du riz
namazu-some-bamboo = du bambou
namazu-some-ore = du minerai
namazu-some-steel = de l’acier
namazu-some-meat = de la viande
namazu-some-bone = un os
namazu-some-gold = de l’or
namazu-some-koban = des kobans
namazu-handed-rice = { namazu-count-rice }
namazu-handed-bamboo = { namazu-count-bamboo }
namazu-handed-ore = { namazu-count-ore }
namazu-handed-steel = { namazu-count-steel }
namazu-handed-meat = { namazu-count-meat }
namazu-handed-bone = { namazu-count-bone }
namazu-handed-gold = { namazu-count-gold }
namazu-handed-koban = { namazu-count-koban }

namazu-count-any = { $count ->
    [one] { $count } ressource primaire au choix
   *[other] { $count } ressources primaires au choix
}
namazu-list = { $first }, { $rest }
namazu-kobans = { $kobans ->
    [one] { $kobans } koban
   *[other] { $kobans } kobans
}
namazu-fee = { $fee ->
    [one] { $fee } koban
   *[other] { $fee } kobans
}
namazu-nothing = rien
namazu-token = force { $strength }, butin : { $loot }

namazu-series-torii = Torii
namazu-series-lantern = Lanterne
namazu-series-gong = Gong
namazu-series-gourd = Calebasse
namazu-series-drum = Tambour
namazu-series-keystone = Clé de voûte
namazu-series-mirror = Miroir

namazu-improvement-brigands = Brigands
namazu-improvement-placement = Placement
namazu-improvement-barter = Troc
namazu-improvement-offerings = Offrandes
namazu-improvement-rest = Repos
namazu-improvement-temple = Temple
namazu-improves-brigands = face aux brigands, vous piochez { $bands } bandes et choisissez laquelle combattre
namazu-improves-placement = vos premiers ashigarus peuvent occuper des cases contiguës d’un même cercle plutôt qu’un même secteur
namazu-improves-barter = vous troquez n’importe quelle ressource contre n’importe quelle autre
namazu-improves-offerings = un autel peut recevoir des ressources identiques
namazu-improves-rest = un repos rend { $rest } points de force
namazu-improves-temple = vous pouvez ériger n’importe quel autel pour { $temple }

namazu-source-groups = autels identiques
namazu-source-singles = autels différents
namazu-source-offerings = offrandes
namazu-source-brigands = brigands
namazu-source-tournaments = tournois
namazu-source-goals = objectifs

## Cartes Yakuza

namazu-card-smuggling = Contrebande
namazu-card-diverted-convoy = Convoi détourné
namazu-card-discreet-ingot = Lingot discret
namazu-card-racket = Racket
namazu-card-burglary = Cambriolage
namazu-card-tremor = Secousse
namazu-card-bodyguards = Gardes du corps
namazu-card-master-at-arms = Maître d’armes
namazu-card-safe-passage = Laissez-passer
namazu-card-intimidation = Intimidation
namazu-card-terror-of-the-roads = Terreur des routes
namazu-card-glory-of-the-lists = Gloire des lices
namazu-card-builder-of-edo = Bâtisseur d’Edo
namazu-card-friend-of-the-guilds = Ami des guildes
namazu-card-inventive-spirit = Esprit d’invention
namazu-card-perfect-armour = Cuirasse parfaite
namazu-card-full-coffer = Coffre plein
namazu-card-full-granary = Grenier plein
namazu-card-devotion = Dévotion

namazu-effect-smuggling = prenez { $amount ->
    [one] { $amount } ressource primaire
   *[other] { $amount } ressources primaires
} au choix
namazu-effect-convoy = prenez { $amount ->
    [one] { $amount } ressource manufacturée
   *[other] { $amount } ressources manufacturées
} au choix
namazu-effect-ingot = prenez { $amount ->
    [one] { $amount } or
   *[other] { $amount } ors
} et { $also ->
    [one] { $also } koban
   *[other] { $also } kobans
}
namazu-effect-passage = placez-vous où vous voulez, sans payer les cases occupées
namazu-effect-bodyguards = vous battez les brigands sans dépenser de force
namazu-effect-master = { $amount } de plus à votre total dans un tournoi
namazu-effect-racket = un adversaire vous donne jusqu’à { $amount ->
    [one] { $amount } koban
   *[other] { $amount } kobans
} ; la banque en ajoute { $also }
namazu-effect-burglary = prenez à un adversaire { $amount ->
    [one] { $amount } ressource primaire
   *[other] { $amount } ressources primaires
} ou { $also ->
    [one] { $also } manufacturée
   *[other] { $also } manufacturées
}
namazu-effect-tremor = tournez un cercle de { $amount ->
    [one] { $amount } secteur
   *[other] { $amount } secteurs
} au plus
namazu-effect-intimidation = ne payez rien sur une case de la cité
namazu-goal = à la fin, { $points } points pour { $counts } { $measure }, jamais plus
namazu-measure-brigands = jetons brigands
namazu-measure-wins = tournois gagnés
namazu-measure-buildings = bâtiments
namazu-measure-contracts = contrats
namazu-measure-improvements = améliorations
namazu-measure-shield = points de bouclier
namazu-measure-kobans = kobans restants
namazu-measure-cubes = ressources restantes
namazu-measure-full-altars = autels complets

## Questions

namazu-ask-nothing = Rien n’est demandé.
namazu-ask-quake = Jouer une carte avant le séisme ?
namazu-ask-face = Quelle bande de brigands combattez-vous ?
namazu-ask-fight = Des brigands vous attaquent ({ $token }). Comment leur répondez-vous ?
namazu-ask-stand = Où placez-vous vos deux ashigarus ?
namazu-ask-stand-alone = Où placez-vous votre seul ashigaru ?
namazu-ask-third = Où placez-vous votre troisième ashigaru ?
namazu-ask-act = Quelle case activez-vous ?
namazu-ask-challenge = Quelle famille défiez-vous ?
namazu-ask-arms = Jouer une carte avant les dés ?
namazu-ask-take = Quelles ressources prenez-vous ?
namazu-ask-rob = Que prenez-vous à { $victim } ?
namazu-ask-swap = Quelle ressource troquez-vous ?
namazu-ask-altar = À quel autel faites-vous une offrande ?
namazu-ask-offer = Qu’offrez-vous à l’autel { $altar } ?
namazu-ask-erect = Quel autel érigez-vous ?
namazu-ask-pay = Payez-vous avec de l’or ?
namazu-ask-build = Sur quelle case de production construisez-vous ?
namazu-ask-sign = Signer un contrat ({ $kind }) ?
namazu-ask-keep = Quelle carte Yakuza gardez-vous ?
namazu-ask-trade = Que vendez-vous ou achetez-vous ?

## Les règles derrière les questions

namazu-rule-nothing = Rien n’est demandé.
namazu-rule-quake = Certaines cartes Yakuza se jouent avant le dé séisme. La question vient dès que vous avez des cartes en main, pour que personne ne sache lesquelles.
namazu-rule-face = Avec l’amélioration Brigands, vous piochez deux jetons et en combattez un ; l’autre retourne dans le sac.
namazu-rule-fight = Avec assez de force, il faut combattre : vous perdez autant de force que celle des brigands, moins votre bouclier, et gagnez leur jeton et leur butin. Sinon, un de vos ashigarus reste chez lui ce tour-ci. La carte « { namazu-card-bodyguards } » les bat sans dépenser de force.
namazu-rule-stand = Deux ashigarus se placent sur deux cases d’un même secteur ou, avec l’amélioration { namazu-improvement-placement }, sur des cases contiguës d’un même cercle. Une case occupée coûte { namazu-fee }, à verser à la famille en place, dont l’ashigaru rentre chez lui. Le tournoi est fermé à une famille sans force. Avant cela, vous pouvez jouer des cartes Yakuza.
namazu-rule-stand-alone = Après un combat perdu, un seul ashigaru agit : il peut se placer sur n’importe quelle case. Une case occupée coûte { namazu-fee }, à verser à la famille en place, dont l’ashigaru rentre chez lui. Le tournoi est fermé à une famille sans force. Avant cela, vous pouvez jouer des cartes Yakuza.
namazu-rule-stand-passage = Avec « { namazu-card-safe-passage } », vos ashigarus se placent sur les cases de votre choix, sans payer celles qui sont occupées ; ceux qui s’y trouvaient rentrent chez eux. Les cases bloquées restent fermées, le tournoi aussi pour une famille sans force. Avant cela, vous pouvez jouer des cartes Yakuza.
namazu-rule-third = Le troisième ashigaru se place sur n’importe quelle autre case. { $passage ->
    [yes] Les cases occupées ne coûtent rien.
   *[no] Une case occupée coûte { namazu-fee }.
}
namazu-rule-act = Chaque case où se tient un de vos ashigarus peut être activée une fois, dans l’ordre de votre choix. Rien n’est obligatoire. Entre-temps, vous pouvez jouer des cartes Yakuza.
namazu-rule-challenge = Aucune famille ne peut refuser. Force, bouclier et dé s’additionnent ; le plus grand total l’emporte.
namazu-rule-arms = Les deux familles lancent un dé à { $die } faces. Les cartes se jouent avant, la famille qui défie d’abord.
namazu-rule-take = Prenez { $some_primary ->
    [0] { $some_manufactured ->
        [one] { $some_manufactured } ressource manufacturée
       *[other] { $some_manufactured } ressources manufacturées
    }
    [one] { $some_primary } ressource primaire
   *[other] { $some_primary } ressources primaires
} de votre choix dans la réserve générale. On ne prend pas une ressource pour laquelle on n’a pas la place.
namazu-rule-take-burglary = « { namazu-card-burglary } » prend à cette famille { $some_primary ->
    [one] { $some_primary } ressource primaire
   *[other] { $some_primary } ressources primaires
} ou { $some_manufactured ->
    [one] { $some_manufactured } manufacturée
   *[other] { $some_manufactured } manufacturées
}, jamais d’or : tout ce qu’elle a et que vous avez la place de garder.
namazu-rule-take-tournament = Au vaincu d’un tournoi : jusqu’à { $primary ->
    [one] { $primary } ressource primaire
   *[other] { $primary } ressources primaires
}, ou { $manufactured ->
    [one] { $manufactured } manufacturée
   *[other] { $manufactured } manufacturées
}, ou { namazu-kobans } ; jamais d’or. Une ressource pour laquelle vous n’avez pas la place reste où elle est.
namazu-rule-swap = Une ressource contre une autre du même type, primaire ou manufacturée ; avec l’amélioration Troc, n’importe laquelle. L’or ne se troque jamais.
namazu-rule-altar = En tout { $offerings ->
    [one] { $offerings } ressource
   *[other] { $offerings } ressources
} au plus, sur un ou plusieurs de vos autels.
namazu-rule-offer = Un autel a { $places } places et reçoit des ressources différentes ; avec l’amélioration Offrandes, elles peuvent être identiques. Remplies l’une après l’autre, les places valent { $worth } points.
namazu-rule-erect = Un autel coûte { $altar ->
    [one] la ressource manufacturée
   *[other] les { $altar } ressources manufacturées
} de son emplacement ou, avec l’amélioration { namazu-improvement-temple }, { $temple } ; l’or remplace n’importe laquelle. Vous pouvez ériger un autel par tour.
namazu-rule-pay = Un or remplace n’importe quelle ressource, primaire ou manufacturée.
namazu-rule-build = Un bâtiment donne sa ressource tout de suite, puis au début de chacun de vos tours, sauf si un ashigaru adverse occupe la case. Un seul par famille et par case.
namazu-rule-sign = À votre première visite payée, si personne ne l’a encore, vous pouvez signer : les visites suivantes sont gratuites. L’offre ne revient pas. Vous disposez de { $contracts ->
    [one] { $contracts } contrat
   *[other] { $contracts } contrats
} en tout.
namazu-rule-keep = Vous gardez une carte, cachée ; l’autre est défaussée face visible.
namazu-rule-trade = Vendez autant que vous voulez. Par visite, vous achetez au plus un article de chaque ligne : amélioration, autel, carte Yakuza, pacte. On peut aussi y jouer des cartes Yakuza.

## Coups

namazu-move-stand-two = Se placer sur les cases « { $one } » et « { $two } »
namazu-move-stand-one = Se placer sur la case « { $cell } »
namazu-move-quake = Laisser venir le séisme
namazu-move-face = Combattre ceux-ci : { $token }
namazu-move-fight = Les affronter sans carte
namazu-move-activate = Activer la case « { $cell } »
namazu-move-challenge = Défier { $other }
namazu-move-swap = Donner { $given }, prendre { $taken }
namazu-move-altar = Faire une offrande à l’autel { $altar }, « { $series } »
namazu-move-offer = Offrir { $goods }
namazu-move-erect = Ériger l’autel « { $series } », emplacement { $slot }, pour { $price }
namazu-move-erect-by-temple = Ériger l’autel « { $series } », emplacement { $slot }, grâce à l’amélioration Temple, pour { $price }
namazu-move-pay = Payer le prix demandé, sans or
namazu-move-pay-gold = Payer de l’or à la place de { $goods }
namazu-move-build = Construire sur la case « { $cell } »
namazu-move-sign = Signer le contrat
namazu-move-keep = Garder « { $card } » : { $effect }
namazu-move-sell = Vendre { $goods } pour { namazu-kobans }
namazu-move-buy-improvement = Acheter l’amélioration { $improvement } pour { namazu-kobans } : { $effect }
namazu-move-buy-altar = Acheter l’autel « { $series } », emplacement { $slot }, pour { namazu-kobans }
namazu-move-buy-card = Acheter une carte Yakuza pour { namazu-kobans }
namazu-move-buy-pact = Sceller le pacte avec les yakuzas pour { namazu-kobans }
namazu-move-take = Prendre { $goods }
namazu-move-play = Jouer « { $card } » : { $effect }
namazu-move-play-on = Jouer « { $card } » contre { $victim } : { $effect }
namazu-move-play-at = Jouer « { $card } » sur la case « { $cell } » : { $effect }
namazu-move-play-tremor = Jouer « { $card } » : tourner le { $ring } { $sectors ->
    [one] d’un secteur
   *[other] de { $sectors } secteurs
} dans le sens { $way ->
    [back] antihoraire
   *[on] horaire
}
namazu-move-done = En rester là
namazu-move-done-act = Finir le tour
namazu-move-done-arms = Ne jouer aucune carte
namazu-move-done-take = Ne rien prendre
namazu-move-done-altar = Ne plus rien offrir
namazu-move-done-sign = Ne pas signer
namazu-move-done-trade = Quitter le marché

## Pourquoi pas

namazu-why-not-asked = ce n’est pas ce qui est demandé ; la question est : « { $question } »
namazu-why-face = ces brigands ne sont pas là
namazu-why-stand-one = un seul ashigaru se place maintenant
namazu-why-stand-two = deux ashigarus se placent ensemble
namazu-why-blocked = la case « { $cell } » est bloquée pour toute la partie
namazu-why-own-pawn = un de vos ashigarus se trouve déjà sur la case « { $cell } »
namazu-why-no-force = le tournoi est fermé à une famille sans force
namazu-why-not-one-sector = ces cases ne sont pas dans un même secteur
namazu-why-not-neighbours = ces cases ne sont ni dans un même secteur, ni contiguës sur un même cercle
namazu-why-no-fee = chaque case occupée coûte { namazu-fee }, et vous n’avez pas de quoi payer
namazu-why-not-waiting = aucun de vos ashigarus n’attend sur la case « { $cell } »
namazu-why-no-price = prix demandé sur la case « { $cell } » : { $price } ; vous ne pouvez pas le payer, même avec de l’or
namazu-why-no-building = tous vos bâtiments sont déjà posés
namazu-why-no-field = il ne reste aucune case de production pour vos bâtiments
namazu-why-no-swap = vous n’avez rien à troquer
namazu-why-no-offering = aucun de vos autels n’a de place pour une de vos ressources
namazu-why-no-altar = vous ne pouvez payer aucun autel
namazu-why-erected = les cases Autel permettent d’ériger un seul autel par tour
namazu-why-no-pact = les yakuzas ne servent que la famille du pacte
namazu-why-no-cards-left = il ne reste pas de carte Yakuza
namazu-why-challenge = vous pouvez défier toute autre famille de la table
namazu-why-swap-alike = une ressource ne se troque pas contre elle-même
namazu-why-swap-none = vous n’avez pas ce que vous donneriez
namazu-why-swap-room = vous n’avez pas la place pour ce que vous recevriez
namazu-why-swap-class = sans l’amélioration Troc, les deux ressources sont du même type
namazu-why-empty-slot = il n’y a pas d’autel à cet emplacement
namazu-why-no-temple = vous n’avez pas l’amélioration Temple
namazu-why-temple-alike = l’emplacement coûte autant qu’avec l’amélioration Temple
namazu-why-altar-price = prix de cet autel : { $price } ; vous ne pouvez pas le payer, même avec de l’or
namazu-why-not-your-altar = cet autel n’est pas à vous
namazu-why-altar-full = cet autel est complet
namazu-why-altar-takes-nothing = cet autel ne peut rien recevoir de vous
namazu-why-altar-served = vous venez d’y faire une offrande
namazu-why-must-offer = il faut au moins une offrande
namazu-why-offer-none = vous n’avez pas ces ressources
namazu-why-offer-alike = sans l’amélioration Offrandes, les ressources d’un autel sont toutes différentes
namazu-why-offer-room = cet autel n’a plus autant de places
namazu-why-offer-many = { $offerings ->
    [one] une action permet { $offerings } offrande au plus
   *[other] une action permet { $offerings } offrandes au plus
}
namazu-why-pay = vous ne pouvez pas payer ainsi
namazu-why-not-a-field = on ne construit que sur une case de production
namazu-why-built = vous y avez déjà un bâtiment
namazu-why-keep = cette carte n’est pas parmi celles piochées
namazu-why-no-card = vous n’avez pas la carte « { $card } »
namazu-why-no-target = cette carte n’a rien à y faire ni à y prendre
namazu-why-one-passage = on ne joue qu’une carte « { namazu-card-safe-passage } » par tour
namazu-why-sell = vous n’en avez pas autant ({ $good })
namazu-why-line = cette ligne du marché a déjà servi à cette visite
namazu-why-kobans = cela coûte { namazu-kobans }, et vous en avez { $have }
namazu-why-improved = vous avez déjà cette amélioration
namazu-why-markers = il ne vous reste pas de marqueur pour une autre amélioration
namazu-why-pact-sealed = le pacte est déjà scellé
namazu-why-no-contract = il ne vous reste pas de contrat
namazu-why-take-there = il n’y en a pas autant, ou vous n’avez pas la place
namazu-why-take-less = c’est plus que ce que vous pouvez prendre
namazu-why-take-all = vous prenez tout ce que vous pouvez

## Le journal

namazu-event-began-turn = commence son tour (manche { $round })
namazu-event-gained = reçoit { $goods }
namazu-event-surplus = n’a pas la place de garder { $goods }
namazu-event-paid = paie { $goods }
namazu-event-sold = vend { $goods }
namazu-event-offered = offre { $good } à l’autel { $altar }
namazu-event-handed = cède { $goods }
namazu-event-took = prend { $goods }
namazu-event-force = { $more ->
    [yes] regagne
   *[no] perd
} { $size ->
    [one] { $size } point
   *[other] { $size } points
} de force{ $more ->
    [yes] , { $now } en tout
   *[no] { $now ->
        [0] { " " }et n’en a plus
       *[other] , il en reste { $now }
    }
}
namazu-event-shield = porte son bouclier à { $now }
namazu-event-produced = récolte avec son bâtiment sur la case « { $cell } »
namazu-event-hindered = ne récolte rien avec son bâtiment sur la case « { $cell } » : un ashigaru adverse s’y trouve
namazu-event-shook = tourne le { $ring } { $sectors ->
    [-2] de 2 secteurs dans le sens antihoraire
    [-1] d’un secteur dans le sens antihoraire
    [1] d’un secteur dans le sens horaire
    [2] de 2 secteurs dans le sens horaire
   *[other] de { $sectors } secteurs
}
namazu-event-met-brigands = rencontre des brigands ({ $token })
namazu-event-chose-brigands = choisit ces brigands ({ $token })
namazu-event-beat-brigands = { $guarded ->
    [yes] met les brigands en déroute grâce aux gardes du corps ({ $token })
   *[no] met les brigands en déroute ({ $token })
}
namazu-event-fled-brigands = recule devant les brigands ({ $token })
namazu-event-no-brigands = ne rencontre personne : il ne reste plus de brigands
namazu-event-stood = place un ashigaru sur la case « { $cell } »
namazu-event-sent-home = voit son ashigaru renvoyé de la case « { $cell } »
namazu-event-third-came = dispose désormais du troisième ashigaru
namazu-event-activated = { $threat ->
    [yes] se fait servir sans payer sur la case « { $cell } »
   *[no] active la case « { $cell } »
}
namazu-event-challenged = défie { $other }
namazu-event-rolled = fait { $die } au dé, { $total } en tout
namazu-event-won = remporte le tournoi ({ $wins ->
    [one] { $wins } victoire comptée
   *[other] { $wins } victoires comptées
})
namazu-event-lost = perd le tournoi
namazu-event-tied = fait jeu égal au tournoi avec { $other }
namazu-event-erected = érige l’autel { $altar }, « { $series } »
namazu-event-bought-altar = achète l’autel { $altar }, « { $series } »
namazu-event-new-altar = nouvel autel à l’emplacement { $slot } : « { $series } »
namazu-event-built = pose un bâtiment sur la case « { $cell } »
namazu-event-signed = { $pact ->
    [yes] scelle le pacte avec les yakuzas
   *[no] signe un contrat sur la case « { $kind } »
}
namazu-event-improved = acquiert l’amélioration { $improvement }
namazu-event-drew-cards = { $cards ->
    [one] pioche une carte Yakuza
   *[other] pioche { $cards } cartes Yakuza
}
namazu-event-saw-card = voit « { $card } »
namazu-event-kept-card = garde une carte Yakuza
namazu-event-kept-this-card = garde « { $card } »
namazu-event-discarded = défausse « { $card } »
namazu-event-reshuffled = la défausse Yakuza est mélangée
namazu-event-played = joue « { $card } »
namazu-event-appeased = calme un peu Namazu ({ $now ->
    [one] { $now } offrande
   *[other] { $now } offrandes
} en tout)
namazu-event-calmed = Namazu est calmé : la partie s’achève avec cette manche
namazu-event-last-round = la manche { $round } commence, la dernière : la partie s’achève avec elle dans tous les cas
namazu-event-scored = marque { points } ({ $source })
namazu-event-scored-goal = { $points ->
    [0] ne marque rien pour « { $card } »
   *[other] marque { points } pour « { $card } »
}

## La table en lignes simples

namazu-plain-round = Manche { $round } sur { $rounds } au plus. Offrandes : { $appeasement } sur { $limit }.
namazu-plain-sector = Secteur { $sector } : { $cells }
namazu-plain-blocked = case bloquée
namazu-plain-pawn = ashigaru : { $name }
namazu-plain-building = bâtiment : { $name }
namazu-plain-contract = contrat : { $name }
namazu-plain-slot = { $slot } : { $series } pour { $price }
namazu-plain-altars = Autels à ériger : { $altars }. Dans la pile : { $left }.
namazu-plain-supply = Bandes dans le sac : { $brigands }. Cartes Yakuza : { $cards }, défaussées : { $discards }.
namazu-plain-band = Brigands : { $token }.
namazu-plain-none = aucun
namazu-plain-between = { " ; " }
namazu-plain-no-improvement = aucune
namazu-plain-empty-altar = sans offrande
namazu-plain-family = { $name } : { points }
namazu-plain-your-family = Votre famille ({ $name }) : { points }
namazu-plain-strength = Force : { $force }. Bouclier : { $shield }. Tournois gagnés : { $wins }. Bandes vaincues : { $brigands }.
namazu-plain-store = Réserve : { $goods }
namazu-plain-works = Bâtiments : { $buildings }. Contrats : { $contracts }. Améliorations : { $improvements }. { $third ->
    [yes] Trois ashigarus.
   *[no] Troisième ashigaru : avec un autel et l’amélioration { $needs }.
}
namazu-plain-altar = Autel { $altar }, { $series } : { $offerings }
namazu-plain-cards = Cartes Yakuza : { $cards }
namazu-plain-hidden-cards = { $count ->
    [one] { $count } cachée
   *[other] { $count } cachées
}
