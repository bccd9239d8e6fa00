# Waarom de regels nee zeggen, en wat wel mag.

ground = { $terrain ->
    [field] open veld
    [harbour] haven
    [tree] boom
    [street] straat
    [stable-entrance] ingang van de stallen
    [stable] stallen
    [house] huis
    [trough] drinkbak
    [well] put
    [moat] gracht
    [drawbridge] ophaalbrug
    [court] binnenplaats
    [rampart] weergang
    [tower] toren
    [gate] poort
    [stairs] trap
    [wooden-stairway] houten trap
    [trap] valluik
   *[keep] donjon
}
phase = { $phase ->
    [first-fire] eerste beschieting
    [movement] verplaatsing
    [combat] gevecht
    [second-fire] tweede beschieting
   *[recovery] herstel
}
step = { $step ->
    [preparations] de voorbereidingen van de beurt
    [relief] het antwoord op het ontzet
    [initiative] de keuze van het initiatief
    [action] de actie van de dag
    [reply] de bestorming als antwoord
    [fighting] de gevechten
   *[terms] het aanbod van voorwaarden
}
mechanism = { $what ->
    [stairway] de houten trap
    [drawbridge] de ophaalbrug
   *[trap] het valluik
}
weapon = { $weapon ->
    [crossbow] Een kruisboog
    [longbow] Een lange boog
   *[shortbow] Een korte boog
}

# Plaatsen.
a-place = een plaats, zoals 10,22 of 10,22:top of 10,22:ladder
no-place = Op { $text } kan niemand zijn.

# Een stad waaraan iets ontbreekt.
no-letter = Vak { $hex }: de letter { $letter } staat niet in de legenda.
not-listed = Vak { $hex } is { ground }, en geen lijst van de stad noemt het.
line-missing = Geen letter van de legenda hoort bij verdedigingslinie { $line }; linies tellen vanaf 1 zonder gat.
gate-hex = De poort { $gate } ligt in { $hex }, dat als iets anders is getekend.
gate-inside = De poort { $gate } heeft { COUNT($number, "vak", "vakken") } binnen; het moeten er precies twee zijn.
gate-beside = De poort { $gate } noemt { $hex }, en dat is geen vlakke grond ernaast aan die kant.
door-place = De deur { $door } moet van een vak van de donjon naar een vak daarnaast leiden dat er geen is; { $hex } doet dat niet.
stairs-level = De trap { $stairs } past niet bij { $hex }: elk vak is een niveau hoger dan het vorige, en wat naast het einde ligt is even hoog als het laatste.
step-levels = De trede { $side } moet tussen twee weergangen liggen die één niveau verschillen.
mechanism-place = { mechanism } is verkeerd getekend of vermeld ({ $hex }): één vak, en een windas op een weergang.
no-field = Geen vak ligt buiten de stad.
wall-open = Met alle poorten dicht komt men nog binnen bij { $hex }.
unreached = Niemand komt bij { $place }, hoewel alles openstaat.
citadel-open = Met brug, trap en valluik bediend komt men nog van de straten naar { $place }.
rampart-cut-off = Niemand komt van de straten op de weergang { $hex }.

# Scenario's.
organiser-opens = Alleen de organisator opent een bestorming, niet { $who }.
no-such-town = Er is geen stad { $town }.
towns-are = Steden: { $towns }.
no-men = Niemand staat voor { $side ->
    [besiegers] de belegeraars
   *[besieged] de belegerden
}.
place-twice = Twee zouden op { $place } staan.
never-rides = { $class } rijdt nooit.
in-field = { $field }: { $why }
would-fit = Dit zou passen: { $places }.
number-is = { $number } heeft hier geen zin.
number-within = Van { $least } tot { $most }.
number-from = { $least } of meer.
no-moat = In { $hex } is geen gracht.
horse-alone = Een paard komt met zijn ruiter.
horse-with-rider = Eén van { $classes }; `mounted = true` geeft ze paarden.
who-rides = Te paard zijn alleen { $classes }.
no-horse-at = Geen paard kan op { $place } staan.
nobody-there = Niemand is genoemd.
name-or-leave-out = Noem iemand, of laat het weg.
men-or-reserve = `men` staan waar het scenario het zegt, `reserve` wordt door de eigenaar geplaatst.

