# Het verhaal van een belegering.

and = en
nobody = geen
nobody-at-all = niemand

cards = { $count ->
    [one] 1 kaart
   *[other] { $count } kaarten
}
figures = { $count ->
    [one] 1 figuur
   *[other] { $count } figuren
}
turns = { $count ->
    [one] 1 beurt
   *[other] { $count } beurten
}
copies = { $count } { $card }
no-card = geen kaart
several = { $kind ->
    [skaven] { $name } { $numbers }
   *[other] { $name } { $numbers }
}

siege-opened = { $title }: de belegering begint. De ontzetting is nog { $turns ->
    [one] 1 beurt
   *[other] { $turns } beurten
} weg.
faction-mustered = { $faction } trekt te velde met { $figures }. { $background }
briefing-given = { $faction } opent de geheime briefing.
enemy-profiled = De profielen van de vijand worden ongezien klaargelegd.
marker-placed = { $marker } is in { $hex }.
marker-captured = { $marker } wordt door de vijand gevangengenomen in { $hex }.
stands-in = { $who } staat in { $hex }.
comes-up = { $who } komt boven in { $hex }.
figure-deployed = { $figure } betrekt de wacht in { $hex }.
faction-done = { $faction } is klaar.
turn-begun = Beurt { $turn } begint.
turn-begun-first = Beurt { $turn } begint; { $faction } handelt eerst.
step-last = { $step }.
step-begun = Stap { $number }: { $step }.
step-ended = Einde van: { $step }{ $many ->
    [yes] {""}
   *[no] {""}
}{ $risen ->
    [0] {""}
    [1] ; { $who } staat weer op
   *[other] ; { $who } staan weer op
}.
the-turn = de beurt
card-taken = { $faction } neemt { $card }.
cards-discarded = { $faction } legt { $cards } af.
deck-reshuffled = De aflegstapel wordt geschud tot een nieuwe stapel van { $cards }.
event-card-revealed = Gebeurteniskaart: { $card }.
command-card-revealed = De Graf beveelt: { $card }.
conference-nobody = De officieren worden naar het Kasteel geroepen, maar niemand kan komen.
conference = De officieren beraden zich in het Kasteel tot het einde van beurt { $turn }: { $factions } { $count ->
    [1] stuurt er een
   *[other] sturen er elk een
}.
officer-sent = { $figure } gaat naar de bespreking, in { $hex }.
ogre-awaited = De volgende bende brengt { $waiting ->
    [1] een Rattenoger
   *[other] { $waiting } Rattenogers
} mee.
section-mined = Een mijn blaast een stuk muur op ({ $section }) in { $hex }.
bridge-destroyed = Neergehaald: { $bridge }.
bank-asked = Wie op de neergehaalde brug staat, komt aan wal waar de eigen mensen kiezen: { $factions }.
figures-ashore = Van { $from } aan wal, in { $to }: { $figures }.
bridge-repaired = Weer begaanbaar: { $bridge }.
demand-made = Vraag { $number }, { $what }: { $wanted }, wanneer ze ook komen.
demand-made-until = Vraag { $number }, { $what }: { $wanted } voor het einde van beurt { $turn }.
wanted-figures = { $cards } en { $figures }
demand-paid = { $faction } levert { $cards } in voor vraag { $demand }: samen { $paid }.
demand-met = Aan vraag { $number } is voldaan.
demand-failed = Vraag { $number } mislukt: { $cards } te weinig.
figures-offered = { $faction } biedt { $figures } aan voor vraag { $demand }.
reserve-joined = { $figure } gaat bij de mobiele reserve in { $hex }.
reserve-formed = { $figures } { VERB($figures, "vormt", "vormen") } de mobiele reserve, onder bevel van de Elfen.
reserve-lapsed = Er zijn er te weinig aangeboden: er komt geen mobiele reserve.
reserve-woken = De mobiele reserve is klaar om te verplaatsen en te vechten.
reserve-card-played = Een Aanvalskaart van de mobiele reserve wordt gespeeld voor { $hex }.
gun-brought = Kanon { $gun } wordt naar { $hex } gebracht.
crew-joined = { $figure } bedient kanon { $gun } in { $hex }.
gun-saved = Kanon { $gun } wordt gered naar { $hex }.
gun-moved = { $count ->
    [1] { $who } duwt kanon { $gun } naar { $hex }.
   *[other] { $who } duwen kanon { $gun } naar { $hex }.
}
gun-fired = Kanon { $gun } vuurt op { $hex }.
loss-unnamed = { $faction } zegt niet langer wie ze zou laten gaan.
loss-named = { $faction } zou { $who } laten gaan, mocht vraag { $number } mislukken.
figure-absent = { $figure } is niet in de stad.
damage-borne = { $figure } houdt iets over van een eerdere belegering: { $damage }.
ruin-stood = { $hex } is een ruïne sinds een eerdere belegering.
bridge-was-down = Neergehaald sinds een eerdere belegering: { $bridge }.
section-was-open = Open sinds een eerdere belegering: een stuk muur ({ $section }) in { $hex }.
figure-taken = { $who } is verloren voor de hele belegering.
arrival-settled = { $band ->
    [none] Er komt deze beurt geen nieuwe bende.
   *[other] Er roert zich iets onder de stad: bende { $band } komt eraan.
}
band-arrived = Bende { $band }, { $skaven } skaven{ $ogres ->
    [0] {""}
    [1] {" "}en een Rattenoger
   *[other] {" "}en { $ogres } Rattenogers
}, komt { $from ->
    [door] uit riooldeur { $door }
    [breach] waar niemand haar zocht
   *[crater] uit een krater
} boven in { $hex }.
bands-ordered = { $count ->
    [one] Bende { $bands } handelt.
   *[other] De benden handelen in de volgorde { $bands }.
}
band-makes-for = Bende { $band } gaat af op: { $place }.
band-hunts = Bende { $band } jaagt op de dichtstbijzijnde verdediger.
band-stays = Bende { $band } blijft waar ze is.
figures-stay = { $who } blijven waar ze zijn.
figures-moved = { $who } { $count ->
    [1] gaat
   *[other] gaan
} van { $from } naar { $to }{ $with }.
with = {" "}met { $who }
break-free-failed = { $figures } { VERB($figures, "kan", "kunnen") } niet loskomen uit { $hex }.
passage-blocked = { $figures } { VERB($figures, "mag", "mogen") } niet langs { $hex }.
jump-failed = { $figure } weigert de barricade bij { $barricade }.
passage-ruled = { $owner } { $allowed ->
    [yes] staat toe
   *[no] verbiedt
} dat { $mover } langs haar figuren gaat.
profile-revealed = { $who } toont zich in het gevecht: Beweging { $move }, Vechtkunst { $fight } ({ $attacks }), Kracht { $strength }, Taaiheid { $toughness }, Wonden { $wounds }.
attack-card-played = { $faction } speelt een Aanvalskaart voor { $hex }.
insult-elves = De Elfenwachten herinneren Cathay aan een oude oorlog.
insult-cathay = De Zwaardvechters vragen de Elfen wie de oude oorlog heeft gewonnen.
feud-erupted = Eén belediging te veel: { $figures } { VERB($figures, "zal", "zullen") } de andere kant aanvallen.
spell-cast = { $wizard } spreekt { $spell } uit, voor { $cards }.
wound-healed = { $figure } is genezen{ $left ->
    [none] .
    [one] {" "}en heeft 1 Wond.
   *[other] {" "}en heeft { $left } Wonden.
}
water-raised = Er rijst een Muur van Water langs { $hexsides }; hij blijft tot het einde van beurt { $until }.
water-sank = De Muur van Water langs { $hexsides } zakt weg.
mind-seized = { $figure } gehoorzaamt van nu af aan de tovenaars.
card-stolen = { $to } neemt { $card } van { $from }.
theft-seen = { $faction } steelt { $cards } van { $other }.
figure-wounded = { $figure } { $left ->
    [none] verliest een Wond.
    [one] heeft nog 1 Wond.
   *[other] heeft nog { $left } Wonden.
}
figure-stunned = { $figure } is verdoofd.
figure-fell = { $figure } { $to_temple ->
    [yes] valt en wordt naar de Tempel gedragen
   *[no] is gedood
}.
elves-helped = De Elfen vechten naast de Stadswacht in beurt { $turn }.
trade-offered = { $from } biedt { $to } aan: { $cards }.
trade-taken-back = { $from } biedt { $to } niets meer aan.
cards-given = { $from } geeft { $to } { $cards }.
discharged = { $who } verlaat de Tempel naar { $hex }, genezen door { $faction }.
died-in-temple = { $faction } laat hulp komen, maar { $who } sterft in de Tempel.
damage-suffered = { $figure } houdt iets over: { $damage }.
damage = { $damage ->
    [dead] niet meer te helpen
    [leg] een slecht been, Beweging −1
    [arm] een slechte arm, Vechtkunst −1
    [weak] verzwakt, Kracht −1
    [torso] een gekwetste romp, Taaiheid −1
   *[scar] een litteken, en niets ergers
}
ambassador-turned = { $figure } huilt naar de maan: een weerwolf tot beurt { $until }!
ambassador-restored = { $figure } is weer zichzelf.
rage-rolled = { $raging ->
    [yes] Een rode mist: { $figure } kent niemand meer en slaat door.
   *[no] { $figure } houdt het beest in bedwang.
}
runaway-rose = { $figure } staat weer op vier poten.
air-spirit-appeared = Er steekt wind op in de ambassade: de Luchtgeest staat in { $hex }.
figures-escaped = { $who } { $count ->
    [1] verlaat
   *[other] verlaten
} de stad door een tunnel onder de tombe{ $with }.
faction-fed = { $faction } eet, voor { $card }.
figure-starved = { $figure } vertrekt bij gebrek aan voedsel.
figure-regained = { $figure } komt terug naar { $hex } voor { $card }.
fire-started = Er breekt brand uit in { $hex }.
fire-spread = Het vuur slaat over van { $from } naar { $hex }.
fire-fought = { $faction } bestrijdt de brand in { $hex }: { $count }+{ $die }, { $out ->
    [yes] en hij is uit
   *[no] maar hij brandt verder
}.
fire-fought-with = { $faction } bestrijdt de brand in { $hex } met { $cards }: { $count }+{ $die }, { $out ->
    [yes] en hij is uit
   *[no] maar hij brandt verder
}.
fire-grown = { $hex } brandt al { $turns }.
hex-burnt-down = { $hex } is afgebrand tot een ruïne.
barricade-destroyed = { $faction } sloopt de barricade bij { $hexside }.
barricade-built = { $faction } bouwt een barricade bij { $hexside }.
mask = { $who } zet op: { $what }.
box = { $who } opent: { $what }, voor { $cards }.
altar = { $who } roept een Grotere Demon op: { $what }.
teleporter = { $who } stelt in werking: { $what }.
wound-cancelled = De Doos van Duizend Genoegens maakt de wond van { $figure } ongedaan.
demon-left = { $who } is niet betaald en verlaat dit bestaan.
demon-left-back = { $who } is niet betaald en verlaat dit bestaan; { $back }.
upkeep-lapsed = De demon is weg en krijgt niets.
upkeep-lapsed-back = De demon is weg en krijgt niets; { $back }.
takes-back = { $faction } neemt { $cards } terug
teleported = { $who } { $count ->
    [1] staat
   *[other] staan
} in { $to }, niet langer in { $from }.
teleporter-broken = Na { $uses ->
    [one] 1 keer
   *[other] { $uses } keer
} is de Teleporter voorgoed dicht.
place-contested = { $place }: er wordt om gevochten, maar de plaats is nog steeds gevallen.
place-fallen = Gevallen: { $place }.
place-safe = Weer veilig: { $place }.
place-held = { $place }: al { $turns } alleen in handen van de vijand.
vote-cast = { $faction } noemt { $leader } als leider van de verdediging.
city-stands = De ontzetting komt aan: Lowenheim houdt stand.
overwhelmed = Te veel plaatsen zijn gevallen: Lowenheim is onder de voet gelopen.
last-figure-gone = Er is geen verdediger meer: Lowenheim is onder de voet gelopen.
score = De stand: { $points }. { $winners ->
    [0] Niemand wint.
    [1] { $names } wint.
   *[other] { $names } winnen samen.
}
card-handed-in = { $faction } levert { $cards } gesloten in, en Jean-Jacques blijft mens.
spirit-called = Wen Jiao-Bao brengt de beurt door met het Zilveren Haar.
note = { $faction } noteert: { $text }
box-taken = { $who } draagt: { $what }.
box-shut = Blijft dicht in beurt { $turn }: { $what }.
box-meant = Gaat open in beurt { $turn }, voor { $cards }: { $what }.
decision-arrival = { $comes ->
    [yes] Er komt een nieuwe bende boven.
   *[no] Er komt geen nieuwe bende boven.
}
decision-strength = Bende { $band } heeft { $strength }.
decision-aim = Bende { $band } gaat af op { $aim }.
decision-entry = Bende { $band } komt boven in { $hex }.
decision-march = Bende { $band } loopt: { $walks }.
decision-prowl = { $walk }.
decision-attack = { $who } valt { $target } aan.
decided = De spelleider beslist: { $chosen }. ({ $reason })
decided-not = De spelleider beslist: { $chosen }, niet { $automatic }. ({ $reason })
walk-to = { $who } naar { $hex }
walk-stays = { $who } blijft
strength-of-band = { $skaven } skaven{ $ogres ->
    [0] {""}
    [1] {" "}en een Rattenoger
   *[other] {" "}en { $ogres } Rattenogers
}
aim-nearest = de dichtstbijzijnde plaats
aim-temple = de Tempel
aim-castle = het Kasteel
goal-city = de dichtstbijzijnde verdediger
goal-target = het doelwit van de bende
value-arrival = { $comes ->
    [yes] er komt een bende
   *[no] er komt geen bende
}
value-number = benden komen bij { $number } of meer
value-aim = het doelwit is { $aim }
value-entry = omhoog in { $hex }
value-order = de volgorde { $bands }
value-makes-for = bende { $band } gaat af op: { $place }
value-hunts = bende { $band } jaagt op de dichtstbijzijnde verdediger
value-stays = bende { $band } blijft waar ze is
value-goal = { $who } gaat af op { $goal }
value-walks = { $who } loopt { $hexes }
value-attack = { $who } valt { $target } aan
effect-shift = { $who } staat in { $hex }
effect-remove = { $who } valt
effect-wound = { $who } is gewond
effect-heal = { $who } is genezen
effect-gain = { $faction } trekt { $cards }
effect-lose = { $faction } verliest { $cards }
effect-kindle = er breekt brand uit in { $hex }
effect-quench = de brand in { $hex } dooft
decision-prepared = De spelleider overweegt: { $decision }
decision-upheld = De spelleider laat het zo.
figure-shifted = { $figure } is nu in { $hex }.
figure-healed = { $figure } { $wounds ->
    [none] heeft weer een Wond meer.
    [one] heeft weer 1 Wond.
   *[other] heeft weer { $wounds } Wonden.
}
fire-quenched = De brand in { $hex } is uit.
clauses-disclosed = Openlijk gebruikt, zodat iedereen het voortaan mag lezen: { $clauses }.
told-master = De spelleider: { $text }
told = { $faction }: { $text }

