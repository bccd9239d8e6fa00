//! Looking: states, lines, options. Nothing here writes.

mod export;

use crate::{
    Code, Holder, Key, NotKey, Referee, Rejected, StateAt,
    codec::{engagement_of, event_of},
    live_campaign::{LiveCampaign, fault, unknown_record},
    panic_guard::guarded,
    parsed_order,
    rejected::said,
    rewind::without,
};
use campaign::{AnyOptions, Engagement, EngagementNumber, Event, FightOrder, Played, Refusal};
use chronicle::{CampaignId, Head, Line, Scope};
use decider::{By, Clause, Seat};
use messages::Language;
use std::{collections::BTreeSet, fmt, ops::RangeInclusive, str::FromStr, sync::Arc};

/// For whom something is shown.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Reader {
    /// Somebody without a key.
    Public,
    /// The organiser or a seat.
    Keyed(By),
    /// The organiser of a blind campaign: they read as this seat does; none: as everybody.
    Blind(Option<By>),
}

impl Reader {
    /// As whom they read, as the chronicle names readers.
    #[must_use]
    pub const fn by(&self) -> Option<&By> {
        match self {
            Self::Public => None,
            Self::Keyed(by) => Some(by),
            Self::Blind(seat) => seat.as_ref(),
        }
    }

    /// Whose key it is: as whom they order.
    #[must_use]
    pub const fn holder(&self) -> Option<&By> {
        match self {
            Self::Public => None,
            Self::Keyed(by) => Some(by),
            Self::Blind(_) => Some(&By::Organiser),
        }
    }

    /// The seat whose key it is, if it is a seat's.
    #[must_use]
    pub fn seat(&self) -> Option<&Seat> {
        self.holder().and_then(By::seat)
    }
}

impl fmt::Display for Reader {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Public => f.write_str("public"),
            Self::Keyed(by) => by.fmt(f),
            Self::Blind(_) => By::Organiser.fmt(f),
        }
    }
}

impl FromStr for Reader {
    type Err = decider::NotBy;

    fn from_str(text: &str) -> Result<Self, decider::NotBy> {
        if text == "public" { Ok(Self::Public) } else { text.parse().map(Self::Keyed) }
    }
}

/// A state, and where it lies.
#[derive(Debug, Clone)]
pub struct LocatedState {
    /// The state at the record.
    pub standing: Arc<StateAt>,
    /// Does the record lie on the live timeline?
    pub live: bool,
    /// The head now.
    pub head: Head,
}

impl LocatedState {
    /// The engagement that a scope names.
    ///
    /// # Errors
    /// `unknown_scope`, also for the scope of the campaign itself.
    pub fn engagement(&self, scope: &Scope) -> Result<&Engagement, Rejected> {
        let number = Referee::engagement(&self.standing, scope)?;
        let state = &self.standing.state;
        state.engagement(number).ok_or_else(|| parsed_order::unknown_scope(state, scope))
    }
}

/// A run of records between two rewinds.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Stretch {
    /// Its records.
    pub records: RangeInclusive<u64>,
    /// The record that it follows; none for genesis.
    pub parent: Option<u64>,
    /// How many batches it holds.
    pub batches: u64,
    /// The last of its records that lies on the live timeline.
    pub live_to: Option<u64>,
    /// Did it leave for a record that lay on no live timeline then: a redo?
    pub takes_up: bool,
}

/// What two records do not share.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Apart {
    /// The last record that both timelines hold.
    pub common: u64,
    /// What only the first one's timeline holds.
    pub one: Vec<RangeInclusive<u64>>,
    /// What only the other's holds.
    pub other: Vec<RangeInclusive<u64>>,
}

/// One record of the stream with what it did.
pub struct ReplayedRecord<'s> {
    /// The record, with its payload whoever may read it.
    pub line: &'s Line<'s>,
    /// The fact that it holds, if it changes a state.
    pub event: Option<&'s Event>,
    /// The state behind it, on its own timeline.
    pub standing: &'s StateAt,
    /// Does it lie on the live timeline?
    pub live: bool,
}

impl Referee {
    /// Every campaign of the store, by id. What-ifs that were thrown away are among them: whoever asks for one is told so.
    /// Nothing is read of any.
    ///
    /// # Errors
    /// When the store fails.
    pub fn stored_campaigns(&self) -> Result<Vec<CampaignId>, Rejected> {
        self.parts.store.campaigns().map_err(fault)
    }

