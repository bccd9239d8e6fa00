//! What a seat sees of a battle, ready to draw: by allow-list, so that what is not named here stays
//! unseen. Hidden are traps that nobody has walked into, and the order of the deck.

use crate::abilities::Ability;
use crate::cards::Card;
use crate::combat::plan;
use crate::event::Part;
use crate::odds::{Odds, odds};
use crate::pieces::{Colour, Items, PieceId};
use crate::state::{Cloud, Outcome, State};
use crate::terrain::Terrain;
use crate::troops::Body;
use crate::verdict;
use board::{Hex, Hexside};
use decider::By;
use schemars::JsonSchema;
use serde::Serialize;
use std::collections::{BTreeMap, BTreeSet};

macro_rules! shown {
    ($($(#[$doc:meta])* $name:ident { $($(#[$field_doc:meta])* $field:ident: $type:ty,)* })+) => {
        $(
            $(#[$doc])*
            #[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
            pub struct $name {
                $($(#[$field_doc])* pub $field: $type,)*
            }
        )+
    };
}

shown! {
    /// A battle as one reader sees it.
    View {
        /// The scenario's name.
        title: String,
        /// From 1.
        turn: u32,
        /// The last turn, if the scenario sets one.
        last_turn: Option<u32>,
        /// The names of the armies.
        armies: BTreeMap<Colour, String>,
        /// Every hex, row by row.
        hexes: Vec<HexView>,
        /// Hexsides with a wall.
        walls: BTreeSet<Hexside>,
        /// Impassable hexsides.
        cliffs: BTreeSet<Hexside>,
        /// Everybody whom the reader sees.
        pieces: Vec<PieceView>,
        /// The card that lies open.
        card: Option<CardView>,
        /// How many cards are left to draw.
        cards_left: u32,
        /// Clouds of fog.
        clouds: Vec<Cloud>,
        /// Thorns that lie in wait.
        thorns: BTreeSet<Hex>,
        /// Wounds that each army has lost, of how many.
        losses: BTreeMap<Colour, (u32, u32)>,
        /// How it ended.
        outcome: Option<Outcome>,
    }
    /// One hex.
    HexView {
        /// Where.
        hex: Hex,
        /// What it is.
        terrain: Terrain,
        /// Hits that its building still endures.
        building: Option<u32>,
    }
    /// A unit or an individual.
    PieceView {
        /// Its id, for orders.
        piece: PieceId,
        /// Its army.
        colour: Colour,
        /// As people say it.
        name: String,
        /// What kind of piece it is.
        body: Body,
        /// Where it stands; none: eliminated.
        hex: Option<Hex>,
        /// Bases or tokens left.
        wounds: u32,
        /// And at the start.
        of: u32,
        /// Activation counters.
        counters: u32,
        /// A short and a long move, or one.
        moves: Vec<u32>,
        /// Dice by distance.
        dice: Vec<u32>,
        /// What hits it.
        hit_at: u32,
        /// What sets it apart, as people say it.
        special: Vec<String>,
        /// Magic points left, for those who cast.
        magic_points: Option<u32>,
        /// What it carries.
        items: Items,
        /// The unit that it is attached to.
        attached_to: Option<PieceId>,
        /// Is it activated by the open card?
        active: bool,
        /// Does only its own army see it?
        hidden: bool,
    }
    /// The card that lies open.
    CardView {
        /// Which.
        card: Card,
        /// Who acts.
        colour: Colour,
        /// How many it activates.
        activations: u32,
        /// Is moving over?
        fighting: bool,
    }
    /// What an attack would be.
    PlanView {
        /// What makes the number of dice.
        parts: Vec<Part>,
        /// How many are rolled.
        dice: u32,
        /// What hits.
        hit_at: u32,
        /// The exact odds.
        odds: Odds,
    }
}

/// What a reader sees: a seat its own traps, the organiser all, everybody else none.
#[must_use]
pub fn view_for(state: &State, reader: Option<&By>) -> View {
    let own = reader.and_then(Colour::of);
    let sees_all = matches!(reader, Some(By::Organiser | By::Rules));
    let pieces = state
        .pieces
        .iter()
        .filter(|(_, piece)| !piece.hidden || sees_all || own == Some(piece.colour))
        .map(|(id, _)| piece_view(state, id))
        .collect::<Option<Vec<_>>>()
        .unwrap_or_default();
    let hexes: Vec<HexView> = state
        .field
        .hexes()
        .filter_map(|hex| {
            let building = state.buildings.get(&hex).copied();
            Some(HexView { hex, terrain: state.field.terrain(hex)?, building })
        })
        .collect();
    View {
        title: state.title.clone(),
        turn: state.turn,
        last_turn: state.options.turns,
        armies: state.armies.clone(),
        hexes,
        walls: state.field.walls().collect(),
        cliffs: state.field.cliffs().collect(),
        pieces,
        card: state.card.as_ref().map(|open| CardView {
            card: open.card,
            colour: open.colour,
            activations: open.activations,
            fighting: open.fighting,
        }),
        cards_left: u32::try_from(state.deck.len()).unwrap_or(u32::MAX),
        clouds: state.clouds.clone(),
        thorns: state.thorns.clone(),
        losses: verdict::losses(state),
        outcome: state.outcome,
    }
}

fn piece_view(state: &State, id: &PieceId) -> Option<PieceView> {
    let piece = state.pieces.get(id)?;
    let profile = &piece.profile;
    let special = |ability: &Ability| ability.name().to_owned();
    Some(PieceView {
        piece: id.clone(),
        colour: piece.colour,
        name: piece.called.clone().unwrap_or_else(|| profile.name.clone()),
        body: profile.body,
        hex: piece.hex,
        wounds: piece.wounds,
        of: profile.wounds,
        counters: piece.counters,
        moves: profile.moves.clone(),
        dice: profile.dice.clone(),
        hit_at: profile.hit_at,
        special: profile.abilities.iter().map(special).collect(),
        magic_points: profile.school.map(|_| piece.magic_points),
        items: piece.items.clone(),
        attached_to: state.unit_of(id).cloned(),
        active: state.card.as_ref().is_some_and(|open| open.active.contains_key(id)),
        hidden: piece.hidden,
    })
}

/// What an attack of one piece on another would be, or why it cannot be, as a sentence.
///
/// # Errors
/// The refusal, with its clause.
pub fn plan_view(state: &State, attacker: &PieceId, target: &PieceId) -> Result<PlanView, String> {
    let plan = plan(state, attacker, target).map_err(|refusal| refusal.to_string())?;
    let part = |&(clause, dice): &(decider::Clause, i32)| Part { clause: clause.into(), dice };
    let parts = plan.parts.iter().map(part).collect();
    Ok(PlanView { parts, dice: plan.dice, hit_at: plan.hit_at, odds: odds(&plan) })
}
