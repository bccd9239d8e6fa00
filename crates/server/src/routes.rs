//! The table of endpoints: the router and the OpenAPI document are both made from it.

use crate::{
    ahead,
    app::App,
    body, campaigns, checkpoints, desk, devices, download,
    endpoint::{Endpoint, KeyUse},
    feed, orders, organiser,
    problem::{Problem, WORDS},
    reading, sighting, stream,
};
use axum::{Router, extract::DefaultBodyLimit};
use messages::saying;
use projections::{
    About, AmendmentPreview, CampaignView, CauseSeen, Comparison, DeskView, DiceLedger, History,
    RewindPreview, RollAudit, RollsFound, RollsWanted, ScenarioAbout, Summary, Timelines, TurnMark,
    WaitingView,
    rulebook::{ClauseText, Rulebook},
    story::Story,
};

/// The largest JSON body: a scenario with its own map has room in it.
const LARGEST_BODY: usize = 1 << 20;

/// The largest log that is imported.
const LARGEST_IMPORT: usize = 256 << 20;

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
        .answers::<Vec<Summary>>(200),
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
            .problems(&[400, 401, 403, 404, 413, 415, 422]),
        Endpoint::post(
            "/api/campaigns/import",
            "importCampaign",
            "Takes in an exported log, after it was verified.",
            campaigns::import,
        )
        .text_body(LINES)
        .answers::<body::NewCampaign>(201)
        .problems(&[400, 401, 403, 409, 413, 415, 422]),
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
    table.extend(of_a_campaign());
    table.extend(of_the_desk());
    table.extend(of_the_organiser());
    table
}

