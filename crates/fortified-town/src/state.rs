//! How an assault stands: everything that later decisions depend on.

use crate::asks::Ask;
use crate::men::{Fate, Man, ManId, Side};
use crate::spot::{Floor, Spot};
use crate::tables;
use crate::town::{Mechanism, Town};
use crate::works::{LadderAt, Works};
use board::{Direction, Hex};
use decider::Contradiction;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use std::collections::{BTreeMap, BTreeSet};

rulebook::named! {
    /// The phases of a player turn ([ST-02](crate::clauses::ST_02)).
    #[schemars(rename = "TownPhase")]
    Phase {
        /// Bowmen shoot who may move afterwards at half.
        FirstFire = "first-fire", "First fire";
        /// One after the other moves, and the other side shoots at who moves.
        Movement = "movement", "Movement";
        /// Face to face.
        Combat = "combat", "Combat";
        /// Bowmen shoot who have neither moved nor fought.
        SecondFire = "second-fire", "Second fire";
        /// The stunned come to or are taken; mechanisms move; fires grow.
        Recovery = "recovery", "Recovery";
    }
}

/// Rules that a scenario sets.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, default)]
#[schemars(rename = "TownOptions")]
pub struct Options {
    /// Hexes in which others stand do not count as distance of a line, as the book literally says
    /// ([HAV-073](crate::clauses::HAV_073)).
    pub men_shorten_lines: bool,
    /// The last game turn; none: until the assault is over.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub turns: Option<u32>,
}

rulebook::named! {
    /// How an assault ended.
    #[schemars(rename = "AssaultOutcome")]
    Outcome {
        /// Nobody of the besieged stands any more.
        Stormed = "stormed", "stormed";
        /// Nobody of the besiegers does.
        BeatenOff = "beaten-off", "beaten off";
        /// Five turns without a combat, and a wall between all of them ([HAV-130](crate::clauses::HAV_130)).
        BrokenOff = "broken-off", "broken off";
        /// The last turn that the scenario sets is over.
        OutOfTime = "out-of-time", "out of time";
    }
}

/// A combat that was rolled, of which something is still open.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Fight {
    /// Whom it was about.
    pub defender: ManId,
    /// Who attacked.
    pub attackers: Vec<ManId>,
    /// Where the defender stood.
    pub place: Spot,
    /// Attackers who are still to be driven back.
    pub retreating: Vec<ManId>,
}

/// What somebody has done in this player turn.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Doing {
    /// Movement points left; none: nothing of them is used.
    pub left: Option<u32>,
    /// Where they began to move.
    pub moved: bool,
    /// Their move is over.
    pub ended: bool,
    /// They have shot.
    pub shot: bool,
    /// They have attacked, or pressed.
    pub attacked: bool,
    /// They have been attacked.
    pub defended: bool,
    /// The mechanism that they work.
    pub works: Option<Mechanism>,
    /// The direction in which they have ridden, and how many hexes without a turn
    /// ([ST-43](crate::clauses::ST_43)).
    pub run: Option<(Direction, u32)>,
}

/// An assault on a town.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct State {
    /// The scenario's name.
    pub title: String,
    /// The town as its map draws it.
    pub town: Town,
    /// What the siege has made of it.
    pub works: Works,
    /// Everybody, also those who are gone.
    pub men: BTreeMap<ManId, Man>,
    /// Whose each wall hex is that somebody of the besiegers has stood on
    /// ([ST-59](crate::clauses::ST_59)).
    pub held: BTreeMap<Hex, Side>,
    /// Rules that the scenario sets.
    pub options: Options,
    /// What each side is called.
    pub sides: BTreeMap<Side, String>,
    /// The game turn, from 1; 0 before the first.
    pub turn: u32,
    /// Whose player turn it is, and which phase of it.
    pub phase: Option<(Side, Phase)>,
    /// What everybody has done in this player turn.
    pub doing: BTreeMap<ManId, Doing>,
    /// Who is being moved.
    pub moving: Option<ManId>,
    /// Shots that are declared, in the order of [ST-27](crate::clauses::ST_27).
    pub aims: BTreeMap<ManId, ManId>,
    /// Questions, the first of which is to be answered next.
    pub asked: Vec<Ask>,
    /// The combat of which something is still open.
    pub fight: Option<Fight>,
    /// Who shoots no more at whom in this phase.
    pub held_fire: Vec<ManId>,
    /// Nobody shoots any more at who moves in this phase.
    pub fire_held: bool,
    /// Crossbows that are being loaded, and the player turn in which they were shot
    /// ([ST-28](crate::clauses::ST_28)).
    pub loading: BTreeMap<ManId, u32>,
    /// When somebody was stunned, as a number of player turns ([ST-10](crate::clauses::ST_10)).
    pub stunned_in: BTreeMap<ManId, u32>,
    /// Whose horses go half as far in their riders' next turn ([ST-08](crate::clauses::ST_08)).
    pub lamed: BTreeSet<ManId>,
    /// Was there a combat in this game turn?
    pub fought: bool,
    /// Game turns in a row without a combat ([ST-56](crate::clauses::ST_56)).
    pub quiet: u32,
    /// How it ended.
    pub outcome: Option<Outcome>,
}

