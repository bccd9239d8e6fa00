# Why the rules say no, and what would be allowed.

ground = { $terrain ->
    [field] open field
    [harbour] harbour
    [tree] tree
    [street] street
    [stable-entrance] stable entrance
    [stable] stables
    [house] house
    [trough] trough
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
   *[keep] keep
}
phase = { $phase ->
    [first-fire] first fire
    [movement] movement
    [combat] combat
    [second-fire] second fire
   *[recovery] recovery
}
step = { $step ->
    [preparations] the preparations of the turn
    [relief] the answer to the relief
    [initiative] the choice of the initiative
    [action] the action of the day
    [reply] the assault in reply
    [fighting] the fighting
   *[terms] the offer of terms
}
mechanism = { $what ->
    [stairway] the wooden stairway
    [drawbridge] the drawbridge
   *[trap] the tipping trap
}
weapon = { $weapon ->
    [crossbow] A crossbow
    [longbow] A longbow
   *[shortbow] A short bow
}

# Places.
a-place = a place, such as 10,22, or 10,22:top, or 10,22:ladder
no-place = Nobody can be at { $text }.

# A town that lacks something.
no-letter = Hex { $hex }: the letter { $letter } is not in the legend.
not-listed = Hex { $hex } is { ground }, and no list of the town names it.
line-missing = No letter of the legend belongs to line of defence { $line }; lines are counted from 1 without a gap.
gate-hex = The gate { $gate } lies in { $hex }, which is drawn as something else.
gate-inside = The gate { $gate } has { COUNT($number, "hex", "hexes") } inside; it needs exactly two.
gate-beside = The gate { $gate } names { $hex }, which is not level ground beside it on that side.
door-place = The door { $door } must lead from a hex of the keep to one beside it that is not; { $hex } does not.
stairs-level = The stairs { $stairs } do not fit at { $hex }: each hex is a level above the one before, and what is beside the head is as high as the last.
step-levels = The step { $side } must lie between two ramparts that are one level apart.
mechanism-place = { mechanism } is drawn or listed wrongly ({ $hex }): one hex, and a windlass on a rampart.
no-field = No hex lies outside the town.
wall-open = With every gate shut one still gets in at { $hex }.
unreached = Nobody can get to { $place }, though everything is open.
citadel-open = With bridge, stairway and trap worked one still gets from the streets to { $place }.
rampart-cut-off = Nobody gets from the streets to the rampart { $hex }.

# Scenarios.
organiser-opens = Only the organiser opens an assault, not { $who }.
no-such-town = There is no town { $town }.
towns-are = Towns: { $towns }.
no-men = Nobody stands for { $side ->
    [besiegers] the besiegers
   *[besieged] the besieged
}.
place-twice = Two are to stand at { $place }.
never-rides = { $class } never rides.
in-field = { $field }: { $why }
would-fit = This would fit: { $places }.
number-is = { $number } makes no sense here.
number-within = From { $least } to { $most }.
number-from = { $least } or more.
no-moat = There is no moat in { $hex }.
horse-alone = A horse comes with its rider.
horse-with-rider = One of { $classes }; `mounted = true` gives them horses.
who-rides = On horses there are only { $classes }.
no-horse-at = No horse can stand at { $place }.
nobody-there = Nobody is named.
name-or-leave-out = Name somebody, or leave it out.
men-or-reserve = `men` stand where the scenario says, `reserve` is placed by its owner.

