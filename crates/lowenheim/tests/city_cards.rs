//! What event and command cards do to the city (HEI-114 to HEI-131, R-56, R-71 to R-77).

use crate::table;

use chance::Scripted;
use lowenheim::Command;
use lowenheim::Event;
use lowenheim::city::{Place, Section};
use lowenheim::command::Pay;
use lowenheim::decks::{ActionCard, CommandCard, EventCard, Pile};
use lowenheim::event::{DemandMade, MarkerPlaced, SectionMined};
use lowenheim::figures::{Faction, FigureId, FigureKind, Side};
use lowenheim::state::{Marker, State, Step, Whereabouts};
use lowenheim::tables::DemandKind;
use table::Table;

fn event(table: &mut Table, card: EventCard, dice: &[u32]) -> Vec<String> {
    let turn = table.state.turn;
    table.go_to(turn, Step::EventCard);
    table.state.event_pile = Pile::of(&[(card, 1)]);
    let mut chance = Scripted::new(dice.iter().copied());
    let proceed = Command::Proceed(lowenheim::command::Proceed { all: false });
    let entries = table.play(Faction::CityGuard, proceed, &mut chance).unwrap();
    assert_eq!(chance.unused(), 0, "dice that nobody asked for");
    let kinds = entries.iter().filter_map(|entry| match entry {
        decider::Entry::Event(event) => event.kind().strip_prefix("lowenheim."),
        decider::Entry::Rolled(_) | decider::Entry::Drawn(_) => None,
    });
    kinds.filter(|kind| !kind.starts_with("step_")).map(str::to_owned).collect()
}

fn hex_of(state: &State, figure: FigureId) -> String {
    state.hex_of(figure).unwrap().to_string()
}

fn paying(demand: u32, cards: &[ActionCard]) -> Command {
    Command::Pay(Pay { demand, cards: cards.to_vec() })
}

fn demand(table: &mut Table, kind: DemandKind, card: ActionCard, needed: u32, deadline: u32) {
    let deadline = Some(deadline);
    table.happens(DemandMade { demand: 1, kind, card, needed, deadline, second: None, figures: 0 });
}

fn all_done(table: &mut Table, dice: &[u32]) -> Vec<Event> {
    all_done_by(table, Scripted::new(dice.iter().copied()))
}

fn all_done_by(table: &mut Table, mut chance: Scripted) -> Vec<Event> {
    let mut events = Vec::new();
    for faction in table.state.to_act.clone() {
        let entries = table.play(faction, Command::Done, &mut chance).unwrap();
        events.extend(entries.into_iter().filter_map(|entry| match entry {
            decider::Entry::Event(event) => Some(event),
            decider::Entry::Rolled(_) | decider::Entry::Drawn(_) => None,
        }));
    }
    assert_eq!(chance.unused(), 0, "dice that nobody asked for");
    events
}

#[test]
fn a_mine_wounds_both_sides_opens_the_wall_and_leaves_a_crater() {
    let mut table = Table::at(3, Step::Council);
    let corner = "5,10".parse().unwrap();
    for figure in table.state.standing_in(corner).collect::<Vec<_>>() {
        table.stands(&figure.to_string(), "4,13");
    }
    let mannheim = table.stands("mannheim", "5,10");
    let soldier = table.stands("foot-soldier-1", "5,10");
    let skaven = table.skaven_in(1, "5,10");
    let barricade = "5,10:W".parse().unwrap();
    table.state.barricades.insert(barricade, 1);
    table.state.barricades.insert("8,13:E".parse().unwrap(), 1);
    let kinds = event(&mut table, EventCard::MineGuardsCorner, &[3, 4, 1]);
    assert_eq!(
        kinds,
        ["event_card_revealed", "figure_wounded", "figure_wounded", "figure_fell", "section_mined"]
    );
    assert_eq!(table.state.figures[&mannheim].wounds, 2, "a 3 wounds");
    assert_eq!(table.state.figures[&soldier].wounds, 1, "a 4 does not");
    assert_eq!(table.state.figures[&skaven].whereabouts, Whereabouts::Gone);
    assert_eq!(table.state.enemy.craters, [corner]);
    assert_eq!(table.state.opened.len(), 3);
    assert!(table.state.in_contact(corner, corner.neighbours().next().unwrap()));
    assert_eq!(table.state.barricades.len(), 1);
    // A second mine under the same section: nothing, and no dice.
    let again = event(&mut table, EventCard::MineGuardsCorner, &[]);
    assert_eq!(again, ["event_card_revealed"]);
}

