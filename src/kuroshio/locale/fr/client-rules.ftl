### Les pages de règles et les explications à la table.

rules-search = Chercher dans les règles
rules-contents = Sommaire
rules-marks = Ce que veulent dire les marques
rules-mark-printed = imprimé dans le livret ou sur le matériel
rules-mark-likely = probable : déduit, ou rapporté par la critique
rules-mark-reconstructed = reconstitué : de nous, faute de source
rules-missing = Il n’y a pas de règles pour un tel jeu.
rules-nothing = Rien dans les règles ne contient « { $wanted } ».
rules-read = Lire les règles
rules-all = Toutes les règles