# Turns and questions.
no-assault = No assault is going on.
leads-nobody = { $who } leads no side of this assault.
other-sides-turn = It is the player turn of { $side ->
    [besiegers] the besiegers
   *[besieged] the besieged
} ({ phase }).
other-phase = This is not done in the phase of { phase }.
in-phase = It is done in the phase of { phase }.
nothing-asked = Nobody was asked anything.
ask-fire = { $side ->
    [besiegers] The besiegers
   *[besieged] The besieged
} say first who shoots at { $who }.
answer-fire = `shoot` with one of { $may }, or `hold`.
ask-stun = { $side ->
    [besiegers] The besiegers
   *[besieged] The besieged
} say which attacker is stunned.
answer-stun = `stun` with one of { $may }.
ask-retreat = { $side ->
    [besiegers] The besiegers
   *[besieged] The besieged
} say where { $who } retreats to.
answer-retreat = `retreat { $who }` with one of { $may }{ $stay ->
    [yes] , or `stay` and be wounded
   *[no] {""}
}.
ask-advance = { $side ->
    [besiegers] The besiegers
   *[besieged] The besieged
} say who takes { $place }.
answer-advance = `advance` with one of { $may }, or `stay`.
no-retreat = { $who } cannot retreat to { $place }.

# People.
no-such-man = There is no `{ $who }` here.
people-are = There are { $people }, for example.
not-your-man = { $who } belongs to the other side.
man-gone = { $who } { $fate ->
    [dead] is dead
    [captured] is captured
    [fled] has fled
   *[alive] is not on the map
}.
is-stunned = { $who } is stunned.
friend = { $who } is a friend.

# Shooting.
no-bow = { $who } has no bow.
not-in-second-fire = { $who } has shot, moved or fought in this turn.
loading = { $who } is loading the crossbow.
aims-at-nobody = { $who } aims at nobody.
lies-low = { $who } is stunned and lies low.
in-contact = { $who } is in the thick of it with one of yours.
shooter-in-contact = { $who } has an enemy beside them.
right-below = { $who } is right below, in the passage of the gate.
from-under-roof = { $who } is under a roof and shoots no farther than the next hex.
under-roof = { $who } is under a roof.
out-of-range = { $who } is { COUNT($range, "hex", "hexes") } away.
range-is = { weapon } reaches { $most }.
obstruction = { FIRST(ground) } in { $hex } hides { $who }: { COUNT($apart, "level", "levels") } times { COUNT($before, "hex", "hexes") } before it is less than { COUNT($between, "hex", "hexes") } times { COUNT($above, "level", "levels") }.
too-near = The edge of the rampart ({ $hex }) hides whoever is nearer to it than { COUNT($needed, "hex", "hexes") }; it is { $distance }.
inner-parapet = The rampart is fortified on the inner side, and { $hex } lies between.
set-back = { $hex } is set back from the battlements: nobody shoots from there to the outside, or from outside at it.
no-line = There is no line to { $who }.
line-from = From { $place } the shot would be possible.
line-from-nowhere = From nowhere that { $who } reaches in one move the shot would be possible.
may-not-shoot = { $who } may not shoot at { $target } now.

# Moving.
moved-already = { $who } has moved already.
works-winch = { $who } is working a windlass.
carries = { $who } is carrying { $ladder }.
no-path = Say where { $who } goes.
contact-stops = At { $place } an enemy stops { $who }; a move ends there.
gate-shut = The { $gate } is shut.
path-broken = { $from } and { $to } are not beside each other.
no-way = Nothing joins { $from } and { $to }.
joined-to = From { $from } one gets to { $places }.
ladder-later = { $who } can climb { $ladder } from turn { $turn } on.
no-horse = { $who } is mounted, and no horse goes to { $place }.
whole-move = Only with a whole move { $who } gets to { $place }.
too-far = { $who } has { COUNT($left, "point", "points") } left; { $place } takes { $points }.
occupied = { $other } stands at { $place }, where { $who } wants to go.
long-ladder = { $who } must end the move on a ladder of two levels.

# Fighting.
attacked-already = { $who } was attacked in this phase.
named-twice = { $who } is named twice.
fought-already = { $who } has fought in this phase.
not-in-contact = { $who } is not in contact with { $target }.
contact-from = { $target } can be attacked from { $places }.
odds-too-low = { $attack } against the { $defence } of { $target } is less than one to three.

