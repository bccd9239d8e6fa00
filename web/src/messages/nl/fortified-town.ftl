# De bestorming van een ommuurde stad.

fortified-town-help-title = De pagina van een bestorming
fortified-town-help-what = Eerst de stad, daarnaast of daaronder wat er nu wordt gevraagd. Daaronder ligt het boek: logboek, bevelen, mensen, stad, zetels.
fortified-town-help-how = Tik iemand van jou aan, en dan een gemarkeerd vak om daarheen te gaan, of een vijand om te schieten of aan te vallen. Wat tien dobbelstenen zouden doen, staat erbij voordat er een valt.
fortified-town-help-key-next = n
fortified-town-help-does-next = de volgende van je mensen die iets kan doen
fortified-town-help-key-done = d
fortified-town-help-does-done = de fase is voorbij

fortified-town-moment = beurt { $turn }
fortified-town-map = De stad
fortified-town-book = Het boek van de bestorming
fortified-town-map-of = { $town }, in { $title }. De pijltjestoetsen lopen over de vakken, Enter kiest.
fortified-town-tab-log = Logboek
fortified-town-tab-orders = Bevelen
fortified-town-tab-people = Mensen
fortified-town-tab-town = Stad
fortified-town-tab-seats = Zetels
fortified-town-tab-book = Boek
fortified-town-jump-people = Mensen

# Wie aan zet is, en waarvoor.
fortified-town-turn = De beurt
fortified-town-turn-of = { $last ->
    [0] Beurt <strong>{ $turn }</strong>
   *[other] Beurt <strong>{ $turn }</strong> van { $last }
}
fortified-town-phases = De fasen van een beurt
fortified-town-phase = { $phase ->
    [first-fire] Eerste beschieting
    [movement] Verplaatsing
    [combat] Gevecht
    [second-fire] Tweede beschieting
   *[recovery] Herstel
}
fortified-town-side = { $side ->
    [besiegers] De belegeraars
   *[besieged] De belegerden
}
fortified-town-of-side = { $side ->
    [besiegers] van de belegeraars
   *[besieged] van de belegerden
}
fortified-town-stand-of = { $left } van { $all } staan nog
fortified-town-lost-dead = { $count } dood
fortified-town-lost-captured = { $count } gevangen
fortified-town-lost-wounded = { $count } gewond
fortified-town-points-of = { $points ->
    [one] 1 verliespunt
   *[other] { $points } verliespunten
}
fortified-town-oil = { $barrels ->
    [one] 1 vat olie
   *[other] { $barrels } vaten olie
}
fortified-town-now = { $phase ->
    [first-fire] Zeg wie er schiet
    [movement] Verplaats je mensen
    [combat] Val aan
    [second-fire] Zeg nog eens wie er schiet
   *[recovery] Herstel
}
fortified-town-do = { $phase ->
    [first-fire] Tik een schutter van jou aan, en dan op wie die mikt. Alle schoten vallen als de fase voorbij is.
    [movement] Tik iemand van jou aan, en dan een gemarkeerd vak. De vijand mag schieten op wie er loopt.
    [combat] Tik een vijand aan die binnen bereik is, of iemand van jou en dan de vijand.
    [second-fire] Tik een schutter van jou aan, en dan op wie die mikt. Alle schoten vallen als de fase voorbij is.
   *[recovery] Wie verdoofd was, staat op.
}
fortified-town-idle = { $phase ->
    [combat] Er is niemand binnen bereik van je mensen. Sluit de fase af.
    [recovery] Wie verdoofd was, staat op.
   *[first-fire] Geen van je schutters heeft iemand om op te mikken. Sluit de fase af.
}
fortified-town-acts = { $name }: { $phase ->
    [first-fire] eerste beschieting
    [movement] verplaatsing
    [combat] gevecht
    [second-fire] tweede beschieting
   *[recovery] herstel
}
fortified-town-wait = Je wacht tot ze klaar zijn. Waar jij er iets aan kunt doen, word je gevraagd.
fortified-town-deploy = Stel je mensen op
fortified-town-deploys = { $name }: opstellen
fortified-town-deploy-how = { $count ->
    [0] Iedereen is opgesteld.
    [one] Er is er nog één op te stellen: kies die, en tik dan een gemarkeerd vak aan.
   *[other] Er zijn er nog { $count } op te stellen: kies iemand, en tik dan een gemarkeerd vak aan.
}
fortified-town-reserve = Wie er nog moet worden opgesteld
fortified-town-placed-in = Stel { $name } op in { $place }
fortified-town-not-begun = De bestorming is nog niet begonnen
fortified-town-over = De bestorming is voorbij
fortified-town-outcome = { $outcome ->
    [stormed] De stad is bestormd: van de belegerden is niemand over.
    [taken] De belegeraars hebben genomen waarvoor ze kwamen.
    [beaten-off] De bestorming is afgeslagen: van de belegeraars is niemand over.
    [broken-off] De bestorming is afgebroken: de belegerden houden de stad.
    [surrendered] Het garnizoen heeft zich overgegeven: de stad is van de belegeraars.
    [relieved] De stad is ontzet: de belegeraars zijn verdreven.
    [given-up] De belegeraars zijn naar huis gegaan: de belegerden houden de stad.
   *[out-of-time] De laatste beurt is voorbij: de belegerden houden de stad.
}
fortified-town-goes-back = De bestorming is afgeblazen: iedereen gaat terug.
fortified-town-which = Wat bedoel je?
fortified-town-none-of-these = Geen van deze
fortified-town-watching = Je kijkt toe. Wie de link van een zetel heeft, geeft de bevelen.
fortified-town-losses = Verliezen
fortified-town-side-column = Kant
fortified-town-dead = Dood
fortified-town-captured = Gevangen
fortified-town-wounded-column = Gewond
fortified-town-points = Punten

