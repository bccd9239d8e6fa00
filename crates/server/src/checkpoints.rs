//! The house's word on where the log of a campaign ends: in every answer, handed on by those who have checked it.

use crate::{
    Problem,
    app::App,
    body::{CheckpointsBody, CountersignedBody},
    endpoint::Endpoint,
    extract::{At, Sent},
    problem::WORDS,
};
use axum::{
    Json,
    extract::{Request, State},
    http::{HeaderName, HeaderValue, StatusCode},
    middleware::{self, Next},
    response::Response,
};
use chronicle::CampaignId;
use data_encoding::BASE64;
use messages::saying;
use referee::Referee;

/// Every answer about a campaign whose log is of version 2 carries the latest checkpoint under this header: the
/// note's text in base64.
pub const CHECKPOINT_HEADER: HeaderName = HeaderName::from_static("wapenrol-checkpoint");

/// A signed note (C2SP): two of one campaign that cannot both be true prove that its log was forked.
pub(crate) async fn latest(State(app): State<App>, at: At) -> Result<String, Problem> {
    let note = app.ask(move |referee| referee.checkpoint(at.campaign)).await?;
    let none = || Problem::own("no_checkpoint", saying!(&WORDS, "no-checkpoint"));
    note.map(|note| note.to_string()).ok_or_else(none)
}

/// What others have seen of the log, and what does not fit it.
pub(crate) async fn list(State(app): State<App>, at: At) -> Result<Json<CheckpointsBody>, Problem> {
    let all = app.ask(move |referee| referee.checkpoints(at.campaign)).await?;
    Ok(Json(all.into()))
}

pub(crate) async fn countersign(
    State(app): State<App>,
    at: At,
    Sent(body): Sent<CountersignedBody>,
) -> Result<Json<CheckpointsBody>, Problem> {
    at.by()?;
    let all = app.ask(move |referee| {
        referee.countersigned(at.campaign, &body.note)?;
        referee.checkpoints(at.campaign)
    });
    Ok(Json(all.await?.into()))
}

/// Adds the latest checkpoint to every answer about a campaign.
pub(crate) fn told(mut endpoint: Endpoint, app: &App) -> Endpoint {
    if endpoint.path.starts_with(OF_A_CAMPAIGN) {
        let tell = middleware::from_fn_with_state(app.clone(), tell);
        endpoint.handler = endpoint.handler.route_layer(tell);
    }
    endpoint
}

/// How the paths of such endpoints begin.
const OF_A_CAMPAIGN: &str = "/api/campaigns/{id}";

async fn tell(State(app): State<App>, request: Request, next: Next) -> Response {
    let campaign = campaign_of(request.uri().path());
    let mut response = next.run(request).await;
    let status = response.status();
    let other = [StatusCode::CONFLICT, StatusCode::NOT_MODIFIED].contains(&status);
    let known = status.is_success() || other;
    if let Some(campaign) = campaign.filter(|_| known) {
        // Whoever cannot be told of the log's end was told so in the answer itself.
        let signed = move |referee: &Referee| referee.checkpoint(campaign);
        let note = app.ask_at_hand(campaign, signed).await.ok().flatten();
        let note = note.and_then(|note| {
            HeaderValue::try_from(BASE64.encode(note.to_string().as_bytes())).ok()
        });
        response.headers_mut().extend(note.map(|note| (CHECKPOINT_HEADER, note)));
    }
    response
}

fn campaign_of(path: &str) -> Option<CampaignId> {
    path.strip_prefix("/api/campaigns/")?.split('/').next()?.parse().ok()
}

#[cfg(test)]
mod tests {
    use super::campaign_of;

    #[test]
    fn answers_about_a_campaign_are_known_by_their_path() {
        let campaign = "0000000001".parse().ok();
        for path in ["/api/campaigns/0000000001", "/api/campaigns/0000000001/engagements/1/view"] {
            assert_eq!(campaign_of(path), campaign, "{path}");
        }
        for path in
            ["/api/campaigns", "/api/campaigns/import", "/api/clauses/HEI-1", "/c/0000000001"]
        {
            assert_eq!(campaign_of(path), None, "{path}");
        }
    }
}
