# Wat er in een getypt bevel ontbreekt, en wat geen woord van de belegering is.

a-card = Een kaart
a-figure = Een figuur
a-place = Een plaats
what-is-used = Wat er gebruikt wordt

no-card = `{ $word }` is geen kaart; deze zijn er: { $known }
no-place = `{ $word }` is geen plaats; schrijf haar letter, bijvoorbeeld h.
nothing-used = `{ $word }` is niets wat je kunt gebruiken.
