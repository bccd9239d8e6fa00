# What the built-in realms are about.

first-realm = Four princes on the board of the picture, each with a corner that is closed already. The one to begin with; an evening of two hours.
three-princes = Three princes on the board of the picture; the fourth castle is nobody's and stands in the way.
new-land = Four princes on a land that nobody has seen before, where each puts castles as they please. The realm as it is meant.
three-on-new-land = Three princes on a new land, and neutral castles that they put in each other's way.
two-heirs = Two heirs on a new land with four castles each, and four that nobody plays. Talks are sharp when there are only two.
