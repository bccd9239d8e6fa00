# The battle's clauses and rulings in Dutch.

# What the book is called.
name-te-wapen-the-battle = Te Wapen!, de veldslag

name-0-organisation = 0 Opzet
name-1-1-playing-surface = 1.1 Speelveld
name-1-2-units = 1.2 Eenheden
name-1-3-turn-sequence = 1.3 Verloop van een beurt
name-1-4-movement = 1.4 Beweging
name-1-5-combat-kinds-modifiers = 1.5 Gevecht - soorten en aanpassingen
name-1-5-combat-line-of-sight = 1.5 Gevecht - zichtlijn
name-1-5-combat-resolution = 1.5 Gevecht - afloop
name-1-6-individuals = 1.6 Individuen
name-1-7-magic = 1.7 Magie
name-2-armies-general = 2 Legers - algemeen
name-2-1-standard-profiles = 2.1 Standaardprofielen
name-2-2-special-abilities = 2.2 Bijzondere vaardigheden
name-2-3-ratmen = 2.3 Ratmannen
name-2-4-undead = 2.4 Ondoden
name-2-5-orcs-and-goblins = 2.5 Orks en goblins
name-2-6-chaos = 2.6 Chaos
name-2-7-lizardmen = 2.7 Hagedismannen
name-2-8-humans = 2.8 Mensen
name-2-9-monsters-and-beasts = 2.9 Monsters en beesten
name-3-1-magic-items = 3.1 Magische voorwerpen
name-3-2-individuals = 3.2 Individuen
name-3-3-special-terrain = 3.3 Bijzonder terrein
name-4-siege-warfare = 4 Belegering
name-6-science-fiction = 6 Sciencefiction
name-summary-sheet-checked-against-the-text = Overzichtsblad (vergeleken met de tekst)
name-rulings = Uitspraken

WAP-001 = De spelregels hebben zes modules: 1 veldslagen, 2 legers, 3 magie en individuen, 4 belegeringen, 5 campagnes, 6 sciencefiction. Module 1 is op zichzelf een speelbaar spel; elke andere module is een toevoeging die je per scenario kiest.
    .name = Zes modules, waarvan de eerste al een spel is
    .example = Een scenario met modules=[1] aanvaardt geen magische voorwerpen, belegeringen of banden met een campagne.

WAP-002 = De tafel is een rooster van zeshoekige vakken; een rooster van vierkanten die telkens een half vak verspringen, is hetzelfde in een andere tekening.
    .name = Een tafel van zeshoekige vakken
    .example = Een vak binnen het veld heeft precies 6 buren; afstand wordt in vakken geteld.

WAP-003 = In elk vak ligt precies één soort terrein; open terrein is de soort zonder effect.
    .name = Eén terrein per vak
    .example = Wie een tweede soort toekent, vervangt de eerste.

WAP-004 = Terrein van vakken: open, bos, moeilijk, heuvel, rivier, dorp, onbegaanbaar. Op vakranden: muur, onbegaanbare vakrand.
    .name = De soorten terrein en de vakranden
    .example = Elke andere soort wordt bij het inlezen geweigerd, tenzij module 3.3 of 4 meedoet.

WAP-005 = Bos is dicht bos, dat verplaatsen en vechten beïnvloedt; losse bomen als versiering zijn geen terrein.
    .name = Bos is dicht bos
    .example = De laag met versieringen heeft geen effect op de spelregels.

WAP-006 = Moeilijk terrein omvat rotsen, zand, drasland en moeras.
    .name = Rotsen, zand, drasland en moeras zijn moeilijk
    .example = Alle vier de namen horen bij de soort moeilijk.

WAP-007 = Er is maar één niveau van heuvels.
    .name = Heuvels hebben één niveau
    .example = De hoogte is 0 of 1.

WAP-008 = Muren zijn hindernissen in een lijn (ook hekken en hagen) op vakranden; ze scheiden twee vakken.
    .name = Muren staan op vakranden
    .example = Een muur hoort bij een paar aangrenzende vakken, in welke volgorde ook.

WAP-009 = Een rivier vult haar hele vak; troepen daar staan in het water.
    .name = Een rivier vult haar vak
    .example = Een eenheid in een riviervak heeft het kenmerk in_water.

WAP-010 = Een vak met een paar kleine gebouwen is een dorp. Het garnizoen gebruikt huizen en omgeving samen: binnen of buiten staan maakt geen verschil.
    .name = Een dorp is één plaats
    .example = In een dorpsvak past 1 eenheid, en er is maar één toestand om in te vechten.

WAP-011 = Troepen op de grond betreden nooit een onbegaanbaar vak; wie vliegt, etherisch is of iets dergelijks, mag eroverheen.
    .name = Niemand te voet betreedt wat onbegaanbaar is
    .example = Pad van infanterie door een onbegaanbaar vak -> geweigerd; pad van een vlieger eroverheen -> aanvaard.

WAP-012 = Vakranden kunnen als onbegaanbaar zijn aangeduid (bijvoorbeeld kliffen).
    .name = Vakranden kunnen onbegaanbaar zijn
    .example = Zet over de grond over zo'n rand -> geweigerd.

WAP-013 = Een eenheid is één speelstuk: een troep, een los monster of een oorlogsmachine. Ze bezet precies één vak, en in een vak staat hoogstens één eenheid.
    .name = Eén eenheid per vak
    .example = Naar een bezet vak verplaatsen -> geweigerd.

WAP-014 = Het aantal bases van een eenheid is haar aantal wonden, dus het aantal treffers waarna ze uitgeschakeld is; hoe groot de bases zijn, maakt niet uit.
    .name = Evenveel bases als wonden
    .example = 4 wonden, 4 treffers -> uitgeschakeld.

WAP-015 = Monsters die met één figuur worden getoond en meer dan één wond hebben, houden hun toestand met tellers bij.
    .name = Tellers voor losse monsters
    .example = De teller van de wonden is deel van de toestand van de eenheid.

WAP-016 = Individuen (generaals, magiegebruikers en anderen) zijn losse figuren die zelfstandig handelen of zich bij een eenheid aansluiten; ze mogen een gewoon rijdier hebben.
    .name = Individuen handelen alleen of met een eenheid
    .example = Een individu mag in het vak staan van de eigen eenheid waarbij het is aangesloten.

WAP-017 = Een individu op een groot monster dat zelf kan vechten (bijvoorbeeld een generaal op een draak) telt als eenheid, niet als individu.
    .name = Op een groot monster is een individu een eenheid
    .example = Generaal op een draak: er is geen bevel om zich aan te sluiten.

WAP-018 = Profielveld Verplaatst (Move): het grootste aantal vakken bij een activatie. Bij twee waarden kiest de eenheid welke ze gebruikt; daarmee kan ze in die activatie haar gevecht verliezen.
    .name = Hoe ver een eenheid verplaatst
    .example = '1 - or - 2': wie 0 of 1 verplaatst, mag nog vechten; wie 2 verplaatst, gebruikt het tweede getal.

WAP-019 = Profielveld Dobbelstenen (Combat): het aantal D6. Een rij geeft de dobbelstenen per afstand: het eerste getal voor een doel ernaast, het tweede voor 2 vakken ver, enzovoort; voorbij het einde van de rij is het doel buiten bereik.
    .name = Hoeveel dobbelstenen ze gooit
    .example = 1-3-2-1: 1 dobbelsteen op 1, 3 op 2, 2 op 3, 1 op 4, geen op 5.

WAP-020 = Naast de twee waarden om te verplaatsen staan twee getallen om te vechten; het woord 'no' naast de langere zet betekent: geen gevecht in een activatie waarin die zet is gebruikt.
    .name = De lange zet kan het gevecht kosten
    .ruling = Zo lezen wij de beschadigde tabellen: '4 no' naast '1 - or - 2'.
    .example = Standard Infantry: verplaatst 1 en valt dan aan met 4 dobbelstenen; verplaatst 2 en valt dan aan -> geweigerd.

WAP-021 = Oorlogsmachines met '0 - or - 1' en daarachter 'no' vechten alleen als ze niet zijn verplaatst.
    .name = Oorlogsmachines vechten als ze stilstaan
    .example = Katapult 1 verplaatst -> aanval geweigerd.

WAP-022 = Een nul in een rij dobbelstenen betekent dat de eenheid op die afstand geen aanval heeft.
    .name = Een nul in de rij is geen aanval
    .example = 0-3-3-3 tegen een eenheid ernaast -> geweigerd.

WAP-023 = Profielveld Geraakt op (Hit at): het getal dat een tegenstander met een D6 moet halen om deze eenheid te raken.
    .name = Wat er nodig is om te raken
    .example = Doel 5+: een 5 en een 6 raken, een 4 niet.

WAP-024 = Profielveld Wonden (Wounds): hoeveel treffers een eenheid uithoudt; bij dat aantal is ze vernietigd.
    .name = Hoeveel treffers ze uithoudt
    .example = 3 wonden: de derde treffer vernietigt.

WAP-025 = Opgelopen wonden maken het aantal dobbelstenen van een eenheid niet kleiner: het spelregelboek noemt geen vermindering, en alleen bij de hydra volgen de dobbelstenen de wonden.
    .name = Wonden kosten geen dobbelstenen
    .ruling = Het spelregelboek zegt er niets over; de regel is van ons.
    .example = Infanterie die van haar 4 wonden er nog 1 heeft, gooit nog altijd 4 dobbelstenen.

WAP-026 = Voorbeeldlijst. Standard Infantry: verplaatst 1 of 2; 4 dobbelstenen, niet na 2; geraakt op 4+; wonden 4. Standard Archers: verplaatst 1 of 2; 1-3-2-1, niet na 2; 4+; 4. Standard Cavalry: verplaatst 3; 3 dobbelstenen; 5+; 3. War Machine: verplaatst 0 of 1; 0-3-3-3, niet na 1; 5+; 2.
    .name = De voorbeeldlijst
    .example = Vier profielen worden met precies deze waarden geladen.

WAP-027 = Er wordt in beurten gespeeld; in elke beurt activeren de legers eenheden in een volgorde die de kaarten bepalen; de beurt eindigt als alles is geactiveerd of als er een joker wordt getrokken.
    .name = Beurten van activaties
    .example = Verloop: TurnStart -> Card* -> TurnEnd.

WAP-028 = De volgorde komt uit een gewoon kaartspel van 52 kaarten en 2 jokers; de kleur van de kaart zegt welk leger mag handelen.
    .name = Een stapel van 54 kaarten
    .example = 54 kaarten: 26 rood, 26 zwart, 2 jokers.

WAP-029 = Voor het spel begint, spreken de spelers af welk leger rood is en welk zwart.
    .name = Rood en zwart
    .example = Een veldslag zonder verdeelde kleuren kan niet beginnen.

WAP-030 = Bij elke stap wordt de bovenste kaart van de stapel getrokken; de kleur zegt welk leger aan zet is.
    .name = De kaart zegt wie er handelt
    .example = Zwarte 7 -> het zwarte leger activeert.

WAP-031 = Getalkaart van 2 tot 10: het leger mag 1 eenheid of individu activeren.
    .name = Een getal activeert er één
    .example = Rode 10 -> 1 activatie.

WAP-032 = Boer, vrouw, heer: 2 eenheden of individuen.
    .name = Een plaatje activeert er twee
    .example = Zwarte vrouw -> 2 activaties.

WAP-033 = Aas: 3 eenheden of individuen.
    .name = Een aas activeert er drie
    .example = Rode aas -> 3 activaties.

WAP-034 = Joker: de beurt eindigt, van elke eenheid en elk individu gaat één activatiefiche weg, en de stapel wordt opnieuw geschud.
    .name = Een joker beëindigt de beurt
    .example = Een eenheid met 2 fiches gaat met 1 fiche de volgende beurt in; de stapel telt weer 54 kaarten.

WAP-035 = De beurt eindigt op dezelfde manier als geen van beide kanten nog een eenheid heeft om te activeren.
    .name = Een beurt waarin niemand over is, eindigt
    .example = Alle eenheden hebben een fiche -> TurnEnd zonder joker, fiches -1, stapel opnieuw geschud.

WAP-036 = Een geactiveerde eenheid mag verplaatsen en daarna, als het mag, een vijandelijke eenheid bevechten.
    .name = Eerst verplaatsen, dan vechten
    .example = In dezelfde activatie aanvallen voor het verplaatsen -> geweigerd.

