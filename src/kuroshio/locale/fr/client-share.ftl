# La feuille qui partage une table.
share-what = Que partager
share-picture = Cette position
share-film = Le dernier tour, animé
share-alt = { $game }, la position dessinée
share-drawing = L’image se dessine…
share-filming = Le film se prépare…
share-none = L’image n’est pas disponible pour l’instant.
share-public = On y voit ce que voit un spectateur : rien de caché n’y figure.
share-send = Envoyer…
share-link = Copier le lien
share-link-copied = Lien copié
share-save = Enregistrer l’image
share-embed = Copier le code pour une page
share-embed-copied = Code copié
share-embed-about = Il montre la partie dans votre propre page, à parcourir coup par coup.
embed-whole = Revoir toute la partie
