//! Lines of fire and zones of fire, for whoever wants to see why: nobody should have to believe a shot.
//!
//! Everybody sees everybody who stands on the map, so that everybody may ask about every place.

use crate::clauses::{HAV_017, ST_32, ST_33, ST_34};
use crate::cover::Cover;
use crate::label;
use crate::men::ManId;
use crate::missiles::{Aim, Hit};
use crate::refusal::said;
use crate::shooting;
use crate::sight::judged::{Aside, Covered, Edge, Judged, Tested, judge};
use crate::sight::{self, Blocked, Thales};
use crate::spot::Spot;
use crate::state::State;
use crate::tables;
use crate::town::Terrain;
use crate::ways;
use crate::{Reason, Refusal};
use board::{Hex, Hexside};
use messages::Language;
use rulebook::ClauseId;
use std::collections::BTreeMap;

rulebook::views! {
    /// A line of fire as the rules judge it.
    #[schemars(rename = "TownLineOfFire")]
    LineOfFire {
        /// Whence.
        from: Spot,
        /// Whither.
        to: Spot,
        /// The levels of the two.
        levels: [i8; 2],
        /// Hexes to the target, its own counted.
        range: u32,
        /// Which of the two lines along a hexside counts ([ST-34](crate::clauses::ST_34)).
        aside: Aside,
        /// The hexes between the two, from the shooter on.
        between: Vec<BetweenView>,
        /// The edge of the upper one's rampart, where a ratio judges it
        /// ([HAV-090](crate::clauses::HAV_090), [HAV-091](crate::clauses::HAV_091)).
        edge: Option<EdgeView>,
        /// What forbids the line; none: it is free.
        blocked: Option<BlockedView>,
        /// What the target has before it; none: there is no line.
        cover: Option<CoverView>,
        /// 0 short, 1 medium, 2 long; none: out of range, or nobody is named who shoots.
        band: Option<u32>,
        /// Of ten dice, how many do what; none: no shot, or the two are not named.
        hits: Option<BTreeMap<Hit, u32>>,
        /// Why this shot would be refused, whatever it is that forbids it.
        refused: Option<RefusedView>,
    }
    /// A hex on the line.
    #[schemars(rename = "TownLineHex")]
    BetweenView {
        /// Which.
        hex: Hex,
        /// How high it reaches.
        level: i8,
        /// It is higher than the lower of the two: the numbers that judge it.
        tested: Option<ThalesView>,
    }
    /// The numbers of the inequality: N times D1 must be at least D times H
    /// ([HAV-072](crate::clauses::HAV_072)).
    #[schemars(rename = "TownThales")]
    ThalesView {
        /// What stands there.
        terrain: Terrain,
        /// N: how many levels apart the two are.
        apart: u32,
        /// D: the hexes between them.
        between: u32,
        /// D1: the hexes between the lower of them and the obstruction.
        before: u32,
        /// H: how many levels it is above the lower of them.
        above: u32,
        /// Does the shot pass over it?
        clear: bool,
        /// The least D1 with which the lower one is seen from there, rounded up; none: nobody behind it is
        /// ([HAV-093](crate::clauses::HAV_093), [HAV-095](crate::clauses::HAV_095)).
        lower_seen_from: Option<u32>,
    }
    /// The edge of a rampart.
    #[schemars(rename = "TownRampartEdge")]
    EdgeView {
        /// The last rampart hex before it.
        hex: Hex,
        /// Hexes between the lower one and the edge.
        distance: u32,
        /// How many it takes.
        needed: u32,
        /// By which ratio.
        clause: ClauseId,
    }
    /// What forbids a line.
    #[schemars(rename = "TownBlockedLine")]
    BlockedView {
        /// Where.
        hex: Hex,
        /// By which clause.
        clause: ClauseId,
    }
    /// The cover of a target.
    #[schemars(rename = "TownCoverBy")]
    CoverView {
        /// How much.
        cover: Cover,
        /// By which clause; none: nothing is there.
        clause: Option<ClauseId>,
        /// The side over which the line comes in.
        side: Option<Hexside>,
    }
    /// Why not.
    #[schemars(rename = "TownRefusedShot")]
    RefusedView {
        /// As a sentence.
        reason: String,
        /// By which clause.
        clause: ClauseId,
        /// What would be allowed.
        allowed: Option<String>,
    }
    /// What somebody sees from a place, and what lies in its dead areas.
    #[schemars(rename = "TownZoneOfFire")]
    ZoneOfFire {
        /// From where.
        from: Spot,
        /// The last hexes of short, medium and long range; none: without a bow one only looks.
        ranges: Option<[u32; 3]>,
        /// Places in range to which the line is free, and how well somebody there is covered.
        seen: BTreeMap<Spot, Cover>,
        /// Places in range that cannot be hit, and the clause that forbids it.
        dead: BTreeMap<Spot, ClauseId>,
        /// Places out of range.
        beyond: Vec<Spot>,
    }
}

