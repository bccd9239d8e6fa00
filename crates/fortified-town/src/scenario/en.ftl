# What the built-in assaults are about.

one-gate = A ram and a ladder before the Pilgrims Gate, a watch behind it. Who holds the gate wins. An evening.
ladders-at-dawn = Four ladders against the west wall while the town sleeps; the watch is few, and help is far.
siege-tower = A siege tower against the strong wall by the Great Tower, with bowmen behind it and fire waiting for it.
citadel = The town is lost; the garrison stands behind moat and bridge, and the besiegers fill the moat. They want the court.
