//! The decider of deciders: who sits at the table, which engagements there are, and which rule
//! system answers for each of them.
//!
//! This crate knows no log, no clock, no disk and no JSON. The rule systems are a closed set, so
//! the sums are enums: a new system does not compile until every match has a place for it.
//!
//! ```
//! use campaign::{Campaign, Created, Event, State};
//! use decider::Decider;
//!
//! let created = Created::new("An evening at the walls")?;
//! let mut state = State::default();
//! Campaign::evolve(&mut state, &Event::Created(created))?;
//! assert_eq!(state.name, "An evening at the walls");
//! assert_eq!(state.seats.len(), 6);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

pub mod carry;
pub mod clauses;
mod command;
pub mod desk;
mod event;
mod fights;
pub mod owed;
mod refusal;
mod roles;
mod state;
mod titles;

pub use command::{
    BattleSetup, CampaignCommand, CloseFight, Command, FightAsked, FightOut, MapSetup, OpenBattle,
    OpenFight, OpenMap, ReplaceKey,
};
pub use event::{Created, EngagementClosed, EngagementOpened, Event, SeatKeyReplaced, System};
pub use refusal::{Deed, Refusal, Verdict};
pub use roles::Roles;
pub use state::{Engagement, EngagementNumber, Game, State};
pub use titles::title;

use campaign_map::CampaignMap;
use carry::Carried;
use decider::{By, Contradiction, Decider, Seat};
use lowenheim::{Scenario, Siege, figures::Faction};
use rulebook::Register;
use std::sync::LazyLock;
use te_wapen::{Battle, pieces::Colour};

/// The version of the campaign's own rules, written into genesis.
pub const RULES: &str = "campaign/1";

/// The version of the siege's rules, written into the record that opens one.
pub const SIEGE_RULES: &str = "lowenheim/1";

/// The version of the battle's rules, written into the record that opens one.
pub const BATTLE_RULES: &str = "te-wapen/1";

/// The version of the map's rules, written into the record that opens one.
pub const MAP_RULES: &str = "campaign-map/1";

/// The table of what passes between map, battles and sieges.
pub static REGISTER: LazyLock<Register> = LazyLock::new(|| {
    Register::built_in(include_str!("../rulebook.toml"), &[include_str!("../rulebook.nl.ftl")])
});

/// The decider of a campaign.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Campaign;

/// A draft of the campaign.
pub type Draft<'d> = decider::Draft<'d, Campaign>;

/// Why deciding stopped.
pub type Stop = decider::Stop<Refusal>;

impl Decider for Campaign {
    type State = State;
    type Command = Command;
    type Event = Event;
    type Refusal = Refusal;

    fn decide(command: &Command, draft: &mut Draft<'_>) -> Result<(), Stop> {
        match command {
            Command::OpenSiege(scenario) => open_siege(scenario, Roles::default(), draft),
            Command::OpenBattle(open) => open_battle(open, draft),
            Command::OpenMap(open) => fights::open_map(open, draft),
            Command::OpenFight(open) => fights::open_fight(open, draft),
            Command::FightOut(asked) => fights::fight_out(*asked, draft),
            Command::CloseFight(asked) => fights::close(*asked, draft),
            Command::ReplaceKey(replace) => replace_key(replace, draft),
            Command::Map { engagement, command } => {
                let (engagement, by) = part(*engagement, System::Map, draft)?;
                fights::within_map(engagement, &by, draft, |inner| {
                    CampaignMap::decide(command, inner)
                })
            }
            Command::Siege { engagement, command } => {
                let (engagement, by) = part(*engagement, System::Siege, draft)?;
                within_siege(engagement, &by, draft, |inner| Siege::decide(command, inner))
            }
            Command::Battle { engagement, command } => {
                let (engagement, by) = part(*engagement, System::Battle, draft)?;
                within_battle(engagement, &by, draft, |inner| Battle::decide(command, inner))
            }
        }
    }

    fn evolve(state: &mut State, event: &Event) -> Result<(), Contradiction> {
        match event {
            Event::Created(created) => state.create(created),
            // The desk is folded along the stream, beside the state.
            Event::SeatKeyReplaced(_) | Event::Desk(_) => Ok(()),
            Event::EngagementOpened(opened) => state.open(opened),
            Event::EngagementClosed(closed) => state.close(closed),
            Event::Map { engagement, event } => match state.map_mut(*engagement) {
                Some(map) => CampaignMap::evolve(map, event),
                None => Err(no_such("map", *engagement)),
            },
            Event::Siege { engagement, event } => match state.siege_mut(*engagement) {
                Some((siege, _)) => {
                    Siege::evolve(siege, event)?;
                    state.watch(*engagement);
                    Ok(())
                }
                None => Err(no_such("siege", *engagement)),
            },
            Event::Battle { engagement, event } => match state.battle_mut(*engagement) {
                Some((battle, _)) => {
                    Battle::evolve(battle, event)?;
                    state.watch(*engagement);
                    Ok(())
                }
                None => Err(no_such("battle", *engagement)),
            },
        }
    }
}

