# Ce que disent les avis et les courriels : le serveur les écrit.

notice-move = C’est à vous de jouer.
notice-answer = On vous demande de pouvoir reprendre un coup.
notice-seat = Une place vous est réservée.
notice-start = Tout le monde est là : vous pouvez commencer la partie.
notice-test = Voilà comment nous vous préviendrons qu’une table vous attend.
notice-mail = { $text }

    { $link }

    Vous recevez ce message parce que vous avez demandé un avis quand une table vous attend. Pour ne plus en recevoir :
    { $stop }
notice-confirm-subject = Cette adresse est-elle la vôtre ?
notice-confirm-mail = Quelqu’un, sans doute vous, souhaite recevoir à cette adresse un avis quand une table l’attend. Si c’est bien vous, ouvrez ce lien dans les vingt-quatre heures et confirmez :

    { $link }

    Si ce n’est pas vous, ne faites rien : aucun autre message ne viendra.
notice-problem = { $why ->
    [address] Cette adresse ne peut pas être jointe.
    [port] Seuls les ports 80, 443 et ceux à partir de 1024 sont permis.
    [private] Cette adresse n’est pas sur l’internet public, et ce serveur n’y va pas.
    [name] Ce serveur ne trouve aucune machine du nom de { $detail }.
    [refused] Il y a bien une machine à cette adresse, mais rien n’y reçoit d’avis.
    [silent] Aucune réponse n’est venue à temps.
    [certificate] La connexion n’est pas sûre : { $detail }.
    [broken] La connexion s’est rompue, ou ce qui répond là n’est pas un serveur web.
    [answer] La réponse a été : { $detail }.
    [ended] Ce navigateur n’accepte plus d’avis d’ici ; il est retiré de la liste.
    [mail] Le serveur de courriel ne répond pas. Réessayez plus tard.
    [busy] Ce serveur cherche encore d’autres adresses que vous avez données. Réessayez dans un instant.
    [often] Beaucoup d’avis partent en ce moment vers cette adresse. Réessayez dans quelques minutes.
   *[other] { $detail }
}
signin-mail-subject = Votre lien pour vous identifier
signin-mail = Un lien de ce message vous identifie sur l’appareil où vous l’ouvrez. Il sert une fois, pendant un quart d’heure :

    { $links }

    Si vous ne l’avez pas demandé, ne faites rien : sans le lien, personne n’entre.
