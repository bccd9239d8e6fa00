//! Rolls of one order that come whatever falls: they are told together, so that a table throws once for all of them.

use crate::{NeedsDice, Order, Rejected, live_campaign::Now};
use campaign::{Campaign, Command, Event};
use chance::{Chance, Clause, Fall, Need, Pick, Shortfall, Source};
use decider::{Audience, Entry, Fact as _, run_so_far};

/// So many rolls are told at once, the first included.
const MOST: usize = 12;
/// Faces that are tried on every die alike: each face of a D6 and of a D10 is one of them.
const ALIKE: u32 = 10;
/// Other ways in which dice are imagined to fall, each as if at random.
const MIXED: u32 = 8;

/// Adds to an ask for dice the rolls of the same order that come in any case.
pub(crate) fn with_rolls_to_come(
    now: &Now,
    order: &Order,
    command: &Command,
    mut asks: Rejected,
) -> Rejected {
    if let Some(needs) = asks.needs_dice.as_deref_mut() {
        needs.then = rolls_to_come(now, order, command, needs);
    }
    asks
}

/// The order is decided on copies of the state with dice that are imagined to fall in many ways; what follows in the
/// same way from all of them is told. That is a prediction: whoever sends the faces says for what they were thrown, and
/// is asked anew where another roll comes.
fn rolls_to_come(now: &Now, order: &Order, command: &Command, asked: &NeedsDice) -> Vec<Need> {
    let typed = order.thrown.as_deref().unwrap_or_default();
    // Where another roll came than was foreseen, faces are left that were thrown for none of those to come.
    let used = asked.roll.saturating_sub(1) as usize;
    let mut common: Option<Vec<Need>> = None;
    for way in Way::all() {
        let mut imagined = Imagined { typed, used, way, needs: Vec::new(), fell: 0 };
        let mut state = now.standing.state.clone();
        let (draft, _) = run_so_far::<Campaign>(&mut state, &order.by, &mut imagined, command);
        let Imagined { mut needs, fell, .. } = imagined;
        needs.truncate(open_rolls(&draft.entries).saturating_sub(fell));
        if needs.first().is_none_or(|first| !is_same(first, asked)) {
            return Vec::new();
        }
        let alike = match &common {
            None => needs.len(),
            Some(common) => {
                common.iter().zip(&needs).take_while(|(one, other)| one == other).count()
            }
        };
        needs.truncate(alike);
        if alike <= 1 {
            return Vec::new();
        }
        common = Some(needs);
    }
    common.into_iter().flatten().skip(1).collect()
}

fn is_same(need: &Need, asked: &NeedsDice) -> bool {
    let NeedsDice { clause, why, dice, shares, .. } = asked;
    (need.clause, need.why, need.dice, &need.shares) == (*clause, *why, *dice, shares)
}

/// How many rolls are asked for before anybody learns something that was hidden: what comes behind could tell it, and
/// nothing is given yet.
fn open_rolls(entries: &[Entry<Event>]) -> usize {
    let mut rolls = 0;
    for entry in entries {
        match entry {
            Entry::Rolled(_) => rolls += 1,
            Entry::Event(event) if event.reveals() || event.audience() != Audience::Everyone => {
                return rolls;
            }
            Entry::Event(_) | Entry::Drawn(_) => {}
        }
    }
    rolls + 1
}

/// How dice are imagined to fall.
#[derive(Debug, Clone, Copy)]
enum Way {
    Highest,
    /// This face, on dice that have it; else counted on from 1.
    Alike(u32),
    /// The highest on every second die, beginning with the first or the second.
    ByTurns(usize),
    /// As if at random, but always in the same way.
    Mixed(u32),
}

impl Way {
    fn all() -> impl Iterator<Item = Self> {
        // The first two part most orders whose rolls hang on each other: they are tried first.
        [Self::Alike(1), Self::Highest, Self::ByTurns(0), Self::ByTurns(1)]
            .into_iter()
            .chain((2..=ALIKE).map(Self::Alike))
            .chain((0..MIXED).map(Self::Mixed))
    }

