# De regels van de belegering in het Nederlands: de regel, zijn naam, onze uitspraak erover en een
# uitgewerkt geval.

# What the book is called.
name-the-siege-of-lowenheim = De belegering van Lowenheim

name-0-introduction = 0 Inleiding
name-1-players = 1 Spelers
name-2-1-places = 2.1 Plaatsen
name-2-2-people = 2.2 Personen
name-3-briefings = 3 Briefings
name-3-1-city-guard = 3.1 Stadswacht
name-3-2-palace-guard = 3.2 Paleiswacht
name-3-3-elven-guard = 3.3 Elfenwacht
name-3-4-wizards = 3.4 Tovenaars
name-3-5-bretonnia = 3.5 Bretonnia
name-3-6-cathay = 3.6 Cathay
name-4-pre-game = 4 Voor het spel
name-5-1-action-cards = 5.1 Actiekaarten
name-5-2-event-cards = 5.2 Gebeurteniskaarten
name-5-3-command-cards = 5.3 Commandokaarten
name-play-1-turn-order = Spel 1 Verloop van de beurt
name-play-2-movement = Spel 2 Beweging
name-play-3-combat = Spel 3 Gevecht
name-play-4-healing = Spel 4 Genezing
name-play-5-food = Spel 5 Voedsel
name-play-6-fire = Spel 6 Brand
name-play-7-barricades = Spel 7 Barricades
name-intruders = Indringers

HEI-001 = Meerdere spelers leiden elk één factie in één belegerde stad. De orks en ratmannen die haar belegeren, zijn van geen speler. Alle facties willen de stad redden, en elk mag daarnaast eigen plannen hebben. Het spel gaat alleen over de laatste fase van de belegering (R-101, R-105).
    .name = Zes facties in één belegerde stad
    .example = Een nieuw spel heeft precies zes zetels van facties en één vijandelijke kant zonder zetel, en in beurt 1 is de belegering al aan de gang.

HEI-002 = Je in je personage inleven wordt aangemoedigd, en het verhaal dat groeit telt zwaarder dan winnen of verliezen. De software houdt per factie een logboek bij met het verhaal in vrije tekst, en toont dat vóór elke stand (R-107).
    .name = Het verhaal telt zwaarder dan de stand
    .example = Na de laatste beurt noemt het eindverslag eerst de regels van het verhaal en dan pas de stand.

HEI-003 = Alleen handelingen die in de spelregels staan, kunnen het spel veranderen. Andere daden (een loopgraaf, een vermomming, gif) mogen voor de sfeer worden aangekondigd; ze worden als notitie bewaard en veranderen niets, behalve in een uitzonderlijk geval (R-10).
    .name = Alleen de regels veranderen het spel
    .example = Notitie “wij vergiftigen het eten van de kazerne”: er komt één notitie bij, en figuren, kaarten en plattegrond zijn ervoor en erna gelijk.

HEI-004 = Het spel is voor zes spelers, met elk één factie: Stadswacht, Paleiswacht, Elfenwacht van de Koningin, Raad van Tovenaars, Ambassade van Bretonnia, Genootschap van de Blauwe Lotus. Geen factie heeft twee eigenaars (R-01).
    .name = Zes zetels, niet meer en niet minder
    .example = Een tweede speler aan een bezette factie toewijzen wordt geweigerd; begin je met een speler voor vijf van de zes facties, dan doen er toch zes mee.

HEI-005 = Openbaar: de Stadswacht handhaaft de openbare orde en heeft een vrij grote troep mannen te voet en te paard onder kapitein Johann Mannheim. Verwachte figuren: Mannheim + 9 te voet + 6 te paard = 16.
    .name = De Stadswacht brengt er zestien
    .example = De opstelling maakt 1 + 9 + 6 = 16 figuren van de Stadswacht.

HEI-006 = Openbaar: de Paleiswacht is een keurkorps van Ridders en de lijfwacht van Graf Luitpold von Lowenheim, geleid door Ritter Sigisbiduwald. Verwachte figuren: Sigisbiduwald + 5 te voet + 5 te paard = 11 (R-04).
    .name = De Paleiswacht brengt er elf
    .example = De opstelling maakt 1 + 5 + 5 = 11 figuren van de Paleiswacht.

HEI-007 = Openbaar: de Koningin is een Elf en heeft een lijfwacht van Elfenkrijgers onder Meester van de Jacht Alavandrel Vanmaris. Verwachte figuren: Alavandrel + 8 te voet = 9.
    .name = De Elfenwacht brengt er negen
    .example = De opstelling maakt 1 + 8 = 9 figuren van de Elfen.

HEI-008 = Openbaar: de Raad van Tovenaars bestaat uit de geleerden van de stad, adviseert de Graf, woont in de Tovenaarstoren, gebruikt magie en wordt geleid door Aartsmagiër Magister Severus Arrhenius. Verwachte figuren: Severus + 2 tovenaars = 3.
    .name = De Raad van Tovenaars brengt er drie
    .example = De opstelling maakt 3 figuren van tovenaars: Severus, Minerva, Amon.

HEI-009 = Openbaar: de ambassadeur van Bretonnia, Jean-Jacques Descartes du Bois des Loups-Garou, heeft een vrij kleine lijfwacht van Musketiers. Verwachte figuren: Jean-Jacques + 5 te voet = 6 (R-03).
    .name = Bretonnia brengt er zes
    .ruling = De troepentabel zegt één Musketier, de figurenlijst vijf, en het korps heet de Vijf: vijf dus (R-03).
    .example = De opstelling maakt 1 + 5 = 6 figuren van Bretonnia, al staat er 1 in de troepentabel.

HEI-010 = Openbaar: het Genootschap van de Blauwe Lotus is de ambassade van Cathay; ambassadeur Wen Jiao-Bao heeft in zijn landhuis veel leerling-Tijgerkrijgers. Verwachte figuren: Wen Jiao-Bao + 15 te voet = 16 (R-08).
    .name = Cathay brengt er zestien
    .example = De opstelling maakt 1 + 15 = 16 figuren van Cathay; alle facties samen hebben er 61.

HEI-011 = Plaats A is de kazerne van de Stadswacht en de thuisbasis van haar troepen (R-25).
    .name = De kazerne, thuis van de Stadswacht
    .example = De thuisbasis van de Stadswacht is A.

HEI-012 = Plaats B is het Toernooiveld en de thuisbasis van de Paleiswacht.
    .name = Het Toernooiveld, thuis van de Paleiswacht
    .example = De thuisbasis van de Paleiswacht is B.

HEI-013 = Plaats C is het Kasteel en de thuisbasis van de Elfenwacht.
    .name = Het Kasteel, thuis van de Elfenwacht
    .example = De thuisbasis van de Elfen is C.

HEI-014 = Plaats D is de Tovenaarstoren en G zijn de Tovenaarstuinen; samen zijn ze de thuisbasis van de Raad van Tovenaars.
    .name = De Toren en de Tuinen, thuis van de tovenaars
    .example = De thuisbasis van de tovenaars omvat het vak van de toren en de vakken van de tuinen.

HEI-015 = Plaats E is de ambassade van Bretonnia (R-06).
    .name = De ambassade van Bretonnia
    .example = De thuisbasis van Bretonnia is E.

HEI-016 = Plaats F is de ambassade van Cathay (R-06).
    .name = De ambassade van Cathay
    .example = De thuisbasis van Cathay is F.

HEI-017 = Plaats H is de Tempel van Shallya, waar gewonden en zieken worden genezen.
    .name = De Tempel van Shallya
    .example = Een figuur met 0 Wonden staat in de lijst van de Tempel.

HEI-018 = Plaats I is de Wijze Boom, geplant toen de stad werd gesticht. Hij heeft geen eigen regel (R-109).
    .name = De Wijze Boom

HEI-019 = Plaatsen J en K zijn de twee oversteken van de gracht: J de (stenen) brug, K de voetbrug.
    .name = De twee bruggen
    .example = Zijn J en K allebei vernield, dan verbindt geen weg de twee wijken nog.

HEI-020 = Plaats L is het Barbarengetto. Het heeft geen eigen regel.
    .name = Het Barbarengetto

HEI-021 = Plaats M is de hoofdpoort van de stad; op het poortplein staat het standbeeld van Graf Boris, de stichter van de stad (R-38).
    .name = De hoofdpoort en het standbeeld
    .example = Het vak van het standbeeld hoort bij plaats M.

HEI-022 = Graf Luitpold regeert over Lowenheim; commandokaarten zijn zijn bevelen (R-83).
    .name = Graf Luitpold

