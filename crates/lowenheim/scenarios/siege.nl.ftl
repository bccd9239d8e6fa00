# De teksten van het ingebouwde belegering, zoals siege.toml ze in het Engels heeft. Een tekst heet naar
# zijn eerste vijf woorden.

text-the-siege-of-lowenheim = De belegering van Lowenheim
text-the-city-must-not-fall = De stad mag niet vallen. Wordt ze onder de voet gelopen, dan heeft iedereen verloren. (Geen punt: hiervoor leven jullie alle zes.)

# De Stadswacht.

text-captain-johann-mannheim-city-guard = Kapitein Johann Mannheim, Stadswacht. Jullie kennen me: ik ben de man die zegt dat het tijd is om naar huis te gaan als de kroegen sluiten. Op stille dagen rust in de straten, op luide de verdediging van de stad, en dit, mijne heren, is een luide. Mijn kazerne is een kleine vesting op zichzelf, met een put zoet water binnen de muren. Komt het ooit zover, dan zou ik daar als laatste standhouden, en er is plaats voor een paar vrienden.
text-your-men-were-born-in = Jouw mannen zijn in deze straten geboren. Hun moeders verkopen er vis. Zeg jij “de stad”, dan bedoel je die mensen, en pas na hen de Graf: die zit in een kasteel, en hij heeft de Paleiswacht en de Elfen van de Koningin om voor hem wakker te liggen.
text-on-paper-you-command-everything = Op papier heb je het bevel over alles wat met de veiligheid van de stad te maken heeft. De Paleiswacht heeft dat papier niet gelezen en zal willen leiden; de ambassades en de tovenaars gaan hun eigen gang zolang iemand zich herinnert, en doen dat misschien nog een tijd. Er is nu geen tijd voor fijngevoeligheid. Maar je kunt alleen vragen: niemands figuren gehoorzamen je, behalve de jouwe.
text-you-know-the-sewers-as = Jij kent de riolen, voor zover iemand ze kent: een doolhof van pijpen en gaten, met een rooster in de kelder van elk huis. Wie van onderen wil komen, kan overal boven komen, en geen aantal schildwachten is genoeg; je zou er ook niemand naar beneden sturen. Houd kleine patrouilles over de hele stad, zodat wat er uit klimt iemand tegenkomt voor het weet waar het is.
text-lead-the-defence-one-point = Leid de verdediging. (Eén punt, als de spelers na de laatste beurt stemmen over wie heeft geleid en jij strikt de meeste stemmen krijgt. Geen stemming, geen punt.)
text-do-not-give-up-the = Geef de straten tussen de gracht en de muur, waar de armen wonen, niet op, hoe lief de anderen ook praten over hun mooie huizen aan de overkant. (Eén punt, als er op het einde meer figuren van de stad dan vijanden in de arme wijk staan, en minder dan 8 van haar 16 huizenblokken een ruïne hebben.)
text-the-sweetwater-well-as-long = De zoetwaterput. Zolang er in geen enkel vak van je kazerne een vijand staat, mag je elke Blanco uit je eigen hand betalen als Voedsel, of als Water. Geef je hem weg, dan is een Blanco weer een Blanco.
text-somebody-has-to-lead-and = Iemand moet leiden, en jullie denken allebei te weten wie. Hun Eeuwige Ridder is een dwaas in een duur harnas, en je snapt niet dat niemand anders dat ziet.
text-they-have-minded-their-queen = Tot nu toe hebben ze alleen op hun Koningin gelet. Maar vechten doen ze, naar men zegt, zoals in de verhalen; haal ze bij je plannen als je kunt.
text-odd-people-in-a-closed = Rare mensen in een gesloten toren. Met wat van die magie zou je toch een rat of twee moeten kunnen vellen. Vertrouw ze een armlengte ver, en vergeet niet wat er in hun tuinen leeft.
text-months-ago-a-child-told = Maanden geleden vertelde een kind je dat ze de ambassadeur bij volle maan in een wolf had zien veranderen. Je hebt nooit een flard bewijs gevonden. Maar toch: zou jij een weerwolf in je linie zetten?
text-you-hardly-ever-deal-with = Je hebt bijna nooit met ze te maken. Ze hebben heel veel zwaardvechters van het andere eind van de wereld, en of die kunnen vechten, mag de hemel weten.

# De Paleiswacht.

