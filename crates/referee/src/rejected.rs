//! Not this order, not now: every way of saying no, with a stable code.

use crate::ToSign;
use campaign::Verdict;
use chance::{CardNeed, Clause, Dice, Need, Share};
use chronicle::Unrecordable;
use messages::{Catalogue, Part, Saying};
use serde::Serialize;
use std::ops::RangeInclusive;
use std::sync::LazyLock;

/// The sentences of this crate.
pub(crate) static SENTENCES: LazyLock<Catalogue> = LazyLock::new(|| {
    Catalogue::new(include_str!("rejected/en.ftl"), include_str!("rejected/nl.ftl"))
});

messages::room!($ crate::rejected::SENTENCES);
pub(crate) use said;

/// What kind of no it is; servers turn it into a status, commands into an exit code.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Class {
    /// It cannot be read (400).
    Malformed,
    /// No key, or a wrong one (401).
    KeyNeeded,
    /// Somebody else may order this (403).
    NotYours,
    /// It names something that is not there (404).
    Missing,
    /// It does not fit what has happened (409).
    Conflict,
    /// The rules, or the form of an order, forbid it (422).
    Refused,
    /// A log from elsewhere does not verify (422).
    NotVerified,
    /// The disk failed, or a stored log is damaged (500).
    Fault,
    /// The disk is full (507).
    Full,
    /// The servers that keep the campaigns do not answer; nothing was written (503).
    Away,
    /// Ours to mend; nothing was written (500).
    Bug,
}

impl Class {
    /// The HTTP status.
    #[must_use]
    pub const fn status(self) -> u16 {
        match self {
            Self::Malformed => 400,
            Self::KeyNeeded => 401,
            Self::NotYours => 403,
            Self::Missing => 404,
            Self::Conflict => 409,
            Self::Refused | Self::NotVerified => 422,
            Self::Fault | Self::Bug => 500,
            Self::Away => 503,
            Self::Full => 507,
        }
    }
}

