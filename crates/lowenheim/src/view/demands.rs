//! What the city is asked for, and what it got: as everybody sees it.

use crate::cards::{guns, losses, volunteers};
use crate::decks::ActionCard;
use crate::figures::{Faction, FigureId};
use crate::state::{Demand, Figure, Gun, State};
use crate::tables::DemandKind;
use board::Hex;
use messages::Words;

rulebook::views! {
    /// Cards asked of the city.
    DemandView {
        /// Its number.
        demand: u32,
        /// What for.
        kind: DemandKind,
        /// The name as people say it.
        name: String,
        /// Which card.
        card: ActionCard,
        /// How many.
        needed: u32,
        /// How many have been paid.
        paid: u32,
        /// At the end of which turn it is settled; none: open until met.
        deadline: Option<u32>,
        /// Met or failed.
        settled: bool,
        /// Further cards of another kind.
        second: Option<SecondCardsView>,
        /// How many figures are asked for as well.
        figures: u32,
        /// Figures that were offered and can still come.
        offered: Vec<FigureId>,
        /// The figures have come together: only cards are missing.
        gathered: bool,
        /// Who must agree on whom to let go if cards are short; empty: it takes nobody.
        voices: Vec<Faction>,
        /// What they have said.
        named: Vec<NamedLossView>,
    }
    /// Further cards that a demand asks for.
    SecondCardsView {
        /// Which card.
        card: ActionCard,
        /// How many.
        needed: u32,
        /// How many have been paid.
        paid: u32,
    }
    /// Whom a faction would let go.
    NamedLossView {
        /// Who says so.
        faction: Faction,
        /// Whom, first to last.
        figures: Vec<FigureId>,
    }
    /// The mobile reserve.
    ReserveView {
        /// Attack cards held apart for it.
        stock: u32,
        /// It moves and fights.
        awake: bool,
        /// Its figures on the map.
        figures: Vec<FigureId>,
        /// Hexes for which a card of its stock was played in this step.
        rallied: Vec<Hex>,
    }
    /// A gun.
    GunView {
        /// Its number, as written in orders.
        gun: u32,
        /// Where it stands.
        hex: Hex,
        /// Does a crew serve it?
        served: bool,
        /// Was it pushed this turn?
        moved: bool,
        /// Has it fired this turn?
        fired: bool,
    }
}

pub(super) fn demands(state: &State, w: Words<'_>) -> Vec<DemandView> {
    let named = |(&faction, figures): (&Faction, &Vec<FigureId>)| NamedLossView {
        faction,
        figures: figures.clone(),
    };
    let view = |(&number, demand): (&u32, &Demand)| DemandView {
        demand: number,
        kind: demand.kind,
        name: w.name(demand.kind.name()),
        card: demand.card,
        needed: demand.needed,
        paid: demand.paid,
        deadline: demand.deadline,
        settled: demand.settled,
        second: demand.second.map(|second| SecondCardsView {
            card: second.card,
            needed: second.needed,
            paid: second.paid,
        }),
        figures: demand.figures,
        offered: volunteers::offered(state, demand),
        gathered: demand.gathered,
        voices: if losses::takes_figures(demand.kind) && !demand.settled {
            losses::voices(state).into_iter().collect()
        } else {
            Vec::new()
        },
        named: demand.named.iter().map(named).collect(),
    };
    state.demands.iter().map(view).collect()
}

pub(super) fn reserve(state: &State) -> Option<ReserveView> {
    let reserve = &state.reserve;
    let of_it = |(&figure, entry): (&FigureId, &Figure)| {
        (entry.reserve && state.hex_of(figure).is_some()).then_some(figure)
    };
    let figures: Vec<FigureId> = state.figures.iter().filter_map(of_it).collect();
    let nothing = figures.is_empty() && reserve.stock == 0;
    let (stock, awake) = (reserve.stock, reserve.awake);
    let rallied = reserve.rallied.iter().copied().collect();
    (!nothing).then_some(ReserveView { stock, awake, figures, rallied })
}

pub(super) fn guns(state: &State) -> Vec<GunView> {
    let view = |(&gun, there): (&u32, &Gun)| GunView {
        gun,
        hex: there.hex,
        served: guns::is_served(state, there),
        moved: there.moved_in == state.turn,
        fired: there.fired_in == state.turn,
    };
    state.guns.iter().map(view).collect()
}
