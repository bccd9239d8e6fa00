//! What one reads across systems: the history in sentences, the turns, the dice, and views.
//!
//! A projection is a fold that serves reading. It knows no HTTP and no terminal, decides nothing,
//! and nothing decides on it: the referee does not know this crate. Each says whether it goes along
//! the *timeline* (what counts now) or along the *stream* (all that was ever accepted).
//!
//! ```
//! use projections::{Window, history};
//! use referee::{Reader, Referee, scenario};
//! use std::sync::Arc;
//!
//! let referee = Referee::new(Arc::new(store::MemoryStore::new()));
//! let new = referee.create(Some("An evening"), &scenario::built_in("siege")?)?;
//! let page = history(&referee, new.campaign, &Reader::Public, Window::default())?;
//! assert!(page.lines.iter().any(|line| line.sentence.contains("the siege begins")));
//! assert!(page.lines.iter().any(|line| line.hidden));
//! # Ok::<(), referee::Rejected>(())
//! ```

mod about;
mod acts;
mod amending;
mod beside;
mod cause;
mod compare;
mod desk;
mod dice;
mod fairness;
mod feed;
mod gallery;
mod hexes_in_words;
mod history;
mod line;
mod listener;
mod print;
mod rewinding;
mod roll;
mod rolls;
pub mod rulebook;
mod seat_feed;
mod shape;
pub mod sheets;
pub mod story;
mod systems;
mod tale;
mod terminal;
mod text;
mod timelines;
mod turns;
mod view;
mod waiting;
mod what_ifs;
mod words;

pub use about::{
    About, BlindAbout, EngagementAbout, HouseAbout, SeatAbout, Summary, about, here, summary,
};
pub use acts::{ActEffect, ActPreview, ConsentSeen, act_effect, act_preview};
pub use amending::{
    AmendmentPreview, FollowedOrder, VerdictCounts, VerdictWord, amendment_preview, told as amended,
};
pub use beside::{FellElsewhere, WhatIfOf};
pub use cause::{CauseSeen, cause, cause_of};
pub use compare::{
    Change, ComparedSide, Comparison, PieceChange, PieceOutcome, TableCompared, compare,
};
pub use desk::{AskedSeen, DeskView, DisputeSeen, RequestSeen, RuledSeen, StatementSeen, desk};
pub use dice::{DiceCount, DiceLedger, LedgerRow, dice};
pub use fairness::{FaceCount, GroupedBy, Judged};
pub use feed::{Feed, FeedEntry, feed};
pub use gallery::{ScenarioAbout, gallery};
pub use history::{History, LONGEST_PAGE, Window, history, lines};
pub use line::{DiceSeen, LogLine, SourceSeen, WitnessSeen, seat_name};
pub use listener::Listener;
pub use rewinding::{LostOrder, RewindPreview, rewind_preview};
pub use roll::{FactSeen, Fell, Proof, ProofStep, RollAudit, SealedProof, roll};
pub use rolls::{RollFound, RollsFound, RollsWanted, rolls, rolls_among};
pub use seat_feed::seat_feed;
pub use shape::HeadBody;
pub use systems::{
    AssaultCommand, Foretold, LineOfFire, Survey, ZoneOfFire, foretold, line_of_fire, survey,
    zone_of_fire,
};
pub use terminal::{Moment, StepName, TextTable, table};
pub use timelines::{Beginning, Timeline, Timelines, timelines};
pub use turns::{StepMark, TurnMark, turns};
pub use view::{CampaignView, PlaceInWords, Taken, view};
pub use waiting::{
    DeadlineSeen, OrganisersPage, QuestionSeen, RecurringSeen, ReminderSeen, ThrowAwaited,
    WaitSeen, WaitingView, reminder_name, waiting,
};
pub use what_ifs::{WhatIfSeen, compare_what_if, what_ifs};
pub use words::moment_name;

pub use ::rulebook::Awaited;
pub use messages::Language;

use chronicle::{EngagementId, Scope};

/// The scope of the siege that a campaign opens with: what is meant where no scope is named.
#[must_use]
pub fn first_scope() -> Scope {
    "1".parse::<EngagementId>().map_or(Scope::Campaign, Scope::Engagement)
}
