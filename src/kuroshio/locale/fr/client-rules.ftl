### Les pages de règles et les explications à la table.

rules-search = Chercher dans les règles
rules-contents = Sommaire
rules-marks = Ce que veulent dire les marques
rules-mark-printed = imprimé dans un livret
rules-departs = À la différence du livret
rules-mark-likely = probable : déduit, ou rapporté par la critique
rules-mark-reconstructed = reconstitué : de nous, faute de source
rules-missing = Il n’y a pas de règles pour un tel jeu.
rules-nothing = Rien dans les règles ne contient « { $wanted } ».
rules-read = Lire les règles
rules-all = Toutes les règles
help = Qu’est-ce que c’est ?
help-about = Laissez la souris sur un élément, ou appuyez longuement dessus, pour savoir ce que c’est ; ou pressez ce bouton (?) et choisissez-le
help-on = Choisissez un élément de la table pour savoir ce que c’est. Touche « ? » ou Échap : reprendre la partie.
help-rule = Dans les règles : { $where }
