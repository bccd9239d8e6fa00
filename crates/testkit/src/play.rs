//! Plays one test: sets it up, gives the orders, writes down what happens.

use crate::Rulebook;
use crate::matching::plain;
use crate::suite::{Block, BlockKind, Case, FileLine};
use crate::written::Written;
use chance::Shortfall;
use decider::{Decider, Entry, Stop, run};

type State<R> = <<R as Rulebook>::Rules as Decider>::State;
type Entries<R> = Vec<Entry<<<R as Rulebook>::Rules as Decider>::Event>>;
type Stopped<R> = Stop<<<R as Rulebook>::Rules as Decider>::Refusal>;

/// What came of one test.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct PlayedCase {
    /// Expected and real lines of every `then` block, in order.
    pub thens: Vec<Then>,
    /// A line that could not be played, and why; nothing after it was.
    pub fault: Option<(usize, String)>,
}

/// One `then` block.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Then {
    /// The line of its opening fence.
    pub line: usize,
    /// How many lines stand between its fences.
    pub length: usize,
    /// What the test expects.
    pub expected: Vec<String>,
    /// What happened.
    pub real: Vec<String>,
}

struct Fault(usize, String);

/// Plays a test from the rulebook's start to its last block.
pub fn play<R: Rulebook>(book: &R, case: &Case) -> PlayedCase {
    let mut played = PlayedCase::default();
    let mut state = book.start();
    let mut happened = Vec::new();
    for block in &case.blocks {
        let done = match block.kind {
            BlockKind::Given => given(book, &mut state, block),
            BlockKind::When => when(book, &mut state, block).map(|lines| happened = lines),
            BlockKind::Then => then(book, &state, block, std::mem::take(&mut happened))
                .map(|block| played.thens.push(block)),
        };
        if let Err(Fault(line, what)) = done {
            played.fault = Some((line, what));
            break;
        }
    }
    played
}

fn told(block: &Block) -> impl Iterator<Item = (usize, String)> + '_ {
    let plain = |line: &FileLine| (line.number, plain(&line.text));
    block.lines.iter().map(plain).filter(|(_, text)| !text.is_empty())
}

fn given<R: Rulebook>(book: &R, state: &mut State<R>, block: &Block) -> Result<(), Fault> {
    for (number, text) in told(block) {
        book.given(state, &text).map_err(|what| Fault(number, what))?;
    }
    Ok(())
}

/// One order with the dice and cards that go with it.
struct Given {
    line: usize,
    order: String,
    faces: Vec<u32>,
    cards: Vec<String>,
}

fn when<R: Rulebook>(book: &R, state: &mut State<R>, block: &Block) -> Result<Vec<String>, Fault> {
    let mut orders: Vec<Given> = Vec::new();
    for (line, text) in told(block) {
        let (word, rest) = text.split_once(' ').unwrap_or((&text, ""));
        match (word, orders.last_mut()) {
            ("dice", Some(order)) => {
                let faces: Result<Vec<u32>, _> = rest.split(' ').map(str::parse).collect();
                let wrong = |_| Fault(line, format!("`{rest}` are no dice; write `dice 6 1`"));
                order.faces.extend(faces.map_err(wrong)?);
            }
            ("draws", Some(order)) => order.cards.extend(rest.split(' ').map(str::to_owned)),
            ("dice" | "draws", None) => {
                return Err(Fault(line, format!("`{word}` stands below the order that needs it")));
            }
            _ => orders.push(Given { line, order: text, faces: Vec::new(), cards: Vec::new() }),
        }
    }
    let mut lines = Vec::new();
    for order in &orders {
        lines.extend(carry_out(book, state, order).map_err(|what| Fault(order.line, what))?);
    }
    Ok(lines)
}

