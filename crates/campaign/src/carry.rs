//! What passes between the map and the fights on it, by the table in `rulebook.toml` (CAR): how a fight is
//! opened as an engagement, and what it ends with. What the map must know of a rule system, the system's file in
//! `systems/` says ([`FightsFor`]).

mod changes;

use crate::clauses::CAR_3;
use crate::command::FightAsked;
use crate::event::EngagementResumed;
use crate::state::{Engagement, EngagementNumber, State};
use crate::systems::{Watch, within};
use crate::{Draft, FightTitle, Occasion, Played, Refusal, Roles, Stop, System, Title, opened};
use campaign_map::CampaignMap;
use campaign_map::event::{After, How};
use campaign_map::fights::Report;
use campaign_map::names::Reputation;
use campaign_map::pieces::Side;
use campaign_map::pieces::{BannerId, Casualty, Cause, MapPiece, MapPlace, PieceId};
use campaign_map::sieges::{self, Interim};
use campaign_map::state::{Damage, Fight, Held};
pub(crate) use changes::Changes;
use decider::{By, Seat};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use std::collections::{BTreeMap, BTreeSet};

/// A rule system by which fights of the map are played: all that passes between the two.
pub(crate) trait FightsFor: Played {
    /// A piece of the fight, or a part of its ground, of whose fate the map will hear.
    type Thing: Ord;
    /// How it stands.
    type Condition: Clone + PartialEq;
    /// What the engagement is opened with.
    type Setup;

    /// Is a fight played by these rules? The first system of the list that says so plays it.
    fn plays(fight: &Fight) -> bool;

    /// Who of the map has come since to a fight that goes on over turns of the map, and with what it goes on;
    /// none: a fight of this system is over in a turn.
    fn prepare_again(
        _: &Asked<'_>,
        _: &Carried,
        _: &Self::State,
    ) -> Option<(WhoIsWho, Self::Setup)> {
        None
    }

    /// Ends an engagement that waits for the next turn of the map, and will have none.
    ///
    /// # Errors
    /// Refusals of the system.
    fn conclude(
        _: Side,
        _: &mut decider::Draft<'_, Self>,
    ) -> Result<(), decider::Stop<Self::Refusal>> {
        Ok(())
    }

    /// What the fight is opened as; none: there is no room for all of them, or the tables of the system do
    /// not know somebody.
    fn prepare(asked: &Asked<'_>) -> Option<Prepared<Self::Setup>>;

    /// Opens the engagement, with what is so from the start: ruins of earlier fights, leaders who are absent. Or
    /// goes on with it.
    ///
    /// # Errors
    /// Refusals of the system.
    fn begin(
        setup: &Self::Setup,
        draft: &mut decider::Draft<'_, Self>,
    ) -> Result<(), decider::Stop<Self::Refusal>>;

    /// Shows everything of whose fate the map will hear and that is there. What was shown before and is not
    /// shown any more is gone; the fact behind which something is shown otherwise is the cause of that
    /// ([CAR-13](crate::clauses::CAR_13)).
    fn look(state: &Self::State, show: &mut dyn FnMut(Self::Thing, Self::Condition));

    /// What a fight has broken so far, and what is left in the store of its town: the organiser may rule on it before
    /// it has ended ([CAR-51](crate::clauses::CAR_51)).
    fn spoils(_: &Fought<'_, Self>) -> Spoils {
        Spoils::default()
    }

    /// Breaks off what is played, until the next turn of the map ([CAR-51](crate::clauses::CAR_51)).
    ///
    /// # Errors
    /// Refusals of the system.
    fn break_off(_: &mut decider::Draft<'_, Self>) -> Result<(), decider::Stop<Self::Refusal>> {
        Ok(())
    }

    /// How the fight has ended, or a turn of it that has decided nothing; none while it is played.
    fn ending(fought: &Fought<'_, Self>) -> Option<Ending>;
}

/// A fight of the map that is to be opened.
pub(crate) struct Asked<'s> {
    /// The map.
    pub(crate) map: &'s campaign_map::State,
    /// The fight.
    pub(crate) fight: &'s Fight,
}

impl Asked<'_> {
    /// What the engagement is called.
    pub(crate) fn title(&self, occasion: Occasion) -> Title {
        let place = self.map.map.name(self.fight.ground.space()).to_owned();
        Title::Fight(FightTitle { occasion, place, turn: self.map.turn })
    }
}

/// Units and individuals of the map, and what stands for each: pieces of a battle, people of a siege.
pub(crate) type WhoIsWho = BTreeMap<PieceId, Vec<String>>;

