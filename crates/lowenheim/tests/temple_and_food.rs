//! Who comes out of the Temple, and who goes hungry (HEI-166 to HEI-172, R-49 to R-55).

use crate::table;

use lowenheim::Command;
use lowenheim::Event;
use lowenheim::command::{Discharge, Feed, Regain, Starve};
use lowenheim::decks::ActionCard;
use lowenheim::event::{DemandMade, DemandSettled, FigureFell};
use lowenheim::figures::{Faction, FigureId, FigureKind};
use lowenheim::state::{Damage, Step, Whereabouts};
use lowenheim::tables::DemandKind;
use table::Table;

const GUARD: Faction = Faction::CityGuard;

fn figure(name: &str) -> FigureId {
    name.parse().unwrap()
}

fn discharging(name: &str, hex: Option<&str>) -> Command {
    let hex = hex.map(|hex| hex.parse().unwrap());
    Command::Discharge(Discharge { figure: figure(name), hex })
}

fn feeding(card: ActionCard) -> Command {
    Command::Feed(Feed { card })
}

fn starving(name: &str) -> Command {
    Command::Starve(Starve { figure: figure(name) })
}

fn regaining(name: &str, card: ActionCard, hex: &str) -> Command {
    Command::Regain(Regain { figure: figure(name), card, hex: hex.parse().unwrap() })
}

/// Step 9a with these figures in the Temple.
fn temple(patients: &[&str]) -> Table {
    let mut table = Table::at(2, Step::Healing);
    for name in patients {
        table.happens(FigureFell { figure: figure(name), to_temple: true });
    }
    table.deals(GUARD, &[ActionCard::Healing; 4]);
    table
}

#[test]
fn a_healing_card_discharges_one_figure_to_the_grounds() {
    let mut table = temple(&["foot-soldier-1", "mounted-soldier-1", "swordfighter-1"]);
    table.accepts(GUARD, discharging("foot-soldier-1", Some("22,7")), []);
    assert_eq!(table.state.hex_of(figure("foot-soldier-1")).unwrap().to_string(), "22,7");
    assert_eq!(table.state.figures[&figure("foot-soldier-1")].wounds, 1);
    // The card may come from any player; the hex is then the first with room.
    let chosen = discharging("swordfighter-1", Some("22,7"));
    assert_eq!(table.refuses(GUARD, chosen), ("not_your_figure", "HEI-167"));
    table.accepts(GUARD, discharging("swordfighter-1", None), []);
    assert_eq!(table.state.hex_of(figure("swordfighter-1")).unwrap().to_string(), "19,6");
    let building = discharging("mounted-soldier-1", Some("20,7"));
    assert_eq!(table.refuses(GUARD, building), ("wrong_hex", "HEI-167"));
    for number in 2..=6 {
        table.stands(&format!("swordfighter-{number}"), "19,6");
    }
    let full = discharging("mounted-soldier-1", Some("19,6"));
    assert_eq!(table.refuses(GUARD, full), ("hex_full", "HEI-167"));
    table.accepts(GUARD, discharging("mounted-soldier-1", None), []);
    assert_eq!(table.state.hex_of(figure("mounted-soldier-1")).unwrap().to_string(), "20,6");
    assert_eq!(table.holds(GUARD, ActionCard::Healing), 1);
    assert_eq!(table.state.discard_pile.count(ActionCard::Healing), 3);
}

#[test]
fn only_patients_are_discharged_and_only_for_a_healing_card() {
    let mut table = temple(&["foot-soldier-1"]);
    let upright = discharging("foot-soldier-2", None);
    assert_eq!(table.refuses(GUARD, upright), ("not_in_temple", "HEI-166"));
    let nobody = discharging("foot-soldier-99", None);
    assert_eq!(table.refuses(GUARD, nobody), ("no_such_figure", "HEI-166"));
    table.deals(GUARD, &[ActionCard::Blank]);
    let patient = discharging("foot-soldier-1", None);
    assert_eq!(table.refuses(GUARD, patient), ("no_such_card", "HEI-166"));
}

#[test]
fn the_temple_closes_for_enemies_and_without_supplies() {
    let mut table = temple(&["foot-soldier-1"]);
    let order = || discharging("foot-soldier-1", None);
    let (kind, card) = (DemandKind::HospitalSupplies, ActionCard::Healing);
    table.happens(DemandMade {
        demand: 1,
        kind,
        card,
        needed: 3,
        deadline: None,
        second: None,
        figures: 0,
    });
    assert_eq!(table.refuses(GUARD, order()), ("temple_closed", "HEI-128"));
    table.happens(DemandSettled { demand: 1, short: 0 });
    let skaven = table.skaven_in(1, "22,8");
    assert_eq!(table.refuses(GUARD, order()), ("temple_closed", "HEI-168"));
    table.happens(FigureFell { figure: skaven, to_temple: false });
    table.accepts(GUARD, order(), []);
}

#[test]
fn named_persons_keep_a_mark_and_may_die() {
    let mut table = temple(&["mannheim", "alavandrel", "severus"]);
    table.accepts(GUARD, discharging("mannheim", None), [3]);
    let mannheim = figure("mannheim");
    assert_eq!(table.state.figures[&mannheim].damages, [Damage::Arm]);
    assert_eq!(table.state.profile_of(mannheim).unwrap().fight, 4);
    assert_eq!(table.state.figures[&mannheim].wounds, 3, "full Wounds");
    table.accepts(GUARD, discharging("alavandrel", None), [2]);
    assert_eq!(table.state.profile_of(figure("alavandrel")).unwrap().movement, 1, "never below 1");
    let events = table.accepts(GUARD, discharging("severus", None), [1]);
    assert!(matches!(&events[1], Event::FigureDischarged(gone) if gone.hex.is_none()));
    assert_eq!(table.state.figures[&figure("severus")].whereabouts, Whereabouts::Gone);
    assert_eq!(table.holds(GUARD, ActionCard::Healing), 1, "the card is spent all the same");
}

