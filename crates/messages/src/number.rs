//! How many something is: 1 crown, 3 crowns. A message asks with `{ COUNT($crowns, "crown", "crowns") }`.
//!
//! How many a name means: “The Men of Noordburcht” turn a card, Ada turns one. A message asks with
//! `{ VERB($who, "turns", "turn") }`. Names are what people gave, so that only their words can tell.

use fluent_bundle::FluentValue;

/// Nouns for several that do not end as others do.
const SEVERAL: [&str; 5] = ["dead", "undead", "living", "folk", "people"];
/// What stands between a noun and what it belongs to.
const BEHIND: [&str; 6] = ["of", "from", "in", "van", "uit", "te"];

/// The first of two forms of a verb for a name of one, the second for a name of several.
pub(crate) fn verb(facts: &[FluentValue<'_>]) -> FluentValue<'static> {
    match facts {
        [FluentValue::String(who), FluentValue::String(one), FluentValue::String(several)] => {
            let form = if is_several(who) { several } else { one };
            form.to_string().into()
        }
        _ => FluentValue::Error,
    }
}

/// A number with its noun: the first of two forms for one.
pub(crate) fn count(facts: &[FluentValue<'_>]) -> FluentValue<'static> {
    match facts {
        [number, FluentValue::String(one), FluentValue::String(several)] => {
            let number = match number {
                FluentValue::Number(number) => number.as_string().into_owned(),
                FluentValue::String(number) => number.to_string(),
                _ => return FluentValue::Error,
            };
            let form = if number == "1" { one } else { several };
            format!("{number} {form}").into()
        }
        _ => FluentValue::Error,
    }
}

/// Does a name, or a row of names, mean several?
fn is_several(name: &str) -> bool {
    let words: Vec<String> = name.split_whitespace().map(str::to_lowercase).collect();
    if words.iter().any(|word| word == "and" || word == "en") {
        return true;
    }
    let Some((article, rest)) = words.split_first() else { return false };
    let noun = rest.iter().take_while(|word| !BEHIND.contains(&word.as_str())).last();
    let Some(noun) = noun.map(String::as_str) else { return false };
    let ends = |endings: &[&str]| endings.iter().any(|ending| noun.ends_with(ending));
    match article.as_str() {
        "the" if ends(&["ss", "us", "is"]) => false,
        "the" => SEVERAL.contains(&noun) || ends(&["s", "men"]),
        "de" => ends(&["en", "ers", "aars", "lui", "volken"]),
        "nobody's" | "niemands" => ends(&["men", "garrisons", "mannen"]),
        _ => false,
    }
}

#[cfg(test)]
mod tests {
    use super::is_several;
    use crate::{Catalogue, Language};

    #[test]
    fn peoples_are_several_and_persons_one() {
        for name in [
            "The Men of Noordburcht",
            "The Dead of Koperhof",
            "The Ratmen of Zoutklip",
            "The Orcs of Astoren",
            "The Champions of Astoren",
            "De mannen van Noordburcht",
            "De doden van Koperhof",
            "De ratmannen van Zoutklip",
            "De orken van Astoren",
            "De kampioenen van Astoren",
            "De ridders",
            "nobody's men",
            "Niemands mannen",
            "Ada and Bo",
            "Ada en Bo",
        ] {
            assert!(is_several(name), "{name}");
        }
        for name in [
            "",
            "Ada",
            "Dirk",
            "Hendriks",
            "Aldric of Ockerstein",
            "The Duchess of Brabant",
            "The House of Winds",
            "De hertogin van Brabant",
            "King Norak the Merciful from the Valley",
            "The",
            "nobody's garrison",
            "niemands garnizoen",
        ] {
            assert!(!is_several(name), "{name}");
        }
    }

    #[test]
    fn one_has_a_noun_of_its_own() {
        let catalogue = Catalogue::new(
            "far = It is { COUNT($far, \"hex\", \"hexes\") } away.",
            "far = Het is { COUNT($far, \"vak\", \"vakken\") } ver.",
        );
        let said = |language, far: crate::Fact| {
            catalogue.in_language(language).say("far", &[("far", far)])
        };
        assert_eq!(said(Language::English, 1.into()), "It is 1 hex away.");
        assert_eq!(said(Language::English, 0.into()), "It is 0 hexes away.");
        assert_eq!(said(Language::Dutch, 1.into()), "Het is 1 vak ver.");
        assert_eq!(said(Language::Dutch, "12".into()), "Het is 12 vakken ver.");
    }

    #[test]
    fn a_verb_agrees_with_who_does_it() {
        let catalogue = Catalogue::new(
            "turns = { $who } { VERB($who, \"turns\", \"turn\") } a card.",
            "turns = { $who } { VERB($who, \"draait\", \"draaien\") } een kaart om.",
        );
        let said = |language, who: &'static str| {
            catalogue.in_language(language).say("turns", &[("who", who.into())])
        };
        assert_eq!(said(Language::English, "Ada"), "Ada turns a card.");
        assert_eq!(said(Language::English, "The Dead"), "The Dead turn a card.");
        assert_eq!(said(Language::Dutch, "De doden"), "De doden draaien een kaart om.");
    }
}
