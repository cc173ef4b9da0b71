### Notices: being told that a table waits, and the page where that is set.

notices-lead = When a table waits for you and you have not looked at it for { $unit ->
    [minutes] { $count ->
        [one] { $count } minute
       *[other] { $count } minutes
    }
   *[seconds] { $count ->
        [one] { $count } second
       *[other] { $count } seconds
    }
}, you can be told: once for each table, until you have looked at it. Nothing is on until you switch it on.
notices-device = This device
notices-device-about = The browser tells you, also when this page is closed.
notices-device-on = On for this device
notices-device-turn-on = Tell me on this device
notices-device-never = This browser cannot get notices while the page is closed. On an iPhone or iPad add the page to the home screen first, and open it from there.
notices-device-insecure = Browsers allow this only on pages with https:// in their address, or on the machine of the server itself (localhost).
notices-device-denied = This browser does not allow notices from this page. You can change that in its settings for this site.
notices-device-failed = The browser could not reach its push service: { $detail }
notices-mail = By mail
notices-mail-about = A link is sent to the address first; notices come there only after you have opened it. A confirmed address also signs you in, if this browser forgets you.
notices-mail-address = Mail address
notices-mail-add = Send the link
notices-mail-added = The link is on its way to { $address }. Open it on any device, and confirm the address there.
notices-mail-none = This house sends no mails.
notices-webhook = By webhook
notices-webhook-about = For a program of your own, or for the webhook of a chat such as Discord or Slack: a signed request for each notice.
notices-webhook-address = Address, beginning with https://
notices-webhook-add = Add
notices-webhook-added = { $address } is added. Whether notices come there can be tried above, under “What is on”.
notices-webhook-secret = With this secret your program can check that a request is ours. It is shown only now:
notices-on = What is on
notices-none = Nothing yet.
notices-kind-push = Browser
notices-kind-mail = Mail
notices-kind-webhook = Webhook
notices-state-asked = waits for you to open the link in the mail
notices-state-on = on
notices-state-off = switched off, because it failed ten times in a row; a notice that comes through switches it on again
notices-told = last notice { $when }
notices-try = Send me one now
notices-tried = Sent. It should be there in a moment.
notices-failed = It did not come through: { $problem }
notices-gone = This way was removed already.
notices-remove = Remove
notices-again = Send the link again
notices-sent-again = The link is on its way once more.
notices-this = this device
notices-quiet = Quiet hours
notices-quiet-about = During these hours you get no notices; if a table still waits afterwards, you are told then.
notices-quiet-from = From
notices-quiet-to = to
notices-quiet-zone = by the clock of { $zone }
notices-quiet-save = Keep
notices-quiet-off = No quiet hours
notices-quiet-saved = Kept.
notices-quiet-none = There are no quiet hours.
notices-confirm-title = Is this your address?
notices-confirm-after = The address is confirmed
notices-confirm-about = Press the button, and notices come to the address to which the link was sent.
notices-confirm-do = Yes, tell me there
notices-confirm-done = { $address } is confirmed: notices will come there.
notices-stop-title = No more mails?
notices-stop-after = No more mails
notices-stop-do = No more notices to this address
notices-stop-done = { $address } gets no more notices.
