//! Food: every faction eats or loses a figure, and gets the hungry back (Play 5 and step 9b;
//! HEI-036, HEI-065, HEI-171, HEI-172, R-53 to ).

use crate::city::Place;
use crate::clauses::{HEI_065, HEI_171, HEI_172, R_63, R_64};
use crate::command::{Feed, Regain, Starve};
use crate::decks::ActionCard;
use crate::event::{FactionFed, FigureRegained, FigureStarved};
use crate::figures::{Faction, FigureId, Side};
use crate::refusal::{Reason, Refusal};
use crate::state::{State, Step, Whereabouts};
use crate::{Draft, Stop, acting, combat, demands, fire, hands, movement};
use board::Hex;
use decider::Contradiction;

/// Step 9b: hands in the faction's food, one card whatever its size, out of its own hand
/// ([R-53](crate::clauses::R_53)).
pub(crate) fn feed(feed: &Feed, draft: &mut Draft<'_>) -> Result<(), Stop> {
    let faction = acting::acting_faction(Step::Food, HEI_171, draft)?;
    let state = draft.state();
    must_be_hungry(faction, state)?;
    must_pay_food(faction, feed.card, HEI_171, state)?;
    draft.record(FactionFed { faction, card: feed.card }.into())
}

/// Step 9b: loses a figure for lack of food, an ordinary one before a named person. Nobody looks
/// into the hand: who would rather keep his card may ([R-54](crate::clauses::R_54)).
pub(crate) fn starve(starve: &Starve, draft: &mut Draft<'_>) -> Result<(), Stop> {
    let faction = acting::acting_faction(Step::Food, HEI_171, draft)?;
    let figure = starve.figure;
    let state = draft.state();
    must_be_own(figure, faction, HEI_171, state)?;
    must_be_hungry(faction, state)?;
    let candidates = first_to_starve(faction, state);
    let mut names: Vec<String> = candidates.iter().take(12).map(|one| one.name()).collect();
    if candidates.len() > names.len() {
        names.push(format!("{} more", candidates.len() - names.len()));
    }
    let allowed = format!("Name one of {}.", names.join(", "));
    if state.hex_of(figure).is_none() {
        let facts = format!("{} is not on the map.", figure.name());
        return Refusal::new(Reason::FigureNotOnMap, HEI_171, facts).allowing(allowed).into();
    }
    if !candidates.contains(&figure) {
        let facts = format!("Ordinary figures go before {}.", figure.name());
        return Refusal::new(Reason::OthersFirst, HEI_171, facts).allowing(allowed).into();
    }
    draft.record(FigureStarved { figure }.into())
}

/// Step 9b: returns a figure that starved in an earlier turn to the home base, for one card more
/// ([R-55](crate::clauses::R_55)).
pub(crate) fn regain(regain: &Regain, draft: &mut Draft<'_>) -> Result<(), Stop> {
    let faction = acting::acting_faction(Step::Food, HEI_172, draft)?;
    let &Regain { figure, card, hex } = regain;
    let state = draft.state();
    must_be_own(figure, faction, HEI_172, state)?;
    must_have_eaten(faction, state)?;
    must_be_starved(figure, faction, state)?;
    must_pay_food(faction, card, HEI_172, state)?;
    must_take_back(figure, faction, hex, state)?;
    let wounds = state.profile_of(figure).map_or(1, |profile| profile.wounds);
    draft.record(FigureRegained { figure, card, hex, wounds }.into())
}

/// Passes for a faction without a player: it pays if it can, with Food before a Blank from the
/// well, and otherwise loses its first ordinary figure ([R-01](crate::clauses::R_01)).
pub(crate) fn pass(faction: Faction, draft: &mut Draft<'_>) -> Result<(), Stop> {
    let state = draft.state();
    if !must_eat(state, faction) {
        return Ok(());
    }
    let pays = |card: &ActionCard| {
        state.hands.get(&faction).is_some_and(|hand| hand.count(*card) > 0)
            && hands::pays_as(state, faction, *card, ActionCard::Food)
    };
    if let Some(card) = [ActionCard::Food, ActionCard::Blank].into_iter().find(pays) {
        return draft.record(FactionFed { faction, card }.into());
    }
    match first_to_starve(faction, state).first() {
        Some(&figure) => draft.record(FigureStarved { figure }.into()),
        None => Ok(()),
    }
}

/// Has this faction still to eat or to lose a figure this turn? The wizards never
/// ([HEI-065](crate::clauses::HEI_065)), nor a faction without a figure on the map.
pub(crate) fn must_eat(state: &State, faction: Faction) -> bool {
    is_fed_by_others(faction, state).is_none() && !state.fed.contains(&faction)
}

