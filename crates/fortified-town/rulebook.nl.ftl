# The clauses and rulings of the fortified town in Dutch.

# What the book is called.
name-the-fortified-medieval-town = De versterkte middeleeuwse stad

name-introduction-history = Inleiding (geschiedenis)
name-description-of-the-town = Beschrijving van de Stad
name-lines-of-defence = Verdedigingslinies
name-comparative-table-of-levels-of-elevation = Vergelijkende tabel van de niveaus
name-shooting-from-different-levels = Schieten van verschillende niveaus
name-missile-fire-and-ramparts = Beschieting en weergangen
name-battering-interior-rampart-hexes = Binnenste weergangvakken rammeien
name-siege-towers = Belegeringstorens
name-movement-of-siege-towers-and-battering-rams = Verplaatsing van belegeringstorens en stormrammen
name-ladders-and-ramparts = Stormladders en weergangen
name-the-end-of-an-assault = Het einde van een bestorming
name-deployment-beneath-the-ramparts = Opstelling onder de weergangen
name-besieging-the-besiegers = De belegeraars belegerd
name-garrison-surrender-table = Overgavetabel van het garnizoen
name-movement-and-combat-on-stairways = Verplaatsen en vechten op trappen
name-rulings = Uitspraken

HAV-001 = Alleen achtergrond, niet bindend: een stad aan de kust kan over zee versterkingen en voorraden krijgen zolang de belegeraars geen blokkade op zee hebben. De opzet van een campagne mag dit als optie aanbieden; de spelregels van de bestorming hangen er niet van af.
    .name = Een haven kan over zee worden bevoorraad

HAV-002 = De Stad heeft precies drie poorten: de Montferratpoort, de Pelgrimspoort en de Vrouwenpoort.
    .name = De Stad heeft drie poorten
    .example = De kaart van de Stad wordt geladen: er zijn 3 poorten, en hun namen kloppen.

HAV-003 = Om een poort te openen of te sluiten is een personage van de handelende kant nodig op een van de twee buurvakken van de poort aan de binnenkant.
    .name = Een poort wordt van binnen bediend
    .ruling = Van ons: een poort wordt geopend of gesloten in fase 2, voor 2 punten, door het personage op een buurvak aan de binnenkant; staat er een personage op de grond in het poortvak, dan kan ze niet dicht. In een gesloten poort kan niemand staan, zodat dat bij het openen niet hoeft te worden nagegaan. Beide kanten mogen een poort bedienen.
    .example = Een vriend op een buurvak aan de binnenkant: openen aanvaard. Een vriend alleen op een buurvak aan de buitenkant, of binnen twee vakken ver: geweigerd. Alleen een vijand op het vak aan de binnenkant: geweigerd voor jou, aanvaard voor de vijand.

HAV-004 = Een poort kan niet worden gesloten door een personage in contact met een vijand die kan aanvallen. Contact verbiedt alleen het sluiten, niet het openen.
    .name = Wie contact heeft, sluit geen poort
    .ruling = Van ons: het spelregelboek verbiedt bij contact alleen het sluiten, dus openen mag dan.
    .example = De bediener staat naast een ongedeerde vijand: sluiten geweigerd, openen aanvaard. Dezelfde vijand verdoofd: sluiten aanvaard.

HAV-005 = Zolang een poort open is, mag een personage op de grond in het poortvak staan. Een gesloten poortvak kan op de grond niet worden bezet.
    .name = In een open poort kan iemand staan
    .example = Poort open: verplaatsing naar het poortvak op niveau 0 aanvaard. Poort gesloten: geweigerd.

HAV-006 = Een personage op de grond in het poortvak draagt een fiche (het blanco fiche dat erop wordt gelegd), dat toont dat het niet op de weergang erboven staat.
    .name = Een fiche zegt wie er beneden staat
    .example = Na een verplaatsing naar de grond in het poortvak toont het vak laag = grond en ligt het fiche er; het verdwijnt als het personage weggaat.

HAV-007 = Het poortvak en het weergangvak erboven kunnen tegelijk bezet zijn: het personage op de grond onder het fiche, dat op de weergang erboven.
    .name = Twee personages mogen in één poortvak staan
    .example = Zet A op de grond en B op de weergang van hetzelfde poortvak: beide mogen, met de lagen grond en weergang.

HAV-008 = Het fiche staat voor het hoogteverschil: de twee in een poortvak staan op verschillende niveaus en worden nooit behandeld alsof ze op één niveau staan.
    .name = De twee in een poort staan op verschillende hoogte
    .ruling = Van ons: het weergangvak boven een poort (niveau 1 bij de Pelgrimspoort en de Montferratpoort, niveau 2 bij de Vrouwenpoort) en het vak op de grond zijn voor contact en dekking twee vakken; geen weg verbindt ze.
    .example = A op de grond (0) en B op de weergang erboven (1) van de Montferratpoort: gemelde niveaus 0 en 1.

HAV-009 = Weergangvakken boven de poorten tellen als versterkt aan twee kanten, buiten en binnen.
    .name = Boven poorten zijn beide kanten versterkt
    .example = Van buiten wordt op een personage boven een poort geschoten: zware dekking. Van binnen de stad: zware dekking.

HAV-010 = Enkele andere weergangvakken zijn aangeduid als versterkt aan de binnenkant; daar geven ze het gewone voordeel, zware dekking.
    .name = Sommige weergangen zijn ook naar binnen versterkt
    .example = Weergangvak met inner_fortified = true, beschoten van de kant van de stad: zware dekking. Staat dat op false: niet van die borstwering.

HAV-011 = Wordt een poort van ver gerammeid tot ze vernield is, dan is dat stuk muur mee vernield: het vak wordt een bres.
    .name = Een van ver gerammeide poort wordt een bres
    .example = De Pelgrimspoort is van ver kapot gerammeid: toestand van het vak = verwoeste muur, niet 'poort open'.

HAV-012 = Beukt een stormram tijdens de bestorming op een poort, dan gaat die bij succes alleen open; de muur wordt niet vernield.
    .name = Een stormram breekt alleen de poort open
    .example = De stormram slaagt bij de Vrouwenpoort: toestand van de poort = open (geforceerd), het weergangvak erboven is nog heel.

HAV-013 = Een poort die met een stormram is opengebroken, kan voor het einde van die bestorming niet meer dicht.
    .name = Een geforceerde poort blijft de hele bestorming open
    .ruling = Van ons: bij de volgende bestorming staat de poort voor beide kanten open, tot iemand haar sluit. In een campagne kan ze ook bij de volgende bestorming niet dicht, tenzij ze is hersteld (CAR-29).
    .example = Een stormram forceert de poort in beurt 6: sluiten in beurt 7 tot het einde geweigerd, voor beide kanten. Na het einde van de bestorming: sluiten aanvaard.

HAV-014 = Elk vak van de drinkbak op het centrale plein kost 4 bewegingspunten om te betreden.
    .name = De drinkbak kost vier punten
    .ruling = Van ons: een vak van de drinkbak is ook een vak waarheen iemand zich mag terugtrekken.
    .example = Een personage met 8 punten gaat door twee vakken van de drinkbak: kost 8, aanvaard. Met 7 punten: het tweede vak geweigerd.

HAV-015 = De drinkbak is in een gevecht nadelig terrein voor wie erin staat.
    .name = Wie in de drinkbak vecht, is in het nadeel
    .example = Dezelfde aanval op een verdediger in de drinkbak en op vlak terrein: bij de eerste hoort de aanpassing voor het nadeel.

HAV-016 = Het vak met de waterput in de citadel is onbegaanbaar.
    .name = Niemand betreedt de waterput
    .ruling = Van ons: naar de waterput mag niemand zich terugtrekken, en naar een gesloten poort evenmin.
    .example = Elke verplaatsing, terugtocht of verdringing naar de waterput wordt geweigerd.

HAV-017 = De stallen (grijze vakken) hebben een dak, en wie erin staat, heeft oneindige dekking.
    .name = De stallen geven oneindige dekking
    .example = Doel op een grijs vak van de stallen: elke beschieting geweigerd of zonder gevolg, op elke afstand.

HAV-018 = De twee gele geplaveide vakken aan de ingang van de stallen liggen onder de open hemel en krijgen de dekking van de stallen niet.
    .name = De ingang van de stallen heeft geen dak
    .example = Doel op een van beide ingangsvakken: dekking van het staldak = geen.

HAV-019 = Wie op de weergangen naast de stallen of in de Grote Toren staat, mag vrij over de stallen schieten: voor hen zijn de stallen geen obstakel.
    .name = Weergangen ernaast schieten over de stallen
    .ruling = Van ons: een weergangvak ligt naast de stallen als het aan een vak van de stallen grenst; van de Grote Toren telt elk vak. Op onze kaart zijn dat 16,4 en 17,4 en de zeven vakken van de Grote Toren.
    .example = Schutter op een weergang ernaast, een vak van de stallen op de lijn, doel erachter: niet versperd door de stallen. Schutter elders: de gewone toets voor obstakels.

HAV-020 = In een stad met een haven loopt de weg naar zee door de Montferratpoort.
    .name = De Montferratpoort leidt naar zee
    .example = has_port = true: de uitgang naar zee hoort alleen bij de Montferratpoort.

HAV-021 = In een stad met een haven zijn vlakke vakken buiten de dikke muren, tussen de vouwen van de kaartbladen C1 en C2, diep water en onbegaanbaar.
    .name = Water van de haven is onbegaanbaar
    .ruling = Van ons: naar diep water mag niemand zich terugtrekken.
    .example = has_port = true: een als haven aangeduid vak betreden geweigerd. has_port = false: hetzelfde vak is vlak, niveau 0.

HAV-022 = De geheime gang die in de donjon begint, wordt in dit spel niet gebruikt; ze hoort bij scenario's van een ander spel.
    .name = De geheime gang doet niet mee
    .example = Met de deur dicht loopt niemand tussen de donjon en de rest van de stad; met de deur open wel.

HAV-023 = De Stad heeft vier verdedigingslinies achter elkaar, van buiten naar binnen genummerd van 1 tot 4.
    .name = De Stad heeft vier verdedigingslinies
    .example = De kaart noemt de linies 1 tot 4, zonder gat.

HAV-024 = Linie 1 is de buitenste weergang.
    .name = Linie 1 is de buitenste weergang
    .example = Elk vak van de buitenste weergang dat niet in linie 2 ligt, heeft linie = 1.

HAV-025 = Linie 2 is de citadel plus het stuk weergang dat eraan vastzit, van de Grote Toren tot de ronde toren rechts van de Vrouwenpoort.
    .name = Linie 2 is de citadel met haar stuk weergang
    .ruling = Van ons: linie 2 is het stuk weergang en wat het beschut; de citadel achter het valluik en de ophaalbrug is linie 3. De gedrukte tekst rekent de citadel tot beide.
    .example = Vak van de Grote Toren, vak van de rechtertoren van de Vrouwenpoort en de weergang ertussen: linie = 2.

HAV-026 = De houten trap tussen de ronde toren rechts van de Vrouwenpoort en de lagere weergang wordt opgehaald en neergelaten zoals een ophaalbrug.
    .name = De houten trap werkt als een ophaalbrug
    .example = Bevel om de trap op te halen aanvaard volgens de werkwijze van de ophaalbrug.

HAV-027 = Om die trap op te halen of neer te laten moet een personage op het middelste vak van de toren staan.
    .name = De trap wordt midden in de toren bediend
    .example = Bediener op het middelste vak: aanvaard. Op elk ander vak van de toren: geweigerd.

HAV-028 = Zolang de trap is opgehaald, is zijn vak onbegaanbaar, en er ligt een blanco fiche op.
    .name = Niemand betreedt een opgehaalde trap
    .example = Trap opgehaald: verplaatsing naar zijn vak geweigerd, fiche aanwezig. Neergelaten: aanvaard, fiche weg.

HAV-029 = Een personage dat op de trap staat als die wordt opgehaald, is verdoofd.
    .name = De trap ophalen verdooft wie erop staat
    .example = Ongedeerd personage op het vak, trap opgehaald: toestand = verdoofd. Voor wie er gewond staat, geldt de basisregel over wie opnieuw wordt getroffen.

HAV-030 = De belegeraars mogen linie 2 vanaf het begin van de belegering aanvallen; ze hoeven linie 1 niet eerst in te nemen.
    .name = Linie 2 mag meteen worden aangevallen
    .example = Beurt 1, linie 1 ongeschonden: stormladder of belegeringstoren tegen een weergangvak van linie 2 aanvaard.

HAV-031 = Het stuk weergang van linie 2 ligt op niveau 2, zodat er de strengere regel voor stormladders van twee niveaus geldt.
    .name = Het stuk van linie 2 ligt op niveau 2
    .example = Stormladder van niveau 0 naar dat stuk: hoogte = 2, wie klimt moet op de stormladder blijven staan.

HAV-032 = Linie 3 is de eigenlijke citadel.
    .name = Linie 3 is de eigenlijke citadel
    .ruling = Van ons: linie 3 is de citadel achter het valluik en de ophaalbrug, want de gedrukte tekst rekent de citadel ook tot linie 2.
    .example = Vakken van de citadel buiten de donjon en de toren die eraan vastzit: linie = 3. Het stuk weergang ervoor blijft linie 2.

