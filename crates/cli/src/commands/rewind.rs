//! `wapenrol rewind`: back to an earlier record or turn, or forward again.

use crate::about::somebody;
use crate::client::{Back, Client};
use crate::context::Context;
use crate::failure::{Failure, Kind};
use crate::printing::{self, counted};
use chronicle::{CampaignId, Scope};
use clap::ArgGroup;
use decider::By;
use projections::RewindPreview;
use std::fmt::Write as _;

#[derive(Debug, clap::Args)]
#[command(
    group = ArgGroup::new("where").required(true).args(["to", "turn", "point", "redo"]),
    after_help = "\
Examples:
  wapenrol rewind CAMPAIGN --turn 3 --reason 'We forgot the food.'
  wapenrol rewind CAMPAIGN --turn 3 --of engagement/1 --preview
  wapenrol rewind CAMPAIGN --point 'Before the sally' --preview   as `wapenrol desk … save` has named it
  wapenrol rewind CAMPAIGN --to 120 --preview                 what it would grey out, and whose
  wapenrol rewind CAMPAIGN --to 120 --reason 'Wrong figure moved.'
  wapenrol rewind CAMPAIGN --turn 3 --only engagement/1 --reason 'The other siege goes on.'
  wapenrol rewind CAMPAIGN --redo --reason 'It was right after all.'

Nothing is lost: what came since stays in the log and can be rewound to. Only the organiser rewinds."
)]
pub(crate) struct Rewind {
    /// The campaign's id
    campaign: CampaignId,
    /// The last line of an order, live or left behind
    #[arg(long, value_name = "SEQ")]
    to: Option<u64>,
    /// The beginning of a turn
    #[arg(long, value_name = "N")]
    turn: Option<u32>,
    /// Of which engagement the turn is, such as engagement/1; without it of the map, else of what goes on
    #[arg(long, value_name = "SCOPE", requires = "turn")]
    of: Option<Scope>,
    /// A point that has a name
    #[arg(long, value_name = "NAME")]
    point: Option<String>,
    /// The end of what the last rewind left behind
    #[arg(long)]
    redo: bool,
    /// Only this engagement; what the others did since follows again
    #[arg(long, value_name = "SCOPE", conflicts_with = "redo")]
    only: Option<Scope>,
    /// Say what would be greyed out, and change nothing
    #[arg(long)]
    preview: bool,
    /// For whom to preview; without it the organiser
    #[arg(long = "as", value_name = "SEAT", value_parser = somebody, requires = "preview")]
    by: Option<By>,
    /// Why, for everybody to read
    #[arg(long, value_name = "TEXT", required_unless_present = "preview")]
    reason: Option<String>,
}

impl Rewind {
    pub(crate) fn run(&self, context: &Context) -> Result<(), Failure> {
        let client = context.client()?;
        let back = match (self.to, self.turn, &self.point) {
            (Some(to), ..) => Back::To(to),
            (None, Some(turn), _) => Back::Turn(turn),
            (None, None, Some(name)) => Back::To(self.named(&client, name)?),
            (None, None, None) => Back::To(self.left_last(&client)?),
        };
        let (of, only) = (self.turn_of(&client)?, self.only.as_ref());
        let of = of.as_ref();
        let preview = client.preview_rewind(self.campaign, self.by.as_ref(), back, of, only)?;
        if self.preview {
            context.printer.answer(&preview, |text| {
                meant(&preview, self.turn.map(|turn| (turn, of.or(only))), text);
                greyed(&preview, text);
            })?;
            return Ok(());
        }
        let reason = self.reason.as_deref().unwrap_or_default();
        let answer = client.rewind(self.campaign, preview.head.seq, back, of, only, reason)?;
        context.printer.answer(&answer, |text| {
            meant(&preview, self.turn.map(|turn| (turn, of.or(only))), text);
            let _ = write!(text, "rewound\nreceipt {}", answer.head);
        })?;
        Ok(())
    }

    /// The engagement whose turn was named.
    fn turn_of(&self, client: &Client) -> Result<Option<Scope>, Failure> {
        match (&self.of, &self.only) {
            (Some(of), _) => Ok(Some(of.clone())),
            (None, None) if self.turn.is_some() => {
                client.scope(self.campaign, self.by.as_ref(), None).map(Some)
            }
            (None, _) => Ok(None),
        }
    }

    /// Where the point of this name lies.
    fn named(&self, client: &Client, name: &str) -> Result<u64, Failure> {
        let points = client.timelines(self.campaign, None)?.points;
        let found = points.iter().find(|point| point.name == name.trim());
        found.map(|point| point.record).ok_or_else(|| {
            let known: Vec<String> =
                points.iter().map(|point| format!("`{}`", point.name)).collect();
            let allowed = match known.is_empty() {
                true => {
                    "None has a name yet; `wapenrol desk CAMPAIGN save NAME` gives one.".to_owned()
                }
                false => format!("There are {}.", known.join(", ")),
            };
            let message = format!("no point of the campaign is called `{name}`");
            Failure::new(Kind::Refused, "unknown_point", message).with("allowed", allowed)
        })
    }

    /// The newest end that was left behind.
    fn left_last(&self, client: &Client) -> Result<u64, Failure> {
        let about = client.about(self.campaign, None)?;
        about.abandoned.into_iter().max().ok_or_else(|| {
            let message = "nothing was left behind by a rewind, so there is nothing to redo";
            Failure::new(Kind::Refused, "already_there", message)
        })
    }
}

/// Where it leads, and what it greys out, in numbers.
pub(super) fn meant(
    preview: &RewindPreview,
    turn: Option<(u32, Option<&Scope>)>,
    text: &mut String,
) {
    let RewindPreview { to, records, batches, by, back, .. } = preview;
    text.push_str("back to ");
    if let Some((turn, of)) = turn {
        let of = of.map(|scope| format!(" of {scope}")).unwrap_or_default();
        let _ = write!(text, "the beginning of turn {turn}{of}, ");
    }
    let (orders, lines) =
        (counted(*batches, "order", "orders"), counted(*records, "line", "lines"));
    let _ = writeln!(text, "line {to}: {orders}, {lines} greyed out");
    for (sender, orders) in by {
        let _ = writeln!(text, "  {orders:>4} of {sender}");
    }
    if *back > 0 {
        let back = counted(*back, "abandoned line counts", "abandoned lines count");
        let _ = writeln!(text, "{back} again");
    }
}

/// What it greys out, line by line.
fn greyed(preview: &RewindPreview, text: &mut String) {
    if !preview.kept.is_empty() {
        let kept =
            counted(preview.kept.len(), "order of others follows", "orders of others follow");
        let _ = writeln!(text, "{kept} again");
    }
    for lost in &preview.lost {
        let order = printing::sentence(&lost.order);
        let _ = writeln!(text, "cannot be kept: {order} {}", lost.why);
    }
    for line in &preview.greyed {
        let _ = writeln!(text, "{}", printing::log_line(line));
    }
}
