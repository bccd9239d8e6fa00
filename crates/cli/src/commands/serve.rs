//! `wapenrol serve`: the data folder, or a store in NATS, for browsers and programs.

mod bots;
mod config;
mod kept;
mod scrubbing;

use crate::context::Context;
use crate::failure::Failure;
use crate::folder::store_failure;
use crate::in_nats::InNats;
use bots::BotTable;
pub(crate) use bots::Patience;
use chronicle::CampaignId;
use config::{Agreed, cannot_tell};
use kept::Kept;
use projections::Language;
use referee::{Parts, Referee};
pub(super) use scrubbing::ScrubEvery;
use scrubbing::{Scrubbing, scrub_every};
use serde::Serialize;
use server::{Ailment, Backups, BeaconUrl, Condition, Metrics, Settings, body::BackupBody};
use std::fmt::{self, Write as _};
use std::net::SocketAddr;
use std::path::PathBuf;
use std::sync::Arc;
use std::time::Duration;
use store::{Backup, Store, WithBackup, WithHostKey};
use tokio::net::TcpListener;
use tokio_util::sync::CancellationToken;

/// Milliseconds between two orders of bots, where nobody says otherwise.
pub(super) const PACE: u64 = 1500;

/// MiB that campaigns in memory take, where nobody says otherwise.
pub(super) const MEMORY: u64 = referee::MEMORY >> 20;

#[derive(Debug, clap::Args)]
#[command(after_help = "\
Examples:
  wapenrol serve
  wapenrol serve --data /var/lib/wapenrol --listen 0.0.0.0:7411 --creation-password-file password
  wapenrol serve --bots           bots play every seat until somebody sits down
  wapenrol serve --creation-password-file /etc/wapenrol/password
  wapenrol serve --backup /mnt/backup
  wapenrol serve --public-url https://war.example
  wapenrol serve --mail-file /etc/wapenrol/mail --mail-from wapenrol@war.example
  wapenrol serve --check-config --data /var/lib/wapenrol --backup /mnt/backup

Ctrl-C or SIGTERM ends it; open requests are finished and nothing is lost. It speaks plain HTTP: for
the open network put a proxy with TLS before it. WAPENROL_LOG=debug tells more,
and WAPENROL_LOG_FORMAT=json writes its log for programs.")]
pub(crate) struct Serve {
    /// Where to listen; port 0 takes a free one
    #[arg(long, value_name = "ADDR", default_value = "127.0.0.1:7411")]
    pub(super) listen: SocketAddr,
    /// Keep the campaigns in a cluster of NATS servers instead of the data folder: some of their addresses, nats://
    /// or tls://, with commas. The data folder holds only what can be made anew then
    #[arg(long, value_name = "URLS", env = "WAPENROL_STORE")]
    pub(super) store: Option<String>,
    #[command(flatten)]
    pub(super) in_nats: InNats,
    /// A file with the password that people must know to begin a campaign; `WAPENROL_CREATION_PASSWORD`
    /// may hold the password itself instead
    #[arg(long, value_name = "FILE", env = "WAPENROL_CREATION_PASSWORD_FILE")]
    pub(super) creation_password_file: Option<PathBuf>,
    /// Write a copy of every campaign into this folder, order by order; keep it as you keep the data
    /// folder: it holds keys and secrets
    #[arg(long, value_name = "FOLDER", env = "WAPENROL_BACKUP")]
    pub(super) backup: Option<PathBuf>,
    /// Where people reach this server, for links in reminders and feeds
    #[arg(long, value_name = "URL", env = "WAPENROL_PUBLIC_URL")]
    pub(super) public_url: Option<String>,
    /// The language of reminders, which nobody asks for: en or nl
    #[arg(long, value_name = "LANGUAGE", value_parser = language, default_value = "en",
        env = "WAPENROL_LANGUAGE")]
    pub(super) language: Language,
    /// A name under which people reach this server, beside that of --public-url, such as box.local; may be
    /// given again. Addresses in numbers and localhost are always right
    #[arg(long = "host", value_name = "NAME")]
    pub(super) names: Vec<String>,
    /// Let anybody who reaches this server begin campaigns, from other machines too and without a password
    #[arg(long, conflicts_with = "creation_password_file")]
    pub(super) anybody_may_begin: bool,
    /// Let organisers send reminders into this host's own network, and over plain HTTP
    #[arg(long)]
    pub(super) webhooks_to_private_nets: bool,
    /// A file with the address of the mail server that tells players that it is their turn, such as
    /// smtps://NAME:PASSWORD@HOST; `WAPENROL_MAIL` may hold the address itself instead
    #[arg(long, value_name = "FILE", env = "WAPENROL_MAIL_FILE", requires = "mail_from")]
    pub(super) mail_file: Option<PathBuf>,
    /// Who is said to write it, such as wapenrol@war.example
    #[arg(long, value_name = "ADDRESS", env = "WAPENROL_MAIL_FROM")]
    pub(super) mail_from: Option<String>,
    /// So long somebody is waited for before they are told that it is their turn
    #[arg(long, value_name = "SPAN", value_parser = waited_for, default_value = "5m")]
    pub(super) notice_after: Duration,
    /// A public beacon in drand's format, with the hash of its chain: campaigns may have it stand in where
    /// too few give to dice, such as https://api.drand.sh/HASH
    #[arg(long, value_name = "URL", env = "WAPENROL_BEACON")]
    pub(super) beacon: Option<BeaconUrl>,
    /// How often the data folder and its backup are looked through for damage, slowly, such as 24h; or never
    #[arg(long, value_name = "SPAN", value_parser = scrub_every, default_value = "24h")]
    pub(super) scrub_every: ScrubEvery,
    /// So many MiB the campaigns in memory take, about, beside those that somebody is busy with; the others are read again
    /// when they are asked for
    #[arg(long, value_name = "MIB", value_parser = clap::value_parser!(u64).range(1..=1 << 20), default_value_t = MEMORY,
        env = "WAPENROL_MEMORY")]
    pub(super) memory: u64,
    /// Tell figures for Prometheus at http://ADDRESS/metrics. They name no campaign and nobody, and ask for no
    /// password: choose an address that only you can reach, such as 127.0.0.1:9464
    #[arg(long, value_name = "ADDRESS", env = "WAPENROL_METRICS")]
    pub(super) metrics: Option<SocketAddr>,
    /// Look whether the server could be started so, say what it would do, and start nothing
    #[arg(long)]
    pub(super) check_config: bool,
    /// Let bots play every seat until its player opens their link
    #[arg(long)]
    pub(super) bots: bool,
    /// Milliseconds between two orders of bots
    #[arg(long, value_name = "MS", default_value_t = PACE, requires = "bots")]
    pub(super) pace: u64,
    /// Where they play before anybody has come
    #[arg(skip)]
    pub(super) patience: Patience,
}

