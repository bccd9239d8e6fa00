//! `given` lines: how things stand.

use crate::table::{Numbers, opened, scenario};
use lowenherz::State;
use lowenherz::cards::{Action, ActionCard, Card, Face, Letter, Pile};
use lowenherz::colours::Colour;
use lowenherz::land::Land;
use lowenherz::space::{Side, Space};
use lowenherz::state::{Acting, RoundStep, Trial, pair};
use std::str::FromStr;

type Done = Result<(), String>;

/// A built-in realm in which ochre begins, before the first card or the first castle.
pub(crate) fn start(word: &str) -> State {
    let mut of = scenario(word);
    of.start = Some(Colour::Ochre);
    opened(of, &mut Numbers::new(1)).0
}

/// What a line says.
pub(crate) fn line(state: &mut State, line: &str) -> Done {
    let words: Vec<&str> = line.split(' ').collect();
    match words.as_slice() {
        ["nothing", "yet"] => *state = State::default(),
        ["realm", word] => *state = start(word),
        ["bare", "land"] => bare(state),
        [space, "is", terrain] => terrain_of(state, read(space)?, terrain)?,
        ["castle", colour, at] => {
            state.board.castles.insert(read(at)?, read(colour)?);
        }
        ["knights", colour, spaces @ ..] => {
            for space in spaces {
                let colour: Colour = read(colour)?;
                *state.knights.entry(colour).or_insert(12) -= 1;
                state.board.knights.insert(read(space)?, colour);
            }
        }
        ["closed", spaces @ ..] => close(state, spaces)?,
        ["boundaries", sides @ ..] => {
            for side in sides {
                lay(state, read(side)?);
            }
        }
        ["stock", stock] => {
            state.board.stock = read(stock)?;
            let laid = u32::try_from(state.board.boundaries.len()).unwrap();
            state.boundaries = state.board.stock + laid;
        }
        ["score", colour, score] => prince(state, colour)?.score = read(score)?,
        ["ducats", colour, ducats] => prince(state, colour)?.ducats = read(ducats)?,
        ["hand", colour, cards @ ..] => {
            for card in cards {
                hand(state, read(colour)?, read(card)?)?;
            }
        }
        ["empty", pile] => {
            let cards = state.piles.insert(read::<Pile>(pile)?, Vec::new());
            state.played.extend(cards.unwrap_or_default());
        }
        ["allied", one, other] => {
            let (one, other): (Space, Space) = (read(one)?, read(other)?);
            let marker = state.areas().shared_sides(one, other).first().copied();
            state.alliances.insert(pair(one, other), marker);
        }
        ["talk", talk] => state.talk = read(talk)?,
        ["start", colour] => state.start = Some(read(colour)?),
        ["deck", "from", letter] => {
            let letter: Letter = read(letter)?;
            state.deck.retain(|card| card.letter >= letter);
        }
        ["card", actions @ ..] => {
            turned(state, &actions.join(" "))?;
            state.step = RoundStep::Decisions;
        }
        [colour, "chose", slots @ ..] => {
            let slots: Result<_, String> = slots.iter().map(|slot| read(slot)).collect();
            state.decisions.insert(read(colour)?, slots?);
        }
        [colour, "acts", action] => {
            let action: Action = read(action)?;
            turned(state, &format!("money-1 money-1 {action}"))?;
            let by = read(colour)?;
            let (placed, extended, looking) = (0, false, None);
            let acting = Acting { by, slot: 3, action, placed, extended, looking };
            state.settled = 2;
            state.step = RoundStep::Action(acting);
        }
        ["trial", action, colours @ ..] => {
            turned(state, &format!("money-1 money-1 {action}"))?;
            let choosers: Result<Vec<Colour>, String> =
                colours.iter().map(|colour| read(colour)).collect();
            let choosers = choosers?;
            state.settled = 2;
            state.step = RoundStep::Trial(Trial {
                slot: 3,
                talks: choosers.len() == 2,
                choosers,
                offers: Vec::new(),
                bids: [].into(),
                again: false,
            });
        }
        _ => return Err(format!("`{line}` is told in no way that I know")),
    }
    if state.step != RoundStep::Placing {
        let areas = state.areas();
        let founded = |castle: &&Space| areas.territory(**castle).is_some();
        state.board.founded = state.board.castles.keys().filter(founded).copied().collect();
    }
    Ok(())
}

/// Plain land without any piece.
fn bare(state: &mut State) {
    state.board.land = Land::default();
    state.board.castles.clear();
    state.board.knights.clear();
    state.board.boundaries.clear();
    state.board.stock = state.boundaries;
    state.knights.values_mut().for_each(|left| *left = 12);
}

fn terrain_of(state: &mut State, space: Space, terrain: &str) -> Done {
    let letter = match terrain {
        "plain" => "P",
        "wood" => "W",
        "mountain" => "M",
        "town" => "T",
        _ => return Err(format!("`{terrain}` is no terrain")),
    };
    let mut rows = state.board.land.rows();
    let row = rows.get_mut(usize::from(space.row())).ok_or("no such row")?;
    let column = usize::from(space.column());
    row.replace_range(column..=column, letter);
    state.board.land = Land::of_rows(&rows).map_err(|wrong| wrong.to_string())?;
    Ok(())
}

fn lay(state: &mut State, side: Side) {
    if state.board.boundaries.insert(side) {
        state.board.stock -= 1;
    }
}

/// Boundaries all around some spaces, such as `0,0-2,1`: a rectangle from one corner to the other.
fn close(state: &mut State, spaces: &[&str]) -> Done {
    let mut inside = Vec::new();
    for word in spaces {
        let (one, other) = word.split_once('-').unwrap_or((word, word));
        let (one, other): (Space, Space) = (read(one)?, read(other)?);
        for row in one.row()..=other.row() {
            for column in one.column()..=other.column() {
                inside.push(Space::at(column, row).ok_or("no such space")?);
            }
        }
    }
    for space in &inside {
        for next in space.neighbours().filter(|next| !inside.contains(next)) {
            lay(state, Side::between(*space, next).ok_or("no such side")?);
        }
    }
    Ok(())
}

/// A card out of a pile into a hand.
fn hand(state: &mut State, colour: Colour, card: Card) -> Done {
    let found = state.piles.values_mut().find_map(|pile| {
        let at = pile.iter().position(|it| *it == card)?;
        Some(pile.remove(at))
    });
    let card = found.ok_or("no pile holds that card")?;
    let hand = &mut state.princes.get_mut(&colour).ok_or("nobody")?.hand;
    hand.push(card);
    hand.sort_unstable();
    Ok(())
}

/// An action card lies open.
fn turned(state: &mut State, face: &str) -> Done {
    let face: Face = read(face)?;
    state.turned.push(ActionCard { letter: Letter::B, number: 9, face });
    Ok(())
}

fn prince<'s>(
    state: &'s mut State,
    colour: &str,
) -> Result<&'s mut lowenherz::state::Prince, String> {
    state.princes.get_mut(&read(colour)?).ok_or_else(|| format!("{colour} does not play"))
}

pub(crate) fn read<T: FromStr>(text: &str) -> Result<T, String> {
    text.parse().map_err(|_| format!("`{text}` is not what belongs here"))
}
