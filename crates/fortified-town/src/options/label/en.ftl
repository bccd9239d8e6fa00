# What an order does, in a few words.

and = and
nobody = Nobody
place = { $floor ->
    [ladder] the ladder in { $hex }
    [top] { $hex } on top
   *[ground] { $hex }
}
facing = { $facing ->
    [NE] the north-east
    [E] the east
    [SE] the south-east
    [SW] the south-west
    [W] the west
   *[NW] the north-west
}

order-aim = Let { $shooter } aim at { $target }
order-lower = Let { $shooter } aim at nobody
order-move = Move { $man } to { $path }
order-shoot = Let { $shooter } shoot{ $target ->
    [none] {""}
   *[other] {" "}at { $target }
}
order-hold = { $hold ->
    [move] Hold fire during this move
    [phase] Hold fire for the rest of this phase
   *[here] Hold fire here
}
order-attack = Attack { $target } with { $attackers }
order-stun = Let { $man } be stunned
order-retreat = Let { $man } fall back to { $to }
order-advance = Let { $man } advance
stay-behind = { $place ->
    [none] Let nobody advance
   *[other] Let nobody advance to { $place }
}
stay-and-bleed = Let { $man } stay and be wounded
order-open = Open the { $gate } with { $man }
order-shut = Shut the { $gate } with { $man }
order-work = Work { $mechanism } with { $man }
order-take = Pick up { $ladder } with { $one } and { $other }
order-carry = Carry the ladder to { $path }, { $man } ahead
order-drop = Put down { $ladder }
order-raise = Raise { $ladder } in { $foot } against { $top }
order-lift = Lift { $ladder } onto the rampart with { $one } and { $other }
order-slide = Slide { $ladder } down from { $top } to { $foot }
order-topple = Try to topple { $ladder } with { $men }
order-push = Push { $engine } to { $to }
order-pivot = Turn { $engine } to the { $right ->
    [yes] right
   *[no] left
}
order-ram = Strike with { $engine }
order-hack = Hack at the { $door } with { $men }
order-pour = Pour boiling oil on { $at } with { $one } and { $other }
order-light = Try to set fire to { $hex }, by { $man }{ $oil ->
    [yes] {" "}with oil
   *[no] {""}
}
order-quench = Fight the fire in { $hex } with { $one } and { $other }
order-dismount = Let { $man } dismount
order-mount = Let { $man } mount { $horse }
order-lead = Let { $man } lead { $horse } to { $to }
order-drag = Let { $man } carry { $friend } to { $to }
call-back = Call everybody back: the assault is given up
phase-over = { $phase ->
    [first-fire] End the first fire
    [movement] End the movement
    [combat] End the combat
    [second-fire] End the second fire
    [recovery] End the recovery
   *[none] End the phase
}

order-deploy = Place { $man } in { $to }
order-hide = Hide { $man } beneath the rampart in { $hex }
order-come-out = Let { $man } come out to { $to }
all-placed = Everybody is placed
form-up = Place everybody who has no place yet
order-fill = Fill the moat in { $hex }
order-bring = Bring { $engine } to { $hex }, its front to { facing }

assault-today = Assault today
order-lay = Lay { $engine } on { $hex }
order-batter = { $hex ->
    [none] Batter the walls from afar
   *[other] Batter the walls from afar; lay machines that are free on { $hex }
}
order-prepare = Make { $what ->
    [ladders] two ladders
   *[fascines] fascines for three hexes of moat
}
order-mend = Mend { $engine }
blockade-today = Blockade the sea today
withdraw-to-citadel = Give up the town and go to the citadel
order-sortie = Make a sortie from the { $gate } with { $men }
order-repair = Mend a hit on { $hex }
rest-today = Rest: the wounded heal better
dig-nobody = Send nobody to dig
order-dig = Dig under the wall in { $hexes } with { $men }
do-nothing = Do nothing
offer-terms = Offer the garrison terms
go-home = Go home: the siege is given up
order-battle = Give battle outside with { $all ->
    [yes] everybody
   *[no] { $party }
}
order-refuge = Take refuge in what you hold, { $engines ->
    [Nobody] without engines
   *[other] with { $engines }
}
take-initiative = Take the initiative
decline-initiative = Decline the initiative

with-odds = { $order } ({ $odds })
faces = { $from } to { $to }
no-face = nothing
odds-shot = hits on { $faces }: { $number } of 10{ $kills ->
    [0] {""}
   *[other] , kills { $kills }
}
odds-fight = { $odds }: hits on { $faces }: { $number } of 10{ $harms ->
    [0] {""}
   *[other] , wounds or kills { $harms }
}{ $back ->
    [0] {""}
   *[other] ; turns on the attackers on { $fails }: { $back } of 10
}
odds-past = gets past the enemy unhurt on { $faces }: { $number } of 10
odds-try = succeeds on { $faces }: { $number } of 10
odds-salvo = each salvo hits { $walls }
odds-mine = at an assault after a whole strategic turn it hits { $walls }
odds-wall = { $hex } on { $faces }: { $number } of 10, { $hits } of { COUNT($needed, "hit", "hits") } so far
odds-oil = { $people ->
    [0] reaches nobody
    [one] one under it: killed on { $killed }, wounded on { $wounded }, else driven back
   *[other] each of { $people } under it: killed on { $killed }, wounded on { $wounded }, else driven back
}{ $lights ->
    [0] {""}
   *[other] ; sets the engine on fire on { $burns }: { $lights } of 10
}
odds-terms = accepted by { $none } of 10 without food, { $one } with food for one strategic turn, { $two } for two or three, { $more } for more
odds-tomorrow = the initiative of tomorrow, as both sides stand: { $number } of 100
order-set-right = Set something right
