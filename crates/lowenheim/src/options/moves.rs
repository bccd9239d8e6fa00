//! Where figures may go, and why not elsewhere: what the page shows when somebody picks them up.

use crate::command::{Command, Move};
use crate::figures::FigureId;
use crate::state::State;
use crate::{Reason, Refusal, Siege, faction_of, movement};
use board::Hex;
use decider::{By, Stop};
use messages::{Language, Saying};
use rulebook::ForecastView;
use schemars::JsonSchema;
use serde::Serialize;
use std::collections::{BTreeMap, VecDeque};

/// Where a group may go.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
pub struct Moves {
    /// Who would go.
    pub figures: Vec<FigureId>,
    /// Where to, and on which path.
    pub hexes: Vec<Destination>,
    /// Hexes nearby to which it may not go, and why.
    pub blocked: Vec<Blocked>,
    /// Why it goes nowhere at all: not now, not these figures.
    pub refused: Option<RefusalView>,
}

/// A hex in which a group may end its move.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
pub struct Destination {
    /// Which.
    pub hex: Hex,
    /// The hexes to enter, this one last; a way without dice if there is one.
    pub path: Vec<Hex>,
    /// Does fate decide anything?
    pub forecast: ForecastView,
}

/// A hex to which a group may not go.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
pub struct Blocked {
    /// Which.
    pub hex: Hex,
    /// Why.
    #[serde(flatten)]
    pub refusal: RefusalView,
}

/// A refusal as the page shows it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
pub struct RefusalView {
    /// The stable code.
    pub code: &'static str,
    /// The clause that forbids it.
    pub clause: String,
    /// What is wrong, as a sentence.
    pub reason: String,
    /// What would be allowed.
    pub allowed: Option<String>,
}

impl RefusalView {
    /// A refusal in the language of whoever reads it.
    #[must_use]
    pub fn new(refusal: &Refusal, language: Language) -> Self {
        let said = |saying: &Saying| saying.in_language(language);
        Self {
            code: refusal.reason.code(),
            clause: refusal.clause_id().to_owned(),
            reason: said(&refusal.facts),
            allowed: refusal.allowed.as_ref().map(said),
        }
    }
}

/// Where figures that stand together may go in one move, and why not elsewhere within one hex more
/// than they can walk.
#[must_use]
pub fn moves_of(state: &State, by: &By, figures: &[FigureId], language: Language) -> Moves {
    let order = |path: Vec<Hex>| {
        let order = Move { figures: figures.to_vec(), path, with: Vec::new() };
        decider::forecast::<Siege>(state, by, &Command::Move(order))
    };
    let mut moves =
        Moves { figures: figures.to_vec(), hexes: Vec::new(), blocked: Vec::new(), refused: None };
    // An order without a path is refused for its figures first, and for its path last.
    if let Err(Stop::Refused(refusal)) = order(Vec::new())
        && (refusal.reason != Reason::BadList || figures.is_empty())
    {
        moves.refused = Some(RefusalView::new(&refusal, language));
        return moves;
    }
    let Some((faction, start)) =
        faction_of(by).zip(figures.first().and_then(|&first| state.hex_of(first)))
    else {
        return moves;
    };
    let reachable = movement::reachable(state, faction, figures);
    let allowance = allowance(state, figures);
    let walks = walks(state, start);
    for hex in state.city.all_hexes().filter(|&hex| hex != start) {
        if let Some(path) = reachable.get(&hex)
            && let Ok(forecast) = order(path.clone())
        {
            let (path, forecast) = (path.clone(), forecast.into());
            moves.hexes.push(Destination { hex, path, forecast });
            continue;
        }
        if start.distance(hex) <= allowance + 1
            && let Err(Stop::Refused(refusal)) = order(way(state, &walks, start, hex, allowance))
        {
            let refusal = RefusalView::new(&refusal, language);
            moves.blocked.push(Blocked { hex, refusal });
        }
    }
    moves
}

/// As many hexes as the slowest of a group can enter.
fn allowance(state: &State, figures: &[FigureId]) -> u32 {
    let each = figures.iter().filter_map(|&figure| state.profile_of(figure));
    each.map(|profile| profile.movement).min().unwrap_or(0)
}

/// The shortest walk from a hex to every other, whoever stands in the way.
fn walks(state: &State, start: Hex) -> BTreeMap<Hex, Vec<Hex>> {
    let mut walks: BTreeMap<Hex, Vec<Hex>> = BTreeMap::from([(start, Vec::new())]);
    let mut edge = VecDeque::from([start]);
    while let Some(from) = edge.pop_front() {
        for to in from.neighbours().filter(|&to| state.is_open(from, to)) {
            if !walks.contains_key(&to) {
                let path = walks.get(&from).into_iter().flatten().copied().chain([to]).collect();
                walks.insert(to, path);
                edge.push_back(to);
            }
        }
    }
    walks
}

/// The path on which somebody would try to reach a hex that cannot be reached: the walk, unless a
/// wall or a house lies on the straight way to a hex that is near enough.
fn way(
    state: &State,
    walks: &BTreeMap<Hex, Vec<Hex>>,
    start: Hex,
    hex: Hex,
    allowance: u32,
) -> Vec<Hex> {
    if !state.can_enter(hex) {
        // Up to the nearest hex beside it, so that the refusal speaks of this hex.
        let beside = hex.neighbours().filter_map(|beside| walks.get(&beside));
        if let Some(walk) = beside.min_by_key(|walk| walk.len())
            && walk.len() < allowance as usize
        {
            return walk.iter().copied().chain([hex]).collect();
        }
        return straight(state, start, hex);
    }
    match walks.get(&hex) {
        Some(walk) if walk.len() <= allowance as usize || start.distance(hex) > allowance => {
            walk.clone()
        }
        Some(_) | None => straight(state, start, hex),
    }
}

/// A shortest path as a crow walks, over open hexsides where it can.
fn straight(state: &State, start: Hex, hex: Hex) -> Vec<Hex> {
    let mut path = Vec::new();
    let mut at = start;
    while at != hex {
        let nearer = at.neighbours().filter(|next| next.distance(hex) < at.distance(hex));
        let Some(next) = nearer.min_by_key(|&next| !state.is_open(at, next)) else { break };
        path.push(next);
        at = next;
    }
    path
}