# Beurten en vragen.
no-assault = Er is geen bestorming gaande.
leads-nobody = { $who } leidt geen kant van deze bestorming.
other-sides-turn = Het is de spelersbeurt van { $side ->
    [besiegers] de belegeraars
   *[besieged] de belegerden
} ({ phase }).
other-phase = Dat gebeurt niet in de fase { phase }.
in-phase = Het gebeurt in de fase { phase }.
nothing-asked = Er is niemand iets gevraagd.
ask-fire = { $side ->
    [besiegers] De belegeraars
   *[besieged] De belegerden
} zeggen eerst wie op { $who } schiet.
answer-fire = `shoot` met één van { $may }, of `hold`.
ask-stun = { $side ->
    [besiegers] De belegeraars
   *[besieged] De belegerden
} zeggen welke aanvaller verdoofd is.
answer-stun = `stun` met één van { $may }.
ask-retreat = { $side ->
    [besiegers] De belegeraars
   *[besieged] De belegerden
} zeggen waarheen { $who } terugwijkt.
answer-retreat = `retreat { $who }` met één van { $may }{ $stay ->
    [yes] , of `stay` en gewond raken
   *[no] {""}
}.
ask-advance = { $side ->
    [besiegers] De belegeraars
   *[besieged] De belegerden
} zeggen wie { $place } inneemt.
answer-advance = `advance` met één van { $may }, of `stay`.
no-retreat = { $who } kan niet terugwijken naar { $place }.

# Mensen.
no-such-man = Er is hier geen `{ $who }`.
people-are = Er zijn bijvoorbeeld { $people }.
not-your-man = { $who } hoort bij de andere kant.
man-gone = { $who } is { $fate ->
    [dead] dood
    [captured] gevangen
    [fled] gevlucht
   *[alive] niet op de kaart
}.
is-stunned = { $who } is verdoofd.
friend = { $who } is een vriend.

# Schieten.
no-bow = { $who } heeft geen boog.
not-in-second-fire = { $who } heeft in deze beurt geschoten, zich verplaatst of gevochten.
loading = { $who } laadt de kruisboog.
aims-at-nobody = { $who } mikt op niemand.
lies-low = { $who } is verdoofd en ligt plat.
in-contact = { $who } is met een van jouw mensen in gevecht.
shooter-in-contact = { $who } heeft een vijand naast zich.
right-below = { $who } is recht beneden, in de doorgang van de poort.
from-under-roof = { $who } is onder een dak en schiet niet verder dan het volgende vak.
under-roof = { $who } is onder een dak.
out-of-range = { $who } is { COUNT($range, "vak", "vakken") } ver.
range-is = { weapon } reikt { $most }.
obstruction = { FIRST(ground) } in { $hex } verbergt { $who }: { COUNT($apart, "niveau", "niveaus") } maal { COUNT($before, "vak", "vakken") } ervoor is minder dan { COUNT($between, "vak", "vakken") } maal { COUNT($above, "niveau", "niveaus") }.
too-near = De rand van de weergang ({ $hex }) verbergt wie er dichter bij is dan { COUNT($needed, "vak", "vakken") }; het is { $distance }.
inner-parapet = De weergang is aan de binnenkant versterkt, en { $hex } ligt ertussen.
set-back = { $hex } ligt achter de kantelen: niemand schiet daarvandaan naar buiten, of van buiten daarheen.
no-line = Er is geen lijn naar { $who }.
line-from = Vanaf { $place } zou het schot mogelijk zijn.
line-from-nowhere = Vanaf geen plek die { $who } in één zet haalt, zou het schot mogelijk zijn.
may-not-shoot = { $who } mag nu niet op { $target } schieten.

