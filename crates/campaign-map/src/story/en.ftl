# The story of a campaign on the map.

and = and
nobody = Nobody
nobodys-men = Nobody's men
nobodys-garrison = nobody's garrison
crowns = { $crowns ->
    [one] 1 crown
   *[other] { $crowns } crowns
}
damage = { $kind ->
    [bridge] bridge { $rest }
    [enlist] { $rest } missing
    [ruin] ruin in { $rest }
    [gate] gate “{ $rest }”, broken open
    [burnt] what has burnt down in { $rest }
    [rubble] wall in rubble at { $rest }
    [wall] wall { $rest }
    [works] broken building in { $rest }
   *[other] { $kind } { $rest }
}

map-opened = On the map of { WITHIN($map) }, { WITHIN($players) } begin “{ $title }”.
banner-raised = { $name } raises a banner for { WITHIN($owner) } in { $space }.
piece-mustered = { $owner } { $cost ->
    [0] { VERB($owner, "begins", "begin") } with
   *[other] { VERB($owner, "musters", "muster") }
} { $piece } { $kind ->
    [banner] with { $place }
    [castle] in { $place }
    [own] at the head of a banner
   *[nowhere] nowhere
}{ $cost ->
    [0] {""}
    [one] {" "}for 1 crown
   *[other] {" "}for { $cost } crowns
}.
phase-begun = Turn { $turn }: { $phase ->
    [income] income
    [muster] muster
    [orders] orders
    [movement] movement
    [battles] battles
    [retreats] retreats
    [aftermath] aftermath
   *[end] end
}.
income-paid = { $seat } { VERB($seat, "receives", "receive") } { crowns } and { VERB($seat, "has", "have") } { $now }.
pieces-transferred = { $pieces } { $count ->
    [one] changes
   *[other] change
} { $kind ->
    [banner] to { $place }
    [castle] into the garrison of { $place }
   *[nowhere] away
}.
repair-begun = { $seat } { VERB($seat, "pays", "pay") } { crowns } to repair { $damage } in { $castle }.
damage-repaired = In { $castle }, { $damage } is whole again.
captive-ransomed = { $by } { VERB($by, "pays", "pay") } { crowns } to { WITHIN($to) }: { $piece } is free.
seat-done = { $seat } { VERB($seat, "musters", "muster") } no more.
orders-written = { $who } { VERB($who, "has", "have") } written orders.
orders-revealed = All orders are revealed.
banner-moved = { $banner } marches from { WITHIN($from) } to { WITHIN($to) }.
space-taken = { $from ->
    [none] { $by } { VERB($by, "takes", "take") } { $space }.
   *[other] { $by } { VERB($by, "takes", "take") } { $space } from { WITHIN($from) }.
}
space-fortified = { $by ->
    [none] The walls dug at { $space } are no more.
   *[other] { $by } { VERB($by, "digs", "dig") } in at { $space }.
}
assault-dropped = { $banner } is attacked where it stands, and assaults { $castle } no more this turn.
space-razed = { $banner } burns { $space }: nothing comes from there until turn { $until } is over.
pieces-healed = { $pieces } { $count ->
    [one] heals
   *[other] heal
} a wound.
engines-bought = { $seat } { VERB($seat, "pays", "pay") } { crowns } for { $fight }: { $engines }.
engine = { $kind ->
    [ram] { $count ->
        [one] a ram
       *[other] { $count } rams
    }
    [roofed-ram] { $count ->
        [one] a roofed ram
       *[other] { $count } roofed rams
    }
    [siege-tower] { $count ->
        [one] a siege tower
       *[other] { $count } siege towers
    }
    [mangonel] { $count ->
        [one] a mangonel
       *[other] { $count } mangonels
    }
   *[trebuchet] { $count ->
        [one] a trebuchet
       *[other] { $count } trebuchets
    }
}
assault-turned-away = { $banner } stands by while others besiege { $castle }.
siege-laid = { $attacker } { $how ->
    [blockade] { VERB($attacker, "keeps", "keep") } { $space } shut in
   *[siege] { VERB($attacker, "besieges", "besiege") } { $space }
}, in turn { $turn }.
fight-undecided = The siege of { $space } has decided nothing in turn { $turn }, and goes on.
siege-undecided-losses = { $count ->
    [one] { $lost } is lost so far.
   *[other] { $lost } are lost so far.
}
relief-answered = { $admitted ->
    [yes] { $banner } is welcome to relieve { $castle }.
   *[other] { $banner } is not welcome at { $castle }, and fights on its own account.
}
siege-lifted = The siege of { $castle } is lifted.
store-counted = The store of { $castle } holds { $rations ->
    [one] 1 ration
   *[other] { $rations } rations
}.
store-counted-hidden = The store of a walled town is counted ({ WITHIN($who) }).
garrison-marched = { $pieces } { $count ->
    [one] leaves
   *[other] leave
} { $castle } for { WITHIN($to) }.
damage-missing = { $count ->
    [one] 1 figure missing
   *[other] { $count } figures missing
}
damage-done = Damage in { $castle }: { $damage }.
banner-retreated = { $banner } retreats from { WITHIN($from) } to { WITHIN($to) }.
banner-destroyed = The banner of { $banner } is no more.
pieces-lost = { $pieces } { $count ->
    [one] is
   *[other] are
} lost.
map-ended = The campaign is over: { WITHIN($winners) } { VERB($winners, "wins", "win") } { $how ->
    [castles] by castles
   *[points] by what they hold
}.
# The realm before the map and within it.
realm-awaited = { $players } play for the realm before “{ $title }” begins on the map of { WITHIN($map) }.
realm-settled = The king of the realm is dead: { $ranks }. Homes are chosen in this order.
realm-rank = { $seat } with { $points } power and { $ducats ->
    [one] 1 ducat
   *[other] { $ducats } ducats
}
realm-broken-off = { $game ->
    [estates] The estates are broken off, and nobody is paid
   *[prologue] The game for the realm is broken off, and counts for nothing
} ({ $reason }).
home-chosen = { $choice ->
    [unanswered] { $seat } { VERB($seat, "does", "do") } not answer, and { VERB($seat, "begins", "begin") } in { $home }.
    [left] { $home } is left for { WITHIN($seat) }.
   *[chosen] { $seat } { VERB($seat, "chooses", "choose") } { $home } as home.
}
crowns-won = { $seat } { VERB($seat, "has", "have") } { $ducats ->
    [one] 1 ducat
   *[other] { $ducats } ducats
} left of the realm, which make { crowns }: { $now } in all.
regions-won = For { $towns ->
    [one] a town
   *[other] { $towns } towns
} of the realm { WITHIN($seat) } { $count ->
    [0] { VERB($seat, "gets", "get") } nothing: no region near their home is free
   *[other] { VERB($seat, "becomes lord", "become lords") } of { $spaces }
}.
truce-made = { $one } and { WITHIN($other) } keep a truce until turn { $until } is over.
opponent-named = { $choice ->
    [unanswered] { $holder } { VERB($holder, "does", "do") } not answer: a renegade leaves { WITHIN($opponent) }.
   *[chosen] A renegade of { WITHIN($holder) } leaves { WITHIN($opponent) }.
}
unit-turned = { $piece } leaves { WITHIN($from) } for { WITHIN($to) }, and joins the garrison of { $castle }.
renegade-lapsed = A renegade of { WITHIN($holder) } finds nobody who would come.
estates-called = The estates are called together: they meet at the end of turn { $turn }.
estates-lapsed = The estates do not meet: { $players ->
    [one] only one is
   *[other] { $players } are
} left who hold a castle or a banner.
estates-met = The estates meet: { WITHIN($players) } play for the realm, and the next turn waits for them.
estates-settled = The estates are over: { $ranks }. { $paid }.
estates-ruled = The estates are over, as the organiser has ruled ({ $reason }). { $paid }.
estates-paid = { $seat } { VERB($seat, "takes", "take") } { crowns }

