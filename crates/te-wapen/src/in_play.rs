//! What an event brings into play: clauses, spells, abilities, items and engines. For tables of many
//! games, in which nothing that stands in the book should stay at zero.
//!
//! What acts by an order of its own is counted when it is ordered; what only bears on something, such
//! as wings or a banner, whenever its bearer does what it bears on. What only forbids is seen in
//! refusals, what calls for dice or cards in the rolls and draws.

use crate::abilities::Ability;
use crate::clauses::{
    WAP_031, WAP_032, WAP_033, WAP_045, WAP_078, WAP_103, WAP_123, WAP_124, WAP_125, WAP_126,
    WAP_128, WAP_129, WAP_130, WAP_131, WAP_132, WAP_133, WAP_136, WAP_140, WAP_143, WAP_155,
    WAP_156, WAP_157, WAP_158, WAP_159, WAP_160, WAP_163, WAP_173, WAP_174, WAP_175, WAP_176,
    WAP_177, WAP_178, WAP_179, WAP_180, WAP_181, WAP_187, WAP_191, WAP_197, WAP_199, WAP_200,
    WAP_203, WAP_207, WAP_211, WAP_222, WAP_223, WAP_224, WAP_257, WAP_258,
};
use crate::event::AttackFought;
use crate::items::{Banner, Trinket, Weapon};
use crate::pieces::{Piece as Token, PieceId};
use crate::spells::{School, Spell};
use crate::state::State;
use crate::troops::Body;
use crate::{Event, REGISTER};
use decider::Clause;

/// Something that stands in the book and can come into play.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Piece {
    /// A clause is carried out.
    Clause(Clause),
    /// A spell is cast.
    Spell(Spell),
    /// Something sets its bearer apart.
    Ability(Ability),
    /// A magic weapon.
    Weapon(Weapon),
    /// Another magic item of an individual.
    Trinket(Trinket),
    /// A banner.
    Banner(Banner),
    /// Siege equipment, by its row, or boiling oil.
    Engine(&'static str),
}

/// The rows of siege equipment, and boiling oil: the word and the name of each.
pub const ENGINES: [(&str, &str); 9] = [
    ("ram", "Ram"),
    ("drill", "Drill"),
    ("siege-ballista", "Ballista"),
    ("siege-catapult", "Catapult"),
    ("siege-tower", "Siege tower"),
    ("ladders", "Ladders"),
    ("grappling-hooks", "Grappling hooks"),
    ("explosives", "Explosives"),
    ("boiling-oil", "Boiling oil"),
];

/// What a piece is doing when something that it has or carries bears on it.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Doing {
    Acts,
    Moves,
    Strikes,
    Shoots,
    IsStruck,
    IsShot,
    Casts,
    Uses,
}

/// Everything that an event brings into play, with the state before it. A match without a wildcard: a
/// new event does not compile until somebody has decided what it counts as.
#[must_use]
pub fn pieces_of(event: &Event, state: &State) -> Vec<Piece> {
    let mut found = Found { state, pieces: Vec::new() };
    let carried_out = event.clause().and_then(|id| REGISTER.find(id));
    found.pieces.extend(carried_out.map(|it| Piece::Clause(it.clause)));
    match event {
        Event::PiecePlaced(it) => {
            for ability in [Ability::Heads, Ability::GreaterDemon, Ability::LesserDemon] {
                if it.profile.has(ability) {
                    found.pieces.push(Piece::Ability(ability));
                }
            }
        }
        Event::CardTurned(it) => found.clause(match it.card.activations() {
            1 => WAP_031,
            2 => WAP_032,
            _ => WAP_033,
        }),
        Event::PiecesActivated(it) => {
            if !it.along.is_empty() {
                found.clause(WAP_045);
            }
            it.pieces.iter().chain(&it.along).for_each(|id| found.does(id, Doing::Acts));
        }
        Event::PieceMoved(it) => {
            found.does(&it.piece, Doing::Moves);
            it.along.iter().for_each(|id| found.does(id, Doing::Moves));
        }
        Event::AttackFought(it) => fought(it, &mut found),
        Event::SpellCast(it) => {
            found.pieces.push(Piece::Spell(it.spell));
            found.clause(WAP_103);
            let school = state.pieces.get(&it.caster).and_then(|caster| caster.profile.school);
            if let Some(school) = school {
                found.clause(learnt(school));
            }
            found.does(&it.caster, Doing::Casts);
            if it.ring.is_some() {
                found.pieces.push(Piece::Trinket(Trinket::RingOfFire));
            }
            if it.crystal {
                found.pieces.push(Piece::Trinket(Trinket::CrystalOfSight));
            }
        }
        Event::SpellStruck(it) => found.does(&it.target, Doing::IsShot),
        Event::TrapSprung(_) => found.pieces.push(Piece::Ability(Ability::Trap)),
        Event::AssassinationTried(_) => found.pieces.push(Piece::Ability(Ability::Assassin)),
        Event::FormChanged(_) => found.pieces.push(Piece::Ability(Ability::Shapechanger)),
        Event::ItemUsed(it) => found.pieces.push(Piece::Trinket(it.item)),
        Event::HitsSaved(_) => found.pieces.push(Piece::Trinket(Trinket::MithrilArmour)),
        Event::BuildingStruck(it) => found.does(&it.attacker, Doing::Uses),
        Event::OilPoured(_) => found.pieces.push(Piece::Engine("boiling-oil")),
        Event::BattleOpened(_)
        | Event::TurnBegun(_)
        | Event::CardIgnored(_)
        | Event::TurnEnded(_)
        | Event::PieceHealed(_)
        | Event::MovingEnded(_)
        | Event::PieceWounded(_)
        | Event::PieceEliminated(_)
        | Event::PieceRetreated(_)
        | Event::FollowUpOffered(_)
        | Event::FollowedUp(_)
        | Event::CountersChanged(_)
        | Event::PieceTeleported(_)
        | Event::SpellFailed(_)
        | Event::CloudRaised(_)
        | Event::PieceRaised(_)
        | Event::ThornsGrown(_)
        | Event::ThornsSprung(_)
        | Event::MagicRegained(_)
        | Event::CardPlayed(_)
        | Event::BattleEnded(_) => {}
    }
    let besides: Vec<Piece> = found.pieces.iter().filter_map(|&it| said_of(it)).collect();
    found.pieces.extend(besides);
    found.pieces
}

