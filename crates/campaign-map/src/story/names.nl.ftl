# Namen op de campagnekaart die in het Nederlands anders luiden; alle andere blijven zoals ze zijn.

# Fasen van een beurt.
name-income = Inkomsten
name-muster = Rekruteren
name-orders = Bevelen
name-movement = Beweging
name-battles = Veldslagen
name-retreats = Terugtocht
name-aftermath = Nasleep
name-end = Einde

# Ingebouwde campagnes, hun kaart en hun spelers.
name-the-land-of-six-provinces = Het Land van de Zes Provincies
name-four-crowns = Vier kronen
name-two-kings = Twee koningen
name-the-men-of-noordburcht = De mannen van Noordburcht
name-the-dead-of-koperhof = De doden van Koperhof
name-the-ratmen-of-zoutklip = De ratmannen van Zoutklip
name-the-orcs-of-astoren = De orken van Astoren
name-the-champions-of-astoren = De kampioenen van Astoren

# Namen van generaals: titel, roem en herkomst.
name-prince = Prins
name-lord = Heer
name-chancellor = Kanselier
name-commander = Bevelhebber
name-chieftain = Stamhoofd
name-the-besieger = de Belegeraar
name-the-lion = de Leeuw
name-the-jackal = de Jakhals
name-the-merciful = de Genadige
name-iron-hand = IJzeren Hand
name-sword-of-the-gods = Zwaard van de Goden
name-the-slayer = de Doder
name-the-swift = de Snelle
name-the-bold = de Stoutmoedige
name-the-cunning = de Listige
name-the-valley = de Vallei
name-the-mountains = de Bergen
name-the-hills = de Heuvels
name-the-coast = de Kust
name-the-far-lands = de Verre Landen
name-the-desert = de Woestijn
name-the-north = het Noorden
name-the-south = het Zuiden
name-the-west = het Westen
name-the-east = het Oosten

# Stukken van een stadsmuur.
name-guards-corner = Wachthoek
name-jousting-tower = Toernooitoren
name-castle-entrance = Kasteelingang
name-gardens-entrance = Tuiningang
