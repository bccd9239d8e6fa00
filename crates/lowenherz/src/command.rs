//! Everything that a player or the organiser can want: the table of contents of orders.
//!
//! People type them as their rows say:
//!
//! ```
//! use lowenherz::Command;
//! let order: Command = "decide 1+3 dissolve 0,0 5,2 with treasure-8 ally 0,0 7,9".parse().unwrap();
//! assert_eq!(order.to_string(), "decide 1+3 dissolve 0,0 5,2 with treasure-8 ally 0,0 7,9");
//! assert!("wal 3,4:E".parse::<Command>().unwrap_err().to_string().contains("`wall`"));
//! ```

use crate::cards::{Card, Pile};
use crate::colours::Colour;
use crate::space::{Side, Space};
use crate::state::State;
use rulebook::Readers::{self, Everyone, Sender, SenderAnd};
use rulebook::notation::{
    After, Behind, Joined, NotOrder, Notation, OrderText, Phrase, Several, Text, When, Words,
};

rulebook::commands! {
    /// One command of the realm; a variant only names its payload.
    #[schemars(rename = "RealmCommand")]
    pub enum Command(it) for State;

    /// Place a castle and a knight beside it, in the variable set-up (HRZ-147).
    Everyone, Settle(Settle {
        #![schemars(rename = "RealmSettle")]
        /// Where the castle stands.
        castle: Space,
        /// Where the knight stands.
        knight: Space,
    })
    = "settle CASTLE KNIGHT", "settle 3,4 3,5", When::step("placing");

    /// Turn the next action card (HRZ-029).
    Everyone, Turn = "turn-up", "turn-up", When::step("card");

    /// Lay a decision card, or two, with what is dissolved before it and played together with it (LR-09).
    Everyone, Decide(Decide {
        #![schemars(rename = "RealmDecide")]
        /// The slots.
        slots: Vec<u32> as Joined,
        /// Alliances that end, then cards that are played, in the order in which they work.
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        plays: Vec<Play> as Plays,
    })
    = "decide SLOT[+SLOT] [dissolve OWN OTHER [with TREASURE+TREASURE]] [ally OWN OTHER] [entice OWN OTHER take KNIGHT place SPACE [with TREASURE+TREASURE]]",
        "decide 2 ally 0,0 5,2", When::step("decisions"); told by the state;

    /// Offer ducats for acting alone (HRZ-086).
    Sender, Offer(MakeOffer {
        #![schemars(rename = "RealmMakeOffer")]
        /// How many.
        ducats: u32,
    })
    = "offer DUCATS", "offer 4", When::step("talks");

    /// Take one's offer back (LR-45).
    Everyone, Withdraw = "withdraw", "withdraw", When::step("talks");

    /// Accept the offer of the other (HRZ-086).
    Everyone, Accept(Accept {
        #![schemars(rename = "RealmAccept")]
        /// Its number.
        number: u32,
    })
    = "accept NUMBER", "accept 2", When::step("talks");

    /// End the talks: there is no agreement (HRZ-090).
    Everyone, Duel = "duel", "duel", When::step("talks");

    /// Seal a bid (HRZ-092).
    Sender, Bid(MakeBid {
        #![schemars(rename = "RealmMakeBid")]
        /// Out of the purse.
        ducats: u32,
        /// And these treasures.
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        treasures: Vec<Card> as After("with", Joined),
    })
    = "bid DUCATS [with TREASURE+TREASURE]", "bid 3 with treasure-10", When::ANY;

    /// Place boundaries, one after the other (HRZ-046).
    Everyone, Wall(Wall {
        #![schemars(rename = "RealmWall")]
        /// Where.
        sides: Vec<Side> as Several,
    })
    = "wall SIDE SIDE …", "wall 3,4:E 3,4:S", When::step("action"); told by the state;

    /// Place a knight (HRZ-056).
    Everyone, Knight(Knight {
        #![schemars(rename = "RealmKnight")]
        /// Where.
        space: Space,
        /// Treasures that pay for the wood.
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        treasures: Vec<Card> as After("with", Joined),
    })
    = "knight SPACE [with TREASURE+TREASURE]", "knight 3,4", When::step("action");

    /// Extend a territory by one space or two (HRZ-063).
    Everyone, Extend(Extend {
        #![schemars(rename = "RealmExtend")]
        /// Its castle.
        castle: Space,
        /// What it takes.
        spaces: Vec<Space> as Behind("by", Several),
    })
    = "extend CASTLE by SPACE [SPACE]", "extend 0,0 by 2,1 2,2", When::step("action"); told by the state;

    /// Look through a pile of politics cards (HRZ-081).
    Everyone, Look(Look {
        #![schemars(rename = "RealmLook")]
        /// Which.
        pile: Pile,
    })
    = "look upper|lower", "look upper", When::step("action");

    /// Take a card of the pile (HRZ-081).
    Sender, Take(TakeCard {
        #![schemars(rename = "RealmTakeCard")]
        /// Which.
        card: Card,
    })
    = "take CARD", "take treasure-15", When::step("action");

    /// End an alliance during one's action (HRZ-124).
    Everyone, Dissolve(Dissolve {
        #![schemars(rename = "RealmDissolve")]
        /// One's own castle.
        own: Space,
        /// The other's.
        other: Space,
        /// Treasures that pay for it.
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        treasures: Vec<Card> as After("with", Joined),
    })
    = "dissolve OWN OTHER [with TREASURE+TREASURE]", "dissolve 0,0 5,2", When::step("action");

    /// End one's action (LR-11).
    Everyone, Done = "done", "done", When::step("action");

    /// Go on without whoever is missing (organiser; LR-46).
    Everyone, Proceed = "proceed", "proceed", When::ANY;

    /// Set right what a prince has (organiser).
    it.what.readers(), SetRight(SetRight {
        #![schemars(rename = "RealmSetRight")]
        /// What of whom, and to what.
        what: Setting,
        /// Why, in 1 to 500 characters.
        reason: String as Behind("because", Text),
    })
    = "set-right ducats COLOUR NUMBER | points COLOUR NUMBER because REASON",
        "set-right points ochre 12 because a territory was counted twice", When::ANY;
    told by the state;
}

