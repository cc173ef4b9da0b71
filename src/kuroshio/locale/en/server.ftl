### What the server refuses, and why.

refused-bad-message = This message cannot be read ({ $detail }).
refused-bad-setup = Such a table is not possible: { $detail }
refused-bad-name = A name is made of characters that can be seen, at least one.
refused-bad-record = This record cannot be used: { $detail }
refused-no-identity = Choose a name first.
refused-not-seated = Only those who sit at the table can do that.
refused-not-yours = This seat is not yours.
refused-host-only = Only the host, { $name }, can do that.
refused-one-seat = You have a seat at this table. Only the host may take more, for people who share the device.
refused-been-here = You have sat at this game already, and know what others do not. Whoever has left it does not come back.
refused-sent-away = The host has sent you away from this table.
refused-seat-kept = Seat { $seat } is kept for { $name }.
refused-no-hints = Hints are not allowed at this table.
refused-bad-origin = Requests from other sites are not accepted.
refused-bad-link = This link does not lead to anybody: it was used already, is older than { $hours ->
    [one] an hour
   *[other] { $hours } hours
}, or a newer one has taken its place.
refused-at-the-table-only = While the game lasts, only those at the table can see this.
refused-no-table = There is no such table.
refused-no-review = This game has not been reviewed. Ask for it first.
refused-not-found = There is nothing here.
refused-not-allowed = That is not done this way.
refused-not-your-turn = It is not your turn.
refused-stale = The game has gone on in the meantime. Look again and decide anew.
refused-seat-taken = Seat { $seat } is taken.
refused-seat-empty = Nobody sits on seat { $seat } who could be sent away.
refused-colour-taken = Another seat has this colour. Choose one that is free.
refused-not-started = The game has not begun.
refused-started = The game has begun already.
refused-seats-open = { $count ->
    [one] One seat is still free.
   *[other] { $count } seats are still free.
}
refused-over = The game is over.
refused-not-over = The game is not over yet.
refused-illegal-move = “{ $move }” is not a move of this game.
refused-nothing-to-undo = There is nothing of yours to take back.
refused-no-undo-asked = Nobody wants to take anything back.
refused-not-away = You are playing yourself.
refused-not-absent = { $name } is here, or has not been gone for long.
refused-no-person = No other person sits on seat { $seat }.
refused-called = You have called a stand-in already.
refused-log-full = So much has happened at this table that only what brings the game to its end is possible now.
refused-no-nudge = There is nobody to remind now.
refused-nudged = They have been reminded already.
refused-moved = The table has just moved to another server. Try again.
refused-too-large = This is too large: { $size } at most.
refused-too-many = Too much at once. Try again { $wait }.
refused-internal = Something went wrong on the server. The table is as it was. (Number { $request }, if you report it.)
refused-compiling = { $game } is still being prepared. It will be ready soon.
refused-broken-table = This table’s log is damaged, so the table cannot be shown. Whoever runs this house has been told; other tables are not affected.
refused-earlier-rules = This table was played by earlier rules of the game. It can no longer be played or replayed here; what is kept of it is shown instead.
refused-store-down = The database cannot be reached. Nothing is lost; try again soon.
refused-stopping = The server is about to restart. Try again soon.
refused-banned = { $good ->
    [1] Whoever runs this house does not let you in.
   *[0] Whoever runs this house does not let you in { $time }.
}
refused-muted = { $good ->
    [1] Whoever runs this house has muted you.
   *[0] Whoever runs this house has muted you { $time }.
} You can play, but not write to others.
refused-closed = Whoever runs this house has closed this table.
refused-not-operator = This is for whoever runs this house, and the token is not theirs.
refused-daily-closed = This is today’s challenge. Its games are open to you after your own try.
refused-daily-today = The deal of the day is not given away until { $hours ->
    [one] an hour
   *[other] { $hours } hours
} after midnight (UTC), while late tries still count.
refused-people-only = The day’s challenge is for people.
refused-daily-no-undo = In the try that counts, what was revealed or answered cannot be taken back.
refused-running-game = You are still playing this game. It can be analysed when it is over.
refused-too-much-kept = From your network, { $size } of analyses and records can be added here in a day, and that is used up. You can still open, shorten and delete what is there. Try adding more { $wait }.
refused-too-much-logged = From your network, { $size } of moves and messages can be added here in a day, and that is used up. You can still look at all tables. Try playing on { $wait }.
refused-too-many-analyses = You have { $count } analyses, which is as many as anyone may keep. Delete one that you no longer need.
refused-too-many-studies = From your network, { $count } analyses are open with the engine beside them, and there may be no more at once. Close one of these pages and try again { $wait }.
refused-bad-address = { $detail ->
    [mail] This is not a mail address.
    [https] A browser’s push service has an address with https://.
    [port] Only ports 80, 443 and those from 1024 on are allowed.
    [private] This address is not on the public internet, and this server does not go there.
   *[other] This is not a web address: it would begin with https:// or http://, and name a computer.
}
refused-bad-ticket = This link has ended: it was used already, or is too old.
refused-too-many-ways = You are told in { $count } ways already. Remove one first.
refused-not-confirmed = This address is not confirmed yet: open the link in the mail first.
refused-no-mail = No mail could be sent from here.
refused-bad-passkey = This passkey is not known here, or it took too long. Try again.
refused-too-many-passkeys = You have { $count } passkeys already. Remove one first.
refused-no-passkeys = Under this address browsers make no passkeys: they need a domain name with https://, or localhost.

## Times and sizes within a refusal

in-seconds = in { $count ->
    [one] { $count } second
   *[other] { $count } seconds
}
in-minutes = in { $count ->
    [one] { $count } minute
   *[other] { $count } minutes
}
in-hours = in { $count ->
    [one] { $count } hour
   *[other] { $count } hours
}
in-days = in { $count ->
    [one] { $count } day
   *[other] { $count } days
}
for-seconds = for another { $count ->
    [one] { $count } second
   *[other] { $count } seconds
}
for-minutes = for another { $count ->
    [one] { $count } minute
   *[other] { $count } minutes
}
for-hours = for another { $count ->
    [one] { $count } hour
   *[other] { $count } hours
}
for-days = for another { $count ->
    [one] { $count } day
   *[other] { $count } days
}
size-kilobytes = { $count } kB
size-megabytes = { $count } MB
