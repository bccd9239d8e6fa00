# Het verhaal van een veldslag.

and = en
nobody = Niemand

battle-opened = { $title }: { WITHIN($armies) } betreden { $field }.
field = het veld
field-drawn = een veld dat acht dobbelstenen hebben gemaakt ({ $ground ->
    [plain] vlakte
    [wood] woud
    [hills] heuvels
    [mountains] gebergte
    [marsh] moeras
    [river] rivier
    [coast] kust
   *[castle] kasteel
}, { $seed })
piece-appears = { $piece } verschijnt in { $hex }.
piece-stands = { $piece } staat in { $hex }.
piece-waits = { $piece } wacht om te worden opgesteld.
piece-deployed = { $piece } wordt opgesteld in { $hex }.
deployment-ended = { $army ->
    [red] Het rode leger
   *[black] Het zwarte leger
} is opgesteld.
turn-begun = Beurt { $turn } begint met een volle stapel.
pieces-wait = { $count ->
    [one] { $pieces } wacht
   *[other] { $pieces } wachten
} om te worden opgesteld.
card-turned = { $card }: { $colour ->
    [red] het rode leger
   *[black] het zwarte leger
} activeert { $activations ->
    [0] geen eenheden
    [one] 1 eenheid
   *[other] { $activations } eenheden
}.
card-ignored = { $card }: niemand is paraat.
turn-ended = { $joker ->
    [yes] Een joker beëindigt
   *[no] Iedereen heeft gehandeld: dat beëindigt
} beurt { $turn }{ $kept ->
    [0] {""}
    [1] ; één houdt een fiche
   *[other] ; { $kept } houden fiches
}.
pieces-act = { $count ->
    [one] { $pieces } is aan zet
   *[other] { $pieces } zijn aan zet
}.
piece-healed = { $piece } is genezen en houdt weer { $wounds ->
    [0] geen treffers
    [one] 1 treffer
   *[other] { $wounds } treffers
} uit.
piece-moves = { $piece } verplaatst{ $with }.
piece-moves-to = { $piece } gaat naar { $hex }{ $with }.
with = {" "}met { WITHIN($pieces) }
moving-ended = Nu wordt er gevochten.
attack-fought = { $attacker } valt { WITHIN($target) } aan en gooit { $faces }: { $hits ->
    [0] geen treffers
    [one] 1 treffer
   *[other] { $hits } treffers
}{ $back ->
    [yes] { $hits ->
        [0] , maar drijft de vijand terug
       *[other] , en drijft de vijand terug
    }
   *[no] {""}
}.
no-dice = geen dobbelstenen
piece-wounded = { $piece } verliest { $lost ->
    [0] geen wonden
    [one] 1 wond
   *[other] { $lost } wonden
} en heeft er nog { $left }.
piece-eliminated = { $piece } is uitgeschakeld.
piece-retreated = { $piece } wordt teruggedreven naar { $hex }{ $along ->
    [none] {""}
   *[other] {" "}met { WITHIN($along) }
}.
attack-rolled = { $attacker } gooit { $faces } tegen { WITHIN($target) } en mag één dobbelsteen opnieuw gooien.
follow-up-offered = { $piece } mag volgen naar { $hex }.
followed-up = { $piece } volgt naar { $hex }{ $along ->
    [none] {""}
   *[other] {" "}met { WITHIN($along) }
}.
spell-cast = { $caster } spreekt { $spell } uit en heeft nog { $left ->
    [0] geen punten
    [one] 1 punt
   *[other] { $left } punten
}.
spell-cast-banner = { $caster } spreekt { $spell } uit met de banier van { WITHIN($payer) }, die nog { $left ->
    [0] geen punten
    [one] 1 punt
   *[other] { $left } punten
} heeft.
spell-cast-ring = { $caster } spreekt { $spell } uit met de ring, die er nog { $left } bevat.
spell-failed = De spreuk van { WITHIN($caster) } doet niets.
spell-struck = Hij treft { WITHIN($target) } met { $hits ->
    [0] geen treffers
    [one] 1 treffer
   *[other] { $hits } treffers
}.
counters-changed = { $piece } heeft nu { $counters ->
    [0] geen activatiefiches
    [one] 1 activatiefiche
   *[other] { $counters } activatiefiches
}.
piece-teleported = Opeens in { $hex }: { WITHIN($with) }.
cloud-raised = Er hangt mist rond { $hex } tot het einde van beurt { $turn }.
piece-raised = { $piece } staat weer op in { $hex }.
wall-dug = Er wordt een muur opgeworpen aan { $side }.
digging-ended = Er worden geen muren meer opgeworpen.
thorns-grown = Er groeien doornen in { $hex }.
thorns-sprung = { $piece } loopt in de doornen in { $hex }.
trap-sprung = { $piece } loopt in een val in { $hex }.
magic-regained = De stenen geven kracht: { WITHIN($piece) } heeft { $magic_points ->
    [0] geen magiepunten
    [one] 1 magiepunt
   *[other] { $magic_points } magiepunten
}.
assassination = { $assassin } besluipt { WITHIN($victim) } en { $came ->
    [caught] wordt betrapt en gedood
    [unseen] sluipt ongezien weer weg
    [seen] slaat toe, voor ieders ogen
   *[gone] slaat toe en is verdwenen
}.
form-animal = { $piece } is een dier tot het einde van beurt { $turn }.
form-own = { $piece } neemt de eigen gedaante weer aan.
item-used = { $piece } gebruikt: { $item }.
hits-saved = Het harnas behoedt { WITHIN($piece) } voor { $saved ->
    [0] geen treffers
    [one] 1 treffer
   *[other] { $saved } treffers
}.
building-struck = { $attacker } treft het gebouw in { $hex }: { $hits ->
    [0] geen treffers
    [one] 1 treffer
   *[other] { $hits } treffers
}, het houdt er nog { $left } uit.
building-destroyed = { $attacker } treft het gebouw in { $hex }: { $hits ->
    [0] geen treffers
    [one] 1 treffer
   *[other] { $hits } treffers
}, en het stort in tot puin.
oil-poured = { $piece } giet kokende olie op { WITHIN($target) }.
card-played = { $card } is gespeeld.
battle-won = { $colour ->
    [red] Het rode leger
   *[black] Het zwarte leger
} heeft de veldslag gewonnen.
battle-drawn = De veldslag eindigt onbeslist.
goal-progressed = { $colour ->
    [red] Het rode leger
   *[black] Het zwarte leger
} { $turns ->
    [0] houdt { $ground } niet meer bezet
    [one] houdt { $ground } bezet nu de beurt eindigt
   *[other] houdt { $ground } aan het einde van { $turns } beurten achtereen bezet
}.
goal-met = { $colour ->
    [red] Het rode leger
   *[black] Het zwarte leger
} heeft waarvoor het kwam: { $what }.

