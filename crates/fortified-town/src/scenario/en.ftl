# What the built-in assaults are about.

one-gate = Ten and a ram before the Pilgrims Gate, ten behind it. Who holds the gate wins. An evening.
