//! Everything that a player or the organiser can want: the table of contents of orders.
//!
//! On the wire a command is an object with one member, such as `{"strike": {"attacker": …}}`, or a
//! word, such as `"done"`. The short text form that people type is in `notation.rs`.

use crate::decks::ActionCard;
use crate::figures::{Faction, FigureId};
use crate::state::Marker;
use crate::state::Ruling;
use crate::tables::Spell;
use board::{Hex, Hexside};
use decider::{Audience, By};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// One command of the siege; a variant only names its payload.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Command {
    /// Council: place figures of one's own in another hex of the home base.
    Deploy(Deploy),
    /// Nothing more to do in this step.
    Done,
    /// The organiser passes for a faction without a player.
    PassFor(PassFor),
    /// Step 1: discard up to two cards and refill the hand to six (HEI-134).
    Refill(Refill),
    /// Let the rules do what is theirs: event, command, arrival, a band, an enemy's attack.
    Proceed(Proceed),
    /// Step 3: send a figure to the officers' conference (HEI-132).
    Attend(Attend),
    /// Step 6: move a group along a path (HEI-144).
    Move(Move),
    /// Step 6: push a gun into the next hex with two of its crew (HEI-133).
    Haul(Haul),
    /// Grant or refuse passage through one's own figures (HEI-150).
    Passage(Passage),
    /// Step 7: play an Attack card for a hex (HEI-152).
    Attack(Attack),
    /// Step 7: fire a gun at a hex (HEI-133).
    Fire(Fire),
    /// Step 7: play a card of the mobile reserve's stock for a hex (HEI-130).
    Rally(Rally),
    /// Step 7: one attack with one figure (HEI-153).
    Strike(Strike),
    /// Steps 6 and 7: a wizard casts a spell (HEI-074).
    Cast(Cast),
    /// Step 8: give cards to another faction (HEI-141).
    Give(Give),
    /// Step 8: discard down to the hand limit (HEI-141).
    Discard(Discard),
    /// Step 9a: spend a Healing card to discharge a figure from the Temple (HEI-166).
    Discharge(Discharge),
    /// Step 9b: hand in the food card (HEI-171).
    Feed(Feed),
    /// Step 9b: hand in a card face down.
    HandIn(HandIn),
    /// Step 6: spend the turn calling the Air Spirit (HEI-104).
    Summon,
    /// Step 6: leave the city by the secret way.
    Escape(Escape),
    /// Step 9b: lose a figure instead (HEI-171).
    Starve(Starve),
    /// Step 9b: return a starved figure for one more card (HEI-172).
    Regain(Regain),
    /// Step 9c: try to put out a fire (HEI-173).
    Douse(Douse),
    /// Step 9d: pull down a barricade (HEI-178).
    Destroy(Destroy),
    /// Step 9d: have a barricade built (HEI-177).
    Build(Build),
    /// Step 9e: pay towards a demand (HEI-117).
    Pay(Pay),
    /// Step 9e: offer figures that are asked for (HEI-129, HEI-133).
    Offer(Offer),
    /// Step 9e: say whom one would let go if cards are short (HEI-126).
    Agree(Agree),
    /// The game master puts a value of his own in the place of one (ACT-22, R-10).
    Override(Override),
    /// After the last turn: name the leader of the defence.
    Vote(Vote),
    /// Use an artefact, for those who have one (HEI-066).
    Use(Use),
    /// At any time: tell a line of the story (HEI-003).
    Tell(Tell),
    /// At any time: keep a note that nobody else reads.
    Note(Note),
}

