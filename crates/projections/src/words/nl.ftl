# Wat er naast het logboek verteld wordt: aan de controletafel, in vooruitblikken, over dobbelstenen, bij de scenario’s.

cards-left = { $count ->
    [one] nog 1 kaart
   *[other] nog { $count } kaarten
}

ruling = { $ruling ->
    [stands] het blijft zo
    [struck] het bevel wordt geschrapt
    [thrown_again] er wordt opnieuw gegooid
    [replaced] een ander bevel komt in de plaats
   *[rewound] alles gaat terug tot ervoor
}
lost = { $code ->
    [changed_what_goes_back] Het veranderde juist het treffen dat teruggaat.
    [depends_on_what_goes_back] Het kwam voort uit wat teruggaat, en zou anders uitvallen.
   *[other] Het kwam voort uit wat teruggaat, en kan niet meer gegeven worden.
}

act-nothing = Er wordt niets verplaatst: wat gebeurd is blijft staan.
act-back = Terug naar regel { $to }: { $orders ->
    [one] 1 bevel
   *[other] { $orders } bevelen
} achtergelaten, samen { $lines ->
    [one] 1 regel.
   *[other] { $lines } regels.
}
act-unchanged = { $count ->
    [one] 1 bevel volgt opnieuw zoals het was.
   *[other] { $count } bevelen volgen opnieuw zoals ze waren.
}
act-otherwise = { $count ->
    [one] 1 bevel komt op iets anders uit.
   *[other] { $count } bevelen komen op iets anders uit.
}
act-needs-roll = { $count ->
    [one] 1 bevel vraagt om dobbelstenen of een kaart die nog niet gevallen zijn.
   *[other] { $count } bevelen vragen om dobbelstenen of kaarten die nog niet gevallen zijn.
}
act-depends = { $count ->
    [one] 1 bevel hangt van zulke dobbelstenen of kaarten af.
   *[other] { $count } bevelen hangen van zulke dobbelstenen of kaarten af.
}
act-refused = { $count ->
    [one] 1 bevel kan niet meer worden gegeven: het houdt de correctie tegen, of wordt weggelaten.
   *[other] { $count } bevelen kunnen niet meer worden gegeven: ze houden de correctie tegen, of worden weggelaten.
}
act-put-in = { $count ->
    [one] 1 bevel is ingevoegd.
   *[other] { $count } bevelen zijn ingevoegd.
}
act-came-otherwise = { $count ->
    [one] 1 bevel kwam op iets anders uit.
   *[other] { $count } bevelen kwamen op iets anders uit.
}
act-not-again = { $count ->
    [one] 1 bevel volgt niet opnieuw.
   *[other] { $count } bevelen volgen niet opnieuw.
}
act-more = Er kwam meer van: het logboek vertelt het vanaf regel { $record }.
act-adopts = { $orders ->
    [one] 1 bevel van de wat-als volgt, door de organisator gegeven in plaats van de speler.
   *[other] { $orders } bevelen van de wat-als volgen, door de organisator gegeven in plaats van de spelers.
}
act-fell-there = Wat daar viel staat in het logboek als woord van de organisator: { $rolls ->
    [one] 1 worp
   *[other] { $rolls } worpen
} en { $draws ->
    [one] 1 kaart.
   *[other] { $draws } kaarten.
}
act-orders-of = { $who } ({ $count ->
    [one] 1 bevel
   *[other] { $count } bevelen
})
act-touched = Het raakt: { $names }.
act-consent-none = Niemand hoeft eerst in te stemmen.
act-consent-needed = { $names } moeten eerst worden gevraagd; { $rule ->
    [majority] meer dan de helft moet
   *[all] allen moeten
} instemmen. Dat is nog niet zo.
act-consent-given = Gevraagd zijn { $names }, en er stemmen er zoveel in als de huisregels willen.

asks-for-dice = { $clause } vraagt om { $dice } ({ $why }).
asks-for-card = { $clause } trekt een kaart.
hangs-on-new = Het hangt af van de nieuwe worp van het bevel dat erbij komt.
hangs-on = Het hangt af van de nieuwe worp van bevel { $order }.

feed-of-seat = { $campaign }: { $seat }
feed-asked = Je bent aan de beurt. { $title }, beurt { $turn }, { $step }: wacht op { $what }.
feed-question = Vraag { $number }: mag alles terug naar regel { $record }? { $reason }
feed-dispute = Geschil { $number } over een bevel van jou wacht op jouw woord: { $text }

