//! The map of a campaign as the book shows it.

mod sheets;
mod text;

use super::Shown;
use crate::print::{SheetKind, html::Html};
use crate::tale::{Names, Tale};
use crate::terminal::Moment;
use crate::view::PlaceInWords;
use campaign_map::{CampaignMap, view::View};
use messages::Words;

impl Shown for CampaignMap {
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

    fn atlas(view: &View, reader: &str) -> Vec<PlaceInWords> {
        let told = campaign_map::atlas::atlas(view, reader).into_iter();
        told.map(|(space, words)| PlaceInWords {
            place: space.id.to_string(),
            name: space.name.clone(),
            words,
            bare: false,
        })
        .collect()
    }

    fn pieces(view: &View) -> Vec<PlaceInWords> {
        let told = campaign_map::atlas::armies(view).into_iter();
        told.map(|(banner, words)| PlaceInWords {
            place: banner.id.to_string(),
            name: banner.name.clone(),
            words,
            bare: false,
        })
        .collect()
    }

    fn sheet_roles(view: &View) -> Vec<&str> {
        sheets::roles(view)
    }

    fn own_sheet(html: &mut Html, kind: SheetKind, view: &View, role: &str, words: Words<'_>) {
        sheets::own(html, kind, view, role, words);
    }

    fn common_sheet(html: &mut Html, kind: SheetKind, view: &View, words: Words<'_>) {
        sheets::common(html, kind, view, words);
    }

    fn tale(_: Names, _: Words<'static>) -> Option<Box<dyn Tale<Self>>> {
        None
    }
}
