//! The quick reference: what everybody may know of the rules, for a sheet that lies beside the map.
//!
//! Nothing is copied here. Numbers come from the tables, cards from the decks, sentences from the
//! clause register, orders from the notation; so a new order or another number is on the next sheet.
//! What only one faction may know, its stat lines and its own orders, is not in here.

use crate::clauses::{
    self, ACT_03, HEI_106, HEI_108, HEI_109, HEI_110, HEI_111, HEI_112, HEI_113, HEI_115, HEI_116,
    HEI_118, HEI_119, HEI_120, HEI_121, HEI_122, HEI_123, HEI_125, HEI_126, HEI_127, HEI_128,
    HEI_129, HEI_131, HEI_132, HEI_133, HEI_134, HEI_135, HEI_136, HEI_138, HEI_139, HEI_140,
    HEI_141, HEI_146, HEI_148, HEI_149, HEI_154, HEI_158, HEI_162, HEI_163, HEI_164, HEI_166,
    HEI_170, HEI_171, HEI_173, HEI_174, HEI_175, HEI_177, HEI_183, R_24, R_63, R_82, R_105, R_106,
};
use crate::decks::{ActionCard, CommandCard, EventCard};
use crate::notation::{FORMS, Form, OVERRIDE};
use crate::scenario::Options;
use crate::state::{Actors, Step};
use crate::story::damage_name;
use crate::{healing, tables};
use decider::Clause;
use std::ops::RangeInclusive;

/// One step of the turn.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct StepLine {
    /// Which.
    pub step: Step,
    /// Who acts in it, in a few words.
    pub who: &'static str,
    /// What is done in it.
    pub what: String,
    /// The clause that says so.
    pub clause: Clause,
}

/// A chapter of the rule sheet: its clauses with name and sentence.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Chapter {
    /// What it is about.
    pub name: &'static str,
    /// Its clauses, in the order of the book.
    pub rules: Vec<Rule>,
}

/// A clause in short.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Rule {
    /// Which.
    pub clause: Clause,
    /// What it is called.
    pub name: &'static str,
    /// What it says, without the rulings that it names.
    pub text: String,
}

/// A card, or several that do the same.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CardLine {
    /// The name as people say it.
    pub name: &'static str,
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
    pub what: &'static str,
    /// The number, or the faces of the die.
    pub number: String,
    /// The clause that says so.
    pub clause: Clause,
}

/// The steps, with what is done in each.
#[must_use]
pub fn steps(options: &Options) -> Vec<StepLine> {
    let line = |step: Step| {
        let (what, clause) = step_in_words(step, options)?;
        Some(StepLine { step, who: who_acts(step), what, clause })
    };
    Step::ALL.into_iter().filter_map(line).collect()
}

const fn who_acts(step: Step) -> &'static str {
    match step.actors() {
        Actors::Together => "all",
        Actors::InOrder => "each in turn",
        Actors::Rules => "`proceed`",
        Actors::Nobody => "nobody",
    }
}

fn step_in_words(step: Step, options: &Options) -> Option<(String, Clause)> {
    let hand = tables::HAND;
    Some(match step {
        Step::Council => ("Talk, and post figures within the home base.".to_owned(), HEI_106),
        Step::Refill => (
            format!("Discard up to {} cards; refill the hand to {hand}.", tables::DISCARDS),
            HEI_134,
        ),
        Step::EventCard => ("An event card is turned up; it counts at once.".to_owned(), HEI_135),
        Step::CommandCard => {
            let [first, second, third] = [1, 2, 3].map(|times| times * tables::COMMAND_EVERY);
            let what = format!("On turns {first}, {second}, {third} …: an order of the Graf.");
            (what, HEI_136)
        }
        Step::EnemyMovement => (
            format!(
                "A band of {}D6 comes in turn 1, and later on a D6 of {} or more; then the bands move.",
                tables::BAND_DICE,
                options.arrival_number
            ),
            ACT_03,
        ),
        Step::EnemyCombat => ("Every enemy that reaches somebody attacks.".to_owned(), HEI_138),
        Step::Movement => ("Each figure moves once, up to its Move.".to_owned(), HEI_139),
        Step::Combat => {
            ("Free beside the leader; in any other hex for an Attack card.".to_owned(), HEI_140)
        }
        Step::Trading => {
            (format!("Give cards away; then no hand holds more than {hand}."), HEI_141)
        }
        Step::Healing => {
            ("One Healing card brings one figure out of the Temple.".to_owned(), HEI_166)
        }
        Step::Food => ("A Food card, or a figure leaves.".to_owned(), HEI_171),
        Step::Fires => ("Try once at each fire beside you; then it burns on.".to_owned(), HEI_173),
        Step::Barricades => {
            ("Pull down older ones; build beside the leader for Peasants.".to_owned(), HEI_177)
        }
        Step::Demands => ("Pay for repairs and commands; what is due is settled.".to_owned(), R_24),
        Step::Holding => (
            format!(
                "What the enemy holds alone for {} turns falls; {} fallen places lose the city.",
                tables::HELD_UNTIL_FALLEN,
                options.places_to_fall
            ),
            R_106,
        ),
        Step::Vote => (format!("After turn {}: who led the defence?", options.turns), R_82),
        Step::Over => return None,
    })
}

