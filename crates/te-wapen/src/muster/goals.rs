//! Is what a scenario has its armies win by sound (W-36)?

use super::inspect::{Mustered, TableSource, wrong};
use crate::clauses::W_36;
use crate::field::Field;
use crate::goal::{Goal, Hold, Keep, Kill, Reach};
use crate::pieces::{Colour, PieceId};
use crate::refusal::said;
use crate::scenario::{Path, Scenario, WrongScenario};
use crate::tables::{MOST_GOALS, MOST_TURNS};
use crate::terrain::Terrain;
use crate::troops::Body;
use crate::words::nearest;
use board::Hex;
use messages::Saying;
use std::collections::{BTreeMap, BTreeSet};

/// What each army wins by; who is kept without a turn of their own is kept until the last one.
pub(super) fn inspect(
    scenario: &Scenario,
    table: &TableSource,
    places: &[Mustered],
) -> Result<BTreeMap<Colour, Vec<Goal>>, WrongScenario> {
    let mut goals = BTreeMap::new();
    for (&army, force) in scenario.armies.iter().filter(|(_, force)| !force.goals.is_empty()) {
        let path = Path::of("armies").member(army.word()).member("goals");
        if force.goals.len() > MOST_GOALS {
            return Err(wrong(&path, W_36, said!("too-many-goals", most = MOST_GOALS)));
        }
        let of = Inspected { army, turns: scenario.options.turns, table, places };
        let whole =
            (1..).zip(&force.goals).map(|(number, goal)| of.goal(goal, &path.number(number)));
        goals.insert(army, whole.collect::<Result<_, _>>()?);
    }
    Ok(goals)
}

struct Inspected<'s> {
    army: Colour,
    /// The last turn, if there is one.
    turns: Option<u32>,
    table: &'s TableSource,
    places: &'s [Mustered],
}

impl Inspected<'_> {
    fn goal(&self, goal: &Goal, path: &Path) -> Result<Goal, WrongScenario> {
        match goal {
            Goal::Hold(hold) => self.hold(hold, &path.member("hold")).map(Goal::Hold),
            Goal::Kill(Kill { pieces }) => {
                self.pieces(self.army.other(), pieces, &path.member("kill"))?;
                Ok(goal.clone())
            }
            Goal::Keep(keep) => self.keep(keep, &path.member("keep")).map(Goal::Keep),
            Goal::Reach(reach) => self.reach(reach, &path.member("reach")).map(Goal::Reach),
        }
    }

    fn hold(&self, hold: &Hold, path: &Path) -> Result<Hold, WrongScenario> {
        let hexes = path.member("hexes");
        let once: BTreeSet<&Hex> = hold.hexes.iter().collect();
        if once.is_empty() || once.len() != hold.hexes.len() {
            return Err(wrong(&hexes, W_36, said!("goal-hexes")));
        }
        for (number, &hex) in (1..).zip(&hold.hexes) {
            self.hex(hex).map_err(|facts| wrong(&hexes.number(number), W_36, facts))?;
        }
        let count = rulebook::count(hold.hexes.len());
        if hold.number.is_some_and(|number| !(1..=count).contains(&number)) {
            let facts = said!("goal-number", count = count);
            return Err(wrong(&path.member("number"), W_36, facts));
        }
        if hold.turn.is_some() && hold.turns.is_some() {
            let wrong = wrong(&path.member("turns"), W_36, said!("turn-and-turns"));
            return Err(wrong.allowing(said!("turn-or-turns")));
        }
        self.turn(hold.turn, &path.member("turn"))?;
        self.turn(hold.turns, &path.member("turns"))?;
        Ok(hold.clone())
    }

    fn keep(&self, keep: &Keep, path: &Path) -> Result<Keep, WrongScenario> {
        self.pieces(self.army, &keep.pieces, path)?;
        let at = path.member("turn");
        self.turn(keep.turn, &at)?;
        let turn = keep.turn.or(self.turns);
        if turn.is_none() {
            return Err(wrong(&at, W_36, said!("kept-for-ever")).allowing(said!("write-turn")));
        }
        Ok(Keep { turn, ..keep.clone() })
    }

    fn reach(&self, reach: &Reach, path: &Path) -> Result<Reach, WrongScenario> {
        let own = |place: &&Mustered| {
            let it = &place.placed;
            let is_unit = !matches!(it.profile.body, Body::Individual | Body::Trap);
            it.colour == self.army && is_unit
        };
        let count = rulebook::count(self.places.iter().filter(own).count());
        if !(1..=count).contains(&reach.units) {
            let facts = said!("goal-units", colour = self.army, count = count);
            return Err(wrong(&path.member("units"), W_36, facts));
        }
        Ok(reach.clone())
    }

    /// Pieces of an army, each once and no trap.
    fn pieces(&self, of: Colour, pieces: &[PieceId], path: &Path) -> Result<(), WrongScenario> {
        let path = path.member("pieces");
        let once: BTreeSet<&PieceId> = pieces.iter().collect();
        if once.is_empty() || once.len() != pieces.len() {
            return Err(wrong(&path, W_36, said!("goal-pieces")));
        }
        let own = || self.places.iter().map(|place| &place.placed).filter(|it| it.colour == of);
        for (number, id) in (1..).zip(pieces) {
            let path = path.number(number);
            let Some(piece) = own().find(|it| it.piece == *id) else {
                let wrong =
                    wrong(&path, W_36, said!("goal-nobody", piece = id.word(), colour = of));
                let near = nearest(id.word(), own().map(|it| it.piece.word()));
                return Err(if near.is_empty() {
                    wrong.allowing(said!("goal-ids", colour = of.word()))
                } else {
                    wrong.allowing(said!("near-words", words = near.join(", ")))
                });
            };
            if piece.profile.body == Body::Trap {
                return Err(wrong(&path, W_36, said!("goal-trap", piece = id.word())));
            }
        }
        Ok(())
    }

    fn turn(&self, turn: Option<u32>, path: &Path) -> Result<(), WrongScenario> {
        let most = self.turns.unwrap_or(MOST_TURNS);
        match turn {
            Some(turn) if !(1..=most).contains(&turn) => {
                Err(wrong(path, W_36, said!("goal-turn", most = most)))
            }
            _ => Ok(()),
        }
    }

    /// A hex on which a unit can stand, as far as one can say before the table is made.
    fn hex(&self, hex: Hex) -> Result<(), Saying> {
        let terrain = match self.table {
            TableSource::Drawn(field) => field.terrain(hex),
            TableSource::Random(made, _) => Field::open(made.width, made.height).terrain(hex),
        };
        match terrain {
            None => Err(said!("not-on-table", hex = hex.to_string())),
            Some(Terrain::Impassable) => Err(said!("goal-hex-closed", hex = hex.to_string())),
            Some(_) => Ok(()),
        }
    }
}
