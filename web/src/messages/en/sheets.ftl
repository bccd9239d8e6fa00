# Sheets to print.

sheets-kind-briefing = Briefing
sheets-kind-roster = Roster
sheets-kind-reference = Quick reference
sheets-kind-map = Map
sheets-kind-record = Record sheet
sheets-of = Sheets · { $name }
sheets-print = Sheets to print
sheets-back = Back to the board
sheets-chosen = Print
sheets-print-now = Print…
sheets-whose = Whose
sheets-all-seats = all seats
sheets-name = Sheets
