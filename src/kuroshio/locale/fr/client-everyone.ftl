### Clavier, lecteur d’écran, taille du texte, la page sans réseau.

skip = Aller au contenu
moves-title = { $count ->
    [0] Coups : aucun pour l’instant
    [one] Un coup
   *[other] { $count } coups
}
moves-show = Coups en liste
moves-confirm = Choisi : { $move }. Appuyez encore une fois pour le jouer.
words-title = La table en mots
words-loading = Description de la table…
words-trouble = La table ne peut pas être décrite pour le moment.
text-size = Taille du texte
text-size-value = { $percent } %
keys-title = Touches
keys-about = Tab passe d’un élément au suivant, Entrée ou Espace l’actionne.
keys-single = Touches d’une seule lettre ou d’un chiffre
key-digits = choisir une cible lumineuse ou un bouton
key-enter = jouer ce qui est choisi
key-escape = annuler le choix, fermer un volet
key-arrows = monter et descendre dans la liste des coups
key-m = afficher ou masquer la liste des coups
key-t = afficher ou masquer la table en mots
key-u = reprendre le dernier coup
key-h = le conseil du capitaine
key-l = journal
key-c = discussion
key-k = cette liste
key-name-digits = 1 … 9, 0
key-name-enter = Entrée
key-name-escape = Échap
key-name-arrows = ↑ ↓
no-network = Pas de connexion
no-network-text = Impossible de joindre Kuroshio : cet appareil n’a pas de réseau en ce moment, ou le serveur est arrêté. Aucune partie n’est perdue : la vôtre reprendra où elle en était.
no-network-again = Réessayer
key-help = expliquer ce que vous choisissez ensuite
own-side = Votre côté
