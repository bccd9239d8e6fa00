//! What a command is about: which campaign, which engagement, and who asks.

use chronicle::{CampaignId, Scope};
use clap::Args;
use decider::By;

/// A campaign, and who looks at it.
#[derive(Debug, Clone, Args)]
pub(crate) struct InCampaign {
    /// The campaign's id, as `new` printed it
    #[arg(value_name = "CAMPAIGN")]
    pub(crate) campaign: CampaignId,
    /// Who you are: a seat such as city-guard, or organiser
    #[arg(long = "as", value_name = "SEAT", value_parser = somebody)]
    pub(crate) by: Option<By>,
}

/// What an order or a look is about.
#[derive(Debug, Clone, Args)]
pub(crate) struct About {
    /// `campaign` or `engagement/NUMBER`; without it the map, else what goes on
    #[arg(long, value_name = "SCOPE", env = "WAPENROL_SCOPE")]
    pub(crate) scope: Option<Scope>,
}

/// Reads who somebody is: `organiser`, `city-guard` or `seat/city-guard`.
pub(crate) fn somebody(text: &str) -> Result<By, String> {
    let name = text.strip_prefix("seat/").unwrap_or(text);
    match name {
        "organiser" => Ok(By::Organiser),
        "rules" => Err("nobody gives orders as the rules; say `proceed` as a seat".into()),
        _ => name.parse().map(By::Seat).map_err(|_| {
            format!(
                "`{name}` is no seat's name: write 1 to 40 lower-case letters, digits and \
                 hyphens, such as city-guard, or organiser"
            )
        }),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn seats_are_named_with_and_without_their_prefix() {
        assert_eq!(somebody("city-guard"), somebody("seat/city-guard"));
        assert_eq!(somebody("organiser"), Ok(By::Organiser));
        assert!(somebody("City Guard").unwrap_err().contains("lower-case"));
    }
}
