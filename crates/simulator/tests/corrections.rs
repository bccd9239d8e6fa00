//! Sieges, battles and a map with its fights, played side by side by bots, with rewinds, scoped
//! rewinds and amendments in between: what must hold whatever is corrected.

use crate::evening;

use campaign::EngagementNumber;
use evening::{Evening, scope};
use referee::{Edit, Verdict, Wanted};

fn rewinds_and_redoes(evening: &Evening) {
    let (was, left) = (evening.state(None), evening.head());
    let to = evening.some_end(40);
    evening.rewind(to, None).unwrap();
    assert_eq!(evening.state(None), evening.state(Some(to)));
    evening.rewind(left, None).unwrap();
    assert_eq!(evening.state(None), was, "rewind and redo is the identity");
}

/// One engagement goes back; answers whether another kept its evening.
fn spares_the_others(evening: &Evening) -> bool {
    let all = evening.engagements();
    let one = all[evening.below(all.len())];
    let to = evening.some_end(50);
    let others: Vec<u32> = all.into_iter().filter(|number| *number != one).collect();
    let before: Vec<Vec<String>> = others.iter().map(|number| evening.views(*number)).collect();
    let preview = evening.referee.greyed_by(evening.campaign, to, Some(&scope(one)));
    match evening.rewind(to, Some(scope(one))) {
        Ok(()) => {
            let preview = preview.unwrap();
            let lost: Vec<String> =
                preview.lost.iter().flat_map(|lost| evening.scopes(lost.records.clone())).collect();
            let mut spared = false;
            for (number, before) in others.iter().zip(before) {
                let named = lost.iter().any(|lost| *lost == scope(*number).to_string());
                if !named {
                    assert_eq!(evening.views(*number), before, "engagement {number} is spared");
                    spared |= !preview.kept.is_empty();
                }
            }
            let number = EngagementNumber(one);
            let (now, then) = (evening.state(None), evening.state(Some(to)));
            assert_eq!(now.engagements.get(&number), then.engagements.get(&number));
            spared
        }
        Err(code) => {
            assert!(matches!(code, "already_there" | "unknown_scope"), "{code}");
            false
        }
    }
}

fn amends(evening: &Evening) {
    let orders = evening.orders();
    let nth = orders.len() - 1 - evening.below(orders.len().min(40));
    let record = &orders[nth];
    let was = evening.state(None);
    let opened = evening.verified().next_envelope;
    let data: serde_json::Value = record.read_data().unwrap();
    let command = Wanted::Json(data["command"].clone());
    let same = Edit::Replace { order: record.seq, by: None, command };
    if data["command"].get("on_behalf").is_none() {
        let same = evening.amendment(same);
        let preview = evening.referee.preview_amendment(evening.campaign, &same).unwrap();
        assert!(preview.later.iter().all(|later| later.verdict == Verdict::Unchanged));
        assert_eq!(preview.state, was, "an empty amendment is the identity");
    }
    let strike = evening.amendment(Edit::Strike { order: record.seq });
    let preview = evening.referee.preview_amendment(evening.campaign, &strike).unwrap();
    assert_eq!(evening.verified().next_envelope, opened, "a preview opens nothing");
    let (answer, amended) = evening.referee.amend(evening.campaign, &strike).unwrap();
    assert_eq!(evening.head(), answer.head.seq);
    assert_eq!(evening.state(None), amended.state);
    for (foreseen, came) in preview.later.iter().zip(&amended.later) {
        let surprise = matches!(
            foreseen.verdict,
            Verdict::NeedsRoll(_) | Verdict::NeedsDraw(_) | Verdict::Depends(_)
        );
        assert!(surprise || foreseen.verdict == came.verdict, "{foreseen:?}\n{came:?}");
    }
    evening.is_sound();
}

/// Plays and corrects by turns; then everything must hold.
fn whatever_is_corrected_the_book_stays_whole(evening: &Evening, rounds: usize, orders: usize) {
    let mut spared = 0;
    for round in 0..rounds {
        evening.play(orders + evening.below(orders));
        // Each kind of correction comes at least once.
        match if round < 3 { round } else { evening.below(3) } {
            0 => rewinds_and_redoes(evening),
            1 => spared += usize::from(spares_the_others(evening)),
            _ => amends(evening),
        }
        evening.somebody_reads();
    }
    for _ in 0..20 {
        if spared > 0 {
            break;
        }
        evening.play(orders);
        spared += usize::from(spares_the_others(evening));
    }
    assert!(spared > 0, "no rewind ever spared anything");
    evening.no_envelope_was_used_twice();
    evening.follows_from_the_rules();
    evening.the_state_is_the_fold();
    evening.nobody_sees_what_is_anothers();
    evening.can_be_taken_elsewhere();
    evening.is_published_at_the_end();
}

#[test]
fn two_sieges_side_by_side() {
    for seed in 1..=2 {
        let evening = Evening::new(seed, "siege").and_a_siege();
        whatever_is_corrected_the_book_stays_whole(&evening, 6, 14);
    }
}

#[test]
fn a_siege_and_two_battles_side_by_side() {
    for seed in 3..=4 {
        let evening = Evening::new(seed, "siege")
            .and_a_battle("first-evening", "cathay", "bretonnia")
            .and_a_battle("first-evening", "bretonnia", "city-guard");
        whatever_is_corrected_the_book_stays_whole(&evening, 6, 16);
    }
}

#[test]
fn a_map_the_fights_that_come_out_of_it_and_a_battle_beside_it() {
    let mut fights = 0;
    for seed in 5..=6 {
        let evening =
            Evening::new(seed, "two-kings").and_a_battle("first-evening", "north", "south");
        for _ in 0..40 {
            if evening.engagements().len() > 2 {
                break;
            }
            evening.play(10);
        }
        fights += evening.engagements().len() - 2;
        whatever_is_corrected_the_book_stays_whole(&evening, 6, 16);
    }
    assert!(fights > 0, "a fight came out of the map");
}
