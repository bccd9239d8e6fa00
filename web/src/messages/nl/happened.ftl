# Wat een bevel deed, en wat dobbelstenen moeten tonen: naast het bord, op het gedeelde scherm, bij het invoeren.

happened-earlier = { $count ->
    [one] Eén ding daarvoor
   *[other] { $count } dingen daarvoor
}
happened-last = Alleen het laatste
happened-close = Sluiten
happened-show = Op het bord
happened-show-line = Toon op het bord wat regel { $seq } vertelt
happened-log = Logboek
happened-log-line = Lees regel { $seq } in het logboek
happened-deed = { $by } → { $to }
happened-name-own = { $name } (jij)
happened-share = { $name }: { $goal }
happened-more = Toon meer van wat gekozen is
happened-less = Toon minder van wat gekozen is

happened-goal-secret = wat er nodig is, is nog geheim
happened-goal-least = { $face ->
    [1] alles is goed
   *[other] { $face } of meer
}
happened-goal-beats = { $adds ->
    [none] moet hoger zijn, met wat erbij komt
   *[other] { $adds } + dobbelsteen, moet hoger zijn
}
happened-goal-withstands = { $adds ->
    [none] gelijk is genoeg, met wat erbij komt
   *[other] { $adds } + dobbelsteen, gelijk is genoeg
}
happened-goal-face = { $faces }: { $effect }
happened-goal-sum = { $adds } + { $face } = { $sum }
happened-effect = { $word ->
    [missed] mist
    [withstood] raakt, maar dringt niet door
    [flesh-wound] slechts een schram
    [stunned] verdoofd
    [wounded] gewond
    [hits] { $count ->
        [0] geen treffers
        [one] 1 treffer
       *[other] { $count } treffers
    }
    [waits] { $count ->
        [0] geen treffers; één dobbelsteen mag opnieuw
        [one] 1 treffer; één dobbelsteen mag opnieuw
       *[other] { $count } treffers; één dobbelsteen mag opnieuw
    }
    [miss] mis
    [driven] teruggedreven of vertraagd
    [killed] gedood
    [horse-hit] het paard is geraakt
    [horse-killed] het paard is gedood
    [nothing] niets
    [attacker-stunned] aanvaller verdoofd
    [attackers-retreat] aanvallers teruggedreven
    [defender-retreats] verdediger teruggedreven
    [defender-stunned] verdediger verdoofd
    [defender-wounded] verdediger gewond
    [defender-killed] verdediger gedood
   *[other] { $word }
}

happened-next = { $count ->
    [one] { $name }
   *[other] { $count } in de hand
}: { $what ->
    [go] tik een gemarkeerde plek aan om erheen te gaan.
    [hit] tik een gemarkeerde vijand aan om aan te vallen.
   *[both] tik een gemarkeerde plek aan om erheen te gaan, of een gemarkeerde vijand om aan te vallen.
}