WAP-037 = Als één kaart meer dan één eenheid activeert, verplaatsen ze eerst allemaal, en dan worden alle gevechten gevoerd.
    .name = Iedereen verplaatst voor er iemand vecht
    .example = Vrouw: eenheden A en B; A valt aan voor B is verplaatst -> geweigerd.

WAP-038 = Na haar activatie krijgt de eenheid een activatiefiche; zolang ze er minstens één heeft, kan ze niet opnieuw worden geactiveerd.
    .name = Een fiche belet een nieuwe activatie
    .example = Een eenheid met een fiche activeren -> geweigerd.

WAP-039 = Sommige eenheden mogen in plaats van te vechten iets anders doen (bijvoorbeeld een spreuk uitspreken).
    .name = Iets anders in plaats van vechten
    .example = Tovenaar: verplaatst, en spreekt dan een spreuk uit in plaats van aan te vallen.

WAP-040 = Passen mag niet: een speler die niets wil doen, moet de eenheden toch als geactiveerd aanduiden.
    .name = Niemand past
    .example = Rode 5 en de keuze om niets te doen: precies één rode eenheid krijgt een fiche.

WAP-041 = Als een leger geen eenheid meer heeft om te activeren, tellen kaarten van zijn kleur niet.
    .name = Kaarten van een leger dat klaar is, tellen niet
    .example = Alle rode hebben een fiche, rode heer getrokken -> de volgende kaart wordt getrokken.

WAP-042 = Als er minder eenheden geactiveerd kunnen worden dan de kaart toelaat, worden ze allemaal geactiveerd.
    .name = Minder paraat dan de kaart toelaat
    .ruling = Het spelregelboek zegt er niets over; de regel is van ons.
    .example = Aas met 2 parate eenheden -> 2 activaties.

WAP-043 = Een eenheid met meer dan één activatiefiche (door spreuken of effecten) kan langer dan één beurt stilliggen, omdat er aan het einde van een beurt maar één fiche weggaat.
    .name = Meer dan één fiche
    .example = 2 fiches bij TurnEnd -> 1 -> volgende beurt nog niet te activeren.

WAP-044 = Dat het einde van de beurt onzeker is, hoort zo: niemand weet of elke eenheid haar activatie krijgt.
    .name = Niemand weet wanneer de beurt eindigt
    .ruling = Van ons: de volgorde van de stapel is voor iedereen verborgen.
    .example = De volgorde van de stapel is geheim.

WAP-045 = Een individu dat bij een eenheid is aangesloten, mag handelen tijdens de activatie van die eenheid, zonder dat het een eigen activatie kost.
    .name = Wie is aangesloten, handelt met de eenheid
    .example = Zwarte 4: de eenheid verplaatst en vecht, en haar tovenaar spreekt een spreuk uit; beide krijgen een fiche. [van ons: ook het individu krijgt er een]

WAP-046 = Een eenheid verplaatst tot haar verplaatsing op is, geteld in vakken, van buurvak naar buurvak.
    .name = Vak voor vak, zo ver als mag
    .example = Cavalerie met verplaatsing 3: pad van 4 -> geweigerd.

WAP-047 = Bos: een eenheid die een bosvak betreedt, stopt meteen en mag in die activatie niet vechten.
    .name = Bos stopt een zet en belet het gevecht
    .example = Cavalerie betreedt bos als eerste vak: de zet eindigt, een aanval wordt geweigerd.

WAP-048 = Moeilijk terrein: een eenheid die het betreedt, stopt meteen maar mag vechten.
    .name = Moeilijk terrein stopt een zet
    .example = Cavalerie betreedt drasland: de zet eindigt, een aanval mag.

WAP-049 = Een eenheid die in moeilijk terrein begint, mag er maar één vak uit; ze stopt dus in het eerste vak erbuiten.
    .name = Eén vak uit moeilijk terrein
    .example = Cavalerie in drasland: 1 vak eruit, een tweede vak geweigerd.

WAP-050 = Heuvels hinderen het verplaatsen niet.
    .name = Heuvels hinderen niemand
    .example = Infanterie met verplaatsing 2 gaat over twee heuvelvakken.

WAP-051 = Muren: een eenheid mag alleen over een muur als ze er aan het begin van haar activatie naast stond, en ze stopt er meteen achter.
    .name = Over een muur klim je van ernaast
    .example = Cavalerie die twee vakken van een muur staat, kan er in deze activatie niet over; staat ze ernaast, dan gaat ze erover en stopt na 1 vak.

WAP-052 = Dorpen: een eenheid die een dorpsvak betreedt, stopt meteen en mag in die activatie niet vechten.
    .name = Een dorp stopt een zet en belet het gevecht
    .example = Dorp betreden -> aanval geweigerd.

WAP-053 = Rivieren: een eenheid die een riviervak betreedt, stopt meteen (vechten mag, met het nadeel van de rivier).
    .name = Een rivier stopt een zet
    .example = Betreed de rivier, val een vijand ernaast aan met dobbelstenen -1.

WAP-054 = Onbegaanbare vakken kunnen niet worden betreden, onbegaanbare vakranden niet overgestoken.
    .name = Wat onbegaanbaar is, steekt niemand over
    .example = Pad over een onbegaanbare vakrand -> geweigerd.

WAP-055 = Bijzondere vaardigheden kunnen deze beperkingen opheffen; vliegers gaan bijvoorbeeld over onbegaanbaar terrein.
    .name = Vaardigheden heffen deze grenzen op
    .example = Een vliegende eenheid gaat door bos zonder te stoppen.

WAP-056 = Eenheden kunnen niet door elkaar heen, vriend noch vijand.
    .name = Niemand gaat door anderen heen
    .example = Pad door een eigen eenheid -> geweigerd.

WAP-057 = Waarheen een eenheid kijkt, maakt niet uit: eenheden zien en schieten rondom.
    .name = Kijkrichting maakt niet uit
    .example = De toestand van een eenheid bevat geen kijkrichting.

WAP-058 = Naast een vijand staan stopt of bindt een eenheid niet: de spelregels noemen geen zone waarin een vijand je vasthoudt.
    .name = Vijanden houden niemand vast
    .ruling = Het spelregelboek zegt er niets over; de regel is van ons.
    .example = Een eenheid gaat vrij langs vijanden die ernaast staan.

WAP-059 = Nabijgevecht is een aanval tussen eenheden die naast elkaar staan (afstand 1).
    .name = Nabijgevecht is tussen buren
    .example = Afstand 1 -> nabijgevecht.

WAP-060 = Afstandsgevecht is een aanval op een vijand die meer dan één vak ver staat; het profiel moet op die afstand dobbelstenen hebben.
    .name = Afstandsgevecht is verder weg
    .example = Infanterie (één waarde, 4) kan niet aanvallen op afstand 2.

WAP-061 = Bos: de aanvaller gooit 1 dobbelsteen minder als de verdediger in bos staat.
    .name = Bos kost de aanvaller een dobbelsteen
    .example = 4 dobbelstenen -> 3.

WAP-062 = Heuvels: de aanvaller gooit 1 dobbelsteen minder als de verdediger op een heuvel staat en de aanvaller lager.
    .name = Een heuvel kost wie van onderen aanvalt een dobbelsteen
    .example = Van de grond naar een heuvel: 4 -> 3; van heuvel naar heuvel: 4.

WAP-063 = Muren: de aanvaller gooit 1 dobbelsteen minder als de verdediger vlak achter een muur of hek staat, dus als de aanval over een vakrand met muur van het vak van de verdediger gaat.
    .name = Een muur kost de aanvaller een dobbelsteen
    .example = Aanval over de muur: 4 -> 3; van de open kant: 4.

WAP-064 = Rivier: de aanvaller gooit 1 dobbelsteen minder als hij vanuit een riviervak aanvalt.
    .name = Een rivier kost wie erin staat een dobbelsteen
    .example = Aanvaller in de rivier: 4 -> 3.

WAP-065 = Dorpen: de aanvaller gooit 2 dobbelstenen minder als de verdediger in een dorp staat.
    .name = Een dorp kost de aanvaller twee dobbelstenen
    .example = 4 -> 2.

WAP-066 = Aanpassingen door terrein worden niet opgeteld.
    .name = Alleen de grootste aanpassing door terrein telt
    .ruling = Van ons: alleen de grootste geldt.
    .example = Aanvaller in een rivier (-1) tegen een dorp (-2): 4 -> 2, niet 1.

WAP-067 = Terrein kan het aantal dobbelstenen niet onder 0 brengen; met 0 dobbelstenen mag je de aanval aankondigen, maar je gooit niets.
    .name = Nooit minder dan geen dobbelstenen
    .ruling = Het spelregelboek zegt er niets over; de regel is van ons.
    .example = Boogschutters met 1 dobbelsteen op een dorp: 0 dobbelstenen.

WAP-068 = Extra dobbelstenen die niet van terrein komen (generaal, Screaming Bell, voorwerpen) komen bij wat het terrein overlaat.
    .name = Extra's komen bij wat het terrein overlaat
    .ruling = Het spelregelboek zegt er niets over; de regel is van ons.
    .example = Infanterie 4 + generaal 1 - bos 1 = 4.

WAP-069 = Een afstandsaanval heeft een vrije zichtlijn nodig tussen aanvaller en verdediger; de lijn loopt van het midden van het ene vak naar het midden van het andere.
    .name = Een afstandsaanval vraagt een vrije lijn
    .example = Lege tafel -> binnen bereik altijd in het zicht.

WAP-070 = Bos, dorpen en andere eenheden, vriend of vijand, blokkeren de lijn als ze ertussen liggen of staan.
    .name = Bos, dorpen en eenheden blokkeren de lijn
    .example = Eenheid precies ertussen -> geblokkeerd.

WAP-071 = Ook één los individu blokkeert de zichtlijn.
    .name = Een alleenstaand individu blokkeert de lijn
    .example = Een tovenaar alleen ertussen -> geblokkeerd.

WAP-072 = De eigen vakken van de aanvaller en van het doel blokkeren de lijn nooit.
    .name = De twee uiteinden blokkeren nooit
    .ruling = Van ons, naar teksten van Commands & Colors.
    .example = Doel in bos op afstand 3 met open vakken ertussen -> in het zicht.

WAP-073 = Heuvels blokkeren de lijn, behalve als aanvaller en verdediger op dezelfde hoogte staan: dan blokkeren heuvelvakken tussen hen niet.
    .name = Heuvels blokkeren, behalve van heuvel naar heuvel
    .ruling = Onduidelijk: de uitzondering geldt alleen als beide op een heuvel staan - staan beide op de grond, dan blokkeert een heuvel ertussen.
    .example = Van heuvel naar heuvel over een heuvel: vrij; van grond naar grond over een heuvel: geblokkeerd; van de grond naar een heuvel over een andere heuvel: geblokkeerd.

WAP-074 = Eenheden, bos en dorpen tussen twee eenheden op heuvels blokkeren nog altijd.
    .name = Andere dingen blokkeren wel van heuvel naar heuvel
    .ruling = Het spelregelboek zegt er niets over; de regel is van ons.
    .example = Van heuvel naar heuvel met een bosvak ertussen -> geblokkeerd.

WAP-075 = Muren blokkeren de lijn, behalve voor troepen, aanvaller of verdediger, die vlak achter de muur staan.
    .name = Muren blokkeren, behalve voor wie erachter staat
    .example = Rand met muur van het eigen vak van het doel: vrij; rand met muur tussen twee andere vakken op de lijn: geblokkeerd.

WAP-076 = Een lijn die precies op een vakrand ligt, is alleen geblokkeerd als er links en rechts van die rand iets ligt dat blokkeert.
    .name = Langs een vakrand moeten beide kanten blokkeren
    .example = Lijn tussen twee vakken: het ene bos, het andere open -> vrij; beide bos -> geblokkeerd.

WAP-077 = Schuif de lijn tussen de middelpunten een heel klein beetje naar elke kant; ze is vrij als minstens een van de twee verschoven lijnen geen blokkerend vak of rand met muur tegenkomt.
    .name = Een lijn die naar beide kanten wordt verschoven
    .ruling = Van ons: de precieze toets.
    .example = Hindernis links bij de ene vakrand en rechts bij de volgende vakrand van dezelfde lijn -> geblokkeerd.

WAP-078 = Troepen die geen zichtlijn nodig hebben (raket, katapulten), mogen elk doel binnen bereik aanvallen.
    .name = Wie geen zichtlijn nodig heeft
    .example = Katapult op afstand 4 over bos -> toegestaan.

