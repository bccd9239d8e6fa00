//! Orders: giving them, looking at them, and moving the head.

use crate::shapes::SCOPE;
use crate::{
    Problem,
    app::App,
    asking::patiently,
    body::{
        self, Accepted, AnyOptions, MovesBody, OrderBody, Preview, RewindBody, SurveyBody,
        TogetherBody, TogetherGiven,
    },
    extract::{Asked, At, Sent, bad_member},
    problem::{RollAsked, WORDS},
};
use axum::{Json, extract::State};
use campaign::sender_called;
use chronicle::{CampaignId, Scope};
use decider::By;
use lowenheim::{Siege, options::moves_of};
use messages::{Language, Part, saying};
use projections::{LONGEST_PAGE, Listener, LogLine, RewindPreview, first_scope, lines, turns};
use referee::codec::scope_of;
use referee::{NotTogether, Order, Reader, Referee, Rejected, Rewind, Since, Wanted};
use schemars::JsonSchema;
use serde::Deserialize;
use std::sync::Arc;

/// Which orders, and whose.
#[derive(Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct OptionsQuery {
    /// What they are about; `engagement/1` where nothing is said.
    #[schemars(with = "Option<String>", extend("pattern" = SCOPE))]
    scope: Option<Scope>,
    /// Whose, for the organiser: `seat/<name>`.
    #[serde(rename = "as")]
    sender: Option<String>,
    /// Behind which record, on whatever timeline; now where nothing is said. Of the past only the game's own orders
    /// are told: neither those about fights, nor what can be taken back.
    at: Option<u64>,
}

pub(crate) async fn options(
    State(app): State<App>,
    at: At,
    Asked(query): Asked<OptionsQuery>,
) -> Result<Json<AnyOptions>, Problem> {
    let by = at.on_behalf(query.sender.as_deref())?;
    let scope = query.scope.unwrap_or_else(first_scope);
    let ask = move |referee: &Referee| {
        let (head, options) =
            referee.options_at(at.campaign, &scope, &by, query.at, at.language)?;
        if query.at.is_some() {
            let (fight_orders, take_back) = (Vec::new(), Vec::new());
            return Ok(AnyOptions { head: head.into(), options, fight_orders, take_back });
        }
        let fight_orders = referee.fight_orders(at.campaign, &scope, &by, at.language)?;
        let own = referee.take_backs(at.campaign, &scope, &by)?.orders;
        let take_back = own.into_iter().map(Into::into).collect();
        Ok(AnyOptions { head: head.into(), options, fight_orders, take_back })
    };
    Ok(Json(app.ask(ask).await?))
}

/// Which piece.
#[derive(Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct SurveyQuery {
    /// A unit or an individual.
    piece: String,
    /// From which hex; from where it stands where nothing is said.
    from: Option<String>,
    /// Which battle; `engagement/1` where nothing is said.
    #[schemars(with = "Option<String>", extend("pattern" = SCOPE))]
    scope: Option<Scope>,
}

pub(crate) async fn survey(
    State(app): State<App>,
    at: At,
    Asked(query): Asked<SurveyQuery>,
) -> Result<Json<SurveyBody>, Problem> {
    let wrong = |member: &str, text: &str, like: &str| {
        let text: String = text.chars().take(60).collect();
        let message = saying!(&WORDS, "bad-member-like", member = member, text = text, like = like);
        Problem::own("malformed_query", message)
    };
    let piece = query.piece.parse().map_err(|_| wrong("piece", &query.piece, "red-cavalry-2"))?;
    let from = query.from.map(|text| text.parse().map_err(|_| wrong("from", &text, "4,5")));
    let from = from.transpose()?;
    let scope = query.scope.unwrap_or_else(first_scope);
    let (head, survey) = app
        .ask(move |referee| {
            projections::survey(referee, at.campaign, &scope, at.listener(), &piece, from)
        })
        .await?;
    Ok(Json(SurveyBody { head: head.into(), survey }))
}

/// Which figures.
#[derive(Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct MovesQuery {
    /// One figure, or several that stand together, separated by commas.
    figure: String,
    /// What it is about; `engagement/1` where nothing is said.
    #[schemars(with = "Option<String>", extend("pattern" = SCOPE))]
    scope: Option<Scope>,
    /// Whose, for the organiser: `seat/<name>`.
    #[serde(rename = "as")]
    sender: Option<String>,
}

