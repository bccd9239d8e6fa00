//! Which lines of a file stand already, so that a corrected file can be played again.
//!
//! An order of a file gets an id that depends on the campaign, on what the line says and on how
//! often it was said before. The log knows the ids of all that was ever accepted: a line whose id
//! lies on the live timeline stands; one that a rewind left behind is given again under another id.

use super::typed::{Order, Said, TypedLine, Who};
use crate::client::Client;
use crate::failure::{Failure, Kind};
use chronicle::{CampaignId, Uuid};
use lowenheim::state::Step;
use projections::{LogLine, Moment};
use std::collections::BTreeMap;

/// An accepted order, as the log tells it.
#[derive(Clone, Debug)]
struct Stood {
    live: bool,
    /// Its first line, and the one that this followed.
    first: u64,
    before: u64,
    /// The turn in which it was given, and the step, which only the log of a siege tells.
    turn: Option<u32>,
    step: Option<Step>,
}

/// What stands of a file.
pub(super) struct PlayedFile {
    /// For each line the orders that stand: one, or several for `all`.
    stood: Vec<Vec<Stood>>,
    /// For each line the text that its ids are made of.
    seeds: Vec<String>,
    log: BTreeMap<Uuid, Stood>,
    /// The last line that stands.
    last: Option<usize>,
    /// The number in the file of each line.
    numbers: Vec<usize>,
}

impl PlayedFile {
    /// Nothing stands, and every order gets an id that nobody had before.
    pub(super) const fn afresh() -> Self {
        Self {
            stood: Vec::new(),
            seeds: Vec::new(),
            log: BTreeMap::new(),
            last: None,
            numbers: Vec::new(),
        }
    }

