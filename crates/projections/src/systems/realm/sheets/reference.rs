//! The rules of a realm in short: what the actions do, what is scored, what the politics cards do, how orders are
//! written.

use super::{card_name, pair};
use crate::print::SheetKind;
use crate::print::html::{Html, sheet as begin, title};
use lowenherz::tables::POLITICS;
use lowenherz::view::View;
use messages::{Words, say};
use rulebook::Command as _;
use rulebook::set_right::VERB;

/// The sheet.
pub(super) fn sheet(html: &mut Html, realm: &View, w: Words<'_>) {
    let name = say!(w, "quick");
    begin(html, SheetKind::Reference, None, &name, |html| {
        title(html, &name, &realm.title);
        html.line("h3", "", say!(w, "action-cards"));
        html.element("dl", "rules", |html| {
            for kind in ["money", "boundaries", "single-sword", "double-sword", "crown"] {
                pair(
                    html,
                    &say!(w, "realm-action", kind = kind),
                    &say!(w, "realm-action-does", kind = kind),
                );
            }
        });
        html.line("h3", "", say!(w, "realm-founding"));
        founding(html, realm, w);
        html.line("h3", "", say!(w, "realm-politics"));
        html.element("dl", "rules", |html| {
            for (card, _) in POLITICS {
                let does = say!(w, "politics-card-does", card = card.word());
                pair(html, &card_name(card, w), &does);
            }
        });
        html.line("h3", "", say!(w, "orders-written"));
        html.element("dl", "rules", |html| {
            for form in lowenherz::Command::FORMS.iter().filter(|form| form.verb != VERB) {
                pair(html, &format!("`{}`", form.form), &format!("`{}`", form.example));
            }
        });
    });
}

/// Points by spaces.
fn founding(html: &mut Html, realm: &View, w: Words<'_>) {
    let mut from = 1;
    html.element("dl", "rules", |html| {
        for [most, points] in &realm.founding {
            let spaces = if realm.founding.last() == Some(&[*most, *points]) {
                say!(w, "realm-spaces-from", from = from)
            } else {
                say!(w, "realm-spaces-to", from = from, to = *most)
            };
            pair(html, &spaces, &say!(w, "realm-so-many-points", points = *points));
            from = most + 1;
        }
        pair(
            html,
            &say!(w, "realm-each-town"),
            &say!(w, "realm-so-many-points", points = lowenherz::tables::TOWN),
        );
    });
}
