//! A realm: what its rounds brought to land and points, and how it ended.

use crate::tale::{Tale, Told};
use lowenherz::{Event, Realm, State, story::sentence};
use messages::{Words, say};

/// A realm while it is told.
pub(super) struct RealmTale {
    words: Words<'static>,
    round: u32,
    /// The round of the last sentence.
    told_in: u32,
}

impl RealmTale {
    pub(super) const fn new(words: Words<'static>) -> Self {
        Self { words, round: 0, told_in: 0 }
    }
}

impl Tale<Realm> for RealmTale {
    /// Each deed is told as it is done, with the round before the first of each.
    fn hear(&mut self, event: &Event, realm: &State, seq: u64) -> Vec<Told> {
        let is_deed = match event {
            Event::RoundBegun(begun) => {
                self.round = begun.round;
                false
            }
            Event::MineWorked(it) => it.points.values().any(|points| *points > 0),
            Event::TerritoryFounded(_)
            | Event::StoneMoved(_)
            | Event::AllianceMade(_)
            | Event::AllianceEnded(_)
            | Event::RenegadePlayed(_)
            | Event::OfferAccepted(_)
            | Event::BidsOpened(_)
            | Event::ActionLost(_)
            | Event::KingDied(_)
            | Event::MountainsCounted(_)
            | Event::ParchmentsCounted(_)
            | Event::RealmEnded(_) => true,
            _ => false,
        };
        if !is_deed {
            return Vec::new();
        }
        let text = sentence(realm, event, self.words.language());
        let text = if self.told_in == self.round {
            text
        } else {
            self.told_in = self.round;
            say!(self.words, "in-round", round = self.round, what = text)
        };
        vec![Told { text, records: vec![seq] }]
    }

    fn flush(&mut self) -> Vec<Told> {
        Vec::new()
    }
}
