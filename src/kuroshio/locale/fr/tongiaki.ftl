### Tongiaki

## Couleurs, tuiles, directions

tongiaki-colour-indigo = indigo
tongiaki-colour-moss = vert mousse
tongiaki-colour-gold = doré
tongiaki-colour-plum = prune
tongiaki-colour-teal = bleu sarcelle
tongiaki-colour-rose = rose
tongiaki-boats-colour-indigo = { $boats ->
    [one] un bateau indigo
   *[other] { $boats } bateaux indigo
}
tongiaki-boats-colour-moss = { $boats ->
    [one] un bateau vert mousse
   *[other] { $boats } bateaux vert mousse
}
tongiaki-boats-colour-gold = { $boats ->
    [one] un bateau doré
   *[other] { $boats } bateaux dorés
}
tongiaki-boats-colour-plum = { $boats ->
    [one] un bateau prune
   *[other] { $boats } bateaux prune
}
tongiaki-boats-colour-teal = { $boats ->
    [one] un bateau bleu sarcelle
   *[other] { $boats } bateaux bleu sarcelle
}
tongiaki-boats-colour-rose = { $boats ->
    [one] un bateau rose
   *[other] { $boats } bateaux roses
}

# Un bateau qui débarque, même mené par un autre : son propriétaire débarque avec …
tongiaki-landing-indigo = un bateau indigo
tongiaki-landing-moss = un bateau vert mousse
tongiaki-landing-gold = un bateau doré
tongiaki-landing-plum = un bateau prune
tongiaki-landing-teal = un bateau bleu sarcelle
tongiaki-landing-rose = un bateau rose

tongiaki-island-tonga = Tonga
tongiaki-island-muroroa = Mururoa
tongiaki-island-nauru = Nauru
tongiaki-island-tubuai = Tubuai
tongiaki-island-rapa-nui = Rapa Nui
tongiaki-island-rarotonga = Rarotonga
tongiaki-island-tokelau = Tokelau
tongiaki-island-tuamotu = Tuamotu
tongiaki-island-hiva-oa = Hiva Oa
tongiaki-island-mangareva = Mangareva
tongiaki-island-oahu = Oahu
tongiaki-island-tahiti = Tahiti
tongiaki-island-tuvalu = Tuvalu
tongiaki-island-fidschi = Fidji
tongiaki-island-hawaii = Hawaï
tongiaki-island-samoa = Samoa
tongiaki-ocean = océan { $letter }
tongiaki-beach = { $island }, plage { $beach }

tongiaki-on-islands = { $islands ->
    [one] { $islands } île
   *[other] { $islands } îles
}

tongiaki-direction-south = sud
tongiaki-direction-southwest = sud-ouest
tongiaki-direction-northwest = nord-ouest
tongiaki-direction-north = nord
tongiaki-direction-northeast = nord-est
tongiaki-direction-southeast = sud-est
tongiaki-beside-south = au sud de
tongiaki-beside-southwest = au sud-ouest de
tongiaki-beside-northwest = au nord-ouest de
tongiaki-beside-north = au nord de
tongiaki-beside-northeast = au nord-est de
tongiaki-beside-southeast = au sud-est de

## Questions

# À qui n’a qu’une couleur, on ne la nomme pas.
tongiaki-of-colour = { $colours ->
    [1] {""}
   *[other] { " " }(couleur : { $colour })
}
tongiaki-ask-set-up = Sur quelle plage poser un bateau{ tongiaki-of-colour } ?
tongiaki-ask-act = { $colours ->
    [1] {""}
   *[other] Votre couleur : { $colour }.{ " " }
}Ajouter des bateaux, fonder une île royale ou tenter une nouvelle colonisation ?
tongiaki-ask-lift = Il n’y a plus de bateau{ tongiaki-of-colour } en réserve. Lequel reprenez-vous pour le poser sur { $island } ?
tongiaki-ask-add = { $boats ->
    [one] { $island } : sur quelle plage poser le bateau{ tongiaki-of-colour } ?
   *[other] { $island } : { $boats } bateaux{ tongiaki-of-colour } à poser sur des plages différentes. Sur laquelle d’abord ?
}
tongiaki-ask-come-back = Aucun de vos bateaux{ tongiaki-of-colour } n’est sur une plage. Où recommencez-vous ?
tongiaki-ask-put = { $island } : sur quelle plage poser le bateau{ tongiaki-of-colour } ?
tongiaki-ask-depart = De quelle plage complète partir, et par quel embarcadère ?
tongiaki-ask-lay = Vous avez pioché la tuile { $tile }. Où la posez-vous ?
tongiaki-ask-turn = Tuile { $tile } : vers où pointe son symbole rouge ?
tongiaki-ask-land = { $boats ->
    [one] { $island } : sur quelle plage débarque le dernier bateau ?
   *[other] { $island } : { $boats } bateaux débarquent. Lequel d’abord, et sur quelle plage ?
}

## Les règles derrière les questions

