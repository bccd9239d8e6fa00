# Wat een ander gooide, om te bevestigen.
throws-organiser = de organisator
throws-title = Gegooide dobbelstenen om te bevestigen
throws-roll = { $who } gooide { $faces } ({ $dice }) voor { $why }.
throws-cards = Omgedraaid: { $cards }.
throws-whose = Het is de worp van { $name }.
throws-seen = Gezien
throws-not-so = Niet zo
throws-waits = Er wordt verder gespeeld als iemand anders het bevestigd heeft: { $who }.
throws-foreign = De server vraagt iets anders te ondertekenen dan hij toont. Er is niets ondertekend.
throws-further = En voor wat volgt: { $faces }.
