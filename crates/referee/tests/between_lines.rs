//! Whoever reads a log at length is asked, again and again, whether others go first.

use crate::sitting::Sitting;
use std::sync::atomic::{AtomicU64, Ordering};

static PAUSES: AtomicU64 = AtomicU64::new(0);

fn pause() {
    PAUSES.fetch_add(1, Ordering::Relaxed);
}

#[test]
fn others_may_go_first_between_lines() {
    let sitting = Sitting::new();
    sitting.go_on_for(20);
    let (referee, campaign) = (&sitting.referee, sitting.campaign);
    referee.between_lines(pause);
    let head = referee.head(campaign).unwrap().seq;
    let mut read = 0;
    PAUSES.store(0, Ordering::Relaxed);
    referee.each_record(campaign, 0..=head, |_| read += 1).unwrap();
    assert_eq!(read, head + 1);
    let pauses = PAUSES.swap(0, Ordering::Relaxed);
    assert!(pauses > head / 16, "{pauses} pauses in {head} lines");
    referee.verify(campaign, &[]).unwrap().unwrap();
    assert!(PAUSES.load(Ordering::Relaxed) > 0, "a check lets nobody go first");
}
