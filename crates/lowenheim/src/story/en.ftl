# The story of a siege.

and = and
nobody = none
nobody-at-all = nobody

cards = { $count ->
    [one] 1 card
   *[other] { $count } cards
}
figures = { $count ->
    [one] 1 figure
   *[other] { $count } figures
}
turns = { $count ->
    [one] 1 turn
   *[other] { $count } turns
}
copies = { $count } { $card }
no-card = no card
several = { $kind ->
    [skaven] { $name } { $numbers }
   *[other] { $name }s { $numbers }
}

siege-opened = { $title }: the siege begins. Relief is { $turns ->
    [one] 1 turn
   *[other] { $turns } turns
} away.
faction-mustered = { $faction } takes the field with { $figures }. { $background }
briefing-given = { $faction } opens its secret briefing.
enemy-profiled = The enemy's stat lines are laid down, unseen.
marker-placed = { $marker } is in { $hex }.
marker-captured = { $marker } is captured by the enemy in { $hex }.
stands-in = { $who } stands in { $hex }.
comes-up = { $who } comes up in { $hex }.
figure-deployed = { $figure } takes post in { $hex }.
faction-done = { $faction } is done.
turn-begun = Turn { $turn } begins.
turn-begun-first = Turn { $turn } begins; { $faction } acts first.
step-last = { $step }.
step-begun = Step { $number }: { $step }.
step-ended = { $step } { $many ->
    [yes] end
   *[no] ends
}{ $risen ->
    [0] {""}
    [1] ; { $who } rises again
   *[other] ; { $who } rise again
}.
the-turn = The turn
card-taken = { $faction } takes { $card }.
cards-discarded = { $faction } discards { $cards }.
deck-reshuffled = The discard pile is shuffled into a new deck of { $cards }.
event-card-revealed = Event card: { $card }.
command-card-revealed = The Graf commands: { $card }.
conference-nobody = The officers are called to the Castle, but nobody can come.
conference = The officers confer in the Castle until the end of turn { $turn }: { $factions } { $count ->
    [1] sends one of its own
   *[other] send one of their own each
}.
officer-sent = { $figure } goes to the conference, in { $hex }.
ogre-awaited = The next band will bring { $waiting ->
    [1] a Rat Ogre
   *[other] { $waiting } Rat Ogres
}.
section-mined = A mine blows up the { $section } in { $hex }.
bridge-destroyed = The { $bridge } is down.
bank-asked = Whoever stands on the fallen bridge gets ashore, where their own people choose: { $factions }.
figures-ashore = Ashore from { $from }, in { $to }: { $figures }.
bridge-repaired = The { $bridge } can be crossed again.
demand-made = Demand { $number }, { $what }: { $wanted }, whenever they come.
demand-made-until = Demand { $number }, { $what }: { $wanted } by the end of turn { $turn }.
wanted-figures = { $cards } and { $figures }
demand-paid = { $faction } hands in { $cards } for demand { $demand }: { $paid } in all.
demand-met = Demand { $number } is met.
demand-failed = Demand { $number } fails: { $cards } short.
figures-offered = { $faction } offers { $figures } for demand { $demand }.
reserve-joined = { $figure } joins the mobile reserve in { $hex }.
reserve-formed = { $figures } { VERB($figures, "is", "are") } the mobile reserve, under the Elves' command.
reserve-lapsed = Too few are offered: there will be no mobile reserve.
reserve-woken = The mobile reserve is ready to move and fight.
reserve-card-played = An Attack card of the mobile reserve is played for { $hex }.
gun-brought = Gun { $gun } is brought to { $hex }.
crew-joined = { $figure } serves gun { $gun } in { $hex }.
gun-saved = Gun { $gun } is saved to { $hex }.
gun-moved = { $count ->
    [1] { $who } pushes gun { $gun } to { $hex }.
   *[other] { $who } push gun { $gun } to { $hex }.
}
gun-fired = Gun { $gun } fires at { $hex }.
loss-unnamed = { $faction } no longer says whom it would let go.
loss-named = { $faction } would let { $who } go, should demand { $number } fail.
figure-absent = { $figure } is not in the city.
damage-borne = { $figure } has borne a mark since an earlier siege: { $damage }.
ruin-stood = { $hex } has been a ruin since an earlier siege.
bridge-was-down = The { $bridge } has been down since an earlier siege.
section-was-open = The { $section } in { $hex } has been open since an earlier siege.
figure-taken = { $who } is lost for the whole siege.
arrival-settled = { $band ->
    [none] No new band comes this turn.
   *[other] Something stirs below the city: band { $band } is coming.
}
band-arrived = Band { $band }, { $skaven } skaven{ $ogres ->
    [0] {""}
    [1] {" "}and a Rat Ogre
   *[other] {" "}and { $ogres } Rat Ogres
}, comes up { $from ->
    [door] out of sewer door { $door }
    [breach] where nobody looked for it,
   *[crater] out of a crater
} in { $hex }.
bands-ordered = { $count ->
    [one] Band { $bands } acts.
   *[other] The bands act in the order { $bands }.
}
band-makes-for = Band { $band } makes for the { $place }.
band-hunts = Band { $band } hunts the nearest defender.
band-stays = Band { $band } stays where it is.
figures-stay = { $who } stay where they are.
figures-moved = { $who } { $count ->
    [1] goes
   *[other] go
} from { $from } to { $to }{ $with }.
with = {" "}with { $who }
break-free-failed = { $figures } cannot break free from { $hex }.
passage-blocked = { $figures } { VERB($figures, "is", "are") } not let through { $hex }.
jump-failed = { $figure } refuses the barricade at { $barricade }.
passage-ruled = { $owner } { $allowed ->
    [yes] allows
   *[no] forbids
} { $mover } to pass its figures.
profile-revealed = { $who } is seen to fight: Move { $move }, Fight { $fight } ({ $attacks }), Strength { $strength }, Toughness { $toughness }, Wounds { $wounds }.
attack-card-played = { $faction } plays an Attack card for { $hex }.
insult-elves = The Elven Guards remind Cathay of an old war.
insult-cathay = The Swordfighters ask the Elves who won the old war.
feud-erupted = One insult too many: { $figures } will attack the other side.
spell-cast = { $wizard } casts { $spell }, for { $cards }.
wound-healed = { $figure } is healed{ $left ->
    [none] .
    [one] {" "}and has 1 Wound.
   *[other] {" "}and has { $left } Wounds.
}
water-raised = A Wall of Water rises along { $hexsides }; it stands to the end of turn { $until }.
water-sank = The Wall of Water along { $hexsides } sinks.
mind-seized = { $figure } obeys the wizards from now on.
card-stolen = { $to } takes { $card } from { $from }.
theft-seen = { $faction } steals { $cards } from { $other }.
figure-wounded = { $figure } { $left ->
    [none] loses a Wound.
    [one] has 1 Wound left.
   *[other] has { $left } Wounds left.
}
figure-stunned = { $figure } is stunned.
figure-fell = { $figure } { $to_temple ->
    [yes] falls and is carried to the Temple
   *[no] is slain
}.
elves-helped = The Elves fight beside the City Guard on turn { $turn }.
trade-offered = { $from } offers { $to }: { $cards }.
trade-taken-back = { $from } offers { $to } nothing any more.
cards-given = { $from } gives { $to } { $cards }.
discharged = { $who } leaves the Temple for { $hex }, healed by { $faction }.
died-in-temple = { $faction } sends for help, but { $who } dies in the Temple.
damage-suffered = { $figure } keeps a mark: { $damage }.
damage = { $damage ->
    [dead] beyond help
    [leg] a bad leg, Move −1
    [arm] a bad arm, Fight −1
    [weak] weakened, Strength −1
    [torso] a hurt torso, Toughness −1
   *[scar] a scar, and nothing worse
}
ambassador-turned = { $figure } howls at the moon: a werewolf until turn { $until }!
ambassador-restored = { $figure } is himself again.
rage-rolled = { $raging ->
    [yes] A red mist: { $figure } knows nobody any more and runs wild.
   *[no] { $figure } keeps the beast in hand.
}
runaway-rose = { $figure } is on all fours again.
air-spirit-appeared = A wind rises in the embassy: the Air Spirit stands in { $hex }.
figures-escaped = { $who } { $count ->
    [1] leaves
   *[other] leave
} the city by a tunnel under the tomb{ $with }.
faction-fed = { $faction } eats, for { $card }.
figure-starved = { $figure } leaves for lack of food.
figure-regained = { $figure } comes back to { $hex } for { $card }.
fire-started = Fire breaks out in { $hex }.
fire-spread = The fire spreads from { $from } to { $hex }.
fire-fought = { $faction } fights the fire in { $hex }: { $count }+{ $die }, { $out ->
    [yes] and it is out
   *[no] but it burns on
}.
fire-fought-with = { $faction } fights the fire in { $hex } with { $cards }: { $count }+{ $die }, { $out ->
    [yes] and it is out
   *[no] but it burns on
}.
fire-grown = { $hex } has burnt for { $turns }.
hex-burnt-down = { $hex } has burnt down to a ruin.
barricade-destroyed = { $faction } pulls down the barricade at { $hexside }.
barricade-built = { $faction } builds a barricade at { $hexside }.
mask = { $who } puts on the { $what }.
box = { $who } opens the { $what }, for { $cards }.
altar = { $who } calls a Greater Demon at the { $what }.
teleporter = { $who } sets the { $what } to work.
wound-cancelled = The Box of Thousand Pleasures cancels the wound of { $figure }.
demon-left = { $who } was not paid and leaves this plane.
demon-left-back = { $who } was not paid and leaves this plane; { $back }.
upkeep-lapsed = The demon is gone and is due nothing.
upkeep-lapsed-back = The demon is gone and is due nothing; { $back }.
takes-back = { $faction } takes back { $cards }
teleported = { $who } { $count ->
    [1] stands
   *[other] stand
} in { $to }, no longer in { $from }.
teleporter-broken = After { $uses ->
    [one] 1 use
   *[other] { $uses } uses
} the Teleporter is shut for good.
place-contested = The { $place } is fought over, but has still fallen.
place-fallen = The { $place } has fallen.
place-safe = The { $place } is safe again.
place-held = The enemy alone has held the { $place } for { $turns }.
vote-cast = { $faction } names { $leader } as leader of the defence.
city-stands = The relief arrives: Lowenheim stands.
overwhelmed = Too many places have fallen: Lowenheim is overwhelmed.
last-figure-gone = No defender is left: Lowenheim is overwhelmed.
score = The score: { $points }. { $winners ->
    [0] Nobody wins.
    [1] { $names } wins.
   *[other] { $names } win together.
}
card-handed-in = { $faction } hands in { $cards }, face down, and Jean-Jacques stays human.
spirit-called = Wen Jiao-Bao spends the turn over the Silver Hair.
note = { $faction } notes: { $text }
box-taken = { $who } carries the { $what }.
box-shut = The { $what } shall stay shut on turn { $turn }.
box-meant = The { $what } shall be opened on turn { $turn }, for { $cards }.
decision-arrival = { $comes ->
    [yes] A new band comes up.
   *[no] No new band comes up.
}
decision-strength = Band { $band } has { $strength }.
decision-aim = Band { $band } goes for { $aim }.
decision-entry = Band { $band } comes up in { $hex }.
decision-march = Band { $band } walks: { $walks }.
decision-prowl = { $walk }.
decision-attack = { $who } attacks { $target }.
decided = The game master decides: { $chosen }. ({ $reason })
decided-not = The game master decides: { $chosen }, not { $automatic }. ({ $reason })
walk-to = { $who } to { $hex }
walk-stays = { $who } stays
strength-of-band = { $skaven } skaven{ $ogres ->
    [0] {""}
    [1] {" "}and a Rat Ogre
   *[other] {" "}and { $ogres } Rat Ogres
}
aim-nearest = the nearest place
aim-temple = the Temple
aim-castle = the Castle
goal-city = the nearest defender
goal-target = the target of its band
value-arrival = { $comes ->
    [yes] a band comes
   *[no] no band comes
}
value-number = bands come on { $number } or more
value-aim = the aim is { $aim }
value-entry = up in { $hex }
value-order = the order { $bands }
value-makes-for = band { $band } makes for the { $place }
value-hunts = band { $band } hunts the nearest defender
value-stays = band { $band } stays where it is
value-goal = { $who } goes for { $goal }
value-walks = { $who } walks { $hexes }
value-attack = { $who } attacks { $target }
effect-shift = { $who } is in { $hex }
effect-remove = { $who } falls
effect-wound = { $who } is wounded
effect-heal = { $who } is healed
effect-gain = { $faction } draws { $cards }
effect-lose = { $faction } loses { $cards }
effect-kindle = fire breaks out in { $hex }
effect-quench = the fire in { $hex } goes out
decision-prepared = The game master weighs: { $decision }
decision-upheld = The game master lets it stand.
figure-shifted = { $figure } is in { $hex } now.
figure-healed = { $figure } { $wounds ->
    [none] has a Wound more again.
    [one] has 1 Wound again.
   *[other] has { $wounds } Wounds again.
}
fire-quenched = The fire in { $hex } is out.
clauses-disclosed = Used in the open, so that everybody may read it from now on: { $clauses }.
told-master = The game master: { $text }
told = { $faction }: { $text }

