//! Who the people of a banner or a garrison are in the fortified town: each wound of a unit is one person, and its
//! row of the troop tables says which ([CAR-23](crate::clauses::CAR_23), [CAR-38](crate::clauses::CAR_38)).

use crate::carry::{Carried, WhoIsWho};
use crate::systems::battle::troops;
use campaign_map::pieces::{BannerId, MapPiece, MapPlace, PieceId, Side};
use campaign_map::state::Fight;
use fortified_town::men::{Class, Fate, Man, ManId, Reserve};
use fortified_town::works::EngineKind;
use std::collections::{BTreeMap, BTreeSet};
use te_wapen::troops::{Body, Troop};

/// Dice at which cavalry are knights ([CAR-38](crate::clauses::CAR_38)).
const DICE_OF_KNIGHTS: u32 = 4;
/// Dice at which foot are spearmen.
const DICE_OF_SPEARMEN: u32 = 5;
/// Hexes from which on a bow is a longbow.
const REACH_OF_LONGBOWS: usize = 5;
/// Hexes from which on a machine hurls.
const REACH_OF_MACHINES: usize = 2;
/// Engineers who come with a machine: its first wounds.
const ENGINEERS: u32 = 2;
/// Wounds above which a machine is a heavy one ([CAR-23](crate::clauses::CAR_23)).
const WOUNDS_OF_MANGONELS: u32 = 2;
/// Townsmen of a castle that is held ([CAR-23](crate::clauses::CAR_23)).
const TOWNSMEN: u32 = 8;
/// What stands in the name of a row that shoots with a crossbow, or with powder.
const CROSSBOWS: [&str; 2] = ["crossbow", "gun"];

/// What the wounds of a piece are; who is mounted has one horse ([CAR-39](crate::clauses::CAR_39)).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Kind {
    /// Each the same.
    Alike(Class, bool),
    /// A machine: two engineers, and foot soldiers beyond.
    Machine,
}

/// The rows of the table, the first that fits, top down ([CAR-38](crate::clauses::CAR_38)).
pub(super) fn kind(troop: &Troop, individual: bool) -> Kind {
    use te_wapen::abilities::Ability::General;
    let dice = |hexes: usize| troop.dice.get(hexes - 1).copied().unwrap_or(0);
    let reaches = |hexes: usize| troop.dice.iter().skip(hexes - 1).any(|&dice| dice > 0);
    let on_foot = |class| Kind::Alike(class, false);
    match troop.body {
        _ if individual && troop.abilities.contains(&General) => on_foot(Class::Baron),
        _ if individual && troop.school.is_some() => on_foot(Class::Engineer),
        _ if individual => on_foot(Class::Knight),
        Body::WarMachine if reaches(REACH_OF_MACHINES) => Kind::Machine,
        Body::Chariot | Body::Large => on_foot(Class::Sergeant),
        Body::Cavalry if dice(1) >= DICE_OF_KNIGHTS => Kind::Alike(Class::Knight, true),
        Body::Cavalry => Kind::Alike(Class::Sergeant, true),
        _ if reaches(REACH_OF_MACHINES) => on_foot(bow(troop, reaches(REACH_OF_LONGBOWS))),
        _ if dice(1) >= DICE_OF_SPEARMEN => on_foot(Class::Spearman),
        _ => on_foot(Class::FootSoldier),
    }
}

fn bow(troop: &Troop, is_long: bool) -> Class {
    let name = troop.name.to_lowercase();
    match is_long {
        _ if CROSSBOWS.iter().any(|word| name.contains(word)) => Class::Crossbowman,
        true => Class::Longbowman,
        false => Class::Archer,
    }
}

/// What a machine is in the camp of the besiegers; none: it is no machine.
pub(super) fn engine(piece: &MapPiece) -> Option<EngineKind> {
    let troop = troops().get(&piece.troop.word().parse().ok()?)?;
    let is_heavy = piece.of > WOUNDS_OF_MANGONELS;
    let machine = if is_heavy { EngineKind::Trebuchet } else { EngineKind::Mangonel };
    (kind(troop, piece.individual) == Kind::Machine).then_some(machine)
}

/// So many people of a piece; none: the troop tables do not know it.
fn people(piece: &MapPiece, number: u32) -> Option<Vec<Reserve>> {
    let called = piece.called.iter().map(|name| name.to_string().chars().take(60).collect());
    let some = |class, mounted, number| Reserve { class, number, mounted, called: Vec::new() };
    let troop = troops().get(&piece.troop.word().parse().ok()?)?;
    Some(match kind(troop, piece.individual) {
        Kind::Alike(class, mounted) if piece.individual => {
            vec![Reserve { called: called.collect(), ..some(class, mounted, number.min(1)) }]
        }
        Kind::Alike(class, mounted) => vec![some(class, mounted, number)],
        Kind::Machine => {
            let engineers = number.min(ENGINEERS);
            let others = some(Class::FootSoldier, false, number - engineers);
            vec![some(Class::Engineer, false, engineers), others]
        }
    })
}

/// Everybody of a side, and who of the map is who: they are numbered by class, the besiegers first.
pub(super) struct Muster {
    numbers: BTreeMap<Class, u32>,
    /// Who of the map is who.
    pub(super) known: WhoIsWho,
}

