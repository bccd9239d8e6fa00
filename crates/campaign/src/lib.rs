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

mod command;
mod event;
mod refusal;
mod state;

pub use command::{CampaignCommand, Command, ReplaceKey};
pub use event::{Created, EngagementOpened, Event, SeatKeyReplaced, System};
pub use refusal::{Refusal, Verdict};
pub use state::{Engagement, EngagementNumber, State};

use decider::{By, Contradiction, Decider};
use lowenheim::{Scenario, Siege};

/// The version of the campaign's own rules, written into genesis.
pub const RULES: &str = "campaign/1";

/// The version of the siege's rules, written into the record that opens one.
pub const SIEGE_RULES: &str = "lowenheim/1";

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
            Command::OpenSiege(scenario) => open_siege(scenario, draft),
            Command::ReplaceKey(replace) => replace_key(replace, draft),
            Command::Siege { engagement, command } => {
                let engagement = *engagement;
                let Some(Engagement::Siege { .. }) = draft.state().engagements.get(&engagement)
                else {
                    let known = draft.state().engagements.keys().copied().collect();
                    return Refusal::NoSuchEngagement { engagement, known }.into();
                };
                within_siege(engagement, draft, |inner| Siege::decide(command, inner))
            }
        }
    }

    fn evolve(state: &mut State, event: &Event) -> Result<(), Contradiction> {
        match event {
            Event::Created(created) => state.create(created),
            Event::SeatKeyReplaced(_) => Ok(()),
            Event::EngagementOpened(opened) => state.open(opened),
            Event::Siege { engagement, event } => match state.engagements.get_mut(engagement) {
                Some(Engagement::Siege { siege, .. }) => Siege::evolve(siege, event),
                None => Err(Contradiction::new(format!("there is no engagement {engagement}"))),
            },
        }
    }
}

fn organiser_only(draft: &Draft<'_>, what: &'static str) -> Result<(), Stop> {
    match draft.by() {
        By::Organiser => Ok(()),
        By::Seat(_) | By::Rules => Refusal::NotOrganiser { what }.into(),
    }
}

fn open_siege(scenario: &Scenario, draft: &mut Draft<'_>) -> Result<(), Stop> {
    organiser_only(draft, "opens an engagement")?;
    if scenario.options.game_master && !draft.state().has_game_master() {
        return Refusal::NoGameMaster.into();
    }
    let engagement = draft.state().next_engagement();
    draft.record(Event::EngagementOpened(EngagementOpened {
        engagement,
        system: System::Siege,
        title: scenario.title.clone(),
        rules: SIEGE_RULES.to_owned(),
    }))?;
    within_siege(engagement, draft, |inner| lowenheim::open(scenario, inner))
}

fn replace_key(replace: &ReplaceKey, draft: &mut Draft<'_>) -> Result<(), Stop> {
    organiser_only(draft, "replaces a key")?;
    if !draft.state().seats.contains(&replace.seat) {
        let known = draft.state().seats.clone();
        return Refusal::NoSuchSeat { seat: replace.seat.clone(), known }.into();
    }
    draft.record(Event::SeatKeyReplaced(SeatKeyReplaced { seat: replace.seat.clone() }))
}

fn within_siege(
    engagement: EngagementNumber,
    draft: &mut Draft<'_>,
    decide: impl FnOnce(&mut lowenheim::Draft<'_>) -> Result<(), lowenheim::Stop>,
) -> Result<(), Stop> {
    draft
        .within::<Siege, ()>(
            |state| state.siege_to_work_on(engagement),
            |event| Event::Siege { engagement, event },
            decide,
        )
        .map_err(|stop| stop.map(Refusal::Siege))
}
