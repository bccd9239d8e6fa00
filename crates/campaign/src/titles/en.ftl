# Titles of what the map leads to.

fight = { $occasion ->
    [assault] Assault on { $place }
    [battle] Battle of { $place }
    [town] The siege of { $place }
   *[siege] The siege of Lowenheim at { $place }
}, { $occasion ->
    [town] from turn
   *[other] turn
} { $turn }
