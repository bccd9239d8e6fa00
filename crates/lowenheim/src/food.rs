//! Food: every faction eats or loses a figure, and gets the hungry back (Play 5 and step 9b;
//! HEI-036, HEI-065, HEI-171, HEI-172, R-53 to ).

use crate::cards::{demands, hands};
use crate::city::Place;
use crate::clauses::{HEI_065, HEI_171, HEI_172, R_53, R_54, R_55, R_63, R_64};
use crate::command::{Feed, Regain, Starve};
use crate::decks::ActionCard;
use crate::event::{FactionFed, FigureRegained, FigureStarved};
use crate::figures::{Faction, FigureId, Side};
use crate::refusal::{Fact, Reason, Refusal, listed, opening, said, the, typed};
use crate::state::{State, Step, Whereabouts};
use crate::{Draft, Stop, acting, fire};
use board::Hex;
use decider::Contradiction;

/// As many names as a refusal lists.
const MOST_NAMES: usize = 12;

/// Step 9b: hands in the faction's food, one card whatever its size, out of its own hand
/// ([R-53](crate::clauses::R_53)).
pub(crate) fn feed(feed: &Feed, draft: &mut Draft<'_>) -> Result<(), Stop> {
    let faction = acting::acting_faction(Step::Food, HEI_171, draft)?;
    let state = draft.state();
    must_be_hungry(faction, state)?;
    must_pay_food(faction, feed.card, HEI_171, state)?;
    draft.record(FactionFed { faction, card: feed.card }.into())?;
    draft.mark([R_53]);
    hands::note_paid(&[feed.card], draft)
}

/// Step 9b: loses a figure for lack of food, an ordinary one before a named person. Nobody looks
/// into the hand: who would rather keep their card may ([R-54](crate::clauses::R_54)).
pub(crate) fn starve(starve: &Starve, draft: &mut Draft<'_>) -> Result<(), Stop> {
    let faction = acting::acting_faction(Step::Food, HEI_171, draft)?;
    let figure = starve.figure;
    let state = draft.state();
    must_be_own(figure, faction, HEI_171, state)?;
    must_be_hungry(faction, state)?;
    let candidates = first_to_starve(faction, state);
    let (reason, facts) = if state.hex_of(figure).is_none() {
        (Reason::FigureNotOnMap, said!("not-on-map", who = figure))
    } else if !candidates.contains(&figure) {
        (Reason::OthersFirst, said!("ordinary-first", who = figure))
    } else {
        draft.mark([R_54]);
        return draft.record(FigureStarved { figure }.into());
    };
    let more = candidates.len().saturating_sub(MOST_NAMES);
    let named = candidates.iter().take(MOST_NAMES).map(|one| one.part());
    let names = named.chain((more > 0).then(|| said!("and-more", count = more).part()));
    Refusal::new(reason, HEI_171, facts)
        .allowing(said!("name-one-of", names = listed(names)))
        .into()
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
    let wounds = state.public_wounds(figure, state.full_wounds(figure));
    draft.record(FigureRegained { figure, card, hex, wounds }.into())?;
    draft.mark([R_55]);
    hands::note_paid(&[card], draft)
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
        draft.record(FactionFed { faction, card }.into())?;
        draft.mark([R_53]);
        return hands::note_paid(&[card], draft);
    }
    match first_to_starve(faction, state).first() {
        Some(&figure) => {
            draft.mark([R_54]);
            draft.record(FigureStarved { figure }.into())
        }
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
            && state.enemy_in(state.city.hexes(Place::home_of(faction))).is_none()
            && !fire::is_burnt_down(state, Place::home_of(faction))
            && own.any(|&one| can_return(one, state)))
}

/// Is this figure starved? In the turn in which it starves nobody is brought home, for its faction has not
/// eaten then.
fn can_return(figure: FigureId, state: &State) -> bool {
    state.figures.get(&figure).is_some_and(|entry| entry.whereabouts == Whereabouts::Starved)
}

/// Figures on the map that a faction feeds: all that it has brought along but a runaway werewolf,
/// who helps themselves.
fn mouths(state: &State, faction: Faction) -> impl Iterator<Item = FigureId> + '_ {
    let enlisted = state.enlisted(faction).map(|(figure, _)| figure);
    enlisted.filter(|figure| state.figures.get(figure).is_some_and(|entry| !entry.raging))
}

/// Why a faction hands in no food at all.
fn is_fed_by_others(faction: Faction, state: &State) -> Option<Refusal> {
    if faction == Faction::WizardsCouncil {
        let facts = said!("wizards-feed-none");
        return Some(
            Refusal::new(Reason::NothingToEat, HEI_065, facts).allowing(said!("say-done")),
        );
    }
    if mouths(state, faction).next().is_none() {
        let facts = said!("no-mouths", faction = opening(faction));
        return Some(
            Refusal::new(Reason::NothingToEat, HEI_171, facts).allowing(said!("say-done")),
        );
    }
    None
}

