//! The map in a campaign: opening its fights as engagements, letting bots fight them out, and
//! telling the map how they ended.

use crate::CampaignCommand;
use crate::carry::{self, Carried, Heard, Spoils};
use crate::clauses::CAR_12;
use crate::command::{CloseFight, FightAsked, FightOut};
use crate::event::{EngagementAbandoned, EngagementClosed, EngagementPaused};
use crate::state::{Engagement, EngagementNumber, State};
use crate::systems::{realm, within};
use crate::{Deed, Draft, Event, Game, Refusal, Stop, organiser_only};
use campaign_map::CampaignMap;
use campaign_map::pieces::Side;
use campaign_map::sieges::Interim;
use chance::Dice;
use decider::{By, Contradiction, Seat};
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

/// A fight of a map for which somebody has to do something before the map goes on.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FightWaits {
    /// Who is in it: the attacker's seat, then the defender's. A garrison of nobody's has none.
    pub sides: Vec<Seat>,
    /// What is to be ordered: to open it, or to tell the map how it has ended.
    pub order: CampaignCommand,
}

/// The fights of a map that wait to be opened, or to be told to the map, in the order of their numbers; a fight that is being
/// played waits for nothing.
#[must_use]
pub fn fights_that_wait(state: &State, map: EngagementNumber) -> Vec<FightWaits> {
    let going_on = state.map(map).filter(|map| map.outcome.is_none());
    let fights = going_on.into_iter().flat_map(|map| &map.fights);
    let waits = fights.filter(|(_, about)| about.is_open()).filter_map(|(&fight, about)| {
        let order = match state.fought_as(map, fight) {
            None => CampaignCommand::OpenFight(FightAsked { map, fight }),
            Some(engagement) => {
                let played = &state.engagement(engagement)?.game;
                let over = played.is_played_out().then_some(CloseFight { engagement })?;
                CampaignCommand::CloseFight(over)
            }
        };
        let sides = [Side::Attacker, Side::Defender].into_iter();
        let sides = sides.filter_map(|side| about.party(side).seat.clone()).collect();
        Some(FightWaits { sides, order })
    });
    waits.collect()
}

/// Opens a fight of the map ([CAR-7](crate::clauses::CAR_7), [CAR-11](crate::clauses::CAR_11)).
pub(crate) fn open_fight(asked: FightAsked, draft: &mut Draft<'_>) -> Result<(), Stop> {
    let FightAsked { map: number, fight } = asked;
    of_the_map(draft, number, Deed::OpenFight)?;
    let state = draft.state();
    let about = state.map(number).and_then(|map| map.fights.get(&fight));
    let Some(about) = about.filter(|about| about.is_open()).cloned() else {
        return Refusal::NoSuchFight { fight }.into();
    };
    if let Some(engagement) = state.fought_as(number, fight) {
        let called = state.fight_called(number, fight);
        return Refusal::FoughtAlready { fight: called, engagement: state.called(engagement) }
            .into();
    }
    carry::open(asked, &about, draft)
}

/// Tells the map how an engagement has ended ([CAR-1](crate::clauses::CAR_1)).
pub(crate) fn close(asked: CloseFight, draft: &mut Draft<'_>) -> Result<(), Stop> {
    let number = asked.engagement;
    let engagement = draft.state().engagement(number);
    let open = engagement.filter(|engagement| !engagement.closed);
    let Some(carried) = open.and_then(|engagement| engagement.carried.clone()) else {
        return Refusal::NotOfTheMap { engagement: draft.state().called(number) }.into();
    };
    of_the_map(draft, carried.map, Deed::CloseFight)?;
    tell(number, &carried, draft)?;
    keep_up(carried.map, draft)
}

