//! What version 2 demands beyond the chain: intents, signatures, what others gave to the dice, and
//! what follows a rewind.

use crate::{
    Brings, Flaw, Format, Line, Policy, PublicKey, SecretTold, TimelineRewound, Timestamp,
    canonical::canonical, kind, payload_of,
};
use chance::{Bound, Bytes32, Secret, Source};
use serde::{Deserialize, Serialize, de::DeserializeOwned};
use std::{
    collections::{BTreeSet, HashMap},
    ops::RangeInclusive,
};

mod links;
mod order;
mod people;
mod run;
mod thrown;

use links::Answered;
use order::Open;
use people::People;
use run::Run;

/// Counts of what only version 2 has.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Serialize)]
#[non_exhaustive]
pub struct Trust {
    /// Orders that a bound device has signed.
    pub signed: u64,
    /// Orders of people whose seat had no device by then.
    pub unsigned: u64,
    /// Of the signed ones, orders that the organiser gave in somebody's stead.
    pub in_stead: u64,
    /// Orders of the rules themselves, which nobody signs.
    pub by_rules: u64,
    /// Orders whose payload is hidden: that the intent is their command's cannot be checked.
    pub intents_hidden: u64,
    /// Devices that the organiser released for another seat.
    pub released_by_organiser: u64,
    /// How often the policy of the dice was set anew.
    pub policies: u64,
    /// Batches with dice to which others gave.
    pub shared: u64,
    /// Batches with dice for which a beacon stood in.
    pub beacon: u64,
    /// Of those, rounds whose signature is of a kind that is not known here.
    pub beacon_unchecked: u64,
    /// Batches with dice of which the house alone knows the bytes beforehand.
    pub house: u64,
    /// How often a seat was asked and gave nothing.
    pub silent: u64,
    /// Links that came late.
    pub late: u64,
    /// Orders that were asked for and not written.
    pub asked_not_used: u64,
    /// Links that were asked for and are accounted for nowhere.
    pub skipped: u64,
    /// Orders that a correction left out.
    pub left_out: u64,
    /// Rolls and draws that were kept though their order was replaced.
    pub kept_dice: u64,
    /// Checks that a payload left out of this copy makes impossible.
    pub not_checked: u64,
}

/// The verifier's memory of a log of version 2.
#[derive(Debug)]
pub(crate) struct Second {
    campaign: Bytes32,
    seats: BTreeSet<String>,
    policy: Policy,
    people: People,
    asks: HashMap<Bytes32, Answered>,
    run: Run,
    open: Option<Open>,
    /// By `seq`.
    hashes: Vec<Bytes32>,
    /// By `seq`; none where the payload is hidden.
    salts: Vec<Option<Bytes32>>,
    /// By envelope.
    seals: Vec<Bytes32>,
    at: Timestamp,
    /// A binding, a chain, a link or a policy is missing from this copy: what hangs on them cannot be
    /// checked any more.
    blind: bool,
    /// Who typed thrown faces, by the record.
    throwers: HashMap<u64, String>,
    told: Option<Secret>,
    closed: bool,
    strict: bool,
    trust: Trust,
}

/// What genesis says of version 2.
#[derive(Deserialize)]
struct Created {
    chance: Policy,
    #[serde(rename = "log_key")]
    _log_key: PublicKey,
    seats: Vec<String>,
}

fn flaw<T>(code: &'static str, message: String) -> Result<T, Flaw> {
    Err(Flaw::new(code, message))
}

/// The payload of one of the chronicle's own kinds, which has no members but those that are named.
fn exactly<T: DeserializeOwned + Serialize>(line: &Line<'_>, data: &str) -> Result<T, Flaw> {
    let read: T = payload_of(line, data)?;
    let again = canonical(&read).map_err(|error| Flaw::new("payload_wrong", error.to_string()))?;
    if again.get() == data {
        return Ok(read);
    }
    let (seq, kind, again) = (line.seq, line.kind, again.get());
    flaw("payload_wrong", format!("record {seq} is no `{kind}`: it should be {again}"))
}

