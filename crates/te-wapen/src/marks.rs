//! What comes into play with an ability or an item: its clause, and the thing itself. The chapters mark it
//! where it bears on what is done, so that tables of many games can tell what is in the book for show.

use crate::abilities::Ability;
use crate::clauses::{
    WAP_078, WAP_123, WAP_124, WAP_125, WAP_126, WAP_128, WAP_129, WAP_130, WAP_131, WAP_132,
    WAP_133, WAP_136, WAP_140, WAP_143, WAP_155, WAP_156, WAP_157, WAP_158, WAP_159, WAP_160,
    WAP_163, WAP_173, WAP_174, WAP_175, WAP_176, WAP_177, WAP_178, WAP_179, WAP_180, WAP_181,
    WAP_187, WAP_191, WAP_197, WAP_222, WAP_223, WAP_224, WAP_257, WAP_258,
};
use crate::items::{Banner, Trinket, Weapon};
use crate::pieces::{Items, Piece};
use crate::spells::Spell;
use crate::troops::Body;
use decider::{Clause, Mark};
use rulebook::Things;

/// The rows of siege equipment, and boiling oil: the word and the name of each.
const ENGINES: [(&str, &str); 9] = [
    ("ram", "Ram"),
    ("drill", "Drill"),
    ("siege-ballista", "Ballista"),
    ("siege-catapult", "Catapult"),
    ("siege-tower", "Siege tower"),
    ("ladders", "Ladders"),
    ("grappling-hooks", "Grappling hooks"),
    ("explosives", "Explosives"),
    (OIL, "Boiling oil"),
];

/// Boiling oil, as a mark names it.
pub(crate) const OIL: &str = "boiling-oil";

/// Everything that can come into play besides clauses.
pub(crate) fn things() -> Vec<Things> {
    let thing = |word, name| (word, name, Mark::Thing(word));
    let weapons = Weapon::ALL.iter().map(|it| thing(it.word(), it.name()));
    let trinkets = Trinket::ALL.iter().map(|it| thing(it.word(), it.name()));
    let banners = Banner::ALL.iter().map(|it| thing(it.word(), it.name()));
    let spells = Spell::ALL.iter().map(|it| thing(it.word(), it.name())).collect();
    let abilities = Ability::ALL.iter().map(|it| thing(it.word(), it.name())).collect();
    let engines = ENGINES.iter().map(|&(word, name)| thing(word, name)).collect();
    vec![
        Things { what: "spell", done: "cast", all: spells },
        Things { what: "ability", done: "in play", all: abilities },
        Things {
            what: "magic item",
            done: "in play",
            all: weapons.chain(trinkets).chain(banners).collect(),
        },
        Things { what: "engine", done: "in play", all: engines },
    ]
}

const fn marks(clause: Clause, word: &'static str) -> [Mark; 2] {
    [Mark::Clause(clause), Mark::Thing(word)]
}

impl Ability {
    /// It bears on something.
    pub(crate) const fn marks(self) -> [Mark; 2] {
        let clause = match self {
            Self::Burrowing => WAP_123,
            Self::CauseFear => WAP_124,
            Self::Ethereal => WAP_125,
            Self::Flying => WAP_126,
            Self::Forestwalker => WAP_128,
            Self::Frenzy => WAP_129,
            Self::General => WAP_130,
            Self::MagicUser => WAP_131,
            Self::Regenerate => WAP_132,
            Self::Swimming => WAP_133,
            Self::Indirect => WAP_078,
            Self::ScreamingBell => WAP_136,
            Self::PlagueCart => WAP_140,
            Self::UsedUp => WAP_143,
            Self::Assassin => WAP_191,
            Self::FreezingGaze => WAP_155,
            Self::GreaterDemon => WAP_156,
            Self::LesserDemon => WAP_157,
            Self::FireBreath => WAP_158,
            Self::Howdah => WAP_159,
            Self::Heads => WAP_160,
            Self::Shapechanger => WAP_197,
            Self::Trap => WAP_163,
            Self::ContactSiege => WAP_223,
            Self::DistanceSiege => WAP_224,
            Self::Access => WAP_222,
            Self::SteadfastLeader => WAP_257,
            Self::Headquarters => WAP_258,
        };
        marks(clause, self.word())
    }
}

impl Weapon {
    /// It bears on something.
    pub(crate) const fn marks(self) -> [Mark; 2] {
        let clause = match self {
            Self::HolyBlade => WAP_173,
            Self::Courage => WAP_174,
            Self::Protection => WAP_175,
            Self::Spells => WAP_176,
            Self::Speed => WAP_177,
            Self::Flying => WAP_178,
            Self::Forest => WAP_179,
            Self::Accuracy => WAP_180,
            Self::Fear => WAP_181,
        };
        marks(clause, self.word())
    }
}

impl Trinket {
    /// It bears on something.
    pub(crate) const fn marks(self) -> [Mark; 2] {
        marks(self.clause(), self.word())
    }
}

impl Banner {
    /// It bears on something.
    pub(crate) const fn marks(self) -> [Mark; 2] {
        marks(WAP_187, self.word())
    }
}

impl Items {
    /// Those of these that are carried.
    pub(crate) fn marks(
        &self,
        weapons: &[Weapon],
        trinkets: &[Trinket],
        banners: &[Banner],
    ) -> Vec<Mark> {
        let weapons = weapons.iter().filter(|it| self.weapons.contains(it)).map(|it| it.marks());
        let trinkets = trinkets.iter().filter(|it| self.trinkets.contains(it)).map(|it| it.marks());
        let banners = banners.iter().filter(|it| self.banners.contains(it)).map(|it| it.marks());
        weapons.chain(trinkets).chain(banners).flatten().collect()
    }
}

impl Piece {
    /// Siege equipment is used.
    pub(crate) fn engine(&self) -> Option<Mark> {
        let (word, _) = ENGINES.iter().find(|(word, _)| *word == self.profile.troop.word())?;
        (self.profile.body == Body::Siege).then_some(Mark::Thing(word))
    }
}
