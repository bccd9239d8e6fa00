//! One whole game, and what is worth telling of it.

use crate::tried::Tried;
use crate::{Bots, Dealt, Tally, Ticking, Trouble};
use campaign::AnyCommand;
use chronicle::{CampaignId, Head, Scope, VerifyOptions};
use data_encoding::HEXLOWER;
use decider::By;
use lowenheim::figures::{Faction, Side};
use lowenheim::state::{Outcome, Whereabouts};
use lowenheim::{Scenario, Siege, State, invariants};
use referee::{Parts, Reader, Referee};
use serde::Serialize;
use sha2::{Digest as _, Sha256};
use std::collections::BTreeMap;
use std::sync::Arc;
use store::MemoryStore;

/// More orders than any game needs: one that goes on longer has lost its way.
pub(crate) const MOST_ORDERS: u64 = 50_000;

/// A game as it was played, with its log.
#[derive(Debug, Clone)]
pub struct Game {
    /// What is worth telling.
    pub played: Played,
    /// How often everything came into play.
    pub tally: Tally,
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
    pub ending: Option<Ending>,
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
    /// Who has won; ties share.
    pub winners: Vec<Faction>,
    /// The last record.
    pub head: Head,
    /// SHA-256 of the export, in hex.
    pub sha256: String,
}

/// How a siege can end.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Ending {
    /// The relief arrives: the city stands.
    Stands,
    /// Too many places have fallen: everybody has lost.
    Overwhelmed,
    /// No city figure is left: everybody has lost.
    NobodyLeft,
    /// The city is lost, and the Knight Eternal is far away with the wife: the Palace Guard wins
    /// alone.
    Escaped,
}

impl Ending {
    /// All four.
    pub const ALL: [Self; 4] = [Self::Stands, Self::Overwhelmed, Self::NobodyLeft, Self::Escaped];

    fn of(siege: &State) -> Option<Self> {
        let won = siege.scores.iter().any(|score| score.wins);
        Some(match siege.outcome? {
            Outcome::CityStands => Self::Stands,
            Outcome::Overwhelmed | Outcome::LastFigureGone if won => Self::Escaped,
            Outcome::Overwhelmed => Self::Overwhelmed,
            Outcome::LastFigureGone => Self::NobodyLeft,
        })
    }
}

/// Plays game `number` of the series with this seed, from the opening to the end.
///
/// # Errors
/// [`Trouble`]: a mistake of ours.
pub fn play(scenario: &Scenario, seed: u64, number: u32) -> Result<Game, Trouble> {
    let numbers = Arc::new(Dealt::new(seed, number));
    let referee = table(&numbers);
    let name = format!("Simulation {seed}, game {number}");
    let new = referee.create(Some(&name), &scenario.clone().into())?;
    let bots = Bots::new(&referee, &numbers, new.campaign, first_engagement());
    let mut orders = 0;
    let seats = Faction::ALL.map(Faction::seat);
    let mut tried = Tried::new(Dealt::beside(seed, number), seats);
    let mut refused = Vec::new();
    while let Some(given) = bots.step()? {
        orders += 1;
        if orders > MOST_ORDERS {
            return Err(Trouble::Endless(orders));
        }
        let broken = bots.look::<Siege, _>(invariants::check)?;
        if !broken.is_empty() {
            let (notation, seq) = (given.notation, given.answer.head.seq);
            let broken = broken.iter().map(ToString::to_string).collect();
            return Err(Trouble::Unsound { notation, seq, broken });
        }
        let AnyCommand::Siege(command) = given.command else { continue };
        refused.extend(bots.look::<Siege, _>(|siege| {
            tried.after(
                command,
                |by, command| decider::forecast::<Siege>(siege, by, command),
                |refusal: &lowenheim::Refusal| refusal.clause,
                ToString::to_string,
            )
        })??);
    }
    let mut export = Vec::new();
    let head = referee.export(new.campaign, &Reader::Keyed(By::Organiser), 0, &mut export)?;
    let verified = chronicle::verify(&export[..], &VerifyOptions { receipts: vec![head] })
        .map_err(Trouble::NotVerified)?;
    let mut tally = Tally::of_log(&export).map_err(Trouble::NotCounted)?;
    refused.into_iter().for_each(|clause| tally.refusal(clause));
    let played = bots.look::<Siege, _>(|siege| Played {
        game: number,
        campaign: new.campaign,
        ending: Ending::of(siege),
        turns: siege.turn,
        orders,
        records: verified.counts.records,
        rolls: verified.counts.sealed + verified.counts.thrown,
        losses: losses(siege),
        slain: slain(siege),
        scores: siege.scores.iter().map(|score| (score.faction, score.points)).collect(),
        winners: siege.scores.iter().filter(|it| it.wins).map(|it| it.faction).collect(),
        head,
        sha256: sha256(&export),
    })?;
    debug_assert!(played.ending.is_some(), "a game ends when nobody can act");
    Ok(Game { played, tally, export })
}

/// A referee in memory whose time and randomness come from a seed.
pub(crate) fn table(numbers: &Arc<Dealt>) -> Referee {
    let mut parts = Parts::new(Arc::new(MemoryStore::new()));
    parts.clock = Arc::new(Ticking::default());
    parts.randomness = numbers.clone();
    Referee::with(parts)
}

/// The scope of the engagement that a new campaign opens with.
pub(crate) fn first_engagement() -> Scope {
    #[expect(clippy::expect_used, reason = "the text is a scope")]
    "engagement/1".parse().expect("engagement/1 is a scope")
}

pub(crate) fn sha256(export: &[u8]) -> String {
    HEXLOWER.encode(&Sha256::digest(export))
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
