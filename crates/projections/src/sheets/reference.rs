//! The rules in short, for everybody, as [`lowenheim::reference`] gathers them.

use super::SheetKind;
use super::html::{Html, sheet as begin, title};
use lowenheim::decks::ActionCard;
use lowenheim::figures::Faction;
use lowenheim::notation::marker_word;
use lowenheim::reference::{
    CardLine, NumberLine, StepLine, action_cards, chapters, command_cards, effects, event_cards,
    marks, numbers, steps,
};
use lowenheim::scenario::Options;
use lowenheim::state::Marker;

/// The sheet.
pub(super) fn sheet(html: &mut Html, options: &Options) {
    begin(html, SheetKind::Reference, None, "Quick reference", |html| {
        let clauses = "The Siege of Lowenheim · `wapenrol rules HEI-156` explains a number in full";
        title(html, "Quick reference", clauses);
        turn(html, options);
        html.element("div", "columns", |html| {
            for chapter in chapters() {
                html.element("div", "chapter", |html| {
                    html.line("h3", "", chapter.name);
                    html.element("dl", "rules", |html| {
                        for rule in &chapter.rules {
                            html.element("div", "", |html| {
                                html.line("dt", "", format!("{}.", rule.name));
                                html.element("dd", "", |html| {
                                    html.say(&rule.text);
                                    html.say(" ");
                                    html.line("small", "", rule.clause);
                                });
                            });
                        }
                    });
                });
            }
        });
        html.element("div", "columns", |html| {
            card_table(html, "Action cards", &action_cards());
            card_table(html, "Event cards", &event_cards());
            card_table(html, "Command cards", &command_cards());
            number_table(html, "The effect die", &effects());
            number_table(html, "Marks of a named person", &marks());
            number_table(html, "Numbers", &numbers(options));
        });
    });
    begin(html, SheetKind::Reference, None, "How orders are written", |html| {
        title(html, "How orders are written", "One line an order; capitals stand for words");
        orders(html, None);
        words(html);
    });
}

fn turn(html: &mut Html, options: &Options) {
    html.element("table", "turn", |html| {
        html.columns(&["Step", "Name", "Who acts", "What is done", "Orders"]);
        html.element("tbody", "", |html| {
            for StepLine { step, who, what, clause } in steps(options) {
                html.element("tr", "", |html| {
                    html.line("td", "stat", step.number());
                    html.row_head(step.name());
                    html.line("td", "", who);
                    html.element("td", "", |html| {
                        html.say(what);
                        html.say(" ");
                        html.line("small", "", clause);
                    });
                    html.line("td", "verbs", verbs(step));
                });
            }
        });
    });
}

/// The first words of the orders of a step.
pub(super) fn verbs(step: lowenheim::state::Step) -> String {
    let of_step = lowenheim::reference::orders(None).filter(|form| form.step == Some(step));
    of_step.map(|form| form.verb).collect::<Vec<_>>().join(", ")
}

fn card_table(html: &mut Html, name: &str, cards: &[CardLine]) {
    let all: u32 = cards.iter().map(|card| card.copies).sum();
    html.element("div", "table", |html| {
        html.line("h3", "", format!("{name} ({all})"));
        html.element("table", "cards", |html| {
            html.columns(&["No.", "Card", "What it does"]);
            html.element("tbody", "", |html| {
                for CardLine { name, copies, what, clause } in cards {
                    html.element("tr", "", |html| {
                        html.line("td", "stat", copies);
                        html.row_head(name);
                        html.element("td", "", |html| {
                            html.say(what);
                            html.say(" ");
                            html.line("small", "", clause);
                        });
                    });
                }
            });
        });
    });
}

fn number_table(html: &mut Html, name: &str, lines: &[NumberLine]) {
    html.element("div", "table", |html| {
        html.line("h3", "", name);
        html.element("table", "numbers", |html| {
            html.element("tbody", "", |html| {
                for NumberLine { what, number, clause } in lines {
                    html.element("tr", "", |html| {
                        html.row_head(what);
                        html.line("td", "stat", number);
                        html.element("td", "", |html| html.line("small", "", clause));
                    });
                }
            });
        });
    });
}

/// Forms of orders with examples: those of everybody, or those of one faction alone.
pub(super) fn orders(html: &mut Html, of: Option<Faction>) {
    html.element("table", "orders", |html| {
        html.columns(&["Step", "Order", "Such as"]);
        html.element("tbody", "", |html| {
            for form in lowenheim::reference::orders(of) {
                html.element("tr", "", |html| {
                    html.line("td", "stat", form.step.map_or("any", |step| step.number()));
                    html.element("td", "", |html| html.line("code", "", form.form));
                    html.element("td", "", |html| html.line("code", "", form.example));
                });
            }
        });
    });
}

fn words(html: &mut Html) {
    let cards: Vec<&str> = ActionCard::PRINTED.iter().map(|(card, _)| card.word()).collect();
    let factions = Faction::ALL.map(Faction::seat_name);
    let markers = [Marker::Queen, Marker::Graf, Marker::Brunhilde, Marker::HighPriest];
    html.element("p", "legend", |html| {
        html.say(
            "A HEX is its column and row, `4,12`; a HEXSIDE one of its hexes and a direction, \
             `4,12:SE` (NE, E, SE, SW, W, NW). A FIGURE is a person, `mannheim`, or a kind and a \
             number, `foot-soldier-3`; several are joined, `foot-soldier-1+foot-soldier-2`. ",
        );
        html.say(format!("CARD: {}. ", cards.join(", ")));
        html.say(format!("FACTION: {}. ", factions.join(", ")));
        html.say(format!("MARKER: {}. ", markers.map(marker_word).join(", ")));
        html.say("Brackets: may be left out. …: as many as you like.");
    });
}
