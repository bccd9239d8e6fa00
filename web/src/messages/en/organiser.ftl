# The organiser's desk, and the page over all campaigns.

organiser-title = The organiser's desk
organiser-all = What each campaign waits for
organiser-looking = Looking…
organiser-waits = What is waited for
organiser-what-orders = orders for banners
organiser-what-muster = the end of mustering
organiser-what-retreat = a retreat
organiser-what-relief = word whether a relief is welcome
organiser-what-deployment = an army to set up
organiser-what-walls = walls to dig
organiser-what-home = a home to be chosen
organiser-what-renegade = word about a renegade
organiser-what-activation = an activation
organiser-what-turn = an order
organiser-what-decision = the game master's decision
organiser-what-proceed = somebody to let the rules go on
organiser-what-open_fight = somebody who opens the fight
organiser-what-close_fight = word to the map of how the fight has ended
organiser-waits-for = { $names }: { $what }
organiser-waits-anybody = Waits for { $what }; anybody at the table may do it.
organiser-waits-names = Waits for { WITHIN($names) }.
organiser-waits-names-since = Waits for { WITHIN($names) } since { $since }.
organiser-since = Owed since { $since }.
organiser-throw-waits = { $who } has thrown { $faces }. Everything waits until it is confirmed by another phone: { WITHIN($names) }.
organiser-waits-nobody = Nothing waits for anybody in particular.
organiser-fights = { $count ->
    [one] A fight waits to be opened.
   *[other] { $count } fights wait to be opened.
}
organiser-place = turn { $turn }, { $step }
organiser-you = It is your turn.
organiser-is-closed = The campaign is closed: it can be read and checked, and nothing is added to it.
organiser-is-paused = The campaign is paused.
organiser-is-over = It has been decided.
organiser-last = Last move: { $at }
organiser-deadline-until = Until { $until }.
organiser-deadline-passed = The deadline has passed: { $until }.
organiser-deadline-set = Set a deadline
organiser-deadline-other = Another deadline
organiser-deadline-lift = Lift the deadline
organiser-deadline-now = Set it
organiser-until = Until
organiser-warning = Remind before
organiser-warning-hours = { $hours ->
    [one] one hour
   *[other] { $hours } hours
}
organiser-minutes = { $minutes ->
    [one] one minute
   *[other] { $minutes } minutes
}
organiser-every-step = Every step waits { $span } from when it is owed; there is a reminder { $warning } before.
organiser-every-step-set = A deadline for every step
organiser-every-step-other = Another for every step
organiser-every-step-lift = Lift that of every step
organiser-every-step-about = Whatever is owed is owed until so long after it was owed first, in every fight and on the map, until you lift it. What is owed already counts from now. A deadline that you set for one step goes before it.
organiser-every-step-long = How long each waits
organiser-every-step-now = Set it for every step
organiser-note = A word with it, if you like
organiser-reason = Reason, for everybody to read
organiser-advance = Go on without them
organiser-proceed = Let the rules go on
organiser-advance-now = Go on
organiser-advance-orders = Banners without orders stay where they are. It stands in the log as your decision.
organiser-advance-muster = Whoever has not come musters nobody this turn. It stands in the log as your decision.
organiser-advance-retreat = The beaten leave by the first way that there is. It stands in the log as your decision.
organiser-advance-relief = Who comes to relieve the town is not welcome, and fights on their own account. It stands in the log as your decision.
organiser-advance-deployment = One piece after the other is set up as a bot would. It stands in the log as your decision, in their place.
organiser-advance-walls = The walls are left undug. It stands in the log as your decision, in their place.
organiser-advance-home = The first free home is theirs. It stands in the log as your decision.
organiser-advance-renegade = A renegade leaves the highest in rank; of them the first unit that costs least goes. It stands in the log as your decision.
organiser-advance-activation = Those who are ready are activated and do nothing. It stands in the log as your decision, in their place.
organiser-advance-turn = You pass for whoever has not come: they defend themselves and do nothing else. It stands in the log as your decision.
organiser-advance-decision = What the procedure has decided stands. It stands in the log as your decision.
organiser-advance-proceed = The rules go on by one step.
organiser-advance-open_fight = The fight must be opened first.
organiser-advance-close_fight = The map must hear first how it has ended.
organiser-at-desk = At the audit desk
organiser-disputes = { $count ->
    [0] No dispute is open
    [one] One dispute is open
   *[other] { $count } disputes are open
}
organiser-questions = { $count ->
    [0] Nobody is asked for consent
    [one] One question waits for consent
   *[other] { $count } questions wait for consent
}
organiser-silent = Not yet: { WITHIN($names) }; until { $until }
organiser-unwitnessed = { $count ->
    [0] Every thrown roll has a witness
    [one] One thrown roll has no witness
   *[other] { $count } thrown rolls have no witness
}
organiser-players = Players
organiser-show-link = Show the link
organiser-replace = Replace the link
organiser-replace-title = Somebody else plays { $name }
organiser-replace-about = A new link is made for { $name }. The old one opens nothing from that moment; everything that was played stays as it is, and that the key was replaced stands in the log.
organiser-replace-now = Make the new link
organiser-keep = Leave it
organiser-link-title = The link of { $name }
organiser-link-code = The link of { $name }, for a camera
organiser-link-about = Whoever has this link plays this seat. Give it to nobody else.
organiser-own = Organiser
organiser-own-replace-title = A new link for yourself
organiser-own-replace-about = If somebody else has seen your link, replace it. The old one opens nothing from that moment, on your other devices neither; the players keep theirs. This page goes on with the new one.
organiser-own-link-about = Keep this link now: whoever has it keeps the book, and without it only the host of this server can help you.
organiser-reminders = Reminders
organiser-reminders-about = When a deadline is near, and when it has passed, those who have yet to order are named in your channel. Never what they ordered; each reminder goes out once.
organiser-reminders-to = Reminders go to { $host }.
organiser-reminders-stop = Stop them
organiser-reminders-sent = Reminders so far
organiser-webhook = Address of a webhook, as Discord makes it
organiser-webhook-like = https://discord.com/api/webhooks/…
organiser-webhook-try = Try it and keep it
organiser-feed-private = There is no Atom feed: nobody sees this campaign without a link of their own, and feed readers bring none.
organiser-feed = Atom feed
organiser-feed-name = the feed
organiser-feed-about = for a feed reader: what has happened, as everybody may read it
organiser-reminder-near = Deadline { $deadline } is near:
organiser-reminder-passed = Deadline { $deadline } has passed:
organiser-reminder-noted = in the feed only
organiser-reminder-trying = on its way
organiser-reminder-waiting = not taken, tried again
organiser-reminder-sent = sent
organiser-reminder-unknown = may have arrived or not
organiser-reminder-failed = refused
organiser-pause = Pause
organiser-pause-now = Pause the campaign
organiser-resume = Resume
organiser-keeping = The book
organiser-size = { $records ->
    [one] One line, { $size }.
   *[other] { $shown } lines, { $size }.
}
organiser-export = Export
organiser-export-done = The log is in your downloads.
organiser-backup = Back up now
organiser-backup-done = { $records ->
    [one] One line is safe in { $file }, checked from first to last.
   *[other] { $records } lines are safe in { $file }, checked from first to last.
}
organiser-close = Close the campaign…
organiser-rules = House rules
organiser-rules-change = Change the house rules…
organiser-rules-disputes = While a dispute is open
organiser-rules-consent = Before a rewind
organiser-rules-hours = Hours to answer
organiser-rules-silence = Silence means
organiser-rules-silent = { $silence ->
    [agrees] yes
   *[refuses] no
}
organiser-rule-disputes = { $disputes ->
    [pause] Play waits while a dispute is open.
   *[play_on] Play goes on while a dispute is open.
}
organiser-rule-consent = { $consent ->
    [majority] More than half of those affected must agree to a rewind.
    [all_affected] All who are affected must agree to a rewind.
   *[organiser] The organiser rewinds alone.
}
organiser-rule-silence = { $silence ->
    [agrees] Whoever is silent for { $hours ->
    [one] 1 hour
   *[other] { $hours } hours
} has agreed.
   *[refuses] Whoever is silent for { $hours ->
    [one] 1 hour
   *[other] { $hours } hours
} has refused.
}
organiser-campaigns = All campaigns
organiser-lobby = To the lobby
organiser-search = Search by name
organiser-mine = Only those that I organise
organiser-found = { $count ->
    [one] One campaign
   *[other] { $count } campaigns
}
organiser-none = No campaign matches.
organiser-more = Show more
organiser-visible = Who may look without a key
organiser-visible-listed = Everybody, and it is listed
organiser-visible-unlisted = Whoever knows its address; it is in no list
organiser-visible-private = Nobody: only with a link of their own
organiser-visible-done = Done.
organiser-blind = I play along: hide from me what the others keep secret, until the campaign is closed
organiser-blind-as = I read as
organiser-blind-nobody = Nobody: I see what everybody may see
organiser-blind-about = Your pages, files and answers as organiser hide what other seats hold, write and are offered. You rule, rewind, set deadlines and amend without it; nobody's orders are given in their place. Everybody sees in the log since when. Nothing takes it back but closing the campaign, which opens everything.
organiser-blind-limits = It cannot bind whoever can read the server's data folder or its backups: there everything lies open. And you hand out the links: ask each player to renew theirs (Seats, “Make this link mine”), then only they have it.
organiser-blind-title = Playing along
organiser-blind-late = What you have seen so far, you have seen; the log will say from which line on you are blind.
organiser-blind-now = Be blind from here on
organiser-deputies = Deputies
organiser-deputies-about = A deputy does your work with a link of their own: rules, rewinds, sets right, opens fights, sets deadlines, makes links of seats anew. They name no deputies, do not say who may look, and do not close the campaign. They see what you see; while you are blind, what everybody sees. A line of the log says who of you acts.
organiser-deputy-name = What they are called
organiser-deputy-add = Name a deputy
organiser-deputy-link = New link
organiser-deputy-dismiss = Dismiss
organiser-deputy-fresh = The link for { $name }, told this once:
organiser-you-deputy = You are the organiser's deputy, { $name }.
organiser-deputies-device = In this campaign devices sign what you do. A deputy’s link, made with the device that signs for you, lets in the first browser that opens it; “New link” makes another.
organiser-deputy-device = { $device ->
    [joins] { $name } opens it with the device with which they will act: it lets in the first browser that opens it, and no other.
   *[elsewhere] This browser does not sign for you, so it cannot let another in: with this link { $name } can look, but do nothing. Press “New link” on the device that signs for you.
}
organiser-deputy-release = { $name } is a deputy no more. If a device of theirs was let in, release it under Seats; without their link it opens nothing.