#[test]
fn one_card_feeds_a_faction() {
    let mut table = Table::at(2, Step::Food);
    table.deals(GUARD, &[ActionCard::Food, ActionCard::Food, ActionCard::Water]);
    assert_eq!(table.refuses(GUARD, Command::Done), ("food_first", "HEI-171"));
    assert_eq!(table.refuses(GUARD, feeding(ActionCard::Water)), ("wrong_card", "HEI-171"));
    assert_eq!(table.refuses(GUARD, feeding(ActionCard::Blank)), ("no_such_card", "HEI-171"));
    table.accepts(GUARD, feeding(ActionCard::Food), []);
    assert_eq!(table.refuses(GUARD, feeding(ActionCard::Food)), ("nothing_to_eat", "HEI-171"));
    assert_eq!(table.refuses(GUARD, starving("foot-soldier-1")), ("nothing_to_eat", "HEI-171"));
    table.accepts(GUARD, Command::Done, []);
    assert_eq!(table.state.discard_pile.count(ActionCard::Food), 1);
}

#[test]
fn the_well_feeds_the_city_guard_while_the_barracks_are_free() {
    let mut table = Table::at(2, Step::Food);
    table.deals(GUARD, &[ActionCard::Blank, ActionCard::Blank]);
    let skaven = table.skaven_in(1, "2,12");
    assert_eq!(table.refuses(GUARD, feeding(ActionCard::Blank)), ("wrong_card", "HEI-036"));
    table.happens(FigureFell { figure: skaven, to_temple: false });
    table.accepts(GUARD, feeding(ActionCard::Blank), []);
}

#[test]
fn ordinary_figures_starve_first_and_come_home_later() {
    let mut table = Table::at(2, Step::Food);
    table.deals(GUARD, &[ActionCard::Food, ActionCard::Food, ActionCard::Food]);
    assert_eq!(table.refuses(GUARD, starving("mannheim")), ("others_first", "HEI-171"));
    assert_eq!(table.refuses(GUARD, starving("musketeer-1")), ("not_your_figure", "HEI-171"));
    table.accepts(GUARD, starving("foot-soldier-2"), []);
    let soldier = figure("foot-soldier-2");
    assert_eq!(table.state.figures[&soldier].whereabouts, Whereabouts::Starved);
    let home = || regaining("foot-soldier-2", ActionCard::Food, "2,11");
    assert_eq!(table.refuses(GUARD, home()), ("food_first", "HEI-172"), "lost instead of eating");
    table.accepts(GUARD, Command::Done, []);

    table.go_to(3, Step::Food);
    assert_eq!(table.refuses(GUARD, home()), ("food_first", "HEI-172"));
    table.accepts(GUARD, feeding(ActionCard::Food), []);
    let hungry = regaining("foot-soldier-3", ActionCard::Food, "2,11");
    assert_eq!(table.refuses(GUARD, hungry), ("not_starved", "HEI-172"));
    let street = regaining("foot-soldier-2", ActionCard::Food, "4,13");
    assert_eq!(table.refuses(GUARD, street), ("wrong_hex", "HEI-172"));
    let skaven = table.skaven_in(1, "5,12");
    assert_eq!(table.refuses(GUARD, home()), ("home_taken", "HEI-172"));
    table.happens(FigureFell { figure: skaven, to_temple: false });
    for number in 1..=3 {
        table.stands(&format!("mounted-soldier-{number}"), "2,11");
    }
    assert_eq!(table.refuses(GUARD, home()), ("hex_full", "HEI-172"));
    table.accepts(GUARD, regaining("foot-soldier-2", ActionCard::Food, "2,12"), []);
    assert_eq!(table.state.hex_of(soldier).unwrap().to_string(), "2,12");
    assert_eq!(table.holds(GUARD, ActionCard::Food), 1);
}

#[test]
fn the_last_named_person_starves_and_comes_back_without_a_second_meal() {
    let mut table = Table::at(2, Step::Food);
    let own: Vec<FigureId> = table.state.obeying(GUARD).map(|(figure, _)| figure).collect();
    for figure in own {
        if figure.kind() != FigureKind::Mannheim {
            table.happens(FigureFell { figure, to_temple: true });
        }
    }
    table.deals(GUARD, &[ActionCard::Food]);
    table.accepts(GUARD, starving("mannheim"), []);
    table.go_to(3, Step::Food);
    assert_eq!(table.refuses(GUARD, feeding(ActionCard::Food)), ("nothing_to_eat", "HEI-171"));
    table.accepts(GUARD, regaining("mannheim", ActionCard::Food, "3,11"), []);
    table.accepts(GUARD, Command::Done, []);
}

#[test]
fn the_wizards_eat_nobodys_food() {
    let mut table = Table::at(2, Step::Food);
    let factions = vec![Faction::WizardsCouncil];
    table.happens(lowenheim::event::StepBegun { step: Step::Food, factions });
    table.deals(Faction::WizardsCouncil, &[ActionCard::Food]);
    let feed = feeding(ActionCard::Food);
    assert_eq!(table.refuses(Faction::WizardsCouncil, feed), ("nothing_to_eat", "HEI-065"));
}
