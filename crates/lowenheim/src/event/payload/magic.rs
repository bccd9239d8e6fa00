//! Spells, artefacts and creatures.

use crate::decks::ActionCard;
use crate::figures::{Faction, FigureId};
use crate::state::Artefact;
use crate::tables::Spell;
use board::{Hex, Hexside};
use std::collections::BTreeMap;

rulebook::payloads! {
    /// A spell is cast.
    SpellCast {
        /// By whom.
        wizard: FigureId,
        /// Which.
        spell: Spell,
        /// What was paid beyond the price, for spells that grow by it.
        x: u32,
        /// The cards that are spent.
        cards: Vec<ActionCard>,
    }
    /// More for this turn.
    BoostGiven {
        /// By whose spell.
        wizard: FigureId,
        /// To whom.
        figures: Vec<FigureId>,
        /// Added to Move.
        movement: u32,
        /// Added to Fight.
        fight: u32,
    }
    /// A Wound comes back.
    WoundHealed {
        /// Whose.
        figure: FigureId,
        /// Wounds that it has now; none: one more, of a stat line that is not public yet.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        left: Option<u32>,
    }
    /// A Wall of Water rises.
    WaterRaised {
        /// Along which hexsides.
        hexsides: Vec<Hexside>,
        /// The last turn in which it stands.
        until: u32,
    }
    /// Walls of Water vanish.
    WaterSank {
        /// Along which hexsides.
        hexsides: Vec<Hexside>,
    }
    /// A figure obeys the wizards.
    MindSeized {
        /// Who.
        figure: FigureId,
    }
    /// A die for a figure that obeys them.
    ControlTested {
        /// Who.
        figure: FigureId,
        /// What it showed.
        die: u32,
        /// What is added for the turns that the spell has lasted.
        added: u32,
        /// The spell is broken.
        broken: bool,
        /// Where the figure goes when its own side has no room in its hex.
        to: Option<Hex>,
    }
    /// A card is stolen.
    CardStolen {
        /// From whom.
        from: Faction,
        /// By whom.
        to: Faction,
        /// Which.
        card: ActionCard,
    }
    /// The public side of a theft.
    TheftSeen {
        /// From whom.
        from: Faction,
        /// By whom.
        to: Faction,
        /// How many cards.
        count: u32,
    }
    /// The ambassador becomes a werewolf.
    AmbassadorTurned {
        /// Who.
        figure: FigureId,
        /// Until step 9b of this turn.
        until: u32,
    }
    /// The ambassador is human again.
    AmbassadorRestored {
        /// Who.
        figure: FigureId,
    }
    /// A rage roll.
    RageRolled {
        /// Who.
        figure: FigureId,
        /// The die.
        die: u32,
        /// Does he run away?
        raging: bool,
    }
    /// A runaway has missed his slot and stands again.
    RunawayRose {
        /// Who.
        figure: FigureId,
    }
    /// The Air Spirit is there.
    AirSpiritAppeared {
        /// The Spirit.
        figure: FigureId,
        /// Where.
        hex: Hex,
        /// Wounds that it has; none: all of its stat line, which is not public yet.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        wounds: Option<u32>,
    }
    /// An artefact is used.
    ArtefactUsed {
        /// By whom.
        wizard: FigureId,
        /// Which.
        artefact: Artefact,
        /// How often it has been used now.
        uses: u32,
        /// The cards that are spent.
        cards: Vec<ActionCard>,
        /// The wizard does nothing else this turn.
        busy: bool,
    }
    /// A wound that does not count.
    WoundCancelled {
        /// Whose.
        figure: FigureId,
        /// The die.
        die: u32,
    }
    /// A demon leaves.
    DemonLeft {
        /// Who.
        figure: FigureId,
        /// Which demand was not met.
        demand: u32,
        /// The cards that go back, by hand.
        returned: BTreeMap<Faction, Vec<ActionCard>>,
    }
    /// A demon is gone before their due was given.
    UpkeepLapsed {
        /// Which demand is asked no more.
        demand: u32,
        /// The cards that go back, by hand.
        returned: BTreeMap<Faction, Vec<ActionCard>>,
    }
    /// Figures are elsewhere at once.
    FiguresTeleported {
        /// Who.
        figures: Vec<FigureId>,
        /// Where they were.
        from: Hex,
        /// Where they are.
        to: Hex,
    }
    /// The Teleporter works no more.
    TeleporterBroken {
        /// After how many uses.
        uses: u32,
    }
}
