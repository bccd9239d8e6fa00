//! `wapenrol device`: the key that signs your orders, where the log of a campaign is of version 2.

use crate::about::InCampaign;
use crate::context::Context;
use crate::device::short;
use crate::failure::{Failure, Kind};
use crate::printing;
use chronicle::{BOT, PublicKey};
use decider::By;
use serde_json::json;

#[derive(Debug, clap::Args)]
#[command(
    subcommand_required = true,
    arg_required_else_help = true,
    after_help = "\
Examples:
  wapenrol device show
  wapenrol device bind CAMPAIGN --as city-guard --label \"Anna's laptop\"
  wapenrol device list CAMPAIGN
  wapenrol device lend CAMPAIGN --as city-guard
  wapenrol device release CAMPAIGN 3f0a91c2 --as organiser --why \"lost in the train\"

From the first device on each order of a seat is signed by one of its devices, for ever; what is
signed is fixed before any die falls. To leave orders ahead of time, lend the house a device: it holds
that key, and could sign other orders of yours with it until you release it; everybody sees it. The key lies in your configuration folder, readable by you
alone; --device-key or WAPENROL_DEVICE_KEY names another file."
)]
pub(crate) struct Device {
    #[command(subcommand)]
    what: What,
}

#[derive(Debug, clap::Subcommand)]
enum What {
    /// Tell your device's public key, and where its key lies
    Show,
    /// Let your device sign for a seat from now on
    Bind {
        #[command(flatten)]
        at: InCampaign,
        /// What it is called; everybody reads it
        #[arg(long, default_value = "a terminal")]
        label: String,
    },
    /// List the devices that sign for somebody
    List {
        #[command(flatten)]
        at: InCampaign,
    },
    /// Let the house sign what you leave ahead of time (`wapenrol ahead`)
    Lend {
        #[command(flatten)]
        at: InCampaign,
    },
    /// Let a device sign for its seat no more
    Release {
        #[command(flatten)]
        at: InCampaign,
        /// Which: its public key, or the first digits of it
        device: String,
        /// Why; everybody will read it
        #[arg(long)]
        why: String,
    },
}

impl Device {
    pub(crate) fn run(&self, context: &Context) -> Result<(), Failure> {
        match &self.what {
            What::Show => show(context),
            What::Bind { at, label } => {
                let client = context.client()?;
                let key = context.device().read_or_make()?.public();
                // Over a server the key says who somebody is.
                let who = client.about(at.campaign, at.by.as_ref())?.reader;
                let answer = client.bind_device(at.campaign, at.by.as_ref(), key, label)?;
                Ok(context.printer.answer(&answer, |text| {
                    *text = format!(
                        "line {}: device {} ({label}) signs for {who} from now on",
                        answer.head.seq,
                        short(&key)
                    );
                })?)
            }
            What::List { at } => {
                let devices = context.client()?.devices(at.campaign, at.by.as_ref())?;
                Ok(context.printer.answer(&devices, |text| {
                    if devices.is_empty() {
                        "no device signs for anybody yet".clone_into(text);
                        return;
                    }
                    let mut table = printing::table(&["seat", "device", "called"]);
                    for device in &devices {
                        table.add_row([&device.seat, &device.device.to_string(), &device.label]);
                    }
                    *text = table.to_string();
                })?)
            }
            What::Lend { at } => {
                let answer = context.client()?.lend_device(at.campaign, at.by.as_ref())?;
                Ok(context.printer.answer(&answer, |text| {
                    *text = format!(
                        "line {}: the house signs what you leave ahead of time, with a device called `{BOT}`; \
                         `wapenrol device release` takes it back",
                        answer.head.seq
                    );
                })?)
            }
            What::Release { at, device, why } => release(context, at, device, why),
        }
    }
}

fn show(context: &Context) -> Result<(), Failure> {
    let (file, key) = (context.device().path()?, context.device().read()?);
    let public = key.map(|key| key.public().to_string());
    let answer = json!({ "device": public, "file": file });
    context.printer.answer(&answer, |text| {
        *text = match &public {
            Some(public) => format!("device {public}\nits key lies in {}", file.display()),
            None => format!("no key yet; `wapenrol device bind` makes one, in {}", file.display()),
        };
    })?;
    Ok(())
}

fn release(context: &Context, at: &InCampaign, named: &str, why: &str) -> Result<(), Failure> {
    let client = context.client()?;
    let devices = client.devices(at.campaign, at.by.as_ref())?;
    let named_so =
        |device: &&server::body::DeviceBody| device.device.to_string().starts_with(named);
    let own = |device: &&server::body::DeviceBody| match &at.by {
        Some(By::Seat(seat)) => device.seat == seat.name(),
        _ => true,
    };
    let found: Vec<_> = devices.iter().filter(named_so).filter(own).collect();
    let [device] = found[..] else {
        let message = match found.len() {
            0 => format!(
                "no device of yours begins with `{named}`; `wapenrol device list` lists them"
            ),
            _ => format!(
                "several begin with `{named}`, or one signs for several seats; write --as SEAT"
            ),
        };
        return Err(Failure::new(Kind::Refused, "unknown_device", message));
    };
    let key: PublicKey = device.device;
    let answer = client.release_device(at.campaign, at.by.as_ref(), (&device.seat, key), why)?;
    context.printer.answer(&answer, |text| {
        *text = format!(
            "line {}: device {} signs for {} no more",
            answer.head.seq,
            short(&key),
            device.seat
        );
    })?;
    Ok(())
}
