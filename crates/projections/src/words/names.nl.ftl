# Stappen en fasen, spelregelboeken en scenario’s.

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
name-food = Voedsel
name-fires = Branden
name-barricades = Barricades
name-repairs-and-commands = Herstel en commando’s
name-end-of-the-turn = Einde van de beurt
name-vote = Stemming
name-the-siege-is-over = De belegering is voorbij

name-income = Inkomsten
name-muster = Rekruteren
name-orders = Bevelen
name-battles = Veldslagen
name-retreats = Terugtocht
name-aftermath = Nasleep
name-prologue = Proloog
name-end = Einde

name-set-up = Opstelling
name-card = Kaart
name-decisions = Keuzes
name-talks = Overleg
name-duel = Duel met geld
name-action = Actie

name-first-fire = Eerste beschieting
name-second-fire = Tweede beschieting
name-recovery = Herstel
name-preparations = Voorbereidingen
name-relief = Ontzet
name-initiative = Initiatief
name-reply = Antwoord
name-fighting = Gevechten
name-terms = Voorwaarden
