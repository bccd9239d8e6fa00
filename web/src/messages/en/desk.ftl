# The audit desk: disputes, witnesses, consent, house rules, receipts, the search for rolls.

desk-title = The audit desk
desk-tab-count = { $name } ({ $count })
desk-the-organiser = the organiser
desk-the-rules = the rules
desk-look = Look at it
desk-more = and { $count } more
desk-line = line { $seq }

desk-closed = This campaign is closed: it can be read and checked, and nothing is added to it.
desk-dispute-open = Dispute { $number } is open:
desk-play-waits = Play waits for the ruling.
desk-play-goes-on = Play goes on meanwhile.
desk-dispute = Dispute { $number }
desk-dispute-it = Dispute it…
desk-raise-title = Dispute line { $seq }
desk-raise-about = Everybody reads it. The organiser rules; until then the dispute is open, and the campaign cannot be closed.
desk-raise-text = What is wrong with it, in a sentence
desk-raise-example = That die was cocked
desk-raise = Dispute it

desk-thrown = { $name } typed { $faces }:
desk-did-you-see = Is it what you saw?
desk-confirm = Yes, that is what fell
desk-contest = No…
desk-not-seen = I did not look
desk-contest-title = Contest line { $seq }
desk-contest-faces = The faces that you saw, if you know them
desk-contest-note = A word with it, for everybody to read
desk-contest-send = I contest it
desk-entered = Thrown at the table, typed by { $name }.
desk-witness-word = { $word ->
    [confirms] { $name } confirms it.
   *[contests] { $name } contests it.
}
desk-saw = They saw { $faces }.
desk-nobody-saw = Nobody has witnessed it.
desk-thrown-by = { $name } has thrown { $dice ->
    [one] 1 die
   *[other] { $dice } dice
} of { $sides } sides at the table.

desk-asked = May play go back to line { $seq }?
desk-until = Answers count until { $moment }.
desk-answer = Look and answer
desk-granted = They agree: play may go back to line { $seq }.

desk-rewritten = History was rewritten
desk-rewritten-at = Line { $seq } is not the one that this browser was shown. Line { $held } still is: what was lost lies between them.
desk-rewritten-all = Line { $seq } is not the one that this browser was shown, and nothing older of it is left.
desk-rewritten-receipt = The receipt that proves it:
desk-rewritten-prove = All receipts, and a check by this page
desk-rewritten-accept = I know; go on with what is there now
desk-unknown-receipt = This browser was shown something of this campaign. Its last receipt:

desk-verify-file = Keep this page as a file: it checks logs without any server, for ever
desk-numbers = What was computed, and where each number comes from
desk-alike = Other rolls of this kind
desk-confirm-all = Confirm all { $count }