    /// The same, but for what-ifs that were thrown away. None is opened.
    ///
    /// # Errors
    /// When the store fails.
    pub fn campaigns(&self) -> Result<Vec<CampaignId>, Rejected> {
        let mut campaigns = self.stored_campaigns()?;
        campaigns.retain(|campaign| !self.is_thrown_away(*campaign));
        Ok(campaigns)
    }

    /// Who holds this key?
    ///
    /// # Errors
    /// `bad_key` when nobody does; `unknown_campaign`.
    pub fn admit(&self, campaign: CampaignId, key: &str) -> Result<By, Rejected> {
        self.holder(campaign, key).map(|holder| holder.by)
    }

    /// The same, and whose deputy they are.
    ///
    /// # Errors
    /// As [`Referee::admit`].
    pub fn holder(&self, campaign: CampaignId, key: &str) -> Result<Holder, Rejected> {
        let key: Key =
            key.parse().map_err(|_: NotKey| Rejected::new(Code::BadKey, said!("no-key")))?;
        let table = self.table(campaign)?;
        let holder = {
            let now = table.now();
            now.private.holder(&key, &now.desk.deputies)
        };
        let holder =
            holder.ok_or_else(|| Rejected::new(Code::BadKey, said!("key-opens-nothing")))?;
        self.key_used(campaign, &holder.by);
        Ok(holder)
    }

    /// As whom the holder of a key, or of the data folder, reads a campaign.
    ///
    /// # Errors
    /// `unknown_campaign`.
    pub fn reader(&self, campaign: CampaignId, holder: Holder) -> Result<Reader, Rejected> {
        let Holder { by, deputy } = holder;
        if by != By::Organiser {
            return Ok(Reader::Keyed(by));
        }
        let table = self.table(campaign)?;
        let now = table.now();
        Ok(match now.desk.blind() {
            None => Reader::Keyed(by),
            // The seat is the organiser's own, and not their deputy's.
            Some(blinded) => {
                Reader::Blind(blinded.seat.clone().filter(|_| deputy.is_none()).map(By::Seat))
            }
        })
    }

    /// The state at a record, on whatever timeline; at the head where none is named.
    ///
    /// # Errors
    /// `unknown_record`, `unknown_campaign`.
    pub fn place(&self, campaign: CampaignId, at: Option<u64>) -> Result<LocatedState, Rejected> {
        guarded(|| {
            if let Some(at) = at.filter(|_| self.is_shared()) {
                self.reach(campaign, at)?;
            }
            let table = self.table(campaign)?;
            let (head, live) = {
                let now = table.now();
                let at = at.unwrap_or(now.tip.last.seq);
                (now.tip.last, now.timelines.is_live(at))
            };
            let standing = self.standing_at(&table, at.unwrap_or(head.seq))?;
            Ok(LocatedState { standing, live, head })
        })
    }

    /// Is the campaign in memory, and nobody at it just now? Then what is known of it can be asked for without waiting for a
    /// disk, nor, as a rule, for anybody.
    #[must_use]
    pub fn is_at_hand(&self, campaign: CampaignId) -> bool {
        self.table_in_memory(campaign).is_some_and(|table| table.is_free())
    }

    /// The head: the record that the next order follows.
    ///
    /// # Errors
    /// `unknown_campaign`.
    pub fn head(&self, campaign: CampaignId) -> Result<Head, Rejected> {
        Ok(self.table(campaign)?.now().tip.last)
    }

    /// Clauses of private briefings that everybody may read by now; a rewind makes nobody forget.
    ///
    /// # Errors
    /// `unknown_campaign`.
    pub fn open_clauses(&self, campaign: CampaignId) -> Result<BTreeSet<Clause>, Rejected> {
        Ok(self.table(campaign)?.now().open_clauses.clone())
    }

