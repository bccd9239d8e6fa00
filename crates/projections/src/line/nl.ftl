# Wat er rond de spellen gebeurt: de campagne, haar boek, de controletafel.

campaign-begins = De campagne “{ $name }” begint.
device-bound = { $seat } ondertekent voortaan met “{ $label }” (apparaat { $device }…).
device-released = “{ $device }…” tekent niet meer voor { $seat }: { $why }
chain-laid = { $seat } helpt voortaan de dobbelstenen van anderen te mengen, { $length } keer (apparaat { $device }…).
policy-set = Verzegelde dobbelstenen worden voortaan { $sealed ->
    [shared] gemengd uit de apparaten van iedereen
   *[house] door het huis alleen verzegeld
}.
contributed = { $way ->
    [shared] Voor de dobbelstenen gaven: { WITHIN($names) }.
    [beacon] Niemand gaf iets voor de dobbelstenen; een openbaar baken viel in.
    [silent] { $names } gaf niets voor de dobbelstenen: alleen de envelop van het huis beslist ze.
   *[house] Er was geen ander toestel: alleen de envelop van het huis beslist deze dobbelstenen.
}
spent = Getallen die voor dobbelstenen waren gegeven, zijn niet gebruikt; ze zijn verantwoord.
secret-told = Het geheim dat de dobbelstenen verzegelde, is bekend: alles is na te gaan.
key-replaced = { $seat } heeft een nieuwe sleutel; de oude opent niets meer.
engagement-opened = { $system ->
    [siege] Een belegering wordt geopend
    [battle] Een veldslag wordt geopend
    [assault] Een bestorming wordt geopend
    [realm] Een rijk wordt geopend
   *[map] Een kaart wordt geopend
}: “{ $title }”.
leads = {" "}{ $seat } { VERB($seat, "speelt", "spelen") } { $role }.
engagement-abandoned = “{ $title }” wordt niet verder gespeeld: de organisator heeft beslist hoe het afliep.
realm-closed = “{ $title }” { $how ->
    [broken] wordt niet verder gespeeld: de organisator heeft het beëindigd
   *[over] is voorbij, en de kaart hoort ervan
}.
engagement-paused = “{ $title }” heeft in deze beurt van de kaart niets beslist.
engagement-resumed = “{ $title }” gaat door.
engagement-closed = “{ $title }” is voorbij: de { $winner ->
    [attacker] aanvaller
   *[defender] verdediger
} heeft gewonnen.
head-back = Het spel gaat terug naar regel { $record }: { $reason }
taken-back = { $who } neemt terug wat na regel { $record } is bevolen.
hidden = Er gebeurt iets wat alleen { WITHIN($owner) } mag zien.
hidden-order = Iemand geeft een bevel dat niet openbaar is.
hidden-organiser = Er gebeurt iets wat alleen de organisator mag zien.
unreadable = Er is iets gebeurd waar dit programma geen woorden voor heeft.

