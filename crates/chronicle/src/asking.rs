//! Who is asked to give to somebody's dice, and which way is gone in the end (version 2, section 3).

use crate::{Bindings, Chains, Otherwise, Policy, Way};
use std::collections::BTreeSet;

/// For whose dice.
#[derive(Debug, Clone, Copy)]
pub struct Asker<'a> {
    /// Who sends the order: a seat, `organiser`, or `rules`.
    pub sender: &'a str,
    /// In whose stead.
    pub stead: Option<&'a str>,
    /// It is part of a correction, which is the organiser's.
    pub corrects: bool,
}

impl Asker<'_> {
    /// Everybody whose device can give, but the sender, the person in whose stead it is, and the organiser's
    /// person: the house knows their links.
    #[must_use]
    pub fn asks(&self, bindings: &Bindings, chains: &Chains) -> BTreeSet<String> {
        let mut kept_out = bindings.person("organiser");
        if !self.corrects {
            kept_out.extend(bindings.person(self.sender));
        }
        if let Some(stead) = self.stead {
            kept_out.extend(bindings.person(stead));
        }
        let seats = chains.givers(bindings).map(|(seat, _)| seat);
        seats.filter(|seat| !kept_out.contains(*seat)).map(str::to_owned).collect()
    }

    /// Has the house no hand in this order? Then the sender's nonce is a stranger's share.
    fn is_a_stranger(&self, bindings: &Bindings) -> bool {
        let organisers = bindings.person("organiser");
        self.sender != "rules" && !self.corrects && !organisers.contains(self.sender)
    }

    /// The way that the policy leaves where so many gave and so many were silent; none: there is no batch.
    #[must_use]
    pub fn way(
        &self,
        policy: &Policy,
        bindings: &Bindings,
        given: usize,
        silent: usize,
    ) -> Option<Way> {
        let enough = policy.is_enough(given, silent);
        let nobody = given == 0 && silent == 0;
        match (enough, nobody && self.is_a_stranger(bindings), policy.otherwise) {
            (true, ..) => Some(Way::Shared),
            (false, true, _) | (false, false, Otherwise::House) => Some(Way::House),
            (false, false, Otherwise::Beacon) => Some(Way::Beacon),
            (false, false, Otherwise::Refuse) => None,
        }
    }
}
