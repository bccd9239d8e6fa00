# Why something is as it is after a fight.

cause-title = Why?
cause-dice = The dice that fell (line { $record })
cause-record = Line { $record } of the log
cause-asking = Leafing through the log…
