# What terrain does.

only-by-stairs = only over stairs, ladders and towers
nobody-enters = nobody enters
stops = who enters stops
holds-back = who leaves moves one hex
bars-combat = who enters does not fight
shelters = attacked with { $dice ->
    [one] 1 die
   *[other] { $dice } dice
} less
shelters-from-below = attacked by those below with { $dice ->
    [one] 1 die
   *[other] { $dice } dice
} less
hinders = attacks with { $dice ->
    [one] 1 die
   *[other] { $dice } dice
} less
blocks-sight = blocks sight
gives-magic = gives back a magic point
raises-dead = the dead rise for a point less
keeps-undead-out = undead do not enter
