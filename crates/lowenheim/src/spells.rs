//! The wizards' spells (section 3.4; HEI-061, HEI-074 to HEI-085, R-86 to R-91).
//!
//! | spells | module |
//! |---|---|
//! | names, prices, moments | `book` |
//! | Healing, Fast Food, Morale | `aid` |
//! | Wall of Water | `water` |
//! | Fireball, Lightning Bolt | `ranged`, shared with the cannon |
//! | Mind Control | `control` |
//! | Steal Resources | `theft` |
//! | Summon Insect Swarm, Treefolk | `summons` |
//!
//! What a Wall of Water closes stands in [`State::in_contact`], whom somebody under Mind Control obeys in
//! [`State::master_of`].
//!
//! Which spells there are is the wizards' secret until each is first cast
//! ([R-09](crate::clauses::R_09)).

mod aid;
mod book;
mod control;
mod summons;
mod theft;
mod water;

pub(crate) use aid::{boost_given, cheer, wound_healed};
pub(crate) use control::{control_tested, mind_seized, test_control};
pub(crate) use theft::{card_stolen, most as most_to_steal, theft_seen};
pub(crate) use water::{corners_near, sink, water_raised, water_sank};

use crate::acting::{acting_faction, leading_faction};
use crate::artefacts::must_be_free_for_magic;
use crate::cards::hands;
use crate::clauses::{HEI_008, HEI_074, HEI_163, R_86};
use crate::command::{Cast, Casting};
use crate::disclosure::disclose;
use crate::event::SpellCast;
use crate::figures::{Faction, FigureId, FigureKind};
use crate::refusal::{Fact, opening, said};
use crate::state::{State, Step};
use crate::tables::Weapon;
use crate::tables::{Moment, Spell};
use crate::{Draft, Reason, Refusal, Stop, acting, ranged, tables};
use board::Hex;
use decider::Contradiction;

/// Casts a spell: one a wizard and turn, paid from the wizards' hand.
pub(crate) fn cast(cast: &Cast, draft: &mut Draft<'_>) -> Result<(), Stop> {
    let spell = cast.spell.spell();
    must_be_time(spell, draft)?;
    let state = draft.state();
    let from = check_caster(state, cast.wizard)?;
    hands::must_hold(Faction::WizardsCouncil, &cast.cards, HEI_074, state)?;
    let x = book::check_price(spell, &cast.cards)?;
    check_target(state, cast, from)?;
    let (wizard, cards) = (cast.wizard, cast.cards.clone());
    draft.record(SpellCast { wizard, spell, x, cards }.into())?;
    disclose([spell.clause(), HEI_074, R_86], draft)?;
    match &cast.spell {
        Casting::Healing { figure } => aid::heal(*figure, draft),
        Casting::WallOfWater { hexsides } => water::raise(hexsides, draft),
        Casting::Fireball { hex, order } => ranged::attack(Weapon::Fireball, *hex, order, draft),
        Casting::LightningBolt { hex, order } => {
            ranged::attack(Weapon::LightningBolt, *hex, order, draft)
        }
        Casting::FastFood => aid::hasten(wizard, from, x, draft),
        // Paid now; it takes effect when everybody has moved.
        Casting::Morale => Ok(()),
        Casting::MindControl { figure } => control::seize(*figure, draft),
        Casting::StealResources { from, count } => theft::steal(*from, *count, draft),
        Casting::InsectSwarm { hex } => summons::summon(FigureKind::Bee, *hex, draft),
        Casting::Treefolk { hex } => summons::summon(FigureKind::Ent, *hex, draft),
    }
}

/// Is this the moment for a spell ([R-86](crate::clauses::R_86))?
fn must_be_time(spell: Spell, draft: &Draft<'_>) -> Result<(), Stop> {
    let faction = leading_faction(HEI_008, draft)?;
    if faction != Faction::WizardsCouncil {
        let facts = said!("casts-no-spells", faction = opening(faction));
        // What everybody may read; the spells stand in a private briefing.
        return Refusal::new(Reason::NotYourOrder, HEI_008, facts)
            .allowing(said!("ask-wizards"))
            .into();
    }
    let moment = spell.line().moment;
    let state = draft.state();
    match (moment, state.step) {
        (Moment::AfterMovement, Some(Step::Movement)) => Ok(()),
        (Moment::MovementOrCombat, Some(Step::Combat)) | (Moment::Combat, _) => {
            acting_faction(Step::Combat, R_86, draft).map(drop)
        }
        (Moment::MovementOrCombat | Moment::AfterMovement, _) => {
            acting_faction(Step::Movement, R_86, draft).map(drop)
        }
        (Moment::BeforeMoving, _) => {
            acting_faction(Step::Movement, R_86, draft)?;
            if state.set_out.contains(&faction) {
                let facts = said!("wizards-have-moved");
                return Refusal::new(Reason::TooLate, R_86, facts)
                    .allowing(said!("cast-before-moving", spell = spell))
                    .into();
            }
            Ok(())
        }
    }
}

