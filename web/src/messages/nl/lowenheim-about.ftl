# Wat ervan wordt gezegd waar elk kan staan: in de lobby, voordat er iets van is geladen.

lowenheim-about-kind = Belegering
lowenheim-about-example = De belegering van zaterdag
lowenheim-about-begin = De belegering beginnen
lowenheim-about-ended = De belegering is voorbij.
lowenheim-about-closed = Deze belegering kan niet worden geopend
lowenheim-about-size = Zes facties · 12 beurten
lowenheim-about-mastered = Met een spelleider, die alles ziet en voor de vijand mag beslissen
