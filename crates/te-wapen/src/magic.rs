//! 1.7, magic, and the spells of 3.2: who may cast, at what, and what happens. Where the summary sheet is
//! shorter, the text comes first (WAP-264, WAP-265, WAP-266).
//!
//! Fog is raised here (WAP-112); what it does stands in `movement` (nobody enters or leaves it, WAP-113), in
//! `sight` (WAP-114) and in `combat::plan` (only at its edge does anybody fight, WAP-115), and it goes with
//! its turn in `activation`. Thorns are grown here and strike in `monsters`.

mod aim;

use crate::abilities::Ability;
use crate::acting::{acting, active, barred, begin_fighting, check_moves_are_over};
use crate::clauses::{W_31, WAP_103, WAP_105, WAP_110, WAP_131, WAP_155, WAP_205};
use crate::combat::{drive_back, hit, strike};
use crate::command::Cast;
use crate::equipment::wards_off;
use crate::event::{
    CloudRaised, CountersChanged, PieceHealed, PieceRaised, PieceTeleported, SpellCast,
    SpellFailed, ThornsGrown,
};
use crate::items::{Banner, Trinket, Weapon};
use crate::monsters::{appear, meet};
use crate::pieces::{Colour, Piece, PieceId};
use crate::refusal::said;
use crate::siege::strike_building;
use crate::spells::{School, Spell};
use crate::state::State;
use crate::terrain::Terrain;
use crate::troops::UNDEAD;
use crate::{Draft, Reason, Refusal, Stop, verdict};
pub(crate) use aim::straight;
use aim::{Caster, Effect};
use board::Hex;
use decider::{Clause, Contradiction, Mark};
use messages::Part;

/// The face of a D6 from which a freezing gaze works ([WAP-155](crate::clauses::WAP_155)).
const GAZE_WORKS_AT: u32 = 4;

/// Casts one spell, after moving, instead of fighting ([WAP-039](crate::clauses::WAP_039),
/// [WAP-103](crate::clauses::WAP_103)), also within the activation of the caster's unit
/// ([WAP-099](crate::clauses::WAP_099)). What bars from fighting bars from casting
/// ([WAP-102](crate::clauses::WAP_102)).
pub(crate) fn cast(order: &Cast, draft: &mut Draft<'_>) -> Result<(), Stop> {
    let colour = acting(draft)?;
    let state = draft.state();
    let id = &order.caster;
    let (piece, hex, doing) = active(state, colour, id)?;
    let gaze = piece.profile.school.is_none()
        && piece.has(Ability::FreezingGaze)
        && order.spell == Spell::Freeze;
    let ring = (order.spell == Spell::Fireball && piece.fireballs > 0).then_some(piece.fireballs);
    let free = gaze || ring.is_some();
    let (payer, price) = if free { (id, 0) } else { purse(state, id, piece, hex, order.spell)? };
    if doing.acted {
        let facts = said!("cast-already", who = id);
        return Refusal::new(Reason::ActedAlready, WAP_103, facts).into();
    }
    if doing.barred {
        return barred(state, id, hex).into();
    }
    let seeing = piece.items.trinkets.contains(&Trinket::CrystalOfSight)
        && piece.crystal != Some(state.turn);
    let caster = Caster { state, colour, id, hex, order, through_crystal: false };
    // The crystal, once a turn, is looked through only where nobody sees without it.
    let (effect, crystal) = match caster.effect() {
        Err(blocked) if seeing && blocked.reason == Reason::NoSight => {
            (Caster { through_crystal: true, ..caster }.effect()?, true)
        }
        effect => (effect?, false),
    };
    check_moves_are_over(state, id)?;
    let left = points(state, payer) - price;
    let payer = (payer != id).then(|| payer.clone());
    let marks = marks(piece, order.spell, gaze, ring.is_some(), crystal);
    begin_fighting(draft)?;
    let (caster, spell) = (id.clone(), order.spell);
    let ring = ring.map(|left| left - 1);
    let by_banner = payer.as_ref().map(|_| Banner::Magic.marks());
    draft.mark(marks.into_iter().chain(by_banner.into_iter().flatten()));
    let cast = SpellCast { caster: caster.clone(), payer, spell, price, left, ring, crystal };
    draft.record(cast.into())?;
    if gaze && draft.roll_d6(WAP_155, "freezing-gaze")? < GAZE_WORKS_AT {
        return draft.record(SpellFailed { caster, clause: WAP_155.into() }.into());
    }
    take_effect(&caster, colour, effect, draft)?;
    verdict::check(draft)?;
    Ok(())
}

