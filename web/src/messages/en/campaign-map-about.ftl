# What is said of it where any may stand: in the lobby, before anything of it was loaded.

campaign-map-about-kind = Campaign
campaign-map-about-example = Our autumn campaign
campaign-map-about-begin = Begin the campaign
campaign-map-about-ended = The campaign is over.
campaign-map-about-closed = This map cannot be opened
campaign-map-about-size = { $seats } seats · battles and sieges
campaign-map-about-realm = Begin with a game for the realm (Löwenherz), which gives out homes, crowns and first regions: for two to four players
