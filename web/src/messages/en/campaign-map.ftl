# The campaign map.

campaign-map-side = { $names } ({ $player })
campaign-map-side-garrison = the garrison ({ $player })
campaign-map-between = between { $one } and { $other }
campaign-map-walls-of = at the walls of { $name }
campaign-map-in = in { $name }, { $terrain }
campaign-map-fight = Fight { $number }: { $where }
campaign-map-against = against
campaign-map-over-bridge = The attacker comes over a bridge.
campaign-map-over-tunnel = The attacker comes out of the tunnel.
campaign-map-dug-in = { $count ->
    [one] 1 hexside is dug in.
   *[other] { $count } hexsides are dug in.
}
campaign-map-has-won = { $winner ->
    [attacker] The attacker has won.
   *[other] The defender has won.
}
campaign-map-see = See { $table }
campaign-map-go-to = Go to { $table }
campaign-map-the-table = the table
campaign-map-bots = Let the bots fight it out
campaign-map-carry = Carry the result to the map
campaign-map-set-up = Set up the table
campaign-map-siege-of = { $blockade ->
    [yes] { $name } is kept shut in
   *[no] siege of { $name }
}
campaign-map-set-up-siege = Begin the siege
campaign-map-set-up-again = Go on with the siege
campaign-map-set-up-blockade = Spend the turn of the blockade
campaign-map-undecided = Nothing is decided this turn; the siege goes on.
campaign-map-bought = Bought for it: { $engines }.
campaign-map-engines = Engines, before the first day
campaign-map-engine-count = { $count } × { $engine ->
    [ram] ram
    [roofed-ram] roofed ram
    [siege-tower] siege tower
    [mangonel] mangonel
   *[trebuchet] trebuchet
}
campaign-map-engine-cost = { $engine ->
    [ram] Ram
    [roofed-ram] Roofed ram
    [siege-tower] Siege tower
    [mangonel] Mangonel
   *[trebuchet] Trebuchet
} ({ $crowns ->
    [one] 1 crown
   *[other] { $crowns } crowns
})
campaign-map-engines-cost = { $crowns } of your { $has ->
    [one] 1 crown
   *[other] { $has } crowns
}. You can buy once a turn.
campaign-map-buy = Buy these
campaign-map-nobody-met = Nobody has met this turn.
campaign-map-phase-prologue = Prologue
campaign-map-phase-income = Income
campaign-map-phase-muster = Muster
campaign-map-phase-orders = Orders
campaign-map-phase-movement = Movement
campaign-map-phase-battles = Battles
campaign-map-phase-retreats = Retreats
campaign-map-phase-aftermath = Aftermath
campaign-map-phase-end = End
campaign-map-turn = Turn
campaign-map-turn-of = Turn <strong>{ $turn }</strong> of { $last }
campaign-map-phases = Phases of the turn
campaign-map-won-by = The campaign is won by { WITHIN($names) }.
campaign-map-waits-for = Waits for
campaign-map-waits-for-everybody = Waits for everybody
campaign-map-go-on = Everybody is done: the turn can go on.
campaign-map-players = Players
campaign-map-how-won = { $castles ->
    [one] 1 castle wins at once; after turn { $turn } the points decide.
   *[other] { $castles } castles win at once; after turn { $turn } the points decide.
}
campaign-map-castles = Castles
campaign-map-points = Points
campaign-map-crowns = Crowns
campaign-map-income = Income
campaign-map-banners = Banners
campaign-map-owes = to move
campaign-map-of = { $count } of { $of }
campaign-map-bridge = bridge
campaign-map-tunnel = tunnel
campaign-map-lame = lame
campaign-map-wounds = { $left } of { $of } wounds left
campaign-map-why = why?
campaign-map-nobody = Nobody.
campaign-map-held = { $kind }; held by <strong>{ WITHIN($player) }</strong>
campaign-map-besieged = besieged by { WITHIN($player) }
campaign-map-foothold = the besiegers hold a rampart
campaign-map-refuge = the besiegers are shut in there
campaign-map-relief = relieved by { $names }
campaign-map-store = { $rations ->
    [one] 1 ration
   *[other] { $rations } rations
} in store
campaign-map-threatened = threatened
campaign-map-burnt = burnt, no income until the end of turn { $turn }
campaign-map-has-dug-in = dug in: { $player }
campaign-map-banner-of = Banner of { $name }
campaign-map-beaten = beaten
campaign-map-garrison = Garrison
campaign-map-damage = Damage
campaign-map-broken = Broken
campaign-map-repair = { $what }: { $crowns ->
    [one] 1 crown
   *[other] { $crowns } crowns
} and { $turns ->
    [one] 1 turn
   *[other] { $turns } turns
}
campaign-map-whole-after = whole again after turn { $turn }
campaign-map-ways = Ways to
campaign-map-secret = Nobody sees what you write until all have written; then everything is revealed at once. On the map, choose a banner’s space and then where it shall go.
campaign-map-written = written: { $order }
campaign-map-seal = Seal my orders
campaign-map-seal-anew = Seal them anew
campaign-map-terrain-plain = open land
campaign-map-terrain-wood = woods
campaign-map-terrain-hill = hills
campaign-map-terrain-mountain = mountains
campaign-map-terrain-marsh = marsh
campaign-map-terrain-river = river
campaign-map-terrain-coast = coast
campaign-map-nobody-name = nobody
campaign-map-held-by = held by { WITHIN($player) }
campaign-map-banner-for = banner of { $name } for { WITHIN($player) }
campaign-map-a-fight = a fight
campaign-map-burnt-until = burnt until turn { $turn }
campaign-map-by = { $link ->
    [bridge] { $name } by a bridge
   *[other] { $name } by the tunnel
}
campaign-map-reach = can be reached
campaign-map-next-to = { $what }. Next to { $names }.
campaign-map-city = a city
campaign-map-town = a walled town
campaign-map-castle = a castle
campaign-map-terrain-in = { $terrain } in { $province }
campaign-map-order-hold = Hold
campaign-map-order-fortify = Dig in
campaign-map-order-raze = Burn the region
campaign-map-order-recover = Rest and heal
campaign-map-assault = Assault { $name }
campaign-map-march = March to { $names }
campaign-map-relieve = Relieve { $name }: { $way }
campaign-map-then = { $before }, then { $next }
campaign-map-tab-players = Players
campaign-map-tab-banners = Banners
campaign-map-no-banners = You have no banner and no garrison.
campaign-map-strength = { $count ->
    [one] 1 unit, { $wounds } of { $of } wounds left
   *[other] { $count } units, { $wounds } of { $of } wounds left
}
campaign-map-sealed = Your orders are sealed
campaign-map-your-fight = You have a fight
campaign-map-your-turn = Your turn
campaign-map-fighting = Fights are being fought
campaign-map-others = Others' turn
campaign-map-fights-wait = Fights wait for their players
campaign-map-goes-on = The turn goes on
campaign-map-asked-orders = { $owed ->
    [0] They can be written anew until everybody has sealed theirs.
   *[other] { $count ->
        [one] Say what your banner shall do, and seal it.
       *[other] Say what each of your { $count } banners shall do, and seal it.
    }
}
campaign-map-asked-fight = Somebody has met you: fight it out at its table.
campaign-map-asked-fights-of = Fights to be settled at their tables: { WITHIN($names) }.
campaign-map-asked-fights = There are fights to be settled at their tables.
campaign-map-asked-phase-prologue = Homes are given out.
campaign-map-asked-phase-income = The crowns come in.
campaign-map-asked-phase-muster = { $crowns ->
    [one] You have 1 crown: muster whom you want, then say that you muster nobody else.
   *[other] You have { $crowns } crowns: muster whom you want, then say that you muster nobody else.
}
campaign-map-asked-phase-orders = Write your orders.
campaign-map-asked-relief = Somebody comes to relieve your town. Are they welcome? Who is not, fights on their own account.
campaign-map-asked-home = Choose the castle in which you begin: here, or by tapping it on the map.
campaign-map-asked-renegade = You have a renegade of the realm. Whom does it leave?
campaign-map-asked-give_up = A renegade leaves you. Which of your units goes?
campaign-map-asked-realm = { $when ->
    [before] The old king is dying. When he is dead, homes are chosen here, the first in rank first.
   *[between] The estates have met. The next turn begins when their king is dead.
}
campaign-map-realm = The realm is played for
campaign-map-to-realm = To the realm
campaign-map-end-of-realm = The end of this game
campaign-map-end-realm = End it before the king is dead
campaign-map-end-why = Why? Everybody reads it.
campaign-map-break-off = Break the game off
campaign-map-break-off-means = { $when ->
    [before] Broken off, it counts for nothing: everybody begins in the home that the map gives them.
   *[between] Broken off, nobody is paid, and the estates are not called again.
}
campaign-map-rule-estates = Rule how it has ended
campaign-map-rule-first = First, for 3 crowns
campaign-map-rule-second = Second, for 1 crown
campaign-map-rule-whom = Whom?
campaign-map-rule-button = So it has ended
campaign-map-before-turns = Before the first turn
campaign-map-of-the-realm = What the realm has brought
campaign-map-homes = Homes, in the order in which they are chosen
campaign-map-begins-in = Home: { $name }.
campaign-map-won-realm = { $points } power, { $ducats ->
    [one] 1 ducat
   *[other] { $ducats } ducats
}{ $towns ->
    [0] {""}
    [one] , 1 town
   *[other] , { $towns } towns
}{ $renegades ->
    [0] {""}
    [one] , 1 renegade
   *[other] , { $renegades } renegades
}.
campaign-map-allied = Allied with { WITHIN($names) }.
campaign-map-stayed-away = Stayed away from the realm, and chooses last.
campaign-map-renegade = { $opponent ->
    [none] Renegade of { $holder }: whom it leaves is still to be said.
   *[other] A renegade goes over to { $holder }; which unit of { $opponent }, is still to be said.
}
campaign-map-truce = { $names } keep a truce until turn { $turn } is over.
campaign-map-estates = The estates meet at the end of turn { $turn }.
campaign-map-asked-phase-movement = The banners march.
campaign-map-asked-phase-battles = The fights are fought.
campaign-map-asked-phase-retreats = Say where those who were beaten go.
campaign-map-asked-phase-aftermath = Castles are repaired and captives ransomed.
campaign-map-asked-phase-end = The turn ends.
campaign-map-waits-at = Waiting for { WITHIN($names) } at “{ $table }”.
campaign-map-waiting-for = Waiting for { WITHIN($names) }.
campaign-map-to-orders = To your orders
campaign-map-to-fights = To the fights
campaign-map-wish-muster = Muster
campaign-map-wish-write = Write orders
campaign-map-wish-retreat = Retreat
campaign-map-wish-done = Be done with this phase
campaign-map-wish-proceed = Let the turn go on
campaign-map-tab-fights = Fights
campaign-map-tab-orders = Orders
campaign-map-tab-log = Log
campaign-map-tab-seats = Seats
campaign-map-tab-book = Book
campaign-map-the-map = The map
campaign-map-moment = turn { $turn }, { $phase }
campaign-map-map = Map
campaign-map-your-orders = Your orders
campaign-map-your-orders-for = Your orders for turn { $turn }
campaign-map-shop = Muster
campaign-map-shop-left = { $crowns ->
    [one] 1 crown left
   *[other] { $crowns } crowns left
}
campaign-map-shop-where = Where they go
campaign-map-shop-goal = { $banner ->
    [none] The garrison of { $castle }
   *[other] With { $banner }, in { $castle }
}
campaign-map-shop-shut = Nobody can be mustered now.
campaign-map-shop-price = { $crowns ->
    [one] 1 crown
   *[other] { $crowns } crowns
}
campaign-map-shop-strength = { $dice ->
    [one] 1 die
   *[other] { $dice } dice
}, { $wounds ->
    [one] 1 wound
   *[other] { $wounds } wounds
}, move { $moves }
campaign-map-shop-lone = { $role ->
    [leads] Can lead a banner
    [casts] Casts spells
   *[other] Goes with a unit
}; no dice of their own, { $wounds ->
    [one] 1 wound
   *[other] { $wounds } wounds
}
campaign-map-shop-own = You have { $count }
campaign-map-shop-raise = Raise a banner
campaign-map-shop-raise-under = Raise a banner under { $name }
campaign-map-shop-besides = Besides
campaign-map-end-done = I muster nobody else
campaign-map-end-proceed = End this phase: { $phase }
campaign-map-may-do = What you may do
campaign-map-you-may = You may
campaign-map-all-orders = { $count ->
    [one] The 1 order
   *[other] All { $count } orders
}
campaign-map-space = Space
campaign-map-book-of = The book of the map
campaign-map-emblem = { $emblem ->
    [star] a star
    [moon] a moon
    [fir] a fir
    [crown] a crown
    [cross] a cross
    [raven] a raven
   *[nobody] nobody’s
}
campaign-map-why-name = Why? { $name }
campaign-map-lost = lost
campaign-map-captive = captive of { WITHIN($player) }
campaign-map-people-chaos = chaos
campaign-map-people-humans = humans
campaign-map-people-lizardmen = lizardmen
campaign-map-people-orcs-and-goblins = orcs and goblins
campaign-map-people-ratmen = ratmen
campaign-map-people-standard = standard troops
campaign-map-people-undead = the undead
campaign-map-broken-hex = { $kind ->
    [ruin] ruin in { $hex }
    [burnt] burnt down in { $hex }
    [rubble] wall in rubble at { $hex }
   *[works] broken building in { $hex }
}
campaign-map-broken-gate = gate “{ $name }”, broken open
campaign-map-broken-bridge = bridge { $name }
campaign-map-broken-wall = wall, { $name }
campaign-map-broken-soldier = a man short: { $name }

# In the lobby, and the help.
campaign-map-help-title = The page of a campaign's map
campaign-map-help-what = First the land with its banners, beside or below it what you may order. Below lies the book: players, fights, orders, log.
campaign-map-help-how = Tap a banner of your own, then where it shall march. Orders are sealed until everybody has written theirs. Where banners meet, a table is opened for the fight.
campaign-map-help-key-next = n
campaign-map-help-does-next = the next banner without an order
campaign-map-help-key-done = d
campaign-map-help-does-done = this phase is done
campaign-map-help-key-proceed = p
campaign-map-help-does-proceed = the turn goes on
