//! The assault as a whole rule system: its side of the contract that every system keeps.

use crate::asks::Ask;
use crate::command::{Battle, Dig, Refuge};
use crate::days::besieged_besiegers;
use crate::men::Side;
use crate::scenario::Library;
use crate::siege::SiegeStep;
use crate::state::{Phase, State};
use crate::view::View;
use crate::{Assault, Command, Event, Reason, Scenario, Stop};
use crate::{bot, ending, invariants, label, marks, options, reading, scenario, story, view};
use chance::Dice;
use decider::{Audience, By, Mark, Seat};
use messages::Language;
use rulebook::{
    Awaited, Beginning, Draw, Numbers, Outcome, Pending, Progress, Reading, Register, Roller,
    RuleSystem, StepName, Things,
};

impl RuleSystem for Assault {
    const NAME: &'static str = "The Fortified Medieval Town";
    const RULES: &'static str = "fortified-town/2";
    const SETTLED: &'static str = "fortified-town/2";
    const CLAUSES: &'static [&'static str] = &["HAV-", "ST-"];
    const ENDINGS: &'static [&'static str] = &[
        "stormed",
        "taken",
        "beaten-off",
        "broken-off",
        "out-of-time",
        "surrendered",
        "relieved",
        "given-up",
    ];
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
        Side::ALL.iter().map(|side| side.seat()).collect()
    }

    fn open(
        scenario: &Scenario,
        library: &Library,
        draft: &mut crate::Draft<'_>,
    ) -> Result<(), Stop> {
        crate::open(scenario, library, draft)
    }

    fn view(state: &State, reader: Option<&By>, language: Language) -> View {
        view::view_for(state, reader, language)
    }

    fn say_names(view: &mut View, say: &dyn Fn(&str) -> String) {
        view.title = say(&view.title);
        for side in view.sides.values_mut() {
            *side = say(side);
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

    fn called(state: &State, kind: &str, id: &str, language: Language) -> Option<String> {
        label::called(state, kind, id, language)
    }

    fn sentence(state: &State, event: &Event, language: Language) -> String {
        story::sentence(state, event, language)
    }

    fn reading(state: &State, event: &Event) -> Option<Reading> {
        reading::reading(state, event)
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

    fn roller(_: &str, why: &str) -> Roller {
        match why {
            // A fire spreads by itself.
            "catch" => Roller::Rules,
            _ => Roller::Sender,
        }
    }

    fn draw_sentence(_: &str, card: &str, of: u32, language: Language) -> String {
        story::draw_sentence(card, of, language)
    }

    fn progress(state: &State) -> Progress {
        Progress {
            turn: state.turn,
            step: state.phase.map(|(_, phase)| step(phase)).or_else(|| {
                let (day, _) = state.siege.as_ref()?.step?;
                Some(day_step(day))
            }),
            cards_left: None,
            over: state.outcome.is_some(),
        }
    }

    fn rests(state: &State) -> bool {
        crate::on_the_map::rests(state)
    }

    fn steps() -> Vec<StepName> {
        let days = SiegeStep::ALL.into_iter().map(day_step);
        Phase::ALL.into_iter().map(step).chain(days).collect()
    }

    fn begins(event: &Event) -> Option<Beginning> {
        match event {
            Event::PhaseBegun(begun)
                if begun.phase == Phase::FirstFire
                    && begun.besieged_first == (begun.side == Side::Besieged) =>
            {
                Some(Beginning::Turn(begun.turn))
            }
            Event::PhaseBegun(begun) => Some(Beginning::Step(step(begun.phase))),
            Event::SiegeStepBegun(begun) => Some(Beginning::Step(day_step(begun.step))),
            _ => None,
        }
    }

    fn outcome(state: &State) -> Option<Outcome> {
        let end = state.outcome?;
        let role = |side: Side| {
            let lost = view::losses(state, side);
            let men = state.men.values().filter(|man| man.side == side && !man.is_horse());
            let numbers = Numbers::from([
                ("people", u32::try_from(men.count()).unwrap_or(u32::MAX)),
                ("dead", lost.dead),
                ("captured", lost.captured),
                ("casualty points", ending::casualty_points(state, side) / 2),
            ]);
            (side.seat(), numbers)
        };
        Some(Outcome {
            ending: end.word(),
            winners: vec![end.winner().seat()],
            roles: Side::ALL.into_iter().map(role).collect(),
            in_all: Numbers::from([("turns", state.turn)]),
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
        let owes = |side: Side| vec![Pending::of(Awaited::Turn, vec![side.seat()])];
        if state.outcome.is_some() {
            return Vec::new();
        }
        if let Some(side) = state.deploying {
            return vec![Pending::of(Awaited::Muster, vec![side.seat()])];
        }
        let day = state.siege.as_ref().and_then(|siege| siege.step);
        match (state.asked.first(), state.phase, day) {
            (Some(ask), ..) => owes(ask.of()),
            (None, Some((side, _)), _) | (None, None, Some((_, side))) => owes(side),
            (None, None, None) => Vec::new(),
        }
    }

    fn instead(state: &State, _: &Pending) -> Option<(By, Command)> {
        let Some(ask) = state.asked.first() else {
            if let Some(side) = state.deploying.or(state.phase.map(|(side, _)| side)) {
                return Some((By::Seat(side.seat()), Command::Done));
            }
            let (step, side) = state.siege.as_ref()?.step?;
            let least = match step {
                SiegeStep::Relief if besieged_besiegers::has_room(state) => {
                    Command::Refuge(Refuge { engines: Vec::new() })
                }
                SiegeStep::Relief => Command::Battle(Battle { all: true, party: Vec::new() }),
                SiegeStep::Initiative => Command::Decline,
                SiegeStep::Preparations => Command::Dig(Dig { hexes: Vec::new(), men: Vec::new() }),
                _ => Command::Pass,
            };
            return Some((By::Seat(side.seat()), least));
        };
        let least = match ask {
            Ask::Fire { .. } => "hold".to_owned(),
            Ask::Stun { attackers, .. } => format!("stun {}", attackers.first()?),
            Ask::Retreat { man, to, .. } => match to.first() {
                Some(to) => format!("retreat {man} {to}"),
                None => "stay".to_owned(),
            },
            Ask::Advance { .. } => "stay".to_owned(),
            Ask::ComeOut { man, to, .. } => format!("come-out {man} {}", to.first()?),
        };
        Some((By::Seat(ask.of().seat()), least.parse().ok()?))
    }

    fn only_order(state: &State, role: &Seat) -> Option<Command> {
        options::only_order(state, Side::of(&By::Seat(role.clone()))?)
    }

    fn bot_order(
        state: &State,
        plays: &dyn Fn(&Seat) -> bool,
        draw: Draw<'_>,
    ) -> Option<(By, Command)> {
        if state.outcome.is_some() {
            return None;
        }
        let day = state.siege.as_ref().and_then(|siege| siege.step).map(|(_, side)| side);
        let side = match (state.asked.first(), state.phase) {
            (Some(ask), _) => ask.of(),
            (None, phase) => state.deploying.or(phase.map(|(side, _)| side)).or(day)?,
        };
        let role = side.seat();
        plays(&role).then(|| (By::Seat(role), bot::choose(state, side, draw)))
    }
}

const fn day_step(day: SiegeStep) -> StepName {
    StepName { word: day.word(), name: day.name() }
}

const fn step(phase: Phase) -> StepName {
    StepName { word: phase.word(), name: phase.name() }
}
