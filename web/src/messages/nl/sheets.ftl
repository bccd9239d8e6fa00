# Bladen om af te drukken.

sheets-kind-briefing = Briefing
sheets-kind-roster = Figurenlijst
sheets-kind-reference = Spelregelkaart
sheets-kind-map = Kaart
sheets-kind-record = Notatieblad
sheets-of = Bladen · { $name }
sheets-print = Bladen om af te drukken
sheets-back = Terug naar het bord
sheets-chosen = Afdrukken
sheets-print-now = Afdrukken…
sheets-whose = Van wie
sheets-all-seats = alle zetels
sheets-name = Bladen
