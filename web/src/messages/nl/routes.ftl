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
routes-asked-too = Waar je nog meer nodig bent
routes-asked = { $count ->
    [one] Je bent ook elders nodig:
   *[other] Je bent ook op { $count } andere plaatsen nodig:
}
routes-asked-here = { $name }
routes-asked-there = { $name } bij “{ $title }”
routes-signed = Het apparaat van elke speler ondertekent diens bevelen, zodat niemand anders er een in die naam kan geven
routes-mixed = Verzegelde dobbelstenen worden uit ieders telefoon gemengd, zodat niemand ze kan voorzien; is er geen andere telefoon, dan beslist de server, en dat wordt geteld
routes-beacon = Antwoordt niemand anders zijn telefoon, dan beslist een openbaar baken met de server in plaats van de server alleen; zo’n worp duurt enkele seconden langer
routes-witnessed = Dobbelstenen die aan tafel worden gegooid, tellen als iemand anders ze op een eigen telefoon heeft bevestigd
