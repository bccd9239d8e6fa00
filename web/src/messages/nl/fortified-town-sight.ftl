# Schootslijnen, met elk getal; schootsvelden en dode hoeken.

fortified-town-sight-line-range = { $hexes ->
    [one] 1 vak
   *[other] { $hexes } vakken
}{ $band ->
    [short] : korte afstand
    [medium] : middelbare afstand
    [long] : lange afstand
   *[none] {""}
}.
fortified-town-sight-line-aside = { $free ->
    [yes] { $aside ->
        [left] De lijn loopt langs zijden van vakken: naar links verschoven, vanuit de schutter gezien, is zij de betere, en die telt.
       *[right] De lijn loopt langs zijden van vakken: naar rechts verschoven, vanuit de schutter gezien, is zij de betere, en die telt.
    }
   *[no] De lijn loopt langs zijden van vakken: naar geen van beide kanten verschoven is zij vrij. Naar links ziet zij er zo uit.
}
fortified-town-sight-line-numbers = Een schot gaat over iets heen dat hoger is dan de laagste van de twee als N × D1 ten minste D × H is: N niveaus tussen de twee, D vakken tussen hen, D1 daarvan vóór de hindernis aan de kant van de laagste, en H niveaus van de laagste tot de top ervan.
fortified-town-sight-line-sum = { $apart } × { $before } = { $product } { $clear ->
    [yes] ≥ { $between } × { $above } = { $least }: het schot gaat erover.
   *[no] < { $between } × { $above } = { $least }: verborgen.
}
fortified-town-sight-line-dead-until = Van hieraf is te zien wie beneden ten minste { $hexes ->
    [one] 1 vak
   *[other] { $hexes } vakken
} ervóór heeft; dichterbij is een dode hoek.
fortified-town-sight-line-all-dead = Niemand erachter is van hieraf te zien.
fortified-town-sight-line-nothing-high = Niets op de lijn is hoger dan de laagste van de twee.
fortified-town-sight-line-edge = Van de rand van de weergang, { $hex }, is de laagste { $distance ->
    [one] 1 vak
   *[other] { $distance } vakken
} ver; het vergt er { $needed }.
fortified-town-sight-line-cover = Het doelwit heeft { $cover }{ $over ->
    [yes] ; de lijn komt binnen over de zijde { $side }.
   *[no] .
}
fortified-town-sight-line-blocked = Er is geen lijn: { $hex } staat in de weg.
fortified-town-sight-line-free = De lijn is vrij. Dit schot hoort niet bij wat nu kan worden bevolen.
fortified-town-sight-line-only-now = Lijnen worden alleen bekeken zoals het er nu voor staat.
fortified-town-sight-line-marks = { $blocks ->
    [yes] verspert de lijn die wordt bekeken
   *[no] op de lijn die wordt bekeken
}

# Schootsvelden.
fortified-town-sight-zone-show = Toon op de kaart wat { $name } ziet
fortified-town-sight-zone-of = Wat { $name } ziet van { $place }: { $seen } { $seen ->
    [one] vak
   *[other] vakken
} in het zicht, { $dead } in dode hoeken, { $beyond } buiten bereik.
fortified-town-sight-zone-wait = Het schootsveld wordt bekeken.
fortified-town-sight-zone-only-now = Schootsvelden worden alleen bekeken zoals het er nu voor staat.
fortified-town-sight-zone-sign-seen = vrij: in het zicht
fortified-town-sight-zone-sign-dead = gekruiste lijnen: een dode hoek, niemand wordt er geraakt
fortified-town-sight-zone-sign-beyond = stippen: buiten bereik
fortified-town-sight-zone-legend = Wat de arcering betekent
fortified-town-sight-zone-hex = { $how ->
    [seen] in het zicht van { $name }
    [beyond] buiten bereik van { $name }
   *[dead] in een dode hoek van { $name }
}

# Wat dobbelstenen zouden doen, voor wie gekozen is.
fortified-town-sight-foretold-wait = De kansen worden geteld.
fortified-town-sight-foretold-nobody = Niemand is gekozen.
fortified-town-sight-foretold-try = Het lukt met { $faces } van de tien dobbelstenen.
fortified-town-sight-who-topples = Wie { $ladder } omgooit
fortified-town-sight-topple-with = { $people } proberen { $ladder } om te gooien
fortified-town-sight-topple-chosen = { $count ->
    [one] Probeer het met degene die gekozen is
   *[other] Probeer het met de { $count } die gekozen zijn
}
