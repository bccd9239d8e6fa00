//! What a seat may do now: every legal order, and where its figures may go.
//!
//! Candidates are made from the state and each is looked at blindly by the decider itself, so an
//! order in this list is legal by construction and no envelope is opened. Orders with free text
//! and combinations of trade goods are not all listed: cards are given one by one, and a group is
//! one figure or all that stand together.

mod artefacts;
mod cards;
mod given;
mod label;
mod moves;
mod secrets;
mod spells;

pub use moves::{Blocked, Destination, Moves, RefusalView, moves_of};

use crate::cards::{bridges, conference};
use crate::command::{
    Ashore, Attack, Attend, Build, Command, Deploy, Destroy, Discharge, Move, Override, PassFor,
    Passage, Proceed, Starve, Strike, Use, Vote,
};
use crate::decks::{ActionCard, Pile};
use crate::figures::{Faction, FigureId, Side};
use crate::state::{Marker, Ruling, State, Step, Whereabouts};
use crate::{Siege, barricades, combat, faction_of, master, movement, tables, tunnel, turn, words};
use board::Hex;
use decider::By;
use messages::Language;
use rulebook::Scene;
use rulebook::set_right::Settable;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use std::collections::{BTreeMap, BTreeSet};

/// One order that would be accepted now.
pub type LegalOrder = rulebook::LegalOrder<Command>;

/// What a sender may order now.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[schemars(rename = "LegalOrders")]
pub struct Options {
    /// Every order that would be accepted.
    pub options: Vec<LegalOrder>,
    /// What the organiser may set right.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub set_right: Vec<Settable>,
}

/// Stands for the game master's reason in the list of their orders.
pub const UNTOLD_REASON: &str = "Because the game master says so.";

/// Every legal order of a seat, or of the organiser. The rules themselves order nothing.
#[must_use]
pub fn legal_orders(state: &State, by: &By, language: Language) -> Vec<LegalOrder> {
    let mut candidates = Candidates::default();
    match by {
        By::Organiser => organiser(state, &mut candidates),
        By::Seat(_) if master::is_master(state, by) => game_master(state, &mut candidates),
        By::Seat(_) => {
            if let Some(faction) = faction_of(by) {
                seat(state, faction, &mut candidates);
            }
        }
        By::Rules => {}
    }
    let scene = Scene { state, by, words: words::words(language) };
    let legal = |candidate: Candidate| {
        let forecast = decider::forecast::<Siege>(state, by, &candidate.command).ok()?;
        Some(LegalOrder {
            notation: candidate.command.to_string(),
            label: label::label(&candidate.command, &scene),
            command: candidate.command,
            group: candidate.group,
            forecast: forecast.into(),
        })
    };
    candidates.0.into_iter().filter_map(legal).collect()
}

/// The order in which a faction has no choice, as far as everybody can see: as if it held every card, if it holds any.
/// Where it may have an order of which the others know nothing, it always has a choice.
pub(crate) fn only_order(state: &State, faction: Faction) -> Option<Command> {
    if state.step.is_some_and(|step| may_have_secret_orders(state, step, faction)) {
        return None;
    }
    let mut assumed = state.clone();
    if let Some(hand) = assumed.hands.get_mut(&faction) {
        let cards = ActionCard::PRINTED.iter().map(|&(card, _)| (card, hand.len()));
        *hand = Pile::of(&cards.collect::<Vec<_>>());
    }
    let mut candidates = Candidates::default();
    seat(&assumed, faction, &mut candidates);
    let in_step = candidates.0.into_iter().map(|it| it.command).filter(|it| !is_always_there(it));
    rulebook::the_only_one::<Siege>((state, &assumed), &By::Seat(faction.seat()), in_step)
}

/// Could a faction have orders in a step of which nobody else knows?
fn may_have_secret_orders(state: &State, step: Step, faction: Faction) -> bool {
    match (faction, step) {
        (Faction::WizardsCouncil, Step::Refill | Step::Movement | Step::Combat)
        | (Faction::Bretonnia, Step::Food) => true,
        (Faction::Cathay, Step::Movement) => !state.silver_hair.used,
        (Faction::PalaceGuard, Step::Movement) => !tunnel::is_known(state),
        _ => false,
    }
}

/// Can it be ordered in any step, and to let a step go by takes nothing away?
const fn is_always_there(command: &Command) -> bool {
    matches!(
        command,
        Command::Passage(_)
            | Command::Use(Use::OpenBox { .. })
            | Command::Proceed(Proceed { all: true })
    )
}

