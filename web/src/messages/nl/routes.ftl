# Which page an address shows.

routes-lost = Deze pagina bestaat niet
routes-to-campaigns = Naar de campagnes
routes-link-dead = Deze link opent geen zetel meer: { $why }
routes-organiser = Organisator
routes-table = Tafel
routes-you = Je bent
routes-spectator = toeschouwer
routes-unopened = Deze campagne kan niet worden geopend
routes-watch = Bekijk wat iedereen mag zien
routes-opening = Het boek gaat open…
routes-nothing = In deze campagne wordt nog niets gespeeld.
routes-asked-too = Je andere zetels waaraan iets gevraagd wordt
routes-asked-here = moet nog zorgen voor { $what }.
routes-asked-there = moet bij “{ $title }” nog zorgen voor { $what }.
routes-sit-there = Daar gaan zitten
