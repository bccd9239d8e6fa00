# Waarom de campagnekaart nee zegt, en wat wel mag.

campaign-over = De campagne is afgelopen.
wrong-phase = Dat hoort bij de fase { $wanted }; nu is het { $now }.
players-only = Alleen een speler van deze campagne beveelt dat.
there-are = Te kiezen uit: { $known }.
spelt-alike = Bijna zo geschreven: { $known }.
fights-first = Eerst moeten er gevechten worden beslist: { $fights }.
not-all-done = Iemand moet nog beslissen in de fase { $phase }.
not-all-done-allowed = De organisator mag zonder hem verdergaan.

# Rekruteren.
mustered-all = Je hebt gezegd dat je deze beurt niet meer rekruteert.
not-your-castle = { $castle } is geen kasteel van { WITHIN($seat) }.
holds = { $seat } { VERB($seat, "houdt", "houden") } { $castles }.
under-attack = { $castle } wordt bedreigd: er staat een vijandelijke banier naast.
no-such-troop = { $seat } { VERB($seat, "heeft", "hebben") } in geen legerboek een troep `{ $troop }`.
no-crowns = Dat kost { COUNT($cost, "kroon", "kronen") }, en { WITHIN($seat) } { VERB($seat, "heeft", "hebben") } er { $has }.
no-such-banner = { $seat } { VERB($seat, "heeft", "hebben") } geen banier `{ $banner }`.
no-room-with = { $banner } heeft al { COUNT($units, "eenheid", "eenheden") } of { COUNT($individuals, "individu", "individuen") }.
too-many-units = { $castle } heeft deze beurt al { COUNT($units, "eenheid", "eenheden") } gerekruteerd.
banner-elsewhere = { $banner } staat niet in { $castle }.
no-general = { $troop } is geen generaal, en een banier heeft er een.
too-many-banners = { $seat } { VERB($seat, "heeft", "hebben") } { COUNT($has, "banier", "banieren") }, en het land laat er { $allowed } toe.
no-such-piece = { $seat } { VERB($seat, "heeft", "hebben") } geen `{ $piece }` om te sturen, of die is twee keer genoemd.
piece-elsewhere = { $piece } is niet waar de anderen zijn.
nobody-named = Er is niemand genoemd.
banner-holds = Bij { $banner } is plaats voor { COUNT($units, "eenheid", "eenheden") } en { COUNT($individuals, "individu", "individuen") }.
nothing-to-repair = { $castle } heeft geen { $damage } te herstellen.
no-captive = Niemand houdt een `{ $piece }` van { WITHIN($seat) } gevangen.
no-castle-to-receive = { $seat } { VERB($seat, "heeft", "hebben") } geen kasteel om wie vrijkomt te ontvangen.
nothing-to-muster = { $seat } { VERB($seat, "heeft", "hebben") } geen kasteel en niets te rekruteren.

# Bevelen, marsen, gevechten en terugtochten.
no-banner-at-all = { $seat } { VERB($seat, "heeft", "hebben") } geen banier om bevelen aan te geven.
tunnel-taken = Een andere banier van jou gaat die tunnel in.
only-regions-burn = { $banner } staat in een kasteel, en alleen gebieden worden platgebrand.
march-length = { $banner } marcheert over één gebied, of over twee als ze snel is.
no-such-space = Op de kaart is geen plaats `{ $space }`.
no-link = Er loopt geen weg van { $from } naar { $to }.
linked-to = { $from } grenst aan { $links }.
castle-of-another = { $castle } is een kasteel van een ander.
castle-of-another-allowed = Beveel `assault { $castle }` vanuit een gebied ernaast.
tunnel-too-low = { $piece } past niet in de tunnel van { $from } naar { $to }.
too-slow = { $piece } is te traag voor een mars over twee gebieden.
not-own-land = { $space } is niet van jou, en een mars over twee gebieden gaat over eigen land.
no-castle-beside = { $banner } staat naast geen kasteel { $castle }.
castles-beside = Naast { $at }: { $castles }.
castle-is-yours = { $castle } is van jou.
castle-is-yours-allowed = Beveel `march { $castle }`.
no-retreat-there = { $banner } kan zich niet terugtrekken naar { $to }: dat ligt er niet naast, of is niet vrij.
no-retreat-needed = { $banner } is niet verslagen en hoeft zich niet terug te trekken.
ways-out = Van { $from } uit gaat het naar { $ways }.
only-organiser-rules = Alleen de organisator beslist hoe een gevecht is afgelopen.
ruling-reason = Een uitspraak heeft een reden, van 1 tot 200 tekens.
no-siege-to-go-on = { FIRST($fight) } is geen beleg dat de volgende beurt door zou kunnen gaan.
rule-a-winner = Bepaal wie gewonnen heeft: `attacker` of `defender`.
did-not-fight = { $piece } heeft daar niet gevochten, of kon ervoor minder dan { $left } verdragen.
no-such-fight = Geen gevecht { $fight } moet worden beslist.
to-be-settled = Te beslissen: { $fights }.

