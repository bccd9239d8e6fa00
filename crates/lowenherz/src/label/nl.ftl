# Wat een bevel in het rijk doet, in een paar woorden.

and = en
nobody = niemand
ducats = { $ducats ->
    [one] 1 dukaat
   *[other] { $ducats } dukaten
}
action = { $kind ->
    [money] { $number ->
        [one] 1 dukaat
       *[other] { $number } dukaten
    }
    [boundaries] { $number ->
        [one] 1 grens
       *[other] { $number } grenzen
    }
    [single-sword] één zwaard en schild
    [double-sword] twee zwaarden en schilden
   *[crown] kroon en scepter
}

order-settle = Plaats een kasteel in { $castle }, met een ridder in { $knight }
order-turn-up = Draai de volgende kaart om
order-decide = Kies { $actions }
order-offer = Bied { ducats } om alleen te handelen
order-withdraw = Trek je aanbod in
order-accept = Neem aanbod { $number } aan
order-duel = Beëindig het overleg: laat biedingen beslissen
order-bid = Bied { ducats } in het geheim{ $treasures ->
    [none] {""}
   *[other] , met { $treasures }
}
order-wall = Plaats { $count ->
    [one] een grens
   *[other] grenzen
} bij { $sides }
order-knight = Plaats een ridder in { $space }{ $treasures ->
    [none] {""}
   *[other] , betaald met { $treasures }
}
order-extend = Breid het gebied van { $castle } uit met { $spaces }
order-look = Bekijk de { $pile ->
    [upper] bovenste stapel
   *[lower] onderste stapel
}
order-take = Neem { $card }
order-dissolve = Beëindig het bondgenootschap van { $own } en { $other }{ $treasures ->
    [none] {""}
   *[other] , betaald met { $treasures }
}
order-done = Beëindig je actie
order-proceed = Ga verder zonder wie ontbreekt

ally = verbind { $own } met { $other }
renegade = een overloper: de ridder in { $take } gaat naar huis, een van jou komt in { $place }{ $treasures ->
    [none] {""}
   *[other] , betaald met { $treasures }
}
founds = ; dit sticht { $spaces ->
    [one] 1 vak
   *[other] { $spaces } vakken
} van { $owner }: { $points ->
    [one] 1 punt
   *[other] { $points } punten
}
moves = ; { $who } { $gains ->
    [yes] wint
   *[no] verliest
} { $points }
order-set-right = Stel iets bij
