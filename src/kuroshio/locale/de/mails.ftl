# Was Benachrichtigungen und Mails sagen: Der Server schreibt sie.

notice-move = Du bist am Zug.
notice-answer = Jemand möchte einen Zug zurücknehmen.
notice-seat = Ein Platz ist für dich reserviert.
notice-start = Alle sind da: Du kannst die Partie starten.
notice-test = So erfährst du, dass ein Tisch auf dich wartet.
notice-mail = { $text }

    { $link }

    Du bekommst diese Mail, weil du erfahren wolltest, wenn ein Tisch auf dich wartet. So bekommst du keine weiteren:
    { $stop }
notice-confirm-subject = Ist das deine Adresse?
notice-confirm-mail = Jemand, vermutlich du, möchte unter dieser Adresse erfahren, wenn ein Tisch wartet. Wenn du es warst, öffne diesen Link innerhalb eines Tages und bestätige:

    { $link }

    Wenn du es nicht warst, tu nichts: Es kommt keine weitere Mail.
notice-problem = { $why ->
    [address] Diese Adresse ist nicht zu erreichen.
    [port] Erlaubt sind nur die Ports 80, 443 und alle ab 1024.
    [private] Diese Adresse gehört nicht zum öffentlichen Internet, und dorthin geht dieser Server nicht.
    [name] Einen Rechner namens { $detail } findet dieser Server nicht.
    [refused] Unter dieser Adresse gibt es einen Rechner, aber nichts, was Benachrichtigungen annimmt.
    [silent] Die Gegenseite hat nicht rechtzeitig geantwortet.
    [certificate] Die Verbindung ist nicht sicher: { $detail }.
    [broken] Die Verbindung brach ab, oder was dort antwortet, ist kein Webserver.
    [answer] Die Gegenseite hat geantwortet: { $detail }.
    [ended] Dieser Browser nimmt von hier keine Benachrichtigungen mehr an und ist von der Liste genommen.
    [mail] Der Mailserver antwortet nicht. Bitte versuch es später noch einmal.
    [busy] Dieser Server sucht noch andere deiner Adressen. Bitte versuch es gleich noch einmal.
    [often] An diese Adresse gehen gerade sehr viele Benachrichtigungen. Bitte versuch es in ein paar Minuten noch einmal.
   *[other] { $detail }
}
signin-mail-subject = Dein Link zum Anmelden
signin-mail = Mit einem Link aus dieser Mail meldest du dich auf dem Gerät an, auf dem du ihn öffnest. Er gilt einmal, eine Viertelstunde lang:

    { $links }

    Wenn du ihn nicht wolltest, tu nichts: Ohne den Link kommt niemand hinein.
