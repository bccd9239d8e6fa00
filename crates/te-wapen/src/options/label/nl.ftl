# Wat een bevel doet, in een paar woorden.

and = en
nobody = Niemand

trap-bites = De val bijt
leave-undug = Geen muren meer
next-card = Draai de volgende kaart om
nobody-moves = Geen zetten meer: nu de gevechten
card-played = Klaar met deze kaart
order-activate = Activeer { $pieces }
order-move = { $piece } gaat naar { $path }
order-attack = { $attacker } valt { $target } aan
order-reroll = De { $face } opnieuw gooien
order-keep = De dobbelstenen zo laten
order-follow = { $piece } volgt
order-cast = { $who } spreekt { $spell }{ $element ->
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
order-assassinate = { $assassin } probeert { $victim } te doden
order-change = { $piece } wordt een dier
order-use = { $bearer } gebruikt: { $item }
order-batter = { $piece } treft het gebouw in { $hex }
order-dig = Werp een muur op aan { $side }
order-pour = { $piece } giet kokende olie op { $target }
order-set-right = Iets bijstellen
