# Wat ervan wordt gezegd waar elk kan staan: in de lobby, voordat er iets van is geladen.

te-wapen-about-kind = Veldslag
te-wapen-about-example = De veldslag van zaterdag
te-wapen-about-begin = De veldslag beginnen
te-wapen-about-ended = De veldslag is voorbij.
te-wapen-about-closed = Deze veldslag kan niet worden geopend
te-wapen-about-size = { $turns ->
    [0] { $one } tegen { $other } · tot de laatste
   *[other] { $one } tegen { $other } · { $turns } beurten
}