house-rules = { $disputes ->
    [play_on] Het spel gaat door terwijl een bezwaar openstaat
   *[pause] Het spel wacht terwijl een bezwaar openstaat
}; { $consent ->
    [organiser] de organisator draait alleen terug
    [majority] meer dan de helft van de betrokkenen moet instemmen met terugdraaien
   *[all_affected] alle betrokkenen moeten instemmen met terugdraaien
}.
roll-confirmed = { $who } bevestigt de worp van regel { $record }.
roll-contested = { $who } betwist de worp van regel { $record }.
saw = {" "}Gezien: { $faces }.
note = {" "}“{ $note }”
dispute-raised = { $who } maakt bezwaar tegen regel { $record } (bezwaar { $number }): “{ $text }”
dispute-stated = { $who } over bezwaar { $number }: “{ $text }”
dispute-ruled = De organisator doet uitspraak over bezwaar { $number }: { $ruling ->
    [stands] het blijft zo
    [struck] het bevel wordt geschrapt
    [thrown_again] er wordt opnieuw gegooid
    [replaced] een ander bevel komt in de plaats
   *[rewound] alles gaat terug tot ervoor
}. “{ $text }”
consent-asked = Mag het spel terug naar regel { $record }? (vraag { $number }) “{ $text }”
consent-asked-only = Mag het spel terug naar regel { $record }, alleen { $only }? (vraag { $number }) “{ $text }”
consent-given = { $who } stemt in met vraag { $number }.
consent-withheld = { $who } stemt niet in met vraag { $number }.
paused = De organisator zet de campagne stil: “{ $reason }”
resumed = De campagne gaat verder.
deadline-set = “{ $title }” wacht tot { $until } op wie nog bevelen moet geven (beurt { $turn }, { $step }; termijn { $deadline }).
consent-asked-to-adopt = Mag het spel terug naar regel { $record }, en telt vanaf daar wat er in de wat-als { $campaign } is gespeeld? (vraag { $number }) “{ $text }”
what-if-begun = Hier begint een wat-als van “{ $name }”: wat ervoor staat is van daar herhaald, tot en met regel { $record } van dat logboek.
what-if-adopted = De organisator neemt de wat-als { $campaign } over: vanaf regel { $record } { $orders ->
    [one] telt daarvan 1 bevel
   *[other] tellen daarvan { $orders } bevelen
} hier. { $fell ->
    [0] Er viel geen worp en geen kaart voor.
   *[other] Wat daar viel, { $rolls ->
        [one] 1 worp
       *[other] { $rolls } worpen
    } en { $draws ->
        [one] 1 kaart
       *[other] { $draws } kaarten
    }, was hier niet verzegeld: het is het woord van de organisator.
} { $made ->
    [one] Van de campagne is tot nu toe 1 wat-als gemaakt.
   *[other] Van de campagne zijn tot nu toe { $made } wat-als-campagnes gemaakt.
} “{ $reason }”
point-saved = De organisator noemt de campagne zoals zij na regel { $record } stond “{ $name }”.
blinded = De organisator speelt van hier af blind: tot de campagne gesloten is, leest die wat iedereen mag lezen.
blinded-as = De organisator speelt van hier af blind: tot de campagne gesloten is, leest die wat { $seat } mag lezen.
deputy-named = { $name } mag als plaatsvervanger het werk van de organisator doen.
deputy-dismissed = { $name } is geen plaatsvervanger van de organisator meer.
kept-by-deputy = Van hier af handelt { $name } als organisator, als plaatsvervanger.
kept-by-organiser = Van hier af handelt de organisator zelf weer.
recurring-deadline-set = Vanaf nu wacht elke stap { $unit ->
        [hours] { COUNT($count, "uur", "uur") }
       *[minutes] { COUNT($count, "minuut", "minuten") }
    } op wie nog bevelen moet geven (termijn { $deadline }).
deadline-lifted = Termijn { $deadline } vervalt.
advanced = De organisator gaat verder in “{ $title }” (beurt { $turn }, { $step }): “{ $reason }”
advanced-without = De organisator gaat verder zonder { WITHIN($missing) } in “{ $title }” (beurt { $turn }, { $step }): “{ $reason }”
campaign-closed = De campagne is afgesloten.
campaign-published = De campagne is afgesloten. Iedereen mag het volledige logboek hebben.

order-for = { $who }, in plaats van { $meant }: { $order }
order = { $who }: { $order }
order-of-campaign = een bevel van de campagne
order-rewind = { $who } draait het spel terug.
order-take_back = { $who } neemt een eigen bevel terug.
order-amend = { $who } zet een eerder bevel recht.
order-open_siege = { $who } opent een belegering.
order-open_battle = { $who } opent een veldslag.
order-open_map = { $who } opent een campagne op een kaart.
order-open_fight = { $who } opent een gevecht van de kaart.
order-fight_out = { $who } laat de bots het uitvechten.
order-close_fight = { $who } vertelt de kaart hoe een gevecht is afgelopen.
order-bind_device = { $who } laat een apparaat ondertekenen.
order-release_device = { $who } maakt een apparaat los.
order-replace_key = { $who } vervangt een sleutel.
order-kept_by = Het huis noteert met wiens sleutel de organisator handelt.
order-adopt = { $who } neemt een wat-als over.
order-what_if = { $who } begint een wat-als.
order-desk = { $who } komt naar de controletafel.
order-given = { $who } geeft een bevel.

organiser = De organisator
rules = De spelregels
