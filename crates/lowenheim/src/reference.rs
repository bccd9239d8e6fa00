//! The quick reference: what everybody may know of the rules, for a sheet that lies beside the map.
//!
//! Nothing is copied here. Numbers come from the tables, cards from the decks, sentences from the
//! clause register, orders from the notation; so a new order or another number is on the next sheet.
//! What only one faction may know, its stat lines and its own orders, is not in here.

use crate::clauses::{
    ACT_03, HEI_106, HEI_115, HEI_116, HEI_118, HEI_119, HEI_120, HEI_121, HEI_122, HEI_123,
    HEI_125, HEI_126, HEI_127, HEI_128, HEI_129, HEI_131, HEI_132, HEI_133, HEI_134, HEI_135,
    HEI_136, HEI_138, HEI_139, HEI_140, HEI_141, HEI_146, HEI_148, HEI_149, HEI_154, HEI_158,
    HEI_162, HEI_163, HEI_164, HEI_166, HEI_170, HEI_171, HEI_173, HEI_174, HEI_175, HEI_177,
    HEI_183, R_24, R_63, R_82, R_105, R_106,
};
use crate::command::Command;
use crate::decks::{ActionCard, CommandCard, EventCard};
use crate::scenario::Options;
use crate::state::{Actors, Step};
use crate::words::{capital, damage_name, words};
use crate::{REGISTER, healing, tables};
use decider::Clause;
use messages::{Language, Words, say};
use rulebook::notation::Form;
use rulebook::{Command as _, Entry};
use std::ops::RangeInclusive;

/// One step of the turn.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct StepLine {
    /// Which.
    pub step: Step,
    /// Who acts in it, in a few words.
    pub who: String,
    /// What is done in it.
    pub what: String,
    /// The clause that says so.
    pub clause: Clause,
}

/// A chapter of the rule sheet: its clauses with name and sentence.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Chapter {
    /// What it is about.
    pub name: String,
    /// Its clauses, in the order of the book.
    pub rules: Vec<Rule>,
}

/// A clause in short.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Rule {
    /// Which.
    pub clause: Clause,
    /// What it is called.
    pub name: String,
    /// What it says, without the rulings that it names.
    pub text: String,
}

/// A card, or several that do the same.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CardLine {
    /// The name as people say it.
    pub name: String,
    /// How many there are in the deck.
    pub copies: u32,
    /// What it does.
    pub what: String,
    /// The clause that says so.
    pub clause: Clause,
}

/// A number that people look up.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NumberLine {
    /// What for.
    pub what: String,
    /// The number, or the faces of the die.
    pub number: String,
    /// The clause that says so.
    pub clause: Clause,
}

/// The steps, with what is done in each.
#[must_use]
pub fn steps(options: &Options, language: Language) -> Vec<StepLine> {
    let w = words(language);
    let line = |step: Step| {
        let (what, clause) = step_in_words(step, options, w)?;
        Some(StepLine { step, who: who_acts(step, w), what, clause })
    };
    Step::ALL.iter().copied().filter_map(line).collect()
}

fn who_acts(step: Step, w: Words<'_>) -> String {
    match step.actors() {
        Actors::Together => say!(w, "acts-all"),
        Actors::InOrder => say!(w, "acts-each"),
        Actors::Rules => say!(w, "acts-rules"),
        Actors::Nobody => say!(w, "acts-nobody"),
    }
}

