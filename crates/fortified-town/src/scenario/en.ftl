# What the built-in assaults are about.

one-gate = A ram and a ladder before the Pilgrims Gate, a watch behind it. Who holds the gate wins. An evening.
ladders-at-dawn = Four ladders against the west wall while the town sleeps; the watch is few, and help is far.
siege-tower = A siege tower against the strong wall by the Great Tower, with bowmen behind it and fire waiting for it.
citadel = The town is lost; the garrison stands behind moat and bridge, and the besiegers fill the moat. They want the court.
fire-raiders = Somebody has left the Pilgrims Gate open. Riders with torches and two flasks of oil want the four houses in the west.
last-door = The court is taken. Behind the door of the keep the lord still holds out, and outside there is a ram.
under-the-keep = Some have come into the court at night, with axes for the door of the keep. From the east a siege tower rolls up, under the eyes of the bowmen on the roof. They want the wall and the hall.
stables-at-dusk = Raiders are on the lower rampart and in the streets below the Great Tower. They want to burn the stables; a wooden stairway and some grooms are in their way.
ships-in-the-night = A town with a port is hard to starve: ships bring bread, and in the second week swords. Unless somebody bars the sea.
between-two-fires = The outer town is taken, the citadel is not, and an army is on its way: meet it with everybody, meet it with a part, or shut the gates and be besieged in turn.
whole-siege = Four weeks before Lindenburg: machines, miners, hunger, and an army that may come to its relief. Several evenings.