HEI-023 = Elenwe, de vrouw van de Graf en de Koningin, is een Elf; op het Kasteel heeft ze een eigen lijfwacht van Elfen, die haar vader Fingolfin haar gaf. Ze begint op het Kasteel (R-83).
    .name = Koningin Elenwe
    .example = Bij de opstelling staat het fiche van de Koningin op het Kasteel.

HEI-024 = De Hogepriester van Shallya woont in de Tempel en verzorgt de gewonden (R-83).
    .name = De Hogepriester van Shallya
    .example = Bij de opstelling staat het fiche van de Hogepriester in de Tempel, en het kan zich niet verplaatsen.

HEI-025 = Elke speler heeft een briefing en kan alleen de zijne zien. In elke briefing staan: openbare achtergrond, geheime achtergrond, verhouding tot de andere vijf facties, troepentabel, doelen, bijzondere regels (R-07).
    .name = De eigen briefing en geen andere
    .example = Vraagt de Paleiswacht de geheime tekst van Cathay op, dan wordt dat geweigerd; vraagt Cathay hetzelfde, dan lukt het.

HEI-026 = Het deel van de achtergrond dat in elke briefing openbaar heet, wordt aan het begin van het spel aan iedereen voorgelezen.
    .name = Openbare achtergronden worden voorgelezen
    .example = Begint het spel, dan verschijnen vóór beurt 1 zes openbare achtergronden, zichtbaar voor alle zetels.

HEI-027 = Openbare achtergrond: kapitein Johann Mannheim handhaaft de orde en regelt bij gevaar de verdediging. De kazerne is een kleine vesting met een eigen zoetwaterput, en dus geschikt als laatste toevlucht.
    .name = Mannheim stelt zich voor

HEI-028 = Geheim (alleen Stadswacht): hij geeft meer om de burgers dan om de Graf, want de meeste mannen komen uit het volk; het Kasteel heeft de Paleiswacht en de wacht van de Koningin.
    .name = Mannheims hart ligt bij het volk
    .example = Zichtbaar voor de Stadswacht en de spelleider, voor niemand anders.

HEI-029 = Geheim (alleen Stadswacht): in naam heeft hij de leiding over alle veiligheid en verdediging. Reken erop dat de Paleiswacht het opperbevel opeist, en dat de ambassades en de Tovenaars hun eigen gang gaan. De spelregels geven geen macht over figuren van andere spelers.
    .name = Bevel geeft geen macht over andermans figuren
    .example = Een bevel van de Stadswacht om een figuur van de Paleiswacht te verplaatsen wordt geweigerd.

HEI-030 = Geheim (alleen Stadswacht): hij kent de riolen. De vijand kan erdoor binnendringen; elk huis heeft een eigen riooldeur; ze zijn niet allemaal te bewaken; de raad is om patrouilles verspreid te houden. Geen figuur van de stad mag de riolen in.
    .name = De riolen zijn overal
    .example = Elke huizengroep van de kaart heeft minstens één genummerde riooldeur; een verplaatsing naar het “riool” wordt geweigerd.

HEI-031 = Geheim, hoe de Stadswacht over de anderen denkt: de Paleiswacht is een rivaal om het bevel, en de Eeuwige Ridder een dwaas; de Elfen zijn goede vechters met wie samenwerken loont; de Tovenaars zijn nuttig maar niet helemaal te vertrouwen, met vreemde wezens in hun tuinen; de ambassadeur van Bretonnia is volgens een kind bij volle maan in een wolf veranderd, onbewezen; Cathay heeft veel zwaardvechters, en niemand weet wat ze waard zijn.
    .name = Hoe de Stadswacht over de anderen denkt
    .example = Precies vijf verhoudingen, alleen zichtbaar voor de Stadswacht en de spelleider.

HEI-032 = Troepen (Beweging, Vechtkunst, Kracht, Taaiheid, Wonden): kapitein Johann Mannheim x1: 2, 5, 5, 7, 3. Voetsoldaten x9: 2, 4, 4, 7, 1. Ruiters x6: 3, 4, 4, 8, 1. Elk één aanval.
    .name = Troepen van de Stadswacht
    .example = Ruiter: Beweging 3, Taaiheid 8, grootte 2.

HEI-033 = Doel 1: de stad mag niet vallen; wordt ze onder de voet gelopen, dan is het spel verloren (R-106).
    .name = Stadswacht: de stad mag niet vallen

HEI-034 = Doel 2: neem de leiding bij het regelen van de verdediging (R-82).
    .name = Stadswacht: leid de verdediging
    .ruling = Gehaald als elke andere speler één factie als leider van de verdediging heeft genoemd en de Stadswacht meer stemmen heeft dan elke andere factie; zonder stemming is het niet gehaald.

HEI-035 = Doel 3: geef het arme deel tussen de stadsmuur en de gracht, waar de meeste arme burgers wonen, niet op, ook niet als anderen alleen het rijke deel verdedigen (R-82).
    .name = Stadswacht: houd het arme deel
    .ruling = Gehaald als er in de arme wijk meer figuren van de stad dan van de vijand staan, en minder dan 8 van de 16 huizengroepen daar (P01-P15, L) een ruïne hebben.
    .example = Op de kaart is elk vak ten zuiden van de gracht als arme wijk aangegeven.

HEI-036 = Zoetwaterput: zolang de Stadswacht de kazerne beheerst (geen vijand binnen de muren), mag ze elke Blanco in haar hand als Voedselkaart of als Waterkaart gebruiken (R-57).
    .name = De zoetwaterput
    .example = Hand Blanco, Blanco; geen vijand in A: ze betaalt haar voedsel met één Blanco. Eén skaven in een vak van A: dezelfde betaling wordt geweigerd.

HEI-037 = Openbare achtergrond: Ritter Sigisbiduwald is de Eeuwige Ridder; men gelooft dat Lowenheim niet valt zolang hij levend en wel binnen de muren is. Hij voert het bevel over de Paleiswacht, is trouw aan de Graf en is getrouwd met diens enige dochter, de half-Elf Vrouwe Brunhilde (R-108).
    .name = De Eeuwige Ridder stelt zich voor

HEI-038 = Geheim (alleen Paleiswacht): in de uiterste nood moet hij zichzelf redden. In de graftombe naast de Tempel van Shallya ligt een vluchttunnel, die naar de heuvels buiten de stad leidt.
    .name = De tunnel is geheim
    .example = De tunnel op de kaart wordt alleen aan de Paleiswacht en de spelleider getoond.

HEI-039 = Geheim (alleen Paleiswacht): de anderen geloven in de legende van de Eeuwige Ridder, dus hij kan maar beter meespelen zolang het hem uitkomt.
    .name = Een legende die je beter in stand houdt

HEI-040 = Geheim, hoe de Paleiswacht over de anderen denkt: de Stadswacht neemt waarschijnlijk het bevel, maar moet zich niet met de Paleiswacht bemoeien en geeft om boeren; de Elfen zijn te vriend te houden, want zij bewaken de Koningin en Brunhilde; de Tovenaars zijn raar; de ambassadeur van Bretonnia is een vriend en vaste gast op het Toernooiveld; van Cathay is weinig bekend, maar hun tactiek is boeiend.
    .name = Hoe de Paleiswacht over de anderen denkt
    .example = Precies vijf verhoudingen, alleen zichtbaar voor de Paleiswacht en de spelleider.

HEI-041 = Troepen (Beweging, Vechtkunst, Kracht, Taaiheid, Wonden): Ritter Sigisbiduwald x1: 2, 3, 4, 6, 3. Ridders te voet x5: 2, 5, 4, 7, 1. Ridders te paard x5: 3, 5, 4, 8, 1. Elk één aanval.
    .name = Troepen van de Paleiswacht
    .example = Sigisbiduwald heeft Vechtkunst 3 en Taaiheid 6, minder dan zijn eigen ridders.

HEI-042 = Doel 1: de stad mag niet vallen; wordt ze onder de voet gelopen, dan is het spel verloren (R-106).
    .name = Paleiswacht: de stad mag niet vallen

