//! What others gave to an order's dice, and what they gave in vain.

use super::{Second, exactly, flaw, order::people_name};
use crate::{Asker, Contributed, Flaw, Given, Line, Spent, Way, ask, given_message, kind, shared};
use chance::Bytes32;
use std::collections::BTreeSet;

/// What came to an ask that stands in the log.
#[derive(Debug)]
pub(super) struct Answered {
    silent: Vec<String>,
    sender: String,
}

/// What the others' part in the dice of a batch comes to.
#[derive(Debug, Clone, Copy)]
pub(super) enum Shared {
    Known(Bytes32),
    /// The payload is not in this copy.
    Unknown,
}

impl Second {
    pub(super) fn contributed(&mut self, line: &Line<'_>) -> Result<(), Flaw> {
        let seq = line.seq;
        let Some(open) = &mut self.open else { return Ok(()) };
        if !open.shared || open.behind.iter().any(|kind| kind != kind::SPENT) {
            let message = format!("nobody was to be asked where record {seq} tells who gave");
            return flaw("contribution_misplaced", message);
        }
        let Some(data) = line.data else {
            open.contributed = Some(Shared::Unknown);
            return Ok(());
        };
        let told: Contributed = exactly(line, data)?;
        let Some(open) = &self.open else { return Ok(()) };
        if told.ask != open.ask {
            let expected = open.ask;
            let message = format!("record {seq} answers another ask than {expected}");
            return flaw("ask_wrong", message);
        }
        if !self.blind {
            self.all_were_asked(line, &told)?;
            self.went_the_right_way(line, &told)?;
            for given in &told.given {
                self.link(line, &told.ask, given)?;
            }
        }
        self.beacon(line, &told)?;
        let chain = self.policy.beacon.as_ref().map(|beacon| beacon.chain);
        let round = chain.as_ref().zip(told.beacon.as_ref());
        let known = Shared::Known(shared(&told.given, round));
        match told.way {
            Way::Shared => self.trust.shared += 1,
            Way::Beacon => self.trust.beacon += 1,
            Way::House => self.trust.house += 1,
        }
        self.trust.silent += told.silent.len() as u64;
        let Some(open) = &mut self.open else { return Ok(()) };
        let sender = open.by.clone();
        open.contributed = Some(if self.blind { Shared::Unknown } else { known });
        self.asks.insert(told.ask, Answered { silent: told.silent, sender });
        Ok(())
    }