/// What is played by the players: movement to barricades, from the register.
#[must_use]
pub fn chapters() -> Vec<Chapter> {
    const CHAPTERS: [(&str, &str); 6] = [
        ("Play 2 Movement", "Movement"),
        ("Play 3 Combat", "Combat"),
        ("Play 4 Healing", "Temple"),
        ("Play 5 Food", "Food"),
        ("Play 6 Fire", "Fire"),
        ("Play 7 Barricades", "Barricades"),
    ];
    let chapter = |(section, name): (&str, &'static str)| {
        let entries = clauses::ALL.iter().filter(|entry| entry.section == section);
        let rules = entries.map(|entry| rule(entry.clause, entry.name, entry.rule)).collect();
        Chapter { name, rules }
    };
    CHAPTERS.into_iter().map(chapter).collect()
}

fn rule(clause: Clause, name: &'static str, text: &str) -> Rule {
    Rule { clause, name, text: without_references(text) }
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
pub fn action_cards() -> Vec<CardLine> {
    let line = |&(card, copies): &(ActionCard, u32)| {
        let (what, clause) = match card {
            ActionCard::Attack => {
                ("All your figures in one hex fight without the leader.", HEI_108)
            }
            ActionCard::Peasants => ("Hands that work: barricades, repairs, commands.", HEI_109),
            ActionCard::Food => {
                ("Feeds your faction for a turn, or brings a lost figure back.", HEI_110)
            }
            ActionCard::Water => ("Helps once against one fire.", HEI_111),
            ActionCard::Healing => ("Brings one figure out of the Temple.", HEI_112),
            ActionCard::Blank => ("No use of its own.", HEI_113),
        };
        CardLine { name: card.name(), copies, what: what.to_owned(), clause }
    };
    ActionCard::PRINTED.iter().map(line).collect()
}

/// The event deck; cards of one clause stand together.
#[must_use]
pub fn event_cards() -> Vec<CardLine> {
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
    by_clause(EventCard::PRINTED.iter().map(|&(card, copies)| (clause(card), copies)))
}

/// The command deck.
#[must_use]
pub fn command_cards() -> Vec<CardLine> {
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
    by_clause(CommandCard::PRINTED.iter().map(|&(card, copies)| (clause(card), copies)))
}

fn by_clause(cards: impl Iterator<Item = (Clause, u32)>) -> Vec<CardLine> {
    let mut lines: Vec<CardLine> = Vec::new();
    for (clause, copies) in cards {
        match lines.iter_mut().find(|line| line.clause == clause) {
            Some(line) => line.copies += copies,
            None => {
                let entry = clauses::find(clause.id());
                let (name, rule) = entry.map_or(("", ""), |entry| (entry.name, entry.rule));
                lines.push(CardLine { name, copies, what: after_title(rule), clause });
            }
        }
    }
    lines
}

/// A rule of the card chapters without the card's name in front of it.
fn after_title(rule: &str) -> String {
    let text = without_references(rule);
    let said = text.split_once(": ").map_or(text.as_str(), |(_, said)| said);
    let mut letters = said.chars();
    letters.next().map_or_else(String::new, |first| first.to_uppercase().chain(letters).collect())
}

/// What the effect die does (HEI-162 to HEI-164).
#[must_use]
pub fn effects() -> Vec<NumberLine> {
    let line = |faces, clause: Clause| NumberLine {
        what: clauses::find(clause.id()).map_or("", |entry| entry.name),
        number: die(faces),
        clause,
    };
    vec![
        line(tables::WOUND..=6, HEI_162),
        line(tables::STUN..=tables::WOUND - 1, HEI_163),
        line(1..=tables::STUN - 1, HEI_164),
    ]
}

/// What a discharge leaves behind on a named person (HEI-170).
#[must_use]
pub fn marks() -> Vec<NumberLine> {
    let line = |(face, damage): (u32, _)| NumberLine {
        what: damage_name(damage),
        number: face.to_string(),
        clause: HEI_170,
    };
    (1..).zip(healing::DAMAGES).map(line).collect()
}

/// The numbers that are asked for in the middle of a step.
#[must_use]
pub fn numbers(options: &Options) -> Vec<NumberLine> {
    let line = |what, number: String, clause| NumberLine { what, number, clause };
    vec![
        line(
            "Points of one side in a hex; a rider counts two",
            tables::STACKING.to_string(),
            HEI_149,
        ),
        line("Breaking free: D6", die(1..=tables::BREAK_FREE), HEI_146),
        line("A rider jumps a barricade: D6", die(1..=tables::JUMP), HEI_148),
        line("Figures that may attack one target", tables::ATTACKERS.to_string(), HEI_154),
        line(
            "Other friends in the hex for +1 to the fight roll",
            tables::COMPANY.to_string(),
            HEI_158,
        ),
        line("A mine wounds each figure: D6", die(1..=tables::MINE_WOUND), HEI_121),
        line("A fire is out: D6 + Water paid", format!("{}+", tables::DOUSED), HEI_173),
        line("A fire spreads: D6", die(1..=tables::SPREAD), HEI_175),
        line("Burnt down after so many turns", tables::BURNT_DOWN.to_string(), HEI_174),
        line("A house that comes down wounds: D6", die(1..=tables::COLLAPSE_WOUND), R_63),
        line("Foot skaven of a new band", format!("{}D6", tables::BAND_DICE), HEI_183),
        line("A new band comes: D6", die(options.arrival_number..=6), ACT_03),
        line(
            "Turns that the enemy must hold a place",
            tables::HELD_UNTIL_FALLEN.to_string(),
            R_106,
        ),
        line("Places fallen at once that lose the city", options.places_to_fall.to_string(), R_106),
        line("Turns until the relief arrives", options.turns.to_string(), R_105),
    ]
}

/// Faces of a die as a table says them.
fn die(faces: RangeInclusive<u32>) -> String {
    let (low, high) = faces.into_inner();
    if low == high { low.to_string() } else { format!("{low}–{high}") }
}

/// Orders that every player may give, or those of one faction alone; the game master's is on no
/// player's sheet.
pub fn orders(of: Option<crate::figures::Faction>) -> impl Iterator<Item = &'static Form> {
    FORMS.iter().filter(move |form| form.only_for == of && form.verb != OVERRIDE)
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
        let sum = |lines: &[CardLine]| -> u32 { lines.iter().map(|line| line.copies).sum() };
        let printed: [u32; 3] = [
            ActionCard::PRINTED.iter().map(|(_, copies)| copies).sum(),
            EventCard::PRINTED.iter().map(|(_, copies)| copies).sum(),
            CommandCard::PRINTED.iter().map(|(_, copies)| copies).sum(),
        ];
        assert_eq!([sum(&action_cards()), sum(&event_cards()), sum(&command_cards())], printed);
        for line in event_cards().iter().chain(&command_cards()) {
            assert!(!line.name.is_empty() && line.what.ends_with('.'), "{line:?}");
        }
    }

    #[test]
    fn every_chapter_has_its_rules() {
        for chapter in chapters() {
            assert!(!chapter.rules.is_empty(), "{} is empty", chapter.name);
        }
    }

    #[test]
    fn every_order_says_in_which_step_it_is_given() {
        let mut anywhere: Vec<&str> =
            FORMS.iter().filter(|form| form.step.is_none()).map(|form| form.verb).collect();
        anywhere.sort_unstable();
        assert_eq!(
            anywhere,
            ["cast", "done", "note", "override", "pass-for", "passage", "proceed", "tell", "use"],
            "a form of one step ends with `.in_step(Step::…)`: it is printed beside that step"
        );
    }
}
