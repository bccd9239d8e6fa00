//! Why the rules forbid an order: a stable code, the clause, the facts, and what would be allowed.

use messages::Catalogue;
use std::sync::LazyLock;

const ENGLISH: &str = include_str!("refusal/en.ftl");
const DUTCH: &str = include_str!("refusal/nl.ftl");

/// Names that are other in Dutch.
pub(crate) const NAMES: &str = include_str!("names.nl.ftl");

/// The sentences of refusals.
pub(crate) static ROOM: LazyLock<Catalogue> =
    LazyLock::new(|| Catalogue::new(ENGLISH, DUTCH).with_names(NAMES));

messages::room!($ crate::refusal::ROOM);

pub(crate) use said;

rulebook::reasons! {
    /// The sender does not play here, or only the organiser may order this.
    NotYourOrder = "not_your_order";
    /// The scenario is wrong.
    BadScenario = "bad_scenario";
    /// The organiser cannot set it right so.
    CannotBeSo = "cannot_be_so";
    /// The king is dead.
    RealmOver = "realm_over";
    /// Something else comes first.
    OtherStep = "other_step";
    /// Somebody else is to act.
    NotYourTurn = "not_your_turn";
    /// A castle or knight cannot be placed there.
    BadPlace = "bad_place";
    /// Too near to a castle of the same colour.
    TooNear = "too_near";
    /// Not as many decision cards as are due, or not different ones.
    WrongCards = "wrong_cards";
    /// More politics cards than decision cards, or in another order.
    WrongPlays = "wrong_plays";
    /// That card is not in one's hand.
    NoSuchCard = "no_such_card";
    /// One does not own that territory.
    NotYourTerritory = "not_your_territory";
    /// It is nobody else's territory.
    NotTheirTerritory = "not_their_territory";
    /// The two territories share no side.
    NotNeighbours = "not_neighbours";
    /// They are allied already.
    AlliedAlready = "allied_already";
    /// They are not allied.
    NotAllied = "not_allied";
    /// Not enough ducats.
    NoDucats = "no_ducats";
    /// Nothing is to be paid.
    NothingDue = "nothing_due";
    /// No such knight there.
    NoSuchKnight = "no_such_knight";
    /// Others would be cut off.
    LinkBroken = "link_broken";
    /// No knights are left in stock.
    NoKnights = "no_knights";
    /// Knights do not stand on such ground.
    BadGround = "bad_ground";
    /// Somebody stands there.
    Occupied = "occupied";
    /// No castle or linked knight of one's own is beside it.
    NotLinked = "not_linked";
    /// Not higher than before.
    TooLow = "too_low";
    /// No more offers in this trial.
    TooManyOffers = "too_many_offers";
    /// No such offer stands.
    NoSuchOffer = "no_such_offer";
    /// The action is another one.
    OtherAction = "other_action";
    /// The action allows no more.
    TooMuch = "too_much";
    /// The stock cannot pay for it.
    StockEmpty = "stock_empty";
    /// A boundary lies there.
    SideTaken = "side_taken";
    /// The side is inside a territory.
    InsideTerritory = "inside_territory";
    /// The space does not touch the territory.
    NotTouching = "not_touching";
    /// It is one's own already.
    OwnLand = "own_land";
    /// An alliance protects it.
    Allied = "allied";
    /// Not more knights than the other territory.
    TooWeak = "too_weak";
    /// One looks through a pile already, or through none.
    Looking = "looking";
}

/// The rules of the realm say no.
pub type Refusal = rulebook::Refusal<Reason>;

#[cfg(test)]
mod tests;
