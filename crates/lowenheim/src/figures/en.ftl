# What a word is that is no figure; it stands in other sentences.
no-figure = `{ $word }` names no figure; write a person such as mannheim, or a kind and a number such as foot-soldier-3
