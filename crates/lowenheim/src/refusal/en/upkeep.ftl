
# The Temple.
left-for-food = { $who } left for lack of food.
out-for-siege = { $who } is out for the whole siege.
temple-empty = The Temple is empty.
in-temple-lie = In the Temple lie { $names }.
enemy-at-temple = { $who } stands at the Temple, in { $hex }.
no-discharge-enemy = Nobody is discharged while an enemy is in the Temple or its grounds.
temple-burns = The Temple of Shallya burns, in { $hex }.
no-discharge-fire = Nobody is discharged until no hex of the Temple burns.
temple-burnt = The Temple of Shallya has burnt down.
no-discharge-ever = Nobody is discharged any more in this siege.
hospital-waits = The hospital waits for supplies: { $paid } of { $needed } Healing cards are handed in.
pay-hospital = Pay the rest towards demand { $number } in step 9e; discharges are possible from next turn.
grounds-full = The temple grounds are full.
clear-grounds = Figures that stand there must move away first.
owner-chooses = Only the owner of { $who } may choose the hex.
name-no-hex = Name no hex: { $who } then appears in { $hex }.
not-temple-grounds = { $hex } is not a hex of the temple grounds.

# Food.
name-one-of = Name one of { $names }.
and-more = { $count } more
ordinary-first = Ordinary figures go before { $who }.
wizards-feed-none = The Wizards' Council hands in no food.
no-mouths = { $faction } has no figure on the map and needs no food.
starved-this-turn = { $who } has left for lack of food this turn.
has-eaten = { $faction } has eaten this turn.
one-food = One Food card a turn is enough; say done.
not-eaten-this-turn = { $faction } has not eaten this turn.
starved-instead = { $faction } lost { $who } this turn instead of eating.
regain-after-food = A starved figure comes back for a further card, after the turn's food is paid.
belongs-not = { $who } does not belong to { $faction }.
name-own-faction = Name a figure of your own faction.
not-starved = { $who } has not left for lack of food.
nobody-to-regain = Nobody of { $faction } can be regained this turn.
can-regain = You can regain { $names }.
enemy-at-home = { $who } stands in your home base { $place }, in { $hex }.
regain-when-free = Figures come back once no enemy is in the home base.
home-burnt = Your home base { $place } has burnt down.
ruins-take-none = Nobody comes back to a home base of ruins.
another-home-hex = Name another hex of your home base.
home-full = Home base { $place } is full.
not-at-home = { $hex } is not in your home base { $place } ({ $name }).

# Fires.
too-much-water = { $count } Water cards are named; a die and 5 always reach 6.
name-up-to = Name none, or up to { $most }.
nothing-burns-in = Nothing burns in { $hex }.
nothing-burns = No hex burns.
fires-burn = Fires burn in { $hexes }.
nobody-near-fire = No upright figure of { $faction } is in { $hex } or next to it.
who-fights-fire = Only who is in or next to a burning hex fights the fire there.
fire-fought = { $faction } has fought the fire in { $hex } this turn.
one-try = Each faction tries once a turn for each fire.

# Barricades.
has-pulled-down = { $faction } has pulled down a barricade this turn.
build-next-turn = Build next turn, with a further Peasants card.
no-side-of = { $side } is no side of { $hex }, where { $who } stands.
choose-side = Choose one of { $sides }.
no-side-free = Choose one of none: no side is free.
barricade-stands = A barricade stands at { $side }.
wall-at = A wall stands at { $side }.
where-barricades = A barricade stands between two hexes that can be entered, where no wall is.
stunned-no-orders = { $who } lies stunned and gives no orders.
no-barricade-at = No barricade stands at { $side }.
no-barricades = There is no barricade in the city.
barricades-at = Barricades stand at { $sides }.
built-this-turn = The barricade at { $side } was built this turn.
pull-down-later = It can be pulled down from next turn on.
has-built = { $faction } has built a barricade this turn.
build-or-pull-down = Who pulls down builds none in the same turn: choose one of the two.
nobody-beside = No upright figure of { $faction } stands beside { $side }.
who-pulls-down = Who pulls a barricade down stands in one of its two hexes.

# Demands.
still-missing = Still missing: { $cards }.
pays-nothing = No card is named to pay with.
pays-too-much = { $offered } { $card } cards are offered for the { $what }, which asks for { $needed } and has { $paid }.
demand-settled = Demand { $number } ({ $what }) is settled.
no-such-demand = There is no demand { $number }.
nothing-asked = Nothing is asked of the city now.
open-are = Open are { $demands }.
open-demand = { $number } ({ $what }, { $cards } missing)

# Figures that are offered.
no-figure-asked = No figure is asked for the { $what } now.
offer-once = An offer names each of its figures once, and at least one.
too-many-offered = { $offered ->
    [one] 1 figure is
   *[other] { $offered } figures are
} offered and { $needed } needed.
offer-up-to = Offer up to { $needed } for the { $what }.
not-to-give = { $who } is not for { $faction } to give.
offer-own = Offer figures of your own people who obey you.
leads-and-stays = { $who } leads { $faction } and stays.
leaders-stay = Leaders are not given away: offer somebody else.
serves-no-gun = { $who } does not serve a gun: it takes people on foot.
offered-already = { $who } has been offered already.

# Figures that are lost.
takes-no-figures = The { $what } takes no figures.
name-taking-demand = Name a demand that takes figures when cards are short.
nobody-at-risk = { $faction } has no figure at risk.
who-agrees = Those agree whose figures may be taken.
not-at-risk = { $who } is not at risk.
name-ordinary = Name ordinary figures of the city on the map; persons only if there is nobody else.
loss-once = Each figure is named once, and no more than cards are missing.
loss-up-to = Name up to { $most }, those who go first before the others.
said-already = You have said so already.