fn waited_for(text: &str) -> Result<Duration, String> {
    humantime::parse_duration(text).map_err(|_| "write it as 5m, 90s or 1h".to_owned())
}

fn language(code: &str) -> Result<Language, String> {
    let known = Language::ALL.into_iter().find(|language| language.code() == code);
    known.ok_or_else(|| "it is en or nl".to_owned())
}

/// Where browsers find the server, and programs its figures.
#[derive(Serialize)]
struct Listening {
    listening: String,
    #[serde(skip_serializing_if = "Option::is_none")]
    metrics: Option<String>,
}

impl Serve {
    pub(crate) fn run(&self, context: &Context) -> Result<(), Failure> {
        if context.place.server.is_some() {
            let message = "serve opens a data folder; leave --server out";
            return Err(Failure::usage("needs_data_folder", message));
        }
        if self.check_config {
            return self.check(context);
        }
        let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build()?;
        runtime.block_on(self.serve(context))
    }

    async fn serve(&self, context: &Context) -> Result<(), Failure> {
        let Agreed { creation_password, public_url, mail } = self.agreed()?;
        let listener =
            TcpListener::bind(self.listen).await.map_err(|error| self.cannot_listen(&error))?;
        let address = listener.local_addr()?;
        let kept = Kept::open(self, context, address)?;
        let mut condition = Watched { kept: kept.clone(), backup: None };
        let mut store = kept.store();
        let mut backups: Option<Arc<dyn Backups>> = None;
        let folder = self.backup.as_ref();
        let backup = folder.map(|folder| Backup::open(folder).map(Arc::new)).transpose();
        let backup = backup.map_err(store_failure)?;
        if let Some(backup) = backup.clone() {
            condition.backup = Some(Arc::clone(&backup));
            backups =
                Some(Arc::new(Checking { backup: Arc::clone(&backup), store: Arc::clone(&store) }));
            store = Arc::new(WithBackup::new(store, backup).map_err(store_failure)?);
        }
        let store = WithHostKey::new(store, context.place.host_key()?);
        let encrypted = store.encrypt_all().map_err(store_failure)?;
        if encrypted > 0 {
            tracing::info!(campaigns = encrypted, "private parts are encrypted from now on");
        }
        let store: Arc<dyn Store> = Arc::new(store);
        let condition: Arc<dyn Condition> = Arc::new(condition);
        let metrics = self.metrics.map(|_| Metrics::new(Some(Arc::clone(&condition))));
        let settings = Settings {
            creation_password,
            public_url,
            names: self.names.clone(),
            language: self.language,
            webhooks_to_private_nets: self.webhooks_to_private_nets,
            first_pause: None,
            mail,
            notice_after: Some(self.notice_after),
            beacon: self.beacon.clone(),
            beacon_patience: None,
            backups,
            condition: Some(condition),
            imports: Some(context.place.data.clone()),
            metrics: metrics.clone(),
        };
        let parts = Parts::new(store).keeping_states(&context.place.data);
        let parts = Parts { memory: self.memory << 20, ..parts };
        let referee = Arc::new(Referee::with(parts));
        let scrubbing = Scrubbing { kept, backup, every: self.scrub_every }.start()?;
        let shutdown = CancellationToken::new();
        end_on_signal(shutdown.clone())?;
        let mut figures = None;
        if let (Some(metrics), Some(address)) = (metrics, self.metrics) {
            let listener = TcpListener::bind(address).await;
            let listener = listener.map_err(|error| cannot_tell(address, &error))?;
            figures = Some(format!("http://{}/metrics", listener.local_addr()?));
            tokio::spawn(metrics.serve(listener, shutdown.clone()));
        }
        let answer = Listening { listening: format!("http://{address}"), metrics: figures };
        context.printer.answer(&answer, |text| {
            *text = format!("listening on {}", answer.listening);
            if let Some(figures) = &answer.metrics {
                let _ = write!(text, "\nfigures for Prometheus at {figures}");
            }
        })?;
        let bots = self.bots.then(|| {
            let pace = Duration::from_millis(self.pace);
            BotTable::open(Arc::clone(&referee), pace, self.patience, shutdown.clone())
        });
        let served = server::serve_with(listener, referee, settings, shutdown.clone()).await;
        shutdown.cancel();
        scrubbing.end();
        if let Some(bots) = bots {
            bots.close();
        }
        served.map_err(Failure::from)
    }
}

