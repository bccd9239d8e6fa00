//! What an event brings into play: cards and clauses. For tables of many games, in which nothing
//! that stands in the book should stay at zero.
//!
//! The clause that the log links to comes first ([`Event::clause`]). Further ones follow where the
//! event shows that they were carried out as well; what only forbids is seen in refusals, what
//! calls for dice or cards in the rolls and draws. Clauses that leave no trace of their own, such
//! as the lie of the land, are not made up here.

use crate::clauses::{
    ACT_04, ACT_11, ACT_16, ACT_17, ACT_18, ACT_20, HEI_005, HEI_006, HEI_007, HEI_008, HEI_009,
    HEI_010, HEI_023, HEI_024, HEI_032, HEI_033, HEI_036, HEI_041, HEI_042, HEI_046, HEI_051,
    HEI_052, HEI_056, HEI_060, HEI_061, HEI_062, HEI_065, HEI_066, HEI_067, HEI_068, HEI_069,
    HEI_071, HEI_072, HEI_074, HEI_075, HEI_076, HEI_077, HEI_078, HEI_079, HEI_080, HEI_081,
    HEI_083, HEI_084, HEI_085, HEI_089, HEI_090, HEI_093, HEI_094, HEI_095, HEI_099, HEI_100,
    HEI_104, HEI_105, HEI_107, HEI_108, HEI_109, HEI_110, HEI_111, HEI_112, HEI_113, HEI_114,
    HEI_122, HEI_124, HEI_126, HEI_135, HEI_136, HEI_141, HEI_143, HEI_153, HEI_155, HEI_156,
    HEI_157, HEI_158, HEI_159, HEI_160, HEI_161, HEI_163, HEI_165, HEI_167, HEI_169, HEI_182,
    HEI_184, R_11, R_14, R_15, R_16, R_22, R_23, R_25, R_31, R_32, R_34, R_36, R_40, R_42, R_43,
    R_44, R_47, R_49, R_50, R_53, R_54, R_55, R_57, R_61, R_62, R_63, R_64, R_66, R_67, R_71, R_74,
    R_77, R_79, R_81, R_83, R_85, R_86, R_88, R_89, R_90, R_91, R_92, R_93, R_94, R_95, R_96, R_97,
    R_98, R_106,
};
use crate::decks::{ActionCard, CommandCard, EventCard};
use crate::event::{AttackFought, BonusReason, FigureDischarged, FiguresMoved, Secret, StepBegun};
use crate::figures::{Faction, FigureKind, Side};
use crate::state::{Artefact, Marker, Outcome, Step};
use crate::tables::Spell;
use crate::{Event, REGISTER, tables, verdict};
use decider::Clause;

/// Something that stands in the book and can come into play.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Piece {
    /// An action card is spent for what it does, or a Blank for what the well makes of it.
    Action(ActionCard),
    /// An event card is turned up.
    Event(EventCard),
    /// A command card is turned up.
    Command(CommandCard),
    /// A spell is cast; its clause also counts each of its attacks and dice.
    Spell(Spell),
    /// An artefact is used; likewise.
    Artefact(Artefact),
    /// A clause is carried out.
    Clause(Clause),
}

/// The clauses of the wizards' ten spells.
pub const SPELLS: [Clause; 10] =
    [HEI_075, HEI_076, HEI_077, HEI_078, HEI_079, HEI_080, HEI_081, HEI_083, HEI_084, HEI_085];

/// The clauses of the four artefacts in the Tower.
pub const ARTEFACTS: [Clause; 4] = [HEI_067, HEI_068, HEI_069, HEI_072];

/// The clauses of the factions' special rules but for spells and artefacts.
pub const SPECIAL_RULES: [Clause; 9] =
    [HEI_036, HEI_046, HEI_056, HEI_065, HEI_093, HEI_094, HEI_095, HEI_104, HEI_105];

