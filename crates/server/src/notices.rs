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
use rand::RngExt as _;
use referee::{Code, Rejected};
use std::{
    collections::BTreeMap,
    fmt,
    sync::{Mutex, MutexGuard, PoisonError},
    time::Duration,
};
use subtle::ConstantTimeEq as _;
use tokio::time::Instant;

/// How long a code counts.
const COUNTS: Duration = Duration::from_secs(60 * 60);
/// So often a code may be guessed wrong.
const MOST_GUESSES: u32 = 5;
/// How long no second code goes to the same address, whoever asks for it.
const BETWEEN: Duration = Duration::from_secs(5 * 60);
/// So many codes go out in that time, from the whole server.
const MOST: usize = 60;

/// A code that somebody has to read in their mail first.
struct Awaited {
    address: String,
    language: Language,
    code: String,
    guesses: u32,
    sent: Instant,
}

/// Codes that are on their way. After a restart they are asked for again.
#[derive(Default)]
pub(crate) struct Codes(Mutex<OnTheirWay>);

#[derive(Default)]
struct OnTheirWay {
    awaited: BTreeMap<(CampaignId, Seat), Awaited>,
    /// When an address was written to last.
    written: BTreeMap<String, Instant>,
}

/// Codes are not for logs.
impl fmt::Debug for Codes {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Codes(…)")
    }
}

impl Codes {
    fn now(&self) -> MutexGuard<'_, OnTheirWay> {
        let mut now = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        now.awaited.retain(|_, known| known.sent.elapsed() < COUNTS);
        now.written.retain(|_, sent| sent.elapsed() < BETWEEN);
        now
    }

    /// A new code for an address, before it is sent.
    ///
    /// # Errors
    /// How long none goes there.
    fn make(
        &self,
        (campaign, seat): (CampaignId, &Seat),
        address: &str,
        language: Language,
    ) -> Result<String, Duration> {
        let mut now = self.now();
        let same = address.to_lowercase();
        if let Some(sent) = now.written.get(&same) {
            return Err(BETWEEN.saturating_sub(sent.elapsed()));
        }
        if now.written.len() >= MOST {
            return Err(BETWEEN);
        }
        let sent = Instant::now();
        let code = format!("{:06}", rand::rng().random_range(0..1_000_000));
        let (address, guesses) = (address.to_owned(), 0);
        let fresh = Awaited { address, language, code: code.clone(), guesses, sent };
        now.awaited.insert((campaign, seat.clone()), fresh);
        now.written.insert(same, sent);
        Ok(code)
    }

    /// The address to which this code was sent, once.
    fn take(
        &self,
        (campaign, seat): (CampaignId, &Seat),
        code: &str,
    ) -> Option<(String, Language)> {
        let mut now = self.now();
        let at = (campaign, seat.clone());
        let known = now.awaited.get_mut(&at)?;
        known.guesses += 1;
        let right = bool::from(known.code.as_bytes().ct_eq(code.trim().as_bytes()));
        if !right && known.guesses < MOST_GUESSES {
            return None;
        }
        let known = now.awaited.remove(&at)?;
        right.then_some((known.address, known.language))
    }

    fn drop_of(&self, campaign: CampaignId, seat: &Seat) {
        self.now().awaited.remove(&(campaign, seat.clone()));
    }

    fn address_of(&self, campaign: CampaignId, seat: &Seat) -> Option<String> {
        self.now().awaited.get(&(campaign, seat.clone())).map(|known| known.address.clone())
    }
}

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
    let kept = app.ask(move |referee| Ok(referee.turn_notices(campaign)?.remove(&of))).await?;
    Ok(NoticesSeen {
        to: kept.as_ref().map(|kept| told(&kept.to)),
        awaits_code: app.codes.address_of(campaign, seat),
        mail: app.outbox.as_ref().is_some_and(|outbox| outbox.mail.is_some()),
        after: u32::try_from(app.settings.notice_after().as_secs() / 60).unwrap_or(u32::MAX),
        newest: kept
            .and_then(|kept| kept.newest)
            .map(|newest| NoticeSeen { state: newest.state, at: newest.at.into() }),
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
    let code = app.codes.make((campaign, seat), address, language).map_err(|wait| {
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

#[cfg(test)]
mod tests {
    use super::*;

    fn at() -> (CampaignId, Seat) {
        ("0000000001".parse().unwrap(), "red".parse().unwrap())
    }

    #[tokio::test(start_paused = true)]
    async fn a_code_counts_once_and_for_an_hour() {
        let (codes, (campaign, seat)) = (Codes::default(), at());
        let code = codes.make((campaign, &seat), "anna@war.example", Language::Dutch).unwrap();
        let wait = codes.make((campaign, &seat), "Anna@war.example", Language::Dutch).unwrap_err();
        assert_eq!(wait, BETWEEN, "nobody is written to again at once");
        let found = codes.take((campaign, &seat), &format!(" {code} "));
        assert_eq!(found, Some(("anna@war.example".to_owned(), Language::Dutch)));
        assert_eq!(codes.take((campaign, &seat), &code), None);
        // Nor where another address was asked for meanwhile.
        codes.make((campaign, &seat), "bert@war.example", Language::Dutch).unwrap();
        assert!(codes.make((campaign, &seat), "anna@war.example", Language::Dutch).is_err());
        tokio::time::advance(BETWEEN).await;
        let code = codes.make((campaign, &seat), "anna@war.example", Language::Dutch).unwrap();
        tokio::time::advance(COUNTS).await;
        assert_eq!(codes.take((campaign, &seat), &code), None, "too late");
    }

    #[tokio::test(start_paused = true)]
    async fn whoever_guesses_five_times_needs_another_code() {
        let (codes, (campaign, seat)) = (Codes::default(), at());
        let code = codes.make((campaign, &seat), "anna@war.example", Language::English).unwrap();
        for _ in 0..MOST_GUESSES {
            assert_eq!(codes.take((campaign, &seat), "no"), None);
        }
        assert_eq!(codes.take((campaign, &seat), &code), None);
    }
}
