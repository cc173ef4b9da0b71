### Le livret de Tongiaki. Aucun nombre n’est écrit ici : tous viennent de la boîte.

rules-tongiaki-island = { $worth ->
    [one] { $worth } point
   *[other] { $worth } points
}, emplacements : { $beaches }
rules-tongiaki-ocean = { $currents }

## Le but du jeu

rules-tongiaki-title-goal = Le but du jeu
rules-tongiaki-goal = Poussés par la surpopulation, vous quittez l’île de Tonga pour une mer que personne n’a cartographiée. Dès que tous les emplacements d’une plage sont pris, ses bateaux prennent la mer ensemble ; le plus souvent, on découvre alors une nouvelle tuile. À la fin, chaque île donne ses points à tout joueur qui y a un bateau, et celui qui a le plus de points l’emporte.
rules-tongiaki-players = De { $least } à { $most } joueurs. Seuls des groupes de plusieurs couleurs franchissent les chemins d’écume dangereux : vous avez besoin de vos rivaux.

## Îles et océans

rules-tongiaki-title-tiles = Îles et océans
rules-tongiaki-islands = Chaque joueur a les { $boats } bateaux de sa couleur. Outre Tonga, il y a des îles de { $least_points } à { $most_points } points. Tonga a { $start_beaches } plages de { $start_moorings } emplacements chacune.
rules-tongiaki-beaches = Le sable d’une île est divisé en plages. Chaque plage a plusieurs emplacements, un par bateau, et un ou plusieurs embarcadères qui mènent vers les côtés de la tuile. Tonga ne vaut rien.
rules-tongiaki-oceans = Le chiffre sur un chemin d’écume indique sa dangerosité : { $currents }. Certains n’en ont aucun.
rules-tongiaki-currents = Une tuile océan porte des chemins d’écume. Chacun relie un côté à un autre et se prend dans un sens comme dans l’autre.
rules-tongiaki-A34 = Chacun peut savoir combien d’îles et d’océans restent dans la pile, et lesquels.

## Mise en place

rules-tongiaki-title-set-up = Préparation
rules-tongiaki-set-up = Chaque joueur prend les { $boats } bateaux de sa couleur. Tonga est au milieu. Les autres tuiles sont mélangées en une pile face cachée. À son tour, chaque joueur pose un bateau sur une plage de Tonga, jusqu’à ce que chacun en ait placé { $set_up }. Au moins un emplacement de chaque plage doit rester vide.
rules-tongiaki-stack = La pile compte { $tiles } tuiles : { $drawn_islands } îles et { $oceans } océans.
rules-tongiaki-A1 = Le sort désigne le premier joueur. Celui-ci pose en premier et joue le premier tour ; on continue dans le sens horaire.
rules-tongiaki-A1-departs = Dans le livret, le plus jeune commence. À une table en ligne, on ne sait pas qui c’est : nous tirons au sort.
rules-tongiaki-A2 = La règle est la même quel que soit le nombre de joueurs. À { $most }, les { $all_boats } bateaux ne laissent sur chaque plage que l’emplacement à garder libre.
rules-tongiaki-A3 = Vous pouvez poser tous vos bateaux de départ sur la même plage.

## Un tour

rules-tongiaki-title-turn = Un tour
rules-tongiaki-turn = Le tour commence par l’ajout de bateaux sur une île. Au lieu de cela, vous pouvez fonder une île royale, ou retirer tous vos bateaux pour une nouvelle colonisation.
rules-tongiaki-full-beaches = Ensuite, les bateaux de toute plage complète partent en mer, jusqu’à ce qu’aucune plage ne soit complète. Puis c’est au joueur suivant, dans le sens des aiguilles d’une montre.

## L’ajout

