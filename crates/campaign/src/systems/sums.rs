//! What is asked of the sums over the rule systems: each asks the contract of the system behind it.

use super::setup::Opens;
use super::{AnyCommand, AnyEvent, AnyOpening, AnyOptions, AnySetup, Game, Played, System, Watch};
use crate::carry::{self, Carried, Ending, FightsFor, Fought, Spoils, Watched};
use crate::command::FightAsked;
use crate::refusal::Refusal;
use crate::state::{EngagementNumber, State};
use crate::{Draft, Event, Stop};
use campaign_map::pieces::Side;
use campaign_map::scenario::RealmAsked;
use campaign_map::state::Fight;
use chance::Forecast;
use decider::{Audience, By, Clause, Contradiction, Decider, Fact, Mark, Seat};
use messages::Language;
use rulebook::{
    Beginning, Draw, Due, ForecastView, Outcome, Pending, Progress, Reading, RuleSystem, Things,
};
use serde::{Serialize, Serializer};
use std::collections::BTreeSet;

impl System {
    /// The ways in which an engagement can end.
    #[must_use]
    pub const fn endings(self) -> &'static [&'static str] {
        each_system!(self, |S| S::ENDINGS)
    }

    /// What somebody may leave ahead of time, as people type it.
    #[must_use]
    pub const fn can_be_left(self) -> &'static [&'static str] {
        each_system!(self, |S| S::CAN_BE_LEFT)
    }

    /// What its book has to offer besides clauses.
    #[must_use]
    pub fn things(self) -> Vec<Things> {
        each_system!(self, |S| S::things())
    }

    /// Is a fight of the map played by these rules?
    pub(crate) fn plays(self, fight: &Fight) -> bool {
        each_system!(self, |S| S::plays(fight))
    }

    /// Opens a fight of the map as an engagement.
    pub(crate) fn open_fight(
        self,
        asked: FightAsked,
        fight: &Fight,
        draft: &mut Draft<'_>,
    ) -> Result<(), Stop> {
        each_system!(self, |S| carry::open_by::<S>(asked, fight, draft))
    }

    /// Goes on with a fight that lasts over turns of the map.
    pub(crate) fn resume_fight(
        self,
        engagement: EngagementNumber,
        asked: FightAsked,
        fight: &Fight,
        draft: &mut Draft<'_>,
    ) -> Result<(), Stop> {
        each_system!(self, |S| carry::resume_by::<S>(engagement, asked, fight, draft))
    }

    /// Breaks off what is played of a fight until the next turn of the map.
    pub(crate) fn break_off(
        self,
        engagement: EngagementNumber,
        draft: &mut Draft<'_>,
    ) -> Result<(), Stop> {
        each_system!(self, |S| carry::break_off_by::<S>(engagement, draft))
    }

    /// Ends an engagement that waits for the next turn of the map, and will have none.
    pub(crate) fn conclude(
        self,
        engagement: EngagementNumber,
        winner: Side,
        draft: &mut Draft<'_>,
    ) -> Result<(), Stop> {
        each_system!(self, |S| carry::conclude_by::<S>(engagement, winner, draft))
    }
}

impl Game {
    /// What a fight of the map has broken so far.
    pub(crate) fn spoils(
        &self,
        watch: &Watch,
        number: EngagementNumber,
        carried: &Carried,
        map: &campaign_map::State,
        fight: &Fight,
    ) -> Spoils {
        both!(self, Watch, watch, |state, changes, S| {
            S::spoils(&Fought { number, state, changes, carried, map, fight })
        }, else Spoils::default())
    }

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

    /// Does it wait until the map goes on ([CAR-25](crate::clauses::CAR_25))?
    #[must_use]
    pub fn rests(&self) -> bool {
        each!(Self, self, |state, S| S::rests(state))
    }

