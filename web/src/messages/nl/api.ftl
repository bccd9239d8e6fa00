# What the wire has to say.

api-refused = Geweigerd
api-unexpected = Onverwacht antwoord
api-answered = De server antwoordde { $status } { $text }.
api-unreachable = Geen verbinding
api-unreachable-now = De server is onbereikbaar. Het bevel is niet bevestigd; opnieuw proberen kan geen kwaad.

# Apparaten die bevelen ondertekenen.
api-device-label = een browser
api-devices = Apparaten
api-devices-about = In deze campagne wordt elk bevel ondertekend door een apparaat van de plaats, zodat niemand anders, ook de organisator niet, er een in haar naam kan geven.
api-no-devices = Er tekent nog geen apparaat voor iemand.
api-signs-for = “{ $label }” tekent voor { $name }
api-release = Losmaken
api-release-for = Maak “{ $label }” van { $name } los
api-release-why = Waarom tekent “{ $label }” niet meer voor { $name }? Iedereen leest het.
api-signs-elsewhere = Een ander apparaat tekent voor jou.
api-signs-elsewhere-what = Deze browser kan kijken, maar geen bevelen geven. Is dat apparaat kwijt, of was het nooit van jou, vraag de organisator dan het los te maken, en open deze pagina opnieuw.
api-not-bound = Deze browser kon je bevelen niet gaan ondertekenen: { $why }
api-foreign-intent = De server vraagt iets anders te ondertekenen.
api-foreign-intent-what = Wat hij deze browser voorlegde, is niet wat er is verstuurd ({ $what } verschilt). Er is niets ondertekend en niets bevolen.
