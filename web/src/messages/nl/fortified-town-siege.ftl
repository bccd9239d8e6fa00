# De belegering van een ommuurde stad, dag na dag.

fortified-town-siege-days = De dagen van de belegering
fortified-town-siege-turn-of = { $last ->
    [0] Strategische beurt <strong>{ $turn }</strong>
   *[other] Strategische beurt <strong>{ $turn }</strong> van { $last }
}
fortified-town-siege-day = Dag { $day }
fortified-town-siege-day-of = Strategische beurt { $turn }{ $last ->
    [0] {""}
   *[other] { " " }van { $last }
}, dag { $day } van 5
fortified-town-siege-moment = strategische beurt { $turn }, dag { $day }
fortified-town-siege-moment-fought = strategische beurt { $turn }, dag { $day }, beurt { $game }
fortified-town-siege-waits = { $name }: { $step ->
    [preparations] er kunnen mineurs worden gestuurd
    [relief] slag of verschansing
    [initiative] het initiatief nemen of afslaan
    [action] wat er met de dag wordt gedaan
    [reply] bestormen op deze dag van rammeien, of niet
    [terms] er kunnen voorwaarden worden geboden
   *[fighting] gevecht
}
fortified-town-siege-initiative = initiatief: { $name }
fortified-town-siege-reversed = de rollen zijn omgekeerd: de belegeraars zitten in wat ze houden
fortified-town-siege-blockaded = de zee is vandaag geblokkeerd
fortified-town-siege-hungry = hongerig, en vechten als gewonden: { WITHIN($names) }
fortified-town-siege-alive-of = { $left } van { $all } in leven

# Wat er wordt gevraagd.
fortified-town-siege-over = De belegering is voorbij
fortified-town-siege-council = Krijgsraad
fortified-town-siege-wait = De dag wacht op hen. Je eigen krijgsraad komt bijeen als hij op jou wacht.
fortified-town-siege-ask = { $step ->
    [preparations] Stuur je mineurs?
    [relief] Er is ontzet gekomen: wat nu?
    [initiative] Neem je het initiatief?
    [reply] Bestorm je vandaag?
    [terms] Bied je voorwaarden aan?
   *[action] Wat doe je vandaag?
}
fortified-town-siege-ask-how = { $step ->
    [preparations] Een strategische beurt begint. Vijf ingenieurs die hem helemaal graven, kunnen een muur ondermijnen.
    [relief] Lever buiten slag, of sluit je op in wat je houdt.
    [initiative] Buiten is er een slag. Wie het initiatief heeft, handelt in de stad.
    [reply] De machines van de vijand hebben geschoten: op zo'n dag mag je zonder initiatief bestormen.
    [terms] De vijfde dag is voorbij. Een bod dat mislukt, kost niets.
   *[action] { $role ->
        [besiegers] Je hebt het initiatief, en belegert. Vandaag kan er één ding worden gedaan.
       *[besieged] Je hebt het initiatief, achter muren. Vandaag kan er één ding worden gedaan.
    }
}
fortified-town-siege-course = { $course ->
    [assault] Bestormen
    [batter] De muren rammeien
    [ladders] Stormladders maken
    [fascines] Fascines maken
    [mend] Een machine herstellen
    [blockade] De zee blokkeren
    [repair] Een muur herstellen
    [rest] Rusten
    [sortie] Een uitval doen
    [withdraw] Terug naar de citadel
    [dig] Een mijngang graven
    [dig-nobody] Niemand laten graven
    [battle-all] Slag met iedereen
    [battle-part] Slag met een deel
    [refuge] Je verschansen
    [accept] Het initiatief nemen
    [decline] Het afslaan
    [offer] Voorwaarden aanbieden
    [pass] Niets doen
   *[give-up] Naar huis gaan
}
fortified-town-siege-course-does = { $course ->
    [assault] Beide kanten stellen hun mensen op, en er wordt vandaag gevochten.
    [batter] De machines schieten drie salvo's; vier treffers leggen een muur om.
    [ladders] Nog twee, voor de volgende bestorming.
    [fascines] Voor een bestorming kunnen drie vakken gracht meer worden gedempt.
    [mend] Ze schiet weer op volle kracht.
    [blockade] Geen schip brengt vandaag voedsel of hulp.
    [repair] Eén treffer op een muur of poort wordt hersteld.
    [rest] De gewonden genezen vandaag beter.
    [sortie] Hoogstens tien komen een poort uit en hebben de eerste beurt.
    [withdraw] De stad en de helft van de voorraad worden opgegeven.
    [dig-nobody] Het garnizoen kan het een niet van het ander onderscheiden.
    [dig] Vijf ingenieurs graven deze hele strategische beurt; bij de volgende bestorming springt de mijn.
    [battle-all] Je verlaat wat je houdt: het garnizoen heeft de hele stad weer.
    [battle-part] Sommigen vechten buiten, de anderen gaan door met de belegering.
    [refuge] Je sluit je op in wat je houdt; tuig dat buiten blijft, is verloren.
    [accept] Jij handelt vandaag.
    [decline] De belegeraars handelen vandaag.
    [offer] Eén dobbelsteen beslist, met alles wat op het garnizoen drukt.
    [pass] De dag gaat voorbij.
   *[give-up] De belegering is voorbij, en de belegerden hebben gewonnen.
}
fortified-town-siege-surely = { $course ->
    [withdraw] De stad en de helft van de voorraad opgeven?
   *[give-up] De belegering opgeven? Dan is ze voorbij.
}
fortified-town-siege-surely-yes = { $course ->
    [withdraw] Ja, terugtrekken
   *[give-up] Ja, naar huis
}
fortified-town-siege-no = Nee
fortified-town-siege-hex-chosen = { $hex } is gekozen. Ga verder waar het je werd gevraagd.

