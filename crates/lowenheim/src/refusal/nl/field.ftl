
# Beweging.
move-figures-once = Noem bij een verplaatsing elke figuur één keer, en minstens één.
stand-apart = { $who } staat in { $hex }, { $other } in { $start }.
move-together = Verplaats samen wat in hetzelfde vak begint.
stunned-stays = { $who } ligt verdoofd en verplaatst niet.
move-names-hexes = Noem bij een verplaatsing de vakken die worden betreden, minstens één.
hex-too-far = { $hex } is { COUNT($away, "vak", "vakken") } ver; deze groep heeft Beweging { $move }.
choose-nearer = Kies een vak dat dichterbij is, en ga volgende beurt verder.
path-too-long = { $hex } is vak { $number } van het pad; deze groep heeft Beweging { $move }.
barricade-ahead = De barricade bij { $side } oversteken kost de hele verplaatsing.
start-at-barricade = Begin ernaast en eindig erachter.
must-stop = De vijand houdt { $hex }: een groep van { COUNT($points, "punt", "punten") } stopt daar.
outnumber = Zorg voor een overmacht van twee tegen één, of eindig daar.
full-for-group = In { $hex } staan { $there } van { $most } punten; deze groep heeft er { $points }.
move-fewer = Verplaats er minder figuren heen, of eindig elders.
not-beside = { $to } ligt niet naast { $from }.
name-every-hex = Noem elk vak van het pad, het ene na het andere.
go-round-fire = Ga eromheen, of wacht tot de brand uit is.
outside-wall = { $hex } ligt buiten de muur en is niet te betreden.
closed-ground = { $hex } is { $ground ->
    [canal] gracht
    [house] een huis
   *[bridge] een vernielde brug
} en niet te betreden.
use-gates = Ga ommuurde plaatsen binnen door hun poort.
water-between = Tussen { $from } en { $to } staat een Muur van Water.
go-round-water = Ga eromheen, of wacht tot hij wegzakt.
marker-stays = { $who } gaat niet uit { $hex } mee met { $faction }.
marker-goes-with = De Koningin gaat mee met Elfen, Brunhilde met de Paleiswacht, de Graf met allebei; ze beginnen in het vak van de groep.
own-figures-pass = Je eigen figuren laten elkaar altijd door.
passage-is-so = { $faction } { $allowed ->
    [yes] mag er al langs
   *[no] mag er nu al niet langs
}.

# Gevecht.
nobody-could-fight = { $faction } heeft in { $hex } geen figuur die kan vechten.
name-upright-hex = Noem een vak waar een figuur van jou staat die niet verdoofd is.
leader-there = Je leider staat in { $hex }: aanvallen zijn daar gratis.
card-played-there = Voor { $hex } is al een Aanvalskaart gespeeld.
no-attack-card = { $faction } heeft geen Aanvalskaart in de hand.
fight-with-leader = Vecht waar je leider staat, of pas met `done`.
stunned-defends = { $who } ligt verdoofd en mag zich alleen verdedigen.
attacks-made = { $who } heeft alle aanvallen gedaan ({ $attacks }).
fights-for-city = { $who } vecht ook voor de stad.
strike-enemies = Sla naar skaven en rattenogers.
cannot-reach = { $who } in { $from } kan { $other } in { $to } niet bereiken: { $why ->
    [wall] er staat een muur tussen
    [water] er staat een Muur van Water tussen
   *[far] het is te ver
}.
target-taken = Twee figuren hebben { $who } deze stap al aangevallen.
strike-another = Sla naar een andere vijand binnen bereik.
no-licence = { $faction } mag in { $hex } niet vechten: de leider is er niet en er is geen Aanvalskaart gespeeld.
obeys-another = { $who } gehoorzaamt aan { $owner }, niet aan { $faction }.
name-own-figures = Noem figuren van jezelf.
in-temple = { $who } is in de Tempel.
left-hungry = { $who } is vertrokken bij gebrek aan voedsel.
out-of-game = { $who } is uit het spel.

