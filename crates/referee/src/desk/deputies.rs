//! What the organiser says of deputies at the desk, and what a deputy does not say there.

use super::{DeskCommand, DismissDeputy, NameDeputy};
use crate::{
    Code, Rejected, Signatures, book,
    deputies::{known, not_deputys},
    live_campaign::Now,
    rejected::said,
};
use campaign::desk::{DeputyDismissed, DeputyNamed};
use decider::By;

/// So many characters the name of a deputy has at most.
const LONGEST: usize = 40;
/// So many deputies there are at most.
const MOST: usize = 8;

/// The organiser names a deputy.
pub(super) fn named(now: &Now, by: &By, named: &NameDeputy) -> Result<DeputyNamed, Rejected> {
    book::organiser_only(by, said!("only-organiser-names-deputies"))?;
    let name = named.name.trim();
    let length = name.chars().count();
    if !(1..=LONGEST).contains(&length) || name.chars().any(char::is_control) {
        return Err(Rejected::new(Code::BadText, said!("bad-deputy", longest = LONGEST)));
    }
    if now.desk.deputies.contains_key(name) {
        return Err(Rejected::new(
            Code::DeputyKnown,
            said!("deputy-known", name = name.to_owned()),
        ));
    }
    if now.desk.deputies.len() >= MOST {
        return Err(Rejected::new(Code::BadText, said!("too-many-deputies", most = MOST)));
    }
    Ok(DeputyNamed { name: name.to_owned() })
}

/// The organiser takes it back.
pub(super) fn dismissed(
    now: &Now,
    by: &By,
    dismissed: &DismissDeputy,
) -> Result<DeputyDismissed, Rejected> {
    book::organiser_only(by, said!("only-organiser-names-deputies"))?;
    known(&now.desk, &dismissed.name)?;
    Ok(DeputyDismissed { name: dismissed.name.clone() })
}

/// A deputy neither hands on what was lent to them nor ends it, and does not decide what the organiser sees.
pub(super) fn check_desk(command: &DeskCommand, signatures: &Signatures) -> Result<(), Rejected> {
    let alone = matches!(
        command,
        DeskCommand::NameDeputy(_)
            | DeskCommand::DismissDeputy(_)
            | DeskCommand::Blind(_)
            | DeskCommand::Close(_)
    );
    match &signatures.deputy {
        Some(_) if alone => Err(not_deputys()),
        _ => Ok(()),
    }
}
