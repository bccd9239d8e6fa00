//! Play 1, turn order: the nine steps, who acts in which, and how one follows the other
//! (HEI-134 to HEI-143).

use crate::acting::{check_turn, current, leading_faction, told_line, what_now};
use crate::cards::{bridges, command_cards, conference, demands, event_cards, guns, hands};
use crate::clauses::{HEI_003, HEI_004, HEI_065, HEI_141, HEI_143, HEI_163, HEI_171, R_01, R_23};
use crate::command::{Override, PassFor, Proceed, Refill, Tell};
use crate::disclosure::disclose;
use crate::event::{FactionDone, StepBegun, StepEnded, StoryTold, TurnBegun};
use crate::figures::{Faction, FigureId, Side};
use crate::refusal::{opening, said};
use crate::state::{AMBASSADOR, Actors, Boost, State, Step};
use crate::{
    Draft, Reason, Refusal, Stop, artefacts, barricades, combat, faction_of, feuds, fire, food,
    healing, intruders, master, silver_hair, spells, verdict, werewolf,
};
use decider::{By, Contradiction};

/// A faction has finished with the step. What it still owes there is refused first.
pub(crate) fn done(draft: &mut Draft<'_>) -> Result<(), Stop> {
    let faction = leading_faction(HEI_143, draft)?;
    let state = draft.state();
    let step = current(state)?;
    if is_automatic(state) {
        return Refusal::new(Reason::WrongStep, HEI_143, said!("players-idle"))
            .allowing(what_now(state))
            .into();
    }
    check_turn(state, faction)?;
    match step {
        Step::Refill => {
            let faction = hands::refill(&Refill { discard: Vec::new() }, draft)?;
            finish_for(faction, draft)
        }
        Step::Trading if hands::overfull(state, faction) > 0 => {
            let limit = hands::limit(state, faction);
            let facts = said!("holds-more", faction = opening(faction), limit = limit);
            Refusal::new(Reason::HandTooBig, HEI_141, facts).allowing(said!("give-away")).into()
        }
        Step::Combat => {
            feuds::must_have_fought(state, faction)?;
            finish_for(faction, draft)
        }
        Step::Food if food::must_eat(state, faction) => {
            let facts = said!("not-eaten", faction = opening(faction));
            Refusal::new(Reason::FoodFirst, HEI_171, facts).allowing(said!("feed-or-starve")).into()
        }
        Step::EventCard => {
            bridges::rescue_all(faction, draft)?;
            finish_for(faction, draft)
        }
        Step::CommandCard => {
            conference::send_nearest(faction, draft)?;
            finish_for(faction, draft)
        }
        Step::Food => {
            werewolf::neglect(faction, draft)?;
            finish_for(faction, draft)
        }
        Step::Council
        | Step::EnemyMovement
        | Step::EnemyCombat
        | Step::Movement
        | Step::Trading
        | Step::Healing
        | Step::Fires
        | Step::Barricades
        | Step::Demands
        | Step::Holding
        | Step::Vote
        | Step::Over => finish_for(faction, draft),
    }
}

/// The organiser passes for a faction without a player: it defends itself, pays its food if it
/// can, and does nothing else.
pub(crate) fn pass_for(pass: &PassFor, draft: &mut Draft<'_>) -> Result<(), Stop> {
    if *draft.by() != By::Organiser {
        let facts = said!("organiser-passes");
        return Refusal::new(Reason::NotYourOrder, R_01, facts).into();
    }
    let faction = pass.faction;
    let step = current(draft.state())?;
    if is_automatic(draft.state()) {
        return Refusal::new(Reason::WrongStep, R_01, said!("players-idle"))
            .allowing(what_now(draft.state()))
            .into();
    }
    check_turn(draft.state(), faction)?;
    match step {
        Step::Refill => hands::refill_for(faction, &[], draft)?,
        Step::Trading => hands::trim_for(faction, draft)?,
        Step::Combat => feuds::fight_it_out(faction, draft)?,
        Step::EventCard => bridges::rescue_all(faction, draft)?,
        Step::CommandCard => conference::send_nearest(faction, draft)?,
        Step::Food => {
            food::pass(faction, draft)?;
            werewolf::pass(faction, draft)?;
        }
        Step::Council
        | Step::EnemyMovement
        | Step::EnemyCombat
        | Step::Movement
        | Step::Healing
        | Step::Fires
        | Step::Barricades
        | Step::Demands
        | Step::Holding
        | Step::Vote
        | Step::Over => {}
    }
    finish_for(faction, draft)
}

