//! Events as short lines.

use decider::{Audience, Fact};
use serde_json::value::Serializer;
use te_wapen::Event;
use te_wapen::event::{AttackFought, DicePart};

/// One event: its kind, what it says, and who alone may read it.
pub(crate) fn event(event: &Event) -> String {
    let kind = event.kind().trim_start_matches("te-wapen.");
    let only = match event.audience() {
        Audience::Everyone => String::new(),
        Audience::Seats(seats) => {
            let names: Vec<&str> = seats.iter().map(decider::Seat::name).collect();
            format!(" only {}", names.join(" "))
        }
    };
    format!("{kind} {}{only}", payload(event))
}

fn payload(event: &Event) -> String {
    match event {
        Event::BattleOpened(opened) => {
            let drawn = opened.drawn.map(|from| format!(" on {} {}", from.ground, from.seed));
            format!("\"{}\"{}", opened.title, drawn.unwrap_or_default())
        }
        Event::PiecePlaced(placed) => {
            let abilities: Vec<&str> =
                placed.profile.abilities.iter().map(|ability| ability.word()).collect();
            let hex = placed.hex.map_or_else(|| "waits".to_owned(), |hex| hex.to_string());
            format!("{} {hex} {}", placed.piece, abilities.join("+"))
        }
        Event::AttackFought(it) => fought(it),
        other => {
            let payload = other.serialize_payload(Serializer).expect("payloads are plain data");
            testkit::compact(&payload)
        }
    }
}

fn fought(it: &AttackFought) -> String {
    let faces: Vec<String> = it.faces.iter().map(u32::to_string).collect();
    format!(
        "{} {} distance {} dice {} at {}+ rolled {} hits {} retreat {}",
        it.attacker,
        it.target,
        it.distance,
        sum(&it.dice),
        it.hit_at,
        if faces.is_empty() { "nothing".to_owned() } else { faces.join("+") },
        it.hits,
        it.retreat
    )
}

/// `4+1(WAP-130)-1(WAP-061)`: the profile's dice, and what is added and taken.
pub(crate) fn sum(parts: &[DicePart]) -> String {
    let mut text = String::new();
    for (at, part) in parts.iter().enumerate() {
        if at == 0 {
            text.push_str(&part.dice.to_string());
        } else {
            text.push_str(&format!("{:+}({})", part.dice, part.clause.0));
        }
    }
    text
}
