# Titels van wat uit de kaart voortkomt.

fight = { $occasion ->
    [assault] Bestorming van { $place }
    [battle] Slag bij { $place }
    [town] Het beleg van { $place }
   *[siege] De belegering van Lowenheim bij { $place }
}, { $occasion ->
    [town] vanaf beurt
   *[other] beurt
} { $turn }
