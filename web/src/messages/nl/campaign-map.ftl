# The campaign map.

campaign-map-side = { $names } ({ $player })
campaign-map-side-garrison = het garnizoen ({ $player })
campaign-map-between = tussen { $one } en { $other }
campaign-map-walls-of = voor de muren van { $name }
campaign-map-in = in { $name }, { $terrain }
campaign-map-fight = Gevecht { $number }: { $where }
campaign-map-against = tegen
campaign-map-over-bridge = De aanvaller komt over een brug.
campaign-map-over-tunnel = De aanvaller komt uit de tunnel.
campaign-map-dug-in = { $count ->
    [one] Langs 1 vakrand is een wal opgeworpen.
   *[other] Langs { $count } vakranden is een wal opgeworpen.
}
campaign-map-has-won = { $winner ->
    [attacker] De aanvaller heeft gewonnen.
   *[other] De verdediger heeft gewonnen.
}
campaign-map-see = Bekijk { $table }
campaign-map-go-to = Ga naar { $table }
campaign-map-the-table = de tafel
campaign-map-bots = Laat de bots het uitvechten
campaign-map-carry = Breng de uitslag naar de kaart
campaign-map-set-up = Zet de tafel klaar
campaign-map-siege-of = { $blockade ->
    [yes] { $name } blijft ingesloten
   *[no] beleg van { $name }
}
campaign-map-set-up-siege = Begin het beleg
campaign-map-set-up-again = Ga door met het beleg
campaign-map-set-up-blockade = Laat de beurt van de blokkade voorbijgaan
campaign-map-undecided = Deze beurt beslist niets; het beleg gaat door.
campaign-map-bought = Ervoor gekocht: { $engines }.
campaign-map-engines = Werktuigen, vóór de eerste dag
campaign-map-engine-count = { $count } × { $engine ->
    [ram] stormram
    [roofed-ram] overdekte stormram
    [siege-tower] belegeringstoren
    [mangonel] mangonel
   *[trebuchet] blijde
}
campaign-map-engine-cost = { $engine ->
    [ram] Stormram
    [roofed-ram] Overdekte stormram
    [siege-tower] Belegeringstoren
    [mangonel] Mangonel
   *[trebuchet] Blijde
} ({ $crowns ->
    [one] 1 kroon
   *[other] { $crowns } kronen
})
campaign-map-engines-cost = { $crowns } van je { $has ->
    [one] 1 kroon
   *[other] { $has } kronen
}. Je kunt één keer per beurt kopen.
campaign-map-buy = Koop deze
campaign-map-nobody-met = Deze beurt is niemand elkaar tegengekomen.
campaign-map-phase-prologue = Proloog
campaign-map-phase-income = Inkomsten
campaign-map-phase-muster = Rekruteren
campaign-map-phase-orders = Bevelen
campaign-map-phase-movement = Beweging
campaign-map-phase-battles = Veldslagen
campaign-map-phase-retreats = Terugtocht
campaign-map-phase-aftermath = Nasleep
campaign-map-phase-end = Einde
campaign-map-turn = Beurt
campaign-map-turn-of = Beurt <strong>{ $turn }</strong> van { $last }
campaign-map-phases = Fasen van de beurt
campaign-map-won-by = De campagne is gewonnen door { WITHIN($names) }.
campaign-map-waits-for = Wacht op
campaign-map-waits-for-everybody = Wacht op iedereen
campaign-map-go-on = Iedereen is klaar: de beurt kan verder.
campaign-map-players = Spelers
campaign-map-how-won = { $castles ->
    [one] Met 1 kasteel win je meteen; na beurt { $turn } beslissen de punten.
   *[other] Met { $castles } kastelen win je meteen; na beurt { $turn } beslissen de punten.
}
campaign-map-castles = Kastelen
campaign-map-points = Punten
campaign-map-crowns = Kronen
campaign-map-income = Inkomsten
campaign-map-banners = Banieren
campaign-map-owes = aan zet
campaign-map-of = { $count } van { $of }
campaign-map-bridge = brug
campaign-map-tunnel = tunnel
campaign-map-lame = kreupel
campaign-map-wounds = nog { $left } van { $of } wonden
campaign-map-why = waarom?
campaign-map-nobody = Niemand.
campaign-map-held = { $kind }; in handen van <strong>{ WITHIN($player) }</strong>
campaign-map-besieged = belegerd door { WITHIN($player) }
campaign-map-foothold = de belegeraars houden een weergang
campaign-map-refuge = de belegeraars zitten er opgesloten
campaign-map-relief = ontzet door { $names }
campaign-map-store = { $rations ->
    [one] 1 rantsoen
   *[other] { $rations } rantsoenen
} in voorraad
campaign-map-threatened = bedreigd
campaign-map-burnt = platgebrand, geen inkomsten tot het einde van beurt { $turn }
campaign-map-has-dug-in = ingegraven: { $player }
campaign-map-banner-of = Banier van { $name }
campaign-map-beaten = verslagen
campaign-map-garrison = Garnizoen
campaign-map-damage = Schade
campaign-map-broken = Kapot
campaign-map-repair = { $what }: { $crowns ->
    [one] 1 kroon
   *[other] { $crowns } kronen
} en { $turns ->
    [one] 1 beurt
   *[other] { $turns } beurten
}
campaign-map-whole-after = weer heel na beurt { $turn }
campaign-map-ways = Wegen naar
campaign-map-secret = Niemand ziet wat je schrijft tot iedereen heeft geschreven; dan wordt alles tegelijk onthuld. Kies op de kaart het gebied van een banier, en dan waar ze heen moet.
campaign-map-written = geschreven: { $order }
campaign-map-seal = Mijn bevelen verzegelen
campaign-map-seal-anew = Opnieuw verzegelen
campaign-map-terrain-plain = open land
campaign-map-terrain-wood = bossen
campaign-map-terrain-hill = heuvels
campaign-map-terrain-mountain = bergen
campaign-map-terrain-marsh = moeras
campaign-map-terrain-river = rivier
campaign-map-terrain-coast = kust
campaign-map-nobody-name = niemand
campaign-map-held-by = in handen van { WITHIN($player) }
campaign-map-banner-for = banier van { $name } voor { WITHIN($player) }
campaign-map-a-fight = een gevecht
campaign-map-burnt-until = platgebrand tot beurt { $turn }
campaign-map-by = { $link ->
    [bridge] { $name } over een brug
   *[other] { $name } door de tunnel
}
campaign-map-reach = bereikbaar
campaign-map-next-to = { $what }. Grenst aan { $names }.
campaign-map-city = een stad
campaign-map-town = een ommuurde stad
campaign-map-castle = een kasteel
campaign-map-terrain-in = { $terrain } in { $province }
campaign-map-order-hold = Standhouden
campaign-map-order-fortify = Ingraven
campaign-map-order-raze = Het gebied platbranden
campaign-map-order-recover = Rusten en genezen
campaign-map-assault = { $name } bestormen
campaign-map-march = Marcheren naar { $names }
campaign-map-relieve = { $name } ontzetten: { $way }
campaign-map-then = { $before }, dan { $next }
campaign-map-tab-players = Spelers
campaign-map-tab-banners = Banieren
campaign-map-no-banners = Je hebt geen banier en geen garnizoen.
campaign-map-strength = { $count ->
    [one] 1 eenheid, nog { $wounds } van { $of } wonden
   *[other] { $count } eenheden, nog { $wounds } van { $of } wonden
}
campaign-map-sealed = Jouw bevelen zijn verzegeld
campaign-map-your-fight = Je hebt een gevecht
campaign-map-your-turn = Jij bent aan zet
campaign-map-fighting = Er wordt gevochten
campaign-map-others = Anderen zijn aan zet
campaign-map-fights-wait = Er wachten gevechten
campaign-map-goes-on = De beurt gaat verder
campaign-map-asked-orders = { $owed ->
    [0] Je kunt ze opnieuw schrijven tot iedereen de zijne heeft verzegeld.
   *[other] { $count ->
        [one] Zeg wat je banier moet doen, en verzegel het.
       *[other] Zeg wat elk van je { $count } banieren moet doen, en verzegel het.
    }
}
campaign-map-asked-fight = Je bent iemand tegengekomen: vecht het uit aan de tafel van dat gevecht.
campaign-map-asked-fights-of = Nog uit te vechten, elk aan de eigen tafel: { WITHIN($names) }.
campaign-map-asked-fights = Er zijn nog gevechten uit te vechten, elk aan de eigen tafel.
campaign-map-asked-phase-prologue = De huizen worden verdeeld.
campaign-map-asked-phase-income = De kronen komen binnen.
campaign-map-asked-phase-muster = { $crowns ->
    [one] Je hebt 1 kroon: rekruteer wie je wilt, en zeg dan dat je niemand meer rekruteert.
   *[other] Je hebt { $crowns } kronen: rekruteer wie je wilt, en zeg dan dat je niemand meer rekruteert.
}
campaign-map-asked-phase-orders = Schrijf je bevelen.
campaign-map-asked-relief = Iemand komt je stad ontzetten. Welkom? Wie dat niet is, vecht voor zichzelf.
campaign-map-asked-home = Kies het kasteel waarin je begint: hier, of door het op de kaart aan te tikken.
campaign-map-asked-renegade = Je hebt een overloper uit het rijk. Wie wordt verlaten?
campaign-map-asked-give_up = Een overloper verlaat je. Welke van je eenheden gaat?
campaign-map-asked-realm = { $when ->
    [before] De oude koning ligt op sterven. Als hij dood is, worden hier de huizen gekozen, de eerste in rang het eerst.
   *[between] De standen zijn bijeen. De volgende beurt begint als hun koning dood is.
}
campaign-map-realm = Er wordt om het rijk gespeeld
campaign-map-to-realm = Naar het rijk
campaign-map-end-of-realm = Het einde van dit spel
campaign-map-end-realm = Eindigen voordat de koning dood is
campaign-map-end-why = Waarom? Iedereen leest het.
campaign-map-break-off = Het spel afbreken
campaign-map-break-off-means = { $when ->
    [before] Afgebroken telt het voor niets: iedereen begint in het thuis dat de kaart geeft.
   *[between] Afgebroken wordt er niemand betaald, en de standen worden niet nog eens bijeengeroepen.
}
campaign-map-rule-estates = Uitspreken hoe het is afgelopen
campaign-map-rule-first = De eerste, voor 3 kronen
campaign-map-rule-second = De tweede, voor 1 kroon
campaign-map-rule-whom = Wie?
campaign-map-rule-button = Zo is het afgelopen
campaign-map-before-turns = Vóór de eerste beurt
campaign-map-of-the-realm = Wat het rijk heeft gebracht
campaign-map-homes = De huizen, in de volgorde waarin ze worden gekozen
campaign-map-begins-in = Thuis: { $name }.
campaign-map-won-realm = { $points } macht, { $ducats ->
    [one] 1 dukaat
   *[other] { $ducats } dukaten
}{ $towns ->
    [0] {""}
    [one] , 1 stad
   *[other] , { $towns } steden
}{ $renegades ->
    [0] {""}
    [one] , 1 overloper
   *[other] , { $renegades } overlopers
}.
campaign-map-allied = Bondgenoot van { WITHIN($names) }.
campaign-map-stayed-away = Bleef weg van het rijk, en kiest het laatst.
campaign-map-renegade = { $opponent ->
    [none] Overloper van { $holder }: wie wordt verlaten, moet nog worden gezegd.
   *[other] Een overloper gaat naar { $holder }; welke eenheid van { $opponent }, moet nog worden gezegd.
}
campaign-map-truce = { $names } houden wapenstilstand tot het einde van beurt { $turn }.
campaign-map-estates = De standen komen bijeen aan het einde van beurt { $turn }.
campaign-map-asked-phase-movement = De banieren marcheren.
campaign-map-asked-phase-battles = De gevechten worden uitgevochten.
campaign-map-asked-phase-retreats = Zeg waar wie verslagen is heen gaat.
campaign-map-asked-phase-aftermath = Kastelen worden hersteld en gevangenen vrijgekocht.
campaign-map-asked-phase-end = De beurt eindigt.
campaign-map-waits-at = Wachten op { WITHIN($names) } bij “{ $table }”.
campaign-map-waiting-for = Wachten op { WITHIN($names) }.
campaign-map-to-orders = Naar je bevelen
campaign-map-to-fights = Naar de gevechten
campaign-map-wish-muster = Rekruteren
campaign-map-wish-write = Bevelen schrijven
campaign-map-wish-retreat = Terugtrekken
campaign-map-wish-done = Klaar zijn met deze fase
campaign-map-wish-proceed = De beurt laten verdergaan
campaign-map-tab-fights = Gevechten
campaign-map-tab-orders = Bevelen
campaign-map-tab-log = Logboek
campaign-map-tab-seats = Zetels
campaign-map-tab-book = Boek
campaign-map-the-map = De kaart
campaign-map-moment = beurt { $turn }, { $phase }
campaign-map-map = Kaart
campaign-map-your-orders = Jouw bevelen
campaign-map-your-orders-for = Jouw bevelen voor beurt { $turn }
campaign-map-shop = Rekruteren
campaign-map-shop-left = { $crowns ->
    [one] Nog 1 kroon
   *[other] Nog { $crowns } kronen
}
campaign-map-shop-where = Waar ze heen gaan
campaign-map-shop-goal = { $banner ->
    [none] Het garnizoen van { $castle }
   *[other] Bij { $banner }, in { $castle }
}
campaign-map-shop-shut = Er kan nu niemand gerekruteerd worden.
campaign-map-shop-price = { $crowns ->
    [one] 1 kroon
   *[other] { $crowns } kronen
}
campaign-map-shop-strength = { $dice ->
    [one] 1 dobbelsteen
   *[other] { $dice } dobbelstenen
}, { $wounds ->
    [one] 1 wond
   *[other] { $wounds } wonden
}, stap { $moves }
campaign-map-shop-lone = { $role ->
    [leads] Kan een banier leiden
    [casts] Spreekt spreuken uit
   *[other] Gaat met een eenheid mee
}; geen eigen dobbelstenen, { $wounds ->
    [one] 1 wond
   *[other] { $wounds } wonden
}
campaign-map-shop-own = Je hebt er { $count }
campaign-map-shop-raise = Hef een banier
campaign-map-shop-raise-under = Hef een banier onder { $name }
campaign-map-shop-besides = Verder
campaign-map-end-done = Ik rekruteer niemand meer
campaign-map-end-proceed = Beëindig deze fase: { $phase }
campaign-map-may-do = Wat je mag doen
campaign-map-you-may = Je mag
campaign-map-all-orders = { $count ->
    [one] Het ene bevel
   *[other] Alle { $count } bevelen
}
campaign-map-space = Gebied
campaign-map-book-of = Het boek van de kaart
campaign-map-emblem = { $emblem ->
    [star] een ster
    [moon] een maan
    [fir] een spar
    [crown] een kroon
    [cross] een kruis
    [raven] een raaf
   *[nobody] van niemand
}
campaign-map-why-name = Waarom? { $name }
campaign-map-lost = verloren
campaign-map-captive = gevangen bij { WITHIN($player) }
campaign-map-people-chaos = chaos
campaign-map-people-humans = mensen
campaign-map-people-lizardmen = hagedismensen
campaign-map-people-orcs-and-goblins = orks en goblins
campaign-map-people-ratmen = ratmensen
campaign-map-people-standard = standaardtroepen
campaign-map-people-undead = ondoden
campaign-map-broken-hex = { $kind ->
    [burnt] afgebrand in { $hex }
    [rubble] muur in puin op { $hex }
    [ruin] ruïne in { $hex }
   *[works] ingestort gebouw in { $hex }
}
campaign-map-broken-gate = poort “{ $name }”, opengebroken
campaign-map-broken-bridge = brug { $name }
campaign-map-broken-wall = muur, { $name }
campaign-map-broken-soldier = een man te weinig: { $name }

# In de lobby, en de hulp.
campaign-map-help-title = De pagina van een campagnekaart
campaign-map-help-what = Eerst het land met zijn banieren, daarnaast of daaronder wat je kunt bevelen. Daaronder ligt het boek: spelers, gevechten, bevelen, logboek.
campaign-map-help-how = Tik op een eigen banier, en dan waar die heen marcheert. Bevelen blijven verzegeld tot iedereen de zijne heeft geschreven. Waar banieren elkaar treffen, gaat een tafel open voor het gevecht.
campaign-map-help-key-next = n
campaign-map-help-does-next = de volgende banier zonder bevel
campaign-map-help-key-done = d
campaign-map-help-does-done = deze fase is klaar
campaign-map-help-key-proceed = p
campaign-map-help-does-proceed = de beurt gaat verder
