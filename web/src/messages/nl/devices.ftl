# Apparaten die bevelen ondertekenen.
devices-label = een browser
devices-title = Apparaten
devices-about = In deze campagne wordt elk bevel ondertekend door een apparaat van de plaats, zodat niemand anders, ook de organisator niet, er een in haar naam kan geven.
devices-no-devices = Er tekent nog geen apparaat voor iemand.
devices-signs-for = “{ $label }” tekent voor { $name }
devices-release = Losmaken
devices-release-for = Maak “{ $label }” van { $name } los
devices-release-why = Waarom tekent “{ $label }” niet meer voor { $name }? Iedereen leest het.
devices-signs-elsewhere = Een ander apparaat tekent voor jou.
devices-signs-elsewhere-what = Deze browser kan kijken, maar geen bevelen geven. Is dat apparaat kwijt, of was het nooit van jou, vraag de organisator dan het los te maken, en open deze pagina opnieuw.
devices-not-bound = Deze browser kon je bevelen niet gaan ondertekenen: { $why }
devices-foreign-intent = De server vraagt iets anders te ondertekenen.
devices-foreign-intent-what = Wat hij deze browser voorlegde, is niet wat er is verstuurd ({ $what } verschilt). Er is niets ondertekend en niets bevolen.
devices-read-as = De server heeft “{ $notation }” gelezen als { $command }. Dat ondertekenen?
