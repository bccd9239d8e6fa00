# What is wrong with a city in picture notation. A sentence stands behind the number of its line.

in-line = line { $line }: { $what }
in-part = [{ $part }] { $what }
part-expected = [{ $heading }] stands where [{ $part }] must
part-too-many = [{ $heading }] comes after the last part
begins-with = a map begins with the heading [{ $part }]
ends-before = the map ends before its part [{ $part }]

# A part that lacks something.
no-rows = [{ $part }] has no rows
no-group = [{ $part }] the building in { $hex } belongs to no group
lacks = [{ $part }] lacks the { $thing ->
    [place] place
    [section] section
    [door] door
    [civilian] civilian
   *[name] name
} { $first }

# What stands in a line.
stands-here = `{ $line }`: here stands { $shape }
a-row = a row such as ` 4 |, . . h`
a-place = a place such as `I poor: 15,12`
a-place-in-half = a place and its half of the city such as `I poor`
a-group = a building group such as `P13: 10,17 10,18`
a-fire-list = a place and six of its hexes
a-section = a section such as `guards-corner 5,10: 5,10:NE+E`
a-section-at = a section and its hex such as `guards-corner 5,10`
a-door = a door such as `41 P03: 17,12 -> 17,11`
a-civilian = a civilian and a hex such as `queen: 12,2`
a-name = a name and its hexes such as `statue: 13,17`
hexsides = hexsides such as 4,12:SE+SW

# The picture.
next-row = row `{ $row }`: the next row of the picture is { $expected }
no-legend = `{ $letter }` is not in the legend, which has { $legend }
row-hexes = row { $row } has { COUNT($hexes, "hex", "hexes") }; every row has the same number, { $columns } here, and a picture has at most { $most } rows and columns

# What lies in it.
wall-twice = the wall { $side } is written twice
closed-already = { $side } is a wall, or part of the gate, already
no-half = `{ $half }` is no half of the city; write poor, rich or canal
bridges-on-canal = place { $place }: the bridges J and K are on the canal, nothing else
not-drawn-with = place { $place }: { $hex } is not drawn with one of `{ $characters }`
not-in-list = place { $place }: { $hex } is drawn as part of it, but not in its list
no-group-name = `{ $name }` is no name of a group; write letters and digits
no-building = group { $group }: { $hex } holds no building
of-another-group = group { $group }: { $hex } belongs to another group
six-wanted = place { $place } has { COUNT($hexes, "hex", "hexes") }; a die needs six
no-building-of = { $hex } is no building of place { $place }
no-section = `{ $word }` is no section; the sections are { $known }
no-wall = section { $section }: { $side } is no wall
no-door-number = `{ $number }` is not a number of two dice; write 11 to 66, digits 1 to 6
door-no-group = door { $door }: { $house } belongs to no group `{ $group }`
no-step = door { $door }: one cannot step from { $house } to { $exit }
no-civilian = `{ $word }` is no civilian; the civilians are { $known }
no-hex-name = `{ $name }` is no name of a hex; write small letters and hyphens
no-place = `{ $letter }` is no place; the places are { $known }
twice = `{ $name }` is written twice
outside-picture = { $hex } lies outside the picture, which has the columns 0 to { $column } and the rows 0 to { $row }
no-hexes = the list of hexes is empty
hex-twice = { $hex } is written twice
not-enterable = nobody can stand in { $hex }: it is fields, canal or a house
one-hex = `{ $text }`: one hex stands here
no-direction = `{ $word }` is no direction; write NE, E, SE, SW, W or NW
rim = { $side } is the rim of the picture; nothing lies behind it
no-hex = `{ $word }` names no hex; write column,row such as 4,12 (a hexside: 4,12:SE)