HAV-033 = Een stelsel van tegengewichten kan het vak dat de citadel met de weergang van de stad verbindt, onbegaanbaar maken; er wordt een blanco fiche op gelegd.
    .name = Een valluik sluit de citadel van de weergang af
    .ruling = Van ons: het valluik blijft open tot het weer wordt bediend (ST-11), en zolang betreedt niemand het vak.
    .example = Valluik in werking gesteld: verplaatsing naar zijn vak geweigerd, fiche aanwezig.

HAV-034 = Het valluik wordt bediend vanaf het vak met het windas van de ophaalbrug van de citadel; daar moet een personage staan.
    .name = Het valluik wordt vanaf het windas bediend
    .example = Bediener op het vak met het windas: aanvaard. Elders: geweigerd.

HAV-035 = Een personage dat op het kantelende valluik staat als dat in werking wordt gesteld, is dood, zonder worp of herstel; het valt in een schacht van meer dan 20 meter diep.
    .name = Wie op het valluik staat, sterft
    .ruling = Van ons: op het valluik mag één personage staan (ST-04); vriend en vijand sterven even goed, ook wie verdoofd is.
    .example = Ongedeerde ridder op het valluik, valluik in werking gesteld: toestand = dood. Vriend of vijand maakt niet uit.

HAV-036 = Het valluik ligt op één vaste plek, die de gegevens van de kaart geven (het plannetje van de Stad); geen speler kiest haar.
    .name = De plaats van het valluik ligt vast
    .example = De kaart heeft precies één vak met een valluik; geen bevel kan het verplaatsen.

HAV-037 = Linie 4 begint bij de donjon en de toren ernaast.
    .name = Linie 4 is de donjon met zijn toren
    .example = Vakken van de donjon en van de toren die eraan vastzit: linie = 4.

HAV-038 = Voor de donjon van de Stad gelden de spelregels van SIEGE over de hoofddeur van een donjon.
    .name = De hoofddeur van de donjon volgt SIEGE
    .example = Bevelen voor de deur van de donjon gebruiken dezelfde regels als een donjondeur in SIEGE.

HAV-039 = Het valluik in werking stellen en de trap ophalen gaat zoals de ophaalbrug van SIEGE, paragraaf 1.8, in alles wat hier niet anders is geregeld.
    .name = Eén werkwijze voor ophaalbrug, trap en valluik
    .ruling = Van ons: wie op de ophaalbrug staat als die wordt opgehaald, is verdoofd, zoals op de trap (HAV-029), en komt op het dichtstbijzijnde vrije vak aan de kant van de citadel, of anders erbuiten.
    .example = Eén gedeelde werkwijze voor ophaalbrug, trap en valluik: zelfde tijdstip, kosten en toets op contact.

HAV-040 = Eén schaal van niveaus geldt voor het Grenskasteel (SIEGE), het Tempelierskasteel (set 1) en de Versterkte Middeleeuwse Stad (set 2), zodat de niveaus van de drie kaarten rechtstreeks te vergelijken zijn.
    .name = Eén schaal van niveaus voor drie kaarten
    .example = Niveau +2 is op alle drie de kaarten even hoog.

HAV-041 = Het niveau van een vak is het aantal trapvakken dat nodig is om er vanaf niveau 0 te komen.
    .name = Niveaus worden in trapvakken geteld
    .example = Pad van vlak terrein over twee trapvakken naar een weergang: niveau = 2.

HAV-042 = Op alle drie de kaarten is niveau 0 het vlakke terrein in geel.
    .name = Vlak terrein is niveau 0
    .example = Vlak vak zonder aanduiding van een uitzondering: niveau = 0.

HAV-043 = Uitzondering: vlakke vakken op de bodem van een gracht liggen niet op niveau 0.
    .name = De bodem van een gracht ligt lager
    .example = Vlak vak aangeduid als gracht: niveau = -1.

HAV-044 = Uitzondering: vlakke vakken van de binnenplaats van de citadel van de Tempeliers liggen niet op niveau 0.
    .name = De binnenplaats van de Tempeliers ligt hoger
    .example = Vlak vak van de binnenplaats van de Tempeliers: niveau = +1.

HAV-045 = In het Tempelierskasteel geldt de doorgang van de Sint-Jacobspoort als een brede helling, zodat het niveau tussen de twee binnenplaatsen verandert zonder trapvakken.
    .name = De Sint-Jacobspoort is een helling
    .example = Wie door de Sint-Jacobspoort gaat, gaat van niveau 0 naar +1 zonder een trapvak te betreden.

HAV-046 = De niveaus die hier voor het Grenskasteel staan, vervangen die van de spelregels van SIEGE.
    .name = Deze niveaus vervangen die van SIEGE
    .example = Grenskasteel geladen met deze uitbreiding: de niveaus komen uit deze tabel, niet uit SIEGE.

HAV-047 = De tabel drukt een rij voor niveau -5 af die in elke kolom leeg is; ze geeft geen vak van de drie kaarten niveau -5.
    .name = Geen vak heeft niveau -5
    .ruling = Van ons: opgevat als een drukfout.
    .example = Geen vak van de drie kaarten heeft niveau -5 (mogelijk is -1 tot +7).

HAV-048 = Grenskasteel, niveau -1: de gracht rond het kasteel.
    .name = Grenskasteel: de gracht op niveau -1
    .example = Niveau van een grachtvak van het Grenskasteel = -1.

HAV-049 = Grenskasteel, niveau 0: vlak terrein, behalve de gracht.
    .name = Grenskasteel: vlak terrein op niveau 0
    .example = Niveau van een vlak vak van het Grenskasteel = 0.

HAV-050 = Grenskasteel, niveau +1: vakken van torens en weergangen.
    .name = Grenskasteel: torens en weergangen op niveau 1
    .example = Niveau van een weergangvak van het Grenskasteel = 1; van een torenvak = 1.

HAV-051 = Grenskasteel, niveau +2: vakken van de donjon. Hoger heeft het niets.
    .name = Grenskasteel: de donjon op niveau 2
    .example = Niveau van een donjonvak van het Grenskasteel = 2; hoogste niveau = 2.

HAV-052 = Tempelierskasteel, niveau -1: de gracht aan de hoofdingang, de gracht van de Sint-Jacobspoort en de geheime gang.
    .name = Tempelierskasteel: wat op niveau -1 ligt
    .example = Alle drie hebben niveau -1.

HAV-053 = Tempelierskasteel, niveau 0: de wachtpost aan de hoofdingang, en vlak terrein behalve de binnenplaats van de citadel en de grachten.
    .name = Tempelierskasteel: wat op niveau 0 ligt
    .example = Niveau van de wachtpost = 0.

HAV-054 = Tempelierskasteel, niveau +1: het onderste niveau van de Jonkvrouwentoren met de weergangvakken tot de toren rechts van de hoofdingang, en de binnenplaats van de citadel.
    .name = Tempelierskasteel: wat op niveau 1 ligt
    .example = Die vakken hebben niveau 1.

HAV-055 = Tempelierskasteel, niveau +2: het bovenste niveau van de Jonkvrouwentoren en alle andere weergangvakken, ook die van de citadel.
    .name = Tempelierskasteel: wat op niveau 2 ligt
    .example = Niveau van een weergangvak van de citadel = 2.

HAV-056 = Tempelierskasteel, niveau +3: de Salomotoren met het torentje ernaast, en de bovenste binnenplaats in de citadel.
    .name = Tempelierskasteel: wat op niveau 3 ligt
    .example = Die vakken hebben niveau 3.

HAV-057 = Tempelierskasteel, niveau +5: vakken van de donjon.
    .name = Tempelierskasteel: de donjon op niveau 5
    .example = Niveau van een donjonvak van de Tempeliers = 5.

HAV-058 = Tempelierskasteel, niveau +7: de wachttoren op het dak van de donjon.
    .name = Tempelierskasteel: de wachttoren op niveau 7
    .example = Niveau van de wachttoren = 7.

HAV-059 = Stad, niveau -1: de gracht aan de ingang van de citadel.
    .name = Stad: de gracht van de citadel op niveau -1
    .example = Niveau van een grachtvak van de citadel = -1.

HAV-060 = Stad, niveau 0: stallen, huizen, en vlak terrein behalve de gracht.
    .name = Stad: stallen, huizen en straten op niveau 0
    .example = Niveau van een stalvak, een huisvak en een straatvak = 0.

HAV-061 = Stad, niveau +1: de buitenste weergangen, behalve het stuk van de Grote Toren tot de Vrouwenpoort en de twee torens van de Pelgrimspoort.
    .name = Stad: de meeste buitenste weergangen op niveau 1
    .example = Niveau van de weergang boven de Montferratpoort = 1.

HAV-062 = Stad, niveau +2: de buitenste weergangen van de Grote Toren tot de Vrouwenpoort, de torens van de Pelgrimspoort en de weergangen van de citadel.
    .name = Stad: wat op niveau 2 ligt
    .example = Niveau van elk van de drie groepen = 2.

HAV-063 = Stad, niveau +3: niets.
    .name = Stad: niets op niveau 3
    .example = Geen vak van de Stad heeft niveau 3, 4 of 6.

HAV-064 = Stad, niveau +5: vakken van de donjon en de toren die aan de donjon vastzit.
    .name = Stad: de donjon op niveau 5
    .example = Niveau van een donjonvak en van een vak van die toren = 5.

HAV-065 = Stad, niveau +7: de wachttoren op de donjon.
    .name = Stad: de wachttoren op niveau 7
    .example = Niveau van het vak van de wachttoren = 7.

HAV-066 = Algemene regel: staan schutter en doel op verschillende niveaus met een obstakel (weergang, huis of iets anders) ertussen, dan kan het schot als de laagste van de twee minstens even ver van het obstakel staat als de hoogste.
    .name = De laagste moet even ver staan
    .ruling = Van ons: de verhoudingen van de rand van de weergang (HAV-090, HAV-091) gaan voor, dan komt Thales. Gelijke afstand is het geval N = 2H van Thales, en alleen een aanwijzing voor de spelers.
    .example = De hoogste 3 vakken van het obstakel, de laagste 3: kan. De laagste 2: geweigerd volgens de algemene regel.

HAV-067 = Is het hoogteverschil zo groot dat de algemene regel niet past, dan beslist de berekening van Thales. De regel geldt in beide richtingen: dezelfde toets dient voor een schot omhoog en omlaag.
    .name = Grote hoogteverschillen worden berekend
    .ruling = Van ons: overal waar geen verhouding van de rand van de weergang beslist (HAV-090, HAV-091), beslist Thales, hoe groot het hoogteverschil ook is.
    .example = Donjon (5) tegen straat (0) over een weergang (2): de ongelijkheid beslist. Verwissel schutter en doel, en het antwoord is hetzelfde.

HAV-068 = N is het verschil in niveau tussen schutter en doel.
    .name = N is het hoogteverschil
    .example = Schutter niveau 5, doel niveau 0: N = 5. Schutter -1, doel 2: N = 3.

HAV-069 = D telt de vakken die schutter en doel scheiden.
    .name = D telt de vakken tussen beiden
    .example = Twee personages met 6 vakken strikt tussen hen op de lijn: D = 6.

HAV-070 = D1 telt de vakken van het laagste personage tot de voet van het obstakel.
    .name = D1 is de afstand van de laagste
    .ruling = Van ons: D1 telt de vakken strikt tussen het laagste personage en het obstakel, en de vakken van het obstakel tellen aan de kant van het hoogste. Zo is D = D1 + D2, wat de formules nodig hebben om te kloppen.
    .example = 3 lege vakken tussen het laagste personage en het huisvak: D1 = 3.

HAV-071 = H is het niveau van het obstakel min het niveau van het laagste personage.
    .name = H is de hoogte van het obstakel
    .ruling = Van ons: is H 0 of minder, dan is er geen obstakel. Een verwoest vak is niveau 0 en geen obstakel.
    .example = Laagste personage op niveau 0, weergang op niveau 2: H = 2. Laagste personage in een gracht (-1), huis (1): H = 2.

HAV-072 = Een schot langs een obstakel kan dan en alleen dan als N x D1 >= D x H.
    .name = Eén ongelijkheid beslist over het schot
    .example = N=2,H=1,D=6: D1=3 geeft 6>=6, kan; D1=2 geeft 4>=6, geweigerd. N=5,H=2,D=10: D1=4 geeft 20>=20, kan; D1=3 geeft 15>=20, geweigerd.

HAV-073 = Vakken waarin andere personages staan, tellen bij de afstanden van deze berekening niet mee.
    .name = Vakken met andere personages tellen niet mee
    .ruling = Van ons: de vakken van schutter en doel tellen nooit mee, vakken met anderen wel. Naar de letter zouden personages op de lijn haar korter maken; de zin kan een vergissing zijn voor de vakken van de twee zelf, waarvan de opmerking over weergangen spreekt (HAV-092). De letterlijke regel is een optie, en staat uit.
    .example = Lijn met 7 vakken ertussen, waarvan één met een derde personage: D = 6, naar de letter van het spelregelboek.

HAV-074 = Voor deze berekening telt de top van een huis of een boom als een obstakel van niveau 1.
    .name = Huizen en bomen tellen voor één niveau
    .example = Van straat naar weergang over een huis: obstakel van niveau 1. Laagste personage op 0: H = 1.

