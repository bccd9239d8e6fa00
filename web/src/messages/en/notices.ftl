# Telling a player that it is their turn.
notices-title = Tell me when it is my turn
notices-about = { $after ->
    [one] You are written to when you have been waited for a minute: once, and again only when something else is asked of you.
   *[other] You are written to when you have been waited for { $after } minutes: once, and again only when something else is asked of you.
}
notices-to = You are told at { $to }.
notices-stop = Tell me no more
notices-newest-failed = The last message could not be delivered. Is the address still right?
notices-newest-unknown = Nobody knows whether the last message arrived.
notices-newest-waiting = The last message has not arrived yet; it is tried again.
notices-code = The code that was sent to { $address }
notices-confirm = Confirm
notices-address = The address of a webhook, such as a channel of Discord gives you
notices-address-mail = Your mail address, or that of a webhook, such as a channel of Discord gives you
notices-like = https://discord.com/api/webhooks/…
notices-like-mail = you@example.org
notices-try = Try it, and tell me there
