//! Who stands where is said before the first card, where the scenario leaves it to the players (W-37): one army after the
//! other sets up what waits, within its zone.

use crate::acting::going_on;
use crate::clauses::{W_37, WAP_013, WAP_217};
use crate::command::{Command, Deploy};
use crate::event::{DeploymentEnded, PieceDeployed};
use crate::pieces::{Colour, Piece, PieceId};
use crate::refusal::said;
use crate::scenario::Deployment;
use crate::state::State;
use crate::terrain::Terrain;
use crate::troops::UNDEAD;
use crate::{Draft, Reason, Refusal, Stop};
use board::Hex;
use decider::Contradiction;
use std::collections::BTreeSet;

/// Sets somebody up, or somewhere else than before.
pub(crate) fn deploy(order: &Deploy, draft: &mut Draft<'_>) -> Result<(), Stop> {
    let Deploy { piece, hex } = order;
    let now = deploying(draft)?;
    check(draft.state(), now, piece, *hex)?;
    draft.record(PieceDeployed { piece: piece.clone(), hex: *hex }.into())
}

/// All of an army stand where they should.
pub(crate) fn done(draft: &mut Draft<'_>) -> Result<(), Stop> {
    let now = deploying(draft)?;
    let (army, state) = (now.army, draft.state());
    if let Some((next, _)) = waiting(state, army).next() {
        let left = waiting(state, army).count();
        let facts = said!("others-wait", who = next, left = left);
        return Refusal::new(Reason::DeploymentFirst, W_37, facts)
            .allowing(said!("deploy-them", piece = next.word()))
            .into();
    }
    draft.record(DeploymentEnded { army }.into())
}

/// Refuses while an army is still being set up.
pub(crate) fn is_over(state: &State) -> Result<(), Stop> {
    match state.deployments.first() {
        None => Ok(()),
        Some(now) => {
            Refusal::new(Reason::DeploymentFirst, W_37, said!("army-deploys", colour = now.army))
                .allowing(said!("deploy-or-done"))
                .into()
        }
    }
}

/// Those of an army who are still to be set up.
pub(crate) fn waiting(state: &State, army: Colour) -> impl Iterator<Item = (&PieceId, &Piece)> {
    state.reserve.iter().filter(move |(_, piece)| piece.colour == army)
}

/// What the sender sets up, if it is theirs to do so.
fn deploying<'d>(draft: &'d Draft<'_>) -> Result<&'d Deployment, Stop> {
    let state = draft.state();
    going_on(state)?;
    let Some(now) = state.deployments.first() else {
        return Refusal::new(Reason::DeploymentOver, W_37, said!("deployment-over")).into();
    };
    if Colour::of(draft.by()) != Some(now.army) {
        let facts = said!("army-deploys", colour = now.army);
        return Refusal::new(Reason::NotYourOrder, W_37, facts)
            .allowing(said!("deploy-or-done"))
            .into();
    }
    Ok(now)
}

/// Who can be set up now: those who wait, and those who were set up in this deployment.
fn of<'s>(state: &'s State, id: &PieceId) -> Option<&'s Piece> {
    let placed = || state.pieces.get(id).filter(|_| state.deployed.contains(id));
    state.reserve.get(id).or_else(placed)
}

fn check(state: &State, now: &Deployment, id: &PieceId, hex: Hex) -> Result<(), Refusal> {
    let Some(piece) = of(state, id).filter(|piece| piece.colour == now.army) else {
        let facts = said!("not-to-deploy", who = id);
        let refusal = Refusal::new(Reason::NoSuchPiece, W_37, facts);
        return Err(match waiting(state, now.army).next() {
            Some((next, _)) => refusal.allowing(said!("deploy-them", piece = next.word())),
            None => refusal,
        });
    };
    let hex_word = || hex.to_string();
    if !now.zone.contains(&hex) {
        let facts = said!("not-in-zone", hex = hex_word(), colour = now.army);
        return Err(Refusal::new(Reason::Closed, W_37, facts)
            .allowing(said!("zone-is", zone = zone_in_words(&now.zone))));
    }
    if closed_to(state, piece, hex) {
        let facts = said!("undead-and-temple", who = id, hex = hex_word());
        return Err(Refusal::new(Reason::Closed, WAP_217, facts));
    }
    let taken = state.in_hex(hex).find(|(other, there)| {
        *other != id && (there.colour != piece.colour || (there.is_unit() && piece.is_unit()))
    });
    match taken {
        None => Ok(()),
        Some((other, _)) => {
            let facts = said!("deployed-there", who = other, hex = hex_word());
            Err(Refusal::new(Reason::Occupied, WAP_013, facts).allowing(said!("one-unit-a-hex")))
        }
    }
}

fn closed_to(state: &State, piece: &Piece, hex: Hex) -> bool {
    piece.profile.people == UNDEAD && state.field.terrain(hex) == Some(Terrain::Temple)
}

/// Every order by which somebody could be set up now, for who leads an army; those who wait come first.
pub(crate) fn orders(state: &State, army: Colour) -> Vec<Command> {
    let Some(now) = state.deployments.first().filter(|now| now.army == army) else {
        return Vec::new();
    };
    let waiting = waiting(state, army).map(|(id, _)| id);
    let all = waiting.chain(state.deployed.iter());
    let of_one = |id: &PieceId| -> Vec<Command> {
        let stands = state.pieces.get(id).and_then(|piece| piece.hex);
        let may = |hex: &&Hex| stands != Some(**hex) && check(state, now, id, **hex).is_ok();
        let order = |&hex: &Hex| Command::Deploy(Deploy { piece: id.clone(), hex });
        now.zone.iter().filter(may).map(order).collect()
    };
    all.flat_map(of_one).collect()
}

/// A zone in short: `row 0: 2-10; row 1: 3, 5`.
#[must_use]
pub fn zone_in_words(zone: &BTreeSet<Hex>) -> String {
    let rows: BTreeSet<i16> = zone.iter().map(|hex| hex.row()).collect();
    let row = |row: i16| {
        let here = zone.iter().filter(|hex| hex.row() == row).map(|hex| hex.column());
        let columns: BTreeSet<i16> = here.collect();
        let mut runs: Vec<(i16, i16)> = Vec::new();
        for column in columns {
            match runs.last_mut() {
                Some((_, last)) if *last + 1 == column => *last = column,
                _ => runs.push((column, column)),
            }
        }
        let run = |(first, last): (i16, i16)| match first == last {
            true => format!("{first},{row}"),
            false => format!("{first},{row}–{last},{row}"),
        };
        runs.into_iter().map(run).collect::<Vec<_>>().join(" ")
    };
    rows.into_iter().map(row).collect::<Vec<_>>().join(" ")
}

pub(crate) fn piece_deployed(
    state: &mut State,
    event: &PieceDeployed,
) -> Result<(), Contradiction> {
    let id = &event.piece;
    match state.reserve.remove(id) {
        Some(piece) => {
            state.deployed.insert(id.clone());
            state.pieces.insert(id.clone(), Piece { hex: Some(event.hex), ..piece });
        }
        None => state.known(id)?.hex = Some(event.hex),
    }
    Ok(())
}

pub(crate) fn deployment_ended(
    state: &mut State,
    event: &DeploymentEnded,
) -> Result<(), Contradiction> {
    if state.deployments.first().is_none_or(|now| now.army != event.army) {
        return Err(Contradiction::new(format!("the {} army is not being set up", event.army)));
    }
    state.deployments.remove(0);
    state.deployed.clear();
    Ok(())
}
