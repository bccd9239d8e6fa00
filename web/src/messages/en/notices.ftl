# Telling a player that it is their turn.
notices-title = Tell me when it is my turn
notices-about = { $after ->
    [0] You get one message when it is your turn, and the next only when something else is asked of you.
    [one] You get one message when the others have waited for you for a minute, and the next only when something else is asked of you.
   *[other] You get one message when the others have waited for you for { $after } minutes, and the next only when something else is asked of you.
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
notices-feed-about = Or follow a feed (Atom) of your own in any reader: what you are asked for, and disputes about your orders. Its address opens nothing else, and is told once.
notices-feed = Make the address of my feed
notices-feed-anew = Make another address
notices-feed-stop = No feed any more
notices-feed-name = the feed
