//! A campaign as an Atom feed (RFC 4287), for everybody: it holds what a spectator may read.

use crate::{
    Problem,
    app::App,
    bad_id::BadId as _,
    body::{FeedKey, FeedKeyWanted},
    extract::{Asked, At, Sent, Spoken},
    problem::{WORDS, code},
};
use axum::{
    Json,
    extract::{Path, State},
    http::{HeaderValue, header},
    response::{IntoResponse, Response},
};
use chronicle::{CampaignId, NotCampaignId};
use messages::saying;
use projections::{Feed, FeedEntry, Language};
use quick_xml::{
    Writer,
    events::{BytesDecl, BytesText, Event},
};
use referee::{Code, Key, Rejected};
use schemars::JsonSchema;
use serde::Deserialize;
use std::io;

pub(crate) const ATOM: &str = "application/atom+xml";

/// In which language.
#[derive(Debug, Deserialize, JsonSchema)]
pub(crate) struct FeedQuery {
    /// `en` or `nl`: whoever follows a feed cannot be asked. Nothing: as `Accept-Language` has it.
    lang: Option<String>,
}

pub(crate) async fn feed(
    State(app): State<App>,
    at: At,
    Asked(query): Asked<FeedQuery>,
) -> Result<Response, Problem> {
    let language = at.language;
    let feed = app.ask(move |referee| projections::feed(referee, at.campaign, language)).await?;
    let lang = query.lang.and(Some(language));
    let base = app.settings.public_url.as_deref().unwrap_or_default();
    let lang = lang.map(|lang| format!("?lang={}", lang.code())).unwrap_or_default();
    answered(&feed, &format!("feed.atom{lang}"), base)
}

fn answered(feed: &Feed, own: &str, base: &str) -> Result<Response, Problem> {
    let text = written(feed, own, base).map_err(|error| {
        tracing::error!(%error, "a feed cannot be written");
        Problem::bug()
    })?;
    let kind = HeaderValue::from_static("application/atom+xml; charset=utf-8");
    let headers = [(header::CONTENT_TYPE, kind), (header::CONTENT_LANGUAGE, code(feed.language))];
    Ok((headers, text).into_response())
}

/// Whose feed.
#[derive(Debug, Deserialize, JsonSchema)]
pub(crate) struct SeatFeedQuery {
    /// The key of the feed, which opens nothing else: a reader of feeds sends no other.
    key: Option<String>,
    /// As of the feed for everybody.
    lang: Option<String>,
}

/// What one seat is asked for.
pub(crate) async fn seat_feed(
    State(app): State<App>,
    Path(id): Path<String>,
    Spoken(language): Spoken,
    Asked(query): Asked<SeatFeedQuery>,
) -> Result<Response, Problem> {
    let campaign: CampaignId = id.parse().map_err(|error| {
        let why = NotCampaignId::said(&error);
        Rejected::new(Code::UnknownCampaign, saying!(&WORDS, "unknown-campaign", why = why))
    })?;
    let needed = || Rejected::new(Code::KeyNeeded, saying!(&WORDS, "feed-key-needed"));
    let key = query.key.ok_or_else(needed)?;
    let feed = app.ask(move |referee| {
        let seat = referee.feed_of(campaign, &key)?;
        projections::seat_feed(referee, campaign, &seat, language)
    });
    let base = app.settings.public_url.as_deref().unwrap_or_default();
    // The key is not told again.
    let lang = query.lang.map(|_| format!("?lang={}", language.code())).unwrap_or_default();
    answered(&feed.await?, &format!("seat.atom{lang}"), base)
}

/// Makes an address of the seat's feed, or takes it away.
pub(crate) async fn feed_key(
    State(app): State<App>,
    at: At,
    Sent(body): Sent<FeedKeyWanted>,
) -> Result<Json<FeedKey>, Problem> {
    let by = at.by()?.clone();
    let (campaign, language) = (at.campaign, at.language);
    let key = app.ask(move |referee| match body.wanted {
        true => referee.make_feed_key(campaign, &by).map(Some),
        false => referee.drop_feed_key(campaign, &by).map(|()| None),
    });
    let link = |key: &Key| {
        format!("/api/campaigns/{campaign}/seat.atom?key={key}&lang={}", language.code())
    };
    Ok(Json(FeedKey { link: key.await?.as_ref().map(link) }))
}