HEI-043 = Doel 2: als alles verloren lijkt, ontsnap dan door de geheime tunnel, nadat Brunhilde uit het Kasteel is gehaald. Ontsnapt hij en blijft de stad toch staan, dan wordt hij opgejaagd en heeft hij verloren (R-84, R-107): hij krijgt 0 punten en is laatste. Zijn ze allebei ontsnapt en wordt de stad onder de voet gelopen, dan wint de Paleiswacht alleen. De vlucht zelf levert geen punt op.
    .name = Paleiswacht: weg door de tunnel
    .example = Ontsnapt met Brunhilde, stad onder de voet gelopen in beurt 10: de Paleiswacht wint alleen. Ontsnapt, en de stad houdt stand na beurt 12: de Paleiswacht krijgt 0 punten en is laatste.

HEI-044 = Doel 3: bescherm het Toernooiveld en houd vijandelijke troepen erbuiten (R-82).
    .name = Paleiswacht: het Toernooiveld
    .ruling = Gehaald als B nooit is gevallen en er geen vijand in B is.

HEI-045 = Doel 4: bescherm het standbeeld van Graf Boris bij de hoofdpoort (R-82, R-75).
    .name = Paleiswacht: het standbeeld van Graf Boris
    .ruling = De Stichter op de gebeurteniskaart en het standbeeld dat beschermd moet worden zijn dezelfde steen, zodat de kaart bij toeval over het doel zou beslissen. Daarom telt het poortplein (R-75, R-82). Gehaald als M nooit is gevallen en er geen vijand in M is.

HEI-046 = Bijzondere regel: de tunnel door de graftombe betreed je als elk ander vak, met een gewone verplaatsing (R-84).
    .name = De tombe in, de stad uit
    .example = Sigisbiduwald is 2 vakken van het vak van de tombe, zonder vijand ertussen: met één verplaatsing van 2 staat hij erop, en hij mag in dezelfde stap 6 vertrekken.

HEI-047 = Openbare achtergrond: Alavandrel Vanmaris voert het bevel over de lijfwacht van de Koningin, die op het Kasteel blijft en heeft gezworen haar tot de dood te beschermen.
    .name = Alavandrel stelt zich voor

HEI-048 = Geheim (alleen Elfen): de Koningin moet zo lang mogelijk op het Kasteel blijven en niet zonder noodzaak worden verplaatst (R-83).
    .name = De Koningin blijft liever thuis

HEI-049 = Geheim (alleen Elfen): hij kan met de meeste facties samenwerken, niet met Cathay en misschien niet met Bretonnia; geheimen van anderen interesseren de Elfen op zich niet, maar wie zijn beste troepen of middelen aan het algemeen belang onthoudt, mag worden gechanteerd. Chantage is praten, zonder gevolg in de spelregels.
    .name = Wie de Elfen zouden chanteren

HEI-050 = Geheim, hoe de Elfen over de anderen denken: de kapitein van de Stadswacht is een goede keus voor het opperbevel; de Eeuwige Ridder is belangrijk door zijn legende en nuttig omdat hij de Graf bewaakt; met de Tovenaars voelen ze zich verwant, en hun toren moet magische voorwerpen verbergen; de ambassadeur van Bretonnia heeft een sterk kwaad aura en is niet te vertrouwen; Cathay is een oude vijand sinds een verloren oorlog, heeft iets magisch in zijn gebouw, en komt het best op de gevaarlijkste plekken te staan.
    .name = Hoe de Elfen over de anderen denken
    .example = Precies vijf verhoudingen, alleen zichtbaar voor de Elfen en de spelleider.

HEI-051 = Troepen (Beweging, Vechtkunst, Kracht, Taaiheid, Wonden): Alavandrel Vanmaris x1: 1, 5, 5, 7, 3. Elfenwachten van de Koningin x8: 2, 5, 4, 7, 1. Elk één aanval (R-28).
    .name = Troepen van de Elfenwacht
    .example = Alavandrel mag 1 vak ver gaan, een Elfenwacht 2.

HEI-052 = Doel 1: de stad mag niet vallen; wordt ze onder de voet gelopen, dan is het spel verloren (R-106).
    .name = Elfen: de stad mag niet vallen

HEI-053 = Doel 2: bescherm de Koningin, die het grootste deel van de tijd op het Kasteel is (R-83, R-82).
    .name = Elfen: bescherm de Koningin
    .ruling = Gehaald als de Koningin niet gevangen is.

HEI-054 = Doel 3: help de Stadswacht waar het kan (R-82).
    .name = Elfen: help de Stadswacht
    .ruling = Gehaald als in minstens 3 beurten een Elf een vijand aanviel die in dezelfde stap 7 door een figuur van de Stadswacht werd aangevallen, of die naast een figuur van de Stadswacht stond.

HEI-055 = Doel 4: breng de vechters van Cathay in hopeloze posities; hoe meer er sterven, hoe beter (R-82).
    .name = Elfen: laat Cathay maar lijden
    .ruling = Gehaald als minstens 8 van de 15 Zwaardvechters uit het spel zijn.

HEI-056 = Bijzondere regel: staan Elfenkrijgers aan het begin van de beurt van de Elfen naast krijgers van Cathay, gooi dan een D6. Bij 1 vallen de Elfen hen aan; bij 2-6 vallen er beledigingen over en weer (R-85).
    .name = Elfen beledigen Cathay
    .example = Worp 1: de Elfenwachten die ernaast staan, moeten in stap 7 een Zwaardvechter aanvallen. Worp 2: alleen een regel in het logboek.

HEI-057 = Openbare achtergrond: Magister Severus Arrhenius, Aartsmagiër met allerlei eretitels, woont met andere tovenaars en heksen in de Toren, die in het Mystieke Woud en de Tuinen staat. In de Tuinen zijn magische wezens en planten; op zondag zijn ze open voor publiek. Van oudsher is het de plicht van de tovenaars om raad te geven aan de Graf en aan ieder die raad nodig heeft.
    .name = Severus stelt zich voor

HEI-058 = Geheim (alleen Tovenaars): de Graf raad geven is weinig werk, dus hebben de tovenaars zich jarenlang aan meest geheime projecten gewijd (spreuken, magische voorwerpen) die niet verloren mogen gaan.
    .name = Jaren van geheim werk

HEI-059 = Geheim, hoe de Tovenaars over de anderen denken: overtuig de kapitein van de Stadswacht van jullie goede wil en werk samen; pas op voor de Eeuwige Ridder, die belangstelling had voor een tombe bij de Tempel waar waarschijnlijk een vluchtweg in zit; respect voor de Elfen, wier leider in de toren vast magie heeft gevoeld zonder te weten waarvoor ze dient; de ambassadeur van Bretonnia is een weerwolf, wat de Tovenaars weten en niemand hebben verteld; Cathay heeft vast een magisch artefact in zijn ambassade.
    .name = Hoe de tovenaars over de anderen denken
    .example = Precies vijf verhoudingen, alleen zichtbaar voor de Tovenaars en de spelleider; dat hij een weerwolf is, bereikt geen derde zetel.

HEI-060 = Troepen (Beweging, Vechtkunst, Kracht, Taaiheid, Wonden): Severus Arrhenius x1: 2, 2, 3, 6, 4. Minerva Draconius x1: 2, 2, 3, 6, 3. Amon Sulibustur x1: 2, 2, 3, 6, 3. Elk één aanval.
    .name = Troepen van de Raad van Tovenaars
    .example = Severus heeft 4 Wonden, de anderen 3.

HEI-061 = Wezens uit het magische woud rond de toren kunnen door de tovenaars worden opgeroepen (R-91).
    .name = Wezens van het magische woud

HEI-062 = Doel 1: de stad mag niet vallen; wordt ze onder de voet gelopen, dan is het spel verloren (R-106).
    .name = Tovenaars: de stad mag niet vallen

HEI-063 = Doel 2: houd de Tovenaarstoren vrij van vijandelijke troepen; wordt hij geplunderd, dan is het werk van jaren verloren (R-82).
    .name = Tovenaars: houd de Toren vrij
    .ruling = Gehaald als er nooit een vijand in vak D is gekomen en DG nooit is gevallen.

HEI-064 = Doel 3: houd zo veel mogelijk magische voorwerpen geheim voor de andere facties (R-82, R-09).
    .name = Tovenaars: houd de artefacten geheim
    .ruling = Gehaald als minstens 2 van de 4 artefacten nooit zijn gebruikt.

HEI-065 = Bijzondere regel: de tovenaars leveren aan het einde van de beurt geen Voedselkaart in (R-53).
    .name = Tovenaars hebben geen voedsel nodig
    .example = Tovenaars zonder Voedsel in de hand verliezen in stap 9 geen figuur.

