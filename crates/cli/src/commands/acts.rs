//! What an act of the organiser's at the desk would change, or has changed, as lines.

use super::amend;
use crate::printing;
use projections::{ActEffect, ActPreview};
use std::fmt::Write as _;

/// What it would change, and what becomes of each order that does not follow as it was.
pub(super) fn preview(told: &ActPreview, text: &mut String) {
    says(&told.effect, text);
    if let Some(corrected) = &told.corrected {
        amend::orders(corrected, text);
    }
    if let Some(back) = &told.left_behind {
        for line in &back.greyed {
            let _ = writeln!(text, "{}", printing::log_line(line));
        }
    }
    amend::pieces(&told.effect.pieces, text);
}

/// What it has changed.
pub(super) fn done(did: &ActEffect, text: &mut String) {
    says(did, text);
    amend::pieces(&did.pieces, text);
}

fn says(effect: &ActEffect, text: &mut String) {
    for sentence in &effect.says {
        let _ = writeln!(text, "{sentence}");
    }
}
