//! Text as HTML. Everything that is said is escaped: scenarios are written by strangers.

use std::fmt::{Display, Write as _};

/// A piece of HTML, whole elements only.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Html(String);

impl Html {
    pub(crate) fn text(&self) -> &str {
        &self.0
    }

    /// Says something. Words between grave accents are shown as they are typed.
    pub(crate) fn say(&mut self, text: impl Display) {
        for (at, part) in text.to_string().split('`').enumerate() {
            if at % 2 == 1 {
                self.0.push_str("<code>");
                self.escape(part);
                self.0.push_str("</code>");
            } else {
                self.escape(part);
            }
        }
    }

    fn escape(&mut self, text: &str) {
        for letter in text.chars() {
            match letter {
                '&' => self.0.push_str("&amp;"),
                '<' => self.0.push_str("&lt;"),
                '>' => self.0.push_str("&gt;"),
                '"' => self.0.push_str("&quot;"),
                other => self.0.push(other),
            }
        }
    }

    /// An element with a class, if any, and what stands in it.
    pub(crate) fn element(
        &mut self,
        name: &'static str,
        class: &'static str,
        inside: impl FnOnce(&mut Self),
    ) {
        let class = (!class.is_empty()).then_some(("class", class));
        self.with(name, class.as_slice(), inside);
    }

    /// An element with attributes and what stands in it.
    pub(crate) fn with(
        &mut self,
        name: &'static str,
        attributes: &[(&'static str, &str)],
        inside: impl FnOnce(&mut Self),
    ) {
        let _ = write!(self.0, "<{name}");
        for (attribute, value) in attributes {
            let _ = write!(self.0, " {attribute}=\"");
            self.escape(value);
            self.0.push('"');
        }
        self.0.push('>');
        inside(self);
        let _ = write!(self.0, "</{name}>");
        if !matches!(name, "a" | "code" | "span" | "small" | "strong" | "text" | "polygon" | "path")
        {
            self.0.push('\n');
        }
    }

    /// An element that says one thing.
    pub(crate) fn line(&mut self, name: &'static str, class: &'static str, text: impl Display) {
        self.element(name, class, |html| html.say(text));
    }

    /// The head of a table.
    pub(crate) fn columns(&mut self, names: &[impl AsRef<str>]) {
        self.element("thead", "", |html| {
            html.element("tr", "", |html| {
                for name in names {
                    html.with("th", &[("scope", "col")], |html| html.say(name.as_ref()));
                }
            });
        });
    }

    /// The first cell of a row.
    pub(crate) fn row_head(&mut self, text: impl Display) {
        self.with("th", &[("scope", "row")], |html| html.say(text));
    }

    /// Boxes to tick, so many of them ticked; `said` to those who do not see them.
    pub(crate) fn boxes(&mut self, count: u32, ticked: u32, said: &str) {
        self.with("span", &[("class", "boxes"), ("role", "img"), ("aria-label", said)], |html| {
            for at in 0..count {
                let (class, mark) = if at < ticked { ("box ticked", "✕") } else { ("box", "") };
                html.line("span", class, mark);
            }
        });
    }

    /// Empty lines to write on.
    pub(crate) fn empty_lines(&mut self, count: usize) {
        self.with("div", &[("class", "lines"), ("aria-hidden", "true")], |html| {
            for _ in 0..count {
                html.element("div", "line", |_| ());
            }
        });
    }
}

/// A sheet: it begins on a page of its own. On a narrow screen it is moved sideways, also by keys.
pub(crate) fn sheet(
    html: &mut Html,
    kind: super::SheetKind,
    seat: Option<&str>,
    name: &str,
    inside: impl FnOnce(&mut Html),
) {
    let class = format!("sheet {kind}");
    let mut attributes = vec![
        ("class", class.as_str()),
        ("data-sheet", kind.word()),
        ("aria-label", name),
        ("tabindex", "0"),
    ];
    if let Some(seat) = seat {
        attributes.push(("data-seat", seat));
    }
    html.with("section", &attributes, inside);
}

/// The head of a sheet: its name, and beside it what it is about.
pub(crate) fn title(html: &mut Html, name: &str, beside: &str) {
    html.element("header", "", |html| {
        html.line("h2", "", name);
        html.line("p", "", beside);
    });
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_said_cannot_become_an_element() {
        let mut html = Html::default();
        html.with("p", &[("data-name", "\"><script>")], |html| {
            html.say("<b>bold</b> & `a<b`");
        });
        assert_eq!(
            html.text(),
            "<p data-name=\"&quot;&gt;&lt;script&gt;\">&lt;b&gt;bold&lt;/b&gt; &amp; \
             <code>a&lt;b</code></p>\n"
        );
    }
}
