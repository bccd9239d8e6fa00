# Sheets to print.

checkpoint = The log ended so when this was made, and the house has signed it. Whoever keeps these lines can hold them against the log later: nothing up to there can change unseen.

briefing-of = { $faction }: briefing
eyes-only = { $title } · for your eyes only
heard = What everybody has heard from you
know = What you know
want = What you want
alone = What you alone can do
how-ordered = How you order it
think = What you think of the others

roster-of = { $faction }: roster
roster-when = { $turn ->
    [0] { $title } · before the first turn
   *[other] { $title } · as in turn { $turn }
}
roster-legend = M Move · F Fight · A attacks · S Strength · T Toughness. Tick a Wound for each that is lost; the other boxes say where a figure is that is not on the map. The word in the second column is how orders name the figure.
promises = Promises, suspicions, plans
figure = Figure
place = Place
attack-defence-moves = A/D/M
movement-and-combat = Movement and combat
in-orders = in orders
letter-move = M
letter-fight = F
letter-attacks = A
letter-strength = S
letter-toughness = T
letter-wounds = W
wounds = Wounds
stunned = stunned
temple = Temple
in-temple = in the Temple
starved = starved
gone = gone
marks = marks
leader = { $who }, leader
wounds-lost = Wounds lost
ticked = { $what }: { $ticked } of { $count } ticked
others-known = The others, as far as you know them
whose = Whose
figures = Figures
on-map = on the map
the-city = the city
the-enemy = the enemy

quick = Quick reference
quick-beside = The Siege of Lowenheim · `wapenrol rules HEI-156` explains a number in full
step = Step
step-name = Name
who-acts = Who acts
what-done = What is done
orders = Orders
action-cards = Action cards
event-cards = Event cards
command-cards = Command cards
effect-die = The effect die
named-marks = Marks of a named person
numbers = Numbers
copies = No.
card = Card
card-does = What it does
orders-written = How orders are written
orders-beside = One line an order; capitals stand for words
order = Order
such-as = Such as
any-step = any
hexes-written = A HEX is its column and row, `4,12`; a HEXSIDE one of its hexes and a direction, `4,12:SE` (NE, E, SE, SW, W, NW). A FIGURE is a person, `mannheim`, or a kind and a number, `foot-soldier-3`; several are joined, `foot-soldier-1+foot-soldier-2`.
words-written = CARD: `{ $cards }`. FACTION: `{ $factions }`. MARKER: `{ $markers }`. Brackets: may be left out. …: as many as you like.

city = The city
city-beside = { $title } · a hex is written column,row
city-legend = dark: houses · waves: canal · thick: wall · broken: gate · crossed: barricade
city-map = The city as a map of hexes
fate-fire = fire
fate-ruin = ruin

record = Record sheet
record-front = Record sheet, front
record-back = Record sheet, back
record-turn = turn
record-page = page
record-by = written by
who = Who
dice-fell = Dice, as they fell
more = more
with-step = with the step
record-how = Typed in, a line is `who: order dice faces`, such as `city-guard: strike mannheim skaven-3 dice 5 2 6`; as many letters of who as tell the seats apart, `organiser` for the rules, `all: done` for everybody who may still act. `turn 3` and `step 7` on lines of their own are checked. Cards come from the program, so type steps 1 to 3 as they happen. Then `wapenrol play CAMPAIGN FILE`.

