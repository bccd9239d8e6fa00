//! What whoever plays in one campaign may ask, and give.

use super::{HTML, LINES};
use crate::{
    body, campaigns, checkpoints, devices, download,
    endpoint::{Endpoint, KeyUse},
    orders, reading, sighting, stream,
};
use projections::{
    About, CampaignView, DiceLedger, History, RewindPreview, Summary, TurnMark,
    rulebook::{ClauseText, Rulebook},
    story::Story,
};

/// What lies under one campaign.
pub(super) fn of_a_campaign() -> Vec<Endpoint> {
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
            .answers::<CampaignView>(200)
            .follows_log(),
        ),
        Endpoint::get(
            "/api/campaigns/{id}/options",
            "getOptions",
            "Every order that the key's holder could give now. The organiser may ask for a seat.",
            orders::options,
        )
        .query::<orders::OptionsQuery>()
        .answers::<body::AnyOptions>(200)
        .follows_log()
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
        .follows_log()
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
                "/api/campaigns/{id}/orders/together",
                "giveOrdersTogether",
                "Gives several orders: all of them are stored, or none.",
                orders::give_together,
            )
            .body::<body::TogetherBody>()
            .answers::<body::TogetherGiven>(200),
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
            .answers::<RewindPreview>(200)
            .follows_log(),
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
            .answers::<History>(200)
            .follows_log(),
        ),
        reads(
            Endpoint::get(
                "/api/campaigns/{id}/turns",
                "getTurns",
                "The turns and their steps, along the live timeline.",
                reading::turns,
            )
            .query::<reading::TurnsQuery>()
            .answers::<Vec<TurnMark>>(200)
            .follows_log(),
        ),
        reads(
            Endpoint::get(
                "/api/campaigns/{id}/clauses",
                "listCampaignClauses",
                "The rulebooks, as far as the key's holder may read them by now.",
                reading::campaign_rulebooks,
            )
            .answers::<Vec<Rulebook>>(200)
            .follows_log(),
        ),
        reads(
            Endpoint::get(
                "/api/campaigns/{id}/clauses/{clause}",
                "getCampaignClause",
                "One clause of a rulebook, as far as the key's holder may read it by now.",
                reading::campaign_clause,
            )
            .answers::<ClauseText>(200)
            .follows_log(),
        ),
        reads(
            Endpoint::get(
                "/api/campaigns/{id}/dice",
                "getDice",
                "Who rolled how much, and how, along the stream.",
                reading::dice,
            )
            .answers::<DiceLedger>(200)
            .follows_log(),
        ),
        reads(
            Endpoint::get(
                "/api/campaigns/{id}/chronicle",
                "exportChronicle",
                "The log, one record a line, as the key's holder may see it.",
                download::chronicle,
            )
            .query::<download::ChronicleQuery>()
            .answers_text(LINES)
            .follows_log(),
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
            .answers_text(HTML)
            .follows_log(),
        )
        .problems(&[400, 401, 403, 404]),
        reads(
            Endpoint::get(
                "/api/campaigns/{id}/story",
                "getStory",
                "The campaign as a story, turn by turn, for the key's holder.",
                reading::story,
            )
            .answers::<Story>(200)
            .follows_log(),
        ),
        reads(
            Endpoint::get(
                "/api/campaigns/{id}/story/markdown",
                "getStoryMarkdown",
                "The same story as Markdown.",
                reading::story_markdown,
            )
            .query::<reading::StoryQuery>()
            .answers_text("text/markdown")
            .follows_log(),
        ),
        reads(
            Endpoint::get(
                "/api/campaigns/{id}/story/page",
                "getStoryPage",
                "The same story as a page to print, with the map at the end of each turn.",
                reading::story_page,
            )
            .query::<reading::StoryQuery>()
            .answers_text(HTML)
            .follows_log(),
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
                "Makes a seat's key worthless and gives out a new one (whoever sits there, or the organiser).",
                campaigns::replace_key,
            )
            .signed()
            .body::<body::ReplaceKeyBody>()
            .answers::<body::SeatKeyBody>(200),
        ),
        Endpoint::post(
            "/api/campaigns/{id}/keys/organiser",
            "replaceOrganiserKey",
            "Makes the organiser's own key worthless and gives out a new one (organiser).",
            campaigns::replace_organiser_key,
        )
        .answers::<body::OrganiserKey>(200)
        .key(KeyUse::Needed)
        .problems(&[400, 401, 403, 404]),
        Endpoint::post(
            "/api/campaigns/{id}/keys/deputy",
            "replaceDeputyKey",
            "Gives out a new key for a deputy, and makes an old one worthless (the organiser themselves).",
            campaigns::deputy_key,
        )
        .body::<body::DeputyBody>()
        .answers::<body::DeputyKey>(200)
        .key(KeyUse::Needed)
        .problems(&[400, 401, 403, 404]),
    ]
}