# Verplaatsen.
moved-already = { $who } heeft zich al verplaatst.
works-winch = { $who } bedient een windas.
carries = { $who } draagt { $ladder }.
no-path = Zeg waarheen { $who } gaat.
contact-stops = Op { $place } houdt een vijand { $who } tegen; een verplaatsing eindigt daar.
gate-shut = De { $gate } is dicht.
path-broken = { $from } en { $to } liggen niet naast elkaar.
no-way = Niets verbindt { $from } en { $to }.
joined-to = Van { $from } komt men op { $places }.
ladder-later = { $who } kan { $ladder } vanaf beurt { $turn } beklimmen.
no-horse = { $who } zit te paard, en geen paard komt op { $place }.
whole-move = Alleen met een hele verplaatsing komt { $who } op { $place }.
too-far = { $who } heeft nog { COUNT($left, "punt", "punten") }; { $place } kost er { $points }.
occupied = { $other } staat op { $place }, waar { $who } heen wil.
long-ladder = { $who } moet de verplaatsing op een ladder van twee niveaus beëindigen.

# Vechten.
attacked-already = { $who } is in deze fase al aangevallen.
named-twice = { $who } is twee keer genoemd.
fought-already = { $who } heeft in deze fase al gevochten.
not-in-contact = { $who } is niet in contact met { $target }.
contact-from = { $target } kan worden aangevallen vanaf { $places }.
odds-too-low = { $attack } tegen de { $defence } van { $target } is minder dan één op drie.

# Poorten en windassen.
no-such-gate = Er is geen poort of deur `{ $gate }`.
gates-are = Poorten en deuren: { $gates }.
gate-open = De { $gate } staat open.
gate-forced = De { $gate } is opengebroken: niemand sluit haar voor het einde van de bestorming.
shuts-in-contact = { $who } kan niet sluiten met { $enemy } naast zich.
stands-in-gate = { $who } staat in de { $gate }.
not-at-gate = { $who } staat niet binnen naast de { $gate }.
stand-on = Daarvoor staat men op { $places }.
too-few-points = { $who } heeft nog { COUNT($left, "punt", "punten") }; het kost er { $points }, te voet.
no-mechanism = De stad heeft { mechanism } niet.
not-at-winch = { $who } staat niet waar { mechanism } wordt bediend.
works-in-contact = { $who } kan niet werken met { $enemy } naast zich.


# Wat men met de handen doet.
drop-first = `drop { $ladder }` zet hem neer.
on-horseback = { $who } zit te paard.
on-foot = { $who } is te voet.
not-beside = { $who } en { $other } staan niet naast elkaar.
not-to-carry = { $friend } is geen verdoofde vriend naast { $who }.
it-burns = Op { $place } brandt het.

