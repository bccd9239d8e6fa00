# Wat terrein doet.

only-by-stairs = alleen over trappen, ladders en torens
nobody-enters = niemand komt erin
stops = wie erin gaat, stopt
holds-back = wie eruit gaat, verplaatst één vak
bars-combat = wie erin gaat, vecht niet
shelters = wordt aangevallen met { $dice ->
    [one] 1 dobbelsteen
   *[other] { $dice } dobbelstenen
} minder
shelters-from-below = wordt van onderen aangevallen met { $dice ->
    [one] 1 dobbelsteen
   *[other] { $dice } dobbelstenen
} minder
hinders = valt aan met { $dice ->
    [one] 1 dobbelsteen
   *[other] { $dice } dobbelstenen
} minder
blocks-sight = blokkeert het zicht
gives-magic = geeft een magiepunt terug
raises-dead = de doden staan op voor een punt minder
keeps-undead-out = ondoden gaan er niet in
