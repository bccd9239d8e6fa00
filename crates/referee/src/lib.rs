//! Accepts or refuses. Every order, whoever sends it and however it came, goes through
//! [`Referee::give`]: the state at the head is copied, the rules decide on the copy, what they
//! recorded becomes one batch, the store keeps it, and only then is it answered and shown.
//!
//! The referee knows no HTTP, no terminal and no rule of any game; it turns events into records and
//! back, keeps secrets and keys, and holds one lock for each campaign. Nothing is read for a
//! campaign until somebody asks for it.
//!
//! ```
//! use referee::{Order, Referee, Wanted, scenario};
//! use std::sync::Arc;
//!
//! let referee = Referee::new(Arc::new(store::MemoryStore::new()));
//! let new = referee.create(None, &scenario::built_in("siege")?)?;
//! let by = referee.admit(new.campaign, &new.seats[0].key.to_string())?; // who holds this key?
//! let order = Order {
//!     batch: referee.new_batch(),
//!     head: new.head.seq,
//!     by,
//!     scope: "engagement/1".parse()?,
//!     command: Wanted::Notation("tell The gate holds.".into()),
//!     nonce: Some("00ff".into()),
//!     thrown: None,
//!     thrown_for: None,
//!     cards: None,
//! };
//! let answer = referee.give(new.campaign, &order)?;
//! assert_eq!(referee.give(new.campaign, &order)?.head, answer.head); // sent again: the same answer
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod accept;
mod advance;
mod ahead;
mod amend;
mod amending_chance;
mod amendment;
mod asked;
mod asking;
mod attest;
mod beacons;
mod blind;
mod book;
mod catching_up;
mod checkpoints;
mod clock;
pub mod codec;
mod contributing;
mod correction;
mod counted;
mod create;
mod decision;
mod deputies;
mod desk;
mod devices;
mod duties;
mod folding;
mod holder;
mod idempotency;
mod import;
mod kept_folds;
mod keys;
mod lending;
mod live_campaign;
mod loaded;
mod locks;
mod mixing;
mod opening;
mod order;
mod order_chance;
mod organiser_key;
mod panic_guard;
mod parsed_order;
mod passing;
mod past_order;
mod pending_since;
mod played_orders;
mod private_blob;
mod read;
mod read_ahead;
mod rejected;
mod reminders;
mod restore;
mod rewind;
mod roller;
mod rolls_to_come;
mod rules_check;
pub mod scenario;
mod scoped;
mod scopes;
mod seat_feeds;
mod seen;
mod shares;
mod showing;
mod signatures;
mod snapshots;
mod state_at;
mod take_back;
mod terms;
mod thrown_for;
mod together;
mod turn_notices;
mod unconfirmed;
mod unhindered;
mod visibility;
mod what_if;
mod witnessing;

pub use ahead::Ahead;
pub use amendment::{Amended, Amendment, Edit, Followed, Verdict};
pub use asked::{Ask, Attendance, Gathering, WantedRound};
pub use asking::Link;
pub use blind::blind_to;
pub use checkpoints::Checkpoints;
pub use clock::{Clock, Randomness, SystemClock, SystemRandomness};
pub use contributing::{LayChain, SetPolicy};
pub use create::Begun;
pub use deputies::not_deputys;
pub use desk::check_seat as check_blind_seat;
pub use desk::{
    Adopt, Advance, AskConsent, Blind, Close, ComesOf, ConsentSaid, DeskAct, DeskCommand,
    DeskOrder, DismissDeputy, ForeseenAct, ForeseenConsent, LiftDeadline, NameDeputy, Pause, Raise,
    Resume, Rule, SavePoint, SetDeadline, SetRecurringDeadline, SetRight, Statement, TakeBack,
    Witness,
};
pub use devices::{BindDevice, Device, ReleaseDevice};
pub use duties::DUTY_AGAIN;
pub use holder::Holder;
pub use kept_folds::path_behind;
pub use keys::{Key, NotKey, SeatKey, random_bytes};
pub use live_campaign::{Decide, MEMORY, Parts, Published, Referee};
pub use order::{Answer, NewCampaign, Order, Outlook, Rewind, Wanted};
pub use passing::Passing;
pub use past_order::{InPlaceOf, OnBehalf};
pub use pending_since::PendingSince;
pub use played_orders::PlayedOrder;
pub use private_blob::{Reminded, ReminderState, TurnNotices};
pub use read::{Apart, LocatedState, Reader, ReplayedRecord, Stretch};
pub use rejected::{Class, Code, NeedsDice, Rejected, Since};
pub use restore::Restored;
pub use rewind::Greyed;
pub use roller::roller;
pub use rules_check::{Differing, OtherRules, RulesChecked, check_rules};
pub use scoped::Lost;
pub use seen::Seen;
pub use signatures::{Signatures, ToSign};
pub use state_at::StateAt;
pub use store::Duty;
pub use take_back::{BarredBy, Barrier, OwnOrder, TakeBacks};
pub use thrown_for::ThrownFor;
pub use together::{GivenTogether, MOST_TOGETHER, NotTogether};
pub use turn_notices::check_notice_address;
pub use unconfirmed::{SawThrow, ThrownRoll, TurnedCard, WaitingThrow};
pub use visibility::Visibility;
pub use what_if::WhatIf;
