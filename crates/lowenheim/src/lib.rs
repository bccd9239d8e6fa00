//! The Siege of Lowenheim, as rules. Read this with the rulebook open:
//!
//! | chapter | module |
//! |---|---|
//! | 1 to 4 players, city, briefings, pre-game | `muster`, `city`, `scenario` |
//! | 3.4 artefacts | `artefacts` |
//! | 5 cards | `decks`, `cards` |
//! | 3.4 the wizards' spells | `spells`, `ranged` |
//! | Play 1 turn order | `turn`, `acting` |
//! | Play 2 movement | `movement` |
//! | Play 3 combat | `combat` |
//! | Play 4 healing | `healing` |
//! | Play 5 food | `food` |
//! | Play 6 fire | `fire` |
//! | Play 7 barricades | `barricades` |
//! | 3.2 escape tunnel | `tunnel` |
//! | 3.3, 3.6 Elves and Cathay | `feuds` |
//! | 3.5 werewolf | `werewolf`; what he does while nobody commands him: `intruders` |
//! | 3.6 Silver Hair, Air Spirit | `silver_hair` |
//! | Intruders, ACT-01 to ACT-24 | `intruders` |
//! | the game master, ACT-22, R-02, R-10, R-104 | `master` |
//! | end and score, R-105 to R-107 | `verdict` |
//!
//! What the chapters stand on: `tables` (the numbers of the book, and what they are numbers of),
//! `state` (how a siege stands, and what can be looked up in it), `acting` (what every order is checked
//! for). A chapter asks those below it and the chapters that its own rules name; where a rule is
//! carried out elsewhere, the head of its chapter says where.
//!
//! This crate knows no log, no clock, no disk, no JSON and no other rulebook.

pub mod bot;
pub mod city;
pub mod clauses;
pub mod combat;
pub mod command;
pub mod decks;
pub mod event;
pub mod figures;
pub mod invariants;
pub mod master;
pub mod notation;
pub mod options;
pub mod pieces;
pub mod reference;
pub mod refusal;
pub mod scenario;
pub mod spells;
pub mod state;
pub mod story;
pub mod tables;
pub mod view;

mod acting;
mod artefacts;
mod barricades;
mod cards;
mod disclosure;
mod earlier;
mod events;
mod facts;
mod feuds;
mod fire;
mod food;
mod healing;
mod intruders;
mod markers;
mod movement;
mod muster;
mod outcome;
mod placing;
mod ranged;
mod reading;
mod secrets;
mod set_right;
mod silver_hair;
mod system;
mod tunnel;
mod turn;
mod verdict;
mod werewolf;
mod words;

pub use command::Command;
pub use events::Event;
pub use refusal::{Reason, Refusal};
pub use scenario::Scenario;
pub use state::State;
pub use verdict::objective_clause;

use cards::{bridges, conference, demands, guns, hands, losses, reserve, trading, volunteers};
use decider::{By, Contradiction, Decider};
use rulebook::Register;
use std::sync::LazyLock;

/// The clause register.
pub static REGISTER: LazyLock<Register> = LazyLock::new(|| {
    Register::built_in(
        include_str!("../rulebook.toml"),
        &[include_str!("../rulebook.nl.ftl"), include_str!("../rulings.nl.ftl")],
    )
});

/// The decider of the siege.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Siege;

/// A draft of the siege.
pub type Draft<'d> = decider::Draft<'d, Siege>;

/// Why deciding stopped.
pub type Stop = decider::Stop<Refusal>;

impl Decider for Siege {
    type State = State;
    type Command = Command;
    type Event = Event;
    type Refusal = Refusal;

    fn decide(command: &Command, draft: &mut Draft<'_>) -> Result<(), Stop> {
        match command {
            Command::Deploy(deploy) => muster::deploy(deploy, draft),
            Command::Done => turn::done(draft),
            Command::PassFor(pass) => turn::pass_for(pass, draft),
            Command::Refill(refill) => {
                let faction = hands::refill(refill, draft)?;
                turn::finish_for(faction, draft)
            }
            Command::Proceed(proceed) => turn::proceed(proceed, draft),
            Command::Ashore(ashore) => match bridges::ashore(ashore, draft)? {
                Some(faction) => turn::finish_for(faction, draft),
                None => Ok(()),
            },
            Command::Attend(attend) => {
                let faction = conference::attend(attend, draft)?;
                turn::finish_for(faction, draft)
            }
            Command::Move(order) => movement::move_group(order, draft),
            Command::Haul(haul) => guns::haul(haul, draft),
            Command::Passage(passage) => movement::rule_passage(passage, draft),
            Command::Attack(attack) => combat::play_attack_card(attack, draft),
            Command::Fire(fire) => guns::fire(fire, draft),
            Command::Rally(rally) => reserve::rally(rally, draft),
            Command::Strike(strike) => combat::strike(strike, draft),
            Command::Cast(cast) => spells::cast(cast, draft),
            Command::Give(give) => trading::give(give, draft),
            Command::Accept(accept) => trading::accept(accept, draft),
            Command::Discard(discard) => hands::discard(discard, draft),
            Command::Discharge(discharge) => healing::discharge(discharge, draft),
            Command::Feed(feed) => food::feed(feed, draft),
            Command::HandIn(order) => werewolf::hand_in(order, draft),
            Command::Summon => silver_hair::summon(draft),
            Command::Escape(order) => tunnel::escape(order, draft),
            Command::Starve(starve) => food::starve(starve, draft),
            Command::Regain(regain) => food::regain(regain, draft),
            Command::Douse(douse) => fire::douse(douse, draft),
            Command::Destroy(destroy) => barricades::destroy(destroy, draft),
            Command::Build(build) => barricades::build(build, draft),
            Command::Pay(pay) => demands::pay(pay, draft),
            Command::Offer(offer) => volunteers::offer(offer, draft),
            Command::Agree(agree) => losses::agree(agree, draft),
            Command::Vote(vote) => {
                let voter = verdict::vote(vote, draft)?;
                turn::finish_for(voter, draft)
            }
            Command::Use(order) => artefacts::use_one(order, draft),
            Command::Override(order) => turn::overrule(order, draft),
            Command::SetRight(order) => set_right::set_right(order, draft),
            Command::Tell(tell) => turn::tell(tell, draft),
            Command::Note(note) => secrets::note(note, draft),
        }
    }

    fn evolve(state: &mut State, event: &Event) -> Result<(), Contradiction> {
        event.apply(state)
    }
}

/// Opens a siege: everything that it starts from goes into the draft.
///
/// # Errors
/// [`Refusal`] when the scenario is wrong or the sender is not the organiser.
pub fn open(scenario: &Scenario, draft: &mut Draft<'_>) -> Result<(), Stop> {
    muster::open(scenario, draft)
}

/// The faction that a sender leads.
fn faction_of(by: &By) -> Option<figures::Faction> {
    match by {
        By::Seat(seat) => figures::Faction::of_seat(seat),
        By::Organiser | By::Rules => None,
    }
}
/// Looks at a scenario as whoever opens it does.
///
/// # Errors
/// What is wrong in it.
pub fn check(scenario: &Scenario) -> Result<(), Refusal> {
    muster::plan(scenario).map(|_| ())
}
