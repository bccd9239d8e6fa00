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

order-aim = { $shooter } aims at { $target }
order-lower = { $shooter } aims at nobody
order-move = { $man } moves to { $path }
order-shoot = { $shooter } shoots{ $target ->
    [none] {""}
   *[other] {" "}at { $target }
}
order-hold = { $hold ->
    [move] Nobody shoots during this move
    [phase] Nobody shoots any more in this phase
   *[here] Nobody shoots here
}
order-attack = Attack { $target } with { $attackers }
order-stun = { $man } is stunned
order-retreat = { $man } falls back to { $to }
order-advance = { $man } advances
stay-behind = { $place ->
    [none] Nobody advances
   *[other] Nobody advances to { $place }
}
stay-and-bleed = { $man } stays and is wounded
order-open = { $man } opens the { $gate }
order-shut = { $man } shuts the { $gate }
order-work = { $man } works { $mechanism }
order-take = { $one } and { $other } pick up { $ladder }
order-carry = Carry the ladder to { $path }, { $man } ahead
order-drop = Put down { $ladder }
order-raise = Raise { $ladder } in { $foot } against { $top }
order-lift = { $one } and { $other } lift { $ladder } onto the rampart
order-slide = Slide { $ladder } down from { $top } to { $foot }
order-topple = Try to topple { $ladder } with { $men }
order-push = Push { $engine } to { $to }
order-pivot = Turn { $engine } to the { $right ->
    [yes] right
   *[no] left
}
order-ram = Strike with { $engine }
order-hack = Hack at the { $door } with { $men }
order-pour = { $one } and { $other } pour boiling oil on { $at }
order-light = { $man } tries to set fire to { $hex }{ $oil ->
    [yes] {" "}with oil
   *[no] {""}
}
order-quench = { $one } and { $other } fight the fire in { $hex }
order-dismount = { $man } dismounts
order-mount = { $man } mounts { $horse }
order-lead = { $man } leads { $horse } to { $to }
order-drag = { $man } carries { $friend } to { $to }
call-back = Call everybody back: the assault is given up
phase-over = { $phase ->
    [first-fire] The first fire is over
    [movement] The movement is over
    [combat] The combat is over
    [second-fire] The second fire is over
    [recovery] The recovery is over
   *[none] The phase is over
}

order-deploy = Place { $man } in { $to }
order-hide = Hide { $man } beneath the rampart in { $hex }
order-come-out = { $man } comes out to { $to }
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
odds-wall = { $hex } on { $faces }: { $number } of 10, { $hits } of { $needed } hits so far
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