macro_rules! codes {
    ($($(#[doc = $doc:literal])* $code:ident = $text:literal, $class:ident;)+) => {
        /// The referee's own codes. Refusals of a rulebook carry the rulebook's.
        #[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
        pub enum Code {
            $($(#[doc = $doc])* $code,)+
        }

        impl Code {
            /// Every code.
            pub const ALL: &'static [Self] = &[$(Self::$code,)+];

            /// The stable text that programs match on.
            #[must_use]
            pub const fn text(self) -> &'static str {
                match self { $(Self::$code => $text,)+ }
            }

            /// What kind of no it is.
            #[must_use]
            pub const fn class(self) -> Class {
                match self { $(Self::$code => Class::$class,)+ }
            }

            /// What it means, for the list of codes.
            #[must_use]
            pub const fn meaning(self) -> &'static str {
                match self { $(Self::$code => concat!($($doc,)+),)+ }
            }
        }
    };
}

codes! {
    /// The command cannot be read.
    MalformedCommand = "malformed_command", Malformed;
    /// The order's text is no notation.
    BadNotation = "bad_notation", Malformed;
    /// A number in the command is a fraction, or too large for the log.
    Unrecordable = "unrecordable", Malformed;
    /// The batch id is no UUID of version 7.
    BadBatchId = "bad_batch_id", Malformed;
    /// The nonce is not lower-case hex, or longer than 1,024 digits.
    BadNonce = "bad_nonce", Malformed;
    /// The scenario cannot be read.
    BadScenarioText = "bad_scenario_text", Malformed;
    /// Only a siege has a game master.
    NoGameMasterHere = "no_game_master_here", Malformed;
    /// Only a campaign on a map begins with a game for the realm.
    NoRealmHere = "no_realm_here", Malformed;
    /// The key is no key, or opens nothing here.
    BadKey = "bad_key", KeyNeeded;
    /// This needs a key.
    KeyNeeded = "key_needed", KeyNeeded;
    /// Only the organiser may do this.
    NotOrganiser = "not_organiser", NotYours;
    /// There is no such campaign.
    UnknownCampaign = "unknown_campaign", Missing;
    /// There is no such scope.
    UnknownScope = "unknown_scope", Missing;
    /// The engagement is played by other rules.
    WrongSystem = "wrong_system", Missing;
    /// There is no such seat.
    UnknownSeat = "no_such_seat", Missing;
    /// There is no such scenario.
    UnknownScenario = "unknown_scenario", Missing;
    /// There is no such record.
    UnknownRecord = "unknown_record", Missing;
    /// The sender's device has to sign this: sign what is listed, and send it again.
    SignatureNeeded = "signature_needed", Conflict;
    /// The signature is not the device's.
    SignatureWrong = "signature_wrong", NotYours;
    /// The device is not one that signs for the sender.
    DeviceForeign = "device_foreign", NotYours;
    /// The sender has no device that could sign.
    DeviceNeeded = "device_needed", Conflict;
    /// The device signs for the sender already.
    DeviceBound = "device_bound", Conflict;
    /// The log of this campaign is of version 1: it knows no devices.
    NoDevicesHere = "no_devices_here", Refused;
    /// The others' devices are being asked for their part in the dice of an order: send the same again.
    BeingAsked = "being_asked", Conflict;
    /// Nobody gave to the dice in time, and by the policy of the dice no envelope is opened then.
    NobodyGave = "nobody_gave", Conflict;
    /// Nobody gave to the dice in time, and the public beacon that stands in then has told no round.
    BeaconSilent = "beacon_silent", Conflict;
    /// The name of a point is empty or too long.
    BadPoint = "bad_point", Malformed;
    /// Another point of the campaign has this name.
    PointTaken = "point_taken", Conflict;
    /// The device was not asked for this, or not so.
    NotAskedFor = "not_asked_for", Conflict;
    /// The link is not the next of the chain that the device has laid.
    LinkWrong = "link_wrong", Conflict;
    /// The chain is empty, too long, or was laid before.
    ChainWrong = "chain_wrong", Conflict;
    /// This is no checkpoint of this campaign's house, or a signature under it is wrong.
    CheckpointWrong = "checkpoint_wrong", Malformed;
    /// The house has signed two histories of this campaign.
    Forked = "forked", Conflict;
    /// By the policy of the dice only whose roll it is may type what was thrown.
    NotYourRoll = "not_your_roll", NotYours;
    /// What was thrown waits for another person's device to confirm it: nothing is played before that.
    ThrowWaits = "throw_waits", Conflict;
    /// Another person has said that it was not thrown so: nothing was rolled, and the order may be given anew.
    ThrowContested = "throw_contested", Conflict;
    /// By the policy of the dice somebody else confirms what was thrown, and nobody could.
    NobodyToConfirm = "nobody_to_confirm", Refused;
    /// Who confirms or contests a throw is another person, with a device of their own.
    NotAWitness = "not_a_witness", NotYours;
    /// The policy of the dice cannot be set so.
    BadPolicy = "bad_policy", Refused;
    /// Something has happened since the sender looked.
    Stale = "stale", Conflict;
    /// The batch id was used for another order.
    BatchReused = "batch_reused", Conflict;
    /// The campaign is here already.
    CampaignExists = "campaign_exists", Conflict;
    /// The record is no end of a batch, so no order can follow it.
    NotBatchEnd = "not_batch_end", Refused;
    /// The head is there already.
    AlreadyThere = "already_there", Refused;
    /// The record was left behind by a rewind.
    NotLive = "not_live", Refused;
    /// The record belongs to no order that could be amended.
    NotAnOrder = "not_an_order", Refused;
    /// The record is neither a roll nor a draw.
    NotARoll = "not_a_roll", Refused;
    /// Later orders would be refused on top of the amendment, and it does not leave them out.
    AmendmentRefuses = "amendment_refuses", Refused;
    /// The dice were not thrown at the table, so there is nothing to witness.
    NotThrown = "not_thrown", Refused;
    /// Whoever typed the faces cannot witness them.
    OwnRoll = "own_roll", NotYours;
    /// It was said before.
    AlreadySaid = "already_said", Conflict;
    /// There is no such dispute.
    UnknownDispute = "unknown_dispute", Missing;
    /// The dispute was ruled.
    DisputeSettled = "dispute_settled", Conflict;
    /// A dispute is open: play waits for the ruling, or the campaign cannot be closed.
    DisputeOpen = "dispute_open", Conflict;
    /// There is no such question whether the head may be moved.
    UnknownRequest = "unknown_request", Missing;
    /// Only those whose orders would be undone are asked.
    NotAsked = "not_asked", NotYours;
    /// It is too late to answer.
    RequestOver = "request_over", Conflict;
    /// The house rules ask for consent before the head is moved.
    ConsentNeeded = "consent_needed", Conflict;
    /// Consent that the players rely on is not taken back.
    ConsentLoosened = "consent_loosened", Refused;
    /// The time to answer is too short or too long.
    BadHours = "bad_hours", Refused;
    /// The organiser has paused play.
    CampaignPaused = "campaign_paused", Conflict;
    /// Play is not paused.
    NotPaused = "not_paused", Conflict;
    /// Nobody owes anything there that could be waited for, or gone on without.
    NothingOwed = "nothing_owed", Conflict;
    /// The rules leave it to people how it goes on.
    NotAdvanced = "not_advanced", Refused;
    /// The time is past, too far away, or its warning too early.
    BadDeadline = "bad_deadline", Refused;
    /// There is no such deadline that binds anybody.
    UnknownDeadline = "unknown_deadline", Missing;
    /// The address for reminders cannot be used.
    BadWebhook = "bad_webhook", Refused;
    /// The address for notices is neither one of the web nor one of mail.
    BadAddress = "bad_address", Refused;
    /// Only whoever plays a seat does this, with their own key.
    NotASeat = "not_a_seat", NotYours;
    /// It cannot be left ahead of time, or there is too much of it.
    NotLeftAhead = "not_left_ahead", Refused;
    /// Dice fell or a card was drawn for it, or since: it is not taken back.
    BehindChance = "behind_chance", Refused;
    /// Somebody learnt by it, or since, what was hidden from them: it is not taken back.
    BehindReveal = "behind_reveal", Refused;
    /// Somebody else has ordered since: it is not taken back.
    BehindOthers = "behind_others", Refused;
    /// Something elsewhere in the campaign came out of it: it is not taken back.
    BehindElsewhere = "behind_elsewhere", Refused;
    /// It is no order of the sender's own that counts in that engagement.
    NothingOfYours = "nothing_of_yours", Refused;
    /// Only the organiser themselves does this, and none of their deputies.
    NotDeputys = "not_deputys", NotYours;
    /// There is such a deputy already.
    DeputyKnown = "deputy_known", Conflict;
    /// There is no such deputy.
    UnknownDeputy = "unknown_deputy", Missing;
    /// The organiser of this campaign is blind, and sees none of it.
    BlindCampaign = "blind_campaign", NotYours;
    /// The organiser is blind already.
    BlindAlready = "blind_already", Conflict;
    /// Whoever sees everything is not blind.
    NotBlindSo = "not_blind_so", Refused;
    /// There is no such what-if beside the campaign, or it was thrown away.
    UnknownWhatIf = "unknown_what_if", Missing;
    /// It was a what-if, and was thrown away.
    ThrownAway = "thrown_away", Missing;
    /// As many what-ifs lie beside the campaign as may.
    TooManyWhatIfs = "too_many_what_ifs", Conflict;
    /// The campaign is a what-if: nobody is told of it, and it is shown to nobody without a key.
    IsWhatIf = "is_what_if", Refused;
    /// Nothing was played in the what-if that could be adopted.
    NothingToAdopt = "nothing_to_adopt", Refused;
    /// The what-if was moved behind what it repeats of the campaign.
    WhatIfRewound = "what_if_rewound", Refused;
    /// The what-if parted from the campaign at another record.
    NotWhereItParted = "not_where_it_parted", Refused;
    /// An order of the what-if does not come to the same in the campaign.
    WhatIfDiffers = "what_if_differs", Refused;
    /// By the policy of the dice the organiser's word is not enough for what fell in a what-if.
    WhatIfThrown = "what_if_thrown", Refused;
    /// The campaign was closed: nothing is added to it.
    CampaignClosed = "campaign_closed", Conflict;
    /// The full log was not published.
    NotPublished = "not_published", NotYours;
    /// A text is empty or too long.
    BadText = "bad_text", Refused;
    /// Dice are to be thrown: send the order again with these faces added.
    NeedsDice = "needs_dice", Refused;
    /// A face is not on the die.
    ImpossibleFace = "impossible_face", Refused;
    /// More faces were typed than dice were thrown.
    UnusedFaces = "unused_faces", Refused;
    /// A card is to be turned up: send the order again with its name added.
    NeedsCard = "needs_card", Refused;
    /// A card that was typed does not lie in the pile.
    ImpossibleCard = "impossible_card", Refused;
    /// More cards were typed than are turned up.
    UnusedCards = "unused_cards", Refused;
    /// The envelope on the table was sealed by another server.
    SealedElsewhere = "sealed_elsewhere", Refused;
    /// The log does not verify.
    NotVerified = "not_verified", NotVerified;
    /// An order of the log does not come to what the log says.
    RulesDiffer = "rules_differ", NotVerified;
    /// The log is a redacted copy and cannot be played on.
    RedactedCopy = "redacted_copy", NotVerified;
    /// The log verifies, but holds facts that these rules do not know or that contradict each other.
    ForeignLog = "foreign_log", NotVerified;
    /// An import was interrupted; import the same file again.
    ImportUnfinished = "import_unfinished", Conflict;
    /// The store failed.
    StoreFault = "store_fault", Fault;
    /// The store failed while it wrote: whether the order is in the log is known when the server was started again. Send
    /// it again then, with the same id.
    StoreUnsure = "store_unsure", Fault;
    /// The servers that keep the campaigns do not answer. Nothing was stored.
    StoreUnavailable = "store_unavailable", Away;
    /// Other servers write to the campaign all the time; nothing of this was stored.
    Overtaken = "overtaken", Away;
    /// A stored log is damaged.
    LogDamaged = "log_damaged", Fault;
    /// The disk is full.
    StoreFull = "store_full", Full;
    /// A mistake of ours; nothing was written.
    Bug = "bug", Bug;
}

/// Dice that are to be thrown before the order can be decided.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct NeedsDice {
    /// The clause that calls for them.
    pub clause: Clause,
    /// A stable code for the purpose, such as `fight`.
    pub why: &'static str,
    /// How many of how many sides.
    pub dice: Dice,
    /// The how-manyth roll of the order it is, from 1.
    pub roll: u32,
    /// Whose dice they are and what they must show.
    pub shares: Vec<Share>,
    /// The rolls of the same order that come after it whatever falls, as far as can be foreseen.
    pub then: Vec<Need>,
}

/// What happened since a head that an order named.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct Since {
    /// The records behind that head, in the order of the stream; the reader sees of them what they
    /// may.
    pub records: RangeInclusive<u64>,
    /// The head now.
    pub head: u64,
}

