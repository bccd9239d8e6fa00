//! A realm in a campaign: it is asked for by its scenario. No fight of the map is played by it; but a map may wait for
//! one, before its first turn ([CAR-31](campaign_map::clauses::CAR_31)) or when the estates meet
//! ([CAR-36](campaign_map::clauses::CAR_36)). The map says when: a realm is opened then, and what it ends with is
//! carried to the map. What the organiser breaks off or rules on there, is played no more here.

use super::lines::unplayed;
use super::setup::{NotScenario, Opens, read_toml};
use super::{System, within};
use crate::carry::{Asked, Ending, FightsFor, Fought, Prepared};
use crate::event::RealmClosed;
use crate::state::{EngagementNumber, State};
use crate::{Draft, EngagementOpened, Opening, Roles, Stop, Title};
use campaign_map::CampaignMap;
use campaign_map::event::RealmGame;
use campaign_map::pieces::Cause;
use campaign_map::realm::Won;
use campaign_map::scenario::RealmSetUp;
use campaign_map::state::Fight;
use decider::{By, Contradiction, Seat};
use lowenherz::estates::{Estate, estates};
use lowenherz::scenario::Player;
use lowenherz::state::{SetUp, Talk};
use lowenherz::{Realm, Scenario};
use messages::Language;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

impl Opens for Realm {
    type Setup = Scenario;

    const MARK: Option<&'static str> = Some("prince");
    /// Who plays and what the deck is made of, is known to all; what is dealt is dealt when it opens.
    const IS_PUBLIC: bool = true;

    fn read(text: &str) -> Result<Scenario, NotScenario> {
        let scenario = read_toml(text)?;
        lowenherz::check(&scenario).map_err(|refusal| unplayed(text, refusal))?;
        Ok(scenario)
    }

    fn scenario(setup: &Scenario) -> &Scenario {
        setup
    }

    fn scenario_mut(setup: &mut Scenario) -> &mut Scenario {
        setup
    }

    fn summary(setup: &Scenario, language: Language) -> String {
        setup.summary_in(language)
    }

    fn opening(scenario: Scenario) -> Result<Opening<Self>, NotScenario> {
        Ok(Opening { scenario, library: (), roles: Roles::default() })
    }
}

impl FightsFor for Realm {
    type Thing = ();
    type Condition = ();
    type Setup = ();

    fn plays(_: &Fight) -> bool {
        false
    }

    fn prepare(_: &Asked<'_>) -> Option<Prepared<()>> {
        None
    }

    fn begin(_: &(), _: &mut decider::Draft<'_, Self>) -> Result<(), decider::Stop<Self::Refusal>> {
        Ok(())
    }

    fn look(_: &Self::State, _: &mut dyn FnMut((), ())) {}

    fn ending(_: &Fought<'_, Self>) -> Option<Ending> {
        None
    }
}

/// What the game before the map is called.
const PROLOGUE: &str = "A game for the realm";
/// What the game of the estates is called.
const ESTATES: &str = "The estates";
/// Characters of a prince's name.
const NAME: usize = 40;

/// For which map a realm is played, and as what.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct RealmOf {
    /// The engagement that is the map.
    pub map: EngagementNumber,
    /// Which of its games.
    pub game: RealmGame,
}

/// What a map waits for is opened, what it does not wait for any more is closed, and what is over is carried to it.
pub(crate) fn keep_up(number: EngagementNumber, draft: &mut Draft<'_>) -> Result<(), Stop> {
    close_ended(number, draft)?;
    open_awaited(number, draft)?;
    carry(number, draft)
}

/// The realm that is played for a map now.
fn played_for(state: &State, map: EngagementNumber) -> Option<(EngagementNumber, RealmGame)> {
    let mut open = state.engagements.iter().filter(|(_, engagement)| !engagement.closed);
    open.find_map(|(number, engagement)| {
        let of = engagement.realm_of.as_ref().filter(|of| of.map == map)?;
        Some((*number, of.game))
    })
}

impl State {
    /// The engagement in which is played what a map waits for.
    #[must_use]
    pub fn realm_of(&self, map: EngagementNumber) -> Option<EngagementNumber> {
        played_for(self, map).map(|(number, _)| number)
    }
}

