//! What one reader sees of an engagement at one record, along that record's timeline.

use crate::shape::HeadBody;
use chronicle::{CampaignId, Head, Scope};
use lowenheim::view::{SiegeView, view_for};
use referee::{Class, Reader, Referee, Rejected};
use schemars::JsonSchema;
use serde::Serialize;

/// One reader's view of an engagement at one place of the log.
#[derive(Clone, Debug, PartialEq, Serialize, JsonSchema)]
pub struct CampaignView {
    /// The campaign.
    #[schemars(with = "String")]
    pub campaign: CampaignId,
    /// Its name.
    pub name: String,
    /// Who is reading: `organiser`, `seat/<name>` or `public`.
    pub reader: String,
    /// The engagement.
    #[schemars(with = "String")]
    pub scope: Scope,
    /// The record behind which this is how things stand.
    #[schemars(with = "HeadBody")]
    pub at: Head,
    /// Does that record lie on the live timeline?
    pub live: bool,
    /// The head now.
    #[schemars(with = "HeadBody")]
    pub head: Head,
    /// The siege.
    pub siege: SiegeView,
}

/// What a reader sees of an engagement at a record; at the head where none is named.
///
/// # Errors
/// `unknown_campaign`, `unknown_record`, `unknown_scope`.
pub fn view(
    referee: &Referee,
    campaign: CampaignId,
    reader: &Reader,
    scope: &Scope,
    at: Option<u64>,
) -> Result<CampaignView, Rejected> {
    let place = referee.place(campaign, at)?;
    let number = Referee::engagement(&place.standing, scope)?;
    let state = &place.standing.state;
    let siege = state.siege(number).ok_or_else(|| Rejected {
        class: Class::Missing,
        ..Rejected::new(referee::Code::UnknownScope, format!("`{scope}` is no siege."))
    })?;
    Ok(CampaignView {
        campaign,
        name: state.name.clone(),
        reader: reader.to_string(),
        scope: scope.clone(),
        at: place.standing.at,
        live: place.live,
        head: place.head,
        siege: view_for(siege, reader.by()),
    })
}