# Vragen.
fortified-town-answers = { $name } moet antwoorden. { $question }
fortified-town-ask = Eerst moet er een vraag worden beantwoord
fortified-town-ask-fire = Schieten op { $who }?
fortified-town-ask-fire-on = { $who } loopt in het zicht van schutters, en wil door naar { $place }.
fortified-town-ask-fire-here = { $who } loopt in het zicht van schutters, en blijft hier staan.
fortified-town-ask-stun = Welke aanvaller is verdoofd?
fortified-town-ask-stun-who = Het is { $who }: kies er een.
fortified-town-ask-retreat = Waarheen wijkt { $who }?
fortified-town-ask-retreat-from = { $hexes ->
    [one] Eén vak, weg van { $from }. Tik een gemarkeerd vak aan, of kies hier.
   *[other] { $hexes } vakken, weg van { $from }. Tik een gemarkeerd vak aan, of kies hier.
}
fortified-town-ask-retreat-nowhere = Er is geen uitweg: { $who } blijft en raakt gewond, of springt waar dat kan.
fortified-town-ask-advance = Wie neemt { $place } in?
fortified-town-ask-advance-who = De plek is nu leeg. Het kan { $who } zijn, of niemand.
fortified-town-ask-come-out = Waar komt { $who } tevoorschijn?
fortified-town-ask-come-out-where = Van onder de weergang. Tik een gemarkeerd vak aan, of kies hier.

