//! Housekeeping: cards, food, the Temple, fires and what the Graf asks for.

use super::character::likes;
use super::{Draw, any_of};
use crate::cards::{demands, hands, trading};
use crate::city::Place;
use crate::command::{
    Accept, Command, Discard, Discharge, Douse, Feed, Give, Pay, Refill, Regain, Starve,
};
use crate::decks::{ActionCard, CommandCard, Pile};
use crate::figures::{Faction, FigureId, Side};
use crate::state::{State, Whereabouts};
use crate::tables::DemandKind;
use crate::{fire, food, healing, tables, werewolf};
use std::cmp::Reverse;

fn hand(state: &State, faction: Faction) -> Pile<ActionCard> {
    state.hands.get(&faction).cloned().unwrap_or_default()
}

/// Can the City Guard drink and eat Blanks now (HEI-036)?
fn well_feeds(state: &State, faction: Faction) -> bool {
    hands::pays_as(state, faction, ActionCard::Blank, ActionCard::Food)
}

/// How many copies of a card are worth their place in the hand.
fn wanted(state: &State, faction: Faction, card: ActionCard) -> u32 {
    let seen = |card| state.commands_seen.iter().any(|&(_, seen)| seen == card);
    if faction == Faction::WizardsCouncil && card == ActionCard::Food {
        return 2;
    }
    if faction == Faction::Bretonnia && state.werewolf.turned_in.is_none() {
        // Every turn one card feeds them, and one keeps their ambassador human.
        return match card {
            ActionCard::Food | ActionCard::Peasants => tables::HAND,
            ActionCard::Attack | ActionCard::Healing => 1,
            ActionCard::Water | ActionCard::Blank => 0,
        };
    }
    if faction == Faction::ElvenGuard {
        // So few of them: who is hungry or hurt is to be back soon, or Cathay has its wish.
        return match card {
            ActionCard::Food | ActionCard::Healing => tables::HAND,
            ActionCard::Attack => 3,
            ActionCard::Peasants | ActionCard::Water | ActionCard::Blank => 0,
        };
    }
    match card {
        ActionCard::Attack => 3,
        ActionCard::Peasants => 2,
        ActionCard::Food => 3,
        ActionCard::Water => {
            let burns = fire::burning_in(state, Place::home_of(faction)).is_some();
            u32::from(!seen(CommandCard::WaterShort)) + if burns { 2 } else { 0 }
        }
        ActionCard::Healing => 3,
        ActionCard::Blank => {
            if well_feeds(state, faction) {
                2
            } else {
                0
            }
        }
    }
}

/// Cards beyond what is wanted, the most useless first.
fn surplus(state: &State, faction: Faction) -> Vec<ActionCard> {
    const ORDER: [ActionCard; 6] = [
        ActionCard::Blank,
        ActionCard::Water,
        ActionCard::Peasants,
        ActionCard::Attack,
        ActionCard::Healing,
        ActionCard::Food,
    ];
    let hand = hand(state, faction);
    let beyond = |card: ActionCard| {
        let copies = hand.count(card).saturating_sub(wanted(state, faction, card));
        std::iter::repeat_n(card, copies as usize)
    };
    ORDER.into_iter().flat_map(beyond).collect()
}

pub(super) fn refill(state: &State, faction: Faction) -> Command {
    let discard = surplus(state, faction).into_iter().take(tables::DISCARDS).collect();
    Command::Refill(Refill { discard })
}

/// Takes what somebody offers, as far as the hand has room.
pub(super) fn accept(state: &State, faction: Faction) -> Option<Command> {
    let room = hands::limit(state, faction).saturating_sub(hands::held(state, faction)) as usize;
    let fits = |from: &Faction| state.offers[&(*from, faction)].len() <= room;
    let from = trading::offered(state, faction).find(fits)?;
    Some(Command::Accept(Accept { from }))
}

/// Offers Food to those who need it more, Attack cards of the wizards to those who march, and Blanks
/// to the City Guard's well; then keeps the hand within its limit.
pub(super) fn trade(state: &State, faction: Faction, draw: Draw<'_>) -> Option<Command> {
    let gift = spare_food(state, faction, draw)
        .or_else(|| spare_attack(state, faction, draw))
        .or_else(|| spare_blank(state, faction));
    if let Some((to, card)) = gift {
        return Some(Command::Give(Give { to, cards: vec![card] }));
    }
    let excess = hands::overfull(state, faction) as usize;
    if excess == 0 {
        return None;
    }
    let mut cards = surplus(state, faction);
    let mut rest = hand(state, faction);
    cards.truncate(excess);
    cards.retain(|&card| rest.take(card));
    let others = [ActionCard::Blank, ActionCard::Water, ActionCard::Peasants, ActionCard::Attack];
    for card in others.into_iter().chain([ActionCard::Healing, ActionCard::Food]) {
        while cards.len() < excess && rest.take(card) {
            cards.push(card);
        }
    }
    Some(Command::Discard(Discard { cards }))
}