/// What a fight is opened as.
pub(crate) struct Prepared<Setup> {
    /// The title of the engagement.
    pub(crate) title: Title,
    /// Which seat plays which role.
    pub(crate) roles: Roles,
    /// Who of the map is who.
    pub(crate) pieces: WhoIsWho,
    /// What the system opens it with.
    pub(crate) setup: Setup,
}

/// A fight that was played, with all that its ending is told from.
pub(crate) struct Fought<'s, S: FightsFor> {
    pub(crate) number: EngagementNumber,
    pub(crate) state: &'s S::State,
    pub(crate) changes: &'s Changes<S::Thing, S::Condition>,
    pub(crate) carried: &'s Carried,
    pub(crate) map: &'s campaign_map::State,
    pub(crate) fight: &'s Fight,
}

impl<S: FightsFor> Fought<'_, S> {
    /// The fact that has changed something last.
    pub(crate) fn cause(&self, thing: &S::Thing) -> Option<Cause> {
        self.changes.of(thing).map(|change| self.fact(change.fact))
    }

    /// A fact of this engagement as a cause.
    pub(crate) const fn fact(&self, fact: u32) -> Cause {
        Cause { engagement: self.number.0, fact }
    }
}

/// What a fight leaves behind besides those who fought.
#[derive(Default)]
pub(crate) struct Spoils {
    pub(crate) damage: BTreeMap<String, Damage>,
    /// What is left in the store of a walled town.
    pub(crate) rations: Option<u32>,
}

/// How an engagement has ended, or a turn of one that goes on over turns of the map.
pub(crate) struct Ending {
    /// Who has won; none: nothing is decided, and it goes on in the next turn.
    pub(crate) winner: Option<Side>,
    pub(crate) left: BTreeMap<PieceId, Left>,
    pub(crate) damage: BTreeMap<String, Damage>,
    /// What is left in the store of a walled town.
    pub(crate) rations: Option<u32>,
    /// Did the garrison give its town up, so that it marches away?
    pub(crate) given_up: bool,
    /// Who holds what of a town that goes on being besieged.
    pub(crate) held: Held,
    /// Banners of whom nobody fights on there.
    pub(crate) beaten: Vec<BannerId>,
}

impl Ending {
    /// How an engagement has ended that is over in a turn of the map.
    pub(crate) fn of(
        winner: Side,
        left: BTreeMap<PieceId, Left>,
        damage: BTreeMap<String, Damage>,
    ) -> Self {
        Self {
            winner: Some(winner),
            left,
            damage,
            rations: None,
            given_up: false,
            held: Held::default(),
            beaten: Vec::new(),
        }
    }
}

/// What the map hears of an engagement.
pub(crate) enum Heard {
    /// The fight is settled.
    Settled(Report),
    /// It goes on in the next turn of the map.
    Undecided(Interim),
}

/// How one of the map stands when its engagement is over.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Left {
    /// What it endures.
    pub(crate) wounds: u32,
    /// What has changed it last.
    pub(crate) cause: Option<Cause>,
    /// What is known of them already, so that no die asks for it.
    pub(crate) known: Option<Casualty>,
}

/// Opens a fight by the first system of the list that plays it, or goes on with the siege to which it belongs.
/// Which fights a siege makes, the map says by its orders: who besieges goes on and others stand by
/// ([CAR-42](crate::clauses::CAR_42)), a battle in the open comes first ([CAR-47](crate::clauses::CAR_47)), and
/// nobody marches out or repairs meanwhile ([CAR-49](crate::clauses::CAR_49),
/// [CAR-52](crate::clauses::CAR_52)).
pub(crate) fn open(asked: FightAsked, fight: &Fight, draft: &mut Draft<'_>) -> Result<(), Stop> {
    let (map, number) = (asked.map, asked.fight);
    match draft.state().besieging(map, fight) {
        Some(engagement) => {
            let system = draft.state().engagement(engagement).map(Engagement::system);
            let Some(system) = system else {
                return Refusal::NoTable { fight: draft.state().fight_called(map, number) }.into();
            };
            system.resume_fight(engagement, asked, fight, draft)?;
        }
        None => begin(asked, fight, draft)?,
    }
    if fight.town.is_none() {
        return Ok(());
    }
    within::<CampaignMap>(map, &By::Rules, draft, |inner| sieges::lay(inner, number))
}

fn begin(asked: FightAsked, fight: &Fight, draft: &mut Draft<'_>) -> Result<(), Stop> {
    let Some(system) = System::ALL.iter().find(|system| system.plays(fight)) else {
        return Refusal::NoTable { fight: draft.state().fight_called(asked.map, asked.fight) }
            .into();
    };
    system.open_fight(asked, fight, draft)
}

/// A system whose engagements can be watched while an order is decided.
pub(crate) trait Watched: FightsFor {
    /// Looks at an engagement after a fact, if it is watched.
    fn watch(watch: &mut Option<Watch>, state: &Self::State);
}