# Mensen.
fortified-town-class = { $class ->
    [baron] Baron
    [knight] Ridder
    [sergeant] Sergeant
    [spearman] Speerdrager
    [foot-soldier] Voetsoldaat
    [crossbowman] Kruisboogschutter
    [longbowman] Langeboogschutter
    [archer] Boogschutter
    [engineer] Ingenieur
    [townsman] Poorter
    [civilian] Burger
   *[horse] Paard
}
fortified-town-place = { $floor ->
    [top] { $hex }, bovenop
    [ladder] { $hex }, op de ladder
   *[ground] { $hex }
}
fortified-town-floor = { $floor ->
    [top] bovenop
    [ladder] op de ladder
   *[ground] op de grond
}
fortified-town-fate = { $fate ->
    [dead] dood
    [captured] gevangen
   *[alive] in leven
}
fortified-town-stunned = verdoofd
fortified-town-wounded = gewond
fortified-town-mounted = te paard
fortified-town-loading = laadt de kruisboog
fortified-town-carries = draagt een ladder
fortified-town-works = bedient { $mechanism ->
    [stairway] de houten trap
    [drawbridge] de ophaalbrug
   *[trap] het valluik
}
fortified-town-has-shot = heeft geschoten
fortified-town-has-attacked = heeft aangevallen
fortified-town-has-moved = heeft gelopen
fortified-town-move-over = is klaar met lopen
fortified-town-man = { $name } van de { $side ->
    [besiegers] belegeraars
   *[besieged] belegerden
}{ $condition }
fortified-town-choose-nobody = Niemand kiezen
fortified-town-in-hex = In dit vak
fortified-town-attack-value = Aanval
fortified-town-defence-value = Verdediging
fortified-town-movement-value = Verplaatsing over
fortified-town-left-of = { $left } van { $of }
fortified-town-tap-way = { $count ->
    [one] Eén gemarkeerd vak is bereikbaar: tik het aan.
   *[other] { $count } gemarkeerde vakken zijn bereikbaar: tik er een aan.
}
fortified-town-moves-to = Verplaats { $name } naar { $place }
fortified-town-shots = Schoten
fortified-town-shot = { $shooter } schiet op { $target }
fortified-town-range = { $hexes ->
    [one] 1 vak
   *[other] { $hexes } vakken
}
fortified-town-cover = { $cover ->
    [none] geen dekking
    [light] lichte dekking
    [medium] redelijke dekking
    [heavy] zware dekking
   *[infinite] onder een dak
}
fortified-town-shoot = Schieten
fortified-town-aim = Mikken
fortified-town-fights = Gevechten
fortified-town-fight = { $target } met { $attackers }
fortified-town-fight-odds = { $attack } tegen { $defence }: { $odds }{ $modifier }{ $by }
fortified-town-attack = Aanvallen
fortified-town-who-attacks = Wie { $target } aanvalt
fortified-town-attack-chosen = { $count ->
    [one] Met deze ene aanvallen
   *[other] Met deze { $count } aanvallen
}
fortified-town-attack-with = { $target } wordt aangevallen door { $attackers }
fortified-town-more = Wat hier nog meer kan
fortified-town-odds = Wat tien dobbelstenen zouden doen
fortified-town-does = { $what ->
    [miss] mis
    [driven] teruggedreven
    [wounded] gewond
    [killed] gedood
    [horse-hit] paard geraakt
    [horse-killed] paard gedood
    [attacker-stunned] aanvaller verdoofd
    [attackers-retreat] aanvallers wijken
    [defender-retreats] wijkt
    [defender-stunned] verdoofd
    [defender-wounded] raakt gewond
    [defender-killed] wordt gedood
    [succeeds] lukt
    [fails] mislukt
   *[nothing] niets
}
fortified-town-wish-move = Verplaatsen
fortified-town-wish-shoot = Schieten op { $name }
fortified-town-wish-attack = { $name } aanvallen

# De lijst van bevelen.
fortified-town-topic-answers = Antwoorden
fortified-town-topic-day = De dag
fortified-town-topic-placing = Opstellen
fortified-town-topic-shots = Schoten
fortified-town-topic-fights = Gevechten
fortified-town-topic-gates = Poorten en mechanieken
fortified-town-topic-ladders = Ladders
fortified-town-topic-engines = Werktuigen
fortified-town-topic-fires = Olie en vuur
fortified-town-topic-horses = Paarden en vrienden
fortified-town-topic-phase = De fase
fortified-town-movers = { $count ->
    [one] Eén van je mensen kan lopen: tik die op de kaart aan.
   *[other] { $count } van je mensen kunnen lopen: tik er een op de kaart aan.
}
fortified-town-look-for = Zoek een bevel
fortified-town-look-for-example = ladder, boogschutter 1 …

# Het zijaanzicht.
fortified-town-profile = Zijaanzicht
fortified-town-profile-to = Naar wie het zijaanzicht kijkt
fortified-town-profile-choose = Kies een vijand
fortified-town-profile-option = { $name }, { $place } · { $hexes ->
    [one] 1 vak
   *[other] { $hexes } vakken
}{ $can ->
    [yes] { " " }· kan geraakt worden
   *[no] {""}
}
fortified-town-profile-of = Zijaanzicht van { $from } op niveau { $low } naar { $to } op niveau { $high }, { $hexes ->
    [one] 1 vak ver
   *[other] { $hexes } vakken ver
}. Onderweg rijst op: { $between }.
fortified-town-profile-nothing = niets
fortified-town-profile-at = { $hex } { $terrain }, niveau { $level }
fortified-town-profile-allowed = Dit schot kan nu worden bevolen.

