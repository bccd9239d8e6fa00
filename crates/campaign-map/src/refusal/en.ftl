# Why the campaign map says no, and what would be allowed.

campaign-over = The campaign is over.
wrong-phase = That belongs to the phase { $wanted }; now it is { $now }.
players-only = Only a player of this campaign orders that.
there-are = To choose from: { $known }.
spelt-alike = Spelt nearly like it: { $known }.
fights-first = Fights are to be settled first: { $fights }.
not-all-done = Somebody has still to decide in the phase { $phase }.
not-all-done-allowed = The organiser may go on without them.

# Mustering.
mustered-all = You have said that you muster no more this turn.
not-your-castle = { $castle } is no castle of { WITHIN($seat) }.
holds = { $seat } { VERB($seat, "holds", "hold") } { $castles }.
under-attack = { $castle } is under attack: an enemy banner stands beside it.
no-such-troop = { $seat } { VERB($seat, "has", "have") } no troop `{ $troop }` in any army book.
no-crowns = That costs { COUNT($cost, "crown", "crowns") }, and { WITHIN($seat) } { VERB($seat, "has", "have") } { $has }.
no-such-banner = { $seat } { VERB($seat, "has", "have") } no banner `{ $banner }`.
no-room-with = { $banner } has { COUNT($units, "unit", "units") } or { COUNT($individuals, "individual", "individuals") } already.
too-many-units = { $castle } has mustered { COUNT($units, "unit", "units") } this turn.
banner-elsewhere = { $banner } does not stand in { $castle }.
no-general = { $troop } is no general, and a banner has one.
too-many-banners = { $seat } { VERB($seat, "has", "have") } { COUNT($has, "banner", "banners") }, and the land allows { $allowed }.
no-such-piece = { $seat } { VERB($seat, "has", "have") } no `{ $piece }` to send, or it is named twice.
piece-elsewhere = { $piece } is not where the others are.
nobody-named = Nobody is named.
banner-holds = { $banner } holds { COUNT($units, "unit", "units") } and { COUNT($individuals, "individual", "individuals") }.
nothing-to-repair = { $castle } has no { $damage } to repair.
no-captive = Nobody holds a `{ $piece }` of { WITHIN($seat) }.
no-castle-to-receive = { $seat } { VERB($seat, "has", "have") } no castle to receive them.
nothing-to-muster = { $seat } { VERB($seat, "has", "have") } no castle and nothing to muster.

# Orders, marches, fights and retreats.
no-banner-at-all = { $seat } { VERB($seat, "has", "have") } no banner to order about.
tunnel-taken = Another banner of yours goes into that tunnel.
only-regions-burn = { $banner } stands in a castle, and only regions are burnt.
march-length = { $banner } marches over one space, or two when it is fast.
no-such-space = There is no space `{ $space }` on the map.
no-link = No link leads from { $from } to { $to }.
linked-to = { $from } is linked to { $links }.
castle-of-another = { $castle } is a castle of another.
castle-of-another-allowed = Order `assault { $castle }` from a region beside it.
tunnel-too-low = { $piece } does not fit into the tunnel from { $from } to { $to }.
too-slow = { $piece } is too slow for a march of two spaces.
not-own-land = { $space } is not yours, and a march of two spaces leads over own land.
no-castle-beside = { $banner } stands beside no castle { $castle }.
castles-beside = Beside { $at }: { $castles }.
castle-is-yours = { $castle } is yours.
castle-is-yours-allowed = Order `march { $castle }`.
no-retreat-there = { $banner } cannot retreat to { $to }: it is not beside it, or not free.
no-retreat-needed = { $banner } is not beaten and need not retreat.
ways-out = From { $from } lead { $ways }.
only-organiser-rules = Only the organiser rules how a fight has ended.
ruling-reason = A ruling has a reason, in 1 to 200 characters.
no-siege-to-go-on = { FIRST($fight) } is no siege that could go on in the next turn.
rule-a-winner = Rule who has won: `attacker` or `defender`.
did-not-fight = { $piece } did not fight there, or endured less than { $left } before.
no-such-fight = No fight { $fight } is to be settled.
to-be-settled = To be settled: { $fights }.

# Sieges of walled towns.
no-siege-of-yours = { FIRST($fight) } is no siege of a walled town in which you are the attacker.
bought-before-day-one = For { $fight } nothing more is bought: engines are ordered once, before the first day of a turn.
too-many-engines = Of { $engine }, { $most } may come to this siege in all.
nobody-marches-in = { $castle } is besieged: nobody marches into it.
nobody-marches-out = { $castle } is besieged: nobody marches out of it but against those who besiege it.
break-out = They stand in { $camps }.
besieged = { $castle } is besieged, and nothing is repaired there.
nothing-to-relieve = Nobody besieges { $castle } whom you could drive away, or nobody is there who could welcome you.
besieged-are = Besieged by others: { $castles }.
shut-in = { $banner } is shut in, in what it holds of { $castle }, while a relief stands before it.
shut-in-allowed = Order `hold`, or `assault { $castle }`; both go on with the siege.
no-relief-asks = { $banner } asks you for no leave to relieve a town of yours.
relief-asks = The besieged have not said whether they welcome { $banners }.
relief-asks-allowed = They order `admit` or `turn-away` and the banner. The organiser can go on without them; then it is not welcome.

