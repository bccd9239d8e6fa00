//! Putting it together, and serving until told to stop.

use crate::{
    Problem, Settings,
    answering::Answering,
    app::{App, AppParts},
    asking,
    beacon::Reading,
    budgets::Budgets,
    checkpoints, compressing,
    extract::Peer,
    headers,
    host::{self, Names},
    hub::Hub,
    idle, metrics, neighbours,
    outbox::Outbox,
    pace::Play,
    pages,
    presence::Presence,
    problem,
    readers::Readers,
    reminders::Reminders,
    routes, sending,
    summaries::Summaries,
    unchanged,
    webhook::Webhooks,
    yielding,
};
use axum::{body::Body, extract::DefaultBodyLimit, http, middleware, response::IntoResponse};
use chronicle::CampaignId;
use hyper::{body::Incoming, server::conn::http1};
use hyper_util::{
    rt::{TokioIo, TokioTimer},
    server::graceful::GracefulShutdown,
    service::TowerToHyperService,
};
use referee::Referee;
use std::{
    io,
    sync::Arc,
    time::{Duration, Instant},
};
use tokio::{net::TcpListener, sync::mpsc};
use tokio_io_timeout::TimeoutStream;
use tokio_util::sync::CancellationToken;
use tower::{ServiceBuilder, ServiceExt as _};
use tower_http::catch_panic::CatchPanicLayer;

/// The whole service: the API under `/api`, the pages everywhere else. When `shutdown` is
/// cancelled, streams end.
fn whole_service(
    referee: Arc<Referee>,
    settings: Settings,
    (outbox, reminder): (Outbox, mpsc::UnboundedSender<CampaignId>),
    summaries: Arc<Summaries>,
    beacon: Option<Reading>,
    budgets: Arc<Budgets>,
    shutdown: CancellationToken,
) -> impl Answering {
    let hub = Arc::new(Hub::default());
    let feeds = Arc::clone(&hub);
    referee.observe(move |published| feeds.publish(published));
    referee.between_lines(yielding::let_others_go_first);
    let play = Arc::new(Play::default());
    let ordered = Arc::clone(&play);
    referee.observe(move |_| ordered.ordered(Instant::now()));
    let names = Names::of(&settings);
    let metrics = settings.metrics.clone();
    let app = App::new(AppParts {
        referee,
        hub,
        presence: Arc::new(Presence::default()),
        asking: Arc::default(),
        summaries,
        outbox: Some(outbox),
        reminder: Some(reminder),
        codes: Arc::default(),
        beacon,
        settings,
        budgets,
        pages: Readers::of_pages(&play),
        at_length: Readers::at_length(&play),
        shutdown,
    });
    app.referee.ask_through(Box::new(asking::reach(&app)));
    neighbours::start(&app);
    let with_more = |endpoint| checkpoints::told(unchanged::told(endpoint, &app), &app);
    let routes = routes::routes(DefaultBodyLimit::max, with_more).fallback(pages::page);
    let routes = ServiceBuilder::new()
        .layer(middleware::from_fn_with_state(names, host::known))
        .layer(middleware::from_fn(headers::in_time))
        .layer(CatchPanicLayer::custom(|_| {
            tracing::error!("a request broke");
            Problem::bug().into_response()
        }))
        .service(routes.with_state(app.clone()));
    // Around all routes at once: around each, a request would have it copied for every layer.
    ServiceBuilder::new()
        .layer(middleware::from_fn_with_state(metrics, metrics::counted))
        .layer(middleware::from_fn(headers::logged))
        .layer(middleware::from_fn(headers::secured))
        .layer(middleware::from_fn(problem::spoken))
        .layer(middleware::from_fn_with_state(Arc::clone(&app.budgets), sending::counted))
        .service(compressing::compressed(routes, app.pages.clone()))
}

/// Serves until `shutdown` is cancelled. Then no new connection is taken, streams end, and orders
/// that are being decided are answered; after four seconds whoever still hangs on is cut off.
///
/// The store closes when the last owner of the referee lets go of it.
///
/// # Errors
/// When the listener fails for good.
pub async fn serve(
    listener: TcpListener,
    referee: Arc<Referee>,
    shutdown: CancellationToken,
) -> io::Result<()> {
    serve_with(listener, referee, Settings::default(), shutdown).await
}