too-few-dice = { $dice ->
    [one] 1 dobbelsteen is te weinig om iets te zeggen; { $needed } is het minste.
   *[other] { $dice } dobbelstenen zijn te weinig om iets te zeggen; { $needed } is het minste.
}
fair-often = Eerlijke dobbelstenen vallen voortdurend zo (p = { $p }, { $dice ->
    [one] 1 dobbelsteen
   *[other] { $dice } dobbelstenen
}).
fair-of-hundred = Eerlijke dobbelstenen vallen zo ongelijk in { $often } van de 100 zulke groepen (p = { $p }, { $dice ->
    [one] 1 dobbelsteen
   *[other] { $dice } dobbelstenen
}).
fair-of-thousand = Eerlijke dobbelstenen vallen zo ongelijk in { $often } van de 1.000 zulke groepen (p = { $p }, { $dice ->
    [one] 1 dobbelsteen
   *[other] { $dice } dobbelstenen
}).
fair-hardly = Eerlijke dobbelstenen vallen bijna nooit zo ongelijk (p = { $p }, { $dice ->
    [one] 1 dobbelsteen
   *[other] { $dice } dobbelstenen
}).
note-sealed = Verzegelde worpen hebben geen statistiek nodig: wie twijfelt, kan elke worp opnieuw uit haar zegel afleiden. Van gegooide dobbelstenen is niet meer bekend dan wie ze heeft ingevoerd en wie erbij was.
note-no-proof = Een kleine p bewijst geen vals spel, en een grote geen eerlijkheid: de toets ziet hoe vaak elk aantal ogen viel, niet wanneer, en niet wat ervan afhing.
note-many = { $groups ->
    [one] Er is 1 groep getoetst;
   *[other] Er zijn { $groups } groepen getoetst;
} van eerlijke dobbelstenen zouden er { $expected } vanzelf een p onder 0,05 laten zien, en { $low } doen dat. Eén groep zegt pas iets onder p = { $least }.

proof-holds-intent = Het zegel van envelop { $envelope } is met regel { $record } bekendgemaakt, het zaad past erbij, en wat viel volgt uit het zaad en uit wat de afzender van het bevel tevoren had vastgelegd. Wie het geheim van het huis heeft, had het kunnen voorzien. { $signed ->
    [yes] Het bevel is ondertekend door het apparaat van de afzender: niemand kon er een ander voor in de plaats zetten.
   *[no] Niemand heeft het bevel ondertekend: wie het geheim heeft, had er een ander voor in de plaats kunnen zetten.
}
proof-holds-shared = Het zegel van envelop { $envelope } is met regel { $record } bekendgemaakt, het zaad past erbij, en wat viel volgt uit het zaad, uit wat de afzender van het bevel tevoren had vastgelegd, en uit wat { $count ->
    [one] het apparaat van { $names } er toen aan gaf
   *[other] de apparaten van { $names } er toen aan gaven
}. Om het te voorzien hadden het huis en die allemaal moeten samenspannen.
proof-holds-beacon = Het zegel van envelop { $envelope } is met regel { $record } bekendgemaakt, het zaad past erbij, en wat viel volgt uit het zaad, uit wat de afzender van het bevel tevoren had vastgelegd{ $given ->
    [yes] , uit wat anderen eraan gaven
   *[no] {""}
} en uit ronde { $round } van het openbare baken, die na de tijd verscheen die het huis bij het bevel schreef. Toen kende niemand die ronde; dat het huis de juiste tijd schreef, is het woord van het huis.
proof-holds = Het zegel van envelop { $envelope } stond al in regel { $record }, het zaad past erbij, en wat viel volgt uit het zaad en het bevel. Alleen wie de map van de host kan lezen, had het kunnen voorzien of sturen.
proof-fails = Wat de regel laat zien, volgt niet uit het zaad.
proof-no-fit = Het zaad past niet bij het zegel dat op tafel lag.


not-a-roll = Regel { $record } is geen worp en geen getrokken kaart.
changed-by-nothing = Tot en met regel { $record } heeft niets `{ $what }` veranderd: het is zoals het begon.
no-such-fact = `{ $scope }` heeft tot en met regel { $record } { $count ->
    [one] 1 feit
   *[other] { $count } feiten
}, geen { $fact }.
no-such-scope = In deze campagne is geen `{ $scope }`.

withheld-name = Deel van een geheime briefing
withheld-section = Briefings
withheld = Dit artikel hoort bij een geheime briefing. Wie die briefing heeft, kan het lezen, en de organisator ook; iedereen zodra de regel openlijk gebruikt is, of als de belegering voorbij is.
