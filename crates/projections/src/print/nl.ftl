# Bladen om af te drukken.

checkpoint = Zo eindigde het logboek toen dit gemaakt werd, en het huis heeft het ondertekend. Wie deze regels bewaart, kan ze later naast het logboek leggen: tot daar kan niets ongezien veranderen.

briefing-of = { $faction }: briefing
eyes-only = { $title } · alleen voor jouw ogen
heard = Wat iedereen van je heeft gehoord
know = Wat je weet
want = Wat je wilt
alone = Wat alleen jij kunt
how-ordered = Hoe je het beveelt
think = Wat je van de anderen vindt

roster-of = { $faction }: figurenlijst
roster-when = { $turn ->
    [0] { $title } · voor de eerste beurt
   *[other] { $title } · zoals in beurt { $turn }
}
roster-legend = B Beweging · V Vechtkunst · A aanvallen · K Kracht · T Taaiheid. Kruis een Wond aan voor elke die verloren gaat; de andere vakjes zeggen waar een figuur is die niet op de kaart staat. Met het woord in de tweede kolom noemen bevelen de figuur.
promises = Beloften, vermoedens, plannen
figure = Figuur
place = Plaats
attack-defence-moves = A/V/B
movement-and-combat = Beweging en gevecht
in-orders = in bevelen
letter-move = B
letter-fight = V
letter-attacks = A
letter-strength = K
letter-toughness = T
letter-wounds = W
wounds = Wonden
stunned = verdoofd
temple = Tempel
in-temple = in de Tempel
starved = verhongerd
gone = weg
marks = littekens
leader = { $who }, leider
wounds-lost = Verloren Wonden
ticked = { $what }: { $ticked } van { $count } aangekruist
others-known = De anderen, voor zover je ze kent
whose = Van wie
figures = Figuren
on-map = op de kaart
the-city = de stad
the-enemy = de vijand

quick = Spelregelkaart
quick-beside = De belegering van Lowenheim · `wapenrol rules HEI-156` legt een nummer voluit uit
step = Stap
step-name = Naam
who-acts = Wie handelt
what-done = Wat er gebeurt
orders = Bevelen
action-cards = Actiekaarten
event-cards = Gebeurteniskaarten
command-cards = Commandokaarten
effect-die = De effectdobbelsteen
named-marks = Wat een personage overhoudt
numbers = Getallen
copies = Aantal
card = Kaart
card-does = Wat ze doet
orders-written = Hoe bevelen worden geschreven
orders-beside = Eén regel per bevel; hoofdletters staan voor woorden
order = Bevel
such-as = Zoals
any-step = elke
hexes-written = Een HEX is de kolom en de rij van een vak, `4,12`; een HEXSIDE een van de vakken aan een rand en een richting, `4,12:SE` (NE, E, SE, SW, W, NW). Een FIGURE is een personage, `mannheim`, of een soort en een nummer, `foot-soldier-3`; meerdere worden verbonden, `foot-soldier-1+foot-soldier-2`.
words-written = CARD: `{ $cards }`. FACTION: `{ $factions }`. MARKER: `{ $markers }`. Haken: mag weg. …: zoveel als je wilt.

city = De stad
city-beside = { $title } · een vak wordt geschreven als kolom,rij
city-legend = donker: huizen · golven: gracht · dik: muur · onderbroken: poort · gekruist: barricade
city-map = De stad als kaart van vakken
fate-fire = brand
fate-ruin = ruïne

record = Notatieblad
record-front = Notatieblad, voorkant
record-back = Notatieblad, achterkant
record-turn = beurt
record-page = blad
record-by = geschreven door
who = Wie
dice-fell = Dobbelstenen, zoals ze vielen
more = meer
with-step = met de stap
record-how = Ingetypt is een regel `wie: bevel dice ogen`, zoals `city-guard: strike mannheim skaven-3 dice 5 2 6`; zoveel letters van wie als nodig zijn om de zetels uit elkaar te houden, `organiser` voor de regels, `all: done` voor ieder die nog mag handelen. `turn 3` en `step 7` op een eigen regel worden nagekeken. Kaarten komen van het programma, typ stap 1 tot 3 dus terwijl ze gebeuren. Dan `wapenrol play CAMPAIGN FILE`.

