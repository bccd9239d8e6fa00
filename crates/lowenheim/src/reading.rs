//! How the dice of a fight are read: whose each of the three rolls is, and what it must show (HEI-156 to
//! HEI-162).

use crate::Event;
use crate::combat::{effect_of, goes_home};
use crate::event::{AttackFought, AttackResult};
use crate::figures::FigureId;
use crate::tables;
use chance::{Goal, Share};
use rulebook::{Reading, ShareRead};

/// One die of somebody.
pub(crate) fn one(whose: FigureId, goal: Option<Goal>) -> Share {
    Share { dice: 1, whose: whose.to_string(), goal }
}

/// What a strength die must show ([HEI-160](crate::clauses::HEI_160),
/// [HEI-161](crate::clauses::HEI_161)).
pub(crate) fn strength(strength: u32, toughness: u32) -> Goal {
    let least = (1..tables::NATURAL_SIX).find(|&die| goes_home(strength, die, toughness));
    Goal::AtLeast(least.unwrap_or(tables::NATURAL_SIX))
}

/// What each face of an effect die does ([HEI-162](crate::clauses::HEI_162)).
pub(crate) fn effects() -> Goal {
    Goal::Effects((1..=tables::NATURAL_SIX).map(|die| word(effect_of(die))).collect())
}

const fn word(result: AttackResult) -> &'static str {
    match result {
        AttackResult::Missed => "missed",
        AttackResult::Withstood => "withstood",
        AttackResult::FleshWound => "flesh-wound",
        AttackResult::Stunned => "stunned",
        AttackResult::Wounded => "wounded",
    }
}

/// How the dice of a fact were read.
pub(crate) fn reading(event: &Event) -> Option<Reading> {
    match event {
        Event::AttackFought(it) => Some(fought(it)),
        _ => None,
    }
}

fn fought(it: &AttackFought) -> Reading {
    let AttackFought { attacker, target, fight, strength: home, effect, result } = it;
    let harmed = matches!(result, AttackResult::Stunned | AttackResult::Wounded);
    let beats = Goal::Beats(Some(fight.attacker_value));
    let withstands = Goal::Withstands(Some(fight.defender_value));
    let mut shares = vec![
        ShareRead::of_one(attacker, beats, fight.attacker_die, fight.hit),
        ShareRead::of_one(target, withstands, fight.defender_die, !fight.hit),
    ];
    shares.extend(home.as_ref().map(|roll| {
        let goal = strength(roll.strength, roll.toughness);
        ShareRead::of_one(attacker, goal, roll.die, roll.home)
    }));
    shares.extend(effect.map(|die| ShareRead::of_one(attacker, effects(), die, harmed)));
    Reading {
        by: attacker.to_string(),
        to: Some(target.to_string()),
        shares,
        result: word(*result).to_owned(),
        good: harmed,
    }
}

#[cfg(test)]
mod tests {
    use super::{Goal, effects, reading, strength};
    use crate::Event;
    use crate::event::{AttackFought, AttackResult, FightRoll, StrengthRoll};
    use rulebook::GoalView;

    #[test]
    fn a_strength_die_must_beat_toughness_and_a_six_always_does() {
        assert_eq!(strength(4, 4), Goal::AtLeast(1));
        assert_eq!(strength(3, 7), Goal::AtLeast(5));
        assert_eq!(strength(1, 9), Goal::AtLeast(6));
        let words = ["flesh-wound", "stunned", "stunned", "wounded", "wounded", "wounded"];
        assert_eq!(effects(), Goal::Effects(words.into()));
    }

    #[test]
    fn a_fight_is_read_die_by_die_with_whose_each_was() {
        let fight = FightRoll {
            attacker_value: 5,
            attacker_die: 4,
            defender_value: 3,
            defender_die: 2,
            bonuses: Vec::new(),
            hit: true,
        };
        let (attacker, target) = ("mannheim".parse().unwrap(), "skaven-3".parse().unwrap());
        let home = StrengthRoll { strength: 3, die: 1, toughness: 7, home: false };
        let fought = AttackFought {
            attacker,
            target,
            fight,
            strength: Some(home),
            effect: None,
            result: AttackResult::Withstood,
        };
        let read = reading(&Event::AttackFought(fought)).unwrap();
        assert_eq!((read.by.as_str(), read.to.as_deref()), ("mannheim", Some("skaven-3")));
        let dice: Vec<_> = read
            .shares
            .iter()
            .map(|share| (share.whose.as_str(), &share.goal, share.faces[0], share.good[0]))
            .collect();
        let (beats, withstands) = (GoalView::Beats(Some(5)), GoalView::Withstands(Some(3)));
        assert_eq!(
            dice,
            [
                ("mannheim", &beats, 4, true),
                ("skaven-3", &withstands, 2, false),
                ("mannheim", &GoalView::AtLeast(5), 1, false),
            ]
        );
        assert_eq!((read.result.as_str(), read.good), ("withstood", false));
    }
}
