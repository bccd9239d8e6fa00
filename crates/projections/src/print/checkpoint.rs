//! The house's word on where the log ended, printed so that it can be held against another's.

use super::html::Html;
use super::words::words;
use chronicle::CampaignId;
use messages::{Language, say};
use referee::{Referee, Rejected};

/// The text of the latest checkpoint; none: the house signs none of this log.
pub(crate) fn latest(referee: &Referee, campaign: CampaignId) -> Result<Option<String>, Rejected> {
    Ok(referee.checkpoint(campaign)?.map(|note| note.to_string()))
}

/// What it is for.
pub(crate) fn what_for(language: Language) -> String {
    say!(words(language), "checkpoint")
}

/// At the foot of what is printed.
pub(crate) fn printed(html: &mut Html, note: Option<&str>, language: Language) {
    let Some(note) = note else { return };
    html.element("footer", "checkpoint", |html| {
        html.line("p", "", what_for(language));
        html.line("pre", "", note);
    });
}
