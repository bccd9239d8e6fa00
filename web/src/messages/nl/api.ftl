# What the wire has to say.

api-refused = Geweigerd
api-unexpected = Onverwacht antwoord
api-answered = De server antwoordde { $status } { $text }.
api-unreachable = Geen verbinding
api-unreachable-now = De server is onbereikbaar. Het bevel is niet bevestigd; opnieuw proberen kan geen kwaad.
