# Titles of what the map leads to.

fight = { $occasion ->
    [assault] Assault on { $place }
    [battle] Battle of { $place }
   *[siege] The siege of Lowenheim at { $place }
}, turn { $turn }
