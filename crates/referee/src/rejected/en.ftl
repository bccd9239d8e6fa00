# The referee's own ways of saying no.

bug = This is a mistake in Wapenrol, not in your order. Nothing was written. ({ $what })

# Stored logs, and the store.
damaged = The stored log of this campaign is damaged: { $what }. `wapenrol verify` says more; `wapenrol doctor` says what can be mended.
damaged-hidden = a payload is hidden
damaged-missing = line { $seq } of the log is missing
damaged-record = line { $seq } of the log: { $what }
damaged-end = it should end with line { $seq }, but does not
damaged-private = its keys and its secret are missing from the store
private-unreadable = The keys and the secret of this campaign are stored in a form that cannot be read.
store-failed = The store failed: { $error }.
store-unsure = The store failed while your order was being written, so it is not known whether it was stored. When it works again, send the same order again with the same id: if it was stored, the answer says so.
store-unavailable = The servers that keep the campaigns do not answer. Nothing was stored; send the order again in a moment.
store-full = The disk is full. Nothing was stored; make room and send the order again.
overtaken = Others write to this campaign all the time. Nothing was stored; send it again in a moment.
no-random-bytes = The system gives no random bytes: { $error }.
export-unwritten = The export cannot be written: { $error }.
unfinished = This campaign is still being written, or that was interrupted. Wait a moment; if it was an import, import the same file again; if it was new, open another one.

# Logs from elsewhere.
not-verified = The log does not verify ({ $code }): { $fault }.
other-secret = What was kept beside this log is another campaign's: its secret did not seal the envelope on the table.
rules-differ = Campaign { $campaign }: every hash is right, but { $what }. It was played by these very rules, so it was changed; nothing is taken in.
redacted = This is a redacted copy: { $hidden } of its lines hide their payload. Only a full export, as the organiser gets it, can be played on.
campaign-exists = Campaign `{ $campaign }` is here already; its head is line { $seq }. A log is not imported over another.
campaign-exists-other = Campaign `{ $campaign }` is here with another log, up to line { $seq }. Nothing is restored over it.
foreign-log = The log is whole, but cannot be played: { $why }
not-published = The full log is the organiser's until they close the campaign and publish it.

# Who may do what, and what is there.
no-key = Sorry, that is no key; a key has 43 letters, digits, hyphens and underscores, as in its link.
key-opens-nothing = This key opens nothing in this campaign. Perhaps the organiser has replaced it; ask for a new link.
unknown-campaign = There is no campaign `{ $campaign }` here.
unknown-record = There is no line { $seq }; the log of this campaign ends with line { $end }.
unknown-scope = There is no `{ $scope }` in this campaign. Its engagements: { $known }.
unknown-scope-none = There is no `{ $scope }` in this campaign. Its engagements: none yet.
wrong-system = { $scope } is no { $system }.
nobody-sits = Nobody sits at `{ $seat }` here; there are { $known }.
rules-send-nothing = The rules send no orders; orders come from `organiser` or from `seat/<name>`.
only-organiser-amends = Only the organiser amends.
only-organiser-rewinds = Only the organiser rewinds.
only-organiser-asks-consent = Only the organiser asks whether the head may be moved.
only-organiser-rules = Only the organiser rules disputes.
only-set-right-foreseen = What is looked at here begins with `set-right`; any other order is looked at where it is given.
only-organiser-sets-rules = Only the organiser sets the house rules.
only-organiser-closes = Only the organiser closes the campaign.
only-organiser-pauses = Only the organiser pauses a campaign.
only-organiser-resumes = Only the organiser resumes a campaign.
only-organiser-saves = Only the organiser names points of the campaign.
only-organiser-is-blind = Only the organiser binds themselves to read no more than others.
blind-already = The organiser has been blind since line { $record }; closing the campaign ends it, and nothing else does.
blind-master = A game master sees everything; name a seat that does not, or none.
blind-order = Only others may read this order, and you play this blind campaign along: what is refused, and why, would tell you of their secrets. A rewind or a strike does without them.
blind-stead = In a blind campaign nobody gives an order in the place of { $seat }. Strike theirs or rewind, and let them give it anew.
blind-read = You play this blind campaign along: what { $seat } may do is theirs to know until you close it.
blind-what-if = You play this blind campaign along: whoever plays a what-if has everybody's seat, and reads what they hold. Close the campaign first.
blind-why = why is a secret of whoever gave it, until the campaign is closed
only-organiser-names-deputies = Only the organiser names deputies.
not-deputys = Only the organiser themselves does this: a deputy names no deputies, replaces no key of the organiser's, makes nobody blind, does not say who may look, and closes nothing.
bad-deputy = A deputy has a name of 1 to { $longest } characters in one line.
deputy-known = { $name } is a deputy already; dismiss them first, or give the other one another name.
too-many-deputies = There are at most { $most } deputies at a time.
deputy-unknown = No deputy is called { $name } here. There are: { $known }.
no-deputies = No deputy is called { $name } here: there are none.
bad-point = A point has a name of 1 to { $longest } characters.
point-taken = “{ $name }” is line { $record } already; choose another name.
point-within = Line { $record } lies within an order: the points beside it are { $before } and { $last }.
only-organiser-lifts = Only the organiser lifts deadlines.
only-organiser-sets-deadlines = Only the organiser sets deadlines.
only-organiser-goes-on = Only the organiser goes on without others.
only-organiser-replaces-own-key = Only the organiser replaces the organiser's key.
only-organiser-shows = Only the organiser says who may look at the campaign.
only-organiser-reminders = Only the organiser says where reminders go.