/// Everything that an event brings into play. A match without a wildcard: a new event does not
/// compile until somebody has decided what it counts as.
#[must_use]
pub fn pieces_of(event: &Event) -> Vec<Piece> {
    let mut found = Found(Vec::new());
    let carried_out = event.clause().and_then(|id| REGISTER.find(id));
    found.clauses(carried_out.map(|it| it.clause));
    match event {
        Event::SiegeOpened(_) => found.clauses([HEI_107, HEI_114, HEI_124, R_11, R_25]),
        Event::FactionMustered(it) => found.clause(roster(it.faction)),
        Event::BriefingGiven(it) => found.clause(troops(it.faction)),
        Event::EnemyProfiled(_) => found.clause(HEI_182),
        Event::MarkerPlaced(it) => match it.marker {
            Marker::Queen => found.clause(HEI_023),
            Marker::HighPriest => found.clause(HEI_024),
            Marker::Graf | Marker::Brunhilde => {}
        },
        Event::FigurePlaced(it) if it.figure.kind() == FigureKind::RatOgre => {
            found.clause(HEI_184);
        }
        Event::TurnBegun(_) => found.clause(HEI_143),
        Event::StepBegun(it) => step_begun(it, &mut found),
        Event::StepEnded(it) if !it.risen.is_empty() => found.clause(HEI_163),
        Event::EventCardRevealed(it) => {
            found.0.push(Piece::Event(it.card));
            found.clauses([HEI_135, R_15]);
            if it.reshuffled {
                found.clause(R_14);
            }
        }
        Event::CommandCardRevealed(it) => {
            found.0.push(Piece::Command(it.card));
            found.clause(HEI_136);
            if it.reshuffled {
                found.clause(R_16);
            }
        }
        Event::SectionMined(_) => found.clause(R_71),
        Event::OgreAwaited(it) if it.waiting > 1 => found.clause(R_74),
        Event::DemandPaid(it) => found.spent(&it.cards),
        Event::FigureTaken(it) => {
            if it.demand > 0 {
                found.clause(R_77);
            }
        }
        Event::BandArrived(it) => {
            found.clause(ACT_04);
            if it.ogres > 0 {
                found.clause(HEI_122);
            }
            if it.door.is_none() {
                found.clause(R_71);
            }
        }
        Event::FiguresMoved(it) => moved(it, &mut found),
        Event::AttackCardPlayed(_) => {
            found.spent(&[ActionCard::Attack]);
            found.clause(R_22);
        }
        Event::BreakFreeFailed(_) => found.clauses([R_32, R_34]),
        Event::AttackFought(it) => fought(it, &mut found),
        Event::SpellCast(it) => {
            found.0.push(Piece::Spell(it.spell));
            for &card in &it.cards {
                found.0.push(Piece::Action(card));
            }
            found.clauses([HEI_074, R_86]);
        }
        Event::RangedAttackMade(it) => {
            found.clause(R_47);
            if it.strength.home && it.strength.die == tables::NATURAL_SIX {
                found.clause(HEI_161);
            }
        }
        Event::WaterRaised(_) => found.clause(R_88),
        Event::MindSeized(_) | Event::ControlTested(_) => found.clause(R_89),
        Event::TheftSeen(_) => found.clause(R_90),
        Event::FigurePlaced(it)
            if matches!(it.figure.kind(), FigureKind::Bee | FigureKind::Ent) =>
        {
            found.clauses([HEI_061, R_91]);
        }
        Event::FigurePlaced(it) if it.figure.kind() == FigureKind::Demon => {
            found.clauses([HEI_071, R_91]);
        }
        Event::AmbassadorTurned(_) | Event::AmbassadorRestored(_) => found.clause(R_96),
        Event::RageRolled(it) if it.raging => found.clause(R_97),
        Event::RageRolled(_) => {}
        Event::AirSpiritAppeared(_) => found.clause(R_98),
        Event::FiguresEscaped(_) => found.clause(HEI_046),
        Event::SecretKept(it) => match it.secret {
            Secret::CardHandedIn { card } => {
                found.spent(&[card]);
                found.clause(HEI_093);
            }
            Secret::Note { .. }
            | Secret::SpiritCalled { .. }
            | Secret::BoxTaken { .. }
            | Secret::BoxMeant { .. } => {}
        },
        Event::InsultsExchanged(_) | Event::FeudErupted(_) => found.clause(R_85),
        Event::CardsGiven(_) | Event::TradeSeen(_) => found.clause(HEI_141),
        Event::FigureDischarged(it) => discharged(it, &mut found),
        Event::DamageSuffered(_) => found.clauses([HEI_169, R_50]),
        Event::FactionFed(it) => {
            found.spent(&[it.card]);
            found.clause(R_53);
        }
        Event::FigureStarved(_) => found.clause(R_54),
        Event::FigureRegained(it) => {
            found.spent(&[it.card]);
            found.clause(R_55);
        }
        Event::FireStarted(it) if it.spread_from.is_some() => found.clause(R_62),
        Event::FireFought(it) => {
            found.spent(&it.cards);
            found.clause(R_61);
        }
        Event::HexBurntDown(_) => found.clauses([R_63, R_64]),
        Event::BarricadeBuilt(_) => {
            found.spent(&[ActionCard::Peasants]);
            found.clause(R_66);
        }
        Event::BarricadeDestroyed(_) => found.clause(R_67),
        Event::ArtefactUsed(it) => {
            found.0.push(Piece::Artefact(it.artefact));
            found.spent(&it.cards);
            found.clause(HEI_066);
            found.clause(match it.artefact {
                Artefact::Mask => R_94,
                Artefact::Box => R_95,
                Artefact::Altar => R_92,
                Artefact::Teleporter => R_93,
            });
        }
        Event::PassageRuled(_) => found.clause(R_36),
        Event::PlaceHeld(it) if it.fallen => found.clause(R_106),
        Event::SiegeEnded(it) if it.outcome != Outcome::CityStands => {
            found.clauses([ACT_20, HEI_033, HEI_042, HEI_052, HEI_062, HEI_090, HEI_100]);
        }
        Event::ScoresCounted(it) => {
            let objectives = it.scores.iter().flat_map(|score| &score.objectives);
            let met = objectives.filter(|objective| objective.met);
            // Some are met by a special rule that did not come into play.
            let clauses = met.filter_map(|it| verdict::objective_clause(&it.objective));
            found.clauses(clauses.filter(|clause| !SPECIAL_RULES.contains(clause)));
        }
        Event::GunBrought(_) | Event::GunFired(_) => found.clause(R_81),
        Event::ReserveCardPlayed(_) => {
            found.spent(&[ActionCard::Attack]);
            found.clause(R_79);
        }
        Event::LossNamed(_) => found.clause(HEI_126),
        Event::ConferenceCalled(_)
        | Event::FiguresOffered(_)
        | Event::ReserveJoined(_)
        | Event::ReserveFormed(_)
        | Event::ReserveLapsed(_)
        | Event::ReserveWoken(_)
        | Event::CrewJoined(_)
        | Event::GunMoved(_)
        | Event::OfficerSent(_)
        | Event::BoostGiven(_)
        | Event::WoundHealed(_)
        | Event::WaterSank(_)
        | Event::CardStolen(_)
        | Event::FigurePlaced(_)
        | Event::MarkerCaptured(_)
        | Event::FigureDeployed(_)
        | Event::FactionDone(_)
        | Event::StepEnded(_)
        | Event::CardTaken(_)
        | Event::CardsDiscarded(_)
        | Event::DeckReshuffled(_)
        | Event::OgreAwaited(_)
        | Event::BridgeDestroyed(_)
        | Event::FigureAbsent(_)
        | Event::DamageBorne(_)
        | Event::RuinStood(_)
        | Event::BridgeWasDown(_)
        | Event::SectionWasOpen(_)
        | Event::BridgeRepaired(_)
        | Event::DemandMade(_)
        | Event::DemandSettled(_)
        | Event::ArrivalSettled(_)
        | Event::BandsOrdered(_)
        | Event::BandActivated(_)
        | Event::PassageBlocked(_)
        | Event::JumpFailed(_)
        | Event::ProfileRevealed(_)
        | Event::FigureWounded(_)
        | Event::FigureStunned(_)
        | Event::FigureFell(_)
        | Event::ElvesHelped(_)
        | Event::FireStarted(_)
        | Event::FireGrown(_)
        | Event::WoundCancelled(_)
        | Event::DemonLeft(_)
        | Event::FiguresTeleported(_)
        | Event::TeleporterBroken(_)
        | Event::PlaceHeld(_)
        | Event::VoteCast(_)
        | Event::SiegeEnded(_)
        | Event::DecisionPrepared(_)
        | Event::DecisionUpheld(_)
        | Event::DecisionOverridden(_)
        | Event::FigureShifted(_)
        | Event::FigureHealed(_)
        | Event::FireQuenched(_)
        | Event::StoryTold(_)
        | Event::ClausesDisclosed(_)
        | Event::RunawayRose(_) => {}
    }
    found.0
}