/// Every casting that may be legal now, without a blind look: for bots, who look at few of them.
pub(crate) fn castings(state: &State) -> Vec<Command> {
    let mut candidates = Candidates::default();
    spells::castings(state, &mut candidates);
    candidates.0.into_iter().map(|candidate| candidate.command).collect()
}

/// An order that may be legal; what it does is told of those that are.
struct Candidate {
    command: Command,
    group: String,
}

#[derive(Default)]
struct Candidates(Vec<Candidate>);

impl Candidates {
    fn add(&mut self, group: impl ToString, command: Command) {
        self.0.push(Candidate { command, group: group.to_string() });
    }
}

fn organiser(state: &State, candidates: &mut Candidates) {
    proceed(state, candidates);
    for faction in Faction::ALL.into_iter().filter(|&faction| state.may_act(faction)) {
        candidates.add("pass", Command::PassFor(PassFor { faction }));
    }
}

fn proceed(state: &State, candidates: &mut Candidates) {
    if turn::is_automatic(state) {
        for all in [false, true] {
            candidates.add("proceed", Command::Proceed(Proceed { all }));
        }
    }
}

/// What the game master may choose; the reason, and most paths and effects, are their own.
fn game_master(state: &State, candidates: &mut Candidates) {
    proceed(state, candidates);
    let numbers = tables::ARRIVAL_NUMBERS.map(|number| Ruling::ArrivalNumber { number });
    for chosen in master::choices(state).into_iter().chain(numbers) {
        let reason = UNTOLD_REASON.to_owned();
        candidates.add("override", Command::Override(Override { chosen, reason }));
    }
}

fn seat(state: &State, faction: Faction, candidates: &mut Candidates) {
    proceed(state, candidates);
    if state.may_act(faction) {
        match state.step {
            Some(Step::Council) => deployments(state, faction, candidates),
            Some(Step::Refill) => cards::refills(state, faction, candidates),
            Some(Step::EventCard) => banks(state, faction, candidates),
            Some(Step::CommandCard) => officers(state, faction, candidates),
            Some(Step::Movement) => {
                group_moves(state, faction, candidates);
                given::hauls(state, faction, candidates);
                secrets::in_movement(state, faction, candidates);
            }
            Some(Step::Combat) => attacks(state, faction, candidates),
            Some(Step::Trading) => cards::trades(state, faction, candidates),
            Some(Step::Healing) => discharges(state, faction, candidates),
            Some(Step::Food) => {
                food(state, faction, candidates);
                secrets::hand_ins(state, faction, candidates);
            }
            Some(Step::Fires) => cards::dousings(state, faction, candidates),
            Some(Step::Barricades) => barricade_work(state, faction, candidates),
            Some(Step::Demands) => {
                cards::payments(state, faction, candidates);
                given::offers(state, faction, candidates);
                given::agreements(state, faction, candidates);
            }
            Some(Step::Vote) => votes(candidates),
            Some(Step::EnemyMovement | Step::EnemyCombat | Step::Holding | Step::Over) | None => {}
        }
        candidates.add("done", Command::Done);
    }
    if faction == Faction::WizardsCouncil {
        artefacts::uses(state, candidates);
    }
    if faction == Faction::WizardsCouncil
        && matches!(state.step, Some(Step::Movement | Step::Combat))
    {
        spells::castings(state, candidates);
    }
    cards::offers(state, faction, candidates);
    passages(state, faction, candidates);
}

fn deployments(state: &State, faction: Faction, candidates: &mut Candidates) {
    let home = state.city.hexes(crate::city::Place::home_of(faction));
    for (figure, at) in state.obeying(faction) {
        for &hex in home.iter().filter(|&&hex| hex != at) {
            candidates.add(figure, Command::Deploy(Deploy { figures: vec![figure], hex }));
        }
    }
}

fn banks(state: &State, faction: Faction, candidates: &mut Candidates) {
    for (figure, _) in bridges::stranded(state, faction) {
        for hex in bridges::choices(state, figure) {
            candidates.add(figure, Command::Ashore(Ashore { figures: vec![figure], hex }));
        }
    }
}

fn officers(state: &State, faction: Faction, candidates: &mut Candidates) {
    for figure in conference::officers(state, faction) {
        candidates.add(figure, Command::Attend(Attend { figure }));
    }
}

