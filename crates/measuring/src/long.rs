//! One long campaign: read anew, looked back into, opened, written on.

use crate::{
    figures::{rate, tell, tell_shares},
    kept::{Kept, failed, referee},
};
use breaking::Random;
use chronicle::CampaignId;
use decider::By;
use referee::{Order, Referee, Wanted};
use std::{
    fs,
    hint::black_box,
    io,
    path::Path,
    time::{Duration, Instant},
};
use store::Store;

/// So often each thing is done that is over at once.
const TIMES: u32 = 300;

pub(crate) fn measure(folder: &Path, records: u64) -> io::Result<()> {
    let kept = Kept::of(folder, 1, records)?;
    let store = kept.store()?;
    let first = kept.first()?;
    let campaign: CampaignId = first.id.parse().map_err(failed)?;

    // Without kept states everything is hashed, decoded and applied.
    let without = referee(&store, None);
    let begun = Instant::now();
    let head = without.head(campaign).map_err(failed)?;
    let took = begun.elapsed();
    tell(&format!("ours.rebuild.{records}"), rate(head.seq + 1, took), "records/s");
    tell(&format!("ours.rebuild_takes.{records}"), took.as_secs_f64() * 1e6, "us");
    drop(without);

    let mut opened: Vec<Duration> = Vec::new();
    for _ in 0..TIMES {
        let anew = referee(&store, Some(&kept.data));
        let begun = Instant::now();
        black_box(anew.head(campaign).map_err(failed)?);
        opened.push(begun.elapsed());
    }
    tell_shares(&format!("ours.open.{records}"), &mut opened);

    let open = referee(&store, Some(&kept.data));
    let random = Random::new(records, 0);
    let mut looked: Vec<Duration> = Vec::new();
    for _ in 0..TIMES * 10 {
        let seq = random.any() % (head.seq + 1);
        let at = open.end_of_batch(campaign, seq).map_err(failed)?;
        let begun = Instant::now();
        black_box(open.place(campaign, Some(at)).map_err(failed)?);
        looked.push(begun.elapsed());
    }
    tell_shares(&format!("ours.look_back.{records}"), &mut looked);

    let seat: By = format!("seat/{}", first.seat.0).parse().map_err(failed)?;
    let begun = Instant::now();
    let mut head = head.seq;
    for _ in 0..TIMES {
        head = say_something(&open, campaign, &seat, head)?;
    }
    tell(&format!("ours.append_at.{records}"), rate(TIMES.into(), begun.elapsed()), "orders/s");
    drop(open);

    let json = bytes_of_json(&*store, campaign, head)?;
    drop(store);
    let disk = bytes_below(&kept.data)?;
    tell(&format!("ours.disk_for_json.{records}"), disk as f64 / json as f64, "of its JSON");
    Ok(())
}

fn say_something(referee: &Referee, campaign: CampaignId, by: &By, head: u64) -> io::Result<u64> {
    let order = Order {
        batch: referee.new_batch(),
        head,
        by: by.clone(),
        scope: "engagement/1".parse().map_err(failed)?,
        command: Wanted::Notation("tell The gate holds.".into()),
        nonce: Some("00ff".repeat(8)),
        thrown: None,
        thrown_for: None,
        cards: None,
    };
    Ok(referee.give(campaign, &order).map_err(failed)?.head.seq)
}

/// The records as they are exported, one to a line.
fn bytes_of_json(store: &dyn Store, campaign: CampaignId, head: u64) -> io::Result<u64> {
    const AT_ONCE: u64 = 10_000;
    let mut bytes = 0;
    for from in (0..=head).step_by(AT_ONCE as usize) {
        let lines = store.read(campaign, from, from + AT_ONCE - 1).map_err(failed)?;
        bytes += lines.iter().map(|line| line.len() as u64 + 1).sum::<u64>();
    }
    Ok(bytes)
}

fn bytes_below(folder: &Path) -> io::Result<u64> {
    let mut bytes = 0;
    for entry in fs::read_dir(folder)? {
        let entry = entry?;
        let about = entry.metadata()?;
        bytes += if about.is_dir() { bytes_below(&entry.path())? } else { about.len() };
    }
    Ok(bytes)
}
