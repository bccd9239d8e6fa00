//! What each source gives and refuses.

use chance::{
    Blind, Bound, Bytes32, CardNeed, Chance, Clause, Dice, Draw, Need, Remembered, RememberedDraw,
    RememberedRoll, Scripted, Sealed, Secret, Shortfall, Source, Thrown, Turned,
};
use proptest::prelude::*;

const CLAUSE: Clause = Clause::new("HEI-156");

fn need(dice: &str) -> Need {
    Need { clause: CLAUSE, why: "fight", dice: dice.parse().unwrap(), shares: Vec::new() }
}

fn bound() -> Bound {
    Bound::to_place(Bytes32::ZERO, Bytes32([7; 32]))
}

#[test]
fn every_sealed_fall_opens_the_next_envelope() {
    let secret = Secret::new([1; 32]);
    let mut sealed = Sealed::new(&secret, 4, bound());
    let first = sealed.roll(&need("2d6")).unwrap();
    let second = sealed.pick(CLAUSE, 102).unwrap();
    assert_eq!((first.opens, second.opens), (Some(4), Some(5)));
    assert_eq!(first.source, Source::Sealed { seed: secret.seed(4) });
    assert!(second.index < 102);
}

#[test]
fn thrown_faces_are_used_in_order_and_asked_for_when_missing() {
    let mut thrown = Thrown::new(&[3, 5, 1], "city-guard", None);
    assert_eq!(thrown.roll(&need("2d6")).unwrap().faces, [3, 5]);
    assert_eq!(thrown.unused(), 1);
    assert_eq!(thrown.roll(&need("2d6")), Err(Shortfall::NeedsDice(need("2d6"))));
}

#[test]
fn a_face_that_is_not_on_the_die_is_named() {
    let mut thrown = Thrown::new(&[7], "city-guard", None);
    let refused = thrown.roll(&need("1d6")).unwrap_err();
    assert_eq!(refused, Shortfall::ImpossibleFace { face: 7, need: need("1d6") });
    assert_eq!(
        refused.to_string(),
        "7 is not a face of 1d6 (1 to 6), asked for by HEI-156 (fight)"
    );
}

#[test]
fn an_impossible_face_is_named_even_when_others_are_missing() {
    let mut thrown = Thrown::new(&[0], "city-guard", None);
    assert!(matches!(thrown.roll(&need("2d6")), Err(Shortfall::ImpossibleFace { face: 0, .. })));
}

#[test]
fn cards_at_the_table_come_from_the_sealed_envelope() {
    let secret = Secret::new([1; 32]);
    let mut thrown = Thrown::new(&[], "city-guard", Some(Sealed::new(&secret, 9, bound())));
    assert_eq!(thrown.pick(CLAUSE, 17).unwrap().opens, Some(9));
    let mut elsewhere = Thrown::new(&[], "city-guard", None);
    assert_eq!(elsewhere.pick(CLAUSE, 17), Err(Shortfall::SealedElsewhere));
}

#[test]
fn a_blind_look_stops_at_the_first_need() {
    assert_eq!(Blind.roll(&need("1d6")), Err(Shortfall::NeedsDice(need("1d6"))));
    assert_eq!(Blind.pick(CLAUSE, 17), Err(Shortfall::NeedsCard(CLAUSE)));
}

#[test]
fn dice_stay_as_they_fell_and_only_new_rolls_are_fresh() {
    let source = Source::thrown("cathay");
    let roll = RememberedRoll {
        seq: 40,
        clause: "HEI-156".into(),
        why: "fight".into(),
        dice: "2d6".parse().unwrap(),
        faces: vec![6, 1],
        source: source.clone(),
    };
    let mut fresh = Scripted::new([2, 2]);
    let mut remembered = Remembered::new(vec![roll], &mut fresh);
    let kept = remembered.roll(&need("2d6")).unwrap();
    assert_eq!((kept.faces.as_slice(), kept.copy_of), (&[6, 1][..], Some(40)));
    let new = remembered.roll(&need("2d6")).unwrap();
    assert_eq!((new.faces.as_slice(), new.copy_of), (&[2, 2][..], None));
}