/// Tells the map how an engagement has ended, or what a turn of it has brought.
fn tell(number: EngagementNumber, carried: &Carried, draft: &mut Draft<'_>) -> Result<(), Stop> {
    let report = match carry::report(number, carried, draft)? {
        Heard::Settled(report) => report,
        Heard::Undecided(interim) => return pause(number, carried, interim, draft),
    };
    let game = draft.state().engagement(number).map(|engagement| &engagement.game);
    if let Some(system) = game.filter(|game| game.rests()).map(Game::system) {
        system.conclude(number, report.winner, draft)?;
    }
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

/// A turn of the map is over in an engagement that goes on in the next
/// ([CAR-25](crate::clauses::CAR_25)).
fn pause(
    engagement: EngagementNumber,
    &Carried { map, fight, .. }: &Carried,
    interim: Interim,
    draft: &mut Draft<'_>,
) -> Result<(), Stop> {
    let pieces = interim.pieces.clone();
    draft.record(Event::from(EngagementPaused { engagement, map, fight, pieces }))?;
    within::<CampaignMap>(map, &By::Rules, draft, |inner| {
        campaign_map::undecided(inner, fight, interim)
    })
}

/// Before the organiser rules on a fight that is being played, the map hears what it has broken and eaten so far; where
/// the ruling is that nothing is decided, what is played is broken off ([CAR-51](crate::clauses::CAR_51)).
pub(crate) fn before_ruling(
    map: EngagementNumber,
    ruling: &campaign_map::command::Rule,
    draft: &mut Draft<'_>,
) -> Result<(), Stop> {
    let state = draft.state();
    let Some(number) = state.fought_as(map, ruling.fight) else { return Ok(()) };
    let found = state.engagement(number).and_then(|engagement| {
        let carried = engagement.carried.as_ref()?;
        let realm = state.map(map)?;
        let fight = realm.fights.get(&ruling.fight).filter(|fight| fight.is_open())?;
        let watch = engagement.watch.as_ref()?;
        let spoils = engagement.game.spoils(watch, number, carried, realm, fight);
        Some((fight.castle.clone()?, engagement.system(), spoils))
    });
    let Some((castle, system, Spoils { damage, rations })) = found else { return Ok(()) };
    within::<CampaignMap>(map, &By::Rules, draft, |inner| {
        campaign_map::spoiled(inner, &castle, damage, rations)
    })?;
    if ruling.winner.is_some() {
        return Ok(());
    }
    system.break_off(number, draft)
}

/// What the map has decided meanwhile holds where it is played, too: fights that were ruled on, and sieges that
/// were lifted ([CAR-43](crate::clauses::CAR_43)) or that the last turn has ended
/// ([CAR-48](crate::clauses::CAR_48)).
pub(crate) fn keep_up(map: EngagementNumber, draft: &mut Draft<'_>) -> Result<(), Stop> {
    abandon_ruled(map, draft)?;
    while let Some((number, carried)) = resting(draft.state(), map, |realm, fight| {
        realm.fights.get(&fight).is_some_and(|it| it.lifted && it.is_open())
    }) {
        tell(number, &carried, draft)?;
    }
    while let Some((engagement, carried)) =
        resting(draft.state(), map, |realm, _| realm.outcome.is_some())
    {
        let (winner, fight) = (Side::Defender, carried.fight);
        let system = draft.state().engagement(engagement).map(Engagement::system);
        if let Some(system) = system {
            system.conclude(engagement, winner, draft)?;
        }
        let (pieces, damage) = Default::default();
        let closed = EngagementClosed { engagement, map, fight, winner, pieces, damage };
        draft.record(Event::from(closed))?;
    }
    realm::keep_up(map, draft)
}

/// The first engagement that waits for the next turn of a map and will not have one.
fn resting(
    state: &State,
    map: EngagementNumber,
    is_over: impl Fn(&campaign_map::State, u32) -> bool,
) -> Option<(EngagementNumber, Carried)> {
    let realm = state.map(map)?;
    state.engagements.iter().find_map(|(number, engagement)| {
        let carried = engagement.carried.as_ref().filter(|carried| carried.map == map)?;
        let waits = !engagement.closed && engagement.game.rests();
        (waits && is_over(realm, carried.fight)).then(|| (*number, carried.clone()))
    })
}

/// Whatever is played of a fight that the map counts as settled is played no more
/// ([MAP-10](campaign_map::clauses::MAP_10)).
fn abandon_ruled(map: EngagementNumber, draft: &mut Draft<'_>) -> Result<(), Stop> {
    let state = draft.state();
    let Some(realm) = state.map(map) else { return Ok(()) };
    let ruled = state.engagements.iter().filter_map(|(&engagement, it)| {
        let carried = it.carried.as_ref().filter(|carried| carried.map == map && !it.closed)?;
        let goes_on = realm.sieges.values().any(|siege| siege.fights.contains(&carried.fight));
        let settled = realm.fights.get(&carried.fight).is_none_or(|it| it.winner.is_some());
        let settled = settled && !goes_on;
        settled.then_some(EngagementAbandoned { engagement, map, fight: carried.fight })
    });
    let ruled: Vec<EngagementAbandoned> = ruled.collect();
    ruled.into_iter().try_for_each(|abandoned| draft.record(abandoned.into()))
}

/// Ten-sided dice that make the seed of the bots, and the most orders that they give.
const SEED_DICE: u32 = 8;
const MOST_ORDERS: u32 = 20_000;

/// Lets bots play an engagement of the map to its end ([CAR-12](crate::clauses::CAR_12)), or a siege for a turn of
/// the map ([CAR-51](crate::clauses::CAR_51)).
pub(crate) fn fight_out(asked: FightOut, draft: &mut Draft<'_>) -> Result<(), Stop> {
    organiser_only(draft, Deed::LetBotsFight)?;
    let number = asked.engagement;
    let engagement = draft.state().engagement(number);
    let Some(engagement) = engagement.filter(|it| it.carried.is_some() && !it.closed) else {
        return Refusal::NotOfTheMap { engagement: draft.state().called(number) }.into();
    };
    if engagement.game.is_played_out() {
        return Refusal::Over { engagement: draft.state().called(number) }.into();
    }
    let seed = te_wapen::ground::seed(&draft.roll(CAR_12, "bots", Dice::new(SEED_DICE, 10))?);
    let mut numbers = Numbers(SplitMix64::seed_from_u64(seed));
    for _ in 0..MOST_ORDERS {
        let Some(engagement) = draft.state().engagement(number) else { break };
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