HEI-066 = Bijzondere regel: in de toren liggen vier magische artefacten die alleen tovenaars kunnen gebruiken. Niemand anders weet ervan; wie er een gebruikt, maakt openbaar dat het bestaat (R-09).
    .name = Vier geheime artefacten
    .example = Vóór het eerste gebruik zien de andere vijf zetels geen lijst van artefacten; nadat het Masker is gebruikt, zien ze alleen het Masker.

HEI-067 = Masker van Nyarlathotep: alleen te dragen door een tovenaar in de toren, die die beurt niets anders doet. De Tovenaars trekken die beurt één extra kaart, en hun handgrens wordt 7 (R-94).
    .name = Masker van Nyarlathotep
    .example = Hand 4 na het afleggen, Masker op: ze trekken er 2 om op 6 te komen, en dan nog 1; aan het einde van stap 8 mogen het 7 kaarten zijn.

HEI-068 = Doos van Duizend Genoegens: een tovenaar pakt hem op in de toren en draagt hem mee. Bevriende figuren binnen 1 vak krijgen tegen elke wond een extra reddingsworp van 5+. Elke beurt dat hij wordt gebruikt, kost twee kaarten die geen Blanco zijn, en de drager mag geen andere spreuk of magie gebruiken (R-95).
    .name = Doos van Duizend Genoegens
    .example = Een wond van een Voetsoldaat naast de drager wordt bij 5 of 6 ongedaan gemaakt en blijft bij 1-4.

HEI-069 = Altaar van de Verdoemden: in de crypten onder de toren. Een tovenaar in de toren die daar die beurt niets anders doet, roept een Grotere Demon op, die op de toren verschijnt (R-92).
    .name = Altaar van de Verdoemden
    .example = Severus roept hem op in vak D en verplaatst zich niet, vecht niet en spreekt geen spreuk uit: één demon in vak D.

HEI-070 = Onderhoud van de demon: aan het einde van elke beurt moeten er Boerenkaarten worden afgestaan, 1 de eerste beurt, 2 de tweede, 3 de derde enzovoort, door welke spelers samen ook, anders verlaat de demon dit bestaan (R-92).
    .name = Wat de demon kost
    .example = Drie beurten gehouden kost hij 1 + 2 + 3 = 6 Boeren; zijn er 3 nodig en maar 2 aangeboden, dan gaat hij weg en worden de 2 kaarten gehouden.

HEI-071 = Grotere Demon: Beweging 4 (vliegt), Vechtkunst 5 met 3 aanvallen, Kracht 5, Taaiheid 7, Wonden 3 (R-37).
    .name = De Grotere Demon
    .example = Hij gaat over een vak met een huis heen en doet drie afzonderlijke aanvallen.

HEI-072 = Teleporter van de Buitenste Sferen: te gebruiken als een tovenaar in de toren is en die beurt niets anders doet. Hij brengt alle figuren in de toren naar één plek naar keuze in de stad, of figuren van één plek naar de toren, in plaats van hun verplaatsing; de bestemming moet een leeg vak zijn (R-93).
    .name = Teleporter van de Buitenste Sferen
    .example = Bestemming met één skaven: geweigerd. Geldig gebruik: de geteleporteerde figuren kunnen zich deze beurt niet meer verplaatsen.

HEI-073 = Stukgaan van de Teleporter: na elk gebruik is er een oplopende kans van 1 op 20 dat hij voorgoed dichtgaat (D20: 1 na het eerste gebruik, 1-2 na het tweede, enzovoort).
    .name = De Teleporter gaat stuk
    .example = Na het derde gebruik gaat hij bij een D20 van 3 stuk, bij 4 niet.

HEI-074 = Spreuken worden betaald met kaarten uit de hand van de Tovenaars. Elke tovenaar mag per beurt één spreuk uitspreken (R-86).
    .name = Eén spreuk per tovenaar en beurt
    .example = Drie tovenaars die kunnen handelen, mogen in één beurt drie spreuken uitspreken; een tweede spreuk van Minerva wordt geweigerd.

HEI-075 = Genezing, 1 Genezing, op elk moment uit te spreken in stap 6 en 7 van de tovenaars: een personage in het vak van de tovenaar of een aangrenzend vak krijgt 1 Wond terug (nooit meer dan zijn volle waarde).
    .name = Spreuk: Genezing
    .example = Mannheim met 1 van 3 Wonden naast Amon: 2 van 3, één Genezingskaart besteed.

HEI-076 = Muur van Water, 2 Water + 1 die geen Blanco is, uit te spreken aan het begin van de beweging van de tovenaars: een muur langs twee op elkaar aansluitende vakranden waar geen troepen doorheen kunnen, 3 beurten lang, deze meegerekend (R-88).
    .name = Spreuk: Muur van Water
    .example = Uitgesproken in beurt 4: verspert de weg in beurt 4, 5 en 6, en is weg in beurt 7.

HEI-077 = Vuurbal, 2 Aanval, uit te spreken in stap 7: tot 3 vakken ver, binnen het zicht, 6 aanvallen met Kracht 3 (R-47).
    .name = Spreuk: Vuurbal
    .example = Tegen skaven (Taaiheid 7): een dobbelsteen van 5 geeft 8 en verwondt, 4 geeft 7 en verwondt niet.

HEI-078 = Bliksemschicht, 3 Aanval + 1 die geen Blanco is, uit te spreken in stap 7: tot 4 vakken ver, binnen het zicht, 6 aanvallen met Kracht 4 (R-47).
    .name = Spreuk: Bliksemschicht
    .example = Tegen een rattenoger (Taaiheid 8): een dobbelsteen van 5 geeft 9 en verwondt, 4 geeft 8 en verwondt niet.

HEI-079 = Snelle Hap, 1 Voedsel + x Voedsel: uit te spreken vóór het verplaatsen; alle troepen in het vak van de tovenaar krijgen deze beurt +x Beweging (R-87).
    .name = Spreuk: Snelle Hap
    .example = 3 Voedselkaarten: +2 Beweging, dus een Voetsoldaat in het vak gaat tot 4 ver.

HEI-080 = Moreel, 1 Boeren + x Boeren: uit te spreken na de beweging en vóór het gevecht; alle troepen in het vak van de tovenaar krijgen deze beurt +x Vechtkunst (R-87).
    .name = Spreuk: Moreel
    .example = 2 Boerenkaarten: Vechtkunst 4 wordt 5 tot het einde van de beurt.

HEI-081 = Gedachtencontrole, 1 Water + 1 Voedsel + 1 Boeren + 1 Aanval: uit te spreken vóór de beweging op één figuur naar keuze binnen 2 vakken, vriend of vijand; van dan af stuurt de tovenaar hem (R-89).
    .name = Spreuk: Gedachtencontrole
    .example = Een skaven op 2 vakken gehoorzaamt in stap 6-7 aan de Tovenaars; een op 3 vakken is geen geldig doelwit.

HEI-082 = Gedachtencontrole eindigt als de controle aan het begin van een beurt op D6 uitkomt op 6; elke volgende beurt komt er +1 bij de dobbelsteen.
    .name = Hoe Gedachtencontrole eindigt
    .example = Eerste controle 5: ze houdt. Tweede controle 5 + 1 = 6: verbroken.

HEI-083 = Middelen Stelen, 2 kaarten naar keuze die geen Blanco zijn, op elk moment uit te spreken in stap 6 en 7 van de tovenaars: neem willekeurige kaarten uit de hand van een andere speler; de hand van de Tovenaars mag daarna niet groter zijn dan 6 (R-90).
    .name = Spreuk: Middelen Stelen
    .example = Hand 6, betaalt 2, houdt er 4: mag hoogstens 2 kaarten nemen.

HEI-084 = Insectenzwerm Oproepen, 1 Aanval + 2 Voedsel, uit te spreken aan het begin van de beweging van de tovenaars: drie reuzenbijen die als cavalerie tellen, verschijnen in een leeg vak naast de tovenaar. Beweging 3, Vechtkunst 4, Kracht 4, Taaiheid 5, Wonden 1, elk één aanval; ze kunnen over huizen vliegen (R-91).
    .name = Spreuk: Insectenzwerm
    .example = Drie bijen van grootte 2 vullen één vak (6 punten).

HEI-085 = Boomvolk, 2 Aanval + 2 Voedsel, uit te spreken aan het begin van de beweging van de tovenaars: roept één Ent op die als cavalerie telt. Beweging 1, Vechtkunst 4 met 2 aanvallen, Kracht 5, Taaiheid 8, Wonden 3 (R-91).
    .name = Spreuk: Boomvolk
    .example = De Ent doet twee aanvallen per beurt en neemt in een vak 2 punten in.

