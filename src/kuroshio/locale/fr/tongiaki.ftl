### Tongiaki

tongiaki-name = Tongiaki
tongiaki-about = Quittez Tonga pour le Pacifique inconnu, amis et rivaux dans le même bateau, et peuplez les îles ; de 2 à 6 joueurs.

## Couleurs, tuiles, directions

tongiaki-colour-indigo = indigo
tongiaki-colour-moss = mousse
tongiaki-colour-gold = or
tongiaki-colour-plum = prune
tongiaki-colour-teal = sarcelle
tongiaki-colour-rose = rose

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

tongiaki-direction-south = sud
tongiaki-direction-southwest = sud-ouest
tongiaki-direction-northwest = nord-ouest
tongiaki-direction-north = nord
tongiaki-direction-northeast = nord-est
tongiaki-direction-southeast = sud-est

## Questions

tongiaki-ask-set-up = Sur quelle plage poser un bateau ({ $colour }) ?
tongiaki-ask-act = Que fait { $colour } : s’accroître, fonder une île royale ou repartir ailleurs ?
tongiaki-ask-lift = Il n’y a plus de bateau ({ $colour }) en réserve. Lequel soulevez-vous pour le poser à { $island } ?
tongiaki-ask-add = { $boats ->
    [one] Sur quelle plage poser le bateau ({ $colour }) ? Île : { $island }
   *[other] { $boats } bateaux ({ $colour }) vont sur des plages différentes. Île : { $island }. Laquelle d’abord ?
}
tongiaki-ask-come-back = Aucun bateau ({ $colour }) n’est sur une plage. Où recommencez-vous ?
tongiaki-ask-put = Sur quelle plage poser le bateau ({ $colour }) ? Île : { $island }
tongiaki-ask-depart = Quelle plage complète part, et par quel embarcadère ?
tongiaki-ask-lay = Vous avez pioché : { $tile }. Où la posez-vous ?
tongiaki-ask-turn = Tuile { $tile } : vers où pointe sa marque rouge ?
tongiaki-ask-land = { $boats ->
    [one] Le dernier bateau accoste à { $island }. Sur quelle plage ?
   *[other] { $boats } bateaux accostent à { $island }. Lequel d’abord, et sur quelle plage ?
}

## Les règles derrière les questions

tongiaki-rule-set-up = Chacun pose à son tour des bateaux sur l’île de départ. Un emplacement de chaque plage doit rester libre.
tongiaki-rule-act = S’accroître : ajoutez sur une île autant de bateaux que vous en avez, un au plus par plage. Île royale : là où vous êtes seul, un bateau peut devenir roi ; les autres rentrent, plus personne n’y accoste et ses points sont à vous ({ $kings } rois au plus, jamais à { $start }). Repartir ailleurs : reprenez tous vos bateaux sauf les rois, posez des tuiles jusqu’à une île et placez-y un bateau.
tongiaki-rule-lift = Quand tous vos bateaux sont sur le plateau, s’accroître déplace l’un d’eux ; les rois restent.
tongiaki-rule-add = S’accroître pose au plus un bateau par plage. Tous doivent être posés. Les plages complètes partent ensuite.
tongiaki-rule-come-back = Sans bateau sur une plage, vous en posez { $start_boats } à { $start } ou { $other_boats } sur une autre île qui n’est pas royale.
tongiaki-rule-put = N’importe quel emplacement libre convient. Les plages complètes partent ensuite.
tongiaki-rule-depart = Tous les bateaux d’une plage complète partent ensemble. Choisissez avant de piocher. Un courant numéroté ne laisse passer qu’un groupe d’au moins autant de couleurs ; sinon tous les bateaux reviennent à leurs propriétaires. Sans nouvelle tuile ni perte, un embarcadère sert { $trips } fois par tour.
tongiaki-rule-lay = Une tuile se pose là où elle en touche une autre.
tongiaki-rule-turn = La tuile peut être tournée comme vous voulez.
tongiaki-rule-land = Chaque plage libre reçoit d’abord un bateau, puis le reste accoste où vous voulez. Les bateaux sans place reviennent à leurs propriétaires.

## Coups

tongiaki-move-place = Poser un bateau : { $place }
tongiaki-move-increase = S’accroître à { $island } : { $boats ->
    [one] un bateau
   *[other] { $boats } bateaux
}
tongiaki-move-found = Fonder une île royale : { $island } ({ $points } points)
tongiaki-move-resettle = Repartir ailleurs : reprendre tous les bateaux et chercher une nouvelle île
tongiaki-move-lift = Soulever un bateau : { $place }
tongiaki-move-depart = { $place } part vers le { $direction } : { $outcome }
tongiaki-outcome-draw = on pioche une tuile
tongiaki-outcome-no-tile = plus de tuile à piocher, tous les bateaux sont perdus
tongiaki-outcome-lost = le courant { $number } ({ $tile }) est trop fort, tous les bateaux sont perdus
tongiaki-outcome-landing = accostage à { $island }
tongiaki-outcome-turned-back = le roi les renvoie ({ $island })
tongiaki-move-lay = La poser : { $tile }, côté { $direction }
tongiaki-move-mark = Marque vers le { $direction }
tongiaki-move-land = Un bateau ({ $colour }) sur la plage { $beach }

## Pourquoi pas