fn of_a_campaign() -> Vec<Endpoint> {
    let reads = |endpoint: Endpoint| endpoint.key(KeyUse::ShowsMore).problems(&[400, 401, 404]);
    let organises = |endpoint: Endpoint| {
        endpoint.key(KeyUse::Needed).problems(&[400, 401, 403, 404, 409, 413, 415, 422])
    };
    vec![
        reads(
            Endpoint::get("/api/campaigns/{id}", "getCampaign", "What a campaign is.", reading::about)
                .answers::<About>(200),
        ),
        reads(
            Endpoint::get(
                "/api/campaigns/{id}/summary",
                "getSummary",
                "What the list says of a campaign; it may stand in none.",
                campaigns::summary,
            )
            .answers::<Summary>(200),
        ),
        reads(
            Endpoint::get(
                "/api/campaigns/{id}/view",
                "getView",
                "How things stand, or stood, for the key's holder.",
                reading::view,
            )
            .query::<reading::ViewQuery>()
            .answers::<CampaignView>(200),
        ),
        Endpoint::get(
            "/api/campaigns/{id}/options",
            "getOptions",
            "Every order that the key's holder could give now. The organiser may ask for a seat.",
            orders::options,
        )
        .query::<orders::OptionsQuery>()
        .answers::<body::AnyOptions>(200)
        .key(KeyUse::Needed)
        .problems(&[400, 401, 403, 404]),
        Endpoint::get(
            "/api/campaigns/{id}/moves",
            "getMoves",
            "Where figures may go, and why not elsewhere.",
            orders::moves,
        )
        .query::<orders::MovesQuery>()
        .answers::<body::MovesBody>(200)
        .key(KeyUse::Needed)
        .problems(&[400, 401, 403, 404]),
        reads(
            Endpoint::get(
                "/api/campaigns/{id}/survey",
                "getSurvey",
                "What a piece of a battle could do: reach, sight, and the exact odds of each attack.",
                orders::survey,
            )
            .query::<orders::SurveyQuery>()
            .answers::<body::SurveyBody>(200),
        )
        .problems(&[400, 401, 404, 422]),
        reads(
            Endpoint::get(
                "/api/campaigns/{id}/line-of-fire",
                "getLineOfFire",
                "The line of fire between two places of an assault, with what blocks it and every number.",
                sighting::line_of_fire,
            )
            .query::<sighting::LineOfFireQuery>()
            .answers::<body::LineOfFireBody>(200),
        )
        .problems(&[400, 401, 404, 422]),
        reads(
            Endpoint::get(
                "/api/campaigns/{id}/zone-of-fire",
                "getZoneOfFire",
                "What somebody sees from a place of an assault, and what lies in its dead areas.",
                sighting::zone_of_fire,
            )
            .query::<sighting::ZoneOfFireQuery>()
            .answers::<body::ZoneOfFireBody>(200),
        )
        .problems(&[400, 401, 404, 422]),
        organises(
            Endpoint::post(
                "/api/campaigns/{id}/foretold",
                "foretellOrder",
                "What the dice of any order of an assault would do, before it is given.",
                sighting::foretold,
            )
            .body::<body::ForetellBody>()
            .answers::<body::ForetoldBody>(200),
        ),
        organises(
            Endpoint::post(
                "/api/campaigns/{id}/orders",
                "giveOrder",
                "Gives an order. When this answers, it is on stable storage.",
                orders::give,
            )
            .signed()
            .body::<body::OrderBody>()
            .answers::<body::Accepted>(200),
        ),
        organises(
            Endpoint::post(
                "/api/campaigns/{id}/preview",
                "previewOrder",
                "Looks at an order blindly; opens nothing.",
                orders::preview,
            )
            .body::<body::OrderBody>()
            .answers::<body::Preview>(200),
        ),
        organises(
            Endpoint::post(
                "/api/campaigns/{id}/rewinds",
                "rewind",
                "Moves the head (organiser).",
                orders::rewind,
            )
            .signed()
            .body::<body::RewindBody>()
            .answers::<body::Accepted>(200),
        ),
        reads(
            Endpoint::get(
                "/api/campaigns/{id}/rewinds/preview",
                "previewRewind",
                "What a rewind would grey out.",
                orders::rewind_preview,
            )
            .query::<orders::RewindQuery>()
            .answers::<RewindPreview>(200),
        )
        .problems(&[400, 401, 404, 422]),
        reads(
            Endpoint::get(
                "/api/campaigns/{id}/log",
                "getLog",
                "The history in sentences, along the stream.",
                reading::log,
            )
            .query::<reading::LogQuery>()
            .answers::<History>(200),
        ),
        reads(
            Endpoint::get(
                "/api/campaigns/{id}/turns",
                "getTurns",
                "The turns and their steps, along the live timeline.",
                reading::turns,
            )
            .query::<reading::TurnsQuery>()
            .answers::<Vec<TurnMark>>(200),
        ),
        reads(
            Endpoint::get(
                "/api/campaigns/{id}/clauses",
                "listCampaignClauses",
                "The rulebooks, as far as the key's holder may read them by now.",
                reading::campaign_rulebooks,
            )
            .answers::<Vec<Rulebook>>(200),
        ),
        reads(
            Endpoint::get(
                "/api/campaigns/{id}/clauses/{clause}",
                "getCampaignClause",
                "One clause of a rulebook, as far as the key's holder may read it by now.",
                reading::campaign_clause,
            )
            .answers::<ClauseText>(200),
        ),
        reads(
            Endpoint::get(
                "/api/campaigns/{id}/dice",
                "getDice",
                "Who rolled how much, and how, along the stream.",
                reading::dice,
            )
            .answers::<DiceLedger>(200),
        ),
        reads(
            Endpoint::get(
                "/api/campaigns/{id}/chronicle",
                "exportChronicle",
                "The log, one record a line, as the key's holder may see it.",
                download::chronicle,
            )
            .query::<download::ChronicleQuery>()
            .answers_text(LINES),
        ),
        reads(
            Endpoint::get(
                "/api/campaigns/{id}/stream",
                "followStream",
                "Server-sent events: one `batch` for each accepted order, to keys a `presence` when \
                 somebody comes or goes and a `throw` when thrown dice wait for a witness (null: no more), and to a \
                 seat's device (`Wapenrol-Device`) an `ask` when it has to give to dice; resumes by \
                 `Last-Event-ID`.",
                stream::stream,
            )
            .query::<stream::StreamQuery>()
            .answers_text("text/event-stream"),
        ),
        reads(
            Endpoint::get(
                "/api/campaigns/{id}/verify",
                "verifyCampaign",
                "Checks the whole log as a stranger would.",
                reading::verify,
            )
            .query::<reading::VerifyQuery>()
            .answers::<body::Verification>(200),
        ),
        reads(
            Endpoint::get(
                "/api/campaigns/{id}/sheets",
                "getSheets",
                "Briefing, roster, quick reference, map and record sheet, to print, as far as the \
                 key allows.",
                reading::campaign_sheets,
            )
            .query::<reading::SheetsQuery>()
            .answers_text(HTML),
        )
        .problems(&[400, 401, 403, 404]),
        reads(
            Endpoint::get(
                "/api/campaigns/{id}/story",
                "getStory",
                "The campaign as a story, turn by turn, for the key's holder.",
                reading::story,
            )
            .answers::<Story>(200),
        ),
        reads(
            Endpoint::get(
                "/api/campaigns/{id}/story/markdown",
                "getStoryMarkdown",
                "The same story as Markdown.",
                reading::story_markdown,
            )
            .query::<reading::StoryQuery>()
            .answers_text("text/markdown"),
        ),
        reads(
            Endpoint::get(
                "/api/campaigns/{id}/story/page",
                "getStoryPage",
                "The same story as a page to print, with the map at the end of each turn.",
                reading::story_page,
            )
            .query::<reading::StoryQuery>()
            .answers_text(HTML),
        ),
        Endpoint::get(
            "/api/campaigns/{id}/presence",
            "getPresence",
            "Who has come to the table and who is there, as the stream also tells it.",
            campaigns::presence,
        )
        .answers::<body::Presence>(200)
        .key(KeyUse::Needed)
        .problems(&[400, 401, 404]),
        reads(
            Endpoint::get(
                "/api/campaigns/{id}/devices",
                "listDevices",
                "The devices that sign for somebody, by seat.",
                devices::list,
            )
            .answers::<Vec<body::DeviceBody>>(200),
        ),
        reads(
            Endpoint::get(
                "/api/campaigns/{id}/checkpoint",
                "getCheckpoint",
                "The house's signature under where the log ends now (version 2 of the log).",
                checkpoints::latest,
            )
            .answers_text("text/plain"),
        ),
        reads(
            Endpoint::get(
                "/api/campaigns/{id}/checkpoints",
                "listCheckpoints",
                "Where the log ends by the house's word, what others have seen of it, and what does not fit.",
                checkpoints::list,
            )
            .answers::<body::CheckpointsBody>(200),
        ),
        Endpoint::post(
            "/api/campaigns/{id}/checkpoints",
            "countersignCheckpoint",
            "Hands on a checkpoint that a device has checked and signed.",
            checkpoints::countersign,
        )
        .body::<body::CountersignedBody>()
        .answers::<body::CheckpointsBody>(200)
        .key(KeyUse::Needed)
        .problems(&[400, 401, 403, 404, 409, 413, 415, 422]),
        organises(
            Endpoint::post(
                "/api/campaigns/{id}/devices",
                "bindDevice",
                "Binds a device to the key's holder: from then on each of their orders is signed.",
                devices::bind,
            )
            .signed()
            .body::<body::BindDeviceBody>()
            .answers::<body::Accepted>(200),
        ),
        organises(
            Endpoint::post(
                "/api/campaigns/{id}/devices/lent",
                "lendDevice",
                "Lets the house sign what the key's holder leaves ahead of time, with a device whose key it holds.",
                devices::lend,
            )
            .signed()
            .body::<body::LendDeviceBody>()
            .answers::<body::Accepted>(200),
        ),
        organises(
            Endpoint::post(
                "/api/campaigns/{id}/devices/chain",
                "layChain",
                "Lays a chain: its device gives the links to others' dice when it is asked in the stream.",
                devices::lay_chain,
            )
            .signed()
            .body::<body::LayChainBody>()
            .answers::<body::Accepted>(200),
        ),
        organises(
            Endpoint::post(
                "/api/campaigns/{id}/links",
                "giveLink",
                "Gives a device's next link to the dice of an order that waits for it, or that it was asked for.",
                devices::give_link,
            )
            .body::<body::LinkBody>()
            .answers::<body::ChainBody>(200),
        ),
        reads(
            Endpoint::get(
                "/api/campaigns/{id}/ask",
                "getAsk",
                "What devices are being asked for somebody's dice now; null: nothing.",
                devices::asked,
            )
            .answers::<Option<body::AskBody>>(200),
        ),
        reads(
            Endpoint::get(
                "/api/campaigns/{id}/throw",
                "getThrow",
                "The order whose thrown dice wait until another person's device has confirmed them; null: none.",
                devices::waiting_throw,
            )
            .answers::<Option<body::ThrowBody>>(200),
        ),
        organises(
            Endpoint::post(
                "/api/campaigns/{id}/throw",
                "sawThrow",
                "Confirms or contests what another person has thrown; null: contested, and nothing was rolled.",
                devices::saw_throw,
            )
            .body::<body::SawThrowBody>()
            .answers::<Option<body::Accepted>>(200),
        ),
        reads(
            Endpoint::get(
                "/api/campaigns/{id}/dice-policy",
                "getDicePolicy",
                "Who gives to the dice of a campaign, and what happens when nobody does.",
                devices::policy,
            )
            .answers::<body::PolicyBody>(200),
        ),
        organises(
            Endpoint::post(
                "/api/campaigns/{id}/dice-policy",
                "setDicePolicy",
                "Sets who gives to dice (organiser).",
                devices::set_policy,
            )
            .signed()
            .body::<body::SetPolicyBody>()
            .answers::<body::Accepted>(200),
        ),
        organises(
            Endpoint::post(
                "/api/campaigns/{id}/devices/release",
                "releaseDevice",
                "Releases a device: it signs for its seat no more (its seat, or the organiser).",
                devices::release,
            )
            .signed()
            .body::<body::ReleaseDeviceBody>()
            .answers::<body::Accepted>(200),
        ),
        organises(
            Endpoint::post(
                "/api/campaigns/{id}/keys",
                "replaceKey",
                "Makes a seat's key worthless and gives out a new one (organiser).",
                campaigns::replace_key,
            )
            .signed()
            .body::<body::ReplaceKeyBody>()
            .answers::<body::SeatKeyBody>(200),
        ),
    ]
}

