//! An assault as the book shows it.

mod sheets;
mod tale;
mod text;

pub use fortified_town::Command as AssaultCommand;
pub use fortified_town::foretold::Foretold;
pub use fortified_town::lines_of_fire::{LineOfFire, ZoneOfFire};
pub(crate) use fortified_town::preview_card::PreviewCard as TownCard;

use super::Shown;
use crate::Listener;
use crate::print::{SheetKind, html::Html};
use crate::tale::{Names, Tale};
use crate::terminal::Moment;
use campaign::AnySetup;
use chronicle::{CampaignId, Head, Scope};
use fortified_town::{Assault, lines_of_fire, men::ManId, spot::Spot, view::View};
use messages::Words;
use referee::{Reader, Referee, Rejected};

impl Shown for Assault {
    const SHEETS: &'static [SheetKind] = sheets::KINDS;

    fn title_of(view: &View) -> &str {
        &view.title
    }

    fn moment(view: &View) -> Moment {
        text::moment(view)
    }

    fn now(view: &View) -> String {
        text::now(view)
    }

    fn text(view: &View, text: &mut String) {
        text::text(view, text);
    }

    fn sheet_roles(_: &View) -> Vec<&str> {
        sheets::roles()
    }

    fn own_sheet(html: &mut Html, kind: SheetKind, view: &View, _: &str, words: Words<'_>) {
        sheets::own(html, kind, view, words);
    }

    fn common_sheet(html: &mut Html, kind: SheetKind, view: &View, words: Words<'_>) {
        sheets::common(html, kind, view, words);
    }

    fn tale(names: Names, words: Words<'static>) -> Option<Box<dyn Tale<Self>>> {
        Some(Box::new(tale::AssaultTale::new(names, words)))
    }
}

/// The town of a scenario and who stands where, for who chooses one; none: it is no assault.
pub(crate) fn town_card(scenario: &AnySetup) -> Option<TownCard> {
    let AnySetup::Assault(setup) = scenario else { return None };
    fortified_town::preview_card::preview_card(&setup.scenario, campaign::towns())
}

/// The line of fire from one place to another, with who stands there where somebody is named, and the head at
/// which it is so.
///
/// # Errors
/// What [`Referee::look`] rejects, and what [`lines_of_fire::line_of_fire`] refuses.
pub fn line_of_fire<'r>(
    referee: &Referee,
    campaign: CampaignId,
    scope: &Scope,
    reader: impl Into<Listener<'r>>,
    from: (Spot, Option<&ManId>),
    to: (Spot, Option<&ManId>),
) -> Result<(Head, LineOfFire), Rejected> {
    let Listener { reader, language } = reader.into();
    referee.look::<Assault, _>(campaign, scope, reader, |assault, _| {
        lines_of_fire::line_of_fire(assault, from, to, language)
    })
}

/// What somebody sees from a place, and what lies in its dead areas.
///
/// # Errors
/// What [`Referee::look`] rejects, and what [`lines_of_fire::zone_of_fire`] refuses.
pub fn zone_of_fire<'r>(
    referee: &Referee,
    campaign: CampaignId,
    scope: &Scope,
    reader: impl Into<Listener<'r>>,
    from: Spot,
    sentry: Option<&ManId>,
) -> Result<(Head, ZoneOfFire), Rejected> {
    let Listener { reader, .. } = reader.into();
    referee.look::<Assault, _>(campaign, scope, reader, |assault, _| {
        lines_of_fire::zone_of_fire(assault, from, sentry)
    })
}

/// What the dice of an order would do if its sender gave it now, whether it stands in their list or not; none: it
/// would be refused, or no die that can be counted decides.
///
/// # Errors
/// What [`Referee::look`] rejects.
pub fn foretold(
    referee: &Referee,
    campaign: CampaignId,
    scope: &Scope,
    reader: &Reader,
    command: &AssaultCommand,
) -> Result<(Head, Option<Foretold>), Rejected> {
    referee.look::<Assault, _>(campaign, scope, reader, |assault, role| {
        Ok(role.and_then(|by| fortified_town::foretold::foretold(assault, by, command)))
    })
}