/// As [`serve`], as the host has settled it.
///
/// # Errors
/// As there.
pub async fn serve_with(
    listener: TcpListener,
    referee: Arc<Referee>,
    settings: Settings,
    shutdown: CancellationToken,
) -> io::Result<()> {
    let webhooks = Webhooks::new(settings.webhooks_to_private_nets).map_err(io::Error::other)?;
    let outbox = Outbox { webhooks, mail: settings.mail.clone() };
    let summaries = Arc::new(Summaries::default());
    let following = Arc::clone(&referee);
    let followed = tokio::task::spawn_blocking(move || following.follow_others()).await;
    followed.map_err(io::Error::other)?.map_err(io::Error::other)?;
    let reminders = Reminders {
        referee: Arc::clone(&referee),
        summaries: Arc::clone(&summaries),
        outbox: outbox.clone(),
        notice_after: settings.notice_after(),
        first_pause: settings.first_pause.unwrap_or(FIRST_PAUSE),
        public_url: settings.public_url.clone(),
        language: settings.language,
    };
    let (reminder, reminding) = reminders.start(shutdown.clone());
    let beacon = settings.beacon.clone();
    let beacon = beacon.map(|url| Reading::new(url, settings.beacon_patience)).transpose();
    let beacon = beacon.map_err(io::Error::other)?;
    if let Some(beacon) = &beacon {
        beacon.begin(&referee, &shutdown).await;
    }
    idle::let_go_again_and_again(&referee, shutdown.clone());
    let budgets = Arc::new(Budgets::default());
    let counted = Arc::clone(&budgets);
    let outbox = (outbox, reminder);
    let service =
        whole_service(referee, settings, outbox, summaries, beacon, budgets, shutdown.clone());
    let served = connections(listener, service, shutdown, Patience::default(), counted).await;
    reminding.abort();
    // Only that it has let go of the referee matters here.
    let _ = reminding.await;
    served
}

/// The first pause before a reminder is tried again.
const FIRST_PAUSE: Duration = Duration::from_secs(4);

/// How long a client may take to say what it wants; also how long a connection may lie idle.
const LONGEST_HEADERS: Duration = Duration::from_secs(30);

/// How long a client may take none of what is written to it.
const LONGEST_WRITE: Duration = Duration::from_secs(30);

/// How long whoever is being served may still take when the server ends, so that it has ended within five seconds.
const GRACE: Duration = Duration::from_secs(4);

/// How long clients are waited for.
#[derive(Clone, Copy)]
struct Patience {
    headers: Duration,
    write: Duration,
    grace: Duration,
}

impl Default for Patience {
    fn default() -> Self {
        Self { headers: LONGEST_HEADERS, write: LONGEST_WRITE, grace: GRACE }
    }
}

/// Takes connections. This is [`axum::serve`] with one thing more: a client that never finishes its
/// headers, or takes nothing of what it has asked for, is hung up on.
async fn connections(
    listener: TcpListener,
    answering: impl Answering,
    shutdown: CancellationToken,
    patience: Patience,
    budgets: Arc<Budgets>,
) -> io::Result<()> {
    let served = GracefulShutdown::new();
    let mut protocol = http1::Builder::new();
    protocol.timer(TokioTimer::new()).header_read_timeout(patience.headers);
    loop {
        let connection = tokio::select! {
            accepted = listener.accept() => accepted,
            () = shutdown.cancelled() => break,
        };
        let (stream, peer) = match connection {
            Ok(taken) => taken,
            Err(error) if hung_up(&error) => continue,
            Err(error) => {
                // Too many open files, for example: others will be closed soon.
                tracing::warn!(%error, "a connection was not taken");
                tokio::time::sleep(Duration::from_millis(200)).await;
                continue;
            }
        };
        let Some(counted) = budgets.connect(peer.ip()) else {
            tracing::debug!(peer = %peer.ip(), "so many connections has this address that one more is not taken");
            continue;
        };
        // Small answers go out at once; failing that, only later.
        let _ = stream.set_nodelay(true);
        let mut stream = TimeoutStream::new(stream);
        stream.set_write_timeout(Some(patience.write));
        let io = TokioIo::new(Box::pin(stream));
        let peer = Peer(peer.ip().to_canonical());
        let known = answering.clone().map_request(move |request: http::Request<Incoming>| {
            let mut request = request.map(Body::new);
            request.extensions_mut().insert(peer);
            request
        });
        let service = TowerToHyperService::new(known);
        let serving = served.watch(protocol.serve_connection(io, service));
        tokio::spawn(async move {
            let _counted = counted;
            if let Err(error) = serving.await {
                tracing::debug!(%error, "a connection ended early");
            }
        });
    }
    drop(listener);
    if tokio::time::timeout(patience.grace, served.shutdown()).await.is_err() {
        tracing::warn!("some connections did not end and are cut off");
    }
    Ok(())
}

/// The client was gone before its connection was taken.
fn hung_up(error: &io::Error) -> bool {
    matches!(
        error.kind(),
        io::ErrorKind::ConnectionRefused
            | io::ErrorKind::ConnectionAborted
            | io::ErrorKind::ConnectionReset
    )
}

#[cfg(test)]
mod tests {
    use super::*;
    use axum::{Router, body::Bytes, routing::get};
    use std::{
        pin::Pin,
        task::{Context, Poll},
    };
    use tokio::{
        io::{AsyncReadExt as _, AsyncWriteExt as _},
        net::TcpStream,
    };
    use tokio_stream::Stream;

