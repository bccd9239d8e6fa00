# The audit desk: disputes, witnesses, consent, house rules, receipts, the search for rolls.

desk-title = The audit desk
desk-tab-timelines = Timelines
desk-tab-disputes = Disputes
desk-tab-witness = Witnesses
desk-tab-rolls = Find rolls
desk-tab-dice = Dice
desk-tab-consent = Consent
desk-tab-amend = Put right
desk-tab-rules = House rules
desk-tab-receipts = Receipts
desk-tab-count = { $name } ({ $count })
desk-organiser = Organiser
desk-the-organiser = the organiser
desk-the-rules = the rules
desk-looking = Looking…
desk-look = Look at it
desk-more = and { $count } more
desk-reason = Reason, for everybody to read
desk-line = line { $seq }
desk-now = Now
desk-then = Then
desk-before = Before
desk-after = After

desk-closed = This campaign is closed: it can be read and checked, and nothing is added to it.
desk-closed-full = Download the full log, for everybody to check
desk-dispute-open = Dispute { $number } is open:
desk-play-waits = Play waits for the ruling.
desk-play-goes-on = Play goes on meanwhile.
desk-dispute = Dispute { $number }
desk-dispute-it = Dispute it…
desk-is-open = open
desk-on-line = { $name }, about line { $seq }:
desk-disputes-about = Whoever doubts a line of the log disputes it with a sentence. What happened gathers itself, everybody says what they saw, and the organiser rules. Nothing of it is ever undone.
desk-disputes-all = All disputes
desk-disputes-none = Nobody has disputed anything.
desk-raised = { $name } disputes line { $seq }:
desk-raise-title = Dispute line { $seq }
desk-raise-about = Everybody reads it. The organiser rules; until then the dispute is open, and the campaign cannot be closed.
desk-raise-text = What is wrong with it, in a sentence
desk-raise-example = That die was cocked
desk-raise = Dispute it
desk-evidence = The evidence
desk-proof = The proof of line { $seq }
desk-board-before = The board before
desk-board-after = The board after
desk-said = What is said of it
desk-said-nothing = Nobody has said anything yet.
desk-state-text = Your case, in a sentence
desk-state = Say it
desk-ruling = The ruling
desk-ruled-by = Ruled by the organiser, line { $seq }.
desk-rule = Rule it
desk-rule-how = How?
desk-ruling-word = { $word ->
    [stands] It stands as it is
    [struck] The order is struck: it was never given
    [thrown_again] The roll is thrown again
    [replaced] Another order stands in its place
   *[rewound] Everything goes back to before it
}
desk-rule-order = The order, as people type it
desk-rule-look = Look what would become of it
desk-rule-give = Give this ruling
desk-greyed = Greyed out: { $lines } lines, { $orders } orders.
desk-greyed-lines = Lines that will be greyed out

desk-verdict = { $verdict ->
    [unchanged] unchanged
    [new_result] same order, new result
    [needs_roll] needs a new roll
    [depends] hangs on a new roll
   *[refused] now refused
}
desk-verdict-count = { $verdict ->
    [unchanged] { $count } × unchanged
    [new_result] { $count } × same order, new result
    [needs_roll] { $count } × needs a new roll
    [depends] { $count } × hangs on a new roll
   *[refused] { $count } × now refused
}
desk-an-order = an order
desk-faces-of = Faces of { $dice }; leave it empty to open a new envelope
desk-what-changes = What changes
desk-no-later = No order came after it.
desk-leave-out = Leave out the { $count } that could not be given any more
desk-look-again = Look again with these faces

desk-thrown = { $name } typed { $faces }:
desk-did-you-see = Is it what you saw?
desk-confirm = Yes, so it fell
desk-confirm-of = Yes, line { $seq } is what I saw
desk-contest = No…
desk-contest-of = No, line { $seq } is not what I saw…
desk-not-seen = I did not look
desk-contest-title = Contest line { $seq }
desk-contest-faces = The faces that you saw, if you know them
desk-contest-note = A word with it, for everybody to read
desk-contest-send = I contest it
desk-witness-about = Dice that were thrown at the table: nobody can prove how they fell but those who saw it. What nobody witnessed is marked in the log for ever.
desk-witness-none = Nothing waits for your word.
desk-unwitnessed = { $count ->
    [0] Every thrown roll was confirmed or contested by somebody.
    [one] One thrown roll was witnessed by nobody.
   *[other] { $count } thrown rolls were witnessed by nobody.
}
desk-entered = Thrown at the table, typed by { $name }.
desk-witness-word = { $word ->
    [confirms] { $name } confirms it.
   *[contests] { $name } contests it.
}
desk-saw = They saw { $faces }.
desk-nobody-saw = Nobody has witnessed it.
desk-thrown-by = { $name } has thrown { $dice } dice of { $sides } sides at the table.

