//! A campaign of any length, for those who measure: a game of bots that begins again where its organiser rewinds to.

use crate::fights::{Fights, first_engagement};
use crate::{Bots, Dealt, Ticking, Trouble};
use campaign::AnySetup;
use decider::By;
use referee::{NewCampaign, Parts, Referee, Rewind};
use std::ops::ControlFlow;
use std::sync::Arc;

/// A long campaign, and whoever holds it.
pub struct Long {
    /// The referee that was made of the parts.
    pub referee: Referee,
    /// With its keys.
    pub new: NewCampaign,
    /// How many records it has.
    pub records: u64,
}

/// Plays until a campaign has at least so many records, from a seed: the same seed makes the same records, whatever store
/// they lie in. Each time the game is over its organiser rewinds to a place in it, and the bots go on from there. `told` is given the
/// number of records after each order, and may break it off: then the campaign is as long as it is by then.
///
/// # Errors
/// [`Trouble`]: a mistake of ours, or a store that fails.
pub fn long(
    parts: Parts,
    setup: &AnySetup,
    seed: u64,
    records: u64,
    mut told: impl FnMut(u64) -> ControlFlow<()>,
) -> Result<Long, Trouble> {
    let numbers = Arc::new(Dealt::new(seed, 0));
    let (clock, randomness) = (Arc::new(Ticking::default()), Arc::clone(&numbers));
    let referee = Referee::with(Parts { clock, randomness, ..parts });
    let new = referee.create(Some(&format!("Simulation {seed}")), setup)?;
    let opened = new.head.seq;
    loop {
        let bots = Bots::new(&referee, &numbers, new.campaign, first_engagement());
        let mut fights = Fights::new(&referee, &numbers, new.campaign);
        loop {
            let goes_on = bots.step()?.is_some() || fights.settle()?.is_some();
            let head = referee.head(new.campaign)?.seq;
            if head + 1 >= records || told(head + 1).is_break() {
                return Ok(Long { referee, new, records: head + 1 });
            }
            if !goes_on {
                break;
            }
        }
        begin_again(&referee, &numbers, &new, opened)?;
    }
}

/// Back to some place of the game that is over.
fn begin_again(
    referee: &Referee,
    numbers: &Dealt,
    new: &NewCampaign,
    opened: u64,
) -> Result<(), Trouble> {
    let head = referee.head(new.campaign)?.seq;
    let path = referee.live_path(new.campaign)?;
    let length: u64 = path.iter().map(|run| run.end() + 1 - run.start()).sum();
    // Not into the opening.
    let behind = u32::try_from(length.saturating_sub(opened + 1)).unwrap_or(u32::MAX);
    let mut at = opened + u64::from(numbers.below(behind));
    let run = path.iter().find(|run| {
        let records = run.end() + 1 - run.start();
        let is_here = at < records;
        at -= if is_here { 0 } else { records };
        is_here
    });
    let to = run.map_or(opened, |run| run.start() + at);
    let rewind = Rewind {
        batch: referee.new_batch(),
        head,
        by: By::Organiser,
        to: referee.end_of_batch(new.campaign, to)?,
        only: None,
        dispute: None,
        reason: "Once more from here.".into(),
    };
    // The last order of all leads nowhere else.
    if rewind.to < head {
        referee.rewind(new.campaign, &rewind)?;
    }
    Ok(())
}
