# The story of an assault.

and = and
nobody = Nobody
place = { $floor ->
    [ladder] the ladder in { $hex }
    [top] { $hex } on top
   *[ground] { $hex }
}
points = { $left ->
    [0] no points
    [one] 1 point
   *[other] { $left } points
}
side = { $side ->
    [besiegers] the besiegers
   *[besieged] the besieged
}
side-first = { $side ->
    [besiegers] The besiegers
   *[besieged] The besieged
}
phase = { $phase ->
    [first-fire] first fire
    [movement] movement
    [combat] combat
    [second-fire] second fire
   *[recovery] recovery
}
facing = { $facing ->
    [NE] the north-east
    [E] the east
    [SE] the south-east
    [SW] the south-west
    [W] the west
   *[NW] the north-west
}
docked = { $docked ->
    [none] {""}
   *[other] , close up to the wall
}

# The assault and its phases.
assault-opened = { $title }: an assault on { $town }. Besiegers: { $besiegers }. Besieged: { $besieged }.
man-placed = { $man } ({ $side ->
    [besiegers] besiegers
   *[besieged] besieged
}) { $place ->
    [none] waits to be placed
   *[other] stands in { $place }
}{ $mounted ->
    [yes] , on horseback
   *[no] {""}
}.
phase-begun = Turn { $turn }, { side }: { phase }.
game-turn-ended = Turn { $turn } ends{ $quiet ->
    [0] {""}
    [one] , without a combat
   *[other] : { $quiet } turns in a row without a combat
}.
assault-called-off = It is called off: whoever assaulted goes back.
assault-ended = { $siege ->
    [yes] { $outcome ->
        [stormed] Nobody of the besieged is left in the fighting
        [taken] The besiegers hold all that they came for
        [beaten-off] Nobody of the besiegers is left in the fighting
        [broken-off] Nobody gets at anybody any more
       *[out-of-time] This was the last turn
    }: today's assault is over, but not the siege
   *[no] { $outcome ->
        [stormed] Nobody of the besieged is left: the town is stormed
        [taken] The besiegers hold all that they came for
        [beaten-off] Nobody of the besiegers is left: the assault is beaten off
        [broken-off] Nobody gets at anybody any more: the assault is broken off
       *[out-of-time] The last turn is over, and the assault with it
    }. { $winner ->
        [besiegers] The besiegers
       *[besieged] The besieged
    } win a { $degree ->
        [decisive] decisive
        [substantial] substantial
       *[marginal] marginal
    } victory, with { $points ->
        [0] no casualty points
        [one] 1 casualty point
       *[other] { $points } casualty points
    } of their own
}.{ $captured ->
    [0] {""}
   *[other] {" "}Cut off and captured: { $cut_off }.
}{ $left ->
    [0] {""}
   *[other] {" "}Left behind and captured: { $left_behind }.
}{ $fires ->
    [0] {""}
   *[other] {" "}Lost to the fire: { $burnt }.
}

# Questions.
asked-fire = { side-first } may shoot at { $targets }.
asked-stun = { side-first } choose which attacker is stunned.
asked-retreat = { side-first } choose where { $man } falls back to.
asked-advance = { side-first } may take { $into }, which is empty now.

# Shooting.
shot-aimed = { $target ->
    [none] { $shooter } no longer aims at anybody
   *[other] { $shooter } aims at { $target }
}.
shot-lost = { $shooter } does not shoot: { $target } is gone or out of sight.
shot-taken = { $shooter } shoots at { $target }, { $range ->
    [0] in the same hex
    [one] 1 hex away
   *[other] { $range } hexes away
}{ $cover ->
    [none] {""}
    [light] {" "}in light cover
    [medium] {" "}in medium cover
    [heavy] {" "}in heavy cover
   *[infinite] {" "}under a roof
}, and rolls { $die }: { $hit ->
    [driven] a hit that { $moving ->
        [yes] slows them down
       *[no] drives them back
    }
    [wounded] a wound
    [killed] a deadly hit
    [horse-hit] the horse is hit
    [horse-killed] the horse is killed
   *[miss] a miss
}.
horse-lamed = The horse of { $man } goes half as far in their next turn.
fire-held = { $hold ->
    [here] Nobody shoots at { $targets } here
    [move] Nobody shoots at { $targets } during this move
   *[phase] Nobody shoots any more in this phase
}.