rules-tongiaki-title-increase = Ajout de bateaux
rules-tongiaki-increase = Choisissez une île où vous avez au moins un bateau et doublez-y votre effectif : ajoutez autant de bateaux que vous y en avez, sans dépasser le nombre de plages de l’île, et un seul par plage. Les bateaux en trop ne sont pas posés.
rules-tongiaki-few-boats = S’il vous en reste moins, posez ceux qui sont disponibles.
rules-tongiaki-A4 = Posez tous les bateaux auxquels vous avez droit et que vous avez : on ne peut pas en garder. Il y a toujours quelque chose à faire ; on ne peut tout laisser en l’état qu’avec une réserve vide.
rules-tongiaki-all-boats = Si tous vos bateaux sont sur le plateau au début de votre tour, prenez n’importe lequel d’entre eux, sauf un roi, et posez-le pour l’ajout.
rules-tongiaki-A5 = On ne regarde quelles plages sont complètes qu’une fois tous les bateaux posés. De même pour un débarquement.
rules-tongiaki-A20 = Vous ne posez que le bateau repris, sur une île où vous aviez un bateau avant de le reprendre. Vous pouvez le remettre à sa place : c’est la seule façon de passer.

## Les îles royales

rules-tongiaki-title-royal = Fondation d’une île royale
rules-tongiaki-royal = Si tous les bateaux d’une île sont à vous, vous pouvez en faire une île royale pour vous assurer ses points. Posez un des bateaux sur le masque, au milieu : c’est le roi. Vous récupérez les autres. La fondation compte pour un tour entier. Aucun bateau n’y débarque plus. Vous pouvez créer { $kings ->
    [one] { $kings } île royale
   *[other] { $kings } îles royales
}, et Tonga ne peut pas en devenir une.
rules-tongiaki-A21 = On n’ajoute aucun bateau sur une île royale et personne ne la traverse : même les bateaux de son propriétaire sont refoulés.
rules-tongiaki-royal-stays = Une île royale le reste, et elle ne rapporte qu’au propriétaire du roi.
rules-tongiaki-royal-tip = C’est le plus rentable à { $most_points_less } ou { $most_points } points. À { $least_points } ou { $least_points_more }, ce qu’on y perd compte sans doute davantage, sauf si le lieu permet de bloquer les autres et de peupler seul un domaine isolé.

## Nouvelle colonisation

rules-tongiaki-title-resettle = Nouvelle colonisation
rules-tongiaki-resettle = Au lieu de jouer votre tour normal, enlevez tous vos bateaux du plateau. Piochez des tuiles et posez-les où vous voulez. Dès qu’une île apparaît, posez un bateau sur une de ses plages ; le tour est fini.
rules-tongiaki-A22 = Les rois restent : on ne reprend que les bateaux des plages. C’est un pari, pour qui se trouve coupé de tout.
rules-tongiaki-A23 = Une tuile se pose sur toute place vide qui touche la carte, tournée comme vous voulez. Vous la voyez avant de la poser.
rules-tongiaki-A24 = La nouvelle colonisation est permise à chaque tour où vous avez un bateau sur une plage. Le nouveau bateau ne complète jamais sa plage.
rules-tongiaki-A25 = Si le dernier océan sort pendant une nouvelle colonisation, continuez jusqu’à votre île et placez le bateau. La partie s’achève ensuite.

## Sans bateau

rules-tongiaki-title-come-back = Sans bateau
rules-tongiaki-come-back = Si vous commencez un tour sans bateau sur le plateau, vous devez poser { $back_on_start } bateaux sur Tonga, ou { $back_elsewhere } bateau sur une autre île. Vous n’en ajoutez pas d’autres, mais, si nécessaire, des bateaux partent en mer.
rules-tongiaki-A17 = Les rois ne comptent pas : s’il ne vous reste que des rois, vous revenez ainsi en jeu.
rules-tongiaki-A18 = Il faut revenir en jeu. On ne peut pas choisir une nouvelle colonisation à la place.
rules-tongiaki-A19 = N’importe quels emplacements libres conviennent, même sur une seule plage. Une île royale reste fermée. Si une plage se remplit, ses bateaux prennent la mer.
rules-tongiaki-A36 = S’il n’y a de place nulle part, parce que Tonga est sortie du jeu et que toutes les autres îles sont royales, vous piochez et posez des tuiles jusqu’à ce qu’une île apparaisse, et vous y posez un bateau.

