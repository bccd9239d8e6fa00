# Namen op de campagnekaart die in het Nederlands anders luiden; alle andere blijven zoals ze zijn.

# Fasen van een beurt.
name-income = Inkomsten
name-muster = Rekruteren
name-orders = Bevelen
name-movement = Beweging
name-battles = Veldslagen
name-retreats = Terugtocht
name-aftermath = Nasleep
name-prologue = Proloog
name-end = Einde

# Belegeringswerktuigen.
name-ram = Stormram
name-roofed-ram = Overdekte stormram
name-siege-tower = Belegeringstoren
name-mangonel = Mangonel
name-trebuchet = Blijde

# Ingebouwde campagnes en hun kaart; hun spelers staan bij de veldslag, die hen ook noemt.
name-the-land-of-six-provinces = Het Land van de Zes Provincies
name-four-crowns = Vier kronen
name-two-kings = Twee koningen

# Stukken van een stadsmuur.
name-guards-corner = Wachthoek
name-jousting-tower = Toernooitoren
name-castle-entrance = Kasteelingang
name-gardens-entrance = Tuiningang
