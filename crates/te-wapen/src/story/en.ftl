# The story of a battle.

and = and
nobody = Nobody

battle-opened = { $title }: { WITHIN($armies) } take { $field }.
field = the field
field-drawn = a field that eight dice have made ({ $ground }, { $seed })
piece-appears = { $piece } appears in { $hex }.
piece-stands = { $piece } stands in { $hex }.
piece-waits = { $piece } waits to be set up.
piece-deployed = { $piece } is set up in { $hex }.
deployment-ended = The { $army } army is set up.
turn-begun = Turn { $turn } begins with a full deck.
pieces-wait = { $pieces } { $count ->
    [one] waits
   *[other] wait
} to be set up.
card-turned = { $card }: the { $colour } army activates { $activations ->
    [0] no units
    [one] 1 unit
   *[other] { $activations } units
}.
card-ignored = { $card }: nobody is ready.
turn-ended = { $joker ->
    [yes] A Joker ends
   *[no] Everybody has acted: that ends
} turn { $turn }{ $kept ->
    [0] {""}
    [1] ; one keeps a counter
   *[other] ; { $kept } keep counters
}.
pieces-act = { $pieces } { $count ->
    [one] acts
   *[other] act
}.
piece-healed = { $piece } is healed and endures { $wounds ->
    [0] no hits
    [one] 1 hit
   *[other] { $wounds } hits
} again.
piece-moves = { $piece } moves{ $with }.
piece-moves-to = { $piece } moves to { $hex }{ $with }.
with = {" "}with { WITHIN($pieces) }
moving-ended = Now they fight.
attack-fought = { $attacker } attacks { WITHIN($target) } and rolls { $faces }: { $hits ->
    [0] no hits
    [one] 1 hit
   *[other] { $hits } hits
}{ $back ->
    [yes] { $hits ->
        [0] , but drives it back
       *[other] , and drives it back
    }
   *[no] {""}
}.
no-dice = no dice
piece-wounded = { $piece } loses { $lost ->
    [0] no wounds
    [one] 1 wound
   *[other] { $lost } wounds
} and has { $left } left.
piece-eliminated = { $piece } is gone.
piece-retreated = { $piece } is driven back to { $hex }{ $along ->
    [none] {""}
   *[other] {" "}with { WITHIN($along) }
}.
attack-rolled = { $attacker ->
    [one] 1 roll
   *[other] { $attacker } rolls
} { $faces } against { WITHIN($target) } and may roll one die again.
follow-up-offered = { $piece } may follow to { $hex }.
followed-up = { $piece } follows to { $hex }{ $along ->
    [none] {""}
   *[other] {" "}with { WITHIN($along) }
}.
spell-cast = { $caster } casts { $spell } and has { $left ->
    [0] no points
    [one] 1 point
   *[other] { $left } points
} left.
spell-cast-banner = { $caster } casts { $spell } from the Banner of Magic of { WITHIN($payer) }, which has { $left ->
    [0] no points
    [one] 1 point
   *[other] { $left } points
} left.
spell-cast-ring = { $caster } casts { $spell } from the ring, which holds { $left } more.
spell-failed = The spell of { WITHIN($caster) } does nothing.
spell-struck = It strikes { WITHIN($target) } with { $hits ->
    [0] no hits
    [one] 1 hit
   *[other] { $hits } hits
}.
counters-changed = { $piece } now has { $counters ->
    [0] no activation counters
    [one] 1 activation counter
   *[other] { $counters } activation counters
}.
piece-teleported = All at once in { $hex }: { WITHIN($with) }.
cloud-raised = Fog lies round { $hex } until the end of turn { $turn }.
piece-raised = { $piece } stands again in { $hex }.
wall-dug = A wall is dug on { $side }.
digging-ended = No more walls are dug.
thorns-grown = Thorns grow in { $hex }.
thorns-sprung = { $piece } walks into thorns in { $hex }.
trap-sprung = { $piece } is caught in a trap in { $hex }.
magic-regained = The stones give strength: { WITHIN($piece) } has { $magic_points ->
    [0] no magic points
    [one] 1 magic point
   *[other] { $magic_points } magic points
}.
assassination = { $assassin } steals up on { WITHIN($victim) } and { $came ->
    [caught] is caught and slain
    [unseen] slips away unseen
    [seen] strikes home, in plain sight
   *[gone] strikes home and is gone
}.
form-animal = { $piece } is an animal until turn { $turn } ends.
form-own = { $piece } takes its own form again.
item-used = { $piece } uses the { $item }.
hits-saved = Armour saves { WITHIN($piece) } from { $saved ->
    [0] no hits
    [one] 1 hit
   *[other] { $saved } hits
}.
building-struck = { $attacker } strikes the building in { $hex }: { $hits ->
    [0] no hits
    [one] 1 hit
   *[other] { $hits } hits
}, it endures { $left } more.
building-destroyed = { $attacker } strikes the building in { $hex }: { $hits ->
    [0] no hits
    [one] 1 hit
   *[other] { $hits } hits
}, and it falls to rubble.
oil-poured = { $piece } pours boiling oil on { WITHIN($target) }.
card-played = { $card } is played.
battle-won = The { $colour } army has won the battle.
battle-drawn = The battle is drawn.
goal-progressed = The { $colour } army { $turns ->
    [0] no longer holds { $ground }
    [one] holds { $ground } as the turn ends
   *[other] holds { $ground } at the end of { $turns } turns running
}.
goal-met = The { $colour } army has what it came for: to { $what }.

hidden-army = The { $colour } army does something that the enemy does not see.
hidden = Something happens that only the organiser may see.

joker = A Joker
card = The { $rank ->
    [11] jack
    [12] queen
    [13] king
    [14] ace
   *[other] { $rank }
} of { $suit }
piece = { $colour ->
    [red] Red
   *[black] Black
} { LATER($troop) }

drawn = { $card } is drawn from the activation deck of { $count ->
    [0] no cards
    [one] 1 card
   *[other] { $count } cards
}.
rolled = { $why ->
    [field] The field that dice make
    [attack] Attack
    [accuracy] The Blade of Accuracy rolls again
    [strike] The spell strikes
    [freezing-gaze] Freezing gaze
    [trap] The trap
    [heads] How many heads
    [power] A demon's power
    [weapon] A magic weapon
    [trinket] A magic item
    [banner] A banner
    [save] Mithril saves
    [warding] Warding
    [healing] Healing
    [batter] The engine strikes
    [assassination] Assassin and victim
    [animal-form] How long it is an animal
   *[other] { $why }
}, { $dice }: { $faces } ({ $clause }).
piece-set-right = The organiser sets { WITHIN($piece) } right: it endures { $after ->
    [one] 1 hit
   *[other] { $after } hits
} instead of { $before } ({ $reason }).
