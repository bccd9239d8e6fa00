# Waarom een bevel van de belegering wordt geweigerd: het begin van de belegering, de beurt, de
# handen; en wat in meer hoofdstukken gezegd wordt.

faction-within = { $faction ->
    [city-guard] de Stadswacht
    [palace-guard] de Paleiswacht
    [elven-guard] de Elfenwacht
    [wizards-council] de Raad van Tovenaars
    [bretonnia] de Ambassade van Bretonnia
   *[cathay] het Genootschap van de Blauwe Lotus
}
faction-first = { $faction ->
    [city-guard] De Stadswacht
    [palace-guard] De Paleiswacht
    [elven-guard] De Elfenwacht
    [wizards-council] De Raad van Tovenaars
    [bretonnia] De Ambassade van Bretonnia
   *[cathay] Het Genootschap van de Blauwe Lotus
}
one-of-several = { $item },
last-of-several = { $item }
copies = { $count } { $card }
no-card = geen kaart

# In meer hoofdstukken.
no-such-figure = { $who } doet niet mee aan deze belegering.
no-such-hex = { $hex } staat niet op de kaart.
not-on-map = { $who } staat niet op de kaart.
stands-in = { $who } staat in { $hex }.
stands-already = { $who } staat al in { $hex }.
has-moved = { $who } is deze beurt al verplaatst.
lies-stunned = { $who } ligt verdoofd.
does-nothing-else = { $who } doet deze beurt niets anders.
name-another-figure = Noem een andere figuur.
name-another-faction = Noem een andere factie.
cannot-be-entered = { $hex } is niet te betreden.
burns = { $hex } brandt: niemand gaat erin.
no-room = In { $hex } is geen plaats voor { $who }.
not-on-fallen-bridge = { $who } staat op geen neergehaalde brug.
ashore-together = Noem elke figuur één keer, allemaal uit één veld van de brug.
no-such-bank = { $hex } is geen oever met plaats naast { $from }.
room-in = Er is plaats in { $hexes }.
wall-between = Tussen { $from } en { $to } staat een muur.
no-further-card = Sla zonder nog een kaart te spelen.
play-attack-card = Speel eerst een Aanvalskaart: `attack { $hex }`.
in-reach = Binnen bereik: { $ids }.
nobody-in-reach = Niemand is binnen bereik van deze figuur.
the-enemy = de vijand
say-done = Zeg dat je klaar bent.
master-decides = De spelleider beslist wat de vijand doet.

# Wie aan de beurt is.
wrong-step = Dit gebeurt in stap { $step } ({ $name }); nu is het stap { $now } ({ $current }).
players-alone = Alleen de speler van een factie beveelt dit, niet { $by }.
organiser-may = De organisator mag `proceed` zeggen, en `pass-for` voor een speler die er niet is.
siege-over = De belegering is voorbij.
siege-not-open = De belegering is nog niet geopend.
others-act-before = Andere facties handelen vóór { $faction }.
nothing-more-in-step = { $faction } heeft in deze stap niets meer te doen.
still-to-act = Nog aan de beurt: { $factions }.
turn-of = Aan de beurt is { $faction }.
say-proceed = Zeg `proceed` om het spel verder te laten gaan.
nothing-more = Er valt niets meer te doen.
players-idle = De spelers hebben nu niets te doen.
players-act = Nu handelen de spelers.
holds-more = { $faction } heeft meer dan { COUNT($limit, "kaart", "kaarten") }.
give-away = Geef kaarten weg, of leg er met `discard` af tot de limiet.
not-eaten = { $faction } heeft nog niet gegeten.
feed-or-starve = Lever een kaart in met `feed`, of verlies een figuur met `starve`.
organiser-passes = Alleen de organisator past voor een ander.
no-part = Aan deze belegering doet { $by } niet mee.
one-line = Schrijf 1 tot { $most } tekens op één regel.

