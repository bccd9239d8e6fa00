# De controletafel: bezwaren, getuigen, instemming, huisregels, ontvangstbewijzen, worpen zoeken.

desk-title = De controletafel
desk-tab-timelines = Tijdlijnen
desk-tab-disputes = Bezwaren
desk-tab-witness = Getuigen
desk-tab-rolls = Worpen zoeken
desk-tab-dice = Dobbelstenen
desk-tab-consent = Instemming
desk-tab-amend = Rechtzetten
desk-tab-rules = Huisregels
desk-tab-receipts = Ontvangstbewijzen
desk-tab-count = { $name } ({ $count })
desk-organiser = Organisator
desk-the-organiser = de organisator
desk-the-rules = de spelregels
desk-looking = Even kijken…
desk-look = Bekijk het
desk-more = en nog { $count }
desk-reason = Reden, voor iedereen te lezen
desk-line = regel { $seq }
desk-now = Nu
desk-then = Dan
desk-before = Ervoor
desk-after = Erna

desk-closed = Deze campagne is gesloten: ze kan worden gelezen en gecontroleerd, en er komt niets meer bij.
desk-closed-full = Download het volledige logboek, voor iedereen te controleren
desk-dispute-open = Bezwaar { $number } staat open:
desk-play-waits = Het spel wacht op de uitspraak.
desk-play-goes-on = Het spel gaat intussen door.
desk-dispute = Bezwaar { $number }
desk-dispute-it = Bezwaar maken…
desk-is-open = open
desk-on-line = { $name }, over regel { $seq }:
desk-disputes-about = Wie aan een regel van het logboek twijfelt, maakt in één zin bezwaar. Wat er gebeurde, verzamelt zichzelf, iedereen zegt wat hij zag, en de organisator doet uitspraak. Niets daarvan wordt ooit teruggedraaid.
desk-disputes-all = Alle bezwaren
desk-disputes-none = Niemand heeft ergens bezwaar tegen gemaakt.
desk-raised = { $name } maakt bezwaar tegen regel { $seq }:
desk-raise-title = Bezwaar tegen regel { $seq }
desk-raise-about = Iedereen leest het. De organisator doet uitspraak; tot dan staat het bezwaar open, en kan de campagne niet worden gesloten.
desk-raise-text = Wat er niet klopt, in één zin
desk-raise-example = Die steen lag scheef
desk-raise = Maak bezwaar
desk-evidence = Het bewijs
desk-proof = Het bewijs van regel { $seq }
desk-board-before = Het bord ervoor
desk-board-after = Het bord erna
desk-said = Wat erover wordt gezegd
desk-said-nothing = Nog niemand heeft iets gezegd.
desk-state-text = Jouw kant, in één zin
desk-state = Zeg het
desk-ruling = De uitspraak
desk-ruled-by = Uitspraak van de organisator, regel { $seq }.
desk-rule = Doe uitspraak
desk-rule-how = Hoe?
desk-ruling-word = { $word ->
    [stands] Het blijft zoals het is
    [struck] Het bevel vervalt: het is nooit gegeven
    [thrown_again] De worp gaat over
    [replaced] Een ander bevel komt ervoor in de plaats
   *[rewound] Alles gaat terug tot ervoor
}
desk-rule-order = Het bevel, zoals men het typt
desk-rule-look = Kijk wat ervan zou komen
desk-rule-give = Doe deze uitspraak
desk-greyed = Grijs: { $lines } regels, { $orders } bevelen.
desk-greyed-lines = Regels die grijs worden

desk-verdict = { $verdict ->
    [unchanged] onveranderd
    [new_result] zelfde bevel, nieuwe uitkomst
    [needs_roll] vraagt een nieuwe worp
    [depends] hangt af van een nieuwe worp
   *[refused] nu geweigerd
}
desk-verdict-count = { $verdict ->
    [unchanged] { $count } × onveranderd
    [new_result] { $count } × zelfde bevel, nieuwe uitkomst
    [needs_roll] { $count } × vraagt een nieuwe worp
    [depends] { $count } × hangt af van een nieuwe worp
   *[refused] { $count } × nu geweigerd
}
desk-an-order = een bevel
desk-faces-of = Ogen van { $dice }; laat het leeg om een nieuwe enveloppe te openen
desk-what-changes = Wat er verandert
desk-no-later = Er kwam geen bevel na.
desk-leave-out = Laat de { $count } weg die niet meer gegeven konden worden
desk-look-again = Kijk opnieuw met deze ogen