strikes = { $who } slaat naar { $target }: { $value }+{ $die } tegen { $other }+{ $against }, { $hit ->
    [lucky] raak met een natuurlijke zes
    [yes] raak
   *[no] mis
}{ $strength }{ $effect }.
strength = ; { $roll }
strength-roll = Kracht { $strength }+{ $die } { $verdict ->
    [beats] verslaat
    [lucky] slaat met een natuurlijke zes door
   *[fails] is niet genoeg tegen
} Taaiheid { $toughness }
effect = ; effect { $die }, { $result ->
    [flesh] een schram
    [stunned] verdoofd
    [wounded] gewond
   *[nothing] niets
}
ranged = { $weapon } op { $target }: { $roll }{ $effect }.
boost-move = { $count ->
    [1] { $who } krijgt deze beurt { $move } Beweging meer.
   *[other] { $who } krijgen deze beurt { $move } Beweging meer.
}
boost-fight = { $count ->
    [1] { $who } krijgt deze beurt { $fight } Vechtkunst meer.
   *[other] { $who } krijgen deze beurt { $fight } Vechtkunst meer.
}
boost-both = { $count ->
    [1] { $who } krijgt deze beurt { $move } Beweging en { $fight } Vechtkunst meer.
   *[other] { $who } krijgen deze beurt { $move } Beweging en { $fight } Vechtkunst meer.
}
still-obeys = { $who } gehoorzaamt nog aan de tovenaars: { $die }+{ $added }.
shakes-off = { $who } schudt de Gedachtencontrole af: { $die }+{ $added }.
shakes-off-to = { $who } schudt de Gedachtencontrole af, { $die }+{ $added }, en gaat naar { $hex }.