    fn asker(&self) -> Asker<'_> {
        let open = self.open.as_ref();
        Asker {
            sender: open.map_or("rules", |open| people_name(&open.by)),
            stead: open.and_then(|open| open.stead.as_deref()),
            corrects: open.is_some_and(|open| open.corrects),
        }
    }

    fn all_were_asked(&self, line: &Line<'_>, told: &Contributed) -> Result<(), Flaw> {
        let seats: Vec<&str> = told.given.iter().map(|given| &*given.seat).collect();
        let sorted = seats.is_sorted_by(|one, other| one < other)
            && told.silent.is_sorted_by(|one, other| one < other);
        let named: BTreeSet<String> = seats
            .iter()
            .map(|seat| (*seat).to_owned())
            .chain(told.silent.iter().cloned())
            .collect();
        let twice = named.len() != seats.len() + told.silent.len();
        let asked = self.asker().asks(&self.people.bindings, &self.people.chains);
        if sorted && !twice && named == asked {
            return Ok(());
        }
        let (seq, asked) = (line.seq, asked.into_iter().collect::<Vec<_>>().join(", "));
        flaw(
            "asked_wrong",
            format!(
                "record {seq} must tell, each once and in order, who of [{asked}] gave or was silent"
            ),
        )
    }

    fn went_the_right_way(&self, line: &Line<'_>, told: &Contributed) -> Result<(), Flaw> {
        let (given, silent) = (told.given.len(), told.silent.len());
        let right = self.asker().way(&self.policy, &self.people.bindings, given, silent);
        if right == Some(told.way) {
            return Ok(());
        }
        let (seq, way) = (line.seq, told.way);
        flaw(
            "way_wrong",
            format!("record {seq} went the way {way:?}, by the policy it is {right:?}"),
        )
    }

    fn beacon(&mut self, line: &Line<'_>, told: &Contributed) -> Result<(), Flaw> {
        let wrong = |what: &str| flaw("beacon_wrong", format!("record {}: {what}", line.seq));
        let (Some(round), Way::Beacon) = (&told.beacon, told.way) else {
            if told.beacon.is_some() || told.way == Way::Beacon {
                return wrong("a beacon's round stands exactly where it is the way");
            }
            return Ok(());
        };
        let Some(beacon) = &self.policy.beacon else { return wrong("no beacon is named") };
        let hex = data_encoding::HEXLOWER.decode(round.signature.as_bytes()).is_ok();
        if beacon.round_after(line.at) != Some(round.round) || !hex {
            return wrong("it must be the first round that begins three seconds after the order");
        }
        match beacon.has_published(round) {
            Some(true) => Ok(()),
            Some(false) => wrong("the beacon did not publish this round"),
            None => {
                self.trust.beacon_unchecked += 1;
                Ok(())
            }
        }
    }

    /// Takes one link of one device for one ask.
    fn link(&mut self, line: &Line<'_>, ask: &Bytes32, given: &Given) -> Result<(), Flaw> {
        let (seq, index, seat) = (line.seq, given.index, &given.seat);
        let message = given_message(ask, index, &given.value);
        if !given.device.has_signed(&message, &given.signature) {
            let message =
                format!("link {index} of {seat} in record {seq} is not signed by its device");
            return flaw("signature_wrong", message);
        }
        let at = (&**seat, &given.device);
        let bound = line.kind == kind::SPENT || self.people.bindings.is_bound(seat, &given.device);
        let campaign = self.campaign;
        let Some(skipped) =
            self.people.chains.link(&campaign, at, index, given.value).filter(|_| bound)
        else {
            let message =
                format!("link {index} of {seat} in record {seq} is no next link of a chain");
            return flaw("link_wrong", message);
        };
        self.trust.skipped += skipped;
        if skipped > 0 && self.strict {
            let message =
                format!("{skipped} links of {seat} before record {seq} are accounted for nowhere");
            return flaw("link_skipped", message);
        }
        Ok(())
    }

    pub(super) fn spent(&mut self, line: &Line<'_>) -> Result<(), Flaw> {
        let seq = line.seq;
        let behind = self.open.as_ref().map_or(&[][..], |open| &open.behind);
        if behind.iter().any(|kind| kind != kind::SPENT) {
            let message = format!("record {seq} must stand directly behind the order");
            return flaw("spent_misplaced", message);
        }
        let Some(data) = line.data else { return Ok(()) };
        let told: Spent = exactly(line, data)?;
        let order = self.open.as_ref().map_or(seq, |open| open.seq);
        let after = usize::try_from(told.after).ok().filter(|_| told.after < order);
        let Some(prev) = after.and_then(|after| self.hashes.get(after)) else {
            let message = format!("record {seq} tells of an ask behind a record to come");
            return flaw("ask_wrong", message);
        };
        if told.ask != ask(prev, &told.intent, told.envelope) {
            let message = format!("the ask of record {seq} does not follow from what it names");
            return flaw("ask_wrong", message);
        }
        let sorted = told.given.is_sorted_by(|one, other| one.seat < other.seat);
        if !sorted || told.given.is_empty() {
            let message = format!("record {seq} must tell links, each seat's once and in order");
            return flaw("asked_wrong", message);
        }
        match self.asks.get(&told.ask) {
            Some(answered) => {
                let late = |given: &Given| answered.silent.contains(&given.seat);
                if !told.given.iter().all(late) || answered.sender != told.sender {
                    let message = format!("record {seq} tells links of seats that were not silent");
                    return flaw("asked_wrong", message);
                }
                self.trust.late += told.given.len() as u64;
            }
            None => self.trust.asked_not_used += 1,
        }
        if !self.blind {
            for given in &told.given {
                self.link(line, &told.ask, given)?;
            }
        }
        Ok(())
    }
}
