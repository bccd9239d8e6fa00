//! `wapenrol desk rule`: how a dispute ends, and what that moves.

use super::super::amend::{self, Correcting};
use super::super::rewind;
use crate::client::{Back, Client};
use crate::failure::{Failure, Kind};
use crate::printing;
use campaign::desk::RulingWord;
use chronicle::{CampaignId, kind};
use clap::ValueEnum;
use decider::By;
use projections::{AmendmentPreview, DisputeSeen, RewindPreview, VerdictWord};
use referee::{DeskCommand, Rule};
use serde::Serialize;
use server::body::{Accepted, EditBody, WantedBody};
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

/// What a ruling moves.
#[derive(Serialize)]
#[serde(rename_all = "snake_case")]
enum Moved {
    /// Nothing: what happened stands.
    Nothing,
    /// An order is corrected, and those behind it are decided again.
    Corrected(Box<AmendmentPreview>),
    /// Everything from the order on is left behind.
    LeftBehind(Box<RewindPreview>),
}

impl Ruled {
    /// Says what the ruling moves; then, unless that was all that was wanted, rules.
    pub(super) fn run(
        &self,
        client: &Client,
        campaign: CampaignId,
        by: Option<&By>,
        context: &super::Context,
    ) -> Result<(), Failure> {
        let told = client.desk(campaign, by)?;
        let dispute = told.disputes.iter().find(|dispute| dispute.dispute == self.dispute);
        // A dispute that is none, or that somebody has ruled, is refused in the referee's words.
        let moved = match dispute.filter(|dispute| dispute.open) {
            Some(dispute) => Some((dispute, self.moved(client, campaign, dispute.record)?)),
            None => None,
        };
        if self.correcting.preview {
            let (dispute, moved) = moved.ok_or_else(|| {
                let message = format!("no dispute {} is open here", self.dispute);
                Failure::new(Kind::Refused, "no_such_dispute", message)
            })?;
            context.printer.answer(&moved, |text| tell(dispute, &moved, text))?;
            return Ok(());
        }
        let answer = client.at_the_desk(campaign, by, self.command())?;
        let came = if context.printer.json {
            Vec::new()
        } else {
            what_came(client, campaign, by, &answer)?
        };
        context.printer.answer(&answer, |text| {
            if let Some((dispute, moved)) = &moved {
                tell(dispute, moved, text);
            }
            for line in &came {
                let _ = writeln!(text, "{line}");
            }
            let _ = write!(text, "receipt {}", answer.head);
        })?;
        Ok(())
    }

    fn command(&self) -> DeskCommand {
        let ruling = match self.ruling {
            Ruling::Stands => RulingWord::Stands,
            Ruling::Struck => RulingWord::Struck,
            Ruling::ThrownAgain => RulingWord::ThrownAgain,
            Ruling::Replaced => RulingWord::Replaced,
            Ruling::Rewound => RulingWord::Rewound,
        };
        DeskCommand::Rule(Rule {
            dispute: self.dispute,
            ruling,
            command: None,
            notation: self.with.clone(),
            faces: self.correcting.faces.iter().cloned().collect(),
            leave_out: self.correcting.leave_out,
            reason: self.correcting.reason.clone().unwrap_or_default(),
        })
    }

    fn moved(&self, client: &Client, campaign: CampaignId, record: u64) -> Result<Moved, Failure> {
        let edit = match self.ruling {
            Ruling::Stands => return Ok(Moved::Nothing),
            Ruling::Struck | Ruling::Rewound => EditBody::Strike { order: record },
            Ruling::ThrownAgain => EditBody::ThrowAgain { roll: record },
            Ruling::Replaced => {
                let with = WantedBody::Notation(self.with.clone().unwrap_or_default());
                EditBody::Replace { order: record, by: None, with }
            }
        };
        let amended = client.preview_amendment(campaign, self.correcting.body(edit))?;
        if self.ruling != Ruling::Rewound {
            return Ok(Moved::Corrected(Box::new(amended)));
        }
        // Both part behind the same record.
        let back = client.preview_rewind(campaign, None, Back::To(amended.to), None, None)?;
        Ok(Moved::LeftBehind(Box::new(back)))
    }
}

/// What the ruling did: it itself, how far the head went back, and what came of the order that it is about, as the new
/// timeline begins with it. Orders behind that were told before.
fn what_came(
    client: &Client,
    campaign: CampaignId,
    by: Option<&By>,
    answer: &Accepted,
) -> Result<Vec<String>, Failure> {
    let (Some(first), Some(last)) = (answer.records.first(), answer.records.last()) else {
        return Ok(Vec::new());
    };
    let lines = client.log(campaign, by, first.seq)?;
    let mut batches: Vec<_> = lines.iter().map(|line| line.batch).collect();
    batches.dedup();
    let told = lines.iter().take_while(|line| line.seq <= last.seq);
    // The ruling, the way back, and the order.
    let told = told.filter(|line| batches.iter().take(3).any(|batch| *batch == line.batch));
    let told = told.filter(|line| ![kind::ORDER_GIVEN, kind::CONTRIBUTED].contains(&&*line.kind));
    Ok(told.map(printing::sentence).collect())
}

fn tell(dispute: &DisputeSeen, moved: &Moved, text: &mut String) {
    let _ = write!(text, "dispute {}: line {}", dispute.dispute, dispute.record);
    if let Some(line) = dispute.evidence.iter().find(|line| line.seq == dispute.record) {
        let _ = write!(text, " of {}", line.scope);
        if let Some(turn) = line.turn {
            let _ = write!(text, ", turn {turn}");
        }
    }
    text.push('\n');
    match moved {
        Moved::Nothing => text.push_str("nothing is moved\n"),
        Moved::Corrected(amended) => {
            amend::tell(amended, text);
            let edited = amended.edited.as_ref().filter(|_| dispute.asks_faces);
            let unthrown = edited.filter(|order| order.verdict == VerdictWord::NeedsRoll);
            if let Some(order) = unthrown.and_then(|order| order.order) {
                let _ =
                    writeln!(text, "it fell on a table: throw again, and add --faces {order}=…");
            }
        }
        Moved::LeftBehind(back) => rewind::meant(back, None, text),
    }
}
