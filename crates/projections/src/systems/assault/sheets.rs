//! The sheets of an assault: a side's briefing and roster, how orders are written, the town, empty lines for a turn
//! or for the days of a siege.

mod briefing;
mod map;

use crate::print::html::{Html, sheet as begin, title};
use crate::print::{SheetKind, record};
use fortified_town::men::{Fate, Side};
use fortified_town::tables;
use fortified_town::view::{ManView, View};
use fortified_town::works::LadderAt;
use messages::{Words, say};
use rulebook::Command as _;
use rulebook::set_right::VERB;

pub(super) const KINDS: &[SheetKind] = &SheetKind::ALL;

/// The roles that have sheets of their own.
pub(super) fn roles() -> Vec<&'static str> {
    Side::ALL.iter().map(|side| side.word()).collect()
}

/// Lines for plans.
const NOTES: usize = 6;

/// A sheet of the side whose view it is.
pub(super) fn own(html: &mut Html, kind: SheetKind, assault: &View, w: Words<'_>) {
    let Some(side) = assault.you else { return };
    match kind {
        SheetKind::Briefing => briefing::sheet(html, assault, side, w),
        SheetKind::Roster => roster(html, assault, side, w),
        SheetKind::Reference | SheetKind::Map | SheetKind::Record => {}
    }
}

fn roster(html: &mut Html, assault: &View, side: Side, w: Words<'_>) {
    let called = assault.sides.get(&side).cloned().unwrap_or_default();
    let name = say!(w, "roster-of", faction = called);
    begin(html, SheetKind::Roster, Some(side.word()), &name, |html| {
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
        belongings(html, assault, side, w);
        html.line("h3", "", say!(w, "promises"));
        html.empty_lines(NOTES);
    });
}

/// A ladder or an engine of a side.
pub(super) struct Thing {
    name: String,
    /// As orders name it.
    word: String,
    place: String,
    /// Battering points that a machine has, and has lost.
    points: Option<(u32, u32)>,
}

/// Ladders and engines: those of the camp and the field are the besiegers'.
fn things(assault: &View, side: Side, w: Words<'_>) -> Vec<Thing> {
    let mut things = Vec::new();
    for (id, ladder) in &assault.works.ladders {
        let (owner, place) = match &ladder.at {
            LadderAt::Standing { foot, top, .. } => {
                (Side::Besiegers, say!(w, "from-to", from = foot.to_string(), to = top.to_string()))
            }
            LadderAt::Carried { by: [one, other] } => {
                let carrier = assault.men.iter().find(|man| man.man == *one);
                let owner = carrier.map_or(Side::Besiegers, |man| man.side);
                (owner, format!("{one} {other}"))
            }
            LadderAt::Lying { place } => (Side::Besiegers, place.to_string()),
            LadderAt::Stored { side } => (*side, say!(w, "in-camp")),
            LadderAt::Broken => continue,
        };
        if owner == side {
            let name = say!(w, "thing", thing = "ladder");
            things.push(Thing { name, word: id.to_string(), place, points: None });
        }
    }
    if side == Side::Besiegers {
        for (id, engine) in &assault.works.engines {
            let name = say!(w, "thing", thing = engine.kind.word());
            let place = engine.at.map_or_else(|| say!(w, "in-camp"), |at| at.to_string());
            let points = engine.kind.battering_points().map(|has| (has, engine.lost));
            things.push(Thing { name, word: id.to_string(), place, points });
        }
    }
    things
}

fn oil(assault: &View, side: Side, w: Words<'_>) -> Option<String> {
    let barrels = assault.works.oil.get(&side).copied().filter(|&barrels| barrels > 0)?;
    Some(say!(w, "barrels", barrels = barrels))
}

/// What the reader's own side has to eat, and what else it has for the days of a siege.
fn store(assault: &View, w: Words<'_>) -> Vec<String> {
    let Some(siege) = &assault.siege else { return Vec::new() };
    let mut all = Vec::new();
    if let Some((rations, eaten)) = siege.rations.zip(siege.eaten_a_turn) {
        all.push(say!(w, "store", rations = rations, eaten = eaten));
    }
    if assault.you == Some(Side::Besiegers) {
        all.push(say!(w, "fascines", hexes = siege.fascines));
    }
    all
}

/// Ladders, engines, oil and store of a side, with places to write on.
fn belongings(html: &mut Html, assault: &View, side: Side, w: Words<'_>) {
    let things = things(assault, side, w);
    if !things.is_empty() {
        html.line("h3", "", say!(w, "ladders-and-engines"));
        html.element("table", "figures", |html| {
            html.columns(&[
                say!(w, "figure"),
                say!(w, "in-orders"),
                say!(w, "place"),
                say!(w, "points-lost"),
                say!(w, "notes"),
            ]);
            html.element("tbody", "", |html| {
                for thing in &things {
                    html.element("tr", "", |html| thing_row(html, thing, w));
                }
            });
        });
    }
    let store: Vec<String> = oil(assault, side, w).into_iter().chain(store(assault, w)).collect();
    if !store.is_empty() {
        html.line("h3", "", say!(w, "in-store"));
        for line in &store {
            html.line("p", "", line);
        }
    }
}

fn thing_row(html: &mut Html, thing: &Thing, w: Words<'_>) {
    html.row_head(&thing.name);
    html.element("td", "", |html| html.line("code", "", &thing.word));
    html.line("td", "stat", &thing.place);
    html.element("td", "", |html| {
        if let Some((has, lost)) = thing.points {
            let said = say!(w, "ticked", what = say!(w, "points-lost"), ticked = lost, count = has);
            html.boxes(has, lost, &said);
        }
    });
    html.element("td", "", |_| ());
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
        SheetKind::Map => map::sheet(html, assault, w),
        SheetKind::Record => record::sheet(html, &assault.title, &turn(assault, w), w),
        SheetKind::Briefing | SheetKind::Roster => {}
    }
}

/// What stands before the lines: of a siege a strategic turn with its five days, else a game turn.
fn turn(assault: &View, w: Words<'_>) -> Vec<(String, usize)> {
    if assault.siege.is_none() {
        return vec![(say!(w, "movement-and-combat"), 30)];
    }
    let mut parts = vec![(say!(w, "preparations"), 2)];
    parts.extend((1..=tables::DAYS).map(|day| (say!(w, "siege-day", day = day), 3)));
    parts.push((say!(w, "movement-and-combat"), 13));
    parts
}

fn reference(html: &mut Html, assault: &View, w: Words<'_>) {
    let name = say!(w, "quick");
    begin(html, SheetKind::Reference, None, &name, |html| {
        title(html, &name, &assault.title);
        html.line("h3", "", say!(w, "orders-written"));
        html.element("dl", "rules", |html| {
            for form in fortified_town::Command::FORMS.iter().filter(|form| form.verb != VERB) {
                html.element("div", "", |html| {
                    html.line("dt", "", format!("`{}`", form.form));
                    html.line("dd", "", format!("`{}`", form.example));
                });
            }
        });
    });
}
