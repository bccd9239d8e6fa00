# The assault on a walled town.

fortified-town-help-title = The page of an assault
fortified-town-help-what = First the town, beside or below it what is asked now. Below lies the book: log, orders, people, town, seats.
fortified-town-help-how = Tap somebody of yours, then a marked hex to move there, or an enemy to shoot or attack. What ten dice would do stands beside it before any falls.
fortified-town-help-key-next = n
fortified-town-help-does-next = the next of your people who can do something
fortified-town-help-key-done = d
fortified-town-help-does-done = the phase is over

fortified-town-moment = turn { $turn }
fortified-town-map = The town
fortified-town-book = The book of the assault
fortified-town-map-of = { $town }, in { $title }. Arrow keys walk over the hexes, Enter chooses.
fortified-town-tab-log = Log
fortified-town-tab-orders = Orders
fortified-town-tab-people = People
fortified-town-tab-town = Town
fortified-town-tab-seats = Seats
fortified-town-tab-book = Book
fortified-town-jump-people = People

# Whose turn it is, and what for.
fortified-town-turn = The turn
fortified-town-turn-of = { $last ->
    [0] Turn <strong>{ $turn }</strong>
   *[other] Turn <strong>{ $turn }</strong> of { $last }
}
fortified-town-phases = The phases of a turn
fortified-town-phase = { $phase ->
    [first-fire] First fire
    [movement] Movement
    [combat] Combat
    [second-fire] Second fire
   *[recovery] Recovery
}
fortified-town-side = { $side ->
    [besiegers] The besiegers
   *[besieged] The besieged
}
fortified-town-of-side = { $side ->
    [besiegers] of the besiegers
   *[besieged] of the besieged
}
fortified-town-stand-of = { $left } of { $all } stand
fortified-town-lost-dead = { $count } dead
fortified-town-lost-captured = { $count } captured
fortified-town-lost-wounded = { $count } wounded
fortified-town-points-of = { $points ->
    [one] 1 casualty point
   *[other] { $points } casualty points
}
fortified-town-oil = { $barrels ->
    [one] 1 barrel of oil
   *[other] { $barrels } barrels of oil
}
fortified-town-now = { $phase ->
    [first-fire] Declare your shots
    [movement] Move your people
    [combat] Attack
    [second-fire] Declare your shots again
   *[recovery] Recover
}
fortified-town-do = { $phase ->
    [first-fire] Tap a bowman of yours, then whom they aim at. All shots fall when the phase is over.
    [movement] Tap somebody of yours, then a marked hex. The enemy may shoot at whoever moves.
    [combat] Tap an enemy in reach, or somebody of yours and then the enemy.
    [second-fire] Tap a bowman of yours, then whom they aim at. All shots fall when the phase is over.
   *[recovery] Whoever was stunned gets up.
}
fortified-town-idle = { $phase ->
    [combat] Nobody is in your people’s reach. End the phase.
    [recovery] Whoever was stunned gets up.
   *[first-fire] None of your bowmen has anybody to aim at. End the phase.
}
fortified-town-acts = { $name }: { $phase ->
    [first-fire] first fire
    [movement] movement
    [combat] combat
    [second-fire] second fire
   *[recovery] recovery
}
fortified-town-wait = You wait until they are done. Where you can do something about it, you are asked.
fortified-town-deploy = Place your people
fortified-town-deploys = { $name }: placing
fortified-town-deploy-how = { $count ->
    [0] Everybody is placed.
    [one] One is left to place: choose them, then tap a marked hex.
   *[other] { $count } are left to place: choose one, then tap a marked hex.
}
fortified-town-reserve = Who is to be placed
fortified-town-placed-in = Place { $name } in { $place }
fortified-town-not-begun = The assault has not begun
fortified-town-over = The assault is over
fortified-town-outcome = { $outcome ->
    [stormed] The town is stormed: nobody of the besieged is left.
    [taken] The besiegers have taken what they came for.
    [beaten-off] The assault is beaten off: nobody of the besiegers is left.
    [broken-off] The assault is broken off: the besieged hold the town.
    [surrendered] The garrison has surrendered: the town is the besiegers'.
    [relieved] The town is relieved: the besiegers are driven away.
    [given-up] The besiegers have gone home: the besieged hold the town.
   *[out-of-time] The last turn is over: the besieged hold the town.
}
fortified-town-goes-back = The assault is called off: everybody goes back.
fortified-town-which = Which do you mean?
fortified-town-none-of-these = None of these
fortified-town-watching = You are watching. Whoever holds the link of a seat gives its orders.
fortified-town-losses = Losses
fortified-town-side-column = Side
fortified-town-dead = Dead
fortified-town-captured = Captured
fortified-town-wounded-column = Wounded
fortified-town-points = Points