# De bespreking van de officieren.
speaks-not-for = { $who } spreekt niet voor { $faction }.
send-officer = Noem een figuur van je eigen volk die overeind staat; met `done` gaat de dichtstbijzijnde.
confers = { $who } is op de bespreking van de officieren en verplaatst niet tot het einde van beurt { $turn }.
confers-may-fight = Vechten mag wel; vanaf de beurt daarna loopt de figuur weer zelf.

# De leider van de verdediging.
voted-already = { $faction } heeft al gestemd.
one-vote = Elk van de andere vijf facties heeft één stem.
guard-has-no-vote = De Stadswacht heeft geen stem: de anderen zeggen of zij de verdediging heeft geleid.

# Het scenario.
organiser-opens = Alleen de organisator opent een belegering.
open-already = Deze belegering is al geopend.
title-length = `title` heeft 1 tot { $most } tekens.
map-wrong = De kaart klopt niet in { $error }.
options-wrong = `options.arrival_number` is 2 tot 6 en `options.turns` 1 tot 99.
places-wrong = `options.places_to_fall` is 1 tot 10.
barricade-wrong = Bij { $side } kan geen barricade staan: beide vakken moeten begaanbaar zijn.
stands-no-figure = `stands`: `{ $id }` is geen figuur; schrijf een personage zoals mannheim, of een soort en een nummer zoals foot-soldier-3.
stands-nowhere = `stands`: { $id } kan niet in { $hex } staan.
stands-unlisted = `stands`: { $id } staat in geen figurenlijst.
faction-missing = `factions.{ $faction }` ontbreekt: alle zes doen mee (R-01).
no-room-to-start = Waar { $id } moet beginnen, is geen plaats.
roster-wrong = `factions.{ $faction }.roster`: { COUNT($count, "figuur", "figuren") } van de soort { $kind } kunnen daar niet dienen.
roster-leaderless = In `factions.{ $faction }.roster` ontbreekt de leider, { $leader }.
relations-wrong = `factions.{ $faction }.briefing.relations` noemt de andere vijf facties.

# De krijgsraad.
deploy-once = Noem bij het opstellen elke figuur één keer, en minstens één.
not-your-home = In { $hex } stelt { $faction } zich niet op.
choose-among = Kies uit { $hexes }.
full-for-these = In { $hex } staan { $there } van { $most } punten; deze figuren hebben er { $points }.

# Handen.
too-many-discards = Er zijn { COUNT($count, "kaart", "kaarten") } genoemd om af te leggen.
discard-few = Leg geen, één of { $most } kaarten af voor je aanvult.
gives-nothing = Er is geen kaart genoemd om te geven.
give-something = Noem minstens één kaart uit je hand.
gives-itself = { $faction } zou kaarten aan zichzelf geven.
offers-nothing = { $from } biedt { $to } niets aan.
taker-full = { $faction } is klaar met ruilen en heeft { COUNT($held, "kaart", "kaarten") }; nog { $more } erbij gaat boven de limiet van { $limit }.
taker-room = { $room ->
    [0] Deze beurt kan er geen kaart meer bij.
    [1] Er kan nog 1 kaart bij.
   *[other] Er kunnen nog { $room } kaarten bij.
}
discards-other = { $faction } heeft { COUNT($held, "kaart", "kaarten") } en er zijn er { $named } genoemd om af te leggen; de limiet is { $limit }.
discards-exactly = { $excess ->
    [0] Er hoeft nu niets te worden afgelegd.
    [1] Noem precies 1 kaart.
   *[other] Noem precies { $excess } kaarten.
}
discards-nothing = Er is geen kaart genoemd om af te leggen.
within-limit = De hand is binnen de limiet: zeg dat je klaar bent.
not-in-hand = Dit ligt niet in de hand van { $faction }: { $cards }.
hand-holds = In de hand: { $cards }.
well-taken = De Stadswacht kan een Blanco niet als { $card } gebruiken: { $who } staat in de kazerne, in { $hex }.
well-or-card = Betaal met { $card }, of met een Blanco zodra de kazerne vrij is.
pays-not = Waar { $asked } wordt gevraagd, kun je niet met { $card } betalen.
hand-in = Lever { $card } in.