fn step_in_words(step: Step, options: &Options, w: Words<'_>) -> Option<(String, Clause)> {
    let hand = tables::HAND;
    Some(match step {
        Step::Council => (say!(w, "in-council"), HEI_106),
        Step::Refill => (say!(w, "in-refill", discards = tables::DISCARDS, hand = hand), HEI_134),
        Step::EventCard => (say!(w, "in-event-card"), HEI_135),
        Step::CommandCard => {
            let [first, second, third] = [1, 2, 3].map(|times| times * tables::COMMAND_EVERY);
            let what = say!(w, "in-command-card", first = first, second = second, third = third);
            (what, HEI_136)
        }
        Step::EnemyMovement => {
            let (dice, number) = (tables::BAND_DICE, options.arrival_number);
            (say!(w, "in-enemy-movement", dice = dice, number = number), ACT_03)
        }
        Step::EnemyCombat => (say!(w, "in-enemy-combat"), HEI_138),
        Step::Movement => (say!(w, "in-movement"), HEI_139),
        Step::Combat => (say!(w, "in-combat"), HEI_140),
        Step::Trading => (say!(w, "in-trading", hand = hand), HEI_141),
        Step::Healing => (say!(w, "in-healing"), HEI_166),
        Step::Food => (say!(w, "in-food"), HEI_171),
        Step::Fires => (say!(w, "in-fires"), HEI_173),
        Step::Barricades => (say!(w, "in-barricades"), HEI_177),
        Step::Demands => (say!(w, "in-demands"), R_24),
        Step::Holding => {
            let (turns, places) = (tables::HELD_UNTIL_FALLEN, options.places_to_fall);
            (say!(w, "in-holding", turns = turns, places = places), R_106)
        }
        Step::Vote => (say!(w, "in-vote", turns = options.turns), R_82),
        Step::Over => return None,
    })
}

/// What is played by the players: movement to barricades, from the register.
#[must_use]
pub fn chapters(language: Language) -> Vec<Chapter> {
    let w = words(language);
    let chapters = [
        ("Play 2 Movement", say!(w, "chapter-movement")),
        ("Play 3 Combat", say!(w, "chapter-combat")),
        ("Play 4 Healing", say!(w, "chapter-temple")),
        ("Play 5 Food", say!(w, "chapter-food")),
        ("Play 6 Fire", say!(w, "chapter-fire")),
        ("Play 7 Barricades", say!(w, "chapter-barricades")),
    ];
    let chapter = |(section, name): (&str, String)| {
        let entries = REGISTER.entries.iter().filter(|entry| entry.section == section);
        let told = entries.map(|entry| REGISTER.told(entry, language));
        let rules = told.map(|Entry { clause, name, rule, .. }| Rule {
            clause,
            name,
            text: without_references(&rule),
        });
        Chapter { name, rules: rules.collect() }
    };
    chapters.into_iter().map(chapter).collect()
}

/// A sentence without the rulings in brackets at its end, which a player at the table cannot open.
fn without_references(text: &str) -> String {
    let parts = text.split(" (").enumerate().map(|(at, part)| {
        let reference = part.starts_with("R-") || part.starts_with("ACT-");
        match part.split_once(')') {
            Some((_, rest)) if at > 0 && reference => rest.to_owned(),
            _ if at == 0 => part.to_owned(),
            _ => format!(" ({part}"),
        }
    });
    parts.collect()
}

/// The action deck.
#[must_use]
pub fn action_cards(language: Language) -> Vec<CardLine> {
    let w = words(language);
    let line = |&(card, copies): &(ActionCard, u32)| {
        let what = match card {
            ActionCard::Attack => say!(w, "card-attack"),
            ActionCard::Peasants => say!(w, "card-peasants"),
            ActionCard::Food => say!(w, "card-food"),
            ActionCard::Water => say!(w, "card-water"),
            ActionCard::Healing => say!(w, "card-healing"),
            ActionCard::Blank => say!(w, "card-blank"),
        };
        CardLine { name: w.name(card.name()), copies, what, clause: card.clause() }
    };
    ActionCard::PRINTED.iter().map(line).collect()
}

/// The event deck; cards of one clause stand together.
#[must_use]
pub fn event_cards(language: Language) -> Vec<CardLine> {
    let clause = |card: EventCard| match card {
        EventCard::TempleFire => HEI_115,
        EventCard::StoneBridge => HEI_116,
        EventCard::Footbridge => HEI_118,
        EventCard::ShellBarracks
        | EventCard::ShellJoustingGrounds
        | EventCard::ShellTower
        | EventCard::ShellBretonnia
        | EventCard::ShellCathay
        | EventCard::ShellCastle => HEI_119,
        EventCard::MineGuardsCorner
        | EventCard::MineJoustingTower
        | EventCard::MineCastleEntrance
        | EventCard::MineGardensEntrance => HEI_120,
        EventCard::RatOgre => HEI_122,
        EventCard::Statue => HEI_123,
    };
    by_clause(EventCard::PRINTED.iter().map(|&(card, copies)| (clause(card), copies)), language)
}

