# Waar het logboek volgens het huis eindigt, en telefoons die dat vergelijken.
checkpoints-fork = Twee geschiedenissen van deze campagne
checkpoints-fork-what = De server heeft twee notities ondertekend van waar het logboek eindigt die niet allebei waar kunnen zijn, of wil niet tonen hoe de ene op de andere volgt. Dus krijgt niet iedereen hetzelfde logboek te zien, of het werd teruggezet naar een oudere stand. Bewaar beide notities: daarmee kun je het aantonen, wie het ook deed. Praat dan met de anderen.
checkpoints-house = Iemand anders ondertekent voor deze campagne
checkpoints-house-what = Wat de server nu zegt, is niet ondertekend door het huis waarmee deze campagne begon. Bewaar dit, en praat met de organisator.
checkpoints-order = Een bevel van jou staat anders in het logboek
checkpoints-order-what = Wat in het logboek staat, is niet het bevel dat deze browser heeft ondertekend, of het staat er niet hoewel de server dat zei. Bewaar dit: eerst wat ondertekend werd, dan wat in plaats daarvan werd opgeschreven. Praat dan met de anderen.
checkpoints-go-on = Ik weet het; ga verder met wat er nu is
checkpoints-proof = Wat het aantoont
checkpoints-save = Als bestand opslaan
checkpoints-read = Lees het
checkpoints-compare = Vergelijk met een andere telefoon
checkpoints-compare-about = Bij elk antwoord ondertekent de server hoe lang het logboek is en wat de vingerafdruk van de laatste regel is. Je pagina vergelijkt deze notities vanzelf, ook met die welke anderen hebben ondertekend. Een server die twee mensen twee verschillende logboeken toont, moet ook hun notities uit elkaar houden: vergelijk de jouwe dus rechtstreeks met die van een andere telefoon.
checkpoints-held = De nieuwste notitie die deze browser heeft gecontroleerd, zegt dat het logboek { $size ->
    [one] één regel
   *[other] { $size } regels
  } heeft.
checkpoints-none = Deze browser heeft nog geen zulke notitie gecontroleerd.
checkpoints-show = Toon de code
checkpoints-note = De notitie als tekst
checkpoints-code = De link voor de andere telefoon
checkpoints-other-phone = de andere telefoon
checkpoints-paste = De notitie van een andere telefoon, of de link
checkpoints-compare-now = Vergelijk
checkpoints-comparing = Aan het vergelijken…
checkpoints-same = ✓ Hetzelfde: beide telefoons krijgen hetzelfde logboek te zien, even lang.
checkpoints-older = ✓ De andere notitie is ouder, en past: het is hetzelfde logboek.
checkpoints-newer = ✓ De andere notitie is nieuwer, en past: het is hetzelfde logboek.
checkpoints-forked = ✗ Twee geschiedenissen. Bewaar beide notities.
checkpoints-unasked = De server is niet te bereiken, en wat deze browser bewaart, geeft geen uitsluitsel. Bewaar de notitie en vergelijk ze later.
checkpoints-form = Dit is geen zulke notitie. Neem ze in haar geheel, van ‘wapenrol/’ tot het einde van de laatste regel.
checkpoints-not-the-house = ✗ Het huis van deze campagne heeft deze notitie niet ondertekend. Speelt de andere telefoon in deze campagne, bewaar dan beide notities.
checkpoints-signature-wrong = ✗ Een handtekening in deze notitie is onjuist: ze werd veranderd.
checkpoints-before = Eerder gevonden
checkpoints-clock-ahead = Volgens de klok van de server is je laatste bevel { $minutes ->
    [one] één minuut
   *[other] { $minutes } minuten
  } later gegeven dan volgens die van deze browser. Een van de twee klokken loopt verkeerd.
checkpoints-clock-behind = Volgens de klok van de server is je laatste bevel { $minutes ->
    [one] één minuut
   *[other] { $minutes } minuten
  } eerder gegeven dan volgens die van deze browser. Een van de twee klokken loopt verkeerd.
