# What notices and mails say: the server writes them.

notice-move = It is your turn.
notice-answer = Somebody asks to take a move back.
notice-seat = A seat is kept for you.
notice-start = All are here: you can start the game.
notice-test = This is how you will be told that a table waits for you.
notice-mail = { $text }

    { $link }

    You get this mail because you asked to be told when a table waits for you. To get no more of them:
    { $stop }
notice-confirm-subject = Is this your address?
notice-confirm-mail = Somebody, most likely you, wants to be told at this address when a table waits for them. If it was you, open this link within a day and confirm it:

    { $link }

    If it was not you, do nothing: no other mail will come.
notice-problem = { $why ->
    [address] This is not an address that can be reached.
    [port] Only ports 80, 443 and those from 1024 on are allowed.
    [private] This address is not on the public internet, and this server does not go there.
    [name] There is no computer called { $detail }, as far as this server knows.
    [refused] There is a computer at this address, but nothing that takes notices.
    [silent] The other side did not answer in time.
    [certificate] The connection is not safe: { $detail }.
    [broken] The connection broke off, or what answered there is no web server.
    [answer] The other side answered: { $detail }.
    [ended] That browser takes no more notices from here, and is removed from the list.
    [mail] The mail server of this house does not answer. Please try again later.
    [busy] This server is still looking up other addresses of yours. Please try again in a moment.
    [often] Many notices go to this address just now. Please try again in a few minutes.
   *[other] { $detail }
}
signin-mail-subject = Your link to sign in
signin-mail = A link from this mail signs you in on the device on which you open it. It works once, within a quarter of an hour:

    { $links }

    If you did not ask for it, do nothing: without the link nobody gets in.
