//! A what-if: a campaign of its own beside another, begun from what that one's log holds up to a record. It is played like
//! any campaign, with a secret, keys and dice of its own, and nothing of it touches the log beside which it is played.

mod adopt;
mod repeat;

use crate::{
    Code, NewCampaign, Referee, Rejected, Visibility, blind, book,
    live_campaign::{LiveCampaign, Now, fault, not_appended, unknown_record},
    panic_guard::guarded,
    past_order::Past,
    private_blob::{FreshKeys, PrivateBlob, random_secret},
    rejected::said,
};
use campaign::desk::WhatIfBegun;
use campaign::{CampaignEvent, Created, Event};
use chance::Bytes32;
use chronicle::{CampaignId, Head};
use decider::By;
use std::collections::BTreeMap;
use std::ops::RangeInclusive;

/// So many what-ifs of one campaign lie beside it at a time.
const MOST: usize = 12;
/// So many batches are stored at once: a store takes no frame of any length.
const AT_ONCE: usize = 64;
/// The longest name of a campaign.
const LONGEST_NAME: usize = 80;

/// A what-if that lies beside a campaign.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct WhatIf {
    /// Its id.
    pub campaign: CampaignId,
    /// Its name.
    pub name: String,
    /// Where it parted from the campaign.
    pub begun: WhatIfBegun,
    /// Its record behind which it is played: what stands before that is repeated.
    pub begins: u64,
    /// Its head.
    pub head: Head,
    /// How many orders were played in it.
    pub orders: u64,
    /// How many orders of the campaign adopting it would undo.
    pub undoes: u64,
    /// Its head was moved behind what is repeated: it cannot be adopted any more.
    pub is_before: bool,
}

/// What was played in a what-if, and on what.
pub(crate) struct PlayedBeside {
    pub(crate) begun: WhatIfBegun,
    pub(crate) begins: u64,
    pub(crate) head: Head,
    /// Orders on its live timeline, in their sequence; none where its head was moved behind what is repeated.
    pub(crate) orders: Option<Vec<Past>>,
    name: String,
}

impl Referee {
    /// Begins a what-if (organiser only), from the campaign as it stands behind a record, on whatever timeline; at the
    /// head where none is named. Its dice and cards will be others than the campaign's. Whoever has no key of it sees
    /// nothing of it, and the campaign's log is left as it is.
    ///
    /// # Errors
    /// `not_organiser`, `blind_campaign`, `unknown_record`, `not_batch_end`, `too_many_what_ifs`, `unknown_campaign`, or when the store fails.
    pub fn make_what_if(
        &self,
        of: CampaignId,
        by: &By,
        at: Option<u64>,
        name: Option<&str>,
    ) -> Result<NewCampaign, Rejected> {
        guarded(|| {
            book::organiser_only(by, said!("only-organiser-what-if"))?;
            let table = self.table(of)?;
            let (point, path, beside) = {
                let now = table.now();
                blind::check_what_if(&now.desk)?;
                let at = at.unwrap_or(now.tip.last.seq);
                check_point(&now, at)?;
                (at, now.timelines.path_to(at), now.private.what_ifs.clone())
            };
            let there = beside.iter().filter(|one| self.table(**one).is_ok()).count();
            if there >= MOST {
                let message = said!("too-many-what-ifs", most = MOST);
                return Err(Rejected::new(Code::TooManyWhatIfs, message));
            }
            let created = self.created(&table)?;
            let begun = WhatIfBegun {
                campaign: of.to_string(),
                genesis: self.hash_at(of, 0)?.to_string(),
                name: created.name.clone(),
                record: point,
                hash: self.hash_at(of, point)?.to_string(),
            };
            let created = named(created, name)?;
            let randomness = &*self.parts.randomness;
            let secret = random_secret(randomness)?;
            let seats = self.standing_at(&table, point)?.state.seats.clone();
            let (mut private, FreshKeys { organiser, seats }) =
                PrivateBlob::new(&secret, true, &seats, randomness)?;
            let past = self.past_behind(&table, &path, 0)?;
            let batches = self.repeated(&secret, &created, &past, begun)?;
            let (Some(campaign), Some(head)) = (
                batches.first().and_then(chronicle::Batch::opens_campaign),
                batches.last().and_then(chronicle::Batch::head),
            ) else {
                return Err(Rejected::bug("a what-if without records"));
            };
            private.visibility = Visibility::Private;
            private.what_if = Some(of);
            private.whole_at = Some(head);
            // First it is known beside what it lies: what is broken off half way is found, and listed nowhere.
            self.change_private(of, |private| private.what_ifs.push(campaign))?;
            let store = &self.parts.store;
            store.keep(campaign, &private.to_bytes()?).map_err(fault)?;
            let mut expected = None;
            for some in batches.chunks(AT_ONCE) {
                store.append_all(campaign, expected, some).map_err(not_appended)?;
                expected = some.last().and_then(chronicle::Batch::head);
            }
            self.published(campaign, head);
            Ok(NewCampaign { campaign, name: created.name, head, organiser, seats })
        })
    }

