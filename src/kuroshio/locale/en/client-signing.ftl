### Signing in: devices, passkeys, and the way back to oneself.

devices-lead = Here you see where you are signed in, and make sure that you come back even if a browser forgets you.
passkeys = Passkeys
passkeys-about = A passkey is kept by your device, or by whatever keeps your passwords. With it you sign in again here on any device, without a password and without an account.
passkeys-make = Make a passkey
passkeys-none = You have none yet. If this browser forgets you, nobody can bring your games back to you.
passkeys-used = last used { $when }
passkeys-unused = never used so far
passkeys-made = made { $when }
passkeys-remove = Remove
passkeys-done = The passkey is made.
passkeys-impossible = Passkeys need a page with a domain name and https:// in its address, or localhost. Under this address browsers make none.
passkeys-not-here = This browser does not support passkeys.
passkeys-stopped = No passkey was made: it was cancelled, or this device has it already.
devices-mail = Your confirmed mail { $count ->
    [one] address signs you in, too:
   *[other] addresses sign you in, too:
}
devices-mail-none = An address that you confirm under “Notices” signs you in, too.
devices-list = Devices
devices-here = this device
devices-how = { $how ->
    [link] signed in by a link
    [passkey] signed in by a passkey
    [mail] signed in by mail
    [older] signed in long ago
   *[other] the name was chosen there
}
devices-seen = last here on { $when }
devices-end = Sign out there
devices-ended = Signed out there. Connections that were open have ended.
devices-end-here = Sign out here
devices-end-here-sure = { $back ->
    [yes] You can sign in here again with a passkey, by mail, or from another device. Sign out here?
   *[no] You have no passkey, no confirmed mail address and no other device: if you sign out here, nobody can bring you back. Sign out all the same?
}
devices-end-here-do = Yes, sign out here
devices-keep = No
signin = Sign in
signin-lead = You have played here before, and this browser does not know you.
signin-passkey = With a passkey
signin-passkey-stopped = The browser gave no passkey: it was cancelled, or this device keeps none for here.
signin-mail-title = By mail
signin-mail-about = If you have confirmed an address here, a link is sent to it. It works once, within a quarter of an hour.
signin-mail-send = Send the link
signin-mail-sent = If somebody here has confirmed this address, a mail is on its way.
signin-mail-ask = This link signs you in on this device.
signin-mail-do = Sign in on this device
signin-other = This browser is { $name } now. After you sign in it belongs to whom you sign in as. Nothing is merged: the tables and results of { $name } stay with { $name }.
signin-other-back = { $back ->
    [yes] You can come back to { $name } by a passkey, by mail or from another device.
   *[no] But { $name } has no passkey, no confirmed mail address and no other device: nobody could come back to { $name }. Make a passkey first if you want to.
}
signin-other-first = Devices and passkeys of { $name }
signin-done = You are { $name } on this device now.
signedout = This device was signed out
signedout-about = That was done from another device, or nobody has come under this name for so long that it was forgotten. Running games go on: sign in, and you are back at your tables.
signedout-lobby = To the lobby without signing in
