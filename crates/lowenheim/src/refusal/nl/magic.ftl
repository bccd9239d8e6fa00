
# Spreuken.
casts-no-spells = { $faction } spreekt geen spreuken uit.
ask-wizards = Vraag het aan de Raad van Tovenaars.
wizards-have-moved = In deze stap is al een figuur van de tovenaars verplaatst.
cast-before-moving = { $spell } wordt uitgesproken in je beurt van stap 6, voor er een figuur van jou is verplaatst.
no-wizard = { $who } is geen tovenaar.
who-casts = Severus, Minerva en Amon spreken spreuken uit.
stunned-no-spell = { $who } ligt verdoofd en spreekt geen spreuk uit.
has-cast = { $who } heeft deze beurt al een spreuk uitgesproken.
one-spell-each = Elke tovenaar spreekt één spreuk per beurt uit; noem een andere tovenaar.
spell-too-far = { $what } is { COUNT($away, "vak", "vakken") } ver; { $spell } reikt tot { $reach }.
spell-costs = { $spell } kost { $price }.
price-and = { $price } en { $part }
price-other = { $count ->
    [1] 1 kaart die geen Blanco is
   *[other] { $count } kaarten die geen Blanco zijn
}
price-more = nog x { $card }, minstens 1
spell-lacks = { $spell } is niet betaald: { $card } ontbreekt.
spell-without-more = { $spell } zonder extra { $card } doet niets.
spell-takes-only = Voor { $spell } telt niets dan { $card }.
spell-cards-named = { $count ->
    [one] Er is 1 kaart genoemd om { $spell } te betalen.
   *[other] Er zijn { COUNT($count, "kaart", "kaarten") } genoemd om { $spell } te betalen.
}
spell-no-blank = { $spell } is niet met een Blanco te betalen.
no-named-person = { $who } is geen personage van de stad.
whom-healing-helps = Genezing helpt Mannheim, een tovenaar of een ander personage.
not-hurt = { $who } is niet gewond.
healing-no-more = Genezing geeft nooit meer Wonden dan waarmee iemand begint.
obeys-wizards = { $who } gehoorzaamt al aan de tovenaars.
choose-foreign = Kies een figuur van een andere speler, of een vijand.
no-room-to-bind = In { $hex } passen niet meer figuren van de stad dan er staan.
choose-with-room = Kies een vijand bij wie de stad nog plaats heeft.
choose-empty-beside = Kies een begaanbaar en leeg vak naast de tovenaar.
steal-from-self = De tovenaars zouden van zichzelf stelen.
theft-too-much = Gevraagd: { $count ->
    [one] 1 kaart
   *[other] { COUNT($count, "kaart", "kaarten") }
}; { $faction } heeft er { $held }, en de tovenaars mogen niet boven { $most } komen.
theft-at-most = { $most ->
    [0] Daar valt niets te halen.
    [1] Neem 1 kaart.
   *[other] Neem 1 tot { $most } kaarten.
}
sides-apart = Een Muur van Water staat langs twee vakranden die in een hoek samenkomen.
name-two-sides = Noem twee randen van één vak die op elkaar volgen, zoals E en SE.
corner-too-far = De hoek ligt { COUNT($away, "vak", "vakken") } van { $from }.
choose-corner = Kies een hoek van het vak van de tovenaar, of van een vak ernaast.

# Artefacten.
nothing-of-that-kind = { $faction } heeft niets van dien aard.
who-works-magic = Severus, Minerva en Amon bedrijven magie.
not-in-tower = { $who } staat in { $hex }, niet in de Toren.
wizard-in-tower = Alleen een tovenaar in de Toren doet dit.
holds-open-box = { $who } houdt deze beurt de open Doos vast.
bearer-no-magic = De drager bedrijft geen andere magie; noem een andere tovenaar.
used-this-turn = Deze beurt al gebruikt: { $what }.
serves-once = Dat kan één keer per beurt.
took-the-box = { $who } heeft deze beurt de Doos opgepakt en gebruikt verder niets.
carries-box = { $who } draagt de Doos.
open-the-box = Noem een andere tovenaar, of open de Doos.
box-changes-hands = De Doos gaat in de Toren van hand tot hand, voor een van beiden is verplaatst.
nobody-carries-box = Niemand draagt de Doos.
take-the-box = Een tovenaar neemt de Doos voor hij de Toren verlaat: `use box by amon`.
box-no-blank = Een Blanco opent de Doos niet.
box-two-cards = Twee kaarten die geen Blanco zijn wel.
box-cards-named = { $count ->
    [one] Er is 1 kaart genoemd om de Doos te openen.
   *[other] Er zijn { COUNT($count, "kaart", "kaarten") } genoemd om de Doos te openen.
}
box-cards-or-none = Noem { COUNT($count, "kaart", "kaarten") }, of geen.
demon-is-here = { $who } is hier al, in { $hex }.
altar-waits = Het Altaar roept een andere op als deze weg is.
teleporter-shut = De Teleporter is voorgoed dicht.
tower-itself = { $hex } is de Toren zelf.
name-hex-elsewhere = Noem een vak elders in de stad.
instead-of-move = De Teleporter brengt figuren weg in plaats van hun verplaatsing.
name-open-hex = Noem een straat, een plein of een plaats die niet brandt.
name-empty-hex = Noem een vak waar niemand staat.
nobody-to-fetch = In { $hex } staat niemand om te halen.
name-city-hex = Noem een vak met figuren van de stad.
tower-burns = De Toren brandt: niemand betreedt { $hex }.
tower-full = In { $tower } staan { $there } van { $most } punten; die in { $hex } hebben er { $points }.
all-or-nobody = Iedereen uit het vak komt, of niemand.

# Het Zilveren Haar.
nobody-to-summon = { $faction } heeft niemand om op te roepen.
hair-hatched = Het Zilveren Haar is uitgebroed; er was er maar één.
wen-about-it = Wen Jiao-Bao is er al mee bezig.
let-wen-be = Laat hem deze beurt niet verplaatsen, niet vechten en niet bouwen.
wen-elsewhere = Wen Jiao-Bao staat in { $hex }, niet in de ambassade.
bring-wen = Breng hem eerst naar een vak van de ambassade van Cathay.
declared-before = Dat zeg je voor er iemand van jou verplaatst.

# De ambassadeur.
ambassador-content = Jean-Jacques heeft deze beurt niets nodig.
nothing-asks = Niets vraagt { $faction } om een kaart.
has-not-eaten = { $faction } heeft nog niet gegeten.
keeps-not-human = Met { $card } blijft Jean-Jacques geen mens.
food-or-peasants = Lever Voedsel of Boeren in.
