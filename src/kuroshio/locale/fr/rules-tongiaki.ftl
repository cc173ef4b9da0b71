### Le livret de Tongiaki. Aucun nombre n’est écrit ici : tous viennent de la boîte.

rules-tongiaki-island = { $worth ->
    [one] { $worth } point
   *[other] { $worth } points
}, emplacements : { $beaches }

## Le but du jeu

rules-tongiaki-title-goal = Le but du jeu
rules-tongiaki-goal = Vous quittez Tonga pour un océan que personne n’a cartographié. Les plages se remplissent de pirogues de toutes les couleurs, jusqu’à devoir prendre la mer ensemble. Seuls des équipages de plusieurs couleurs franchissent les courants forts : vous avez besoin de vos rivaux. À la fin, chaque île donne ses points à toute couleur qui y a un bateau. De { $least } à { $most } joueurs.

## Îles et océans

rules-tongiaki-title-tiles = Îles et océans
rules-tongiaki-islands = Une île vaut de { $least_points } à { $most_points } points ; Tonga, d’où tout le monde part, n’en vaut aucun. Son sable est partagé en plages. Chaque plage a des emplacements, un par bateau, et un ou plusieurs embarcadères qui mènent aux côtés de la tuile.
rules-tongiaki-oceans = Une tuile Océan porte des courants. Chacun relie un côté à un autre et se prend dans un sens comme dans l’autre. Leurs nombres sont { $currents } ; certains n’en ont pas.
rules-tongiaki-A34 = Chacun peut savoir combien d’îles et d’océans restent dans la pile, et lesquels.

## Mise en place

rules-tongiaki-title-set-up = Mise en place
rules-tongiaki-set-up = Tonga est au milieu. Les { $tiles } autres tuiles, { $drawn_islands } îles et { $oceans } océans, forment une pile mélangée, face cachée. Chaque couleur a { $boats } bateaux. À tour de rôle, chacun pose un bateau sur une plage de Tonga, jusqu’à ce que chaque couleur y en ait { $set_up }. Un emplacement de chaque plage doit rester libre.
rules-tongiaki-A1 = Le sort désigne qui commence : cette personne pose en premier et joue le premier tour. On continue dans le sens horaire.
rules-tongiaki-A2 = La règle est la même quel que soit le nombre de joueurs. Avec { $all_boats } bateaux, il ne reste sur chaque plage de Tonga que l’emplacement à laisser libre.
rules-tongiaki-A3 = Vous pouvez poser tous vos bateaux de départ sur la même plage.

## Un tour

rules-tongiaki-title-turn = Un tour
rules-tongiaki-turn = À votre tour, vous faites une seule chose : ajouter des bateaux sur une île, fonder une île royale ou tenter une nouvelle colonisation. Sans bateau sur une plage, vous revenez en jeu.
rules-tongiaki-full-beaches = Ensuite, toute plage complète, sur n’importe quelle île, doit prendre la mer, jusqu’à ce qu’il n’y en ait plus. Puis c’est au joueur suivant.

## L’ajout

rules-tongiaki-title-increase = Ajouter des bateaux
rules-tongiaki-increase = Choisissez une île où vous avez des bateaux. Ajoutez-y, depuis votre réserve, autant de bateaux que vous y en avez, mais un au plus par plage. Tous doivent être posés.
rules-tongiaki-A4 = On ne peut ni en poser moins, ni passer. Il y a toujours quelque chose à faire.
rules-tongiaki-A5 = On ne regarde quelles plages sont complètes qu’une fois tous les bateaux posés. De même pour un débarquement.
rules-tongiaki-A20 = Si votre réserve est vide, reprenez un de vos bateaux (jamais un roi) où vous voulez et posez-le, lui seul, sur une île où vous aviez un bateau auparavant. Vous pouvez le remettre à sa place : c’est la seule façon de passer.

## Les îles royales

rules-tongiaki-title-royal = Les îles royales
rules-tongiaki-royal = Si tous les bateaux d’une île sont à vous, vous pouvez en faire une île royale. Un bateau devient son roi, les autres retournent dans votre réserve. Dès lors personne n’y débarque, et ses points sont à vous seul. Vous pouvez avoir { $kings ->
    [one] { $kings } roi
   *[other] { $kings } rois
}, mais aucun sur Tonga. Cela prend tout le tour.
rules-tongiaki-A21 = Une île royale le reste. Ses embarcadères sont fermés, on n’y ajoute rien, et même les bateaux de son roi sont refoulés. Elle ne rapporte qu’au propriétaire du roi.

## Nouvelle colonisation

rules-tongiaki-title-resettle = Nouvelle colonisation
rules-tongiaki-resettle = Reprenez tous vos bateaux, sauf les rois. Piochez des tuiles et posez-les où vous voulez, jusqu’à tirer une île. Placez-y un bateau. Le tour est fini. C’est un pari, pour qui se trouve coupé de tout.
rules-tongiaki-A22 = Tous les bateaux sur les plages sont repris. Les rois restent.
rules-tongiaki-A23 = Une tuile se pose sur toute place vide qui touche la carte, tournée comme vous voulez. Vous la voyez avant de la poser.
rules-tongiaki-A24 = C’est permis à tout tour où vous avez un bateau sur une plage. Le nouveau bateau va sur n’importe quelle plage de l’île ; il ne la remplit jamais.
rules-tongiaki-A25 = Si le dernier océan sort pendant une nouvelle colonisation, continuez jusqu’à votre île et placez le bateau. La partie s’achève ensuite.

