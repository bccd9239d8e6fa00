//! One whole game, and what is worth telling of it.

use crate::{Bots, Dealt, Ticking, Trouble};
use chronicle::{CampaignId, Head, Scope, VerifyOptions};
use decider::By;
use lowenheim::figures::{Faction, Side};
use lowenheim::state::{Outcome, Step, Whereabouts};
use lowenheim::{Scenario, State, invariants};
use referee::{Parts, Reader, Referee};
use serde::Serialize;
use sha2::{Digest as _, Sha256};
use std::collections::BTreeMap;
use std::sync::Arc;
use store::MemoryStore;

/// More orders than any siege needs: a game that goes on longer has lost its way.
const MOST_ORDERS: u64 = 50_000;

/// A game as it was played, with its log.
#[derive(Debug, Clone)]
pub struct Game {
    /// What is worth telling.
    pub played: Played,
    /// The full log in file form.
    pub export: Vec<u8>,
}

/// What is worth telling of a game.
#[derive(Debug, Clone, Serialize)]
pub struct Played {
    /// Its number in the series, from 1.
    pub game: u32,
    /// The campaign's id.
    pub campaign: CampaignId,
    /// How it ended.
    pub outcome: Option<Outcome>,
    /// In which turn.
    pub turns: u32,
    /// How many orders were given.
    pub orders: u64,
    /// How many records that made.
    pub records: u64,
    /// Dice thrown and cards drawn.
    pub rolls: u64,
    /// Figures of each faction that were not on the map at the end.
    pub losses: BTreeMap<Faction, u32>,
    /// Enemy figures slain.
    pub slain: u32,
    /// Points of each faction.
    pub scores: BTreeMap<Faction, u32>,
    /// The last record.
    pub head: Head,
    /// SHA-256 of the export, in hex.
    pub sha256: String,
}

/// Plays game `number` of the series with this seed, from the opening to the end.
///
/// # Errors
/// [`Trouble`]: a mistake of ours.
pub fn play(scenario: &Scenario, seed: u64, number: u32) -> Result<Game, Trouble> {
    let randomness = Arc::new(Dealt::new(seed, number));
    let mut parts = Parts::new(Arc::new(MemoryStore::new()));
    parts.clock = Arc::new(Ticking::default());
    parts.randomness = randomness.clone();
    let referee = Referee::with(parts);
    let name = format!("Simulation {seed}, game {number}");
    let new = referee.create(Some(&name), scenario)?;
    let scope = first_engagement();
    let bots = Bots::new(&referee, &*randomness, new.campaign, scope);
    let mut orders = 0;
    while let Some(given) = bots.step()? {
        orders += 1;
        if orders > MOST_ORDERS {
            return Err(Trouble::Endless(orders));
        }
        let broken = invariants::check(&bots.siege()?);
        if !broken.is_empty() {
            let (notation, seq) = (given.notation, given.answer.head.seq);
            return Err(Trouble::Unsound { notation, seq, broken });
        }
    }
    let mut export = Vec::new();
    let head = referee.export(new.campaign, &Reader::Keyed(By::Organiser), 0, &mut export)?;
    let verified = chronicle::verify(&export[..], &VerifyOptions { receipts: vec![head] })
        .map_err(Trouble::NotVerified)?;
    let siege = bots.siege()?;
    let played = Played {
        game: number,
        campaign: new.campaign,
        outcome: siege.outcome,
        turns: siege.turn,
        orders,
        records: verified.counts.records,
        rolls: verified.counts.sealed + verified.counts.thrown,
        losses: losses(&siege),
        slain: slain(&siege),
        scores: siege.scores.iter().map(|score| (score.faction, score.points)).collect(),
        head,
        sha256: Sha256::digest(&export).iter().map(|byte| format!("{byte:02x}")).collect(),
    };
    debug_assert_eq!(siege.step, Some(Step::Over), "a game ends when nobody can act");
    Ok(Game { played, export })
}

/// The scope of the siege that a new campaign opens with.
fn first_engagement() -> Scope {
    #[expect(clippy::expect_used, reason = "the text is a scope")]
    "engagement/1".parse().expect("engagement/1 is a scope")
}

fn losses(siege: &State) -> BTreeMap<Faction, u32> {
    let mut losses: BTreeMap<Faction, u32> =
        Faction::ALL.into_iter().map(|faction| (faction, 0)).collect();
    for (id, figure) in &siege.figures {
        if !matches!(figure.whereabouts, Whereabouts::Map(_))
            && let Some(lost) = id.kind().faction().and_then(|faction| losses.get_mut(&faction))
        {
            *lost += 1;
        }
    }
    losses
}

fn slain(siege: &State) -> u32 {
    let gone = siege.figures.iter().filter(|(id, figure)| {
        id.kind().side() == Side::Enemy && !matches!(figure.whereabouts, Whereabouts::Map(_))
    });
    u32::try_from(gone.count()).unwrap_or(u32::MAX)
}
