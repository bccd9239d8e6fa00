//! A log on its way to whoever downloads it: some records at a time, and the next only when there is room for them.
//! No thread waits for somebody who reads slowly or not at all.

use crate::{
    Problem,
    app::App,
    extract::{Asked, At},
    readers::Asker,
};
use axum::{
    body::{Body, Bytes},
    extract::State,
    http::header,
    response::{IntoResponse, Response},
};
use chronicle::CampaignId;
use decider::By;
use referee::Reader;
use schemars::JsonSchema;
use serde::Deserialize;
use std::{io, ops::RangeInclusive};
use tokio::sync::mpsc;
use tokio_stream::wrappers::ReceiverStream;

/// So many records are read at a time: some hundred kilobytes.
const RECORDS: u64 = 256;

/// From where on.
#[derive(Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct ChronicleQuery {
    /// The first record; nothing: genesis.
    from: Option<u64>,
    /// The last record; nothing: the head.
    to: Option<u64>,
    /// Everything: for everybody once the organiser has closed the campaign and published the log.
    #[serde(default)]
    full: bool,
}

pub(crate) async fn chronicle(
    State(app): State<App>,
    at: At,
    Asked(query): Asked<ChronicleQuery>,
) -> Result<Response, Problem> {
    // What can be said with a status is said before the first line is sent.
    let (campaign, reader) = (at.campaign, at.reader.clone());
    let last = app.ask(move |referee| {
        if query.full {
            referee.check_published(campaign, &reader)?;
        }
        // Whoever asks for a record may have been told of it by another server.
        referee.reach(campaign, query.to.or(query.from).unwrap_or_default())?;
        referee.head(campaign)
    });
    let last = last.await?.seq;
    let records = query.from.unwrap_or(0)..=query.to.map_or(last, |to| to.min(last));
    let asker = at.asker();
    let reader = if query.full { Reader::Keyed(By::Organiser) } else { at.reader };
    let (pieces, sent) = mpsc::channel(1);
    tokio::spawn(send(app, Wanted { asker, campaign, reader, records }, pieces));
    let name = format!("attachment; filename=\"{campaign}.ndjson\"");
    let headers = [
        (header::CONTENT_TYPE, "application/x-ndjson".to_owned()),
        (header::CONTENT_DISPOSITION, name),
    ];
    Ok((headers, Body::from_stream(ReceiverStream::new(sent))).into_response())
}

/// What is downloaded.
struct Wanted {
    asker: Asker,
    campaign: CampaignId,
    reader: Reader,
    records: RangeInclusive<u64>,
}

async fn send(app: App, wanted: Wanted, pieces: mpsc::Sender<io::Result<Bytes>>) {
    let Wanted { asker, campaign, reader, records } = wanted;
    let (mut from, last) = records.into_inner();
    while from <= last {
        let room = tokio::select! {
            room = pieces.reserve() => room,
            () = app.shutdown.cancelled() => return broken_off(&pieces, "the server ends").await,
        };
        // Nobody waits for it any more.
        let Ok(room) = room else { return };
        let (some, reader) = (from..=last.min(from + RECORDS - 1), reader.clone());
        from += RECORDS;
        let read = app.ask_at_length(asker.clone(), move |referee| {
            let mut piece = Vec::new();
            referee.export_some(campaign, &reader, some, &mut piece)?;
            Ok(Bytes::from(piece))
        });
        match read.await {
            Ok(piece) => room.send(Ok(piece)),
            Err(_) => {
                drop(room);
                return broken_off(&pieces, "the log could not be read").await;
            }
        }
    }
}

/// The client must notice that the log is not whole.
async fn broken_off(pieces: &mpsc::Sender<io::Result<Bytes>>, why: &'static str) {
    // Whoever has hung up notices without it.
    let _ = pieces.send(Err(io::Error::other(why))).await;
}
