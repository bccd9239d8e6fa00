//! Did the dice fall as they say? Sealed rolls and draws are derived again from their seeds.

use crate::{CardDrawn, Counts, DiceRolled, Flaw, Format, Line, kind, payload_of};
use chance::{Bound, Bytes32, Roller, Source, Stream, Witness, seal_of};

/// Checks a chance record and counts it. `seal` lay on the table before it, `bound` is what the
/// sealed dice of its order hang on; none where this copy does not tell.
pub(crate) fn check(
    line: &Line<'_>,
    seal: Option<Bytes32>,
    bound: Option<Bound>,
    format: Format,
    counts: &mut Counts,
) -> Result<(), Flaw> {
    let dice = line.kind == kind::DICE_ROLLED;
    if !dice && line.kind != kind::CARD_DRAWN {
        return Ok(());
    }
    let Some(data) = line.data else {
        counts.sealed_hidden += u64::from(line.opens.is_some());
        return Ok(());
    };
    if format.version_of(line.kind) != Some(line.v) {
        let (seq, kind, v) = (line.seq, line.kind, line.v);
        let message = format!("record {seq} is `{kind}` of version {v}, which this format has not");
        return Err(Flaw::new("payload_wrong", message));
    }
    if dice { roll(line, data, seal, bound, counts) } else { draw(line, data, seal, bound, counts) }
}

fn roll(
    line: &Line<'_>,
    data: &str,
    seal: Option<Bytes32>,
    bound: Option<Bound>,
    counts: &mut Counts,
) -> Result<(), Flaw> {
    let rolled: DiceRolled = payload_of(line, data)?;
    of_its_version(line, &rolled.source)?;
    let (seq, dice, faces) = (line.seq, rolled.dice, rolled.faces);
    let possible = faces.iter().all(|face| (1..=dice.sides()).contains(face));
    if faces.len() != dice.count() as usize || !possible {
        let message = format!("record {seq} shows {faces:?}, which {dice} cannot");
        return Err(Flaw::new("faces_impossible", message));
    }
    let Some(mut stream) = opened(line, &rolled.source, seal, bound, counts)? else {
        return Ok(());
    };
    let derived = stream.roll(dice);
    if derived != faces {
        let message = format!("record {seq} shows {faces:?}, but its envelope gives {derived:?}");
        return Err(Flaw::new("faces_not_derived", message));
    }
    Ok(())
}

fn draw(
    line: &Line<'_>,
    data: &str,
    seal: Option<Bytes32>,
    bound: Option<Bound>,
    counts: &mut Counts,
) -> Result<(), Flaw> {
    let drawn: CardDrawn = payload_of(line, data)?;
    of_its_version(line, &drawn.source)?;
    let (seq, index, of) = (line.seq, drawn.index, drawn.of);
    if index >= of {
        let message = format!("record {seq} draws card {index}, counted from 0, of {of}");
        return Err(Flaw::new("draw_impossible", message));
    }
    let Some(mut stream) = opened(line, &drawn.source, seal, bound, counts)? else {
        return Ok(());
    };
    let derived = stream.uniform(u64::from(of));
    if derived != u64::from(index) {
        let message = format!("record {seq} draws card {index}, but its envelope gives {derived}");
        return Err(Flaw::new("draw_not_derived", message));
    }
    Ok(())
}

/// Version 1 names a witness by their seat and does not say whose roll it was.
fn of_its_version(line: &Line<'_>, source: &Source) -> Result<(), Flaw> {
    match source {
        Source::Thrown { roller, witness, .. } if line.v == 1 => {
            if *roller == Roller::NotTold && !matches!(witness, Some(Witness::Device { .. })) {
                return Ok(());
            }
            let (seq, kind) = (line.seq, line.kind);
            let message =
                format!("record {seq} is no `{kind}` of version 1: its source is of a later one");
            Err(Flaw::new("payload_wrong", message))
        }
        _ => Ok(()),
    }
}

/// The bytes of the envelope that this record opens; `None` when there is nothing to derive:
/// thrown dice, and copies, which are compared with their originals instead.
fn opened(
    line: &Line<'_>,
    source: &Source,
    seal: Option<Bytes32>,
    bound: Option<Bound>,
    counts: &mut Counts,
) -> Result<Option<Stream>, Flaw> {
    let seq = line.seq;
    match source {
        Source::Scripted {} => {
            let message = format!("record {seq} holds scripted chance, which only tests may use");
            Err(Flaw::new("source_wrong", message))
        }
        _ if line.copy_of.is_some() => Ok(None),
        Source::Thrown { witness, .. } => {
            if line.opens.is_some() {
                let message = format!("record {seq} was thrown at the table and opens an envelope");
                return Err(Flaw::new("envelope_misused", message));
            }
            counts.thrown += 1;
            counts.witnessed += u64::from(witness.is_some());
            Ok(None)
        }
        Source::Sealed { seed } => {
            if line.opens.is_none() {
                let message = format!("record {seq} shows a seed, but says not which envelope's");
                return Err(Flaw::new("envelope_missing", message));
            }
            if Some(seal_of(seed)) != seal {
                let message =
                    format!("the seed of record {seq} does not fit the seal on the table");
                return Err(Flaw::new("seed_wrong", message));
            }
            let Some(bound) = bound else { return Ok(None) };
            counts.sealed += 1;
            Ok(Some(Stream::new(*seed, bound)))
        }
    }
}
