//! What an organiser may vary: which town, who stands where, how long.

use crate::men::{Class, Reserve, Side};
use crate::siege::SiegeStart;
use crate::spot::Spot;
use crate::state::Options;
use crate::town::{GateId, Mechanism, Town};
use crate::works::EngineKind;
use board::{Direction, Hex};
use messages::{Catalogue, Language};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use std::collections::{BTreeMap, BTreeSet};
use std::sync::LazyLock;

static SUMMARIES: LazyLock<Catalogue> = LazyLock::new(|| {
    Catalogue::new(include_str!("scenario/en.ftl"), include_str!("scenario/nl.ftl"))
        .with_names(crate::refusal::NAMES)
});

/// The towns that a scenario may name, by their words.
pub type Library = BTreeMap<String, Town>;

/// The built-in towns, as TOML.
pub const TOWNS: &[(&str, &str)] = &[("lindenburg", include_str!("../towns/lindenburg.toml"))];

/// An assault as somebody writes it.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
#[schemars(rename = "AssaultScenario")]
pub struct Scenario {
    /// What people call it.
    pub title: String,
    /// What it is about, in two or three sentences.
    #[serde(default)]
    pub summary: String,
    /// The word of the town.
    pub town: String,
    /// Rules that it sets.
    #[serde(default)]
    pub options: Options,
    /// Gates and doors that stand open at the beginning.
    #[serde(default)]
    pub open: BTreeSet<GateId>,
    /// Mechanisms that are raised or sprung at the beginning.
    #[serde(default)]
    pub worked: BTreeSet<Mechanism>,
    /// Moat hexes that are filled ([ST-49](crate::clauses::ST_49)).
    #[serde(default)]
    pub filled: BTreeSet<Hex>,
    /// Wall hexes that are rubble.
    #[serde(default)]
    pub demolished: BTreeSet<Hex>,
    /// Gates and doors that were broken open before.
    #[serde(default)]
    pub broken: BTreeSet<GateId>,
    /// Houses, stables and stairs that were burnt down before.
    #[serde(default)]
    pub burnt: BTreeSet<Hex>,
    /// Ladders: in the hands of two who stand at these places, or lying at one.
    #[serde(default)]
    pub ladders: Vec<LadderStart>,
    /// Rampart hexes that the besiegers hold from an earlier assault
    /// ([ST-59](crate::clauses::ST_59)).
    #[serde(default)]
    pub held: BTreeSet<Hex>,
    /// Siege towers and rams.
    #[serde(default)]
    pub engines: Vec<EngineStart>,
    /// Barrels of oil; none are said: two of the besieged ([ST-51](crate::clauses::ST_51)).
    #[serde(default)]
    pub oil: Option<BTreeMap<Side, u32>>,
    /// Has the town a port ([HAV-020](crate::clauses::HAV_020))?
    #[serde(default)]
    pub port: bool,
    /// A siege that goes on over days; none: one assault ([ST-19](crate::clauses::ST_19)).
    #[serde(default)]
    pub siege: Option<Box<SiegeStart>>,
    /// Both sides.
    pub sides: BTreeMap<Side, Force>,
}

impl Scenario {
    /// What people call it: a built-in one in their language.
    #[must_use]
    pub fn title_in(&self, language: Language) -> String {
        SUMMARIES.in_language(language).name(&self.title)
    }

    /// What it is about, likewise.
    #[must_use]
    pub fn summary_in(&self, language: Language) -> String {
        let english = SUMMARIES.in_language(Language::English);
        let known = SCENARIOS.iter().find(|(word, _)| english.say(word, &[]) == self.summary);
        match known {
            Some((word, _)) => SUMMARIES.in_language(language).say(word, &[]),
            None => self.summary.clone(),
        }
    }
}

/// Where a ladder is at the beginning.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
#[schemars(rename = "AssaultLadder")]
pub enum LadderStart {
    /// In the hands of two.
    Carried([Spot; 2]),
    /// On the ground.
    Lying(Spot),
    /// Against a wall: its foot, and the rampart hex above.
    Standing([Hex; 2]),
    /// In the camp of a side, until somebody takes it there before an assault of a siege.
    InCamp(Side),
}