WAP-079 = De aanvaller gooit het uiteindelijke aantal D6; elke dobbelsteen die gelijk is aan of hoger dan het getal Geraakt op van het doel, is één treffer.
    .name = Elke dobbelsteen die het getal haalt, raakt
    .example = Doel 4+: worp 1,3,4,6 -> 2 treffers.

WAP-080 = Toont in een nabijgevecht minstens één dobbelsteen een 1, dan wordt de verdediger teruggedreven, bovenop eventuele treffers.
    .name = Een 1 in nabijgevecht drijft terug
    .example = Worp 1,3,4,6 in nabijgevecht: 2 treffers en een terugtocht.

WAP-081 = In afstandsgevecht drijven enen niemand terug.
    .name = Een 1 van ver doet niets
    .example = Boogschutters gooien 1,1 -> niets.

WAP-082 = Een terugtocht is één vak, recht van de aanvaller weg (in het verlengde van de lijn van aanvaller naar verdediger).
    .name = Een terugtocht gaat recht weg
    .example = Aanvaller in het westen: de verdediger gaat één vak naar het oosten.

WAP-083 = Een eenheid die niet terug kan, krijgt in plaats daarvan één treffer.
    .name = Wie niet terug kan, krijgt een treffer
    .ruling = Van ons: geblokkeerd door de rand van de tafel, een andere eenheid, een alleenstaand vijandelijk individu, een onbegaanbaar vak of een onbegaanbare vakrand, of een vak dat deze soort niet mag betreden.
    .example = Eenheid erachter -> 1 extra treffer, geen zet.

WAP-084 = Aangesloten individuen worden met hun eenheid teruggedreven.
    .name = Wie is aangesloten, gaat mee terug
    .example = De generaal gaat mee.

WAP-085 = Een eenheid kan meer dan één vak terug moeten.
    .name = Hoe ver een terugtocht gaat
    .ruling = Onduidelijk: geen basisregel veroorzaakt het. Wij bepalen: gewoonlijk één vak per gevecht, met de optie 'één vak per gegooide 1'; effecten van spreuken of scenario's mogen meer bevelen.
    .example = Gewoonlijk: worp 1,1,4 -> 1 vak. Met de optie: 2 vakken.

WAP-086 = Een effect dat een terugtocht negeert, schrapt één gegooide 1; teruggedreven wordt alleen wie dan nog een 1 tegen zich heeft.
    .name = Een terugtocht negeren schrapt een 1
    .ruling = Het spelregelboek zegt er niets over; de regel is van ons.
    .example = Standvastige eenheid: worp 1,4 -> geen terugtocht; worp 1,1 -> terugtocht 1.

WAP-087 = Een terugtocht stoort zich niet aan terrein dat een zet stopt, wel aan onbegaanbaar terrein; een eenheid die wordt teruggedreven, geldt daardoor niet als geactiveerd.
    .name = Een terugtocht stopt niet voor wat begaanbaar is
    .ruling = Het spelregelboek zegt er niets over; de regel is van ons.
    .example = Terugtocht het bos in -> toegestaan; de eenheid kan later nog worden geactiveerd.

WAP-088 = Is de verdediger na een nabijgevecht uitgeschakeld of teruggedreven, dan mag de aanvaller naar het verlaten vak.
    .name = De winnaar mag volgen
    .example = Verdediger teruggedreven: de aanvaller mag volgen; na schieten van ver niet.

WAP-089 = Volgen geeft geen tweede aanval en houdt zich aan wat onbegaanbaar is; muren en terrein dat een zet stopt, verbieden het niet.
    .name = Volgen is geen tweede aanval
    .ruling = Het spelregelboek zegt er niets over; de regel is van ons.
    .example = Aanvaller volgt het bos in -> toegestaan.

WAP-090 = Een eenheid valt hoogstens één keer per activatie aan, op één doel dat ze kiest; ook naast een vijand mag ze op een verre schieten.
    .name = Eén aanval per activatie
    .ruling = Het spelregelboek zegt er niets over; de regel is van ons.
    .example = Tweede aanval -> geweigerd.

WAP-091 = Een eenheid die evenveel treffers als wonden heeft, gaat van tafel.
    .name = Wie is uitgeschakeld, gaat van tafel
    .ruling = Van ons: treffers boven haar wonden gaan verloren.
    .example = Nog 2 wonden, 3 treffers -> van tafel, er gaat niets over op een ander.

WAP-092 = Individuen verplaatsen alleen, als eigen activatie, of samen met de eenheid waarbij ze zijn aangesloten.
    .name = Individuen verplaatsen alleen of met hun eenheid
    .example = Een aangesloten generaal gaat tijdens de activatie van zijn cavalerie 3 vakken mee.

WAP-093 = Je mag een individu niet naar een eenheid verplaatsen en het dan met die eenheid laten meegaan, zodat het verder komt dan zijn eigen gewone verplaatsing.
    .name = Na het lopen word je niet meer gedragen
    .example = Een individu is 2 vakken verplaatst om aan te sluiten; de eenheid, geactiveerd door dezelfde aas, verplaatst -> het individu blijft achter of de zet wordt geweigerd.

WAP-094 = Een individu mag een eenheid verlaten door weg te gaan, of door achter te blijven als de eenheid vertrekt.
    .name = Een eenheid verlaten
    .example = De eenheid verplaatst zonder het individu -> het individu staat alleen in het oude vak.

WAP-095 = Een aangesloten individu kan zijn eenheid voordelen geven (bijvoorbeeld een generaal).
    .name = Wie is aangesloten, helpt zijn eenheid
    .example = Generaal aangesloten: de eenheid gooit 1 dobbelsteen meer.

WAP-096 = Vijanden kunnen een aangesloten individu niet als doelwit kiezen om op te schieten.
    .name = Wie is aangesloten, wordt er niet uit geschoten
    .example = Aanval op het individu zolang het is aangesloten -> geweigerd.

WAP-097 = Als de laatste base van een eenheid van tafel gaat, blijft het individu staan; het moet met een aparte aanval worden getroffen.
    .name = Valt de eenheid, dan blijft haar individu
    .example = Eenheid vernietigd door 6 treffers -> het individu staat ongedeerd in het vak.

WAP-098 = Een alleenstaand individu (nergens aangesloten) blokkeert de zichtlijn.
    .name = Een alleenstaand individu blokkeert het zicht
    .example = Zie de artikelen over de zichtlijn.

WAP-099 = Individuen mogen zelf iets doen; als de eenheid waarbij ze zijn aangesloten wordt geactiveerd, mogen ze ook handelen. Zo kunnen een eenheid en haar tovenaar in één activatie vechten en een spreuk uitspreken.
    .name = Eenheid en individu handelen in één activatie
    .example = De eenheid valt aan en de tovenaar spreekt Fireball uit, in één activatie.

WAP-100 = Individuen hebben 0 dobbelstenen om te vechten en het profiel geraakt op 6+, 1 wond, tenzij er iets anders staat.
    .name = Waaruit individuen bestaan
    .example = Tovenaar alleen: een gegooide 6 doodt hem.

WAP-101 = Een alleenstaand individu bezet zijn vak voor vijanden (die moeten het aanvallen en mogen er niet in), maar een eigen eenheid mag het vak betreden en dan is het individu aangesloten.
    .name = Vijanden blijven uit het vak van een alleenstaand individu
    .ruling = Het spelregelboek zegt er niets over; de regel is van ons.
    .example = Vijand verplaatst naar het vak van een alleenstaand individu -> geweigerd.

WAP-102 = Individuen houden zich aan dezelfde grenzen van terrein als eenheden; wie is aangesloten, deelt die van zijn eenheid.
    .name = Terrein bindt ook individuen
    .ruling = Het spelregelboek zegt er niets over; de regel is van ons.
    .example = Een tovenaar betreedt bos en stopt; mag hij een spreuk uitspreken? Vechten mag hij niet, en een spreuk telt als gevecht -> geweigerd.

WAP-103 = Een magiegebruiker mag bij zijn activatie, na het verplaatsen, één spreuk uitspreken; die telt als zijn gevecht.
    .name = Eén spreuk, na het verplaatsen
    .example = Eerst een spreuk, dan verplaatsen -> geweigerd; twee spreuken -> geweigerd.

WAP-104 = Een spreuk kost magiepunten (MP), die afgaan van wat de magiegebruiker had toen de veldslag begon.
    .name = Spreuken kosten magiepunten
    .example = 10 MP, Freeze (2) -> 8.

WAP-105 = Wie niet genoeg punten over heeft, kan de spreuk niet uitspreken.
    .name = Geen punten, geen spreuk
    .example = Nog 1 MP, Freeze -> geweigerd.

WAP-106 = Met hoeveel punten iemand begint, staat in het scenario; zegt dat niets, dan zijn het er 10.
    .name = Tien punten om mee te beginnen
    .example = Geen waarde in het scenario -> 10 MP.

WAP-107 = Fireball (vuurbal), 1 MP: een afstandsaanval 4-3-2-1 tegen een vijandelijk doel.
    .name = Fireball
    .example = Afstand 3: 2 dobbelstenen; zichtlijn nodig; enen drijven niemand terug.

WAP-108 = Freeze (bevriezing), 2 MP: één vijandelijke eenheid op afstand 4 of minder, die de uitspreker kan zien, krijgt meteen één activatiefiche erbij.
    .name = Freeze
    .example = Een eenheid zonder fiche krijgt er 1 en mist deze beurt; een eenheid met 1 krijgt er 2 en mist ook de volgende.

WAP-109 = Teleport, 2 MP: de uitspreker verplaatst tot 5 vakken ver naar een ander vak, desgewenst samen met de eenheid waarbij hij is aangesloten; een eenheid die zo is verplaatst, mag niet aanvallen.
    .name = Teleport
    .ruling = Van ons: het doelvak is vrij en begaanbaar; pad en zichtlijn doen er niet toe.
    .example = Teleport 5 ver over onbegaanbare vakken -> toegestaan; daarna aanvallen -> geweigerd.

WAP-110 = Healing (genezing), 2 MP: een zichtbare eenheid op afstand 2 of minder krijgt één wond terug.
    .name = Healing
    .ruling = Van ons: nooit boven de wonden waarmee ze begon.
    .example = Eenheid 2/4 -> 3/4; eenheid 4/4 -> geweigerd.

WAP-111 = Summon Elemental (elementaal oproepen), 3 MP: in een vak naast de uitspreker verschijnt een elementaal, die meteen een activatiefiche krijgt.
    .name = Summon Elemental
    .ruling = Van ons: de uitspreker kiest lucht, aarde, vuur of water.
    .example = De elementaal kan niet handelen in de beurt waarin hij verschijnt.

WAP-112 = Fog (mist), 3 MP: een wolk van 7 vakken (een middelste vak en zijn buren), waarvan het midden hoogstens 4 vakken ver ligt en in de zichtlijn.
    .name = Fog: de wolk
    .example = Midden op afstand 5 -> geweigerd.

WAP-113 = Fog: eenheden mogen de wolk niet in, en wie erin staat, mag niet verplaatsen zolang ze duurt.
    .name = Fog: niemand verplaatst erin
    .example = Verplaatsen naar of in de wolk -> geweigerd (vliegers ook).

WAP-114 = Fog: geen zichtlijn mag een vak van de wolk in, uit of door.
    .name = Fog: niemand ziet erdoor
    .example = Boogschutters erbuiten kunnen niet schieten op een eenheid erin, en omgekeerd ook niet.

WAP-115 = Fog: eenheden aan de rand (niet in het middelste vak) mogen in nabijgevecht nog aanvallen en worden aangevallen.
    .name = Fog: nabijgevecht aan de rand
    .example = Eenheid aan de rand en eenheid erbuiten ernaast: nabijgevecht mag; eenheid in het midden: geen.

WAP-116 = Fog duurt 3 beurten, de beurt van het uitspreken meegeteld.
    .name = Fog: drie beurten
    .example = Uitgesproken in beurt 4 -> weg aan het einde van beurt 6.

WAP-117 = De legertabellen beschrijven alleen wat troepen kunnen; het zijn geen lijsten van wat je mag kopen, en er zijn geen puntenwaarden.
    .name = Legers hebben geen punten
    .example = Er is geen veld voor punten; het scenario bepaalt de troepen.

