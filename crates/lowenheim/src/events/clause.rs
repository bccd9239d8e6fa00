//! Which clause an event carries out, where that hangs on what happened.

use crate::city::Place;
use crate::clauses::{
    ACT_07, ACT_14, ACT_19, ACT_22, HEI_056, HEI_069, HEI_084, HEI_085, HEI_105, HEI_106, HEI_115,
    HEI_116, HEI_118, HEI_119, HEI_120, HEI_122, HEI_123, HEI_125, HEI_126, HEI_127, HEI_128,
    HEI_129, HEI_131, HEI_132, HEI_133, HEI_134, HEI_135, HEI_136, HEI_137, HEI_138, HEI_139,
    HEI_140, HEI_141, HEI_142, HEI_144, HEI_156, HEI_160, HEI_162, HEI_163, HEI_164, HEI_175,
    HEI_185, R_05, R_09, R_10, R_59, R_82, R_95, R_96, R_98, R_104, R_105, R_106,
};
use crate::decks::{CommandCard, EventCard};
use crate::event::{AttackResult, Secret};
use crate::figures::{Faction, FigureId, FigureKind, Side};
use crate::state::{Outcome, Ruling, Step};
use board::Hex;
use decider::Clause;

pub(super) const fn of_placing(kind: FigureKind) -> Clause {
    match (kind, kind.side()) {
        (FigureKind::Bee, _) => HEI_084,
        (FigureKind::Ent, _) => HEI_085,
        (FigureKind::Demon, _) => HEI_069,
        (_, Side::City) => R_05,
        (_, Side::Enemy) => ACT_07,
    }
}

pub(super) fn of_bridge(bridge: Place) -> Clause {
    if bridge == Place::K { HEI_118 } else { HEI_116 }
}

pub(super) fn of_move(figures: &[FigureId]) -> Clause {
    let enemy = figures.first().is_some_and(|figure| figure.kind().side() == Side::Enemy);
    if enemy { ACT_14 } else { HEI_144 }
}

pub(super) const fn of_result(result: AttackResult) -> Clause {
    match result {
        AttackResult::Missed => HEI_156,
        AttackResult::Withstood => HEI_160,
        AttackResult::FleshWound => HEI_164,
        AttackResult::Stunned => HEI_163,
        AttackResult::Wounded => HEI_162,
    }
}

pub(super) fn of_feud(faction: Faction) -> Clause {
    if faction == Faction::ElvenGuard { HEI_056 } else { HEI_105 }
}

pub(super) const fn of_fire(spread_from: Option<Hex>) -> Clause {
    if spread_from.is_some() { HEI_175 } else { R_59 }
}

pub(super) const fn of_outcome(outcome: Outcome) -> Clause {
    match outcome {
        Outcome::CityStands => R_105,
        Outcome::Overwhelmed | Outcome::LastFigureGone => R_106,
    }
}

pub(super) const fn of_ruling(ruling: &Ruling) -> Clause {
    match ruling {
        Ruling::Strength { .. } => HEI_185,
        Ruling::ArrivalNumber { .. } => R_104,
        Ruling::Effect { .. } => R_10,
        _ => ACT_22,
    }
}

pub(super) const fn of_secret(secret: &Secret) -> Clause {
    match secret {
        Secret::Note { .. } => R_09,
        Secret::BoxTaken { .. } | Secret::BoxMeant { .. } => R_95,
        Secret::CardHandedIn { .. } => R_96,
        Secret::SpiritCalled { .. } => R_98,
    }
}

pub(super) const fn of_step(step: Step) -> Option<Clause> {
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

pub(super) const fn of_event_card(card: EventCard) -> Clause {
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

pub(super) const fn of_command_card(card: CommandCard) -> Clause {
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
