//! The battle as a whole rule system: its side of the contract that every system keeps.

use crate::Event;
use crate::pieces::{Colour, PieceId};
use crate::state::{Outcome as End, State};
use crate::troops::Library;
use crate::view::View;
use crate::{Battle, Command, Reason, Scenario, Stop};
use crate::{bot, combat, invariants, marks, options, reading, scenario, story, verdict, view};
use chance::Dice;
use decider::{Audience, By, Seat};
use messages::{Language, Thing};
use rulebook::{
    Awaited, Beginning, Draw, Numbers, Outcome, Pending, Progress, Reading, Register, RuleSystem,
    RulesVersion, Things, set_right,
};

impl RuleSystem for Battle {
    const NAME: &'static str = "Te Wapen!, the battle";
    const RULES: &'static str = "te-wapen/2";
    const EARLIEST: &'static str = "te-wapen/1";
    const SETTLED: &'static str = "te-wapen/2";
    const CLAUSES: &'static [&'static str] = &["WAP-", "W-"];
    const ENDINGS: &'static [&'static str] = &["won", "drawn"];
    const SCENARIOS: &'static [(&'static str, &'static str)] = scenario::SCENARIOS;

    type Reason = Reason;
    type Scenario = Scenario;
    type Library = Library;
    type View = View;
    type Options = options::Options;

    fn register() -> &'static Register {
        &crate::REGISTER
    }

    fn title(scenario: &Scenario) -> &str {
        &scenario.title
    }

    fn roles(_: &Scenario) -> Vec<Seat> {
        Colour::ALL.iter().map(|colour| colour.seat()).collect()
    }

    fn open(
        scenario: &Scenario,
        library: &Library,
        draft: &mut crate::Draft<'_>,
    ) -> Result<(), Stop> {
        crate::open(scenario, library, draft)
    }

    fn play_by(state: &mut State, rules: RulesVersion) {
        state.rules = rules;
    }

    fn view(state: &State, reader: Option<&By>, language: Language) -> View {
        view::view_for(state, reader, language)
    }

    fn say_names(view: &mut View, say: &dyn Fn(&str) -> String) {
        view.title = say(&view.title);
        for army in view.armies.values_mut() {
            *army = say(army);
        }
    }

    fn options(state: &State, by: &By, language: Language) -> options::Options {
        options::options(state, by, language)
    }

    fn legal_orders(options: &options::Options) -> &[options::LegalOrder] {
        &options.orders
    }

    fn choices(options: &options::Options) -> Vec<String> {
        let choice = options.choose.iter().map(|choose| {
            let from: Vec<String> = choose.from.iter().map(ToString::to_string).collect();
            format!("activate {} of: {}", choose.number, from.join(" "))
        });
        choice.chain(set_right::choices(&options.set_right)).collect()
    }

    fn called(state: &State, kind: &str, id: &str, language: Language) -> Option<String> {
        let id = Some(id).filter(|_| kind == PieceId::KIND)?.parse().ok()?;
        Some(story::called(state, &id, language))
    }

    fn sentence(state: &State, event: &Event, language: Language) -> String {
        story::sentence(state, event, language)
    }

    fn is_told_later(event: &Event) -> bool {
        story::is_told_later(event)
    }

    fn reading(_: &State, event: &Event) -> Option<Reading> {
        reading::reading(event)
    }

    fn hidden_sentence(_: &State, _: &str, audience: &Audience, language: Language) -> String {
        story::hidden_sentence(audience, language)
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

    fn draw_sentence(_: &str, card: &str, of: u32, language: Language) -> String {
        story::draw_sentence(card, of, language)
    }

    fn progress(state: &State) -> Progress {
        Progress {
            turn: state.turn,
            step: None,
            cards_left: u32::try_from(state.deck.len()).ok(),
            over: state.outcome.is_some(),
        }
    }

    fn begins(event: &Event) -> Option<Beginning> {
        match event {
            Event::TurnBegun(begun) => Some(Beginning::Turn(begun.turn)),
            _ => None,
        }
    }

    fn outcome(state: &State) -> Option<Outcome> {
        let (ending, winners) = match state.outcome? {
            End::Won(colour) => ("won", vec![colour.seat()]),
            End::Drawn => ("drawn", Vec::new()),
        };
        let role = |(colour, (lost, of)): (Colour, (u32, u32))| {
            (colour.seat(), Numbers::from([("wounds", of), ("wounds lost", lost)]))
        };
        let roles = verdict::losses(state).into_iter().map(role).collect();
        Some(Outcome { ending, winners, roles, in_all: Numbers::new() })
    }

    fn broken(state: &State) -> Vec<String> {
        invariants::check(state)
    }

    fn things() -> Vec<Things> {
        marks::things()
    }

    fn pending(state: &State) -> Vec<Pending> {
        if state.outcome.is_some() || state.turn == 0 {
            return Vec::new();
        }
        if let Some(deployer) = state.deployer() {
            return vec![Pending::of(Awaited::Deployment, vec![deployer.seat()])];
        }
        if let Some(digger) = state.digger() {
            return vec![Pending::of(Awaited::Walls, vec![digger.seat()])];
        }
        vec![match open_card(state) {
            Some(colour) => Pending::of(Awaited::Activation, vec![colour.seat()]),
            None => Pending::proceed(),
        }]
    }

    fn instead(state: &State, pending: &Pending) -> Option<(By, Command)> {
        match pending.what {
            Awaited::Proceed => Some((By::Organiser, Command::Proceed)),
            Awaited::Deployment => {
                let army = state.deployer()?;
                let role = By::Seat(army.seat());
                Some((role, bot::deployed(state, army, &mut |_| 0)))
            }
            Awaited::Walls => Some((By::Seat(state.digger()?.seat()), Command::Done)),
            Awaited::Activation => {
                let open = state.card.as_ref()?;
                let role = By::Seat(open.colour.seat());
                if let Some(rolled) = &open.rolled {
                    return Some((role, combat::unless_better(rolled)));
                }
                if !open.active.is_empty() {
                    return Some((role, Command::Done));
                }
                let ready: Vec<PieceId> = state.ready(open.colour).cloned().collect();
                let command = options::activation(state, &role, &ready)?;
                Some((role, command))
            }
            _ => None,
        }
    }

    fn only_order(state: &State, role: &Seat) -> Option<Command> {
        options::only_order(state, Colour::of(&By::Seat(role.clone()))?)
    }

    fn bot_order(
        state: &State,
        plays: &dyn Fn(&Seat) -> bool,
        draw: Draw<'_>,
    ) -> Option<(By, Command)> {
        if state.outcome.is_some() {
            return None;
        }
        let before = state.deployer().or_else(|| state.digger());
        let Some(colour) = before.or_else(|| open_card(state)) else {
            return Some((By::Organiser, Command::Proceed));
        };
        let role = colour.seat();
        plays(&role).then(|| (By::Seat(role), bot::choose(state, colour, draw)))
    }
}

/// Whose card lies open and is to be played out.
fn open_card(state: &State) -> Option<Colour> {
    state.card.as_ref().filter(|_| state.snapped.is_empty()).map(|open| open.colour)
}
