# What the organiser sets right.

set-right-title = Set something right
set-right-means = For what went wrong at the table. Everybody who may know the value reads in the log what it was, what it is and why; a rewind takes it back.
set-right-what = What
set-right-whose = Whose
set-right-kind = { $kind ->
    [crowns] Crowns
    [wounds] What somebody endures
    [fallen] Somebody has fallen
    [standing] Somebody has not fallen
    [state] How somebody is
    [ducats] Ducats
    [points] Points
   *[other] { $kind }
}
set-right-choose = Choose …
set-right-number = From { $least } to { $most }; now { $now }
set-right-state = How they are; now { $now }
set-right-hex = In which hex, such as 5,10
set-right-why = Why
set-right-give = Set it right
set-right-look = Look what it would change
set-right-would = What it would change
set-right-at = At which table
set-right-nothing = Nothing there can be set right now.
set-right-done = What was set right
