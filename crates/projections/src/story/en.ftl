# The campaign as a story.

and = and
nobody = Nobody

before-first = Before the first turn
what-happened = What happened
turn = Turn { $turn }
the-map = The map
map-after = { $turn ->
    [0] The map before the first turn
   *[other] The map after turn { $turn }
}
holds = { VERB($who, "holds", "hold") } { $castles }
and-land = and the land of { $regions }
holds-land = { VERB($who, "holds", "hold") } the land of { $regions }
holds-nothing = { VERB($who, "holds", "hold") } nothing
no-banner = No banner marches.
points = { $held }; { $points ->
    [one] 1 point
   *[other] { $points } points
}. { $banners }
stands = { $banner } stands { $units ->
    [0] alone in { $place }
    [one] in { $place } with 1 unit
   *[other] in { $place } with { $units } units
}{ $wounds ->
    [0] {""}
    [one] {" "}of 1 wound
   *[other] {" "}of { $wounds } wounds
}

red-army = The red army
black-army = The black army
nobodys-men = nobody's men
come = { $attacker } { VERB($attacker, "comes", "come") } with { $with }; { WITHIN($defender) } { VERB($defender, "stands", "stand") } against them with { $against }.
still-there = { $attacker } { VERB($attacker, "is", "are") } still there with { $with }; { WITHIN($defender) } { VERB($defender, "holds", "hold") } out with { $against }.
strength = { $units ->
    [1] one unit
   *[other] { $units } units
} of { $wounds ->
    [one] 1 wound
   *[other] { $wounds } wounds
}
who-fell = { $name }, who fell
all-of = all of { $name }
some-of = { $lost } of { $name } ({ $left } left)
lose = { $who } { VERB($who, "loses", "lose") } { $parts }.

battle-over = { $drawn ->
    [yes] Nobody wins.
   *[no] { $winner } { VERB($winner, "wins", "win") }.
} Wounds lost: { WITHIN($winner) } { $winner_lost } of { $winner_of }, { WITHIN($loser) } { $loser_lost } of { $loser_of }.
turn-cost = In turn { $turn } { $parts }.
army-loses = { WITHIN($army) } { VERB($army, "loses", "lose") } { $names }
the-besiegers = the besiegers
the-besieged = the besieged
scales-turn = The scales turn: from here on { WITHIN($army) } { VERB($army, "has", "have") } the better of it.

named-falls = { $name } falls and { $temple ->
    [yes] is carried to the Temple
   *[no] is dead
}.
broken-before = { $count ->
    [one] One thing is still broken from earlier sieges.
   *[other] { $count } things are still broken from earlier sieges.
}
defenders-fall = { $count ->
    [1] one defender falls
   *[other] { $count } defenders fall
}
enemies-fall = { $count ->
    [1] one of the enemy falls
   *[other] { $count } of the enemy fall
}
starve = { $count ->
    [1] one leaves for hunger
   *[other] { $count } leave for hunger
}
burn = { $count ->
    [1] a house burns down
   *[other] { $count } houses burn down
}
in-turn = Turn { $turn }. { $text }

to-be-repaired = In { $castle } remain to be repaired: { $counted }.
broken-ruin = { $count ->
    [1] a house
   *[other] { $count } houses
}
broken-bridge = { $count ->
    [1] a bridge
   *[other] { $count } bridges
}
broken-wall = { $count ->
    [1] a stretch of the wall
   *[other] { $count } stretches of the wall
}
broken-works = { $count ->
    [1] a building of the works
   *[other] { $count } buildings of the works
}
broken-enlist = { $count ->
    [1] a soldier who is missing
   *[other] { $count } soldiers who are missing
}
broken-gate = { $count ->
    [1] a gate
   *[other] { $count } gates
}
broken-burnt = { $count ->
    [1] a building that has burnt down
   *[other] { $count } buildings that have burnt down
}
broken-rubble = { $count ->
    [1] a wall in rubble
   *[other] { $count } walls in rubble
}
taken-from = { $space } (from { WITHIN($player) })
with-banner = with { $banner }
leading = { $leader } at the head of { $names }
in-castle = in { $castle }
nobodys-garrisons = Nobody's garrisons
crowns-come = Crowns come in: { WITHIN($parts) }.
muster = { $cost ->
    [0] { $who } { VERB($who, "begins", "begin") } with { $places }
    [1] { $who } { VERB($who, "musters", "muster") } { $places } for 1 crown
   *[other] { $who } { VERB($who, "musters", "muster") } { $places } for { $cost } crowns
}.
marches = { $banner } marches from { $from } to { $to }.
marches-over = { $banner } marches from { $from } by way of { $over } to { $to }.
take = { $who } { VERB($who, "takes", "take") } { $spaces }.

# The days of a siege.
on-day = Strategic turn { $turn }, day { $day }. { $what }
salvos = { $count ->
    [one] One salvo
   *[other] { $count } salvos
} at { $hex }: the wall has taken { $hits ->
    [0] no hits
    [one] 1 hit
   *[other] { $hits } hits
} by now.
side-loses = { $side } lose { $names }
in-round = Round { $round }. { $what }
