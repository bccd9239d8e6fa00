//! Campaigns of bots on a map: banners march, the first fight of every turn is fought out by bots, and all
//! others are settled by a ruling, so that a campaign of twelve turns takes seconds.

use crate::game::{MOST_ORDERS, first_engagement, sha256, table};
use crate::series::Games;
use crate::{Bots, Dealt, Failed, Trouble};
use campaign::{EngagementNumber, Game as Engaged, MapSetup, State};
use campaign_map::state::{Outcome, Phase};
use campaign_map::{invariants, verdict};
use chronicle::{CampaignId, Head, Scope, VerifyOptions};
use data_encoding::HEXLOWER;
use decider::{By, Seat};
use referee::{Order, Reader, Referee, Wanted};
use serde::Serialize;
use serde_json::{Value, json};
use sha2::{Digest as _, Sha256};
use std::collections::BTreeMap;
use std::io;
use std::sync::Arc;

/// The engagement that is the map.
pub(crate) const MAP: EngagementNumber = EngagementNumber(1);

/// The turns in which a demonstration must have come to its middle.
pub(crate) const MOST_TURNS: u32 = 9;

/// What to play.
#[derive(Debug, Clone)]
pub struct Plan {
    /// The map, the players and their banners.
    pub setup: MapSetup,
    /// The same seed gives the same games.
    pub seed: u64,
    /// How many campaigns.
    pub games: u32,
    /// How many at once; the result does not depend on it.
    pub threads: usize,
}

/// A campaign as it was played, with its log.
#[derive(Debug, Clone)]
pub struct Game {
    /// What is worth telling.
    pub played: Played,
    /// The full log in file form.
    pub export: Vec<u8>,
}

/// What is worth telling of a campaign.
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
    /// Points of everybody.
    pub points: BTreeMap<Seat, u32>,
    /// Battles that were fought out.
    pub battles: u32,
    /// Sieges that were fought out.
    pub sieges: u32,
    /// Fights that were settled by a ruling.
    pub rulings: u32,
    /// Pieces that ever joined, and those that were lost.
    pub pieces: (u32, u32),
    /// How many orders were given.
    pub orders: u64,
    /// How many records that made.
    pub records: u64,
    /// The last record.
    pub head: Head,
    /// SHA-256 of the export, in hex.
    pub sha256: String,
}

/// Campaigns that were played.
#[derive(Debug, Clone, Serialize)]
pub struct Series {
    /// The seed.
    pub seed: u64,
    /// Every campaign, in order.
    pub games: Vec<Played>,
    /// How often each seat won, alone or with others.
    pub wins: BTreeMap<Seat, u32>,
    /// SHA-256 of all exports, one behind the other, in hex.
    pub sha256: String,
}

/// Plays a series of campaigns; `take` is given each of them, in order, as soon as it is played.
///
/// # Errors
/// [`Failed`] with the first game that went wrong.
pub fn simulate(
    plan: &Plan,
    mut take: impl FnMut(&Game) -> io::Result<()>,
) -> Result<Series, Failed> {
    let (mut games, mut wins, mut hash) = (Vec::new(), BTreeMap::new(), Sha256::new());
    let one = |number: u32| play(&plan.setup, plan.seed, number);
    let all = Games { seed: plan.seed, games: plan.games, threads: plan.threads };
    all.in_order(one, |game| {
        take(&game)?;
        hash.update(&game.export);
        for seat in game.played.outcome.iter().flat_map(|outcome| &outcome.winners) {
            *wins.entry(seat.clone()).or_default() += 1;
        }
        games.push(game.played);
        Ok(())
    })?;
    let sha256 = HEXLOWER.encode(&hash.finalize());
    Ok(Series { seed: plan.seed, games, wins, sha256 })
}