/// What organisers open when voices rise.
fn of_the_desk() -> Vec<Endpoint> {
    let reads = |endpoint: Endpoint| endpoint.key(KeyUse::ShowsMore).problems(&[400, 401, 404]);
    let organises = |endpoint: Endpoint| {
        endpoint.key(KeyUse::Needed).problems(&[400, 401, 403, 404, 409, 413, 415, 422])
    };
    vec![
        reads(
            Endpoint::get(
                "/api/campaigns/{id}/timelines",
                "getTimelines",
                "Every timeline with its tip: where rewinds left and where they led.",
                desk::timelines,
            )
            .answers::<Timelines>(200),
        ),
        reads(
            Endpoint::get(
                "/api/campaigns/{id}/compare",
                "compareRecords",
                "What changed between two records: as sentences, as a table and on the board.",
                desk::compare,
            )
            .query::<desk::CompareQuery>()
            .answers::<Comparison>(200),
        ),
        reads(
            Endpoint::get(
                "/api/campaigns/{id}/desk",
                "getDesk",
                "The audit desk: disputes with their evidence, questions, dice that wait for a witness.",
                desk::look,
            )
            .answers::<DeskView>(200),
        ),
        organises(
            Endpoint::post(
                "/api/campaigns/{id}/desk",
                "comeToTheDesk",
                "Witness dice, raise or state or rule a dispute, take back own orders, ask for or give \
                 consent, set house rules, close the campaign.",
                desk::act,
            )
            .signed()
            .body::<body::DeskBody>()
            .answers::<body::Accepted>(200),
        ),
        reads(
            Endpoint::get(
                "/api/campaigns/{id}/continuity",
                "checkContinuity",
                "Does the log still hold what somebody was shown?",
                desk::continuity,
            )
            .query::<desk::ContinuityQuery>()
            .answers::<body::Continuity>(200),
        ),
        reads(
            Endpoint::get(
                "/api/campaigns/{id}/cause",
                "getCause",
                "The record that changed what a fight has changed, and the dice that fell for it.",
                desk::cause,
            )
            .query::<desk::CauseQuery>()
            .answers::<CauseSeen>(200),
        ),
        reads(
            Endpoint::get(
                "/api/campaigns/{id}/roll",
                "getRoll",
                "Everything about one roll or draw: who, when, why, what it changed, and the proof.",
                desk::roll,
            )
            .query::<desk::RollQuery>()
            .answers::<RollAudit>(200),
        )
        .problems(&[400, 401, 404, 422]),
        reads(
            Endpoint::get(
                "/api/campaigns/{id}/rolls",
                "findRolls",
                "Looks for rolls: by player, die, purpose, clause, source, piece and text.",
                desk::rolls,
            )
            .query::<RollsWanted>()
            .answers::<RollsFound>(200),
        ),
        organises(
            Endpoint::post(
                "/api/campaigns/{id}/amendments/preview",
                "previewAmendment",
                "What correcting one earlier order would come to, order by order (organiser). Opens \
                 nothing.",
                desk::preview_amendment,
            )
            .body::<body::AmendBody>()
            .answers::<AmendmentPreview>(200),
        ),
        organises(
            Endpoint::post(
                "/api/campaigns/{id}/amendments",
                "amend",
                "Corrects one earlier order; the later ones are decided again, dice stay as they fell \
                 (organiser).",
                desk::amend,
            )
            .signed()
            .body::<body::AmendBody>()
            .answers::<body::AmendedBody>(200),
        ),
    ]
}

