
# The game master.
master-decides-now = The game master decides what the enemy does now.
wait-for-master = Wait for them; the organiser may `proceed` in their place.
master-overrides = Only the game master overrides a decision.
no-master = This siege is played without a game master.
bad-arrival = A band cannot come on a D6 of { $number } or more.
arrival-numbers = Name a number from 2 to 6; 5 is easy, 4 normal, 3 hard.
arrival-so = A band comes on { $number } or more already.

# What they decide.
nothing-pending = No decision is pending.
proceed-stops = Say `proceed`: it stops before the next decision is applied.
decided-elsewhere = This is not what is decided now.
override-pending = Override what is pending, or let it stand with `proceed`.
happens-anyway = This happens by itself.
let-it-stand = Let it stand with `proceed`.
bands-enough = { $bands ->
    [one] 1 band is
   *[other] { $bands } bands are
} on the map; there is no room for more.
no-way-up = Every sewer door is blocked, and no crater is left.
too-many-ogres = { $ogres } Rat Ogres cannot come: { $waiting } wait below.
bad-strength = A band cannot have { COUNT($figures, "figure", "figures") }.
name-strength = Name 1 to { $most } figures.
no-entry = Nobody can come up in { $hex }.
name-enterable = Name a hex that can be entered.
bands-once = Each band acts once.
name-bands = Name each of these bands once: { $bands }.
no-such-place = The city has no place { $place }.
cannot-attack = { $who } cannot attack { $other }.
reach-holds = In its reach are { $ids }.
walks-not-now = { $who } is not among those who walk now.
no-room-by-then = { $hex } has no room for { $who } by then.
walks-at-most = { $who } walks { $most } hexes at most.
no-neighbours = { $from } and { $to } are not neighbours.
barricade-takes-move = The barricade between { $from } and { $to } takes the whole move.

# What an act of flavour brings about.
decision-waits = A decision of the enemy is pending; it would no longer fit.
settle-first = Let it stand with `proceed`, or override it, first.
names-no-card = No card is named.
no-fire-there = No fire can break out in { $hex }.
name-fuel = Name a building hex that neither burns nor is burnt down.
unhurt = { $who } has all its Wounds ({ $wounds }).
too-few-to-draw = { COUNT($count, "card", "cards") } cannot be drawn; there are { $there }.
hand-would-burst = { $faction } holds { COUNT($held, "card", "cards") } and may hold { $most }.
give-fewer = Give fewer, or give them in step 8.

# What the organiser sets right.
set-right-wounds = What { $who } endures
not-there-to-set-right = { $who } is not on the map.
bring-back = Who has fallen stands again by `set-right standing { $figure } HEX because REASON`.
line-not-public = The stat line of { $who } is not public yet, and neither are its Wounds.
line-not-public-allowed = Whether it has fallen can be set right: `set-right fallen`, `set-right standing`.
nobody-to-bring-back = { $who } cannot be brought back.
whom-to-bring-back = A figure of the city comes back that is not on the map and has not left through the tunnel.
where-to-bring-back = Name a hex of streets, squares or buildings that does not burn and has room.