# Gates and windlasses.
no-such-gate = There is no gate or door `{ $gate }`.
gates-are = Gates and doors: { $gates }.
gate-open = The { $gate } is open.
gate-forced = The { $gate } was broken open: nobody shuts it before the assault is over.
shuts-in-contact = { $who } cannot shut it with { $enemy } beside them.
stands-in-gate = { $who } stands in the { $gate }.
not-at-gate = { $who } does not stand inside beside the { $gate }.
stand-on = One stands on { $places } for that.
too-few-points = { $who } has { COUNT($left, "point", "points") } left; it takes { $points }, on foot.
no-mechanism = The town does not have { mechanism }.
not-at-winch = { $who } does not stand where { mechanism } is worked.
works-in-contact = { $who } cannot work with { $enemy } beside them.


# What one does with one's hands.
drop-first = `drop { $ladder }` puts it down.
on-horseback = { $who } is on a horse.
on-foot = { $who } is on foot.
not-beside = { $who } and { $other } do not stand beside each other.
not-to-carry = { $friend } is no stunned friend beside { $who }.
it-burns = It burns at { $place }.

# Ladders.
no-such-ladder = There is no `{ $ladder }`.
ladders-are = Ladders: { $ladders }.
not-carried = Nobody is carrying { $ladder }.
carries-nothing = { $who } is carrying nothing.
does-not-lie = { $ladder } does not lie on the ground.
does-not-stand = { $ladder } does not stand against a wall.
not-at-ladder = { $who } does not stand beside { $ladder }.
stand-beside = It lies at { $place }.
no-way-with-ladder = No ladder can be carried to { $place }.
raised-from-below = { $who } stands on a rampart; a ladder is raised from the ground below.
slid-from-above = { $who } does not stand on a rampart.
nobody-at-edge = Neither of the two stands on { $hex }.
no-foot = No ladder can stand in { $hex }.
foot-taken = { $hex } is not empty.
foot-too-far = { $hex } is beside neither { $who } nor { $other }.
no-wall = A ladder cannot lean against { $hex }: it must be a rampart or tower beside its foot.
ladder-short = From there { $hex } is { COUNT($levels, "level", "levels") } high.
ladder-wants = It stands in a free hex beside one of the two, against a rampart or tower beside that hex, { COUNT($levels, "level", "levels") } high at most.
ladder-fits = From where they stand it fits at { $places } (foot and top): { COUNT($levels, "level", "levels") } high at most.
ladder-at = { $ladder } ({ $id }) at { $place }
ladders-lying = On the ground: { $ladders }.
beside-are = Beside { $who }, with free hands: { $people }.
nobody-beside = Nobody with free hands stands beside { $who }.
not-above-ladder = { $who } does not stand on the rampart at { $ladder }.
on-the-ladder = { $who } is on { $ladder }.
beside-the-foot = { $who } stands at the foot of { $ladder }.
shaken-already = Your side has tried to topple { $ladder } in this phase already.
topple-from = It is toppled from { $top } or the ramparts beside it, or from beside its foot in { $foot }.
nobody-named = Say who topples { $ladder }.

# Engines.
no-such-engine = There is no `{ $engine }` on the map.
engines-are = Engines: { $engines }.
engine-stays = { $engine } is not moved in an assault.
engine-way = { $engine } cannot go to { $hex } at once.
engine-goes = { $engine } goes straight forward or back, to { $places }; `pivot` turns it.
engine-turned = { $engine } has turned, which takes the whole turn.
engine-went = { $engine } has gone { COUNT($hexes, "hex", "hexes") } in this turn.
no-ground = { $hex } does not carry an engine.
engine-ground = It takes flat ground, a lowered bridge or a filled moat.
too-few-pushers = Of those at { $engine } { $number } can push; it takes { $needed }.
pushers-behind = Three stand inside and three behind, on { $places }, on foot and not in contact.
pushers-under = They stand on the hex of { $engine }, on foot and not in contact, with points left.
pusher-barred = { $who } would have to go to { $place }, which is barred.
stands-in-the-way = { $who } is in the way of the engine to { $hex }.
thing-in-the-way = A ladder or an engine stands in { $hex }.
tower-against = { $engine }: a siege tower says with `against` for which level it is built, 1 to 3; other engines say nothing.
no-ram = { $engine } is no ram.
struck-already = { $engine } has struck in this turn.
nothing-to-ram = { $engine } has no shut gate or door in front of it.
ram-where = It stands outside before the gate, its front to it; before a raised bridge nothing is reached.
axes-too-weak = Those who are named attack the { $gate } with { $attack }.
axes-need = Two or more strike it, one of them on { $place } and the others beside that, with { $needed } together.

