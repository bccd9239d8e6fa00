//! An assault as the book shows it.

mod sheets;
mod tale;
mod text;

use super::Shown;
use crate::print::{SheetKind, html::Html};
use crate::tale::{Names, Tale};
use crate::terminal::Moment;
use fortified_town::{Assault, view::View};
use messages::Words;

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