HAV-075 = Huizen en bomen versperren nooit een schot van de ene weergang naar de andere dwars over de binnenkant van een vesting.
    .name = Van weergang naar weergang versperren huizen niets
    .example = Weergang (1) naar weergang (1) of (2) met huizen ertussen, binnen de muren: niet versperd door de huizen.

HAV-076 = Een overdekte toren op de lijn telt één niveau hoger dan zijn eigen niveau, voor het dak.
    .name = Een dak maakt een toren één niveau hoger
    .example = Overdekte toren op niveau 1: obstakel van niveau 2. N=2,D=6,D1=5: 10>=12, geweigerd; dezelfde toren zonder dak (H=1): 10>=6, kan.

HAV-077 = Gaat een schot over meer dan één obstakel, dan wordt elk apart getoetst, en één dat verspert, houdt het schot tegen.
    .name = Het schot moet langs elk obstakel
    .example = N=5,D=10: huis H=1 op D1=2 geeft 10>=10, gaat; weergang H=2 op D1=3 geeft 15>=20, verspert; uitkomst geweigerd.

HAV-078 = Elk trapvak heeft het niveau dat er op de weg naar boven bij hoort.
    .name = Elk trapvak heeft zijn eigen niveau
    .example = Trap van twee vakken vanaf 0: eerste vak niveau 1, tweede vak niveau 2.

HAV-079 = Een personage op een weergangvak dat achter de kantelen ligt (een vak dat de buitenmuur niet raakt), kan niet naar buiten schieten, op de twee uitzonderingen na.
    .name = Van teruggelegen vakken schiet niemand naar buiten
    .example = Schutter op een teruggelegen vak, doel buiten op de grond, geen uitzondering: geweigerd.

HAV-080 = Op een personage op een teruggelegen weergangvak kan van buiten niet worden geschoten, op de twee uitzonderingen na.
    .name = Van buiten schiet niemand op teruggelegen vakken
    .example = Boogschutter buiten op de grond, doel op een teruggelegen vak: geweigerd.

HAV-081 = Uitzondering 1: wie op een teruggelegen vak naast een verwoest muurvak staat, mag over de bres schieten en er beschoten worden.
    .name = Over een bres mag er wel worden geschoten
    .example = Teruggelegen vak naast een verwoest vak, en de lijn gaat door dat vak: mag in beide richtingen. De lijn gaat niet door de bres: geweigerd.

HAV-082 = Wie onder uitzondering 1 valt, heeft geen enkele dekking.
    .name = Over een bres is er geen dekking
    .example = Schot door de bres op dat personage: dekking = geen.

HAV-083 = Uitzondering 2: wie op een teruggelegen vak staat, mag schieten op een vijand op een belegeringstoren, en door die worden beschoten, zodra de vijand op de toren even dicht bij de kantelen is als het personage op de weergang.
    .name = Een nabije belegeringstoren en teruggelegen personages
    .ruling = Van ons: tel de vakken strikt tussen elk van beiden en het vak met de kantelen; voor wie op de toren staat, moeten het er evenveel of minder zijn.
    .example = Personage op de weergang 1 vak van de kantelen: vijand op de toren 2 vakken ver geweigerd, 1 vak ver mag, in beide richtingen.

HAV-084 = Een personage op de weergang dat volgens uitzondering 2 wordt beschoten, heeft geen dekking.
    .name = Tegen een nabije belegeringstoren is er geen dekking
    .example = Schot van de toren volgens uitzondering 2: dekking van het doel = geen.

HAV-085 = Liggen de weergangen op niveau 1 of 2, dan versperren huizen en bomen op een lager niveau geen schot van de ene weergang naar de andere.
    .name = Lage huizen versperren niets tussen weergangen
    .example = Weergang 1 naar weergang 2 over een huis op niveau 0: niet versperd.

HAV-086 = Twee personages, het ene op het laagste niveau binnen de muren en het andere op de weergang, kunnen op elkaar schieten.
    .name = Straat en weergang mogen op elkaar schieten
    .example = Personage op de weergang aan de binnenrand, vijand op straat binnen bereik zonder ander obstakel: mag in beide richtingen.

HAV-087 = Staat het personage op de weergang niet aan de binnenrand, dan kan het schot tussen hen alleen op de voorwaarden die volgen.
    .name = Achter de binnenrand gelden voorwaarden
    .example = Het hoogste personage aan de rand (0 vakken ervan): geen toets op de verhouding. Een of meer vakken terug: wel.

HAV-088 = Voorwaarde: de weergang mag aan de binnenkant niet versterkt zijn.
    .name = Nooit over een versterkte binnenkant
    .example = Achter de binnenrand van een vak dat naar binnen versterkt is: geweigerd, wat de afstanden ook zijn.

HAV-089 = De torens aan weerszijden van de Vrouwenpoort zijn aan de binnenkant versterkt.
    .name = De torens van de Vrouwenpoort zijn naar binnen versterkt
    .example = Beide groepen torenvakken van de Vrouwenpoort: inner_fortified = true.

HAV-090 = Voorwaarde bij één niveau verschil: de afstand van het laagste personage tot de rand van de weergang moet minstens 2 keer die van het hoogste zijn.
    .name = Eén niveau verschil: twee keer de afstand
    .ruling = Van ons: deze verhouding gaat voor Thales.
    .example = Het hoogste 1 vak van de rand: het laagste 2 mag, 1 geweigerd. Het hoogste 2: het laagste 4 mag, 3 geweigerd.

HAV-091 = Voorwaarde bij twee niveaus verschil: de afstand van het laagste personage tot de rand van de weergang moet minstens 4 keer die van het hoogste zijn.
    .name = Twee niveaus verschil: vier keer de afstand
    .ruling = Van ons: deze verhouding gaat voor Thales. Voor drie niveaus en meer, vanaf donjon of wachttoren, is geen verhouding gedrukt: daar beslist Thales, met de weergang als obstakel.
    .example = Het hoogste 1 vak van de rand: het laagste 4 mag, 3 geweigerd. Het hoogste 2: het laagste 8 mag, 7 geweigerd.

HAV-092 = Bij de afstand van een personage tot de rand van de weergang telt het eigen vak niet mee.
    .name = Het eigen vak telt niet mee
    .example = Precies één weergangvak ligt tussen het hoogste personage en de binnenrand: afstand = 1.

HAV-093 = Berekening van de dode zone voor het laagste personage: D1 = D2 x H / (N - H), waarbij D2 de afstand van het hoogste personage tot het obstakel is.
    .name = De dode zone van het laagste personage
    .ruling = Van ons: is N gelijk aan H of kleiner, dan deelt de formule door nul of wordt ze negatief, en is er bij geen enkele D1 een schot, want de ongelijkheid zou een D1 van minstens D vragen.
    .example = N=5,H=2,D2=4: 8/3 = 2,67. N=2,H=1,D2=3: 3.

HAV-094 = Berekening van de dode zone voor het hoogste personage: D2 = D1 x (N - H) / H.
    .name = De dode zone van het hoogste personage
    .ruling = Van ons: dit getal wordt alleen getoond, en de ongelijkheid (HAV-072) beslist over elk schot. De formule geeft voor het hoogste personage een grootste afstand.
    .example = N=5,H=2,D1=4: 6. N=2,H=1,D1=3: 3.

HAV-095 = Is de uitkomst van een dode zone geen heel getal, dan wordt ze naar boven afgerond.
    .name = Uitkomsten van de dode zone worden naar boven afgerond
    .ruling = Van ons: de getallen van de dode zone worden alleen getoond, en de ongelijkheid (HAV-072) beslist over elk schot. Voor het laagste personage klopt D1 naar boven afronden daarmee; voor het hoogste kan het ermee botsen: N=3, H=2, D1=3 geeft 1,5, getoond als 2, maar 3x3=9 is minder dan 5x2=10.
    .example = N=5,H=2,D2=4: D1 = 2,67, getoond als 3; nagerekend: 5*3=15 >= 7*2=14 klopt, terwijl D1=2 10 >= 12 geeft, en dat niet.

HAV-096 = De afgeronde uitkomst is de kleinste afstand tussen het obstakel en het personage waarvan wordt gevraagd of het kan schieten; dichtere vakken liggen in de dode zone.
    .name = Dichtere vakken liggen in de dode zone
    .example = Schildwacht N=2,H=1,D2=3: straatvakken met D1 = 1 of 2 worden als dood getoond, met D1 = 3 en meer niet.

HAV-097 = Een binnenste weergangvak (dat de buitenkant van de muur niet raakt) kan alleen worden gerammeid als een aangrenzend vak met kantelen al verwoest is.
    .name = Binnenste vakken alleen achter een verwoest vak
    .example = Binnenste vak zonder verwoest buurvak: rammeien geweigerd. Buurvak verwoest: aanvaard.

HAV-098 = Eén uitkomst 'D' op de rammeitabel verwoest zo'n binnenste weergangvak.
    .name = Eén D verwoest een binnenste vak
    .example = De eerste 'D' ertegen: toestand = verwoest.

HAV-099 = Een weergangvak aan de kantelen is pas na vier uitkomsten 'D' verwoest.
    .name = Vier D verwoesten een vak met kantelen
    .example = Na 3 keer 'D': het staat nog, schade 3. Na de vierde: verwoest.

HAV-100 = Belegeringstorens reiken tot muren van 1, 2 of 3 niveaus, en niet hoger.
    .name = Belegeringstorens reiken tot drie niveaus
    .example = Belegeringstoren tegen een hoogte van 3: aanvaard. Hoogte 5 (donjon): geweigerd.

HAV-101 = Wie boven op een belegeringstoren staat, heeft matige dekking tegen schutters op niveau 1 of 2.
    .name = Boven op de toren: matige dekking tegen niveau 1 en 2
    .ruling = Van ons: ook tegen schutters op niveau 0 of -1 is de dekking matig.
    .example = Schutter op niveau 1 of 2: dekking = matig.

HAV-102 = Tegen schutters op niveau 3 of hoger heeft wie boven op een belegeringstoren staat, maar lichte dekking.
    .name = Boven op de toren: lichte dekking vanaf niveau 3
    .example = Schutter in de donjon van de Stad (5): dekking = licht.

HAV-103 = Een belegeringstoren is altijd één niveau hoger dan de weergang die ermee wordt aangevallen.
    .name = Een belegeringstoren steekt één niveau boven de weergang uit
    .example = Belegeringstoren tegen een weergang van niveau 1: top op niveau 2. Tegen niveau 2: top op niveau 3.

HAV-104 = Wie op de top van een belegeringstoren staat, mag de vesting in schieten als de gewone beperkingen de lijn toelaten.
    .name = Vanaf de top van de toren schiet je naar binnen
    .example = Top van de toren (niveau 2) naar een doel op straat: doe de toetsen voor obstakels; mag als het ze doorstaat.

HAV-105 = Tegen schoten van de top van een belegeringstoren hebben verdedigers alleen dekking als ze vlak achter een kanteel staan of in een overdekt deel van de stad of het kasteel.
    .name = Alleen kantelen en daken beschermen tegen torentoppen
    .example = Verdediger vlak achter de kanteel: dekking telt. Verdediger één vak verder terug in de open lucht: dekking = geen. Verdediger in de stallen: oneindig.

HAV-106 = Belegeringstorens en stormrammen kunnen ter plaatse draaien, één vakrand naar links of naar rechts.
    .name = Belegeringstuigen draaien één vakrand tegelijk
    .example = De richting verandert één vakrand: aanvaard. Twee vakranden in één keer: geweigerd.

HAV-107 = Een draai kost één volledige spelbeurt.
    .name = Draaien kost een hele spelbeurt
    .example = Een belegeringstuig dat in beurt 5 draait, kan in beurt 5 niet verplaatsen; in beurt 6 mag het.

HAV-108 = Belegeringstorens en stormrammen mogen achteruit verplaatsen.
    .name = Belegeringstuigen mogen achteruit
    .example = Achteruit naar toegelaten terrein: aanvaard.

HAV-109 = Belegeringstorens en stormrammen mogen het kasteel of de stad in, zolang elk vak van de zet vlak terrein, ophaalbrug of gedempte gracht is.
    .name = Over vlak terrein komen belegeringstuigen binnen
    .example = Pad over vlak terrein, neergelaten ophaalbrug, vlak terrein: aanvaard. Pad met puin, trappen, drinkbak of open gracht: geweigerd.

HAV-110 = Stormladders reiken tot muren van 1 of 2 niveaus.
    .name = Stormladders reiken één of twee niveaus
    .example = Hoogte 1 of 2: er mag een stormladder staan.

HAV-111 = Een stormladder reikt nooit verder dan 2 niveaus.
    .name = Geen stormladder reikt drie niveaus
    .example = Hoogte 3 of meer: geweigerd.

HAV-112 = Een stormladder op of af klimmen kost 3 bewegingspunten.
    .name = Klimmen kost drie punten
    .example = Een personage met 8 punten klimt: nog 5 over. Nog 2 over: klimmen geweigerd.

