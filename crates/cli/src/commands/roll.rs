//! `wapenrol roll`: everything about one roll or draw.

use crate::about::InCampaign;
use crate::context::Context;
use crate::failure::Failure;
use crate::printing::{self, spaced};
use projections::{Proof, RollAudit, SealedProof};
use std::fmt::Write as _;

#[derive(Debug, clap::Args)]
#[command(after_help = "\
Examples:
  wapenrol roll CAMPAIGN 121
  wapenrol roll CAMPAIGN 121 --as cathay      as Cathay may see it
  wapenrol roll CAMPAIGN 121 --json           with every step of the proof

`wapenrol log` shows the numbers of the rolls.")]
pub(crate) struct Roll {
    #[command(flatten)]
    whose: InCampaign,
    /// The line of the roll or draw
    seq: u64,
}

impl Roll {
    pub(crate) fn run(&self, context: &Context) -> Result<(), Failure> {
        let client = context.client()?;
        let (campaign, by) = (self.whose.campaign, self.whose.by.as_ref());
        let told = client.roll(campaign, by, self.seq)?;
        context.printer.answer(&told, |text| tell(&told, text))?;
        Ok(())
    }
}

fn tell(told: &RollAudit, text: &mut String) {
    let _ = writeln!(text, "line {}: {}", told.seq, told.sentence);
    let RollAudit { order, by, at, order_sentence, .. } = told;
    let _ = writeln!(text, "order {order} of {by}, {at}: {order_sentence}");
    if let Some(clause) = &told.clause {
        let _ = writeln!(text, "{} {}", clause.id, clause.rule);
    }
    for line in &told.consequences {
        let _ = writeln!(text, "then {}", printing::sentence(line));
    }
    for piece in &told.pieces {
        let place = |hex: &Option<String>| hex.clone().unwrap_or_else(|| "-".to_owned());
        let (name, change) = (&piece.name, spaced(&piece.change));
        let (from, to) = (place(&piece.from), place(&piece.to));
        let _ = writeln!(text, "the order: {name} {change}, {from} to {to}");
    }
    let _ = writeln!(text, "before it line {}, behind it line {}", told.before, told.after);
    if let Some(elsewhere) = &told.elsewhere {
        let (campaign, said_by) = (&elsewhere.campaign, elsewhere.said_by);
        let _ = writeln!(text, "it fell in campaign {campaign}, as line {said_by} says");
    }
    proof(&told.proof, text);
}

fn proof(proof: &Proof, text: &mut String) {
    match proof {
        Proof::Sealed(sealed) => sealed_proof(sealed, text),
        Proof::Thrown { entered_by, witness } => {
            let witness = witness.as_deref().unwrap_or("nobody");
            let _ = writeln!(
                text,
                "thrown at the table: entered by {entered_by}, witnessed by {witness}"
            );
        }
        Proof::Copy { of, equal, original } => {
            let same = if *equal { "repeats" } else { "should repeat, and does not," };
            let _ = writeln!(text, "{same} line {of}");
            self::proof(original, text);
        }
        Proof::Hidden { envelope, sealed_by, .. } => {
            let number = |it: &Option<u64>| it.map_or_else(|| "-".to_owned(), |it| it.to_string());
            let (envelope, sealed_by) = (number(envelope), number(sealed_by));
            let _ =
                writeln!(text, "hidden from you: envelope {envelope}, sealed by line {sealed_by}");
        }
        // A test has written the faces down.
        Proof::Scripted => {}
    }
}

fn sealed_proof(sealed: &SealedProof, text: &mut String) {
    let _ = writeln!(text, "envelope    {}", sealed.envelope);
    for (name, hex) in [
        ("seal", &sealed.seal),
        ("seed", &sealed.seed),
        ("seal of it", &sealed.seal_of_seed),
        // To what the dice are bound: in version 2 of the log to what was fixed and given.
        sealed.intent.as_ref().map_or(("prev", &sealed.prev), |intent| ("intent", intent)),
        sealed.shared.as_ref().map_or(("commitment", &sealed.commitment), |it| ("given", it)),
    ] {
        let _ = writeln!(text, "{name:<11} {hex}");
    }
    let _ = writeln!(text, "{:<11} {}", "nonce", sealed.nonce.as_deref().unwrap_or("hidden"));
    for (number, block) in sealed.blocks.iter().enumerate() {
        let _ = writeln!(text, "block {number:<5} {block}");
    }
    for step in &sealed.steps {
        let gives = step.number.map_or_else(|| "dropped".to_owned(), |number| number.to_string());
        let (block, offset, bytes) = (step.block, step.offset, &step.bytes);
        let _ = writeln!(text, "  block {block} byte {offset}: {bytes} gives {gives}");
    }
    let _ = writeln!(text, "{}", sealed.verdict);
}
