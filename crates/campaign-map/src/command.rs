//! Everything that a player or the organiser can want: the table of contents of orders.
//!
//! People type them as their rows say:
//!
//! ```
//! use campaign_map::Command;
//! let order: Command = "write north-1 march 12 13; north-2 hold".parse().unwrap();
//! assert_eq!(order.to_string(), "write north-1 march 12 13; north-2 hold");
//! assert!("wirte north-1 hold".parse::<Command>().unwrap_err().to_string().contains("`write`"));
//! ```

use crate::engines::SiegeEngine;
use crate::map::SpaceId;
use crate::pieces::{BannerId, Order, PieceId, Side};
use crate::refusal::said;
use crate::roster::TroopId;
use crate::state::State;
use decider::Seat;
use rulebook::Readers::{Everyone, Sender};
use rulebook::notation::{
    After, AnyWord, Behind, Given, NotOrder, Notation, Or, OrderText, Phrase, Several, Text, When,
    Word, Words,
};
use std::collections::BTreeMap;

rulebook::commands! {
    /// One command of the map; a variant only names its payload.
    #[schemars(rename = "MapCommand")]
    pub enum Command(it) for State;

    /// Let the phase happen, or end it where nothing is left to decide (WAP-242).
    Everyone, Proceed = "proceed", "proceed", When::ANY;

    /// Muster a unit or an individual (WAP-244).
    Everyone, Muster(Muster {
        /// In which castle.
        castle: SpaceId,
        /// The row of the troop table.
        troop: TroopId,
        /// The banner that it joins; none: the garrison.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        banner: Option<BannerId> as After("for", Given),
    })
    = "muster CASTLE TROOP [for BANNER]", "muster K1 cavalry for north-1", When::ANY;

    /// Raise a new banner (WAP-240).
    Everyone, Raise(Raise {
        #![schemars(rename = "MapRaise")]
        /// In which castle.
        castle: SpaceId,
        /// The row of its general.
        general: TroopId,
    })
    = "raise CASTLE GENERAL", "raise K1 king", When::ANY;

    /// Pieces change from one banner or garrison to another in the same space.
    Everyone, Transfer(Transfer {
        /// Who.
        pieces: Vec<PieceId> as Several,
        /// To which banner; none: to the garrison.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        banner: Option<BannerId> as Behind("to", Or("garrison")),
    })
    = "transfer PIECE PIECE … to BANNER|garrison", "transfer archers-2 to garrison", When::ANY;

    /// Pay for the repair of what a siege has broken.
    Everyone, Repair(Repair {
        /// Which castle.
        castle: SpaceId,
        /// What.
        damage: String as AnyWord,
    })
    = "repair CASTLE DAMAGE", "repair K3 bridge-north", When::ANY;

    /// Pay for a captive.
    Everyone, Ransom(Ransom {
        /// Who.
        piece: PieceId,
    })
    = "ransom PIECE", "ransom wizard-1", When::ANY;

    /// Nothing more in this phase.
    Everyone, Done = "done", "done", When::ANY;

    /// Write one's orders, which are secret until all are revealed (WAP-245); banners that are not named hold.
    Sender, Write(Write {
        /// By banner.
        orders: BTreeMap<BannerId, Order> as ByBanner,
    })
    = "write BANNER march SPACE [SPACE] | hold | fortify | raze | recover | assault CASTLE | relieve CASTLE by SPACE [SPACE]; …",
        "write north-1 march 12; north-2 assault K3", When::ANY; told by the state;

    /// Retreat (WAP-251).
    Everyone, Retreat(Retreat {
        /// Who.
        banner: BannerId,
        /// Where to.
        to: SpaceId,
    })
    = "retreat BANNER SPACE", "retreat north-1 12", When::ANY;

    /// Say that a banner of another is welcome to relieve one's town (CAR-46).
    Everyone, Admit(Admit {
        #![schemars(rename = "MapAdmit")]
        /// Which.
        banner: BannerId,
    })
    = "admit BANNER", "admit east-1", When::ANY;

    /// Say that it is not: it fights on its own account (CAR-47).
    Everyone, TurnAway(TurnAway {
        #![schemars(rename = "MapTurnAway")]
        /// Which.
        banner: BannerId,
    })
    = "turn-away BANNER", "turn-away east-1", When::ANY;

    /// Buy engines for a siege, before its first day in this turn.
    Everyone, Equip(Equip {
        #![schemars(rename = "MapEquip")]
        /// For which fight.
        fight: u32,
        /// What.
        engines: Vec<SiegeEngine> as Several,
    })
    = "equip FIGHT ENGINE ENGINE …", "equip 3 ram trebuchet", When::ANY;

    /// Choose a free home, in the order of the realm (CAR-31).
    Everyone, Home(Home {
        #![schemars(rename = "MapHome")]
        /// Which castle.
        castle: SpaceId,
    })
    = "home CASTLE", "home K2", When::ANY;

    /// Name the opponent whom a renegade leaves (CAR-35).
    Everyone, Renegade(Renegade {
        #![schemars(rename = "MapRenegade")]
        /// Whom.
        #[schemars(with = "String")]
        opponent: Seat,
    })
    = "renegade SEAT", "renegade north", When::ANY;

    /// Say which unit goes over to the holder of a renegade (CAR-35).
    Everyone, GiveUp(GiveUp {
        #![schemars(rename = "MapGiveUp")]
        /// Which.
        piece: PieceId,
    })
    = "give-up PIECE", "give-up archers-1", When::ANY;

    /// Call the estates together at the end of this turn (organiser, CAR-36).
    Everyone, CallEstates = "call-estates", "call-estates", When::ANY;

    /// Break the game for the realm off (organiser, CAR-31, CAR-36).
    Everyone, BreakOff(BreakOff {
        #![schemars(rename = "MapBreakOff")]
        /// Why, in words.
        reason: String as Behind("because", Text),
    })
    = "break-off because REASON", "break-off because it is late", When::ANY;
    told by the state;

    /// How the estates have ended (organiser, CAR-36).
    Everyone, RuleEstates(RuleEstates {
        #![schemars(rename = "MapRuleEstates")]
        /// The first in rank.
        #[schemars(with = "String")]
        first: Seat,
        /// The second.
        #[schemars(with = "String")]
        second: Seat,
        /// Why, in words.
        reason: String as Behind("because", Text),
    })
    = "rule-estates SEAT SEAT because REASON",
        "rule-estates north west because they had to go home", When::ANY;
    told by the state;

    /// How a fight that nobody plays has ended (organiser).
    Everyone, Rule(Rule {
        #![schemars(rename = "MapRule")]
        /// Which fight.
        fight: u32,
        /// Who has won; none: nobody has, and a siege goes on in the next turn.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        winner: Option<Side> as Or("undecided"),
        /// What pieces still endure; who is not named is unhurt.
        #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
        left: BTreeMap<PieceId, u32> as Left,
        /// Why, in words.
        reason: String as Behind("because", Text),
    })
    = "rule FIGHT attacker|defender|undecided [PIECE=LEFT …] because REASON",
        "rule 3 attacker cavalry-1=2 because the rain washed the walls away", When::ANY;
    told by the state;

    /// Set a value right that went wrong (organiser).
    Everyone, SetRight(SetRight {
        #![schemars(rename = "MapSetRight")]
        /// Which, and to what.
        what: Setting,
        /// Why, in 1 to 500 characters.
        reason: String as Behind("because", Text),
    })
    = "set-right crowns SEAT NUMBER | wounds PIECE NUMBER because REASON",
        "set-right crowns north 4 because the tax was counted twice", When::ANY;
    told by the state;
}