# De kaart.
fortified-town-terrain = { $terrain ->
    [field] open veld
    [harbour] haven
    [tree] boom
    [street] straat
    [stable-entrance] ingang van de stallen
    [stable] stallen
    [house] huis
    [trough] drinkbak
    [well] waterput
    [moat] gracht
    [drawbridge] ophaalbrug
    [court] binnenplaats
    [rampart] weergang
    [tower] toren
    [gate] poort
    [stairs] trap
    [wooden-stairway] houten trap
    [trap] valluik
    [rubble] puin
   *[keep] donjon
}
fortified-town-level = niveau { $level }
fortified-town-gate = { $name }, { $stands ->
    [open] open
    [forced] opengebroken
   *[shut] dicht
}
fortified-town-engine-name = { $kind ->
    [siege-tower] Belegeringstoren
    [ram] Stormram
    [roofed-ram] Overdekte stormram
    [mangonel] Mangonel
   *[trebuchet] Blijde
}
fortified-town-engine = { $kind ->
    [siege-tower] belegeringstoren
    [ram] stormram
    [roofed-ram] overdekte stormram
    [mangonel] mangonel
   *[trebuchet] blijde
}, kijkt naar het { $facing ->
    [NE] noordoosten
    [E] oosten
    [SE] zuidoosten
    [SW] zuidwesten
    [W] westen
   *[NW] noordwesten
}
fortified-town-ladder-to = ladder naar { $hex }
fortified-town-burns = brandt
fortified-town-goal = te houden om te winnen
fortified-town-beneath = { $count ->
    [one] een van de jouwen wacht eronder
   *[other] { $count } van de jouwen wachten eronder
}
fortified-town-to-burn = af te branden om te winnen
fortified-town-held = het laatst betreden door de belegeraars
fortified-town-bodies = { $count ->
    [one] 1 dode
   *[other] { $count } doden
}
fortified-town-reach = bereikbaar: { $place }
fortified-town-reach-contact = bereikbaar, met daar een vijand binnen bereik: { $place }
fortified-town-target = kan geraakt worden

# Hoe de stad ervoor staat.
fortified-town-gates = Poorten en deuren
fortified-town-stands = { $stands ->
    [open] open
    [forced] opengebroken
   *[shut] dicht
}
fortified-town-struck = { $count ->
    [one] één keer getroffen
   *[other] { $count } keer getroffen
}
fortified-town-brought = Ladders en werktuigen
fortified-town-ladder = Ladder { $number }
fortified-town-broken = kapot of weg
fortified-town-ladder-stands = staat in { $foot }, tegen { $top }
fortified-town-ladder-stands-from = staat in { $foot }, tegen { $top }; te beklimmen vanaf beurt { $turn }
fortified-town-ladder-lies = ligt in { $place }
fortified-town-ladder-carried = gedragen door { $one } en { $other }
fortified-town-engine-at = { $place }, kijkt naar het { $facing ->
    [NE] noordoosten
    [E] oosten
    [SE] zuidoosten
    [SW] zuidwesten
    [W] westen
   *[NW] noordwesten
}{ $top ->
    [0] {""}
   *[other] , bovenop niveau { $top }
}{ $ramp ->
    [down] , valbrug neer
    [docked] , de valbrug valt hierna
   *[no] {""}
}
fortified-town-signs = De tekens
fortified-town-sign-shields = Spits schild, rond schild
fortified-town-sign-mean-shields = de belegeraars; de belegerden. Bleek: heeft gehandeld
fortified-town-sign-rim = Een gestreepte groene rand
fortified-town-sign-mean-rim = kan nu iets doen; geel: in de hand
fortified-town-sign-marks = Een druppel, een ster, liggend, een kruis
fortified-town-sign-mean-marks = gewond; verdoofd; wie verdoofd is ligt; dood
fortified-town-sign-levels = Een getal op een muur
fortified-town-sign-mean-levels = het niveau; hoe bleker de steen, hoe hoger
fortified-town-sign-walls = Scheuren, een kader, een houweel op een muur
fortified-town-sign-mean-walls = treffers, waarvan vier hem omleggen; machines zijn erop gericht; een mijngang van jou
fortified-town-sign-gates = Een balk dwars over een poort
fortified-town-sign-mean-gates = ze is dicht; een dakje of sporten op een schild: bovenop, op de ladder
fortified-town-sign-flags = Een gele, een oranje, een rode vlag
fortified-town-sign-mean-flags = te houden om te winnen; af te branden om te winnen; het laatst betreden door de belegeraars
fortified-town-sign-ways = Een stip in een gemarkeerd vak
fortified-town-sign-mean-ways = bereikbaar; rood: een vijand binnen bereik maakt daar een eind aan het lopen
fortified-town-sign-odds = ✦ 6 ✕ 2
fortified-town-sign-mean-odds = van tien dobbelstenen treffen er zoveel, en zoveel daarvan doden
