
# De Tempel.
left-for-food = { $who } is vertrokken bij gebrek aan voedsel.
out-for-siege = { $who } is uitgeschakeld voor de hele belegering.
temple-empty = De Tempel is leeg.
in-temple-lie = In de Tempel: { $names }.
enemy-at-temple = { $who } staat bij de Tempel, in { $hex }.
no-discharge-enemy = Niemand verlaat de Tempel zolang er een vijand in de Tempel of op het Tempelhof is.
temple-burns = De Tempel van Shallya brandt, in { $hex }.
no-discharge-fire = Niemand verlaat de Tempel tot er geen vak van de Tempel meer brandt.
temple-burnt = De Tempel van Shallya is afgebrand.
no-discharge-ever = Niemand verlaat de Tempel nog in deze belegering.
hospital-waits = Het hospitaal wacht op voorraden: { $paid } van { $needed } Genezingskaarten zijn ingeleverd.
pay-hospital = Betaal de rest voor vraag { $number } in stap 9e; vanaf volgende beurt kan er weer iemand de Tempel uit.
grounds-full = Het Tempelhof is vol.
clear-grounds = Figuren die daar staan, moeten eerst weg.
owner-chooses = Alleen de eigenaar van { $who } mag het vak kiezen.
name-no-hex = Noem geen vak: dan verschijnt { $who } in { $hex }.
not-temple-grounds = { $hex } is geen vak van het Tempelhof.

# Voedsel.
name-one-of = Noem een van deze: { $names }.
and-more = nog { $count }
ordinary-first = Gewone figuren gaan vóór { $who }.
wizards-feed-none = De Raad van Tovenaars levert geen voedsel in.
no-mouths = { $faction } heeft geen figuur op de kaart en heeft geen voedsel nodig.
starved-this-turn = { $who } is deze beurt vertrokken bij gebrek aan voedsel.
has-eaten = { $faction } heeft deze beurt al gegeten.
one-food = Eén Voedselkaart per beurt is genoeg; zeg dat je klaar bent.
not-eaten-this-turn = { $faction } heeft deze beurt nog niet gegeten.
starved-instead = { $faction } verloor deze beurt { $who } in plaats van te eten.
regain-after-food = Een verhongerde figuur komt terug voor een extra kaart, nadat het voedsel van de beurt is betaald.
belongs-not = { $who } hoort niet bij { $faction }.
name-own-faction = Noem een figuur van je eigen factie.
not-starved = { $who } is niet vertrokken bij gebrek aan voedsel.
nobody-to-regain = Van { $faction } kan deze beurt niemand terugkomen.
can-regain = Je kunt terughalen: { $names }.
enemy-at-home = { $who } staat in je thuisbasis { $place }, in { $hex }.
regain-when-free = Figuren komen terug zodra er geen vijand meer in de thuisbasis is.
home-burnt = Je thuisbasis { $place } is afgebrand.
ruins-take-none = Naar een thuisbasis die een ruïne is, komt niemand terug.
another-home-hex = Noem een ander vak van je thuisbasis.
home-full = Thuisbasis { $place } is vol.
not-at-home = { $hex } ligt niet in je thuisbasis { $place } ({ $name }).

# Branden.
too-much-water = Er zijn { $count } Waterkaarten genoemd; een dobbelsteen en 5 halen altijd 6.
name-up-to = Noem er geen, of hoogstens { $most }.
nothing-burns-in = In { $hex } brandt niets.
nothing-burns = Er brandt geen vak.
fires-burn = Het brandt in { $hexes }.
nobody-near-fire = Van { $faction } staat niemand overeind in { $hex } of ernaast.
who-fights-fire = Alleen wie in of naast een brandend vak staat, bestrijdt de brand daar.
fire-fought = { $faction } heeft de brand in { $hex } deze beurt al bestreden.
one-try = Elke factie probeert het één keer per beurt bij elke brand.

# Barricades.
has-pulled-down = { $faction } heeft deze beurt een barricade gesloopt.
build-next-turn = Bouw volgende beurt, met nog een Boerenkaart.
no-side-of = { $side } is geen rand van { $hex }, waar { $who } staat.
choose-side = Kies een van { $sides }.
no-side-free = Er valt niets te kiezen: geen rand is vrij.
barricade-stands = Bij { $side } staat al een barricade.
wall-at = Bij { $side } staat een muur.
where-barricades = Een barricade staat tussen twee begaanbare vakken, waar geen muur is.
stunned-no-orders = { $who } ligt verdoofd en geeft geen bevelen.
no-barricade-at = Bij { $side } staat geen barricade.
no-barricades = Er is geen barricade in de stad.
barricades-at = Er staan barricades bij { $sides }.
built-this-turn = De barricade bij { $side } is deze beurt gebouwd.
pull-down-later = Vanaf volgende beurt kan ze worden gesloopt.
has-built = { $faction } heeft deze beurt een barricade gebouwd.
build-or-pull-down = Wie sloopt, bouwt niet in dezelfde beurt: kies een van de twee.
nobody-beside = Van { $faction } staat niemand overeind naast { $side }.
who-pulls-down = Wie een barricade sloopt, staat in een van haar twee vakken.

# Vragen.
still-missing = Nog nodig: { $cards }.
pays-nothing = Er is geen kaart genoemd om mee te betalen.
pays-too-much = Voor “{ $what }” worden { $offered } { $card } aangeboden; er zijn er { $needed } gevraagd en { $paid } gegeven.
demand-settled = Vraag { $number } ({ $what }) is afgehandeld.
no-such-demand = Er is geen vraag { $number }.
nothing-asked = Er wordt nu niets van de stad gevraagd.
open-are = Nog open: { $demands }.
open-demand = { $number } ({ $what }, nog { $cards })

# Figuren die worden aangeboden.
no-figure-asked = Voor “{ $what }” wordt nu geen figuur gevraagd.
offer-once = Noem bij een aanbod elke figuur één keer, en minstens één.
too-many-offered = Er zijn { COUNT($offered, "figuur", "figuren") } aangeboden en { $needed } nodig.
offer-up-to = Bied er hoogstens { $needed } aan voor “{ $what }”.
not-to-give = Het is niet aan { $faction } om { $who } te geven.
offer-own = Bied figuren van je eigen volk aan die je gehoorzamen.
leads-and-stays = { $who } leidt { $faction } en blijft.
leaders-stay = Leiders worden niet weggegeven: bied iemand anders aan.
serves-no-gun = { $who } bedient geen kanon: dat doen mensen te voet.
offered-already = { $who } is al aangeboden.

# Figuren die verloren gaan.
takes-no-figures = Voor “{ $what }” gaan er geen figuren weg.
name-taking-demand = Noem een vraag waarvoor figuren weggaan als er kaarten te weinig zijn.
nobody-at-risk = { $faction } heeft geen figuur die gevaar loopt.
who-agrees = Alleen wie figuren kan verliezen, spreekt mee.
not-at-risk = { $who } loopt geen gevaar.
name-ordinary = Noem gewone figuren van de stad op de kaart; personages alleen als er niemand anders is.
loss-once = Noem elke figuur één keer, en niet meer dan er kaarten te weinig zijn.
loss-up-to = Noem er hoogstens { $most }, wie eerst gaat vóór de anderen.
said-already = Dat heb je al gezegd.
