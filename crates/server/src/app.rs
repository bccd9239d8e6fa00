//! What every request shares, and the way off the asynchronous threads.

use crate::{
    Problem, Settings, attendance::Asking, hub::Hub, presence::Presence, summaries::Summaries,
    webhook::Webhooks,
};
use decider::By;
use referee::{Referee, Rejected};
use std::sync::Arc;
use tokio::sync::{OwnedSemaphorePermit, Semaphore};
use tokio_util::sync::CancellationToken;

/// What every request shares.
#[derive(Clone)]
pub(crate) struct App {
    pub(crate) referee: Arc<Referee>,
    pub(crate) hub: Arc<Hub>,
    pub(crate) presence: Arc<Presence>,
    pub(crate) asking: Arc<Asking>,
    pub(crate) summaries: Arc<Summaries>,
    /// None: in this process nobody goes on the network.
    pub(crate) webhooks: Option<Webhooks>,
    /// As the host has settled it.
    pub(crate) settings: Settings,
    pub(crate) at_length: AtLength,
    pub(crate) shutdown: CancellationToken,
}

/// Turns for whoever reads at length.
#[derive(Clone)]
pub(crate) struct AtLength(Arc<Semaphore>);

impl AtLength {
    /// Half of the processors read at length, and one of them at least.
    pub(crate) fn new() -> Self {
        let processors = std::thread::available_parallelism().map_or(1, usize::from);
        Self(Arc::new(Semaphore::new((processors / 2).max(1))))
    }

    /// Waits for a turn, which ends when it is dropped.
    async fn take(&self) -> Option<OwnedSemaphorePermit> {
        // It is never closed; if it were, nobody would have to wait.
        Arc::clone(&self.0).acquire_owned().await.ok()
    }
}

impl App {
    /// Asks the referee on a thread that may block: rules, reads and durable writes all do.
    pub(crate) async fn ask<T: Send + 'static>(
        &self,
        question: impl FnOnce(&Referee) -> Result<T, Rejected> + Send + 'static,
    ) -> Result<T, Problem> {
        self.ask_or_explain(|referee| question(referee).map_err(Problem::from)).await
    }

    /// As [`App::ask`], for what is read at length: whole logs, stories, comparisons, checks. Only a few are read at a
    /// time, in the order in which they were asked for, so that orders never wait for a processor behind all of them.
    pub(crate) async fn ask_at_length<T: Send + 'static>(
        &self,
        question: impl FnOnce(&Referee) -> Result<T, Rejected> + Send + 'static,
    ) -> Result<T, Problem> {
        let _turn = self.at_length.take().await;
        self.ask(question).await
    }

    /// As [`App::ask`], for questions that put their own problems into words.
    pub(crate) async fn ask_or_explain<T: Send + 'static>(
        &self,
        question: impl FnOnce(&Referee) -> Result<T, Problem> + Send + 'static,
    ) -> Result<T, Problem> {
        let referee = Arc::clone(&self.referee);
        // The work goes on when the client hangs up: an order is accepted wholly or not at all.
        let span = tracing::Span::current();
        let work = tokio::task::spawn_blocking(move || span.in_scope(|| question(&referee)));
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