HEI-086 = Openbare achtergrond: ambassadeur Jean-Jacques zorgt voor goede handelsbetrekkingen. De ambassade is grond van Bretonnia, waar alleen hij het gezag heeft; in de stad is het gebruik dat hij eerst met de machthebbers overlegt. Zijn lijfwacht van uitgelezen schermers heet de Vijf Musketiers.
    .name = Jean-Jacques stelt zich voor

HEI-087 = Geheim (alleen Bretonnia): maanden geleden door een weerwolf gebeten is hij nu zelf een weerwolf, en niemand weet het. Vannacht is het volle maan, en misschien kan hij zich niet inhouden.
    .name = Het probleempje van de ambassadeur
    .example = Zichtbaar voor Bretonnia en de spelleider; de Tovenaars weten het uit hun eigen briefing.

HEI-088 = Geheim, hoe Bretonnia over de anderen denkt: de Stadswacht mag het bevel voeren zolang de ambassade beschermd is; de Eeuwige Ridder is een beste vriend; de Elfen zijn niet geliefd, en hun aanvoerder ontwijkt hem de laatste tijd; de Tovenaars zijn prima, maar ze ruiken een weerwolf en wachten misschien tot ze hem kunnen chanteren; Cathay is een natuurlijke bondgenoot, net zo vreemdeling als hij.
    .name = Hoe Bretonnia over de anderen denkt
    .example = Precies vijf verhoudingen, alleen zichtbaar voor Bretonnia en de spelleider.

HEI-089 = Troepen (Beweging, Vechtkunst, Kracht, Taaiheid, Wonden): Jean-Jacques x1: 2, 4, 3, 7, 3, één aanval. Als weerwolf: Beweging 3, Vechtkunst 6 met 3 aanvallen, Kracht 5, Taaiheid 8, Wonden niet gedrukt (R-96). Musketiers (5, de tabel zegt 1): 2, 6 met 2 aanvallen, 4, 7, 1 (R-03).
    .name = Troepen van Bretonnia
    .ruling = Vijf Musketiers, al zegt de tabel er één (R-03). De Wonden van de weerwolf zijn niet gedrukt: hij houdt die van de ambassadeur (R-96); zijn eigen regels zijn HEI-093 tot en met HEI-095.
    .example = Een Musketier valt per gevechtsstap twee keer aan met Vechtkunst 6. Jean-Jacques verandert met nog 2 van 3 Wonden: de weerwolf heeft er 2.

HEI-090 = Doel 1: de stad mag niet vallen; wordt ze onder de voet gelopen, dan is het spel verloren (R-106).
    .name = Bretonnia: de stad mag niet vallen

HEI-091 = Doel 2: bescherm de ambassade van Bretonnia (R-82).
    .name = Bretonnia: bescherm de ambassade
    .ruling = Gehaald als E nooit is gevallen.

HEI-092 = Doel 3: houd geheim dat hij een weerwolf is (R-82, R-09).
    .name = Bretonnia: bewaar het geheim
    .ruling = Gehaald als Jean-Jacques nooit is veranderd.

HEI-093 = Bijzondere regel: om mens te blijven levert de speler elke beurt één Voedsel- of één Boerenkaart in. Doet hij dat niet, ook met opzet, dan verandert Jean-Jacques 5 beurten lang in een weerwolf (R-96).
    .name = Betalen of huilen
    .example = Aan het einde van beurt 3 niet betaald: weerwolf in beurt 4, 5, 6, 7, 8 en weer mens aan het einde van beurt 8.

HEI-094 = Gooi in elk van die beurten een D6: bij 1 is de razernij niet te beheersen en verplaatst de spelleider de weerwolf voor de rest van de 5 beurten, meestal tegen zijn eigen troepen (R-97).
    .name = De razernij
    .example = Beurt 5 worp 1: de spelleider of de procedure stuurt hem in beurt 5 tot en met 8; beurt 5 worp 2: de speler stuurt hem.

HEI-095 = De weerwolf doet elke beurt drie aanvallen van dichtbij.
    .name = De weerwolf slaat drie keer
    .example = Drie Gevechtsworpen in één gevechtsstap; hij telt als één van de twee aanvallers van een doelwit.

HEI-096 = Openbare achtergrond: ambassadeur Wen Jiao-Bao zorgt voor goede handelsbetrekkingen. De ambassade is grond van Cathay, waar alleen hij het gezag heeft; in de stad is het gebruik dat hij eerst met de machthebbers overlegt. Zijn vele zwaardvechters zijn jong en nog in opleiding tot Tijgerkrijger van de Orde van de Blauwe Lotus.
    .name = Wen Jiao-Bao stelt zich voor

HEI-097 = Geheim (alleen Cathay): de ambassade verbergt het Zilveren Haar van de Heilige Wind, meegenomen op een geheime expeditie; het is de ware reden van de ambassade. Wen kent de spreuken die het uitbroeden; dan verschijnt een Luchtgeest die trouw is aan wie ze uitspreekt (R-99).
    .name = Het Zilveren Haar van de Heilige Wind
    .example = Geen andere zetel ziet het Zilveren Haar voordat de Luchtgeest verschijnt.

HEI-098 = Geheim, hoe Cathay over de anderen denkt: de Stadswacht mag het bevel voeren zolang de ambassade beschermd is; de Paleiswacht bestaat uit goede vechters met vreemde ridderlijkheid; met de Elfen is het gespannen sinds de oude oorlog die Cathay won, vecht niet bij hen in de buurt; de Tovenaars worden gerespecteerd en begrijpen de geheimhouding misschien; Bretonnia is een natuurlijke bondgenoot, net zo vreemdeling als Cathay.
    .name = Hoe Cathay over de anderen denkt
    .example = Precies vijf verhoudingen, alleen zichtbaar voor Cathay en de spelleider.

HEI-099 = Troepen (Beweging, Vechtkunst, Kracht, Taaiheid, Wonden): Wen Jiao-Bao x1: 2, 5, 4, 7, 3. Zwaardvechters x15: 2, 4, 4, 7, 1. Elk één aanval. Luchtgeest x1 (alleen als hij is opgeroepen): Beweging 4, Vechtkunst 6 met 3 aanvallen, Kracht 5, Taaiheid 8, Wonden 4; hij vliegt niet.
    .name = Troepen van Cathay
    .example = Bij de opstelling 16 figuren van Cathay en geen Luchtgeest.

HEI-100 = Doel 1: de stad mag niet vallen; wordt ze onder de voet gelopen, dan is het spel verloren (R-106).
    .name = Cathay: de stad mag niet vallen

HEI-101 = Doel 2: bescherm de ambassade van Cathay (R-82).
    .name = Cathay: bescherm de ambassade
    .ruling = Gehaald als F nooit is gevallen.

HEI-102 = Doel 3: blijf weg van de Elfen en probeer hen op gevaarlijke plekken te krijgen, zodat er veel sterven (R-82).
    .name = Cathay: laat de Elfen maar lijden
    .ruling = Twee punten: een als minstens 4 van de 8 Elfenwachten uit het spel zijn, en een als geen enkele beledigingsworp, van welke kant ook, op een aanval is uitgelopen.

HEI-103 = Doel 4: gebruik het Zilveren Haar alleen als het strikt noodzakelijk is (R-100, R-82).
    .name = Cathay: bewaar het Zilveren Haar voor de nood
    .ruling = Gehaald als het nooit is gebruikt, of alleen zoals R-100 het toestaat.

HEI-104 = Bijzondere regel: de Luchtgeest wordt opgeroepen als Wen in de ambassade is en daar een volle beurt doorbrengt zonder iets anders te doen (R-98).
    .name = De Luchtgeest oproepen
    .example = Wen in F in beurt 3, geen verplaatsing, geen gevecht: Luchtgeest in F aan het einde van beurt 3. Vecht hij in stap 7 van die beurt, dan verschijnt er niets.

HEI-105 = Bijzondere regel: staan Tijgerkrijgers aan het begin van de beurt van Cathay naast Elfen, gooi dan een D6. Bij 1 of 2 vallen ze de Elfen aan; bij 3-6 vallen er beledigingen over en weer (R-85).
    .name = Cathay beledigt de Elfen
    .example = Worp 2: de Zwaardvechters die ernaast staan, moeten in stap 7 een Elfenwacht aanvallen. Worp 3: alleen een regel in het logboek.

