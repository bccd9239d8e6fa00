//! Does what happened follow from the rules? Every order of a log is decided once more, on the state that
//! it was given on and with the dice that are recorded, and must come to the same records.

use crate::{
    Reader, Referee, Rejected, StateAt,
    codec::Payload,
    panic_guard::guarded,
    past_order::{Fixed, Past},
    rejected::said,
    roller::with_roller,
    scopes::scopes,
    snapshots::InMemory,
};
use campaign::{Campaign, CampaignEvent, Event, State};
use chance::{Blind, Roller, Source};
use chronicle::{
    CampaignId, CardDrawn, DiceRolled, Line, Record, Timelines, canonical::canonical, kind,
};
use decider::{Audience, By, Decided, Entry, Fact as _, Mark, Rolled, Stop, run_marked};
use std::{
    collections::{BTreeMap, BTreeSet},
    fmt,
    sync::Arc,
};

/// How far the rules bear out a log.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
#[non_exhaustive]
pub struct RulesChecked {
    /// Orders that were decided once more and came to the very same records.
    pub same: u64,
    /// Batches in which nothing is decided: rewinds, new keys, what the desk says.
    pub bookkeeping: u64,
    /// Orders that come to something else, or to nothing, by the rules that they were played by.
    pub differing: Vec<Differing>,
    /// Orders that were played by rules of a version by which this program does not decide, or under whose name the
    /// rules were changed, and that come to something else as far as they are known, by the name of those rules.
    /// Whether they followed from them, nobody can say.
    pub other_rules: BTreeMap<String, OtherRules>,
    /// What the rules marked in the orders that were decided once more.
    pub marks: Vec<Mark>,
    /// The first record whose payload is hidden from this copy's reader: nothing behind it can be decided.
    pub hidden: Option<u64>,
    /// Orders that were not decided for that.
    pub not_decided: u64,
}

/// Orders of one version of some rules that come to something else today.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct OtherRules {
    /// How many.
    pub orders: u64,
    /// The first of them.
    pub first: Differing,
}

/// An order that does not come to what stands in the log.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Differing {
    /// The `order.given`.
    pub order: u64,
    /// The first record that does not follow; the one behind the batch where something is missing.
    pub record: u64,
    /// What stands there: kind and payload; nothing where the batch ends before.
    pub found: Option<String>,
    /// What would have followed: kind and payload, the reason of a refusal, or nothing.
    pub expected: Option<String>,
}

impl fmt::Display for Differing {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { order, record, found, expected } = self;
        let found = found.as_deref().unwrap_or("nothing more");
        let expected = expected.as_deref().unwrap_or("nothing more");
        write!(
            f,
            "record {record} does not follow from the order of record {order}: it says `{found}`, \
             by the rules it is `{expected}`"
        )
    }
}

/// Decides every order of a log in file form once more. The log must have been verified: chains, seals
/// and derivations are not looked at again.
///
/// # Errors
/// When a line cannot be read, or its facts contradict each other.
pub fn check_rules(log: &str) -> Result<RulesChecked, Rejected> {
    let mut reading = Reading::new(log);
    let mut past = Past::default();
    for (seq, text) in (0..).zip(log.lines()) {
        let line = Line::read(text).map_err(Rejected::damaged)?;
        if line.data.is_none() {
            reading.checked.hidden.get_or_insert(seq);
        }
        if reading.checked.hidden.is_some() {
            reading.checked.not_decided += u64::from(line.last);
            continue;
        }
        reading.timelines.push_line(&line).map_err(Rejected::damaged)?;
        past.push(&line)?;
        if line.last {
            past.find_fixed(|original| Fixed::by(&reading.line(original)?))?;
            reading.batch(&std::mem::take(&mut past))?;
        }
    }
    Ok(reading.checked)
}

impl Referee {
    /// Decides every order of a campaign once more, and compares what comes of it with what is stored.
    ///
    /// # Errors
    /// [`Rejected`] when it cannot be read.
    pub fn check_rules(&self, campaign: CampaignId) -> Result<RulesChecked, Rejected> {
        guarded(|| {
            let mut file = Vec::new();
            self.export(campaign, &Reader::Keyed(By::Organiser), 0, &mut file)?;
            check_rules(std::str::from_utf8(&file).map_err(Rejected::damaged)?)
        })
    }
}

struct Reading<'l> {
    lines: Vec<&'l str>,
    timelines: Timelines,
    snapshots: InMemory,
    standing: StateAt,
    since: u64,
    /// The version of the campaign's own rules, as genesis names it.
    rules: String,
    checked: RulesChecked,
}