# Ladders.
no-such-ladder = Er is geen `{ $ladder }`.
ladders-are = De ladders zijn: { $ladders }.
not-carried = Niemand draagt { $ladder }.
carries-nothing = { $who } draagt niets.
does-not-lie = { $ladder } ligt niet op de grond.
does-not-stand = { $ladder } staat niet tegen een muur.
not-at-ladder = { $who } staat niet naast { $ladder }.
stand-beside = Hij ligt op { $place }.
no-way-with-ladder = Naar { $place } kan men geen ladder dragen.
raised-from-below = { $who } staat op een walgang; een ladder wordt van beneden opgezet.
slid-from-above = { $who } staat niet op een walgang.
nobody-at-edge = Geen van beiden staat op { $hex }.
no-foot = In { $hex } kan geen ladder staan.
foot-taken = { $hex } is niet vrij.
foot-too-far = { $hex } ligt niet naast { $who } en niet naast { $other }.
no-wall = Tegen { $hex } kan geen ladder leunen: het moet een walgang of toren naast zijn voet zijn.
ladder-short = Vandaar is { $hex } { COUNT($levels, "niveau", "niveaus") } hoog.
ladder-wants = Ze staat in een vrij vak naast één van de twee, tegen een weergang of toren naast dat vak, hoogstens { COUNT($levels, "niveau", "niveaus") } hoog.
ladder-fits = Vanwaar ze staan past ze op { $places } (voet en top): hoogstens { COUNT($levels, "niveau", "niveaus") } hoog.
ladder-at = { $ladder } ({ $id }) in { $place }
ladders-lying = Op de grond: { $ladders }.
beside-are = Naast { $who }, met vrije handen: { $people }.
nobody-beside = Niemand met vrije handen staat naast { $who }.
not-above-ladder = { $who } staat niet op de walgang bij { $ladder }.
on-the-ladder = { $who } staat op { $ladder }.
beside-the-foot = { $who } staat aan de voet van { $ladder }.
shaken-already = Uw kant heeft in deze fase al geprobeerd { $ladder } om te gooien.
topple-from = Hij wordt omgegooid vanaf { $top } of de walgang ernaast, of van naast zijn voet in { $foot }.
nobody-named = Zeg wie { $ladder } omgooit.

# Werktuigen.
no-such-engine = Er staat geen `{ $engine }` op de kaart.
engines-are = Werktuigen: { $engines }.
engine-stays = { $engine } wordt in een bestorming niet verplaatst.
engine-way = { $engine } kan niet meteen naar { $hex }.
engine-goes = { $engine } gaat recht vooruit of achteruit, naar { $places }; met `pivot` draait men het.
engine-turned = { $engine } is gedraaid, en dat kost de hele beurt.
engine-went = { $engine } is in deze beurt { COUNT($hexes, "vak", "vakken") } gegaan.
no-ground = { $hex } draagt geen werktuig.
engine-ground = Nodig is vlakke grond, een neergelaten brug of een gedempte gracht.
too-few-pushers = Bij { $engine } kunnen er { $number } duwen; nodig zijn er { $needed }.
pushers-behind = Drie staan erin en drie erachter, op { $places }, te voet en niet in contact.
pushers-under = Ze staan op het veld van { $engine }, te voet, niet in contact en met punten over.
pusher-barred = { $who } zou naar { $place } moeten, en dat is versperd.
stands-in-the-way = { $who } staat het werktuig in de weg naar { $hex }.
thing-in-the-way = In { $hex } staat een ladder of een werktuig.
tower-against = { $engine }: een belegeringstoren zegt met `against` voor welk niveau hij gebouwd is, 1 tot 3; andere werktuigen zeggen niets.
no-ram = { $engine } is geen stormram.
struck-already = { $engine } heeft in deze beurt al gestoten.
nothing-to-ram = Voor { $engine } is geen gesloten poort of deur.
ram-where = Hij staat buiten voor de poort, met zijn voorkant ernaartoe; voor een opgehaalde brug raakt men niets.
axes-too-weak = Wie genoemd is, valt de { $gate } met { $attack } aan.
axes-need = Twee of meer slaan erop, één op { $place } en de anderen daarnaast, samen met { $needed }.

# Olie en vuur.
no-oil = Er is geen vat olie meer.
not-on-wall = { $who } staat niet op een walgang.
oil-where = Vandaar komt geen olie op { $place }.
oil-goes = Men giet op de voet van de muur, op een ladder ertegen, of in de doorgang eronder.
not-beside-hex = { $who } staat niet naast { $hex } op dezelfde hoogte.
burns-already = In { $hex } brandt het al.
cannot-burn = In { $hex } kan niets branden.
does-not-burn = In { $hex } brandt het niet.
fire-too-big = Het vuur in { $hex } is al { $fire } groot.
fire-small = Blussen kan tot { $most }.

