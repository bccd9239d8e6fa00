//! Orders as they stand in the log, with all that came of them.

use crate::{
    Referee, Rejected,
    codec::event_of,
    live_campaign::LiveCampaign,
    parsed_order::{self, ParsedOrder},
};
use campaign::{Campaign, CampaignEvent, EngagementOpened, Event, State};
use chance::{Blind, Bytes32, Chance, Remembered, RememberedDraw, RememberedRoll};
use chronicle::{Batch, CardDrawn, DiceRolled, Line, OrderGiven, Record, Scope, kind};
use decider::{Audience, By, Contradiction, Decider as _, Entry, Fact as _, Seat};
use serde::{Deserialize, Serialize};
use serde_json::{Value, value::RawValue};
use std::ops::RangeInclusive;

/// One batch of the past.
#[derive(Default)]
pub(crate) struct Past {
    /// The order, then its consequences; never empty.
    pub(crate) records: Vec<Record>,
    /// The fact that each record holds.
    pub(crate) events: Vec<Option<Event>>,
    /// What was fixed when the order was first given; for a copy that is found with its original.
    pub(crate) fixed: Fixed,
}

/// What version 2 says of an order where it was first given, and of a copy no more.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub(crate) struct Fixed {
    pub(crate) intent: Option<Bytes32>,
    /// In whose stead the organiser gave it.
    stead: Option<Seat>,
    /// The order that it repeats.
    copy_of: Option<u64>,
}

impl Fixed {
    pub(crate) fn stead(&self) -> Option<&str> {
        self.stead.as_ref().map(Seat::name)
    }

    pub(crate) fn by(line: &Line<'_>) -> Result<Self, Rejected> {
        let stead = line.stead.map(str::parse).transpose().map_err(Rejected::damaged)?;
        Ok(Self { intent: line.intent, stead, copy_of: line.copy_of })
    }
}

/// A command that the organiser gives in somebody's place, when they amend. `by` of the record says
/// who really sent it.
#[derive(Debug, Serialize, Deserialize)]
pub struct OnBehalf {
    /// In whose place, and what.
    pub on_behalf: InPlaceOf,
}

/// What the organiser gives in somebody's place.
#[derive(Debug, Serialize, Deserialize)]
pub struct InPlaceOf {
    /// Who is bound by it.
    pub by: By,
    /// The command.
    pub command: Box<RawValue>,
}

/// What came of a past order when it was decided once more.
pub(crate) enum Again {
    /// The very same.
    Same,
    /// Something else; the state is behind it.
    Other(Vec<Entry<Event>>),
    /// It was not decided; the state is as before.
    Stopped(campaign::Stop),
    /// It cannot be read any more; the state is as before.
    Unreadable(Rejected),
}

impl Past {
    /// The one that was just written.
    pub(crate) fn of(batch: &Batch) -> Result<Self, Rejected> {
        let mut past = Self::default();
        for record in &batch.records {
            past.push(&Line::read(&record.to_line()).map_err(Rejected::bug)?)?;
        }
        Ok(past)
    }

    pub(crate) fn push(&mut self, line: &Line<'_>) -> Result<(), Rejected> {
        self.events.push(event_of(line).map_err(Rejected::damaged)?);
        if self.records.is_empty() {
            self.fixed = Fixed::by(line)?;
        }
        self.records.push(line.to_record().map_err(Rejected::damaged)?);
        Ok(())
    }

    /// Finds what was fixed with the original of a copy. Version 1 fixes nothing.
    pub(crate) fn find_fixed(
        &mut self,
        mut of: impl FnMut(u64) -> Result<Fixed, Rejected>,
    ) -> Result<(), Rejected> {
        while let (Some(original), true) = (self.fixed.copy_of, self.order().v > 1) {
            self.fixed = of(original)?;
        }
        Ok(())
    }

    /// The order itself.
    pub(crate) fn order(&self) -> &Record {
        &self.records[0]
    }

    /// The numbers of its records.
    pub(crate) fn numbers(&self) -> RangeInclusive<u64> {
        let first = self.order().seq;
        first..=first + self.records.len() as u64 - 1
    }

    /// Is it a rewind, a ruling, a new key or device: nothing that is played?
    pub(crate) fn is_bookkeeping(&self) -> bool {
        let mut came_of_it = self.records.iter().zip(&self.events).skip(1).peekable();
        came_of_it.peek().is_some()
            && came_of_it.all(|(record, event)| match event {
                Some(event) => event.is_bookkeeping(),
                None => {
                    record.kind == kind::TIMELINE_REWOUND || kind::is_along_the_stream(&record.kind)
                }
            })
    }

