//! What was thrown and waits for another person's device to confirm it, kept beside the log (version 2, section 4).

use crate::{Code, Rejected, Signatures, asked::KeptOrder, rejected::said, terms::Terms};
use chance::{Bytes32, Dice, Draw, Need, Roller as RecordedRoller, Source, Witness};
use chronicle::{Head, PublicKey, Scope, Signature, ThrownBy, Timestamp, Uuid};
use decider::{By, Drawn, Entry, Seat};
use serde::{Deserialize, Serialize};
use std::collections::BTreeSet;

/// One roll of an order that waits.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct ThrownRoll {
    /// The clause that calls for it.
    pub clause: String,
    /// What for, as a code.
    pub why: String,
    /// The dice.
    pub dice: Dice,
    /// What was typed.
    pub faces: Vec<u32>,
    /// The seat whose roll it is by the rules, if it is somebody's.
    pub roller: Option<String>,
}

/// A card that an order which waits has turned up.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct TurnedCard {
    /// The clause that calls for it.
    pub clause: String,
    /// The deck.
    pub deck: String,
    /// Which card was typed.
    pub card: String,
    /// Where in the pile it lay, from 0: what stands in the list of what was thrown.
    pub index: u32,
    /// How many cards lay in the pile.
    pub of: u32,
    /// How many of the order's rolls came before it.
    pub behind: usize,
}

impl TurnedCard {
    /// The card of a pile that somebody says they have turned up; none: it has no such place.
    pub(crate) fn new(draw: &Draw<'_>, index: u32, behind: usize) -> Option<Self> {
        let (clause, deck) = (draw.clause.id().to_owned(), draw.deck.to_owned());
        (draw.card)(index).map(|card| Self { clause, deck, card, index, of: draw.of, behind })
    }
}

/// What an order has typed instead of sealed.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub(crate) struct Typed {
    pub(crate) rolls: Vec<ThrownRoll>,
    pub(crate) cards: Vec<TurnedCard>,
}

/// An order whose typed faces wait for a device of another person.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct WaitingThrow {
    /// What a witness signs, with the faces: the hash of `prev`, `intent` and `envelope`. It changes when something
    /// else is written.
    pub ask: Bytes32,
    /// The hash of the record that the order will stand behind.
    pub prev: Bytes32,
    /// The number of that record.
    pub after: u64,
    /// The intent of the order.
    pub intent: Bytes32,
    /// The envelope on the table, which stays closed.
    pub envelope: u64,
    /// The order's batch.
    pub batch: Uuid,
    /// Who gave it.
    pub by: By,
    /// What it is about.
    pub scope: Scope,
    /// The head that its sender saw.
    pub head: u64,
    /// Since when it waits.
    pub since: Timestamp,
    /// The order's own list of what was thrown: faces, and the places of cards in their piles.
    pub thrown: Vec<u32>,
    /// The rolls that they are for.
    pub rolls: Vec<ThrownRoll>,
    /// The cards that were turned up.
    pub cards: Vec<TurnedCard>,
    /// The seats whose devices may confirm or contest it.
    pub witnesses: BTreeSet<String>,
}

/// What another person's device says of an order that waits.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct SawThrow {
    /// The order's batch.
    pub batch: Uuid,
    /// As it stood in [`WaitingThrow`].
    pub ask: Bytes32,
    /// None: it was not so, and nothing was rolled.
    pub confirmed: Option<(PublicKey, Signature)>,
}

/// The same, as it is kept.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Unconfirmed {
    pub(crate) order: KeptOrder,
    pub(crate) intent: Bytes32,
    pub(crate) since: Timestamp,
    /// Where the log ended when it began to wait.
    pub(crate) upon: Head,
    pub(crate) rolls: Vec<ThrownRoll>,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub(crate) cards: Vec<TurnedCard>,
    /// What the order's record will say was thrown; none: the order's faces alone.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(crate) thrown: Option<Vec<u32>>,
}

impl Unconfirmed {
    /// Who may say something of it: everybody with a device that is no bot's, but the person who sent it, those
    /// whose rolls they are, and no one else.
    pub(crate) fn witnesses(&self, terms: &Terms) -> BTreeSet<String> {
        let rollers = self.rolls.iter().filter_map(|roll| roll.roller.as_deref());
        witnesses(terms, &self.order.sender(), rollers)
    }

    pub(crate) fn signatures(&self) -> Signatures {
        self.order.signatures(self.intent)
    }

    pub(crate) fn told(&self, terms: &Terms, end: Head, envelope: u64) -> WaitingThrow {
        let order = self.order.order();
        WaitingThrow {
            ask: chronicle::ask(&end.hash, &self.intent, envelope),
            prev: end.hash,
            after: end.seq,
            intent: self.intent,
            envelope,
            batch: order.batch,
            by: order.by,
            scope: order.scope,
            head: order.head,
            since: self.since,
            thrown: self.thrown.clone().or(order.thrown).unwrap_or_default(),
            rolls: self.rolls.clone(),
            cards: self.cards.clone(),
            witnesses: self.witnesses(terms),
        }
    }
}

fn witnesses<'r>(
    terms: &Terms,
    sender: &str,
    rollers: impl Iterator<Item = &'r str>,
) -> BTreeSet<String> {
    let mut own = terms.bindings.person(sender);
    own.extend(rollers.flat_map(|roller| terms.bindings.person(roller)));
    let all = terms
        .bindings
        .all()
        .filter(|(seat, device, _)| !terms.bindings.is_bot(seat, device) && !own.contains(*seat));
    all.map(|(seat, ..)| seat.to_owned()).collect()
}

