//! The table of endpoints: the router and the OpenAPI document are both made from it.

use crate::{
    app::App,
    body, campaigns,
    endpoint::{Endpoint, KeyUse},
    extract::keyed,
    problem::{Problem, WORDS},
    reading,
};
use axum::{Router, extract::DefaultBodyLimit, middleware};
use messages::saying;
use projections::{
    ScenarioAbout, Summary,
    rulebook::{ClauseText, Rulebook},
};

mod campaign;
mod keeping;

/// The largest JSON body: a scenario with its own map has room in it.
const LARGEST_BODY: usize = 1 << 20;

/// The largest log that is imported.
const LARGEST_IMPORT: usize = 256 << 20;

/// The largest log that is checked for a stranger, who needs no password for it: a campaign of years.
const LARGEST_CHECKED: usize = 32 << 20;

const LINES: &str = "application/x-ndjson";

const HTML: &str = "text/html";

/// Every endpoint.
pub(crate) fn endpoints() -> Vec<Endpoint> {
    let mut table = vec![
        Endpoint::get("/api/health", "health", "Is the server there?", campaigns::health)
            .answers::<body::Health>(200),
        Endpoint::get(
            "/api/campaigns",
            "listCampaigns",
            "Every campaign that is listed.",
            campaigns::list,
        )
        .query::<campaigns::ListQuery>()
        .answers::<Vec<Summary>>(200)
        .problems(&[400]),
        Endpoint::get(
            "/api/scenarios",
            "listScenarios",
            "Every scenario that can be begun without a file.",
            campaigns::scenarios,
        )
        .answers::<Vec<ScenarioAbout>>(200),
        Endpoint::post("/api/campaigns", "createCampaign", "Opens a campaign.", campaigns::create)
            .body::<body::CreateBody>()
            .answers::<body::NewCampaign>(201)
            .problems(&[400, 401, 403, 404, 413, 415, 422, 429]),
        Endpoint::post(
            "/api/campaigns/import",
            "importCampaign",
            "Takes in an exported log, after it was verified.",
            campaigns::import,
        )
        .text_body(LINES)
        .answers::<body::NewCampaign>(201)
        .problems(&[400, 401, 403, 409, 413, 415, 422, 429]),
        Endpoint::post(
            "/api/verify",
            "verifyLog",
            "Checks a log from a file as a stranger would, and decides its orders once more. Nothing is kept of it.",
            reading::verify_file,
        )
        .text_body(LINES)
        .answers::<body::Verification>(200)
        .problems(&[400, 413, 415, 422]),
        Endpoint::get(
            "/api/clauses",
            "listClauses",
            "The rulebooks; what belongs to a private briefing is left out.",
            reading::rulebooks,
        )
        .answers::<Vec<Rulebook>>(200),
        Endpoint::get(
            "/api/clauses/{id}",
            "getClause",
            "One clause of a rulebook; what belongs to a private briefing is kept back.",
            reading::clause,
        )
        .answers::<ClauseText>(200)
        .problems(&[404]),
        Endpoint::get(
            "/api/carry",
            "getCarryTable",
            "What passes between the map of a campaign and its fights, line by line.",
            reading::carry_table,
        )
        .answers::<Vec<ClauseText>>(200),
        Endpoint::get(
            "/api/sheets",
            "getCommonSheets",
            "Quick reference, map and blank record sheet, to print.",
            reading::common_sheets,
        )
        .answers_text(HTML),
        Endpoint::get(
            "/api/sheets.css",
            "getSheetStyle",
            "How the sheets look.",
            reading::sheet_style,
        )
        .answers_text("text/css"),
    ];
    table.extend(campaign::of_a_campaign());
    table.extend(keeping::of_the_desk());
    table.extend(keeping::of_what_ifs());
    table.extend(keeping::of_the_organiser());
    table
}

/// The router of the endpoints, each body limited to so many bytes, and each with more about it; whatever else lies under
/// `/api` is a problem.
pub(crate) fn routes(
    limited: fn(usize) -> DefaultBodyLimit,
    with_more: impl FnMut(Endpoint) -> Endpoint,
) -> Router<App> {
    let mut router = Router::new();
    for endpoint in endpoints().into_iter().map(with_more) {
        let limit = match endpoint.id {
            "importCampaign" => LARGEST_IMPORT,
            "verifyLog" => LARGEST_CHECKED,
            _ => LARGEST_BODY,
        };
        let handler = match endpoint.key {
            // Whoever brings no key is told so, whatever else is wrong with what they bring.
            KeyUse::Needed => endpoint.handler.route_layer(middleware::from_fn(keyed)),
            KeyUse::None | KeyUse::ShowsMore => endpoint.handler,
        };
        let handler = handler.layer(limited(limit));
        router = router.route(endpoint.path, handler);
    }
    router
        .route("/api/openapi.json", axum::routing::get(document))
        .route("/api", axum::routing::any(unknown_path))
        .route("/api/", axum::routing::any(unknown_path))
        .route("/api/{*rest}", axum::routing::any(unknown_path))
        .method_not_allowed_fallback(method_not_allowed)
}

/// The description of what there is, for programs that ask the server itself.
async fn document() -> axum::Json<&'static serde_json::Value> {
    static DOCUMENT: std::sync::OnceLock<serde_json::Value> = std::sync::OnceLock::new();
    axum::Json(DOCUMENT.get_or_init(|| crate::openapi::document(&endpoints())))
}

async fn unknown_path(uri: axum::http::Uri) -> Problem {
    let path: String = uri.path().chars().take(200).collect();
    Problem::own("unknown_path", saying!(&WORDS, "nothing-here", path = path))
}

async fn method_not_allowed(method: axum::http::Method) -> Problem {
    let method = method.to_string();
    Problem::own("method_not_allowed", saying!(&WORDS, "method-not-allowed", method = method))
}
