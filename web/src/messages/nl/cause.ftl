# Waarom iets na een gevecht is zoals het is.

cause-title = Waarom?
cause-dice = De dobbelstenen die vielen (regel { $record })
cause-record = Regel { $record } in het logboek
cause-asking = Even bladeren in het logboek…
