//! Who may begin a campaign here: everybody, so many an hour from one address, or whoever knows the host's password.

use crate::{Problem, app::App, extract::from, problem::WORDS};
use axum::{
    extract::FromRequestParts,
    http::{header, request::Parts},
};
use data_encoding::BASE64;
use messages::saying;
use std::time::Duration;

/// The sender may begin a campaign. The password comes as HTTP's own *Basic* credentials, the user's
/// name being empty: so it is in no address, no body and no log, and may have any characters.
pub(crate) struct MayCreate;

impl FromRequestParts<App> for MayCreate {
    type Rejection = Problem;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<Self, Problem> {
        let Some(password) = &app.settings.creation_password else {
            let Some(from) = from(parts) else { return Ok(Self) };
            return app.budgets.begin_campaign(from).map(|()| Self).map_err(too_many);
        };
        let said = said(parts).ok_or_else(|| {
            Problem::own("creation_password_needed", saying!(&WORDS, "password-needed"))
        })?;
        if password.is(&said) {
            return Ok(Self);
        }
        password.slow_down().await;
        Err(Problem::own("creation_password_wrong", saying!(&WORDS, "password-wrong")))
    }
}

/// The sender may begin a campaign beside one that they keep the book of: so many an hour from one address, and no password
/// is asked.
pub(crate) struct MayBeginBeside;

impl FromRequestParts<App> for MayBeginBeside {
    type Rejection = Problem;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<Self, Problem> {
        let Some(from) = from(parts) else { return Ok(Self) };
        app.budgets.begin_campaign(from).map(|()| Self).map_err(too_many)
    }
}

fn too_many(wait: Duration) -> Problem {
    let minutes = wait.as_secs().div_ceil(60).max(1);
    let said = saying!(&WORDS, "too-many-campaigns", minutes = minutes);
    Problem::own("too_many_campaigns", said).retried_after(wait)
}

fn said(parts: &Parts) -> Option<String> {
    let value = parts.headers.get(header::AUTHORIZATION)?.to_str().ok()?;
    let (scheme, credentials) = value.split_once(' ')?;
    let credentials = BASE64.decode(credentials.trim().as_bytes()).ok()?;
    let (_, password) = std::str::from_utf8(&credentials).ok()?.split_once(':')?;
    scheme.eq_ignore_ascii_case("basic").then(|| password.to_owned())
}