text-behold-ritter-sigisbiduwald-von-trappstein = Aanschouw Ritter Sigisbiduwald von Trappstein-Hohenschlieffen, Eeuwige Ridder van de Grote Stad Lowenheim! Een sieraad van een ambt, en meer dan een sieraad: zolang de Eeuwige Ridder levend en wel binnen deze muren is, zal Lowenheim niet vallen. Slaap gerust, want ik voel me uitstekend. Ook voer ik het bevel over de Paleiswacht, trouw aan de Graf, wiens enige dochter, Vrouwe Brunhilde, mijn vrouw is. Zij is half Elf en helemaal de schoonste van de stad, zoals jullie allen hebben opgemerkt.
text-between-ourselves-eternal-is-a = Onder ons: eeuwig is een lang woord, en jij zou graag lang leven. Je kreeg het ambt samen met de trouwring. In Middenheim, niet ver hier vandaan, is een hof waar een knap paar het heel ver kan schoppen, en waar niemand je naam ergens in zou beitelen. Loopt het allemaal mis, red dan jezelf.
text-there-is-a-way-in = Er is een weg. In de graftombe naast de Tempel van Shallya begint een tunnel, en die komt uit in de heuvels, in de rug van de vijand. Houd het voor jezelf.
text-everybody-else-takes-the-legend = Alle anderen nemen de legende ernstig. Dat is een hoop beleefdheid waard, en de beste stoel aan elke tafel; wees dus maar eeuwig, zolang het loont.
text-should-it-look-hopeless-leave = Ziet het er hopeloos uit, verdwijn dan door de tunnel, maar haal eerst Brunhilde uit het Kasteel. En wees zeker van je zaak: staat de stad uiteindelijk toch nog, dan word je opgejaagd en opgeknoopt door wie je hebt achtergelaten. (Geen punt. Stad verloren en jullie allebei weg: jij alleen wint. Stad gered en jij weg: helemaal geen punten en de laatste plaats.)
text-protect-the-jousting-grounds-and = Bescherm het Toernooiveld en houd elke vijand erbuiten. (Eén punt, als het nooit viel en er op het einde geen vijand in staat.)
text-protect-the-statue-of-graf = Bescherm het standbeeld van Graf Boris bij de hoofdpoort. (Eén punt, als de poort met haar plein nooit viel en er op het einde geen vijand is. Het standbeeld zelf is maar steen.)
text-lady-brunhilde-waits-in-the = Vrouwe Brunhilde wacht in het Kasteel. Ze gaat mee met elke figuur van de Paleiswacht die zijn verplaatsing in haar vak begint; de Graf ook. Een vijand die na zijn eigen gevecht alleen met een van hen staat, neemt hen gevangen.
text-the-tunnel-the-tomb-is = De tunnel. De tombe betreed je als elk ander vak. Een figuur van de Paleiswacht die erop staat als de beweging eindigt, mag door de tunnel vertrekken en is dan voorgoed weg; Brunhilde ontsnapt als ze bij Sigisbiduwald is. Niemand anders kan hem gebruiken, mens noch rat.
text-mannheim-will-take-command-of = Mannheim neemt het bevel over alles wat stilstaat. Laat hem, maar niet over jouw ridders. Hij houdt maar niet op over zijn boeren, van wie er nu eenmaal in elke belegering een paar sneuvelen.
text-stay-on-the-best-of = Blijf de beste maatjes. Zij bewaken de Koningin, en met haar je vrouw, die half een van hen is.
text-mad-the-lot-of-them = Gek, allemaal. Volgende.
text-now-those-are-fencers-you = Kijk, dat zijn nog eens schermers! Je hebt altijd een zwak voor hen gehad, en de ambassadeur is een echte vriend die geen dag op het Toernooiveld overslaat.
text-you-know-little-of-them = Je weet nog maar weinig van hen. Ze schijnen op een interessante manier te vechten, helemaal de hunne.

# De Elfenwacht.

