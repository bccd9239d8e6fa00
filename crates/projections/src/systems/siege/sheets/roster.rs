//! One player's figures, with boxes to tick; and what is known of everybody else's.

use crate::print::SheetKind;
use crate::print::html::{Html, sheet as begin, title};
use lowenheim::figures::{Faction, FigureKind, Profile, Side};
use lowenheim::story::{damage_name, name};
use lowenheim::view::{FigureView, SiegeView, WhereaboutsView};
use messages::{Words, say};
use std::collections::BTreeMap;

/// Lines for promises and suspicions.
const NOTES: usize = 6;

/// The columns of a stat line without its Wounds.
const STATS: usize = 5;

fn stat_letters(w: Words<'_>) -> [String; STATS] {
    [
        say!(w, "letter-move"),
        say!(w, "letter-fight"),
        say!(w, "letter-attacks"),
        say!(w, "letter-strength"),
        say!(w, "letter-toughness"),
    ]
}

/// The sheet of a seat, from that seat's view.
pub(super) fn sheet(html: &mut Html, view: &SiegeView, faction: Faction, w: Words<'_>) {
    let name = say!(w, "roster-of", faction = name(faction.name(), w.language()));
    begin(html, SheetKind::Roster, Some(faction.seat_name()), &name, |html| {
        let when = say!(w, "roster-when", title = view.title.clone(), turn = view.turn);
        title(html, &name, &when);
        own(html, view, faction, w);
        html.line("p", "legend", say!(w, "roster-legend"));
        others(html, view, faction, w);
        html.line("h3", "", say!(w, "promises"));
        html.empty_lines(NOTES);
    });
}

fn own(html: &mut Html, view: &SiegeView, faction: Faction, w: Words<'_>) {
    html.element("table", "figures", |html| {
        let [m, f, a, s, t] = stat_letters(w);
        html.columns(&[
            say!(w, "figure"),
            say!(w, "in-orders"),
            m,
            f,
            a,
            s,
            t,
            say!(w, "wounds"),
            say!(w, "stunned"),
            say!(w, "temple"),
            say!(w, "starved"),
            say!(w, "gone"),
            say!(w, "marks"),
        ]);
        html.element("tbody", "", |html| {
            for figure in view.figures.iter().filter(|figure| figure.faction == Some(faction)) {
                html.element("tr", "", |html| own_figure(html, figure, w));
            }
        });
    });
}

fn own_figure(html: &mut Html, figure: &FigureView, w: Words<'_>) {
    let name = figure.name.clone();
    html.row_head(if figure.leader { say!(w, "leader", who = name) } else { name });
    html.element("td", "", |html| html.line("code", "", figure.id));
    stats(html, figure.profile.as_ref());
    let (most, left) = (figure.max_wounds.unwrap_or(0), figure.wounds.unwrap_or(0));
    html.element("td", "", |html| {
        boxes(html, most, most.saturating_sub(left), say!(w, "wounds-lost"), w);
    });
    let elsewhere = |place| u32::from(figure.whereabouts == place);
    for (what, ticked) in [
        (say!(w, "stunned"), u32::from(figure.stunned)),
        (say!(w, "in-temple"), elsewhere(WhereaboutsView::Temple)),
        (say!(w, "starved"), elsewhere(WhereaboutsView::Starved)),
        (say!(w, "gone"), elsewhere(WhereaboutsView::Gone)),
    ] {
        html.element("td", "", |html| boxes(html, 1, ticked, what, w));
    }
    let marks = figure.damages.iter().map(|&damage| damage_name(damage, w.language()));
    html.line("td", "marks", marks.collect::<Vec<_>>().join("; "));
}

fn boxes(html: &mut Html, count: u32, ticked: u32, what: String, w: Words<'_>) {
    html.boxes(count, ticked, &say!(w, "ticked", what = what, ticked = ticked, count = count));
}

fn stats(html: &mut Html, profile: Option<&Profile>) {
    let Some(profile) = profile else {
        for _ in 0..STATS {
            html.line("td", "stat", "?");
        }
        return;
    };
    let Profile { movement, fight, attacks, strength, toughness, wounds: _ } = *profile;
    for value in [movement, fight, attacks, strength, toughness] {
        html.line("td", "stat", value);
    }
}

/// For whom figures fight, whom they obey, and what they are.
type Known = (Side, Option<Faction>, FigureKind);

/// A stat line is shown where the view has one: it becomes known when the kind first fights.
fn others(html: &mut Html, view: &SiegeView, faction: Faction, w: Words<'_>) {
    let mut kinds: BTreeMap<Known, (u32, Option<Profile>)> = BTreeMap::new();
    for figure in view.figures.iter().filter(|figure| figure.faction != Some(faction)) {
        let known = kinds.entry((figure.side, figure.faction, figure.kind)).or_default();
        known.0 += u32::from(figure.whereabouts == WhereaboutsView::Map);
        known.1 = known.1.or(figure.profile);
    }
    html.line("h3", "", say!(w, "others-known"));
    html.element("table", "others", |html| {
        let [m, f, a, s, t] = stat_letters(w);
        let (whose, figures, on_map) = (say!(w, "whose"), say!(w, "figures"), say!(w, "on-map"));
        html.columns(&[whose, figures, on_map, m, f, a, s, t, say!(w, "letter-wounds")]);
        html.element("tbody", "", |html| {
            for ((side, owner, kind), (count, profile)) in kinds {
                html.element("tr", "", |html| {
                    html.row_head(match (side, owner) {
                        (Side::City, Some(owner)) => name(owner.name(), w.language()),
                        (Side::City, None) => say!(w, "the-city"),
                        (Side::Enemy, _) => say!(w, "the-enemy"),
                    });
                    html.line("td", "", name(kind.name(), w.language()));
                    html.line("td", "stat", count);
                    stats(html, profile.as_ref());
                    let wounds = profile.map(|profile| profile.wounds.to_string());
                    html.line("td", "stat", wounds.as_deref().unwrap_or("?"));
                });
            }
        });
    });
}