impl Muster {
    /// Nobody so far; those who come are numbered behind these.
    pub(super) fn behind<'m>(there: impl Iterator<Item = (&'m ManId, &'m Man)>) -> Self {
        let mut numbers: BTreeMap<Class, u32> = BTreeMap::new();
        for (id, man) in there {
            let number = id.word().rsplit_once('-').and_then(|(_, number)| number.parse().ok());
            let highest = numbers.entry(man.class).or_default();
            *highest = (*highest).max(number.unwrap_or(0));
        }
        Self { numbers, known: BTreeMap::new() }
    }

    /// The people of a side of a fight, with the townsmen of a castle that is held.
    pub(super) fn side(
        &mut self,
        map: &campaign_map::State,
        fight: &Fight,
        side: Side,
    ) -> Option<Vec<Reserve>> {
        let mut all = Vec::new();
        for id in &fight.party(side).pieces {
            let piece = map.pieces.get(id).filter(|piece| piece.stands());
            let Some(piece) = piece else { continue };
            all.extend(self.piece(id, piece, piece.wounds)?);
        }
        if side == Side::Defender {
            let (class, called) = (Class::Townsman, Vec::new());
            all.push(Reserve { class, number: TOWNSMEN, mounted: false, called });
        }
        Some(all)
    }

    /// So many people of a piece of the map.
    fn piece(&mut self, id: &PieceId, piece: &MapPiece, number: u32) -> Option<Vec<Reserve>> {
        let people: Vec<Reserve> = people(piece, number)?;
        let people: Vec<Reserve> = people.into_iter().filter(|some| some.number > 0).collect();
        let known = self.known.entry(id.clone()).or_default();
        for some in &people {
            let highest = self.numbers.entry(some.class).or_default();
            let from = *highest + 1;
            *highest += some.number;
            known.extend((from..=*highest).map(|at| format!("{}-{at}", some.class.word())));
        }
        Some(people)
    }

    /// Who has come since to a siege that goes on, and who has gone: fallen in the open field, or marched away. Who
    /// belongs to besiegers that are shut in, and is not with them, stays outside.
    pub(super) fn changes(
        &mut self,
        map: &campaign_map::State,
        fight: &Fight,
        carried: &Carried,
        town: &fortified_town::State,
    ) -> Option<Changes> {
        let mut changes = Changes::default();
        let shut_in = fortified_town::on_the_map::are_shut_in(town);
        let parties = [&fight.attacker, &fight.defender];
        let now = parties.into_iter().flat_map(|party| &party.pieces);
        let all: BTreeSet<&PieceId> = carried.pieces.keys().chain(now).collect();
        for id in all {
            let side = fight.side_of(id);
            let piece = map.pieces.get(id)?;
            let wanted = match side {
                Some(_) if piece.individual => u32::from(piece.stands()),
                Some(_) => piece.wounds,
                None => 0,
            };
            let there = carried.pieces.get(id).into_iter().flatten();
            let mut alive: Vec<ManId> = there
                .filter_map(|word| word.parse().ok())
                .filter(|id| is_alive(town, id))
                .collect();
            let missing = wanted.saturating_sub(rulebook::count(alive.len()));
            changes.gone.extend(alive.drain(alive.len().min(wanted as usize)..));
            let mut new = Vec::new();
            let outside = shut_in && side == Some(Side::Attacker);
            if let (Some(side), 1.., false) = (side, missing, outside) {
                let come = changes.where_to(map, fight, side, piece);
                let people = self.piece(id, piece, missing)?;
                let mut ids = self.known.remove(id)?.into_iter();
                for some in people {
                    for _ in 0..some.number {
                        let man_id: ManId = ids.next()?.parse().ok()?;
                        come.insert(man_id.clone(), man(side, &some));
                        new.push(man_id);
                    }
                }
            }
            let known = alive.iter().chain(&new).map(ToString::to_string).collect();
            self.known.insert(id.clone(), known);
        }
        Some(changes)
    }
}

/// What has changed since a turn of a siege.
#[derive(Default)]
pub(super) struct Changes {
    /// Who has come to either side.
    pub(super) men: BTreeMap<ManId, Man>,
    /// Who has gone.
    pub(super) gone: BTreeSet<ManId>,
    /// Who comes before the town to relieve it ([CAR-27](crate::clauses::CAR_27)).
    pub(super) relief: BTreeMap<ManId, Man>,
    /// Who has won in the open and will come in by a gate ([CAR-46](crate::clauses::CAR_46)).
    pub(super) joining: BTreeMap<ManId, Man>,
}

impl Changes {
    /// Among whom the people of a piece come: who marches with a banner outside relieves the town where besiegers
    /// stand in the same space, and else comes in by a gate.
    fn where_to(
        &mut self,
        map: &campaign_map::State,
        fight: &Fight,
        side: Side,
        piece: &MapPiece,
    ) -> &mut BTreeMap<ManId, Man> {
        let at = |id: &BannerId| map.banners.get(id).map(|banner| &banner.at);
        let MapPlace::Banner(banner) = &piece.place else { return &mut self.men };
        if side == Side::Attacker || at(banner) == Some(fight.ground.space()) {
            return &mut self.men;
        }
        let faces = fight.attacker.banners.iter().any(|other| at(other) == at(banner));
        if faces { &mut self.relief } else { &mut self.joining }
    }
}

fn is_alive(town: &fortified_town::State, id: &ManId) -> bool {
    town.men.get(id).is_some_and(|man| man.fate == Fate::Alive)
}

fn man(side: Side, some: &Reserve) -> Man {
    Man {
        side: super::town_side(side),
        class: some.class,
        called: some.called.first().cloned(),
        mounted: some.mounted,
        wounded: false,
        stunned: false,
        hungry: false,
        fate: Fate::Alive,
        place: None,
    }
}
