# Why the rules say no, and what would be allowed.

and = and
nobody = Nobody

card = The { $rank } of { $suit }
ground = { $terrain ->
    [open] open ground
    [woods] woods
    [difficult] difficult ground
    [hill] hill
    [river] river
    [village] village
    [impassable] impassable
    [stone-circle] stone circle
    [burial-mound] burial mound
    [temple] temple
    [building-a] building of weak wood
    [building-b] building of weak stone
    [building-c] building of strong wood
    [building-d] building of strong stone
   *[rubble] rubble
}

# Cards and activations.
leads-nobody = { $who } leads no army of this battle.
takes-no-part = { $who } has no part in this battle.
no-battle = There is no battle going on.
no-card = No card lies open.
turn-one-up = Turn one up with `proceed`.
other-armys-card = { $card } lets the { $colour } army act.
card-lies-open = { $card } lies open: the { $colour } army acts.
trap-first = { $who } is caught in { $trap }, which attacks first.
let-it-attack = Let it attack with `proceed`.
digging-first = { $left ->
    [one] One wall is
   *[other] { $left } walls are
} to be dug before the first card.
dig-or-done = The defender digs with `dig HEXSIDE`, or leaves the rest with `done`.
nothing-to-dig = No wall is to be dug here now.
defender-digs = { $left ->
    [one] The wall is
   *[other] The walls are
} dug by the defender.
side-off-table = { $side } has not two hexes of the table beside it.
side-built = There is a wall or a cliff on { $side }.
side-of-enemy = { $who } stands beside { $side }.
dig-another = Choose another hexside than { $side }, between two hexes without an enemy.
walls-limit = Up to { $most } walls are dug, and only where there is a defender.
not-activated = { $who } is not activated.
choose-who = Choose with `activate` who is.
choose = Choose with `activate`.
no-such-piece = There is no `{ $who }` in this battle.
other-armys-piece = { $who } belongs to the other army.
off-the-table = { $who } is not on the table.
chosen-already = Who is activated by this card was chosen already.
name-each-once = Name one piece or more, each once.
lies-in-wait = { $who } lies in wait.
has-counters = { $who } has { $counters } activation counters.
card-activates-fewer = { $card } activates { $allowed }, not { $chosen }.
card-activates-more = { $card } activates { $allowed }, and more are ready.
nobody-passes = Who shall do nothing is activated all the same: nobody passes.
others-move-first = { $who } may still move, and all move before anybody fights.
move-it-or-done = Move it first, or say `done` when nobody else moves.
nobody-activated = { $card } has activated nobody yet, and nobody passes.

# Moving.
moving-over = The card's fighting has begun: nobody moves any more.
moved-already = { $who } has moved or fought already.
goes-with-its-unit = { $who } was activated with its unit and moves with it.
needs-its-own = To move away it needs an activation of its own.
not-attached = { $who } is not attached to { $unit }.
not-carried = { $who } has moved and cannot be carried on by { $unit }.
leave-behind = Leave it behind: `… leaving { $who }`.
held-by-trap = { $who } is in a trap, and nobody leaves it while the fight lasts.
holy-ground-for = { $hex } is holy ground, which { $who } does not enter.
holy-ground = { $hex } is holy ground, which undead do not enter.
in-fog = { $hex } lies in fog.
starts-in-fog = { $hex } lies in fog: nobody moves there.
empty-path = A move enters one hex or more.
path-too-long = The path has { COUNT($hexes, "hex", "hexes") }, the allowance is { $far }.
not-on-table = { $hex } is not on the table.
no-neighbours = { $from } and { $to } are no neighbours.
closed-ground = { $hex } is { $ground }.
closed-side = The hexside { $side } is impassable.
going-up = Going up to { $hex } takes the whole move.
wall-from-beside = The wall between { $from } and { $to } is climbed only from beside it.
climb-next-time = Stop in { $hex } and climb it with the next activation.
stops-behind-wall = Who climbs the wall between { $from } and { $to } stops behind it.
ground-stops = { $hex } is { $ground }: who enters stops.
ground-holds-back = { $hex } is difficult ground: who leaves it moves one hex.
somebody-stands = { $who } stands in { $hex }.
nobody-stops = Nobody stops in { $hex }: it is { $ground }.