# Questions.
fortified-town-answers = { $name } must answer. { $question }
fortified-town-ask = A question must be answered first
fortified-town-ask-fire = Shoot at { $who }?
fortified-town-ask-fire-on = { $who } moves in sight of bowmen, and wants to go on to { $place }.
fortified-town-ask-fire-here = { $who } moves in sight of bowmen, and stops here.
fortified-town-ask-stun = Which attacker is stunned?
fortified-town-ask-stun-who = It is { $who }: choose one.
fortified-town-ask-retreat = Where does { $who } retreat to?
fortified-town-ask-retreat-from = { $hexes ->
    [one] One hex, away from { $from }. Tap a marked hex, or choose here.
   *[other] { $hexes } hexes, away from { $from }. Tap a marked hex, or choose here.
}
fortified-town-ask-retreat-nowhere = There is nowhere to go: { $who } stays and is wounded, or jumps where that is offered.
fortified-town-ask-advance = Who takes { $place }?
fortified-town-ask-advance-who = The place is empty now. It could be { $who }, or nobody.
fortified-town-ask-come-out = Where does { $who } come out?
fortified-town-ask-come-out-where = From beneath the rampart. Tap a marked hex, or choose here.

# People.
fortified-town-class = { $class ->
    [baron] Baron
    [knight] Knight
    [sergeant] Sergeant
    [spearman] Spearman
    [foot-soldier] Foot soldier
    [crossbowman] Crossbowman
    [longbowman] Longbowman
    [archer] Archer
    [engineer] Engineer
    [townsman] Townsman
    [civilian] Civilian
   *[horse] Horse
}
fortified-town-place = { $floor ->
    [top] { $hex }, on top
    [ladder] { $hex }, on the ladder
   *[ground] { $hex }
}
fortified-town-floor = { $floor ->
    [top] on top
    [ladder] on the ladder
   *[ground] on the ground
}
fortified-town-fate = { $fate ->
    [dead] dead
    [captured] captured
   *[alive] alive
}
fortified-town-stunned = stunned
fortified-town-wounded = wounded
fortified-town-mounted = on a horse
fortified-town-loading = loads the crossbow
fortified-town-carries = carries a ladder
fortified-town-works = works { $mechanism ->
    [stairway] the wooden stairway
    [drawbridge] the drawbridge
   *[trap] the tipping trap
}
fortified-town-has-shot = has shot
fortified-town-has-attacked = has attacked
fortified-town-has-moved = has moved
fortified-town-move-over = the move is over
fortified-town-man = { $side ->
    [besiegers] besiegers
   *[besieged] besieged
} { $name }{ $condition }
fortified-town-choose-nobody = Choose nobody
fortified-town-in-hex = In this hex
fortified-town-attack-value = Attack
fortified-town-defence-value = Defence
fortified-town-movement-value = Movement left
fortified-town-left-of = { $left } of { $of }
fortified-town-tap-way = { $count ->
    [one] One marked hex can be reached: tap it.
   *[other] { $count } marked hexes can be reached: tap one.
}
fortified-town-moves-to = Move { $name } to { $place }
fortified-town-shots = Shots
fortified-town-shot = { $shooter } shoots at { $target }
fortified-town-range = { $hexes ->
    [one] 1 hex
   *[other] { $hexes } hexes
}
fortified-town-cover = { $cover ->
    [none] no cover
    [light] light cover
    [medium] medium cover
    [heavy] heavy cover
   *[infinite] under a roof
}
fortified-town-shoot = Shoot
fortified-town-aim = Aim
fortified-town-fights = Combats
fortified-town-fight = { $target } with { $attackers }
fortified-town-fight-odds = { $attack } to { $defence }: { $odds }{ $modifier }{ $by }
fortified-town-attack = Attack
fortified-town-who-attacks = Who attacks { $target }
fortified-town-attack-chosen = { $count ->
    [one] Attack with this one
   *[other] Attack with these { $count }
}
fortified-town-attack-with = { $attackers } attack { $target }
fortified-town-more = More that can be done here
fortified-town-odds = What ten dice would do
fortified-town-does = { $what ->
    [miss] miss
    [driven] driven back
    [wounded] wounded
    [killed] killed
    [horse-hit] horse hit
    [horse-killed] horse killed
    [attacker-stunned] attacker stunned
    [attackers-retreat] attackers retreat
    [defender-retreats] retreats
    [defender-stunned] stunned
    [defender-wounded] is wounded
    [defender-killed] is killed
    [succeeds] succeeds
    [fails] fails
   *[nothing] nothing
}
fortified-town-wish-move = Move
fortified-town-wish-shoot = Shoot at { $name }
fortified-town-wish-attack = Attack { $name }

# The list of orders.
fortified-town-topic-answers = Answers
fortified-town-topic-day = The day
fortified-town-topic-placing = Placing
fortified-town-topic-shots = Shots
fortified-town-topic-fights = Combats
fortified-town-topic-gates = Gates and mechanisms
fortified-town-topic-ladders = Ladders
fortified-town-topic-engines = Engines
fortified-town-topic-fires = Oil and fire
fortified-town-topic-horses = Horses and friends
fortified-town-topic-phase = The phase
fortified-town-movers = { $count ->
    [one] One of yours can move: tap them on the map.
   *[other] { $count } of yours can move: tap one on the map.
}
fortified-town-look-for = Look for an order
fortified-town-look-for-example = ladder, archer 1 …