    /// The face of a die; `at` counts the dice of the order.
    fn face(self, at: usize, sides: u32) -> u32 {
        let sides = sides.max(1);
        match self {
            Self::Highest => sides,
            Self::Alike(face) => (face - 1) % sides + 1,
            Self::ByTurns(first) if at % 2 == first => sides,
            Self::ByTurns(_) => 1,
            Self::Mixed(seed) => {
                #[expect(clippy::cast_possible_truncation, reason = "any digits will do")]
                let mixed = (at as u32 + 1)
                    .wrapping_mul(0x9E37_79B1)
                    .wrapping_add(seed.wrapping_mul(0x85EB_CA6B));
                (mixed ^ (mixed >> 15)).wrapping_mul(0xC2B2_AE35) % sides + 1
            }
        }
    }
}

/// Typed faces first, then imagined ones; no card is drawn.
struct Imagined<'t> {
    typed: &'t [u32],
    /// For how many rolls they are used.
    used: usize,
    way: Way,
    /// What was asked for beyond the typed faces.
    needs: Vec<Need>,
    /// How many rolls were typed.
    fell: usize,
}

impl Chance for Imagined<'_> {
    fn roll(&mut self, need: &Need) -> Result<Fall, Shortfall> {
        let count = need.dice.count() as usize;
        let fall = |faces| Fall { faces, source: Source::Scripted {}, opens: None, copy_of: None };
        if self.fell < self.used
            && let Some((faces, rest)) = self.typed.split_at_checked(count)
        {
            self.typed = rest;
            self.fell += 1;
            return Ok(fall(faces.to_vec()));
        }
        let before: usize = self.needs.iter().map(|need| need.dice.count() as usize).sum();
        self.needs.push(need.clone());
        if self.needs.len() == MOST {
            return Err(Shortfall::NeedsDice(need.clone()));
        }
        let faces = (before..before + count).map(|at| self.way.face(at, need.dice.sides()));
        Ok(fall(faces.collect()))
    }

    fn pick(&mut self, clause: Clause, _: u32) -> Result<Pick, Shortfall> {
        Err(Shortfall::NeedsCard(clause))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use campaign::EngagementNumber;
    use chance::Dice;
    use decider::Rolled;
    use std::collections::BTreeSet;

    fn fact(kind: &str, data: &str) -> Entry<Event> {
        let played = Some(EngagementNumber(1));
        let mut json = serde_json::Deserializer::from_str(data);
        Entry::Event(Event::deserialize_payload(kind, played, &mut json).unwrap())
    }

    fn roll() -> Entry<Event> {
        let need = Need {
            clause: Clause::new("HEI-156"),
            why: "fight",
            dice: Dice::new(1, 6),
            shares: Vec::new(),
        };
        let fall = Fall { faces: vec![3], source: Source::Scripted {}, opens: None, copy_of: None };
        Entry::Rolled(Rolled { need, fall })
    }

    #[test]
    fn nothing_is_told_behind_what_somebody_learns() {
        let open = fact("te-wapen.card_ignored", r#"{"card":"spades-queen"}"#);
        assert_eq!(open_rolls(&[roll(), open.clone(), roll()]), 1, "a card that is turned up");
        let taken = r#"{"faction":"cathay","card":"food"}"#;
        let hidden = fact("lowenheim.card_taken", taken);
        assert_eq!(open_rolls(&[roll(), roll(), hidden.clone(), roll()]), 2);
        assert_eq!(open_rolls(&[hidden, roll(), roll()]), 0, "not even the second");
        assert_eq!(open_rolls(&[roll(), roll()]), 3, "and the one that is asked for then");
    }

    #[test]
    fn dice_are_imagined_to_fall_in_every_way_that_there_is() {
        let ways = || Way::all();
        assert_eq!(ways().count(), 21);
        for sides in [1, 2, 3, 4, 6, 10, 20] {
            for way in ways() {
                assert!((0..40).all(|at| (1..=sides).contains(&way.face(at, sides))), "{way:?}");
            }
            // Whatever one die shows, some way shows it on the first and on the second die.
            let shown = |at| ways().map(|way| way.face(at, sides)).collect::<BTreeSet<_>>();
            let small = sides <= ALIKE;
            assert!(!small || [0, 1].iter().all(|&at| shown(at) == (1..=sides).collect()));
        }
        let pairs = ways().map(|way| (way.face(0, 6), way.face(1, 6))).collect::<BTreeSet<_>>();
        assert!([(1, 1), (1, 6), (6, 1), (6, 6)].iter().all(|pair| pairs.contains(pair)));
    }
}
