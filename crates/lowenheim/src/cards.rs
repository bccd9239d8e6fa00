//! Chapter 5, cards: action, event and command cards, and what they bring to the city. The cards
//! themselves are listed in `decks`.
//!
//! | section | module |
//! |---|---|
//! | 5.1 action cards: dealing, refilling, paying | `hands` |
//! | Play 1, step 8: trading | `trading` |
//! | 5.2 event cards | `event_cards` |
//! | a bridge that falls | `bridges` |
//! | 5.3 command cards | `command_cards` |
//! | what a card asks for, and what happens when it is not given | `demands` |
//! | figures that are given for a demand; that are taken for it | `volunteers`, `losses` |
//! | mobile reserve | `reserve` |
//! | small cannon | `guns` |
//! | officers' conference | `conference` |
//! | mines and counter mines | `mines` |
//! | where conference and reserve assemble | `courtyard` |
//!
//! What an Attack card allows stands in `combat`, how a cannon hits in `ranged`, what a fire does
//! that a shell has lit in `fire`.

pub(crate) mod bridges;
pub(crate) mod command_cards;
pub(crate) mod conference;
pub(crate) mod demands;
pub(crate) mod event_cards;
pub(crate) mod guns;
pub(crate) mod hands;
pub(crate) mod losses;
pub(crate) mod mines;
pub(crate) mod reserve;
pub(crate) mod trading;
pub(crate) mod volunteers;

mod courtyard;