# Movement.
man-moved = { $man } { $how ->
    [climbs] gets on
    [descends] gets down to
    [mounts] climbs onto
    [rides] rides to
   *[walks] moves to
} { $path } and has { points } left.
move-ended = { $clause ->
    [ST-05] { $man } stops: an enemy is in reach
    [ST-06] { $man } gets no farther
    [HAV-116] { $man } stays on the ladder
   *[other] { $man } goes no farther
}.
man-slowed = { $man } is slowed down and has { points } left.
infiltrated = { $through ->
    [yes] { $man } slips past the enemy ({ $total })
   *[no] { $man } does not get past the enemy ({ $total })
}.
move-resumed = The move of { $targets } goes on.

# Combat and harm.
combat-fought = { $attackers }{ $press ->
    [none] {""}
   *[other] , with { $press } pressing from behind,
} { $count ->
    [one] attacks
   *[other] attack
} { $defender } at { $odds } ({ $attack } against { $defence }) and { $count ->
    [one] rolls
   *[other] roll
} { $die }{ $changed }: { $blow ->
    [attacker-stunned] { $count ->
        [one] the attacker is stunned
       *[other] one of the attackers is stunned
    }
    [attackers-retreat] { $count ->
        [one] the attacker is driven back
       *[other] the attackers are driven back
    }
    [defender-retreats] the defender is driven back
    [defender-stunned] the defender is stunned
    [defender-wounded] the defender is wounded
    [defender-killed] the defender is killed
   *[nothing] nothing happens
}.
retreat-begun = { $man } has to fall back.
stun-named = The choice falls on { $man }.
man-stunned = { $man } is stunned.
man-wounded = { $man } is wounded.
man-killed = { $man } is killed.
horse-killed = The horse of { $man } is killed.
man-recovered = { $man } comes to.
man-captured = { $man } is captured by { $by ->
    [besiegers] the besiegers
   *[besieged] the besieged
}.
man-retreated = { $man } falls back to { $to }{ $displaced ->
    [none] {""}
   *[other] {" "}and pushes { $displaced } aside
}.
retreat-barred = { $man } does not fall back but stays in place.
man-jumped = { $man } jumps down { $levels ->
    [one] one level
   *[other] { $levels } levels
} to { $to }.
man-fell = { $to ->
    [none] { $man } falls, and there is no room below
   *[other] { $man } falls and lies in { $to }
}.
man-advanced = { $man } advances to { $to }.
advance-declined = Nobody advances.
combat-ended = That combat is over.
friend-carried = { $man } carries { $friend } to { $to }.

# Gates and mechanisms.
gate-moved = { $man } { $open ->
    [yes] opens
   *[no] shuts
} the { $gate } and has { points } left.
winch-manned = { $man } works { $mechanism }.
mechanism-moved = { $mechanism ->
    [drawbridge] The drawbridge is { $worked ->
        [yes] raised
       *[no] lowered
    }
    [stairway] The wooden stairway is { $worked ->
        [yes] raised
       *[no] lowered
    }
   *[trap] The tipping trap is { $worked ->
        [yes] sprung
       *[no] set again
    }
}.

# Ladders.
ladder-dropped = Now { $ladder } lies in { $place }.
ladder-taken = { $by } pick up { $ladder } and have { points } left.
ladder-carried = { $by } carry { $ladder } to { $to } and have { points } left.
ladder-raised = { $by } raise { $ladder } in { $foot } against { $top }: it can be climbed from turn { $from_turn } on.
ladder-lifted = { $by } lift { $ladder } onto the rampart and have { points } left.
ladder-slid = { $by } slide { $ladder } down from { $top } to { $foot } and have { points } left: it can be climbed from turn { $from_turn } on.
toppling-tried = { $by } { $count ->
    [one] tries
   *[other] try
} to topple { $ladder } and { $count ->
    [one] rolls
   *[other] roll
} { $die }{ $changed }: it { $toppled ->
    [yes] falls{ $broken ->
        [yes] {" "}and breaks
       *[no] {""}
    }
   *[no] stands
}.

