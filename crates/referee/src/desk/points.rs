//! Points of the campaign that have a name: "before the sally" is found again by everybody.

use super::SavePoint;
use crate::{
    Code, Rejected, book,
    live_campaign::{Now, unknown_record},
    rejected::said,
};
use campaign::desk::PointSaved;
use decider::By;

/// So many characters a name has at most: it stands beside a mark of the time line.
const LONGEST: usize = 60;

pub(super) fn point_saved(now: &Now, by: &By, save: &SavePoint) -> Result<PointSaved, Rejected> {
    book::organiser_only(by, said!("only-organiser-saves"))?;
    let name = save.name.trim();
    if name.is_empty() || name.chars().count() > LONGEST {
        return Err(Rejected::new(Code::BadPoint, said!("bad-point", longest = LONGEST)));
    }
    if let Some(record) = now.desk.points.get(name) {
        let message = said!("point-taken", name = name.to_owned(), record = *record);
        return Err(Rejected::new(Code::PointTaken, message));
    }
    let end = now.tip.last.seq;
    let record = save.record.unwrap_or(end);
    if record > end {
        return Err(unknown_record(record, end));
    }
    if !now.timelines.is_batch_end(record) {
        let (first, last) = now.timelines.batch_of(record).unwrap_or((record, record));
        let before = first.saturating_sub(1);
        let message = said!("point-within", record = record, before = before, last = last);
        return Err(Rejected::new(Code::NotBatchEnd, message));
    }
    Ok(PointSaved { name: name.to_owned(), record })
}
