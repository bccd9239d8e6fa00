# Which page an address shows.

routes-lost = No such page
routes-to-campaigns = To the campaigns
