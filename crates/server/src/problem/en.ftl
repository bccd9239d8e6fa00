# Why a request is not carried out, as the server itself says it.

title = { $class ->
    [malformed] It cannot be read
    [key_needed] A key is needed
    [not_yours] Somebody else may do this
    [missing] There is no such thing
    [conflict] It does not fit what has happened
    [refused] The rules say no
    [not_verified] The log does not verify
    [fault] The store failed
    [full] The disk is full
    [away] The store cannot be reached
   *[bug] A mistake of ours
}
status = { $status ->
    [400] Bad Request
    [401] Unauthorized
    [403] Forbidden
    [404] Not Found
    [405] Method Not Allowed
    [413] Payload Too Large
    [415] Unsupported Media Type
    [421] Misdirected Request
    [422] Unprocessable Entity
    [429] Too Many Requests
    [503] Service Unavailable
   *[500] Internal Server Error
}

bug = This is a mistake in Wapenrol, not in your request. Nothing was written.
no-room-to-import = There is no room here for what you have sent. Nothing was stored; the host has to make room.
unknown-host = This server does not answer under the name { $host }. Whoever runs it can add the name: wapenrol serve --host NAME.
timed-out = It took too long. If it was an order, send the same order again: it is accepted once.
nothing-here = There is nothing at `{ $path }`; `/api/openapi.json` lists what there is.
no-path = { $why }.
no-file = There is no such file.
method-not-allowed = `{ $method }` does nothing here; see `Allow`.
pages-are-read = Pages are only read.
unknown-clause = No rulebook has a clause `{ $id }`; ids look like `HEI-156`, `WAP-030`, `R-45` or `ACT-03`.
unknown-turn = There is no turn { $turn } here; `{ $scope }` is in turn { $last }.
which-engagement = Turn { $turn } of which engagement? Name one of { $known }.
no-record-yet = There is no line { $record } yet; the log ends with line { $end }.
unknown-campaign = Sorry, { $why }.
unknown-seat = `{ $seat }` is no seat; a seat is named as in its link, for example `city-guard`.

bad-query = { $why }.
of-several = Order { $order } of { $orders }: { $why } None of them was given.
bad-member = `{ $member }`: { $why }.
bad-member-like = `{ $member }`: `{ $text }` cannot be read; write it like `{ $like }`.
no-campaign-id = `{ $text }` names no campaign; a campaign's name has ten digits or letters (no i, l, o, u)
nobody-named = `{ $text }` names nobody; write `organiser`, `seat/<name>` or `rules`, a name being 1 to 40 lower-case letters, digits and hyphens
no-receipt = `{ $text }` is no receipt; write `SEQ:HASH`, for example `12:` and 64 lower-case hex digits
no-sheet = `{ $text }` names no sheet; there are { $known }
bad-base = `base` is the origin of a server, such as `http://127.0.0.1:7411`.
bad-last-id = `Last-Event-ID` must be the number of a line.
bad-body = { $why }.
body-too-large = The body is larger than is allowed here.
not-json = The body must be JSON and be marked as `Content-Type: application/json`.
not-a-log = The body must be an exported log, marked as `Content-Type: application/x-ndjson`.
command-or-notation = Say what is wanted either as `command` or as `notation`.
bad-by = `by` is `organiser` or `seat/NAME`, not `{ $text }`.
to-or-turn = Say where to either by `to` or by `turn`.
fact-or-of = Say which fact is meant, either by `fact` or by `of`.
scenario-or-text = Name either a `scenario`, such as `siege`, or give a `scenario_text`.