tongiaki-rule-set-up = Chacun pose à son tour des bateaux sur l’île de départ. Un emplacement de chaque plage doit rester libre.
tongiaki-rule-act = Ajout : posez sur une île autant de bateaux que vous y en avez déjà, un au plus par plage. Île royale : sur une île où vous êtes sans rivaux, un bateau peut devenir roi ; les autres retournent en réserve, plus personne n’y débarque et ses points sont à vous (au plus { $kings ->
    [one] { $kings } roi
   *[other] { $kings } rois
}, jamais sur { $start }). Nouvelle colonisation : reprenez tous vos bateaux sauf les rois, posez des tuiles jusqu’à une île et placez-y un bateau.
tongiaki-rule-lift = Quand tous vos bateaux sont sur le plateau, un ajout déplace l’un d’eux ; les rois restent.
tongiaki-rule-add = Un ajout pose au plus un bateau par plage ; on pose tous ceux auxquels on a droit et dont on dispose. Les bateaux des plages complètes partent ensuite.
tongiaki-rule-come-back = Sans bateau sur une plage, vous en posez { $start_boats } sur { $start } ou { $other_boats } sur une autre île qui n’est pas royale.
tongiaki-rule-put = N’importe quel emplacement libre convient au bateau. Les bateaux des plages complètes partent ensuite.
tongiaki-rule-depart = Tous les bateaux d’une plage complète partent ensemble. Choisissez avant de piocher. Un chemin d’écume chiffré ne laisse passer qu’un groupe d’au moins autant de couleurs ; sinon tous ses bateaux reviennent à leurs propriétaires. Tant qu’aucune tuile n’est piochée et aucun bateau perdu, un embarcadère ne peut servir que { $trips } fois par tour.
tongiaki-rule-lay = Une tuile se pose là où elle en touche une autre.
tongiaki-rule-turn = La tuile peut être tournée comme vous voulez.
tongiaki-rule-land = Chaque plage qui a de la place reçoit d’abord un bateau, puis le reste débarque où vous voulez. Les bateaux sans place reviennent à leurs propriétaires.

## Coups

tongiaki-move-place = Poser un bateau sur { $place }
tongiaki-move-increase = Ajouter { $boats ->
    [one] un bateau
   *[other] { $boats } bateaux
} sur { $island }
tongiaki-move-found = Fonder l’île royale { $island } ({ points })
tongiaki-move-resettle = Nouvelle colonisation : reprendre tous les bateaux et chercher une nouvelle île
tongiaki-move-lift = Reprendre un bateau sur { $place }
tongiaki-move-depart = { $place } : départ vers le { $direction } — { $outcome }
tongiaki-outcome-draw = une tuile est piochée (sur { $of }, { $land ->
    [0] aucune ne mène
    [one] une mène
   *[other] { $land } mènent
} à un débarquement, { $lost ->
    [0] aucune
    [one] une
   *[other] { $lost }
} à la perte, { $draw ->
    [0] aucune
    [one] une
   *[other] { $draw }
} plus loin{ $royal ->
    [0] { "" }
    [one] , une à un demi-tour
   *[other] , { $royal } à un demi-tour
})
tongiaki-outcome-nothing = il n’y a plus de tuile, tous les bateaux sont perdus
tongiaki-outcome-lost = le chemin d’écume marqué { $number } ({ $tile }) est trop dangereux, tous les bateaux sont perdus
tongiaki-outcome-land = débarquement sur { $island }
tongiaki-outcome-royal = demi-tour devant l’île royale ({ $island })
tongiaki-move-lay = La poser { $beside } la tuile { $tile }
tongiaki-move-mark = Symbole rouge vers le { $direction }
tongiaki-move-land = Débarquer { $fleet } sur la plage { $beach }

## Pourquoi pas

tongiaki-why-not-asked = ce n’est pas ce qui est demandé ; la question est : « { $question } »
tongiaki-why-no-such-move = ce coup n’existe pas
tongiaki-why-start-there = les premiers bateaux de chacun vont sur { $island }
tongiaki-why-keep-one-free = avant le premier tour, un emplacement de chaque plage reste libre
tongiaki-why-other-island = le bateau va sur { $island }
tongiaki-why-not-on-the-map = la tuile { $island } n’est pas sur la carte
tongiaki-why-royal = { $island } est une île royale : personne n’y met le pied
tongiaki-why-one-a-beach = un ajout pose au plus un bateau par plage
tongiaki-why-one-a-beach-first = chaque plage qui a de la place reçoit un bateau avant qu’une autre en reçoive un second
tongiaki-why-no-room = cette plage n’a pas d’emplacement libre
tongiaki-why-no-own-boat = cette couleur n’a pas de bateau sur { $island }
tongiaki-why-no-own-boat-there = cette couleur n’a pas de bateau sur cette plage
tongiaki-why-enough-kings = cette couleur a déjà tous ses rois ({ $kings })
tongiaki-why-not-alone = une île royale ne porte qu’une couleur, { $island } ne peut donc pas le devenir
tongiaki-why-not-full = cette plage n’est pas complète ({ $place })
tongiaki-why-used-up = cet embarcadère a servi { $trips } fois ce tour sans rien changer : choisissez un autre départ
tongiaki-why-place-taken = la place est prise : la tuile { $tile } s’y trouve
tongiaki-why-other-name = cette place est proposée sous le nom d’une autre tuile qu’elle touche
tongiaki-why-same-again = ainsi tournée, la tuile serait comme dans un autre choix
tongiaki-why-not-aboard = aucun bateau de cette couleur dans le groupe ({ $colour })

