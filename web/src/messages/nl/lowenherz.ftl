# Het rijk.

lowenherz-help-title = De pagina van een rijk
lowenherz-help-what = Eerst het bord, ernaast of eronder wat er nu gevraagd wordt, de open kaart en het overleg. Daaronder ligt het boek: vorsten, je hand, punten, bevelen, logboek, zetels.
lowenherz-help-how = Als je grenzen plaatst, tik je op een gestippelde zijde: wat die zou sluiten, staat erop met de punten, voor je tikt. Voor een ridder tik je op een gemerkt vak; voor een uitbreiding op een vak, dan op een ander of op “alleen dit”. Je beurs, je kaarten en je bod ziet niemand anders.
lowenherz-help-key-next = n
lowenherz-help-does-next = de volgende plek op het bord die te kiezen is
lowenherz-help-key-done = d
lowenherz-help-does-done = deze actie is klaar
lowenherz-help-key-turn = r
lowenherz-help-does-turn = van de zijde rechts van een vak naar die eronder, en terug

lowenherz-board = Het bord
lowenherz-board-of = Het bord van “{ $title }”. Met de pijltjes loop je erover, Enter kiest.
lowenherz-book-of = Het boek van het rijk
lowenherz-moment = ronde { $round }
lowenherz-tab-princes = Vorsten
lowenherz-tab-hand = Hand
lowenherz-tab-score = Punten
lowenherz-tab-orders = Bevelen
lowenherz-tab-log = Logboek
lowenherz-tab-seats = Zetels
lowenherz-tab-book = Boek

lowenherz-colour-ochre = oker
lowenherz-colour-lilac = lila
lowenherz-colour-gray = grijs
lowenherz-colour-red = rood
lowenherz-neutral = het neutrale { $colour }

lowenherz-round-name = Ronde
lowenherz-round = Ronde <strong>{ $round }</strong> · { $left ->
    [one] nog 1 kaart
   *[other] nog { $left } kaarten
}
lowenherz-setting-up = Voor de eerste ronde
lowenherz-steps = Stappen van de ronde
lowenherz-step-card = Kaart
lowenherz-step-decisions = Keuzes
lowenherz-step-talks = Overleg
lowenherz-step-duel = Biedingen
lowenherz-step-action = Actie
lowenherz-waits-for = Wacht op
lowenherz-won-by = { $count ->
    [one] De kroon gaat naar { WITHIN($names) }.
   *[other] { $names } delen de kroon.
}

lowenherz-princes = Vorsten
lowenherz-points = { $points ->
    [one] punt
   *[other] punten
}
lowenherz-ducats = Dukaten
lowenherz-territories = Gebieden
lowenherz-spaces = Vakken
lowenherz-towns = Steden
lowenherz-mountains = Bergen
lowenherz-knights-left = Ridders over
lowenherz-cards = Kaarten
lowenherz-black-castle = heeft het zwarte kasteel
lowenherz-owes = aan zet
lowenherz-has-shown = Heeft { $cards } laten zien.
lowenherz-holds = Heeft { $cards }.
lowenherz-allied = De gebieden van { $one } en { $other } zijn bondgenoten.

lowenherz-open-card = De open kaart
lowenherz-king = De koning is dood.
lowenherz-mine = De zilvermijn: zilverbergen geven punten.
lowenherz-action = { $kind ->
    [money] { $number } dukaten
    [boundaries] { $number ->
        [one] 1 grens
       *[other] { $number } grenzen
    }
    [single-sword] één zwaard
    [double-sword] twee zwaarden
   *[crown] kroon
}
lowenherz-choose = Wat wil je doen?
lowenherz-your-cards = Je keuzekaarten
lowenherz-play-with-it = Speel er een politieke kaart bij ({ $count })

lowenherz-politics = { $kind ->
    [alliance] Bondgenootschap
    [renegade] Overloper
    [treasure] Schat { $number }
   *[parchment] Perkament { $number }
}
lowenherz-politics-does = { $kind ->
    [alliance] Bij een keuze: twee buurgebieden nemen niets van elkaar.
    [renegade] Bij een keuze: een ridder van een buur gaat naar huis, een van jou komt.
    [treasure] Betaalt één keer { COUNT($number, "dukaat", "dukaten") }: in een bod, voor een bos, om een bondgenootschap te beëindigen.
   *[parchment] { $number } punten als de koning dood is.
}
lowenherz-in-purse = dukaten in je beurs
lowenherz-nobody-sees = Niemand anders ziet je beurs en je kaarten.
lowenherz-hand = Je politieke kaarten
lowenherz-no-cards = Je hebt geen politieke kaart.

lowenherz-trial = Machtsproef
lowenherz-talk-about = { $names } willen allebei { $action }. Ze overleggen: een betaalt en handelt alleen.
lowenherz-bid-about = { $names } willen { $action }. Het hoogste verzegelde bod handelt.
lowenherz-bid-again = Ze hebben evenveel geboden, en bieden opnieuw.
lowenherz-offers = Wat er geboden is
lowenherz-offer-says = Ik betaal je { $ducats ->
    [one] 1 dukaat
   *[other] { $ducats } dukaten
} en handel alleen.
lowenherz-offer-gone = staat niet meer
lowenherz-has-sealed = Een bod van { $name } is verzegeld.
lowenherz-offer = { $ducats ->
    [one] 1 dukaat
   *[other] { $ducats } dukaten
} aanbieden
lowenherz-offer-how = Je aanbod, { $least } tot { COUNT($most, "dukaat", "dukaten") }
lowenherz-offer-button = Aanbieden
lowenherz-your-bid = Je verzegelde bod
lowenherz-bid-secret = Niemand ziet het tot alle biedingen open gaan. Tot dan mag je een ander verzegelen.
lowenherz-sealed-now = Verzegeld: { $ducats ->
    [one] 1 dukaat
   *[other] { $ducats } dukaten
}{ $treasures ->
    [0] {""}
   *[other] {" "}met { $cards }
}.
lowenherz-with-treasures = Met schatten
lowenherz-bid-how = Uit je beurs, ten hoogste { COUNT($most, "dukaat", "dukaten") }
lowenherz-seal = Een bod verzegelen
lowenherz-seal-button = { $ducats ->
    [one] 1 dukaat
   *[other] { $ducats } dukaten
} verzegelen

