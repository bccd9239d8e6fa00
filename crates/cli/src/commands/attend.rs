//! `wapenrol attend`: this terminal's device gives to the dice of the others, for as long as it runs.

use crate::about::InCampaign;
use crate::client::{Client, Heard};
use crate::context::Context;
use crate::failure::{Failure, Kind};
use crate::links::{Links, Receiver};
use chronicle::{Bytes32, CampaignId, PublicKey};
use decider::By;
use server::body::{DeviceBody, LinkBody};

#[derive(Debug, clap::Args)]
#[command(after_help = "\
Example:
  wapenrol attend CAMPAIGN --server http://192.168.1.7:7411 --key KEY

Your device must be bound to your seat (`wapenrol device bind`). When somebody's order needs sealed
dice, the house asks the devices of the others; this one answers with the next link of a chain that
it laid before, so that nobody could foresee those dice. What was given lies beside your device's
key. An open page of your seat does the same.")]
pub(crate) struct Attend {
    #[command(flatten)]
    at: InCampaign,
    /// End after so many answers
    #[arg(long, value_name = "NUMBER")]
    answers: Option<u64>,
}

/// The house of a campaign, over a client.
struct At<'a> {
    client: &'a Client,
    campaign: CampaignId,
    by: Option<&'a By>,
}

impl Receiver for At<'_> {
    fn devices(&self) -> Result<Vec<DeviceBody>, Failure> {
        self.client.devices(self.campaign, self.by)
    }

    fn lay_chain(&self, device: PublicKey, anchor: Bytes32, length: u64) -> Result<(), Failure> {
        self.client.lay_chain(self.campaign, self.by, (device, anchor, length)).map(drop)
    }

    fn give_link(&self, link: &LinkBody) -> Result<(), Failure> {
        self.client.give_link(self.campaign, self.by, link).map(drop)
    }
}

const NO_DEVICES: &str = "the log of this campaign is of version 1: nobody gives to its dice. Campaigns have \
                          devices that are not begun with `--log 1`";

impl Attend {
    pub(crate) fn run(&self, context: &Context) -> Result<(), Failure> {
        let (campaign, by) = (self.at.campaign, self.at.by.as_ref());
        let client = context.client()?;
        if !client.is_remote() {
            let message = "nobody asks a terminal that has opened the data folder itself; name the \
                           server with --server";
            return Err(Failure::usage("needs_server", message));
        }
        let about = client.about(campaign, by)?;
        let Ok(By::Seat(seat)) = about.reader.parse::<By>() else {
            let message = "the organiser's device is never asked: the house knows it; give the key \
                           of a seat";
            return Err(Failure::new(Kind::Refused, "not_a_seat", message));
        };
        let key = context.device().read()?.ok_or_else(|| {
            let message = "this machine has no device's key; `wapenrol device bind` makes one";
            Failure::fault("no_device_key", message)
        })?;
        let Some(known) = about.house else {
            return Err(Failure::new(Kind::Refused, "no_devices_here", NO_DEVICES));
        };
        let mut links = Links::open(&context.device().path()?, &known, seat.name(), key)?;
        let house = At { client: &client, campaign, by };
        links.lay_if_needed(&house)?;
        let head = client.about(campaign, by)?.last;
        links.heard(&house, (head.seq, head.hash))?;
        let mut welcome = Some(format!("{seat} gives to the dice of the others; Ctrl-C ends it"));
        let (mut answered, mut failed) = (0, None);
        client.follow(campaign, by, (&links.device(), head.seq), &mut |heard| {
            let given = match heard {
                Heard::There => {
                    let told = welcome.take().map(|told| context.printer.line(&told));
                    told.transpose().map(|_| false).map_err(Failure::from)
                }
                Heard::Head(seq, hash) => links.heard(&house, (seq, hash)).map(|()| false),
                Heard::Ask(ask) => links.answer(&house, &ask),
            };
            match given {
                Ok(false) => true,
                Ok(true) => {
                    answered += 1;
                    let told = context.printer.line(&format!("gave link {}", links.last()));
                    told.is_ok() && self.answers.is_none_or(|most| answered < most)
                }
                Err(failure) => {
                    failed = Some(failure);
                    false
                }
            }
        })?;
        failed.map_or(Ok(()), Err)
    }
}
