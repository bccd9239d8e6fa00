# Een ander apparaat tekent, of nog geen van een plaatsvervanger is toegelaten.
elsewhere-signs = Een ander apparaat tekent voor jou. Hier kun je kijken, maar geen bevelen geven.
elsewhere-signs-what = Laat het andere apparaat een code tonen: “Laat nog een apparaat van jou tekenen”, onder Zetels. Is dat apparaat kwijt, of was het nooit van jou, vraag de organisator dan het los te maken, en open deze pagina opnieuw.
elsewhere-deputy = De organisator heeft deze browser nog niet toegelaten: je kunt kijken, maar niets voor hen doen.
elsewhere-deputy-what = In deze campagne tekenen apparaten wat de organisator doet. Vraag om een nieuwe link: op de pagina van de organisator, bij Plaatsvervangers, staat naast je naam “Nieuwe link”. Die laat de eerste browser toe die hem opent. Heb je er elders een geopend, werk dan daar.
elsewhere-join-open = Open dit met het andere apparaat. Het werkt één keer; tot die tijd kan wie het opent jouw bevelen geven.
elsewhere-join-code = De link voor je andere apparaat