only-players-are-noticed = Notices that it is somebody's turn go to whoever plays a seat; they ask for them with their own key.
only-players-have-feeds = A feed that says when it is somebody's turn belongs to whoever plays a seat; they make its address with their own key.
feed-key-opens-nothing = This address opens no feed any more. Whoever plays the seat makes a new one.
bad-notice-address = That is no address to which notices can go: `https://…` of a webhook, or `name@host.example` of mail, without spaces, at most 500 characters.
only-players-leave-ahead = Only whoever plays a seat leaves orders ahead of time, with their own key.

# What is left ahead of time.
nothing-can-be-left = Nothing can be left ahead of time here: these rules know no such order.
not-left-ahead = `{ $order }` cannot be left ahead of time. What can be left: { $can }.
left-ahead-unsigned = Your device signs each of your orders in this campaign, and nobody signs what is left ahead of time when its step comes. Give it then, or let the house sign for you (`wapenrol device lend`).
only-players-pass = Only whoever plays a seat passes where they have no choice, with their own key.
passing-unsigned = Your device signs each of your orders in this campaign, and nobody signs what is passed for you. Pass yourself, or let the house sign for you (`wapenrol device lend`).
too-much-left = At most { $most } orders can be left ahead of time.

# The form of orders.
unreadable-command = The command cannot be read: { $error }.
no-short-form = Orders for the campaign as a whole have no short form; typed orders belong to a scope such as `engagement/1`.
not-an-order-rewind = This is not given as an order: the head is moved by a rewind, with a reason.
not-an-order-key = This is not given as an order: keys are replaced by asking for a new one.
bad-nonce = The nonce must be lower-case hex, two digits for each byte and at most { $longest } digits; 32 random digits are usual.
bad-batch-id = `{ $batch }` is no UUID of version 7, as the id of an order must be.
batch-reused = The id { $batch } was used for another order of this campaign. Choose a new UUIDv7 for each order, and keep it only when you send the same order again.
unrecordable = The order cannot be recorded: { $error }.
bad-reason = It needs a reason of 1 to 500 characters in one line: everybody will read it.
bad-webhook = The address must begin with https:// and hold at most 500 characters.

