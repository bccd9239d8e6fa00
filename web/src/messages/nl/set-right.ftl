# Wat de organisator bijstelt.

set-right-title = Iets bijstellen
set-right-means = Voor wat er aan tafel misging. Wie de waarde mag kennen, leest in het logboek wat het was, wat het is en waarom; terugdraaien neemt het terug.
set-right-what = Wat
set-right-whose = Van wie
set-right-kind = { $kind ->
    [crowns] Kronen
    [wounds] Wat iemand verdraagt
    [fallen] Iemand is gevallen
    [standing] Iemand is niet gevallen
    [state] Hoe het met iemand is
    [ducats] Dukaten
    [points] Punten
   *[other] { $kind }
}
set-right-choose = Kies …
set-right-number = Van { $least } tot en met { $most }; nu { $now }
set-right-state = Hoe het is; nu { $now }
set-right-hex = In welk vak, bijvoorbeeld 5,10
set-right-why = Waarom
set-right-give = Bijstellen
set-right-look = Kijk wat het zou veranderen
set-right-would = Wat het zou veranderen
set-right-at = Aan welke tafel
set-right-nothing = Daar is nu niets bij te stellen.
set-right-done = Wat is bijgesteld
