# Voor het spel en aan tafel: aankomen, gooien, terugkijken, afgesneden zijn.

table-motto = Een campagneboek voor wargames, bijgehouden door een scheidsrechter die niets vergeet.
table-your-move = Jij bent aan zet ({ $count })
table-what-if = een wat-als van “{ $name }”
table-all-campaigns = Campagnes ({ $count })
table-asked = { $names }: er wordt op je bevel gewacht.
table-asked-since = { $names }: er wordt sinds { $since } op je bevel gewacht.
table-unlisted = De lijst kan niet worden gelezen.
table-none = Nog geen. Begin er een.
table-rulebooks = Regelboeken
table-sheets = Spiekbrief, kaart en notitieblad, om af te drukken
table-over = De campagne is voorbij.
table-stands = { $turn ->
    [0] Voor de eerste beurt.
   *[other] Beurt { $turn }.
}
table-stands-at = { $turn ->
    [0] Voor de eerste beurt: { $step }.
   *[other] Beurt { $turn }: { $step }.
}
table-you-organise = Jij bent de organisator.
table-you-sit = Jij hebt een zetel.
table-you-watch = Je mag meekijken.
table-begin = Beginnen
table-what = Wat wordt er gespeeld?
table-name = Naam
table-who = Wie zit waar?
table-who-about = Alleen als je het al weet. Iedereen leest deze namen; niemand heeft een account nodig. Wie op meer zetels zit, krijgt er één link voor als zijn naam bij elke zetel staat.
table-who-name = niemand genoemd
table-realm-set-up = Het bord ervan
table-realm-set-up-is = { $set_up ->
    [basic] basis: kastelen en ridders staan als op het plaatje
   *[variable] variabel: het land ligt naar het lot, en iedereen zet zelf de kastelen
}
table-realm-away = Blijft ervan weg:
table-realm-plays = { $count ->
    [0] Niemand speelt het: de campagne begint meteen.
    [one] Er blijft er één over, en alleen speelt niemand het: de campagne begint meteen.
    [2] Twee spelen het, op het variabele bord. Wie wegblijft, kiest het laatst een thuis.
   *[other] { $count } spelen het. Wie wegblijft, kiest het laatst een thuis.
}
table-password = Het wachtwoord van de gastheer
table-import = Of lees een logboek in dat elders is gedownload
table-seat-of = { $seat } ({ $player })
table-seats-of = { $player }: { $seats }
table-rules = De regels

table-invite = Uitnodigen: codes en links voor elke zetel
table-invite-title = Uitnodigen: { $name }
table-begun = { $name } is begonnen
table-invite-board = Naar het bord
table-invite-about = Laat elke speler de code van zijn zetel met zijn telefoon fotograferen, of stuur hem de link. Wie die heeft, zit op die zetel, zonder account. Houd de codes van anderen bedekt; elke link kan later worden vervangen.
table-invite-alone = Dit adres werkt alleen op deze computer. Open de pagina met de naam of het nummer van deze computer in je netwerk, dan werken de codes ook op telefoons.
table-invite-yours = Die van jezelf: hij opent alles. Geef hem aan niemand.
table-arrived = { $here ->
    [0] Van de { $seats } is nog niemand aangekomen
   *[other] { $here } van de { $seats } spelers zijn er
}
table-all-gone = Van de { $seats } spelers is er nu niemand
table-here = is er
table-gone = was er
table-awaited = nog niet aangekomen
table-code = De code van { $name }
table-open = Openen
table-no-key = Deze browser kent de link niet.
table-print = De codes afdrukken

table-skip = Naar het bord
table-screen = Gedeeld scherm
table-screen-told = Wat er gebeurde
table-screen-lost = Geen verbinding; dit was het laatste.
table-city = De stad
table-field = Het veld

