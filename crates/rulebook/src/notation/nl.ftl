# Wat er mis is met een getypt bevel, en wat goed zou zijn.

not-order = Bij teken { $position }: { $wrong } { $right }
line-empty = De regel is leeg.
begins-with = Een bevel begint met een van deze woorden: { $known }.
no-order = `{ $verb }` is geen bevel.
orders-are = Deze bevelen zijn er: { $known }.
did-you-mean = Bedoel je `{ $word }`?
stands-within = `{ $word }` staat binnen een ander: `{ $form }`.

as-sheet-says = Schrijf `{ $verb } …` zoals het op je blad staat.
write = Schrijf `{ $form }`.
write-like = Schrijf `{ $form }`, bijvoorbeeld `{ $example }`.

# Een woord dat er niet staat, of een te veel.
is-missing = { $what } ontbreekt.
too-many = `{ $word }` is één woord te veel.
a-seat = Een zetel
a-hex = Een vak
a-hexside = Een vakrand
a-direction = Een richting
a-number = Een getal
a-word = Een woord
one-of = Een van { $known }
one-or-other = `{ $one }` of `{ $other }`

# Een woord dat niet het juiste is.
stands-here = Hier hoort `{ $word }`, niet `{ $found }`.
neither = `{ $word }` is niet `{ $one }` en ook niet `{ $other }`.
none-of = `{ $word }` is geen van deze: { $known }.
not-here = `{ $word }` hoort hier niet.
no-seat = `{ $word }` is geen zetel; schrijf haar naam, bijvoorbeeld north
no-hex = `{ $word }` is geen vak; schrijf kolom,rij, bijvoorbeeld 4,12
no-hexside = `{ $word }` is geen vakrand; schrijf een vak en een van zijn randen { $sides }
no-direction = `{ $word }` is geen richting; schrijf een van { $directions }
no-number = `{ $word }` is geen getal; schrijf 1, 2, 3 …
joined-by-plus = Meer dan een wordt verbonden met `+`, zonder spaties: `{ $one }+{ $next }`.

# Om wat een id geen id van is heen.
sentence = { $what }.