## Le départ

rules-tongiaki-title-departure = Départ en mer
rules-tongiaki-departure = Une plage est complète quand tous ses emplacements sont occupés. Tous les bateaux de cette plage partent alors en mer. Si elle a plusieurs embarcadères, ou si plusieurs plages sont complètes, choisissez librement la plage et l’embarcadère, avant de piocher.
rules-tongiaki-A35 = Le joueur dont c’est le tour décide de tout, quels que soient les propriétaires des bateaux.
rules-tongiaki-A6 = Les expéditions se font une à une, dans l’ordre que vous voulez. Après chacune, on regarde de nouveau quelles plages sont complètes.
rules-tongiaki-A7 = On ne part que par un embarcadère. On débarque par n’importe quel côté, embarcadère ou non.
rules-tongiaki-A30 = Un groupe perdu ne met fin qu’à son exploration. Les bateaux des autres plages complètes partent quand même en mer.

## En mer

rules-tongiaki-title-sailing = Navigation
rules-tongiaki-sailing = S’il n’y a pas de tuile devant l’embarcadère, piochez-en une et posez-la, son symbole rouge vers les bateaux. S’il y en a déjà une, on ne pioche pas : les bateaux passent dessus. Sur un océan, suivez le chemin d’écume jusqu’à l’autre bout et continuez de la même façon, jusqu’à ce que les bateaux découvrent une île ou échouent.
rules-tongiaki-current = Un chemin d’écume chiffré ne laisse passer qu’un groupe d’au moins autant de couleurs différentes. S’il y en a trop peu, les bateaux sont rendus à leurs propriétaires. Sans chiffre, tout groupe passe.
rules-tongiaki-crew = Un exemple du livret : { $example_number } bateaux, mais de { $example_colours } couleurs seulement, rencontrent un chemin d’écume marqué { $example_number }. Ils ne peuvent pas passer et l’expédition échoue ; avec une couleur de plus, ils seraient passés.
rules-tongiaki-alone = Il est toujours risqué de voyager seul dans les mers du Sud : quand on pioche une tuile, les chances de passer sont faibles.
rules-tongiaki-alone-counted = Un seul chemin d’écume sur { $one_free_of } est sans chiffre. (Le livret le dit des tuiles ; d’après la liste des océans plus bas, cela vaut pour les chemins d’écume.)
rules-tongiaki-A8 = Les tuiles contiguës n’ont pas à s’accorder. D’un embarcadère, on débarque directement sur l’île d’en face. Un chemin d’écume qui finit contre une île y fait débarquer. S’il rencontre un autre océan, il s’y poursuit, et le chiffre de celui-ci compte aussi.
rules-tongiaki-A9 = Une tuile piochée en mer ne laisse pas de choix : elle se pose à la suite, symbole rouge vers les bateaux.
rules-tongiaki-A10 = Ce sont les couleurs différentes qui comptent, sur une tuile piochée comme sur une tuile déjà présente.
rules-tongiaki-A27 = S’il faut une tuile et que la pile est vide, tout le groupe est perdu. Un tel départ reste permis, puisque les bateaux d’une plage complète doivent partir.

## Le débarquement

