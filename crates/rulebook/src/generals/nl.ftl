# Generaals volgens de tabellen van veldtochten. De kaart zegt ze, en veldslagen waarin ze vechten.

general-name = { $title } { $name } { $reputation } { $origin }
general-title = { $title ->
    [prince] Prins
    [king] Koning
    [lord] Heer
    [chancellor] Kanselier
    [commander] Bevelhebber
   *[chieftain] Stamhoofd
}
general-origin = { $origin ->
    [valley] uit de Vallei
    [mountains] uit de Bergen
    [hills] uit de Heuvels
    [coast] van de Kust
    [far-lands] uit de Verre Landen
    [desert] uit de Woestijn
    [north] uit het Noorden
    [south] uit het Zuiden
    [west] uit het Westen
   *[east] uit het Oosten
}
general-reputation = { $reputation ->
    [besieger] de Belegeraar
    [lion] de Leeuw
    [jackal] de Jakhals
    [merciful] de Genadige
    [iron-hand] IJzeren Hand
    [sword-of-the-gods] Zwaard van de Goden
    [slayer] de Doder
    [swift] de Snelle
    [bold] de Stoutmoedige
   *[cunning] de Listige
}
