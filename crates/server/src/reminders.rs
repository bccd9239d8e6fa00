//! Reminding those who owe orders: when a deadline nears and when it passes, and each player who wants it when it has been
//! their turn for some minutes.
//!
//! A reminder goes out at most once for each deadline and stage, or each thing that somebody owes. Before an attempt it is noted on stable
//! storage that one is made; found so after a restart, nobody knows whether it arrived, and it is not made
//! again: a channel that is told the same thing after every restart is one that nobody reads. What
//! certainly did not arrive is tried again, with longer and longer pauses.

mod turns;

use crate::{
    outbox::Outbox,
    problem::WORDS,
    readers::{Asker, Readers},
    summaries::Summaries,
    webhook::Attempt,
};
use campaign::{
    State,
    desk::BindingDeadline,
    pending::{CampaignPending, Moment, all_pending},
};
use chronicle::{CampaignId, Timestamp};
use chrono::{DateTime, TimeDelta, Utc};
use decider::Seat;
use messages::{Language, say};
use projections::{SeatAbout, moment_name, reminder_name};
use referee::{DUTY_AGAIN, Duty, Referee, Rejected, Reminded, ReminderState, TurnNotices};
use std::{
    collections::{BTreeMap, BTreeSet},
    sync::Arc,
    time::Duration,
};
use tokio::{sync::mpsc, task::JoinHandle};
use tokio_util::sync::CancellationToken;

/// How often a reminder is tried.
const MOST_ATTEMPTS: u32 = 8;
/// No pause is longer.
const LONGEST_PAUSE: Duration = Duration::from_secs(15 * 60);

/// Whoever reminds.
pub(crate) struct Reminders {
    pub(crate) referee: Arc<Referee>,
    /// Tells of which campaigns nobody need be reminded, without opening them.
    pub(crate) summaries: Arc<Summaries>,
    pub(crate) outbox: Outbox,
    /// So long a player is waited for before they are told that it is their turn.
    pub(crate) notice_after: Duration,
    /// The first pause before another attempt; each further one is twice as long.
    pub(crate) first_pause: Duration,
    /// Where people reach this server, if the host has said so.
    pub(crate) public_url: Option<String>,
    /// In which language it is said.
    pub(crate) language: Language,
}

/// One reminder that is due.
#[derive(Debug, Clone, PartialEq, Eq)]
struct Due {
    campaign: CampaignId,
    of: Occasion,
    /// What stands above it, where it goes by mail.
    subject: String,
    text: String,
    /// What is known of it already.
    before: Option<Reminded>,
}

/// Why somebody is reminded.
#[derive(Debug, Clone, PartialEq, Eq)]
enum Occasion {
    /// A deadline is near or has passed: the name of the reminder, and what is noted of it.
    Deadline { name: String, known: Option<Reminded> },
    /// It is a seat's turn.
    Turn(Box<TurnNotice>),
}

/// The notices of a seat as they are noted, and as they will be, the due one among them.
#[derive(Debug, Clone, PartialEq, Eq)]
struct TurnNotice {
    seat: Seat,
    known: TurnNotices,
    notices: TurnNotices,
}

impl Occasion {
    /// Nobody is reminded of the same twice at once.
    fn name(&self) -> String {
        match self {
            Self::Deadline { name, .. } => name.clone(),
            Self::Turn(notice) => turns::name(&notice.seat),
        }
    }
}

/// What a look at one campaign found.
#[derive(Debug, Default)]
struct Look {
    due: Vec<Due>,
    /// When to look again, if nothing happens before.
    next_at: Option<DateTime<Utc>>,
}

impl Look {
    /// It is looked again then, or before.
    fn later(&mut self, at: DateTime<Utc>) {
        self.next_at = Some(self.next_at.map_or(at, |next| next.min(at)));
    }
}

impl Reminders {
    /// Reminds until `shutdown`. Whoever changes what is wanted of it names the campaign, and it looks again.
    pub(crate) fn start(
        self,
        shutdown: CancellationToken,
    ) -> (mpsc::UnboundedSender<CampaignId>, JoinHandle<()>) {
        let (changed, changes) = mpsc::unbounded_channel();
        let happened = changed.clone();
        self.referee.observe(move |published| {
            // Nobody reminds any more: nothing is lost.
            let _ = happened.send(published.campaign);
        });
        (changed, tokio::spawn(Arc::new(self).run(changes, shutdown)))
    }

