//! Which clause of the book an event carries out, for the links of the log.

use crate::city::Place;
use crate::clauses::{
    ACT_03, ACT_06, ACT_07, ACT_09, ACT_10, ACT_14, ACT_19, ACT_22, HEI_001, HEI_002, HEI_025,
    HEI_026, HEI_054, HEI_056, HEI_068, HEI_069, HEI_070, HEI_072, HEI_073, HEI_075, HEI_076,
    HEI_081, HEI_082, HEI_083, HEI_084, HEI_085, HEI_093, HEI_094, HEI_104, HEI_105, HEI_106,
    HEI_107, HEI_115, HEI_116, HEI_117, HEI_118, HEI_119, HEI_120, HEI_122, HEI_123, HEI_125,
    HEI_126, HEI_127, HEI_128, HEI_129, HEI_130, HEI_131, HEI_132, HEI_133, HEI_134, HEI_135,
    HEI_136, HEI_137, HEI_138, HEI_139, HEI_140, HEI_141, HEI_142, HEI_144, HEI_146, HEI_148,
    HEI_150, HEI_151, HEI_152, HEI_156, HEI_160, HEI_162, HEI_163, HEI_164, HEI_166, HEI_170,
    HEI_171, HEI_172, HEI_173, HEI_174, HEI_175, HEI_177, HEI_178, HEI_181, HEI_185, R_02, R_05,
    R_07, R_09, R_10, R_12, R_18, R_20, R_24, R_45, R_46, R_56, R_59, R_60, R_79, R_80, R_81, R_82,
    R_83, R_84, R_87, R_88, R_95, R_96, R_97, R_98, R_104, R_105, R_106, R_107,
};
use crate::decks::{CommandCard, EventCard};
use crate::event::{AttackResult, Event, FeudErupted, InsultsExchanged, Secret};
use crate::figures::{Faction, FigureKind, Side};
use crate::state::Ruling;
use crate::state::{Outcome, Step};
use crate::tables::DemandKind;
use decider::Clause;

