# The rulebooks.

rules-search = Search the rules
rules-search-about = for example: fire, or HEI-120
rules-found = { $count ->
    [0] No clause says that.
    [one] One clause found
   *[other] { $count } clauses found
}
rules-more = And { $count } more; another word narrows it down.
rules-contents = Contents
rules-about = Each rule of a book has a number, and the log names it wherever it counted. Here are all of them in our own words, with what we rule where a book is silent. What belongs to a private briefing is shown to whoever holds it.
rules-clauses = { $count ->
    [one] 1 clause
   *[other] { $count } clauses
}
