# The siege.

lowenheim-artefacts-own = Jouw artefacten
lowenheim-artefacts-wizards = Artefacten van de tovenaars
lowenheim-artefacts-seen = Artefacten die gezien zijn
lowenheim-used-on = { $count ->
    [one] gebruikt in beurt { $turns }
   *[other] gebruikt in beurten { $turns }
}
lowenheim-secret-still = nog geheim
lowenheim-teleporter = Hij kan worden gebruikt. Kies een leeg vak op de kaart om iedereen in de Toren daarheen te sturen, of een vak met figuren van de stad om hen te halen.
lowenheim-open-before = Open hem voor de vijand verplaatst, voor twee kaarten
lowenheim-over = De belegering is voorbij
lowenheim-enemy-acts = De vijand handelt
lowenheim-rules-on = Het spel gaat verder
lowenheim-your-turn = Jij bent aan zet
lowenheim-players-act = Spelers handelen
lowenheim-others-act = Anderen zijn aan zet
lowenheim-demon-due = De demon krijgt nog { $needed } Boeren, van wie dan ook; er liggen er { $paid } op het altaar. Zijn het er niet genoeg als deze stap eindigt, dan gaan ze terug en vertrekt de demon.
lowenheim-asks-for = De stad vraagt
lowenheim-this-turn = deze beurt
lowenheim-until = tot het einde van beurt { $turn }
lowenheim-story = Het verhaal
lowenheim-score = De stand
lowenheim-wins = { $name } wint
lowenheim-want = Wat je wilt
lowenheim-alone = Wat alleen jij kunt
lowenheim-your-figures = Jouw figuren
lowenheim-stat-lines = Profielen
lowenheim-figure = Figuur
lowenheim-stat-move = Beweging
lowenheim-letter-move = B
lowenheim-stat-fight = Vechtkunst
lowenheim-letter-fight = V
lowenheim-stat-attacks = Aanvallen
lowenheim-letter-attacks = A
lowenheim-stat-strength = Kracht
lowenheim-letter-strength = K
lowenheim-stat-toughness = Taaiheid
lowenheim-letter-toughness = T
lowenheim-stat-wounds = Wonden
lowenheim-letter-wounds = W
lowenheim-think = Wat je van de anderen vindt
lowenheim-eyes-only = Alleen voor jouw ogen.
lowenheim-no-briefing = Alleen een zetel heeft een briefing. Open de link die je hebt gekregen.
lowenheim-given-for = Gegeven voor { $name }
lowenheim-short = Elke kaart te weinig kost een figuur, door het lot; tenzij { WITHIN($names) } dezelfde noemen.
lowenheim-nothing-now = Nu niets.
lowenheim-mobile-reserve = Mobiele reserve
lowenheim-reserve =
    { $figures ->
    [one] 1 figuur
   *[other] { $figures } figuren
} onder de Elfen; { $awake ->
        [yes] klaar om te verplaatsen en te vechten
       *[no] wachtend op twee Aanvalskaarten in totaal
    }. In voorraad: { $stock } Aanval.
lowenheim-event-cards = Gebeurteniskaarten
lowenheim-command-cards = Commandokaarten
lowenheim-none-yet = Nog geen.
lowenheim-turn = Beurt { $turn }
lowenheim-decks = Stapels
lowenheim-none = geen
lowenheim-deck =
    Nog { $left } actiekaarten te trekken; afgelegd: { $discarded }{ $hidden ->
        [0] {""}
       *[other] , en { $hidden } gesloten
    }.
lowenheim-decks-left = Er zijn nog { $events } gebeurteniskaarten en { $commands } commandokaarten.
lowenheim-fallen = gevallen
lowenheim-held = in vijandelijke handen
lowenheim-reach-dice = bereikbaar, de dobbelstenen beslissen
lowenheim-reach = bereikbaar
lowenheim-can-act = kan handelen
lowenheim-can-be-struck = kan worden geslagen
lowenheim-castable = hier kan de spreuk worden uitgesproken
lowenheim-map-of = Kaart van { $title }. De pijltjestoetsen lopen over de vakken, Enter kiest.
lowenheim-winner = wint
lowenheim-you = (jij)
lowenheim-strength = { $map } op de kaart{ $temple ->
    [0] {""}
   *[other] , { $temple } in de Tempel
}{ $starved ->
    [0] {""}
   *[other] , { $starved } verhongerd
}{ $gone ->
    [0] {""}
   *[other] , { $gone } weg
}; { $cards ->
    [one] 1 kaart
   *[other] { $cards } kaarten
}
lowenheim-ambassador =
    de ambassadeur is een weerwolf tot beurt { $turn }{ $wild ->
        [yes] {" "}en slaat door
       *[no] {""}
    }