table-dice-kind = { $sides ->
    [6] { $count ->
        [one] één dobbelsteen
       *[other] { $count } dobbelstenen
    }
   *[other] { $count ->
        [one] één D{ $sides }
       *[other] { $count } D{ $sides }
    }
}
table-dice-purpose = { $why ->
    [fight] het gevecht
    [strength] de kracht van de treffer
    [effect] de gevolgen van de treffer
    [rage] de woede van het beest
    [insult] de beledigingen
    [break-free] het losbreken
    [jump] de sprong over de barricade
    [control] de macht over zijn geest
    [passage] de doorgang tussen vrienden
    [mine] de ontploffing
    [section] het stuk muur dat ontploft
    [taken] wie er verloren gaat
    [damage] wat de wonden achterlaten
    [fire] de plek van de brand
    [douse] het blussen
    [spread] de uitbreiding van de brand
    [fire-direction] de richting van de brand
    [save] de redding
    [breakdown] de Teleporter
    [collapse] het vallende dak
    [band_strength] de sterkte van de bende
    [sewer_door] het rioolluik
    [attack] de aanval
    [accuracy] het zwaard van nauwkeurigheid
    [strike] de inslag van de spreuk
    [freezing-gaze] de verstenende blik
    [trap] de val
    [heads] het aantal hoofden
    [power] de kracht van een demon
    [weapon] een magisch wapen
    [trinket] een magisch voorwerp
    [banner] een banier
    [warding] de bescherming
    [healing] de genezing
    [batter] de oorlogsmachine
    [assassination] de sluipmoordenaar
    [animal-form] de duur van de dierengedaante
    [title] de titel van de generaal
    [name] de naam van de generaal
    [origin] de herkomst van de generaal
    [reputation] de faam van de generaal
    [who-attacks] wie er aanvalt
    [return] wie er terugkeert
    [fate] wie er gevallen is
    [arrival] of er een bende komt
    [band_aim] waar de bende heen wil
    [band_order] de volgorde van de benden
    [shot] het schot
    [combat] het gevecht
    [salvo] de kanonnen
    [wounded] hoe het de gewonden vergaat
    [initiative] wie begint
    [catch] of het vuur overslaat
    [infiltration] de weg langs de vijanden
    [oil] de kokende olie
    [oil-fire] of de olie brandt
    [light] het aansteken
    [quench] het blussen
    [ram] de ram
    [axes] de bijlen aan de poort
    [fall] de val
    [topple] het omgooien van de ladder
    [terms] de voorwaarden van de overgave
    [field] het veld
    [bots] het gevecht zonder spelers
   *[other] { $words }
}
table-dice-decide = De dobbelstenen beslissen
table-dice-what = Wat heb je gegooid?
table-dice-rolls = Dit vraagt { $dice } voor { $why }; er kunnen er meer volgen.
table-dice-throw = Gooi { $dice } voor { $why }.
table-dice-throw-several = { $rolls ->
    [one] Er komt één worp, wat er ook valt. Gooi die.
   *[other] Er komen { $rolls } worpen, wat er ook valt. Gooi ze allemaal.
}
# Eén van meerdere worpen die samen gegooid worden.
table-dice-of-several = { $dice } voor { $why }
table-dice-otherwise = Het ging anders dan te voorzien was: hier komt een andere worp. Er is nog niets opgeschreven.
table-by-chance = dobbelstenen of kaarten beslissen
table-dice-sealed = Laat de verzegelde dobbelstenen vallen
table-dice-we-throw = Wij gooien
table-dice-so-far = Tot nu toe gegooid:
table-dice-typed = { $typed } van { $count } ingevoerd: { $faces }
table-dice-none = geen
table-dice-fell = { $thrown ->
    [yes] gegooid { $dice }: { $faces }
   *[no] verzegeld { $dice }: { $faces }
}
table-dice-take = Neem { $face } terug
table-dice-faces = Ogen
table-dice-face = Een getal van 1 tot { $sides }
table-dice-lay = Neerleggen
table-dice-send = Dit zijn de dobbelstenen
table-dice-back = Eén terugnemen
table-dice-swift = Vanzelf versturen als alles is ingevoerd

table-waiting = Nog geen antwoord
table-waiting-about = De verbinding is weg, dus niemand weet of dit bevel is aangenomen. Het wordt vanzelf nog eens verstuurd, en telt één keer.
table-waiting-drop = Niet nog eens versturen
table-waiting-faces = Geen verbinding. Je ogen worden bewaard, en verstuurd zodra die er is.
table-kept = De server is niet te bereiken. Dit is wat je het laatst zag, { $when }; bevelen kunnen weer als hij terug is.
table-since = Sinds je laatst keek
table-since-more = { $count ->
    [one] Nog één ding, en dan:
   *[other] Nog { $count } dingen, en dan:
}
table-since-play = Afspelen
table-since-log = In het logboek lezen

table-log = Logboek
table-earlier = Eerdere regels
table-more = { $count ->
    [one] En nog één ding.
   *[other] En nog { $count } dingen.
}
table-open-entry = De regels tot en met { $seq }
table-record = { $who }, { $when } · { $scope } · na { $parent }
table-record-link = link naar { $seq }
table-undone = Tonen wat is teruggedraaid
table-everywhere = Ook wat er aan de andere tafels gebeurt
table-tell = Vertellen
table-tell-line = Een regel van het verhaal
table-tell-about = Vertel een regel van het verhaal
table-note = Voor mezelf bewaren
table-note-about = Niemand anders leest het
table-sieve = Zoeken…
table-sieve-found = { $count ->
    [one] Eén regel gevonden
   *[other] { $count } regels gevonden
}
table-sieve-none = Zo'n regel is er niet.
table-sieve-any = alle
table-sieve-seat = Wie
table-sieve-scope = Waar
table-sieve-kind = Wat
table-sieve-codes = Zoals het logboek het noemt
table-sieve-clause = Artikel
table-sieve-example = HEI-120
table-sieve-clear = Alles tonen
table-whole-campaign = de campagne
table-kind-order = alle bevelen
table-kind-dice = alle dobbelstenen
table-kind-card = alle kaarten
table-kind-timeline = al het terugdraaien en vragen
table-kind-dispute = alle bezwaren
table-kind-campaign = alles van de campagne

table-time = Tijd
table-back = Eén bevel terug
table-on = Eén bevel verder
table-place = Plaats in het logboek
table-now = Nu
table-at = { $turn ->
    [0] Regel { $seq }, voor de eerste beurt
   *[other] Regel { $seq }, beurt { $turn }
}
table-atlas = Het bord in woorden
table-replay = Terugspelen en plaatjes
table-play = Afspelen
table-pause = Pauze
table-pace = Snelheid
table-pace-slow = langzaam
table-pace-even = gelijkmatig
table-pace-fast = snel
table-moment = regel { $seq }
table-save-svg = Opslaan als SVG
table-save-png = Opslaan als PNG
table-save-failed = Het plaatje kon niet worden gemaakt.
