### La première partie guidée.

first-namazu-welcome = Voici Edo : trois cercles autour de Namazu, le poisson-chat qui les secoue. Dehors, les campagnes avec leurs champs et leurs mines, puis les faubourgs ; dedans, la cité et ses ateliers. Vous envoyez vos hommes, les ashigarus.
first-namazu-stand = Placez deux ashigarus sur deux cases d’un même secteur. Commencez simplement : la rizière et les petits travaux à côté.
first-namazu-rice = Activez maintenant les cases où vous vous tenez. La rizière donne du riz, que les ateliers changent en mieux.
first-namazu-jobs = Activez aussi les petits travaux : ils rapportent un koban, la monnaie d’Edo.
first-namazu-quake = Après votre tour, Namazu remue : un cercle tourne et les cases changent de voisines. Les campagnes ont tourné et amené des brigands à l’autre famille ; sa force les a vaincus et elle a pris leur butin. Puis elle a joué : votre ashigaru de la rizière la gênait, elle vous a payé un koban et l’a renvoyé chez lui.
first-namazu-bamboo-stand = De nouveau deux cases d’un même secteur : la bambouseraie, et le bâtisseur dans son alignement. Le bâtisseur élève des bâtiments ; vous ne pouvez pas encore le payer.
first-namazu-bamboo = Activez la bambouseraie. Les cases que vous ne pouvez pas payer ne brillent pas ; touchez-en une, elle dit pourquoi.
first-namazu-butcher-stand = Cette fois, les brigands sont venus chez vous. Les vaincre a coûté 6 de votre force, et ils ont laissé 4 kobans. Passons à un atelier : envoyez vos hommes chez le boucher et aux offrandes.
first-namazu-butcher = Activez le boucher : il prend votre riz et votre bambou et donne 2 viandes. Les ateliers changent les matières premières en ce que coûtent les autels.
first-namazu-contract = Vous êtes le premier à payer ici : vous pouvez signer un contrat, et le boucher travaillera désormais pour vous sans salaire. Signez-le.
first-namazu-altar-stand = Encore des brigands : ils ont coûté 5 de force et laissé du riz et de l’acier. Avec 1 acier et 2 viandes, on peut acheter un autel. Envoyez vos hommes à la mine et à la case d’autel.
first-namazu-ore = D’abord la mine : elle donne du minerai.
first-namazu-altar = Activez maintenant la case d’autel : c’est là que l’on bâtit.
first-namazu-erect = Vos ressources suffisent pour l’un des quatre autels : le Torii, pour 1 acier et 2 viandes. Bâtissez-le. Les autels marquent des points, et plus vous en avez d’identiques, plus ils valent.
first-namazu-offering-stand = Un autel veut des offrandes. Placez-vous aux offrandes, et chez l’équarrisseur à côté.
first-namazu-knacker = Activez l’équarrisseur : contre du riz et du minerai, il donne 2 os.
first-namazu-refuse = Lui aussi propose un contrat. Les contrats sont rares : refusez celui-ci.
first-namazu-offerings = Activez maintenant les offrandes : vous pouvez déposer des ressources sur votre autel.
first-namazu-offer = Offrez un os. Il marque un point et apaise un peu Namazu.
first-namazu-end = Vous savez comment va Edo : les ressources des campagnes, celles des ateliers, les autels qu’elles paient, et les offrandes sur les autels. Chaque offrande apaise Namazu ; quand il est calme, la partie s’arrête. Le repos rend de la force. Vos réserves sont ici. Bonne chance !