/// What the organiser has broken off, or ruled on.
fn close_ended(map: EngagementNumber, draft: &mut Draft<'_>) -> Result<(), Stop> {
    let state = draft.state();
    let Some((engagement, game)) = played_for(state, map) else { return Ok(()) };
    let awaited = state.map(map).and_then(campaign_map::State::awaited_realm);
    if awaited.is_some_and(|(awaited, _)| awaited == game) {
        return Ok(());
    }
    draft.record(RealmClosed { engagement, map, broken_off: true }.into())
}

fn open_awaited(map: EngagementNumber, draft: &mut Draft<'_>) -> Result<(), Stop> {
    let state = draft.state();
    let Some(on_map) = state.map(map) else { return Ok(()) };
    let Some((game, seats)) = on_map.awaited_realm() else { return Ok(()) };
    if played_for(state, map).is_some() {
        return Ok(());
    }
    let scenario = scenario(on_map, game, &seats);
    let colours = scenario.colours().into_iter().map(lowenherz::colours::Colour::seat);
    let engagement = state.next_engagement();
    let opened = EngagementOpened {
        engagement,
        system: System::Realm,
        title: Title::Given(scenario.title.clone()),
        rules: state.rules_of_next(System::Realm),
        roles: Roles::of(colours.zip(seats)),
        carried: None,
        realm_of: Some(RealmOf { map, game }),
    };
    draft.record(opened.into())?;
    within::<Realm>(engagement, &By::Organiser, draft, |inner| lowenherz::open(&scenario, inner))
}

/// Basic by default, and the estates always; two players have a set-up of their own.
fn scenario(map: &campaign_map::State, game: RealmGame, seats: &[Seat]) -> Scenario {
    let usual = if seats.len() == 2 { SetUp::Variable } else { SetUp::Basic };
    let asked = map.prologue.as_ref().and_then(|prologue| prologue.scenario.realm.as_ref());
    let (title, set_up) = match game {
        RealmGame::Prologue => (PROLOGUE, asked.and_then(|asked| asked.set_up)),
        RealmGame::Estates => (ESTATES, None),
    };
    let set_up = match set_up {
        Some(RealmSetUp::Basic) => SetUp::Basic,
        Some(RealmSetUp::Variable) => SetUp::Variable,
        None => usual,
    };
    let names = seats.iter().map(|seat| {
        let name: String = map.name_of(seat).chars().take(NAME).collect();
        Player { name, colour: None }
    });
    Scenario {
        title: title.to_owned(),
        summary: String::new(),
        set_up,
        start: None,
        talk: Talk::Open,
        deck: None,
        players: names.collect(),
    }
}

/// The king is dead: what each has won, is the map's.
fn carry(number: EngagementNumber, draft: &mut Draft<'_>) -> Result<(), Stop> {
    let state = draft.state();
    let found = state.engagement(number).filter(|it| !it.closed).and_then(|engagement| {
        let map = engagement.realm_of.as_ref()?.map;
        let estates = estates(state.played_by::<Realm>(number)?)?;
        let fact = engagement.watch.as_ref()?.facts();
        let cause = Cause { engagement: number.0, fact };
        let won = estates.iter().map(|estate| won(estate, &engagement.roles, &cause)).collect();
        Some((map, won))
    });
    let Some((map, won)) = found else { return Ok(()) };
    let won: Option<Vec<Won>> = won;
    let won = won.ok_or_else(|| Contradiction::new("each colour has a seat"))?;
    draft.record(RealmClosed { engagement: number, map, broken_off: false }.into())?;
    within::<CampaignMap>(map, &By::Rules, draft, |inner| campaign_map::realm_over(inner, won))?;
    keep_up(map, draft)
}

/// What somebody has won, by their seat.
fn won(estate: &Estate, roles: &Roles, cause: &Cause) -> Option<Won> {
    let allies = estate.allies.iter().map(|ally| roles.seat_of(&ally.seat()));
    Some(Won {
        seat: roles.seat_of(&estate.colour.seat())?,
        points: estate.points,
        ducats: estate.ducats,
        towns: estate.towns,
        renegades: estate.renegades,
        allies: allies.collect::<Option<_>>()?,
        cause: Some(cause.clone()),
    })
}
