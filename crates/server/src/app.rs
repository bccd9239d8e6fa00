//! What every request shares, and the way off the asynchronous threads.

use crate::{
    Problem, Settings, hub::Hub, presence::Presence, summaries::Summaries, webhook::Webhooks,
};
use decider::By;
use referee::{Referee, Rejected};
use std::sync::Arc;
use tokio_util::sync::CancellationToken;

/// What every request shares.
#[derive(Clone)]
pub(crate) struct App {
    pub(crate) referee: Arc<Referee>,
    pub(crate) hub: Arc<Hub>,
    pub(crate) presence: Arc<Presence>,
    pub(crate) summaries: Arc<Summaries>,
    /// None: in this process nobody goes on the network.
    pub(crate) webhooks: Option<Webhooks>,
    /// As the host has settled it.
    pub(crate) settings: Settings,
    pub(crate) shutdown: CancellationToken,
}

impl App {
    /// Asks the referee on a thread that may block: rules, reads and durable writes all do.
    pub(crate) async fn ask<T: Send + 'static>(
        &self,
        question: impl FnOnce(&Referee) -> Result<T, Rejected> + Send + 'static,
    ) -> Result<T, Problem> {
        self.ask_or_explain(|referee| question(referee).map_err(Problem::from)).await
    }

    /// As [`App::ask`], for questions that put their own problems into words.
    pub(crate) async fn ask_or_explain<T: Send + 'static>(
        &self,
        question: impl FnOnce(&Referee) -> Result<T, Problem> + Send + 'static,
    ) -> Result<T, Problem> {
        let referee = Arc::clone(&self.referee);
        // The work goes on when the client hangs up: an order is accepted wholly or not at all.
        let work = tokio::task::spawn_blocking(move || question(&referee));
        work.await.unwrap_or_else(|error| {
            tracing::error!(%error, "a request broke");
            Err(Problem::bug())
        })
    }
}

/// Whoever owns the data folder is its organiser, and may act and read as anybody. It lies among the
/// extensions of a request, which no request of a network has, and only `InProcess` puts it there.
#[derive(Clone, Debug)]
pub(crate) struct FolderOwner(pub(crate) By);
