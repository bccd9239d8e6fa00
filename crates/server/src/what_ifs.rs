//! What-ifs beside a campaign: begun, listed, compared and thrown away. One is adopted at the audit desk.

use crate::shapes::{CAMPAIGN, SCOPE};
use crate::{
    Problem,
    app::App,
    body::{MakeWhatIfBody, NewCampaign, WhatIfBody},
    creation::MayBeginBeside,
    extract::{Asked, At, Sent},
    problem::WORDS,
    written::Written,
};
use axum::{Json, extract::State, http::StatusCode};
use chronicle::{CampaignId, Scope};
use messages::saying;
use projections::{Comparison, WhatIfSeen};
use schemars::JsonSchema;
use serde::Deserialize;

pub(crate) async fn list(
    State(app): State<App>,
    at: At,
) -> Result<Written<Vec<WhatIfSeen>>, Problem> {
    let by = at.organiser("what_if")?.clone();
    app.show_at_length(at.asker(), move |referee| projections::what_ifs(referee, at.campaign, &by))
        .await
}

pub(crate) async fn make(
    State(app): State<App>,
    at: At,
    _: MayBeginBeside,
    Sent(body): Sent<MakeWhatIfBody>,
) -> Result<(StatusCode, Json<NewCampaign>), Problem> {
    let by = at.organiser("what_if")?.clone();
    let (campaign, language) = (at.campaign, at.language);
    let new = app.ask_at_length(at.asker(), move |referee| {
        let name = match body.name {
            Some(name) => name,
            None => {
                let of = referee.place(campaign, None)?.standing.state.name.clone();
                let named = saying!(&WORDS, "what-if-named", campaign = of);
                named.in_language(language).chars().take(80).collect()
            }
        };
        referee.make_what_if(campaign, &by, body.at, Some(&name))
    });
    Ok((StatusCode::CREATED, Json(NewCampaign::new(&new.await?, language))))
}

/// Which what-if is compared.
#[derive(Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct WhatIfQuery {
    /// Its id.
    #[schemars(with = "String", extend("pattern" = CAMPAIGN))]
    what_if: CampaignId,
    /// Which engagement; the one that differs most where nothing is said.
    #[schemars(with = "Option<String>", extend("pattern" = SCOPE))]
    scope: Option<Scope>,
}

pub(crate) async fn compare(
    State(app): State<App>,
    at: At,
    Asked(query): Asked<WhatIfQuery>,
) -> Result<Written<Comparison>, Problem> {
    let by = at.organiser("what_if")?.clone();
    app.show_at_length(at.asker(), move |referee| {
        let WhatIfQuery { what_if, scope } = query;
        let organiser = (&by, at.language);
        projections::compare_what_if(referee, at.campaign, organiser, what_if, scope.as_ref())
    })
    .await
}

pub(crate) async fn throw_away(
    State(app): State<App>,
    at: At,
    Sent(body): Sent<WhatIfBody>,
) -> Result<Json<WhatIfBody>, Problem> {
    let by = at.organiser("what_if")?.clone();
    let what_if = body.what_if;
    app.ask(move |referee| referee.throw_away_what_if(at.campaign, &by, what_if)).await?;
    app.hub.look_again(what_if);
    Ok(Json(body))
}