text-i-am-alavandrel-vanmaris-master = Ik ben Alavandrel Vanmaris, Meester van de Jacht. De Koningin van deze stad is van ons volk, en dus heeft ze een wacht van ons volk: de eigen wacht van de Koningin. Wij wonen in het Kasteel. Wij hebben gezworen tussen haar en alle kwaad te staan, zolang er nog één van ons staat. Ik heb daar niets aan toe te voegen.
text-leave-the-queen-in-the = Laat de Koningin zo lang het kan in het Kasteel, en zeul haar niet door de stad omdat het plan van het uur het wil. De eed was haar te bewaken, niet haar uit te laten.
text-you-could-work-with-nearly = Met bijna al deze mensen kun je samenwerken: niet met Cathay, en misschien niet met Bretonnia. Mensen sleuren graag elkaars geheimen aan het licht; die smaak deel je niet. Eén ding verdraag je niet: dat iemand zijn beste vechters of zijn beste kunsten thuishoudt terwijl anderen bloeden. Ga je dat van iemand denken, en weet je toevallig iets over hem, laat hem dan kiezen tussen helpen en het hardop horen zeggen. Het is maar praten, maar praten kan veel.
text-protect-the-queen-who-will = Bescherm de Koningin, die het grootste deel van de belegering in het Kasteel zal zijn. (Eén punt, als ze nooit gevangen wordt genomen.)
text-help-the-city-guard-wherever = Help de Stadswacht waar je kunt. (Eén punt, als in minstens 3 beurten een Elf een vijand aanviel die in dezelfde stap ook door een figuur van de Stadswacht werd aangevallen, of die naast een figuur van de Stadswacht stond.)
text-bring-the-fighters-of-cathay = Breng de vechters van Cathay op hopeloze plekken: hoe minder er terugkomen, hoe beter. (Eén punt, als op het einde minstens 8 van hun 15 Zwaardvechters uit het spel zijn, in de Tempel of erger.)
text-the-queen-goes-along-with = De Koningin gaat mee met elke Elf die zijn verplaatsing in haar vak begint; de Graf ook. Een vijand die na zijn eigen gevecht alleen met een van hen staat, neemt hen gevangen.
text-old-wounds-if-your-elven = Oude wonden. Staan je Elfenwachten als je beweging begint in of naast een vak met Zwaardvechters van Cathay, gooi dan een dobbelsteen. Bij een 1 verplaatsen ze niet en moeten ze hen aanvallen; bij al het andere blijft het bij beledigingen, waarvan jouw volk er heel oude kent.
text-their-captain-looks-like-a = Hun kapitein ziet eruit als een man die zijn vak verstaat. Je zou het helemaal niet erg vinden als hij de hele verdediging leidde.
text-the-knight-eternal-matters-the = De Eeuwige Ridder doet ertoe: zolang hij er is, zal de stad niet vallen, en een Elf lacht niet om zulke gezegden. Blijf op goede voet; hij bewaakt de Graf, en is dus nuttig voor de Koningin.
text-you-feel-at-home-with = Je voelt je thuis bij mensen die magie respecteren. De lucht rond hun toren zindert ervan; er moeten sterke dingen verborgen zijn.
text-something-hangs-about-their-ambassador = Er hangt iets om hun ambassadeur, sterk en kwaad, als de geur van een hol. Vertrouw hem niet.
text-there-was-a-war-between = Er was oorlog tussen jullie volken, eeuwen geleden. Veel Elfen stierven erin, en hij werd verloren. Geen Elf kan hen respecteren; bovendien is er magie verborgen in hun huis, je voelt het door de muren heen. Worden de gevaarlijkste posten verdeeld, spreek dan warm over de moed van Cathay.

# De Raad van Tovenaars.

