# Het verhaal van een bestorming.

and = en
nobody = Niemand
place = { $floor ->
    [ladder] de stormladder in { $hex }
    [top] { $hex } bovenop
   *[ground] { $hex }
}
points = { $left ->
    [0] geen punten
    [one] 1 punt
   *[other] { $left } punten
}
side = { $side ->
    [besiegers] de belegeraars
   *[besieged] de belegerden
}
side-first = { $side ->
    [besiegers] De belegeraars
   *[besieged] De belegerden
}
phase = { $phase ->
    [first-fire] eerste beschieting
    [movement] verplaatsing
    [combat] gevecht
    [second-fire] tweede beschieting
   *[recovery] herstel
}
facing = { $facing ->
    [NE] het noordoosten
    [E] het oosten
    [SE] het zuidoosten
    [SW] het zuidwesten
    [W] het westen
   *[NW] het noordwesten
}
docked = { $docked ->
    [none] {""}
   *[other] , tot vlak tegen de muur
}

# De bestorming en haar fasen.
assault-opened = { $title }: een bestorming van { $town }. Belegeraars: { $besiegers }. Belegerden: { $besieged }.
man-placed = { $man } ({ $side ->
    [besiegers] belegeraars
   *[besieged] belegerden
}) { $place ->
    [none] wacht op een plaats
   *[other] staat in { $place }
}{ $mounted ->
    [yes] , te paard
   *[no] {""}
}.
phase-begun = Beurt { $turn }, { side }: { phase }.
game-turn-ended = Beurt { $turn } is voorbij{ $quiet ->
    [0] {""}
    [one] , zonder gevecht
   *[other] : { $quiet } beurten op rij zonder gevecht
}.
assault-called-off = De belegeraars roepen hun mensen terug.
assault-ended = { $outcome ->
    [stormed] Van de belegerden is niemand over: de stad is bestormd
    [taken] De belegeraars houden alles waarvoor ze kwamen
    [beaten-off] Van de belegeraars is niemand over: de bestorming is afgeslagen
    [broken-off] Niemand kan nog bij iemand komen: de bestorming is afgebroken
   *[out-of-time] De laatste beurt is voorbij, en daarmee de bestorming
}. { $winner ->
    [besiegers] De belegeraars
   *[besieged] De belegerden
} behalen een { $degree ->
    [decisive] beslissende
    [substantial] duidelijke
   *[marginal] nipte
} overwinning, met { $points ->
    [0] geen verliespunten
    [one] 1 verliespunt
   *[other] { $points } verliespunten
} aan eigen kant.{ $captured ->
    [0] {""}
   *[other] {" "}Afgesneden en gevangen: { $cut_off }.
}{ $fires ->
    [0] {""}
   *[other] {" "}Door brand verloren: { $burnt }.
}

# Vragen.
asked-fire = { side-first } mogen op { $targets } schieten.
asked-stun = { side-first } kiezen welke aanvaller verdoofd is.
asked-retreat = { side-first } kiezen waarheen { $man } terugwijkt.
asked-advance = { side-first } mogen oprukken naar { $into }, waar nu niemand meer is.

# Schieten.
shot-aimed = { $target ->
    [none] { $shooter } mikt op niemand meer
   *[other] { $shooter } mikt op { $target }
}.
shot-lost = { $shooter } schiet niet: { $target } is weg of uit het zicht.
shot-taken = { $shooter } schiet op { $target }, { $range ->
    [0] in hetzelfde vak
    [one] 1 vak ver
   *[other] { $range } vakken ver
}{ $cover ->
    [none] {""}
    [light] {" "}in lichte dekking
    [medium] {" "}in matige dekking
    [heavy] {" "}in zware dekking
   *[infinite] {" "}onder een dak
}, en gooit { $die }: { $hit ->
    [driven] een treffer die { $moving ->
        [yes] vertraagt
       *[no] terugdrijft
    }
    [wounded] een wond
    [killed] een dodelijke treffer
    [horse-hit] het paard is geraakt
    [horse-killed] het paard is gedood
   *[miss] mis
}.
horse-lamed = Het paard van { $man } komt de volgende beurt half zo ver.
fire-held = { $hold ->
    [here] Niemand schiet hier op { $targets }
    [move] Niemand schiet tijdens deze zet op { $targets }
   *[phase] Niemand schiet nog in deze fase
}.

