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
notice-forbidden-address = This is not an address that can be reached.
notice-forbidden-port = Only ports 80, 443 and those from 1024 on are allowed.
notice-forbidden-private = This address is not on the public internet, and this server does not go there.
signin-mail-subject = Your link to sign in
signin-mail = A link from this mail signs you in on the device on which you open it. It works once, within a quarter of an hour:

    { $links }

    If you did not ask for it, do nothing: without the link nobody gets in.