# Oil and fire.
no-oil = No barrel of oil is left.
not-on-wall = { $who } does not stand on a rampart.
oil-where = No oil comes to { $place } from there.
oil-goes = It is poured on the foot of the wall, on a ladder at it, or into the passage below.
not-beside-hex = { $who } does not stand beside { $hex } at its height.
burns-already = It burns in { $hex } already.
cannot-burn = Nothing in { $hex } can burn.
does-not-burn = It does not burn in { $hex }.
fire-too-big = The fire in { $hex } has grown to { $fire }.
fire-small = It is put out up to { $most }.

# Horses.
is-a-horse = { $who } goes where somebody leads it.
no-horse-there = { $horse } is no horse of yours within reach.
horse-there = { $other } stands at { $place }; only at the foot of a rampart more than one horse fits.
horse-sheltered = { $who } stands at the foot of a rampart, under cover.

# Calling off.
besiegers-call-off = Only the side that assaults calls its people back.
called-off = It has been called off: whoever assaulted goes back.
goes-back = { $place } is not on the shortest way back.

# Shots at several.
say-at-whom = { $who } can shoot at several.
at-whom = `shoot { $who }` with one of { $may }.

# Scenarios with ladders and engines.
ladder-start = { $ladder } cannot be where the scenario has it.
ladder-starts = Two of one side carry it, on foot and beside each other; or it stands below a rampart, or lies where somebody can be.

# Before the assault.
other-side-deploys = { $side ->
    [besiegers] The besiegers
   *[besieged] The besieged
} are placing their people.
deployment-over = Nobody places people any more.
placed-already = { $who } stands where the scenario has placed them.
not-your-ground = { $who } cannot be placed at { $place }.
within-your-lines = The besieged are placed inside, on ground or ramparts that the enemy does not hold.
outside-at = Besiegers are placed outside, { COUNT($hexes, "hex", "hexes") } from the wall or more, or on ramparts that they hold.
attackers-hide = Only who assaults hides beneath ramparts, and this time the besieged come out.
besiegers-hide = Only besiegers wait beneath a rampart.
not-held = The besiegers do not hold { $hex }.
hidden-there = Somebody waits beneath { $hex } already.
no-way-out = From beneath { $hex } there is no way out.
ask-come-out = { $side ->
    [besiegers] The besiegers
   *[besieged] The besieged
} say where { $who } comes out.
answer-come-out = `come-out { $who }` with one of { $may }.
takes-no-part = { $who } { $fate ->
    [dead] is dead
    [captured] is captured
    [fled] has fled
   *[alive] takes no part in today's fighting
}.
everybody-placed = Everybody has a place already.
not-in-camp = { $ladder } is not in your camp.
ladders-in-camp = In the camp: { $ladders }.
no-free-hands = { $who } is on a horse or carries something already.
not-side-by-side = { $one } and { $other } are not placed beside each other.
open-moat = Moat that can still be filled: { $hexes }.
more-fascines = `prepare fascines` makes { $number } more in a day.
engine-fits = It could be brought to { $hexes }.
hides-at = Beneath { $hexes } there is a place.
on-foot-empty-handed = A ladder is taken by two on foot with nothing in their hands.
side-by-side = { $one } and { $other } are, for example.
no-open-moat = { $hex } is no moat, or it is filled already.
no-fascines = { $number ->
    [0] There are no fascines
    [one] There were fascines for 1 moat hex, and they are used
   *[other] There were fascines for { $number } moat hexes, and they are used
}.
engines-of-besiegers = Only the besiegers bring engines to their places.
engine-in-the-way = In { $hex } an engine or somebody stands already.
no-ground-for-engine = { $engine } cannot be brought to { $hex }: it takes flat ground, inside where you hold it or outside far enough from the wall.

