# Lines of fire, with every number; zones of fire and dead areas.

fortified-town-sight-line-range = { $hexes ->
    [one] 1 hex
   *[other] { $hexes } hexes
}{ $band ->
    [short] : short range
    [medium] : medium range
    [long] : long range
   *[none] {""}
}.
fortified-town-sight-line-aside = { $free ->
    [yes] { $aside ->
        [left] The line runs along hexsides: moved aside to the shooter's left it is the better one, and counts.
       *[right] The line runs along hexsides: moved aside to the shooter's right it is the better one, and counts.
    }
   *[no] The line runs along hexsides: moved aside to neither hand it is free. To the left it looks like this.
}
fortified-town-sight-line-numbers = A shot passes what is higher than the lower of the two if N × D1 is at least D × H: N levels between the two, D hexes between them, D1 of these before the obstruction on the side of the lower one, and H levels from the lower one up to its top.
fortified-town-sight-line-sum = { $apart } × { $before } = { $product } { $clear ->
    [yes] ≥ { $between } × { $above } = { $least }: the shot passes.
   *[no] < { $between } × { $above } = { $least }: hidden.
}
fortified-town-sight-line-dead-until = Seen from here is whoever below has at least { $hexes ->
    [one] 1 hex
   *[other] { $hexes } hexes
} before it; nearer is a dead area.
fortified-town-sight-line-all-dead = Nobody behind it is seen from here.
fortified-town-sight-line-nothing-high = Nothing on the line is higher than the lower of the two.
fortified-town-sight-line-edge = From the edge of the rampart, { $hex }, the lower one is { $distance ->
    [one] 1 hex
   *[other] { $distance } hexes
} away; it takes { $needed }.
fortified-town-sight-line-cover = The target has { $cover }{ $over ->
    [yes] ; the line comes in over the side { $side }.
   *[no] .
}
fortified-town-sight-line-blocked = There is no line: { $hex } is in the way.
fortified-town-sight-line-free = The line is free. This shot is not among those that can be ordered now.
fortified-town-sight-line-only-now = Lines are looked at only as things stand now.
fortified-town-sight-line-marks = { $blocks ->
    [yes] blocks the line that is looked at
   *[no] on the line that is looked at
}

# Zones of fire.
fortified-town-sight-zone-show = Show on the map what { $name } sees
fortified-town-sight-zone-of = What { $name } sees from { $place }: { $seen } { $seen ->
    [one] hex
   *[other] hexes
} seen, { $dead } in dead areas, { $beyond } out of range.
fortified-town-sight-zone-wait = The zone is being looked at.
fortified-town-sight-zone-only-now = Zones are looked at only as things stand now.
fortified-town-sight-zone-sign-seen = free: seen
fortified-town-sight-zone-sign-dead = crossed lines: a dead area, nobody there is hit
fortified-town-sight-zone-sign-beyond = dots: out of range
fortified-town-sight-zone-legend = What the shading means
fortified-town-sight-zone-hex = { $how ->
    [seen] seen by { $name }
    [beyond] out of range of { $name }
   *[dead] in a dead area of { $name }
}

# What dice would do, for whoever is chosen.
fortified-town-sight-foretold-wait = The odds are being counted.
fortified-town-sight-foretold-nobody = Nobody is chosen.
fortified-town-sight-foretold-try = It succeeds with { $faces } of ten dice.
fortified-town-sight-who-topples = Who topples { $ladder }
fortified-town-sight-topple-with = { $people } try to topple { $ladder }
fortified-town-sight-topple-chosen = { $count ->
    [one] Try with the one who is chosen
   *[other] Try with the { $count } who are chosen
}