/// How much a faction is in need of food, as far as everybody can see. Gifts go only to those in
/// greater need than the giver, so no card goes round in circles.
fn need(state: &State, faction: Faction) -> (bool, usize, Faction) {
    let starved = state.figures.iter().filter(|(figure, entry)| {
        figure.kind().faction() == Some(faction) && entry.whereabouts == Whereabouts::Starved
    });
    (food::must_eat(state, faction), starved.count(), faction)
}

fn in_greater_need(state: &State, faction: Faction) -> Vec<Faction> {
    let own = need(state, faction);
    let may_take = |&other: &Faction| {
        likes(faction, other)
            && hands::held(state, other) < tables::HAND
            && !state.offers.contains_key(&(faction, other))
            && need(state, other) > own
    };
    Faction::ALL.into_iter().filter(may_take).collect()
}

fn spare_food(state: &State, faction: Faction, draw: Draw<'_>) -> Option<(Faction, ActionCard)> {
    let hand = hand(state, faction);
    let by_well = well_feeds(state, faction) && hand.count(ActionCard::Blank) > 0;
    let keep = u32::from(food::must_eat(state, faction) && !by_well);
    if hand.count(ActionCard::Food) <= keep {
        return None;
    }
    let mut hungry = in_greater_need(state, faction);
    hungry.retain(|&other| food::must_eat(state, other));
    let most = hungry.iter().map(|&other| need(state, other).1).max()?;
    hungry.retain(|&other| need(state, other).1 == most);
    any_of(&hungry, draw).map(|to| (to, ActionCard::Food))
}

/// Attack cards that the wizards keep for Fireballs and the like.
const ATTACKS_FOR_SPELLS: u32 = 3;

/// The wizards stay at home: what they do not need for spells serves those who march.
fn spare_attack(state: &State, faction: Faction, draw: Draw<'_>) -> Option<(Faction, ActionCard)> {
    let marching = [Faction::CityGuard, Faction::PalaceGuard, Faction::Cathay];
    let spare = faction == Faction::WizardsCouncil
        && hand(state, faction).count(ActionCard::Attack) > ATTACKS_FOR_SPELLS;
    let room = |to: &Faction| spare && hands::held(state, *to) < tables::HAND;
    let takers: Vec<Faction> = marching.into_iter().filter(room).collect();
    any_of(&takers, draw).map(|to| (to, ActionCard::Attack))
}

fn spare_blank(state: &State, faction: Faction) -> Option<(Faction, ActionCard)> {
    let to = Faction::CityGuard;
    let helps = faction != to
        && well_feeds(state, to)
        && hands::held(state, to) < tables::HAND
        && !state.offers.contains_key(&(faction, to))
        && hand(state, faction).count(ActionCard::Blank) > 1;
    helps.then_some((to, ActionCard::Blank))
}

/// One's own: the leader first, then the strongest.
pub(super) fn discharge(state: &State, faction: Faction) -> Option<Command> {
    let has_card = hand(state, faction).count(ActionCard::Healing) > 0;
    if !has_card || !healing::has_patients(state, faction) {
        return None;
    }
    let grounds = state.city.named("temple-grounds");
    let fits = |figure: &FigureId| {
        let size = figure.kind().size();
        grounds.iter().any(|&hex| state.has_room(Side::City, hex, size))
    };
    let patients = state.figures.iter().filter(|(_, it)| it.whereabouts == Whereabouts::Temple);
    let own = |figure: &FigureId| figure.kind().faction() == Some(faction);
    let patients = patients.map(|(&figure, _)| figure).filter(own).filter(fits);
    let figure = patients.max_by_key(|&figure| {
        (figure.kind() == faction.leader(), strength(state, figure), Reverse(figure))
    })?;
    Some(Command::Discharge(Discharge { figure, hex: None }))
}

/// How much a figure is worth in a fight.
fn strength(state: &State, figure: FigureId) -> u32 {
    state.profile_of(figure).map_or(0, |line| {
        line.fight * line.attacks + line.strength + line.toughness + line.movement
    })
}

/// So few figures are not let go for a secret.
const FEW: usize = 3;

/// Eats; with nothing to eat, gives up the figure that is missed least; brings the starved back
/// when there is food to spare.
pub(super) fn eat(state: &State, faction: Faction) -> Option<Command> {
    let hand = hand(state, faction);
    let well = well_feeds(state, faction) && hand.count(ActionCard::Blank) > 0;
    if food::must_eat(state, faction) {
        if well {
            return Some(Command::Feed(Feed { card: ActionCard::Blank }));
        }
        // Rather one musketeer less than a werewolf more.
        let last = werewolf::is_due(state, faction)
            && werewolf::CALMING.iter().map(|&card| hand.count(card)).sum::<u32>() == 1
            && state.enlisted(faction).count() > FEW;
        if hand.count(ActionCard::Food) > 0 && !last {
            return Some(Command::Feed(Feed { card: ActionCard::Food }));
        }
        let own = || state.enlisted(faction).map(|(figure, _)| figure);
        let ordinary = own().filter(|figure| !figure.kind().is_named());
        let least = |figures: &mut dyn Iterator<Item = FigureId>| {
            figures.min_by_key(|&figure| {
                (state.is_upright(figure), strength(state, figure), Reverse(figure))
            })
        };
        let figure = least(&mut ordinary.into_iter()).or_else(|| least(&mut own()))?;
        return Some(Command::Starve(Starve { figure }));
    }
    let spare = if well { Some(ActionCard::Blank) } else { None };
    let card = spare.or_else(|| {
        let enough = hand.count(ActionCard::Food) > 1 || faction == Faction::WizardsCouncil;
        (enough && hand.count(ActionCard::Food) > 0).then_some(ActionCard::Food)
    })?;
    regain(state, faction, card)
}

