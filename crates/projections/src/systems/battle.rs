//! A battle as the book shows it.

mod atlas;
mod sheets;
mod tale;
mod text;

pub(crate) use te_wapen::preview_card::PreviewCard as BattleCard;
pub use te_wapen::survey::Survey;

use super::Shown;
use crate::Listener;
use crate::print::{SheetKind, html::Html};
use crate::tale::{Names, Tale};
use crate::terminal::Moment;
use crate::view::PlaceInWords;
use board::Hex;
use campaign::AnySetup;
use chronicle::{CampaignId, Head, Scope};
use messages::{Language, Words};
use referee::{Referee, Rejected};
use te_wapen::{
    Battle,
    pieces::PieceId,
    view::{PieceView, View},
};

impl Shown for Battle {
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

    fn atlas(view: &View, _: &str) -> Vec<PlaceInWords> {
        atlas::places(view)
    }

    fn pieces(view: &View) -> Vec<PlaceInWords> {
        atlas::pieces(view)
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
        Some(Box::new(tale::BattleTale::new(names, words)))
    }
}

/// The field and the armies of a scenario, for who chooses one; none: it is no battle.
pub(crate) fn battle_card(scenario: &AnySetup, language: Language) -> Option<BattleCard> {
    let AnySetup::Battle(setup) = scenario else { return None };
    Some(te_wapen::preview_card::preview_card(&setup.scenario, campaign::troops(), language))
}

/// What a piece could do from where it stands, or, if a hex is named, from there; and the head at which that
/// is so.
///
/// # Errors
/// What [`Referee::look`] rejects, and what [`te_wapen::survey::survey`] refuses.
pub fn survey<'r>(
    referee: &Referee,
    campaign: CampaignId,
    scope: &Scope,
    reader: impl Into<Listener<'r>>,
    piece: &PieceId,
    from: Option<Hex>,
) -> Result<(Head, Survey), Rejected> {
    let Listener { reader, language } = reader.into();
    referee.look::<Battle, _>(campaign, scope, reader, |battle, role| {
        te_wapen::survey::survey(battle, role, piece, from, language)
    })
}
