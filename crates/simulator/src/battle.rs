//! Battles of bots: one scenario, or several in turn.

mod arithmetic;
mod tally;

pub use arithmetic::{Arithmetic, Attacks, Turns};
pub use tally::{Tally, Usage, count};

use crate::game::{MOST_ORDERS, first_engagement, sha256, table};
use crate::series::Games;
use crate::tried::Tried;
use crate::{Bots, Dealt, Failed, Trouble};
use campaign::AnyCommand;
use chronicle::{CampaignId, Head, VerifyOptions};
use data_encoding::HEXLOWER;
use decider::By;
use referee::Reader;
use serde::Serialize;
use sha2::{Digest as _, Sha256};
use std::collections::BTreeMap;
use std::io;
use std::sync::Arc;
use te_wapen::pieces::Colour;
use te_wapen::state::Outcome;
use te_wapen::{Battle, Scenario, invariants, verdict};

/// What to play: the scenarios take turns.
#[derive(Debug, Clone)]
pub struct Plan {
    /// Each with its name.
    pub scenarios: Vec<(String, Scenario)>,
    /// The same seed gives the same games.
    pub seed: u64,
    /// How many games.
    pub games: u32,
    /// How many at once; the result does not depend on it.
    pub threads: usize,
}

/// A battle as it was played, with its log.
#[derive(Debug, Clone)]
pub struct Game {
    /// What is worth telling.
    pub played: Played,
    /// How often everything came into play.
    pub tally: Tally,
    /// What the cards and dice did.
    pub arithmetic: Arithmetic,
    /// The full log in file form.
    pub export: Vec<u8>,
}

/// What is worth telling of a battle.
#[derive(Debug, Clone, Serialize)]
pub struct Played {
    /// Its number in the series, from 1.
    pub game: u32,
    /// The scenario.
    pub scenario: String,
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
    /// Wounds that each army has lost, of how many.
    pub losses: BTreeMap<Colour, (u32, u32)>,
    /// The last record.
    pub head: Head,
    /// SHA-256 of the export, in hex.
    pub sha256: String,
}

/// Battles that were played.
#[derive(Debug, Clone, Serialize)]
pub struct Series {
    /// The seed.
    pub seed: u64,
    /// Every game, in order.
    pub games: Vec<Played>,
    /// How the armies came out of each scenario.
    pub standings: Vec<Standing>,
    /// What the cards and dice did, to be held against what they must do.
    pub arithmetic: Arithmetic,
    /// How often everything in the book came into play.
    pub usage: Usage,
    /// SHA-256 of all exports, one behind the other, in hex.
    pub sha256: String,
}

/// How the armies came out of a scenario.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize)]
pub struct Standing {
    /// The scenario.
    pub scenario: String,
    /// How often it was played.
    pub games: u32,
    /// Battles that each army won.
    pub wins: BTreeMap<Colour, u32>,
    /// Battles that nobody won.
    pub drawn: u32,
    /// Turns of all of them together.
    pub turns: u32,
}

/// Plays a series of battles; `take` is given each of them, in order, as soon as it is played.
///
/// # Errors
/// [`Failed`] with the first game that went wrong.
pub fn simulate(
    plan: &Plan,
    mut take: impl FnMut(&Game) -> io::Result<()>,
) -> Result<Series, Failed> {
    let (mut told, mut tally) = (Vec::new(), Tally::default());
    let mut arithmetic = Arithmetic::default();
    let mut hash = Sha256::new();
    let one = |number: u32| {
        let (name, scenario) = &plan.scenarios[(number as usize - 1) % plan.scenarios.len()];
        play(name, scenario, plan.seed, number)
    };
    let all = Games { seed: plan.seed, games: plan.games, threads: plan.threads };
    all.in_order(one, |game| {
        take(&game)?;
        hash.update(&game.export);
        tally.add(&game.tally);
        arithmetic.add(&game.arithmetic);
        told.push(game.played);
        Ok(())
    })?;
    Ok(Series {
        seed: plan.seed,
        standings: standings(plan, &told),
        arithmetic,
        usage: tally.usage(),
        games: told,
        sha256: HEXLOWER.encode(&hash.finalize()),
    })
}

fn standings(plan: &Plan, games: &[Played]) -> Vec<Standing> {
    let standing = |(name, _): &(String, Scenario)| {
        let mut standing = Standing { scenario: name.clone(), ..Standing::default() };
        for game in games.iter().filter(|game| game.scenario == *name) {
            standing.games += 1;
            standing.turns += game.turns;
            match game.outcome {
                Some(Outcome::Won(colour)) => *standing.wins.entry(colour).or_default() += 1,
                Some(Outcome::Drawn) | None => standing.drawn += 1,
            }
        }
        standing
    };
    plan.scenarios.iter().map(standing).collect()
}

/// Plays game `number` of the series with this seed, from the opening to the end.
///
/// # Errors
/// [`Trouble`]: a mistake of ours.
pub fn play(name: &str, scenario: &Scenario, seed: u64, number: u32) -> Result<Game, Trouble> {
    let numbers = Arc::new(Dealt::new(seed, number));
    let referee = table(&numbers);
    let title = format!("Simulation {seed}, game {number}");
    let new = referee.create(Some(&title), &scenario.clone().into())?;
    let bots = Bots::new(&referee, &numbers, new.campaign, first_engagement());
    let mut orders = 0;
    let seats = Colour::ALL.iter().map(|colour| colour.seat());
    let mut tried = Tried::new(Dealt::beside(seed, number), seats);
    let mut refused = Vec::new();
    while let Some(given) = bots.step()? {
        orders += 1;
        if orders > MOST_ORDERS {
            return Err(Trouble::Endless(orders));
        }
        let broken = bots.look::<Battle, _>(invariants::check)?;
        if !broken.is_empty() {
            let (notation, seq) = (given.notation, given.answer.head.seq);
            return Err(Trouble::Unsound { notation, seq, broken });
        }
        let AnyCommand::Battle(command) = given.command else { continue };
        refused.extend(bots.look::<Battle, _>(|battle| {
            tried.after(
                command,
                |by, command| decider::forecast::<Battle>(battle, by, command),
                |refusal: &te_wapen::Refusal| refusal.clause,
                ToString::to_string,
            )
        })??);
    }
    let mut export = Vec::new();
    let head = referee.export(new.campaign, &Reader::Keyed(By::Organiser), 0, &mut export)?;
    let verified = chronicle::verify(&export[..], &VerifyOptions { receipts: vec![head] })
        .map_err(Trouble::NotVerified)?;
    let (mut tally, arithmetic, replayed) = tally::count(&export).map_err(Trouble::NotCounted)?;
    refused.into_iter().for_each(|clause| tally.refusal(clause));
    let played = bots.look::<Battle, _>(|battle| {
        (*battle == replayed).then(|| Played {
            game: number,
            scenario: name.to_owned(),
            campaign: new.campaign,
            outcome: battle.outcome,
            turns: battle.turn,
            orders,
            records: verified.counts.records,
            rolls: verified.counts.sealed + verified.counts.thrown,
            losses: verdict::losses(battle),
            head,
            sha256: sha256(&export),
        })
    })?;
    let played = played.ok_or(Trouble::Replayed)?;
    Ok(Game { played, tally, arithmetic, export })
}
