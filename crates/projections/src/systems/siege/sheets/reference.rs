//! The rules in short, for everybody, as [`lowenheim::reference`] gathers them.

use crate::print::SheetKind;
use crate::print::html::{Html, sheet as begin, title};
use lowenheim::decks::ActionCard;
use lowenheim::figures::Faction;
use lowenheim::reference::{
    CardLine, NumberLine, StepLine, action_cards, chapters, command_cards, effects, event_cards,
    marks, numbers, step_of, steps,
};
use lowenheim::scenario::Options;
use lowenheim::state::Marker;
use lowenheim::story::name;
use messages::{Words, say};

/// The sheet.
pub(super) fn sheet(html: &mut Html, options: &Options, w: Words<'_>) {
    let (quick, language) = (say!(w, "quick"), w.language());
    begin(html, SheetKind::Reference, None, &quick, |html| {
        title(html, &quick, &say!(w, "quick-beside"));
        turn(html, options, w);
        html.element("div", "columns", |html| {
            for chapter in chapters(language) {
                html.element("div", "chapter", |html| {
                    html.line("h3", "", &chapter.name);
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
            card_table(html, &say!(w, "action-cards"), &action_cards(language), w);
            card_table(html, &say!(w, "event-cards"), &event_cards(language), w);
            card_table(html, &say!(w, "command-cards"), &command_cards(language), w);
            number_table(html, &say!(w, "effect-die"), &effects(language));
            number_table(html, &say!(w, "named-marks"), &marks(language));
            number_table(html, &say!(w, "numbers"), &numbers(options, language));
        });
    });
    let written = say!(w, "orders-written");
    begin(html, SheetKind::Reference, None, &written, |html| {
        title(html, &written, &say!(w, "orders-beside"));
        orders(html, None, w);
        words(html, w);
    });
}

fn turn(html: &mut Html, options: &Options, w: Words<'_>) {
    html.element("table", "turn", |html| {
        html.columns(&[
            say!(w, "step"),
            say!(w, "step-name"),
            say!(w, "who-acts"),
            say!(w, "what-done"),
            say!(w, "orders"),
        ]);
        html.element("tbody", "", |html| {
            for StepLine { step, who, what, clause } in steps(options, w.language()) {
                html.element("tr", "", |html| {
                    html.line("td", "stat", name(step.number(), w.language()));
                    html.row_head(name(step.name(), w.language()));
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
    let of_step =
        lowenheim::reference::orders(None).filter(|form| form.when.step == Some(step.word()));
    of_step.map(|form| form.verb).collect::<Vec<_>>().join(", ")
}

fn card_table(html: &mut Html, name: &str, cards: &[CardLine], w: Words<'_>) {
    let all: u32 = cards.iter().map(|card| card.copies).sum();
    html.element("div", "table", |html| {
        html.line("h3", "", format!("{name} ({all})"));
        html.element("table", "cards", |html| {
            html.columns(&[say!(w, "copies"), say!(w, "card"), say!(w, "card-does")]);
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
pub(super) fn orders(html: &mut Html, of: Option<Faction>, w: Words<'_>) {
    html.element("table", "orders", |html| {
        html.columns(&[say!(w, "step"), say!(w, "order"), say!(w, "such-as")]);
        html.element("tbody", "", |html| {
            for form in lowenheim::reference::orders(of) {
                html.element("tr", "", |html| {
                    let step = step_of(form).map(|step| name(step.number(), w.language()));
                    html.line("td", "stat", step.unwrap_or_else(|| say!(w, "any-step")));
                    html.element("td", "", |html| html.line("code", "", form.form));
                    html.element("td", "", |html| html.line("code", "", form.example));
                });
            }
        });
    });
}

fn words(html: &mut Html, w: Words<'_>) {
    let cards: Vec<&str> = ActionCard::PRINTED.iter().map(|(card, _)| card.word()).collect();
    let factions = Faction::ALL.map(Faction::seat_name);
    let markers: Vec<&str> = Marker::ALL.iter().map(|marker| marker.word()).collect();
    html.element("p", "legend", |html| {
        html.say(format!("{} ", say!(w, "hexes-written")));
        html.say(say!(
            w,
            "words-written",
            cards = cards.join(", "),
            factions = factions.join(", "),
            markers = markers.join(", ")
        ));
    });
}
