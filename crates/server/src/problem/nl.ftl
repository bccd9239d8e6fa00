# Waarom een verzoek niet wordt uitgevoerd, zoals de server zelf het zegt.

title = { $class ->
    [malformed] Dit is niet te lezen
    [key_needed] Hier is een sleutel nodig
    [not_yours] Dit mag iemand anders
    [missing] Dat bestaat niet
    [conflict] Het past niet bij wat er gebeurd is
    [refused] De spelregels zeggen nee
    [not_verified] Het logboek klopt niet
    [fault] De opslag is mislukt
    [full] De schijf is vol
    [away] De opslag is niet te bereiken
   *[bug] Een fout van ons
}
status = { $status ->
    [400] Onbruikbaar verzoek
    [401] Niet aangemeld
    [403] Niet toegestaan
    [404] Niet gevonden
    [405] Kan hier niet
    [413] Te groot
    [415] Verkeerde soort inhoud
    [421] Niet voor deze server bedoeld
    [422] Niet uit te voeren
    [429] Te veel gevraagd
    [503] Nu niet beschikbaar
   *[500] Fout in de server
}

bug = Dit is een fout in Wapenrol, niet in je verzoek. Er is niets geschreven.
no-room-to-import = Er is hier geen plaats voor wat je hebt gestuurd. Er is niets opgeslagen; de beheerder moet plaats maken.
unknown-host = Deze server antwoordt niet onder de naam { $host }. Wie hem draait kan de naam toevoegen: wapenrol serve --host NAAM.
timed-out = Het duurde te lang. Was het een bevel, stuur dan hetzelfde bevel opnieuw: het wordt maar één keer aangenomen.
nothing-here = Op `{ $path }` is niets; in `/api/openapi.json` staat wat er wel is.
no-path = Dit adres is niet te lezen: { $why }.
no-file = Dat bestand is er niet.
method-not-allowed = `{ $method }` doet hier niets; zie `Allow`.
pages-are-read = Pagina’s kun je alleen lezen.
unknown-clause = Geen enkel spelregelboek heeft een artikel `{ $id }`; een id ziet eruit als `HEI-156`, `WAP-030`, `R-45` of `ACT-03`.
unknown-turn = Een beurt { $turn } is er niet; `{ $scope }` is in beurt { $last }.
which-engagement = Beurt { $turn } van welk gevecht of welke kaart? Noem er een: { $known }.
no-record-yet = Regel { $record } is er nog niet; het logboek eindigt met regel { $end }.
unknown-campaign = Deze campagne is niet te vinden: { $why }.
unknown-seat = `{ $seat }` is geen zetel; een zetel heet zoals in zijn link, bijvoorbeeld `city-guard`.

bad-query = De vraag in het adres is niet te lezen: { $why }.
of-several = Bevel { $order } van { $orders }: { $why } Geen ervan is gegeven.
bad-member = `{ $member }` is niet te lezen: { $why }.
bad-member-like = `{ $member }`: `{ $text }` is niet te lezen; schrijf het zoals `{ $like }`.
no-campaign-id = `{ $text }` is geen campagne; een campagne heeft tien cijfers of letters (geen i, l, o, u)
nobody-named = `{ $text }` is niemand; schrijf `organiser`, `seat/<name>` of `rules`, met een naam van 1 tot 40 kleine letters, cijfers en koppeltekens
no-receipt = `{ $text }` is geen ontvangstbewijs; schrijf `SEQ:HASH`, bijvoorbeeld `12:` en 64 hexadecimale cijfers met kleine letters
no-sheet = `{ $text }` is geen blad; deze zijn er: { $known }
bad-base = `base` is het adres van een server zonder pad, zoals `http://127.0.0.1:7411`.
bad-last-id = `Last-Event-ID` moet het nummer van een regel zijn.
bad-body = De inhoud is niet te lezen: { $why }.
body-too-large = De inhoud is groter dan hier mag.
not-json = De inhoud moet JSON zijn, met `Content-Type: application/json` erbij.
not-a-log = De inhoud moet een geëxporteerd logboek zijn, met `Content-Type: application/x-ndjson` erbij.
command-or-notation = Zeg wat je wilt met `command` of met `notation`, niet met allebei.
bad-by = `by` is `organiser` of `seat/NAAM`, niet `{ $text }`.
to-or-turn = Zeg waarheen met `to` of met `turn`, niet met allebei.
fact-or-of = Zeg welk feit je bedoelt met `fact` of met `of`, niet met allebei.
scenario-or-text = Noem een `scenario`, zoals `siege`, of geef een `scenario_text`.

