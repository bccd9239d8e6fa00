//! What the rules mark on their way: it is handed out, and it is no record.
#![allow(clippy::unwrap_used, reason = "a test may panic")]

use chance::{Clause, Scripted};
use decider::{
    Audience, By, Contradiction, Decider, Draft, Entry, Fact, Mark, Stop, forecast, run, run_marked,
};

const RUNG: Clause = Clause::new("LAD-001");
const TOP: Clause = Clause::new("LAD-002");

struct Ladder;

#[derive(Clone, Debug, PartialEq)]
struct Climbed;

impl Fact for Climbed {
    fn audience(&self) -> Audience {
        Audience::Everyone
    }
}

impl Decider for Ladder {
    type State = u32;
    type Command = ();
    type Event = Climbed;
    type Refusal = &'static str;

    fn decide((): &(), draft: &mut Draft<'_, Self>) -> Result<(), Stop<&'static str>> {
        draft.mark([RUNG]);
        match draft.state() {
            2 => return Err(Stop::Refused("the top")),
            1 => draft.mark([Mark::Thing("bell"), TOP.into()]),
            _ => {}
        }
        draft.record(Climbed)
    }

    fn evolve(state: &mut u32, _: &Climbed) -> Result<(), Contradiction> {
        *state += 1;
        Ok(())
    }
}

/// A house with a ladder in it.
struct House;

impl Decider for House {
    type State = u32;
    type Command = ();
    type Event = Climbed;
    type Refusal = &'static str;

    fn decide((): &(), draft: &mut Draft<'_, Self>) -> Result<(), Stop<&'static str>> {
        draft.within::<Ladder, _>(
            |rung| rung,
            |climbed| climbed,
            |draft| Ladder::decide(&(), draft),
        )
    }

    fn evolve(state: &mut u32, event: &Climbed) -> Result<(), Contradiction> {
        Ladder::evolve(state, event)
    }
}

#[test]
fn marks_are_handed_out_beside_the_lines_and_an_inner_rule_system_s_with_them() {
    let mut rung = 0;
    let mut climb = || run_marked::<House>(&mut rung, &By::Organiser, &mut Scripted::new([]), &());
    assert_eq!(climb().unwrap().marks, [RUNG.into()]);
    let second = climb().unwrap();
    assert_eq!(second.marks, [RUNG.into(), Mark::Thing("bell"), TOP.into()]);
    assert_eq!(second.entries, [Entry::Event(Climbed)], "a mark is no line");
    assert_eq!(climb(), Err(Stop::Refused("the top")), "a dropped draft leaves no mark");
}

#[test]
fn a_mark_changes_nothing() {
    let decided = run_marked::<Ladder>(&mut 1, &By::Organiser, &mut Scripted::new([]), &());
    let lines = run::<Ladder>(&mut 1, &By::Organiser, &mut Scripted::new([]), &());
    assert_eq!(decided.unwrap().entries, lines.unwrap());
    assert!(forecast::<Ladder>(&1, &By::Organiser, &()).is_ok());
}