/// The command deck.
#[must_use]
pub fn command_cards(language: Language) -> Vec<CardLine> {
    let clause = |card: CommandCard| match card {
        CommandCard::CounterMine => HEI_125,
        CommandCard::Wells => HEI_126,
        CommandCard::WaterShort => HEI_127,
        CommandCard::HospitalSupplies => HEI_128,
        CommandCard::MobileReserve => HEI_129,
        CommandCard::FoodShort => HEI_131,
        CommandCard::OfficersConference => HEI_132,
        CommandCard::SmallCannon => HEI_133,
    };
    by_clause(CommandCard::PRINTED.iter().map(|&(card, copies)| (clause(card), copies)), language)
}

fn by_clause(cards: impl Iterator<Item = (Clause, u32)>, language: Language) -> Vec<CardLine> {
    let mut lines: Vec<CardLine> = Vec::new();
    for (clause, copies) in cards {
        match lines.iter_mut().find(|line| line.clause == clause) {
            Some(line) => line.copies += copies,
            None => {
                let (name, rule) = told(clause, language);
                lines.push(CardLine { name, copies, what: after_title(&rule), clause });
            }
        }
    }
    lines
}

/// The name of a clause and what it says.
fn told(clause: Clause, language: Language) -> (String, String) {
    let entry = REGISTER.find(clause.id()).map(|entry| REGISTER.told(entry, language));
    entry.map(|entry| (entry.name, entry.rule)).unwrap_or_default()
}

/// A rule of the card chapters without the card's name in front of it.
fn after_title(rule: &str) -> String {
    let text = without_references(rule);
    capital(text.split_once(": ").map_or(text.as_str(), |(_, said)| said))
}

/// What the effect die does (HEI-162 to HEI-164).
#[must_use]
pub fn effects(language: Language) -> Vec<NumberLine> {
    let line =
        |faces, clause| NumberLine { what: told(clause, language).0, number: die(faces), clause };
    vec![
        line(tables::WOUND..=6, HEI_162),
        line(tables::STUN..=tables::WOUND - 1, HEI_163),
        line(1..=tables::STUN - 1, HEI_164),
    ]
}

/// What a discharge leaves behind on a named person (HEI-170).
#[must_use]
pub fn marks(language: Language) -> Vec<NumberLine> {
    let line = |(face, damage): (u32, _)| NumberLine {
        what: damage_name(damage, language),
        number: face.to_string(),
        clause: HEI_170,
    };
    (1..).zip(healing::DAMAGES).map(line).collect()
}

/// The numbers that are asked for in the middle of a step.
#[must_use]
pub fn numbers(options: &Options, language: Language) -> Vec<NumberLine> {
    let w = words(language);
    let line = |what, number: String, clause| NumberLine { what, number, clause };
    vec![
        line(say!(w, "number-stacking"), tables::STACKING.to_string(), HEI_149),
        line(say!(w, "number-break-free"), die(1..=tables::BREAK_FREE), HEI_146),
        line(say!(w, "number-jump"), die(1..=tables::JUMP), HEI_148),
        line(say!(w, "number-attackers"), tables::ATTACKERS.to_string(), HEI_154),
        line(say!(w, "number-company"), tables::COMPANY.to_string(), HEI_158),
        line(say!(w, "number-mine"), die(1..=tables::MINE_WOUND), HEI_121),
        line(say!(w, "number-doused"), format!("{}+", tables::DOUSED), HEI_173),
        line(say!(w, "number-spread"), die(1..=tables::SPREAD), HEI_175),
        line(say!(w, "number-burnt-down"), tables::BURNT_DOWN.to_string(), HEI_174),
        line(say!(w, "number-collapse"), die(1..=tables::COLLAPSE_WOUND), R_63),
        line(say!(w, "number-band"), format!("{}D6", tables::BAND_DICE), HEI_183),
        line(say!(w, "number-arrival"), die(options.arrival_number..=6), ACT_03),
        line(say!(w, "number-held"), tables::HELD_UNTIL_FALLEN.to_string(), R_106),
        line(say!(w, "number-fallen"), options.places_to_fall.to_string(), R_106),
        line(say!(w, "number-turns"), options.turns.to_string(), R_105),
    ]
}