bad-authorization = De kop `Authorization` moet bestaan uit `Bearer`, een spatie en de sleutel.
key-needed = Hiervoor is de sleutel van een zetel of van de organisator nodig; die staat in je link.
private-campaign = Deze campagne ziet niemand zonder sleutel. Open haar met de link die de organisator je heeft gegeven.
only-organiser = Alleen de organisator { $what ->
    [rewind] draait terug
    [amend] zet bevelen recht
    [replace_key] vervangt sleutels
    [set_dice_policy] bepaalt hoe dobbelstenen vallen
    [remind] zegt waar herinneringen heen gaan
    [show] zegt wie de campagne mag zien
    [what_if] begint een wat-als, ziet ze en gooit ze weg
   *[back_up] vraagt om een reservekopie
}.
not-your-seat = Deze sleutel is die van { WITHIN($holder) }, niet die van { WITHIN($named) }.
not-your-order = Deze sleutel is die van { WITHIN($holder) }, niet die van { WITHIN($named) }: ieder geeft zijn eigen bevelen.
what-if-named = Wat als? { $campaign }
password-needed = De gastheer van deze server laat alleen mensen een campagne beginnen die zijn wachtwoord kennen.
password-wrong = Dit is niet het wachtwoord waarmee hier campagnes worden begonnen. De gastheer kent het.
too-many-campaigns = { $minutes ->
    [one] Vanaf je adres zijn zoveel campagnes begonnen dat de volgende een minuut moet wachten.
   *[other] Vanaf je adres zijn zoveel campagnes begonnen dat de volgende { $minutes } minuten moet wachten.
}
too-many-bytes = { $minutes ->
    [one] Er is je het laatste uur zoveel gestuurd dat wat je vraagt een minuut moet wachten. Bevelen worden gewoon aangenomen.
   *[other] Er is je het laatste uur zoveel gestuurd dat wat je vraagt { $minutes } minuten moet wachten. Bevelen worden gewoon aangenomen.
}
too-many-trials = { $minutes ->
    [one] Er zijn voor deze campagne of vanaf jouw adres zoveel adressen geprobeerd dat het volgende een minuut moet wachten.
   *[other] Er zijn voor deze campagne of vanaf jouw adres zoveel adressen geprobeerd dat het volgende { $minutes } minuten moet wachten.
}

no-backup = Deze server schrijft geen reservekopie: daarvoor start zijn gastheer hem met `--backup MAP`.
backup-failed = De reservekopie is mislukt: { $why }.
needs-server = Het adres wordt geprobeerd voor het bewaard wordt: vraag het een draaiende server, met `--server`.
address-unread = Dat is geen adres.
address-no-host = In het adres staat geen server.
address-not-https = Het adres moet met https:// beginnen.
address-private = Het adres leidt naar een privénetwerk, en dat staat de gastheer niet toe.
address-not-kept = { $why ->
    [nobody] Niemand neemt daar nu een bericht aan.
    [refused] Een bericht wordt daar geweigerd.
   *[no_answer] Er komt geen behoorlijk antwoord vandaan.
} Het adres is niet bewaard.
address-no-mail = Deze host verstuurt geen e-mail: geef het adres van een webhook, of vraag de host de server met `--mail-from` te starten.
notices-come-here = { $campaign }: hier krijg je bericht als je aan de beurt bent.
seats-are-noticed = Bericht dat iemand aan de beurt is, krijgt wie een zetel speelt: vraag erom met de sleutel van de zetel.
wrong-code = Dat is niet de code die verstuurd is, of hij is ouder dan een uur. Na vijf foute moet er een nieuwe worden verstuurd.
code-too-soon = { $minutes ->
    [one] Er is zojuist een code naar dat adres gegaan: kijk in je post, of vraag er over een minuut opnieuw om.
   *[other] Er is zojuist een code naar dat adres gegaan, of er zijn er vanaf deze server veel verstuurd: kijk in je post, of vraag er over { $minutes } minuten opnieuw om.
}
code-subject = { $campaign }: je code
code-text = Iemand die { $campaign } speelt, vraagt om bericht op dit adres als die aan de beurt is. Ben jij dat, typ dan binnen een uur daar deze code:

    { $code }

    Ben jij dat niet, doe dan niets; er komt niets meer.
turn-subject = { $campaign }: je bent aan de beurt
turn-owed = { $title }, beurt { $turn }, { $step }: wacht op { $what }.
feed-key-needed = In het adres van deze feed staat een sleutel, en die ontbreekt hier: neem het adres helemaal over.
reminders-come-here = { $campaign }: hier komen voortaan de herinneringen.

continuous = Alles wat je getoond is, staat nog in het logboek.
rewritten-since = De geschiedenis is herschreven: regel { $lost } is niet die welke jou getoond is; regel { $held } nog wel. Wat verloren is, ligt daartussen.
rewritten = De geschiedenis is herschreven: regel { $lost } is niet die welke jou getoond is.

reminder = { $campaign }: de termijn { $passed ->
    [yes] is voorbij
   *[no] loopt bijna af
} (tot { $until }). { $names }: { $title } wacht op { $what }, beurt { $turn }, { $step }.{ $note }
reminder-note = {" "}“{ $note }”
malformed-signatures = De handtekeningen zijn niet te lezen: `Wapenrol-Device` is 64 hexadecimale cijfers, `Wapenrol-Signatures` is INTENT=HANDTEKENING in hexadecimale cijfers, meer dan één door komma's gescheiden.
no-checkpoint = Het huis ondertekent geen ijkpunten van dit logboek: het is van versie 1, of door een ander huis begonnen.

# What the health of the server tells the host.
health-store-stopped = De schijf hapert: bevelen worden geweigerd tot ze weer werkt. Om de paar seconden wordt het opnieuw geprobeerd; herstarten hoeft niet.
health-store-unavailable = De servers die de campagnes bewaren, antwoorden niet: bevelen worden geweigerd tot er weer een antwoordt, en wat in het geheugen staat, is te lezen. Herstarten hoeft niet.
health-disk-full = De schijf is vol: bevelen worden geweigerd tot er ruimte is. Opnieuw starten hoeft niet.
health-data-damaged = Iets dat gelezen werd, is niet wat er was opgeslagen. Stop de server; `wapenrol doctor` zegt wat er te herstellen is.
health-backup-behind = De reservekopie kon niet worden geschreven en loopt achter. Het logboek van de server zegt waarom; het volgende bevel haalt het in.
