# Before the game and at the table: arriving, throwing, looking back, being cut off.

table-motto = A campaign book for wargames, kept by a referee who forgets nothing.
table-your-move = Your move ({ $count })
table-what-if = a what-if of “{ $name }”
table-all-campaigns = Campaigns ({ $count })
table-asked = { $names }: your order is awaited.
table-asked-since = { $names }: your order has been awaited since { $since }.
table-unlisted = The list cannot be read.
table-none = None yet. Begin one.
table-rulebooks = Rulebooks
table-sheets = Quick reference, map and record sheet, to print
table-over = The campaign is over.
table-stands = { $turn ->
    [0] Before the first turn.
   *[other] Turn { $turn }.
}
table-stands-at = { $turn ->
    [0] Before the first turn: { $step }.
   *[other] Turn { $turn }: { $step }.
}
table-you-organise = You are the organiser.
table-you-sit = You have a seat.
table-you-watch = You may watch.
table-begin = Begin
table-what = What shall be played?
table-name = Name
table-who = Who sits where?
table-who-about = Only if you know it already. Everybody reads these names; nobody needs an account. Whoever plays several seats gets one link for all of them if their name stands at each.
table-who-name = nobody named
table-realm-set-up = Its board
table-realm-set-up-is = { $set_up ->
    [basic] basic: castles and knights stand as in the picture
   *[variable] variable: the land is laid at random, and everybody places their castles
}
table-realm-away = Stays away from it:
table-realm-plays = { $count ->
    [0] Nobody plays it: the campaign begins at once.
    [one] Only one is left, and nobody plays it alone: the campaign begins at once.
    [2] Two play it, with the variable board. Whoever stays away chooses their home last.
   *[other] { $count } play it. Whoever stays away chooses their home last.
}
table-password = The host's password
table-import = Or take in a log that was downloaded elsewhere
table-seat-of = { $seat } ({ $player })
table-seats-of = { $player }: { $seats }
table-rules = The rules

table-invite = Invite: codes and links for every seat
table-invite-title = Invite: { $name }
table-begun = { $name } has begun
table-invite-board = To the board
table-invite-about = Let each player photograph the code of their seat with their telephone, or send them its link. Who holds it sits at that seat, without an account. Keep the codes of others covered; any link can be replaced later.
table-invite-alone = This address works on this computer only. Open the page by the name or number of this computer in your network, and codes work on telephones too.
table-invite-yours = Your own: it opens everything. Give it to nobody.
table-arrived = { $here ->
    [0] Nobody of { $seats } has arrived yet
   *[other] { $here } of { $seats } players are here
}
table-all-gone = None of { $seats } players is here now
table-here = is here
table-gone = was here
table-awaited = not here yet
table-code = The code of { $name }
table-open = Open
table-no-key = This browser does not know its link.
table-print = Print the codes

table-skip = To the board
table-screen = Shared screen
table-screen-told = What happened
table-screen-lost = No connection; this was the last.
table-city = The city
table-field = The field

