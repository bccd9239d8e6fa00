//! The payloads of the realm's events.
//!
//! A payload says what happened including what was computed, so that folding needs no rule.

use crate::cards::{Action, ActionCard, Card, Pile};
use crate::colours::Colour;
use crate::land::{LaidTile, Land};
use crate::space::{Side, Space};
use crate::state::{Bid, RealmOutcome, SetUp, Talk};
use rulebook::named;
use rulebook::set_right::Because;
use std::collections::BTreeMap;

named! {
    /// Why a stone moves.
    #[schemars(rename = "RealmScoring")]
    Scoring {
        /// Spaces and towns were taken.
        Taken = "taken", "Taken";
        /// Spaces and towns were lost.
        Lost = "lost", "Lost";
        /// A part of a territory was cut off.
        CutOff = "cut-off", "Cut off";
    }
}

named! {
    /// What the bank is paid for.
    #[schemars(rename = "RealmPayment")]
    Payment {
        /// The highest bid.
        Bid = "bid", "A bid";
        /// A knight on or out of a wood.
        Wood = "wood", "A wood";
        /// The end of an alliance.
        Parting = "parting", "The end of an alliance";
    }
}

named! {
    /// Why talks have ended.
    #[schemars(rename = "RealmTalksEnd")]
    TalksEnd {
        /// One of the two wants a duel.
        Duel = "duel", "Duel";
        /// Nobody answered in time.
        Unanswered = "unanswered", "Unanswered";
    }
}