struct Found(Vec<Piece>);

impl Found {
    fn clause(&mut self, clause: Clause) {
        if !self.0.contains(&Piece::Clause(clause)) {
            self.0.push(Piece::Clause(clause));
        }
    }

    fn clauses(&mut self, clauses: impl IntoIterator<Item = Clause>) {
        clauses.into_iter().for_each(|clause| self.clause(clause));
    }

    /// Cards spent as they lay in the hand. A Blank is spent for nothing but by the well.
    fn spent(&mut self, cards: &[ActionCard]) {
        for &card in cards {
            self.0.push(Piece::Action(card));
            match card {
                ActionCard::Attack => self.clause(HEI_108),
                ActionCard::Peasants => self.clause(HEI_109),
                ActionCard::Food => self.clause(HEI_110),
                ActionCard::Water => self.clause(HEI_111),
                ActionCard::Healing => self.clause(HEI_112),
                ActionCard::Blank => self.clauses([HEI_113, HEI_036, R_57]),
            }
        }
    }
}

/// The head count of a faction, which everybody knows.
const fn roster(faction: Faction) -> Clause {
    match faction {
        Faction::CityGuard => HEI_005,
        Faction::PalaceGuard => HEI_006,
        Faction::ElvenGuard => HEI_007,
        Faction::WizardsCouncil => HEI_008,
        Faction::Bretonnia => HEI_009,
        Faction::Cathay => HEI_010,
    }
}

