# Het verhaal van een campagne op de kaart.

and = en
nobody = Niemand
nobodys-men = Niemands mannen
nobodys-garrison = niemands garnizoen
crowns = { $crowns ->
    [one] 1 kroon
   *[other] { $crowns } kronen
}
damage = { $kind ->
    [bridge] brug { $rest }
    [enlist] { $rest } ontbreekt
    [gate] poort “{ $rest }”, opengebroken
    [burnt] wat is afgebrand in { $rest }
    [rubble] puin van de muur op { $rest }
    [ruin] ruïne in { $rest }
    [wall] muur: { $rest }
    [works] ingestort gebouw in { $rest }
   *[other] { $kind } { $rest }
}

map-opened = Op de kaart van { WITHIN($map) } begint “{ $title }”, met { WITHIN($players) }.
banner-raised = { $name } heft in { $space } een banier voor { WITHIN($owner) }.
piece-mustered = { $owner } { $cost ->
    [0] { VERB($owner, "begint", "beginnen") } met
   *[other] { VERB($owner, "rekruteert", "rekruteren") }
} { $piece } { $kind ->
    [banner] bij { $place }
    [castle] in { $place }
    [own] aan het hoofd van een banier
   *[nowhere] nergens
}{ $cost ->
    [0] {""}
    [one] {" "}voor 1 kroon
   *[other] {" "}voor { $cost } kronen
}.
phase-begun = Beurt { $turn }: { $phase ->
    [income] inkomsten
    [muster] rekruteren
    [orders] bevelen
    [movement] beweging
    [battles] veldslagen
    [retreats] terugtocht
    [aftermath] nasleep
   *[end] einde
}.
income-paid = { $seat } { VERB($seat, "krijgt", "krijgen") } { crowns } en { VERB($seat, "heeft", "hebben") } er nu { $now }.
pieces-transferred = { $pieces } { $count ->
    [one] gaat
   *[other] gaan
} { $kind ->
    [banner] over naar { $place }
    [castle] naar het garnizoen van { $place }
   *[nowhere] weg
}.
repair-begun = { $seat } { VERB($seat, "betaalt", "betalen") } { crowns } voor herstel in { $castle }: { $damage }.
damage-repaired = In { $castle } is weer heel: { $damage }.
captive-ransomed = { $by } { VERB($by, "betaalt", "betalen") } { crowns } aan { WITHIN($to) }: { $piece } is vrij.
seat-done = { $seat } { VERB($seat, "is", "zijn") } klaar met rekruteren.
orders-written = { $who } { VERB($who, "heeft", "hebben") } bevelen geschreven.
orders-revealed = Alle bevelen zijn onthuld.
banner-moved = { $banner } marcheert van { WITHIN($from) } naar { WITHIN($to) }.
space-taken = { $from ->
    [none] { $space } is nu van { WITHIN($by) }.
   *[other] { $space } gaat van { WITHIN($from) } over naar { WITHIN($by) }.
}
space-fortified = { $by ->
    [none] De wallen bij { $space } zijn er niet meer.
   *[other] { $by } { VERB($by, "graaft", "graven") } zich in bij { $space }.
}
assault-dropped = { $banner } wordt aangevallen waar hij staat, en bestormt { $castle } deze beurt niet meer.
space-razed = { $banner } brandt { $space } plat: tot het einde van beurt { $until } komt daar niets vandaan.
pieces-healed = { $pieces } { $count ->
    [one] geneest
   *[other] genezen
} van een wond.
engines-bought = { $seat } { VERB($seat, "betaalt", "betalen") } { crowns } voor { $fight }: { $engines }.
engine = { $kind ->
    [ram] { $count ->
        [one] een stormram
       *[other] { $count } stormrammen
    }
    [roofed-ram] { $count ->
        [one] een overdekte stormram
       *[other] { $count } overdekte stormrammen
    }
    [siege-tower] { $count ->
        [one] een belegeringstoren
       *[other] { $count } belegeringstorens
    }
    [mangonel] { $count ->
        [one] een mangonel
       *[other] { $count } mangonels
    }
   *[trebuchet] { $count ->
        [one] een blijde
       *[other] { $count } blijden
    }
}
assault-turned-away = { $banner } ziet toe terwijl anderen { $castle } belegeren.
siege-laid = { $attacker } { $how ->
    [blockade] { VERB($attacker, "houdt", "houden") } { $space } ingesloten
   *[siege] { VERB($attacker, "belegert", "belegeren") } { $space }
}, in beurt { $turn }.
fight-undecided = Het beleg van { $space } heeft in beurt { $turn } niets beslist en gaat door.
siege-undecided-losses = { $count ->
    [one] { $lost } is tot nu toe verloren.
   *[other] { $lost } zijn tot nu toe verloren.
}
relief-answered = { $admitted ->
    [yes] { $banner } is welkom bij het ontzet van { $castle }.
   *[other] { $banner } is niet welkom bij { $castle } en vecht voor zichzelf.
}
siege-lifted = Het beleg van { $castle } is opgeheven.
store-counted = In de voorraad van { $castle } { $rations ->
    [one] ligt 1 rantsoen
   *[other] liggen { $rations } rantsoenen
}.
store-counted-hidden = De voorraad van een ommuurde stad wordt geteld ({ WITHIN($who) }).
garrison-marched = { $pieces } { $count ->
    [one] verlaat
   *[other] verlaten
} { $castle } naar { WITHIN($to) }.
damage-missing = { $count ->
    [one] 1 figuur ontbreekt
   *[other] { $count } figuren ontbreken
}
damage-done = Schade in { $castle }: { $damage }.
banner-retreated = { $banner } trekt zich terug van { WITHIN($from) } naar { WITHIN($to) }.
banner-destroyed = De banier van { $banner } is niet meer.
pieces-lost = { $pieces } { $count ->
    [one] gaat
   *[other] gaan
} verloren.
map-ended = De campagne is afgelopen en gewonnen door { WITHIN($winners) }, { $how ->
    [castles] met kastelen
   *[points] met wat ze bezitten
}.
# Het rijk vóór de kaart en tussendoor.
realm-awaited = { $players } spelen om het rijk voordat “{ $title }” op de kaart van { WITHIN($map) } begint.
realm-settled = De koning van het rijk is dood: { $ranks }. In deze volgorde worden de huizen gekozen.
realm-rank = { $seat } met { $points } macht en { $ducats ->
    [one] 1 dukaat
   *[other] { $ducats } dukaten
}
realm-broken-off = { $game ->
    [estates] De standen zijn afgebroken, en niemand wordt betaald
   *[prologue] Het spel om het rijk is afgebroken, en telt voor niets
} ({ $reason }).
home-chosen = { $choice ->
    [unanswered] { $seat } { VERB($seat, "antwoordt", "antwoorden") } niet, en { VERB($seat, "begint", "beginnen") } in { $home }.
    [left] { $home } blijft over voor { WITHIN($seat) }.
   *[chosen] { $seat } { VERB($seat, "kiest", "kiezen") } { $home } als thuis.
}
crowns-won = { $seat } { VERB($seat, "heeft", "hebben") } uit het rijk { $ducats ->
    [one] 1 dukaat
   *[other] { $ducats } dukaten
} over, goed voor { crowns }: samen { $now }.
regions-won = Voor { $towns ->
    [one] een stad
   *[other] { $towns } steden
} uit het rijk { $count ->
    [0] { VERB($seat, "krijgt", "krijgen") } { WITHIN($seat) } niets: bij het thuis is geen streek vrij
   *[other] { VERB($seat, "wordt", "worden") } { WITHIN($seat) } heer over { $spaces }
}.
truce-made = { $one } en { WITHIN($other) } houden wapenstilstand tot het einde van beurt { $until }.
opponent-named = { $choice ->
    [unanswered] { $holder } { VERB($holder, "antwoordt", "antwoorden") } niet: een overloper verlaat { WITHIN($opponent) }.
   *[chosen] Een overloper van { WITHIN($holder) } verlaat { WITHIN($opponent) }.
}
unit-turned = { $piece } verlaat { WITHIN($from) } voor { WITHIN($to) }, en komt in het garnizoen van { $castle }.
renegade-lapsed = Een overloper van { WITHIN($holder) } vindt niemand die komen wil.
estates-called = De standen worden bijeengeroepen: ze komen bijeen aan het einde van beurt { $turn }.
estates-lapsed = De standen komen niet bijeen: { $players ->
    [one] er is er nog maar één
   *[other] er zijn er { $players }
} met een kasteel of een banier.
estates-met = De standen komen bijeen: { WITHIN($players) } spelen om het rijk, en de volgende beurt wacht op hen.
estates-settled = De standen zijn voorbij: { $ranks }. { $paid }.
estates-ruled = De standen zijn voorbij, zoals de organisator heeft uitgesproken ({ $reason }). { $paid }.
estates-paid = { $seat } { VERB($seat, "krijgt", "krijgen") } { crowns }

