//! How the dice of shots and combats are read: whose they are, and what each face does
//! ([ST-07](crate::clauses::ST_07), [ST-30](crate::clauses::ST_30)).

use crate::event::{Blow, CombatFought, ShotTaken};
use crate::missiles::Hit;
use crate::state::State;
use crate::{Event, shooting, tables};
use rulebook::{Reading, ShareRead};

/// How the dice of a fact were read.
pub(crate) fn reading(state: &State, event: &Event) -> Option<Reading> {
    match event {
        Event::ShotTaken(it) => shot(state, it),
        Event::CombatFought(it) => combat(it),
        _ => None,
    }
}

fn shot(state: &State, it: &ShotTaken) -> Option<Reading> {
    let ShotTaken { shooter, target, die, hit, .. } = it;
    let good = *hit != Hit::Miss;
    let goal = shooting::shot(state, shooter, target).ok()?.goal();
    Some(Reading {
        by: shooter.to_string(),
        to: Some(target.to_string()),
        shares: vec![ShareRead::of_one(shooter, goal, *die, good)],
        result: hit.word().to_owned(),
        good,
    })
}

fn combat(it: &CombatFought) -> Option<Reading> {
    let CombatFought { defender, attackers, odds, modifier, die, blow, .. } = it;
    let good = !matches!(blow, Blow::Nothing | Blow::AttackerStunned | Blow::AttackersRetreat);
    let first = attackers.first()?;
    let column = tables::ODDS.iter().position(|known| known == odds)?;
    Some(Reading {
        by: first.to_string(),
        to: Some(defender.to_string()),
        shares: vec![ShareRead::of_one(first, Blow::goal(column, *modifier), *die, good)],
        result: blow.word().to_owned(),
        good,
    })
}

#[cfg(test)]
mod tests {
    use super::reading;
    use crate::Event;
    use crate::event::{Blow, CombatFought};
    use crate::state::State;
    use chance::Goal;

    #[test]
    fn a_combat_die_says_what_each_face_does() {
        let Goal::Effects(words) = Blow::goal(6, -2) else { panic!("faces with an effect each") };
        assert_eq!(words.len(), 10);
        assert_eq!((words[0], words[7]), ("nothing", "defender-stunned"));
    }

    #[test]
    fn a_combat_is_read_as_the_first_attackers() {
        let fought = CombatFought {
            defender: "townsman-2".parse().unwrap(),
            attackers: vec!["foot-soldier-1".parse().unwrap(), "foot-soldier-3".parse().unwrap()],
            press: None,
            attack: 10,
            defence: 2,
            odds: (4, 1),
            modifier: -2,
            die: 8,
            blow: Blow::DefenderStunned,
        };
        let read = reading(&State::default(), &Event::CombatFought(fought)).unwrap();
        assert_eq!((read.by.as_str(), read.to.as_deref()), ("foot-soldier-1", Some("townsman-2")));
        assert_eq!((read.result.as_str(), read.good), ("defender-stunned", true));
        assert_eq!(read.shares[0].faces, [8]);
    }
}
