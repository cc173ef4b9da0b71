### The table's frame, the end of a game, and who one is.

## Other addresses

no-page = There is no such page
no-page-text = The address may be mistyped, or what was here is gone.

## The same person on another device

link = Link
device-title = Another device
device-about = Make a secret link and open it on your phone or another computer: you keep your name and your games there.
device-make = Make a link
device-secret = This link is a key to your games: show it to nobody. A new link ends the older ones.
device-ask = This link carries a name and its games to this device.
device-claim = Play here with that name
device-done = You are { $name } on this device now.
device-once = It works once, within a day.
signout-title = Signed in elsewhere?
signout-about = Sign your name out on all other devices and browsers, for instance if a link fell into the wrong hands. Here you stay signed in.
signout-do = Sign out everywhere else
signout-done = All other devices are signed out.
kept-result = How it ended
kept-none = No result is kept of this table.
kept-log = Download the log
device-how = Make the link on the device where you have played: press your name in the lobby.

## What decided a tie

tie-shared = Equal in everything that counts: the victory is shared.
tie-tongiaki-islands = Level on points; islands decide: { $ahead } against { $behind }.
tie-tongiaki-boats = Level on points and islands; fewer boats decide: { $ahead } against { $behind }.
tie-namazu-belongings = Level on points: goods and Kobans decide, { $ahead } against { $behind }.

## The log

log-who = { $you ->
    [yes] You
   *[no] { $name }
}
log-more = Earlier
log-show = Show on the board

## Seats

## Sharing

share = Share
