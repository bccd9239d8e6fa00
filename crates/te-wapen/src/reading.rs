//! How the dice of an attack are read ([WAP-079](crate::clauses::WAP_079)).

use crate::Event;
use rulebook::{Reading, ShareRead};

/// How the dice of a fact were read.
pub(crate) fn reading(event: &Event) -> Option<Reading> {
    let (attacker, target, hit_at, faces, result) = match event {
        Event::AttackFought(it) => (&it.attacker, &it.target, it.hit_at, &it.faces, "hits"),
        Event::AttackRolled(it) => (&it.attacker, &it.target, it.hit_at, &it.faces, "waits"),
        _ => return None,
    };
    Some(Reading {
        by: attacker.to_string(),
        to: Some(target.to_string()),
        shares: vec![ShareRead::at_least(attacker, hit_at, faces)],
        result: result.to_owned(),
        good: faces.iter().any(|&face| face >= hit_at),
    })
}

#[cfg(test)]
mod tests {
    use super::reading;
    use crate::event::AttackFought;
    use rulebook::GoalView;

    #[test]
    fn an_attack_is_read_die_by_die() {
        let fought = AttackFought {
            attacker: "red-king-1".parse().unwrap(),
            target: "black-king-1".parse().unwrap(),
            distance: 1,
            dice: Vec::new(),
            hit_at: 5,
            faces: vec![1, 5, 6, 4],
            hits: 2,
            retreat: 1,
        };
        let read = reading(&fought.into()).unwrap();
        assert_eq!(read.shares[0].whose, "red-king-1");
        assert_eq!(read.shares[0].goal, GoalView::AtLeast(5));
        assert_eq!(read.shares[0].good, [false, true, true, false]);
        assert!(read.good);
    }
}
