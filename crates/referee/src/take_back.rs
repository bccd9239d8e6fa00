//! A player takes back their own orders, with nobody's leave: up to the last roll, draw or reveal, and as long as
//! nobody else has ordered since. The head goes back like by a rewind, and the log keeps what was taken back.

use crate::{
    Answer, Code, DeskOrder, Referee, Rejected, Signatures, TakeBack, book,
    correction::{Correction, Leaving},
    live_campaign::{LiveCampaign, Now, unknown_record},
    parsed_order,
    past_order::Past,
    rejected::said,
    scoped::Sparing,
};
use campaign::Command;
use chronicle::{Brought, CampaignId, Scope, kind};
use decider::{Audience, By, Seat};
use messages::Saying;
use std::sync::RwLockReadGuard;

/// How many batches are looked at: an order that lies further back is the organiser's to rewind.
const FURTHEST: usize = 256;
/// How many orders are offered.
const MOST: usize = 16;
/// What stands in the log as the reason; whoever tells it knows by its sender that it is no rewind.
const REASON: &str = "Taken back.";

/// What a seat can take back in an engagement.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct TakeBacks {
    /// Their orders, the latest first. Whoever takes one back takes back those before it in this list, too.
    pub orders: Vec<OwnOrder>,
    /// What cannot be gone behind.
    pub barrier: Option<Barrier>,
}

/// An order that its giver can take back.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct OwnOrder {
    /// Its `order.given`.
    pub order: u64,
    /// The order as people type it.
    pub notation: String,
}

/// An order behind which nothing is taken back.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Barrier {
    /// Its `order.given`.
    pub order: u64,
    /// Why.
    pub why: BarredBy,
}

/// Why nothing is taken back behind an order.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum BarredBy {
    /// Dice fell for it, or a card was drawn.
    Chance,
    /// Somebody learnt by it what was hidden from them.
    Reveal,
    /// Somebody else gave it, or the organiser moved the head by it.
    Others,
    /// It changed something elsewhere in the campaign, or what happened elsewhere since came out of it.
    Elsewhere,
}

impl BarredBy {
    const fn code(self) -> Code {
        match self {
            Self::Chance => Code::BehindChance,
            Self::Reveal => Code::BehindReveal,
            Self::Others => Code::BehindOthers,
            Self::Elsewhere => Code::BehindElsewhere,
        }
    }

    fn says(self, order: u64) -> Saying {
        match self {
            Self::Chance => said!("behind-chance", order = order),
            Self::Reveal => said!("behind-reveal", order = order),
            Self::Others => said!("behind-others", order = order),
            Self::Elsewhere => said!("behind-elsewhere", order = order),
        }
    }
}

/// An order of the seat's own, with where it leads to take it back.
struct Candidate {
    own: OwnOrder,
    /// The record that it followed.
    to: u64,
    /// Did somebody play elsewhere since?
    among_others: bool,
}

/// What one order of the past means for somebody who wants to go back behind it.
enum WayBack {
    /// It is their own, and can be unseen.
    Own,
    /// It has nothing to do with the engagement: it stays.
    Elsewhere,
    /// Nothing that is played: a witness, a dispute, another order taken back.
    NoPlay,
    /// Nobody goes back behind it.
    Barred(BarredBy),
}

fn way_back(past: &Past, seat: &Seat, scope: &Scope) -> WayBack {
    let order = past.order();
    let by = By::Seat(seat.clone());
    let rewinds = past.records.iter().any(|record| record.kind == kind::TIMELINE_REWOUND);
    if rewinds {
        return if order.by.seat().is_some() {
            WayBack::NoPlay
        } else {
            WayBack::Barred(BarredBy::Others)
        };
    }
    if past.is_bookkeeping() {
        return WayBack::NoPlay;
    }
    if !past.touches(scope) {
        return WayBack::Elsewhere;
    }
    if order.by != by {
        return WayBack::Barred(BarredBy::Others);
    }
    if past.came_of_it().any(|(record, _)| record.scope != *scope) {
        return WayBack::Barred(BarredBy::Elsewhere);
    }
    let fell = |kind: &str| matches!(kind, kind::DICE_ROLLED | kind::CARD_DRAWN);
    if past.records.iter().any(|record| fell(&record.kind)) {
        return WayBack::Barred(BarredBy::Chance);
    }
    // What the organiser alone may read, the game master among the seats not counted, nobody has seen.
    let told_to_others = |audience: &Audience| match audience {
        Audience::Everyone => false,
        Audience::Seats(seats) => !seats.is_empty() && !seats.contains(seat),
    };
    let shown = past.events.iter().flatten().any(campaign::Event::reveals)
        || past.records.iter().any(|record| told_to_others(&record.audience));
    if shown { WayBack::Barred(BarredBy::Reveal) } else { WayBack::Own }
}

/// Could its giver take it back if nothing followed? Then nobody has learnt anything by it.
pub(crate) fn is_own(past: &Past, seat: &Seat, scope: &Scope) -> bool {
    matches!(way_back(past, seat, scope), WayBack::Own)
}

