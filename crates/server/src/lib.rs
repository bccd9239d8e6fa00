//! HTTP and server-sent events: the referee and the projections, for browsers and programs.
//!
//! This crate knows no rule, no record and no disk. It turns requests into orders and questions,
//! and answers into JSON; every no is a problem (RFC 9457) with a stable code. One table of
//! endpoints makes both the router and the OpenAPI document, so neither can
//! forget what the other has.
//!
//! ```
//! use referee::Referee;
//! use std::sync::Arc;
//! use tokio_util::sync::CancellationToken;
//!
//! # tokio::runtime::Builder::new_multi_thread().enable_all().build()?.block_on(async {
//! let referee = Arc::new(Referee::new(Arc::new(store::MemoryStore::new())));
//! let listener = tokio::net::TcpListener::bind("127.0.0.1:0").await?;
//! let shutdown = CancellationToken::new();
//! let serving = tokio::spawn(server::serve(listener, referee, shutdown.clone()));
//! shutdown.cancel(); // on a signal, as a rule
//! serving.await?
//! # })?;
//! # Ok::<(), std::io::Error>(())
//! ```

mod ahead;
mod answering;
mod app;
mod asking;
mod attendance;
mod bad_id;
mod beacon;
pub mod body;
mod budgets;
mod campaigns;
mod checkpoints;
mod compressing;
mod condition;
mod creation;
mod creation_password;
mod desk;
mod devices;
mod download;
mod endpoint;
mod extract;
mod feed;
mod headers;
mod host;
mod hub;
mod idle;
mod in_process;
mod letters;
mod mail;
mod mail_codes;
mod metrics;
mod neighbours;
mod notices;
mod openapi;
mod orders;
mod organiser;
mod outbox;
mod pace;
mod pages;
mod passing;
mod presence;
mod problem;
mod readers;
mod reading;
mod reminders;
mod routes;
mod schema_files;
mod sending;
mod serving;
mod settings;
mod shapes;
mod sighting;
mod signatures;
mod stream;
mod summaries;
mod traffic;
mod unchanged;
mod webhook;
mod what_ifs;
mod written;
mod yielding;

pub use beacon::{BeaconUrl, NotBeaconUrl};
pub use checkpoints::CHECKPOINT_HEADER;
pub use condition::{Ailment, Condition};
pub use creation_password::CreationPassword;
pub use in_process::{Answer, InProcess};
pub use letters::within as letters_of;
pub use mail::{MailServer, NotMailServer};
pub use metrics::Metrics;
pub use problem::{NeedsCard, NeedsDice, Problem, ProblemDetails, RollAsked, ToSign};
pub use schema_files::schemas;
pub use serving::{serve, serve_with};
pub use settings::{Backups, Settings};
pub use signatures::{DEVICE as DEVICE_HEADER, SIGNATURES as SIGNATURES_HEADER};