rulebook::payloads! {
    /// A player as they begin.
    #[schemars(rename = "RealmPlayerOpened")]
    PlayerOpened {
        /// Their colour, and their role.
        colour: Colour,
        /// As people say it.
        name: String,
    }
    /// A realm is opened.
    RealmOpened {
        /// Its name.
        title: String,
        /// How it is set up.
        set_up: SetUp,
        /// Who hears what two offer each other.
        talk: Talk,
        /// The tiles, row by row.
        tiles: Vec<LaidTile>,
        /// What they show.
        land: Land,
        /// Who plays, clockwise.
        players: Vec<PlayerOpened>,
        /// The colour whose pieces are obstacles.
        neutral: Option<Colour>,
        /// Castles that each colour has to place.
        castles: BTreeMap<Colour, u32>,
        /// Knights of each colour.
        knights: BTreeMap<Colour, u32>,
        /// Boundaries of the game.
        boundaries: u32,
        /// Ducats of each player.
        ducats: u32,
        /// The action cards, in printed order.
        deck: Vec<ActionCard>,
    }
    /// The politics cards are dealt into two piles.
    PoliticsDealt {
        /// What lies in each.
        piles: BTreeMap<Pile, Vec<Card>>,
    }
    /// Somebody takes the black castle.
    StartPlayerSet {
        /// Who.
        colour: Colour,
        /// Did the organiser name them?
        named: bool,
    }
    /// The board stands as the picture shows it.
    BoardLaid {
        /// Castles.
        castles: BTreeMap<Space, Colour>,
        /// Knights.
        knights: BTreeMap<Space, Colour>,
        /// Boundaries.
        boundaries: Vec<Side>,
        /// Castles that have a territory already.
        founded: Vec<Space>,
    }
    /// A castle is placed, and a knight beside it.
    CastlePlaced {
        /// By whom.
        by: Colour,
        /// Of which colour.
        colour: Colour,
        /// Where the castle stands.
        castle: Space,
        /// Where the knight stands.
        knight: Space,
    }
    /// A round begins.
    RoundBegun {
        /// From 1.
        round: u32,
        /// Who begins it.
        start: Colour,
    }
    /// An action card is turned.
    #[schemars(rename = "RealmCardTurned")]
    CardTurned {
        /// By whom.
        by: Colour,
        /// Which.
        card: ActionCard,
        /// Cards left in the deck.
        left: u32,
    }
    /// The silver mine gives points.
    MineWorked {
        /// Mountains in everybody's territories.
        points: BTreeMap<Colour, u32>,
        /// Where the stones lie now.
        scores: BTreeMap<Colour, u32>,
    }
    /// Somebody lays a decision card, or two.
    DecisionLaid {
        /// Who.
        by: Colour,
        /// The slots.
        slots: Vec<u32>,
    }
    /// Nobody has chosen an action.
    ActionUnchosen {
        /// Its slot.
        slot: u32,
    }
    /// Ducats from a money bag.
    MoneyPaid {
        /// Its slot.
        slot: u32,
        /// To whom.
        to: Vec<Colour>,
        /// So many to each.
        each: u32,
        /// So many stay in the bank.
        left: u32,
    }
    /// Several have chosen the same action.
    TrialBegun {
        /// Its slot.
        slot: u32,
        /// Who.
        choosers: Vec<Colour>,
        /// Do they talk first?
        talks: bool,
    }
    /// Somebody offers ducats for acting alone.
    OfferMade {
        /// Who.
        by: Colour,
        /// To whom.
        to: Colour,
        /// The number of the offer in this trial, from 1.
        number: u32,
        /// How much.
        ducats: u32,
        /// Who hears it.
        talk: Talk,
    }
    /// Somebody takes their offer back.
    OfferWithdrawn {
        /// Who.
        by: Colour,
        /// From whom.
        to: Colour,
        /// Which.
        number: u32,
        /// Who hears it.
        talk: Talk,
    }
    /// Somebody accepts an offer.
    OfferAccepted {
        /// Who.
        by: Colour,
        /// Which.
        number: u32,
        /// Who acts now.
        acts: Colour,
    }
    /// The price that two have agreed on is paid.
    PricePaid {
        /// Whose ducats.
        from: Colour,
        /// To whom.
        to: Colour,
        /// How many.
        ducats: u32,
        /// Who hears of it.
        talk: Talk,
    }
    /// The bank is paid.
    DucatsPaid {
        /// By whom.
        from: Colour,
        /// How many.
        ducats: u32,
        /// And these treasures, which are gone.
        treasures: Vec<Card>,
        /// What for.
        why: Payment,
    }
    /// Two have not agreed.
    TalksEnded {
        /// Why.
        why: TalksEnd,
        /// Who has ended them, if anybody has.
        by: Option<Colour>,
    }
    /// Somebody seals a bid.
    BidSealed {
        /// Who.
        by: Colour,
        /// What it is.
        bid: Bid,
    }
    /// All bids are opened together.
    BidsOpened {
        /// The slot.
        slot: u32,
        /// Everybody's.
        bids: BTreeMap<Colour, Bid>,
    }
    /// The highest bid was made by several.
    BidsTied {
        /// The slot.
        slot: u32,
        /// Who.
        choosers: Vec<Colour>,
    }
    /// After a second tie nobody acts.
    ActionLost {
        /// The slot.
        slot: u32,
    }
    /// Somebody begins to carry an action out.
    ActionBegun {
        /// Who.
        by: Colour,
        /// The slot.
        slot: u32,
        /// What it is.
        action: Action,
    }
    /// An action is over.
    ActionEnded {
        /// Whose.
        by: Colour,
        /// The slot.
        slot: u32,
        /// Was something of it left undone?
        lapsed: bool,
    }
    /// A boundary is placed.
    BoundaryPlaced {
        /// By whom.
        by: Colour,
        /// Where.
        side: Side,
        /// Boundaries left in stock.
        stock: u32,
    }
    /// A territory is founded.
    TerritoryFounded {
        /// Its castle.
        castle: Space,
        /// Whose it is.
        owner: Colour,
        /// How many spaces it has.
        spaces: u32,
        /// How many of them are towns.
        towns: u32,
        /// What it gives; a neutral one gives nothing.
        points: u32,
        /// Where the owner's stone lies now; none: it is nobody's.
        score: Option<u32>,
    }
    /// Boundaries inside a new territory go back.
    BoundariesReturned {
        /// Which.
        sides: Vec<Side>,
        /// Boundaries in stock now.
        stock: u32,
    }
    /// A knight is placed.
    KnightPlaced {
        /// Whose.
        by: Colour,
        /// Where.
        at: Space,
    }
    /// A territory is extended.
    TerritoryExtended {
        /// By whom.
        by: Colour,
        /// Its castle.
        castle: Space,
        /// The spaces that it takes.
        spaces: Vec<Space>,
        /// Boundaries that come back.
        removed: Vec<Side>,
        /// Boundaries that are placed.
        placed: Vec<Side>,
        /// Boundaries in stock now.
        stock: u32,
    }
    /// A stone moves.
    StoneMoved {
        /// Whose.
        colour: Colour,
        /// Why.
        why: Scoring,
        /// So many spaces.
        spaces: u32,
        /// So many towns among them.
        towns: u32,
        /// What the table says: below 0 it goes back.
        points: i32,
        /// How far it went: never behind the lion.
        moved: i32,
        /// Where it lies now.
        score: u32,
    }
    /// The turned boundary of an alliance is another one.
    MarkerTurned {
        /// The castles.
        castles: [Space; 2],
        /// Which it is now; none: the territories touch nowhere.
        marker: Option<Side>,
    }
    /// Somebody looks through a pile of politics cards.
    PileOpened {
        /// Who.
        by: Colour,
        /// Which.
        pile: Pile,
    }
    /// What they see there.
    PileSeen {
        /// Who.
        by: Colour,
        /// What.
        cards: Vec<Card>,
    }
    /// They take a card.
    #[schemars(rename = "RealmCardTaken")]
    CardTaken {
        /// Who.
        by: Colour,
        /// From which pile.
        pile: Pile,
        /// Cards left in it.
        left: u32,
    }
    /// Which card it is.
    CardKept {
        /// Who.
        by: Colour,
        /// From which pile.
        pile: Pile,
        /// Which.
        card: Card,
    }
    /// Two territories are allied.
    AllianceMade {
        /// By whom.
        by: Colour,
        /// The castles, the own one first.
        castles: [Space; 2],
        /// The boundary that is turned.
        marker: Option<Side>,
    }
    /// They are so no longer.
    AllianceEnded {
        /// By whom.
        by: Colour,
        /// The castles, the earlier one first.
        castles: [Space; 2],
    }
    /// A knight changes sides.
    RenegadePlayed {
        /// By whom.
        by: Colour,
        /// Whose knight goes home.
        from: Colour,
        /// Where it stood.
        removed: Space,
        /// Where the own one stands.
        placed: Space,
    }
    /// Some did not answer in time, and the least was done for them.
    PlayersMissed {
        /// Who.
        who: Vec<Colour>,
    }
    /// The organiser sets right what is in a purse.
    #[schemars(rename = "RealmDucatsSetRight")]
    DucatsSetRight {
        /// Whose.
        colour: Colour,
        /// What was in it.
        before: u32,
        /// What is in it now.
        after: u32,
        /// Why.
        reason: Because,
    }
    /// The organiser sets right where a stone lies.
    #[schemars(rename = "RealmPointsSetRight")]
    PointsSetRight {
        /// Whose.
        colour: Colour,
        /// At how many points it lay.
        before: u32,
        /// Where it lies now.
        after: u32,
        /// Why.
        reason: Because,
    }
    /// The king is dead.
    KingDied {
        /// Who turned the card.
        by: Colour,
    }
    /// Mountains give points once more.
    MountainsCounted {
        /// Mountains in everybody's territories.
        points: BTreeMap<Colour, u32>,
        /// Where the stones lie now.
        scores: BTreeMap<Colour, u32>,
    }
    /// Parchments are shown and counted.
    ParchmentsCounted {
        /// What they give.
        points: BTreeMap<Colour, u32>,
        /// Where the stones lie now.
        scores: BTreeMap<Colour, u32>,
    }
    /// The realm has a new king, and everything is shown.
    RealmEnded {
        /// Who is first, second, and so on.
        outcome: RealmOutcome,
        /// What everybody has left.
        purses: BTreeMap<Colour, u32>,
        /// Politics cards that nobody played.
        hands: BTreeMap<Colour, Vec<Card>>,
        /// And those that nobody took.
        piles: BTreeMap<Pile, Vec<Card>>,
        /// Action cards that nobody turned.
        deck: Vec<ActionCard>,
    }
}
