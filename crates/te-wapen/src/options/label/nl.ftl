# Wat een bevel doet, in een paar woorden.

and = en
nobody = Niemand

trap-bites = De val bijt
next-card = Draai de volgende kaart om
nobody-moves = Niemand anders verplaatst
card-played = De kaart is gespeeld
activate = Activeer { $who }
move = { $who } verplaatst naar { $hex }
attack = { $who } valt { $target } aan
follow = { $who } volgt
cast = { $who } spreekt { $spell }{ $element ->
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
assassinate = { $who } probeert { $target } te doden
change = { $who } wordt een dier
use = { $who } gebruikt: { $item }
batter = { $who } treft het gebouw in { $hex }
pour = { $who } giet kokende olie op { $target }