impl<'l> Reading<'l> {
    fn new(log: &'l str) -> Self {
        Self {
            lines: log.lines().collect(),
            timelines: Timelines::new(),
            snapshots: InMemory::default(),
            standing: StateAt::nothing(),
            since: 0,
            rules: String::new(),
            checked: RulesChecked::default(),
        }
    }

    fn batch(&mut self, past: &Past) -> Result<(), Rejected> {
        let (first, parent) = (past.order().seq, past.order().parent.unwrap_or(0));
        if first > 0 && parent != self.standing.at.seq {
            self.standing = self.state_at(parent)?;
        }
        if let Some(Event::Campaign(CampaignEvent::Created(created))) =
            past.events.iter().flatten().next()
        {
            self.rules.clone_from(&created.rules);
        }
        if first == 0 || past.is_bookkeeping() {
            self.checked.bookkeeping += 1;
        } else {
            let then = &self.standing.state;
            let checked = &mut self.checked;
            let other = other_rules(past, then, &self.rules);
            let mut decided = decided_again(past, then)?;
            if other.is_some() && decided.is_err() {
                let mut as_named = then.clone();
                as_named.go_by_names();
                decided = decided_again(past, &as_named)?.or(decided);
            }
            match (decided, other) {
                (Ok(marks), _) => {
                    checked.same += 1;
                    checked.marks.extend(marks);
                }
                // Other rules may have come to something else; whether they did, nobody can say.
                (Err(first), Some(rules)) => {
                    let other = OtherRules { orders: 0, first };
                    checked.other_rules.entry(rules.to_owned()).or_insert(other).orders += 1;
                }
                (Err(differing), None) => checked.differing.push(differing),
            }
        }
        for seq in past.numbers() {
            let line = self.line(seq)?;
            self.standing.fold(&line)?;
        }
        self.since += past.records.len() as u64;
        if first == 0 || self.snapshots.is_due(self.since) {
            self.snapshots.keep(Arc::new(self.standing.clone()));
            self.since = 0;
        }
        Ok(())
    }

    fn line(&self, seq: u64) -> Result<Line<'l>, Rejected> {
        let text = usize::try_from(seq).ok().and_then(|seq| self.lines.get(seq));
        let missing = || Rejected::damage(said!("damaged-missing", seq = seq).into());
        Line::read(text.ok_or_else(missing)?).map_err(Rejected::damaged)
    }

    /// The state at a batch end, on whatever timeline.
    fn state_at(&self, seq: u64) -> Result<StateAt, Rejected> {
        let path = self.timelines.path_to(seq);
        let mut standing = match self.snapshots.nearest(&path) {
            Some(nearest) => (*nearest).clone(),
            None => StateAt::nothing(),
        };
        let start = if standing == StateAt::nothing() { 0 } else { standing.at.seq + 1 };
        for run in path.iter().filter(|run| *run.end() >= start) {
            for seq in start.max(*run.start())..=*run.end() {
                standing.fold(&self.line(seq)?)?;
            }
        }
        Ok(standing)
    }
}

/// The rules by which this order was played, if this program does not decide by them, or if they had changed under one
/// name. An engagement names its rules
/// when it is opened, a campaign when it is created; an order of the campaign may be about several.
fn other_rules<'p>(past: &'p Past, then: &'p State, rules: &'p str) -> Option<&'p str> {
    let opened = past.opened().map(|opened| (&*opened.rules, opened.system));
    let about = past.records.iter().filter_map(|record| {
        let number = crate::codec::engagement_of(&record.scope)??;
        let engagement = then.engagement(number)?;
        Some((&*engagement.rules, engagement.system()))
    });
    // An order in an engagement that was never opened is the campaign's to judge.
    let here = crate::codec::engagement_of(&past.order().scope).flatten();
    let its_own = here.is_some_and(|number| then.engagements.contains_key(&number));
    let campaign = (!its_own && rules != campaign::RULES).then_some(rules);
    let mut named = opened.chain(about).filter(|(played, system)| !system.is_settled(played));
    campaign.or_else(|| named.next().map(|(played, _)| played))
}

