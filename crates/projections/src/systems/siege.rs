//! A siege as the book shows it.

mod atlas;
mod sheets;
mod tale;
mod text;

use super::Shown;
use crate::print::{SheetKind, html::Html, words::words};
use crate::tale::{Names, Tale};
use crate::terminal::Moment;
use crate::view::PlaceInWords;
use lowenheim::{
    Siege, city,
    scenario::{self, Options},
    story,
    view::{FigureView, HexView, SiegeView},
};
use messages::{Language, Words};

/// The kind of the fact that somebody has told something.
const STORY_TOLD: &str = "lowenheim.story_told";

impl Shown for Siege {
    const SHEETS: &'static [SheetKind] = sheets::KINDS;

    fn title_of(view: &SiegeView) -> &str {
        &view.title
    }

    fn moment(view: &SiegeView) -> Moment {
        text::moment(view)
    }

    fn now(view: &SiegeView) -> String {
        text::now(view)
    }

    fn text(view: &SiegeView, text: &mut String) {
        text::text(view, text);
    }

    fn epilogue(view: &SiegeView) -> Option<&'static str> {
        view.scores.is_some().then_some(STORY_TOLD)
    }

    fn tell_epilogue(view: &SiegeView, told: &[&str], text: &mut String) {
        text::end(view, told, text);
    }

    fn atlas(view: &SiegeView, _: &str) -> Vec<PlaceInWords> {
        atlas::places(view)
    }

    fn pieces(view: &SiegeView) -> Vec<PlaceInWords> {
        atlas::pieces(view)
    }

    fn sheet_roles(_: &SiegeView) -> Vec<&str> {
        sheets::roles()
    }

    fn own_sheet(html: &mut Html, kind: SheetKind, view: &SiegeView, _: &str, words: Words<'_>) {
        sheets::own(html, kind, view, words);
    }

    fn common_sheet(html: &mut Html, kind: SheetKind, view: &SiegeView, words: Words<'_>) {
        sheets::common(html, kind, view, words);
    }

    fn tale(names: Names, words: Words<'static>) -> Option<Box<dyn Tale<Self>>> {
        Some(Box::new(tale::SiegeTale::new(names, words)))
    }
}

/// The sheets of a siege that need no campaign, and their title.
pub(crate) fn common_sheets(kinds: &[SheetKind], language: Language) -> (String, Html) {
    let (title, words) = (story::title(language), words(language));
    let mut body = Html::default();
    // The built-in city is part of the program, and a test reads it.
    let city = city::parse(scenario::CITY).map(city::City::new).unwrap_or_default();
    let ground = || sheets::map::Ground::built(&city, words);
    let common = SheetKind::ALL.into_iter().filter(|kind| !kind.is_private());
    for kind in common.filter(|kind| kinds.is_empty() || kinds.contains(kind)) {
        sheets::built(&mut body, kind, &title, &Options::default(), &ground, words);
    }
    (title, body)
}