bad-authorization = The header `Authorization` must be `Bearer`, a blank, and the key.
key-needed = This needs the key of a seat or of the organiser; it stands in your link.
private-campaign = This campaign is shown to nobody without a key. Open it with the link that its organiser has given you.
only-organiser = Only the organiser { $what ->
    [rewind] rewinds
    [amend] amends
    [replace_key] replaces keys
    [set_dice_policy] sets how dice fall
    [remind] says where reminders go
    [show] says who may look at the campaign
    [what_if] begins what-ifs, sees them and throws them away
   *[back_up] asks for a backup
}.
not-your-seat = This key is that of { WITHIN($holder) }, not of { WITHIN($named) }.
not-your-order = This key is that of { WITHIN($holder) }, not of { WITHIN($named) }: each seat gives its own orders.
what-if-named = What if? { $campaign }
password-needed = The host of this server lets only those begin a campaign who know its password.
password-wrong = This is not the password with which campaigns are begun here. The host knows it.
too-many-campaigns = { $minutes ->
    [one] So many campaigns were begun from your address that the next has to wait for a minute.
   *[other] So many campaigns were begun from your address that the next has to wait for { $minutes } minutes.
}
too-many-bytes = { $minutes ->
    [one] You were sent so much in the last hour that what you ask for has to wait for a minute. Orders are taken all the same.
   *[other] You were sent so much in the last hour that what you ask for has to wait for { $minutes } minutes. Orders are taken all the same.
}
too-many-trials = { $minutes ->
    [one] So many addresses were tried for this campaign or from yours that the next has to wait for a minute.
   *[other] So many addresses were tried for this campaign or from yours that the next has to wait for { $minutes } minutes.
}

no-backup = This server writes no backup: its host starts it with `--backup FOLDER`.
backup-failed = The backup failed: { $why }.
needs-server = The address is tried before it is kept: ask a running server, with `--server`.
address-unread = That is no address.
address-no-host = The address names no host.
address-not-https = The address must begin with https://.
address-private = The address leads into a private network, which the host does not allow.
address-not-kept = { $why ->
    [nobody] Nobody takes a message there now.
    [refused] A message there is refused.
   *[no_answer] There is no proper answer from there.
} The address was not kept.
address-no-mail = This host sends no mail: give the address of a webhook, or ask the host to start the server with `--mail-from`.
notices-come-here = { $campaign }: you will be told here when it is your turn.
seats-are-noticed = Notices that it is somebody's turn are for those who play a seat: ask with the key of the seat.
wrong-code = That is not the code that was sent, or it is more than an hour old. After five wrong ones another has to be sent.
code-too-soon = { $minutes ->
    [one] A code went to that address a moment ago: look into your mail, or ask again in a minute.
   *[other] A code went to that address a moment ago, or many went out from this server: look into your mail, or ask again in { $minutes } minutes.
}
code-subject = { $campaign }: your code
code-text = Somebody who plays { $campaign } asks that messages come to this address when it is their turn. If that is you, type this code there within an hour:

    { $code }

    If it is not you, do nothing; nothing more will come.
turn-subject = { $campaign }: it is your turn
turn-owed = { $title }, turn { $turn }, { $step }: waits for { $what }.
feed-key-needed = The address of this feed has a key in it, which is missing here: take all of it.
reminders-come-here = { $campaign }: reminders will come here.

continuous = Everything that you were shown still stands in the log.
rewritten-since = History was rewritten: line { $lost } is not the one that you were shown; line { $held } still is. What was lost lies between them.
rewritten = History was rewritten: line { $lost } is not the one that you were shown.

reminder = { $campaign }: the deadline { $passed ->
    [yes] has passed
   *[no] is near
} (until { $until }). { $names }: { $title } waits for { $what }, turn { $turn }, { $step }.{ $note }
reminder-note = {" "}“{ $note }”
malformed-signatures = The signatures cannot be read: `Wapenrol-Device` is 64 hex digits, `Wapenrol-Signatures` is INTENT=SIGNATURE in hex, several separated by commas.
no-checkpoint = The house signs no checkpoints of this log: it is of version 1, or was begun by another house.

# What the health of the server tells the host.
health-store-stopped = The disk fails: orders are refused until it works again. The disk is tried every few seconds; no restart is needed.
health-store-unavailable = The servers that keep the campaigns do not answer: orders are refused until one does, and what is in memory can be read. No restart is needed.
health-disk-full = The disk is full: orders are refused until there is room. No restart is needed.
health-data-damaged = Something that was read is not what was stored. Stop the server; `wapenrol doctor` says what can be mended.
health-backup-behind = The backup could not be written and is behind. The server's log says why; the next order catches up.
