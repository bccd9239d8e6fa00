//! What an army may do now: every legal order, where its pieces may go, and what an attack would be.
//!
//! Candidates are made from the state, and each is looked at blindly by the decider itself, so an order
//! in this list is legal by construction and no envelope is opened. Of moves, the list has the shortest
//! way to each hex, with all who are attached and who may be carried.

mod label;

use crate::Battle;
use crate::abilities::Ability;
use crate::combat::plan;
use crate::command::{
    Activate, Assassinate, Attack, Batter, Cast, Change, Command, Dig, Follow, Keep, Move, Pour,
    Reroll, UseItem,
};
use crate::deployment;
use crate::digging;
use crate::magic::{purse, straight};
use crate::movement::reach;
use crate::pieces::{Colour, Piece, PieceId};
use crate::set_right;
use crate::spells::Element;
use crate::spells::Spell;
use crate::state::State;
use crate::terrain::Terrain;
use crate::troops::UNDEAD;
use board::Hex;
use decider::By;
use label::label;
use messages::Language;
use rulebook::Scene;
use rulebook::set_right::Settable;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use std::collections::BTreeSet;

/// What a seat may do.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[schemars(rename = "BattleLegalOrders")]
pub struct Options {
    /// Whom to choose for the open card, if somebody is to be chosen.
    pub choose: Option<Choice>,
    /// Every other order that would be accepted.
    #[serde(rename = "options")]
    pub orders: Vec<LegalOrder>,
    /// What the organiser may set right.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub set_right: Vec<Settable>,
}

/// Whom the open card may activate. Any choice of this many is legal, and fewer when all who are left
/// are activated with their units.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct Choice {
    /// Who is ready.
    pub from: Vec<PieceId>,
    /// How many are to be named at most.
    pub number: u32,
}

/// One order that would be accepted now.
pub type LegalOrder = rulebook::LegalOrder<Command>;

/// Every legal order of a sender, told in their language.
#[must_use]
pub fn options(state: &State, by: &By, language: Language) -> Options {
    let scene = Scene { state, by, words: label::words(language) };
    let mut options = Options::default();
    let colour = Colour::of(by);
    if let (Some(open), Some(colour)) = (&state.card, colour)
        && open.colour == colour
        && open.active.is_empty()
    {
        let from: Vec<PieceId> = state.ready(colour).cloned().collect();
        let number = open.activations.min(rulebook::count(from.len()));
        options.choose = Some(Choice { from, number });
    }
    if *by == By::Organiser {
        let name = |id: &PieceId| label::piece_name(id, state, scene.words);
        options.set_right = set_right::settable(state, &name);
    }
    for command in candidates(state, by) {
        let Ok(forecast) = decider::forecast::<Battle>(state, by, &command) else { continue };
        let label = label(&command, &scene);
        options.orders.push(LegalOrder::of_its_verb(command, label, forecast));
    }
    options
}

/// The order in which an army has no choice. What is hidden from the other, a trap, can be ordered nothing.
pub(crate) fn only_order(state: &State, colour: Colour) -> Option<Command> {
    let by = By::Seat(colour.seat());
    let mut all = candidates(state, &by);
    let opens = |open: &&crate::state::OpenCard| open.colour == colour && open.active.is_empty();
    if let Some(open) = state.card.as_ref().filter(opens) {
        let ready: Vec<PieceId> = state.ready(colour).cloned().collect();
        // Of several, any that the card allows are chosen.
        if open.activations > 0 && ready.len() > 1 {
            return None;
        }
        all.extend(activation(state, &by, &ready));
    }
    rulebook::the_only_one::<Battle>((state, state), &by, all)
}

pub(crate) fn candidates(state: &State, by: &By) -> Vec<Command> {
    let mut all = vec![Command::Proceed, Command::Done];
    if let Some(colour) = Colour::of(by) {
        all.extend(deployment::orders(state, colour));
    }
    all.extend(digging::sides(state).into_iter().map(|side| Command::Dig(Dig { side })));
    let Some((open, colour)) = state.card.as_ref().zip(Colour::of(by)) else { return all };
    if let Some(rolled) = &open.rolled {
        let piece = || rolled.attacker.clone();
        let missed: BTreeSet<u32> =
            rolled.faces.iter().copied().filter(|&face| face < rolled.hit_at).collect();
        all.extend(missed.into_iter().map(|face| Command::Reroll(Reroll { piece: piece(), face })));
        all.push(Command::Keep(Keep { piece: piece() }));
        return all;
    }
    for (bearer, piece, _) in state.on_table().filter(|(_, piece, _)| piece.colour == colour) {
        let items = piece.items.trinkets.iter().filter(|item| !piece.spent.contains(item));
        let command = |&item| Command::UseItem(UseItem { bearer: bearer.clone(), item });
        all.extend(items.map(command));
    }
    all.extend(open.follow.iter().map(|(id, _)| Command::Follow(Follow { piece: id.clone() })));
    for (id, doing) in &open.active {
        if doing.itself && !doing.moved && !open.fighting {
            all.extend(moves(state, id));
        }
        if !doing.acted && !doing.barred {
            all.extend(fights(state, colour, id));
        }
    }
    all
}

/// Moves to each hex that can be reached. Who walked to a unit this turn is left behind, and so are
/// undead where the way leads into a temple ([WAP-217](crate::clauses::WAP_217)).
fn moves(state: &State, id: &PieceId) -> Vec<Command> {
    let temple =
        |path: &[Hex]| path.iter().any(|&hex| state.field.terrain(hex) == Some(Terrain::Temple));
    let to = |path: Vec<Hex>| {
        let holy = temple(&path);
        let stays = |(individual, piece): &(&PieceId, &Piece)| {
            state.has_walked(individual) || (holy && piece.profile.people == UNDEAD)
        };
        let leaving = state.attached(id).filter(stays).map(|(individual, _)| individual.clone());
        Command::Move(Move { piece: id.clone(), leaving: leaving.collect(), path })
    };
    reach(state, id).into_values().map(to).collect()
}

