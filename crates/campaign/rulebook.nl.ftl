# What passes between the map, the battles and the sieges, in Dutch.

# What the book is called.
name-from-the-map-to-the-table-and-back = Van de kaart naar de tafel en terug

name-rulings = Uitspraken

CAR-1 = Een eenheid gaat een veldslag in met de wonden die ze op de kaart heeft, en komt eruit met de wonden die ze over heeft. Wat ze in een veldslag terugkrijgt, houdt ze, tot wat ze heeft als ze heel is. Wie uitgeschakeld is, wacht op de nasleep.
    .name = Wonden
CAR-2 = Wie tijdens een veldslag of daarvoor wordt opgeroepen of gebouwd, blijft achter: op de kaart ontstaat niets.
    .name = Wie alleen voor een veldslag verschijnt
CAR-3 = Voor elk individu dat gevallen is, wordt een D6 gegooid. Aan de kant die verloren heeft: bij 1 of 2 is het dood, bij 3 of 4 heeft het een blijvende wond, bij 5 of 6 is het gevangen. Aan de kant die gewonnen heeft: bij 1 is het dood, bij 2 of 3 heeft het een blijvende wond, bij 4 tot 6 droegen zijn vrienden het ongedeerd weg. Kan niemand een gevangene vasthouden, dan heeft het in plaats daarvan een blijvende wond.
    .name = Individuen die vallen
CAR-4 = Wie een blijvende wond heeft, verplaatst in elke veldslag één vak minder, maar nooit minder dan één.
    .name = Een blijvende wond
CAR-5 = De magische voorwerpen van een individu dat dood of gevangen is, gaan naar het eerste individu van de winnaar dat nog staat of werd weggedragen. Is dat er niet, dan gaan ze met hun drager verloren.
    .name = Voorwerpen van de gevallenen
CAR-6 = De generaal die een kasteel inneemt, heet van dan af the Besieger (de Belegeraar); wie wint tegen meer wonden dan zijn eigen kant had, heet the Bold (de Stoutmoedige). Niemand draagt een titel twee keer.
    .name = Titels
CAR-7 = Een gevecht is op het terrein van de streek waarin de verdediger was, op een tafel van de gewone grootte; over een brug met een rivier dwars erover; om een kasteel in en voor zijn werken. De aanvaller is rood en komt van boven, de verdediger is zwart en staat beneden, en na tien beurten wint het kleinste deel verloren wonden, en bij gelijke delen de verdediger.
    .name = Het terrein
CAR-8 = Wie zich heeft ingegraven, kiest vóór de eerste kaart drie vakzijden van de tafel voor een muur (WAP-249, W-35).
    .name = Opgeworpen wallen
CAR-9 = Voor wie een kasteel bestormt, worden twee ladders en een stormram gebouwd; die blijven achter.
    .name = Belegeringswerktuigen
CAR-10 = Een gebouw dat stuk was, ligt ook bij de volgende bestorming in puin, tot zijn eigenaar het laat herstellen: 1 kroon en een beurt voor werken van hout, 2 kronen en twee beurten voor werken van steen.
    .name = Kapotte werken
CAR-11 = Een garnizoen zonder eigenaar wordt gespeeld vanaf de zetel `neutral`.
    .name = Een garnizoen van niemand
CAR-12 = De bots mogen het uitvechten: er wordt een zaadgetal gegooid, de bots volgen daaruit en uit de spelregels, en alles wat er gebeurt, komt in het logboek zoals bij elke andere veldslag. Of de organisator doet uitspraak over hoe het is afgelopen, en het logboek zegt dat.
    .name = Een gevecht dat niemand speelt
CAR-13 = Wat door een gevecht veranderd is, noemt het treffen, en het feit van dat treffen dat het als laatste veranderde.
    .name = De oorzaak
CAR-14 = Elke wond van een eenheid die Lowenheim verdedigt, is één soldaat van de Stadswacht meer, te paard als de eenheid dat is. De soldaten die aan het einde van de belegering niet meer in de stad zijn, zijn de wonden die hun eenheid verloren heeft.
    .name = Het garnizoen in de stad
CAR-15 = De wonden van de banieren voor Lowenheim zeggen hoe gemakkelijk er benden komen: onder 12 bij een 5, onder 24 bij een 4, anders bij een 3.
    .name = De belegeraars van de stad
CAR-16 = Voor elke vier figuren van de vijand die aan het einde van de belegering weg zijn, verliezen de belegeraars één wond, altijd van de eenheid die er het meest over heeft.
    .name = Wat een belegering de belegeraars kost
CAR-17 = De belegeraars hebben gewonnen als de stad onder de voet gelopen is of als er niemand van haar over is; anders heeft de verdediger gewonnen.
    .name = Wie een belegering gewonnen heeft
CAR-18 = Ruïnes, kapotte bruggen en opengebroken muren zijn er bij de volgende belegering nog, tot de eigenaar van de stad voor hun herstel betaalt: een ruïne 1 kroon en een beurt, een brug 3 kronen en twee beurten, een muur 2 kronen en twee beurten.
    .name = Wat in de stad kapot is
CAR-19 = Soldaten van de eigen facties van de stad die dood of verhongerd zijn, ontbreken bij de volgende belegering, tot er nieuwe zijn geworven: elk 1 kroon en een beurt. Leiders worden niet door anderen vervangen. Waar de kaart hen niet heeft, komen ze terug als de volgende belegering begint, zoals ze waren; waar ze hen wel heeft, geldt CAR-20.
    .name = De doden van de stad
CAR-20 = De leiders van de facties zijn individuen op de kaart (MAP-13). Wie van hen in het garnizoen is als Lowenheim wordt belegerd, is er zelf bij; wie marcheert, gevangen zit of dood is, is niet in de stad, en zijn factie begint zonder hem. Eén figuur is één individu. Wie aan het einde van de belegering niet meer in de stad is, is gevallen (CAR-3), en wie in de Tempel gestorven is, is dood; wie in de Tempel ligt of door honger vertrokken is, is weer heel.
    .name = Leiders van de stad
CAR-21 = Een leider die in de Tempel een beenwond heeft overgehouden, heeft op de kaart een blijvende wond (CAR-4): hij is in elke veldslag langzamer, en begint de volgende belegering ermee.
    .name = Een been dat niet geneest
