# The realm.

lowenherz-help-title = The page of a realm
lowenherz-help-what = First the board, beside or below it what is asked now, the open card and the talks. Below lies the book: princes, your hand, score, orders, log, seats.
lowenherz-help-how = When you place boundaries, tap a dotted side: what it would close stands on it, with its points, before you tap. For a knight tap a marked space; for an extension one space, then another or “alone”. Your purse, your cards and your bid are seen by nobody else.
lowenherz-help-key-next = n
lowenherz-help-does-next = the next place on the board that can be chosen
lowenherz-help-key-done = d
lowenherz-help-does-done = this action is done
lowenherz-help-key-turn = r
lowenherz-help-does-turn = from the side to the right of a space to the one below it, and back

lowenherz-board = The board
lowenherz-board-of = The board of “{ $title }”. Arrow keys walk over it, Enter chooses.
lowenherz-book-of = The book of the realm
lowenherz-moment = round { $round }
lowenherz-tab-princes = Princes
lowenherz-tab-hand = Hand
lowenherz-tab-score = Score
lowenherz-tab-orders = Orders
lowenherz-tab-log = Log
lowenherz-tab-seats = Seats
lowenherz-tab-book = Book

lowenherz-colour-ochre = ochre
lowenherz-colour-lilac = lilac
lowenherz-colour-gray = gray
lowenherz-colour-red = red
lowenherz-neutral = the neutral { $colour }

lowenherz-round-name = Round
lowenherz-round = Round <strong>{ $round }</strong> · { $left ->
    [one] 1 card left
   *[other] { $left } cards left
}
lowenherz-setting-up = Before the first round
lowenherz-steps = Steps of the round
lowenherz-step-card = Card
lowenherz-step-decisions = Decisions
lowenherz-step-talks = Talks
lowenherz-step-duel = Bids
lowenherz-step-action = Action
lowenherz-waits-for = Waits for
lowenherz-won-by = { $count ->
    [one] The crown goes to { WITHIN($names) }.
   *[other] { $names } share the crown.
}

lowenherz-princes = Princes
lowenherz-points = { $points ->
    [one] point
   *[other] points
}
lowenherz-ducats = Ducats
lowenherz-territories = Territories
lowenherz-spaces = Spaces
lowenherz-towns = Towns
lowenherz-mountains = Mountains
lowenherz-knights-left = Knights left
lowenherz-cards = Cards
lowenherz-black-castle = holds the black castle
lowenherz-owes = to act
lowenherz-has-shown = Has shown { $cards }.
lowenherz-holds = Holds { $cards }.
lowenherz-allied = The territories of { $one } and { $other } are allied.

lowenherz-open-card = The open card
lowenherz-king = The king is dead.
lowenherz-mine = The silver mine: silver mountains give points.
lowenherz-action = { $kind ->
    [money] { $number } ducats
    [boundaries] { $number ->
        [one] 1 boundary
       *[other] { $number } boundaries
    }
    [single-sword] one sword
    [double-sword] two swords
   *[crown] crown
}
lowenherz-choose = What do you want to do?
lowenherz-your-cards = Your decision cards
lowenherz-play-with-it = Play a politics card with it ({ $count })

lowenherz-politics = { $kind ->
    [alliance] Alliance
    [renegade] Renegade
    [treasure] Treasure { $number }
   *[parchment] Parchment { $number }
}
lowenherz-politics-does = { $kind ->
    [alliance] With a decision: two neighbouring territories take nothing from each other.
    [renegade] With a decision: a neighbour's knight goes home, one of yours comes.
    [treasure] Pays { COUNT($number, "ducat", "ducats") }, once: in a bid, for a wood, to end an alliance.
   *[parchment] { $number } points when the king is dead.
}
lowenherz-in-purse = ducats in your purse
lowenherz-nobody-sees = Nobody else sees your purse and your cards.
lowenherz-hand = Your politics cards
lowenherz-no-cards = You have no politics card.