rulebook::alternatives! {
    /// What the organiser sets right, and to what.
    #[serde(rename_all = "snake_case")]
    #[schemars(rename = "RealmSetting")]
    pub enum Setting;

    /// What is in a purse, which only its owner knows (HRZ-020).
    "ducats" Ducats {
        /// Whose.
        colour: Colour,
        /// How many ducats from now on.
        ducats: u32,
    };
    /// Where a stone lies.
    "points" Points {
        /// Whose.
        colour: Colour,
        /// At how many points from now on.
        points: u32,
    };
}

impl Setting {
    fn readers(&self) -> Readers {
        match self {
            Self::Ducats { colour, .. } => SenderAnd(colour.seat()),
            Self::Points { .. } => Everyone,
        }
    }
}

rulebook::alternatives! {
    /// What goes with a decision (LR-09).
    #[serde(rename_all = "snake_case")]
    #[schemars(rename = "RealmPlay")]
    pub enum Play;

    /// An alliance ends (HRZ-124).
    "dissolve" Dissolve {
        /// One's own castle.
        own: Space,
        /// The other's.
        other: Space,
        /// Treasures that pay for it.
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        treasures: Vec<Card> as After("with", Joined),
    };
    /// An alliance card (HRZ-118).
    "ally" Ally {
        /// One's own castle.
        own: Space,
        /// The other's.
        other: Space,
    };
    /// A renegade card (HRZ-126).
    "entice" Renegade {
        /// One's own castle.
        own: Space,
        /// The other's.
        other: Space,
        /// The knight that goes home.
        take: Space as Behind("take", rulebook::notation::Plain),
        /// Where one's own comes.
        place: Space as Behind("place", rulebook::notation::Plain),
        /// Treasures that pay for the woods.
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        treasures: Vec<Card> as After("with", Joined),
    };
}

/// One after the other, until the order ends.
struct Plays;

impl Phrase<Vec<Play>> for Plays {
    fn read(&self, words: &mut Words<'_>) -> Result<Vec<Play>, NotOrder> {
        let mut plays = Vec::new();
        // Their first words are words of the form, where a list would end.
        while !words.at_end() || words.must_be_one_of::<Play>().is_ok() {
            plays.push(Play::read(words)?);
        }
        Ok(plays)
    }

    fn write(&self, value: &Vec<Play>, line: &mut OrderText) {
        value.iter().for_each(|play| play.write(line));
    }
}