rules-tongiaki-title-landing = Débarquement
rules-tongiaki-landing = Chaque plage reçoit d’abord un bateau, si possible. Les autres débarquent ensuite où vous voulez. S’il n’y a plus assez d’emplacements libres, des bateaux sont rendus à leurs propriétaires ; vous choisissez lesquels. Les couleurs déjà présentes ne jouent aucun rôle, et la règle vaut aussi pour une île déjà posée.
rules-tongiaki-chain = Un débarquement peut compléter d’autres plages : les expéditions se poursuivent, en une réaction en chaîne, jusqu’à ce qu’aucune plage ne soit complète.
rules-tongiaki-A11 = Vous choisissez les bateaux et leurs plages. Une plage dont les bateaux attendent encore de partir est complète : elle n’a pas de place.
rules-tongiaki-A12 = Des bateaux refoulés par une île royale débarquent de nouveau sur l’île d’où ils venaient, selon la règle habituelle. Les bateaux des plages alors complètes repartent.
rules-tongiaki-back-home = Un groupe qui tenterait de débarquer sur une île royale retourne à son île d’origine, par le même chemin.
rules-tongiaki-A13 = Au retour d’une île royale, on ne vérifie pas les chemins d’écume une nouvelle fois.
rules-tongiaki-A29 = Un voyage peut finir sur l’île d’où il est parti, par un autre côté. C’est un débarquement ordinaire.

## Les voyages sans fin

rules-tongiaki-title-endless = Réaction en chaîne sans fin
rules-tongiaki-endless = C’est très rare : une île est entourée uniquement de tuiles qui y ramènent, et l’on tente une expédition à partir de là. Ses bateaux sont alors rendus à leurs propriétaires et la tuile est sortie du jeu. S’il reste une autre possibilité, il faut la choisir. Plusieurs tuiles peuvent être concernées.
rules-tongiaki-A14 = Tant qu’aucune tuile n’est piochée et qu’aucun bateau ne retourne en réserve, un même embarcadère ne peut servir que { $trips } fois par tour. Il est ensuite fermé, sauf si le voyage fait piocher une tuile ou perdre un bateau. S’il ne reste d’embarcadère ouvert à aucune plage complète, la réaction est sans fin : toutes les îles qui ont une plage complète ou un embarcadère épuisé sortent du jeu.
rules-tongiaki-A14-departs = Le livret demande si tous les chemins ramènent à la même île. Quand plusieurs îles se renvoient leurs bateaux, cela ne se voit pas d’un coup d’œil, et une réaction peut être très longue sans être infinie. Nous comptons donc les voyages par embarcadère.
rules-tongiaki-A15 = La place d’une telle île est de nouveau vide. La tuile compte toujours comme posée pour la fin de la partie, ses points disparaissent. Si Tonga est sortie du jeu, on ne peut plus y revenir.
rules-tongiaki-A16 = Si vous récupérez ainsi tous vos bateaux, ou s’il ne reste aucune île, piochez des tuiles et posez-les où vous voulez jusqu’à ce qu’une île apparaisse. C’est alors au joueur suivant.
rules-tongiaki-endless-details = Vous n’y placez pas de bateau ; au tour suivant, vous revenez en jeu. Les rois ne comptent pas. S’il n’y a plus d’île dans la pile, on pose toute la pile.

## La fin

rules-tongiaki-title-end = La fin
rules-tongiaki-end = La partie se termine dès que la dernière île ou le dernier océan est posé, { $islands }e tuile de son genre, Tonga comptant parmi les îles ; on termine d’abord le tour.
rules-tongiaki-scoring = Chaque île donne ses points à tout joueur qui y est présent, quel que soit le nombre de ses bateaux. Celui qui a le plus de points l’emporte.
rules-tongiaki-A26 = Le dernier tour se joue jusqu’au bout : on peut encore débarquer sur la dernière île, ou naviguer sur le dernier océan.
rules-tongiaki-A28 = À égalité de points, celui qui est présent sur le plus d’îles l’emporte, puis celui qui a le moins de bateaux sur le plateau, un roi comptant pour un bateau.
rules-tongiaki-level = Tonga et les îles royales comptent parmi les îles. Si tout est égal, la victoire est partagée.
rules-tongiaki-A33 = Si aucune tuile n’est piochée pendant { $calm } tours de table, la partie s’arrête et l’on compte les points. Après { $calm_warning } tours de table sans tuile, vous êtes prévenus.
rules-tongiaki-two = Une variante du livret, de jeuxoc, pour { $least } joueurs, contre les voies impraticables : { $colours_each } couleurs par joueur, jouées alternativement.