# Engines.
engine-moved = { $crew } push { $engine } to { $to }{ docked }.
engine-pivoted = { $crew } turn { $engine } to { facing }{ docked }.
ramp-lowered = The ramp of { $engine } falls onto the rampart.
ram-struck = The crew of { $engine } strikes the { $gate } and rolls { $die }: { $hit ->
    [yes] a hit, { $hits } in all
   *[no] it holds
}.
door-struck = { $by } hack at the { $door } and roll { $die }: { $hit ->
    [yes] a good blow, { $blows } in all
   *[no] it holds
}.
gate-forced = The { $gate } is broken open.

# Oil and fire.
oil-poured = { $by } pour boiling oil on { $at } and have { points } left; { side } have { $barrels ->
    [0] no barrels
    [one] 1 barrel
   *[other] { $barrels } barrels
} left.
a-die = { $die ->
    [8] an 8
   *[other] a { $die }
}
oil-struck = The oil hits { $man }, with { a-die }.
fire-tried = { $man ->
    [none] The oil may catch fire in { $hex }, with { a-die }
   *[other] { $man } tries to set fire to { $hex }{ $oil ->
        [none] {""}
       *[other] {" "}with oil
    } and rolls { $die }
}: { $lit ->
    [yes] it burns
   *[no] it does not burn
}.
quenching-tried = { $by } fight the fire in { $hex } and roll { $die }: { $out ->
    [yes] it is out
   *[no] it burns on
}.
fire-grown = The fire in { $hex } grows to { $fire }.
burnt-down = What stood in { $hex } has burnt down.
fire-jumped = The fire { $lit ->
    [yes] spreads
   *[no] does not spread
} to { $hex } ({ $die }).
fire-fled = { $man } has to get out of the fire.

# Horses.
rider-dismounted = { $man } dismounts: { $horse } stands there.
rider-mounted = { $man } mounts and has { points } left.
horse-led = { $man } leads { $horse } to { $to } and has { points } left.
horse-taken = { $by ->
    [besiegers] The besiegers
   *[besieged] The besieged
} take { $horse }.

hidden-side = { side-first } do something that the enemy does not see.
hidden = Something happens that only the organiser may see.

drawn = { $card } is drawn from { $count ->
    [0] no cards
    [one] 1 card
   *[other] { $count } cards
}.
rolled = { $why ->
    [shot] Shot
    [infiltration] Slipping past the enemy
    [combat] Combat
    [fall] Fall from a ladder
    [topple] Toppling a ladder
    [ram] Ram
    [axes] Axes
    [oil] Boiling oil
    [oil-fire] Does the oil set it on fire?
    [light] Setting fire
    [quench] Putting out a fire
    [catch] Does the fire spread?
    [initiative] Initiative
    [salvo] Salvo at the wall
    [mine] Mine
    [wounded] The wounded
    [terms] Terms
   *[other] { $why }
}, { $dice }: { $faces } ({ $clause }).

# Before the assault.
deployment-begun = { $side ->
    [besiegers] The besiegers
   *[besieged] The besieged
} place their people.
deployment-over = Everybody is in place: the assault begins.
man-deployed = { $man } is placed in { $to }.
man-hidden = { $man } waits beneath the rampart in { $hex }.
man-came-out = { $man } comes out to { $to }.
man-stayed-beneath = { $man } finds no way out and takes no part.
asked-come-out = { $side ->
    [besiegers] The besiegers
   *[besieged] The besieged
} say where { $man } comes out.

