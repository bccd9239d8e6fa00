//! The blank record sheet of a siege: its steps with their orders, on two pages.

use super::reference::verbs;
use crate::print::html::Html;
use crate::print::record::{MORE, leaf, step_lines};
use lowenheim::state::Step;
use lowenheim::story::name;
use messages::{Words, say};

/// The last step on the front of the leaf.
const FRONT: Step = Step::Movement;

/// The two pages of a turn.
pub(super) fn sheet(html: &mut Html, title: &str, w: Words<'_>) {
    let (front, back): (Vec<Step>, Vec<Step>) =
        Step::ALL.iter().copied().partition(|&step| step <= FRONT);
    page(html, title, &say!(w, "record-front"), &front, 0, w);
    page(html, title, &say!(w, "record-back"), &back, MORE, w);
}

fn page(html: &mut Html, title: &str, name: &str, steps: &[Step], more: usize, w: Words<'_>) {
    leaf(html, title, name, &say!(w, "record-how"), w, |html| {
        for &step in steps {
            step_lines(html, &heading(step, w), &verbs(step), lines(step));
        }
        step_lines(html, &say!(w, "more"), &say!(w, "with-step"), more);
    });
}

fn heading(step: Step, w: Words<'_>) -> String {
    let called = |english| name(english, w.language());
    format!("{} {}", called(step.number()), called(step.name()))
}

/// How many lines a step has: as many as a busy turn needs and a page holds.
const fn lines(step: Step) -> usize {
    match step {
        Step::Movement => 15,
        Step::Combat => 12,
        Step::EnemyCombat => 6,
        Step::EnemyMovement | Step::Refill | Step::Food => 4,
        Step::Trading => 3,
        Step::Council | Step::Healing | Step::Fires | Step::Barricades | Step::Demands => 2,
        Step::EventCard | Step::CommandCard | Step::Holding | Step::Vote => 1,
        Step::Over => 0,
    }
}