#[test]
fn who_stands_on_a_falling_bridge_is_moved_to_a_bank() {
    let mut table = Table::at(3, Step::Council);
    let soldier = table.stands("foot-soldier-1", "4,8");
    let knight = table.stands("mounted-knight-1", "4,8");
    let skaven = table.skaven_in(1, "4,8");
    // The first bank, 4,7 to the north-east, has room for one more point.
    for number in 1..=5 {
        table.stands(&format!("swordfighter-{number}"), "4,7");
    }
    let hex = "4,8".parse().unwrap();
    table.happens(MarkerPlaced { marker: Marker::Queen, hex });
    let kinds = event(&mut table, EventCard::Footbridge, &[6, 6, 6]);
    assert_eq!(
        kinds,
        [
            "event_card_revealed",
            "bridge_destroyed",
            "figures_ashore",
            "marker_placed",
            "demand_made",
            "bank_asked"
        ]
    );
    // The skaven goes at once; the others wait for their owners, and whose owner says no more goes to the
    // first bank with room.
    assert_eq!(table.state.to_act, [Faction::CityGuard, Faction::PalaceGuard]);
    assert_eq!(hex_of(&table.state, soldier), "4,8");
    table.accepts(Faction::CityGuard, Command::Done, []);
    table.accepts(Faction::PalaceGuard, Command::Done, []);
    assert_eq!(hex_of(&table.state, soldier), "4,7");
    assert_eq!(hex_of(&table.state, knight), "4,9", "two points have no room in 4,7");
    assert_eq!(hex_of(&table.state, skaven), "4,7", "each side has its own room");
    assert_eq!(table.state.markers[&Marker::Queen].hex.to_string(), "4,7");
    assert!(!table.state.can_stand(hex));
    // A second card for the fallen bridge does not reset the repair.
    table.state.demands.get_mut(&1).unwrap().paid = 2;
    assert_eq!(event(&mut table, EventCard::Footbridge, &[]), ["event_card_revealed"]);
    assert_eq!(table.state.demands[&1].paid, 2);
}

#[test]
fn two_ogres_wait_after_two_cards() {
    let mut table = Table::at(3, Step::Council);
    for waiting in 1..=2 {
        let kinds = event(&mut table, EventCard::RatOgre, &[]);
        assert_eq!(kinds, ["event_card_revealed", "ogre_awaited"]);
        assert_eq!(table.state.enemy.ogres_waiting, waiting);
    }
}

#[test]
fn the_statue_is_turned_up_and_lies_there() {
    let mut table = Table::at(3, Step::Council);
    assert_eq!(event(&mut table, EventCard::Statue, &[]), ["event_card_revealed"]);
    assert_eq!(table.state.events_seen, [(3, EventCard::Statue)]);
}

#[test]
fn an_event_pile_that_ran_out_is_made_anew() {
    let mut table = Table::at(18, Step::EventCard);
    table.state.event_pile = Pile::default();
    let kinds = table.proceeds([], 16);
    assert_eq!(kinds[0], "lowenheim.event_card_revealed");
    assert_eq!(table.state.events_seen, [(18, EventCard::Statue)]);
    assert_eq!(table.state.event_pile.len(), 16);
}