    /// Hands over stored records, with their payload whoever may read it, and without any state.
    ///
    /// # Errors
    /// `log_damaged` when the stream is shorter; `unknown_campaign`.
    pub fn each_record(
        &self,
        campaign: CampaignId,
        records: RangeInclusive<u64>,
        mut take: impl FnMut(&Line<'_>),
    ) -> Result<(), Rejected> {
        self.table(campaign)?;
        self.each_line(campaign, records, |line| {
            take(line);
            Ok(())
        })
    }

    /// The live path from genesis to the head, as runs of records.
    ///
    /// # Errors
    /// `unknown_campaign`.
    pub fn live_path(&self, campaign: CampaignId) -> Result<Vec<RangeInclusive<u64>>, Rejected> {
        Ok(self.table(campaign)?.now().timelines.live_path().to_vec())
    }

    /// The path from genesis to a record, as runs of records.
    ///
    /// # Errors
    /// `unknown_record`, `unknown_campaign`.
    pub fn path_to(
        &self,
        campaign: CampaignId,
        seq: u64,
    ) -> Result<Vec<RangeInclusive<u64>>, Rejected> {
        let table = self.table(campaign)?;
        let now = table.now();
        match now.timelines.path_to(seq) {
            path if path.is_empty() => Err(unknown_record(seq, now.tip.last.seq)),
            path => Ok(path),
        }
    }

    /// The ends of the paths that rewinds have left behind.
    ///
    /// # Errors
    /// `unknown_campaign`.
    pub fn abandoned(&self, campaign: CampaignId) -> Result<Vec<u64>, Rejected> {
        Ok(self.table(campaign)?.now().timelines.abandoned())
    }

    /// The runs of records between rewinds, oldest first.
    ///
    /// # Errors
    /// `unknown_campaign`.
    pub fn stretches(&self, campaign: CampaignId) -> Result<Vec<Stretch>, Rejected> {
        let table = self.table(campaign)?;
        let timelines = &table.now().timelines;
        let live = timelines.live_path();
        let stretches = timelines.stretches().map(|(records, parent)| {
            let on_live = live.iter().find(|run| run.start() == records.start());
            let before = records.start().checked_sub(1).map(|before| timelines.path_to(before));
            let takes_up = parent
                .zip(before)
                .is_some_and(|(parent, before)| !before.iter().any(|run| run.contains(&parent)));
            let batches = timelines.batches_in(&records);
            let live_to = on_live.map(|run| *run.end());
            Stretch { records, parent, batches, live_to, takes_up }
        });
        Ok(stretches.collect())
    }

    /// Where the timelines of two records part.
    ///
    /// # Errors
    /// `unknown_record`, `unknown_campaign`.
    pub fn apart(&self, campaign: CampaignId, one: u64, other: u64) -> Result<Apart, Rejected> {
        let table = self.table(campaign)?;
        let now = table.now();
        let path = |seq: u64| match now.timelines.path_to(seq) {
            path if path.is_empty() => Err(unknown_record(seq, now.tip.last.seq)),
            path => Ok(path),
        };
        let (one, other) = (path(one)?, path(other)?);
        let shared = one.iter().zip(&other).take_while(|(one, other)| one.start() == other.start());
        let common = shared.map(|(one, other)| *one.end().min(other.end())).last().unwrap_or(0);
        let (only_one, only_other) = (without(&one, &other), without(&other, &one));
        Ok(Apart { common, one: only_one, other: only_other })
    }

    /// The first and the last record of the batch that holds a record.
    ///
    /// # Errors
    /// `unknown_record`, `unknown_campaign`.
    pub fn batch_of(&self, campaign: CampaignId, seq: u64) -> Result<(u64, u64), Rejected> {
        let table = self.table(campaign)?;
        let now = table.now();
        now.timelines.batch_of(seq).ok_or_else(|| unknown_record(seq, now.tip.last.seq))
    }

    /// The last record of the batch that holds a record.
    ///
    /// # Errors
    /// `unknown_record`, `unknown_campaign`.
    pub fn end_of_batch(&self, campaign: CampaignId, seq: u64) -> Result<u64, Rejected> {
        let table = self.table(campaign)?;
        let now = table.now();
        let batch = now.timelines.batch_of(seq);
        batch.map(|(_, last)| last).ok_or_else(|| unknown_record(seq, now.tip.last.seq))
    }

    /// The engagement that a scope names in a state.
    ///
    /// # Errors
    /// `unknown_scope`, also for the scope of the campaign itself.
    pub fn engagement(standing: &StateAt, scope: &Scope) -> Result<EngagementNumber, Rejected> {
        engagement_of(scope)
            .flatten()
            .filter(|number| standing.state.engagements.contains_key(number))
            .ok_or_else(|| parsed_order::unknown_scope(&standing.state, scope))
    }

    /// Every order that a sender could give now in a scope, and the head that they would give it on.
    ///
    /// # Errors
    /// `unknown_scope`, `no_such_seat`, `unknown_campaign`.
    pub fn options(
        &self,
        campaign: CampaignId,
        scope: &Scope,
        by: &By,
        language: Language,
    ) -> Result<(Head, AnyOptions), Rejected> {
        self.options_at(campaign, scope, by, None, language)
    }

    /// The same behind a record, wherever that lies: what could have been ordered there.
    ///
    /// # Errors
    /// As [`Self::options`], and `unknown_record`.
    pub fn options_at(
        &self,
        campaign: CampaignId,
        scope: &Scope,
        by: &By,
        at: Option<u64>,
        language: Language,
    ) -> Result<(Head, AnyOptions), Rejected> {
        guarded(|| {
            let place = self.place(campaign, at)?;
            parsed_order::check_sender(&place.standing.state, by)?;
            let engagement = place.engagement(scope)?;
            // What is over is ordered in by nobody, however it stands there.
            let role = engagement.roles.as_role(by).filter(|_| !engagement.closed);
            let mut options = engagement.game.options(role.as_ref(), language);
            if *by == By::Organiser
                && let Some(blinded) = self.table(campaign)?.now().desk.blind()
            {
                let own = blinded.seat.as_ref().and_then(|seat| engagement.roles.role_of(seat));
                options.leave_out_unknown(own.as_ref());
            }
            Ok((place.head, options))
        })
    }

    /// Every order about a fight of a map that a sender could give now: at the map about all of them, in a fight
    /// about itself.
    ///
    /// # Errors
    /// As [`Self::options`].
    pub fn fight_orders(
        &self,
        campaign: CampaignId,
        scope: &Scope,
        by: &By,
        language: Language,
    ) -> Result<Vec<FightOrder>, Rejected> {
        guarded(|| {
            let place = self.place(campaign, None)?;
            parsed_order::check_sender(&place.standing.state, by)?;
            let here = Self::engagement(&place.standing, scope)?;
            Ok(campaign::fight_orders(&place.standing.state, here, by, language))
        })
    }

    /// Looks at an engagement of one rule system as a role does; none: somebody without a part.
    ///
    /// # Errors
    /// `unknown_scope`, `wrong_system`, `no_such_seat`, `unknown_campaign`, and what `look` refuses.
    pub fn look<S: Played, T>(
        &self,
        campaign: CampaignId,
        scope: &Scope,
        reader: &Reader,
        look: impl FnOnce(&S::State, Option<&By>) -> Result<T, S::Refusal>,
    ) -> Result<(Head, T), Rejected> {
        guarded(|| {
            let place = self.place(campaign, None)?;
            if let Some(by) = reader.by() {
                parsed_order::check_sender(&place.standing.state, by)?;
            }
            let engagement = place.engagement(scope)?;
            let state = engagement.game.played_by::<S>().ok_or_else(|| {
                let system = S::SYSTEM.word();
                let called = parsed_order::scope_called(&place.standing.state, scope);
                let message = said!("wrong-system", scope = called, system = system);
                Rejected::new(Code::WrongSystem, message)
            })?;
            let role = reader.by().and_then(|by| engagement.roles.as_role(by));
            let seen = look(state, role.as_ref());
            Ok((place.head, seen.map_err(|refusal| Refusal::Rules(refusal.coded()))?))
        })
    }

    /// Walks along the stream, in the order of acceptance, with the state behind each record on the
    /// record's own timeline. What is handed over is not redacted.
    ///
    /// # Errors
    /// `unknown_record` when the stream is shorter; `unknown_campaign`.
    pub fn walk(
        &self,
        campaign: CampaignId,
        records: RangeInclusive<u64>,
        mut take: impl FnMut(ReplayedRecord<'_>),
    ) -> Result<(), Rejected> {
        guarded(|| {
            let table = self.table(campaign)?;
            let end = table.now().tip.last.seq;
            if records.is_empty() {
                return Ok(());
            }
            if *records.end() > end {
                return Err(unknown_record(*records.end(), end));
            }
            let live = table.now().timelines.live_path().to_vec();
            let mut standing: Option<StateAt> = None;
            self.each_line(campaign, records, |line| {
                let mut now = self.before(&table, line, standing.take())?;
                let event = event_of(line).map_err(Rejected::damaged)?;
                now.fold_event(line, event.as_ref()).map_err(Rejected::damaged)?;
                let run = live.partition_point(|run| *run.start() <= line.seq);
                let live = run > 0 && live[run - 1].contains(&line.seq);
                take(ReplayedRecord { line, event: event.as_ref(), standing: &now, live });
                standing = Some(now);
                Ok(())
            })
        })
    }

    /// The state before a record: the one that was just reached, unless it follows another.
    fn before(
        &self,
        table: &LiveCampaign,
        line: &Line<'_>,
        reached: Option<StateAt>,
    ) -> Result<StateAt, Rejected> {
        match (line.parent, reached) {
            (None, _) => Ok(StateAt::nothing()),
            (Some(parent), Some(reached)) if reached.at.seq == parent => Ok(reached),
            (Some(parent), _) => Ok((*self.standing_at(table, parent)?).clone()),
        }
    }
}