/// Opens a fight by one system.
pub(crate) fn open_by<S: Watched>(
    FightAsked { map, fight: number }: FightAsked,
    fight: &Fight,
    draft: &mut Draft<'_>,
) -> Result<(), Stop> {
    let prepared = draft.state().map(map).and_then(|map| S::prepare(&Asked { map, fight }));
    let Some(Prepared { title, roles, pieces, setup }) = prepared else {
        return Refusal::NoTable { fight: draft.state().fight_called(map, number) }.into();
    };
    let carried = Carried { map, fight: number, pieces };
    let engagement = opened(S::SYSTEM, title, roles, Some(carried), draft)?;
    within::<S>(engagement, &By::Organiser, draft, |inner| S::begin(&setup, inner))
}

/// Goes on with a fight that lasts over turns of the map, by one system
/// ([CAR-25](crate::clauses::CAR_25)).
pub(crate) fn resume_by<S: Watched>(
    engagement: EngagementNumber,
    FightAsked { map, fight: number }: FightAsked,
    fight: &Fight,
    draft: &mut Draft<'_>,
) -> Result<(), Stop> {
    let state = draft.state();
    let prepared = state.engagement(engagement).and_then(|it| {
        let asked = Asked { map: state.map(map)?, fight };
        S::prepare_again(&asked, it.carried.as_ref()?, it.game.played_by::<S>()?)
    });
    let Some((pieces, setup)) = prepared else {
        return Refusal::NoTable { fight: draft.state().fight_called(map, number) }.into();
    };
    draft.record(EngagementResumed { engagement, map, fight: number, pieces }.into())?;
    within::<S>(engagement, &By::Organiser, draft, |inner| S::begin(&setup, inner))
}

/// Ends an engagement that waits for the next turn of the map, and will have none.
pub(crate) fn conclude_by<S: Watched>(
    engagement: EngagementNumber,
    winner: Side,
    draft: &mut Draft<'_>,
) -> Result<(), Stop> {
    within::<S>(engagement, &By::Organiser, draft, |inner| S::conclude(winner, inner))
}

/// Breaks off what is played of a fight until the next turn of the map.
pub(crate) fn break_off_by<S: Watched>(
    engagement: EngagementNumber,
    draft: &mut Draft<'_>,
) -> Result<(), Stop> {
    within::<S>(engagement, &By::Organiser, draft, |inner| S::break_off(inner))
}

/// The seat of nobody's garrisons ([CAR-11](crate::clauses::CAR_11), [CAR-45](crate::clauses::CAR_45)).
pub const NEUTRAL: &str = "neutral";

/// The fight on the map that an engagement plays, and who of the map is who there.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Carried {
    /// The engagement that is the map.
    pub map: EngagementNumber,
    /// The number of the fight.
    pub fight: u32,
    /// Units and individuals of the map, and what stands for each: pieces of a battle, soldiers of a siege.
    pub pieces: BTreeMap<PieceId, Vec<String>>,
}

/// What an engagement, or a turn of it, ends with for the map; rolls for individuals who fell.
pub(crate) fn report(
    number: EngagementNumber,
    carried: &Carried,
    draft: &mut Draft<'_>,
) -> Result<Heard, Stop> {
    let state = draft.state();
    let Some((engagement, map, fight)) = looked_up(state, number, carried) else {
        return Refusal::NoSuchFight { fight: carried.fight }.into();
    };
    let watch = engagement.watch.as_ref();
    let ending = watch.and_then(|watch| engagement.game.ending(watch, number, carried, map, fight));
    let Some(Ending { winner, left, damage, rations, given_up, held, beaten }) = ending else {
        return Refusal::NotOver { engagement: state.called(number) }.into();
    };
    let (map, fight) = (map.clone(), fight.clone());
    let mut pieces = BTreeMap::new();
    for (id, left) in left {
        let Some(piece) = map.pieces.get(&id) else { continue };
        let side = fight.side_of(&id).unwrap_or(Side::Defender);
        let mut after = After {
            wounds: left.wounds,
            fate: None,
            place: piece.place.clone(),
            items: piece.items.clone(),
            titles: Vec::new(),
            cause: left.cause,
        };
        let captor = fight.party(side.other()).seat.clone();
        if left.known == Some(Casualty::Killed) {
            (after.fate, after.place) = (left.known, MapPlace::Lost);
        } else if left.known == Some(Casualty::Captured) {
            capture(&mut after, piece.of, captor);
        } else if left.known.is_some() {
            after.fate = left.known;
        } else if piece.individual && left.wounds == 0 {
            // In a siege that goes on nobody has lost the ground on which they lie.
            let keeps_ground = winner.is_none_or(|winner| winner == side);
            fall(&mut after, piece.of, keeps_ground, captor, draft)?;
        }
        pieces.insert(id, after);
    }
    let Some(winner) = winner else {
        let rations = rations.unwrap_or_default();
        return Ok(Heard::Undecided(Interim { pieces, rations, held, beaten }));
    };
    inherit(&map, &fight, winner, &mut pieces);
    titles(&map, &fight, winner, &mut pieces);
    let how = How::Played(number.0);
    Ok(Heard::Settled(Report { winner, how, pieces, damage, rations, given_up }))
}

