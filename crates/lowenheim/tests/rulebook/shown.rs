//! Events as short lines.

use decider::{Audience, Fact};
use lowenheim::Event;
use lowenheim::event::{AttackFought, Bonus, BonusReason, FiguresMoved};
use lowenheim::figures::{Faction, FigureId};
use lowenheim::state::{BandTarget, Score};
use serde::Serialize;
use serde_json::value::Serializer;

/// One event: its kind, what it says, and who alone may read it.
pub(crate) fn event(event: &Event) -> String {
    let kind = event.kind().trim_start_matches("lowenheim.");
    let only = match event.audience() {
        Audience::Everyone => String::new(),
        Audience::Seats(seats) if seats.is_empty() => " only organiser".to_owned(),
        Audience::Seats(seats) => {
            let names: Vec<&str> = seats.iter().map(decider::Seat::name).collect();
            format!(" only {}", names.join(" "))
        }
    };
    format!("{kind} {}{only}", payload(event))
}

fn payload(event: &Event) -> String {
    match event {
        Event::SiegeOpened(opened) => format!("\"{}\"", opened.title),
        Event::FactionMustered(it) => {
            format!("{} {} figures", it.faction, it.roster.values().sum::<u32>())
        }
        Event::BriefingGiven(it) => format!("{}", it.faction),
        Event::EnemyProfiled(_) => String::new(),
        Event::ProfileRevealed(it) => it.kind.word().to_owned(),
        Event::FiguresMoved(it) => moved(it),
        Event::AttackFought(it) => fought(it),
        Event::BandActivated(it) => match it.target {
            BandTarget::Place(place) => format!("{} to {}", it.band, place.letter()),
            BandTarget::Hunt => format!("{} hunts", it.band),
            BandTarget::Stay => format!("{} stays", it.band),
        },
        Event::TurnBegun(it) => {
            format!("{} first {}", it.turn, names(it.order.get(..1).unwrap_or_default()))
        }
        Event::StepBegun(it) => format!("{} {}", word(&it.step), names(&it.factions)),
        Event::StepEnded(it) if it.risen.is_empty() => word(&it.step),
        Event::StepEnded(it) => format!("{} risen {}", word(&it.step), group(&it.risen)),
        Event::ScoresCounted(it) => it.scores.iter().map(score).collect::<Vec<_>>().join(" "),
        other => {
            let payload = other.serialize_payload(Serializer).expect("payloads are plain data");
            testkit::compact(&payload)
        }
    }
}

fn word(value: &impl Serialize) -> String {
    testkit::compact(&serde_json::to_value(value).expect("a word"))
}

fn names(factions: &[Faction]) -> String {
    match factions {
        [] => "nobody".to_owned(),
        all if all.len() == Faction::ALL.len() => "everybody".to_owned(),
        some => some.iter().map(ToString::to_string).collect::<Vec<_>>().join(" "),
    }
}

fn group(figures: &[FigureId]) -> String {
    figures.iter().map(ToString::to_string).collect::<Vec<_>>().join("+")
}

fn moved(moved: &FiguresMoved) -> String {
    let path: Vec<String> = moved.path.iter().map(ToString::to_string).collect();
    let markers: Vec<&str> = moved.markers.iter().map(|marker| marker.word()).collect();
    let with =
        if markers.is_empty() { String::new() } else { format!(" with {}", markers.join("+")) };
    format!("{} {}{with}", group(&moved.figures), path.join(">"))
}

/// `foot-soldier-1 skaven-1 fight 4+6:4+1 hit strength 4+6:7 home effect 5 wounded`: own value and
/// die before the colon, the other's after it.
fn fought(attack: &AttackFought) -> String {
    let roll = &attack.fight;
    let bonus = |bonus: &Bonus| {
        let who = if bonus.attacker { "attacker" } else { "defender" };
        match bonus.reason {
            BonusReason::Company => format!("{who} company"),
            BonusReason::Barricade => format!("{who} barricade"),
        }
    };
    let bonuses: Vec<String> = roll.bonuses.iter().map(bonus).collect();
    let mut text = format!(
        "{} {} fight {}+{}:{}+{}",
        attack.attacker,
        attack.target,
        roll.attacker_value,
        roll.attacker_die,
        roll.defender_value,
        roll.defender_die
    );
    if !bonuses.is_empty() {
        text.push_str(&format!(" ({})", bonuses.join(", ")));
    }
    text.push_str(if roll.hit { " hit" } else { " miss" });
    if let Some(roll) = &attack.strength {
        let home = if roll.home { "home" } else { "withstood" };
        text.push_str(&format!(
            " strength {}+{}:{} {home}",
            roll.strength, roll.die, roll.toughness
        ));
    }
    if let Some(die) = attack.effect {
        text.push_str(&format!(" effect {die} {}", word(&attack.result)));
    }
    text
}

fn score(score: &Score) -> String {
    let wins = if score.wins { "!" } else { "" };
    format!("{}={}{wins}", score.faction, score.points)
}
