### La première partie guidée.

first-namiji-welcome = Bienvenue dans la baie ! Trois bateaux en font le tour ; le vôtre est l’indigo, marqué d’un disque. C’est toujours le bateau le plus en arrière qui joue, et il avance aussi loin qu’il veut, jusqu’au prochain ponton. Qui va loin laisse plus de tours aux autres.
first-namiji-sail = Chaque anneau lumineux marque un lieu où vous pouvez aller. Allez à la station suivante, la pêche à la ligne : choisissez-la, puis une seconde fois pour confirmer.
first-namiji-fish = Prenez un poisson du banc. L’un d’eux est visible : le fugu bleu. Un poisson caché serait une surprise. Prenez celui que vous voyez.
first-namiji-keep = Un autre poisson a été retourné. Vous pourriez relâcher le vôtre, mais gardez-le : une ligne ou une colonne pleine rapporte si tous ses poissons ont la même couleur ou la même forme, alors anticipez. Le premier va dans le coin supérieur gauche.
first-namiji-rock = Un autre bateau est parti loin devant et vous fermez la marche : à vous. Avancez d’une station, jusqu’au rocher sacré.
first-namiji-pick = Vous consultez deux objectifs secrets et en gardez un ; l’autre passe sous la pioche. À la fin, il rapporte s’il est atteint, et ne coûte rien sinon. Gardez « Bricoleur » : cette carte veut des améliorations, que l’on prend aux pontons.
first-namiji-last = Vous fermez toujours la marche, donc vous rejouez : voilà l’avantage des petits pas ! Allez au tourbillon. Vous y faites voguer une de vos offrandes ; chaque offrande encore à bord à la fin coûte des points.
first-namiji-panorama = Une offrande de moins, et c’est encore à vous. Allez maintenant au panorama Baleine : chaque section ajoutée vaut plus que la précédente.
first-namiji-trap = Un point pour la première section. Maintenant, un peu d’audace : allez à la nasse à crustacés.
first-namiji-haul = Une crevette ! Chaque crevette ou crabe gardé vaut un point, mais un second crabe fait perdre toute la prise. Pas encore de crabe : piochez encore une fois.
first-namiji-stop = Encore une. Vous pourriez aller jusqu’à cinq jetons ; cette fois, arrêtez-vous et gardez les deux.
first-namiji-net = Deux points de plus. Sautez maintenant quelques stations jusqu’à la pêche au filet, juste avant le ponton : celles que vous laissez restent libres pour les autres.
first-namiji-cast = Le filet montre deux poissons identiques, bleus comme le vôtre. Posez-le à l’horizontale à côté : encore un bleu, et la ligne du haut rapporte.
first-namiji-dock = Les autres sont déjà au ponton. Le premier arrivé choisit son emplacement en premier ; le plus proche de la route choisit sa carte en premier et repart en dernier. Il vous en reste un : amarrez-vous.
first-namiji-draft = Tous les bateaux sont là et les cartes Ponton circulent. Les autres ont pris la leur avant vous ; il en reste deux. Un repas rapporte aussitôt ; une amélioration sert désormais à ses stations, et « Bricoleur » en veut deux. Prenez « Seau à fond de verre ».
first-namiji-end = Votre emplacement était le plus éloigné de la route : vous repartez en premier. Voilà le voyage : trois pontons, puis le port, où l’on gagne d’autant plus de points qu’on arrive tôt. Qui a le plus de points quand tous sont rentrés l’emporte. La baie est à vous ; voici votre bateau.
