# What a view of the siege tells.

spell-not-blank = { $count ->
    [one] 1 card that is not Blank
   *[other] { $count } cards that are not Blank
}
spell-more = x more { $card }, at least 1
spell-healing = A named person in the wizard's hex or next to it gets 1 Wound back.
spell-wall-of-water = Closes two hexsides that meet in a corner of the wizard's hex or of one next to it, this turn and the next two.
spell-fireball = Up to 3 hexes away, in sight: 6 attacks at Strength 3.
spell-lightning-bolt = Up to 4 hexes away, in sight: 6 attacks at Strength 4.
spell-fast-food = Everybody in the wizard's hex gets 1 Move this turn for each further Food.
spell-morale = Everybody in the wizard's hex gets 1 Fight this turn for each further Peasants.
spell-mind-control = A figure within 2 hexes, friend or foe, obeys you until a die breaks the spell.
spell-steal-resources = Cards at random out of another hand; your own may not pass 6 by it.
spell-insect-swarm = Three giant bees in an empty hex next to the wizard: Move 3, flying, Fight 4.
spell-treefolk = An Ent in an empty hex next to the wizard: Move 1, Fight 4 with 2 attacks.
moment-before-moving = in your turn of step 6, before any figure of yours has moved
moment-after-movement = during step 6; it takes effect when everybody has moved
moment-combat = in your turn of step 7
moment-movement-or-combat = in your turn of step 6 or 7

artefact-worn = Worn this turn: one card more.
artefact-carried = { $who } carries it.
artefact-open = Open until the end of step 7.
artefact-to-open = To be opened on turn { $turn }, for { $cards }.
artefact-due = The demon is due { $count } Peasants at the end of this turn.
artefact-shut = Shut for good.