/// Plays campaign `number` of the series with this seed, from the opening to the end.
///
/// # Errors
/// [`Trouble`]: a mistake of ours.
pub fn play(setup: &MapSetup, seed: u64, number: u32) -> Result<Game, Trouble> {
    let numbers = Arc::new(Dealt::new(seed, number));
    let referee = table(&numbers);
    let title = format!("Simulation {seed}, campaign {number}");
    let scenario = campaign::AnySetup::Map(Box::new(setup.clone()));
    let new = referee.create(Some(&title), &scenario)?;
    let scope = first_engagement();
    let bots = Bots::new(&referee, &numbers, new.campaign, scope.clone());
    let (mut orders, mut rulings, mut fought_in) = (0, 0, 0);
    loop {
        orders += 1;
        if orders > MOST_ORDERS {
            return Err(Trouble::Endless(orders));
        }
        let given = bots.step()?;
        let notation = match given {
            Some(given) => given.notation,
            None => {
                let place = referee.place(new.campaign, None)?;
                let state = &place.standing.state;
                let Some(map) = state.map(MAP).filter(|map| map.outcome.is_none()) else { break };
                let draw = numbers.below(2);
                let (at, order) = settled(state, map, &mut fought_in, draw, &scope);
                rulings += u32::from(matches!(order, Wanted::Notation(_)));
                let text = match &order {
                    Wanted::Notation(text) => text.clone(),
                    Wanted::Json(value) => value.to_string(),
                };
                let order = Order {
                    batch: referee.new_batch(),
                    head: place.head.seq,
                    by: By::Organiser,
                    scope: at,
                    command: order,
                    nonce: Some(numbers.nonce()),
                    thrown: None,
                };
                referee.give(new.campaign, &order).map_err(|rejected| Trouble::Rejected {
                    by: By::Organiser,
                    notation: text.clone(),
                    rejected: Box::new(rejected),
                })?;
                text
            }
        };
        let broken = bots.look_at(|engagement| match &engagement.game {
            Engaged::Map(map) => invariants::check(map),
            Engaged::Siege(_) | Engaged::Battle(_) => Vec::new(),
        })?;
        if !broken.is_empty() {
            let seq = referee.head(new.campaign)?.seq;
            return Err(Trouble::Unsound { notation, seq, broken });
        }
    }
    told(&referee, new.campaign, number, orders, rulings)
}

/// What the organiser orders while fights are open: the first of each turn is opened, fought out and
/// closed; they rule on the others.
fn settled(
    state: &State,
    map: &campaign_map::State,
    fought_in: &mut u32,
    draw: u32,
    scope: &Scope,
) -> (Scope, Wanted) {
    let open = map.fights.iter().find(|(_, fight)| fight.winner.is_none());
    let fight = open.map_or(0, |(number, _)| *number);
    debug_assert!(map.phase == Phase::Battles);
    let whole = |order: Value| (Scope::Campaign, Wanted::Json(order));
    if let Some(number) = state.fought_as(MAP, fight) {
        let over = state.engagements.get(&number).is_some_and(|it| match &it.game {
            Engaged::Battle(battle) => battle.outcome.is_some(),
            Engaged::Siege(siege) => siege.outcome.is_some(),
            Engaged::Map(_) => false,
        });
        let asked = json!({ "engagement": number });
        let word = if over { "close_fight" } else { "fight_out" };
        return whole(json!({ word: asked }));
    }
    if *fought_in < map.turn {
        *fought_in = map.turn;
        return whole(json!({ "open_fight": { "map": MAP, "fight": fight } }));
    }
    let winner = if draw == 0 { "attacker" } else { "defender" };
    let text = format!("rule {fight} {winner} because nobody plays it");
    (scope.clone(), Wanted::Notation(text))
}

fn told(
    referee: &Referee,
    campaign: CampaignId,
    number: u32,
    orders: u64,
    rulings: u32,
) -> Result<Game, Trouble> {
    let mut export = Vec::new();
    let head = referee.export(campaign, &Reader::Keyed(By::Organiser), 0, &mut export)?;
    let verified = chronicle::verify(&export[..], &VerifyOptions { receipts: vec![head] })
        .map_err(Trouble::NotVerified)?;
    let place = referee.place(campaign, None)?;
    let state = &place.standing.state;
    let map = state.map(MAP).ok_or_else(|| Trouble::OtherGame(first_engagement()))?;
    let closed = |wanted: fn(&Engaged) -> bool| {
        let closed = state.engagements.values().filter(|it| it.closed && wanted(&it.game));
        u32::try_from(closed.count()).unwrap_or(u32::MAX)
    };
    let lost = map.pieces.values().filter(|piece| !piece.is_there()).count();
    let count = |count: usize| u32::try_from(count).unwrap_or(u32::MAX);
    let seats = map.players.keys();
    let played = Played {
        game: number,
        campaign,
        outcome: map.outcome.clone(),
        turns: map.turn,
        points: seats.map(|seat| (seat.clone(), verdict::points(map, seat))).collect(),
        battles: closed(|game| matches!(game, Engaged::Battle(_))),
        sieges: closed(|game| matches!(game, Engaged::Siege(_))),
        rulings,
        pieces: (count(map.pieces.len()), count(lost)),
        orders,
        records: verified.counts.records,
        head,
        sha256: sha256(&export),
    };
    Ok(Game { played, export })
}