    /// Of several servers that share a store one reminds.
    async fn run(
        self: Arc<Self>,
        mut changes: mpsc::UnboundedReceiver<CampaignId>,
        shutdown: CancellationToken,
    ) {
        while !shutdown.is_cancelled() && !changes.is_closed() {
            if self.has_duty().await {
                self.remind_all(&mut changes, &shutdown).await;
                continue;
            }
            tokio::select! {
                () = shutdown.cancelled() => return,
                // Whoever reminds looks at them all.
                changed = changes.recv() => if changed.is_none() { return },
                () = tokio::time::sleep(DUTY_AGAIN) => (),
            }
        }
    }

    async fn has_duty(self: &Arc<Self>) -> bool {
        let referee = Arc::clone(&self.referee);
        let has = tokio::task::spawn_blocking(move || referee.has_duty(Duty::Reminders));
        has.await.unwrap_or(false)
    }

    /// Reminds until another server does, or until the end.
    async fn remind_all(
        self: &Arc<Self>,
        changes: &mut mpsc::UnboundedReceiver<CampaignId>,
        shutdown: &CancellationToken,
    ) {
        let this = Arc::clone(self);
        // Thousands of campaigns are looked through while the first people ask for theirs: it gives way to them.
        let readers = Readers::at_length(&Arc::default());
        let ends = shutdown.clone();
        let all = readers.take(Asker::stranger(None), move || {
            let mut all = this.referee.stored_campaigns().unwrap_or_default();
            all.retain(|campaign| !ends.is_cancelled() && this.may_remind(*campaign));
            all
        });
        let mut waiting: BTreeSet<CampaignId> = all.await.unwrap_or_default().into_iter().collect();
        let mut next: BTreeMap<CampaignId, DateTime<Utc>> = BTreeMap::new();
        let mut sending = tokio::task::JoinSet::new();
        let mut busy: BTreeSet<(CampaignId, String)> = BTreeSet::new();
        loop {
            while let Some(campaign) = waiting.pop_first() {
                if shutdown.is_cancelled() {
                    return;
                }
                if !self.has_duty().await {
                    return;
                }
                let look = self.look(campaign, &busy).await;
                match look.next_at {
                    Some(at) => drop(next.insert(campaign, at)),
                    None => drop(next.remove(&campaign)),
                }
                for due in look.due {
                    let name = (due.campaign, due.of.name());
                    busy.insert(name.clone());
                    let this = Arc::clone(self);
                    sending.spawn(async move {
                        this.remind(due).await;
                        name
                    });
                }
            }
            let now = self.referee.now();
            let soonest = next.values().min().map(|at| (*at - now).to_std().unwrap_or_default());
            // A clock that is set is noticed within the hour.
            let pause = soonest.unwrap_or(Duration::MAX).min(Duration::from_secs(3600));
            tokio::select! {
                () = shutdown.cancelled() => return,
                changed = changes.recv() => match changed {
                    Some(campaign) => drop(waiting.insert(campaign)),
                    None => return,
                },
                Some(done) = sending.join_next() => {
                    if let Ok(name) = done {
                        waiting.insert(name.0);
                        busy.remove(&name);
                    }
                }
                () = tokio::time::sleep(DUTY_AGAIN), if self.referee.is_shared() => {
                    if !self.has_duty().await {
                        return;
                    }
                }
                () = tokio::time::sleep(pause) => {
                    let now = self.referee.now();
                    waiting.extend(next.iter().filter(|(_, at)| **at <= now).map(|(id, _)| *id));
                }
            }
        }
    }

    /// May somebody have to be reminded of something? What the list does not know it knows from then on, also after the next
    /// start.
    fn may_remind(&self, campaign: CampaignId) -> bool {
        let Self { referee, summaries, .. } = self;
        if summaries.may_remind(referee, campaign) {
            // What cannot be read is told when it is looked at.
            let _ = summaries.of(referee, campaign, self.language);
        }
        summaries.may_remind(referee, campaign)
            || referee.has_turn_notices(campaign).unwrap_or(false)
    }

