# Titels van wat uit de kaart voortkomt.

fight = { $occasion ->
    [assault] Bestorming van { $place }
    [battle] Slag bij { $place }
   *[siege] De belegering van Lowenheim bij { $place }
}, beurt { $turn }