rulebook::payloads! {
    /// Place figures before turn 1.
    Deploy {
        /// Figures of one's own.
        figures: Vec<FigureId>,
        /// A hex of the home base.
        hex: Hex,
    }
    /// Pass for an absent player.
    PassFor {
        /// For whom.
        faction: Faction,
    }
    /// Discard and refill.
    Refill {
        /// None, one or two cards of one's hand.
        discard: Vec<ActionCard>,
    }
    /// Let the rules go on.
    Proceed {
        /// Until a player has something to do; otherwise one thing only.
        all: bool,
    }
    /// Send a figure to the officers' conference.
    Attend {
        /// An upright figure of one's own people.
        figure: FigureId,
    }
    /// Move a group.
    Move {
        /// Figures of one's own that start in the same hex.
        figures: Vec<FigureId>,
        /// The hexes to enter, one after the other.
        path: Vec<Hex>,
        /// Civilian markers to take along.
        #[serde(default)]
        with: Vec<Marker>,
    }
    /// Push a gun.
    Haul {
        /// Its number.
        gun: u32,
        /// Two figures on foot who start in its hex.
        crew: Vec<FigureId>,
        /// The hex next to it.
        hex: Hex,
    }
    /// Say who may pass.
    Passage {
        /// Whose figures want to pass.
        mover: Faction,
        /// May they?
        allowed: bool,
    }
    /// Play an Attack card.
    Attack {
        /// For all one's own figures in this hex.
        hex: Hex,
    }
    /// Fire a gun.
    Fire {
        /// Its number.
        gun: u32,
        /// A hex in sight that holds enemies alone.
        hex: Hex,
        /// Who is attacked first, before the others.
        #[serde(default)]
        order: Vec<FigureId>,
    }
    /// Play a card of the reserve's stock.
    Rally {
        /// For the reserve's figures in this hex.
        hex: Hex,
    }
    /// One attack.
    Strike {
        /// A figure of one's own.
        attacker: FigureId,
        /// A figure in the same or an adjacent hex.
        target: FigureId,
    }
    /// Cast a spell.
    Cast {
        /// Severus, Minerva or Amon.
        wizard: FigureId,
        /// Which spell, and on what.
        spell: Casting,
        /// Cards of one's hand that pay for it, all of them.
        cards: Vec<ActionCard>,
    }
    /// Give cards away.
    Give {
        /// To whom.
        to: Faction,
        /// Which.
        cards: Vec<ActionCard>,
    }
    /// Discard down to the limit.
    Discard {
        /// Which.
        cards: Vec<ActionCard>,
    }
    /// Bring a figure out of the Temple.
    Discharge {
        /// Who.
        figure: FigureId,
        /// A temple-ground hex, for a figure of one's own; none: the first with room.
        #[serde(default)]
        hex: Option<Hex>,
    }
    /// Hand in food.
    Feed {
        /// Food; or Blank, for the City Guard while the well is free (HEI-036).
        card: ActionCard,
    }
    /// Hand in a card that nobody else sees.
    HandIn {
        /// Which.
        card: ActionCard,
    }
    /// Leave the city.
    Escape {
        /// Figures of one's own.
        figures: Vec<FigureId>,
    }
    /// Lose a figure to hunger.
    Starve {
        /// Who.
        figure: FigureId,
    }
    /// Return a starved figure.
    Regain {
        /// Who.
        figure: FigureId,
        /// Food; or Blank, for the City Guard while the well is free.
        card: ActionCard,
        /// A hex of the home base.
        hex: Hex,
    }
    /// Try to put out a fire.
    Douse {
        /// The burning hex.
        hex: Hex,
        /// Water for this one try; or Blanks, for the City Guard while the well is free.
        #[serde(default)]
        cards: Vec<ActionCard>,
    }
    /// Pull down a barricade.
    Destroy {
        /// The hexside on which it stands, beside a figure of one's own.
        hexside: Hexside,
    }
    /// Have a barricade built, for one Peasants card.
    Build {
        /// A side of the leader's hex.
        hexside: Hexside,
    }
    /// Pay towards a demand.
    Pay {
        /// The demand's number.
        demand: u32,
        /// The cards.
        cards: Vec<ActionCard>,
    }
    /// Offer figures that are asked for.
    Offer {
        /// The demand's number.
        demand: u32,
        /// Figures of one's own people, no leaders.
        figures: Vec<FigureId>,
    }
    /// Say whom one would let go.
    Agree {
        /// The demand's number.
        demand: u32,
        /// Who goes first before the others; nobody: takes one's word back.
        figures: Vec<FigureId>,
    }
    /// Decide otherwise.
    Override {
        /// What, and the value chosen for it.
        chosen: Ruling,
        /// Why, 1 to 500 characters; everybody may read it.
        reason: String,
    }
    /// Vote for the leader of the defence.
    Vote {
        /// Any faction.
        leader: Faction,
    }
    /// Tell a line of the story.
    Tell {
        /// 1 to 500 characters.
        text: String,
    }
    /// Keep a note of one's own.
    Note {
        /// 1 to 500 characters.
        text: String,
    }
}

/// Use an artefact; each has its own time.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Use {
    /// Step 1: wear the Mask of Nyarlathotep (HEI-067).
    Mask {
        /// A wizard in the Tower.
        wizard: FigureId,
    },
    /// Step 6: take the Box of Thousand Pleasures out of the Tower (HEI-068).
    TakeBox {
        /// A wizard in the Tower who has not moved.
        wizard: FigureId,
    },
    /// At any time: have the Box opened when the next step 4 begins.
    OpenBox {
        /// Two cards other than Blank; none: it stays shut.
        cards: Vec<ActionCard>,
    },
    /// Step 6: call a Greater Demon at the Altar of the Damned (HEI-069).
    Altar {
        /// A wizard in the Tower.
        wizard: FigureId,
    },
    /// Step 6: set the Teleporter of the Outer Planes to work (HEI-072).
    Teleporter {
        /// A wizard in the Tower.
        wizard: FigureId,
        /// Out of the Tower, or into it.
        way: Way,
        /// Where to, or where from.
        hex: Hex,
    },
}