    async fn look(
        self: &Arc<Self>,
        campaign: CampaignId,
        busy: &BTreeSet<(CampaignId, String)>,
    ) -> Look {
        let (this, busy) = (Arc::clone(self), busy.clone());
        let looked = tokio::task::spawn_blocking(move || this.looked(campaign, &busy));
        match looked.await {
            Ok(Ok(look)) => look,
            Ok(Err(rejected)) => {
                tracing::warn!(%campaign, error = %rejected, "nobody is reminded here");
                Look::default()
            }
            Err(_) => Look::default(),
        }
    }

    fn looked(
        &self,
        campaign: CampaignId,
        busy: &BTreeSet<(CampaignId, String)>,
    ) -> Result<Look, Rejected> {
        let (desk, now) = self.referee.desk(campaign)?;
        let mut look = Look::default();
        if desk.closed.is_some() || desk.paused.is_some() {
            return Ok(look);
        }
        let notices = self.referee.turn_notices(campaign)?;
        if !desk.has_deadlines() && notices.is_empty() {
            return Ok(look);
        }
        let place = self.referee.place(campaign, None)?;
        let state = &place.standing.state;
        let all = all_pending(state);
        let since = self.referee.pending_since(campaign)?;
        let of = |owed: &CampaignPending| since.of(owed).map(DateTime::from);
        let binding = desk.in_force(&all, of);
        self.deadlines((campaign, state), &binding, now, busy, &mut look)?;
        if !notices.is_empty() {
            self.turns((campaign, state), notices, (&all, &since), now, busy, &mut look)?;
        }
        Ok(look)
    }