impl Referee {
    /// What a seat can take back now in an engagement; nothing for the organiser, who rewinds.
    ///
    /// # Errors
    /// `unknown_scope`, `no_such_seat`, `unknown_campaign`.
    pub fn take_backs(
        &self,
        campaign: CampaignId,
        scope: &Scope,
        by: &By,
    ) -> Result<TakeBacks, Rejected> {
        let table = self.table(campaign)?;
        let now = table.now();
        parsed_order::check_sender(&now.standing.state, by)?;
        Self::engagement(&now.standing, scope)?;
        let waits =
            book::check_open(&now.desk).and_then(|()| book::check_not_paused(&now.desk, scope));
        let Some(seat) = by.seat().filter(|_| waits.is_ok()) else {
            return Ok(TakeBacks { orders: Vec::new(), barrier: None });
        };
        let (candidates, barrier) = self.candidates(&table, &now, seat, scope)?;
        let orders = candidates.into_iter().map(|candidate| candidate.own).collect();
        Ok(TakeBacks { orders, barrier })
    }

    /// Goes back along the live timeline, from the head to where nobody may go behind.
    fn candidates(
        &self,
        table: &LiveCampaign,
        now: &Now,
        seat: &Seat,
        scope: &Scope,
    ) -> Result<(Vec<Candidate>, Option<Barrier>), Rejected> {
        let mut found: Vec<Candidate> = Vec::new();
        let mut among_others = false;
        let mut end = now.tip.last.seq;
        for _ in 0..FURTHEST {
            let Some((first, last)) = now.timelines.batch_of(end).filter(|(first, _)| *first > 0)
            else {
                break;
            };
            let Some(past) = self.past_behind(table, &[first..=last], first - 1)?.pop() else {
                break;
            };
            let to = past.order().parent.unwrap_or(0);
            match way_back(&past, seat, scope) {
                WayBack::NoPlay => {}
                WayBack::Elsewhere => among_others = true,
                WayBack::Barred(why) => return Ok((found, Some(Barrier { order: first, why }))),
                WayBack::Own => {
                    if among_others && self.sparing(table, now, to, scope)?.loses() {
                        let why = BarredBy::Elsewhere;
                        return Ok((found, Some(Barrier { order: first, why })));
                    }
                    let notation = notation(now, &past);
                    let own = OwnOrder { order: first, notation };
                    found.push(Candidate { own, to, among_others });
                    if found.len() == MOST {
                        break;
                    }
                }
            }
            end = to;
        }
        Ok((found, None))
    }

    /// Takes back what a seat wants taken back: its order, and every later one of its own in that engagement.
    pub(crate) fn taken_back(
        &self,
        table: &LiveCampaign,
        now: RwLockReadGuard<'_, Now>,
        order: &DeskOrder,
        take_back: &TakeBack,
        signatures: &Signatures,
    ) -> Result<Answer, Rejected> {
        let TakeBack { scope, order: wanted } = take_back;
        let wanted = *wanted;
        let end = now.tip.last.seq;
        let Some(seat) = order.by.seat() else {
            return Err(Rejected::new(Code::NotASeat, said!("only-players-take-back")));
        };
        Self::engagement(&now.standing, scope)?;
        book::check_not_paused(&now.desk, scope)?;
        if let Some(record) = wanted.filter(|record| *record > end) {
            return Err(unknown_record(record, end));
        }
        let (candidates, barrier) = self.candidates(table, &now, seat, scope)?;
        let meant = |it: &&Candidate| wanted.is_none_or(|record| it.own.order == record);
        let Some(back) = candidates.iter().find(meant) else {
            let live = wanted.is_none_or(|record| now.timelines.is_live(record));
            return Err(not_taken_back(wanted, &candidates, barrier.filter(|_| live)));
        };
        let mut correction =
            Correction::new(&now, self.moment(&now.terms), order.batch, signatures);
        let spared: Option<Sparing> =
            back.among_others.then(|| self.sparing(table, &now, back.to, scope)).transpose()?;
        let to = spared.as_ref().map_or(back.to, |sparing| sparing.to);
        correction.leave(Leaving {
            by: order.by.clone(),
            to,
            command: parsed_order::raw(&order.command)?,
            audience: Audience::Everyone,
            reason: REASON,
            dispute: None,
            brings: match spared {
                Some(_) => Brought::without(scope.clone()),
                None => Brought::NOTHING,
            },
            thrown: None,
        })?;
        correction.attestor.complete()?;
        for past in spared.iter().flat_map(|sparing| &sparing.kept) {
            correction.copy(past)?;
        }
        let target = self.standing_on(table, &now, to)?;
        drop(now);
        self.corrected(table, &correction, &target, spared.map(|sparing| sparing.state))
    }
}

fn notation(now: &Now, past: &Past) -> String {
    match past.parsed(&now.standing.state) {
        Ok((_, parsed)) => match parsed.command {
            Command::Play { command, .. } => command.notation(),
            _ => String::new(),
        },
        Err(_) => String::new(),
    }
}

/// Why an order is not taken back, and what can be.
fn not_taken_back(
    wanted: Option<u64>,
    candidates: &[Candidate],
    barrier: Option<Barrier>,
) -> Rejected {
    let behind = |barrier: &Barrier| wanted.is_none_or(|record| record <= barrier.order);
    let mut rejected = match (barrier.filter(behind), wanted) {
        (Some(Barrier { order, why }), _) => Rejected::new(why.code(), why.says(order)),
        (None, Some(record)) => {
            Rejected::new(Code::NothingOfYours, said!("nothing-of-yours", order = record))
        }
        (None, None) => Rejected::new(Code::NothingOfYours, said!("nothing-ordered")),
    };
    rejected.allowed = Some(match candidates.last() {
        Some(furthest) => said!(
            "taken-back-as-far-as",
            order = furthest.own.order,
            notation = furthest.own.notation.as_str()
        ),
        None => said!("nothing-taken-back"),
    });
    rejected
}
