//! What other servers have written to a campaign is taken over before anything is written here: several may serve one store, and
//! each takes every order. What is in memory is only a copy, which knows how far it goes.

use crate::{
    Class, Code, Referee, Rejected,
    asked::{Asked, Gathered},
    live_campaign::{LiveCampaign, fault},
    opening::Opening,
    private_blob::PrivateBlob,
    read_ahead::Checked,
    rejected::said,
};
use chronicle::{CampaignId, Head, Line};
use std::{
    collections::BTreeMap,
    sync::{Arc, Mutex, PoisonError, atomic::Ordering, mpsc},
    thread,
};
use store::{Seen, StoreError, Written};

/// Is somebody refused something, on what is known here? Not where they are only asked for something.
fn is_refusal(rejected: &Rejected) -> bool {
    let asks = [Code::SignatureNeeded, Code::BeingAsked, Code::ThrowWaits];
    rejected.class != Class::Fault
        && rejected.needs_dice.is_none()
        && !asks.iter().any(|code| code.text() == rejected.code)
}

/// So often something is tried that others overtake.
const MOST_ATTEMPTS: u32 = 32;

impl Referee {
    /// Does what writes to a campaign. Where another server has written to it since it was looked at, that is taken over first,
    /// and `write` is done again: it must look at everything anew. So it is, too, before somebody is refused something.
    ///
    /// # Errors
    /// What `write` answers; `overtaken` when others were faster each time.
    pub(crate) fn writing<T>(
        &self,
        campaign: CampaignId,
        mut write: impl FnMut(&LiveCampaign) -> Result<T, Rejected>,
    ) -> Result<T, Rejected> {
        let mut attempts = 0;
        loop {
            let table = self.table(campaign)?;
            match write(&table) {
                Err(rejected)
                    if rejected.code == Code::Overtaken.text() && attempts < MOST_ATTEMPTS => {}
                Err(rejected)
                    if is_refusal(&rejected)
                        && attempts < MOST_ATTEMPTS
                        && self.is_behind(&table) => {}
                answer => return answer,
            }
            attempts += 1;
            self.catch_up(&table, None)?;
        }
    }

    /// Have others written what is not known here yet? Where the store cannot be asked, what is known has to do.
    fn is_behind(&self, table: &LiveCampaign) -> bool {
        self.is_shared()
            && self
                .parts
                .store
                .seen(table.campaign)
                .is_ok_and(|seen| seen.version > table.now().version)
    }

    /// Sees to it that a record is known here that somebody has seen, if it exists: another server may have told them of it.
    ///
    /// # Errors
    /// When the store fails.
    pub fn reach(&self, campaign: CampaignId, seq: u64) -> Result<(), Rejected> {
        match self.table_in_memory(campaign) {
            Some(table) if table.now().tip.last.seq < seq => self.catch_up(&table, None),
            _ => Ok(()),
        }
    }

    /// From now on what other servers write is taken over as it is written, and observers are told of it. Ends with the store.
    ///
    /// # Errors
    /// When the store cannot be watched.
    pub fn follow_others(self: &Arc<Self>) -> Result<(), StoreError> {
        let (sender, written) = mpsc::channel::<(CampaignId, Seen)>();
        let referee = Arc::downgrade(self);
        let following = move || {
            while let Ok((campaign, seen)) = written.recv() {
                let mut newest = BTreeMap::from([(campaign, seen)]);
                // Of several that wait, the newest tells all.
                for (campaign, seen) in written.try_iter() {
                    let known = newest.entry(campaign).or_insert(seen);
                    if known.version < seen.version {
                        *known = seen;
                    }
                }
                let Some(referee) = referee.upgrade() else { return };
                newest.into_iter().for_each(|(campaign, seen)| referee.written(campaign, seen));
            }
        };
        let thread = thread::Builder::new().name("other-servers".into());
        thread.spawn(following).map_err(|error| StoreError::Engine {
            doing: "starting the thread that follows other servers".into(),
            message: error.to_string(),
        })?;
        let sender = Mutex::new(sender);
        let is_shared = self.parts.store.watch(Arc::new(move |campaign, seen| {
            // Nobody follows any more where the referee is gone.
            let _ = sender.lock().unwrap_or_else(PoisonError::into_inner).send((campaign, seen));
        }))?;
        self.shared.store(is_shared, Ordering::Relaxed);
        Ok(())
    }

    /// Tells the servers that share the store a word, of which nothing is stored.
    ///
    /// # Errors
    /// When the store cannot be reached.
    pub fn tell_others(&self, word: Vec<u8>) -> Result<(), StoreError> {
        self.parts.store.tell_others(word)
    }

