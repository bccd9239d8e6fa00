//! Signatures come in headers: so they are the same for whatever is sent, and no body is signed by what it says
//! of itself.

use crate::{Problem, problem::WORDS};
use axum::http::HeaderMap;
use messages::saying;
use referee::Signatures;
use std::collections::BTreeMap;

/// The device's public key, 64 hex digits.
pub const DEVICE: &str = "wapenrol-device";
/// Its signatures, `<intent>=<signature>` in hex, separated by commas.
pub const SIGNATURES: &str = "wapenrol-signatures";

/// Reads what a device has signed of a request; nothing where it says nothing.
///
/// # Errors
/// `malformed_signatures`.
pub(crate) fn signatures(headers: &HeaderMap) -> Result<Signatures, Problem> {
    let wrong = || Problem::own("malformed_signatures", saying!(&WORDS, "malformed-signatures"));
    let text = |name: &str| headers.get(name).map(|value| value.to_str().map_err(|_| wrong()));
    let mut by_intent = BTreeMap::new();
    let listed = text(SIGNATURES).transpose()?.unwrap_or_default();
    for pair in listed.split(',').map(str::trim).filter(|pair| !pair.is_empty()) {
        let (intent, signature) = pair.split_once('=').ok_or_else(wrong)?;
        let intent = intent.trim().parse().map_err(|_| wrong())?;
        by_intent.insert(intent, signature.trim().parse().map_err(|_| wrong())?);
    }
    // Signatures without a device are read all the same: what is no signature is none without one either.
    let Some(device) = text(DEVICE).transpose()? else { return Ok(Signatures::none()) };
    let device = device.trim().parse().map_err(|_| wrong())?;
    Ok(Signatures { device: Some(device), by_intent, deputy: None })
}
