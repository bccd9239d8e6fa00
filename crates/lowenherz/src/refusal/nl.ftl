# Waarom de regels van het rijk nee zeggen, en wat wel zou mogen.

and = en
nobody = niemand

# Woorden van een bevel.
no-space = `{ $text }` is geen vak; schrijf kolom,rij van 0,0 tot { $column },{ $row }
no-side = `{ $text }` is geen zijde tussen twee vakken; schrijf een vak en E of S, zoals 3,4:E
a-space = Een vak
a-side = Een zijde
no-action = `{ $text }` is geen actie; er zijn money-1 tot money-20, boundaries-1 tot boundaries-20, single-sword, double-sword, crown
no-card = `{ $text }` is geen actiekaart; schrijf drie acties, silver-mine of king
no-land = Een land is { COUNT($rows, "rij", "rijen") } van { COUNT($columns, "letter", "letters") }: P akkerland, W bos, M berg, T stad

# Het scenario.
bad-title = Een titel heeft 1 tot 80 tekens.
bad-number = Het rijk is voor twee tot vier spelers, niet voor { $players }.
good-number = Er spelen er twee, drie of vier.
bad-name = “{ $name }” is geen naam: een naam heeft 1 tot 40 tekens.
same-colour = Twee spelers hebben dezelfde kleur.
no-basic-for-two = Het plaatje van de basisopstelling heeft drie kastelen van elke kleur, en twee spelers hebben er vier nodig.
variable-for-two = Twee spelers richten het bord zelf in: set_up = "variable".
start-plays-not = { $start } { VERB($start, "zou", "zouden") } beginnen, en { VERB($start, "speelt", "spelen") } niet mee.
one-king = Een stapel kaarten heeft precies één koning, in zijn laatste deel; deze heeft er in totaal { $kings }.

# Wie, en wanneer.
realm-over = De koning is dood, en het rijk heeft een andere.
players-only = Alleen een speler van dit rijk geeft dat bevel.
players-are = Er zijn { $players }.
organiser-only = Alleen de organisator geeft dat bevel.
other-step = Dat wordt nu niet gevraagd: { $step ->
    [opening] er ligt nog niets op tafel
    [placing] er worden kastelen geplaatst
    [card] er moet een kaart worden omgedraaid
    [decisions] er worden keuzekaarten gelegd
    [talks] twee overleggen over een actie
    [duel] er worden biedingen verzegeld
    [action] iemand handelt
   *[other] iemand anders wordt gevraagd
}.
waits-for = { $who } { VERB($who, "mag", "mogen") } nu een bevel geven.
not-your-action = { $who } { VERB($who, "handelt", "handelen") } nu.
not-your-trial = Alleen { WITHIN($who) } meten nu hun macht.
not-your-placing = { $who } { VERB($who, "plaatst", "plaatsen") } nu.
not-your-decision = { $who } { VERB($who, "kiest", "kiezen") } nu.
not-the-start = { $who } { VERB($who, "heeft", "hebben") } het zwarte kasteel en { VERB($who, "draait", "draaien") } de kaart om.

# Opstellen.
no-wood-yet = { $what ->
    [castle] Kastelen staan nooit
   *[knight] In het begin staan ridders niet
} in het bos, en { $space } is bos.
no-plain = { $what ->
    [castle] Een kasteel staat
   *[knight] Een ridder staat
} op akkerland, niet op een stad of een berg zoals in { $space }.
place-taken = In { $space } staat al iemand.
knight-not-beside = De ridder in { $knight } staat niet naast het kasteel in { $castle }.
too-near = Het kasteel in { $castle } van dezelfde kleur is { $steps ->
    [one] 1 stap
   *[other] { $steps } stappen
} ver; het moeten er { $gap } zijn.

