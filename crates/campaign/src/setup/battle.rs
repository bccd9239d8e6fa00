//! A battle is asked for by its scenario, and by who leads which army.

use super::{NotScenario, Opens, place, read_toml};
use crate::refusal::said;
use crate::{AnySetup, Opening, Roles};
use messages::Language;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use std::sync::LazyLock;
use te_wapen::troops::{ARMIES, ArmyBook, Library};
use te_wapen::{Battle, Refusal, Scenario};

/// A battle as it is asked for.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct BattleSetup {
    /// The table and both armies.
    pub scenario: Scenario,
    /// Which seat leads the `red` and which the `black` army; nobody named: the seats of these names.
    #[serde(default, skip_serializing_if = "Roles::are_named_alike")]
    pub seats: Roles,
}

impl From<Scenario> for AnySetup {
    fn from(scenario: Scenario) -> Self {
        Self::Battle(Box::new(BattleSetup { scenario, seats: Roles::default() }))
    }
}

impl Opens for Battle {
    type Setup = BattleSetup;

    const MARK: Option<&'static str> = Some("armies");

    fn read(text: &str) -> Result<BattleSetup, NotScenario> {
        let scenario: Scenario = read_toml(text)?;
        te_wapen::check(&scenario, troops()).map_err(|wrong| {
            let line = place::line_of(text, &wrong);
            let Refusal { facts, clause, allowed, .. } = *wrong.refusal;
            let message = match line {
                None => said!("scenario-unplayed", why = facts),
                Some(line) => said!("scenario-unplayed-at", line = line, why = facts),
            };
            NotScenario { message, clause: Some(clause), allowed }
        })?;
        Ok(BattleSetup { scenario, seats: Roles::default() })
    }

    fn scenario(setup: &BattleSetup) -> &Scenario {
        &setup.scenario
    }

    fn scenario_mut(setup: &mut BattleSetup) -> &mut Scenario {
        &mut setup.scenario
    }

    fn summary(setup: &BattleSetup, language: Language) -> String {
        setup.scenario.summary_in(language)
    }

    fn opening(setup: BattleSetup) -> Result<Opening<Self>, NotScenario> {
        let BattleSetup { scenario, seats: roles } = setup;
        Ok(Opening { scenario, library: troops().clone(), roles })
    }
}

/// Every troop of the built-in army books.
#[must_use]
pub fn troops() -> &'static Library {
    static TROOPS: LazyLock<Library> = LazyLock::new(|| {
        // The books are built in, and a test reads them all.
        let book = |(_, text): &(&str, &str)| -> ArmyBook {
            read_toml(text).unwrap_or_else(|wrong| unreachable!("{}", wrong.message))
        };
        let books: Vec<ArmyBook> = ARMIES.iter().map(book).collect();
        Library::of(books).unwrap_or_else(|wrong| unreachable!("{wrong}"))
    });
    &TROOPS
}

/// Those, and the troops of some more books.
pub(super) fn troops_and(books: &[ArmyBook]) -> Result<Library, NotScenario> {
    let with = |library: Library, book: &ArmyBook| {
        library.with(book).map_err(|wrong| {
            NotScenario::new(said!("bad-book", field = wrong.field, what = wrong.what))
        })
    };
    books.iter().try_fold(troops().clone(), with)
}
