# Waar de ingebouwde bestormingen over gaan.

one-gate = Een stormram en een ladder voor de Pelgrimspoort, een wacht erachter. Wie de poort houdt, wint. Eén avond.
ladders-at-dawn = Vier ladders tegen de westmuur terwijl de stad slaapt; de wacht is klein, en hulp is ver.
siege-tower = Een belegeringstoren tegen de sterke muur bij de Grote Toren, met schutters erachter en vuur dat erop wacht.
citadel = De stad is verloren; het garnizoen staat achter gracht en brug, en de belegeraars dempen de gracht. Ze willen de binnenplaats.