# Belegeringen van ommuurde steden.
no-siege-of-yours = { FIRST($fight) } is geen beleg van een ommuurde stad waarin u de aanvaller bent.
bought-before-day-one = Voor { $fight } wordt niets meer gekocht: werktuigen worden één keer besteld, vóór de eerste dag van een beurt.
too-many-engines = Van { $engine } mogen er in totaal { $most } naar dit beleg komen.
nobody-marches-in = { $castle } wordt belegerd: niemand marcheert erin.
nobody-marches-out = { $castle } wordt belegerd: niemand marcheert eruit dan tegen wie het belegeren.
break-out = Die staan in { $camps }.
besieged = { $castle } wordt belegerd, en daar wordt niets hersteld.
nothing-to-relieve = Niemand belegert { $castle } die je verdrijven kunt, of er is niemand die je verwelkomen kan.
besieged-are = Door anderen belegerd: { $castles }.
shut-in = { $banner } zit opgesloten in wat hij van { $castle } in handen heeft, zolang er een ontzet voor staat.
shut-in-allowed = Beveel `hold` of `assault { $castle }`; allebei zetten ze het beleg voort.
no-relief-asks = { $banner } vraagt je niet of die een stad van je mag ontzetten.
relief-asks = De belegerden hebben nog niet gezegd of { $banners } welkom is.
relief-asks-allowed = Ze bevelen `admit` of `turn-away` en de banier. De organisator kan zonder hen verdergaan; dan is die niet welkom.

# Een campagne openen.
only-organiser-opens = Alleen de organisator opent een campagne.
bad-title = title: de naam van een campagne heeft 1 tot 80 tekens.
bad-map = map: zo kan de kaart niet. { $what }
no-homes = player: geen thuiskastelen voor { COUNT($players, "speler", "spelers") }, elk op een eigen zetel.
no-homes-allowed = De kaart zegt waar hoeveel spelers beginnen.
garrison-no-unit = garrison: er is geen eenheid `{ $unit }`.
leader-nobody = leader { $figure }: er is geen individu `{ $troop }`.
leader-name = leader { $figure }: een naam heeft 1 tot 60 tekens.
player-troop = player { $seat }: zijn volken hebben geen troep `{ $troop }`.
player-general = player { $seat }: { $troop } is geen generaal.
player-a-unit = player { $seat }: { $troop } is een eenheid.
player-no-unit = player { $seat }: { $troop } is geen eenheid.
player-units = player { $seat }: een banier heeft 1 tot { COUNT($units, "eenheid", "eenheden") }.
player-points = player { $seat }: { $points } rekruteringspunten, en er zijn er { $free } vrij.

# Een kaart die niet kan.
map-twice = { $space } staat twee keer op de kaart.
map-size = Een kaart heeft 2 tot 200 gebieden, niet { $spaces }.
map-place = Op { $x }, { $y } zijn twee gebieden getekend, of dat ligt voorbij 1000.
map-province = { $space } ligt in geen provincie { $province }.
map-link = { $space } en { $other }: een verbinding wordt bij allebei genoemd.
map-linked = { $space } is met geen gebied { $other } verbonden.
map-beside = { $castle } ligt naast geen gebied { $other }.
map-homes = Voor { COUNT($players, "speler", "spelers") } zijn { $players } thuiskastelen nodig.
map-apart = Er loopt geen weg van { $from } naar { $to }.

