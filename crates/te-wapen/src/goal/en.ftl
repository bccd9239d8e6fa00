# What an army wins by.

and = and
nobody = Nobody

hold = hold { $ground } at the end of a turn
hold-at-turn = hold { $ground } at the end of turn { $turn }
hold-running = hold { $ground } at the ends of { $turns ->
    [one] 1 turn
   *[other] { $turns } turns
} running ({ $so_far } so far)
some-of = { $number } of { $hexes }
kill = kill { WITHIN($pieces) }
keep = keep { WITHIN($pieces) } on the table until the end of turn { $turn }
reach = have { $units ->
    [one] 1 unit
   *[other] { $units } units
} at the { $edge ->
    [top] top
    [bottom] bottom
    [left] left
   *[right] right
} edge at the end of a turn