    /// What came of it by the rules, with the fact that each record holds. Who gave to its dice is no part of it:
    /// that counts along the stream, and is repeated nowhere.
    pub(crate) fn came_of_it(&self) -> impl Iterator<Item = (&Record, Option<&Event>)> {
        let behind = self.records.iter().zip(&self.events).skip(1);
        let played = behind.filter(|(record, _)| !kind::is_along_the_stream(&record.kind));
        played.map(|(record, event)| (record, event.as_ref()))
    }

    /// Was it given in this scope, or did it change something there?
    pub(crate) fn touches(&self, scope: &Scope) -> bool {
        let about = |record: &Record| record.scope == *scope;
        about(self.order()) || self.came_of_it().any(|(record, _)| about(record))
    }

    pub(crate) fn given(&self) -> Result<OrderGiven, Rejected> {
        self.order().read_data().map_err(Rejected::damaged)
    }

    /// For whom it was given: whoever it was given on behalf of, else its sender.
    fn meant(&self) -> Result<(By, Box<RawValue>), Rejected> {
        let command = self.given()?.command;
        if let Some(stead) = &self.fixed.stead {
            return Ok((By::Seat(stead.clone()), command));
        }
        match serde_json::from_str::<OnBehalf>(command.get()) {
            Ok(OnBehalf { on_behalf }) => Ok((on_behalf.by, on_behalf.command)),
            Err(_) => Ok((self.order().by.clone(), command)),
        }
    }

    /// Who is bound by it.
    pub(crate) fn actor(&self) -> By {
        self.meant().map_or_else(|_| self.order().by.clone(), |(by, _)| by)
    }

    /// What it wanted, read in a state.
    pub(crate) fn parsed(&self, state: &State) -> Result<(By, ParsedOrder), Rejected> {
        let (by, command) = self.meant()?;
        let value: Value = serde_json::from_str(command.get()).map_err(Rejected::damaged)?;
        let parsed = parsed_order::read(state, &self.order().scope, &crate::Wanted::Json(value))?;
        Ok((by, parsed))
    }

    /// The engagements that it opened.
    pub(crate) fn opened(&self) -> impl Iterator<Item = &EngagementOpened> {
        self.events.iter().flatten().filter_map(|event| match event {
            Event::Campaign(CampaignEvent::EngagementOpened(opened)) => Some(opened),
            _ => None,
        })
    }

    /// Applies what came of it to a state.
    pub(crate) fn fold(&self, state: &mut State) -> Result<(), Contradiction> {
        self.events.iter().flatten().try_for_each(|event| Campaign::evolve(state, event))
    }

    /// What it was decided on, as far as it could matter: is it as it was?
    fn same_ground(&self, then: &State, now: &State) -> bool {
        match crate::codec::engagement_of(&self.order().scope).flatten() {
            Some(number) => {
                then.seats == now.seats
                    && then.engagements.get(&number) == now.engagements.get(&number)
            }
            None => then == now,
        }
    }

