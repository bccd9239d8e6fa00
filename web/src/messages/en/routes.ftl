# Which page an address shows.

routes-lost = No such page
routes-to-campaigns = To the campaigns
routes-link-dead = This link does not open a seat any more: { $why }
routes-organiser = Organiser
routes-table = Table
routes-you = You are
routes-spectator = a spectator
routes-unopened = This campaign cannot be opened
routes-watch = Look at what everybody may see
routes-opening = Opening the book…
routes-nothing = Nothing is being played in this campaign yet.
routes-asked-too = Where else you are asked
routes-asked = { $count ->
    [one] You are asked elsewhere, too:
   *[other] You are asked in { $count } other places:
}
routes-asked-here = { $name }
routes-asked-there = { $name } at “{ $title }”
routes-signed = Each player's device signs their orders, so that nobody else can give one in their name
routes-mixed = Sealed dice are mixed from everybody’s phones, so that nobody can foresee them; where no other phone is there, the server decides, and it is counted
routes-beacon = If nobody else’s phone answers, a public beacon decides with the server instead of the server alone; such a roll takes some seconds longer
routes-witnessed = Dice thrown at the table count when somebody else has confirmed them on their own phone