fn regain(state: &State, faction: Faction, card: ActionCard) -> Option<Command> {
    let mut own = state.figures.iter().filter(|(id, _)| id.kind().faction() == Some(faction));
    if own.any(|(_, entry)| entry.starved_in == state.turn) {
        return None;
    }
    let home = state.city.hexes(Place::home_of(faction));
    if state.enemy_in(home).is_some() || fire::is_burnt_down(state, Place::home_of(faction)) {
        return None;
    }
    let returns = |(figure, entry): &(&FigureId, &crate::state::Figure)| {
        figure.kind().faction() == Some(faction)
            && entry.whereabouts == Whereabouts::Starved
            && entry.starved_in < state.turn
    };
    let figure = state.figures.iter().filter(returns).map(|(&figure, _)| figure);
    let figure = figure.max_by_key(|&figure| (strength(state, figure), Reverse(figure)))?;
    let has_room = |hex: &board::Hex| {
        state.can_enter(*hex) && state.has_room(Side::City, *hex, figure.kind().size())
    };
    let hex = home.iter().copied().find(has_room)?;
    Some(Command::Regain(Regain { figure, card, hex }))
}

/// Fights every fire in reach: at home and in the Temple with all the Water there is, elsewhere with
/// bare hands. The one that has burnt longest comes first.
pub(super) fn douse(state: &State, faction: Faction) -> Option<Command> {
    let turns = |hex: &board::Hex| state.fires.get(hex).copied().unwrap_or(0);
    let hex = fire::within_reach(state, faction).max_by_key(|hex| (turns(hex), Reverse(*hex)))?;
    let dear = [Some(Place::home_of(faction)), Some(Place::H)].contains(&state.city.place(hex));
    let hand = hand(state, faction);
    let water = [ActionCard::Blank, ActionCard::Water]
        .into_iter()
        .filter(|&card| dear && hands::pays_as(state, faction, card, ActionCard::Water));
    let copies = water.flat_map(|card| std::iter::repeat_n(card, hand.count(card) as usize));
    let cards = copies.take(tables::WATER_THAT_HELPS).collect();
    Some(Command::Douse(Douse { hex, cards }))
}

/// Pays the demon what he is due, if it can be paid in full.
pub(super) fn keep_demon(state: &State, faction: Faction) -> Option<Command> {
    let mut open = demands::open_demands(state);
    let (demand, due) = open.find(|(_, demand)| demand.kind == DemandKind::Upkeep)?;
    let missing = due.needed.saturating_sub(due.paid);
    let has_all = hand(state, faction).count(due.card) >= missing;
    let pays = faction == Faction::WizardsCouncil && has_all && missing > 0;
    pays.then(|| Command::Pay(Pay { demand, cards: vec![due.card; missing as usize] }))
}

/// Pays towards the most pressing demand. Nobody does so gladly: after each card they may stop, and
/// leave the rest to others.
pub(super) fn pay(state: &State, faction: Faction, draw: Draw<'_>) -> Option<Command> {
    if draw(5) >= 3 {
        return None;
    }
    let mut open: Vec<_> = demands::open_demands(state).collect();
    open.sort_by_key(|&(number, demand)| (demand.deadline.unwrap_or(u32::MAX), number));
    let hand = hand(state, faction);
    for (number, demand) in open {
        let keep = match demand.kind {
            _ if faction == Faction::Bretonnia => 2,
            DemandKind::FoodShort if faction != Faction::WizardsCouncil => 1,
            // Cards wake a reserve only when it has gathered.
            DemandKind::MobileReserve if !demand.gathered => u32::MAX,
            DemandKind::MobileReserve => 1,
            // The City Guard will have the gun.
            DemandKind::SmallCannon if faction != Faction::CityGuard => 1,
            DemandKind::StoneBridge
            | DemandKind::Footbridge
            | DemandKind::CounterMine
            | DemandKind::Wells
            | DemandKind::WaterShort
            | DemandKind::HospitalSupplies
            | DemandKind::FoodShort
            | DemandKind::SmallCannon
            | DemandKind::Upkeep => 0,
        };
        for asked in demand.asked().filter(|asked| asked.paid < asked.needed) {
            let spare = |card: &ActionCard| {
                let keep = if *card == asked.card { keep } else { 0 };
                hand.count(*card) > keep && hands::pays_as(state, faction, *card, asked.card)
            };
            if let Some(card) = [ActionCard::Blank, asked.card].into_iter().find(spare) {
                return Some(Command::Pay(Pay { demand: number, cards: vec![card] }));
            }
        }
    }
    None
}