    pub(crate) fn remembered<'c>(
        &self,
        state: &State,
        forget: Option<u64>,
        fresh: &'c mut dyn Chance,
    ) -> Result<Remembered<'c>, Rejected> {
        let (mut rolls, mut draws) = (Vec::new(), Vec::new());
        let kept = self.records.iter().filter(|record| Some(record.seq) != forget);
        for record in kept {
            match record.kind.as_str() {
                kind::DICE_ROLLED => {
                    let DiceRolled { clause, why, dice, faces, source } =
                        record.read_data().map_err(Rejected::damaged)?;
                    let seq = record.seq;
                    rolls.push(RememberedRoll { seq, clause, why, dice, faces, source });
                }
                kind::CARD_DRAWN => {
                    let CardDrawn { clause, deck, card, index, of, source } =
                        record.read_data().map_err(Rejected::damaged)?;
                    let whose = meant_for(state, record).to_string();
                    let seq = record.seq;
                    draws.push(RememberedDraw {
                        seq,
                        clause,
                        deck,
                        card,
                        index,
                        of,
                        whose,
                        source,
                    });
                }
                _ => (),
            }
        }
        Ok(Remembered::new(rolls, fresh).with_draws(draws))
    }

    /// How many records of a kind came of it.
    pub(crate) fn count_of(&self, kind: &str) -> u64 {
        self.records.iter().filter(|record| record.kind == kind).count() as u64
    }

    /// Decides it once more on a state with all that fell then; none, and the state as before, where that does not come to
    /// the very same.
    pub(crate) fn decided_as_then(
        &self,
        decide: crate::Decide,
        state: &mut State,
    ) -> Result<Option<Vec<Entry<Event>>>, Rejected> {
        let Ok((by, parsed)) = self.parsed(state) else { return Ok(None) };
        let mut blind = Blind;
        let mut chance = self.remembered(state, None, &mut blind)?;
        let mut working = state.clone();
        working.open_as_then(self.opened());
        let Ok(entries) = decide(&mut working, &by, &mut chance, &parsed.command) else {
            return Ok(None);
        };
        working.open_as_then([]);
        if !self.equals(&working, &entries) {
            return Ok(None);
        }
        *state = working;
        Ok(Some(entries))
    }

    /// Did the same come of it? Every fact must be equal, and every die and card a copy.
    fn equals(&self, state: &State, entries: &[Entry<Event>]) -> bool {
        let copy = |record: &Record, copy_of: Option<u64>| copy_of == Some(record.seq);
        entries.len() == self.came_of_it().count()
            && entries.iter().zip(self.came_of_it()).all(|(entry, (record, event))| match entry {
                Entry::Event(new) => {
                    event == Some(new)
                        && record.v == new.version()
                        && record.audience == state.audience(new.engagement(), new.audience())
                }
                Entry::Rolled(rolled) => copy(record, rolled.fall.copy_of),
                Entry::Drawn(drawn) => copy(record, drawn.pick.copy_of),
            })
    }

    /// Decides it once more on another state, with the dice that fell then; `forget` one of them.
    /// `then` is the state on which it was decided. Nothing of it is written.
    pub(crate) fn decide_again(
        &self,
        decide: crate::Decide,
        then: &State,
        state: &mut State,
        fresh: &mut dyn Chance,
        forget: Option<u64>,
    ) -> Result<Again, Rejected> {
        let forget = forget.filter(|seq| self.numbers().contains(seq));
        if forget.is_none() && self.same_ground(then, state) {
            // What it hung on is as it was: it stands, whatever became of the rules since.
            self.fold(state).map_err(Rejected::bug)?;
            return Ok(Again::Same);
        }
        let (by, parsed) = match self.parsed(state) {
            Ok(read) => read,
            Err(rejected) => return Ok(Again::Unreadable(rejected)),
        };
        let mut chance = self.remembered(state, forget, fresh)?;
        let mut working = state.clone();
        working.open_as_then(self.opened());
        match decide(&mut working, &by, &mut chance, &parsed.command) {
            Ok(entries) => {
                working.open_as_then([]);
                *state = working;
                let same = self.equals(state, &entries);
                Ok(if same { Again::Same } else { Again::Other(entries) })
            }
            Err(stop) => Ok(Again::Stopped(stop)),
        }
    }
}

/// For whom a record was meant: roles, before their seats and the game master were named.
fn meant_for(state: &State, record: &Record) -> Audience {
    let engagement = crate::codec::engagement_of(&record.scope).flatten();
    let roles = engagement.and_then(|number| state.engagement(number)).map(|it| &it.roles);
    match &record.audience {
        Audience::Everyone => Audience::Everyone,
        Audience::Seats(seats) => {
            let master = rulebook::game_master::seat();
            let others = seats.iter().filter(|seat| !state.has_game_master() || **seat != master);
            let role = |seat: &Seat| match roles {
                Some(roles) => roles.role_of(seat),
                None => Some(seat.clone()),
            };
            Audience::Seats(others.filter_map(role).collect())
        }
    }
}

impl Referee {
    /// The batches behind a record on a path, in their order.
    pub(crate) fn past_behind(
        &self,
        table: &LiveCampaign,
        path: &[RangeInclusive<u64>],
        from: u64,
    ) -> Result<Vec<Past>, Rejected> {
        let mut batches: Vec<Past> = Vec::new();
        let mut whole = true;
        for run in path.iter().filter(|run| *run.end() > from) {
            let run = (from + 1).max(*run.start())..=*run.end();
            self.each_line(table.campaign, run, |line| {
                if whole {
                    batches.push(Past::default());
                }
                whole = line.last;
                batches.last_mut().map_or(Ok(()), |batch| batch.push(line))
            })?;
        }
        for past in &mut batches {
            past.find_fixed(|seq| {
                let mut fixed = Fixed::default();
                self.each_line(table.campaign, seq..=seq, |line| {
                    fixed = Fixed::by(line)?;
                    Ok(())
                })?;
                Ok(fixed)
            })?;
        }
        Ok(batches)
    }
}