impl Second {
    /// Begins with genesis, whose payload everybody has.
    pub(crate) fn begin(genesis: &Line<'_>, strict: bool) -> Result<Self, Flaw> {
        let Some(data) = genesis.data else {
            return flaw("payload_hidden", "genesis of version 2 is readable by everyone".into());
        };
        of_this_version(genesis)?;
        let Created { chance, seats, .. } = payload_of(genesis, data)?;
        if let Some(seat) = seats.iter().find(|seat| matches!(&***seat, "organiser" | "rules")) {
            return flaw("seat_name_wrong", format!("no seat may be called `{seat}`"));
        }
        policy_holds(0, &chance)?;
        Ok(Self {
            campaign: genesis.hash,
            seats: seats.into_iter().collect(),
            policy: chance,
            people: People::default(),
            asks: HashMap::new(),
            run: Run::default(),
            open: None,
            hashes: vec![genesis.hash],
            salts: vec![genesis.salt],
            seals: genesis.seal.into_iter().collect(),
            at: genesis.at,
            blind: false,
            throwers: HashMap::new(),
            told: None,
            closed: false,
            strict,
            trust: Trust::default(),
        })
    }

    pub(crate) const fn trust(&self) -> Trust {
        self.trust
    }

    /// Takes the next record behind genesis. `live` is the path before it, `on_table` the envelope.
    ///
    /// Answers what its sealed dice are bound to, where it is known.
    pub(crate) fn take(
        &mut self,
        line: &Line<'_>,
        live: &[RangeInclusive<u64>],
        on_table: u64,
    ) -> Result<Option<Bound>, Flaw> {
        of_this_version(line)?;
        self.in_time(line)?;
        if self.closed && self.open.is_none() {
            return flaw("after_the_end", format!("record {} follows a closed campaign", line.seq));
        }
        if line.data.is_none() && line.audience == "null" {
            if self.strict {
                let message = format!("record {} is for everybody and left out", line.seq);
                return flaw("payload_withheld", message);
            }
            self.blind |= kind::is_along_the_stream(line.kind);
        }
        let bound = match &self.open {
            None => {
                self.order(line, live, on_table)?;
                None
            }
            Some(_) => self.consequence(line)?,
        };
        self.hashes.push(line.hash);
        self.salts.push(line.salt);
        self.seals.extend(line.seal);
        if line.last {
            self.ended(line)?;
        }
        Ok(bound)
    }

    /// Can this sender confirm or contest thrown faces? Nobody witnesses what they typed themselves.
    pub(crate) fn is_another(&self, by: &str, roll: u64) -> bool {
        let Some(thrower) = self.throwers.get(&roll) else { return false };
        !self.people.bindings.person(thrower).contains(order::people_name(by))
    }

    /// What can only be said of a log that ends here.
    pub(crate) fn finish(&self) -> Result<(), Flaw> {
        let Some(secret) = &self.told else { return Ok(()) };
        for (envelope, seal) in (0..).zip(&self.seals) {
            if secret.seal(envelope) != *seal {
                let message = format!("the secret that was told did not seal envelope {envelope}");
                return flaw("secret_wrong", message);
            }
        }
        for (seq, salt) in (0..).zip(&self.salts) {
            if salt.is_some_and(|salt| secret.salt(seq) != salt) {
                let message = format!("the secret that was told did not salt record {seq}");
                return flaw("secret_wrong", message);
            }
        }
        Ok(())
    }

    fn in_time(&mut self, line: &Line<'_>) -> Result<(), Flaw> {
        if line.at < self.at {
            let (seq, at, before) = (line.seq, line.at, self.at);
            return flaw(
                "time_runs_backwards",
                format!("record {seq} is of {at}, but the record before it of {before}"),
            );
        }
        self.at = line.at;
        Ok(())
    }