/// Lets the rules do what is theirs: one thing, or everything until players must act.
pub(crate) fn proceed(proceed: &Proceed, draft: &mut Draft<'_>) -> Result<(), Stop> {
    current(draft.state())?;
    if !is_automatic(draft.state()) {
        return Refusal::new(Reason::PlayersFirst, HEI_143, said!("players-act"))
            .allowing(what_now(draft.state()))
            .into();
    }
    master::check_proceed(draft)?;
    loop {
        if !proceed.all && draft.state().master_decides() {
            artefacts::open(draft)?;
            return if master::weigh(draft)? { Ok(()) } else { go_on(draft) };
        }
        automatic(draft)?;
        let goes_on = is_automatic(draft.state()) && master::may_proceed(draft.state(), draft.by());
        if !proceed.all || !goes_on {
            return Ok(());
        }
    }
}

/// The game master rules; when nothing is left to decide, the turn goes on.
pub(crate) fn overrule(order: &Override, draft: &mut Draft<'_>) -> Result<(), Stop> {
    if master::rule(order, draft)? { Ok(()) } else { go_on(draft) }
}

/// The enemy has nothing more to decide: its step ends, or the slot goes on in which it decided.
fn go_on(draft: &mut Draft<'_>) -> Result<(), Stop> {
    if draft.state().enemy_acts() { next_step(draft) } else { go_on_with_slot(draft) }
}

/// Do the rules act next, as soon as somebody says `proceed`?
#[must_use]
pub(crate) fn is_automatic(state: &State) -> bool {
    state.actors() == Some(Actors::Rules)
}

fn automatic(draft: &mut Draft<'_>) -> Result<(), Stop> {
    if let Some(decision) = master::uphold(draft)? {
        intruders::go_on_from(decision, draft)?;
        return go_on_with_slot(draft);
    }
    match draft.state().step {
        Some(Step::EventCard) => {
            event_cards::reveal(draft)?;
            // Whoever stands on a fallen bridge is waited for.
            if draft.state().to_act.is_empty() { next_step(draft) } else { Ok(()) }
        }
        Some(Step::CommandCard) => {
            command_cards::reveal(draft)?;
            // A conference waits for the officers.
            if draft.state().to_act.is_empty() { next_step(draft) } else { Ok(()) }
        }
        Some(Step::EnemyMovement | Step::EnemyCombat) => {
            artefacts::open(draft)?;
            if intruders::go_on(draft)? { Ok(()) } else { next_step(draft) }
        }
        step => Err(Contradiction::new(format!("{step:?} is no automatic step")).into()),
    }
}

/// A faction has nothing more to do; with the last one the next step begins.
pub(crate) fn finish_for(faction: Faction, draft: &mut Draft<'_>) -> Result<(), Stop> {
    draft.record(FactionDone { faction }.into())?;
    if draft.state().to_act.is_empty() { next_step(draft) } else { open_slot(draft) }
}

/// What a faction's slot in a step opens with, before it gives an order: called when such a step
/// begins and whenever a faction comes to the front. In the other steps nobody has a slot.
fn open_slot(draft: &mut Draft<'_>) -> Result<(), Stop> {
    let state = draft.state();
    let Some(step) = state.step.filter(|step| step.actors() == Actors::InOrder) else {
        return Ok(());
    };
    let Some(&faction) = state.to_act.first() else { return Ok(()) };
    match (step, faction) {
        (Step::Movement, Faction::ElvenGuard | Faction::Cathay) => feuds::provoke(faction, draft),
        (Step::Movement | Step::Combat, Faction::Bretonnia) if intruders::runs(state) => {
            if let Some(decision) = intruders::act(step, draft)? {
                master::meet(decision, draft)?;
            }
            go_on_with_slot(draft)
        }
        _ => Ok(()),
    }
}

/// After its opening a slot is the faction's own, if it has anything to do there; unless the game
/// master still weighs what happens in it.
fn go_on_with_slot(draft: &mut Draft<'_>) -> Result<(), Stop> {
    let state = draft.state();
    let step = state.step.filter(|step| step.actors() == Actors::InOrder);
    match step.zip(state.to_act.first().copied()) {
        Some((step, faction)) if state.pending.is_none() && !has_business(state, step, faction) => {
            finish_for(faction, draft)
        }
        _ => Ok(()),
    }
}

/// The step after this one, in the printed order (HEI-142, HEI-143, R-23).
const fn following(step: Step) -> Step {
    match step {
        Step::Council | Step::Holding => Step::Refill,
        Step::Refill => Step::EventCard,
        Step::EventCard => Step::CommandCard,
        Step::CommandCard => Step::EnemyMovement,
        Step::EnemyMovement => Step::EnemyCombat,
        Step::EnemyCombat => Step::Movement,
        Step::Movement => Step::Combat,
        Step::Combat => Step::Trading,
        Step::Trading => Step::Healing,
        Step::Healing => Step::Food,
        Step::Food => Step::Fires,
        Step::Fires => Step::Barricades,
        Step::Barricades => Step::Demands,
        Step::Demands => Step::Holding,
        Step::Vote | Step::Over => Step::Over,
    }
}