moves = Zetten
dice-by-distance = Dobbelstenen per afstand
hit-at = geraakt op
endures = Houdt uit
what-sets-apart = Wat het bijzonder maakt
army-legend = Zetten zijn de korte en de lange. Kruis een vakje aan voor elke treffer. Met het woord in de tweede kolom noemen bevelen het stuk.
ground = Het terrein
wins-by = Wint ook hiermee, als een beurt eindigt
card-number = 2 tot 10
card-number-does = activeert één eenheid of personage
card-picture = Boer, vrouw, heer
card-picture-does = activeren er twee
card-ace = Aas
card-ace-does = activeert er drie
card-joker = Joker
card-joker-does = beëindigt de beurt: de stapel wordt geschud
card-colour = Kleur
card-colour-does = harten en ruiten laten het rode leger handelen, schoppen en klaveren het zwarte
crowns = { $crowns ->
    [one] 1 kroon
   *[other] { $crowns } kronen
}, { $income } erbij per beurt
elsewhere = In garnizoen, gevangen, verloren
where = Waar
captive-of = gevangen bij { $seat }
space = Gebied
province = Provincie
broken = Kapot
notes = Aantekeningen
castle = kasteel
walled-town = ommuurde stad
map-phase = { $phase ->
    [muster] Werven
    [orders] Bevelen
    [battles] Gevechten
   *[retreats] Terugtochten
}
record-how-plain = Ingetypt is een regel `wie: bevel dice ogen`; zoveel letters van wie als nodig zijn om de zetels uit elkaar te houden, `organiser` voor de regels, `all: done` voor ieder die nog mag handelen. `turn 3` op een eigen regel wordt nagekeken. Dan `wapenrol play CAMPAIGN FILE`.
no-such-sheet = { $system ->
    [battle] Een veldslag
    [assault] Een bestorming
    [realm] Een rijk
   *[map] Een kaart
} heeft geen blad `{ $kind }`; er zijn { $known }.
nobody-there = Niemand speelt hier als `{ $seat }`; er zijn { $known }.

not-yours = De bladen van `{ $seat }` zijn voor die zetel en de organisator; deze sleutel is die van `{ $own }`.
key-needed = Voor briefing en figurenlijst is de sleutel nodig van de zetel of van de organisator; hij staat in de link.

# De bladen van een bestorming.
town-legend = grijs met een getal: een muur, en zijn niveau · donker: huizen, stallen · bleek: gracht · dik: een borstwering · onderbroken: door een poort · een vak wordt kolom,rij geschreven, en `:top` is de weergang boven een poort, het dak van een donjon
town-map = De stad als kaart van vakken
fate-breach = bres
terrain = { $terrain ->
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
   *[keep] donjon
}
your-strength = Wat je hebt
what-you-see = Wat je ziet van { $other }
task-hold = { $side ->
    [besiegers] Houd deze vakken aan het eind van een spelbeurt: { $hexes }.
   *[besieged] Zorg dat de belegeraars deze vakken niet houden: { $hexes }.
}
task-burn = { $side ->
    [besiegers] Brand af wat in deze vakken staat: { $hexes }.
   *[besieged] Zorg dat niet afbrandt wat in deze vakken staat: { $hexes }.
}
task-assault = { $side ->
    [besiegers] De stad is bestormd als van de belegerden niemand meer op de kaart is.
   *[besieged] De belegeraars zijn afgeslagen als van hen niemand meer op de kaart is.
}
task-turns = { $side ->
    [besiegers] Als spelbeurt { $turns } voorbij is, hebben de belegerden standgehouden.
   *[besieged] Houd stand tot spelbeurt { $turns } voorbij is.
}
task-siege = { $side ->
    [besiegers] Neem de donjon: sta erin terwijl niemand van de belegerden er staat, aan het eind van de gevechten van een dag; of breng het garnizoen ertoe zich over te geven.
   *[besieged] Houd de donjon, en geef je niet over: er kan ontzet komen.
}
task-strategic-turns = { $side ->
    [besiegers] Als strategische beurt { $turns } voorbij is, heeft de stad standgehouden.
   *[besieged] Houd stand tot strategische beurt { $turns } voorbij is.
}
class-count = { $class ->
    [baron] { $count ->
        [one] 1 baron
       *[other] { $count } baronnen
    }
    [knight] { $count ->
        [one] 1 ridder
       *[other] { $count } ridders
    }
    [sergeant] { $count ->
        [one] 1 sergeant
       *[other] { $count } sergeanten
    }
    [spearman] { $count ->
        [one] 1 speerdrager
       *[other] { $count } speerdragers
    }
    [foot-soldier] { $count ->
        [one] 1 voetsoldaat
       *[other] { $count } voetsoldaten
    }
    [crossbowman] { $count ->
        [one] 1 kruisboogschutter
       *[other] { $count } kruisboogschutters
    }
    [longbowman] { $count ->
        [one] 1 langeboogschutter
       *[other] { $count } langeboogschutters
    }
    [archer] { $count ->
        [one] 1 boogschutter
       *[other] { $count } boogschutters
    }
    [engineer] { $count ->
        [one] 1 ingenieur
       *[other] { $count } ingenieurs
    }
    [townsman] { $count ->
        [one] 1 poorter
       *[other] { $count } poorters
    }
    [civilian] { $count ->
        [one] 1 burger
       *[other] { $count } burgers
    }
   *[horse] { $count ->
        [one] 1 paard zonder ruiter
       *[other] { $count } paarden zonder ruiter
    }
}
thing = { $thing ->
    [siege-tower] Belegeringstoren
    [ram] Stormram
    [roofed-ram] Overdekte stormram
    [mangonel] Mangonel
    [trebuchet] Blijde
   *[ladder] Ladder
}
from-to = { $from } naar { $to }
in-camp = in het kamp
barrels = Olie: { $barrels ->
    [one] 1 vat
   *[other] { $barrels } vaten
}.
store = Rantsoenen: { $rations }. Een strategische beurt kost er { $eaten }.
fascines = Grachtvakken die voor een bestorming gevuld kunnen worden: { $hexes }.
ladders-and-engines = Ladders en belegeringstuig
points-lost = Rammeipunten verloren
in-store = In voorraad
preparations = Voorbereidingen
siege-day = Dag { $day }
and = en