fn group_moves(state: &State, faction: Faction, candidates: &mut Candidates) {
    let mut movable: BTreeMap<Hex, Vec<FigureId>> = BTreeMap::new();
    for (figure, hex) in state.obeying(faction) {
        let spent = state.figures.get(&figure).is_none_or(|entry| entry.moved);
        if state.is_upright(figure) && !spent && !state.is_busy(figure) {
            movable.entry(hex).or_default().push(figure);
        }
    }
    for (start, figures) in movable {
        for &figure in &figures {
            one_group(state, faction, &[figure], start, &figure.to_string(), candidates);
        }
        if figures.len() > 1 {
            one_group(state, faction, &figures, start, &start.to_string(), candidates);
        }
    }
}

fn one_group(
    state: &State,
    faction: Faction,
    figures: &[FigureId],
    start: Hex,
    group: &str,
    candidates: &mut Candidates,
) {
    let companies = companies(state, start);
    for path in movement::reachable(state, faction, figures).into_values() {
        for with in &companies {
            let order = Move { figures: figures.to_vec(), path: path.clone(), with: with.clone() };
            candidates.add(group, Command::Move(order));
        }
    }
}

/// Whom a group may take along: nobody, each civilian marker of the hex, or several.
fn companies(state: &State, start: Hex) -> Vec<Vec<Marker>> {
    let here = |(&marker, entry): (&Marker, &crate::state::MarkerState)| {
        entry.is_in(start).then_some(marker)
    };
    let mut companies: Vec<Vec<Marker>> = vec![Vec::new()];
    for marker in state.markers.iter().filter_map(here) {
        for index in 0..companies.len() {
            let mut more = companies[index].clone();
            more.push(marker);
            companies.push(more);
        }
    }
    companies
}

fn attacks(state: &State, faction: Faction, candidates: &mut Candidates) {
    given::rallies(state, faction, candidates);
    given::shots(state, faction, candidates);
    let guns = state.guns.values().map(|gun| gun.hex);
    let hexes: BTreeSet<Hex> = state.obeying(faction).map(|(_, hex)| hex).chain(guns).collect();
    for hex in hexes {
        if combat::check_attack_card(state, faction, hex).is_ok() {
            candidates.add(hex, Command::Attack(Attack { hex }));
        }
    }
    for (attacker, _) in state.obeying(faction) {
        for target in combat::targets_in_reach(state, attacker) {
            let strike = Strike { attacker, target };
            if combat::check_strike(state, faction, &strike).is_ok() {
                candidates.add(attacker, Command::Strike(strike));
            }
        }
    }
}

fn discharges(state: &State, faction: Faction, candidates: &mut Candidates) {
    let patients = state.figures.iter().filter(|(_, it)| it.whereabouts == Whereabouts::Temple);
    for (&figure, _) in patients {
        candidates.add(figure, Command::Discharge(Discharge { figure, hex: None }));
        if figure.kind().faction() == Some(faction) {
            for &hex in state.city.named("temple-grounds") {
                let order = Discharge { figure, hex: Some(hex) };
                candidates.add(figure, Command::Discharge(order));
            }
        }
    }
}

fn food(state: &State, faction: Faction, candidates: &mut Candidates) {
    cards::meals(state, faction, candidates);
    for (figure, _) in state.enlisted(faction) {
        candidates.add(figure, Command::Starve(Starve { figure }));
    }
    cards::regains(state, faction, candidates);
    cards::payments(state, faction, candidates);
}

fn barricade_work(state: &State, faction: Faction, candidates: &mut Candidates) {
    for hexside in barricades::within_reach(state, faction) {
        candidates.add("barricades", Command::Destroy(Destroy { hexside }));
    }
    for hexside in barricades::building_sites(state, faction) {
        candidates.add("barricades", Command::Build(Build { hexside }));
    }
}

fn votes(candidates: &mut Candidates) {
    for leader in Faction::ALL {
        candidates.add("vote", Command::Vote(Vote { leader }));
    }
}

fn passages(state: &State, faction: Faction, candidates: &mut Candidates) {
    for mover in Faction::ALL.into_iter().filter(|&mover| mover != faction) {
        let allowed = state.passage_refused.contains(&(faction, mover));
        candidates.add("passage", Command::Passage(Passage { mover, allowed }));
    }
}

/// How many copies of a card a faction holds.
fn held(state: &State, faction: Faction, card: ActionCard) -> u32 {
    state.hands.get(&faction).map_or(0, |hand| hand.count(card))
}

/// Hexes of a faction's home base in which a figure has room.
fn home_with_room(state: &State, faction: Faction, figure: FigureId) -> Vec<Hex> {
    let home = state.city.hexes(crate::city::Place::home_of(faction)).iter().copied();
    let size = figure.kind().size();
    let has_room = |hex: Hex| state.has_room(Side::City, hex, size);
    home.filter(|&hex| state.can_enter(hex) && has_room(hex)).collect()
}
