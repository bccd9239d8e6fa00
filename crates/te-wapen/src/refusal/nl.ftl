# Waarom de spelregels nee zeggen, en wat wel mag.

and = en
nobody = Niemand

card = { $suit ->
    [hearts] Harten
    [diamonds] Ruiten
    [spades] Schoppen
   *[clubs] Klaver
}{ $rank ->
    [jack] boer
    [queen] vrouw
    [king] heer
    [ace] aas
   *[other] {" "}{ $rank }
}
ground = { $terrain ->
    [open] open terrein
    [woods] bos
    [difficult] moeilijk terrein
    [hill] een heuvel
    [river] een rivier
    [village] een dorp
    [impassable] onbegaanbaar
    [stone-circle] een steencirkel
    [burial-mound] een grafheuvel
    [temple] een tempel
    [building-a] een gebouw van zwak hout
    [building-b] een gebouw van zwakke steen
    [building-c] een gebouw van sterk hout
    [building-d] een gebouw van sterke steen
   *[rubble] puin
}

# Kaarten en activaties.
leads-nobody = { $who ->
    [organiser] De organisator
    [rules] Het spel
   *[other] { $who }
} voert in deze veldslag geen leger aan.
takes-no-part = { $who ->
    [organiser] De organisator
    [rules] Het spel
   *[other] { $who }
} doet niet mee aan deze veldslag.
no-battle = Er is geen veldslag aan de gang.
no-card = Er ligt geen kaart open.
turn-one-up = Draai er een om met `proceed`.
other-armys-card = { $card } laat { $colour ->
    [red] het rode leger
   *[black] het zwarte leger
} handelen.
card-lies-open = { $card } ligt open: { $colour ->
    [red] het rode leger
   *[black] het zwarte leger
} is aan zet.
trap-first = { $who } zit vast in { $trap }, en die valt eerst aan.
let-it-attack = Laat de val aanvallen met `proceed`.
digging-first = Er { $left ->
    [one] wordt nog één muur
   *[other] worden nog { $left } muren
} opgeworpen vóór de eerste kaart.
dig-or-done = De verdediger werpt ze op met `dig HEXSIDE`, of laat de rest met `done`.
nothing-to-dig = Er wordt hier nu geen muur opgeworpen.
defender-digs = { $left ->
    [one] De muur wordt
   *[other] De muren worden
} door de verdediger opgeworpen.
side-off-table = { $side } heeft geen twee vakken van de tafel naast zich.
side-built = Op { $side } is al een muur of een klip.
side-of-enemy = { $who } staat naast { $side }.
dig-another = Kies een andere vakzijde dan { $side }, tussen twee vakken zonder vijand.
walls-limit = Er worden hoogstens { $most } muren opgeworpen, en alleen waar een verdediger is.
not-activated = { $who } is niet geactiveerd.
choose-who = Kies met `activate` wie dat is.
choose = Kies met `activate`.
no-such-piece = Er is geen `{ $who }` in deze veldslag.
other-armys-piece = { $who } hoort bij het andere leger.
off-the-table = { $who } staat niet op tafel.
chosen-already = Wie deze kaart activeert, is al gekozen.
name-each-once = Noem een of meer stukken, elk één keer.
lies-in-wait = { $who } ligt op de loer.
has-counters = { $who } heeft { $counters ->
    [one] 1 activatiefiche
   *[other] { $counters } activatiefiches
}.
card-activates-fewer = { $card } activeert er { $allowed }, geen { $chosen }.
card-activates-more = { $card } activeert er { $allowed }, en er zijn er meer paraat.
nobody-passes = Ook wie niets moet doen, wordt geactiveerd: niemand past.
others-move-first = { $who } mag nog verplaatsen, en iedereen verplaatst voor er iemand vecht.
move-it-or-done = Verplaats die eerst, of zeg `done` als er niemand meer verplaatst.
nobody-activated = { $card } heeft nog niemand geactiveerd, en niemand past.

