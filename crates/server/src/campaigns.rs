//! Campaigns: listing, opening, importing, keys.

use crate::shapes::CAMPAIGN;
use crate::{
    Problem,
    app::{App, FolderOwner},
    body::{
        BeaconBody, CreateBody, DeputyBody, DeputyKey, Health, HealthReason, NewCampaign,
        OrganiserKey, Presence, ReplaceKeyBody, SeatKeyBody,
    },
    condition::Ailment,
    creation::MayCreate,
    extract::{Asked, At, Lines, Newcomer, Sent, Spoken},
    problem::WORDS,
    written::Written,
};
use axum::{Extension, Json, extract::State, http::StatusCode};
use chronicle::CampaignId;
use decider::{By, Seat};
use messages::saying;
use projections::{ScenarioAbout, Summary, gallery};
use referee::{DeskCommand, DeskOrder, Referee, Rejected, Visibility, scenario};
use schemars::JsonSchema;
use serde::Deserialize;
use std::{cmp::Reverse, io::Read as _, num::NonZeroU16, sync::Arc};

pub(crate) async fn health(State(app): State<App>, Spoken(language): Spoken) -> Json<Health> {
    let ailments = app.settings.condition.as_ref().map(|condition| condition.ailments());
    let reasons: Vec<HealthReason> = ailments
        .into_iter()
        .flatten()
        .map(|ailment| {
            let detail = match ailment {
                Ailment::StoreStopped => saying!(&WORDS, "health-store-stopped"),
                Ailment::StoreUnavailable => saying!(&WORDS, "health-store-unavailable"),
                Ailment::DiskFull => saying!(&WORDS, "health-disk-full"),
                Ailment::DataDamaged => saying!(&WORDS, "health-data-damaged"),
                Ailment::BackupBehind => saying!(&WORDS, "health-backup-behind"),
            };
            HealthReason { code: ailment.code().to_owned(), detail: detail.in_language(language) }
        })
        .collect();
    Json(Health {
        status: if reasons.is_empty() { "ok" } else { "impaired" }.to_owned(),
        reasons,
        version: env!("CARGO_PKG_VERSION").to_owned(),
        creation_password: app.settings.creation_password.is_some(),
        beacon: app.referee.beacon().map(BeaconBody::from),
    })
}

/// Which part of the list, and in which order.
#[derive(Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct ListQuery {
    /// By id where nothing is said.
    #[serde(default)]
    sort: Sort,
    /// So many at most; all where nothing is said.
    limit: Option<NonZeroU16>,
    /// Those behind this campaign, the last of the part before. One that moves in the meantime may be seen twice.
    #[schemars(with = "Option<String>", extend("pattern" = CAMPAIGN))]
    after: Option<CampaignId>,
}

/// The order of the list.
#[derive(Debug, Clone, Copy, Default, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
#[schemars(rename = "CampaignSort")]
pub(crate) enum Sort {
    /// By id.
    #[default]
    Id,
    /// The one in which something was accepted last comes first.
    Changed,
    /// By name.
    Name,
}

/// What is listed; whoever has the data folder sees all that lies in it.
pub(crate) async fn list(
    State(app): State<App>,
    owner: Option<Extension<FolderOwner>>,
    Newcomer(asker): Newcomer,
    Spoken(language): Spoken,
    Asked(query): Asked<ListQuery>,
) -> Result<Written<Vec<Summary>>, Problem> {
    let summaries = Arc::clone(&app.summaries);
    let all = owner.is_some();
    let shown = move |referee: &Referee, campaign| {
        Ok(all || referee.visibility(campaign)? == Visibility::Listed)
    };
    app.show(asker, move |referee| {
        let list = summaries.all(referee, language, shown)?;
        Ok(part(list, &query))
    })
    .await
}

fn part(mut list: Vec<Summary>, query: &ListQuery) -> Vec<Summary> {
    match query.sort {
        // As the store tells them.
        Sort::Id => (),
        Sort::Changed => list.sort_by_key(|summary| (Reverse(summary.last_at), summary.campaign)),
        Sort::Name => list.sort_by_cached_key(|summary| {
            (summary.name.to_lowercase(), summary.name.clone(), summary.campaign)
        }),
    }
    let behind = |after| list.iter().position(|it| it.campaign == after).map(|at| at + 1);
    let from = query.after.and_then(behind).unwrap_or(0);
    let most = query.limit.map_or(usize::MAX, |limit| usize::from(limit.get()));
    list.into_iter().skip(from).take(most).collect()
}

/// What the list would say of a campaign: it may stand in none.
pub(crate) async fn summary(State(app): State<App>, at: At) -> Result<Written<Summary>, Problem> {
    let summaries = Arc::clone(&app.summaries);
    app.show(at.asker(), move |referee| summaries.of(referee, at.campaign, at.language)).await
}

pub(crate) async fn scenarios(
    Spoken(language): Spoken,
) -> Result<Json<&'static [ScenarioAbout]>, Problem> {
    Ok(Json(gallery(language)?))
}