pub(crate) async fn moves(
    State(app): State<App>,
    at: At,
    Asked(query): Asked<MovesQuery>,
) -> Result<Json<MovesBody>, Problem> {
    let by = at.on_behalf(query.sender.as_deref())?;
    let scope = query.scope.unwrap_or_else(first_scope);
    let figures = body::figures(&query.figure).map_err(|error| bad_member("figure", &error))?;
    let (head, moves) = app
        .ask(move |referee| {
            let reader = if by == By::Organiser { at.reader } else { Reader::Keyed(by) };
            referee.look::<Siege, _>(at.campaign, &scope, &reader, |siege, role| {
                // Who has no part may look like the organiser may, and order as little.
                let role = role.unwrap_or(&By::Rules);
                Ok(moves_of(siege, role, &figures, at.language))
            })
        })
        .await?;
    Ok(Json(MovesBody { head: head.into(), moves }))
}

fn order(at: &At, body: OrderBody) -> Result<Order, Problem> {
    let by = at.by()?.clone();
    if body.sender.as_ref().is_some_and(|named| *named != by.to_string()) {
        let named: String = body.sender.unwrap_or_default().chars().take(60).collect();
        let named = named.parse().map_or(Part::Text(named), |named| sender_called(&named));
        let message = saying!(&WORDS, "not-your-order", holder = sender_called(&by), named = named);
        return Err(Problem::own("not_your_seat", message));
    }
    let command = match (body.command, body.notation) {
        (Some(command), None) => Wanted::Json(command),
        (None, Some(text)) => Wanted::Notation(text),
        _ => {
            return Err(Problem::own("malformed_body", saying!(&WORDS, "command-or-notation")));
        }
    };
    let scope = body.scope.unwrap_or_else(first_scope);
    let OrderBody { batch, head, nonce, thrown, thrown_for, cards, .. } = body;
    let told = |rolls: Vec<RollAsked>| rolls.into_iter().map(RollAsked::into).collect();
    let thrown_for = thrown_for.map(told);
    Ok(Order { batch, head, by, scope, command, nonce, thrown, thrown_for, cards })
}

pub(crate) async fn give(
    State(app): State<App>,
    at: At,
    Sent(body): Sent<OrderBody>,
) -> Result<Json<Accepted>, Problem> {
    let order = order(&at, body)?;
    let (campaign, at) = (at.campaign, Arc::new(at));
    let answer = patiently(&app, campaign, move |referee| {
        let given = referee.give_signed(campaign, &order, &at.signatures);
        given.map_err(|rejected| explained(referee, campaign, at.listener(), rejected))
    });
    Ok(Json(Accepted::from(&answer.await?)))
}

/// Several at once. What a device signs comes alone: there is one word of a device for one request.
pub(crate) async fn give_together(
    State(app): State<App>,
    at: At,
    Sent(body): Sent<TogetherBody>,
) -> Result<Json<TogetherGiven>, Problem> {
    let sent = body.orders.len();
    let of_several = |number: usize, problem: Problem| problem.of_several(number + 1, sent);
    let orders = body.orders.into_iter().enumerate();
    let orders: Vec<Order> = orders
        .map(|(number, body)| order(&at, body).map_err(|no| of_several(number, no)))
        .collect::<Result<_, _>>()?;
    let (campaign, at) = (at.campaign, Arc::new(at));
    let given = patiently(&app, campaign, move |referee| {
        let given = referee.give_together(campaign, &orders);
        given.map_err(|NotTogether { order, rejected }| {
            let problem = explained(referee, campaign, at.listener(), rejected);
            if sent > 1 { problem.of_several(order + 1, sent) } else { problem }
        })
    });
    Ok(Json(TogetherGiven::from(&given.await?)))
}

pub(crate) async fn preview(
    State(app): State<App>,
    at: At,
    Sent(body): Sent<OrderBody>,
) -> Result<Json<Preview>, Problem> {
    let order = order(&at, body)?;
    let outlook = app.ask_or_explain(move |referee| {
        let seen = referee.preview(at.campaign, &order);
        seen.map_err(|rejected| explained(referee, at.campaign, at.listener(), rejected))
    });
    Ok(Json(outlook.await?.into()))
}

