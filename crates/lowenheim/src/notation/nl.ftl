# Wat er mis is met een getypt bevel, en wat goed zou zijn.

line-empty = De regel is leeg.
begins-with = Een bevel begint met een van deze woorden: { $known }.
no-order = `{ $verb }` is geen bevel.
orders-are = Deze bevelen zijn er: { $known }.
did-you-mean = Bedoel je `{ $word }`?

as-sheet-says = Schrijf `{ $verb } …` zoals het op je blad staat.
write = Schrijf `{ $form }`.
write-like = Schrijf `{ $form }`, bijvoorbeeld `{ $example }`.

# Een woord dat er niet staat, of een te veel.
is-missing = { $what } ontbreekt.
reason-missing = `{ $word }` en een reden ontbreken.
too-many = `{ $word }` is één woord te veel.
a-card = Een kaart
a-faction = Een factie
a-figure = Een figuur
a-hex = Een vak
a-hexside = Een vakrand
a-number = Een getal
a-place = Een plaats
a-spell = Een spreuk
an-aim = Een doel
gun-number = Het nummer van het kanon
what-is-chosen = Wat er gekozen wordt
what-is-used = Wat er gebruikt wordt
one-or-other = `{ $one }` of `{ $other }`

# Een woord dat niet het juiste is.
stands-here = Hier hoort `{ $word }`, niet `{ $found }`.
neither = `{ $word }` is niet `{ $one }` en ook niet `{ $other }`.
none-of = `{ $word }` is geen van deze: { $known }.
not-after = `{ $word }` komt niet achter `{ $before }`.
no-spell = `{ $word }` is geen spreuk.
no-place = `{ $word }` is geen plaats; schrijf haar letter, bijvoorbeeld h.
no-hexside = `{ $word }` is geen vakrand; schrijf een vak en een van zijn randen { $sides }.
no-number = `{ $word }` is geen getal; schrijf 1, 2, 3 ….
no-gun = `{ $word }` is geen nummer; de kanonnen zijn 1 en 2.
no-marker = `{ $word }` is geen fiche; deze zijn er: { $known }.
no-faction = `{ $word }` is geen factie; deze zijn er: { $known }.
no-card = `{ $word }` is geen kaart; deze zijn er: { $known }.
nothing-used = `{ $word }` is niets wat je kunt gebruiken.
figures-are-joined = Figuren worden verbonden met `+`, zonder spaties.

# Om wat een id geen id van is heen.
sentence = { $what }.
