# Wat ervan wordt gezegd waar elk kan staan: in de lobby, voordat er iets van is geladen.

campaign-map-about-kind = Campagne
campaign-map-about-example = Onze herfstcampagne
campaign-map-about-begin = De campagne beginnen
campaign-map-about-ended = De campagne is voorbij.
campaign-map-about-closed = Deze kaart kan niet worden geopend
campaign-map-about-size = { $seats } zetels · veldslagen en belegeringen
