# The book of an engagement: log, time, rewinds, checks, seats, trouble.

chronicle-chained = The log is chained: each line holds the fingerprint of the one before. The receipt of this moment, to keep or to compare:
chronicle-receipt = Receipt
chronicle-check = Check the log
chronicle-download = Download the log
chronicle-check-file = Check a file…
chronicle-audit-desk = Audit desk
chronicle-rewind-open = Rewind…
chronicle-whole = ✓ The log is whole.
chronicle-records = Lines
chronicle-batches = Orders
chronicle-sealed = Sealed rolls and draws
chronicle-thrown = Thrown rolls
chronicle-witnessed = of these witnessed
chronicle-broken = ✗ Not whole.
chronicle-broken-at = ✗ Not whole: line { $seq }.
chronicle-to-campaigns = To the campaigns
chronicle-past = You look at the past
chronicle-past-at = line { $seq }, { $moment }. Orders wait until you are back.
chronicle-rewind-here = Rewind to here…
chronicle-back = Back to now
chronicle-turn = { $turn ->
    [0] Before the first turn
   *[other] Turn { $turn }
}
chronicle-see = See the state after line { $seq }
chronicle-undone = Undone:
chronicle-veiled = Something that you may not see.
chronicle-proof = How it fell, and the proof of it
chronicle-prove = Prove line { $seq }
chronicle-meanwhile = Meanwhile:
chronicle-again = Give the order again
chronicle-understood = Understood
chronicle-dice-ask = Ask
chronicle-dice-sealed = Sealed
chronicle-dice-thrown = We throw
chronicle-all = All campaigns
chronicle-own-pack = Our own pack
chronicle-dice = Dice
chronicle-desk = Desk
chronicle-header-more = More
chronicle-live = live
chronicle-connecting = connecting…
chronicle-lost = Connection lost; trying again in { $seconds } s.
chronicle-try = Try now
chronicle-start = Start of turn { $turn }
chronicle-looked-at = Line { $seq }, which you look at
chronicle-rewind = Rewind
chronicle-rewind-nowhere = There is no earlier turn to go back to. Choose a place with the time slider first.
chronicle-rewind-what = Play goes on from an earlier place. What came after it stays in the log, greyed out; dice that fell stay fallen and are not used again.
chronicle-rewind-to = Back to
chronicle-rewind-choice = { $name } (line { $seq })
chronicle-rewind-greys = What will be greyed out
chronicle-rewind-count = Greyed out: <strong>{ COUNT($lines, "line", "lines") }</strong> of <strong>{ COUNT($batches, "order", "orders") }</strong>
chronicle-rewind-lines = Lines that will be greyed out
chronicle-looking = Looking…
chronicle-rewind-reason = Reason, for everybody to read
chronicle-rewind-example = We forgot the barricade
chronicle-leave = Leave it
chronicle-renew-sure = Make a new link for { $name }? The old one stops working at once.
chronicle-renew-own = Make this link mine
chronicle-renew-own-sure = Make a new link for { $name }? The one that you were given opens nothing any more, also for whoever gave it to you. This browser keeps the new one.
chronicle-blind = { $over ->
    [true] The organiser was blind from line { $since } on, until the campaign was closed: they read what everybody may read.
   *[other] The organiser is blind since line { $since }: until the campaign is closed they read what everybody may read.
}
chronicle-blind-as = { $over ->
    [true] The organiser was blind from line { $since } on, until the campaign was closed: they read what { $seat } may read.
   *[other] The organiser is blind since line { $since }: until the campaign is closed they read what { $seat } may read.
}
chronicle-seats-about = Who holds a link sits at that seat. Give each player their own, and keep the organiser's.
chronicle-organiser = Organiser
chronicle-the-organiser = the organiser
chronicle-sit = Play here
chronicle-renew = New link
chronicle-renew-for = New link for { $name }
chronicle-typed = An order as text
chronicle-give = Give
chronicle-yours = Yours
chronicle-why-not = What you may not do now, and why
chronicle-no-orders = You have no order to give now.
chronicle-jump-board = Board
chronicle-jump-map = Map
chronicle-jump-hand = Hand
chronicle-jump-figures = Figures
chronicle-jump-army = Army
chronicle-jump-briefing = Briefing
chronicle-jump-may = Orders
chronicle-jump-log = Log
chronicle-is-past = This is the past
chronicle-orders-now = Orders are given now: go back to now first.
chronicle-pass = Pass when I have nothing to decide
chronicle-pass-about = In the whole campaign, where one order alone is legal. Dice are always left to you.
chronicle-pass-signed = The house gets a device of its own to sign it in your name.
chronicle-refused = The rules say no
chronicle-take-back = Take back: { $order }
chronicle-take-back-further = { $orders ->
    [one] One order before it
   *[other] { $orders } orders before it
}
chronicle-take-back-to = Take back everything of yours from here: { $order }
chronicle-take-back-none = There is nothing to take back
chronicle-take-back-until = You can take back what you ordered up to the last roll, card or secret that came to light, as long as nobody has built on it. Further back only a rewind leads: ask for one at the audit desk.
chronicle-came-first = Something else came first
chronicle-broke = Something broke in this page
chronicle-witness = { $witness ->
    [nobody] unwitnessed
    [confirmed] witnessed
   *[contested] contested
}
chronicle-dispute = Dispute this line
chronicle-dispute-line = Dispute line { $seq }
chronicle-rewind-only = What goes back
chronicle-rewind-everything = Everything
chronicle-rewind-table = Only { $title }; the others keep what they did
chronicle-rewind-whose = { $orders ->
    [one] { $name }: one order
   *[other] { $name }: { $orders } orders
}
chronicle-rewind-again = { $lines ->
    [one] One abandoned line counts again.
   *[other] { $lines } abandoned lines count again.
}
chronicle-rewind-kept = { $orders ->
    [one] One order of another table follows again as it was.
   *[other] { $orders } orders of other tables follow again as they were.
}
chronicle-rewind-lost = { $orders ->
    [one] One order of another table cannot be kept, because it came out of what goes back:
   *[other] { $orders } orders of other tables cannot be kept, because they came out of what goes back:
}
chronicle-rewind-lost-of = { $orders ->
    [one] { $title }: one order
   *[other] { $title }: { $orders } orders
}
chronicle-rewind-ask = Ask them
chronicle-rewind-asked = They are asked on their pages. Play can go back as soon as they agree.
chronicle-rules-same = { $count ->
    [one] The server decided one order once more, with the dice that fell: it comes to what the log says.
   *[other] The server decided { $count } orders once more, with the dice that fell: each comes to what the log says.
}
chronicle-rules-differ = ✗ The server decided every order once more: line { $seq } does not follow from the dice and the rules.
chronicle-rules-other = { $count ->
    [one] One order was played by an earlier version of the rules ({ $rules }) and comes to something else today. It is not judged.
   *[other] { $count } orders were played by an earlier version of the rules ({ $rules }) and come to something else today. They are not judged.
}
chronicle-rules-word = Hashes and dice were computed by this page. What follows from them is the server’s word; the organiser’s copy and “wapenrol verify” check that too.
chronicle-rewind-campaign = The campaign as a whole
chronicle-rewind-touches = It touches:
chronicle-rewind-touched = { $title }: { $count ->
    [one] 1 line
   *[other] { $count } lines
}
chronicle-change-order = Change this order…
chronicle-change-order-line = Change the order of line { $seq }
