//! The rule systems of a campaign: one list, and everything that follows from it. The systems are a closed
//! set, so the sums are enums; whoever asks a sum asks the contract ([`RuleSystem`]) behind it and names
//! no system.

pub(crate) mod battle;
pub(crate) mod map;
pub(crate) mod siege;

use crate::carry::{self, Carried, Changes, Ending, FightsFor, Fought, Watched};
use crate::command::{CloseFight, FightAsked, FightOut, OpenFight, ReplaceKey};
use crate::refusal::Refusal;
use crate::setup::{NotScenario, Opens};
use crate::state::{EngagementNumber, State};
use crate::{Draft, Event, Stop};
use campaign_map::state::Fight;
use decider::{Audience, By, Clause, Contradiction, Decider, Fact, Seat};
use messages::{Language, Saying};
use rulebook::{
    Beginning, Draw, ForecastView, Opening, Pending, Progress, Reason, Register, RuleSystem,
    StepName,
};
use schemars::JsonSchema;
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use std::collections::BTreeSet;

/// A rule system of the list: its place in the sums.
pub trait Played: RuleSystem {
    /// Which it is.
    const SYSTEM: System;

    /// Its state, if a game is played by it.
    fn of(game: &Game) -> Option<&Self::State>;

    /// The same, to be changed.
    fn of_mut(game: &mut Game) -> Option<&mut Self::State>;

    /// One of its commands as one of the campaign's.
    fn command(command: Self::Command) -> AnyCommand;

    /// One of its events as one of the campaign's.
    fn event(event: Self::Event) -> AnyEvent;

    /// One of the campaign's events as one of its own, if it is one.
    fn event_of(event: &AnyEvent) -> Option<&Self::Event>;
}

