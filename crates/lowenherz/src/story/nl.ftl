# Het verhaal van een rijk.

and = en
nobody = niemand
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
slot-action = ({ $slot }) { action }
ducats = { $ducats ->
    [one] 1 dukaat
   *[other] { $ducats } dukaten
}
points = { $points ->
    [one] 1 punt
   *[other] { $points } punten
}
so-many-points = { $who } { $points }

realm-opened = { $players } strijden om het rijk: “{ $title }”, { $set_up ->
    [basic] op het land van het plaatje
   *[variable] op een land dat niemand eerder zag
}.
politics-dealt = De politieke kaarten zijn geschud en liggen in twee stapels, gesloten.
start-player-set = { $colour } { VERB($colour, "neemt", "nemen") } het zwarte kasteel{ $named ->
    [yes] {""}
   *[no] , door het lot
}.
board-laid = Kastelen en ridders staan, en iedereen heeft een gebied binnen { $boundaries ->
    [one] 1 grens
   *[other] { $boundaries } grenzen
}.
castle-placed = { $by } { VERB($by, "plaatst", "plaatsen") } { $neutral ->
    [yes] een neutraal kasteel
   *[no] een kasteel
} in { $castle }, met een ridder in { $knight }.
round-begun = Ronde { $round } begint; { WITHIN($start) } { VERB($start, "heeft", "hebben") } het zwarte kasteel.
card-turned = { $by } { VERB($by, "draait", "draaien") } een kaart om: { $actions }.
mine-turned = { $by } { VERB($by, "draait", "draaien") } een kaart om: de zilvermijn.
king-turned = { $by } { VERB($by, "draait", "draaien") } een kaart om: die van de koning.
mine-worked = { $count ->
    [0] Niemand heeft een zilverberg
   *[other] Zilverbergen geven punten: { WITHIN($points) }
}.
decision-laid = { $by } { VERB($by, "kiest", "kiezen") } { $actions }.
action-unchosen = Niemand heeft actie { $slot } gekozen.
money-paid = { $count ->
    [0] Niemand krijgt een dukaat
    [one] { $to } { VERB($to, "neemt", "nemen") } { ducats }
   *[other] { $to } nemen elk { ducats }
}{ $left ->
    [0] {""}
    [one] ; 1 blijft in de bank
   *[other] ; { $left } blijven in de bank
}.
trial-begun = { $choosers } willen hetzelfde: { $action }. { $talks ->
    [yes] Ze overleggen.
   *[no] Ze bieden meteen.
}
offer-made = { $by } { VERB($by, "biedt", "bieden") } { ducats } om alleen te handelen (aanbod { $number }).
offer-withdrawn = { $by } { VERB($by, "trekt", "trekken") } aanbod { $number } in.
offer-accepted = { $by } { VERB($by, "neemt", "nemen") } aanbod { $number } aan: { WITHIN($acts) } { VERB($acts, "handelt", "handelen") } alleen.
price-paid = { $from } { VERB($from, "betaalt", "betalen") } { WITHIN($to) } { ducats }, zoals afgesproken.
ducats-paid = { $from } { VERB($from, "betaalt", "betalen") } de bank { $treasures ->
    [none] { ducats }
   *[other] { ducats } en { $treasures }
}{ $why ->
    [bid] , zoals geboden
    [wood] {" "}voor het bos
   *[parting] {" "}om een bondgenootschap te beëindigen
}.
talks-ended = { $why ->
    [duel] { $by } { VERB($by, "beëindigt", "beëindigen") } het overleg; biedingen beslissen
   *[unanswered] Het overleg eindigt zonder akkoord; biedingen beslissen
}.
bid-sealed = { $by } { VERB($by, "verzegelt", "verzegelen") } een bod: { $bid }.
bid = { ducats }{ $count ->
    [0] {""}
   *[other] {" "}met { $treasures }
}
bid-of = { $who } { $bid }
bids-opened = De biedingen gaan open: { WITHIN($bids) }.
bids-tied = { $choosers } hebben hetzelfde geboden en bieden opnieuw.
action-lost = Weer gelijk: niemand voert actie { $slot } uit.
action-begun = { $by } { VERB($by, "handelt", "handelen") }: { $action }.
action-ended = { $by } { VERB($by, "is", "zijn") } klaar met actie { $slot }{ $lapsed ->
    [yes] {" "}en { VERB($by, "laat", "laten") } de rest
   *[no] {""}
}.
boundary-placed = { $by } { VERB($by, "plaatst", "plaatsen") } een grens bij { $side }; er zijn er nog { $stock }.
territory-founded = Het gebied van { WITHIN($owner) } rond { $castle } is gesticht, met { $spaces ->
    [one] 1 vak
   *[other] { $spaces } vakken
}{ $towns ->
    [0] {""}
    [one] {" "}en een stad
   *[other] {" "}en { $towns } steden
}: { $scores ->
    [yes] { $points ->
        [one] 1 punt
       *[other] { $points } punten
    }
   *[no] het is neutraal en geeft niets
}.
boundaries-returned = { $count ->
    [one] Een grens daarbinnen gaat
   *[other] Grenzen daarbinnen gaan
} terug: { $sides }.
knight-placed = { $by } { VERB($by, "plaatst", "plaatsen") } een ridder in { $at }.
territory-extended = { $by } { VERB($by, "breidt", "breiden") } het gebied van { $castle } uit met { $spaces }.
stone-moved = { $who } { $why ->
    [taken] { VERB($who, "wint", "winnen") } { points } voor { $spaces ->
        [one] 1 vak
       *[other] { $spaces } vakken
    }
    [lost] { VERB($who, "verliest", "verliezen") } { points } voor { $spaces ->
        [one] 1 vak
       *[other] { $spaces } vakken
    }
   *[cut-off] { VERB($who, "verliest", "verliezen") } { points } voor { $spaces ->
        [one] 1 afgesneden vak
       *[other] { $spaces } afgesneden vakken
    }
}{ $towns ->
    [0] {""}
    [one] , waaronder een stad
   *[other] , waaronder { $towns } steden
}{ $full ->
    [yes] {""}
   *[no] {" "}({ $moved }, want niemand gaat achter de leeuw)
}, en { VERB($who, "heeft", "hebben") } nu { $score }.
marker-turned = Het bondgenootschap van { $castles } { $marker ->
    [none] wordt onthouden zonder grens ertussen
   *[other] is nu gemerkt bij { $marker }
}.
pile-opened = { $by } { VERB($by, "bekijkt", "bekijken") } de { $pile ->
    [upper] bovenste
   *[lower] onderste
} stapel.
pile-seen = { $by } { VERB($by, "ziet", "zien") } { $cards }.
card-taken = { $by } { VERB($by, "neemt", "nemen") } een kaart van de { $pile ->
    [upper] bovenste
   *[lower] onderste
} stapel; er liggen er nog { $left }.
card-kept = { $by } { VERB($by, "houdt", "houden") } { $card } uit de { $pile ->
    [upper] bovenste
   *[lower] onderste
} stapel.
alliance-made = { $by } { VERB($by, "speelt", "spelen") } een bondgenootschap: de gebieden van { $castles } nemen niet van elkaar.
alliance-ended = { $by } { VERB($by, "beëindigt", "beëindigen") } het bondgenootschap van { $castles }.
renegade-played = { $by } { VERB($by, "speelt", "spelen") } een overloper: de ridder van { WITHIN($from) } in { $removed } gaat naar huis, en een eigen ridder komt in { $placed }.
players-missed = { $who } { $count ->
    [one] { VERB($who, "heeft", "hebben") }
   *[other] hebben
} niet geantwoord: het minste gebeurt.
king-died = De koning is dood.
mountains-counted = { $count ->
    [0] Geen zilverberg telt nog eens
   *[other] Zilverbergen tellen nog eens: { WITHIN($points) }
}.
parchments-counted = { $count ->
    [0] Niemand toont een perkament
   *[other] Perkamenten tellen: { WITHIN($points) }
}.
realm-ended = { $winners } { $count ->
    [one] { VERB($winners, "is de nieuwe koning", "winnen de kroon") }
   *[other] delen de kroon
}: { WITHIN($order) }.

