//! Temple, food, fires and barricades: step 9.

use crate::decks::ActionCard;
use crate::figures::{Faction, FigureId};
use crate::state::Damage;
use board::{Hex, Hexside};

rulebook::payloads! {
    /// A figure leaves the Temple.
    FigureDischarged {
        /// Who.
        figure: FigureId,
        /// Whose Healing card was spent.
        paid_by: Faction,
        /// The temple-ground hex; none: the person died of their wounds.
        hex: Option<Hex>,
        /// Wounds that it has; none: all of its stat line, which is not public yet.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        wounds: Option<u32>,
    }
    /// A named person keeps a mark.
    DamageSuffered {
        /// Who.
        figure: FigureId,
        /// What.
        damage: Damage,
    }
    /// A faction hands in its food.
    FactionFed {
        /// Which.
        faction: Faction,
        /// With which card: Food, or a Blank from the well.
        card: ActionCard,
    }
    /// A figure leaves for lack of food.
    FigureStarved {
        /// Who.
        figure: FigureId,
    }
    /// A starved figure comes home.
    FigureRegained {
        /// Who.
        figure: FigureId,
        /// With which card.
        card: ActionCard,
        /// Where it stands.
        hex: Hex,
        /// Wounds that it has; none: all of its stat line, which is not public yet.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        wounds: Option<u32>,
    }
    /// A fire breaks out.
    FireStarted {
        /// Where.
        hex: Hex,
        /// From which burning hex it spread; none: a card brought it.
        spread_from: Option<Hex>,
    }
    /// A faction fights a fire.
    FireFought {
        /// Which.
        faction: Faction,
        /// Where it burns.
        hex: Hex,
        /// With which cards: Water, or Blanks from the well.
        cards: Vec<ActionCard>,
        /// The die.
        die: u32,
        /// Is the fire out?
        out: bool,
    }
    /// A fire burns on.
    FireGrown {
        /// Where.
        hex: Hex,
        /// Turns that it has burnt.
        turns: u32,
    }
    /// A building hex is a ruin now.
    HexBurntDown {
        /// Which.
        hex: Hex,
    }
    /// A barricade is gone.
    BarricadeDestroyed {
        /// Who pulled it down.
        faction: Faction,
        /// Where it stood.
        hexside: Hexside,
    }
    /// A barricade stands.
    BarricadeBuilt {
        /// Whose leader had it built; their player spent one Peasants card.
        faction: Faction,
        /// Where it stands.
        hexside: Hexside,
    }
}
