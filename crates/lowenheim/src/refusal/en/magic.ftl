
# Spells.
casts-no-spells = { $faction } casts no spells.
ask-wizards = Ask the Wizards' Council.
wizards-have-moved = A figure of the wizards has moved in this step.
cast-before-moving = { $spell } is cast in your turn of step 6, before any figure of yours has moved.
no-wizard = { $who } is no wizard.
who-casts = Severus, Minerva and Amon cast spells.
stunned-no-spell = { $who } lies stunned and casts no spell.
has-cast = { $who } has cast a spell this turn.
one-spell-each = Each wizard casts one spell a turn; name another wizard.
spell-too-far = { $what } is { COUNT($away, "hex", "hexes") } away; { $spell } reaches { $reach }.
spell-costs = { $spell } costs { $price }.
price-and = { $price } and { $part }
price-other = { $count ->
    [1] 1 card that is not Blank
   *[other] { $count } cards that are not Blank
}
price-more = x more { $card }, at least 1
spell-lacks = { $spell } is not paid for: { $card } is missing.
spell-without-more = { $spell } without a further { $card } does nothing.
spell-takes-only = { $spell } takes nothing but { $card }.
spell-cards-named = { $count ->
    [one] 1 card is
   *[other] { $count } cards are
} named to pay for { $spell }.
spell-no-blank = A Blank does not pay for { $spell }.
no-named-person = { $who } is no named person of the city.
whom-healing-helps = Healing helps Mannheim, a wizard, or another person with a name.
not-hurt = { $who } is not hurt.
healing-no-more = Healing never gives more Wounds than a person starts with.
obeys-wizards = { $who } obeys the wizards already.
choose-foreign = Choose a figure of another player, or an enemy.
no-room-to-bind = { $hex } holds no more figures of the city than are there.
choose-with-room = Choose an enemy beside whom the city has room.
choose-empty-beside = Choose a hex next to the wizard that can be entered and is empty.
steal-from-self = The wizards would steal from themselves.
theft-too-much = { $count ->
    [one] 1 card is
   *[other] { $count } cards are
} asked for: { $faction } holds { $held }, and the wizards may not pass { $most }.
theft-at-most = { $most ->
    [0] Nothing can be taken there.
    [1] Take 1 card.
   *[other] Take 1 to { $most } cards.
}
sides-apart = A Wall of Water stands along two hexsides that meet in a corner.
name-two-sides = Name two sides of one hex that follow one another, such as E and SE.
corner-too-far = The corner is { COUNT($away, "hex", "hexes") } away from { $from }.
choose-corner = Choose a corner of the wizard's hex, or of a hex next to it.

# Artefacts.
nothing-of-that-kind = { $faction } has nothing of that kind.
who-works-magic = Severus, Minerva and Amon work magic.
not-in-tower = { $who } stands in { $hex }, not in the Tower.
wizard-in-tower = Only a wizard in the Tower does this.
holds-open-box = { $who } holds the open Box this turn.
bearer-no-magic = Its bearer works no other magic; name another wizard.
used-this-turn = The { $what } was used this turn.
serves-once = It serves once a turn.
took-the-box = { $who } has taken up the Box this turn and uses nothing else.
carries-box = { $who } carries the Box.
open-the-box = Name another wizard, or open the Box.
box-changes-hands = It changes hands in the Tower, before either has moved.
nobody-carries-box = Nobody carries the Box.
take-the-box = A wizard takes it before he moves out of the Tower: `use box by amon`.
box-no-blank = A Blank card does not open the Box.
box-two-cards = Two cards other than Blank do.
box-cards-named = { $count ->
    [one] 1 card is
   *[other] { $count } cards are
} named to open the Box.
box-cards-or-none = Name { COUNT($count, "card", "cards") }, or none.
demon-is-here = { $who } is here, in { $hex }.
altar-waits = The Altar calls another one when this one has gone.
teleporter-shut = The Teleporter is shut for good.
tower-itself = { $hex } is the Tower itself.
name-hex-elsewhere = Name a hex elsewhere in the city.
instead-of-move = The Teleporter carries figures instead of their move.
name-open-hex = Name a street, a square or a place that does not burn.
name-empty-hex = Name a hex in which nobody stands.
nobody-to-fetch = Nobody stands in { $hex } who could be fetched.
name-city-hex = Name a hex with figures of the city.
tower-burns = The Tower burns: nobody enters { $hex }.
tower-full = { $tower } holds { $there } of { $most } points; those in { $hex } have { $points }.
all-or-nobody = Everybody of the hex comes, or nobody.

# The Silver Hair.
nobody-to-summon = { $faction } has nobody to summon.
hair-hatched = The Silver Hair is hatched; there was only the one.
wen-about-it = Wen Jiao-Bao is about it already.
let-wen-be = Let him neither move nor fight nor build this turn.
wen-elsewhere = Wen Jiao-Bao stands in { $hex }, not in the embassy.
bring-wen = Bring him to a hex of the Cathay embassy first.
declared-before = It is declared before anybody of yours moves.

# The ambassador.
ambassador-content = Jean-Jacques needs nothing this turn.
nothing-asks = Nothing asks { $faction } for a card.
has-not-eaten = { $faction } has not eaten.
keeps-not-human = A { $card } card does not keep Jean-Jacques human.
food-or-peasants = Hand in Food or Peasants.
