# De campagne als verhaal.

and = en
nobody = Niemand

before-first = Voor de eerste beurt
what-happened = Wat er gebeurde
turn = Beurt { $turn }
the-map = De kaart
map-after = { $turn ->
    [0] De kaart voor de eerste beurt
   *[other] De kaart na beurt { $turn }
}
holds = houdt { $castles }
and-land = met het land van { $regions }
holds-nothing = houdt niets
no-banner = Er trekt geen banier.
points = { $held }; { $points ->
    [one] 1 punt
   *[other] { $points } punten
}. { $banners }
stands = { $banner } staat in { $place } met { $units ->
    [one] 1 eenheid
   *[other] { $units } eenheden
} van samen { $wounds ->
    [one] 1 wond
   *[other] { $wounds } wonden
}

red-army = het rode leger
black-army = het zwarte leger
nobodys-men = een garnizoen van niemand
come = { $attacker } komt met { $with }; { $defender } staat daartegenover met { $against }.
still-there = { $attacker } ligt er nog met { $with }; { $defender } houdt stand met { $against }.
strength = { $units ->
    [1] één eenheid
   *[other] { $units } eenheden
} van { $wounds ->
    [one] 1 wond
   *[other] { $wounds } wonden
}{ $leaders }
leaders = {" "}en { $names }
who-fell = { $name }, gevallen
all-of = heel { $name }
some-of = { $lost } van { $name } (nog { $left } over)
lose = { $who } verliest { $parts }.

battle-over = { $drawn ->
    [yes] Niemand wint: { $winner }
   *[no] Gewonnen door { $winner }: dat
} verloor { $winner_lost } van { $winner_of } wonden, { $loser } { $loser_lost } van { $loser_of }.
turn-cost = In beurt { $turn } { $parts }.
army-loses = verliest { $army } { $names }
the-besiegers = de belegeraars
the-besieged = de belegerden
scales-turn = De kansen keren: van hier af is { $army } in het voordeel.

named-falls = { $name } valt en { $temple ->
    [yes] wordt naar de Tempel gedragen
   *[no] is dood
}.
broken-before = { $count ->
    [1] Er is nog één ding kapot
   *[other] Er zijn nog { $count } dingen kapot
} van eerdere belegeringen.
defenders-fall = { $count ->
    [1] er valt één verdediger
   *[other] er vallen { $count } verdedigers
}
enemies-fall = { $count ->
    [1] er valt één vijand
   *[other] er vallen { $count } vijanden
}
starve = { $count ->
    [1] er vertrekt één van de honger
   *[other] er vertrekken er { $count } van de honger
}
burn = { $count ->
    [1] er brandt een huis af
   *[other] er branden { $count } huizen af
}
in-turn = Beurt { $turn }. { $text }

to-be-repaired = In { $castle } moet nog hersteld worden: { $counted }.
broken-ruin = { $count ->
    [1] een huis
   *[other] { $count } huizen
}
broken-bridge = { $count ->
    [1] een brug
   *[other] { $count } bruggen
}
broken-wall = { $count ->
    [1] een stuk muur
   *[other] { $count } stukken muur
}
broken-works = { $count ->
    [1] een gebouw van de werken
   *[other] { $count } gebouwen van de werken
}
broken-enlist = { $count ->
    [1] een soldaat die ontbreekt
   *[other] { $count } soldaten die ontbreken
}
broken-gate = { $count ->
    [1] een poort
   *[other] { $count } poorten
}
broken-burnt = { $count ->
    [1] een afgebrand gebouw
   *[other] { $count } afgebrande gebouwen
}
broken-rubble = { $count ->
    [1] een muur in puin
   *[other] { $count } muren in puin
}
taken-from = { $space } van { $player }
with-banner = bij { $banner }
in-castle = in { $castle }
nobodys-garrisons = Een garnizoen van niemand
crowns-come = Er komen kronen binnen: { $parts }.
muster = { $cost ->
    [0] { $who } begint met { $places }
    [1] { $who } rekruteert { $places } voor 1 kroon
   *[other] { $who } rekruteert { $places } voor { $cost } kronen
}.
marches = { $banner } trekt van { $from } naar { $to }.
marches-over = { $banner } trekt van { $from } over { $over } naar { $to }.
take = { $who } neemt { $spaces } in.

# De dagen van een belegering.
on-day = Strategische beurt { $turn }, dag { $day }: { $what }
salvos = { $count ->
    [one] Eén salvo
   *[other] { $count } salvo's
} op { $hex }: de muur heeft tot nu toe { $hits ->
    [0] geen treffers
    [one] 1 treffer
   *[other] { $hits } treffers
}.
side-loses = verliezen { $side } { $names }
in-round = In ronde { $round }: { $what }