strikes = { $who } strikes { $target }: { $value }+{ $die } against { $other }+{ $against }, { $hit ->
    [lucky] hits with a natural six
    [yes] hits
   *[no] misses
}{ $strength }{ $effect }.
strength = ; { $roll }
strength-roll = Strength { $strength }+{ $die } { $verdict ->
    [beats] beats
    [lucky] goes home with a natural six against
   *[fails] does not beat
} Toughness { $toughness }
effect = ; effect { $die }, { $result ->
    [flesh] a mere flesh wound
    [stunned] stunned
    [wounded] wounded
   *[nothing] nothing
}
ranged = { $weapon } at { $target }: { $roll }{ $effect }.
boost-move = { $count ->
    [1] { $who } gets { $move } Move more this turn.
   *[other] { $who } get { $move } Move more this turn.
}
boost-fight = { $count ->
    [1] { $who } gets { $fight } Fight more this turn.
   *[other] { $who } get { $fight } Fight more this turn.
}
boost-both = { $count ->
    [1] { $who } gets { $move } Move and { $fight } Fight more this turn.
   *[other] { $who } get { $move } Move and { $fight } Fight more this turn.
}
still-obeys = { $who } still obeys the wizards: { $die }+{ $added }.
shakes-off = { $who } shakes off Mind Control: { $die }+{ $added }.
shakes-off-to = { $who } shakes off Mind Control, { $die }+{ $added }, and goes to { $hex }.

somebody = Somebody
hidden-card = { $owner } takes a card.
hidden-card-from = { $owner } takes a card from { $other }.
hidden-gives = { $owner } gives cards to { $other }.
hidden-offers = { $owner } offers cards to { $other }.
hidden-order = { $owner } gives an order that is not public.
hidden-secret = { $owner } writes down something of its own.
hidden-decision = The game master weighs what the enemy does.
hidden-organiser = Something happens that only the organiser may see.
hidden = Something happens that only { $owner } may see.
rolled = { $why }, { $dice }: { $faces } ({ $clause }).
drawn-hand = { $card } is drawn from a hand of { $cards }.
drawn-lot = Of { $count } at risk, the lot falls on { $who }.
drawn = { $card } is drawn from the { $deck } deck of { $cards }.
a-card = A card

# What the organiser has set right.
wounds-set-right = The organiser sets { $figure } right: { $after ->
    [one] 1 Wound
   *[other] { $after } Wounds
} left instead of { $before } ({ $reason }).
stands-again = The organiser sets { $who } right: it has not fallen and stands in { $hex } again ({ $reason }).
fell-after-all = The organiser sets { $who } right: it has fallen ({ $reason }).
