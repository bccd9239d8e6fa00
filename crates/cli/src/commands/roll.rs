//! `wapenrol roll`: everything about one roll or draw.

use super::Context;
use crate::arguments::Table;
use crate::failure::Failure;
use crate::house::Question;
use crate::printing;
use serde_json::Value;
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
    table: Table,
    /// The record of the roll or draw
    seq: u64,
}

impl Roll {
    pub(crate) fn run(&self, context: &Context) -> Result<(), Failure> {
        let house = context.house()?;
        let (campaign, by) = (self.table.campaign, self.table.by.as_ref());
        let told = house.ask(campaign, by, &Question::Roll(self.seq))?;
        context.printer.answer(&told, |text| tell(&told, text))?;
        Ok(())
    }
}

fn word(value: &Value) -> &str {
    value.as_str().unwrap_or_default()
}

fn tell(told: &Value, text: &mut String) {
    let _ = writeln!(text, "record {}: {}", told["seq"], word(&told["sentence"]));
    let (order, by, at) = (&told["order"], word(&told["by"]), word(&told["at"]));
    let _ = writeln!(text, "order {order} of {by}, {at}: {}", word(&told["order_sentence"]));
    if told["clause"].is_object() {
        let clause = &told["clause"];
        let _ = writeln!(text, "{} {}", word(&clause["id"]), word(&clause["rule"]));
    }
    for line in told["consequences"].as_array().into_iter().flatten() {
        let _ = writeln!(text, "then {}", printing::sentence(line));
    }
    for piece in told["pieces"].as_array().into_iter().flatten() {
        let shown = |name: &str| piece[name].as_str().unwrap_or("-").to_owned();
        let (name, change) = (shown("name"), shown("change"));
        let _ = writeln!(text, "the order: {name} {change}, {} to {}", shown("from"), shown("to"));
    }
    let (before, after) = (&told["before"], &told["after"]);
    let _ = writeln!(text, "before it record {before}, behind it record {after}");
    proof(&told["proof"], text);
}

fn proof(proof: &Value, text: &mut String) {
    if proof["sealed"].is_object() {
        let sealed = &proof["sealed"];
        let _ = writeln!(text, "envelope    {}", sealed["envelope"]);
        for (name, member) in [
            ("seal", "seal"),
            ("seed", "seed"),
            ("seal of it", "seal_of_seed"),
            ("prev", "prev"),
            ("commitment", "commitment"),
            ("nonce", "nonce"),
        ] {
            let _ = writeln!(text, "{name:<11} {}", sealed[member].as_str().unwrap_or("hidden"));
        }
        let blocks = sealed["blocks"].as_array().into_iter().flatten();
        for (number, block) in blocks.enumerate() {
            let _ = writeln!(text, "block {number:<5} {}", word(block));
        }
        for step in sealed["steps"].as_array().into_iter().flatten() {
            let number = step["number"].as_u64();
            let gives = number.map_or_else(|| "dropped".to_owned(), |number| number.to_string());
            let (block, offset, bytes) = (&step["block"], &step["offset"], word(&step["bytes"]));
            let _ = writeln!(text, "  block {block} byte {offset}: {bytes} gives {gives}");
        }
        let _ = writeln!(text, "{}", word(&sealed["verdict"]));
    } else if proof["thrown"].is_object() {
        let thrown = &proof["thrown"];
        let witness = thrown["witness"].as_str().unwrap_or("nobody");
        let entered = word(&thrown["entered_by"]);
        let _ = writeln!(text, "thrown at the table: entered by {entered}, witnessed by {witness}");
    } else if proof["copy"].is_object() {
        let copy = &proof["copy"];
        let same = if copy["equal"] == true { "repeats" } else { "should repeat, and does not," };
        let _ = writeln!(text, "{same} record {}", copy["of"]);
        self::proof(&copy["original"], text);
    } else if proof["hidden"].is_object() {
        let hidden = &proof["hidden"];
        let (envelope, sealed_by) = (&hidden["envelope"], &hidden["sealed_by"]);
        let _ =
            writeln!(text, "hidden from you: envelope {envelope}, sealed by record {sealed_by}");
    }
}
