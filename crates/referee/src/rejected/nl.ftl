# Hoe de scheidsrechter zelf nee zegt.

bug = Dit is een fout van Wapenrol, niet van jouw bevel. Er is niets geschreven. ({ $what })

# Bewaarde logboeken, en waar ze bewaard worden.
damaged = Het bewaarde logboek van deze campagne is beschadigd: { $what }. `wapenrol verify` zegt er meer over; `wapenrol doctor` zegt wat er te herstellen is.
damaged-hidden = de inhoud van een regel is verborgen
damaged-missing = regel { $seq } ontbreekt
damaged-record = regel { $seq }: { $what }
damaged-end = het hoort met regel { $seq } te eindigen, maar doet dat niet
damaged-private = de sleutels en het geheim ervan zijn nergens bewaard
private-unreadable = De sleutels en het geheim van deze campagne zijn bewaard in een vorm die niet te lezen is.
store-failed = Het opslaan is mislukt: { $error }.
store-unsure = De opslag heeft het begeven terwijl je bevel werd geschreven, dus is niet bekend of het is opgeslagen. Stuur als die weer werkt hetzelfde bevel nog eens met dezelfde id: is het opgeslagen, dan zegt het antwoord dat.
store-unavailable = De servers die de campagnes bewaren, antwoorden niet. Er is niets opgeslagen; stuur het bevel zo dadelijk nog eens.
store-full = De schijf is vol. Er is niets opgeslagen; maak ruimte en stuur het bevel opnieuw.
overtaken = Anderen schrijven de hele tijd in deze campagne. Er is niets opgeslagen; stuur het zo dadelijk nog eens.
no-random-bytes = Het systeem geeft geen willekeurige bytes: { $error }.
export-unwritten = De export kan niet worden weggeschreven: { $error }.
unfinished = Deze campagne wordt nog geschreven, of het schrijven is onderbroken. Wacht even; was het een import, importeer dan hetzelfde bestand opnieuw; was ze nieuw, open dan een andere.

# Logboeken van elders.
not-verified = Het logboek klopt niet ({ $code }): { $fault }.
other-secret = Wat naast dit logboek is bewaard, hoort bij een andere campagne: de enveloppe op tafel is niet met dat geheim verzegeld.
rules-differ = Campagne { $campaign }: elke hash klopt, maar { $what }. Er is met precies deze regels gespeeld, dus er is iets veranderd; niets wordt overgenomen.
redacted = Dit is een kopie met weglatingen: { $hidden } van de regels verbergen hun inhoud. Alleen met een volledige export, zoals de organisator die krijgt, kan worden verdergespeeld.
campaign-exists = Campagne `{ $campaign }` is hier al, tot en met regel { $seq }. Een logboek wordt niet over een ander heen geïmporteerd.
campaign-exists-other = Campagne `{ $campaign }` is hier met een ander logboek, tot en met regel { $seq }. Daar wordt niets overheen teruggezet.
foreign-log = Het logboek is heel, maar er kan niet mee worden gespeeld: { $why }
not-published = Het volledige logboek is van de organisator, tot hij de campagne sluit en het openbaar maakt.

