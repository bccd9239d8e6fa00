# What is told beside the log: at the desk, in previews, of dice, in the gallery.

cards-left = { $count ->
    [one] 1 card left
   *[other] { $count } cards left
}

ruling = { $ruling ->
    [stands] it stands
    [struck] the order is struck
    [thrown_again] it is thrown again
    [replaced] another order stands in its place
   *[rewound] everything goes back to before it
}
lost = { $code ->
    [changed_what_goes_back] It changed the very engagement that goes back.
    [depends_on_what_goes_back] It came out of what goes back, and would turn out otherwise.
   *[other] It came out of what goes back, and could not be given any more.
}

act-nothing = Nothing is moved: what happened stands.
act-back = Back to line { $to }: { $orders ->
    [one] 1 order
   *[other] { $orders } orders
} left behind, { $lines ->
    [one] 1 line
   *[other] { $lines } lines
} in all.
act-unchanged = { $count ->
    [one] 1 order follows again as it was.
   *[other] { $count } orders follow again as they were.
}
act-otherwise = { $count ->
    [one] 1 order comes to something else.
   *[other] { $count } orders come to something else.
}
act-needs-roll = { $count ->
    [one] 1 order needs dice or a card that have not fallen.
   *[other] { $count } orders need dice or cards that have not fallen.
}
act-depends = { $count ->
    [one] 1 order hangs on such dice or cards.
   *[other] { $count } orders hang on such dice or cards.
}
act-refused = { $count ->
    [one] 1 order cannot be given any more: it stops the correction, or is left out.
   *[other] { $count } orders cannot be given any more: they stop the correction, or are left out.
}
act-put-in = { $count ->
    [one] 1 order was put in.
   *[other] { $count } orders were put in.
}
act-came-otherwise = { $count ->
    [one] 1 order came to something else.
   *[other] { $count } orders came to something else.
}
act-not-again = { $count ->
    [one] 1 order does not follow again.
   *[other] { $count } orders do not follow again.
}
act-more = More came of it: the log tells it from line { $record } on.
act-adopts = { $orders ->
    [one] 1 order of the what-if follows, given by the organiser in its player’s stead.
   *[other] { $orders } orders of the what-if follow, given by the organiser in their players’ stead.
}
act-fell-there = What fell there stands in the log as the organiser’s word: { $rolls ->
    [one] 1 roll
   *[other] { $rolls } rolls
} and { $draws ->
    [one] 1 card.
   *[other] { $draws } cards.
}
act-orders-of = { $who } ({ $count ->
    [one] 1 order
   *[other] { $count } orders
})
act-touched = It touches: { $names }.
act-consent-none = Nobody has to agree first.
act-consent-needed = { $names } must be asked first; { $rule ->
    [majority] more than half of them have
   *[all] all of them have
} to agree. They have not yet.
act-consent-given = { $names } were asked, and as many agree as the house rules want.

asks-for-dice = { $clause } asks for { $dice } ({ $why }).
asks-for-card = { $clause } draws a card.
hangs-on-new = It hangs on the new roll of the order that is put in.
hangs-on = It hangs on the new roll of order { $order }.

feed-of-seat = { $campaign }: { $seat }
feed-asked = It is your turn. { $title }, turn { $turn }, { $step }: waits for { $what }.
feed-question = Question { $number }: may everything go back to line { $record }? { $reason }
feed-dispute = Dispute { $number } about an order of yours waits for your word: { $text }

too-few-dice = { $dice ->
    [one] 1 die is too little to say anything; { $needed } dice are the least.
   *[other] { $dice } dice are too few to say anything; { $needed } are the least.
}
fair-often = Fair dice fall like this all the time (p = { $p }, { $dice ->
    [one] 1 die
   *[other] { $dice } dice
}).
fair-of-hundred = Fair dice fall so unevenly in { $often } of 100 such groups (p = { $p }, { $dice ->
    [one] 1 die
   *[other] { $dice } dice
}).
fair-of-thousand = Fair dice fall so unevenly in { $often } of 1,000 such groups (p = { $p }, { $dice ->
    [one] 1 die
   *[other] { $dice } dice
}).
fair-hardly = Fair dice hardly ever fall so unevenly (p = { $p }, { $dice ->
    [one] 1 die
   *[other] { $dice } dice
}).
note-sealed = Sealed rolls need no statistics: each can be derived again from its seal, whoever doubts it. For thrown dice nothing more is known than who entered them and who witnessed them.
note-no-proof = A small p is no proof of cheating, and a large one no proof of honesty: the test sees how often each face fell, not when, and not what hung on it.
note-many = { $groups ->
    [one] 1 group was tested;
   *[other] { $groups } groups were tested;
} of fair dice { $expected } of them would show a p below 0.05 by themselves, and { $low } do. A single group says something only below p = { $least }.

proof-holds-intent = The seal of envelope { $envelope } was published in line { $record }, the seed fits it, and what fell follows from the seed and from what the sender of the order had fixed before. Whoever holds the secret of the house could have foreseen it. { $signed ->
    [yes] The order is signed by its sender's device: nobody could put another in its place.
   *[no] Nobody signed the order: whoever holds the secret could have put another in its place.
}
proof-holds-shared = The seal of envelope { $envelope } was published in line { $record }, the seed fits it, and what fell follows from the seed, from what the sender of the order had fixed before, and from what { $count ->
    [one] the device of { $names } gave
   *[other] the devices of { $names } gave
} to it then. To foresee it, the house and all of these would have had to work together.
proof-holds-beacon = The seal of envelope { $envelope } was published in line { $record }, the seed fits it, and what fell follows from the seed, from what the sender of the order had fixed before{ $given ->
    [yes] , from what others gave
   *[no] {""}
} and from round { $round } of the public beacon, which came out after the time that the house wrote on the order. Nobody knew it at that time; that the house wrote the right time is its word.
proof-holds = The seal of envelope { $envelope } was published in line { $record }, the seed fits it, and what fell follows from the seed and the order. Only who can read the host's folder could have foreseen or steered it.
proof-fails = What the line shows does not follow from the seed.
proof-no-fit = The seed does not fit the seal that lay on the table.


not-a-roll = Line { $record } is neither a roll nor a draw.
changed-by-nothing = Nothing has changed `{ $what }` up to line { $record }: it is as it was at the beginning.
no-such-fact = `{ $scope }` has { $count ->
    [one] 1 fact
   *[other] { $count } facts
} up to line { $record }, no { $fact }.
no-such-scope = There is no `{ $scope }` in this campaign.

withheld-name = Part of a private briefing
withheld-section = Briefings
withheld = This clause belongs to a private briefing. Whoever holds that briefing can read it, and so can the organiser; everybody can once its rule has been used in the open, or the siege is over.
