//! What one piece could do from where it stands, or would from elsewhere: where it may go, whom it sees
//! and what stands in the way, and the exact odds of each attack, before any dice.
//!
//! It is what players see when they lay a ruler on the table: nothing hidden enters into it, so everybody
//! may ask about everybody whom they see.

use crate::abilities::Ability;
use crate::clauses::WAP_036;
use crate::combat::{dice_at, plan, see};
use crate::movement::{reach, walk};
use crate::odds::{Odds, odds};
use crate::pieces::{Colour, PieceId};
use crate::refusal::said;
use crate::state::State;
use crate::troops::Body;
use crate::{Battle, Reason, Refusal, sight, tables};
use board::{Hex, Hexside};
use decider::By;
use messages::Language;
use rulebook::{ClauseId, RuleSystem as _};

rulebook::views! {
    /// What one piece could do.
    Survey {
        /// Who.
        piece: PieceId,
        /// From where.
        from: Hex,
        /// Hexes that it could go to; none when it is asked for a hex where it does not stand.
        reach: Vec<Reached>,
        /// Hexes in range, and whether the line to them is clear.
        looks: Vec<Look>,
        /// Enemies in range.
        targets: Vec<Target>,
    }
    /// A hex that can be reached by a move.
    Reached {
        /// Where.
        hex: Hex,
        /// The shortest way there.
        path: Vec<Hex>,
        /// Would it not fight after this move?
        bars_fight: bool,
    }
    /// A hex in range.
    Look {
        /// Where.
        hex: Hex,
        /// In hexes.
        distance: u32,
        /// Dice of the profile at this distance; 0 for who looks to cast a spell.
        dice: u32,
        /// What blocks the line; none: it is clear, or none is needed.
        blocked: Option<Block>,
    }
    /// What blocks a line of sight, or a fight hand to hand.
    Block {
        /// The hex that blocks, or that is entered by the wall that does.
        hex: Hex,
        /// The wall or cliff, if it is one.
        side: Option<Hexside>,
        /// The clause that makes it block.
        clause: ClauseId,
    }
    /// An enemy in range.
    Target {
        /// Who.
        piece: PieceId,
        /// Where.
        hex: Hex,
        /// In hexes.
        distance: u32,
        /// What an attack would be.
        attack: Option<PlanView>,
        /// Or why there is none.
        refused: Option<Refused>,
    }
    /// What an attack would be.
    PlanView {
        /// In hexes.
        distance: u32,
        /// What makes the number of dice.
        parts: Vec<PartView>,
        /// How many are rolled.
        dice: u32,
        /// What hits.
        hit_at: u32,
        /// Rolled ones that the target ignores.
        ignores: u32,
        /// Wounds that the target has left.
        wounds: u32,
        /// The exact odds.
        odds: Odds,
    }
    /// One of the things that make the number of dice.
    PartView {
        /// The clause that gives or takes.
        clause: ClauseId,
        /// Dice more, or fewer.
        dice: i32,
    }
    /// Why not.
    Refused {
        /// As a sentence.
        reason: String,
        /// By which clause.
        clause: ClauseId,
        /// What would be allowed.
        allowed: Option<String>,
    }
}

impl Refused {
    fn of(state: &State, refusal: Refusal, language: Language) -> Self {
        let refusal =
            refusal.naming(&|kind, id, language| Battle::called(state, kind, id, language));
        Self {
            reason: refusal.facts.in_language(language),
            clause: ClauseId(refusal.clause_id().to_owned()),
            allowed: refusal.allowed.as_ref().map(|allowed| allowed.in_language(language)),
        }
    }
}

/// What a piece could do from where it stands, or, if a hex is named, from there. Why something cannot
/// be done is said in a language.
///
/// # Errors
/// [`Refusal`] when the reader sees no such piece on the table, or no such hex.
pub fn survey(
    state: &State,
    reader: Option<&By>,
    id: &PieceId,
    from: Option<Hex>,
    language: Language,
) -> Result<Survey, Refusal> {
    let sees_all = matches!(reader, Some(By::Organiser | By::Rules));
    let own = reader.and_then(Colour::of);
    let found = state
        .pieces
        .get(id)
        .filter(|piece| !piece.hidden || sees_all || own == Some(piece.colour))
        .and_then(|piece| Some((piece, piece.hex?)));
    let Some((piece, stands)) = found else {
        let facts = said!("not-there", who = id.word());
        return Err(Refusal::new(Reason::NoSuchPiece, WAP_036, facts));
    };
    let from = from.unwrap_or(stands);
    if state.field.terrain(from).is_none() {
        let facts = said!("not-on-table", hex = from.to_string());
        return Err(Refusal::new(Reason::NoSuchHex, WAP_036, facts));
    }
    if piece.profile.body == Body::Trap {
        let (reach, looks, targets) = (Vec::new(), Vec::new(), Vec::new());
        return Ok(Survey { piece: id.clone(), from, reach, looks, targets });
    }
    let moved;
    let (there, ways) = if from == stands {
        (state, reached(state, id))
    } else {
        moved = elsewhere(state, id, from);
        (&moved, Vec::new())
    };
    let targets = targets(there, id, from, language);
    Ok(Survey { piece: id.clone(), from, reach: ways, looks: looks(there, id, from), targets })
}

