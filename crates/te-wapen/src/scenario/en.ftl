# What the built-in battles are about.

first-evening = The smallest of all: three units and a general on each side. Half an hour.
river-crossing = A river with a ford between two villages; both armies want the other bank.
castle = A castle with a wooden gate, three towers of stone, and an army before it.
conclave = Every kind of spell-caster there is, on a field of woods, water and old stones.
night-in-the-marsh = The dead rise from the marsh; something with many heads lives there, and not every path is a path.
hive = Science fiction in 25 mm: a squad finds what it was looking for.
rearguard = Science fiction in 1/300: a column on the road, whoever covers it behind walls that it digs, and a headquarters on either side.
undermined-tower = No army before the gate: a drill, a barrel of powder, and hooks on ropes, while the garrison sleeps badly.
banners-of-the-marches = Every company carries a banner that nobody has read, great beasts walk between them, and dice make the ground before the first card.
beacon-hill = Whoever stands on the hill for two turns running lights the beacon, or keeps it dark. A general who falls ends it sooner.
toll-house = A countess on the road, robbers in the wood, and a toll house with a door for anybody. Both set up before the first card.
