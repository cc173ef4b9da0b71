### La première partie guidée.

first-namazu-welcome = Voici Edo : trois cercles autour de Namazu, le poisson-chat qui les secoue. Dehors, les campagnes avec leurs champs et leurs mines, puis les faubourgs ; dedans, la cité et ses ateliers. Vous envoyez vos hommes, les ashigarus.
first-namazu-stand = Placez deux ashigarus sur deux cases d’un même secteur. Commencez simplement : la rizière et les petits travaux à côté.
first-namazu-rice = Activez maintenant les cases où vous vous tenez. La rizière donne du riz, que les ateliers changent en mieux.
first-namazu-jobs = Activez aussi les petits travaux : ils rapportent un koban, la monnaie d’Edo.
first-namazu-quake = Après votre tour, Namazu remue : un cercle tourne et les cases changent de voisines. Les campagnes ont aussi amené des brigands. Votre force les a vaincus et ils vous laissent leur butin. Puis l’autre famille a joué. Un ashigaru qui la gêne est renvoyé chez lui, contre paiement.
first-namazu-free = Choisissez maintenant deux cases vous-même. Les mines donnent du minerai, la bambouseraie du bambou ; les ateliers en ont besoin, et le repos rend de la force.
first-namazu-act = Activez les cases où vous êtes, l’une après l’autre, ou finissez votre tour. Ce qui n’est pas possible dit pourquoi quand on le choisit.
first-namazu-altars = Vous savez comment va Edo. Le but : des autels, achetés avec les ressources des ateliers, et des offrandes dessus. Les autels identiques rapportent beaucoup, et chaque offrande apaise Namazu ; quand il est calme, la partie s’arrête. Vos réserves sont ici. Bonne chance !