# Muren en machines.
fortified-town-siege-which-wall = Welke muur
fortified-town-siege-tap-or-choose = Tik op de kaart, of kies hier
fortified-town-siege-machines = Machines
fortified-town-siege-engine = { $kind ->
    [siege-tower] Belegeringstoren
    [ram] Stormram
    [roofed-ram] Overdekte stormram
    [mangonel] Mangonel
   *[trebuchet] Blijde
} { $number }
fortified-town-siege-machine = { $points ->
    [one] 1 rammeipunt
   *[other] { $points } rammeipunten
}, { $hex ->
    [none] op niets gericht
   *[other] gericht op { $hex }
}
fortified-town-siege-lay = Richt { $engine } op { $hex }
fortified-town-siege-lay-on = Richt { $engine } op { $hex }
fortified-town-siege-wall = { $hex }: { $hits } van { COUNT($all, "treffer", "treffers") }
fortified-town-siege-batter = Rammei de muren
fortified-town-siege-batter-with-all = Rammei { $hex } met alle machines
fortified-town-siege-batter-as-laid = Rammei zoals ze zijn gericht
fortified-town-siege-mend-engine = Herstel { $engine } ({ $lost ->
    [one] 1 punt verloren
   *[other] { $lost } punten verloren
})
fortified-town-siege-on-wall = { $course ->
    [dig] Graaf
   *[repair] Herstel
}{ $hex ->
    [none] {""}
   *[other] { " " }{ $hex }
}
fortified-town-siege-who-dig = { $names } graven.
fortified-town-siege-walls = Muren
fortified-town-siege-off-map = niet op de kaart
fortified-town-siege-digs = graaft
fortified-town-siege-relieves = van het ontzet
fortified-town-siege-outside = vecht buiten
fortified-town-siege-hits = { $hits } van { COUNT($all, "treffer", "treffers") }
fortified-town-siege-mined = jouw mijngang eronder
fortified-town-siege-laid = erop gericht: { $engines }
fortified-town-siege-choosable = kan worden gekozen

