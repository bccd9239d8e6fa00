# What is missing in a typed order, and what is no word of the siege.

a-card = A card
a-figure = A figure
a-place = A place
what-is-used = What is used

no-card = `{ $word }` names no card; there are { $known }
no-place = `{ $word }` is no place; write its letter, such as h.
nothing-used = `{ $word }` is nothing that is used.
