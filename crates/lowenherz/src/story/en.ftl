# The story of a realm.

and = and
nobody = nobody
action = { $kind ->
    [money] { $number ->
        [one] 1 ducat
       *[other] { $number } ducats
    }
    [boundaries] { $number ->
        [one] 1 boundary
       *[other] { $number } boundaries
    }
    [single-sword] one sword and shield
    [double-sword] two swords and shields
   *[crown] crown and sceptre
}
ducats = { $ducats ->
    [one] 1 ducat
   *[other] { $ducats } ducats
}
so-many-points = { $who } { $points }

realm-opened = { $players } vie for the realm: “{ $title }”, { $set_up ->
    [basic] on the land that the picture shows
   *[variable] on a land that nobody has seen before
}.
politics-dealt = The politics cards are shuffled and lie in two piles, face down.
start-player-set = { $colour } takes the black castle{ $named ->
    [yes] {""}
   *[no] , by chance
}.
board-laid = Castles and knights stand, and everybody has a territory within { $boundaries } boundaries.
castle-placed = { $by } places { $neutral ->
    [yes] a neutral castle
   *[no] a castle
} in { $castle }, with a knight in { $knight }.
round-begun = Round { $round } begins; { $start } holds the black castle.
card-turned = { $by } turns a card: { $actions }.
mine-turned = { $by } turns a card: the silver mine.
king-turned = { $by } turns a card: it is the king’s.
mine-worked = { $count ->
    [0] Nobody has a silver mountain
   *[other] Silver mountains give points: { $points }
}.
decision-laid = { $by } chooses { $actions }.
action-unchosen = Nobody has chosen action { $slot }.
money-paid = { $count ->
    [one] { $to } takes { ducats }
   *[other] { $to } take { ducats } each
}{ $left ->
    [0] {""}
    [one] ; 1 stays in the bank
   *[other] ; { $left } stay in the bank
}.
trial-begun = { $choosers } want the same: { $action }. { $talks ->
    [yes] They talk.
   *[no] They bid at once.
}
offer-made = { $by } offers { ducats } for acting alone (offer { $number }).
offer-withdrawn = { $by } takes offer { $number } back.
offer-accepted = { $by } accepts offer { $number }: { $acts } acts alone.
price-paid = { $from } pays { $to } { ducats }, as agreed.
ducats-paid = { $from } pays the bank { $treasures ->
    [none] { ducats }
   *[other] { ducats } and { $treasures }
}{ $why ->
    [bid] , as bid
    [wood] {" "}for the wood
   *[parting] {" "}to end an alliance
}.
talks-ended = { $why ->
    [duel] { $by } ends the talks; bids decide
   *[unanswered] The talks end without agreement; bids decide
}.
bid-sealed = { $by } seals a bid: { $bid }.
bid = { ducats }{ $count ->
    [0] {""}
   *[other] {" "}with { $treasures }
}
bid-of = { $who } { $bid }
bids-opened = The bids are opened: { $bids }.
bids-tied = { $choosers } have bid the same and bid again.
action-lost = They are tied again: nobody carries action { $slot } out.
action-begun = { $by } acts: { $action }.
action-ended = { $by } is done with action { $slot }{ $lapsed ->
    [yes] {" "}and leaves the rest
   *[no] {""}
}.
boundary-placed = { $by } places a boundary at { $side }; { $stock } are left.
territory-founded = The territory of { $owner } around { $castle } is founded, with { $spaces ->
    [one] 1 space
   *[other] { $spaces } spaces
}{ $towns ->
    [0] {""}
    [one] {" "}and a town
   *[other] {" "}and { $towns } towns
}: { $scores ->
    [yes] { $points } points
   *[no] it is neutral and gives nothing
}.
boundaries-returned = { $count ->
    [one] A boundary
   *[other] Boundaries
} inside it go back: { $sides }.
knight-placed = { $by } places a knight in { $at }.
territory-extended = { $by } extends the territory of { $castle } by { $spaces }.
stone-moved = { $who } { $why ->
    [taken] gains { $points } for { $spaces ->
        [one] 1 space
       *[other] { $spaces } spaces
    }
    [lost] loses { $points } for { $spaces ->
        [one] 1 space
       *[other] { $spaces } spaces
    }
   *[cut-off] loses { $points } for { $spaces ->
        [one] 1 space that is
       *[other] { $spaces } spaces that are
    } cut off
}{ $towns ->
    [0] {""}
    [one] {" "}with a town
   *[other] {" "}with { $towns } towns
}{ $full ->
    [yes] {""}
   *[no] {" "}({ $moved }, since nobody goes behind the lion)
}, and has { $score } now.
marker-turned = The alliance of { $castles } { $marker ->
    [none] is remembered without a boundary between them
   *[other] is now marked at { $marker }
}.
pile-opened = { $by } looks through the { $pile ->
    [upper] upper
   *[lower] lower
} pile.
pile-seen = { $by } sees { $cards }.
card-taken = { $by } takes a card of the { $pile ->
    [upper] upper
   *[lower] lower
} pile; { $left } are left in it.
card-kept = { $by } keeps { $card } out of the { $pile ->
    [upper] upper
   *[lower] lower
} pile.
alliance-made = { $by } plays an alliance: the territories of { $castles } do not take from each other.
alliance-ended = { $by } ends the alliance of { $castles }.
renegade-played = { $by } plays a renegade: the knight of { $from } in { $removed } goes home, and one of theirs comes to { $placed }.
players-missed = { $who } { $count ->
    [one] has
   *[other] have
} not answered: the least is done for them.
king-died = The king is dead.
mountains-counted = { $count ->
    [0] No silver mountain counts once more
   *[other] Silver mountains count once more: { $points }
}.
parchments-counted = { $count ->
    [0] Nobody shows a parchment
   *[other] Parchments count: { $points }
}.
realm-ended = { $winners } { $count ->
    [one] is the new king
   *[other] share the crown
}: { $order }.

hidden-offer = { $who } makes an offer.
hidden-withdrawal = { $who } takes an offer back.
hidden-price = { $who } pays the price that the two have agreed on.
hidden-bid = { $who } seals a bid.
hidden-pile = { $who } looks at the cards of the pile.
hidden-card = { $who } keeps a card.
hidden-of = Something that only { $who } may know.
hidden = Something that nobody may know yet.
drawn = { $deck ->
    [actions] Action card { $card } is drawn, of { $of }.
    [politics] The politics card { $card } is drawn, of { $of }.
    [tiles] Tile { $card } is drawn, of { $of }.
    [quarter-turns] It is turned { $card } times by a quarter.
    [start-player] Chance names { $card }.
    [places] Chance chooses { $card }, of { $of } places.
   *[other] { $card } is drawn, of { $of }.
}
