//! What whoever keeps the book may ask, and what the desk is asked.

use crate::{
    ahead, body, desk,
    endpoint::{Endpoint, KeyUse},
    feed, notices, organiser, passing, what_ifs,
};
use projections::{
    ActPreview, AmendmentPreview, CauseSeen, Comparison, DeskView, RollAudit, RollsFound,
    RollsWanted, Timelines, WaitingView, WhatIfSeen,
};
use referee::DeskAct;

/// What organisers open when voices rise.
pub(super) fn of_the_desk() -> Vec<Endpoint> {
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
            .answers::<Timelines>(200)
            .follows_log(),
        ),
        reads(
            Endpoint::get(
                "/api/campaigns/{id}/compare",
                "compareRecords",
                "What changed between two records: as sentences, as a table and on the board.",
                desk::compare,
            )
            .query::<desk::CompareQuery>()
            .answers::<Comparison>(200)
            .follows_log(),
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
                 consent, adopt a what-if, set house rules, close the campaign.",
                desk::act,
            )
            .signed()
            .body::<body::DeskBody>()
            .answers::<body::DoneBody>(200),
        ),
        organises(
            Endpoint::post(
                "/api/campaigns/{id}/desk/preview",
                "previewAct",
                "What a ruling, an adoption or a value that is set right would change, whom it touches and who must \
                 agree first (organiser). Opens nothing.",
                desk::preview_act,
            )
            .body::<DeskAct>()
            .answers::<ActPreview>(200),
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
            .answers::<CauseSeen>(200)
            .follows_log(),
        ),
        reads(
            Endpoint::get(
                "/api/campaigns/{id}/roll",
                "getRoll",
                "Everything about one roll or draw: who, when, why, what it changed, and the proof.",
                desk::roll,
            )
            .query::<desk::RollQuery>()
            .answers::<RollAudit>(200)
            .follows_log(),
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
            .answers::<RollsFound>(200)
            .follows_log(),
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

/// What is played beside a campaign.
pub(super) fn of_what_ifs() -> Vec<Endpoint> {
    let organises = |endpoint: Endpoint| endpoint.key(KeyUse::Needed);
    vec![
        organises(
            Endpoint::get(
                "/api/campaigns/{id}/what-ifs",
                "listWhatIfs",
                "The what-ifs that lie beside the campaign (organiser).",
                what_ifs::list,
            )
            .answers::<Vec<WhatIfSeen>>(200),
        )
        .problems(&[400, 401, 403, 404]),
        organises(
            Endpoint::post(
                "/api/campaigns/{id}/what-ifs",
                "beginWhatIf",
                "Begins a what-if: a campaign of its own that repeats this one up to a record, with other dice and \
                 new keys (organiser). Nothing is written to this campaign's log.",
                what_ifs::make,
            )
            .body::<body::MakeWhatIfBody>()
            .answers::<body::NewCampaign>(201),
        )
        .problems(&[400, 401, 403, 404, 409, 413, 415, 422, 429]),
        organises(
            Endpoint::get(
                "/api/campaigns/{id}/what-ifs/compare",
                "compareWhatIf",
                "How a what-if stands against the campaign as that stands now (organiser).",
                what_ifs::compare,
            )
            .query::<what_ifs::WhatIfQuery>()
            .answers::<Comparison>(200),
        )
        .problems(&[400, 401, 403, 404]),
        organises(
            Endpoint::post(
                "/api/campaigns/{id}/what-ifs/thrown-away",
                "throwAwayWhatIf",
                "Throws a what-if away (organiser): nothing opens it any more.",
                what_ifs::throw_away,
            )
            .body::<body::WhatIfBody>()
            .answers::<body::WhatIfBody>(200),
        )
        .problems(&[400, 401, 403, 404, 413, 415, 422]),
    ]
}

/// What moves a campaign on.
pub(super) fn of_the_organiser() -> Vec<Endpoint> {
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
            "/api/campaigns/{id}/seat.atom",
            "getSeatFeed",
            "What one seat is asked for, as an Atom feed; its key stands in the address and opens nothing else.",
            feed::seat_feed,
        )
        .query::<feed::SeatFeedQuery>()
        .answers_text(feed::ATOM)
        .problems(&[400, 401, 404]),
        Endpoint::post(
            "/api/campaigns/{id}/feed-key",
            "setFeedKey",
            "Makes an address of the seat's feed, or takes it away (seats). It is told this once.",
            feed::feed_key,
        )
        .body::<body::FeedKeyWanted>()
        .answers::<body::FeedKey>(200)
        .key(KeyUse::Needed)
        .problems(&[400, 401, 403, 404, 413, 415, 422]),
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
        Endpoint::get(
            "/api/campaigns/{id}/passing",
            "getPassing",
            "Whether the key's holder passes where they have no choice.",
            passing::passes,
        )
        .answers::<body::PassingNow>(200)
        .key(KeyUse::Needed)
        .problems(&[400, 401, 403, 404]),
        Endpoint::post(
            "/api/campaigns/{id}/passing",
            "setPassing",
            "Lets the key's holder pass where they have no choice, in the whole campaign and until they say otherwise.",
            passing::set,
        )
        .body::<body::PassingBody>()
        .answers::<body::PassingNow>(200)
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
        .problems(&[400, 401, 403, 404, 413, 415, 422, 429]),
        Endpoint::get(
            "/api/campaigns/{id}/notices",
            "getNotices",
            "Where the key's holder is told that it is their turn, and what has become of the newest notice (seats).",
            notices::look,
        )
        .answers::<body::NoticesSeen>(200)
        .key(KeyUse::Needed)
        .problems(&[400, 401, 403, 404]),
        Endpoint::post(
            "/api/campaigns/{id}/notices",
            "setNotices",
            "Says where the key's holder is told that it is their turn (seats). A webhook is tried first; to mail a code \
             goes, which is given back here.",
            notices::set,
        )
        .body::<body::NoticesBody>()
        .answers::<body::NoticesSeen>(200)
        .key(KeyUse::Needed)
        .problems(&[400, 401, 403, 404, 413, 415, 422, 429]),
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
