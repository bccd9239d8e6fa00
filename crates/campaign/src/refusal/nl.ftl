# Waarom een campagne nee zegt, en waarop ze wacht.

only-organiser-opens = Alleen de organisator opent een treffen.
only-organiser-replaces-keys = Alleen de organisator vervangt een sleutel.
only-organiser-lets-bots-fight = Alleen de organisator laat de bots vechten.
only-table-opens-fights = Alleen de organisator en de spelers van de kaart openen een gevecht.
only-table-closes-fights = Alleen de organisator en de spelers van de kaart sluiten een treffen.
no-such-engagement = Er is geen treffen { $engagement }. Er zijn { $known }.
no-engagement-yet = Er is geen treffen { $engagement }. Er is nog geen treffen geopend.
no-such-seat = Op `{ $seat }` zit hier niemand; er zijn { $known }.
bad-name = `{ $name }` is geen naam voor een campagne: die heeft 1 tot 80 tekens, allemaal zichtbaar.
bad-player-name = `{ $name }` is geen naam voor wie { WITHIN($seat) } speelt: die heeft 1 tot 40 tekens, allemaal zichtbaar.
no-game-master = Deze campagne is gemaakt zonder zetel voor een spelleider.
no-game-master-allowed = Open een nieuwe campagne met een spelleider, of deze belegering zonder.
no-such-role = Er is geen `{ $role }` in dit treffen; er zijn { $known }.
role-vacant = Er is niemand aangewezen om { WITHIN($role) } te spelen.
role-vacant-allowed = Zeg in `seats` wie het speelt.
seat-twice = { $seat } is twee keer aangewezen.
seat-twice-allowed = Een zetel speelt hoogstens één rol in een treffen.
no-part = { FIRST($by) } { VERB($by, "doet", "doen") } niet mee aan { $engagement }; { $players }.
no-part-at-all = { FIRST($by) } { VERB($by, "doet", "doen") } niet mee aan { $engagement }.
plays = { WITHIN($role) } { VERB($role, "wordt", "worden") } gespeeld door { WITHIN($seat) }
plays-too = { $before }, { WITHIN($role) } door { WITHIN($seat) }
no-such-fight = De kaart heeft geen gevecht { $fight } dat nog gespeeld moet worden.
fought-already = { FIRST($fight) } wordt al uitgevochten, in { $engagement }.
no-table = { FIRST($fight) } kan niet worden gespeeld: er is geen plaats voor iedereen.
no-table-allowed = De organisator mag beslissen hoe het is afgelopen.
not-of-the-map = { FIRST($engagement) } speelt geen gevecht van een kaart dat nog beslist moet worden.
not-over = { FIRST($engagement) } is nog niet afgelopen.
not-over-allowed = Speel het uit, of laat de bots het uitvechten.
over = { FIRST($engagement) } is afgelopen.

# Waar een treffen op wacht: dit staat achter "wacht op".
waits-orders = bevelen voor banieren
waits-muster = het einde van het werven
waits-retreat = een terugtocht
waits-relief = het antwoord of een ontzet welkom is
waits-home = de keuze van een thuis
waits-renegade = een overloper die van kant wisselt
waits-deployment = een leger dat wordt opgesteld
waits-walls = muren die worden opgeworpen
waits-activation = een activering
waits-turn = een bevel
waits-decision = het besluit van de spelleider
waits-proceed = iemand die `proceed` zegt
waits-open-fight = iemand die het gevecht opent
waits-close-fight = iemand die de kaart vertelt hoe het gevecht is afgelopen

# Scenario's.
seat-given = Een speler kan niet aan `{ $seat }` zitten: in een campagne op een kaart is dat de plaats van niemands garnizoenen, of van een factie van een belegerd Lowenheim.
unknown-map = Er is geen kaart `{ $name }`. Er zijn { $known }; of schrijf er een als `[map]`.
off-table = { $field }: { $place } ligt naast de tafel.
relief-too-late = siege.relief.turn: een ontzet in beurt { $turn } komt nooit, want de laatste strategische beurt is { $last }.
field-from-one = { $field }: het is 1 of meer.
no-such-city = `{ $castle }`: geen stad `{ $city }` heeft eigen regels; { $known } wel.
no-such-town = `{ $castle }`: er is geen ommuurde stad `{ $town }`; er is { $known }.
no-such-figure = leader { $figure }: dat is geen figuur van Lowenheim.
no-such-item = player { $seat }: er is geen magisch voorwerp `{ $item }`.
scenario-unread-compare = Het scenario kan niet worden gelezen: { $error }. Vergelijk het met een ingebouwd scenario.
scenario-unread-at = Het scenario kan niet worden gelezen: regel { $line }, kolom { $column }: { $error }. Vergelijk het met een ingebouwd scenario.
scenario-unplayed = Het scenario kan niet worden gespeeld: { $why }
scenario-unplayed-at = Het scenario kan niet worden gespeeld: regel { $line }: { $why }
bad-book = In het legerboek klopt { $field } niet: { $what }.
about-siege = Zes facties houden twaalf beurten lang de stad. De echte vijand komt uit het riool.
about-map = { COUNT($players, "kroon", "kronen") } en { COUNT($turns, "beurt", "beurten") }. Banieren trekken door het land van zes provincies; waar ze elkaar treffen, komt er een veldslag of een belegering.

# Opdrachten over de gevechten van een kaart, en wat er mis is met wat getypt is.
order-open-fight = { FIRST($fight) } openen
order-fight-out = { FIRST($fight) } door de bots laten uitvechten
order-close-fight = De kaart vertellen hoe { $fight } is geëindigd
typed-which-fight = Schrijf `{ $verb } GEVECHT` met het nummer van een gevecht. Te vechten: { $known }.
typed-no-fight = Er is nu geen gevecht te vechten.
typed-not-opened = Gevecht { $fight } is niet geopend. Open het eerst: `open-fight { $fight }`.