# Fighting.
acted-already = { $who } has fought, or done something instead.
nothing-left-to = Nobody has just left a hex to { $who }.
move-bars-fight = { $who } does not fight after this move.
nobody-here = There is no `{ $who }` here.
a-friend = { $who } is a friend.
protected = { $who } is protected by { $unit }.
attack-instead = Attack { $who } instead.
fights-trap-only = { $who } is in a trap and fights nothing else.
attack-it = Attack { $who }.
cloaked = { $who } wears a cloak and cannot be shot at.
in-trap-only = Only who is in the trap fights it.
no-dice = { $who } has no dice at a distance of { $distance }.
side-between = The hexside between { $from } and { $to } is impassable.
middle-of-fog = { $hex } is the middle of a cloud: nobody fights there.
sight-blocked = The line of sight from { $from } to { $to } is blocked by { $hex }.
sight-blocked-by-wall = The line of sight from { $from } to { $to } is blocked by the wall { $side }.

# Casting.
cast-already = { $who } has fought or cast already.
too-dear = { $spell } costs { $price }, { $who } has { $points }.
no-magic-user = { $who } is no magic-user.
spell-unknown = { $who } does not know { $spell }.
spell-to-type = { $spell } ({ $word })
spells-known = They know { $spells }.
name-element = Name air, earth, fire or water.
hex-not-free = { $hex } is not a free hex.
needs-target = { $spell } needs a target.
needs-hex = { $spell } needs one hex of the table.
not-there = There is no `{ $who }` on the table.
beyond-spell = { $hex } is { COUNT($distance, "hex", "hexes") } away, the spell reaches { $far }.
other-ground = { $hex } is not { $terrain ->
    [woods] woods
   *[river] river
}.
target-too-far = { $who } is { COUNT($distance, "hex", "hexes") } away.
hex-too-far = { $hex } is { COUNT($distance, "hex", "hexes") } away.
not-wooden = { $hex } is no building of wood.
not-undead = { $who } is not undead.
fog-holds = Nobody leaves or enters fog.
trap-holds = { $who } is held by a trap.
nobody-such = There is no `{ $who }`.
not-own-unit = { $who } is no unit of one's own.
unhurt = { $who } is unhurt.
blesses-themself = { $who } blesses others, never themself.
dice-first = The dice of { $who } have fallen; first say whether one is rolled again.
reroll-or-keep = Type `reroll { $who } FACE` or `keep { $who }`.
no-dice-wait = No dice of { $who } wait to be rolled again.
no-such-miss = No die that shows { $face } missed.
misses = These missed: { $faces }.
no-counter = { $who } has no activation counter.
name-free-hexes = Name { $number } free hexes beside { $who }.
not-free-beside = { $hex } is no free hex beside { $who }.
name-fallen = Name a unit that was eliminated this turn.
rises-where-it-fell = { $who } returns where it fell, or beside it: { $hex }.
name-wind = Name the hex in which the wind dies down: in a straight line from the caster, at most { COUNT($far, "hex", "hexes") } away.
in-targets-hex = The caster stands in the target's hex.

# Individuals and items.
has-not-ability = { $who } is no { $ability ->
    [assassin] assassin
   *[shapechanger] shapechanger
}.
tried-already = { $who } has tried this turn; it may try again in the next.
no-victim = { $victim } is no enemy individual beside { $who }.
changed-already = { $who } has changed once in this battle.
no-animal-form = { $who } has no animal form.
no-such-item = { $who } has no { $item } to use.
horn-too-late = The horn sounds when a number card lies open and nobody is chosen yet.
nobody-to-heal = { $item } heals a wounded unit that { $who } is attached to.

# Sieges.
nothing-leads-up = { $hex } is a building, and nothing leads up.
bring-tower = Bring a siege tower or ladders beside it first.
no-building = There is no building in { $hex }.
harms-no-building = { $who } does no damage to buildings.
must-be-beside = { $who } must be beside the building.
not-on-rampart = { $who } is no unit on a rampart.
oil-poured-out = All that there was in { $hex } is poured out.
nobody-below = { $target } is no enemy beside and below { $who }.

