//! How the dice of a fight are read: whose each of the three rolls is, and what it must show (HEI-156 to
//! HEI-162).

use crate::Event;
use crate::combat::{effect_goal, strength_goal, word};
use crate::event::{AttackFought, AttackResult};
use chance::Goal;
use rulebook::{Reading, ShareRead};

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
        let goal = strength_goal(roll.strength, roll.toughness);
        ShareRead::of_one(attacker, goal, roll.die, roll.home)
    }));
    shares.extend(effect.map(|die| ShareRead::of_one(attacker, effect_goal(), die, harmed)));
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
    use super::reading;
    use crate::Event;
    use crate::combat::{effect_goal, strength_goal};
    use crate::event::{AttackFought, AttackResult, FightRoll, StrengthRoll};
    use chance::Goal;
    use rulebook::GoalView;

    #[test]
    fn a_strength_die_must_beat_toughness_and_a_six_always_does() {
        assert_eq!(strength_goal(4, 4), Goal::AtLeast(1));
        assert_eq!(strength_goal(3, 7), Goal::AtLeast(5));
        assert_eq!(strength_goal(1, 9), Goal::AtLeast(6));
        let words = ["flesh-wound", "stunned", "stunned", "wounded", "wounded", "wounded"];
        assert_eq!(effect_goal(), Goal::Effects(words.into()));
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
