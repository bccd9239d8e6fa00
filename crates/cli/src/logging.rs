//! What the program says about itself, on the error stream; keys and payloads are never in it.

use crate::arguments::Command;
use tracing_subscriber::EnvFilter;

/// A server tells its requests and troubles, any other command its troubles only. `WAPENROL_LOG`
/// chooses otherwise. With `WAPENROL_LOG_FORMAT=json` each line is an object, for programs.
pub(crate) fn begin(command: &Command) {
    // What sled and the client of NATS say of their insides helps nobody; what it means is said where it is met.
    let usual = match command {
        Command::Serve(_) => "info,sled=off,async_nats=off",
        _ => "error,sled=off,async_nats=off",
    };
    let filter = EnvFilter::try_from_env("WAPENROL_LOG").unwrap_or_else(|_| EnvFilter::new(usual));
    let lines = tracing_subscriber::fmt()
        .with_env_filter(filter)
        .with_writer(std::io::stderr)
        .with_ansi(crate::printing::on_terminal());
    // A second logger in one process is a test's; the first one stays.
    let _ = match std::env::var("WAPENROL_LOG_FORMAT").as_deref() {
        Ok("json") => lines.json().flatten_event(true).with_current_span(false).try_init(),
        _ => lines.try_init(),
    };
}
