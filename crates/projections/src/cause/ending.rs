//! By which line of it a fight was over, for what its end has changed on the map.

use campaign::EngagementClosed;
use chronicle::CampaignId;
use referee::{Referee, Rejected, codec::scope_of};
use std::ops::RangeInclusive;

/// The last line of the order by which a fight ended that was about a space of the map; none: this record did not come of
/// it. `record` and `at` are the records by which the space changed hands and the fight was closed.
pub(super) fn of(
    referee: &Referee,
    campaign: CampaignId,
    (record, at): (u64, u64),
    closed: &EngagementClosed,
    space: &str,
) -> Result<Option<u64>, Rejected> {
    let (first, last) = referee.batch_of(campaign, at)?;
    let path = referee.path_to(campaign, last)?;
    let Some(before) = before(&path, first).filter(|_| (at..=last).contains(&record)) else {
        return Ok(None);
    };
    let standing = referee.place(campaign, Some(before))?.standing;
    let fight = standing.state.map(closed.map).and_then(|map| map.fights.get(&closed.fight));
    let castle = fight.and_then(|fight| fight.castle.as_ref());
    let Some(engagement) = standing.state.engagement(closed.engagement) else {
        return Ok(None);
    };
    if castle.is_none_or(|castle| castle.to_string() != space) {
        return Ok(None);
    }
    let (scope, kinds) =
        (scope_of(Some(closed.engagement)).to_string(), engagement.system().kinds());
    let mut facts = Vec::new();
    for run in referee.path_to(campaign, before)? {
        referee.each_record(campaign, run, |line| {
            if line.scope == scope && kinds.contains(&line.kind) {
                facts.push(line.seq);
            }
        })?;
    }
    // Behind the end somebody may have told a line of the story.
    while let Some(fact) = facts.last().copied() {
        let (first, _) = referee.batch_of(campaign, fact)?;
        let was_over = match self::before(&path, first) {
            Some(before) => {
                let standing = referee.place(campaign, Some(before))?.standing;
                let engagement = standing.state.engagement(closed.engagement);
                engagement.is_some_and(|it| it.game.is_played_out())
            }
            None => false,
        };
        if !was_over {
            return Ok(Some(fact));
        }
        facts.retain(|earlier| *earlier < first);
    }
    Ok(None)
}

/// The record before one, along a path.
fn before(path: &[RangeInclusive<u64>], record: u64) -> Option<u64> {
    path.iter()
        .rev()
        .map(|run| (*run.start(), *run.end()))
        .find_map(|(start, end)| (start < record).then(|| end.min(record - 1)))
}
