//! `wapenrol play`: a file of orders, one a line.

use super::Context;
use super::order::receipt;
use crate::failure::Failure;
use crate::house::{Wanted, Wish, hex};
use crate::progress;
use chronicle::{CampaignId, Scope, Uuid};
use decider::By;
use serde::Deserialize;
use serde_json::{Value, json};
use std::fs;
use std::io::Read as _;
use std::path::PathBuf;

#[derive(Debug, clap::Args)]
#[command(after_help = "\
Examples:
  wapenrol play CAMPAIGN evening.ndjson
  echo '{\"as\":\"city-guard\",\"notation\":\"done\"}' | wapenrol play CAMPAIGN -

One order a line: {\"as\", \"scope\"?, \"notation\" or \"command\", \"thrown\"?, \"nonce\"?, \"batch\"?}. Stops at
the first that is refused and names the line; what came before it stands.")]
pub(crate) struct Play {
    /// The campaign's id
    campaign: CampaignId,
    /// The file; - for what is piped in
    file: PathBuf,
}

/// One line of the file.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct Line {
    #[serde(rename = "as")]
    by: String,
    scope: Option<Scope>,
    notation: Option<String>,
    command: Option<Value>,
    thrown: Option<Vec<u32>>,
    nonce: Option<String>,
    batch: Option<Uuid>,
}

impl Line {
    fn read(text: &str) -> Result<Wish, Failure> {
        let malformed = |message: String| Failure::usage("malformed_line", message);
        let line: Self = serde_json::from_str(text).map_err(|error| {
            malformed(format!(
                "no order: {error}; write for example {{\"as\":\"city-guard\",\"notation\":\"done\"}}"
            ))
        })?;
        let wanted = match (line.notation, line.command) {
            (Some(notation), None) => Wanted::Notation(notation),
            (None, Some(command)) => Wanted::Json(command),
            _ => return Err(malformed("give either `notation` or `command`".into())),
        };
        let by: By = crate::arguments::somebody(&line.by).map_err(malformed)?;
        Ok(Wish {
            by: Some(by),
            scope: line.scope,
            wanted,
            nonce: line.nonce.map(|text| hex(text.as_bytes())),
            thrown: line.thrown,
            batch: line.batch,
            head: None,
        })
    }
}

impl Play {
    pub(crate) fn run(&self, context: &Context) -> Result<(), Failure> {
        let text = self.text()?;
        let house = context.house()?;
        let orders: Vec<(usize, &str)> = text
            .lines()
            .enumerate()
            .filter(|(_, line)| !line.trim().is_empty())
            .map(|(at, line)| (at + 1, line))
            .collect();
        let bar = progress::bar(orders.len() as u64, "orders");
        let mut head = Value::Null;
        for (at, line) in &orders {
            let given = Line::read(line).and_then(|wish| house.give(self.campaign, &wish));
            let answer = given.map_err(|failure| {
                bar.finish_and_clear();
                failure.at(format!("line {at}")).with("line", *at)
            })?;
            head = answer["head"].clone();
            bar.inc(1);
        }
        bar.finish_and_clear();
        let answer = json!({ "orders": orders.len(), "head": head });
        context.printer.answer(&answer, |text| {
            *text = format!("{} orders accepted", orders.len());
            if !head.is_null() {
                *text += &format!("\nreceipt {}", receipt(&head));
            }
        })?;
        Ok(())
    }

    fn text(&self) -> Result<String, Failure> {
        let read = if self.file.as_os_str() == "-" {
            let mut text = String::new();
            std::io::stdin().read_to_string(&mut text).map(|_| text)
        } else {
            fs::read_to_string(&self.file)
        };
        read.map_err(|error| Failure::fault("no_file", format!("{}: {error}", self.file.display())))
    }
}
