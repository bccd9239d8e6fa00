# What an order does, in a few words.

and = and
nobody = Nobody

trap-bites = The trap bites
leave-undug = No more walls
next-card = Turn up the next card
nobody-moves = End the moves: now the fights
card-played = Done with this card
order-activate = Activate { $pieces }
order-move = { $piece }: move to { $path }
order-attack = { $attacker }: attack { $target }
order-reroll = Roll the { $face } again
order-keep = Let the dice stand
order-follow = { $piece }: follow
order-cast = { $who }: cast { $spell }{ $element ->
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
order-assassinate = { $assassin }: try to kill { $victim }
order-change = { $piece }: become an animal
order-use = { $bearer }: use the { $item }
order-batter = { $piece }: strike the building in { $hex }
order-dig = Dig a wall on { $side }
order-pour = { $piece }: pour boiling oil on { $target }
order-set-right = Set something right
