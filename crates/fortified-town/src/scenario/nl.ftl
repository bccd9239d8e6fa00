# Waar de ingebouwde bestormingen over gaan.

one-gate = Tien man en een stormram voor de Pelgrimspoort, tien erachter. Wie de poort houdt, wint. Eén avond.
