# The siege.

lowenheim-artefacts-own = Your artefacts
lowenheim-artefacts-wizards = Artefacts of the wizards
lowenheim-artefacts-seen = Artefacts that were seen
lowenheim-used-on = { $count ->
    [one] used on turn { $turns }
   *[other] used on turns { $turns }
}
lowenheim-secret-still = a secret still
lowenheim-teleporter = It can be used. Choose an empty hex on the map to send everybody in the Tower there, or a hex with figures of the city to fetch them.
lowenheim-open-before = Open it before the enemy moves, for two cards
lowenheim-over = The siege is over
lowenheim-enemy-acts = The enemy acts
lowenheim-rules-on = The rules go on
lowenheim-your-turn = Your turn
lowenheim-players-act = Players act
lowenheim-others-act = Others' turn
lowenheim-demon-due = The demon is due { $needed } Peasants, from anybody; { $paid } lie on the altar. If they are not enough when this step ends, they go back and the demon leaves.
lowenheim-asks-for = The city asks for
lowenheim-this-turn = this turn
lowenheim-until = until the end of turn { $turn }
lowenheim-story = The story
lowenheim-score = The score
lowenheim-wins = { $name } wins
lowenheim-want = What you want
lowenheim-alone = What you alone can do
lowenheim-your-figures = Your figures
lowenheim-stat-lines = Stat lines
lowenheim-figure = Figure
lowenheim-stat-move = Move
lowenheim-letter-move = M
lowenheim-stat-fight = Fight
lowenheim-letter-fight = F
lowenheim-stat-attacks = Attacks
lowenheim-letter-attacks = A
lowenheim-stat-strength = Strength
lowenheim-letter-strength = S
lowenheim-stat-toughness = Toughness
lowenheim-letter-toughness = T
lowenheim-stat-wounds = Wounds
lowenheim-letter-wounds = W
lowenheim-think = What you think of the others
lowenheim-eyes-only = For your eyes only.
lowenheim-no-briefing = Only a seat has a briefing. Open the link that you were given.
lowenheim-given-for = Given for the { $name }
lowenheim-short = Each card short costs a figure, by lot; unless { WITHIN($names) } name the same.
lowenheim-nothing-now = Nothing now.
lowenheim-mobile-reserve = Mobile reserve
lowenheim-reserve =
    { $figures ->
    [one] 1 figure
   *[other] { $figures } figures
} under the Elves; { $awake ->
        [yes] ready to move and fight
       *[no] waiting for two Attack cards in all
    }. In its stock: { $stock } Attack.
lowenheim-event-cards = Event cards
lowenheim-command-cards = Command cards
lowenheim-none-yet = None yet.
lowenheim-turn = Turn { $turn }
lowenheim-decks = Decks
lowenheim-none = none
lowenheim-deck =
    { $left } action cards to draw; discarded: { $discarded }{ $hidden ->
        [0] {""}
       *[other] , and { $hidden } face down
    }.
lowenheim-decks-left = { $events } event cards and { $commands } command cards are left.
lowenheim-fallen = fallen to the enemy
lowenheim-held = held by the enemy
lowenheim-reach-dice = can be reached, dice decide
lowenheim-reach = can be reached
lowenheim-can-act = can act
lowenheim-can-be-struck = can be struck
lowenheim-castable = the spell can be cast here
lowenheim-map-of = Map of { $title }. Arrow keys walk over the hexes, Enter chooses.
lowenheim-winner = wins
lowenheim-you = (you)
lowenheim-strength =
    { $map } on the map{ $temple ->
        [0] {""}
       *[other] , { $temple } in the Temple
    }{ $starved ->
        [0] {""}
       *[other] , { $starved } starved
    }{ $gone ->
        [0] {""}
       *[other] , { $gone } gone
    }; { $cards ->
    [one] 1 card
   *[other] { $cards } cards
}
lowenheim-ambassador =
    the ambassador is a werewolf until turn { $turn }{ $wild ->
        [yes] {" "}and runs wild
       *[no] {""}
    }