# The days of a siege.
siege-opened = The siege begins{ $turns ->
    [none] {""}
    [one] : it lasts 1 strategic turn at most
   *[other] : it lasts { $turns } strategic turns at most
}.{ $fascines ->
    [0] {""}
    [one] {" "}The besiegers have fascines for 1 hex of moat.
   *[other] {" "}The besiegers have fascines for { $fascines } hexes of moat.
}
relief-promised = { $turn ->
    [0] No relief will come.
   *[other] A relief is to come in strategic turn { $turn }.
}
rations-counted = { $side ->
    [besiegers] The besiegers keep
   *[besieged] The besieged have
} { $rations ->
    [0] no rations
    [one] 1 ration
   *[other] { $rations } rations
} { $side ->
    [besiegers] for a refuge
   *[besieged] in their store
}.
siege-rested = The strategic turn is over; the siege rests until the map goes on.
siege-resumed = { $turn ->
    [blockade] The siege goes on as a blockade, without days
   *[days] The siege goes on
}{ $men ->
    [0] {""}
    [one] ; 1 more has come
   *[other] ; { $men } more have come
}{ $gone ->
    [0] {""}
    [one] ; 1 has gone
   *[other] ; { $gone } have gone
}{ $engines ->
    [0] {""}
    [one] ; 1 engine was bought
   *[other] ; { $engines } engines were bought
}.
strategic-turn-begun = Strategic turn { $turn } begins.
day-begun = Day { $day } begins.
siege-step-begun = { side-first } { $step ->
    [preparations] may send miners
    [relief] say how they meet the relief
    [initiative] may take the initiative
    [action] say what they do today
    [reply] may assault in reply
    [fighting] fight
   *[terms] may offer terms
}.
initiative-rolled = The besiegers roll { $besiegers }{ $besiegers_add ->
    [0] {""}
   *[other] {" "}(+{ $besiegers_add })
}, the besieged { $besieged }{ $besieged_add ->
    [0] {""}
   *[other] {" "}(+{ $besieged_add })
}: { side } have the initiative.
initiative-given = { side-first } { $clause ->
    [HAV-148] take the initiative
    [HAV-150] have the initiative, because the enemy declines it
   *[other] have the initiative
}.
step-passed = { side-first } do nothing.

# Mines, machines and walls.
nobody-digs = The besiegers send nobody to dig.
mine-begun = { $engineers } begin to dig under the wall in { $hex }.
mine-sprung = The mine under { $hex } is sprung, with { a-die }: the wall has taken { $hits ->
    [0] no hits
    [one] 1 hit
   *[other] { $hits } hits
} by now.
engine-laid = From now on { $engine } is laid on { $hex }.
salvo-shot = A salvo at { $hex } by { $engines }, with { $points ->
    [one] 1 battering point
   *[other] { $points } battering points
} and { a-die }: the wall has taken { $hits ->
    [0] no hits
    [one] 1 hit
   *[other] { $hits } hits
} by now.{ $lost ->
    [Nobody] {""}
   *[other] {" "}Damaged by shooting: { $lost }.
}
wall-fallen = The wall in { $hex } falls: there is a breach.
wall-mended = A hit on { $hex } is mended: { $hits ->
    [0] none is left
    [one] 1 is left
   *[other] { $hits } are left
}.
prepared = { $what ->
    [ladders] New ladders are made: { $ladders }
   *[fascines] Fascines are made for three more hexes of moat
}.
engine-mended = Now { $engine } is mended.

