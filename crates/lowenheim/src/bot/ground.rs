//! How far it is from every hex to where somebody is needed.

use crate::city::Place;
use crate::figures::Side;
use crate::state::State;
use board::Hex;
use std::collections::BTreeMap;

/// Steps that are no longer counted.
const FAR: u32 = 99;

/// The city as a bot looks at it before it marches.
pub(super) struct Ground {
    columns: usize,
    steps: Vec<u32>,
}

impl Ground {
    /// Steps from everywhere to the nearest goal; a goal with a head start of `n` counts as `n`
    /// steps further away.
    pub(super) fn towards(state: &State, goals: &BTreeMap<Hex, u32>) -> Self {
        let rows = &state.city.map().rows;
        let columns = rows.iter().map(String::len).max().unwrap_or(0);
        let mut ground = Self { columns, steps: vec![FAR; columns * rows.len()] };
        let mut waves: Vec<Vec<Hex>> = Vec::new();
        for (&hex, &start) in goals {
            let start = start as usize;
            if waves.len() <= start {
                waves.resize(start + 1, Vec::new());
            }
            if let Some(wave) = waves.get_mut(start) {
                wave.push(hex);
            }
        }
        let mut now = 0;
        while now < waves.len() {
            let wave = std::mem::take(&mut waves[now]);
            let mut next = Vec::new();
            for hex in wave {
                if ground.lower(hex, now) {
                    let open = hex.neighbours().filter(|&other| state.is_open(hex, other));
                    next.extend(open.filter(|&other| ground.steps(other) == FAR));
                }
            }
            if !next.is_empty() {
                if waves.len() == now + 1 {
                    waves.push(Vec::new());
                }
                waves[now + 1].extend(next);
            }
            now += 1;
        }
        ground
    }

    fn index(&self, hex: Hex) -> Option<usize> {
        let column = usize::try_from(hex.column()).ok().filter(|&column| column < self.columns)?;
        Some(usize::try_from(hex.row()).ok()? * self.columns + column)
    }

    fn lower(&mut self, hex: Hex, now: usize) -> bool {
        let steps = u32::try_from(now).unwrap_or(FAR);
        let cell = self.index(hex).and_then(|index| self.steps.get_mut(index));
        match cell {
            Some(cell) if *cell > steps => {
                *cell = steps;
                true
            }
            Some(_) | None => false,
        }
    }

    /// Steps to the nearest goal; 99 when there is none.
    pub(super) fn steps(&self, hex: Hex) -> u32 {
        self.index(hex).and_then(|index| self.steps.get(index)).copied().unwrap_or(FAR)
    }
}

/// How a place stands in the eyes of a defender.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Need {
    /// Nothing: the city holds it, or nobody is there.
    Held,
    /// It has fallen, and nobody of the enemy is there: one figure recovers it.
    Fallen,
    /// The enemy alone is there.
    Pressed,
}

/// What a place needs now.
pub(super) fn need(state: &State, place: Place) -> Need {
    let hexes = state.city.hexes(place);
    let any = |side| hexes.iter().any(|&hex| state.side_in(side, hex).next().is_some());
    let fallen = state.holdings.get(&place).is_some_and(|holding| holding.fallen);
    match (any(Side::City), any(Side::Enemy)) {
        (false, true) => Need::Pressed,
        (false, false) if fallen => Need::Fallen,
        (true, _) | (false, false) => Need::Held,
    }
}
