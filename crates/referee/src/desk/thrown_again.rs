//! A roll of real dice that is ruled to be thrown again falls on the table once more: its faces come with the ruling.

use super::Rule;
use crate::{Code, Rejected, rejected::said, terms::Terms};
use chance::Source;
use chronicle::{DiceRolled, ThrownBy};

/// Were the faces of a roll that fell on a table typed with the ruling? Nobody is asked for them where each throw waits for
/// its witness or only whoever rolls may type: there a correction takes no faces.
///
/// # Errors
/// `needs_dice`, with the dice that are to be thrown.
pub(super) fn check_faces(
    terms: &Terms,
    rule: &Rule,
    order: u64,
    rolled: &DiceRolled,
) -> Result<(), Rejected> {
    let may_type = terms.policy.thrown == ThrownBy::Anyone;
    if !matches!(rolled.source, Source::Thrown { .. }) || !may_type {
        return Ok(());
    }
    let dice = rolled.dice;
    let typed = rule.faces.get(&order).map(Vec::as_slice).unwrap_or_default();
    let of_it: Vec<&u32> = typed.iter().take(dice.count() as usize).collect();
    let fits = |face: &&u32| (1..=dice.sides()).contains(*face);
    if of_it.len() == dice.count() as usize && of_it.iter().all(fits) {
        return Ok(());
    }
    let message = said!("ruling-needs-faces", dice = dice.to_string());
    let mut rejected = Rejected::new(Code::NeedsDice, message);
    rejected.allowed =
        Some(said!("ruling-faces", order = order.to_string(), dice = dice.to_string()));
    Err(rejected)
}