impl ThrownRoll {
    pub(crate) fn new(need: &Need, faces: &[u32], roller: &By) -> Self {
        Self {
            clause: need.clause.id().to_owned(),
            why: need.why.to_owned(),
            dice: need.dice,
            faces: faces.to_vec(),
            roller: roller.seat().map(Seat::name).map(str::to_owned),
        }
    }
}

/// Does anything that was typed in this campaign wait for a witness?
pub(crate) fn is_witnessed(terms: &Terms) -> bool {
    terms.policy.thrown == ThrownBy::Witnessed
}

/// Refuses what nobody could confirm, before it waits.
///
/// # Errors
/// `nobody_to_confirm`.
pub(crate) fn somebody_confirms(terms: &Terms, waits: &Unconfirmed) -> Result<(), Rejected> {
    if waits.witnesses(terms).is_empty() {
        return Err(Rejected::new(Code::NobodyToConfirm, said!("nobody-to-confirm")));
    }
    Ok(())
}

/// Refuses new rolls that were typed for a correction where throws are witnessed.
///
/// # Errors
/// `nobody_to_confirm`.
pub(crate) fn check_corrects(terms: &Terms, typed: bool) -> Result<(), Rejected> {
    if is_witnessed(terms) && typed {
        return Err(Rejected::new(Code::NobodyToConfirm, said!("no-throws-in-corrections")));
    }
    Ok(())
}

/// What was typed in a batch was confirmed by somebody who may, where it has to be.
///
/// # Errors
/// `not_a_witness`.
pub(crate) fn check_witness(
    terms: &Terms,
    sender: &str,
    (witness, rollers): (Option<&Witness>, &[RecordedRoller]),
) -> Result<(), Rejected> {
    if !is_witnessed(terms) || rollers.is_empty() {
        return Ok(());
    }
    let seats = rollers.iter().filter_map(|roller| match roller {
        RecordedRoller::Seat(seat) => Some(&**seat),
        RecordedRoller::Nobody | RecordedRoller::NotTold => None,
    });
    let may = witnesses(terms, sender, seats);
    if witness.is_some_and(|witness| may.contains(witness.seat())) {
        return Ok(());
    }
    Err(not_a_witness())
}

/// Every roll that was typed now, and is no copy.
pub(crate) fn fresh_throws<E>(entries: &[Entry<E>]) -> impl Iterator<Item = &decider::Rolled> {
    entries.iter().filter_map(|entry| match entry {
        Entry::Rolled(rolled)
            if rolled.fall.copy_of.is_none()
                && matches!(rolled.fall.source, Source::Thrown { .. }) =>
        {
            Some(rolled)
        }
        _ => None,
    })
}

/// Was this card typed now, and is it no copy?
pub(crate) fn is_fresh_card(drawn: &Drawn) -> bool {
    drawn.pick.copy_of.is_none() && matches!(drawn.pick.source, Source::Thrown { .. })
}

/// What is kept beside a log that goes on from elsewhere waits no more: its order was written, or the log was taken back
/// from a backup. `written` says whether a
/// batch stands in the log, `hash_at` the hash of a record.
pub(crate) fn still_waits(
    waits: Option<Unconfirmed>,
    end: Head,
    written: impl Fn(&Uuid) -> bool,
    hash_at: impl FnOnce(u64) -> Result<Bytes32, Rejected>,
) -> Result<Option<Unconfirmed>, Rejected> {
    let Some(waits) = waits else { return Ok(None) };
    if waits.upon.seq > end.seq || written(&waits.order.batch()) {
        return Ok(None);
    }
    Ok((hash_at(waits.upon.seq)? == waits.upon.hash).then_some(waits))
}

/// Nothing is played before another person's device has confirmed what was thrown.
pub(crate) fn throw_waits(waits: &Unconfirmed, terms: &Terms) -> Rejected {
    let who = waits.witnesses(terms).into_iter().collect::<Vec<_>>().join(", ");
    let message = said!("throw-waits", sender = waits.order.sender(), who = who);
    Rejected::new(Code::ThrowWaits, message)
}

pub(crate) fn throw_contested() -> Rejected {
    Rejected::new(Code::ThrowContested, said!("throw-contested"))
}

impl Rejected {
    /// A confirmation that no device has signed.
    #[must_use]
    pub fn witness_unsigned() -> Self {
        Self::new(Code::SignatureWrong, said!("witness-unsigned"))
    }
}

pub(crate) fn not_a_witness() -> Rejected {
    Rejected::new(Code::NotAWitness, said!("not-a-witness"))
}

#[cfg(test)]
mod tests {
    use super::*;
    use chronicle::{DeviceBound, SigningKey};

    #[test]
    fn nobody_witnesses_what_is_their_own() {
        let mut terms = Terms::nothing();
        // The same device signs for `gold` and for `red`: they are one person.
        for (seat, seed, label) in
            [("red", 1, "phone"), ("gold", 1, "phone"), ("black", 2, "phone"), ("blue", 3, "bot")]
        {
            let key = SigningKey::from_seed(&[seed; 32]);
            let (seat, device, label) = (seat.to_owned(), key.public(), label.to_owned());
            terms.bindings.bind(&DeviceBound { seat, device, label, proof: key.sign(b"") });
        }
        let may = |sender: &str, rollers: &[&str]| {
            let all = witnesses(&terms, sender, rollers.iter().copied());
            all.into_iter().collect::<Vec<_>>().join(" ")
        };
        assert_eq!(may("organiser", &[]), "black gold red", "a bot sees nothing");
        assert_eq!(may("red", &[]), "black", "nor does who sent it, from whichever seat");
        assert_eq!(may("organiser", &["gold"]), "black", "nor whose roll it is");
        assert_eq!(may("black", &["red"]), "");
    }
}