# Paarden.
is-a-horse = { $who } gaat waar iemand het leidt.
no-horse-there = { $horse } is geen paard van u binnen bereik.
horse-there = { $other } staat op { $place }; alleen aan de voet van een walgang past meer dan één paard.
horse-sheltered = { $who } staat gedekt aan de voet van een walgang.

# Afblazen.
besiegers-call-off = Alleen wie aanvalt roept de eigen mensen terug.
called-off = Het is afgeblazen: wie aanviel, gaat terug.
goes-back = { $place } ligt niet op de kortste weg terug.

# Schoten op meer dan één.
say-at-whom = { $who } kan op meer dan één schieten.
at-whom = `shoot { $who }` met één van { $may }.

# Scenario's met ladders en werktuigen.
ladder-start = { $ladder } kan niet zijn waar het scenario hem heeft.
ladder-starts = Twee van één kant dragen haar, te voet en naast elkaar; of ze staat onder een weergang, of ligt waar iemand kan zijn.

# Voor de bestorming.
other-side-deploys = { $side ->
    [besiegers] De belegeraars
   *[besieged] De belegerden
} stellen hun mensen op.
deployment-over = Niemand stelt nog mensen op.
placed-already = { $who } staat waar het scenario hen heeft gezet.
not-your-ground = { $who } kan niet op { $place } worden opgesteld.
within-your-lines = De belegerden staan binnen, op grond of weergangen die de vijand niet houdt.
outside-at = Belegeraars staan buiten, { COUNT($hexes, "vak", "vakken") } van de muur of verder, of op weergangen die ze houden.
attackers-hide = Alleen wie bestormt verbergt zich onder weergangen, en deze keer komen de belegerden naar buiten.
besiegers-hide = Alleen belegeraars wachten onder een weergang.
not-held = De belegeraars houden { $hex } niet.
hidden-there = Onder { $hex } wacht al iemand.
no-way-out = Van onder { $hex } is er geen uitweg.
ask-come-out = { $side ->
    [besiegers] De belegeraars
   *[besieged] De belegerden
} zeggen waar { $who } tevoorschijn komt.
answer-come-out = `come-out { $who }` met één van { $may }.
takes-no-part = { $who } { $fate ->
    [dead] is dood
    [captured] is gevangen
    [fled] is gevlucht
   *[alive] doet vandaag niet mee aan de gevechten
}.
everybody-placed = Iedereen heeft al een plaats.
not-in-camp = { $ladder } ligt niet in je kamp.
ladders-in-camp = In het kamp liggen: { $ladders }.
no-free-hands = { $who } zit te paard of draagt al iets.
not-side-by-side = { $one } en { $other } zijn niet naast elkaar opgesteld.
open-moat = Gracht die nog gedempt kan worden: { $hexes }.
more-fascines = `prepare fascines` maakt er { $number } per dag bij.
engine-fits = Het kan naar { $hexes } gebracht worden.
hides-at = Onder { $hexes } is plaats.
on-foot-empty-handed = Een stormladder wordt genomen door twee te voet met niets in hun handen.
side-by-side = { $one } en { $other } bijvoorbeeld wel.
no-open-moat = { $hex } is geen gracht, of al gedempt.
no-fascines = { $number ->
    [0] Er zijn geen fascines
    [one] Er waren fascines voor 1 vak gracht, en die zijn gebruikt
   *[other] Er waren fascines voor { $number } vakken gracht, en die zijn gebruikt
}.
engines-of-besiegers = Alleen de belegeraars brengen werktuigen naar hun plaats.
engine-in-the-way = In { $hex } staat al een werktuig of iemand.
no-ground-for-engine = { $engine } kan niet naar { $hex } worden gebracht: nodig is vlakke grond, binnen waar je die houdt of buiten ver genoeg van de muur.

