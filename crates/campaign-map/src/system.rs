//! The map as a whole rule system: its side of the contract that every system keeps.

use crate::Event;
use crate::roster::Roster;
use crate::state::{Phase, State};
use crate::view::View;
use crate::{CampaignMap, Command, Reason, Scenario, Stop};
use crate::{bot, changes, invariants, options, pending, relief, scenario, story, verdict, view};
use chance::Dice;
use decider::{Audience, By, Seat};
use messages::Language;
use rulebook::{
    Awaited, Beginning, Draw, Numbers, Outcome, Pending, Progress, Register, RuleSystem, StepName,
    count, set_right,
};

impl RuleSystem for CampaignMap {
    const NAME: &'static str = "Te Wapen!, the campaign";
    const RULES: &'static str = "campaign-map/2";
    const SETTLED: &'static str = "campaign-map/2";
    /// Its own clauses are those of the battle's book; what it rolls for fights is the campaign's.
    const CLAUSES: &'static [&'static str] = &["CAR-"];
    const ENDINGS: &'static [&'static str] = &["castles", "points"];
    const SCENARIOS: &'static [(&'static str, &'static str)] = scenario::SCENARIOS;

    type Reason = Reason;
    type Scenario = Scenario;
    type Library = Roster;
    type View = View;
    type Options = options::Options;

    fn register() -> &'static Register {
        &crate::REGISTER
    }

    fn title(scenario: &Scenario) -> &str {
        &scenario.title
    }

    fn roles(scenario: &Scenario) -> Vec<Seat> {
        scenario.players.iter().map(|player| player.seat.clone()).collect()
    }

    fn open(
        scenario: &Scenario,
        roster: &Roster,
        draft: &mut crate::Draft<'_>,
    ) -> Result<(), Stop> {
        crate::open(scenario, roster, draft)
    }

    fn view(state: &State, reader: Option<&By>, language: Language) -> View {
        view::view_for(state, reader, language)
    }

    fn options(state: &State, by: &By, language: Language) -> options::Options {
        options::options(state, by, language)
    }

    fn legal_orders(options: &options::Options) -> &[options::LegalOrder] {
        &options.orders
    }

    fn choices(options: &options::Options) -> Vec<String> {
        let banners = options.banners.iter();
        let orders = banners.map(|it| format!("write {} {}", it.banner, it.notation.join(" | ")));
        orders.chain(set_right::choices(&options.set_right)).collect()
    }

    fn called(state: &State, kind: &str, id: &str, language: Language) -> Option<String> {
        story::called(state, kind, id, language)
    }

    fn changes(event: &Event) -> Vec<String> {
        changes::changes(event)
    }

    fn sentence(state: &State, event: &Event, language: Language) -> String {
        story::sentence(state, event, language)
    }

    fn hidden_sentence(
        state: &State,
        kind: &str,
        audience: &Audience,
        language: Language,
    ) -> String {
        story::hidden_sentence(state, kind, audience, language)
    }

    fn roll_sentence(_: &str, why: &str, _: Dice, faces: &[u32], language: Language) -> String {
        story::roll_sentence(why, faces, language)
    }

    /// The map has no cards.
    fn draw_sentence(deck: &str, card: &str, _: u32, _: Language) -> String {
        format!("{deck}: {card}")
    }

    fn steps() -> Vec<StepName> {
        Phase::of_a_turn().chain([Phase::Prologue]).map(step_name).collect()
    }

    fn progress(state: &State) -> Progress {
        Progress {
            turn: state.turn,
            step: Some(step_name(state.phase)),
            cards_left: None,
            over: state.outcome.is_some(),
        }
    }

    fn begins(event: &Event) -> Option<Beginning> {
        match event {
            Event::PhaseBegun(begun) if begun.phase == Phase::Income => {
                Some(Beginning::Turn(begun.turn))
            }
            _ => None,
        }
    }

    /// In the phase of battles each fight is to be opened; whoever knows the engagements knows which are
    /// fought already.
    fn outcome(state: &State) -> Option<Outcome> {
        let end = state.outcome.as_ref()?;
        let role =
            |seat: &Seat| (seat.clone(), Numbers::from([("points", verdict::points(state, seat))]));
        let lost = state.pieces.values().filter(|piece| !piece.is_there()).count();
        Some(Outcome {
            ending: if end.by_castles { "castles" } else { "points" },
            winners: end.winners.clone(),
            roles: state.players.keys().map(role).collect(),
            in_all: Numbers::from([
                ("pieces", count(state.pieces.len())),
                ("pieces lost", count(lost)),
            ]),
        })
    }

    fn broken(state: &State) -> Vec<String> {
        invariants::check(state)
    }

    fn pending(state: &State) -> Vec<Pending> {
        pending::pending(state)
    }

    fn instead(_: &State, pending: &Pending) -> Option<(By, Command)> {
        match pending.what {
            Awaited::Orders
            | Awaited::Muster
            | Awaited::Retreat
            | Awaited::Relief
            | Awaited::Home
            | Awaited::Renegade
            | Awaited::Proceed => Some((By::Organiser, Command::Proceed)),
            _ => None,
        }
    }

    fn only_order(state: &State, role: &Seat) -> Option<Command> {
        options::only_order(state, role)
    }

    /// A fight is not for the map's bots: it is opened, fought and closed elsewhere.
    fn bot_order(
        state: &State,
        plays: &dyn Fn(&Seat) -> bool,
        draw: Draw<'_>,
    ) -> Option<(By, Command)> {
        let answers = relief::asked(state).next().is_some();
        if matches!(state.phase, Phase::Movement | Phase::Aftermath)
            && state.outcome.is_none()
            && !answers
        {
            return Some((By::Organiser, Command::Proceed));
        }
        state
            .all_seats()
            .into_iter()
            .filter(|seat| plays(seat))
            .find_map(|seat| Some((By::Seat(seat.clone()), bot::choose(state, &seat, draw)?)))
    }
}

const fn step_name(phase: Phase) -> StepName {
    StepName { word: phase.word(), name: phase.name() }
}
