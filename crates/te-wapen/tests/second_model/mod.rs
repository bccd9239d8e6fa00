//! The first module a second time, as naively as it can be written: from the sentences of the rulebook
//! alone, with none of the rules' own code, not even their hexes. Over ten thousand random turns the two
//! must agree on what is allowed and on what comes of it.

mod ground;
mod naive;

use crate::whole_battles::{Host, Wish, library};
use board::Hex;
use decider::{By, Entry, run};
use naive::{Model, Order, Piece};
use std::collections::BTreeMap;
use te_wapen::command::{Activate, Attack, Follow, Move};
use te_wapen::pieces::{Colour, PieceId};
use te_wapen::scenario::Scenario;
use te_wapen::troops::Library;
use te_wapen::{Command, Event, State};
use testkit::Numbers;

const TURNS: u32 = 10_000;
const COLUMNS: u32 = 9;
const ROWS: u32 = 7;

#[test]
fn the_rules_agree_with_a_second_model_over_ten_thousand_random_turns() {
    let library = library();
    let (mut turns, mut seed, mut allowed, mut refused) = (0, 0, 0_u32, 0_u32);
    while turns < TURNS {
        seed += 1;
        let mut numbers = Numbers::new(seed);
        let Some((mut state, mut model)) = set_up(&library, &mut numbers) else { continue };
        while state.outcome.is_none() && state.turn <= 30 {
            let (by, order) = random_order(&model, &mut numbers);
            let mut next = state.clone();
            let sender = By::Seat(colour(by).seat());
            let wish = Wish::Play(command(&order));
            match run::<Host>(&mut next, &sender, &mut numbers, &wish) {
                Ok(entries) => {
                    allowed += 1;
                    let (cards, faces) = luck(&entries);
                    let may = model.order(by, &order, &cards, &faces);
                    assert_eq!(may, Ok(()), "{seed}: {order:?} is allowed: {entries:?}\n{model}");
                    state = next;
                }
                Err(stop) => {
                    refused += 1;
                    let may = model.clone().order(by, &order, &[], &[]);
                    assert!(may.is_err(), "{seed}: {order:?} is refused: {stop:?}\n{model}");
                }
            }
            assert_eq!(model.position(), position(&state), "{seed}: {by:?} {order:?}\n{model}");
        }
        turns += state.turn;
    }
    assert!(allowed > 50_000 && refused > 20_000, "{allowed} allowed, {refused} refused");
}

/// Everything that both models know of a battle, by the ids of its pieces.
type Position = (u32, usize, bool, BTreeMap<String, (Option<(i32, i32)>, u32, u32)>);

fn position(state: &State) -> Position {
    let at = |piece: &te_wapen::pieces::Piece| {
        let hex = piece.hex.map(|hex| (i32::from(hex.column()), i32::from(hex.row())));
        (hex, piece.wounds, if hex.is_some() { piece.counters } else { 0 })
    };
    let pieces = state.pieces.iter().map(|(id, piece)| (id.to_string(), at(piece)));
    (state.turn, state.deck.len(), state.card.is_some(), pieces.collect())
}

impl Model {
    fn position(&self) -> Position {
        let at = |piece: &Piece| {
            (piece.hex, piece.wounds, if piece.hex.is_some() { piece.counters } else { 0 })
        };
        let pieces = self.pieces.iter().map(|(id, piece)| (id.clone(), at(piece)));
        (self.turn, self.deck.len(), self.card.is_some(), pieces.collect())
    }
}

fn colour(red: bool) -> Colour {
    if red { Colour::Red } else { Colour::Black }
}

/// The cards that were turned up, as the red and black number cards, pictures, aces and Jokers that they
/// are, and the faces of all dice.
fn luck(entries: &[Entry<Event>]) -> (Vec<String>, Vec<u32>) {
    let (mut cards, mut faces) = (Vec::new(), Vec::new());
    for entry in entries {
        match entry {
            Entry::Drawn(drawn) => cards.push(drawn.card.clone()),
            Entry::Rolled(rolled) => faces.extend(&rolled.fall.faces),
            Entry::Event(_) => {}
        }
    }
    (cards, faces)
}

fn command(order: &Order) -> Command {
    let id = |id: &String| id.parse::<PieceId>().unwrap();
    let hex = |&(column, row): &(i32, i32)| {
        Hex::new(i16::try_from(column).unwrap(), i16::try_from(row).unwrap())
    };
    match order {
        Order::Proceed => Command::Proceed,
        Order::Done => Command::Done,
        Order::Activate(pieces) => {
            Command::Activate(Activate { pieces: pieces.iter().map(id).collect() })
        }
        Order::Move(piece, path) => Command::Move(Move {
            piece: id(piece),
            path: path.iter().map(hex).collect(),
            leaving: Vec::new(),
        }),
        Order::Attack(attacker, target) => {
            Command::Attack(Attack { attacker: id(attacker), target: id(target) })
        }
        Order::Follow(piece) => Command::Follow(Follow { piece: id(piece) }),
    }
}