table-dice-kind = { $sides ->
    [6] { $count ->
        [one] one die
       *[other] { $count } dice
    }
   *[other] { $count ->
        [one] one D{ $sides }
       *[other] { $count } D{ $sides }
    }
}
table-dice-purpose = { $why ->
    [fight] the fight
    [strength] the strength of the hit
    [effect] what the hit does
    [rage] the rage of the beast
    [insult] the insults
    [break-free] breaking free
    [jump] jumping the barricade
    [control] power over its mind
    [passage] the way between friends
    [mine] the explosion
    [section] the piece of wall that goes up
    [taken] who is lost
    [damage] what the wounds leave behind
    [fire] where the fire is
    [douse] putting the fire out
    [spread] how the fire spreads
    [fire-direction] the way the fire goes
    [save] the saving throw
    [breakdown] the Teleporter
    [collapse] the falling roof
    [band_strength] the strength of the band
    [sewer_door] the sewer door
    [attack] the attack
    [accuracy] the sword of accuracy
    [strike] where the spell strikes
    [freezing-gaze] the freezing gaze
    [trap] the trap
    [heads] the number of heads
    [power] the power of a demon
    [weapon] a magic weapon
    [trinket] a magic item
    [banner] a banner
    [warding] the warding
    [healing] the healing
    [batter] the engine
    [assassination] the assassin
    [animal-form] how long the animal’s shape lasts
    [title] the general’s title
    [name] the general’s name
    [origin] where the general comes from
    [reputation] the general’s fame
    [who-attacks] who attacks
    [return] who comes back
    [fate] who has fallen
    [arrival] whether a band comes
    [band_aim] where the band wants to go
    [band_order] the order of the bands
    [shot] the shot
    [combat] the fight
    [salvo] the guns
    [wounded] how the wounded fare
    [initiative] who goes first
    [catch] whether the fire jumps over
    [infiltration] the way past the enemies
    [oil] the boiling oil
    [oil-fire] whether the oil burns
    [light] lighting the fire
    [quench] putting the fire out
    [ram] the ram
    [axes] the axes at the gate
    [fall] the fall
    [topple] toppling the ladder
    [terms] the terms of surrender
    [field] the field
    [bots] the fight without players
   *[other] { $words }
}
table-dice-decide = The dice decide
table-dice-what = What did you throw?
table-dice-rolls = This rolls { $dice } for { $why }; more may follow.
table-dice-throw = Throw { $dice } for { $why }.
table-dice-throw-several = { $rolls ->
    [one] One roll comes whatever falls. Throw for it.
   *[other] { $rolls } rolls come whatever falls. Throw for all of them.
}
# One of several rolls that are thrown together.
table-dice-of-several = { $dice } for { $why }
table-dice-otherwise = It went another way than could be foreseen: here another roll comes. Nothing is written yet.
table-by-chance = dice or cards decide
table-dice-sealed = Let the sealed dice fall
table-dice-we-throw = We throw
table-dice-so-far = Thrown so far:
table-dice-typed = { $typed } of { $count } typed: { $faces }
table-dice-none = none
table-dice-fell = { $thrown ->
    [yes] thrown { $dice }: { $faces }
   *[no] sealed { $dice }: { $faces }
}
table-dice-take = Take back { $face }
table-dice-faces = Faces
table-dice-face = A face from 1 to { $sides }
table-dice-lay = Lay down
table-dice-send = These are the dice
table-dice-back = Take one back
table-dice-swift = Send by itself when all are typed

table-waiting = No answer yet
table-waiting-about = The connection is lost, so nobody knows whether this order was accepted. It is sent again by itself, and counts once.
table-waiting-drop = Do not send it again
table-waiting-faces = No connection. Your faces are kept, and sent as soon as there is one.
table-kept = The server cannot be reached. This is what you saw last, { $when }; orders can be given once it is back.
table-since = Since you last looked
table-since-more = { $count ->
    [one] One thing more, and then:
   *[other] { $count } things more, and then:
}
table-since-play = Play it
table-since-log = Read it in the log

table-log = Log
table-earlier = Earlier lines
table-more = { $count ->
    [one] And one thing more.
   *[other] And { $count } things more.
}
table-open-entry = The lines up to { $seq }
table-record = { $who }, { $when } · { $scope } · after { $parent }
table-record-link = link to { $seq }
table-undone = Show what was undone
table-everywhere = Also what happens at the other tables
table-tell = Tell
table-tell-line = A line of the story
table-tell-about = Tell a line of the story
table-note = Keep for myself
table-note-about = Nobody else reads it
table-sieve = Look for…
table-sieve-found = { $count ->
    [one] One line found
   *[other] { $count } lines found
}
table-sieve-none = No line matches.
table-sieve-any = all
table-sieve-seat = Who
table-sieve-scope = Where
table-sieve-kind = What
table-sieve-codes = As the log calls it
table-sieve-clause = Clause
table-sieve-example = HEI-120
table-sieve-clear = Show everything
table-whole-campaign = the campaign
table-kind-order = all orders
table-kind-dice = all dice
table-kind-card = all cards
table-kind-timeline = all rewinds and questions
table-kind-dispute = all disputes
table-kind-campaign = all of the campaign

table-time = Time
table-back = One order back
table-on = One order on
table-place = Place in the log
table-now = Now
table-at = { $turn ->
    [0] Line { $seq }, before the first turn
   *[other] Line { $seq }, turn { $turn }
}
table-atlas = The board in words
table-replay = Replay and pictures
table-play = Play
table-pause = Pause
table-pace = Speed
table-pace-slow = slowly
table-pace-even = evenly
table-pace-fast = fast
table-moment = line { $seq }
table-save-svg = Save as SVG
table-save-png = Save as PNG
table-save-failed = The picture could not be made.
