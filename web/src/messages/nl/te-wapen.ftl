# The battle.

te-wapen-gone = van tafel
te-wapen-card-what = Welke kaart kwam?
te-wapen-card-turn = Draai een kaart van jullie eigen spel om en tik haar aan. { $count ->
    [one] 1 kaart kan
   *[other] { $count } kaarten kunnen
} komen.
te-wapen-card-so-far = Tot nu toe omgedraaid: { $cards }
te-wapen-card-pile = Kaarten
te-wapen-card-drawn = Laat het programma trekken
te-wapen-suit = { $suit ->
    [hearts] Harten
    [diamonds] Ruiten
    [joker] Joker
    [spades] Schoppen
   *[clubs] Klaveren
} { $sign }
te-wapen-card = { $suit ->
    [hearts] harten
    [diamonds] ruiten
    [spades] schoppen
   *[clubs] klaver
}{ $rank ->
    [jack] boer
    [queen] vrouw
    [king] heer
    [ace] aas
   *[other] {" "}{ $rank }
}
te-wapen-joker = een joker
te-wapen-bases-of = { $left } van { COUNT($of, "base", "bases") }
te-wapen-activations = { $count ->
    [one] 1 activatiefiche
   *[other] { $count } activatiefiches
}
te-wapen-magic-points = { $count ->
    [one] 1 magiepunt
   *[other] { $count } magiepunten
}
te-wapen-hidden = verborgen voor de vijand
te-wapen-acted = heeft gehandeld
te-wapen-moved-barred = heeft verplaatst en vecht niet
te-wapen-moved = heeft verplaatst
te-wapen-activated = geactiveerd
te-wapen-activated-along = geactiveerd met zijn eenheid
te-wapen-piece = { $name }{ $named ->
    [yes] {""}
   *[no] , { $colour ->
        [red] rood
       *[black] zwart
    }
}{ $attached ->
    [yes] , aangesloten
   *[no] {""}
}: { $condition }
te-wapen-army = { $colour ->
    [red] Het rode leger
   *[black] Het zwarte leger
}
te-wapen-over = De veldslag is voorbij
te-wapen-trap = Een val klapt dicht
te-wapen-walls = Muren om op te werpen
te-wapen-deploy = Stel je leger op
te-wapen-army-deploys = { $colour ->
    [red] Het rode leger
   *[black] Het zwarte leger
} stelt op
te-wapen-tap-deploy = Er { $left ->
    [one] wacht nog één stuk
   *[other] wachten nog { $left } stukken
} op opstelling. Kies hier iemand en tik op een vak van je zone. Tot je zegt dat alles is opgesteld, kun je ze erin verplaatsen.
te-wapen-deploys-left = Er { $left ->
    [0] wacht niemand meer
    [one] wacht nog één stuk
   *[other] wachten nog { $left } stukken
} op opstelling vóór de eerste kaart.
te-wapen-all-deployed = Alles staat op het veld. Je kunt nog iemand elders opstellen, of zeggen dat alles is opgesteld.
te-wapen-who-waits = Wie nog wordt opgesteld
te-wapen-waits = wacht op opstelling
te-wapen-zone = in de zone van wie opstelt
te-wapen-door = heeft een deur voor iedereen te voet
te-wapen-dig = Werp je muren op
te-wapen-dig-to = Muur op het { $to ->
    [NE] noordoosten
    [E] oosten
    [SE] zuidoosten
    [SW] zuidwesten
    [W] westen
   *[NW] noordwesten
}
te-wapen-army-digs = { $colour ->
    [red] Het rode leger
   *[black] Het zwarte leger
} werpt zijn muren op
te-wapen-tap-dig = Er { $left ->
    [one] is nog één muur
   *[other] zijn nog { $left } muren
} op te werpen. Tik op een vak en zeg dan aan welke zijde.
te-wapen-digs-left = Er { $left ->
    [one] is nog één muur
   *[other] zijn nog { $left } muren
} op te werpen vóór de eerste kaart.
te-wapen-diggable = hier kan een muur naast komen
te-wapen-next-card = De volgende kaart
te-wapen-army-acts = { $colour ->
    [red] Het rode leger is aan zet
   *[black] Het zwarte leger is aan zet
}
te-wapen-choose-one = Kies er één
te-wapen-choose-who = Kies wie er handelt
te-wapen-fight = Vecht
te-wapen-move-fight = Verplaats, en vecht dan
te-wapen-drawn = Geen van beide legers heeft gewonnen.
te-wapen-won =
    { $colour ->
        [red] Het rode leger heeft gewonnen
       *[black] Het zwarte leger heeft gewonnen
    }: { $name }.