/// The clause that says what an ability or an item does; a spell's is that of its event.
const fn said_of(piece: Piece) -> Option<Piece> {
    let clause = match piece {
        Piece::Ability(ability) => match ability {
            Ability::Burrowing => WAP_123,
            Ability::CauseFear => WAP_124,
            Ability::Ethereal => WAP_125,
            Ability::Flying => WAP_126,
            Ability::Forestwalker => WAP_128,
            Ability::Frenzy => WAP_129,
            Ability::General => WAP_130,
            Ability::MagicUser => WAP_131,
            Ability::Regenerate => WAP_132,
            Ability::Swimming => WAP_133,
            Ability::Indirect => WAP_078,
            Ability::ScreamingBell => WAP_136,
            Ability::PlagueCart => WAP_140,
            Ability::UsedUp => WAP_143,
            Ability::Assassin => WAP_191,
            Ability::FreezingGaze => WAP_155,
            Ability::GreaterDemon => WAP_156,
            Ability::LesserDemon => WAP_157,
            Ability::FireBreath => WAP_158,
            Ability::Howdah => WAP_159,
            Ability::Heads => WAP_160,
            Ability::Shapechanger => WAP_197,
            Ability::Trap => WAP_163,
            Ability::ContactSiege => WAP_223,
            Ability::DistanceSiege => WAP_224,
            Ability::Access => WAP_222,
            Ability::SteadfastLeader => WAP_257,
            Ability::Headquarters => WAP_258,
        },
        Piece::Weapon(weapon) => match weapon {
            Weapon::HolyBlade => WAP_173,
            Weapon::Courage => WAP_174,
            Weapon::Protection => WAP_175,
            Weapon::Spells => WAP_176,
            Weapon::Speed => WAP_177,
            Weapon::Flying => WAP_178,
            Weapon::Forest => WAP_179,
            Weapon::Accuracy => WAP_180,
            Weapon::Fear => WAP_181,
        },
        Piece::Banner(_) => WAP_187,
        Piece::Trinket(trinket) => trinket.clause(),
        Piece::Clause(_) | Piece::Spell(_) | Piece::Engine(_) => return None,
    };
    Some(Piece::Clause(clause))
}

const fn learnt(school: School) -> Clause {
    match school {
        School::Wizard => WAP_199,
        School::Necromancer => WAP_200,
        School::Cleric => WAP_203,
        School::Demonologist => WAP_207,
        School::Druid => WAP_211,
    }
}

fn fought(fought: &AttackFought, found: &mut Found<'_>) {
    let named = fought.dice.iter().filter_map(|part| REGISTER.find(&part.clause.0));
    let named = named.map(|entry| Piece::Clause(entry.clause));
    found.pieces.extend(named);
    let (does, suffers) = match fought.distance {
        0 | 1 => (Doing::Strikes, Doing::IsStruck),
        _ => (Doing::Shoots, Doing::IsShot),
    };
    found.does(&fought.attacker, does);
    found.does(&fought.target, suffers);
}

struct Found<'s> {
    state: &'s State,
    pieces: Vec<Piece>,
}

impl Found<'_> {
    fn clause(&mut self, clause: Clause) {
        self.pieces.push(Piece::Clause(clause));
    }

    /// A piece does something, and those who are attached to it with it.
    fn does(&mut self, id: &PieceId, doing: Doing) {
        let Some(piece) = self.state.pieces.get(id) else { return };
        bearer(piece, doing, &mut self.pieces);
        let attached: Vec<&Token> = self.state.attached(id).map(|(_, piece)| piece).collect();
        for individual in attached {
            leader(individual, doing, &mut self.pieces);
        }
    }
}

