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
order-ashore = { $figures } gaat bij { $hex } aan wal
order-deploy = { $figures } betrekt de wacht in { $hex }
order-refill = Aanvullen, niets afleggen
order-discard-refill = { $cards } afleggen en aanvullen
order-attend = { $figure } gaat naar de bespreking
order-move = { $who } naar { $hex }{ $along }
order-along = {" "}met { $who }
order-haul = { $crew } duwen kanon { $gun } naar { $hex }
order-summon = Wen Jiao-Bao roept de hele beurt de Luchtgeest op
order-escape = { $who } verlaat de stad voorgoed, door de tunnel
order-escape-all = Alle { $count } op de tombe vertrekken voorgoed, door de tunnel
order-passage = { $mover } { $allowed ->
    [yes] langs je figuren laten
   *[no] niet langs je figuren laten
}
order-attack = Aanvalskaart voor { $hex }
order-fire = Kanon { $gun } vuurt op { $hex }
order-fire-at = Kanon { $gun } vuurt op { $hex }, eerst { $first }
order-rally = Kaart van de reserve voor { $hex }
order-strike = { $attacker } slaat naar { $target }
order-cast = { $who } spreekt { $spell } uit{ $on }, voor { $cards }
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
order-hand-in = Jean-Jacques blijft mens, voor { $card }
order-starve = { $figure } verliezen aan honger
order-regain = { $figure } komt terug naar { $hex } voor { $card }
order-douse = De brand in { $hex } bestrijden
order-douse-with = De brand in { $hex } bestrijden, met { $cards }
order-destroy = De barricade bij { $hexside } slopen
order-build = Een barricade bouwen bij { $hexside }
order-pay = { $cards } betalen voor { $what }
order-offer = { $who } aanbieden voor { $what }
order-agree = { $who } laten gaan als er kaarten tekort zijn
order-agree-too = Ermee instemmen dat { $who } zou gaan
order-agree-none = Niemand noemen die zou gaan voor { $what }
order-vote = { $leader } leidt de verdediging
order-mask = { $who } zet het Masker op
order-take-box = { $who } neemt de Doos
order-open-box = De Doos openen voor de vijand verplaatst, voor { $cards }
order-shut-box = De Doos dicht laten
order-altar = { $who } roept een Grotere Demon op
order-send = { $who } stuurt iedereen in de Toren naar { $hex }
order-fetch = { $who } haalt iedereen van { $hex } naar de Toren
order-set-right = Iets bijstellen