    fn deadlines(
        &self,
        (campaign, state): (CampaignId, &State),
        binding: &[BindingDeadline<'_>],
        now: DateTime<Utc>,
        busy: &BTreeSet<(CampaignId, String)>,
        look: &mut Look,
    ) -> Result<(), Rejected> {
        let reminded = self.referee.reminded(campaign)?;
        for deadline in binding {
            let (owed, until) = (deadline.pending, deadline.until);
            let warning = TimeDelta::minutes(deadline.warning.into());
            let near_at = until.checked_sub_signed(warning).unwrap_or(DateTime::UNIX_EPOCH);
            let passed = until <= now;
            let name = reminder_name(deadline, passed);
            if !passed {
                look.later(until);
            }
            if near_at > now {
                look.later(near_at);
                continue;
            }
            if busy.contains(&(campaign, name.clone())) {
                continue;
            }
            let before = reminded.get(&name).cloned();
            match before.as_ref().map(|before| (before.state, before.next_at)) {
                None | Some((ReminderState::Trying, _)) => {}
                Some((ReminderState::Waiting, next_at)) => {
                    let next_at = next_at.unwrap_or(now);
                    if next_at > now {
                        look.later(next_at);
                        continue;
                    }
                }
                Some(_) => continue,
            }
            let names: Vec<String> =
                owed.seats.iter().map(|seat| named(state, seat, self.language)).collect();
            let checkpoint = self.referee.checkpoint(campaign)?;
            let title = state.engagement(owed.engagement);
            let title = title.map(|it| it.title.said(self.language)).unwrap_or_default();
            let text = ReminderText {
                campaign: &state.name,
                title: &title,
                turn: owed.turn,
                step: &owed.step,
                names: &names,
                what: campaign::pending::words_for(owed.what).in_language(self.language),
                until,
                passed,
                note: deadline.note,
            };
            let mut text = text.text(self.language);
            if let Some(url) = &self.public_url {
                text.push_str(&format!(" {url}/c/{campaign}"));
            }
            if let Some(note) = &checkpoint {
                text.push_str(&format!("\n\n{note}"));
            }
            let of = Occasion::Deadline { name, known: before.clone() };
            look.due.push(Due { campaign, of, subject: state.name.clone(), text, before });
        }
        Ok(())
    }

    /// One attempt at one reminder, with a note before it and a note behind it.
    async fn remind(self: Arc<Self>, due: Due) {
        let Due { campaign, mut of, subject, text, before } = due;
        let attempts = before.as_ref().map_or(0, |before| before.attempts);
        let now = self.referee.now();
        let first_at = before.as_ref().map_or(now, |before| before.first_at);
        let note = |state, attempts, next_at| Reminded {
            state,
            at: self.referee.now(),
            first_at,
            next_at,
            attempts,
            text: text.clone(),
        };
        if before.is_some_and(|before| before.state == ReminderState::Trying) {
            // It was on its way when the server ended.
            self.note(campaign, &mut of, note(ReminderState::Unknown, attempts, None)).await;
            return;
        }
        let Some(address) = self.address(campaign, &of).await else {
            self.note(campaign, &mut of, note(ReminderState::Noted, attempts, None)).await;
            return;
        };
        let attempts = attempts + 1;
        if !self.note(campaign, &mut of, note(ReminderState::Trying, attempts, None)).await {
            // What cannot be noted is not done.
            return;
        }
        let attempt = self.outbox.send(&address, &subject, &text).await;
        tracing::info!(%campaign, reminder = %of.name(), ?attempt, "a reminder was tried");
        let behind = match attempt {
            Attempt::Taken => note(ReminderState::Sent, attempts, None),
            Attempt::Unknown => note(ReminderState::Unknown, attempts, None),
            Attempt::NotTaken(_) if attempts >= MOST_ATTEMPTS => {
                note(ReminderState::Failed, attempts, None)
            }
            Attempt::Refused => note(ReminderState::Failed, attempts, None),
            Attempt::NotTaken(pause) => {
                let doubled = self.first_pause.saturating_mul(1 << (attempts - 1).min(20));
                let pause = pause.unwrap_or(doubled.min(LONGEST_PAUSE));
                note(ReminderState::Waiting, attempts, Some(self.referee.now() + pause))
            }
        };
        self.note(campaign, &mut of, behind).await;
    }

    async fn address(&self, campaign: CampaignId, of: &Occasion) -> Option<String> {
        if let Occasion::Turn(notice) = of {
            return Some(notice.notices.to.clone());
        }
        let referee = Arc::clone(&self.referee);
        tokio::task::spawn_blocking(move || referee.webhook(campaign)).await.ok()?.ok()?
    }

    /// Notes what has become of a reminder; false: it could not be noted, is wanted no more, or another server sees to it.
    async fn note(&self, campaign: CampaignId, of: &mut Occasion, reminded: Reminded) -> bool {
        let (referee, mut noting) = (Arc::clone(&self.referee), of.clone());
        let noted = tokio::task::spawn_blocking(move || {
            let noted = match &mut noting {
                Occasion::Deadline { name, known } => {
                    let noted =
                        referee.note_reminder(campaign, name, (known.as_ref(), &reminded))?;
                    *known = Some(reminded);
                    noted
                }
                Occasion::Turn(notice) => {
                    let TurnNotice { seat, known, notices } = &mut **notice;
                    notices.newest = Some(reminded);
                    let noted = referee.note_turn_notice(campaign, seat, (known, notices))?;
                    known.clone_from(notices);
                    noted
                }
            };
            Ok::<_, Rejected>(noted.then_some(noting))
        });
        let Ok(Ok(Some(noted))) = noted.await else { return false };
        *of = noted;
        true
    }
}

/// A seat, and who sits there if somebody said it.
fn named(state: &State, seat: &Seat, language: Language) -> String {
    let name = SeatAbout::new(seat, language).name;
    match state.players.get(seat) {
        Some(player) => format!("{name} ({player})"),
        None => name,
    }
}

/// What a reminder says: who is waited for and until when; never for what orders.
struct ReminderText<'t> {
    campaign: &'t str,
    title: &'t str,
    turn: u32,
    step: &'t Moment,
    names: &'t [String],
    what: String,
    until: DateTime<Utc>,
    passed: bool,
    note: Option<&'t str>,
}

impl ReminderText<'_> {
    fn text(&self, language: Language) -> String {
        let words = WORDS.in_language(language);
        // Discord shows such a mark as a time, in the reader's own zone; in the feed stands the hour.
        let until = Timestamp::from(self.until);
        let note = self.note.map(|note| say!(words, "reminder-note", note = note.to_owned()));
        say!(
            words,
            "reminder",
            campaign = self.campaign.to_owned(),
            passed = if self.passed { "yes" } else { "no" },
            until = until.to_string(),
            names = self.names.join(", "),
            title = self.title.to_owned(),
            what = self.what.clone(),
            turn = self.turn.to_string(),
            step = moment_name(self.step, language),
            note = note.unwrap_or_default(),
        )
    }
}
