# The book of an engagement: log, time, rewinds, checks, seats, trouble.

chronicle-chained = Het logboek is geketend: elke regel bevat de vingerafdruk van de vorige. Het ontvangstbewijs van dit moment, om te bewaren of te vergelijken:
chronicle-receipt = Ontvangstbewijs
chronicle-check = Logboek controleren
chronicle-download = Logboek downloaden
chronicle-check-file = Een bestand controleren…
chronicle-audit-desk = Controletafel
chronicle-rewind-open = Terugdraaien…
chronicle-whole = ✓ Het logboek is gaaf.
chronicle-records = Regels
chronicle-batches = Bevelen
chronicle-sealed = Verzegelde worpen en trekkingen
chronicle-thrown = Gegooide worpen
chronicle-witnessed = waarvan met getuige
chronicle-broken = ✗ Niet gaaf.
chronicle-broken-at = ✗ Niet gaaf: regel { $seq }.
chronicle-to-campaigns = Naar de campagnes
chronicle-past = Je kijkt naar het verleden
chronicle-past-at = regel { $seq }, { $moment }. Bevelen wachten tot je terug bent.
chronicle-rewind-here = Tot hier terugdraaien…
chronicle-back = Terug naar nu
chronicle-turn = { $turn ->
    [0] Voor de eerste beurt
   *[other] Beurt { $turn }
}
chronicle-see = Bekijk de toestand na regel { $seq }
chronicle-undone = Teruggedraaid:
chronicle-veiled = Iets wat je niet mag zien.
chronicle-proof = Hoe het viel, en het bewijs ervan
chronicle-prove = Bewijs regel { $seq }
chronicle-meanwhile = Intussen:
chronicle-again = Geef het bevel opnieuw
chronicle-understood = Begrepen
chronicle-dice-ask = Vragen
chronicle-dice-sealed = Verzegeld
chronicle-dice-thrown = Wij gooien
chronicle-all = Alle campagnes
chronicle-own-pack = Eigen kaarten
chronicle-dice = Dobbelstenen
chronicle-desk = Tafel
chronicle-header-more = Meer
chronicle-live = verbonden
chronicle-connecting = verbinden…
chronicle-lost = Verbinding verbroken; nieuwe poging over { $seconds } s.
chronicle-try = Nu proberen
chronicle-start = Begin van beurt { $turn }
chronicle-looked-at = Regel { $seq }, die je nu bekijkt
chronicle-rewind = Terugdraaien
chronicle-rewind-nowhere = Er is geen eerdere beurt om naar terug te gaan. Kies eerst een plek met de tijdschuif.
chronicle-rewind-what = Het spel gaat verder vanaf een eerdere plek. Wat erna kwam, blijft grijs in het logboek staan; gevallen dobbelstenen blijven gevallen en worden niet opnieuw gebruikt.
chronicle-rewind-to = Terug naar
chronicle-rewind-choice = { $name } (regel { $seq })
chronicle-rewind-greys = Wat grijs wordt
chronicle-rewind-count = Grijs: <strong>{ COUNT($lines, "regel", "regels") }</strong> van <strong>{ COUNT($batches, "bevel", "bevelen") }</strong>
chronicle-rewind-lines = Regels die grijs worden
chronicle-looking = Even kijken…
chronicle-rewind-reason = Reden, voor iedereen te lezen
chronicle-rewind-example = We zijn de barricade vergeten
chronicle-leave = Laat maar
chronicle-renew-sure = Een nieuwe link maken voor { $name }? De oude werkt dan meteen niet meer.
chronicle-renew-own = Maak deze link van mij
chronicle-renew-own-sure = Een nieuwe link voor { $name } maken? De link die je kreeg opent dan niets meer, ook niet voor wie hem gaf. Deze browser bewaart de nieuwe.
chronicle-blind = { $over ->
    [true] De organisator was vanaf regel { $since } blind, tot de campagne gesloten werd, en las wat iedereen mag lezen.
   *[other] De organisator is blind sinds regel { $since } en leest tot de campagne gesloten is wat iedereen mag lezen.
}
chronicle-blind-as = { $over ->
    [true] De organisator was vanaf regel { $since } blind, tot de campagne gesloten werd, en las wat { $seat } mag lezen.
   *[other] De organisator is blind sinds regel { $since } en leest tot de campagne gesloten is wat { $seat } mag lezen.
}
chronicle-seats-about = Wie een link heeft, zit op die zetel. Geef elke speler zijn eigen link, en bewaar die van de organisator.
chronicle-organiser = Organisator
chronicle-the-organiser = de organisator
chronicle-sit = Speel hier
chronicle-renew = Nieuwe link
chronicle-renew-for = Nieuwe link voor { $name }
chronicle-typed = Een bevel als tekst
chronicle-give = Geef
chronicle-yours = Van jou
chronicle-why-not = Wat nu niet mag, en waarom
chronicle-no-orders = Je hebt nu geen bevel te geven.
chronicle-jump-board = Bord
chronicle-jump-map = Kaart
chronicle-jump-hand = Hand
chronicle-jump-figures = Figuren
chronicle-jump-army = Leger
chronicle-jump-briefing = Briefing
chronicle-jump-may = Bevelen
chronicle-jump-log = Logboek
chronicle-is-past = Dit is het verleden
chronicle-orders-now = Bevelen geef je nu: ga eerst terug naar nu.
chronicle-pass = Passen als ik niets te kiezen heb
chronicle-pass-about = In de hele campagne, waar maar één bevel mag. Dobbelstenen blijven altijd aan jou.
chronicle-pass-signed = Het huis krijgt een eigen apparaat dat dit in jouw naam tekent.
chronicle-refused = De spelregels zeggen nee
chronicle-take-back = Terugnemen: { $order }
chronicle-take-back-further = { $orders ->
    [one] Eén bevel daarvoor
   *[other] { $orders } bevelen daarvoor
}
chronicle-take-back-to = Alles van jou vanaf hier terugnemen: { $order }
chronicle-take-back-none = Er is niets terug te nemen
chronicle-take-back-until = Je kunt terugnemen wat je beval tot de laatste worp, kaart of onthulling, zolang niemand erop heeft voortgebouwd. Verder terug kan alleen door terugdraaien: vraag erom aan de controletafel.
chronicle-came-first = Er kwam iets tussen
chronicle-broke = Er ging iets stuk in deze pagina
chronicle-witness = { $witness ->
    [nobody] zonder getuige
    [confirmed] met getuige
   *[contested] betwist
}
chronicle-dispute = Bezwaar tegen deze regel
chronicle-dispute-line = Bezwaar tegen regel { $seq }
chronicle-rewind-only = Wat er teruggaat
chronicle-rewind-everything = Alles
chronicle-rewind-table = Alleen { $title }; de andere houden wat ze deden
chronicle-rewind-whose = { $orders ->
    [one] { $name }: één bevel
   *[other] { $name }: { $orders } bevelen
}
chronicle-rewind-again = { $lines ->
    [one] Eén verlaten regel telt weer.
   *[other] { $lines } verlaten regels tellen weer.
}
chronicle-rewind-kept = { $orders ->
    [one] Eén bevel van een andere tafel volgt opnieuw zoals het was.
   *[other] { $orders } bevelen van andere tafels volgen opnieuw zoals ze waren.
}
chronicle-rewind-lost = { $orders ->
    [one] Eén bevel van een andere tafel kan niet blijven, omdat het voortkwam uit wat teruggaat:
   *[other] { $orders } bevelen van andere tafels kunnen niet blijven, omdat ze voortkwamen uit wat teruggaat:
}
chronicle-rewind-lost-of = { $orders ->
    [one] { $title }: één bevel
   *[other] { $title }: { $orders } bevelen
}
chronicle-rewind-ask = Vraag het hun
chronicle-rewind-asked = Het wordt hun op hun pagina’s gevraagd. Zodra ze instemmen, kan er worden teruggedraaid.
chronicle-rules-same = { $count ->
    [one] De server heeft één bevel opnieuw beslist, met de dobbelstenen die vielen: er komt uit wat het logboek zegt.
   *[other] De server heeft { $count } bevelen opnieuw beslist, met de dobbelstenen die vielen: uit elk komt wat het logboek zegt.
}
chronicle-rules-differ = ✗ De server heeft elk bevel opnieuw beslist: regel { $seq } volgt niet uit de dobbelstenen en de spelregels.
chronicle-rules-other = { $count ->
    [one] Eén bevel is gespeeld met een eerdere versie van de spelregels ({ $rules }); vandaag komt er iets anders uit. Daarover wordt niet geoordeeld.
   *[other] { $count } bevelen zijn gespeeld met een eerdere versie van de spelregels ({ $rules }); vandaag komt er iets anders uit. Daarover wordt niet geoordeeld.
}
chronicle-rules-word = De vingerafdrukken en de worpen heeft deze pagina zelf berekend. Wat eruit volgt, is het woord van de server; met de kopie van de organisator en “wapenrol verify” is ook dat te controleren.
chronicle-rewind-campaign = De campagne als geheel
chronicle-rewind-touches = Het raakt:
chronicle-rewind-touched = { $title }: { $count ->
    [one] 1 regel
   *[other] { $count } regels
}
chronicle-change-order = Dit bevel veranderen…
chronicle-change-order-line = Het bevel van regel { $seq } veranderen