WAP-118 = Evenwicht komt van scenario's, niet van gelijke punten.
    .name = Evenwicht komt van het scenario
    .example = Ongelijke legers worden aanvaard.

WAP-119 = In een campagne mogen landen of facties troepen hebben die niet precies bij één tabel passen.
    .name = Facties mogen tabellen mengen
    .example = De troepenlijst van een factie mag tabellen mengen.

WAP-120 = Standaardprofielen. Infantry: 1 of 2 | 4, niet na 2 | 4+ | 4. Archers: 1 of 2 | 1-3-2-1, niet na 2 | 4+ | 4. Cavalry: 3 | 3 | 5+ | 3. Large humanoids: 2 | 5 | 5+ | 2. War machine: 0 of 1 | 0-3-3-3, niet na 1 | 5+ | 2.
    .name = De standaardprofielen
    .ruling = Onduidelijk: voor infanterie staat '- or - 2' gedrukt om te verplaatsen, voor grote mensachtigen '5' bij geraakt op; dat lezen wij als 5+.
    .example = Vijf profielen worden geladen; infanterie verplaatst 1 of 2.

WAP-121 = Standaardvarianten: +1 dobbelsteen voor zware wapens zoals stokwapens of zeisen; -1 wond voor kleinere mensachtigen zoals goblins; geraakt op 5+ voor taaie troepen zoals mummies.
    .name = Standaardvarianten
    .ruling = Onduidelijk: er staat 'scythes1 wounds' gedrukt, gelezen als min 1.
    .example = Stokwapens 5 dobbelstenen; goblins 3 wonden; mummies 5+.

WAP-122 = Indirecte oorlogsmachines (katapulten, raketten) gebruiken 0-3-3-3; directe (kanonnen, jezzails) gebruiken 3-3-3.
    .name = Directe en indirecte oorlogsmachines
    .example = Een katapult kan niemand naast zich raken; een jezzail wel.

WAP-123 = Gravend (Burrowing): mag door eigen of vijandelijke eenheden heen, mag niet stoppen in een bezet vak, en houdt zich aan alle grenzen die terrein aan verplaatsen stelt.
    .name = Gravend
    .example = Pad door een vijand -> toegestaan; daar eindigen -> geweigerd; bos stopt haar nog altijd.

WAP-124 = Vreeswekkend (Cause Fear): scoort haar aanval minstens één treffer op een vijand, dan drijft ze die ook terug, tenzij de dobbelstenen dat al deden.
    .name = Vreeswekkend
    .ruling = Onduidelijk: ook van ver? Wij bepalen: alleen in nabijgevecht.
    .example = 1 treffer, geen enen gegooid -> terugtocht 1; met een gegooide een -> nog altijd 1.

WAP-125 = Etherisch (Ethereal): verplaatst zonder zich aan terrein te storen en mag over onbegaanbaar terrein, maar daar niet stoppen; de aanpassingen van terrein bij gevecht blijven gelden; mag over bezette vakken, maar daar niet stoppen; mag niet door andere etherische troepen heen.
    .name = Etherisch
    .example = Etherisch door bos en over een eenheid -> toegestaan; door een andere etherische -> geweigerd.

WAP-126 = Vliegend (Flying): verplaatst zonder zich aan terrein te storen en mag over onbegaanbaar terrein, maar daar niet stoppen; de aanpassingen van terrein bij gevecht blijven gelden; mag over andere troepen, maar daar niet stoppen; mag niet over andere vliegende of etherische troepen.
    .name = Vliegend
    .example = Vlieger over een eenheid infanterie -> toegestaan; over een andere vlieger -> geweigerd.

WAP-127 = Vliegende en etherische troepen die in bos of een dorp eindigen: dat terrein hun zet zou stoppen, telt niet; het verbod om na het betreden te vechten hoort bij verplaatsen, en telt dus ook niet.
    .name = Vliegers landen waar anderen stoppen
    .ruling = Het spelregelboek zegt er niets over; de regel is van ons.
    .example = Een draak landt in bos en valt aan met 6 dobbelstenen.

WAP-128 = Boslopers (Forestwalkers): stoppen niet als ze bos betreden, en mogen vechten nadat ze er zijn gestopt.
    .name = Boslopers
    .example = Een beer verplaatst 2 door bos en valt aan.

WAP-129 = Razernij (Frenzy): scoort een aanval een of meer treffers, dan brengt hij één wond extra toe; troepen in razernij moeten volgen als ze kunnen.
    .name = Razernij
    .example = 2 treffers -> 3 wonden; verlaten vak -> het volgen gebeurt vanzelf.

WAP-130 = Generaal (General): zolang hij bij een eenheid is, gooit die in een gevecht +1 dobbelsteen.
    .name = Generaal
    .example = Infanterie 4 -> 5 dobbelstenen.

WAP-131 = Magiegebruiker (Magic-user): mag spreuken uitspreken.
    .name = Magiegebruiker
    .example = Alleen individuen met deze vaardigheid mogen CastSpell geven.

WAP-132 = Regenererend (Regenerate): als de eenheid wordt geactiveerd, geneest ze 1 wond voor ze iets anders doet, nooit boven haar beginsterkte.
    .name = Regenererend
    .example = 2/3 -> 3/3 bij activatie; 3/3 blijft 3/3.

WAP-133 = Zwemmend (Swimming): heeft bij verplaatsen en vechten geen nadeel van water en rivieren.
    .name = Zwemmend
    .example = Een krokodil gaat een rivier door zonder te stoppen, en valt eruit aan zonder -1.

WAP-134 = Ratmannen, gewone troepen (verplaatst | dobbelstenen | geraakt op | wonden | bijzonder). Swords: 1 of 2 | 4, niet na 2 | 4+ | 4. Polearms: 1 of 2 | 5, niet na 2 | 4+ | 4. Bows: 1 | 1-3-2-1 | 4+ | 4. Beastmasters: 1 of 2 | 5, niet na 2 | 5+ | 4. Mutant Ratmen: 1 of 2 | 4, niet na 2 | 4+ | 4 | Vreeswekkend. Plague Monks: 1 of 2 | 4, niet na 2 | 4+ | 4 | Razernij. Rat Ogres: 2 | 5 | 5+ | 2.
    .name = Ratmannen: gewone troepen
    .ruling = Om te verplaatsen staat bij Swords en Plague Monks '- or - 2' gedrukt.
    .example = Zeven profielen; bogen mogen vechten na 1 verplaatst te zijn.

WAP-135 = Oorlogsmachines en bijzondere troepen van de ratmannen. Jezzails: 0 of 1 | 3-3-3, niet na 1 | 5+ | 2. Rocket: 0 of 1 | 0-3-3-3, niet na 1 | 5+ | 2 | geen zichtlijn nodig. Screaming Bell: 0 of 1 | 5-4-3, niet na 1 | 5+ | 4 | zie haar eigen artikel. Individuen: Skaven Warlord 2 | 0 | 6+ | 1 | Generaal; Grey Seer 2 | 0 | 6+ | 1 | Magiegebruiker.
    .name = Ratmannen: machines en individuen
    .example = Vijf profielen met precies deze waarden.

WAP-136 = Screaming Bell: alle eenheden ratmannen binnen 2 vakken van de bel krijgen bij hun gevechtsworpen één dobbelsteen extra.
    .name = De Screaming Bell
    .ruling = Van ons: de bel heeft geen voordeel van zichzelf.
    .example = Swords op afstand 2 van de bel: 5 dobbelstenen; op afstand 3: 4 dobbelstenen.

WAP-137 = Achtergrond van de ratmannen: ze leven onder de grond, graven gangen en houden van de nacht; in de veldslag heeft dat geen effect.
    .name = Ratmannen bij nacht
    .example = Geen aanpassing.

WAP-138 = Ondoden, gewone troepen. Skeletons swords: 1 of 2 | 4, niet na 2 | 4+ | 4. Skeletons polearms: 1 of 2 | 5, niet na 2 | 4+ | 4. Skeleton archers: 1 | 1-3-2-1 | 4+ | 4. Zombies: 1 | 4 | 4+ | 2. Mummies: 1 of 2 | 4, niet na 2 | 5+ | 4. Cavalry: 3 | 3 | 5+ | 3 | Vreeswekkend. Chariots: 3 | 4 | 5+ | 2. Carrion: 3 | 4 | 5+ | 2 | Vliegend.
    .name = Ondoden: gewone troepen
    .ruling = Om te verplaatsen staat bij de skeletten '- or - 2' gedrukt.
    .example = Acht profielen.

WAP-139 = Oorlogsmachines en bijzondere troepen van de ondoden. Catapult: 0 of 1 | 0-3-3-3, niet na 1 | 5+ | 2 | geen zichtlijn nodig. Plague Cart: 1 | 0 | 5+ | 2 | zie haar eigen artikel. Death Elemental: 3 | 6 | 6+ | 4 | Vreeswekkend, Etherisch.
    .name = Ondoden: machines en bijzondere troepen
    .example = Drie profielen.

WAP-140 = Plague Cart (pestkar): alle eenheden ondoden binnen 2 vakken negeren de eerste terugtocht die tegen hen wordt gegooid, en kunnen regenereren.
    .name = De Plague Cart
    .ruling = Van ons: ook de kar zelf.
    .example = Skeletten binnen bereik: één enkele 1 drijft hen niet terug; +1 wond bij activatie.

WAP-141 = Individuen van de ondoden. Champion: 2, bereden 3 | 0 | 6+ | 1 | Generaal, met '(Flying)' tussen haakjes gedrukt. Necromancer: 2, bereden 3 | 0 | 6+ | 1 | Magiegebruiker met spreuken van de necromant. Vampire: 2 | 0 | 6+ | 1 | Sluipmoordenaar.
    .name = Individuen van de ondoden
    .ruling = Onduidelijk: Flying tussen haakjes. Wij bepalen: alleen als de Champion een vliegend rijdier heeft, een optie van het scenario.
    .example = Een bereden Champion verplaatst 3; een Champion zonder rijdier kan niet vliegen.

WAP-142 = Orc archers: 1 | 1-3-2-1 | 4+ | 4. Orc swords: 1 of 2 | 4, niet na 2 | 4+ | 4. Goblin archers: 1 | 1-3-2-1 | 4+ | 3. Goblin swords: 1 of 2 | 4, niet na 2 | 4+ | 3. Goblin wolfriders: 3 | 3 | 5+ | 3. Goblin catapult: 0 of 1 | 0-3-3-3, niet na 1 | 5+ | 2 | geen zichtlijn nodig. Goblin ballista: 0 of 1 | 3-3-3, niet na 1 | 5+ | 2. Goblin fanatics: 2 | 6 | 4+ | 4. Ogres: 2 | 5 | 5+ | 2. Orc General: 2, bereden 3 | 0 | 6+ | 1 | Generaal. Goblin Wizard: 2 | 0 | 6+ | 1 | Magiegebruiker.
    .name = Orks en goblins
    .ruling = Om te verplaatsen staat bij Orc swords en Goblin swords '- or - 2' gedrukt.
    .example = Elf profielen.

WAP-143 = Goblin fanatics zijn na hun eerste nabijgevecht opgebruikt en gaan dan van tafel.
    .name = Fanatics raken opgebruikt
    .ruling = Van ons: of ze nu aanvielen of werden aangevallen, zodra de dobbelstenen zijn verwerkt.
    .example = Fanatics vallen één keer aan -> van tafel, ook als ze ongedeerd zijn.

WAP-144 = Chaos Warriors: 1 of 2 | 4, niet na 2 | 4+ | 4. Chaos Dwarfs: 1 of 2 | (dobbelstenen ontbreken in het spelregelboek) | 4+ | 5. Chaos Dwarf swivel guns: 0 of 1 | 3-3-3, niet na 1 | 5+ | 2. Chaos Dwarf Tenderiser: 1 | 6 | 5+ | 2. Champion of Chaos: 2, bereden 3 | 0 | 6+ | 1 | Generaal. Chaos Sorcerer: 2 | 0 | 6+ | 1 | Magiegebruiker.
    .name = Troepen van Chaos
    .ruling = Om te verplaatsen staat bij Chaos Warriors '- or - 2' gedrukt.
    .example = Zes profielen.

WAP-145 = Chaos Dwarfs hebben 4 dobbelstenen, niet na 2 (standaardinfanterie), want hun veld om te vechten is leeg.
    .name = Chaos Dwarfs vechten als infanterie
    .ruling = Het spelregelboek zegt er niets over; de regel is van ons.
    .example = Verplaatst 1, valt aan met 4 dobbelstenen.

