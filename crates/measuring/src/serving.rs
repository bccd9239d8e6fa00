//! Requests a second, ours beside those of a bare server, both asked by the same client; and how long a server takes to begin.

use crate::{
    figures::{rate, tell, tell_shares},
    http::{Asker, Connection, Same, load},
    kept::{Kept, KeptCampaign, failed},
    playing::Player,
    process::Process,
};
use breaking::Random;
use std::{
    io,
    path::Path,
    time::{Duration, Instant},
};

/// How long each of them is asked.
const EACH: Duration = Duration::from_secs(4);
/// So many ask at once.
const CONNECTIONS: usize = 64;
/// So many look back at once.
const LOOKING: usize = 8;

/// Looks at a campaign as it stood at some record.
struct LookingBack {
    campaign: KeptCampaign,
    random: Random,
}

impl Asker for LookingBack {
    async fn ask(&mut self, connection: &mut Connection) -> io::Result<bool> {
        let KeptCampaign { id, records, organiser, .. } = &self.campaign;
        let at = self.random.any() % records;
        let path = format!("/api/campaigns/{id}/view?at={at}");
        Ok(connection.get(&path, Some(organiser)).await?.status == 200)
    }
}

fn same(method: &'static str, path: &str, body: &str) -> Vec<Same> {
    let one = || Same { method, path: path.to_owned(), key: None, body: body.to_owned() };
    (0..CONNECTIONS).map(|_| one()).collect()
}

fn told(name: &str, (mut times, took): (Vec<Duration>, Duration)) {
    tell(name, rate(times.len() as u64, took), "requests/s");
    tell_shares(name, &mut times);
}

pub(crate) async fn measure(folder: &Path, program: &Path, peers: &Path) -> io::Result<()> {
    let kept = Kept::of(folder, 256, 500)?;
    let long = Kept::of(folder, 1, 100_000)?;

    let bare = Process::bare(peers, folder)?;
    told("bare.hello", load(&bare.address, same("GET", "/hello", ""), EACH).await?);
    let event = format!("{{\"pad\":\"{}\"}}", "x".repeat(390));
    told("bare.append", load(&bare.address, same("POST", "/append", &event), EACH).await?);
    drop(bare);

    let ours = Process::ours(program, &kept.data)?;
    told("ours.hello", load(&ours.address, same("GET", "/api/health", ""), EACH).await?);
    let mut connection = Connection::to(&ours.address).await?;
    let mut players = Vec::new();
    for campaign in kept.campaigns.iter().take(CONNECTIONS) {
        players.push(Player::comes(&mut connection, campaign).await?);
    }
    told("ours.order", load(&ours.address, players, EACH).await?);
    drop(ours);

    let ours = Process::ours(program, &long.data)?;
    let looking = |number| LookingBack {
        campaign: long.campaigns[0].clone(),
        random: Random::new(7, number),
    };
    let looking = (0..LOOKING as u32).map(looking).collect();
    told("ours.view_at", load(&ours.address, looking, EACH).await?);
    Ok(())
}

/// How long it takes from the start of the program until a campaign is shown.
async fn until_shown(program: &Path, kept: &Kept) -> io::Result<(Process, Duration)> {
    let begun = Instant::now();
    let ours = Process::ours(program, &kept.data)?;
    let campaign = kept.first()?;
    let path = format!("/api/campaigns/{}/view", campaign.id);
    let mut connection = Connection::to(&ours.address).await?;
    let shown = connection.get(&path, Some(&campaign.organiser)).await?;
    if shown.status != 200 {
        return Err(failed(format!("{path}: {}", shown.status)));
    }
    Ok((ours, begun.elapsed()))
}

/// With few campaigns and many; behind a kill, with a short log and a long one; and what a campaign takes of memory.
pub(crate) async fn starts(folder: &Path, program: &Path) -> io::Result<()> {
    for count in [10, 10_000] {
        let kept = Kept::of(folder, count, 0)?;
        let (_, took) = until_shown(program, &kept).await?;
        tell(&format!("ours.start.{count}"), took.as_secs_f64() * 1e6, "us");
    }
    for records in [10_000, 1_000_000] {
        let kept = Kept::of(folder, 1, records)?;
        let (ours, _) = until_shown(program, &kept).await?;
        let mut connection = Connection::to(&ours.address).await?;
        let mut player = Player::comes(&mut connection, kept.first()?).await?;
        for _ in 0..20 {
            player.ask(&mut connection).await?;
        }
        // It is killed here, with orders that the database has not taken over.
        drop(ours);
        let (_, took) = until_shown(program, &kept).await?;
        tell(&format!("ours.start_again.{records}"), took.as_secs_f64() * 1e6, "us");
    }
    let kept = Kept::of(folder, 256, 500)?;
    let (ours, _) = until_shown(program, &kept).await?;
    let before = ours.memory()?;
    let mut connection = Connection::to(&ours.address).await?;
    for campaign in &kept.campaigns[1..] {
        let path = format!("/api/campaigns/{}/view", campaign.id);
        connection.get(&path, Some(&campaign.organiser)).await?;
    }
    let taken = ours.memory()?.saturating_sub(before);
    tell("ours.memory", taken as f64 / (kept.campaigns.len() - 1) as f64, "bytes/campaign");
    Ok(())
}
