//! What each consequence of an order is about.

use crate::codec;
use campaign::Event;
use chronicle::Scope;
use decider::Entry;

/// What each entry is about. Dice and cards are about what follows from them: an order of the
/// campaign may open an engagement or let bots fight one out, and its chance is that engagement's.
pub(crate) fn scopes(order: &Scope, entries: &[Entry<Event>]) -> Vec<Scope> {
    let fact = |entry: &Entry<Event>| match entry {
        Entry::Event(event) => Some(codec::scope_of(event.engagement())),
        Entry::Rolled(_) | Entry::Drawn(_) => None,
    };
    let last = entries.iter().rev().find_map(fact);
    let mut about = last.unwrap_or_else(|| order.clone());
    let mut scopes: Vec<Scope> = Vec::with_capacity(entries.len());
    for entry in entries.iter().rev() {
        if let Some(scope) = fact(entry) {
            about = scope;
        }
        scopes.push(about.clone());
    }
    scopes.reverse();
    scopes
}
