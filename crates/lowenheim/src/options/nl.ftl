# Wat een bevel van de belegering doet.

order-on = Ga één ding verder
order-on-all = Ga verder tot spelers handelen
order-weigh = Overweeg de volgende beslissing
order-stand = Laat het zo
order-stand-all = Laat alles zo tot spelers handelen
order-pass-for = Pas voor { $faction }
order-done = Klaar met deze stap
order-done-werewolf = Klaar: Jean-Jacques wordt een weerwolf
order-nearest = Laat gaan wie het dichtst bij is
order-first-bank = Ga naar de eerste oever met plaats
order-ashore = Laat { $figures } bij { $hex } aan wal gaan
order-deploy = Posteer { $figures } in { $hex }
order-refill = Vul aan, leg niets af
order-discard-refill = Leg { $cards } af en vul aan
order-attend = Stuur { $figure } naar de bespreking
order-move = Verplaats { $who } naar { $hex }{ $along }
order-along = {" "}met { $who }
order-haul = Duw kanon { $gun } naar { $hex } met { $crew }
order-summon = Laat Wen Jiao-Bao de hele beurt de Luchtgeest oproepen
order-escape = Laat { $who } de stad voorgoed verlaten, door de tunnel
order-escape-all = Laat alle { $count } op de tombe voorgoed vertrekken, door de tunnel
order-passage = Laat { $mover } { $allowed ->
    [yes] langs je figuren
   *[no] niet langs je figuren
}
order-attack = Speel een aanvalskaart voor { $hex }
order-fire = Vuur kanon { $gun } af op { $hex }
order-fire-at = Vuur kanon { $gun } af op { $hex }, eerst { $first }
order-rally = Speel een kaart van de reserve voor { $hex }
order-strike = Sla { $target } met { $attacker }
order-cast = Laat { $who } { $spell } uitspreken{ $on }, voor { $cards }
order-cast-on = {" "}op { $who }
order-cast-at = {" "}op { $hex }
order-cast-in = {" "}in { $hex }
order-cast-from = {" "}op { $faction }: { $count }
order-give = Bied { $cards } aan aan { $to }
order-take-back = Neem terug wat { $to } wordt aangeboden
order-accept = Neem { $cards } aan van { $from }
order-discard = Leg { $cards } af
order-discharge = Haal { $figure } uit de Tempel{ $hex ->
    [none] {""}
   *[other] , naar { $hex }
}
order-feed = Eet, voor { $card }
order-hand-in = Laat Jean-Jacques mens blijven, voor { $card }
order-starve = Verlies { $figure } aan honger
order-regain = Haal { $figure } terug naar { $hex } voor { $card }
order-douse = Bestrijd de brand in { $hex }
order-douse-with = Bestrijd de brand in { $hex } met { $cards }
order-destroy = Sloop de barricade bij { $hexside }
order-build = Bouw een barricade bij { $hexside }
order-pay = Betaal { $cards } voor { $what }
order-offer = Bied { $who } aan voor { $what }
order-agree = Laat { $who } gaan als er kaarten tekort zijn
order-agree-too = Stem ermee in dat { $who } zou gaan
order-agree-none = Noem niemand die zou gaan voor { $what }
order-vote = Laat { $leader } de verdediging leiden
order-mask = Laat { $who } het Masker opzetten
order-take-box = Laat { $who } de Doos nemen
order-open-box = Open de Doos voordat de vijand zich verplaatst, voor { $cards }
order-shut-box = Laat de Doos dicht
order-altar = Laat { $who } een Grotere Demon oproepen
order-send = Laat { $who } iedereen in de Toren naar { $hex } sturen
order-fetch = Laat { $who } iedereen van { $hex } naar de Toren halen
order-set-right = Stel iets bij
