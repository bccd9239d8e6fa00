//! `wapenrol policy`: who gives to the dice of a campaign.

use crate::about::InCampaign;
use crate::context::Context;
use crate::failure::Failure;
use clap::ValueEnum;
use server::body::{GivesBody, OtherwiseBody, PolicyBody, SealedBody, ThrownBody};

#[derive(Debug, clap::Args)]
#[command(after_help = "\
Examples:
  wapenrol policy CAMPAIGN
  wapenrol policy CAMPAIGN --sealed shared --from all --wait 30 --otherwise refuse
  wapenrol policy CAMPAIGN --thrown witnessed

In `shared` the bytes of each sealed die hang on what the open pages and terminals (`wapenrol attend`)
of the others give to it, so that neither the house nor whoever rolls can foresee it. With
`--thrown witnessed` dice thrown at the table count once another person's phone or terminal
(`wapenrol confirm`) has confirmed them. What is not said stays as it is. Logs of version 1 have no policy.")]
pub(crate) struct Policy {
    #[command(flatten)]
    at: InCampaign,
    /// Where sealed dice come from
    #[arg(long, value_enum)]
    sealed: Option<Sealed>,
    /// How many of those who are asked must give
    #[arg(long, value_enum)]
    from: Option<From>,
    /// How long the house waits for them
    #[arg(long, value_name = "SECONDS")]
    wait: Option<u64>,
    /// What happens where too few give: no sealed dice fall, a public beacon stands in (where the host
    /// reads one), or the house decides and it is counted
    #[arg(long, value_enum)]
    otherwise: Option<Otherwise>,
    /// Who may type what was thrown; witnessed: nothing follows before somebody else's device has
    /// confirmed it
    #[arg(long, value_enum)]
    thrown: Option<Thrown>,
}

#[derive(Debug, Clone, Copy, ValueEnum)]
enum Sealed {
    House,
    Shared,
}

#[derive(Debug, Clone, Copy, ValueEnum)]
enum From {
    One,
    All,
}

#[derive(Debug, Clone, Copy, ValueEnum)]
enum Otherwise {
    Refuse,
    Beacon,
    House,
}

/// Who may type what was thrown.
#[derive(Debug, Clone, Copy, ValueEnum)]
pub(super) enum Thrown {
    Anyone,
    Roller,
    Witnessed,
}

impl Thrown {
    pub(super) const fn body(self) -> ThrownBody {
        match self {
            Self::Anyone => ThrownBody::Anyone,
            Self::Roller => ThrownBody::Roller,
            Self::Witnessed => ThrownBody::Witnessed,
        }
    }
}

impl Policy {
    pub(crate) fn run(&self, context: &Context) -> Result<(), Failure> {
        let client = context.client()?;
        let now = client.policy(self.at.campaign, self.at.by.as_ref())?;
        let wanted = self.changed(now);
        if wanted == now {
            return Ok(context.printer.answer(&now, |text| *text = told(&now))?);
        }
        let answer = client.set_policy(self.at.campaign, self.at.by.as_ref(), wanted)?;
        Ok(context.printer.answer(&answer, |text| {
            *text = format!("line {}: from now on\n{}", answer.head.seq, told(&wanted));
        })?)
    }

    fn changed(&self, now: PolicyBody) -> PolicyBody {
        PolicyBody {
            sealed: self.sealed.map_or(now.sealed, |it| match it {
                Sealed::House => SealedBody::House,
                Sealed::Shared => SealedBody::Shared,
            }),
            from: self.from.map_or(now.from, |it| match it {
                From::One => GivesBody::One,
                From::All => GivesBody::All,
            }),
            wait_seconds: self.wait.unwrap_or(now.wait_seconds),
            otherwise: self.otherwise.map_or(now.otherwise, |it| match it {
                Otherwise::Refuse => OtherwiseBody::Refuse,
                Otherwise::Beacon => OtherwiseBody::Beacon,
                Otherwise::House => OtherwiseBody::House,
            }),
            thrown: self.thrown.map_or(now.thrown, Thrown::body),
        }
    }
}

fn told(policy: &PolicyBody) -> String {
    let sealed = match (policy.sealed, policy.from) {
        (SealedBody::House, _) => {
            "sealed dice come from the house's envelope and the order alone".to_owned()
        }
        (SealedBody::Shared, from) => {
            let who = match from {
                GivesBody::One => "at least one of the others' devices gives",
                GivesBody::All => "the devices of all others give",
            };
            let otherwise = match policy.otherwise {
                OtherwiseBody::Refuse => "no sealed dice fall",
                OtherwiseBody::Beacon => "a public beacon's next round stands in",
                OtherwiseBody::House => "the house's envelope decides, and it is counted",
            };
            let wait = policy.wait_seconds;
            format!("{who} to sealed dice; after {wait} seconds without, {otherwise}")
        }
    };
    let thrown = match policy.thrown {
        ThrownBody::Anyone => "anybody may type what was thrown",
        ThrownBody::Roller => "only whose roll it is may type what was thrown",
        ThrownBody::Witnessed => {
            "what was thrown counts once a device of somebody else has confirmed it"
        }
    };
    format!("{sealed}\n{thrown}")
}

#[cfg(test)]
mod tests {
    use super::*;
    use chronicle::Policy as Recorded;
    use serde_json::to_value;

    #[test]
    fn what_is_told_is_what_a_log_holds() {
        let policy = PolicyBody::from(&Recorded::together());
        let recorded = to_value(Recorded::together()).unwrap();
        let sent = to_value(policy).unwrap();
        for (member, value) in sent.as_object().unwrap() {
            assert_eq!(&recorded[member], value, "{member}");
        }
        assert_eq!(Recorded::from(policy), Recorded::together());
    }
}