hidden = Er gebeurt iets dat alleen de organisator mag zien.

# Gevechten.
fight-number = gevecht { $fight }
fight-name = { $kind ->
    [assault] de bestorming van { $space }
    [siege] het beleg van { $space }
    [way] de slag tussen { $space } en { $beyond }
   *[battle] de slag bij { $space }
}
castle-assaulted = { $attacker } { VERB($attacker, "bestormt", "bestormen") } { $space }, verdedigd door { WITHIN($defender) }.
space-attacked = { $attacker } { VERB($attacker, "valt", "vallen") } { WITHIN($defender) } aan in { $space }.
banners-meet = { $attacker } { VERB($attacker, "treft", "treffen") } { WITHIN($defender) } op de weg van { WITHIN($from) } naar { WITHIN($to) }.
the-attacker = de aanvaller
the-defender = de verdediger
fight-played = { $winner } { VERB($winner, "heeft", "hebben") } { $fight } gewonnen.
fight-ruled = { $winner } { VERB($winner, "heeft", "hebben") } { $fight } gewonnen, zoals de organisator heeft beslist ({ $reason }).
fell = Aan beide kanten samen { $fallen ->
    [one] viel er één
   *[other] vielen er { $fallen }
}.
fate = { $piece } { $fate ->
    [killed] is dood
    [lamed] houdt er een wond aan over
    [captured] is gevangen
   *[saved] is van het veld gedragen
}.
titled = { $piece } heet voortaan { $title }.
fallen-returned = Na { $fight }: { $pieces } { $count ->
    [one] keert
   *[other] keren
} terug.
fallen-lost = Na { $fight }: { $lost } { $losses ->
    [one] gaat
   *[other] gaan
} verloren.
fallen-returned-and-lost = Na { $fight }: { $pieces } { $count ->
    [one] keert
   *[other] keren
} terug; { $lost } { $losses ->
    [one] gaat
   *[other] gaan
} verloren.

# Dobbelstenen.
rolled = { $what ->
    [title] De titel van de generaal
    [name] De naam van de generaal
    [origin] Waar de generaal vandaan komt
    [reputation] Waar de generaal om bekendstaat
    [who-attacks] Wie aanvalt
    [return] Wie terugkeert
    [fate] Wat er wordt van wie gevallen is
   *[bots] Het zaad van de bots
}: { $faces }.
rolled-other = { $what }: { $faces }.

# Wat de organisator heeft bijgesteld.
crowns-set-right = De organisator stelt bij wat { WITHIN($seat) } { VERB($seat, "heeft", "hebben") }: { $after ->
    [one] 1 kroon
   *[other] { $after } kronen
} in plaats van { $before } ({ $reason }).
piece-set-right = De organisator stelt { $piece } bij: nog { $after ->
    [one] 1 wond
   *[other] { $after } wonden
} in plaats van { $before } ({ $reason }).