lowenherz-trial = Power trial
lowenherz-talk-about = { $names } both want { $action }. They talk: one pays, and acts alone.
lowenherz-bid-about = { $names } want { $action }. The highest sealed bid acts.
lowenherz-bid-again = They have bid the same, and bid again.
lowenherz-offers = What was offered
lowenherz-offer-says = I pay you { $ducats ->
    [one] 1 ducat
   *[other] { $ducats } ducats
} and act alone.
lowenherz-offer-gone = no longer stands
lowenherz-has-sealed = A bid of { $name } is sealed.
lowenherz-offer = Offer { $ducats ->
    [one] 1 ducat
   *[other] { $ducats } ducats
}
lowenherz-offer-how = Your offer, { $least } to { COUNT($most, "ducat", "ducats") }
lowenherz-offer-button = Offer
lowenherz-your-bid = Your sealed bid
lowenherz-bid-secret = Nobody sees it until all bids are opened. You may seal another until then.
lowenherz-sealed-now = Sealed: { $ducats ->
    [one] 1 ducat
   *[other] { $ducats } ducats
}{ $treasures ->
    [0] {""}
   *[other] {" "}with { $cards }
}.
lowenherz-with-treasures = With treasures
lowenherz-bid-how = Out of your purse, at most { COUNT($most, "ducat", "ducats") }
lowenherz-seal = Seal a bid
lowenherz-seal-button = Seal { $ducats ->
    [one] 1 ducat
   *[other] { $ducats } ducats
}

lowenherz-your-turn = Your turn
lowenherz-others = Others' turn
lowenherz-waiting = Waiting for { WITHIN($names) }.
lowenherz-so-many = { $name }: { $points }
lowenherz-asked-placing = Place a castle and a knight beside it: tap a marked space for the castle, then one for the knight.
lowenherz-asked-card = You hold the black castle: turn the next card.
lowenherz-asked-decisions = { $count ->
    [one] Choose one of the three actions of the card.
   *[other] You lay two decision cards: choose two of the three actions.
}
lowenherz-asked-talks = Agree with the other on who acts, or let bids decide.
lowenherz-asked-duel = Seal a bid: the highest acts and pays.
lowenherz-asked-second = From { $space }: tap a second space, or take this one alone.
lowenherz-asked-action = { $kind ->
    [boundaries] You have { $action }, { $placed } placed: tap a dotted side.
    [single-sword] You have { $action }: tap a space for a knight, or one to take with a territory.
    [double-sword] You have { $action }: tap a space for a knight, or one to take with a territory; two knights, or one knight and one extension.
   *[crown] { $looking ->
        [yes] Keep one of the cards of the pile.
       *[no] Look through one of the two piles of politics cards.
    }
}

lowenherz-on-board = On the board ({ $count })
lowenherz-here = What you can do here
lowenherz-here-at = At { $space }
lowenherz-space = Space
lowenherz-castle-here = A castle in { $space }
lowenherz-knight-here = A castle in { $castle }, its knight in { $space }
lowenherz-extend-from = Extend the territory of { $castle } by { $space } and another space
lowenherz-extend-by-two = Extend the territory of { $castle } by { $one } and { $other }
lowenherz-parts = ; it parts the land into { $one } and { $other } spaces
lowenherz-terrain-plain = field
lowenherz-terrain-wood = wood
lowenherz-terrain-mountain = silver mountain
lowenherz-terrain-town = town
lowenherz-castle-of = castle of { $name }
lowenherz-knight-of = knight of { $name }
lowenherz-territory-of = in a territory of { $name }: { $spaces ->
    [one] 1 space
   *[other] { $spaces } spaces
}, { $knights ->
    [one] 1 knight
   *[other] { $knights } knights
}
lowenherz-zone-of = in a neutral zone of { $spaces ->
    [one] 1 space
   *[other] { $spaces } spaces
}

lowenherz-wish-turn = Turn a card
lowenherz-wish-decide = Choose an action
lowenherz-wish-offer = Offer ducats
lowenherz-wish-bid = Seal a bid
lowenherz-wish-wall = Place a boundary
lowenherz-wish-knight = Place a knight
lowenherz-wish-extend = Extend a territory
lowenherz-wish-look = Look at politics cards
lowenherz-wish-done = End the action

lowenherz-score-caption = Points at the beginning of each round
lowenherz-score-now = now

# What is left for the time that somebody is away.
lowenherz-away = While you are away
lowenherz-away-about = Leave a decision, a price or a bid. Each is given as your order the moment its step comes, if it is legal then; until then nobody sees it. It lapses with the round.
lowenherz-left-now = What you have left
lowenherz-left =
    { $word ->
        [decide] Decide for slot { $what }
        [accept-from] Accept any offer of { $what } or more
       *[bid] Bid { $what }
    }
lowenherz-take-back = Take it all back
lowenherz-left-decision = Decide for
lowenherz-slot = Slot { $slot }
lowenherz-left-price = Accept any offer of so many ducats or more
lowenherz-left-bid = Bid in a duel
lowenherz-lend-about = Your device signs each of your orders in this campaign, and nobody signs what you leave when its step comes. You can let the house sign it: with a device called “bot”, whose key the house holds. Everybody sees that, and until you release it (under Seats) the house could sign other orders of yours, too.
lowenherz-lend = Let the house sign what I leave
lowenherz-leave = Leave this
