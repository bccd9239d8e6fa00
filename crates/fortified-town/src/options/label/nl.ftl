# Wat een bevel doet, in een paar woorden.

and = en
nobody = Niemand
place = { $floor ->
    [ladder] de stormladder in { $hex }
    [top] { $hex } bovenop
   *[ground] { $hex }
}
facing = { $facing ->
    [NE] het noordoosten
    [E] het oosten
    [SE] het zuidoosten
    [SW] het zuidwesten
    [W] het westen
   *[NW] het noordwesten
}

order-aim = Laat { $shooter } mikken op { $target }
order-lower = Laat { $shooter } op niemand mikken
order-move = Verplaats { $man } naar { $path }
order-shoot = Laat { $shooter } schieten{ $target ->
    [none] {""}
   *[other] {" "}op { $target }
}
order-hold = { $hold ->
    [move] Schiet niet tijdens deze zet
    [phase] Schiet niet meer in deze fase
   *[here] Schiet hier niet
}
order-attack = Val { $target } aan met { $attackers }
order-stun = Laat { $man } verdoofd zijn
order-retreat = Laat { $man } wijken naar { $to }
order-advance = Laat { $man } oprukken
stay-behind = { $place ->
    [none] Laat niemand oprukken
   *[other] Laat niemand oprukken naar { $place }
}
stay-and-bleed = Laat { $man } staan en gewond raken
order-open = Open de { $gate } met { $man }
order-shut = Sluit de { $gate } met { $man }
order-work = Bedien { $mechanism } met { $man }
order-take = Raap { $ladder } op met { $one } en { $other }
order-carry = Draag de stormladder naar { $path }, { $man } voorop
order-drop = Leg { $ladder } neer
order-raise = Zet { $ladder } in { $foot } op tegen { $top }
order-lift = Til { $ladder } op de weergang met { $one } en { $other }
order-slide = Laat { $ladder } van { $top } neer in { $foot }
order-topple = Probeer { $ladder } om te duwen met { $men }
order-push = Duw { $engine } naar { $to }
order-pivot = Draai { $engine } naar { $right ->
    [yes] rechts
   *[no] links
}
order-ram = Sla met { $engine }
order-hack = Hak op de { $door } in met { $men }
order-pour = Giet kokende olie op { $at } met { $one } en { $other }
order-light = Probeer { $hex }{ $oil ->
    [yes] {" "}met olie
   *[no] {""}
} in brand te steken, door { $man }
order-quench = Bestrijd de brand in { $hex } met { $one } en { $other }
order-dismount = Laat { $man } afstijgen
order-mount = Laat { $man } opstijgen op { $horse }
order-lead = Laat { $man } { $horse } naar { $to } leiden
order-drag = Laat { $man } { $friend } naar { $to } dragen
call-back = Roep iedereen terug: de bestorming wordt opgegeven
phase-over = { $phase ->
    [first-fire] Beëindig de eerste beschieting
    [movement] Beëindig de verplaatsing
    [combat] Beëindig het gevecht
    [second-fire] Beëindig de tweede beschieting
    [recovery] Beëindig het herstel
   *[none] Beëindig de fase
}

order-deploy = Stel { $man } op in { $to }
order-hide = Verberg { $man } onder de weergang in { $hex }
order-come-out = Laat { $man } tevoorschijn komen op { $to }
all-placed = Iedereen staat opgesteld
form-up = Stel iedereen op die nog geen plaats heeft
order-fill = Demp de gracht in { $hex }
order-bring = Breng { $engine } naar { $hex }, met de voorkant naar { facing }

assault-today = Bestorm vandaag
order-lay = Richt { $engine } op { $hex }
order-batter = { $hex ->
    [none] Rammei de muren van ver
   *[other] Rammei de muren van ver; richt machines die vrij zijn op { $hex }
}
order-prepare = Maak { $what ->
    [ladders] twee stormladders
   *[fascines] fascines voor drie vakken gracht
}
order-mend = Herstel { $engine }
blockade-today = Blokkeer vandaag de zee
withdraw-to-citadel = Geef de stad op en ga naar de citadel
order-sortie = Doe een uitval uit de { $gate } met { $men }
order-repair = Herstel een treffer op { $hex }
rest-today = Rust: de gewonden genezen beter
dig-nobody = Stuur niemand om te graven
order-dig = Graaf onder de muur in { $hexes } met { $men }
do-nothing = Doe niets
offer-terms = Bied het garnizoen voorwaarden aan
go-home = Ga naar huis: de belegering wordt opgegeven
order-battle = Lever buiten slag met { $all ->
    [yes] iedereen
   *[no] { $party }
}
order-refuge = Verschans je in wat je houdt, { $engines ->
    [Niemand] zonder belegeringstuig
   *[other] met { $engines }
}
take-initiative = Neem het initiatief
decline-initiative = Sla het initiatief af

with-odds = { $order } ({ $odds })
faces = { $from } tot { $to }
no-face = niets
odds-shot = raak op { $faces }: { $number } van de 10{ $kills ->
    [0] {""}
   *[other] , dodelijk { $kills }
}
odds-fight = { $odds }: raak op { $faces }: { $number } van de 10{ $harms ->
    [0] {""}
   *[other] , waarvan { $harms } gewond of dood
}{ $back ->
    [0] {""}
   *[other] ; keert zich tegen de aanvallers op { $fails }: { $back } van de 10
}
odds-past = komt ongedeerd langs de vijand op { $faces }: { $number } van de 10
odds-try = lukt op { $faces }: { $number } van de 10
odds-salvo = elk salvo raakt { $walls }
odds-mine = bij een bestorming na een hele strategische beurt raakt het { $walls }
odds-wall = { $hex } op { $faces }: { $number } van de 10, tot nu toe { $hits } van { COUNT($needed, "treffer", "treffers") }
odds-oil = { $people ->
    [0] bereikt niemand
    [one] wie eronder staat: dood op { $killed }, gewond op { $wounded }, anders verdreven
   *[other] elk van { $people } eronder: dood op { $killed }, gewond op { $wounded }, anders verdreven
}{ $lights ->
    [0] {""}
   *[other] ; zet het belegeringstuig in brand op { $burns }: { $lights } van de 10
}
odds-terms = aanvaard door { $none } van de 10 zonder voedsel, { $one } met voedsel voor één strategische beurt, { $two } voor twee of drie, { $more } voor meer
odds-tomorrow = het initiatief van morgen, zoals beide kanten er nu voor staan: { $number } van de 100
order-set-right = Stel iets bij