## Sans bateau

rules-tongiaki-title-come-back = Sans bateau
rules-tongiaki-come-back = Si vous commencez un tour sans bateau sur une plage, posez-en { $back_on_start } sur Tonga, ou { $back_elsewhere } sur une autre île qui n’est pas royale. Les plages alors complètes prennent la mer, comme d’habitude.
rules-tongiaki-A17 = Les rois ne comptent pas : avec des rois pour tous bateaux, vous revenez ainsi en jeu.
rules-tongiaki-A18 = Il faut revenir en jeu. On ne peut pas choisir une nouvelle colonisation à la place.
rules-tongiaki-A19 = N’importe quels emplacements libres conviennent, même sur une seule plage. Une plage ainsi remplie prend la mer.
rules-tongiaki-A36 = S’il n’y a de place nulle part, parce que Tonga est sortie du jeu et que toutes les autres îles sont royales, vous piochez et posez des tuiles jusqu’à une île et y placez un bateau. S’il n’y en a plus dans la pile, vous passez.

## Le départ

rules-tongiaki-title-departure = Prendre la mer
rules-tongiaki-departure = Une plage est complète quand tous ses emplacements sont pris. Alors tous ses bateaux, quels que soient leurs propriétaires, partent ensemble par un embarcadère de cette plage. Choisissez la plage et l’embarcadère avant de piocher.
rules-tongiaki-A35 = La personne dont c’est le tour décide de tout, même pour une plage où elle n’a aucun bateau.
rules-tongiaki-A6 = Les plages complètes partent une à une, dans l’ordre voulu. Après chaque voyage, on regarde de nouveau lesquelles sont complètes.
rules-tongiaki-A7 = On ne part que par un embarcadère. On débarque par n’importe quel côté, embarcadère ou non.
rules-tongiaki-A30 = Un groupe perdu ne met fin qu’à son propre voyage. Les autres plages complètes partent quand même.

## En mer

rules-tongiaki-title-sailing = En mer
rules-tongiaki-sailing = S’il n’y a pas de tuile au bout de l’embarcadère, piochez-en une et posez-la là, sa marque rouge vers les bateaux. Sur un océan, suivez le courant qui commence où vous entrez ; il vous mène à la place suivante. Et ainsi de suite, jusqu’à une île ou à la perte du groupe.
rules-tongiaki-current = Un courant numéroté ne laisse passer qu’un groupe d’au moins autant de couleurs différentes. S’il y en a trop peu, tous ses bateaux retournent à leurs propriétaires. Un courant sans nombre porte tout le monde.
rules-tongiaki-A8 = Les tuiles voisines n’ont pas à s’accorder. D’un embarcadère, on débarque directement sur l’île d’en face. Un courant qui finit contre une île y fait débarquer. Un courant qui rencontre un autre océan s’y poursuit, et le nombre de celui-ci compte aussi.
rules-tongiaki-A9 = Une tuile trouvée en mer ne laisse pas de choix : elle se pose où arrivent les bateaux, marque tournée vers eux.
rules-tongiaki-A10 = Ce sont les couleurs qui comptent, non les bateaux. Chaque courant du trajet est vérifié, sur les tuiles anciennes comme sur les nouvelles.
rules-tongiaki-A27 = S’il faut une tuile et que la pile est vide, tout le groupe est perdu. Un tel départ reste permis, puisqu’une plage complète doit partir.

## Le débarquement

rules-tongiaki-title-landing = Débarquer
rules-tongiaki-landing = Chaque plage qui a un emplacement libre reçoit d’abord un bateau. Les autres débarquent ensuite où vous voulez. Les bateaux sans place retournent à leurs propriétaires ; vous choisissez lesquels. Des plages peuvent ainsi se remplir : elles prennent la mer à leur tour.
rules-tongiaki-A11 = Vous choisissez les bateaux et leurs plages. Une plage qui attend encore de partir est pleine : elle n’a pas de place.
rules-tongiaki-A12 = Des bateaux refoulés par une île royale débarquent de nouveau sur l’île d’où ils venaient, selon la règle habituelle. Les plages alors complètes repartent.
rules-tongiaki-A13 = Au retour d’une île royale, on ne vérifie pas les courants une nouvelle fois.
rules-tongiaki-A29 = Un voyage peut finir sur l’île d’où il est parti, par un autre côté. C’est un débarquement ordinaire.

## Les voyages sans fin