WAP-146 = De tabel van de hagedismannen noemt zes soorten troepen zonder enig cijfer: warriors, beasthandlers, snakemen, champion mounted on dinosaur, lizard shaman, Slann mage.
    .name = Hagedismannen zonder cijfers
    .example = De namen bestaan; de cijfers komen uit onze invulling.

WAP-147 = Invulling voor de hagedismannen. Warriors: 1 of 2 | 4, niet na 2 | 5+ | 4 | Zwemmend. Beasthandlers: 1 of 2 | 5, niet na 2 | 5+ | 4. Snakemen: 2 | 5 | 5+ | 2 | Zwemmend. Champion on dinosaur (een eenheid, zie individuen op monsters): 3 | 5 | 5+ | 4 | Vreeswekkend. Shaman: 2 | 0 | 6+ | 1 | Magiegebruiker. Slann mage: 1 | 0 | 6+ | 1 | Magiegebruiker met 15 MP.
    .name = Hagedismannen zoals wij ze lezen
    .ruling = Het spelregelboek zegt er niets over; de regel is van ons.
    .example = Zes profielen; de Champion kan zich niet aansluiten.

WAP-148 = Cavalry: 3 | 3 | 5+ | 3. Mounted Knights: 3 | 4 | 5+ | 3. Infantry polearms: 1 of 2 | 5, niet na 2 | 4+ | 4. Barbarians: 1 of 2 | 4, niet na 2 | 5+ | 4. Archers: 1 | 1-3-2-1 | 4+ | 4. Fanatic Monks: 1 of 2 | 4, niet na 2 | 4+ | 6 | Razernij. Pygmies: 1 of 2 | 2, niet na 2 | 4+ | 2. Blunderbusses: 0 of 1 | 3-3-3, niet na 1 | 5+ | 2. King: 2, bereden 3 | 0 | 6+ | 1 | Generaal. Cleric: 2, bereden 3 | 0 | 6+ | 1 | Magiegebruiker. Wizard: 2 | 0 | 6+ | 1 | Magiegebruiker.
    .name = Mensen
    .ruling = Om te verplaatsen staat bij Fanatic Monks '- or - 2' gedrukt.
    .example = Elf profielen; de monniken hebben 6 wonden.

WAP-149 = Een bereden individu verplaatst 3 waar de tabel dat zegt, anders 2.
    .name = Bereden individuen
    .example = King bereden 3, te voet 2; Wizard altijd 2.

WAP-150 = Kleine monsters worden getoond met evenveel bases als wonden; grote (draak, hydra) met één model en tellers. Voor de spelregels maakt dat geen verschil.
    .name = Bases of tellers
    .example = Hoe ze worden getoond, is een keuze van het beeld.

WAP-151 = Willekeurige waarden of vaardigheden van monsters worden gegooid voor de veldslag begint.
    .name = Wat toeval is, valt voor de veldslag
    .example = De gebeurtenissen GenerateMonster komen voor de eerste kaart.

WAP-152 = Monsters waarvan het spelregelboek alle cijfers geeft. Bats: 3 | 3 | 5+ | 3 | Vliegend. Demon greater: 3 | 5 | 5+ | 5. Demon lesser: 2 | 4 | 4+ | 4. Dragon: 4 | 6 | 5+ | 6 | Vliegend. Elemental air: 3 | 4 | 4+ | 3 | Vliegend. Elemental earth: 3 | 4 | 4+ | 3 | Gravend. Elemental fire: 3 | 4 | 4+ | 3. Elemental water: 3 | 4 | 4+ | 3 | Zwemmend. Ettin: 1 | 4 | 4+ | 3. Hydra: 2 | dobbelstenen = hoofden | 4+ | wonden = hoofden.
    .name = Monsters met cijfers
    .example = Tien profielen.

WAP-153 = Monsters waarvan het spelregelboek alleen iets bijzonders geeft: Ambull Gravend; Bears Bosloper; Chimera, Coatl, Djinn, Giant Eagle, Manticore Vliegend; Crocodiles Zwemmend; Displacer Beast Etherisch; Ent en Zoat Bosloper; Troll Regenererend; Werewolf Vormveranderaar; voor Beholder, Medusa en Trap zie hun eigen artikelen.
    .name = Monsters met alleen iets bijzonders
    .example = Wat bijzonder is, komt bij de profielen van onze invulling.

WAP-154 = Monsters die worden genoemd zonder cijfers of iets bijzonders: Beast of Nurgle, Giant Bee, Blobs, Chaos Hounds, Culchan, Elephant, Escargotaurus, Formless Spawn, Gallimimus, Giant, Hellhounds, Hippo, Hippogriff, Jabberwock, Giant Green Lizard, Mammoth, Minotaur, Nannotyrannus, Phase Spider, Giant Scorpion, Giant Snake, Giant Spider, Sphinx, Wolves, Shadow Wolves, Great Race of Yith.
    .name = Monsters met alleen een naam
    .example = 26 namen.

WAP-155 = Beholder: mag in plaats van te vechten één Freeze uitspreken; de spreuk werkt alleen op 4+.
    .name = Beholder
    .ruling = Van ons: het kost geen magiepunten.
    .example = D6 3 -> mislukt; 4 -> Freeze werkt.

WAP-156 = Greater demon (grotere demon): twee worpen met een D6, bij het oproepen of voor de eerste beurt, geven zijn krachten: 1 Vliegend, 2 +1 dobbelsteen om te vechten, 3 vuuradem als afstandsaanval 0-3-2-1 naast het nabijgevecht, 4 +1 wond, 5 Vreeswekkend, 6 +1 verplaatsing.
    .name = Grotere demon
    .ruling = Van ons: gelijke uitkomsten in getallen worden opgeteld, een vaardigheid die hij al heeft, wordt opnieuw gegooid.
    .example = Worpen 2,2 -> 7 dobbelstenen; worpen 1,1 -> de tweede wordt opnieuw gegooid.

WAP-157 = Lesser demon (lagere demon): gooit één keer op de tabel van de grotere demon.
    .name = Lagere demon
    .example = Eén kracht.

WAP-158 = Red dragon (rode draak): mag een afstandsaanval 0-3-2-1 gebruiken; andere draken mogen per scenario andere krachten hebben.
    .name = Rode draak
    .example = Rode draak op afstand 2: 3 dobbelstenen; ernaast: 6 dobbelstenen.

WAP-159 = Olifanten mogen met een howdah (draagtoren) als rijdier dienen.
    .name = Olifant en howdah
    .ruling = Van ons: als het scenario het zegt, telt de bemanning als boogschutters 0-2-1, naast het nabijgevecht van de olifant.
    .example = Olifant met howdah op afstand 2: 2 dobbelstenen.

WAP-160 = Hydra: begint met D6+3 hoofden (4 tot 9); dobbelstenen en wonden zijn gelijk aan het aantal hoofden; elke opgelopen wond kost één hoofd.
    .name = Hydra
    .example = Worp 4 -> 7 hoofden; na 3 wonden 4 dobbelstenen.

WAP-161 = Medusa: een individu dat zich bij eenheden kan aansluiten; mag één keer per beurt in plaats van te vechten Freeze uitspreken, wat alleen werkt op 4+.
    .name = Medusa
    .example = Zoals de Beholder, maar ze kan zich aansluiten.

WAP-162 = Trap (val): een verborgen wezen of toestel dat aan zijn plek vastzit, meestal bij het begin in het geheim geplaatst; de val klapt dicht als een eenheid zijn vak betreedt.
    .name = De val klapt dicht
    .example = De vijand ziet niets voor het betreden; bij het betreden valt de gebeurtenis TrapSprung.

WAP-163 = Trap: de eenheid die het vak betrad, moet met de val vechten tot de val of de eenheid is vernietigd; zolang kan geen van beide het vak verlaten.
    .name = Niemand komt uit de val
    .ruling = De tekst in het spelregelboek is afgebroken; het laatste deel is van ons.
    .example = Eenheid in de val: Move geweigerd; terugtochten worden treffers.

WAP-164 = Verloop van de val: bij het betreden stopt de eenheid; de val valt meteen aan, en elke latere activatie van de eenheid is één nabijgevecht tegen de val, dat hij beantwoordt met zijn eigen dobbelstenen.
    .name = Hoe een val vecht
    .ruling = Het spelregelboek zegt er niets over; de regel is van ons.
    .example = Val: 4 dobbelstenen, geraakt op 5+, 3 wonden.

WAP-165 = Giant turtle (reuzenschildpad): verplaatst 0 of 1, geen gevecht na verplaatsen; dobbelstenen en wonden zijn niet gegeven.
    .name = Reuzenschildpad
    .ruling = Van ons: 4 dobbelstenen, 6+, 4 wonden, Zwemmend.
    .example = Schildpad 1 verplaatst -> aanval geweigerd.

WAP-166 = Shadow wolves (schaduwwolven) worden beschreven als heel snel (zes poten).
    .name = Schaduwwolven
    .ruling = Van ons: verplaatst 4.
    .example = Verplaatst 4.

WAP-167 = Nannotyrannus is een kleine verwant van de tyrannosaurus; gallimimus kan als rijdier dienen; escargotaurus heeft vleugels alleen voor het evenwicht. Verder geen regels.
    .name = Kleine tirannen, rijdieren en slakken
    .example = Escargotaurus vliegt niet.

WAP-168 = Invulling voor monsters zonder cijfers, deel 1. Ambull 2|5|5+|2 Gravend; Bears 2|4|4+|3 Bosloper; Beast of Nurgle 1|4|5+|3 Vreeswekkend; Giant Bee 3|3|5+|2 Vliegend; Beholder 2|3|5+|3; Blobs 1|4|5+|4; Chaos Hounds 3|4|4+|3; Chimera 3|5|5+|4 Vliegend; Coatl 3|4|5+|3 Vliegend; Crocodiles 2|4|5+|3 Zwemmend; Culchan 3|3|4+|3; Displacer Beast 3|4|5+|2 Etherisch; Djinn 3|5|5+|3 Vliegend; Giant Eagle 4|3|5+|2 Vliegend; Elephant 2|6|5+|5 Vreeswekkend.
    .name = Onze monsters, eerste deel
    .ruling = Het spelregelboek zegt er niets over; de regel is van ons.
    .example = Vijftien profielen worden geladen.

WAP-169 = Invulling, deel 2. Ent 1|5|5+|4 Bosloper; Escargotaurus 1|5|5+|3; Formless Spawn 2|5|5+|4 Vreeswekkend; Gallimimus 4|3|4+|2; Giant 2|6|5+|5 Vreeswekkend; Hellhounds 3|4-2|4+|3 (adem van ver op 2 vakken); Hippo 2|4|5+|3 Zwemmend; Hippogriff 4|4|5+|3 Vliegend; Jabberwock 2|6|5+|5 Vreeswekkend; Giant Green Lizard 2|4|5+|3; Mammoth 2|6|5+|6 Vreeswekkend; Manticore 3|5|5+|4 Vliegend; Medusa 2|0|6+|1 individu; Minotaur 2|5|5+|3 Razernij; Nannotyrannus 3|5|5+|4 Vreeswekkend.
    .name = Onze monsters, tweede deel
    .ruling = Het spelregelboek zegt er niets over; de regel is van ons.
    .example = Vijftien profielen worden geladen.

WAP-170 = Invulling, deel 3. Phase Spider 3|4|4+|3 Etherisch; Giant Scorpion 2|5|5+|3; Giant Snake 2|4|4+|3 Zwemmend; Giant Spider 3|4|4+|3 Bosloper; Sphinx 3|5|5+|5 Vliegend; Trap 0|4|5+|3; Troll 2|5|5+|3 Regenererend; Giant Turtle 0 of 1|4, niet na 1|6+|4 Zwemmend; Wolves 3|3|4+|3; Shadow Wolves 4|3|4+|3; Werewolf als mens 2|3|4+|3, als dier 3|5|5+|3 Vormveranderaar; Great Race of Yith 1|3-3-3|5+|3; Zoat 2|4|4+|4 Bosloper.
    .name = Onze monsters, derde deel
    .ruling = Het spelregelboek zegt er niets over; de regel is van ons.
    .example = Dertien rijen worden geladen; met deel 1 en 2 heeft elke lege rij cijfers.