# Verplaatsen.
moving-over = Het vechten van deze kaart is begonnen: niemand verplaatst nog.
moved-already = { $who } heeft al verplaatst of gevochten.
goes-with-its-unit = { $who } is met zijn eenheid geactiveerd en verplaatst met haar mee.
needs-its-own = Om weg te gaan is een eigen activatie nodig.
not-attached = { $who } is niet bij { $unit } aangesloten.
not-carried = { $who } heeft al verplaatst en kan niet door { $unit } verder worden meegenomen.
leave-behind = Laat die achter: `… leaving { $who }`.
held-by-trap = { $who } zit in een val, en zolang het gevecht duurt, gaat niemand eruit.
holy-ground-for = { $hex } is heilige grond, en daar komt { $who } niet.
holy-ground = { $hex } is heilige grond, en daar komen ondoden niet.
in-fog = { $hex } ligt in de mist.
starts-in-fog = { $hex } ligt in de mist: niemand verplaatst daar.
empty-path = Een zet gaat naar minstens één vak.
path-too-long = Het pad is { COUNT($hexes, "vak", "vakken") } lang, en de verplaatsing is { $far }.
not-on-table = { $hex } ligt niet op tafel.
no-neighbours = { $from } en { $to } zijn geen buren.
closed-ground = { $hex } is { $ground }.
closed-side = De vakrand { $side } is onbegaanbaar.
going-up = Naar { $hex } klimmen kost de hele zet.
wall-from-beside = Over de muur tussen { $from } en { $to } klim je alleen van ernaast.
climb-next-time = Stop in { $hex } en klim er met de volgende activatie over.
stops-behind-wall = Wie over de muur tussen { $from } en { $to } klimt, stopt erachter.
ground-stops = { $hex } is { $ground }: wie erin gaat, stopt.
ground-holds-back = { $hex } is moeilijk terrein: wie eruit gaat, verplaatst één vak.
somebody-stands = { $who } staat in { $hex }.
nobody-stops = Niemand stopt in { $hex }: het is { $ground }.

# Vechten.
acted-already = { $who } heeft al gevochten, of in plaats daarvan iets anders gedaan.
nothing-left-to = Er is net geen vak vrijgekomen voor { $who }.
move-bars-fight = { $who } vecht niet na deze zet.
nobody-here = Er is hier geen `{ $who }`.
a-friend = { $who } is een vriend.
protected = { $who } wordt beschermd door { $unit }.
attack-instead = Val in plaats daarvan { $who } aan.
fights-trap-only = { $who } zit in een val en vecht met niets anders.
attack-it = Val { $who } aan.
cloaked = { $who } draagt een mantel en kan niet worden beschoten.
in-trap-only = Alleen wie in de val zit, vecht ermee.
no-dice = { $who } heeft geen dobbelstenen op afstand { $distance }.
side-between = De vakrand tussen { $from } en { $to } is onbegaanbaar.
middle-of-fog = { $hex } is het midden van een wolk: niemand vecht daar.
sight-blocked = De zichtlijn van { $from } naar { $to } wordt geblokkeerd door { $hex }.
sight-blocked-by-wall = De zichtlijn van { $from } naar { $to } wordt geblokkeerd door de muur { $side }.

