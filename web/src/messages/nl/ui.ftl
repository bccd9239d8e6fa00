# Words that every room uses.

ui-language = Taal
ui-close = Sluiten