WAP-171 = Sommige voorwerpen zijn van individuen, andere van eenheden; die van een eenheid blijven de hele veldslag bij haar, die van een individu helpen de eenheid waarbij het op dat moment is aangesloten.
    .name = Voorwerpen van eenheden en van individuen
    .example = Het individu gaat naar een andere eenheid -> het voordeel gaat mee.

WAP-172 = Een magisch wapen voor een individu wordt bepaald met een D10.
    .name = Een magisch wapen wordt gegooid
    .example = De worp staat in een gebeurtenis.

WAP-173 = Wapen 1, Holy Blade (heilig zwaard): de eenheid gooit een extra dobbelsteen in nabijgevecht tegen ondoden.
    .name = Holy Blade
    .example = Infanterie tegen zombies: 5 dobbelstenen; tegen orks: 4.

WAP-174 = Wapen 2, Blade of Courage (zwaard van moed): de eenheid negeert één dobbelsteen die haar terugdrijft.
    .name = Blade of Courage
    .example = Eén gegooide 1 tegen haar telt niet.

WAP-175 = Wapen 3, Blade of Protection (zwaard van bescherming): wie de eenheid aanvalt, gooit 1 dobbelsteen minder.
    .name = Blade of Protection
    .example = 4 -> 3. [van ons: geen aanpassing door terrein, dus het komt bovenop terrein]

WAP-176 = Wapen 4, Blade of Spells (zwaard van spreuken): de drager spreekt spreuken uit zoals een tovenaar; het zwaard bevat 10 MP.
    .name = Blade of Spells
    .example = Een drager die geen tovenaar is, spreekt Fireball uit: zwaard 10 -> 9.

WAP-177 = Wapen 5, Blade of Speed (zwaard van snelheid): de drager verplaatst 2 vakken extra (de eenheid niet).
    .name = Blade of Speed
    .example = Individu verplaatst 2 -> 4.

WAP-178 = Wapen 6, Blade of Flying (zwaard van vliegen): maakt alleen de drager Vliegend.
    .name = Blade of Flying
    .example = Een drager alleen gaat over onbegaanbare vakken.

WAP-179 = Wapen 7, Blade of the Forest (zwaard van het woud): de drager wordt Bosloper (de eenheid niet).
    .name = Blade of the Forest
    .example = Een drager alleen gaat door bos.

WAP-180 = Wapen 8, Blade of Accuracy (zwaard van nauwkeurigheid): is de drager aangesloten, dan mag één dobbelsteen die in een gevecht niet raakte, opnieuw worden gegooid.
    .name = Blade of Accuracy
    .example = Per aanval wordt één misser opnieuw gegooid.

WAP-181 = Wapen 9, Blade of Fear (zwaard van vrees): is de drager aangesloten, dan wekt de eenheid vrees.
    .name = Blade of Fear
    .example = De eenheid wordt Vreeswekkend.

WAP-182 = Wapen 10, extra vaardigheid: gooi nog twee keer op deze tabel; verdere tienen geven verdere vaardigheden.
    .name = Een tien gooit nog twee keer
    .example = 10, dan 4 en 8 -> beide vaardigheden.

WAP-183 = Ander voorwerp 1, Mithril Armour (harnas van mithril): treffers worden afgeweerd op 6+.
    .name = Mithril Armour
    .ruling = Van ons: treffers op de drager, aangesloten of alleen; die op de eenheid worden niet afgeweerd.
    .example = Drager alleen, geraakt: D6 6 -> geen wond.

WAP-184 = Ander voorwerp 2, Magic Wand (toverstaf): bevat 10 extra MP.
    .name = Magic Wand
    .example = Tovenaar 10 + staf 10 = 20 MP.

WAP-185 = Ander voorwerp 3, Ring of Fire (ring van vuur): bevat 5 keer de spreuk Fireball.
    .name = Ring of Fire
    .example = Vijf keer uitspreken zonder MP, dan leeg.

WAP-186 = Andere voorwerpen 4 tot 10 zijn leeg in het spelregelboek.
    .name = Andere magische voorwerpen
    .ruling = Van ons: 4 Boots of Striding (laarzen), de drager verplaatst +1; 5 Cloak of Shadows (schaduwmantel), op de drager kan niet worden geschoten en sluipmoordenaars krijgen -1; 6 Amulet of Healing (genezende amulet), één keer per veldslag D3 wonden terug voor de eenheid waarbij de drager is aangesloten; 7 Horn of Command (hoorn van bevel), één keer per veldslag telt een getalkaart voor het leger als een plaatje; 8 Crystal of Sight (kristal van zicht), één spreuk per beurt heeft geen zichtlijn nodig; 9 Ring of Warding (ring van afweer), vijandelijke spreuken op de drager of de eenheid mislukken op 4+; 10 gooi twee keer.
    .example = D10-tabel met tien regels; lege regels gebruiken deze.

WAP-187 = Banieren voor eenheden (net zo met een D10): 1 Regenererend; 2 één extra dobbelsteen om te vechten; 3 Standvastigheid, negeer de eerste terugtocht; 4 Vrees, de eenheid wekt vrees; 5 Magische spreuken, bevat 10 MP; 10 gooi twee keer, tienen opnieuw.
    .name = Banieren
    .example = Banier 2: infanterie 5 dobbelstenen. [van ons: met banier 5 kan een aangesloten individu of de leider van de eenheid spreuken uitspreken zoals een tovenaar]

WAP-188 = Banieren 6 tot 9 zijn leeg in het spelregelboek.
    .name = Andere banieren
    .ruling = Van ons: 6 Snelheid, eerste waarde om te verplaatsen +1; 7 Woud, Boslopers; 8 Taaiheid, +1 wond bij het begin; 9 Afweer, vijandelijke spreuken op de eenheid mislukken op 4+.
    .example = Vier regels.

WAP-189 = Unieke magische voorwerpen buiten de tabellen mogen in scenario's.
    .name = Unieke voorwerpen
    .example = Een scenario mag zelf bepalen wat zijn voorwerpen doen.

WAP-190 = Naast generaals en magiegebruikers mogen scenario's andere soorten individuen gebruiken; wat volgt, zijn voorbeelden.
    .name = Andere individuen
    .example = Soorten zijn gegevens, geen programmacode.

WAP-191 = Sluipmoordenaar (Assassin): verbergt zich tussen eigen troepen en probeert een vijandelijk individu te doden; hij mag dat proberen als hij naast een vijandelijk individu komt (al dan niet aangesloten), of hij nu zelf is aangesloten of niet.
    .name = Sluipmoordenaar
    .example = Vijandelijke generaal bij een eenheid ernaast -> een poging mag.

WAP-192 = Sluipmoord: beiden gooien een D6; de worp van het slachtoffer gaat af van die van de sluipmoordenaar.
    .name = De poging
    .example = Sluipmoordenaar 5, slachtoffer 2 -> +3.

WAP-193 = Uitkomst -3, -4, -5: mislukt; de sluipmoordenaar wordt betrapt en gedood.
    .name = De sluipmoordenaar wordt gedood
    .example = -3 -> sluipmoordenaar van tafel.

WAP-194 = Uitkomst 0, -1, -2: geen succes; de sluipmoordenaar sluipt ongezien weg en mag het de volgende beurt opnieuw proberen.
    .name = De sluipmoordenaar sluipt weg
    .example = 0 -> niets verandert; tweede poging in dezelfde beurt geweigerd.

WAP-195 = Uitkomst +1, +2: gelukt, maar de sluipmoordenaar wordt betrapt en gedood als er andere troepen in het vak zijn.
    .name = De sluipmoordenaar wordt op heterdaad betrapt
    .ruling = Gedrukt staat 'is other troops', gelezen als: als er andere troepen zijn; van ons: het vak van het slachtoffer.
    .example = Slachtoffer alleen: de sluipmoordenaar overleeft; slachtoffer bij een eenheid: beiden sterven.

WAP-196 = Uitkomst +3, +4, +5: gelukt, het individu dat het doelwit was, is gedood.
    .name = Het slachtoffer is gedood
    .example = +5 -> slachtoffer van tafel, de sluipmoordenaar overleeft.

WAP-197 = Vormveranderaar (Shapechanger): kan wisselen tussen de gedaante van een mensachtige en die van een dier (weerwolf, weertijger, weerbeer bij dwergen, weerzwijn bij orks, weerarend bij elfen, weerdraak).
    .name = Vormveranderaar
    .example = De gedaante is deel van de toestand van de eenheid.

WAP-198 = Vormveranderaar: verandert in plaats van te vechten en blijft D4+2 beurten een dier, één keer per veldslag.
    .name = De gedaante van een dier
    .example = D4 = 3 -> 5 beurten; tweede verandering geweigerd.

WAP-199 = Tovenaar (Wizard): de meest voorkomende magiegebruiker; heeft de standaardspreuken van module 1.
    .name = Tovenaar
    .example = Zes spreuken.

WAP-200 = Necromant (Necromancer): roept ondoden op of wekt vrees; heeft eigen spreuken in plaats van die van de tovenaar, en mag elke standaardspreuk uitspreken voor 1 MP meer.
    .name = Necromant
    .example = Fireball van een necromant kost 2.

WAP-201 = Spreuken van de necromant die worden genoemd zonder kosten: Summon Skeletons (skeletten oproepen), Summon Skeleton Horde (een horde skeletten oproepen), Drums of Death (trommels van de dood: schade), Resurrect (herrijzen: brengt een pas gevallen eenheid terug).
    .name = Spreuken van de necromant
    .example = De namen bestaan; de cijfers zijn onze invulling.

WAP-202 = Summon Skeletons 3 MP: één eenheid Skeletons swords naast de uitspreker, met een fiche. Summon Skeleton Horde 5 MP: twee zulke eenheden. Drums of Death 2 MP: elke vijandelijke eenheid binnen 2 vakken krijgt een aanval met 2 dobbelstenen, zonder terugtocht. Resurrect 3 MP: een eigen eenheid die deze beurt is uitgeschakeld, komt terug met 1 wond in haar laatste vak of een vrij vak ernaast, met een fiche.
    .name = Wat de spreuken van de necromant doen
    .ruling = Het spelregelboek zegt er niets over; de regel is van ons.
    .example = Kosten 3/5/2/3.

WAP-203 = Priester (Cleric): bedreven tegen ondoden en demonen; eigen spreuken, en elke standaardspreuk voor +1 MP.
    .name = Priester
    .example = Healing van een priester kost 3.

WAP-204 = Banish Undead (ondoden verdrijven), 1 MP: afstandsaanval 5-4-3-2-1, alleen tegen eenheden ondoden.
    .name = Banish Undead
    .example = Afstand 5: 1 dobbelsteen; orks als doel -> geweigerd.

WAP-205 = Banish Undead Horde (een horde ondoden verdrijven), 2 MP: dezelfde aanval; krijgt het doel minstens één treffer, dan krijgt ook elk aangrenzend vak met eenheden ondoden één treffer.
    .name = Banish Undead Horde
    .example = 2 treffers op het doel, 3 ondode buren -> elk 1 treffer.

WAP-206 = Blessing (zegen), 2 MP: haalt één activatiefiche weg van een eenheid binnen 4 vakken.
    .name = Blessing
    .example = Een eenheid met een fiche is weer paraat.

WAP-207 = Demonoloog (Demonologist): eigen spreuken, en elke standaardspreuk voor +1 MP.
    .name = Demonoloog
    .example = Fog van een demonoloog kost 4.

WAP-208 = Summon Greater Demon (grotere demon oproepen), 3 MP: naast de uitspreker verschijnt een grotere demon met een activatiefiche.
    .name = Summon Greater Demon
    .example = Meteen twee worpen voor zijn krachten.

WAP-209 = Summon Lesser Demon (lagere demon oproepen), 2 MP: naast de uitspreker verschijnt een lagere demon met een activatiefiche.
    .name = Summon Lesser Demon
    .ruling = In de tekst van het spelregelboek staat per vergissing 'greater'.
    .example = Eén worp voor zijn kracht.

WAP-210 = Demonic Wind (demonische wind: schade) en Demonic Laughter (demonisch gelach: wekt vrees) zijn leeg.
    .name = Demonic Wind en Demonic Laughter
    .ruling = Van ons: Demonic Wind 2 MP, alle eenheden in een rechte lijn van tot 4 vakken vanaf de uitspreker krijgen 3 dobbelstenen; Demonic Laughter 2 MP, één vijandelijke eenheid binnen 4 vakken en in het zicht wordt één vak van de uitspreker weg gedreven.
    .example = Kosten 2/2.

