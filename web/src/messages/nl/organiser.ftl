# De tafel van de organisator, en de pagina over alle campagnes.

organiser-title = De tafel van de organisator
organiser-all = Waar elke campagne op wacht
organiser-looking = Even kijken…
organiser-waits = Waarop gewacht wordt
organiser-what-orders = bevelen voor banieren
organiser-what-muster = het einde van het werven
organiser-what-retreat = een terugtocht
organiser-what-relief = het antwoord of een ontzet welkom is
organiser-what-deployment = een leger opstellen
organiser-what-walls = muren opwerpen
organiser-what-home = de keuze van een thuis
organiser-what-renegade = het antwoord over een overloper
organiser-what-activation = een activering
organiser-what-turn = een bevel
organiser-what-decision = het besluit van de spelleider
organiser-what-proceed = iemand die de regels verder laat gaan
organiser-what-open_fight = iemand die het gevecht opent
organiser-what-close_fight = bericht aan de kaart hoe het gevecht is afgelopen
organiser-waits-for = { $names }: { $what }
organiser-waits-anybody = Wacht op { $what }; iedereen aan tafel mag het doen.
organiser-waits-names = Wacht op { WITHIN($names) }.
organiser-waits-names-since = Wacht sinds { $since } op { WITHIN($names) }.
organiser-since = Gewacht sinds { $since }.
organiser-throw-waits = { $who } heeft { $faces } gegooid. Alles wacht tot een andere telefoon dat bevestigt: { WITHIN($names) }.
organiser-waits-nobody = Er wordt op niemand in het bijzonder gewacht.
organiser-fights = { $count ->
    [one] Eén gevecht wacht op opening.
   *[other] { $count } gevechten wachten op opening.
}
organiser-place = beurt { $turn }, { $step }
organiser-you = Jij bent aan de beurt.
organiser-is-closed = De campagne is gesloten: ze kan gelezen en nagekeken worden, en er komt niets meer bij.
organiser-is-paused = De campagne ligt stil.
organiser-is-over = Ze is beslist.
organiser-last = Laatste zet: { $at }
organiser-deadline-until = Tot { $until }.
organiser-deadline-passed = De termijn is verstreken: { $until }.
organiser-deadline-set = Termijn stellen
organiser-deadline-other = Andere termijn
organiser-deadline-lift = Termijn opheffen
organiser-deadline-now = Stel hem
organiser-until = Tot
organiser-warning = Vooraf herinneren
organiser-warning-hours = { $hours ->
    [one] één uur
   *[other] { $hours } uur
}
organiser-minutes = { $minutes ->
    [one] één minuut
   *[other] { $minutes } minuten
}
organiser-every-step = Elke stap wacht { $span } vanaf het moment dat erop gewacht wordt; { $warning } vooraf komt er een herinnering.
organiser-every-step-set = Termijn voor elke stap
organiser-every-step-other = Andere voor elke stap
organiser-every-step-lift = Hef die van elke stap op
organiser-every-step-about = Op alles wordt zo lang gewacht vanaf het moment dat het nodig was, in elk gevecht en op de kaart, tot je het opheft. Waar nu al op gewacht wordt, telt vanaf nu. Een termijn die je voor één stap stelt, gaat voor.
organiser-every-step-long = Hoe lang elke stap wacht
organiser-every-step-now = Stel hem voor elke stap
organiser-note = Een woord erbij, als je wilt
organiser-reason = Reden, die iedereen leest
organiser-advance = Verder zonder hen
organiser-proceed = Laat de spelregels verdergaan
organiser-advance-now = Ga verder
organiser-advance-orders = Banieren zonder bevel blijven waar ze zijn. Het staat in het logboek als jouw besluit.
organiser-advance-muster = Wie niet gekomen is, werft deze beurt niemand. Het staat in het logboek als jouw besluit.
organiser-advance-retreat = De verslagenen gaan weg langs de eerste weg die er is. Het staat in het logboek als jouw besluit.
organiser-advance-relief = Wie de stad komt ontzetten, is niet welkom en vecht voor zichzelf. Het staat in het logboek als jouw besluit.
organiser-advance-deployment = Stuk voor stuk wordt opgesteld zoals een bot dat zou doen. Het staat in het logboek als jouw besluit, in hun plaats.
organiser-advance-walls = De muren worden niet opgeworpen. Het staat in het logboek als jouw besluit, in hun plaats.
organiser-advance-home = Het eerste vrije thuis wordt van hen. Het staat in het logboek als jouw besluit.
organiser-advance-renegade = Een overloper verlaat de hoogste in rang; daarvan gaat de eerste eenheid die het minst kost. Het staat in het logboek als jouw besluit.
organiser-advance-activation = Wie gereed is, wordt geactiveerd en doet niets. Het staat in het logboek als jouw besluit, in hun plaats.
organiser-advance-turn = Je past voor wie niet gekomen is: hij verdedigt zich en doet verder niets. Het staat in het logboek als jouw besluit.
organiser-advance-decision = Wat de procedure heeft besloten, blijft staan. Het staat in het logboek als jouw besluit.
organiser-advance-proceed = De regels gaan één stap verder.
organiser-advance-open_fight = Eerst moet het gevecht geopend worden.
organiser-advance-close_fight = Eerst moet de kaart horen hoe het is afgelopen.
organiser-at-desk = Aan de controletafel
organiser-disputes = { $count ->
    [0] Er staat geen bezwaar open
    [one] Eén bezwaar staat open
   *[other] { $count } bezwaren staan open
}
organiser-questions = { $count ->
    [0] Niemand wordt om instemming gevraagd
    [one] Eén vraag wacht op instemming
   *[other] { $count } vragen wachten op instemming
}
organiser-silent = Nog niet: { WITHIN($names) }; tot { $until }
organiser-unwitnessed = { $count ->
    [0] Elke gegooide worp heeft een getuige
    [one] Eén gegooide worp heeft geen getuige
   *[other] { $count } gegooide worpen hebben geen getuige
}
organiser-players = Spelers
organiser-show-link = Link tonen
organiser-replace = De link vervangen
organiser-replace-title = Iemand anders speelt { $name }
organiser-replace-about = Voor { $name } wordt een nieuwe link gemaakt. De oude opent vanaf dat moment niets meer; alles wat gespeeld is blijft zoals het is, en dat de sleutel vervangen is staat in het logboek.
organiser-replace-now = Maak de nieuwe link
organiser-keep = Laat maar
organiser-link-title = De link van { $name }
organiser-link-code = De link van { $name }, voor een camera
organiser-link-about = Wie deze link heeft, speelt deze plaats. Geef hem aan niemand anders.
organiser-own = Organisator
organiser-own-replace-title = Een nieuwe link voor jezelf
organiser-own-replace-about = Heeft iemand anders jouw link gezien, vervang hem dan. De oude opent vanaf dat moment niets meer, ook niet op je andere apparaten; de spelers houden de hunne. Deze pagina gaat verder met de nieuwe.
organiser-own-link-about = Bewaar deze link nu: wie hem heeft, houdt het boek bij, en zonder hem kan alleen de beheerder van deze server je helpen.
organiser-reminders = Herinneringen
organiser-reminders-about = Als een termijn nadert, en als hij verstreken is, worden wie nog bevelen schuldig zijn in je kanaal genoemd. Nooit wat zij bevolen; elke herinnering gaat één keer uit.
organiser-reminders-to = Herinneringen gaan naar { $host }.
organiser-reminders-stop = Stop ermee
organiser-reminders-sent = Herinneringen tot nu toe
organiser-webhook = Adres van een webhook, zoals Discord die maakt
organiser-webhook-like = https://discord.com/api/webhooks/…
organiser-webhook-try = Probeer en bewaar het
organiser-feed-private = Er is geen Atom-feed: zonder eigen link ziet niemand deze campagne, en feedlezers brengen er geen mee.
organiser-feed = Atom-feed
organiser-feed-name = de feed
organiser-feed-about = voor een feedlezer: wat er gebeurd is, zoals iedereen het mag lezen
organiser-reminder-near = Termijn { $deadline } nadert:
organiser-reminder-passed = Termijn { $deadline } is verstreken:
organiser-reminder-noted = alleen in de feed
organiser-reminder-trying = onderweg
organiser-reminder-waiting = niet aangenomen, wordt opnieuw geprobeerd
organiser-reminder-sent = verstuurd
organiser-reminder-unknown = misschien aangekomen, misschien niet
organiser-reminder-failed = geweigerd
organiser-pause = Pauze
organiser-pause-now = Leg de campagne stil
organiser-resume = Hervat
organiser-keeping = Het boek
organiser-size = { $records ->
    [one] Eén regel, { $size }.
   *[other] { $shown } regels, { $size }.
}
organiser-export = Exporteren
organiser-export-done = Het logboek staat bij je downloads.
organiser-backup = Nu back-uppen
organiser-backup-done = { $records ->
    [one] Eén regel is veilig in { $file }, nagekeken van begin tot eind.
   *[other] { $records } regels zijn veilig in { $file }, nagekeken van begin tot eind.
}
organiser-close = De campagne sluiten…
organiser-rules = Huisregels
organiser-rules-change = De huisregels wijzigen…
organiser-rules-disputes = Zolang een bezwaar openstaat
organiser-rules-consent = Voor terugdraaien
organiser-rules-hours = Uren om te antwoorden
organiser-rules-silence = Zwijgen betekent
organiser-rules-silent = { $silence ->
    [agrees] ja
   *[refuses] nee
}
organiser-rule-disputes = { $disputes ->
    [pause] Het spel wacht zolang een bezwaar openstaat.
   *[play_on] Het spel gaat door zolang een bezwaar openstaat.
}
organiser-rule-consent = { $consent ->
    [majority] Meer dan de helft van wie het raakt moet met terugdraaien instemmen.
    [all_affected] Iedereen die het raakt moet met terugdraaien instemmen.
   *[organiser] De organisator draait alleen terug.
}
organiser-rule-silence = { $silence ->
    [agrees] Wie { $hours } uur zwijgt, stemt in.
   *[refuses] Wie { $hours } uur zwijgt, weigert.
}
organiser-campaigns = Alle campagnes
organiser-lobby = Naar de hal
organiser-search = Zoek op naam
organiser-mine = Alleen die ik organiseer
organiser-found = { $count ->
    [one] Eén campagne
   *[other] { $count } campagnes
}
organiser-none = Geen campagne gevonden.
organiser-more = Meer tonen
organiser-visible = Wie mag zonder sleutel kijken
organiser-visible-listed = Iedereen, en ze staat in de lijst
organiser-visible-unlisted = Wie het adres kent; ze staat in geen lijst
organiser-visible-private = Niemand: alleen met een eigen link
organiser-visible-done = Gedaan.
organiser-blind = Ik speel mee: verberg voor mij wat de anderen geheimhouden, tot de campagne gesloten is
organiser-blind-as = Ik lees als
organiser-blind-nobody = Niemand: ik zie wat iedereen mag zien
organiser-blind-about = Je pagina's, bestanden en antwoorden als organisator verbergen wat andere zetels hebben, schrijven en kunnen. Je oordeelt, draait terug, stelt termijnen en zet recht zonder dat te zien; niemand krijgt een bevel in de mond gelegd. Iedereen ziet in het logboek sinds wanneer. Alleen de campagne sluiten maakt er een eind aan, en dan ligt alles open.
organiser-blind-limits = Het bindt niemand die de gegevensmap van de server of de reservekopieën kan lezen: daar ligt alles open. En jij deelt de links uit: vraag elke speler de eigen link te vernieuwen (Zetels, “Maak deze link van mij”), dan hebben alleen zij hem.
organiser-blind-title = Meespelen
organiser-blind-late = Wat je tot nu toe zag, heb je gezien; het logboek zegt vanaf welke regel je blind bent.
organiser-blind-now = Vanaf hier blind
organiser-deputies = Plaatsvervangers
organiser-deputies-about = Een plaatsvervanger doet jouw werk met een eigen link: oordeelt, draait terug, zet recht, opent gevechten, stelt termijnen, vernieuwt links van zetels. Die wijst geen plaatsvervangers aan, zegt niet wie mag kijken en sluit de campagne niet. Die ziet wat jij ziet; zolang je blind bent, wat iedereen ziet. Een regel van het logboek zegt wie van jullie handelt.
organiser-deputy-name = Hoe die heet
organiser-deputy-add = Wijs een plaatsvervanger aan
organiser-deputy-link = Nieuwe link
organiser-deputy-dismiss = Ontsla
organiser-deputy-fresh = De link voor { $name }, alleen nu te zien:
organiser-you-deputy = Je bent plaatsvervanger van de organisator, { $name }.
organiser-deputies-device = In deze campagne tekenen apparaten wat je doet. De link van een plaatsvervanger, gemaakt met het apparaat dat voor jou tekent, laat de eerste browser toe die hem opent; “Nieuwe link” maakt er nog een.
organiser-deputy-device = { $device ->
    [joins] { $name } opent hem met het apparaat waarmee die gaat werken: hij laat de eerste browser toe die hem opent, en geen andere.
   *[elsewhere] Deze browser tekent niet voor jou en kan dus geen andere toelaten: met deze link kan { $name } kijken, maar niets doen. Druk op “Nieuwe link” op het apparaat dat voor jou tekent.
}
organiser-deputy-release = { $name } is geen plaatsvervanger meer. Was er een apparaat van hen toegelaten, maak het dan los onder Zetels; zonder hun link opent het niets.
