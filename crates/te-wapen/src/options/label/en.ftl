# What an order does, in a few words.

and = and
nobody = Nobody

trap-bites = The trap bites
leave-undug = No more walls
next-card = Turn up the next card
nobody-moves = End the moves: now the fights
card-played = Done with this card
order-activate = Activate { $pieces }
order-move = { $piece } moves to { $path }
order-attack = { $attacker } attacks { $target }
order-reroll = Roll the { $face } again
order-keep = Let the dice stand
order-follow = { $piece } follows
order-cast = { $who } casts { $spell }{ $element ->
    [none] {""}
   *[other] {" "}of { $element }
}{ $aimed ->
    [yes] {" "}on { $target }
   *[no] {""}
}{ $placed ->
    [yes] {" "}in { $hexes }
   *[no] {""}
}{ $alone ->
    [yes] , alone
   *[no] {""}
}
order-assassinate = { $assassin } tries to kill { $victim }
order-change = { $piece } becomes an animal
order-use = { $bearer } uses the { $item }
order-batter = { $piece } strikes the building in { $hex }
order-dig = Dig a wall on { $side }
order-pour = { $piece } pours boiling oil on { $target }
order-set-right = Set something right