# What has happened since, and where the head is.
stale = Something has happened since line { $head }, which you saw. Look again, then decide anew.
stale-left-behind = The head that you saw (line { $head }) was left behind by a rewind. Look again, then decide anew.
stale-rewind = Something has happened since line { $head }, which you saw, and would be greyed out as well. Look again, then rewind.
stale-amend = Something has happened since line { $head }, which you saw, and would be decided again as well. Look again, then amend.
head-within = Line { $head } is in the middle of what one order caused; nobody can have seen it as the head. The next end is line { $nearest }.
rewind-within = Line { $to } is in the middle of what one order caused. Rewind to line { $before }, before that order, or to line { $last }, behind it.
insert-within = Line { $after } is in the middle of what one order caused; an order can only follow the last of its lines.
head-already = The head is line { $to } already.
nothing-behind = Nothing lies behind that line: give the order as any other.
nothing-before = Nothing lies before genesis to go back to.
left-behind = Line { $seq } was left behind by a rewind; only what counts is amended.
left-behind-scoped = Line { $to } was left behind by a rewind. One engagement goes back along the live timeline; a rewind of everything leads to abandoned lines.
campaign-goes-back = The campaign as a whole goes back by a rewind of everything; name an engagement, such as `engagement/1`, to spare the others.
nothing-since = Nothing has happened in { $scope } since line { $to }.
not-open-yet = { $scope } was not open at line { $to } yet; a rewind of everything leads there.
not-amended = Line { $seq } belongs to no order of the game: genesis, rewinds, rulings and keys are not amended.
neither-roll-nor-draw = Line { $seq } is neither a roll nor a draw.
later-refused = { $count } of the later orders would be refused now, the first of them the one of line { $first }: { $why } Look at the preview; leave them out, or amend something else.
of-order = Order { $order }: { $why }

# Dice.
needs-dice = { $clause } asks for { $dice } ({ $why }). Throw them and send the order again with their faces added.
impossible-face = { $face } is not a face of { $dice } (1 to { $sides }), asked for by { $clause } ({ $why }).
sealed-elsewhere = This campaign was imported: the envelope on its table was sealed by another server and cannot be opened here, so no card can be drawn. Dice can be thrown and typed.
unused-faces = { $unused ->
    [one] 1 of the faces that you typed is
   *[other] { $unused } of the faces that you typed are
} not used. The order throws no more dice. Leave them out.
unused-faces-draw = { $unused ->
    [one] 1 of the faces that you typed is
   *[other] { $unused } of the faces that you typed are
} not used. A card is drawn next, from a sealed envelope; what comes after it is sealed too. Leave them out.
unused-faces-amending = { $unused } of the faces for order { $order } are not used; leave them out.
# Cards.
needs-card = { $clause } turns up a card of the deck { $deck }. Turn it up and send the order again with its name added.
impossible-card = { $card } does not lie in the pile.
in-the-pile = In the pile lie { $pile }.
unused-cards = { $unused ->
    [one] 1 of the cards that you typed is
   *[other] { $unused } of the cards that you typed are
} not used. The order turns up no more of them. Leave them out.
unused-cards-hidden = { $unused ->
    [one] 1 of the cards that you typed is
   *[other] { $unused } of the cards that you typed are
} not used. A card that not everybody may see is drawn next, from a sealed envelope; what comes after it is sealed too. Leave them out.
too-many-cards = No order uses more than { $most } cards.
too-many-faces = No order uses more than { $most } faces.