# The side view.
fortified-town-profile = Side view
fortified-town-profile-to = Whom the side view looks at
fortified-town-profile-choose = Choose an enemy
fortified-town-profile-option = { $name }, { $place } · { $hexes ->
    [one] 1 hex
   *[other] { $hexes } hexes
}{ $can ->
    [yes] { " " }· can be hit
   *[no] {""}
}
fortified-town-profile-of = Side view from { $from } on level { $low } to { $to } on level { $high }, { $hexes ->
    [one] 1 hex away
   *[other] { $hexes } hexes away
}. On the way rise: { $between }.
fortified-town-profile-nothing = nothing
fortified-town-profile-at = { $hex } { $terrain }, level { $level }
fortified-town-profile-allowed = This shot can be ordered now.

# The map.
fortified-town-terrain = { $terrain ->
    [field] open field
    [harbour] harbour
    [tree] tree
    [street] street
    [stable-entrance] stable entrance
    [stable] stables
    [house] house
    [trough] water trough
    [well] well
    [moat] moat
    [drawbridge] drawbridge
    [court] court
    [rampart] rampart
    [tower] tower
    [gate] gate
    [stairs] stairs
    [wooden-stairway] wooden stairway
    [trap] tipping trap
    [rubble] rubble
   *[keep] keep
}
fortified-town-level = level { $level }
fortified-town-gate = { $name }, { $stands ->
    [open] open
    [forced] broken open
   *[shut] shut
}
fortified-town-engine-name = { $kind ->
    [siege-tower] Siege tower
    [ram] Ram
    [roofed-ram] Roofed ram
    [mangonel] Mangonel
   *[trebuchet] Trebuchet
}
fortified-town-engine = { $kind ->
    [siege-tower] siege tower
    [ram] ram
    [roofed-ram] roofed ram
    [mangonel] mangonel
   *[trebuchet] trebuchet
}, faces { $facing ->
    [NE] north-east
    [E] east
    [SE] south-east
    [SW] south-west
    [W] west
   *[NW] north-west
}
fortified-town-ladder-to = ladder to { $hex }
fortified-town-burns = burns
fortified-town-goal = to be held to win
fortified-town-beneath = { $count ->
    [one] one of yours waits beneath
   *[other] { $count } of yours wait beneath
}
fortified-town-to-burn = to be burnt down to win
fortified-town-held = entered last by the besiegers
fortified-town-bodies = { $count ->
    [one] 1 body
   *[other] { $count } bodies
}
fortified-town-reach = can be reached: { $place }
fortified-town-reach-contact = can be reached, with an enemy in reach there: { $place }
fortified-town-target = can be hit

# How the town stands.
fortified-town-gates = Gates and doors
fortified-town-stands = { $stands ->
    [open] open
    [forced] broken open
   *[shut] shut
}
fortified-town-struck = { $count ->
    [one] struck once
   *[other] struck { $count } times
}
fortified-town-brought = Ladders and engines
fortified-town-ladder = Ladder { $number }
fortified-town-broken = broken or gone
fortified-town-ladder-stands = stands in { $foot }, up to { $top }
fortified-town-ladder-stands-from = stands in { $foot }, up to { $top }; can be climbed from turn { $turn }
fortified-town-ladder-lies = lies in { $place }
fortified-town-ladder-carried = carried by { $one } and { $other }
fortified-town-engine-at = { $place }, faces { $facing ->
    [NE] north-east
    [E] east
    [SE] south-east
    [SW] south-west
    [W] west
   *[NW] north-west
}{ $top ->
    [0] {""}
   *[other] , top on level { $top }
}{ $ramp ->
    [down] , ramp down
    [docked] , the ramp falls next
   *[no] {""}
}
fortified-town-signs = The signs
fortified-town-sign-shields = Pointed shield, round shield
fortified-town-sign-mean-shields = the besiegers; the besieged. Pale: has acted
fortified-town-sign-rim = A dashed green rim
fortified-town-sign-mean-rim = can do something now; yellow: in hand
fortified-town-sign-marks = A drop, a star, lying, a cross
fortified-town-sign-mean-marks = wounded; stunned; stunned lie; dead
fortified-town-sign-levels = A number on a wall
fortified-town-sign-mean-levels = its level; the paler the stone, the higher
fortified-town-sign-walls = Cracks, a frame, a pick on a wall
fortified-town-sign-mean-walls = hits, of which four bring it down; machines are laid on it; a mine of yours
fortified-town-sign-gates = A beam across a gate
fortified-town-sign-mean-gates = it is shut; a small roof or rungs on a shield: on top, on the ladder
fortified-town-sign-flags = A yellow, an orange, a red flag
fortified-town-sign-mean-flags = to be held to win; to be burnt down to win; entered last by the besiegers
fortified-town-sign-ways = A dot in a marked hex
fortified-town-sign-mean-ways = can be reached; red: an enemy in reach ends the move there
fortified-town-sign-odds = ✦ 6 ✕ 2
fortified-town-sign-mean-odds = of ten dice so many hit, and so many of them kill
