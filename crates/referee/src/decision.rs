//! What is known of the others' part in the dice of an order as it is decided, and what comes of that.

use crate::{
    Order, Rejected, Signatures,
    asked::{Asked, KeptOrder, Waiting},
    attest::{came_to, name_of},
    beacons::beacon_not_read,
    live_campaign::Now,
    terms::Terms,
    unconfirmed::Unconfirmed,
};
use campaign::State;
use chance::Witness;
use chronicle::{
    Asker, Batch, BatchWriter, Beacon, Given, NewRecord, PublicKey, Round, Scope, Spent, Timestamp,
    Way, kind,
};
use decider::{Audience, By};
use std::collections::{BTreeMap, BTreeSet};

/// What is known of the others' part.
#[derive(Debug, Clone)]
pub(crate) enum Decision<'d> {
    /// Nothing yet: whoever listens is asked, where it matters. Where nobody does, all are silent.
    Asking {
        attending: &'d BTreeSet<(String, PublicKey)>,
        /// Who has confirmed what was thrown.
        witness: Option<&'d Witness>,
    },
    /// They were asked.
    Gathered {
        /// When the order was accepted.
        at: Timestamp,
        given: &'d [Given],
        /// Who gave nothing.
        silent: Vec<String>,
        /// Links of earlier asks that no record tells of yet.
        spent: &'d [Spent],
        /// The round of the beacon, where one was fetched.
        round: Option<&'d Round>,
        witness: Option<&'d Witness>,
    },
}

impl<'d> Decision<'d> {
    /// Who has confirmed what was thrown for the order, if somebody has.
    pub(crate) const fn witness(&self) -> Option<&'d Witness> {
        match self {
            Self::Asking { witness, .. } | Self::Gathered { witness, .. } => *witness,
        }
    }
}

impl Decision<'static> {
    /// Nobody can be asked.
    pub(crate) fn alone() -> Self {
        static NOBODY: BTreeSet<(String, PublicKey)> = BTreeSet::new();
        Self::Asking { attending: &NOBODY, witness: None }
    }
}

/// What comes of an order.
pub(crate) enum Decided {
    /// The batch, and the state behind it.
    Written(Box<(Batch, State)>),
    /// The others are asked first.
    Asks(Box<Asked>),
    /// Somebody else confirms first what was thrown.
    Unconfirmed(Box<Unconfirmed>),
}

impl Decided {
    /// The batch, where nobody is left to be asked.
    pub(crate) fn written(self) -> Result<(Batch, State), Rejected> {
        match self {
            Self::Written(written) => Ok(*written),
            Self::Asks(_) => Err(Rejected::bug("others are asked where nobody listens")),
            Self::Unconfirmed(_) => {
                Err(Rejected::bug("faces wait for a witness where none were typed"))
            }
        }
    }
}

/// Tells in the batch who gave to its dice; or says whom to ask first. Called where an envelope will be opened and the
/// policy has others give to it. `reads`: the beacon that the host reads.
pub(crate) fn mix(
    writer: &mut BatchWriter<'_>,
    (now, order, signatures): (&Now, &Order, &Signatures),
    command: &str,
    (at, decision): (Timestamp, Decision<'_>),
    reads: Option<&Beacon>,
) -> Result<Option<Asked>, Rejected> {
    let terms = &now.terms;
    let sender = name_of(&order.by);
    let asker = Asker { sender: &sender, stead: None, corrects: false };
    let (given, silent, round) = match decision {
        Decision::Gathered { given, silent, round, .. } => (given.to_vec(), silent, round.cloned()),
        Decision::Asking { attending, witness } => {
            let seats = asker.asks(&terms.bindings, &terms.chains);
            let devices = devices_of(terms, &seats, attending);
            let listens =
                devices.iter().any(|(seat, device)| attending.contains(&(seat.clone(), *device)));
            // Nobody has seen its round yet: the order waits for it, whoever listens.
            let way = asker.way(&terms.policy, &terms.bindings, 0, seats.len());
            let waits = way == Some(Way::Beacon);
            if waits && !listens && (reads.is_none() || terms.policy.beacon.as_ref() != reads) {
                return Err(beacon_not_read());
            }
            if listens || waits {
                return Ok(Some(Asked {
                    given: BTreeMap::new(),
                    order: Waiting::Order(Box::new(KeptOrder::new(order, command, signatures)?)),
                    at,
                    wait_seconds: terms.policy.wait_seconds,
                    after: now.tip.last.seq,
                    prev: now.tip.last.hash,
                    intent: writer.intent(),
                    envelope: now.tip.next_envelope,
                    devices,
                    witness: witness.cloned(),
                }));
            }
            (Vec::new(), seats.into_iter().collect(), None)
        }
    };
    let told = came_to(terms, (writer.ask(), &asker), (given, silent), round)?;
    let chain = terms.policy.beacon.as_ref().map(|beacon| &beacon.chain);
    writer.contributed(&told, chain).map_err(Rejected::bug)?;
    Ok(None)
}

/// Tells of links that came too late, directly behind the order.
pub(crate) fn tell_spent(
    writer: &mut BatchWriter<'_>,
    decision: &Decision<'_>,
) -> Result<(), Rejected> {
    match decision {
        Decision::Asking { .. } => Ok(()),
        Decision::Gathered { spent, .. } => {
            spent.iter().try_for_each(|spent| write_spent(writer, spent))
        }
    }
}

/// Writes one account behind the order.
pub(crate) fn write_spent(writer: &mut BatchWriter<'_>, spent: &Spent) -> Result<(), Rejected> {
    let record = NewRecord {
        by: By::Rules,
        scope: Scope::Campaign,
        kind: kind::SPENT,
        v: 1,
        audience: Audience::Everyone,
        opens: None,
        copy_of: None,
    };
    writer.push(record, spent).map(drop).map_err(Rejected::bug)
}

/// Which device of each seat is asked: one that listens, if there is one.
pub(crate) fn devices_of(
    terms: &Terms,
    seats: &BTreeSet<String>,
    attending: &BTreeSet<(String, PublicKey)>,
) -> BTreeMap<String, PublicKey> {
    let mut devices = BTreeMap::new();
    for (seat, device) in terms.chains.givers(&terms.bindings) {
        let listens = attending.contains(&(seat.to_owned(), device));
        if seats.contains(seat) && (listens || !devices.contains_key(seat)) {
            devices.insert(seat.to_owned(), device);
        }
    }
    devices
}
