# Waarmee een leger wint.

and = en
nobody = Niemand

hold = { $ground } bezet houden aan het einde van een beurt
hold-at-turn = { $ground } bezet houden aan het einde van beurt { $turn }
hold-running = { $ground } bezet houden aan het einde van { $turns ->
    [one] 1 beurt
   *[other] { $turns } beurten
} achtereen ({ $so_far } tot nu toe)
some-of = { $number } van { $hexes }
kill = { WITHIN($pieces) } doden
keep = { WITHIN($pieces) } op tafel houden tot het einde van beurt { $turn }
reach = { $units ->
    [one] 1 eenheid
   *[other] { $units } eenheden
} aan de { $edge ->
    [top] bovenrand
    [bottom] onderrand
    [left] linkerrand
   *[right] rechterrand
} hebben aan het einde van een beurt
