what-if-about = “What if we had not charged?” A what-if goes on from any line of the campaign, beside it: a campaign of its own, with new keys and other dice. Nothing played there counts here, nobody is told of it, and it foretells no die. Look at it, throw it away, or adopt it.
what-if-at = From line (the last of an order)
what-if-now = now, line { $seq }
what-if-name = Name
what-if-begin = Begin a what-if
what-if-list = What-ifs beside this campaign
what-if-none = There are none.
what-if-from = from line { $seq }
what-if-played = { $orders ->
    [0] nothing played yet
    [one] 1 order played
   *[other] { $orders } orders played
}
what-if-open = Go there
what-if-no-key = This browser has no key of it. It was begun elsewhere; who began it has the keys.
what-if-compare = Compare with now
what-if-adopt = Adopt…
what-if-throw-away = Throw away…
what-if-parts = The campaign at line { $from }, the what-if at its line { $to }; they parted behind line { $common } of the campaign.
what-if-here = The campaign
what-if-there = The what-if
what-if-only-here = { $count ->
    [one] Only in the campaign: 1 line
   *[other] Only in the campaign: { $count } lines
}
what-if-only-there = { $count ->
    [one] Only in the what-if: 1 line
   *[other] Only in the what-if: { $count } lines
}
what-if-reason = Reason, for everybody to read
what-if-adopt-now = Adopt it
what-if-ask = Ask the players first
what-if-asked = They are asked; their answers come in under “Consent”.
what-if-adopted = Adopted: what was played there counts here.
what-if-cannot = It cannot be adopted: nothing was played there, or it was moved to before it begins.
what-if-throw-what = Its keys open nothing any more, for nobody. This cannot be undone.
what-if-throw-now = Throw it away
what-if-cancel = Leave it
what-if-is = What-if
what-if-is-of = A what-if of “{ $name }” from its line { $seq }: nothing here counts there.
what-if-back = To the campaign
