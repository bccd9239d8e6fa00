//! The letters of printed pages. The build of the pages has them under names with a hash.

use crate::pages::{Pages, address_of};
use data_encoding::BASE64;
use std::fmt::Write as _;

/// A file of letters.
struct Letters {
    /// How its name begins.
    file: &'static str,
    style: &'static str,
    range: &'static str,
    /// Whether it is for letters of other languages alone.
    is_extended: bool,
}

const LATIN: &str = "U+0000-00FF,U+0131,U+0152-0153,U+02C6,U+02DA,U+02DC,U+2000-206F,U+20AC,\
                     U+2122,U+2191,U+2193,U+2212,U+2215";
const EXTENDED: &str = "U+0100-02BA,U+02BD-02C5,U+02C7-02CC,U+02CE-02D7,U+02DD-02FF,\
                        U+1E00-1E9F,U+1EF2-1EFF,U+20A0-20AB,U+20AD-20C4,U+2C60-2C7F,U+A720-A7FF";

const ALL: [Letters; 4] = [
    Letters {
        file: "assets/alegreya-latin-wght-normal-",
        style: "normal",
        range: LATIN,
        is_extended: false,
    },
    Letters {
        file: "assets/alegreya-latin-wght-italic-",
        style: "italic",
        range: LATIN,
        is_extended: false,
    },
    Letters {
        file: "assets/alegreya-latin-ext-wght-normal-",
        style: "normal",
        range: EXTENDED,
        is_extended: true,
    },
    Letters {
        file: "assets/alegreya-latin-ext-wght-italic-",
        style: "italic",
        range: EXTENDED,
        is_extended: true,
    },
];

/// A style that asks this server for the letters; nothing where the program was built without its pages.
pub(crate) fn asked_for() -> String {
    style(ALL.iter(), |name| Some(format!("/{name}")))
}

/// A style with the letters in it that a page needs, for a file that is printed anywhere: some 120 kB, and as much again where
/// a name has letters such as *ł*. Nothing where the program was built without its pages.
#[must_use]
pub fn within(page: &str) -> String {
    let is_extended = |letter: char| {
        matches!(letter, '\u{100}'..='\u{130}' | '\u{132}'..='\u{151}' | '\u{154}'..='\u{2ba}'
            | '\u{1e00}'..='\u{1eff}')
    };
    let needs = page.contains(is_extended);
    style(ALL.iter().filter(|letters| needs || !letters.is_extended), |name| {
        let file = Pages::get(name)?;
        Some(format!("data:font/woff2;base64,{}", BASE64.encode(&file.data)))
    })
}

fn style<'a>(
    letters: impl Iterator<Item = &'a Letters>,
    address: impl Fn(&str) -> Option<String>,
) -> String {
    let mut text = String::new();
    for Letters { file, style, range, .. } in letters {
        let Some(address) = address_of(file).and_then(|name| address(&name)) else { continue };
        let _ = writeln!(
            text,
            "@font-face{{font-family:'Alegreya on paper';font-style:{style};font-weight:400 900;\
             src:url({address}) format('woff2');unicode-range:{range}}}"
        );
    }
    text
}
