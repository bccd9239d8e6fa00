# Wat een blik op de belegering vertelt.

spell-not-blank = { $count ->
    [one] 1 kaart die geen Blanco is
   *[other] { $count } kaarten die geen Blanco zijn
}
spell-more = x meer { $card }, minstens 1
spell-healing = Een personage in het vak van de tovenaar of het vak ernaast krijgt 1 Wond terug.
spell-wall-of-water = Sluit twee vakranden die samenkomen in een hoek van het vak van de tovenaar of van een vak ernaast, deze beurt en de volgende twee.
spell-fireball = Tot 3 vakken ver, binnen het zicht: 6 aanvallen met Kracht 3.
spell-lightning-bolt = Tot 4 vakken ver, binnen het zicht: 6 aanvallen met Kracht 4.
spell-fast-food = Iedereen in het vak van de tovenaar krijgt deze beurt 1 Beweging voor elk Voedsel erbovenop.
spell-morale = Iedereen in het vak van de tovenaar krijgt deze beurt 1 Vechtkunst voor elke Boerenkaart erbovenop.
spell-mind-control = Een figuur binnen 2 vakken, vriend of vijand, gehoorzaamt jou tot een dobbelsteen de spreuk verbreekt.
spell-steal-resources = Willekeurige kaarten uit een andere hand; je eigen hand mag daardoor niet boven de 6 komen.
spell-insect-swarm = Drie reuzenbijen in een leeg vak naast de tovenaar: Beweging 3, vliegend, Vechtkunst 4.
spell-treefolk = Een Ent in een leeg vak naast de tovenaar: Beweging 1, Vechtkunst 4 met 2 aanvallen.
moment-before-moving = in je beurt van stap 6, voor een van je figuren heeft verplaatst
moment-after-movement = tijdens stap 6; de spreuk werkt zodra iedereen heeft verplaatst
moment-combat = in je beurt van stap 7
moment-movement-or-combat = in je beurt van stap 6 of 7

artefact-worn = Deze beurt gedragen: één kaart meer.
artefact-carried = { $who } draagt hem.
artefact-open = Open tot het einde van stap 7.
artefact-to-open = Gaat open in beurt { $turn }, voor { $cards }.
artefact-due = De demon krijgt { $count } Boeren aan het einde van deze beurt.
artefact-shut = Voorgoed dicht.