HEI-106 = Vóór beurt 1 komen de spelers bijeen bij de grote kaart van de stad en spreken ze een gezamenlijke strategie af. De software biedt een fase van overleg waarin de hele kaart te zien is; afspraken binden niemand en geen figuur verplaatst zich (R-05).
    .name = De krijgsraad
    .example = Tussen het begin van het overleg en beurt 1 verandert er niets op de kaart.

HEI-107 = Er is één stapel van 102 actiekaarten: 20 Aanval, 20 Boeren, 22 Voedsel, 10 Water, 10 Genezing, 20 Blanco. Ze worden aan de spelers gedeeld en betalen handelingen en antwoorden op gebeurtenissen (R-11, R-12, R-13).
    .name = De stapel actiekaarten
    .example = 20 + 20 + 22 + 10 + 10 + 20 = 102; stapel + handen + aflegstapel = 102 op elk moment (kaarten in de voorraad van de reserve meegerekend).

HEI-108 = Aanval (20): elke speler vecht elke beurt gratis in het vak waar zijn leider is; elk ander vak kost een Aanvalskaart. Zo blijven de troepen van een factie bij elkaar en onvermengd (R-21, R-22).
    .name = Aanvalskaarten
    .ruling = Volgens de kaartenlijst vecht een speler gratis waar “zijn figuur” is, volgens de gevechtsregels waar de aanvoerder is. Beide bedoelen de leider van de factie (R-21).
    .example = Vak van de leider: gratis. Twee andere vakken: twee Aanvalskaarten.

HEI-109 = Boeren (20) zijn de werkkrachten: herstel, barricades, tegenmijn, putten, kanon, en waar bijzondere regels hen voor gebruiken.
    .name = Boeren
    .example = Een barricade kost precies 1 Boeren.

HEI-110 = Voedsel (22) voedt de facties en betaalt enkele spreuken en commando’s.
    .name = Voedsel
    .example = 22 Voedsel in een verse stapel.

HEI-111 = Water (10) helpt tegen branden en betaalt enkele spreuken en een commando.
    .name = Water
    .example = 10 Water in een verse stapel.

HEI-112 = Genezing (10) haalt figuren uit de Tempel en betaalt een spreuk en een commando.
    .name = Genezing
    .example = 10 Genezing in een verse stapel.

HEI-113 = Blanco (20) heeft zelf geen nut, tenzij een bijzondere regel er een aan geeft. Hij telt niet waar een kaart wordt gevraagd die geen Blanco is.
    .name = Blanco
    .example = Een kapotte brug betalen met Boeren + Blanco wordt geweigerd.

HEI-114 = De stapel gebeurteniskaarten verbeeldt toevallige voorvallen en wat de belegeraars doen. Hij heeft 17 kaarten: 1 tempelbrand, 2 stenen brug, 1 voetbrug, 6 granaatvuur, 4 mijnen, 2 rattenoger, 1 standbeeld (R-14, R-15).
    .name = De stapel gebeurteniskaarten
    .example = 1 + 2 + 1 + 6 + 4 + 2 + 1 = 17.

HEI-115 = Tempelbrand (1): de Tempel van Shallya wordt door brand getroffen; geen figuur mag de Tempel verlaten tot de brand onder controle is (R-59, R-65).
    .name = De Tempel brandt
    .example = Getrokken in beurt 2, nog brandend in stap 9a van beurt 2: een Genezingskaart om een figuur uit de Tempel te halen wordt geweigerd. Geblust in stap 9c: vanaf beurt 3 mag het weer.

HEI-116 = Stenen brug vernield (2): over brug J kan niemand tot er 6 Boeren zijn ingeleverd voor het herstel.
    .name = De stenen brug valt
    .example = 5 Boeren gegeven: onbegaanbaar; de 6de in stap 9e: begaanbaar vanaf de volgende beurt.

HEI-117 = Kaarten voor het herstel van de bruggen worden aan het einde van de zet ingeleverd, mogen van welke spelers samen ook komen, en het mag meerdere zetten duren om ze te verzamelen (R-24, R-17).
    .name = Herstel duurt zo lang het duurt
    .example = Beurt 3: 2 Boeren van Cathay en 1 van de Elfen; beurt 4: 3 van de Stadswacht; brug J is hersteld aan het einde van beurt 4.

HEI-118 = Voetbrug vernield (1): over voetbrug K kan niemand tot er 3 Boeren zijn ingeleverd voor het herstel (R-73).
    .name = De voetbrug valt
    .example = 3 Boeren in één beurt: K is weer open aan het einde van die beurt.

HEI-119 = Granaatvuur (6): op het terrein van één plaats breekt brand uit. Eén kaart voor elk van de kazerne, het Toernooiveld, de Tovenaarstoren, de ambassade van Bretonnia, de ambassade van Cathay en het Kasteel (R-69, R-59).
    .name = Granaatvuur
    .example = De zes kaarten noemen A, B, DG, E, F en C elk één keer.

HEI-120 = Mijnen (4): één kaart vernielt de muur van de Wachthoek, één de Toren op het Toernooiveld, één de ingang van het Kasteel en één de ingang van de Tovenaarstuinen (R-70, R-71).
    .name = Mijnen
    .example = Vier verschillende stukken muur op vier kaarten.

HEI-121 = Elke figuur in een vak waar een mijn ontploft, krijgt 1 wond bij een D6 van 1, 2 of 3.
    .name = Een mijn verwondt bij 1 tot en met 3
    .example = Figuren A, B, C in het vak gooien 3, 4, 1: A en C krijgen 1 wond, B geen.

HEI-122 = Rattenoger (2): de volgende groep skaven komt met één Rattenoger als extra figuur (R-74).
    .name = De rattenoger wacht
    .example = De volgende bende gooit 13: ze komt met 13 skaven en 1 Rattenoger.

HEI-123 = Standbeeld (1): het standbeeld van de Stichter breekt en valt in scherven; dat heeft geen echt gevolg (R-75).
    .name = Het standbeeld valt in scherven
    .example = De toestand ervoor en erna verschilt alleen door de regel in het logboek en de kaart.

HEI-124 = Commandokaarten zijn bevelen van Graf Luitpold en moeten worden gehoorzaamd. De stapel heeft 9 kaarten: tegenmijn, putten, water, hospitaal, mobiele reserve, voedsel, bespreking van de officieren (elk 1) en klein kanon (2) (R-16, R-24).
    .name = De stapel commandokaarten
    .example = 7 x 1 + 2 = 9.

HEI-125 = Tegenmijn: 6 Boeren binnen 3 zetten. Worden ze niet gegeven, dan wordt er gedobbeld om een van de vier stukken muur van de mijnkaarten, en dat ontploft (R-76, R-72).
    .name = Tegenmijn
    .example = Getrokken in beurt 4: te betalen voor het einde van beurt 6. Zijn er dan 5 Boeren, dan vernielt een dobbelsteen van 2 de Toernooitoren.

HEI-126 = Nieuwe putten in het Kasteel: 4 Boeren voor het einde van de zet. Voor elke kaart te weinig moet er één figuur weg die geen personage is, door het lot of in onderling overleg (R-77, R-56).
    .name = Nieuwe putten
    .example = 1 van 4 Boeren gegeven: er gaan drie gewone figuren weg.

HEI-127 = Er is te weinig water: 3 Water voor het einde van de zet; voor elke kaart te weinig gaat er door het lot een figuur weg (R-77, R-56, R-57).
    .name = Te weinig water
    .example = Twee facties leveren elk één Water in: er gaat één figuur weg.

HEI-128 = Het hospitaal heeft geen voorraden meer: 3 Genezingskaarten. Tot ze zijn gegeven, verlaat geen figuur de Tempel (R-78).
    .name = Voorraden voor het hospitaal
    .example = 2 gegeven in beurt 4: een figuur uit de Tempel halen wordt geweigerd; de derde in beurt 6: vanaf beurt 7 mag het.

HEI-129 = Mobiele reserve: deze zet worden er 4 figuren en 2 Aanvalskaarten gevraagd. De figuren moeten deze zet worden gegeven en verzamelen zich op de binnenplaats van het Kasteel, onder bevel van de Elfen (R-79).
    .name = De mobiele reserve verzamelt zich
    .example = Vier figuren van drie facties staan aan het einde van beurt 4 op de binnenplaats en gehoorzamen aan de Elfen.

