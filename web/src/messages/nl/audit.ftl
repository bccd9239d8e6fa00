# The pages of the audit desk, and of the verifier.

audit-dropped = { $limit } of meer: valt af
audit-gives-face = een { $face }
audit-gives-place = plek { $place }
audit-repeats = Regel { $seq } herhaalt wat in regel { $original } viel; het bewijs is dat van die regel.
audit-holds = Klopt:
audit-fails = Klopt niet:
audit-value-I = I
audit-value-X = X
audit-value-device = apparaat
audit-value-ask = A
audit-value-givers = gaven
audit-value-envelope = envelop
audit-value-seed = zaad
audit-value-record = regel
audit-value-nonce = nonce
audit-value-salt = zout
audit-value-P = P
audit-value-C = C
audit-computed = hier berekend
audit-record-says = regel { $seq } zegt
audit-place = Plek
audit-bytes = Bytes
audit-number = Getal
audit-gives = Geeft
audit-computed-by = Berekend door deze pagina met { $by }; de server is niets gevraagd. Iedereen kan het overdoen: het formaat is beschreven, en “Logboek downloaden” geeft alles wat erin gaat.
audit-proof-proved = Bewezen: dit volgt uit het zaad dat eerder verzegeld was, en uit dit bevel op zijn plaats. Alleen wie de map van de host kan lezen, had het kunnen voorzien.
audit-proof-signed = Bewezen: dit volgt uit het zaad dat eerder verzegeld was, en uit wat de afzender van het bevel had vastgelegd en ondertekend. Wie het geheim van het huis heeft, had het kunnen voorzien, maar er geen ander bevel voor in de plaats kunnen zetten.
audit-proof-shared = Bewezen: dit volgt uit het zaad dat tevoren verzegeld was, uit wat dit bevel had vastgelegd, en uit wat { $count ->
    [one] het apparaat van { $names } er toen aan gaf
   *[other] de apparaten van { $names } er toen aan gaven
}. Om het te voorzien hadden de server en die allemaal moeten samenspannen.
audit-proof-unsigned = Bewezen: dit volgt uit het zaad dat eerder verzegeld was, en uit wat dit bevel vastlegde. Niemand ondertekende het bevel: wie het geheim van het huis heeft, had de worp kunnen voorzien en het bevel daarop kunnen kiezen.
audit-proof-refuted = Weerlegd: wat het logboek zegt, volgt niet uit wat verzegeld was.
audit-proof-hidden = Wat viel is voor jou verborgen; de envelop is meegeteld.
audit-thrown-witnessed = Gegooid aan tafel: { $by } typte de ogen in, en { $witness } was getuige. Meer valt niet te bewijzen.
audit-thrown-unwitnessed = Gegooid aan tafel: { WITHIN($by) } typte de ogen in. Hoe ze vielen, kan alleen zeggen wie het zag.
audit-step-seal = De envelop was vooraf verzegeld
audit-formula-seal = SHA-256("seal" ‖ zaad)
audit-step-place = Het bevel heeft zijn ene plek in de keten
audit-formula-place = P = hash van de regel voor het bevel
audit-step-order = Bedoeling en nonce lagen vast voor hij werd geopend
audit-formula-order = C = SHA-256(zout ‖ canoniek bevel)
audit-formula-order_hidden = C = vastlegging van het bevel (voor jou verborgen)
audit-step-intent = Wat de afzender wilde, lag vast voor hij werd geopend
audit-formula-intent = I = SHA-256("chronicle/2 intent" ‖ 0 ‖ canonieke bedoeling)
audit-formula-intent_hidden = I = hash van de bedoeling (het bevel is voor jou verborgen)
audit-step-signed = Een apparaat van de afzender ondertekende dat
audit-formula-signed = Ed25519 over "chronicle/2 order" ‖ 0 ‖ I
audit-step-linked = Anderen werden erom gevraagd, en hun apparaten tekenden wat ze gaven
audit-formula-linked = A = SHA-256("chronicle/2 ask" ‖ 0 ‖ P ‖ I ‖ envelop); Ed25519 over "chronicle/2 given" ‖ 0 ‖ A ‖ schakel
audit-step-given = Wat de anderen gaven
audit-formula-given = X = SHA-256("chronicle/2 shared" ‖ 0 ‖ …); nullen waar niemand iets gaf
audit-formula-bytes_intent = HMAC-SHA256(zaad, I ‖ X ‖ k), k = 0, 1, …
audit-step-bytes = { $blocks ->
    [one] De bytes erin
   *[other] De bytes erin, { $blocks } blokken
}
audit-formula-bytes = HMAC-SHA256(zaad, P ‖ C ‖ k), k = 0, 1, …
audit-step-faces = De ogen die ze geven
audit-formula-faces = 1 + byte mod { $of }, zonder bytes die een kant zouden bevoordelen
audit-step-card = De kaart die ze aanwijzen
audit-formula-card = getal mod { $of }, een plek in de stapel vanaf 0 geteld
audit-step-record = De regel is die uit de keten
audit-formula-record = SHA-256(canonieke regel, met de inhoud als SHA-256(zout ‖ canonieke inhoud))
audit-dice-by-all = Alle dobbelstenen
audit-dice-by-player = Per speler
audit-dice-by-player_thrown = Per speler, alleen gegooid
audit-dice-by-purpose = Per doel
audit-dice-by-source = Verzegeld en gegooid
audit-all-dice = Alle { $dice }
audit-dice-from = { $source ->
    [thrown] Gegooide { $dice }
   *[other] Verzegelde { $dice }
}
audit-rolls-sealed = Worpen uit verzegelde enveloppen
audit-rolls-thrown = Worpen aan tafel gegooid
audit-witnessed = waarvan met getuige
audit-contested = waarvan betwist
audit-show = Toon
audit-count-dice = { $count ->
    [one] 1 dobbelsteen
   *[other] { $count } dobbelstenen
}
audit-mean = Gemiddeld { $mean }; eerlijke dobbelstenen neigen naar { $expected }, bijna altijd tussen { $low } en { $high }.
audit-no-dice = Zulke dobbelstenen zijn niet gevallen.
audit-can-say = Wat dit kan zeggen, en wat niet
audit-counting = Tellen…
audit-moved = verplaatst: { $from } → { $to }
audit-off-board = van het bord
audit-appeared-at = verschenen in { $hex }
audit-appeared = verschenen
audit-gone-from = verdwenen uit { $hex }
audit-gone = verdwenen
audit-changed = veranderd: { $what }
audit-on-board = Op het bord
audit-otherwise-count = Alles wat anders is: { $count }
audit-otherwise = Alles wat anders is
audit-what = Wat
audit-face = { $face }: { $seen } (eerlijk: { $low } tot { $high })
audit-faces = Hoe vaak elke kant viel. { $words }
audit-timelines-right = Tijdlijnen; de tijd loopt naar rechts
audit-begins = De campagne begint
audit-taken-back = Een bevel wordt teruggenomen
audit-rewound = Teruggedraaid
audit-redone = Weer opgenomen
audit-only-rewound = Alleen { $scope } is teruggedraaid
audit-one-engagement = één treffen
audit-corrected = Een eerder bevel rechtgezet
audit-turn-end = Einde van beurt { $turn }, regel { $seq }
audit-now = Nu, regel { $seq }
audit-abandoned = Een verlaten einde, regel { $seq }
audit-not-utf8 = Dit bestand bevat bytes die geen tekst zijn (UTF-8). Een logboek heeft die niet.
audit-no-roll = Regel { $record } is geen worp en geen trekking van dit logboek.
audit-count-records = Regels
audit-count-orders = Bevelen
audit-count-sealed = Verzegelde worpen en trekkingen, opnieuw afgeleid
audit-count-hidden = Verzegeld, maar verborgen in deze kopie
audit-count-thrown = Aan tafel gegooid
audit-count-rewinds = Keren teruggedraaid
audit-count-copies = Herhaalde regels, vergeleken
audit-count-redacted = Inhoud verborgen in deze kopie
audit-check = Een logboek controleren
audit-check-about = Elke regel, elke schakel, elke verzegelde worp wordt door deze pagina opnieuw berekend.
audit-check-stays = Het bestand blijft bij jou, en er wordt geen server gevraagd.
audit-check-stays-until = Het bestand blijft bij jou, en er wordt geen server gevraagd totdat je het zegt.
audit-choose-log = Kies een logboek, of laat het hier vallen
audit-ndjson = een .ndjson-bestand, zoals “Logboek downloaden” het geeft
audit-have-receipts = Ik heb ontvangstbewijzen
audit-receipts = Ontvangstbewijzen, één per regel
audit-no-receipt = “{ $text }” is geen ontvangstbewijs: dat is een getal, een dubbele punt en 64 tekens.
audit-check-again = Opnieuw controleren
audit-checking = Controleren…
audit-whole = ✓ Het logboek is gaaf
audit-withheld = { $count ->
    [one] De inhoud van 1 regel die iedereen mag lezen ontbreekt: iemand heeft die achtergehouden.
   *[other] De inhoud van { $count } regels die iedereen mag lezen ontbreekt: iemand heeft die achtergehouden.
}
audit-legal-not = Deze pagina kent de spelregels niet: of uit de worpen volgt wat er gebeurde, zegt “wapenrol verify” bij de kopie van de organisator.
audit-never-written = Wat nooit is opgeschreven, kan geen logboek tonen. Het ontvangstbewijs:
audit-rules-title = Volgt het uit de spelregels?
audit-rules-about = Deze pagina heeft de keten zelf nagerekend, maar kent de spelregels niet; de server wel. Als je wilt, gaat het hele bestand naar { $host }: die beslist elk bevel opnieuw, met de worpen uit het logboek, en bewaart er niets van.
audit-rules-send = Stuur het bestand naar { $host }
audit-rules-busy = Elk bevel wordt opnieuw beslist…
audit-rules-whose = Dit is het antwoord van { $host }; de pagina kan het niet nagaan. Wat hierboven staat, heeft de pagina zelf gevonden.
audit-rules-same = { $count ->
    [one] 1 bevel is opnieuw beslist: er kwam precies hetzelfde uit.
   *[other] { $count } bevelen zijn opnieuw beslist: er kwam telkens precies hetzelfde uit.
}
audit-rules-differing = { $count ->
    [one] Wat regel { $records } van het logboek zegt, volgt niet uit de spelregels.
   *[other] Op { $count } plaatsen zou uit de spelregels iets anders volgen: regels { $records } van het logboek.
}
audit-rules-other = { $count ->
    [one] 1 bevel is gespeeld met een eerdere versie van de spelregels ({ $rules }); vandaag komt er iets anders uit. Of het toen klopte, kan de server niet zeggen.
   *[other] { $count } bevelen zijn gespeeld met een eerdere versie van de spelregels ({ $rules }); vandaag komt er iets anders uit. Of het toen klopte, kan de server niet zeggen.
}
audit-rules-hidden = { $count ->
    [one] 1 bevel is niet beslist: dit is een kopie waarin regel { $record } van het logboek verborgen is.
   *[other] { $count } bevelen zijn niet beslist: dit is een kopie waarin regel { $record } van het logboek verborgen is, en wat erna komt valt niet te beslissen.
}
audit-rules-disagree = De server vindt in dit bestand niet wat de pagina vond. Een van beide heeft het mis: vraag een derde, zoals “wapenrol verify”.
audit-prove-roll = Bewijs de worp van regel
audit-prove = Bewijs
audit-not-whole = ✗ Het logboek is niet gaaf
audit-fault-line = regel { $line }: { $what }
audit-fault-record = Regel { $seq } van het logboek, regel { $line } van het bestand: { $what }
audit-nothing-behind = Over wat erna komt, valt niets te zeggen.
audit-fault-chain = ze is veranderd, of wat ervoor stond is veranderd.
audit-fault-dice = de dobbelstenen of kaart volgen niet uit wat verzegeld was.
audit-fault-order = ze staat niet waar ze mag staan.
audit-fault-copy = ze herhaalt een eerdere regel, en wijkt ervan af.
audit-fault-receipt = een ontvangstbewijs zegt iets anders: de geschiedenis is herschreven.
audit-fault-end = het einde van het logboek ontbreekt.
audit-fault-form = ze heeft niet de vorm die het formaat vraagt.
audit-way-replace = Een ander bevel in de plaats
audit-way-strike = Het is nooit gegeven
audit-way-insert = Nog een bevel erachter
audit-way-throw_again = Hetzelfde, maar deze worp valt opnieuw
audit-amend-about = Eén eerder bevel wordt rechtgezet; over de latere wordt daarna opnieuw beslist. Dobbelstenen blijven zoals ze vielen. Er wordt niets geschreven voor je hebt gezien wat er van elk bevel wordt.
audit-roll-line = De worp, met zijn regel
audit-order-line = Het bevel, met een van zijn regels
audit-put-right = Wat wordt rechtgezet
audit-as-typed = Het bevel, zoals je het typt
audit-for = Voor
audit-giver = wie het gaf
audit-choose = kies…
audit-look = Kijk wat ervan zou worden
audit-become = Wat ervan zou worden
audit-reason = Reden, voor iedereen te lezen
audit-put-it-right = Rechtzetten
audit-how-fell = Regel { $seq }: hoe het viel
audit-what-for = Waarvoor het was
audit-fell-elsewhere = Dit viel in een andere campagne, { $id }, en niet aan deze tafel: regel { $seq } zegt het. Hier is het het woord van de organisator.
audit-opening = De envelop gaat weer open…
audit-came-of = Wat ervan kwam
audit-every-number = Zoals het in het logboek staat, met elk getal
audit-payload = Inhoud van regel { $seq }
audit-before = Ervoor
audit-after = Erna
audit-board-before = Het bord ervoor
audit-board-after = Het bord erna
audit-put-right-open = Rechtzetten…
audit-timelines-about = De volle lijn is wat telt. Een gestreepte lijn is wat bij het terugdraaien achterbleef: het blijft bewaard, je kunt het bekijken en het weer opnemen. Kies een punt om het met nu te vergelijken, of twee punten om die met elkaar te vergelijken.
audit-to-line = naar regel { $seq }, door { WITHIN($who) }
audit-orders = { $count ->
    [one] 1 bevel
   *[other] { $count } bevelen
}{ $gone ->
    [yes] , verlaten
   *[no] {""}
}
audit-comparison = Vergelijking
audit-line-and-now = Regel { $seq } en nu
audit-line-and-line = Regel { $seq } en regel { $other }
audit-see-board = Bekijk het bord bij regel { $seq }
audit-go-on = Verder vanaf regel { $seq }…
audit-what-if = Wat als, vanaf regel { $seq }…
audit-choose-anew = Opnieuw kiezen
audit-points = Punten met een naam
audit-point = “{ $name }”, regel { $seq }
audit-name-now = Een naam voor de campagne zoals zij nu staat
audit-name-line = Een naam voor de campagne zoals zij na regel { $seq } stond
audit-name-example = Vóór de uitval
audit-save-point = Dit punt bewaren
audit-comparing = Vergelijken…
audit-drawing = De tijdlijnen worden getekend…
audit-same-place = Beide zijn dezelfde plek.
audit-only-way = { $count ->
    [one] Alleen op weg naar regel { $seq }: 1 regel
   *[other] Alleen op weg naar regel { $seq }: { $count } regels
}
audit-beside = Naast elkaar
audit-wipe = Links van de rand: { $left }; rechts ervan: { $right }
audit-no-table-there = Deze tafel was daar nog niet open.
audit-no-difference = Aan elke tafel is alles hetzelfde.
audit-tables-differ = Tafels die verschillen
audit-alike = { $count ->
    [one] 1 regel is op beide wegen gelijk.
   *[other] { $count } regels zijn op beide wegen gelijk.
}
audit-and-changed = { $moved }; { $what }
audit-member-change = { $what } { $from } → { $to }
audit-truth = { $value ->
    [yes] ja
   *[no] nee
}
audit-member = { $member ->
    [wounds] wonden
    [wounds_left] wonden over
    [counters] fiches
    [stunned] verdoofd
    [moved] heeft bewogen
    [busy] bezig
    [must_attack] moet aanvallen
    [attacks_left] aanvallen over
    [attackers] aanvallers
    [mounted] te paard
    [whereabouts] waar ze zijn
    [ready] gereed
    [doing] wat ze doen
    [hidden] verborgen
    [owner] eigenaar
    [besieged_by] belegerd door
    [under_attack] aangevallen
    [fortified_by] versterkt door
    [razed_until] verwoest tot
    [damage] schade
    [items] voorwerpen
    [magic_points] magiepunten
    [attached_to] bij wie
    [beaten] verslagen
    [ways_out] uitwegen
    [left] weg
    [lame] kreupel
    [cause] wat hen zo maakte
    [titles] titels
    [profile] profiel
    [acted] heeft gehandeld
    [dice] dobbelstenen
    [moves] bewegingen
   *[other] { $raw }
}
audit-zoom = Zoom
audit-rewound-to = { $moment ->
    [none] Teruggedraaid
   *[other] Teruggedraaid tot { $moment }
}
audit-moment = { $step ->
    [none] beurt { $turn }
   *[other] beurt { $turn }, { $step }
}
audit-line-at = { $moment ->
    [none] Regel { $seq }
   *[other] Regel { $seq }, { $moment }
}
audit-now-name = Nu
audit-mark-turn = Beurt { $turn }
audit-mark-end = { $now ->
    [yes] Nu
   *[no] Verlaten
}
audit-order-was = Het bevel zoals het gegeven is
audit-order-finding = Het bevel wordt opgezocht…
audit-offers = Wat daar bevolen kon worden
audit-offers-find = Zoek in deze bevelen
audit-offers-board = Het bord op dat moment
audit-offers-tap = Tik een plaats op het bord aan: daaronder staat wat daarheen bevolen kon worden, of van wie er staat.
audit-offers-here = { $count ->
    [0] Er kon niets bevolen worden dat met { $place } te maken heeft. Tik een andere plaats aan, of deze nog eens voor alle bevelen.
    [one] 1 bevel heeft met { $place } te maken
   *[other] { $count } bevelen hebben met { $place } te maken
}
audit-offers-count = { $count ->
    [one] Daar was 1 bevel geldig. Kies het, of typ een ander.
   *[other] Daar waren { $count } bevelen geldig. Kies er een, of typ een ander.
}
audit-offers-none = Voor hen staat daar niets op de lijst: typ het bevel.
audit-offers-more = { $count ->
    [one] Nog 1: typ er een woord van.
   *[other] Nog { $count }: typ een woord van het bedoelde.
}
audit-tab-timelines = Tijdlijnen
audit-tab-what-if = Wat als?
audit-tab-disputes = Bezwaren
audit-tab-witness = Getuigen
audit-tab-rolls = Worpen zoeken
audit-tab-dice = Dobbelstenen
audit-tab-consent = Instemming
audit-tab-amend = Rechtzetten
audit-tab-rules = Huisregels
audit-tab-receipts = Ontvangstbewijzen
audit-organiser = Organisator
audit-looking = Even kijken…
audit-desk-reason = Reden, voor iedereen te lezen
audit-desk-now = Nu
audit-then = Dan
audit-desk-before = Ervoor
audit-desk-after = Erna
audit-closed-full = Download het volledige logboek, voor iedereen te controleren
audit-is-open = open
audit-on-line = { $name }, over regel { $seq }:
audit-disputes-about = Wie aan een regel van het logboek twijfelt, maakt in één zin bezwaar. Wat er gebeurde, verzamelt zichzelf, iedereen zegt wat hij zag, en de organisator doet uitspraak. Niets daarvan wordt ooit teruggedraaid.
audit-disputes-all = Alle bezwaren
audit-disputes-none = Niemand heeft ergens bezwaar tegen gemaakt.
audit-raised = { $name } maakt bezwaar tegen regel { $seq }:
audit-evidence = Het bewijs
audit-proof = Het bewijs van regel { $seq }
audit-desk-board-before = Het bord ervoor
audit-desk-board-after = Het bord erna
audit-said = Wat erover wordt gezegd
audit-said-nothing = Nog niemand heeft iets gezegd.
audit-state-text = Jouw kant, in één zin
audit-state = Zeg het
audit-ruling = De uitspraak
audit-ruled-by = Uitspraak van de organisator, regel { $seq }.
audit-act-would = Wat het zou veranderen
audit-act-did = Wat het heeft veranderd
audit-act-ask = Vraag het hun eerst
audit-act-asked = Het is hun gevraagd; hun antwoorden komen binnen onder “Instemming”.
audit-act-since = Sinds hiernaar is gekeken, is er iets bijgeschreven; de uitspraak zou ook dat veranderen.
audit-act-look-again = Kijk opnieuw
audit-rule = Doe uitspraak
audit-rule-how = Hoe?
audit-ruling-word = { $word ->
    [stands] Het blijft zoals het is
    [struck] Het bevel vervalt: het is nooit gegeven
    [thrown_again] De worp gaat over
    [replaced] Een ander bevel komt ervoor in de plaats
   *[rewound] Alles gaat terug tot ervoor
}
audit-rule-order = Het bevel, zoals men het typt
audit-rule-throw = Die worp viel op een tafel. Gooi opnieuw, typ hierboven wat er viel, en kijk nog eens.
audit-rule-look = Kijk wat ervan zou komen
audit-rule-give = Doe deze uitspraak
audit-greyed-lines = Regels die grijs worden
audit-verdict = { $verdict ->
    [unchanged] onveranderd
    [new_result] zelfde bevel, nieuwe uitkomst
    [needs_roll] vraagt een nieuwe worp
    [depends] hangt af van een nieuwe worp
   *[refused] nu geweigerd
}
audit-verdict-count = { $verdict ->
    [unchanged] { $count } × onveranderd
    [new_result] { $count } × zelfde bevel, nieuwe uitkomst
    [needs_roll] { $count } × vraagt een nieuwe worp
    [depends] { $count } × hangt af van een nieuwe worp
   *[refused] { $count } × nu geweigerd
}
audit-an-order = een bevel
audit-faces-of = Ogen van { $dice }; laat het leeg om een nieuwe enveloppe te openen
audit-what-changes = Wat er verandert
audit-no-later = Er kwam geen bevel na.
audit-leave-out = Laat de { $count } weg die niet meer gegeven konden worden
audit-faces-thrown = Ogen van { $dice } die vielen
audit-look-again = Kijk opnieuw met deze ogen
audit-confirm-of = Ja, regel { $seq } heb ik zo gezien
audit-contest-of = Nee, regel { $seq } heb ik anders gezien…
audit-witness-about = Dobbelstenen die aan tafel zijn gegooid: alleen wie het zag, kan zeggen hoe ze vielen. Waar niemand getuige van was, blijft in het logboek voor altijd zo gemerkt.
audit-witness-none = Er wacht niets op jouw woord.
audit-unwitnessed = { $count ->
    [0] Elke gegooide worp is door iemand bevestigd of betwist.
    [one] Van één gegooide worp was niemand getuige.
   *[other] Van { $count } gegooide worpen was niemand getuige.
}
audit-asked-what-if = Wat er in de wat-als { $id } gespeeld is, zou vanaf daar tellen: met bevelen in plaats van wie het gevraagd wordt.
audit-adopt-now = Naar de wat-als, om hem over te nemen
audit-asked-only = Alleen { $table } gaat terug; de andere houden wat ze deden.
audit-stands = { $stands ->
    [open] Er wordt op antwoorden gewacht.
    [granted] Er is ingestemd.
   *[denied] Het is geweigerd.
}
audit-vote = { $vote ->
    [yes] { $name } stemt in
    [no] { $name } weigert
   *[none] { $name } heeft niet geantwoord
}
audit-agree = Ik stem in
audit-refuse = Ik weiger
audit-move-now = Draai nu terug
audit-consent-rule = { $rule ->
    [organiser] De organisator draait alleen terug.
    [majority] Meer dan de helft van wie bevelen zou verliezen, moet met terugdraaien instemmen.
   *[all_affected] Iedereen die bevelen zou verliezen, moet met terugdraaien instemmen.
}
audit-consent-none = Er wordt nu niets gevraagd.
audit-consent-past = Eerder gevraagd: { $count }
audit-rules = Wat deze tafel heeft afgesproken
audit-rule-disputes = { $play ->
    [play_on] Het spel gaat door terwijl een bezwaar openstaat.
   *[pause] Het spel wacht terwijl een bezwaar openstaat, aan de tafel waar het over gaat.
}
audit-rule-hours = { $silence ->
    [refuses] Er zijn { $hours } uur om te antwoorden; zwijgen is nee.
   *[agrees] Er zijn { $hours } uur om te antwoorden; zwijgen is ja.
}
audit-rules-change = De huisregels veranderen
audit-rules-disputes = Terwijl een bezwaar openstaat
audit-rules-consent = Voor het terugdraaien
audit-rules-hours = Uren om te antwoorden
audit-rules-silence = Zwijgen is
audit-rules-silence-word = { $silence ->
    [refuses] nee
   *[agrees] ja
}
audit-rules-stricter = Wie moet instemmen kan strenger, nooit losser: de spelers rekenen erop. Iedereen leest de verandering.
audit-rules-set = Stel deze huisregels in
audit-close = De campagne sluiten
audit-close-about = Er wordt niets meer gespeeld of gezegd; alles blijft te lezen en te controleren.
audit-close-open = { $count ->
    [one] Eén bezwaar staat open: doe eerst uitspraak.
   *[other] { $count } bezwaren staan open: doe eerst uitspraak.
}
audit-close-publish = Iedereen mag het volledige logboek hebben, met elk geheim dat erin stond
audit-close-sure = Ik weet het zeker; dit kan niet worden teruggedraaid
audit-close-now = Sluiten
audit-receipts-save = Bewaar ze als bestand
audit-receipts-about = Telkens als deze browser de campagne ziet, bewaart hij een ontvangstbewijs van de nieuwste regel. Wie daarvoor iets verandert, verandert de vingerafdruk: met een ontvangstbewijs kun je dat aantonen, wie het ook deed.
audit-receipts-held = { $count ->
    [one] Deze browser bewaart één ontvangstbewijs, van regel { $last }.
   *[other] Deze browser bewaart { $count } ontvangstbewijzen, van regel { $first } tot { $last }. Het nieuwste:
}
audit-receipts-none = Deze browser bewaart nog geen ontvangstbewijs van deze campagne.
audit-receipts-check = Controleer hier het hele logboek ermee
audit-receipts-checking = Elke regel wordt opnieuw berekend…
audit-receipts-whole = { $count ->
    [one] ✓ Het logboek is gaaf, en bevat wat het ontvangstbewijs zegt.
   *[other] ✓ Het logboek is gaaf, en bevat wat alle { $count } ontvangstbewijzen zeggen.
}
audit-receipts-broken = ✗ Regel { $seq } is niet wat ze zou moeten zijn.
audit-receipts-lost = Ontvangstbewijzen van een geschiedenis die er niet meer is
audit-any = maakt niet uit
audit-roll-text = Woorden
audit-roll-by = Speler
audit-roll-sides = Dobbelsteen
audit-roll-why = Doel
audit-roll-clause = Artikel
audit-roll-source = Herkomst
audit-roll-source-word = { $source ->
    [sealed] verzegeld
   *[thrown] aan tafel gegooid
}
audit-roll-witness = Gezien door
audit-roll-witness-word = { $witness ->
    [nobody] niemand
    [confirmed] iemand die het bevestigt
   *[contested] iemand die het betwist
}
audit-roll-piece = Figuur of eenheid
audit-roll-scope = Aan de tafel
audit-roll-found = { $more ->
    [yes] { $count ->
        [0] Nog geen zulke worp; er kunnen oudere zijn.
        [one] De nieuwste worp.
       *[other] De nieuwste { $count } worpen.
    }
   *[no] { $count ->
        [0] Geen zulke worp.
        [one] Eén worp.
       *[other] { $count } worpen.
    }
}
audit-roll-older = Oudere
audit-roll-list = Wat er is gevonden
audit-confirmed = { $count ->
    [one] 1 worp is bevestigd.
   *[other] { $count } worpen zijn bevestigd.
}
audit-trust-title = Wie beval, en wie dobbelstenen kon voorzien
audit-trust = { $what ->
    [signed] Bevelen die een apparaat van de afzender heeft ondertekend
    [unsigned] Bevelen die niemand ondertekende: de afzender had toen nog geen apparaat
    [inStead] Van de ondertekende: bevelen van de organisator in andermans plaats
    [byRules] Bevelen van de regels zelf
    [intentsHidden] Bevelen die verborgen zijn: niemand kan ze vergelijken met wat ondertekend is
    [releasedByOrganiser] Apparaten die de organisator heeft losgemaakt
    [policies] Wijzigingen van hoe dobbelstenen tot stand komen
    [shared] Bevelen met dobbelstenen waarvoor anderen iets gaven
    [beacon] Bevelen met dobbelstenen waarvoor een openbaar baken inviel
    [beaconUnchecked] Rondes van een baken die hier niet na te gaan zijn
    [house] Bevelen met dobbelstenen die alleen de server kon voorzien
    [silent] Keren dat iemand gevraagd werd en niets gaf
    [late] Getallen die te laat kwamen
    [askedNotUsed] Bevelen waarvoor getallen gevraagd waren en die niet zijn opgeschreven
    [skipped] Getallen waarom gevraagd is en waarvan nergens sprake meer is
    [leftOut] Bevelen die bij een correctie wegvielen
    [keptDice] Dobbelstenen die bleven hoewel hun bevel vervangen werd
   *[notChecked] Controles die deze kopie onmogelijk maakt
}
