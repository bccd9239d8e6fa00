# What an order does, in a few words.

and = and
nobody = Nobody
place = { $floor ->
    [ladder] the ladder in { $hex }
    [top] { $hex } on top
   *[ground] { $hex }
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