desk-thrown = { $name } typte { $faces }:
desk-did-you-see = Heb je dat zo gezien?
desk-confirm = Ja, zo viel het
desk-confirm-of = Ja, regel { $seq } heb ik zo gezien
desk-contest = Nee…
desk-contest-of = Nee, regel { $seq } heb ik anders gezien…
desk-not-seen = Ik keek niet
desk-contest-title = Regel { $seq } betwisten
desk-contest-faces = De ogen die je zag, als je ze weet
desk-contest-note = Een woord erbij, voor iedereen te lezen
desk-contest-send = Ik betwist het
desk-witness-about = Dobbelstenen die aan tafel zijn gegooid: alleen wie het zag, kan zeggen hoe ze vielen. Waar niemand getuige van was, blijft in het logboek voor altijd zo gemerkt.
desk-witness-none = Er wacht niets op jouw woord.
desk-unwitnessed = { $count ->
    [0] Elke gegooide worp is door iemand bevestigd of betwist.
    [one] Van één gegooide worp was niemand getuige.
   *[other] Van { $count } gegooide worpen was niemand getuige.
}
desk-entered = Aan tafel gegooid, getypt door { $name }.
desk-witness-word = { $word ->
    [confirms] { $name } bevestigt het.
   *[contests] { $name } betwist het.
}
desk-saw = Gezien: { $faces }.
desk-nobody-saw = Niemand was getuige.
desk-thrown-by = { $name } heeft aan tafel { $dice } dobbelstenen met { $sides } kanten gegooid.

desk-asked = Mag het spel terug naar regel { $seq }?
desk-asked-only = Alleen { $table } gaat terug; de andere houden wat ze deden.
desk-until = Antwoorden tellen tot { $moment }.
desk-answer = Kijk en antwoord
desk-granted = Ze stemmen in: het spel mag terug naar regel { $seq }.
desk-stands = { $stands ->
    [open] Er wordt op antwoorden gewacht.
    [granted] Er is ingestemd.
   *[denied] Het is geweigerd.
}
desk-vote = { $vote ->
    [yes] { $name } stemt in
    [no] { $name } weigert
   *[none] { $name } heeft niet geantwoord
}
desk-agree = Ik stem in
desk-refuse = Ik weiger
desk-move-now = Draai nu terug
desk-consent-rule = { $rule ->
    [organiser] De organisator draait alleen terug.
    [majority] Meer dan de helft van wie bevelen zou verliezen, moet met terugdraaien instemmen.
   *[all_affected] Iedereen die bevelen zou verliezen, moet met terugdraaien instemmen.
}
desk-consent-none = Er wordt nu niets gevraagd.
desk-consent-past = Eerder gevraagd: { $count }

desk-rules = Wat deze tafel heeft afgesproken
desk-rule-disputes = { $play ->
    [play_on] Het spel gaat door terwijl een bezwaar openstaat.
   *[pause] Het spel wacht terwijl een bezwaar openstaat, aan de tafel waar het over gaat.
}
desk-rule-hours = { $silence ->
    [refuses] Er zijn { $hours } uur om te antwoorden; zwijgen is nee.
   *[agrees] Er zijn { $hours } uur om te antwoorden; zwijgen is ja.
}
desk-rules-change = De huisregels veranderen
desk-rules-disputes = Terwijl een bezwaar openstaat
desk-rules-consent = Voor het terugdraaien
desk-rules-hours = Uren om te antwoorden
desk-rules-silence = Zwijgen is
desk-rules-silence-word = { $silence ->
    [refuses] nee
   *[agrees] ja
}
desk-rules-stricter = Wie moet instemmen kan strenger, nooit losser: de spelers rekenen erop. Iedereen leest de verandering.
desk-rules-set = Stel deze huisregels in
desk-close = De campagne sluiten
desk-close-about = Er wordt niets meer gespeeld of gezegd; alles blijft te lezen en te controleren.
desk-close-open = { $count ->
    [one] Eén bezwaar staat open: doe eerst uitspraak.
   *[other] { $count } bezwaren staan open: doe eerst uitspraak.
}
desk-close-publish = Iedereen mag het volledige logboek hebben, met elk geheim dat erin stond
desk-close-sure = Ik weet het zeker; dit kan niet worden teruggedraaid
desk-close-now = Sluiten

