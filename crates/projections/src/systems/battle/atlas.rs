//! A battlefield in words: hex by hex, and from where somebody stands.

use super::{
    PieceView, View,
    text::{carried, doing},
};
use crate::PlaceInWords;
use crate::hexes_in_words::{HexTold, how_far, in_words};
use std::collections::BTreeMap;

pub(super) fn places(battle: &View) -> Vec<PlaceInWords> {
    let legend: BTreeMap<_, _> =
        battle.legend.iter().map(|ground| (ground.terrain, &*ground.name)).collect();
    let mut told = BTreeMap::new();
    for hex in &battle.hexes {
        let name = legend.get(&hex.terrain).copied().unwrap_or(hex.terrain.name());
        let ground = name.to_lowercase();
        let mut facts = Vec::new();
        facts.extend(
            hex.building
                .zip(hex.building_of)
                .map(|(left, of)| format!("The building endures {left} of {of}")),
        );
        facts.extend(hex.door.then(|| "A door, for everybody on foot".to_owned()));
        facts.extend(battle.thorns.contains(&hex.hex).then(|| "Thorns grow here".to_owned()));
        facts.extend(
            battle.clouds.iter().any(|cloud| cloud.covers(hex.hex)).then(|| "A cloud".to_owned()),
        );
        let goals = battle.goals.iter().filter(|goal| goal.hexes.contains(&hex.hex));
        facts.extend(goals.map(|goal| format!("The {} army's goal: {}", goal.army, goal.words)));
        told.insert(hex.hex, HexTold { ground, who: Vec::new(), facts });
    }
    for piece in &battle.pieces {
        let Some(there) = piece.hex.and_then(|hex| told.get_mut(&hex)) else { continue };
        there.who.push(piece.piece.to_string());
        there.facts.push(sentence(piece));
    }
    in_words(&told, |side| {
        let on =
            [(battle.walls.contains(&side), "a wall"), (battle.cliffs.contains(&side), "a cliff")];
        on.into_iter().filter(|(is, _)| *is).map(|(_, what)| what).collect()
    })
}

fn sentence(piece: &PieceView) -> String {
    let PieceView { piece: id, name, wounds, of, .. } = piece;
    let with = piece.attached_to.as_ref().map(|unit| format!("with {unit}"));
    let counters = (piece.counters > 0).then(|| match piece.counters {
        1 => "1 counter".to_owned(),
        counters => format!("{counters} counters"),
    });
    let now = Some(doing(piece).to_owned()).filter(|now| !now.is_empty());
    let more: String =
        [with, counters, now].into_iter().flatten().map(|more| format!(", {more}")).collect();
    format!("{id} {name}: endures {wounds} of {of}{more}")
}

/// Everybody who stands on the table.
pub(super) fn pieces(battle: &View) -> Vec<PlaceInWords> {
    let everybody = || battle.pieces.iter().filter_map(|piece| Some((piece, piece.hex?)));
    let told = everybody().map(|(piece, hex)| {
        let joined = |numbers: &[u32], between: &str| {
            numbers.iter().map(u32::to_string).collect::<Vec<_>>().join(between)
        };
        let others = everybody().filter(|(other, _)| other.piece != piece.piece);
        let far = how_far(hex, others.map(|(other, hex)| (other.piece.to_string(), hex)));
        let carries = match carried(piece).join("; ") {
            nothing if nothing.is_empty() => String::new(),
            items => format!(" Carries {items}."),
        };
        let (moves, dice) = (joined(&piece.moves, "/"), joined(&piece.dice, " "));
        let words = format!(
            "{}. In {hex}. Moves {moves}, dice by distance {dice}, hit at {}+.{carries} {far}",
            sentence(piece),
            piece.hit_at
        );
        let (place, name) = (piece.piece.to_string(), piece.name.clone());
        PlaceInWords { place, name, words, bare: false }
    });
    told.collect()
}
