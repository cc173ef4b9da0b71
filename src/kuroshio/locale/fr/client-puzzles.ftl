### Problèmes.

puzzles-title = Problèmes : { $game }
puzzles-lead = Tirés de parties de robots forts. Un coup y est assurément le meilleur, et un matelot ne le voit pas.
puzzles-games = Les problèmes par jeu
puzzles-rating = Votre cote
puzzles-rating-value = { $rating } ± { $error }
puzzles-streak = D’affilée
puzzles-longest = Plus longue série
puzzles-solved = Résolus
puzzles-solved-value = { $solved } sur { $tried }
puzzles-theme = Thème
puzzles-theme-all = Tous ({ $count })
puzzles-theme-one = { $theme } ({ $count })
puzzles-daily = Problème du jour
puzzles-daily-of = Problème du jour, { $day }
puzzles-daily-solved = Le problème du jour est résolu.
puzzles-daily-missed = Le problème du jour vous a échappé.
puzzles-more = Autres problèmes
puzzles-ask = Quel est le meilleur coup ?
puzzles-again = Vous avez déjà répondu à ce problème. Il ne compte plus.
puzzles-right = C’est juste !
puzzles-wrong = Il y a mieux.
puzzles-loss = Ce coup fait perdre au moins { $loss }.
puzzles-answer = Votre réponse
puzzles-best = { $count ->
    [one] Solution
   *[other] Solutions équivalentes
}
puzzles-tempting = Un matelot joue
puzzles-why = Pourquoi la solution est meilleure
puzzles-change = Votre cote : { $rating } ({ $change }). Celle du problème : { $puzzle }.
puzzles-same = Votre cote reste à { $rating }. Celle du problème : { $puzzle }.
puzzles-next = Problème suivant
puzzles-none = Ce jeu n’a pas encore de problèmes.
puzzles-all-done = Vous avez résolu tous les problèmes d’ici.

## De quoi il s’agit

puzzle-theme-fishing = Pêche à la ligne
puzzle-theme-nets = Pêche au filet
puzzle-theme-trap = Nasse
puzzle-theme-whirlpool = Tourbillon
puzzle-theme-rocks = Rochers sacrés
puzzle-theme-dock-cards = Cartes Ponton
puzzle-theme-dock-slots = Pontons
puzzle-theme-panoramas = Panoramas
puzzle-theme-home = Retour au port
puzzle-theme-set-up = Premiers bateaux
puzzle-theme-tiles = Pose des tuiles
puzzle-theme-landing = Débarquement
puzzle-theme-boats = Ajout de bateaux
puzzle-theme-voyages = Départ en mer
puzzle-theme-chain-reaction = Réaction en chaîne
puzzle-theme-royal-island = Île royale
puzzle-theme-resettling = Nouvelle colonisation
puzzle-theme-brigands = Brigands
puzzle-theme-ashigarus = Placement des ashigarus
puzzle-theme-tournament = Tournoi
puzzle-theme-goods = Ressources
puzzle-theme-offerings = Offrandes
puzzle-theme-altars = Autels
puzzle-theme-buildings = Bâtiments et contrats
puzzle-theme-yakuza = Cartes Yakuza
puzzle-theme-market = Marché noir
