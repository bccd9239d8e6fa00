//! `now` lines about a siege over days.

use crate::rulebook::given::read;
use decider::By;
use fortified_town::men::{Fate, ManId, Side};
use fortified_town::state::State;
use fortified_town::view::{self, SiegeView};
use fortified_town::works::LadderAt;
use messages::Language;

/// The true version of a claim; none: it is about something else.
pub(super) fn answer(state: &State, words: &[&str]) -> Result<Option<String>, String> {
    let seen = || -> Result<SiegeView, String> {
        let view = view::view_for(state, Some(&By::Organiser), Language::English);
        view.siege.ok_or_else(|| "there is no siege".to_owned())
    };
    Ok(Some(match words {
        ["siege", ..] => match (state.outcome, seen()?) {
            (Some(outcome), _) => format!("siege {outcome}"),
            (None, SiegeView { turn, day, step: Some((step, side)), .. }) => {
                format!("siege turn {turn} day {day} {step} {side}")
            }
            (None, SiegeView { turn, day, .. }) => format!("siege turn {turn} day {day}"),
        },
        ["terms", ..] => {
            let [numbers, progress] = seen()?.terms;
            format!("terms numbers {numbers} progress {progress}")
        }
        ["rations", side, ..] => {
            let side: Side = read(side)?;
            let siege = state.siege.as_ref().ok_or("there is no siege")?;
            let reader = By::Seat(side.seat());
            let view = view::view_for(state, Some(&reader), Language::English).siege;
            let turn = view.and_then(|view| view.eaten_a_turn);
            let turn = turn.map_or("nothing".to_owned(), |turn| turn.to_string());
            match siege.rations.get(&side) {
                Some(rations) => format!("rations {side} {rations} a turn takes {turn}"),
                None => format!("rations {side} not counted"),
            }
        }
        ["store", ..] => {
            let siege = state.siege.as_ref().ok_or("there is no siege")?;
            format!("store {}", siege.refuge_store)
        }
        ["roles", ..] => format!("roles {}", if seen()?.reversed { "reversed" } else { "usual" }),
        ["fascines", ..] => format!("fascines {}", seen()?.fascines),
        ["man", id, ..] => {
            let man = state.men.get(&read::<ManId>(id)?).ok_or(format!("there is no {id}"))?;
            let mut said = vec!["man".to_owned(), (*id).to_owned()];
            if man.fate == Fate::Alive {
                said.push(if man.wounded { "wounded" } else { "well" }.to_owned());
            } else {
                said.push(man.fate.to_string());
            }
            said.extend(man.hungry.then(|| "hungry".to_owned()));
            said.push(man.place.map_or("away".to_owned(), |place| place.to_string()));
            said.join(" ")
        }
        ["wall", hex, ..] => {
            let hex = read(hex)?;
            match state.works.hits.get(&hex) {
                _ if state.is_demolished(hex) => format!("wall {hex} rubble"),
                Some(hits) => format!("wall {hex} hits {hits}"),
                None => format!("wall {hex} whole"),
            }
        }
        ["engine", id, ..] => {
            let engine = state.works.engines.get(&read(id)?).ok_or(format!("there is no {id}"))?;
            let at = engine.at.map_or("in camp".to_owned(), |at| format!("at {at}"));
            format!("engine {id} {at} lost {}", engine.lost)
        }
        ["ladder", id, ..] => match &state.works.ladders.get(&read(id)?).map(|it| &it.at) {
            Some(LadderAt::Stored { side }) => format!("ladder {id} in the camp of {side}"),
            Some(LadderAt::Carried { by: [one, other] }) => format!("ladder {id} {one} {other}"),
            Some(_) => format!("ladder {id} out there"),
            None => format!("ladder {id} nowhere"),
        },
        ["field", ..] => {
            let there = state.on_map().filter(|(.., at)| state.town.is_in_field(at.hex));
            let there: Vec<String> = there.map(|(id, ..)| id.to_string()).collect();
            let there = if there.is_empty() { "nobody".to_owned() } else { there.join(" ") };
            format!("field {there}")
        }
        _ => return Ok(None),
    }))
}
