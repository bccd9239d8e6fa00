
# Movement.
move-figures-once = A move names each of its figures once, and at least one.
stand-apart = { $who } stands in { $hex }, { $other } in { $start }.
move-together = Move together what starts in the same hex.
stunned-stays = { $who } lies stunned and does not move.
move-names-hexes = A move names the hexes to enter, and at least one.
hex-too-far = { $hex } is { COUNT($away, "hex", "hexes") } away; this group moves { $move }.
choose-nearer = Choose a hex that is nearer, and go on next turn.
path-too-long = { $hex } is hex { $number } of the path; this group moves { $move }.
barricade-ahead = Crossing the barricade at { $side } takes the whole move.
start-at-barricade = Start next to it and end the move beyond it.
must-stop = Enemies hold { $hex }: a group of { COUNT($points, "point", "points") } stops there.
outnumber = Outnumber them two to one, or end the move there.
full-for-group = { $hex } holds { $there } of { $most } points; this group has { $points }.
move-fewer = Move fewer figures there, or end elsewhere.
not-beside = { $to } is not next to { $from }.
name-every-hex = Name every hex of the path, one after the other.
go-round-fire = Go round it, or wait until the fire is out.
outside-wall = { $hex } lies outside the wall and cannot be entered.
closed-ground = { $hex } { $ground ->
    [canal] is canal
    [house] is a house
   *[bridge] is a broken bridge
} and cannot be entered.
use-gates = Enter walled places by their gates.
water-between = A Wall of Water stands between { $from } and { $to }.
go-round-water = Go round it, or wait until it sinks.
marker-stays = { $who } does not go from { $hex } with { $faction }.
marker-goes-with = The Queen goes with Elves, Brunhilde with Palace Guard, the Graf with either; they start in the hex of the group.
own-figures-pass = Your own figures always let each other pass.
passage-is-so = { $faction } { $allowed ->
    [yes] may pass already
   *[no] is refused already
}.

# Combat.
nobody-could-fight = { $faction } has no figure in { $hex } that could fight.
name-upright-hex = Name a hex in which a figure of yours stands that is not stunned.
leader-there = Your leader stands in { $hex }: attacks there are free.
card-played-there = An Attack card is played for { $hex } already.
no-attack-card = { $faction } has no Attack card in hand.
fight-with-leader = Fight where your leader stands, or pass with `done`.
stunned-defends = { $who } lies stunned and may only defend.
attacks-made = { $who } has made all its attacks ({ $attacks }).
fights-for-city = { $who } fights for the city too.
strike-enemies = Strike skaven and rat ogres.
cannot-reach = { $who } in { $from } cannot reach { $other } in { $to }: { $why ->
    [wall] a wall stands between
    [water] a Wall of Water stands between
   *[far] it is too far away
}.
target-taken = Two figures have attacked { $who } in this step already.
strike-another = Strike another enemy in reach.
no-licence = { $faction } may not fight in { $hex }: its leader is not there and no Attack card is played.
obeys-another = { $who } obeys { $owner }, not { $faction }.
name-own-figures = Name figures of your own.
in-temple = { $who } is in the Temple.
left-hungry = { $who } has left for lack of food.
out-of-game = { $who } is out of the game.

# Ranged attacks.
no-enemy-in = { $who } is no enemy in { $hex }.
name-enemies-in = Name enemies who stand in { $hex }, or nobody.
named-twice = Somebody is named twice.
name-first = Name those who shall be attacked first, each once.
aim-too-far = { $hex } is { COUNT($away, "hex", "hexes") } away from { $from }.
weapon-reach = { $weapon } reaches { $nearest } to { COUNT($furthest, "hex", "hexes") }.
friend-there = { $who } of the city stands in { $hex }.
choose-enemies-alone = Choose a hex that holds enemies alone.
no-enemy-there = No enemy stands in { $hex }.
choose-enemies = Choose a hex that holds enemies.
cannot-see = { $hex } cannot be seen from { $from }.
in-the-way = Houses, gardens, buildings and walls stand in the way of a straight line.

# Old wars.
must-attack = { $who } must attack, and has not yet.
needs-no-card = It needs no card: `strike { $id } { $target }`.
beside-itself = { $who } is beside itself and strikes nobody but { $other }.
write-strike = Write `strike { $id } { $target }`.
will-not-go = { $who } will not go away: it must attack in step 7.
move-others = Move others; the blows come in step 7.

# The mobile reserve.
reserve-waits = { $who } waits in the mobile reserve for its Attack cards.
reserve-wakes = It moves and fights once two Attack cards in all have been paid in step 9e.
elves-command = The mobile reserve is under the command of the Elves.
nobody-of-reserve = Nobody of the mobile reserve could fight in { $hex }.
reserve-cards-where = Its cards are played for hexes in which its figures stand upright.
reserve-may-fight = The reserve may fight in { $hex } already.
reserve-stock-empty = The reserve has no Attack card left in its stock.
play-elven-card = Play one of the Elves' own hand: `attack`.

# Guns.
no-such-gun = There is no gun { $gun }.
no-gun = The city has no gun.
one-gun = The city has gun { $gun }.
two-guns = The city has gun { $gun } and gun { $other }.
commands-no-guns = { $faction } does not command the guns.
guard-commands-guns = The guns are under the command of the City Guard.
gun-crew = A gun is pushed by { COUNT($crew, "figure", "figures") }, each named once.
pushes-no-gun = { $who } does not push a gun: it takes people on foot.
not-with-gun = { $who } is not with gun { $gun } in { $hex }.
crew-starts-there = Both crew start in the hex of the gun.
gun-has-moved = Gun { $gun } has moved this turn.
gun-has-fired = Gun { $gun } has fired this turn.
gun-once = A gun moves or fires once a turn, never both.
gun-unserved = Gun { $gun } in { $hex } has no crew of { $crew }.
who-serves = Any two upright figures on foot in its hex serve it.
gun-no-card = Mannheim is not with gun { $gun } and no card is played for it.

# The tunnel.
no-way-out = The city is besieged: gate and wall are shut, and you know no other way.
leave-once = Name each figure that leaves once, and at least one.
not-palace-guard = { $who } is none of the Palace Guard.
not-on-tomb = { $who } stands in { $hex }, not on the tomb { $tomb }.
move-to-tomb = Move to { $tomb } first, like to any hex.
stunned-nowhere = { $who } lies stunned and goes nowhere.
