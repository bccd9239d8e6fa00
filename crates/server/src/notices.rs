//! Where a player is told that it is their turn. A webhook is tried before it is kept; to mail a code goes first, so
//! that nobody lets letters go to somebody else.

use crate::{
    Problem,
    app::App,
    body::{NoticeSeen, NoticesBody, NoticesSeen},
    extract::{At, Sent},
    outbox::{Outbox, is_mail, told},
    problem::WORDS,
    webhook::Attempt,
};
use axum::{Json, extract::State};
use chronicle::CampaignId;
use decider::{By, Seat};
use messages::{Language, Saying, saying};
use referee::{Code, Rejected, SystemRandomness};
use std::time::Duration;

/// What the seat's holder is told of their notices.
pub(crate) async fn look(State(app): State<App>, at: At) -> Result<Json<NoticesSeen>, Problem> {
    let by = at.by()?.clone();
    seen(&app, at.campaign, by).await.map(Json)
}

/// Notices are for whoever plays a seat.
fn seat_of(by: &By) -> Result<&Seat, Problem> {
    match by {
        By::Seat(seat) => Ok(seat),
        By::Organiser | By::Rules => {
            Err(Rejected::new(Code::NotASeat, saying!(&WORDS, "seats-are-noticed")).into())
        }
    }
}

async fn seen(app: &App, campaign: CampaignId, by: By) -> Result<NoticesSeen, Problem> {
    let seat = seat_of(&by)?;
    let of = seat.clone();
    let kept = app.ask(move |referee| {
        let kept = referee.turn_notices(campaign)?.remove(&of);
        Ok((kept, referee.has_feed(campaign, &of)?))
    });
    let (kept, feed) = kept.await?;
    Ok(NoticesSeen {
        to: kept.as_ref().map(|kept| told(&kept.to)),
        awaits_code: app.codes.address_of(campaign, seat),
        mail: app.outbox.as_ref().is_some_and(|outbox| outbox.mail.is_some()),
        after: u32::try_from(app.settings.notice_after().as_secs() / 60).unwrap_or(u32::MAX),
        newest: kept
            .and_then(|kept| kept.newest)
            .map(|newest| NoticeSeen { state: newest.state, at: newest.at.into() }),
        feed,
    })
}

/// Says where the notices of a seat go.
pub(crate) async fn set(
    State(app): State<App>,
    at: At,
    Sent(body): Sent<NoticesBody>,
) -> Result<Json<NoticesSeen>, Problem> {
    let (campaign, by) = (at.campaign, at.by()?.clone());
    let seat = seat_of(&by)?;
    let keep = async |to: Option<(String, Language)>| {
        let by = by.clone();
        app.ask(move |referee| {
            let to = to.as_ref().map(|(to, language)| (to.as_str(), language.code()));
            referee.set_turn_notices(campaign, &by, to)
        })
        .await
    };
    match body {
        NoticesBody::Nowhere => {
            app.codes.drop_of(campaign, seat);
            keep(None).await?;
        }
        NoticesBody::Code(code) => {
            let Some(to) = app.codes.take((campaign, seat), &code) else {
                return Err(Problem::own("wrong_code", saying!(&WORDS, "wrong-code")));
            };
            keep(Some(to)).await?;
        }
        NoticesBody::To(address) => {
            let address = address.trim().to_owned();
            let Some(outbox) = &app.outbox else {
                return Err(Problem::own("needs_server", saying!(&WORDS, "needs-server")));
            };
            referee::check_notice_address(&address)?;
            outbox.check(&address).map_err(wrong)?;
            let about = app.ask(move |referee| {
                projections::summary(referee, campaign, at.language).map(|summary| summary.name)
            });
            let name = about.await?;
            if is_mail(&address) {
                send_code(&app, outbox, (campaign, seat), (&address, at.language), name).await?;
            } else {
                app.budgets.try_webhook(campaign, at.from).map_err(too_often)?;
                let come = saying!(&WORDS, "notices-come-here", campaign = name);
                taken(outbox.send(&address, "", &come.in_language(at.language)).await)?;
                keep(Some((address, at.language))).await?;
            }
        }
    }
    if let Some(reminder) = &app.reminder {
        // Nobody reminds any more: the server ends.
        let _ = reminder.send(campaign);
    }
    seen(&app, campaign, by).await.map(Json)
}

async fn send_code(
    app: &App,
    outbox: &Outbox,
    (campaign, seat): (CampaignId, &Seat),
    (address, language): (&str, Language),
    name: String,
) -> Result<(), Problem> {
    let random = referee::random_bytes(&SystemRandomness)?;
    let code = app.codes.make((campaign, seat), address, language, random).map_err(|wait| {
        let minutes = wait.as_secs().div_ceil(60);
        let why = saying!(&WORDS, "code-too-soon", minutes = minutes);
        Problem::own("too_many_codes", why).retried_after(wait)
    })?;
    let subject = saying!(&WORDS, "code-subject", campaign = name.clone());
    let text = saying!(&WORDS, "code-text", campaign = name, code = code);
    let (subject, text) = (subject.in_language(language), text.in_language(language));
    let attempt = outbox.send(address, &subject, &text).await;
    taken(attempt).inspect_err(|_| app.codes.drop_of(campaign, seat))
}

/// Webhooks are tried only so often.
pub(crate) fn too_often(wait: Duration) -> Problem {
    let minutes = wait.as_secs().div_ceil(60).max(1);
    let why = saying!(&WORDS, "too-many-trials", minutes = minutes);
    Problem::own("too_many_trials", why).retried_after(wait)
}

fn wrong(why: Saying) -> Problem {
    Problem::own("address_failed", why)
}

/// An address that takes nothing is of no use.
fn taken(attempt: Attempt) -> Result<(), Problem> {
    let why = match attempt {
        Attempt::Taken => return Ok(()),
        Attempt::NotTaken(_) => "nobody",
        Attempt::Refused => "refused",
        Attempt::Unknown => "no_answer",
    };
    Err(wrong(saying!(&WORDS, "address-not-kept", why = why)))
}
