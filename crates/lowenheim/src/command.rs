//! Everything that a player or the organiser can want: the table of contents of orders.
//!
//! On the wire a command is an object with one member, such as `{"strike": {"attacker": …}}`, or a
//! word, such as `"done"`. People type it as its row says:
//!
//! ```
//! use lowenheim::Command;
//! let order: Command = "move foot-soldier-1+foot-soldier-2 4,12 4,13".parse().unwrap();
//! assert_eq!(order.to_string(), "move foot-soldier-1+foot-soldier-2 4,12 4,13");
//!
//! let wrong = "stirke mannheim skaven-3".parse::<Command>().unwrap_err();
//! assert_eq!(wrong.position, 1);
//! assert!(wrong.to_string().contains("Did you mean `strike`?"));
//! ```

mod casting;

pub use casting::{Casting, Use, Way};

use crate::decks::ActionCard;
use crate::figures::{Faction, FigureId};
use crate::state::{Marker, Ruling, State, Step};
use board::{Hex, Hexside};
use rulebook::Readers::{self, Everyone, Sender, SenderAnd};
use rulebook::notation::{After, Behind, Flag, Given, IfAny, Joined, OneOf, Rest, Text, When};

const fn during(step: Step) -> When {
    When::step(step.word())
}

/// An order of one faction alone: that it exists may be a secret (R-09).
const fn only(when: When, faction: Faction) -> When {
    when.only_for(faction.seat_name())
}

const WIZARDS: Faction = Faction::WizardsCouncil;

/// What an artefact is used for, as far as others may read it: what is done with the Box is nobody's business
/// until it is opened (HEI-068).
const fn readers_of_use(order: &Use) -> Readers {
    match order {
        Use::TakeBox { .. } | Use::OpenBox { .. } => Sender,
        Use::Mask { .. } | Use::Altar { .. } | Use::Teleporter { .. } => Everyone,
    }
}