pub(crate) async fn rewind(
    State(app): State<App>,
    at: At,
    Sent(body): Sent<RewindBody>,
) -> Result<Json<Accepted>, Problem> {
    let by = at.organiser("rewind")?.clone();
    let answer = app.ask_or_explain(move |referee| {
        let scope = body.scope.or_else(|| body.only.clone());
        let to = target(referee, at.campaign, scope, body.to, body.turn)?;
        let RewindBody { batch, head, reason, only, .. } = body;
        let dispute = None;
        let rewind = Rewind { batch, head, by, to, only, dispute, reason };
        let rewound = referee.rewind_signed(at.campaign, &rewind, &at.signatures);
        rewound.map_err(|rejected| explained(referee, at.campaign, at.listener(), rejected))
    });
    Ok(Json(Accepted::from(&answer.await?)))
}

/// Where to.
#[derive(Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct RewindQuery {
    /// A batch end. Either this or `turn`.
    to: Option<u64>,
    /// A turn on the live timeline: back to its beginning.
    turn: Option<u32>,
    /// Of which engagement the turn is; may be left out where there is one, or where `only` says it.
    #[schemars(with = "Option<String>", extend("pattern" = SCOPE))]
    scope: Option<Scope>,
    /// Only this engagement goes back; what the others did since follows again.
    #[schemars(with = "Option<String>", extend("pattern" = SCOPE))]
    only: Option<Scope>,
}

pub(crate) async fn rewind_preview(
    State(app): State<App>,
    at: At,
    Asked(query): Asked<RewindQuery>,
) -> Result<Json<RewindPreview>, Problem> {
    app.ask_or_explain(move |referee| {
        let only = query.only.as_ref();
        let scope = query.scope.or_else(|| only.cloned());
        let to = target(referee, at.campaign, scope, query.to, query.turn)?;
        Ok(projections::rewind_preview(referee, at.campaign, at.listener(), to, only)?)
    })
    .await
    .map(Json)
}

fn target(
    referee: &Referee,
    campaign: CampaignId,
    scope: Option<Scope>,
    to: Option<u64>,
    turn: Option<u32>,
) -> Result<u64, Problem> {
    match (to, turn) {
        (Some(to), None) => Ok(to),
        (None, Some(turn)) => {
            let scope = match scope {
                Some(scope) => scope,
                None => the_only_one(referee, campaign, turn)?,
            };
            let turns = turns(referee, campaign, &scope, Language::default())?;
            let found = turns.iter().find(|mark| mark.turn == turn).map(|mark| mark.start);
            found.ok_or_else(|| {
                let last = turns.last().map_or(0, |mark| mark.turn);
                let scope = scope.to_string();
                let message =
                    saying!(&WORDS, "unknown-turn", turn = turn, scope = scope, last = last);
                Problem::own("unknown_turn", message)
            })
        }
        _ => Err(Problem::own("malformed_body", saying!(&WORDS, "to-or-turn"))),
    }
}

/// The engagement whose turns are meant where none was named: the map's; nobody guesses among several others.
fn the_only_one(referee: &Referee, campaign: CampaignId, turn: u32) -> Result<Scope, Problem> {
    let place = referee.place(campaign, None)?;
    let state = &place.standing.state;
    let engagements = &state.engagements;
    let map = engagements.keys().find(|&&number| state.map(number).is_some());
    if let Some(map) = map {
        return Ok(scope_of(Some(*map)));
    }
    if engagements.len() <= 1 {
        return Ok(first_scope());
    }
    let said = engagements.iter().map(|(number, engagement)| {
        format!("`{}` ({})", scope_of(Some(*number)), engagement.system().word())
    });
    let known = said.collect::<Vec<_>>().join(", ");
    let message = saying!(&WORDS, "which-engagement", turn = turn, known = known);
    Err(Problem::own("which_engagement", message))
}

/// A no, with what happened since as far as the reader may see it: the newest lines.
pub(crate) fn explained(
    referee: &Referee,
    campaign: CampaignId,
    listener: Listener<'_>,
    rejected: Rejected,
) -> Problem {
    const MOST: u64 = 50;
    let since = rejected.since.as_deref().map(|Since { records, .. }| records.clone());
    let problem = Problem::from(rejected);
    let Some(since) = since.filter(|since| !since.is_empty()) else { return problem };
    let from = (since.end() + 1).saturating_sub(MOST.min(LONGEST_PAGE)).max(*since.start());
    match lines(referee, campaign, listener, from..=*since.end()) {
        Ok(lines) => problem.with_since(lines.into_iter().filter(tells).collect()),
        Err(_) => problem,
    }
}

/// Orders are told by what came of them.
fn tells(line: &LogLine) -> bool {
    line.kind != chronicle::kind::ORDER_GIVEN
}
