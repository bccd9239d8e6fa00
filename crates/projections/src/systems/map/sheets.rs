//! The sheets of the map of a campaign: a player's armies, the land as a table, empty lines for a turn.

use crate::print::html::{Html, sheet as begin, title};
use crate::print::{SheetKind, record};
use campaign_map::pieces::{BannerId, MapPlace};
use campaign_map::state::Phase;
use campaign_map::story::said_damage;
use campaign_map::view::{PieceView, SpaceView, View};
use decider::Seat;
use messages::{Words, say};

pub(super) const KINDS: &[SheetKind] = &[SheetKind::Roster, SheetKind::Map, SheetKind::Record];

/// The roles that have sheets of their own.
pub(super) fn roles(map: &View) -> Vec<&str> {
    map.players.iter().map(|player| player.seat.name()).collect()
}

/// A sheet of the seat whose view it is.
pub(super) fn own(html: &mut Html, kind: SheetKind, map: &View, role: &str, w: Words<'_>) {
    let player = map.players.iter().find(|player| player.seat.name() == role);
    let (SheetKind::Roster, Some(player)) = (kind, player) else { return };
    let name = say!(w, "roster-of", faction = player.name.clone());
    begin(html, kind, Some(role), &name, |html| {
        title(html, &name, &say!(w, "roster-when", title = map.title.clone(), turn = map.turn));
        let (crowns, income) = (player.crowns, player.income);
        html.line("p", "legend", say!(w, "crowns", crowns = crowns, income = income));
        for banner in map.banners.iter().filter(|banner| banner.owner == player.seat) {
            let at = said(map, &banner.at);
            html.line("h3", "", format!("{} · `{}` · {at}", banner.name, banner.id));
            pieces(html, map, &player.seat, Some(&banner.id), w);
        }
        html.line("h3", "", say!(w, "elsewhere"));
        pieces(html, map, &player.seat, None, w);
        html.line("h3", "", say!(w, "promises"));
        html.empty_lines(NOTES);
    });
}

/// Lines for plans and alliances.
const NOTES: usize = 6;

/// Those who march under a banner; under none: all others, each with where they are.
fn pieces(html: &mut Html, map: &View, owner: &Seat, under: Option<&BannerId>, w: Words<'_>) {
    let theirs = map.pieces.iter().filter(|piece| {
        let banner = match &piece.place {
            MapPlace::Banner(banner) => Some(banner),
            _ => None,
        };
        piece.owner.as_ref() == Some(owner) && banner == under
    });
    html.element("table", "figures", |html| {
        let place = under.is_none().then(|| say!(w, "where"));
        let columns = [say!(w, "figure"), say!(w, "in-orders")].into_iter().chain(place);
        let columns = columns.chain([say!(w, "endures"), say!(w, "what-sets-apart")]);
        html.columns(&columns.collect::<Vec<_>>());
        html.element("tbody", "", |html| {
            for piece in theirs {
                html.element("tr", "", |html| row(html, map, piece, w));
            }
        });
    });
}

fn row(html: &mut Html, map: &View, piece: &PieceView, w: Words<'_>) {
    let called = piece.called.as_ref().unwrap_or(&piece.name);
    let whole: Vec<&str> = [called].into_iter().chain(&piece.titles).map(|it| &**it).collect();
    html.row_head(whole.join(" "));
    html.element("td", "", |html| html.line("code", "", &piece.id));
    if let Some(place) = place(map, &piece.place, w) {
        html.line("td", "", place);
    }
    let (count, ticked) = (piece.of, piece.of.saturating_sub(piece.wounds));
    let lost = say!(w, "wounds-lost");
    let said = say!(w, "ticked", what = lost, ticked = ticked, count = count);
    html.element("td", "", |html| html.boxes(count, ticked, &said));
    let item = |word: &String| map.names.get(word).unwrap_or(word).clone();
    let items: Vec<String> = piece.items.iter().map(item).collect();
    html.line("td", "marks", items.join("; "));
}

/// Where a piece is that marches under no banner.
fn place(map: &View, place: &MapPlace, w: Words<'_>) -> Option<String> {
    Some(match place {
        MapPlace::Banner(_) => return None,
        MapPlace::Garrison(castle) => said(map, castle),
        MapPlace::Captive(seat) => {
            let holder = map.players.iter().find(|player| player.seat == *seat);
            let name = holder.map_or_else(|| seat.to_string(), |player| player.name.clone());
            say!(w, "captive-of", seat = name)
        }
        MapPlace::Lost => say!(w, "gone"),
    })
}

/// A space by its name and its id.
fn said(map: &View, id: &campaign_map::map::SpaceId) -> String {
    let space = map.spaces.iter().find(|space| space.id == *id);
    space.map_or_else(|| id.to_string(), |space| format!("{} `{id}`", space.name))
}

/// A sheet for everybody.
pub(super) fn common(html: &mut Html, kind: SheetKind, map: &View, w: Words<'_>) {
    match kind {
        SheetKind::Map => land(html, map, w),
        SheetKind::Record => record::sheet(html, &map.title, &turn(w), w),
        SheetKind::Briefing | SheetKind::Roster | SheetKind::Reference => {}
    }
}

/// The phases in which people order something, and lines for each.
fn turn(w: Words<'_>) -> [(String, usize); 4] {
    let phase = |phase: Phase| say!(w, "map-phase", phase = phase.word());
    [
        (phase(Phase::Muster), 10),
        (phase(Phase::Orders), 12),
        (phase(Phase::Battles), 5),
        (phase(Phase::Retreats), 3),
    ]
}

fn land(html: &mut Html, map: &View, w: Words<'_>) {
    begin(html, SheetKind::Map, None, &map.map, |html| {
        title(html, &map.map, &say!(w, "roster-when", title = map.title.clone(), turn = map.turn));
        html.element("table", "others", |html| {
            html.columns(&[
                say!(w, "space"),
                say!(w, "in-orders"),
                say!(w, "province"),
                say!(w, "whose"),
                say!(w, "broken"),
                say!(w, "notes"),
            ]);
            html.element("tbody", "", |html| {
                for space in &map.spaces {
                    html.element("tr", "", |html| space_row(html, map, space, w));
                }
            });
        });
    });
}

fn space_row(html: &mut Html, map: &View, space: &SpaceView, w: Words<'_>) {
    html.row_head(&space.name);
    html.element("td", "", |html| html.line("code", "", &space.id));
    let province = space.province.and_then(|province| map.provinces.get(&province));
    let kind = if space.town.is_some() { say!(w, "walled-town") } else { say!(w, "castle") };
    html.line("td", "", province.cloned().unwrap_or(kind));
    let owner = space.owner.as_ref();
    let owner = owner.and_then(|seat| map.players.iter().find(|player| player.seat == *seat));
    html.line("td", "", owner.map_or("", |player| &player.name));
    let broken = space.damage.keys().map(|word| said_damage(word, w.language()));
    html.line("td", "", broken.collect::<Vec<_>>().join(", "));
    html.element("td", "", |_| ());
}