# De bladen van een rijk.
realm-when = { $round ->
    [0] { $title } · voor de eerste ronde
   *[other] { $title } · zoals in ronde { $round }
}
realm-points = Punten
realm-ducats = Dukaten
realm-knights = Ridders in voorraad
realm-castles = Kastelen te plaatsen
realm-mountains = Zilverbergen
realm-hand = Politieke kaarten op hand
realm-territories = Gebieden
realm-castle-at = Kasteel
realm-spaces = Vakken
realm-towns = Steden
realm-strength = Ridders
realm-board = Het bord
realm-neutral = neutraal
realm-letter = { $colour ->
    [ochre] O
    [lilac] L
    [gray] G
   *[red] R
}
realm-legend = ♣ bos · ▲ zilverberg · ⌂ stad · ♜ kasteel · ♞ ridder · dik: een grens · een vak is kolom,rij; een grens is een vak en E (rechts) of S (onder), `3,4:E`; G is grijs, R is rood
realm-step = { $step ->
    [card] Kaart
    [decisions] Keuzes
    [talks] Overleg en biedingen
   *[action] Acties
}
realm-action = { $kind ->
    [money] Geldzak
    [boundaries] Grenzen
    [single-sword] Eén zwaard met schild
    [double-sword] Twee zwaarden met schild
   *[crown] Kroon en scepter
}
realm-action-does = { $kind ->
    [money] Wie dit kiezen, delen de dukaten; wat niet opgaat, blijft in de bank.
    [boundaries] Plaats er ten hoogste zoveel als de kaart zegt, een voor een, op elke zijde die niet binnen een gebied ligt.
    [single-sword] Plaats een ridder naast je kasteel of een keten van je ridders, of breid een gebied met een of twee vakken uit.
    [double-sword] Plaats twee ridders, of een ridder en een uitbreiding.
   *[crown] Bekijk een stapel politieke kaarten en houd er een.
}
realm-founding = Wat een gebied waard is als het wordt gesticht
realm-spaces-to = { $from } tot { $to } vakken
realm-spaces-from = { $from } vakken en meer
realm-so-many-points = { $points ->
    [one] 1 punt
   *[other] { $points } punten
}
realm-each-town = Elke stad daarbij
realm-politics = Politieke kaarten
politics-card = { $kind ->
    [treasure] Schat { $number }
    [parchment] Perkament { $number }
    [alliance] Bondgenootschap
   *[renegade] Overloper
}
politics-card-does = { $card ->
    [alliance] Bij een keuze gespeeld: twee buurgebieden nemen niets van elkaar.
    [renegade] Bij een keuze gespeeld: een ridder van een buur gaat naar huis, een van jou komt in je gebied.
    [treasure-8] Betaalt één keer 8 dukaten.
    [treasure-10] Betaalt één keer 10 dukaten.
    [treasure-12] Betaalt één keer 12 dukaten.
    [treasure-15] Betaalt één keer 15 dukaten.
    [parchment-3] 3 punten als de koning dood is.
    [parchment-4] 4 punten als de koning dood is.
   *[parchment-5] 5 punten als de koning dood is.
}

# De bladen van een slag.
field-when = Het veld in beurt { $turn } · een vak wordt geschreven als kolom,rij
field-map = Het veld als kaart van vakken
field-legend = grijs met een getal: een gebouw, en hoeveel treffers het nog doorstaat · bleek: water · dik: een muur, hek of heg · onderbroken: een klif waar niemand over kan
field-zone = { $line ->
    [zone] gestreept
   *[other] gestippeld
}: waar { WITHIN($army) } kan worden opgesteld
field-door = een gebouw met een deur voor iedereen te voet
field-goal = { $army } kan hiermee winnen: { $what }
