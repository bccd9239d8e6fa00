//! What every request shares, and the way off the asynchronous threads.

use crate::{
    Problem, Settings,
    attendance::Asking,
    beacon::Reading,
    budgets::Budgets,
    hub::Hub,
    mail_codes::Codes,
    outbox::Outbox,
    presence::Presence,
    readers::{Asker, Readers},
    summaries::Summaries,
    written::Written,
};
use chronicle::CampaignId;
use decider::By;
use referee::{Referee, Rejected};
use serde::Serialize;
use std::{ops::Deref, sync::Arc};
use tokio::sync::mpsc::UnboundedSender;
use tokio_util::sync::CancellationToken;

/// What every request shares. Each has it several times over: another one of it is the same.
#[derive(Clone)]
pub(crate) struct App(Arc<AppParts>);

/// What every request shares.
pub(crate) struct AppParts {
    pub(crate) referee: Arc<Referee>,
    pub(crate) hub: Arc<Hub>,
    pub(crate) presence: Arc<Presence>,
    pub(crate) asking: Arc<Asking>,
    pub(crate) summaries: Arc<Summaries>,
    /// None: in this process nobody goes on the network.
    pub(crate) outbox: Option<Outbox>,
    /// Whoever reminds is told of what is wanted.
    pub(crate) reminder: Option<UnboundedSender<CampaignId>>,
    /// What was sent to addresses of mail, to be given back.
    pub(crate) codes: Arc<Codes>,
    /// The public beacon, where the host has named one.
    pub(crate) beacon: Option<Reading>,
    /// As the host has settled it.
    pub(crate) settings: Settings,
    pub(crate) budgets: Arc<Budgets>,
    pub(crate) pages: Readers,
    pub(crate) at_length: Readers,
    pub(crate) shutdown: CancellationToken,
}

impl Deref for App {
    type Target = AppParts;

    fn deref(&self) -> &AppParts {
        &self.0
    }
}

impl App {
    pub(crate) fn new(parts: AppParts) -> Self {
        Self(Arc::new(parts))
    }

    /// Asks the referee on a thread that may block: rules, reads and durable writes all do.
    pub(crate) async fn ask<T: Send + 'static>(
        &self,
        question: impl FnOnce(&Referee) -> Result<T, Rejected> + Send + 'static,
    ) -> Result<T, Problem> {
        self.ask_or_explain(|referee| question(referee).map_err(Problem::from)).await
    }

    /// As [`App::ask`], for what a campaign in memory knows at once: thousands who follow it ask at the same moment, and
    /// another thread for each of them would take longer than the answer.
    pub(crate) async fn ask_at_hand<T: Send + 'static>(
        &self,
        campaign: CampaignId,
        question: impl FnOnce(&Referee) -> Result<T, Rejected> + Send + 'static,
    ) -> Result<T, Problem> {
        if self.referee.is_at_hand(campaign) {
            return question(&self.referee).map_err(Problem::from);
        }
        self.ask(question).await
    }

    /// As [`App::ask`], for what is shown on a page: whoever reads waits for their turn, and no order for them.
    pub(crate) async fn look<T: Send + 'static>(
        &self,
        asker: Asker,
        question: impl FnOnce(&Referee) -> Result<T, Rejected> + Send + 'static,
    ) -> Result<T, Problem> {
        let referee = Arc::clone(&self.referee);
        self.pages.take(asker, move || question(&referee)).await?.map_err(Problem::from)
    }

    /// As [`App::ask`], for what is read at length: whole logs, stories, comparisons, checks.
    pub(crate) async fn ask_at_length<T: Send + 'static>(
        &self,
        asker: Asker,
        question: impl FnOnce(&Referee) -> Result<T, Rejected> + Send + 'static,
    ) -> Result<T, Problem> {
        let referee = Arc::clone(&self.referee);
        self.at_length.take(asker, move || question(&referee)).await?.map_err(Problem::from)
    }

    /// As [`App::look`]; the answer's JSON is written on the same thread.
    pub(crate) async fn show<T: Serialize + Send + 'static>(
        &self,
        asker: Asker,
        question: impl FnOnce(&Referee) -> Result<T, Rejected> + Send + 'static,
    ) -> Result<Written<T>, Problem> {
        self.look(asker, |referee| Written::new(&question(referee)?)).await
    }

    /// As [`App::ask_at_length`]; the answer's JSON is written on the same thread.
    pub(crate) async fn show_at_length<T: Serialize + Send + 'static>(
        &self,
        asker: Asker,
        question: impl FnOnce(&Referee) -> Result<T, Rejected> + Send + 'static,
    ) -> Result<Written<T>, Problem> {
        self.ask_at_length(asker, |referee| Written::new(&question(referee)?)).await
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
