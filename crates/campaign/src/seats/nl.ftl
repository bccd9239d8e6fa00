# Wie er aan tafel zitten.

organiser = de organisator
rules = de regels
seat = { $seat ->
    [city-guard] Stadswacht
    [palace-guard] Paleiswacht
    [elven-guard] Elfenwacht
    [wizards-council] Raad van Tovenaars
    [bretonnia] Ambassade van Bretonnia
    [cathay] Genootschap van de Blauwe Lotus
    [red] Rood
    [ochre] Oker
    [lilac] Lila
    [gray] Grijs
    [black] Zwart
    [game-master] Spelleider
    [north] Noord
    [east] Oost
    [south] Zuid
    [west] West
    [besiegers] Belegeraar
    [besieged] Verdediger
    [neutral] Niemands mannen
   *[other] { $seat }
}
