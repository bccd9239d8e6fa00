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
//! let seats = vec!["red".parse()?, "black".parse()?];
//! let created = Created::new("An evening at the walls", seats)?;
//! let mut state = State::default();
//! Campaign::evolve(&mut state, &Event::from(created))?;
//! assert_eq!(state.name, "An evening at the walls");
//! assert_eq!(state.seats.len(), 2);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

pub mod carry;
pub mod clauses;
mod command;
pub mod desk;
mod event;
mod fight_orders;
mod fights;
pub mod pending;
mod refusal;
mod seats;
mod state;
mod systems;
mod titles;

pub use campaign_map::scenario::{RealmAsked, RealmSetUp};
pub use command::{CloseFight, Command, FightAsked, FightOut, ReplaceKey};
pub use event::{
    CampaignEvent, Created, EngagementAbandoned, EngagementClosed, EngagementOpened,
    EngagementPaused, EngagementResumed, Event, NotRead, RealmClosed, SeatKeyReplaced,
};
pub use fight_orders::{FightOrder, fight_orders, typed_fight_order};
pub use fights::{FightWaits, fights_that_wait};
pub use refusal::{Deed, Refusal, Verdict};
pub use rulebook::{Opening, Roles};
pub use seats::{seat_called, seat_name, seats_to_type, sender_called};
pub use state::{Called, Engagement, EngagementNumber, State};
pub use systems::assault::towns;
pub use systems::battle::{BattleSetup, troops};
pub use systems::map::MapSetup;
pub use systems::realm::RealmOf;
pub use systems::setup::{NotScenario, Opens};
pub use systems::siege::city;
pub use systems::{
    AnyCommand, AnyEvent, AnyOpening, AnyOptions, AnySetup, AnyView, CampaignCommand, Game, Played,
    System,
};
pub use titles::{FightTitle, Occasion, Title, title_of_scenario};

use carry::Carried;
use decider::{By, Contradiction, Decider, Seat};
use rulebook::Register;
use std::sync::LazyLock;

/// The version of the campaign's own rules, written into genesis.
pub const RULES: &str = "campaign/2";

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
            Command::Open(opening) => open(opening, draft),
            Command::OpenFight(asked) => fights::open_fight(*asked, draft),
            Command::FightOut(asked) => fights::fight_out(*asked, draft),
            Command::CloseFight(asked) => fights::close(*asked, draft),
            Command::ReplaceKey(replace) => replace_key(replace, draft),
            Command::Play { engagement, command } => {
                let (engagement, by) = part(*engagement, command.system(), draft)?;
                if let AnyCommand::Map(campaign_map::Command::Rule(ruling)) = command {
                    fights::before_ruling(engagement, ruling, draft)?;
                }
                command.decide(engagement, &by, draft)?;
                fights::keep_up(engagement, draft)
            }
        }
    }

    fn evolve(state: &mut State, event: &Event) -> Result<(), Contradiction> {
        match event {
            Event::Campaign(event) => event.apply(state),
            // The desk is folded along the stream, beside the state.
            Event::Desk(_) => Ok(()),
            Event::Played { engagement, event } => state.play(*engagement, event),
        }
    }
}

/// The engagement of an order, if it is played by these rules, and the sender as they know them.
fn part(
    number: EngagementNumber,
    system: System,
    draft: &Draft<'_>,
) -> Result<(EngagementNumber, By), Stop> {
    let state = draft.state();
    let engagement = state.engagement(number).filter(|there| there.system() == system);
    let Some(engagement) = engagement else {
        let known = state.engagements.keys().map(|number| state.called(*number)).collect();
        return Refusal::NoSuchEngagement { engagement: number, known }.into();
    };
    if engagement.closed {
        return Refusal::Over { engagement: state.called(number) }.into();
    }
    let by = draft.by();
    let Some(role) = engagement.roles.as_role(by) else {
        let parts = engagement.roles.given();
        let parts = parts.map(|(role, seat)| (role.clone(), seat.clone())).collect();
        let engagement = state.called(number);
        return Refusal::NoPart { by: by.clone(), engagement, parts }.into();
    };
    Ok((number, role))
}

fn organiser_only(draft: &Draft<'_>, what: Deed) -> Result<(), Stop> {
    match draft.by() {
        By::Organiser => Ok(()),
        By::Seat(_) | By::Rules => Refusal::NotOrganiser { what }.into(),
    }
}

fn open(opening: &AnyOpening, draft: &mut Draft<'_>) -> Result<(), Stop> {
    organiser_only(draft, Deed::Open)?;
    let state = draft.state();
    if opening.has_game_master() && !state.has_game_master() {
        return Refusal::NoGameMaster.into();
    }
    check_roles(opening.seats(), &opening.roles(), &state.seats)?;
    let (system, title) = (opening.system(), Title::Given(opening.title().to_owned()));
    let engagement = opened(system, title, opening.seats().clone(), None, draft)?;
    opening.open(engagement, draft)?;
    systems::realm::keep_up(engagement, draft)
}

/// Can an engagement with these roles be played by those who sit at the table? Each role needs a
/// seat, and a seat plays one role at most: an order must say whose it is.
fn check_roles(roles: &Roles, known: &[Seat], table: &[Seat]) -> Result<(), Refusal> {
    if let Some((role, _)) = roles.given().find(|(role, _)| !known.contains(role)) {
        return Err(Refusal::NoSuchRole { role: role.clone(), known: known.to_vec() });
    }
    let mut busy: Vec<Seat> = Vec::new();
    for role in known {
        let Some(seat) = roles.seat_of(role) else {
            return Err(Refusal::RoleVacant { role: role.clone() });
        };
        if !table.contains(&seat) && roles.are_named_alike() {
            return Err(Refusal::RoleVacant { role: role.clone() });
        }
        if !table.contains(&seat) {
            return Err(Refusal::NoSuchSeat { seat, known: table.to_vec() });
        }
        if busy.contains(&seat) {
            return Err(Refusal::SeatTwice { seat });
        }
        busy.push(seat);
    }
    Ok(())
}

/// Records that an engagement begins; its own records follow.
fn opened(
    system: System,
    title: Title,
    roles: Roles,
    carried: Option<Carried>,
    draft: &mut Draft<'_>,
) -> Result<EngagementNumber, Stop> {
    let engagement = draft.state().next_engagement();
    let rules = draft.state().rules_of_next(system);
    let opened =
        EngagementOpened { engagement, system, title, rules, roles, carried, realm_of: None };
    draft.record(opened.into())?;
    Ok(engagement)
}

fn replace_key(replace: &ReplaceKey, draft: &mut Draft<'_>) -> Result<(), Stop> {
    // Whoever sits there may make the link their own, so that whoever gave it to them has it no more.
    if draft.by().seat() != Some(&replace.seat) {
        organiser_only(draft, Deed::ReplaceKey)?;
    }
    if !draft.state().seats.contains(&replace.seat) {
        let known = draft.state().seats.clone();
        return Refusal::NoSuchSeat { seat: replace.seat.clone(), known }.into();
    }
    draft.record(SeatKeyReplaced { seat: replace.seat.clone() }.into())
}