# Wie wat mag, en wat er is.
no-key = Sorry, dat is geen sleutel; een sleutel heeft 43 letters, cijfers, koppeltekens en lage streepjes, zoals in de link staat.
key-opens-nothing = Deze sleutel opent niets in deze campagne. Misschien heeft de organisator hem vervangen; vraag om een nieuwe link.
unknown-campaign = Hier is geen campagne `{ $campaign }`.
unknown-record = Er is geen regel { $seq }; het logboek van deze campagne eindigt met regel { $end }.
unknown-scope = In deze campagne is geen `{ $scope }`. De treffens zijn: { $known }.
unknown-scope-none = In deze campagne is geen `{ $scope }`. Er is nog geen treffen geopend.
wrong-system = { $scope } is geen { $system ->
    [siege] belegering
    [battle] veldslag
    [assault] bestorming
    [realm] rijk
   *[other] kaart
}.
nobody-sits = Op `{ $seat }` zit hier niemand; er zijn { $known }.
rules-send-nothing = De spelregels sturen geen bevelen; bevelen komen van `organiser` of van `seat/<name>`.
only-organiser-amends = Alleen de organisator zet iets recht.
only-organiser-rewinds = Alleen de organisator draait terug.
only-organiser-asks-consent = Alleen de organisator vraagt of er mag worden teruggedraaid.
only-organiser-rules = Alleen de organisator doet uitspraak over bezwaren.
only-set-right-foreseen = Wat hier wordt bekeken begint met `set-right`; elk ander bevel wordt bekeken waar het wordt gegeven.
only-organiser-sets-rules = Alleen de organisator stelt de huisregels vast.
only-organiser-closes = Alleen de organisator sluit de campagne.
only-organiser-pauses = Alleen de organisator legt een campagne stil.
only-organiser-resumes = Alleen de organisator laat een campagne verdergaan.
only-organiser-saves = Alleen de organisator geeft punten van de campagne een naam.
only-organiser-is-blind = Alleen de organisator verbindt zich ertoe niet meer te lezen dan anderen.
blind-already = De organisator speelt blind sinds regel { $record }; dat houdt alleen op door de campagne te sluiten.
blind-master = Een spelleider ziet alles; noem een zetel die dat niet doet, of geen.
blind-order = Dit bevel mogen alleen anderen lezen, en jij speelt in deze blinde campagne mee: wat geweigerd wordt, en waarom, zou hun geheimen verraden. Terugdraaien of schrappen kan zonder.
blind-stead = In een blinde campagne geeft niemand een bevel in de plaats van { $seat }. Schrap dat van hen of draai terug, en laat hen opnieuw beslissen.
blind-read = Jij speelt in deze blinde campagne mee: wat { $seat } kan doen, is aan hen tot je haar sluit.
blind-what-if = Jij speelt in deze blinde campagne mee: wie een wat-als speelt, heeft ieders zetel en leest wat zij hebben. Sluit de campagne eerst.
blind-why = waarom, is een geheim van wie het gaf, tot de campagne gesloten is
only-organiser-names-deputies = Alleen de organisator wijst plaatsvervangers aan.
not-deputys = Dit doet alleen de organisator zelf: een plaatsvervanger wijst geen plaatsvervangers aan, vervangt de sleutel van de organisator niet, maakt niemand blind, zegt niet wie mag kijken en sluit niets.
bad-deputy = Een plaatsvervanger heeft een naam van 1 tot { $longest } tekens op één regel.
deputy-known = { $name } is al plaatsvervanger; ontsla die eerst, of geef de ander een andere naam.
too-many-deputies = Er zijn hoogstens { $most } plaatsvervangers tegelijk.
deputy-unknown = Geen plaatsvervanger heet hier { $name }. Er zijn: { $known }.
no-deputies = Geen plaatsvervanger heet hier { $name }: er zijn er geen.
bad-point = Een punt heeft een naam van 1 tot { $longest } tekens.
point-taken = “{ $name }” is al regel { $record }; kies een andere naam.
point-within = Regel { $record } ligt midden in een bevel: de punten ernaast zijn { $before } en { $last }.
only-organiser-lifts = Alleen de organisator heft termijnen op.
only-organiser-sets-deadlines = Alleen de organisator stelt termijnen.
only-organiser-goes-on = Alleen de organisator gaat verder zonder de anderen.
only-organiser-replaces-own-key = Alleen de organisator vervangt de sleutel van de organisator.
only-organiser-shows = Alleen de organisator zegt wie de campagne mag zien.
only-organiser-reminders = Alleen de organisator zegt waar herinneringen heen gaan.
only-players-are-noticed = Een bericht dat je aan de beurt bent, krijgt wie een zetel speelt; je vraagt erom met je eigen sleutel.
only-players-have-feeds = Een feed die zegt wanneer iemand aan de beurt is, hoort bij wie een zetel speelt; die maakt het adres met de eigen sleutel.
feed-key-opens-nothing = Dit adres opent geen feed meer. Wie de zetel speelt, maakt een nieuw.
bad-notice-address = Naar dat adres kunnen geen berichten: `https://…` van een webhook, of `naam@host.example` van e-mail, zonder spaties, hoogstens 500 tekens.
only-players-leave-ahead = Alleen wie een zetel speelt laat bevelen vooruit achter, met de eigen sleutel.