# The days of a siege.
no-siege = No siege over days is going on.
fighting-first = Today's fighting must be over first.
other-sides-day = The day waits for { $side ->
    [besiegers] the besiegers
   *[besieged] the besieged
}: { step }.
other-step = The day waits for { step } now.
at-steps = This is done when the day waits for { step }.
besiegers-act = { $side ->
    [besiegers] The besiegers are in their refuge: only the side that besieges them can do this
   *[besieged] Only the besiegers can do this
}.
besieged-act = { $side ->
    [besiegers] Only the besieged can do this
   *[besieged] The besiegers are in their refuge and are besieged themselves: only they can do this
}.
no-fighter = You have no { $who } who can fight.
besiegers-go-home = Only the besiegers can go home.

# Machines and walls.
no-machine = { $engine } is no machine of yours that can shoot.
machines-are = Choose from: { $engines }.
machines-none = You have no machine that shoots from afar.
machine-too-far = { $hex } is { COUNT($hexes, "hex", "hexes") } away from the machine, and that is too far.
wall-behind-wall = Another wall stands between the machine and { $hex }.
wall-set-back = { $hex } does not touch the outside of the wall, and no wall hex beside it has fallen.
nothing-laid = No machine is laid on a wall.
not-broken = { $engine } is no damaged machine of yours.
broken-are = Damaged machines: { $engines }.
nothing-to-mend = On { $hex } there is no hit that you could mend.
damaged-are = Damaged walls: { $hexes }.

# Mines.
digs-or-nobody = Whether anybody digs, only the besiegers know: they give one order for it, and none passes.
digs-nobody = Order `dig nobody`, or say where and who.
no-miner = { $who } is no engineer who is free to dig.
miners-are = Free to dig, in the camp: { $people }.
miners-number = A mine takes { COUNT($needed, "engineer", "engineers") }, not { $number }.
no-mine-there = No mine can be dug under { $hex }.
mine-where = Mines are dug under an outer rampart of level 1 or 2, with no moat before it.

# Sorties, blockades and the citadel.
gate-not-held = The garrison does not hold the { $gate }, or it lies in ruins.
sortie-number = { $number } are too many for a sortie; { $most } can come out.
no-port = The town has no port.
withdrawn-already = The garrison holds nothing outside the citadel that it could give up.

# Terms and relief.
does-not-rest = The siege does not rest, or it is not the campaign that goes on with it.
no-terms-now = No terms are offered while a relief is there or the besiegers are besieged themselves.
besiegers-offer = Only the besiegers offer terms.
all-or-divide = A battle is given either with everybody or with some.
battle-how = `battle all`, or `battle with` those who are to fight.
nobody-inside = Nobody would be left to go on with the siege; `battle all` gives battle with everybody.

nearest-wall = The nearest wall that can be battered is { $wall }.
no-rampart = No rampart stands in { $hex }.
no-room-left = There is no room for anybody more; who is not placed takes no part.
no-room-in-refuge = What you hold has no room for all of your people.

# What the organiser sets right.
not-to-be-set-right = { $who } cannot be set right.
whom-to-set-right = Whoever is with their side, or lies dead where they fell, can be set right while nobody stands in their place.
not-so = { $who } cannot be set so; now they are { $now }.
so-instead = Allowed are { $words }.
