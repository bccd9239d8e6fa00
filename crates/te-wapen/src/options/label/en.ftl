# What an order does, in a few words.

and = and
nobody = Nobody

trap-bites = The trap bites
all-deployed = All are set up
leave-undug = No more walls
next-card = Turn up the next card
nobody-moves = End the moves: now the fights
card-played = Done with this card
order-activate = Activate { $pieces }
order-move = Move { $piece } to { $path }
order-attack = Attack { $target } with { $attacker }
order-reroll = Roll the { $face } again
order-keep = Let the dice stand
order-follow = Let { $piece } follow
order-cast = Let { $who } cast { $spell }{ $element ->
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
order-assassinate = Let { $assassin } try to kill { $victim }
order-change = Let { $piece } become an animal
order-use = Let { $bearer } use the { $item }
order-batter = Strike the building in { $hex } with { $piece }
order-deploy = Set { $piece } up in { $hex }
order-dig = Dig a wall on { $side }
order-pour = Pour boiling oil on { $target } with { $piece }
order-set-right = Set something right
