# What an order of the siege does.

order-on = Go on by one thing
order-on-all = Go on until players act
order-weigh = Weigh the next decision
order-stand = Let it stand
order-stand-all = Let all stand until players act
order-pass-for = Pass for { $faction }
order-done = Done with this step
order-done-werewolf = Done: let Jean-Jacques turn into a werewolf
order-nearest = Let whoever is nearest go
order-first-bank = Bring them to the first bank with room
order-ashore = Let { $figures } get ashore at { $hex }
order-deploy = Post { $figures } in { $hex }
order-refill = Refill, discard nothing
order-discard-refill = Discard { $cards } and refill
order-attend = Send { $figure } to the conference
order-move = Move { $who } to { $hex }{ $along }
order-along = {" "}with { $who }
order-haul = Push gun { $gun } to { $hex } with { $crew }
order-summon = Let Wen Jiao-Bao spend the turn calling the Air Spirit
order-escape = Let { $who } leave the city for good, through the tunnel
order-escape-all = Let all { $count } on the tomb leave for good, through the tunnel
order-passage = { $allowed ->
    [yes] Let
   *[no] Do not let
} { $mover } pass your figures
order-attack = Attack card for { $hex }
order-fire = Fire gun { $gun } at { $hex }
order-fire-at = Fire gun { $gun } at { $hex }, { $first } first
order-rally = Card of the reserve for { $hex }
order-strike = Strike { $target } with { $attacker }
order-cast = Let { $who } cast { $spell }{ $on }, for { $cards }
order-cast-on = {" "}on { $who }
order-cast-at = {" "}at { $hex }
order-cast-in = {" "}in { $hex }
order-cast-from = {" "}on { $faction }: { $count }
order-give = Offer { $cards } to { $to }
order-take-back = Take back what is offered to { $to }
order-accept = Take { $cards } from { $from }
order-discard = Discard { $cards }
order-discharge = Discharge { $figure }{ $hex ->
    [none] {""}
   *[other] {" "}to { $hex }
}
order-feed = Eat, for { $card }
order-hand-in = Let Jean-Jacques stay human, for { $card }
order-starve = Lose { $figure } to hunger
order-regain = Bring { $figure } back to { $hex } for { $card }
order-douse = Fight the fire in { $hex }
order-douse-with = Fight the fire in { $hex }, with { $cards }
order-destroy = Pull down the barricade at { $hexside }
order-build = Build a barricade at { $hexside }
order-pay = Pay { $cards } for the { $what }
order-offer = Offer { $who } for the { $what }
order-agree = Let { $who } go if cards are short
order-agree-too = Agree that { $who } would go
order-agree-none = Name nobody who would go for the { $what }
order-vote = Let { $leader } lead the defence
order-mask = Let { $who } put on the Mask
order-take-box = Let { $who } take the Box
order-open-box = Open the Box before the enemy moves, for { $cards }
order-shut-box = Leave the Box shut
order-altar = Let { $who } call a Greater Demon
order-send = Let { $who } send everybody in the Tower to { $hex }
order-fetch = Let { $who } fetch everybody of { $hex } to the Tower
order-set-right = Set something right
