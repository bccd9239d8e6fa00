//! Going along the timeline that is left, and deciding everything once more.

use super::Put;
use crate::{
    Referee, Rejected,
    accept::{stopped, write},
    amending_chance::{Foreseen, Given},
    amendment::{Amendment, Followed, Verdict},
    attest::name_of,
    correction::{Correction, NewOrder, copy_consequences},
    mixing::Of,
    order_chance::OrderChance,
    parsed_order,
    past_order::{Again, InPlaceOf, OnBehalf, Past},
    rejected::{said, unrecordable},
};
use campaign::{Event, State};
use chance::{Chance, Sealed, Shortfall};
use chronicle::{Asker, BatchWriter, Head, Scope};
use decider::{By, Entry, Stop};
use serde_json::value::RawValue;
use std::collections::BTreeMap;

/// How far a look or a write has come.
pub(super) struct Run<'r, 's> {
    pub(super) referee: &'r Referee,
    pub(super) amendment: &'r Amendment,
    /// On the timeline that is left.
    pub(super) then: State,
    /// On the new one.
    pub(super) state: State,
    /// Scopes in which a new roll decides, with the order that makes it.
    pub(super) open: BTreeMap<Scope, u64>,
    /// None: nothing is written, and nothing opened.
    pub(super) writing: Option<Writing<'s>>,
}

pub(super) struct Writing<'s> {
    pub(super) correction: Correction<'s>,
    pub(super) sealed_here: bool,
    /// Where the timelines part.
    pub(super) onto: Head,
}

impl Run<'_, '_> {
    /// On which roll that nobody knows yet does an order of this scope hang?
    fn hangs_on(&self, scope: &Scope) -> Option<u64> {
        match scope {
            Scope::Campaign => self.open.values().next().copied(),
            scope => self.open.get(&Scope::Campaign).or_else(|| self.open.get(scope)).copied(),
        }
    }

    /// A past order once more.
    pub(super) fn follow(
        &mut self,
        past: &Past,
        forget: Option<u64>,
    ) -> Result<Followed, Rejected> {
        let order = past.order();
        let scope = order.scope.clone();
        let mut followed = Followed {
            order: Some(order.seq),
            records: Some(past.numbers()),
            by: past.actor(),
            scope: scope.clone(),
            verdict: Verdict::Unchanged,
            events: Vec::new(),
        };
        let faces = self.amendment.faces.get(&order.seq).map(Vec::as_slice);
        let decide = self.referee.parts.decide;
        let Some(writing) = &mut self.writing else {
            let mut chance = Foreseen::new(faces);
            if let Some(on) = self.hangs_on(&scope) {
                // Nobody knows yet whether it will need any.
                chance.check_used(order.seq)?;
                self.open.entry(scope).or_insert(on);
                followed.verdict = Verdict::Depends(on);
                return Ok(followed);
            }
            let again =
                past.decide_again(decide, &self.then, &mut self.state, &mut chance, forget)?;
            // No envelope is opened while typed faces are left.
            if matches!(again, Again::Same | Again::Other(_) | Again::Stopped(Stop::Chance(_))) {
                chance.check_used(order.seq)?;
            }
            self.judge(&mut followed, again, order.seq);
            return Ok(followed);
        };
        let Writing { correction, sealed_here, .. } = writing;
        let (opening, given) = correction.again(past)?;
        let (batch, head) = (opening.batch, given.head);
        let secret = correction.secret.clone();
        let mut writer =
            BatchWriter::begin(&secret, &correction.tip, opening, &given).map_err(Rejected::bug)?;
        let sender = name_of(&order.by);
        let asker = Asker { sender: &sender, stead: past.fixed.stead(), corrects: true };
        let mut foreseen = Foreseen::new(faces);
        let mut again =
            past.decide_again(decide, &self.then, &mut self.state, &mut foreseen, forget)?;
        if *sealed_here && matches!(again, Again::Stopped(Stop::Chance(_))) {
            correction.check_needs(
                &asker,
                &scope,
                (&self.state, &past.actor()),
                &foreseen.needs,
            )?;
            let of = Of { by: &order.by, scope: &scope, batch, head, asker };
            correction.mix(&mut writer, &of)?;
            let sealed = Sealed::new(&secret, correction.tip.next_envelope, writer.bound());
            let mut chance = Given::new(sealed, faces);
            again = past.decide_again(decide, &self.then, &mut self.state, &mut chance, forget)?;
            if matches!(again, Again::Stopped(_) | Again::Unreadable(_)) {
                return Err(Rejected::bug("an order is refused behind its dice"));
            }
        }
        match &again {
            Again::Same => copy_consequences(&mut writer, past)?,
            Again::Other(entries) => {
                let stands = (&self.state, &past.actor());
                correction.check_rollers(&asker, &scope, stands, entries)?;
                write(&mut writer, &scope, (&self.state, &past.actor()), entries)?;
            }
            Again::Stopped(Stop::Chance(shortfall)) => return Err(no_dice(shortfall, order.seq)),
            Again::Stopped(_) | Again::Unreadable(_) => {
                self.judge(&mut followed, again, order.seq);
                return Ok(followed);
            }
        }
        correction.add(writer.finish())?;
        self.judge(&mut followed, again, order.seq);
        Ok(followed)
    }

    fn judge(&mut self, followed: &mut Followed, again: Again, order: u64) {
        followed.verdict = match again {
            Again::Same => Verdict::Unchanged,
            Again::Other(entries) => {
                followed.events = events(entries);
                Verdict::NewResult
            }
            Again::Stopped(stop) => {
                let verdict = verdict_of(stop);
                if matches!(verdict, Verdict::NeedsRoll(_) | Verdict::NeedsDraw(_)) {
                    self.open.insert(followed.scope.clone(), order);
                }
                verdict
            }
            Again::Unreadable(rejected) => Verdict::Refused(Box::new(rejected)),
        };
    }