/// What comes into play with a spell besides its own clause.
fn marks(piece: &Piece, spell: Spell, gaze: bool, ring: bool, crystal: bool) -> Vec<Mark> {
    let mut marks = vec![Mark::Thing(spell.word()), WAP_103.into()];
    if gaze {
        marks.extend(Ability::FreezingGaze.marks());
    }
    if ring {
        marks.extend(Trinket::RingOfFire.marks());
    }
    if crystal {
        marks.extend(Trinket::CrystalOfSight.marks());
    }
    if let Some(school) = piece.profile.school {
        marks.push(schooling(school).into());
        if piece.has(Ability::MagicUser) {
            marks.extend(Ability::MagicUser.marks());
        }
        let points = [Weapon::Spells];
        marks.extend(piece.items.marks(&points, &[Trinket::MagicWand], &[Banner::Magic]));
    }
    marks
}

/// Whose magic points pay for a spell, and how many: the caster's own, or those of the Banner of Magic of
/// the unit that it is attached to ([WAP-187](crate::clauses::WAP_187)).
///
/// # Errors
/// When the caster does not know the spell, or has too few points.
pub(crate) fn purse<'s>(
    state: &'s State,
    id: &'s PieceId,
    piece: &Piece,
    hex: Hex,
    spell: Spell,
) -> Result<(&'s PieceId, u32), Refusal> {
    let own = price(state, piece, id, hex, spell);
    if let Ok(price) = own
        && piece.magic_points >= price
    {
        return Ok((id, price));
    }
    let by_banner = mound(state, hex, spell, School::Wizard.price(spell));
    if let Some(((banner, unit), price)) = state.magic_banner_over(id).zip(by_banner)
        && unit.magic_points >= price
    {
        return Ok((banner, price));
    }
    let (price, points) = (own?, piece.magic_points);
    let spell = Part::name(spell.name());
    let facts = said!("too-dear", spell = spell, price = price, who = id, points = points);
    Err(Refusal::new(Reason::NoMagicPoints, WAP_105, facts))
}

fn points(state: &State, id: &PieceId) -> u32 {
    state.pieces.get(id).map_or(0, |piece| piece.magic_points)
}

/// A burial mound makes the raising of undead cheaper, though not for nothing
/// ([WAP-216](crate::clauses::WAP_216)).
fn mound(state: &State, hex: Hex, spell: Spell, price: Option<u32>) -> Option<u32> {
    let there = state.field.terrain(hex) == Some(Terrain::BurialMound) && spell.raises_undead();
    price.map(|price| if there { price.saturating_sub(1).max(1) } else { price })
}

/// What a spell costs this caster here ([WAP-104](crate::clauses::WAP_104)). Who has an item that teaches
/// the standard spells casts these as a wizard does ([WAP-176](crate::clauses::WAP_176)).
fn price(
    state: &State,
    piece: &Piece,
    id: &PieceId,
    hex: Hex,
    spell: Spell,
) -> Result<u32, Refusal> {
    let Some(school) = piece.profile.school else {
        let facts = said!("no-magic-user", who = id);
        return Err(Refusal::new(Reason::NotAble, WAP_131, facts));
    };
    let items = &piece.items;
    let taught = items.weapons.contains(&Weapon::Spells) || items.banners.contains(&Banner::Magic);
    let as_wizard = School::Wizard.price(spell).filter(|_| taught);
    let cheapest = school.price(spell).into_iter().chain(as_wizard).min();
    let Some(price) = mound(state, hex, spell, cheapest) else {
        let known = Spell::ALL.iter().filter(|&&spell| school.price(spell).is_some());
        let known = known.map(|spell| {
            let name = Part::name(spell.name());
            said!("spell-to-type", spell = name, word = spell.word()).into()
        });
        let facts = said!("spell-unknown", who = id, spell = Part::name(spell.name()));
        return Err(Refusal::new(Reason::NotAble, schooling(school), facts)
            .allowing(said!("spells-known", spells = Part::Row(known.collect()))));
    };
    Ok(price)
}

/// The clause that says which spells a school teaches.
const fn schooling(school: School) -> Clause {
    use crate::clauses::{WAP_199, WAP_200, WAP_203, WAP_207, WAP_211};
    match school {
        School::Wizard => WAP_199,
        School::Necromancer => WAP_200,
        School::Cleric => WAP_203,
        School::Demonologist => WAP_207,
        School::Druid => WAP_211,
    }
}

