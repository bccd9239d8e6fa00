# Which page an address shows.

routes-lost = Deze pagina bestaat niet
routes-to-campaigns = Naar de campagnes