# Scenarios: what is wrong stands after the place in the file.
only-organiser-opens = Only the organiser opens a battle.
wrong-at = { $path }: { $facts }
sentence = { $what }.
map-line = line { $line }, column { $column }: { $what }.
title-length = a battle's name has 1 to 80 characters.
no-module = there is no module { $module }.
modules = The modules of a battle are 1, 2, 3, 4 and 6.
turns-limit = a battle has 1 to { $most } turns.
no-army = there is no { $colour } army.
no-table = the battle has no table.
draw-or-make = Draw one in `map`, or let one be made: `field = {"{"} random = "plain" {"}"}`.
drawn-and-made = a table is drawn or made, not both.
leave-one-out = Leave out `map` or `field`.
terrain-of-module = { $hex } is { $terrain }, which module { $module } brings.
add-or-draw = Add { $module } to `modules`, or draw another terrain.
castle-of-module = a castle is what module 4 brings.
add-or-choose-ground = Add 4 to `modules`, or choose another ground.
whose-castle = whose is the castle?
write-defender = Write `defender = "red"` or `defender = "black"`.
too-many-books = a scenario has at most { $most } army books of its own.
no-rulebook-row = no rulebook gives this row: leave it out.
army-name-length = an army's name has 1 to 60 characters.
army-size = an army has 1 to { $most } units and individuals, not { $count }.
troop-id-too-long = the troop's id is too long for a piece.
troop-id-limit = An id has at most 50 characters.
no-troop = there is no troop `{ $troop }`.
see-army-books = The troops stand in the army books; add a `[[book]]` of your own.
near-words = There are { $words }.
troop-of-module = `{ $troop }` belongs to module { $module }.
add-or-choose-troop = Add { $module } to `modules`, or choose another troop.
stands-on-holy-ground = { $troop } cannot stand in { $hex }: that is a temple, and they are undead.
stands-on-impassable = { $troop } cannot stand in { $hex }: it is impassable.
not-deployment = { $hex } is not where the { $colour } army deploys.
deployment-rows = It stands in the rows { $rows }.
hex-taken = { $hex } is taken; { $troop } cannot stand there.
one-unit-a-hex = A hex holds one unit, and individuals of its army.
does-not-ride = { $troop } does not ride.
no-flying-steed = { $troop } rides no flying steed.
wounds-limit = { $troop } endures 1 to { $most } wounds.
name-length = a name has 1 to 60 characters.
casts-nothing = { $troop } casts no spells.
magic-limit = magic points are 0 to { $most }.

items-of-module = { $troop } carries magic items, which module 3 brings.
trap-carries-nothing = a trap carries nothing.
items-of-whom = weapons and trinkets are for individuals, banners for units.
six-items-rolled = at most six items are rolled.
unique-limit = at most { $most } unique items are carried by one.
unique-name-length = a unique item's name has 1 to 60 characters.
unique-adds = `{ $name }` adds at most 3 dice, 3 hexes and 3 wounds.
unique-gives = `{ $name }` cannot give { $ability }, but any of { $given }.

columns-limit = a random table has { $least } to { $most } columns
rows-limit = a random table has an odd number of rows, { $least } to { $most }

map-empty = the map is empty
map-begins-with-part = a map begins with the part [picture]
map-begins-with-heading = a map begins with the heading [picture]
row-wanted = here stands a row such as ` 0 |. . w h`
next-row = the next row of the picture is { $row }
table-limit = a table has 1 to { $most } rows of 1 to { $most } hexes
row-width = this row has { COUNT($width, "hex", "hexes") }, and those above it { $before }
no-terrain = `{ $letter }` is no terrain; there are { $letters }
names-no-card = `{ $text }` names no card; write hearts-10, spades-queen, clubs-ace or joker-1
no-hex = `{ $word }` names no hex; write column,row such as 4,12 (a hexside: 4,12:SE)
side-off-table = { $side } does not lie between two hexes of the table

