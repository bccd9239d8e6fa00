# What an order did, and what dice must show: beside the board, on the shared screen, where dice are typed.

happened-earlier = { $count ->
    [one] One thing before
   *[other] { $count } things before
}
happened-last = Only the last
happened-close = Close
happened-show = On the board
happened-show-line = Show on the board what line { $seq } tells
happened-log = Log
happened-log-line = Read line { $seq } in the log
happened-deed = { $by } → { $to }
happened-name-own = { $name } (you)
happened-share = { $name }: { $goal }
happened-more = Show more of what is chosen
happened-less = Show less of what is chosen

happened-goal-secret = what is needed is still a secret
happened-goal-least = { $face ->
    [1] anything
   *[other] { $face } or more
}
happened-goal-beats = { $adds ->
    [none] must be higher with what is added
   *[other] { $adds } + die, must be higher
}
happened-goal-withstands = { $adds ->
    [none] a tie is enough, with what is added
   *[other] { $adds } + die, a tie is enough
}
happened-goal-face = { $faces }: { $effect }
happened-goal-sum = { $adds } + { $face } = { $sum }
happened-effect = { $word ->
    [missed] misses
    [withstood] hits, but does not go home
    [flesh-wound] a mere flesh wound
    [stunned] stunned
    [wounded] wounded
    [hits] { $count ->
        [0] no hits
        [one] 1 hit
       *[other] { $count } hits
    }
    [waits] { $count ->
        [0] no hits; one die may be rolled again
        [one] 1 hit; one die may be rolled again
       *[other] { $count } hits; one die may be rolled again
    }
    [miss] miss
    [driven] driven back or slowed down
    [killed] killed
    [horse-hit] the horse is hit
    [horse-killed] the horse is killed
    [nothing] nothing
    [attacker-stunned] attacker stunned
    [attackers-retreat] attackers driven back
    [defender-retreats] defender driven back
    [defender-stunned] defender stunned
    [defender-wounded] defender wounded
    [defender-killed] defender killed
   *[other] { $word }
}

happened-next = { $count ->
    [one] { $name }
   *[other] { $count } in hand
}: { $what ->
    [go] tap a marked place to go there.
    [hit] tap a marked enemy to attack.
   *[both] tap a marked place to go there, or a marked enemy to attack.
}
