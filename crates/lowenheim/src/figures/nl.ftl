# What a word is that is no figure; it stands in other sentences.
no-figure = `{ $word }` is geen figuur; schrijf een personage, bijvoorbeeld mannheim, of een soort en een nummer, bijvoorbeeld foot-soldier-3