text-before-you-stands-magister-severus = Voor u staat Magister Severus Arrhenius, Aartsmagiër van Lowenheim, Bewaarder van het Boek van Malachias, Houder van het Zegel van de Zeven Slangen en Hoeder van de Mystieke Vuurvliegjes; dank u, gaat u toch zitten. Ik woon, met enkele andere tovenaars en heksen, in de Toren in het Mystieke Woud, te midden van de Tuinen met hun magische planten en dieren: op zondag open, gelieve niets te voeren. Van oudsher is het onze plicht de Graf raad te geven, en ieder ander die raad nodig heeft.
text-the-graf-wants-advice-about = De Graf wil zo’n twee keer per jaar raad. De rest van de tijd ging naar je eigen werk, het meeste ervan geheim: nieuwe spreuken, nieuwe dingen die gloeien. Jaren ervan liggen in de Toren. Het mag niet verloren gaan.
text-keep-the-enemy-out-of = Houd de vijand uit de Toren: wordt hij geplunderd, dan is het werk van jaren weg. (Eén punt, als geen vijand ooit het vak van de Toren heeft betreden en de Toren en de Tuinen nooit zijn gevallen.)
text-keep-as-many-of-your = Houd zo veel mogelijk van je magische dingen geheim. (Eén punt, als minstens 2 van de 4 artefacten nooit zijn gebruikt.)
text-no-food-your-council-hands = Geen voedsel. Je Raad levert aan het einde van de beurt geen Voedselkaart in; vraag niet waarvan jullie leven.
text-the-chain-of-command-if = De rangorde. Is Severus er niet, dan leidt Minerva, en na haar Amon.
text-spells-each-of-the-three = Spreuken. Elk van de drie mag per beurt één spreuk uitspreken, betaald met kaarten uit je hand. Niemand weet welke spreuken je hebt tot je ze uitspreekt.
text-healing-1-healing-a-named = Genezing (1 Genezing): een personage in je vak of het vak ernaast krijgt 1 Wond terug.
text-wall-of-water-2-water = Muur van Water (2 Water en één kaart die geen Blanco is): sluit twee op elkaar aansluitende vakranden voor ieder te voet of te paard, deze beurt en de volgende twee.
text-fireball-2-attack-up-to = Vuurbal (2 Aanval): tot 3 vakken ver, binnen het zicht, 6 aanvallen met Kracht 3.
text-lightning-bolt-3-attack-and = Bliksemschicht (3 Aanval en één kaart die geen Blanco is): tot 4 vakken ver, binnen het zicht, 6 aanvallen met Kracht 4.
text-fast-food-1-food-and = Snelle Hap (1 Voedsel en zoveel meer als je wilt): vóór het verplaatsen; iedereen in het vak van de tovenaar krijgt 1 Beweging meer voor elk Voedsel erbovenop.
text-morale-1-peasants-and-any = Moreel (1 Boeren en zoveel meer als je wilt): na het verplaatsen en vóór het vechten; iedereen in het vak van de tovenaar krijgt 1 Vechtkunst meer voor elke Boerenkaart erbovenop.
text-mind-control-1-water-1 = Gedachtencontrole (1 Water, 1 Voedsel, 1 Boeren, 1 Aanval): vóór het verplaatsen; een figuur binnen 2 vakken, vriend of vijand, gehoorzaamt jou van nu af aan. Aan het begin van elke volgende beurt beslist een dobbelsteen: 6 verbreekt de spreuk, met 1 erbij voor elke beurt dat hij na de eerste al duurt.
text-steal-resources-any-2-cards = Middelen Stelen (2 kaarten die geen Blanco zijn): neem willekeurige kaarten uit de hand van een andere speler; je eigen hand mag daardoor niet boven de 6 komen.
text-summon-insect-swarm-1-attack = Insectenzwerm Oproepen (1 Aanval, 2 Voedsel): drie reuzenbijen, elk zo groot als een ruiter, in een leeg vak naast de tovenaar. Beweging 3 en over de daken, Vechtkunst 4, Kracht 4, Taaiheid 5, Wonden 1.
text-treefolk-2-attack-2-food = Boomvolk (2 Aanval, 2 Voedsel): een Ent, zo groot als een ruiter, in een leeg vak naast de tovenaar. Beweging 1, Vechtkunst 4 met 2 aanvallen, Kracht 5, Taaiheid 8, Wonden 3.
text-four-artefacts-lie-in-the = In de Toren liggen vier artefacten. Alleen jij kunt ze gebruiken en alleen jij weet ervan; gebruik er een, en iedereen weet het.
text-mask-of-nyarlathotep-a-wizard = Masker van Nyarlathotep: een tovenaar in de Toren zet het op en doet deze beurt niets anders. Je trekt één kaart meer en mag er 7 houden.
text-box-of-thousand-pleasures-a = Doos van Duizend Genoegens: een tovenaar neemt hem mee uit de Toren en draagt hem. Voor twee kaarten die geen Blanco zijn, elke beurt dat je hem gebruikt, wordt elke wond van vrienden in zijn vak en de vakken eromheen ongedaan gemaakt bij een 5 of 6. De drager gebruikt geen andere magie.
text-altar-of-the-damned-a = Altaar van de Verdoemden: een tovenaar in de Toren die niets anders doet, roept er een Grotere Demon op. Beweging 4 vliegend, Vechtkunst 5 met 3 aanvallen, Kracht 5, Taaiheid 7, Wonden 3. Aan het einde van elke beurt wil hij Boeren, van wie dan ook: 1, dan 2, dan 3 enzovoort. Wordt hij niet betaald, dan gaat hij naar huis.
text-teleporter-of-the-outer-planes = Teleporter van de Buitenste Sferen: een tovenaar in de Toren die niets anders doet, stuurt iedereen in de Toren naar één leeg vak van de stad, of haalt iedereen van één vak naar de Toren, in plaats van hun verplaatsing. Na het eerste gebruik gaat hij voorgoed stuk bij een 1 op een twintigzijdige dobbelsteen, na het tweede bij een 1 of 2, enzovoort.
text-the-captain-thinks-that-you = De kapitein vindt je zonderling, en dat ben je ook. Laat hem zien dat je het goed meent met de stad, en werk graag met hem samen.
text-beware-of-climbers-and-the = Pas op voor klimmers: de huidige Eeuwige Ridder heeft zijn hele leven geklommen. Een tijdje geleden had hij opeens belangstelling voor een tombe bij de Tempel van Shallya; daar zit vast een weg de stad uit in verborgen.
text-you-respect-them-as-they = Je respecteert hen zoals zij jou: ze voelen magie. Alavandrel heeft vast gevoeld dat er iets in de Toren is, al weet hij nauwelijks waar het goed voor is.
text-loud-but-good-company-ah = Luidruchtig, maar goed gezelschap. O ja, en de ambassadeur is een weerwolf; voor een tovenaar is dat nauwelijks te verbergen. De mensen maken zo’n drukte om zulke dingen, alsof hij de enige in de stad is die van gedaante wisselt. Je hebt het niemand verteld. Waarom een vijand maken voor niets?
text-travellers-from-far-away-are = Reizigers van ver zijn altijd een lange avond waard. Er is een artefact in hun ambassade, je zou er je hoed om verwedden, het schijnt door de stenen heen. Ze hebben er niets over gezegd; maar ja, jij over de jouwe ook niet.