# The desk.
question-missing = There is no question { $request } here.
not-asked = Only those whose orders would be undone are asked.
too-late = It is too late to answer: the time is up, or the head was moved.
consent-loosened = The players rely on being asked, on the hours that they have, and on what their silence means; none of that is taken back.
consent-needed = The house rules ask for consent: this would undo orders of { $seats }. Ask them, and move the head when they agree.
bad-hours = There must be between 1 and 1,440 hours to answer.
dispute-missing = There is no dispute { $number } here.
dispute-ruled = Dispute { $number } was ruled by line { $seq }.
dispute-before-closing = Dispute { $number } about line { $record } is open; rule it before the campaign is closed.
dispute-waits = Play waits for the organiser's ruling of dispute { $number }, as the house rules say. Say what you have seen; then wait.
ruling-needs-faces = That roll fell on a table: throw { $dice } again, and rule with what fell.
ruling-faces = Give the faces of { $dice } for order { $order }, such as `--faces { $order }=…`; an amendment can let sealed dice fall instead.
in-its-place = Say what stands in its place, by `command` or by `notation`.
witness-original = Line { $roll } repeats line { $original }: witness that one.
no-roll = Line { $roll } is no roll of dice.
nothing-to-witness = These dice came from a sealed envelope: everybody can check them, and nobody need have seen them.
own-roll = Whoever typed the faces cannot witness them.
said-before = You have said so before.
cannot-show = { $dice } cannot show { $faces }.
campaign-closed = This campaign was closed: it can be read and checked, and nothing is added to it.
campaign-paused = The organiser has paused the campaign: { $reason }
campaign-paused-allowed = It goes on when they resume it.
paused-already = It is paused already.
not-paused = It is not paused.
deadline-missing = No deadline { $deadline } binds anybody.
deadline-ahead = A deadline lies ahead, within a year.
deadline-warning = The warning comes at most thirty days before the deadline.
not-advanced = { $scope } waits for { $what }, and the rules leave that to people.
not-advanced-allowed = Open the fight, or rule on the map how it has ended.
recurring-deadline-length = Every step waits a minute at least, and a year at most.
recurring-deadline-warning = The warning comes before the deadline, so it is shorter than what every step has.
nothing-owed = { $scope } waits for { $what }, which nobody owes in particular.
waits-for-nobody = { $scope } waits for nobody now.

# What players take back.
only-players-take-back = Only whoever plays a seat takes back orders, with their own key. The organiser rewinds.
behind-chance = Dice fell or a card was drawn for the order of line { $order }; nobody takes back what lies before that.
behind-reveal = With the order of line { $order } something hidden came to light; nobody takes back what lies before that.
behind-others = Somebody else gave the order of line { $order }, or moved the head by it; nobody takes back what lies before that.
behind-elsewhere = What came of the order of line { $order } counts elsewhere in the campaign by now; nobody takes it back.
nothing-of-yours = Line { $order } is no order of yours that counts in this engagement.
nothing-ordered = You have ordered nothing in this engagement.
taken-back-as-far-as = You can take back your orders as far as that of line { $order }: { $notation }.
nothing-taken-back = You have given nothing here that you could take back. The organiser can rewind further.

# Scenarios.
no-game-master = Only a siege has a game master. Leave it out.
no-realm = Only a campaign on a map begins with a game for the realm. Leave it out.
unknown-scenario = There is no scenario `{ $name }`. There are: { $known }; or give one as TOML.

# Devices that sign.
short-nonce = An order that others may not read needs a nonce of at least { $shortest } hex digits in this campaign: else the order could be guessed.
signature-needed = { $orders ->
    [one] This order waits
   *[other] These { $orders } orders wait
} for the signature of your device: sign what is listed, and send the same again.
signature-wrong = The signature is not the device's, or not over this order.
device-foreign = The device { $device } does not sign for { $sender }.
device-not-let-in = The device { $device } does not sign for { $sender }, and one that does has to let the new one in. Is it lost, the organiser releases it: `wapenrol device release`.
device-needed = Nothing signs for { $sender } yet, and this has to be signed. Bind a device first: `wapenrol device bind`, or open the page of { $sender }.
device-bound-already = The device { $device } signs for { $sender } already.
device-not-bound = The device { $device } does not sign for { $seat }, so it cannot be released.
no-devices-here = The log of this campaign is of version 1: its orders are not signed. New campaigns have devices.
only-own-devices = Only { $seat } and the organiser release a device of { $seat }.
proof-wrong = The new device has not signed its own binding.
bad-label = A device is called something of 1 to 40 characters, in one line.