te-wapen-caught = { $name } zit vast, en de val bijt nog voor er iets anders gebeurt.
te-wapen-turn-up = Wie een leger aanvoert, mag haar omdraaien.
te-wapen-activates = { $card } activeert er { $count } van { WITHIN($army) }.
te-wapen-tap-units = { $count ->
    [one] Tik een eenheid aan op het veld, of kies haar hier. Passen kan niet.
   *[other] Tik { $count } eenheden aan op het veld, of kies ze hier. Passen kan niet.
}
te-wapen-roll-again = Eén dobbelsteen opnieuw gooien?
te-wapen-rolled = { $name } gooide { $faces } en treft vanaf { $hit }. Met het zwaard mag je één misser opnieuw gooien, of de dobbelstenen zo laten.
te-wapen-may-follow = De vijand heeft zijn vak verlaten: de winnaar mag volgen.
te-wapen-tap-fight = Tik een geactiveerde eenheid aan, en dan wie ze aanvalt.
te-wapen-tap-move = Tik een geactiveerde eenheid aan, en dan een gemarkeerd vak. Eerst alle verplaatsingen, dan de gevechten.
te-wapen-losses = Verliezen
te-wapen-army-column = Leger
te-wapen-wounds-lost = Verloren wonden
te-wapen-lost-of = { $lost } van { $of } ({ $percent } %)
te-wapen-who-activated = Wie wordt geactiveerd
te-wapen-choose = Kies er { $count }
te-wapen-activate = Activeer { $names }
te-wapen-chosen = { $count } van { $of } gekozen
te-wapen-watching = Je kijkt toe. Wie de link van een zetel heeft, geeft de bevelen.
te-wapen-tab-log = Logboek
te-wapen-tab-orders = Bevelen
te-wapen-tab-armies = Legers
te-wapen-tab-field = Veld
te-wapen-tab-seats = Zetels
te-wapen-tab-book = Boek
te-wapen-moment = beurt { $turn }
te-wapen-field = Het veld
te-wapen-book = Het boek van de veldslag
te-wapen-cards-left = { $count ->
    [one] Er is nog 1 kaart
   *[other] Er zijn nog { $count } kaarten
}
te-wapen-endures = houdt nog { $left } van { COUNT($of, "treffer", "treffers") } uit
te-wapen-thorns = doornen
te-wapen-fog = mist
te-wapen-reach-barred = bereikbaar, zonder daarna te vechten
te-wapen-reach = bereikbaar
te-wapen-attackable = kan worden aangevallen
te-wapen-castable = hier kan de spreuk worden uitgesproken
te-wapen-out-of-sight = uit het zicht achter { $hex }
te-wapen-in-sight = in het zicht
te-wapen-field-of = Het veld van { $title }. De pijltjestoetsen lopen over de vakken, Enter kiest.
te-wapen-fog-until = mist tot het einde van beurt { $turn }
te-wapen-ground = Het terrein
te-wapen-no-effects = zonder effect.
te-wapen-signs = De tekens
te-wapen-sign-armies = ♦ ronde, ♠ schuine hoeken
te-wapen-sign-armies-mean = het rode en het zwarte leger
te-wapen-sign-bases = een rij bases
te-wapen-sign-bases-mean = licht: over; donker: verloren
te-wapen-sign-disc = een gele schijf
te-wapen-sign-disc-mean = activatiefiches; wie er een heeft, wordt niet opnieuw geactiveerd
te-wapen-sign-rim = een heldere rand
te-wapen-sign-rim-mean = geactiveerd door de open kaart, en nog niet klaar
te-wapen-sign-deeds = → ✓ ✕ ernaast
te-wapen-sign-deeds-mean = heeft verplaatst; heeft gehandeld; vecht niet na deze zet
te-wapen-sign-medal = een medaille op de schouder
te-wapen-sign-medal-mean = een individu dat is aangesloten
te-wapen-sign-dot = een stip, een ring
te-wapen-sign-dot-mean = bereikbaar; bereikbaar, zonder daarna te vechten
te-wapen-sign-squares = kleine vierkantjes bij een vak
te-wapen-sign-squares-mean = dobbelstenen op deze afstand; beschaduwde vakken zijn uit het zicht
te-wapen-sign-line = een lijn met ✕
te-wapen-sign-line-mean = de zichtlijn, en wat haar blokkeert
te-wapen-sign-odds-mean = gemiddeld aantal treffers, en hoe vaak de vijand wordt teruggedreven
te-wapen-dice-hit = { $count ->
    [one] <strong>1 dobbelsteen</strong>, raak op <strong>{ $at }+</strong>
   *[other] <strong>{ $count } dobbelstenen</strong>, raak op <strong>{ $at }+</strong>
}
te-wapen-odds = Hoe waarschijnlijk elk aantal treffers is
te-wapen-hits = treffers
te-wapen-average = <strong>{ $hits }</strong> treffers gemiddeld
te-wapen-drives-back = <strong>{ $share }</strong> drijft haar terug
te-wapen-takes-last = { $bases ->
    [one] <strong>{ $share }</strong> neemt haar laatste base
   *[other] <strong>{ $share }</strong> neemt haar laatste { $bases } bases
}
te-wapen-ignores = { $ones ->
    [one] Een gegooide 1 telt niet
   *[other] { $ones } gegooide enen tellen niet
}
te-wapen-ready = paraat
te-wapen-none = geen
te-wapen-counters = { $count ->
    [one] 1 fiche
   *[other] { $count } fiches
}
te-wapen-ours-why = Het spelregelboek laat dit open: het getal is van ons.
te-wapen-ours = van ons
te-wapen-choose-nothing = Niets kiezen
te-wapen-in-hex = In dit vak
te-wapen-wounds = Wonden
te-wapen-bases = Bases
te-wapen-left-of = { $left } van { $of }
te-wapen-moves = Verplaatst
te-wapen-not = niet
te-wapen-dice-to = { $range ->
    [0] Dobbelstenen
    [1] Dobbelstenen
   *[other] Dobbelstenen op 1 tot { $range }
}
te-wapen-hit-on = Geraakt op
te-wapen-magic = Magie
te-wapen-points = { $count ->
    [one] 1 punt
   *[other] { $count } punten
}
te-wapen-activation = Activatie
te-wapen-with = Bij { $name }
te-wapen-along = Gaat mee
te-wapen-range-from = Binnen bereik vanuit { $hex }
te-wapen-range = Binnen bereik
te-wapen-distance = { $hexes ->
    [1] ernaast
   *[other] { $hexes } vakken
}
te-wapen-attack = Aanvallen
te-wapen-attack-whom = Aanvallen: { $name }
te-wapen-wish-move = Verplaatsen
te-wapen-wish-card = De volgende kaart omdraaien
te-wapen-wish-follow = Volgen
te-wapen-wish-done = Klaar zijn met deze kaart
te-wapen-no-dice = Op deze afstand heeft ze geen dobbelstenen.
te-wapen-spells = Spreuken
te-wapen-spells-now = Spreuken die nu kunnen worden uitgesproken
te-wapen-spell = { $spell ->
    [fireball] Vuurbal
    [freeze] Bevriezing
    [teleport] Teleportatie
    [healing] Genezing
    [summon-elemental] Elementaal oproepen
    [fog] Mist
    [summon-skeletons] Skeletten oproepen
    [summon-skeleton-horde] Horde skeletten oproepen
    [drums-of-death] Trommels van de dood
    [resurrect] Herrijzenis
    [banish-undead] Ondoden verdrijven
    [banish-undead-horde] Horde ondoden verdrijven
    [blessing] Zegen
    [summon-greater-demon] Grotere demon oproepen
    [summon-lesser-demon] Lagere demon oproepen
    [demonic-wind] Demonische wind
    [demonic-laughter] Demonisch gelach
    [animate-forest] Bos tot leven wekken
    [animate-river] Rivier tot leven wekken
    [summon-insect-swarm] Insectenzwerm oproepen
    [thorns] Doornen
   *[other] { $name }
}
te-wapen-item = { $item ->
    [holy-blade] Heilig zwaard
    [blade-of-courage] Zwaard van moed
    [blade-of-protection] Zwaard van bescherming
    [blade-of-spells] Zwaard van spreuken
    [blade-of-speed] Zwaard van snelheid
    [blade-of-flying] Zwaard van vliegen
    [blade-of-the-forest] Zwaard van het woud
    [blade-of-accuracy] Zwaard van nauwkeurigheid
    [blade-of-fear] Zwaard van vrees
    [mithril-armour] Harnas van mithril
    [magic-wand] Toverstaf
    [ring-of-fire] Ring van vuur
    [boots-of-striding] Zevenmijlslaarzen
    [cloak-of-shadows] Mantel van schaduw
    [amulet-of-healing] Amulet van genezing
    [horn-of-command] Hoorn van bevel
    [crystal-of-sight] Kristal van zicht
    [ring-of-warding] Ring van afweer
    [banner-of-regeneration] Banier van regeneratie
    [banner-of-might] Banier van macht
    [banner-of-steadfastness] Banier van standvastigheid
    [banner-of-fear] Banier van vrees
    [banner-of-magic] Banier van magie
    [banner-of-speed] Banier van snelheid
    [banner-of-the-forest] Banier van het woud
    [banner-of-fortitude] Banier van weerstand
    [banner-of-warding] Banier van afweer
   *[other] { $name }
}
te-wapen-tap-spell = Tik een van de gemarkeerde vakken aan, of kies hier.
te-wapen-turn = De beurt
te-wapen-turn-of = { $last ->
    [0] Beurt <strong>{ $turn }</strong>
   *[other] Beurt <strong>{ $turn }</strong> van { $last }
}
te-wapen-activates-suit = { $card } activeert { $count } { $suit } van { WITHIN($army) }
te-wapen-is-over = de veldslag is voorbij
te-wapen-cards-to-draw = { $count ->
    [one] er is nog 1 kaart te trekken
   *[other] er zijn nog { $count } kaarten te trekken
}
te-wapen-active-now = Geactiveerd door deze kaart
te-wapen-colour = { $colour ->
    [red] rood
   *[black] zwart
}
te-wapen-ready-of = { $ready } van { $all } paraat<long> om te activeren</long>
te-wapen-wounds-lost-of = { $lost } van { COUNT($of, "wond", "wonden") } verloren
te-wapen-wins-by = Wint ook hiermee, als een beurt eindigt:
te-wapen-goal-met = gelukt
te-wapen-goal = hiermee wint { WITHIN($army) }: { $what }
te-wapen-the-card = De kaart

# In de lobby, en de hulp.
te-wapen-help-title = De pagina van een veldslag
te-wapen-help-what = Eerst het veld, daarnaast of daaronder wat de open kaart vraagt. Daaronder ligt het boek: logboek, bevelen, legers, veld, zetels.
te-wapen-help-how = Draai een kaart om, kies wie er wordt geactiveerd, tik op een gemarkeerde hex om te bewegen en op een vijand om aan te vallen. De kansen van een aanval staan erbij voordat er iets valt.
te-wapen-help-key-next = n
te-wapen-help-does-next = de volgende eenheid die iets kan
te-wapen-help-key-card = p
te-wapen-help-does-card = de volgende kaart omdraaien
te-wapen-help-key-done = d
te-wapen-help-does-done = einde van de zetten, dan van de kaart
te-wapen-help-key-follow = f
te-wapen-help-does-follow = de winnaar rukt op
te-wapen-help-key-activate = a
te-wapen-help-does-activate = activeren wie je hebt gekozen