/// Declares the closed sums over the rule systems, from one row a system: its name, the member that holds
/// its view, its word, the order by which it is opened, and the type that keeps the contract. `$d` is a dollar sign, for the macros that are made here.
macro_rules! systems {
    (($d:tt) $($(#[$doc:meta])* $name:ident $member:ident $word:literal $open:ident = $system:ty;)+) => {
        /// A rule system.
        #[derive(
            Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize, JsonSchema,
        )]
        #[serde(rename_all = "snake_case")]
        pub enum System {
            $($(#[$doc])* $name,)+
        }

        impl System {
            /// Every system, in the order of the list.
            pub const ALL: &'static [Self] = &[$(Self::$name,)+];

            /// The word that people read, and that tags what leaves the house.
            #[must_use]
            pub const fn word(self) -> &'static str {
                match self { $(Self::$name => $word,)+ }
            }

            /// What people call it, in English.
            #[must_use]
            pub const fn name(self) -> &'static str {
                match self { $(Self::$name => <$system as RuleSystem>::NAME,)+ }
            }

            /// Its clause register.
            #[must_use]
            pub fn register(self) -> &'static Register {
                match self { $(Self::$name => <$system as RuleSystem>::register(),)+ }
            }

            /// Reads a view of this system, without the tag that says so.
            ///
            /// # Errors
            /// What the deserializer answers.
            pub fn read_view<'de, D: Deserializer<'de>>(self, data: D) -> Result<AnyView, D::Error> {
                match self {
                    $(Self::$name => {
                        Box::deserialize(data).map(|$member| AnyView::$name { $member })
                    })+
                }
            }

            /// The version of its rules, written into the record that opens an engagement.
            #[must_use]
            pub const fn rules(self) -> &'static str {
                match self { $(Self::$name => <$system as RuleSystem>::RULES,)+ }
            }

            /// Its scenarios that need no file: name, and text as TOML.
            #[must_use]
            pub const fn scenarios(self) -> &'static [(&'static str, &'static str)] {
                match self { $(Self::$name => <$system as RuleSystem>::SCENARIOS,)+ }
            }

            /// The member that only its scenario files have.
            pub(crate) const fn mark(self) -> Option<&'static str> {
                match self { $(Self::$name => <$system as Opens>::MARK,)+ }
            }

            /// The system that a clause is of.
            #[must_use]
            pub fn of_clause(id: &str) -> Option<Self> {
                let begins = |beginnings: &[&str]| beginnings.iter().any(|it| id.starts_with(it));
                match () {
                    $(() if begins(<$system as RuleSystem>::CLAUSES) => Some(Self::$name),)+
                    () => None,
                }
            }

            /// An engagement of it that nothing has happened in.
            pub(crate) fn nothing(self) -> Game {
                match self { $(Self::$name => Game::$name(Box::default()),)+ }
            }
        }

        /// How an engagement stands, by the rules that it is played by.
        #[derive(Clone, Debug, PartialEq, Eq)]
        pub enum Game {
            $($(#[$doc])* $name(Box<<$system as Decider>::State>),)+
        }

        /// A command of an engagement.
        #[derive(Clone, Debug, PartialEq, Eq, JsonSchema)]
        #[schemars(rename = "CommandOfAny", untagged)]
        pub enum AnyCommand {
            $($(#[$doc])* $name(<$system as Decider>::Command),)+
        }

        /// A fact of an engagement.
        #[derive(Clone, Debug, PartialEq, Eq, JsonSchema)]
        #[schemars(rename = "EventOfAny", untagged)]
        pub enum AnyEvent {
            $($(#[$doc])* $name(<$system as Decider>::Event),)+
        }

        /// What an engagement is opened with.
        #[derive(Clone, Debug, PartialEq, Eq)]
        pub enum AnyOpening {
            $($(#[$doc])* $name(Opening<$system>),)+
        }

        /// An engagement as it is asked for.
        #[derive(Clone, Debug, PartialEq, Eq)]
        pub enum AnySetup {
            $($(#[$doc])* $name(Box<<$system as Opens>::Setup>),)+
        }

        /// A command of scope `campaign`, as it is sent: an object with one member. (The organiser's
        /// rewind stands beside these, but belongs to the referee: no rule decides it.)
        #[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
        #[serde(rename_all = "snake_case")]
        pub enum CampaignCommand {
            $(
                /// Open an engagement (organiser):
                $(#[$doc])*
                $open(Box<<$system as Opens>::Setup>),
            )+
            /// Open a fight of the map as an engagement of its own (organiser and players).
            OpenFight(FightAsked),
            /// Let the bots fight it out, with a seed that is rolled (organiser).
            FightOut(FightOut),
            /// Tell the map how an engagement has ended (organiser and players).
            CloseFight(CloseFight),
            /// Make a seat's old link worthless (organiser).
            ReplaceKey(ReplaceKey),
        }

        impl From<AnySetup> for CampaignCommand {
            fn from(setup: AnySetup) -> Self {
                match setup { $(AnySetup::$name(setup) => Self::$open(setup),)+ }
            }
        }

        impl CampaignCommand {
            /// What it asks to open.
            ///
            /// # Errors
            /// The command itself, where it opens nothing new.
            pub fn into_setup(self) -> Result<AnySetup, Self> {
                match self {
                    $(Self::$open(setup) => Ok(AnySetup::$name(setup)),)+
                    other => Err(other),
                }
            }
        }

        impl AnySetup {
            /// Reads a scenario file of one system.
            ///
            /// # Errors
            /// [`NotScenario`].
            pub fn read_as(system: System, text: &str) -> Result<Self, NotScenario> {
                match system {
                    $(System::$name => {
                        <$system as Opens>::read(text).map(|setup| Self::$name(Box::new(setup)))
                    })+
                }
            }

            /// What the engagement is opened with.
            ///
            /// # Errors
            /// [`NotScenario`] where something that it brings along is wrong.
            pub fn opening(self) -> Result<AnyOpening, NotScenario> {
                match self {
                    $(Self::$name(setup) => <$system as Opens>::opening(*setup).map(AnyOpening::$name),)+
                }
            }
        }

        /// What one reader sees of an engagement.
        #[derive(Clone, Debug, PartialEq, Serialize, JsonSchema)]
        #[serde(tag = "system", rename_all = "snake_case")]
        pub enum AnyView {
            $($(#[$doc])* $name {
                /// What is seen.
                $member: Box<<$system as RuleSystem>::View>,
            },)+
        }

        /// What a fight of the map is watched for, so that the map can hear why something has changed.
        #[derive(Clone, Debug, PartialEq, Eq)]
        pub(crate) enum Watch {
            $($name(
                Changes<<$system as FightsFor>::Thing, <$system as FightsFor>::Condition>,
            ),)+
        }

        impl Watch {
            /// Nothing has happened yet.
            pub(crate) fn over(game: &Game) -> Self {
                match game { $(Game::$name(_) => Self::$name(Changes::default()),)+ }
            }

            /// Looks at the engagement after a fact.
            pub(crate) fn look(&mut self, game: &Game) {
                $(if let (Self::$name(changes), Game::$name(state)) = (&mut *self, game) {
                    changes.look::<$system>(state);
                })+
            }
        }

        $(impl Watched for $system {
            fn watch(watch: &mut Option<Watch>, state: &Self::State) {
                if let Some(Watch::$name(changes)) = watch {
                    changes.look::<$system>(state);
                }
            }
        })+

        /// Every order that a sender could give now in an engagement.
        #[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
        #[serde(tag = "system", rename_all = "snake_case")]
        #[schemars(rename = "LegalOrdersOfAny")]
        pub enum AnyOptions {
            $($(#[$doc])* $name(<$system as RuleSystem>::Options),)+
        }

        $(impl Played for $system {
            const SYSTEM: System = System::$name;

            fn of(game: &Game) -> Option<&Self::State> {
                match game { Game::$name(state) => Some(state), _ => None }
            }

            fn of_mut(game: &mut Game) -> Option<&mut Self::State> {
                match game { Game::$name(state) => Some(state), _ => None }
            }

            fn command(command: Self::Command) -> AnyCommand {
                AnyCommand::$name(command)
            }

            fn event(event: Self::Event) -> AnyEvent {
                AnyEvent::$name(event)
            }

            fn event_of(event: &AnyEvent) -> Option<&Self::Event> {
                match event { AnyEvent::$name(event) => Some(event), _ => None }
            }
        })+

        /// The same code for whichever system a sum holds: `S` names the system.
        macro_rules! each {
            ($d sum:ident, $d value:expr, |$d it:pat_param, $d S:ident| $d body:expr) => {
                match $d value {
                    $($d sum::$name($d it) => {
                        #[allow(dead_code)]
                        type $d S = $system;
                        $d body
                    })+
                }
            };
        }

        /// The same code for a game and something else of the same system.
        macro_rules! both {
            ($d game:expr, $d sum:ident, $d value:expr,
             |$d state:pat_param, $d it:pat_param, $d S:ident| $d body:expr, else $d other:expr) => {
                match ($d game, $d value) {
                    $((Game::$name($d state), $d sum::$name($d it)) => {
                        #[allow(dead_code)]
                        type $d S = $system;
                        $d body
                    })+
                    _ => $d other,
                }
            };
        }

        /// The same code for whichever system a view is of, for other crates: `S` names the system.
        #[macro_export]
        macro_rules! each_view {
            ($d view:expr, |$d it:pat_param, $d S:ident| $d body:expr) => {
                match $d view {
                    $($crate::AnyView::$name { $member: $d it } => {
                        #[allow(dead_code)]
                        type $d S = $system;
                        $d body
                    })+
                }
            };
        }

        /// The same code for whichever system a word is of, for other crates: `S` names the system.
        #[macro_export]
        macro_rules! each_system {
            ($d which:expr, |$d S:ident| $d body:expr) => {
                match $d which {
                    $($crate::System::$name => {
                        #[allow(dead_code)]
                        type $d S = $system;
                        $d body
                    })+
                }
            };
        }

        impl AnyView {
            /// By which rules it is played.
            #[must_use]
            pub const fn system(&self) -> System {
                match self { $(Self::$name { .. } => System::$name,)+ }
            }

            /// Lets names be said that came from outside the rulebook.
            pub fn say_names(&mut self, say: &dyn Fn(&str) -> String) {
                match self {
                    $(Self::$name { $member } => <$system as RuleSystem>::say_names($member, say),)+
                }
            }
        }

        impl Game {
            /// What a reader sees; none: somebody without a part.
            #[must_use]
            pub fn view(&self, reader: Option<&By>, language: Language) -> AnyView {
                match self {
                    $(Self::$name(state) => AnyView::$name {
                        $member: Box::new(<$system as RuleSystem>::view(state, reader, language)),
                    },)+
                }
            }

            /// Every order that a sender could give now; none: somebody without a part.
            #[must_use]
            pub fn options(&self, by: Option<&By>, language: Language) -> AnyOptions {
                match self {
                    $(Self::$name(state) => AnyOptions::$name(
                        by.map(|by| <$system as RuleSystem>::options(state, by, language))
                            .unwrap_or_default(),
                    ),)+
                }
            }
        }

        impl System {
            /// The steps of a turn, where the system has steps.
            #[must_use]
            pub fn steps(self) -> Vec<StepName> {
                match self { $(Self::$name => <$system as RuleSystem>::steps(),)+ }
            }

            /// The codes of its refusals.
            #[must_use]
            pub fn refusal_codes(self) -> Vec<&'static str> {
                match self {
                    $(Self::$name => {
                        let reasons = <<$system as RuleSystem>::Reason as Reason>::EVERY.iter();
                        reasons.map(|reason| reason.stable_code()).collect()
                    })+
                }
            }

            /// The kinds of all facts of this system.
            #[must_use]
            pub const fn kinds(self) -> &'static [&'static str] {
                match self { $(Self::$name => <$system as Decider>::Event::KINDS,)+ }
            }

            /// Reads an order of this system as people type it.
            ///
            /// # Errors
            /// A sentence: what is wrong, and what would be right.
            pub fn parse(self, text: &str) -> Result<AnyCommand, Saying> {
                match self {
                    $(Self::$name => {
                        <$system as RuleSystem>::parse(text).map(AnyCommand::$name)
                    })+
                }
            }

            /// Reads an order of this system as it stands in the log.
            ///
            /// # Errors
            /// What the deserializer answers.
            pub fn read_command<'de, D: Deserializer<'de>>(
                self,
                data: D,
            ) -> Result<AnyCommand, D::Error> {
                match self {
                    $(Self::$name => {
                        <$system as Decider>::Command::deserialize(data).map(AnyCommand::$name)
                    })+
                }
            }

            /// Dice that fell, as a sentence; `why` is the code in the record.
            #[must_use]
            pub fn roll_sentence(
                self,
                clause: &str,
                why: &str,
                dice: chance::Dice,
                faces: &[u32],
                language: Language,
            ) -> String {
                match self {
                    $(Self::$name => <$system as RuleSystem>::roll_sentence(
                        clause, why, dice, faces, language,
                    ),)+
                }
            }

            /// A card that was drawn from a pile of so many, as a sentence.
            #[must_use]
            pub fn draw_sentence(
                self,
                deck: &str,
                card: &str,
                of: u32,
                language: Language,
            ) -> String {
                match self {
                    $(Self::$name => {
                        <$system as RuleSystem>::draw_sentence(deck, card, of, language)
                    })+
                }
            }
        }

        impl AnyEvent {
            /// Reads a fact of one kind; none for a kind that no rulebook knows.
            ///
            /// # Errors
            /// What the deserializer answers.
            pub fn deserialize_payload<'de, D: Deserializer<'de>>(
                kind: &str,
                data: D,
            ) -> Option<Result<Self, D::Error>> {
                match kind {
                    $(_ if <$system as Decider>::Event::KINDS.contains(&kind) => {
                        let read = <$system as Decider>::Event::deserialize_payload(kind, data);
                        read.map(|read| read.map(Self::$name))
                    })+
                    _ => None,
                }
            }
        }
    };
}

systems! {
    ($)
    /// The Siege of Lowenheim.
    Siege siege "siege" OpenSiege = lowenheim::Siege;
    /// Te Wapen!, the battle.
    Battle battle "battle" OpenBattle = te_wapen::Battle;
    /// Te Wapen!, the campaign on a map.
    Map map "map" OpenMap = campaign_map::CampaignMap;
}

impl System {
    /// Is a fight of the map played by these rules?
    pub(crate) fn plays(self, fight: &Fight) -> bool {
        each_system!(self, |S| S::plays(fight))
    }

    /// Opens a fight of the map as an engagement.
    pub(crate) fn open_fight(
        self,
        map: EngagementNumber,
        fight: &Fight,
        with: &OpenFight,
        draft: &mut Draft<'_>,
    ) -> Result<(), Stop> {
        each_system!(self, |S| carry::open_by::<S>(map, fight, with, draft))
    }
}

impl Game {
    /// How a fight of the map has ended that is played by it; none while it has not.
    pub(crate) fn ending(
        &self,
        watch: &Watch,
        number: EngagementNumber,
        carried: &Carried,
        map: &campaign_map::State,
        fight: &Fight,
    ) -> Option<Ending> {
        both!(self, Watch, watch, |state, changes, S| {
            S::ending(&Fought { number, state, changes, carried, map, fight })
        }, else None)
    }

    /// Which rules it is played by.
    #[must_use]
    pub const fn system(&self) -> System {
        each!(Self, self, |_, S| <S as Played>::SYSTEM)
    }

    /// The state, if it is played by these rules.
    #[must_use]
    pub fn played_by<S: Played>(&self) -> Option<&S::State> {
        S::of(self)
    }

    /// Where it is.
    #[must_use]
    pub fn progress(&self) -> Progress {
        each!(Self, self, |state, S| S::progress(state))
    }

    /// Does a game master weigh what the rules decide in it?
    #[must_use]
    pub fn is_weighed(&self) -> bool {
        each!(Self, self, |state, S| S::is_weighed(state))
    }

    /// Clauses of private briefings that everybody may read by now.
    #[must_use]
    pub fn open_clauses(&self) -> BTreeSet<Clause> {
        each!(Self, self, |state, S| S::open_clauses(state))
    }

    /// What it waits for, by roles.
    #[must_use]
    pub fn pending(&self) -> Vec<Pending> {
        each!(Self, self, |state, S| S::pending(state))
    }

    /// The next order, by a role or the organiser, that moves it on without those who owe.
    #[must_use]
    pub fn instead(&self, pending: &Pending) -> Option<(By, AnyCommand)> {
        each!(Self, self, |state, S| {
            S::instead(state, pending).map(|(by, command)| (by, S::command(command)))
        })
    }

    /// The next order of a bot, or the organiser's word that lets the rules go on.
    pub fn bot_order(
        &self,
        plays: &dyn Fn(&Seat) -> bool,
        draw: Draw<'_>,
    ) -> Option<(By, AnyCommand)> {
        each!(Self, self, |state, S| {
            S::bot_order(state, plays, draw).map(|(by, command)| (by, S::command(command)))
        })
    }

    /// What happened, in one sentence or two, in the state behind it; none where the fact is of another
    /// system.
    #[must_use]
    pub fn sentence(&self, event: &AnyEvent, language: Language) -> Option<String> {
        both!(self, AnyEvent, event, |state, event, S| Some(S::sentence(state, event, language)), else None)
    }

    /// What those may know who may not read a record; the audience are the roles that may.
    #[must_use]
    pub fn hidden_sentence(&self, kind: &str, audience: &Audience, language: Language) -> String {
        each!(Self, self, |state, S| S::hidden_sentence(state, kind, audience, language))
    }

    pub(crate) fn evolve(&mut self, event: &AnyEvent) -> Result<(), Contradiction> {
        let system = self.system();
        both!(self, AnyEvent, event, |state, event, S| S::evolve(state, event), else {
            let message = format!("a {} has no `{}`", system.word(), event.kind());
            Err(Contradiction::new(message))
        })
    }
}

impl AnyCommand {
    /// Which rules it is of.
    #[must_use]
    pub const fn system(&self) -> System {
        each!(Self, self, |_, S| <S as Played>::SYSTEM)
    }

    /// The order as people type it.
    #[must_use]
    pub fn notation(&self) -> String {
        each!(Self, self, |command, S| S::write(command))
    }

    /// Who may read the order itself, by roles.
    #[must_use]
    pub fn audience(&self, by: &By) -> Audience {
        each!(Self, self, |command, S| S::command_audience(command, by))
    }

    pub(crate) fn decide(
        &self,
        engagement: EngagementNumber,
        by: &By,
        draft: &mut Draft<'_>,
    ) -> Result<(), Stop> {
        each!(Self, self, |command, S| {
            within::<S>(engagement, by, draft, |inner| S::decide(command, inner))
        })
    }
}

/// As its rulebook writes it, without a word of the system: the scope says which it is.
impl Serialize for AnyCommand {
    fn serialize<Z: Serializer>(&self, serializer: Z) -> Result<Z::Ok, Z::Error> {
        each!(Self, self, |command, S| command.serialize(serializer))
    }
}

impl AnyEvent {
    /// The kind under which the fact stands in the log.
    #[must_use]
    pub const fn kind(&self) -> &'static str {
        each!(Self, self, |event, S| event.kind())
    }

    /// The version of the payload's schema.
    #[must_use]
    pub const fn version(&self) -> u32 {
        each!(Self, self, |event, S| event.version())
    }

    /// Writes the payload alone, without its kind.
    ///
    /// # Errors
    /// What the serializer answers.
    pub fn serialize_payload<Z: Serializer>(&self, serializer: Z) -> Result<Z::Ok, Z::Error> {
        each!(Self, self, |event, S| event.serialize_payload(serializer))
    }

    /// The id of the clause that it carries out; none for mere book-keeping.
    #[must_use]
    pub fn clause(&self) -> Option<&str> {
        each!(Self, self, |event, S| event.clause())
    }

    /// May neither a rewind nor a correction touch it?
    #[must_use]
    pub const fn is_bookkeeping(&self) -> bool {
        each!(Self, self, |event, S| event.is_bookkeeping())
    }

    /// What begins with it.
    #[must_use]
    pub fn begins(&self) -> Option<Beginning> {
        each!(Self, self, |event, S| S::begins(event))
    }
}

impl Fact for AnyEvent {
    /// Roles.
    fn audience(&self) -> Audience {
        each!(Self, self, |event, S| event.audience())
    }
}

impl AnySetup {
    /// By which rules it is played.
    #[must_use]
    pub const fn system(&self) -> System {
        each!(Self, self, |_, S| <S as Played>::SYSTEM)
    }

    /// The title.
    #[must_use]
    pub fn title(&self) -> &str {
        each!(Self, self, |setup, S| S::title(S::scenario(setup)))
    }

    /// What it is about, for who chooses one.
    #[must_use]
    pub fn summary(&self, language: Language) -> String {
        each!(Self, self, |setup, S| S::summary(setup, language))
    }

    /// Who sits at the table of a campaign that begins with it.
    #[must_use]
    pub fn seats(&self) -> Vec<Seat> {
        each!(Self, self, |setup, S| S::seats(setup))
    }

    /// Does it want a game master at the table?
    #[must_use]
    pub fn has_game_master(&self) -> bool {
        each!(Self, self, |setup, S| S::has_game_master(S::scenario(setup)))
    }

    /// Lets it want a game master; `false` where the rulebook knows none.
    #[must_use]
    pub fn add_game_master(&mut self) -> bool {
        each!(Self, self, |setup, S| S::add_game_master(S::scenario_mut(setup)))
    }
}

impl AnyOpening {
    /// By which rules it is played.
    #[must_use]
    pub const fn system(&self) -> System {
        each!(Self, self, |_, S| <S as Played>::SYSTEM)
    }

    /// The title.
    #[must_use]
    pub fn title(&self) -> &str {
        each!(Self, self, |opening, S| S::title(&opening.scenario))
    }

    /// Does it want a game master at the table?
    #[must_use]
    pub fn has_game_master(&self) -> bool {
        each!(Self, self, |opening, S| S::has_game_master(&opening.scenario))
    }

    /// Who may read the order that opens it.
    pub(crate) fn audience(&self) -> Audience {
        each!(Self, self, |_, S| {
            if <S as Opens>::IS_PUBLIC { Audience::Everyone } else { Audience::Seats(Vec::new()) }
        })
    }

    /// Its roles.
    #[must_use]
    pub fn roles(&self) -> Vec<Seat> {
        each!(Self, self, |opening, S| S::roles(&opening.scenario))
    }

    /// Which seat plays which of them.
    #[must_use]
    pub const fn seats(&self) -> &rulebook::Roles {
        each!(Self, self, |opening, S| &opening.roles)
    }

    pub(crate) fn open(
        &self,
        engagement: EngagementNumber,
        draft: &mut Draft<'_>,
    ) -> Result<(), Stop> {
        each!(Self, self, |opening, S| {
            within::<S>(engagement, &By::Organiser, draft, |inner| {
                S::open(&opening.scenario, &opening.library, inner)
            })
        })
    }
}

impl AnyOptions {
    /// The single orders: as people type them, what they do, and what decides besides.
    #[must_use]
    pub fn rows(&self) -> Vec<(&str, &str, &ForecastView)> {
        each!(Self, self, |options, S| {
            let orders = S::legal_orders(options).iter();
            orders.map(|it| (it.notation.as_str(), it.label.as_str(), &it.forecast)).collect()
        })
    }

    /// The single orders as people type them.
    #[must_use]
    pub fn notations(&self) -> Vec<&str> {
        self.rows().into_iter().map(|(notation, ..)| notation).collect()
    }

    /// What may be chosen freely besides, each as a line of English.
    #[must_use]
    pub fn choices(&self) -> Vec<String> {
        each!(Self, self, |options, S| S::choices(options))
    }
}

/// Lets the rules of an engagement decide on its state, for a role.
pub(crate) fn within<S: Watched>(
    engagement: EngagementNumber,
    by: &By,
    draft: &mut Draft<'_>,
    decide: impl FnOnce(&mut decider::Draft<'_, S>) -> Result<(), decider::Stop<S::Refusal>>,
) -> Result<(), Stop> {
    draft
        .within_watched::<S, _, ()>(
            by,
            |state: &mut State| state.watched::<S>(engagement),
            |event| Event::Played { engagement, event: S::event(event) },
            |watch, state| S::watch(watch, state),
            decide,
        )
        .map_err(|stop| stop.map(|refusal| Refusal::Rules(refusal.coded())))
}