rulebook::commands! {
    /// One command of the siege; a variant only names its payload.
    pub enum Command(it) for State;

    /// Council: place figures of one's own in another hex of the home base (R-05).
    Everyone, Deploy(Deploy {
        /// Figures of one's own.
        figures: Vec<FigureId> as Joined,
        /// A hex of the home base.
        hex: Hex,
    })
    = "deploy FIGURE+FIGURE HEX", "deploy foot-soldier-1 4,12", during(Step::Council);

    /// Nothing more to do in this step.
    Everyone, Done = "done", "done", When::ANY; told by the state;

    /// The organiser passes for a faction without a player (R-01).
    Everyone, PassFor(PassFor {
        /// For whom.
        faction: Faction,
    })
    = "pass-for FACTION", "pass-for cathay", When::ANY;

    /// Step 1: discard up to two cards and refill the hand to six (HEI-134).
    Everyone, Refill(Refill {
        /// None, one or two cards of one's hand.
        discard: Vec<ActionCard> as Rest,
    })
    = "refill [CARD] [CARD]", "refill blank blank", during(Step::Refill); told by the state;

    /// Let the rules do what is theirs: event, command, arrival, a band, an enemy's attack.
    Everyone, Proceed(Proceed {
        /// Until a player has something to do; otherwise one thing only.
        all: bool as Flag("all"),
    })
    = "proceed [all]", "proceed all", When::ANY; told by the state;

    /// Step 2: bring figures from a fallen bridge to a bank (R-73).
    Everyone, Ashore(Ashore {
        /// Figures of one's own that stand in the same hex of it.
        figures: Vec<FigureId> as Joined,
        /// A hex beside the bridge.
        hex: Hex,
    })
    = "ashore FIGURE+FIGURE HEX", "ashore foot-soldier-1+foot-soldier-2 4,9",
        during(Step::EventCard);

    /// Step 3: send a figure to the officers' conference (HEI-132).
    Everyone, Attend(Attend {
        /// An upright figure of one's own people.
        figure: FigureId,
    })
    = "attend FIGURE", "attend foot-soldier-1", during(Step::CommandCard);

    /// Step 6: move a group along a path (HEI-144).
    Everyone, Move(Move {
        /// Figures of one's own that start in the same hex.
        figures: Vec<FigureId> as Joined,
        /// The hexes to enter, one after the other.
        path: Vec<Hex> as Rest,
        /// Civilian markers to take along.
        #[serde(default)]
        with: Vec<Marker> as After("with", Joined),
    })
    = "move FIGURE+FIGURE HEX HEX … [with MARKER+MARKER]",
        "move foot-soldier-1+foot-soldier-2 4,12 4,13", during(Step::Movement); told by the state;

    /// Step 6: push a gun into the next hex with two of its crew (HEI-133).
    Everyone, Haul(Haul {
        /// Its number.
        gun: u32,
        /// Two figures on foot who start in its hex.
        crew: Vec<FigureId> as Joined,
        /// The hex next to it.
        hex: Hex,
    })
    = "haul GUN FIGURE+FIGURE HEX", "haul 1 foot-soldier-1+foot-soldier-2 5,13",
        during(Step::Movement);

    /// Step 6: spend the turn calling the Air Spirit (HEI-104).
    Sender, Summon = "summon", "summon", only(during(Step::Movement), Faction::Cathay);

    /// Step 6: leave the city by the secret way (R-84).
    Everyone, Escape(Escape {
        /// Figures of one's own.
        figures: Vec<FigureId> as Joined,
    })
    = "escape FIGURE+FIGURE", "escape sigisbiduwald+foot-knight-1",
        only(during(Step::Movement), Faction::PalaceGuard); told by the state;

    /// Grant or refuse passage through one's own figures (HEI-150).
    Everyone, Passage(Passage {
        /// Whose figures want to pass.
        mover: Faction,
        /// May they?
        allowed: bool as OneOf("granted", "refused"),
    })
    = "passage FACTION granted|refused", "passage cathay refused", When::ANY;

    /// Step 7: play an Attack card for a hex (HEI-152).
    Everyone, Attack(Attack {
        /// For all one's own figures in this hex.
        hex: Hex,
    })
    = "attack HEX", "attack 4,12", during(Step::Combat); told by the state;

    /// Step 7: fire a gun at a hex (HEI-133).
    Everyone, Fire(Fire {
        /// Its number.
        gun: u32,
        /// A hex in sight that holds enemies alone.
        hex: Hex,
        /// Who is attacked first, before the others.
        #[serde(default)]
        order: Vec<FigureId> as IfAny(Joined),
    })
    = "fire GUN HEX [FIGURE+FIGURE]", "fire 1 13,13 rat-ogre-1", during(Step::Combat);
    told by the state;

    /// Step 7: play a card of the mobile reserve's stock for a hex (HEI-130).
    Everyone, Rally(Rally {
        /// For the reserve's figures in this hex.
        hex: Hex,
    })
    = "rally HEX", "rally 12,4", during(Step::Combat); told by the state;

    /// Step 7: one attack with one figure (HEI-153).
    Everyone, Strike(Strike {
        /// A figure of one's own.
        attacker: FigureId,
        /// A figure in the same or an adjacent hex.
        target: FigureId,
    })
    = "strike FIGURE FIGURE", "strike mannheim skaven-3", during(Step::Combat);

    /// Steps 6 and 7: a wizard casts a spell (HEI-074).
    Everyone, Cast(Cast {
        /// Severus, Minerva or Amon.
        wizard: FigureId,
        /// Which spell, and on what.
        spell: Casting,
        /// Cards of one's hand that pay for it, all of them.
        cards: Vec<ActionCard> as After("with", Rest),
    })
    = "cast WIZARD SPELL [TARGET …] with CARD CARD …",
        "cast minerva fireball 12,9 with attack attack", only(When::ANY, WIZARDS);
    told by the state;

    /// Step 8: offer cards to another faction (HEI-141); none: take the offer back.
    SenderAnd(it.to.seat()), Give(Give {
        /// To whom.
        to: Faction,
        /// Which, instead of those that were offered before.
        cards: Vec<ActionCard> as Rest,
    })
    = "give FACTION [CARD] [CARD] …", "give cathay food food", during(Step::Trading);
    told by the state;

    /// Step 8: take what a faction offers (R-20).
    Everyone, Accept(Accept {
        /// Who offers it.
        from: Faction,
    })
    = "accept FACTION", "accept cathay", during(Step::Trading); told by the state;

    /// Step 8: discard down to the hand limit (HEI-141).
    Everyone, Discard(Discard {
        /// Which.
        cards: Vec<ActionCard> as Rest,
    })
    = "discard CARD CARD …", "discard blank", during(Step::Trading);

    /// Step 9a: spend a Healing card to discharge a figure from the Temple (HEI-166).
    Everyone, Discharge(Discharge {
        /// Who.
        figure: FigureId,
        /// A temple-ground hex, for a figure of one's own; none: the first with room.
        #[serde(default)]
        hex: Option<Hex> as IfAny(Given),
    })
    = "discharge FIGURE [HEX]", "discharge mannheim 19,6", during(Step::Healing);

    /// Step 9b: hand in the food card (HEI-171).
    Everyone, Feed(Feed {
        /// Food; or Blank, for the City Guard while the well is free (HEI-036).
        card: ActionCard,
    })
    = "feed CARD", "feed food", during(Step::Food);

    /// Step 9b: hand in a card face down (R-96).
    Sender, HandIn(HandIn {
        /// Which.
        card: ActionCard,
    })
    = "hand-in CARD", "hand-in peasants", only(during(Step::Food), Faction::Bretonnia);

    /// Step 9b: lose a figure instead (HEI-171).
    Everyone, Starve(Starve {
        /// Who.
        figure: FigureId,
    })
    = "starve FIGURE", "starve swordfighter-4", during(Step::Food);

    /// Step 9b: return a starved figure for one more card (HEI-172).
    Everyone, Regain(Regain {
        /// Who.
        figure: FigureId,
        /// Food; or Blank, for the City Guard while the well is free.
        card: ActionCard,
        /// A hex of the home base.
        hex: Hex,
    })
    = "regain FIGURE CARD HEX", "regain swordfighter-4 food 14,5", during(Step::Food);

    /// Step 9c: try to put out a fire (HEI-173).
    Everyone, Douse(Douse {
        /// The burning hex.
        hex: Hex,
        /// Water for this one try; or Blanks, for the City Guard while the well is free.
        #[serde(default)]
        cards: Vec<ActionCard> as Rest,
    })
    = "douse HEX [CARD] [CARD] …", "douse 6,1 water water", during(Step::Fires);
    told by the state;

    /// Step 9d: pull down a barricade (HEI-178).
    Everyone, Destroy(Destroy {
        /// The hexside on which it stands, beside a figure of one's own.
        hexside: Hexside,
    })
    = "destroy HEXSIDE", "destroy 4,12:SE", during(Step::Barricades);

    /// Step 9d: have a barricade built, for one Peasants card (HEI-177).
    Everyone, Build(Build {
        /// A side of the leader's hex.
        hexside: Hexside,
    })
    = "build HEXSIDE", "build 4,12:SE", during(Step::Barricades);

    /// Step 9e: pay towards a demand (HEI-117).
    Everyone, Pay(Pay {
        /// The demand's number.
        demand: u32,
        /// The cards.
        cards: Vec<ActionCard> as Rest,
    })
    = "pay DEMAND CARD CARD …", "pay 2 peasants peasants", during(Step::Demands);
    told by the state;

    /// Step 9e: offer figures that are asked for (HEI-129, HEI-133).
    Everyone, Offer(Offer {
        /// The demand's number.
        demand: u32,
        /// Figures of one's own people, no leaders.
        figures: Vec<FigureId> as Joined,
    })
    = "offer DEMAND FIGURE+FIGURE", "offer 2 foot-soldier-1+foot-soldier-2",
        during(Step::Demands); told by the state;

    /// Step 9e: say whom one would let go if cards are short (HEI-126).
    Everyone, Agree(Agree {
        /// The demand's number.
        demand: u32,
        /// Who goes first before the others; nobody: takes one's word back.
        figures: Vec<FigureId> as Joined,
    })
    = "agree DEMAND FIGURE+FIGURE", "agree 2 foot-soldier-1+swordfighter-4",
        during(Step::Demands); told by the state;

    /// After the last turn: name the leader of the defence (R-82).
    Everyone, Vote(Vote {
        /// Any faction.
        leader: Faction,
    })
    = "vote FACTION", "vote city-guard", during(Step::Vote);

    /// Use an artefact, for those who have one (HEI-066).
    readers_of_use(it), Use(Use)
    = "use mask WIZARD", "use mask severus", only(during(Step::Refill), WIZARDS);
    = "use box by WIZARD", "use box by amon", only(during(Step::Movement), WIZARDS);
    = "use box for CARD CARD|nothing", "use box for food water", only(When::ANY, WIZARDS);
    = "use altar WIZARD", "use altar minerva", only(during(Step::Movement), WIZARDS);
    = "use teleporter WIZARD out|in HEX", "use teleporter severus out 13,13",
        only(during(Step::Movement), WIZARDS);
    told by the state;

    /// The game master puts a value of their own in the place of one (ACT-22, R-10).
    Everyone, Override(Override {
        /// What, and the value chosen for it.
        chosen: Ruling,
        /// Why, 1 to 500 characters; everybody may read it.
        reason: String as Behind("because", Text),
    })
    = "override WHAT VALUE … because REASON",
        "override strength 12 because The east is bare.", When::ANY; told by the state;

    /// At any time: set a figure right (organiser).
    Everyone, SetRight(SetRight {
        #![schemars(rename = "SiegeSetRight")]
        /// Which, and to what.
        what: Setting,
        /// Why, in 1 to 500 characters.
        reason: String as Behind("because", Text),
    })
    = "set-right wounds FIGURE NUMBER | fallen FIGURE | standing FIGURE HEX because REASON",
        "set-right wounds mannheim 2 because the healing was forgotten", When::ANY;
    told by the state;

    /// At any time: tell a line of the story (HEI-003).
    Everyone, Tell(Tell {
        /// 1 to 500 characters.
        text: String as Text,
    })
    = "tell TEXT", "tell The gate holds.", When::ANY; told by the state;

    /// At any time: keep a note that nobody else reads (R-09).
    Sender, Note(Note {
        /// 1 to 500 characters.
        text: String as Text,
    })
    = "note TEXT", "note Sever the bridge before the rats do.", When::ANY; told by the state;
}

rulebook::alternatives! {
    /// What the organiser sets right, and to what.
    #[serde(rename_all = "snake_case")]
    #[schemars(rename = "SiegeSetting")]
    pub enum Setting;

    /// The Wounds that a figure on the map has left.
    "wounds" Wounds {
        /// Who.
        figure: FigureId,
        /// How many from now on.
        wounds: u32,
    };
    /// A figure on the map has fallen: it lies in the Temple, an enemy is gone.
    "fallen" Fallen {
        /// Who.
        figure: FigureId,
    };
    /// A figure that is not on the map has not fallen: it stands there again, unhurt.
    "standing" Standing {
        /// Who, of the city.
        figure: FigureId,
        /// Where.
        hex: Hex,
    };
}