# Wat vooruit wordt achtergelaten.
nothing-can-be-left = Hier kan niets vooruit worden achtergelaten: deze spelregels kennen daar geen bevel voor.
not-left-ahead = `{ $order }` kan niet vooruit worden achtergelaten. Wat wel kan: { $can }.
only-players-pass = Alleen wie een zetel speelt past waar er niets te kiezen is, met de eigen sleutel.
passing-unsigned = In deze campagne ondertekent je apparaat elk bevel, en niemand ondertekent wat er voor je gepast wordt. Pas zelf, of laat het huis voor je tekenen (`wapenrol device lend`).
left-ahead-unsigned = In deze campagne ondertekent je apparaat elk bevel, en niemand ondertekent wat je vooruit klaarlegt als de stap komt. Geef het dan, of laat het huis voor je tekenen (`wapenrol device lend`).
too-much-left = Er kunnen hoogstens { $most } bevelen vooruit worden achtergelaten.

# Hoe een bevel eruitziet.
unreadable-command = Het bevel kan niet worden gelezen: { $error }.
no-short-form = Bevelen voor de hele campagne hebben geen korte vorm; getypte bevelen horen bij een deel ervan, zoals `engagement/1`.
not-an-order-rewind = Dit wordt niet als bevel gegeven: teruggaan doe je door terug te draaien, met een reden.
not-an-order-key = Dit wordt niet als bevel gegeven: een sleutel vervang je door om een nieuwe te vragen.
bad-nonce = De nonce moet hexadecimaal zijn met kleine letters, twee cijfers voor elke byte en hoogstens { $longest } cijfers; gebruikelijk zijn 32 willekeurige.
bad-batch-id = `{ $batch }` is geen UUID van versie 7, zoals het id van een bevel moet zijn.
batch-reused = Het id { $batch } is voor een ander bevel van deze campagne gebruikt. Kies voor elk bevel een nieuwe UUIDv7, en houd die alleen als je hetzelfde bevel opnieuw stuurt.
unrecordable = Het bevel kan niet worden vastgelegd: { $error }.
bad-reason = Geef een reden van 1 tot 500 tekens op één regel: iedereen zal ze lezen.
bad-webhook = Het adres moet met https:// beginnen en mag hoogstens 500 tekens lang zijn.

# Wat er intussen is gebeurd, en waar het spel staat.
stale = Er is iets gebeurd sinds regel { $head }, die jij zag. Kijk opnieuw, en beslis dan nog eens.
stale-left-behind = Waar jij keek (regel { $head }) is door terugdraaien achtergebleven. Kijk opnieuw, en beslis dan nog eens.
stale-rewind = Er is iets gebeurd sinds regel { $head }, die jij zag, en dat zou ook grijs worden. Kijk opnieuw, en draai dan terug.
stale-amend = Er is iets gebeurd sinds regel { $head }, die jij zag, en daarover zou ook opnieuw worden beslist. Kijk opnieuw, en zet dan recht.
head-within = Regel { $head } staat midden in wat uit één bevel voortkwam; niemand kan die als laatste hebben gezien. Het eerstvolgende einde is regel { $nearest }.
rewind-within = Regel { $to } staat midden in wat uit één bevel voortkwam. Draai terug tot regel { $before }, voor dat bevel, of tot regel { $last }, erna.
insert-within = Regel { $after } staat midden in wat uit één bevel voortkwam; een bevel kan alleen na de laatste van die regels komen.
head-already = Het spel staat al bij regel { $to }.
nothing-behind = Na die regel komt niets meer: geef het bevel zoals elk ander.
nothing-before = Er ligt niets voor het begin om naar terug te gaan.
left-behind = Regel { $seq } is door terugdraaien achtergebleven; alleen wat telt wordt rechtgezet.
left-behind-scoped = Regel { $to } is door terugdraaien achtergebleven. Eén treffen gaat terug langs de tijdlijn die telt; naar achtergebleven regels ga je door alles terug te draaien.
campaign-goes-back = De hele campagne gaat terug door alles terug te draaien; noem een treffen, zoals `engagement/1`, om de andere te sparen.
nothing-since = In { $scope } is sinds regel { $to } niets gebeurd.
not-open-yet = { $scope } was bij regel { $to } nog niet geopend; daarheen ga je door alles terug te draaien.
not-amended = Regel { $seq } hoort bij geen bevel van het spel: het begin, terugdraaien, uitspraken en sleutels worden niet rechtgezet.
neither-roll-nor-draw = Regel { $seq } is geen worp en geen getrokken kaart.
later-refused = Van de latere bevelen zouden er nu { $count } worden geweigerd, als eerste dat van regel { $first }: { $why } Kijk wat ervan zou komen; laat ze weg, of zet iets anders recht.
of-order = Bevel { $order }: { $why }

