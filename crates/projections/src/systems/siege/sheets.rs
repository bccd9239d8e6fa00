//! The sheets of a siege: all five kinds.

mod briefing;
pub(super) mod map;
mod record;
mod reference;
mod roster;

use crate::print::{SheetKind, html::Html};
use lowenheim::{figures::Faction, scenario::Options, view::SiegeView};
use messages::Words;

pub(super) const KINDS: &[SheetKind] = &SheetKind::ALL;

/// The roles that have sheets of their own.
pub(super) fn roles() -> Vec<&'static str> {
    Faction::ALL.iter().map(|faction| faction.seat_name()).collect()
}

/// A sheet of the role whose view it is.
pub(super) fn own(html: &mut Html, kind: SheetKind, siege: &SiegeView, w: Words<'_>) {
    let Some(faction) = siege.you else { return };
    match kind {
        SheetKind::Briefing => briefing::sheet(html, siege, faction, w),
        SheetKind::Roster => roster::sheet(html, siege, faction, w),
        SheetKind::Reference | SheetKind::Map | SheetKind::Record => {}
    }
}

/// A sheet for everybody.
pub(super) fn common(html: &mut Html, kind: SheetKind, siege: &SiegeView, w: Words<'_>) {
    // What everybody sees of the house rules.
    let options = Options {
        arrival_number: siege.enemy.arrival_number,
        turns: siege.turns,
        places_to_fall: siege.enemy.places_to_fall,
        game_master: siege.game_master.is_some(),
    };
    let ground = || map::Ground::seen(&siege.city, w);
    built(html, kind, &siege.title, &options, &ground, w);
}

/// The same, of whatever ground.
pub(super) fn built(
    html: &mut Html,
    kind: SheetKind,
    title: &str,
    options: &Options,
    ground: &dyn Fn() -> map::Ground,
    w: Words<'_>,
) {
    match kind {
        SheetKind::Reference => reference::sheet(html, options, w),
        SheetKind::Map => map::sheet(html, title, &ground(), w),
        SheetKind::Record => record::sheet(html, title, w),
        SheetKind::Briefing | SheetKind::Roster => {}
    }
}
