//! The sheets of a battle: an army's roster, the cards with the ground, the field, empty lines for a turn.

mod map;

use crate::print::html::{Html, sheet as begin, title};
use crate::print::{SheetKind, record};
use messages::{Words, say};
use rulebook::Command as _;
use rulebook::set_right::VERB;
use std::fmt::Display;
use te_wapen::pieces::Colour;
use te_wapen::view::{PieceView, View};

pub(super) const KINDS: &[SheetKind] =
    &[SheetKind::Roster, SheetKind::Reference, SheetKind::Map, SheetKind::Record];

/// The roles that have sheets of their own.
pub(super) fn roles() -> Vec<&'static str> {
    Colour::ALL.iter().map(|colour| colour.word()).collect()
}

/// A sheet of the army whose view it is.
pub(super) fn own(html: &mut Html, kind: SheetKind, battle: &View, w: Words<'_>) {
    let (SheetKind::Roster, Some(colour)) = (kind, battle.you) else { return };
    let army = battle.armies.get(&colour).cloned().unwrap_or_default();
    let name = say!(w, "roster-of", faction = army);
    begin(html, kind, Some(colour.word()), &name, |html| {
        title(
            html,
            &name,
            &say!(w, "roster-when", title = battle.title.clone(), turn = battle.turn),
        );
        html.element("table", "figures", |html| {
            html.columns(&[
                say!(w, "figure"),
                say!(w, "in-orders"),
                say!(w, "moves"),
                say!(w, "dice-by-distance"),
                say!(w, "hit-at"),
                say!(w, "endures"),
                say!(w, "what-sets-apart"),
            ]);
            html.element("tbody", "", |html| {
                let all = battle.pieces.iter().chain(&battle.reserve);
                for piece in all.filter(|piece| piece.colour == colour) {
                    html.element("tr", "", |html| row(html, piece, w));
                }
            });
        });
        html.line("p", "legend", say!(w, "army-legend"));
        html.line("h3", "", say!(w, "promises"));
        html.empty_lines(NOTES);
    });
}

/// Lines for plans.
const NOTES: usize = 6;

fn row(html: &mut Html, piece: &PieceView, w: Words<'_>) {
    html.row_head(&piece.name);
    html.element("td", "", |html| html.line("code", "", &piece.piece));
    html.line("td", "stat", joined(&piece.moves, "/"));
    html.line("td", "stat", joined(&piece.dice, " "));
    html.line("td", "stat", format!("{}+", piece.hit_at));
    let (count, ticked) = (piece.of, piece.of.saturating_sub(piece.wounds));
    let lost = say!(w, "wounds-lost");
    let said = say!(w, "ticked", what = lost, ticked = ticked, count = count);
    html.element("td", "", |html| html.boxes(count, ticked, &said));
    html.line("td", "marks", joined(&piece.special, "; "));
}

fn joined(all: &[impl Display], between: &str) -> String {
    all.iter().map(ToString::to_string).collect::<Vec<_>>().join(between)
}

/// A sheet for everybody.
pub(super) fn common(html: &mut Html, kind: SheetKind, battle: &View, w: Words<'_>) {
    match kind {
        SheetKind::Reference => reference(html, battle, w),
        SheetKind::Record => record::sheet(html, &battle.title, &turn(w), w),
        SheetKind::Map => map::sheet(html, battle, w),
        SheetKind::Briefing | SheetKind::Roster => {}
    }
}

/// What stands before the lines of a turn: its cards are turned up one by one.
fn turn(w: Words<'_>) -> [(String, usize); 1] {
    [(say!(w, "card"), 30)]
}

fn reference(html: &mut Html, battle: &View, w: Words<'_>) {
    let name = say!(w, "quick");
    begin(html, SheetKind::Reference, None, &name, |html| {
        title(html, &name, &battle.title);
        html.line("h3", "", say!(w, "action-cards"));
        html.element("dl", "rules", |html| {
            for (card, does) in [
                (say!(w, "card-number"), say!(w, "card-number-does")),
                (say!(w, "card-picture"), say!(w, "card-picture-does")),
                (say!(w, "card-ace"), say!(w, "card-ace-does")),
                (say!(w, "card-joker"), say!(w, "card-joker-does")),
                (say!(w, "card-colour"), say!(w, "card-colour-does")),
            ] {
                pair(html, &card, &does);
            }
        });
        html.line("h3", "", say!(w, "ground"));
        html.element("dl", "rules", |html| {
            for ground in &battle.legend {
                pair(html, &ground.name, &joined(&ground.effects, "; "));
            }
        });
        if !battle.goals.is_empty() {
            html.line("h3", "", say!(w, "wins-by"));
            html.element("dl", "rules", |html| {
                for goal in &battle.goals {
                    let army = battle.armies.get(&goal.army).cloned().unwrap_or_default();
                    pair(html, &army, &goal.words);
                }
            });
        }
        html.line("h3", "", say!(w, "orders-written"));
        html.element("dl", "rules", |html| {
            for form in te_wapen::Command::FORMS.iter().filter(|form| form.verb != VERB) {
                pair(html, &format!("`{}`", form.form), &format!("`{}`", form.example));
            }
        });
    });
}

fn pair(html: &mut Html, what: &str, does: &str) {
    html.element("div", "", |html| {
        html.line("dt", "", what);
        html.line("dd", "", does);
    });
}
