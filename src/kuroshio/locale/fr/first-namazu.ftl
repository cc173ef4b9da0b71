### La première partie guidée.

first-namazu-welcome = Voici Edo : trois cercles autour de Namazu, le poisson-chat qui les secoue. Dehors, les campagnes avec leurs champs et leurs mines, puis les faubourgs ; dedans, la cité et ses ateliers. Vous envoyez vos hommes, les ashigarus.
first-namazu-stand = Placez deux ashigarus sur deux cases d’un même secteur. Commencez simplement : la rizière et les petits travaux à côté.
first-namazu-rice = Activez maintenant les cases où vous vous tenez. La rizière donne du riz, que les ateliers transforment.
first-namazu-jobs = Activez aussi les petits travaux : ils rapportent un koban, la monnaie d’Edo.
first-namazu-quake = Le tour de chaque famille s’ouvre par un séisme : un cercle tourne et les cases s’alignent autrement. Au tour de l’autre famille, les campagnes ont tremblé et lui ont amené des brigands, dont sa force a pris le butin. Puis elle a placé ses hommes : votre ashigaru de la rizière la gênait, elle vous a payé un koban et l’a renvoyé chez lui. C’est de nouveau à vous, après votre propre séisme.
first-namazu-bamboo-stand = De nouveau deux cases d’un même secteur : la bambouseraie, et le bâtisseur dans son alignement. Le bâtisseur élève des bâtiments ; vous ne pouvez pas encore le payer.
first-namazu-bamboo = Activez la bambouseraie. Les cases que vous ne pouvez pas payer ne brillent pas ; touchez-en une, elle dit pourquoi.
first-namazu-butcher-stand = Cette fois, les brigands sont venus chez vous. Les vaincre a coûté 6 points de force, et ils ont laissé 4 kobans. Passons à un atelier : envoyez vos hommes chez le boucher et aux offrandes.
first-namazu-butcher = Activez le boucher : il prend votre riz et votre bambou et donne 2 viandes. Les ateliers transforment les ressources primaires en ce que coûtent les autels.
first-namazu-contract = Vous êtes le premier à payer ici : vous pouvez signer un contrat, et le boucher travaillera désormais pour vous sans salaire. Signez-le.
first-namazu-altar-stand = Encore des brigands : ils ont coûté 5 points de force et laissé du riz et de l’acier. Avec 1 acier et 2 viandes, on peut ériger un autel. Envoyez vos hommes à la mine et à la case Autel.
first-namazu-ore = D’abord la mine : elle donne du minerai.
first-namazu-altar = Activez maintenant la case Autel : c’est là que l’on érige des autels.
first-namazu-erect = Vos ressources suffisent pour l’un des quatre autels : le Torii, pour 1 acier et 2 viandes. Érigez-le. Les autels rapportent des points, et plus vous en avez d’identiques, plus ils valent.
first-namazu-offering-stand = Un autel veut des offrandes. Placez-vous aux offrandes, et chez l’équarrisseur à côté.
first-namazu-knacker = Activez l’équarrisseur : contre du riz et du minerai, il donne 2 os.
first-namazu-refuse = Lui aussi propose un contrat. Les contrats sont rares : refusez celui-ci.
first-namazu-offerings = Activez maintenant les offrandes : vous pouvez déposer des ressources sur votre autel.
first-namazu-offer = Offrez un os. Il marque un point et apaise un peu Namazu.
first-namazu-end = Vous savez comment fonctionne Edo : les ressources des campagnes, celles des ateliers, les autels qu’elles paient, et les offrandes sur les autels. Les offrandes de toutes les familles calment Namazu ; quand il est calmé, la partie s’arrête et le plus de points l’emporte. Le repos rend de la force ; au tournoi, on se dispute des points. Vos réserves sont ici. Bonne chance !