# Dobbelstenen.
needs-dice = { $clause } vraagt { $dice } ({ $why }). Gooi ze, en stuur het bevel opnieuw met de ogen erbij.
impossible-face = { $face } staat niet op { $dice } (1 tot { $sides }), die { $clause } vraagt ({ $why }).
sealed-elsewhere = Deze campagne is geïmporteerd: de enveloppe op tafel is door een andere server verzegeld en kan hier niet open, dus kan er geen kaart worden getrokken. Dobbelstenen kunnen worden gegooid en getypt.
unused-faces = { $unused ->
    [one] 1 van de ogen die je typte, wordt
   *[other] { $unused } van de ogen die je typte, worden
} niet gebruikt. Het bevel gooit geen dobbelstenen meer. Laat ze weg.
unused-faces-draw = { $unused ->
    [one] 1 van de ogen die je typte, wordt
   *[other] { $unused } van de ogen die je typte, worden
} niet gebruikt. Nu wordt een kaart getrokken, uit een verzegelde enveloppe; wat daarna komt is ook verzegeld. Laat ze weg.
unused-faces-amending = { $unused } van de ogen voor bevel { $order } worden niet gebruikt; laat ze weg.
# Kaarten.
needs-card = { $clause } draait een kaart van de stapel { $deck } om. Draai haar om en stuur het bevel opnieuw, met haar naam erbij.
impossible-card = { $card } ligt niet in de stapel.
in-the-pile = In de stapel liggen { $pile }.
unused-cards = { $unused ->
    [one] 1 van de kaarten die je typte, wordt
   *[other] { $unused } van de kaarten die je typte, worden
} niet gebruikt. Het bevel draait geen kaarten meer om. Laat ze weg.
unused-cards-hidden = { $unused ->
    [one] 1 van de kaarten die je typte, wordt
   *[other] { $unused } van de kaarten die je typte, worden
} niet gebruikt. Nu wordt een kaart getrokken die niet iedereen mag zien, uit een verzegelde enveloppe; wat daarna komt is ook verzegeld. Laat ze weg.
too-many-cards = Geen bevel gebruikt meer dan { $most } kaarten.
too-many-faces = Geen bevel gebruikt meer dan { $most } dobbelstenen.