HAV-113 = Van de stormladder op een weergangvak stappen kost 4 bewegingspunten.
    .name = Op de weergang stappen kost vier punten
    .example = Op de stormladder nog 5 punten over: stap aanvaard, nog 1 over. Nog 3 over: geweigerd, het personage blijft op de stormladder.

HAV-114 = Op een stormladder van 1 niveau mag een personage in één spelbeurt klimmen en op de weergang stappen als de punten volstaan, en 8 punten volstaan.
    .name = Eén niveau is in een beurt beklommen
    .example = 8 punten: 3+4=7, aanvaard, nog 1 over. 7 punten: aanvaard, nog 0 over. 6 punten: klimt, kan niet stappen.

HAV-115 = Wie in dezelfde beurt wil klimmen en afstappen, heeft een stormladder nodig die in een eerdere beurt is opgericht.
    .name = Een pas opgerichte stormladder wacht een beurt
    .ruling = Van ons: dit geldt voor een stormladder die van de grond is opgericht (ST-12); een die van een weergang is neergelaten, dient meteen (HAV-125).
    .example = Stormladder opgericht in beurt 3: klimmen en stappen in beurt 3 geweigerd; in beurt 4 aanvaard.

HAV-116 = Op een stormladder van 2 niveaus moet een personage dat op of af gaat, de beurt op de stormladder eindigen, hoeveel punten er ook over zijn.
    .name = Twee niveaus vragen een halte op de stormladder
    .ruling = Van ons: in de tweede beurt kost afstappen 4 punten, en het klimmen niet nog een keer.
    .example = Een personage met 10 punten klimt op een stormladder van 2 niveaus: na 3 punten eindigt de zet op de stormladder. De volgende beurt mag het afstappen.

HAV-117 = Deze regel voor verplaatsen op stormladders vervangt paragraaf 2.69 van CROISADES.
    .name = Dit vervangt de ladderregel van CROISADES
    .example = Geen andere regel voor verplaatsen op stormladders is in gebruik.

HAV-118 = Twee personages op een weergang mogen een stormladder die rechtop staat optillen als beide ernaast staan en geen van beide naast een vijand die kan aanvallen.
    .name = Twee op de weergang mogen een stormladder optillen
    .ruling = Van ons: naast de stormladder staat wie naast het vak van haar voet staat, of op het weergangvak aan haar top. Een opgetilde stormladder wordt gedragen door de kant die de weergang houdt, en mag aan beide kanten worden neergelaten (HAV-122).
    .example = Beide ernaast, geen vijand: aanvaard. Maar één personage, één dat er niet naast staat, of een ongedeerde vijand naast een van beide: geweigerd.

HAV-119 = Een stormladder optillen kost elk van de twee personages 4 bewegingspunten.
    .name = Optillen kost elk vier punten
    .example = Een van beide heeft nog 3 punten: geweigerd. Beide 4 of meer: aanvaard, elk 4 punten eraf.

HAV-120 = Na het optillen wordt het fiche van de staande stormladder vervangen door dat van een liggende.
    .name = Een opgetilde stormladder ligt plat
    .example = Toestand van de stormladder gaat van staand naar liggend.

HAV-121 = Het fiche van de liggende stormladder ligt op de vakken van de twee dragers.
    .name = De stormladder ligt op haar twee dragers
    .example = Plaats van de stormladder = de vakken van de twee dragers.

HAV-122 = Twee personages die op een weergang een stormladder dragen, mogen haar op elk moment aan beide kanten van de weergang neerlaten als geen van beide naast een vijand staat die kan aanvallen en minstens één aan de rand van de weergang staat.
    .name = Dragers laten een stormladder aan beide kanten neer
    .ruling = Van ons: op elk moment betekent in elke verplaatsingsfase van de eigenaar, voor elk 4 punten.
    .example = Eén drager aan de binnenrand: neerlaten aan de kant van de stad aanvaard. Geen van beide aan een rand: geweigerd. Vijand ernaast: geweigerd.

HAV-123 = Het vak dat voor de voet van de stormladder wordt gekozen, moet leeg zijn en naast minstens één drager liggen; het fiche wordt weer dat van een staande.
    .name = De voet van de stormladder vraagt een leeg vak
    .example = Lager vak vrij en ernaast: aanvaard, toestand staand. Bezet of niet ernaast: geweigerd.

HAV-124 = Een stormladder neerlaten kost elke drager 4 bewegingspunten.
    .name = Neerlaten kost elk vier punten
    .example = Drager met nog 3 punten: geweigerd.

HAV-125 = Een stormladder die van een weergang is neergelaten, mag in dezelfde beurt worden gebruikt.
    .name = Een neergelaten stormladder dient meteen
    .ruling = Van ons: meteen, anders dan een die van de grond is opgericht. Neergelaten in beurt 4 over één niveau: erop en eraf in beurt 4; over twee niveaus: erop in beurt 4, eraf in beurt 5.
    .example = Neergelaten in beurt 4: een derde personage mag erop klimmen in beurt 4.

HAV-126 = Een stormladder kan niet worden verplaatst zolang er een personage op staat.
    .name = Een stormladder waar iemand op staat, blijft staan
    .example = Personage op de stormladder: optillen en neerlaten geweigerd.

HAV-127 = Een stormladder kan niet worden verplaatst zolang er een vijand op een vak naast haar voet staat.
    .name = Een vijand aan de voet houdt de stormladder vast
    .example = Vijand naast de voet: optillen geweigerd. Vriend naast de voet: aanvaard.

HAV-128 = Een personage mag een stormladder van beneden proberen om te duwen, op precies dezelfde manier als van boven (regel 1.94 van SIEGE).
    .name = Stormladders mogen ook van beneden worden omgeduwd
    .example = Zelfde bevel, zelfde worp en zelfde uitkomsten van beneden en van boven.

HAV-129 = Om van beneden om te duwen moet het personage naast de voet van de stormladder staan.
    .name = Wie van beneden omduwt, staat naast de voet
    .example = Naast de voet: aanvaard. Twee vakken ver: geweigerd.

HAV-130 = Een bestorming eindigt alleen als er vijf beurten lang geen gevecht van man tegen man is geweest en als daarbij aan de voorwaarde van de scheiding is voldaan.
    .name = Vijf rustige beurten kunnen een bestorming beëindigen
    .example = 4 rustige beurten en gescheiden: ze gaat door. 5 rustige beurten en gescheiden: ze eindigt. Een gevecht in de vierde rustige beurt zet de telling terug op 0.

HAV-131 = Voorwaarde van de scheiding: tussen elke verdediger en de aanvallers ligt minstens één barrière (muur, gracht, poort of onbegaanbaar vak).
    .name = De twee kanten moeten gescheiden zijn
    .example = 5 rustige beurten, maar één verdediger staat over een open straat tegenover een aanvaller: de bestorming gaat door.

HAV-132 = Als een bestorming eindigt, wordt elke verdediger zonder een reeks lege vakken naar de donjon vanzelf gevangengenomen.
    .name = Wie is afgesneden, wordt gevangen
    .ruling = Van ons: een reeks begaanbare vakken waar geen vijand staat; de eigen mensen laten hen door. Versperden ook vrienden haar, dan nam een bestorming zonder één slag de voorste rij van het garnizoen gevangen.
    .example = Verdediger in de Pelgrimstoren met elk pad naar de donjon versperd of bezet: gevangen. Verdediger met een vrij pad: blijft.

HAV-133 = Wordt de strijd afgebroken, dan kunnen de aanvallers zich hergroeperen en krijgen de belegerden tijd: er wordt pas bij een latere bestorming weer gevochten.
    .name = Vechten gaat verder met een latere bestorming
    .example = Na het einde van de bestorming worden bevelen om te vechten geweigerd, tot er een nieuwe begint.

HAV-134 = Richtlijn, niet afgedwongen: een grenskasteel kan in twee bestormingen vallen; een kasteel van een baron of een stad vraagt er vaak vier.
    .name = Hoeveel bestormingen je mag verwachten
    .ruling = Van ons: het zegt wat je mag verwachten en bindt niemand. Een belegering heeft zoveel bestormingen als haar dagen en haar mensen toelaten (ST-21).
    .example = Geen regel beperkt het aantal bestormingen of schrijft er een voor.

HAV-135 = Omdat de ruimte onder de weergangen niet op de kaart is getekend, mag een speler die gebruiken op de twee manieren die volgen.
    .name = De ruimte onder weergangen mag worden gebruikt
    .example = Bij het opstellen worden beide mogelijkheden aangeboden.

HAV-136 = Fiches van paarden mogen aan de voet van een weergang worden gestapeld.
    .name = Paarden mogen onder een weergang worden gestapeld
    .example = Drie paarden op één vak aan de voet van een weergang: aanvaard.

HAV-137 = Alle paarden die aan de voet van een weergang zijn gestapeld, hebben oneindige dekking.
    .name = Gestapelde paarden hebben oneindige dekking
    .example = Schot op een paard in die stapel: geweigerd of zonder gevolg.

HAV-138 = Aanvallers mogen onder de weergangen worden opgesteld voor een bestorming begint.
    .name = Aanvallers mogen onder de weergangen wachten
    .example = Opstelling voor de bestorming: de belegeraar zet personages onder een weergangvak dat in eigen handen is: aanvaard.

HAV-139 = Aanvallers mogen alleen onder de weergangen worden opgesteld als de belegeraars al een deel van de vesting in handen hebben.
    .name = Alleen in een deel dat de belegeraars houden
    .example = De belegeraars houden binnen niets: geweigerd.

HAV-140 = Wie zo is opgesteld, wordt op de weergangvakken gezet, maar telt als eronder.
    .name = Ze staan onder de weergang, niet erop
    .example = Laag = onder de weergang, niet erop; niet op het niveau van de weergang.

HAV-141 = Zodra de bestorming begint, komen deze aanvallers tevoorschijn en zijn de weergangvakken weer wat ze gewoonlijk zijn.
    .name = Ze komen tevoorschijn als de bestorming begint
    .example = Bij het begin van de bestorming wordt de laag 'onder de weergang' leeggemaakt; tijdens de bestorming mag niemand erin.

HAV-142 = Scenario 4 van SIEGE houdt zijn eigen bijzondere regel; deze opstelling komt erbij.
    .name = Scenario 4 van SIEGE houdt zijn eigen regel
    .ruling = Van ons: geen van onze scenario's is het vierde van SIEGE, waarvan we de bijzondere regel niet kennen; er is niets waar deze opstelling bij kan komen.
    .example = Scenario 4 van SIEGE: zowel zijn bijzondere regel als deze zijn mogelijk.

HAV-143 = Houden de belegeraars de weergangen en verzetten de verdedigers zich nog in de citadel, dan kan er een ontzettingsleger komen om de belegering van buiten te breken.
    .name = Een ontzettingsleger kan van buiten komen
    .example = Toestand: weergangen van de belegeraars, citadel van het garnizoen: komst van het ontzettingsleger aanvaard. Weergangen niet in handen: deze regels beginnen niet.

HAV-144 = Tegenover een ontzettingsleger kiezen de belegeraars: buiten een veldslag leveren (CROISADES, paragraaf 2.66) of zich verschansen in het deel van de vesting dat ze houden.
    .name = Belegeraars leveren slag of verschansen zich
    .example = Precies één van de twee keuzes moet worden vastgelegd.

HAV-145 = Leveren de belegeraars buiten een veldslag, dan moeten ze een van twee manieren kiezen: alles inzetten, of zich verdelen.
    .name = Veldslag: met alles of verdeeld
    .example = Keuze voor een veldslag zonder manier: geweigerd.

HAV-146 = Manier 1, alle troepen: de belegeraars verlaten het deel van het kasteel of de stad dat ze houden, en het belegerde garnizoen krijgt vanzelf de hele vesting terug.
    .name = Met alles: het garnizoen krijgt alles terug
    .example = Na die keuze: elk vak van de vesting is van het garnizoen.

HAV-147 = Manier 2, verdelen: een deel levert de veldslag en het andere zet binnen de belegering voort.
    .name = Verdeeld: een deel vecht, een deel belegert
    .example = Elk personage van de belegeraars hoort bij precies één van de twee delen.

HAV-148 = Bij manier 2 krijgen de belegerden vanzelf het initiatief en mogen ze proberen te heroveren wat de belegeraars houden.
    .name = Verdeeld: de belegerden krijgen het initiatief
    .example = Wie het initiatief heeft = de belegerden, zonder worp.

HAV-149 = Dat vanzelf verkregen initiatief geldt maar één dag: dag 1 van de strategische belegeringsbeurt waarin de veldslag valt.
    .name = Dat initiatief duurt één dag
    .example = Dag 1: de belegerden. Dag 2: de gewone regels voor het initiatief.

HAV-150 = Slaan de belegerden het initiatief af, dan gaat het terug naar de belegeraars.
    .name = Geweigerd initiatief gaat naar de belegeraars
    .example = Afgeslagen op dag 1: wie het initiatief heeft = de belegeraars.

HAV-151 = De veldslag buiten en de strijd binnen moeten tegelijk worden gespeeld; de spelers gaan van de ene tafel naar de andere.
    .name = Aan beide tafels wordt tegelijk gespeeld
    .ruling = Van ons: beide tafels delen één beurtteller, en een beurt is pas voorbij als beide haar hebben afgesloten.
    .example = Beurt n van de tafel buiten moet af zijn voor beurt n+1 van de tafel binnen begint, en omgekeerd.