# Toveren.
cast-already = { $who } heeft al gevochten of getoverd.
too-dear = { $spell } kost { $price }, en { $who } heeft er { $points }.
no-magic-user = { $who } is geen magiegebruiker.
spell-unknown = { $who } kent { $spell } niet.
spell-to-type = { $spell } ({ $word })
spells-known = Deze spreuken wel: { $spells }.
name-element = Noem lucht (air), aarde (earth), vuur (fire) of water.
hex-not-free = { $hex } is geen vrij vak.
needs-target = { $spell } heeft een doel nodig.
needs-hex = { $spell } heeft één vak van de tafel nodig.
not-there = Er staat geen `{ $who }` op tafel.
beyond-spell = { $hex } is { COUNT($distance, "vak", "vakken") } ver, en de spreuk reikt er { $far }.
other-ground = { $hex } is geen { $terrain ->
    [woods] bos
   *[river] rivier
}.
target-too-far = { $who } is { COUNT($distance, "vak", "vakken") } ver.
hex-too-far = { $hex } is { COUNT($distance, "vak", "vakken") } ver.
not-wooden = { $hex } is geen gebouw van hout.
not-undead = { $who } is niet ondood.
fog-holds = Niemand gaat de mist in of uit.
trap-holds = { $who } zit vast in een val.
nobody-such = Er is geen `{ $who }`.
not-own-unit = { $who } is geen eenheid van je eigen leger.
unhurt = { $who } is ongedeerd.
blesses-themself = { $who } zegent anderen, nooit zichzelf.
dice-first = De dobbelstenen van { $who } zijn gevallen; zeg eerst of er een opnieuw wordt gegooid.
reroll-or-keep = Typ `reroll { $who } OGEN` of `keep { $who }`.
no-dice-wait = Er wachten geen dobbelstenen van { $who } op een nieuwe worp.
no-such-miss = Geen dobbelsteen met { $face } heeft gemist.
misses = Deze hebben gemist: { $faces }.
no-counter = { $who } heeft geen activatiefiche.
name-free-hexes = { $number ->
    [one] Noem 1 vrij vak
   *[other] Noem { $number } vrije vakken
} naast { $who }.
not-free-beside = { $hex } is geen vrij vak naast { $who }.
name-fallen = Noem een eenheid die deze beurt is uitgeschakeld.
rises-where-it-fell = { $who } keert terug in het vak waar de eenheid viel, of ernaast: { $hex }.
name-wind = Noem het vak waar de wind gaat liggen: in een rechte lijn vanaf de uitspreker, hoogstens { COUNT($far, "vak", "vakken") } ver.
in-targets-hex = De uitspreker staat in het vak van het doel.

# Individuen en voorwerpen.
has-not-ability = { $who } is geen { $ability ->
    [assassin] sluipmoordenaar
   *[shapechanger] vormveranderaar
}.
tried-already = { $who } heeft het deze beurt al geprobeerd; in de volgende mag het weer.
no-victim = { $victim } is geen vijandelijk individu naast { $who }.
changed-already = { $who } is in deze veldslag al eens veranderd.
no-animal-form = { $who } heeft geen dierengedaante.
no-such-item = { $who } heeft dit niet om te gebruiken: { $item }.
horn-too-late = De hoorn klinkt als er een getalkaart open ligt en er nog niemand is gekozen.
nobody-to-heal = { $item } geneest een gewonde eenheid waarbij { $who } is aangesloten.

# Belegeringen.
nothing-leads-up = { $hex } is een gebouw, en niets leidt naar boven.
bring-tower = Breng er eerst een belegeringstoren of ladders naast.
no-building = Er staat geen gebouw in { $hex }.
harms-no-building = { $who } brengt gebouwen geen schade toe.
must-be-beside = { $who } moet naast het gebouw staan.
not-on-rampart = { $who } is geen eenheid op een weergang.
oil-poured-out = Alles wat er in { $hex } was, is uitgegoten.
nobody-below = { $target } is geen vijand naast en onder { $who }.

