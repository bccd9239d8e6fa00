//! 3.1, magic items at work: rolled before the battle, folded into a profile, used, and warding.
//!
//! What an individual carries helps whichever unit it is attached to, what a unit carries stays with it
//! ([WAP-171](crate::clauses::WAP_171)).

use crate::abilities::Ability;
use crate::acting::{acting, active};
use crate::clauses::{
    W_34, WAP_001, WAP_171, WAP_172, WAP_182, WAP_183, WAP_186, WAP_187, WAP_188, WAP_189,
};
use crate::command::UseItem;
use crate::event::{HitsSaved, ItemUsed, PieceHealed, SpellFailed};
use crate::items::{Banner, Trinket, Weapon, rolled};
use crate::pieces::{Colour, Items, Piece, PieceId, Profile, Unique};
use crate::refusal::said;
use crate::scenario::Rolls;
use crate::spells::School;
use crate::state::State;
use crate::{Draft, Reason, Refusal, Stop, tables};
use chance::Dice;
use decider::{Clause, Contradiction, Mark};
use messages::{Part, Saying};
use std::collections::BTreeSet;

/// Fireballs in a Ring of Fire ([WAP-185](crate::clauses::WAP_185)).
pub(crate) const FIREBALLS: u32 = 5;

/// May this piece carry these items, with these modules? If not: the clause, and why.
pub(crate) fn check(
    profile: &Profile,
    items: &Items,
    rolls: Rolls,
    modules: &BTreeSet<u32>,
) -> Result<(), (Clause, Saying)> {
    let any = *items != Items::default() || rolls != Rolls::default();
    if any && !modules.contains(&3) {
        return Err((WAP_001, said!("items-of-module", troop = &profile.troop)));
    }
    if any && profile.has(Ability::Trap) {
        return Err((WAP_171, said!("trap-carries-nothing")));
    }
    let individual = profile.body == crate::troops::Body::Individual;
    let counts = [rolls.weapons, rolls.trinkets, rolls.banners];
    let of_individuals = !items.weapons.is_empty()
        || !items.trinkets.is_empty()
        || counts[..2].iter().any(|&count| count > 0);
    let of_units = !items.banners.is_empty() || rolls.banners > 0;
    if (of_individuals && !individual) || (of_units && individual) {
        return Err((WAP_171, said!("items-of-whom")));
    }
    if counts.iter().any(|&count| count > tables::MOST_ROLLED)
        || counts.iter().sum::<u32>() > tables::MOST_ROLLED
    {
        return Err((WAP_172, said!("six-items-rolled")));
    }
    if items.unique.len() > tables::MOST_UNIQUE {
        return Err((WAP_189, said!("unique-limit", most = tables::MOST_UNIQUE)));
    }
    items.unique.iter().try_for_each(|item| sound(item, profile).map_err(|facts| (WAP_189, facts)))
}

/// Is a unique item within what the rules can carry out ([WAP-189](crate::clauses::WAP_189))? What is
/// diced before a battle, what lies in wait and what needs spells of its own is no item's gift, and
/// what helps a unit is given to those who lead it.
fn sound(item: &Unique, profile: &Profile) -> Result<(), Saying> {
    if !(1..=60).contains(&item.name.chars().count()) {
        return Err(said!("unique-name-length"));
    }
    let name = item.name.as_str();
    if [item.dice, item.moves, item.wounds].iter().any(|&added| added > tables::MOST_ADDED) {
        return Err(said!("unique-adds", name = name));
    }
    let leads = [Ability::General, Ability::Assassin, Ability::SteadfastLeader];
    let never = [
        Ability::MagicUser,
        Ability::Shapechanger,
        Ability::Trap,
        Ability::Heads,
        Ability::GreaterDemon,
        Ability::LesserDemon,
    ];
    let individual = profile.body == crate::troops::Body::Individual;
    let barred =
        |ability: &&Ability| never.contains(ability) || (leads.contains(ability) && !individual);
    match item.abilities.iter().find(barred) {
        None => Ok(()),
        Some(ability) => {
            let gifts: Vec<&str> = Ability::ALL
                .iter()
                .filter(|ability| !barred(ability))
                .map(|ability| ability.word())
                .collect();
            let given = gifts.join(", ");
            Err(said!("unique-gives", name = name, ability = *ability, given = given))
        }
    }
}

