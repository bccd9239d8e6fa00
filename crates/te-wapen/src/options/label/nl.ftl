# Wat een bevel doet, in een paar woorden.

and = en
nobody = Niemand

trap-bites = De val bijt
all-deployed = Alles is opgesteld
leave-undug = Geen muren meer
next-card = Draai de volgende kaart om
nobody-moves = Geen zetten meer: nu de gevechten
card-played = Klaar met deze kaart
order-activate = Activeer { $pieces }
order-move = Verplaats { $piece } naar { $path }
order-attack = Val { $target } aan met { $attacker }
order-reroll = De { $face } opnieuw gooien
order-keep = De dobbelstenen zo laten
order-follow = Laat { $piece } volgen
order-cast = Laat { $who } { $spell }{ $element ->
    [air] {" "}(lucht)
    [earth] {" "}(aarde)
    [fire] {" "}(vuur)
    [water] {" "}(water)
   *[none] {""}
} uitspreken{ $aimed ->
    [yes] {" "}op { $target }
   *[no] {""}
}{ $placed ->
    [yes] {" "}in { $hexes }
   *[no] {""}
}{ $alone ->
    [yes] , alleen
   *[no] {""}
}
order-assassinate = Laat { $assassin } proberen { $victim } te doden
order-change = Laat { $piece } een dier worden
order-use = Laat { $bearer } { $item } gebruiken
order-batter = Beschadig het gebouw in { $hex } met { $piece }
order-deploy = Stel { $piece } op in { $hex }
order-dig = Werp een muur op aan { $side }
order-pour = Giet kokende olie op { $target } met { $piece }
order-set-right = Stel iets bij
