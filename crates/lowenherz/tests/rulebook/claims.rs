//! `now` lines: what a test claims, answered with what is true.

use crate::rulebook::given::read;
use decider::By;
use lowenherz::areas::AreaKind;
use lowenherz::cards::{Card, Pile};
use lowenherz::colours::Colour;
use lowenherz::land::Terrain;
use lowenherz::scenario::{SCENARIOS, Scenario};
use lowenherz::space::{Side, Space};
use lowenherz::{Realm, State, checks, placing, tables, view};
use messages::Language;
use rulebook::{Due, RuleSystem as _};
use std::fmt::Display;

/// The true version of a claim.
pub(crate) fn answer(state: &State, claim: &str) -> Result<String, String> {
    let words: Vec<&str> = claim.split(' ').collect();
    let prince = |colour: &str| {
        state.princes.get(&read(colour)?).ok_or_else(|| format!("{colour} does not play"))
    };
    Ok(match words.as_slice() {
        // `left ochre bid 4: …`: what becomes of something that was left ahead of time.
        ["left", colour, ..] => {
            let (said, _) = claim.split_once(": ").unwrap_or((claim, ""));
            let left = said.strip_prefix(&format!("left {colour} ")).unwrap_or_default();
            let role = read::<Colour>(colour)?.seat();
            match Realm::left_ahead(state, &role, left) {
                None => format!("{said}: cannot be left"),
                Some(Due::NotYet) => format!("{said}: waits for its step"),
                Some(Due::Now(order)) => format!("{said}: is `{order}` now"),
            }
        }
        ["score", colour, ..] => format!("score {colour} {}", prince(colour)?.score),
        ["scores", ..] => {
            let scores = state.players.iter().map(|colour| {
                let score = state.princes.get(colour).map_or(0, |prince| prince.score);
                format!("{colour} {score}")
            });
            format!("scores {}", scores.collect::<Vec<_>>().join(", "))
        }
        ["ducats", colour, ..] => format!("ducats {colour} {}", prince(colour)?.ducats),
        ["hand", colour, ..] => format!("hand {colour} {}", joined(&prince(colour)?.hand)),
        ["shown", colour, ..] => format!("shown {colour} {}", joined(&prince(colour)?.shown)),
        ["stock", ..] => format!("stock {}", state.board.stock),
        ["knights", colour, ..] => {
            let left = state.knights.get(&read(colour)?).copied().unwrap_or(0);
            let at = on_map(&state.board.knights, read(colour)?);
            format!("knights {colour} {left} left, at {at}")
        }
        ["castles", colour, ..] => {
            let left = state.castles.get(&read(colour)?).copied().unwrap_or(0);
            let at = on_map(&state.board.castles, read(colour)?);
            format!("castles {colour} {left} left, at {at}")
        }
        ["area", at, ..] => {
            let space: Space = read(at)?;
            let areas = state.areas();
            let area = areas.at(space);
            let (spaces, strength) = (area.spaces.len(), state.board.strength(area));
            match area.kind() {
                AreaKind::NeutralZone => format!("area {at} neutral zone of {spaces}"),
                AreaKind::CommonLand => format!("area {at} common land of {spaces}"),
                AreaKind::Territory(castle) => {
                    let owner = state.board.castles[&castle];
                    format!(
                        "area {at} territory of {owner} {castle}, {spaces} spaces, {strength} knights"
                    )
                }
            }
        }
        ["boundary", side, ..] => {
            let lies = state.board.boundaries.contains(&read::<Side>(side)?);
            format!("boundary {side} {}", if lies { "lies" } else { "does not lie" })
        }
        ["boundaries", ..] => format!("boundaries {}", state.board.boundaries.len()),
        ["alliances", ..] => {
            let all = state.alliances.iter().map(|([one, other], marker)| {
                let marker = marker.map_or_else(|| "no side".to_owned(), |it| it.to_string());
                format!("{one} {other} at {marker}")
            });
            format!("alliances {}", or_none(all.collect::<Vec<_>>().join(", ")))
        }
        ["step", ..] => {
            let waits = checks::waited_for(state);
            let step = Realm::progress(state).step.map_or("none", |step| step.word);
            format!("step {step} waits for {}", joined(&waits))
        }
        ["round", ..] => {
            let start = state.start.map_or("nobody", |colour| colour.word());
            format!("round {} start {start}", state.round)
        }
        ["decisions", ..] => {
            let all = state.decisions.iter().map(|(colour, slots)| {
                let slots: Vec<String> = slots.iter().map(u32::to_string).collect();
                format!("{colour} {}", slots.join("+"))
            });
            format!("decisions {}", or_none(all.collect::<Vec<_>>().join(", ")))
        }
        ["deck", ..] => {
            let top = state.turned.last().map_or("none".to_owned(), ToString::to_string);
            format!("deck {} open {top}", state.deck.len())
        }
        ["piles", ..] => {
            let [upper, lower] = Pile::ALL.map(|pile| state.pile(pile).len());
            format!("piles {upper} {lower} played {}", joined(&state.played))
        }
        ["founding", spaces, ..] => {
            format!("founding {spaces} {}", tables::founding(read(spaces)?))
        }
        ["worth", spaces @ ..] => {
            let spaces: Vec<&&str> = spaces.iter().take_while(|word| **word != "is").collect();
            let all: Result<Vec<Space>, String> = spaces.iter().map(|it| read(it)).collect();
            let (towns, points) = state.board.worth(&all?);
            let told: Vec<String> = spaces.iter().map(ToString::to_string).collect();
            format!("worth {} is {points} with {towns} towns", told.join(" "))
        }
        ["land", ..] => {
            let all: Vec<Space> = Space::all().collect();
            let count =
                |terrain: Terrain| format!("{} {terrain}", state.board.land.count(terrain, &all));
            format!("land {}", Terrain::ALL.map(count).join(", "))
        }
        ["tiles", ..] => {
            let tiles = state.tiles.iter().map(|it| format!("{}{}", it.tile, it.turns));
            format!("tiles {}", tiles.collect::<Vec<_>>().join(" "))
        }
        ["row", row, ..] => {
            let rows = state.board.land.rows();
            format!("row {row} {}", rows.get(read::<usize>(row)?).ok_or("no such row")?)
        }
        ["gap", colour, ..] => format!("gap {colour} {}", placing::gap(state, read(colour)?)),
        ["cards", ..] => {
            let number = |card: Card| {
                let row = tables::POLITICS.iter().find(|(it, _)| *it == card);
                let number = row.map_or(0, |(_, number)| *number);
                match (card.ducats(), card.points()) {
                    (0, 0) => format!("{number} {card}"),
                    (0, points) => format!("{number} {card} of {points} points"),
                    (ducats, _) => format!("{number} {card} of {ducats} ducats"),
                }
            };
            format!("cards {}", Card::ALL.map(number).join(", "))
        }
        ["printed", ..] => {
            let faces = |wanted: &str| {
                let piles = tables::DECK.iter().flat_map(|(_, pile)| *pile);
                piles.filter(|face| **face == wanted).count()
            };
            let sizes = tables::DECK.map(|(letter, pile)| format!("{letter} {}", pile.len()));
            format!(
                "printed {}, mines {}, kings {}",
                sizes.join(" "),
                faces("silver-mine"),
                faces("king")
            )
        }
        ["scenario", word, ..] => {
            let text = SCENARIOS.iter().find(|(name, _)| name == word).ok_or("no such")?.1;
            let of: Scenario = toml::from_str(text).map_err(|wrong| wrong.to_string())?;
            format!("scenario {word} {} {}", of.set_up, joined(&of.colours()))
        }
        // What a reader is shown of somebody.
        ["shows", reader, of, ..] => {
            let by = match *reader {
                "everybody" => None,
                "organiser" => Some(By::Organiser),
                seat => Some(format!("seat/{seat}").parse::<By>().map_err(|_| "nobody")?),
            };
            let view = view::view_for(state, by.as_ref(), Language::English);
            let colour: Colour = read(of)?;
            let it = view.players.iter().find(|it| it.colour == colour).ok_or("nobody")?;
            let ducats = it.ducats.map_or("hidden".to_owned(), |it| it.to_string());
            let hand = it.hand.as_ref().map_or("hidden".to_owned(), |hand| joined(hand));
            format!("shows {reader} {of} ducats {ducats}, {} cards: {hand}", it.cards)
        }
        ["table", ..] => {
            let view = view::view_for(state, None, Language::English);
            let rows = view.founding.iter().map(|[most, points]| format!("{most}={points}"));
            format!("table {}", rows.collect::<Vec<_>>().join(" "))
        }
        ["estates", ..] => {
            let all = lowenherz::estates::estates(state).ok_or("the king lives")?;
            let told = all.iter().map(|it| {
                let allies: Vec<Colour> = it.allies.iter().copied().collect();
                format!(
                    "{} {} points {} ducats {} towns {} renegades allies {}",
                    it.colour,
                    it.points,
                    it.ducats,
                    it.towns,
                    it.renegades,
                    joined(&allies)
                )
            });
            format!("estates {}", told.collect::<Vec<_>>().join("; "))
        }
        ["winners", ..] => match &state.outcome {
            None => "winners nobody yet".to_owned(),
            Some(outcome) => {
                let ranks = outcome.ranks.iter().map(|rank| joined(rank));
                format!(
                    "winners {} of {}",
                    joined(&outcome.winners),
                    ranks.collect::<Vec<_>>().join(" > ")
                )
            }
        },
        _ => return Err(format!("`{claim}` claims nothing that I can look up")),
    })
}

fn joined<T: Display>(all: &[T]) -> String {
    or_none(all.iter().map(ToString::to_string).collect::<Vec<_>>().join("+"))
}

fn or_none(text: String) -> String {
    if text.is_empty() { "none".to_owned() } else { text }
}

fn on_map(pieces: &std::collections::BTreeMap<Space, Colour>, colour: Colour) -> String {
    let own = pieces.iter().filter(|(_, owner)| **owner == colour);
    or_none(own.map(|(at, _)| at.to_string()).collect::<Vec<_>>().join(" "))
}
