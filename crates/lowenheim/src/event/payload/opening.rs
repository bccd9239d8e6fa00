//! The city before the first turn.

use crate::city::{CityMap, Door};
use crate::decks::{ActionCard, CommandCard, EventCard, Pile};
use crate::figures::{Faction, FigureId, FigureKind, Profile};
use crate::scenario::{Briefing, Options};
use board::{Hex, Hexside};
use std::collections::BTreeMap;

rulebook::payloads! {
    /// The siege begins.
    SiegeOpened {
        /// The scenario's name.
        title: String,
        /// The city as data.
        city: CityMap,
        /// Choices of the organiser, fixed for the whole siege.
        options: Options,
        /// The action deck as dealt from.
        action_deck: Pile<ActionCard>,
        /// The event deck.
        event_deck: Pile<EventCard>,
        /// The command deck.
        command_deck: Pile<CommandCard>,
        /// Barricades that stand at the start.
        barricades: Vec<Hexside>,
    }
    /// A faction takes the field.
    FactionMustered {
        /// Which.
        faction: Faction,
        /// How many figures of each kind.
        roster: BTreeMap<FigureKind, u32>,
        /// What everybody is told about it.
        background: String,
    }
    /// A faction's secret briefing.
    BriefingGiven {
        /// Whose.
        faction: Faction,
        /// The texts.
        briefing: Briefing,
        /// The stat lines of its figures.
        profiles: BTreeMap<FigureKind, Profile>,
        /// The numbered doors of the sewers, 11 to 66, for whoever knows them (HEI-030).
        #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
        doors: BTreeMap<u32, Door>,
    }
    /// The enemy's stat lines.
    EnemyProfiled {
        /// By kind.
        profiles: BTreeMap<FigureKind, Profile>,
    }
    /// A figure is set on the map.
    FigurePlaced {
        /// Who.
        figure: FigureId,
        /// Where.
        hex: Hex,
        /// The number of its band, for the enemy.
        band: Option<u32>,
        /// Wounds that it has; none: all of its stat line, which is not public yet.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        wounds: Option<u32>,
    }
    /// A figure takes another place before turn 1.
    FigureDeployed {
        /// Who.
        figure: FigureId,
        /// Where to.
        hex: Hex,
    }
}