# De dagen van een belegering.
no-siege = Er is geen belegering van meer dagen gaande.
fighting-first = Eerst moeten de gevechten van vandaag voorbij zijn.
other-sides-day = De dag wacht op { $side ->
    [besiegers] de belegeraars
   *[besieged] de belegerden
}: { step }.
other-step = De dag wacht nu op { step }.
at-steps = Dit gebeurt als de dag wacht op { step }.
besiegers-act = { $side ->
    [besiegers] De belegeraars hebben zich verschanst: alleen wie hen belegert, kan dit doen
   *[besieged] Alleen de belegeraars kunnen dit doen
}.
besieged-act = { $side ->
    [besiegers] Alleen de belegerden kunnen dit doen
   *[besieged] De belegeraars hebben zich verschanst en worden zelf belegerd: alleen zij kunnen dit doen
}.
no-fighter = Je hebt geen { $who } die kan vechten.
besiegers-go-home = Alleen de belegeraars kunnen naar huis gaan.

# Machines en muren.
no-machine = { $engine } is geen machine van jou die kan schieten.
machines-are = Kies uit: { $engines }.
machines-none = Je hebt geen machine die van verre schiet.
machine-too-far = { $hex } is { COUNT($hexes, "vak", "vakken") } van de machine vandaan, en dat is te ver.
wall-behind-wall = Tussen de machine en { $hex } staat een andere muur.
wall-set-back = { $hex } raakt de buitenkant van de muur niet, en geen muurvak ernaast is ingestort.
nothing-laid = Geen machine is op een muur gericht.
not-broken = { $engine } is geen beschadigde machine van jou.
broken-are = Beschadigde machines: { $engines }.
nothing-to-mend = Op { $hex } is er geen treffer die je kunt herstellen.
damaged-are = Beschadigde muren: { $hexes }.

# Mijnen.
digs-or-nobody = Of er iemand graaft, weten alleen de belegeraars: zij geven er één bevel voor, en passen kan niet.
digs-nobody = Geef `dig nobody`, of zeg waar en wie.
no-miner = { $who } is geen ingenieur die vrij is om te graven.
miners-are = Vrij om te graven, in het kamp: { $people }.
miners-number = Voor een mijn zijn { COUNT($needed, "ingenieur", "ingenieurs") } nodig, niet { $number }.
no-mine-there = Onder { $hex } kan geen mijn worden gegraven.
mine-where = Een mijn wordt gegraven onder een buitenste weergang van niveau 1 of 2, zonder gracht ervoor.

# Uitvallen, blokkades en de citadel.
gate-not-held = Het garnizoen houdt de { $gate } niet, of ze ligt in puin.
sortie-number = { $number } zijn er te veel voor een uitval; { $most } kunnen naar buiten.
no-port = De stad heeft geen haven.
withdrawn-already = Het garnizoen houdt buiten de citadel niets wat het kan opgeven.

# Voorwaarden en ontzet.
does-not-rest = De belegering rust niet, of het is niet de veldtocht die ermee verdergaat.
no-terms-now = Er worden geen voorwaarden aangeboden zolang er een ontzet is of de belegeraars zelf worden belegerd.
besiegers-offer = Alleen de belegeraars bieden voorwaarden aan.
all-or-divide = Een veldslag wordt met iedereen geleverd of met een deel.
battle-how = `battle all`, of `battle with` en wie er vecht.
nobody-inside = Niemand zou de belegering nog voortzetten; `battle all` levert slag met iedereen.

nearest-wall = De dichtstbijzijnde muur die beschoten kan worden is { $wall }.
no-rampart = In { $hex } staat geen weergang.
no-room-left = Er is voor niemand meer plaats; wie niet geplaatst is, doet niet mee.
no-room-in-refuge = In wat je bezet is geen plaats voor al je mensen.

# Wat de organisator bijstelt.
not-to-be-set-right = { $who } kan niet bijgesteld worden.
whom-to-set-right = Wie bij de eigen kant is, of dood ligt waar hij viel, kan bijgesteld worden zolang niemand op die plaats staat.
not-so = { $who } kan zo niet worden; nu is het { $now }.
so-instead = Wel kan { $words }.