fn fights(state: &State, colour: Colour, id: &PieceId) -> Vec<Command> {
    let mut all = Vec::new();
    let Some(piece) = state.pieces.get(id) else { return all };
    let Some(hex) = piece.hex else { return all };
    if piece.has(Ability::Shapechanger) {
        all.push(Command::Change(Change { piece: id.clone() }));
    }
    let enemies = state.on_table().filter(|(_, other, _)| other.colour != colour && !other.hidden);
    for (target, _, at) in enemies {
        let (attacker, target) = (id.clone(), target.clone());
        if at.distance(hex) == 1 && state.buildings.contains_key(&hex) {
            all.push(Command::Pour(Pour { piece: attacker.clone(), target: target.clone() }));
        }
        if at.distance(hex) == 1 && piece.has(Ability::Assassin) {
            let (assassin, victim) = (attacker.clone(), target.clone());
            all.push(Command::Assassinate(Assassinate { assassin, victim }));
        }
        if plan(state, &attacker, &target).is_ok() {
            all.push(Command::Attack(Attack { attacker, target }));
        }
    }
    if piece.has(Ability::ContactSiege) || piece.has(Ability::DistanceSiege) {
        let buildings = state.buildings.keys();
        all.extend(buildings.map(|&hex| Command::Batter(Batter { piece: id.clone(), hex })));
    }
    for spell in Spell::ALL {
        let affordable = purse(state, id, piece, hex, spell).is_ok();
        let gaze = spell == Spell::Freeze && piece.has(Ability::FreezingGaze);
        let ring = spell == Spell::Fireball && piece.fireballs > 0;
        if affordable || gaze || ring {
            all.extend(spells(state, id, hex, spell));
        }
    }
    all
}

/// A spell at everything that it could be meant for.
fn spells(state: &State, id: &PieceId, hex: Hex, spell: Spell) -> Vec<Command> {
    let blank = |spell| Cast {
        caster: id.clone(),
        spell,
        target: None,
        element: None,
        hexes: Vec::new(),
        alone: false,
    };
    let everybody: Vec<&PieceId> =
        state.pieces.iter().filter(|(_, piece)| !piece.hidden).map(|(id, _)| id).collect();
    let near = || state.field.hexes().filter(move |at| at.distance(hex) <= spell.reach());
    let beside: Vec<Hex> = hex.neighbours().collect();
    let mut all = Vec::new();
    let at = |target: &PieceId| Cast { target: Some(target.clone()), ..blank(spell) };
    let there = |hexes: Vec<Hex>| Cast { hexes, ..blank(spell) };
    match spell {
        Spell::Fireball => {
            all.extend(everybody.iter().map(|target| at(target)));
            all.extend(state.buildings.keys().map(|&hex| there(vec![hex])));
        }
        Spell::Freeze
        | Spell::Healing
        | Spell::BanishUndead
        | Spell::BanishUndeadHorde
        | Spell::Blessing
        | Spell::DemonicLaughter
        | Spell::SummonInsectSwarm => all.extend(everybody.iter().map(|target| at(target))),
        Spell::Teleport => all.extend(
            near().flat_map(|hex| [true, false].map(|alone| Cast { alone, ..there(vec![hex]) })),
        ),
        Spell::SummonElemental => all.extend(
            beside
                .iter()
                .flat_map(|&hex| Element::ALL.iter().map(move |&element| (hex, element)))
                .map(|(hex, element)| Cast { element: Some(element), ..there(vec![hex]) }),
        ),
        Spell::Fog | Spell::AnimateForest | Spell::AnimateRiver | Spell::Thorns => {
            all.extend(near().map(|hex| there(vec![hex])));
        }
        Spell::SummonSkeletons | Spell::SummonGreaterDemon | Spell::SummonLesserDemon => {
            all.extend(beside.iter().map(|&hex| there(vec![hex])))
        }
        Spell::DemonicWind => {
            let ends = near().filter(|&end| straight(hex, end, spell.reach()).is_some());
            all.extend(ends.map(|end| there(vec![end])));
        }
        Spell::SummonSkeletonHorde => {
            let pairs = beside
                .iter()
                .enumerate()
                .flat_map(|(at, &one)| beside[at + 1..].iter().map(move |&other| vec![one, other]));
            all.extend(pairs.map(there));
        }
        Spell::DrumsOfDeath => all.push(blank(spell)),
        Spell::Resurrect => all.extend(
            state
                .fallen
                .iter()
                .flat_map(|(fallen, last)| {
                    let where_to = std::iter::once(*last).chain(last.neighbours());
                    where_to.map(|hex| (fallen, hex)).collect::<Vec<_>>()
                })
                .map(|(fallen, hex)| Cast { hexes: vec![hex], ..at(fallen) }),
        ),
    }
    all.into_iter().map(Command::Cast).collect()
}

/// The first choice of activations that is legal, from a wish: who is named is taken in order as far as
/// the card goes.
#[must_use]
pub fn activation(state: &State, by: &By, wish: &[PieceId]) -> Option<Command> {
    (1..=wish.len()).rev().find_map(|number| {
        let command = Command::Activate(Activate { pieces: wish[..number].to_vec() });
        decider::forecast::<Battle>(state, by, &command).is_ok().then_some(command)
    })
}