# Opening a campaign.
only-organiser-opens = Only the organiser opens a campaign.
bad-title = title: a campaign's name has 1 to 80 characters.
bad-map = map: { $what }
no-homes = player: no home castles for { COUNT($players, "player", "players") }, each at a seat of their own.
no-homes-allowed = The map says where how many players begin.
garrison-no-unit = garrison: there is no unit `{ $unit }`.
leader-nobody = leader { $figure }: there is no individual `{ $troop }`.
leader-name = leader { $figure }: a name has 1 to 60 characters.
player-troop = player { $seat }: their peoples have no troop `{ $troop }`.
player-general = player { $seat }: { $troop } is no general.
player-a-unit = player { $seat }: { $troop } is a unit.
player-no-unit = player { $seat }: { $troop } is no unit.
player-units = player { $seat }: a banner has 1 to { COUNT($units, "unit", "units") }.
player-points = player { $seat }: { $points } muster points, and { $free } are free.

# A map that makes no sense.
map-twice = { $space } stands twice on the map.
map-size = A map has 2 to 200 spaces, not { $spaces }.
map-place = Two spaces are drawn at { $x }, { $y }, or it is beyond 1000.
map-province = { $space } is in no province { $province }.
map-link = { $space } and { $other }: both name a link.
map-linked = { $space } is linked to no region { $other }.
map-beside = { $castle } lies beside no region { $other }.
map-homes = { COUNT($players, "player", "players") } need { $players } home castles.
map-apart = No way leads from { $from } to { $to }.

# A word of an order that is none.
banner-twice = `{ $banner }` is ordered twice.
no-piece-left = `{ $word }` does not say what a piece still endures; write its id, `=` and a number, such as `cavalry-1=2`.

# The realm before the map and within it.
realm-players = A game for the realm is for two to four players, and here are { $players }.
realm-players-allowed = Without it they begin in the homes that the map gives them.
realm-away = realm: { $seat } does not play, and cannot stay away.
another-chooses = { $seat } { VERB($seat, "chooses", "choose") } a home now.
no-free-home = { $castle } is no free home.
free-homes = Free are { $homes }.
king-lives = The realm is still being played for.
king-lives-allowed = Homes are chosen when its king is dead. The organiser can end it with `break-off because REASON`.
truce-ground = { $space } belongs to { WITHIN($seat) }, with whom you have a truce until turn { $turn } is over.
truce-banner = { $banner } of { WITHIN($seat) } stands in { $space }, and you have a truce until turn { $turn } is over.
truce-allowed = Ground that is nobody’s is free to both.
renegades-first = Renegades change sides before anybody musters: { WITHIN($seat) } { VERB($seat, "has", "have") } still to answer.
no-renegade = No renegade changes sides now.
another-answers = That is for { WITHIN($seat) } to say now.
unit-asked = The opponent is named already; now a unit is.
opponent-asked = An opponent is to be named first.
no-such-opponent = This renegade could not leave { WITHIN($seat) }.
opponents-are = It can leave { $known }. Nobody loses a second unit while another has lost none.
not-the-cheapest = { $piece } is none of your units that cost fewest muster points.
cheapest-are = These are: { $known }.
realm-reason = A reason has 1 to 200 characters.
only-organiser-calls = Only the organiser calls the estates together.
only-organiser-ends = Only the organiser ends a game for the realm before its time.
no-turn-yet = The map has not begun yet.
called-before = The estates were called in turn { $turn }, and are called once in a campaign.
last-turn = Turn { $turn } is the last one: behind it nobody meets.
estates-players = The estates are two to four players who hold a castle or a banner, and there are { $players }.
estates-sit = The estates have met, and play for the realm.
estates-sit-allowed = The organiser can end it with `break-off because REASON` or with `rule-estates`.
no-estates-sit = No estates are sitting.
two-of-the-estates = Two different players of the estates are named: the first and the second.
no-realm-played = No game for the realm is being played.

# What the organiser sets right.
crowns-of = The purse of { $who }
wounds-of = { $piece }
no-such-player = `{ $seat }` does not play.
not-in-an-army = { $piece } is in no army and no garrison.
in-an-army = What a unit or an individual endures is set right that marches with a banner or keeps a castle, and has not fallen.
fights-now = { $piece } fights in { $fight }.
in-a-siege = { $piece } takes part in a siege that goes on.
in-its-fight = Set it right there, or when that is over.