# De controletafel.
question-missing = Hier is geen vraag { $request }.
not-asked = Alleen wie bevelen zou verliezen, wordt iets gevraagd.
too-late = Het is te laat om te antwoorden: de tijd is om, of er is al teruggedraaid.
consent-loosened = De spelers rekenen erop dat het hun gevraagd wordt, op de uren die ze hebben en op wat hun zwijgen betekent; niets daarvan wordt teruggenomen.
consent-needed = De huisregels vragen instemming: hierdoor gaan bevelen van { $seats } verloren. Vraag het hun, en draai terug als ze instemmen.
bad-hours = Er moet tussen 1 en 1440 uur zijn om te antwoorden.
dispute-missing = Hier is geen bezwaar { $number }.
dispute-ruled = Over bezwaar { $number } is uitspraak gedaan, in regel { $seq }.
dispute-before-closing = Bezwaar { $number } tegen regel { $record } staat open; doe uitspraak voor je de campagne sluit.
dispute-waits = Het spel wacht op de uitspraak van de organisator over bezwaar { $number }, zoals de huisregels zeggen. Zeg wat je hebt gezien, en wacht dan.
ruling-needs-faces = Die worp viel op een tafel: gooi { $dice } opnieuw, en doe uitspraak met wat er viel.
ruling-faces = Geef de ogen van { $dice } voor bevel { $order }, zoals `--faces { $order }=…`; een rechtzetting kan in plaats daarvan verzegelde dobbelstenen laten vallen.
in-its-place = Zeg wat ervoor in de plaats komt, met `command` of met `notation`.
witness-original = Regel { $roll } herhaalt regel { $original }: getuig daarvan.
no-roll = Regel { $roll } is geen worp.
nothing-to-witness = Deze dobbelstenen kwamen uit een verzegelde enveloppe: iedereen kan ze nakijken, en niemand hoeft ze te hebben gezien.
own-roll = Wie de ogen typte, kan er niet van getuigen.
said-before = Dat heb je al gezegd.
cannot-show = { $dice } kan { $faces } niet tonen.
campaign-closed = Deze campagne is gesloten: ze kan worden gelezen en gecontroleerd, en er komt niets meer bij.
campaign-paused = De organisator heeft de campagne stilgelegd: { $reason }
campaign-paused-allowed = Ze gaat verder als hij haar hervat.
paused-already = Ze ligt al stil.
not-paused = Ze ligt niet stil.
deadline-missing = Termijn { $deadline } bindt niemand.
deadline-ahead = Een termijn ligt in de toekomst, binnen een jaar.
deadline-warning = De waarschuwing komt hoogstens dertig dagen voor de termijn.
not-advanced = { $scope } wacht op { $what }, en dat laten de regels aan mensen over.
not-advanced-allowed = Open het gevecht, of beslis op de kaart hoe het is afgelopen.
recurring-deadline-length = Elke stap wacht minstens een minuut, en hoogstens een jaar.
recurring-deadline-warning = De waarschuwing komt voor de termijn, dus ze is korter dan wat elke stap heeft.
nothing-owed = { $scope } wacht op { $what }, en niemand in het bijzonder is dat schuldig.
waits-for-nobody = { $scope } wacht nu op niemand.

# Wat spelers terugnemen.
only-players-take-back = Alleen wie een zetel speelt, neemt bevelen terug, met de eigen sleutel. De organisator draait terug.
behind-chance = Voor het bevel van regel { $order } vielen dobbelstenen of werd een kaart getrokken; wat daarvoor ligt, neemt niemand terug.
behind-reveal = Met het bevel van regel { $order } kwam iets verborgens aan het licht; wat daarvoor ligt, neemt niemand terug.
behind-others = Het bevel van regel { $order } is van iemand anders, of zette het logboek terug; wat daarvoor ligt, neemt niemand terug.
behind-elsewhere = Wat van het bevel van regel { $order } kwam, telt intussen elders in de campagne; niemand neemt het terug.
nothing-of-yours = Regel { $order } is geen bevel van jou dat in dit treffen telt.
nothing-ordered = Je hebt in dit treffen niets bevolen.
taken-back-as-far-as = Je kunt je bevelen terugnemen tot en met dat van regel { $order }: { $notation }.
nothing-taken-back = Je hebt hier niets bevolen dat je kunt terugnemen. De organisator kan verder terugdraaien.

# Scenario's.
no-game-master = Alleen een belegering heeft een spelleider. Laat hem weg.
no-realm = Alleen een campagne op een kaart begint met een spel om het rijk. Laat het weg.
unknown-scenario = Er is geen scenario `{ $name }`. Er zijn: { $known }; of geef er een als TOML.

