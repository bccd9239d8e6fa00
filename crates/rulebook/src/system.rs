//! A whole rule system: what it decides by, and everything that it shows of itself. Whoever shows, stores
//! or plays an engagement asks this contract and knows no rulebook.

use crate::{
    LegalOrder, Outcome, Pending, Reading, Reason, Refusal, Register, Roles, RulesVersion, Things,
};
use chance::{Dice, Forecast};
use decider::{Audience, By, Clause, Decider, Draft, Mark, Seat, Stop, forecast};
use messages::Language;
use schemars::JsonSchema;
use serde::{Serialize, de::DeserializeOwned};
use std::collections::BTreeSet;

/// What becomes of something that was left ahead of time.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Due<Command> {
    /// Its step has not come.
    NotYet,
    /// It is this order now.
    Now(Command),
}

impl<Command> Due<Command> {
    /// The same for another form of the order.
    pub fn map<Other>(self, form: impl FnOnce(Command) -> Other) -> Due<Other> {
        match self {
            Self::NotYet => Due::NotYet,
            Self::Now(command) => Due::Now(form(command)),
        }
    }
}

/// Draws a number below another, which is at least 1: what a bot chooses by.
pub type Draw<'d> = &'d mut dyn FnMut(u32) -> u32;

/// An engagement as it is opened: everything that it starts from.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Opening<S: RuleSystem> {
    /// What an organiser may vary.
    pub scenario: S::Scenario,
    /// What the scenario may name beside itself, such as every troop of the army books.
    pub library: S::Library,
    /// Which seat plays which role.
    pub roles: Roles,
}

/// Where an engagement is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Progress {
    /// The turn that is played; 0 before the first.
    pub turn: u32,
    /// The step of the turn, where the rulebook has steps.
    pub step: Option<StepName>,
    /// How many cards are left of the turn, where cards measure it.
    pub cards_left: Option<u32>,
    /// Has it been decided?
    pub over: bool,
}

/// A step of a turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct StepName {
    /// The word in records and views.
    pub word: &'static str,
    /// The name as people say it, in English; the names of every room know it in Dutch.
    pub name: &'static str,
}

/// What begins with an event: for the line of time.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Beginning {
    /// A turn; 0 is what comes before the first.
    Turn(u32),
    /// A step of the turn.
    Step(StepName),
}

/// Whose roll it is. Some fall with the order of somebody else, who has only spoken before.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Roller {
    /// Of whoever gave the order.
    Sender,
    /// Of a role of the engagement.
    Role(Seat),
    /// Of nobody: the rules throw it.
    Rules,
}

