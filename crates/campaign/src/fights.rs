//! The map in a campaign: opening its fights as engagements, letting bots fight them out, and
//! telling the map how they ended.

use crate::carry;
use crate::clauses::CAR_12;
use crate::command::{CloseFight, FightAsked, FightOut};
use crate::event::{EngagementAbandoned, EngagementClosed};
use crate::state::EngagementNumber;
use crate::systems::within;
use crate::{Deed, Draft, Event, Refusal, Stop, organiser_only};
use campaign_map::CampaignMap;
use chance::Dice;
use decider::{By, Contradiction};
use rand_xoshiro::{
    SplitMix64,
    rand_core::{Rng as _, SeedableRng as _},
};

/// The organiser, or a player of a map.
fn of_the_map(draft: &Draft<'_>, map: EngagementNumber, what: Deed) -> Result<(), Stop> {
    let players = draft.state().map(map).map(|map| &map.players);
    match draft.by() {
        By::Seat(seat) if players.is_some_and(|players| players.contains_key(seat)) => Ok(()),
        _ => organiser_only(draft, what),
    }
}

/// Opens a fight of the map ([CAR-7](crate::clauses::CAR_7), [CAR-11](crate::clauses::CAR_11)).
pub(crate) fn open_fight(asked: FightAsked, draft: &mut Draft<'_>) -> Result<(), Stop> {
    let FightAsked { map: number, fight } = asked;
    of_the_map(draft, number, Deed::OpenFight)?;
    let state = draft.state();
    let about = state.map(number).and_then(|map| map.fights.get(&fight));
    let Some(about) = about.filter(|about| about.winner.is_none()).cloned() else {
        return Refusal::NoSuchFight { fight }.into();
    };
    if let Some(engagement) = state.fought_as(number, fight) {
        return Refusal::FoughtAlready { fight, engagement }.into();
    }
    carry::open(asked, &about, draft)
}

/// Tells the map how an engagement has ended ([CAR-1](crate::clauses::CAR_1)).
pub(crate) fn close(asked: CloseFight, draft: &mut Draft<'_>) -> Result<(), Stop> {
    let number = asked.engagement;
    let engagement = draft.state().engagements.get(&number);
    let open = engagement.filter(|engagement| !engagement.closed);
    let Some(carried) = open.and_then(|engagement| engagement.carried.clone()) else {
        return Refusal::NotOfTheMap { engagement: number }.into();
    };
    of_the_map(draft, carried.map, Deed::CloseFight)?;
    let report = carry::report(number, &carried, draft)?;
    draft.record(Event::from(EngagementClosed {
        engagement: number,
        map: carried.map,
        fight: carried.fight,
        winner: report.winner,
        pieces: report.pieces.clone(),
        damage: report.damage.clone(),
    }))?;
    within::<CampaignMap>(carried.map, &By::Rules, draft, |inner| {
        campaign_map::settle(inner, carried.fight, report)
    })
}

/// Whatever is played of a fight that the map counts as settled is played no more
/// ([MAP-10](campaign_map::clauses::MAP_10)).
pub(crate) fn abandon_ruled(map: EngagementNumber, draft: &mut Draft<'_>) -> Result<(), Stop> {
    let state = draft.state();
    let Some(realm) = state.map(map) else { return Ok(()) };
    let ruled = state.engagements.iter().filter_map(|(&engagement, it)| {
        let carried = it.carried.as_ref().filter(|carried| carried.map == map && !it.closed)?;
        let settled = realm.fights.get(&carried.fight).is_none_or(|it| it.winner.is_some());
        settled.then_some(EngagementAbandoned { engagement, map, fight: carried.fight })
    });
    let ruled: Vec<EngagementAbandoned> = ruled.collect();
    ruled.into_iter().try_for_each(|abandoned| draft.record(abandoned.into()))
}

/// Ten-sided dice that make the seed of the bots, and the most orders that they give.
const SEED_DICE: u32 = 8;
const MOST_ORDERS: u32 = 20_000;

/// Lets bots play an engagement of the map to its end ([CAR-12](crate::clauses::CAR_12)).
pub(crate) fn fight_out(asked: FightOut, draft: &mut Draft<'_>) -> Result<(), Stop> {
    organiser_only(draft, Deed::LetBotsFight)?;
    let number = asked.engagement;
    let engagement = draft.state().engagements.get(&number);
    let Some(engagement) = engagement.filter(|it| it.carried.is_some() && !it.closed) else {
        return Refusal::NotOfTheMap { engagement: number }.into();
    };
    if engagement.game.progress().over {
        return Refusal::Over { engagement: number }.into();
    }
    let seed = te_wapen::ground::seed(&draft.roll(CAR_12, "bots", Dice::new(SEED_DICE, 10))?);
    let mut numbers = Numbers(SplitMix64::seed_from_u64(seed));
    for _ in 0..MOST_ORDERS {
        let Some(engagement) = draft.state().engagements.get(&number) else { break };
        let draw = &mut |count| numbers.below(count);
        let Some((by, order)) = engagement.game.bot_order(&|_| true, draw) else { break };
        let decided = order.decide(number, &by, draft);
        decided.map_err(|stop| bots_fault(&by, &order.notation(), stop))?;
    }
    Ok(())
}

/// Bots choose among legal orders; a refusal is their mistake, and nobody else's to mend.
fn bots_fault(by: &By, order: &str, stop: Stop) -> Stop {
    match stop {
        Stop::Refused(refusal) => Stop::Broken(Contradiction::new(format!(
            "the bot of {by} ordered `{order}`, and the rules said: {refusal}"
        ))),
        other => other,
    }
}

/// What the bots do follows from the seed that was rolled, for ever: a correction decides a fight again.
struct Numbers(SplitMix64);

impl Numbers {
    fn below(&mut self, count: u32) -> u32 {
        u32::try_from(((self.0.next_u64() >> 32) * u64::from(count)) >> 32).unwrap_or(0)
    }
}