/// Rolls items on their tables: a ten rolls twice more ([WAP-172](crate::clauses::WAP_172),
/// [WAP-182](crate::clauses::WAP_182), [WAP-186](crate::clauses::WAP_186),
/// [WAP-187](crate::clauses::WAP_187)).
pub(crate) fn roll(items: &mut Items, rolls: Rolls, draft: &mut Draft<'_>) -> Result<(), Stop> {
    let weapons = Throw { count: rolls.weapons, clause: WAP_172, ten: WAP_182, why: "weapon" };
    table(&Weapon::ALL, &mut items.weapons, weapons, draft)?;
    let trinkets = Throw { count: rolls.trinkets, clause: WAP_186, ten: WAP_186, why: "trinket" };
    table(&Trinket::ALL, &mut items.trinkets, trinkets, draft)?;
    let banners = Throw { count: rolls.banners, clause: WAP_187, ten: WAP_187, why: "banner" };
    table(&Banner::ALL, &mut items.banners, banners, draft)
}

/// How often a table is rolled on, and by which clauses.
struct Throw {
    count: u32,
    clause: Clause,
    /// That of the rolls that a ten gives.
    ten: Clause,
    why: &'static str,
}

/// What the bearer has already is rolled again ([W-34](crate::clauses::W_34)), while there is anything
/// that it has not.
fn table<T: Copy + Ord>(
    entries: &[T],
    found: &mut BTreeSet<T>,
    throw: Throw,
    draft: &mut Draft<'_>,
) -> Result<(), Stop> {
    let Throw { count: mut rolls, mut clause, ten, why } = throw;
    let mut again = false;
    while rolls > 0 && found.len() < entries.len() {
        let by = if again { W_34 } else { clause };
        let face = draft.roll(by, why, Dice::new(1, 10))?.iter().sum();
        let entry = rolled(entries, face);
        again = entry.is_some_and(|entry| !found.insert(entry));
        if entry.is_none() {
            rolls += 1;
            clause = ten;
        } else if !again {
            rolls -= 1;
        }
    }
    Ok(())
}

/// What items make of a profile and of magic points: the part of their effects that the bearer has
/// wherever it stands (W-27 for those that make magic).
pub(crate) fn fold(profile: &mut Profile, items: &Items, magic_points: &mut u32) {
    for weapon in &items.weapons {
        match weapon {
            Weapon::Spells => {
                profile.school = profile.school.or(Some(School::Wizard));
                *magic_points += tables::MAGIC_POINTS;
            }
            Weapon::Speed => profile.quicken(tables::SPEED),
            Weapon::Flying => drop(profile.abilities.insert(Ability::Flying)),
            Weapon::Forest => drop(profile.abilities.insert(Ability::Forestwalker)),
            // These help the unit: see `combat`.
            Weapon::HolyBlade
            | Weapon::Courage
            | Weapon::Protection
            | Weapon::Accuracy
            | Weapon::Fear => {}
        }
    }
    if items.trinkets.contains(&Trinket::MagicWand) && profile.school.is_some() {
        *magic_points += tables::MAGIC_POINTS;
    }
    if items.trinkets.contains(&Trinket::BootsOfStriding) {
        profile.quicken(1);
    }
    for banner in &items.banners {
        match banner {
            Banner::Regeneration => drop(profile.abilities.insert(Ability::Regenerate)),
            Banner::Fear => drop(profile.abilities.insert(Ability::CauseFear)),
            Banner::Forest => drop(profile.abilities.insert(Ability::Forestwalker)),
            Banner::Fortitude => profile.wounds += 1,
            Banner::Magic => {
                profile.school = profile.school.or(Some(School::Wizard));
                *magic_points += tables::MAGIC_POINTS;
            }
            Banner::Speed => hasten(profile),
            // These are looked up where dice fall.
            Banner::Might | Banner::Steadfastness | Banner::Warding => {}
        }
    }
    for item in &items.unique {
        for &ability in &item.abilities {
            profile.gain(ability);
        }
        profile.quicken(item.moves);
        profile.wounds += item.wounds;
        profile.dice.iter_mut().filter(|dice| **dice > 0).for_each(|dice| *dice += item.dice);
    }
}

/// One hex more for the short move, or the only one ([WAP-188](crate::clauses::WAP_188)).
fn hasten(profile: &mut Profile) {
    if let [short, ..] = profile.moves[..] {
        profile.moves[0] = short + 1;
    }
    if let [short, long] = profile.moves[..]
        && short >= long
    {
        profile.moves = vec![short];
        profile.no_combat_after = None;
    }
}

/// Is a unit led by somebody who wields this?
pub(crate) fn wielded(state: &State, unit: &PieceId, weapon: Weapon) -> bool {
    state.attached(unit).any(|(_, individual)| individual.items.weapons.contains(&weapon))
}

