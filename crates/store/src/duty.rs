//! What only one of several servers that share a store may do.

use std::time::Duration;

/// Whoever has a duty and does not ask for it again loses it after so long.
pub const DUTY: Duration = Duration::from_secs(10);

/// Something that would be done twice if two did it.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Duty {
    /// Reminding players and organisers.
    Reminders,
    /// Playing for those who have not come.
    Bots,
}

impl Duty {
    /// Its name in the store.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Reminders => "reminders",
            Self::Bots => "bots",
        }
    }
}