# Aanvallen op afstand.
no-enemy-in = { $who } is geen vijand in { $hex }.
name-enemies-in = Noem vijanden die in { $hex } staan, of niemand.
named-twice = Iemand is twee keer genoemd.
name-first = Noem wie het eerst wordt aangevallen, elk één keer.
aim-too-far = { $hex } ligt { COUNT($away, "vak", "vakken") } van { $from }.
weapon-reach = Bereik ({ $weapon }): { $nearest } tot { COUNT($furthest, "vak", "vakken") }.
friend-there = In { $hex } staat iemand van de stad: { $who }.
choose-enemies-alone = Kies een vak waar alleen vijanden staan.
no-enemy-there = In { $hex } staat geen vijand.
choose-enemies = Kies een vak waar vijanden staan.
cannot-see = { $hex } is vanuit { $from } niet te zien.
in-the-way = Huizen, tuinen, gebouwen en muren staan een rechte lijn in de weg.

# Oude oorlogen.
must-attack = { $who } moet aanvallen en heeft dat nog niet gedaan.
needs-no-card = Daar is geen kaart voor nodig: `strike { $id } { $target }`.
beside-itself = { $who } is buiten zichzelf en slaat naar niemand dan { $other }.
write-strike = Schrijf `strike { $id } { $target }`.
will-not-go = { $who } wil niet weg en moet in stap 7 aanvallen.
move-others = Verplaats anderen; geslagen wordt er in stap 7.

# De mobiele reserve.
reserve-waits = { $who } wacht in de mobiele reserve op de Aanvalskaarten.
reserve-wakes = Verplaatsen en vechten kan zodra er in stap 9e samen twee Aanvalskaarten zijn betaald.
elves-command = De mobiele reserve staat onder bevel van de Elfen.
nobody-of-reserve = Niemand van de mobiele reserve kan in { $hex } vechten.
reserve-cards-where = Haar kaarten worden gespeeld voor vakken waar haar figuren overeind staan.
reserve-may-fight = De reserve mag al vechten in { $hex }.
reserve-stock-empty = De reserve heeft geen Aanvalskaart meer in voorraad.
play-elven-card = Speel er een uit de hand van de Elfen zelf: `attack`.

# Kanonnen.
no-such-gun = Er is geen kanon { $gun }.
no-gun = De stad heeft geen kanon.
one-gun = De stad heeft kanon { $gun }.
two-guns = De stad heeft kanon { $gun } en kanon { $other }.
commands-no-guns = { $faction } voert niet het bevel over de kanonnen.
guard-commands-guns = De kanonnen staan onder bevel van de Stadswacht.
gun-crew = Een kanon wordt geduwd door { COUNT($crew, "figuur", "figuren") }, elk één keer genoemd.
pushes-no-gun = { $who } duwt geen kanon: dat doen mensen te voet.
not-with-gun = { $who } is niet bij kanon { $gun } in { $hex }.
crew-starts-there = Allebei beginnen ze in het vak van het kanon.
gun-has-moved = Kanon { $gun } is deze beurt al verplaatst.
gun-has-fired = Kanon { $gun } heeft deze beurt al gevuurd.
gun-once = Een kanon verplaatst of vuurt één keer per beurt, nooit allebei.
gun-unserved = Kanon { $gun } in { $hex } heeft geen bemanning van { $crew }.
who-serves = Twee figuren te voet die in zijn vak overeind staan, bedienen het, wie ook.
gun-no-card = Mannheim is niet bij kanon { $gun } en er is geen kaart voor gespeeld.

# De tunnel.
no-way-out = De stad wordt belegerd: poort en muur zijn dicht, en een andere weg ken je niet.
leave-once = Noem elke figuur die vertrekt één keer, en minstens één.
not-palace-guard = { $who } hoort niet bij de Paleiswacht.
not-on-tomb = { $who } staat in { $hex }, niet op de tombe { $tomb }.
move-to-tomb = Ga eerst naar { $tomb }, zoals naar elk ander vak.
stunned-nowhere = { $who } ligt verdoofd en gaat nergens heen.
