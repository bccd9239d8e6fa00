//! The sheets of an assault: a side's roster, how orders are written, empty lines for a turn.

use crate::print::html::{Html, sheet as begin, title};
use crate::print::{SheetKind, record};
use fortified_town::men::{Fate, Side};
use fortified_town::view::{ManView, View};
use messages::{Words, say};
use rulebook::Command as _;

pub(super) const KINDS: &[SheetKind] =
    &[SheetKind::Roster, SheetKind::Reference, SheetKind::Record];

/// The roles that have sheets of their own.
pub(super) fn roles() -> Vec<&'static str> {
    Side::ALL.iter().map(|side| side.word()).collect()
}

/// Lines for plans.
const NOTES: usize = 6;

/// A sheet of the side whose view it is.
pub(super) fn own(html: &mut Html, kind: SheetKind, assault: &View, w: Words<'_>) {
    let (SheetKind::Roster, Some(side)) = (kind, assault.you) else { return };
    let called = assault.sides.get(&side).cloned().unwrap_or_default();
    let name = say!(w, "roster-of", faction = called);
    begin(html, kind, Some(side.word()), &name, |html| {
        title(
            html,
            &name,
            &say!(w, "roster-when", title = assault.title.clone(), turn = assault.turn),
        );
        html.element("table", "figures", |html| {
            html.columns(&[
                say!(w, "figure"),
                say!(w, "in-orders"),
                say!(w, "place"),
                say!(w, "attack-defence-moves"),
                say!(w, "wounds-lost"),
            ]);
            html.element("tbody", "", |html| {
                let own = assault.men.iter().filter(|man| man.side == side);
                for man in own.filter(|man| man.fate == Fate::Alive) {
                    html.element("tr", "", |html| row(html, man, w));
                }
            });
        });
        html.line("h3", "", say!(w, "promises"));
        html.empty_lines(NOTES);
    });
}

/// Somebody endures one wound, and dies of the second.
const WOUNDS: u32 = 2;

fn row(html: &mut Html, man: &ManView, w: Words<'_>) {
    html.row_head(&man.name);
    html.element("td", "", |html| html.line("code", "", &man.man));
    html.line("td", "stat", man.place.map(|place| place.to_string()).unwrap_or_default());
    let [attack, defence, movement] = man.values;
    html.line("td", "stat", format!("{attack}/{defence}/{movement}"));
    let (count, ticked) = (WOUNDS, u32::from(man.wounded));
    let lost = say!(w, "wounds-lost");
    let said = say!(w, "ticked", what = lost, ticked = ticked, count = count);
    html.element("td", "", |html| html.boxes(count, ticked, &said));
}

/// A sheet for everybody.
pub(super) fn common(html: &mut Html, kind: SheetKind, assault: &View, w: Words<'_>) {
    match kind {
        SheetKind::Reference => reference(html, assault, w),
        SheetKind::Record => {
            let phases = [(say!(w, "movement-and-combat"), 30)];
            record::sheet(html, &assault.title, &phases, w);
        }
        SheetKind::Briefing | SheetKind::Roster | SheetKind::Map => {}
    }
}

fn reference(html: &mut Html, assault: &View, w: Words<'_>) {
    let name = say!(w, "quick");
    begin(html, SheetKind::Reference, None, &name, |html| {
        title(html, &name, &assault.title);
        html.line("h3", "", say!(w, "orders-written"));
        html.element("dl", "rules", |html| {
            for form in fortified_town::Command::FORMS {
                html.element("div", "", |html| {
                    html.line("dt", "", format!("`{}`", form.form));
                    html.line("dd", "", format!("`{}`", form.example));
                });
            }
        });
    });
}
