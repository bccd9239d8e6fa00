//! Looking: views, history, turns, exports, checks, clauses.

use crate::{
    Problem,
    app::{App, FolderOwner},
    body::Verification,
    extract::{Asked, At, Spoken, bad_member},
    problem::{WORDS, code},
};
use axum::{
    Extension, Json,
    extract::{Path, State},
    http::{HeaderValue, header},
    response::{Html, IntoResponse},
};
use chronicle::{Head, Scope};
use decider::Seat;
use messages::saying;
use projections::{
    About, CampaignView, DiceLedger, History, TurnMark, Window, first_scope,
    rulebook::{self, ClauseText, Rulebook},
    sheets::{self, SheetKind, SheetsWanted},
    story::{self, Story},
};
use referee::Code;
use schemars::JsonSchema;
use serde::Deserialize;

pub(crate) async fn about(State(app): State<App>, at: At) -> Result<Json<About>, Problem> {
    app.ask(move |referee| projections::about(referee, at.campaign, at.listener())).await.map(Json)
}

/// Which state.
#[derive(Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct ViewQuery {
    /// A record, on whatever timeline; the head where nothing is said.
    at: Option<u64>,
    /// Which engagement; `engagement/1` where nothing is said.
    #[schemars(with = "Option<String>")]
    scope: Option<Scope>,
}

pub(crate) async fn view(
    State(app): State<App>,
    at: At,
    Asked(query): Asked<ViewQuery>,
) -> Result<Json<CampaignView>, Problem> {
    let scope = query.scope.unwrap_or_else(first_scope);
    app.ask(move |referee| projections::view(referee, at.campaign, at.listener(), &scope, query.at))
        .await
        .map(Json)
}

/// Which part of the history.
#[derive(Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct LogQuery {
    /// The first record; nothing: as far back from the end as the limit allows.
    from: Option<u64>,
    /// The last record; nothing: the end.
    to: Option<u64>,
    /// At most so many lines, 1 to 1000.
    limit: Option<u64>,
}

pub(crate) async fn log(
    State(app): State<App>,
    at: At,
    Asked(query): Asked<LogQuery>,
) -> Result<Json<History>, Problem> {
    let LogQuery { from, to, limit } = query;
    let window = Window { from, to, limit };
    app.ask(move |referee| projections::history(referee, at.campaign, at.listener(), window))
        .await
        .map(Json)
}

/// Which engagement.
#[derive(Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct TurnsQuery {
    /// `engagement/1` where nothing is said.
    #[schemars(with = "Option<String>")]
    scope: Option<Scope>,
}

pub(crate) async fn turns(
    State(app): State<App>,
    at: At,
    Asked(query): Asked<TurnsQuery>,
) -> Result<Json<Vec<TurnMark>>, Problem> {
    let scope = query.scope.unwrap_or_else(first_scope);
    app.ask(move |referee| projections::turns(referee, at.campaign, &scope, at.language))
        .await
        .map(Json)
}

pub(crate) async fn dice(State(app): State<App>, at: At) -> Result<Json<DiceLedger>, Problem> {
    app.ask_at_length(move |referee| projections::dice(referee, at.campaign, at.language))
        .await
        .map(Json)
}

/// What the log is checked against.
#[derive(Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct VerifyQuery {
    /// A receipt, `SEQ:HASH`: the log must still contain it.
    receipt: Option<String>,
}

pub(crate) async fn verify(
    State(app): State<App>,
    at: At,
    Asked(query): Asked<VerifyQuery>,
) -> Result<Json<Verification>, Problem> {
    let receipt: Result<Option<Head>, _> = query.receipt.map(|text| text.parse()).transpose();
    let receipt = receipt.map_err(|error| bad_member("receipt", &error))?;
    let receipts: Vec<Head> = receipt.into_iter().collect();
    let verified = app
        .ask_at_length(move |referee| {
            let verified = match referee.verify(at.campaign, &receipts)? {
                Ok(verified) => verified,
                Err(fault) => return Ok(Err(fault)),
            };
            referee.check_rules(at.campaign).map(|rules| Ok((verified, rules)))
        })
        .await?;
    Ok(Json(Verification::new(verified)))
}

pub(crate) async fn rulebooks(Spoken(language): Spoken) -> Json<Vec<Rulebook>> {
    Json(rulebook::open_books(language))
}

pub(crate) async fn campaign_rulebooks(
    State(app): State<App>,
    at: At,
) -> Result<Json<Vec<Rulebook>>, Problem> {
    app.ask_at_length(move |referee| {
        rulebook::books_for(referee, (at.campaign, &at.reader), at.language)
    })
    .await
    .map(Json)
}

pub(crate) async fn clause(
    Spoken(language): Spoken,
    Path(id): Path<String>,
) -> Result<Json<ClauseText>, Problem> {
    rulebook::open_clause(&id, language).map(Json).ok_or_else(|| unknown_clause(&id))
}

/// What passes between the map and its fights, line by line.
pub(crate) async fn carry_table(Spoken(language): Spoken) -> Json<Vec<ClauseText>> {
    let lines = rulebook::clauses(language).iter().filter(|clause| clause.id.starts_with("CAR-"));
    Json(lines.cloned().collect())
}

