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
slot-action = ({ $slot }) { action }
ducats = { $ducats ->
    [one] 1 ducat
   *[other] { $ducats } ducats
}
points = { $points ->
    [one] 1 point
   *[other] { $points } points
}
so-many-points = { $who } { $points }

realm-opened = { $players } vie for the realm: “{ $title }”, { $set_up ->
    [basic] on the land that the picture shows
   *[variable] on a land that nobody has seen before
}.
politics-dealt = The politics cards are shuffled and lie in two piles, face down.
start-player-set = { $colour } { VERB($colour, "takes", "take") } the black castle{ $named ->
    [yes] {""}
   *[no] , by chance
}.
board-laid = Castles and knights stand, and everybody has a territory within { $boundaries ->
    [one] 1 boundary
   *[other] { $boundaries } boundaries
}.
castle-placed = { $by } { VERB($by, "places", "place") } { $neutral ->
    [yes] a neutral castle
   *[no] a castle
} in { $castle }, with a knight in { $knight }.
round-begun = Round { $round } begins; { WITHIN($start) } { VERB($start, "holds", "hold") } the black castle.
card-turned = { $by } { VERB($by, "turns", "turn") } a card: { $actions }.
mine-turned = { $by } { VERB($by, "turns", "turn") } a card: the silver mine.
king-turned = { $by } { VERB($by, "turns", "turn") } a card: it is the king’s.
mine-worked = { $count ->
    [0] Nobody has a silver mountain
   *[other] Silver mountains give points: { WITHIN($points) }
}.
decision-laid = { $by } { VERB($by, "chooses", "choose") } { $actions }.
action-unchosen = Nobody has chosen action { $slot }.
money-paid = { $count ->
    [0] Nobody gets a ducat
    [one] { $to } { VERB($to, "takes", "take") } { ducats }
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
offer-made = { $by } { VERB($by, "offers", "offer") } { ducats } for acting alone (offer { $number }).
offer-withdrawn = { $by } { VERB($by, "takes", "take") } offer { $number } back.
offer-accepted = { $by } { VERB($by, "accepts", "accept") } offer { $number }: { WITHIN($acts) } { VERB($acts, "acts", "act") } alone.
price-paid = { $from } { VERB($from, "pays", "pay") } { WITHIN($to) } { ducats }, as agreed.
ducats-paid = { $from } { VERB($from, "pays", "pay") } the bank { $treasures ->
    [none] { ducats }
   *[other] { ducats } and { $treasures }
}{ $why ->
    [bid] , as bid
    [wood] {" "}for the wood
   *[parting] {" "}to end an alliance
}.
talks-ended = { $why ->
    [duel] { $by } { VERB($by, "ends", "end") } the talks; bids decide
   *[unanswered] The talks end without agreement; bids decide
}.
bid-sealed = { $by } { VERB($by, "seals", "seal") } a bid: { $bid }.
bid = { ducats }{ $count ->
    [0] {""}
   *[other] {" "}with { $treasures }
}
bid-of = { $who } { $bid }
bids-opened = The bids are opened: { WITHIN($bids) }.
bids-tied = { $choosers } have bid the same and bid again.
action-lost = They are tied again: nobody carries action { $slot } out.
action-begun = { $by } { VERB($by, "acts", "act") }: { $action }.
action-ended = { $by } { VERB($by, "is", "are") } done with action { $slot }{ $lapsed ->
    [yes] {" "}and { VERB($by, "leaves", "leave") } the rest
   *[no] {""}
}.
boundary-placed = { $by } { VERB($by, "places", "place") } a boundary at { $side }; { $stock } are left.
territory-founded = The territory of { WITHIN($owner) } around { $castle } is founded, with { $spaces ->
    [one] 1 space
   *[other] { $spaces } spaces
}{ $towns ->
    [0] {""}
    [one] {" "}and a town
   *[other] {" "}and { $towns } towns
}: { $scores ->
    [yes] { $points ->
        [one] 1 point
       *[other] { $points } points
    }
   *[no] it is neutral and gives nothing
}.
boundaries-returned = { $count ->
    [one] A boundary inside it goes
   *[other] Boundaries inside it go
} back: { $sides }.
knight-placed = { $by } { VERB($by, "places", "place") } a knight in { $at }.
territory-extended = { $by } { VERB($by, "extends", "extend") } the territory of { $castle } by { $spaces }.
stone-moved = { $who } { $why ->
    [taken] { VERB($who, "gains", "gain") } { points } for { $spaces ->
        [one] 1 space
       *[other] { $spaces } spaces
    }
    [lost] { VERB($who, "loses", "lose") } { points } for { $spaces ->
        [one] 1 space
       *[other] { $spaces } spaces
    }
   *[cut-off] { VERB($who, "loses", "lose") } { points } for { $spaces ->
        [one] 1 space that is
       *[other] { $spaces } spaces that are
    } cut off
}{ $towns ->
    [0] {""}
    [one] , a town among them
   *[other] , { $towns } towns among them
}{ $full ->
    [yes] {""}
   *[no] {" "}({ $moved }, since nobody goes behind the lion)
}, and { VERB($who, "has", "have") } { $score } now.
marker-turned = The alliance of { $castles } { $marker ->
    [none] is remembered without a boundary between them
   *[other] is now marked at { $marker }
}.
pile-opened = { $by } { VERB($by, "looks", "look") } through the { $pile ->
    [upper] upper
   *[lower] lower
} pile.
pile-seen = { $by } { VERB($by, "sees", "see") } { $cards }.
card-taken = { $by } { VERB($by, "takes", "take") } a card of the { $pile ->
    [upper] upper
   *[lower] lower
} pile; { $left } are left in it.
card-kept = { $by } { VERB($by, "keeps", "keep") } { $card } out of the { $pile ->
    [upper] upper
   *[lower] lower
} pile.
alliance-made = { $by } { VERB($by, "plays", "play") } an alliance: the territories of { $castles } do not take from each other.
alliance-ended = { $by } { VERB($by, "ends", "end") } the alliance of { $castles }.
renegade-played = { $by } { VERB($by, "plays", "play") } a renegade: the knight of { WITHIN($from) } in { $removed } goes home, and one of theirs comes to { $placed }.
players-missed = { $who } { $count ->
    [one] { VERB($who, "has", "have") }
   *[other] have
} not answered: the least is done for them.
king-died = The king is dead.
mountains-counted = { $count ->
    [0] No silver mountain counts once more
   *[other] Silver mountains count once more: { WITHIN($points) }
}.
parchments-counted = { $count ->
    [0] Nobody shows a parchment
   *[other] Parchments count: { WITHIN($points) }
}.
realm-ended = { $winners } { $count ->
    [one] { VERB($winners, "is the new king", "win the crown") }
   *[other] share the crown
}: { WITHIN($order) }.

hidden-offer = { $who } { VERB($who, "makes", "make") } an offer.
hidden-withdrawal = { $who } { VERB($who, "takes", "take") } an offer back.
hidden-price = { $who } { VERB($who, "pays", "pay") } the price that the two have agreed on.
hidden-bid = { $who } { VERB($who, "seals", "seal") } a bid.
hidden-pile = { $who } { VERB($who, "looks", "look") } at the cards of the pile.
hidden-card = { $who } { VERB($who, "keeps", "keep") } a card.
hidden-of = Something that only { WITHIN($who) } may know.
hidden = Something that nobody may know yet.
drawn = { $deck ->
    [actions] Action card { $card } is drawn, of { $of }.
    [politics] The politics card { $card } is drawn, of { $of }.
    [tiles] Tile { $card } is drawn, of { $of }.
    [quarter-turns] It is turned { $card } times by a quarter.
    [start-player] Chance names { $card }.
    [places] Chance chooses { $card }, of { COUNT($of, "place", "places") }.
   *[other] { $card } is drawn, of { $of }.
}

# What the organiser has set right.
ducats-set-right = The organiser sets right what { WITHIN($colour) } { VERB($colour, "has", "have") }: { $after ->
    [one] 1 ducat
   *[other] { $after } ducats
} instead of { $before } ({ $reason }).
points-set-right = The organiser sets right how { WITHIN($colour) } { VERB($colour, "stands", "stand") }: { $after ->
    [one] 1 point
   *[other] { $after } points
} instead of { $before } ({ $reason }).
hidden-set-right = The organiser sets right what { WITHIN($who) } { VERB($who, "has", "have") }.
