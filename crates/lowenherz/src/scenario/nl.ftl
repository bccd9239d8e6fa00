# Waar de ingebouwde rijken over gaan.

first-realm = Vier vorsten op het bord van het plaatje, elk met een hoek die al gesloten is. Om mee te beginnen; een avond van twee uur.
three-princes = Drie vorsten op het bord van het plaatje; het vierde kasteel is van niemand en staat in de weg.
new-land = Vier vorsten op een land dat niemand eerder zag, waar ieder naar eigen smaak kastelen zet. Het rijk zoals het bedoeld is.
three-on-new-land = Drie vorsten op een nieuw land, en neutrale kastelen die ze elkaar in de weg zetten.
two-heirs = Twee erfgenamen op een nieuw land met elk vier kastelen, en vier die niemand speelt. Met zijn tweeën wordt er scherp onderhandeld.
