//! The same endpoints without a network: whoever owns the data folder asks in the same process.

use crate::{
    Settings,
    app::{App, AppParts, FolderOwner},
    checkpoints::{self, CHECKPOINT_HEADER},
    hub::Hub,
    presence::Presence,
    problem,
    readers::Readers,
    routes,
    summaries::Summaries,
};
use axum::{
    Router,
    body::{Body, Bytes},
    extract::DefaultBodyLimit,
    http::{Request, StatusCode},
    middleware,
};
use decider::By;
use http_body_util::BodyExt as _;
use referee::Referee;
use std::{io, sync::Arc};
use tokio_util::sync::CancellationToken;
use tower::ServiceExt as _;

/// The endpoints over a referee of this process: nothing listens and nothing runs beside a request, and
/// neither time nor the size of a body is limited.
#[derive(Debug)]
pub struct InProcess(Router);

impl InProcess {
    /// Puts the endpoints over a referee.
    #[must_use]
    pub fn new(referee: Arc<Referee>) -> Self {
        let play = Arc::default();
        let app = App::new(AppParts {
            referee,
            hub: Arc::new(Hub::default()),
            presence: Arc::new(Presence::default()),
            asking: Arc::default(),
            summaries: Arc::new(Summaries::default()),
            outbox: None,
            reminder: None,
            codes: Arc::default(),
            beacon: None,
            settings: Settings::default(),
            budgets: Arc::default(),
            pages: Readers::of_pages(&play),
            at_length: Readers::at_length(&play),
            shutdown: CancellationToken::new(),
        });
        let unlimited = |_| DefaultBodyLimit::disable();
        let routes = routes::routes(unlimited, |endpoint| checkpoints::told(endpoint, &app));
        Self(routes.layer(middleware::from_fn(problem::spoken)).with_state(app))
    }

    /// Asks as somebody.
    pub async fn ask(&self, by: By, request: Request<Vec<u8>>) -> Answer {
        let mut request = request.map(Body::from);
        request.extensions_mut().insert(FolderOwner(by));
        let answer = self.0.clone().oneshot(request).await;
        let (head, body) = answer.unwrap_or_else(|never| match never {}).into_parts();
        let note = head.headers.get(CHECKPOINT_HEADER).and_then(|note| note.to_str().ok());
        Answer { status: head.status, note: note.map(str::to_owned), body }
    }
}

/// What is answered.
#[derive(Debug)]
pub struct Answer {
    /// Did it go well?
    pub status: StatusCode,
    /// The latest checkpoint, as the header has it.
    pub note: Option<String>,
    body: Body,
}

impl Answer {
    /// The next piece of it; none: that was all.
    ///
    /// # Errors
    /// When it breaks off.
    pub async fn piece(&mut self) -> io::Result<Option<Bytes>> {
        while let Some(frame) = self.body.frame().await {
            if let Ok(bytes) = frame.map_err(io::Error::other)?.into_data() {
                return Ok(Some(bytes));
            }
        }
        Ok(None)
    }
}