/// Ends the step and begins the next ones, up to one in which somebody has something to do.
fn next_step(draft: &mut Draft<'_>) -> Result<(), Stop> {
    loop {
        let Some(ending) = draft.state().step else { return Ok(()) };
        end_step(ending, draft)?;
        let next = match ending {
            Step::Holding if verdict::end_turn(draft)? => Step::Over,
            Step::Holding if draft.state().turn >= draft.state().options.turns => Step::Vote,
            Step::Vote => Step::Over,
            step => following(step),
        };
        if next == Step::Over {
            verdict::finish(draft)?;
        }
        if next == Step::Refill {
            begin_turn(draft)?;
        }
        open_step(next, draft)?;
        let factions = actors(draft.state(), next);
        let others_eat = next == Step::Food && !factions.is_empty();
        let not_asked = others_eat && !factions.contains(&Faction::WizardsCouncil);
        draft.record(StepBegun { step: next, factions }.into())?;
        if matches!(
            next,
            Step::Healing
                | Step::Food
                | Step::Fires
                | Step::Barricades
                | Step::Demands
                | Step::Holding
        ) {
            // Step 9 has its parts.
            draft.mark([R_23]);
        }
        if not_asked {
            // Everybody sees that the wizards hand in no food.
            disclose([HEI_065], draft)?;
        }
        let waits = match next.actors() {
            Actors::Together | Actors::InOrder => !draft.state().to_act.is_empty(),
            Actors::Rules => next != Step::Holding && !is_idle(draft.state(), next),
            Actors::Nobody => true,
        };
        if waits {
            return open_slot(draft);
        }
    }
}

/// What a step opens with, before anybody is asked whether they have something to do in it.
fn open_step(step: Step, draft: &mut Draft<'_>) -> Result<(), Stop> {
    match step {
        Step::Movement => werewolf::rage(draft),
        Step::Food => werewolf::restore(draft),
        _ => Ok(()),
    }
}

/// A command card is drawn every second turn only (HEI-136).
fn is_idle(state: &State, step: Step) -> bool {
    step == Step::CommandCard && !command_cards::is_due(state)
}

fn begin_turn(draft: &mut Draft<'_>) -> Result<(), Stop> {
    let turn = draft.state().turn + 1;
    let mut order = Faction::ALL.to_vec();
    // turn n starts with faction ((n - 1) mod 6) + 1.
    order.rotate_left((turn as usize - 1) % Faction::ALL.len());
    draft.record(TurnBegun { turn, order }.into())?;
    draft.mark([HEI_143]);
    spells::test_control(draft)
}

/// What ends with a step: the stunned rise, markers are captured, help is noted, fires burn on,
/// demands fall due.
fn end_step(step: Step, draft: &mut Draft<'_>) -> Result<(), Stop> {
    match step {
        Step::EnemyCombat => verdict::capture_markers(draft)?,
        Step::Movement => {
            spells::cheer(draft)?;
            artefacts::appear(draft)?;
        }
        Step::Combat => {
            verdict::note_help(draft)?;
            artefacts::ask(draft)?;
        }
        Step::Food => artefacts::part(draft)?,
        Step::Fires => fire::burn(draft)?,
        Step::Demands => demands::settle_due(draft)?,
        Step::Holding => {
            silver_hair::hatch(draft)?;
            spells::sink(draft)?;
        }
        Step::Council
        | Step::Refill
        | Step::EventCard
        | Step::CommandCard
        | Step::EnemyMovement
        | Step::Trading
        | Step::Healing
        | Step::Barricades
        | Step::Vote
        | Step::Over => {}
    }
    let risen = match step {
        Step::EnemyCombat => risen(draft.state(), Side::Enemy, Step::EnemyMovement),
        Step::Combat => risen(draft.state(), Side::City, Step::Movement),
        _ => Vec::new(),
    };
    if !risen.is_empty() {
        draft.mark([HEI_163]);
    }
    draft.record(StepEnded { step, risen }.into())
}

/// Figures of a side that were stunned before its movement step of this turn began: they have
/// missed a movement and a combat step and rise (HEI-163, R-45).
fn risen(state: &State, side: Side, movement: Step) -> Vec<FigureId> {
    let served = (state.turn, movement);
    let lay = |figure: &FigureId| {
        state.figures.get(figure).and_then(|entry| entry.stunned).is_some_and(|at| at < served)
    };
    // A runaway has a time of his own.
    let runs = |figure: &FigureId| *figure == AMBASSADOR && intruders::runs(state);
    let figures = state.on_map(side).map(|(figure, _)| figure);
    figures.filter(|figure| lay(figure) && !runs(figure)).collect()
}

