### La première partie guidée.

first-tongiaki-welcome = Tout le monde part de Tonga, l’île du milieu, et la mer autour est inconnue. On trouve de nouvelles îles en prenant le large, avec les bateaux des autres. Vos bateaux sont les indigo.
first-tongiaki-place = Pour commencer, chacun pose à son tour des bateaux sur les plages. Posez le premier sur la plage du bas.
first-tongiaki-other = Étalez-vous : depuis une autre plage, on atteint une autre partie de la mer. Posez le suivant sur la plage en haut à gauche.
first-tongiaki-increase = Les tours commencent. Le plus courant est d’ajouter des bateaux : vous en recevez sur une île autant que vous y en avez déjà. Choisissez Tonga.
first-tongiaki-full = Les nouveaux bateaux vont sur des plages différentes, un par plage. Une plage dont tous les emplacements sont pris est complète, et une plage complète doit partir. Complétez ces deux-là, l’une après l’autre.
first-tongiaki-depart = Les deux plages sont complètes. Tous les bateaux d’une plage complète partent ensemble, à qui qu’ils soient. Faites partir celle du bas par son embarcadère.
first-tongiaki-land = Une tuile d’océan, puis une île. Certains courants ne laissent passer un groupe que s’il réunit assez de couleurs ; sinon tous ses bateaux sont perdus. Cette fois, vous êtes passé ! Celui qui navigue dit qui débarque où : débarquez les bateaux.
first-tongiaki-again = Votre autre plage complète part aussi. Elle porte des bateaux de trois couleurs : presque tous les courants lui sont ouverts.
first-tongiaki-share = Encore une île ! Chaque plage libre reçoit d’abord un bateau. Débarquez-les comme il vous plaît : une plage presque complète partira bientôt.
first-tongiaki-aim = Une île donne ses points à tous ceux qui y ont un bateau à la fin. Là où vous êtes seul, un de vos bateaux peut devenir roi et plus personne n’y débarque. Cherchez, installez-vous, laissez les autres naviguer pour vous : à partir d’ici, vous jouez sans guide.
