# What is said of it where any may stand: in the lobby, before anything of it was loaded.

te-wapen-about-kind = Battle
te-wapen-about-example = Saturday's battle
te-wapen-about-begin = Begin the battle
te-wapen-about-ended = The battle is over.
te-wapen-about-closed = This battle cannot be opened
te-wapen-about-size = { $turns ->
    [0] { $one } against { $other } · to the last
   *[other] { $one } against { $other } · { $turns } turns
}