HEI-130 = De mobiele reserve komt in actie zodra de 2 Aanvalskaarten zijn geleverd, en wordt dan ingezet zoals de aanvoerder van de Elfen het goedvindt; Aanvalskaarten mogen voor deze groep apart worden gehouden en gebruikt als ze die nodig heeft.
    .name = De mobiele reserve wordt wakker
    .example = Met 1 geleverde Aanvalskaart wordt een bevel aan de reserve om zich te verplaatsen geweigerd; met 2 wordt het aangenomen.

HEI-131 = Er is te weinig voedsel: 3 Voedsel voor het einde van de beurt; voor elke kaart te weinig verlaat een door het lot gekozen figuur het spel (R-77, R-56).
    .name = Te weinig voedsel
    .example = 2 van 3 Voedsel gegeven: er gaat één figuur weg.

HEI-132 = Bespreking van de officieren: van elke nationaliteit wordt meteen één figuur op de binnenplaats van het Kasteel geplaatst. Ze duurt 3 beurten; daarna moeten de figuren zelf teruglopen (R-80).
    .name = Bespreking van de officieren
    .example = Getrokken in beurt 4: zes figuren op de binnenplaats, geen verplaatsing in beurt 4-6, eerste verplaatsing in beurt 7.

HEI-133 = Klein kanon (2 kaarten): is er zodra 2 Aanvalskaarten, 2 Boeren en 2 figuren te voet zijn ontvangen, en staat onder bevel van de Stadswacht (R-81).
    .name = Klein kanon
    .example = Met 2 Aanval, 2 Boeren en één figuur te voet is er nog geen kanon.

HEI-134 = Stap 1: elke speler legt 0, 1 of 2 ongewenste kaarten af en vult zijn hand aan tot 6 (R-19).
    .name = Stap 1: leg er hoogstens twee af en vul aan
    .example = Hand van 5, legt er 2 af, trekt er 3. Er 3 afleggen wordt geweigerd.

HEI-135 = Stap 2: er wordt één gebeurteniskaart getrokken (R-14, R-15).
    .name = Stap 2: een gebeurteniskaart
    .example = In 12 beurten worden 12 van de 17 kaarten getrokken.

HEI-136 = Stap 3: elke 2de beurt wordt één commandokaart getrokken; het antwoord erop komt aan het einde van de beurt (R-16).
    .name = Stap 3: elke tweede beurt een commandokaart
    .example = Getrokken in beurt 2, 4, 6, 8, 10, 12 en in geen oneven beurt.

HEI-137 = Stap 4: beweging van de vijand, vóór de spelers zich verplaatsen (R-102).
    .name = Stap 4: beweging van de vijand

HEI-138 = Stap 5: gevecht van de vijand.
    .name = Stap 5: gevecht van de vijand

HEI-139 = Stap 6: beweging van alle spelers (R-18).
    .name = Stap 6: iedereen verplaatst
    .example = Volgorde in beurt 2: Paleiswacht, Elfen, Tovenaars, Bretonnia, Cathay, Stadswacht.

HEI-140 = Stap 7: gevecht van alle spelers (R-18).
    .name = Stap 7: iedereen vecht
    .example = Geen aanval van een speler wordt aangenomen voordat de laatste speler klaar is met verplaatsen.

HEI-141 = Stap 8: spelers ruilen kaarten; daarna heeft geen hand meer dan 6 kaarten (R-20, R-19).
    .name = Stap 8: ruilen
    .example = Een hand van 8 na het ruilen gaat terug naar 6.

HEI-142 = Stap 9: genezing uit de Tempel, voedsel, branden en barricades, antwoord op de commandokaart (R-23).
    .name = Stap 9: Tempel, voedsel, herstel, commando’s
    .example = Het logboek van stap 9 noemt deze delen in deze volgorde.

HEI-143 = De negen stappen worden elke beurt in deze volgorde gespeeld; een handeling mag alleen in haar eigen stap.
    .name = Negen stappen, in deze volgorde
    .example = Een bevel voor een barricade tijdens stap 6 wordt geweigerd.

HEI-144 = Alle figuren mogen zich elke beurt verplaatsen; daar is geen kaart voor nodig. Gewoonlijk gaat infanterie 2 vakken ver, cavalerie 3 (R-28, R-31, R-26, R-27).
    .name = Infanterie twee, cavalerie drie
    .example = Een Voetsoldaat gaat 2 ver, een Ridder te paard 3.

HEI-145 = Een figuur stopt als ze een vak met vijandelijke troepen betreedt, tenzij er tegen de vijand daar een overmacht van 2:1 is (R-33, R-32).
    .name = Stop waar de vijand is
    .example = 4 te voet betreden een vak met 2 skaven en mogen doorlopen; 3 te voet moeten stoppen.

HEI-146 = Een figuur die een vak verlaat waar van dichtbij wordt gevochten, komt los bij een D6 van 1 of 2; is er tegen de vijand een overmacht van 2:1, dan is er geen worp nodig (R-34).
    .name = Loskomen
    .example = 3 te voet met 2 skaven, dobbelsteen 2: ze vertrekken; dobbelsteen 3: ze blijven. 4 te voet met 2 skaven: geen dobbelsteen.

HEI-147 = Een barricade oversteken kost infanterie haar hele Beweging (R-35).
    .name = Een barricade kost de hele Beweging
    .example = Een Voetsoldaat die al 1 vak ver is gegaan, mag er niet overheen.

HEI-148 = Cavalerie mag voor haar hele Beweging over een barricade springen, maar dat mislukt bij een D6 van 4, 5 of 6 (R-35).
    .name = Cavalerie springt
    .example = Dobbelsteen 3: eroverheen. Dobbelsteen 4: blijft waar ze was, Beweging op.

HEI-149 = Hoogstens 6 figuren per vak en per kant; een figuur van de cavalerie telt als 2 (R-29, R-30).
    .name = Zes punten per kant in een vak
    .example = 2 te paard + 2 te voet = 6: vol; een derde te voet wordt geweigerd. In hetzelfde vak mogen zes skaven staan.

HEI-150 = Figuren mogen zich langs bevriende troepen verplaatsen als hun eigenaar dat toestaat (R-36).
    .name = Langs vrienden, met toestemming

HEI-151 = Zonder toestemming lukt het alleen als D6 >= het aantal figuren dat de weg verspert; cavalerie telt daarbij als 2 (R-36).
    .name = Langs vrienden, zonder toestemming
    .example = 2 te paard versperren de weg (4 punten): dobbelsteen 4 komt erlangs, dobbelsteen 3 stopt in het vak ervoor.

HEI-152 = Wie mag vechten: figuren in hetzelfde vak als hun aanvoerder, en figuren in een vak waarvoor een Aanvalskaart wordt gespeeld (R-21, R-22, R-52, R-39).
    .name = Wie mag vechten
    .ruling = Volgens de kaartenlijst vecht een speler gratis waar “zijn figuur” is, volgens de gevechtsregels waar de aanvoerder is. Beide bedoelen de leider van de factie (R-21); bij de tovenaars valt eerst Minerva in, en dan Amon (R-52).
    .example = Vijf Zwaardvechters zonder Wen en zonder kaart vallen niet aan.

HEI-153 = Gevecht van dichtbij reikt tot figuren in hetzelfde of een aangrenzend vak (R-48).
    .name = Hoe ver gevecht van dichtbij reikt
    .example = Een doelwit 2 vakken verder wordt geweigerd.

HEI-154 = Een figuur mag door niet meer dan twee andere figuren worden aangevallen (R-41).
    .name = Hoogstens twee aanvallers
    .example = Een derde aanvaller op dezelfde skaven in één stap wordt geweigerd, ook als de eerste twee hebben gemist.

HEI-155 = Alleen de aanvaller kan de verdediger verwonden; de verdediger slaat pas in zijn eigen beurt.
    .name = Alleen de aanvaller verwondt
    .example = In de gevechtsstap van de vijand verliest geen skaven een Wond in gevecht van dichtbij.

HEI-156 = Gevecht, stap 1: de aanval is raak als Vechtkunst + D6 van de aanvaller groter is dan Vechtkunst + D6 van de verdediger (R-44).
    .name = De gevechtsworp
    .example = Vechtkunst 4 + 4 = 8 tegen Vechtkunst 4 + 3 = 7: raak. 8 tegen 8: mis.

HEI-157 = Wie een barricade verdedigt, telt +1 op bij zijn Gevechtsworp (R-43).
    .name = Achter een barricade
    .example = Aanvaller 8, verdediger 7 + 1 = 8: mis.

HEI-158 = Een figuur met 2 of meer andere bevriende figuren in haar vak telt +1 op bij haar Gevechtsworp (R-42).
    .name = In gezelschap
    .example = Drie Ridders in een vak: elk vecht met 5 + 1. Twee Ridders: 5.

