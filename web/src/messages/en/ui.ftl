# Words that every room uses.

ui-language = Language
ui-close = Close
