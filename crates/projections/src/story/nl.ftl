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
holds = { VERB($who, "houdt", "houden") } { $castles }
and-land = met het land van { $regions }
holds-land = { VERB($who, "houdt", "houden") } het land van { $regions }
holds-nothing = { VERB($who, "houdt", "houden") } niets
no-banner = Er trekt geen banier.
points = { $held }; { $points ->
    [one] 1 punt
   *[other] { $points } punten
}. { $banners }
stands = { $banner } staat { $units ->
    [0] alleen in { $place }
    [one] in { $place } met 1 eenheid
   *[other] in { $place } met { $units } eenheden
}{ $wounds ->
    [0] {""}
    [one] {" "}van 1 wond
   *[other] {" "}van samen { $wounds } wonden
}

red-army = het rode leger
black-army = het zwarte leger
nobodys-men = niemands mannen
come = { $attacker } { VERB($attacker, "komt", "komen") } met { $with }; { WITHIN($defender) } { VERB($defender, "staat", "staan") } daartegenover met { $against }.
still-there = { $attacker } { VERB($attacker, "ligt", "liggen") } er nog met { $with }; { WITHIN($defender) } { VERB($defender, "houdt", "houden") } stand met { $against }.
strength = { $units ->
    [1] één eenheid
   *[other] { $units } eenheden
} van { $wounds ->
    [one] 1 wond
   *[other] { $wounds } wonden
}
who-fell = { $name }, gevallen
all-of = { $name } geheel
some-of = { $lost } van { $name } (nog { $left } over)
lose = { $who } { VERB($who, "verliest", "verliezen") } { $parts }.

battle-over = { $drawn ->
    [yes] Niemand wint.
   *[no] { $winner } { VERB($winner, "wint", "winnen") }.
} Verloren wonden: { WITHIN($winner) } { $winner_lost } van { $winner_of }, { WITHIN($loser) } { $loser_lost } van { $loser_of }.
turn-cost = Beurt { $turn }: { $parts }.
army-loses = { WITHIN($army) } { VERB($army, "verliest", "verliezen") } { $names }
the-besiegers = de belegeraars
the-besieged = de belegerden
scales-turn = De kansen keren: van hier af { VERB($army, "is", "zijn") } { WITHIN($army) } in het voordeel.

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
taken-from = { $space } (van { WITHIN($player) })
with-banner = bij { $banner }
leading = { $leader } aan het hoofd van { $names }
in-castle = in { $castle }
nobodys-garrisons = Niemands mannen
crowns-come = Er komen kronen binnen: { WITHIN($parts) }.
muster = { $cost ->
    [0] { $who } { VERB($who, "begint", "beginnen") } met { $places }
    [1] { $who } { VERB($who, "rekruteert", "rekruteren") } { $places } voor 1 kroon
   *[other] { $who } { VERB($who, "rekruteert", "rekruteren") } { $places } voor { $cost } kronen
}.
marches = { $banner } trekt van { $from } naar { $to }.
marches-over = { $banner } trekt van { $from } via { $over } naar { $to }.
take = { $who } { VERB($who, "neemt", "nemen") } { $spaces } in.

# De dagen van een belegering.
on-day = Strategische beurt { $turn }, dag { $day }. { $what }
salvos = { $count ->
    [one] Eén salvo
   *[other] { $count } salvo's
} op { $hex }: de muur heeft tot nu toe { $hits ->
    [0] geen treffers
    [one] 1 treffer
   *[other] { $hits } treffers
}.
side-loses = { $side } verliezen { $names }
in-round = Ronde { $round }. { $what }
