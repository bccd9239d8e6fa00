# Why a campaign says no, and what it waits for.

only-organiser-opens = Only the organiser opens an engagement.
only-organiser-replaces-keys = Only the organiser replaces a key.
only-organiser-lets-bots-fight = Only the organiser lets the bots fight.
only-table-opens-fights = Only the organiser and the players of the map open a fight.
only-table-closes-fights = Only the organiser and the players of the map close an engagement.
no-such-engagement = There is no engagement { $engagement }. There are { $known }.
no-engagement-yet = There is no engagement { $engagement }. No engagement has been opened yet.
no-such-seat = Nobody sits at `{ $seat }` here; there are { $known }.
bad-name = `{ $name }` is no name for a campaign: it needs 1 to 80 characters, all of them visible.
bad-player-name = `{ $name }` is no name for who plays { WITHIN($seat) }: it needs 1 to 40 characters, all of them visible.
no-game-master = This campaign was made without a seat for a game master.
no-game-master-allowed = Open a new campaign with one, or this siege without.
no-such-role = There is no `{ $role }` in it; there are { $known }.
role-vacant = Nobody was named to play { WITHIN($role) }.
role-vacant-allowed = Say in `seats` who plays it.
seat-twice = { $seat } was named twice.
seat-twice-allowed = A seat plays one role of an engagement at most.
no-part = { FIRST($by) } { VERB($by, "has", "have") } no part in { $engagement }; { $players }.
no-part-at-all = { FIRST($by) } { VERB($by, "has", "have") } no part in { $engagement }.
plays = { WITHIN($role) } { VERB($role, "is", "are") } played by { WITHIN($seat) }
plays-too = { $before }, { WITHIN($role) } by { WITHIN($seat) }
no-such-fight = The map has no fight { $fight } that is to be played.
fought-already = { FIRST($fight) } is fought out already, in { $engagement }.
no-table = { FIRST($fight) } cannot be played: there is no room for everybody.
no-table-allowed = The organiser may rule how it has ended.
not-of-the-map = { FIRST($engagement) } plays no fight of a map that is still to be settled.
not-over = { FIRST($engagement) } is not over yet.
not-over-allowed = Play it to its end, or let the bots fight it out.
over = { FIRST($engagement) } is over.

# What an engagement waits for: these stand behind "waits for".
waits-orders = orders for banners
waits-muster = the end of mustering
waits-retreat = a retreat
waits-relief = word whether a relief is welcome
waits-home = a home
waits-renegade = a renegade who changes sides
waits-deployment = an army that is set up
waits-walls = walls that are dug
waits-activation = an activation
waits-turn = an order
waits-decision = the game master's decision
waits-proceed = somebody who says `proceed`
waits-open-fight = somebody who opens the fight
waits-close-fight = somebody who tells the map how the fight has ended

# Scenarios.
seat-given = A player cannot sit at `{ $seat }`: in a campaign on a map that is the seat of nobody's garrisons, or of a faction of a besieged Lowenheim.
unknown-map = There is no map `{ $name }`. There are { $known }; or write one as `[map]`.
off-table = { $field }: { $place } is off the table.
relief-too-late = siege.relief.turn: a relief in turn { $turn } never comes, since the last strategic turn is { $last }.
field-from-one = { $field }: it is 1 or more.
no-such-city = `{ $castle }`: no city `{ $city }` has rules of its own; { $known } has.
no-such-town = `{ $castle }`: there is no walled town `{ $town }`; there is { $known }.
no-such-figure = leader { $figure }: that is no figure of Lowenheim.
no-such-item = player { $seat }: there is no magic item `{ $item }`.
scenario-unread-compare = The scenario cannot be read: { $error }. Compare it with a built-in one.
scenario-unread-at = The scenario cannot be read: line { $line }, column { $column }: { $error }. Compare it with a built-in one.
scenario-unplayed = The scenario cannot be played: { $why }
scenario-unplayed-at = The scenario cannot be played: line { $line }: { $why }
bad-book = { $field }: { $what }.
about-siege = Six factions hold the city for twelve turns. The real enemy comes up from the sewers.
about-map = { COUNT($players, "crown", "crowns") } and { COUNT($turns, "turn", "turns") }. Banners march over the land of six provinces; where they meet, a battle or a siege is fought.

# Orders about the fights of a map, and what is wrong with what was typed.
order-open-fight = Open { $fight }
order-fight-out = Let the bots fight out { $fight }
order-close-fight = Tell the map how { $fight } has ended
typed-which-fight = Write `{ $verb } FIGHT` with the number of a fight. To be fought: { $known }.
typed-no-fight = There is no fight now that is to be fought.
typed-not-opened = Fight { $fight } has not been opened. Open it first: `open-fight { $fight }`.