HAV-152 = Belegeraars die de veldslag weigeren en zich verschansen, mogen hun belegeringstuigen mee naar binnen nemen.
    .name = Wie zich verschanst, mag belegeringstuigen meenemen
    .example = Gekozen om zich te verschansen: belegeringstuigen mogen in het deel dat ze houden worden gezet.

HAV-153 = De belegerden mogen tijdens bestormingen proberen die belegeringstuigen in brand te steken.
    .name = Die belegeringstuigen mogen in brand worden gestoken
    .example = Poging tot brand bij een belegeringstuig in dat deel, tijdens een bestorming: aanvaard.

HAV-154 = Belegeraars die zich hebben verschanst, kunnen leven van de rantsoenen die het garnizoen achterliet toen het zich in de citadel terugtrok (actie 1 van CROISADES, paragraaf 2.64), en van wat ze zelf meebrachten.
    .name = Wie zich verschanst, eet rantsoenen van het garnizoen
    .example = Het garnizoen liet er 6 achter, de belegeraars brachten er 4 mee: hun voorraad = 10.

HAV-155 = Vanaf dan zijn de rollen voor het initiatief omgekeerd: de belegerden (citadel en ontzettingsleger) handelen als belegeraars, en wie de weergangen houdt, handelt als de belegerden.
    .name = Na het verschansen zijn de rollen omgekeerd
    .example = Na de omkering, gevraagd naar de rol: citadel + ontzet = belegeraar, wie de weergangen houdt = belegerde.

HAV-156 = Op een dag waarop de nieuwe belegeraars van ver rammeien, mag wie de weergangen houdt, zonder initiatief de citadel bestormen.
    .name = Wie gerammeid wordt, mag de citadel bestormen
    .example = De nieuwe belegeraars rammeien, de houders van de weergangen hebben het initiatief niet: bestorming van de citadel aanvaard. De nieuwe belegeraars doen iets anders: geweigerd.

HAV-157 = Onderhandelingen over de overgave van een van beide kanten zijn in deze toestand geschorst.
    .name = Over overgave wordt niet onderhandeld
    .example = Aanbod van overgave of worp op de overgavetabel, door welke kant ook: geweigerd.

HAV-158 = Alleen de regels voor de automatische overgave gelden nog (speelhulp 2 van CROISADES).
    .name = De automatische overgave blijft gelden
    .example = Voorwaarde voor automatische overgave vervuld: de overgave gaat door, ook al zijn de onderhandelingen geschorst.

HAV-159 = Aan de overgavetabel wordt een laatste regel toegevoegd: +4 als de belegeraars het hele kasteel, of de hele stad, in handen hebben behalve de donjon. Ze komt in de plaats van de andere regels voor de voortgang.
    .name = Alles behalve de donjon geeft plus vier
    .example = De belegeraars houden alle vakken van de Stad behalve de donjon: bonus voor de voortgang = 4.

HAV-160 = De regel met +4 geldt niet voor het grenskasteel.
    .name = Plus vier is niet voor het grenskasteel
    .example = Grenskasteel, alles in handen behalve de donjon: de regel met +4 is er niet.

HAV-161 = Drie afzonderlijke factoren geven een bonus: het aantal belegeraars, het voorraadniveau van de belegerden en de voortgang van de belegering.
    .name = Drie factoren geven een bonus
    .example = Bij elke regel met een bonus staat precies één van de drie factoren.

HAV-162 = Alleen bonussen van verschillende factoren worden opgeteld; binnen één factor telt er één.
    .name = Van elke factor telt één bonus
    .example = Aantal +2, voorraad +1, voortgang +2 en +4 allebei waar: samen 2+1+4 = 7, niet 9.

HAV-163 = Ligt het begin of het einde van een trap precies op één zijde van een vak, dan geeft alleen dat vak toegang tot de trap, en alleen van daar kan worden gevochten met wie erop staat.
    .name = Een trapeinde op één zijde heeft één toegang
    .example = Trapeinde op de zijde die met vak A wordt gedeeld: A mag erop en mag aanvallen; andere buurvakken geweigerd.

HAV-164 = Komt een trap op twee vakken tegelijk uit, dan geven beide toegang en kan van beide worden gevochten.
    .name = Een trap naar twee vakken heeft twee toegangen
    .example = De opening ligt over A en B: beide aanvaard, een derde buurvak geweigerd.

HAV-165 = Een trap die midden in een vak eindigt, is bereikbaar vanaf alle vakken die aan dat vak grenzen, en van daar kan er ook worden gevochten.
    .name = Een trap midden in een vak is van overal bereikbaar
    .example = Opening in het midden van vak M: elk van de zes buurvakken van M dat begaanbaar is, aanvaard.

ST-01 = Een fiche is één personage en heeft drie getallen: aanval, verdediging en beweging; alle drie worden ze lager als het personage gewond is, en de achterkant toont het verdoofd of dood. Een personage te paard heeft vier fiches, twee te voet en twee te paard. (Gevonden.) Van ons: de soorten, met aanval/verdediging/bewegingspunten te voet, hetzelfde gewond, hetzelfde te paard, pantser, wapen, en kosten te voet (te paard). Baron: 9/9/8; gewond 5/5/4; te paard 13/10/16; pantser; geen schietwapen; 44 (72). Ridder: 8/8/8; gewond 4/4/4; te paard 12/9/16; pantser; geen schietwapen; 40 (68). Sergeant: 6/7/8; gewond 3/4/4; te paard 9/8/16; pantser; geen schietwapen; 34 (60). Speerdrager: 6/5/9; gewond 3/3/5; nooit te paard; geen pantser; geen schietwapen; 31. Voetsoldaat: 5/5/9; gewond 3/3/5; nooit te paard; geen pantser; geen schietwapen; 29. Kruisboogschutter: 4/4/9; gewond 2/2/5; nooit te paard; geen pantser; kruisboog; 33. Langboogschutter: 3/3/10; gewond 2/2/5; nooit te paard; geen pantser; lange boog; 28. Boogschutter: 3/3/10; gewond 2/2/5; nooit te paard; geen pantser; korte boog; 28. Ingenieur: 3/3/9; gewond 2/2/5; nooit te paard; geen pantser; geen schietwapen; 21. Poorter: 2/2/10; gewond 1/1/5; nooit te paard; geen pantser; geen schietwapen; 18. Burger: 0/1/10; gewond 0/1/5; nooit te paard; geen pantser; geen schietwapen; 12. Gewond is de helft van elk getal, naar boven afgerond, maar een gewonde ruiter houdt de beweging van het paard. De kosten zijn 2 x (aanval + verdediging) + bewegingspunten, +6 voor een boog, +8 voor een kruisboog; wie te paard zit, betaalt voor de getallen te paard plus 10. De 8 punten van gepantserden te voet passen bij het voorbeeld met de stormladder van HAV-114. De personages dragen namen van ons.
    .name = Welke soorten personages zijn er, en wat zijn ze waard?

ST-02 = Een vak is ongeveer 2 m breed en een spelbeurt duurt ongeveer 10 seconden. Een spelbeurt is een eerste en een tweede spelersbeurt met hetzelfde verloop; elk heeft vijf fasen in een vaste volgorde, een fase is af voor de volgende begint, en de eerste is een fase van beschieting; de Engelse regels splitsen die in boogschutters te voet en dan de rest, de Franse niet. (Gevonden.) Van ons: de fasen. 1 eerste beschieting; 2 verplaatsen, met afweerschoten van de andere kant; 3 gevecht; 4 tweede beschieting, door eigen schutters die niet verplaatst en niet gevochten hebben; 5 herstel, branden en mechanieken.
    .name = Hoe verloopt een spelbeurt?

ST-03 = Telkens: bewegingspunten te voet, te paard; dekking; wat erbij komt op de gevechtsdobbelsteen. Van ons, tenzij er iets anders staat. Vlak terrein, straat, open poort, neergelaten ophaalbrug, het vak van het valluik zolang het veilig is: te voet 1, te paard 1; geen dekking; 0. Weergangvak, erlangs: te voet 1, te paard niet; zwaar aan elke versterkte kant (spelregelboek); -1 voor een aanvaller van beneden. Stormladder, op of af: te voet 3 (spelregelboek), te paard niet; geen dekking; -2 voor wie er vanaf aanvalt, +2 tegen wie erop staat. Van een stormladder op de weergang: te voet 4 (spelregelboek), te paard niet; dekking en dobbelsteen zoals op de weergang. Trapvak: te voet 2, te paard niet; geen dekking; -1 voor een aanvaller van beneden. Drinkbak: te voet 4, te paard 4 (spelregelboek); geen dekking; -1 voor een aanvaller erin, +1 voor een aanvaller ertegen. Huis: te voet 2, te paard niet; matig; 0. Stallen: te voet 2, te paard 2; oneindig (spelregelboek); 0. Open gracht: te voet 4, te paard niet; geen dekking; -1 voor een aanvaller erin. Gedempte gracht: te voet 2, te paard niet; geen dekking; 0. (Gevonden.) Vak van een belegeringstoren: te voet 2, te paard niet; oneindig of licht, en over de top zegt het spelregelboek meer (HAV-101, HAV-102); 0. (Gevonden.) Puin, betreden vanuit een grachtvak of een vak met kantelen: te voet 2; matig van alle kanten. (Gevonden.) Te paard niet, en 0, is van ons. Uit puin omhoog een weergang op: te voet 4, te paard niet. Waterput, diep water, opgehaalde trap, open valluik: niemand betreedt ze (spelregelboek). Vak met twee of meer lichamen: +1 te voet en te paard; 0. Verder gevonden: ruw terrein 4, geen paarden, lichte dekking, geen effect op het gevecht; een klif is onbegaanbaar, geeft geen dekking, en er kan niet worden gevochten.
    .name = Wat kost elk terrein, en wat geeft het?

ST-04 = Eén staand personage per vak en niveau, en zoveel lichamen als er zijn; één verdoofd personage mag het vak delen met één staande vriend. Poortvakken houden op elk niveau één personage (HAV-007). Door vrienden mag je heen, maar je mag niet op hen stoppen. Van ons, behalve waar het spelregelboek wordt genoemd.
    .name = Hoeveel personages mogen er in een vak staan?

ST-05 = Een personage heeft contact met een vijand op een aangrenzend vak van hetzelfde niveau, of op een vak dat verbonden is door een trap, een stormladder, een bres of de klep van een belegeringstoren, zonder muur of gesloten poort ertussen. Een vijand kan aanvallen als die niet verdoofd of dood is en niet op een stormladder onder de top staat. In contact komen beëindigt een zet. Van het ene vak met contact naar het andere gaan vraagt de infiltratieworp (ST-06). Van ons.
    .name = Wanneer hebben twee vijanden contact?

ST-06 = De infiltratieworp is een D10, -1 voor elke vijand in contact na de eerste, +1 te paard. Bij 2 of minder stopt het personage en is het gewond; bij 3 tot 5 stopt het in het eerste vak met contact; bij 6 of meer gaat het verder. Van ons.
    .name = Wie komt langs een vijand?

ST-07 = Van ons: tel de aanvalswaarden op, deel ze door de verdediging van de verdediger, en neem de eerstvolgende lagere kolom; onder 1:3 mag er niet worden aangevallen. Gooi een D10; met de aanpassingen blijft die binnen 1 tot 10. De letters bij 1, 2, 3, 4, 5, 6, 7, 8, 9, 10: kolom 1:3: A A A B B B B - - C; kolom 1:2: A A B B B - - C C D; kolom 1:1: A B B B - C C C D D; kolom 3:2: A B B - C C C D D E; kolom 2:1: B B - C C C D D E E; kolom 3:1: B - C C C D D E E F; kolom 4:1 en meer: - C C C D D E E F F. B: de aanvaller gaat 1 vak terug; C: de verdediger gaat 1 vak terug; D: de verdediger is verdoofd; E: de verdediger is gewond; F: de verdediger is gedood; streepje: geen effect. Er is ook een A. (Gevonden.) Van ons: bij A is één aanvaller verdoofd, die de verdediger kiest. Een terugtocht geldt voor alle aanvallers, of alle verdedigers, van dat gevecht. Een verdoofd of gewond personage dat opnieuw verdoofd of gewond wordt, is dood, en een verdoofd personage dat terug moet ook. (Gevonden.) Voorbeelden: aanval 16 tegen 8 is 2:1; een 9 geeft E, gewond. 15 tegen 8 is 1,88, kolom 3:2; een 9 geeft D. In de oudere spellen van de reeks mag wie teruggaat, niemand verdringen en niet naast een vijand eindigen, en is gewond wie dat toch moet; het latere spel veranderde beide. (Gevonden.) Van ons: zoals in het latere spel. Verdringen mag, wie naast een vijand eindigt, doet de infiltratieworp, en wie dat niet kan, is gewond; stap voor stap in ST-38.
    .name = Hoe wordt een gevecht gegooid?