/// An engine at the beginning.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
#[schemars(rename = "AssaultEngine")]
pub struct EngineStart {
    /// What.
    pub kind: EngineKind,
    /// Where; none: behind the lines, as machines are that shoot from afar.
    #[serde(default)]
    pub at: Option<Hex>,
    /// Which way its front looks.
    pub facing: Direction,
    /// Of a siege tower: for ramparts of this level, 1 to 3.
    #[serde(default)]
    pub against: Option<i8>,
    /// Bought for a siege on a campaign map: a machine takes its first day to build.
    #[serde(default)]
    pub building: bool,
}

/// One side.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
#[schemars(rename = "AssaultForce")]
pub struct Force {
    /// What it is called.
    pub name: String,
    /// Who stands where.
    #[serde(default)]
    pub men: Vec<Enlisted>,
    /// Who is placed by their owner before the assault ([ST-58](crate::clauses::ST_58)).
    #[serde(default)]
    pub reserve: Vec<Reserve>,
}

/// Some of a side who are alike.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
#[schemars(rename = "AssaultEnlisted")]
pub struct Enlisted {
    /// What they are.
    pub class: Class,
    /// Where each of them stands.
    pub at: Vec<Spot>,
    /// On horses?
    #[serde(default)]
    pub mounted: bool,
    /// Names of their own, for the first of them.
    #[serde(default)]
    pub called: Vec<String>,
}

/// The built-in scenarios, as TOML.
pub const SCENARIOS: &[(&str, &str)] = &[
    ("one-gate", include_str!("../scenarios/one-gate.toml")),
    ("ladders-at-dawn", include_str!("../scenarios/ladders-at-dawn.toml")),
    ("siege-tower", include_str!("../scenarios/siege-tower.toml")),
    ("fire-raiders", include_str!("../scenarios/fire-raiders.toml")),
    ("citadel", include_str!("../scenarios/citadel.toml")),
    ("last-door", include_str!("../scenarios/last-door.toml")),
    ("under-the-keep", include_str!("../scenarios/under-the-keep.toml")),
    ("stables-at-dusk", include_str!("../scenarios/stables-at-dusk.toml")),
    ("ships-in-the-night", include_str!("../scenarios/ships-in-the-night.toml")),
    ("between-two-fires", include_str!("../scenarios/between-two-fires.toml")),
    ("whole-siege", include_str!("../scenarios/whole-siege.toml")),
];

#[cfg(test)]
mod tests {
    use super::{SCENARIOS, SUMMARIES, Scenario, TOWNS};
    use messages::Language;

    #[test]
    fn every_built_in_assault_can_be_played_and_is_told_in_both_languages() {
        let town = |&(word, text): &(&str, &str)| (word.to_owned(), toml::from_str(text).unwrap());
        let towns = TOWNS.iter().map(town).collect();
        for (word, text) in SCENARIOS {
            let mut scenario: Scenario = toml::from_str(text).unwrap();
            let wrong = crate::check(&scenario, &towns).err();
            assert_eq!(wrong.map(|no| no.facts.in_language(Language::English)), None, "{word}");
            assert_eq!(scenario.title_in(Language::English), scenario.title);
            assert_eq!(scenario.summary_in(Language::English), scenario.summary, "{word}");
            assert_ne!(scenario.title_in(Language::Dutch), scenario.title, "{word}");
            assert_ne!(scenario.summary_in(Language::Dutch), scenario.summary, "{word}");
            let dutch = SUMMARIES.in_language(Language::Dutch);
            for force in scenario.sides.values() {
                assert_ne!(dutch.name(&force.name), force.name, "{word}");
            }
            let called = text.lines().filter(|line| line.contains("called = "));
            for name in called.flat_map(|line| line.split('"')).filter(|it| it.contains(" of ")) {
                assert!(dutch.name(name).contains(" van "), "{word}: {name}");
            }
            scenario.summary = "What an organiser wrote.".into();
            assert_eq!(scenario.summary_in(Language::Dutch), "What an organiser wrote.");
        }
    }
}