/// Hits on the bearer of Mithril Armour are saved on a 6 ([WAP-183](crate::clauses::WAP_183)).
pub(crate) fn save(id: &PieceId, hits: u32, draft: &mut Draft<'_>) -> Result<u32, Stop> {
    let armoured = |piece: &Piece| piece.items.trinkets.contains(&Trinket::MithrilArmour);
    if hits == 0 || !draft.state().pieces.get(id).is_some_and(armoured) {
        return Ok(hits);
    }
    draft.mark([Mark::Thing(Trinket::MithrilArmour.word())]);
    let faces = draft.roll(WAP_183, "save", Dice::new(hits, 6))?;
    let saved = rulebook::count(faces.iter().filter(|&&face| face == tables::SAVED).count());
    if saved > 0 {
        draft.record(HitsSaved { piece: id.clone(), saved }.into())?;
    }
    Ok(hits - saved)
}

/// Does an enemy spell fail on somebody who is warded: on 4 or more
/// ([WAP-186](crate::clauses::WAP_186), [WAP-188](crate::clauses::WAP_188))?
pub(crate) fn wards_off(
    caster: &PieceId,
    colour: Colour,
    target: &PieceId,
    draft: &mut Draft<'_>,
) -> Result<bool, Stop> {
    let state = draft.state();
    let Some(piece) = state.pieces.get(target).filter(|piece| piece.colour != colour) else {
        return Ok(false);
    };
    let ring = |piece: &Piece| piece.items.trinkets.contains(&Trinket::RingOfWarding);
    let (ward, clause) = if ring(piece) || state.attached(target).any(|(_, leader)| ring(leader)) {
        (Trinket::RingOfWarding.word(), WAP_186)
    } else if piece.items.banners.contains(&Banner::Warding) {
        (Banner::Warding.word(), WAP_188)
    } else {
        return Ok(false);
    };
    draft.mark([Mark::Thing(ward)]);
    if draft.roll_d6(clause, "warding")? < tables::WARDED {
        return Ok(false);
    }
    draft.record(SpellFailed { caster: caster.clone(), clause: clause.into() }.into())?;
    Ok(true)
}

/// Uses an item that works once in a battle ([WAP-186](crate::clauses::WAP_186)): the Amulet of Healing
/// by an activated bearer, the Horn of Command before anybody is chosen for a number card.
pub(crate) fn use_item(order: &UseItem, draft: &mut Draft<'_>) -> Result<(), Stop> {
    let colour = acting(draft)?;
    let state = draft.state();
    let (id, item) = (&order.bearer, order.item);
    let bearer = state.pieces.get(id).filter(|piece| {
        piece.colour == colour && piece.hex.is_some() && piece.items.trinkets.contains(&item)
    });
    let usable = matches!(item, Trinket::AmuletOfHealing | Trinket::HornOfCommand);
    let Some(bearer) = bearer.filter(|bearer| usable && !bearer.spent.contains(&item)) else {
        let facts = said!("no-such-item", who = id, item = Part::name(item.name()));
        return Refusal::new(Reason::NotAble, WAP_186, facts).into();
    };
    let used = ItemUsed { piece: id.clone(), item };
    if item == Trinket::HornOfCommand {
        let open = state.card.as_ref();
        if !open.is_some_and(|open| open.active.is_empty() && open.activations == 1) {
            return Refusal::new(Reason::ChosenAlready, WAP_186, said!("horn-too-late")).into();
        }
        draft.mark([Mark::Thing(item.word())]);
        return draft.record(used.into());
    }
    active(state, colour, id)?;
    let unit = state.unit_of(id).and_then(|unit| Some((unit.clone(), state.pieces.get(unit)?)));
    let Some((unit, hurt)) = unit.filter(|(_, unit)| unit.wounds < unit.profile.wounds) else {
        let facts = said!("nobody-to-heal", item = Part::name(item.name()), who = id);
        return Refusal::new(Reason::WrongTarget, WAP_186, facts).into();
    };
    debug_assert!(bearer.is_individual(), "trinkets are for individuals");
    let (wounds, most) = (hurt.wounds, hurt.profile.wounds);
    let healed: u32 = draft.roll(WAP_186, "healing", Dice::new(1, 3))?.iter().sum();
    draft.mark([Mark::Thing(item.word())]);
    draft.record(used.into())?;
    let wounds = (wounds + healed).min(most);
    draft.record(PieceHealed { piece: unit, clause: WAP_186.into(), wounds }.into())
}

pub(crate) fn item_used(state: &mut State, event: &ItemUsed) -> Result<(), Contradiction> {
    state.known(&event.piece)?.spent.insert(event.item);
    if event.item == Trinket::HornOfCommand {
        state.opened()?.activations = tables::HORN;
    }
    Ok(())
}