/// Can this figure cast a spell now? Answers where it stands. A stunned wizard casts none.
fn check_caster(state: &State, wizard: FigureId) -> Result<Hex, Refusal> {
    if !wizard.kind().is_wizard() {
        let facts = said!("no-wizard", who = wizard);
        return Err(Refusal::new(Reason::NoWizard, HEI_074, facts).allowing(said!("who-casts")));
    }
    let hex = acting::own_figure(state, Faction::WizardsCouncil, wizard)?;
    if !state.is_upright(wizard) {
        let facts = said!("stunned-no-spell", who = wizard);
        return Err(Refusal::new(Reason::FigureStunned, HEI_163, facts));
    }
    must_be_free_for_magic(state, wizard)?;
    acting::must_not_have_cast(state, wizard)?;
    Ok(hex)
}

/// Wizards who could still cast a spell this turn, as far as everybody can see: upright, and not
/// known to have cast one. Nobody's hand is looked into.
pub(crate) fn casters(state: &State) -> impl Iterator<Item = (FigureId, Hex)> + '_ {
    let wizards = FigureKind::WIZARDS.into_iter().map(|kind| FigureId::new(kind, 0));
    let ready = wizards.filter(|&wizard| state.is_upright(wizard) && !state.has_cast(wizard));
    ready.filter_map(|wizard| Some((wizard, state.hex_of(wizard)?)))
}

/// May the spell be cast on that?
fn check_target(state: &State, cast: &Cast, from: Hex) -> Result<(), Refusal> {
    match &cast.spell {
        Casting::Healing { figure } => aid::check_patient(state, from, *figure),
        Casting::WallOfWater { hexsides } => water::check(state, from, hexsides),
        Casting::Fireball { hex, order } => {
            ranged::check(state, Weapon::Fireball, from, *hex, order)
        }
        Casting::LightningBolt { hex, order } => {
            ranged::check(state, Weapon::LightningBolt, from, *hex, order)
        }
        Casting::FastFood | Casting::Morale => Ok(()),
        Casting::MindControl { figure } => control::check(state, from, *figure),
        Casting::StealResources { from, count } => {
            let paid = rulebook::count(cast.cards.len());
            theft::check(state, *from, *count, paid)
        }
        Casting::InsectSwarm { hex } => summons::check(state, from, FigureKind::Bee, *hex),
        Casting::Treefolk { hex } => summons::check(state, from, FigureKind::Ent, *hex),
    }
}

/// Is somebody near enough for a spell that looks at the distance alone?
fn must_be_within(
    spell: Spell,
    from: Hex,
    to: Hex,
    reach: u32,
    what: impl Fact,
) -> Result<(), Refusal> {
    let away = from.distance(to);
    if away <= reach {
        return Ok(());
    }
    let facts = said!("spell-too-far", what = what, away = away, spell = spell, reach = reach);
    Err(Refusal::new(Reason::OutOfReach, spell.clause(), facts))
}

pub(crate) fn spell_cast(state: &mut State, event: &SpellCast) -> Result<(), Contradiction> {
    hands::spend(state, Faction::WizardsCouncil, &event.cards)?;
    let turn = state.turn;
    state.known(event.wizard)?.cast_in = turn;
    state.spells_known.insert(event.spell);
    if event.spell == Spell::Morale {
        state.cheers.push((event.wizard, event.x));
    }
    Ok(())
}

/// How many figures a casting calls (HEI-084, HEI-085).
pub(crate) const fn summoned(kind: FigureKind) -> u16 {
    match kind {
        FigureKind::Bee => tables::SWARM,
        _ => 1,
    }
}