# Apparaten die ondertekenen.
short-nonce = Een bevel dat anderen niet mogen lezen, heeft in deze campagne een nonce van minstens { $shortest } hexadecimale cijfers nodig: anders is het bevel te raden.
signature-needed = { $orders ->
    [one] Dit bevel wacht
   *[other] Deze { $orders } bevelen wachten
} op de handtekening van je apparaat: onderteken wat er staat, en stuur hetzelfde opnieuw.
signature-wrong = De handtekening is niet die van het apparaat, of niet onder dit bevel.
device-foreign = Het apparaat { $device } tekent niet voor { $sender }.
device-not-let-in = Het apparaat { $device } tekent niet voor { $sender }, en een dat dat wel doet, moet het nieuwe toelaten. Is het kwijt, dan maakt de organisator het los: `wapenrol device release`.
device-needed = Er tekent nog niets voor { $sender }, en dit moet ondertekend zijn. Verbind eerst een apparaat: `wapenrol device bind`, of open de pagina van { $sender }.
device-bound-already = Het apparaat { $device } tekent al voor { $sender }.
device-not-bound = Het apparaat { $device } tekent niet voor { $seat }, en is dus niet los te maken.
no-devices-here = Het logboek van deze campagne is van versie 1: de bevelen zijn niet ondertekend. Nieuwe campagnes hebben apparaten.
only-own-devices = Alleen { $seat } en de organisator maken een apparaat van { $seat } los.
proof-wrong = Het nieuwe apparaat heeft zijn eigen verbinding niet ondertekend.
bad-label = Een apparaat heet iets van 1 tot 40 tekens, op één regel.

# Wat anderen aan dobbelstenen geven.
being-asked = De toestellen van de anderen worden om hun aandeel in dobbelstenen gevraagd. Stuur hetzelfde zo dadelijk nog eens.
nobody-gave = Niemand heeft op tijd iets aan deze dobbelstenen gegeven ({ $silent }), en volgens de afspraak van deze veldtocht vallen er dan geen verzegelde. Gooi ze aan tafel, of probeer het opnieuw als de anderen er zijn.
beacon-silent = Er gaven te weinig mensen op tijd iets aan deze dobbelstenen, en het openbare baken dat dan invalt antwoordt niet. Er is niets gegooid. Geef het bevel straks nog eens of als de anderen er zijn, gooi de dobbelstenen aan tafel, of laat de organisator veranderen wie er aan dobbelstenen geeft.
beacon-not-read = Er gaven te weinig mensen op tijd iets aan deze dobbelstenen, en deze server leest het openbare baken niet dat dan invalt. Er is niets gegooid. Wie de server draait noemt het baken met `wapenrol serve --beacon URL`; gooi de dobbelstenen tot dan aan tafel, of laat de organisator veranderen wie er aan dobbelstenen geeft.
not-asked-for = Dit toestel is daar niet om gevraagd.
checkpoint-wrong = Dit is geen ijkpunt van deze campagne: { $why }.
forked = Het huis heeft ondertekend dat dit logboek { COUNT($size, "regel", "regels") } had, en zo staan ze er niet in: er zijn twee geschiedenissen van deze campagne, of het is uit een oudere reservekopie teruggezet. De nota wordt hier bewaard waar ieder haar ziet; bewaar de jouwe ook.
nobody-countersigned = Geen toestel dat in deze campagne voor iemand tekent, heeft deze nota meegetekend.
link-wrong = Schakel { $index } is niet de volgende van de keten van dit toestel: dat is schakel { $next }. Leg een nieuwe keten als die niet gegeven kan worden.
link-unsigned = De schakel is niet door zijn toestel ondertekend.
chain-wrong = Een keten heeft 1 tot { $longest } schakels, en wordt één keer gelegd.
chain-of-bot = Het toestel van een bot geeft niets aan dobbelstenen: de server kan de sleutel hebben.
no-beacon-here = Deze server leest geen openbaar baken, of een ander. Wie hem draait noemt er een met `wapenrol serve --beacon URL`; zeg tot dan wat er anders gebeurt als niemand geeft, `house` of `refuse`.
too-long-a-wait = De server wacht 1 tot { $longest } seconden op de anderen.
only-organiser-sets-policy = Alleen de organisator bepaalt hoe dobbelstenen in deze veldtocht vallen.
policy-loosened = De spelers rekenen erop hoe dobbelstenen in deze veldtocht vallen, en worden gevraagd voor er wordt teruggegaan: dat wordt strenger, niet losser.
not-your-roll = In deze veldtocht typt alleen wiens worp het is wat er gegooid is: deze is van { $whose }. Laat hen het bevel geven, of laat het aan de verzegelde dobbelstenen over.
throw-waits = Wat { $sender } gooide wacht tot het toestel van iemand anders het bevestigt ({ $who }). Tot dan wordt er niet gespeeld, en het bevel is niet in te trekken.
throw-contested = Iemand anders heeft gezegd dat het niet zo gegooid is: er is niets gegooid. Gooi opnieuw, en geef het bevel opnieuw.
nobody-to-confirm = In deze veldtocht bevestigt iemand anders wat er gegooid is, en niemand kan dat: niemand anders heeft hier een toestel. Laat het aan de verzegelde dobbelstenen over, of laat eerst iemand anders hun pagina openen.
no-throws-in-corrections = In deze veldtocht bevestigt iemand anders wat er gegooid is, en bij een correctie kan dat nog niet: laat de nieuwe dobbelstenen aan de verzegelde over.
not-a-witness = Alleen het toestel van iemand anders bevestigt wat er gegooid is: niet dat van wie het bevel gaf, noch van wiens worp het is, noch dat van een bot.
witness-unsigned = Het toestel heeft niet ondertekend wat er gegooid is.
nothing-waits-so = Zo wacht er niets op bevestiging: het is al beslist, of er is sindsdien iets geschreven. Kijk opnieuw.

