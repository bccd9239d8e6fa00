# What is said of it where any may stand: in the lobby, before anything of it was loaded.

lowenherz-about-kind = Realm
lowenherz-about-example = Saturday's realm
lowenherz-about-begin = Begin the realm
lowenherz-about-ended = The king is dead; long live the king.
lowenherz-about-closed = This realm cannot be opened
lowenherz-about-size = { $seats ->
    [2] two heirs
    [3] three princes
   *[other] { $seats } princes
}