## Variantes

rules-tongiaki-title-variants = Variantes
rules-tongiaki-A31 = Chacun joue à son tour, avec une couleur, puis, la fois suivante, avec l’autre. Pour toutes les règles, vos couleurs sont étrangères l’une à l’autre : chacune a ses bateaux et ses rois, et aucune île ne devient royale tant que l’une et l’autre s’y trouvent. Vos points sont la somme des leurs : une île où elles sont ensemble rapporte à chacune, et compte pour chacune quand les îles départagent.
rules-tongiaki-A31-departs = Selon le livret, { $least } joueurs ont une couleur chacun, et ceci n’est qu’une variante. Nous en avons fait la règle habituelle : avec { $least } couleurs en mer, aucun groupe ne franchit un chemin d’écume dangereux, et bien des parties s’enlisent. L’option « Couleurs » suit le livret.
rules-tongiaki-rody = Une autre variante du livret, de Rody : seule la première tuile d’une exploration se pose symbole rouge contre l’embarcadère. Toutes les autres sont placées librement par le joueur qui les a piochées.
rules-tongiaki-A32 = Librement veut dire ici que vous tournez la tuile comme vous voulez ; elle va toujours là où arrivent les bateaux.

## Le contenu de la boîte

rules-tongiaki-title-box = Le contenu de la boîte
rules-tongiaki-all-islands = Les îles et les emplacements de leurs plages :
rules-tongiaki-all-oceans = Les océans et les chiffres de leurs chemins d’écume ; un tiret est un chemin sans chiffre :

## À la table

explain-tongiaki-named = { $name } : { $worth ->
    [one] { $worth } point
   *[other] { $worth } points
} à la fin pour chaque couleur qui y a un bateau.
explain-tongiaki-score = Les points, si la partie s’arrêtait maintenant.
explain-tongiaki-start = Tonga : tout le monde en part ; elle ne vaut rien et ne devient jamais royale.
explain-tongiaki-royal = Une île royale : personne n’y débarque, et seul son roi marque.
explain-tongiaki-ocean = Un océan : les bateaux suivent le chemin d’écume du côté par où ils entrent, jusqu’à l’autre bout.
explain-tongiaki-current = Un chemin d’écume marqué { $needs } : seul un groupe d’au moins { $needs } couleurs peut le franchir.
explain-tongiaki-current-free = Un chemin d’écume sans chiffre : tout le monde passe.
explain-tongiaki-beach = Une plage : quand tous ses emplacements sont pris, ses bateaux doivent partir ensemble.
explain-tongiaki-pier = Un embarcadère : les bateaux de sa plage partent par là ; on peut débarquer sans.
explain-tongiaki-boat = Un bateau : un seul sur une île suffit pour marquer, et les couleurs permettent de franchir les chemins d’écume.
explain-tongiaki-king = Un roi : son île est fermée à tous, à sa couleur aussi ; chaque couleur peut en avoir { $kings }.
explain-tongiaki-supply = Les bateaux en réserve, sur { $boats } ; un ajout les prend ici.
explain-tongiaki-islands = Les îles où cette couleur a un bateau ou son roi.
explain-tongiaki-kings = Les îles royales de cette couleur, { $kings } au plus.
explain-tongiaki-stack = Les tuiles découvertes et celles qui restent ; la partie s’achève avec le tour de la dernière île ou du dernier océan.
explain-tongiaki-unknown = On ne sait rien de cet endroit : une tuile est piochée quand des bateaux arrivent.
explain-tongiaki-held = La tuile piochée ; lors d’une nouvelle colonisation, vous la posez où et comme vous voulez.
explain-tongiaki-fleet = Le groupe en mer ; chaque plage qui a de la place reçoit d’abord un bateau, puis le reste débarque librement.
explain-tongiaki-calm = Les tours sans nouvelle tuile : s’il y en a trop, la partie s’achève.
