//! Putting it together, and serving until told to stop.

use crate::{Problem, app::App, headers, hub::Hub, pages, table};
use axum::{Router, middleware, response::IntoResponse, serve::ListenerExt};
use referee::Referee;
use std::{io, sync::Arc, time::Duration};
use tokio::net::TcpListener;
use tokio_util::sync::CancellationToken;
use tower_http::catch_panic::CatchPanicLayer;

/// The whole service: the API under `/api`, the pages everywhere else. When `shutdown` is
/// cancelled, streams end. The referee's observer is taken.
pub fn router(referee: Arc<Referee>, shutdown: CancellationToken) -> Router {
    let hub = Arc::new(Hub::default());
    let feeds = Arc::clone(&hub);
    referee.observe(move |published| feeds.publish(published));
    table::routes()
        .fallback(pages::page)
        .layer(CatchPanicLayer::custom(|_| {
            tracing::error!("a request broke");
            Problem::bug().into_response()
        }))
        .layer(middleware::from_fn(headers::in_time))
        .layer(middleware::from_fn(headers::secured))
        .layer(middleware::from_fn(headers::logged))
        .with_state(App { referee, hub, shutdown })
}

/// Serves until `shutdown` is cancelled. Then no new connection is taken, streams end, and orders
/// that are being decided are answered; after ten seconds whoever still hangs on is cut off.
///
/// The store closes when the last owner of the referee lets go of it.
///
/// # Errors
/// When the listener fails.
pub async fn serve(
    listener: TcpListener,
    referee: Arc<Referee>,
    shutdown: CancellationToken,
) -> io::Result<()> {
    const GRACE: Duration = Duration::from_secs(10);
    let router = router(referee, shutdown.clone());
    let listener = listener.tap_io(|connection| {
        // Small answers go out at once; failing that, only later.
        let _ = connection.set_nodelay(true);
    });
    let serving = axum::serve(listener, router)
        .with_graceful_shutdown(shutdown.clone().cancelled_owned())
        .into_future();
    let late = async {
        shutdown.cancelled().await;
        tokio::time::sleep(GRACE).await;
    };
    tokio::select! {
        served = serving => served,
        () = late => Ok(()),
    }
}