HEI-159 = In stap 1 van het gevecht is een natuurlijke 6 van de aanvaller altijd raak, tenzij de verdediger ook een natuurlijke 6 gooide (R-44).
    .name = Een natuurlijke zes is raak
    .example = Vechtkunst 2 + 6 = 8 tegen Vechtkunst 6 + 5 = 11: raak. Vechtkunst 4 + 6 tegen Vechtkunst 4 + 6: mis.

HEI-160 = Gevecht, stap 2: de treffer slaat door als Kracht + D6 van de aanvaller groter is dan de Taaiheid van de verdediger.
    .name = De krachtworp
    .example = Kracht 4 tegen Taaiheid 7: 4, 5, 6 lukken, 3 niet.

HEI-161 = In stap 2 van het gevecht lukt een natuurlijke 6 altijd.
    .name = Een natuurlijke zes slaat door
    .example = Kracht 1 + 6 = 7 tegen Taaiheid 8: lukt.

HEI-162 = Gevecht, stap 3, dobbelsteen 4, 5 of 6: de verdediger verliest 1 Wond; bij 0 Wonden gaat hij naar de Tempel (R-46).
    .name = Gewond
    .example = Voetsoldaat (1 Wond), dobbelsteen 4: naar de Tempel. Mannheim (3), dobbelsteen 6: nog 2.

HEI-163 = Gevecht, stap 3, dobbelsteen 2 of 3: de verdediger is verdoofd: de volgende beurt geen verplaatsing en geen aanval, maar zich verdedigen mag; de figuur wordt op haar zij gelegd (R-45).
    .name = Verdoofd
    .example = Een skaven die in stap 7 van beurt 3 wordt verdoofd, verplaatst zich niet en valt niet aan in stap 4-5 van beurt 4, en staat na stap 5 weer rechtop.

HEI-164 = Gevecht, stap 3, dobbelsteen 1: niet meer dan een schram, zonder gevolg.
    .name = Een schram
    .example = Dobbelsteen 1: figuur onveranderd.

HEI-165 = Een getal tussen haakjes achter Vechtkunst is het aantal aanvallen van dichtbij per beurt; zonder haakjes is het er één (R-40).
    .name = Aanvallen tussen haakjes
    .example = “6 (3)” geeft drie afzonderlijke Gevechtsworpen met 6; “4” geeft er één.

HEI-166 = Een ingeleverde Genezingskaart haalt één figuur uit de Tempel (R-49).
    .name = Eén Genezingskaart, één figuur
    .example = Drie figuren in de Tempel, twee Genezingskaarten: er komen er twee uit.

HEI-167 = De genezen figuur wordt op het Tempelhof geplaatst.
    .name = Naar buiten, het Tempelhof op
    .example = De figuur die de Tempel verlaat, staat op een vak van het Tempelhof waar ruimte is.

HEI-168 = Genezing kan niet zolang er vijanden op het Tempelhof zijn (R-51).
    .name = Geen genezing onder de ogen van de vijand
    .example = Eén skaven op een vak van het Tempelhof in stap 9a: een figuur uit de Tempel halen wordt geweigerd.

HEI-169 = Een personage gooit telkens als het de Tempel verlaat een D6 voor blijvende schade (R-50).
    .name = Wie een naam heeft, houdt er iets aan over
    .example = Een Voetsoldaat gooit niet; Mannheim wel, telkens als hij de Tempel verlaat.

HEI-170 = Blijvende schade: 1 dood; 2 been, Beweging -1; 3 arm, Vechtkunst -1; 4 verzwakt, Kracht -1; 5 romp, Taaiheid -1; 6 litteken, geen gevolg (R-50).
    .name = Wat blijft
    .example = Wen gooit 3: Vechtkunst 5 wordt voorgoed 4. Alavandrel (Beweging 1) gooit 2: Beweging blijft 1.

HEI-171 = Aan het einde van de beurt levert elke factie één Voedselkaart in. Zo niet, dan gaat een van haar figuren weg bij gebrek aan voorraden (R-53, R-54).
    .name = Eén Voedselkaart, of een figuur
    .example = Stadswacht zonder iets om in te leveren: 16 figuren worden er 15.

HEI-172 = Een zo verloren figuur kan in de thuisbasis worden teruggekregen, als daar geen vijanden zijn, door in een latere beurt een extra Voedselkaart te leveren (R-55).
    .name = Gevoed en terug
    .example = Verloren in beurt 3; in beurt 4 twee Voedselkaarten: de eerste voedt de factie, de tweede brengt de figuur terug naar haar thuisbasis.

HEI-173 = Alle troepen naast een vak met brand mogen proberen die te blussen: het lukt bij een D6 van 6, met +1 voor elke Waterkaart die wordt ingeleverd door een speler die daar figuren heeft (R-61).
    .name = Een brand blussen
    .example = 2 Waterkaarten: een dobbelsteen van 4 lukt (4 + 2 = 6), 3 mislukt. Een speler zonder figuur daar mag geen Water bijleggen.

HEI-174 = Een vak met een gebouw is na 4 beurten branden afgebrand (R-60, R-64, R-63).
    .name = Afgebrand in vier beurten
    .example = Brand door de gebeurtenis van beurt 2, nooit geblust: ruïne aan het einde van beurt 5.

HEI-175 = Voor elk brandend vak laat een D6 van 1 het vuur overslaan naar een buurvak (R-62).
    .name = Vuur slaat over
    .example = Dobbelsteen 1: precies één nieuw brandend vak, als er in de groep een vrije buur is. Dobbelsteen 2: geen.

HEI-176 = Vuur steekt geen straten over (R-58).
    .name = Vuur steekt geen straten over
    .example = Een brandend huis steekt nooit een huis van een andere groep aan.

HEI-177 = Een barricade wordt voor 1 Boerenkaart gebouwd op een vakrand bij de leider (R-66).
    .name = Een barricade bouwen
    .example = Twee Boeren: twee barricades op twee vakranden van het vak van de leider. Een vakrand elders wordt geweigerd.

HEI-178 = Oudere barricades mogen worden gesloopt door alle troepen die ernaast staan (R-67).
    .name = Een barricade slopen
    .example = Een barricade die deze beurt is gebouwd, kan deze beurt niet worden gesloopt; een van de vorige beurt wel.

HEI-179 = Een gesloopte barricade kan niet in dezelfde beurt ergens anders worden opgebouwd (R-68).
    .name = Niet in één beurt slopen en bouwen
    .example = Een factie sloopt één barricade en beveelt in dezelfde stap een nieuwe: geweigerd; de volgende beurt mag het.

HEI-180 = De skaven die binnendringen, worden geactiveerd volgens een eigen volgorde (de tekst ervan ontbreekt; R-102).
    .name = Hoe de skaven handelen
    .ruling = Het kopje van de volgorde is gedrukt zonder de volgorde zelf. ACT-01 tot en met ACT-24 komen ervoor in de plaats; hun dobbelstenen staan in het logboek (R-102).
    .example = Dezelfde toestand en dezelfde dobbelstenen geven dezelfde verplaatsingen en aanvallen.

HEI-181 = Skaven te voet: Beweging 2, Vechtkunst 4, Kracht 3, Taaiheid 7, Wonden 1, één aanval.
    .name = Skaven te voet
    .example = Tegen Taaiheid 7 verwondt een skaven te voet bij 5 of 6.

HEI-182 = Rattenoger: Beweging 2, Vechtkunst 5 met 2 aanvallen, Kracht 5, Taaiheid 8, Wonden 3.
    .name = De rattenoger
    .example = Tegen Taaiheid 7 verwondt een rattenoger bij 3 of meer.

HEI-183 = Eén troep is 4D6 skaven (R-103).
    .name = Een troep is vier dobbelstenen sterk
    .example = Dobbelstenen 3, 5, 2, 4: 14 skaven.

HEI-184 = Een rattenoger is er pas na de gebeurteniskaart met de rattenoger (R-74).
    .name = Geen rattenoger zonder zijn kaart
    .example = Geen kaart getrokken: in geen enkele bende zit een rattenoger.

HEI-185 = De spelleider mag de sterkte van de troepen veranderen om het spel in evenwicht te houden (R-104, R-02).
    .name = De spelleider mag de sterkte van een troep veranderen
    .example = De spelleider maakt van een gegooide 21 vóór het plaatsen 12: 12 figuren, en één ingreep in het logboek met beide getallen.