/// The line of fire from one place to another; whoever is named as standing there gives range and hits.
///
/// # Errors
/// One of the places is none, or nobody has that name.
pub fn line_of_fire(
    state: &State,
    (from, shooter): (Spot, Option<&ManId>),
    (to, target): (Spot, Option<&ManId>),
    language: Language,
) -> Result<LineOfFire, Refusal> {
    let levels = [level(state, from)?, level(state, to)?];
    let Ok(judged) = judge(state, from, to) else { return Err(nowhere(to)) };
    let (range, between) = (from.hex.distance(to.hex), between(&judged));
    let Judged { aside, edge, found, .. } = judged;
    let people = [shooter, target].map(|id| id.and_then(|id| state.men.get(id)));
    let [archer, man] = people;
    let weapon = archer.and_then(|archer| archer.class.row().weapon);
    let band = weapon.and_then(|weapon| {
        let last = tables::ranges(weapon);
        (0..).zip(last).find(|&(_, last)| range <= last).map(|(band, _)| band)
    });
    let covered = found.as_ref().ok().filter(|it| it.cover != Cover::Infinite);
    let aim = archer
        .zip(man)
        .zip(covered)
        .and_then(|((archer, man), it)| Aim::at(archer, man, range, it.cover));
    let stand_there = people.map(|man| man.and_then(|man| man.place)) == [Some(from), Some(to)];
    let refused = shooter
        .zip(target)
        .filter(|_| stand_there)
        .and_then(|(shooter, target)| shooting::shot(state, shooter, target).err())
        .map(|refusal| {
            refusal.naming(&|kind, id, language| label::called(state, kind, id, language))
        })
        .map(|refusal| RefusedView {
            reason: refusal.facts.in_language(language),
            clause: ClauseId(refusal.clause_id().to_owned()),
            allowed: refusal.allowed.as_ref().map(|allowed| allowed.in_language(language)),
        });
    let blocked = found.as_ref().err().and_then(|&blocked| {
        let hex = match blocked {
            Blocked::Obstruction { hex, .. }
            | Blocked::TooNear { edge: hex, .. }
            | Blocked::InnerParapet { hex }
            | Blocked::SetBack { hex, .. } => hex,
            Blocked::Nowhere => return None,
        };
        Some(BlockedView { hex, clause: blocked.clause().into() })
    });
    Ok(LineOfFire {
        from,
        to,
        levels,
        range,
        aside,
        between,
        edge: edge.map(|Edge { hex, distance, needed, clause }| EdgeView {
            hex,
            distance,
            needed,
            clause: clause.into(),
        }),
        blocked,
        cover: found.ok().map(|Covered { cover, clause, side }| CoverView {
            cover,
            clause: clause.map(ClauseId::from),
            side,
        }),
        band,
        hits: aim.as_ref().filter(|_| refused.is_none()).map(crate::odds::hits),
        refused,
    })
}

fn between(judged: &Judged) -> Vec<BetweenView> {
    let all = judged.between.iter();
    all.map(|&(hex, level)| {
        let tested = judged.tested.iter().find(|it| it.hex == hex);
        BetweenView { hex, level, tested: tested.map(numbers) }
    })
    .collect()
}

fn numbers(&Tested { terrain, thales, .. }: &Tested) -> ThalesView {
    let Thales { apart, between, before, above } = thales;
    let upper = between.saturating_sub(before);
    let lower_seen_from = Thales::dead_zone_below(apart, above, upper);
    let clear = thales.is_clear();
    ThalesView { terrain, apart, between, before, above, clear, lower_seen_from }
}

/// What is seen from a place, and what is dead: a tactical plan for a sentry.
///
/// # Errors
/// The place is none.
pub fn zone_of_fire(
    state: &State,
    from: Spot,
    sentry: Option<&ManId>,
) -> Result<ZoneOfFire, Refusal> {
    level(state, from)?;
    let sentry = sentry.and_then(|id| state.men.get(id));
    let ranges = sentry.and_then(|man| man.class.row().weapon).map(tables::ranges);
    let mut zone = ZoneOfFire {
        from,
        ranges,
        seen: BTreeMap::new(),
        dead: BTreeMap::new(),
        beyond: Vec::new(),
    };
    let field = state.town.is_in_field(from.hex);
    let hexes = state.town.hexes().filter(|&hex| state.town.is_in_field(hex) == field);
    let places = hexes.flat_map(|hex| [Spot::ground(hex), Spot::top(hex)]);
    for place in places.filter(|&place| place != from && ways::exists(state, place)) {
        if ranges.is_some_and(|[.., most]| from.hex.distance(place.hex) > most) {
            zone.beyond.push(place);
            continue;
        }
        if shooting::is_right_below(from, place) {
            zone.dead.insert(place, ST_33.into());
            continue;
        }
        if !shooting::shoots_out(state, from, place) {
            zone.dead.insert(place, ST_32.into());
            continue;
        }
        match sight::look(state, from, place) {
            Ok(free) if free.cover == Cover::Infinite => {
                zone.dead.insert(place, HAV_017.into());
            }
            Ok(free) => {
                zone.seen.insert(place, free.cover);
            }
            Err(blocked) => {
                zone.dead.insert(place, blocked.clause().into());
            }
        }
    }
    Ok(zone)
}

fn level(state: &State, place: Spot) -> Result<i8, Refusal> {
    state.level(place).ok_or_else(|| nowhere(place))
}

fn nowhere(place: Spot) -> Refusal {
    Refusal::new(Reason::NotThere, ST_34, said!("no-place", text = place))
}
