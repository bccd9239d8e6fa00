# Waar de ingebouwde veldslagen over gaan.

first-evening = De kleinste van allemaal: drie eenheden en een generaal aan elke kant. Een halfuur.
river-crossing = Een rivier met een voorde tussen twee dorpen; beide legers willen naar de overkant.
castle = Een kasteel met een houten poort, drie stenen torens, en een leger ervoor.
conclave = Alle soorten tovenaars die er zijn, op een veld met bos, water en oude stenen.
night-in-the-marsh = De doden staan op uit het moeras; er woont iets met veel hoofden, en niet elk pad is een pad.
hive = Sciencefiction in 25 mm: een groep vindt wat ze zocht.
rearguard = Sciencefiction in 1/300: een colonne op de weg, wie haar dekt achter opgeworpen muren, en aan elke kant een hoofdkwartier.
undermined-tower = Geen leger voor de poort: een boor, een vat kruit en haken aan touwen, terwijl het garnizoen slecht slaapt.
banners-of-the-marches = Elke compagnie draagt een banier die niemand heeft gelezen, grote beesten lopen ertussen, en dobbelstenen maken het terrein voor de eerste kaart.
beacon-hill = Wie twee beurten achtereen op de heuvel staat, ontsteekt het baken of houdt het donker. Een gevallen generaal maakt er eerder een eind aan.
toll-house = Een gravin op de weg, rovers in het bos, en een tolhuis met een deur voor iedereen. Beide stellen zich op voor de eerste kaart.
