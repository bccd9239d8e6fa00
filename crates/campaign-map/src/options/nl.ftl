# Wat een bevel op de kaart doet, in een paar woorden.

order-done = Niets meer deze beurt
order-proceed = Laat de beurt verdergaan
order-muster = Monster { $troop } { $banner ->
    [none] voor het garnizoen van { $castle }
   *[other] in { $castle }, bij { $banner }
}
order-raise = Hef in { $castle } een banier onder een nieuwe generaal ({ $general })
order-transfer = Laat { $pieces } { $banner ->
    [none] het kasteel bewaken
   *[other] meegaan met { $banner }
}
order-repair = Betaal het herstel in { $castle }: { $damage }
order-ransom = Betaal de vrijheid van { $piece }
order-retreat = Trek { $banner } terug naar { $to }
order-admit = Laat { $banner } toe
order-turn-away = Stuur { $banner } weg
order-equip = Koop voor { $fight }: { $engines }
order-rule = Beslis hoe { $fight } is afgelopen
order-write = Schrijf de bevelen
order-home = Begin te { $castle }
order-renegade = Laat een overloper { $opponent } verlaten
order-give-up = Laat { $piece } overlopen
order-call-estates = Roep de standen bijeen aan het einde van deze beurt
order-break-off = Breek het spel om het rijk af
order-rule-estates = Doe uitspraak over hoe de standen zijn afgelopen
order-set-right = Stel iets bij
