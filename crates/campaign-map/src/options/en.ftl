# What an order on the map does, in a few words.

order-done = Nothing more this turn
order-proceed = Let the turn go on
order-muster = Muster { $troop } { $banner ->
    [none] for the garrison of { $castle }
   *[other] in { $castle }, with { $banner }
}
order-raise = Raise a banner in { $castle } under a new general ({ $general })
order-transfer = Let { $pieces } { $banner ->
    [none] keep the castle
   *[other] join { $banner }
}
order-repair = Pay for the repair in { $castle }: { $damage }
order-ransom = Pay for the freedom of { $piece }
order-retreat = Retreat with { $banner } to { $to }
order-admit = Admit { $banner }
order-turn-away = Turn { $banner } away
order-equip = Buy for { $fight }: { $engines }
order-rule = Rule how { $fight } has ended
order-write = Write the orders
order-home = Begin in { $castle }
order-renegade = Let a renegade leave { $opponent }
order-give-up = Let { $piece } go over
order-call-estates = Call the estates together at the end of this turn
order-break-off = Break the game for the realm off
order-rule-estates = Rule how the estates have ended
order-set-right = Set something right
