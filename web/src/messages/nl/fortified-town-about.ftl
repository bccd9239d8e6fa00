# Wat ervan wordt gezegd waar elk kan staan: in de lobby, voordat er iets van is geladen.

fortified-town-about-kind = Bestorming
fortified-town-about-example = De bestorming van zaterdag
fortified-town-about-begin = De bestorming beginnen
fortified-town-about-ended = De bestorming is voorbij.
fortified-town-about-closed = Deze bestorming kan niet worden geopend
fortified-town-about-size = een ommuurde stad, vak voor vak
