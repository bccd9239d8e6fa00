# The quick reference.

acts-all = all
acts-each = each in turn
acts-rules = `proceed`
acts-nobody = nobody

in-council = Talk, and post figures within the home base.
in-refill = Discard up to { COUNT($discards, "card", "cards") }; refill the hand to { $hand }.
in-event-card = An event card is turned up; it counts at once.
in-command-card = On turns { $first }, { $second }, { $third } …: an order of the Graf.
in-enemy-movement = A band of { $dice }D6 comes in turn 1, and later on a D6 of { $number } or more; then the bands move.
in-enemy-combat = Every enemy that reaches somebody attacks.
in-movement = Each figure moves once, up to its Move.
in-combat = Free beside the leader; in any other hex for an Attack card.
in-trading = Give cards away; then no hand holds more than { $hand }.
in-healing = One Healing card brings one figure out of the Temple.
in-food = A Food card, or a figure leaves.
in-fires = Try once at each fire beside you; then it burns on.
in-barricades = Pull down older ones; build beside the leader for Peasants.
in-demands = Pay for repairs and commands; what is due is settled.
in-holding = What the enemy holds alone for { COUNT($turns, "turn", "turns") } falls; { $places } fallen places lose the city.
in-vote = After turn { $turns }: who led the defence?

chapter-movement = Movement
chapter-combat = Combat
chapter-temple = Temple
chapter-food = Food
chapter-fire = Fire
chapter-barricades = Barricades

card-attack = All your figures in one hex fight without the leader.
card-peasants = Hands that work: barricades, repairs, commands.
card-food = Feeds your faction for a turn, or brings a lost figure back.
card-water = Helps once against one fire.
card-healing = Brings one figure out of the Temple.
card-blank = No use of its own.

number-stacking = Points of one side in a hex; a rider counts two
number-break-free = Breaking free: D6
number-jump = A rider jumps a barricade: D6
number-attackers = Figures that may attack one target
number-company = Other friends in the hex for +1 to the fight roll
number-mine = A mine wounds each figure: D6
number-doused = A fire is out: D6 + Water paid
number-spread = A fire spreads: D6
number-burnt-down = Burnt down after so many turns
number-collapse = A house that comes down wounds: D6
number-band = Foot skaven of a new band
number-arrival = A new band comes: D6
number-held = Turns that the enemy must hold a place
number-fallen = Places fallen at once that lose the city
number-turns = Turns until the relief arrives