rules-tongiaki-title-endless = Les voyages sans fin
rules-tongiaki-endless = Il arrive que des plages complètes se renvoient leurs bateaux sans cesse. Si une telle réaction n’a pas de fin, les îles concernées sortent du jeu avec tous leurs bateaux.
rules-tongiaki-A14 = Tant qu’aucune tuile n’est piochée et qu’aucun bateau ne retourne en réserve, un même embarcadère sert { $trips } fois par tour. Il est ensuite fermé, sauf si le voyage devait piocher une tuile ou perdre un bateau. Si une plage complète n’a plus d’embarcadère ouvert, la réaction est sans fin : toutes les îles qui ont une plage complète ou un embarcadère épuisé sortent du jeu.
rules-tongiaki-A15 = La place d’une telle île est de nouveau vide. La tuile compte toujours comme posée pour la fin de la partie, ses points disparaissent. Si Tonga est sortie du jeu, on ne peut plus y revenir.
rules-tongiaki-A16 = Si vous n’avez alors plus de bateau sur une plage, ou s’il ne reste aucune île, piochez et posez des tuiles jusqu’à une île, sans y placer de bateau. Le tour est fini ; au prochain, vous revenez en jeu. S’il n’y a plus d’île dans la pile, on la pose jusqu’au bout.

## La fin

rules-tongiaki-title-end = La fin
rules-tongiaki-end = La partie s’achève avec le tour où l’on pose la dernière île ou le dernier océan : { $islands } îles avec Tonga, ou { $oceans } océans.
rules-tongiaki-scoring = Chaque île donne ses points à toute couleur qui y a au moins un bateau, peu importe combien. Une île royale ne paie que son roi. La plus grande somme l’emporte.
rules-tongiaki-A26 = Le dernier tour se joue jusqu’au bout : les voyages se poursuivent et toutes les plages complètes partent encore.
rules-tongiaki-A28 = À égalité de points, le plus d’îles occupées l’emporte, Tonga et îles royales comprises. Puis le moins de bateaux sur le plateau, un roi comptant pour un bateau. Sinon, la victoire est partagée.
rules-tongiaki-A33 = Si aucune tuile n’est piochée pendant { $calm } tours de table, la partie s’arrête et l’on compte. La table prévient à partir du tour { $calm_warning }.

## Variantes

rules-tongiaki-title-variants = Variantes
rules-tongiaki-A31 = À { $least } joueurs, chacun mène { $colours_each } couleurs, qui jouent en alternance. Pour toutes les règles elles sont étrangères l’une à l’autre : chacune a ses bateaux et ses rois, et aucune île ne devient royale tant que l’une et l’autre s’y trouvent. On compare les sommes. On peut aussi jouer avec une couleur chacun, mais les courants forts sont alors infranchissables.
rules-tongiaki-A32 = Dans la variante des explorateurs, seule la première tuile d’un voyage se pose marque vers les bateaux. Les suivantes vont aussi à leur place obligée, mais vous les tournez comme vous voulez.

## Le contenu de la boîte

rules-tongiaki-title-box = Le contenu de la boîte
rules-tongiaki-all-islands = Les îles et les emplacements de leurs plages :

## À la table

explain-tongiaki-named = { $name } : { $worth ->
    [one] { $worth } point
   *[other] { $worth } points
} à la fin pour chaque couleur qui y a un bateau.
explain-tongiaki-score = Les points, si la partie s’arrêtait maintenant.
explain-tongiaki-start = Tonga : tout le monde en part ; elle ne vaut rien et ne devient jamais royale.
explain-tongiaki-royal = Une île royale : personne n’y débarque, et seul son roi marque.
explain-tongiaki-ocean = Un océan : les bateaux suivent le courant du côté par où ils entrent, jusqu’à l’autre bout.
explain-tongiaki-current = Un courant de { $needs } : seul un groupe d’au moins { $needs } couleurs peut le franchir.
explain-tongiaki-current-free = Un courant sans nombre : tout le monde passe.
explain-tongiaki-beach = Une plage : quand tous ses emplacements sont pris, ses bateaux doivent partir ensemble.
explain-tongiaki-pier = Un embarcadère : les bateaux de sa plage partent par là ; on peut débarquer sans.
explain-tongiaki-boat = Un bateau : un seul sur une île suffit pour marquer, et les couleurs font passer les courants.
explain-tongiaki-king = Un roi : son île est fermée à tous ; chaque couleur peut en avoir { $kings }.
explain-tongiaki-supply = Les bateaux en réserve, sur { $boats } ; un ajout les prend ici.
explain-tongiaki-islands = Les îles où cette couleur a un bateau ou son roi.
explain-tongiaki-kings = Les îles royales de cette couleur, { $kings } au plus.
explain-tongiaki-stack = Les tuiles trouvées ; la partie s’achève avec le tour de la dernière île ou du dernier océan.
explain-tongiaki-unknown = On ne sait rien de cet endroit : une tuile est piochée quand des bateaux arrivent.
explain-tongiaki-held = La tuile piochée ; lors d’une nouvelle colonisation, vous la posez où et comme vous voulez.
explain-tongiaki-fleet = Le groupe en mer ; chaque plage libre reçoit d’abord un bateau, puis le reste débarque librement.
explain-tongiaki-calm = Les tours sans nouvelle tuile : s’il y en a trop, la partie s’achève.
