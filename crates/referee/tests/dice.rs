//! Dice: thrown ones are asked for, one roll at a time; nothing is stored in between.

use crate::sitting;

use chronicle::Format;
use decider::By;
use lowenheim::state::Step;
use referee::Order;
use sitting::Sitting;

fn at_the_arrival() -> Sitting {
    let sitting = Sitting::new();
    sitting.go_on_until(|state| state.step == Some(Step::EnemyMovement));
    sitting
}

#[test]
fn dice_are_asked_for_until_there_are_enough() {
    let sitting = at_the_arrival();
    let before = sitting.full_export();
    let mut order = sitting.order(&By::Organiser, "proceed");
    order.thrown = Some(Vec::new());
    let mut asked = 0;
    let answer = loop {
        match sitting.referee.give(sitting.campaign, &order) {
            Ok(answer) => break answer,
            Err(rejected) => {
                assert_eq!(rejected.code, "needs_dice", "{rejected}");
                let needs = rejected.needs_dice.unwrap();
                asked += 1;
                assert_eq!(needs.roll, asked);
                assert_eq!(rejected.clause, Some(needs.clause));
                assert_eq!(sitting.full_export(), before, "nothing is stored in between");
                let faces = order.thrown.as_mut().unwrap();
                faces.extend(std::iter::repeat_n(
                    6.min(needs.dice.sides()),
                    needs.dice.count() as usize,
                ));
            }
        }
    };
    assert!(asked > 0);
    let log = sitting.full_export();
    let source = match sitting::format() {
        Format::One => r#"{"thrown":{"entered_by":"organiser","witness":null}}"#,
        Format::Two => r#"{"thrown":{"entered_by":"organiser","roller":null,"witness":null}}"#,
    };
    assert!(log.contains(&format!("\"source\":{source}")));
    assert!(log.ends_with('\n') && log.lines().count() as u64 == answer.head.seq + 1);
    assert_eq!(
        sitting.referee.verify(sitting.campaign, &[answer.head]).unwrap().unwrap().counts.thrown,
        u64::from(asked)
    );
}

#[test]
fn faces_that_are_left_over_or_impossible_are_refused_in_words() {
    let sitting = at_the_arrival();
    let before = sitting.full_export();
    let order = |thrown: Vec<u32>| Order {
        thrown: Some(thrown),
        ..sitting.order(&By::Organiser, "proceed")
    };
    let code = |thrown| sitting.referee.give(sitting.campaign, &order(thrown)).unwrap_err();
    for face in [0, 7] {
        let rejected = code(vec![face]);
        assert_eq!(rejected.code, "impossible_face");
        assert!(rejected.message.to_string().contains("1 to 6"), "{rejected}");
    }
    let rejected = code(vec![1; 40]);
    assert_eq!(rejected.code, "unused_faces", "{rejected}");
    assert_eq!(sitting.full_export(), before);
}

#[test]
fn typed_faces_before_a_card_is_drawn_are_refused_before_the_envelope_is_opened() {
    let sitting = Sitting::new();
    sitting.go_on_until(|state| state.step == Some(Step::EventCard) && state.turn == 1);
    let before = sitting.full_export();
    let order = Order { thrown: Some(vec![3]), ..sitting.order(&By::Organiser, "proceed") };
    let rejected = sitting.referee.give(sitting.campaign, &order).unwrap_err();
    assert_eq!(rejected.code, "unused_faces", "{rejected}");
    assert!(rejected.message.to_string().contains("sealed"), "{rejected}");
    assert_eq!(sitting.full_export(), before);
    // Without faces the card is drawn, and nothing that it causes is asked for.
    let order = Order { thrown: Some(vec![]), ..order };
    sitting.referee.give(sitting.campaign, &order).unwrap();
}

#[test]
fn the_same_seed_and_the_same_orders_give_the_same_log() {
    let play = || {
        let sitting = Sitting::new();
        sitting.go_on_for(80);
        sitting.full_export()
    };
    assert_eq!(play(), play());
}
