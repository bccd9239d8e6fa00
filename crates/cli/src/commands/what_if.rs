//! `wapenrol what-if`: a campaign beside the campaign, to be looked at, thrown away or adopted.

use super::{acts, compare::differences, new};
use crate::about::About;
use crate::client::{Back, Client};
use crate::context::Context;
use crate::failure::{Failure, Kind};
use crate::printing;
use chronicle::{CampaignId, Scope};
use projections::WhatIfSeen;
use referee::{Adopt, AskConsent, Code, DeskAct, DeskCommand};
use server::body::MakeWhatIfBody;
use std::fmt::Write as _;

#[derive(Debug, clap::Args)]
#[command(after_help = "\
Examples:
  wapenrol what-if CAMPAIGN begin                        from where it stands now
  wapenrol what-if CAMPAIGN begin --at 120 --name 'We did not charge'
  wapenrol what-if CAMPAIGN begin --turn 3 --of engagement/1
  wapenrol what-if CAMPAIGN                              which lie beside it
  wapenrol order WHAT-IF --as cathay done                a what-if is played like any campaign
  wapenrol what-if CAMPAIGN compare WHAT-IF
  wapenrol what-if CAMPAIGN adopt WHAT-IF --preview      what it would undo and put in, and who must agree
  wapenrol what-if CAMPAIGN ask WHAT-IF --reason 'We all liked it better.'
  wapenrol what-if CAMPAIGN adopt WHAT-IF --reason 'We all liked it better.'
  wapenrol what-if CAMPAIGN throw-away WHAT-IF

Nothing of a what-if touches the campaign before it is adopted. Its dice and cards are others than the campaign's: it \
foretells nothing. Adopted, they stand in the log as your word, and the log says so. Only the organiser does any of it.")]
pub(crate) struct WhatIf {
    /// The campaign's id
    #[arg(value_name = "CAMPAIGN")]
    campaign: CampaignId,
    #[command(subcommand)]
    wanted: Option<Wanted>,
}

#[derive(Debug, clap::Subcommand)]
enum Wanted {
    /// Begin one; prints its id and its keys
    Begin {
        /// The line behind which it goes another way, live or left behind: the last of an order
        #[arg(long, value_name = "SEQ", conflicts_with = "turn")]
        at: Option<u64>,
        /// The beginning of a turn
        #[arg(long, value_name = "N")]
        turn: Option<u32>,
        /// Of which engagement the turn is, such as engagement/1; needed where there are several
        #[arg(long, value_name = "SCOPE", requires = "turn")]
        of: Option<Scope>,
        /// What it is called, 1 to 80 characters
        #[arg(long)]
        name: Option<String>,
    },
    /// Compare one with the campaign as it stands now
    Compare {
        /// The what-if's id
        #[arg(value_name = "WHAT-IF")]
        what_if: CampaignId,
        #[command(flatten)]
        about: About,
    },
    /// Ask those whose orders it would undo or put in whether it may be adopted
    Ask {
        /// The what-if's id
        #[arg(value_name = "WHAT-IF")]
        what_if: CampaignId,
        /// Why, for everybody to read
        #[arg(long, value_name = "TEXT")]
        reason: String,
    },
    /// Let what was played in one count: the campaign goes back to where they parted, and its orders follow
    Adopt {
        /// The what-if's id
        #[arg(value_name = "WHAT-IF")]
        what_if: CampaignId,
        /// Say what it would change and who must agree first, and change nothing
        #[arg(long)]
        preview: bool,
        /// Why, for everybody to read
        #[arg(long, value_name = "TEXT", required_unless_present = "preview")]
        reason: Option<String>,
    },
    /// Throw one away: its keys open nothing any more
    ThrowAway {
        /// The what-if's id
        #[arg(value_name = "WHAT-IF")]
        what_if: CampaignId,
    },
}

impl WhatIf {
    pub(crate) fn run(self, context: &Context) -> Result<(), Failure> {
        let client = context.client()?;
        let campaign = self.campaign;
        match self.wanted {
            None => {
                let list = client.what_ifs(campaign)?;
                context.printer.answer(&list, |text| tell(&list, text))?;
            }
            Some(Wanted::Begin { at, turn, of, name }) => {
                let at = match turn {
                    Some(turn) => {
                        let of = of.as_ref();
                        let back = Back::Turn(turn);
                        Some(client.preview_rewind(campaign, None, back, of, None)?.to)
                    }
                    None => at,
                };
                let answer = client.make_what_if(campaign, &MakeWhatIfBody { at, name })?;
                let server = context.place.server.as_deref();
                context.printer.answer(&answer, |text| new::tell(&answer, server, text))?;
            }
            Some(Wanted::Compare { what_if, about }) => {
                let told = client.compare_what_if(campaign, what_if, about.scope.as_ref())?;
                context.printer.answer(&told, |text| {
                    let (from, to, common) = (told.from, told.to, told.common);
                    let _ = writeln!(
                        text,
                        "the campaign at line {from}, the what-if at its line {to}; \
                         they parted behind line {common} of the campaign"
                    );
                    differences(&told, ("in the campaign:", "in the what-if:"), text);
                })?;
            }
            Some(Wanted::Ask { what_if, reason }) => {
                let to = named(&client, campaign, what_if)?.record;
                let what_if = Some(what_if.to_string());
                let ask = AskConsent { to, only: None, what_if, reason };
                let answer = client.at_the_desk(campaign, None, DeskCommand::AskConsent(ask))?;
                context.printer.answer(&answer, |text| {
                    *text = format!("asked\nreceipt {}", answer.accepted.head);
                })?;
            }
            Some(Wanted::Adopt { what_if, reason, preview }) => {
                let head = named(&client, campaign, what_if)?.head.seq;
                let (what_if, reason) = (what_if.to_string(), reason.unwrap_or_default());
                let adopt = Adopt { what_if, head, reason };
                if preview {
                    let told = client.preview_act(campaign, None, &DeskAct::Adopt(adopt))?;
                    context.printer.answer(&told, |text| acts::preview(&told, text))?;
                    return Ok(());
                }
                let answer = client.at_the_desk(campaign, None, DeskCommand::Adopt(adopt))?;
                context.printer.answer(&answer, |text| {
                    answer.did.iter().for_each(|did| acts::done(did, text));
                    let _ = write!(text, "receipt {}", answer.accepted.head);
                })?;
            }
            Some(Wanted::ThrowAway { what_if }) => {
                let answer = client.throw_away_what_if(campaign, what_if)?;
                context.printer.answer(&answer, |text| *text = format!("{what_if} thrown away"))?;
            }
        }
        Ok(())
    }
}

/// The one of this id.
fn named(
    client: &Client,
    campaign: CampaignId,
    what_if: CampaignId,
) -> Result<WhatIfSeen, Failure> {
    let list = client.what_ifs(campaign)?;
    list.into_iter().find(|one| one.campaign == what_if).ok_or_else(|| {
        let message = format!("there is no what-if {what_if} beside this campaign");
        Failure::new(Kind::Refused, Code::UnknownWhatIf.text(), message)
    })
}

fn tell(list: &[WhatIfSeen], text: &mut String) {
    if list.is_empty() {
        text.push_str("no what-if lies beside this campaign\n");
        return;
    }
    let mut table = printing::table(&["what-if", "name", "parts at", "orders", "would undo"]);
    for one in list {
        table.add_row([
            one.campaign.to_string(),
            one.name.clone(),
            one.record.to_string(),
            one.orders.to_string(),
            one.undoes.to_string(),
        ]);
    }
    let _ = writeln!(text, "{table}");
}
