# Wat ervan wordt gezegd waar elk kan staan: in de lobby, voordat er iets van is geladen.

lowenherz-about-kind = Rijk
lowenherz-about-example = Het rijk van zaterdag
lowenherz-about-begin = Begin het rijk
lowenherz-about-ended = De koning is dood; leve de koning.
lowenherz-about-closed = Dit rijk kan niet worden geopend
lowenherz-about-size = { $seats ->
    [2] twee erfgenamen
    [3] drie vorsten
   *[other] { $seats } vorsten
}
