# Waarom iets niet wordt bijgesteld.

organiser-only = Alleen de organisator stelt iets bij.
organiser-only-allowed = Zeg wat er misging, of maak bezwaar.
no-reason = Wie iets bijstelt, zegt waarom.
no-reason-allowed = Schrijf `because` en een reden op één regel, van 1 tot 500 tekens.
stands-so = { $of } staat al op { $now }.
not-that = { $of } kan niet op { $wanted } worden gezet.
numbers = { $least } tot en met { $most } mag; nu is het { $now }.
