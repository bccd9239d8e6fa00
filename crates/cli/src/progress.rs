//! Bars for work that takes long; only on a terminal, never in a pipe or a file.

use indicatif::{ProgressBar, ProgressDrawTarget, ProgressStyle};
use std::time::Duration;

/// A bar that counts to `length` in `unit`; hidden where nobody looks.
pub(crate) fn bar(length: u64, unit: &str) -> ProgressBar {
    let bar = ProgressBar::with_draw_target(Some(length), target());
    let form = format!("{{bar:30}} {{pos}} of {{len}} {unit}, {{elapsed}} gone, {{eta}} to go");
    if let Ok(style) = ProgressStyle::with_template(&form) {
        bar.set_style(style);
    }
    bar
}

/// A bar for bytes of a file.
pub(crate) fn bytes(length: u64) -> ProgressBar {
    let bar = ProgressBar::with_draw_target(Some(length), target());
    if let Ok(style) =
        ProgressStyle::with_template("{bar:30} {bytes} of {total_bytes}, {eta} to go")
    {
        bar.set_style(style);
    }
    bar
}

/// A sign of life for work of which nobody knows the length.
pub(crate) fn busy(what: &'static str) -> ProgressBar {
    let sign = ProgressBar::with_draw_target(None, target());
    if let Ok(style) = ProgressStyle::with_template("{spinner} {msg}, {elapsed} gone") {
        sign.set_style(style);
    }
    sign.set_message(what);
    sign.enable_steady_tick(Duration::from_millis(120));
    sign
}

fn target() -> ProgressDrawTarget {
    if crate::printing::on_terminal() {
        ProgressDrawTarget::stderr()
    } else {
        ProgressDrawTarget::hidden()
    }
}