## Journal

tongiaki-event-began = commence la partie ({ $colour })
tongiaki-event-placed = pose { $fleet } sur { $place }
tongiaki-event-increased = ajoute { $boats ->
    [one] un bateau
   *[other] { $boats } bateaux
} sur { $island }
tongiaki-event-lifted = reprend { $fleet } sur { $place }
tongiaki-event-founded = fonde l’île royale { $island } ({ $colour })
tongiaki-event-resettled = se lance dans une nouvelle colonisation et reprend { $fleet }
tongiaki-event-had-no-boats = n’a plus de bateau sur les plages ({ $colour })
tongiaki-event-set-sail = lance une expédition depuis { $place }, vers le { $direction }
tongiaki-event-drew = pioche la tuile { $tile }
tongiaki-event-laid = pose la tuile { $tile }, symbole rouge vers le { $mark }
tongiaki-event-crossed = { $colours ->
    [0] suit un chemin d’écume sans chiffre ({ $tile })
   *[other] franchit un chemin d’écume marqué { $colours } ({ $tile })
}
tongiaki-event-failed = échoue dans sa traversée ({ $tile }) : le chemin d’écume demande { $colours } couleurs
tongiaki-event-found-no-tile = n’a plus de tuile à piocher : les bateaux sont perdus
tongiaki-event-turned-back = fait demi-tour devant l’île royale ({ $island }) et retourne sur { $home }
tongiaki-event-landed = débarque avec { $boat } sur { $place }
tongiaki-event-lost = perd { $fleet }, de retour en réserve
tongiaki-event-found-no-room = n’a pas d’emplacement pour { $fleet }, de retour en réserve
tongiaki-event-went-round = déclenche une réaction en chaîne sans fin
tongiaki-event-removed = retire { $island } du jeu
tongiaki-event-returned = récupère { $fleet }
tongiaki-event-grew-calm = ne découvre pas de tuile non plus : sans nouvelle tuile, la partie s’arrête dans { $rounds ->
    [one] un tour de table
   *[other] { $rounds } tours de table
}
tongiaki-event-came-last = { $what ->
    [last-island] découvre la dernière île : la partie s’achève avec ce tour
   *[last-ocean] découvre le dernier océan : la partie s’achève avec ce tour
}
tongiaki-event-ended = { $reason ->
    [last-island] met fin à la partie : toutes les îles sont découvertes
    [last-ocean] met fin à la partie : tous les océans sont découverts
   *[calm-sea] met fin à la partie : plus personne ne découvre rien
}
tongiaki-event-scored = marque { points } sur { tongiaki-on-islands }

## La table ligne par ligne

tongiaki-plain-island = { $name } en { $q }, { $r } ({ points }), symbole rouge vers le { $mark }
tongiaki-plain-royal = { $name } en { $q }, { $r } ({ points }) : île royale ({ $colour })
tongiaki-plain-beach = Plage { $beach }, emplacements libres : { $free } sur { $moorings } ; embarcadères : { $piers } ; bateaux : { $boats }
tongiaki-plain-pier = vers le { $direction } ({ $side })
tongiaki-plain-ocean = { $name } en { $q }, { $r } : { $currents }
tongiaki-plain-current = { $one }–{ $other } { $colours ->
    [0] sans chiffre
   *[other] demande { $colours }
}
tongiaki-plain-nobody = aucun
tongiaki-plain-stack = Dans la pile : { tongiaki-on-islands }{ $islands ->
    [0] {""}
   *[other] {" "}({ $island_names })
}, { $oceans ->
    [one] { $oceans } océan
   *[other] { $oceans } océans
}{ $oceans ->
    [0] {""}
   *[other] {" "}({ $ocean_names })
}
tongiaki-plain-removed = Hors du jeu : { $islands }
tongiaki-plain-in-hand = Piochée : { $tile }
tongiaki-plain-fleet = En mer, départ de { $home } : { $boats }
tongiaki-plain-colour = { $colour } ({ $name }) : { points } sur { tongiaki-on-islands }. Bateaux à terre : { $ashore }, en réserve : { $supply }, rois : { $kings }.
tongiaki-plain-your-colour = { $colour } (vous) : { points } sur { tongiaki-on-islands }. Bateaux à terre : { $ashore }, en réserve : { $supply }, rois : { $kings }.
tongiaki-plain-calm = Pas de nouvelle tuile depuis { $turns } tours ; la partie s’arrête après { $limit }.