ST-08 = Gevonden op één blad van de reeks, voor een tienzijdige dobbelsteen waarbij laag goed is: het bereik telt kort 0, middel 1, lang 2 erbij. Lans geworpen te paard 1-3, 4-6, 7-9; lans geworpen te voet 1-4, 5-8, 9-12; werpspeer te voet 1-5, 6-12, 13-25: deze drie alleen voor aanvalsschoten, zonder gevolg voor het verplaatsen. Dolk 1-2, 3-4, 5-7, het gebruik niet achterhaald. Een of andere boog, hoogstwaarschijnlijk de composietboog, 1-12, 13-30, 31-70, voor aanvalsschoten en afweerschoten, met de beweging gehalveerd, naar beneden afgerond. Een gepantserd doel telt 1 erbij. Een som boven 10 telt als 10. Kruisboog en dolk beginnen op plaats 1 van de tabel, composietboog en lans op 2, korte boog en werpspeer op 3; elke kolom eindigt met een open laatste trede op plaats 9. De rijen van de tabel staan in ST-30. SIEGE zelf heeft kolommen voor korte boog, lange boog en kruisboog, twee tabellen van doelen, en een eerste tabel met aanpassingen voor het bereik en de gezondheid van de schutter. De letters voor een doel te voet: A bij een aanvalsschot: het doel gaat meteen 2 vakken terug; A bij een afweerschot: de beweging van het doel wordt deze beurt 2 vakken minder; B: gewond, en bij een afweerschot blijft maar de helft van de resterende beweging over, naar beneden afgerond; C: gedood; streepje: mis. Wie door een schot teruggaat, mag door vrienden heen en mag hen verdringen om de afstand te halen; komt die of een verdrongene langs een vijand of ernaast te staan, dan beslist de infiltratieworp; door vakken van vijanden kan het niet; is de volle afstand niet te halen, dan volgt een wond. (Gevonden.) Afgeleid uit beschadigde tekst: welk wapen bij welke kolom hoort, dat de kolom van de kruisboog ook voor doelen te voet dient, en welke letter welke van de vier betekenissen heeft. Van ons: de lange boog krijgt de kolom en de bereiken van de composietboog (1-12, 13-30, 31-70). Korte boog 1-10, 11-25, 26-50. Kruisboog 1-15, 16-35, 36-60, alleen voor aanvalsschoten, en niet in de spelersbeurt na een schot. Een gewonde schutter telt 1 erbij. Tegen oneindige dekking mag het schot niet. De letters voor een doel te paard: A de ruiter gaat 2 terug; B het paard is geraakt, zijn beweging gehalveerd; C het paard is gedood, de ruiter te voet en verdoofd; D de ruiter is gewond; E de ruiter is gedood. Een doel te paard in zware dekking gebruikt de rij voor matig, één plaats verder naar rechts.
    .name = Hoe ver schieten wapens, en wat doet een treffer?

ST-09 = Wie te paard 4 of meer vlakke vakken in een rechte lijn aflegt en in contact eindigt, telt de helft van de eigen aanval erbij, naar beneden afgerond, tegen iemand te voet. Geen charge op weergangen, trappen, puin of drinkbak, of door lichamen heen. Van ons.
    .name = Wat levert een charge op?

ST-10 = In fase 5 van de volgende spelersbeurt van de eigenaar, als er geen vijand in contact is die kan aanvallen; anders blijft het verdoofd. Een verdoofd personage heeft geen aanval, verdedigt zich met de helft, naar boven afgerond, en kan niet verplaatsen. Van ons.
    .name = Wanneer herstelt een verdoofd personage?

ST-11 = De bediener staat in de fasen 2 tot 5 op het vak van het mechaniek zonder te verplaatsen of te vechten, en zonder contact met een vijand die kan aanvallen; de ophaalbrug, de trap of het valluik verandert van stand in fase 5. Neerlaten gaat net zo. Wie er op dat moment op staat: ophaalbrug en trap verdoven, het valluik doodt (HAV-029, HAV-035). Van ons, in plaats van SIEGE 1.8; gevonden is alleen dat die paragraaf over de ophaalbrug gaat.
    .name = Hoe worden ophaalbrug, trap en valluik bediend?

ST-12 = Door twee aangrenzende personages aan de voet van de muur, voor elk 4 bewegingspunten, met het vak van de voet vrij; de volgende beurt is ze te gebruiken. Van ons.
    .name = Hoe wordt een stormladder opgericht?

ST-13 = Voor 4 bewegingspunten, zonder contact met een andere vijand dan wie op die stormladder staat. Een D10, +1 voor elke vriend naast de eerste, -1 voor elk personage op de stormladder: bij 7 of meer valt ze om. Een omgevallen stormladder ligt aan haar voet. Wie erop staat: bij een stormladder van één niveau verdoofd; bij een van twee niveaus een D10, 1-6 verdoofd, 7-10 gewond. Van ons, in plaats van SIEGE 1.94; gevonden is alleen dat die paragraaf over stormladders gaat.
    .name = Hoe wordt een stormladder omgeduwd?

ST-14 = Een belegeringstoren heeft 6 duwers en verplaatst 1 vak per beurt. Een stormram heeft 4 personages en verplaatst 2 vakken per beurt; hij slaat in fase 3 volgens de rammeitabel (ST-53) met 9 punten, en C telt niet. Een draai kost de hele beurt (HAV-107). De klep van de belegeringstoren sluit op de weergang aan; erover gaan kost 2, wat voor een vak van een belegeringstoren is gevonden. Mangonel en blijde verplaatsen niet. Van ons, tenzij er iets anders staat.
    .name = Hoe verplaatsen belegeringstoren en stormram, en hoe slaat de ram?

ST-15 = Een poort wordt geopend door drie D van een stormram. De hoofddeur van de donjon wordt gesloten en geopend zoals een poort, van binnen; twee D van een stormram openen haar, of vijf geslaagde aanvallen op 3:1 van minstens twee personages met bijlen tegen verdediging 12. Van ons, de deur in plaats van de regel van SIEGE.
    .name = Wanneer begeven een poort en de deur van de donjon het?

ST-16 = Eén vat, twee personages aan de rand van de weergang, voor elk 4 bewegingspunten. Het treft het vak aan de voet van de muur, of een stormladder: voor elk personage daar een D10, 1-3 gedood, 4-7 gewond, 8-10 gaat 2 terug. Aan een belegeringstuig kan het brand stichten bij 6 of meer. Van ons.
    .name = Wat doet kokende olie?

ST-17 = Een personage met vuur naast een belegeringstuig of een houten trap besteedt er een hele beurt aan: een 6 of meer steekt het aan, met olie een 4 of meer. Elke fase 5 daarna maakt de brand 1 groter; bij 4 is het ding vernietigd. Twee personages die er een beurt naast besteden, blussen de brand bij 5 of meer zolang die op 1 of 2 staat. Van ons. In SIEGE draagt elke brandstichter een fles olie en brandende kaarsen, en op het formulier van dat spel staat een tabel voor brand. (Gevonden; wat de tabel zegt, is niet achterhaald.)
    .name = Hoe wordt iets in brand gestoken en geblust?

ST-18 = Ze vraagt 5 ingenieurs, een volle strategische beurt lang; dan geeft ze bij de volgende bestorming één D op een gekozen vak van de buitenmuur, bij 4 of meer. Van ons.
    .name = Wat doet een mijn?

ST-19 = Ze heeft vijf dagen. Elke dag: 1 initiatief; 2 wat de houder ervan doet; 3 bestorming, als die er is; 4 genezing. Na dag 5: rantsoenen, dan overgave. Van ons.
    .name = Hoe verloopt een strategische belegeringsbeurt?

ST-20 = Een D10 plus de leider (baron 2, ridder 1), +1 voor een kant met 2:1 in aantal. Gelijk: het blijft bij wie het had; dag 1 van een belegering is voor de belegeraars. De belegeraars kunnen: bestormen; van ver rammeien; voorbereiden (stormladders, fascines, herstel); blokkeren. De belegerden kunnen: zich in de citadel terugtrekken en rantsoenen achterlaten (in plaats van actie 1 van CROISADES 2.64); een uitval doen; één D herstellen; rusten. Van ons.
    .name = Wie heeft het initiatief, en wat mag die doen?

ST-21 = Hoogstens één per dag, gespeeld in spelbeurten tot aan de voorwaarde van het spelregelboek voor het einde (HAV-130, HAV-131) is voldaan of tot één kant niemand meer heeft. Van ver rammeien kan alleen op dagen zonder bestorming. Van ons.
    .name = Hoeveel bestormingen op een dag, en hoe lang?

ST-22 = Eén rantsoen voedt 5 mensen of 2 paarden, een strategische beurt lang. Het voorraadniveau is het aantal hele beurten dat er nog is. Wie niet gevoed is, vecht alsof die gewond is. Van ons.
    .name = Hoeveel eten er van een rantsoen?

ST-23 = Als de belegeraars na dag 5 voorwaarden aanbieden: een D10 plus de beste bonus van elke factor; bij 12 of meer geeft het zich over. Aantal belegeraars: 2:1 +1, 3:1 +2, 5:1 +3. Voorraadniveau van de belegerden: 2 of 3 beurten +1, 1 beurt +2, geen +4. Voortgang: eerste bres +1, een poort of een stuk weergang in handen +2, alle buitenste weergangen in handen +3, alles behalve de donjon +4, het laatste niet voor het grenskasteel (spelregelboek: HAV-159, HAV-160). Voorbeeld: 3:1, voor één beurt eten, alles behalve de donjon: 2 + 2 + 4 = 8, zodat een 4 of meer overgave is. Van ons, behalve waar het spelregelboek wordt genoemd.
    .name = Wanneer aanvaardt een garnizoen de voorwaarden?

ST-24 = Meteen als het geen staande strijder meer heeft; na dag 5 als het een hele strategische beurt zonder rantsoenen was; of als zijn bevelhebber dood of gevangen is en de verhouding 10:1 of meer is. Van ons, in plaats van speelhulp 2 van CROISADES.
    .name = Wanneer geeft een garnizoen zich ongevraagd over?

ST-25 = Elk gewond personage gooit één keer per dag zonder bestorming: bij 1 sterft het, bij 2-7 verandert er niets, bij 8-10 is het genezen. Van ons. Dat de reeks een tabel voor genezing heeft, is gevonden; wat ze zegt, is niet achterhaald.
    .name = Genezen de gewonden?

ST-26 = Verliespunten: baron 5, ridder 4, sergeant 3, andere strijders 1, een gewonde de helft daarvan. Van ons. Eén scenario van SIEGE telt verliespunten: de overwinning van de aanvaller is beslissend tot 20 verloren, aanzienlijk tot 30, nipt daarboven; voor de verdediger 10 en 15. (Gevonden.) Van ons: deze grenzen gelden, tenzij het scenario andere geeft.
    .name = Wat zijn verliezen waard?

ST-27 = Een spelbeurt is de spelersbeurt van de kant die bestormt, en dan die van de andere. In elk komen de vijf fasen van ST-02 na elkaar; een fase is voorbij als de eigenaar dat zegt. In fase 2 verplaatst de eigenaar één personage (of één paar, bemanning of stormladder) tegelijk, maakt dat af, en neemt dan het volgende. Wat een regel open laat, kiest de eigenaar van het personage in kwestie; is er dan nog een volgorde nodig, dan gaat het op kolom, rij, laag van beneden, en id. Van ons.
    .name = Wie is het eerst?

ST-28 = Een schutter schiet één keer in elke eigen spelersbeurt: in fase 1 (en mag daarna met de helft van de punten, naar beneden afgerond, verplaatsen en vechten) of in fase 4 (alleen zonder te hebben geschoten, verplaatst of gevochten). In fase 2 van de vijand mag een schutter nog één keer schieten, op iemand die verplaatst. Een kruisboog die heeft geschoten, slaat de volgende spelersbeurt van de eigenaar over en schiet niet in fase 2 van de vijand. De schoten van fase 1 worden allemaal aangekondigd, dan op volgorde gegooid, elk met zijn gevolg meteen; een schot op iemand die al weg is, is verloren. Van ons.
    .name = Hoe vaak schiet iemand?

ST-29 = Na elk betreden vak (of elke trede van een stormladder, ST-46), en voor het volgende, wordt elke vijandelijke schutter die nog mag schieten één keer gevraagd, in de volgorde van ST-27; het doel staat in het vak dat net is betreden, met de dekking daarvan. A: van de punten die over zijn, gaan er 2 af (de 2 vakken van ST-08, gerekend op vlak terrein); B: gewond, dan de helft van wat over is, naar beneden afgerond; C: gedood. Eén schutter, één schot in die fase. Voorbeeld: 9 punten, 3 gebruikt, A: nog 4; dan B: nog 2. Een terugtocht, een verdringing, het optillen van een stormladder en wie stilstaat, lokken geen afweerschot uit; de duwers van een belegeringstuig wel, één personage per schot, dat de schutter kiest. Van ons, gebouwd op wat is gevonden (ST-08).
    .name = Wanneer is een afweerschot mogelijk?