/// What moves a campaign on.
fn of_the_organiser() -> Vec<Endpoint> {
    let reads = |endpoint: Endpoint| endpoint.key(KeyUse::ShowsMore).problems(&[400, 401, 404]);
    vec![
        reads(
            Endpoint::get(
                "/api/campaigns/{id}/waiting",
                "getWaiting",
                "What the campaign waits for: who owes orders, deadlines, disputes, questions.",
                organiser::waiting,
            )
            .answers::<WaitingView>(200),
        ),
        Endpoint::get(
            "/api/campaigns/{id}/feed.atom",
            "getFeed",
            "What has happened, for everybody, as an Atom feed.",
            feed::feed,
        )
        .query::<feed::FeedQuery>()
        .answers_text(feed::ATOM)
        .problems(&[401, 404]),
        Endpoint::get(
            "/api/campaigns/{id}/ahead",
            "getAhead",
            "What the key's holder has left ahead of time.",
            ahead::left,
        )
        .query::<ahead::AheadQuery>()
        .answers::<body::AheadLeft>(200)
        .key(KeyUse::Needed)
        .problems(&[400, 401, 403, 404]),
        Endpoint::post(
            "/api/campaigns/{id}/ahead",
            "leaveAhead",
            "Leaves orders ahead of time; each is given when its step comes, if it is legal then.",
            ahead::leave,
        )
        .body::<body::AheadBody>()
        .answers::<body::AheadLeft>(200)
        .key(KeyUse::Needed)
        .problems(&[400, 401, 403, 404, 413, 415, 422]),
        Endpoint::post(
            "/api/campaigns/{id}/reminders",
            "setReminders",
            "Says where reminders go, after the address was tried (organiser).",
            organiser::reminders,
        )
        .body::<body::RemindersBody>()
        .answers::<body::RemindersTo>(200)
        .key(KeyUse::Needed)
        .problems(&[400, 401, 403, 404, 413, 415, 422]),
        Endpoint::post(
            "/api/campaigns/{id}/visibility",
            "setVisibility",
            "Says who may look at the campaign without a key (organiser).",
            organiser::show,
        )
        .body::<body::VisibilityBody>()
        .answers::<body::VisibilityBody>(200)
        .key(KeyUse::Needed)
        .problems(&[400, 401, 403, 404, 413, 415, 422]),
        Endpoint::post(
            "/api/campaigns/{id}/backup",
            "checkBackup",
            "Brings the backup up to date and checks it (organiser).",
            organiser::backup,
        )
        .answers::<body::BackupBody>(200)
        .key(KeyUse::Needed)
        .problems(&[400, 401, 403, 404, 500]),
    ]
}

/// The router of the endpoints, each body limited to so many bytes; whatever else lies under `/api` is a problem.
pub(crate) fn routes(limited: fn(usize) -> DefaultBodyLimit) -> Router<App> {
    let mut router = Router::new();
    for endpoint in endpoints() {
        let limit = if endpoint.id == "importCampaign" { LARGEST_IMPORT } else { LARGEST_BODY };
        let handler = endpoint.handler.layer(limited(limit));
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