fn must_be_hungry(faction: Faction, state: &State) -> Result<(), Stop> {
    if let Some(exempt) = is_fed_by_others(faction, state) {
        return exempt.into();
    }
    if state.fed.contains(&faction) {
        let facts = match starved_this_turn(faction, state) {
            Some(figure) => said!("starved-this-turn", who = figure),
            None => said!("has-eaten", faction = opening(faction)),
        };
        return Refusal::new(Reason::NothingToEat, HEI_171, facts)
            .allowing(said!("one-food"))
            .into();
    }
    Ok(())
}

fn must_have_eaten(faction: Faction, state: &State) -> Result<(), Stop> {
    let facts = if must_eat(state, faction) {
        said!("not-eaten-this-turn", faction = opening(faction))
    } else if let Some(figure) = starved_this_turn(faction, state) {
        said!("starved-instead", faction = opening(faction), who = figure)
    } else {
        return Ok(());
    };
    Refusal::new(Reason::FoodFirst, HEI_172, facts).allowing(said!("regain-after-food")).into()
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
        let facts = said!("no-such-figure", who = figure);
        return Refusal::new(Reason::NoSuchFigure, clause, facts).into();
    }
    if figure.kind().faction() == Some(faction) {
        return Ok(());
    }
    let facts = said!("belongs-not", who = figure, faction = the(faction));
    Refusal::new(Reason::NotYourFigure, clause, facts).allowing(said!("name-own-faction")).into()
}

fn must_be_starved(figure: FigureId, faction: Faction, state: &State) -> Result<(), Stop> {
    if can_return(figure, state) {
        return Ok(());
    }
    let own = state.figures.keys().copied().filter(|one| one.kind().faction() == Some(faction));
    let returning: Vec<FigureId> = own.filter(|&one| can_return(one, state)).collect();
    let facts = said!("not-starved", who = figure);
    let allowed = match returning.as_slice() {
        [] => said!("nobody-to-regain", faction = the(faction)),
        returning => said!("can-regain", names = listed(returning.iter().copied())),
    };
    Refusal::new(Reason::NotStarved, HEI_172, facts).allowing(allowed).into()
}

fn must_take_back(figure: FigureId, faction: Faction, hex: Hex, state: &State) -> Result<(), Stop> {
    let home = Place::home_of(faction);
    let hexes = state.city.hexes(home);
    if let Some((enemy, at)) = state.enemy_in(hexes) {
        let facts = said!("enemy-at-home", who = enemy, place = home.letter(), hex = at);
        return Refusal::new(Reason::HomeTaken, HEI_172, facts)
            .allowing(said!("regain-when-free"))
            .into();
    }
    if fire::is_burnt_down(state, home) {
        let facts = said!("home-burnt", place = home.letter());
        return Refusal::new(Reason::HomeBurnt, R_64, facts)
            .allowing(said!("ruins-take-none"))
            .into();
    }
    let has_room =
        |hex: Hex| state.can_enter(hex) && state.has_room(Side::City, hex, figure.kind().size());
    if hexes.contains(&hex) && has_room(hex) {
        return Ok(());
    }
    if state.fires.contains_key(&hex) {
        let facts = said!("burns", hex = hex);
        return Refusal::new(Reason::HexClosed, R_63, facts)
            .allowing(said!("another-home-hex"))
            .into();
    }
    let free = hexes.iter().copied().filter(|&hex| has_room(hex));
    let free = typed(free);
    let allowed = match free.as_str() {
        "" => said!("home-full", place = home.letter()),
        free => said!("room-in", hexes = free),
    };
    let (reason, facts) = if hexes.contains(&hex) {
        (Reason::HexFull, said!("no-room", hex = hex, who = figure))
    } else {
        (Reason::WrongHex, said!("not-at-home", hex = hex, place = home.letter(), name = home))
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
    let entry = state.known(event.figure)?;
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
    let full = state.full_wounds(event.figure);
    let entry = state.known(event.figure)?;
    entry.wounds = event.wounds.unwrap_or(full);
    entry.starved_in = 0;
    state.put(event.figure, Whereabouts::Map(event.hex));
    state.fed.insert(faction);
    Ok(())
}

fn owner(figure: FigureId) -> Result<Faction, Contradiction> {
    let nobody = || Contradiction::new(format!("{figure} belongs to no faction"));
    figure.kind().faction().ok_or_else(nobody)
}