lowenheim-acts = acts
lowenheim-done = done
lowenheim-enemy = The enemy
lowenheim-enemies = { $map } on the map in { $bands ->
    [one] 1 band
   *[other] { $bands } bands
}; { $slain } slain{ $ogres ->
    [0] {""}
    [one] ; 1 rat ogre waits
   *[other] ; { $ogres } rat ogres wait
}
lowenheim-places = Places
lowenheim-no-threat = No place is threatened.
lowenheim-lost-when = { $places } fallen at once, and the city is lost.
lowenheim-place-fallen = has fallen
lowenheim-place-held = { $turns ->
    [one] has been held by the enemy for 1 turn
   *[other] has been held by the enemy for { $turns } turns
}
lowenheim-master = Game master
lowenheim-master-you = You decide for the enemy
lowenheim-master-decides = The game master decides
lowenheim-if-stands = If it stands: <strong>{ $what }</strong>
lowenheim-master-see = The enemy acts. See each of its decisions before it is carried out.
lowenheim-master-wait = The enemy acts when they have decided.
lowenheim-reason = Reason
lowenheim-reason-read = Everybody will read it
lowenheim-skaven = Skaven
lowenheim-ogres = Rat Ogres
lowenheim-skaven-for = { $count } skaven in place of { $was }
lowenheim-otherwise = Decide otherwise
lowenheim-who = Who
lowenheim-walks-to = { $name }, to { $hex }
lowenheim-stays = { $name }, stays
lowenheim-in-place = In place of it
lowenheim-up-in = Up in { $hex }
lowenheim-come-up = Let it come up in { $hex }
lowenheim-map-chosen = On the map { $hex } is chosen.
lowenheim-map-choose = Choose a hex on the map to send a figure there.
lowenheim-towards = { $name } towards { $hex }
lowenheim-add-step = Add the step { $hex }
lowenheim-walks = { $name } walks { $steps }
lowenheim-forget-steps = Forget the steps
lowenheim-difficulty = Difficulty
lowenheim-arrival = Bands come on { $number } or more; 5 is easy, 4 normal, 3 hard.
lowenheim-hand = Your hand
lowenheim-points-of = { $points } of { $of }
lowenheim-hand-of = { $cards } of { $limit }
lowenheim-no-cards = No cards.
lowenheim-refill-hand = Refill the hand
lowenheim-discard-refill = Discard { $cards } and refill
lowenheim-refill = Refill
lowenheim-give-to = Offer { $cards } to
lowenheim-chosen-cards = chosen cards
lowenheim-choose-faction = choose a faction
lowenheim-give-cards = Offer { $cards }
lowenheim-give = Offer
lowenheim-discard = Discard { $cards }
lowenheim-pay = Pay { $cards } for the { $name }
lowenheim-pay-asked = Pay { $cards } for { $name } ({ $asked })
lowenheim-wounds-of = { $left } of { $of } Wounds
lowenheim-wounds = { $wounds ->
    [one] 1 Wound
   *[other] { $wounds } Wounds
}
lowenheim-confers = at the conference until turn { $turn }
lowenheim-in-reserve = mobile reserve
lowenheim-in-reserve-waiting = mobile reserve, waiting
lowenheim-bound = under Mind Control since turn { $turn }
lowenheim-has-cast = has cast a spell
lowenheim-serves = serves a gun
lowenheim-busy = does nothing else this turn
lowenheim-must-attack = must attack
lowenheim-moved = moved
lowenheim-attacks-left = { $count ->
    [one] 1 attack left
   *[other] { $count } attacks left
}
lowenheim-damage-dead = beyond help
lowenheim-damage-leg = leg: Move −1
lowenheim-damage-arm = arm: Fight −1
lowenheim-damage-weak = weak: Strength −1
lowenheim-damage-torso = torso: Toughness −1
lowenheim-damage-scar = a scar
lowenheim-stats = Move { $move } · Fight { $fight } · Strength { $strength } · Toughness { $toughness }
lowenheim-choose-nothing = Choose nothing
lowenheim-hex = { $quarter ->
    [canal] Hex { $hex }
   *[other] Hex { $hex }, { $quarter } quarter
}
lowenheim-burns-down = After { $turns ->
    [one] 1 turn
   *[other] { $turns } turns
} it is burnt down.
lowenheim-fought-by = Fought this turn by { WITHIN($names) }.
lowenheim-figures-here = Your figures here
lowenheim-all = All
lowenheim-pick-none = None
lowenheim-marked = { $count ->
    [one] 1 hex is marked. Choose it to go there; choose another to hear why not.
   *[other] { $count } hexes are marked. Choose one to go there; choose another to hear why not.
}
lowenheim-done-here = What can be done here
lowenheim-strikes = Strikes
lowenheim-comes-along = { $name } comes along
lowenheim-nobody = Nobody is here.
lowenheim-flavour = An act of flavour has an effect
lowenheim-what-happens = What happens
lowenheim-faction = Faction
lowenheim-cards = Cards
lowenheim-card = Card
lowenheim-in-chosen = In { $hex }, as chosen on the map.
lowenheim-choose-on-map = Choose a hex on the map.
lowenheim-let-happen = Let it happen
lowenheim-effect-shift = A figure stands elsewhere
lowenheim-effect-wound = A figure loses a Wound
lowenheim-effect-heal = A figure regains a Wound
lowenheim-effect-remove = A figure leaves the map
lowenheim-effect-gain = A faction draws cards
lowenheim-effect-lose = A faction loses a card
lowenheim-effect-kindle = A fire breaks out
lowenheim-effect-quench = A fire goes out
lowenheim-tab-log = Log
lowenheim-tab-figures = Figures
lowenheim-tab-may = Orders
lowenheim-end-step = Done with this step: { $step }
lowenheim-step-asks = What this step asks
lowenheim-muster-count = { $able ->
    [0] { $count ->
    [one] 1 figure
   *[other] { $count } figures
}; none of them can act now.
   *[other] { $count ->
    [one] 1 figure
   *[other] { $count } figures
}; { $able } can act now.
}
lowenheim-muster-at = { $name } · { $hex }
lowenheim-muster-where = { $place ->
    [map] on the map
    [temple] in the Temple of Shallya
    [starved] gone for lack of food
    [escaped] has left the city
   *[gone] lost for the whole siege
}
lowenheim-muster-able = { $step ->
    [movement] can move
    [council] can be posted
   *[other] can act
}
lowenheim-may = { $kind ->
    [deploy] Post figures
    [refill] Refill the hand
    [attend] Send somebody to the conference
    [move] Move
    [haul] Push a gun
    [passage] Grant or refuse passage
    [attack] Play an Attack card
    [fire] Fire a gun
    [rally] Play a card of the mobile reserve
    [strike] Strike
    [cast] Cast a spell
    [give] Offer cards
    [accept] Take what is offered
    [ashore] Get ashore from a fallen bridge
    [discard] Discard cards
    [discharge] Bring out of the Temple
    [feed] Hand in food
    [hand_in] Hand in a card face down
    [starve] Lose a figure to hunger
    [regain] Bring back from hunger
    [douse] Fight a fire
    [destroy] Pull down a barricade
    [build] Build a barricade
    [pay] Pay what is asked for
    [offer] Offer figures
    [agree] Say whom you would let go
    [vote] Vote
    [use] Use an artefact
    [escape] Leave the city
   *[other] Other orders
}
lowenheim-where-not = Where not, and why
lowenheim-blocked = { $count ->
    [one] { $hex }:
   *[other] { $count } hexes, such as { $hex }:
}
lowenheim-wish-move = Move
lowenheim-wish-strike = Strike { $name }
lowenheim-wish-attack = Play an Attack card
lowenheim-wish-give = Offer cards
lowenheim-wish-discard = Discard cards
lowenheim-wish-feed = Hand in food
lowenheim-wish-douse = Fight a fire
lowenheim-wish-pay = Pay for { $name }
lowenheim-wish-done = Be done with this step
lowenheim-tab-factions = Factions
lowenheim-tab-cards = Cards
lowenheim-tab-briefing = Briefing
lowenheim-tab-seats = Seats
lowenheim-tab-book = Book
lowenheim-moment = turn { $turn }, { $step }
lowenheim-city = The city
lowenheim-book = The book of the siege
lowenheim-tell = Tell the story
lowenheim-note = Keep a note
lowenheim-spells-own = Your spells
lowenheim-spells-wizards = Spells of the wizards
lowenheim-spells-cast = Spells that were cast
lowenheim-spells-now = Spells that can be cast now
lowenheim-who-casts = Who casts it
lowenheim-what-paid = What is paid
lowenheim-aims = { $count ->
    [one] A hex is marked on the map. Choose it.
   *[other] { $count } hexes are marked on the map. Choose one.
}
lowenheim-on-what = On what
lowenheim-go-round = The attacks go round. Choose who comes first, if you wish.
lowenheim-attacked-first = Who is attacked first
lowenheim-spells-all = All ten, with prices and times
lowenheim-spells-what = What they do
lowenheim-known-all = known to all
lowenheim-the-turn = The turn
lowenheim-turn-of = { $turn ->
    [0] Before the first turn
   *[other] Turn <strong>{ $turn }</strong> of { $turns }
}
lowenheim-steps = Steps of the turn
lowenheim-burning = { $turns ->
    [one] burning for 1 turn
   *[other] burning for { $turns } turns
}
lowenheim-burnt-down = burnt down
lowenheim-barricades = { $count ->
    [one] barricade towards { $hexes }
   *[other] barricades towards { $hexes }
}
lowenheim-water = Wall of Water towards { $hexes } to the end of turn { $turn }
lowenheim-werewolf = a werewolf
lowenheim-air-spirit = the Air Spirit
lowenheim-name-city-guard = City Guard
lowenheim-name-palace-guard = Palace Guard
lowenheim-name-elven-guard = Elven Guard
lowenheim-name-wizards-council = Wizards' Council
lowenheim-name-bretonnia = Embassy of Bretonnia
lowenheim-name-cathay = Blue Lotus Society
lowenheim-name-enemy = Skaven
lowenheim-terrain-fields = fields outside the wall
lowenheim-terrain-street = street
lowenheim-terrain-canal = canal
lowenheim-terrain-house = house
lowenheim-terrain-shacks = shacks
lowenheim-terrain-stone-bridge = stone bridge
lowenheim-terrain-footbridge = footbridge
lowenheim-terrain-gatehouse = gatehouse
lowenheim-terrain-gate-courtyard = gate courtyard
lowenheim-terrain-statue = statue
lowenheim-terrain-tree = tree
lowenheim-terrain-barracks = barracks building
lowenheim-terrain-corner-tower = corner tower
lowenheim-terrain-well = well
lowenheim-terrain-gate = gate
lowenheim-terrain-tribunes = tribunes
lowenheim-terrain-tower = tower
lowenheim-terrain-castle = castle building
lowenheim-terrain-courtyard = inner courtyard
lowenheim-terrain-entrance = entrance
lowenheim-terrain-gardens = gardens
lowenheim-terrain-embassy = embassy building
lowenheim-terrain-temple = temple building
lowenheim-terrain-temple-grounds = temple grounds
lowenheim-terrain-tomb = tomb
lowenheim-runs-wild = { $creature } who runs wild
lowenheim-with-leader = with leader
lowenheim-mounted = { $count } mounted
lowenheim-rat-ogres = { $count ->
    [one] 1 rat ogre
   *[other] { $count } rat ogres
}
lowenheim-group-wounded = { $count ->
    [0] wounded
   *[other] { $count } wounded
}
lowenheim-group-stunned = { $count ->
    [0] stunned
   *[other] { $count } stunned
}
lowenheim-group-reserve = { $count ->
    [0] in the mobile reserve
   *[other] { $count } in the mobile reserve
}
lowenheim-group-confers = { $count ->
    [0] at the conference
   *[other] { $count } at the conference
}
lowenheim-gun = gun { $gun }
lowenheim-no-crew = without a crew
lowenheim-pushed = pushed this turn
lowenheim-fired = has fired
lowenheim-stunned = stunned
lowenheim-asked = { $paid } of { $needed } { $card }
lowenheim-asked-figures = { $offered } of { COUNT($needed, "figure", "figures") }
lowenheim-figure-in = { $name } in { $hex }
lowenheim-towards-hexes = Towards { $hexes }
lowenheim-cards-of = { $count ->
    [one] 1 card of { $from }
   *[other] { $count } cards of { $from }
}
lowenheim-topic-ashore = Where they get ashore
lowenheim-topic-accept = What is offered to you
lowenheim-topic-attend = Who goes to the conference
lowenheim-topic-offer = Offer figures
lowenheim-topic-agree = Whom you would let go, if cards are short
lowenheim-topic-haul = Push a gun
lowenheim-topic-fire = Fire a gun
lowenheim-topic-rally = Attack cards of the mobile reserve
lowenheim-topic-discharge = Out of the Temple
lowenheim-topic-feed = Food
lowenheim-topic-hand_in = The full moon
lowenheim-topic-starve = Lose a figure to hunger
lowenheim-topic-regain = Bring back from hunger
lowenheim-topic-destroy = Pull down a barricade
lowenheim-topic-build = Build a barricade for a Peasants card
lowenheim-topic-summon = The Silver Hair
lowenheim-topic-escape = The tunnel under the tomb
lowenheim-topic-vote = Your vote
lowenheim-topic-passage = Who may pass your figures
lowenheim-topic-pass_for = Pass for a faction without a player
lowenheim-topic-attack = Attack cards
lowenheim-topic-douse = Fires
lowenheim-fire-in = Fire in { $hex }: { $name }
lowenheim-you-council = Hold council. Choose figures in your home base and a hex to post them; say when you are done.
lowenheim-you-refill = Choose up to two cards to discard, then refill your hand.
lowenheim-you-event_card = The bridge is down: choose where your figures get ashore, or let them go to the first bank.
lowenheim-you-command_card = The officers are called to the Castle: choose who goes, or let whoever is nearest go.
lowenheim-you-enemy_movement = The enemy moves.
lowenheim-you-enemy_combat = The enemy attacks.
lowenheim-you-movement = Move. Choose a hex with your figures, then a marked hex to go to.
lowenheim-you-combat = Fight. Choose a figure of yours, then a marked enemy.
lowenheim-you-trading = Trade. Offer cards, take what is offered to you, then say that you are done.
lowenheim-you-healing = Bring figures out of the Temple, or say that you are done.
lowenheim-you-food = Feed your figures.
lowenheim-you-fires = Fight each fire near your figures once, with Water if you wish; or say that you are done.
lowenheim-you-barricades = Pull down barricades, or build them beside your leader; then say that you are done.
lowenheim-you-demands = Pay and give towards repairs and commands, if you wish; then say that you are done.
lowenheim-you-holding = The turn ends.
lowenheim-you-vote = Name the leader of the defence.
lowenheim-you-over = The siege is over.
lowenheim-due-council = The factions hold council and post their figures.
lowenheim-due-refill = The factions refill their hands.
lowenheim-due-event_card = An event card is due.
lowenheim-due-command_card = The officers are called to the Castle.
lowenheim-due-enemy_movement = The enemy moves.
lowenheim-due-enemy_combat = The enemy attacks.
lowenheim-due-trading = The factions trade cards.
lowenheim-due-demands = The factions pay towards repairs and commands.
lowenheim-due-holding = The turn ends.
lowenheim-due-vote = The factions name the leader of the defence.
lowenheim-due-over = The siege is over.
lowenheim-due-movement = The factions move.
lowenheim-due-combat = The factions fight.
lowenheim-due-healing = The factions visit the Temple.
lowenheim-due-food = The factions eat.
lowenheim-due-fires = The factions fight the fires.
lowenheim-due-barricades = The factions see to the barricades.
lowenheim-acts-movement = { $count ->
    [0] Nobody has anything to do.
    [one] { $names } moves.
   *[other] { $names } move.
}
lowenheim-acts-combat = { $count ->
    [0] Nobody has anything to do.
    [one] { $names } fights.
   *[other] { $names } fight.
}
lowenheim-acts-healing = { $count ->
    [0] Nobody has anything to do.
    [one] { $names } visits the Temple.
   *[other] { $names } visit the Temple.
}
lowenheim-acts-food = { $count ->
    [0] Nobody has anything to do.
    [one] { $names } eats.
   *[other] { $names } eat.
}
lowenheim-acts-fires = { $count ->
    [0] Nobody has anything to do.
    [one] { $names } fights the fires.
   *[other] { $names } fight the fires.
}
lowenheim-acts-barricades = { $count ->
    [0] Nobody has anything to do.
    [one] { $names } sees to the barricades.
   *[other] { $names } see to the barricades.
}
lowenheim-command-due = A command card is due.
lowenheim-go-on = { $due } Let the rules go on.
lowenheim-waiting = { $due } Waiting for { WITHIN($names) }.
lowenheim-step-refill = Refill
lowenheim-step-event_card = Event
lowenheim-step-command_card = Command
lowenheim-step-enemy_movement = Enemy moves
lowenheim-step-enemy_combat = Enemy fights
lowenheim-step-movement = Movement
lowenheim-step-combat = Combat
lowenheim-step-trading = Trading
lowenheim-step-healing = Temple
lowenheim-step-food = Food
lowenheim-step-fires = Fires
lowenheim-step-barricades = Barricades
lowenheim-step-demands = Repairs
lowenheim-step-holding = Holding
lowenheim-card-attack = Attack
lowenheim-card-peasants = Peasants
lowenheim-card-food = Food
lowenheim-card-water = Water
lowenheim-card-healing = Healing
lowenheim-card-blank = Blank
lowenheim-outcome-city_stands = The relief arrives: Lowenheim stands.
lowenheim-outcome-overwhelmed = Lowenheim is overwhelmed.
lowenheim-outcome-last_figure_gone = Nobody is left to defend Lowenheim.
lowenheim-full-moon = The moon is full: without a Food or Peasants card Jean-Jacques turns into a werewolf.
lowenheim-silver-hair = Wen Jiao-Bao is over the Silver Hair: if he moves, fights or builds this turn, nothing will come of it.
lowenheim-insulted-stays = { $count ->
   *[other] Insulted, { $names } will not move.
}
lowenheim-insulted = { $count ->
   *[other] Insulted, { $names } must attack if anybody is in reach.
}
lowenheim-group-to = { $count ->
    [1] { $name } to { $hex }
   *[other] { $count } figures to { $hex }
}
lowenheim-step-name-council = Council of war
lowenheim-step-name-refill = Discard and refill
lowenheim-step-name-event_card = Event card
lowenheim-step-name-command_card = Command card
lowenheim-step-name-enemy_movement = Enemy movement
lowenheim-step-name-enemy_combat = Enemy combat
lowenheim-step-name-movement = Movement
lowenheim-step-name-combat = Combat
lowenheim-step-name-trading = Trading
lowenheim-step-name-healing = Temple
lowenheim-step-name-food = Food
lowenheim-step-name-fires = Fires
lowenheim-step-name-barricades = Barricades
lowenheim-step-name-demands = Repairs and commands
lowenheim-step-name-holding = End of the turn
lowenheim-step-name-vote = Vote
lowenheim-step-name-over = The siege is over
lowenheim-rank-foot-soldier = Foot Soldier
lowenheim-rank-mounted-soldier = Mounted Soldier
lowenheim-rank-foot-knight = Foot Knight
lowenheim-rank-mounted-knight = Mounted Knight
lowenheim-rank-elven-guard = Elven Guard
lowenheim-rank-swordfighter = Swordfighter
lowenheim-rank-rat-ogre = Rat Ogre

# In the lobby, and the help.
lowenheim-help-title = The page of a siege
lowenheim-help-what = First the city, beside or below it what is asked of you now, your hand and your figures. Below them lies the book: log, factions, cards, briefing, seats.
lowenheim-help-how = Tap figures of your own, then where they shall go or whom they shall strike. Marked hexes are possible; on any other you are told why not. When dice decide you are asked whether sealed dice fall or you throw.
lowenheim-help-key-next = n
lowenheim-help-does-next = the next hex of yours from which somebody can move or strike
lowenheim-help-key-done = d
lowenheim-help-does-done = this step is done
lowenheim-help-key-proceed = p
lowenheim-help-does-proceed = the rules go on