fn carry_out<R: Rulebook>(
    book: &R,
    state: &mut State<R>,
    given: &Given,
) -> Result<Vec<String>, String> {
    let order = book.order(&given.order)?;
    let positions = positions(book, state, &order, given)?;
    let mut fate = Written::new(&given.faces, &positions);
    let mut working = state.clone();
    let decided = run::<R::Rules>(&mut working, &order.0, &mut fate, &order.1);
    let lines = match decided {
        Ok(entries) => {
            *state = working;
            book.check(state).map_err(|what| format!("after this order {what}"))?;
            shown(book, &entries)
        }
        Err(stop) => vec![stopped(book, stop)?],
    };
    let unused = given.faces.len() - fate.fallen;
    if unused > 0 {
        return Err(format!("{unused} of the dice never fell: {}", lines.join(" | ")));
    }
    if !given.cards.is_empty() && fate.drawn != given.cards.len() {
        let (told, drawn) = (given.cards.len(), fate.drawn);
        return Err(format!("{told} draws are told, but {drawn} happened: {}", lines.join(" | ")));
    }
    Ok(lines)
}

/// Where in their piles the named cards lie: found by trying, as a draw is decided by its position.
fn positions<R: Rulebook>(
    book: &R,
    state: &State<R>,
    order: &(decider::By, <R::Rules as Decider>::Command),
    given: &Given,
) -> Result<Vec<u32>, String> {
    let mut positions = Vec::new();
    for (index, wanted) in given.cards.iter().enumerate() {
        positions.push(0);
        loop {
            let mut fate = Written::new(&given.faces, &positions);
            let decided = run::<R::Rules>(&mut state.clone(), &order.0, &mut fate, &order.1);
            let found = decided.as_ref().ok().and_then(|entries| nth_card::<R>(entries, index));
            if found == Some(wanted) {
                break;
            }
            let (of, drawn) = (fate.last_of, fate.drawn);
            match positions.last_mut() {
                Some(position) if *position + 1 < of => *position += 1,
                _ => {
                    let why = match decided {
                        Ok(_) => format!("{drawn} cards are drawn"),
                        Err(stop) => stopped(book, stop)?,
                    };
                    let number = index + 1;
                    return Err(format!("no `{wanted}` can be draw {number}: {why}"));
                }
            }
        }
    }
    Ok(positions)
}

fn nth_card<R: Rulebook>(entries: &Entries<R>, index: usize) -> Option<&String> {
    let cards = entries.iter().filter_map(|entry| match entry {
        Entry::Drawn(drawn) => Some(&drawn.card),
        Entry::Event(_) | Entry::Rolled(_) => None,
    });
    cards.into_iter().nth(index)
}

fn shown<R: Rulebook>(book: &R, entries: &Entries<R>) -> Vec<String> {
    let line = |entry: &Entry<_>| match entry {
        Entry::Event(event) => Some(plain(&book.event(event))),
        Entry::Rolled(rolled) => {
            let faces = rolled.fall.faces.iter().map(u32::to_string).collect::<Vec<_>>();
            let need = &rolled.need;
            Some(format!("rolled {} {} {}", need.clause, need.why, faces.join(" ")))
        }
        Entry::Drawn(_) => None,
    };
    entries.iter().filter_map(line).collect()
}

fn stopped<R: Rulebook>(book: &R, stop: Stopped<R>) -> Result<String, String> {
    match stop {
        Stop::Refused(refusal) => Ok(format!("refused {}", plain(&book.refusal(&refusal)))),
        Stop::Chance(Shortfall::NeedsDice(need)) => {
            Ok(format!("needs {} {} {}", need.dice, need.clause, need.why))
        }
        Stop::Chance(other) => Err(other.to_string()),
        Stop::Broken(contradiction) => Err(format!("a bug: {contradiction}")),
    }
}

fn then<R: Rulebook>(
    book: &R,
    state: &State<R>,
    block: &Block,
    mut real: Vec<String>,
) -> Result<Then, Fault> {
    let mut expected = Vec::new();
    for (number, text) in told(block) {
        if let Some(claim) = text.strip_prefix("now ") {
            let answer = book.answer(state, claim).map_err(|what| Fault(number, what))?;
            real.push(format!("now {}", plain(&answer)));
        }
        expected.push(if text == "…" { "...".to_owned() } else { text });
    }
    Ok(Then { line: block.line, length: block.lines.len(), expected, real })
}