type Out = Writer<Vec<u8>>;

fn text_of(out: &mut Out, name: &str, text: &str) -> io::Result<()> {
    out.create_element(name).write_text_content(BytesText::new(&visible(text))).map(|_| ())
}

/// XML has no room for most control characters, not even written as numbers.
fn visible(text: &str) -> String {
    text.chars().filter(|letter| !letter.is_control() || *letter == '\n').collect()
}

/// `own`: where the feed itself is found, under the campaign.
fn written(feed: &Feed, own: &str, base: &str) -> io::Result<Vec<u8>> {
    let mut out = Writer::new_with_indent(Vec::new(), b' ', 1);
    out.write_event(Event::Decl(BytesDecl::new("1.0", Some("utf-8"), None)))?;
    let campaign = feed.campaign;
    let element =
        out.create_element("feed").with_attribute(("xmlns", "http://www.w3.org/2005/Atom"));
    let element = match feed.language {
        Language::English => element,
        other => element.with_attribute(("xml:lang", other.code())),
    };
    element.write_inner_content(|out| {
        text_of(out, "id", &format!("urn:wapenrol:{campaign}"))?;
        text_of(out, "title", &feed.name)?;
        if let Some(note) = &feed.checkpoint {
            text_of(out, "subtitle", note)?;
        }
        text_of(out, "updated", &feed.updated.to_string())?;
        out.create_element("author").write_inner_content(|out| text_of(out, "name", "Wapenrol"))?;
        link(out, "self", &format!("{base}/api/campaigns/{campaign}/{own}"))?;
        link(out, "alternate", &format!("{base}/c/{campaign}"))?;
        feed.entries.iter().try_for_each(|entry| told(out, feed, entry, base))
    })?;
    Ok(out.into_inner())
}

fn link(out: &mut Out, rel: &str, href: &str) -> io::Result<()> {
    let link = out.create_element("link");
    link.with_attribute(("rel", rel)).with_attribute(("href", href)).write_empty().map(|_| ())
}

fn told(out: &mut Out, feed: &Feed, entry: &FeedEntry, base: &str) -> io::Result<()> {
    let campaign = feed.campaign;
    out.create_element("entry")
        .write_inner_content(|out| {
            text_of(out, "id", &entry.id)?;
            text_of(out, "title", &entry.title)?;
            text_of(out, "updated", &entry.at.to_string())?;
            let page = match entry.seq {
                Some(seq) => format!("{base}/c/{campaign}?record={seq}"),
                None => format!("{base}/c/{campaign}"),
            };
            link(out, "alternate", &page)?;
            text_of(out, "content", &entry.sentences.join("\n"))
        })
        .map(|_| ())
}

#[cfg(test)]
mod tests {
    use super::*;
    use chronicle::Timestamp;

    #[test]
    fn what_people_call_things_cannot_break_out() {
        let at: Timestamp = "2026-01-02T03:04:05.000Z".parse().unwrap();
        let nasty = "A <b>&amp; \"name\"\u{1} ]]> \u{202e}";
        let entry = FeedEntry {
            id: "urn:uuid:1".into(),
            at,
            title: nasty.into(),
            sentences: vec![nasty.into(), "Two.".into()],
            seq: Some(4),
        };
        let campaign = "0000000001".parse().unwrap();
        let (name, language) = (nasty.into(), Language::Dutch);
        let feed =
            Feed { campaign, name, language, updated: at, checkpoint: None, entries: vec![entry] };
        let text = written(&feed, "feed.atom?lang=nl", "https://war.example").unwrap();
        let text = String::from_utf8(text).unwrap();
        assert!(text.contains("xml:lang=\"nl\"") && text.contains("feed.atom?lang=nl"), "{text}");
        let mut reader = quick_xml::Reader::from_str(&text);
        let mut words = String::new();
        let mut open = 0;
        loop {
            match reader.read_event().unwrap() {
                Event::Start(tag) => {
                    assert_ne!(tag.name().as_ref(), "b");
                    open += 1;
                }
                Event::End(_) => open -= 1,
                Event::Text(text) => words.push_str(&text),
                Event::Eof => break,
                _ => {}
            }
        }
        assert_eq!(open, 0);
        assert!(words.contains("Two.") && !words.contains('\u{1}'), "{words}");
        assert!(text.contains("https://war.example/c/0000000001?record=4"), "{text}");
    }
}
