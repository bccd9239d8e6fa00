//! `wapenrol desk rule`: how a dispute ends, and what that moves.

use super::super::{acts, amend::Correcting};
use crate::client::Client;
use crate::failure::Failure;
use campaign::desk::RulingWord;
use chronicle::CampaignId;
use clap::ValueEnum;
use decider::By;
use projections::{ActPreview, DisputeSeen, VerdictWord};
use referee::{DeskAct, DeskCommand, Rule};
use std::fmt::Write as _;

#[derive(Debug, clap::Args)]
pub(super) struct Ruled {
    /// The dispute
    dispute: u32,
    /// How
    ruling: Ruling,
    /// What stands in its place, as orders are typed
    #[arg(long, value_name = "ORDER", required_if_eq("ruling", "replaced"))]
    with: Option<String>,
    #[command(flatten)]
    correcting: Correcting,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, ValueEnum)]
enum Ruling {
    Stands,
    Struck,
    ThrownAgain,
    Replaced,
    Rewound,
}

impl Ruled {
    /// Rules, and says what came of it; or only says what would.
    pub(super) fn run(
        &self,
        client: &Client,
        campaign: CampaignId,
        by: Option<&By>,
        context: &super::Context,
    ) -> Result<(), Failure> {
        if self.correcting.preview {
            let told = client.preview_act(campaign, by, &DeskAct::Rule(self.rule()))?;
            let desk = client.desk(campaign, by)?;
            let dispute = desk.disputes.iter().find(|dispute| dispute.dispute == self.dispute);
            context.printer.answer(&told, |text| {
                dispute.inspect(|dispute| about(dispute, text));
                acts::preview(&told, text);
                dispute.inspect(|dispute| thrown_again(dispute, &told, text));
            })?;
            return Ok(());
        }
        let answer = client.at_the_desk(campaign, by, DeskCommand::Rule(self.rule()))?;
        context.printer.answer(&answer, |text| {
            answer.did.iter().for_each(|did| acts::done(did, text));
            let _ = write!(text, "receipt {}", answer.accepted.head);
        })?;
        Ok(())
    }

    fn rule(&self) -> Rule {
        let ruling = match self.ruling {
            Ruling::Stands => RulingWord::Stands,
            Ruling::Struck => RulingWord::Struck,
            Ruling::ThrownAgain => RulingWord::ThrownAgain,
            Ruling::Replaced => RulingWord::Replaced,
            Ruling::Rewound => RulingWord::Rewound,
        };
        Rule {
            dispute: self.dispute,
            ruling,
            command: None,
            notation: self.with.clone(),
            faces: self.correcting.faces.iter().cloned().collect(),
            leave_out: self.correcting.leave_out,
            reason: self.correcting.reason.clone().unwrap_or_default(),
        }
    }
}

/// What the dispute is about.
fn about(dispute: &DisputeSeen, text: &mut String) {
    let _ = write!(text, "dispute {}: line {}", dispute.dispute, dispute.record);
    if let Some(line) = dispute.evidence.iter().find(|line| line.seq == dispute.record) {
        let _ = write!(text, " of {}", line.scope);
        if let Some(turn) = line.turn {
            let _ = write!(text, ", turn {turn}");
        }
    }
    text.push('\n');
}

/// Real dice are thrown again on the table: where they go.
fn thrown_again(dispute: &DisputeSeen, told: &ActPreview, text: &mut String) {
    let edited = told.corrected.as_ref().and_then(|corrected| corrected.edited.as_ref());
    let edited = edited.filter(|_| dispute.asks_faces);
    let unthrown = edited.filter(|order| order.verdict == VerdictWord::NeedsRoll);
    if let Some(order) = unthrown.and_then(|order| order.order) {
        let _ = writeln!(text, "it fell on a table: throw again, and add --faces {order}=…");
    }
}
