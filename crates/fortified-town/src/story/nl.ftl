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
assault-called-off = Het is afgeblazen: wie aanviel, gaat terug.
assault-ended = { $siege ->
    [yes] { $outcome ->
        [stormed] Van de belegerden is niemand meer in gevecht
        [taken] De belegeraars houden alles waarvoor ze kwamen
        [beaten-off] Van de belegeraars is niemand meer in gevecht
        [broken-off] Niemand kan nog bij iemand komen
       *[out-of-time] Dit was de laatste beurt
    }: de bestorming van vandaag is voorbij, maar de belegering niet
   *[no] { $outcome ->
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
    } aan eigen kant
}.{ $captured ->
    [0] {""}
   *[other] {" "}Afgesneden en gevangen: { $cut_off }.
}{ $left ->
    [0] {""}
   *[other] {" "}Achtergebleven en gevangengenomen: { $left_behind }.
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
a-die = een { $die }
oil-struck = De olie treft { $man }, met { a-die }.
fire-tried = { $man ->
    [none] De olie kan vlam vatten in { $hex }, met { a-die }
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
    [salvo] Salvo op de muur
    [mine] Mijn
    [wounded] De gewonden
    [terms] Voorwaarden
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

# De dagen van een belegering.
siege-opened = De belegering begint{ $turns ->
    [none] {""}
    [one] : ze duurt hoogstens 1 strategische beurt
   *[other] : ze duurt hoogstens { $turns } strategische beurten
}.{ $fascines ->
    [0] {""}
    [one] {" "}De belegeraars hebben fascines voor 1 vak gracht.
   *[other] {" "}De belegeraars hebben fascines voor { $fascines } vakken gracht.
}
relief-promised = { $turn ->
    [0] Er komt geen ontzet.
   *[other] In strategische beurt { $turn } komt er een ontzet.
}
rations-counted = { $side ->
    [besiegers] De belegeraars bewaren
   *[besieged] De belegerden hebben
} { $rations ->
    [0] geen rantsoenen
    [one] 1 rantsoen
   *[other] { $rations } rantsoenen
} { $side ->
    [besiegers] voor als ze zich verschansen
   *[besieged] in hun voorraad
}.
siege-rested = De strategische beurt is voorbij; de belegering rust tot de kaart verdergaat.
siege-resumed = { $turn ->
    [blockade] De belegering gaat verder als blokkade, zonder dagen
   *[days] De belegering gaat verder
}{ $men ->
    [0] {""}
    [one] ; er is er 1 bij gekomen
   *[other] ; er zijn er { $men } bij gekomen
}{ $gone ->
    [0] {""}
    [one] ; er is er 1 weg
   *[other] ; er zijn er { $gone } weg
}{ $engines ->
    [0] {""}
    [one] ; er is 1 tuig gekocht
   *[other] ; er zijn { $engines } tuigen gekocht
}.
strategic-turn-begun = Strategische beurt { $turn } begint.
day-begun = Dag { $day } begint.
siege-step-begun = { side-first } { $step ->
    [preparations] mogen een mijn laten graven
    [relief] zeggen wat ze tegen het ontzet doen
    [initiative] mogen het initiatief nemen
    [action] zeggen wat ze vandaag doen
    [reply] mogen als antwoord bestormen
    [fighting] vechten
   *[terms] mogen voorwaarden aanbieden
}.
initiative-rolled = De belegeraars gooien { $besiegers }{ $besiegers_add ->
    [0] {""}
   *[other] {" "}(+{ $besiegers_add })
}, de belegerden { $besieged }{ $besieged_add ->
    [0] {""}
   *[other] {" "}(+{ $besieged_add })
}: { side } hebben het initiatief.
initiative-given = { side-first } { $clause ->
    [HAV-148] nemen het initiatief
    [HAV-150] hebben het initiatief, want de vijand slaat het af
   *[other] hebben het initiatief
}.
step-passed = { side-first } doen niets.

# Mijnen, machines en muren.
nobody-digs = De belegeraars sturen niemand om te graven.
mine-begun = { $engineers } beginnen te graven onder de muur in { $hex }.
mine-sprung = De mijn onder { $hex } stort in, met { a-die }: de muur heeft nu { $hits ->
    [0] geen treffers
    [one] 1 treffer
   *[other] { $hits } treffers
}.
engine-laid = Van nu af is { $engine } op { $hex } gericht.
salvo-shot = Een salvo op { $hex } van { $engines }, met { $points ->
    [one] 1 rammeipunt
   *[other] { $points } rammeipunten
} en { a-die }: de muur heeft nu { $hits ->
    [0] geen treffers
    [one] 1 treffer
   *[other] { $hits } treffers
}.{ $lost ->
    [Niemand] {""}
   *[other] {" "}Beschadigd bij het schieten: { $lost }.
}
wall-fallen = De muur in { $hex } stort in: er is een bres.
wall-mended = Een treffer op { $hex } is hersteld: { $hits ->
    [0] er is er geen meer over
    [one] er is er nog 1
   *[other] er zijn er nog { $hits }
}.
prepared = { $what ->
    [ladders] Er zijn nieuwe stormladders gemaakt: { $ladders }
   *[fascines] Er zijn fascines gemaakt voor nog drie vakken gracht
}.
engine-mended = Nu is { $engine } hersteld.

# De rest van een dag.
sea-blockaded = De zee is geblokkeerd: vandaag vaart er geen schip in of uit.
garrison-withdrew = Het garnizoen geeft de stad op, gaat naar de citadel en laat { $rations ->
    [0] geen rantsoenen
    [one] 1 rantsoen
   *[other] { $rations } rantsoenen
} achter.{ $raised ->
    [Niemand] {""}
   *[other] {" "}Daarachter opgehaald: { $raised }.
}
rested = { side-first } rusten: hun gewonden genezen vandaag beter.
wounded-tended = { side-first } verzorgen { $number ->
    [one] 1 gewonde
   *[other] { $number } gewonden
}.{ $healed ->
    [0] {""}
   *[other] {" "}Genezen: { $healing }.
}{ $dead ->
    [0] {""}
   *[other] {" "}Aan hun wonden gestorven: { $dying }.
}
rations-eaten = { side-first } eten { $rations ->
    [0] geen rantsoenen
    [one] 1 rantsoen
   *[other] { $rations } rantsoenen
}; { $left ->
    [0] er is er geen over
    [one] er is er 1 over
   *[other] er zijn er { $left } over
}.
supplies-landed = Schepen brengen de belegerden { $rations ->
    [0] geen rantsoenen
    [one] 1 rantsoen
   *[other] { $rations } rantsoenen
}.
hunger-changed = { side-first } { $hungry ->
    [yes] lijden honger en vechten alsof ze gewond zijn
   *[no] hebben weer genoeg te eten
}.
supplies-weighed = Er is eten voor { $level ->
    [0] minder dan een strategische beurt
    [one] 1 strategische beurt
   *[other] { $level } strategische beurten
}: bij de worp voor de overgave komt er { $bonus ->
    [0] niets
   *[other] { $bonus }
} bij.
terms-offered = De belegeraars bieden voorwaarden aan, en het garnizoen { $accepted ->
    [yes] geeft zich over
   *[no] weigert
}: aantal +{ $numbers }, voortgang +{ $progress }, worp { $die }; wat er nog in voorraad is, telt ook mee.

# Een ontzet.
relief-arrived = Er komt een ontzet naar de stad: { $men }.
relief-entered = Wie in het open veld won, komt door een poort binnen: { $men }.
battle-given = { $all ->
    [yes] De belegeraars leveren buiten slag met iedereen: het garnizoen krijgt terug wat ze hielden
   *[no] Een deel van de belegeraars levert buiten slag: { $party }
}.
refuge-taken = De belegeraars verschansen zich in wat ze houden, { $rations ->
    [0] zonder rantsoenen
    [one] met 1 rantsoen
   *[other] met { $rations } rantsoenen
}.{ $left ->
    [Niemand] {""}
   *[other] {" "}Buiten gebleven: { $left }.
}
roles-restored = Het ontzet is weg: de belegeraars belegeren de stad weer.

# De gevechten van een dag.
sortie-begun = Een uitval uit de { $gate }: { $men }.
assault-begun = { $side ->
    [besiegers] De belegeraars bestormen de muren
   *[besieged] De belegerden bestormen wat de belegeraars houden
}{ $outside ->
    [yes] , terwijl buiten een veldslag begint
   *[no] {""}
}.
battle-begun = Buiten begint de veldslag tegen het ontzet.
moat-filled = De gracht in { $hex } is met fascines gedempt.
engine-brought = Nu staat { $engine } in { $at }, met de voorkant naar { facing }.
ladder-fetched = { $by } halen { $ladder } uit het kamp.
battle-ended = { $winner ->
    [besiegers] De belegeraars
   *[besieged] De belegerden
} winnen de veldslag buiten.{ $fled ->
    [Niemand] {""}
   *[other] {" "}Gevlucht: { $fled }.
}
fighting-ended = De gevechten van vandaag zijn voorbij.{ $taken ->
    [0] {""}
    [one] {" "}De belegeraars houden 1 vak meer.
   *[other] {" "}De belegeraars houden { $taken } vakken meer.
}{ $lost ->
    [0] {""}
    [one] {" "}De belegerden hebben 1 vak heroverd.
   *[other] {" "}De belegerden hebben { $lost } vakken heroverd.
}{ $gates ->
    [0] {""}
   *[other] {" "}Weer dicht: { $shut }.
}
siege-ended = { $outcome ->
    [stormed] De stad is gevallen
    [taken] De belegeraars houden alles waarvoor ze kwamen
    [surrendered] Het garnizoen geeft zich over
    [beaten-off] Van de belegeraars is niemand over
    [relieved] De stad is ontzet
    [given-up] De belegeraars gaan naar huis
    [broken-off] Niemand kan nog bij iemand komen
   *[out-of-time] De laatste strategische beurt is voorbij, en de stad houdt stand
}: de belegering is voorbij. { $winner ->
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
} aan eigen kant.

# Wat de organisator heeft bijgesteld.
man-set-right = De organisator stelt { $man } bij: { $after ->
    [sound] ongedeerd
    [wounded] gewond
    [stunned] verdoofd
   *[dead] dood
} in plaats van { $before ->
    [sound] ongedeerd
    [wounded] gewond
    [stunned] verdoofd
   *[dead] dood
} ({ $reason }).
