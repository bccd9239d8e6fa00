# Why an order of the siege is refused: the siege as it is opened, the turn, the hands; and what is
# said in several chapters.

faction-within = { $faction ->
    [city-guard] the City Guard
    [palace-guard] the Palace Guard
    [elven-guard] the Elven Guard
    [wizards-council] the Wizards' Council
    [bretonnia] the Embassy of Bretonnia
   *[cathay] the Blue Lotus Society
}
faction-first = { $faction ->
    [city-guard] The City Guard
    [palace-guard] The Palace Guard
    [elven-guard] The Elven Guard
    [wizards-council] The Wizards' Council
    [bretonnia] The Embassy of Bretonnia
   *[cathay] The Blue Lotus Society
}
one-of-several = { $item },
last-of-several = { $item }
copies = { $count } { $card }
no-card = no card

# In several chapters.
no-such-figure = There is no { $who } in this siege.
no-such-hex = { $hex } is not on the map.
not-on-map = { $who } is not on the map.
stands-in = { $who } stands in { $hex }.
stands-already = { $who } stands in { $hex } already.
has-moved = { $who } has moved this turn.
lies-stunned = { $who } lies stunned.
does-nothing-else = { $who } does nothing else this turn.
name-another-figure = Name another figure.
name-another-faction = Name another faction.
cannot-be-entered = { $hex } cannot be entered.
burns = { $hex } burns: nobody enters it.
no-room = { $hex } has no room for { $who }.
not-on-fallen-bridge = { $who } stands on no fallen bridge.
ashore-together = Name each figure once, all from one hex of the bridge.
no-such-bank = { $hex } is no bank with room beside { $from }.
room-in = There is room in { $hexes }.
wall-between = A wall stands between { $from } and { $to }.
no-further-card = Strike without another card.
play-attack-card = Play an Attack card first: `attack { $hex }`.
in-reach = In reach: { $ids }.
nobody-in-reach = Nobody is in reach of this figure.
the-enemy = the enemy
say-done = Say done.
master-decides = The game master decides what the enemy does.

# Whose turn it is.
wrong-step = This is done in step { $step } ({ $name }); now is step { $now } ({ $current }).
players-alone = Only the player of a faction orders this, not { $by }.
organiser-may = The organiser may `proceed`, and `pass-for` an absent player.
siege-over = The siege is over.
siege-not-open = The siege is not open yet.
others-act-before = Other factions act before { $faction }.
nothing-more-in-step = { $faction } has nothing more to do in this step.
still-to-act = Still to act: { $factions }.
turn-of = It is the turn of { $faction }.
say-proceed = Say `proceed` to let the game go on.
nothing-more = Nothing more can be done.
players-idle = The players have nothing to do now.
players-act = The players act now.
holds-more = { $faction } holds more than { COUNT($limit, "card", "cards") }.
give-away = Give cards away, or `discard` down to the limit.
not-eaten = { $faction } has not eaten.
feed-or-starve = Hand in a card with `feed`, or lose a figure with `starve`.
organiser-passes = Only the organiser passes for somebody else.
no-part = { $by } has no part in this siege.
one-line = Write 1 to { $most } characters on one line.

# The officers' conference.
speaks-not-for = { $who } does not speak for { $faction }.
send-officer = Name an upright figure of your own people; with `done` the nearest one goes.
confers = { $who } is at the officers' conference and does not move until the end of turn { $turn }.
confers-may-fight = It may fight; from the turn after it walks by itself.

# The leader of the defence.
voted-already = { $faction } has voted already.
one-vote = Each of the other five factions has one vote.
guard-has-no-vote = The City Guard has no vote: the others say whether it led the defence.

# The scenario.
organiser-opens = Only the organiser opens a siege.
open-already = This siege is open already.
title-length = `title` has 1 to { $most } characters.
map-wrong = The map is wrong in { $error }.
options-wrong = `options.arrival_number` is 2 to 6 and `options.turns` 1 to 99.
places-wrong = `options.places_to_fall` is 1 to 10.
barricade-wrong = A barricade cannot stand at { $side }: both hexes must be open ground.
stands-no-figure = `stands`: `{ $id }` names no figure; write a person such as mannheim, or a kind and a number such as foot-soldier-3.
stands-nowhere = `stands`: { $id } cannot stand in { $hex }.
stands-unlisted = `stands`: { $id } is in no roster.
faction-missing = `factions.{ $faction }` is missing: all six are in play (R-01).
no-room-to-start = There is no room for { $id } where it should start.
roster-wrong = `factions.{ $faction }.roster`: { COUNT($count, "figure", "figures") } of kind { $kind } cannot serve there.
roster-leaderless = `factions.{ $faction }.roster` lacks its leader, { $leader }.
relations-wrong = `factions.{ $faction }.briefing.relations` names the other five factions.

# The council of war.
deploy-once = A deployment names each of its figures once, and at least one.
not-your-home = { $hex } is not where { $faction } sets up.
choose-among = Choose among { $hexes }.
full-for-these = { $hex } holds { $there } of { $most } points; these figures have { $points }.

# Hands.
too-many-discards = { $count ->
    [one] 1 card is
   *[other] { $count } cards are
} named to discard.
discard-few = Discard none, one or { $most } cards before refilling.
gives-nothing = No card is named to give.
give-something = Name at least one card of your hand.
gives-itself = { $faction } would give cards to itself.
offers-nothing = { $from } offers nothing to { $to }.
taker-full = { $faction } is done with trading and holds { COUNT($held, "card", "cards") }; { $more } more would exceed the limit of { $limit }.
taker-room = { $room ->
    [0] It takes no card any more this turn.
    [1] It still takes 1 card.
   *[other] It still takes { $room } cards.
}
discards-other = { $faction } holds { COUNT($held, "card", "cards") } and { $named } are named to discard; the limit is { $limit }.
discards-exactly = { $excess ->
    [0] Nothing needs to be discarded now.
    [1] Name exactly 1 card.
   *[other] Name exactly { $excess } cards.
}
discards-nothing = No card is named to discard.
within-limit = The hand is within its limit: say done.
not-in-hand = { $cards } cannot come from the hand of { $faction }.
hand-holds = The hand holds { $cards }.
well-taken = The City Guard cannot use a Blank as { $card }: { $who } stands in the barracks, in { $hex }.
well-or-card = A { $card } card pays, or a Blank once the barracks are free.
pays-not = A { $card } card does not pay where { $asked } is asked for.
hand-in = Hand in { $card }.
