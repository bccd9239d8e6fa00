# Wat er mis is met een stad in tekeningnotatie. Een zin staat achter het nummer van zijn regel.

in-line = regel { $line }: { $what }
in-part = [{ $part }] { $what }
part-expected = [{ $heading }] staat waar [{ $part }] hoort
part-too-many = [{ $heading }] komt na het laatste deel
begins-with = een kaart begint met het kopje [{ $part }]
ends-before = de kaart eindigt voor haar deel [{ $part }]

# Een deel waaraan iets ontbreekt.
no-rows = [{ $part }] heeft geen rijen
no-group = [{ $part }] het gebouw in { $hex } hoort bij geen enkele groep
lacks = aan [{ $part }] ontbreekt { $thing ->
    [place] de plaats
    [section] het stuk muur
    [door] de deur
    [civilian] de burger
   *[name] de naam
} { $first }

# Wat er op een regel staat.
stands-here = `{ $line }`: hier hoort { $shape }
a-row = een rij, bijvoorbeeld ` 4 |, . . h`
a-place = een plaats, bijvoorbeeld `I poor: 15,12`
a-place-in-half = een plaats en haar helft van de stad, bijvoorbeeld `I poor`
a-group = een groep gebouwen, bijvoorbeeld `P13: 10,17 10,18`
a-fire-list = een plaats met zes van haar vakken
a-section = een stuk muur, bijvoorbeeld `guards-corner 5,10: 5,10:NE+E`
a-section-at = een stuk muur en zijn vak, bijvoorbeeld `guards-corner 5,10`
a-door = een deur, bijvoorbeeld `41 P03: 17,12 -> 17,11`
a-civilian = een burger en een vak, bijvoorbeeld `queen: 12,2`
a-name = een naam en zijn vakken, bijvoorbeeld `statue: 13,17`
hexsides = een reeks vakranden, bijvoorbeeld 4,12:SE+SW

# De tekening.
next-row = rij `{ $row }`: de volgende rij van de tekening is { $expected }
no-legend = `{ $letter }` staat niet in de legenda; daar staan { $legend }
row-hexes = rij { $row } heeft { COUNT($hexes, "vak", "vakken") }; elke rij heeft er evenveel, hier { $columns }, en een tekening heeft hoogstens { $most } rijen en kolommen

# Wat erin ligt.
wall-twice = de muur { $side } staat er twee keer
closed-already = { $side } is al een muur of een stuk van de poort
no-half = `{ $half }` is geen helft van de stad; schrijf poor, rich of canal
bridges-on-canal = plaats { $place }: de bruggen J en K liggen op de gracht, verder niets
not-drawn-with = plaats { $place }: { $hex } is niet getekend met een van `{ $characters }`
not-in-list = plaats { $place }: { $hex } is als deel ervan getekend, maar staat niet in de lijst
no-group-name = `{ $name }` is geen naam van een groep; schrijf letters en cijfers
no-building = groep { $group }: in { $hex } staat geen gebouw
of-another-group = groep { $group }: { $hex } hoort bij een andere groep
six-wanted = plaats { $place } heeft { COUNT($hexes, "vak", "vakken") }; een dobbelsteen heeft er zes nodig
no-building-of = { $hex } is geen gebouw van plaats { $place }
no-section = `{ $word }` is geen stuk muur; deze zijn er: { $known }
no-wall = stuk muur { $section }: { $side } is geen muur
no-door-number = `{ $number }` is geen getal van twee dobbelstenen; schrijf 11 tot 66, met cijfers van 1 tot 6
door-no-group = deur { $door }: { $house } hoort bij geen groep `{ $group }`
no-step = deur { $door }: van { $house } kan niemand naar { $exit } stappen
no-civilian = `{ $word }` is geen burger; deze zijn er: { $known }
no-hex-name = `{ $name }` is geen naam van een vak; schrijf kleine letters en koppeltekens
no-place = `{ $letter }` is geen plaats; deze zijn er: { $known }
twice = `{ $name }` staat er twee keer
outside-picture = { $hex } ligt buiten de tekening, die de kolommen 0 tot { $column } en de rijen 0 tot { $row } heeft
no-hexes = de lijst met vakken is leeg
hex-twice = { $hex } staat er twee keer
not-enterable = in { $hex } kan niemand staan: daar liggen velden of de gracht, of er staat een huis
one-hex = `{ $text }`: hier hoort één vak
no-direction = `{ $word }` is geen richting; schrijf NE, E, SE, SW, W of NW
rim = { $side } is de rand van de tekening; daarachter ligt niets
no-hex = `{ $word }` is geen vak; schrijf kolom,rij, bijvoorbeeld 4,12 (een vakrand: 4,12:SE)