    /// The what-ifs that lie beside a campaign (organiser only), the oldest first.
    ///
    /// # Errors
    /// `not_organiser`, `unknown_campaign`, or when the store fails.
    pub fn what_ifs(&self, of: CampaignId, by: &By) -> Result<Vec<WhatIf>, Rejected> {
        guarded(|| {
            book::organiser_only(by, said!("only-organiser-what-if"))?;
            let table = self.table(of)?;
            let beside = table.now().private.what_ifs.clone();
            let mut found = Vec::new();
            for campaign in beside {
                match self.played_beside(of, campaign) {
                    Ok(played) => found.push(WhatIf {
                        campaign,
                        name: played.name,
                        undoes: self.undone(&table, played.begun.record)?,
                        begun: played.begun,
                        begins: played.begins,
                        head: played.head,
                        orders: played.orders.as_ref().map_or(0, |orders| orders.len() as u64),
                        is_before: played.orders.is_none(),
                    }),
                    // It was thrown away, or broken off before it was there.
                    Err(rejected) if rejected.code == Code::UnknownWhatIf.text() => {}
                    Err(rejected) => return Err(rejected),
                }
            }
            Ok(found)
        })
    }

    /// Throws a what-if away (organiser only): its keys open nothing any more, it is listed nowhere, and its secret is
    /// gone. Its lines stay where the store has written them, since a store removes nothing; nobody is shown them.
    ///
    /// # Errors
    /// `not_organiser`, `unknown_what_if`, `unknown_campaign`, or when the store fails.
    pub fn throw_away_what_if(
        &self,
        of: CampaignId,
        by: &By,
        what_if: CampaignId,
    ) -> Result<(), Rejected> {
        guarded(|| {
            book::organiser_only(by, said!("only-organiser-what-if"))?;
            let head = self.played_beside(of, what_if)?.head;
            let randomness = &*self.parts.randomness;
            let (mut nothing, _) =
                PrivateBlob::new(&random_secret(randomness)?, false, &[], randomness)?;
            nothing.visibility = Visibility::Private;
            nothing.what_if = Some(of);
            nothing.thrown_away = true;
            self.change_private(what_if, |private| *private = nothing.clone())?;
            self.forget(what_if);
            self.tell_observers(what_if, head);
            Ok(())
        })
    }

    /// Of which campaign is this a what-if? None: of none. It is not opened for that.
    ///
    /// # Errors
    /// When the store fails.
    pub fn what_if_of(&self, campaign: CampaignId) -> Result<Option<CampaignId>, Rejected> {
        if let Some(table) = self.table_in_memory(campaign) {
            return Ok(table.now().private.what_if);
        }
        let Some(kept) = self.parts.store.kept(campaign).map_err(fault)? else { return Ok(None) };
        Ok(PrivateBlob::from_bytes(&kept)?.what_if)
    }

    /// Nobody is told of a what-if, and it is shown to nobody without a key.
    ///
    /// # Errors
    /// `is_what_if`.
    pub(crate) fn check_no_what_if(&self, campaign: CampaignId) -> Result<(), Rejected> {
        match self.what_if_of(campaign)? {
            None => Ok(()),
            Some(_) => Err(Rejected::new(Code::IsWhatIf, said!("is-what-if"))),
        }
    }

    /// Was it a what-if that was thrown away? What cannot be read was not: whoever opens it is told what is wrong.
    pub(crate) fn is_thrown_away(&self, campaign: CampaignId) -> bool {
        if self.table_in_memory(campaign).is_some() {
            return false;
        }
        let kept = self.parts.store.kept(campaign).ok().flatten();
        kept.and_then(|kept| PrivateBlob::from_bytes(&kept).ok())
            .is_some_and(|private| private.thrown_away)
    }