/// Why nothing was done and nothing written.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("{message}")]
pub struct Rejected {
    /// What kind of no it is.
    pub class: Class,
    /// A stable, snake_case code.
    pub code: &'static str,
    /// A sentence for people: what is wrong, and what would be right.
    pub message: Saying,
    /// The clause that forbids it.
    pub clause: Option<Clause>,
    /// What would be allowed, as a sentence.
    pub allowed: Option<Saying>,
    /// The dice to throw.
    pub needs_dice: Option<Box<NeedsDice>>,
    /// The card to turn up.
    pub needs_card: Option<Box<CardNeed>>,
    /// What the sender had not seen.
    pub since: Option<Box<Since>>,
    /// What the sender's device has to sign.
    pub to_sign: Vec<ToSign>,
}

impl Rejected {
    /// A no of the referee's own.
    #[must_use]
    pub fn new(code: Code, message: Saying) -> Self {
        Self {
            class: code.class(),
            code: code.text(),
            message,
            clause: None,
            allowed: None,
            needs_dice: None,
            needs_card: None,
            since: None,
            to_sign: Vec::new(),
        }
    }

    /// A mistake of ours, with what is known of it.
    #[must_use]
    pub fn bug(message: impl std::fmt::Display) -> Self {
        tracing::error!(bug = %message, "an invariant broke; nothing was written");
        Self::new(Code::Bug, said!("bug", what = message.to_string()))
    }

