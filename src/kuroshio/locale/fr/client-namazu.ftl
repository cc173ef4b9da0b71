### Le plateau de Namazu

client-namazu-board = Edo : { $rings } cercles de { $cells } cases
client-namazu-sector = Secteur { $sector }
client-namazu-sector-before = Secteur précédent
client-namazu-sector-after = Secteur suivant
client-namazu-blocked = case bloquée
client-namazu-free = gratuit
client-namazu-pact = pacte
client-namazu-quake = Séisme
client-namazu-round = Manche { $round }
client-namazu-appeasement = Offrandes : { $now } sur { $limit }
client-namazu-cards-left = Cartes Yakuza restantes
client-namazu-brigands-left = Bandes restant dans le sac
client-namazu-altars = Autels à ériger
client-namazu-altars-own = Autels
client-namazu-lacks = manque
client-namazu-with-gold = avec
client-namazu-standing-sector = Choisissez deux cases d’un même secteur : l’une, puis l’autre.
client-namazu-standing-neighbours = Choisissez deux cases d’un même secteur, ou contiguës sur un cercle.
client-namazu-standing-anywhere = Choisissez deux cases, où qu’elles soient.
client-namazu-standing-one = Choisissez une case.
client-namazu-standing-other = { $cell }, et quelle autre case ?
client-namazu-choose-altar = Choisissez un des autels à ériger.
client-namazu-improvements = Améliorations
client-namazu-improvement = amélioration
client-namazu-third = Troisième ashigaru
client-namazu-card = Carte Yakuza
client-namazu-cards = Cartes Yakuza
client-namazu-force = Force { $force }
client-namazu-shield = Bouclier { $shield }
client-namazu-of = vous avez { $have }
client-namazu-brigands-beaten = Bandes vaincues
client-namazu-wins = Tournois gagnés
client-namazu-houses = Bâtiments
client-namazu-sign-about = Vos prochaines visites ici ne vous coûteront plus rien.
client-namazu-sell = Vendre : combien ?
client-namazu-buy = Acheter, un article de chaque sorte :
client-namazu-no-card = Aucune de vos cartes ne convient ici. La question est posée pour que personne ne devine votre main.
client-namazu-contracts = Contrats
client-namazu-give = Donner
client-namazu-get = Prendre
client-namazu-pick-goods = Choisissez des ressources.
client-namazu-put-back = Remettre
client-namazu-not-now = Pas maintenant
client-namazu-more = { $altars ->
    [one] { $altars } autel
   *[other] { $altars } autels
}, { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
}, améliorations…