    /// Calls `heard` with every word that a server tells, this one's own among them. It must not block.
    ///
    /// # Errors
    /// When the store cannot be reached.
    pub fn hear_others(
        &self,
        heard: impl Fn(&[u8]) + Send + Sync + 'static,
    ) -> Result<(), StoreError> {
        self.parts.store.hear_others(Arc::new(heard))
    }

    /// May other servers write to the store, too?
    #[must_use]
    pub fn is_shared(&self) -> bool {
        self.shared.load(Ordering::Relaxed)
    }

    /// Something was written, here or elsewhere.
    fn written(&self, campaign: CampaignId, seen: Seen) {
        let Some(table) = self.table_in_memory(campaign) else {
            // It is read when somebody asks for it.
            if let Some(head) = seen.head {
                self.tell_observers(campaign, head);
            }
            return;
        };
        if table.now().version >= seen.version {
            return;
        }
        if let Err(rejected) = self.catch_up(&table, Some(seen)) {
            tracing::warn!(%campaign, error = %rejected, "what others have written is not known here yet");
        }
    }

    /// Takes over what others have written, as far as the store has told, or all of it.
    pub(crate) fn catch_up(
        &self,
        table: &LiveCampaign,
        told: Option<Seen>,
    ) -> Result<(), Rejected> {
        let moved = {
            let _giving = table.giving();
            // What was told of may have been this server's own order, which is there by now.
            if told.is_some_and(|told| table.now().version >= told.version) {
                return Ok(());
            }
            self.caught_up(table, told)?
        };
        if let Some(head) = moved {
            self.tell_observers(table.campaign, head);
        }
        Ok(())
    }

    /// The new head, if it is another one. The caller holds `giving`.
    fn caught_up(
        &self,
        table: &LiveCampaign,
        told: Option<Seen>,
    ) -> Result<Option<Head>, Rejected> {
        let (campaign, store) = (table.campaign, &self.parts.store);
        let before = table.now().seen();
        let written = store.written_since(campaign, &before, told.as_ref()).map_err(fault)?;
        let Written { seen, lines, private } = written;
        if seen == before {
            return Ok(None);
        }
        let (Some(head), Some(from)) = (seen.head, before.head) else {
            self.forget(campaign);
            return Ok(None);
        };
        let private = match private {
            Some(kept) => PrivateBlob::from_bytes(&kept)?,
            None => table.now().private.clone(),
        };
        let asked_before = table.now().private.asked.as_ref().map(Asked::ask);
        let thrown_before = table.now().private.unconfirmed.is_some();
        let taken = self.folded_behind(table, &lines, private, seen);
        if let Err(rejected) = taken {
            // It is read again from its beginning, and says what is wrong with it.
            self.forget(campaign);
            return Err(rejected);
        }
        let now = table.now();
        let asked = now.private.asked.as_ref();
        if asked.map(Asked::ask) != asked_before {
            *table.gathered() = Gathered::default();
        }
        if let Some(asked) = asked {
            table.gathered().given.extend(asked.given.clone());
        }
        if let Some(attendance) = self.attendance.get()
            && (asked.is_some() || asked_before.is_some())
        {
            let house = now.private.log_key();
            let told = asked.zip(house).map(|(asked, house)| asked.told(&house));
            attendance.asked_elsewhere(campaign, told.as_ref());
        }
        if now.private.unconfirmed.is_some() != thrown_before
            && let Some(attendance) = self.attendance.get()
        {
            attendance.thrown(campaign);
        }
        Ok((from != head).then_some(head))
    }

    fn folded_behind(
        &self,
        table: &LiveCampaign,
        lines: &[Arc<str>],
        private: PrivateBlob,
        seen: Seen,
    ) -> Result<(), Rejected> {
        let campaign = table.campaign;
        let mut now = table.change();
        let mut opening = Opening::from_now(&mut now);
        let folded = lines.iter().try_for_each(|text| {
            let line = Line::read(text).map_err(Rejected::damaged)?;
            self.open_further(campaign, &table.snapshots, &mut opening, Checked::of(line)?)
        });
        opening.put_back(&mut now);
        folded?;
        let head = now.tip.last;
        if seen.head != Some(head) {
            return Err(Rejected::damage(said!("damaged-end", seq = head.seq).into()));
        }
        now.private = self.private_at(campaign, private, head, &now.timelines)?;
        now.version = seen.version;
        Ok(())
    }
}
