### La première partie guidée.

first-namiji-welcome = Bienvenue dans la baie ! Trois bateaux en font le tour ; le vôtre est l’indigo, marqué d’un disque. C’est toujours le bateau le plus en arrière qui joue, et il avance aussi loin qu’il veut. Qui va loin laisse plus de tours aux autres.
first-namiji-sail = Un anneau lumineux est un lieu que vous pouvez rejoindre. Allez à la case suivante, une pêche à la ligne : choisissez-la, puis choisissez-la encore pour confirmer.
first-namiji-fish = Vous pouvez prendre un poisson du banc. L’un d’eux est visible : le fugu bleu. Un poisson caché serait une surprise. Prenez celui que vous voyez.
first-namiji-keep = Les poissons vont dans votre casier. Lignes et colonnes rapportent des points si tous leurs poissons ont la même couleur ou la même espèce : prévoyez. Posez celui-ci dans sa case.
first-namiji-last = Un autre bateau a joué et vous êtes de nouveau dernier : à vous. Allez au tourbillon. Il emporte une de vos offrandes ; chaque offrande encore à bord à la fin coûte des points.
first-namiji-panorama = Vous êtes toujours dernier, donc vous rejouez : voilà l’avantage des petits pas ! Allez maintenant au panorama Baleine : chaque partie ajoutée vaut plus que la précédente.
first-namiji-trap = Un point pour la première partie. Maintenant, un peu d’audace : allez à la nasse à crustacés.
first-namiji-haul = Vous piochez dans le sac tant que vous osez. Crevettes et crabes comptent chacun à leur façon, et trop de crabes font perdre toute la prise. Piochez encore, ou arrêtez-vous et gardez le tout : à vous de voir.
first-namiji-dock = Voilà le voyage : poissons, panoramas, offrandes, nasses. À un ponton, tous les bateaux s’attendent, et le premier arrivé choisit sa carte en premier. Le plus de points au dernier port l’emporte. La baie est à vous ; vos affaires sont ici.
