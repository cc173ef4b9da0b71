### Les tables : leurs noms, et les couleurs de leurs places.

table-name = Nom de la table
table-name-hint = aucun
colour-of = Couleur de { $name } : { $colour }
colour-yours = Votre couleur
colour-indigo = indigo
colour-moss = vert mousse
colour-gold = doré
colour-plum = prune
colour-teal = bleu sarcelle
colour-rose = rose
