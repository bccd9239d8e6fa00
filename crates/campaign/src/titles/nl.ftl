# Titels van wat uit de kaart voortkomt.

assault = Bestorming van { $place }, beurt { $turn }
battle = Slag bij { $place }, beurt { $turn }
siege = De belegering van Lowenheim bij { $place }, beurt { $turn }
