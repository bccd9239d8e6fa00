//! What is wrong with a typed order and what would be right, said when somebody hears it.

use messages::Catalogue;
use std::sync::LazyLock;

pub(super) const ENGLISH: &str = include_str!("en.ftl");
pub(super) const DUTCH: &str = include_str!("nl.ftl");

/// Whatever can be said of a line that is no order.
pub(super) static SENTENCES: LazyLock<Catalogue> = LazyLock::new(|| Catalogue::new(ENGLISH, DUTCH));

messages::room!($ crate::notation::sentences::SENTENCES);

pub(super) use said;