    type Sender = tokio::sync::mpsc::Sender<io::Result<Bytes>>;

    #[tokio::test]
    async fn whoever_never_finishes_their_headers_is_hung_up_on() {
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let address = listener.local_addr().unwrap();
        let shutdown = CancellationToken::new();
        let patience = Patience { headers: Duration::from_millis(20), ..Patience::default() };
        let router = Router::new();
        let serving =
            tokio::spawn(connections(listener, router, shutdown.clone(), patience, Arc::default()));
        let mut slow = TcpStream::connect(address).await.unwrap();
        slow.write_all(b"GET / HTTP/1.1\r\nHost: x\r\nX-Slow: ").await.unwrap();
        let mut answer = Vec::new();
        slow.read_to_end(&mut answer).await.unwrap();
        assert!(!answer.starts_with(b"HTTP/1.1 200"));
        shutdown.cancel();
        serving.await.unwrap().unwrap();
    }

    #[tokio::test]
    async fn an_address_with_too_many_connections_gets_no_more() {
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let address = listener.local_addr().unwrap();
        let shutdown = CancellationToken::new();
        let (patience, budgets) = (Patience::default(), Budgets::of_connections(1));
        let router = Router::new().route("/", get(|| async { "here" }));
        let ends = shutdown.clone();
        let serving =
            tokio::spawn(
                async move { connections(listener, router, ends, patience, budgets).await },
            );
        let mut first = TcpStream::connect(address).await.unwrap();
        let ask = b"GET / HTTP/1.1\r\nHost: x\r\n\r\n";
        first.write_all(ask).await.unwrap();
        let mut answer = [0; 12];
        first.read_exact(&mut answer).await.unwrap();
        assert_eq!(&answer, b"HTTP/1.1 200");
        let mut second = TcpStream::connect(address).await.unwrap();
        let mut rest = Vec::new();
        // Closed at once, or reset when something had been written.
        let _ = second.read_to_end(&mut rest).await;
        assert_eq!(rest, b"");
        drop(first);
        shutdown.cancel();
        serving.await.unwrap().unwrap();
    }

    #[tokio::test]
    async fn whoever_takes_nothing_of_their_answer_is_hung_up_on() {
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let address = listener.local_addr().unwrap();
        let shutdown = CancellationToken::new();
        let patience = Patience { write: Duration::from_millis(20), ..Patience::default() };
        // An answer that never ends; it is dropped with its connection.
        let (pieces, mut sent) = tokio::sync::mpsc::channel(1);
        let pieces = Arc::new(std::sync::Mutex::new(Some(pieces)));
        let endless = move || {
            let pieces = pieces.lock().unwrap().take().unwrap();
            async move { Body::from_stream(Endless(pieces)) }
        };
        let router = Router::new().route("/", get(endless));
        let serving =
            tokio::spawn(connections(listener, router, shutdown.clone(), patience, Arc::default()));
        let mut deaf = TcpStream::connect(address).await.unwrap();
        deaf.write_all(b"GET / HTTP/1.1\r\nHost: x\r\n\r\n").await.unwrap();
        // The answer holds the only sender.
        assert!(sent.recv().await.is_none());
        drop(deaf);
        shutdown.cancel();
        serving.await.unwrap().unwrap();
    }

    /// Whoever reads a download slowly, or not at all, does not keep the server from ending.
    #[tokio::test]
    async fn it_ends_with_downloads_open_that_nobody_reads() {
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let address = listener.local_addr().unwrap();
        let shutdown = CancellationToken::new();
        let patience = Patience { grace: Duration::from_millis(20), ..Patience::default() };
        let (piece, mut sent) = tokio::sync::mpsc::channel(1);
        let endless = move || {
            let piece = piece.clone();
            async move {
                let _ = piece.send(Ok(Bytes::new())).await;
                Body::from_stream(Endless(piece))
            }
        };
        let router = Router::new().route("/", get(endless));
        let serving =
            tokio::spawn(connections(listener, router, shutdown.clone(), patience, Arc::default()));
        let mut deaf = Vec::new();
        for _ in 0..8 {
            let mut stream = TcpStream::connect(address).await.unwrap();
            stream.write_all(b"GET / HTTP/1.1\r\nHost: x\r\n\r\n").await.unwrap();
            assert!(sent.recv().await.is_some(), "it has begun");
            deaf.push(stream);
        }
        shutdown.cancel();
        serving.await.unwrap().unwrap();
        drop(deaf);
    }

    struct Endless(#[expect(dead_code, reason = "it goes when the answer goes")] Sender);

    impl Stream for Endless {
        type Item = io::Result<Bytes>;

        fn poll_next(self: Pin<&mut Self>, _: &mut Context<'_>) -> Poll<Option<Self::Item>> {
            Poll::Ready(Some(Ok(Bytes::from_static(&[0; 64 << 10]))))
        }
    }
}