hidden-offer = { $who } { VERB($who, "doet", "doen") } een aanbod.
hidden-withdrawal = { $who } { VERB($who, "trekt", "trekken") } een aanbod in.
hidden-price = { $who } { VERB($who, "betaalt", "betalen") } de prijs die de twee hebben afgesproken.
hidden-bid = { $who } { VERB($who, "verzegelt", "verzegelen") } een bod.
hidden-pile = { $who } { VERB($who, "bekijkt", "bekijken") } de kaarten van de stapel.
hidden-card = { $who } { VERB($who, "houdt", "houden") } een kaart.
hidden-of = Iets dat alleen { WITHIN($who) } mag weten.
hidden = Iets dat nog niemand mag weten.
drawn = { $deck ->
    [actions] Actiekaart { $card } wordt getrokken, uit { $of }.
    [politics] De politieke kaart { $card } wordt getrokken, uit { $of }.
    [tiles] Tegel { $card } wordt getrokken, uit { $of }.
    [quarter-turns] Hij wordt { $card } keer een kwart gedraaid.
    [start-player] Het lot wijst { $card } aan.
    [places] Het lot kiest { $card }, uit { COUNT($of, "plaats", "plaatsen") }.
   *[other] { $card } wordt getrokken, uit { $of }.
}

# Wat de organisator heeft bijgesteld.
ducats-set-right = De organisator stelt bij wat { WITHIN($colour) } { VERB($colour, "heeft", "hebben") }: { $after ->
    [one] 1 dukaat
   *[other] { $after } dukaten
} in plaats van { $before } ({ $reason }).
points-set-right = De organisator stelt bij hoe { WITHIN($colour) } { VERB($colour, "staat", "staan") }: { $after ->
    [one] 1 punt
   *[other] { $after } punten
} in plaats van { $before } ({ $reason }).
hidden-set-right = De organisator stelt bij wat { WITHIN($who) } { VERB($who, "heeft", "hebben") }.
