//! How texts in requests look, as patterns for the OpenAPI document: what does not fit is refused as malformed.

/// The id of an order: a UUID of version 7.
pub(crate) const BATCH: &str =
    "^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$";
/// A hash, or the public key of a device.
pub(crate) const HASH: &str = "^[0-9a-f]{64}$";
/// A signature.
pub(crate) const SIGNATURE: &str = "^[0-9a-f]{128}$";
/// The signatures of a request.
pub(crate) const SIGNATURES: &str = "^([0-9a-f]{64}=[0-9a-f]{128}(,[0-9a-f]{64}=[0-9a-f]{128})*)?$";
/// What something is about.
pub(crate) const SCOPE: &str = "^(campaign|engagement/[a-z0-9-]{1,40})$";
/// The id of a campaign.
pub(crate) const CAMPAIGN: &str = "^[0-9a-tv-zA-TV-Z]{10}$";
/// A seat.
pub(crate) const SEAT: &str = "^[a-z0-9-]{1,40}$";
/// Who sends something.
pub(crate) const BY: &str = "^(organiser|rules|seat/[a-z0-9-]{1,40})$";