/// A small table with a bit of everything, and two armies on it.
fn set_up(library: &Library, numbers: &mut Numbers) -> Option<(State, Model)> {
    let mut picture = String::new();
    for row in 0..ROWS {
        let letters: Vec<&str> = (0..COLUMNS)
            .map(|_| match numbers.below(20) {
                0 | 1 => "w",
                2 | 3 => "h",
                4 => "d",
                5 => "~",
                6 => "v",
                7 => "#",
                _ => ".",
            })
            .collect();
        picture += &format!("{row:2} |{}\n", letters.join(" "));
    }
    let mut sides = |count: u32| {
        let side = |_| {
            let (column, row) = (1 + numbers.below(COLUMNS - 2), 1 + numbers.below(ROWS - 2));
            let direction = ["NE", "E", "SE", "SW", "W", "NW"][numbers.below(6) as usize];
            format!("{column},{row}:{direction}\n")
        };
        (0..count).map(side).collect::<String>()
    };
    let map = format!("[picture]\n{picture}[walls]\n{}[cliffs]\n{}", sides(7), sides(3));
    let armies = ["red", "black"].map(|army| {
        let mut pieces = String::new();
        for nth in 0..5 {
            let troops = ["infantry", "archers", "cavalry", "large-humanoids", "war-machine"];
            let troop = troops[numbers.below(5) as usize];
            let column = if army == "red" { 0 } else { COLUMNS - 4 } + numbers.below(4);
            let hex = format!("{column},{}", numbers.below(ROWS));
            pieces += &format!("{{ troop = \"standard-{troop}\", hex = \"{hex}\" }},\n");
            if nth < 2 {
                pieces += &format!("{{ troop = \"king\", hex = \"{hex}\" }},\n");
            }
        }
        format!("[armies.{army}]\nname = \"{army}\"\npieces = [{pieces}]\n")
    });
    let [red, black] = armies;
    let text =
        format!("title = \"Second\"\nmodules = [1, 2]\nmap = \"\"\"\n{map}\"\"\"\n{red}{black}");
    let scenario: Scenario = toml::from_str(&text).unwrap();
    // Two units in one hex, or one in a rock: another table.
    let (mut state, open) = (State::default(), Wish::Open(Box::new(scenario), library.clone()));
    run::<Host>(&mut state, &By::Organiser, numbers, &open).ok()?;
    // Nobody is summoned here, and the state is cloned for each order.
    state.library = Library::default().into();
    let piece = |(id, piece): (&PieceId, &te_wapen::pieces::Piece)| {
        let of = &piece.profile;
        let naive = Piece {
            red: piece.colour == Colour::Red,
            individual: piece.is_individual(),
            general: piece.has(te_wapen::abilities::Ability::General),
            moves: of.moves.iter().copied().max().unwrap_or(0),
            no_combat_after: of.no_combat_after,
            dice: of.dice.clone(),
            hit_at: of.hit_at,
            wounds: piece.wounds,
            counters: 0,
            hex: piece.hex.map(|hex| (i32::from(hex.column()), i32::from(hex.row()))),
        };
        (id.to_string(), naive)
    };
    let pieces = state.pieces.iter().map(piece).collect();
    Some((state, Model::new(&map, pieces)))
}

/// Something that somebody at the table could say: mostly sensible, often wrong.
fn random_order(model: &Model, numbers: &mut Numbers) -> (bool, Order) {
    let mut one_of = |all: &[String]| all.get(numbers.below(all.len() as u32) as usize).cloned();
    let all: Vec<String> = model.pieces.keys().cloned().collect();
    let anybody = one_of(&all).unwrap_or_default();
    let nobody = (true, Order::Proceed);
    let Some(card) = &model.card else {
        return match numbers.below(12) {
            0 => (false, Order::Done),
            1 => (true, Order::Activate(vec![anybody])),
            _ => nobody,
        };
    };
    let by = if numbers.below(25) == 0 { !card.red } else { card.red };
    let here = |id: &String| model.pieces[id].hex.is_some();
    let own: Vec<String> =
        all.iter().filter(|id| model.pieces[*id].red == card.red && here(id)).cloned().collect();
    if card.active.is_empty() {
        let ready: Vec<String> =
            own.iter().filter(|id| model.pieces[*id].counters == 0).cloned().collect();
        let from = if numbers.below(8) == 0 { &own } else { &ready };
        let wanted = if numbers.below(5) == 0 { 1 + numbers.below(4) } else { card.activations };
        let mut pieces = Vec::new();
        for _ in 0..12 {
            let one = from.get(numbers.below(from.len() as u32) as usize);
            let new = one.filter(|one| !pieces.contains(*one) && pieces.len() < wanted as usize);
            pieces.extend(new.cloned());
        }
        return (by, Order::Activate(pieces));
    }
    let active: Vec<String> = card.active.keys().cloned().collect();
    let from = if numbers.below(10) == 0 { &own } else { &active };
    let who = from.get(numbers.below(from.len() as u32) as usize).cloned().unwrap_or(anybody);
    let order = match numbers.below(20) {
        0..=7 => {
            let mut at = model.pieces[&who].hex.unwrap_or((0, 0));
            let mut path = vec![at];
            for _ in 0..1 + numbers.below(3) {
                let next = ground::neighbours(at)[numbers.below(6) as usize];
                if !path.contains(&next) {
                    path.push(next);
                    at = next;
                }
            }
            Order::Move(who, path.split_off(1))
        }
        8..=15 => {
            let enemies: Vec<&String> =
                all.iter().filter(|id| model.pieces[*id].red != card.red).collect();
            let nearest = |id: &&&String| {
                let hexes = model.pieces[&who].hex.zip(model.pieces[**id].hex);
                hexes.map_or(99, |(from, to)| ground::distance(from, to))
            };
            let near = enemies.iter().min_by_key(nearest).map(|id| (*id).clone());
            let any = enemies.get(numbers.below(enemies.len() as u32) as usize);
            let target = if numbers.below(2) == 0 { near } else { any.map(|id| (*id).clone()) };
            Order::Attack(who, target.unwrap_or_default())
        }
        16 => Order::Follow(who),
        17 if card.follow.is_some() => Order::Follow(card.follow.clone().unwrap().0),
        18 => Order::Proceed,
        _ => Order::Done,
    };
    (by, order)
}
