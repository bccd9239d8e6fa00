# The realm's clauses and rulings in Dutch.

# What the book is called.
name-l-wenherz = Löwenherz, het rijk
name-rulings = Uitspraken