WAP-211 = Druïde (Druid): leeft met de natuur; eigen spreuken, en elke standaardspreuk voor +1 MP.
    .name = Druïde
    .example = Freeze van een druïde kost 3.

WAP-212 = Animate Forest (bos tot leven wekken), 1 MP: een bosvak binnen 3 vakken valt elke eenheid die erin staat aan met 4 dobbelstenen.
    .name = Animate Forest
    .ruling = Van ons: geen aanpassing door terrein, vriend of vijand, geen zichtlijn.
    .example = Eenheid in bos op afstand 3: 4 dobbelstenen.

WAP-213 = Animate River (rivier tot leven wekken), 2 MP: een rivier- of watervak binnen 3 vakken en alle watervakken ernaast vallen de eenheden erop aan met elk 4 dobbelstenen.
    .name = Animate River
    .example = Drie aaneengesloten riviervakken met eenheden: elk 4 dobbelstenen.

WAP-214 = Summon Insect Swarm (insectenzwerm oproepen) en Thorns (doornen: een val) zijn leeg.
    .name = Insect Swarm en Thorns
    .ruling = Van ons: Insect Swarm 2 MP, een doel binnen 4 vakken krijgt 3 dobbelstenen, zonder zichtlijn, zonder aanpassing door terrein; Thorns 1 MP, een markering op een vrij vak binnen 3 vakken: de volgende eenheid die het betreedt, stopt en krijgt 3 dobbelstenen, en dan gaat de markering weg.
    .example = Kosten 2/1.

WAP-215 = Steencirkel: een magiegebruiker die wordt geactiveerd terwijl hij erin staat, krijgt 1 MP terug.
    .name = Steencirkel
    .ruling = Van ons: voor het uitspreken, en niet boven wat hij bij het begin had.
    .example = 8 -> 9 MP bij activatie.

WAP-216 = Grafheuvel of kerkhof: spreuken die ondoden opwekken, kosten wie ze daar uitspreekt 1 MP minder, maar minstens 1.
    .name = Grafheuvel
    .example = Summon Skeletons 3 -> 2.

WAP-217 = Tempel of tempelruïne: ondoden kunnen er niet in; troepen die erin staan, mogen ze wel aanvallen.
    .name = Tempel
    .example = Skeletten verplaatsen naar een tempel -> geweigerd; aanval -> toegestaan.

WAP-218 = Gebouwen en bouwwerken bezetten vakken en hebben een profiel, net als troepen; gewone troepen kunnen ze niet vernietigen, daar is bijzonder materieel voor nodig.
    .name = Gebouwen vragen bijzonder materieel
    .example = Aanval van infanterie op een gebouw -> geweigerd.

WAP-219 = Soorten gebouwen: A zwak hout (hutten, schuren, stallen), B zwakke steen (stevige huizen, rijke hoeven), C sterk hout (forten, palissades, wachttorens), D sterke steen (donjons, torens, kastelen, muren).
    .name = Vier soorten gebouwen
    .example = Vier soorten.

WAP-220 = Elk vak van een bouwwerk heeft zijn eigen soort: een kasteelmuur kan een paar vakken D beslaan, terwijl haar houten poort C is.
    .name = Elk vak van een gebouw heeft zijn soort
    .example = Poortvak C naast muurvakken D.

WAP-221 = Verdedigers achter muren houden de gewone aanpassing voor een muur, en negeren bij elke gevechtsworp tegen hen één terugtocht.
    .name = Verdedigers achter muren houden stand
    .example = Aanval 4 -> 3 dobbelstenen; één enkele 1 drijft niet terug.

WAP-222 = Klimmaterieel (belegeringstorens, ladders, enterhaken) doet geen schade; het brengt alleen troepen op de weergang.
    .name = Ladders en torens
    .example = Ladders vallen een gebouw aan -> geweigerd; een eenheid ernaast mag het vak met de weergang betreden. [van ons: dat kost de hele zet]

WAP-223 = Contactmaterieel (stormrammen, boren, springstof) moet naast het bouwwerk staan om het te beschadigen.
    .name = Stormrammen en boren
    .example = Stormram op afstand 2 -> geweigerd.

