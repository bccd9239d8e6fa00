//! Bars for work that takes long; only on a terminal, never in a pipe or a file.

use indicatif::{ProgressBar, ProgressDrawTarget, ProgressStyle};

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

fn target() -> ProgressDrawTarget {
    if crate::printing::on_terminal() {
        ProgressDrawTarget::stderr()
    } else {
        ProgressDrawTarget::hidden()
    }
}
