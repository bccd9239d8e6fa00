# De controletafel: bezwaren, getuigen, instemming, huisregels, ontvangstbewijzen, worpen zoeken.

desk-title = De controletafel
desk-tab-count = { $name } ({ $count })
desk-the-organiser = de organisator
desk-the-rules = de spelregels
desk-look = Bekijk het
desk-more = en nog { $count }
desk-line = regel { $seq }

desk-closed = Deze campagne is gesloten: ze kan worden gelezen en gecontroleerd, en er komt niets meer bij.
desk-dispute-open = Bezwaar { $number } staat open:
desk-play-waits = Het spel wacht op de uitspraak.
desk-play-goes-on = Het spel gaat intussen door.
desk-dispute = Bezwaar { $number }
desk-dispute-it = Bezwaar maken…
desk-raise-title = Bezwaar tegen regel { $seq }
desk-raise-about = Iedereen leest het. De organisator doet uitspraak; tot dan staat het bezwaar open, en kan de campagne niet worden gesloten.
desk-raise-text = Wat er niet klopt, in één zin
desk-raise-example = Die steen lag scheef
desk-raise = Maak bezwaar

desk-thrown = { $name } typte { $faces }:
desk-did-you-see = Heb je dat zo gezien?
desk-confirm = Ja, zo viel het
desk-contest = Nee…
desk-not-seen = Ik keek niet
desk-contest-title = Regel { $seq } betwisten
desk-contest-faces = De ogen die je zag, als je ze weet
desk-contest-note = Een woord erbij, voor iedereen te lezen
desk-contest-send = Ik betwist het
desk-entered = Aan tafel gegooid, getypt door { $name }.
desk-witness-word = { $word ->
    [confirms] { $name } bevestigt het.
   *[contests] { $name } betwist het.
}
desk-saw = Gezien: { $faces }.
desk-nobody-saw = Niemand was getuige.
desk-thrown-by = { $name } heeft aan tafel { $dice ->
    [one] 1 dobbelsteen
   *[other] { $dice } dobbelstenen
} met { $sides } kanten gegooid.

desk-asked = Mag het spel terug naar regel { $seq }?
desk-until = Antwoorden tellen tot { $moment }.
desk-answer = Kijk en antwoord
desk-granted = Ze stemmen in: het spel mag terug naar regel { $seq }.

desk-rewritten = De geschiedenis is herschreven
desk-rewritten-at = Regel { $seq } is niet die welke deze browser te zien kreeg. Regel { $held } is het nog wel: wat verloren ging, ligt ertussen.
desk-rewritten-all = Regel { $seq } is niet die welke deze browser te zien kreeg, en niets ouders is er nog.
desk-rewritten-receipt = Het ontvangstbewijs dat het aantoont:
desk-rewritten-prove = Alle ontvangstbewijzen, en een controle door deze pagina
desk-rewritten-accept = Ik weet het; ga verder met wat er nu is
desk-unknown-receipt = Deze browser heeft iets van deze campagne te zien gekregen. Het laatste ontvangstbewijs:

desk-verify-file = Bewaar deze pagina als bestand: ze controleert logboeken zonder enige server, voor altijd
desk-numbers = Wat er is berekend, en waar elk getal vandaan komt
desk-alike = Andere worpen van deze soort
desk-confirm-all = Alle { $count } bevestigen