tongiaki-why-not-asked = ce n’est pas la question du moment ({ $question })
tongiaki-why-start-there = tout le monde commence à { $island }
tongiaki-why-keep-one-free = avant le premier tour, un emplacement de chaque plage reste libre
tongiaki-why-other-island = le bateau va à { $island }
tongiaki-why-not-on-the-map = cette tuile n’est pas sur la carte ({ $island })
tongiaki-why-royal = { $island } est une île royale : personne n’y met le pied
tongiaki-why-one-a-beach = s’accroître pose au plus un bateau par plage
tongiaki-why-one-a-beach-first = chaque plage libre reçoit un bateau avant qu’une autre en reçoive un second
tongiaki-why-no-room = cette plage n’a pas d’emplacement libre
tongiaki-why-no-own-boat = cette couleur n’a pas de bateau à { $island }
tongiaki-why-no-own-boat-there = cette couleur n’a pas de bateau sur cette plage
tongiaki-why-enough-kings = cette couleur a déjà ses { $kings } rois
tongiaki-why-not-alone = une île royale veut un fondateur seul, { $island } ne peut donc pas le devenir
tongiaki-why-not-full = cette plage n’est pas complète ({ $place })
tongiaki-why-used-up = cet embarcadère a servi { $trips } fois ce tour sans rien changer : choisissez un autre départ
tongiaki-why-place-taken = la place est prise ({ $tile })
tongiaki-why-other-name = cette place est proposée sous le nom d’une autre tuile qu’elle touche
tongiaki-why-same-again = ainsi tournée, la tuile serait la même que dans un autre choix
tongiaki-why-not-aboard = le groupe n’a pas de bateau ({ $colour })

## Journal

tongiaki-event-began = commence ({ $colour })
tongiaki-event-placed = a posé un bateau ({ $colour }) : { $place }
tongiaki-event-increased = s’est accru à { $island } : { $boats ->
    [one] un bateau
   *[other] { $boats } bateaux
}
tongiaki-event-lifted = a soulevé un bateau ({ $colour }) : { $place }
tongiaki-event-founded = a fondé une île royale ({ $colour }) : { $island }
tongiaki-event-resettled = repart ailleurs ({ $colour }) : { $boats ->
    [one] un bateau repris
   *[other] { $boats } bateaux repris
}
tongiaki-event-had-no-boats = n’a aucun bateau ({ $colour }) sur une plage
tongiaki-event-set-sail = départ de { $place }, embarcadère du côté { $side }
tongiaki-event-drew = a pioché : { $tile }
tongiaki-event-laid = a posé : { $tile }, marque vers le { $mark }
tongiaki-event-crossed = { $colours ->
    [0] traversée : { $tile }
   *[other] traversée : { $tile }, courant { $colours }
}
tongiaki-event-failed = échec ({ $tile }) : le courant demande { $colours } couleurs
tongiaki-event-found-no-tile = plus de tuile : les bateaux sont perdus
tongiaki-event-turned-back = renvoi par le roi ({ $island }), retour à { $home }
tongiaki-event-landed = un bateau ({ $colour }) accoste : { $place }
tongiaki-event-lost = { $boats ->
    [one] un bateau ({ $colour }) perdu, de retour en réserve
   *[other] { $boats } bateaux ({ $colour }) perdus, de retour en réserve
}
tongiaki-event-found-no-room = { $boats ->
    [one] un bateau ({ $colour }) ne trouve pas de place
   *[other] { $boats } bateaux ({ $colour }) ne trouvent pas de place
}
tongiaki-event-went-round = la réaction est sans fin
tongiaki-event-removed = { $island } sort du jeu
tongiaki-event-returned = { $boats ->
    [one] un bateau ({ $colour }) revient en réserve
   *[other] { $boats } bateaux ({ $colour }) reviennent en réserve
}
tongiaki-event-grew-calm = pas de nouvelle tuile depuis longtemps : sans elle, la partie s’arrête dans { $rounds ->
    [one] un tour de table
   *[other] { $rounds } tours de table
}
tongiaki-event-came-last = { $what ->
    [last-island] la dernière île est trouvée : la partie s’achève avec ce tour
   *[last-ocean] le dernier océan est trouvé : la partie s’achève avec ce tour
}
tongiaki-event-ended = { $reason ->
    [last-island] fin de la partie : toutes les îles sont trouvées
    [last-ocean] fin de la partie : tous les océans sont trouvés
   *[calm-sea] fin de la partie : plus personne ne trouve rien
}
tongiaki-event-scored = { $points ->
    [one] { $points } point
   *[other] { $points } points
} sur { $islands ->
    [one] une île
   *[other] { $islands } îles
}

## La table ligne par ligne

tongiaki-plain-island = { $name } en { $q }, { $r } ({ $points } points), marque vers le { $mark }
tongiaki-plain-royal = { $name } en { $q }, { $r } ({ $points } points) : île royale ({ $colour })
tongiaki-plain-beach = Plage { $beach }, { $free } sur { $moorings } libres, embarcadères { $piers } : { $boats }
tongiaki-plain-pier = { $direction } ({ $side })
tongiaki-plain-ocean = { $name } en { $q }, { $r } : { $currents }
tongiaki-plain-current = { $one }–{ $other } { $colours ->
    [0] libre
   *[other] demande { $colours }
}
tongiaki-plain-nobody = personne
tongiaki-plain-none = aucun
tongiaki-plain-stack = Pile : { $islands } îles ({ $island_names }), { $oceans } océans ({ $ocean_names })
tongiaki-plain-removed = Hors du jeu : { $islands }
tongiaki-plain-in-hand = Piochée : { $tile }
tongiaki-plain-fleet = En mer, venus de { $home } : { $boats }
tongiaki-plain-colour = { $colour } ({ $name }) : { $points } points sur { $islands } îles, { $ashore } bateaux à terre, { $supply } en réserve, { $kings } rois
tongiaki-plain-your-colour = { $colour } (vous) : { $points } points sur { $islands } îles, { $ashore } bateaux à terre, { $supply } en réserve, { $kings } rois
tongiaki-plain-calm = Pas de nouvelle tuile depuis { $turns } tours ; la partie s’arrête à { $limit }.