/// The same battle with one piece, and those attached to it, in another hex.
fn elsewhere(state: &State, id: &PieceId, hex: Hex) -> State {
    let along: Vec<PieceId> = state.attached(id).map(|(id, _)| id.clone()).collect();
    let mut state = state.clone();
    for id in along.iter().chain([id]) {
        if let Some(piece) = state.pieces.get_mut(id) {
            piece.hex = Some(hex);
        }
    }
    state
}

fn reached(state: &State, id: &PieceId) -> Vec<Reached> {
    let Some((piece, from)) = state.pieces.get(id).and_then(|piece| Some((piece, piece.hex?)))
    else {
        return Vec::new();
    };
    reach(state, id)
        .into_iter()
        .map(|(hex, path)| {
            let walked = walk(state, piece, from, &path);
            let bars_fight = walked
                .is_ok_and(|walked| walked.too_long_to_fight || walked.ends_where_none_fights);
            Reached { hex, path, bars_fight }
        })
        .collect()
}

/// As far as its dice reach, or its spells.
fn range(state: &State, id: &PieceId) -> u32 {
    let Some(piece) = state.pieces.get(id) else { return 0 };
    let dice = rulebook::count(piece.profile.dice.len());
    let casts = piece.profile.school.is_some() || piece.fireballs > 0;
    let spells = if casts { tables::LONGEST_SPELL } else { 0 };
    dice.max(spells).max(u32::from(piece.has(Ability::Heads)))
}

fn looks(state: &State, id: &PieceId, from: Hex) -> Vec<Look> {
    let range = range(state, id);
    let Some(piece) = state.pieces.get(id) else { return Vec::new() };
    let casts = piece.profile.school.is_some() || piece.fireballs > 0;
    state
        .field
        .hexes()
        .filter_map(|hex| {
            let distance = from.distance(hex);
            if distance == 0 || distance > range {
                return None;
            }
            let dice = dice_at(piece, distance, id).unwrap_or(0);
            if dice == 0 && !casts {
                return None;
            }
            let blocked = if distance == 1 {
                let cliff = from.side_to(hex).filter(|&side| state.field.is_cliff(side));
                let clause = crate::clauses::WAP_262;
                cliff.map(|side| Block { hex, side: Some(side), clause: clause.into() })
            } else if piece.has(Ability::Indirect) {
                None
            } else {
                sight::look(state, from, hex).err().map(|blocked| Block {
                    hex: blocked.hex,
                    side: blocked.wall,
                    clause: blocked.clause.into(),
                })
            };
            Some(Look { hex, distance, dice, blocked })
        })
        .collect()
}

fn targets(state: &State, id: &PieceId, from: Hex, language: Language) -> Vec<Target> {
    let Some(colour) = state.pieces.get(id).map(|piece| piece.colour) else { return Vec::new() };
    let range = range(state, id);
    state
        .on_table()
        .filter(|(_, enemy, hex)| {
            enemy.colour != colour && !enemy.hidden && from.distance(*hex) <= range
        })
        .map(|(target, _, hex)| {
            let distance = from.distance(hex);
            let planned = plan_view(state, id, target);
            let (attack, refused) = match planned {
                Ok(attack) => (Some(attack), None),
                // Who casts at this distance wants to know whether they see.
                Err(refusal) if refusal.reason == Reason::OutOfReach && distance > 1 => {
                    let unseen = see(state, from, hex).err();
                    (None, unseen.map(|refusal| Refused::of(state, refusal, language)))
                }
                Err(refusal) => (None, Some(Refused::of(state, refusal, language))),
            };
            Target { piece: target.clone(), hex, distance, attack, refused }
        })
        .collect()
}

/// What an attack of one piece on another would be.
///
/// # Errors
/// The refusal, with its clause.
pub fn plan_view(state: &State, attacker: &PieceId, target: &PieceId) -> Result<PlanView, Refusal> {
    let plan = plan(state, attacker, target)?;
    let part = |&(clause, dice): &(decider::Clause, i32)| PartView { clause: clause.into(), dice };
    Ok(PlanView {
        distance: plan.distance,
        parts: plan.parts.iter().map(part).collect(),
        dice: plan.dice,
        hit_at: plan.hit_at,
        ignores: plan.ignores,
        wounds: state.pieces.get(target).map_or(0, |piece| piece.wounds),
        odds: odds(&plan),
    })
}
