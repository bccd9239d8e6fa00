# Namen die in het Nederlands anders luiden; alle andere blijven die van het spelregelboek.

name-city-guard = Stadswacht
name-palace-guard = Paleiswacht
name-elven-guard = Elfenwacht
name-wizards-council = Raad van Tovenaars
name-embassy-of-bretonnia = Ambassade van Bretonnia
name-blue-lotus-society = Genootschap van de Blauwe Lotus

name-attack = Aanval
name-peasants = Boeren
name-food = Voedsel
name-water = Water
name-healing = Genezing
name-blank = Blanco

name-council-of-war = Krijgsraad
name-discard-and-refill = Afleggen en aanvullen
name-event-card = Gebeurteniskaart
name-command-card = Commandokaart
name-enemy-movement = Beweging van de vijand
name-enemy-combat = Gevecht van de vijand
name-movement = Beweging
name-combat = Gevecht
name-trading = Ruilen
name-temple = Tempel
name-fires = Branden
name-barricades = Barricades
name-repairs-and-commands = Herstel en commando’s
name-end-of-the-turn = Einde van de beurt
name-vote = Stemming
name-the-siege-is-over = De belegering is voorbij

name-stone-bridge = Stenen brug
name-footbridge = Voetbrug
name-repair-of-the-stone-bridge = herstel van de stenen brug
name-repair-of-the-footbridge = herstel van de voetbrug
name-counter-mine = tegenmijn
name-new-wells-in-the-castle = nieuwe putten in het Kasteel
name-water-for-the-city = water voor de stad
name-hospital-supplies = voorraden voor het hospitaal
name-mobile-reserve = mobiele reserve
name-food-for-the-city = voedsel voor de stad
name-demon-s-due = het deel van de demon
name-small-cannon = klein kanon

name-foot-soldier = Voetsoldaat
name-mounted-soldier = Ruiter
name-foot-knight = Ridder te voet
name-mounted-knight = Ridder te paard
name-swordfighter = Zwaardvechter
name-rat-ogre = Rattenoger

name-fight-roll = Gevechtsworp
name-whether-the-beast-runs-wild = Of het beest doorslaat
name-how-the-insults-are-taken = Hoe de beledigingen aankomen
name-strength-roll = Krachtworp
name-effect-of-the-hit = Effect van de treffer
name-to-break-free = Om los te komen
name-to-jump-the-barricade = Om over de barricade te springen
name-whether-mind-control-holds = Of de Gedachtencontrole houdt
name-to-pass-through-friends = Om langs vrienden te gaan
name-whom-the-blast-wounds = Wie de ontploffing verwondt
name-which-wall-section-explodes = Welk stuk muur ontploft
name-who-is-lost = Wie verloren is
name-what-the-wounds-leave-behind = Wat de wonden achterlaten
name-where-the-fire-breaks-out = Waar de brand uitbreekt
name-to-put-the-fire-out = Om de brand te blussen
name-whether-the-fire-spreads = Of het vuur overslaat
name-where-the-fire-looks-first = Waar het vuur eerst kijkt
name-whether-the-box-cancels-the-wound = Of de Doos de wond ongedaan maakt
name-whether-the-teleporter-breaks = Of de Teleporter stukgaat
name-whom-the-falling-roof-wounds = Wie het vallende dak verwondt