ST-30 = Plaats = min(9, max(1, min(10, worp + bereik + pantser + gewonde schutter)) + verschuiving). Bereik 0, 1 of 2, pantser 1, gewond 1; verschuiving kruisboog 0, lange boog 1, korte boog 2. Dan de rij van de dekking, op de plaatsen 1 tot 9. Doel te voet, geen dekking: C C C B B B A A -; licht: C C B B B A A A -; matig: C B B B A A A - -; zwaar: B B B A A A - - -. Doel te paard, geen dekking: E E D C C B A A -; licht: E D C C B A A - -; matig: D C C B A A - - -; een rij voor zwaar is niet gezien (ST-08). (Rijen, bereik, pantser en verschuiving gevonden; de verschuiving van de lange boog, de gewonde schutter en de kleinste plaats 1 zijn van ons.) Van ons: voorbij het lange bereik is er geen schot. Het niveau verandert het bereik niet. Het bereik telt de vakken van schutter tot doel, dat van het doel meegerekend. Voorbeelden: gewonde boogschutter, 12 vakken, ridder in lichte dekking, een 4: 4+1+1+1 = 7, +2 = 9: mis. Kruisboog, 12 vakken, dezelfde ridder, een 2: 2+0+1 = 3, licht: B. Korte boog, middelbereik, geen pantser, geen dekking, een 3: 3+1 = 4, +2 = 6: B, gewond.
    .name = Hoe wordt een schot uitgerekend?

ST-31 = De beste die past, nooit de som. (1) Doel in een stal of in de zaal van de donjon, of een paard van ST-60: oneindig, van overal buiten die groep vakken. Een personage in de overdekte Grote Toren staat achter de kantelen ervan: zwaar aan versterkte kanten; het dak is alleen voor anderen een obstakel. (2) De regels van het spelregelboek voor weergang, bres en torentop. (3) Versterkte kant: zwaar als de lijn door een versterkte kant het vak van het doel binnenkomt; bij een hoek langs twee kanten alleen als beide versterkt zijn. (4) Terrein van ST-03. Uitzonderingen die zeggen dat er geen dekking is (HAV-082, HAV-084, HAV-105), gaan voor alles daarvan, behalve oneindig. Van ons.
    .name = Welke dekking telt?

ST-32 = Aanvalsschoten en afweerschoten op het personage van buiten het dak. Ze verbiedt geen gevecht, geen olie van boven door een poort, geen brand, en geen schoten tussen twee onder hetzelfde dak op 1 vak (dan matig). Van binnen schiet je alleen naar aangrenzende vakken naar buiten, uit de zaal van de donjon helemaal niet. Van ons.
    .name = Wat verbiedt oneindige dekking?

ST-33 = Niet op wie contact heeft met een vriend van de schutter, niet op wie verdoofd is (die ligt plat) of onder een weergang staat, en niet op wie op de grond van een poortvak staat door wie erboven staat. Personages versperren nooit een lijn. Over vrienden heen mag. Van ons.
    .name = Op wie mag worden geschoten?

ST-34 = Van midden naar midden over de vakken waar de rechte lijn door gaat; loopt ze langs een vakrand, dan tellen de twee verschoven lijnen: het schot kan als een van beide vrij is, en de beste voor de schutter telt. Obstakels zijn: weergang, toren, huis (1), stal (1, maar HAV-019), donjonvak, poort (het niveau van de muur erboven; een open poort is er geen voor twee op de grond van wie de lijn over haar grond gaat), belegeringstoren (zijn top). Huizen en bomen zijn er geen van weergang naar weergang (HAV-075, HAV-085). Een obstakel dat niet hoger is dan het laagste personage (H van 0 of minder), is er geen. De vakken van schutter en doel zijn er geen, maar over de borstwering van wie op een weergang staat, beslissen HAV-079 tot HAV-091. Van ons.
    .name = Hoe loopt een schotlijn?

ST-35 = D is de vakken strikt tussen beiden. Elk vak van een obstakel op de lijn wordt apart getoetst, met zijn eigen D1 (de vakken strikt tussen het laagste personage en dat vak) en H; opeenvolgende vakken van één muur worden elk getoetst, zodat het vak beslist dat het dichtst bij het laagste personage ligt. Het schot moet langs alle. Voorbeeld: iemand op straat, een boogschutter op niveau 2, acht vakken ertussen, een huis als derde vak: N=2, D=8, D1=2, H=1: 4 >= 8 klopt niet; als vijfde: D1=4: 8 >= 8 klopt. Van ons.
    .name = Wat als er meer dan één obstakel op de lijn ligt?

ST-36 = In weergangvakken strikt tussen het hoogste personage en het eerste vak op de lijn dat geen weergang is. De afstand van het laagste personage is de vakken strikt tussen dat personage en die weergang. Bij 0 voor het hoogste is er geen toets op de verhouding. Voorbeeld: het hoogste 1 terug op niveau 2, het laagste met 4 straatvakken ertussen: mag; met 3: geweigerd. Van ons.
    .name = Hoe wordt de afstand tot de binnenrand geteld?

ST-37 = In fase 3 noemt de eigenaar elk gevecht één keer: één verdediger, en naar keuze eigen personages die daar contact mee hebben en nog niet hebben gevochten. Elk personage valt één keer aan en mag één keer worden aangevallen; niemand moet aanvallen. De verhouding gaat volgens ST-07; de aanpassingen van de dobbelsteen worden alle opgeteld (weergang -1, stormladder -2, trap -1, drinkbak), en hun som blijft binnen -3 tot +3; tegen iemand op een stormladder telt alleen de +2. Staan aanvallers op verschillend terrein, dan telt hun slechtste aanpassing. Gewonde en verdoofde waarden gelden voor de kolom wordt gekozen. Een verhouding die precies een kolom is, is die kolom. Voorbeeld: 5 + 5 tegen 5 = 2:1; een van hen op een stormladder: -2. Van ons.
    .name = Wie vecht met wie?

ST-38 = Eén vak, naar een vak verder van elke vijand van dat gevecht. De verliezende kant kiest, in deze volgorde van voorkeur: een vak dat vrij en zonder contact is; een dat vrij en met contact is (infiltratieworp van ST-06: bij 5 of minder gewond, en toch daar); een waar een vriend wordt verdrongen, die dan volgens dezelfde regel van dezelfde vijanden teruggaat, hoogstens drie vrienden op een rij en niemand twee keer. Kan geen van deze, dan blijft het personage staan en is het gewond. Nooit door een muur of een gesloten poort, een stormladder op, de open gracht in, of naar een ander niveau dan langs trappen en treden. Van een vak met borstwering mag iemand naar niveau 0 binnen springen: één niveau omlaag verdoofd; twee omlaag gewond en verdoofd. Op een trap: naar het volgende trapvak op of af. Een verdoofd personage dat terug moet, is dood (gevonden); een verdoofd personage dat wordt verdrongen niet, dat wordt meegesleept. Van ons, behalve wat gevonden heet.
    .name = Hoe gaat een personage terug?

ST-39 = Wie van een stormladder terug moet, erop verdoofd wordt, of er door een A van een aanvalsschot wordt geraakt, valt naar haar voet alsof ze was omgeduwd (ST-13). Is het vak van de voet bezet, dan naar het dichtstbijzijnde vrije vak buiten; is er geen, dan sterft wie valt. Van ons.
    .name = Wat als iemand van een stormladder wordt verdreven?

ST-40 = Is het vak van de verdediger na een gevecht leeg, dan mag één aanvaller in contact, die de eigenaar kiest, er meteen in, zonder punten en zonder afweerschot; ook van een stormladder de weergang op. Niet een deur van de donjon uit. Druk: in een poortvak of op een trap telt één vriend recht achter een aanvaller die alleen is, de helft van de eigen aanval erbij, naar boven afgerond. Van ons.
    .name = Wie rukt na een gevecht op, en wie geeft druk?

ST-41 = A: de verdediger noemt één aanvaller, en die is verdoofd. B verplaatst alle aanvallers, C de verdediger. D, E en F treffen de ene verdediger. Staan aanvallers op verschillende niveaus, dan gaat elk op zich terug. Van ons.
    .name = Wie treft een uitkomst als er meer dan één aanvalt?

ST-42 = Met één infiltratieworp voor elke stap van een vak met contact naar een ander vak met contact, met -1 voor elke vijand in contact na de eerste in het vak dat wordt verlaten; verdoofde vijanden en wie op een stormladder staat, tellen niet. Wie in contact begint en naar een vak zonder contact gaat, hoeft niet te gooien. Voorbeeld: twee vijanden verlaten voor een derde: worp 6 - 1 = 5: stopt in het eerste vak met contact. Van ons.
    .name = Hoe kom je langs meer dan één vijand?

ST-43 = Een rechte lijn is een van de zes richtingen: vier of meer vakken in die richting betreden in deze fase, het laatste in contact met het doel recht vooruit. Een aanval te paard van 12 wordt 18. De bonus geldt alleen voor het eerste gevecht. Geen charge tegen wie op een weergang, een trap, een huis of een stal staat, of achter een versterkte kant. Tegen iemand te paard is er geen bonus. Van ons.
    .name = Wat is een charge precies?

ST-44 = Afstijgen kost alle punten en laat het paard op het vak; opstijgen kost de helft van de punten. Een paard dat alleen staat, is een fiche: het gaat mee met iemand ernaast die het leidt (met diens punten, te voet 1), kan worden buitgemaakt door zijn vak te betreden, en wordt beschoten als een doel te paard: B en C doden het. Geen paard op een weergang, stormladder, trap of huis, of in de donjon. Van ons.
    .name = Wat gebeurt er met paarden?

ST-45 = Lichamen blijven op de kaart, en genoeg ervan hinderen het verplaatsen. (Gevonden.) Van ons: fiches van doden blijven liggen, en twee of meer kosten 1 punt extra. Een verdoofd personage kan worden gevangen: een vijand die kan aanvallen en er bij het begin van fase 5 contact mee heeft, terwijl geen eigen vriend dat heeft, neemt het gevangen; een gevangene is van het bord en telt in ST-26 als dood. Een verdoofde vriend wordt één vak per beurt gedragen door één personage dat alle punten besteedt. Een verdoofd personage is geen hindernis voor vijanden, die zijn vak mogen betreden en er stoppen. Voorbeeld: verdoofd in beurt 4 met één vijand ernaast: gevangen in de volgende fase 5 van de vijand.
    .name = Wat gebeurt er met lichamen, verdoofden en gevangenen?

ST-46 = Een stormladder verbindt door één vakrand één vak aan haar voet met één weergangvak; wie erop staat, is in het vak van de voet, in de laag stormladder. Eén personage per stormladder. 3 punten om erop te komen, 4 om er boven af te stappen, 0 om er beneden af te stappen. Op het vak van de voet onder wie op de stormladder staat, mag één personage staan, maar klimmen mag het pas als de sport vrij is. Eén niveau: erop en eraf in dezelfde beurt, als het weergangvak vrij is. Twee niveaus: in beurt n de stormladder op (de zet eindigt), en vanaf fase 3 van beurt n mag die aanvallen, en worden aangevallen door, wie op het weergangvak aan de top staat; in beurt n+1 afstappen voor 4 als het weergangvak vrij is, anders blijven. Voor schoten op wie erop staat, telt het vak van de stormladder als het niveau van de weergang min 1. Voorbeeld: opgericht in beurt 3; in beurt 4 erop (8 punten: 3), in beurt 5 de stap (4), contact met het volgende vak. Van ons.
    .name = Hoe beklim je een stormladder, stap voor stap?

ST-47 = Oprichten (ST-12) kost elk 4 punten, en wie het doet, verplaatst verder niet. Een gedragen stormladder vraagt twee aangrenzende personages, elk 2 punten per vak, zonder contact; een die is neergelegd of omgevallen, wordt opgeraapt voor elk 2 punten. Haar hoogte is het niveau van de weergang min dat van het vak van haar voet (gracht -1, gedempte gracht 0). Geen stormladder staat tegen de houten trap, het valluik, poortvakken, donjonvakken of een huis. Voorbeeld: een niet gedempte gracht, -1, tegen niveau 2 is 3: geweigerd; gedempt, 2: mag. Tegen een muur van twee niveaus heeft één paar één beurt nodig om haar op te richten, zodat het eerste personage in beurt n+2 boven staat. Van ons.
    .name = Hoe wordt een stormladder gezet en verplaatst?

ST-48 = Eén poging per stormladder, fase en kant: van boven door wie op het vak aan de top of de twee buurvakken daarvan staat, van beneden door wie naast de voet staat. Ook een stormladder waar niemand op staat, mag worden omgeduwd (dan gaat er niets af). Een 7 of meer, +1 voor elke vriend extra, -1 voor wie erop staat. Voorbeeld: twee verdedigers, één personage erop: +1 -1, zodat een 7 haar omduwt; een verdediger alleen heeft een 8 nodig. Ze valt in het vak van haar voet en wordt opgeraapt zoals in ST-47. Bij een gegooide 10 is een omgevallen stormladder gebroken. Van ons.
    .name = Wie mag proberen een stormladder om te duwen?