moves = Moves
dice-by-distance = Dice by distance
hit-at = hit at
endures = Endures
what-sets-apart = What sets it apart
army-legend = Moves are the short one and the long one. Tick a box for each hit. The word in the second column is how orders name the piece.
ground = The ground
wins-by = Wins by this too, when a turn ends
card-number = 2 to 10
card-number-does = activates one unit or individual
card-picture = Jack, Queen, King
card-picture-does = activate two
card-ace = Ace
card-ace-does = activates three
card-joker = Joker
card-joker-does = ends the turn: the deck is shuffled
card-colour = Colour
card-colour-does = hearts and diamonds let the red army act, spades and clubs the black
crowns = { $crowns ->
    [one] 1 crown
   *[other] { $crowns } crowns
}, { $income } more a turn
elsewhere = In garrisons, captive, lost
where = Where
captive-of = captive of { $seat }
space = Space
province = Province
broken = Broken
notes = Notes
castle = castle
walled-town = walled town
map-phase = { $phase ->
    [muster] Muster
    [orders] Orders
    [battles] Battles
   *[retreats] Retreats
}
record-how-plain = Typed in, a line is `who: order dice faces`; as many letters of who as tell the seats apart, `organiser` for the rules, `all: done` for everybody who may still act. `turn 3` on a line of its own is checked. Then `wapenrol play CAMPAIGN FILE`.
no-such-sheet = { $system ->
    [assault] An assault
   *[other] A { $system }
} has no sheet `{ $kind }`; it has { $known }.
nobody-there = Nobody plays as `{ $seat }` here; there are { $known }.

not-yours = The sheets of `{ $seat }` are for that seat and the organiser; this key is that of `{ $own }`.
key-needed = Briefing and roster need the key of their seat or of the organiser; it stands in the link.

# The sheets of an assault.
town-legend = grey with a number: a wall, and its level · dark: houses, stables · pale: moat · thick: a battlement · broken: through a gate · a hex is written column,row, and `:top` is the rampart over a gate, the roof of a keep
town-map = The town as a map of hexes
fate-breach = breach
terrain = { $terrain ->
    [field] open field
    [harbour] harbour
    [tree] tree
    [street] street
    [stable-entrance] stable entrance
    [stable] stables
    [house] house
    [trough] water trough
    [well] well
    [moat] moat
    [drawbridge] drawbridge
    [court] court
    [rampart] rampart
    [tower] tower
    [gate] gate
    [stairs] stairs
    [wooden-stairway] wooden stairway
    [trap] tipping trap
   *[keep] keep
}
your-strength = What you have
what-you-see = What you see of { $other }
task-hold = { $side ->
    [besiegers] Hold these hexes at the end of a game turn: { $hexes }.
   *[besieged] Keep the besiegers from holding these hexes: { $hexes }.
}
task-burn = { $side ->
    [besiegers] Burn down what stands in these hexes: { $hexes }.
   *[besieged] Keep what stands in these hexes from burning down: { $hexes }.
}
task-assault = { $side ->
    [besiegers] The town is stormed when nobody of the besieged is left on the map.
   *[besieged] The besiegers are beaten off when nobody of them is left on the map.
}
task-turns = { $side ->
    [besiegers] When game turn { $turns } is over, the besieged have held out.
   *[besieged] Hold out until game turn { $turns } is over.
}
task-siege = { $side ->
    [besiegers] Take the keep: stand in it when nobody of the besieged does, at the end of a day's fighting; or bring the garrison to surrender.
   *[besieged] Hold the keep, and do not surrender: a relief may come.
}
task-strategic-turns = { $side ->
    [besiegers] When strategic turn { $turns } is over, the town has held out.
   *[besieged] Hold out until strategic turn { $turns } is over.
}
class-count = { $class ->
    [baron] { $count ->
        [one] 1 baron
       *[other] { $count } barons
    }
    [knight] { $count ->
        [one] 1 knight
       *[other] { $count } knights
    }
    [sergeant] { $count ->
        [one] 1 sergeant
       *[other] { $count } sergeants
    }
    [spearman] { $count ->
        [one] 1 spearman
       *[other] { $count } spearmen
    }
    [foot-soldier] { $count ->
        [one] 1 foot soldier
       *[other] { $count } foot soldiers
    }
    [crossbowman] { $count ->
        [one] 1 crossbowman
       *[other] { $count } crossbowmen
    }
    [longbowman] { $count ->
        [one] 1 longbowman
       *[other] { $count } longbowmen
    }
    [archer] { $count ->
        [one] 1 archer
       *[other] { $count } archers
    }
    [engineer] { $count ->
        [one] 1 engineer
       *[other] { $count } engineers
    }
    [townsman] { $count ->
        [one] 1 townsman
       *[other] { $count } townsmen
    }
    [civilian] { $count ->
        [one] 1 civilian
       *[other] { $count } civilians
    }
   *[horse] { $count ->
        [one] 1 horse without a rider
       *[other] { $count } horses without riders
    }
}
thing = { $thing ->
    [siege-tower] Siege tower
    [ram] Ram
    [roofed-ram] Roofed ram
    [mangonel] Mangonel
    [trebuchet] Trebuchet
   *[ladder] Ladder
}
from-to = { $from } to { $to }
in-camp = in camp
barrels = Oil: { $barrels ->
    [one] 1 barrel
   *[other] { $barrels } barrels
}.
store = Rations: { $rations }. A strategic turn takes { $eaten }.
fascines = Moat hexes that can be filled before an assault: { $hexes }.
ladders-and-engines = Ladders and engines
points-lost = Battering points lost
in-store = In store
preparations = Preparations
siege-day = Day { $day }
and = and

