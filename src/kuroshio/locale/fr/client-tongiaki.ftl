### Le plateau de Tongiaki

client-tongiaki-map = Carte de la mer
client-tongiaki-islands = Îles
client-tongiaki-oceans = Océans
client-tongiaki-stack = Tuiles découvertes ; lesquelles restent ?
client-tongiaki-left = Encore dans la pile
client-tongiaki-removed = Sorties du jeu
client-tongiaki-calm = Pas de nouvelle tuile depuis { $turns } tours ; la partie s’arrête après { $limit }
client-tongiaki-zoom-in = Agrandir
client-tongiaki-zoom-out = Réduire
client-tongiaki-fit = Voir toute la carte
client-tongiaki-drawn-here = une tuile est piochée
client-tongiaki-turn-it = Tourner la tuile (R)
client-tongiaki-turn-left = Tourner à gauche
client-tongiaki-turn-right = Tourner à droite
client-tongiaki-lay-so = La poser ainsi
client-tongiaki-choose-place = Choisissez sa place sur la carte.
client-tongiaki-last-place = dernier emplacement libre

## Expéditions

client-tongiaki-group = { $boats ->
    [one] { $boats } bateau
   *[other] { $boats } bateaux
}, { $colours ->
    [one] { $colours } couleur
   *[other] { $colours } couleurs
}
client-tongiaki-needs = { $aboard ->
    [one] { $aboard } couleur
   *[other] { $aboard } couleurs
} à bord, il en faut { $needs }
client-tongiaki-odds-land = { $count } : débarquement
client-tongiaki-odds-draw = { $count } : plus loin
client-tongiaki-odds-royal = { $count } : demi-tour
client-tongiaki-odds-lost = { $count } : perte
client-tongiaki-odds-of = sur { $of ->
    [one] { $of } tuile
   *[other] { $of } tuiles
}
client-tongiaki-lost = chemin d’écume marqué { $needs } : tous les bateaux sont perdus
client-tongiaki-draws = une tuile est piochée
client-tongiaki-nothing = plus de tuile : tous les bateaux sont perdus
client-tongiaki-royal = { $island } est une île royale : ils font demi-tour
client-tongiaki-lands = ils débarquent sur { $island }
client-tongiaki-choose-pier = Choisissez l’embarcadère de départ.
client-tongiaki-landing = { $boats ->
    [one] Un bateau débarque
   *[other] { $boats } bateaux débarquent
} sur { $island }
client-tongiaki-pick = Choisissez un bateau, puis sa plage.
client-tongiaki-beach = Plage { $beach }

## Les actions d’un tour

client-tongiaki-increase = Ajout de bateaux
client-tongiaki-found = Île royale
client-tongiaki-resettle = Nouvelle colonisation…
client-tongiaki-why-not = Pourquoi pas ?

## Couleurs

client-tongiaki-supply = { $boats ->
    [one] { $boats } bateau
   *[other] { $boats } bateaux
} en réserve
client-tongiaki-in-supply = en réserve
client-tongiaki-on-islands = { $islands ->
    [one] sur { $islands } île
   *[other] sur { $islands } îles
}
client-tongiaki-islands-short = { $islands ->
    [one] île
   *[other] îles
}
client-tongiaki-kings = { $kings ->
    [one] { $kings } roi
   *[other] { $kings } rois
}
client-tongiaki-source-islands = Îles
client-tongiaki-source-royal = Îles royales
