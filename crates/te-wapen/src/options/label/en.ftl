# What an order does, in a few words.

and = and
nobody = Nobody

trap-bites = The trap bites
next-card = Turn up the next card
nobody-moves = Nobody else moves
card-played = The card is played
activate = Activate { $who }
move = { $who } moves to { $hex }
attack = { $who } attacks { $target }
follow = { $who } follows
cast = { $who } casts { $spell }{ $element ->
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
assassinate = { $who } tries to kill { $target }
change = { $who } becomes an animal
use = { $who } uses the { $item }
batter = { $who } strikes the building in { $hex }
pour = { $who } pours boiling oil on { $target }