lowenheim-acts = handelt
lowenheim-done = klaar
lowenheim-enemy = De vijand
lowenheim-enemies = { $map } op de kaart in { $bands ->
    [one] 1 bende
   *[other] { $bands } benden
}; { $slain } gedood{ $ogres ->
    [0] {""}
    [one] ; 1 rattenoger wacht
   *[other] ; { $ogres } rattenogers wachten
}
lowenheim-places = Plaatsen
lowenheim-no-threat = Geen plaats wordt bedreigd.
lowenheim-lost-when = Zijn er { $places } tegelijk gevallen, dan is de stad verloren.
lowenheim-place-fallen = is gevallen
lowenheim-place-held = { $turns ->
    [one] is al 1 beurt in vijandelijke handen
   *[other] is al { $turns } beurten in vijandelijke handen
}
lowenheim-master = Spelleider
lowenheim-master-you = Jij beslist voor de vijand
lowenheim-master-decides = De spelleider beslist
lowenheim-if-stands = Als het zo blijft: <strong>{ $what }</strong>
lowenheim-master-see = De vijand handelt. Bekijk elke beslissing voor ze wordt uitgevoerd.
lowenheim-master-wait = De vijand handelt zodra hij heeft beslist.
lowenheim-reason = Reden
lowenheim-reason-read = Iedereen zal dit lezen
lowenheim-skaven = Skaven
lowenheim-ogres = Rattenogers
lowenheim-skaven-for = { $count } skaven in plaats van { $was }
lowenheim-otherwise = Anders beslissen
lowenheim-who = Wie
lowenheim-walks-to = { $name }, naar { $hex }
lowenheim-stays = { $name }, blijft
lowenheim-in-place = In plaats daarvan
lowenheim-up-in = Omhoog in { $hex }
lowenheim-come-up = Laat haar bovenkomen in { $hex }
lowenheim-map-chosen = Op de kaart is { $hex } gekozen.
lowenheim-map-choose = Kies een vak op de kaart om er een figuur heen te sturen.
lowenheim-towards = { $name } richting { $hex }
lowenheim-add-step = Voeg stap { $hex } toe
lowenheim-walks = { $name } loopt { $steps }
lowenheim-forget-steps = Stappen vergeten
lowenheim-difficulty = Moeilijkheid
lowenheim-arrival = Benden komen bij { $number } of meer; 5 is makkelijk, 4 gewoon, 3 moeilijk.
lowenheim-hand = Jouw hand
lowenheim-points-of = { $points } van { $of }
lowenheim-hand-of = { $cards } van { $limit }
lowenheim-no-cards = Geen kaarten.
lowenheim-refill-hand = De hand aanvullen
lowenheim-discard-refill = { $cards } afleggen en aanvullen
lowenheim-refill = Aanvullen
lowenheim-give-to = Bied { $cards } aan
lowenheim-chosen-cards = gekozen kaarten
lowenheim-choose-faction = kies een factie
lowenheim-give-cards = { $cards } aanbieden
lowenheim-give = Aanbieden
lowenheim-discard = { $cards } afleggen
lowenheim-pay = Betaal { $cards } voor { $name }
lowenheim-pay-asked = Betaal { $cards } voor { $name } ({ $asked })
lowenheim-wounds-of = { $left } van { $of } Wonden
lowenheim-wounds = { $wounds ->
    [one] 1 Wond
   *[other] { $wounds } Wonden
}
lowenheim-confers = op de bespreking tot beurt { $turn }
lowenheim-in-reserve = mobiele reserve
lowenheim-in-reserve-waiting = mobiele reserve, wachtend
lowenheim-bound = onder Gedachtencontrole sinds beurt { $turn }
lowenheim-has-cast = heeft een spreuk uitgesproken
lowenheim-serves = bedient een kanon
lowenheim-busy = doet deze beurt niets anders
lowenheim-must-attack = moet aanvallen
lowenheim-moved = verplaatst
lowenheim-attacks-left = { $count ->
    [one] nog 1 aanval
   *[other] nog { $count } aanvallen
}
lowenheim-damage-dead = niet meer te helpen
lowenheim-damage-leg = been: Beweging −1
lowenheim-damage-arm = arm: Vechtkunst −1
lowenheim-damage-weak = verzwakt: Kracht −1
lowenheim-damage-torso = romp: Taaiheid −1
lowenheim-damage-scar = een litteken
lowenheim-stats = Beweging { $move } · Vechtkunst { $fight } · Kracht { $strength } · Taaiheid { $toughness }
lowenheim-choose-nothing = Niets kiezen
lowenheim-hex = { $quarter ->
    [canal] Vak { $hex }
   *[other] Vak { $hex }, wijk: { $quarter }
}
lowenheim-burns-down = Na { $turns ->
    [one] 1 beurt
   *[other] { $turns } beurten
} is het afgebrand.
lowenheim-fought-by = Deze beurt bestreden door { WITHIN($names) }.
lowenheim-figures-here = Jouw figuren hier
lowenheim-all = Alle
lowenheim-pick-none = Geen
lowenheim-marked = { $count ->
    [one] 1 vak is gemarkeerd. Kies het om erheen te gaan; kies een ander om te horen waarom niet.
   *[other] { $count } vakken zijn gemarkeerd. Kies er een om erheen te gaan; kies een ander om te horen waarom niet.
}
lowenheim-done-here = Wat hier kan
lowenheim-strikes = Slagen
lowenheim-comes-along = { $name } gaat mee
lowenheim-nobody = Hier is niemand.
lowenheim-flavour = Een sfeerdaad heeft een gevolg
lowenheim-what-happens = Wat er gebeurt
lowenheim-faction = Factie
lowenheim-cards = Kaarten
lowenheim-card = Kaart
lowenheim-in-chosen = In { $hex }, zoals op de kaart gekozen.
lowenheim-choose-on-map = Kies een vak op de kaart.
lowenheim-let-happen = Laat het gebeuren
lowenheim-effect-shift = Een figuur staat elders
lowenheim-effect-wound = Een figuur verliest een Wond
lowenheim-effect-heal = Een figuur krijgt een Wond terug
lowenheim-effect-remove = Een figuur verlaat de kaart
lowenheim-effect-gain = Een factie trekt kaarten
lowenheim-effect-lose = Een factie verliest een kaart
lowenheim-effect-kindle = Er breekt brand uit
lowenheim-effect-quench = Een brand dooft
lowenheim-tab-log = Logboek
lowenheim-tab-figures = Figuren
lowenheim-tab-may = Bevelen
lowenheim-end-step = Klaar met deze stap: { $step }
lowenheim-step-asks = Wat deze stap vraagt
lowenheim-muster-count = { $able ->
    [0] { $count ->
    [one] 1 figuur
   *[other] { $count } figuren
}; geen ervan kan nu iets doen.
   *[other] { $count ->
    [one] 1 figuur
   *[other] { $count } figuren
}; { $able } kunnen nu iets doen.
}
lowenheim-muster-at = { $name } · { $hex }
lowenheim-muster-where = { $place ->
    [map] op de kaart
    [temple] in de Tempel van Shallya
    [starved] weg door honger
    [escaped] heeft de stad verlaten
   *[gone] voor de hele belegering verloren
}
lowenheim-muster-able = { $step ->
    [movement] kan verplaatsen
    [council] kan worden opgesteld
   *[other] kan iets doen
}
lowenheim-may = { $kind ->
    [deploy] Figuren opstellen
    [refill] De hand aanvullen
    [attend] Iemand naar het beraad sturen
    [move] Verplaatsen
    [haul] Een kanon duwen
    [passage] Doorgang toestaan of weigeren
    [attack] Een Aanvalskaart spelen
    [fire] Een kanon afvuren
    [rally] Een kaart van de mobiele reserve spelen
    [strike] Slaan
    [cast] Een spreuk uitspreken
    [give] Kaarten aanbieden
    [accept] Aannemen wat wordt aangeboden
    [ashore] Van een neergehaalde brug aan wal
    [discard] Kaarten afleggen
    [discharge] Uit de Tempel halen
    [feed] Voedsel inleveren
    [hand_in] Een kaart gesloten inleveren
    [starve] Een figuur aan de honger verliezen
    [regain] Terughalen van de honger
    [douse] Een brand bestrijden
    [destroy] Een barricade afbreken
    [build] Een barricade bouwen
    [pay] Betalen wat gevraagd wordt
    [offer] Figuren aanbieden
    [agree] Zeggen wie je zou laten gaan
    [vote] Stemmen
    [use] Een artefact gebruiken
    [escape] De stad verlaten
   *[other] Andere bevelen
}
lowenheim-where-not = Waar niet, en waarom
lowenheim-blocked = { $count ->
    [one] { $hex }:
   *[other] { $count } vakken, zoals { $hex }:
}
lowenheim-wish-move = Verplaatsen
lowenheim-wish-strike = { $name } slaan
lowenheim-wish-attack = Een Aanvalskaart spelen
lowenheim-wish-give = Kaarten aanbieden
lowenheim-wish-discard = Kaarten afleggen
lowenheim-wish-feed = Voedsel inleveren
lowenheim-wish-douse = Een brand bestrijden
lowenheim-wish-pay = Betalen voor { $name }
lowenheim-wish-done = Klaar zijn met deze stap
lowenheim-tab-factions = Facties
lowenheim-tab-cards = Kaarten
lowenheim-tab-briefing = Briefing
lowenheim-tab-seats = Zetels
lowenheim-tab-book = Boek
lowenheim-moment = beurt { $turn }, { $step }
lowenheim-city = De stad
lowenheim-book = Het boek van de belegering
lowenheim-tell = Vertel het verhaal
lowenheim-note = Bewaar een notitie
lowenheim-spells-own = Jouw spreuken
lowenheim-spells-wizards = Spreuken van de tovenaars
lowenheim-spells-cast = Spreuken die zijn uitgesproken
lowenheim-spells-now = Spreuken die nu kunnen worden uitgesproken
lowenheim-who-casts = Wie spreekt hem uit
lowenheim-what-paid = Wat wordt betaald
lowenheim-aims = { $count ->
    [one] Op de kaart is een vak gemarkeerd. Kies het.
   *[other] Op de kaart zijn { $count } vakken gemarkeerd. Kies er een.
}
lowenheim-on-what = Waarop
lowenheim-go-round = De aanvallen gaan rond. Kies wie eerst komt, als je wilt.
lowenheim-attacked-first = Wie eerst wordt aangevallen
lowenheim-spells-all = Alle tien, met prijzen en momenten
lowenheim-spells-what = Wat ze doen
lowenheim-known-all = bij iedereen bekend
lowenheim-the-turn = De beurt
lowenheim-turn-of = { $turn ->
    [0] Voor de eerste beurt
   *[other] Beurt <strong>{ $turn }</strong> van { $turns }
}
lowenheim-steps = Stappen van de beurt
lowenheim-burning = { $turns ->
    [one] brandt al 1 beurt
   *[other] brandt al { $turns } beurten
}
lowenheim-burnt-down = afgebrand
lowenheim-barricades = { $count ->
    [one] barricade richting { $hexes }
   *[other] barricades richting { $hexes }
}
lowenheim-water = Muur van Water richting { $hexes } tot het einde van beurt { $turn }
lowenheim-werewolf = een weerwolf
lowenheim-air-spirit = de Luchtgeest
lowenheim-name-city-guard = Stadswacht
lowenheim-name-palace-guard = Paleiswacht
lowenheim-name-elven-guard = Elfenwacht
lowenheim-name-wizards-council = Raad van Tovenaars
lowenheim-name-bretonnia = Ambassade van Bretonnia
lowenheim-name-cathay = Genootschap van de Blauwe Lotus
lowenheim-name-enemy = Skaven
lowenheim-terrain-fields = velden buiten de muur
lowenheim-terrain-street = straat
lowenheim-terrain-canal = gracht
lowenheim-terrain-house = huis
lowenheim-terrain-shacks = krotten
lowenheim-terrain-stone-bridge = stenen brug
lowenheim-terrain-footbridge = voetbrug
lowenheim-terrain-gatehouse = poortgebouw
lowenheim-terrain-gate-courtyard = poortplein
lowenheim-terrain-statue = standbeeld
lowenheim-terrain-tree = boom
lowenheim-terrain-barracks = kazernegebouw
lowenheim-terrain-corner-tower = hoektoren
lowenheim-terrain-well = waterput
lowenheim-terrain-gate = poort
lowenheim-terrain-tribunes = tribunes
lowenheim-terrain-tower = toren
lowenheim-terrain-castle = kasteelgebouw
lowenheim-terrain-courtyard = binnenplaats
lowenheim-terrain-entrance = ingang
lowenheim-terrain-gardens = tuinen
lowenheim-terrain-embassy = ambassadegebouw
lowenheim-terrain-temple = tempelgebouw
lowenheim-terrain-temple-grounds = tempelhof
lowenheim-terrain-tomb = graftombe
lowenheim-runs-wild = { $creature } die is doorgeslagen
lowenheim-with-leader = met leider
lowenheim-mounted = { $count } te paard
lowenheim-rat-ogres = { $count ->
    [one] 1 rattenoger
   *[other] { $count } rattenogers
}
lowenheim-group-wounded = { $count ->
    [0] gewond
   *[other] { $count } gewond
}
lowenheim-group-stunned = { $count ->
    [0] verdoofd
   *[other] { $count } verdoofd
}
lowenheim-group-reserve = { $count ->
    [0] in de mobiele reserve
   *[other] { $count } in de mobiele reserve
}
lowenheim-group-confers = { $count ->
    [0] op de bespreking
   *[other] { $count } op de bespreking
}
lowenheim-gun = kanon { $gun }
lowenheim-no-crew = zonder bemanning
lowenheim-pushed = deze beurt geduwd
lowenheim-fired = heeft gevuurd
lowenheim-stunned = verdoofd
lowenheim-asked = { $paid } van { $needed } { $card }
lowenheim-asked-figures = { $offered } van { COUNT($needed, "figuur", "figuren") }
lowenheim-figure-in = { $name } in { $hex }
lowenheim-towards-hexes = Richting { $hexes }
lowenheim-cards-of = { $count ->
    [one] 1 kaart van { $from }
   *[other] { $count } kaarten van { $from }
}
lowenheim-topic-ashore = Waar ze aan wal komen
lowenheim-topic-accept = Wat je wordt aangeboden
lowenheim-topic-attend = Wie naar de bespreking gaat
lowenheim-topic-offer = Figuren aanbieden
lowenheim-topic-agree = Wie je zou laten gaan, als er kaarten tekort zijn
lowenheim-topic-haul = Een kanon duwen
lowenheim-topic-fire = Een kanon afvuren
lowenheim-topic-rally = Aanvalskaarten van de mobiele reserve
lowenheim-topic-discharge = Uit de Tempel
lowenheim-topic-feed = Voedsel
lowenheim-topic-hand_in = De volle maan
lowenheim-topic-starve = Een figuur verliezen aan honger
lowenheim-topic-regain = Terughalen uit de honger
lowenheim-topic-destroy = Een barricade slopen
lowenheim-topic-build = Een barricade bouwen voor een Boerenkaart
lowenheim-topic-summon = Het Zilveren Haar
lowenheim-topic-escape = De tunnel onder de tombe
lowenheim-topic-vote = Jouw stem
lowenheim-topic-passage = Wie langs je figuren mag
lowenheim-topic-pass_for = Passen voor een factie zonder speler
lowenheim-topic-attack = Aanvalskaarten
lowenheim-topic-douse = Branden
lowenheim-fire-in = Brand in { $hex }: { $name }
lowenheim-you-council = Houd raad. Kies figuren in je thuisbasis en een vak om ze te plaatsen; zeg het als je klaar bent.
lowenheim-you-refill = Kies tot twee kaarten om af te leggen, en vul dan je hand aan.
lowenheim-you-event_card = De brug is neer: kies waar je figuren aan wal komen, of laat ze naar de eerste oever gaan.
lowenheim-you-command_card = De officieren worden naar het Kasteel geroepen: kies wie gaat, of laat gaan wie het dichtst bij is.
lowenheim-you-enemy_movement = De vijand verplaatst.
lowenheim-you-enemy_combat = De vijand valt aan.
lowenheim-you-movement = Verplaats. Kies een vak met je figuren, en dan een gemarkeerd vak om heen te gaan.
lowenheim-you-combat = Vecht. Kies een figuur van jou, en dan een gemarkeerde vijand.
lowenheim-you-trading = Ruil. Bied kaarten aan, neem wat jou wordt aangeboden, en zeg dan dat je klaar bent.
lowenheim-you-healing = Haal figuren uit de Tempel, of zeg dat je klaar bent.
lowenheim-you-food = Voed je figuren.
lowenheim-you-fires = Bestrijd elke brand bij je figuren één keer, met Water als je wilt; of zeg dat je klaar bent.
lowenheim-you-barricades = Sloop barricades, of bouw ze naast je leider; zeg dan dat je klaar bent.
lowenheim-you-demands = Betaal en geef voor herstel en commando’s, als je wilt; zeg dan dat je klaar bent.
lowenheim-you-holding = De beurt eindigt.
lowenheim-you-vote = Noem de leider van de verdediging.
lowenheim-you-over = De belegering is voorbij.
lowenheim-due-council = De facties houden raad en plaatsen hun figuren.
lowenheim-due-refill = De facties vullen hun hand aan.
lowenheim-due-event_card = Er moet een gebeurteniskaart komen.
lowenheim-due-command_card = De officieren worden naar het Kasteel geroepen.
lowenheim-due-enemy_movement = De vijand verplaatst.
lowenheim-due-enemy_combat = De vijand valt aan.
lowenheim-due-trading = De facties ruilen kaarten.
lowenheim-due-demands = De facties betalen voor herstel en commando’s.
lowenheim-due-holding = De beurt eindigt.
lowenheim-due-vote = De facties noemen de leider van de verdediging.
lowenheim-due-over = De belegering is voorbij.
lowenheim-due-movement = De facties verplaatsen.
lowenheim-due-combat = De facties vechten.
lowenheim-due-healing = De facties bezoeken de Tempel.
lowenheim-due-food = De facties eten.
lowenheim-due-fires = De facties bestrijden de branden.
lowenheim-due-barricades = De facties zorgen voor de barricades.
lowenheim-acts-movement = { $count ->
    [0] Niemand hoeft iets te doen.
    [one] { $names } verplaatst figuren.
   *[other] { $names } verplaatsen figuren.
}
lowenheim-acts-combat = { $count ->
    [0] Niemand hoeft iets te doen.
    [one] { $names } vecht.
   *[other] { $names } vechten.
}
lowenheim-acts-healing = { $count ->
    [0] Niemand hoeft iets te doen.
    [one] { $names } bezoekt de Tempel.
   *[other] { $names } bezoeken de Tempel.
}
lowenheim-acts-food = { $count ->
    [0] Niemand hoeft iets te doen.
    [one] { $names } eet.
   *[other] { $names } eten.
}
lowenheim-acts-fires = { $count ->
    [0] Niemand hoeft iets te doen.
    [one] { $names } bestrijdt de branden.
   *[other] { $names } bestrijden de branden.
}
lowenheim-acts-barricades = { $count ->
    [0] Niemand hoeft iets te doen.
    [one] { $names } zorgt voor de barricades.
   *[other] { $names } zorgen voor de barricades.
}
lowenheim-command-due = Er moet een commandokaart komen.
lowenheim-go-on = { $due } Laat het spel verdergaan.
lowenheim-waiting = { $due } Wachten op { WITHIN($names) }.
lowenheim-step-refill = Aanvullen
lowenheim-step-event_card = Voorval
lowenheim-step-command_card = Commando
lowenheim-step-enemy_movement = Vijand zet
lowenheim-step-enemy_combat = Vijand slaat
lowenheim-step-movement = Zetten
lowenheim-step-combat = Gevecht
lowenheim-step-trading = Ruilen
lowenheim-step-healing = Tempel
lowenheim-step-food = Eten
lowenheim-step-fires = Brand
lowenheim-step-barricades = Barricades
lowenheim-step-demands = Herstel
lowenheim-step-holding = Bezet
lowenheim-card-attack = Aanval
lowenheim-card-peasants = Boeren
lowenheim-card-food = Voedsel
lowenheim-card-water = Water
lowenheim-card-healing = Genezing
lowenheim-card-blank = Blanco
lowenheim-outcome-city_stands = De ontzetting komt aan: Lowenheim houdt stand.
lowenheim-outcome-overwhelmed = Lowenheim is onder de voet gelopen.
lowenheim-outcome-last_figure_gone = Niemand is nog over om Lowenheim te verdedigen.
lowenheim-full-moon = Het is volle maan: zonder Voedsel- of Boerenkaart verandert Jean-Jacques in een weerwolf.
lowenheim-silver-hair = Wen Jiao-Bao is met het Zilveren Haar bezig: als hij deze beurt verplaatst, vecht of bouwt, komt er niets van.
lowenheim-insulted-stays = { $count ->
    [one] Beledigd: { $names } blijft staan.
   *[other] Beledigd: { $names } blijven staan.
}
lowenheim-insulted = { $count ->
    [one] Beledigd: { $names } moet aanvallen als er iemand binnen bereik is.
   *[other] Beledigd: { $names } moeten aanvallen als er iemand binnen bereik is.
}
lowenheim-group-to = { $count ->
    [1] { $name } naar { $hex }
   *[other] { $count } figuren naar { $hex }
}
lowenheim-step-name-council = Krijgsraad
lowenheim-step-name-refill = Afleggen en aanvullen
lowenheim-step-name-event_card = Gebeurteniskaart
lowenheim-step-name-command_card = Commandokaart
lowenheim-step-name-enemy_movement = Beweging van de vijand
lowenheim-step-name-enemy_combat = Gevecht van de vijand
lowenheim-step-name-movement = Beweging
lowenheim-step-name-combat = Gevecht
lowenheim-step-name-trading = Ruilen
lowenheim-step-name-healing = Tempel
lowenheim-step-name-food = Voedsel
lowenheim-step-name-fires = Branden
lowenheim-step-name-barricades = Barricades
lowenheim-step-name-demands = Herstel en commando’s
lowenheim-step-name-holding = Einde van de beurt
lowenheim-step-name-vote = Stemming
lowenheim-step-name-over = De belegering is voorbij
lowenheim-rank-foot-soldier = Voetsoldaat
lowenheim-rank-mounted-soldier = Ruiter
lowenheim-rank-foot-knight = Ridder te voet
lowenheim-rank-mounted-knight = Ridder te paard
lowenheim-rank-elven-guard = Elfenwacht
lowenheim-rank-swordfighter = Zwaardvechter
lowenheim-rank-rat-ogre = Rattenoger

# In de lobby, en de hulp.
lowenheim-help-title = De pagina van een belegering
lowenheim-help-what = Eerst de stad, daarnaast of daaronder wat er nu van je wordt gevraagd, je hand en je figuren. Daaronder ligt het boek: logboek, facties, kaarten, instructie, zetels.
lowenheim-help-how = Tik op je eigen figuren, en dan waar ze heen moeten of wie ze moeten slaan. Gemarkeerde hexen kunnen; bij elke andere hoor je waarom niet. Als dobbelstenen beslissen, wordt gevraagd of er verzegelde vallen of dat jullie gooien.
lowenheim-help-key-next = n
lowenheim-help-does-next = het volgende vak waar iemand van jou kan bewegen of toeslaan
lowenheim-help-key-done = d
lowenheim-help-does-done = deze stap is klaar
lowenheim-help-key-proceed = p
lowenheim-help-does-proceed = de regels gaan verder
