# Titels van ingebouwde scenario's.

name-the-siege-of-lowenheim = De belegering van Lowenheim
name-banners-of-the-marches = Banieren van de Marken
name-the-burning-gate = De brandende poort
name-the-conclave = Het conclaaf
name-a-quarrel-over-a-hill = Ruzie om een heuvel
name-the-hive = Het nest
name-a-night-in-the-marsh = Een nacht in het moeras
name-the-ford = De doorwaadbare plaats
name-the-undermined-tower = De ondermijnde toren
name-the-old-king-is-dying = De oude koning ligt op sterven
name-three-princes = Drie vorsten
name-a-new-land = Een nieuw land
name-three-on-a-new-land = Drie op een nieuw land
name-two-heirs = Twee erfgenamen
name-a-game-for-the-realm = Een spel om het rijk
name-the-estates = De standen
