# Wat ervan wordt gezegd waar elk kan staan: in de lobby, voordat er iets van is geladen.

campaign-map-about-kind = Campagne
campaign-map-about-example = Onze herfstcampagne
campaign-map-about-begin = De campagne beginnen
campaign-map-about-ended = De campagne is voorbij.
campaign-map-about-closed = Deze kaart kan niet worden geopend
campaign-map-about-size = { $seats } zetels · veldslagen en belegeringen
campaign-map-about-realm = Begin met een spel om het rijk (Löwenherz), dat huizen, kronen en eerste streken verdeelt: voor twee tot vier spelers