pub(crate) async fn campaign_clause(
    State(app): State<App>,
    at: At,
    Path((_, id)): Path<(String, String)>,
) -> Result<Json<ClauseText>, Problem> {
    let asked = id.clone();
    let text = app
        .ask(move |referee| {
            let table = (at.campaign, &at.reader);
            rulebook::clause_for(referee, table, &asked, at.language)
        })
        .await?;
    text.map(Json).ok_or_else(|| unknown_clause(&id))
}

fn unknown_clause(id: &str) -> Problem {
    let id: String = id.chars().take(40).collect();
    Problem::own("unknown_clause", saying!(&WORDS, "unknown-clause", id = id))
}

/// Which sheets.
#[derive(Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct SheetsQuery {
    /// Whose briefing and roster; without it the key's holder's own, for the organiser everybody's.
    #[schemars(with = "Option<String>")]
    seat: Option<Seat>,
    /// Only these, separated by commas: `briefing`, `roster`, `reference`, `map`,
    /// `record`.
    only: Option<String>,
    /// Which engagement; `engagement/1` where nothing is said.
    #[schemars(with = "Option<String>")]
    scope: Option<Scope>,
}

/// Kinds named in a query, separated by commas.
fn kinds(only: Option<&str>) -> Result<Vec<SheetKind>, Problem> {
    let words = only.into_iter().flat_map(|only| only.split(','));
    words.map(|word| word.trim().parse().map_err(|error| bad_member("only", &error))).collect()
}

pub(crate) async fn campaign_sheets(
    State(app): State<App>,
    at: At,
    Asked(query): Asked<SheetsQuery>,
) -> Result<Html<String>, Problem> {
    let wanted = SheetsWanted { seat: query.seat, kinds: kinds(query.only.as_deref())? };
    let scope = query.scope.unwrap_or_else(first_scope);
    app.ask_or_explain(move |referee| {
        let sheets = sheets::sheets(referee, at.campaign, at.listener(), &scope, &wanted);
        sheets.map_err(|rejected| match rejected.code == Code::UnknownSeat.text() {
            true => Problem::own("malformed_query", rejected.message),
            false => rejected.into(),
        })
    })
    .await
    .map(|sheets| Html(sheets.page()))
}

pub(crate) async fn common_sheets(Spoken(language): Spoken) -> Html<String> {
    Html(sheets::common_sheets(&[], language).page())
}

pub(crate) async fn sheet_style() -> impl IntoResponse {
    ([(header::CONTENT_TYPE, "text/css; charset=utf-8")], sheets::STYLE)
}

/// Where the records of a written story are read.
#[derive(Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct StoryQuery {
    /// Put before the address of each record, such as `http://127.0.0.1:7411`; nothing: this server.
    base: Option<String>,
}

pub(crate) async fn story(State(app): State<App>, at: At) -> Result<Json<Story>, Problem> {
    app.ask_at_length(move |referee| story::story(referee, at.campaign, at.listener()))
        .await
        .map(Json)
}

pub(crate) async fn story_markdown(
    State(app): State<App>,
    at: At,
    owner: Option<Extension<FolderOwner>>,
    Asked(query): Asked<StoryQuery>,
) -> Result<impl IntoResponse, Problem> {
    let base = base(query.base, owner.is_some())?;
    let told =
        app.ask_at_length(move |referee| story::illustrated(referee, at.campaign, at.listener()));
    let told = told.await?;
    let kind = HeaderValue::from_static("text/markdown; charset=utf-8");
    let kind = [(header::CONTENT_TYPE, kind), (header::CONTENT_LANGUAGE, code(told.language))];
    Ok((kind, told.markdown(base.as_deref())))
}

pub(crate) async fn story_page(
    State(app): State<App>,
    at: At,
    owner: Option<Extension<FolderOwner>>,
    Asked(query): Asked<StoryQuery>,
) -> Result<impl IntoResponse, Problem> {
    let base = base(query.base, owner.is_some())?;
    let told =
        app.ask_at_length(move |referee| story::illustrated(referee, at.campaign, at.listener()));
    let told = told.await?;
    Ok(([(header::CONTENT_LANGUAGE, code(told.language))], Html(told.page(base.as_deref()))))
}

/// An origin and nothing else: it becomes part of links that people follow. Where nobody serves, nothing is
/// linked to unless it was asked for.
fn base(asked: Option<String>, in_process: bool) -> Result<Option<String>, Problem> {
    let Some(base) = asked else { return Ok((!in_process).then(String::new)) };
    let host = base.strip_prefix("https://").or_else(|| base.strip_prefix("http://"));
    let fits = |letter: char| letter.is_ascii_alphanumeric() || ".:-[]".contains(letter);
    match host {
        Some(host) if (1..=200).contains(&host.len()) && host.chars().all(fits) => Ok(Some(base)),
        _ => Err(Problem::own("malformed_query", saying!(&WORDS, "bad-base"))),
    }
}