lowenherz-your-turn = Jij bent aan zet
lowenherz-others = Anderen zijn aan zet
lowenherz-waiting = Wacht op { WITHIN($names) }.
lowenherz-so-many = { $name }: { $points }
lowenherz-asked-placing = Plaats een kasteel met een ridder ernaast: tik op een gemerkt vak voor het kasteel, dan op een voor de ridder.
lowenherz-asked-card = Je hebt het zwarte kasteel: draai de volgende kaart om.
lowenherz-asked-decisions = { $count ->
    [one] Kies een van de drie acties van de kaart.
   *[other] Je legt twee keuzekaarten: kies twee van de drie acties.
}
lowenherz-asked-talks = Word het eens over wie handelt, of laat biedingen beslissen.
lowenherz-asked-duel = Verzegel een bod: het hoogste handelt en betaalt.
lowenherz-asked-second = Van { $space }: tik op een tweede vak, of neem alleen dit.
lowenherz-asked-action = { $kind ->
    [boundaries] Je hebt { $action }, { $placed } geplaatst: tik op een gestippelde zijde.
    [single-sword] Je hebt { $action }: tik op een vak voor een ridder, of op een vak om bij een gebied te nemen.
    [double-sword] Je hebt { $action }: tik op een vak voor een ridder, of op een vak om bij een gebied te nemen; twee ridders, of een ridder en een uitbreiding.
   *[crown] { $looking ->
        [yes] Houd een van de kaarten van de stapel.
       *[no] Bekijk een van de twee stapels politieke kaarten.
    }
}

lowenherz-on-board = Op het bord ({ $count })
lowenherz-here = Wat je hier kunt doen
lowenherz-here-at = Op { $space }
lowenherz-space = Vak
lowenherz-castle-here = Een kasteel op { $space }
lowenherz-knight-here = Een kasteel op { $castle }, met een ridder op { $space }
lowenherz-extend-from = Het gebied van { $castle } uitbreiden met { $space } en nog een vak
lowenherz-extend-by-two = Het gebied van { $castle } uitbreiden met { $one } en { $other }
lowenherz-parts = ; het deelt het land in { $one } en { $other } vakken
lowenherz-terrain-plain = akkerland
lowenherz-terrain-wood = bos
lowenherz-terrain-mountain = zilverberg
lowenherz-terrain-town = stad
lowenherz-castle-of = kasteel van { $name }
lowenherz-knight-of = ridder van { $name }
lowenherz-territory-of = in een gebied van { $name }: { $spaces ->
    [one] 1 vak
   *[other] { $spaces } vakken
}, { $knights ->
    [one] 1 ridder
   *[other] { $knights } ridders
}
lowenherz-zone-of = in een neutrale zone van { $spaces ->
    [one] 1 vak
   *[other] { $spaces } vakken
}

lowenherz-wish-turn = Een kaart omdraaien
lowenherz-wish-decide = Een actie kiezen
lowenherz-wish-offer = Dukaten aanbieden
lowenherz-wish-bid = Een bod verzegelen
lowenherz-wish-wall = Een grens plaatsen
lowenherz-wish-knight = Een ridder plaatsen
lowenherz-wish-extend = Een gebied uitbreiden
lowenherz-wish-look = Politieke kaarten bekijken
lowenherz-wish-done = De actie beëindigen

lowenherz-score-caption = Punten aan het begin van elke ronde
lowenherz-score-now = nu

# Wat wordt achtergelaten voor als iemand weg is.
lowenherz-away = Als je weg bent
lowenherz-away-about = Laat een keuze, een prijs of een bod achter. Elk wordt als jouw bevel gegeven zodra de stap komt, als het dan mag; tot dan ziet niemand het. Met de ronde vervalt het.
lowenherz-left-now = Wat je hebt achtergelaten
lowenherz-left =
    { $word ->
        [decide] Kiezen voor vak { $what }
        [accept-from] Elk aanbod van { $what } of meer aannemen
       *[bid] { $what } bieden
    }
lowenherz-take-back = Alles terugnemen
lowenherz-left-decision = Kiezen voor
lowenherz-slot = Vak { $slot }
lowenherz-left-price = Elk aanbod aannemen van zoveel dukaten of meer
lowenherz-left-bid = Bod in een tweekamp
lowenherz-lend-about = In deze campagne ondertekent je toestel elk bevel, en niemand ondertekent wat je achterlaat als de stap komt. Je kunt het huis laten tekenen: met een toestel dat “bot” heet en waarvan het huis de sleutel heeft. Iedereen ziet dat, en tot je het losmaakt (onder Plaatsen) kan het huis ook andere bevelen van jou ondertekenen.
lowenherz-lend = Laat het huis tekenen wat ik achterlaat
lowenherz-leave = Dit achterlaten
