//! `wapenrol order`: one order, and what came of it.

use super::Context;
use crate::arguments::{About, Table};
use crate::failure::Failure;
use crate::house::{House, Wanted, Wish};
use crate::printing;
use chronicle::{CampaignId, Uuid};
use clap::ArgGroup;
use data_encoding::HEXLOWER;
use serde_json::Value;
use std::fmt::Write as _;

#[derive(Debug, clap::Args)]
#[command(
    group = ArgGroup::new("wanted").required(true).args(["notation", "json_command"]),
    after_help = "\
Examples:
  wapenrol order CAMPAIGN --as city-guard 'move foot-soldier-1 9,8 9,9'
  wapenrol order CAMPAIGN --as city-guard 'strike mannheim skaven-3' --thrown 5,2,6
  wapenrol order CAMPAIGN --as organiser proceed
  wapenrol order CAMPAIGN --as cathay --json-command '{\"tell\":{\"text\":\"We hold.\"}}'

Without --thrown the dice are sealed. With too few faces the answer names the dice to throw, nothing
is stored, and the same order is given again with all faces so far."
)]
pub(crate) struct Order {
    #[command(flatten)]
    table: Table,
    /// The order as people type it; `options` lists those that are legal
    notation: Option<String>,
    /// The order as JSON instead
    #[arg(long, value_name = "JSON", value_parser = json)]
    json_command: Option<Value>,
    #[command(flatten)]
    about: About,
    /// Faces that you threw, in order, such as 3,5,1
    #[arg(long, value_name = "FACES", value_delimiter = ',', num_args = 0..=1)]
    thrown: Option<Vec<u32>>,
    /// Your part in sealed dice and cards: any text; without it 16 random bytes
    #[arg(long, value_name = "TEXT")]
    nonce: Option<String>,
    /// The order's id; given again it gets the first answer again
    #[arg(long, value_name = "UUID")]
    batch: Option<Uuid>,
    /// The head that you saw; without it the head as it is now
    #[arg(long, value_name = "SEQ")]
    head: Option<u64>,
}

fn json(text: &str) -> Result<Value, String> {
    serde_json::from_str(text).map_err(|error| format!("that is no JSON: {error}"))
}

impl Order {
    pub(crate) fn run(&self, context: &Context) -> Result<(), Failure> {
        let house = context.house()?;
        let wanted = match (&self.notation, &self.json_command) {
            (Some(notation), _) => Wanted::Notation(notation.clone()),
            (None, command) => Wanted::Json(command.clone().unwrap_or_default()),
        };
        let wish = Wish {
            by: self.table.by.clone(),
            scope: self.about.scope.clone(),
            wanted,
            nonce: self.nonce.as_ref().map(|text| HEXLOWER.encode(text.as_bytes())),
            thrown: self.thrown.clone(),
            batch: self.batch,
            head: self.head,
        };
        let answer = house.give(self.table.campaign, &wish)?;
        let lines = if context.printer.json {
            Vec::new()
        } else {
            what_came(&*house, self.table.campaign, &wish, &answer)?
        };
        context.printer.answer(&answer, |text| {
            for line in &lines {
                let _ = writeln!(text, "{line}");
            }
            let _ = writeln!(text, "receipt {}", receipt(&answer["head"]));
        })?;
        Ok(())
    }
}

/// The sentences of the records that an order caused.
fn what_came(
    house: &dyn House,
    campaign: CampaignId,
    wish: &Wish,
    answer: &Value,
) -> Result<Vec<String>, Failure> {
    let seqs: Vec<u64> = answer["records"]
        .as_array()
        .into_iter()
        .flatten()
        .filter_map(|record| record.as_u64().or_else(|| record["seq"].as_u64()))
        .collect();
    let (Some(first), Some(last)) = (seqs.first(), seqs.last()) else { return Ok(Vec::new()) };
    let lines = house.log(campaign, wish.by.as_ref(), *first)?;
    let of_it = |line: &&Value| line["seq"].as_u64().is_some_and(|seq| seq <= *last);
    Ok(lines.iter().filter(of_it).skip(1).map(printing::sentence).collect())
}

/// A head as people keep it.
pub(crate) fn receipt(head: &Value) -> String {
    format!("{}:{}", head["seq"], head["hash"].as_str().unwrap_or_default())
}