# Bretonnia.

text-jean-jacques-descartes-du-bois = Jean-Jacques Descartes du Bois des Loups-Garou, ambassadeur van Bretonnia, tot uw dienst. Ik ben hier opdat onze wijn zo soepel binnenkomt en uw zilver zo soepel weggaat als vrienden het maar kunnen wensen. De ambassade is grond van Bretonnia, en daar is mijn woord wet; in de stad zou ik er niet van dromen een vinger te verroeren zonder eerst te spreken met wie haar besturen. Ik heb een klein geleide, de fijnste degens van het koninkrijk. Ze heten de Vijf Musketiers, want het zijn er vijf.
text-a-delicate-matter-some-months = Een delicate zaak. Enkele maanden geleden, onderweg, heeft iets je gebeten. Het was een weerwolf, en nu ben jij er ook een. Niemand weet het. En uitgerekend vannacht, van alle nachten van het jaar, is het volle maan: misschien kun je het niet opbrengen tot de ochtend een heer te blijven.
text-protect-the-embassy-of-bretonnia = Bescherm de ambassade van Bretonnia. (Eén punt, als ze nooit viel.)
text-keep-it-hidden-that-you = Houd verborgen dat je een weerwolf bent. (Eén punt, als je nooit bent veranderd.)
text-your-musketeers-are-five-and = Je Musketiers zijn met vijf, en elk van hen valt in een gevechtsstap twee keer aan.
text-something-to-chew-on-every = Iets om op te kauwen. Elke beurt lever je, naast het voedsel van je mannen, één Voedsel- of één Boerenkaart in om mens te blijven. Doe je dat niet, per ongeluk of met opzet, dan ben je de volgende 5 beurten een weerwolf: Beweging 3, Vechtkunst 6 met 3 aanvallen, Kracht 5, Taaiheid 8, en je Wonden zoals ze zijn.
text-the-red-mist-in-each = De rode mist. Gooi in elk van die beurten een dobbelsteen voor je verplaatst. Bij een 1 ben je jezelf niet meer: de rest van de 5 beurten gaat het beest waar het wil, en je eigen mannen staan het dichtst bij.
text-the-captain-will-take-command = De kapitein zal overal het bevel over nemen. Uitstekend, laat hem, zolang de ambassade van Bretonnia maar veilig is.
text-the-knight-eternal-as-fine = De Eeuwige Ridder! Zo’n fijne kerel als er in Lowenheim maar te vinden is. Je hebt menige middag met hem doorgebracht, en niemand steekspeelt eleganter.
text-elves-bah-they-cannot-pour = Elfen. Bah! Ze kunnen geen glas water inschenken zonder slimmer te zijn dan jij. Maar let op hun aanvoerder: de laatste tijd steekt hij de straat over als jij eraan komt.
text-capital-people-and-no-feast = Prachtmensen, en geen feest is een feest zonder hun vuurwerk. Eén ding toch: een tovenaar ruikt een weerwolf over een rivier heen, en ze hebben nooit een woord gezegd. Bewaren ze het voor het juiste moment?
text-strangers-here-as-you-are = Vreemden hier, net als jij, en dus je natuurlijke bondgenoten. Houd samen met hen de twee ambassades.

