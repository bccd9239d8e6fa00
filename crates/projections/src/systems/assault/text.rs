//! An assault as text: the town with who stands where, everybody of both sides, what they have at hand.

use crate::terminal::{Moment, StepName, begin_row, column_numbers, counted, end_row, put, table};
use board::Hex;
use fortified_town::men::{Class, Fate, Side};
use fortified_town::siege::SiegeStep;
use fortified_town::spot::Floor;
use fortified_town::state::{Outcome, Phase};
use fortified_town::tables;
use fortified_town::view::{ManView, SiegeView, View};
use fortified_town::works::LadderAt;
use std::collections::BTreeMap;
use std::fmt::Write as _;

pub(super) fn moment(assault: &View) -> Moment {
    let step = |phase: Phase| StepName {
        number: None,
        word: phase.word().to_owned(),
        name: phase.name().to_owned(),
    };
    let now = assault.phase.and_then(|(_, now)| Phase::ALL.iter().position(|it| *it == now));
    // The other side's player turn is another moment of the same game turn.
    let open = assault.phase.map(|(side, _)| side.word().to_owned());
    Moment { turn: assault.turn, steps: Phase::ALL.into_iter().map(step).collect(), now, open }
}

pub(super) fn now(assault: &View) -> String {
    let last = assault.last_turn.map_or_else(String::new, |last| format!(" of {last}"));
    match assault.phase {
        Some((side, phase)) => format!("turn {}{last}, {side}: {}", assault.turn, phase.name()),
        None if let Some(siege) = &assault.siege => when(siege),
        None => "before the first turn".to_owned(),
    }
}

pub(super) fn text(assault: &View, text: &mut String) {
    if let Some(outcome) = assault.outcome {
        let _ = writeln!(text, "it ended: {}", ended(outcome));
    } else if let Some(side) = assault.deploying {
        let _ = writeln!(text, "to place their people: {side}");
    } else if let Some(ask) = &assault.asked {
        let _ = writeln!(text, "to answer first: {}", ask.of());
    } else if let Some((side, phase)) = assault.phase {
        let _ = writeln!(text, "to act: {side}, {}", phase.name().to_lowercase());
    } else if let Some(waits) = assault.siege.as_ref().and_then(waits) {
        let _ = writeln!(text, "to act: {waits}");
    }
    if let Some(siege) = &assault.siege {
        days(assault, siege, text);
    }
    if assault.called_off {
        text.push_str("the assault is called off: the besiegers go back\n");
    }
    text.push('\n');
    picture(assault, text);
    let mut sides = table(&["side", "", "dead", "taken", "wounded", "points", "oil"]);
    for (side, name) in &assault.sides {
        let Some(lost) = assault.losses.get(side) else { continue };
        sides.add_row([
            side.to_string(),
            name.clone(),
            lost.dead.to_string(),
            lost.captured.to_string(),
            lost.wounded.to_string(),
            lost.points.to_string(),
            assault.works.oil.get(side).copied().unwrap_or_default().to_string(),
        ]);
    }
    put(text, &sides);
    people(assault, text);
    things(assault, text);
}

const fn ended(outcome: Outcome) -> &'static str {
    match outcome {
        Outcome::Stormed => "the town is stormed",
        Outcome::Taken => "the besiegers hold what they wanted",
        Outcome::BeatenOff => "the besiegers are beaten off",
        Outcome::BrokenOff => "broken off: nobody reaches anybody any more",
        Outcome::OutOfTime => "out of time: the besieged have held",
        Outcome::Surrendered => "the garrison has surrendered",
        Outcome::Relieved => "the town is relieved",
        Outcome::GivenUp => "the besiegers have gone home",
    }
}

/// When it is: `strategic turn 2 of 4, day 3`.
fn when(siege: &SiegeView) -> String {
    let last = siege.last_turn.map_or_else(String::new, |last| format!(" of {last}"));
    format!("strategic turn {}{last}, day {} of {}", siege.turn, siege.day, tables::DAYS)
}

/// What the day waits for; none: for the fighting, which says so itself.
fn waits(siege: &SiegeView) -> Option<String> {
    let (step, side) = siege.step?;
    let what = match step {
        SiegeStep::Preparations => {
            "send miners (`dig HEX with MAN MAN …`) or nobody (`dig nobody`)"
        }
        SiegeStep::Relief => {
            "give battle to the relief (`battle all`, `battle with …`) or take `refuge`"
        }
        SiegeStep::Initiative => "`accept` the initiative or `decline` it",
        SiegeStep::Action => "the action of the day",
        SiegeStep::Reply => "`assault` on this day of battering, or `pass`",
        SiegeStep::Terms => "`offer` terms or `pass`",
        SiegeStep::Fighting => return None,
    };
    Some(format!("{side}, {what}"))
}

