//! What a gallery shows of a scenario before anybody has chosen it: the town as it stands, and who stands where.
//! Who is placed by their owner is nowhere yet.

use crate::men::{Class, Side};
use crate::scenario::{Library, Scenario};
use crate::spot::Spot;
use crate::town::Town;
use crate::works::Works;
use crate::{outset, sense};

rulebook::views! {
    /// An assault that could be opened.
    #[schemars(rename = "TownPreviewCard")]
    PreviewCard {
        /// The town.
        town: Town,
        /// Its gates, and what is brought against it.
        works: Works,
        /// Who stands where.
        people: Vec<PreviewPerson>,
    }
    /// Somebody in it.
    #[schemars(rename = "TownPreviewPerson")]
    PreviewPerson {
        /// Whose.
        side: Side,
        /// What.
        class: Class,
        /// Where.
        place: Spot,
    }
}

/// What a gallery shows of a scenario; none: it cannot be opened, and says why when somebody tries.
#[must_use]
pub fn preview_card(scenario: &Scenario, library: &Library) -> Option<PreviewCard> {
    let mut town = sense::look(scenario, library).ok()?;
    town.port |= scenario.port;
    let everybody = outset::everybody(scenario);
    let works = outset::works(scenario, &town, &everybody);
    let placed = everybody.into_iter().filter(|(_, man)| !man.is_horse());
    let people = placed
        .filter_map(|(_, man)| {
            Some(PreviewPerson { side: man.side, class: man.class, place: man.place? })
        })
        .collect();
    Some(PreviewCard { town, works, people })
}