# The sheets of a realm.
realm-when = { $round ->
    [0] { $title } · before the first round
   *[other] { $title } · as in round { $round }
}
realm-points = Points
realm-ducats = Ducats
realm-knights = Knights in stock
realm-castles = Castles to place
realm-mountains = Silver mountains
realm-hand = Politics cards in hand
realm-territories = Territories
realm-castle-at = Castle
realm-spaces = Spaces
realm-towns = Towns
realm-strength = Knights
realm-board = The board
realm-neutral = neutral
realm-letter = { $colour ->
    [ochre] O
    [lilac] L
    [gray] G
   *[red] R
}
realm-legend = ♣ wood · ▲ silver mountain · ⌂ town · ♜ castle · ♞ knight · thick: a boundary · a space is written column,row; a boundary is a space and E (right) or S (below), `3,4:E`
realm-step = { $step ->
    [card] Card
    [decisions] Decisions
    [talks] Talks and bids
   *[action] Actions
}
realm-action = { $kind ->
    [money] Money bag
    [boundaries] Boundaries
    [single-sword] One sword and shield
    [double-sword] Two swords and shields
   *[crown] Crown and sceptre
}
realm-action-does = { $kind ->
    [money] All who choose it share the ducats; what does not divide stays in the bank.
    [boundaries] Place up to as many as the card says, one after the other, on any side that is not inside a territory.
    [single-sword] Place a knight beside your castle or a chain of your knights, or extend a territory by one space or two.
    [double-sword] Place two knights, or a knight and an extension.
   *[crown] Look through a pile of politics cards and keep one.
}
realm-founding = What a territory is worth when it is founded
realm-spaces-to = { $from } to { $to } spaces
realm-spaces-from = { $from } spaces and more
realm-so-many-points = { $points ->
    [one] 1 point
   *[other] { $points } points
}
realm-each-town = Each town besides
realm-politics = Politics cards
politics-card = { $kind ->
    [treasure] Treasure { $number }
    [parchment] Parchment { $number }
    [alliance] Alliance
   *[renegade] Renegade
}
politics-card-does = { $card ->
    [alliance] Played with a decision: two neighbouring territories take nothing from each other.
    [renegade] Played with a decision: a knight of a neighbour goes home, one of yours comes into your territory.
    [treasure-8] Pays 8 ducats, once.
    [treasure-10] Pays 10 ducats, once.
    [treasure-12] Pays 12 ducats, once.
    [treasure-15] Pays 15 ducats, once.
    [parchment-3] 3 points when the king is dead.
    [parchment-4] 4 points when the king is dead.
   *[parchment-5] 5 points when the king is dead.
}

# The sheets of a battle.
field-when = The field in turn { $turn } · a hex is written column,row
field-map = The field as a map of hexes
field-legend = grey with a number: a building, and how many hits it still endures · pale: water · thick: a wall, fence or hedge · broken: a cliff that nobody crosses
field-zone = { $line ->
    [zone] dashed
   *[other] dotted
}: where { WITHIN($army) } can be set up
field-door = a building with a door for everybody on foot
field-goal = { $army } can win by this: { $what }
