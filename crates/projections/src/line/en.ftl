# What happens around the games: the campaign, its book, the desk.

campaign-begins = The campaign “{ $name }” begins.
device-bound = { $seat } signs with “{ $label }” (device { $device }…) from now on.
device-released = “{ $device }…” signs for { $seat } no more: { $why }
chain-laid = { $seat } helps to mix the dice of others from now on, { COUNT($length, "time", "times") } (device { $device }…).
policy-set = Sealed dice are { $sealed ->
    [shared] mixed from everybody's devices from now on
   *[house] sealed by the house alone from now on
}.
contributed = { $way ->
    [shared] These gave to the dice: { WITHIN($names) }.
    [beacon] Nobody gave to the dice; a public beacon stood in.
    [silent] { $names } gave nothing to the dice: the house's envelope alone decides them.
   *[house] Nobody else's device was there: the house's envelope alone decides these dice.
}
spent = Numbers that were given to dice were not used; they are accounted for.
secret-told = The secret that sealed the dice is told: everything can be checked.
key-replaced = { $seat } has a new key; the old one opens nothing any more.
engagement-opened = { $system ->
    [siege] A siege
    [battle] A battle
    [assault] An assault
    [realm] A realm
   *[map] A map
} is opened: “{ $title }”.
leads = {" "}{ $seat } { VERB($seat, "plays", "play") } { $role }.
engagement-abandoned = “{ $title }” is played no more: the organiser has ruled how it ended.
realm-closed = “{ $title }” is { $how ->
    [broken] played no more: the organiser has ended it
   *[over] over, and the map hears of it
}.
engagement-paused = “{ $title }” has decided nothing in this turn of the map.
engagement-resumed = “{ $title }” goes on.
engagement-closed = “{ $title }” is over: the { $winner ->
    [attacker] attacker
   *[defender] defender
} has won.
head-back = Play goes back to line { $record }: { $reason }
taken-back = { $who } takes back what they ordered after line { $record }.
hidden = Something happens that only { WITHIN($owner) } may see.
hidden-order = Somebody gives an order that is not public.
hidden-organiser = Something happens that only the organiser may see.
unreadable = Something happened that this program cannot put into words.

house-rules = { $disputes ->
    [play_on] Play goes on while a dispute is open
   *[pause] Play waits while a dispute is open
}; { $consent ->
    [organiser] the organiser moves the head alone
    [majority] more than half of those affected must agree to a rewind
   *[all_affected] all who are affected must agree to a rewind
}.
roll-confirmed = { $who } confirms the roll of line { $record }.
roll-contested = { $who } contests the roll of line { $record }.
saw = {" "}They saw { $faces }.
note = {" "}“{ $note }”
dispute-raised = { $who } disputes line { $record } (dispute { $number }): “{ $text }”
dispute-stated = { $who } on dispute { $number }: “{ $text }”
dispute-ruled = The organiser rules dispute { $number }: { $ruling ->
    [stands] it stands
    [struck] the order is struck
    [thrown_again] it is thrown again
    [replaced] another order stands in its place
   *[rewound] everything goes back to before it
}. “{ $text }”
consent-asked = May the head go back to line { $record }? (question { $number }) “{ $text }”
consent-asked-only = May the head go back to line { $record }, only { $only }? (question { $number }) “{ $text }”
consent-given = { $who } agrees to question { $number }.
consent-withheld = { $who } does not agree to question { $number }.
paused = The organiser pauses the campaign: “{ $reason }”
resumed = The campaign goes on.
deadline-set = “{ $title }” waits until { $until } for those who owe orders (turn { $turn }, { $step }; deadline { $deadline }).
consent-asked-to-adopt = May the head go back to line { $record }, and what was played in the what-if { $campaign } count from there? (question { $number }) “{ $text }”
what-if-begun = A what-if of “{ $name }” begins here: what stands before is repeated from there, up to line { $record } of that log.
what-if-adopted = The organiser adopts the what-if { $campaign }: from line { $record } on, { $orders ->
    [one] 1 order
   *[other] { $orders } orders
} of it { $orders ->
    [one] counts
   *[other] count
} here. { $fell ->
    [0] No die and no card fell for it.
   *[other] What fell there, { $rolls ->
        [one] 1 roll
       *[other] { $rolls } rolls
    } and { $draws ->
        [one] 1 card
       *[other] { $draws } cards
    }, was not sealed here: it is the organiser’s word.
} { $made ->
    [one] 1 what-if was made of the campaign so far.
   *[other] { $made } what-ifs were made of the campaign so far.
} “{ $reason }”
point-saved = The organiser calls the campaign as it stood behind line { $record } “{ $name }”.
blinded = The organiser is blind from here on: until the campaign is closed they read what everybody may read.
blinded-as = The organiser is blind from here on: until the campaign is closed they read what { $seat } may read.
deputy-named = { $name } may do the organiser's work as their deputy.
deputy-dismissed = { $name } is the organiser's deputy no more.
kept-by-deputy = From here on { $name } acts as the organiser, as their deputy.
kept-by-organiser = From here on the organiser acts themselves again.
recurring-deadline-set = From now on every step waits { $unit ->
        [hours] { COUNT($count, "hour", "hours") }
       *[minutes] { COUNT($count, "minute", "minutes") }
    } for those who owe orders (deadline { $deadline }).
deadline-lifted = Deadline { $deadline } is lifted.
advanced = The organiser goes on in “{ $title }” (turn { $turn }, { $step }): “{ $reason }”
advanced-without = The organiser goes on without { WITHIN($missing) } in “{ $title }” (turn { $turn }, { $step }): “{ $reason }”
campaign-closed = The campaign is closed.
campaign-published = The campaign is closed. Everybody may have the full log.

order-for = { $who }, in place of { $meant }: { $order }
order = { $who }: { $order }
order-of-campaign = an order of the campaign
order-rewind = { $who } moves the head.
order-take_back = { $who } takes back an order of their own.
order-amend = { $who } corrects an earlier order.
order-open_siege = { $who } opens a siege.
order-open_battle = { $who } opens a battle.
order-open_map = { $who } opens a campaign on a map.
order-open_fight = { $who } opens a fight of the map.
order-fight_out = { $who } lets the bots fight it out.
order-close_fight = { $who } tells the map how a fight has ended.
order-bind_device = { $who } lets a device sign.
order-release_device = { $who } releases a device.
order-replace_key = { $who } replaces a key.
order-kept_by = The house notes by whose key the organiser acts.
order-adopt = { $who } adopts a what-if.
order-what_if = { $who } begins a what-if.
order-desk = { $who } comes to the desk.
order-given = { $who } gives an order.

organiser = The organiser
rules = The rules