hidden-army = { $colour ->
    [red] Het rode leger
   *[black] Het zwarte leger
} doet iets wat de vijand niet ziet.
hidden = Er gebeurt iets wat alleen de organisator mag zien.

joker = Een joker
card = { $suit ->
    [hearts] Harten
    [diamonds] Ruiten
    [spades] Schoppen
   *[clubs] Klaver
}{ $rank ->
    [11] boer
    [12] vrouw
    [13] heer
    [14] aas
   *[other] {" "}{ $rank }
}
piece = { FIRST($troop) } ({ $colour ->
    [red] rood
   *[black] zwart
})

drawn = { $card } komt van de activatiestapel van { $count ->
    [0] geen kaarten
    [one] 1 kaart
   *[other] { $count } kaarten
}.
rolled = { $why ->
    [field] Het veld dat dobbelstenen maken
    [attack] Aanval
    [accuracy] Het zwaard van nauwkeurigheid gooit opnieuw
    [strike] De spreuk slaat in
    [freezing-gaze] Verstenende blik
    [trap] De val
    [heads] Hoeveel hoofden
    [power] De kracht van een demon
    [weapon] Een magisch wapen
    [trinket] Een magisch voorwerp
    [banner] Een banier
    [save] Mithril redt
    [warding] Bescherming
    [healing] Genezing
    [batter] De oorlogsmachine slaat in
    [assassination] Sluipmoordenaar en slachtoffer
    [animal-form] Hoe lang het een dier is
   *[other] { $why }
}, { $dice }: { $faces } ({ $clause }).
piece-set-right = De organisator stelt { WITHIN($piece) } bij: het verdraagt { $after ->
    [one] 1 treffer
   *[other] { $after } treffers
} in plaats van { $before } ({ $reason }).
