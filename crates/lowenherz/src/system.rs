//! The realm as a whole rule system: its side of the contract that every system keeps.

use crate::areas::Areas;
use crate::cards::Face;
use crate::checks::{step_word, waited_for};
use crate::colours::Colour;
use crate::state::{RoundStep, State};
use crate::view::View;
use crate::{Command, Event, Realm, Reason, Scenario, Stop};
use crate::{ahead, bot, invariants, marks, options, scenario, story, view};
use chance::Dice;
use decider::{Audience, By, Mark, Seat};
use messages::Language;
use rulebook::{
    Awaited, Beginning, Draw, Due, Numbers, Outcome, Pending, Progress, Register, RuleSystem,
    StepName, Things, count,
};

impl RuleSystem for Realm {
    const NAME: &'static str = "Löwenherz";
    const RULES: &'static str = "lowenherz/1";
    const SETTLED: &'static str = "lowenherz/1";
    const CLAUSES: &'static [&'static str] = &["HRZ-", "LR-"];
    const ENDINGS: &'static [&'static str] = &["king"];
    const SCENARIOS: &'static [(&'static str, &'static str)] = scenario::SCENARIOS;
    const CAN_BE_LEFT: &'static [&'static str] = ahead::CAN_BE_LEFT;

    type Reason = Reason;
    type Scenario = Scenario;
    type Library = ();
    type View = View;
    type Options = options::Options;

    fn register() -> &'static Register {
        &crate::REGISTER
    }

    fn title(scenario: &Scenario) -> &str {
        &scenario.title
    }

    fn roles(scenario: &Scenario) -> Vec<Seat> {
        scenario.colours().into_iter().map(Colour::seat).collect()
    }

    fn open(scenario: &Scenario, (): &(), draft: &mut crate::Draft<'_>) -> Result<(), Stop> {
        crate::open(scenario, draft)
    }

    fn view(state: &State, reader: Option<&By>, language: Language) -> View {
        view::view_for(state, reader, language)
    }

    fn say_names(view: &mut View, say: &dyn Fn(&str) -> String) {
        view.title = say(&view.title);
        for player in &mut view.players {
            player.name = say(&player.name);
        }
    }

    fn options(state: &State, by: &By, language: Language) -> options::Options {
        options::options(state, by, language)
    }

    fn legal_orders(options: &options::Options) -> &[options::LegalOrder] {
        &options.orders
    }

    fn choices(options: &options::Options) -> Vec<String> {
        options::choices(options)
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

    /// The realm has no dice.
    fn roll_sentence(_: &str, why: &str, _: Dice, _: &[u32], _: Language) -> String {
        why.to_owned()
    }

    fn draw_sentence(deck: &str, card: &str, of: u32, language: Language) -> String {
        story::draw_sentence(deck, card, of, language)
    }

    fn progress(state: &State) -> Progress {
        Progress {
            turn: state.round,
            step: step(&state.step),
            cards_left: Some(count(state.deck.len())),
            over: state.outcome.is_some(),
        }
    }

    fn steps() -> Vec<StepName> {
        STEPS.to_vec()
    }

    fn begins(event: &Event) -> Option<Beginning> {
        match event {
            Event::RoundBegun(begun) => Some(Beginning::Turn(begun.round)),
            Event::CardTurned(turned) if matches!(turned.card.face, Face::Actions(_)) => {
                named("decisions").map(Beginning::Step)
            }
            Event::TrialBegun(begun) => {
                named(if begun.talks { "talks" } else { "duel" }).map(Beginning::Step)
            }
            Event::TalksEnded(_) => named("duel").map(Beginning::Step),
            Event::ActionBegun(_) => named("action").map(Beginning::Step),
            _ => None,
        }
    }

    fn outcome(state: &State) -> Option<Outcome> {
        let end = state.outcome.as_ref()?;
        let areas = state.areas();
        let winners = end.winners.iter().map(|colour| colour.seat()).collect();
        let role = |colour: &Colour| (colour.seat(), numbers(state, &areas, *colour));
        let boundaries = state.board.boundaries.len();
        Some(Outcome {
            ending: "king",
            winners,
            roles: state.players.iter().map(role).collect(),
            in_all: Numbers::from([
                ("rounds", state.round),
                ("boundaries", count(boundaries)),
                ("territories", count(state.board.founded.len())),
            ]),
        })
    }

    fn broken(state: &State) -> Vec<String> {
        invariants::check(state)
    }

    fn things() -> Vec<Things> {
        marks::things()
    }

    fn brings(event: &Event) -> Vec<Mark> {
        marks::brought(event)
    }

    fn pending(state: &State) -> Vec<Pending> {
        let owing: Vec<Seat> = waited_for(state).into_iter().map(Colour::seat).collect();
        if owing.is_empty() { Vec::new() } else { vec![Pending::of(Awaited::Turn, owing)] }
    }

    /// The least for whoever is missing is the organiser's order ([LR-46](crate::clauses::LR_46)).
    fn instead(_: &State, _: &Pending) -> Option<(By, Command)> {
        Some((By::Organiser, Command::Proceed))
    }

    fn only_order(state: &State, role: &Seat) -> Option<Command> {
        options::only_order(state, Colour::of(&By::Seat(role.clone()))?)
    }

    fn left_ahead(state: &State, role: &Seat, left: &str) -> Option<Due<Command>> {
        ahead::due(state, Colour::of(&By::Seat(role.clone()))?, left)
    }

    fn bot_order(
        state: &State,
        plays: &dyn Fn(&Seat) -> bool,
        draw: Draw<'_>,
    ) -> Option<(By, Command)> {
        let next = bot::next_of(state, &|colour| plays(&colour.seat()))?;
        Some((By::Seat(next.seat()), bot::choose(state, next, draw)))
    }
}

/// What became of a player.
fn numbers(state: &State, areas: &Areas, colour: Colour) -> Numbers {
    let prince = state.princes.get(&colour);
    let territories = state.board.territories(areas, colour);
    let spaces: usize = territories
        .iter()
        .filter_map(|castle| areas.territory(*castle))
        .map(|area| area.spaces.len())
        .sum();
    Numbers::from([
        ("points", prince.map_or(0, |prince| prince.score)),
        ("ducats", prince.map_or(0, crate::state::Prince::wealth)),
        ("mountains", state.board.mountains(areas, colour)),
        ("territories", count(territories.len())),
        ("spaces", count(spaces)),
    ])
}

/// The steps that somebody is asked in.
const STEPS: [StepName; 6] = [
    StepName { word: "placing", name: "Set-up" },
    StepName { word: "card", name: "Card" },
    StepName { word: "decisions", name: "Decisions" },
    StepName { word: "talks", name: "Talks" },
    StepName { word: "duel", name: "Duel" },
    StepName { word: "action", name: "Action" },
];

fn step(of: &RoundStep) -> Option<StepName> {
    named(step_word(of))
}

fn named(word: &str) -> Option<StepName> {
    STEPS.into_iter().find(|step| step.word == word)
}