fn days(assault: &View, siege: &SiegeView, text: &mut String) {
    if assault.phase.is_some() {
        let _ = writeln!(text, "{}", when(siege));
    }
    if let Some(side) = siege.initiative {
        let _ = writeln!(text, "initiative: {side}");
    }
    if siege.reversed {
        text.push_str("the roles are reversed: the besiegers sit in what they hold\n");
    }
    if let Some((rations, turn)) = siege.rations.zip(siege.eaten_a_turn) {
        let _ = writeln!(text, "rations: {rations}; a strategic turn takes {turn}");
    }
    for side in &siege.hungry {
        let _ = writeln!(text, "hungry, and fighting as if wounded: {side}");
    }
    if siege.blockaded {
        text.push_str("the sea is barred today\n");
    }
    let hits: Vec<String> =
        assault.works.hits.iter().map(|(hex, hits)| format!("{hex} ({hits})")).collect();
    if !hits.is_empty() {
        let _ = writeln!(text, "walls that were hit: {}", hits.join(", "));
    }
    let fallen: Vec<String> = assault.works.demolished.iter().map(ToString::to_string).collect();
    if !fallen.is_empty() {
        let _ = writeln!(text, "breaches: {}", fallen.join(" "));
    }
    let laid: Vec<String> =
        siege.laid.iter().map(|(engine, hex)| format!("{engine} on {hex}")).collect();
    if !laid.is_empty() {
        let _ = writeln!(text, "laid: {}", laid.join(", "));
    }
    let mines: Vec<String> = siege.mines.iter().map(ToString::to_string).collect();
    if !mines.is_empty() {
        let _ = writeln!(text, "being undermined: {}", mines.join(" "));
    }
    let [numbers, progress] = siege.terms;
    let _ = writeln!(
        text,
        "if terms were offered now: +{numbers} for the number of the besiegers, +{progress} for their \
         progress, and what the store of {} says; {} or more surrenders",
        Side::Besieged,
        tables::SURRENDERS
    );
}

/// The letter of a class.
const fn letter(class: Class) -> char {
    match class {
        Class::Baron => 'b',
        Class::Knight => 'k',
        Class::Sergeant => 's',
        Class::Spearman => 'p',
        Class::FootSoldier => 'f',
        Class::Crossbowman => 'x',
        Class::Longbowman => 'l',
        Class::Archer => 'a',
        Class::Engineer => 'e',
        Class::Townsman => 't',
        Class::Civilian => 'c',
        Class::Horse => 'h',
    }
}

/// The town, three characters a hex: the map's letter, and who stands there.
fn picture(assault: &View, text: &mut String) {
    let mut there: BTreeMap<Hex, String> = BTreeMap::new();
    let on_map = assault.men.iter().filter(|man| man.fate == Fate::Alive);
    for man in on_map.clone().filter(|man| man.class != Class::Horse).chain(on_map) {
        let Some(place) = man.place else { continue };
        let class = letter(man.class);
        let class = match man.side {
            Side::Besiegers => class.to_ascii_uppercase(),
            Side::Besieged => class,
        };
        let mark = match place.floor {
            _ if man.stunned => '-',
            Floor::Ladder => '=',
            Floor::Top => '^',
            Floor::Ground => ' ',
        };
        there.entry(place.hex).or_insert_with(|| format!("{class}{mark}"));
    }
    hexes(assault, assault.town.picture.hexes(), &there, text);
    if assault.siege.as_ref().is_some_and(|siege| siege.battle) {
        let _ = writeln!(text, "\nThe field outside:");
        hexes(assault, assault.town.field_hexes(), &there, text);
    }
    text.push_str(
        "\nCAPITALS besiegers, small letters besieged: b baron, k knight, s sergeant, p spearman, f foot \
         soldier, x crossbow, l longbow, a archer, e engineer, t townsman, c civilian, h horse; - stunned, = \
         on a ladder, ^ on top; * fire, % rubble\n",
    );
    let ground: Vec<String> = assault
        .town
        .legend
        .iter()
        .map(|(letter, ground)| {
            let letter = if *letter == ',' { '.' } else { *letter };
            format!("{letter} {} ({})", ground.terrain.name().to_lowercase(), ground.level)
        })
        .collect();
    let _ = writeln!(text, "The map, with levels: {}\n", ground.join(", "));
}

