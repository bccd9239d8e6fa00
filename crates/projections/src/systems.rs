//! What the book shows of each rule system beside its views: as text, on paper, as a story. A system has a
//! file here, with a folder where it has much to show.

mod assault;
mod battle;
mod map;
mod realm;
mod siege;

pub use assault::{
    AssaultCommand, Foretold, LineOfFire, ZoneOfFire, foretold, line_of_fire, zone_of_fire,
};
pub(crate) use assault::{TownCard, town_card};
pub(crate) use battle::{BattleCard, battle_card};
pub use battle::{Survey, survey};
pub(crate) use siege::common_sheets;

use crate::print::{SheetKind, html::Html};
use crate::tale::{Names, Tale};
use crate::terminal::Moment;
use crate::view::PlaceInWords;
use campaign::{AnyView, Played};
use messages::Words;

/// A rule system as the book shows it. Views are one reader's: what that reader may not see is not in them.
pub(crate) trait Shown: Played {
    /// The kinds of sheets that can be printed of it.
    const SHEETS: &'static [SheetKind];

    /// The title.
    fn title_of(view: &Self::View) -> &str;

    /// Where the game is in its course.
    fn moment(view: &Self::View) -> Moment;

    /// The same as a line of English.
    fn now(view: &Self::View) -> String;

    /// How it stands, as English text: a picture or a list, tables.
    fn text(view: &Self::View, text: &mut String);

    /// The board in English words, place by place; none: its text names every place already.
    fn atlas(_: &Self::View, _reader: &str) -> Vec<PlaceInWords> {
        Vec::new()
    }

    /// Whoever orders are given to, in English words: where they stand, and how far others are; none: its text tells it.
    fn pieces(_: &Self::View) -> Vec<PlaceInWords> {
        Vec::new()
    }

    /// The kind of the facts that are told behind its end; none while it goes on, and where nothing is.
    fn epilogue(_: &Self::View) -> Option<&'static str> {
        None
    }

    /// What is told behind its end.
    fn tell_epilogue(_: &Self::View, _told: &[&str], _text: &mut String) {}

    /// The roles that have sheets of their own.
    fn sheet_roles(view: &Self::View) -> Vec<&str>;

    /// A sheet of the role whose view it is.
    fn own_sheet(html: &mut Html, kind: SheetKind, view: &Self::View, role: &str, words: Words<'_>);

    /// A sheet for everybody.
    fn common_sheet(html: &mut Html, kind: SheetKind, view: &Self::View, words: Words<'_>);

    /// Tells a fight of the map that is played by it, or an engagement that is played for itself; none: it is
    /// the map, which is told turn by turn.
    fn tale(names: Names, words: Words<'static>) -> Option<Box<dyn Tale<Self>>>;
}

/// The title of what is seen.
pub(crate) fn title_of(view: &AnyView) -> &str {
    campaign::each_view!(view, |view, S| S::title_of(view))
}
