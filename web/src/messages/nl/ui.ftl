# Words that every room uses.

ui-sound = Geluid
ui-sound-about = Een geluid als jij aan de beurt bent, en als er dobbelstenen vallen
ui-language = Taal
ui-close = Sluiten
ui-clause-private = { $section }, uit een geheime briefing
ui-clause-example = Voorbeeld.
ui-clause-ruling = Zo lezen wij het.
ui-clause-ruled-by = Uitspraak
ui-clause-settles = Beslist over
ui-clause-status = { $status ->
    [played] Status: gespeeld
    [narrated] Status: verteld
    [ruled] Status: er is een uitspraak
    [planned] Status: gepland
   *[other] Status: { $status }
}
ui-clause-opening = Even bladeren…
ui-clause-read = Lees { $id }
ui-copy = Link kopiëren
ui-copied = Gekopieerd ✓
ui-copy-link = Link kopiëren voor { $name }
ui-copied-link = Gekopieerd ✓: de link voor { $name }
ui-copy-plain = Kopiëren
ui-copy-text = Kopiëren: { $name }
ui-copied-text = Gekopieerd ✓: { $name }
ui-rolls = Laatste worpen van
ui-help = ? Hulp
