# Waar de ingebouwde bestormingen over gaan.

one-gate = Een stormram en een ladder voor de Pelgrimspoort, een wacht erachter. Wie de poort houdt, wint. Eén avond.
ladders-at-dawn = Vier ladders tegen de westmuur terwijl de stad slaapt; de wacht is klein, en hulp is ver.
siege-tower = Een belegeringstoren tegen de sterke muur bij de Grote Toren, met schutters erachter en vuur dat erop wacht.
citadel = De stad is verloren; het garnizoen staat achter gracht en brug, en de belegeraars dempen de gracht. Ze willen de binnenplaats.
fire-raiders = Iemand heeft de Pelgrimspoort open laten staan. Ruiters met fakkels en twee flessen olie willen de vier huizen in het westen.
last-door = De binnenplaats is ingenomen. Achter de deur van de donjon houdt de heer nog stand, en buiten staat een stormram.
under-the-keep = Enkelen zijn 's nachts op de hof gekomen, met bijlen voor de deur van de donjon. Uit het oosten rolt een belegeringstoren aan, onder de ogen van de schutters op het dak. Ze willen de muur en de zaal.
stables-at-dusk = Plunderaars staan op de lage weergang en in de straten onder de Grote Toren. Ze willen de stallen in brand steken; een houten trap en wat stalknechten staan in de weg.
ships-in-the-night = Een stad met een haven is moeilijk uit te hongeren: schepen brengen brood, en in de tweede week zwaarden. Tenzij iemand de zee afsluit.
between-two-fires = De buitenstad is genomen, de citadel niet, en een leger is onderweg: trek het met iedereen tegemoet of met een deel, of sluit de poorten en word zelf belegerd.
whole-siege = Vier weken voor Lindenburg: werptuigen, mineurs, honger, en een leger dat misschien komt ontzetten. Verscheidene avonden.
