# Titles of what the map leads to.

assault = Assault on { $place }, turn { $turn }
battle = Battle of { $place }, turn { $turn }
siege = The siege of Lowenheim at { $place }, turn { $turn }
