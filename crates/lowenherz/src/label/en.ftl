# What an order in the realm does, in a few words.

and = and
nobody = nobody
ducats = { $ducats ->
    [one] 1 ducat
   *[other] { $ducats } ducats
}
action = { $kind ->
    [money] { $number ->
        [one] 1 ducat
       *[other] { $number } ducats
    }
    [boundaries] { $number ->
        [one] 1 boundary
       *[other] { $number } boundaries
    }
    [single-sword] one sword and shield
    [double-sword] two swords and shields
   *[crown] crown and sceptre
}

order-settle = Place a castle in { $castle }, its knight in { $knight }
order-turn-up = Turn the next card
order-decide = Choose { $actions }
order-offer = Offer { ducats } for acting alone
order-withdraw = Take your offer back
order-accept = Accept offer { $number }
order-duel = End the talks: let bids decide
order-bid = Bid { ducats }{ $treasures ->
    [none] {""}
   *[other] , with { $treasures }
}
order-wall = Place { $count ->
    [one] a boundary
   *[other] boundaries
} at { $sides }
order-knight = Place a knight in { $space }{ $treasures ->
    [none] {""}
   *[other] , paid with { $treasures }
}
order-extend = Extend the territory of { $castle } by { $spaces }
order-look = Look through the { $pile ->
    [upper] upper pile
   *[lower] lower pile
}
order-take = Take { $card }
order-dissolve = End the alliance of { $own } and { $other }{ $treasures ->
    [none] {""}
   *[other] , paid with { $treasures }
}
order-done = End your action
order-proceed = Go on without whoever is missing

ally = ally { $own } with { $other }
renegade = a renegade: the knight in { $take } goes home, one of yours comes to { $place }{ $treasures ->
    [none] {""}
   *[other] , paid with { $treasures }
}
founds = ; it founds { $spaces ->
    [one] 1 space
   *[other] { $spaces } spaces
} of { $owner }: { $points ->
    [one] 1 point
   *[other] { $points } points
}
moves = ; { $who } { $gains ->
    [yes] gains
   *[no] loses
} { $points }
order-set-right = Set something right
