//! What the dice of an order would do, before they fall. The order need not stand in any list: an attack with
//! some of those who could take part is foretold like one with all of them.

use crate::Assault;
use crate::command::{Batter, Command, Dig, Move};
use crate::days::{battering, initiative, surrender, walls};
use crate::men::{ManId, Side};
use crate::missiles::Hit;
use crate::odds::{self, FACES, Fight, Passing, Shot, counted, of_ten_dice};
use crate::siege::SiegeStep;
use crate::state::State;
use crate::{asks::Ask, oil, ramming, tables};
use board::Hex;
use decider::By;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;

/// What the dice of an order would do: of ten, where nothing else is said.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
#[schemars(rename = "TownForetold")]
pub enum Foretold {
    /// A shot that is declared or taken.
    Shot(Shot),
    /// A combat.
    Fight(Fight),
    /// A move or a retreat past an enemy ([ST-06](crate::clauses::ST_06), [ST-38](crate::clauses::ST_38)).
    Past(BTreeMap<Passing, u32>),
    /// Something is tried with one die: of ten, so many of the highest succeed.
    Try(u32),
    /// Walls that machines shoot at: one salvo of three ([ST-53](crate::clauses::ST_53)).
    Salvos(Vec<Wall>),
    /// Walls that somebody digs under, at the assault after a whole strategic turn
    /// ([ST-18](crate::clauses::ST_18)).
    Mines(Vec<Wall>),
    /// Boiling oil ([ST-16](crate::clauses::ST_16)).
    Oil(Oil),
    /// Terms: by the food of the garrison in whole strategic turns, of which only the garrison knows: none, one,
    /// two, three, more ([ST-23](crate::clauses::ST_23)).
    Terms([u32; 5]),
    /// Of the hundred pairs of dice, how many would give the sender the next day, if both sides stay as they are
    /// ([ST-20](crate::clauses::ST_20)).
    Tomorrow(u32),
}

/// A wall, and by how many of ten dice it is hit.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
#[schemars(rename = "TownWallOdds")]
pub struct Wall {
    /// Which.
    pub hex: Hex,
    /// Battering points on it; none: it is dug under.
    pub points: Option<u32>,
    /// Of ten dice, so many of the highest hit it.
    pub of_ten: u32,
    /// Hits that it has taken.
    pub hits: u32,
    /// Hits that demolish it.
    pub needed: u32,
}

/// What a barrel of oil would do.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
#[schemars(rename = "TownOilOdds")]
pub struct Oil {
    /// Who is under it.
    pub people: Vec<ManId>,
    /// To each of them: of ten dice, how many do what.
    pub hits: BTreeMap<Hit, u32>,
    /// By how many of ten dice an engine there catches fire; none: there is none that could.
    pub lights: Option<u32>,
}

/// What the dice of an order would do; none: it would be refused, or no die decides anything that could be counted
/// before. Nothing that the sender may not know goes into it.
#[must_use]
pub fn foretold(state: &State, by: &By, command: &Command) -> Option<Foretold> {
    decider::forecast::<Assault>(state, by, command).ok()?;
    of_legal(state, Side::of(by)?, command)
}

/// The same of an order that would be accepted.
pub(crate) fn of_legal(state: &State, side: Side, command: &Command) -> Option<Foretold> {
    match command {
        Command::Aim(order) => odds::shot(state, &order.shooter, &order.target).map(Foretold::Shot),
        Command::Shoot(order) => {
            let Some(Ask::Fire { targets, .. }) = state.asked.first() else { return None };
            let mut at = order.target.iter().chain(targets);
            at.find_map(|target| odds::shot(state, &order.shooter, target)).map(Foretold::Shot)
        }
        Command::Attack(order) => {
            odds::fight(state, side, &order.target, &order.attackers).map(Foretold::Fight)
        }
        Command::Move(order) => past(state, order).map(Foretold::Past),
        Command::Retreat(order) => {
            let Some(Ask::Retreat { to, .. }) = state.asked.first() else { return None };
            let walks = to.contains(&order.to);
            let past = odds::past_in_retreat(state, &order.man, order.to);
            past.filter(|_| walks).map(Foretold::Past)
        }
        Command::Pour(order) => {
            let people = oil::under(state, order.at);
            let hits = counted(FACES.map(oil::scalds));
            let lights = oil::may_light(state, order.at)
                .then(|| of_ten_dice(&|die| die >= tables::OIL_LIGHTS));
            Some(Foretold::Oil(Oil { people, hits, lights }))
        }
        Command::Batter(order) => Some(Foretold::Salvos(salvos(state, order))),
        Command::Dig(order) if !order.hexes.is_empty() => {
            Some(Foretold::Mines(mines(state, order)))
        }
        Command::Offer => {
            Some(Foretold::Terms(std::array::from_fn(|turns| surrender::of_ten(state, turns))))
        }
        Command::Rest
        | Command::Repair(_)
        | Command::Withdraw
        | Command::Prepare(_)
        | Command::Mend(_)
        | Command::Blockade
        | Command::Pass => tomorrow(state, side).map(Foretold::Tomorrow),
        _ => odds::of_ten(state, command).map(Foretold::Try),
    }
}

/// Only the first step of a path can lead from one enemy to the next.
fn past(state: &State, order: &Move) -> Option<BTreeMap<Passing, u32>> {
    let from = state.men.get(&order.man)?.place?;
    odds::past(state, &order.man, from, *order.path.first()?)
}

fn salvos(state: &State, order: &Batter) -> Vec<Wall> {
    let aimed_at = battering::points_on(state, order.hex).into_iter();
    let wall = |(hex, points)| {
        let of_ten = of_ten_dice(&|die| ramming::battering(points, die).0 > 0);
        wall(state, hex, Some(points), of_ten)
    };
    aimed_at.map(wall).collect()
}

fn mines(state: &State, order: &Dig) -> Vec<Wall> {
    let of_ten = of_ten_dice(&|die| die >= tables::MINE_HITS);
    order.hexes.iter().map(|&hex| wall(state, hex, None, of_ten)).collect()
}

fn wall(state: &State, hex: Hex, points: Option<u32>, of_ten: u32) -> Wall {
    let (hits, (needed, _)) = (walls::hits(state, hex), walls::strength(state, hex));
    Wall { hex, points, of_ten, hits, needed }
}

/// The initiative is foretold where a day without fighting ends.
fn tomorrow(state: &State, side: Side) -> Option<u32> {
    let siege = state.siege.as_ref()?;
    let day = matches!(siege.step, Some((SiegeStep::Action | SiegeStep::Reply, _)));
    if day && !siege.battle_waits() { initiative::tomorrow(state, side) } else { None }
}