/// The clause that an event carries out; none for mere book-keeping.
#[must_use]
pub fn clause_of(event: &Event) -> Option<Clause> {
    match event {
        Event::SiegeOpened(_) => Some(HEI_001),
        Event::FactionMustered(_) => Some(HEI_026),
        Event::BriefingGiven(_) => Some(HEI_025),
        Event::EnemyProfiled(_) => Some(HEI_181),
        Event::MarkerPlaced(_) | Event::MarkerCaptured(_) => Some(R_83),
        Event::FigurePlaced(it) => Some(match (it.figure.kind(), it.figure.kind().side()) {
            (FigureKind::Bee, _) => HEI_084,
            (FigureKind::Ent, _) => HEI_085,
            (FigureKind::Demon, _) => HEI_069,
            (_, Side::City) => R_05,
            (_, Side::Enemy) => ACT_07,
        }),
        Event::FigureDeployed(_) => Some(R_05),
        Event::FactionDone(_) => None,
        Event::TurnBegun(_) => Some(R_18),
        Event::StepBegun(it) => step(it.step),
        Event::StepEnded(it) => (!it.risen.is_empty()).then_some(R_45),
        Event::CardTaken(_) => Some(HEI_107),
        Event::CardsDiscarded(_) => Some(HEI_134),
        Event::DeckReshuffled(_) => Some(R_12),
        Event::EventCardRevealed(it) => Some(event_card(it.card)),
        Event::CommandCardRevealed(it) => Some(command_card(it.card)),
        Event::ConferenceCalled(_) => Some(HEI_132),
        Event::OfficerSent(_) => Some(R_80),
        Event::OgreAwaited(_) => Some(HEI_122),
        Event::SectionMined(_) => Some(HEI_120),
        Event::BridgeDestroyed(it) => Some(if it.bridge == Place::K { HEI_118 } else { HEI_116 }),
        Event::BridgeRepaired(_) => Some(HEI_117),
        Event::DemandMade(it) => Some(demand(it.kind)),
        Event::DemandPaid(_) | Event::DemandSettled(_) => Some(R_24),
        Event::FiguresOffered(_) => Some(R_24),
        Event::ReserveJoined(_) => Some(HEI_129),
        Event::ReserveFormed(_) | Event::ReserveLapsed(_) => Some(R_79),
        Event::ReserveWoken(_) | Event::ReserveCardPlayed(_) => Some(HEI_130),
        Event::GunBrought(_) | Event::GunFired(_) => Some(HEI_133),
        Event::CrewJoined(_) | Event::GunMoved(_) => Some(R_81),
        Event::FigureTaken(_) | Event::LossNamed(_) => Some(R_56),
        Event::ArrivalSettled(_) => Some(ACT_03),
        Event::BandArrived(_) => Some(ACT_06),
        Event::BandsOrdered(_) => Some(ACT_09),
        Event::BandActivated(_) => Some(ACT_10),
        Event::FiguresMoved(it) => {
            let enemy =
                it.figures.first().is_some_and(|figure| figure.kind().side() == Side::Enemy);
            Some(if enemy { ACT_14 } else { HEI_144 })
        }
        Event::BreakFreeFailed(_) => Some(HEI_146),
        Event::PassageBlocked(_) => Some(HEI_151),
        Event::JumpFailed(_) => Some(HEI_148),
        Event::PassageRuled(_) => Some(HEI_150),
        Event::ProfileRevealed(_) => Some(R_07),
        Event::AttackCardPlayed(_) => Some(HEI_152),
        Event::AttackFought(it) => Some(match it.result {
            AttackResult::Missed => HEI_156,
            AttackResult::Withstood => HEI_160,
            AttackResult::FleshWound => HEI_164,
            AttackResult::Stunned => HEI_163,
            AttackResult::Wounded => HEI_162,
        }),
        Event::InsultsExchanged(InsultsExchanged { faction, .. })
        | Event::FeudErupted(FeudErupted { faction, .. }) => {
            Some(if *faction == Faction::ElvenGuard { HEI_056 } else { HEI_105 })
        }
        Event::SpellCast(it) => Some(it.spell.clause()),
        Event::RangedAttackMade(it) => Some(it.weapon.clause()),
        Event::BoostGiven(_) => Some(R_87),
        Event::WoundHealed(_) => Some(HEI_075),
        Event::WaterRaised(_) => Some(HEI_076),
        Event::WaterSank(_) => Some(R_88),
        Event::MindSeized(_) => Some(HEI_081),
        Event::ControlTested(_) => Some(HEI_082),
        Event::CardStolen(_) | Event::TheftSeen(_) => Some(HEI_083),
        Event::FigureWounded(_) => Some(HEI_162),
        Event::FigureStunned(_) => Some(HEI_163),
        Event::FigureFell(_) => Some(R_46),
        Event::ElvesHelped(_) => Some(HEI_054),
        Event::CardsGiven(_) => Some(HEI_141),
        Event::TradeSeen(_) => Some(R_20),
        Event::FigureDischarged(_) => Some(HEI_166),
        Event::DamageSuffered(_) => Some(HEI_170),
        Event::AmbassadorTurned(_) => Some(HEI_093),
        Event::AmbassadorRestored(_) => Some(R_96),
        Event::RageRolled(_) => Some(HEI_094),
        Event::RunawayRose(_) => Some(R_97),
        Event::AirSpiritAppeared(_) => Some(HEI_104),
        Event::FiguresEscaped(_) => Some(R_84),
        Event::FactionFed(_) | Event::FigureStarved(_) => Some(HEI_171),
        Event::FigureRegained(_) => Some(HEI_172),
        Event::FireStarted(it) => Some(if it.spread_from.is_some() { HEI_175 } else { R_59 }),
        Event::FireFought(_) => Some(HEI_173),
        Event::FireGrown(_) => Some(R_60),
        Event::HexBurntDown(_) => Some(HEI_174),
        Event::BarricadeDestroyed(_) => Some(HEI_178),
        Event::BarricadeBuilt(_) => Some(HEI_177),
        Event::ArtefactUsed(it) => Some(it.artefact.clause()),
        Event::WoundCancelled(_) => Some(HEI_068),
        Event::DemonLeft(_) => Some(HEI_070),
        Event::FiguresTeleported(_) => Some(HEI_072),
        Event::TeleporterBroken(_) => Some(HEI_073),
        Event::PlaceHeld(_) => Some(ACT_19),
        Event::VoteCast(_) => Some(R_82),
        Event::SiegeEnded(it) => Some(match it.outcome {
            Outcome::CityStands => R_105,
            Outcome::Overwhelmed | Outcome::LastFigureGone => R_106,
        }),
        Event::ScoresCounted(_) => Some(R_107),
        Event::DecisionPrepared(_) | Event::DecisionUpheld(_) => Some(R_02),
        Event::DecisionOverridden(it) => Some(match it.chosen {
            Ruling::Strength { .. } => HEI_185,
            Ruling::ArrivalNumber { .. } => R_104,
            Ruling::Effect { .. } => R_10,
            _ => ACT_22,
        }),
        Event::FigureShifted(_) | Event::FigureHealed(_) | Event::FireQuenched(_) => Some(R_10),
        Event::StoryTold(_) => Some(HEI_002),
        Event::SecretKept(it) => Some(match it.secret {
            Secret::Note { .. } => R_09,
            Secret::BoxTaken { .. } | Secret::BoxMeant { .. } => R_95,
            Secret::CardHandedIn { .. } => R_96,
            Secret::SpiritCalled { .. } => R_98,
        }),
    }
}