fn take_effect(
    caster: &PieceId,
    colour: Colour,
    effect: Effect,
    draft: &mut Draft<'_>,
) -> Result<(), Stop> {
    if let Some(target) = effect.target()
        && wards_off(caster, colour, target, draft)?
    {
        return Ok(());
    }
    match effect {
        Effect::Volley { target, dice, clause } => strike(&target, dice, clause, draft).map(drop),
        Effect::VolleyAndBeside { target, hex, dice } => {
            if strike(&target, dice, WAP_205, draft)? == 0 {
                return Ok(());
            }
            let state = draft.state();
            let beside: Vec<PieceId> = hex
                .neighbours()
                .filter_map(|hex| state.unit_in(hex))
                .filter(|(_, unit)| unit.profile.people == UNDEAD)
                .map(|(id, _)| id.clone())
                .collect();
            for id in &beside {
                if !wards_off(caster, colour, id, draft)? {
                    hit(id, 1, WAP_205, draft)?;
                }
            }
            Ok(())
        }
        Effect::Burn { hex, dice } => strike_building(caster, hex, dice, W_31, draft),
        Effect::Storm { targets, dice, clause } => {
            for target in &targets {
                if !wards_off(caster, colour, target, draft)? {
                    strike(target, dice, clause, draft)?;
                }
            }
            Ok(())
        }
        Effect::Counters { target, counters, clause } => {
            draft.record(CountersChanged { piece: target, counters, clause: clause.into() }.into())
        }
        Effect::Teleport { with, hex } => {
            let leader = with.first().cloned();
            draft.record(PieceTeleported { caster: caster.clone(), with, hex }.into())?;
            leader.map_or(Ok(()), |leader| meet(&leader, hex, draft))
        }
        Effect::Heal { target, wounds } => {
            draft.record(PieceHealed { piece: target, clause: WAP_110.into(), wounds }.into())
        }
        Effect::Summon { troop, powers, hexes } => {
            hexes.into_iter().try_for_each(|hex| appear(troop, colour, hex, powers, draft))
        }
        Effect::Cloud(cloud) => draft.record(CloudRaised { cloud }.into()),
        Effect::Raise { target, hex } => {
            draft.record(PieceRaised { piece: target, hex, wounds: 1, counters: 1 }.into())
        }
        Effect::Frighten { target, direction } => drive_back(&target, direction, 1, draft),
        Effect::Thorns(hex) => draft.record(ThornsGrown { hex }.into()),
    }
}

pub(crate) fn spell_cast(state: &mut State, event: &SpellCast) -> Result<(), Contradiction> {
    let turn = state.turn;
    state.known(event.payer.as_ref().unwrap_or(&event.caster))?.magic_points = event.left;
    let caster = state.known(&event.caster)?;
    caster.fireballs = event.ring.unwrap_or(caster.fireballs);
    if event.crystal {
        caster.crystal = Some(turn);
    }
    let open = state.opened()?;
    open.follow = None;
    if let Some(doing) = open.active.get_mut(&event.caster) {
        doing.acted = true;
    }
    Ok(())
}

pub(crate) fn counters_changed(
    state: &mut State,
    event: &CountersChanged,
) -> Result<(), Contradiction> {
    state.known(&event.piece)?.counters = event.counters;
    Ok(())
}

pub(crate) fn piece_teleported(
    state: &mut State,
    event: &PieceTeleported,
) -> Result<(), Contradiction> {
    for id in &event.with {
        state.known(id)?.hex = Some(event.hex);
        state.teleported.insert(id.clone());
        if let Some(doing) = state.opened()?.active.get_mut(id) {
            doing.moved = true;
            doing.barred = true;
        }
    }
    Ok(())
}

#[expect(clippy::unnecessary_wraps, reason = "every event's evolve has the same signature")]
pub(crate) fn cloud_raised(state: &mut State, event: &CloudRaised) -> Result<(), Contradiction> {
    state.clouds.push(event.cloud);
    Ok(())
}

pub(crate) fn piece_raised(state: &mut State, event: &PieceRaised) -> Result<(), Contradiction> {
    state.fallen.remove(&event.piece);
    let piece = state.known(&event.piece)?;
    piece.hex = Some(event.hex);
    piece.wounds = event.wounds;
    piece.counters = event.counters;
    Ok(())
}

#[expect(clippy::unnecessary_wraps, reason = "every event's evolve has the same signature")]
pub(crate) fn thorns_grown(state: &mut State, event: &ThornsGrown) -> Result<(), Contradiction> {
    state.thorns.insert(event.hex);
    Ok(())
}