fn looked_up<'s>(
    state: &'s State,
    number: EngagementNumber,
    carried: &Carried,
) -> Option<(&'s Engagement, &'s campaign_map::State, &'s Fight)> {
    let map = state.map(carried.map)?;
    let fight = map.fights.get(&carried.fight).filter(|fight| fight.is_open())?;
    Some((state.engagement(number)?, map, fight))
}

/// What becomes of an individual who has fallen ([CAR-3](crate::clauses::CAR_3)).
fn fall(
    after: &mut After,
    of: u32,
    has_won: bool,
    captor: Option<Seat>,
    draft: &mut Draft<'_>,
) -> Result<(), Stop> {
    let face = draft.roll_d6(CAR_3, "fate")?;
    let fate = match (has_won, face) {
        (false, ..=2) | (true, ..=1) => Casualty::Killed,
        (false, ..=4) | (true, ..=3) => Casualty::Lamed,
        (false, _) if captor.is_some() => Casualty::Captured,
        (false, _) => Casualty::Lamed,
        (true, _) => Casualty::Saved,
    };
    after.fate = Some(fate);
    match fate {
        Casualty::Killed => after.place = MapPlace::Lost,
        Casualty::Captured => capture(after, of, captor),
        Casualty::Lamed => after.wounds = 1.min(of),
        Casualty::Saved => after.wounds = of,
    }
    Ok(())
}

/// Nobody's garrison holds no captives: whoever falls into its hands is lamed instead
/// ([CAR-3](crate::clauses::CAR_3)).
fn capture(after: &mut After, of: u32, captor: Option<Seat>) {
    after.wounds = 1.min(of);
    after.fate = Some(if captor.is_some() { Casualty::Captured } else { Casualty::Lamed });
    if let Some(captor) = captor {
        after.place = MapPlace::Captive(captor);
    }
}

/// Items of the dead and captured go to an individual of the winner; a unit's banner is its own
/// ([CAR-5](crate::clauses::CAR_5)).
fn inherit(
    map: &campaign_map::State,
    fight: &Fight,
    winner: Side,
    pieces: &mut BTreeMap<PieceId, After>,
) {
    let is_down = |after: &After| matches!(after.fate, Some(Casualty::Killed | Casualty::Captured));
    let single = |id: &PieceId| map.pieces.get(id).is_some_and(|piece| piece.individual);
    let stands = |after: &After| after.wounds > 0 && !is_down(after);
    let mut of_winner = fight.party(winner).pieces.iter();
    let heir = of_winner.find(|id| single(id) && pieces.get(*id).is_some_and(stands));
    let Some(heir) = heir.cloned() else { return };
    let mut found: BTreeSet<String> = BTreeSet::new();
    for after in pieces.values_mut().filter(|after| is_down(after)) {
        found.append(&mut after.items);
    }
    if let Some(after) = pieces.get_mut(&heir) {
        after.items.append(&mut found);
    }
}

/// Titles that are earned ([CAR-6](crate::clauses::CAR_6)).
fn titles(
    map: &campaign_map::State,
    fight: &Fight,
    winner: Side,
    pieces: &mut BTreeMap<PieceId, After>,
) {
    let leads = |id: &&PieceId| {
        let row = map.pieces.get(*id).and_then(|piece| map.roster.get(&piece.troop));
        row.is_some_and(|row| row.leads)
    };
    let Some(general) = fight.party(winner).pieces.iter().find(leads) else { return };
    let wounds = |side: Side| -> u32 {
        let pieces = fight.party(side).pieces.iter().filter_map(|id| map.pieces.get(id));
        pieces.map(|piece| piece.wounds).sum()
    };
    let mut earned = Vec::new();
    if fight.castle.is_some() && winner == Side::Attacker {
        earned.push(Reputation::Besieger);
    }
    if wounds(winner) < wounds(winner.other()) {
        earned.push(Reputation::Bold);
    }
    let borne = map.pieces.get(general).map(MapPiece::known_for).unwrap_or_default();
    let Some(after) = pieces.get_mut(general).filter(|after| after.place != MapPlace::Lost) else {
        return;
    };
    after.titles = earned.into_iter().filter(|title| !borne.contains(title)).collect();
}
