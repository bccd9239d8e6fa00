//! The sheets of a realm: what a player has, the board, the actions in short, empty lines for a round.

mod board;
mod reference;

use crate::print::html::{Html, sheet as begin, title};
use crate::print::{SheetKind, record};
use lowenherz::cards::Card;
use lowenherz::view::View;
use messages::{Words, say};

pub(super) const KINDS: &[SheetKind] =
    &[SheetKind::Roster, SheetKind::Reference, SheetKind::Map, SheetKind::Record];

/// The roles that have sheets of their own.
pub(super) fn roles(realm: &View) -> Vec<&str> {
    realm.players.iter().map(|player| player.colour.word()).collect()
}

/// A sheet of the player whose view it is.
pub(super) fn own(html: &mut Html, kind: SheetKind, realm: &View, role: &str, w: Words<'_>) {
    let player = realm.players.iter().find(|player| player.colour.word() == role);
    let (SheetKind::Roster, Some(player)) = (kind, player) else { return };
    let name = say!(w, "roster-of", faction = player.name.clone());
    begin(html, kind, Some(role), &name, |html| {
        title(
            html,
            &name,
            &say!(w, "realm-when", title = realm.title.clone(), round = realm.round),
        );
        html.element("dl", "rules", |html| {
            let rows = [
                (say!(w, "realm-points"), player.score),
                (say!(w, "realm-ducats"), player.ducats.unwrap_or_default()),
                (say!(w, "realm-knights"), player.knights),
                (say!(w, "realm-castles"), player.castles),
                (say!(w, "realm-mountains"), player.mountains),
            ];
            for (what, number) in rows {
                pair(html, &what, &number.to_string());
            }
        });
        let hand: Vec<Card> = player.hand.iter().flatten().copied().collect();
        if !hand.is_empty() {
            html.line("h3", "", say!(w, "realm-hand"));
            html.element("ul", "", |html| {
                for card in hand {
                    html.element("li", "", |html| {
                        html.say(format!("{} ", card_name(card, w)));
                        html.line("code", "", card);
                    });
                }
            });
        }
        html.line("h3", "", say!(w, "realm-territories"));
        html.element("table", "figures", |html| {
            html.columns(&[
                say!(w, "realm-castle-at"),
                say!(w, "realm-spaces"),
                say!(w, "realm-towns"),
                say!(w, "realm-mountains"),
                say!(w, "realm-strength"),
            ]);
            html.element("tbody", "", |html| {
                for area in realm.areas.iter().filter(|area| area.owner == Some(player.colour)) {
                    let Some(castle) = area.territory else { continue };
                    html.element("tr", "", |html| {
                        html.row_head(format!("`{castle}`"));
                        html.line("td", "", area.spaces.len());
                        html.line("td", "", area.towns);
                        html.line("td", "", area.mountains);
                        html.line("td", "", area.strength);
                    });
                }
            });
        });
        html.line("h3", "", say!(w, "promises"));
        html.empty_lines(NOTES);
    });
}

/// Lines for plans and alliances.
const NOTES: usize = 6;

/// A politics card as people call it.
fn card_name(card: Card, w: Words<'_>) -> String {
    say!(
        w,
        "politics-card",
        card = card.word(),
        number = if card.ducats() > 0 { card.ducats() } else { card.points() },
        kind = if card.ducats() > 0 {
            "treasure"
        } else if card.points() > 0 {
            "parchment"
        } else {
            card.word()
        }
    )
}

fn pair(html: &mut Html, what: &str, does: &str) {
    html.element("div", "", |html| {
        html.line("dt", "", what);
        html.line("dd", "", does);
    });
}

/// A sheet for everybody.
pub(super) fn common(html: &mut Html, kind: SheetKind, realm: &View, w: Words<'_>) {
    match kind {
        SheetKind::Map => board::sheet(html, realm, w),
        SheetKind::Reference => reference::sheet(html, realm, w),
        SheetKind::Record => record::sheet(html, &realm.title, &round(w), w),
        SheetKind::Briefing | SheetKind::Roster => {}
    }
}

/// What people order in a round, and lines for each.
fn round(w: Words<'_>) -> [(String, usize); 4] {
    let step = |step: &'static str| say!(w, "realm-step", step = step);
    [(step("card"), 1), (step("decisions"), 5), (step("talks"), 8), (step("action"), 12)]
}
