# Where the log ends by the house's word, and phones that compare it.
checkpoints-fork = Two histories of this campaign
checkpoints-fork-what = The server has signed two notes of where the log ends that cannot both be true, or will not show how the one goes on from the other. So not everybody is shown the same log, or it was put back to an older state. Keep both notes: with them you can prove it, whoever did it. Then talk to the others.
checkpoints-house = Somebody else signs for this campaign
checkpoints-house-what = What the server now says is not signed by the house that this campaign began with. Keep this, and talk to the organiser.
checkpoints-order = An order of yours was recorded otherwise
checkpoints-order-what = What stands in the log is not the order that this browser has signed, or it does not stand there although the server has said so. Keep this: first what was signed, then what was recorded instead. Then talk to the others.
checkpoints-go-on = I know; go on with what is there now
checkpoints-proof = What proves it
checkpoints-save = Save it as a file
checkpoints-read = Read it
checkpoints-compare = Compare with another phone
checkpoints-compare-about = With each answer the server signs how long the log is and what its last line’s fingerprint is. Your page compares these notes by itself, also with those that others have signed. A server that shows two people two different logs must keep their notes apart, too: so compare yours with another phone’s directly.
checkpoints-held = The newest note that this browser has checked says that the log has { $size ->
    [one] one line
   *[other] { $size } lines
  }.
checkpoints-none = This browser has checked no such note yet.
checkpoints-show = Show the code
checkpoints-note = The note as a text
checkpoints-code = The link for the other phone
checkpoints-other-phone = the other phone
checkpoints-paste = Another phone’s note, or its link
checkpoints-compare-now = Compare
checkpoints-comparing = Comparing…
checkpoints-same = ✓ The same: both phones are shown the same log, equally long.
checkpoints-older = ✓ The other note is older, and fits: it is the same log.
checkpoints-newer = ✓ The other note is newer, and fits: it is the same log.
checkpoints-forked = ✗ Two histories. Keep both notes.
checkpoints-unasked = The server cannot be reached, and what this browser keeps does not decide it. Keep the note, and compare it later.
checkpoints-form = This is no such note. Take it whole, from “wapenrol/” to the end of its last line.
checkpoints-not-the-house = ✗ The house of this campaign has not signed this note. If the other phone is in this campaign, keep both notes.
checkpoints-signature-wrong = ✗ A signature in this note is wrong: it was changed.
checkpoints-before = Found before
checkpoints-clock-ahead = By the server’s clock your last order was given { $minutes ->
    [one] one minute
   *[other] { $minutes } minutes
  } later than by this browser’s. One of the two clocks is wrong.
checkpoints-clock-behind = By the server’s clock your last order was given { $minutes ->
    [one] one minute
   *[other] { $minutes } minutes
  } earlier than by this browser’s. One of the two clocks is wrong.