/// What a piece has and carries itself.
fn bearer(piece: &Token, doing: Doing, pieces: &mut Vec<Piece>) {
    let abilities = piece.profile.abilities.iter().copied();
    pieces.extend(abilities.filter(|&it| bears_on(it, doing)).map(Piece::Ability));
    let weapons = piece.items.weapons.iter().copied();
    pieces.extend(weapons.filter(|&it| weapon_bears_on(it, doing)).map(Piece::Weapon));
    let trinkets = piece.items.trinkets.iter().copied();
    pieces.extend(trinkets.filter(|&it| trinket_bears_on(it, doing)).map(Piece::Trinket));
    let banners = piece.items.banners.iter().copied();
    pieces.extend(banners.filter(|&it| banner_bears_on(it, doing)).map(Piece::Banner));
    let engine = ENGINES.iter().find(|(word, _)| *word == piece.profile.troop.word());
    if let Some((word, _)) = engine
        && piece.profile.body == Body::Siege
        && matches!(doing, Doing::Moves | Doing::Strikes | Doing::Shoots | Doing::Uses)
    {
        pieces.push(Piece::Engine(word));
    }
}

/// What an individual gives to the unit that he is attached to.
fn leader(individual: &Token, doing: Doing, pieces: &mut Vec<Piece>) {
    let given = [Ability::General, Ability::SteadfastLeader];
    let abilities = given.into_iter().filter(|&it| individual.has(it) && bears_on(it, doing));
    pieces.extend(abilities.map(Piece::Ability));
    let given =
        [Weapon::Courage, Weapon::Protection, Weapon::Accuracy, Weapon::Fear, Weapon::HolyBlade];
    let weapons = given.into_iter().filter(|it| individual.items.weapons.contains(it));
    pieces.extend(weapons.filter(|&it| weapon_bears_on(it, doing)).map(Piece::Weapon));
}

const fn bears_on(ability: Ability, doing: Doing) -> bool {
    match ability {
        Ability::Burrowing
        | Ability::Ethereal
        | Ability::Flying
        | Ability::Forestwalker
        | Ability::Swimming
        | Ability::Access => matches!(doing, Doing::Moves),
        Ability::CauseFear | Ability::Frenzy | Ability::UsedUp => matches!(doing, Doing::Strikes),
        Ability::General | Ability::ScreamingBell | Ability::Headquarters => {
            matches!(doing, Doing::Strikes | Doing::Shoots)
        }
        Ability::SteadfastLeader | Ability::PlagueCart => matches!(doing, Doing::IsStruck),
        Ability::MagicUser | Ability::FreezingGaze => matches!(doing, Doing::Casts),
        Ability::Regenerate => matches!(doing, Doing::Acts),
        Ability::Indirect | Ability::FireBreath | Ability::Howdah => matches!(doing, Doing::Shoots),
        Ability::ContactSiege | Ability::DistanceSiege => matches!(doing, Doing::Uses),
        // These have events of their own.
        Ability::Assassin
        | Ability::GreaterDemon
        | Ability::LesserDemon
        | Ability::Heads
        | Ability::Shapechanger
        | Ability::Trap => false,
    }
}

const fn weapon_bears_on(weapon: Weapon, doing: Doing) -> bool {
    match weapon {
        Weapon::HolyBlade | Weapon::Fear => matches!(doing, Doing::Strikes),
        Weapon::Courage => matches!(doing, Doing::IsStruck),
        Weapon::Protection => matches!(doing, Doing::IsStruck | Doing::IsShot),
        Weapon::Spells => matches!(doing, Doing::Casts),
        Weapon::Speed | Weapon::Flying | Weapon::Forest => matches!(doing, Doing::Moves),
        Weapon::Accuracy => matches!(doing, Doing::Strikes | Doing::Shoots),
    }
}

const fn trinket_bears_on(trinket: Trinket, doing: Doing) -> bool {
    match trinket {
        Trinket::MagicWand => matches!(doing, Doing::Casts),
        Trinket::BootsOfStriding => matches!(doing, Doing::Moves),
        Trinket::CloakOfShadows => matches!(doing, Doing::IsStruck),
        Trinket::RingOfWarding => matches!(doing, Doing::IsShot),
        // These have events of their own.
        Trinket::MithrilArmour
        | Trinket::RingOfFire
        | Trinket::AmuletOfHealing
        | Trinket::HornOfCommand
        | Trinket::CrystalOfSight => false,
    }
}

const fn banner_bears_on(banner: Banner, doing: Doing) -> bool {
    match banner {
        Banner::Regeneration => matches!(doing, Doing::Acts),
        Banner::Might | Banner::Fear => matches!(doing, Doing::Strikes),
        Banner::Steadfastness => matches!(doing, Doing::IsStruck),
        Banner::Fortitude => matches!(doing, Doing::IsStruck | Doing::IsShot),
        Banner::Magic => matches!(doing, Doing::Casts),
        Banner::Speed | Banner::Forest => matches!(doing, Doing::Moves),
        Banner::Warding => matches!(doing, Doing::IsShot),
    }
}
