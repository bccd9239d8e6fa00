# Iemand vertellen dat die aan de beurt is.
notices-title = Laat me weten als ik aan de beurt ben
notices-about = { $after ->
    [0] Je krijgt één bericht als je aan de beurt bent, en het volgende pas als er iets anders van je gevraagd wordt.
    [one] Je krijgt één bericht als de anderen een minuut op je hebben gewacht, en het volgende pas als er iets anders van je gevraagd wordt.
   *[other] Je krijgt één bericht als de anderen { $after } minuten op je hebben gewacht, en het volgende pas als er iets anders van je gevraagd wordt.
}
notices-to = Je krijgt bericht op { $to }.
notices-stop = Geen berichten meer
notices-newest-failed = Het laatste bericht kon niet worden bezorgd. Klopt het adres nog?
notices-newest-unknown = Niemand weet of het laatste bericht is aangekomen.
notices-newest-waiting = Het laatste bericht is nog niet aangekomen; het wordt opnieuw geprobeerd.
notices-code = De code die naar { $address } is gestuurd
notices-confirm = Bevestigen
notices-address = Het adres van een webhook, zoals een kanaal van Discord je dat geeft
notices-address-mail = Je e-mailadres, of dat van een webhook, zoals een kanaal van Discord je dat geeft
notices-like = https://discord.com/api/webhooks/…
notices-like-mail = jij@example.org
notices-try = Probeer het, en bericht me daar
notices-feed-about = Of volg een eigen feed (Atom) in een willekeurige lezer: waar je om gevraagd wordt, en geschillen over jouw bevelen. Het adres opent niets anders, en wordt één keer verteld.
notices-feed = Maak het adres van mijn feed
notices-feed-anew = Maak een ander adres
notices-feed-stop = Geen feed meer
notices-feed-name = de feed
