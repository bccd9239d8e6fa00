# Words that every room uses.

ui-sound = Sound
ui-sound-about = A sound when it is your turn, and when dice fall
ui-language = Language
ui-close = Close
ui-clause-private = { $section }, from a private briefing
ui-clause-example = Example.
ui-clause-ruling = How we read it.
ui-clause-ruled-by = Ruling
ui-clause-settles = Settles
ui-clause-status = { $status ->
    [played] Status: played
    [narrated] Status: narrated
    [ruled] Status: ruled
    [planned] Status: planned
   *[other] Status: { $status }
}
ui-clause-opening = Turning the pages…
ui-clause-read = Read { $id }
ui-copy = Copy link
ui-copied = Copied ✓
ui-copy-link = Copy link for { $name }
ui-copied-link = Copied ✓: the link for { $name }
ui-copy-plain = Copy
ui-copy-text = Copy: { $name }
ui-copied-text = Copied ✓: { $name }
ui-rolls = Last rolls of
ui-help = ? Help
