//! What an organiser sets right with a reason: a value that went wrong at the table and that no rule mends. Which values
//! there are, and between which bounds, each rulebook says; who may and with which reason, is the same in all.

use crate::{AsFact, Refusal};
use decider::{By, Seat};
use messages::{Catalogue, Fact, Part, Words};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
use std::sync::LazyLock;

const ENGLISH: &str = include_str!("set_right/en.ftl");
const DUTCH: &str = include_str!("set_right/nl.ftl");

static SENTENCES: LazyLock<Catalogue> = LazyLock::new(|| Catalogue::new(ENGLISH, DUTCH));

messages::room!($ crate::set_right::SENTENCES);

/// How many characters a reason has.
const REASON: std::ops::RangeInclusive<usize> = 1..=500;

/// The first word of the order, which stands on no player's sheet.
pub const VERB: &str = "set-right";

/// A reason as it stands in the log: one line of 1 to 500 characters.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(transparent)]
#[schemars(rename = "SetRightReason")]
pub struct Because(String);

impl Because {
    /// The reason itself.
    #[must_use]
    pub fn text(&self) -> &str {
        &self.0
    }
}

impl<S> AsFact<S> for Because {
    fn fact(&self, _: &S, _: Words<'_>) -> Fact {
        self.0.clone().into()
    }
}

/// The reasons for which a rulebook refuses to set something right.
#[derive(Clone, Copy, Debug)]
pub struct Refusals<R> {
    /// Only the organiser orders this.
    pub not_yours: R,
    /// It cannot be set so.
    pub not_so: R,
}

/// A value as it is, and between which numbers it may be set.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Bounds {
    /// As it is.
    pub now: u32,
    /// The least that the rules allow.
    pub least: u32,
    /// The most.
    pub most: u32,
}

impl<R> Refusals<R> {
    /// Who orders it, and why: only the organiser, with a reason. No clause of a book tells of this.
    ///
    /// # Errors
    /// [`Refusal`] for anybody else, and where the reason is none.
    pub fn check(self, by: &By, reason: &str) -> Result<Because, Refusal<R>> {
        if *by != By::Organiser {
            return Err(Refusal::without_clause(self.not_yours, said!("organiser-only"))
                .allowing(said!("organiser-only-allowed")));
        }
        let reason = reason.trim();
        if REASON.contains(&reason.chars().count()) && !reason.chars().any(char::is_control) {
            return Ok(Because(reason.to_owned()));
        }
        Err(Refusal::without_clause(self.not_so, said!("no-reason"))
            .allowing(said!("no-reason-allowed")))
    }

    /// May a value be set to this number?
    ///
    /// # Errors
    /// [`Refusal`] where it is so already, or where the rules do not allow it; says what they allow.
    pub fn check_number(
        self,
        of: impl Into<Part>,
        bounds: Bounds,
        wanted: u32,
    ) -> Result<(), Refusal<R>> {
        let Bounds { now, least, most } = bounds;
        let facts = if wanted == now {
            said!("stands-so", of = of.into(), now = now)
        } else if (least..=most).contains(&wanted) {
            return Ok(());
        } else {
            said!("not-that", of = of.into(), wanted = wanted)
        };
        Err(Refusal::without_clause(self.not_so, facts).allowing(said!(
            "numbers",
            least = least,
            most = most,
            now = now
        )))
    }

    /// It cannot be set right at all now; says why.
    pub fn not_now(self, facts: messages::Saying) -> Refusal<R> {
        Refusal::without_clause(self.not_so, facts)
    }
}

/// Something that the organiser may set right now: one row of the form that asks for it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Settable {
    /// What of it, as it is typed behind `set-right`: `crowns`.
    pub what: String,
    /// Whose, as it is typed behind that.
    pub who: String,
    /// The same as people say it.
    pub name: String,
    /// As it is, as people say it; empty where that goes without saying.
    pub now: String,
    /// What it may be set to.
    pub to: Allowed,
    /// The role that alone may know the value, beside whoever sees everything; none: everybody may.
    #[serde(skip)]
    pub known_to: Option<Seat>,
}

/// What a value may be set to.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
#[schemars(rename = "SettableTo")]
pub enum Allowed {
    /// A number between two, both among them.
    Numbers {
        /// The least.
        least: u32,
        /// The most.
        most: u32,
    },
    /// One of these words, each with what people say.
    Words(BTreeMap<String, String>),
    /// It stands in a hex again.
    Hex,
    /// Nothing more is to be said.
    Nothing,
}

