
# De spelleider.
master-decides-now = De spelleider beslist nu wat de vijand doet.
wait-for-master = Wacht daarop; de organisator mag in plaats daarvan `proceed` zeggen.
master-overrides = Alleen de spelleider zet een beslissing opzij.
no-master = Deze belegering wordt zonder spelleider gespeeld.
bad-arrival = Een bende kan niet komen bij een D6 van { $number } of meer.
arrival-numbers = Noem een getal van 2 tot 6; 5 is makkelijk, 4 gewoon, 3 moeilijk.
arrival-so = Een bende komt al bij { $number } of meer.

# Wat de spelleider beslist.
nothing-pending = Er wacht geen beslissing.
proceed-stops = Zeg `proceed`: het houdt stil voor de volgende beslissing wordt uitgevoerd.
decided-elsewhere = Hierover wordt nu niet beslist.
override-pending = Beslis anders over wat wacht, of laat het zo met `proceed`.
happens-anyway = Dit gebeurt vanzelf.
let-it-stand = Laat het zo met `proceed`.
bands-enough = Op de kaart zijn al { COUNT($bands, "bende", "benden") }; er is geen plaats voor meer.
no-way-up = Elke riooldeur is versperd, en er is geen krater meer.
too-many-ogres = Er kunnen geen { $ogres } Rattenogers komen: beneden wachten er { $waiting }.
bad-strength = Een bende kan geen { COUNT($figures, "figuur", "figuren") } hebben.
name-strength = Noem 1 tot { $most } figuren.
no-entry = In { $hex } kan niemand bovenkomen.
name-enterable = Noem een begaanbaar vak.
bands-once = Elke bende handelt één keer.
name-bands = Noem elk van deze benden één keer: { $bands }.
no-such-place = De stad heeft geen plaats { $place }.
cannot-attack = { $who } kan { $other } niet aanvallen.
reach-holds = Binnen bereik zijn { $ids }.
walks-not-now = { $who } hoort niet bij wie nu lopen.
no-room-by-then = In { $hex } is dan geen plaats voor { $who }.
walks-at-most = { $who } loopt hoogstens { $most } vakken.
no-neighbours = { $from } en { $to } zijn geen buurvakken.
barricade-takes-move = De barricade tussen { $from } en { $to } kost de hele verplaatsing.

# Wat een sfeerdaad teweegbrengt.
decision-waits = Er wacht een beslissing van de vijand; die zou niet meer passen.
settle-first = Laat die eerst zo met `proceed`, of beslis anders.
names-no-card = Er is geen kaart genoemd.
no-fire-there = In { $hex } kan geen brand uitbreken.
name-fuel = Noem een vak met een gebouw dat niet brandt en niet is afgebrand.
unhurt = { $who } heeft alle Wonden nog ({ $wounds }).
too-few-to-draw = Er kunnen geen { COUNT($count, "kaart", "kaarten") } worden getrokken; er zijn er { $there }.
hand-would-burst = { $faction } heeft { COUNT($held, "kaart", "kaarten") } en mag er { $most } hebben.
give-fewer = Geef er minder, of geef ze in stap 8.

# Wat de organisator bijstelt.
set-right-wounds = Wat { $who } verdraagt
not-there-to-set-right = { $who } staat niet op de kaart.
bring-back = Wie gevallen is, staat weer op met `set-right standing { $figure } HEX because REASON`.
line-not-public = Het profiel van { $who } is nog niet openbaar, en dus ook de wonden niet.
line-not-public-allowed = Of het gevallen is, kan bijgesteld worden: `set-right fallen`, `set-right standing`.
nobody-to-bring-back = { $who } kan niet teruggehaald worden.
whom-to-bring-back = Terug komt een figuur van de stad dat niet op de kaart is en niet door de tunnel is vertrokken.
where-to-bring-back = Noem een vak met straat, plein of gebouw dat niet brandt en plaats heeft.
