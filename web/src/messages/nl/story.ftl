# De campagne als verhaal, en de tabel van wat van gevecht naar gevecht meegaat.

story-page = Het verhaal van { $name } · Wapenrol
story-name = Het verhaal
story-link = Het verhaal
story-back = Naar de tafel
story-markdown = Als Markdown
story-print = Afdrukken…
story-opening = De kroniekschrijver schraapt zijn keel…
story-turns = Beurten
story-turn = { $turn ->
    [0] Vóór de eerste beurt
   *[other] Beurt { $turn }
}
story-map = { $turn ->
    [0] Het land vóór de eerste beurt
   *[other] Het land aan het eind van beurt { $turn }
}
story-record = Regel { $record } in het logboek
story-land = { $name }: { $players }
story-land-holds = { $name } met { $castles ->
    [one] 1 kasteel
   *[other] { $castles } kastelen
}
story-carry = Wat meegaat
story-carry-page = Wat meegaat · Wapenrol
story-carry-about = Wat er heen en weer gaat tussen de kaart van een campagne, haar veldslagen en de belegeringen van de stad. Elk is een huisregel met een nummer. Wat een gevecht op de kaart verandert, noemt die huisregel, en de regel van het logboek die het veranderde.
story-carry-id = Nummer
story-carry-rule = Wat er geldt
