# Why the rules of the realm say no, and what would be allowed.

and = and
nobody = nobody

# Words of an order.
no-space = `{ $text }` names no space; write column,row from 0,0 to { $column },{ $row }
no-side = `{ $text }` names no side between two spaces; write a space and E or S, such as 3,4:E
a-space = A space
a-side = A side
no-action = `{ $text }` is no action; there are money-1 to money-20, boundaries-1 to boundaries-20, single-sword, double-sword, crown
no-card = `{ $text }` is no action card; write three actions, silver-mine or king
no-land = A land is { COUNT($rows, "row", "rows") } of { COUNT($columns, "letter", "letters") }: P plain, W wood, M mountain, T town

# The scenario.
bad-title = A title has 1 to 80 characters.
bad-number = The realm is for two to four players, not for { $players }.
good-number = Two, three or four play.
bad-name = “{ $name }” is no name: a name has 1 to 40 characters.
same-colour = Two players have the same colour.
no-basic-for-two = The picture of the basic set-up has three castles of each colour, and two players need four.
variable-for-two = Two players set the board up themselves: set_up = "variable".
start-plays-not = { $start } { VERB($start, "is", "are") } to begin, and { VERB($start, "does", "do") } not play.
one-king = A deck holds exactly one king, in its last pile; this one has { $kings } in all.

# Who, and when.
realm-over = The king is dead, and the realm has another.
players-only = Only a player of this realm orders that.
players-are = There are { $players }.
organiser-only = Only the organiser orders that.
other-step = That is not asked for now: { $step ->
    [opening] nothing is on the table yet
    [placing] castles are placed
    [card] a card is to be turned
    [decisions] decision cards are laid
    [talks] two talk about an action
    [duel] bids are sealed
    [action] somebody acts
   *[other] somebody else is asked
}.
waits-for = { $who } may order now.
not-your-action = { $who } { VERB($who, "acts", "act") } now.
not-your-trial = Only { WITHIN($who) } try their power now.
not-your-placing = { $who } { VERB($who, "places", "place") } now.
not-your-decision = { $who } { VERB($who, "decides", "decide") } now.
not-the-start = { $who } { VERB($who, "holds", "hold") } the black castle and { VERB($who, "turns", "turn") } the card.

# Setting up.
no-wood-yet = { $what ->
    [castle] Castles never stand
   *[knight] At the start knights do not stand
} in woods, and { $space } is one.
no-plain = { $what ->
    [castle] A castle stands
   *[knight] A knight stands
} on a plain, not on a town or a mountain as in { $space }.
place-taken = Somebody stands in { $space } already.
knight-not-beside = The knight in { $knight } does not stand beside the castle in { $castle }.
too-near = The castle in { $castle } of the same colour is { $steps ->
    [one] 1 step
   *[other] { $steps } steps
} away; there must be { $gap }.

# Deciding.
no-such-slot = There is no action { $slot }; there are 1, 2 and 3.
cards-due = { $due ->
    [1] One decision card is laid
   *[other] { $due } different decision cards are laid
} here.
too-many-plays = { $played } politics cards with { $cards ->
    [1] one decision card
   *[other] { $cards } decision cards
} are too many: at most one goes with each.
dissolve-first = Alliances are dissolved first, then cards are played.
no-such-card = You have no such card: { $card }.
not-in-hand = You do not hold these treasures.
no-treasure = { $card } is no treasure and pays nothing.
not-your-territory = The castle { $castle } has no territory of yours.
not-their-territory = The castle { $castle } has no territory of an opponent.
neutral-territory = The territory of { $castle } is neutral, and nobody’s opponent.
not-neighbours = The territories of { $own } and { $other } share no side.
allied-already = These two territories are allied already.
not-allied = The territories of { $own } and { $other } are not allied.
castle-of-another = The castle { $castle } is not yours but of { $owner }.
no-such-knight = No knight of its owner stands in { $space }, in the territory of { $castle }.
link-broken = Without the knight in { $space } others of its colour would be parted.
place-elsewhere = { $space } is not in your territory of { $castle }.

# Paying.
no-ducats = That takes { $due ->
    [one] 1 ducat
   *[other] { $due } ducats
} out of your purse, and you have { $purse }.
nothing-due = Nothing is to be paid here, and treasures give no change.
offer-above-purse = You offer { $ducats ->
    [one] 1 ducat
   *[other] { $ducats } ducats
} and have { $purse }.
offers-made = You have made { COUNT($made, "offer", "offers") } in this trial, and more are not allowed.
offer-not-higher = A new offer is higher than the one that stands: { $ducats } is not above { $standing }.
no-offer-of-yours = No offer of yours stands.
no-such-offer = No offer { $number } of the other stands.
offer-stands = Offer { $number } stands.
bid-above-purse = You bid { $ducats ->
    [one] 1 ducat
   *[other] { $ducats } ducats
} and have { $purse }.

# Acting.
other-action = Your action is another one: { $action ->
    [money] the money bag
    [boundaries] boundaries
    [single-sword] one sword and shield
    [double-sword] two swords and shields
   *[crown] crown and sceptre
}.
take-a-card = You have looked through a pile and take a card of it first.
sword-spent = This action allows { $allowed ->
    [1] one deed
   *[other] { $allowed } deeds
}, and all is done.
extended-already = One action extends once.
boundaries-placed = This action allows { $most ->
    [1] one boundary
   *[other] { $most } boundaries
}, and all are placed.
no-boundaries = No boundary is left in stock.
side-taken = A boundary lies at { $side } already.
inside-territory = { $side } is inside the territory of { $owner }.
no-knights = You have no knight left in stock.
bad-ground = A knight stands on plain or in a wood, and { $space } is another ground: { $terrain }.
occupied = Somebody stands in { $space } already.
not-linked = No castle of yours, and no knight linked to one, stands beside { $space } without a boundary between.
one-or-two = A territory is extended by one space or by two different ones, not by { $spaces }.
own-land = { $space } is yours already.
not-touching = { $space } does not touch the territory of { $castle }.
somebody-stands = Somebody stands in { $space }, which cannot be taken.
allied = An alliance protects the territory of { $castle }.
too-weak = Your territory has { $own ->
    [one] 1 knight
   *[other] { $own } knights
} and that of { $owner } has { $other }: you need more.
stock-short = The new line takes { COUNT($placed, "boundary", "boundaries") }; { $removed } come back and { $stock } are in stock.
one-pile = You look through a pile already, and through one only.
look-first = You take a card when you have looked through a pile.
not-in-pile = There is no such card in that pile: { $card }.

# What the organiser sets right.
purse-of = The purse of { $who }
stone-of = The stone of { $who }
nobody-plays = Nobody plays { $colour }.
colours-are = There are { $known }.