fn no_such(what: &str, engagement: EngagementNumber) -> Contradiction {
    Contradiction::new(format!("there is no {what} {engagement}"))
}

/// The engagement of an order, if it is played by these rules, and the sender as they know him.
fn part(
    number: EngagementNumber,
    system: System,
    draft: &Draft<'_>,
) -> Result<(EngagementNumber, By), Stop> {
    let state = draft.state();
    let engagement = state.engagements.get(&number).filter(|there| there.system() == system);
    let Some(engagement) = engagement else {
        let known = state.engagements.keys().copied().collect();
        return Refusal::NoSuchEngagement { engagement: number, known }.into();
    };
    let by = draft.by();
    let Some(role) = engagement.roles.as_role(by) else {
        let parts = engagement.roles.given();
        let parts = parts.map(|(role, seat)| (role.clone(), seat.clone())).collect();
        return Refusal::NoPart { by: by.clone(), engagement: number, parts }.into();
    };
    Ok((number, role))
}

fn organiser_only(draft: &Draft<'_>, what: Deed) -> Result<(), Stop> {
    match draft.by() {
        By::Organiser => Ok(()),
        By::Seat(_) | By::Rules => Refusal::NotOrganiser { what }.into(),
    }
}

fn open_siege(scenario: &Scenario, roles: Roles, draft: &mut Draft<'_>) -> Result<(), Stop> {
    organiser_only(draft, Deed::Open)?;
    if scenario.options.game_master && !draft.state().has_game_master() {
        return Refusal::NoGameMaster.into();
    }
    roles.check(&Faction::ALL.map(Faction::seat), &draft.state().seats)?;
    let title = scenario.title.clone();
    let engagement = opened(System::Siege, title, roles, None, draft)?;
    within_siege(engagement, &By::Organiser, draft, |inner| lowenheim::open(scenario, inner))
}

fn open_battle(open: &OpenBattle, draft: &mut Draft<'_>) -> Result<(), Stop> {
    organiser_only(draft, Deed::Open)?;
    let OpenBattle { scenario, library, roles } = open;
    let sides: Vec<Seat> = Colour::ALL.iter().map(|colour| colour.seat()).collect();
    roles.check(&sides, &draft.state().seats)?;
    let title = scenario.title.clone();
    let engagement = opened(System::Battle, title, roles.clone(), None, draft)?;
    within_battle(engagement, &By::Organiser, draft, |inner| {
        te_wapen::open(scenario, library, inner)
    })
}

fn opened(
    system: System,
    title: String,
    roles: Roles,
    carried: Option<Carried>,
    draft: &mut Draft<'_>,
) -> Result<EngagementNumber, Stop> {
    let engagement = draft.state().next_engagement();
    let rules = match system {
        System::Siege => SIEGE_RULES,
        System::Battle => BATTLE_RULES,
        System::Map => MAP_RULES,
    };
    let rules = rules.to_owned();
    let opened = EngagementOpened { engagement, system, title, rules, roles, carried };
    draft.record(Event::EngagementOpened(opened))?;
    Ok(engagement)
}

fn replace_key(replace: &ReplaceKey, draft: &mut Draft<'_>) -> Result<(), Stop> {
    organiser_only(draft, Deed::ReplaceKey)?;
    if !draft.state().seats.contains(&replace.seat) {
        let known = draft.state().seats.clone();
        return Refusal::NoSuchSeat { seat: replace.seat.clone(), known }.into();
    }
    draft.record(Event::SeatKeyReplaced(SeatKeyReplaced { seat: replace.seat.clone() }))
}

fn within_siege(
    engagement: EngagementNumber,
    by: &By,
    draft: &mut Draft<'_>,
    decide: impl FnOnce(&mut lowenheim::Draft<'_>) -> Result<(), lowenheim::Stop>,
) -> Result<(), Stop> {
    draft
        .within_watched::<Siege, _, ()>(
            by,
            |state| state.siege_mut(engagement),
            |event| Event::Siege { engagement, event },
            carry::look::<Siege>,
            decide,
        )
        .map_err(|stop| stop.map(Refusal::Siege))
}

fn within_battle(
    engagement: EngagementNumber,
    by: &By,
    draft: &mut Draft<'_>,
    decide: impl FnOnce(&mut te_wapen::Draft<'_>) -> Result<(), te_wapen::Stop>,
) -> Result<(), Stop> {
    draft
        .within_watched::<Battle, _, ()>(
            by,
            |state| state.battle_mut(engagement),
            |event| Event::Battle { engagement, event },
            carry::look::<Battle>,
            decide,
        )
        .map_err(|stop| stop.map(Refusal::Battle))
}
