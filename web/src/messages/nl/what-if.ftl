what-if-about = “Wat als we niet hadden aangevallen?” Een wat-als gaat verder vanaf een regel van de campagne, ernaast: een campagne op zichzelf, met nieuwe sleutels en andere dobbelstenen. Wat daar gespeeld wordt, telt hier niet, niemand krijgt er bericht van, en hij voorspelt geen worp. Kijk ernaar, gooi hem weg, of neem hem over.
what-if-at = Vanaf regel (de laatste van een bevel)
what-if-now = nu, regel { $seq }
what-if-name = Naam
what-if-begin = Een wat-als beginnen
what-if-list = Wat-als naast deze campagne
what-if-none = Er zijn er geen.
what-if-from = vanaf regel { $seq }
what-if-played = { $orders ->
    [0] nog niets gespeeld
    [one] 1 bevel gespeeld
   *[other] { $orders } bevelen gespeeld
}
what-if-open = Erheen
what-if-no-key = Deze browser heeft er geen sleutel van. Hij is elders begonnen; wie hem begon, heeft de sleutels.
what-if-compare = Met nu vergelijken
what-if-adopt = Overnemen…
what-if-throw-away = Weggooien…
what-if-parts = De campagne bij regel { $from }, de wat-als bij zijn regel { $to }; na regel { $common } van de campagne gingen ze uiteen.
what-if-here = De campagne
what-if-there = De wat-als
what-if-only-here = { $count ->
    [one] Alleen in de campagne: 1 regel
   *[other] Alleen in de campagne: { $count } regels
}
what-if-only-there = { $count ->
    [one] Alleen in de wat-als: 1 regel
   *[other] Alleen in de wat-als: { $count } regels
}
what-if-reason = Reden, voor iedereen te lezen
what-if-adopt-now = Overnemen
what-if-ask = Eerst de spelers vragen
what-if-asked = Het is gevraagd; de antwoorden komen bij “Instemming”.
what-if-adopted = Overgenomen: wat daar gespeeld is, telt nu hier.
what-if-cannot = Overnemen kan niet: er is niets gespeeld, of er is teruggedraaid tot vóór het begin.
what-if-throw-what = Zijn sleutels openen niets meer, voor niemand. Dit is niet terug te draaien.
what-if-throw-now = Weggooien
what-if-cancel = Laten liggen
what-if-is = Wat-als
what-if-is-of = Een wat-als van “{ $name }” vanaf regel { $seq }: niets hier telt daar.
what-if-back = Naar de campagne