rulebook::alternatives! {
    /// What the organiser sets right, and to what.
    #[serde(rename_all = "snake_case")]
    #[schemars(rename = "MapSetting")]
    pub enum Setting;

    /// Crowns of a player.
    "crowns" Crowns {
        /// Whose.
        #[schemars(with = "String")]
        seat: Seat,
        /// How many they have from now on.
        crowns: u32,
    };
    /// What a unit or an individual endures.
    "wounds" Wounds {
        /// Who.
        piece: PieceId,
        /// How many wounds it endures from now on.
        wounds: u32,
    };
}

/// `north-1 march 12; north-2 hold`.
struct ByBanner;

impl Phrase<BTreeMap<BannerId, Order>> for ByBanner {
    fn read(&self, words: &mut Words<'_>) -> Result<BTreeMap<BannerId, Order>, NotOrder> {
        let mut orders = BTreeMap::new();
        while !words.at_end() {
            let (position, word) = words.any(BannerId::what())?;
            let banner: BannerId = words.part(position, word)?;
            if orders.insert(banner, Order::read(words)?).is_some() {
                return Err(words.wrong(position, word, said!("banner-twice", banner = word)));
            }
            if !words.take_word(";") {
                break;
            }
        }
        Ok(orders)
    }

    fn write(&self, value: &BTreeMap<BannerId, Order>, line: &mut OrderText) {
        for (number, (banner, order)) in value.iter().enumerate() {
            if number > 0 {
                line.close(';');
            }
            line.word(banner);
            order.write(line);
        }
    }
}

/// `cavalry-1=2 king-1=1`.
struct Left;

impl Phrase<BTreeMap<PieceId, u32>> for Left {
    fn read(&self, words: &mut Words<'_>) -> Result<BTreeMap<PieceId, u32>, NotOrder> {
        let mut left = BTreeMap::new();
        while !words.at_end() {
            let (position, word) = words.any(PieceId::what())?;
            let Some((piece, wounds)) = word.split_once('=') else {
                return Err(words.wrong(position, word, said!("no-piece-left", word = word)));
            };
            left.insert(words.part(position, piece)?, words.part(position, wounds)?);
        }
        Ok(left)
    }

    fn write(&self, value: &BTreeMap<PieceId, u32>, line: &mut OrderText) {
        value.iter().for_each(|(piece, wounds)| line.word(format!("{piece}={wounds}")));
    }
}
