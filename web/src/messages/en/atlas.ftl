# The board in words.

atlas-find = Find a place or somebody
atlas-bare = Places with nothing on them, too
atlas-count = { $count ->
    [one] 1 of { $all } places
   *[other] { $count } of { $all } places
}
