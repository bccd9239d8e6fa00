# What somebody else threw, to be confirmed.
throws-organiser = the organiser
throws-title = Thrown dice to confirm
throws-roll = { $who } threw { $faces } ({ $dice }) for { $why }.
throws-cards = Turned up: { $cards }.
throws-whose = It is the roll of { $name }.
throws-seen = I saw it
throws-not-so = Not so
throws-waits = Play goes on when somebody else has confirmed it: { $who }.
throws-foreign = The server asks to sign something else than what it shows. Nothing was signed.
throws-further = And for what follows: { $faces }.