# Verplaatsen.
man-moved = { $man } { $how ->
    [climbs] gaat op
    [descends] klimt af naar
    [mounts] klimt op
    [rides] rijdt naar
   *[walks] gaat naar
} { $path } en heeft { points } over.
move-ended = { $clause ->
    [ST-05] { $man } stopt: er is een vijand binnen bereik
    [ST-06] { $man } komt niet verder
    [HAV-116] { $man } blijft op de stormladder
   *[other] { $man } gaat niet verder
}.
man-slowed = { $man } wordt vertraagd en heeft { points } over.
infiltrated = { $through ->
    [yes] { $man } glipt langs de vijand ({ $total })
   *[no] { $man } komt niet langs de vijand ({ $total })
}.
move-resumed = De zet van { $targets } gaat verder.

# Gevecht en wonden.
combat-fought = { $attackers }{ $press ->
    [none] {""}
   *[other] , met { $press } die van achteren druk geeft,
} { $count ->
    [one] valt
   *[other] vallen
} { $defender } aan met { $odds } ({ $attack } tegen { $defence }) en { $count ->
    [one] gooit
   *[other] gooien
} { $die }{ $changed }: { $blow ->
    [attacker-stunned] { $count ->
        [one] de aanvaller is verdoofd
       *[other] een van de aanvallers is verdoofd
    }
    [attackers-retreat] { $count ->
        [one] de aanvaller wordt teruggedreven
       *[other] de aanvallers worden teruggedreven
    }
    [defender-retreats] de verdediger wordt teruggedreven
    [defender-stunned] de verdediger is verdoofd
    [defender-wounded] de verdediger is gewond
    [defender-killed] de verdediger is gedood
   *[nothing] er gebeurt niets
}.
retreat-begun = { $man } moet terugwijken.
stun-named = De keuze valt op { $man }.
man-stunned = { $man } is verdoofd.
man-wounded = { $man } is gewond.
man-killed = { $man } is gedood.
horse-killed = Het paard van { $man } is gedood.
man-recovered = { $man } komt bij.
man-captured = { $man } is gevangengenomen door { $by ->
    [besiegers] de belegeraars
   *[besieged] de belegerden
}.
man-retreated = { $man } wijkt terug naar { $to }{ $displaced ->
    [none] {""}
   *[other] {" "}en duwt { $displaced } opzij
}.
retreat-barred = { $man } wijkt niet terug maar blijft staan.
man-jumped = { $man } springt { $levels ->
    [one] één niveau
   *[other] { $levels } niveaus
} omlaag naar { $to }.
man-fell = { $to ->
    [none] { $man } valt, en beneden is geen plaats
   *[other] { $man } valt en ligt in { $to }
}.
man-advanced = { $man } rukt op naar { $to }.
advance-declined = Niemand rukt op.
combat-ended = Dat gevecht is voorbij.
friend-carried = { $man } draagt { $friend } naar { $to }.

# Poorten en windassen.
gate-moved = { $man } { $open ->
    [yes] opent
   *[no] sluit
} de { $gate } en heeft { points } over.
winch-manned = { $man } bedient { $mechanism }.
mechanism-moved = { $mechanism ->
    [drawbridge] De ophaalbrug is { $worked ->
        [yes] opgehaald
       *[no] neergelaten
    }
    [stairway] De houten trap is { $worked ->
        [yes] opgehaald
       *[no] neergelaten
    }
   *[trap] Het valluik is { $worked ->
        [yes] opengeklapt
       *[no] weer dicht
    }
}.

# Stormladders.
ladder-dropped = Nu ligt { $ladder } in { $place }.
ladder-taken = { $by } rapen { $ladder } op en hebben { points } over.
ladder-carried = { $by } dragen { $ladder } naar { $to } en hebben { points } over.
ladder-raised = { $by } zetten { $ladder } in { $foot } op tegen { $top }: vanaf beurt { $from_turn } kan iemand erop.
ladder-lifted = { $by } tillen { $ladder } op de weergang en hebben { points } over.
ladder-slid = { $by } laten { $ladder } van { $top } neer in { $foot } en hebben { points } over: vanaf beurt { $from_turn } kan iemand erop.
toppling-tried = { $by } { $count ->
    [one] probeert
   *[other] proberen
} { $ladder } om te duwen en { $count ->
    [one] gooit
   *[other] gooien
} { $die }{ $changed }: ze { $toppled ->
    [yes] valt om{ $broken ->
        [yes] {" "}en breekt
       *[no] {""}
    }
   *[no] blijft staan
}.