    /// Is nothing played in it any more, in this turn of the map at least?
    #[must_use]
    pub fn is_played_out(&self) -> bool {
        self.progress().over || self.rests()
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

    /// How it has ended, by roles; none while it goes on.
    #[must_use]
    pub fn outcome(&self) -> Option<Outcome> {
        each!(Self, self, |state, S| S::outcome(state))
    }

    /// What does not hold of it and must always hold.
    #[must_use]
    pub fn broken(&self) -> Vec<String> {
        each!(Self, self, |state, S| S::broken(state))
    }

    /// Looks at an order of a role blindly, as its rules would decide it.
    ///
    /// # Errors
    /// The clause that forbids it, if a clause does; or what broke.
    pub fn forecast(
        &self,
        by: &By,
        command: &AnyCommand,
    ) -> Result<Forecast, decider::Stop<Option<Clause>>> {
        both!(self, AnyCommand, command, |state, command, S| {
            decider::forecast::<S>(state, by, command).map_err(|stop| stop.map(|it| it.clause))
        }, else Ok(Forecast::Certain))
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

    /// The order in which a role that is waited for has no choice.
    #[must_use]
    pub fn only_order(&self, role: &Seat) -> Option<AnyCommand> {
        each!(Self, self, |state, S| S::only_order(state, role).map(S::command))
    }

    /// What becomes of something that a role has left ahead of time; none: it is nothing that can be left.
    #[must_use]
    pub fn left_ahead(&self, role: &Seat, left: &str) -> Option<Due<AnyCommand>> {
        each!(Self, self, |state, S| S::left_ahead(state, role, left).map(|it| it.map(S::command)))
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

    /// How the dice of a fact were read, in the state behind it.
    #[must_use]
    pub fn reading(&self, event: &AnyEvent) -> Option<Reading> {
        both!(self, AnyEvent, event, |state, event, S| S::reading(state, event), else None)
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
        each!(Self, self, |command, S| command.to_string())
    }

    /// Who may read the order itself, by roles.
    #[must_use]
    pub fn audience(&self, by: &By) -> Audience {
        each!(Self, self, |command, S| rulebook::Command::readers(command).of(by))
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

    /// The words of what it has changed, of those things that somebody may ask about.
    #[must_use]
    pub fn changes(&self) -> Vec<String> {
        each!(Self, self, |event, S| S::changes(event))
    }

    /// Does a later fact of the same order tell it together with others?
    #[must_use]
    pub fn is_told_later(&self) -> bool {
        each!(Self, self, |event, S| S::is_told_later(event))
    }

    /// May neither a rewind nor a correction touch it?
    #[must_use]
    pub const fn is_bookkeeping(&self) -> bool {
        each!(Self, self, |event, S| event.is_bookkeeping())
    }

    /// Does somebody learn by it what was hidden from them?
    #[must_use]
    pub const fn reveals(&self) -> bool {
        each!(Self, self, |event, S| event.reveals())
    }

    /// What of the book it brings into play that no rule has marked.
    #[must_use]
    pub fn brings(&self) -> Vec<Mark> {
        each!(Self, self, |event, S| S::brings(event))
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

    /// Its roles.
    #[must_use]
    pub fn roles(&self) -> Vec<Seat> {
        each!(Self, self, |setup, S| S::roles(S::scenario(setup)))
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

impl AnySetup {
    /// Lets it begin with a game for the realm; `false` where it cannot
    /// ([CAR-31](campaign_map::clauses::CAR_31)).
    #[must_use]
    pub fn begin_with_realm(&mut self, asked: RealmAsked) -> bool {
        each!(Self, self, |setup, S| S::begin_with_realm(setup, asked))
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
    let decided = draft.within_watched::<S, _, ()>(
        by,
        |state: &mut State| state.watched::<S>(engagement),
        |event| Event::Played { engagement, event: S::event(event) },
        |watch, state| S::watch(watch, state),
        decide,
    );
    let called = |kind: &str, id: &str, language| {
        let engagement = draft.state().engagement(engagement)?;
        S::called(S::of(&engagement.game)?, kind, id, language)
    };
    decided.map_err(|stop| stop.map(|refusal| Refusal::Rules(refusal.naming(&called).coded())))
}