/// Who has something to do in a step (HEI-139, HEI-140, R-18). Only what everybody can see counts,
/// so that a skipped step tells nothing about a hand.
fn actors(state: &State, step: Step) -> Vec<Faction> {
    let order = if state.order.is_empty() { &Faction::ALL[..] } else { &state.order };
    let prowls =
        |faction| faction == Faction::Bretonnia && matches!(step, Step::Movement | Step::Combat);
    let wants = |faction: &Faction| {
        has_business(state, step, *faction) || (prowls(*faction) && intruders::runs(state))
    };
    order.iter().copied().filter(wants).collect()
}

/// Has a faction something to do in a step, as far as everybody can see?
fn has_business(state: &State, step: Step, faction: Faction) -> bool {
    match step {
        Step::Council | Step::Refill | Step::Trading => true,
        // the others say whether the City Guard led the defence.
        Step::Vote => faction != Faction::CityGuard,
        Step::Movement => state.obeying(faction).any(|(figure, _)| state.is_upright(figure)),
        Step::Combat => {
            let may_cast = faction == Faction::WizardsCouncil
                && hands::held(state, faction) > 0
                && spells::casters(state).next().is_some();
            let may_fire = faction == Faction::CityGuard && guns::have_targets(state);
            may_cast
                || may_fire
                || state
                    .obeying(faction)
                    .any(|(figure, _)| state.is_upright(figure) && combat::has_foe(state, figure))
        }
        Step::Healing => healing::has_patients(state, faction),
        Step::Food => food::has_business(state, faction),
        Step::Fires => fire::within_reach(state, faction).next().is_some(),
        Step::Barricades => barricades::has_business(state, faction),
        Step::Demands => demands::payable(state, step).next().is_some(),
        Step::EventCard
        | Step::CommandCard
        | Step::EnemyMovement
        | Step::EnemyCombat
        | Step::Holding
        | Step::Over => false,
    }
}

/// Tells a line of the story; it changes nothing in the siege (HEI-002, HEI-003, R-10).
pub(crate) fn tell(tell: &Tell, draft: &mut Draft<'_>) -> Result<(), Stop> {
    let text = told_line(&tell.text, HEI_003)?;
    let faction = faction_of(draft.by());
    let game_master = master::is_master(draft.state(), draft.by());
    if faction.is_none() && !game_master && *draft.by() != By::Organiser {
        let facts = said!("no-part", by = draft.by());
        return Refusal::new(Reason::NotYourOrder, HEI_004, facts).into();
    }
    draft.record(StoryTold { faction, game_master, text }.into())
}

pub(crate) fn faction_done(state: &mut State, event: &FactionDone) -> Result<(), Contradiction> {
    state.to_act.retain(|&faction| faction != event.faction);
    Ok(())
}

pub(crate) fn turn_begun(state: &mut State, event: &TurnBegun) -> Result<(), Contradiction> {
    state.turn = event.turn;
    state.order.clone_from(&event.order);
    state.fed.clear();
    state.fires_fought.clear();
    state.builders.clear();
    state.wreckers.clear();
    state.cheers.clear();
    for figure in state.figures.values_mut() {
        figure.boost = Boost::default();
    }
    Ok(())
}

pub(crate) fn step_begun(state: &mut State, event: &StepBegun) -> Result<(), Contradiction> {
    state.step = Some(event.step);
    state.to_act.clone_from(&event.factions);
    let moving = match event.step {
        Step::EnemyMovement => Some(Side::Enemy),
        Step::Movement => Some(Side::City),
        _ => None,
    };
    let fighting = matches!(event.step, Step::EnemyCombat | Step::Combat);
    for (figure, entry) in &mut state.figures {
        if moving == Some(entry.side(*figure)) {
            entry.moved = false;
        }
        if fighting {
            entry.attacks = 0;
            entry.attacked_by.clear();
        }
    }
    state.offers.clear();
    if event.step == Step::Movement {
        state.set_out.clear();
    }
    if event.step == Step::Combat {
        state.cheers.clear();
        state.attack_cards.clear();
        state.reserve.rallied.clear();
        state.struck.clear();
    }
    Ok(())
}

pub(crate) fn step_ended(state: &mut State, event: &StepEnded) -> Result<(), Contradiction> {
    for &figure in &event.risen {
        state.known(figure)?.stunned = None;
    }
    Ok(())
}

#[expect(clippy::unnecessary_wraps, reason = "every event's evolve has the same signature")]
pub(crate) const fn story_told(_: &mut State, _: &StoryTold) -> Result<(), Contradiction> {
    Ok(())
}