/// Has this faction anything to do in step 9b, as far as everybody can see: to eat, to get a starved
/// figure back, or to pay a demon? Looks at the size of its hand, never into it.
pub(crate) fn has_business(state: &State, faction: Faction) -> bool {
    let mut own = state.figures.keys().filter(|one| one.kind().faction() == Some(faction));
    must_eat(state, faction)
        || (hands::held(state, faction) > 0 && demands::payable(state, Step::Food).next().is_some())
        || (hands::held(state, faction) > 0
            && hands::enemy_in(state, state.city.hexes(Place::home_of(faction))).is_none()
            && !fire::is_burnt_down(state, Place::home_of(faction))
            && own.any(|&one| can_return(one, state)))
}

/// Did this figure starve in an earlier turn?
fn can_return(figure: FigureId, state: &State) -> bool {
    state.figures.get(&figure).is_some_and(|entry| {
        entry.whereabouts == Whereabouts::Starved && entry.starved_in < state.turn
    })
}

/// Figures on the map that a faction feeds: all that it has brought along but a runaway werewolf,
/// who helps himself.
fn mouths(state: &State, faction: Faction) -> impl Iterator<Item = FigureId> + '_ {
    let enlisted = state.enlisted(faction).map(|(figure, _)| figure);
    enlisted.filter(|figure| state.figures.get(figure).is_some_and(|entry| !entry.raging))
}

/// Why a faction hands in no food at all.
fn is_fed_by_others(faction: Faction, state: &State) -> Option<Refusal> {
    if faction == Faction::WizardsCouncil {
        let facts = "The Wizards' Council hands in no food.";
        return Some(Refusal::new(Reason::NothingToEat, HEI_065, facts).allowing("Say done."));
    }
    if mouths(state, faction).next().is_none() {
        let facts = format!("The {} has no figure on the map and needs no food.", faction.name());
        return Some(Refusal::new(Reason::NothingToEat, HEI_171, facts).allowing("Say done."));
    }
    None
}

fn must_be_hungry(faction: Faction, state: &State) -> Result<(), Stop> {
    if let Some(exempt) = is_fed_by_others(faction, state) {
        return exempt.into();
    }
    if state.fed.contains(&faction) {
        let facts = match starved_this_turn(faction, state) {
            Some(figure) => format!("{} has left for lack of food this turn.", figure.name()),
            None => format!("The {} has eaten this turn.", faction.name()),
        };
        return Refusal::new(Reason::NothingToEat, HEI_171, facts)
            .allowing("One Food card a turn is enough; say done.")
            .into();
    }
    Ok(())
}

fn must_have_eaten(faction: Faction, state: &State) -> Result<(), Stop> {
    let facts = if must_eat(state, faction) {
        format!("The {} has not eaten this turn.", faction.name())
    } else if let Some(figure) = starved_this_turn(faction, state) {
        format!("The {} lost {} this turn instead of eating.", faction.name(), figure.name())
    } else {
        return Ok(());
    };
    Refusal::new(Reason::FoodFirst, HEI_172, facts)
        .allowing("A starved figure comes back for a further card, after the turn's food is paid.")
        .into()
}

fn must_pay_food(
    faction: Faction,
    card: ActionCard,
    clause: decider::Clause,
    state: &State,
) -> Result<(), Stop> {
    hands::must_hold(faction, &[card], clause, state)?;
    hands::must_pay_as(faction, card, ActionCard::Food, clause, state)
}

fn must_be_own(
    figure: FigureId,
    faction: Faction,
    clause: decider::Clause,
    state: &State,
) -> Result<(), Stop> {
    if !state.figures.contains_key(&figure) {
        let facts = format!("There is no {} in this siege.", figure.name());
        return Refusal::new(Reason::NoSuchFigure, clause, facts).into();
    }
    if figure.kind().faction() == Some(faction) {
        return Ok(());
    }
    let facts = format!("{} does not belong to the {}.", figure.name(), faction.name());
    Refusal::new(Reason::NotYourFigure, clause, facts)
        .allowing("Name a figure of your own faction.")
        .into()
}

