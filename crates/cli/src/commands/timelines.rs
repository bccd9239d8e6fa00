//! `wapenrol timelines`: where rewinds left, where they led, and what can be taken up again.

use crate::about::InCampaign;
use crate::context::Context;
use crate::failure::Failure;
use crate::printing::{self, spaced};
use projections::Timelines as Told;
use std::fmt::Write as _;

#[derive(Debug, clap::Args)]
#[command(after_help = "\
Examples:
  wapenrol timelines CAMPAIGN
  wapenrol show CAMPAIGN --at 240              as it stood at an abandoned tip
  wapenrol compare CAMPAIGN 240                what has changed since

A * marks what counts now; every tip can be rewound to, and every point that has a name.")]
pub(crate) struct Timelines {
    #[command(flatten)]
    whose: InCampaign,
}

impl Timelines {
    pub(crate) fn run(&self, context: &Context) -> Result<(), Failure> {
        let client = context.client()?;
        let by = self.whose.by.as_ref();
        let told = client.timelines(self.whose.campaign, by)?;
        context.printer.answer(&told, |text| tell(&told, text))?;
        Ok(())
    }
}

fn tell(told: &Told, text: &mut String) {
    let mut table = printing::table(&["", "lines", "follows", "orders", "begins by", "tip", "why"]);
    for line in &told.timelines {
        table.add_row([
            if line.live_to.is_some() { "*".to_owned() } else { String::new() },
            format!("{}-{}", line.first, line.last),
            line.parent.map_or_else(String::new, |parent| parent.to_string()),
            line.orders.to_string(),
            spaced(&line.begins_by),
            if line.tip { line.last.to_string() } else { String::new() },
            line.reason.clone().unwrap_or_default(),
        ]);
    }
    let _ = writeln!(text, "{table}");
    if told.points.is_empty() {
        return;
    }
    let mut table = printing::table(&["", "line", "point"]);
    for point in &told.points {
        let live = if point.live { "*" } else { "" };
        table.add_row([live.to_owned(), point.record.to_string(), point.name.clone()]);
    }
    let _ = writeln!(text, "{table}");
}