/// The troop table of a faction, which stands in its briefing.
const fn troops(faction: Faction) -> Clause {
    match faction {
        Faction::CityGuard => HEI_032,
        Faction::PalaceGuard => HEI_041,
        Faction::ElvenGuard => HEI_051,
        Faction::WizardsCouncil => HEI_060,
        Faction::Bretonnia => HEI_089,
        Faction::Cathay => HEI_099,
    }
}

/// Step 9 has its parts. When the others eat, the wizards are not asked.
fn step_begun(begun: &StepBegun, found: &mut Found) {
    let ninth = matches!(
        begun.step,
        Step::Healing | Step::Food | Step::Fires | Step::Barricades | Step::Demands | Step::Holding
    );
    if ninth {
        found.clause(R_23);
    }
    let others_eat = begun.step == Step::Food && !begun.factions.is_empty();
    if others_eat && !begun.factions.contains(&Faction::WizardsCouncil) {
        found.clause(HEI_065);
    }
}

fn moved(moved: &FiguresMoved, found: &mut Found) {
    let side = moved.figures.first().map(|figure| figure.kind().side());
    found.clause(if side == Some(Side::Enemy) { ACT_11 } else { R_31 });
    if !moved.markers.is_empty() {
        found.clause(R_83);
    }
}

fn fought(fought: &AttackFought, found: &mut Found) {
    found.clauses([HEI_153, HEI_155, HEI_156]);
    if fought.attacker.kind().side() == Side::Enemy {
        found.clauses([ACT_16, ACT_17, ACT_18]);
    }
    for bonus in &fought.fight.bonuses {
        found.clause(match bonus.reason {
            BonusReason::Barricade => HEI_157,
            BonusReason::Company => HEI_158,
        });
        found.clause(match bonus.reason {
            BonusReason::Barricade => R_43,
            BonusReason::Company => R_42,
        });
    }
    let roll = &fought.fight;
    let attacker = roll.attacker_value + roll.attacker_die;
    let defender = roll.defender_value + roll.defender_die;
    let sixes = [roll.attacker_die, roll.defender_die] == [tables::NATURAL_SIX; 2];
    if attacker == defender || sixes {
        found.clause(R_44);
    }
    if roll.hit && roll.attacker_die == tables::NATURAL_SIX {
        found.clause(HEI_159);
    }
    if let Some(strength) = &fought.strength {
        found.clause(HEI_160);
        if strength.home && strength.die == tables::NATURAL_SIX {
            found.clause(HEI_161);
        }
    }
    // The ambassador fights like that only as a wolf.
    let as_human = tables::PROFILES.iter().find(|(kind, _)| *kind == FigureKind::JeanJacques);
    let is_wolf = as_human.is_some_and(|(_, line)| roll.attacker_value > line.fight + 1);
    if fought.attacker.kind() == FigureKind::JeanJacques && is_wolf {
        found.clause(HEI_095);
    }
    let lines = tables::PROFILES.iter();
    let mut several = lines.filter(|(_, line)| line.attacks > 1).map(|&(kind, _)| kind);
    if several.any(|kind| kind == fought.attacker.kind()) {
        found.clauses([HEI_165, R_40]);
    }
}