# Kiezen.
no-such-slot = Er is geen actie { $slot }; er zijn 1, 2 en 3.
cards-due = { $due ->
    [1] Hier wordt één keuzekaart gelegd
   *[other] Hier worden { $due } verschillende keuzekaarten gelegd
}.
too-many-plays = { $played } politieke kaarten bij { $cards ->
    [1] één keuzekaart
   *[other] { $cards } keuzekaarten
} zijn te veel: bij elke hoort er hoogstens één.
dissolve-first = Eerst worden bondgenootschappen beëindigd, dan kaarten gespeeld.
no-such-card = Zo’n kaart heb je niet: { $card }.
not-in-hand = Deze schatten heb je niet.
no-treasure = { $card } is geen schat en betaalt niets.
not-your-territory = Het kasteel { $castle } heeft geen gebied van jou.
not-their-territory = Het kasteel { $castle } heeft geen gebied van een tegenstander.
neutral-territory = Het gebied van { $castle } is neutraal, en van geen tegenstander.
not-neighbours = De gebieden van { $own } en { $other } hebben geen zijde gemeen.
allied-already = Deze twee gebieden zijn al verbonden.
not-allied = De gebieden van { $own } en { $other } zijn niet verbonden.
castle-of-another = Het kasteel { $castle } is niet van jou maar van { $owner }.
no-such-knight = In { $space }, in het gebied van { $castle }, staat geen ridder van de eigenaar.
link-broken = Zonder de ridder in { $space } zouden andere van zijn kleur gescheiden raken.
place-elsewhere = { $space } ligt niet in jouw gebied van { $castle }.

# Betalen.
no-ducats = Dat kost { $due ->
    [one] 1 dukaat
   *[other] { $due } dukaten
} uit je beurs, en je hebt er { $purse }.
nothing-due = Hier valt niets te betalen, en schatten geven geen wisselgeld.
offer-above-purse = Je biedt { $ducats ->
    [one] 1 dukaat
   *[other] { $ducats } dukaten
} en hebt er { $purse }.
offers-made = Je hebt in deze machtsproef { $made } keer geboden, en vaker mag niet.
offer-not-higher = Een nieuw aanbod is hoger dan het vorige: { $ducats } is niet meer dan { $standing }.
no-offer-of-yours = Er staat geen aanbod van jou.
no-such-offer = Er staat geen aanbod { $number } van de ander.
offer-stands = Aanbod { $number } staat.
bid-above-purse = Je biedt { $ducats ->
    [one] 1 dukaat
   *[other] { $ducats } dukaten
} in het geheim en hebt er { $purse }.

# Handelen.
other-action = Je actie is een andere: { $action ->
    [money] de geldbuidel
    [boundaries] grenzen
    [single-sword] één zwaard en schild
    [double-sword] twee zwaarden en schilden
   *[crown] kroon en scepter
}.
take-a-card = Je hebt een stapel bekeken en neemt er eerst een kaart van.
sword-spent = Deze actie staat { $allowed ->
    [1] één daad
   *[other] { $allowed } daden
} toe, en alles is gedaan.
extended-already = Eén actie breidt één keer uit.
boundaries-placed = Deze actie staat { $most ->
    [1] één grens
   *[other] { $most } grenzen
} toe, en alle zijn geplaatst.
no-boundaries = Er is geen grens meer in voorraad.
side-taken = Bij { $side } ligt al een grens.
inside-territory = { $side } ligt binnen het gebied van { $owner }.
no-knights = Je hebt geen ridder meer in voorraad.
bad-ground = Een ridder staat op akkerland of in een bos, en { $space } is iets anders: { $terrain }.
occupied = In { $space } staat al iemand.
not-linked = Naast { $space } staat, zonder grens ertussen, geen kasteel van jou en geen ridder die ermee verbonden is.
one-or-two = Een gebied wordt uitgebreid met één vak of met twee verschillende, niet met { $spaces }.
own-land = { $space } is al van jou.
not-touching = { $space } raakt het gebied van { $castle } niet.
somebody-stands = In { $space } staat iemand, en dat kan niet worden ingenomen.
allied = Een bondgenootschap beschermt het gebied van { $castle }.
too-weak = Je gebied heeft { $own ->
    [one] 1 ridder
   *[other] { $own } ridders
} en dat van { $owner } heeft er { $other }: je hebt er meer nodig.
stock-short = De nieuwe lijn kost { COUNT($placed, "grens", "grenzen") }; { $removed } komen terug en { $stock } zijn in voorraad.
one-pile = Je bekijkt al een stapel, en het is er maar één.
look-first = Je neemt een kaart nadat je een stapel hebt bekeken.
not-in-pile = In die stapel ligt geen kaart zoals deze: { $card }.

# Wat de organisator bijstelt.
purse-of = De beurs van { $who }
stone-of = De steen van { $who }
nobody-plays = Niemand speelt { $colour }.
colours-are = Er zijn { $known }.
