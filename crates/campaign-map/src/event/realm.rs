//! The payloads of what a game for the realm brings to the map (CAR-31 to CAR-36).

use crate::map::SpaceId;
use crate::pieces::PieceId;
use crate::realm::Won;
use crate::roster::Roster;
use crate::scenario::Scenario;
use decider::Seat;
use rulebook::named;
use std::collections::BTreeMap;

named! {
    /// Why somebody has what somebody could have chosen.
    #[schemars(rename = "MapChoice")]
    Choice {
        /// They said so.
        Chosen = "chosen", "Chosen";
        /// They did not answer.
        Unanswered = "unanswered", "Unanswered";
        /// Nothing else was left.
        Left = "left", "Left";
    }
}

named! {
    /// Which game for the realm.
    #[schemars(rename = "MapRealmGame")]
    RealmGame {
        /// Before the map.
        Prologue = "prologue", "Prologue";
        /// The estates, called together.
        Estates = "estates", "Estates";
    }
}

rulebook::payloads! {
    /// A campaign waits for a game for the realm: all that it will begin with.
    RealmAwaited {
        /// The scenario.
        scenario: Scenario,
        /// Who can be mustered.
        roster: Roster,
    }
    /// The king is dead, and homes are chosen.
    RealmSettled {
        /// Who played, the first in rank first.
        won: Vec<Won>,
        /// Everybody, in the order in which they choose.
        #[schemars(with = "Vec<String>")]
        order: Vec<Seat>,
    }
    /// The organiser has broken a game for the realm off.
    RealmBrokenOff {
        /// Which.
        game: RealmGame,
        /// Why.
        reason: String,
    }
    /// A player has their home.
    HomeChosen {
        /// Who.
        #[schemars(with = "String")]
        seat: Seat,
        /// Which castle.
        home: SpaceId,
        /// Why.
        choice: Choice,
    }
    /// What is left of ducats becomes crowns.
    CrownsWon {
        /// Whose.
        #[schemars(with = "String")]
        seat: Seat,
        /// What they had left.
        ducats: u32,
        /// What it makes.
        crowns: u32,
        /// What they have now.
        now: u32,
    }
    /// Towns become regions.
    RegionsWon {
        /// Whose.
        #[schemars(with = "String")]
        seat: Seat,
        /// Towns in their territories.
        towns: u32,
        /// What is theirs.
        spaces: Vec<SpaceId>,
    }
    /// An alliance becomes a truce.
    TruceMade {
        /// Who.
        #[schemars(with = "String")]
        one: Seat,
        /// With whom.
        #[schemars(with = "String")]
        other: Seat,
        /// The last turn in which it holds.
        until: u32,
    }
    /// Whose unit a renegade shall be.
    OpponentNamed {
        /// Who has the card.
        #[schemars(with = "String")]
        holder: Seat,
        /// Whom they name.
        #[schemars(with = "String")]
        opponent: Seat,
        /// Why.
        choice: Choice,
    }
    /// A unit changes its banner.
    UnitTurned {
        /// Which.
        piece: PieceId,
        /// Whom it leaves.
        #[schemars(with = "String")]
        from: Seat,
        /// Its new lord.
        #[schemars(with = "String")]
        to: Seat,
        /// Whose garrison it joins.
        castle: SpaceId,
        /// Why this one.
        choice: Choice,
    }
    /// A renegade finds nobody.
    RenegadeLapsed {
        /// Who had the card.
        #[schemars(with = "String")]
        holder: Seat,
    }
    /// The estates are called.
    EstatesCalled {
        /// The turn at whose end they meet.
        turn: u32,
    }
    /// They do not meet: too few or too many are left.
    EstatesLapsed {
        /// How many still hold a castle or a banner.
        players: u32,
    }
    /// They meet.
    EstatesMet {
        /// Who takes part.
        #[schemars(with = "Vec<String>")]
        seats: Vec<Seat>,
    }
    /// They have ended.
    EstatesSettled {
        /// What each has won, the first in rank first; empty where the organiser has ruled.
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        won: Vec<Won>,
        /// Why the organiser has ruled.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        ruled: Option<String>,
        /// Crowns that they bring.
        #[schemars(with = "BTreeMap<String, u32>")]
        crowns: BTreeMap<Seat, u32>,
    }
}