impl State {
    /// Everybody alive on the map, by id.
    pub fn on_map(&self) -> impl Iterator<Item = (&ManId, &Man, Spot)> {
        self.men
            .iter()
            .filter(|(_, man)| man.fate == Fate::Alive)
            .filter_map(|(id, man)| Some((id, man, man.place?)))
    }

    /// Who stands at a place: one at most ([ST-04](crate::clauses::ST_04)).
    #[must_use]
    pub fn standing_at(&self, place: Spot) -> Option<(&ManId, &Man)> {
        self.on_map()
            .find(|(_, man, at)| *at == place && !man.stunned)
            .map(|(id, man, _)| (id, man))
    }

    /// How many bodies lie at a place.
    #[must_use]
    pub fn bodies(&self, place: Spot) -> usize {
        let dead = |man: &&Man| man.fate == Fate::Dead && man.place == Some(place);
        self.men.values().filter(dead).count()
    }

    /// What somebody has done in this player turn.
    #[must_use]
    pub fn doing(&self, id: &ManId) -> Doing {
        self.doing.get(id).cloned().unwrap_or_default()
    }

    /// Movement points that somebody has left: half of them who has shot in this player turn
    /// ([ST-28](crate::clauses::ST_28)).
    #[must_use]
    pub fn points_left(&self, id: &ManId) -> u32 {
        let Some(man) = self.men.get(id) else { return 0 };
        let doing = self.doing(id);
        let whole = man.values().movement;
        let all = if doing.shot { whole / 2 } else { whole };
        doing.left.map_or(all, |left| left.min(whole))
    }

    /// The player turns that have begun, this one included: two in a game turn.
    #[must_use]
    pub fn player_turn(&self) -> u32 {
        let second = matches!(self.phase, Some((Side::Besieged, _)));
        2 * self.turn + u32::from(second)
    }

    /// The level of the top of a siege tower in a hex; none: no tower stands there.
    #[must_use]
    pub fn tower_at(&self, hex: Hex) -> Option<i8> {
        self.works.towers.get(&hex).copied()
    }

    /// Enemies who could strike at somebody of this side at a place: on their feet, joined to it, and not on
    /// a ladder ([ST-05](crate::clauses::ST_05)).
    pub fn contacts(&self, side: Side, place: Spot) -> impl Iterator<Item = (&ManId, &Man)> {
        self.on_map()
            .filter(move |(_, man, at)| {
                man.side != side
                    && man.stands()
                    && at.floor != Floor::Ladder
                    && at.hex.distance(place.hex) <= 1
                    && crate::ways::between(self, *at, place).is_some()
            })
            .map(|(id, man, _)| (id, man))
    }

    /// Is an enemy in contact with somebody of this side at a place?
    #[must_use]
    pub fn is_in_contact(&self, side: Side, place: Spot) -> bool {
        self.contacts(side, place).next().is_some()
    }

    /// The foot of the ladder on which somebody is, and the hex at its top.
    #[must_use]
    pub fn ladder_of(&self, place: Spot) -> Option<(Hex, Hex)> {
        if place.floor != Floor::Ladder {
            return None;
        }
        self.works.ladders.values().find_map(|ladder| match ladder.at {
            LadderAt::Standing { foot, top, .. } if foot == place.hex => Some((foot, top)),
            _ => None,
        })
    }

    /// Is somebody on a ladder of two levels?
    #[must_use]
    pub fn is_on_long_ladder(&self, place: Spot) -> bool {
        self.ladder_of(place).is_some_and(|(foot, top)| {
            self.ladder_height(foot, top).is_some_and(|height| height >= tables::LADDER_REACH)
        })
    }

    /// Somebody stands at a place: a wall or a street is theirs from now on
    /// ([ST-59](crate::clauses::ST_59)).
    pub(crate) fn hold(&mut self, place: Spot, side: Side) {
        self.held.insert(place.hex, side);
    }

    /// The man of an event.
    pub(crate) fn known(&mut self, id: &ManId) -> Result<&mut Man, Contradiction> {
        self.men.get_mut(id).ok_or_else(|| Contradiction::new(format!("there is no {id}")))
    }
}
