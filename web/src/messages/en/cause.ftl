# Why something is as it is after a fight.

cause-title = Why?
cause-dice = The dice that fell (record { $record })
cause-record = Record { $record } in the log
cause-asking = Leafing through the log…