# Cathay.

text-i-am-wen-jiao-bao = Ik ben Wen Jiao-Bao, ambassadeur van Cathay, en ik wens u allen tienduizend jaren toe. Ik ben hier opdat de handel tussen onze landen mag vloeien als thee. De ambassade is de bodem van Cathay, en daar beslis ik alleen; in de stad past het dat ik eerst spreek met wie regeren, en dat zal ik doen. Mijn huis is vol zwaardvechters die mij bewaken. Ze zijn jong, en ze moeten nog veel leren voor ze Tijgerkrijgers van de Orde van de Blauwe Lotus mogen heten, maar het zijn er veel en ze staan vroeg op.
text-trade-is-what-you-talk = Over handel praat je. Waarvoor je kwam, ligt verborgen in de ambassade: het Zilveren Haar van de Heilige Wind, dat een stille expeditie uit de bergen hier dichtbij heeft meegebracht. Daarom heeft Cathay een huis onder barbaren, en vijftien jonge zwaarden erin.
text-the-silver-hair-can-be = Het Zilveren Haar kan worden uitgebroed door wie de spreuken kent, en jij kent ze. De oude boeken zeggen dat er een Luchtgeest zal komen, en dat hij niemand trouw zal zijn dan wie hem heeft geroepen.
text-protect-the-embassy-of-cathay = Bescherm de ambassade van Cathay. (Eén punt, als ze nooit viel.)
text-keep-your-people-away-from = Houd je mensen bij de Elfen vandaan, en prijs de Elfen waar maar een gevaarlijke post te vullen is: er mogen er veel niet terugkomen. (Eén punt, als op het einde minstens 4 van de 8 Elfenwachten uit het spel zijn, in de Tempel of erger. Nog een, als geen uitwisseling van beledigingen, van welke kant ook, ooit op klappen uitliep.)
text-use-the-silver-hair-only = Gebruik het Zilveren Haar alleen als er geen andere uitweg is. (Eén punt, als je het nooit hebt gebruikt, of pas toen er een vijand in je ambassade was of een genoemde plaats van de stad gevallen was.)
text-the-silver-hair-if-wen = Het Zilveren Haar. Brengt Wen Jiao-Bao een hele beurt in de ambassade door, zonder te verplaatsen, te vechten of te bouwen, dan is de Luchtgeest er aan het einde: Beweging 4, Vechtkunst 6 met 3 aanvallen, Kracht 5, Taaiheid 8, Wonden 4. Eén keer in de belegering.
text-young-blood-if-your-swordfighters = Jong bloed. Staan je Zwaardvechters als je beweging begint in of naast een vak met Elfenwachten, gooi dan een dobbelsteen. Bij een 1 of 2 verplaatsen ze niet en moeten ze hen aanvallen; bij al het andere blijft het bij beledigingen, die je jonge mannen met zorg hebben voorbereid.
text-their-captain-will-command-that = Hun kapitein zal het bevel voeren. Dat is goed, zolang de ambassade van Cathay maar beschermd is.
text-they-look-like-good-fighters = Ze zien eruit als goede vechters. Waarvoor ze het doen, met hun linten en hun dames, heb je nooit helemaal begrepen.
text-there-was-a-war-long = Er was lang geleden een oorlog. Cathay won hem, zoals te verwachten viel, en ze zijn er nog steeds niet overheen. Vecht niet bij hen in de buurt, anders zijn je jonge mannen moeilijk in toom te houden.
text-in-cathay-a-wizard-is = In Cathay is een tovenaar een persoon van eer; blijf in de hunne. Als iemand hier kan begrijpen waarom het Zilveren Haar geheim moet blijven, dan zij.
