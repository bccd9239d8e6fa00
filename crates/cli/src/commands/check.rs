//! `wapenrol check`: what would this program make of the campaigns of another folder?

use super::verify::orders_of;
use crate::context::Context;
use crate::failure::Failure;
use crate::folder::{open_referee, rejected};
use crate::progress;
use chronicle::CampaignId;
use referee::{Differing, OtherRules, Referee, RulesChecked};
use serde_json::{Value, json};
use std::fmt::Write as _;
use std::path::PathBuf;

#[derive(Debug, clap::Args)]
#[command(after_help = "\
Examples:
  wapenrol check --against data        before the new program takes over the folder of the old one

Every order of every campaign is decided once more by the rules of this program, in the shade: nothing is
written. What was played stays as it was played, for facts are never recomputed; where an order would come to
something else today, the campaign is named with the first such record. It can then be finished by the facts as
they are, or set right with `wapenrol amend` or `wapenrol rewind`.")]
pub(crate) struct Check {
    /// The data folder of the campaigns; no server may be running on it
    #[arg(long, value_name = "DATA")]
    against: PathBuf,
}

/// What became of one campaign.
enum Found {
    Checked(RulesChecked),
    /// It cannot be played on by this program; why.
    Unreadable(String),
}

impl Check {
    pub(crate) fn run(&self, context: &Context) -> Result<(), Failure> {
        if !self.against.join(store::MARKER).exists() {
            let message = format!("there is no data folder {}", self.against.display());
            return Err(Failure::fault("no_data_folder", message));
        }
        let referee = open_referee(&self.against, context.place.host_key()?)?;
        let campaigns = referee.campaigns().map_err(rejected)?;
        let bar = progress::bar(campaigns.len() as u64, "campaigns");
        let mut found = Vec::with_capacity(campaigns.len());
        for campaign in campaigns {
            found.push(look(&referee, campaign));
            bar.inc(1);
        }
        bar.finish_and_clear();
        let answer = json!({ "campaigns": found.iter().map(told).collect::<Vec<_>>() });
        context.printer.answer(&answer, |text| {
            for (campaign, name, found) in &found {
                tell(*campaign, name, found, text);
            }
            if found.is_empty() {
                text.push_str("there are no campaigns in this folder\n");
            }
        })?;
        Ok(())
    }
}

fn look(referee: &Referee, campaign: CampaignId) -> (CampaignId, String, Found) {
    let name = referee.place(campaign, None).map(|place| place.standing.state.name.clone());
    let checked = name.clone().and_then(|_| referee.check_rules(campaign));
    let found = match checked {
        Ok(checked) => Found::Checked(checked),
        Err(rejected) => Found::Unreadable(rejected.message.to_string()),
    };
    (campaign, name.unwrap_or_default(), found)
}

/// The first record that would come out otherwise, whatever rules it was played by.
fn first(checked: &RulesChecked) -> Option<&Differing> {
    let others = checked.other_rules.values().map(|OtherRules { first, .. }| first);
    others.chain(checked.differing.first()).min_by_key(|differing| differing.record)
}

fn told((campaign, name, found): &(CampaignId, String, Found)) -> Value {
    match found {
        Found::Unreadable(why) => json!({ "campaign": campaign, "name": name, "unreadable": why }),
        Found::Checked(checked) => json!({
            "campaign": campaign, "name": name, "same": checked.same,
            "otherwise": orders_of(&checked.other_rules),
            "not_from_its_own_rules": checked.differing.len(),
            "first": first(checked).map(|it| json!({
                "order": it.order, "record": it.record, "found": it.found, "expected": it.expected,
            })),
        }),
    }
}

fn tell(campaign: CampaignId, name: &str, found: &Found, text: &mut String) {
    let checked = match found {
        Found::Checked(checked) => checked,
        Found::Unreadable(why) => {
            let _ =
                writeln!(text, "{campaign}  {name}\n  cannot be played on by this program: {why}");
            return;
        }
    };
    let _ = writeln!(text, "{campaign}  {name}");
    let same = checked.same;
    let Some(first) = first(checked) else {
        let _ = writeln!(text, "  {same} orders, and each comes to the same");
        return;
    };
    let _ = writeln!(text, "  {same} orders come to the same");
    for (rules, OtherRules { orders, .. }) in &checked.other_rules {
        let _ =
            writeln!(text, "  {orders} orders played by rules {rules} would come out otherwise");
    }
    if !checked.differing.is_empty() {
        let orders = checked.differing.len();
        let what = "do not follow from the rules that they were played by: run `wapenrol verify`";
        let _ = writeln!(text, "  {orders} orders {what}");
    }
    let nothing = "nothing more".to_owned();
    let record = first.record;
    let found = short(first.found.as_ref().unwrap_or(&nothing));
    let expected = short(first.expected.as_ref().unwrap_or(&nothing));
    let _ =
        writeln!(text, "  first at record {record}\n    played: {found}\n    today:  {expected}");
}

/// As much of a payload as fits on a line or two.
fn short(text: &str) -> String {
    const MOST: usize = 160;
    let mut short: String = text.chars().take(MOST).collect();
    if text.chars().count() > MOST {
        short.push('…');
    }
    short
}