desk-rewritten = De geschiedenis is herschreven
desk-rewritten-at = Regel { $seq } is niet die welke deze browser te zien kreeg. Regel { $held } is het nog wel: wat verloren ging, ligt ertussen.
desk-rewritten-all = Regel { $seq } is niet die welke deze browser te zien kreeg, en niets ouders is er nog.
desk-rewritten-receipt = Het ontvangstbewijs dat het aantoont:
desk-rewritten-prove = Alle ontvangstbewijzen, en een controle door deze pagina
desk-rewritten-accept = Ik weet het; ga verder met wat er nu is
desk-unknown-receipt = Deze browser heeft iets van deze campagne te zien gekregen. Het laatste ontvangstbewijs:
desk-receipts-save = Bewaar ze als bestand
desk-receipts-about = Telkens als deze browser de campagne ziet, bewaart hij een ontvangstbewijs van de nieuwste regel. Wie daarvoor iets verandert, verandert de vingerafdruk: met een ontvangstbewijs kun je dat aantonen, wie het ook deed.
desk-receipts-held = { $count ->
    [one] Deze browser bewaart één ontvangstbewijs, van regel { $last }.
   *[other] Deze browser bewaart { $count } ontvangstbewijzen, van regel { $first } tot { $last }. Het nieuwste:
}
desk-receipts-none = Deze browser bewaart nog geen ontvangstbewijs van deze campagne.
desk-receipts-check = Controleer hier het hele logboek ermee
desk-receipts-checking = Elke regel wordt opnieuw berekend…
desk-receipts-whole = { $count ->
    [one] ✓ Het logboek is gaaf, en bevat wat het ontvangstbewijs zegt.
   *[other] ✓ Het logboek is gaaf, en bevat wat alle { $count } ontvangstbewijzen zeggen.
}
desk-receipts-broken = ✗ Regel { $seq } is niet wat ze zou moeten zijn.
desk-receipts-lost = Ontvangstbewijzen van een geschiedenis die er niet meer is

desk-any = maakt niet uit
desk-roll-text = Woorden
desk-roll-by = Speler
desk-roll-sides = Dobbelsteen
desk-roll-why = Doel
desk-roll-clause = Artikel
desk-roll-source = Herkomst
desk-roll-source-word = { $source ->
    [sealed] verzegeld
   *[thrown] aan tafel gegooid
}
desk-roll-witness = Gezien door
desk-roll-witness-word = { $witness ->
    [nobody] niemand
    [confirmed] iemand die het bevestigt
   *[contested] iemand die het betwist
}
desk-roll-piece = Figuur of eenheid, met de code
desk-roll-scope = Aan de tafel
desk-roll-found = { $more ->
    [yes] De nieuwste { $count } worpen.
   *[no] { $count ->
        [0] Geen zulke worp.
        [one] Eén worp.
       *[other] { $count } worpen.
    }
}
desk-roll-older = Oudere
desk-roll-list = Wat er is gevonden
desk-verify-file = Bewaar deze pagina als bestand: ze controleert logboeken zonder enige server, voor altijd
desk-numbers = Wat er is berekend, en waar elk getal vandaan komt
desk-alike = Andere worpen van deze soort
desk-confirm-all = Alle { $count } bevestigen
desk-confirmed = { $count ->
    [one] 1 worp is bevestigd.
   *[other] { $count } worpen zijn bevestigd.
}
