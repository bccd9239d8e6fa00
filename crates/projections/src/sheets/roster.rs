//! One player's figures, with boxes to tick; and what is known of everybody else's.

use super::SheetKind;
use super::html::{Html, sheet as begin, title};
use lowenheim::figures::{Faction, FigureId, FigureKind, Profile, Side};
use lowenheim::story::damage_name;
use lowenheim::view::{FigureView, SiegeView, WhereaboutsView};
use std::collections::BTreeMap;

/// Lines for promises and suspicions.
const NOTES: usize = 6;

/// The columns of a stat line.
const STATS: [&str; 5] = ["M", "F", "A", "S", "T"];

/// The sheet of a seat, from that seat's view.
pub(super) fn sheet(html: &mut Html, view: &SiegeView, faction: Faction) {
    let name = format!("{}: roster", faction.name());
    begin(html, SheetKind::Roster, Some(faction), &name, |html| {
        let when = match view.turn {
            0 => "before the first turn".to_owned(),
            turn => format!("as in turn {turn}"),
        };
        title(html, &name, &format!("{} · {when}", view.title));
        own(html, view, faction);
        html.line(
            "p",
            "legend",
            "M Move · F Fight · A attacks · S Strength · T Toughness. Tick a Wound for each that is \
             lost; the other boxes say where a figure is that is not on the map. The word in the \
             second column is how orders name the figure.",
        );
        others(html, view, faction);
        html.line("h3", "", "Promises, suspicions, plans");
        html.empty_lines(NOTES);
    });
}

fn own(html: &mut Html, view: &SiegeView, faction: Faction) {
    html.element("table", "figures", |html| {
        let [m, f, a, s, t] = STATS;
        html.columns(&[
            "Figure",
            "in orders",
            m,
            f,
            a,
            s,
            t,
            "Wounds",
            "stunned",
            "Temple",
            "starved",
            "gone",
            "marks",
        ]);
        html.element("tbody", "", |html| {
            for figure in view.figures.iter().filter(|figure| figure.faction == Some(faction)) {
                html.element("tr", "", |html| own_figure(html, figure));
            }
        });
    });
}

fn own_figure(html: &mut Html, figure: &FigureView) {
    let leads = if figure.leader { ", leader" } else { "" };
    html.row_head(format!("{}{leads}", figure.name));
    html.element("td", "", |html| html.line("code", "", figure.id));
    stats(html, figure.profile.as_ref());
    let (most, left) = (figure.max_wounds.unwrap_or(0), figure.wounds.unwrap_or(0));
    html.element("td", "", |html| {
        html.boxes(most, most.saturating_sub(left), "Wounds lost");
    });
    let elsewhere = |place| u32::from(figure.whereabouts == place);
    for (what, ticked) in [
        ("stunned", u32::from(figure.stunned)),
        ("in the Temple", elsewhere(WhereaboutsView::Temple)),
        ("starved", elsewhere(WhereaboutsView::Starved)),
        ("gone", elsewhere(WhereaboutsView::Gone)),
    ] {
        html.element("td", "", |html| html.boxes(1, ticked, what));
    }
    let marks: Vec<&str> = figure.damages.iter().map(|&damage| damage_name(damage)).collect();
    html.line("td", "marks", marks.join("; "));
}

fn stats(html: &mut Html, profile: Option<&Profile>) {
    let Some(profile) = profile else {
        for _ in STATS {
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
fn others(html: &mut Html, view: &SiegeView, faction: Faction) {
    let mut kinds: BTreeMap<Known, (u32, Option<Profile>)> = BTreeMap::new();
    for figure in view.figures.iter().filter(|figure| figure.faction != Some(faction)) {
        let known = kinds.entry((figure.side, figure.faction, figure.kind)).or_default();
        known.0 += u32::from(figure.whereabouts == WhereaboutsView::Map);
        known.1 = known.1.or(figure.profile);
    }
    html.line("h3", "", "The others, as far as you know them");
    html.element("table", "others", |html| {
        let [m, f, a, s, t] = STATS;
        html.columns(&["Whose", "Figures", "on the map", m, f, a, s, t, "W"]);
        html.element("tbody", "", |html| {
            for ((side, owner, kind), (count, profile)) in kinds {
                html.element("tr", "", |html| {
                    html.row_head(match (side, owner) {
                        (Side::City, Some(owner)) => owner.name(),
                        (Side::City, None) => "the city",
                        (Side::Enemy, _) => "the enemy",
                    });
                    let name = FigureId::new(kind, 0).name();
                    html.line("td", "", name);
                    html.line("td", "stat", count);
                    stats(html, profile.as_ref());
                    let wounds = profile.map(|profile| profile.wounds.to_string());
                    html.line("td", "stat", wounds.as_deref().unwrap_or("?"));
                });
            }
        });
    });
}