/// The backup folder, as the server asks it.
struct Checking {
    backup: Arc<Backup>,
    store: Arc<dyn Store>,
}

impl fmt::Debug for Checking {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Checking").field("backup", &self.backup).finish_non_exhaustive()
    }
}

impl Backups for Checking {
    fn check(&self, campaign: CampaignId) -> Result<BackupBody, String> {
        let (state, verified) = self.backup.check(&*self.store, campaign)?;
        let file = state.file.file_name().unwrap_or_default().to_string_lossy().into_owned();
        let head = verified.head.into();
        Ok(BackupBody { file, head, records: verified.counts.records, bytes: state.bytes })
    }
}

/// The data folder and its backup, as the server's health tells of them.
#[derive(Debug)]
struct Watched {
    kept: Kept,
    backup: Option<Arc<Backup>>,
}

impl Condition for Watched {
    fn ailments(&self) -> Vec<Ailment> {
        let behind = self.backup.as_ref().is_some_and(|backup| backup.trouble().is_some());
        let mut ailments = self.kept.ailments();
        ailments.extend(behind.then_some(Ailment::BackupBehind));
        ailments
    }

    fn free_bytes(&self) -> Option<u64> {
        self.kept.free_bytes()
    }
}

/// The first signal ends politely, the second at once.
fn end_on_signal(shutdown: CancellationToken) -> Result<(), Failure> {
    let mut signals = Signals::listen()?;
    tokio::spawn(async move {
        signals.next().await;
        tracing::info!("shutting down; once more ends it at once");
        shutdown.cancel();
        signals.next().await;
        std::process::exit(5);
    });
    Ok(())
}

#[cfg(unix)]
struct Signals {
    interrupt: tokio::signal::unix::Signal,
    terminate: tokio::signal::unix::Signal,
}

#[cfg(unix)]
impl Signals {
    fn listen() -> std::io::Result<Self> {
        use tokio::signal::unix::{SignalKind, signal};
        let (interrupt, terminate) = (SignalKind::interrupt(), SignalKind::terminate());
        Ok(Self { interrupt: signal(interrupt)?, terminate: signal(terminate)? })
    }

    async fn next(&mut self) {
        tokio::select! {
            _ = self.interrupt.recv() => {}
            _ = self.terminate.recv() => {}
        }
    }
}

#[cfg(not(unix))]
struct Signals;

#[cfg(not(unix))]
impl Signals {
    fn listen() -> std::io::Result<Self> {
        Ok(Self)
    }

    async fn next(&mut self) {
        let _ = tokio::signal::ctrl_c().await;
    }
}
