# A word that is none. What follows in the sentence puts the full stop.

not-named = `{ $text }` is not in the list; there are { $known }
not-small = `{ $text }` is no id; write 1 to 60 small letters, digits and hyphens
not-short = `{ $text }` is no id; write 1 to 12 letters, digits and hyphens
one-of = One of { $known }
an-id = An id
