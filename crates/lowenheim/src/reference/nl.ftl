# De spelregelkaart.

acts-all = allen
acts-each = om de beurt
acts-rules = `proceed`
acts-nobody = niemand

in-council = Overleg, en betrek de wacht binnen de thuisbasis.
in-refill = Leg tot { COUNT($discards, "kaart", "kaarten") } af; vul de hand aan tot { $hand }.
in-event-card = Er komt een gebeurteniskaart; ze telt meteen.
in-command-card = In beurt { $first }, { $second }, { $third } …: een bevel van de Graf.
in-enemy-movement = In beurt 1 komt een bende van { $dice }D6, en later bij een D6 van { $number } of meer; dan verplaatsen de benden.
in-enemy-combat = Elke vijand die bij iemand kan, valt aan.
in-movement = Elke figuur verplaatst één keer, tot haar Beweging.
in-combat = Gratis bij de leider; in elk ander vak voor een Aanvalskaart.
in-trading = Geef kaarten weg; daarna houdt geen hand er meer dan { $hand }.
in-healing = Eén Genezingskaart haalt één figuur uit de Tempel.
in-food = Een Voedselkaart, of er vertrekt een figuur.
in-fires = Probeer één keer bij elke brand naast je; dan brandt hij verder.
in-barricades = Sloop oudere; bouw naast de leider voor Boeren.
in-demands = Betaal voor herstel en commando’s; wat vervalt, wordt verrekend.
in-holding = Wat de vijand { COUNT($turns, "beurt", "beurten") } alleen houdt, valt; bij { $places } gevallen plaatsen is de stad verloren.
in-vote = Na beurt { $turns }: wie leidde de verdediging?

chapter-movement = Beweging
chapter-combat = Gevecht
chapter-temple = Tempel
chapter-food = Voedsel
chapter-fire = Brand
chapter-barricades = Barricades

card-attack = Al je figuren in één vak vechten zonder de leider.
card-peasants = Handen die werken: barricades, herstel, commando’s.
card-food = Voedt je factie een beurt, of haalt een verloren figuur terug.
card-water = Helpt één keer tegen één brand.
card-healing = Haalt één figuur uit de Tempel.
card-blank = Heeft zelf geen nut.

number-stacking = Punten van één kant in een vak; een ruiter telt dubbel
number-break-free = Loskomen: D6
number-jump = Een ruiter springt over een barricade: D6
number-attackers = Figuren die één doelwit mogen aanvallen
number-company = Andere vrienden in het vak voor +1 bij de gevechtsworp
number-mine = Een mijn verwondt elke figuur: D6
number-doused = Een brand is uit: D6 + betaald Water
number-spread = Een brand slaat over: D6
number-burnt-down = Afgebrand na zoveel beurten
number-collapse = Een huis dat instort, verwondt: D6
number-band = Skaven te voet in een nieuwe bende
number-arrival = Er komt een nieuwe bende: D6
number-held = Beurten dat de vijand een plaats moet houden
number-fallen = Tegelijk gevallen plaatsen waarmee de stad verloren is
number-turns = Beurten tot de ontzetting aankomt