fn must_be_starved(figure: FigureId, faction: Faction, state: &State) -> Result<(), Stop> {
    if can_return(figure, state) {
        return Ok(());
    }
    let own = state.figures.keys().copied().filter(|one| one.kind().faction() == Some(faction));
    let names: Vec<String> =
        own.filter(|&one| can_return(one, state)).map(FigureId::name).collect();
    let facts = match state.figures.get(&figure).map(|entry| entry.whereabouts) {
        Some(Whereabouts::Starved) => {
            format!("{} left this turn and can return next turn at the earliest.", figure.name())
        }
        _ => format!("{} has not left for lack of food.", figure.name()),
    };
    let allowed = match names.as_slice() {
        [] => format!("Nobody of the {} can be regained this turn.", faction.name()),
        names => format!("You can regain {}.", names.join(", ")),
    };
    Refusal::new(Reason::NotStarved, HEI_172, facts).allowing(allowed).into()
}

fn must_take_back(figure: FigureId, faction: Faction, hex: Hex, state: &State) -> Result<(), Stop> {
    let home = Place::home_of(faction);
    let hexes = state.city.hexes(home);
    if let Some((enemy, at)) = hands::enemy_in(state, hexes) {
        let facts =
            format!("{} stands in your home base {}, in {at}.", enemy.name(), home.letter());
        return Refusal::new(Reason::HomeTaken, HEI_172, facts)
            .allowing("Figures come back once no enemy is in the home base.")
            .into();
    }
    if fire::is_burnt_down(state, home) {
        let facts = format!("Your home base {} has burnt down.", home.letter());
        return Refusal::new(Reason::HomeBurnt, R_64, facts)
            .allowing("Nobody comes back to a home base of ruins.")
            .into();
    }
    let has_room = |hex: Hex| {
        state.can_enter(hex) && movement::room_in(state, Side::City, hex, figure.kind().size())
    };
    if hexes.contains(&hex) && has_room(hex) {
        return Ok(());
    }
    if state.fires.contains_key(&hex) {
        let facts = format!("{hex} burns: nobody enters it.");
        return Refusal::new(Reason::HexClosed, R_63, facts)
            .allowing("Name another hex of your home base.")
            .into();
    }
    let free = hexes.iter().copied().filter(|&hex| has_room(hex));
    let words: Vec<String> = free.map(|hex| hex.to_string()).collect();
    let allowed = match words.as_slice() {
        [] => format!("Home base {} is full.", home.letter()),
        words => format!("There is room in {}.", words.join(" ")),
    };
    let (reason, facts) = if hexes.contains(&hex) {
        (Reason::HexFull, format!("{hex} has no room for {}.", figure.name()))
    } else {
        let name = home.name();
        (Reason::WrongHex, format!("{hex} is not in your home base {} ({name}).", home.letter()))
    };
    Refusal::new(reason, HEI_172, facts).allowing(allowed).into()
}

/// Who may be lost to hunger: the ordinary figures on the map, or the named persons when there
/// is nobody else.
fn first_to_starve(faction: Faction, state: &State) -> Vec<FigureId> {
    let own = || mouths(state, faction);
    let ordinary: Vec<FigureId> = own().filter(|figure| !figure.kind().is_named()).collect();
    if ordinary.is_empty() { own().collect() } else { ordinary }
}

fn starved_this_turn(faction: Faction, state: &State) -> Option<FigureId> {
    let mut own = state.figures.iter().filter(|(one, _)| one.kind().faction() == Some(faction));
    own.find(|(_, entry)| entry.starved_in == state.turn).map(|(&figure, _)| figure)
}

pub(crate) fn faction_fed(state: &mut State, event: &FactionFed) -> Result<(), Contradiction> {
    hands::spend(state, event.faction, &[event.card])?;
    state.fed.insert(event.faction);
    Ok(())
}

pub(crate) fn figure_starved(
    state: &mut State,
    event: &FigureStarved,
) -> Result<(), Contradiction> {
    let faction = owner(event.figure)?;
    let turn = state.turn;
    let entry = combat::known(state, event.figure)?;
    entry.starved_in = turn;
    entry.stunned = None;
    state.put(event.figure, Whereabouts::Starved);
    state.fed.insert(faction);
    Ok(())
}

/// A faction whose only figures come back this way has eaten for this turn.
pub(crate) fn figure_regained(
    state: &mut State,
    event: &FigureRegained,
) -> Result<(), Contradiction> {
    let faction = owner(event.figure)?;
    hands::spend(state, faction, &[event.card])?;
    let entry = combat::known(state, event.figure)?;
    entry.wounds = event.wounds;
    entry.starved_in = 0;
    state.put(event.figure, Whereabouts::Map(event.hex));
    state.fed.insert(faction);
    Ok(())
}

fn owner(figure: FigureId) -> Result<Faction, Contradiction> {
    let nobody = || Contradiction::new(format!("{figure} belongs to no faction"));
    figure.kind().faction().ok_or_else(nobody)
}