/// Which way the Teleporter carries.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Way {
    /// Everybody in the Tower to another hex.
    Out,
    /// Everybody of another hex to the Tower.
    In,
}

/// A spell with what it is cast on.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Casting {
    /// A Wound back (HEI-075).
    Healing {
        /// A named person in the wizard's hex or next to it.
        figure: FigureId,
    },
    /// A Wall of Water (HEI-076).
    WallOfWater {
        /// Two hexsides that meet in a corner.
        hexsides: Vec<Hexside>,
    },
    /// Six attacks at Strength 3 (HEI-077).
    Fireball {
        /// The hex of the enemies.
        hex: Hex,
        /// Those who are attacked first, in this order; the others follow by number.
        #[serde(default)]
        order: Vec<FigureId>,
    },
    /// Six attacks at Strength 4 (HEI-078).
    LightningBolt {
        /// The hex of the enemies.
        hex: Hex,
        /// Those who are attacked first, in this order; the others follow by number.
        #[serde(default)]
        order: Vec<FigureId>,
    },
    /// More Move for everybody in the hex (HEI-079).
    FastFood,
    /// More Fight for everybody in the hex (HEI-080).
    Morale,
    /// One figure obeys the wizards (HEI-081).
    MindControl {
        /// Anybody within 2 hexes.
        figure: FigureId,
    },
    /// Cards out of another hand (HEI-083).
    StealResources {
        /// Whose hand.
        from: Faction,
        /// How many cards.
        count: u32,
    },
    /// Three giant bees (HEI-084).
    InsectSwarm {
        /// An empty hex next to the wizard.
        hex: Hex,
    },
    /// An Ent (HEI-085).
    Treefolk {
        /// An empty hex next to the wizard.
        hex: Hex,
    },
}

impl Casting {
    /// Which spell it is.
    #[must_use]
    pub const fn spell(&self) -> Spell {
        match self {
            Self::Healing { .. } => Spell::Healing,
            Self::WallOfWater { .. } => Spell::WallOfWater,
            Self::Fireball { .. } => Spell::Fireball,
            Self::LightningBolt { .. } => Spell::LightningBolt,
            Self::FastFood => Spell::FastFood,
            Self::Morale => Spell::Morale,
            Self::MindControl { .. } => Spell::MindControl,
            Self::StealResources { .. } => Spell::StealResources,
            Self::InsectSwarm { .. } => Spell::InsectSwarm,
            Self::Treefolk { .. } => Spell::Treefolk,
        }
    }
}

impl Command {
    /// Who may read the order itself. A match without a wildcard: a new command does not compile
    /// until somebody has decided.
    #[must_use]
    pub fn audience(&self, by: &By) -> Audience {
        match self {
            Self::Give(give) => {
                let mut seats = vec![give.to.seat()];
                if let By::Seat(seat) = by {
                    seats.insert(0, seat.clone());
                }
                Audience::Seats(seats)
            }
            // What is done with the Box is nobody's business until it is opened.
            Self::Note(_)
            | Self::HandIn(_)
            | Self::Summon
            | Self::Use(Use::TakeBox { .. } | Use::OpenBox { .. }) => match by {
                By::Seat(seat) => Audience::Seats(vec![seat.clone()]),
                By::Organiser | By::Rules => Audience::Seats(Vec::new()),
            },
            Self::Deploy(_)
            | Self::Done
            | Self::PassFor(_)
            | Self::Refill(_)
            | Self::Proceed(_)
            | Self::Attend(_)
            | Self::Move(_)
            | Self::Passage(_)
            | Self::Attack(_)
            | Self::Strike(_)
            | Self::Cast(_)
            | Self::Discard(_)
            | Self::Discharge(_)
            | Self::Feed(_)
            | Self::Escape(_)
            | Self::Starve(_)
            | Self::Regain(_)
            | Self::Douse(_)
            | Self::Destroy(_)
            | Self::Build(_)
            | Self::Pay(_)
            | Self::Offer(_)
            | Self::Agree(_)
            | Self::Haul(_)
            | Self::Fire(_)
            | Self::Rally(_)
            | Self::Override(_)
            | Self::Vote(_)
            | Self::Use(Use::Mask { .. } | Use::Altar { .. } | Use::Teleporter { .. })
            | Self::Tell(_) => Audience::Everyone,
        }
    }
}
