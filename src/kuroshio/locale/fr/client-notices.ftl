### Les avis : être prévenu qu’une table attend, et la page où cela se règle.

notices-lead = Quand une table vous attend et que vous ne l’avez pas regardée depuis { $unit ->
    [minutes] { $count ->
        [one] { $count } minute
       *[other] { $count } minutes
    }
   *[seconds] { $count ->
        [one] { $count } seconde
       *[other] { $count } secondes
    }
}, nous pouvons vous prévenir : une seule fois par table, jusqu’à ce que vous l’ayez regardée. Rien n’est activé sans vous.
notices-device = Cet appareil
notices-device-about = Le navigateur vous prévient, même quand cette page est fermée.
notices-device-on = Activé sur cet appareil
notices-device-turn-on = Me prévenir sur cet appareil
notices-device-never = Ce navigateur ne peut rien recevoir quand la page est fermée. Sur un iPhone ou un iPad, ajoutez d’abord la page à l’écran d’accueil et ouvrez-la de là.
notices-device-insecure = Les navigateurs ne le permettent que sur une page en https://, ou sur la machine même du serveur (localhost).
notices-device-denied = Ce navigateur n’autorise pas les avis de cette page. Cela se change dans ses réglages pour ce site.
notices-device-failed = Le navigateur n’a pas pu joindre son service d’avis : { $detail }
notices-mail = Par courriel
notices-mail-about = Un lien est d’abord envoyé à l’adresse ; aucun avis n’y arrive avant que vous l’ayez ouvert. Une adresse confirmée permet aussi de vous identifier, si ce navigateur vous oublie.
notices-mail-address = Adresse électronique
notices-mail-add = Envoyer le lien
notices-mail-added = Le lien est en route vers { $address }. Ouvrez-le sur n’importe quel appareil et confirmez-y l’adresse.
notices-mail-none = Ce serveur n’envoie pas de courriels.
notices-webhook = Par webhook
notices-webhook-about = Pour un programme à vous, ou pour le webhook d’une messagerie comme Discord ou Slack : une requête signée pour chaque avis.
notices-webhook-address = Adresse, commençant par https://
notices-webhook-add = Ajouter
notices-webhook-added = { $address } est ajoutée. On peut essayer plus haut, sous « Ce qui est activé », si les avis y arrivent.
notices-webhook-secret = Avec ce secret, votre programme peut vérifier qu’une requête vient de nous. Il n’est montré que maintenant :
notices-on = Ce qui est activé
notices-none = Rien pour l’instant.
notices-kind-push = Navigateur
notices-kind-mail = Courriel
notices-kind-webhook = Webhook
notices-state-asked = attend que vous ouvriez le lien du courriel
notices-state-on = activé
notices-state-off = désactivé après dix échecs de suite ; un avis qui passe le réactive
notices-told = dernier avis { $when }
notices-try = M’en envoyer un maintenant
notices-tried = Envoyé. Il devrait arriver dans un instant.
notices-failed = Il n’est pas passé : { $problem }
notices-gone = Ce moyen est déjà supprimé.
notices-remove = Supprimer
notices-again = Renvoyer le lien
notices-sent-again = Le lien est de nouveau en route.
notices-this = cet appareil
notices-quiet = Heures calmes
notices-quiet-about = Pendant ces heures, aucun avis ne part ; si une table attend encore après, l’avis part à ce moment-là.
notices-quiet-from = De
notices-quiet-to = à
notices-quiet-zone = à l’heure de { $zone }
notices-quiet-save = Enregistrer
notices-quiet-off = Pas d’heures calmes
notices-quiet-saved = Enregistré.
notices-quiet-none = Il n’y a pas d’heures calmes.
notices-confirm-title = Cette adresse est-elle la vôtre ?
notices-confirm-after = L’adresse est confirmée
notices-confirm-about = Appuyez sur le bouton, et les avis arriveront à l’adresse où le lien a été envoyé.
notices-confirm-do = Oui, me prévenir là
notices-confirm-done = { $address } est confirmée : les avis y arriveront.
notices-stop-title = Plus de courriels ?
notices-stop-after = Plus de courriels
notices-stop-do = Plus d’avis à cette adresse
notices-stop-done = { $address } ne recevra plus d’avis.