hidden = Something happens that only the organiser may see.

# Fights.
fight-number = fight { $fight }
fight-name = { $kind ->
    [assault] the assault on { $space }
    [siege] the siege of { $space }
    [way] the battle between { $space } and { $beyond }
   *[battle] the battle of { $space }
}
castle-assaulted = { $attacker } { VERB($attacker, "assaults", "assault") } { $space }, which { WITHIN($defender) } { VERB($defender, "defends", "defend") }.
space-attacked = { $attacker } { VERB($attacker, "attacks", "attack") } { WITHIN($defender) } in { $space }.
banners-meet = { $attacker } { VERB($attacker, "meets", "meet") } { WITHIN($defender) } on the way from { WITHIN($from) } to { WITHIN($to) }.
the-attacker = The attacker
the-defender = The defender
fight-played = { $winner } { VERB($winner, "has", "have") } won { $fight }.
fight-ruled = { $winner } { VERB($winner, "has", "have") } won { $fight }, as the organiser has ruled ({ $reason }).
fell = { $fallen ->
    [one] One fell
   *[other] { $fallen } fell
}, both sides counted.
fate = { $piece } { $fate ->
    [killed] is dead
    [lamed] has a wound for good
    [captured] is captured
   *[saved] was carried off the field
}.
titled = { $piece } is now called { $title }.
fallen-returned = After { $fight }: { $pieces } { $count ->
    [one] comes
   *[other] come
} back.
fallen-lost = After { $fight }: { $lost } { $losses ->
    [one] is
   *[other] are
} lost.
fallen-returned-and-lost = After { $fight }: { $pieces } { $count ->
    [one] comes
   *[other] come
} back; { $lost } { $losses ->
    [one] is
   *[other] are
} lost.

# Dice.
rolled = { $what ->
    [title] The general's title
    [name] The general's name
    [origin] Where the general is from
    [reputation] What the general is known for
    [who-attacks] Who attacks
    [return] Who comes back
    [fate] What becomes of who has fallen
   *[bots] The seed of the bots
}: { $faces }.
rolled-other = { $what }: { $faces }.

# What the organiser has set right.
crowns-set-right = The organiser sets right what { WITHIN($seat) } { VERB($seat, "has", "have") }: { $after ->
    [one] 1 crown
   *[other] { $after } crowns
} instead of { $before } ({ $reason }).
piece-set-right = The organiser sets { $piece } right: it endures { $after ->
    [one] 1 wound
   *[other] { $after } wounds
} instead of { $before } ({ $reason }).