WAP-224 = Afstandsmaterieel (belegeringskatapulten, belegeringsballista's) beschadigt bouwwerken van ver en is zwaarder dan wat op het slagveld staat.
    .name = Belegeringskatapulten en -ballista's
    .example = Belegeringsballista op afstand 3: 3 dobbelstenen op een gebouw.

WAP-225 = Verdedigingsmaterieel (kokende olie, rotsblokken, heet zand) wordt vanaf de muren tegen aanvallers gebruikt.
    .name = Kokende olie
    .ruling = Van ons: een eenheid op de weergang mag één keer per veldslag per vak met 4 dobbelstenen een aanvaller aanvallen die buiten ernaast staat.
    .example = 4 dobbelstenen, dan op.

WAP-226 = Alleen belegeringsmaterieel en bepaalde spreuken beschadigen gebouwen; het gevecht verloopt zoals altijd.
    .name = Wat een gebouw schaadt
    .example = Worpen gelijk aan of hoger dan het getal Geraakt op van het gebouw zijn treffers; enen doen niets tegen gebouwen.

WAP-227 = Profielen van gebouwen: A geraakt op 5+, wonden 5; B 5+ en 10; C 5+ en 15; D 5+ en 20; verplaatst niet, geen dobbelstenen.
    .name = Hoeveel een gebouw uithoudt
    .example = D overleeft 19 treffers.

WAP-228 = Belegeringsmaterieel. Stormrammen en boren: 0 of 1 | 5 | 4+ | 4. Belegeringsballista's: 0 of 1 | 5-4-3-2-1 | 4+ | 4. Belegeringskatapulten: 0 of 1 | 0-5-4-3-2-1 | 4+ | 4.
    .name = Belegeringsmaterieel
    .ruling = Hier is geen 'no' gedrukt; van ons: stormrammen mogen na verplaatsen vechten, ballista's en katapulten niet.
    .example = Een stormram verplaatst 1 en valt de poort aan met 5 dobbelstenen.

WAP-229 = Een vernietigd vak van een bouwwerk wordt moeilijk terrein (puin) zonder de effecten van een muur.
    .name = Een vernietigd gebouw is puin
    .ruling = Het spelregelboek zegt er niets over; de regel is van ons.
    .example = Muur op 0 wonden -> puin.

WAP-254 = Dezelfde spelregels dienen voor sciencefiction; het verschil is dat meer troepen van ver aanvallen, zodat eenheden niet naast elkaar hoeven te komen.
    .name = Sciencefiction met dezelfde spelregels
    .example = Een profiel voor aanvallen van ver werkt met hetzelfde verloop van het gevecht.

WAP-255 = Twee schalen: 25 mm voor schermutselingen, eventueel met individuen, en 1/300 voor veldslagen die groter zijn in het aantal bedoelde troepen, niet in het aantal eenheden.
    .name = Twee schalen
    .example = De schaal is een etiket van het scenario; op 1/300 zijn individuen niet verplicht.

WAP-256 = De tabel voor 25 mm noemt tien soorten troepen zonder cijfers: Space Marine squad, heavy weapon squad, commander, chaplain; Eldar; Tyranids; Genestealers; Kryomek Helions, Warriors, Warmaster. De lijst voor 1/300 is leeg.
    .name = Tabellen zonder cijfers
    .example = Tien namen.

WAP-257 = Invulling voor 25 mm. Marine squad 1 of 2|3-3-2-1, niet na 2|5+|4; heavy weapon squad 0 of 1|2-4-4-3-2, niet na 1|5+|3; commander 2|0|6+|1 Generaal; chaplain 2|0|6+|1, de eenheid waarbij hij is aangesloten negeert de eerste terugtocht; Eldar 1 of 2|3-3-3-2, niet na 2|4+|4; Tyranids 2|5|4+|4 Vreeswekkend; Genestealers 3|6|5+|3 Razernij; Helions 3|4|4+|3; Kryomek warriors 2|5|5+|3 Vreeswekkend; Warmaster 2|0|6+|1 Generaal.
    .name = 25 mm zoals wij het lezen
    .ruling = Het spelregelboek zegt er niets over; de regel is van ons.
    .example = Tien profielen.

WAP-258 = Invulling voor 1/300. Infantry platoon 1 of 2|3-2-1, niet na 2|4+|3; mechanised infantry 3|3-2-1|5+|3; light tank 3|3-3-2-1|5+|3; battle tank 2|4-4-3-3-2|5+|4; anti-tank gun 0 of 1|3-4-4-3, niet na 1|4+|2; artillery 0 of 1|0-3-3-3-3-3, niet na 1|5+|2 geen zichtlijn; walker 2|5-4-3-2|5+|5; VTOL 4|3-3-2|5+|2 Vliegend; headquarters vehicle 2|1|5+|2, vrienden ernaast +1 dobbelsteen.
    .name = 1/300 zoals wij het lezen
    .ruling = Het spelregelboek zegt er niets over; de regel is van ons.
    .example = Negen profielen.

WAP-259 = De beurt op het overzichtsblad: trek een kaart, de kleur bepaalt het leger; 2-10 één eenheid, boer/vrouw/heer twee, aas drie; een joker, of als alles is geactiveerd, beëindigt de beurt en haalt één fiche weg van elke eenheid en elk individu. Dat klopt met de hoofdtekst, die er het opnieuw schudden aan toevoegt, en dat kaarten van een leger dat klaar is niet tellen.
    .name = Overzicht: de beurt
    .example = Geen verschil in het spel.

WAP-260 = Moeilijk terrein op het overzichtsblad: stop bij het betreden en bij het verlaten. Zo gelezen: stop bij het betreden; wie erin begint, stopt in het eerste vak erbuiten. Hetzelfde als de hoofdtekst.
    .name = Overzicht: moeilijk terrein
    .example = Van drasland naar drasland: stopt bij elke activatie na 1 vak.

WAP-261 = Muren op het overzichtsblad: stop ervoor en erna. Zo gelezen: de eenheid moet aan het begin van haar activatie naast de muur staan en eindigt haar zet erachter. Hetzelfde als de hoofdtekst.
    .name = Overzicht: muren
    .example = Erheen gaan en eroverheen gaan kosten twee activaties.

WAP-262 = Onbegaanbaar op het overzichtsblad: betreden is verboden, en over onbegaanbare vakranden vechten mag niet. Dat laatste zegt de hoofdtekst niet; het overzichtsblad voegt het toe.
    .name = Overzicht: wat onbegaanbaar is
    .ruling = Van ons: alleen nabijgevecht; schieten over een klif volgt de zichtlijn.
    .example = Nabijgevecht over een rand met een klif -> geweigerd.

WAP-263 = Heuvels op het overzichtsblad: -1 dobbelsteen als de aanvaller lager staat; ze blokkeren het zicht, behalve als beide op dezelfde hoogte staan - dezelfde twijfel als in de tekst.
    .name = Overzicht: heuvels
    .example = Zie het artikel over heuvels en de zichtlijn.

WAP-264 = Teleport op het overzichtsblad: de uitspreker met de eenheid waarbij hij is aangesloten, hoogstens afstand 5, daarna geen gevecht; Fog: 7 vakken, niemand verplaatst erin of eruit, geen zichtlijn, 3 beurten. De tekst is vollediger (eenheden aan de rand vechten in nabijgevecht) en gaat voor.
    .name = Overzicht: Teleport en Fog
    .example = Nabijgevecht van een eenheid aan de rand mag.

WAP-265 = Healing op het overzichtsblad noemt een eenheid die 2 vakken ver staat; de tekst zegt binnen 2 vakken en in de zichtlijn, en die gaat voor.
    .name = Overzicht: Healing
    .example = Afstand 1 -> toegestaan.

WAP-266 = Freeze op het overzichtsblad laat de zichtlijn weg; de tekst eist haar, en die gaat voor.
    .name = Overzicht: Freeze
    .example = Doel achter bos -> geweigerd.

WAP-267 = Algemene voorrang: waar het overzichtsblad en de hoofdtekst verschillen, wint de hoofdtekst; waar alleen het overzichtsblad iets zegt, geldt dat.
    .name = De tekst gaat voor het overzicht
    .ruling = Het spelregelboek zegt er niets over; de regel is van ons.
    .example = Regels die botsen, worden in die volgorde beslist.

W-01 = Eén vak voor een gevecht waarin minstens één niet geschrapte 1 is gegooid: de tekst zegt dat de verdediger één vak teruggaat als een of meer dobbelstenen een 1 tonen. Een scenario kan kiezen voor één vak per 1, want de tekst zegt ook dat het meer dan één vak kan zijn.
    .name = Hoe ver gaat een terugtocht?

W-02 = Het schrapt één gegooide 1, want het spelregelboek spreekt van één dobbelsteen die terugdrijft, of de eerste, negeren. Twee zulke effecten schrappen er twee.
    .name = Wat doet een terugtocht negeren?

W-03 = Nee, alleen in nabijgevecht, want alleen daar wordt iemand teruggedreven.
    .name = Werkt Vreeswekkend van ver?

W-04 = Ja: het verbod om te vechten komt van het binnengaan, en wat terrein met verplaatsen doet, negeren ze.
    .name = Mogen vliegende en etherische troepen vechten nadat ze in bos of een dorp zijn geland?

W-05 = Eén aanval per activatie, op één doel, want in de tekst bevecht een eenheid één vijandelijke eenheid. Wonden kosten geen dobbelstenen en een vijand ernaast houdt niemand vast: de tekst noemt geen van beide, en de spellen die ze volgt, kennen ze ook niet.
    .name = Hoe vaak valt een eenheid aan, en verzwakken wonden haar?

W-06 = De tekst gaat voor, want die is vollediger. Wat alleen het overzichtsblad zegt, dat niemand over onbegaanbare vakranden vecht, geldt: niets spreekt het tegen.
    .name = Wat als het overzichtsblad en de tekst verschillen?

W-07 = Alle parate worden geactiveerd: wie past, zou minder doen, en de tekst verbiedt passen.
    .name = Wat als er minder eenheden paraat zijn dan de kaart toelaat?

W-08 = De eenheid, en elk aangesloten individu dat er nog geen heeft: beide hebben gehandeld, en een fiche zegt wie dat heeft gedaan.
    .name = Wie krijgt een fiche als een eenheid met individuen wordt geactiveerd?

W-09 = Gelezen als 1 of 2: infanterie, zwaarden, skeletten, Plague Monks, Chaos Warriors en Fanatic Monks. De rij van dezelfde infanterie in de eerste module heeft het voluit, en ook de stokwapens ernaast hebben het zo.
    .name = Twee waarden waarvan de eerste niet leesbaar is, zoals: een streep, of, 2

W-10 = Gelezen als 5+, zoals bij de Ogres en Rat Ogres, die verder dezelfde rij hebben.
    .name = Geraakt op 5 zonder plusteken, in de rij van de standaard grote mensachtigen

W-11 = Gelezen als twee varianten: één dobbelsteen meer voor zware wapens, één wond minder voor kleine mensachtigen. Stokwapens en goblins in de tabellen bevestigen het.
    .name = De rij die +1 gevecht geeft voor 'scythes1 wounds'

W-12 = Als een leger niemand meer op het veld heeft; of aan het einde van de laatste beurt, als het scenario er een bepaalt: dan wint het leger dat het kleinste deel van zijn wonden heeft verloren, en bij gelijke delen het leger dat het scenario de verdediger noemt. Wat tijdens de slag is opgeroepen, telt aan geen van beide kanten van die deling mee, en een gedaantewisselaar telt als wat die zelf is. Het spelregelboek laat het einde aan scenario's over; delen zijn eerlijk voor legers die niet even groot zijn.
    .name = Wanneer is een veldslag voorbij?

W-13 = Individuen van één leger wel, met of zonder eenheid, want de grens van één per vak geldt voor eenheden. Wie in het vak van een eenheid van zijn leger staat, is daarbij aangesloten.
    .name = Mogen individuen een vak delen?

W-14 = Ja, als de spreuk een afstandsaanval heet: Fireball, Banish Undead en Banish Undead Horde. Wat een afstandsaanval is, wordt ook zo verzwakt, mede door een Blade of Protection. Wat op een andere manier schaadt, gooit zijn dobbelstenen wat het terrein ook is.
    .name = Verzwakt een aanpassing door terrein een spreuk die een aanval is?

W-15 = Een terugtocht door vrees is geen gegooide 1 en wordt niet geschrapt: wat schrapt, spreekt van dobbelstenen.
    .name = Telt een geschrapte 1 voor vrees?

W-16 = Elk vak dat niet terug kan, is één treffer, want de tekst geeft een treffer in plaats van een terugtocht.
    .name = Wat als een terugtocht van een paar vakken wordt afgesneden?

W-17 = Nee: dat is terrein, en wat terrein met verplaatsen doet, negeren ze.
    .name = Binden muren en kliffen wie vliegt of etherisch is?

W-18 = Ja, net als op een eenheid, want alleen aangesloten zijn beschermt; staan er een paar alleenstaande individuen in één vak, dan is elk een eigen doel.
    .name = Mag je op een alleenstaand individu schieten?

W-19 = Nee: ze gaan mee, en laten haar vak vrij.
    .name = Blokkeren individuen iets als hun eenheid wordt teruggedreven of volgt?

W-20 = Eerst de treffers, dan de terugtocht van wie over is, dan het volgen: de tekst zegt dat de terugtocht bovenop eventuele schade komt, en het oprukken erna.
    .name = In welke volgorde worden de gevolgen van één aanval verwerkt?

W-21 = Verder langs de rechte lijn vanaf de uitspreker: uit het vak van het doel, tegenover de vakrand waarlangs de lijn erin komt. Dat is wat recht terug betekent voor wie er niet naast staat.
    .name = Welke kant drijft Demonic Laughter op?

W-22 = Wie vliegt of etherisch is, alleen waar die stopt, want pas daar raakt die de grond. Een val vangt eenheden, en wie daarbij is aangesloten: de tekst zegt dat een eenheid het vak betreedt en vecht. Een alleenstaand individu heeft geen dobbelstenen om mee te vechten en wordt niet gevangen.
    .name = Wie vangen doornen en vallen?

W-23 = Nee. Hij probeert het bij wie naast hem staat, na zijn zet als hij er een deed, en het is zijn enige actie: anders zou wie naast een sluipmoordenaar komt staan, veilig voor hem zijn.
    .name = Moet een sluipmoordenaar in deze activatie zijn verplaatst?

W-24 = Nee: niemand verplaatst de mist in, eruit of erbinnen, en gedragen worden is verplaatsen.
    .name = Brengt magie iemand de mist in of uit?

W-25 = Eenheden en alleenstaande individuen. Wie is aangesloten, wordt door zijn eenheid beschermd, zoals tegen schieten.
    .name = Wie wordt geraakt door wat een hele plek treft?

W-26 = Wie erop staat, loopt erover verder. Van de grond ga je naar boven met de hele zet: langs de trappen van de eigen gebouwen, en dat zijn die van het leger dat het scenario de verdediger noemt, of waar een belegeringstoren, ladders of enterhaken van het eigen leger naast het vak staan; een hut of stal (gebouw A) heeft een deur voor iedereen, en elk gebouw dat het scenario noemt ook. Ruiters, dieren, belegeringstuigen, machines, strijdwagens en voertuigen nemen deur noch ladder. Wie vliegt of etherisch is, landt er. Naar beneden mag iedereen. Het spelregelboek zegt alleen dat zulk materieel troepen op de weergang brengt; de rest volgt uit wat trappen en ladders zijn.
    .name = Wie komt er op een gebouw?

W-27 = Een Blade of Spells en een banier met magische spreuken leren de standaardspreuken, een Ring of Fire werpt zijn Fireballs voor iedereen, en een Magic Wand helpt alleen wie spreuken kent: van het zwaard zegt de tekst dat de drager spreuken uitspreekt zoals een tovenaar, van de staf alleen dat die punten bevat.
    .name = Wat mag een voorwerp dat magie geeft, doen voor wie geen magiegebruiker is?

W-28 = De dobbelsteen die de drager noemt onder wat mist, nadat alle zijn gezien; of geen, want het artikel zegt dat hij opnieuw mag worden gegooid.
    .name = Welke dobbelsteen gooit een Blade of Accuracy opnieuw?

W-29 = Wat het terrein van het gebied geeft, op 117 vakken: open land 6 bos, 6 heuvel, 2 dorp, 6 muur; bos 30 bos, 6 heuvel, 1 dorp; heuvels 28 heuvel, 10 bos, 1 dorp; bergen 24 heuvel, 16 moeilijk, 10 onbegaanbaar; moeras 28 moeilijk, 8 bos, 5 rivier; rivier 8 bos, 1 dorp en de middelste rij; kust 12 moeilijk, 1 dorp en de zee achter één leger; een kasteel van 12 vakken, waarvan één de poort, rond 7, met open land. Beide helften krijgen hetzelfde, zodat geen kant wordt bevoordeeld, en wat oneven is, komt in de middelste rij: een dorp daar overbrugt de rivier. De drie rijen waarin een leger opstelt, bevatten niets onbegaanbaars, en je kunt van overal naar overal lopen, zodat geen eenheid is buitengesloten. Grotere tafels krijgen van alles meer. Acht tienzijdige dobbelstenen zijn het zaad, zodat iedereen de tafel opnieuw kan maken.
    .name = Wat ligt er op een tafel die niemand heeft getekend?

W-30 = Rijen zoals die van de legerboeken, met vaardigheden die de spelregels kennen, en met elk getal binnen grenzen. Een scenario brengt ze mee, en ze worden in het logboek overgenomen, zodat terugspelen nooit een bestand leest. Ze horen bij module 2, want dat is de module van de legers.
    .name = Wat mogen eigen troepen zijn?

W-31 = Een Fireball die van hout, soorten A en C, met zijn dobbelstenen per afstand, in het zicht. Het spelregelboek zegt dat bepaalde spreuken het doen en noemt er geen; vuur verbrandt hout, en geen andere spreuk is van die aard.
    .name = Welke spreuken beschadigen gebouwen?

W-32 = Haken zijn ladders met een andere naam, en springstof een stormram: het spelregelboek noemt ze daarnaast, zonder cijfers.
    .name = Wat zijn enterhaken en springstof?

W-33 = Eenheden met minder wonden dan hun rij heeft, die in deze veldslag als heel tellen; stukken die wegens een oude wond elke zet één vak minder ver komen, maar nooit minder dan één; muren op vakranden, vooraf gegraven; en gebouwen die in puin liggen. Het spelregelboek geeft campagnes één bladzijde en zegt hier niets over; zonder dit zou niets van wat in een veldslag gebeurt, in de volgende te voelen zijn.
    .name = Wat mag een campagne naar een veldslag meebrengen?

W-34 = Dan wordt er opnieuw gegooid, zoals bij de kracht van een demon: het spelregelboek bedoelt een extra vaardigheid, en nog eens dezelfde zou er geen zijn.
    .name = Wat als hetzelfde magische voorwerp twee keer wordt gegooid?
W-35 = Waar de verdediger het zegt: vóór de eerste kaart kiest die evenveel vakzijden, de een na de ander, of laat er een paar. Een muur heeft twee vakken van de tafel naast zich, geen andere muur, geen klip en geen vijand. WAP-249 laat de keus aan de verdediger.
    .name = Waar staan opgeworpen muren?

W-36 = Met wat het scenario noemt: vakken waarin zijn eenheden staan, alle of zoveel ervan, aan het einde van een beurt, van één beurt of van enkele achtereen; vijanden die weg zijn; eigen stukken die aan het einde van een beurt nog op tafel staan; zoveel van zijn eenheden aan een rand van de tafel. Daarover wordt geoordeeld zodra een beurt is geëindigd, en één doel is genoeg. Hebben beide legers er een bereikt, dan beslissen de verliezen zoals in W-12. Een individu alleen houdt geen vak bezet. Het spelregelboek laat het aan spelers om goede scenario's te maken (WAP-118).
    .name = Waarmee mag een leger winnen, behalve met het einde van het andere?

W-37 = Het scenario, voor iedereen of voor sommigen; de anderen worden vóór de eerste kaart opgesteld door wie ze leidt, in de vakken die het scenario noemt of, op een tafel die dobbelstenen maken, in de drie rijen aan hun rand. De verdediger stelt eerst op, want die is er voordat de vijand komt; zonder verdediger Rood. Ieder mag de eigen stukken opnieuw opstellen tot die zegt dat alles goed staat, en niemand blijft achter. Daarna worden muren opgeworpen. Het spelregelboek zegt niets over opstellen.
    .name = Wie zegt waar een leger staat?