#[test]
fn commands_make_their_demands() {
    let asked = [
        (CommandCard::CounterMine, Some((ActionCard::Peasants, 6, Some(6)))),
        (CommandCard::Wells, Some((ActionCard::Peasants, 4, Some(4)))),
        (CommandCard::WaterShort, Some((ActionCard::Water, 3, Some(4)))),
        (CommandCard::HospitalSupplies, Some((ActionCard::Healing, 3, None))),
        (CommandCard::FoodShort, Some((ActionCard::Food, 3, Some(4)))),
        (CommandCard::MobileReserve, Some((ActionCard::Attack, 2, Some(4)))),
        (CommandCard::OfficersConference, None),
        (CommandCard::SmallCannon, Some((ActionCard::Attack, 2, None))),
    ];
    for (card, demand) in asked {
        let mut table = Table::at(4, Step::CommandCard);
        table.state.command_pile = Pile::of(&[(card, 1)]);
        table.proceeds([], 0);
        assert_eq!(table.state.commands_seen, [(4, card)]);
        let made = table.state.demands.get(&1).map(|it| (it.card, it.needed, it.deadline));
        assert_eq!(made, demand, "{card}");
    }
}

#[test]
fn a_bridge_is_repaired_by_any_mix_of_players() {
    let mut table = Table::at(3, Step::Council);
    event(&mut table, EventCard::StoneBridge, &[]);
    let bridge = table.state.city.hexes(Place::J)[0];
    assert!(!table.state.can_stand(bridge));
    table.go_to(3, Step::Demands);
    let (cathay, elves) = (Faction::Cathay, Faction::ElvenGuard);
    table.deals(cathay, &[ActionCard::Peasants; 5]);
    table.deals(elves, &[ActionCard::Peasants, ActionCard::Peasants, ActionCard::Blank]);
    assert_eq!(table.refuses(elves, paying(2, &[])), ("no_such_demand", "HEI-117"));
    assert_eq!(table.refuses(elves, paying(1, &[])), ("bad_list", "HEI-116"));
    let water = paying(1, &[ActionCard::Water]);
    assert_eq!(table.refuses(elves, water), ("no_such_card", "HEI-116"));
    let blank = paying(1, &[ActionCard::Blank]);
    assert_eq!(table.refuses(elves, blank), ("wrong_card", "HEI-113"));
    table.accepts(cathay, paying(1, &[ActionCard::Peasants; 5]), []);
    assert!(!table.state.can_stand(bridge));
    let two = paying(1, &[ActionCard::Peasants; 2]);
    assert_eq!(table.refuses(elves, two), ("too_much", "HEI-116"));
    // Nothing is lost by waiting: a repair has no deadline.
    all_done(&mut table, &[]);
    table.go_to(4, Step::Demands);
    let events = table.accepts(elves, paying(1, &[ActionCard::Peasants]), []);
    let kinds: Vec<&str> = events.iter().map(Event::kind).collect();
    assert_eq!(
        kinds,
        ["lowenheim.demand_paid", "lowenheim.demand_settled", "lowenheim.bridge_repaired"]
    );
    assert!(table.state.can_stand(bridge));
    assert_eq!(table.state.discard_pile.count(ActionCard::Peasants), 6);
    let more = paying(1, &[ActionCard::Peasants]);
    assert_eq!(table.refuses(elves, more), ("no_such_demand", "HEI-117"));
}

