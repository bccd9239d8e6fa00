//! `wapenrol why`: what a fight has done to somebody on the map, and the record that says so.

use super::Context;
use crate::arguments::Table;
use crate::failure::{Failure, Kind};
use crate::house::Question;
use chronicle::Scope;
use serde_json::{Value, json};
use std::fmt::Write as _;

#[derive(Debug, clap::Args)]
#[command(after_help = "\
Examples:
  wapenrol why CAMPAIGN archers-1        why is this unit as it is?
  wapenrol why CAMPAIGN bridge-j         and why is this bridge down?

It names the record that changed it last in a fight, and the roll; `wapenrol roll` proves that one.
`wapenrol show CAMPAIGN --scope engagement/1` lists who is on the map.")]
pub(crate) struct Why {
    #[command(flatten)]
    table: Table,
    /// A unit or individual of the map, or something that is broken in a castle
    what: String,
}

impl Why {
    pub(crate) fn run(&self, context: &Context) -> Result<(), Failure> {
        let house = context.house()?;
        let (campaign, by) = (self.table.campaign, self.table.by.as_ref());
        let about = house.campaign(campaign, by)?;
        let engagements = about["engagements"].as_array().into_iter().flatten();
        let scope = engagements
            .filter(|it| it["system"] == "map")
            .find_map(|it| it["scope"].as_str()?.parse::<Scope>().ok());
        let Some(scope) = scope else {
            let message = "this campaign has no map";
            return Err(Failure::new(Kind::Refused, "wrong_system", message));
        };
        let view = house.view(campaign, by, Some(&scope), None)?;
        let cause = self.cause(&view["map"])?;
        let number = |member: &str| u32::try_from(cause[member].as_u64().unwrap_or(0)).unwrap_or(0);
        let (engagement, fact) = (number("engagement"), number("fact"));
        if fact == 0 {
            let message = format!("no fight has changed `{}`", self.what);
            return Err(Failure::new(Kind::Refused, "no_cause", message));
        }
        let told = house.ask(campaign, by, &Question::Cause { engagement, fact })?;
        context.printer.answer(&told, |text| tell(&told, text))?;
        Ok(())
    }

    fn cause(&self, map: &Value) -> Result<Value, Failure> {
        let all = |member: &str| map[member].as_array().cloned().unwrap_or_default();
        let piece = all("pieces").into_iter().find(|piece| piece["id"] == self.what.as_str());
        if let Some(piece) = piece {
            return Ok(piece["cause"].clone());
        }
        let damage = all("spaces").into_iter().find_map(|space| {
            let damage = space["damage"].get(&self.what)?;
            Some(damage["cause"].clone())
        });
        damage.ok_or_else(|| {
            let message = format!("nobody and nothing on the map is called `{}`", self.what);
            Failure::new(Kind::Refused, "no_such_piece", message)
                .with("allowed", json!("`wapenrol show CAMPAIGN --scope engagement/1` lists them."))
        })
    }
}

fn tell(told: &Value, text: &mut String) {
    let word = |value: &Value| value.as_str().unwrap_or_default().to_owned();
    let _ = writeln!(text, "{} ({})", word(&told["title"]), word(&told["scope"]));
    let _ = writeln!(text, "order {}: {}", told["order"], word(&told["order_sentence"]));
    if told["roll"].is_u64() {
        let _ = writeln!(text, "roll {}: {}", told["roll"], word(&told["roll_sentence"]));
    }
    let _ = writeln!(text, "record {}: {}", told["record"], word(&told["sentence"]));
}