# Wat-als.
only-organiser-what-if = Alleen de organisator begint een wat-als, somt ze op en gooit ze weg.
only-organiser-adopts = Alleen de organisator neemt een wat-als over.
what-if-within = Regel { $at } ligt midden in een bevel. Een wat-als gaat verder na een heel bevel: vanaf regel { $before } of vanaf regel { $last }.
too-many-what-ifs = Naast deze campagne liggen { $most } wat-als-campagnes, en meer kan niet tegelijk. Gooi er eerst een weg.
unknown-what-if = Naast deze campagne ligt geen wat-als { $campaign }; misschien is die weggegooid.
thrown-away = Dit was een wat-als, en die is weggegooid.
is-what-if = Dit is een wat-als: alleen wie er een sleutel van heeft, ziet die, en niemand krijgt er bericht van.
what-if-went-on = In de wat-als is verder gespeeld sinds je keek: je zag regel { $head }, nu is het regel { $now }. Kijk opnieuw, en neem dan over.
what-if-before = In de wat-als is teruggedraaid tot vóór het punt waar die begint, dus hij hoort niet meer bij regel { $record }. Begin een andere vanaf de eerdere regel.
nothing-to-adopt = In de wat-als is niets gespeeld dat hier kan tellen.
what-if-parted-elsewhere = De wat-als ging bij regel { $to } een andere weg: vraag naar die regel, en voor de hele campagne.
what-if-differs = Van het bevel van regel { $record } van de wat-als komt hier, volgens de spelregels van dit programma, iets anders dan daar. Er is niets overgenomen.
what-if-thrown = Volgens de afspraak over de dobbelstenen van deze campagne zegt degene van wie de worp is, of een getuige, wat er viel. Wat in de wat-als viel, zegt de organisator, en dat is niet genoeg.
what-if-thrown-allowed = Draai terug, en speel het hier.
consent-needed-to-adopt = De huisregels vragen instemming: hierdoor gaan bevelen van { $seats } verloren, of worden er in hun plaats gegeven. Vraag het hun over deze wat-als, zoals die nu gespeeld is, en neem over als ze instemmen.
together-none = Er is geen bevel onder wat samen gegeven moet worden.
together-too-many = Hoogstens { $most } bevelen worden samen gegeven, en hier zijn er { $orders }.
together-same-id = Twee van de bevelen hebben het id { $batch }: elk heeft een eigen id nodig.
together-one-head = Bevelen die samen gegeven worden zijn van één afzender en noemen dezelfde `head`: de laatste regel die je zag vóór het eerste ervan.
