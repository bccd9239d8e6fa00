# What is said of it where any may stand: in the lobby, before anything of it was loaded.

fortified-town-about-kind = Assault
fortified-town-about-example = Saturday's assault
fortified-town-about-begin = Begin the assault
fortified-town-about-ended = The assault is over.
fortified-town-about-closed = This assault cannot be opened
fortified-town-about-size = a walled town, hex by hex
