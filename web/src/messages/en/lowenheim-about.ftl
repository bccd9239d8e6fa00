# What is said of it where any may stand: in the lobby, before anything of it was loaded.

lowenheim-about-kind = Siege
lowenheim-about-example = Saturday's siege
lowenheim-about-begin = Begin the siege
lowenheim-about-ended = The siege is over.
lowenheim-about-closed = This siege cannot be opened
lowenheim-about-size = Six factions · 12 turns
lowenheim-about-mastered = With a game master, who sees everything and may decide for the enemy
