# Wat een bevel doet, in een paar woorden.

and = en
nobody = Niemand

trap-bites = De val bijt
leave-undug = Geen muren meer
next-card = Draai de volgende kaart om
nobody-moves = Geen zetten meer: nu de gevechten
card-played = Klaar met deze kaart
order-activate = Activeer { $pieces }
order-move = { $piece }: ga naar { $path }
order-attack = { $attacker }: val { $target } aan
order-reroll = De { $face } opnieuw gooien
order-keep = De dobbelstenen zo laten
order-follow = { $piece }: volg
order-cast = { $who }: spreek { $spell }{ $element ->
    [air] {" "}(lucht)
    [earth] {" "}(aarde)
    [fire] {" "}(vuur)
    [water] {" "}(water)
   *[none] {""}
} uit{ $aimed ->
    [yes] {" "}op { $target }
   *[no] {""}
}{ $placed ->
    [yes] {" "}in { $hexes }
   *[no] {""}
}{ $alone ->
    [yes] , alleen
   *[no] {""}
}
order-assassinate = { $assassin }: probeer { $victim } te doden
order-change = { $piece }: word een dier
order-use = { $bearer }: gebruik { $item }
order-batter = { $piece }: beschadig het gebouw in { $hex }
order-dig = Werp een muur op aan { $side }
order-pour = { $piece }: giet kokende olie op { $target }
order-set-right = Iets bijstellen
