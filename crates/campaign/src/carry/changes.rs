//! Which fact of an engagement has changed what ([CAR-13](crate::clauses::CAR_13)). It is not asked of the
//! facts, which are many and become more: whoever watches looks at what is there after each of them.

use super::FightsFor;
use serde::{Deserialize, Serialize};
use std::collections::{BTreeMap, BTreeSet};

/// Everything that was seen in an engagement.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(bound(deserialize = "Thing: Ord + Deserialize<'de>, Condition: Deserialize<'de>"))]
pub(crate) struct Changes<Thing, Condition> {
    facts: u32,
    seen: BTreeMap<Thing, Change<Condition>>,
}

/// How something was when it was first seen, how it is now, and which fact has changed it last.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Change<Condition> {
    /// How it was first.
    pub(crate) first: Condition,
    /// How it is; none: it is gone.
    pub(crate) now: Option<Condition>,
    /// The how-manieth fact of the engagement that was, from 1.
    pub(crate) fact: u32,
}

impl<Thing, Condition> Default for Changes<Thing, Condition> {
    fn default() -> Self {
        Self { facts: 0, seen: BTreeMap::new() }
    }
}

impl<Thing: Ord, Condition: Clone + PartialEq> Changes<Thing, Condition> {
    /// Looks at everything after the next fact.
    pub(crate) fn look<S>(&mut self, state: &S::State)
    where
        S: FightsFor<Thing = Thing, Condition = Condition>,
    {
        self.facts += 1;
        let (fact, seen) = (self.facts, &mut self.seen);
        let mut there = 0;
        S::look(state, &mut |thing, condition| {
            there += 1;
            match seen.get_mut(&thing) {
                Some(known) if known.now.as_ref() == Some(&condition) => {}
                Some(known) => (known.now, known.fact) = (Some(condition), fact),
                None => {
                    let change = Change { first: condition.clone(), now: Some(condition), fact };
                    seen.insert(thing, change);
                }
            }
        });
        if there < seen.values().filter(|change| change.now.is_some()).count() {
            let mut shown = BTreeSet::new();
            S::look(state, &mut |thing, _| {
                shown.insert(thing);
            });
            let known = seen
                .iter_mut()
                .filter(|(thing, change)| change.now.is_some() && !shown.contains(*thing));
            known.for_each(|(_, change)| (change.now, change.fact) = (None, fact));
        }
    }

    /// How many facts there were.
    pub(crate) const fn facts(&self) -> u32 {
        self.facts
    }

    /// What became of something; none: it was never there.
    pub(crate) fn of(&self, thing: &Thing) -> Option<&Change<Condition>> {
        self.seen.get(thing)
    }

    /// What became of everything that was ever there.
    pub(crate) fn all(&self) -> impl Iterator<Item = (&Thing, &Change<Condition>)> {
        self.seen.iter()
    }
}