/// Rows of hexes, with who is there.
fn hexes(
    assault: &View,
    all: impl Iterator<Item = Hex>,
    there: &BTreeMap<Hex, String>,
    text: &mut String,
) {
    let all: Vec<Hex> = all.collect();
    let columns = || all.iter().filter_map(|hex| u32::try_from(hex.column()).ok());
    if let (Some(first), Some(last)) = (columns().min(), columns().max()) {
        column_numbers(first..last + 1, text);
    }
    let mut row_now = None;
    for hex in all {
        if row_now != Some(hex.row()) {
            if row_now.is_some() {
                end_row(text);
            }
            row_now = Some(hex.row());
            begin_row(text, hex.row());
        }
        let ground = assault.town.picture.letter(hex).unwrap_or('.');
        let ground = if assault.works.fires.contains_key(&hex) {
            '*'
        } else if assault.works.demolished.contains(&hex) {
            '%'
        } else if ground == ',' {
            '.'
        } else {
            ground
        };
        match there.get(&hex) {
            Some(who) => {
                let _ = write!(text, "{who}");
            }
            None => {
                let _ = write!(text, "{ground} ");
            }
        }
    }
    end_row(text);
}

fn people(assault: &View, text: &mut String) {
    let mut all = table(&["who", "", "place", "level", "A/D/M", "left", "state"]);
    for man in counted(&assault.men, |man| man.man.to_string()) {
        let Some(place) = man.place.filter(|_| man.fate == Fate::Alive) else { continue };
        let [attack, defence, movement] = man.values;
        all.add_row([
            man.man.to_string(),
            man.name.clone(),
            place.to_string(),
            man.level.map_or_else(String::new, |level| level.to_string()),
            format!("{attack}/{defence}/{movement}"),
            man.left.to_string(),
            state(man),
        ]);
    }
    put(text, &all);
}

fn state(man: &ManView) -> String {
    let all = [
        (man.mounted, "mounted"),
        (man.wounded, "wounded"),
        (man.stunned, "stunned"),
        (man.loading, "loading"),
        (man.shot, "has shot"),
        (man.ended || man.moved, "has moved"),
        (man.attacked, "has fought"),
    ];
    let mut all: Vec<String> =
        all.into_iter().filter(|(is, _)| *is).map(|(_, word)| word.to_owned()).collect();
    all.extend(man.carries.as_ref().map(|ladder| format!("carries {ladder}")));
    all.extend(man.works.map(|mechanism| format!("works {mechanism}")));
    all.join(", ")
}

/// Gates, ladders, engines and fires, where there are any.
fn things(assault: &View, text: &mut String) {
    let mut all = table(&["thing", "how it stands"]);
    for (gate, leaf) in &assault.works.leaves {
        let how = match (leaf.forced, leaf.open) {
            (true, _) => "broken open".to_owned(),
            (false, true) => "open".to_owned(),
            (false, false) if leaf.hits > 0 => format!("shut, {} hits", leaf.hits),
            (false, false) => "shut".to_owned(),
        };
        all.add_row([gate.to_string(), how]);
    }
    for (id, ladder) in &assault.works.ladders {
        let how = match &ladder.at {
            LadderAt::Standing { foot, top, .. } => format!("from {foot} to {top}"),
            LadderAt::Carried { by: [one, other] } => format!("carried by {one} and {other}"),
            LadderAt::Lying { place } => format!("lies at {place}"),
            LadderAt::Broken => "broken".to_owned(),
            LadderAt::Stored { side } => format!("in the camp of {side}"),
        };
        all.add_row([id.to_string(), how]);
    }
    for (id, engine) in &assault.works.engines {
        let how = match engine.at {
            None if engine.lost > 0 => format!("in camp, {} points lost", engine.lost),
            None => "not on the map".to_owned(),
            Some(at) => {
                let ramp = if engine.ramp { ", its ramp down" } else { "" };
                format!("at {at}, facing {}{ramp}", engine.facing.short())
            }
        };
        all.add_row([id.to_string(), how]);
    }
    for (hex, fire) in &assault.works.fires {
        all.add_row([format!("fire at {hex}"), format!("{fire} of 4")]);
    }
    for mechanism in &assault.works.worked {
        all.add_row([mechanism.to_string(), "raised or sprung".to_owned()]);
    }
    put(text, &all);
}
