//! The siege as a whole rule system: its side of the contract that every system keeps.

use crate::Event;
use crate::clauses::HEI_105;
use crate::command::{PassFor, Proceed};
use crate::figures::Faction;
use crate::state::{Actors, State, Step};
use crate::view::SiegeView;
use crate::{Command, Reason, Scenario, Siege, Stop};
use crate::{
    bot, faction_of, invariants, options, outcome, pieces, reading, scenario, set_right, story,
    view, words,
};
use chance::Dice;
use decider::{Audience, By, Clause, Mark, Seat};
use messages::Language;
use rulebook::{
    Awaited, Beginning, Draw, Outcome, Pending, Progress, Reading, Register, Roller, RuleSystem,
    StepName, Things, game_master,
};
use std::collections::BTreeSet;

impl RuleSystem for Siege {
    const NAME: &'static str = "The Siege of Lowenheim";
    const RULES: &'static str = "lowenheim/2";
    const SETTLED: &'static str = "lowenheim/2";
    const CLAUSES: &'static [&'static str] = &["HEI-", "ACT-", "R-"];
    const ENDINGS: &'static [&'static str] = outcome::ENDINGS;
    const SCENARIOS: &'static [(&'static str, &'static str)] = &[("siege", scenario::SIEGE)];

    type Reason = Reason;
    type Scenario = Scenario;
    type Library = ();
    type View = SiegeView;
    type Options = options::Options;

    fn register() -> &'static Register {
        &crate::REGISTER
    }

    fn title(scenario: &Scenario) -> &str {
        &scenario.title
    }

    fn roles(_: &Scenario) -> Vec<Seat> {
        Faction::ALL.map(Faction::seat).into()
    }

    fn has_game_master(scenario: &Scenario) -> bool {
        scenario.options.game_master
    }

    fn is_weighed(state: &State) -> bool {
        state.options.game_master
    }

    fn add_game_master(scenario: &mut Scenario) -> bool {
        scenario.options.game_master = true;
        true
    }

    fn open(scenario: &Scenario, (): &(), draft: &mut crate::Draft<'_>) -> Result<(), Stop> {
        crate::open(scenario, draft)
    }

    fn view(state: &State, reader: Option<&By>, language: Language) -> SiegeView {
        view::view_for(state, reader, language)
    }

    fn say_names(view: &mut SiegeView, say: &dyn Fn(&str) -> String) {
        view.title = say(&view.title);
    }

    fn options(state: &State, by: &By, language: Language) -> options::Options {
        let set_right = match by {
            By::Organiser => set_right::settable(state, words::words(language)),
            By::Seat(_) | By::Rules => Vec::new(),
        };
        options::Options { options: options::legal_orders(state, by, language), set_right }
    }

    fn choices(options: &options::Options) -> Vec<String> {
        rulebook::set_right::choices(&options.set_right)
    }

    fn legal_orders(options: &options::Options) -> &[options::LegalOrder] {
        &options.options
    }

    fn sentence(state: &State, event: &Event, language: Language) -> String {
        story::sentence(event, &state.city, language)
    }

    fn reading(_: &State, event: &Event) -> Option<Reading> {
        reading::reading(event)
    }

    fn hidden_sentence(_: &State, kind: &str, audience: &Audience, language: Language) -> String {
        story::hidden_sentence(kind, audience, language)
    }

    fn roll_sentence(
        clause: &str,
        why: &str,
        dice: Dice,
        faces: &[u32],
        language: Language,
    ) -> String {
        story::roll_sentence(clause, why, dice, faces, language)
    }

    fn roller(clause: &str, why: &str) -> Roller {
        let of = |faction: Faction| Roller::Role(faction.seat());
        match why {
            "insult" if clause == HEI_105.id() => of(Faction::Cathay),
            "insult" => of(Faction::ElvenGuard),
            "rage" => of(Faction::Bretonnia),
            "control" => of(Faction::WizardsCouncil),
            "spread" | "fire-direction" => Roller::Rules,
            _ => Roller::Sender,
        }
    }

    fn draw_sentence(deck: &str, card: &str, of: u32, language: Language) -> String {
        story::draw_sentence(deck, Some(card), of, language)
    }

    fn progress(state: &State) -> Progress {
        Progress {
            turn: state.turn,
            step: state.step.map(step_name),
            cards_left: None,
            over: state.outcome.is_some(),
        }
    }

    fn steps() -> Vec<StepName> {
        Step::ALL.iter().copied().map(step_name).collect()
    }

    fn begins(event: &Event) -> Option<Beginning> {
        match event {
            Event::SiegeOpened(_) => Some(Beginning::Turn(0)),
            Event::TurnBegun(begun) => Some(Beginning::Turn(begun.turn)),
            Event::StepBegun(begun) => Some(Beginning::Step(step_name(begun.step))),
            _ => None,
        }
    }

    fn open_clauses(state: &State) -> BTreeSet<Clause> {
        state.open_clauses()
    }

    fn outcome(state: &State) -> Option<Outcome> {
        outcome::outcome(state)
    }

    fn broken(state: &State) -> Vec<String> {
        invariants::check(state).iter().map(ToString::to_string).collect()
    }

    fn things() -> Vec<Things> {
        pieces::things()
    }

    fn brings(event: &Event) -> Vec<Mark> {
        pieces::pieces_of(event).into_iter().map(Mark::from).collect()
    }

    fn pending(state: &State) -> Vec<Pending> {
        if state.step.is_none_or(|step| step == Step::Over) {
            return Vec::new();
        }
        if state.master_decides() {
            return vec![Pending::of(Awaited::Decision, vec![game_master::seat()])];
        }
        if state.actors() == Some(Actors::Rules) {
            return vec![Pending::proceed()];
        }
        let owing: Vec<Seat> = acting(state).map(Faction::seat).collect();
        if owing.is_empty() { Vec::new() } else { vec![Pending::of(Awaited::Turn, owing)] }
    }

    fn instead(state: &State, pending: &Pending) -> Option<(By, Command)> {
        let command = match pending.what {
            Awaited::Decision | Awaited::Proceed => Command::Proceed(Proceed { all: false }),
            Awaited::Turn => Command::PassFor(PassFor { faction: acting(state).next()? }),
            _ => return None,
        };
        Some((By::Organiser, command))
    }

    fn only_order(state: &State, role: &Seat) -> Option<Command> {
        options::only_order(state, faction_of(&By::Seat(role.clone()))?)
    }

    fn bot_order(
        state: &State,
        plays: &dyn Fn(&Seat) -> bool,
        draw: Draw<'_>,
    ) -> Option<(By, Command)> {
        if state.actors() == Some(Actors::Rules) {
            return Some((By::Organiser, Command::Proceed(Proceed { all: false })));
        }
        // Who is offered something answers first, whoever has done with trading as well.
        let answers = Faction::ALL.into_iter().filter(|faction| plays(&faction.seat()));
        if let Some((faction, order)) =
            answers.filter_map(|faction| Some((faction, bot::accept(state, faction)?))).next()
        {
            return Some((By::Seat(faction.seat()), order));
        }
        let faction = acting(state).find(|faction| plays(&faction.seat()))?;
        Some((By::Seat(faction.seat()), bot::choose(state, faction, draw)))
    }
}

fn acting(state: &State) -> impl Iterator<Item = Faction> {
    state.to_act.iter().copied().filter(|faction| state.may_act(*faction))
}

const fn step_name(step: Step) -> StepName {
    StepName { word: step.word(), name: step.name() }
}
