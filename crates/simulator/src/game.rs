//! One whole game, of whichever rule system, and what is worth telling of it.

use crate::fights::{Fights, MAP, first_engagement};
use crate::tried::Tried;
use crate::{Bots, Dealt, Tally, Ticking, Trouble};
use campaign::{AnySetup, Campaign, System};
use chronicle::{CampaignId, Head, Line, VerifyOptions};
use data_encoding::HEXLOWER;
use decider::{By, Decider as _};
use referee::{Parts, Reader, Referee, codec};
use rulebook::Outcome;
use serde::Serialize;
use sha2::{Digest as _, Sha256};
use std::collections::BTreeMap;
use std::sync::Arc;
use store::MemoryStore;

/// More orders than any game needs: one that goes on longer has lost its way.
const MOST_ORDERS: u64 = 50_000;

/// A game as it was played, with its log.
#[derive(Debug, Clone)]
pub struct Game {
    /// What is worth telling.
    pub played: PlayedGame,
    /// How often everything came into play.
    pub tally: Tally,
    /// The full log in file form.
    pub export: Vec<u8>,
}

/// What is worth telling of a game.
#[derive(Debug, Clone, Serialize)]
pub struct PlayedGame {
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
    /// Of a map: fights that were fought out, by their rules.
    #[serde(skip_serializing_if = "BTreeMap::is_empty")]
    pub fights: BTreeMap<System, u32>,
    /// Of a map: fights that were settled by a ruling.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub rulings: Option<u32>,
    /// The last record.
    pub head: Head,
    /// SHA-256 of the export, in hex.
    pub sha256: String,
}

/// Plays game `number` of the series with this seed, from the opening to the end.
///
/// # Errors
/// [`Trouble`]: a mistake of ours.
pub fn play(name: &str, setup: &AnySetup, seed: u64, number: u32) -> Result<Game, Trouble> {
    let numbers = Arc::new(Dealt::new(seed, number));
    let referee = table(&numbers);
    let title = format!("Simulation {seed}, game {number}");
    let new = referee.create(Some(&title), setup)?;
    let bots = Bots::new(&referee, &numbers, new.campaign, first_engagement());
    let mut tried = Tried::new(Dealt::beside(seed, number), setup.roles());
    let mut fights = Fights::new(&referee, &numbers, new.campaign);
    let (mut orders, mut refused) = (0, Vec::new());
    loop {
        let given = bots.step()?;
        let notation = match &given {
            Some(given) => given.notation.clone(),
            None => match fights.settle()? {
                Some(notation) => notation,
                None => break,
            },
        };
        orders += 1;
        if orders > MOST_ORDERS {
            return Err(Trouble::Endless(orders));
        }
        let broken = bots.look_at(|engagement| engagement.game.broken())?;
        if !broken.is_empty() {
            let seq = referee.head(new.campaign)?.seq;
            return Err(Trouble::Unsound { notation, seq, broken });
        }
        if let Some(given) = given {
            let look = |it: &campaign::Engagement| tried.after(given.command, &it.game);
            refused.extend(bots.look_at(look)??);
        }
    }
    let mut export = Vec::new();
    let head = referee.export(new.campaign, &Reader::Keyed(By::Organiser), 0, &mut export)?;
    let verified = chronicle::verify(&export[..], &VerifyOptions::with_receipts(vec![head]))
        .map_err(Trouble::NotVerified)?;
    let mut tally = Tally::of_log(&export).map_err(Trouble::NotCounted)?;
    refused.into_iter().for_each(|clause| tally.refusal(clause));
    let state = &referee.place(new.campaign, None)?.standing.state;
    if folded(&export).map_err(Trouble::NotCounted)? != *state {
        return Err(Trouble::Replayed);
    }
    let played = bots.look_at(|engagement| PlayedGame {
        game: number,
        scenario: name.to_owned(),
        campaign: new.campaign,
        outcome: engagement.game.outcome(),
        turns: engagement.game.progress().turn,
        orders,
        records: verified.counts.records,
        rolls: verified.counts.sealed + verified.counts.thrown,
        fights: fights.fought(state),
        rulings: state.map(MAP).map(|_| fights.rulings),
        head,
        sha256: HEXLOWER.encode(&Sha256::digest(&export)),
    })?;
    debug_assert!(played.outcome.is_some(), "a game ends when nobody can act");
    Ok(Game { played, tally, export })
}

/// The campaign at the end of a log in which nothing was ever taken back.
fn folded(export: &[u8]) -> Result<campaign::State, String> {
    let mut state = campaign::State::default();
    for text in std::str::from_utf8(export).map_err(|error| error.to_string())?.lines() {
        let line = Line::read(text).map_err(|flaw| flaw.to_string())?;
        if let Some(event) = codec::event_of(&line).map_err(|error| error.to_string())? {
            Campaign::evolve(&mut state, &event).map_err(|error| error.to_string())?;
        }
    }
    Ok(state)
}

/// A referee in memory whose time and randomness come from a seed.
pub(crate) fn table(numbers: &Arc<Dealt>) -> Referee {
    let mut parts = Parts::new(Arc::new(MemoryStore::new()));
    parts.clock = Arc::new(Ticking::default());
    parts.randomness = numbers.clone();
    Referee::with(parts)
}