# Mensen die worden gestuurd.
fortified-town-siege-chosen-of = { $count } gekozen van hoogstens { $most }
fortified-town-siege-which-gate = Uit welke poort
fortified-town-siege-who-out = Wie er uitkomen
fortified-town-siege-sortie-by = { $count ->
    [one] Uit de { $gate } met één
   *[other] Uit de { $gate } met { $count }
}
fortified-town-siege-who-fights = Wie er buiten vechten
fortified-town-siege-battle-with = { $count ->
    [one] Lever slag met één
   *[other] Lever slag met { $count }
}
fortified-town-siege-which-engines = Tuig dat naar binnen gaat
fortified-town-siege-refuge-with = { $count ->
    [0] Verschans je zonder tuig
    [one] Verschans je met één stuk tuig
   *[other] Verschans je met { $count } stuks tuig
}

# De voorraad.
fortified-town-siege-store = { $whose ->
    [any] In voorraad
   *[besiegers] Je voorraad
}
fortified-town-siege-rations = { $rations ->
    [one] 1 rantsoen
   *[other] { $rations } rantsoenen
}; een strategische beurt kost er { $eaten }: { $turns ->
    [0] niet genoeg voor één
    [one] genoeg voor één
   *[other] genoeg voor { $turns }
}.
fortified-town-siege-enough = Je hebt genoeg te eten zolang je belegert.
fortified-town-siege-stored = { $ladders ->
    [0] Geen stormladders
    [one] 1 stormladder
   *[other] { $ladders } stormladders
} in het kamp; fascines voor { $fascines ->
    [one] 1 vak
   *[other] { $fascines } vakken
} gracht.
fortified-town-siege-ladders-stored = { $ladders ->
    [one] 1 stormladder
   *[other] { $ladders } stormladders
} in voorraad.
fortified-town-siege-miners = Mineurs: { $names }. Ze graven onder { $hexes }.
fortified-town-siege-in-camp = in het kamp ({ $whose })

# Voorwaarden.
fortified-town-siege-terms = Als er nu voorwaarden werden geboden
fortified-town-siege-terms-sum = Bij de dobbelsteen: { $numbers } voor het aantal belegeraars, { $progress } voor hun vorderingen.
fortified-town-siege-terms-unknown = Wat de voorraad van het garnizoen erbij doet, 0 tot 4, weet alleen het garnizoen.
fortified-town-siege-terms-store = Je voorraad doet er { $store } bij, wat de belegeraars niet weten.
fortified-town-siege-terms-chance = { $total } of meer is overgave: { $faces } van tien dobbelstenen.
fortified-town-siege-terms-between = { $total } of meer is overgave: { $least } tot { $most } van tien dobbelstenen.

# Voor een bestorming.
fortified-town-siege-ready = Voor de bestorming
fortified-town-siege-form-up = { $count ->
    [one] Stel op wie er nog over is
   *[other] Stel alle { $count } op
}
fortified-town-siege-first-hand = de eerste
fortified-town-siege-second-hand = de tweede, ernaast
fortified-town-siege-take = Neem { $ladder }
fortified-town-siege-nobody-beside = in het kamp; twee die naast elkaar staan opgesteld, kunnen haar nemen
fortified-town-siege-bring = Breng { $engine }
fortified-town-siege-where = Waarheen
fortified-town-siege-front = De voorkant kijkt naar het
fortified-town-siege-direction = { $direction ->
    [NE] noordoosten
    [E] oosten
    [SE] zuidoosten
    [SW] zuidwesten
    [W] westen
   *[NW] noordwesten
}
fortified-town-siege-bring-to = { $hex ->
    [none] Breng het
   *[other] Breng het naar { $hex }
}
fortified-town-siege-fill = { $count ->
    [one] Demp de gracht: fascines voor 1 vak
   *[other] Demp de gracht: fascines voor { $count } vakken
}
fortified-town-siege-fill-hex = { $hex ->
    [none] Demp
   *[other] Demp { $hex }
}

# Het veld buiten.
fortified-town-siege-tables = Waar ze vechten
fortified-town-siege-table = { $table ->
    [field] Het veld
   *[town] De stad
}
fortified-town-siege-table-acting = { $name }: { $count } aan zet
fortified-town-siege-both = Beide worden in dezelfde beurt gespeeld: een fase is voorbij als je op beide klaar bent.
fortified-town-siege-map-of-field = Het veld buiten, in { $title }. De pijltjestoetsen lopen over de vakken, Enter kiest.
