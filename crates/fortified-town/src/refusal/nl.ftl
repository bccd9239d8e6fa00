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
gate-inside = De poort { $gate } heeft { $number } vakken binnen; het moeten er precies twee zijn.
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
ask-fire = { $who } verplaatst zich, en { $side ->
    [besiegers] de belegeraars
   *[besieged] de belegerden
} zeggen wie schiet.
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
answer-retreat = `retreat { $who }` met één van { $may }.
ask-advance = { $side ->
    [besiegers] De belegeraars
   *[besieged] De belegerden
} zeggen wie { $place } inneemt.
answer-advance = `advance` met één van { $may }, of `stay`.
no-retreat = { $who } kan niet terugwijken naar { $place }.

# Mensen.
no-such-man = Er is hier geen { $who }.
not-your-man = { $who } hoort bij de andere kant.
man-gone = { $who } is { $fate ->
    [dead] dood
    [captured] gevangen
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
out-of-range = { $who } is { $range } vakken ver.
range-is = { weapon } reikt { $most }.
obstruction = { ground } in { $hex } verbergt { $who }: { $apart } niveaus maal { $before } vakken ervoor is minder dan { $between } vakken maal { $above } niveaus.
too-near = De rand van de weergang ({ $hex }) verbergt wie er dichter bij is dan { $needed } vakken; het is { $distance }.
inner-parapet = De weergang is aan de binnenkant versterkt, en { $hex } ligt ertussen.
set-back = { $hex } ligt achter de kantelen: niemand schiet daarvandaan naar buiten, of van buiten daarheen.
no-line = Er is geen lijn naar { $who }.
line-from = Van { $place } zou er een lijn zijn.
may-not-shoot = { $who } mag nu niet op { $target } schieten.

# Verplaatsen.
moved-already = { $who } heeft zich al verplaatst.
works-winch = { $who } bedient een windas.
carries = { $who } draagt { $ladder }.
no-path = Zeg waarheen { $who } gaat.
contact-stops = Op { $place } houdt een vijand { $who } tegen; een verplaatsing eindigt daar.
gate-shut = De poort { $gate } is dicht.
path-broken = { $from } en { $to } liggen niet naast elkaar.
no-way = Niets verbindt { $from } en { $to }.
joined-to = Van { $from } komt men op { $places }.
ladder-later = { $who } kan { $ladder } vanaf beurt { $turn } beklimmen.
no-horse = { $who } zit te paard, en geen paard komt op { $place }.
whole-move = Alleen met een hele verplaatsing komt { $who } op { $place }.
too-far = { $who } heeft nog { $left } punten; { $place } kost er { $points }.
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
no-such-gate = Er is geen poort of deur { $gate }.
gates-are = Poorten en deuren: { $gates }.
gate-open = De poort { $gate } staat open.
gate-forced = De poort { $gate } is opengebroken: niemand sluit haar voor het einde van de bestorming.
shuts-in-contact = { $who } kan niet sluiten met { $enemy } naast zich.
stands-in-gate = { $who } staat in de poort { $gate }.
not-at-gate = { $who } staat niet binnen naast de poort { $gate }.
stand-on = Daarvoor staat men op { $places }.
too-few-points = { $who } heeft nog { $left } punten; het kost er { $points }, te voet.
no-mechanism = De stad heeft { mechanism } niet.
not-at-winch = { $who } staat niet waar { mechanism } wordt bediend.
works-in-contact = { $who } kan niet werken met { $enemy } naast zich.