# Belegeringstuig.
engine-moved = { $crew } duwen { $engine } naar { $to }{ docked }.
engine-pivoted = { $crew } draaien { $engine } naar { facing }{ docked }.
ramp-lowered = De klep van { $engine } valt op de weergang.
ram-struck = De bemanning van { $engine } beukt op de { $gate } en gooit { $die }: { $hit ->
    [yes] raak, { $hits } in totaal
   *[no] die houdt stand
}.
door-struck = { $by } hakken op de { $door } in en gooien { $die }: { $hit ->
    [yes] een goede slag, { $blows } in totaal
   *[no] die houdt stand
}.
gate-forced = De { $gate } is opengebroken.

# Olie en brand.
oil-poured = { $by } gieten kokende olie op { $at } en hebben { points } over; { side } hebben { $barrels ->
    [0] geen vaten
    [one] 1 vat
   *[other] { $barrels } vaten
} over.
oil-struck = De olie treft { $man }, met een { $die }.
fire-tried = { $man ->
    [none] De olie kan vlam vatten in { $hex }, met een { $die }
   *[other] { $man } probeert { $hex }{ $oil ->
        [none] {""}
       *[other] {" "}met olie
    } in brand te steken en gooit { $die }
}: { $lit ->
    [yes] het brandt
   *[no] het vat geen vlam
}.
quenching-tried = { $by } bestrijden de brand in { $hex } en gooien { $die }: { $out ->
    [yes] die is geblust
   *[no] die woedt voort
}.
fire-grown = De brand in { $hex } groeit tot { $fire }.
burnt-down = Wat in { $hex } stond, is afgebrand.
fire-jumped = De brand slaat { $lit ->
    [yes] over naar { $hex }
   *[no] niet over naar { $hex }
} ({ $die }).
fire-fled = { $man } moet uit de brand weg.

# Paarden.
rider-dismounted = { $man } stijgt af: daar staat { $horse }.
rider-mounted = { $man } stijgt op en heeft { points } over.
horse-led = { $man } leidt { $horse } naar { $to } en heeft { points } over.
horse-taken = { $by ->
    [besiegers] De belegeraars
   *[besieged] De belegerden
} maken { $horse } buit.

hidden-side = { side-first } doen iets wat de vijand niet ziet.
hidden = Er gebeurt iets wat alleen de organisator mag zien.

drawn = { $card } wordt getrokken uit { $count ->
    [0] geen kaarten
    [one] 1 kaart
   *[other] { $count } kaarten
}.
rolled = { $why ->
    [shot] Schot
    [infiltration] Langs de vijand glippen
    [combat] Gevecht
    [fall] Val van een stormladder
    [topple] Een stormladder omduwen
    [ram] Stormram
    [axes] Bijlen
    [oil] Kokende olie
    [oil-fire] Sticht de olie brand?
    [light] Brand stichten
    [quench] Brand blussen
    [catch] Slaat de brand over?
    [initiative] Initiatief
    [battering] De muur rammeien
    [mine] Mijn
    [healing] Genezing
    [surrender] Overgave
   *[other] { $why }
}, { $dice }: { $faces } ({ $clause }).

# Voor de bestorming.
deployment-begun = { $side ->
    [besiegers] De belegeraars
   *[besieged] De belegerden
} stellen hun mensen op.
deployment-over = Iedereen staat opgesteld: de bestorming begint.
man-deployed = { $man } wordt opgesteld op { $to }.
man-hidden = { $man } wacht onder de weergang in { $hex }.
man-came-out = { $man } komt tevoorschijn op { $to }.
man-stayed-beneath = { $man } vindt geen uitweg en doet niet mee.
asked-come-out = { $side ->
    [besiegers] De belegeraars
   *[besieged] De belegerden
} zeggen waar { $man } tevoorschijn komt.
