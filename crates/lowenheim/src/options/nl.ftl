# Wat een bevel van de belegering doet.

order-on = Eén ding verder
order-on-all = Verder tot spelers handelen
order-weigh = De volgende beslissing overwegen
order-stand = Zo laten
order-stand-all = Alles zo laten tot spelers handelen
order-pass-for = Passen voor { $faction }
order-done = Klaar met deze stap
order-done-werewolf = Klaar: Jean-Jacques wordt een weerwolf
order-nearest = Laat gaan wie het dichtst bij is
order-first-bank = Naar de eerste oever met plaats
order-ashore = { $figures } bij { $hex } aan wal laten gaan
order-deploy = { $figures } posteren in { $hex }
order-refill = Aanvullen, niets afleggen
order-discard-refill = { $cards } afleggen en aanvullen
order-attend = { $figure } naar de bespreking sturen
order-move = { $who } verplaatsen naar { $hex }{ $along }
order-along = {" "}met { $who }
order-haul = Kanon { $gun } naar { $hex } duwen met { $crew }
order-summon = Wen Jiao-Bao de hele beurt de Luchtgeest laten oproepen
order-escape = { $who } de stad voorgoed laten verlaten, door de tunnel
order-escape-all = Alle { $count } op de tombe voorgoed laten vertrekken, door de tunnel
order-passage = { $mover } { $allowed ->
    [yes] langs je figuren laten
   *[no] niet langs je figuren laten
}
order-attack = Aanvalskaart voor { $hex }
order-fire = Kanon { $gun } afvuren op { $hex }
order-fire-at = Kanon { $gun } afvuren op { $hex }, eerst { $first }
order-rally = Kaart van de reserve voor { $hex }
order-strike = { $target } slaan met { $attacker }
order-cast = { $who } { $spell } laten uitspreken{ $on }, voor { $cards }
order-cast-on = {" "}op { $who }
order-cast-at = {" "}op { $hex }
order-cast-in = {" "}in { $hex }
order-cast-from = {" "}op { $faction }: { $count }
order-give = { $cards } aanbieden aan { $to }
order-take-back = Terugnemen wat { $to } wordt aangeboden
order-accept = { $cards } aannemen van { $from }
order-discard = { $cards } afleggen
order-discharge = { $figure } uit de Tempel halen{ $hex ->
    [none] {""}
   *[other] , naar { $hex }
}
order-feed = Eten, voor { $card }
order-hand-in = Jean-Jacques mens laten blijven, voor { $card }
order-starve = { $figure } verliezen aan honger
order-regain = { $figure } terughalen naar { $hex } voor { $card }
order-douse = De brand in { $hex } bestrijden
order-douse-with = De brand in { $hex } bestrijden, met { $cards }
order-destroy = De barricade bij { $hexside } slopen
order-build = Een barricade bouwen bij { $hexside }
order-pay = { $cards } betalen voor { $what }
order-offer = { $who } aanbieden voor { $what }
order-agree = { $who } laten gaan als er kaarten tekort zijn
order-agree-too = Ermee instemmen dat { $who } zou gaan
order-agree-none = Niemand noemen die zou gaan voor { $what }
order-vote = { $leader } de verdediging laten leiden
order-mask = { $who } het Masker laten opzetten
order-take-box = { $who } de Doos laten nemen
order-open-box = De Doos openen voordat de vijand zich verplaatst, voor { $cards }
order-shut-box = De Doos dicht laten
order-altar = { $who } een Grotere Demon laten oproepen
order-send = { $who } iedereen in de Toren naar { $hex } laten sturen
order-fetch = { $who } iedereen van { $hex } naar de Toren laten halen
order-set-right = Iets bijstellen
