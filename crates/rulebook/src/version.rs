//! The versions of a system's rules. An engagement is played to its end by those that it was opened with, and every later
//! check of it goes by them.

use serde::{Deserialize, Serialize};

/// A version of the rules of one system: the number behind its name, as in `te-wapen/2`.
///
/// A rule that is changed asks it which of its forms is meant. The default is whatever the program's own rules are.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(transparent)]
pub struct RulesVersion(u32);

impl RulesVersion {
    /// The version of a name and a number: `te-wapen/2` is the second of `te-wapen`.
    #[must_use]
    pub fn of(rules: &str) -> Option<(&str, Self)> {
        let (name, number) = rules.rsplit_once('/')?;
        Some((name, Self(number.parse().ok()?)))
    }

    /// Is it older than the version with this number, so that what was changed then is as it was before?
    #[must_use]
    pub const fn is_before(self, number: u32) -> bool {
        self.0 < number
    }
}

impl Default for RulesVersion {
    fn default() -> Self {
        Self(u32::MAX)
    }
}

/// Are these the rules of `earliest`, of `latest`, or of a version between them?
#[must_use]
pub fn is_between(rules: &str, earliest: &str, latest: &str) -> bool {
    let read = (RulesVersion::of(rules), RulesVersion::of(earliest), RulesVersion::of(latest));
    let (Some((name, version)), Some((_, earliest)), Some((known, latest))) = read else {
        return false;
    };
    name == known && (earliest..=latest).contains(&version)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_version_is_the_number_behind_the_name() {
        let (name, second) = RulesVersion::of("te-wapen/2").unwrap();
        assert_eq!(name, "te-wapen");
        assert!(second.is_before(3) && !second.is_before(2));
        assert!(!RulesVersion::default().is_before(u32::MAX));
        assert_eq!(RulesVersion::of("te-wapen"), None);
        assert_eq!(RulesVersion::of("te-wapen/two"), None);
    }

    #[test]
    fn versions_are_known_from_the_earliest_to_the_latest() {
        let known = |rules| is_between(rules, "te-wapen/2", "te-wapen/3");
        assert_eq!(["te-wapen/2", "te-wapen/3"].map(known), [true, true]);
        let others = ["te-wapen/1", "te-wapen/4", "lowenheim/2", "te-wapen", ""];
        assert_eq!(others.map(known), [false; 5]);
    }
}
