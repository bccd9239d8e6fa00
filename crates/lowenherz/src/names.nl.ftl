# Namen van het rijk die in het Nederlands anders luiden.

# Kleuren.
name-ochre = Oker
name-lilac = Lila
name-gray = Grijs
name-red = Rood

# Land.
name-plain = Akkerland
name-wood = Bos
name-silver-mountain = Zilverberg
name-town = Stad

# Politieke kaarten.
name-alliance = Bondgenootschap
name-renegade = Overloper
name-treasure = Schat
name-parchment = Perkament

# Ingebouwde rijken en hun vorsten.
name-the-old-king-is-dying = De oude koning ligt op sterven
name-three-princes = Drie vorsten
name-a-new-land = Een nieuw land
name-three-on-a-new-land = Drie op een nieuw land
name-two-heirs = Twee erfgenamen
name-aldric-of-ockerstein = Aldric van Okersteen
name-mathilde-of-fliederau = Mathilde van Seringenbeemd
name-konrad-of-grauwald = Koenraad van Grauwoud
name-isolde-of-rotenfels = Isolde van Rodenrots
name-a-game-for-the-realm = Een spel om het rijk
name-the-estates = De standen

# Volken die om het rijk spelen voordat hun campagne begint.
name-the-men-of-noordburcht = De mannen van Noordburcht
name-the-dead-of-koperhof = De doden van Koperhof
name-the-ratmen-of-zoutklip = De ratmannen van Zoutklip
name-the-orcs-of-astoren = De orken van Astoren
name-the-champions-of-astoren = De kampioenen van Astoren

# Stappen van een ronde.
name-set-up = Opstelling
name-card = Kaart
name-decisions = Keuzes
name-talks = Overleg
name-duel = Duel met geld
name-action = Actie
