### La première partie guidée.

first-tongiaki-welcome = Tout le monde part de Tonga, l’île du milieu, et la mer autour est inconnue. On trouve de nouvelles îles en prenant le large, avec les bateaux des autres. Vos bateaux sont les indigo.
first-tongiaki-place = Pour commencer, chacun pose à son tour des bateaux sur les plages. Posez le premier sur la plage du bas.
first-tongiaki-other = Étalez-vous : depuis une autre plage, on atteint une autre partie de la mer. Posez le suivant sur la plage en haut à gauche.
first-tongiaki-increase = Les tours commencent. Le plus souvent, on ajoute des bateaux : vous en recevez sur une île autant que vous y en avez déjà, ici deux. Choisissez Tonga.
first-tongiaki-full = Les nouveaux bateaux vont sur des plages différentes, un par plage. Une plage dont tous les emplacements sont pris est complète, et les bateaux d’une plage complète doivent partir. Complétez ces deux-là, l’une après l’autre.
first-tongiaki-depart = Les deux plages sont complètes. Tous les bateaux d’une plage complète partent ensemble, quels que soient leurs propriétaires. Faites partir ceux du bas par leur embarcadère.
first-tongiaki-land = Une tuile océan, puis une île. Ce chemin d’écume était sans chiffre : ça passe ; les autres ne laissent passer un groupe que s’il réunit assez de couleurs, sinon tous ses bateaux sont perdus. Celui qui navigue dit qui débarque où : débarquez les bateaux.
first-tongiaki-again = Les bateaux de votre autre plage complète partent aussi. Ils sont de trois couleurs : tous les chemins d’écume leur sont ouverts, sauf les plus dangereux.
first-tongiaki-share = Encore une île, juste à côté de Tonga ! Chaque plage qui a de la place reçoit d’abord un bateau. Débarquez-les comme il vous plaît : une plage presque complète partira bientôt.
first-tongiaki-aim = Entre-temps, un rival a navigué et débarqué un de vos bateaux sur une troisième île : les rivaux naviguent pour vous. Une île donne ses points à tous ceux qui y ont un bateau à la fin. Là où vous êtes seul, un bateau peut devenir roi : plus personne n’y débarque, et les points sont assurés. À partir d’ici, vous jouez sans guide.