# Een woord van een bevel dat er geen is.
banner-twice = `{ $banner }` krijgt twee bevelen.
no-piece-left = `{ $word }` zegt niet wat een stuk nog kan hebben; schrijf zijn id, `=` en een getal, bijvoorbeeld `cavalry-1=2`.

# Het rijk vóór de kaart en tussendoor.
realm-players = Een spel om het rijk is voor twee tot vier spelers, en hier zijn er { $players }.
realm-players-allowed = Zonder zo’n spel beginnen ze in de huizen die de kaart hun geeft.
realm-away = realm: { $seat } speelt niet mee, en kan niet wegblijven.
another-chooses = Nu { VERB($seat, "kiest", "kiezen") } { WITHIN($seat) } een thuis.
no-free-home = { $castle } is geen vrij thuis.
free-homes = Vrij zijn { $homes }.
king-lives = Er wordt nog om het rijk gespeeld.
king-lives-allowed = Een thuis wordt gekozen als de koning dood is. De organisator kan het spel beëindigen met `break-off because REDEN`.
truce-ground = { $space } is van { WITHIN($seat) }, met wie je wapenstilstand hebt tot het einde van beurt { $turn }.
truce-banner = { $banner } van { WITHIN($seat) } staat in { $space }, en jullie hebben wapenstilstand tot het einde van beurt { $turn }.
truce-allowed = Grond van niemand staat jullie allebei vrij.
renegades-first = Overlopers wisselen van kant voordat iemand rekruteert: { WITHIN($seat) } { VERB($seat, "moet", "moeten") } nog antwoorden.
no-renegade = Er loopt nu niemand over.
another-answers = Dat is nu aan { WITHIN($seat) }.
unit-asked = De tegenstander is al genoemd; nu wordt een eenheid genoemd.
opponent-asked = Eerst wordt een tegenstander genoemd.
no-such-opponent = Deze overloper kan { WITHIN($seat) } niet verlaten.
opponents-are = Hij kan { $known } verlaten. Niemand verliest een tweede eenheid zolang een ander er geen verloren heeft.
not-the-cheapest = { $piece } is geen van je eenheden die de minste punten kosten.
cheapest-are = Dit zijn ze: { $known }.
realm-reason = Een reden heeft 1 tot 200 tekens.
only-organiser-calls = Alleen de organisator roept de standen bijeen.
only-organiser-ends = Alleen de organisator beëindigt een spel om het rijk voor zijn tijd.
no-turn-yet = De kaart is nog niet begonnen.
called-before = De standen zijn in beurt { $turn } bijeengeroepen; dat gebeurt eenmaal in een campagne.
last-turn = Beurt { $turn } is de laatste: daarna komt niemand meer bijeen.
estates-players = De standen zijn twee tot vier spelers met een kasteel of een banier, en er zijn er { $players }.
estates-sit = De standen zijn bijeen, en spelen om het rijk.
estates-sit-allowed = De organisator kan het spel beëindigen met `break-off because REDEN` of met `rule-estates`.
no-estates-sit = Er zijn geen standen bijeen.
two-of-the-estates = Er worden twee verschillende spelers van de standen genoemd: de eerste en de tweede.
no-realm-played = Er wordt niet om het rijk gespeeld.

# Wat de organisator bijstelt.
crowns-of = De beurs van { $who }
wounds-of = { $piece }
no-such-player = `{ $seat }` speelt niet mee.
not-in-an-army = { $piece } zit in geen leger en geen garnizoen.
in-an-army = Bijstellen kan bij een eenheid of individu dat met een banier meetrekt of een kasteel bezet, en niet gevallen is.
fights-now = { $piece } vecht in { $fight }.
in-a-siege = { $piece } doet mee aan een belegering die doorgaat.
in-its-fight = Stel het daar bij, of als dat voorbij is.