# Scenario's: wat er fout is, staat na de plaats in het bestand.
only-organiser-opens = Alleen de organisator opent een veldslag.
wrong-at = { $path }: { $facts }
sentence = { $what }.
map-line = regel { $line }, kolom { $column }: { $what }.
title-length = de naam van een veldslag heeft 1 tot 80 tekens.
no-module = er is geen module { $module }.
modules = De modules van een veldslag zijn 1, 2, 3, 4 en 6.
turns-limit = een veldslag heeft 1 tot { $most } beurten.
no-army = er is geen { $colour ->
    [red] rood
   *[black] zwart
} leger.
no-table = de veldslag heeft geen tafel.
draw-or-make = Teken er een in `map`, of laat er een maken: `field = {"{"} random = "plain" {"}"}`.
drawn-and-made = een tafel is getekend of gemaakt, niet allebei.
leave-one-out = Laat `map` of `field` weg.
terrain-of-module = { $hex } is { $terrain }, en dat brengt module { $module } mee.
add-or-draw = Voeg { $module } toe aan `modules`, of teken ander terrein.
castle-of-module = een kasteel brengt module 4 mee.
add-or-choose-ground = Voeg 4 toe aan `modules`, of kies andere grond.
whose-castle = van wie is het kasteel?
write-defender = Schrijf `defender = "red"` of `defender = "black"`.
too-many-books = een scenario heeft hoogstens { $most } eigen legerboeken.
no-rulebook-row = geen spelregelboek geeft deze rij: laat het weg.
army-name-length = de naam van een leger heeft 1 tot 60 tekens.
army-size = een leger heeft 1 tot { $most } eenheden en individuen, geen { $count }.
troop-id-too-long = de id van deze troep is te lang voor een stuk.
troop-id-limit = Een id heeft hoogstens 50 tekens.
no-troop = er is geen troep `{ $troop }`.
see-army-books = De troepen staan in de legerboeken; voeg zelf een `[[book]]` toe.
near-words = Deze zijn er wel: { $words }.
troop-of-module = `{ $troop }` hoort bij module { $module }.
add-or-choose-troop = Voeg { $module } toe aan `modules`, of kies een andere troep.
stands-on-holy-ground = { $troop } kan niet in { $hex } staan: dat is een tempel, en zij zijn ondood.
stands-on-impassable = { $troop } kan niet in { $hex } staan: het is onbegaanbaar.
not-deployment = in { $hex } stelt { $colour ->
    [red] het rode leger
   *[black] het zwarte leger
} zich niet op.
deployment-rows = Het staat in de rijen { $rows }.
hex-taken = { $hex } is bezet; { $troop } kan er niet staan.
one-unit-a-hex = In een vak is plaats voor één eenheid, en voor individuen van haar leger.
does-not-ride = { $troop } rijdt niet.
no-flying-steed = { $troop } rijdt geen vliegend rijdier.
wounds-limit = { $troop } houdt 1 tot { $most } wonden uit.
name-length = een naam heeft 1 tot 60 tekens.
casts-nothing = { $troop } spreekt geen spreuken uit.
magic-limit = magiepunten zijn 0 tot { $most }.

items-of-module = { $troop } draagt magische voorwerpen, en die brengt module 3 mee.
trap-carries-nothing = een val draagt niets.
items-of-whom = wapens en andere voorwerpen zijn voor individuen, banieren voor eenheden.
six-items-rolled = er worden hoogstens zes voorwerpen gegooid.
unique-limit = één stuk draagt hoogstens { $most } unieke voorwerpen.
unique-name-length = de naam van een uniek voorwerp heeft 1 tot 60 tekens.
unique-adds = `{ $name }` voegt hoogstens 3 dobbelstenen, 3 vakken en 3 wonden toe.
unique-gives = `{ $name }` kan { $ability } niet geven, wel een van { $given }.

columns-limit = een gemaakte tafel heeft { $least } tot { $most } kolommen
rows-limit = een gemaakte tafel heeft een oneven aantal rijen, { $least } tot { $most }

map-empty = de kaart is leeg
map-begins-with-part = een kaart begint met het deel [picture]
map-begins-with-heading = een kaart begint met het kopje [picture]
row-wanted = hier hoort een rij zoals ` 0 |. . w h`
next-row = de volgende rij van de tekening is { $row }
table-limit = een tafel heeft 1 tot { $most } rijen van 1 tot { $most } vakken
row-width = deze rij heeft { COUNT($width, "vak", "vakken") }, en die erboven { $before }
no-terrain = `{ $letter }` is geen terrein; deze zijn er wel: { $letters }
names-no-card = `{ $text }` is geen kaart; schrijf hearts-10, spades-queen, clubs-ace of joker-1
no-hex = `{ $word }` is geen vak; schrijf kolom,rij, bijvoorbeeld 4,12 (een vakrand: 4,12:SE)
side-off-table = { $side } ligt niet tussen twee vakken van de tafel

# Legerboeken: wat er fout is, staat na het lid van de rij.
one-word = is één woord van kleine letters, cijfers en koppeltekens
sixty-characters = heeft 1 tot 60 tekens
book-rows = een boek heeft 1 tot { $most } rijen
id-taken = een andere rij heeft deze id; elke troep heeft een eigen id
no-form = er is geen troep die zo heet
no-form-near = er is geen troep die zo heet; deze zijn er wel: { $near }
form-unlike = is een eenheid voor een eenheid, een individu voor een individu, en er wordt niets voor gegooid
moves-limit = is één getal, of een kort en een langer, elk van 0 tot 6
dice-limit = zijn hoogstens 6 getallen, elk van 0 tot 12
longer-move = is de langste van twee zetten
two-to-six = is 2 tot 6
one-to-twenty = is 1 tot 20
school-goes-with = hoort bij de vaardigheid magic-user, en bij geen andere
points-limit = is 0 tot 50, voor een magiegebruiker
form-goes-with = hoort bij de vaardigheid shapechanger, en bij geen andere
for-individuals = general, magic-user, assassin en steadfast-leader zijn voor individuen
mounted-limit = is 1 tot 6, voor een individu
goes-with-mounted = hoort bij `mounted`: hoe ver het rijdier verplaatst
heads-are-dice = blijven weg bij een hydra: haar hoofden zijn haar dobbelstenen
trap-alone = zijn bij een val alleen `trap`: voor hij dichtklapt, is er niets van te zien en wordt er niets voor gegooid
body-of-trap = `trap` hoort bij de vaardigheid trap, en bij geen andere