ST-49 = Hij is aangekomen als zijn voorste vakrand die van de muur is; elk vak moet vlak terrein, neergelaten ophaalbrug of gedempte gracht zijn. Op de 6 duwers, drie binnenin en drie ernaast achteraan, mag worden geschoten als in lichte dekking van voren, en anders niet. De klep neerlaten kost niets, en ze opent in de volgende eigen fase 2: dan gaan ze erover voor 2. Een belegeringstoren is één vak: één personage bovenop, tot drie binnenin; is de top vrij, dan mag de volgende er in dezelfde fase voor 2 op. Wie op de weergang staat, mag over de klep aanvallen zodra ze neer is. De belegeringstoren voor een muur van twee niveaus is 3 hoog, die voor één niveau 2 (HAV-103). Voor mijnen is een belegeringstoren geen belegeringstuig; hij brandt volgens ST-17. Met minder dan 6 duwers verplaatst hij niet. Beneden de belegeringstoren in kost 2 punten; op wie binnenin onder de top is, schiet niemand. Voorbeeld: wie bovenop staat, gaat erover (2), de volgende gaat naar boven (2) en erover (2). Van ons.
    .name = Hoe komt een belegeringstoren aan, en hoe loopt hij leeg?

ST-50 = Een bemanning van 4 in lichte dekking (een stormram met dak: matig, en die kost 1 kroon meer), naast de buitenste vakrand van de poort of de vakrand van de donjondeur aan de kant van de binnenplaats. Tegen een poort: drie D, dan is ze open en geforceerd (HAV-012, HAV-013); tegen de deur van de donjon: twee D. Schade blijft tussen bestormingen tot ze is hersteld. Hij kan geen weergangen of de ophaalbrug rammeien. Een opgehaalde ophaalbrug geeft geen toegang. Van ons.
    .name = Waar mag een stormram op slaan?

ST-51 = Zoveel vaten als het scenario zegt, anders 2 per bestorming voor de belegerden, en er komt er geen bij; elk vat is na één keer op. Twee personages op aangrenzende weergangvakken, elk 4 punten, en geen contact. Ze komt neer op het vak aan de voet van de muur, op een stormladder (op allen die erop staan), of van boven op de grond van een poortvak. Er is geen afweerschot tegen. Voorbeeld: drie eronder: drie worpen. Van ons.
    .name = Wie heeft olie, en waar komt ze neer?

ST-52 = Belegeringstuig, belegeringstoren, stormladder, houten trap, poort, huis en stal branden. Aangestoken bij 6 of meer (4 of meer met olie), +1 elke fase 5; bij 4 is het vernietigd, en dan vat elk aangrenzend ding dat kan branden vlam bij 8 of meer. Niemand betreedt een brandend vak; wie er bij 2 of meer in staat, gaat één vak terug en is anders gewond. Twee personages blussen de brand bij 5 of meer zolang die op 1 of 2 staat. Branden eindigen met de bestorming; wat dan op 3 of meer staat, is vernietigd. Van ons.
    .name = Wat brandt, en hoe breidt brand zich uit?

ST-53 = Rammeipunten: mangonel 1, blijde 3, stormram 9. D: de muur is beschadigd; nC: n rammeipunten aan machines gaan verloren, nooit van stormrammen. Binnenste muurvakken kunnen niet worden gerammeid voor er een bres in de buitenmuur is. Vier D verwoesten een vak van de buitenmuur, één D een binnenste vak vlak achter een verwoest vak. (Gevonden.) De tabel, in kolommen van 1, 3, 6, 9, en 12 of meer punten: worp 1: 1C, 1C, 2C, 3C, 4C (gevonden); 2: -, -, 1C, 2C, 3C (gevonden, de kolommen afgeleid); 3: -, -, -, 1C, D en 2C (gevonden, de kolommen afgeleid); 4: -, -, -, -, D en 1C (van ons); 5: -, -, -, D, D (gevonden, de kolommen afgeleid); 6: -, -, -, D, D (van ons); 7: -, -, D, D, D (gevonden, de kolommen afgeleid); 8: -, -, D, D, D (gevonden, de kolommen afgeleid); 9: -, D, D, D, D (van ons); 10: D, D, D, D, D (van ons). Een som tussen twee kolommen neemt de laagste; de worp blijft binnen 1 tot 10. Er zijn aanpassingen, maar die zijn niet achterhaald. (Gevonden.) Van ons: geen. Van ons: op een dag zonder bestorming schieten de machines drie salvo's, elke machine op één vak dat voor de eerste worp wordt genoemd: een vak van de buitenste weergang dat een rechte lijn vanaf haar plaats bereikt (bereik 30 vakken; elk vak als de kaart niet wordt gebruikt). De punten van alle machines op één vak worden opgeteld: 2 blijden + 1 mangonel = 7, kolom 6; een 7 is een D. Een salvo is één worp voor alle machines op een vak, drie salvo's per dag: 1,2 D per dag in die kolom, zodat een muur in drie tot vier dagen valt. nC neemt eerst machines van 1 punt. Vier D: verwoest; schade aan een poort is hetzelfde en vernielt de muur (HAV-011). Machines schieten niet op de dag van een bestorming. Wie op een vak staat dat verwoest wordt, is gewond en staat op het puin.
    .name = Hoe wordt een muur van ver gerammeid?

ST-54 = 5 ingenieurs in het kamp zijn een volle strategische beurt van de kaart: vijf dagen lang doen ze aan geen bestorming mee, terwijl de anderen mogen bestormen. Dan één D op één vak van de buitenste weergang op niveau 1 of 2, bij 4 of meer; geweigerd tegen vakken boven een gracht. Een mijn die mislukt, laat niets achter. Twee mijnen: twee doelen of twee D. Van ons.
    .name = Waar mag een mijn worden gegraven?

ST-55 = Van ons: een verwoest weergangvak is puin op niveau 0, dekking matig, 2 punten; eruit naar de buurvakken op de weergang 4. Daarna neemt één D het binnenste vak erachter (HAV-097, HAV-098). De weergang is er onderbroken: je kunt er niet langs. Puin kan van alle vakken eromheen worden betreden, tenzij een hele muur de weg verspert, en je mag erin en erover schieten. Bij belegeringen van meer dan één dag ligt het alleen waar machines de muur hebben vernield. (Gevonden.)
    .name = Wat is een bres?

ST-56 = De teller van rustige spelbeurten gaat 1 omhoog aan het einde van elke spelbeurt waarin geen gevecht van ST-37 is gegooid; schoten, omduwen, olie en stormrammen zetten hem niet terug. Elk gevecht brengt hem terug op 0. Bij 5 of meer wordt aan het einde van elke spelbeurt naar de scheiding gekeken: geen verdediger heeft een reeks begaanbare vakken zonder barrières naar een aanvaller waarlangs iemand zou kunnen lopen (gesloten poorten, opgehaalde ophaalbrug, open valluik en gracht tellen als barrière; een stormladder of klep die staat, telt als weg over de muur). Is ze er, dan eindigt de bestorming; verder maakt alleen ST-21 er een einde aan. De belegeraar mag de eigen mensen terugroepen: van dan af valt geen van hen aan en schiet er geen, en gaat elk langs de kortste weg naar buiten, tot de scheiding er is. Voorbeeld: laatste gevecht in beurt 9, gescheiden sinds beurt 11: vanaf het einde van beurt 14 wordt gekeken, en daar eindigt ze. Van ons.
    .name = Wanneer zijn de vijf rustige beurten voorbij?

ST-57 = Aan het einde wordt elke verdediger buiten de donjon gevangen van wie elke reeks begaanbare vakken zonder vijand (de eigen mensen laten hen door, HAV-132) naar een donjonvak is afgesneden; gesloten poorten, opgehaalde bruggen en open valluiken snijden haar af; poorten en deuren die de eigen kant houdt niet. Is er geen verdediger in de donjon, dan is de binnenplaats het doel. Weergang, trap of stormladder maakt geen verschil. Gevangenen gaan naar wie hen ving. Voorbeeld: een boogschutter op de Pelgrimstoren, één vijand op elke trede: gevangen; twee treden vrij: blijft. Van ons.
    .name = Welke verdedigers zijn afgesneden?

ST-58 = Eerst stellen de belegerden op, overal binnen hun linies, dan de belegeraars buiten, op 8 of meer vakken van de muur, met gedragen stormladders, en belegeringstuigen op 4 of meer. In delen die in handen zijn, mag worden opgesteld. De eerste beurt is van de belegeraars. Van ons. De belegeraar legt voor de bestorming fiches van gedempte gracht, tot het aantal van het scenario; alleen daarover komen belegeringstorens en stormrammen bij de muur. Bij belegeringen van meer dan één dag worden ze aan het einde van elke dag weggehaald en voor de volgende bestorming opnieuw gelegd. (Gevonden.)
    .name = Wie stelt waar op?

ST-59 = Hoogstens zoveel als de kant weergangvakken houdt, één per vak, in het geheim opgeschreven en onthuld op het moment dat de bestorming begint, voor elke fase: elk komt dan op dat weergangvak of op een vrij aangrenzend straatvak, zoals de eigenaar wil; wie geen van beide vrij heeft, mag niet zo worden opgesteld (HAV-141). Een vak is in handen van de kant die het het laatst heeft betreden, als er geen vijand staat. Van ons.
    .name = Wie mag er onder de weergangen wachten?

ST-60 = Zoveel als je wilt op één vak op niveau 0 binnen dat aan een weergang grenst, alle met oneindige dekking; geen schoten, en geen paard rijdt weg als de ruiter niet op het vak staat. Van ons.
    .name = Hoe staan paarden aan de voet van de muur?

ST-61 = Dag 1 tot 5, elk: initiatief (ST-20); wat de houder ervan doet; het antwoord van de andere kant, alleen waar een regel dat zegt; bestorming; genezing. Dan rantsoenen, overgave, einde. De belegeraars kunnen: bestormen; rammeien (ST-53); voorbereiden: twee stormladders, of drie vakken fascines, of één machine hersteld; blokkeren: vandaag geen rantsoenen en geen hulp over zee. De belegerden kunnen: zich terugtrekken: het garnizoen gaat meteen naar de citadel en het stuk weergang met de helft van de voorraad, naar boven afgerond, en de stad en de andere helft zijn voor de belegeraars (van 12 rantsoenen 6 en 6); een uitval doen: tot 10 personages komen uit één poort, gespeeld als een bestorming waarin zij de eerste spelersbeurt hebben (ST-27) en die eindigt zoals elke andere (ST-56); één D herstellen; rusten: genezing met +1. Passen mag. Van ons.
    .name = Wat gebeurt er elke dag van een belegering?

ST-62 = Bij het begin worden mensen en paarden geteld; elke strategische beurt kost een vijfde van de mensen en de helft van de paarden, elk naar boven afgerond. Het voorraadniveau is de voorraad gedeeld door die som, naar beneden afgerond. Voorbeeld: 23 mensen en 3 paarden: 5 + 2 = 7; voorraad 24: niveau 3, dan 17: niveau 2. Is de voorraad te klein voor een beurt, dan wordt alles opgegeten en is niemand gevoed; een hele strategische beurt die met voorraad 0 begint, eindigt in ST-24. De belegeraars hebben genoeg te eten tot ze zich verschansen (HAV-154); van dan af eten ze van die voorraad volgens dezelfde regel. Met een haven en zonder blokkade krijgen de belegerden 6 rantsoenen bij. Van ons.
    .name = Hoe worden rantsoenen geteld?

ST-63 = Eén keer per strategische beurt, na dag 5, door de belegeraars; de belegerden kunnen er niet om vragen. De worp is die van ST-23, en 12 of meer bindt. Een afgewezen aanbod geeft de volgende keer geen bonus. Niet als het ontzet in de plaats is. Voor de +4 is elk vak van de linies 1 tot 3 nodig. Voorbeeld: 23 tegen 12 is 1,9:1: +0; eten voor 3 beurten +1; bres +1: 2, en een 10 maakt 12: overgave bij een 10. Van ons.
    .name = Hoe vaak mag overgave worden aangeboden?

ST-64 = 1 Het ontzet wordt bij het begin van een dag aangekondigd. 2 De belegeraars kiezen een veldslag (met alles of verdeeld) of verschansen zich. 3 Alles: ze verlaten de vesting, het garnizoen heeft alles, en er is een veldslag in het open veld. 4 Verdeeld: lijsten van beide delen, die vastliggen; op dag 1 beslissen de belegerden of ze het initiatief nemen of afslaan; veldslag en binnen worden beurt om beurt gespeeld (HAV-151). 5 Verschanst: de rollen worden gewisseld, en er komt geen aanbod meer; rammeien de nieuwe belegeraars op een dag van ver, dan mogen de nieuwe belegerden bestormen. 6 Het eindigt als één kant binnen of buiten geen staande strijder meer heeft. Verliest het deel buiten de veldslag, dan wordt het deel binnen door beide belegerd. Wint het, dan gaan de rollen terug. Komen ontzet en garnizoen bij elkaar, dan zijn ze één kant. De veldslag heeft hoogstens 10 beurten (WAP-250), de bestorming heeft die grens niet: is de veldslag voorbij, dan gaat de bestorming alleen verder. Van ons.
    .name = Hoe worden de belegeraars belegerd, stap voor stap?

ST-65 = Aan het einde van de belegering: de belegeraars, als de donjon is ingenomen of het garnizoen zich heeft overgegeven; de belegerden, als het beleg is opgebroken, de belegeraars weg zijn, of de donjon bij de laatste strategische beurt van het scenario (anders de vierde) niet is ingenomen. De punten van ST-26 geven alleen aan hoe groot de overwinning is. Van ons.
    .name = Wie heeft de belegering gewonnen?