    /// What was played in a what-if of this campaign.
    ///
    /// # Errors
    /// `unknown_what_if`, or when the store fails.
    pub(crate) fn played_beside(
        &self,
        of: CampaignId,
        what_if: CampaignId,
    ) -> Result<PlayedBeside, Rejected> {
        let unknown = || Rejected::unknown_what_if(what_if);
        let table = self.table(what_if).map_err(|rejected| {
            let gone = [Code::UnknownCampaign, Code::ThrownAway, Code::ImportUnfinished];
            if gone.iter().any(|code| code.text() == rejected.code) { unknown() } else { rejected }
        })?;
        let (begun, begins, head, path, name) = {
            let now = table.now();
            let (begins, begun) = now
                .desk
                .what_if
                .clone()
                .filter(|_| now.private.what_if == Some(of))
                .ok_or_else(unknown)?;
            let path = now.timelines.live_path().to_vec();
            (begun, begins, now.tip.last, path, now.standing.state.name.clone())
        };
        let holds = path.iter().any(|run| run.contains(&begins));
        let orders = if holds { Some(self.orders_behind(&table, &path, begins)?) } else { None };
        Ok(PlayedBeside { begun, begins, head, orders, name })
    }

    /// How many orders lie behind a record on the live timeline.
    fn undone(&self, table: &LiveCampaign, to: u64) -> Result<u64, Rejected> {
        let now = table.now();
        if to == now.tip.last.seq {
            return Ok(0);
        }
        let mut undone = 0;
        for run in self.greyed_on(table, &now, to, None)?.greyed {
            let before = run.start().saturating_sub(1);
            undone += self.orders_behind(table, &[run], before)?.len() as u64;
        }
        Ok(undone)
    }

    fn orders_behind(
        &self,
        table: &LiveCampaign,
        path: &[RangeInclusive<u64>],
        behind: u64,
    ) -> Result<Vec<Past>, Rejected> {
        let mut orders = self.past_behind(table, path, behind)?;
        orders.retain(|past| !past.is_bookkeeping());
        Ok(orders)
    }

    /// What genesis says.
    fn created(&self, table: &LiveCampaign) -> Result<Created, Rejected> {
        let mut created = None;
        self.each_line(table.campaign, 0..=0, |line| {
            created = crate::codec::event_of(line).map_err(Rejected::damaged)?;
            Ok(())
        })?;
        match created {
            Some(Event::Campaign(CampaignEvent::Created(created))) => Ok(created),
            _ => Err(Rejected::bug("a campaign that was not created")),
        }
    }

    fn hash_at(&self, campaign: CampaignId, seq: u64) -> Result<Bytes32, Rejected> {
        let mut hash = Bytes32::ZERO;
        self.each_line(campaign, seq..=seq, |line| {
            hash = line.hash;
            Ok(())
        })?;
        Ok(hash)
    }
}

/// It was a what-if, and is there for nobody any more.
pub(crate) fn thrown_away() -> Rejected {
    Rejected::new(Code::ThrownAway, said!("thrown-away"))
}

impl Rejected {
    /// There is no such what-if beside the campaign.
    #[must_use]
    pub fn unknown_what_if(what_if: CampaignId) -> Self {
        let message = said!("unknown-what-if", campaign = what_if.to_string());
        Self::new(Code::UnknownWhatIf, message)
    }
}

/// Can a what-if go on from here?
fn check_point(now: &Now, at: u64) -> Result<(), Rejected> {
    let end = now.tip.last.seq;
    if at > end {
        return Err(unknown_record(at, end));
    }
    if now.timelines.is_batch_end(at) {
        return Ok(());
    }
    let (first, last) = now.timelines.batch_of(at).unwrap_or((at, at));
    let before = first.saturating_sub(1);
    let message = said!("what-if-within", at = at, before = before, last = last);
    Err(Rejected::new(Code::NotBatchEnd, message))
}

/// The same campaign under another name, by the rules that it has named.
fn named(created: Created, name: Option<&str>) -> Result<Created, Rejected> {
    let name = match name {
        Some(name) => name.to_owned(),
        None => format!("What if? {}", created.name).chars().take(LONGEST_NAME).collect(),
    };
    let Created { seats, players, rules, .. } = created;
    let anew = Created::new(&name, seats)?;
    let players: BTreeMap<_, _> = players;
    Ok(Created { players, rules, ..anew })
}
