# Names that are other in Dutch.

# Who fights, and with what.
name-baron = Baron
name-knight = Ridder
name-sergeant = Sergeant
name-spearman = Speerdrager
name-foot-soldier = Voetsoldaat
name-crossbowman = Kruisboogschutter
name-longbowman = Langeboogschutter
name-archer = Boogschutter
name-engineer = Ingenieur
name-townsman = Poorter
name-civilian = Burger
name-horse = Paard
name-the-besiegers = de belegeraars
name-the-besieged = de belegerden
name-crossbow = Kruisboog
name-longbow = Lange boog
name-short-bow = Korte boog

# Ladders and engines.
name-ladder = Stormladder
name-siege-tower = Belegeringstoren
name-ram = Stormram
name-roofed-ram = Overdekte stormram
name-mangonel = Mangonel
name-trebuchet = Blijde

# Phases.
name-first-fire = Eerste beschieting
name-movement = Verplaatsing
name-combat = Gevecht
name-second-fire = Tweede beschieting
name-recovery = Herstel

# The days of a siege.
name-preparations = Voorbereidingen
name-relief = Ontzet
name-initiative = Initiatief
name-action = Actie
name-reply = Antwoord
name-fighting = Gevechten
name-terms = Voorwaarden
name-the-town = De stad
name-the-field = Het veld
name-ladders = Stormladders
name-fascines = Fascines
name-dies = sterft
name-still-wounded = nog gewond
name-healed = genezen

# The town.
name-open-field = Open veld
name-harbour = Haven
name-tree = Boom
name-street = Straat
name-stable-entrance = Ingang van de stallen
name-stables = Stallen
name-house = Huis
name-water-trough = Drinkbak
name-well = Waterput
name-moat = Gracht
name-drawbridge = Ophaalbrug
name-court = Binnenplaats
name-rampart = Weergang
name-tower = Toren
name-gate = Poort
name-stairs = Trap
name-wooden-stairway = Houten trap
name-tipping-trap = Valluik
name-keep = Donjon
name-the-wooden-stairway = de houten trap
name-the-drawbridge = de ophaalbrug
name-the-tipping-trap = het valluik
name-pilgrims-gate = Pelgrimspoort
name-montferrat-gate = Montferratpoort
name-lady-gate = Vrouwenpoort
name-citadel-gate = Citadelpoort
name-keep-door = deur van de donjon

# Built-in assaults and who fights in them.
name-one-gate = Eén poort
name-ladders-at-dawn = Ladders bij dageraad
name-the-tower-moves = De toren komt
name-fire-raiders = Brandstichters
name-the-citadel = De citadel
name-the-last-door = De laatste deur
name-under-the-keep = Onder de donjon
name-stables-at-dusk = De stallen bij schemering
name-between-two-fires = Tussen twee vuren
name-the-second-line = De tweede linie
name-the-whole-siege = Het hele beleg
name-ships-in-the-night = Schepen in de nacht
name-the-relief = Het ontzet
name-hunger = Honger
name-the-margrave-s-men = De mannen van de markgraaf
name-the-margrave-s-host = Het leger van de markgraaf
name-the-watch = De wacht
name-the-stretch = De bezetting van de muur
name-the-garrison = Het garnizoen
name-the-raiders = De brandstichters
name-the-besieging-host = Het belegeringsleger
name-the-townspeople = De burgerij
name-the-western-quarter = De westelijke wijk
name-the-keep = De donjon
name-lindenburg = Lindenburg

# People who lead them.
name-adelheid-of-marsberg = Adelheid van Marsberg
name-aleidis-of-berg = Aleidis van Berg
name-hadewych-of-the-isles = Hadewych van de Eilanden
name-otto-of-lindenburg = Otto van Lindenburg
name-ulrich-of-the-march = Ulrich van de Mark

# Players of the built-in campaign maps.
name-the-men-of-noordburcht = De mannen van Noordburcht
name-the-dead-of-koperhof = De doden van Koperhof
name-the-ratmen-of-zoutklip = De ratmannen van Zoutklip
name-the-orcs-of-astoren = De orken van Astoren
name-the-champions-of-astoren = De kampioenen van Astoren