# Wat de organisator bijstelt.
nobody-to-set-right = Er is geen eenheid of individu `{ $piece }` op tafel.
whom-to-set-right = Wie op tafel staat kan bijgesteld worden, van 1 treffer tot wat het ongedeerd verdraagt.

# Waarmee een leger wint.
too-many-goals = een leger heeft hoogstens { $most ->
    [one] 1 doel
   *[other] { $most } doelen
}
goal-hexes = noem één vak of meer, elk één keer
goal-hex-closed = niemand kan in { $hex } staan
goal-number = van { $count ->
    [one] 1 vak
   *[other] { $count } vakken
} zijn er 1 tot { $count } te bezetten
turn-and-turns = vakken zijn bezet aan het einde van één beurt, of van enkele beurten achtereen
turn-or-turns = Laat `turn` of `turns` weg.
goal-turn = loopt van 1 tot { $most }
kept-for-ever = een veldslag zonder laatste beurt zegt niet tot wanneer iemand op tafel blijft
write-turn = Schrijf `turn`, of `turns` in `[options]`.
goal-pieces = noem één stuk of meer, elk één keer
goal-nobody = er is geen `{ $piece }` in het { $colour ->
    [red] rode
   *[black] zwarte
} leger
goal-ids = Een stuk heet `{ $colour }-TROEP-NUMMER`, per rij geteld in de volgorde van het bestand.
goal-trap = `{ $piece }` is een val, waarvan de vijand niets weet
goal-units = er staan 1 tot { $count } eenheden aan een rand, zoveel als het { $colour ->
    [red] rode
   *[black] zwarte
} leger er heeft

# Opstellen voor de eerste kaart, en deuren.
others-wait = { $left ->
    [one] { $who } wacht nog om te worden opgesteld.
   *[other] Er wachten er nog { $left } om te worden opgesteld, onder wie { $who }.
}
deploy-them = Stel ze op met `deploy STUK VAK`, zoals { $piece }; zeg dan `done`.
army-deploys = Het { $colour ->
    [red] rode
   *[black] zwarte
} leger wordt opgesteld.
deploy-or-done = Wie het leidt, stelt het op met `deploy STUK VAK` en eindigt met `done`.
deployment-over = Er wordt nu niemand opgesteld.
not-to-deploy = { $who } wordt nu niet opgesteld.
not-in-zone = { $hex } ligt niet in de zone van het { $colour ->
    [red] rode
   *[black] zwarte
} leger.
zone-is = De vakken zijn { $zone }.
undead-and-temple = { $who } kan niet op de heilige grond van { $hex } staan.
deployed-there = { $who } staat in { $hex }.
zones-overlap = { $hex } ligt in de zones van beide legers
nobody-waits = een zone is voor stukken zonder `hex`, en die zijn er niet
no-hex-no-zone = het stuk heeft geen vak, en zijn leger geen zone
hex-or-zone = Schrijf `hex`, of `zone` voor het leger.
zone-off-table = { $line } ligt niet op tafel
zone-too-small = { $units ->
    [one] er wacht 1 eenheid
   *[other] er wachten { $units } eenheden
} en voor hen { $hexes ->
    [one] is 1 vak
   *[other] zijn { $hexes } vakken
} vrij
trap-without-hex = { $troop } is een val, en vallen liggen waar het scenario het zegt
doors-are-drawn = alleen een getekende tafel heeft gebouwen om te noemen
door-of-nothing = er staat geen gebouw in { $hex }
