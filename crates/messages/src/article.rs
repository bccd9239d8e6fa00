//! How a sentence puts what it names: “The Orcs of Astoren” are “the Orcs of Astoren” within one, and what stands first
//! begins with a capital. A message asks with `{ WITHIN($who) }` and `{ FIRST($what) }`.

use fluent_bundle::FluentValue;

/// A name within a sentence: its article begins with a small letter.
pub(crate) fn within(facts: &[FluentValue<'_>]) -> FluentValue<'static> {
    let [FluentValue::String(name)] = facts else { return FluentValue::Error };
    inside(name).into()
}

/// The same of a name that no message puts into a sentence: one of a row.
pub(crate) fn inside(name: &str) -> String {
    let article = ["The ", "De ", "Het "].into_iter().find(|article| name.starts_with(article));
    let rest = article.and_then(|article| Some((article, name.strip_prefix(article)?)));
    rest.map_or_else(|| name.to_owned(), |(article, rest)| article.to_lowercase() + rest)
}

/// What stands behind another word: its first letter is small, unless it is all capitals like `VTOL`.
pub(crate) fn later(facts: &[FluentValue<'_>]) -> FluentValue<'static> {
    let [FluentValue::String(name)] = facts else { return FluentValue::Error };
    let mut letters = name.chars();
    let small = letters.next().map(char::to_lowercase);
    if letters.clone().next().is_some_and(char::is_uppercase) {
        return name.to_string().into();
    }
    small.into_iter().flatten().chain(letters).collect::<String>().into()
}

/// What a sentence begins with: its first letter is a capital.
pub(crate) fn first(facts: &[FluentValue<'_>]) -> FluentValue<'static> {
    let [FluentValue::String(name)] = facts else { return FluentValue::Error };
    let mut letters = name.chars();
    let capital = letters.next().map(char::to_uppercase);
    capital.into_iter().flatten().chain(letters).collect::<String>().into()
}

#[cfg(test)]
mod tests {
    use crate::{Catalogue, Language};

    #[test]
    fn a_sentence_has_names_as_they_stand_in_it() {
        let catalogue = Catalogue::new(
            "land = { FIRST($what) } of { WITHIN($who) }.\nlater = Red { LATER($what) }",
            "land = { FIRST($what) } van { WITHIN($who) }.\nlater = Rode { LATER($what) }",
        );
        let said = |language, what: &'static str, who: &'static str| {
            let facts = [("what", what.into()), ("who", who.into())];
            catalogue.in_language(language).say("land", &facts)
        };
        assert_eq!(said(Language::English, "tower", "The Dead"), "Tower of the Dead.");
        assert_eq!(said(Language::English, "élan", "Theodora"), "Élan of Theodora.");
        assert_eq!(said(Language::Dutch, "toren", "De doden"), "Toren van de doden.");
        let words = catalogue.in_language(Language::English);
        for (what, later) in [("Ogres 1", "Red ogres 1"), ("VTOL 2", "Red VTOL 2"), ("", "Red ")] {
            assert_eq!(words.say("later", &[("what", what.into())]), later);
        }
        assert_eq!(said(Language::Dutch, "", "Het Huis"), " van het Huis.");
    }
}