/// A rule system, whole.
///
/// Readers and senders are known here by their *role* ([`Roles`]), never by their seat.
pub trait RuleSystem:
    Decider<
        State: Clone + Default,
        Command: crate::Command<State = Self::State> + Serialize + DeserializeOwned,
        Event: Clone,
        Refusal = Refusal<<Self as RuleSystem>::Reason>,
    >
{
    /// What people call it, in English.
    const NAME: &'static str;
    /// The version of its rules, as the record says that opens an engagement: `lowenheim/1`.
    const RULES: &'static str;
    /// The earliest version by which it still decides: every rule that has changed since keeps its earlier form.
    const EARLIEST: &'static str = Self::RULES;
    /// From this version on no rule changes without a new one, and an engagement is played to its end by the version that
    /// it was opened with. Under an earlier name the rules were changed more than once: it is played on by the latest, and
    /// what differs may have followed then.
    const SETTLED: &'static str;
    /// What the ids of its clauses begin with, such as `HEI-`.
    const CLAUSES: &'static [&'static str];
    /// The ways in which an engagement can end.
    const ENDINGS: &'static [&'static str];
    /// The scenarios that need no file: name, and text as TOML.
    const SCENARIOS: &'static [(&'static str, &'static str)];
    /// What somebody may leave ahead of time, to be used when its step comes, as people type it.
    const CAN_BE_LEFT: &'static [&'static str] = &[];

    /// Why it says no.
    type Reason: Reason;
    /// What an organiser may vary.
    type Scenario: Clone + Serialize + DeserializeOwned + JsonSchema;
    /// What a scenario may name beside itself; `()` where it names nothing.
    type Library: Clone;
    /// What one reader sees.
    type View: Serialize + DeserializeOwned + JsonSchema;
    /// What one sender may order now.
    type Options: Default + Serialize + DeserializeOwned + JsonSchema;

    /// Its clause register.
    fn register() -> &'static Register;

    /// The title of a scenario.
    fn title(scenario: &Self::Scenario) -> &str;

    /// The roles that a scenario has.
    fn roles(scenario: &Self::Scenario) -> Vec<Seat>;

    /// Does a scenario want a game master at the table?
    fn has_game_master(_: &Self::Scenario) -> bool {
        false
    }

    /// Does a game master weigh what the rules decide in this engagement?
    fn is_weighed(_: &Self::State) -> bool {
        false
    }

    /// Lets a scenario want a game master; `false` where the rulebook knows none.
    fn add_game_master(_: &mut Self::Scenario) -> bool {
        false
    }

    /// Opens an engagement: everything that it starts from goes into the draft.
    ///
    /// # Errors
    /// A refusal when the scenario is wrong or the sender is not the organiser.
    fn open(
        scenario: &Self::Scenario,
        library: &Self::Library,
        draft: &mut Draft<'_, Self>,
    ) -> Result<(), Stop<Self::Refusal>>;

    /// Lets an engagement be played by one of the versions from [`RuleSystem::EARLIEST`] to [`RuleSystem::RULES`].
    fn play_by(_: &mut Self::State, _: RulesVersion) {}

    /// Does it wait until the campaign map goes on, which plays its turns (CAR-25)?
    fn rests(_: &Self::State) -> bool {
        false
    }

    /// What a reader sees; none: somebody without a part.
    fn view(state: &Self::State, reader: Option<&By>, language: Language) -> Self::View;

    /// Lets names in a view be said that came from outside the rulebook, such as a title that a campaign
    /// gave.
    fn say_names(_: &mut Self::View, _: &dyn Fn(&str) -> String) {}

    /// Every order that a sender could give now.
    fn options(state: &Self::State, by: &By, language: Language) -> Self::Options;

    /// The single orders among what a sender could order.
    fn legal_orders(options: &Self::Options) -> &[LegalOrder<Self::Command>];

    /// What may be chosen freely besides, such as some of several pieces, each as a line of English.
    fn choices(_: &Self::Options) -> Vec<String> {
        Vec::new()
    }

    /// How something is called in refusals, that has an id of a kind (as schemas call it). None: it is said as it is
    /// written. Refusals are read by whoever ordered: it says nothing that is hidden from them.
    fn called(_: &Self::State, _kind: &str, _id: &str, _: Language) -> Option<String> {
        None
    }

    /// What happened, in one sentence or two; the state is the one behind it.
    fn sentence(state: &Self::State, event: &Self::Event, language: Language) -> String;

    /// The words of what it has changed, of those things that somebody may ask about: a piece, a place, a role.
    fn changes(_: &Self::Event) -> Vec<String> {
        Vec::new()
    }

    /// Does a later fact of the same order tell it together with others? Then the history leaves its sentence out.
    fn is_told_later(_: &Self::Event) -> bool {
        false
    }

    /// What those may know who may not read a record of this kind; the audience are the roles that may.
    fn hidden_sentence(
        state: &Self::State,
        kind: &str,
        audience: &Audience,
        language: Language,
    ) -> String;

    /// How the dice of a fact were read, where the rulebook says it of this kind; the state is the one
    /// behind it.
    fn reading(_: &Self::State, _: &Self::Event) -> Option<Reading> {
        None
    }

    /// Dice that fell: what for, and what they showed. `why` is the code in the record.
    fn roll_sentence(
        clause: &str,
        why: &str,
        dice: Dice,
        faces: &[u32],
        language: Language,
    ) -> String;

    /// Whose roll it is; most rolls are of whoever gave the order.
    fn roller(_clause: &str, _why: &str) -> Roller {
        Roller::Sender
    }

    /// A card that was drawn from a pile of so many.
    fn draw_sentence(deck: &str, card: &str, of: u32, language: Language) -> String;

    /// Where an engagement is.
    fn progress(state: &Self::State) -> Progress;

    /// The steps of a turn, where the rulebook has steps.
    fn steps() -> Vec<StepName> {
        Vec::new()
    }

    /// What begins with an event.
    fn begins(event: &Self::Event) -> Option<Beginning>;

    /// Clauses of private briefings that everybody may read by now: their rules were used in the open, or
    /// all is over.
    fn open_clauses(_: &Self::State) -> BTreeSet<Clause> {
        BTreeSet::new()
    }

    /// How an engagement has ended; none while it goes on.
    fn outcome(state: &Self::State) -> Option<Outcome>;

    /// What does not hold of a state and must always hold, as sentences: each is a mistake of ours.
    fn broken(state: &Self::State) -> Vec<String>;

    /// What the book has to offer besides its clauses, for tables of many games.
    fn things() -> Vec<Things> {
        Vec::new()
    }

    /// What of it an event brings into play that no rule has marked.
    fn brings(_: &Self::Event) -> Vec<Mark> {
        Vec::new()
    }

    /// What an engagement waits for.
    fn pending(state: &Self::State) -> Vec<Pending>;

    /// The next order by which the organiser moves it on without those who owe: their own where the rules
    /// give them one, else the least that the absent role could do, in its place. None: the rules leave it
    /// to people.
    fn instead(state: &Self::State, pending: &Pending) -> Option<(By, Self::Command)>;

    /// The order in which a role that is waited for has no choice: it could give this one and no other. What can be said at
    /// any time, such as a line of the story, counts for nothing; what others cannot see counts as if it were there, so
    /// that nobody learns of a hand by how soon an order comes. None: there is something to decide, dice or cards come
    /// with the order, or nobody waits for this role.
    fn only_order(_: &Self::State, _: &Seat) -> Option<Self::Command> {
        None
    }

    /// What becomes of something that a role has left ahead of time, as it was typed; none: it is nothing of
    /// [`Self::CAN_BE_LEFT`].
    fn left_ahead(_: &Self::State, _: &Seat, _: &str) -> Option<Due<Self::Command>> {
        None
    }

    /// The next order of a bot, or the word by which the rules go on (the organiser's); none while the
    /// roles that bots do not play have to act, and when all is over.
    fn bot_order(
        state: &Self::State,
        plays: &dyn Fn(&Seat) -> bool,
        draw: Draw<'_>,
    ) -> Option<(By, Self::Command)>;
}

/// The one among these orders that a sender could give, if it is one, and no die or card comes with it. `assumed`: the
/// state in which it is asked what else could be given, where others see less than the sender.
pub fn the_only_one<S: RuleSystem>(
    (state, assumed): (&S::State, &S::State),
    by: &By,
    candidates: impl IntoIterator<Item = S::Command>,
) -> Option<S::Command> {
    let legal = |order: &S::Command| forecast::<S>(assumed, by, order).is_ok();
    let mut found = candidates.into_iter().filter(legal);
    let only = found.next()?;
    let certain = found.next().is_none()
        && forecast::<S>(state, by, &only).is_ok_and(|it| it == Forecast::Certain);
    certain.then_some(only)
}
