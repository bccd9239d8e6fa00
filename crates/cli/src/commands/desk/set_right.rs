//! `wapenrol desk set-right`: a value that went wrong at the table, with a reason.

use super::super::acts;
use crate::about::About;
use crate::client::{Client, OrderRequest};
use crate::failure::Failure;
use crate::printing;
use chronicle::{CampaignId, kind};
use decider::By;
use referee::{DeskAct, SetRight};
use rulebook::set_right::VERB;
use server::body::WantedBody;
use std::fmt::Write as _;

/// What it is, and what it is not.
pub(super) const SET_RIGHT: &str = "\
Without words this lists what may be set right now, with what is allowed. What is set right is an order like others:
everybody who may know the value reads in the log what it was, what it is and why, and a rewind takes it back.";

#[derive(Debug, clap::Args)]
pub(super) struct SetRightTyped {
    /// What, whose, to what, and `because` why, such as crowns north 40 because the tax was counted twice
    #[arg(value_name = "WORD")]
    words: Vec<String>,
    /// Say what it would change, and change nothing
    #[arg(long, requires = "words")]
    preview: bool,
    #[command(flatten)]
    about: About,
}

impl SetRightTyped {
    pub(super) fn run(
        self,
        client: &Client,
        campaign: CampaignId,
        by: Option<&By>,
        context: &super::Context,
    ) -> Result<(), Failure> {
        let Self { words, preview, about } = self;
        let organiser = By::Organiser;
        let by = Some(by.unwrap_or(&organiser));
        let scope = match about.scope {
            Some(scope) => scope,
            None => client.here(&client.about(campaign, by)?),
        };
        if words.is_empty() {
            let answer = client.options(campaign, by, Some(&scope))?;
            let rows = answer.options.choices();
            let rows: Vec<&String> = rows.iter().filter(|row| row.starts_with(VERB)).collect();
            context.printer.answer(&rows, |text| {
                for row in &rows {
                    let _ = writeln!(text, "{row}");
                }
                if rows.is_empty() {
                    let _ = writeln!(text, "nothing of {scope} can be set right now");
                }
            })?;
            return Ok(());
        }
        let order = format!("{VERB} {}", words.join(" "));
        if preview {
            let act = DeskAct::SetRight(SetRight { scope, order });
            let told = client.preview_act(campaign, by, &act)?;
            context.printer.answer(&told, |text| acts::preview(&told, text))?;
            return Ok(());
        }
        let order = OrderRequest {
            by: by.cloned(),
            scope: Some(scope),
            wanted: WantedBody::Notation(order),
            nonce: None,
            thrown: None,
            cards: None,
            batch: None,
            head: None,
            waits: false,
        };
        let answer = client.give(campaign, &order)?;
        let first = answer.records.first().map_or(answer.head.seq, |record| record.seq);
        let lines = client.log(campaign, by, first)?;
        context.printer.answer(&answer, |text| {
            for line in lines.iter().filter(|line| line.kind != kind::ORDER_GIVEN) {
                let _ = writeln!(text, "{}", printing::sentence(line));
            }
            let _ = write!(text, "receipt {}", answer.head);
        })?;
        Ok(())
    }
}
