# What is wrong with a typed order, and what would be right.

not-order = At character { $position }: { $wrong } { $right }
line-empty = The line is empty.
begins-with = An order begins with one of { $known }.
no-order = `{ $verb }` is no order.
orders-are = The orders are { $known }.
did-you-mean = Did you mean `{ $word }`?
stands-within = `{ $word }` stands within another: `{ $form }`.

as-sheet-says = Write `{ $verb } …` as your sheet says.
write = Write `{ $form }`.
write-like = Write `{ $form }`, such as `{ $example }`.

# A word that is not there, or one too many.
is-missing = { $what } is missing.
too-many = `{ $word }` is one word too many.
a-seat = A seat
a-hex = A hex
a-hexside = A hexside
a-direction = A direction
a-number = A number
a-word = A word
one-of = One of { $known }
one-or-other = `{ $one }` or `{ $other }`

# A word that is not the right one.
stands-here = `{ $word }` stands here, not `{ $found }`.
neither = `{ $word }` is neither `{ $one }` nor `{ $other }`.
none-of = `{ $word }` is none of { $known }.
not-here = `{ $word }` does not stand here.
no-seat = `{ $word }` names no seat; write its name, such as north
no-hex = `{ $word }` names no hex; write column,row such as 4,12
no-hexside = `{ $word }` names no hexside; write a hex and one of its sides { $sides }
no-direction = `{ $word }` is no direction; write one of { $directions }
no-number = `{ $word }` is no number; write 1, 2, 3 …
joined-by-plus = Several are joined by `+`, without blanks: `{ $one }+{ $next }`.

# Around what an id is no id of.
sentence = { $what }.
