# What is wrong with a typed order, and what would be right.

line-empty = The line is empty.
begins-with = An order begins with one of { $known }.
no-order = `{ $verb }` is no order.
orders-are = The orders are { $known }.
did-you-mean = Did you mean `{ $word }`?

as-sheet-says = Write `{ $verb } …` as your sheet says.
write = Write `{ $form }`.
write-like = Write `{ $form }`, such as `{ $example }`.

# A word that is not there, or one too many.
is-missing = { $what } is missing.
reason-missing = `{ $word }` and a reason are missing.
too-many = `{ $word }` is one word too many.
a-card = A card
a-faction = A faction
a-figure = A figure
a-hex = A hex
a-hexside = A hexside
a-number = A number
a-place = A place
a-spell = A spell
an-aim = An aim
gun-number = The number of the gun
what-is-chosen = What is chosen
what-is-used = What is used
one-or-other = `{ $one }` or `{ $other }`

# A word that is not the right one.
stands-here = `{ $word }` stands here, not `{ $found }`.
neither = `{ $word }` is neither `{ $one }` nor `{ $other }`.
none-of = `{ $word }` is none of { $known }.
not-after = `{ $word }` does not follow `{ $before }`.
no-spell = `{ $word }` is no spell.
no-place = `{ $word }` is no place; write its letter, such as h.
no-hexside = `{ $word }` names no hexside; write a hex and one of its sides { $sides }.
no-number = `{ $word }` is no number; write 1, 2, 3 ….
no-gun = `{ $word }` is no number; guns are 1 and 2.
no-marker = `{ $word }` names no marker; there are { $known }.
no-faction = `{ $word }` names no faction; there are { $known }.
no-card = `{ $word }` names no card; there are { $known }.
nothing-used = `{ $word }` is nothing that is used.
figures-are-joined = Figures are joined by `+`, without blanks.

# Around what an id is no id of.
sentence = { $what }.
