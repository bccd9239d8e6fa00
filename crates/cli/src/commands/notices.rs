//! `wapenrol notices`: where a player is told that it is their turn.

use crate::about::InCampaign;
use crate::context::Context;
use crate::failure::Failure;
use crate::printing::spaced;
use clap::ArgGroup;
use server::body::{NoticesBody, NoticesSeen};
use std::fmt::Write as _;

#[derive(Debug, clap::Args)]
#[command(
    group = ArgGroup::new("where").args(["to", "code", "nowhere", "feed", "no_feed"]),
    after_help = "\
Examples:
  wapenrol notices CAMPAIGN --server URL --key-file KEY                       where yours go
  wapenrol notices CAMPAIGN --server URL --key-file KEY --to anna@mail.example
  wapenrol notices CAMPAIGN --server URL --key-file KEY --code 123456         as it came by mail
  wapenrol notices CAMPAIGN --server URL --key-file KEY --to https://discord.com/api/webhooks/…
  wapenrol notices CAMPAIGN --server URL --key-file KEY --nowhere
  wapenrol notices CAMPAIGN --server URL --key-file KEY --feed                an address for a reader of feeds

You get one message when the others have waited for you for some minutes, and the next only when something else
is asked of you. It says at which table, and nothing that not everybody may know."
)]
pub(crate) struct Notices {
    #[command(flatten)]
    whose: InCampaign,
    /// An address of mail, or one that takes messages as Discord's webhooks do
    #[arg(long, value_name = "ADDRESS")]
    to: Option<String>,
    /// The code that came by mail
    #[arg(long, value_name = "CODE")]
    code: Option<String>,
    /// Nowhere any more
    #[arg(long)]
    nowhere: bool,
    /// Make an address of your feed (Atom), told this once: what you are asked for; an old one opens nothing any more
    #[arg(long)]
    feed: bool,
    /// Take the address of the feed away
    #[arg(long)]
    no_feed: bool,
}

impl Notices {
    pub(crate) fn run(&self, context: &Context) -> Result<(), Failure> {
        let client = context.client()?;
        let (campaign, by) = (self.whose.campaign, self.whose.by.as_ref());
        if self.feed || self.no_feed {
            let answer = client.feed_key(campaign, by, self.feed)?;
            context.printer.answer(&answer, |text| {
                let place = client.url().unwrap_or_default();
                *text = match &answer.link {
                    Some(link) => format!("{place}{link}"),
                    None => "your feed has no address any more".to_owned(),
                };
            })?;
            return Ok(());
        }
        let wanted = match (&self.to, &self.code, self.nowhere) {
            (Some(to), ..) => Some(NoticesBody::To(to.clone())),
            (_, Some(code), _) => Some(NoticesBody::Code(code.clone())),
            (_, _, true) => Some(NoticesBody::Nowhere),
            _ => None,
        };
        let seen = match wanted {
            Some(wanted) => client.set_notices(campaign, by, &wanted)?,
            None => client.notices(campaign, by)?,
        };
        context.printer.answer(&seen, |text| tell(&seen, text))?;
        Ok(())
    }
}

fn tell(seen: &NoticesSeen, text: &mut String) {
    let NoticesSeen { to, awaits_code, mail, after, newest, feed } = seen;
    match to {
        Some(to) => {
            let _ = writeln!(
                text,
                "you are told at {to} when the others have waited for you for {after} min"
            );
        }
        None => text.push_str("nobody tells you that it is your turn\n"),
    }
    if let Some(address) = awaits_code {
        let _ = writeln!(text, "a code went to {address}; give it back with --code");
    }
    if let Some(newest) = newest {
        let _ = writeln!(text, "the newest: {}, {}", spaced(&newest.state), newest.at);
    }
    if *feed {
        text.push_str("your feed has an address\n");
    }
    if !mail {
        text.push_str("this host sends no mail; a webhook can be named\n");
    }
}