/// Faces of a die as a table says them.
fn die(faces: RangeInclusive<u32>) -> String {
    let (low, high) = faces.into_inner();
    if low == high { low.to_string() } else { format!("{low}–{high}") }
}

/// Orders that every player may give, or those of one faction alone; the game master's, and what the organiser sets
/// right, are on no player's sheet.
pub fn orders(of: Option<crate::figures::Faction>) -> impl Iterator<Item = &'static Form> {
    let role = of.map(crate::figures::Faction::seat_name);
    let is_theirs = |form: &&Form| !["override", rulebook::set_right::VERB].contains(&form.verb);
    Command::FORMS.iter().filter(move |form| form.when.only_for == role).filter(is_theirs)
}

/// The step in which an order is given; none: in several, or at any time.
#[must_use]
pub fn step_of(form: &Form) -> Option<Step> {
    Step::ALL.iter().copied().find(|step| form.when.step == Some(step.word()))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn references_are_left_out_and_other_brackets_stay() {
        let text = "It stops (R-33, R-32). Mines (4): one each (R-70), and no more.";
        assert_eq!(without_references(text), "It stops. Mines (4): one each, and no more.");
        assert_eq!(after_title("Mines (4): one card each (R-70)."), "One card each.");
    }

    #[test]
    fn every_card_is_on_the_sheet_with_its_copies() {
        let (english, dutch) = (Language::English, Language::Dutch);
        let sum = |lines: &[CardLine]| -> u32 { lines.iter().map(|line| line.copies).sum() };
        let printed: [u32; 3] = [
            ActionCard::PRINTED.iter().map(|(_, copies)| copies).sum(),
            EventCard::PRINTED.iter().map(|(_, copies)| copies).sum(),
            CommandCard::PRINTED.iter().map(|(_, copies)| copies).sum(),
        ];
        for language in [english, dutch] {
            let (events, commands) = (event_cards(language), command_cards(language));
            assert_eq!([sum(&action_cards(language)), sum(&events), sum(&commands)], printed);
            for line in events.iter().chain(&commands) {
                assert!(!line.name.is_empty() && line.what.ends_with('.'), "{line:?}");
            }
        }
    }

    #[test]
    fn command_cards_come_on_every_other_turn() {
        let steps = steps(&Options::default(), Language::English);
        let line = steps.iter().find(|line| line.step == Step::CommandCard);
        assert_eq!(line.map(|it| &*it.what), Some("On turns 2, 4, 6 …: an order of the Graf."));
    }

    #[test]
    fn the_faces_of_a_die_are_told_from_the_lowest_to_the_highest() {
        let faces =
            |lines: Vec<NumberLine>| lines.into_iter().map(|it| it.number).collect::<Vec<_>>();
        assert_eq!(faces(effects(Language::English)), ["4–6", "2–3", "1"], "HEI-162 to HEI-164");
    }

    #[test]
    fn every_chapter_has_its_rules() {
        for (english, dutch) in chapters(Language::English).iter().zip(chapters(Language::Dutch)) {
            assert!(!english.rules.is_empty(), "{} is empty", english.name);
            for (one, other) in english.rules.iter().zip(&dutch.rules) {
                assert_ne!((&one.name, &one.text), (&other.name, &other.text));
                assert!(!other.name.contains('⟦') && !other.text.contains('⟦'), "{other:?}");
            }
        }
    }

    #[test]
    fn both_languages_say_the_same_things() {
        let [english, dutch] = crate::words::REFERENCE;
        let faults = messages::faults(english, dutch, &[include_str!("reference.rs")]);
        assert_eq!(faults, Vec::<String>::new());
    }

    #[test]
    fn every_order_says_in_which_step_it_is_given() {
        let mut anywhere: Vec<&str> =
            Command::FORMS.iter().filter(|it| it.when.step.is_none()).map(|it| it.verb).collect();
        anywhere.sort_unstable();
        assert_eq!(
            anywhere,
            [
                "cast",
                "done",
                "note",
                "override",
                "pass-for",
                "passage",
                "proceed",
                "set-right",
                "tell",
                "use",
            ],
            "a form of one step says `during(Step::…)`: it is printed beside that step"
        );
    }
}
