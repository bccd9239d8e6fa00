//! Looking: views, history, turns, exports, checks, clauses.

use crate::shapes::{SCOPE, SEAT};
use crate::{
    Problem,
    app::{App, FolderOwner},
    body::Verification,
    extract::{Asked, At, Lines, Newcomer, Spoken, bad_member},
    letters,
    problem::{WORDS, code},
    written::Written,
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
use referee::{Class, Code, Rejected};
use schemars::JsonSchema;
use serde::Deserialize;
use std::io::Read as _;
use std::sync::Arc;

pub(crate) async fn about(State(app): State<App>, at: At) -> Result<Written<About>, Problem> {
    app.show(at.asker(), move |referee| {
        let about = projections::about(referee, at.campaign, at.listener())?;
        Ok(About { deputy: at.signatures.deputy.clone(), ..about })
    })
    .await
}

/// Which state.
#[derive(Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct ViewQuery {
    /// A record, on whatever timeline; the head where nothing is said.
    at: Option<u64>,
    /// Which engagement; `engagement/1` where nothing is said.
    #[schemars(with = "Option<String>", extend("pattern" = SCOPE))]
    scope: Option<Scope>,
}

pub(crate) async fn view(
    State(app): State<App>,
    at: At,
    Asked(query): Asked<ViewQuery>,
) -> Result<Written<CampaignView>, Problem> {
    let scope = query.scope.unwrap_or_else(first_scope);
    app.show(at.asker(), move |referee| {
        projections::view(referee, at.campaign, at.listener(), &scope, query.at)
    })
    .await
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
) -> Result<Written<History>, Problem> {
    let LogQuery { from, to, limit } = query;
    let window = Window { from, to, limit };
    app.show(at.asker(), move |referee| {
        projections::history(referee, at.campaign, at.listener(), window)
    })
    .await
}

/// Which engagement.
#[derive(Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct TurnsQuery {
    /// `engagement/1` where nothing is said.
    #[schemars(with = "Option<String>", extend("pattern" = SCOPE))]
    scope: Option<Scope>,
}

pub(crate) async fn turns(
    State(app): State<App>,
    at: At,
    Asked(query): Asked<TurnsQuery>,
) -> Result<Written<Vec<TurnMark>>, Problem> {
    let scope = query.scope.unwrap_or_else(first_scope);
    app.show(at.asker(), move |referee| {
        projections::turns(referee, at.campaign, &scope, at.language)
    })
    .await
}

pub(crate) async fn dice(State(app): State<App>, at: At) -> Result<Written<DiceLedger>, Problem> {
    app.show_at_length(at.asker(), move |referee| {
        projections::dice(referee, at.campaign, at.language)
    })
    .await
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
        .ask_at_length(at.asker(), move |referee| {
            let verified = match referee.verify(at.campaign, &receipts)? {
                Ok(verified) => verified,
                Err(fault) => return Ok(Err(fault)),
            };
            referee.check_rules(at.campaign).map(|rules| Ok((verified, rules)))
        })
        .await?;
    Ok(Json(Verification::new(verified)))
}

/// The same for a log that somebody brings.
pub(crate) async fn verify_file(
    State(app): State<App>,
    Newcomer(asker): Newcomer,
    Lines(mut file): Lines,
) -> Result<Json<Verification>, Problem> {
    let verified = app
        .ask_at_length(asker, move |_| {
            let mut log = Vec::new();
            file.read_to_end(&mut log).map_err(Rejected::bug)?;
            let verified = match chronicle::verify(&*log, &chronicle::VerifyOptions::default()) {
                Ok(verified) => verified,
                Err(fault) => return Ok(Err(fault)),
            };
            let text = std::str::from_utf8(&log).map_err(Rejected::not_verified)?;
            // Its chain is whole: what cannot be read by these rules was written by others.
            let foreign =
                |why| Rejected { class: Class::NotVerified, code: Code::ForeignLog.text(), ..why };
            referee::check_rules(text).map(|rules| Ok((verified, rules))).map_err(foreign)
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
) -> Result<Written<Vec<Rulebook>>, Problem> {
    app.show_at_length(at.asker(), move |referee| {
        rulebook::books_for(referee, (at.campaign, &at.reader), at.language)
    })
    .await
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
        .look(at.asker(), move |referee| {
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
    #[schemars(with = "Option<String>", extend("pattern" = SEAT))]
    seat: Option<Seat>,
    /// Only these, separated by commas: `briefing`, `roster`, `reference`, `map`,
    /// `record`.
    only: Option<String>,
    /// Which engagement; `engagement/1` where nothing is said.
    #[schemars(with = "Option<String>", extend("pattern" = SCOPE))]
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
    let referee = Arc::clone(&app.referee);
    let sheets = app.at_length.take(at.asker(), move || {
        let sheets = sheets::sheets(&referee, at.campaign, at.listener(), &scope, &wanted);
        sheets.map(|sheets| Html(sheets.page())).map_err(|rejected| {
            match rejected.code == Code::UnknownSeat.text() {
                true => Problem::own("malformed_query", rejected.message),
                false => rejected.into(),
            }
        })
    });
    sheets.await?
}

pub(crate) async fn common_sheets(Spoken(language): Spoken) -> Html<String> {
    Html(sheets::common_sheets(&[], language).page())
}

pub(crate) async fn sheet_style() -> impl IntoResponse {
    let style = letters::asked_for() + sheets::STYLE;
    ([(header::CONTENT_TYPE, "text/css; charset=utf-8")], style)
}

/// Where the records of a written story are read.
#[derive(Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct StoryQuery {
    /// Put before the address of each record, such as `http://127.0.0.1:7411`; nothing: this server.
    base: Option<String>,
}

pub(crate) async fn story(State(app): State<App>, at: At) -> Result<Written<Story>, Problem> {
    app.show_at_length(at.asker(), move |referee| story::story(referee, at.campaign, at.listener()))
        .await
}

pub(crate) async fn story_markdown(
    State(app): State<App>,
    at: At,
    owner: Option<Extension<FolderOwner>>,
    Asked(query): Asked<StoryQuery>,
) -> Result<impl IntoResponse, Problem> {
    let base = base(query.base, owner.is_some())?;
    let told = app.ask_at_length(at.asker(), move |referee| {
        let told = story::illustrated(referee, at.campaign, at.listener())?;
        Ok((told.language, told.markdown(base.as_deref())))
    });
    let (language, text) = told.await?;
    let kind = HeaderValue::from_static("text/markdown; charset=utf-8");
    Ok(([(header::CONTENT_TYPE, kind), (header::CONTENT_LANGUAGE, code(language))], text))
}

pub(crate) async fn story_page(
    State(app): State<App>,
    at: At,
    owner: Option<Extension<FolderOwner>>,
    Asked(query): Asked<StoryQuery>,
) -> Result<impl IntoResponse, Problem> {
    let base = base(query.base, owner.is_some())?;
    let told = app.ask_at_length(at.asker(), move |referee| {
        let told = story::illustrated(referee, at.campaign, at.listener())?;
        Ok((told.language, told.page(base.as_deref())))
    });
    let (language, page) = told.await?;
    Ok(([(header::CONTENT_LANGUAGE, code(language))], Html(page)))
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
