# The battle.

te-wapen-gone = gone from the table
te-wapen-card-what = Which card came?
te-wapen-card-turn = Turn up a card of your pack and tap it. { COUNT($count, "card", "cards") } can come.
te-wapen-card-so-far = Turned up so far: { $cards }
te-wapen-card-pile = Cards
te-wapen-card-drawn = Let the program draw
te-wapen-suit = { $suit ->
    [hearts] Hearts
    [diamonds] Diamonds
    [joker] Joker
    [spades] Spades
   *[clubs] Clubs
} { $sign }
te-wapen-card = the { $rank } of { $suit }
te-wapen-joker = a Joker
te-wapen-bases-of = { $left } of { COUNT($of, "base", "bases") }
te-wapen-activations = { $count ->
    [one] 1 activation counter
   *[other] { $count } activation counters
}
te-wapen-magic-points = { $count } magic points
te-wapen-hidden = hidden from the enemy
te-wapen-acted = has acted
te-wapen-moved-barred = has moved and does not fight
te-wapen-moved = has moved
te-wapen-activated = activated
te-wapen-activated-along = activated with its unit
te-wapen-piece = { $named ->
    [yes] { $name }
   *[no] { $colour } { $name }
}{ $attached ->
    [yes] , attached
   *[no] {""}
}: { $condition }
te-wapen-army = The { $colour } army
te-wapen-over = The battle is over
te-wapen-trap = A trap snaps
te-wapen-walls = Walls to dig
te-wapen-deploy = Set up your army
te-wapen-army-deploys = { $colour ->
    [red] The red army
   *[black] The black army
} sets up
te-wapen-tap-deploy = { $left ->
    [one] One waits
   *[other] { $left } wait
} to be set up. Choose somebody here, then tap a hex of your zone. Until you say that all are set up, you can move them about in it.
te-wapen-deploys-left = { $left ->
    [0] Nobody waits
    [one] One waits
   *[other] { $left } wait
} to be set up before the first card.
te-wapen-all-deployed = All stand on the field. You can still set up somebody elsewhere, or say that all are set up.
te-wapen-who-waits = Who waits to be set up
te-wapen-waits = waits to be set up
te-wapen-zone = in the zone of who sets up
te-wapen-door = has a door for everybody on foot
te-wapen-dig = Dig your walls
te-wapen-dig-to = Wall to the { $to ->
    [NE] north-east
    [E] east
    [SE] south-east
    [SW] south-west
    [W] west
   *[NW] north-west
}
te-wapen-army-digs = { $colour ->
    [red] The red army
   *[black] The black army
} digs its walls
te-wapen-tap-dig = { $left ->
    [one] One wall is
   *[other] { $left } walls are
} left to dig. Tap a hex, then say on which side of it.
te-wapen-digs-left = { $left ->
    [one] One wall is
   *[other] { $left } walls are
} left to dig before the first card.
te-wapen-diggable = a wall can be dug beside it
te-wapen-next-card = The next card
te-wapen-army-acts = The { $colour } army acts
te-wapen-choose-one = Choose one
te-wapen-choose-who = Choose who acts
te-wapen-fight = Fight
te-wapen-move-fight = Move, then fight
te-wapen-drawn = Neither army has won.
te-wapen-won = The { $colour } army has won: { $name }.
te-wapen-caught = { $name } is caught, and the trap bites before anything else.
te-wapen-turn-up = Anybody who leads an army may turn it up.
te-wapen-activates = { $card } activates { $count } of { WITHIN($army) }.
te-wapen-tap-units = { $count ->
    [one] Tap a unit on the field, or choose it here. You cannot pass.
   *[other] Tap { $count } units on the field, or choose them here. You cannot pass.
}
te-wapen-roll-again = Roll one die again?
te-wapen-rolled = { $name } rolled { $faces } and hits on { $hit } or more. The blade lets you roll one miss again, or let the dice stand.
te-wapen-may-follow = The enemy has left its hex: the victor may follow.
te-wapen-tap-fight = Tap a unit that is activated, then whom it attacks.
te-wapen-tap-move = Tap a unit that is activated, then a marked hex. All move before anybody fights.
te-wapen-losses = Losses
te-wapen-army-column = Army
te-wapen-wounds-lost = Wounds lost
te-wapen-lost-of = { $lost } of { $of } ({ $percent } %)
te-wapen-who-activated = Who is activated
te-wapen-choose = Choose { $count }
te-wapen-activate = Activate { $names }
te-wapen-chosen = { $count } of { $of } chosen
te-wapen-watching = You are watching. Whoever holds the link of a seat gives its orders.
te-wapen-tab-log = Log
te-wapen-tab-orders = Orders
te-wapen-tab-armies = Armies
te-wapen-tab-field = Field
te-wapen-tab-seats = Seats
te-wapen-tab-book = Book
te-wapen-moment = turn { $turn }
te-wapen-field = The field
te-wapen-book = The book of the battle
te-wapen-cards-left = { $count ->
    [one] 1 card is left
   *[other] { $count } cards are left
}
te-wapen-endures = endures { $left } of { COUNT($of, "hit", "hits") }
te-wapen-thorns = thorns
te-wapen-fog = fog
te-wapen-reach-barred = can be reached, without fighting then
te-wapen-reach = can be reached
te-wapen-attackable = can be attacked
te-wapen-castable = the spell can be cast here
te-wapen-out-of-sight = out of sight behind { $hex }
te-wapen-in-sight = in sight
te-wapen-field-of = The field of { $title }. Arrow keys walk over the hexes, Enter chooses.
te-wapen-fog-until = fog to the end of turn { $turn }
te-wapen-ground = The ground
te-wapen-no-effects = without effects.
te-wapen-signs = The signs
te-wapen-sign-armies = ♦ rounded, ♠ cut corners
te-wapen-sign-armies-mean = the red and the black army
te-wapen-sign-bases = a row of bases
te-wapen-sign-bases-mean = light: left; dark: lost
te-wapen-sign-disc = a yellow disc
te-wapen-sign-disc-mean = activation counters; who has one is not activated again
te-wapen-sign-rim = a bright rim
te-wapen-sign-rim-mean = activated by the open card, with more to do
te-wapen-sign-deeds = → ✓ ✕ beside it
te-wapen-sign-deeds-mean = has moved; has acted; does not fight after this move
te-wapen-sign-medal = a medal at the shoulder
te-wapen-sign-medal-mean = an individual who is attached
te-wapen-sign-dot = a dot, a ring
te-wapen-sign-dot-mean = can be reached; can be reached, without fighting then
te-wapen-sign-squares = small squares at a hex
te-wapen-sign-squares-mean = dice at this distance; shaded hexes are out of sight
te-wapen-sign-line = a line with ✕
te-wapen-sign-line-mean = the line of sight, and what blocks it
te-wapen-sign-odds-mean = hits on average, and how often it is driven back
te-wapen-dice-hit = { $count ->
    [one] <strong>1 die</strong>, hits on <strong>{ $at }+</strong>
   *[other] <strong>{ $count } dice</strong>, hits on <strong>{ $at }+</strong>
}
te-wapen-odds = How likely each number of hits is
te-wapen-hits = hits
te-wapen-average = <strong>{ $hits }</strong> hits on average
te-wapen-drives-back = <strong>{ $share }</strong> drive it back
te-wapen-takes-last = { $bases ->
    [one] <strong>{ $share }</strong> take its last base
   *[other] <strong>{ $share }</strong> take its last { $bases } bases
}
te-wapen-ignores = { $ones ->
    [one] It ignores a rolled 1
   *[other] It ignores { $ones } rolled ones
}
te-wapen-ready = ready
te-wapen-none = none
te-wapen-counters = { $count ->
    [one] 1 counter
   *[other] { $count } counters
}
te-wapen-ours-why = The rulebook leaves this blank: the figure is ours.
te-wapen-ours = ours
te-wapen-choose-nothing = Choose nothing
te-wapen-in-hex = In this hex
te-wapen-wounds = Wounds
te-wapen-bases = Bases
te-wapen-left-of = { $left } of { $of }
te-wapen-moves = Moves
te-wapen-not = not
te-wapen-dice-to = { $range ->
    [0] Dice
    [1] Dice
   *[other] Dice at 1 to { $range }
}
te-wapen-hit-on = Hit on
te-wapen-magic = Magic
te-wapen-points = { $count ->
    [one] 1 point
   *[other] { $count } points
}
te-wapen-activation = Activation
te-wapen-with = With { $name }
te-wapen-along = Moves along
te-wapen-range-from = In range from { $hex }
te-wapen-range = In range
te-wapen-distance = { $hexes ->
    [1] beside it
   *[other] { $hexes } hexes
}
te-wapen-attack = Attack
te-wapen-attack-whom = Attack { $name }
te-wapen-wish-move = Move
te-wapen-wish-card = Turn up the next card
te-wapen-wish-follow = Follow up
te-wapen-wish-done = Be done with this card
te-wapen-no-dice = It has no dice at this distance.
te-wapen-spells = Spells
te-wapen-spells-now = Spells that can be cast now
te-wapen-spell = { $spell ->
   *[other] { $name }
}
te-wapen-item = { $item ->
   *[other] { $name }
}
te-wapen-tap-spell = Tap one of the marked hexes, or choose here.
te-wapen-turn = The turn
te-wapen-turn-of = { $last ->
    [0] Turn <strong>{ $turn }</strong>
   *[other] Turn <strong>{ $turn }</strong> of { $last }
}
te-wapen-activates-suit = { $card } activates { $count } { $suit } of { WITHIN($army) }
te-wapen-is-over = the battle is over
te-wapen-cards-to-draw = { $count ->
    [one] 1 card is left to draw
   *[other] { $count } cards are left to draw
}
te-wapen-active-now = Activated by this card
te-wapen-colour = { $colour }
te-wapen-ready-of = { $ready } of { $all } ready<long> to be activated</long>
te-wapen-wounds-lost-of = { $lost } of { COUNT($of, "wound", "wounds") } lost
te-wapen-the-card = The card
te-wapen-wins-by = Wins by this too, when a turn ends:
te-wapen-goal-met = done
te-wapen-goal = what { WITHIN($army) } wins by: { $what }

# In the lobby, and the help.
te-wapen-help-title = The page of a battle
te-wapen-help-what = First the field, beside or below it what the open card asks. Below lies the book: log, orders, armies, field, seats.
te-wapen-help-how = Turn up a card, choose who is activated, tap a marked hex to move and an enemy to attack. The odds of an attack stand beside it before any die falls.
te-wapen-help-key-next = n
te-wapen-help-does-next = the next unit that can act
te-wapen-help-key-card = p
te-wapen-help-does-card = turn up the next card
te-wapen-help-key-done = d
te-wapen-help-does-done = end the moves, then the card
te-wapen-help-key-follow = f
te-wapen-help-does-follow = the victor follows
te-wapen-help-key-activate = a
te-wapen-help-does-activate = activate whom you chose
