# The pages of the audit desk, and of the verifier.

audit-dropped = { $limit } or more: dropped
audit-gives-face = a { $face }
audit-gives-place = place { $place }
audit-repeats = Line { $seq } repeats what fell in line { $original }; the proof is that line’s.
audit-holds = Holds:
audit-fails = Does not hold:
audit-value-I = I
audit-value-X = X
audit-value-device = device
audit-value-ask = A
audit-value-givers = gave
audit-value-envelope = envelope
audit-value-seed = seed
audit-value-record = line
audit-value-nonce = nonce
audit-value-salt = salt
audit-value-P = P
audit-value-C = C
audit-computed = computed here
audit-record-says = line { $seq } says
audit-place = Place
audit-bytes = Bytes
audit-number = Number
audit-gives = Gives
audit-computed-by = Computed by this page with { $by }; the server was not asked. Anybody can do it again: the format is written down, and “Download the log” gives all that goes in.
audit-proof-proved = Proved: this follows from the seed that was sealed before, and from this order in its place. Only who can read the host’s folder could have foreseen it.
audit-proof-signed = Proved: this follows from the seed that was sealed before, and from what the sender of the order had fixed and signed. Whoever holds the secret of the house could have foreseen it, but not have put another order in its place.
audit-proof-shared = Proved: this follows from the seed that was sealed before, from what this order had fixed, and from what { $count ->
    [one] the device of { $names } gave
   *[other] the devices of { $names } gave
} to it then. To foresee it, the server and all of these would have had to work together.
audit-proof-unsigned = Proved: this follows from the seed that was sealed before, and from what this order fixed. Nobody signed the order: whoever holds the secret of the house could have foreseen the roll and chosen the order by it.
audit-proof-refuted = Refuted: what the log says does not follow from what was sealed.
audit-proof-hidden = What fell is hidden from you; its envelope is counted.
audit-thrown-witnessed = Thrown at the table: { $by } typed the faces, and { $witness } witnessed them. More cannot be proved.
audit-thrown-unwitnessed = Thrown at the table: { WITHIN($by) } typed the faces. How they fell, only those can say who saw it.
audit-step-seal = The envelope was sealed before
audit-formula-seal = SHA-256("seal" ‖ seed)
audit-step-place = The order has its one place in the chain
audit-formula-place = P = hash of the line before the order
audit-step-order = Intent and nonce were fixed before it was opened
audit-formula-order = C = SHA-256(salt ‖ canonical order)
audit-formula-order_hidden = C = commitment of the order (hidden from you)
audit-step-intent = What the sender wanted was fixed before it was opened
audit-formula-intent = I = SHA-256("chronicle/2 intent" ‖ 0 ‖ canonical intent)
audit-formula-intent_hidden = I = the intent’s hash (the order is hidden from you)
audit-step-signed = A device of the sender signed that
audit-formula-signed = Ed25519 over "chronicle/2 order" ‖ 0 ‖ I
audit-step-linked = Others were asked for it, and their devices signed what they gave
audit-formula-linked = A = SHA-256("chronicle/2 ask" ‖ 0 ‖ P ‖ I ‖ envelope); Ed25519 over "chronicle/2 given" ‖ 0 ‖ A ‖ link
audit-step-given = What the others gave
audit-formula-given = X = SHA-256("chronicle/2 shared" ‖ 0 ‖ …); zeros where nobody gave
audit-formula-bytes_intent = HMAC-SHA256(seed, I ‖ X ‖ k), k = 0, 1, …
audit-step-bytes = { $blocks ->
    [one] The bytes in it
   *[other] The bytes in it, { $blocks } blocks
}
audit-formula-bytes = HMAC-SHA256(seed, P ‖ C ‖ k), k = 0, 1, …
audit-step-faces = The faces that they give
audit-formula-faces = 1 + byte mod { $of }, dropping bytes that would favour a face
audit-step-card = The card that they point at
audit-formula-card = number mod { $of }, a place in the pile counted from 0
audit-step-record = The line is the one in the chain
audit-formula-record = SHA-256(canonical line, with the payload as SHA-256(salt ‖ canonical payload))
audit-dice-by-all = All dice
audit-dice-by-player = By player
audit-dice-by-player_thrown = By player, thrown only
audit-dice-by-purpose = By purpose
audit-dice-by-source = Sealed and thrown
audit-all-dice = All { $dice }
audit-dice-from = { $source ->
    [thrown] Thrown { $dice }
   *[other] Sealed { $dice }
}
audit-rolls-sealed = Rolls from sealed envelopes
audit-rolls-thrown = Rolls thrown at the table
audit-witnessed = of these witnessed
audit-contested = of these contested
audit-show = Show
audit-count-dice = { $count ->
    [one] 1 die
   *[other] { $count } dice
}
audit-mean = Mean { $mean }; fair dice tend to { $expected }, nearly always between { $low } and { $high }.
audit-no-dice = No such dice have fallen.
audit-can-say = What this can say, and what it cannot
audit-counting = Counting…
audit-moved = moved: { $from } → { $to }
audit-off-board = off the board
audit-appeared-at = appeared at { $hex }
audit-appeared = appeared
audit-gone-from = is gone from { $hex }
audit-gone = is gone
audit-changed = changed: { $what }
audit-on-board = On the board
audit-otherwise-count = Everything that reads otherwise: { $count }
audit-otherwise = Everything that reads otherwise
audit-what = What
audit-face = { $face }: { $seen } (fair: { $low } to { $high })
audit-faces = How often each face fell. { $words }
audit-timelines-right = Timelines; time runs to the right
audit-begins = The campaign begins
audit-taken-back = An order is taken back
audit-rewound = Rewound
audit-redone = Taken up again
audit-only-rewound = Only { $scope } was rewound
audit-one-engagement = one engagement
audit-corrected = An earlier order corrected
audit-turn-end = End of turn { $turn }, line { $seq }
audit-now = Now, line { $seq }
audit-abandoned = An abandoned end, line { $seq }
audit-not-utf8 = This file holds bytes that are no text (UTF-8). A log has none.
audit-no-roll = Line { $record } is neither a roll nor a draw of this log.
audit-count-records = Lines
audit-count-orders = Orders
audit-count-sealed = Sealed rolls and draws, derived again
audit-count-hidden = Sealed, but hidden in this copy
audit-count-thrown = Thrown at the table
audit-count-rewinds = Rewinds
audit-count-copies = Repeated lines, compared
audit-count-redacted = Payloads hidden in this copy
audit-check = Check a log
audit-check-about = Every line, every link, every sealed roll is computed anew by this page.
audit-check-stays = The file stays with you, and no server is asked.
audit-check-stays-until = The file stays with you, and no server is asked until you say so.
audit-choose-log = Choose a log, or drop it here
audit-ndjson = an .ndjson file, as “Download the log” gives it
audit-have-receipts = I have receipts
audit-receipts = Receipts, one a line
audit-no-receipt = “{ $text }” is no receipt: it is a number, a colon and 64 digits.
audit-check-again = Check again
audit-checking = Checking…
audit-whole = ✓ The log is whole
audit-withheld = { $count ->
    [one] 1 payload that everybody may read is missing: somebody withheld it.
   *[other] { $count } payloads that everybody may read are missing: somebody withheld them.
}
audit-legal-not = This page does not know the rules: whether what happened follows from the dice, “wapenrol verify” tells from the organiser’s copy.
audit-never-written = What was never written, no log can show. Its receipt:
audit-rules-title = Does it follow from the rules?
audit-rules-about = This page has checked the chain itself, but it does not know the rules of the game; the server does. If you want, the whole file is sent to { $host }: it decides every order once more, with the dice of the log, and keeps nothing of it.
audit-rules-send = Send the file to { $host }
audit-rules-busy = Every order is being decided once more…
audit-rules-whose = This is the answer of { $host }; the page cannot check it. What stands above, the page has found itself.
audit-rules-same = { $count ->
    [one] 1 order was decided once more and came to the very same lines.
   *[other] { $count } orders were decided once more and came to the very same lines.
}
audit-rules-differing = { $count ->
    [one] What line { $records } says does not follow from the rules.
   *[other] In { $count } places something else would have followed from the rules: lines { $records }.
}
audit-rules-other = { $count ->
    [one] 1 order was played by an earlier version of the rules ({ $rules }) and comes to something else today. Whether it was right then, the server cannot say.
   *[other] { $count } orders were played by an earlier version of the rules ({ $rules }) and come to something else today. Whether they were right then, the server cannot say.
}
audit-rules-hidden = { $count ->
    [one] 1 order was not decided: this is a copy in which line { $record } is hidden.
   *[other] { $count } orders were not decided: this is a copy in which line { $record } is hidden, and nothing behind it can be decided.
}
audit-rules-disagree = The server does not find in this file what the page has found. One of them is wrong: ask a third, such as “wapenrol verify”.
audit-prove-roll = Prove the roll of line
audit-prove = Prove it
audit-not-whole = ✗ The log is not whole
audit-fault-line = line { $line }: { $what }
audit-fault-record = Line { $seq } of the log, line { $line } of the file: { $what }
audit-nothing-behind = Nothing behind it can be judged.
audit-fault-chain = it was changed, or what stood before it was.
audit-fault-dice = its dice or card do not follow from what was sealed.
audit-fault-order = it does not stand where it may stand.
audit-fault-copy = it repeats an earlier line, and differs from it.
audit-fault-receipt = a receipt says otherwise: history was rewritten.
audit-fault-end = the end of the log is missing.
audit-fault-form = it is not of the form that the format asks for.
audit-way-replace = Another order in its place
audit-way-strike = It was never given
audit-way-insert = A further order behind it
audit-way-throw_again = The same, but this roll falls again
audit-amend-about = One earlier order is put right; the later ones are decided again on top of it. Dice stay as they fell. Nothing is written before you have seen what becomes of each order.
audit-roll-line = The roll, by its line
audit-order-line = The order, by any of its lines
audit-put-right = What is put right
audit-as-typed = The order, as people type it
audit-for = For
audit-giver = whoever gave it
audit-choose = choose…
audit-look = Look what would become of it
audit-become = What would become of it
audit-reason = Reason, for everybody to read
audit-put-it-right = Put it right
audit-how-fell = Line { $seq }: how it fell
audit-what-for = What it was for
audit-fell-elsewhere = It fell in another campaign, { $id }, and not on this table: line { $seq } says so. Here it is the organiser’s word.
audit-opening = Opening the envelope again…
audit-came-of = What came of it
audit-every-number = As the log has it, with every number
audit-payload = Payload of line { $seq }
audit-before = Before
audit-after = After
audit-board-before = The board before
audit-board-after = The board after
audit-put-right-open = Put it right…
audit-timelines-about = The solid line is what counts. A dashed line is what a rewind left behind: it is kept, can be looked at, and can be taken up again. Choose a point to compare it with now, or two points to compare them with each other.
audit-to-line = to line { $seq }, by { WITHIN($who) }
audit-orders = { $count ->
    [one] 1 order
   *[other] { $count } orders
}{ $gone ->
    [yes] , abandoned
   *[no] {""}
}
audit-comparison = Comparison
audit-line-and-now = Line { $seq } and now
audit-line-and-line = Line { $seq } and line { $other }
audit-see-board = See the board at line { $seq }
audit-go-on = Go on from line { $seq }…
audit-what-if = What if, from line { $seq }…
audit-choose-anew = Choose anew
audit-points = Points with a name
audit-point = “{ $name }”, line { $seq }
audit-name-now = A name for the campaign as it stands now
audit-name-line = A name for the campaign as it stood behind line { $seq }
audit-name-example = Before the sally
audit-save-point = Save this point
audit-comparing = Comparing…
audit-drawing = Drawing the timelines…
audit-same-place = Both are the same place.
audit-only-way = { $count ->
    [one] Only on the way to line { $seq }: 1 line
   *[other] Only on the way to line { $seq }: { $count } lines
}
audit-beside = Side by side
audit-wipe = Left of the edge: { $left }; right of it: { $right }
audit-no-table-there = This table was not open there.
audit-no-difference = Everything reads the same at every table.
audit-tables-differ = Tables that differ
audit-alike = { $count ->
    [one] 1 line reads the same on both ways.
   *[other] { $count } lines read the same on both ways.
}
audit-and-changed = { $moved }; { $what }
audit-member-change = { $what } { $from } → { $to }
audit-truth = { $value ->
    [yes] yes
   *[no] no
}
audit-member = { $member ->
    [wounds] wounds
    [wounds_left] wounds left
    [counters] counters
    [stunned] stunned
    [moved] has moved
    [busy] busy
    [must_attack] must attack
    [attacks_left] attacks left
    [attackers] attackers
    [mounted] mounted
    [whereabouts] where they are
    [ready] ready
    [doing] what they do
    [hidden] hidden
    [owner] owner
    [besieged_by] besieged by
    [under_attack] under attack
    [fortified_by] fortified by
    [razed_until] razed until
    [damage] damage
    [items] items
    [magic_points] magic points
    [attached_to] with whom
    [beaten] beaten
    [ways_out] ways out
    [left] gone
    [lame] lame
    [cause] what made them so
    [titles] titles
    [profile] profile
    [acted] has acted
    [dice] dice
    [moves] moves
   *[other] { $raw }
}
audit-zoom = Zoom
audit-rewound-to = { $moment ->
    [none] Rewound
   *[other] Rewound to { $moment }
}
audit-moment = { $step ->
    [none] turn { $turn }
   *[other] turn { $turn }, { $step }
}
audit-line-at = { $moment ->
    [none] Line { $seq }
   *[other] Line { $seq }, { $moment }
}
audit-now-name = Now
audit-mark-turn = Turn { $turn }
audit-mark-end = { $now ->
    [yes] Now
   *[no] Left
}
audit-order-was = The order as it was given
audit-order-finding = Looking the order up…
audit-offers = What could be ordered there
audit-offers-find = Find in these orders
audit-offers-board = The board at that moment
audit-offers-tap = Tap a place of the board: below stands what could be ordered to go there, or of those who stand there.
audit-offers-here = { $count ->
    [0] Nothing could be ordered that has to do with { $place }. Tap another place, or this one again for all orders.
    [one] 1 order has to do with { $place }
   *[other] { $count } orders have to do with { $place }
}
audit-offers-count = { $count ->
    [one] 1 order was legal there. Choose it, or type another.
   *[other] { $count } orders were legal there. Choose one, or type another.
}
audit-offers-none = Nothing is listed for them there: type the order.
audit-offers-more = { $count ->
    [one] 1 more: type a word of it.
   *[other] { $count } more: type a word of the one that is meant.
}
audit-tab-timelines = Timelines
audit-tab-what-if = What if?
audit-tab-disputes = Disputes
audit-tab-witness = Witnesses
audit-tab-rolls = Find rolls
audit-tab-dice = Dice
audit-tab-consent = Consent
audit-tab-amend = Put right
audit-tab-rules = House rules
audit-tab-receipts = Receipts
audit-organiser = Organiser
audit-looking = Looking…
audit-desk-reason = Reason, for everybody to read
audit-desk-now = Now
audit-then = Then
audit-desk-before = Before
audit-desk-after = After
audit-closed-full = Download the full log, for everybody to check
audit-is-open = open
audit-on-line = { $name }, about line { $seq }:
audit-disputes-about = Whoever doubts a line of the log disputes it with a sentence. What happened gathers itself, everybody says what they saw, and the organiser rules. Nothing of it is ever undone.
audit-disputes-all = All disputes
audit-disputes-none = Nobody has disputed anything.
audit-raised = { $name } disputes line { $seq }:
audit-evidence = The evidence
audit-proof = The proof of line { $seq }
audit-desk-board-before = The board before
audit-desk-board-after = The board after
audit-said = What is said of it
audit-said-nothing = Nobody has said anything yet.
audit-state-text = Your case, in a sentence
audit-state = Say it
audit-ruling = The ruling
audit-ruled-by = Ruled by the organiser, line { $seq }.
audit-act-would = What it would change
audit-act-did = What it has changed
audit-act-ask = Ask them first
audit-act-asked = They are asked; their answers come in under “Consent”.
audit-act-since = Something was written since this was looked at; the ruling would change that, too.
audit-act-look-again = Look again
audit-rule = Give the ruling
audit-rule-how = How?
audit-ruling-word = { $word ->
    [stands] It stands as it is
    [struck] The order is struck: it was never given
    [thrown_again] The roll is thrown again
    [replaced] Another order stands in its place
   *[rewound] Everything goes back to before it
}
audit-rule-order = The order, as people type it
audit-rule-throw = That roll fell on a table. Throw it again, type above what fell, and look once more.
audit-rule-look = Look what would become of it
audit-rule-give = Give this ruling
audit-greyed-lines = Lines that will be greyed out
audit-verdict = { $verdict ->
    [unchanged] unchanged
    [new_result] same order, new result
    [needs_roll] needs a new roll
    [depends] depends on a new roll
   *[refused] now refused
}
audit-verdict-count = { $verdict ->
    [unchanged] { $count } × unchanged
    [new_result] { $count } × same order, new result
    [needs_roll] { $count } × needs a new roll
    [depends] { $count } × depends on a new roll
   *[refused] { $count } × now refused
}
audit-an-order = an order
audit-faces-of = Faces of { $dice }; leave it empty to open a new envelope
audit-what-changes = What changes
audit-no-later = No order came after it.
audit-leave-out = Leave out the { $count } that could not be given any more
audit-faces-thrown = Faces of { $dice } that fell
audit-look-again = Look again with these faces
audit-confirm-of = Yes, line { $seq } is what I saw
audit-contest-of = No, line { $seq } is not what I saw…
audit-witness-about = Dice that were thrown at the table: nobody can prove how they fell but those who saw it. What nobody witnessed is marked in the log for ever.
audit-witness-none = Nothing waits for your word.
audit-unwitnessed = { $count ->
    [0] Every thrown roll was confirmed or contested by somebody.
    [one] One thrown roll was witnessed by nobody.
   *[other] { $count } thrown rolls were witnessed by nobody.
}
audit-asked-what-if = What was played in the what-if { $id } would count from there: with orders put in for those who are asked.
audit-adopt-now = To the what-if, to adopt it
audit-asked-only = Only { $table } goes back; the others keep what they did.
audit-stands = { $stands ->
    [open] Answers are awaited.
    [granted] It is agreed.
   *[denied] It is refused.
}
audit-vote = { $vote ->
    [yes] { $name } agrees
    [no] { $name } refuses
   *[none] { $name } has not answered
}
audit-agree = I agree
audit-refuse = I refuse
audit-move-now = Rewind now
audit-consent-rule = { $rule ->
    [organiser] The organiser rewinds alone.
    [majority] More than half of those whose orders would be undone must agree to a rewind.
   *[all_affected] All whose orders would be undone must agree to a rewind.
}
audit-consent-none = Nothing is asked now.
audit-consent-past = Asked before: { $count }
audit-rules = What this table has agreed on
audit-rule-disputes = { $play ->
    [play_on] Play goes on while a dispute is open.
   *[pause] Play waits while a dispute is open, at the table that it is about.
}
audit-rule-hours = { $silence ->
    [refuses] There are { $hours ->
    [one] 1 hour
   *[other] { $hours } hours
} to answer; silence means no.
   *[agrees] There are { $hours ->
    [one] 1 hour
   *[other] { $hours } hours
} to answer; silence means yes.
}
audit-rules-change = Change the house rules
audit-rules-disputes = While a dispute is open
audit-rules-consent = Before a rewind
audit-rules-hours = Hours to answer
audit-rules-silence = Silence means
audit-rules-silence-word = { $silence ->
    [refuses] no
   *[agrees] yes
}
audit-rules-stricter = Who must agree can be made stricter, never looser: the players rely on it. Everybody reads the change.
audit-rules-set = Set these house rules
audit-close = Close the campaign
audit-close-about = Nothing is played or said any more; everything can still be read and checked.
audit-close-open = { $count ->
    [one] One dispute is open: rule it first.
   *[other] { $count } disputes are open: rule them first.
}
audit-close-publish = Everybody may have the full log, with every secret that was in it
audit-close-sure = I am sure; this cannot be undone
audit-close-now = Close it
audit-receipts-save = Save them as a file
audit-receipts-about = Each time that this browser sees the campaign it keeps a receipt of the newest line. Whoever changes anything before it, changes its fingerprint: with a receipt you can prove it, whoever did it.
audit-receipts-held = { $count ->
    [one] This browser keeps one receipt, of line { $last }.
   *[other] This browser keeps { $count } receipts, of lines { $first } to { $last }. The newest:
}
audit-receipts-none = This browser keeps no receipt of this campaign yet.
audit-receipts-check = Check the whole log against them, here
audit-receipts-checking = Computing every line anew…
audit-receipts-whole = { $count ->
    [one] ✓ The log is whole, and holds what the receipt says.
   *[other] ✓ The log is whole, and holds what all { $count } receipts say.
}
audit-receipts-broken = ✗ Line { $seq } is not what it should be.
audit-receipts-lost = Receipts of a history that is not there any more
audit-any = any
audit-roll-text = Words
audit-roll-by = Player
audit-roll-sides = Die
audit-roll-why = Purpose
audit-roll-clause = Clause
audit-roll-source = Source
audit-roll-source-word = { $source ->
    [sealed] sealed
   *[thrown] thrown at the table
}
audit-roll-witness = Seen by
audit-roll-witness-word = { $witness ->
    [nobody] nobody
    [confirmed] somebody who confirms it
   *[contested] somebody who contests it
}
audit-roll-piece = Figure or unit
audit-roll-scope = At the table
audit-roll-found = { $more ->
    [yes] { $count ->
        [0] No such roll so far; there may be older ones.
        [one] The newest roll.
       *[other] The newest { $count } rolls.
    }
   *[no] { $count ->
        [0] No such roll.
        [one] One roll.
       *[other] { $count } rolls.
    }
}
audit-roll-older = Older ones
audit-roll-list = What was found
audit-confirmed = { $count ->
    [one] 1 roll was confirmed.
   *[other] { $count } rolls were confirmed.
}
audit-trust-title = Who ordered, and who could foresee dice
audit-trust = { $what ->
    [signed] Orders that a device of their sender has signed
    [unsigned] Orders that nobody signed: their senders had no device by then
    [inStead] Of the signed ones, orders of the organiser in somebody’s stead
    [byRules] Orders of the rules themselves
    [intentsHidden] Orders that are hidden: nobody can compare them with what was signed
    [releasedByOrganiser] Devices that the organiser released
    [policies] Changes of how dice are made
    [shared] Orders with dice to which others gave
    [beacon] Orders with dice for which a public beacon stood in
    [beaconUnchecked] Rounds of a beacon that cannot be checked here
    [house] Orders with dice that the server alone could foresee
    [silent] Times that somebody was asked and gave nothing
    [late] Numbers that came too late
    [askedNotUsed] Orders for which numbers were asked, and which were not written down
    [skipped] Numbers that were asked for and are accounted for nowhere
    [leftOut] Orders that a correction left out
    [keptDice] Dice that were kept although their order was replaced
   *[notChecked] Checks that this copy makes impossible
}
