//! The story as a page to print, with a drawing of the map at the end of each turn.

use super::{Illustrated, Passage, Story, Told, land, markdown::heading};
use crate::print::{checkpoint, html::Html};
use crate::sheets::LINK;
use messages::say;

pub(super) fn written(illustrated: &Illustrated, base: Option<&str>) -> String {
    let Illustrated { story, language, lands } = illustrated;
    let words = super::words(*language);
    let mut body = Html::default();
    body.line("h1", "cover", &story.name);
    for (chapter, land) in story.chapters.iter().zip(lands) {
        let name = heading(chapter, land.is_some(), words);
        body.element("section", "chapter", |html| {
            html.line("h2", "", &name);
            for passage in &chapter.passages {
                self::passage(html, story, passage, base);
            }
            if let Some(land) = land {
                html.element("figure", "", |html| {
                    let label = say!(words, "map-after", turn = chapter.turn);
                    land::drawing(html, land, &label);
                    html.element("figcaption", "", |html| {
                        for (at, (name, stands)) in land::described(land, words).iter().enumerate()
                        {
                            html.element("p", "", |html| {
                                html.line("strong", "", format!("{} {name}", at + 1));
                                html.say(format!(" {stands}"));
                            });
                        }
                    });
                });
            }
        });
    }
    checkpoint::printed(&mut body, story.checkpoint.as_deref(), *language);
    let mut title = Html::default();
    title.line("title", "", &story.name);
    format!(
        "<!doctype html>\n<html lang=\"{}\">\n<head>\n<meta charset=\"utf-8\">\n\
         <meta name=\"viewport\" content=\"width=device-width\">\n{}{LINK}\n</head>\n<body>\n\
         <main class=\"story\">\n{}</main>\n</body>\n</html>\n",
        language.code(),
        title.text(),
        body.text(),
    )
}

fn passage(html: &mut Html, story: &Story, passage: &Passage, base: Option<&str>) {
    let class = if passage.scope.is_some() { "fight" } else { "march" };
    html.element("div", class, |html| {
        if let Some(title) = &passage.title {
            html.line("h3", "", title);
        }
        for told in &passage.sentences {
            html.element("p", "", |html| sentence(html, story, passage, told, base));
        }
    });
}

fn sentence(html: &mut Html, story: &Story, passage: &Passage, told: &Told, base: Option<&str>) {
    html.say(&told.text);
    html.element("small", "", |html| {
        for record in &told.records {
            html.say(' ');
            match base {
                Some(base) => {
                    let address = story.address(base, passage.scope.as_ref(), *record);
                    html.with("a", &[("href", &address)], |html| html.say(record));
                }
                None => html.say(record),
            }
        }
    });
}