#[test]
fn the_well_turns_blanks_of_the_city_guard_into_water() {
    let mut table = Table::at(4, Step::Demands);
    demand(&mut table, DemandKind::WaterShort, ActionCard::Water, 3, 4);
    for faction in [Faction::CityGuard, Faction::ElvenGuard] {
        table.deals(faction, &[ActionCard::Blank, ActionCard::Water]);
    }
    let blank = || paying(1, &[ActionCard::Blank]);
    assert_eq!(table.refuses(Faction::ElvenGuard, blank()), ("wrong_card", "HEI-113"));
    table.accepts(Faction::CityGuard, blank(), []);
    table.accepts(Faction::ElvenGuard, paying(1, &[ActionCard::Water]), []);
    table.deals(Faction::CityGuard, &[ActionCard::Blank]);
    table.skaven_in(1, "4,12");
    assert_eq!(table.refuses(Faction::CityGuard, blank()), ("wrong_card", "HEI-036"));
    // One card short: one ordinary figure, uniformly among all of them.
    let ordinary: Vec<FigureId> = table
        .state
        .on_map(Side::City)
        .map(|(figure, _)| figure)
        .filter(|figure| !figure.kind().is_named())
        .collect();
    assert_eq!(ordinary.len(), 53);
    all_done_by(&mut table, Scripted::new([]).with_picks([52]));
    assert_eq!(table.state.figures[&ordinary[52]].whereabouts, Whereabouts::Gone);
    assert_eq!(table.state.on_map(Side::City).count(), 60);
    assert!(table.state.demands[&1].settled);
}

#[test]
fn named_persons_are_taken_only_when_nobody_else_is_left() {
    let mut table = Table::at(4, Step::Demands);
    demand(&mut table, DemandKind::FoodShort, ActionCard::Food, 3, 4);
    let last = FigureId::new(FigureKind::Swordfighter, 15);
    let city: Vec<FigureId> = table.state.on_map(Side::City).map(|(figure, _)| figure).collect();
    for figure in city {
        if figure != last
            && figure.kind() != FigureKind::Amon
            && figure.kind() != FigureKind::Severus
        {
            table.happens(lowenheim::event::FigureFell { figure, to_temple: true });
        }
    }
    // No lot for the last ordinary figure, one for the two wizards, none for the last of all.
    let events = all_done_by(&mut table, Scripted::new([]).with_picks([1]));
    let taken = |event: &Event| match event {
        Event::FigureTaken(taken) => Some(taken.figure.to_string()),
        _ => None,
    };
    let taken: Vec<String> = events.iter().filter_map(taken).collect();
    assert_eq!(taken, ["swordfighter-15", "amon", "severus"]);
}

#[test]
fn a_failed_counter_mine_explodes_a_section_that_still_stands() {
    let mut table = Table::at(6, Step::Demands);
    demand(&mut table, DemandKind::CounterMine, ActionCard::Peasants, 6, 6);
    table.deals(Faction::Cathay, &[ActionCard::Peasants; 5]);
    table.accepts(Faction::Cathay, paying(1, &[ActionCard::Peasants; 5]), []);
    for figure in table.state.standing_in("7,3".parse().unwrap()).collect::<Vec<_>>() {
        table.stands(&figure.to_string(), "8,4");
    }
    let hex = "5,10".parse().unwrap();
    let section = Section::GuardsCorner;
    table.happens(SectionMined { section, hex, opened: vec![], barricades: vec![] });
    // 6 and 5 are rolled again, and so is 1: the Guards' Corner is gone.
    all_done(&mut table, &[6, 5, 1, 2]);
    assert!(table.state.mined.contains(&Section::JoustingTower));
    assert_eq!(table.state.mined.len(), 2);
    assert_eq!(table.state.discard_pile.count(ActionCard::Peasants), 5, "spent all the same");
}

#[test]
fn a_counter_mine_has_three_moves_and_then_nothing_left_to_explode() {
    let mut table = Table::at(5, Step::Demands);
    demand(&mut table, DemandKind::CounterMine, ActionCard::Peasants, 6, 6);
    all_done(&mut table, &[]);
    assert!(!table.state.demands[&1].settled, "due a turn later");
    for section in Section::ALL {
        let hex = table.state.city.map().sections[&section].hex;
        table.happens(SectionMined { section, hex, opened: vec![], barricades: vec![] });
    }
    table.go_to(6, Step::Demands);
    all_done(&mut table, &[]);
    assert!(table.state.demands[&1].settled);
}
