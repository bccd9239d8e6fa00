# Who sits at the table.

organiser = the organiser
rules = the rules
seat = { $seat ->
    [city-guard] City Guard
    [palace-guard] Palace Guard
    [elven-guard] Elven Guard
    [wizards-council] Wizards' Council
    [bretonnia] Embassy of Bretonnia
    [cathay] Blue Lotus Society
    [red] Red
    [ochre] Ochre
    [lilac] Lilac
    [gray] Gray
    [black] Black
    [game-master] Game master
    [north] North
    [east] East
    [south] South
    [west] West
    [besiegers] Besieger
    [besieged] Defender
    [neutral] Nobody's men
   *[other] { $seat }
}