    fn consequence(&mut self, line: &Line<'_>) -> Result<Option<Bound>, Flaw> {
        let seq = line.seq;
        if let Some(member) = line.member_of_version_two() {
            let message = format!("record {seq} is no order, but has `{member}`");
            return flaw("member_misplaced", message);
        }
        if kind::is_along_the_stream(line.kind) {
            self.along_the_stream(line)?;
        }
        self.copied(line)?;
        let sender = self.open.as_ref().is_some_and(|open| open.by == line.by);
        if matches!(line.kind, kind::TIMELINE_REWOUND | kind::CAMPAIGN_CLOSED) && !sender {
            let message = format!("`{}` of record {seq} is not by its order's sender", line.kind);
            return flaw("sender_wrong", message);
        }
        match line.kind {
            kind::DEVICE_BOUND => self.device_bound(line)?,
            kind::DEVICE_RELEASED => self.device_released(line)?,
            kind::CHAIN_LAID => self.chain_laid(line)?,
            kind::POLICY_SET => self.policy_set(line)?,
            kind::SPENT => self.spent(line)?,
            kind::CONTRIBUTED => self.contributed(line)?,
            kind::SECRET_TOLD => self.secret_told(line)?,
            kind::TIMELINE_REWOUND => self.rewound(line)?,
            kind::DICE_ROLLED | kind::CARD_DRAWN => return self.chance(line),
            kind::CAMPAIGN_CLOSED => self.closed(line)?,
            other if kind::is_along_the_stream(other) => {
                return flaw("kind_unknown", format!("`{other}` of record {seq} is not known"));
            }
            _ => (),
        }
        if let Some(open) = &mut self.open {
            open.behind.push(line.kind.to_owned());
        }
        Ok(None)
    }

    /// Records that no rewind undoes are for everybody and of the whole campaign, and never copied.
    fn along_the_stream(&self, line: &Line<'_>) -> Result<(), Flaw> {
        let by_rules = matches!(line.kind, kind::CONTRIBUTED | kind::SPENT);
        let sender = self.open.as_ref().map_or("", |open| &open.by);
        let right = line.audience == "null"
            && line.scope == "campaign"
            && line.copy_of.is_none()
            && line.by == if by_rules { "rules" } else { sender };
        if right {
            return Ok(());
        }
        let (seq, kind) = (line.seq, line.kind);
        let whose = if by_rules { "the rules" } else { "its order's sender" };
        flaw(
            "stream_record_wrong",
            format!(
                "`{kind}` of record {seq} must be for everyone, of the scope `campaign`, no copy, \
                 and by {whose}"
            ),
        )
    }

    fn policy_set(&mut self, line: &Line<'_>) -> Result<(), Flaw> {
        self.alone(line)?;
        if line.by != "organiser" {
            let message = format!("the policy of record {} is not the organiser's", line.seq);
            return flaw("sender_wrong", message);
        }
        let Some(data) = line.data else { return Ok(()) };
        let policy: Policy = exactly(line, data)?;
        policy_holds(line.seq, &policy)?;
        self.ordered(line, &policy, None)?;
        self.policy = policy;
        self.trust.policies += 1;
        Ok(())
    }

    fn secret_told(&mut self, line: &Line<'_>) -> Result<(), Flaw> {
        if line.by != "organiser" {
            let message = format!("the secret of record {} is not told by the organiser", line.seq);
            return flaw("sender_wrong", message);
        }
        if line.last {
            let message = format!("record {} tells the secret and does not close", line.seq);
            return flaw("secret_misplaced", message);
        }
        let Some(data) = line.data else { return Ok(()) };
        let told: SecretTold = exactly(line, data)?;
        self.told = Some(Secret::new(told.secret.0));
        Ok(())
    }

    fn closed(&mut self, line: &Line<'_>) -> Result<(), Flaw> {
        #[derive(Deserialize)]
        struct Closed {
            published: bool,
        }
        self.closed = true;
        let told = self.open.as_ref().and_then(|open| open.behind.last());
        let told = told.is_some_and(|kind| kind == kind::SECRET_TOLD);
        let Some(data) = line.data else { return Ok(()) };
        let closed: Closed = payload_of(line, data)?;
        if told && !closed.published {
            let message = format!("record {} closes unpublished, with the secret told", line.seq);
            return flaw("secret_misplaced", message);
        }
        if !line.last {
            let message = format!("record {} closes the campaign and is not the last", line.seq);
            return flaw("after_the_end", message);
        }
        Ok(())
    }