# What others give to dice.
being-asked = The others' devices are being asked for their part in dice. Send the same again in a moment.
nobody-gave = Nobody has given to these dice in time ({ $silent }), and by the policy of this campaign no sealed dice fall then. Throw them at the table, or try again when the others are there.
beacon-silent = Too few have given to these dice in time, and the public beacon that stands in then does not answer. Nothing was rolled. Give the order again in a while or when the others are there, throw the dice at the table, or have the organiser change who gives to dice.
beacon-not-read = Too few have given to these dice in time, and this server does not read the public beacon that stands in then. Nothing was rolled. Whoever runs the server names the beacon with `wapenrol serve --beacon URL`; until then throw the dice at the table, or have the organiser change who gives to dice.
not-asked-for = This device was not asked for that.
checkpoint-wrong = This is no checkpoint of this campaign: { $why }.
forked = The house has signed that this log had { COUNT($size, "line", "lines") }, and this log does not hold them so: there are two histories of this campaign, or it was taken back from an older backup. The note is kept here for everybody to see; keep yours too.
nobody-countersigned = No device that signs for somebody in this campaign has countersigned this note.
link-wrong = Link { $index } is not the next of this device's chain: that is link { $next }. Lay a new chain if it cannot be given.
link-unsigned = The link is not signed by its device.
chain-wrong = A chain has 1 to { $longest } links, and is laid once.
chain-of-bot = A bot's device gives nothing to dice: the house may hold its key.
no-beacon-here = This server reads no public beacon, or another one. Whoever runs it names one with `wapenrol serve --beacon URL`; until then say what else happens where nobody gives, `house` or `refuse`.
too-long-a-wait = The house waits 1 to { $longest } seconds for the others.
only-organiser-sets-policy = Only the organiser sets how dice fall in this campaign.
policy-loosened = The players rely on how dice fall in this campaign, and are asked before the head is moved: that is made stricter, not looser.
not-your-roll = In this campaign only whose roll it is types what was thrown: this one is { $whose }’s. Let them give the order, or leave it to the sealed dice.
throw-waits = What { $sender } threw waits for the device of somebody else to confirm it ({ $who }). Nothing is played before that, and the order cannot be withdrawn.
throw-contested = Somebody else has said that it was not thrown so: nothing was rolled. Throw again, and give the order anew.
nobody-to-confirm = In this campaign somebody else confirms what was thrown, and nobody could: no other person has a device here. Leave it to the sealed dice, or let somebody else open their page first.
no-throws-in-corrections = In this campaign somebody else confirms what was thrown, and that cannot be done for a correction yet: leave its new dice to the sealed ones.
not-a-witness = Only another person’s device confirms what was thrown: not that of whoever gave the order, nor of whose roll it is, nor a bot’s.
witness-unsigned = The device has not signed what was thrown.
nothing-waits-so = Nothing waits to be confirmed so: it is settled already, or something was written since. Look again.

# What-ifs.
only-organiser-what-if = Only the organiser begins what-ifs, lists them and throws them away.
only-organiser-adopts = Only the organiser adopts a what-if.
what-if-within = Line { $at } is within an order. A what-if goes on behind a whole one: from line { $before } or from line { $last }.
too-many-what-ifs = { $most } what-ifs lie beside this campaign, and there are no more at a time. Throw one away first.
unknown-what-if = There is no what-if { $campaign } beside this campaign; it may have been thrown away.
thrown-away = This was a what-if, and it was thrown away.
is-what-if = This is a what-if: only those with a key of it see it, and nobody is told of it.
what-if-went-on = The what-if was played on since you looked: you saw line { $head }, it is at line { $now } now. Look again, and adopt it then.
what-if-before = The head of the what-if was moved behind what it repeats of the campaign, so it is none of line { $record } any more. Begin another from the earlier line.
nothing-to-adopt = Nothing was played in the what-if that could count here.
what-if-parted-elsewhere = The what-if parted from the campaign at line { $to }: ask for that line, and for the whole campaign.
what-if-differs = What the order of line { $record } of the what-if came to there does not come of it here, by the rules of this program. Nothing was adopted.
what-if-thrown = By the policy of this campaign's dice whose roll it is, or a witness, says what was thrown. What fell in the what-if is the organiser's word, which is not enough.
what-if-thrown-allowed = Go back with a rewind, and play it here.
consent-needed-to-adopt = The house rules ask for consent: this would undo orders of { $seats }, or give some in their stead. Ask them about this what-if, as far as it is played now, and adopt it when they agree.
together-none = There is no order among those that are to be given together.
together-too-many = At most { $most } orders are given together, and here are { $orders }.
together-same-id = Two of the orders have the id { $batch }: each needs one of its own.
together-one-head = Orders that are given together are of one sender and name the same `head`: the last line that they saw before the first of them.