impl Settable {
    /// A value that is a number.
    #[must_use]
    pub fn number(what: &str, who: impl ToString, name: String, bounds: Bounds) -> Self {
        let Bounds { now, least, most } = bounds;
        let (who, now) = (who.to_string(), now.to_string());
        let to = Allowed::Numbers { least, most };
        Self { what: what.to_owned(), who, name, now, to, known_to: None }
    }

    /// The same, of which only one role may know.
    #[must_use]
    pub fn known_to(self, role: Seat) -> Self {
        Self { known_to: Some(role), ..self }
    }

    fn told(&self) -> String {
        match self.to.told() {
            Some(allowed) => format!("{} {} ({allowed})", self.who, self.now),
            None => self.who.clone(),
        }
    }
}

impl Allowed {
    /// How it is typed.
    fn form(&self) -> &'static str {
        match self {
            Self::Numbers { .. } => " NUMBER",
            Self::Words(_) => " WORD",
            Self::Hex => " HEX",
            Self::Nothing => "",
        }
    }

    /// What is allowed, where that is not the same for all.
    fn told(&self) -> Option<String> {
        match self {
            Self::Numbers { least, most } => Some(format!("{least} to {most}")),
            Self::Words(words) => Some(words.keys().cloned().collect::<Vec<_>>().join("|")),
            Self::Hex | Self::Nothing => None,
        }
    }
}

/// How many are named in a line; the others are counted.
const NAMED: usize = 12;

/// What an organiser may set right as lines of English, one for each kind of value: how it is typed, and for whom.
#[must_use]
pub fn choices(all: &[Settable]) -> Vec<String> {
    let mut of: BTreeMap<&str, Vec<&Settable>> = BTreeMap::new();
    for one in all {
        of.entry(&one.what).or_default().push(one);
    }
    let line = |(what, of): (&str, Vec<&Settable>)| {
        let mut names: Vec<String> = of.iter().take(NAMED).map(|it| it.told()).collect();
        if of.len() > NAMED {
            names.push(format!("{} more", of.len() - NAMED));
        }
        let form = of.first().map_or("", |it| it.to.form());
        format!("{VERB} {what} …{form} because REASON: {}", names.join(", "))
    };
    of.into_iter().map(line).collect()
}

#[cfg(test)]
mod tests {
    use super::{Bounds, DUTCH, ENGLISH, Refusals, Settable, choices};
    use decider::By;

    const CODES: Refusals<&str> = Refusals { not_yours: "not_yours", not_so: "not_so" };

    #[test]
    fn each_refusal_is_said_in_every_language() {
        let sources = [include_str!("set_right.rs")];
        assert_eq!(messages::faults(ENGLISH, DUTCH, &sources), Vec::<String>::new());
        assert_eq!(messages::untranslated(ENGLISH, DUTCH), Vec::<String>::new());
    }

    #[test]
    fn only_the_organiser_sets_right_and_says_why() {
        let long = "x".repeat(501);
        for (by, reason, code) in [
            (By::Organiser, " the tax was counted twice ", None),
            (By::Organiser, &long[1..], None),
            (By::Organiser, "  ", Some("not_so")),
            (By::Organiser, &long, Some("not_so")),
            (By::Organiser, "one\ntwo", Some("not_so")),
            ("seat/cathay".parse().unwrap(), "the tax was counted twice", Some("not_yours")),
            (By::Rules, "the tax was counted twice", Some("not_yours")),
        ] {
            let refused = CODES.check(&by, reason).err();
            assert!(refused.iter().all(|refusal| refusal.clause.is_none()));
            assert_eq!(refused.map(|refusal| refusal.reason), code, "{by} {reason}");
        }
    }

    #[test]
    fn a_refusal_says_what_would_be_allowed() {
        let bounds = Bounds { now: 2, least: 1, most: 4 };
        let said = |wanted| {
            CODES.check_number("Mannheim", bounds, wanted).map_err(|refusal| refusal.to_string())
        };
        assert_eq!(said(4), Ok(()));
        assert_eq!(
            said(5).unwrap_err(),
            "Mannheim cannot be set to 5. 1 to 4 are allowed; now it is 2."
        );
        assert_eq!(
            said(2).unwrap_err(),
            "Mannheim stands at 2 already. 1 to 4 are allowed; now it is 2."
        );
    }

    #[test]
    fn what_may_be_set_right_is_a_line_for_each_kind() {
        let bounds = Bounds { now: 2, least: 1, most: 4 };
        let all = ["north-1", "north-2"]
            .map(|who| Settable::number("wounds", who, who.to_owned(), bounds));
        assert_eq!(
            choices(&all),
            ["set-right wounds … NUMBER because REASON: north-1 2 (1 to 4), north-2 2 (1 to 4)"]
        );
    }
}