    /// Compares a file with the log.
    pub(super) fn of(
        client: &Client,
        campaign: CampaignId,
        lines: &[TypedLine<'_>],
    ) -> Result<Self, Failure> {
        let log = accepted(&client.log(campaign, None, 0)?);
        let mut said: BTreeMap<String, u32> = BTreeMap::new();
        let mut played = Self { log, ..Self::afresh() };
        for (at, line) in lines.iter().enumerate() {
            let by = line.by.as_ref().map(ToString::to_string).unwrap_or_default();
            let words: Vec<&str> = line.text.split_whitespace().collect();
            let text = format!("{campaign}\n{by}\n{}", words.join(" "));
            let times = said.entry(text.clone()).or_default();
            *times += 1;
            played.numbers.push(line.number);
            played.seeds.push(format!("{text}\n{times}"));
            let stood = match &line.said {
                Ok(Said::Order(order)) => played.standing(at, order),
                _ => Vec::new(),
            };
            if !stood.is_empty() {
                played.last = Some(at);
            }
            played.stood.push(stood);
        }
        Ok(played)
    }

    fn standing(&self, at: usize, order: &Order) -> Vec<Stood> {
        let live = |id: Uuid| self.log.get(&id).filter(|stood| stood.live).cloned();
        if let Some(batch) = order.batch {
            return live(batch).into_iter().collect();
        }
        let most = match order.who {
            Who::One(_) => 1,
            Who::All => usize::MAX,
        };
        (0..most).map_while(|part| live(self.id(at, part)?)).collect()
    }

    /// The id of a line's order: the first that no order of the log has, or that of one that stands.
    /// None: any id will do.
    pub(super) fn id(&self, at: usize, part: usize) -> Option<Uuid> {
        let seed = self.seeds.get(at)?;
        let tries = (0_u32..).map(|attempt| named(&format!("{seed}\n{part}\n{attempt}")));
        let mut ids = tries.skip_while(|id| self.log.get(id).is_some_and(|stood| !stood.live));
        ids.next()
    }

    /// How many orders of a line stand.
    pub(super) fn parts(&self, at: usize) -> usize {
        self.stood.get(at).map_or(0, Vec::len)
    }

    pub(super) fn stands(&self, at: usize) -> bool {
        self.parts(at) > 0
    }

    /// Does nothing stand from this line on?
    pub(super) fn is_ahead(&self, at: usize) -> bool {
        self.last.is_none_or(|last| at > last)
    }

    /// Is it the last line that stands?
    pub(super) fn is_last(&self, at: usize) -> bool {
        self.last == Some(at)
    }

    /// Is it new or corrected, although a line below it stands?
    pub(super) fn is_changed(&self, at: usize) -> bool {
        !self.stands(at) && !self.is_ahead(at)
    }

    /// Was the line's first order given in this turn and step?
    pub(super) fn began_in(&self, at: usize, moment: &Moment) -> bool {
        let same_step = |step: Step| moment.step().is_some_and(|now| now.name == step.name());
        self.stood.get(at).and_then(|stood| stood.first()).is_some_and(|first| {
            first.turn == Some(moment.turn) && first.step.is_some_and(same_step)
        })
    }

    /// What to say of a line that was changed when it was too late.
    pub(super) fn changed(&self, campaign: CampaignId, at: usize) -> Failure {
        let below = (at + 1..self.stood.len()).find(|&below| self.stands(below));
        let number = below.and_then(|below| self.numbers.get(below)).copied().unwrap_or_default();
        // What a file gave since the last line above it goes, the old wording of this line as well.
        let above = self.stood.iter().take(at).flatten().map(|stood| stood.first).max();
        let of_files = self.log.iter().filter(|(id, stood)| is_of_file(id) && stood.live);
        let since = of_files.map(|(_, stood)| stood).filter(|stood| Some(stood.first) > above);
        let before = since.min_by_key(|stood| stood.first).map_or(0, |stood| stood.before);
        let message =
            format!("new or corrected, but line {number} below it has been played already");
        let back = format!("`wapenrol rewind {campaign} --to {before} --reason \"A slip\"`");
        Failure::new(Kind::Refused, "played_already", message).with(
            "allowed",
            format!("What stands is changed by a rewind: {back}, then play the file again."),
        )
    }
}

/// Every order of the log by its id.
fn accepted(lines: &[LogLine]) -> BTreeMap<Uuid, Stood> {
    let mut log: BTreeMap<Uuid, Stood> = BTreeMap::new();
    for line in lines {
        let Some(before) = line.parent else { continue };
        let LogLine { batch, seq: first, live, turn, .. } = *line;
        let step = line.step.as_ref().and_then(|word| word.parse().ok());
        // The first record of a batch is the order; what follows is what it caused.
        log.entry(batch).or_insert(Stood { live, first, before, turn, step });
    }
    log
}

/// An id made of a text, always the same one. It need not withstand anybody: who can play a file can
/// give its orders by hand.
fn named(text: &str) -> Uuid {
    let hash =
        text.bytes().fold(OFFSET, |hash, byte| (hash ^ u128::from(byte)).wrapping_mul(PRIME));
    let mut bytes = [0; 10];
    for (at, byte) in hash.to_be_bytes().into_iter().enumerate() {
        bytes[at % 10] ^= byte;
    }
    uuid::Builder::from_unix_timestamp_millis(0, &bytes).into_uuid()
}

/// Ids of files have no time in them.
fn is_of_file(id: &Uuid) -> bool {
    id.as_bytes().starts_with(&[0; 6])
}

/// FNV-1a with 128 bits.
const OFFSET: u128 = 0x6c62_272e_07bb_0142_62b8_2175_6295_c58d;
const PRIME: u128 = 0x0000_0000_0100_0000_0000_0000_0000_013b;

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ids_are_of_version_7_and_differ() {
        let (one, other) = (named("a\n1"), named("a\n2"));
        assert_eq!(one.get_version_num(), 7);
        assert_eq!(one, named("a\n1"));
        assert_ne!(one, other);
        assert_eq!(one.get_variant(), uuid::Variant::RFC4122);
        assert!(is_of_file(&one) && !is_of_file(&Uuid::now_v7()));
    }
}