somebody = Iemand
hidden-card = { $owner } neemt een kaart.
hidden-card-from = { $owner } neemt een kaart van { $other }.
hidden-gives = { $owner } geeft kaarten aan { $other }.
hidden-offers = { $owner } biedt { $other } kaarten aan.
hidden-order = { $owner } geeft een bevel dat niet openbaar is.
hidden-secret = { $owner } schrijft iets voor zichzelf op.
hidden-decision = De spelleider overweegt wat de vijand doet.
hidden-organiser = Er gebeurt iets wat alleen de organisator mag zien.
hidden = Er gebeurt iets wat alleen { $owner } mag zien.
rolled = { $why }, { $dice }: { $faces } ({ $clause }).
drawn-hand = { $card } wordt getrokken uit een hand van { $cards }.
drawn-lot = Van de { $count } die gevaar lopen, valt het lot op { $who }.
drawn = { $card } wordt getrokken van de stapel { $deck ->
    [action] actiekaarten
    [event] gebeurteniskaarten
    [command] commandokaarten
   *[other] ({ $deck })
}, van { $cards }.
a-card = Een kaart

# Wat de organisator heeft bijgesteld.
wounds-set-right = De organisator stelt { $figure } bij: nog { $after ->
    [one] 1 wond
   *[other] { $after } wonden
} in plaats van { $before } ({ $reason }).
stands-again = De organisator stelt { $who } bij: niet gevallen, en op { $hex } terug ({ $reason }).
fell-after-all = De organisator stelt { $who } bij: wel gevallen ({ $reason }).
