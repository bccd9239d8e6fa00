# Generals by the tables of campaigns. The map says them, and battles to which they come.

general-name = { $title } { $name } { $reputation } from { $origin }
general-title = { $title ->
    [prince] Prince
    [king] King
    [lord] Lord
    [chancellor] Chancellor
    [commander] Commander
   *[chieftain] Chieftain
}
general-origin = { $origin ->
    [valley] the Valley
    [mountains] the Mountains
    [hills] the Hills
    [coast] the Coast
    [far-lands] the Far Lands
    [desert] the Desert
    [north] the North
    [south] the South
    [west] the West
   *[east] the East
}
general-reputation = { $reputation ->
    [besieger] the Besieger
    [lion] the Lion
    [jackal] the Jackal
    [merciful] the Merciful
    [iron-hand] Iron Hand
    [sword-of-the-gods] Sword of the Gods
    [slayer] the Slayer
    [swift] the Swift
    [bold] the Bold
   *[cunning] the Cunning
}