#[test]
fn a_draw_is_repeated_from_an_equal_place_for_the_same_people() {
    let source = Source::thrown("cathay");
    let known = RememberedDraw {
        seq: 41,
        clause: "HEI-156".into(),
        deck: "action".into(),
        card: "water".into(),
        index: 1,
        of: 3,
        whose: "cathay".into(),
        source,
    };
    let card = |names: [&'static str; 3]| {
        move |index: u32| names.get(index as usize).map(|name| (*name).to_owned())
    };
    let drawn = |names, whose: &str| {
        let mut fresh = Scripted::default().with_picks([2]);
        let mut remembered =
            Remembered::new(Vec::new(), &mut fresh).with_draws(vec![known.clone()]);
        let card = card(names);
        let draw = Draw { clause: CLAUSE, deck: "action", of: 3, card: &card, whose, open: true };
        let first = remembered.draw(&draw).unwrap();
        let second = remembered.draw(&draw).unwrap();
        assert_eq!((second.index, second.copy_of), (2, None), "it was drawn once");
        (first.index, first.copy_of)
    };
    assert_eq!(drawn(["food", "water", "blank"], "cathay"), (1, Some(41)));
    let mut fresh = Scripted::default().with_picks([2, 2, 2, 2]);
    for (names, whose) in
        [(["food", "blank", "water"], "cathay"), (["food", "water", "blank"], "bretonnia")]
    {
        let mut remembered =
            Remembered::new(Vec::new(), &mut fresh).with_draws(vec![known.clone()]);
        let card = card(names);
        let draw = Draw { clause: CLAUSE, deck: "action", of: 3, card: &card, whose, open: true };
        assert_eq!(remembered.draw(&draw).unwrap().copy_of, None, "{names:?} {whose}");
    }
}

proptest! {
    #[test]
    fn a_trace_gives_the_same_numbers(seed: [u8; 32], n in 1_u64..2000, count in 1_usize..60) {
        let mut trace = chance::Derivation::default();
        let mut plain = chance::Stream::new(Bytes32(seed), bound());
        let mut traced = plain.clone();
        for _ in 0..count {
            prop_assert_eq!(plain.uniform(n), traced.traced(n, &mut trace));
        }
        prop_assert_eq!(trace.steps.iter().filter(|step| step.number.is_some()).count(), count);
        for step in &trace.steps {
            let block = trace.blocks[step.block as usize].0;
            prop_assert_eq!(step.bytes[0], block[step.offset]);
        }
    }

    #[test]
    fn every_face_is_on_its_die(
        seed: [u8; 32], count in 1_u32..40, sides in 1_u32..2000, next in 0_u64..1 << 40
    ) {
        let secret = Secret::new(seed);
        let need = Need { clause: CLAUSE, why: "fight", dice: Dice::new(count, sides), shares: Vec::new() };
        let fall = Sealed::new(&secret, next, bound()).roll(&need).unwrap();
        prop_assert_eq!(fall.faces.len(), count as usize);
        prop_assert!(fall.faces.iter().all(|face| (1..=sides).contains(face)));
    }

    #[test]
    fn hex_goes_both_ways(bytes: [u8; 32]) {
        let bytes = Bytes32(bytes);
        prop_assert_eq!(bytes.to_string().parse::<Bytes32>().unwrap(), bytes);
        prop_assert!(bytes.to_string().to_uppercase().parse::<Bytes32>().is_err()
            || bytes.to_string().chars().all(|digit| digit.is_ascii_digit()));
        let prefixed = ["0x", &bytes.to_string()[2..]].concat();
        prop_assert!(prefixed.parse::<Bytes32>().is_err());
    }
}

#[test]
fn a_card_that_was_turned_up_is_found_in_its_pile() {
    let pile = ["ace", "two", "two"];
    let card = |index: u32| pile.get(index as usize).map(ToString::to_string);
    let draw = Draw { clause: CLAUSE, deck: "pack", of: 3, card: &card, whose: "null", open: true };
    let typed = ["two", "three"].map(str::to_owned);
    let mut turned = Turned::new(&typed, "red");
    let pick = turned.turn_up(&draw).unwrap();
    assert_eq!((pick.index, pick.source, pick.opens), (1, Source::thrown("red"), None));
    assert_eq!(turned.unused(), 1);
    let need =
        CardNeed { clause: CLAUSE, deck: "pack".into(), pile: pile.map(str::to_owned).into() };
    let impossible = Shortfall::ImpossibleCard { card: "three".into(), need: need.clone() };
    assert_eq!(turned.turn_up(&draw), Err(impossible));
    assert_eq!(turned.turn_up(&draw), Err(Shortfall::NeedsTurnedCard(need)));
}