    /// A stored log is damaged. What a reader of logs says of the damage stays as it says it.
    #[must_use]
    pub fn damaged(what: impl std::fmt::Display) -> Self {
        Self::damage(what.to_string().into())
    }

    /// A log from elsewhere does not verify; why stays as whoever verified it says it.
    #[must_use]
    pub fn not_verified(why: impl std::fmt::Display) -> Self {
        Self::new(Code::NotVerified, Saying::verbatim(why.to_string()))
    }

    pub(crate) fn damage(what: Part) -> Self {
        Self::new(Code::LogDamaged, said!("damaged", what = what))
    }

    pub(crate) fn needs(need: Need, roll: u32) -> Self {
        let Need { clause, why, dice, shares } = need;
        let message =
            said!("needs-dice", clause = clause.to_string(), dice = dice.to_string(), why = why);
        let mut rejected = Self::new(Code::NeedsDice, message);
        rejected.clause = Some(clause);
        rejected.needs_dice =
            Some(Box::new(NeedsDice { clause, why, dice, roll, shares, then: Vec::new() }));
        rejected
    }
}

impl Rejected {
    pub(crate) fn needs_card(need: CardNeed) -> Self {
        let deck = need.deck.clone();
        let message = said!("needs-card", clause = need.clause.to_string(), deck = deck);
        let mut rejected = Self::new(Code::NeedsCard, message);
        rejected.clause = Some(need.clause);
        rejected.allowed = Some(in_the_pile(&need));
        rejected.needs_card = Some(Box::new(need));
        rejected
    }