fn discharged(discharged: &FigureDischarged, found: &mut Found) {
    found.spent(&[ActionCard::Healing]);
    found.clause(R_49);
    if discharged.hex.is_some() {
        found.clause(HEI_167);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::REGISTER;
    use crate::event::{
        AttackResult, Bonus, FactionFed, FightRoll, RangedAttackMade, SpellCast, StrengthRoll,
    };
    use crate::figures::FigureId;
    use crate::tables::Weapon;

    fn clauses(event: impl Into<Event>) -> Vec<Clause> {
        let clause = |piece| if let Piece::Clause(clause) = piece { Some(clause) } else { None };
        pieces_of(&event.into()).into_iter().filter_map(clause).collect()
    }

    #[test]
    fn an_attack_shows_what_it_was_made_of() {
        let bonuses = vec![Bonus { attacker: true, reason: BonusReason::Company }];
        let attack = AttackFought {
            attacker: FigureId::new(FigureKind::Musketeer, 1),
            target: FigureId::new(FigureKind::Skaven, 1),
            fight: FightRoll {
                attacker_value: 7,
                attacker_die: 6,
                defender_value: 4,
                defender_die: 2,
                bonuses,
                hit: true,
            },
            strength: Some(StrengthRoll { strength: 4, die: 6, toughness: 7, home: true }),
            effect: Some(5),
            result: AttackResult::Wounded,
        };
        let found = clauses(attack);
        for clause in [HEI_156, HEI_158, HEI_159, HEI_160, HEI_161, HEI_165] {
            assert!(found.contains(&clause), "{clause} of {found:?}");
        }
        for clause in [HEI_157, R_44, ACT_17] {
            assert!(!found.contains(&clause), "{clause} of {found:?}");
        }
    }

    #[test]
    fn a_spell_is_cast_once_whomever_it_hits() {
        let wizard = FigureId::new(FigureKind::Severus, 0);
        let cards = vec![ActionCard::Attack; 2];
        let cast = SpellCast { wizard, spell: Spell::Fireball, x: 0, cards };
        let hit = RangedAttackMade {
            weapon: Weapon::Fireball,
            target: FigureId::new(FigureKind::Skaven, 1),
            strength: StrengthRoll { strength: 3, die: 1, toughness: 7, home: false },
            effect: None,
            result: AttackResult::Withstood,
        };
        let casts = |event: Event| {
            let pieces = pieces_of(&event).into_iter();
            pieces.filter(|piece| *piece == Piece::Spell(Spell::Fireball)).count()
        };
        assert_eq!((casts(cast.into()), casts(hit.clone().into())), (1, 0));
        assert!(clauses(hit).contains(&HEI_077), "its clause is carried out with each attack");
    }

    #[test]
    fn a_blank_that_feeds_shows_the_well() {
        let meal = |card| FactionFed { faction: Faction::CityGuard, card };
        let by_the_well = pieces_of(&meal(ActionCard::Blank).into());
        assert!(by_the_well.contains(&Piece::Action(ActionCard::Blank)));
        assert!(by_the_well.contains(&Piece::Clause(HEI_036)));
        assert!(!pieces_of(&meal(ActionCard::Food).into()).contains(&Piece::Clause(HEI_036)));
    }

    #[test]
    fn every_counted_rule_is_in_the_register() {
        for clause in SPELLS.iter().chain(&ARTEFACTS).chain(&SPECIAL_RULES) {
            assert!(REGISTER.find(clause.id()).is_some(), "{clause}");
        }
    }
}
