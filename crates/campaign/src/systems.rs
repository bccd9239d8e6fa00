//! The rule systems of a campaign: one list, and everything that follows from it. The systems are a closed
//! set, so the sums are enums; whoever asks a sum asks the contract ([`RuleSystem`]) behind it and names
//! no system.

pub(crate) mod assault;
pub(crate) mod battle;
mod lines;
pub(crate) mod map;
pub(crate) mod realm;
pub(crate) mod setup;
pub(crate) mod siege;

use crate::carry::{Changes, FightsFor, Watched};
use crate::command::{CloseFight, FightAsked, FightOut, ReplaceKey};
use decider::{By, Decider};
use messages::{Language, Saying};
use rulebook::notation::{Form, NotOrder};
use rulebook::{
    Command as _, Opening, Reason, Register, Roller, RuleSystem, RulesVersion, StepName,
};
use schemars::JsonSchema;
use serde::{Deserialize, Deserializer, Serialize};
use setup::{NotScenario, Opens};

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

            /// Does it still decide by this version of its rules?
            #[must_use]
            pub fn decides_by(self, rules: &str) -> bool {
                match self {
                    $(Self::$name => rulebook::is_between(
                        rules,
                        <$system as RuleSystem>::EARLIEST,
                        <$system as RuleSystem>::RULES,
                    ),)+
                }
            }

            /// Does what differs from this version of its rules not follow from them?
            #[must_use]
            pub fn is_settled(self, rules: &str) -> bool {
                match self {
                    $(Self::$name => rulebook::is_between(
                        rules,
                        <$system as RuleSystem>::SETTLED,
                        <$system as RuleSystem>::RULES,
                    ) && self.decides_by(rules),)+
                }
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
        #[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
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
        #[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
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

            /// How many facts there were.
            pub(crate) const fn facts(&self) -> u32 {
                match self { $(Self::$name(changes) => changes.facts(),)+ }
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

        impl AnyOptions {
            /// Without what may be set right of values that this role may not know.
            pub fn leave_out_unknown(&mut self, role: Option<&decider::Seat>) {
                match self {
                    $(Self::$name(options) => options
                        .set_right
                        .retain(|row| row.known_to.is_none() || row.known_to.as_ref() == role),)+
                }
            }
        }

        impl Game {
            /// Lets it be played by a version of its rules; its own, where it does not decide by that one.
            pub(crate) fn play_by(&mut self, rules: &str) {
                let known = Some(rules).filter(|rules| self.system().decides_by(rules));
                let (_, version) = known.and_then(RulesVersion::of).unwrap_or_default();
                match self {
                    $(Self::$name(state) => <$system as RuleSystem>::play_by(state, version),)+
                }
            }

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

            /// How its orders are written.
            #[must_use]
            pub const fn forms(self) -> &'static [Form] {
                match self { $(Self::$name => <$system as Decider>::Command::FORMS,)+ }
            }

            /// Reads an order of this system as people type it.
            ///
            /// # Errors
            /// A sentence: what is wrong, and what would be right.
            pub fn parse(self, text: &str) -> Result<AnyCommand, Saying> {
                match self {
                    $(Self::$name => {
                        let command = <$system as Decider>::Command::parse(text);
                        command.map(AnyCommand::$name).map_err(NotOrder::said)
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

            /// Whose roll it is; `why` is the code in the record.
            #[must_use]
            pub fn roller(self, clause: &str, why: &str) -> Roller {
                match self {
                    $(Self::$name => <$system as RuleSystem>::roller(clause, why),)+
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
    /// The Fortified Medieval Town.
    Assault assault "assault" OpenAssault = fortified_town::Assault;
    /// Löwenherz, the realm.
    Realm realm "realm" OpenRealm = lowenherz::Realm;
    /// Te Wapen!, the campaign on a map.
    Map map "map" OpenMap = campaign_map::CampaignMap;
}

// Behind the list, whose macros it uses.
mod sums;

pub(crate) use sums::within;
