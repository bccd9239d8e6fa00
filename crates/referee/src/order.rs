//! What goes in and what comes out: orders, answers, rewinds.

use crate::{SeatKey, thrown_for::ThrownFor};
use chance::{Clause, Forecast, Need};
use chronicle::{CampaignId, Head, Scope, Uuid};
use decider::By;
use serde::{Deserialize, Serialize};

/// A command on its way.
#[derive(Debug, Clone, PartialEq)]
pub struct Order {
    /// UUIDv7 chosen by the sender; sent again, the same order gets the first answer again.
    pub batch: Uuid,
    /// The head that the sender saw.
    pub head: u64,
    /// Who sends it. Whoever calls has checked that: [`crate::Referee::admit`] names a key's holder.
    pub by: By,
    /// What it is about.
    pub scope: Scope,
    /// What is wanted.
    pub command: Wanted,
    /// The sender's part in sealed dice: any bytes in lower-case hex, 16 random ones as a rule.
    pub nonce: Option<String>,
    /// Faces thrown at the table, in the order in which they are used; `Some` of an empty list asks
    /// which dice are needed. `None`: the dice are sealed.
    pub thrown: Option<Vec<u32>>,
    /// For which rolls they were thrown, one after the other: where another comes, its dice are asked for and nothing is
    /// written. It stands in no log. `None`: for whatever comes.
    pub thrown_for: Option<Vec<ThrownFor>>,
    /// Cards turned up from a deck on the table, by name, in the order in which they came: no envelope is opened for a
    /// card that everybody sees, and the dice are thrown as well. `Some` of an empty list asks which cards may come.
    /// `None`: cards are sealed.
    pub cards: Option<Vec<String>>,
}

impl Order {
    /// What was typed instead of sealed: faces and cards; none where everything is sealed.
    pub(crate) fn is_typed(&self) -> bool {
        let faces = self.thrown.as_ref().is_some_and(|faces| !faces.is_empty());
        faces || self.cards.as_ref().is_some_and(|cards| !cards.is_empty())
    }
}

/// What is wanted, in one of the two ways in which it can be said.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub enum Wanted {
    /// The command as JSON, such as `{"strike": {"attacker": "mannheim", "target": "skaven-3"}}`.
    Json(serde_json::Value),
    /// The command as people type it, such as `strike mannheim skaven-3`.
    Notation(String),
}

/// An order was accepted and is on stable storage.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Answer {
    /// The order's batch id.
    pub batch: Uuid,
    /// The last record of the batch: the head behind it, and a receipt.
    pub head: Head,
    /// The numbers of its records.
    pub records: Vec<u64>,
    /// It had been accepted before; nothing was written now.
    pub again: bool,
}

/// Moving the head (organiser only).
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Rewind {
    /// As in [`Order::batch`].
    pub batch: Uuid,
    /// The head that the organiser saw; it must still be the head, for a rewind greys out all that
    /// came since.
    pub head: u64,
    /// Who sends it.
    pub by: By,
    /// A batch end, live or abandoned.
    pub to: u64,
    /// Only this engagement goes back; what the others did since follows again. `to` is then a
    /// batch end of the live timeline.
    pub only: Option<Scope>,
    /// The dispute that it settles.
    pub dispute: Option<String>,
    /// Why, 1 to 500 characters.
    pub reason: String,
}

/// A campaign that was just made or imported: the only moment at which its keys can be read.
#[derive(Debug, Clone)]
pub struct NewCampaign {
    /// Its id.
    pub campaign: CampaignId,
    /// Its name.
    pub name: String,
    /// Its head.
    pub head: Head,
    /// The organiser's key.
    pub organiser: crate::Key,
    /// One key for each seat.
    pub seats: Vec<SeatKey>,
}

/// What a preview says of an order that would be accepted. Nothing was opened for it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Outlook {
    /// No die decides anything.
    Certain,
    /// These dice come first.
    Rolls(Need),
    /// A card is drawn.
    Draws(Clause),
}

impl From<Forecast> for Outlook {
    fn from(forecast: Forecast) -> Self {
        match forecast {
            Forecast::Certain => Self::Certain,
            Forecast::Rolls(need) => Self::Rolls(need),
            Forecast::Draws(clause) => Self::Draws(clause),
        }
    }
}