    /// An order that was not there, or not so. It keeps the dice of the one that it replaces.
    pub(super) fn put(&mut self, put: &Put, instead: Option<&Past>) -> Result<Followed, Rejected> {
        parsed_order::check_sender(&self.state, &put.by)?;
        let parsed = parsed_order::read(&self.state, &put.scope, &put.command)?;
        let mut followed = Followed {
            order: None,
            records: None,
            by: put.by.clone(),
            scope: put.scope.clone(),
            verdict: Verdict::NewResult,
            events: Vec::new(),
        };
        let key = instead.map_or(0, |past| past.order().seq);
        let faces = self.amendment.faces.get(&key).map(Vec::as_slice);
        let decide = self.referee.parts.decide;
        let before = self.state.clone();
        let mut working = before.clone();
        let decided = |chance: &mut dyn Chance, working: &mut State| {
            let came = match instead {
                None => decide(working, &put.by, chance, &parsed.command),
                Some(past) => {
                    let mut chance = past.remembered(&before, None, chance)?;
                    decide(working, &put.by, &mut chance, &parsed.command)
                }
            };
            Ok::<_, Rejected>(came)
        };
        let mut chance = Foreseen::new(faces);
        let mut came = decided(&mut chance, &mut working)?;
        if matches!(came, Ok(_) | Err(Stop::Chance(_))) {
            chance.check_used(key)?;
        }
        let Some(writing) = &mut self.writing else {
            match came {
                Ok(entries) => {
                    followed.events = events(entries);
                    self.state = working;
                }
                Err(stop) => match verdict_of(stop) {
                    Verdict::Refused(rejected) => return Err(*rejected),
                    verdict => {
                        self.open.insert(put.scope.clone(), key);
                        followed.verdict = verdict;
                    }
                },
            }
            return Ok(followed);
        };
        let Writing { correction, sealed_here, onto } = writing;
        let second = correction.attestor.is_second();
        let command = on_behalf(&put.by, parsed.json.clone(), second)?;
        let audience = self.state.audience_of(&parsed.command, &put.by);
        let plain = NewOrder::plain(By::Organiser, put.scope.clone(), audience, command);
        let replaces = instead.map(|past| past.order().seq);
        let (opening, given) = correction.opening(NewOrder {
            stead: put.by.seat(),
            replaces,
            upon: Some(*onto),
            thrown: faces.filter(|faces| second && !faces.is_empty()).map(<[u32]>::to_vec),
            ..plain
        })?;
        correction.attestor.complete()?;
        let (batch, head) = (opening.batch, given.head);
        let secret = correction.secret.clone();
        let mut writer =
            BatchWriter::begin(&secret, &correction.tip, opening, &given).map_err(unrecordable)?;
        let stead = put.by.seat().map(decider::Seat::name);
        let asker = Asker { sender: "organiser", stead, corrects: true };
        if *sealed_here && matches!(came, Err(Stop::Chance(_))) {
            correction.check_needs(&asker, &put.scope, (&before, &put.by), &chance.needs)?;
            let of = Of { by: &By::Organiser, scope: &put.scope, batch, head, asker };
            correction.mix(&mut writer, &of)?;
            let sealed = Sealed::new(&secret, correction.tip.next_envelope, writer.bound());
            working = before.clone();
            came = decided(&mut Given::new(sealed, faces), &mut working)?;
        }
        let entries = came.map_err(|stop| match stop {
            Stop::Chance(shortfall) => no_dice(&shortfall, key),
            stop => stopped(stop, &OrderChance::new(None, None, "")),
        })?;
        correction.check_rollers(&asker, &put.scope, (&working, &put.by), &entries)?;
        write(&mut writer, &put.scope, (&working, &put.by), &entries)?;
        correction.add(writer.finish())?;
        self.state = working;
        followed.events = events(entries);
        Ok(followed)
    }
}

/// A command that the organiser gives in somebody's place, as it stands in the log: version 2 says beside it in
/// whose.
pub(crate) fn on_behalf(
    by: &By,
    command: Box<RawValue>,
    second: bool,
) -> Result<Box<RawValue>, Rejected> {
    match by {
        By::Seat(_) if !second => {
            let on_behalf = InPlaceOf { by: by.clone(), command };
            parsed_order::raw(&OnBehalf { on_behalf })
        }
        _ => Ok(command),
    }
}

fn events(entries: Vec<Entry<Event>>) -> Vec<Event> {
    let event = |entry| match entry {
        Entry::Event(event) => Some(event),
        Entry::Rolled(_) | Entry::Drawn(_) => None,
    };
    entries.into_iter().filter_map(event).collect()
}

fn verdict_of(stop: campaign::Stop) -> Verdict {
    match stop {
        Stop::Chance(Shortfall::NeedsDice(need)) => Verdict::NeedsRoll(need),
        Stop::Chance(Shortfall::NeedsCard(clause)) => Verdict::NeedsDraw(clause),
        stop => Verdict::Refused(Box::new(stopped(stop, &OrderChance::new(None, None, "")))),
    }
}

/// Dice that only somebody at a table can throw: the envelopes were sealed elsewhere.
fn no_dice(shortfall: &Shortfall, order: u64) -> Rejected {
    let mut rejected = stopped(Stop::Chance(shortfall.clone()), &OrderChance::new(None, None, ""));
    rejected.message = said!("of-order", order = order, why = rejected.message);
    rejected
}