/// What the rules mark where a batch follows from its order, or what of it does not; `then` is the
/// state that it was given on.
fn decided_again(past: &Past, then: &State) -> Result<Result<Vec<Mark>, Differing>, Rejected> {
    let order = past.order();
    let refused = |why: String| Differing {
        order: order.seq,
        record: order.seq + 1,
        found: past.came_of_it().next().map(|(record, _)| told(record)),
        expected: Some(why),
    };
    let (by, parsed) = match past.parsed(then) {
        Ok(read) => read,
        Err(rejected) => return Ok(Err(refused(rejected.message.to_string()))),
    };
    let (mut state, mut blind) = (then.clone(), Blind);
    state.open_as_then(past.opened());
    let mut chance = past.remembered(then, None, &mut blind)?;
    let decided = run_marked::<Campaign>(&mut state, &by, &mut chance, &parsed.command);
    let Decided { entries, mut marks } = match decided {
        Ok(decided) => decided,
        Err(stop) => {
            return Ok(Err(refused(match stop {
                Stop::Refused(refusal) => Rejected::from(refusal).message.to_string(),
                Stop::Chance(shortfall) => shortfall.to_string(),
                Stop::Broken(contradiction) => contradiction.to_string(),
            })));
        }
    };
    let scopes = scopes(&order.scope, &entries);
    let mut behind = past.came_of_it();
    for (entry, scope) in entries.iter().zip(scopes) {
        let found = behind.next();
        let same = found.is_some_and(|(record, event)| {
            record.by == By::Rules
                && record.scope == scope
                && follows(entry, (&state, &by), record, event)
        });
        if !same {
            let seq = found.map_or(past.numbers().end() + 1, |(record, _)| record.seq);
            return Ok(Err(Differing {
                order: order.seq,
                record: seq,
                found: found.map(|(record, _)| told(record)),
                expected: Some(entry_told(entry)),
            }));
        }
    }
    if let Some((record, _)) = behind.next() {
        let (found, expected) = (Some(told(record)), None);
        return Ok(Err(Differing { order: order.seq, record: record.seq, found, expected }));
    }
    // What a record names is counted from the record.
    let named: BTreeSet<&str> = entries.iter().filter_map(clause_of).collect();
    marks.retain(|mark| mark.clause().is_none_or(|it| !named.contains(it.id())));
    Ok(Ok(marks))
}

/// Is this record what the rules decided?
fn follows(
    entry: &Entry<Event>,
    (state, actor): (&State, &By),
    record: &Record,
    event: Option<&Event>,
) -> bool {
    let engagement = crate::codec::engagement_of(&record.scope).flatten();
    let data = || record.data_text().unwrap_or_default();
    let is =
        |kind: &str, audience: Audience, expected: Option<Box<serde_json::value::RawValue>>| {
            record.kind == kind
                && record.audience == audience
                && expected.is_some_and(|expected| expected.get() == data())
        };
    match entry {
        Entry::Event(new) => {
            event == Some(new)
                && record.audience == state.audience(new.engagement(), new.audience())
        }
        Entry::Rolled(rolled) if !names_roller(rolled, state, record, actor) => false,
        Entry::Rolled(rolled) => {
            is(kind::DICE_ROLLED, Audience::Everyone, canonical(&DiceRolled::from(rolled)).ok())
        }
        Entry::Drawn(drawn) => {
            let audience = state.audience(engagement, drawn.audience.clone());
            is(kind::CARD_DRAWN, audience, canonical(&CardDrawn::from(drawn)).ok())
        }
    }
}

/// Does it name the one whose roll it is, where it names somebody? What was thrown before may be another's by now.
fn names_roller(rolled: &Rolled, state: &State, record: &Record, actor: &By) -> bool {
    let Source::Thrown { entered_by, roller, .. } = &rolled.fall.source else { return true };
    if *roller == Roller::NotTold || record.copy_of.is_some() {
        return true;
    }
    let mut anew = rolled.clone();
    anew.fall.source = Source::thrown(entered_by);
    let anew = with_roller(&anew, state, &record.scope.to_string(), actor);
    matches!(anew.fall.source, Source::Thrown { roller: by_the_rules, .. } if by_the_rules == *roller)
}

/// The clause that a line of a draft names.
fn clause_of(entry: &Entry<Event>) -> Option<&str> {
    match entry {
        Entry::Event(Event::Played { event, .. }) => event.clause(),
        Entry::Event(_) => None,
        Entry::Rolled(rolled) => Some(rolled.need.clause.id()),
        Entry::Drawn(drawn) => Some(drawn.clause.id()),
    }
}

fn told(record: &Record) -> String {
    format!("{} {}", record.kind, record.data_text().unwrap_or_default())
}

fn entry_told(entry: &Entry<Event>) -> String {
    let (kind, data) = match entry {
        Entry::Event(event) => (event.kind(), canonical(&Payload(event))),
        Entry::Rolled(rolled) => (kind::DICE_ROLLED, canonical(&DiceRolled::from(rolled))),
        Entry::Drawn(drawn) => (kind::CARD_DRAWN, canonical(&CardDrawn::from(drawn))),
    };
    format!("{kind} {}", data.map(|data| data.get().to_owned()).unwrap_or_default())
}