pub(crate) async fn create(
    State(app): State<App>,
    Spoken(language): Spoken,
    _: MayCreate,
    Sent(body): Sent<CreateBody>,
) -> Result<(StatusCode, Json<NewCampaign>), Problem> {
    let log = body.begun();
    let new = app
        .ask_or_explain(move |referee| {
            let scenario = match (body.scenario, body.scenario_text) {
                (Some(name), None) => scenario::built_in(&name)?,
                (None, Some(text)) => scenario::parse(&text)?,
                _ => {
                    let why = saying!(&WORDS, "scenario-or-text");
                    return Err(Problem::own("malformed_body", why));
                }
            };
            let scenario =
                if body.game_master { scenario::with_game_master(scenario)? } else { scenario };
            let scenario = match body.realm {
                Some(asked) => scenario::with_realm(scenario, asked)?,
                None => scenario,
            };
            if let Some(blind) = &body.blind {
                // Nothing is begun that could not go on so.
                let seats = scenario.genesis(body.name.as_deref()).map_err(Rejected::from)?.seats;
                referee::check_blind_seat(&seats, blind)?;
            }
            let mut new = referee.create_for(body.name.as_deref(), &scenario, body.players, log)?;
            let rules = body.house_rules.map(DeskCommand::SetHouseRules);
            // Its keys are told only when this is done: nobody has seen more by then.
            let blind = body.blind.map(DeskCommand::Blind);
            for command in blind.into_iter().chain(rules) {
                let (batch, by) = (referee.new_batch(), By::Organiser);
                new.head =
                    referee.at_the_desk(new.campaign, &DeskOrder { batch, by, command })?.head;
            }
            if body.visibility != Visibility::Listed {
                referee.set_visibility(new.campaign, &By::Organiser, body.visibility)?;
            }
            Ok(new)
        })
        .await?;
    Ok((StatusCode::CREATED, Json(NewCampaign::new(&new, language))))
}

pub(crate) async fn import(
    State(app): State<App>,
    Spoken(language): Spoken,
    Newcomer(asker): Newcomer,
    _: MayCreate,
    Lines(mut file): Lines,
) -> Result<(StatusCode, Json<NewCampaign>), Problem> {
    // One after the other: each is in memory while it is checked.
    let new = app.ask_at_length(asker, move |referee| {
        let mut log = Vec::new();
        file.read_to_end(&mut log).map_err(Rejected::bug)?;
        referee.import(&log)
    });
    let new = new.await?;
    Ok((StatusCode::CREATED, Json(NewCampaign::new(&new, language))))
}

pub(crate) async fn replace_key(
    State(app): State<App>,
    at: At,
    Sent(body): Sent<ReplaceKeyBody>,
) -> Result<Json<SeatKeyBody>, Problem> {
    let by = at.by()?.clone();
    let seat: Seat = body.seat.parse().map_err(|_| {
        let seat: String = body.seat.chars().take(60).collect();
        let message = saying!(&WORDS, "unknown-seat", seat = seat);
        Problem::from(referee::Rejected::new(referee::Code::UnknownSeat, message))
    })?;
    let (campaign, language) = (at.campaign, at.language);
    let replaced = app.ask(move |referee| {
        let batch = body.batch.unwrap_or_else(|| referee.new_batch());
        referee.replace_key_signed(campaign, &by, (&seat, batch), &at.signatures)
    });
    Ok(Json(SeatKeyBody::new(campaign, &replaced.await?, language)))
}

/// Whoever follows a stream with the old key is looked at once more: nothing is written in the log that would wake them.
pub(crate) async fn replace_organiser_key(
    State(app): State<App>,
    at: At,
) -> Result<Json<OrganiserKey>, Problem> {
    let by = at.organiser_alone("replace_key")?.clone();
    let campaign = at.campaign;
    let key = app.ask(move |referee| referee.replace_organiser_key(campaign, &by)).await?;
    app.hub.look_again(campaign);
    Ok(Json(OrganiserKey::new(campaign, &key)))
}

/// A key for a deputy; an old one of theirs opens nothing any more, and whoever follows a stream with it is looked at again.
pub(crate) async fn deputy_key(
    State(app): State<App>,
    at: At,
    Sent(body): Sent<DeputyBody>,
) -> Result<Json<DeputyKey>, Problem> {
    let by = at.organiser_alone("replace_key")?.clone();
    let (campaign, name) = (at.campaign, body.name.trim().to_owned());
    let named = name.clone();
    let key = app.ask(move |referee| referee.deputy_key(campaign, &by, &named)).await?;
    app.hub.look_again(campaign);
    Ok(Json(DeputyKey::new(campaign, name, &key)))
}

pub(crate) async fn presence(State(app): State<App>, at: At) -> Result<Json<Presence>, Problem> {
    at.by()?;
    Ok(Json(Presence { arrivals: app.presence.at(at.campaign).to_vec() }))
}
