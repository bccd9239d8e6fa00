//! Figures as a reader sees them.

use super::reader::Reader;
use crate::feuds;
use crate::figures::{Faction, FigureId, FigureKind, Profile, Side};
use crate::state::{Damage, Figure, State, Whereabouts};
use crate::words::Names;
use board::Hex;
use messages::Words;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

rulebook::views! {
    /// One figure.
    FigureView {
        /// Its id, as written in orders.
        id: FigureId,
        /// What kind of figure.
        kind: FigureKind,
        /// Its name as people say it.
        name: String,
        /// Its faction; none: the enemy.
        faction: Option<Faction>,
        /// Its side.
        side: Side,
        /// Where it stands.
        hex: Option<Hex>,
        /// On the map or where else.
        whereabouts: WhereaboutsView,
        /// Wounds left, if the reader knows its stat line.
        wounds: Option<u32>,
        /// Wounds when unhurt, if the reader knows its stat line.
        max_wounds: Option<u32>,
        /// Lies on its side.
        stunned: bool,
        /// Has moved, or spent its move, in this step.
        moved: bool,
        /// Does nothing else this turn, for its own faction.
        busy: bool,
        /// Must attack one of the other people in step 7, and does nothing else before.
        must_attack: bool,
        /// Attacks left in this combat step, if the reader knows its stat line.
        attacks_left: Option<u32>,
        /// How many different figures have attacked it in this step; two are the most.
        attackers: u32,
        /// Rides.
        mounted: bool,
        /// Points for stacking and outnumbering.
        size: u32,
        /// Its stat line with its damages, if the reader knows it.
        profile: Option<Profile>,
        /// Permanent damages.
        damages: Vec<Damage>,
        /// Leads its faction.
        leader: bool,
        /// Its band, for the enemy.
        band: Option<u32>,
        /// Under Mind Control since this turn.
        bound: Option<u32>,
        /// Has cast a spell this turn.
        has_cast: bool,
        /// At the officers' conference, without moving, until the end of this turn.
        confers_until: Option<u32>,
        /// The faction that it belongs to, whoever commands it now; none: the enemy.
        enlisted: Option<Faction>,
        /// Stands in the mobile reserve.
        reserve: bool,
        /// Was given to serve a gun.
        crew: bool,
    }
}

/// On the map, or where else.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum WhereaboutsView {
    /// On the map.
    Map,
    /// In the Temple, waiting for a Healing card.
    Temple,
    /// Lost to hunger, in its faction's pool.
    Starved,
    /// Away through the tunnel, for good.
    Escaped,
    /// Out for the whole siege.
    Gone,
}

pub(super) fn figures(state: &State, reader: Reader, w: Words<'_>) -> Vec<FigureView> {
    let shown = |(id, figure): &(&FigureId, &Figure)| {
        id.kind().is_enlisted() || matches!(figure.whereabouts, Whereabouts::Map(_))
    };
    let view = |(&id, figure): (&FigureId, &Figure)| figure_view(state, reader, id, figure, w);
    state.figures.iter().filter(shown).map(view).collect()
}

fn figure_view(
    state: &State,
    reader: Reader,
    id: FigureId,
    figure: &Figure,
    w: Words<'_>,
) -> FigureView {
    let kind = state.line_of(id);
    let known = reader.knows(kind, state);
    let profile = if known { state.profile_of(id) } else { None };
    let (hex, whereabouts) = match figure.whereabouts {
        Whereabouts::Map(hex) => (Some(hex), WhereaboutsView::Map),
        Whereabouts::Temple => (None, WhereaboutsView::Temple),
        Whereabouts::Starved => (None, WhereaboutsView::Starved),
        Whereabouts::Gone if state.escaped.contains(&id) => (None, WhereaboutsView::Escaped),
        Whereabouts::Gone => (None, WhereaboutsView::Gone),
    };
    FigureView {
        id,
        kind,
        name: w.figure(id),
        faction: state.master_of(id),
        side: state.side_of(id),
        hex,
        whereabouts,
        wounds: profile.map(|_| figure.wounds),
        max_wounds: profile.map(|profile| profile.wounds),
        stunned: figure.stunned.is_some(),
        moved: figure.moved,
        busy: state.is_busy(id)
            && state.master_of(id).is_some_and(|owner| reader.sees_secrets_of(owner)),
        must_attack: feuds::is_roused(state, id),
        attacks_left: profile.map(|profile| profile.attacks.saturating_sub(figure.attacks)),
        attackers: rulebook::count(figure.attacked_by.len()),
        mounted: kind.is_mounted(),
        size: kind.size(),
        profile,
        damages: figure.damages.clone(),
        leader: kind.faction().is_some_and(|faction| faction.leader() == id.kind()),
        band: figure.band,
        enlisted: kind.faction(),
        reserve: figure.reserve,
        crew: figure.crew,
        bound: figure.bound,
        has_cast: state.has_cast(id),
        confers_until: Some(figure.confers_until).filter(|&until| until >= state.turn.max(1)),
    }
}
