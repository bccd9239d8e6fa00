# De regelboeken.

rules-search = In de regels zoeken
rules-search-about = bijvoorbeeld: brand, of HEI-120
rules-found = { $count ->
    [0] Geen artikel zegt dat.
    [one] Eén artikel gevonden
   *[other] { $count } artikelen gevonden
}
rules-more = En nog { $count }; een woord erbij maakt het er minder.
rules-contents = Inhoud
rules-about = Elke regel van een boek heeft een nummer, en het logboek noemt het waar hij telde. Hier staan ze allemaal in onze eigen woorden, met hoe wij het lezen waar een boek zwijgt. Wat bij een geheime instructie hoort, ziet alleen wie die heeft.
rules-clauses = { $count ->
    [one] 1 artikel
   *[other] { $count } artikelen
}
