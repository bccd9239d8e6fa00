//! The artefacts of the Wizards' Tower, and what has become of them (HEI-064 to HEI-073).

use super::State;
use crate::clauses::{HEI_067, HEI_068, HEI_069, HEI_072};
use crate::decks::ActionCard;
use crate::figures::{Faction, FigureId};
use crate::tables;
use decider::Clause;
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;

rulebook::named! {
    /// One of the four.
    Artefact {
        /// Mask of Nyarlathotep: one card more (HEI-067).
        Mask = "mask", "Mask of Nyarlathotep";
        /// Box of Thousand Pleasures: cancels wounds (HEI-068).
        Box = "box", "Box of Thousand Pleasures";
        /// Altar of the Damned: calls a Greater Demon (HEI-069).
        Altar = "altar", "Altar of the Damned";
        /// Teleporter of the Outer Planes: carries figures (HEI-072).
        Teleporter = "teleporter", "Teleporter of the Outer Planes";
    }
}

impl Artefact {
    /// The clause that describes it.
    #[must_use]
    pub const fn clause(self) -> Clause {
        match self {
            Self::Mask => HEI_067,
            Self::Box => HEI_068,
            Self::Altar => HEI_069,
            Self::Teleporter => HEI_072,
        }
    }
}

/// What has become of the artefacts.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Artefacts {
    /// In which turns each was used; one that is not in here never was, and is a secret.
    pub used: BTreeMap<Artefact, Vec<u32>>,
    /// The wizard who carries the Box, which they need not tell.
    pub bearer: Option<FigureId>,
    /// The turn in which it was last taken up.
    pub taken_in: Option<u32>,
    /// The cards for which they mean to open it, and in which turn.
    pub opening: Option<(u32, Vec<ActionCard>)>,
    /// The Teleporter is shut for good (HEI-073).
    pub broken: bool,
}

impl Artefacts {
    /// How often an artefact was used.
    #[must_use]
    pub fn uses(&self, artefact: Artefact) -> u32 {
        let uses = self.used.get(&artefact).map_or(0, Vec::len);
        rulebook::count(uses)
    }

    /// Was an artefact used in this turn?
    #[must_use]
    pub fn used_in(&self, artefact: Artefact, turn: u32) -> bool {
        self.used.get(&artefact).is_some_and(|turns| turns.contains(&turn))
    }

    /// How many of the four were used so far (HEI-064).
    #[must_use]
    pub fn betrayed(&self) -> usize {
        self.used.len()
    }
}

impl State {
    /// By how many cards the Mask makes a faction's hand larger this turn (HEI-067, R-94).
    pub(crate) fn extra_cards(&self, faction: Faction) -> u32 {
        let worn = self.artefacts.used_in(Artefact::Mask, self.turn);
        if worn && faction == Faction::WizardsCouncil { tables::MASK_CARDS } else { 0 }
    }
}