# Army books: what is wrong stands after the member of the row.
one-word = is one word of small letters, digits and hyphens
sixty-characters = has 1 to 60 characters
book-rows = a book has 1 to { $most } rows
id-taken = another row has this id; every troop has one of its own
no-form = there is no such troop
no-form-near = there is no such troop; there are { $near }
form-unlike = is a unit for a unit, an individual for an individual, and nothing is diced about it
moves-limit = is one number, or a short and a longer one, each 0 to 6
dice-limit = are at most 6 numbers, each 0 to 12
longer-move = is the longer of two moves
two-to-six = is 2 to 6
one-to-twenty = is 1 to 20
school-goes-with = goes with the ability magic-user, and with no other
points-limit = is 0 to 50, for a magic-user
form-goes-with = goes with the ability shapechanger, and with no other
for-individuals = general, magic-user, assassin and steadfast-leader are for individuals
mounted-limit = is 1 to 6, for an individual
goes-with-mounted = goes with `mounted`: how far the steed moves
heads-are-dice = are left out for a hydra: its heads are its dice
trap-alone = of a trap are `trap` alone: nothing about it is seen or diced before it snaps
body-of-trap = `trap` goes with the ability trap, and with no other

# What the organiser sets right.
nobody-to-set-right = No unit or individual `{ $piece }` is on the table.
whom-to-set-right = Whoever is on the table can be set right, from 1 hit to what it endures when whole.

# What an army wins by.
too-many-goals = an army has at most { $most ->
    [one] 1 goal
   *[other] { $most } goals
}
goal-hexes = name one hex or more, each once
goal-hex-closed = nobody can stand in { $hex }
goal-number = of { $count ->
    [one] 1 hex
   *[other] { $count } hexes
} 1 to { $count } can be held
turn-and-turns = hexes are held at the end of one turn, or at the ends of some turns running
turn-or-turns = Leave `turn` or `turns` out.
goal-turn = is 1 to { $most }
kept-for-ever = a battle without a last turn does not say until when somebody is kept
write-turn = Write `turn`, or `turns` in `[options]`.
goal-pieces = name one piece or more, each once
goal-nobody = there is no `{ $piece }` in the { $colour ->
    [red] red
   *[black] black
} army
goal-ids = A piece is called `{ $colour }-TROOP-NUMBER`, numbered by its row in the order of the file.
goal-trap = `{ $piece }` is a trap, of which the enemy does not know
goal-units = units at an edge are 1 to { $count }, as many as the { $colour ->
    [red] red
   *[black] black
} army has

# Setting up before the first card, and doors.
others-wait = { $left ->
    [one] { $who } still waits to be set up.
   *[other] { $left } still wait to be set up, { $who } among them.
}
deploy-them = Set them up with `deploy PIECE HEX`, such as { $piece }; then say `done`.
army-deploys = The { $colour ->
    [red] red
   *[black] black
} army is being set up.
deploy-or-done = Whoever leads it sets it up with `deploy PIECE HEX` and ends with `done`.
deployment-over = Nobody is to be set up now.
not-to-deploy = { $who } is not to be set up now.
not-in-zone = { $hex } is not in the zone of the { $colour ->
    [red] red
   *[black] black
} army.
zone-is = Its hexes are { $zone }.
undead-and-temple = { $who } cannot stand on the holy ground of { $hex }.
deployed-there = { $who } stands in { $hex }.
zones-overlap = { $hex } is in the zones of both armies
nobody-waits = a zone is for pieces without `hex`, and every one has one
no-hex-no-zone = the piece has no hex, and its army no zone
hex-or-zone = Write `hex`, or `zone` for the army.
zone-off-table = { $line } is not on the table
zone-too-small = { $units ->
    [one] 1 unit waits
   *[other] { $units } units wait
} and { $hexes ->
    [one] 1 hex is
   *[other] { $hexes } hexes are
} free for them
trap-without-hex = { $troop } is a trap, and traps lie where the scenario says
doors-are-drawn = only a table that is drawn has buildings to name
door-of-nothing = no building stands in { $hex }