# The rest of a day.
sea-blockaded = The sea is blockaded: no ship comes in or out today.
garrison-withdrew = The garrison gives up the town, goes to the citadel and leaves { $rations ->
    [0] no rations
    [one] 1 ration
   *[other] { $rations } rations
} behind.{ $raised ->
    [Nobody] {""}
   *[other] {" "}Raised behind it: { $raised }.
}
rested = { side-first } rest: their wounded heal better today.
wounded-tended = { side-first } look after { $number ->
    [one] 1 wounded person
   *[other] { $number } wounded people
}.{ $healed ->
    [0] {""}
   *[other] {" "}Well again: { $healing }.
}{ $dead ->
    [0] {""}
   *[other] {" "}Dead of their wounds: { $dying }.
}
rations-eaten = { side-first } eat { $rations ->
    [0] no rations
    [one] 1 ration
   *[other] { $rations } rations
}; { $left ->
    [0] none is left
    [one] 1 is left
   *[other] { $left } are left
}.
supplies-landed = Ships bring the besieged { $rations ->
    [0] no rations
    [one] 1 ration
   *[other] { $rations } rations
}.
hunger-changed = { side-first } { $hungry ->
    [yes] go hungry and fight as if they were wounded
   *[no] have enough to eat again
}.
supplies-weighed = There is food for { $level ->
    [0] less than a strategic turn
    [one] 1 strategic turn
   *[other] { $level } strategic turns
}: that adds { $bonus ->
    [0] nothing
   *[other] { $bonus }
} to the roll for surrender.
terms-offered = The besiegers offer terms, and the garrison { $accepted ->
    [yes] surrenders
   *[no] refuses
}: number +{ $numbers }, progress +{ $progress }, die { $die }; what is left in the store counts too.

# A relief.
relief-arrived = A relief comes to the town: { $men }.
relief-entered = Who has won in the open comes in by a gate: { $men }.
battle-given = { $all ->
    [yes] The besiegers give battle outside with everybody: the garrison has all that they held
   *[no] A part of the besiegers gives battle outside: { $party }
}.
refuge-taken = The besiegers take refuge in what they hold, { $rations ->
    [0] without rations
    [one] with 1 ration
   *[other] with { $rations } rations
}.{ $left ->
    [Nobody] {""}
   *[other] {" "}Left outside: { $left }.
}
roles-restored = The relief is gone: the besiegers besiege the town again.

# The fighting of a day.
sortie-begun = A sortie from the { $gate }: { $men }.
assault-begun = { $side ->
    [besiegers] The besiegers assault the walls
   *[besieged] The besieged assault what the besiegers hold
}{ $outside ->
    [yes] , while a battle begins outside
   *[no] {""}
}.
battle-begun = The battle against the relief begins outside.
moat-filled = The moat in { $hex } is filled with fascines.
engine-brought = Now { $engine } stands in { $at }, its front to { facing }.
ladder-fetched = { $by } take { $ladder } out of the camp.
battle-ended = { $winner ->
    [besiegers] The besiegers
   *[besieged] The besieged
} win the battle outside.{ $fled ->
    [Nobody] {""}
   *[other] {" "}Fled: { $fled }.
}
fighting-ended = The day's fighting is over.{ $taken ->
    [0] {""}
    [one] {" "}The besiegers hold 1 hex more.
   *[other] {" "}The besiegers hold { $taken } hexes more.
}{ $lost ->
    [0] {""}
    [one] {" "}The besieged have won back 1 hex.
   *[other] {" "}The besieged have won back { $lost } hexes.
}{ $gates ->
    [0] {""}
   *[other] {" "}Shut again: { $shut }.
}
siege-ended = { $outcome ->
    [stormed] The town has fallen
    [taken] The besiegers hold all that they came for
    [surrendered] The garrison surrenders
    [beaten-off] Nobody of the besiegers is left
    [relieved] The town is relieved
    [given-up] The besiegers go home
    [broken-off] Nobody gets at anybody any more
   *[out-of-time] The last strategic turn is over, and the town holds out
}: the siege is over. { $winner ->
    [besiegers] The besiegers
   *[besieged] The besieged
} win a { $degree ->
    [decisive] decisive
    [substantial] substantial
   *[marginal] marginal
} victory, with { $points ->
    [0] no casualty points
    [one] 1 casualty point
   *[other] { $points } casualty points
} of their own.

# What the organiser has set right.
man-set-right = The organiser sets { $man } right: { $after ->
    [sound] unhurt
    [wounded] wounded
    [stunned] stunned
   *[dead] dead
} instead of { $before ->
    [sound] unhurt
    [wounded] wounded
    [stunned] stunned
   *[dead] dead
} ({ $reason }).
