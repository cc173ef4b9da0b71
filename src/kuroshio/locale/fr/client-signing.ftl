### S’identifier : appareils, clés d’accès, et comment se retrouver.

devices-lead = Vous voyez ici sur quels appareils votre nom est connecté, et comment revenir même si un navigateur vous oublie.
passkeys = Clés d’accès
passkeys-about = Une clé d’accès est gardée par votre appareil, ou par ce qui garde vos mots de passe. Avec elle, vous vous identifiez de nouveau ici sur n’importe quel appareil, sans mot de passe et sans compte.
passkeys-make = Créer une clé d’accès
passkeys-none = Vous n’en avez pas encore. Si ce navigateur vous oublie, personne ne pourra vous rendre vos parties.
passkeys-used = dernier usage { $when }
passkeys-unused = jamais utilisée
passkeys-made = créée { $when }
passkeys-remove = Supprimer
passkeys-done = La clé d’accès est créée.
passkeys-impossible = Les clés d’accès demandent une page avec un nom de domaine et https:// dans son adresse, ou localhost. À cette adresse, les navigateurs n’en créent pas.
passkeys-not-here = Ce navigateur ne prend pas en charge les clés d’accès.
passkeys-stopped = Aucune clé n’a été créée : l’opération a été annulée, ou cet appareil a déjà la clé.
devices-mail = { $count ->
    [one] Votre adresse confirmée vous identifie aussi :
   *[other] Vos adresses confirmées vous identifient aussi :
}
devices-mail-none = Une adresse que vous confirmez sous « Avis » vous identifie aussi.
devices-list = Appareils
devices-here = cet appareil
devices-how = { $how ->
    [link] connecté par un lien
    [passkey] connecté par une clé d’accès
    [mail] connecté par courriel
    [older] connecté depuis longtemps
   *[other] le nom y a été choisi
}
devices-seen = vu le { $when }
devices-end = Déconnecter
devices-ended = Cet appareil est déconnecté. Les connexions ouvertes ont pris fin.
devices-end-here = Se déconnecter ici
devices-end-here-sure = { $back ->
    [yes] Vous pourrez revenir avec une clé d’accès, par courriel ou depuis un autre appareil. Se déconnecter ici ?
   *[no] Vous n’avez ni clé d’accès, ni adresse confirmée, ni autre appareil : si vous vous déconnectez ici, personne ne pourra vous ramener. Se déconnecter quand même ?
}
devices-end-here-do = Oui, se déconnecter ici
devices-keep = Non
signin = S’identifier
signin-lead = Vous avez déjà joué ici, et ce navigateur ne vous connaît pas.
signin-passkey = Avec une clé d’accès
signin-passkey-stopped = Le navigateur n’a donné aucune clé d’accès : l’opération a été annulée, ou cet appareil n’en garde pas pour ce serveur.
signin-mail-title = Par courriel
signin-mail-about = Si vous avez confirmé une adresse ici, un lien y est envoyé. Il sert une fois, pendant un quart d’heure.
signin-mail-send = Envoyer le lien
signin-mail-sent = Si quelqu’un a confirmé cette adresse ici, un courriel est en route.
signin-mail-ask = Ce lien vous identifie sur cet appareil.
signin-mail-do = S’identifier sur cet appareil
signin-other = Ce navigateur est à { $name }. Après l’identification, il sera à la personne dont vous prenez le nom. Rien n’est fusionné : les tables et les résultats de { $name } restent à { $name }.
signin-other-back = { $back ->
    [yes] Vous pourrez revenir à { $name } par une clé d’accès, par courriel ou depuis un autre appareil.
   *[no] Mais { $name } n’a ni clé d’accès, ni adresse confirmée, ni autre appareil : personne ne pourrait y revenir. Créez d’abord une clé d’accès si vous y tenez.
}
signin-other-first = Appareils et clés d’accès de { $name }
signin-done = Sur cet appareil, vous êtes maintenant { $name }.
signedout = Cet appareil est déconnecté
signedout-about = Cela s’est fait depuis un autre appareil, ou personne n’est venu sous ce nom depuis si longtemps qu’il a été oublié. Les parties en cours continuent : identifiez-vous, et vous retrouvez vos tables.
signedout-lobby = À l’accueil, sans s’identifier