desk-asked = May the head go back to line { $seq }?
desk-asked-only = Only { $table } goes back; the others keep what they did.
desk-until = Answers count until { $moment }.
desk-answer = Look and answer
desk-granted = They agree: the head may go back to line { $seq }.
desk-stands = { $stands ->
    [open] Answers are awaited.
    [granted] It is agreed.
   *[denied] It is refused.
}
desk-vote = { $vote ->
    [yes] { $name } agrees
    [no] { $name } refuses
   *[none] { $name } has not answered
}
desk-agree = I agree
desk-refuse = I refuse
desk-move-now = Move the head now
desk-consent-rule = { $rule ->
    [organiser] The organiser moves the head alone.
    [majority] More than half of those whose orders would be undone must agree to a rewind.
   *[all_affected] All whose orders would be undone must agree to a rewind.
}
desk-consent-none = Nothing is asked now.
desk-consent-past = Asked before: { $count }

desk-rules = What this table has agreed on
desk-rule-disputes = { $play ->
    [play_on] Play goes on while a dispute is open.
   *[pause] Play waits while a dispute is open, at the table that it is about.
}
desk-rule-hours = { $silence ->
    [refuses] There are { $hours } hours to answer; silence means no.
   *[agrees] There are { $hours } hours to answer; silence means yes.
}
desk-rules-change = Change the house rules
desk-rules-disputes = While a dispute is open
desk-rules-consent = Before a rewind
desk-rules-hours = Hours to answer
desk-rules-silence = Silence means
desk-rules-silence-word = { $silence ->
    [refuses] no
   *[agrees] yes
}
desk-rules-stricter = Who must agree can be made stricter, never looser: the players rely on it. Everybody reads the change.
desk-rules-set = Set these house rules
desk-close = Close the campaign
desk-close-about = Nothing is played or said any more; everything can still be read and checked.
desk-close-open = { $count ->
    [one] One dispute is open: rule it first.
   *[other] { $count } disputes are open: rule them first.
}
desk-close-publish = Everybody may have the full log, with every secret that was in it
desk-close-sure = I am sure; this cannot be undone
desk-close-now = Close it

desk-rewritten = History was rewritten
desk-rewritten-at = Line { $seq } is not the one that this browser was shown. Line { $held } still is: what was lost lies between them.
desk-rewritten-all = Line { $seq } is not the one that this browser was shown, and nothing older of it is left.
desk-rewritten-receipt = The receipt that proves it:
desk-rewritten-prove = All receipts, and a check by this page
desk-rewritten-accept = I know; go on with what is there now
desk-unknown-receipt = This browser was shown something of this campaign. Its last receipt:
desk-receipts-save = Save them as a file
desk-receipts-about = Each time that this browser sees the campaign it keeps a receipt of the newest line. Whoever changes anything before it, changes its fingerprint: with a receipt you can prove it, whoever did it.
desk-receipts-held = { $count ->
    [one] This browser keeps one receipt, of line { $last }.
   *[other] This browser keeps { $count } receipts, of lines { $first } to { $last }. The newest:
}
desk-receipts-none = This browser keeps no receipt of this campaign yet.
desk-receipts-check = Check the whole log against them, here
desk-receipts-checking = Computing every line anew…
desk-receipts-whole = { $count ->
    [one] ✓ The log is whole, and holds what the receipt says.
   *[other] ✓ The log is whole, and holds what all { $count } receipts say.
}
desk-receipts-broken = ✗ Line { $seq } is not what it should be.
desk-receipts-lost = Receipts of a history that is not there any more

desk-any = any
desk-roll-text = Words
desk-roll-by = Player
desk-roll-sides = Die
desk-roll-why = Purpose
desk-roll-clause = Clause
desk-roll-source = Source
desk-roll-source-word = { $source ->
    [sealed] sealed
   *[thrown] thrown at the table
}
desk-roll-witness = Seen by
desk-roll-witness-word = { $witness ->
    [nobody] nobody
    [confirmed] somebody who confirms it
   *[contested] somebody who contests it
}
desk-roll-piece = Figure or unit, by its id
desk-roll-scope = At the table
desk-roll-found = { $more ->
    [yes] The newest { $count } rolls.
   *[no] { $count ->
        [0] No such roll.
        [one] One roll.
       *[other] { $count } rolls.
    }
}
desk-roll-older = Older ones
desk-roll-list = What was found
desk-verify-file = Keep this page as a file: it checks logs without any server, for ever
desk-numbers = What was computed, and where each number comes from
desk-alike = Other rolls of this kind
desk-confirm-all = Confirm all { $count }
desk-confirmed = { $count ->
    [one] 1 roll was confirmed.
   *[other] { $count } rolls were confirmed.
}
