//! What an extension does to the map, without asking whether somebody may: which boundaries move with the
//! territory ([LR-28](crate::clauses::LR_28)), and what it gives and costs
//! ([LR-29](crate::clauses::LR_29)). All is settled as a whole ([LR-26](crate::clauses::LR_26)).

use crate::areas::Areas;
use crate::board::Board;
use crate::colours::Colour;
use crate::event::Scoring;
use crate::land::Terrain;
use crate::space::{Side, Space};
use crate::tables;
use rulebook::count;
use std::collections::{BTreeMap, BTreeSet};

/// How the line of boundaries moves ([HRZ-073](crate::clauses::HRZ_073)).
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Rim {
    /// Boundaries inside the larger territory, which come back.
    pub removed: Vec<Side>,
    /// Bare sides of its rim, which get one.
    pub placed: Vec<Side>,
}

impl Rim {
    /// The line of a territory that takes some spaces; none: there is no such territory.
    #[must_use]
    pub fn of(board: &Board, areas: &Areas, castle: Space, spaces: &[Space]) -> Option<Self> {
        let territory = areas.territory(castle)?;
        let inside =
            |space: &Space| spaces.contains(space) || territory.spaces.binary_search(space).is_ok();
        let (mut removed, mut placed) = (BTreeSet::new(), BTreeSet::new());
        for space in spaces {
            for next in space.neighbours() {
                let Some(side) = Side::between(*space, next) else { continue };
                match (inside(&next), board.boundaries.contains(&side)) {
                    (true, true) => removed.insert(side),
                    (false, false) => placed.insert(side),
                    _ => false,
                };
            }
        }
        Some(Self { removed: removed.into_iter().collect(), placed: placed.into_iter().collect() })
    }

    /// Boundaries in stock afterwards; none: it cannot pay for the line.
    #[must_use]
    pub fn stock(&self, board: &Board) -> Option<u32> {
        (board.stock + count(self.removed.len())).checked_sub(count(self.placed.len()))
    }

    /// Moves the boundaries.
    pub fn draw(&self, board: &mut Board) {
        board.stock = self.stock(board).unwrap_or(0);
        for side in &self.removed {
            board.boundaries.remove(side);
        }
        board.boundaries.extend(&self.placed);
    }
}

/// Spaces that touch a territory, or one that it takes besides, and are no part of it
/// ([HRZ-064](crate::clauses::HRZ_064), [HRZ-065](crate::clauses::HRZ_065)).
#[must_use]
pub fn touching(areas: &Areas, castle: Space, besides: &[Space]) -> BTreeSet<Space> {
    let Some(territory) = areas.territory(castle) else { return BTreeSet::new() };
    let inside =
        |space: &Space| besides.contains(space) || territory.spaces.binary_search(space).is_ok();
    let all = territory.spaces.iter().chain(besides);
    all.flat_map(|space| space.neighbours()).filter(|space| !inside(space)).collect()
}

/// Does a space touch a territory, or one that it takes besides ([HRZ-064](crate::clauses::HRZ_064),
/// [HRZ-065](crate::clauses::HRZ_065))?
#[must_use]
pub fn touches(areas: &Areas, castle: Space, besides: &[Space], space: Space) -> bool {
    space.neighbours().any(|next| {
        besides.contains(&next) || areas.castle_over(next).is_some_and(|over| over == castle)
    })
}

/// Could a territory take a space, as knights and pieces stand: nobody stands there
/// ([HRZ-071](crate::clauses::HRZ_071)), it is not its owner's already ([HRZ-072](crate::clauses::HRZ_072)),
/// and another's territory has fewer knights ([HRZ-067](crate::clauses::HRZ_067))? Alliances are not asked.
#[must_use]
pub fn is_takeable(board: &Board, areas: &Areas, castle: Space, space: Space) -> bool {
    let own = board.castles.get(&castle);
    let weaker = |against: Space| {
        let strength = |castle: Space| areas.territory(castle).map_or(0, |it| board.strength(it));
        board.castles.get(&against) != own && strength(castle) > strength(against)
    };
    !board.is_taken(space) && areas.castle_over(space).is_none_or(weaker)
}

/// One move of a stone, before it is booked.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Move {
    /// Whose stone.
    pub colour: Colour,
    /// Why.
    pub why: Scoring,
    /// So many spaces.
    pub spaces: u32,
    /// So many towns among them.
    pub towns: u32,
    /// How far, by the tables; back below 0.
    pub points: i32,
}

impl Move {
    fn of(colour: Colour, why: Scoring, spaces: u32, towns: u32, points: u32) -> Self {
        // No map has so many spaces that their points would not fit.
        let points = i32::try_from(points).unwrap_or(i32::MAX);
        let points = if why == Scoring::Taken { points } else { -points };
        Self { colour, why, spaces, towns, points }
    }
}

/// How stones move when somebody has taken spaces, in the order of booking: what is taken, what is lost, what
/// is cut off, the largest first ([LR-06](crate::clauses::LR_06)). What was nobody's costs nobody anything
/// ([HRZ-113](crate::clauses::HRZ_113)), what was the neutral colour's neither
/// ([LR-30](crate::clauses::LR_30)), and whoever has cut a zone off gains nothing by it
/// ([HRZ-108](crate::clauses::HRZ_108)).
#[must_use]
pub fn moves(
    board: &Board,
    (before, after): (&Areas, &Areas),
    by: Colour,
    spaces: &[Space],
    neutral: Option<Colour>,
) -> Vec<Move> {
    let worth = |spaces: &[Space]| {
        let towns = board.land.count(Terrain::Town, spaces);
        let number = count(spaces.len());
        (number, towns, number * tables::SPACE + towns * tables::TOWN)
    };
    let (number, towns, points) = worth(spaces);
    let mut moves = vec![Move::of(by, Scoring::Taken, number, towns, points)];
    let mut losers: BTreeMap<Colour, (Vec<Space>, BTreeSet<Space>)> = BTreeMap::new();
    for space in spaces {
        if let Some(castle) = before.castle_over(*space)
            && let Some(owner) = board.castles.get(&castle).filter(|it| Some(**it) != neutral)
        {
            let (lost, castles) = losers.entry(*owner).or_default();
            lost.push(*space);
            castles.insert(castle);
        }
    }
    for (colour, (lost, _)) in &losers {
        let (number, towns, points) = worth(lost);
        moves.push(Move::of(*colour, Scoring::Lost, number, towns, points));
    }
    // Each part that is cut off, by itself (HRZ-110).
    let mut zones = Vec::new();
    for (colour, (_, castles)) in &losers {
        for castle in castles {
            let Some(territory) = before.territory(*castle) else { continue };
            let rest = territory.spaces.iter().filter(|space| !spaces.contains(space));
            let firsts: BTreeSet<Space> = rest
                .filter_map(|space| after.at(*space).spaces.first().copied())
                .filter(|first| after.at(*first).castles.is_empty())
                .collect();
            zones.extend(firsts.into_iter().map(|first| (*colour, first)));
        }
    }
    zones.sort_by_key(|(_, first)| (std::cmp::Reverse(after.at(*first).spaces.len()), *first));
    for (colour, first) in zones {
        let zone = &after.at(first).spaces;
        let (towns, points) = board.worth(zone);
        moves.push(Move::of(colour, Scoring::CutOff, count(zone.len()), towns, points));
    }
    moves
}
