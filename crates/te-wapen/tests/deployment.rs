//! Armies that their players set up: what refusals say and allow, and how the story tells of those who wait.

use crate::whole_battles::{Host, Wish, library};
use decider::{By, Entry, Stop, run};
use messages::Language;
use te_wapen::scenario::SCENARIOS;
use te_wapen::{Battle, Event, State, story};
use testkit::Numbers;

/// The toll house before anybody is set up, and the facts that led there.
fn toll_house() -> (State, Vec<Event>) {
    let (_, text) = SCENARIOS.iter().find(|(name, _)| *name == "toll-house").unwrap();
    let mut state = State::default();
    let open = Wish::Open(Box::new(toml::from_str(text).unwrap()), library());
    let entries = run::<Host>(&mut state, &By::Organiser, &mut Numbers::new(1), &open).unwrap();
    let event = |entry| match entry {
        Entry::Event(event) => Some(event),
        Entry::Rolled(_) | Entry::Drawn(_) => None,
    };
    (state, entries.into_iter().filter_map(event).collect())
}

/// Gives an order such as `red: done`; none: it was carried out; else what the refusal says, and what it allows.
fn refused(state: &mut State, line: &str) -> Option<String> {
    let (who, order) = line.split_once(": ").unwrap();
    let by: By = format!("seat/{who}").parse().unwrap();
    let order = Wish::Play(order.parse().unwrap());
    match run::<Host>(state, &by, &mut Numbers::new(1), &order) {
        Ok(_) => None,
        Err(Stop::Refused(refusal)) => Some(
            refusal
                .naming(&|kind, id, language| {
                    <Battle as rulebook::RuleSystem>::called(state, kind, id, language)
                })
                .to_string(),
        ),
        Err(other) => panic!("{line}: {other:?}"),
    }
}

#[test]
fn who_is_not_to_be_set_up_is_named_and_who_is_to_be() {
    let (mut state, _) = toll_house();
    let such_as = |piece: &str| {
        format!("Set them up with `deploy PIECE HEX`, such as {piece}; then say `done`.")
    };
    let (black, red) = (such_as("black-archers-1"), such_as("red-archers-1"));
    let whoever = "Whoever leads it sets it up with `deploy PIECE HEX` and ends with `done`.";
    let orders = [
        // Somebody else's, and nobody's.
        (
            "black: deploy red-king-1 0,0",
            Some(format!("The countess is not to be set up now. (W-37) {black}")),
        ),
        (
            "black: deploy black-barbarians-9 8,0",
            Some(format!("Black barbarians 9 is not to be set up now. (W-37) {black}")),
        ),
        // The other army comes later.
        (
            "red: deploy red-king-1 0,0",
            Some(format!("The black army is being set up. (W-37) {whoever}")),
        ),
        ("red: done", Some(format!("The black army is being set up. (W-37) {whoever}"))),
        ("red: proceed", Some(format!("The black army is being set up. (W-37) {whoever}"))),
        ("black: deploy black-archers-1 7,0", None),
        ("black: deploy black-archers-2 7,1", None),
        ("black: deploy black-barbarians-1 7,2", None),
        ("black: deploy black-barbarians-2 7,3", None),
        ("black: deploy black-infantry-polearms-1 6,4", None),
        // All of one's own stand: nobody can be named.
        (
            "black: deploy red-king-1 0,0",
            Some("The countess is not to be set up now. (W-37)".to_owned()),
        ),
        ("black: done", None),
        (
            "red: deploy black-archers-1 0,0",
            Some(format!("Black archers 1 is not to be set up now. (W-37) {red}")),
        ),
    ];
    for (line, said) in orders {
        assert_eq!(refused(&mut state, line), said, "{line}");
    }
}

#[test]
fn whoever_has_a_name_is_told_by_it_and_all_who_wait_at_once() {
    let (mut state, opening) = toll_house();
    let told = |state: &State, event: &Event| story::sentence(state, event, Language::English);
    let last = opening.last().unwrap();
    assert_eq!(
        told(&state, last),
        "Turn 1 begins with a full deck. Black archers 1, Black archers 2, Black barbarians 1, Black \
         barbarians 2, Black infantry with polearms 1, Red archers 1, Red archers 2, Red cavalry 1, Red \
         cavalry 2, Red infantry with polearms 1, Red infantry with polearms 2 and the countess wait to \
         be set up."
    );
    let kinds =
        opening.iter().filter(|event| !<Battle as rulebook::RuleSystem>::is_told_later(event));
    let kinds: Vec<&str> = kinds.map(Event::kind).collect();
    assert_eq!(kinds, ["te-wapen.battle_opened", "te-wapen.turn_begun"]);
    state.deployments.remove(0);
    let order = Wish::Play("deploy red-king-1 0,4".parse().unwrap());
    let red = "seat/red".parse().unwrap();
    let entries = run::<Host>(&mut state, &red, &mut Numbers::new(1), &order).unwrap();
    let [Entry::Event(set_up)] = &entries[..] else { panic!("{entries:?}") };
    assert_eq!(told(&state, set_up), "The countess is set up in 0,4.");
    let goal = te_wapen::event::GoalMet {
        army: te_wapen::pieces::Colour::Black,
        number: 0,
        goal: state.goals[&te_wapen::pieces::Colour::Black][0].goal.clone(),
    };
    assert_eq!(
        told(&state, &goal.into()),
        "The black army has what it came for: to kill the countess."
    );
}
