use super::*;
use crate::pending::CampaignPending;

fn at(millis: i64) -> DateTime<Utc> {
    DateTime::from_timestamp_millis(millis).unwrap()
}

fn request(affected: &[&str]) -> Request {
    Request {
        seq: 9,
        asked: ConsentAsked {
            request: 1,
            to: 4,
            only: None,
            affected: affected.iter().map(|seat| seat.parse().unwrap()).collect(),
            silence: None,
            what_if: None,
            until: at(1000),
            reason: "a test".into(),
        },
        agree: BTreeSet::new(),
        refuse: BTreeSet::new(),
        over: false,
    }
}

#[test]
fn consent_is_counted_among_those_who_lose_something() {
    let rules = |consent, silence| HouseRules { consent, silence, ..HouseRules::default() };
    let majority = rules(ConsentRule::Majority, Silence::Refuses);
    let all = rules(ConsentRule::AllAffected, Silence::Agrees);
    let mut asked = request(&["cathay", "bretonnia", "city-guard"]);
    assert_eq!(
        asked.stands(&rules(ConsentRule::Organiser, Silence::Refuses), at(0)),
        Consent::Granted
    );
    assert_eq!(asked.stands(&majority, at(0)), Consent::Open);
    assert_eq!(asked.stands(&majority, at(1000)), Consent::Denied);
    assert_eq!(asked.stands(&all, at(999)), Consent::Open);
    assert_eq!(asked.stands(&all, at(1000)), Consent::Granted);
    asked.agree.insert("cathay".parse().unwrap());
    assert_eq!(asked.stands(&majority, at(0)), Consent::Open);
    asked.agree.insert("bretonnia".parse().unwrap());
    assert_eq!(asked.stands(&majority, at(0)), Consent::Granted);
    asked.refuse.insert("city-guard".parse().unwrap());
    assert_eq!(asked.stands(&all, at(0)), Consent::Denied);
    assert_eq!(request(&[]).stands(&all, at(0)), Consent::Granted, "nobody loses anything");
    assert_eq!(
        request(&["a", "b"]).stands(&majority, at(0)),
        Consent::Open,
        "one of two is no majority"
    );
    let mut two = request(&["a", "b"]);
    two.agree.insert("a".parse().unwrap());
    assert_eq!(two.stands(&majority, at(0)), Consent::Open);
}

#[test]
fn whoever_changes_their_mind_is_counted_once() {
    let mut desk = Desk::default();
    desk.fold(1, &request(&["cathay"]).asked.into());
    for agrees in [true, false, true] {
        let answered = ConsentAnswered { request: 1, by: "cathay".parse().unwrap(), agrees };
        desk.fold(2, &answered.into());
    }
    assert_eq!((desk.requests[&1].agree.len(), desk.requests[&1].refuse.len()), (1, 0));
    desk.rewound();
    assert!(desk.requests[&1].over);
}

#[test]
fn a_deadline_binds_as_long_as_its_step_waits() {
    use crate::EngagementNumber;
    use crate::pending::{Awaited, Moment};
    let moment = |word: &str| Moment::Step(word.to_owned());
    let set = |deadline, step: &str| DeadlineSet {
        deadline,
        engagement: EngagementNumber(1),
        turn: 3,
        step: moment(step),
        until: at(1000),
        warning: 60,
        note: None,
    };
    let owed = |step: &str, what| {
        let (engagement, step) = (EngagementNumber(1), moment(step));
        let seats = vec!["cathay".parse().unwrap()];
        vec![CampaignPending { engagement, turn: 3, step, what, seats, fight: None }]
    };
    let mut desk = Desk::default();
    desk.fold(1, &set(1, "orders").into());
    let count = |desk: &Desk, owed: &[CampaignPending]| desk.in_force(owed, |_| None).len();
    assert_eq!(count(&desk, &owed("orders", Awaited::Orders)), 1);
    assert_eq!(count(&desk, &owed("movement", Awaited::Proceed)), 0, "the step is over");
    assert_eq!(count(&desk, &owed("orders", Awaited::Proceed)), 0, "nobody owes it");
    desk.fold(2, &set(2, "orders").into());
    let now = owed("orders", Awaited::Orders);
    let numbers = |desk: &Desk| {
        let binding = desk.in_force(&now, |_| Some(at(5000)));
        binding.iter().map(|it| (it.deadline, it.until)).collect::<Vec<_>>()
    };
    assert_eq!(numbers(&desk), [(2, at(1000))], "a new one takes the place of the old");

    let every = |deadline, minutes, from| RecurringDeadlineSet {
        deadline,
        minutes,
        from: at(from),
        warning: 60,
        note: None,
    };
    assert_eq!(desk.next_deadline(), 3);
    desk.fold(3, &every(3, 60, 4000).into());
    assert_eq!(numbers(&desk), [(2, at(1000))], "that of the step itself goes first");
    desk.fold(4, &DeadlineLifted { deadline: 2 }.into());
    assert_eq!(numbers(&desk), [(3, at(5000 + 3_600_000))], "since when it is owed");
    desk.fold(5, &every(4, 120, 6000).into());
    assert_eq!(numbers(&desk), [(4, at(6000 + 7_200_000))], "since when it was said");
    assert_eq!(count(&desk, &owed("orders", Awaited::Proceed)), 0, "nobody owes it");
    assert_eq!(count(&desk, &now), 0, "not at the head");
    desk.fold(6, &DeadlineLifted { deadline: 4 }.into());
    assert_eq!((numbers(&desk).len(), desk.has_deadlines(), desk.next_deadline()), (0, false, 5));
}

#[test]
fn play_stands_still_from_the_pause_until_it_is_resumed() {
    let mut desk = Desk::default();
    desk.fold(1, &Paused { reason: "Holidays.".into() }.into());
    desk.rewound();
    assert!(desk.paused.is_some(), "a rewind resumes nothing");
    desk.fold(2, &Resumed { note: None }.into());
    assert!(desk.paused.is_none());
}
