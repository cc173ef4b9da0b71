### La première partie guidée.

first-tongiaki-welcome = Tout le monde part de Tonga, l’île du milieu, et la mer autour est inconnue. On trouve de nouvelles îles en prenant le large, avec les bateaux des autres. Les vôtres sont de couleur indigo.
first-tongiaki-place = Pour commencer, chacun pose à son tour des bateaux sur les plages. Posez le premier sur la plage du bas.
first-tongiaki-other = Répartissez vos bateaux : depuis une autre plage, on atteint une autre partie de la mer. Posez le suivant sur la plage en haut à gauche.
first-tongiaki-increase = Les tours commencent. Le plus souvent, on ajoute des bateaux : vous en recevez sur une île autant que vous y en avez déjà, ici deux. Choisissez Tonga.
first-tongiaki-full = Les nouveaux bateaux vont sur des plages différentes, un par plage. Une plage dont tous les emplacements sont pris est complète, et les bateaux d’une plage complète doivent partir. Complétez la plage du bas.
first-tongiaki-full-too = Complétez maintenant celle qui est à sa gauche.
first-tongiaki-depart = Les deux plages sont complètes. Tous les bateaux d’une plage complète partent ensemble, quels que soient leurs propriétaires. Faites partir ceux du bas par leur embarcadère.
first-tongiaki-land = Une tuile océan, puis une île. Ce chemin d’écume était sans chiffre : tout le monde passe ; les autres ne laissent passer un groupe que s’il réunit assez de couleurs, sinon tous ses bateaux sont perdus. Celui qui navigue dit qui débarque où : d’abord un de vos bateaux indigo sur la plage 1.
first-tongiaki-land-too = Vos premiers points ! Chaque plage reçoit d’abord un bateau : l’autre bateau indigo va donc sur la plage 2 ; le bateau doré prend ce qui reste.
first-tongiaki-again = Les bateaux de votre autre plage complète partent aussi. Ils sont de trois couleurs : tous les chemins d’écume leur sont ouverts, sauf les plus dangereux.
first-tongiaki-share = Encore une île, juste à côté de Tonga ! Débarquez votre bateau sur la plage 1.
first-tongiaki-share-too = Le bateau doré va sur la plage 3, le bateau vert mousse prend la dernière. Les bateaux d’une plage presque complète partiront bientôt : pensez à qui sera à bord.
first-tongiaki-onward = Entre-temps, un rival a pris la mer et débarqué un de vos bateaux sur une troisième île : les rivaux naviguent pour vous. Une île donne ses points à tous ceux qui y ont un bateau à la fin. Cherchez maintenant une île rien que pour vous : ajoutez un bateau sur Hiva Oa.
first-tongiaki-fill = Sa plage 1 a deux emplacements, dont un est à vous. Prenez l’autre : seuls vos bateaux partiront.
first-tongiaki-leave = Deux bateaux d’une seule couleur ne passent que les chemins d’écume sans chiffre : c’est un risque ; mais qui part seul arrive seul. Faites-les partir par l’embarcadère du sud.
first-tongiaki-alone = Une île tout de suite : Nauru, et personne d’autre n’y est. Les points de Hiva Oa sont partis avec vos bateaux. Débarquez le premier sur la plage 3.
first-tongiaki-alone-too = Et l’autre sur la plage 2.
first-tongiaki-king = Un rival a encore emmené un de vos bateaux. Sur Nauru, il n’y a toujours que vous : faites d’un bateau son roi et récupérez l’autre. Plus personne n’y débarquera, et ses points seront à vous jusqu’à la fin.
first-tongiaki-aim = Nauru est une île royale : deux points que personne ne peut ni prendre ni partager. Il vous reste un roi : gardez-le pour une île plus riche. Voilà les tours de Tongiaki ; si rien ne va plus, une nouvelle colonisation permet de tout reprendre et de chercher une autre île. À partir d’ici, vous jouez sans guide.