const fn step(step: Step) -> Option<Clause> {
    match step {
        Step::Council => Some(HEI_106),
        Step::Refill => Some(HEI_134),
        Step::EventCard => Some(HEI_135),
        Step::CommandCard => Some(HEI_136),
        Step::EnemyMovement => Some(HEI_137),
        Step::EnemyCombat => Some(HEI_138),
        Step::Movement => Some(HEI_139),
        Step::Combat => Some(HEI_140),
        Step::Trading => Some(HEI_141),
        Step::Healing | Step::Food | Step::Fires | Step::Barricades | Step::Demands => {
            Some(HEI_142)
        }
        Step::Holding => Some(ACT_19),
        Step::Vote => Some(R_82),
        Step::Over => None,
    }
}

const fn event_card(card: EventCard) -> Clause {
    match card {
        EventCard::TempleFire => HEI_115,
        EventCard::StoneBridge => HEI_116,
        EventCard::Footbridge => HEI_118,
        EventCard::ShellBarracks
        | EventCard::ShellJoustingGrounds
        | EventCard::ShellTower
        | EventCard::ShellBretonnia
        | EventCard::ShellCathay
        | EventCard::ShellCastle => HEI_119,
        EventCard::MineGuardsCorner
        | EventCard::MineJoustingTower
        | EventCard::MineCastleEntrance
        | EventCard::MineGardensEntrance => HEI_120,
        EventCard::RatOgre => HEI_122,
        EventCard::Statue => HEI_123,
    }
}

const fn command_card(card: CommandCard) -> Clause {
    match card {
        CommandCard::CounterMine => HEI_125,
        CommandCard::Wells => HEI_126,
        CommandCard::WaterShort => HEI_127,
        CommandCard::HospitalSupplies => HEI_128,
        CommandCard::MobileReserve => HEI_129,
        CommandCard::FoodShort => HEI_131,
        CommandCard::OfficersConference => HEI_132,
        CommandCard::SmallCannon => HEI_133,
    }
}

const fn demand(kind: DemandKind) -> Clause {
    match kind {
        DemandKind::StoneBridge => HEI_116,
        DemandKind::Footbridge => HEI_118,
        DemandKind::CounterMine => HEI_125,
        DemandKind::Wells => HEI_126,
        DemandKind::WaterShort => HEI_127,
        DemandKind::HospitalSupplies => HEI_128,
        DemandKind::MobileReserve => HEI_129,
        DemandKind::FoodShort => HEI_131,
        DemandKind::Upkeep => HEI_070,
        DemandKind::SmallCannon => HEI_133,
    }
}
