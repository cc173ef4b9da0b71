### Le cadre de la table, la fin d’une partie, et qui l’on est.

## Autres adresses

no-page = Cette page n’existe pas
no-page-text = L’adresse est peut-être mal saisie, ou ce qui était là n’y est plus.

## La même personne sur un autre appareil

link = Lien
device-title = Un autre appareil
device-about = Créez un lien secret et ouvrez-le sur votre téléphone ou un autre ordinateur : vous y gardez votre nom et vos parties.
device-make = Créer un lien
device-secret = Ce lien est la clé de vos parties : ne le montrez à personne. Un nouveau lien annule les anciens.
device-ask = Ce lien apporte un nom et ses parties sur cet appareil.
device-claim = Jouer ici sous ce nom
device-done = Vous êtes maintenant { $name } sur cet appareil.
device-once = Il ne sert qu’une fois, dans les vingt-quatre heures.
signout-title = Une session ouverte ailleurs ?
signout-about = Déconnectez votre nom de tous les autres appareils et navigateurs, par exemple si un lien est tombé entre de mauvaises mains. Cet appareil-ci reste connecté.
signout-do = Se déconnecter partout ailleurs
signout-done = Tous les autres appareils sont déconnectés.
kept-result = Résultat
kept-none = Aucun résultat n’est conservé pour cette table.
kept-log = Télécharger le journal
device-how = Créez le lien sur l’appareil où vous avez joué : appuyez sur votre nom à l’accueil.

## Ce qui a départagé

tie-shared = Égalité sur tout ce qui compte : la victoire est partagée.
tie-tongiaki-islands = Égalité de points : le nombre d’îles décide, { $ahead } contre { $behind }.
tie-tongiaki-boats = Égalité de points et d’îles : le moins de bateaux l’emporte, { $ahead } contre { $behind }.
tie-namazu-belongings = Égalité de points : les ressources et les kobans décident, { $ahead } contre { $behind }.

## Le journal

log-who = { $you ->
    [yes] { $name } (vous)
   *[no] { $name }
}
log-more = Plus tôt
log-show = Montrer sur le plateau

## Les places

## Partager

share = Partager