    /// Dice and cards: by which way they came, and to what they are bound.
    fn chance(&mut self, line: &Line<'_>) -> Result<Option<Bound>, Flaw> {
        let thrown = self.source(line)?;
        if let Some(open) = &mut self.open {
            open.behind.push(line.kind.to_owned());
            open.opened |= line.opens.is_some();
        }
        if let Some(Source::Thrown { entered_by, roller, witness }) = thrown
            && line.copy_of.is_none()
        {
            self.throwers.insert(line.seq, entered_by.clone());
            self.thrown(line, &entered_by, &roller, witness)?;
        }
        let (seq, blind) = (line.seq, self.blind);
        let Some(open) = self.open.as_ref().filter(|_| line.opens.is_some()) else {
            return Ok(None);
        };
        match (open.shared, &open.contributed) {
            (true, None) if !blind => flaw(
                "contribution_missing",
                format!("record {seq} opens an envelope, and nobody was asked to give to it"),
            ),
            (_, Some(links::Shared::Unknown)) | (true, None) => {
                self.trust.not_checked += 1;
                Ok(None)
            }
            (_, Some(links::Shared::Known(shared))) => {
                Ok(Some(Bound::to_intent(open.intent, *shared)))
            }
            (false, None) => Ok(Some(Bound::to_intent(open.intent, Bytes32::ZERO))),
        }
    }

    fn ended(&mut self, line: &Line<'_>) -> Result<(), Flaw> {
        let Some(open) = self.open.take() else { return Ok(()) };
        if open.contributed.is_some() && !open.opened {
            let message = format!(
                "the batch that ends with record {} was given to, and opens nothing",
                line.seq
            );
            return flaw("contribution_unused", message);
        }
        self.witnessed_at_the_end(&open)?;
        self.threw_what_it_says(line, &open)?;
        self.run.ended(&open, line.seq, &mut self.trust)
    }

    /// Its order's command must be the record without its proof: so what is bound, laid or set is
    /// signed. Nothing else stands in the batch, and everybody may read the order.
    fn ordered(
        &self,
        line: &Line<'_>,
        data: &impl Serialize,
        proof: Option<&str>,
    ) -> Result<(), Flaw> {
        let Some(open) = &self.open else { return Ok(()) };
        let Some(command) = &open.command else { return Ok(()) };
        let unreadable = |error: serde_json::Error| Flaw::new("payload_wrong", error.to_string());
        let mut data = serde_json::to_value(data).map_err(unreadable)?;
        if let (Some(proof), Some(members)) = (proof, data.as_object_mut()) {
            members.remove(proof);
        }
        let expected = canonical(&serde_json::json!({ line.kind: data }))
            .map_err(|error| Flaw::new("payload_wrong", error.to_string()))?;
        if expected.get() == command.get() {
            return Ok(());
        }
        let (seq, expected) = (line.seq, expected.get());
        flaw("command_differs", format!("the order of record {seq} should have been {expected}"))
    }

    fn alone(&self, line: &Line<'_>) -> Result<(), Flaw> {
        let Some(open) = &self.open else { return Ok(()) };
        let others = open.behind.iter().any(|kind| kind != kind::SPENT);
        if line.last && !others && open.public {
            return Ok(());
        }
        let (seq, kind) = (line.seq, line.kind);
        flaw(
            "not_alone",
            format!("`{kind}` of record {seq} must stand alone behind an order that all may read"),
        )
    }

    fn rewound(&mut self, line: &Line<'_>) -> Result<(), Flaw> {
        let Some(data) = line.data else {
            self.run.forget();
            return Ok(());
        };
        let rewound: TimelineRewound = exactly(line, data)?;
        if line.audience != "null" {
            return flaw("audience_wrong", format!("the rewind of record {} is hidden", line.seq));
        }
        let Some(brought) = rewound.brings else {
            let message = format!("the rewind of record {} says not what it brings", line.seq);
            return flaw("payload_wrong", message);
        };
        if (brought.brings == Brings::Scope) != brought.only.is_some() {
            let message = format!("`only` of record {} must stand with `scope` alone", line.seq);
            return flaw("payload_wrong", message);
        }
        let Some(open) = &self.open else { return Ok(()) };
        self.run.begin(open, brought);
        Ok(())
    }
}

fn policy_holds(seq: u64, policy: &Policy) -> Result<(), Flaw> {
    if policy.holds_together() {
        return Ok(());
    }
    flaw(
        "policy_wrong",
        format!("the policy of record {seq} falls back on a beacon it does not name"),
    )
}

/// The chronicle's own kinds have one version in a format.
fn of_this_version(line: &Line<'_>) -> Result<(), Flaw> {
    match Format::Two.version_of(line.kind) {
        Some(version) if version != line.v => {
            let (seq, kind, v) = (line.seq, line.kind, line.v);
            flaw(
                "payload_wrong",
                format!("record {seq} is `{kind}` of version {v}; in this format it is {version}"),
            )
        }
        _ => Ok(()),
    }
}
