# Het bord in woorden.

atlas-find = Zoek een plaats of iemand
atlas-bare = Ook plaatsen waar niets is
atlas-count = { $count ->
    [one] 1 van { $all } plaatsen
   *[other] { $count } van { $all } plaatsen
}