    pub(crate) fn impossible_card(card: String, need: &CardNeed) -> Self {
        let mut rejected = Self::new(Code::ImpossibleCard, said!("impossible-card", card = card));
        rejected.clause = Some(need.clause);
        rejected.allowed = Some(in_the_pile(need));
        rejected
    }
}

/// What may be turned up, by the names by which it is typed.
fn in_the_pile(need: &CardNeed) -> Saying {
    let pile = need.pile.iter().cloned().map(Part::Text).collect();
    said!("in-the-pile", pile = Part::Row(pile))
}

/// The order itself cannot stand in a log.
pub(crate) fn unrecordable(error: Unrecordable) -> Rejected {
    match error {
        Unrecordable::Fraction { .. }
        | Unrecordable::IntegerTooLarge { .. }
        | Unrecordable::TooDeep
        | Unrecordable::Nonce(_)
        | Unrecordable::BatchId(_) => {
            Rejected::new(Code::Unrecordable, said!("unrecordable", error = error.to_string()))
        }
        other => Rejected::bug(other),
    }
}

impl From<campaign::Refusal> for Rejected {
    fn from(refusal: campaign::Refusal) -> Self {
        Self {
            class: match refusal.verdict() {
                Verdict::Forbidden => Class::Refused,
                Verdict::NotYours => Class::NotYours,
                Verdict::Missing => Class::Missing,
            },
            code: refusal.code(),
            message: refusal.facts(),
            clause: refusal.clause(),
            allowed: refusal.allowed(),
            needs_dice: None,
            needs_card: None,
            since: None,
            to_sign: Vec::new(),
        }
    }
}

#[cfg(test)]
mod tests {
    const ENGLISH: &str = include_str!("rejected/en.ftl");
    const DUTCH: &str = include_str!("rejected/nl.ftl");

    #[test]
    fn each_way_of_saying_no_is_said_in_every_language() {
        let sources = [
            include_str!("accept.rs"),
            include_str!("desk/points.rs"),
            include_str!("idempotency.rs"),
            include_str!("amend.rs"),
            include_str!("checkpoints.rs"),
            include_str!("amend/run.rs"),
            include_str!("amending_chance.rs"),
            include_str!("attest.rs"),
            include_str!("asked.rs"),
            include_str!("asking/link.rs"),
            include_str!("blind.rs"),
            include_str!("book.rs"),
            include_str!("contributing.rs"),
            include_str!("correction.rs"),
            include_str!("deputies.rs"),
            include_str!("desk.rs"),
            include_str!("desk/blind.rs"),
            include_str!("desk/deputies.rs"),
            include_str!("desk/foreseen.rs"),
            include_str!("seat_feeds.rs"),
            include_str!("desk/pace.rs"),
            include_str!("desk/thrown_again.rs"),
            include_str!("beacons.rs"),
            include_str!("devices.rs"),
            include_str!("ahead.rs"),
            include_str!("passing.rs"),
            include_str!("import.rs"),
            include_str!("organiser_key.rs"),
            include_str!("keys.rs"),
            include_str!("private_blob.rs"),
            include_str!("read.rs"),
            include_str!("read/export.rs"),
            include_str!("rejected.rs"),
            include_str!("reminders.rs"),
            include_str!("restore.rs"),
            include_str!("rewind.rs"),
            include_str!("roller.rs"),
            include_str!("scenario.rs"),
            include_str!("scoped.rs"),
            include_str!("showing.rs"),
            include_str!("take_back.rs"),
            include_str!("live_campaign.rs"),
            include_str!("opening.rs"),
            include_str!("read_ahead.rs"),
            include_str!("turn_notices.rs"),
            include_str!("unconfirmed.rs"),
            include_str!("together.rs"),
            include_str!("what_if.rs"),
            include_str!("what_if/adopt.rs"),
            include_str!("witnessing.rs"),
            include_str!("parsed_order.rs"),
        ];
        assert_eq!(messages::faults(ENGLISH, DUTCH, &sources), Vec::<String>::new());
        assert_eq!(messages::untranslated(ENGLISH, DUTCH), Vec::<String>::new());
    }
}
