//! Galleries under the wall ([ST-18](crate::clauses::ST_18), [ST-54](crate::clauses::ST_54)): only the besiegers
//! know of them, until the next assault.

use super::{strength, walls};
use crate::clauses::{ST_18, ST_54};
use crate::command::Dig;
use crate::event::{MineBegun, MineSprung, MinersSent};
use crate::men::{Class, Fate, ManId, Side};
use crate::refusal::said;
use crate::siege::{Mine, Siege, SiegeStep};
use crate::spot::Spot;
use crate::state::State;
use crate::tables;
use crate::town::Terrain;
use crate::{Draft, Reason, Refusal, Stop};
use board::Hex;
use chance::Dice;
use decider::Contradiction;
use messages::{Part, Saying};
use std::collections::BTreeSet;

/// Engineers who could be sent: those in the camp. Whoever stands where everybody sees them, would be missed.
pub(crate) fn idle<'s>(state: &'s State, siege: &'s Siege) -> impl Iterator<Item = &'s ManId> {
    strength::fighters(state, Side::Besiegers)
        .filter(|(id, man)| man.class == Class::Engineer && man.place.is_none() && !siege.digs(id))
        .map(|(id, _)| id)
}

/// Are the besiegers asked whom they send? Whether others dig already makes no difference: the garrison would learn
/// it from the question.
pub(crate) fn is_possible(state: &State, siege: &Siege) -> bool {
    let engineers = state.men.values().filter(|man| {
        man.side == Side::Besiegers && man.class == Class::Engineer && man.fate == Fate::Alive
    });
    !siege.reversed && siege.relief.is_empty() && engineers.count() >= tables::MINERS
}

/// Five engineers for each gallery begin to dig at the beginning of a strategic turn; they do nothing else in it.
/// One order says all of it, and one record, which is there if nobody digs, too.
pub(crate) fn dig(order: &Dig, draft: &mut Draft<'_>) -> Result<(), Stop> {
    strength::awaited(draft, &[SiegeStep::Preparations])?;
    let state = draft.state();
    let siege = strength::siege(state)?;
    order.hexes.iter().try_for_each(|&hex| minable(state, hex))?;
    let free: BTreeSet<&ManId> = idle(state, siege).collect();
    if let Some(who) = order.men.iter().find(|who| !free.contains(who)) {
        return Refusal::new(Reason::NoMiner, ST_54, said!("no-miner", who = who))
            .allowing(who_is_free(&free))
            .into();
    }
    let engineers: BTreeSet<ManId> = order.men.iter().cloned().collect();
    let needed = tables::MINERS * order.hexes.len();
    if engineers.len() != needed || order.men.len() != needed {
        let (number, needed) = (engineers.len() as u64, needed as u64);
        let facts = said!("miners-number", number = number, needed = needed);
        return Refusal::new(Reason::NoMiner, ST_54, facts).allowing(who_is_free(&free)).into();
    }
    let parties = order.men.chunks(tables::MINERS).zip(&order.hexes);
    let mines =
        parties.map(|(men, &hex)| MineBegun { hex, engineers: men.iter().cloned().collect() });
    draft.record(MinersSent { mines: mines.collect() }.into())
}

fn who_is_free(free: &BTreeSet<&ManId>) -> Saying {
    if free.is_empty() {
        return said!("digs-nobody");
    }
    said!("miners-are", people = Part::to_type(free.iter().copied()))
}

/// An outer rampart hex of level 1 or 2, with dry ground before it.
fn minable(state: &State, hex: Hex) -> Result<(), Refusal> {
    walls::battered(state, hex)?;
    let level = state.on_wall(hex).and_then(|wall| state.level(wall));
    let low = level.is_some_and(|level| (1..=tables::HIGHEST_MINE).contains(&level));
    let wet = hex.neighbours().any(|beside| {
        matches!(state.town.terrain(beside), Some(Terrain::Moat | Terrain::Drawbridge))
    });
    let outer = hex.neighbours().any(|beside| {
        state.terrain(beside).is_some_and(Terrain::is_outside)
            && state.level(Spot::ground(beside)) == Some(0)
    });
    if low && !wet && outer {
        return Ok(());
    }
    let facts = said!("no-mine-there", hex = hex.to_string());
    Err(Refusal::new(Reason::NoWall, ST_54, facts).allowing(said!("mine-where")))
}

/// The assault begins: galleries that were dug a whole strategic turn are sprung.
pub(crate) fn spring(draft: &mut Draft<'_>) -> Result<(), Stop> {
    loop {
        let state = draft.state();
        let siege = strength::siege(state)?;
        let Some(mine) = siege.mines.iter().find(|mine| mine.since < siege.turn) else {
            return Ok(());
        };
        let hex = mine.hex;
        let so_far = walls::hits(state, hex);
        let stands = walls::can_be_battered(state, hex);
        let die: u32 = draft.roll(ST_18, "mine", Dice::new(1, 10))?.iter().sum();
        let hit = stands && die >= tables::MINE_HITS;
        let hits = so_far + u32::from(hit);
        draft.record(MineSprung { hex, die, hits }.into())?;
        if stands {
            walls::fall(hex, draft)?;
        }
    }
}

pub(crate) fn miners_sent(state: &mut State, event: &MinersSent) -> Result<(), Contradiction> {
    event.mines.iter().try_for_each(|mine| mine_begun(state, mine))
}

/// In the first records each gallery had a record of its own.
pub(crate) fn mine_begun(state: &mut State, event: &MineBegun) -> Result<(), Contradiction> {
    let siege = strength::folded(state)?;
    let (hex, engineers, since) = (event.hex, event.engineers.clone(), siege.turn);
    siege.mines.push(Mine { hex, engineers, since });
    for id in &event.engineers {
        state.known(id)?.place = None;
    }
    Ok(())
}

pub(crate) fn mine_sprung(state: &mut State, event: &MineSprung) -> Result<(), Contradiction> {
    let siege = strength::folded(state)?;
    if let Some(at) = siege.mines.iter().position(|mine| mine.hex == event.hex) {
        siege.mines.remove(at);
    }
    if event.hits > 0 {
        state.works.hits.insert(event.hex, event.hits);
    }
    Ok(())
}
