//! Cards, and what they bring upon the city.

use crate::city::{Place, Section};
use crate::decks::{ActionCard, CommandCard, EventCard};
use crate::figures::{Faction, FigureId};
use board::{Hex, Hexside};

rulebook::payloads! {
    /// An action card goes to a hand.
    CardTaken {
        /// Whose hand.
        faction: Faction,
        /// The card.
        card: ActionCard,
    }
    /// Action cards go to the open discard pile.
    CardsDiscarded {
        /// From whose hand.
        faction: Faction,
        /// The cards.
        cards: Vec<ActionCard>,
    }
    /// The discard pile becomes the draw pile.
    DeckReshuffled {
        /// How many cards it holds now.
        cards: u32,
    }
    /// Cards are offered.
    TradeOffered {
        /// By whom.
        from: Faction,
        /// To whom.
        to: Faction,
        /// The cards, in the place of those that were offered before; none: the offer is taken back.
        cards: Vec<ActionCard>,
    }
    /// Cards change hands.
    CardsGiven {
        /// Giver.
        from: Faction,
        /// Taker.
        to: Faction,
        /// The cards.
        cards: Vec<ActionCard>,
    }
    /// How many cards changed hands.
    TradeSeen {
        /// Giver.
        from: Faction,
        /// Taker.
        to: Faction,
        /// How many.
        count: u32,
    }
    /// An event card is turned up.
    EventCardRevealed {
        /// The card.
        card: EventCard,
        /// The pile ran out and was made anew before this draw.
        reshuffled: bool,
    }
    /// A command card is turned up.
    CommandCardRevealed {
        /// The card.
        card: CommandCard,
        /// The pile ran out and was made anew before this draw.
        reshuffled: bool,
    }
    /// Somebody stands on a fallen bridge and has the choice of a bank.
    BankAsked {
        /// Who chooses for their figures, in the order of the turn.
        factions: Vec<Faction>,
    }
    /// Figures get ashore from a fallen bridge.
    FiguresAshore {
        /// Who.
        figures: Vec<FigureId>,
        /// The hex of the bridge.
        from: Hex,
        /// Where they stand now.
        to: Hex,
    }
    /// The officers are called to the Castle.
    ConferenceCalled {
        /// Who sends somebody, in the order of the turn.
        factions: Vec<Faction>,
        /// The last turn of the conference.
        until: u32,
    }
    /// A figure goes to the officers' conference.
    OfficerSent {
        /// For whom it speaks.
        faction: Faction,
        /// Who.
        figure: FigureId,
        /// Where it stands now.
        hex: Hex,
        /// The last turn in which it does not move.
        until: u32,
    }
    /// One more rat ogre waits.
    OgreAwaited {
        /// How many wait now.
        waiting: u32,
    }
    /// A wall section is destroyed.
    SectionMined {
        /// Which.
        section: Section,
        /// Its hex, where the crater is.
        hex: Hex,
        /// Wall hexsides that are gone now.
        opened: Vec<Hexside>,
        /// Barricades that are gone now.
        barricades: Vec<Hexside>,
    }
    /// A bridge is down.
    BridgeDestroyed {
        /// J or K.
        bridge: Place,
    }
}
